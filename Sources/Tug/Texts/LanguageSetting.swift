/// The language of one app, and the presenters that speak it.
@MainActor
final class LanguageSetting {
  private struct Entry {
    weak var observer: (any LanguageObserver)?
  }

  /// The device's language, until the app chooses one. Stored, so that reading one text copies no
  /// other.
  private(set) var current = TugLanguage.preferred
  private var entries: [Entry] = []
  private var sweepCount = 16
  private var voiceOverObserver: (any NSObjectProtocol)?

  init() {
    // The notification center holds the observer, which holds this object weakly. The object lives as
    // long as the app.
    voiceOverObserver = NotificationCenter.default.addObserver(
      forName: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.voiceOverChanged() } }
  }

  func choose(_ language: TugLanguage) {
    current = language
    for entry in entries { entry.observer?.languageChanged() }
  }

  /// Adds an observer, which is held weakly.
  func add(_ observer: any LanguageObserver) {
    entries.append(Entry(observer: observer))
    guard entries.count > sweepCount else { return }
    entries.removeAll { $0.observer == nil }
    sweepCount = max(16, entries.count * 2)
  }

  private func voiceOverChanged() {
    // The notification may be another app's of this process.
    guard self === Self.current else { return }
    for entry in entries { entry.observer?.voiceOverChanged() }
  }
}

/// An object that speaks the language of the app.
@MainActor
protocol LanguageObserver: AnyObject {
  func languageChanged()
  func voiceOverChanged()
}
