import Tug

/// A header with an arrow, which a spinner replaces.
#if canImport(UIKit)
  @objc(MJRefreshNormalHeader)
#endif
@preconcurrency @MainActor
open class MJRefreshNormalHeader: MJRefreshStateHeader {
  @nonobjc private lazy var signs = ArrowAndSpinner(self, rest: 0) { Bundle.mj_arrowImage() }

  /// The arrow.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var arrowView: UIImageView? { signs.arrow }

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
    signs.prepare()
  }

  open override func placeSubviews() {
    super.placeSubviews()
    signs.place(textWidth: textWidth, inset: labelLeftInset, color: stateLabel?.textColor)
  }

  open override var state: MJRefreshState {
    get { super.state }
    set {
      let former = super.state
      guard newValue != former else { return }
      super.state = newValue
      signs.show(newValue, after: former)
    }
  }
}
