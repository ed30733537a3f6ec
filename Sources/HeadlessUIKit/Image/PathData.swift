import Foundation

/// Writes paths in the language of SVG's `d` attribute, which browsers draw as well.
enum PathData {
  static func string(of elements: [UIBezierPath.Element]) -> String {
    elements.map { element in
      let numbers = element.points.map { "\(trimmed($0.x)) \(trimmed($0.y))" }
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

  /// At most three decimals, and none where there are none to show.
  package static func trimmed(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    if let whole = Int(exactly: rounded) { return String(whole) }
    return String(rounded)
  }

  private static func trimmed(_ value: CGFloat) -> String { trimmed(Double(value)) }
}
