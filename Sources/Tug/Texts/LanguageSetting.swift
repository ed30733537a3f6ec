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
    of name: NSNotification.Name, _ call: @escaping @MainActor (any LanguageObserver) -> Void
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
  func add(_ observer: any LanguageObserver) {
    entries.append(Entry(observer: observer))
    guard entries.count > sweepCount else { return }
    entries.removeAll { $0.observer == nil }
    sweepCount = max(16, entries.count * 2)
  }

  private func tellAll(_ call: (any LanguageObserver) -> Void) {
    // The notification may be another app's of this process.
    guard self === Self.current else { return }
    for entry in entries { entry.observer.map(call) }
  }
}

/// An object that speaks the language of the app, and is told what happens to all of it.
@MainActor
protocol LanguageObserver: AnyObject {
  func languageChanged()
  func appearanceChanged()
  func appEnteredForeground()
}
