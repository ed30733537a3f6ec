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

/// The rules by which several controls of one scroll view run at the same time.
public enum Arbitration: Equatable, Sendable {
  /// A refresh cancels a load, whose page would belong to the old data. A load that can't be canceled,
  /// because it has a callback or was started elsewhere, blocks the refresh. Otherwise the same as `.exclusive`.
  case automatic
  /// One control runs at a time. Until it has closed, which includes the time for which it shows a result, no
  /// other starts. An automatic one whose end has come into view meanwhile starts then.
  case exclusive
  /// Each control runs independently.
  case parallel
  /// A refresh ends a load, even one with a callback, whose page the app then has to ignore. It blocks the
  /// next load until the header has closed. Loads at two edges run independently.
  case refreshCancelsLoad

  /// Whether a control may not start while another one is running, which can be canceled or not.
  func blocks(
    _ role: RefreshRole, while other: RefreshRole, isCancelable: Bool
  ) -> Bool {
    switch (self, role, other) {
    case (.automatic, .refresh, .load): !isCancelable
    case (.automatic, _, _): true
    case (.exclusive, _, _): true
    case (.parallel, _, _): false
    case (.refreshCancelsLoad, .load, .refresh): true
    case (.refreshCancelsLoad, .load, .load), (.refreshCancelsLoad, .refresh, _): false
    }
  }

  /// Whether a control that starts cancels the run of another one.
  func cancels(
    _ other: RefreshRole, isCancelable: Bool, whenStarts role: RefreshRole
  ) -> Bool {
    switch (self, role, other) {
    case (.automatic, .refresh, .load): isCancelable
    case (.refreshCancelsLoad, .refresh, .load): true
    case (.refreshCancelsLoad, .refresh, .refresh), (.refreshCancelsLoad, .load, _): false
    case (.automatic, _, _), (.exclusive, _, _), (.parallel, _, _): false
    }
  }
}
