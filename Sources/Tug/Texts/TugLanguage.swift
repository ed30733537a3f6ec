/// A language, with the text of the controls.
///
/// Tug includes sixteen languages, without a resource bundle. Find one by its code, or create your
/// own for another language or for different text:
///
/// ```swift
/// TugLanguage.current = TugLanguage(matching: ["de"]) ?? .preferred
/// TugLanguage.current = TugLanguage(code: "vi", texts: …)
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

  /// English, the fallback when none of the user's preferred languages is available.
  static var fallback: TugLanguage { TugLanguage(data: english[0]) }

  /// The language of the app's controls.
  ///
  /// The default is the device's. Assigning it changes every control at once, except for titles of the
  /// app's own.
  @preconcurrency @MainActor
  public static var current: TugLanguage {
    get { LanguageSetting.current.current }
    set { LanguageSetting.current.choose(newValue) }
  }

  /// The first of the user's preferred languages that is available; English if none is.
  public static var preferred: TugLanguage {
    TugLanguage(matching: Locale.preferredLanguages) ?? fallback
  }

  /// For dates and times. Where the user's region speaks this language, its customs count.
  var locale: Locale {
    Self.name(of: Locale.current.identifier) == code ? .current : Locale(identifier: code)
  }
}
