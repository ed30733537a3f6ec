import Foundation

/// The content that a view draws between its background and its subviews.
package enum ViewContent {
  case text(TextLayout, color: UIColor)
  case image(UIImage, tint: UIColor, mode: UIView.ContentMode)
  /// A spinner of `size` points. The renderer rotates it while it is on.
  case spinner(isOn: Bool, color: UIColor, size: CGFloat)
}

/// A view that draws content.
@MainActor
package protocol ContentProviding: UIView {
  var content: ViewContent? { get }
}
