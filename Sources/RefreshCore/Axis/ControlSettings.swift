/// What a control behind content does when that is shorter than the free viewport.
public enum ShortContent: Equatable, Sendable {
  /// It does not show, hold or start anything.
  case hide
  /// It stands at the end of the viewport.
  case pin
  /// It stands right behind the content.
  case follow
  /// As `follow`, and it loads by itself until the content is long enough, but not more often than
  /// this without a drag in between. Only for automatic controls; for others the same as `follow`.
  case fill(limit: Int)
}

/// What a control of either kind can be set to.
public struct ControlSettings: Equatable, Sendable {
  public var shortContent: ShortContent
  /// Whether a control behind content shows, holds and starts anything while there is no content.
  public var showsWhenEmpty = false
  /// Points between the content and the control: how much of the inset there does not count.
  public var ignoredInset = 0.0
  public var timing = SessionTiming()
  /// Whether a pull may start a second run in the same drag, without being pushed back in between.
  public var rearmsInDrag = false

  public init(shortContent: ShortContent) { self.shortContent = shortContent }
}
