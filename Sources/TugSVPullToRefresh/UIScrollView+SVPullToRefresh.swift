@_exported import Tug

/// SVPullToRefresh's calls, on Tug's engine. `docs/from-svpulltorefresh.md` lists what is different.
extension UIScrollView {
  /// Adds a view that is pulled to refresh. A second call replaces the first one's view.
  ///
  /// - Parameters:
  ///   - actionHandler: called once when loading begins; end it with `stopAnimating`.
  ///   - position: above the content, or below it.
  public func addPullToRefresh(
    actionHandler: @escaping () -> Void, position: SVPullToRefreshPosition = .top
  ) {
    showsPullToRefresh = false
    svViews.pullToRefresh = SVPullToRefreshView(position: position, actionHandler: actionHandler)
    showsPullToRefresh = true
  }

  /// Loads, as if the user had pulled. Nothing without a view that shows.
  public func triggerPullToRefresh() {
    if showsPullToRefresh { pullToRefreshView?.control.trigger() }
  }

  /// `nil` before `addPullToRefresh`.
  public var pullToRefreshView: SVPullToRefreshView? { svViews.pullToRefresh }

  /// False removes the view with everything that it held, and stops watching; true brings it back.
  /// Without a view it stays false.
  public var showsPullToRefresh: Bool {
    get { pullToRefreshView.map { $0.refresher.edge != nil } ?? false }
    set {
      guard newValue != showsPullToRefresh, let view = pullToRefreshView else { return }
      switch view.position {
      case .top: tug.header = newValue ? view.refresher : nil
      case .bottom: tug.footer = newValue ? view.refresher : nil
      }
    }
  }

  /// Adds a view below the content that loads more when it is dragged beyond its end. A second call
  /// replaces the first one's view.
  ///
  /// - Parameter actionHandler: called once when loading begins; end it with `stopAnimating`.
  public func addInfiniteScrolling(actionHandler: @escaping () -> Void) {
    showsInfiniteScrolling = false
    svViews.infiniteScrolling = SVInfiniteScrollingView(actionHandler: actionHandler)
    showsInfiniteScrolling = true
  }

  /// Loads, as if the user had scrolled to the end. Nothing without a view that shows.
  public func triggerInfiniteScrolling() {
    if showsInfiniteScrolling { infiniteScrollingView?.control.trigger() }
  }

  /// `nil` before `addInfiniteScrolling`.
  public var infiniteScrollingView: SVInfiniteScrollingView? { svViews.infiniteScrolling }

  /// False removes the view with everything that it held, and stops watching; true brings it back.
  /// Without a view it stays false.
  public var showsInfiniteScrolling: Bool {
    get { infiniteScrollingView.map { $0.refresher.edge != nil } ?? false }
    set {
      guard newValue != showsInfiniteScrolling, let view = infiniteScrollingView else { return }
      tug.footer = newValue ? view.refresher : nil
      view.watch(newValue ? self : nil)
    }
  }
}

// MARK: - Where they are kept

/// The views of one scroll view, shown or not.
@MainActor
private final class SVViews {
  var pullToRefresh: SVPullToRefreshView?
  var infiniteScrolling: SVInfiniteScrollingView?

  /// An object nobody else has: its address is the key of the association.
  private static let keyObject = KeyObject()
  private final class KeyObject {}
  static var key: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(keyObject).toOpaque())
  }
}

extension UIScrollView {
  fileprivate var svViews: SVViews {
    if let views = objc_getAssociatedObject(self, SVViews.key) as? SVViews { return views }
    let views = SVViews()
    objc_setAssociatedObject(self, SVViews.key, views, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return views
  }
}
