import Foundation
import TraceReplay

/// Processes of this program that share the work: Tug, like UIKit, runs on one thread.
struct Workers {
  private let options: SoakOptions

  init(_ options: SoakOptions) { self.options = options }

  func report() throws -> SoakReport {
    let workers = try (0..<options.jobs).map { try start($0) }
    var report = SoakReport()
    for worker in workers {
      let data = worker.output.fileHandleForReading.readDataToEndOfFile()
      worker.process.waitUntilExit()
      guard let part = try? JSONDecoder().decode(SoakReport.self, from: data) else {
        throw Crash(arguments: worker.process.arguments ?? [])
      }
      report.add(part)
    }
    return report
  }

  /// A worker that has printed nothing.
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
