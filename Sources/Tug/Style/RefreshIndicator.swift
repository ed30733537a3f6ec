/// A view that shows the status of a control.
///
/// An indicator never sees the scroll view. Tug sets its bounds and its center so that it fills the control:
/// lay out your subviews in `layoutSubviews`. Its `transform` is yours.
///
/// ```swift
/// final class Flame: UIView, RefreshIndicator {
///   var extent: CGFloat { 80 }
///   func show(_ status: RefreshStatus) { isBurning = status.state == .refreshing }
///   func progressChanged(to progress: CGFloat) { height = min(progress, 1) }
/// }
/// tableView.tug.header = .pull(.custom { Flame() }) { … }
/// ```
@preconcurrency @MainActor
public protocol RefreshIndicator: UIView {
  /// The length along the scroll direction, in points. Read again when the control has taken its place
  /// at an edge, after `apply(_:)`, and on `Refresher.invalidateExtent()`.
  var extent: CGFloat { get }

  /// Applies a style. Called when the control is made, and when its style or a trait changes. Does
  /// nothing by default.
  func apply(_ style: RefreshStyle)

  /// Shows a status. Called when the control takes its place at an edge, and after each change of what
  /// there is to show.
  func show(_ status: RefreshStatus)

  /// Shows the progress of a pull: 0 when nothing of the control shows, 1 when all of it does, more
  /// beyond. Called at every step of a pull. Does nothing by default.
  func progressChanged(to progress: CGFloat)
}

extension RefreshIndicator {
  public func apply(_ style: RefreshStyle) {}
  public func progressChanged(to progress: CGFloat) {}
}
