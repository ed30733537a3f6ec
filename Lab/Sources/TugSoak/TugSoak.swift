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

/// The options of the command line.
struct StressOptions {
  /// The seed of the first sequence. Each further sequence has the next one.
  private(set) var seed: UInt64 = 1
  private(set) var sequences = Int(Int32.max)
  private(set) var events = Int.max
  private(set) var jobs = 1
  /// Whether only the totals and the failures are printed.
  private(set) var isBrief = false
  /// Whether the report is printed as JSON, for the process that started this one.
  private(set) var printsJSON = false
  /// Whether the trace of the seed is printed, and nothing is played.
  private(set) var printsTrace = false

  struct UsageError: Error, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: some Sequence<String>) throws {
    var arguments = Array(arguments)
    while !arguments.isEmpty {
      let name = arguments.removeFirst()
      func number() throws -> Int {
        guard !arguments.isEmpty, let number = Int(arguments.removeFirst()), number >= 0 else {
          throw UsageError(description: "\(name) needs a number")
        }
        return number
      }
      switch name {
      case "--seed": seed = UInt64(try number())
      case "--sequences": sequences = try number()
      case "--events": events = try number()
      case "--jobs": jobs = max(1, try number())
      case "--brief": isBrief = true
      case "--json": printsJSON = true
      case "--trace": printsTrace = true
      default: throw UsageError(description: "there is no option \(name)")
      }
    }
    if sequences == Int(Int32.max), events == Int.max { sequences = 1000 }
  }

  /// The arguments of one of the jobs, which has seeds of its own.
  func share(_ job: Int) -> [String] {
    // Far enough apart that no two jobs play the same trace.
    var arguments = ["--json", "--seed", String(seed &+ UInt64(job) << 32)]
    if sequences < Int(Int32.max) {
      let (each, rest) = sequences.quotientAndRemainder(dividingBy: jobs)
      arguments += ["--sequences", String(each + (job < rest ? 1 : 0))]
    }
    if events < Int.max { arguments += ["--events", String(events / jobs)] }
    return arguments
  }
}
