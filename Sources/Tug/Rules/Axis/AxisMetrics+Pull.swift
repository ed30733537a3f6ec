// The pull formulas. Source: MJRefresh at HEAD (header, back footer); `top`, `bottom` stand for the
// insets before and after, `y` for the offset, `H` for the extent.
extension AxisMetrics {
  /// The offset past which a control at `end` shows.
  ///
  /// Before: `−top`. After long content: `contentLength − (viewportLength − top − bottom) − top`.
  /// After short content: `−top`, where the drag itself begins.
  func showOffset(at end: AxisEnd) -> Double {
    switch end {
    case .before: firstOffset
    case .after: max(contentOverhang, 0) + firstOffset
    }
  }

  /// The distance by which the content is pulled past `showOffset`; negative while the control is out
  /// of sight.
  func pull(at end: AxisEnd) -> Double {
    end.pull(from: showOffset(at: end), to: offset)
  }

  /// The start of a control along the axis, in the content's coordinates.
  ///
  /// Before: just outside the content, beyond a large title that lies there. After: below the content; if
  /// pinned, at the end of the free viewport when the content is shorter:
  /// `max(contentLength, viewportLength − top − bottom)`.
  func controlPosition(
    at end: AxisEnd, extent: Double, short: ShortContent = .pin
  ) -> Double {
    switch (end, short) {
    case (.before, _): -extent - titleLength
    case (.after, .pin): max(contentLength, freeLength - alignedGap)
    case (.after, .follow), (.after, .hide), (.after, .fill): contentLength
    }
  }

  /// The inset that a refreshing control holds at its end.
  ///
  /// Before: the part that shows, `clamp(−y, top, top + H) − top`, so that sticky section headers rest
  /// below the control while it shows, and at the top once it is scrolled away. After: the distance
  /// from the end of the content to the end of the control, which is `H` plus the gap of short content
  /// below which the control stands. Content that is aligned elsewhere has room for a control before it,
  /// which shows there all the time.
  func holdWhileRefreshing(
    at end: AxisEnd, extent: Double, short: ShortContent = .pin
  ) -> Double {
    switch end {
    case .before: isAligned ? extent : min(max(pull(at: end), 0), extent)
    case .after: controlPosition(at: end, extent: extent, short: short) - contentLength + extent
    }
  }

  /// The offset at which a refreshing control is fully shown.
  func refreshingOffset(
    at end: AxisEnd, extent: Double, short: ShortContent = .pin
  ) -> Double {
    if isAligned {
      // An inset makes the space smaller that the content leaves free, and moves the content by its share only.
      let held = holdWhileRefreshing(at: end, extent: extent, short: short)
      let open = holding(held, at: end)
      return end == .before ? open.firstOffset : open.lastRestingOffset
    }
    switch end {
    case .before: return showOffset(at: end) - extent
    case .after:
      let position = controlPosition(at: end, extent: extent, short: short)
      return max(position - freeLength + extent, 0) + firstOffset
    }
  }

  /// The inset of a control that opens: the part that shows at `refreshingOffset`.
  func holdOnBegin(
    at end: AxisEnd, extent: Double, short: ShortContent = .pin
  ) -> Double {
    var shown = self
    shown.offset = refreshingOffset(at: end, extent: extent, short: short)
    return shown.holdWhileRefreshing(at: end, extent: extent, short: short)
  }

  /// The start of an open control that lies over the content: beside the content while it is pulled
  /// that far out, otherwise at the edge of the viewport that the insets leave free.
  func overlayPosition(at end: AxisEnd, extent: Double, beside: Double) -> Double {
    switch end {
    case .before: max(beside, offset + insetBefore - hiddenTitle)
    case .after: min(beside, offset + viewportLength - insetAfter - extent)
    }
  }

  /// The part of a large title that has left the viewport: `y + top`, at most all of it.
  private var hiddenTitle: Double { min(max(offset + insetBefore, 0), titleLength) }
}
