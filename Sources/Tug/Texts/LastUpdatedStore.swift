/// A store of times under names. `UserDefaults` is one; an app can provide its own.
@MainActor
public protocol LastUpdatedStore {
  /// The time that was set last; `nil` if there is none.
  func lastUpdated(forKey key: String) -> Date?

  /// Stores a time; `nil` removes it.
  func setLastUpdated(_ date: Date?, forKey key: String)
}

extension UserDefaults: LastUpdatedStore {
  /// The date under this key; `nil` if there is none, or something else.
  public func lastUpdated(forKey key: String) -> Date? { object(forKey: key) as? Date }

  public func setLastUpdated(_ date: Date?, forKey key: String) {
    if let date { set(date, forKey: key) } else { removeObject(forKey: key) }
  }
}
