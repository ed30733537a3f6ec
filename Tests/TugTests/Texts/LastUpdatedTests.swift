// Defect numbers refer to docs/references/mjrefresh-defects.md.

import Foundation
import Testing

@testable import Tug

@MainActor
@Suite("When a control was last updated", .timeLimit(.minutes(30)))
final class LastUpdatedTests {
  private let keys = (0..<2).map { _ in "tug.test.\(UUID().uuidString)" }
  private let moment = Date(timeIntervalSince1970: 1_700_000_000)

  isolated deinit { for key in keys { UserDefaults.standard.removeObject(forKey: key) } }

  private func header(on screen: Screen, key: String?) -> Refresher {
    screen.host.run {
      let header = Refresher.pull(.classic) { (_: Refresher) in }
      header.lastUpdatedKey = key
      header.presenter.lastUpdatedTime.now = { [moment] in moment }
      screen.scrollView.tug.header = header
      return header
    }
  }

  private func refresh(_ header: Refresher, on screen: Screen, _ result: RefreshResult) {
    screen.host.run { header.beginRefreshing() }
    screen.advance(0.3)
    screen.host.run { header.endRefreshing(result) }
    screen.advance(0.5)
  }

  @Test("is stored under its key, for the next control with that key only")
  func kept() {
    let screen = Screen()
    refresh(header(on: screen, key: keys[0]), on: screen, .success)
    #expect(UserDefaults.standard.object(forKey: keys[0]) as? Date == moment)
    let next = header(on: screen, key: keys[0])
    #expect(next.lastUpdated == moment)
    let label = (next.indicator as? ClassicIndicator)?.subtitleLabel
    #expect(
      label?.text == "Last updated: "
        + next.presenter.lastUpdatedTime.text(for: moment, in: .english))
    #expect(header(on: screen, key: keys[1]).lastUpdated == nil)
    #expect(header(on: screen, key: nil).lastUpdated == nil)
  }

  @Test("changes on success, with or without more data, and on nothing else")
  func successOnly() {
    let screen = Screen()
    let header = header(on: screen, key: keys[0])
    refresh(header, on: screen, .failure(Trouble()))
    #expect(header.lastUpdated == nil)
    screen.host.run { header.beginRefreshing() }
    screen.host.run { screen.scrollView.tug.header = nil }
    #expect(header.lastUpdated == nil)
    screen.host.run {
      screen.scrollView.tug.header = header
      header.endRefreshing()
      header.endRefreshing(.noMoreData)
    }
    #expect(header.lastUpdated == nil, "nothing was running")
    #expect(UserDefaults.standard.object(forKey: keys[0]) == nil)
    screen.host.run { header.resetNoMoreData() }
    refresh(header, on: screen, .noMoreData)
    #expect(header.lastUpdated == moment)
  }

  @Test("can be set to the server's time, or cleared")
  func assigned() {
    let header = header(on: Screen(), key: keys[0])
    let time = moment.addingTimeInterval(-3600)
    header.lastUpdated = time
    #expect(header.lastUpdated == time)
    #expect(UserDefaults.standard.object(forKey: keys[0]) as? Date == time)
    header.lastUpdated = nil
    #expect(header.lastUpdated == nil)
    #expect((header.indicator as? ClassicIndicator)?.subtitleLabel.text == "Not updated yet")
  }

  /// In UTC, as displayed on March 31, 2026 at noon. Formatters on Linux have no word for today.
  @Test(
    "shows the time alone today, and the date as well on any other day",
    arguments: [
      ("2026-03-31T09:41:00Z", "9:41 AM"),
      ("2026-03-31T00:00:00Z", "12:00 AM"),
      ("2026-03-31T23:59:00Z", "11:59 PM"),
      ("2026-03-30T23:59:00Z", "3/30/26, 11:59 PM"),
      ("2026-01-31T12:00:00Z", "1/31/26, 12:00 PM"),
      ("2025-03-31T12:00:00Z", "3/31/25, 12:00 PM"),
    ])
  func words(time: String, words: String) throws {
    let parser = ISO8601DateFormatter()
    let now = try #require(parser.date(from: "2026-03-31T12:00:00Z"))
    let date = try #require(parser.date(from: time))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    var lastUpdated = LastUpdatedTime()
    lastUpdated.now = { now }
    lastUpdated.calendar = calendar
    let text = lastUpdated.text(
      for: date, in: .english, locale: Locale(identifier: "en_US_POSIX"))
    // Unicode's data has changed the space before AM and PM.
    let shown = text.replacing("\u{202F}", with: " ")
    if DateFormatter.namesDays, date > now.addingTimeInterval(-1.5 * 86_400) {
      #expect(shown.hasSuffix(words.split(separator: ", ").last ?? ""))
      #expect(shown.hasPrefix(words.contains(",") ? "Yesterday" : "Today"))
    } else {
      #expect(shown == words)
    }
  }

  @Test("MJRefresh defect 3: the same day of another month isn't today")
  func sameDayOfMonth() throws {
    var time = LastUpdatedTime()
    time.calendar = Calendar(identifier: .gregorian)
    time.calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let now = moment
    time.now = { now }
    #expect(time.isToday(moment.addingTimeInterval(-3600)))
    let monthAgo = try #require(time.calendar.date(byAdding: .month, value: -1, to: moment))
    #expect(!time.isToday(monthAgo))
    #expect(time.text(for: monthAgo, in: .english).contains("10"), "its date is missing")
  }

  @Test("the next day, when the control comes into view, yesterday's time shows its date")
  func midnight() {
    let screen = Screen()
    let header = header(on: screen, key: nil)
    header.lastUpdated = moment
    let today = header.shownSubtitle
    header.presenter.lastUpdatedTime.now = { [moment] in moment.addingTimeInterval(86_400) }
    screen.pull(toOffset: -20)
    #expect(header.shownSubtitle != today, "it still shows the time as today's")
  }

  @Test("can be kept in the user defaults of an app group")
  func ownStore() throws {
    let screen = Screen()
    let group = try #require(UserDefaults(suiteName: keys[0]))
    defer { group.removePersistentDomain(forName: keys[0]) }
    let header = header(on: screen, key: keys[0])
    header.lastUpdatedStore = group
    refresh(header, on: screen, .success)
    #expect(group.object(forKey: keys[0]) as? Date == moment)
    #expect(UserDefaults.standard.object(forKey: keys[0]) == nil)
    header.lastUpdated = nil
    #expect(group.object(forKey: keys[0]) == nil)
  }

  @Test("can have the app's own text, also without a time")
  func ownFormat() {
    let screen = Screen()
    let header = header(on: screen, key: nil)
    header.lastUpdatedFormat = { $0.map { "at \(Int($0.timeIntervalSince1970))" } ?? "not yet" }
    #expect(header.shownSubtitle == "not yet")
    header.lastUpdated = moment
    #expect(header.shownSubtitle == "at 1700000000")
    screen.host.run { TugLanguage.current = .spanish }
    #expect(header.shownSubtitle == "at 1700000000")
    header.lastUpdatedFormat = nil
    #expect(header.shownSubtitle?.hasPrefix("Última actualización: ") == true)
  }

  @Test(
    "is in the app's language, with the region, the clock, and the calendar of the user",
    arguments: [
      ("de_DE", TugLanguage.german, "14.11.23, 22:13"), ("sv_SE", .swedish, "2023-11-14 22:13"),
      ("ja_JP", .japanese, "2023/11/14 22:13"), ("fr_FR", .french, "14/11/2023 22:13"),
      ("de_DE", .english, "14.11.23, 22:13"), ("en_US", .german, "11/14/23, 10:13 PM"),
      ("en_US@hours=h23", .german, "11/14/23, 22:13"),
    ])
  func format(user: String, language: TugLanguage, text: String) throws {
    var time = LastUpdatedTime()
    time.calendar = Calendar(identifier: .gregorian)
    time.calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let locale = language.locale(for: Locale(identifier: user))
    let shown = time.text(for: moment, in: language, locale: locale)
    #expect(shown.replacing("\u{202F}", with: " ") == text, "\(locale.identifier)")
    let cyrillic = TugLanguage(code: "sr", texts: RefreshTexts())
    let latin = Locale(identifier: "sr_Latn_RS")
    #expect(cyrillic.locale(for: latin).identifier.hasPrefix("sr_RS"), "dates in the other script")
    let halfDays = language.locale(for: Locale(identifier: "de_DE@hours=h12"))
    #expect(time.text(for: moment, in: language, locale: halfDays).contains("10:13"))
    let thai = Locale(identifier: "th_TH@calendar=buddhist")
    #expect(language.locale(for: thai).calendar.identifier == .buddhist)
    #expect(
      language.locale(for: Locale(identifier: language.code + "_CH")).identifier.hasPrefix(
        language.code + "_CH"))
  }
}
