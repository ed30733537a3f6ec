import Foundation
import TraceReplay

/// Plays random traces on Tug's controls, and prints what they did and which promises they broke.
///
///     tugsoak --sequences 10000 --seed 1 --jobs 2
@main
struct TugSoak {
  static func main() async {
    do {
      let options = try SoakOptions(CommandLine.arguments.dropFirst())
      if options.printsTrace { return print(RandomTrace(seed: options.seed).text) }
      let report = options.jobs > 1 ? try Workers(options).report() : await soak(options)
      try show(report, options)
      if !report.failures.isEmpty { exit(1) }
    } catch {
      FileHandle.standardError.write(Data("tugsoak: \(error)\n".utf8))
      exit(64)
    }
  }

  @MainActor
  private static func soak(_ options: SoakOptions) async -> SoakReport {
    let soak = Soak()
    await soak.run(
      seeds: options.seed..<(options.seed &+ UInt64(options.sequences)),
      untilEvents: options.events)
    return soak.report
  }

  private static func show(_ report: SoakReport, _ options: SoakOptions) throws {
    if options.printsJSON {
      FileHandle.standardOutput.write(try JSONEncoder().encode(report))
    } else {
      print(options.isBrief ? report.brief : report.text)
    }
  }
}
