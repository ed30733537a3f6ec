/// The language of one app, and the presenters that speak it.
@MainActor
final class LanguageSetting {
  private struct Entry {
    weak var observer: Presenter?
  }

  /// The app's language, until it chooses another one. Stored, so that reading one text copies no
  /// other.
  private(set) var current = TugLanguage.preferred
  private var entries: [Entry] = []
  private var sweepCount = 16
  private var notifications: [NotificationToken] = []

  init() {
    for name in [
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.buttonShapesEnabledStatusDidChangeNotification,
    ] { notify(of: name) { $0.appearanceChanged() } }
    notify(of: UIApplication.willEnterForegroundNotification) { $0.appEnteredForeground() }
  }

  /// The notification center holds the observer, which holds this object weakly. Nothing says on which thread the
  /// system posts.
  private func notify(
    of name: NSNotification.Name, _ call: @escaping @MainActor (Presenter) -> Void
  ) {
    notifications.append(
      NotificationToken(
        NotificationCenter.default.addObserver(
          forName: name, object: nil, queue: NotificationCenter.systemQueue
        ) { [weak self] _ in MainActor.assumeIsolated { self?.tellAll(call) } }))
  }

  func choose(_ language: TugLanguage) {
    current = language
    for entry in entries { entry.observer?.languageChanged() }
  }

  /// Adds an observer, which is held weakly.
  func add(_ observer: Presenter) {
    entries.append(Entry(observer: observer))
    guard entries.count > sweepCount else { return }
    let former = entries
    entries = []
    for entry in former where entry.observer != nil { entries.append(entry) }
    sweepCount = max(16, entries.count * 2)
  }

  private func tellAll(_ call: (Presenter) -> Void) {
    // The notification may be another app's of this process.
    guard self === Self.current else { return }
    for entry in entries {
      if let observer = entry.observer { call(observer) }
    }
  }
}
