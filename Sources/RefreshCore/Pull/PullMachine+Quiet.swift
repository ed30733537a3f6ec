extension PullMachine {
  /// Where scrolling has no effect but on the progress.
  func quietStretch(_ metrics: AxisMetrics) -> QuietStretch {
    switch phase {
    case .resting(.idle), .resting(.failed):
      // Nearer than the trigger it does not matter who moves the content.
      let offsets =
        isPresent(metrics)
        ? QuietOffsets.inward(of: triggerOffset(metrics), at: end) : QuietOffsets.all
      return QuietStretch(offsets: offsets, line: line(metrics))
    case .resting(.noMoreData), .waiting:
      return QuietStretch(offsets: .all, line: line(metrics))
    case .pulling:
      return QuietStretch(
        offsets: .outward(of: triggerOffset(metrics), at: end), cause: .finger,
        line: line(metrics))
    case .spent: return .none
    case .working: return QuietStretch(offsets: offsetsHolding(metrics))
    }
  }

  mutating func catchUp(_ metrics: AxisMetrics) {
    if !isWorking { _ = updateProgress(metrics) }
  }

  private func triggerOffset(_ metrics: AxisMetrics) -> Double {
    end.outward(metrics.showOffset(at: end), by: distances.triggerDistance)
  }

  /// A header at work holds as much as shows of it: nothing, or all.
  private func offsetsHolding(_ metrics: AxisMetrics) -> QuietOffsets {
    let (extent, short) = (distances.restingExtent, settings.shortContent)
    switch end {
    case .before where held == 0:
      return .inward(of: metrics.showOffset(at: end), at: end)
    case .before where held == extent:
      return .outward(of: metrics.refreshingOffset(at: end, extent: extent), at: end)
    case .before: return .none
    case .after:
      let hold = metrics.holdWhileRefreshing(at: end, extent: extent, short: short)
      return held == hold ? .all : .none
    }
  }
}
