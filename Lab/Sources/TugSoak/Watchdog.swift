import Dispatch
import Foundation

/// Ends the program if a trace doesn't end. An endless loop in a control blocks the main thread, so
/// this uses another one.
///
/// The lock guards the only variable; `Mutex`, which would say so to the compiler, needs macOS 15.
final class Watchdog: @unchecked Sendable {
  /// The time for one trace, in seconds. A trace takes milliseconds.
  private static let timeout = 60

  private let lock = NSLock()
  private var current: (seed: UInt64, age: Int)?

  init() {
    Thread.detachNewThread { [self] in
      while true {
        Thread.sleep(forTimeInterval: 1)
        look()
      }
    }
  }

  func watch(_ seed: UInt64) { lock.withLock { current = (seed, 0) } }

  private func look() {
    let stuck = lock.withLock { () -> UInt64? in
      current?.age += 1
      return current.flatMap { $0.age > Self.timeout ? $0.seed : nil }
    }
    guard let stuck else { return }
    let report =
      "tugsoak: the trace of seed \(stuck) doesn't end (tugsoak --trace --seed \(stuck))\n"
    FileHandle.standardError.write(Data(report.utf8))
    exit(70)
  }
}
