import Foundation
import HeadlessDriver
import Testing

@testable import Tug

/// Content that is smaller than its view, and not at its start (`contentAlignmentPoint`, iOS 17.4).
@MainActor
@Suite("Beside content that is aligned elsewhere")
struct ContentAlignmentTests {
  /// A list of 300 points in a view of 667.
  private func screen(_ alignment: CGFloat) -> Screen {
    let screen = Screen(contentHeight: 300)
    screen.host.run {
      screen.scrollView.contentAlignmentPoint.y = alignment
      screen.scrollView.alwaysBounceVertical = true
    }
    return screen
  }

  /// The offset of the content at rest, with an inset of some points at its start or end.
  private func seat(_ alignment: CGFloat, top: CGFloat = 0, bottom: CGFloat = 0) -> CGFloat {
    -top - max(0, 667 - 300 - top - bottom) * alignment
  }

  @Test(
    "a header counts its pull from where the content rests", arguments: [0, 0.5, 1] as [CGFloat])
  func threshold(_ alignment: CGFloat) throws {
    let screen = screen(alignment)
    let header = screen.header(.classic)
    screen.advance(0.5)
    #expect(abs(screen.offset - seat(alignment)) <= 0.5)
    #expect(header.progress == 0 && header.state == .idle)
    screen.pull(toOffset: seat(alignment) - 40)
    #expect(abs(header.progress - 40.0 / 54) < 0.02)
    screen.letGo()
    screen.advance(2)
    #expect(header.state == .idle && abs(screen.offset - seat(alignment)) <= 0.5)
    screen.pull(toOffset: seat(alignment) - 56)
    screen.letGo()
    #expect(header.state == .refreshing)
  }

  @Test(
    "an open header shows directly before the content, and leaves it where it was",
    arguments: [0, 0.25, 0.5, 1] as [CGFloat], [true, false])
  func header(_ alignment: CGFloat, byFinger: Bool) throws {
    let screen = screen(alignment)
    let header = screen.header(.classic)
    screen.advance(0.5)
    if byFinger {
      screen.pull(toOffset: seat(alignment) - 80)
      screen.letGo()
    } else {
      screen.begin(header)
    }
    screen.advance(2)
    #expect(header.state == .refreshing && screen.inset.top == 54)
    #expect(abs(screen.offset - seat(alignment, top: 54)) <= 0.5)
    #expect(header.view.frame == CGRect(x: 0, y: -54, width: 375, height: 54))
    #expect(screen.scrollView.bounds.insetBy(dx: 0, dy: -0.5).contains(header.view.frame))
    screen.end(header)
    screen.advance(2)
    #expect(header.state == .idle && screen.inset == .zero)
    #expect(abs(screen.offset - seat(alignment)) <= 0.5)
  }

  @Test(
    "a pulled footer stands at the end of the view, opens, and closes",
    arguments: [0, 0.5, 1] as [CGFloat])
  func footer(_ alignment: CGFloat) {
    let screen = screen(alignment)
    let footer = screen.host.run { Refresher.pull(.classic) { (_: Refresher) in } }
    screen.host.run { screen.scrollView.tug.footer = footer }
    screen.advance(0.5)
    #expect(abs(screen.offset - seat(alignment)) <= 0.5 && footer.progress == 0)
    #expect(abs(footer.view.frame.minY - (screen.offset + 667)) <= 0.5)
    screen.pull(toOffset: seat(alignment) + 80)
    #expect(footer.progress >= 1)
    screen.letGo()
    screen.advance(2)
    #expect(footer.state == .refreshing)
    #expect(screen.scrollView.bounds.insetBy(dx: 0, dy: -0.5).contains(footer.view.frame))
    screen.end(footer)
    screen.advance(2)
    #expect(footer.state == .idle && screen.inset == .zero)
    #expect(abs(screen.offset - seat(alignment)) <= 0.5)
  }

  @Test(
    "a header rests at the start when the content outgrows the view",
    arguments: [0.5, 1] as [CGFloat])
  func growth(_ alignment: CGFloat) {
    let screen = screen(alignment)
    let header = screen.header(.classic)
    screen.advance(0.5)
    screen.begin(header)
    screen.advance(1)
    screen.host.run { screen.scrollView.contentSize.height = 2000 }
    screen.end(header)
    screen.advance(2)
    #expect(header.state == .idle && screen.inset == .zero && screen.offset >= 0)
  }

  @Test("a footer that loads by itself loads once for a drag", arguments: [0, 0.5, 1] as [CGFloat])
  func automatic(_ alignment: CGFloat) {
    let screen = screen(alignment)
    var loads = 0
    let footer = screen.footer(.classic) { _ in loads += 1 }
    screen.advance(0.5)
    #expect(loads == 0)
    screen.pull(toOffset: seat(alignment, bottom: 44) + 60)
    screen.letGo()
    screen.advance(1)
    #expect(loads == 1)
    screen.end(footer)
    screen.advance(2)
    #expect(loads == 1 && footer.state == .idle)
  }

  @Test("a control at the left counts from where the content rests")
  func leading() {
    let screen = Screen(contentHeight: 667, contentWidth: 100)
    screen.host.run {
      screen.scrollView.contentAlignmentPoint.x = 0.5
      screen.scrollView.alwaysBounceHorizontal = true
    }
    let control = screen.host.run { Refresher.pull(.classic) { (_: Refresher) in } }
    screen.host.run { screen.scrollView.tug.leading = control }
    screen.advance(0.5)
    #expect(abs(screen.scrollView.contentOffset.x + 137.5) <= 0.5 && control.progress == 0)
    screen.begin(control)
    screen.advance(2)
    let open = -control.heldInset - (275 - control.heldInset) / 2
    #expect(abs(screen.scrollView.contentOffset.x - open) <= 0.5)
    screen.end(control)
    screen.advance(2)
    #expect(control.state == .idle && screen.inset == .zero)
    #expect(abs(screen.scrollView.contentOffset.x + 137.5) <= 0.5)
  }

  @Test("another alignment, or one that is no number, moves where the pull begins")
  func changes() {
    let screen = screen(1)
    let header = screen.header(.classic)
    screen.advance(0.5)
    screen.host.run { screen.scrollView.contentAlignmentPoint.y = 0 }
    screen.advance(0.1)
    screen.pull(toOffset: -60)
    #expect(header.progress >= 1)
    screen.letGo()
    #expect(header.state == .refreshing)
    screen.host.run { screen.scrollView.contentAlignmentPoint.y = .nan }
    screen.end(header)
    screen.advance(2)
    #expect(header.state == .idle && screen.offset == 0 && screen.inset == .zero)
  }
}
