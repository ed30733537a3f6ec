import HeadlessUIKit
import Tug

// The valid numbers of a layout, independently of the rules' own check.

extension CGFloat {
  var isValidLayout: Bool { magnitude <= 1e12 }
}

extension UIEdgeInsets {
  /// These insets, replaced by those of `other` on the sides where they aren't valid.
  func valid(or other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top.isValidLayout ? top : other.top, left: left.isValidLayout ? left : other.left,
      bottom: bottom.isValidLayout ? bottom : other.bottom,
      right: right.isValidLayout ? right : other.right)
  }
}

extension UIScrollView {
  var hasValidLayout: Bool {
    let (bounds, content, inset) = (bounds, contentSize, contentInset)
    return [
      bounds.minX, bounds.minY, bounds.width, bounds.height, content.width, content.height,
      inset.top, inset.left, inset.bottom, inset.right,
    ].allSatisfy(\.isValidLayout)
  }

  /// Corrects an invalid layout as an app would.
  func correctLayout() {
    guard !hasValidLayout else { return }
    frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    contentSize = frame.size
    contentInset = contentInset.valid(or: tug.contentInset)
    contentOffset = .zero
  }
}
