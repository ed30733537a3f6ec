/// Keeps times under names: `UserDefaults` does, and a database or a file of the app's can.
@MainActor
public protocol LastUpdatedStore {
  /// The time that was set last; `nil` if none was, or it was forgotten.
  func lastUpdated(forKey key: String) -> Date?

  /// `nil` forgets.
  func setLastUpdated(_ date: Date?, forKey key: String)
}

extension UserDefaults: LastUpdatedStore {
  /// The date under this key; `nil` if there is none, or something else.
  public func lastUpdated(forKey key: String) -> Date? { object(forKey: key) as? Date }

  public func setLastUpdated(_ date: Date?, forKey key: String) {
    if let date { set(date, forKey: key) } else { removeObject(forKey: key) }
  }
}
