/// The behavior of a control after content that is shorter than the viewport without its insets.
public enum ShortContent: Equatable, Sendable {
  /// Hides the control, which then holds no inset and starts nothing.
  case hide
  /// Pins the control to the end of the viewport.
  case pin
  /// Places the control right after the content.
  case follow
  /// Places the control right after the content, and loads until the content fills the viewport.
  ///
  /// Only automatic controls fill; for others, this is the same as `follow`. Nothing is loaded
  /// outside a window, more than `limit` times without a drag in between, or again before the
  /// previous load has changed the content, because a page may be empty.
  case fill(limit: Int)
}
