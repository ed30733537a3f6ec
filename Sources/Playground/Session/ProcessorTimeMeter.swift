import Foundation

/// Measures the processor time of a session, which other programs don't affect.
@MainActor
final class ProcessorTimeMeter {
  /// Called after each measurement with its milliseconds.
  var onMeasure: ((Double) -> Void)?
  private var seconds = 0.0

  func measure<Result>(_ work: () throws -> Result) rethrows -> Result {
    let start = Self.now
    defer {
      let elapsed = Self.now - start
      seconds += elapsed
      onMeasure?(elapsed * 1000)
    }
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
