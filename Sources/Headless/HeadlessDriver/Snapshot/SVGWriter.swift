import Foundation
import HeadlessUIKit

/// A renderer of snapshots as SVG, for documents and for inspecting tests. The same snapshot always
/// produces the same text.
public struct SVGWriter {
  /// The phase of spinners, in revolutions from 0 to 1. The default is 0.
  public var spinnerPhase: Double

  var text = ""
  private var clipPaths: [String: String] = [:]
  /// The definitions of filters, in the order of their names.
  var filters: [String] = []

  /// Creates a writer whose spinners have a phase from 0 to 1. The default is 0.
  public init(spinnerPhase: Double = 0) { self.spinnerPhase = spinnerPhase }

  /// The snapshot as an SVG document with the size of the view.
  public func document(of snapshot: ViewSnapshot) -> String {
    var writer = self
    var root = snapshot
    root.frame.origin = .zero
    root.clips = true
    return writer.document(width: root.frame.width, height: root.frame.height) { writer in
      writer.draw(root)
    }
  }

  mutating func document(
    width: Double, height: Double, _ body: (inout SVGWriter) -> Void
  ) -> String {
    text = ""
    clipPaths = [:]
    filters = []
    let (w, h) = (width.cssText, height.cssText)
    open(
      "svg", ("xmlns", "http://www.w3.org/2000/svg"), ("width", w), ("height", h),
      ("viewBox", "0 0 \(w) \(h)"), ("font-family", "Inter, 'Noto Sans CJK SC', sans-serif"),
      ("xml:space", "preserve"))
    text += "\n"
    body(&self)
    close("svg")
    return text + "\n"
  }
}

// MARK: - Views

extension SVGWriter {
  /// Draws a snapshot with its children at its frame.
  mutating func draw(_ view: ViewSnapshot, parentOrigin: CGPoint = .zero) {
    guard !view.isHidden, view.alpha > 0 else { return }
    let opacity = view.alpha < 1 ? view.alpha.cssText : nil
    open("g", ("transform", placement(of: view, parentOrigin)), ("opacity", opacity))
    let size = view.frame.size
    let castsWhole = view.shadow.map { !draw($0, of: view) } ?? false
    if castsWhole, let shadow = view.shadow {
      open("g", ("filter", "url(#\(dropShadow(shadow)))"))
    }
    if let background = view.background {
      rectangle(size, radius: view.cornerRadius, fill: background.cssText)
    }
    if let content = view.content { draw(content, in: size) }
    if !view.children.isEmpty { drawChildren(of: view) }
    if castsWhole { close("g") }
    close("g")
    text += "\n"
  }

  private mutating func drawChildren(of view: ViewSnapshot) {
    guard view.clips else {
      for child in view.children { draw(child, parentOrigin: view.boundsOrigin) }
      return
    }
    let clip = clipPath(view.frame.size, radius: view.cornerRadius)
    open("g", ("clip-path", "url(#\(clip))"))
    text += "\n"
    let visible = CGRect(origin: view.boundsOrigin, size: view.frame.size)
    for child in view.children where child.canReach(visible) {
      draw(child, parentOrigin: view.boundsOrigin)
    }
    close("g")
  }

  /// The transform from the view's coordinates, with the origin at its top-left corner, to its
  /// parent's.
  private func placement(of view: ViewSnapshot, _ parentOrigin: CGPoint) -> String? {
    let x = view.frame.minX - parentOrigin.x
    let y = view.frame.minY - parentOrigin.y
    guard !view.transform.isIdentity else { return translation(x, y) }
    let (halfWidth, halfHeight) = (view.frame.width / 2, view.frame.height / 2)
    let t = view.transform
    let linear = [t.a, t.b, t.c, t.d].map { SVGWriter.precise($0) }.joined(separator: " ")
    let matrix = "matrix(\(linear) \(t.tx.cssText) \(t.ty.cssText))"
    let parts = [
      translation(x + halfWidth, y + halfHeight), matrix, translation(-halfWidth, -halfHeight),
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// Six decimals, because three decimals of a scale would move the far edge of a large view.
  private static func precise(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1e6).rounded() / 1e6
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }

  func translation(_ x: Double, _ y: Double) -> String? {
    x == 0 && y == 0 ? nil : "translate(\(x.cssText) \(y.cssText))"
  }
}

extension ViewSnapshot {
  /// Whether a part of the view can be visible in this part of its parent. Views with a transform, with
  /// a shadow, or with unclipped children are always included.
  fileprivate func canReach(_ visible: CGRect) -> Bool {
    let isContained = transform.isIdentity && (clips || children.isEmpty) && shadow == nil
    return !isContained || frame.intersects(visible)
  }
}

// MARK: - Elements

extension SVGWriter {
  typealias Attribute = (name: String, value: String?)

  mutating func open(_ element: String, _ attributes: Attribute...) {
    write(element, attributes, end: ">")
  }

  mutating func close(_ element: String) { text += "</\(element)>" }

  /// Adds an element without content.
  mutating func add(_ element: String, _ attributes: Attribute...) {
    write(element, attributes, end: "/>")
  }

  private mutating func write(_ element: String, _ attributes: [Attribute], end: String) {
    text += "<\(element)"
    for (name, value) in attributes {
      if let value { text += " \(name)=\"\(value.xmlEscaped)\"" }
    }
    text += end
  }

  mutating func rectangle(
    _ size: CGSize, radius: Double, fill: String, transform: String? = nil, filter: String? = nil
  ) {
    add(
      "rect", ("width", size.width.cssText), ("height", size.height.cssText),
      ("rx", radius > 0 ? ViewSnapshot.cornerRadius(radius, in: size).cssText : nil),
      ("fill", fill), ("transform", transform), ("filter", filter))
  }

  /// The identifier of a clip path with this shape, which is written once.
  mutating func clipPath(_ size: CGSize, radius: Double) -> String {
    let radius = ViewSnapshot.cornerRadius(radius, in: size)
    let shape = [size.width.cssText, size.height.cssText, radius.cssText].joined(separator: " ")
    if let name = clipPaths[shape] { return name }
    let name = "clip\(clipPaths.count + 1)"
    clipPaths[shape] = name
    open("clipPath", ("id", name))
    rectangle(size, radius: radius, fill: "#000000")
    close("clipPath")
    text += "\n"
    return name
  }
}

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
