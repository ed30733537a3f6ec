import RefreshCore

/// One thing that happens to a control: a fact, and what it changes in the metrics beforehand.
struct Step: Sendable {
  var name: String
  var fact: RefreshFact
  var offset: Double?
  var contentLength: Double?
  var insetBefore: Double?

  /// A finger moves the content to here.
  static func drag(_ offset: Double) -> Step {
    Step(name: "drag \(text(offset))", fact: .scrolled(isDragging: true), offset: offset)
  }
  /// The content moves to here by itself.
  static func glide(_ offset: Double) -> Step {
    Step(name: "glide \(text(offset))", fact: .scrolled(isDragging: false), offset: offset)
  }
  static func touch(_ offset: Double? = nil) -> Step {
    Step(name: "touch", fact: .dragBegan, offset: offset)
  }
  static func lift(_ offset: Double? = nil) -> Step {
    Step(name: "lift", fact: .dragEnded, offset: offset)
  }
  static func content(
    _ length: Double? = nil, insetBefore: Double? = nil, offset: Double? = nil
  ) -> Step {
    Step(
      name: "content", fact: .contentChanged, offset: offset, contentLength: length,
      insetBefore: insetBefore)
  }
  static let begin = Step(name: "begin", fact: .begin(isReady: true))
  static let beginOff = Step(name: "begin off the window", fact: .begin(isReady: false))
  static let tap = Step(name: "tap", fact: .tapped)
  static let appear = Step(name: "appear", fact: .readinessChanged(isReady: true))
  static let disappear = Step(name: "disappear", fact: .readinessChanged(isReady: false))
  static let disarm = Step(name: "disarm", fact: .disarmed)
  static func resize(_ extent: Double) -> Step {
    Step(name: "resize \(text(extent))", fact: .resized(extent))
  }
  /// The app moves the content to here.
  static func jump(_ offset: Double) -> Step {
    Step(name: "jump \(text(offset))", fact: .scrolled(.program), offset: offset)
  }
  static func elapse(_ run: UInt) -> Step {
    Step(name: "elapse \(run)", fact: .elapsed(.number(run)))
  }
  static func settle(_ run: UInt) -> Step {
    Step(name: "settle \(run)", fact: .settled(.number(run)))
  }
  static func finish(_ run: UInt, _ outcome: RefreshOutcome = .success) -> Step {
    Step(name: "finish \(run) \(outcome)", fact: .finished(.number(run), outcome))
  }
  static func end(_ outcome: RefreshOutcome = .success) -> Step {
    Step(name: "end \(outcome)", fact: .end(outcome))
  }
  static let reset = Step(name: "reset", fact: .reset)
  static let remove = Step(name: "remove", fact: .removed)
}

extension RefreshRun {
  /// Runs are made by machines only: this asks one for its `number`th.
  static func number(_ number: UInt) -> RefreshRun {
    var machine = AutoMachine(trigger: AutoTrigger(extent: 44))
    let metrics = AxisMetrics(offset: 0, contentLength: 0, viewportLength: 0)
    var run: RefreshRun?
    while run?.number != number {
      guard case .run(let next) = machine.handle(.tapped, metrics).action else {
        preconditionFailure("a tap on an idle auto footer runs it")
      }
      run = next
      _ = machine.handle(.end(.success), metrics)
    }
    return run!
  }
}
