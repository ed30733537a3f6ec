/// The place of a control at one edge of one scroll view.
///
/// It projects UIKit's two dimensions onto the one of the machines, and back: nothing below it has x
/// or y.
@MainActor
final class Attachment {
  let edge: Refresher.Edge
  private(set) var side: InsetSide
  private weak var controls: ScrollControls?
  /// The most by which UIKit rounds an offset, in points.
  private static let pixel: CGFloat = 1
  private let ledger: InsetLedger

  init(
    to controls: ScrollControls, at edge: Refresher.Edge,
    _ direction: UIUserInterfaceLayoutDirection
  ) {
    self.edge = edge
    self.controls = controls
    ledger = controls.host.ledger
    side = edge.side(direction)
  }

  private var host: ScrollHost? { controls?.host }
  var scrollView: UIScrollView? { host?.scrollView }
  var end: AxisEnd { side.end }

  // MARK: Reading

  var geometry: ScrollGeometry? { host?.geometry }

  /// The scroll view along the axis, without what the control itself holds. Invalid once the scroll
  /// view is gone.
  var metrics: AxisMetrics {
    guard let geometry else { return .nowhere }
    return metrics(of: geometry)
  }

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

  /// Whether the control still stands here. Whatever runs the app's code may have taken it away.
  private var isCurrent: Bool { host?.isPlace(self) ?? false }

  /// Holds an inset, goes to an offset, or both, the inset first.
  ///
  /// - Returns: whether the content offset changed.
  func move(hold: Double?, offset: Double?) -> Bool {
    guard let host, let scrollView, isCurrent else { return false }
    let former = scrollView.contentOffset
    var isOvertaken = false
    host.write(at: edge) {
      if let hold { isOvertaken = !self.hold(CGFloat(hold), scrollView) }
      guard let offset, !isOvertaken, isCurrent else { return }
      isOvertaken = !scroll(scrollView, to: CGFloat(reachable(offset)))
    }
    if isOvertaken, isCurrent { host.appScrolled() }
    return scrollView.contentOffset != former
  }

  /// Takes room, or gives it back. Taking it moves nothing: UIKit may keep content that is exactly at its start
  /// there, and take it along.
  ///
  /// - Returns: whether the content is where it was, or where UIKit has put it. An app that hears of it may scroll
  ///   elsewhere.
  private func hold(_ amount: CGFloat, _ scrollView: UIScrollView) -> Bool {
    let (offset, room, writes) = (scrollView.contentOffset, ledger.placed[side], ledger.writes)
    let insets = scrollView.adjustedContentInset
    ledger.hold(amount, at: side)
    let taken = ledger.placed[side] - room
    // In between, somebody else may have assigned an inset.
    guard end == .before, taken > 0, ledger.writes == writes + 1, isCurrent else { return true }
    let shift = RoomShift(
      from: Double(offset.coordinate(along: edge.axis)),
      to: Double(scrollView.contentOffset.coordinate(along: edge.axis)), taken: Double(taken),
      bars: Double(scrollView.adjustedContentInset[side] - insets[side] - taken),
      in: metrics.holding(Double(ledger.placed[side]), at: end))
    if shift == .withStart { scrollView.setContentOffset(offset, animated: false) }
    return shift != .byApp
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

  /// - Returns: whether the content is there. An app that hears of it may scroll elsewhere.
  private func scroll(_ scrollView: UIScrollView, to offset: CGFloat) -> Bool {
    guard endDeceleration(of: scrollView), isCurrent else { return false }
    var point = scrollView.contentOffset
    switch edge.axis {
    case .vertical: point.y = offset
    case .horizontal: point.x = offset
    }
    // The other axis may be invalid.
    guard AxisMetrics.isCoordinate(Double(point.x)), AxisMetrics.isCoordinate(Double(point.y))
    else { return true }
    let former = ScrollGeometry.Surroundings(scrollView, scrollView.bounds)
    scrollView.setContentOffset(point, animated: false)
    return isAt(offset, scrollView.contentOffset, scrollView, since: former)
  }

  /// Ends a deceleration where it is, before the offset is set: the app hears of its end first, and may scroll
  /// elsewhere, where UIKit would not leave the content.
  ///
  /// - Returns: whether it has not.
  private func endDeceleration(of scrollView: UIScrollView) -> Bool {
    guard let host, scrollView.isDecelerating else { return true }
    let former = ScrollGeometry.Surroundings(scrollView, scrollView.bounds)
    let offset = scrollView.contentOffset
    let seen = host.offsetSeen { scrollView.setContentOffset(offset, animated: false) }
    let place = offset.coordinate(along: edge.axis)
    guard let seen, !isAt(place, seen, scrollView, since: former) else {
      return isAt(place, scrollView.contentOffset, scrollView, since: former)
    }
    scrollView.setContentOffset(seen, animated: false)
    return false
  }

  /// Whether nobody but UIKit has moved the content away from an offset that was set. UIKit moves it no farther than
  /// the geometry has changed, by a bar that follows the content.
  private func isAt(
    _ offset: CGFloat, _ now: CGPoint, _ scrollView: UIScrollView,
    since former: ScrollGeometry.Surroundings
  ) -> Bool {
    let way = abs(now.coordinate(along: edge.axis) - offset)
    if way <= Self.pixel { return true }
    let surroundings = ScrollGeometry.Surroundings(scrollView, scrollView.bounds)
    return way <= surroundings.change(from: former, along: edge.axis) + Self.pixel
  }

  /// Changes sides with the layout direction, and leaves nothing at the former side.
  func turn(to direction: UIUserInterfaceLayoutDirection) {
    let former = side
    side = edge.side(direction)
    if side != former { ledger.hold(0, at: former) }
  }

  // MARK: What else moves the content

  var mover: ContentMover? { scrollView?.contentMover }
  /// The number of times that the app has moved the content.
  var appScrolls: Int { host?.appScrolls ?? 0 }
  /// Whether the app has moved the content last, where it scrolls by pages: elsewhere controls skip steps.
  var isPlacedByApp: Bool { host?.isPlacedByApp ?? false }

  /// Ends an animated scroll of the app's, which asks for something else now.
  func stopAnimation() {
    guard let host, let scrollView, scrollView.isAnimatingOffset else { return }
    host.write(at: edge) { scrollView.setContentOffset(scrollView.contentOffset, animated: false) }
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
    for client: ControlEngine
  ) {
    host?.motion.start(path, along: edge.axis, settling: run, longestWait: longestWait, for: client)
  }

  func wait(settling run: RefreshRun?, for client: ControlEngine) {
    host?.motion.wait(settling: run, for: client)
  }

  func isWaiting(for client: ControlEngine) -> Bool {
    host?.motion.isWaiting(for: client) ?? false
  }

  @discardableResult
  func cancelMotion(for client: ControlEngine) -> RefreshRun? {
    host?.motion.cancel(for: client)
  }

  func finishMotion(for client: ControlEngine) { host?.motion.finish(for: client) }

  // MARK: Telling the host, and the other controls

  func endFastPath() { host?.endFastPath() }
  func activityChanged() { controls?.activityChanged(at: edge) }
  func succeeded() { controls?.succeeded(at: edge) }
  func endOfData() { controls?.endOfData(at: edge) }
  func measureItems() { host?.measureItems() }
  func controlWasLaidOut() { host?.controlWasLaidOut() }
  func attachAgain() { controls?.attachAgain(at: edge) }
  func leave() { controls?.remove(from: edge) }
  func needsChanged() { host?.needsChanged() }

  /// The progress of a pull in inert steps, which the control was spared.
  func skippedProgress(of client: ControlEngine) -> Double? {
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
