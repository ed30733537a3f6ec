extension MJRefreshComponent {
  /// The former name of `isAutomaticallyChangeAlpha`.
  @available(*, deprecated, renamed: "isAutomaticallyChangeAlpha")
  public var isAutoChangeAlpha: Bool {
    get { isAutomaticallyChangeAlpha }
    set { isAutomaticallyChangeAlpha = newValue }
  }

  /// The former name of `endRefreshingAnimationBeginAction`.
  @available(*, deprecated, renamed: "endRefreshingAnimationBeginAction")
  #if canImport(UIKit)
    @objc
  #endif
  public var endRefreshingAnimateCompletionBlock: MJRefreshComponentAction? {
    get { endRefreshingAnimationBeginAction }
    set { endRefreshingAnimationBeginAction = newValue }
  }
}

#if !canImport(UIKit)
  @available(*, deprecated, renamed: "MJRefreshComponentAction")
  public typealias MJRefreshComponentRefreshingBlock = () -> Void
  @available(*, deprecated, renamed: "MJRefreshComponentAction")
  public typealias MJRefreshComponentBeginRefreshingCompletionBlock = () -> Void
  @available(*, deprecated, renamed: "MJRefreshComponentAction")
  public typealias MJRefreshComponentEndRefreshingCompletionBlock = () -> Void
#endif
