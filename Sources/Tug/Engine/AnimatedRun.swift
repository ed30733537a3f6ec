/// Ends an animation by Tug's own clock if its completion is lost: UIKit loses the one of an animation that
/// begins in an interactive transition which is canceled, and without it the action would never run.
@MainActor
final class AnimatedRun {
  private let overdue: DelayedCall
  private var run: RefreshRun?
  private var count = 0

  /// The seconds after which a completion counts as lost.
  private static let completionDelay = 0.5

  init(on view: UIView) { overdue = DelayedCall(on: view) }

  /// Counts the movements that a run waits for.
  ///
  /// - Returns: the number of the movement.
  func begin(settling run: RefreshRun?) -> Int {
    if run != nil { count += 1 }
    return count
  }

  /// Whether no movement that a run waits for has begun since.
  func isLatest(_ number: Int) -> Bool { number == count }

  /// - Parameter end: called unless the run goes on within the duration of its animation, and a little more.
  func expect(
    _ run: RefreshRun, within seconds: TimeInterval, _ end: @escaping @MainActor () -> Void
  ) {
    self.run = run
    overdue.start(after: seconds + Self.completionDelay, end)
  }

  func ended(_ run: RefreshRun?) {
    if run == self.run { forget() }
  }

  func forget() {
    run = nil
    overdue.cancel()
  }
}
