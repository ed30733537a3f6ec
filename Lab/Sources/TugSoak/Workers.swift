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
