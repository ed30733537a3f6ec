import Foundation

extension UIScrollView {
  /// Whether a drag that starts with `movement`, at an edge and beyond it, belongs to an outer scroll
  /// view. A scroll view inside another one gives its drags away by default.
  func leavesToParent(_ movement: CGPoint, isVertical: Bool) -> Bool {
    let transfers =
      isVertical ? transfersVerticalScrollingToParent : transfersHorizontalScrollingToParent
    guard transfers, hasOuterScrollView(isVertical: isVertical) else { return false }
    let range = (isVertical ? verticalAxis : horizontalAxis).range
    let offset = Double(isVertical ? layer.boundsOrigin.y : layer.boundsOrigin.x)
    let distance = isVertical ? movement.y : movement.x
    return distance > 0 ? offset <= range.lowerBound : offset >= range.upperBound
  }

  private func hasOuterScrollView(isVertical: Bool) -> Bool {
    var ancestor = containingView
    while let view = ancestor {
      if let outer = view as? UIScrollView, outer.isScrollEnabled,
        (isVertical ? outer.verticalAxis : outer.horizontalAxis).isMovable
      {
        return true
      }
      ancestor = view.containingView
    }
    return false
  }

  /// The way of a finger, in the window, that moves the content to `target`, or as near as it can get.
  package func fingerMovement(toOffset target: CGPoint) -> CGPoint {
    let offset = layer.boundsOrigin
    func way(_ axis: ScrollAxis, _ offset: CGFloat, _ target: CGFloat) -> CGFloat {
      guard axis.isMovable, offset != target else { return 0 }
      return CGFloat(axis.raw(shown: Double(offset)) - axis.raw(shown: Double(target)))
    }
    let own = CGPoint(
      x: way(horizontalAxis, offset.x, target.x), y: way(verticalAxis, offset.y, target.y))
    guard let space = dragSpace else { return own }
    return pan.windowVector(own, from: space)
  }
}

// MARK: - Keys

/// A key of a keyboard, as far as scroll views know it.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardHome = 74
  case keyboardPageUp = 75
  case keyboardEnd = 77
  case keyboardPageDown = 78
  case keyboardDownArrow = 81
  case keyboardUpArrow = 82
}

extension UIScrollView {
  /// Handles a key, as if the scroll view were focused. Not in UIKit. The offset moves with an
  /// animation, like one that the app starts: no flag of a drag is set. Returns whether it moves.
  package func press(_ key: UIKeyboardHIDUsage) -> Bool {
    guard allowsKeyboardScrolling, isScrollEnabled else { return false }
    let range = verticalAxis.range
    let page = layer.ownBounds.height - adjustedContentInset.top - adjustedContentInset.bottom
    let y = Double(layer.boundsOrigin.y)
    let target =
      switch key {
      case .keyboardHome: range.lowerBound
      case .keyboardEnd: range.upperBound
      case .keyboardPageUp: y - Double(page)
      case .keyboardPageDown: y + Double(page)
      case .keyboardUpArrow: y - Self.lineLength
      case .keyboardDownArrow: y + Self.lineLength
      }
    let offset = CGPoint(x: layer.boundsOrigin.x, y: CGFloat(verticalAxis.clamped(target)))
    guard rounded(offset) != layer.boundsOrigin else { return false }
    setContentOffset(offset, animated: true)
    return true
  }

  /// The distance of an arrow key in points. Unpublished.
  private static var lineLength: Double { 40 }
}

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
