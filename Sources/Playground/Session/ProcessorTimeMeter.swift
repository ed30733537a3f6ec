import Foundation

/// Measures the processor time of a session, which other programs don't affect.
@MainActor
final class ProcessorTimeMeter {
  /// Called after each measurement with its milliseconds.
  var onMeasure: ((Double) -> Void)?

  func measure<Result>(_ work: () throws -> Result) rethrows -> Result {
    let start = Self.now
    defer { onMeasure?((Self.now - start) * 1000) }
    return try work()
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
