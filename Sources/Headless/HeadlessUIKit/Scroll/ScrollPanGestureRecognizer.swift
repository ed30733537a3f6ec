import Foundation

/// The recognizer of a scroll view, which also reports fingers that don't move.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// The movement with which the drag was recognized, in the coordinates of drags.
  private(set) var recognizedTranslation = CGPoint.zero

  private var scrollView: UIScrollView? { view as? UIScrollView }

  /// A recording does not say what has dragged the content: one finger, as nearly always.
  override var numberOfTouches: Int {
    guard scrollView?.driven != nil else { return super.numberOfTouches }
    return state == .began || state == .changed ? 1 : 0
  }

  /// A scroll view that implements the delegate's methods is its own delegate, as in UIKit.
  override var effectiveDelegate: (any UIGestureRecognizerDelegate)? {
    delegate ?? view as? any UIGestureRecognizerDelegate
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    scrollView?.pointerEnded(velocity: .zero, cancelled: true)
    super.touchesBegan(touches, with: event)
    if !state.isOver { scrollView?.fingerTouched() }
  }

  /// Accepts only movements along an axis that can move, so that a list in a pager leaves
  /// horizontal drags to the pager.
  override func accepts(_ movement: CGPoint) -> Bool {
    guard let scrollView else { return false }
    let movement = vector(movement, in: scrollView.dragSpace)
    let isVertical = abs(movement.y) >= abs(movement.x)
    guard (isVertical ? scrollView.verticalAxis : scrollView.horizontalAxis).isMovable else {
      return false
    }
    return !scrollView.leavesToParent(movement, isVertical: isVertical)
      && !scrollView.leavesToSheet(movement, isVertical: isVertical)
  }

  override func recognitionGranted() {
    recognizedTranslation = translation(in: scrollView?.dragSpace)
    super.recognitionGranted()
  }

  override func stateChanged() {
    guard let scrollView else { return }
    switch state {
    case .began: scrollView.dragBegan()
    case .changed: scrollView.dragMoved()
    case .ended: scrollView.fingerLifted(velocity: velocity(in: scrollView.dragSpace))
    case .cancelled, .failed: scrollView.fingerLifted(velocity: .zero)
    case .possible: return
    }
  }

  override func viewLeavesWindow() {
    scrollView?.stopMotion()
    super.viewLeavesWindow()
  }
}
