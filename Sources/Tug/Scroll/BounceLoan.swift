/// Content shorter than its view can only be pulled when the scroll view always bounces. The
/// controls borrow that for their axis, and give it back when the last of them leaves.
@MainActor
final class BounceLoan {
  private weak var scrollView: UIScrollView?
  private var vertical = Loan()
  private var horizontal = Loan()

  private struct Loan {
    var takers = 0
    var wasOff = false
  }

  init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

  func take(for axis: Edge.Axis) {
    guard let scrollView else { return }
    switch axis {
    case .vertical: Self.take(&vertical, &scrollView.alwaysBounceVertical)
    case .horizontal: Self.take(&horizontal, &scrollView.alwaysBounceHorizontal)
    }
  }

  func giveBack(for axis: Edge.Axis) {
    guard let scrollView else { return }
    switch axis {
    case .vertical: Self.giveBack(&vertical, &scrollView.alwaysBounceVertical)
    case .horizontal: Self.giveBack(&horizontal, &scrollView.alwaysBounceHorizontal)
    }
  }

  private static func take(_ loan: inout Loan, _ bounces: inout Bool) {
    loan.takers += 1
    guard loan.takers == 1, !bounces else { return }
    loan.wasOff = true
    bounces = true
  }

  private static func giveBack(_ loan: inout Loan, _ bounces: inout Bool) {
    loan.takers -= 1
    guard loan.takers == 0, loan.wasOff else { return }
    loan.wasOff = false
    bounces = false
  }
}
