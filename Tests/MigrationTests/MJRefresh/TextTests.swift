import Foundation
import HeadlessDriver
import Testing

@testable import TugMJRefresh

// Defect numbers refer to docs/references/mjrefresh-defects.md.

/// The words of components, in the language of `MJRefreshConfig`, and the app's own.
@MainActor
@Suite("MJRefresh's texts", .timeLimit(.minutes(10)))
struct TextTests {
  private let screen = MJScreen()

  /// A bundle with a table of texts, which is the app's until the test ends.
  private func withTable(_ texts: [String: String], folder: String = "", _ body: () -> Void) throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let lines = texts.map { "\"\($0)\" = \"\($1)\";" }.joined(separator: "\n")
    let tables = folder.isEmpty ? place : place.appendingPathComponent(folder + ".lproj")
    try FileManager.default.createDirectory(at: tables, withIntermediateDirectories: true)
    try Data(lines.utf8).write(to: tables.appendingPathComponent("Localizable.strings"))
    defer {
      MJRefreshConfig.default.i18nBundle = nil
      try? FileManager.default.removeItem(at: place)
    }
    MJRefreshConfig.default.i18nBundle = Bundle(path: place.path)
    body()
  }

  private func speak(_ code: String?) { screen.run { MJRefreshConfig.default.languageCode = code } }

  private func texts(_ code: String) throws -> RefreshTexts {
    try #require(TugLanguage(matching: [code])).texts
  }

  @Test("the app's own words for the time are in its line, each in place of Tug's")
  func ownTime() throws {
    let words = [
      MJRefreshHeaderLastTimeText: "As of: ", MJRefreshHeaderDateTodayText: "this very day",
      MJRefreshHeaderNoneLastDateText: "never ever",
    ]
    let key = UUID().uuidString
    defer { UserDefaults.standard.removeObject(forKey: key) }
    try withTable(words) {
      let header = screen.run { MJRefreshNormalHeader {} }
      screen.run {
        header.lastUpdatedTimeKey = key
        screen.list.mj_header = header
      }
      #expect(header.lastUpdatedTimeLabel?.text == "As of: never ever")
      UserDefaults.standard.set(Date(), forKey: key)
      screen.run { header.lastUpdatedTimeKey = key }
      let text = header.lastUpdatedTimeLabel?.text ?? ""
      #expect(text.hasPrefix("As of: this very day ") && text.contains(":"), "\(text)")
      // The same day of another month.
      let calendar = Calendar.current
      UserDefaults.standard.set(calendar.date(byAdding: .month, value: -1, to: Date()), forKey: key)
      screen.run { header.lastUpdatedTimeKey = key }
      let older = header.lastUpdatedTimeLabel?.text ?? ""
      #expect(older.hasPrefix("As of: ") && !older.contains("day") && older.count > 12, "MJRefresh defect 3: \(older)")
    }
    try withTable([MJRefreshHeaderNoneLastDateText: "not once"]) {
      let header = screen.run { MJRefreshNormalHeader {} }
      screen.run { header.lastUpdatedTimeKey = "a key of nobody's" }
      #expect(header.lastUpdatedTimeLabel?.text == "Last updated: not once")
    }
  }

  @Test("the word for today is one, and not empty")
  func today() {
    let text = Bundle.mj_localizedString(forKey: MJRefreshHeaderDateTodayText)
    #expect(!text.isEmpty && text != MJRefreshHeaderDateTodayText)
  }

  @Test("another language leaves the app's titles and its key of the time alone")
  func ownTitles() throws {
    defer { speak(nil) }
    let header = screen.run { MJRefreshNormalHeader {} }
    let footer = screen.run { MJRefreshBackNormalFooter {} }
    screen.run {
      header.setTitle("Pull", for: .idle)
      header.lastUpdatedTimeKey = "a key of nobody's"
      footer.setTitle("Up", for: .idle)
      screen.list.mj_header = header
      screen.list.mj_footer = footer
    }
    speak("de")
    #expect(header.stateLabel?.text == "Pull", "MJRefresh defect 2")
    #expect(header.lastUpdatedTimeKey == "a key of nobody's", "MJRefresh defect 2")
    #expect(try header.lastUpdatedTimeLabel?.text == texts("de").neverUpdated)
    #expect(footer.stateLabel?.text == "Up")
    #expect(try screen.run { footer.title(for: .pulling) } == texts("de").releaseToLoad)
    screen.run { header.beginRefreshing() }
    #expect(try header.stateLabel?.text == texts("de").refreshing)
  }

  @Test(
    "a language with a region has the app's own texts of the language",
    arguments: [
      ("zh-Hans-CN", "zh-Hans"), ("en-US", "en"), ("eu-ES", "eu"), ("pt-BR", "pt-BR"),
      ("zh_TW", "zh-Hant"),
    ])
  func folders(code: String, folder: String) throws {
    defer { speak(nil) }
    try withTable([MJRefreshHeaderIdleText: "ours"], folder: folder) {
      speak(code)
      #expect(Bundle.mj_localizedString(forKey: MJRefreshHeaderIdleText) == "ours")
      #expect(Bundle.mj_localizedString(forKey: MJRefreshHeaderPullingText) != "ours")
    }
  }

  @Test("VoiceOver speaks the language of the titles, of the next run too")
  func spoken() throws {
    defer { speak(nil) }
    let header = screen.run { MJRefreshNormalHeader {} }
    screen.run { screen.list.mj_header = header }
    speak("zh-Hans")
    let element = try #require(header.driver.refresher?.view)
    #expect(element.accessibilityLanguage == "zh-Hans")
    #expect(try element.accessibilityLabel == texts("zh-Hans").refreshAction)
    screen.run { header.beginRefreshing() }
    screen.pass(1)
    #expect(element.accessibilityLanguage == "zh-Hans")
    #expect(element.accessibilityValue == header.stateLabel?.text)
    speak(nil)
    #expect(element.accessibilityLanguage == TugLanguage.preferred.code)
  }

  @Test("no title leaves the former one, and an empty one shows nothing")
  func noTitle() {
    let titles = StateTitles()
    let header = screen.run { MJRefreshHeader {} }
    screen.run { titles.set("Pull", for: .idle, of: header) }
    #expect(titles.label(in: header).text == "Pull")
    screen.run { titles.set(nil, for: .idle, of: header) }
    #expect(titles.label(in: header).text == "Pull")
    screen.run { titles.set("", for: .idle, of: header) }
    #expect(titles.label(in: header).text == "")
  }

  @Test("the texts of keys are in the language, never the key")
  func texts() {
    for key in [
      MJRefreshHeaderIdleText, MJRefreshHeaderPullingText, MJRefreshHeaderRefreshingText,
      MJRefreshTrailerIdleText, MJRefreshTrailerPullingText, MJRefreshAutoFooterIdleText,
      MJRefreshAutoFooterRefreshingText, MJRefreshAutoFooterNoMoreDataText,
      MJRefreshBackFooterIdleText, MJRefreshBackFooterPullingText,
      MJRefreshBackFooterRefreshingText, MJRefreshBackFooterNoMoreDataText,
      MJRefreshHeaderNoneLastDateText, MJRefreshHeaderLastTimeText,
    ] {
      let text = Bundle.mj_localizedString(forKey: key)
      #expect(text != key && !text.isEmpty && !text.contains("%"), "\(key): \(text)")
    }
    #expect(Bundle.mj_localizedString(forKey: "nothing", value: "own") == "own")
  }
}
