import Workloads

/// Runs one workload for an instruction counter: bin/benchmark starts it under callgrind.
///
/// Without arguments it prints the workloads, a line each, with a tab between number of operations,
/// title and variant. With the line's number, from 0, and a count, it runs that workload that often.
@main
enum Instructions {
  @MainActor
  static func main() {
    let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    guard numbers.count == 2, Workload.all.indices.contains(numbers[0]) else {
      for workload in Workload.all {
        print(workload.operations, workload.title, workload.variant, separator: "\t")
      }
      return
    }
    let session = Workload.all[numbers[0]].start()
    // What happens only the first time is not counted.
    for _ in 0..<2 {
      session.run()
      session.restore()
    }
    for _ in 0..<numbers[1] {
      counted(session)
      session.restore()
    }
  }

  /// The counter is switched on at the entry and off at the return: hence never inlined.
  @inline(never) @MainActor
  private static func counted(_ session: Workload.Session) { session.run() }
}
