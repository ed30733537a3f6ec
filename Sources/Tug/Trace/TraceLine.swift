/// Writes one flat JSON object by hand: there is no encoder without Foundation, and names and texts
/// here are all Tug's own, so that none needs escaping.
struct TraceLine {
  private var text = "{"

  mutating func add(_ name: String, text value: String) {
    self.name(name)
    text += "\"" + value + "\""
  }

  mutating func add(_ name: String, _ flag: Bool) {
    self.name(name)
    text += flag ? "true" : "false"
  }

  mutating func add(_ name: String, _ number: Double) {
    self.name(name)
    text += Self.shortest(number)
  }

  mutating func add(_ name: String, _ numbers: [CGFloat]) {
    self.name(name)
    text += "[" + numbers.map { Self.shortest(Double($0)) }.joined(separator: ",") + "]"
  }

  /// An object inside of the object.
  mutating func add(_ name: String, _ inner: consuming TraceLine) {
    self.name(name)
    text += inner.end()
  }

  mutating func add(_ name: String, _ value: String, _ numbers: (String, Double)...) {
    add(name, text: value)
    for (name, number) in numbers { add(name, number) }
  }

  consuming func end() -> String { text + "}" }

  private mutating func name(_ name: String) {
    if text.utf8.count > 1 { text += "," }
    text += "\"\(name)\":"
  }

  /// Whole numbers without a point; −0 is 0, and so is what JSON has no number for.
  private static func shortest(_ number: Double) -> String {
    guard number != 0, number.isFinite else { return "0" }
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
