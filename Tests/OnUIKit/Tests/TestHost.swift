#if canImport(UIKit)
  import Testing
  import UIKit

  /// The counterpart of `HeadlessHost` for the tests of Tug on the real UIKit. Its clock is the
  /// real time.
  @MainActor
  final class TestHost {
    /// The shortest time in which a movement is visible.
    let frameInterval: TimeInterval = 1.0 / 60
    private weak var window: UIWindow?

    /// UIKit doesn't reveal its scheduled work.
    let scheduledCount = 0

    /// The scene of the app that hosts the tests.
    static var scene: UIWindowScene? {
      UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    }

    func makeWindow(_ frame: CGRect) -> UIWindow {
      let made: UIWindow
      if let scene = Self.scene {
        made = UIWindow(windowScene: scene)
        made.frame = frame
      } else {
        Issue.record("the tests have no scene: they run in the app OnUIKitHost")
        made = UIWindow(frame: frame)
      }
      window = made
      return made
    }

    func run<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }

    /// Suspends the test, so that the display, timers, and tasks go on.
    func wait(_ seconds: TimeInterval) async {
      try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
    }

    func layoutWindows() { window?.layoutIfNeeded() }
  }
#endif
