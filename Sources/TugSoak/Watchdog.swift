import Dispatch
import Foundation
import Synchronization

/// Ends the program when a trace never ends: a control that goes on for ever stops the thread that
/// would notice.
final class Watchdog: Sendable {
  /// Seconds for one trace, which takes milliseconds.
  private static let patience = 60

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
      return trace.flatMap { $0.age > Self.patience ? $0.seed : nil }
    }
    guard let stuck else { return }
    let report =
      "tugsoak: the trace of seed \(stuck) never ends (tugsoak --trace --seed \(stuck))\n"
    FileHandle.standardError.write(Data(report.utf8))
    exit(70)
  }
}
