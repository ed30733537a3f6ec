/// Where the sign of a look (arrow, spinner, image) stands beside its words.
///
/// Above and below a list it stands before the words, which are in the middle: left of them, or right
/// where the layout runs from right to left. At the sides it stands between words and content.
@MainActor
struct SignLayout {
  private let bounds: CGRect
  private let edge: Refresher.Edge
  private let direction: UIUserInterfaceLayoutDirection
  private let signSize: CGSize
  private let inset: CGFloat
  /// 0 when no words show: the sign is in the middle then.
  private var textWidth: CGFloat = 0

  /// Gives the words their room, too.
  ///
  /// - Parameter inset: from the words to the middle of the sign, in points.
  init(
    _ bounds: CGRect, _ edge: Refresher.Edge, _ direction: UIUserInterfaceLayoutDirection,
    signSize: CGSize, inset: CGFloat, _ words: CaptionView
  ) {
    (self.bounds, self.edge, self.direction) = (bounds, edge, direction)
    (self.signSize, self.inset) = (signSize, inset)
    if !edge.isSide { words.frame = caption }
    textWidth = words.textWidth
    if edge.isSide { words.frame = caption }
  }

  /// Between sign and words where there is little room, in points.
  private static let sideGap: CGFloat = 5
  /// Of a spinner; what is wider stands further off, in points.
  static let usualWidth: CGFloat = 20

  var signCenter: CGPoint {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    guard textWidth > 0 else { return middle }
    if edge.isSide {
      let x = bounds.midX + (isLeft ? 1 : -1) * (groupWidth - signSize.width) / 2
      return CGPoint(x: x, y: middle.y)
    }
    let distance = min(
      textWidth / 2 + inset + max(0, signSize.width - Self.usualWidth) / 2,
      (bounds.width - signSize.width) / 2)
    let isMirrored = direction == .rightToLeft
    return CGPoint(x: bounds.midX + (isMirrored ? distance : -distance), y: middle.y)
  }

  /// The room of the words: in the middle, and beside the sign where they are long.
  private var caption: CGRect {
    guard edge.isSide else {
      let margin = signSize.width > 0 ? signSize.width + Self.sideGap : 0
      return bounds.insetBy(dx: min(margin, bounds.width / 2), dy: 0)
    }
    let x = bounds.midX + (isLeft ? -1 : 1) * (groupWidth - textWidth) / 2
    return CGRect(
      x: x - textWidth / 2, y: bounds.minY, width: textWidth, height: bounds.height)
  }

  private var isLeft: Bool { edge.isLeft(in: direction) }
  private var groupWidth: CGFloat {
    signSize.width > 0 ? signSize.width + Self.sideGap + textWidth : textWidth
  }
}
