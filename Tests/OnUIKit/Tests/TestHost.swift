#if canImport(UIKit)
  import UIKit

  /// The counterpart of `HeadlessHost` for the tests of Tug on the real UIKit. Its clock is the
  /// real time.
  @MainActor
  final class TestHost {
    /// The shortest time in which a movement is visible.
    let frameInterval: TimeInterval = 1.0 / 60
    weak var window: UIWindow?

    /// UIKit doesn't reveal its scheduled work.
    let scheduledCount = 0

    func run<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }

    /// Lets the display and the timers run for this time. `async` actions continue when the test
    /// awaits.
    func advance(by seconds: TimeInterval) {
      let end = Date(timeIntervalSinceNow: seconds)
      while Date() < end {
        _ = RunLoop.main.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.01)))
      }
    }

    func layoutWindows() { window?.layoutIfNeeded() }
  }
#endif
