import Dispatch
import Foundation
import Synchronization

/// Ends the program if a trace doesn't end. An endless loop in a control blocks the main thread, so
/// this uses another one.
final class Watchdog: Sendable {
  /// The time for one trace, in seconds. A trace takes milliseconds.
  private static let timeout = 60

  private let current = Mutex<(seed: UInt64, age: Int)?>(nil)

  init() {
    Thread.detachNewThread { [self] in
      while true {
        Thread.sleep(forTimeInterval: 1)
        look()
      }
    }
  }

  func watch(_ seed: UInt64) { current.withLock { $0 = (seed, 0) } }

  private func look() {
    let stuck = current.withLock { trace -> UInt64? in
      trace?.age += 1
      return trace.flatMap { $0.age > Self.timeout ? $0.seed : nil }
    }
    guard let stuck else { return }
    let report =
      "tugsoak: the trace of seed \(stuck) doesn't end (tugsoak --trace --seed \(stuck))\n"
    FileHandle.standardError.write(Data(report.utf8))
    exit(70)
  }
}
