import Foundation
import HeadlessUIKit

extension TestDevice {
  /// Advances the clock frame by frame, and lets tasks run in between, until a condition holds. Never
  /// hangs.
  ///
  /// Async actions run on Swift's concurrency and not on the device's clock. Those that leave the main
  /// actor take real time, for which this waits too.
  ///
  /// - Parameters:
  ///   - limit: The longest time on the device, in seconds. The default is 10.
  ///   - patience: The longest real time, in seconds, that other threads get after that. Only a wait
  ///     that fails takes that long. The default is 5.
  ///   - condition: The condition, which is checked in each frame.
  /// - Returns: whether the condition holds.
  @discardableResult
  public func wait(
    limit: TimeInterval = 10, patience: TimeInterval = 5, until condition: () -> Bool
  ) async -> Bool {
    let end = host.time + (limit.isFinite ? max(0, limit) : 0)
    await letTasksRun()
    while !condition(), host.time < end, !Task.isCancelled {
      advance(host.frameInterval)
      await letTasksRun()
    }
    let clock = ContinuousClock()
    let last = clock.now + .seconds(patience.isFinite ? max(0, patience) : 0)
    while !condition(), clock.now < last, !Task.isCancelled {
      try? await clock.sleep(for: .milliseconds(1))
    }
    return condition()
  }

  /// Lets the tasks that wait for the main actor run, each as far as it gets.
  public func letTasksRun() async {
    for _ in 0..<Self.turns { await Task.yield() }
  }

  /// A task that a task started gets its turn, too.
  private static var turns: Int { 8 }
}
