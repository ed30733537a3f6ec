/// The rules of a control that loads by itself when its end of the content comes within reach: a
/// footer, or what loads older messages above the newer ones.
///
/// The rules are those of a footer. A control before the content sees the axis mirrored.
///
/// Feed it every fact with the metrics of that moment, carry out the effects that it returns. Facts
/// about geometry that come with invalid metrics (NaN, infinite, negative lengths) are ignored.
public struct AutoMachine: Sendable {
  public internal(set) var end: AxisEnd
  /// Taken up at the next fact; send `.contentChanged` after a change.
  public var trigger: AutoTrigger
  /// As `trigger`.
  public var settings = ControlSettings(shortContent: .follow)
  /// Another control is at work, and this one may not start. As `trigger`.
  public var isBarred = false
  /// The app has hidden the control: it holds nothing. As `trigger`.
  public var isHidden = false

  /// 1 while refreshing, otherwise 0: nobody pulls this control.
  public internal(set) var progress = 0.0
  /// The inset that the control holds, in points: its own length while there is content.
  public internal(set) var held = 0.0
  var phase = Phase.resting(.idle)
  var latestRun = RefreshRun.none
  var lastOffset: Double?
  /// The trigger was reached at the last step, wherever it was then.
  var wasReached = false
  /// How long the content is, and was when it loaded last: seen from either end.
  var contentLength = 0.0
  var loadedLength: Double?
  var drag: Drag
  /// How often it has loaded to fill the viewport, since it was full or the user did something.
  var fills = 0
  /// The run whose closing is still in motion: the app has not yet heard that it did end.
  var closing: RefreshRun?

  enum Phase: Equatable {
    case resting(Rest)
    /// Asked to refresh while it cannot start.
    case waiting(RefreshRun)
    case working(Session)
  }

  /// The last drag, kept until the next begins: what it may still fire, and where it started.
  struct Drag {
    var firesLeft: Int?
    var mayRetry = false
    var startOffset: Double?
    /// The content came out at its other end.
    var pulledAway = false
  }

  public init(end: AxisEnd = .after, trigger: AutoTrigger) {
    self.end = end
    self.trigger = trigger
    drag = Drag(firesLeft: trigger.firesPerDrag)
  }

  public var state: RefreshState {
    switch phase {
    case .resting(let rest): rest.state
    case .waiting: .willRefresh
    case .working(let session): session.state
    }
  }

  var isWorking: Bool {
    switch phase {
    case .working: true
    case .resting, .waiting: false
    }
  }

  public mutating func handle(_ fact: RefreshFact, _ metrics: AxisMetrics) -> RefreshEffects {
    guard metrics.isValid || !fact.needsGeometry else { return .none }
    if metrics.isValid { contentLength = metrics.contentLength }
    var effects = react(to: fact, alongEnd(metrics))
    if end == .before { effects.offset = effects.offset.map(metrics.mirroredOffset) }
    return effects
  }

  private mutating func react(to fact: RefreshFact, _ metrics: AxisMetrics) -> RefreshEffects {
    switch (phase, fact) {
    case (.resting(let rest), .scrolled(let cause)):
      let fires = mayFire(rest, cause) && reachesTrigger(metrics, cause)
      note(metrics)
      return fires ? fire(rest, isByFinger: cause == .finger, metrics) : hold(metrics)
    case (_, .scrolled):
      note(metrics)
      return hold(metrics)
    case (_, .dragBegan):
      drag = Drag(
        firesLeft: trigger.firesPerDrag, mayRetry: trigger.retriesFailure,
        startOffset: metrics.offset)
      fills = 0
      return .none
    case (.resting(let rest), .dragEnded):
      let fires = mayFire(rest, .finger) && endsBeyondContent(metrics)
      return fires ? fire(rest, isByFinger: true, metrics) : .none
    case (_, .contentChanged):
      // What a change of content does to the offset is no scrolling of the user's.
      lastOffset = metrics.offset
      return holdAndLook(metrics)
    case (_, .resized(let extent)):
      trigger.extent = extent
      var effects = hold(metrics)
      if effects.hold != nil { effects.motion = .fast }
      return effects

    case (.resting(.idle), .begin(let isReady)), (.resting(.failed), .begin(let isReady)):
      return isReady ? run(metrics) : wait()
    case (.waiting(let next), .readinessChanged(isReady: true)):
      return run(next, metrics)
    case (.resting(.idle), .tapped), (.resting(.failed), .tapped):
      return isBarred ? .none : run(metrics)
    case (.working(let session), .begin(isReady: true)) where session.admitsNext:
      return run(metrics)
    case (.resting(.idle), .elapsed(let look)) where look == latestRun:
      return canFill(metrics) ? fill(metrics) : .none

    case (_, .settled(let run)) where run == closing:
      closing = nil
      return RefreshEffects(closed: run)
    case (.working(let session), .settled), (.working(let session), .elapsed),
      (.working(let session), .finished), (.working(let session), .end),
      (.working(let session), .reset):
      return proceed(session, fact, metrics)
    case (.waiting(let run), .end(let outcome)):
      var effects = enter(.resting(Rest(after: outcome)))
      effects.ended = .init(run: run, outcome: outcome)
      return effects
    case (.resting(.idle), .end(.noMoreData)), (.resting(.failed), .end(.noMoreData)):
      return enter(.resting(.noMoreData))

    case (.resting, .reset):
      (fills, loadedLength) = (0, nil)
      let effects = enter(.resting(.idle))
      return lookAgain(effects, metrics)
    case (.resting(.idle), .readinessChanged(isReady: true)):
      return lookAgain(.none, metrics)
    case (_, .removed):
      return remove()

    case (.resting(.noMoreData), .begin), (.resting(.noMoreData), .tapped):
      return .none  // refused: there is nothing to load
    case (.waiting, .begin), (.working, .begin), (.waiting, .tapped), (.working, .tapped):
      return .none  // it is under way
    case (_, .finished), (_, .elapsed):
      return .none  // late: it belongs to a run that was ended
    case (_, .end):
      return .none  // ended twice, or never begun
    case (_, .reset):
      return .none  // nothing to forget
    case (_, .dragEnded):
      return .none  // loading, or about to: a drag starts nothing
    case (_, .settled), (_, .readinessChanged), (_, .disarmed):
      return .none  // this control is never armed, and only waiting needs to be ready
    }
  }
}

// MARK: - Where it stands

extension AutoMachine {
  func alongEnd(_ metrics: AxisMetrics) -> AxisMetrics {
    switch end {
    case .before: metrics.mirrored
    case .after: metrics
    }
  }

  /// Where the control begins along the axis, in the content's coordinates.
  public func position(_ metrics: AxisMetrics) -> Double {
    let position = metrics.automaticPosition(
      at: end, extent: trigger.extent, short: settings.shortContent)
    return end.outward(position, by: settings.ignoredInset)
  }

  /// False where there is nothing for it to be the end of, and when the app has hidden it.
  public func isPresent(_ metrics: AxisMetrics) -> Bool {
    alongEnd(metrics).hasPlaceAfter(settings) && !isHidden
  }
}
