extension ScrollControls {
  /// Adds to the content before the visible part, and keeps the visible part where it is, to the pixel.
  /// Use it to add older messages above newer ones.
  ///
  /// ```swift
  /// tableView.tug.preservePosition {
  ///   messages.insert(contentsOf: older, at: 0)
  ///   tableView.reloadData()
  /// }
  /// ```
  ///
  /// In `changes`, add items to the start of sections, or sections at the start, with `reloadData`
  /// or a batch of updates; in a plain scroll view, change the content size. All changes must be
  /// complete when it returns. Heights may be estimated. Nothing is animated. Also works while a
  /// finger drags the content, and while it decelerates. Content that doesn't fill the view can't
  /// stay where it is.
  public func preservePosition(during changes: () -> Void) {
    guard let scrollView else { return changes() }
    var anchor: PositionAnchor?
    UIView.performWithoutAnimation {
      scrollView.layoutIfNeeded()
      let place = PositionAnchor(scrollView)
      anchor = place
      host.perform(.keepingPosition) {
        changes()
        place.restore(scrollView)
      }
    }
    host.contentChanged()
    if let anchor { lookAgain(at: anchor, after: scrollView.contentOffset) }
  }

  /// Remembers what is visible, for an update that comes later, such as one of SwiftUI's.
  ///
  /// - Returns: moves it back to where it was. Does nothing once something else has moved the content.
  package func anchorPosition() -> @MainActor () -> Void {
    guard let scrollView else { return {} }
    let anchor = PositionAnchor(scrollView)
    var offset = scrollView.contentOffset
    return { [weak self] in offset = self?.restore(anchor, after: offset) ?? offset }
  }

  /// Updates of a diffable data source may end a frame later. What has moved the content since then has the
  /// last word.
  private func lookAgain(at anchor: PositionAnchor, after offset: CGPoint) {
    host.secondLook?.start(0) { [weak self] in
      _ = self?.restore(anchor, after: offset)
    }
  }

  /// Moves what is visible back to its place, unless something else has moved the content since.
  ///
  /// - Returns: the offset since then; `nil` if something else has moved it.
  private func restore(_ anchor: PositionAnchor, after offset: CGPoint) -> CGPoint? {
    guard let scrollView, scrollView.contentOffset == offset else { return nil }
    UIView.performWithoutAnimation {
      host.perform(.keepingPosition) { anchor.restore(scrollView) }
    }
    if scrollView.contentOffset != offset { host.contentChanged() }
    return scrollView.contentOffset
  }
}
