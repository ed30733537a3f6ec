/// A motion of fixed duration along the ease-in-out curve of Core Animation.
///
/// The curve is the Bézier curve with the control points (0.42, 0) and (0.58, 1). It is symmetric about
/// its middle. With its parameter counted from there, `u = s − ½`, its coordinates are
/// `time = ½ + 0.87·u + 0.52·u³` and `progress = ½ + 1.5·u − 2·u³`.
struct EasedPath: Sendable {
  /// The displacement at the start, in points.
  private let start: Double
  /// In seconds.
  private let duration: Double

  init(displacement: Double, duration: Double) {
    start = displacement
    self.duration = duration
  }

  /// The displacement from the target at a time from 0 up to the duration.
  func displacement(at time: Double) -> Double {
    let parameter = Self.parameter(at: time / duration)
    return start * (0.5 - (1.5 - 2 * parameter * parameter) * parameter)
  }

  /// The derivative of `displacement(at:)`.
  func velocity(at time: Double) -> Double {
    let square = Self.square(of: Self.parameter(at: time / duration))
    return -start / duration * (1.5 - 6 * square) / (0.87 + 1.56 * square)
  }

  /// The parameter `u` at a share of the duration, by Newton's method.
  ///
  /// On either side of the middle, the curve is convex, so from beyond the root each step comes closer.
  /// Six steps reach the precision of a `Double`; a test compares the curve with a bisection.
  private static func parameter(at share: Double) -> Double {
    let distance = share - 0.5
    var parameter = distance / 0.87
    for _ in 0..<6 {
      let square = square(of: parameter)
      parameter -= (parameter * (0.87 + 0.52 * square) - distance) / (0.87 + 1.56 * square)
    }
    return parameter
  }

  private static func square(of parameter: Double) -> Double { parameter * parameter }
}
