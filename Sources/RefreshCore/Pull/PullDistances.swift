/// The three lengths of a pull control that are easily taken for one another, in points.
///
/// They are made consistent instead of refused: a value that is not finite or is negative, and an
/// extent of more than a million points, counts as the default, and a trigger nearer than the resting extent is moved out to it, because letting go
/// must never open the control further than the finger had pulled it.
public struct PullDistances: Equatable, Sendable {
  /// How long the control itself is: progress is 1 when all of it shows.
  public let visibleExtent: Double
  /// How much of it stays open while refreshing.
  public let restingExtent: Double
  /// How far the content must be pulled, and more, for letting go to refresh.
  public let triggerDistance: Double

  // What was asked for: a control that changes its length asks again.
  private let askedResting: Double?
  private let askedTrigger: Double?

  /// The resting extent is the visible one by default, and the trigger distance the resting extent.
  public init(visibleExtent: Double, restingExtent: Double? = nil, triggerDistance: Double? = nil) {
    let visible = Self.extent(visibleExtent) ?? 0
    let resting = restingExtent.flatMap(Self.extent) ?? visible
    self.visibleExtent = visible
    self.restingExtent = resting
    self.triggerDistance = max(triggerDistance.flatMap(Self.length) ?? resting, resting)
    askedResting = restingExtent.flatMap(Self.extent)
    askedTrigger = triggerDistance.flatMap(Self.length)
  }

  /// The same of a control that has become as long as this; what was left to the default follows.
  public func resized(to visibleExtent: Double) -> PullDistances {
    PullDistances(
      visibleExtent: visibleExtent, restingExtent: askedResting, triggerDistance: askedTrigger)
  }

  private static func extent(_ value: Double) -> Double? {
    ControlLength.isUsable(value) ? value : nil
  }

  /// As far as one likes: a trigger that nobody reaches is one.
  private static func length(_ value: Double) -> Double? {
    value.isFinite && value >= 0 ? value : nil
  }
}
