import Foundation

/// What a view draws itself, between its background and its subviews.
package enum ViewContent {
  case text(TextLayout, color: UIColor)
  case image(UIImage, tint: UIColor, mode: UIView.ContentMode)
  /// `size` in points; the one who shows it turns it while it is on.
  case spinner(isOn: Bool, color: UIColor, size: CGFloat)
}

/// A view that draws something itself.
@MainActor
package protocol ContentShowing: UIView {
  var content: ViewContent? { get }
}
