/// The rules by which several controls of one scroll view run at the same time.
public enum Arbitration: Equatable, Sendable {
  /// One control runs at a time. Until it has closed, which includes the time for which it shows a result, no
  /// other starts. An automatic one whose end has come into view meanwhile starts then.
  case exclusive
  /// Each control runs independently.
  case parallel
  /// A refresh cancels loading, whose page would not fit the new data, and blocks it until the header
  /// has closed.
  case refreshCancelsLoad

  /// Whether a control may not start while another one is running.
  package func blocks(_ role: RefreshRole, while other: RefreshRole) -> Bool {
    switch (self, role, other) {
    case (.exclusive, _, _): true
    case (.parallel, _, _): false
    case (.refreshCancelsLoad, .load, .refresh): true
    case (.refreshCancelsLoad, .load, .load), (.refreshCancelsLoad, .refresh, _): false
    }
  }

  /// Whether a control that starts cancels the run of another one.
  package func cancels(_ other: RefreshRole, whenStarts role: RefreshRole) -> Bool {
    switch (self, role, other) {
    case (.refreshCancelsLoad, .refresh, .load): true
    case (.refreshCancelsLoad, .refresh, .refresh), (.refreshCancelsLoad, .load, _): false
    case (.exclusive, _, _), (.parallel, _, _): false
    }
  }
}
