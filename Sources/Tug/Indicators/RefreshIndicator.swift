import RefreshCore

/// What a control looks like: a view that is told what to show.
///
/// An indicator never sees the scroll view. It is stretched over the control's frame: lay out your
/// subviews in `layoutSubviews`. `show` comes once before the first display and after each change of
/// state, `progressChanged` on every step of a pull, so keep that one cheap.
@MainActor
public protocol RefreshIndicator: UIView {
  /// Length along the scroll direction, in points; asked once, when the control is made.
  var extent: CGFloat { get }

  /// The words for VoiceOver, and for indicators that show any.
  var texts: RefreshTexts { get }

  /// Comes before all else, when the control takes its place at an edge.
  func prepare(for edge: Edge, trigger: TriggerKind)

  func show(_ status: RefreshStatus)

  /// 0 when nothing of the control shows, 1 when all does, more when it is pulled further.
  func progressChanged(to progress: CGFloat)
}

extension RefreshIndicator {
  public var texts: RefreshTexts { .standard }
  public func prepare(for edge: Edge, trigger: TriggerKind) {}
  public func progressChanged(to progress: CGFloat) {}
}

/// What there is to show.
public struct RefreshStatus {
  public let state: RefreshState
  public let progress: CGFloat
  public let edge: Edge
  public let trigger: TriggerKind
  /// Why the last run failed, in the state `.failed`.
  public let failure: (any Error)?
  public let lastUpdated: Date?
  /// The same in words: the time, with the date unless it is today's.
  public let lastUpdatedText: String?
}
