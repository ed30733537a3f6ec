/// A language with the words of the controls in it.
///
/// Sixteen come with Tug, in code: no resource bundle can be missing. For another one, or for other
/// words, make your own: `TugLanguage.current = TugLanguage(code: "vi", texts: …)`.
public struct TugLanguage: Sendable {
  /// As in BCP 47, with the script where it matters: `en`, `zh-Hans`.
  public let code: String
  /// What the controls say in it.
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

  /// What the app's controls speak. The device's, unless set; set it when the app changes its
  /// language, and every control says the same in the new one. Titles that the app gave stay.
  @MainActor
  public static var current: TugLanguage {
    get { LanguageSetting.current.current }
    set { LanguageSetting.current.choose(newValue) }
  }

  /// The first of the user's languages that Tug has; English if it has none of them.
  public static var preferred: TugLanguage {
    TugLanguage(matching: Locale.preferredLanguages) ?? .english
  }

  /// For dates and times. Where the user's region speaks this language, its customs count.
  var locale: Locale {
    let own = TugLanguage(matching: [Locale.current.identifier])
    return own?.code == code ? .current : Locale(identifier: code)
  }
}

extension TugLanguage: Hashable {
  public static func == (one: TugLanguage, other: TugLanguage) -> Bool {
    one.code == other.code && one.texts == other.texts
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
