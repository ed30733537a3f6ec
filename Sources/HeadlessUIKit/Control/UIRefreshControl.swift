import Foundation

/// The system's control for refreshing a scroll view, above the content.
///
/// A pull beyond `triggerDistance` begins to refresh, with `valueChanged`. As recorded, it does so whatever
/// the control's targets, `isEnabled`, or `isUserInteractionEnabled` are: only a control that is removed does
/// nothing. Its 60 points are added under the finger, and only `endRefreshing()` takes them back. Nobody has
/// published the distance.
open class UIRefreshControl: UIControl {
  private var isBusy = false
  private let spinner = UIActivityIndicatorView(style: .medium)

  /// The distance in points that a pull must exceed. Not in UIKit, whose distance isn't published. The
  /// default is 120.
  public final var triggerDistance: CGFloat = 120

  /// The text below the spinner, which is kept and not drawn.
  open var attributedTitle: NSAttributedString?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: Self.height))
    prepare()
  }

  public override init(frame: CGRect, primaryAction: UIAction?) {
    super.init(
      frame: CGRect(x: 0, y: 0, width: frame.width, height: Self.height), primaryAction: nil)
    prepare()
    if let primaryAction { addAction(primaryAction, for: .valueChanged) }
  }

  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    prepare()
  }

  public required init?(coder: NSCoder) { nil }

  private func prepare() {
    spinner.hidesWhenStopped = true
    addSubview(spinner)
  }

  /// UIKit's height in points.
  private static var height: CGFloat { 60 }

  open var isRefreshing: Bool { isBusy }

  /// Begins to refresh, without `valueChanged` and without moving the content: an app scrolls to it.
  open func beginRefreshing() {
    guard !isBusy else { return }
    isBusy = true
    spinner.startAnimating()
    scrollView?.refreshInsetChanged()
  }

  /// Ends refreshing, and moves the content back.
  open func endRefreshing() {
    guard isBusy else { return }
    isBusy = false
    spinner.stopAnimating()
    guard let scrollView, scrollView.window != nil else {
      self.scrollView?.refreshInsetChanged()
      return
    }
    host.run { UIView.animate(withDuration: 0.3) { scrollView.refreshInsetChanged() } }
  }

  /// The scroll view that the control refreshes. Beside a large title, it isn't the superview.
  final fileprivate(set) weak var scrollView: UIScrollView?

  /// The part of the adjusted inset that the control takes.
  final var heldInset: CGFloat { isBusy ? Self.height : 0 }

  /// Follows the content, and begins to refresh at the trigger distance. As recorded, an idle control is
  /// hidden.
  final func contentDidMove(in scrollView: UIScrollView) {
    guard !scrollView.isRefreshControlInBar else { return }
    let beyond = scrollView.layer.boundsOrigin.y + scrollView.adjustedContentInset.top - heldInset
    let frame = CGRect(
      x: 0, y: min(beyond, isBusy ? -Self.height : 0), width: scrollView.layer.ownBounds.width,
      height: Self.height)
    if self.frame != frame { self.frame = frame }
    let isIdle = !isBusy && beyond >= 0
    if isHidden != isIdle { isHidden = isIdle }
    guard !isBusy, scrollView.isTracking, beyond < -triggerDistance else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    spinner.color = tintColor
  }
}

extension UIScrollView {
  /// The height that a refresh takes.
  var heldRefreshInset: CGFloat { hasRefreshControl ? refreshControl?.heldInset ?? 0 : 0 }

  /// Called after a change of what the refresh control holds.
  func refreshInsetChanged() {
    if hasScrollTrackingBar { scrollTrackingBar?.contentDidMove(in: self) }
    geometryChanged()
    refreshControl?.contentDidMove(in: self)
  }

  func replaceRefreshControl(_ old: UIRefreshControl?) {
    guard refreshControl !== old else { return }
    if refreshControl != nil, host.traits.userInterfaceIdiom == .mac {
      host.onMistake("UIRefreshControl isn't supported in the Mac idiom: UIKit raises an exception")
    }
    if old?.scrollView === self {
      old?.scrollView = nil
      old?.removeFromSuperview()
    }
    hasRefreshControl = refreshControl != nil
    isRefreshControlInBar = false
    if let refreshControl {
      refreshControl.scrollView = self
      insertSubview(refreshControl, at: 0)
    }
    if (old?.heldInset ?? 0) != heldRefreshInset { refreshInsetChanged() }
    refreshControl?.contentDidMove(in: self)
  }
}
