import Foundation

/// A scroll view that a recording moves, instead of a finger and physics.
///
/// What a recording says is taken as it is: offsets are not rounded to pixels, flags change when they
/// are told to, and the safe area is the recording's, on a window or off. Of UIKit's own movements one
/// is left: the correction of an offset that a change has made illegal.
package struct DrivenScroll {
  package var isDragging = false
  package var isDecelerating = false
  /// Whether an offset that content, insets or safe area leave behind is brought back at rest.
  package var correctsOffset = true
  package var safeArea = UIEdgeInsets.zero

  package init() {}

  var isAtRest: Bool { !isDragging && !isDecelerating }
}

extension UIScrollView {
  /// Not in UIKit: assigned, the scroll view is a recording's for good.
  package var driven: DrivenScroll? {
    get { if case .driven(let scroll) = activity { scroll } else { nil } }
    set {
      guard let newValue else { return }
      let old = driven
      activity = .driven(newValue)
      if newValue.safeArea != old?.safeArea { geometryChanged() }
    }
  }
}

extension UIGestureRecognizer {
  /// Not in UIKit: takes any state after any other, as a recording has them; observers hear each one,
  /// changed or not. What the state means is for the recording to say: the view is not told.
  package func drive(to state: State) {
    replaceState(with: state)
    onStateChange?(self)
  }
}
