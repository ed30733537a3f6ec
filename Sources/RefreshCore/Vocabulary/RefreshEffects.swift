/// What is to be done about a fact, as a value; most facts have none.
///
/// Carry them out in the order of the fields. `hold` and `offset` belong together: one motion, the
/// inset before the offset.
public struct RefreshEffects: Equatable, Sendable {
  /// The state changed.
  public var transition: Transition?
  /// The progress changed.
  public var progress: Double?
  /// The inset that the control holds from now on, in points.
  public var hold: Double?
  /// The content offset to go to.
  public var offset: Double?
  /// How `hold` and `offset` are reached.
  public var motion = Motion.none
  /// Send `.settled` with this run once the motion is over.
  public var settling: RefreshRun?
  public var action: ActionEffect?

  public static let none = RefreshEffects()

  public struct Transition: Equatable, Sendable {
    public let from: RefreshState
    public let to: RefreshState
  }

  public enum Motion: Equatable, Sendable {
    /// At once.
    case none
    /// The short animation of opening.
    case fast
    /// The longer one of closing.
    case slow
  }

  public enum ActionEffect: Equatable, Sendable {
    case run(RefreshRun)
    case cancel(RefreshRun)
  }
}
