import Foundation
import ScrollPhysics

extension UIScrollView {
  var horizontalAxis: ScrollAxis {
    let inset = adjustedContentInset
    return axis(
      content: storedSize.width, length: layer.ownBounds.width, before: inset.left,
      after: inset.right, alwaysBounces: alwaysBounceHorizontal, bounces: bouncesHorizontally)
  }

  var verticalAxis: ScrollAxis {
    let inset = adjustedContentInset
    let bar = hasScrollTrackingBar ? scrollTrackingBar?.expansion(above: self) : nil
    return axis(
      content: storedSize.height, length: layer.ownBounds.height,
      before: inset.top + (bar?.atRest ?? 0), after: inset.bottom,
      alwaysBounces: alwaysBounceVertical, bounces: bouncesVertically,
      extra: (bar?.maximum ?? 0) - (bar?.atRest ?? 0))
  }

  /// The axis for these lengths. `extra` is the distance that the content can move before its start
  /// without reaching an edge.
  private func axis(
    content: CGFloat, length: CGFloat, before: CGFloat, after: CGFloat, alwaysBounces: Bool,
    bounces: Bool, extra: CGFloat = 0
  ) -> ScrollAxis {
    let range = OffsetRange(
      contentLength: Double(content), viewportLength: Double(length),
      insetBefore: Double(before), insetAfter: Double(after)
    ).closedRange
    return ScrollAxis(
      range: extra > 0 ? range.lowerBound - Double(extra)...range.upperBound : range,
      length: Double(length), alwaysBounces: alwaysBounces,
      bounces: bounces, isPaged: isPagingEnabled, rate: Double(decelerationRate.rawValue),
      tuning: host.scrollTuning)
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: horizontalAxis.clamped(Double(offset.x)), y: verticalAxis.clamped(Double(offset.y)))
  }

  func rounded(_ offset: CGPoint) -> CGPoint {
    guard driven == nil else { return offset }
    let grid = PixelGrid(scale: Double(host.screen.scale))
    return CGPoint(x: grid.rounded(Double(offset.x)), y: grid.rounded(Double(offset.y)))
  }

  func offset(showing rect: CGRect) -> CGPoint {
    let shown = layer.ownBounds.inset(by: adjustedContentInset)
    return clamped(
      CGPoint(
        x: layer.boundsOrigin.x
          + Self.distance(from: shown.minX...max(shown.minX, shown.maxX), to: rect.minX...rect.maxX),
        y: layer.boundsOrigin.y
          + Self.distance(from: shown.minY...max(shown.minY, shown.maxY), to: rect.minY...rect.maxY)
      ))
  }

  /// The shortest offset change that makes `part` visible in `window`, or the start of `part` if it
  /// doesn't fit.
  private static func distance(
    from window: ClosedRange<CGFloat>, to part: ClosedRange<CGFloat>
  ) -> CGFloat {
    if part.lowerBound < window.lowerBound { return part.lowerBound - window.lowerBound }
    let missing = part.upperBound - window.upperBound
    return missing > 0 ? min(missing, part.lowerBound - window.lowerBound) : 0
  }
}

// MARK: - Assignments

extension UIScrollView {
  /// The nesting depth at which an endless observer is stopped and reported; UIKit would overflow
  /// the stack.
  private static var deepestNesting: Int { 100 }

  func assignOffset(_ offset: CGPoint) {
    let isStep = isInternalStep
    isInternalStep = false
    guard offset.isFinite else { return host.reportNonfinite("UIScrollView.contentOffset") }
    guard offsetNestingDepth < Self.deepestNesting else {
      return host.onMistake("an observer of contentOffset changes it endlessly")
    }
    offsetNestingDepth += 1
    defer { offsetNestingDepth -= 1 }
    let old = layer.ownBounds
    let new = rounded(offset)
    // The app knows the safe area of now, and has put the content at its end.
    if !isStep, new.y >= CGFloat(verticalAxis.range.upperBound) { pendingShift.y = 0 }
    if new != old.origin {
      let invalidates = boundsWillChange(to: CGRect(origin: new, size: old.size))
      layer.setBoundsOrigin(new)
      if invalidates { boundsInvalidatedLayout() }
      noteAnimatedBounds()
      boundsObservers?.notify(old: old, new: layer.ownBounds)
      setNeedsLayout()
      if !isStep { offsetAssigned(from: old.origin, to: new) }
      if hasScrollTrackingBar { scrollTrackingBar?.contentDidMove(in: self) }
      if hasRefreshControl { refreshControl?.contentDidMove(in: self) }
      callDelegate("scrollViewDidScroll") { $0.scrollViewDidScroll(self) }
    }
    offsetAssignmentCount += 1
    offsetObservers.notify(old: old.origin, new: new)
  }

  /// Sets the offset as a step of a drag, a motion, or a correction.
  func show(_ offset: CGPoint) {
    isInternalStep = true
    contentOffset = offset
    isInternalStep = false
  }

  /// Makes the running animation block, if any, lay out the content.
  private func noteAnimatedBounds() {
    guard host.behavior.animationsLayOutScrollViews else { return }
    AnimationContext.active(on: host)?.add(self)
  }

  /// Handles new bounds, which aren't rounded. As recorded, the delegate isn't told that they scroll.
  func boundsDidChange(_ new: CGRect, over old: CGRect) {
    if new != old { noteAnimatedBounds() }
    if new.origin != old.origin, new.origin == layer.boundsOrigin {
      offsetAssigned(from: old.origin, to: new.origin)
      if hasScrollTrackingBar { scrollTrackingBar?.contentDidMove(in: self) }
    }
  }

  func resizeContent(to size: CGSize) {
    guard size.isFinite else { return }
    let old = storedSize
    storedSize = CGSize(width: max(0, size.width), height: max(0, size.height))
    if storedSize != old { geometryChanged(clamps: host.behavior.sizesClampUnderFinger) }
    sizeObservers.notify(old: old, new: storedSize)
  }

  func insetContent(by inset: UIEdgeInsets) {
    guard inset.isFinite else { return }
    let old = storedInset
    storedInset = inset
    if inset != old {
      let behavior = host.behavior
      geometryChanged(
        clamps: behavior.insetsClampUnderFinger, keepsStart: behavior.insetsKeepStart)
      if hasScrollTrackingBar { scrollTrackingBar?.contentDidMove(in: self) }
    }
    insetObservers.notify(old: old, new: inset)
  }
}

// MARK: - Corrections

extension UIScrollView {
  /// Called after every change of the content, insets, safe area, or size. `clamps` is whether a finger
  /// doesn't keep the content out of its range, and `keepsStart` whether content at its start stays there.
  func geometryChanged(clamps: Bool = false, keepsStart: Bool = false) {
    let (oldSystem, old) = (systemInset, storedAdjustedInset)
    let count = offsetAssignmentCount
    systemInset = safeAreaPart
    storedAdjustedInset = storedInset + systemInset
    if !isRefreshControlInBar { storedAdjustedInset.top += heldRefreshInset }
    let gap = alignmentGap
    storedAdjustedInset.left += gap.x
    storedAdjustedInset.top += gap.y
    if systemInset != oldSystem {
      if storedAdjustedInset != old { keepAtSafeArea(old) }
      for subview in containedViews { subview.updateSafeArea() }
    }
    if keepsStart, storedAdjustedInset != old { keepAtStart(old) }
    let correctsFirst = host.behavior.correctsOffsetBeforeInsetNotice
    // A bar that follows the content would otherwise take away the scroll that it follows.
    let correctsEnd = host.behavior.correctsEndUnderFinger && systemInset == oldSystem
    let ends = { self.endChange(since: count, clamps: clamps, correctsEnd: correctsEnd) }
    if correctsFirst { ends() }
    if storedAdjustedInset != old {
      adjustedContentInsetDidChange()
      callDelegate("scrollViewDidChangeAdjustedContentInset") {
        $0.scrollViewDidChangeAdjustedContentInset(self)
      }
    }
    if !correctsFirst { ends() }
  }

  /// The part of the room that the content leaves before it, by its alignment. The adjusted inset contains it.
  private var alignmentGap: CGPoint {
    let (size, inset) = (layer.ownBounds.size, storedAdjustedInset)
    func gap(_ length: CGFloat, _ content: CGFloat, _ alignment: CGFloat) -> CGFloat {
      alignment.isFinite ? max(0, length - content) * alignment : 0
    }
    return CGPoint(
      x: gap(size.width - inset.left - inset.right, storedSize.width, contentAlignmentPoint.x),
      y: gap(size.height - inset.top - inset.bottom, storedSize.height, contentAlignmentPoint.y))
  }

  /// Corrects the offset after a change, and assigns the current one if none has been assigned.
  private func endChange(since count: Int, clamps: Bool, correctsEnd: Bool) {
    correctOffset()
    if activity.isHeld {
      if correctsEnd { correctEnd() }
      if clamps { enterRange() }
    }
    if offsetAssignmentCount == count { announceOffset() }
  }

  /// Assigns the current offset. A recording contains all assignments, so none is added to it.
  private func announceOffset() {
    guard host.behavior.assignsOffsetAfterChanges, driven == nil else { return }
    guard offsetNestingDepth < Self.deepestNesting else {
      return host.onMistake("an observer of contentOffset changes the geometry endlessly")
    }
    offsetNestingDepth += 1
    offsetAssignmentCount += 1
    offsetObservers.notify(old: layer.boundsOrigin, new: layer.boundsOrigin)
    offsetNestingDepth -= 1
  }

  /// Corrects the offset. At rest, it moves to the nearest offset in range. During a touch, the
  /// correction is deferred until the finger lifts, and during an animated change until its end. A
  /// motion continues with the new range.
  func correctOffset() {
    if animation != nil, driven == nil { hasDeferredCorrection = true }
    switch activity {
    case .touched, .dragging:
      hasDeferredCorrection = true
    case .decelerating: retargetMotion()
    case .driven(let scroll) where !scroll.isAtRest || !scroll.correctsOffset: return
    case .rest, .lifting, .driven:
      let legal = rounded(clamped(layer.boundsOrigin))
      if animation == nil, legal != rounded(layer.boundsOrigin) {
        pendingShift = .zero
        show(legal)
      }
    }
  }

  /// Moves content that a finger holds beyond its range into it. A drag continues from there.
  private func enterRange() {
    let legal = rounded(clamped(layer.boundsOrigin))
    if legal != layer.boundsOrigin { contentOffset = legal }
  }

  /// Moves content that is pulled beyond its bottom or right edge to the edge. A drag continues from
  /// there.
  private func correctEnd() {
    let offset = layer.boundsOrigin
    let legal = rounded(
      CGPoint(
        x: min(offset.x, CGFloat(horizontalAxis.range.upperBound)),
        y: min(offset.y, CGFloat(verticalAxis.range.upperBound))))
    if legal != offset { contentOffset = legal }
  }
}
