/// How words run down the side of a scroll view.
enum VerticalText {
  /// Chinese, Japanese and Korean stand upright, one character below the other; other scripts lie on
  /// their side, and are turned as a whole.
  static func standsUpright(_ text: String) -> Bool {
    let letters = text.unicodeScalars.filter { $0.properties.isAlphabetic }
    return !letters.isEmpty && letters.allSatisfy { isUpright($0.value) }
  }

  /// One character a line, with the forms of punctuation that vertical text has.
  static func stacked(_ text: String) -> String {
    text.map { String(form(of: $0)) }.joined(separator: "\n")
  }

  private static func isUpright(_ scalar: UInt32) -> Bool {
    (0x1100...0x11FF).contains(scalar) || (0x2E80...0x9FFF).contains(scalar)
      || (0xAC00...0xD7A3).contains(scalar) || (0xF900...0xFAFF).contains(scalar)
      || (0x20000...0x3FFFD).contains(scalar)
  }

  private static let forms = Array("…︙ー丨(︵)︶（︵）︶「﹁」﹂，︐、︑。︒：︓")

  private static func form(of character: Character) -> Character {
    for index in stride(from: 0, to: forms.count, by: 2) where forms[index] == character {
      return forms[index + 1]
    }
    return character
  }
}
