import Foundation
@_spi(Tools) import HeadlessDriver
import HeadlessUIKit

/// The shape of a view with rounded corners. It's convex: it contains a rectangle if it contains the
/// corners.
struct RoundedRectangle {
  private let bounds: CGRect
  private let radius: Double

  init(of view: ViewSnapshot) {
    bounds = CGRect(origin: .zero, size: view.frame.size)
    radius = ViewSnapshot.cornerRadius(view.cornerRadius, in: view.frame.size)
  }

  func contains(_ rectangle: CGRect) -> Bool {
    contains(rectangle.minX, rectangle.minY) && contains(rectangle.maxX, rectangle.minY)
      && contains(rectangle.minX, rectangle.maxY) && contains(rectangle.maxX, rectangle.maxY)
  }

  private func contains(_ x: Double, _ y: Double) -> Bool {
    guard x >= 0, y >= 0, x <= bounds.width, y <= bounds.height else { return false }
    // The distance from the center of the corner's circle, inside the corner's square.
    let across = max(radius - x, x - (bounds.width - radius), 0)
    let down = max(radius - y, y - (bounds.height - radius), 0)
    return across * across + down * down <= radius * radius
  }
}

extension ViewSnapshot {
  /// Whether the page has to clip the children. The browser composites a rounded clip in every frame, so
  /// one that clips nothing is left out. A straight one costs little and remains, because a list that
  /// scrolls always has something to clip.
  var needsClip: Bool {
    guard clips, cornerRadius > 0 else { return clips }
    let edge = RoundedRectangle(of: self)
    return !children.allSatisfy { $0.isInside(edge, at: CGPoint.zero - boundsOrigin) }
  }

  /// Whether all visible parts are inside. `origin` is the origin of the superview's bounds.
  private func isInside(_ edge: RoundedRectangle, at origin: CGPoint) -> Bool {
    guard !isHidden, alpha > 0 else { return true }
    guard transform.isIdentity, shadow == nil else { return false }
    let place = frame.offsetBy(dx: origin.x, dy: origin.y)
    if background != nil, !edge.contains(place) { return false }
    switch content {
    case nil: break
    case .text(let text):
      guard text.layout.isInside(edge, at: place.origin) else { return false }
    case .image(let image) where image.mode == .center: return false
    case .image, .spinner: guard edge.contains(place) else { return false }
    }
    if clips, edge.contains(place) { return true }
    return children.allSatisfy { $0.isInside(edge, at: place.origin - boundsOrigin) }
  }
}

extension TextLayout {
  /// How much wider the browser's font may be than the measured one.
  private static let fontTolerance = 1.25

  fileprivate func isInside(_ edge: RoundedRectangle, at origin: CGPoint) -> Bool {
    lines.allSatisfy { line in
      edge.contains(
        CGRect(
          x: origin.x + line.x, y: origin.y + line.y,
          width: line.width * Self.fontTolerance, height: lineHeight))
    }
  }
}

private func - (point: CGPoint, other: CGPoint) -> CGPoint {
  CGPoint(x: point.x - other.x, y: point.y - other.y)
}
