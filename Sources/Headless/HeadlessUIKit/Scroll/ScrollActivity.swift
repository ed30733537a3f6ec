import Foundation

/// The rule for when `UIScrollView.isDragging` becomes `false` after a release.
public enum DraggingFlagModel: Sendable {
  /// The flag stays `true` while the content continues to move within its range, and becomes
  /// `false` with the first offset beyond an edge, as logged on devices.
  case untilInertiaEnds
  /// The flag becomes `false` with the release.
  case untilRelease
}

/// The state of a scroll view during and after a touch.
enum ScrollActivity {
  case rest
  /// A finger is down and hasn't moved. `stopped` is `true` if it stopped a deceleration.
  case touched(stopped: Bool)
  case dragging(DragOrigin)
  /// The finger has lifted, and the delegate is being called.
  case lifting(stopped: Bool, inertia: Bool)
  case decelerating(ScrollMotion)
  /// A recording determines the position of the content.
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

  /// Whether a finger holds the content, so that nothing else can move it.
  var isHeld: Bool {
    switch self {
    case .touched, .dragging: true
    case .rest, .lifting, .decelerating, .driven: false
    }
  }
}

/// The unbounded position of the content at the start of the drag.
struct DragOrigin {
  var raw: CGPoint
  var locked: DragLock?
}

/// The axis to which a drag is locked.
enum DragLock {
  case horizontal, vertical
}

/// The state of a scroll view that a recording moves, in place of a finger and physics.
///
/// The recorded values are used unchanged: offsets aren't rounded to pixels, flags change when
/// assigned, and the safe area is the recorded one, with or without a window. Of UIKit's own
/// movements, only the correction of an offset that a change has moved out of range remains.
package struct DrivenScroll {
  package var isDragging = false
  package var isDecelerating = false
  /// Whether an offset that a change of the content, the insets, or the safe area leaves out of
  /// range is corrected at rest.
  package var correctsOffset = true
  package var safeArea = UIEdgeInsets.zero

  package init() {}

  var isAtRest: Bool { !isDragging && !isDecelerating }
}

extension UIScrollView {
  /// The state from a recording. Not in UIKit. Once assigned, it can't be removed.
  package var driven: DrivenScroll? {
    get { if case .driven(let scroll) = activity { scroll } else { nil } }
    set {
      guard let newValue else { return }
      let old = driven
      activity = .driven(newValue)
      (safeAreaInsets, knownSafeArea) = (newValue.safeArea, newValue.safeArea)
      if newValue.safeArea != old?.safeArea { geometryChanged() }
    }
  }
}

extension UIGestureRecognizer {
  /// Assigns a state without checking the transition, for a recording. Not in UIKit. Observers are
  /// notified each time, even if the state doesn't change. The view isn't notified, because the
  /// recording also contains the effect of the state.
  package func drive(to state: State) {
    replaceState(with: state)
    onStateChange?(self)
  }
}
