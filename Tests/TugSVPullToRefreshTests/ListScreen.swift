import HeadlessDriver
import TugSVPullToRefresh

/// A phone with a scroll view.
@MainActor
struct ListScreen {
  let device: TestDevice
  let list: UIScrollView

  init(contentHeight: CGFloat = 2000) {
    let controller = UIViewController()
    device = TestDevice { controller }
    let list = device.run { UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667)) }
    list.contentSize = CGSize(width: 375, height: contentHeight)
    controller.view.addSubview(list)
    self.list = list
  }

  func run(_ body: () -> Void) { device.run(body) }

  /// Drags the content, and leaves the finger down. Positive distances begin near the top of the screen,
  /// negative ones near its end.
  func pull(by points: CGFloat) {
    device.finger.down(at: CGPoint(x: 180, y: points > 0 ? 100 : 600))
    device.finger.move(by: CGPoint(x: 0, y: points), over: 0.5, steps: 30)
  }

  func release() {
    device.advance(0.3)
    device.finger.up()
    device.advance(1.0 / 60)
  }
}
