/// The three lengths of a pull control that are easily taken for one another, in points.
///
/// They are made consistent instead of refused: a value that is not finite or is negative counts as
/// the default, and a trigger nearer than the resting extent is moved out to it, because letting go
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
    let visible = Self.length(visibleExtent) ?? 0
    let resting = restingExtent.flatMap(Self.length) ?? visible
    self.visibleExtent = visible
    self.restingExtent = resting
    self.triggerDistance = max(triggerDistance.flatMap(Self.length) ?? resting, resting)
    askedResting = restingExtent.flatMap(Self.length)
    askedTrigger = triggerDistance.flatMap(Self.length)
  }

  /// The same of a control that has become as long as this; what was left to the default follows.
  public func resized(to visibleExtent: Double) -> PullDistances {
    PullDistances(
      visibleExtent: visibleExtent, restingExtent: askedResting, triggerDistance: askedTrigger)
  }

  /// Progress of a pull: 0 when nothing shows, 1 when all does; more when it is pulled further.
  /// Finite, however short the control is.
  func progress(ofPull pull: Double) -> Double {
    guard pull > 0 else { return 0 }
    return visibleExtent > 0 ? min(pull / visibleExtent, .greatestFiniteMagnitude) : 1
  }

  private static func length(_ value: Double) -> Double? {
    value.isFinite && value >= 0 ? value : nil
  }
}
