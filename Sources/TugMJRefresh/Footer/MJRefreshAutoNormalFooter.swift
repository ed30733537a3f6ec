import Tug

/// A footer that loads by itself, with a spinner.
#if canImport(UIKit)
  @objc(MJRefreshAutoNormalFooter)
#endif
@preconcurrency @MainActor
open class MJRefreshAutoNormalFooter: MJRefreshAutoStateFooter {
  @nonobjc private lazy var signs = ArrowAndSpinner(self, rest: 0) { Bundle.mj_arrowImage() }

  /// The spinner.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var loadingView: UIActivityIndicatorView? { signs.spinner }

  /// The size of the spinner, which is made again.
  @available(*, deprecated, message: "Set the style of loadingView")
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var activityIndicatorViewStyle: UIActivityIndicatorView.Style {
    get { signs.spinner.style }
    set { signs.setStyle(newValue) }
  }

  open override func prepare() {
    super.prepare()
    _ = signs.spinner
  }

  open override func placeSubviews() {
    super.placeSubviews()
    guard let loadingView, loadingView.hasNoConstraints else { return }
    loadingView.center = place(before: textWidth > 0 ? textWidth / 2 + labelLeftInset : 0)
  }

  open override var state: MJRefreshState {
    get { super.state }
    set {
      guard newValue != super.state else { return }
      super.state = newValue
      if newValue == .refreshing {
        loadingView?.startAnimating()
      } else {
        loadingView?.stopAnimating()
      }
    }
  }
}
