/// The reason why a line of a trace can't be read or played.
public struct TraceError: Error, Equatable, CustomStringConvertible {
  /// Why, as a sentence without its end.
  public let reason: String
  /// The number of the line, counted from 1, or 0 if the error isn't about a line.
  public package(set) var line = 0

  package init(_ reason: String) { self.reason = reason }

  public var description: String { line == 0 ? reason : "line \(line): \(reason)" }
}
