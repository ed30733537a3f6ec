import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("The veto before a run", .timeLimit(.minutes(30)))
struct BeginVetoTests {
  @MainActor
  private final class Record {
    var actions = 0
    var questions = 0
    var states: [RefreshState] = []
  }

  private let record = Record()

  private func header(on screen: Screen, answer: @escaping () -> Bool) -> Refresher {
    let header = screen.header(.bare(54)) { [record] _ in record.actions += 1 }
    header.shouldBegin = { [record] in
      record.questions += 1
      return answer()
    }
    header.onStateChange = { [record] in record.states.append($1) }
    return header
  }

  private func pull(_ screen: Screen) {
    screen.pull(toOffset: -80)
    screen.letGo()
    screen.advance(1)
  }

  @Test("denied: the content bounces back, nothing begins, and a later pull asks again")
  func denied() {
    let screen = Screen()
    var mayBegin = false
    let header = header(on: screen) { mayBegin }
    var moments = 0
    header.onWillBegin = { moments += 1 }
    header.onDidEnd = { moments += 1 }
    pull(screen)
    #expect(record.questions == 1 && record.actions == 0 && moments == 0)
    #expect(header.state == .idle && screen.offset == 0 && screen.inset == .zero)
    #expect(record.states == [.pulling, .idle])
    mayBegin = true
    pull(screen)
    #expect(record.questions == 2 && record.actions == 1)
    #expect(header.state == .refreshing)
  }

  @Test("allowed: the run begins as it would without the closure")
  func allowed() {
    let screen = Screen()
    let header = header(on: screen) { true }
    pull(screen)
    #expect(record.questions == 1 && record.actions == 1)
    #expect(header.state == .refreshing && screen.inset.top == 54 && screen.offset == -54)
    #expect(record.states == [.pulling, .refreshing])
  }

  @Test("a run begun by the app isn't asked about")
  func begunByApp() {
    let screen = Screen()
    let header = header(on: screen) { false }
    screen.host.run { header.beginRefreshing() }
    screen.advance(1)
    #expect(record.questions == 0 && record.actions == 1 && header.state == .refreshing)
    screen.host.run { header.endRefreshing() }
    screen.advance(1)
    screen.host.run { header.showRefreshing() }
    #expect(record.questions == 0 && header.state == .refreshing)
  }

  @Test("the control may be removed in the closure", arguments: [true, false])
  func removedInside(answer: Bool) {
    let screen = Screen()
    let header = header(on: screen) { [weak scrollView = screen.scrollView] in
      scrollView?.tug.header = nil
      return answer
    }
    pull(screen)
    #expect(header.edge == nil && header.state == .idle && record.actions == 0)
    #expect(screen.offset == 0 && screen.inset == .zero)
    #expect(screen.host.scheduledCount == 0)
  }

  @Test(
    "a run begun in the closure is the only one, whatever it returns",
    arguments: [true, false])
  func begunInside(answer: Bool) {
    let screen = Screen()
    var begin: () -> Void = {}
    let header = header(on: screen) {
      begin()
      return answer
    }
    var outcomes: [String] = []
    begin = { [weak header] in header?.beginRefreshing { outcomes.append("\($0)") } }
    pull(screen)
    #expect(record.questions == 1 && record.actions == 1)
    #expect(header.state == .refreshing && screen.inset.top == 54 && screen.offset == -54)
    screen.host.run { header.endRefreshing() }
    screen.advance(1)
    #expect(outcomes == ["success"] && header.state == .idle && screen.inset == .zero)
  }

  @Test("begun and ended in the closure, the run is over, and allowing starts no other")
  func endedInside() {
    let screen = Screen()
    var beginAndEnd: () -> Void = {}
    let header = header(on: screen) {
      beginAndEnd()
      return true
    }
    beginAndEnd = { [weak header] in
      header?.beginRefreshing()
      header?.endRefreshing()
    }
    pull(screen)
    screen.advance(1)
    #expect(header.state == .idle && screen.inset == .zero && screen.offset == 0)
    #expect(record.actions <= 1)
  }

  @Test("another control begun in the closure goes first, and the allowed run waits for it")
  func otherBegunInside() {
    let screen = Screen()
    let footer = screen.footer(.bare(44))
    let header = header(on: screen) { [weak footer] in
      footer?.beginRefreshing()
      return true
    }
    pull(screen)
    #expect(footer.state == .refreshing && header.state == .willRefresh && record.actions == 0)
    screen.end(footer)
    screen.advance(1)
    #expect(header.state == .refreshing && record.actions == 1)
  }

  @Test("removed from the window in the closure, the allowed run waits for the window")
  func leavesWindowInside() {
    let screen = Screen()
    let header = header(on: screen) { [weak scrollView = screen.scrollView] in
      scrollView?.removeFromSuperview()
      return true
    }
    pull(screen)
    #expect(header.state == .willRefresh && record.actions == 0)
    screen.attach()
    screen.advance(1)
    #expect(header.state == .refreshing && record.actions == 1)
  }

  @Test("replaced in the closure, the new control is idle and works")
  func replacedInside() {
    let screen = Screen()
    var runs = 0
    let other = screen.host.run { Refresher.pull(.bare(54), callback: { _ in runs += 1 }) }
    _ = header(on: screen) { [weak scrollView = screen.scrollView] in
      scrollView?.tug.header = other
      return true
    }
    pull(screen)
    #expect(record.actions == 0 && runs == 0 && other.state == .idle && screen.offset == 0)
    pull(screen)
    #expect(runs == 1 && other.state == .refreshing)
  }

  @Test("a tap on an automatic control is asked about")
  func tapped() {
    let screen = Screen()
    let footer = screen.footer(.bare(44)) { [record] _ in record.actions += 1 }
    screen.host.run { footer.trigger.auto?.causes = [] }
    var mayBegin = false
    footer.shouldBegin = { mayBegin }
    screen.scroll(to: 1377)
    screen.finger.tap(at: CGPoint(x: 180, y: 645))
    #expect(footer.state == .idle && record.actions == 0)
    mayBegin = true
    screen.advance(1)
    screen.finger.tap(at: CGPoint(x: 180, y: 645))
    #expect(footer.state == .refreshing && record.actions == 1)
  }

  @Test("an automatic control is asked about once per drag")
  func oncePerDrag() {
    let screen = Screen()
    let footer = screen.footer(.bare(44)) { [record] _ in record.actions += 1 }
    footer.shouldBegin = { [record] in
      record.questions += 1
      return false
    }
    screen.scroll(to: 1300)
    screen.pull(toOffset: 1400)
    screen.letGo()
    screen.advance(1)
    #expect(record.questions == 1 && record.actions == 0 && footer.state == .idle)
    screen.pull(toOffset: 1400)
    screen.letGo()
    #expect(record.questions == 2)
  }

  @Test("without a limit per drag, a denied run isn't asked about again in that drag")
  func withoutLimit() {
    let screen = Screen()
    let footer = screen.footer(.bare(44)) { [record] _ in record.actions += 1 }
    footer.shouldBegin = { [record] in
      record.questions += 1
      return false
    }
    screen.host.run { footer.trigger.auto?.maximumTriggersPerDrag = nil }
    screen.scroll(to: 1300)
    screen.pull(toOffset: 1380)
    for _ in 0..<20 { screen.drag(by: -2) }
    #expect(record.questions == 1 && record.actions == 0)
  }

  @Test("triggering while dragging: denied, it isn't asked again in that pull")
  func deniedWhileDragging() {
    let screen = Screen()
    let header = header(on: screen) { false }
    screen.host.run { header.trigger.pull?.triggersWhileDragging = true }
    screen.pull(toOffset: -80)
    for _ in 0..<10 { screen.drag(by: 2) }
    #expect(record.questions == 1 && header.state == .idle)
    screen.letGo()
    screen.advance(1)
    #expect(record.questions == 1 && record.actions == 0 && screen.offset == 0)
  }
}
