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
  /// The part of the inset that the bars take.
  private let bars: CGFloat
  private let deadline: Double
  /// Whether a control has moved the content there.
  private(set) var isOfControl: Bool

  /// Seconds. Some frames: a layout comes in the same one, or in the next.
  private static let longestWait = 0.05
  /// Points. Offsets are rounded to pixels.
  private static let tolerance: CGFloat = 1

  /// Whether the bars have changed.
  static func mayFollow(from former: ScrollGeometry, to now: ScrollGeometry) -> Bool {
    abs(former.surroundings.bars - now.surroundings.bars) > tolerance
  }

  init(
    from former: ScrollGeometry, to now: ScrollGeometry, byControl isOfControl: Bool,
    at time: Double
  ) {
    distance = former.surroundings.bars - now.surroundings.bars
    (offset, deadline) = (now.offset.y, time + Self.longestWait)
    bars = now.surroundings.bars
    self.isOfControl = isOfControl
  }

  /// A control has moved the content since.
  mutating func note(_ now: ScrollGeometry) { (offset, isOfControl) = (now.offset.y, true) }

  func isOver(at time: Double) -> Bool { time > deadline }

  /// The offset before the shift; `nil` if this is another movement. What moves together with the bars is
  /// content at its start, which UIKit keeps there.
  func offset(before now: ScrollGeometry) -> CGFloat? {
    guard abs(now.surroundings.bars - bars) <= Self.tolerance else { return nil }
    return abs(now.offset.y - offset - distance) <= Self.tolerance ? offset : nil
  }
}
