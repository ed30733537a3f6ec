import RefreshCore

/// The place of a control at one edge of one scroll view.
///
/// It projects UIKit's two dimensions onto the one of the machines, and back: nothing below it has x
/// or y.
@MainActor
final class Attachment {
  let edge: Refresher.Edge
  private(set) var side: InsetSide
  private weak var host: (any ScrollHost)?
  private let ledger: InsetLedger

  init(
    to host: any ScrollHost, at edge: Refresher.Edge, _ direction: UIUserInterfaceLayoutDirection
  ) {
    self.edge = edge
    self.host = host
    ledger = host.ledger
    side = edge.side(direction)
  }

  var scrollView: UIScrollView? { host?.scrollView }
  var end: AxisEnd { side.end }

  // MARK: Reading

  var geometry: ScrollGeometry? { host?.geometry }

  /// The scroll view along the axis, without what the control itself holds. Invalid once the scroll
  /// view is gone.
  var metrics: AxisMetrics { geometry.map { metrics(of: $0) } ?? .nowhere }

  func metrics(of geometry: ScrollGeometry) -> AxisMetrics {
    var metrics = geometry.metrics(along: edge.axis)
    let placed = Double(ledger.placed[side])
    switch end {
    case .before: metrics.insetBefore -= placed
    case .after: metrics.insetAfter -= placed
    }
    metrics.heldElsewhere = Double(ledger.placed[side.opposite])
    return metrics
  }

  /// The frame of a control that begins at this position along the axis, in the content's coordinates.
  /// Across the axis it stays with the visible edge when the app insets the sides. `nil` if it is not
  /// finite, for which Core Animation raises an exception.
  func frame(at position: Double, extent: Double, _ geometry: ScrollGeometry) -> CGRect? {
    let (viewport, insets) = (geometry.surroundings.viewport, geometry.surroundings.insets)
    let (position, extent) = (CGFloat(position), CGFloat(extent))
    let frame =
      switch edge.axis {
      case .vertical:
        CGRect(x: -insets.left, y: position, width: viewport.width, height: extent)
      case .horizontal:
        CGRect(x: position, y: -insets.top, width: extent, height: viewport.height)
      }
    return frame.isUsable ? frame : nil
  }

  // MARK: Writing

  /// Holds an inset, goes to an offset, or both, the inset first.
  ///
  /// - Returns: whether the content offset changed.
  func move(hold: Double?, offset: Double?) -> Bool {
    guard let host, let scrollView else { return false }
    let former = scrollView.contentOffset
    host.write(at: edge) {
      if let hold { ledger.hold(CGFloat(hold), at: side) }
      if let offset { scroll(scrollView, to: CGFloat(reachable(offset))) }
    }
    return scrollView.contentOffset != former
  }

  /// The offset, or the edge of the content if someone has removed the room for it.
  private func reachable(_ offset: Double) -> Double {
    guard ledger.missing(at: side) != 0 else { return offset }
    var metrics = metrics
    guard metrics.isValid else { return offset }
    metrics.offset = offset
    return metrics.restingOffset(holding: Double(ledger.placed[side]), at: end)
  }

  /// The offset that the scroll view takes on: UIKit rounds offsets to pixels.
  func pixelAligned(_ offset: Double) -> Double {
    guard let scale = scrollView?.traitCollection.displayScale, scale > 0 else { return offset }
    return (offset * Double(scale)).rounded() / Double(scale)
  }

  private func scroll(_ scrollView: UIScrollView, to offset: CGFloat) {
    var point = scrollView.contentOffset
    switch edge.axis {
    case .vertical: point.y = offset
    case .horizontal: point.x = offset
    }
    // The other axis may be invalid.
    guard AxisMetrics.isCoordinate(Double(point.x)), AxisMetrics.isCoordinate(Double(point.y))
    else { return }
    scrollView.setContentOffset(point, animated: false)
  }

  /// Changes sides with the layout direction, and leaves nothing at the former side.
  func turn(to direction: UIUserInterfaceLayoutDirection) {
    let former = side
    side = edge.side(direction)
    if side != former { ledger.hold(0, at: former) }
  }

  /// Leaves the edge, still holding the inset.
  func leave() { host?.detached(from: edge) }

  /// Gives back the inset.
  func release(_ client: any ContentMotionClient) {
    cancelMotion(for: client)
    host?.write(at: edge) { ledger.hold(0, at: side) }
  }

  // MARK: Motion

  /// The inset that is held, which a closing motion gives back at its end.
  var held: Double { Double(ledger.held[side]) }

  /// Whether someone insists on an inset without what is held.
  var lacksRoom: Bool { ledger.missing(at: side) != 0 }

  var contentVelocity: Double { host?.motion.velocity(along: edge.axis) ?? 0 }

  var isBouncing: Bool { host?.motion.isBouncing(along: edge.axis) ?? false }

  func startMotion(
    _ path: OffsetPath, settling run: RefreshRun?, longestWait: TimeInterval,
    for client: any ContentMotionClient
  ) {
    host?.motion.start(path, along: edge.axis, settling: run, longestWait: longestWait, for: client)
  }

  @discardableResult
  func cancelMotion(for client: any ContentMotionClient) -> RefreshRun? {
    host?.motion.cancel(for: client)
  }

  func finishMotion(for client: any ContentMotionClient) { host?.motion.finish(for: client) }

  // MARK: Telling the host

  func endFastPath() { host?.endFastPath() }
  func activityChanged() { host?.activityChanged(at: edge) }
  func succeeded() { host?.succeeded(at: edge) }
  func measureItems() { host?.measureItems() }
  func attachAgain() { host?.attachAgain(at: edge) }

  /// The progress of a pull in inert steps, which the control was spared.
  func skippedProgress(of client: any ScrollFastPathClient) -> Double? {
    host?.skippedProgress(of: client)
  }
}

extension AxisMetrics {
  /// The metrics where there is no scroll view. Invalid.
  fileprivate static let nowhere = AxisMetrics(offset: .nan, contentLength: 0, viewportLength: 0)
}

extension CGRect {
  fileprivate var isUsable: Bool {
    AxisMetrics.isCoordinate(Double(origin.x)) && AxisMetrics.isCoordinate(Double(origin.y))
      && AxisMetrics.isLength(Double(size.width)) && AxisMetrics.isLength(Double(size.height))
  }
}
