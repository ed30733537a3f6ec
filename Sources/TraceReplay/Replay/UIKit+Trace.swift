import HeadlessUIKit
import Tug

// Into UIKit's terms.

extension UIEdgeInsets {
  init(_ insets: TraceInsets) {
    self.init(
      top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.right))
  }

  mutating func replace(top: Double?, left: Double?, bottom: Double?, right: Double?) {
    if let top { self.top = CGFloat(top) }
    if let left { self.left = CGFloat(left) }
    if let bottom { self.bottom = CGFloat(bottom) }
    if let right { self.right = CGFloat(right) }
  }
}

extension UIGestureRecognizer.State {
  init(_ state: TraceEvent.PanState) {
    switch state {
    case .possible: self = .possible
    case .began: self = .began
    case .changed: self = .changed
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .failed: self = .failed
    }
  }
}

extension Arbitration {
  init(_ name: TraceConfig.Arbitration) {
    switch name {
    case .exclusive: self = .exclusive
    case .parallel: self = .parallel
    case .refreshCancelsLoad: self = .refreshCancelsLoad
    }
  }
}
