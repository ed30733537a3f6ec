/// A language, with the words of the controls.
///
/// Sixteen come with Tug, in code: no resource bundle can be missing. Find one by its code, or make your
/// own for another language or for other words:
///
/// ```swift
/// TugLanguage.current = TugLanguage(matching: ["de"]) ?? .preferred
/// TugLanguage.current = TugLanguage(code: "vi", texts: …)
/// ```
public struct TugLanguage: Hashable, Sendable {
  /// As in BCP 47, with the script where it matters: `en`, `zh-Hans`.
  public let code: String
  /// The words of the controls.
  public let texts: RefreshTexts

  /// A language that does not come with Tug, or other words in one that does.
  ///
  /// - Parameters:
  ///   - code: as in BCP 47. Times and dates are written as its places write them.
  ///   - texts: what the controls say.
  public init(code: String, texts: RefreshTexts) {
    self.code = code
    self.texts = texts
  }

  /// The language of the app's controls.
  ///
  /// The default is the device's. Assigning it changes every control at once, except for titles of the
  /// app's own.
  @MainActor
  public static var current: TugLanguage {
    get { LanguageSetting.current.current }
    set { LanguageSetting.current.choose(newValue) }
  }

  /// The first of the user's preferred languages that is available; English if none is.
  public static var preferred: TugLanguage {
    TugLanguage(matching: Locale.preferredLanguages) ?? .english
  }

  /// For dates and times. Where the user's region speaks this language, its customs count.
  var locale: Locale {
    let own = TugLanguage(matching: [Locale.current.identifier])
    return own?.code == code ? .current : Locale(identifier: code)
  }
}
