import Foundation
import HeadlessDriver
import Testing

@testable import Tug

// Complaint numbers refer to docs/references/complaints.md.
// Defect numbers refer to docs/references/mjrefresh-defects.md.

@MainActor
@Suite("Languages")
struct LanguageTests {
  @Test(
    "a code finds its language, whatever its region, script, or age",
    arguments: [
      ("en", "en"), ("en-GB", "en"), ("en_US.UTF-8", "en"), ("EN", "en"),
      ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-Hans-TW", "zh-Hans"), ("zh_SG", "zh-Hans"),
      ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh_MO", "zh-Hant"), ("zh-Hant", "zh-Hant"),
      ("zh-Hant-CN", "zh-Hant"), ("yue", "zh-Hant"), ("yue-CN", "zh-Hans"), ("cmn-TW", "zh-Hant"),
      ("pt-BR", "pt"), ("pt-PT", "pt-PT"), ("pt-AO", "pt-PT"), ("iw", "he"), ("iw-IL", "he"),
      ("he", "he"),
      ("ar-EG", "ar"), ("de-AT", "de"), ("fr_CA", "fr"), ("es-419", "es"), ("ja-JP", "ja"),
      ("ko-KR", "ko"), ("ru-RU", "ru"), ("uk-UA", "uk"), ("it", "it"), ("nl-BE", "nl"),
      ("sv-SE", "sv"), ("uk@calendar=gregorian", "uk"),
      ("", nil), ("-", nil), ("xx", nil), ("english", nil), ("C", nil), ("ru-Latn", nil),
      ("ru-Cyrl-RU", "ru"), ("en-Latn-US", "en"),
      ("sr-Latn", nil), ("no", "nb"), ("nn-NO", "nb"), ("in", "id"), ("hi-Latn", nil),
      ("zh-Hant-HK", "zh-Hant"),
    ] as [(String, String?)])
  func matching(code: String, found: String?) {
    #expect(TugLanguage(matching: [code])?.code == found)
  }

  @Test("the first of the user's languages that Tug supports is used")
  func order() {
    #expect(TugLanguage(matching: ["xx", "sv", "en"])?.code == "sv")
    #expect(TugLanguage(matching: []) == nil)
  }

  private nonisolated static func words(_ texts: RefreshTexts) -> [String: String] {
    var words: [String: String] = [:]
    for child in Mirror(reflecting: texts).children {
      if let label = child.label, let word = child.value as? String { words[label] = word }
    }
    return words
  }

  @Test("complaint 27: thirty-four languages, in code, with every text in each")
  func complete() {
    #expect(TugLanguage.all.count == 34)
    #expect(Set(TugLanguage.all.map(\.code)).count == 34)
    let english = Self.words(TugLanguage.english.texts)
    #expect(english.count == 21)
    for language in TugLanguage.all {
      for (key, word) in Self.words(language.texts) {
        #expect(!word.isEmpty && word != key, "\(language.code): \(key)")
        #expect(word.trimmingCharacters(in: .whitespaces) == word)
        let gaps = word.components(separatedBy: "%@").count - 1
        #expect(gaps == (key == "lastUpdated" ? 1 : 0), "\(language.code)")
        #expect(language.code == "en" || word != english[key], "\(language.code): \(key)")
      }
      let texts = language.texts
      #expect(texts.pullDown != texts.releaseToRefresh && texts.pullUp != texts.releaseToLoad)
      #expect(texts.pullSideways != texts.releaseToLoad && texts.loading != texts.noMoreData)
    }
  }

  @Test(
    "MJRefresh defect 9: each language has texts for the sides",
    arguments: TugLanguage.all)
  func sides(language: TugLanguage) {
    for edge in [Refresher.Edge.leading, .trailing] {
      let rest = language.texts.title(for: .idle, at: edge, .pull)
      let pulled = language.texts.title(for: .pulling, at: edge, .pull)
      #expect(rest != pulled && !rest.contains("Trailer") && !pulled.contains("Trailer"))
      #expect(rest != language.texts.title(for: .idle, at: .bottom, .pull))
    }
  }

  @Test("complaint 27: the language changes at run time in every control, texts and time")
  func switched() {
    let screen = Screen()
    let (header, footer) = (screen.header(.classic), screen.footer(.classic))
    header.lastUpdated = Date(timeIntervalSince1970: 0)
    screen.host.run { TugLanguage.current = .german }
    #expect(header.shownTitle == "Zum Aktualisieren ziehen")
    #expect(header.shownSubtitle?.hasPrefix("Zuletzt aktualisiert: ") == true)
    #expect(header.view.accessibilityLabel == "Aktualisieren")
    #expect(footer.shownTitle == "Mehr laden")
    let late = screen.host.run { Refresher.pull(.classic) { (_: Refresher) in } }
    screen.host.run { screen.scrollView.tug.footer = late }
    #expect(late.shownTitle == "Zum Laden nach oben ziehen")
    screen.host.run { TugLanguage.current = .preferred }
    #expect(header.shownTitle == TugLanguage.preferred.texts.pullDown)
  }

  @Test("MJRefresh defect 2: another language doesn't change the app's own titles or its key")
  func ownTitles() {
    let screen = Screen()
    let header = screen.header(
      .classic.with {
        $0[.idle].title = "Mine"
        $0[.idle].subtitle = "Below"
      })
    header.lastUpdatedKey = "feed"
    screen.host.run { TugLanguage.current = .french }
    #expect(header.shownTitle == "Mine" && header.shownSubtitle == "Below")
    #expect(header.lastUpdatedKey == "feed")
    screen.begin(header)
    #expect(header.shownTitle == "Actualisation…")
  }

  @Test("MJRefresh defect 2: a control handles a language change once, however often it was moved")
  func heardOnce() {
    final class Counter: UIView, RefreshIndicator {
      let extent: CGFloat = 40
      var shows = 0
      func show(_ status: RefreshStatus) { shows += 1 }
    }
    let screen = Screen()
    let counter = screen.host.run { Counter() }
    let header = screen.header(.custom { counter })
    screen.host.run {
      for _ in 0..<5 {
        screen.scrollView.tug.header = nil
        screen.scrollView.tug.header = header
      }
    }
    counter.shows = 0
    screen.host.run { TugLanguage.current = .japanese }
    #expect(counter.shows == 1)
  }

  @Test("complaint 27: an app can add a language that Tug doesn't have")
  func ownLanguage() {
    let screen = Screen()
    let header = screen.header(.classic)
    var texts = RefreshTexts()
    texts.pullDown = "Tira beherantz"
    screen.host.run { TugLanguage.current = TugLanguage(code: "eu", texts: texts) }
    #expect(header.shownTitle == "Tira beherantz")
    screen.host.run { #expect(TugLanguage.current.code == "eu") }
  }

  @Test("the language doesn't retain controls, and apps in one process have languages of their own")
  func apart() {
    let (screen, other) = (Screen(), Screen())
    let stays = other.header(.classic)
    weak var gone: Refresher?
    screen.host.run {
      gone = Refresher.pull(.classic) { (_: Refresher) in }
      for _ in 0..<40 { _ = Refresher.pull(.classic) { (_: Refresher) in } }
      TugLanguage.current = .korean
    }
    #expect(gone == nil)
    #expect(stays.shownTitle == "Pull down to refresh")
  }
}

@MainActor
@Suite("The reason of a system error")
struct SystemErrorTests {
  @Test(
    "is shown if people can do something about it, and only then",
    arguments: [
      (URLError.Code.notConnectedToInternet, true), (.networkConnectionLost, true),
      (.timedOut, true), (.dataNotAllowed, true), (.internationalRoamingOff, true),
      (.callIsActive, true), (.badServerResponse, false), (.cannotParseResponse, false),
      (.userAuthenticationRequired, false),
    ])
  func reason(code: URLError.Code, isShown: Bool) {
    let screen = Screen()
    let header = screen.header(.classic)
    let error = URLError(code)
    screen.begin(header)
    screen.advance(1)
    screen.end(header, .failure(error))
    #expect((header.shownSubtitle == error.localizedDescription) == isShown)
  }
}
