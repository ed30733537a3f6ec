/// A language, with the text of the controls.
///
/// Controls speak the language of the app. Tug includes thirty-four, without a resource bundle. An app's own table of
/// strings, `Tug`, replaces any text of any language, and adds languages. Or choose a language in code:
///
/// ```swift
/// TugLanguage.current = TugLanguage(matching: ["de"]) ?? .preferred
/// TugLanguage.current = TugLanguage(code: "eu", texts: …)
/// ```
public struct TugLanguage: Hashable, Sendable {
  /// The BCP 47 code, with the script where it matters: `en`, `zh-Hans`.
  public let code: String
  /// The text of the controls.
  public let texts: RefreshTexts

  /// Creates a language that Tug doesn't include, or one with different text.
  ///
  /// - Parameters:
  ///   - code: the BCP 47 code, which determines the format of times and dates.
  ///   - texts: the text of the controls.
  public init(code: String, texts: RefreshTexts) {
    self.code = code
    self.texts = texts
  }

  init(data: String) {
    let lines = data.components(separatedBy: "\n")
    self.init(code: lines[0], texts: RefreshTexts(lines: lines))
  }

  /// English, where Tug doesn't include the language.
  static var fallback: TugLanguage { TugLanguage(data: english[0]) }

  /// The language of the app's controls.
  ///
  /// The default is `preferred`, the app's. Assigning it changes every control at once, except for titles of
  /// the app's own.
  @preconcurrency @MainActor
  public static var current: TugLanguage {
    get { LanguageSetting.current.current }
    set { LanguageSetting.current.choose(newValue) }
  }

  /// Assigns the language of a code; that of the app for `nil`, and for a language that Tug doesn't include.
  @MainActor
  package static func choose(_ code: String?) {
    current = code.flatMap { TugLanguage(matching: [$0]) } ?? preferred
  }

  /// The language in which the app runs, as `Bundle.main` says: with the texts of the app's own table `Tug`, and those
  /// that Tug includes for the rest, which are English if it doesn't include the language.
  ///
  /// Read again at each call: an app that changes its language while it runs assigns it to `current` then.
  @preconcurrency @MainActor
  public static var preferred: TugLanguage {
    let codes = MainBundle.preferredLocalizations
    var lines = (data(matching: codes) ?? english[0]).components(separatedBy: "\n")
    for (index, text) in AppTable.texts.enumerated() {
      guard let text else { continue }
      lines[index + 1] = text
      if let code = codes.first { lines[0] = code }
    }
    return TugLanguage(code: lines[0], texts: RefreshTexts(lines: lines))
  }

  /// The first of the device's languages that Tug includes, whatever the app's are; English if it includes none.
  public static var device: TugLanguage {
    TugLanguage(matching: Locale.preferredLanguages) ?? fallback
  }

  /// For dates and times: the user's where it is in this language, otherwise this language with the user's region,
  /// calendar, and clock of 12 or 24 hours.
  func locale(for user: Locale) -> Locale {
    let parts = user.identifier.split(separator: "@", maxSplits: 1).map(String.init)
    guard let name = parts.first, Self.name(of: name) != Self.name(of: code) else { return user }
    var identifier = code.replacingOccurrences(of: "-", with: "_")
    if let region = Self.region(of: name), Self.region(of: code) == nil {
      identifier += "_" + region
    }
    let customs = (parts.count > 1 ? parts[1] : "").split(separator: ";").filter {
      !$0.hasPrefix("hours=")
    }
    let clock = "hours=" + (user.hasHalfDays ? "h12" : "h23")
    return Locale(identifier: identifier + "@" + (customs + [clock[...]]).joined(separator: ";"))
  }

  /// The two letters or three digits of a code's region.
  private static func region(of code: String) -> String? {
    code.split { $0 == "-" || $0 == "_" }.dropFirst()
      .first { $0.count == 2 || $0.count == 3 && $0.allSatisfy(\.isNumber) }
      .map { $0.uppercased() }
  }
}

extension Locale {
  /// Whether hours are counted to 12. The user's own setting isn't in the identifier.
  fileprivate var hasHalfDays: Bool {
    let format = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: self) ?? ""
    // Words are quoted.
    let fields = format.split(separator: "'", omittingEmptySubsequences: false).enumerated()
    return fields.contains { $0.offset % 2 == 0 && $0.element.contains { "hK".contains($0) } }
  }
}
