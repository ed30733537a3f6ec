import Foundation
import HeadlessUIKit

extension SVGWriter {
  mutating func draw(_ content: ViewSnapshot.Content, in size: CGSize) {
    switch content {
    case .text(let text): draw(text)
    case .image(let image): draw(image, in: size)
    case .spinner(let spinner): draw(spinner, in: size)
    }
  }

  private mutating func draw(_ block: ViewSnapshot.Text) {
    let layout = block.layout
    for line in layout.lines where !line.string.isEmpty {
      open(
        "text", ("x", line.x.cssText), ("y", (line.y + layout.baseline).cssText),
        ("font-size", layout.font.pointSize.cssText),
        ("font-weight", String(layout.font.weight.cssValue)), ("fill", block.color.cssText))
      // Without the marks, a sign at the end would be at the end of a line from left to right.
      text +=
        line.string.isRightToLeft
        ? "\u{200F}\(line.string.xmlEscaped)\u{200F}" : line.string.xmlEscaped
      close("text")
    }
  }

  private mutating func draw(_ image: ViewSnapshot.Image, in size: CGSize) {
    guard image.size.width > 0, image.size.height > 0 else { return }
    let scale = SVGWriter.scale(of: image, in: size)
    let place = translation(
      (size.width - image.size.width * scale.width) / 2,
      (size.height - image.size.height * scale.height) / 2)
    let isScaled = scale.width != 1 || scale.height != 1
    let zoom = isScaled ? "scale(\(scale.width.cssText) \(scale.height.cssText))" : nil
    let transform = [place, zoom].compactMap(\.self).joined(separator: " ")
    let clip = image.mode == .cover ? "url(#\(clipPath(size, radius: 0)))" : nil
    open("g", ("clip-path", clip))
    open("g", ("transform", transform.isEmpty ? nil : transform))
    for path in image.paths { draw(path) }
    close("g")
    close("g")
  }

  private static func scale(of image: ViewSnapshot.Image, in size: CGSize) -> CGSize {
    let x = size.width / image.size.width
    let y = size.height / image.size.height
    switch image.mode {
    case .fill: return CGSize(width: x, height: y)
    case .fit: return CGSize(width: min(x, y), height: min(x, y))
    case .cover: return CGSize(width: max(x, y), height: max(x, y))
    case .center: return CGSize(width: 1, height: 1)
    }
  }

  private mutating func draw(_ path: ViewSnapshot.Image.Path) {
    let isStroked = path.stroke != nil
    add(
      "path", ("d", path.data), ("fill", path.fill?.cssText ?? "none"),
      ("stroke", path.stroke?.cssText), ("stroke-width", isStroked ? path.lineWidth.cssText : nil),
      ("stroke-linecap", isStroked && path.lineCap != .butt ? path.lineCap.cssText : nil),
      ("stroke-linejoin", isStroked && path.lineJoin != .miter ? path.lineJoin.cssText : nil))
  }

  /// Draws eight strokes around the center, with the newest the most opaque.
  private mutating func draw(_ spinner: ViewSnapshot.Spinner, in size: CGSize) {
    let count = 8
    let (outer, inner) = (spinner.size * 0.46, spinner.size * 0.24)
    let turn = spinnerPhase - spinnerPhase.rounded(.down)
    let head = Int((turn * Double(count)).rounded(.down)) % count
    open(
      "g", ("transform", translation(size.width / 2, size.height / 2)),
      ("stroke", spinner.color.cssText), ("stroke-width", (spinner.size * 0.1).cssText),
      ("stroke-linecap", "round"))
    for index in 0..<count {
      let age = (head - index + count) % count
      let angle = Double(index) * 2 * Double.pi / Double(count) - Double.pi / 2
      let (x, y) = (cos(angle), sin(angle))
      add(
        "line", ("x1", (inner * x).cssText), ("y1", (inner * y).cssText),
        ("x2", (outer * x).cssText), ("y2", (outer * y).cssText),
        ("opacity", (1 - 0.11 * Double(age)).cssText))
    }
    close("g")
  }
}

extension String {
  /// Whether the first letter belongs to a script from right to left.
  fileprivate var isRightToLeft: Bool {
    let letter = unicodeScalars.first { $0.properties.isAlphabetic }
    return letter.map { (0x590...0x8FF).contains($0.value) || (0xFB1D...0xFEFC).contains($0.value) }
      ?? false
  }
}

extension UIColor.Components {
  /// The color in CSS and SVG notation: `#rrggbb`, or `rgba(…)` if it isn't opaque.
  @_spi(Tools) public var cssText: String {
    let channels = [red, green, blue].map { Int((min(1, max(0, $0)) * 255).rounded()) }
    if alpha >= 1 { return "#" + channels.map(Self.hex).joined() }
    let numbers = channels.map(String.init).joined(separator: ",")
    return "rgba(\(numbers),\(max(0, alpha).cssText))"
  }

  private static func hex(_ channel: Int) -> String {
    (channel < 16 ? "0" : "") + String(channel, radix: 16)
  }
}

extension CGLineCap {
  /// The value for `stroke-linecap`.
  @_spi(Tools) public var cssText: String {
    switch self {
    case .round: "round"
    case .square: "square"
    default: "butt"  // CoreGraphics may add more.
    }
  }
}

extension CGLineJoin {
  /// The value for `stroke-linejoin`.
  @_spi(Tools) public var cssText: String {
    switch self {
    case .round: "round"
    case .bevel: "bevel"
    default: "miter"  // CoreGraphics may add more.
    }
  }
}

extension String {
  /// The string escaped for XML text and attributes, without the characters that XML forbids.
  var xmlEscaped: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\u{0}"..<"\u{9}", "\u{B}", "\u{C}", "\u{E}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": continue
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
