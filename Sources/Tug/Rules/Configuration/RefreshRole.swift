/// What a control does to its list. Words, VoiceOver, and arbitration go by it.
package enum RefreshRole: Equatable, Sendable {
  /// Replaces the data.
  case refresh
  /// Adds more data.
  case load

  /// A control that loads by itself, or was created to load, adds data at either end. Any other pulled
  /// control replaces the data at the start of the axis, and adds to it at the end.
  init(isPulled: Bool, atStart: Bool, isForLoading: Bool) {
    self = isPulled && atStart && !isForLoading ? .refresh : .load
  }
}
