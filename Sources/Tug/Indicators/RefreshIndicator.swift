import RefreshCore

/// What a control looks like: a view that is told what to show.
///
/// An indicator never sees the scroll view. It is stretched over the control's frame: lay out your
/// subviews in `layoutSubviews`. `show` comes once before the first display and after each change of
/// what there is to show, `progressChanged` on every step of a pull, so keep that one cheap.
@MainActor
public protocol RefreshIndicator: UIView {
  /// Length along the scroll direction, in points. It is asked again after `prepare` and `apply`, and
  /// when the device's settings change.
  var extent: CGFloat { get }

  /// Comes before all else, when the control takes its place at an edge.
  func prepare(for edge: Edge, trigger: TriggerKind)

  /// Comes when the control is made, and when its style or the device's settings change.
  func apply(_ style: LookStyle)

  /// Comes before the first display and after each change of what there is to show, also when only
  /// the words change.
  func show(_ status: RefreshStatus)

  /// 0 when nothing of the control shows, 1 when all does, more when it is pulled further.
  func progressChanged(to progress: CGFloat)
}

extension RefreshIndicator {
  public func prepare(for edge: Edge, trigger: TriggerKind) {}
  public func apply(_ style: LookStyle) {}
  public func progressChanged(to progress: CGFloat) {}
}

/// A look that shows nothing of how far it is pulled, so that a step of a pull is none of its business.
protocol StillIndicator: RefreshIndicator {}

/// What there is to show.
public struct RefreshStatus {
  /// What the control is doing.
  public let state: RefreshState
  /// How much of the control is pulled out: 0 at rest, 1 when all of it shows, more beyond; 1 while it
  /// refreshes.
  public let progress: CGFloat
  /// Where the control stands.
  public let edge: Edge
  /// What starts it.
  public let trigger: TriggerKind
  /// That of the scroll view.
  public let layoutDirection: UIUserInterfaceLayoutDirection
  /// The state in words: the app's own, or those of `TugLanguage.current`.
  public let title: String
  /// The same with attributes, if the app gave it some.
  public let attributedTitle: NSAttributedString?
  /// True if the app does not want to see the title in this state.
  public let isTitleHidden: Bool
  /// A second line: the app's own, or why it failed, or in a header when it last succeeded.
  public let subtitle: String?
  /// The second line with attributes, if the app gave it some.
  public let attributedSubtitle: NSAttributedString?
  /// Why the last run failed, in the state `.failed`.
  public let failure: (any Error)?
  /// When the action last succeeded; `nil` if it never did, or nobody knows.
  public let lastUpdated: Date?
}

extension Edge {
  /// True for the edges of a horizontal scroll view.
  var isSide: Bool { self == .leading || self == .trailing }

  /// True where the content lies to the right of the control.
  func isLeft(in direction: UIUserInterfaceLayoutDirection) -> Bool {
    (self == .leading) == (direction == .leftToRight)
  }
}
