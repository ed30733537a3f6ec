/// A problem in the app that a control works around.
///
/// If code assigns an inset of its own each time a control adds to it, the assigned inset stays:
/// the control is open without room of its own, or follows other insets only once in a frame.
///
/// Lengths of the scroll view must be finite and at most 1e12 points, and sizes must not be
/// negative. Until its content offset, content size, bounds, and insets are valid again, the
/// control ignores events of the scroll view, and keeps its state. A refresh in progress can still
/// end. A length of the control, from its indicator or the app, may be up to a million points; any
/// other is replaced by the default.
///
/// Don't set the `refreshControl` of a scroll view with a header: both would be pulled together.
///
/// The end of the data lasts until `resetNoMoreData()` is called or a refresh succeeds; `endRefreshing(_:completion:)`
/// doesn't change it. Runs are to be begun and ended on the main thread: a call from another one is passed on.
public struct RefreshWarning: Equatable, Sendable, CustomStringConvertible {
  /// A part of the geometry, the lengths of the control, an inset that someone else keeps changing, a system control
  /// beside it, or a call that does something else than its caller expects.
  enum Subject: UInt8, CaseIterable {
    case contentOffset, contentSize, bounds, contentInset, length, contestedInset, refreshControl
    case endAfterNoMoreData, thread
  }

  let subject: Subject
  /// The edge of the control; `nil` before it is assigned to one.
  public let edge: Refresher.Edge?

  /// A sentence for a log, which names the edge and the problem.
  public var description: String {
    let place = edge.map { "control at \($0)" } ?? "new control"
    let problem =
      switch subject {
      case .contentOffset: "the content offset is unusable and ignored"
      case .contentSize: "the content size is unusable and ignored"
      case .bounds: "the size of the bounds is unusable and ignored"
      case .contentInset: "the insets are unusable and ignored"
      case .length: "a length is unusable and ignored"
      case .contestedInset:
        "the insets are changed again and again by someone else, and are left alone"
      case .refreshControl: "the scroll view has a refreshControl, too; both are pulled"
      case .endAfterNoMoreData:
        "there is no more data until resetNoMoreData() or a refresh; endRefreshing() doesn't change that"
      case .thread: "a call from another thread than the main one is passed on to it"
      }
    return "Tug, \(place): \(problem)"
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
  /// Defaults to `nil`, which writes them to the system's log, under the subsystem "Tug".
  ///
  /// ```swift
  /// Refresher.warningHandler = { logger.warning("\($0)") }
  /// ```
  public static var warningHandler: (@MainActor (RefreshWarning) -> Void)? {
    get { WarningSetting.current.handler }
    set { WarningSetting.current.handler = newValue }
  }
}
