import Foundation
import HeadlessDriver
import HeadlessUIKit
import Testing

/// A navigation controller on a phone with a status bar of `top` points.
@MainActor
struct BarDevice {
  let device: TestDevice
  let navigation: UINavigationController

  init(
    top: CGFloat = 44, large: Bool = false,
    titles: UIKitBehavior.LargeTitlePlacement = .inBar,
    root: () -> UIViewController = { list() }
  ) {
    var made: UINavigationController?
    let host = HeadlessHost()
    host.behavior.largeTitles = titles
    device = TestDevice(
      size: CGSize(width: 375, height: 812),
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0), host: host
    ) {
      let navigation = UINavigationController(rootViewController: root())
      navigation.navigationBar.prefersLargeTitles = large
      made = navigation
      return navigation
    }
    navigation = made!
  }

  var scrollView: UIScrollView { navigation.topViewController!.scrollView }
  var bar: CGFloat { navigation.navigationBar.frame.height }
  var top: CGFloat { scrollView.adjustedContentInset.top }
  var offset: CGFloat { scrollView.contentOffset.y }
  func scroll(to y: CGFloat) { device.run { scrollView.contentOffset.y = y } }
}

@MainActor
@Suite("Navigation bar")
struct NavigationBarTests {
  @Test(
    "the bar is 44 points high, plus 52 for a large title and 60 for a search bar",
    arguments: [
      (20, false, false, 64), (44, false, false, 88), (20, true, false, 116),
      (44, true, false, 140), (44, false, true, 148), (44, true, true, 200),
    ] as [(CGFloat, Bool, Bool, CGFloat)])
  func heights(status: CGFloat, large: Bool, search: Bool, top: CGFloat) {
    let bars = BarDevice(top: status, large: large) {
      let controller = list()
      if search {
        controller.navigationItem.searchController = UISearchController(
          searchResultsController: nil)
        controller.navigationItem.hidesSearchBarWhenScrolling = false
      }
      return controller
    }
    #expect(bars.top == top && bars.offset == -top)
    #expect(bars.navigation.navigationBar.frame.minY == status)
    #expect(bars.navigation.navigationBar.frame.maxY == top)
    #expect(bars.navigation.topViewController?.view.safeAreaInsets.top == top)
    #expect(bars.scrollView.adjustedContentInset.bottom == 34)
  }

  @Test(
    "up to iOS 18, title and safe area scroll with the content",
    arguments: [
      (-140, 140, 96), (-139, 139, 95), (-100, 100, 56), (-88, 88, 44), (-50, 88, 44),
      (500, 88, 44), (-120, 120, 76),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func collapses(offset: CGFloat, top: CGFloat, bar: CGFloat) {
    let bars = BarDevice(large: true)
    bars.scroll(to: 300)
    bars.scroll(to: offset)
    #expect(bars.offset == offset && bars.top == top && bars.bar == bar)
  }

  @Test("a finger moves the title one to one; beyond that, the bar stretches")
  func pulled() {
    let bars = BarDevice(large: true)
    bars.scroll(to: -60)
    let finger = bars.device.finger
    finger.grab(at: CGPoint(x: 180, y: 300), toward: CGPoint(x: 0, y: 1))
    for step in 1...8 {
      let before = bars.offset
      finger.move(by: CGPoint(x: 0, y: 10), over: 1 / 60)
      #expect(bars.offset == before - 10, "step \(step): a rubber band before the title is visible")
    }
    #expect(bars.top == 140)
    finger.move(by: CGPoint(x: 0, y: 100), over: 0.1)
    #expect(bars.offset < -160 && bars.offset > -240)
    #expect(bars.top == 140, "the title and the inset changed")
    #expect(bars.bar == -bars.offset - 44, "the bar does not reach the content")
    finger.hold(0.2)
    finger.up()
    bars.device.settle()
    #expect(bars.offset == -140 && bars.bar == 96)
  }

  @Test(
    "a release brings the title back, up to 36 points, as recorded",
    arguments: [(-130, -140), (-104, -140), (-103, -88), (-95, -88)] as [(CGFloat, CGFloat)])
  func settles(release: CGFloat, end: CGFloat) {
    let bars = BarDevice(large: true)
    bars.scroll(to: release - 40)
    let finger = bars.device.finger
    bars.scroll(to: release)
    finger.grab(at: CGPoint(x: 180, y: 300), toward: CGPoint(x: 0, y: -1))
    finger.hold(0.2)
    finger.up()
    bars.device.settle()
    #expect(bars.offset == end && bars.top == -end)
  }

  @Test("a list with its own inset has its full title at rest")
  func ownInset() {
    let bars = BarDevice(large: true) {
      list {
        $0.contentInset.top = 30
        $0.contentOffset.y = -30
      }
    }
    #expect(bars.offset == -170 && bars.bar == 96 && bars.top == 170)
    bars.scroll(to: -160)
    #expect(bars.bar == 86 && bars.top == 160)
  }

  @Test("an inset set during a pull ends the stretch of the bar at once")
  func insetInPull() {
    let bars = BarDevice(large: true)
    bars.scroll(to: -200)
    #expect(bars.bar == 156)
    bars.device.run { bars.scrollView.contentInset.top = 60 }
    #expect(bars.bar == 96 && bars.top == 200 && bars.offset == -200)
  }

  @Test("a short list keeps its title, and a tap on the status bar restores it")
  func ends() {
    let short = BarDevice(large: true) { list(height: 100) }
    #expect(short.offset == -140)
    short.device.finger.drag(from: CGPoint(x: 180, y: 400), to: CGPoint(x: 180, y: 200))
    short.device.settle()
    #expect(short.offset == -140 && short.bar == 96)

    let long = BarDevice(large: true)
    long.scroll(to: 500)
    long.device.window.tapStatusBar()
    long.device.settle()
    #expect(long.offset == -140 && long.bar == 96)
  }

  @Test("the automatic display mode inherits from the item below")
  func modes() {
    let bars = BarDevice(large: true)
    let second = bars.device.run { list() }
    bars.device.run { bars.navigation.pushViewController(second, animated: false) }
    #expect(bars.top == 140)
    bars.device.run { second.navigationItem.largeTitleDisplayMode = .never }
    #expect(bars.top == 88 && bars.offset == -88)
    let third = bars.device.run { list() }
    bars.device.run { bars.navigation.pushViewController(third, animated: false) }
    #expect(bars.top == 88)
    bars.device.run { third.navigationItem.largeTitleDisplayMode = .always }
    #expect(bars.top == 140 && bars.offset == -140)
    bars.device.run { bars.navigation.setNavigationBarHidden(true, animated: true) }
    bars.device.settle()
    #expect(bars.top == 44 && bars.offset == -44)
  }

  @Test("after a pop, the title is as before the push")
  func comesBack() {
    let bars = BarDevice(large: true)
    bars.scroll(to: 300)
    bars.device.layOut()
    for animated in [true, false] {
      let second = bars.device.run { list() }
      bars.device.run { bars.navigation.pushViewController(second, animated: animated) }
      bars.device.settle()
      #expect(bars.top == 140)
      bars.device.run { _ = bars.navigation.popViewController(animated: animated) }
      bars.device.settle()
      #expect(bars.top == 88 && bars.offset == 352)
    }
  }

  @Test("the bar follows the assigned scroll view, or the rearmost")
  func contentScrollView() {
    let bars = BarDevice(large: true)
    let controller = bars.device.run { list() }
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    other.contentSize.height = 2000
    controller.view.addSubview(other)
    bars.device.run { bars.navigation.pushViewController(controller, animated: false) }
    #expect(controller.contentScrollView(for: .top) === controller.scrollView)
    bars.device.run { other.contentOffset.y = 100 }
    #expect(bars.bar == 96)
    bars.device.run {
      controller.setContentScrollView(other, for: .top)
      other.contentOffset.y = 101
    }
    #expect(bars.bar == 44)
    controller.setContentScrollView(nil, for: .all)
    #expect(controller.contentScrollView(for: .top) === controller.scrollView)
  }

  @Test("a list that leaves and returns has its offset")
  func leftAndFound() {
    let bars = BarDevice(large: true)
    let end: CGFloat = 3000 + 34 - 812
    bars.scroll(to: end)
    func leaveAndComeBack() {
      let list = bars.scrollView
      bars.device.run { bars.navigation.pushViewController(UIViewController(), animated: false) }
      #expect(list.window == nil && list.adjustedContentInset.bottom == 34)
      bars.device.run { _ = bars.navigation.popViewController(animated: false) }
    }
    leaveAndComeBack()
    #expect(bars.offset == end)

    bars.scroll(to: -140)
    bars.device.finger.grab(at: CGPoint(x: 180, y: 300), toward: CGPoint(x: 0, y: 1))
    bars.device.finger.move(by: CGPoint(x: 0, y: 80), over: 0.1)
    #expect(bars.offset < -170)
    leaveAndComeBack()
    #expect(bars.offset == -140, "a list that left during a pull is not at rest")
  }
}
