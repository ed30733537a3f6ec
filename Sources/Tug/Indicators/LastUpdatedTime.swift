/// When a control last succeeded, and how that is said.
@MainActor
struct LastUpdatedTime {
  /// Nothing in Tug reads a clock but this, and a test may say what it reads.
  var now: () -> Date = Date.init
  var key: String?
  private var memory: Date?

  var value: Date? {
    get {
      guard let key else { return memory }
      return UserDefaults.standard.object(forKey: key) as? Date
    }
    set {
      memory = newValue
      if let key { UserDefaults.standard.set(newValue, forKey: key) }
    }
  }

  /// The time of day; with the date, unless that is today's. Both as the user's language has them.
  func text(for date: Date, calendar: Calendar = .current, locale: Locale = .current) -> String {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = locale
    formatter.timeStyle = .short
    formatter.dateStyle = calendar.isDate(date, inSameDayAs: now()) ? .none : .short
    return formatter.string(from: date)
  }
}
