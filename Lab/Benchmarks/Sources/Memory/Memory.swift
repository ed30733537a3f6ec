import AllocationCounter
import Workloads

/// Counts the allocations of the workloads, and prints a table.
@main
enum Memory {
  @MainActor
  static func main() {
    var table = TextTable(
      ["what", "case", "allocations each", "bytes kept each"], textColumns: 2)
    for workload in Workload.small {
      let session = workload.start()
      // One-time work isn't counted.
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

  /// The count for one operation, rounded up so that a single allocation is not lost.
  @MainActor
  private static func each(_ count: Int, of workload: Workload) -> String {
    "\((count + workload.operations - 1) / workload.operations)"
  }
}
