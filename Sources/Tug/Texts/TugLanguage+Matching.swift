/// Which of the languages that come with Tug a code means.
extension TugLanguage {
  /// All languages that Tug includes.
  public static let all = data.map(TugLanguage.init(data:))

  /// A language is one string: a line with its code, and one for each text, in the order of `RefreshTexts`. Split when
  /// it is used, because code that makes a language of its texts is ten times as long as they are.
  private static let data =
    english + asian + cyrillic + westernEuropean + northernEuropean + easternEuropean + rightToLeft

  /// Finds the language of the first of these codes that Tug includes, such as `pt-BR`, `zh_TW`, or
  /// `no`. Returns `nil` if it includes none of them.
  public init?(matching codes: [String]) {
    guard let data = Self.data(matching: codes) else { return nil }
    self.init(data: data)
  }

  static func data(matching codes: [String]) -> String? {
    codes.lazy.compactMap(name).compactMap { name in
      data.first { $0.hasPrefix(name + "\n") }
    }.first
  }

  /// The code of Tug's own that another one means. No language may have it.
  package static func name(of code: String) -> String? {
    let parts = code.lowercased().components(separatedBy: CharacterSet(charactersIn: "-_@."))
    guard let first = parts.first(where: { !$0.isEmpty }) else { return nil }
    switch first {
    // Codes that went out of use, and the two ways of writing Norwegian.
    case "iw": return "he"
    case "in": return "id"
    case "no", "nn": return "nb"
    // Brazil's, which is the code without a region, or Portugal's and Africa's.
    case "pt":
      let isEuropean = parts.dropFirst().contains { $0.count == 2 && $0 != "br" }
      return isEuropean ? "pt-PT" : "pt"
    // Chinese and its varieties that share its writing.
    case "zh", "yue", "cmn":
      return isTraditional(first, parts) ? "zh-Hant" : "zh-Hans"
    default:
      let script = parts.dropFirst().first { $0.count == 4 && $0.allSatisfy(\.isLetter) }
      guard let script, script != usualScript(of: first) else { return first }
      return first + "-" + script
    }
  }

  /// The script of a language whose code has none. In another one, it is another language to who reads it.
  private static func usualScript(of language: String) -> String {
    switch language {
    case "ru", "uk", "sr", "bg", "mk", "be", "kk", "ky": "cyrl"
    case "ar", "fa", "ur": "arab"
    case "he": "hebr"
    case "el": "grek"
    case "hi", "mr", "ne": "deva"
    case "th": "thai"
    case "ja": "jpan"
    case "ko": "kore"
    default: "latn"
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
