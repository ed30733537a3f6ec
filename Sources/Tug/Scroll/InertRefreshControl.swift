extension UIScrollView {
  /// Installs a control that shows nothing while this scroll view is in a sheet, and removes it otherwise.
  func keepPullInSheet(_ isWanted: Bool) {
    switch refreshControl {
    case nil where isWanted && isInSheet: refreshControl = InertRefreshControl(of: self)
    case let control as InertRefreshControl where !isWanted || !isInSheet:
      control.endAtOnce()
      refreshControl = nil
    default: break
    }
  }

  /// In the Mac idiom, UIKit raises an exception for any refresh control.
  private var isInSheet: Bool {
    guard window != nil, traitCollection.userInterfaceIdiom != .mac,
      let controller = owningController
    else { return false }
    return controller.presentingViewController != nil
      && controller.sheetPresentationController != nil
  }

  /// The refresh control that the app has installed, or SwiftUI for it.
  package var refreshControlOfApp: UIRefreshControl? {
    refreshControl is InertRefreshControl ? nil : refreshControl
  }

  /// The part of the adjusted inset that only `InertRefreshControl` takes.
  var inertRoom: CGFloat { (refreshControl as? InertRefreshControl)?.room(in: self) ?? 0 }
}

/// A refresh control that shows nothing. In a sheet, UIKit leaves pulls to a scroll view only while it has one.
///
/// A long pull makes it refresh, whatever it is set to: it adds its room under the finger, and keeps it until
/// it is ended. It is ended when no finger holds the content, and its room counts for no control until then.
final class InertRefreshControl: UIRefreshControl {
  private weak var scrollView: UIScrollView?
  private lazy var timer = FrameTimer(on: self)
  /// The part of the adjusted inset that wasn't the app's, before this control took room.
  private var system: CGFloat = 0

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init()
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    accessibilityElementsHidden = true
    tintColor = .clear
    alpha = 0
    addAction(UIAction { [weak self] _ in self?.endAfterLift() }, for: .valueChanged)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func room(in scrollView: UIScrollView) -> CGFloat {
    let system = scrollView.adjustedContentInset.top - scrollView.contentInset.top
    guard isRefreshing else {
      self.system = system
      return 0
    }
    return min(max(system - self.system, 0), bounds.height)
  }

  private func endAfterLift() {
    timer.start(0) { [weak self] in
      guard let self else { return }
      if scrollView?.isTracking == true { endAfterLift() } else { endAtOnce() }
    }
  }

  /// Its room is no part of any motion.
  func endAtOnce() {
    timer.cancel()
    if isRefreshing { UIView.performWithoutAnimation { endRefreshing() } }
  }
}
