import Foundation
import HeadlessDriver
import HeadlessUIKit
import Testing

@MainActor
@Suite("Navigation controller")
struct NavigationStackTests {
  let log = CallLog()

  private func controller(_ name: String) -> LoggedController { LoggedController(name, log) }

  /// A device with a stack of controllers with these names.
  private func device(_ names: String...) -> (TestDevice, UINavigationController) {
    var navigation: UINavigationController?
    let device = TestDevice {
      let made = UINavigationController(nibName: nil, bundle: nil)
      made.viewControllers = names.map(controller)
      navigation = made
      return made
    }
    return (device, navigation!)
  }

  @Test("the root of a stack appears with the stack")
  func root() {
    let (_, navigation) = device("a")
    #expect(
      log.take() == [
        "a joins", "a joined", "a didLoad", "a willAppear", "a isAppearing", "a didAppear",
      ])
    #expect(navigation.topViewController?.navigationController === navigation)
    #expect(navigation.topViewController?.view.frame == navigation.view.bounds)
  }

  @Test("a push calls both controllers in UIKit's order, and takes 0.35 seconds if animated")
  func push() {
    let (device, navigation) = device("a")
    _ = log.take()
    device.run { navigation.pushViewController(controller("b"), animated: true) }
    #expect(
      log.take() == ["b joins", "b didLoad", "a willDisappear~", "b willAppear~", "b isAppearing~"])
    device.advance(0.34)
    #expect(log.take() == [])
    device.advance(0.02)
    #expect(log.take() == ["a didDisappear~", "b didAppear~", "b joined"])
    #expect(navigation.viewControllers.map(\.title) == ["a", "b"])
    #expect(navigation.viewControllers[0].view.window == nil)
    #expect(!device.host.isBusy)
  }

  @Test("a pop to the top controller, or to one not on the stack, pops nothing")
  func popsNothing() {
    let (device, navigation) = (TestDevice { UIViewController() }, UINavigationController())
    device.run {
      let (root, other) = (UIViewController(), UIViewController())
      navigation.viewControllers = [root, other]
      #expect(navigation.popToViewController(other, animated: false) == nil)
      #expect(navigation.popToViewController(UIViewController(), animated: false) == nil)
      #expect(navigation.popToRootViewController(animated: false) == [other])
      #expect(navigation.popToRootViewController(animated: false) == nil)
    }
  }

  @Test("a pop calls both controllers in UIKit's order")
  func pop() {
    let (device, navigation) = device("a", "b")
    _ = log.take()
    var popped: UIViewController?
    device.run { popped = navigation.popViewController(animated: true) }
    #expect(popped?.title == "b")
    #expect(
      log.take() == [
        "b leaves", "a didLoad", "b willDisappear~", "a willAppear~", "a isAppearing~",
      ])
    device.settle()
    #expect(log.take() == ["b didDisappear~", "a didAppear~", "b left"])
    device.run { popped = navigation.popViewController(animated: true) }
    #expect(popped == nil && log.take() == [], "the root was popped")
  }

  @Test("without animation, a push or a pop ends in the call")
  func unanimated() {
    let (device, navigation) = device("a")
    _ = log.take()
    device.run { navigation.pushViewController(controller("b"), animated: false) }
    #expect(
      log.take() == [
        "b joins", "b didLoad", "a willDisappear", "b willAppear", "b isAppearing",
        "a didDisappear", "b didAppear", "b joined",
      ])
    device.run { _ = navigation.popToRootViewController(animated: false) }
    #expect(
      log.take() == [
        "b leaves", "b willDisappear", "a willAppear", "a isAppearing", "b didDisappear",
        "a didAppear", "b left",
      ])
    #expect(!device.host.isBusy)
  }

  @Test("a push during a push finishes the first")
  func nested() {
    let (device, navigation) = device("a")
    let b = device.run { controller("b") }
    device.run { navigation.pushViewController(b, animated: true) }
    device.advance(0.1)
    _ = log.take()
    device.run {
      navigation.pushViewController(b, animated: true)
      navigation.pushViewController(controller("c"), animated: true)
    }
    #expect(log.take().prefix(3) == ["a didDisappear~", "b didAppear~", "b joined"])
    device.settle()
    #expect(navigation.viewControllers.map(\.title) == ["a", "b", "c"])
    device.run { _ = navigation.popToViewController(navigation.viewControllers[0], animated: true) }
    device.settle()
    #expect(navigation.viewControllers.map(\.title) == ["a"])
    #expect(navigation.children == navigation.viewControllers)
  }

  @Test("a stack that leaves the window during a push finishes it")
  func leaves() {
    let (device, navigation) = device("a")
    device.run { navigation.pushViewController(controller("b"), animated: true) }
    device.advance(0.1)
    _ = log.take()
    device.run { device.window.rootViewController = UIViewController() }
    #expect(
      log.take() == [
        "a didDisappear~", "b didAppear~", "b joined", "b willDisappear", "b didDisappear",
      ])
    device.settle()
    #expect(log.take() == [])
  }

  @Test("a drag from the left edge pops past the middle")
  func interactive() {
    let (device, navigation) = device("a", "b")
    _ = log.take()
    device.finger.down(at: CGPoint(x: 5, y: 300))
    device.finger.move(by: CGPoint(x: 120, y: 0), over: 0.3)
    let coordinator = device.run { navigation.transitionCoordinator }
    #expect(coordinator?.isInteractive == true)
    device.finger.hold(0.2)
    device.finger.up()
    #expect(coordinator?.isCancelled == true)
    device.settle()
    #expect(
      log.take() == [
        "b leaves", "a didLoad", "b willDisappear~", "a willAppear~", "a isAppearing~",
        "a willDisappear~", "a didDisappear~", "b willAppear~", "b didAppear~", "b joins",
        "b joined",
      ])
    #expect(navigation.topViewController?.title == "b")
    #expect(navigation.topViewController?.view.frame == navigation.view.bounds)

    device.finger.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 300, y: 300))
    device.settle()
    #expect(
      log.take() == [
        "b leaves", "b willDisappear~", "a willAppear~", "a isAppearing~", "b didDisappear~",
        "a didAppear~", "b left",
      ])
    #expect(navigation.topViewController?.view.frame == navigation.view.bounds)
  }

  @Test("the delegate and the coordinator are notified of a transition")
  func coordinator() {
    final class Delegate: UINavigationControllerDelegate {
      var calls: [String] = []
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { calls.append("will \(viewController.title ?? "") \(animated)") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { calls.append("did \(viewController.title ?? "") \(animated)") }
    }
    let (device, navigation) = device("a")
    let delegate = Delegate()
    navigation.delegate = delegate
    device.run {
      navigation.pushViewController(controller("b"), animated: true)
      navigation.topViewController?.transitionCoordinator?.animate(
        alongsideTransition: { _ in delegate.calls.append("along") },
        completion: { delegate.calls.append("over \($0.isCancelled)") })
    }
    device.settle()
    #expect(delegate.calls == ["will b true", "along", "did b true", "over false"])
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test("the back button pops the top controller")
  func backButton() {
    let (device, navigation) = device("a", "b")
    #expect(navigation.navigationBar.topItem?.title == "b")
    #expect(navigation.navigationBar.backItem?.title == "a")
    device.finger.tap(at: CGPoint(x: 30, y: 20))
    device.settle()
    #expect(navigation.topViewController?.title == "a")
  }

  @Test(
    "the back button names the controller below where the title has room",
    arguments: [
      ("Inbox", "Mail", "‹ Inbox"), ("Correspondence", "Mail", "‹ Correspondence"),
      ("Correspondence of the year", "Mail", "‹ Back"),
      ("Correspondence", "Minutes of the summer meetings", "‹ "),
      ("Correspondence", "Minutes of today", "‹ Back"),
    ])
  func backTitle(below: String, title: String, shown: String) throws {
    let (_, navigation) = device(below, title)
    let bar = navigation.navigationBar
    let back = try #require(bar.subviews.lazy.compactMap { $0 as? UIButton }.first)
    let label = try #require(bar.subviews.lazy.compactMap { $0 as? UILabel }.last)
    #expect(back.title(for: .normal) == shown)
    #expect(back.frame.maxX <= label.frame.minX, "the button covers the title")
    #expect(label.frame.width >= label.intrinsicContentSize.width, "the title is cut")
  }

  @Test("a window releases a stack and its controllers")
  func memory() {
    weak var gone: UIViewController?
    do {
      let (device, navigation) = device("a", "b")
      gone = navigation.topViewController
      device.settle()
    }
    #expect(gone == nil)
  }
}
