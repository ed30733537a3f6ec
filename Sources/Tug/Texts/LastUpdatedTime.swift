/// The time at which a control last succeeded, and the line that shows it.
@MainActor
struct LastUpdatedTime {
  /// The only clock that Tug reads. Tests replace it.
  var now: () -> Date = Date.init
  var calendar = Calendar.autoupdatingCurrent
  var key: String?
  var store = UserDefaults.standard
  var format: (@MainActor (Date?) -> String)?
  fileprivate var memory: Date?

  var value: Date? {
    guard let key else { return memory }
    return store.object(forKey: key) as? Date
  }

  func isToday(_ date: Date) -> Bool { calendar.isDate(date, inSameDayAs: now()) }

  func day(of date: Date) -> DateInterval {
    calendar.dateInterval(of: .day, for: date) ?? DateInterval(start: date, duration: 0)
  }

  /// "Last updated: Today 9:41", in words of this language.
  func line(in language: TugLanguage) -> String {
    if let format { return format(value) }
    let texts = language.texts
    return texts.lastUpdated.filled(
      with: value.map { text(for: $0, in: language) } ?? texts.neverUpdated)
  }

  /// The time of day, and which day: "Today" by the calendar, otherwise its date.
  func text(for date: Date, in language: TugLanguage, locale: Locale? = nil) -> String {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = locale ?? language.locale
    formatter.timeStyle = .short
    guard isToday(date) else {
      formatter.dateStyle = .short
      return formatter.string(from: date)
    }
    formatter.dateStyle = .none
    return language.texts.today.filled(with: formatter.string(from: date))
  }
}

extension Presenter {
  /// Saves the time of the last success. Last of all in the store, whose observers may be the app's.
  func save(_ time: Date?) {
    lastUpdatedTime.memory = time
    let saved = lastUpdatedTime
    if let key = saved.key { saved.store.set(time, forKey: key) }
  }
}

extension String {
  /// With the text in place of the first "%@".
  fileprivate func filled(with text: String) -> String {
    // By hand: each control that is made comes here, and Foundation's search takes longer than the
    // making of its views.
    let (bytes, percent, sign) = (utf8, UInt8(ascii: "%"), UInt8(ascii: "@"))
    let gap = bytes.indices.first {
      bytes[$0] == percent && bytes[bytes.index(after: $0)...].first == sign
    }
    guard let gap else { return self + text }
    return String(self[..<gap]) + text + String(self[bytes.index(gap, offsetBy: 2)...])
  }
}
