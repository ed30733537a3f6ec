extension StringProtocol {
  /// The text with control characters and invisible formatting characters written as `\u{1B}`.
  ///
  /// Use it for text from outside that goes to a log or a terminal: a line feed would forge a line,
  /// and an escape sequence would reach the terminal.
  public var escaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The beginning of the text, escaped: what a message repeats of a peer's input.
  ///
  /// - Parameter limit: The most Unicode scalars of the text. A count of characters would be no limit,
  ///   because one character can have any number of combining marks.
  public func excerpt(_ limit: Int = 40) -> String {
    let start = unicodeScalars.prefix(limit)
    let text = String(String.UnicodeScalarView(start)).escaped
    return start.endIndex < unicodeScalars.endIndex ? text + "…" : text
  }
}
