import Foundation

extension UIView {
  var frameFromLayer: CGRect { layer.transformedFrame }

  /// Sets the frame. A nonfinite frame is ignored; a negative size is standardized, as in `CGRect`.
  func setFrame(_ frame: CGRect) {
    guard frame.isFinite else { return host.reportNonfinite("UIView.frame") }
    let (old, oldSize) = (frameFromLayer, layer.ownBounds.size)
    let rect = frame.standardized
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    if layer.ownTransform.isIdentity {
      resize(to: rect.size)
      layer.position = middle
    } else {
      setTransformedFrame(size: rect.size, middle: middle)
    }
    frameChanged(from: old, oldSize)
    frameObservers?.notify(old: old, new: frameFromLayer)
  }

  private func setTransformedFrame(size: CGSize, middle: CGPoint) {
    let transform = layer.ownTransform
    if let size = layer.untransformedSize(for: size) { resize(to: size) }
    layer.position = middle - CGPoint(x: transform.tx, y: transform.ty)
  }

  func setTransform(_ transform: CGAffineTransform) {
    let old = frameFromLayer
    layer.setAffineTransform(transform)
    if frameFromLayer != old { frameFollowed(from: old, layer.ownBounds.size) }
  }

  func setBounds(_ bounds: CGRect) {
    guard bounds.isFinite else { return host.reportNonfinite("UIView.bounds") }
    let (oldFrame, oldBounds) = (frameFromLayer, layer.ownBounds)
    let size = bounds.standardized.size
    if bounds.origin != oldBounds.origin {
      layer.setBoundsOrigin(bounds.origin)
      setNeedsLayout()
    }
    resize(to: size)
    if size != oldBounds.size { frameFollowed(from: oldFrame, oldBounds.size) }
    boundsObservers?.notify(old: oldBounds, new: layer.ownBounds)
  }

  func setCenter(_ center: CGPoint) {
    guard center.isFinite else { return host.reportNonfinite("UIView.center") }
    let old = frameFromLayer
    layer.position = center
    frameFollowed(from: old, layer.ownBounds.size)
  }

  private func resize(to size: CGSize) {
    let old = layer.ownBounds
    guard size != old.size else { return }
    layer.bounds = CGRect(origin: old.origin, size: size)
    if autoresizesSubviews {
      for subview in containedViews { subview.autoresize(from: old.size, to: size) }
    }
    setNeedsLayout()
  }

  private func frameChanged(from old: CGRect, _ oldSize: CGSize) {
    let new = frameFromLayer
    if new != old, !updateSafeArea(), new.size != old.size {
      // With another size, the same safe area covers other subviews.
      for subview in containedViews { subview.updateSafeArea() }
    }
    if layer.ownBounds.size != oldSize { sizeDidChange() }
  }

  /// Handles a frame that follows from other bounds, another center, or another transform.
  private func frameFollowed(from old: CGRect, _ oldSize: CGSize) {
    frameChanged(from: old, oldSize)
    if host.behavior.boundsChangeFrame { frameObservers?.notify(old: old, new: frameFromLayer) }
  }

  /// Distributes the change of each axis among its flexible parts, in proportion to their lengths.
  private func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let rect = frame
    let (x, width) = Self.stretch(
      before: rect.minX, length: rect.width, whole: old.width, change: new.width - old.width,
      flexible: (
        autoresizingMask.contains(.flexibleLeftMargin), autoresizingMask.contains(.flexibleWidth),
        autoresizingMask.contains(.flexibleRightMargin)
      ))
    let (y, height) = Self.stretch(
      before: rect.minY, length: rect.height, whole: old.height, change: new.height - old.height,
      flexible: (
        autoresizingMask.contains(.flexibleTopMargin), autoresizingMask.contains(.flexibleHeight),
        autoresizingMask.contains(.flexibleBottomMargin)
      ))
    let new = CGRect(x: x, y: y, width: max(0, width), height: max(0, height))
    if host.behavior.autoresizesByFrame || !transform.isIdentity {
      frame = new
    } else {
      bounds.size = new.size
      center = CGPoint(x: new.midX, y: new.midY)
    }
  }

  private static func stretch(
    before: CGFloat, length: CGFloat, whole: CGFloat, change: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (before: CGFloat, length: CGFloat) {
    let after = whole - before - length
    let shares = (
      before: flexible.before ? max(0, before) : 0, length: flexible.length ? max(0, length) : 0,
      after: flexible.after ? max(0, after) : 0
    )
    let total = shares.before + shares.length + shares.after
    let count: CGFloat =
      (flexible.before ? 1 : 0) + (flexible.length ? 1 : 0) + (flexible.after ? 1 : 0)
    guard count > 0 else { return (before, length) }
    // Parts of zero length have no proportion, so they share evenly. A product of two lengths may be infinite.
    let toBefore =
      total > 0 ? change * (shares.before / total) : flexible.before ? change / count : 0
    let toLength =
      total > 0 ? change * (shares.length / total) : flexible.length ? change / count : 0
    return (before + toBefore, length + toLength)
  }
}

extension CALayer {
  /// The rectangle in the superlayer's bounds that contains the transformed layer.
  final var transformedFrame: CGRect {
    let (size, middle, transform) = (ownBounds.size, ownPosition, ownTransform)
    guard !transform.isIdentity else {
      return CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
        height: size.height)
    }
    let extent = transform.extent(of: size)
    return CGRect(
      x: middle.x + transform.tx - extent.width / 2,
      y: middle.y + transform.ty - extent.height / 2, width: extent.width, height: extent.height)
  }

  /// The size of the bounds for a frame of this size. Like Core Animation, converts it with the inverse
  /// transform; `nil` if there is none, and the size doesn't change.
  final func untransformedSize(for size: CGSize) -> CGSize? {
    let transform = ownTransform
    if transform.b == 0, transform.c == 0, transform.a != 0, transform.d != 0 {
      // Divided, and not multiplied with an inverse: the frame that is read is then the one assigned.
      return CGSize(width: size.width / abs(transform.a), height: size.height / abs(transform.d))
    }
    guard transform.a * transform.d != transform.b * transform.c else { return nil }
    return transform.inverted().extent(of: size)
  }
}

extension CGAffineTransform {
  /// The size of the smallest axis-aligned rectangle that contains a transformed rectangle. Parts
  /// below the precision of a turn, such as the cosine of a right angle, count as zero.
  fileprivate func extent(of size: CGSize) -> CGSize {
    func length(_ one: CGFloat, _ other: CGFloat) -> CGFloat {
      let (one, other) = (abs(one), abs(other))
      let precision: CGFloat = 1e-14
      if one < other * precision { return other }
      return other < one * precision ? one : one + other
    }
    return CGSize(
      width: length(a * size.width, c * size.height),
      height: length(b * size.width, d * size.height))
  }

  /// The transformed movement: the transform without its translation.
  fileprivate func linear(_ movement: CGPoint) -> CGPoint {
    CGPoint(x: a * movement.x + c * movement.y, y: b * movement.x + d * movement.y)
  }
}

// MARK: - Conversion

extension UIView {
  var rootView: UIView {
    var root = self
    while let parent = root.containingView { root = parent }
    return root
  }

  /// Converts a point from this view's bounds to the superview's.
  func toSuperview(_ point: CGPoint) -> CGPoint {
    let bounds = layer.ownBounds
    return (point - CGPoint(x: bounds.midX, y: bounds.midY)).applying(layer.ownTransform)
      + layer.ownPosition
  }

  func fromSuperview(_ point: CGPoint) -> CGPoint {
    let bounds = layer.ownBounds
    return (point - layer.ownPosition).applying(layer.ownTransform.inverted())
      + CGPoint(x: bounds.midX, y: bounds.midY)
  }

  func toRoot(_ point: CGPoint) -> CGPoint {
    guard let containingView else { return point }
    return containingView.toRoot(toSuperview(point))
  }

  func fromRoot(_ point: CGPoint) -> CGPoint {
    guard let containingView else { return point }
    return fromSuperview(containingView.fromRoot(point))
  }

  // A movement is the difference of two points, so that only transforms change it. Each step of a drag
  // converts one.

  /// Converts a movement in the root's coordinates to this view's.
  func movementFromRoot(_ movement: CGPoint) -> CGPoint {
    guard let containingView else { return movement }
    let outer = containingView.movementFromRoot(movement)
    let transform = layer.ownTransform
    return transform.isIdentity ? outer : transform.inverted().linear(outer)
  }

  func movementToRoot(_ movement: CGPoint) -> CGPoint {
    guard let containingView else { return movement }
    let transform = layer.ownTransform
    return containingView.movementToRoot(
      transform.isIdentity ? movement : transform.linear(movement))
  }
}
