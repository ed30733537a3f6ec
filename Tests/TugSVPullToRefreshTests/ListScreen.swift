import HeadlessDriver
import TugSVPullToRefresh

/// A phone with a scroll view.
@MainActor
struct ListScreen {
  let stage: Stage
  let list: UIScrollView

  init(contentHeight: CGFloat = 2000) {
    let controller = UIViewController()
    stage = Stage { controller }
    let list = stage.run { UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667)) }
    list.contentSize = CGSize(width: 375, height: contentHeight)
    controller.view.addSubview(list)
    self.list = list
  }

  func run(_ body: () -> Void) { stage.run(body) }

  /// Drags the content, and leaves the finger down. Positive distances begin near the top of the screen,
  /// negative ones near its end.
  func pull(by points: CGFloat) {
    stage.finger.down(at: CGPoint(x: 180, y: points > 0 ? 100 : 600))
    stage.finger.move(by: CGPoint(x: 0, y: points), over: 0.5, steps: 30)
  }

  func release() {
    stage.advance(0.3)
    stage.finger.up()
    stage.advance(1.0 / 60)
  }
}
