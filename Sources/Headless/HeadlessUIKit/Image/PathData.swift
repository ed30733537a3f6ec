import Foundation

/// Path data in the format of SVG's `d` attribute, which browsers can draw.
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
  /// The number in CSS and SVG notation, with at most three decimals and no trailing zeros; 0 for a
  /// nonfinite number.
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
