/// A shift of the content that UIKit makes after bars have changed.
///
/// Recorded on iOS 26.1: content at rest keeps its distance to the safe area, by one correction of the offset at
/// the next layout. It says nothing of where the content belongs that a control has moved since, and is no
/// scrolling of the app's: a motion across the end of a large title would be interrupted there, and one that
/// ends beside it would end elsewhere.
struct AwaitedShift {
  /// The offset without the shift.
  private var offset: CGFloat
  private let distance: CGFloat
  private let deadline: Double
  /// Whether a control has moved the content there.
  private(set) var isOfControl: Bool

  /// Seconds. Some frames: a layout comes in the same one, or in the next.
  private static let longestWait = 0.05
  /// Points. Offsets are rounded to pixels.
  private static let tolerance: CGFloat = 1

  /// - Returns: `nil` if the bars are the same.
  init?(
    from former: ScrollGeometry, to now: ScrollGeometry, byControl isOfControl: Bool,
    at time: Double
  ) {
    distance = former.surroundings.bars - now.surroundings.bars
    guard abs(distance) > Self.tolerance else { return nil }
    (offset, deadline) = (now.offset.y, time + Self.longestWait)
    self.isOfControl = isOfControl
  }

  /// A control has moved the content since.
  mutating func note(_ now: ScrollGeometry) { (offset, isOfControl) = (now.offset.y, true) }

  func isOver(at time: Double) -> Bool { time > deadline }

  /// The offset before the shift; `nil` if this is another movement.
  func offset(before now: ScrollGeometry) -> CGFloat? {
    abs(now.offset.y - offset - distance) <= Self.tolerance ? offset : nil
  }
}
