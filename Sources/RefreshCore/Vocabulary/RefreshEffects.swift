/// What is to be done about a fact, as a value; most facts have none.
///
/// Carry them out in the order of the fields. `hold` and `offset` belong together: one motion, the
/// inset before the offset.
public struct RefreshEffects: Equatable, Sendable {
  /// A run's outcome was accepted: whoever waits for it is to be told.
  public var ended: Ending?
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
  /// Send `.elapsed` after a time; a wait replaces the one before.
  public var wait: Wait?
  /// What to tell the app. With `willBegin`, all that concerns an end is about the run before.
  public var hooks: RefreshHooks = []
  /// This run is over for good, its closing included: the last that is heard of it.
  public var closed: RefreshRun?

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

  public struct Wait: Equatable, Sendable {
    /// 0 is the next frame.
    public let seconds: Double
    public let run: RefreshRun
  }

  public struct Ending: Equatable, Sendable {
    public let run: RefreshRun
    public let outcome: RefreshOutcome
  }
}

/// The moments of a run that an app can hear of. A run that will begin ends exactly once, whatever
/// happens in between; that it did end is told by `RefreshEffects.closed`.
public struct RefreshHooks: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The control begins to open.
  public static let willBegin = RefreshHooks(rawValue: 1 << 0)
  /// The action has started.
  public static let didBegin = RefreshHooks(rawValue: 1 << 1)
  /// The control closes; told inside of the motion, where there is one.
  public static let willEnd = RefreshHooks(rawValue: 1 << 2)
}
