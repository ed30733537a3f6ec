import Tug

/// The languages by their names.
extension TugLanguage {
  static let english = named("en")
  static let simplifiedChinese = named("zh-Hans")
  static let traditionalChinese = named("zh-Hant")
  static let japanese = named("ja")
  static let korean = named("ko")
  static let russian = named("ru")
  static let ukrainian = named("uk")
  static let french = named("fr")
  static let german = named("de")
  static let spanish = named("es")
  static let italian = named("it")
  static let portuguese = named("pt")
  static let dutch = named("nl")
  static let swedish = named("sv")
  static let arabic = named("ar")
  static let hebrew = named("he")

  private static func named(_ code: String) -> TugLanguage { all.first { $0.code == code }! }
}
