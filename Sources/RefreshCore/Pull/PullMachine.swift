/// The rules of a control that is pulled and let go: a header, or a footer that waits for the pull.
///
/// Feed it every fact with the metrics of that moment, carry out the effects that it returns. Facts
/// about geometry that come with invalid metrics (NaN, infinite, negative lengths) are ignored.
public struct PullMachine: Sendable {
  public internal(set) var end: AxisEnd
  /// Taken up at the next fact; send `.contentChanged` after a change.
  public var distances: PullDistances
  /// As `distances`.
  public var settings = ControlSettings(shortContent: .pin)
  /// Another control is at work, and this one may not start. As `distances`.
  public var isBarred = false

  public internal(set) var progress = 0.0
  /// The inset that the control holds, in points.
  public internal(set) var held = 0.0
  var phase = Phase.resting(.idle)
  var latestRun = RefreshRun.none
  /// The run whose closing is still in motion: the app has not yet heard that it did end.
  var closing: RefreshRun?

  enum Phase: Equatable {
    case resting(Rest)
    /// At rest, and still pulled beyond the trigger since before it came to rest: what the finger
    /// has asked for was done. It arms again after a new drag, or once it was pushed back.
    case spent(Rest)
    case pulling
    /// Asked to refresh while it cannot start.
    case waiting(RefreshRun)
    case working(Session)
  }

  public init(end: AxisEnd, distances: PullDistances) {
    self.end = end
    self.distances = distances
  }

  public var state: RefreshState {
    switch phase {
    case .resting(let rest), .spent(let rest): rest.state
    case .pulling: .pulling
    case .waiting: .willRefresh
    case .working(let session): session.state
    }
  }

  var isWorking: Bool {
    switch phase {
    case .working: true
    case .resting, .spent, .pulling, .waiting: false
    }
  }

  public mutating func handle(_ fact: RefreshFact, _ metrics: AxisMetrics) -> RefreshEffects {
    guard metrics.isValid || !fact.needsGeometry else { return .none }

    switch (phase, fact) {
    case (.resting(.idle), .scrolled(.finger)), (.resting(.failed), .scrolled(.finger)):
      return isArmed(metrics) ? become(.pulling, metrics) : track(metrics)
    case (.pulling, .scrolled(.finger)), (.pulling, .contentChanged):
      return isArmed(metrics) ? track(metrics) : become(.resting(.idle), metrics)
    case (.pulling, .scrolled(.momentum)), (.pulling, .scrolled(.program)):
      // Let go: while armed, whatever the offset of this frame is. An app may also have jumped
      // away from the edge; that is not letting go of a pull.
      return metrics.pull(at: end) > 0 ? open(metrics) : become(.resting(.idle), metrics)
    case (.spent(let rest), .scrolled(.finger)):
      return isBeyondTrigger(metrics) ? track(metrics) : become(.resting(rest), metrics)
    case (.spent(let rest), .scrolled), (.spent(let rest), .dragBegan):
      return become(.resting(rest), metrics)
    case (.resting, .scrolled), (.waiting, .scrolled), (.resting, .contentChanged),
      (.spent, .contentChanged), (.waiting, .contentChanged):
      return track(metrics)
    case (.working, .scrolled):
      return follow(metrics)
    case (.working, .contentChanged):
      return followContent(metrics)
    case (.pulling, .disarmed):
      return become(.resting(.idle), metrics)
    case (_, .resized(let extent)):
      return resize(to: extent, metrics)

    case (.resting(.idle), .begin(let isReady)), (.resting(.failed), .begin(let isReady)),
      (.spent(.idle), .begin(let isReady)), (.spent(.failed), .begin(let isReady)),
      (.pulling, .begin(let isReady)):
      return isReady ? open(metrics) : wait(metrics)
    case (.waiting(let run), .readinessChanged(isReady: true)):
      return open(run, metrics)
    case (.resting(.failed), .tapped), (.spent(.failed), .tapped):
      return isBarred ? .none : open(metrics)
    case (.working(let session), .begin(isReady: true)) where session.admitsNext:
      return open(metrics)

    case (_, .settled(let run)) where run == closing:
      closing = nil
      return RefreshEffects(closed: run)
    case (.working(let session), .settled), (.working(let session), .elapsed),
      (.working(let session), .finished), (.working(let session), .end),
      (.working(let session), .reset):
      return proceed(session, fact, metrics)
    case (.waiting(let run), .end(let outcome)):
      var effects = become(phase(after: outcome, metrics), metrics)
      effects.ended = .init(run: run, outcome: outcome)
      return effects
    case (.resting(.idle), .end(.noMoreData)), (.resting(.failed), .end(.noMoreData)),
      (.pulling, .end(.noMoreData)):
      return become(.resting(.noMoreData), metrics)
    case (.spent, .end(.noMoreData)):
      return become(.spent(.noMoreData), metrics)

    case (.resting, .reset):
      return become(.resting(.idle), metrics)
    case (.spent, .reset):
      return become(.spent(.idle), metrics)
    case (_, .removed):
      return remove()

    case (.resting(.noMoreData), .begin), (.resting(.noMoreData), .tapped),
      (.spent(.noMoreData), .begin), (.spent(.noMoreData), .tapped):
      return .none  // refused: there is nothing to load
    case (.waiting, .begin), (.working, .begin):
      return .none  // it is under way
    case (_, .settled), (_, .elapsed), (_, .finished):
      return .none  // late: it belongs to a run that was ended
    case (_, .end):
      return .none  // ended twice, or never begun
    case (_, .reset):
      return .none  // nothing to forget
    case (_, .tapped), (_, .readinessChanged), (_, .disarmed):
      return .none  // means nothing here
    case (_, .dragBegan), (_, .dragEnded):
      return .none  // letting go shows in the first offset without a finger
    }
  }
}

// MARK: - Where it stands

extension PullMachine {
  /// Where the control begins along the axis, in the content's coordinates.
  public func position(_ metrics: AxisMetrics) -> Double {
    let position = metrics.controlPosition(
      at: end, extent: distances.visibleExtent, short: settings.shortContent)
    return end.outward(position, by: settings.ignoredInset)
  }

  /// False where there is nothing for it to be the end of.
  public func isPresent(_ metrics: AxisMetrics) -> Bool {
    switch (end, phase) {
    case (.before, _), (.after, .working): true
    case (.after, .resting), (.after, .spent), (.after, .pulling), (.after, .waiting):
      metrics.hasPlaceAfter(settings)
    }
  }

  /// Strictly beyond the trigger: at the very distance the control is not armed.
  func isArmed(_ metrics: AxisMetrics) -> Bool {
    !isBarred && isBeyondTrigger(metrics)
  }

  func isBeyondTrigger(_ metrics: AxisMetrics) -> Bool {
    metrics.pull(at: end) > distances.triggerDistance && isPresent(metrics)
  }
}
