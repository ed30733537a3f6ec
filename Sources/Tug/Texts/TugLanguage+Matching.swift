/// Which of the languages that come with Tug a code means.
extension TugLanguage {
  /// All languages that Tug includes.
  public static let all = data.map(TugLanguage.init(data:))

  /// A language is one string: a line with its code, and one for each text, in the order of `RefreshTexts`. Split when
  /// it is used, because code that makes a language of its texts is ten times as long as they are.
  private static let data = english + eastAsian + cyrillic + westernEuropean + rightToLeft

  /// Finds the language of the first of these codes that Tug includes, such as `pt-BR`, `zh_TW`, or
  /// `iw`. Returns `nil` if it includes none of them.
  public init?(matching codes: [String]) {
    for code in codes {
      if let name = Self.name(of: code),
        let data = Self.data.first(where: { $0.hasPrefix(name + "\n") })
      {
        self.init(data: data)
        return
      }
    }
    return nil
  }

  /// The code of Tug's own that another one means. No language may have it.
  static func name(of code: String) -> String? {
    let parts = code.lowercased().components(separatedBy: CharacterSet(charactersIn: "-_@."))
    guard let first = parts.first(where: { !$0.isEmpty }) else { return nil }
    switch first {
    // A code that went out of use.
    case "iw": return "he"
    // Chinese and its varieties that share its writing.
    case "zh", "yue", "cmn":
      return isTraditional(first, parts) ? "zh-Hant" : "zh-Hans"
    default: return first
    }
  }

  /// A script counts before a region.
  private static func isTraditional(_ name: String, _ parts: [String]) -> Bool {
    if parts.contains("hant") { return true }
    if parts.contains("hans") { return false }
    if parts.contains("tw") || parts.contains("hk") || parts.contains("mo") { return true }
    return name == "yue" && !parts.contains("cn")
  }
}
