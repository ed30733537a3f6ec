/// The behavior of a control after content that is shorter than the free viewport.
public enum ShortContent: Equatable, Sendable {
  /// Hides the control, which then holds no inset and starts nothing.
  case hide
  /// Pins the control to the end of the viewport.
  case pin
  /// Places the control right after the content.
  case follow
  /// Places the control right after the content, and loads until the content fills the viewport.
  ///
  /// Only controls that load by themselves fill; for others this is `follow`. Nothing is loaded outside
  /// a window, more than `limit` times without a drag in between, or again before the previous load
  /// has changed the content, because a page may be empty.
  case fill(limit: Int)
}
