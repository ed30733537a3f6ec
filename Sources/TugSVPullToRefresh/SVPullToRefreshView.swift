import Tug

/// The control that `addPullToRefresh` makes, under SVPullToRefresh's names.
///
/// It is no view itself: `view` is. All else that Tug can do is at `refresher`.
@MainActor
public final class SVPullToRefreshView {
  public let position: SVPullToRefreshPosition
  let control: SVControl

  init(position: SVPullToRefreshPosition, actionHandler: @escaping () -> Void) {
    self.position = position
    control = SVControl(
      .pull(.normal) { (_: Refresher) in },
      actionHandler: actionHandler)
    control.refresher.style.isTimeHidden = true
  }

  /// The control behind it.
  public var refresher: Refresher { control.refresher }
  public var view: UIView { refresher.view }

  public var state: SVPullToRefreshState { control.state }

  /// Shows the spinner, and opens the view, without calling the handler.
  public func startAnimating() { control.startAnimating() }
  public func stopAnimating() { control.stopAnimating() }

  // MARK: Words and views

  /// `nil` brings Tug's own words back.
  public func setTitle(_ title: String?, for state: SVPullToRefreshState) {
    refresher.style.setTitle(title, for: SVPullToRefreshState.states(for: state))
  }

  public func setSubtitle(_ subtitle: String?, for state: SVPullToRefreshState) {
    refresher.style.setSubtitle(subtitle, for: SVPullToRefreshState.states(for: state))
  }

  /// In place of everything else, in the middle; `nil` brings it back.
  public func setCustomView(_ view: UIView?, for state: SVPullToRefreshState) {
    control.setCustomView(view, for: state)
  }

  // MARK: Colours

  public var arrowColor: UIColor? {
    get { refresher.style.arrowColor }
    set { refresher.style.arrowColor = newValue }
  }

  public var textColor: UIColor? {
    get { refresher.style.textColor }
    set { refresher.style.textColor = newValue }
  }

  public var activityIndicatorViewColor: UIColor? {
    get { refresher.style.spinnerColor }
    set { refresher.style.spinnerColor = newValue }
  }

  /// Medium if `nil`.
  public var activityIndicatorViewStyle: UIActivityIndicatorView.Style? {
    get { refresher.style.spinnerStyle }
    set { refresher.style.spinnerStyle = newValue }
  }

  /// The label that shows the title; change words and colour through the setters, which know the
  /// state.
  public var titleLabel: UILabel? { (refresher.indicator as? NormalIndicator)?.stateLabel }
  public var subtitleLabel: UILabel? { (refresher.indicator as? NormalIndicator)?.subtitleLabel }
}
