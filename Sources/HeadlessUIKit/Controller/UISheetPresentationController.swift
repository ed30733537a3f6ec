import Foundation

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case automatic = -2
}

/// The settings of a sheet. The sheet has one size here; its detents aren't modeled.
@preconcurrency @MainActor
open class UISheetPresentationController {
  /// Whether a drag up from the content's end expands the sheet. Here without effect. The default is `true`.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  init() {}
}

/// A sheet over its window, which a drag down moves away.
///
/// As believed of UIKit, a drag down from the top of a scroll view belongs to the sheet, unless the scroll
/// view has a `refreshControl`.
final class SheetView: UIView {
  /// The speed in points per second at which a drag down moves a sheet away. Recorded.
  static let dismissalSpeed: CGFloat = 1000
  /// The height left free above the sheet, in points. Recorded: that of the status bar, and 30 without one.
  private let gap: CGFloat

  static func gap(in window: UIWindow) -> CGFloat { max(30, window.safeAreaInsets.top) }
  private let pan = SheetPanGestureRecognizer()
  var onDismiss: (() -> Void)?

  override init(frame: CGRect) {
    gap = frame.minY
    super.init(frame: frame)
    addGestureRecognizer(pan)
    pan.onStateChange = { [weak self] _ in self?.panChanged() }
  }

  required init?(coder: NSCoder) { nil }

  private func panChanged() {
    switch pan.state {
    case .began, .changed: move(to: max(0, pan.translation(in: containingView).y))
    case .ended:
      let isFast = pan.velocity(in: containingView).y >= Self.dismissalSpeed
      if isFast || frame.minY > gap + bounds.height / 2 { onDismiss?() } else { move(to: 0) }
    case .cancelled, .failed: move(to: 0)
    case .possible: break
    }
  }

  private func move(to distance: CGFloat) { frame.origin.y = gap + distance }
}

/// A recognizer for drags down.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  override func accepts(_ movement: CGPoint) -> Bool { movement.y > abs(movement.x) }
}

extension UIScrollView {
  /// Whether a drag that starts with `movement` belongs to the sheet that the scroll view is in.
  func leavesToSheet(_ movement: CGPoint, isVertical: Bool) -> Bool {
    guard isVertical, movement.y > 0, refreshControl == nil, isInSheet else { return false }
    return Double(layer.boundsOrigin.y) <= verticalAxis.range.lowerBound
  }

  private var isInSheet: Bool {
    var ancestor = containingView
    while let view = ancestor {
      if view is SheetView { return true }
      ancestor = view.containingView
    }
    return false
  }
}
