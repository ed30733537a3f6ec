import Foundation

/// When `UIScrollView.isDragging` becomes false after the finger has let go.
public enum DraggingFlagModel: Sendable {
  /// As logged on devices: it stays true while the content moves on within its range, and is false
  /// from the first change of the offset beyond an edge.
  case untilInertiaEnds
  /// With the release.
  case untilRelease
}

/// What a scroll view is doing with a finger, or after one.
enum ScrollActivity {
  case rest
  /// A finger is down and has not moved; `stopped` if it has caught a deceleration.
  case touched(stopped: Bool)
  case dragging(DragOrigin)
  /// The finger is up, and its delegate is being told.
  case lifting(stopped: Bool, inertia: Bool)
  case decelerating(ScrollMotion)
  /// Neither: a recording says where the content is.
  case driven(DrivenScroll)

  var isTracking: Bool {
    switch self {
    case .touched, .dragging, .lifting: true
    case .rest, .decelerating: false
    case .driven(let scroll): scroll.isDragging
    }
  }

  var isDecelerating: Bool {
    switch self {
    case .touched(let stopped), .lifting(let stopped, _): stopped
    case .decelerating: true
    case .rest, .dragging: false
    case .driven(let scroll): scroll.isDecelerating
    }
  }

  func isDragging(_ model: DraggingFlagModel) -> Bool {
    switch self {
    case .dragging: true
    case .lifting(_, let inertia): inertia && model == .untilInertiaEnds
    case .decelerating(let motion): motion.isInertia && model == .untilInertiaEnds
    case .rest, .touched: false
    case .driven(let scroll): scroll.isDragging
    }
  }

  /// The finger holds the content: nothing else may move it.
  var isHeld: Bool {
    switch self {
    case .touched, .dragging: true
    case .rest, .lifting, .decelerating, .driven: false
    }
  }
}

/// Where the content would be, were there no edges, when the drag began.
struct DragOrigin {
  var raw: CGPoint
  var locked: DragLock?
}

/// The axis that a drag may not leave.
enum DragLock {
  case horizontal, vertical
}
