import Benchmark
import Workloads

/// Measures the time of the workloads, and prints a table.
@main
enum Timing {
  @MainActor
  static func main() throws {
    let suite = BenchmarkSuite(name: "")
    for workload in Workload.all { register(workload, in: suite) }
    var runner = BenchmarkRunner(
      suites: [suite], settings: parseArguments(),
      customDefaults: defaultSettings + [Format(.none), Quiet(true), MinTime(seconds: 0.5)])
    try runner.run()
    print(table(of: runner.results).text)
  }

  /// Each workload is prepared when its measurement begins, so that only one is in memory.
  @MainActor
  private static func register(_ workload: Workload, in suite: BenchmarkSuite) {
    var session: Workload.Session?
    suite.benchmark(workload.name, settings: WarmupIterations(3)) { state in
      let current = session ?? workload.start()
      session = current
      try state.measure { current.run() }
      current.restore()
    }
  }

  @MainActor
  private static func table(of results: [BenchmarkResult]) -> TextTable {
    let workloads = [String: Workload](uniqueKeysWithValues: Workload.all.map { ($0.name, $0) })
    var firsts: [String: Double] = [:]
    var table = TextTable(["what", "case", "ns each", "spread", "ratio"], textColumns: 2)
    for result in results {
      guard let workload = workloads[result.benchmarkName], !result.measurements.isEmpty
      else { continue }
      let times = result.measurements.sorted()
      func quantile(_ share: Double) -> Double { times[Int(Double(times.count - 1) * share)] }
      // The fastest tenth, because other programs on the machine only make runs slower.
      let each = quantile(0.1) / Double(workload.operations)
      let first = firsts[workload.title] ?? each
      firsts[workload.title] = first
      let spread = (quantile(0.75) - quantile(0.25)) / quantile(0.5)
      table.add([
        workload.title, workload.variant, Int(each.rounded()).description,
        "\(Int((spread * 100).rounded())) %", hundredths(each / first),
      ])
    }
    return table
  }

  private static func hundredths(_ value: Double) -> String {
    let count = Int((value * 100).rounded())
    return "\(count / 100)." + String("\(100 + count % 100)".dropFirst())
  }
}
