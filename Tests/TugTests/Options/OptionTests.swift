// Complaint numbers refer to docs/references/complaints.md.
// Defect numbers refer to docs/references/mjrefresh-defects.md.

import Foundation
import Testing

@testable import Tug

@MainActor
@Suite("A control's options", .timeLimit(.minutes(30)), .replayed)
struct OptionTests {
  private let frame = CGRect(x: 0, y: -50, width: 375, height: 50)

  private func header(
    on screen: Screen, extent: CGFloat = 50, action: @escaping RefreshCallback = { _ in }
  ) -> Refresher {
    screen.host.run {
      let header = Refresher.pull(.bare(extent), callback: action)
      screen.scrollView.tug.header = header
      return header
    }
  }

  private func auto(
    on screen: Screen, extent: CGFloat = 44, action: @escaping RefreshCallback = { _ in }
  ) -> Refresher {
    screen.host.run {
      let footer = Refresher.auto(.bare(extent), callback: action)
      screen.scrollView.tug.footer = footer
      return footer
    }
  }

  @Test(
    "trigger distance, resting extent, and visible extent are independent and settable at any time"
  )
  func threeNumbers() {
    let screen = Screen()
    let header = screen.host.run {
      Refresher.pull(
        .bare(50), options: .init(triggerDistance: 90, restingExtent: 40), callback: { _ in })
    }
    screen.host.run { screen.scrollView.tug.header = header }
    #expect(header.lengths == [90, 40, 50])
    screen.pull(toOffset: -80)
    #expect(header.state == .idle)
    #expect(abs(header.progress - 1.6) < 0.02)
    screen.host.run { header.trigger.pull?.triggerDistance = 60 }
    screen.drag(by: 1)
    #expect(header.state == .pulling)
    screen.letGo()
    screen.advance(0.5)
    #expect(screen.inset.top == 40)
    #expect(screen.offset == -40)

    for nonsense in [-1, .nan, .infinity] as [CGFloat] {
      screen.host.run {
        header.visibleExtent = nonsense
        header.trigger.pull?.restingExtent = nonsense
        header.trigger.pull?.triggerDistance = nonsense
        header.ignoredInset = nonsense
      }
      #expect(header.lengths == [50, 50, 50])
    }
  }

  @Test("contradictory lengths at creation are made consistent")
  func contradictions() {
    let host = HeadlessHost()
    let near = host.run {
      Refresher.pull(
        .classic, options: .init(triggerDistance: 30, restingExtent: 40), callback: { _ in })
    }
    #expect(near.lengths == [40, 40, 54])
    let negative = host.run {
      Refresher.pull(.classic, options: .init(triggerDistance: -1), callback: { _ in })
    }
    #expect(negative.distances.triggerDistance == 54)
  }

  @Test(
    "a length changed while refreshing is applied without a jump",
    arguments: [80, 20] as [CGFloat])
  func extentWhileRefreshing(extent: CGFloat) {
    let screen = Screen(safeArea: UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    let header = header(on: screen)
    screen.host.run { header.beginRefreshing() }
    screen.advance(0.5)
    var shown: [CGFloat] = []
    screen.host.run { header.visibleExtent = extent }
    for _ in 0..<40 {
      shown.append(screen.scrollView.layer.shown.bounds.minY)
      screen.advance(screen.host.frameInterval)
    }
    shown.append(screen.scrollView.layer.shown.bounds.minY)
    #expect(shown.first.map { abs($0 + 114) < 4 } == true)
    #expect(shown.last == -64 - extent)
    let steps = zip(shown, shown.dropFirst()).map { abs($0 - $1) }
    #expect(steps.max() ?? 0 < 8, "it animates, without a jump")
    #expect(screen.inset.top == extent)
    #expect(header.view.frame == CGRect(x: 0, y: -extent, width: 375, height: extent))
    screen.host.run { header.endRefreshing() }
    screen.advance(0.5)
    #expect(screen.offset == -64)
    #expect(screen.inset == .zero)
  }

  @Test("complaint 30: an indicator reports a change of its length, and its control follows")
  func indicatorChangesExtent() throws {
    let screen = Screen()
    let header = header(on: screen)
    let indicator = try #require(header.indicator as? BareIndicator)
    screen.scroll(to: 300)
    screen.host.run {
      indicator.extent = 90
      header.invalidateExtent()
    }
    #expect(header.view.frame == CGRect(x: 0, y: -90, width: 375, height: 90))
    #expect(screen.offset == 300)
    #expect(header.distances.triggerDistance == 90)
    screen.host.run { header.beginRefreshing() }
    screen.advance(0.5)
    screen.scroll(to: 500)
    screen.host.run {
      indicator.extent = 30
      header.invalidateExtent()
    }
    #expect(screen.offset == 500, "it was scrolled away from")
    #expect(screen.inset.top == 0)
    screen.scroll(to: -40)
    #expect(screen.inset.top == 30)
  }

  @Test("MJRefresh defect 6: a length changed while attached leaves nothing behind")
  func extentOfFooter() {
    let screen = Screen(contentInset: UIEdgeInsets(top: 0, left: 0, bottom: 5, right: 0))
    let footer = auto(on: screen)
    for extent in [80, 20, 61.5] as [CGFloat] {
      screen.host.run { footer.visibleExtent = extent }
      screen.advance(0.5)
      #expect(screen.inset.bottom == 5 + extent)
      #expect(footer.view.frame.height == extent)
    }
    screen.host.run {
      footer.isHidden = true
      footer.visibleExtent = 33
      footer.isHidden = false
      footer.isHidden = true
    }
    #expect(screen.inset.bottom == 5)
    screen.host.run { screen.scrollView.tug.footer = nil }
    #expect(screen.inset.bottom == 5)
  }

  @Test("an ignored inset moves a control outward by that amount, and changes nothing else")
  func ignoredInset() {
    let screen = Screen(safeArea: UIEdgeInsets(top: 64, left: 0, bottom: 34, right: 0))
    let (header, footer) = (header(on: screen), auto(on: screen))
    screen.host.run {
      header.ignoredInset = 64
      footer.ignoredInset = -10
    }
    #expect(header.view.frame == frame.offsetBy(dx: 0, dy: -64))
    #expect(footer.view.frame.minY == 1990)
    #expect(screen.inset.bottom == 44)
    screen.pull(toOffset: -64 - 51)
    #expect(header.state == .pulling)
  }

  @Test("a pull can fade its control in gradually")
  func fades() {
    let screen = Screen()
    let header = header(on: screen)
    screen.host.run { header.trigger.pull?.fadesIn = true }
    #expect(header.indicator.isHidden)
    screen.pull(toOffset: -25)
    #expect(abs(header.view.alpha - 0.5) < 0.02)
    screen.pull(toOffset: -80)
    #expect(header.view.alpha == 1)
    screen.letGo()
    #expect(header.view.alpha == 1)
    screen.host.run { header.trigger.pull?.fadesIn = false }
    #expect(header.view.alpha == 1)
    screen.host.run { header.endRefreshing() }
    screen.advance(1)
    #expect(header.indicator.isHidden)
  }

  @Test("with durations of 0 it opens and closes at once, and the action runs in the next turn")
  func notAnimated() {
    let screen = Screen()
    var runs = 0
    let header = header(on: screen) { _ in runs += 1 }
    screen.host.run {
      (header.openingDuration, header.closingDuration) = (0, 0)
      header.beginRefreshing()
    }
    #expect(screen.scrollView.layer.shown.bounds.minY == -50)
    screen.advance(0)
    #expect(runs == 1)
    screen.host.run { header.endRefreshing() }
    #expect(screen.scrollView.layer.shown.bounds.minY == 0)
    screen.advance(0)
    #expect(screen.host.scheduledCount == 0)
  }

  @Test("each control has its own durations")
  func durations() {
    let screen = Screen()
    var runs = 0
    let header = header(on: screen) { _ in runs += 1 }
    screen.host.run {
      header.openingDuration = 1
      header.beginRefreshing()
    }
    screen.advance(0.9)
    #expect(runs == 0)
    screen.advance(0.2)
    #expect(runs == 1)
  }

  @Test("disabled, it ignores the user; a run continues, and the app can begin one")
  func disabled() {
    let screen = Screen(contentHeight: 700)
    let (header, footer) = (header(on: screen), auto(on: screen))
    screen.pull(toOffset: -70)
    #expect(header.state == .pulling)
    screen.host.run {
      header.isEnabled = false
      footer.isEnabled = false
    }
    #expect(header.state == .idle)
    screen.letGo()
    screen.advance(1)
    screen.scroll(to: 77)
    screen.finger.tap(at: CGPoint(x: 180, y: 640))
    #expect(header.state == .idle && footer.state == .idle)
    screen.host.run { footer.isEnabled = true }
    screen.scroll(to: 70)
    #expect(footer.state == .idle, "it starts from the current position of the content")
    screen.host.run {
      footer.isEnabled = false
      footer.beginRefreshing()
    }
    #expect(footer.state == .refreshing)
    screen.host.run { footer.endRefreshing() }
    screen.host.run { header.beginRefreshing() }
    screen.advance(0.5)
    screen.host.run { screen.scrollView.contentOffset.y = -20 }
    #expect(screen.inset.top == 20, "sticky headers still follow")
  }

  @Test(
    "hidden, it ignores events, holds no inset at rest, and keeps its state",
    arguments: [true, false])
  func hidden(byView: Bool) {
    let screen = Screen()
    let footer = auto(on: screen)
    func hide(_ isHidden: Bool) {
      screen.host.run {
        if byView { footer.view.isHidden = isHidden } else { footer.isHidden = isHidden }
      }
    }
    hide(true)
    #expect(footer.isHidden && footer.view.isHidden)
    #expect(screen.inset.bottom == 0)
    screen.scroll(to: 1333)
    #expect(footer.state == .idle)
    screen.host.run { screen.scrollView.contentSize.height = 0 }
    hide(false)
    #expect(footer.view.isHidden && !footer.isHidden, "an empty list hides it nevertheless")
    hide(true)
    screen.host.run { screen.scrollView.contentSize.height = 1000 }
    #expect(footer.view.isHidden, "a control hidden by the app stays hidden")
    screen.host.run { footer.endRefreshing(.noMoreData) }
    hide(false)
    #expect(!footer.view.isHidden)
    #expect(screen.inset.bottom == 44)
    #expect(footer.state == .noMoreData)
  }

  @Test("with paging, the end of a load moves the page back within the closing duration")
  func paging() {
    let screen = Screen(
      contentHeight: 1334, contentInset: UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
    screen.scrollView.isPagingEnabled = true
    let footer = auto(on: screen)
    var ends = 0
    footer.onDidEnd = { ends += 1 }
    screen.scroll(to: 731)
    #expect(footer.state == .refreshing)
    footer.closingDuration = 0.4
    screen.host.run { footer.endRefreshing() }
    #expect(screen.offset == 667)
    screen.advance(0.39)
    #expect(ends == 0)
    screen.advance(0.02)
    #expect(ends == 1)
    #expect(screen.inset.bottom == 64)
  }
}
