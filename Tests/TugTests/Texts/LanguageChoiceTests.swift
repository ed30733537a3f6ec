import Foundation
import HeadlessDriver
import Testing

@testable import Tug

/// An app, its bundle, and a header in it.
@MainActor
private struct App {
  let screen = Screen()
  let header: Refresher

  init(
    in localizations: [String], for preferences: [String],
    tables: [String: [String: [String: String]]] = [:]
  ) {
    screen.host.bundle = AppBundle(localizations: localizations, preferences: preferences)
    screen.host.bundle.tables = tables
    header = screen.header(.classic)
  }

  var title: String? { header.shownTitle }
  var language: TugLanguage { screen.host.run { TugLanguage.current } }
}

@MainActor
@Suite("The language of an app")
struct LanguageChoiceTests {
  @Test("an app in one language has controls in it, whatever the device's language is")
  func oneLanguage() {
    #expect(App(in: ["en"], for: ["de", "fr"]).title == "Pull down to refresh")
    #expect(App(in: ["de"], for: ["en"]).title == "Zum Aktualisieren ziehen")
  }

  @Test("an app in two languages has controls in the user's, or in that chosen for the app")
  func twoLanguages() {
    #expect(App(in: ["en", "fr"], for: ["fr-CA", "en"]).language.code == "fr")
    #expect(App(in: ["en", "fr"], for: ["ja", "fr"]).language.code == "fr")
    #expect(App(in: ["en", "fr"], for: ["ja"]).language.code == "en")
    // The one chosen for the app comes before the device's.
    #expect(App(in: ["en", "fr", "ja"], for: ["ja", "fr"]).language.code == "ja")
  }

  @Test("an app in a language that Tug doesn't include has English, and no other of the device's")
  func unknownLanguage() {
    let app = App(in: ["eu", "de"], for: ["eu", "de"])
    #expect(app.title == "Pull down to refresh" && app.language.code == "en")
  }

  @Test(
    "a region or a script finds the right words",
    arguments: [
      ("pt-PT", "A atualizar…"), ("pt-BR", "Atualizando…"), ("zh-Hant-HK", "正在更新…"),
      ("zh-Hans", "正在刷新…"), ("nn", "Oppdaterer…"), ("sr-Latn", "Refreshing…"),
      ("sr", "Refreshing…"), ("in", "Menyegarkan…"),
    ])
  func regions(code: String, words: String) {
    let app = App(in: ["en", code], for: [code])
    #expect(app.language.texts.refreshing == words)
  }

  @Test("an app that changes its language while it runs takes its controls along")
  func change() {
    let app = App(
      in: ["en", "de"], for: ["en"], tables: ["de": ["Tug": ["tug.pullDown": "Zieh!"]]])
    #expect(app.title == "Pull down to refresh")
    app.screen.host.bundle.preferences = ["de"]
    app.screen.host.run { TugLanguage.current = .preferred }
    #expect(app.title == "Zieh!" && app.header.view.accessibilityLabel == "Aktualisieren")
    #expect(app.header.view.accessibilityLanguage == "de")
  }

  @Test("an app's own table replaces one text, and leaves the others")
  func oneText() {
    let own = ["Tug": ["tug.pullDown": "Nach unten ziehen, bitte"]]
    let app = App(in: ["en", "de"], for: ["de"], tables: ["de": own])
    #expect(app.title == "Nach unten ziehen, bitte")
    #expect(app.language.texts.refreshing == TugLanguage.german.texts.refreshing)
    let other = App(in: ["en", "de"], for: ["en"], tables: ["de": own])
    #expect(other.title == "Pull down to refresh", "one language's text in another")
  }

  @Test("an app's own table adds a language, with English for what it lacks")
  func newLanguage() {
    let own = [
      "Tug": ["tug.pullDown": "Tira beherantz", "tug.lastUpdated": "Azken eguneratzea: %@"]
    ]
    let app = App(in: ["en", "eu"], for: ["eu"], tables: ["eu": own])
    #expect(app.title == "Tira beherantz" && app.language.code == "eu")
    #expect(app.language.texts.refreshing == "Refreshing…")
    #expect(app.header.view.accessibilityLanguage == "eu")
    app.header.lastUpdated = Date(timeIntervalSince1970: 0)
    #expect(app.header.shownSubtitle?.hasPrefix("Azken eguneratzea: ") == true)
  }

  @Test("text that code sets comes before the table, and a language that code chooses, too")
  func code() {
    let app = App(in: ["en"], for: ["en"], tables: ["en": ["Tug": ["tug.pullDown": "Table"]]])
    #expect(app.title == "Table")
    app.screen.host.run { TugLanguage.current = .french }
    #expect(app.title == TugLanguage.french.texts.pullDown)
    app.screen.host.run {
      TugLanguage.current = .preferred
      app.header.style[.idle].title = "Code"
    }
    #expect(app.title == "Code")
  }

  @Test("the device's language is there for an app that wants it")
  func device() {
    #expect(
      TugLanguage.device == TugLanguage(matching: Locale.preferredLanguages) ?? .english)
  }

  private static func words(_ texts: RefreshTexts) -> [(name: String, text: String)] {
    Mirror(reflecting: texts).children.map { ($0.label ?? "", $0.value as? String ?? "") }
  }

  @Test("no key ever shows, whatever tables an app has, and in every language")
  func keys() {
    var random = SystemRandomNumberGenerator()
    let names = Self.words(RefreshTexts()).map(\.name)
    for code in TugLanguage.all.map(\.code) + ["eu", "xx-Cyrl", ""] {
      for _ in 0..<8 {
        var table: [String: String] = [:]
        for name in names {
          let key = "tug." + name
          // Translated, missing, exported and not translated, empty, in capitals, or twice.
          table[key] = ["Own", nil, key, "", key.uppercased(), key + " " + key, name].randomElement(
            using: &random)!
        }
        let host = HeadlessHost()
        host.bundle = AppBundle(localizations: [code], preferences: [code])
        host.bundle.tables = [code: ["Tug": table]]
        let language = host.run { TugLanguage.preferred }
        for (name, text) in Self.words(language.texts) {
          #expect(!text.isEmpty, "\(code), \(name), \(table)")
          #expect(!text.lowercased().contains("tug."), "\(code), \(name), \(table)")
          #expect(!text.contains("\u{2063}"), "\(code), \(name), \(table)")
        }
      }
    }
  }

  @Test("the template has every text, in English, under the key that is asked for")
  func template() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "../../../docs/Tug.strings").standardized
    let lines = try String(contentsOf: file, encoding: .utf8).matches(of: /"(tug\.\w+)" = "(.*)";/)
    let table = lines.map { (String($0.1), String($0.2)) }
    #expect(
      table.map(\.0) == Self.words(RefreshTexts()).map { "tug." + $0.name })
    #expect(table.map(\.1) == Self.words(RefreshTexts()).map(\.text))
    let marked = Dictionary(uniqueKeysWithValues: table.map { ($0.0, "Own " + $0.1) })
    let app = App(in: ["en"], for: ["en"], tables: ["en": ["Tug": marked]])
    for (name, text) in Self.words(app.language.texts) {
      #expect(text.hasPrefix("Own "), "the table's \(name) isn't used")
    }
  }
}
