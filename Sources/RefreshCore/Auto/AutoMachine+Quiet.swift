extension AutoMachine {
  /// Where scrolling has no effect, but for what `note` keeps of the last step.
  func quietStretch(by cause: ScrollCause, _ metrics: AxisMetrics) -> QuietStretch {
    let along = alongEnd(metrics)
    guard along.isValid, held == extent(in: along) else { return .none }
    let margin = QuietOffsets.margin
    let start = drag.pulledAway ? -.infinity : along.firstOffset + margin
    let stretch =
      switch phase {
      case .resting(let rest) where mayFire(rest, cause) && !(cause == .finger && isUsedUp):
        // Not as far as the trigger: so it does not matter who moves the content.
        QuietStretch(offsets: .init(after: start, before: triggerOffset(along) - margin))
      case .resting:
        QuietStretch(offsets: .init(after: start, before: .infinity), cause: cause)
      case .waiting, .working:
        QuietStretch(offsets: .init(after: start, before: .infinity))
      }
    return switch end {
    case .before: QuietStretch(offsets: stretch.offsets.mirrored(metrics), cause: stretch.cause)
    case .after: stretch
    }
  }

  /// The finger has had all the fires of its drag.
  private var isUsedUp: Bool { drag.firesLeft == 0 }

  mutating func catchUp(_ metrics: AxisMetrics) { note(alongEnd(metrics)) }
}
