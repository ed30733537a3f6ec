import HeadlessUIKit
import Tug

/// What a layout may have in points, said once more, apart from RefreshCore's own way.
extension CGFloat {
  var isPoints: Bool { magnitude <= 1e12 }
}

extension UIEdgeInsets {
  /// Those of `other` on the sides where these are no numbers of points.
  func points(or other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top.isPoints ? top : other.top, left: left.isPoints ? left : other.left,
      bottom: bottom.isPoints ? bottom : other.bottom,
      right: right.isPoints ? right : other.right)
  }
}

extension UIScrollView {
  var makesSense: Bool {
    let (bounds, content, inset) = (bounds, contentSize, contentInset)
    return [
      bounds.minX, bounds.minY, bounds.width, bounds.height, content.width, content.height,
      inset.top, inset.left, inset.bottom, inset.right,
    ].allSatisfy(\.isPoints)
  }

  /// What an app would do that finds its mistake.
  func makeSense() {
    guard !makesSense else { return }
    frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    contentSize = frame.size
    contentInset = contentInset.points(or: tug.contentInset)
    contentOffset = .zero
  }
}
