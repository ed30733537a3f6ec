#if canImport(UIKit)
  import UIKit

  /// What a `HeadlessHost` is to the tests of Tug, on a real UIKit: its clock is the world's.
  @MainActor
  final class TestHost {
    /// The shortest time in which something can be seen to move.
    let frameInterval: TimeInterval = 1.0 / 60
    weak var window: UIWindow?

    /// UIKit tells nobody what it is still going to do.
    let scheduledCount = 0

    func run<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }

    /// Lets the display and the timers go on for so long. Actions that are `async` go on when the test
    /// awaits something.
    func advance(by seconds: TimeInterval) {
      let end = Date(timeIntervalSinceNow: seconds)
      while Date() < end {
        _ = RunLoop.main.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.01)))
      }
    }

    func layoutWindows() { window?.layoutIfNeeded() }
  }
#endif
