import Foundation
import HeadlessDriver
import HeadlessUIKit
import Testing

/// The large title of iOS 26, with the points of a row of 44 below a status bar of 44.
@MainActor
@Suite("Large titles in the content")
struct LargeTitleTests {
  private let bars = BarDevice(large: true, titles: .inContent)

  private var title: UIView? {
    bars.scrollView.subviews.first { $0.frame.maxY == 0 && $0.frame.height > 0 }
  }
  private var safeArea: CGFloat { bars.scrollView.safeAreaInsets.top }
  /// As the app does: without a finger, and with the layout that follows.
  private func set(_ y: CGFloat) {
    bars.scroll(to: y)
    bars.device.layOut()
  }

  @Test("the title is in the bar until the list has scrolled, then in the list")
  func place() {
    #expect(bars.top == 140 && safeArea == 140 && bars.bar == 96 && title == nil)
    set(-139)
    #expect(title?.frame == CGRect(x: 0, y: -52, width: 375, height: 52) && title?.alpha == 1)
    set(-140)
    #expect(title != nil, "it stays there")
    set(600)
    #expect(title?.alpha == 0 && title?.frame.minY == -52)
    let (list, second) = (bars.scrollView, bars.device.run { UIViewController() })
    bars.device.run { bars.navigation.pushViewController(second, animated: false) }
    #expect(list.subviews.allSatisfy { $0.frame.maxY != 0 || $0.frame.isEmpty })
  }

  @Test(
    "insets that are no whole pixels leave the title in the bar, and the search bar hidden",
    arguments: [0, 10.1, 12.5] as [CGFloat])
  func fractions(inset: CGFloat) {
    let bars = BarDevice(large: true, titles: .inContent) {
      let controller = list {
        $0.contentInset.top = inset
        $0.contentOffset.y = -inset
      }
      controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
      return controller
    }
    #expect(bars.top == 140 + inset && abs(bars.offset + bars.top) < 0.5 && bars.bar == 96)
    #expect(!bars.scrollView.subviews.contains { $0.frame.maxY == 0 && $0.frame.height == 52 })
  }

  @Test(
    "a title stays above the content while an inset is held, or leaves",
    arguments: [false, true])
  func heldInset(leaves: Bool) {
    bars.device.host.behavior.insetsHideLargeTitles = leaves
    set(-141)
    set(-140)
    bars.device.run { bars.scrollView.contentInset.top = 54 }
    set(leaves ? -142 : -194)
    #expect(safeArea == (leaves ? 88 : 140) && (title?.alpha ?? 0) == (leaves ? 0 : 1))
    bars.device.run { bars.scrollView.contentInset.top = 0 }
    set(-140)
    #expect(safeArea == 140 && bars.bar == 96)
  }

  @Test("the safe area has all of the title until nothing of it is visible")
  func safeAreaOfTitle() {
    for y in [-139, -120, -89] as [CGFloat] {
      set(y)
      #expect(bars.offset == y && safeArea == 140 && bars.top == 140 && bars.bar == 96)
    }
    set(-88)
    #expect(safeArea == 88 && bars.top == 88 && bars.bar == 44)
    #expect(bars.scrollView.contentInset == .zero)
  }

  @Test(
    "an offset that the app sets ends 52 points further if the title goes or comes",
    arguments: [(300, 352), (-88, -36), (-89, -89)] as [(CGFloat, CGFloat)])
  func jumps(set y: CGFloat, end: CGFloat) {
    set(y)
    #expect(bars.offset == end)
    bars.device.layOut()
    #expect(bars.offset == end)
    set(160)
    #expect(bars.offset == (y == -89 ? 212 : 160), "without a title, nothing moves")
    set(-140)
    #expect(bars.offset == -192, "the title is back")
  }

  @Test("where content doesn't keep its distance, the title moves nothing")
  func keepsOffset() {
    bars.device.host.behavior.keepsDistanceToSafeArea = false
    for y in [300, -88, -140, 600, -89, -140] as [CGFloat] {
      set(y)
      #expect(bars.offset == y && bars.top == (y < -88 ? 140 : 88))
    }
  }

  @Test("ten steps of ten points move the content by 152: the title goes once")
  func steps() {
    var offsets: [CGFloat] = []
    for _ in 0..<10 {
      set(bars.offset + 10)
      offsets.append(bars.offset)
    }
    #expect(offsets == [-130, -120, -110, -100, -90, -28, -18, -8, 2, 12])
  }

  @Test("a finger moves content and title one to one")
  func finger() {
    let finger = bars.device.finger
    finger.grab(at: CGPoint(x: 180, y: 500), toward: CGPoint(x: 0, y: -1))
    for step in 1...20 {
      finger.move(by: CGPoint(x: 0, y: -10), over: 1 / 60)
      #expect(bars.offset == -140 + 10 * CGFloat(step))
    }
    for step in 1...20 {
      finger.move(by: CGPoint(x: 0, y: 10), over: 1 / 60)
      #expect(bars.offset == 60 - 10 * CGFloat(step))
    }
    #expect(bars.top == 140)
    finger.move(by: CGPoint(x: 0, y: 100), over: 0.1)
    #expect(bars.offset > -220 && bars.bar == 96, "a pull stretches no bar")
    #expect(title.map { $0.convert($0.bounds, to: nil).minY } == -bars.offset - 52)
    finger.hold(0.2)
    finger.up()
    bars.device.settle()
    #expect(bars.offset == -140)
  }

  @Test("a refresh beside the title is in the bar and the safe area, and goes without a trace")
  func refresh() {
    let control = bars.device.run { UIRefreshControl() }
    bars.device.run { bars.scrollView.refreshControl = control }
    bars.device.run {
      bars.scrollView.contentOffset.y = -200
      control.beginRefreshing()
    }
    bars.device.layOut()
    #expect(bars.offset == -260 && bars.top == 200 && safeArea == 200 && bars.bar == 156)
    #expect(bars.scrollView.contentInset == .zero && title?.frame.minY == -52)
    let place = control.convert(control.bounds, to: nil)
    #expect(place == CGRect(x: 0, y: 88, width: 375, height: 60), "directly below the row")
    set(300)
    #expect(safeArea == 88 && bars.top == 148 && control.superview === bars.scrollView)
    set(-200)
    #expect(safeArea == 200)
    bars.device.run { control.endRefreshing() }
    bars.device.settle()
    #expect(bars.top == 140 && bars.offset == -140 && bars.bar == 96)
    #expect(control.superview === bars.scrollView && control.isHidden)
  }

  @Test(
    "the title is 52 points high, 54 with the largest text, 61.5 with those for accessibility",
    arguments: [
      (.large, 52), (.extraExtraExtraLarge, 54), (.accessibilityLarge, 61.5),
    ] as [(UIContentSizeCategory, CGFloat)])
  func textSizes(category: UIContentSizeCategory, height: CGFloat) {
    bars.device.host.updateTraits { $0.preferredContentSizeCategory = category }
    bars.device.run { bars.navigation.view.setNeedsLayout() }
    bars.device.layOut()
    #expect(bars.top == 88 + height)
    set(300)
    #expect(bars.offset == 300 + height)
  }

  @Test(
    "a pull stretches no bar beside a title in the content, and a search bar is above the title")
  func searchBar() {
    let bars = BarDevice(large: true, titles: .inContent) {
      let controller = list()
      controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
      return controller
    }
    bars.device.finger.pull(bars.scrollView, toOffset: -300)
    #expect(bars.bar == 156 && bars.top == 200, "the whole search bar, and no more")
    let title = bars.scrollView.subviews.first { $0.frame.maxY == 0 && $0.frame.height > 0 }
    #expect(title.map { $0.convert($0.bounds, to: nil).minY } == 248)
    bars.device.finger.hold(0.2)
    bars.device.finger.up()
    bars.device.settle()
    #expect(bars.bar == 156 && bars.offset == -200)
    bars.scroll(to: 200)
    bars.device.layOut()
    #expect(bars.offset == 312, "the title and the search bar go")
  }
}
