/// What a control behind content does when that is shorter than the free viewport.
public enum ShortContent: Equatable, Sendable {
  /// It does not show, hold or start anything.
  case hide
  /// It stands at the end of the viewport.
  case pin
  /// It stands right behind the content.
  case follow
  /// As `follow`, and it loads by itself until the content is long enough, but not more often than
  /// this without a drag in between, and not again before what it has loaded has changed the content:
  /// rows may come after the end, and a page may be empty. Only for automatic controls; for others
  /// the same as `follow`.
  case fill(limit: Int)
}
