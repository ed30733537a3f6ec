/// The app's own table of strings, `Tug`: any of the texts, in any of the app's languages, under "tug." and the name
/// of the property of `RefreshTexts`.
@MainActor
enum AppTable {
  /// What the bundle returns for a text that the table doesn't have: no text has this character.
  private static let missing = "\u{2063}"

  /// The properties, in the order of a language's lines.
  private static let properties = """
    pullDown
    pullToRefresh
    releaseToRefresh
    refreshing
    refreshed
    refreshFailed
    pullUp
    pullSideways
    releaseToLoad
    loading
    loaded
    noMoreData
    loadFailed
    pullToRetry
    tapToRetry
    doubleTapToRetry
    lastUpdated
    neverUpdated
    refreshAction
    loadAction
    retryAction
    """

  /// The table's texts; `nil` for each that it doesn't have.
  static var texts: [String?] { properties.split(separator: "\n").map { text(for: "tug." + $0) } }

  /// A bundle may return the key, in capitals if Xcode is to show what isn't translated, and so may a table that was
  /// exported before it was translated.
  private static func text(for key: String) -> String? {
    let text = MainBundle.localizedString(forKey: key, value: missing, table: "Tug")
    let isNone =
      text.isEmpty || text.contains(missing) || text.lowercased().contains(key.lowercased())
    return isNone ? nil : text
  }
}
