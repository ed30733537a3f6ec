import Foundation

/// A spinner for a task in progress. The renderer rotates it: here it is only on or off, and
/// doesn't keep the host busy.
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    /// 20 × 20 points.
    case medium = 100
    /// 37 × 37 points.
    case large = 101
  }

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    updateHidden()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    updateHidden()
  }

  public required init?(coder: NSCoder) { nil }

  /// The style. The size follows at the next `sizeToFit`.
  open var style: Style

  /// The color. The default is the system's gray.
  open var color: UIColor! = .systemGray {
    didSet { if color == nil { color = .systemGray } }
  }

  /// Whether the view is hidden when it isn't animating. The default is `true`.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  open private(set) var isAnimating = false {
    didSet { setNeedsDisplay() }
  }

  open func startAnimating() {
    isAnimating = true
    updateHidden()
  }

  open func stopAnimating() {
    isAnimating = false
    updateHidden()
  }

  private func updateHidden() {
    if hidesWhenStopped { isHidden = !isAnimating }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: style.side, height: style.side)
  }
}

extension UIActivityIndicatorView.Style {
  fileprivate var side: CGFloat { self == .large ? 37 : 20 }
}

extension UIActivityIndicatorView: ContentProviding {
  package var content: ViewContent? {
    .spinner(isOn: isAnimating, color: color, size: min(style.side, layer.ownBounds.width))
  }
}
