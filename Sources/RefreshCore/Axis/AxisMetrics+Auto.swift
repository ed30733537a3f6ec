// The automatic formulas. Source: MJRefresh at HEAD (auto footer). MJRefresh counts the footer's own
// extent `H` into the inset after the content; here that inset is without it, hence no `− H`.
extension AxisMetrics {
  /// The offset at which an automatic footer fires: `contentLength − viewportLength + bottom + H·percent`.
  ///
  /// `percent` is the part of the footer that shows then: 0 at its first point, 1 at its last, less
  /// than 0 before it is reached, more than 1 beyond it.
  public func automaticTriggerOffset(extent: Double, percent: Double) -> Double {
    contentLength - viewportLength + insetAfter + extent * percent
  }

  /// The offset at which long content is at its very end, with the footer fully shown.
  public func lastOffset(extent: Double) -> Double {
    automaticTriggerOffset(extent: extent, percent: 1)
  }

  /// Where an automatic control begins along the axis: right at its end of the content, also when
  /// that is shorter than the viewport. (MJRefresh: `y = C`.)
  public func automaticPosition(at end: AxisEnd, extent: Double) -> Double {
    switch end {
    case .before: -extent
    case .after: contentLength
    }
  }
}
