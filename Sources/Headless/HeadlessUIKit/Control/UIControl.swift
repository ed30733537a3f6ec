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

extension UIControl {
  /// The distance, in points, up to which a touch outside still counts as inside the control. UIKit
  /// doesn't document it; this is the value commonly measured on phones.
  private static var touchMargin: CGFloat { 70 }

  func beginTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first, beginTracking(touch, with: event)
    else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  func continueTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else {
      endTracking(touch, with: event)
      return stopTracking(sending: [])
    }
    switch (wasInside, isTouchInside) {
    case (true, true): sendActions(for: .touchDragInside)
    case (false, false): sendActions(for: .touchDragOutside)
    case (false, true): sendActions(for: .touchDragEnter)
    case (true, false): sendActions(for: .touchDragExit)
    }
  }

  func endTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = isNear(touch)
    let isInside = isTouchInside
    endTracking(touch, with: event)
    stopTracking(sending: isInside ? upInsideEvents : .touchUpOutside)
  }

  func stopTracking(sending events: Event) {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    sendActions(for: events)
  }

  private func isNear(_ touch: UITouch) -> Bool {
    let margin = Self.touchMargin
    return bounds.insetBy(dx: -margin, dy: -margin).contains(touch.location(in: self))
  }
}

public typealias UIActionHandler = (UIAction) -> Void

/// An action, with the title and image for the button that performs it.
@preconcurrency @MainActor
open class UIAction {
  public struct Identifier: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  open var title: String
  open var image: UIImage?
  public let identifier: Identifier
  /// The control that sent the action, while its handler runs.
  public internal(set) var sender: Any?
  private let handler: UIActionHandler

  /// Creates an action. The default is a unique identifier.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
  }

  func perform(from sender: UIControl) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
