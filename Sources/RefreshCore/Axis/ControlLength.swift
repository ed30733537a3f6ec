/// What the lengths of a control itself can be.
public enum ControlLength {
  /// Points. What is longer is a mistake: in sums with it, offsets would lose their points.
  static let longest = 1e6

  /// False for NaN, too.
  public static func isUsable(_ points: Double) -> Bool { points >= 0 && points <= longest }
}
