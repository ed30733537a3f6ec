// The pull formulas. Source: MJRefresh at HEAD (header, back footer); `top`, `bottom` stand for the
// insets before and after, `y` for the offset, `H` for the extent.
extension AxisMetrics {
  /// The offset beyond which a control at `end` starts to show.
  ///
  /// Before: `−top`. After, with long content: `contentLength − (viewportLength − top − bottom) − top`; with
  /// short content: `−top`, where the drag itself begins.
  public func showOffset(at end: AxisEnd) -> Double {
    switch end {
    case .before: firstOffset
    case .after: max(contentOverhang, 0) + firstOffset
    }
  }

  /// How far the content is pulled beyond `showOffset`; negative while the control is out of sight.
  public func pull(at end: AxisEnd) -> Double {
    end.pull(from: showOffset(at: end), to: offset)
  }

  /// Where a control of this extent begins along the axis, in the content's coordinates.
  ///
  /// Before: just outside of the content. After: below the content; pinned, at the end of the free
  /// viewport when the content is shorter: `max(contentLength, viewportLength − top − bottom)`.
  public func controlPosition(
    at end: AxisEnd, extent: Double, short: ShortContent = .pin
  ) -> Double {
    switch (end, short) {
    case (.before, _): -extent
    case (.after, .pin): max(contentLength, freeLength)
    case (.after, .follow), (.after, .hide), (.after, .fill): contentLength
    }
  }

  /// The inset that a refreshing control takes at its end.
  ///
  /// Before: as much as shows, `clamp(−y, top, top + H) − top`, so that sticky section headers rest
  /// below the control while it shows, and at the top once it is scrolled away. After: from the end
  /// of the content to that of the control: `H`, plus the gap of short content if it stands below.
  public func holdWhileRefreshing(
    at end: AxisEnd, extent: Double, short: ShortContent = .pin
  ) -> Double {
    switch end {
    case .before: min(max(pull(at: end), 0), extent)
    case .after: controlPosition(at: end, extent: extent, short: short) - contentLength + extent
    }
  }

  /// The offset at which a refreshing control is fully shown.
  public func refreshingOffset(
    at end: AxisEnd, extent: Double, short: ShortContent = .pin
  ) -> Double {
    switch end {
    case .before: return showOffset(at: end) - extent
    case .after:
      let position = controlPosition(at: end, extent: extent, short: short)
      return max(position - freeLength + extent, 0) + firstOffset
    }
  }

  /// What the control holds when it starts to refresh: all that `refreshingOffset` will show.
  public func holdOnBegin(
    at end: AxisEnd, extent: Double, short: ShortContent = .pin
  ) -> Double {
    var shown = self
    shown.offset = refreshingOffset(at: end, extent: extent, short: short)
    return shown.holdWhileRefreshing(at: end, extent: extent, short: short)
  }
}
