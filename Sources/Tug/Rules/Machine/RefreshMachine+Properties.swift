extension RefreshMachine {
  var state: RefreshState { control.phase.state }

  /// Whether a run is open: from the moment it begins until it closes.
  var isRunning: Bool { control.isRunning }

  /// Whether a run is open whose work was started elsewhere.
  var isRunningExternalWork: Bool {
    switch control.phase {
    case .running(let cycle, _): cycle.work == .external
    case .idle, .consumed, .armed, .asking, .waiting: false
    }
  }

  /// The part of the control that is pulled out: 0 at rest, 1 when all of it shows, more beyond. 1 while
  /// the control is refreshing.
  var progress: Double { control.progress }

  /// The inset that the control holds at its end, in points.
  var held: Double { control.held }

  /// Takes note of a movement that something else has ended before the content was there: an open header holds
  /// the part that shows.
  mutating func noteInterruption(_ metrics: AxisMetrics) {
    guard isRunning, metrics.isValid, let hold = rules.hold(isOpen: true, conditions, metrics)
    else {
      return
    }
    control.hold(hold)
  }

  /// The latest run, which is the current one if there is any.
  var latestRun: RefreshRun { control.latestRun }

  /// The start of the control along the axis, in the content's coordinates.
  func position(_ metrics: AxisMetrics) -> Double {
    let position =
      rules.pull?.position(metrics, isOpen: isRunning)
      ?? metrics.automaticPosition(
        at: configuration.end, extent: configuration.extent, short: configuration.shortContent)
    return configuration.end.outward(position, by: configuration.ignoredInset)
  }

  /// The offset at which the content rests once the control has closed; `nil` while the geometry is unusable.
  func closedOffset(_ metrics: AxisMetrics) -> Double? {
    guard metrics.isValid else { return nil }
    return metrics.closedOffset(at: configuration.end, holding: rules.loads ? held : 0)
  }

  /// The run whose closing movement isn't over.
  var closingRun: RefreshRun? { control.closingRun }

  /// The most room that the open control takes, in points.
  var mostRoom: Double {
    guard let rules = rules.pull, rules.configuration.room == .inset else { return held }
    return rules.distances.restingExtent
  }

  /// Whether there is something for the control to be the end of.
  func isPresent(_ metrics: AxisMetrics) -> Bool {
    if let load = rules.load { return load.isPresent(conditions, load.along(metrics)) }
    return isRunning || rules.pull?.isPresentAtRest(metrics) ?? false
  }

  /// The distance of the second stop, in points; `nil` for a control without one.
  var secondStop: Double? {
    guard let rules = rules.pull else { return nil }
    return rules.secondStop
  }

  /// The progress toward the second stop: 0 at the trigger distance, 1 at the stop, more beyond. 0 for
  /// a control without one.
  func secondStopProgress(_ metrics: AxisMetrics) -> Double {
    guard let rules = rules.pull, !isRunning, metrics.isValid else { return 0 }
    return rules.secondStopProgress(metrics)
  }
}

// MARK: - The fast path

extension RefreshMachine {
  /// The offsets within which scrolling for this cause affects nothing but the progress, until the
  /// next event. Ask after a `.scrolled` with these metrics.
  func inertRange(by cause: ScrollCause, _ metrics: AxisMetrics) -> InertRange {
    guard metrics.isValid else { return .none }
    var range = fullInertRange(by: cause, metrics)
    range.offsets = range.offsets.intersection(AxisMetrics.validOffsets)
    return range
  }

  private func fullInertRange(by cause: ScrollCause, _ metrics: AxisMetrics) -> InertRange {
    if let load = rules.load {
      var idle: IdleState?
      if case .idle(let state) = control.phase { idle = state }
      return load.inertRange(idle, cause, conditions, held: held, metrics)
    }
    guard let rules = rules.pull else { return .none }
    switch control.phase {
    case .consumed, .asking, .running(_, .held):
      return .none
    case _ where !conditions.allowInput && !isRunning:
      return progress == 0 ? .all : .none
    case .idle(let idle):
      return idle == .noMoreData || !conditions.allowTrigger
        ? InertRange(offsets: .all, line: rules.line(metrics)) : rules.inertRangeAtRest(metrics)
    case .waiting:
      return InertRange(offsets: .all, line: rules.line(metrics))
    case .armed(let stop):
      return rules.inertRangeArmed(at: stop, metrics)
    case .running(_, .released):
      return rules.inertRangeOpen(metrics, held: held)
    }
  }
}
