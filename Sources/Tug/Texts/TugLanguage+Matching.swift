/// Which of the languages that come with Tug a code means.
extension TugLanguage {
  /// All languages that Tug includes.
  public static let all: [TugLanguage] = [
    .english, .simplifiedChinese, .traditionalChinese, .japanese, .korean, .russian, .ukrainian,
    .french, .german, .spanish, .italian, .portuguese, .dutch, .swedish, .arabic, .hebrew,
  ]

  /// Finds the language of the first of these codes that Tug includes, such as `pt-BR`, `zh_TW`, or
  /// `iw`. Returns `nil` if it includes none of them.
  public init?(matching codes: [String]) {
    for code in codes {
      if let language = Self.language(of: code) {
        self = language
        return
      }
    }
    return nil
  }

  private static func language(of code: String) -> TugLanguage? {
    let parts = code.lowercased().split { $0 == "-" || $0 == "_" || $0 == "@" || $0 == "." }
      .map(String.init)
    guard let first = parts.first else { return nil }
    let name = newNames[first] ?? first
    if chinese.contains(name) {
      return isTraditional(name, parts.dropFirst()) ? .traditionalChinese : .simplifiedChinese
    }
    return all.first { $0.code == name }
  }

  /// Codes that went out of use.
  private static let newNames = ["iw": "he"]

  /// Chinese and its varieties that share its writing.
  private static let chinese: Set<String> = ["zh", "yue", "cmn"]

  /// A script counts before a region.
  private static func isTraditional(_ name: String, _ parts: ArraySlice<String>) -> Bool {
    if parts.contains("hant") { return true }
    if parts.contains("hans") { return false }
    let regions: Set<String> = ["tw", "hk", "mo"]
    if parts.contains(where: regions.contains) { return true }
    return name == "yue" && !parts.contains("cn")
  }
}
