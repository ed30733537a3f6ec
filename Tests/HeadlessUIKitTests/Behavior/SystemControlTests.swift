import Foundation
import HeadlessDriver
import Testing

@Suite("Sheets, backgrounds, and the background")
@MainActor
struct SystemControlTests {
  private func makeList() -> UIScrollView {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 375, height: 2000)
    return list
  }

  @Test(
    "a drag down from the top of a list moves its sheet, unless it has a refreshControl",
    arguments: [false, true])
  func sheet(hasRefreshControl: Bool) {
    let device = TestDevice { UIViewController() }
    let (controller, list) = device.run {
      let (controller, list) = (UIViewController(), makeList())
      if hasRefreshControl { list.refreshControl = UIRefreshControl() }
      controller.view.addSubview(list)
      device.window.rootViewController?.present(controller, animated: true)
      return (controller, list)
    }
    #expect(controller.presentingViewController === device.window.rootViewController)
    #expect(controller.sheetPresentationController != nil)
    device.finger.grab(at: CGPoint(x: 180, y: 200), toward: CGPoint(x: 0, y: 1))
    device.finger.move(by: CGPoint(x: 0, y: 100), over: 0.2)
    #expect((list.contentOffset.y < 0) == hasRefreshControl)
    #expect((controller.view.superview?.frame.minY == 30) == hasRefreshControl)
    device.finger.up()
    device.run { controller.dismiss(animated: true) }
    #expect(controller.view.window == nil && controller.presentingViewController == nil)
  }

  @Test(
    "a sheet begins below the status bar; a drag by half of it, or 1,000 points a second, moves it away",
    arguments: [(380, 400, false), (430, 400, true), (74, 900, false), (74, 1100, true)]
      as [(CGFloat, CGFloat, Bool)])
  func leaves(distance: CGFloat, speed: CGFloat, goes: Bool) {
    let device = TestDevice(
      size: CGSize(width: 393, height: 852),
      safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    ) { UIViewController() }
    let sheet = device.run { UIViewController() }
    device.run { device.window.rootViewController?.present(sheet, animated: false) }
    device.layOut()
    #expect(sheet.view.superview?.frame.minY == 59, "below the status bar")
    device.finger.down(at: CGPoint(x: 196, y: 300))
    device.finger.move(by: CGPoint(x: 0, y: distance), over: distance / speed)
    if speed < 500 { device.finger.hold(0.3) }
    device.finger.up()
    #expect((sheet.view.window == nil) == goes)
  }

  @Test("the background of a list is behind its rows")
  func background() {
    let (_, table) = TestDevice.showing { () -> UITableView in UITableView() }
    let background = table.host.run { UIView() }
    table.backgroundView = background
    table.contentSize.height = 2000
    table.contentOffset.y = 300
    table.layoutIfNeeded()
    #expect(table.subviews.first === background && background.frame == table.bounds)
    table.backgroundView = nil
    #expect(background.superview == nil)
  }

  @Test("in the background, sequences of images stop")
  func inBackground() {
    let (device, view) = TestDevice.showing { () -> UIImageView in
      let view = UIImageView()
      view.animationImages = (0..<2).map { _ in
        UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
      }
      return view
    }
    var names: [String] = []
    let center = NotificationCenter.default
    let observers = [
      UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
    ].map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { [weak host = device.host] _ in
        MainActor.assumeIsolated {
          if HeadlessHost.current === host { names.append(name.rawValue) }
        }
      }
    }
    defer { for observer in observers { center.removeObserver(observer) } }
    device.run { view.startAnimating() }
    device.host.enterBackground()
    #expect(!view.isAnimating)
    device.host.enterForeground()
    #expect(!view.isAnimating)
    #expect(
      names == [
        "UIApplicationDidEnterBackgroundNotification",
        "UIApplicationWillEnterForegroundNotification",
      ])
  }
}
