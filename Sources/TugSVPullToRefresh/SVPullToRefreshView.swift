import Tug

/// The control that `addPullToRefresh` creates, with SVPullToRefresh's names.
///
/// It is not a view: its view is `view`. The options of Tug are those of `refresher`.
@preconcurrency @MainActor
public final class SVPullToRefreshView {
  /// The position, above the content or below it.
  public let position: SVPullToRefreshPosition
  let control: SVControl

  init(position: SVPullToRefreshPosition, actionHandler: @escaping () -> Void) {
    self.position = position
    control = SVControl(.pull(.classic, callback: { _ in }), actionHandler: actionHandler)
    control.refresher.style.showsLastUpdated = false
  }

  /// The control of Tug.
  public var refresher: Refresher { control.refresher }
  /// The view above or below the content.
  public var view: UIView { refresher.view }

  /// The state.
  public var state: SVPullToRefreshState { control.state }

  /// Shows the spinner, and opens the view, without calling the handler.
  public func startAnimating() { control.startAnimating() }
  /// Ends loading, and closes the view.
  public func stopAnimating() { control.stopAnimating() }

  // MARK: Titles and views

  /// Sets the title in a state. `nil` restores Tug's own title.
  public func setTitle(_ title: String?, for state: SVPullToRefreshState) {
    control.change(state) { $0.title = title }
  }

  /// Sets the line below the title in a state. `nil` restores Tug's own.
  public func setSubtitle(_ subtitle: String?, for state: SVPullToRefreshState) {
    control.change(state) { $0.subtitle = subtitle }
  }

  /// Shows a view in place of the indicator, centered, or the indicator again for `nil`.
  public func setCustomView(_ view: UIView?, for state: SVPullToRefreshState) {
    control.setCustomView(view, for: state)
  }

  // MARK: Colors

  /// The color of the arrow; `nil` for the system's label color.
  public var arrowColor: UIColor? {
    get { refresher.style.arrowColor }
    set { refresher.style.arrowColor = newValue }
  }

  /// The color of the title and the subtitle; `nil` for the system's label colors.
  public var textColor: UIColor? {
    get { refresher.style.textColor }
    set { refresher.style.textColor = newValue }
  }

  /// The color of the spinner; `nil` for the system's gray.
  public var activityIndicatorViewColor: UIColor? {
    get { refresher.style.spinnerColor }
    set { refresher.style.spinnerColor = newValue }
  }

  /// The size of the spinner. The default is medium, which `nil` restores.
  public var activityIndicatorViewStyle: UIActivityIndicatorView.Style? {
    get { refresher.style.spinnerStyle }
    set { refresher.style.spinnerStyle = newValue ?? .medium }
  }

  /// The label of the title. Change its text and color with the setters, which apply to a state.
  public var titleLabel: UILabel? { refresher.classicViews?.title }
  /// The label of the subtitle.
  public var subtitleLabel: UILabel? { refresher.classicSubtitle }
}
