@testable import Tug

/// An event, and the machine before and after it.
struct HandledEvent {
  let event: RefreshEvent
  let metrics: AxisMetrics
  let effects: [RefreshEffect]
  let former: RefreshMachine
  let now: RefreshMachine
  /// Whether a run begins.
  let begins: Bool
  /// Whether the app is asked.
  let asks: Bool

  init(
    _ event: RefreshEvent, _ metrics: AxisMetrics, _ effects: [RefreshEffect],
    from former: RefreshMachine, to now: RefreshMachine
  ) {
    (self.event, self.metrics, self.effects) = (event, metrics, effects)
    (self.former, self.now) = (former, now)
    begins = !effects.isEmpty && effects.contains(.willBegin)
    asks = effects.contains { effect in
      if case .askToBegin = effect { true } else { false }
    }
  }

  /// Whether the event is a scroll with valid metrics.
  var scrolled: Bool {
    if case .scrolled = event { metrics.isValid } else { false }
  }

  var configured: Bool {
    if case .configured = event { true } else { false }
  }

  /// Whether the event turns a pulled control into a loading one, or the reverse.
  var isPulled: Bool {
    if case .pull = now.configuration.trigger { true } else { false }
  }

  var changesTrigger: Bool {
    switch (former.configuration.trigger, now.configuration.trigger) {
    case (.pull, .pull), (.load, .load): false
    case (.pull, .load), (.load, .pull): true
    }
  }

  var started: (run: RefreshRun, work: RunWork)? {
    for case .start(let run, let work) in effects { return (run, work) }
    return nil
  }

  var completed: RefreshRun? {
    for case .complete(let run, _) in effects { return run }
    return nil
  }

  /// The states that the effects report, in order.
  var changes: [(from: RefreshState, to: RefreshState)] {
    effects.compactMap { effect in
      if case .changeState(let from, let to) = effect { (from, to) } else { nil }
    }
  }
}

extension RefreshEvent {
  /// Whether the event is refused if its metrics are invalid. Every other event is always handled.
  var isAboutGeometry: Bool {
    switch self {
    case .contentReplaced, .configured, .conditionsChanged, .settled, .elapsed, .finished, .end,
      .reset, .removed:
      false
    case .scrolled, .dragBegan, .dragEnded, .dragCancelled, .contentChanged, .insetRestored,
      .repositioned, .begin, .answered, .tapped:
      true
    }
  }

  /// Whether such an event is a start by the user.
  var isByUser: Bool {
    switch self {
    case .scrolled, .dragEnded, .tapped, .elapsed: true
    default: false
    }
  }
}

func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-9 * max(1, abs(b)) }

extension AxisMetrics {
  /// Whether a control behind the content has a place, computed independently of the machine.
  func hasPlace(_ configuration: RefreshConfiguration) -> Bool {
    if contentLength == 0 { return configuration.showsWhenEmpty }
    if configuration.shortContent != .hide { return true }
    let gap = viewportLength - insetBefore - insetAfter - contentLength
    // An inset held by another control may disappear at any time. A gap below 1e-6 points is
    // invisible.
    return -gap > heldElsewhere + 1e-6
  }
}

extension RefreshEvent {
  var isDrag: Bool { self == .dragBegan || self == .dragEnded || self == .dragCancelled }
}
