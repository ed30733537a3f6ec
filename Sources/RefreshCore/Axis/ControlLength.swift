/// The range of a control's own lengths.
package enum ControlLength {
  /// Points. In sums with a longer one, offsets would lose whole points.
  static let longest = 1e6

  /// Whether a control can have this length. NaN fails every comparison.
  package static func isUsable(_ points: Double) -> Bool { points >= 0 && points <= longest }
}
