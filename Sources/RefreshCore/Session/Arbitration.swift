/// Who may work at the same time on one scroll view.
public enum Arbitration: Equatable, Sendable {
  /// One at a time: while a control refreshes or loads, no other starts.
  case exclusive
  /// Each for itself.
  case parallel
  /// A refresh ends the loading of more, whose page would not fit the new list; while it lasts,
  /// nothing loads.
  case refreshCancelsLoad

  /// True if a control may not start while another one is at work.
  public func bars(_ role: RefreshRole, while other: RefreshRole) -> Bool {
    switch (self, role, other) {
    case (.exclusive, _, _): true
    case (.parallel, _, _): false
    case (.refreshCancelsLoad, .load, .refresh): true
    case (.refreshCancelsLoad, .load, .load), (.refreshCancelsLoad, .refresh, _): false
    }
  }

  /// True if a control that starts ends the work of another one.
  public func cancels(_ other: RefreshRole, whenStarts role: RefreshRole) -> Bool {
    switch (self, role, other) {
    case (.refreshCancelsLoad, .refresh, .load): true
    case (.refreshCancelsLoad, .refresh, .refresh), (.refreshCancelsLoad, .load, _): false
    case (.exclusive, _, _), (.parallel, _, _): false
    }
  }
}

/// What a control does to its list.
public enum RefreshRole: Equatable, Sendable {
  /// Makes it anew.
  case refresh
  /// Adds to it.
  case load
}
