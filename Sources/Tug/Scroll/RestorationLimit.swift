/// Limits how often the content moves back to an open control, after the app has assigned a whole inset.
///
/// UIKit moves the content out of the inset that the app takes away. Moving it back requests a layout: an
/// app that assigns its inset in each layout would do so again, endlessly. Beyond the limit the inset is
/// still put back, and the content stays where UIKit has moved it.
struct RestorationLimit {
  /// The most movements without a pause between them. Apps assign several insets in one turn.
  private static let most = 8
  /// The time without an assigned inset after which they count from zero, in seconds.
  private static let pause: TimeInterval = 0.1
  private var count = 0
  private var latest = -TimeInterval.infinity

  /// Counts an inset that was put back, and returns whether the content may move, too.
  mutating func allowsMovement(at time: TimeInterval) -> Bool {
    if time - latest > Self.pause { count = 0 }
    latest = time
    count += 1
    return count <= Self.most
  }
}
