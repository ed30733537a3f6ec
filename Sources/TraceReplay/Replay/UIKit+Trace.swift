import HeadlessUIKit
import TraceFormat
import Tug

// Conversions from the types of the trace format.

extension CGSize {
  mutating func replace(_ change: SizeChange) {
    if let w = change.w { width = CGFloat(w.value) }
    if let h = change.h { height = CGFloat(h.value) }
  }
}

extension UIEdgeInsets {
  init(_ insets: TraceInsets) {
    self.init(
      top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.right))
  }

  mutating func replace(_ change: InsetsChange) {
    if let t = change.t { top = CGFloat(t) }
    if let l = change.l { left = CGFloat(l) }
    if let b = change.b { bottom = CGFloat(b) }
    if let r = change.r { right = CGFloat(r) }
  }

  mutating func add(_ change: InsetsChange) {
    top += CGFloat(change.t ?? 0)
    left += CGFloat(change.l ?? 0)
    bottom += CGFloat(change.b ?? 0)
    right += CGFloat(change.r ?? 0)
  }
}

extension UIGestureRecognizer.State {
  init(_ state: TraceEvent.PanState) {
    self =
      switch state {
      case .possible: .possible
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      case .cancelled: .cancelled
      case .failed: .failed
      }
  }
}

extension ScrollControls.Arbitration {
  init(_ name: TraceScrollViewConfig.ArbitrationName) {
    self =
      switch name {
      case .exclusive: .exclusive
      case .parallel: .parallel
      case .refreshCancelsLoad: .refreshCancelsLoad
      case .automatic: .automatic
      }
  }
}

extension CGPoint {
  /// A coordinate that isn't given is 0.
  init(_ point: PointChange) { self.init(x: point.x ?? 0, y: point.y ?? 0) }
}
