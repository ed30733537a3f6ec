import Foundation
import HeadlessDriver
import HeadlessUIKit
import Testing

@MainActor
@Suite("Tab bar controller")
struct TabBarTests {
  let log = CallLog()

  private func device(_ controllers: () -> [UIViewController]) -> (TestDevice, UITabBarController) {
    var tabs: UITabBarController?
    let device = TestDevice(
      size: CGSize(width: 375, height: 812),
      safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    ) {
      let made = UITabBarController()
      made.viewControllers = controllers()
      tabs = made
      return made
    }
    return (device, tabs!)
  }

  @Test("the bar is 49 points above the home indicator, in the safe area")
  func height() {
    let (_, tabs) = device { [list(), list()] }
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 729, width: 375, height: 83))
    #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 83)
    #expect(tabs.selectedViewController?.scrollView.adjustedContentInset.bottom == 83)
  }

  @Test("the first tab is at the leading edge", arguments: [false, true])
  func order(isRightToLeft: Bool) throws {
    let (device, tabs) = device { [list(), list(), list()] }
    device.run {
      tabs.tabBar.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      tabs.tabBar.setNeedsLayout()
    }
    device.settle()
    // In front of the hairline, in the order of the items.
    let first = try #require(tabs.tabBar.subviews.dropFirst().first)
    #expect(first.frame.minX == (isRightToLeft ? 250 : 0))
  }

  @Test("an image is above its title, or beside it in compact height")
  func titles() throws {
    let (device, tabs) = device { [list(), list()] }
    device.run {
      for controller in tabs.viewControllers ?? [] {
        controller.tabBarItem = UITabBarItem(title: "Search", image: nil, tag: 0)
      }
      tabs.viewControllers = tabs.viewControllers
      device.window.layoutIfNeeded()
    }
    let places = { () -> (image: CGRect, title: CGRect)? in
      guard let tab = tabs.tabBar.subviews.last,
        let image = tab.subviews.first(where: { $0 is UIImageView }),
        let title = tab.subviews.first(where: { $0 is UILabel })
      else { return nil }
      return (image.frame, title.frame)
    }
    let upright = try #require(places())
    #expect(upright.image.maxY <= upright.title.minY)
    device.run {
      device.window.turn(
        to: CGSize(width: 812, height: 375),
        safeAreaInsets: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    }
    device.settle()
    let turned = try #require(places())
    #expect(turned.image.maxX <= turned.title.minX)
    #expect(turned.image.midY == turned.title.midY && turned.image.minY >= 0)
    #expect(turned.title.maxY <= 32)
  }

  @Test("a change of tabs calls the new controller before the old one")
  func selection() {
    let (device, tabs) = device { [LoggedController("a", log), LoggedController("b", log)] }
    _ = log.take()
    device.run { tabs.selectedIndex = 1 }
    #expect(
      log.take() == [
        "b didLoad", "b willAppear", "a willDisappear", "b isAppearing", "a didDisappear",
        "b didAppear",
      ])
    #expect(tabs.viewControllers?[0].view.window == nil)
    device.run { tabs.selectedIndex = 7 }
    #expect(tabs.selectedIndex == 1)
    device.run { tabs.selectedViewController = tabs.viewControllers?[0] }
    #expect(log.take().last == "a didAppear")
  }

  @Test("a tap selects a tab, if the delegate allows it; a second pops its stack")
  func taps() {
    final class Delegate: UITabBarControllerDelegate {
      var isOpen = true
      var selected: [Int] = []
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { isOpen }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) { selected.append(tabBarController.selectedIndex) }
    }
    let (device, tabs) = device {
      [list(), UINavigationController(rootViewController: list())]
    }
    let delegate = Delegate()
    tabs.delegate = delegate
    device.finger.tap(at: CGPoint(x: 300, y: 750))
    #expect(tabs.selectedIndex == 1)
    let navigation = tabs.selectedViewController as! UINavigationController
    device.run { navigation.pushViewController(list(), animated: false) }
    device.finger.tap(at: CGPoint(x: 300, y: 750))
    device.settle()
    #expect(navigation.viewControllers.count == 1)
    delegate.isOpen = false
    device.finger.tap(at: CGPoint(x: 50, y: 750))
    #expect(tabs.selectedIndex == 1 && delegate.selected == [1, 1])
  }

  @Test("tabs can be added and removed, and the selection stays")
  func changes() {
    let (device, tabs) = device { [LoggedController("a", log), LoggedController("b", log)] }
    device.run {
      tabs.selectedIndex = 1
      tabs.viewControllers?.removeFirst()
    }
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController?.title == "b")
    #expect(tabs.tabBar.items?.map(\.title) == ["b"])
    device.run { tabs.viewControllers = nil }
    #expect(tabs.selectedViewController == nil && tabs.selectedIndex == NSNotFound)
  }

  @Test("a controller pushed without the tab bar uses its space")
  func hiddenBar() {
    let (device, tabs) = device { [UINavigationController(rootViewController: list())] }
    let navigation = tabs.selectedViewController as! UINavigationController
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 83)
    let pushed = device.run { list() }
    pushed.hidesBottomBarWhenPushed = true
    device.run { navigation.pushViewController(pushed, animated: true) }
    device.settle()
    #expect(pushed.view.safeAreaInsets.bottom == 34 && tabs.tabBar.frame.minY == 812)
    device.run { _ = navigation.popViewController(animated: true) }
    device.settle()
    #expect(tabs.tabBar.frame.minY == 729)
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 83)
  }
}
