import HeadlessUIKit

/// Takes note of where flings will end.
@MainActor
final class Flings: NSObject, UITableViewDelegate {
  private(set) var count = 0
  private(set) var target = CGPoint.zero

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    count += 1
    target = targetContentOffset.pointee
  }
}
