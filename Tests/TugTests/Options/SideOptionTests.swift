import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("The options of a pull at the sides", .timeLimit(.minutes(30)))
struct SideOptionTests {
  private func leading(
    on screen: Screen, _ change: (inout Refresher.PullOptions) -> Void,
    callback: @escaping RefreshCallback = { _ in }
  ) -> Refresher {
    var options = Refresher.PullOptions()
    change(&options)
    return screen.host.run {
      let leading = Refresher.pull(.bare(60), options: options, callback: callback)
      screen.scrollView.tug.leading = leading
      return leading
    }
  }

  /// The offset at which the content is pulled this far past its start.
  private func start(_ isRightToLeft: Bool, out distance: CGFloat = 0) -> CGFloat {
    isRightToLeft ? 1625 + distance : -distance
  }

  @Test(
    "triggers while dragging, and takes its inset on release", arguments: [false, true])
  func whileDragging(isRightToLeft: Bool) {
    let screen = Screen.sideways(isRightToLeft: isRightToLeft)
    var runs = 0
    let leading = leading(
      on: screen, { $0.triggersWhileDragging = true }, callback: { _ in runs += 1 })
    screen.scroll(toX: start(isRightToLeft))
    screen.pull(toOffsetX: start(isRightToLeft, out: 80))
    #expect(leading.state == .refreshing && runs == 1 && screen.inset == .zero)
    #expect(abs(screen.offsetX - start(isRightToLeft, out: 80)) < 1)
    screen.letGo()
    screen.advance(2)
    #expect(leading.state == .refreshing && runs == 1)
    #expect(screen.offsetX == start(isRightToLeft, out: 60))
    #expect((isRightToLeft ? screen.inset.right : screen.inset.left) == 60)
    screen.end(leading)
    screen.advance(1)
    #expect(screen.inset == .zero && screen.offsetX == start(isRightToLeft))
  }

  @Test("is over the content at the side of the view", arguments: [false, true])
  func overlay(isRightToLeft: Bool) {
    let screen = Screen.sideways(isRightToLeft: isRightToLeft)
    let leading = leading(on: screen, { $0.overlaysContent = true })
    screen.scroll(toX: start(isRightToLeft))
    screen.pull(toOffsetX: start(isRightToLeft, out: 80))
    screen.letGo()
    screen.advance(2)
    #expect(screen.inset == .zero && screen.offsetX == start(isRightToLeft))
    for offset in [start(isRightToLeft), 700] {
      screen.scroll(toX: offset)
      let frame = leading.view.convert(leading.view.bounds, to: screen.window)
      #expect(frame == CGRect(x: isRightToLeft ? 315 : 0, y: 0, width: 60, height: 667))
    }
  }

  @Test("the action of a second stop runs on release", arguments: [false, true])
  func secondStop(isRightToLeft: Bool) {
    let screen = Screen.sideways(isRightToLeft: isRightToLeft)
    var opened = 0
    let leading = leading(
      on: screen, { $0.secondStop = .init(distance: 90, title: "Open") { opened += 1 } })
    screen.scroll(toX: start(isRightToLeft))
    screen.pull(toOffsetX: start(isRightToLeft, out: 100))
    #expect(leading.state == .pullingFurther)
    screen.letGo()
    screen.advance(2)
    #expect(opened == 1 && leading.state == .idle && screen.offsetX == start(isRightToLeft))
  }

  @Test(
    "begun if at the edge, opens the list there and leaves it alone elsewhere",
    arguments: [false, true])
  func reveal(isRightToLeft: Bool) {
    let screen = Screen.sideways(isRightToLeft: isRightToLeft)
    let leading = leading(on: screen, { _ in })
    screen.scroll(toX: 700)
    screen.host.run { leading.beginRefreshing(reveal: .ifAtEdge) }
    screen.advance(1)
    #expect(leading.state == .refreshing && screen.offsetX == 700)
    screen.end(leading)
    screen.advance(1)
    screen.scroll(toX: start(isRightToLeft))
    screen.host.run { leading.beginRefreshing(reveal: .ifAtEdge) }
    screen.advance(1)
    #expect(screen.offsetX == start(isRightToLeft, out: 60))
  }

  @Test("only a drag from the edge refreshes", arguments: [false, true])
  func dragFromEdge(isRightToLeft: Bool) {
    let screen = Screen.sideways(isRightToLeft: isRightToLeft)
    let leading = leading(on: screen, { $0.requiresDragFromEdge = true })
    screen.scroll(toX: start(isRightToLeft, out: -60))
    screen.pull(toOffsetX: start(isRightToLeft, out: 80))
    #expect(leading.state == .idle)
    screen.letGo()
    screen.advance(2)
    screen.pull(toOffsetX: start(isRightToLeft, out: 80))
    #expect(leading.state == .pulling)
  }
}
