@testable import Tug

/// A step of a scenario: an event, and the change of the metrics before it.
struct Step: Sendable {
  var name: String
  /// Conditions that change before the event.
  var conditions: RefreshConditions?
  var event: RefreshEvent
  var offset: Double?
  var contentLength: Double?
  var insetBefore: Double?
}

// MARK: - Scrolling

extension Step {
  /// A finger moves the content to this offset.
  static func drag(_ offset: Double) -> Step {
    Step(name: "drag \(text(offset))", event: .scrolled(.finger), offset: offset)
  }
  /// A deceleration or a bounce moves the content to this offset.
  static func glide(_ offset: Double) -> Step {
    Step(name: "glide \(text(offset))", event: .scrolled(.momentum), offset: offset)
  }
  /// The app moves the content to this offset.
  static func jump(_ offset: Double) -> Step {
    Step(name: "jump \(text(offset))", event: .scrolled(.program), offset: offset)
  }
  static func touch(_ offset: Double? = nil) -> Step {
    Step(name: "touch", event: .dragBegan, offset: offset)
  }
  static func lift(_ offset: Double? = nil) -> Step {
    Step(name: "lift", event: .dragEnded, offset: offset)
  }
  static func takeAway(_ offset: Double? = nil) -> Step {
    Step(name: "take away", event: .dragCancelled, offset: offset)
  }
  static func content(
    _ length: Double? = nil, insetBefore: Double? = nil, offset: Double? = nil
  ) -> Step {
    Step(
      name: "content", event: .contentChanged, offset: offset, contentLength: length,
      insetBefore: insetBefore)
  }
  static func reposition(_ offset: Double) -> Step {
    Step(name: "reposition \(text(offset))", event: .repositioned, offset: offset)
  }
}

// MARK: - The app

extension Step {
  static let begin = begin(BeginRequest())
  static func begin(_ request: BeginRequest) -> Step {
    Step(name: "begin", event: .begin(request))
  }
  static let beginOutsideWindow = Step(
    name: "begin outside the window", conditions: [], event: .begin(BeginRequest()))
  static func end(_ outcome: RefreshOutcome = .success) -> Step {
    Step(name: "end \(outcome)", event: .end(outcome))
  }
  static func configure(_ configuration: RefreshConfiguration) -> Step {
    Step(name: "configure", event: .configured(configuration))
  }
  static func conditions(_ conditions: RefreshConditions) -> Step {
    Step(name: "conditions \(conditions.rawValue)", event: .conditionsChanged(conditions))
  }
  static let appear = conditions(.inWindow)
  static let disappear = conditions([])
  static let block = conditions([.inWindow, .blocked])
  static let disable = conditions([.inWindow, .disabled])
  static let hide = conditions([.inWindow, .hidden])
  static let tap = Step(name: "tap", event: .tapped)
  static let reset = Step(name: "reset", event: .reset)
  static let remove = Step(name: "remove", event: .removed)
}

// MARK: - Runs

extension Step {
  static func elapse(_ run: UInt) -> Step {
    Step(name: "elapse \(run)", event: .elapsed(RefreshRun(number: run)))
  }
  static func settle(_ run: UInt) -> Step {
    Step(name: "settle \(run)", event: .settled(RefreshRun(number: run)))
  }
  static func finish(_ run: UInt, _ outcome: RefreshOutcome = .success) -> Step {
    Step(name: "finish \(run) \(outcome)", event: .finished(RefreshRun(number: run), outcome))
  }
  static func answer(_ run: UInt, _ mayBegin: Bool) -> Step {
    Step(
      name: "answer \(run) \(mayBegin)",
      event: .answered(RefreshRun(number: run), mayBegin: mayBegin))
  }
}

/// The description of the response to the end of a run whose control closes in a movement.
func closes(
  _ run: UInt, _ outcome: RefreshOutcome = .success, cancels: Bool = false
) -> String {
  """
  accept \(run) \(outcome), refreshing → \(state(after: outcome)), close \(run) holding 0, \
  will end closing, \(cancels ? "cancel, " : "")complete \(run) \(outcome), \
  announce \(outcome), progress 0
  """
}

/// The description of the response to the end of a run without a movement.
func ends(
  _ run: UInt, _ outcome: RefreshOutcome = .success, cancels: Bool = false, then next: String = ""
) -> String {
  """
  accept \(run) \(outcome), refreshing → \(state(after: outcome)), will end, \
  \(cancels ? "cancel, " : "")complete \(run) \(outcome), did end \(run), \
  announce \(outcome), \(next.isEmpty ? "" : next + ", ")progress 0
  """
}

private func state(after outcome: RefreshOutcome) -> RefreshState {
  switch outcome {
  case .success, .cancelled: .idle
  case .noMoreData: .noMoreData
  case .failure: .failed
  }
}
