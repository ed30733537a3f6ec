import Foundation

/// A view that converts touches to events, and sends actions for events.
open class UIControl: UIView {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
  }

  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control that performs `primaryAction` for `primaryActionTriggered`.
  public init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: State

  open var isEnabled = true {
    didSet { stateChanged(from: oldValue, to: isEnabled) }
  }
  open var isSelected = false {
    didSet { stateChanged(from: oldValue, to: isSelected) }
  }
  open var isHighlighted = false {
    didSet { stateChanged(from: oldValue, to: isHighlighted) }
  }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  private func stateChanged(from old: Bool, to new: Bool) {
    if old != new { setNeedsLayout() }
  }

  // MARK: Actions

  private var actions: [(action: UIAction, events: Event)] = []

  /// Adds an action for events. It replaces an earlier action with the same identifier for those
  /// events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in actions.indices where actions[index].action.identifier == actionIdentifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Performs the actions for these events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    let due = actions.filter { !$0.events.isDisjoint(with: controlEvents) }
    for (action, _) in due { sendAction(action) }
  }

  open func sendAction(_ action: UIAction) { host.run { action.perform(from: self) } }

  // MARK: Tracking (see UIControl+Tracking)

  /// Whether the control tracks a touch: from its start in the control to its end, wherever it
  /// moves.
  open internal(set) var isTracking = false
  /// Whether the tracked touch is inside the control or within a margin around it.
  open internal(set) var isTouchInside = false

  /// Returns whether to track the touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Returns whether to continue tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginTracking(touches, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    continueTracking(touches, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endTracking(touches, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking(sending: .touchCancel)
  }

  /// The events for a touch that ends inside. A button also sends its primary action.
  var upInsideEvents: Event { .touchUpInside }
}
