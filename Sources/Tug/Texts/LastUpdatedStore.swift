/// Keeps times under names: `UserDefaults` does, and a database or a file of the app's can.
@MainActor
public protocol LastUpdatedStore {
  func lastUpdated(forKey key: String) -> Date?

  /// `nil` forgets.
  func setLastUpdated(_ date: Date?, forKey key: String)
}

extension UserDefaults: LastUpdatedStore {
  public func lastUpdated(forKey key: String) -> Date? { object(forKey: key) as? Date }

  public func setLastUpdated(_ date: Date?, forKey key: String) {
    if let date { set(date, forKey: key) } else { removeObject(forKey: key) }
  }
}
