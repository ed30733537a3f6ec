import AllocationCounter
import Workloads

/// Counts what the workloads allocate, and prints a table.
@main
enum Memory {
  @MainActor
  static func main() {
    var table = TextTable(
      ["what", "case", "allocations each", "bytes kept each"], textColumns: 2)
    for workload in Workload.small {
      let session = workload.start()
      // What happens only the first time is not counted.
      for _ in 0..<2 {
        session.run()
        session.restore()
      }
      allocation_count_begin()
      session.run()
      let count = allocation_count_end()
      table.add([
        workload.title, workload.variant, each(count, of: workload),
        each(allocation_bytes_kept(), of: workload),
      ])
    }
    print(table.text)
  }

  /// Rounded up: one allocation in all of the steps is not none.
  @MainActor
  private static func each(_ count: Int, of workload: Workload) -> String {
    "\((count + workload.operations - 1) / workload.operations)"
  }
}
