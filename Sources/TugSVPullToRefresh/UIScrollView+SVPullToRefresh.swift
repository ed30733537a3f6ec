@_exported import Tug

/// The API of SVPullToRefresh, implemented with Tug. `docs/from-svpulltorefresh.md` lists the
/// differences.
extension UIScrollView {
  /// Adds a view that is pulled to refresh. A second call replaces the first one's view.
  ///
  /// - Parameters:
  ///   - actionHandler: called once when loading begins. End loading with `stopAnimating()`.
  ///   - position: the position of the view. The default is above the content.
  public func addPullToRefresh(
    actionHandler: @escaping () -> Void, position: SVPullToRefreshPosition = .top
  ) {
    showsPullToRefresh = false
    svViews.pullToRefresh = SVPullToRefreshView(position: position, actionHandler: actionHandler)
    showsPullToRefresh = true
  }

  /// Loads as if the user had pulled. Does nothing without a view, or while it is hidden.
  public func triggerPullToRefresh() {
    if showsPullToRefresh { pullToRefreshView?.control.trigger() }
  }

  /// The view that is pulled; `nil` before `addPullToRefresh`.
  public var pullToRefreshView: SVPullToRefreshView! { svViews.pullToRefresh }

  /// Whether the view that is pulled is part of the scroll view. `false` without a view.
  ///
  /// Assigning `false` removes the view with the inset that it held, and `true` adds it again.
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

  /// Adds a view below the content, which loads more when the content is dragged past its end and
  /// released. A second call replaces the first one's view.
  ///
  /// - Parameter actionHandler: called once when loading begins. End loading with `stopAnimating()`.
  public func addInfiniteScrolling(actionHandler: @escaping () -> Void) {
    showsInfiniteScrolling = false
    svViews.infiniteScrolling = SVInfiniteScrollingView(actionHandler: actionHandler)
    showsInfiniteScrolling = true
  }

  /// Loads as if the user had scrolled to the end. Does nothing without a view, or while it is hidden.
  public func triggerInfiniteScrolling() {
    if showsInfiniteScrolling { infiniteScrollingView?.control.trigger() }
  }

  /// The view below the content; `nil` before `addInfiniteScrolling`.
  public var infiniteScrollingView: SVInfiniteScrollingView! { svViews.infiniteScrolling }

  /// Whether the view below the content is part of the scroll view. `false` without a view.
  ///
  /// Assigning `false` removes the view with the inset that it held, and `true` adds it again.
  public var showsInfiniteScrolling: Bool {
    get { infiniteScrollingView.map { $0.refresher.edge != nil } ?? false }
    set {
      guard newValue != showsInfiniteScrolling, let view = infiniteScrollingView else { return }
      tug.footer = newValue ? view.refresher : nil
      view.observe(newValue ? self : nil)
    }
  }
}

// MARK: - Storage

/// The views of one scroll view, shown or hidden.
@MainActor
private final class SVViews {
  var pullToRefresh: SVPullToRefreshView?
  var infiniteScrolling: SVInfiniteScrollingView?

  /// A private object, whose address is the key of the association.
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
