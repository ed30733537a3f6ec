import Foundation
import TraceReplay

/// Plays random traces on Tug's controls, and prints what happened and which invariants failed.
///
///     tugsoak --sequences 10000 --seed 1 --jobs 2
@main
struct TugSoak {
  static func main() async {
    do {
      let options = try StressOptions(CommandLine.arguments.dropFirst())
      if options.printsTrace { return print(RandomTrace(seed: options.seed).text) }
      let report = options.jobs > 1 ? try Workers(options).report() : await play(options)
      try show(report, options)
      if !report.failures.isEmpty { exit(1) }
    } catch {
      FileHandle.standardError.write(Data("tugsoak: \(error)\n".utf8))
      exit(64)
    }
  }

  @MainActor
  private static func play(_ options: StressOptions) async -> StressReport {
    let run = StressRun()
    let watchdog = Watchdog()
    run.onBegin = { watchdog.watch($0) }
    await run.run(
      seeds: options.seed..<(options.seed &+ UInt64(options.sequences)),
      untilEvents: options.events)
    return run.report
  }

  private static func show(_ report: StressReport, _ options: StressOptions) throws {
    if options.printsJSON {
      FileHandle.standardOutput.write(try JSONEncoder().encode(report))
    } else {
      print(options.isBrief ? report.brief : report.text)
    }
  }
}
