import HeadlessDriver
import TugSVPullToRefresh

/// A phone that shows a list of this height.
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

  /// Drags far beyond the start, or from near the end beyond it; the finger stays down.
  func pull(by points: CGFloat) {
    device.finger.down(at: CGPoint(x: 180, y: points > 0 ? 100 : 600))
    device.finger.move(by: CGPoint(x: 0, y: points), over: 0.5, steps: 30)
  }

  func letGo() {
    device.advance(0.3)
    device.finger.up()
    device.advance(1.0 / 60)
  }
}
