/// A problem in the app that a control works around.
public struct RefreshWarning: Equatable, Sendable, CustomStringConvertible {
  /// The kinds of problems.
  public enum Subject: Equatable, Sendable, CaseIterable {
    /// The scroll view's content offset is not finite, or beyond 1e12 points.
    ///
    /// Until the geometry is usable again, the control ignores what happens there, and keeps its
    /// state. A refresh that is under way can end. The same applies to the next three.
    case contentOffset
    /// The scroll view's content size is negative, not finite, or beyond 1e12 points.
    case contentSize
    /// The scroll view's bounds have such a size.
    case bounds
    /// The scroll view's content inset or safe area is not finite, or beyond 1e12 points.
    case contentInset
    /// A length of the control, from its indicator or the app, is negative, not finite, or more than
    /// a million points. The default is used in its place.
    case length
  }

  /// The kind of problem.
  public let subject: Subject
  /// The edge of the control; `nil` before it is assigned to one.
  public let edge: Refresher.Edge?

  /// A sentence for a log.
  public var description: String {
    let place = edge.map { "control at \($0)" } ?? "new control"
    let problem =
      switch subject {
      case .contentOffset: "the content offset is"
      case .contentSize: "the content size is"
      case .bounds: "the size of the bounds is"
      case .contentInset: "the insets are"
      case .length: "a length is"
      }
    return "Tug, \(place): \(problem) unusable and ignored"
  }
}

/// The warning handler of one app.
@MainActor
final class WarningSetting {
  var handler: (@MainActor (RefreshWarning) -> Void)?
}

extension Refresher {
  /// A handler for configuration and layout warnings, called at most once per control and kind.
  ///
  /// Defaults to `nil`, which discards them. Nothing is printed.
  ///
  /// ```swift
  /// Refresher.warningHandler = { logger.warning("\($0)") }
  /// ```
  public static var warningHandler: (@MainActor (RefreshWarning) -> Void)? {
    get { WarningSetting.current.handler }
    set { WarningSetting.current.handler = newValue }
  }
}
