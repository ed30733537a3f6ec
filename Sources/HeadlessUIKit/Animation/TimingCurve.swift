/// How an animation's progress follows its time; both run from 0 to 1.
public enum TimingCurve: Equatable, Sendable {
  case linear, easeIn, easeOut, easeInOut
  /// Damping ratio 0…1 of the usual spring animation.
  case spring(damping: Double)
  func value(at p: Double) -> Double { p }
}
