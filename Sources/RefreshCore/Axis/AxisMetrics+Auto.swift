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

  /// The same for any way to say how near is near enough.
  public func automaticTriggerOffset(extent: Double, reach: AutoTrigger.Reach) -> Double {
    switch reach {
    case .percent(let percent): automaticTriggerOffset(extent: extent, percent: percent)
    case .points(let points): automaticTriggerOffset(extent: extent, percent: 0) - points
    case .viewports(let count):
      automaticTriggerOffset(extent: extent, reach: .points(count * viewportLength))
    }
  }

  /// The offset at which long content is at its very end, with the footer fully shown.
  public func lastOffset(extent: Double) -> Double {
    automaticTriggerOffset(extent: extent, percent: 1)
  }

  /// Where the end of a run moves a scroll view that pages: back by what stands below the content, so
  /// that it shows a whole page again; `nil` where that is nowhere else. (MJRefresh:
  /// `y − contentInset.bottom`.)
  ///
  /// Never outward, where it would ask for more, and not out of the content: nothing would bring it
  /// back in. Short content is one page.
  func pageOffset(whenEnded held: Double) -> Double? {
    guard isValid, isPaging, !isShort else { return nil }
    let page = max(offset - (insetAfter + held), firstOffset)
    return page < offset ? page : nil
  }

  /// Where an automatic control begins along the axis: right at its end of the content, also when
  /// that is shorter than the viewport (MJRefresh: `y = C`); pinned, at the end of the free viewport.
  public func automaticPosition(
    at end: AxisEnd, extent: Double, short: ShortContent = .follow
  ) -> Double {
    switch (end, short) {
    case (.before, _): -extent
    case (.after, .pin): max(contentLength, freeLength - extent)
    case (.after, .follow), (.after, .hide), (.after, .fill): contentLength
    }
  }
}
