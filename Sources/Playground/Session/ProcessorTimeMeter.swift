import Foundation

/// Measures the processor time of a session, which other programs don't affect.
@MainActor
final class ProcessorTimeMeter {
  private var seconds = 0.0

  func measure<Result>(_ work: () throws -> Result) rethrows -> Result {
    let start = Self.now
    defer { seconds += Self.now - start }
    return try work()
  }

  /// Returns the milliseconds since the last call.
  func take() -> Double {
    defer { seconds = 0 }
    return (seconds * 100_000).rounded() / 100
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
