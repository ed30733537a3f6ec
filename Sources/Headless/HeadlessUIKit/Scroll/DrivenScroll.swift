import Foundation

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
