import Foundation
@_spi(Tools) import HeadlessDriver
import HeadlessUIKit
import Tug

// The content of a view in the protocol.

struct TextContent: Encodable, Equatable {
  struct Line: Encodable, Equatable {
    let s: String
    let x: WireNumber
    let y: WireNumber
    let w: WireNumber
  }
  let lines: [Line]
  let size: WireNumber
  let weight: Int
  let color: String
  let lh: WireNumber
}

struct ImageContent: Encodable, Equatable {
  struct Path: Encodable, Equatable {
    let d: String
    let fill: String?
    let stroke: String?
    let lw: WireNumber
    let cap: String
    let join: String
  }
  let w: WireNumber
  let h: WireNumber
  let mode: String
  let paths: [Path]
}

struct ShadowContent: Encodable, Equatable {
  let x: WireNumber
  let y: WireNumber
  let blur: WireNumber
  let color: String
  let d: String?

  init(_ shadow: ViewSnapshot.Shadow) {
    x = WireNumber(Double(shadow.offset.width))
    y = WireNumber(Double(shadow.offset.height))
    blur = WireNumber(shadow.radius)
    color = shadow.color.cssText
    d = shadow.shape?.data
  }
}

struct SpinnerContent: Encodable, Equatable {
  let on: Bool
  let color: String
  let size: WireNumber
}

extension Node {
  var text: TextContent? {
    guard case .text(let text) = content else { return nil }
    return TextContent(
      lines: text.layout.lines.map {
        .init(s: $0.string, x: WireNumber($0.x), y: WireNumber($0.y), w: WireNumber($0.width))
      },
      size: WireNumber(Double(text.layout.font.pointSize)),
      weight: text.layout.font.weight.cssValue, color: text.color.cssText,
      lh: WireNumber(text.layout.lineHeight))
  }

  var image: ImageContent? {
    guard case .image(let image) = content else { return nil }
    return ImageContent(
      w: WireNumber(Double(image.size.width)), h: WireNumber(Double(image.size.height)),
      mode: image.mode.rawValue,
      paths: image.paths.map {
        .init(
          d: $0.data, fill: $0.fill?.cssText, stroke: $0.stroke?.cssText,
          lw: WireNumber($0.lineWidth), cap: $0.lineCap.cssText, join: $0.lineJoin.cssText)
      })
  }

  var spinner: SpinnerContent? {
    guard case .spinner(let spinner) = content else { return nil }
    return SpinnerContent(
      on: spinner.isOn, color: spinner.color.cssText, size: WireNumber(spinner.size))
  }
}

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
