// The formulas of controls that load by themselves. Source: MJRefresh at HEAD (auto footer).
// MJRefresh counts the footer's own extent `H` into the inset after the content; here that inset is
// without it, hence no `− H`.
extension AxisMetrics {
  /// The offset at which such a control triggers, for a distance given as the part of it that shows:
  /// `contentLength − viewportLength + bottom + H·percent`.
  func automaticTriggerOffset(extent: Double, percent: Double) -> Double {
    contentLength - viewportLength + insetAfter + extent * percent
  }

  func automaticTriggerOffset(
    extent: Double, distance: LoadConfiguration.Distance
  ) -> Double {
    switch distance {
    case .percent(let percent): automaticTriggerOffset(extent: extent, percent: percent)
    case .points(let points): automaticTriggerOffset(extent: extent, percent: 0) - points
    case .viewports(let count):
      automaticTriggerOffset(extent: extent, percent: 0) - count * viewportLength
    }
  }

  /// The offset at which long content is at its very end, with the control fully shown.
  func lastOffset(extent: Double) -> Double {
    automaticTriggerOffset(extent: extent, percent: 1)
  }

  /// The start of such a control along the axis: right at its end of the content, even if that is
  /// shorter than the viewport (MJRefresh: `y = C`); if pinned, at the end of the free viewport.
  func automaticPosition(
    at end: AxisEnd, extent: Double, short: ShortContent = .follow
  ) -> Double {
    switch (end, short) {
    case (.before, _): -extent - titleLength
    case (.after, .pin): max(contentLength, freeLength - alignedGap - extent)
    case (.after, .follow), (.after, .hide), (.after, .fill): contentLength
    }
  }
}
