// MJRefresh's grammar of chains.

extension MJRefreshComponent {
  /// Sets whether the control fades in with the pull.
  #if canImport(UIKit)
    @objc
  #endif
  @discardableResult
  public func autoChangeTransparency(_ isAutoChange: Bool) -> Self {
    isAutomaticallyChangeAlpha = isAutoChange
    return self
  }

  /// Sets `beginRefreshingCompletionBlock`.
  #if canImport(UIKit)
    @objc
  #endif
  @discardableResult
  public func afterBeginningAction(_ action: @escaping MJRefreshComponentAction) -> Self {
    beginRefreshingCompletionBlock = action
    return self
  }

  /// Sets `endRefreshingAnimationBeginAction`.
  #if canImport(UIKit)
    @objc
  #endif
  @discardableResult
  public func endingAnimationBeginningAction(_ action: @escaping MJRefreshComponentAction) -> Self {
    endRefreshingAnimationBeginAction = action
    return self
  }

  /// Sets `endRefreshingCompletionBlock`.
  #if canImport(UIKit)
    @objc
  #endif
  @discardableResult
  public func afterEndingAction(_ action: @escaping MJRefreshComponentAction) -> Self {
    endRefreshingCompletionBlock = action
    return self
  }

  /// Assigns the control to its edge of a scroll view.
  #if canImport(UIKit)
    @objc(linkTo:)
  #endif
  @discardableResult
  public func link(to scrollView: UIScrollView) -> Self {
    switch self {
    case let header as MJRefreshHeader: scrollView.mj_header = header
    case let footer as MJRefreshFooter: scrollView.mj_footer = footer
    case let trailer as MJRefreshTrailer: scrollView.mj_trailer = trailer
    default: break
    }
    return self
  }
}
