/// The whole public API of the libraries that users migrate from.
enum LibraryNames {
  /// MJRefresh 3.7.9, without its macros.
  static let mjRefresh = """
    MJRefreshComponent fastAnimationDuration slowAnimationDuration refreshingBlock refreshingTarget
    refreshingAction beginRefreshingCompletionBlock endRefreshingAnimationBeginAction
    endRefreshingAnimateCompletionBlock endRefreshingCompletionBlock refreshing state
    scrollViewOriginalInset scrollView flipsHorizontallyInOppositeLayoutDirectionViews
    additionalFlipsViews pullingPercent automaticallyChangeAlpha autoChangeAlpha
    setAnimationDisabled setRefreshingTarget:refreshingAction: executeRefreshingCallback
    beginRefreshing beginRefreshingWithCompletionBlock: endRefreshing
    endRefreshingWithCompletionBlock: prepare placeSubviews scrollViewContentOffsetDidChange:
    scrollViewContentSizeDidChange: scrollViewPanStateDidChange: i18nDidChange
    autoChangeTransparency: afterBeginningAction: endingAnimationBeginningAction:
    afterEndingAction: linkTo:
    MJRefreshHeader headerWithRefreshingBlock: headerWithRefreshingTarget:refreshingAction:
    lastUpdatedTimeKey lastUpdatedTime ignoredScrollViewContentInsetTop
    isCollectionViewAnimationBug MJRefreshStateHeader lastUpdatedTimeText lastUpdatedTimeLabel
    stateLabel labelLeftInset setTitle:forState: modifyLastUpdatedTimeText:
    MJRefreshNormalHeader arrowView loadingView activityIndicatorViewStyle MJRefreshGifHeader
    gifView setImages:duration:forState: setImages:forState:
    MJRefreshFooter footerWithRefreshingBlock: footerWithRefreshingTarget:refreshingAction:
    endRefreshingWithNoMoreData noticeNoMoreData resetNoMoreData
    ignoredScrollViewContentInsetBottom automaticallyHidden MJRefreshAutoFooter
    automaticallyRefresh triggerAutomaticallyRefreshPercent autoTriggerTimes
    appearencePercentTriggerAutoRefresh
    MJRefreshAutoStateFooter refreshingTitleHidden MJRefreshAutoNormalFooter MJRefreshAutoGifFooter
    MJRefreshBackFooter MJRefreshBackStateFooter titleForState: MJRefreshBackNormalFooter
    MJRefreshBackGifFooter
    MJRefreshTrailer trailerWithRefreshingBlock: trailerWithRefreshingTarget:refreshingAction:
    ignoredScrollViewContentInsetRight MJRefreshStateTrailer MJRefreshNormalTrailer
    mj_header mj_footer mj_trailer header footer mj_totalDataCount mj_inset mj_insetT mj_insetB
    mj_insetL mj_insetR mj_offsetX mj_offsetY mj_contentW mj_contentH mj_x mj_y mj_w mj_h mj_size
    mj_origin mj_label mj_textWidth
    MJRefreshConfig MJRefreshConfig.defaultConfig languageCode i18nFilename i18nBundle
    MJRefreshDidChangeLanguageNotification
    MJRefreshState MJRefreshStateIdle MJRefreshStatePulling MJRefreshStateWillRefresh
    MJRefreshStateRefreshing MJRefreshStateNoMoreData
    MJRefreshComponentAction MJRefreshComponentRefreshingBlock
    MJRefreshComponentBeginRefreshingCompletionBlock MJRefreshComponentEndRefreshingCompletionBlock
    mj_refreshBundle mj_arrowImage mj_trailArrowImage mj_localizedStringForKey:
    mj_localizedStringForKey:value: MJRefreshExchangeImplementations
    MJRefreshLabelLeftInset MJRefreshHeaderHeight MJRefreshFooterHeight MJRefreshTrailWidth
    MJRefreshFastAnimationDuration MJRefreshSlowAnimationDuration MJRefreshKeyPathContentOffset
    MJRefreshKeyPathContentSize MJRefreshKeyPathContentInset MJRefreshKeyPathPanState
    MJRefreshHeaderLastUpdatedTimeKey MJRefreshHeaderIdleText MJRefreshHeaderPullingText
    MJRefreshHeaderRefreshingText MJRefreshTrailerIdleText MJRefreshTrailerPullingText
    MJRefreshAutoFooterIdleText MJRefreshAutoFooterRefreshingText MJRefreshAutoFooterNoMoreDataText
    MJRefreshBackFooterIdleText MJRefreshBackFooterPullingText MJRefreshBackFooterRefreshingText
    MJRefreshBackFooterNoMoreDataText MJRefreshHeaderLastTimeText MJRefreshHeaderDateTodayText
    MJRefreshHeaderNoneLastDateText
    """

  /// The names of MJRefresh that Swift spells with other words, as its importer prints them, each after
  /// the one in Objective-C.
  static let mjRefreshInSwift = """
    refreshing isRefreshing
    automaticallyChangeAlpha isAutomaticallyChangeAlpha
    autoChangeAlpha isAutoChangeAlpha
    automaticallyHidden isAutomaticallyHidden
    automaticallyRefresh isAutomaticallyRefresh
    refreshingTitleHidden isRefreshingTitleHidden
    headerWithRefreshingBlock: init(refreshingBlock:)
    footerWithRefreshingBlock: init(refreshingBlock:)
    trailerWithRefreshingBlock: init(refreshingBlock:)
    headerWithRefreshingTarget:refreshingAction: init(refreshingTarget:refreshingAction:)
    footerWithRefreshingTarget:refreshingAction: init(refreshingTarget:refreshingAction:)
    trailerWithRefreshingTarget:refreshingAction: init(refreshingTarget:refreshingAction:)
    beginRefreshingWithCompletionBlock: beginRefreshing(completionBlock:)
    endRefreshingWithCompletionBlock: endRefreshing(completionBlock:)
    linkTo: link(to:)
    setTitle:forState: setTitle(_:for:)
    titleForState: title(for:)
    setImages:duration:forState: setImages(_:duration:for:)
    setImages:forState: setImages(_:for:)
    MJRefreshStateIdle .idle
    mj_label mj_()
    mj_refreshBundle mj_refresh()
    mj_localizedStringForKey: mj_localizedString(forKey:)
    mj_localizedStringForKey:value: mj_localizedString(forKey:value:)
    MJRefreshConfig.defaultConfig MJRefreshConfig.default
    MJRefreshDidChangeLanguageNotification NSNotification.Name.MJRefreshDidChangeLanguage
    """

  static let svPullToRefresh = """
    addPullToRefreshWithActionHandler: addPullToRefreshWithActionHandler:position:
    triggerPullToRefresh pullToRefreshView showsPullToRefresh
    addInfiniteScrollingWithActionHandler: triggerInfiniteScrolling infiniteScrollingView
    showsInfiniteScrolling SVPullToRefreshView arrowColor textColor titleLabel subtitleLabel
    activityIndicatorViewColor activityIndicatorViewStyle state position setTitle:forState:
    setSubtitle:forState: setCustomView:forState: startAnimating stopAnimating dateLabel
    lastUpdatedDate dateFormatter triggerRefresh SVInfiniteScrollingView enabled
    SVPullToRefreshStateStopped SVPullToRefreshStateTriggered SVPullToRefreshStateLoading
    SVPullToRefreshStateAll SVInfiniteScrollingStateStopped SVInfiniteScrollingStateTriggered
    SVInfiniteScrollingStateLoading SVInfiniteScrollingStateAll SVPullToRefreshPositionTop
    SVPullToRefreshPositionBottom
    """
}
