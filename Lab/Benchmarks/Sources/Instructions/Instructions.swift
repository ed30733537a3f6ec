import Workloads

/// Runs one workload for an instruction counter. `bin/benchmark` starts it in callgrind.
///
/// Without arguments, it prints one line for each workload: the number of operations, the title, and
/// the variant, separated by tabs. With the number of a line, from 0, and a count, it runs that
/// workload that number of times.
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
    // One-time work isn't counted.
    for _ in 0..<2 {
      session.run()
      session.restore()
    }
    for _ in 0..<numbers[1] {
      counted(session)
      session.restore()
    }
  }

  /// Never inlined, because callgrind counts from the entry of this function to its return.
  @inline(never) @MainActor
  private static func counted(_ session: Workload.Session) { session.run() }
}
