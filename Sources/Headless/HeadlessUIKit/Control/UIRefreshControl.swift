import Foundation

/// The system's control for refreshing a scroll view, above the content.
///
/// A pull beyond `triggerDistance` begins to refresh under the finger, with `valueChanged`. When the
/// finger lifts, the content rests below the control until `endRefreshing()`. Apple documents the states
/// and the event, and neither the distance nor the motion.
open class UIRefreshControl: UIControl {
  /// What the control is doing.
  private enum Phase {
    case idle
    /// Refreshing under the finger, without an inset.
    case pulled
    case refreshing
  }

  private var phase = Phase.idle
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

  open var isRefreshing: Bool { phase != .idle }

  /// Begins to refresh, without `valueChanged` and without moving the content: an app scrolls to it.
  open func beginRefreshing() {
    guard phase == .idle else { return }
    phase = .refreshing
    spinner.startAnimating()
    scrollView?.refreshInsetChanged()
  }

  /// Ends refreshing, and moves the content back.
  open func endRefreshing() {
    guard phase != .idle else { return }
    phase = .idle
    spinner.stopAnimating()
    guard let scrollView, scrollView.window != nil else {
      self.scrollView?.refreshInsetChanged()
      return
    }
    host.run { UIView.animate(withDuration: 0.3) { scrollView.refreshInsetChanged() } }
  }

  private var scrollView: UIScrollView? {
    (containingView as? UIScrollView).flatMap { $0.refreshControl === self ? $0 : nil }
  }

  /// The part of the adjusted inset that the control takes.
  final var heldInset: CGFloat { phase == .refreshing ? Self.height : 0 }

  /// Follows the content, and begins to refresh at the trigger distance.
  final func contentDidMove(in scrollView: UIScrollView) {
    let top = -(scrollView.adjustedContentInset.top - heldInset)
    let offset = scrollView.layer.boundsOrigin
    frame = CGRect(
      x: 0, y: min(offset.y, top - Self.height), width: scrollView.layer.ownBounds.width,
      height: Self.height)
    if phase == .idle, isEnabled, isUserInteractionEnabled, scrollView.isTracking,
      offset.y < top - triggerDistance
    {
      phase = .pulled
      spinner.startAnimating()
      sendActions(for: .valueChanged)
    }
    if phase == .pulled, !scrollView.isTracking { fingerLifted(from: scrollView) }
  }

  /// Takes the inset that the pulled control waits for.
  final func fingerLifted(from scrollView: UIScrollView) {
    guard phase == .pulled else { return }
    phase = .refreshing
    scrollView.refreshInsetChanged()
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
  /// Called after a change of what the refresh control holds.
  func refreshInsetChanged() {
    geometryChanged()
    refreshControl?.contentDidMove(in: self)
  }

  func replaceRefreshControl(_ old: UIRefreshControl?) {
    guard refreshControl !== old else { return }
    if old?.containingView === self { old?.removeFromSuperview() }
    hasRefreshControl = refreshControl != nil
    if let refreshControl { insertSubview(refreshControl, at: 0) }
    if (old?.heldInset ?? 0) != (refreshControl?.heldInset ?? 0) { geometryChanged() }
    refreshControl?.contentDidMove(in: self)
  }
}
