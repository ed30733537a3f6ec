/// The rules of a control that loads by itself when its end of the content comes within reach.
///
/// They are written for a control after the content. One before the content sees the axis mirrored:
/// every function takes metrics that `along(_:)` has turned that way.
struct LoadRules: Sendable {
  var configuration: LoadConfiguration
  var end: AxisEnd
  var short: ShortContent
  var showsWhenEmpty: Bool

  var memory: Memory

  /// What earlier events left behind.
  struct Memory: Sendable {
    var approach = Approach()
    var drag: Drag
    /// The length of the content, and its length when the control loaded last. The same from either
    /// end.
    var contentLength = 0.0
    var loadedLength: Double?
    /// Whether the content may be another one since then, of whatever length.
    var hasOtherContent = false
    /// The reason for which the control looks at the content in the next frame.
    var look = Look.none
    /// Loads to fill the viewport since it was last full, or since the last drag.
    var fills = 0
    /// Whether the control had something to load ahead of it when another one blocked it.
    var loadsWhenUnblocked = false

    mutating func noteRunBegan() {
      (loadedLength, hasOtherContent, look) = (contentLength, false, .none)
    }
  }

  /// The way to the trigger, as scrolling has left it.
  struct Approach: Sendable {
    var lastOffset: Double?
    /// The side of the trigger on which the last step ended, or the last change of the content.
    ///
    /// A change of the room for it alone (a keyboard, a bar) leaves it as it is: the app then moves the content by as
    /// much, which together brings the end no closer.
    var side = Side.ahead
    /// The side on which the last step ended.
    var trigger = Side.ahead
    /// Whether the length of the content has changed since.
    var hasNewContent = false

    enum Side: Equatable, Sendable {
      case ahead
      case reached
    }
  }

  /// The latest drag, kept until the next one begins.
  struct Drag: Sendable {
    /// The number of times that it may still trigger the control; `nil` for no limit.
    var triggersLeft: Int?
    var retries = Retries.none
    var startOffset: Double?
    var direction = Direction.outward

    enum Retries: Equatable, Sendable {
      case none
      case once
    }

    enum Direction: Equatable, Sendable {
      case outward
      /// The drag has pulled the content out at its other end.
      case inward
    }
  }

  enum Look: Equatable, Sendable {
    case none
    /// The content is short.
    case shortContent
    /// The end is in view of a control that couldn't load until now: its no-more-data or failed state was
    /// cleared, or another control has closed.
    case endInView
  }

  init(
    configuration: LoadConfiguration, end: AxisEnd, short: ShortContent, showsWhenEmpty: Bool
  ) {
    self.configuration = configuration
    self.end = end
    self.short = short
    self.showsWhenEmpty = showsWhenEmpty
    memory = Memory(drag: Drag(triggersLeft: configuration.maximumTriggersPerDrag))
  }

  // MARK: Place

  func along(_ metrics: AxisMetrics) -> AxisMetrics {
    switch end {
    case .before: metrics.mirrored
    case .after: metrics
    }
  }

  func hasPlace(_ metrics: AxisMetrics) -> Bool {
    metrics.hasPlaceAfter(short, showsWhenEmpty: showsWhenEmpty)
  }

  func isPresent(_ conditions: RefreshConditions, _ metrics: AxisMetrics) -> Bool {
    !conditions.contains(.hidden) && hasPlace(metrics)
  }

  /// A hidden control holds nothing, and neither does one below an empty list, which has no end.
  func hold(_ conditions: RefreshConditions, _ metrics: AxisMetrics) -> Double {
    isPresent(conditions, metrics) ? configuration.extent : 0
  }

  func triggerOffset(_ metrics: AxisMetrics) -> Double {
    metrics.automaticTriggerOffset(extent: configuration.extent, distance: configuration.distance)
  }

  /// Whether the content has been scrolled as far as the trigger.
  private func isAtTrigger(_ metrics: AxisMetrics) -> Bool {
    metrics.offset >= triggerOffset(metrics)
  }

  // MARK: Scrolling

  /// Takes a step of a scroll at rest.
  ///
  /// - Returns: whether it triggers the control.
  mutating func scrolled(
    _ idle: IdleState, _ cause: ScrollCause, _ conditions: RefreshConditions,
    _ metrics: AxisMetrics
  ) -> Bool {
    // A list jumps to its start in its first layout, before its controls count as in the window.
    let isShown = cause != .program || conditions.contains(.inWindow)
    let triggers =
      isShown && conditions.allowTrigger && mayTrigger(idle, cause)
      && reachesTrigger(metrics, cause) && spendTrigger(idle, cause)
    noteStep(metrics)
    return triggers
  }

  /// - Returns: whether the end of this drag triggers the control.
  mutating func fingerLifted(
    _ idle: IdleState, _ conditions: RefreshConditions, _ metrics: AxisMetrics
  ) -> Bool {
    conditions.allowTrigger && mayTrigger(idle, .finger) && endsPastContent(metrics)
      && spendTrigger(idle, .finger)
  }

  /// Whether scrolling for this cause may start the control.
  func mayTrigger(_ idle: IdleState, _ cause: ScrollCause) -> Bool {
    guard configuration.causes.contains(cause) else { return false }
    switch (idle, cause) {
    case (.ready, _): return true
    case (.failed, .finger), (.failed, .momentum): return memory.drag.retries == .once
    case (.failed, .program), (.noMoreData, _): return false
    }
  }

  /// Whether a step toward the end of content that fills the viewport arrives within reach.
  ///
  /// Without a finger the offset must come from before the trigger: a bounce that swings out past it
  /// asks for nothing.
  func reachesTrigger(_ metrics: AxisMetrics, _ cause: ScrollCause) -> Bool {
    // Insets are sums: content that an app has sent to the trigger is there, but for a rounding.
    let isThere =
      cause == .finger ? isAtTrigger(metrics) : side(of: metrics.offset, metrics) == .reached
    guard let last = memory.approach.lastOffset, metrics.offset > last, isThere,
      metrics.fillsViewport, hasPlace(metrics)
    else { return false }
    let crosses = last < triggerOffset(metrics) && memory.approach.side == .ahead
    return switch cause {
    case .finger: true
    case .momentum: crosses || triggerCameCloser
    case .program: crosses
    }
  }

  /// Whether the end of content that fills the viewport is within reach.
  func isReached(_ metrics: AxisMetrics) -> Bool {
    metrics.fillsViewport && hasPlace(metrics) && isAtTrigger(metrics)
  }

  /// Whether the trigger came to the content rather than the reverse: rows turned out shorter than
  /// estimated. Content that is no longer than when the control loaded last does not count. What had
  /// arrived was taken away, and may be on its way back.
  private var triggerCameCloser: Bool {
    memory.approach.trigger == .ahead && memory.approach.hasNewContent
      && memory.contentLength > memory.loadedLength ?? 0
  }

  /// Whether a drag that ends here asks for more.
  ///
  /// Short content has nowhere to scroll, so a drag on it asks; long content asks again when a drag
  /// ends at its very end. (MJRefresh: `y ≥ −top`, and at the last offset.) A trigger that lies
  /// further out counts instead. A drag that pulled the content the other way asks only if it then
  /// goes further than it began.
  func endsPastContent(_ metrics: AxisMetrics) -> Bool {
    guard hasPlace(metrics), let start = memory.drag.startOffset else { return false }
    guard memory.drag.direction == .outward || metrics.offset > start else { return false }
    let last = metrics.lastOffset(extent: configuration.extent)
    let beyond = max(0, triggerOffset(metrics) - last)
    return metrics.offset >= (metrics.fillsViewport ? last : metrics.firstOffset) + beyond
  }

  mutating func noteStep(_ metrics: AxisMetrics) {
    memory.approach.lastOffset = metrics.offset
    memory.approach.trigger = side(of: metrics.offset, metrics)
    (memory.approach.side, memory.approach.hasNewContent) = (memory.approach.trigger, false)
    if metrics.offset < metrics.firstOffset { memory.drag.direction = .inward }
  }

  /// What a change of the content, or of the room for it, does to the offset is no scrolling.
  /// Content that it has taken to the trigger is there all the same.
  mutating func noteContentChange(_ metrics: AxisMetrics) {
    if let last = memory.approach.lastOffset, last != metrics.offset,
      side(of: metrics.offset, metrics) == .reached
    {
      memory.approach.side = .reached
    }
    memory.approach.lastOffset = metrics.offset
    if !metrics.isShort { memory.fills = 0 }
  }

  /// The trigger is another one, or the content has moved without scrolling.
  mutating func noteReposition(_ metrics: AxisMetrics) {
    memory.approach.side = side(of: metrics.offset, metrics)
  }

  /// Takes note of the length of the content, which moves the trigger.
  mutating func noteContent(_ metrics: AxisMetrics) {
    guard metrics.contentLength != memory.contentLength else { return }
    // Offsets count from the other end, which has moved.
    if end == .before, let last = memory.approach.lastOffset {
      memory.approach.lastOffset = last + metrics.contentLength - memory.contentLength
    }
    memory.contentLength = metrics.contentLength
    memory.approach.hasNewContent = true
    memory.approach.side = side(of: memory.approach.lastOffset ?? metrics.offset, metrics)
  }

  private func side(of offset: Double, _ metrics: AxisMetrics) -> Approach.Side {
    offset >= triggerOffset(metrics) - metrics.rounding ? .reached : .ahead
  }

  mutating func beginDrag(_ metrics: AxisMetrics) {
    let metrics = along(metrics)
    memory.drag = Drag(
      triggersLeft: configuration.maximumTriggersPerDrag,
      retries: configuration.retriesFailure ? .once : .none, startOffset: metrics.offset)
    memory.fills = 0
  }

  /// Counts a trigger against the drag. Scrolling by the app is not counted.
  ///
  /// - Returns: whether the drag had one left.
  private mutating func spendTrigger(_ idle: IdleState, _ cause: ScrollCause) -> Bool {
    if cause == .finger, let left = memory.drag.triggersLeft {
      guard left > 0 else { return false }
      memory.drag.triggersLeft = left - 1
    }
    if idle == .failed { memory.drag.retries = .none }
    return true
  }

  // MARK: Looking at the content in the next frame

  /// Whether the control loads now because the content is short.
  ///
  /// Rows may arrive after the run that loads them has ended, so nothing is loaded twice below the
  /// same content.
  private func canFill(_ conditions: RefreshConditions, _ metrics: AxisMetrics) -> Bool {
    guard case .fill(let limit) = short, mayLook(conditions, metrics) else { return false }
    return metrics.isShort && hasPlace(metrics) && memory.fills < limit
      && (memory.hasOtherContent || memory.contentLength != memory.loadedLength)
  }

  private func mayLook(_ conditions: RefreshConditions, _ metrics: AxisMetrics) -> Bool {
    conditions.allowTrigger && conditions.contains(.inWindow) && metrics.isValid
      && !configuration.causes.isEmpty
  }

  /// Short content is looked at again in the next frame: until then it may still be on its way.
  ///
  /// - Returns: whether there is anything to look at.
  mutating func scheduleLook(_ conditions: RefreshConditions, _ metrics: AxisMetrics) -> Bool {
    guard canFill(conditions, metrics) else { return false }
    if memory.look == .none { memory.look = .shortContent }
    return true
  }

  /// The control works again. With the end in view it looks once, without waiting for a touch.
  ///
  /// - Returns: whether there is anything to look at.
  mutating func clear(
    _ idle: IdleState, _ conditions: RefreshConditions, _ metrics: AxisMetrics
  ) -> Bool {
    (memory.fills, memory.loadedLength) = (0, nil)
    // A check of the end that is under way goes on.
    if memory.look == .shortContent { memory.look = .none }
    guard idle != .ready, mayLook(conditions, metrics), isReached(metrics) else {
      return scheduleLook(conditions, metrics)
    }
    memory.look = .endInView
    return true
  }

  /// Takes new conditions. A list whose end comes into view while another control runs loads once that one
  /// has closed; at its start it does not, and neither does one whose end was in view before.
  ///
  /// - Returns: whether there is anything to look at.
  mutating func change(
    from old: RefreshConditions, to new: RefreshConditions, _ metrics: AxisMetrics
  ) -> Bool {
    guard old.contains(.blocked) != new.contains(.blocked) else { return false }
    let loads = memory.loadsWhenUnblocked && !new.contains(.blocked)
    let isAhead = metrics.isValid && !isAtTrigger(metrics)
    memory.loadsWhenUnblocked =
      new.contains(.blocked) && (isAhead || memory.loadedLength == nil)
    guard loads, mayLook(new, metrics), isReached(metrics),
      metrics.offset > metrics.firstOffset + OffsetRange.margin
    else { return false }
    memory.look = .endInView
    return true
  }

  /// - Returns: whether the control loads.
  mutating func look(_ conditions: RefreshConditions, _ metrics: AxisMetrics) -> Bool {
    defer { memory.look = .none }
    if canFill(conditions, metrics) {
      memory.fills += 1
      return true
    }
    return memory.look == .endInView && mayLook(conditions, metrics) && isReached(metrics)
  }

  // MARK: Ranges in which scrolling changes nothing

  func inertRange(
    _ idle: IdleState?, _ cause: ScrollCause, _ conditions: RefreshConditions, held: Double,
    _ metrics: AxisMetrics
  ) -> InertRange {
    let along = along(metrics)
    guard along.isValid, held == hold(conditions, along) else { return .none }
    let margin = OffsetRange.margin
    let start = memory.drag.direction == .inward ? -.infinity : along.firstOffset + margin
    var range = InertRange(offsets: OffsetRange(after: start, before: .infinity))
    if let idle, conditions.allowTrigger {
      if mayTrigger(idle, cause), cause != .finger || memory.drag.triggersLeft != 0 {
        // Ahead of the trigger, it does not matter who moves the content.
        range.offsets = OffsetRange(after: start, before: triggerOffset(along) - margin)
      } else {
        range.cause = cause
      }
    }
    if end == .before { range.offsets = range.offsets.mirrored(metrics) }
    return range
  }
}
