import Foundation
import HeadlessDriver
import Testing

@testable import Tug

private nonisolated let draggingModels: [DraggingFlagModel] = [.untilInertiaEnds, .untilRelease]

/// Nothing here may depend on when `isDragging` becomes false after a release: public sources
/// contradict each other, and UIKit may change.
@MainActor
@Suite("Drags and flings", .timeLimit(.minutes(30)), .replayed)
struct GestureTests {
  private func screen(_ model: DraggingFlagModel, contentHeight: CGFloat = 2000) -> Screen {
    let screen = Screen(contentHeight: contentHeight)
    screen.host.draggingFlagModel = model
    return screen
  }

  private func pullControl(
    on screen: Screen, at edge: Refresher.Edge = .top, _ runs: Counter = Counter()
  ) -> Refresher {
    screen.host.run {
      let control = Refresher.pull(.classic) { (_: Refresher) in runs.count += 1 }
      if edge == .top {
        screen.scrollView.tug.header = control
      } else {
        screen.scrollView.tug.footer = control
      }
      return control
    }
  }

  /// The lowest and highest offsets that a scroll view reaches while `body` runs.
  private func reach(of screen: Screen, _ body: () -> Void) -> ClosedRange<CGFloat> {
    var (low, high) = (screen.offset, screen.offset)
    let observation = screen.scrollView.observe(\.contentOffset) {
      [scrollView = screen.scrollView] _, _ in
      MainActor.assumeIsolated {
        low = min(low, scrollView.contentOffset.y)
        high = max(high, scrollView.contentOffset.y)
      }
    }
    body()
    observation.invalidate()
    return low...high
  }

  @Test("a header that is pulled and released refreshes", arguments: draggingModels)
  func header(model: DraggingFlagModel) {
    let (screen, runs) = (screen(model), Counter())
    let header = pullControl(on: screen, runs)
    screen.pull(toOffset: -60)
    #expect(header.state == .pulling)
    screen.letGo()
    #expect(header.state == .refreshing)
    screen.advance(1)
    #expect(screen.offset == -54)
    #expect(runs.count == 1)
    screen.host.run { header.endRefreshing() }
    screen.advance(1)
    #expect(screen.inset == .zero && screen.offset == 0)
  }

  @Test("a header released while the finger still moves refreshes", arguments: draggingModels)
  func movingRelease(model: DraggingFlagModel) {
    let (screen, runs) = (screen(model), Counter())
    let header = pullControl(on: screen, runs)
    screen.pull(toOffset: -80)
    for _ in 0..<3 { screen.drag(by: 6) }
    screen.finger.up()
    screen.advance(1)
    #expect(header.state == .refreshing)
    #expect(screen.offset == -54)
    #expect(runs.count == 1)
  }

  @Test("a header flung back below its length doesn't refresh", arguments: draggingModels)
  func flungBack(model: DraggingFlagModel) {
    let (screen, runs) = (screen(model), Counter())
    let header = pullControl(on: screen, runs)
    screen.pull(toOffset: -70)
    for _ in 0..<12 { screen.drag(by: -20) }
    #expect(header.state == .idle)
    screen.finger.up()
    screen.advance(3)
    #expect(header.state == .idle)
    #expect(runs.count == 0)
  }

  @Test("a footer that is pulled and released loads", arguments: draggingModels)
  func pullFooter(model: DraggingFlagModel) {
    let (screen, runs) = (screen(model), Counter())
    let footer = pullControl(on: screen, at: .bottom, runs)
    screen.scroll(to: 1333)
    screen.pull(toOffset: 1333 + 60)
    #expect(footer.state == .pulling)
    screen.letGo()
    screen.advance(1)
    #expect(footer.state == .refreshing)
    #expect(screen.offset == 1377)
    #expect(runs.count == 1)
  }

  @Test(
    "an automatic footer loads once, whether dragged into view, pulled beyond, or reached by a fling",
    arguments: draggingModels, [CGFloat(0), -1500])
  func autoFooter(model: DraggingFlagModel, velocity: CGFloat) {
    let (screen, runs) = (screen(model), Counter())
    let footer = screen.host.run { Refresher.auto(.classic) { (_: Refresher) in runs.count += 1 } }
    screen.host.run { screen.scrollView.tug.footer = footer }
    screen.scroll(to: 1300)
    if velocity == 0 {
      screen.pull(toOffset: 1420)
      screen.letGo()
    } else {
      screen.finger.fling(from: CGPoint(x: 180, y: 500), velocity: CGPoint(x: 0, y: velocity))
    }
    screen.advance(3)
    #expect(footer.state == .refreshing)
    screen.host.run { footer.endRefreshing() }
    screen.advance(3)
    #expect(runs.count == 1)
    #expect(screen.offset == 1377)
  }

  @Test(
    "a bounce beyond the trigger doesn't refresh: a finger must pull", arguments: draggingModels)
  func bounce(model: DraggingFlagModel) {
    for (edge, start, velocity) in [(Refresher.Edge.top, 900, 9000), (.bottom, 400, -9000)]
      as [(Refresher.Edge, CGFloat, CGFloat)]
    {
      let (screen, runs) = (screen(model), Counter())
      let control = pullControl(on: screen, at: edge, runs)
      screen.scroll(to: start)
      var states: [RefreshState] = []
      control.onStateChange = { states.append($1) }
      let reach = reach(of: screen) {
        screen.finger.fling(
          from: CGPoint(x: 180, y: 330), velocity: CGPoint(x: 0, y: velocity), duration: 0.05)
        screen.advance(5)
      }
      #expect(reach.lowerBound < -60 || reach.upperBound > 1333 + 60, "the bounce goes far enough")
      #expect(states.isEmpty)
      #expect(runs.count == 0)
      #expect(screen.offset == (edge == .top ? 0 : 1333))
    }
  }

  @Test("a pull while the header closes arms and refreshes again", arguments: draggingModels)
  func pullWhileClosing(model: DraggingFlagModel) {
    let (screen, runs) = (screen(model), Counter())
    let header = pullControl(on: screen, runs)
    screen.pull(toOffset: -70)
    screen.letGo()
    screen.advance(0.3)
    screen.host.run { header.endRefreshing() }
    screen.advance(0.1)
    screen.pull(toOffset: -70)
    #expect(header.state == .pulling)
    screen.letGo()
    #expect(header.state == .refreshing)
    screen.advance(1)
    #expect(runs.count == 2)
    #expect(screen.inset.top == 54 && screen.offset == -54)
    screen.host.run { header.endRefreshing() }
    screen.advance(1)
    #expect(screen.inset == .zero && screen.offset == 0)
  }

  @Test("a scroll view that doesn't bounce can't be pulled, and nothing starts")
  func noBounce() {
    let (screen, runs) = (Screen(), Counter())
    let controls = [pullControl(on: screen, runs), pullControl(on: screen, at: .bottom, runs)]
    screen.scrollView.bounces = false
    for way in [200, 3000, -200, -3000] as [CGFloat] {
      let up = CGPoint(x: 180, y: way > 0 ? 100 : 500)
      for _ in 0..<4 {
        screen.finger.drag(
          from: up, to: CGPoint(x: 180, y: up.y + way.magnitude.clamped(to: 350) * way.sign),
          hold: 0.2)
        screen.finger.fling(from: up, velocity: CGPoint(x: 0, y: way))
        screen.advance(2)
        #expect(screen.offset >= 0 && screen.offset <= 1333)
      }
    }
    #expect(controls.allSatisfy { $0.state == .idle && $0.progress == 0 })
    #expect(runs.count == 0)
    #expect(screen.inset == .zero)
  }

  @Test("paging doesn't refresh; pulled beyond the first page, the header refreshes")
  func paging() {
    let (screen, runs) = (screen(.untilInertiaEnds, contentHeight: 667 * 3), Counter())
    let header = pullControl(on: screen, runs)
    screen.scrollView.isPagingEnabled = true
    for velocity in [-1500, -1500, 1500, 1500] as [CGFloat] {
      screen.finger.fling(from: CGPoint(x: 180, y: 330), velocity: CGPoint(x: 0, y: velocity))
      screen.advance(3)
      #expect(header.state == .idle)
      #expect(screen.offset.truncatingRemainder(dividingBy: 667) == 0)
    }
    #expect(runs.count == 0)
    screen.pull(toOffset: -70)
    screen.letGo()
    screen.advance(1)
    #expect(runs.count == 1)
    #expect(screen.offset == -54)
    screen.host.run { header.endRefreshing() }
    screen.advance(1)
    #expect(screen.offset == 0)
    #expect(screen.inset == .zero)
  }
}

@MainActor
private final class Counter {
  var count = 0
}

extension CGFloat {
  fileprivate var sign: CGFloat { self < 0 ? -1 : 1 }
  fileprivate func clamped(to limit: CGFloat) -> CGFloat { Swift.min(self, limit) }
}
