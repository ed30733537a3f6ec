/// The time at which a control last succeeded, and the line that shows it.
@MainActor
final class LastUpdatedTime {
  /// The only clock that Tug reads. Tests replace it.
  var now: () -> Date = Date.init
  var calendar = Calendar.autoupdatingCurrent { didSet { foundDay = nil } }
  var key: String?
  var store = UserDefaults.standard
  var format: (@MainActor (Date?) -> String)?
  fileprivate var memory: Date?
  private var kept: KeptLine?
  /// The day that was found last, which takes a calendar long, and the time zone.
  private var foundDay: Range<Double>?
  private var foundZone: TimeZone?

  var value: Date? {
    guard let key else { return memory }
    return store.object(forKey: key) as? Date
  }

  func isToday(_ date: Date) -> Bool { calendar.isDate(date, inSameDayAs: now()) }

  /// From its start until the start of the next day, in seconds since the reference date.
  func day(of date: Date) -> Range<Double> {
    let zone = calendar.timeZone
    let seconds = date.timeIntervalSinceReferenceDate
    if let foundDay, foundDay.contains(seconds), foundZone == zone { return foundDay }
    let day = calendar.dateInterval(of: .day, for: date)
    let (start, end) = (day?.start ?? date, day?.end ?? date)
    let found = start.timeIntervalSinceReferenceDate..<end.timeIntervalSinceReferenceDate
    (foundDay, foundZone) = (found, zone)
    return found
  }

  /// "Last updated: Today, 9:41", in words of this language.
  func line(in language: TugLanguage) -> String {
    if let format { return format(value) }
    guard let date = value else { return language.texts.neverUpdated }
    let (locale, zone, now) = (Locale.current, calendar.timeZone, now())
    if let kept, kept.holds(for: date, in: language, locale, zone, at: now) {
      return kept.text
    }
    let line = KeptLine(
      date: date, language: language, locale: locale, zone: zone, day: day(of: now),
      text: language.texts.line(of: text(for: date, in: language)))
    kept = line
    return line.text
  }

  /// The time of day, and which day: what the formatter calls today and yesterday, otherwise the date.
  func text(for date: Date, in language: TugLanguage, locale: Locale? = nil) -> String {
    let isNamed = DateFormatter.namesDays && (daysAgo(date) == 0 || daysAgo(date) == 1)
    let isToday = !DateFormatter.namesDays && isToday(date)
    let formatter = DateFormatter.kept(
      for: locale ?? language.locale(for: .current), calendar, dateStyle: isToday ? .none : .short,
      namesDays: isNamed)
    return formatter.string(from: isNamed ? onFormattersClock(date) : date)
  }

  fileprivate func timeOfDay(_ date: Date, in language: TugLanguage) -> String {
    DateFormatter.kept(
      for: language.locale(for: .current), calendar, dateStyle: .none, namesDays: false
    ).string(from: date)
  }

  private func daysAgo(_ date: Date) -> Int? { days(from: date, to: now()) }

  /// The same time of day, as long ago by the system's clock, which a formatter reads.
  private func onFormattersClock(_ date: Date) -> Date {
    guard let days = days(from: now(), to: Date()), days != 0 else { return date }
    return calendar.date(byAdding: .day, value: days, to: date) ?? date
  }

  private func days(from date: Date, to other: Date) -> Int? {
    let (first, last) = (calendar.startOfDay(for: date), calendar.startOfDay(for: other))
    return calendar.dateComponents([.day], from: first, to: last).day
  }
}

/// The line that was made last, and everything that it was made of.
private final class KeptLine {
  let date: Date
  let language: TugLanguage
  /// The user's.
  let locale: Locale
  let zone: TimeZone
  /// That on which it was made.
  let day: Range<Double>
  let text: String

  init(
    date: Date, language: TugLanguage, locale: Locale, zone: TimeZone, day: Range<Double>,
    text: String
  ) {
    (self.date, self.language, self.locale, self.zone) = (date, language, locale, zone)
    (self.day, self.text) = (day, text)
  }

  func holds(
    for date: Date, in language: TugLanguage, _ locale: Locale, _ zone: TimeZone, at now: Date
  ) -> Bool {
    self.date == date && day.contains(now.timeIntervalSinceReferenceDate)
      && self.language == language && self.locale == locale && self.zone == zone
  }
}

extension DateFormatter {
  @MainActor private static var kept: [DateFormatter] = []

  /// A formatter of the time of day. To make one takes longer than anything else that a control does in a step.
  @MainActor
  fileprivate static func kept(
    for locale: Locale, _ calendar: Calendar, dateStyle: DateFormatter.Style, namesDays: Bool
  ) -> DateFormatter {
    let zone = calendar.timeZone
    let found = kept.first {
      $0.dateStyle == dateStyle && $0.locale == locale && $0.timeZone == zone
        && $0.calendar.identifier == calendar.identifier
        && $0.doesRelativeDateFormatting == namesDays
    }
    if let found { return found }
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = zone
    formatter.locale = locale
    formatter.timeStyle = .short
    formatter.dateStyle = dateStyle
    formatter.doesRelativeDateFormatting = namesDays
    // An app speaks one language, and shows today and other days.
    if kept.count == 4 { kept.removeFirst() }
    kept.append(formatter)
    return formatter
  }
}

extension Presenter {
  /// Saves the time of the last success. Last of all in the store, whose observers may be the app's.
  func save(_ time: Date?) {
    lastUpdatedTime.memory = time
    if let key = lastUpdatedTime.key { lastUpdatedTime.store.set(time, forKey: key) }
  }
}

extension RefreshTexts {
  fileprivate func line(of time: String) -> String { lastUpdated.filled(with: time) }
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

extension TugLanguage {
  /// The word for today, from the system: the line of the time has no word of its own. On Linux a date.
  package var today: String {
    let formatter = DateFormatter()
    formatter.locale = locale(for: .current)
    (formatter.dateStyle, formatter.doesRelativeDateFormatting) = (.short, true)
    return formatter.string(from: Date())
  }

  /// "Last updated: Today, 9:41" for a time; `nil` for none. Words of an app's own stand in place of these.
  @MainActor
  package func lastUpdatedLine(
    _ date: Date?, prefix: String? = nil, today: String? = nil, never: String? = nil
  ) -> String {
    let time = LastUpdatedTime()
    guard let date else {
      if prefix == nil, never == nil { return texts.neverUpdated }
      return (prefix ?? texts.line(of: "")) + (never ?? texts.neverUpdated)
    }
    var text = time.text(for: date, in: self)
    if let today, time.isToday(date) { text = today + " " + time.timeOfDay(date, in: self) }
    return prefix.map { $0 + text } ?? texts.line(of: text)
  }
}
