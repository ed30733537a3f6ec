/// When the action last succeeded.
extension Refresher {
  /// When the action last succeeded. Kept in `lastUpdatedStore` under `lastUpdatedKey`, if there is
  /// one. Assign to show a time that the server gave.
  public var lastUpdated: Date? {
    get { lastUpdatedTime.value }
    set {
      lastUpdatedTime.value = newValue
      showState()
    }
  }

  /// Under which name `lastUpdated` outlives the app. None by default: two lists must not share one.
  public var lastUpdatedKey: String? {
    get { lastUpdatedTime.key }
    set {
      lastUpdatedTime.key = newValue
      showState()
    }
  }

  /// Where times are kept; the standard user defaults unless set.
  public var lastUpdatedStore: any LastUpdatedStore {
    get { lastUpdatedTime.store }
    set {
      lastUpdatedTime.store = newValue
      showState()
    }
  }

  /// The whole line for a time, or for none yet. `nil` (the default) for the one in the app's
  /// language: "Last updated: Today 9:41", with the date on any other day.
  public var lastUpdatedFormat: (@MainActor (Date?) -> String)? {
    get { lastUpdatedTime.format }
    set {
      lastUpdatedTime.format = newValue
      showState()
    }
  }

  /// The line that says so; `nil` if the style does not want it.
  var timeLine: String? {
    style.isTimeHidden ? nil : lastUpdatedTime.line(in: face.language.current)
  }
}
