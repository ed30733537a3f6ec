/// Where the sign of a look (arrow, spinner, image) stands beside its words.
///
/// Above and below a list it stands before the words, which are in the middle: left of them, or right
/// where the layout runs from right to left. At the sides it stands between words and content.
@MainActor
struct SignLayout {
  let bounds: CGRect
  let edge: Edge
  let direction: UIUserInterfaceLayoutDirection
  /// 0 when no words show: the sign is in the middle then.
  let textWidth: CGFloat
  let signSize: CGSize
  /// From the words to the middle of the sign, in points.
  let inset: CGFloat

  /// Between sign and words at the sides, in points.
  static let sideGap: CGFloat = 5

  var signCenter: CGPoint {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    guard textWidth > 0 else { return middle }
    if edge.isSide {
      let x = bounds.midX + (isLeft ? 1 : -1) * (groupWidth - signSize.width) / 2
      return CGPoint(x: x, y: middle.y)
    }
    // Words may be as wide as the control: the sign stays inside.
    let distance = min(textWidth / 2 + inset, bounds.width / 2 - signSize.width / 2)
    let isMirrored = direction == .rightToLeft
    return CGPoint(x: bounds.midX + (isMirrored ? distance : -distance), y: middle.y)
  }

  /// The room of the words.
  var caption: CGRect {
    guard edge.isSide else { return bounds }
    let x = bounds.midX + (isLeft ? -1 : 1) * (groupWidth - textWidth) / 2
    return CGRect(
      x: x - textWidth / 2, y: bounds.minY, width: textWidth, height: bounds.height)
  }

  private var isLeft: Bool { edge.isLeft(in: direction) }
  private var groupWidth: CGFloat {
    signSize.width > 0 ? signSize.width + Self.sideGap + textWidth : textWidth
  }
}
