import Foundation

/// Watches the touches on a view, and those on what is in it, for one kind of movement.
///
/// There are no selectors here, so there is no target and action. Code that must compile on UIKit
/// too subclasses, uses the delegate, or observes `state`.
@MainActor
open class UIGestureRecognizer {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    public static var recognized: State { .ended }
  }

  public internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// When the gesture is recognized, the views lose its touches: they get `touchesCancelled`.
  open var cancelsTouchesInView = true

  /// Switched off in the middle of a gesture, the gesture is cancelled.
  open var isEnabled = true {
    didSet { if !isEnabled { dropTouches() } }
  }

  /// Not in UIKit: called where an action would be, after the observers of `state`; also when the
  /// gesture fails and when it is ready for the next touch.
  package var onStateChange: ((UIGestureRecognizer) -> Void)?

  /// The touches that this recognizer follows, in the order in which they came.
  var touches: [UITouch] = []
  let host: HeadlessHost
  private let stateObservers = PropertyObservers<State>()
  private var currentState = State.possible
  private var lastLocation = CGPoint.zero

  public init() { host = HeadlessHost.current }

  /// Subclasses assign it. A recognition is refused (and becomes a failure) when the delegate or the
  /// view says no, or when another gesture has the touch. What cannot follow is ignored: a gesture
  /// that is over becomes possible again by itself, with the last of its touches.
  open var state: State {
    get {
      ObservationProbe.note(.state)
      return currentState
    }
    set { move(to: newValue) }
  }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the gesture is over, before `state` becomes possible again.
  open func reset() {}

  // MARK: Touches

  open var numberOfTouches: Int { touches.count }

  /// The middle of the touches, in `view`'s bounds, in the window's for nil; after the last touch,
  /// where that was.
  open func location(in view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return middle }
    return window.convert(middle, to: view)
  }

  private var middle: CGPoint {
    guard !touches.isEmpty else { return lastLocation }
    var sum = CGPoint.zero
    for touch in touches { sum = sum + touch.location }
    let count = CGFloat(touches.count)
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  func remove(_ touch: UITouch) {
    lastLocation = middle
    touches.removeAll { $0 === touch }
  }

  /// The view left the window, the recognizer left the view, or it was switched off.
  func dropTouches() {
    guard !touches.isEmpty else { return }
    lastLocation = middle
    touches = []
    move(to: currentState == .possible ? .failed : .cancelled)
    becomeReady()
  }

  // MARK: For the recognizers of this module

  func viewLeavesWindow() { dropTouches() }

  /// Whom to ask: a scroll view is the delegate of its own recognizer, as in UIKit.
  var effectiveDelegate: (any UIGestureRecognizerDelegate)? { delegate }

  /// The recognition was granted; `state` is about to change.
  func recognitionGranted() {}

  /// After the observers of `state`.
  func stateChanged() {}
}

// MARK: - State

extension UIGestureRecognizer {
  private func move(to new: State) {
    guard currentState.canBecome(new) else { return }
    let begins = currentState == .possible && (new == .began || new == .ended)
    guard begins else { return assign(new) }
    guard mayBegin else { return assign(.failed) }
    recognitionGranted()
    // The loser's views must have lost their touches before the winner acts.
    delivery?.grant(touches, to: self)
    assign(new)
  }

  private var mayBegin: Bool {
    if let delivery, delivery.isTaken(touches, from: self) { return false }
    if let view, !view.gestureRecognizerShouldBegin(self) { return false }
    guard let judge = effectiveDelegate, judge !== view else { return true }
    return judge.gestureRecognizerShouldBegin(self)
  }

  private var delivery: TouchDelivery? { touches.first?.window?.touchDelivery }

  func replaceState(with new: State) {
    let old = currentState
    currentState = new
    stateObservers.notify(old: old, new: new)
  }

  private func assign(_ new: State) {
    replaceState(with: new)
    stateChanged()
    onStateChange?(self)
  }

  /// All touches are up: a gesture that is over starts anew.
  func becomeReady() {
    guard touches.isEmpty, currentState.isOver else { return }
    reset()
    assign(.possible)
  }

  func allowsBoth(_ other: UIGestureRecognizer) -> Bool {
    let mine = effectiveDelegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other)
    if mine == true { return true }
    let its = other.effectiveDelegate?
      .gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
    return its == true
  }
}

extension UIGestureRecognizer.State {
  var isActive: Bool { self == .began || self == .changed }
  var isOver: Bool { self == .ended || self == .cancelled || self == .failed }

  func canBecome(_ next: Self) -> Bool {
    switch self {
    case .possible: next == .began || next == .ended || next == .failed
    case .began, .changed: next == .changed || next == .ended || next == .cancelled
    case .ended, .cancelled, .failed: next == .possible
    }
  }
}

extension UIGestureRecognizer: _KeyValueCodingAndObserving {
  public func observers(of property: ObservableProperty) -> AnyObject? {
    property == .state ? stateObservers : nil
  }
}
