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
