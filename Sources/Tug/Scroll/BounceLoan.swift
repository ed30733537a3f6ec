/// Content shorter than its view can only be pulled when the scroll view always bounces. The
/// controls borrow that, and give it back when the last of them leaves.
@MainActor
final class BounceLoan {
  private weak var scrollView: UIScrollView?
  private var verticalTakers = 0
  private var wasOff = false

  init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

  func take(for edge: Edge) {
    guard let scrollView else { return }
    if verticalTakers == 0 {
      wasOff = !scrollView.alwaysBounceVertical
      scrollView.alwaysBounceVertical = true
    }
    verticalTakers += 1
  }

  func giveBack(for edge: Edge) {
    verticalTakers -= 1
    if verticalTakers == 0, wasOff { scrollView?.alwaysBounceVertical = false }
  }
}
