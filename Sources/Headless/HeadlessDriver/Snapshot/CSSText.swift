import Foundation
import HeadlessUIKit

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
