/// How long a refresh is to be seen, in seconds. What is not finite, or negative, counts as 0.
public struct SessionTiming: Equatable, Sendable {
  /// The least time from the start of the action until the control closes. 0 by default.
  public let minimumVisible: Double
  /// How long the control stays open after the action, to show what came of it. 0 by default: it
  /// closes at once.
  public let resultDwell: Double

  public init(minimumVisible: Double = 0, resultDwell: Double = 0) {
    self.minimumVisible = Self.duration(minimumVisible)
    self.resultDwell = Self.duration(resultDwell)
  }

  private static func duration(_ value: Double) -> Double { value.isFinite ? max(value, 0) : 0 }
}
