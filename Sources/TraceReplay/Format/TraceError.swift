/// Why a line of a trace cannot be played: one sentence, for a person.
public struct TraceError: Error, Equatable, CustomStringConvertible {
  public let reason: String
  /// Counted from 1; 0 where there are no lines.
  public internal(set) var line = 0

  init(_ reason: String) { self.reason = reason }

  public var description: String { line == 0 ? reason : "line \(line): \(reason)" }
}
