import Foundation

/// The languages of the app, and its tables of strings. Not in UIKit: on a phone, this is `Bundle.main`.
public struct AppBundle: Equatable, Sendable {
  /// The languages that the app comes in, of which the first is the one that it was developed in. The default is
  /// English alone.
  public var localizations = ["en"]
  /// The user's languages. One that the user has chosen for this app is the first.
  public var preferences = ["en"]
  /// The strings by localization, table, and key.
  public var tables: [String: [String: [String: String]]] = [:]

  public init(localizations: [String] = ["en"], preferences: [String] = ["en"]) {
    (self.localizations, self.preferences) = (localizations, preferences)
  }

  /// The localizations that the app uses: the one that fits the user's languages best, or that in which the app was
  /// developed.
  public var preferredLocalizations: [String] {
    let fitting = preferences.lazy.compactMap(localization).first ?? localizations.first
    return fitting.map { [$0] } ?? []
  }

  /// The localization for a language: its own, or one for all of its regions, or scripts.
  private func localization(for language: String) -> String? {
    var parts = language.split(separator: "-")
    while !parts.isEmpty {
      let name = parts.joined(separator: "-")
      if localizations.contains(name) { return name }
      parts.removeLast()
    }
    return nil
  }

  /// The text of a key; without one, the value, and without a value, the key.
  public func localizedString(forKey key: String, value: String?, table: String?) -> String {
    let name = table ?? "Localizable"
    let strings = preferredLocalizations.lazy.compactMap { tables[$0]?[name] }.first
    if let text = strings?[key] { return text }
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }
}
