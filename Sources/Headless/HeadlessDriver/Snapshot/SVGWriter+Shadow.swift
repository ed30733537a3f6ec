import Foundation
import HeadlessUIKit

extension SVGWriter {
  /// Draws a shadow of an outline or of a background, and returns whether the view has either.
  mutating func draw(_ shadow: ViewSnapshot.Shadow, of view: ViewSnapshot) -> Bool {
    let place = translation(Double(shadow.offset.width), Double(shadow.offset.height))
    if let shape = shadow.shape {
      add(
        "path", ("d", shape.data), ("fill", shadow.color.cssText), ("transform", place),
        ("filter", blur(shadow.radius, around: shape.bounds)))
      return true
    }
    guard view.background != nil else { return false }
    let bounds = CGRect(origin: .zero, size: view.frame.size)
    rectangle(
      bounds.size, radius: view.cornerRadius, fill: shadow.color.cssText, transform: place,
      filter: blur(shadow.radius, around: bounds))
    return true
  }

  /// The reference to a filter that blurs what is in `area`; `nil` without a blur. Beyond three standard
  /// deviations, nothing is visible.
  private mutating func blur(_ radius: Double, around area: CGRect) -> String? {
    guard radius > 0 else { return nil }
    let area = area.insetBy(dx: -3 * CGFloat(radius), dy: -3 * CGFloat(radius))
    let name = filter(
      "filterUnits=\"userSpaceOnUse\" x=\"\(area.minX.cssText)\" y=\"\(area.minY.cssText)\" "
        + "width=\"\(area.width.cssText)\" height=\"\(area.height.cssText)\"",
      "<feGaussianBlur stdDeviation=\"\(radius.cssText)\"/>")
    return "url(#\(name))"
  }

  /// The name of a filter that adds the shadow of all that it's applied to. Its parts stand for
  /// `feDropShadow`, with which rsvg-convert 2.54 draws nothing.
  mutating func dropShadow(_ shadow: ViewSnapshot.Shadow) -> String {
    let (x, y) = (Double(shadow.offset.width).cssText, Double(shadow.offset.height).cssText)
    return filter(
      "x=\"-200%\" y=\"-200%\" width=\"500%\" height=\"500%\"",
      "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(shadow.radius.cssText)\"/>"
        + "<feOffset dx=\"\(x)\" dy=\"\(y)\" result=\"shape\"/>"
        + "<feFlood flood-color=\"\(shadow.color.cssText)\"/>"
        + "<feComposite in2=\"shape\" operator=\"in\"/>"
        + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>")
  }

  /// The name of a filter, which is written once.
  private mutating func filter(_ region: String, _ primitive: String) -> String {
    // The colors are those of the display, as in Core Animation.
    let definition = "color-interpolation-filters=\"sRGB\" \(region)>\(primitive)"
    if let index = filters.firstIndex(of: definition) { return "filter\(index + 1)" }
    filters.append(definition)
    let name = "filter\(filters.count)"
    text += "<filter id=\"\(name)\" \(definition)</filter>\n"
    return name
  }
}
