import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("An inset that the app assigns while a control is open", .timeLimit(.minutes(30)))
struct OwnInsetTests {
  private func inset(_ value: CGFloat, _ edge: Refresher.Edge) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    insets[edge.side(.leftToRight)] = value
    return insets
  }

  /// A screen whose content is longer than it in both directions.
  private func screen(own: CGFloat, _ edge: Refresher.Edge) -> (Screen, Refresher) {
    let screen = Screen(contentWidth: 2000, contentInset: inset(own, edge))
    let control = screen.host.run {
      let control = Refresher.pull(.bare(54), callback: { _ in })
      screen.scrollView.tug[edge] = control
      return control
    }
    return (screen, control)
  }

  private nonisolated static let edges: [Refresher.Edge] = [.top, .bottom, .leading, .trailing]

  struct Value: Sendable {
    let own: CGFloat
    let assigned: CGFloat
  }

  @Test(
    "a whole value is the app's own, at each edge",
    arguments: [
      Value(own: 20, assigned: 30), Value(own: 0, assigned: 10), Value(own: 64, assigned: 88),
      Value(own: 88, assigned: 64), Value(own: 0, assigned: 100), Value(own: 20, assigned: 20),
      Value(own: 20, assigned: 0), Value(own: 0, assigned: 44), Value(own: 64, assigned: 0),
      Value(own: 34, assigned: 346), Value(own: 20, assigned: 110), Value(own: 20, assigned: 320),
    ], edges)
  func wholeValue(value: Value, edge: Refresher.Edge) {
    let (screen, control) = screen(own: value.own, edge)
    screen.begin(control)
    screen.advance(1)
    #expect(screen.inset == inset(value.own + 54, edge))
    screen.host.run { screen.scrollView.contentInset = inset(value.assigned, edge) }
    #expect(screen.scrollView.tug.contentInset == inset(value.assigned, edge))
    #expect(screen.inset == inset(value.assigned + 54, edge), "what is held was put back")
    screen.end(control)
    screen.advance(1)
    #expect(screen.inset == inset(value.assigned, edge))
    #expect(screen.scrollView.tug.contentInset == inset(value.assigned, edge))
  }

  @Test(
    "a difference is the app's own, at each edge",
    arguments: [
      Value(own: 10, assigned: 20), Value(own: 0, assigned: 26), Value(own: 64, assigned: 0.5),
      Value(own: 64, assigned: -5), Value(own: -50, assigned: 1),
    ], edges)
  func difference(value: Value, edge: Refresher.Edge) {
    let (screen, control) = screen(own: value.own, edge)
    screen.begin(control)
    screen.advance(1)
    let side = edge.side(.leftToRight)
    screen.host.run { screen.scrollView.contentInset[side] += value.assigned }
    #expect(screen.inset == inset(value.own + 54 + value.assigned, edge))
    screen.end(control)
    screen.advance(1)
    #expect(screen.inset == inset(value.own + value.assigned, edge))
  }

  @Test(
    "a difference that is undone leaves nothing, whatever it was taken for, during the run or after it",
    arguments: [5, 26, 27, 30, 60, 250, -5, -40, -60] as [CGFloat], [false, true])
  func undone(change: CGFloat, endsFirst: Bool) {
    let (screen, header) = screen(own: 64, .top)
    screen.begin(header)
    screen.advance(1)
    screen.host.run { screen.scrollView.contentInset.top += change }
    screen.advance(0.1)
    if endsFirst {
      screen.end(header)
      screen.advance(1)
    }
    screen.host.run { screen.scrollView.contentInset.top -= change }
    screen.advance(0.1)
    #expect(screen.scrollView.tug.contentInset.top == 64)
    screen.end(header)
    screen.advance(1)
    #expect(screen.inset.top == 64)
  }

  enum Restoring: CaseIterable {
    case readOpenRestoredOpen, readOpenRestoredClosed, readClosedRestoredOpen
    case readOpenRestoredInTheNextRun
  }

  @Test(
    "an app that restores an inset that it has read changes nothing",
    arguments: Restoring.allCases, edges)
  func restored(order: Restoring, edge: Refresher.Edge) {
    let (screen, control) = screen(own: 20, edge)
    let start = screen.scrollView.contentOffset
    var read = screen.inset
    screen.begin(control)
    screen.advance(1)
    if order != .readClosedRestoredOpen { read = screen.inset }
    // A keyboard.
    screen.host.run { screen.scrollView.contentInset = inset(336, edge) }
    screen.advance(0.1)
    if order != .readOpenRestoredOpen, order != .readClosedRestoredOpen {
      screen.end(control)
      screen.advance(1)
    }
    if order == .readOpenRestoredInTheNextRun {
      screen.begin(control)
      screen.advance(1)
    }
    screen.host.run { screen.scrollView.contentInset = read }
    screen.advance(0.1)
    #expect(screen.scrollView.tug.contentInset == inset(20, edge))
    screen.end(control)
    screen.advance(1)
    #expect(screen.inset == inset(20, edge))
    if edge == .top || edge == .leading { #expect(screen.scrollView.contentOffset == start) }
  }

  @Test("an inset that was read while refreshing and is restored after the end leaves no gap")
  func restoredAlone() {
    let (screen, header) = screen(own: 20, .top)
    screen.begin(header)
    screen.advance(1)
    let read = screen.inset
    #expect(read.top == 74)
    screen.end(header)
    screen.advance(1)
    screen.host.run { screen.scrollView.contentInset = read }
    #expect(screen.inset.top == 20 && screen.offset == -20)
    // An app that means it says it again, or says it to Tug.
    screen.host.run { screen.scrollView.tug.contentInset.top = 74 }
    #expect(screen.inset.top == 74)
  }

  @Test("where nothing is held, the app's own inset is what it assigns, to the bit")
  func exact() {
    var inset = OwnInset(0.1)
    #expect(inset.write(54) == 54.1)
    inset.assign(64.1, isWhole: false)
    inset.assign(0, isWhole: false)
    #expect(inset.write(0) == 0)
    // The reverse of the first change, except for the last bits.
    inset.assign(-10, isWhole: false)
    #expect(inset.value == -10)
  }

  @Test("a value that was taken for a difference is the app's own once it is assigned again")
  func repeated() {
    let (screen, header) = screen(own: 0, .top)
    screen.begin(header)
    screen.advance(1)
    // It may be 10 more than what was there.
    screen.host.run { screen.scrollView.contentInset.top = 64 }
    screen.end(header)
    screen.advance(1)
    screen.host.run { screen.scrollView.contentInset.top = 64 }
    #expect(screen.inset.top == 64 && screen.scrollView.tug.contentInset.top == 64)
    screen.begin(header)
    screen.advance(1)
    #expect(screen.inset.top == 118)
    screen.host.run { screen.scrollView.contentInset.top = 64 }
    #expect(screen.inset.top == 118 && screen.scrollView.tug.contentInset.top == 64)
  }
}
