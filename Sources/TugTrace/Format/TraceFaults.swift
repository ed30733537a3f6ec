/// What the system and the app do wrong in a trace, beside its events. `nil` values mean nothing.
package struct TraceFaults: Codable, Equatable, Sendable {
  /// The calls of the animations' completion handlers, one after the other, and then again from the first.
  package var completions: [Completion]?
  /// Whether a scroll view that enters its window has no size before the next turn.
  package var lateLayout: Bool?
  /// Whether the safe area reaches the scroll view in the next turn.
  package var lateSafeArea: Bool?
  /// The whole inset that the app assigns in each layout of the scroll view.
  package var wholeInset: TraceInsets?
  /// Whether Tug is told that every inset is a whole value, as it is of SwiftUI's lists.
  package var knowsWholeInsets: Bool?

  package init() {}

  /// The call of a completion handler: at its time, at once, after 0.3 of the duration, twice, or never.
  package enum Completion: String, Codable, CaseIterable, Sendable {
    case inTime, atOnce, early, twice, never
  }
}
