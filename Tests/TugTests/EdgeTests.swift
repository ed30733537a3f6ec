// Complaint numbers refer to docs/references/complaints.md.
// Defect numbers refer to docs/references/mjrefresh-defects.md.

import Foundation
import Testing

@testable import Tug

@MainActor
@Suite("The four edges", .timeLimit(.minutes(30)), .replayed)
struct EdgeTests {
  private func pull(_ extent: CGFloat = 60) -> Refresher {
    Refresher.pull(.bare(extent)) { (_: Refresher) in }
  }

  private func auto(_ extent: CGFloat = 60) -> Refresher {
    Refresher.auto(.bare(extent)) { (_: Refresher) in }
  }

  /// A side of the screen, and the edge at that side in each layout direction.
  struct Side: Sendable {
    let isRight: Bool
    let isRightToLeft: Bool
    @MainActor func put(_ refresher: Refresher, on screen: Screen) {
      screen.host.run {
        if isRight == isRightToLeft {
          screen.scrollView.tug.leading = refresher
        } else {
          screen.scrollView.tug.trailing = refresher
        }
      }
    }
  }

  nonisolated static let left = [
    Side(isRight: false, isRightToLeft: false), Side(isRight: false, isRightToLeft: true),
  ]
  nonisolated static let models: [DraggingFlagModel] = [.untilInertiaEnds, .untilRelease]
  nonisolated static let right = [
    Side(isRight: true, isRightToLeft: false), Side(isRight: true, isRightToLeft: true),
  ]

  @Test(
    "complaint 23: at the left, leading or trailing, a control refreshes when it is pulled",
    arguments: left, models)
  func pulledAtLeft(side: Side, model: DraggingFlagModel) {
    let own = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    let screen = Screen.sideways(contentInset: own, isRightToLeft: side.isRightToLeft)
    screen.host.draggingFlagModel = model
    let control = pull()
    side.put(control, on: screen)
    #expect(control.view.frame == CGRect(x: -60, y: 0, width: 60, height: 667))
    screen.pull(toOffsetX: -10 - 30)
    #expect(abs(control.progress - 0.5) < 0.01)
    #expect(control.state == .idle)
    screen.letGo()
    screen.advance(1)
    screen.pull(toOffsetX: -10 - 70)
    #expect(control.state == .pulling)
    screen.letGo()
    #expect(control.state == .refreshing)
    screen.advance(1)
    #expect(screen.offsetX == -70)
    #expect(screen.inset == UIEdgeInsets(top: 0, left: 70, bottom: 0, right: 20))
    screen.host.run { control.endRefreshing() }
    screen.advance(1)
    #expect(screen.offsetX == -10)
    #expect(screen.inset == own)
  }

  @Test(
    "complaint 23: at the right, trailing or leading, a control refreshes when it is pulled",
    arguments: right, [2000, 200] as [CGFloat])
  func pulledAtRight(side: Side, contentWidth: CGFloat) {
    let own = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    let screen = Screen.sideways(
      contentWidth: contentWidth, contentInset: own, isRightToLeft: side.isRightToLeft)
    let control = pull()
    side.put(control, on: screen)
    // 345 points are free between the insets; short content leaves a gap.
    let gap = max(345 - contentWidth, 0)
    let rest = contentWidth + gap - 345 - 10
    #expect(control.view.frame == CGRect(x: contentWidth + gap, y: 0, width: 60, height: 667))
    screen.scroll(toX: rest)
    screen.pull(toOffsetX: rest + 70)
    #expect(control.state == .pulling)
    screen.letGo()
    screen.advance(1)
    #expect(screen.offsetX == rest + 60)
    #expect(screen.inset == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 80 + gap))
    screen.host.run { control.endRefreshing() }
    screen.advance(1)
    #expect(screen.offsetX == rest)
    #expect(screen.inset == own)
  }

  @Test(
    "a sideways fling loads once, and a pull the other way refreshes, in any `isDragging` model",
    arguments: right, models)
  func flagModels(side: Side, model: DraggingFlagModel) {
    let screen = Screen.sideways(isRightToLeft: side.isRightToLeft)
    screen.host.draggingFlagModel = model
    let (control, other) = (auto(), pull())
    side.put(control, on: screen)
    Side(isRight: false, isRightToLeft: side.isRightToLeft).put(other, on: screen)
    var loads = 0
    control.onWillBegin = { loads += 1 }
    screen.scroll(toX: 1000)
    screen.finger.down(at: CGPoint(x: 300, y: 330))
    screen.finger.move(by: CGPoint(x: -250, y: 0), over: 0.1, steps: 6)
    screen.finger.up()
    screen.advance(5)
    #expect(control.state == .refreshing && loads == 1)
    screen.host.run { control.endRefreshing() }
    screen.advance(1)
    #expect(loads == 1, "the bounce afterwards starts no load")
    screen.scroll(toX: 0)
    screen.pull(toOffsetX: -70)
    screen.letGo()
    #expect(other.state == .refreshing)
    screen.advance(1)
    #expect(screen.offsetX == -60)
  }

  @Test(
    "an automatic control at the right loads when the end of the content comes into view",
    arguments: right)
  func automaticAtRight(side: Side) {
    let screen = Screen.sideways(isRightToLeft: side.isRightToLeft)
    let control = auto()
    side.put(control, on: screen)
    #expect(control.view.frame.minX == 2000)
    #expect(screen.inset.right == 60)
    screen.scroll(toX: 1684)
    #expect(control.state == .idle)
    screen.scroll(toX: 1685)
    #expect(control.state == .refreshing)
  }

  @Test(
    "an automatic control at the left loads when the start of the content comes into view",
    arguments: left)
  func automaticAtLeft(side: Side) {
    let screen = Screen.sideways(isRightToLeft: side.isRightToLeft)
    screen.scroll(toX: 1000)
    let control = auto()
    side.put(control, on: screen)
    #expect(control.view.frame.minX == -60)
    #expect(screen.inset.left == 60)
    screen.scroll(toX: -59)
    #expect(control.state == .idle)
    screen.scroll(toX: -30)
    screen.scroll(toX: -60)
    #expect(control.state == .refreshing)
    screen.host.run { control.endRefreshing() }
    screen.scroll(toX: -61)
    #expect(control.state == .idle, "a bounce beyond the trigger starts no load")
  }

  @Test(
    "a control is 54 points long if pulled, 44 if automatic, 60 at a side, unless set otherwise"
  )
  func lengths() {
    let screen = Screen(contentHeight: 2000, contentWidth: 2000)
    let tug = screen.scrollView.tug
    screen.host.run {
      (tug.header, tug.footer) = (
        .pull(.classic) { (_: Refresher) in }, .auto(.classic) { (_: Refresher) in }
      )
      (tug.leading, tug.trailing) = (
        .pull(.classic) { (_: Refresher) in }, .auto(.classic) { (_: Refresher) in }
      )
    }
    #expect(tug.header?.view.frame.height == 54)
    #expect(tug.footer?.view.frame.height == 44)
    #expect(tug.leading?.view.frame.width == 60)
    #expect(tug.trailing?.view.frame.width == 60)
    #expect(screen.inset.right == 60)
    let custom = screen.host.run { Refresher.pull(.classic) { (_: Refresher) in } }
    custom.visibleExtent = 90
    screen.host.run { tug.leading = custom }
    #expect(custom.view.frame == CGRect(x: -90, y: 0, width: 90, height: 667))
    #expect(custom.distances.triggerDistance == 90)
  }

  @Test("when the layout direction flips, the controls and their insets change sides")
  func turnsAround() {
    let screen = Screen.sideways()
    let (leading, trailing) = (pull(), auto(44))
    screen.host.run {
      screen.scrollView.tug.leading = leading
      screen.scrollView.tug.trailing = trailing
    }
    #expect(screen.inset.right == 44)
    screen.host.updateTraits { $0.layoutDirection = .rightToLeft }
    screen.host.run { screen.scrollView.contentSize.width = 1000 }
    #expect(leading.view.frame.minX == 1000)
    #expect(trailing.view.frame.minX == -44)
    #expect(screen.inset == UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 0))
    screen.host.run {
      screen.scrollView.tug.leading = nil
      screen.scrollView.tug.trailing = nil
    }
    #expect(screen.inset == .zero)
  }

  @Test(
    "four controls at once hold four insets, and each gives its own back when replaced or removed")
  func allFour() {
    let own = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let screen = Screen(contentHeight: 2000, contentWidth: 2000, contentInset: own)
    let tug = screen.scrollView.tug
    tug.arbitration = .parallel
    screen.host.run {
      (tug.header, tug.leading) = (pull(50), pull(60))
      (tug.footer, tug.trailing) = (auto(40), auto(30))
      tug.header?.beginRefreshing()
    }
    screen.advance(0.5)
    screen.host.run { tug.leading?.beginRefreshing() }
    screen.advance(0.5)
    #expect(screen.inset == UIEdgeInsets(top: 51, left: 62, bottom: 43, right: 34))
    screen.host.run { (tug.header, tug.trailing) = (pull(20), pull(20)) }
    #expect(screen.inset == UIEdgeInsets(top: 1, left: 62, bottom: 43, right: 4))
    screen.host.run { (tug.leading, tug.footer) = (nil, nil) }
    #expect(screen.inset == own)
    screen.host.run { (tug.header, tug.trailing) = (nil, nil) }
    #expect(screen.scrollView.subviews.isEmpty)
    screen.advance(1)
    #expect(screen.host.scheduledCount == 0)
  }

  @Test("MJRefresh defect 7: always-bounce is turned on for each axis, and restored")
  func bouncing() {
    let screen = Screen(contentWidth: 375)
    let (scrollView, tug) = (screen.scrollView, screen.scrollView.tug)
    screen.host.run {
      scrollView.alwaysBounceHorizontal = true
      tug.header = pull()
      tug.trailing = pull()
      tug.leading = pull()
    }
    #expect(scrollView.alwaysBounceVertical && scrollView.alwaysBounceHorizontal)
    screen.host.run {
      tug.trailing = nil
      tug.header = nil
    }
    #expect(!scrollView.alwaysBounceVertical)
    screen.host.run { tug.leading = nil }
    #expect(scrollView.alwaysBounceHorizontal, "it was on initially")
  }
}
