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
