import Foundation

/// An object that recognizes one kind of movement in the touches on a view and its descendants.
///
/// Targets and actions aren't available here, because they need selectors. Code that must also
/// compile with UIKit can subclass, use the delegate, or observe `state`.
@preconcurrency @MainActor
open class UIGestureRecognizer {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    public static var recognized: State { .ended }
  }

  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether a recognized gesture cancels its touches for their views. The default is `true`.
  open var cancelsTouchesInView = true

  /// Whether the recognizer receives touches. Setting it to `false` cancels a gesture in progress.
  open var isEnabled = true {
    didSet { if !isEnabled { dropTouches() } }
  }

  /// A handler for changes of the state, in place of an action. Not in UIKit. It is called after
  /// the observers of `state`, including when the gesture fails and when it becomes possible again.
  package var onStateChange: ((UIGestureRecognizer) -> Void)?

  /// The touches of this recognizer, in the order of their start.
  var touches: [UITouch] = []
  let host: HeadlessHost
  private let stateObservers = PropertyObservers<State>()
  private var currentState = State.possible
  private var lastLocation = CGPoint.zero

  public init() { host = HeadlessHost.current }

  /// The state, which subclasses assign. A recognition turns into a failure if the delegate or the
  /// view refuses it, or if another gesture owns the touch. Invalid transitions are ignored. A
  /// gesture that is over becomes possible again automatically with the end of its last touch.
  open var state: State {
    get {
      ObservationProbe.record(.state)
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

  /// The centroid of the touches in `view`'s bounds, or in the window's for `nil`. After the last
  /// touch, it is the last location.
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

  /// Drops all touches because the view left the window, the recognizer left the view, or the
  /// recognizer was disabled.
  func dropTouches() {
    guard !touches.isEmpty else { return }
    lastLocation = middle
    touches = []
    move(to: currentState == .possible ? .failed : .cancelled)
    resetIfFinished()
  }

  /// Cancels a gesture in progress while its touches stay down, as the system does when it takes them
  /// for a gesture of its own. Not in UIKit.
  package func cancel() { dropTouches() }

  // MARK: For the recognizers of this module

  func viewLeavesWindow() { dropTouches() }

  /// The delegate to query. As in UIKit, a scroll view is the delegate of its own recognizer.
  var effectiveDelegate: (any UIGestureRecognizerDelegate)? { delegate }

  /// Called when the recognition is granted, before `state` changes.
  func recognitionGranted() {}

  /// Called after the observers of `state`.
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
    // The touches are canceled for the other views before the recognized gesture acts.
    delivery?.grant(touches, to: self)
    assign(new)
  }

  private var mayBegin: Bool {
    if let delivery, delivery.isOwned(touches, byOtherThan: self) { return false }
    if let view, !view.gestureRecognizerShouldBegin(self) { return false }
    guard let delegate = effectiveDelegate, delegate !== view else { return true }
    return delegate.gestureRecognizerShouldBegin(self)
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

  /// Makes a gesture that is over possible again once all touches have ended.
  func resetIfFinished() {
    guard touches.isEmpty, currentState.isOver else { return }
    reset()
    assign(.possible)
  }

  func canRecognizeSimultaneously(with other: UIGestureRecognizer) -> Bool {
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

/// The delegate of a gesture recognizer. All methods are optional, as in UIKit.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Returns whether the recognized gesture can begin; if `false`, it fails. Called once. The
  /// default is `true`.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Returns whether both gestures can be recognized; the consent of either delegate is sufficient.
  /// The default is `false`.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns whether the recognizer receives a new touch. The default is `true`.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}

/// A recognizer for one or more taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps. The default is 1; values below 1 count as 1.
  open var numberOfTapsRequired = 1
  /// The number of fingers. The default is 1; values below 1 count as 1.
  open var numberOfTouchesRequired = 1

  private var starts: [UITouch: CGPoint] = [:]
  private var mostTouches = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { starts[touch] = touch.location }
    mostTouches = max(mostTouches, numberOfTouches)
    if mostTouches > max(1, numberOfTouchesRequired) { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let start = starts[touch] else { continue }
      let moved = touch.location - start
      let strayed = Double(hypot(moved.x, moved.y))
      if let view, strayed > view.host.scrollTuning.tapMovement { state = .failed }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { starts[touch] = nil }
    guard starts.isEmpty, state == .possible else { return }
    let isTap = mostTouches == max(1, numberOfTouchesRequired)
    let isLast = touches.contains { $0.tapCount.isMultiple(of: max(1, numberOfTapsRequired)) }
    if isTap, isLast { state = .ended } else { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    starts = [:]
    mostTouches = 0
  }
}
