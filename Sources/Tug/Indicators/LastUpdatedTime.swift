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

  /// The time, with the day where it is not today's, in the user's language.
  static func text(for date: Date, locale: Locale = .current) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeStyle = .short
    formatter.dateStyle = .short
    formatter.doesRelativeDateFormatting = true
    return formatter.string(from: date)
  }
}
