/// The opening or closing of a control while its content moves on a path.
struct ContentMovement: Sendable {
  let movement: RefreshMovement
  /// Whether an opening header takes its room before the content moves into it.
  ///
  /// Otherwise the content would lie beyond its edge, where a hidden search bar takes the room instead. A list that
  /// comes from farther down reveals its large title on the way; there the header's room comes after that.
  let takesRoomFirst: Bool

  init(_ movement: RefreshMovement, _ metrics: AxisMetrics, tolerance: Double) {
    self.movement = movement
    takesRoomFirst = metrics.offset - metrics.firstOffset < tolerance
  }

  /// Whether the control takes more room than the `held` points, or as much.
  func opens(from held: Double) -> Bool { movement.hold.map { $0 >= held } ?? false }

  /// The room of a header, in points, which grows and shrinks with the part that is out: pinned section
  /// headers and large titles stay where they are beside the content.
  func room(from held: Double, _ metrics: AxisMetrics) -> Double {
    guard let hold = movement.hold else { return held }
    let out = metrics.lengthOutBefore
    return opens(from: held) ? min(hold, max(held, out)) : max(hold, min(held, out))
  }
}

extension ContentMovement {
  /// The room that a closing control keeps while something else moves the content: a finger, a deceleration, or an
  /// animated scroll of the app's.
  ///
  /// A header keeps the part that is out, so that the content never lies beyond its edge; a footer keeps all of it
  /// until it is out of sight. Under a finger a header takes its room again, as while it was open: a scroll view
  /// measures a pull from the edge, and another edge would move the content away from the finger.
  ///
  /// - Parameters:
  ///   - held: the room that it has, in points.
  ///   - most: the room of the open control.
  func roomKept(
    at end: AxisEnd, from held: Double, most: Double, isUnderFinger: Bool, _ metrics: AxisMetrics
  ) -> Double {
    guard let hold = movement.hold else { return held }
    switch end {
    case .before where metrics.isAligned: return held
    case .before: return max(hold, min(isUnderFinger ? most : held, metrics.lengthOutBefore))
    case .after: return metrics.offset > metrics.lastRestingOffset ? held : hold
    }
  }
}

extension AxisMetrics {
  /// The distance of the content from its start, in points: the part of a header that is out.
  ///
  /// It is rounded up to an exact binary fraction, or a rounding error would leave the content beyond its edge.
  fileprivate var lengthOutBefore: Double {
    max(0, ((firstOffset - offset) * 1024).rounded(.up) / 1024)
  }
}
