import HeadlessDriver
import TugSVPullToRefresh

/// A phone that shows a list of this height.
@MainActor
struct ListScreen {
  let stage: TestDevice
  let list: UIScrollView

  init(contentHeight: CGFloat = 2000) {
    let controller = UIViewController()
    stage = TestDevice { controller }
    let list = stage.run { UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667)) }
    list.contentSize = CGSize(width: 375, height: contentHeight)
    controller.view.addSubview(list)
    self.list = list
  }

  func run(_ body: () -> Void) { stage.run(body) }

  /// Drags far beyond the start, or from near the end beyond it; the finger stays down.
  func pull(by points: CGFloat) {
    stage.finger.down(at: CGPoint(x: 180, y: points > 0 ? 100 : 600))
    stage.finger.move(by: CGPoint(x: 0, y: points), over: 0.5, steps: 30)
  }

  func letGo() {
    stage.advance(0.3)
    stage.finger.up()
    stage.advance(1.0 / 60)
  }
}
