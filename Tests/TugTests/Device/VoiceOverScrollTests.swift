import Foundation
import HeadlessDriver
import Testing

@testable import Tug

/// VoiceOver's three fingers sideways, and its list of actions.
@MainActor
@Suite("VoiceOver: scrolls and actions")
struct VoiceOverScrollTests {
  private struct Case: Sendable {
    let edge: Refresher.Edge
    let isRightToLeft: Bool
  }

  nonisolated private static let cases = [
    Case(edge: .leading, isRightToLeft: false), Case(edge: .leading, isRightToLeft: true),
    Case(edge: .trailing, isRightToLeft: false), Case(edge: .trailing, isRightToLeft: true),
  ]

  private func control(_ which: Case) -> (Screen, Refresher) {
    let screen = Screen.sideways(isRightToLeft: which.isRightToLeft)
    let control = screen.host.run {
      let control = Refresher.pull(.bare(60)) { (_: Refresher) in }
      screen.scrollView.tug[which.edge] = control
      return control
    }
    let isLeft = (which.edge == .leading) != which.isRightToLeft
    screen.scroll(toX: isLeft ? 0 : 1625)
    return (screen, control)
  }

  @Test(
    "sideways, fingers to the left go on to the control at the right, and back to that at the left",
    arguments: cases)
  private func fingers(which: Case) {
    let isLeft = (which.edge == .leading) != which.isRightToLeft
    for direction in [UIAccessibilityScrollDirection.left, .right] {
      let (screen, control) = control(which)
      let begins = screen.host.run { screen.scrollView.tug.accessibilityScroll(direction) }
      #expect(begins == (direction == (isLeft ? .right : .left)))
      #expect(control.isRefreshing == begins)
    }
  }

  @Test("next is toward the end of the content, and previous toward its start", arguments: cases)
  private func nextAndPrevious(which: Case) {
    for direction in [UIAccessibilityScrollDirection.next, .previous] {
      let (screen, _) = control(which)
      let begins = screen.host.run { screen.scrollView.tug.accessibilityScroll(direction) }
      #expect(begins == ((direction == .previous) == (which.edge == .leading)))
    }
  }

  @Test("three fingers on the device begin the control that they uncover", arguments: cases)
  private func onDevice(which: Case) {
    let isLeft = (which.edge == .leading) != which.isRightToLeft
    let (screen, control) = control(which)
    let device = TestDevice(host: screen.host) { UIViewController() }
    #expect(device.swipeWithVoiceOver(isLeft ? .right : .left, on: control.view))
    #expect(control.isRefreshing)
  }

  @Test("the list offers the control's action, beside the app's own, while it can be begun")
  func actionOfList() {
    let screen = Screen()
    let own = UIAccessibilityCustomAction(name: "Archive") { _ in true }
    screen.scrollView.accessibilityCustomActions = [own]
    let header = screen.header(.classic)
    var names: [String] { screen.scrollView.accessibilityCustomActions?.map(\.name) ?? [] }
    #expect(names == ["Archive", "Refresh"])
    let action = screen.scrollView.accessibilityCustomActions?.last
    screen.host.run { #expect(action?.actionHandler?(action!) == true) }
    #expect(header.isRefreshing)
    #expect(names == ["Archive"], "under way, there is nothing to begin")
    screen.end(header)
    screen.advance(1)
    #expect(names == ["Archive", "Refresh"])
    screen.host.run { screen.scrollView.tug.header = nil }
    #expect(names == ["Archive"])
  }

  @Test("a list with two controls offers both, and nothing once they are gone")
  func twoActions() {
    let screen = Screen()
    _ = (screen.header(.classic), screen.footer(.classic))
    #expect(
      screen.scrollView.accessibilityCustomActions?.map(\.name) == ["Refresh", "Load more"])
    screen.host.run {
      screen.scrollView.tug.header = nil
      screen.scrollView.tug.footer = nil
    }
    #expect(screen.scrollView.accessibilityCustomActions == nil)
  }
}
