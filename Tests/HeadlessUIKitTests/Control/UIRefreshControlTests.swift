import Foundation
import HeadlessDriver
import HeadlessUIKit
import Testing

@MainActor
@Suite("UIRefreshControl")
struct UIRefreshControlTests {
  /// A list with a control that counts its events.
  @MainActor
  private final class Refreshed {
    let scene = ScrollScene(content: 2000)
    let control: UIRefreshControl
    var events = 0

    init() {
      control = scene.device.run { UIRefreshControl() }
      control.addAction(UIAction { [unowned self] _ in events += 1 }, for: .valueChanged)
      scene.device.run { scene.scrollView.refreshControl = control }
    }

    var top: CGFloat { scene.scrollView.adjustedContentInset.top }
  }

  @Test(
    "a pull refreshes whatever the control's settings, and adds 60 points under the finger",
    arguments: [(true, true), (false, true), (true, false), (false, false)])
  func refreshes(isEnabled: Bool, interacts: Bool) {
    let list = Refreshed()
    (list.control.isEnabled, list.control.isUserInteractionEnabled) = (isEnabled, interacts)
    list.scene.pull(400)
    #expect(list.control.isRefreshing && list.events == 1)
    #expect(list.scene.scrollView.isTracking && list.top == 60)
    #expect(list.scene.scrollView.contentInset == .zero)
    list.scene.letGo()
    list.scene.device.settle()
    #expect(list.scene.y == -60 && list.top == 60 && list.events == 1)
    list.scene.device.run { list.control.endRefreshing() }
    list.scene.device.settle()
    #expect(list.scene.y == 0 && list.top == 0 && !list.control.isRefreshing)
  }

  @Test("an idle control is hidden, and shows once the content is pulled")
  func hidden() {
    let list = Refreshed()
    #expect(list.control.isHidden && list.scene.scrollView.subviews.first === list.control)
    #expect(list.control.frame == CGRect(x: 0, y: 0, width: 375, height: 60))
    list.scene.pull(100)
    #expect(!list.control.isHidden && list.control.frame.minY == list.scene.y)
    list.scene.letGo()
    list.scene.device.settle()
    #expect(list.control.isHidden)
  }

  @Test("in the Mac idiom, a scroll view may have no refresh control")
  func mac() {
    let scene = ScrollScene()
    var mistakes: [String] = []
    scene.device.host.onMistake = { mistakes.append($0) }
    scene.device.host.updateTraits { $0.userInterfaceIdiom = .mac }
    scene.device.run { scene.scrollView.refreshControl = UIRefreshControl() }
    #expect(mistakes.count == 1)
  }
}
