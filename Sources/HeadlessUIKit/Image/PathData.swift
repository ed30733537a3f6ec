import Foundation

/// Writes paths in the language of SVG's `d` attribute, which browsers draw as well.
enum PathData {
  static func string(of elements: [UIBezierPath.Element]) -> String {
    elements.map { element in
      let numbers = element.points.map { "\($0.x.cssText) \($0.y.cssText)" }
      return letter(of: element) + numbers.joined(separator: " ")
    }.joined()
  }

  private static func letter(of element: UIBezierPath.Element) -> String {
    switch element {
    case .move: "M"
    case .line: "L"
    case .quad: "Q"
    case .curve: "C"
    case .close: "Z"
    }
  }
}

extension Double {
  /// As CSS and SVG write it: at most three decimals, and none where there are none to show; 0 for
  /// what is not finite.
  package var cssText: String {
    let rounded = (self * 1000).rounded() / 1000
    guard rounded.isFinite else { return "0" }
    if let whole = Int(exactly: rounded) { return String(whole) }
    return String(rounded)
  }
}

extension CGFloat {
  package var cssText: String { Double(self).cssText }
}
