/// Knows from outside when a scroll ends, and where it is going.
///
/// It hears each assignment of a scroll view's offset, and every frame while `needsFrames`. One scroll
/// is all that happens from the first movement until nothing has moved for two frames and no finger
/// is down: a drag, the deceleration after it and an animation that the app starts at its end are one
/// scroll with one end.
///
/// **What is no scroll.** A single change of the offset without a finger or a deceleration: the app
/// has set it, or UIKit has corrected it. An animation of the app is told from that when the next
/// frame moves it on.
///
/// No time is measured and none is guessed. A frame without an assignment is the only sign that an
/// animated offset gives of its end: it has no flag, and its delegate's callback is the app's.
public struct ScrollWatch: Equatable, Sendable {
  /// Where the scroll is going; nil at rest. It follows the content, also after the finger has left
  /// and when a bounce comes back.
  public private(set) var direction: ScrollDirection?

  /// Whether `frame` must be called at the next frame.
  public private(set) var needsFrames = false

  /// Display links may run at different rates: one frame without an assignment is not yet the end.
  private static let quietFramesAtEnd = 2

  private var x: Double
  private var y: Double
  /// It is a scroll for sure, and not a single change.
  private var isScroll = false
  /// Since the last frame.
  private var wasAssigned = false
  private var hasMoved = false
  private var movedBefore = false
  private var quietFrames = 0
  private var heading: ScrollDirection?

  /// - Parameters: the offset at which the watch begins, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The offset was assigned, changed or not.
  ///
  /// - Parameters:
  ///   - x, y: in points. An offset that is not finite is ignored.
  ///   - isActive: a finger is down, or the scroll view is dragging or decelerating.
  public mutating func assigned(x: Double, y: Double, isActive: Bool) -> ScrollEvent? {
    guard x.isFinite, y.isFinite else { return nil }
    let (wayX, wayY) = (x - self.x, y - self.y)
    (self.x, self.y) = (x, y)
    // At rest an assignment that changes nothing is no movement; in a scroll it says "not yet over".
    guard wayX != 0 || wayY != 0 else {
      wasAssigned = needsFrames
      return nil
    }
    wasAssigned = true
    hasMoved = true
    needsFrames = true
    heading = Self.direction(wayX, wayY)
    if isActive || movedBefore { isScroll = true }
    return announceHeading()
  }

  /// A frame of the display has come.
  ///
  /// - Parameter isActive: as for an assignment, at this moment.
  public mutating func frame(isActive: Bool) -> ScrollEvent? {
    guard needsFrames else { return nil }
    let isQuiet = !wasAssigned && !isActive
    movedBefore = movedBefore || hasMoved
    wasAssigned = false
    hasMoved = false
    quietFrames = isQuiet ? quietFrames + 1 : 0
    guard quietFrames >= Self.quietFramesAtEnd else { return nil }
    let event: ScrollEvent? = isScroll ? .ended : nil
    self = ScrollWatch(x: x, y: y)
    return event
  }

  private mutating func announceHeading() -> ScrollEvent? {
    guard isScroll, let heading, heading != direction else { return nil }
    direction = heading
    return .headed(heading)
  }

  /// The longer of the two ways; vertical if they are equal.
  private static func direction(_ x: Double, _ y: Double) -> ScrollDirection {
    if abs(x) > abs(y) { return x > 0 ? .right : .left }
    return y > 0 ? .down : .up
  }
}
