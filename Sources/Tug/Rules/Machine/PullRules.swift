/// The rules of a control that is pulled and released: where it stands, when it arms, what it holds.
struct PullRules: Sendable {
  var configuration: PullConfiguration
  var end: AxisEnd
  var isAtStart: Bool
  var short: ShortContent
  var showsWhenEmpty: Bool
  /// Where the latest drag began.
  var dragOrigin = DragOrigin.edge
  /// Whether it began out of sight of a failure, which it tries again once it comes into sight.
  var seeksFailure = false

  enum DragOrigin: Equatable, Sendable {
    case edge
    case content
  }

  var distances: PullDistances { configuration.distances }

  // MARK: Arming

  /// The answer to a step of a scroll at rest.
  func scrolled(
    _ idle: IdleState, _ cause: ScrollCause, _ conditions: RefreshConditions,
    _ metrics: AxisMetrics
  ) -> TriggerRules.ScrollAnswer {
    // Nobody sees a control that ignores input.
    guard conditions.allowInput else { return .ignore }
    guard conditions.allowTrigger, cause == .finger, idle != .noMoreData,
      let stop = armedStop(metrics)
    else { return .follow }
    switch configuration.firing {
    case .onRelease: return .arm(stop)
    case .atThreshold: return .trigger(.held)
    }
  }

  /// The stop that the content is pulled past, if any. At the very distance it is not.
  func stop(_ metrics: AxisMetrics) -> PullStop? {
    let pull = metrics.pull(at: end)
    guard pull > distances.triggerDistance, isPresentAtRest(metrics) else { return nil }
    guard let second = secondStop, pull > second else { return .trigger }
    return .second
  }

  /// The stop that a finger arms.
  func armedStop(_ metrics: AxisMetrics) -> PullStop? {
    if configuration.requiresDragFromEdge, dragOrigin == .content { return nil }
    return stop(metrics)
  }

  /// A second stop nearer than the trigger lies right behind it. There is none without a release.
  var secondStop: Double? {
    guard configuration.firing == .onRelease, let second = configuration.secondStop, second >= 0
    else { return nil }
    return max(second, distances.triggerDistance)
  }

  mutating func beginDrag(_ metrics: AxisMetrics, seeksFailure: Bool = false) {
    dragOrigin = isAtEdge(metrics) ? .edge : .content
    self.seeksFailure = seeksFailure
  }

  func isAtEdge(_ metrics: AxisMetrics) -> Bool { metrics.pull(at: end) >= -Self.tolerance }

  /// Points. Offsets are rounded to pixels.
  private static let tolerance = 1.0

  // MARK: Holding

  /// The inset of an open control.
  func hold(_ metrics: AxisMetrics) -> Double {
    guard configuration.room == .inset else { return 0 }
    return metrics.holdWhileRefreshing(at: end, extent: distances.restingExtent, short: short)
  }

  /// Whether the control opens in a movement, rather than where the content is.
  func opens(_ reveal: BeginRequest.Reveal, _ metrics: AxisMetrics) -> Bool {
    guard configuration.room == .inset else { return false }
    return switch reveal {
    case .always: true
    case .atEdge: isAtEdge(metrics)
    case .never: false
    }
  }

  /// The movement to where the open control fully shows.
  func opening(_ metrics: AxisMetrics, settling run: RefreshRun?) -> RefreshMovement {
    let extent = distances.restingExtent
    return RefreshMovement(
      hold: metrics.holdOnBegin(at: end, extent: extent, short: short),
      offset: metrics.refreshingOffset(at: end, extent: extent, short: short),
      motion: .opening, settling: run)
  }

  /// The offset that shows an open control again after its inset was put back; `nil` if it shows, or if
  /// the content is elsewhere. A header holds as much as is to show of it.
  func restoredOffset(_ metrics: AxisMetrics, _ held: Double) -> Double? {
    let pull = metrics.pull(at: end)
    let extent = end == .before ? held : distances.restingExtent
    guard pull >= 0, pull < extent else { return nil }
    return metrics.refreshingOffset(at: end, extent: extent, short: short)
  }

  /// Whether the content rests where the open control fully shows. Offsets are rounded to pixels.
  func restsOpen(_ metrics: AxisMetrics) -> Bool {
    let open = metrics.refreshingOffset(at: end, extent: distances.restingExtent, short: short)
    return abs(metrics.offset - open) < Self.tolerance
  }

  /// Whether content that coasts has brought an open header into sight, which doesn't hold all of its room yet.
  ///
  /// A header holds the part that shows, so the edge is where the content is: a scroll view would stop it there,
  /// half in sight. More shows than it holds while it comes, and less while it goes.
  func coastsIntoSight(_ metrics: AxisMetrics, held: Double) -> Bool {
    guard end == .before, configuration.room == .inset, !metrics.isAligned else { return false }
    return held < distances.restingExtent && metrics.pull(at: end) > held + metrics.rounding
  }

  // MARK: Place

  func isPresentAtRest(_ metrics: AxisMetrics) -> Bool {
    isAtStart || metrics.hasPlaceAfter(short, showsWhenEmpty: showsWhenEmpty)
  }

  /// The start of the control along the axis, in the content's coordinates.
  func position(_ metrics: AxisMetrics, isOpen: Bool) -> Double {
    let beside = metrics.controlPosition(at: end, extent: distances.visibleExtent, short: short)
    guard isOpen, configuration.room == .overlay else { return beside }
    return metrics.overlayPosition(at: end, extent: distances.visibleExtent, beside: beside)
  }

  /// The way progress follows the offset; `nil` while there is nothing to pull out.
  func line(_ metrics: AxisMetrics) -> PullProgress? {
    guard isPresentAtRest(metrics) else { return nil }
    return PullProgress(
      start: metrics.showOffset(at: end), end: end, extent: distances.visibleExtent)
  }

  func progress(_ metrics: AxisMetrics) -> Double {
    line(metrics)?.progress(at: metrics.offset) ?? 0
  }

  func secondStopProgress(_ metrics: AxisMetrics) -> Double {
    guard let second = secondStop, isPresentAtRest(metrics) else { return 0 }
    let trigger = distances.triggerDistance
    let pull = metrics.pull(at: end)
    guard pull > trigger else { return 0 }
    return second > trigger ? (pull - trigger) / (second - trigger) : 1
  }
}

/// A distance that a pull can pass.
enum PullStop: Equatable, Sendable {
  case trigger
  case second

  var state: RefreshState {
    switch self {
    case .trigger: .pulling
    case .second: .pullingFurther
    }
  }
}

// MARK: - Ranges in which scrolling changes nothing but the progress

extension PullRules {
  private func offset(of distance: Double, _ metrics: AxisMetrics) -> Double {
    end.outward(metrics.showOffset(at: end), by: distance)
  }

  /// Nearer than the trigger, it does not matter who moves the content.
  func inertRangeAtRest(_ metrics: AxisMetrics) -> InertRange {
    let line = line(metrics)
    guard line != nil else { return InertRange(offsets: .all) }
    let border = offset(of: distances.triggerDistance, metrics)
    return InertRange(offsets: .inward(of: border, at: end), line: line)
  }

  func inertRangeArmed(at stop: PullStop, _ metrics: AxisMetrics) -> InertRange {
    var offsets = OffsetRange.outward(of: offset(of: distances.triggerDistance, metrics), at: end)
    if let second = secondStop {
      let border = offset(of: second, metrics)
      switch stop {
      case .trigger: offsets = offsets.intersection(.inward(of: border, at: end))
      case .second: offsets = .outward(of: border, at: end)
      }
    }
    return InertRange(offsets: offsets, cause: .finger, line: line(metrics))
  }

  /// An open header holds the part that shows: scrolling changes nothing while that is none or all.
  func inertRangeOpen(_ metrics: AxisMetrics, held: Double) -> InertRange {
    guard configuration.room == .inset else { return .none }
    if seeksFailure {
      return InertRange(offsets: .inward(of: metrics.showOffset(at: end), at: end))
    }
    let extent = distances.restingExtent
    switch end {
    case .before where held == 0:
      return InertRange(offsets: .inward(of: metrics.showOffset(at: end), at: end))
    case .before where held == extent:
      let border = metrics.refreshingOffset(at: end, extent: extent)
      return InertRange(offsets: .outward(of: border, at: end))
    case .before: return .none
    case .after: return held == hold(metrics) ? .all : .none
    }
  }
}
