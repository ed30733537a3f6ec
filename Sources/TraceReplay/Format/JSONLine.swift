import Foundation

/// Writes one flat object. A state is written after each of very many events, and an encoder that
/// works for any type takes many times as long.
struct JSONLine {
  private var text = "{"

  private mutating func name(_ name: String) {
    if text.utf8.count > 1 { text += "," }
    text += "\"\(name)\":"
  }

  mutating func add(_ name: String, _ number: Double) {
    self.name(name)
    text += Self.shortest(number)
  }

  mutating func add(_ name: String, _ number: CGFloat) { add(name, Double(number)) }

  mutating func add(_ name: String, _ count: Int) {
    self.name(name)
    text += String(count)
  }

  mutating func add(_ name: String, _ flag: Bool) {
    self.name(name)
    text += flag ? "true" : "false"
  }

  mutating func add(_ name: String, text value: String) {
    self.name(name)
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case _ where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  mutating func add(_ name: String, _ numbers: [Double]) {
    self.name(name)
    text += "[" + numbers.map(Self.shortest).joined(separator: ",") + "]"
  }

  mutating func add(_ name: String, objects: [String]) {
    self.name(name)
    text += "[" + objects.joined(separator: ",") + "]"
  }

  mutating func add(_ name: String, _ numbers: [CGFloat]) { add(name, numbers.map { Double($0) }) }

  consuming func end() -> String { text + "}" }

  /// Whole numbers without a point, as the traces have them; −0 is 0.
  static func shortest(_ number: Double) -> String {
    guard number != 0 else { return "0" }
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
