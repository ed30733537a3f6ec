// Formula numbers refer to docs/references/scroll-formulas.md.

import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("A control that triggers while dragging", .timeLimit(.minutes(30)))
struct TriggerWhileDraggingTests {
  @MainActor
  private final class Count {
    var value = 0
  }

  private let actions = Count()

  private func header(
    on screen: Screen, action: @escaping RefreshCallback = { _ in }
  ) -> Refresher {
    let header = screen.header(.bare(54)) { [actions] in
      actions.value += 1
      action($0)
    }
    screen.host.run { header.trigger.pull?.triggersWhileDragging = true }
    return header
  }

  @Test("starts the action as soon as the distance is passed, and takes its inset on release")
  func fires() {
    let screen = Screen()
    let header = header(on: screen)
    screen.pull(toOffset: -50)
    #expect(header.state == .idle && actions.value == 0)
    for _ in 0..<20 where header.state == .idle { screen.drag(by: 1) }
    #expect(header.state == .refreshing && actions.value == 1)
    #expect(screen.offset < -54 && screen.offset > -56)
    #expect(screen.inset.top == 0, "no inset is taken under the finger")
    screen.letGo()
    screen.advance(1)
    #expect(header.state == .refreshing && actions.value == 1)
    #expect(screen.inset.top == 54 && screen.offset == -54)
    screen.host.run { header.endRefreshing() }
    screen.advance(1)
    #expect(screen.inset == .zero && screen.offset == 0 && header.state == .idle)
  }

  @Test("the content moves under the finger as it does without a control")
  func noJump() {
    let (screen, plain) = (Screen(), Screen())
    _ = header(on: screen)
    for screen in [screen, plain] {
      screen.finger.grab(at: CGPoint(x: 180, y: 330), toward: CGPoint(x: 0, y: 1))
    }
    for step in 0..<80 {
      for screen in [screen, plain] { screen.drag(by: step < 50 ? 4 : -2) }
      #expect(screen.offset == plain.offset)
    }
    #expect(actions.value == 1)
  }

  @Test("the content doesn't jump when the finger lifts")
  func release() {
    let screen = Screen()
    _ = header(on: screen)
    screen.pull(toOffset: -80)
    screen.advance(0.3)
    var offsets = [screen.offset]
    let observation = screen.scrollView.observe(\.contentOffset) { view, _ in
      MainActor.assumeIsolated { offsets.append(view.contentOffset.y) }
    }
    screen.finger.up()
    screen.advance(1)
    observation.invalidate()
    // Only between the pull and the resting position.
    #expect(offsets.allSatisfy { $0 <= -53.5 && $0 >= -81 }, "\(offsets)")
    let steps: [CGFloat] = zip(offsets, offsets.dropFirst()).map { abs($0 - $1) }
    let longest: CGFloat = 7.236_35 * 80 / 60 + 1
    #expect(steps.max() ?? 0 <= longest, "no step is longer than those of a bounce")
    #expect(screen.offset == -54)
  }

  @Test(
    "an action that ends before the release leaves the content under the finger, and starts once")
  func endsBeforeRelease() {
    let screen = Screen()
    let header = header(on: screen)
    screen.pull(toOffset: -80)
    let offset = screen.offset
    #expect(actions.value == 1)
    screen.host.run { header.endRefreshing() }
    #expect(header.state == .idle && screen.offset == offset && screen.inset == .zero)
    screen.advance(0.5)
    screen.drag(by: 3)
    screen.drag(by: 3)
    #expect(actions.value == 1 && header.state == .idle && screen.offset < offset)
    screen.letGo()
    screen.advance(2)
    #expect(screen.offset == 0 && screen.inset == .zero && actions.value == 1)
  }

  @Test(
    "an action that ends before the release shows its result, with an inset from the release on")
  func resultBeforeRelease() {
    let screen = Screen()
    let header = header(on: screen)
    header.resultDuration = 2
    screen.pull(toOffset: -80)
    screen.end(header)
    #expect(header.state == .succeeded && screen.inset == .zero)
    screen.letGo()
    screen.advance(1)
    #expect(header.state == .succeeded && screen.inset.top == 54 && screen.offset == -54)
    screen.advance(3)
    #expect(header.state == .idle && screen.inset == .zero && screen.offset == 0)
    #expect(actions.value == 1)
  }

  @Test("a touch canceled by the system is a release")
  func cancelled() {
    let screen = Screen()
    let header = header(on: screen)
    screen.pull(toOffset: -80)
    screen.finger.cancel()
    screen.advance(1)
    #expect(header.state == .refreshing && screen.inset.top == 54 && screen.offset == -54)
  }

  @Test("removed during the drag, the control leaves the content under the finger")
  func removed() {
    let screen = Screen()
    let header = header(on: screen)
    screen.pull(toOffset: -80)
    let offset = screen.offset
    screen.host.run { screen.scrollView.tug.header = nil }
    #expect(header.state == .idle && screen.offset == offset && screen.inset == .zero)
    screen.letGo()
    screen.advance(1)
    #expect(screen.offset == 0 && screen.inset == .zero)
  }

  @Test("an action that ends at once leaves nothing behind")
  func endsAtOnce() {
    let screen = Screen()
    let header = header(on: screen) { $0.endRefreshing() }
    screen.pull(toOffset: -80)
    #expect(actions.value == 1 && header.state == .idle)
    screen.letGo()
    screen.advance(2)
    #expect(screen.offset == 0 && screen.inset == .zero && actions.value == 1)
  }

  @Test("pushed back before the release, it refreshes out of view, and shows with the next pull")
  func pushedBack() {
    let screen = Screen()
    let header = header(on: screen)
    screen.pull(toOffset: -80)
    for _ in 0..<60 { screen.drag(by: -6) }
    #expect(screen.offset > 0)
    let offset = screen.offset
    screen.letGo()
    screen.advance(1)
    #expect(header.state == .refreshing && actions.value == 1)
    #expect(screen.inset.top == 0 && abs(screen.offset - offset) < 1)
    screen.scroll(to: 0)
    screen.pull(toOffset: -80)
    screen.letGo()
    screen.advance(2)
    #expect(screen.inset.top == 54 && screen.offset == -54 && actions.value == 1)
  }

  @Test("a footer pushed back before the release takes its inset then")
  func footerPushedBack() {
    let screen = Screen()
    let footer = screen.host.run {
      var options = Refresher.PullOptions()
      options.triggersWhileDragging = true
      let footer = Refresher.pull(.bare(44), options: options, callback: { _ in })
      screen.scrollView.tug.footer = footer
      return footer
    }
    screen.scroll(to: 1333)
    screen.pull(toOffset: 1333 + 60)
    #expect(footer.state == .refreshing && screen.inset == .zero)
    while screen.offset > 1300 { screen.drag(by: 3) }
    let offset = screen.offset
    screen.letGo()
    screen.advance(1)
    #expect(screen.inset.bottom == 44 && abs(screen.offset - offset) < 1)
    screen.end(footer)
    screen.advance(1)
    #expect(screen.inset == .zero)
  }

  @Test("a second stop has no effect")
  func secondStop() {
    let screen = Screen()
    var opened = 0
    let header = header(on: screen)
    screen.host.run {
      header.trigger.pull?.secondStop = .init(distance: 90, title: "Open") { opened += 1 }
    }
    screen.pull(toOffset: -110)
    #expect(header.state == .refreshing && actions.value == 1)
    screen.end(header)
    #expect(header.state == .idle && header.secondStopProgress == 0)
    screen.begin(header)
    screen.letGo()
    screen.advance(1)
    #expect(opened == 0 && header.state == .refreshing)
  }
}
