import Dispatch
import Foundation
import TraceReplay

/// Runs several processes of this program at the same time, since Tug, like UIKit, uses one thread.
struct Workers {
  private let options: StressOptions

  init(_ options: StressOptions) { self.options = options }

  func report() throws -> StressReport {
    let workers = try (0..<options.jobs).map { try start($0) }
    var report = StressReport()
    for worker in workers {
      let data = worker.output.fileHandleForReading.readDataToEndOfFile()
      worker.process.waitUntilExit()
      guard let part = try? JSONDecoder().decode(StressReport.self, from: data) else {
        throw Crash(arguments: worker.process.arguments ?? [])
      }
      report.add(part)
    }
    return report
  }

  /// A worker that didn't print a report.
  private struct Crash: Error, CustomStringConvertible {
    let arguments: [String]
    var description: String { "crashed with " + arguments.joined(separator: " ") }
  }

  private func start(_ job: Int) throws -> (process: Process, output: Pipe) {
    let process = Process()
    let output = Pipe()
    process.executableURL = Bundle.main.executableURL
    process.arguments = options.share(job)
    process.standardOutput = output
    try process.run()
    return (process, output)
  }
}

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
