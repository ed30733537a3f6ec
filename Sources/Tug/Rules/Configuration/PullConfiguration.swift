/// The options of a control that is pulled and released.
package struct PullConfiguration: Equatable, Sendable {
  package internal(set) var distances: PullDistances
  var firing = Firing.onRelease
  /// Whether the control triggers again in the same drag without being pushed back first.
  var rearmsInDrag = false
  /// Whether only a drag that begins at the control's edge counts.
  var requiresDragFromEdge = false
  var room = Room.inset
  /// The distance of the second stop, in points; `nil` for none.
  var secondStop: Double?

  init(distances: PullDistances) { self.distances = distances }

  enum Firing: Equatable, Sendable {
    case onRelease
    /// As soon as the trigger distance is passed, with the finger still down.
    case atThreshold
  }

  enum Room: Equatable, Sendable {
    /// The open control holds an inset, and the content rests beside it.
    case inset
    /// The open control lies over the content, at the edge of the viewport.
    case overlay
  }
}

/// The three lengths of a pull control, in points.
///
/// A value that is negative, not finite, or (for an extent) more than a million points counts as the
/// default. A trigger nearer than the resting extent is moved out to it, because releasing must never
/// open the control further than the finger has pulled it.
package struct PullDistances: Equatable, Sendable {
  /// The length of the control. Progress is 1 when all of it shows.
  let visibleExtent: Double
  /// The part of the control that stays open while it refreshes.
  let restingExtent: Double
  /// The distance past which releasing the content refreshes.
  package let triggerDistance: Double

  /// The resting extent defaults to the visible one, and the trigger distance to the resting extent.
  init(
    visibleExtent: Double, restingExtent: Double? = nil, triggerDistance: Double? = nil
  ) {
    let visible = Self.extent(visibleExtent) ?? 0
    let resting = restingExtent.flatMap(Self.extent) ?? visible
    self.visibleExtent = visible
    self.restingExtent = resting
    self.triggerDistance = max(triggerDistance.flatMap(Self.length) ?? resting, resting)
  }

  private static func extent(_ value: Double) -> Double? {
    ControlLength.isUsable(value) ? value : nil
  }

  /// A distance that no one can reach is valid: the control never triggers.
  private static func length(_ value: Double) -> Double? {
    value.isFinite && value >= 0 ? value : nil
  }
}
