import Foundation
import HeadlessDriver
import HeadlessUIKit

/// The edge of a view with round corners. It is convex: what has its corners in it lies in it.
struct RoundedRectangle {
  private let bounds: CGRect
  private let radius: Double

  init(of view: ViewSnapshot) {
    bounds = CGRect(origin: .zero, size: view.frame.size)
    radius = ViewSnapshot.cornerRadius(view.cornerRadius, in: view.frame.size)
  }

  func holds(_ rectangle: CGRect) -> Bool {
    holds(rectangle.minX, rectangle.minY) && holds(rectangle.maxX, rectangle.minY)
      && holds(rectangle.minX, rectangle.maxY) && holds(rectangle.maxX, rectangle.maxY)
  }

  private func holds(_ x: Double, _ y: Double) -> Bool {
    guard x >= 0, y >= 0, x <= bounds.width, y <= bounds.height else { return false }
    // How far into the square of a corner the point is, counted from the centre of its circle.
    let across = max(radius - x, x - (bounds.width - radius), 0)
    let down = max(radius - y, y - (bounds.height - radius), 0)
    return across * across + down * down <= radius * radius
  }
}

extension ViewSnapshot {
  /// Whether the page has to cut its children off at its edge. A round edge is a piece that the browser
  /// composes in every frame, so one that cuts nothing is left out. A straight one costs little, and
  /// may stay: where a list scrolls there is always something to cut.
  var needsClip: Bool {
    guard clips, cornerRadius > 0 else { return clips }
    let edge = RoundedRectangle(of: self)
    return !children.allSatisfy { $0.lies(in: edge, at: CGPoint.zero - boundsOrigin) }
  }

  /// Whether all that shows of it does. `origin` is where its superview's bounds begin.
  private func lies(in edge: RoundedRectangle, at origin: CGPoint) -> Bool {
    guard !isHidden, alpha > 0 else { return true }
    guard transform.isIdentity else { return false }
    let place = frame.offsetBy(dx: origin.x, dy: origin.y)
    if background != nil, !edge.holds(place) { return false }
    switch content {
    case nil: break
    case .text(let text):
      guard text.layout.lies(in: edge, at: place.origin) else { return false }
    case .image(let image) where image.mode == .center: return false
    case .image, .spinner: guard edge.holds(place) else { return false }
    }
    if clips, edge.holds(place) { return true }
    return children.allSatisfy { $0.lies(in: edge, at: place.origin - boundsOrigin) }
  }
}

extension TextLayout {
  /// The browser's font may be wider than the one that was measured.
  private static let widest = 1.25

  fileprivate func lies(in edge: RoundedRectangle, at origin: CGPoint) -> Bool {
    lines.allSatisfy { line in
      edge.holds(
        CGRect(
          x: origin.x + line.x, y: origin.y + line.y,
          width: line.width * Self.widest, height: lineHeight))
    }
  }
}

private func - (point: CGPoint, other: CGPoint) -> CGPoint {
  CGPoint(x: point.x - other.x, y: point.y - other.y)
}
