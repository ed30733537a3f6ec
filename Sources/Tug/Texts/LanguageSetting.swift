/// The language of one app, and the controls that speak it.
@MainActor
final class LanguageSetting {
  private struct Entry {
    weak var refresher: Refresher?
  }

  /// The device's, until the app chooses. Stored, so that reading one text copies no other.
  private(set) var current = TugLanguage.preferred
  private var entries: [Entry] = []
  private var sweepCount = 16
  private var voiceOverObserver: (any NSObjectProtocol)?

  init() {
    voiceOverObserver = NotificationCenter.default.addObserver(
      forName: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.voiceOverChanged() } }
  }

  // The notification center holds the observer, and the observer this object only weakly; the
  // object lives as long as the app.

  func choose(_ language: TugLanguage) {
    current = language
    for entry in entries { entry.refresher?.showState() }
  }

  /// Held weakly.
  func add(_ refresher: Refresher) {
    entries.append(Entry(refresher: refresher))
    guard entries.count > sweepCount else { return }
    entries.removeAll { $0.refresher == nil }
    sweepCount = max(16, entries.count * 2)
  }

  /// VoiceOver finds no view that is transparent: controls show while it runs.
  private func voiceOverChanged() {
    // Elsewhere another app of this process may have heard it.
    guard self === Self.current else { return }
    for entry in entries { entry.refresher?.showProgress() }
  }
}
