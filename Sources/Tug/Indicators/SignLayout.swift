/// The layout of a sign (an arrow, a spinner, or an image) beside the text of an indicator.
///
/// Above and below a list, the text is in the middle, and the sign stands at its leading side. In
/// leading and trailing controls, the sign stands between the text and the content.
@MainActor
struct SignLayout {
  private let bounds: CGRect
  private let edge: Refresher.Edge
  private let direction: UIUserInterfaceLayoutDirection
  private let signSize: CGSize
  private let inset: CGFloat
  /// 0 without visible text, which puts the sign in the middle.
  private var textWidth: CGFloat = 0

  /// Creates a layout, and lays out the text.
  ///
  /// - Parameter inset: the distance from the text to the middle of the sign, in points.
  init(
    _ bounds: CGRect, _ edge: Refresher.Edge, _ direction: UIUserInterfaceLayoutDirection,
    signSize: CGSize, inset: CGFloat, _ caption: CaptionView
  ) {
    (self.bounds, self.edge, self.direction) = (bounds, edge, direction)
    (self.signSize, self.inset) = (signSize, inset)
    if !edge.isSide { caption.frame = captionFrame }
    textWidth = caption.textWidth
    if edge.isSide { caption.frame = captionFrame }
  }

  /// The smallest distance from the sign to the text, in points.
  private static let sideGap: CGFloat = 5
  /// The smallest distance from the sign to the left and the right end of the control, in points: the margin of
  /// a list's rows.
  static let margin: CGFloat = 16
  /// The width of a spinner, in points. A wider sign stands further away.
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
      max(0, (bounds.width - signSize.width) / 2 - Self.margin))
    let isMirrored = direction == .rightToLeft
    return CGPoint(x: bounds.midX + (isMirrored ? distance : -distance), y: middle.y)
  }

  /// The frame of the text: in the middle, and beside the sign if the text is long.
  private var captionFrame: CGRect {
    guard edge.isSide else {
      let margin = signSize.width > 0 ? Self.margin + signSize.width + Self.sideGap : 0
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
