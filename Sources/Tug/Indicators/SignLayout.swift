/// The layout of a sign (an arrow, a spinner, or an image) beside the text of an indicator.
///
/// Above and below a list, the text is in the middle, and the sign stands at its leading side. In leading and trailing
/// controls, each is in the middle.
@MainActor
struct SignLayout {
  /// The middle of the sign.
  let signCenter: CGPoint

  /// Creates a layout, and lays out the text.
  ///
  /// - Parameter inset: the distance from the text to the middle of the sign, in points.
  init(
    _ bounds: CGRect, _ edge: Refresher.Edge, _ direction: UIUserInterfaceLayoutDirection,
    signSize: CGSize, inset: CGFloat, _ caption: CaptionView
  ) {
    caption.frame = Self.captionFrame(in: bounds, edge, signWidth: signSize.width)
    let (textWidth, middle) = (caption.textWidth, CGPoint(x: bounds.midX, y: bounds.midY))
    guard textWidth > 0, !edge.isSide else {
      signCenter = middle
      return
    }
    let distance = min(
      textWidth / 2 + inset + max(0, signSize.width - Self.usualWidth) / 2,
      max(0, (bounds.width - signSize.width) / 2 - Self.margin))
    let isMirrored = direction == .rightToLeft
    signCenter = CGPoint(x: middle.x + (isMirrored ? distance : -distance), y: middle.y)
  }

  /// The smallest distance from the sign to the text, in points.
  private static let gap: CGFloat = 5
  /// The smallest distance from the sign to the left and the right end of the control, in points: the margin of
  /// a list's rows.
  static let margin: CGFloat = 16
  /// The width of a spinner, in points. A wider sign stands further away.
  static let usualWidth: CGFloat = 20

  /// The distance from the text to the left and the right end of the control, in points.
  static func textMargin(besideSign width: CGFloat) -> CGFloat {
    width > 0 ? margin + max(usualWidth, width) + gap : margin
  }

  /// The frame of the text, in the middle.
  static func captionFrame(in bounds: CGRect, _ edge: Refresher.Edge, signWidth: CGFloat) -> CGRect {
    let margin = edge.isSide ? 4 : textMargin(besideSign: signWidth)
    return bounds.insetBy(dx: min(margin, bounds.width / 2), dy: 0)
  }
}
