// Each name that an app may use, as one would. Nothing calls it: what doesn't compile in one of an app's modes is missed.

import Foundation
import TugMJRefresh

@MainActor
enum EachName {
  // MARK: Components

  static func shared(_ component: MJRefreshComponent) async {
    let action: MJRefreshComponentAction = { component.endRefreshing() }
    component.refreshingBlock = action
    component.beginRefreshingCompletionBlock = action
    component.endRefreshingAnimationBeginAction = action
    component.endRefreshingCompletionBlock = action
    component.autoChangeTransparency(true).afterBeginningAction(action)
      .endingAnimationBeginningAction(action).afterEndingAction(action)
      .setAnimationDisabled().link(to: UIScrollView())
    component.isAutomaticallyChangeAlpha.toggle()
    component.fastAnimationDuration += component.slowAnimationDuration
    component.slowAnimationDuration = 1
    component.pullingPercent *= 2
    component.beginRefreshing(completionBlock: action)
    component.endRefreshing { component.executeRefreshingCallback() }
    await component.beginRefreshing()
    await component.endRefreshing()
    if component.isRefreshing, component.scrollViewOriginalInset.top > 0 {
      component.scrollView?.mj_header = nil
    }
    for view in component.flipsHorizontallyInOppositeLayoutDirectionViews
      + component.additionalFlipsViews
    {
      view.removeFromSuperview()
    }
    #if canImport(UIKit)
      component.setRefreshingTarget(UIView(), refreshingAction: #selector(UIView.layoutIfNeeded))
      component.refreshingAction = #selector(UIView.setNeedsLayout)
      component.refreshingTarget = component.scrollView
    #endif
  }

  static func headers(_ texts: MJRefreshStateHeader, _ pictures: MJRefreshGifHeader) {
    let header: MJRefreshHeader = MJRefreshNormalHeader {}
    header.lastUpdatedTimeKey += "\(header.lastUpdatedTime?.timeIntervalSince1970 ?? 0)"
    header.ignoredScrollViewContentInsetTop += 1
    header.isCollectionViewAnimationBug.toggle()
    let normal = header as? MJRefreshNormalHeader
    normal?.arrowView?.image = nil
    normal?.loadingView?.stopAnimating()
    texts.stateLabel?.textColor = texts.lastUpdatedTimeLabel?.textColor
    texts.lastUpdatedTimeText = { "\($0?.timeIntervalSince1970 ?? 0)" }
    texts.modifyLastUpdatedTimeText { _ in "" }.setTitle("", for: .idle).labelLeftInset += 1
    pictures.setImages([], for: .idle).setImages([], duration: 1, for: .pulling).gifView?.image =
      nil
  }

  static func footers(
    _ auto: MJRefreshAutoStateFooter, _ pictures: MJRefreshAutoGifFooter,
    _ back: MJRefreshBackStateFooter, _ backPictures: MJRefreshBackGifFooter
  ) {
    for footer: MJRefreshFooter in [MJRefreshAutoNormalFooter {}, MJRefreshBackNormalFooter {}] {
      footer.ignoredScrollViewContentInsetBottom += 1
      footer.endRefreshingWithNoMoreData()
      footer.resetNoMoreData()
      (footer as? MJRefreshAutoNormalFooter)?.loadingView?.startAnimating()
      (footer as? MJRefreshBackNormalFooter)?.loadingView?.startAnimating()
      (footer as? MJRefreshBackNormalFooter)?.arrowView?.isHidden = true
      (footer as? MJRefreshAutoFooter)?.autoTriggerTimes = footer is MJRefreshBackFooter ? 1 : -1
    }
    auto.isAutomaticallyRefresh.toggle()
    auto.isRefreshingTitleHidden.toggle()
    auto.triggerAutomaticallyRefreshPercent += 1
    auto.setTitle(back.title(for: .noMoreData), for: .noMoreData).labelLeftInset += 1
    auto.stateLabel?.textColor = back.stateLabel?.textColor
    back.setTitle("", for: .willRefresh).labelLeftInset += 1
    pictures.setImages([], for: .idle).setImages([], duration: 1, for: .pulling).gifView?.image =
      nil
    backPictures.setImages([], for: .idle).setImages([], duration: 1, for: .pulling)
      .gifView?.image = nil
  }

  static func trailers(_ texts: MJRefreshStateTrailer) {
    let trailer: MJRefreshTrailer = MJRefreshNormalTrailer {}
    trailer.ignoredScrollViewContentInsetRight += 1
    (trailer as? MJRefreshNormalTrailer)?.arrowView?.image = nil
    texts.setTitle("", for: .pulling).stateLabel?.text = nil
  }

  #if canImport(UIKit)
    static func targets(_ target: UIView, _ action: Selector) -> [MJRefreshComponent] {
      [
        MJRefreshNormalHeader(refreshingTarget: target, refreshingAction: action),
        MJRefreshBackFooter(refreshingTarget: target, refreshingAction: action),
        MJRefreshTrailer(refreshingTarget: target, refreshingAction: action),
      ]
    }
  #endif

  // MARK: Views, texts, and numbers

  static func views(_ list: UIScrollView, _ view: UIView) -> Int {
    (list.mj_header, list.mj_footer, list.mj_trailer) = (nil, nil, nil)
    list.mj_insetT += list.mj_inset.top
    list.mj_insetB += 1
    list.mj_insetL += 1
    list.mj_insetR += 1
    list.mj_offsetX += list.mj_contentW
    list.mj_offsetY += list.mj_contentH
    list.mj_contentW += 1
    list.mj_contentH += 1
    view.mj_x += view.mj_size.width
    view.mj_y += view.mj_origin.y
    view.mj_w += UILabel.mj_().mj_textWidth()
    view.mj_h += 1
    view.mj_size = .zero
    view.mj_origin = .zero
    return list.mj_totalDataCount()
  }

  static func language() -> [UIImage] {
    let config = MJRefreshConfig.default
    config.languageCode = config.languageCode ?? "en"
    config.i18nFilename =
      config.i18nFilename ?? Notification.Name.MJRefreshDidChangeLanguage.rawValue
    config.i18nBundle = config.i18nBundle ?? .mj_refresh()
    config.i18nFilename = Bundle.mj_localizedString(forKey: "", value: "")
    return [Bundle.mj_arrowImage(), Bundle.mj_trailArrowImage()]
  }

  static func constants() -> ([CGFloat], [String]) {
    (
      [
        MJRefreshLabelLeftInset, MJRefreshHeaderHeight, MJRefreshFooterHeight, MJRefreshTrailWidth,
        MJRefreshFastAnimationDuration, MJRefreshSlowAnimationDuration,
      ],
      [
        MJRefreshKeyPathContentOffset, MJRefreshKeyPathContentSize, MJRefreshKeyPathContentInset,
        MJRefreshKeyPathPanState, MJRefreshHeaderLastUpdatedTimeKey, MJRefreshHeaderIdleText,
        MJRefreshHeaderPullingText, MJRefreshHeaderRefreshingText, MJRefreshTrailerIdleText,
        MJRefreshTrailerPullingText, MJRefreshAutoFooterIdleText, MJRefreshAutoFooterRefreshingText,
        MJRefreshAutoFooterNoMoreDataText, MJRefreshBackFooterIdleText,
        MJRefreshBackFooterPullingText, MJRefreshBackFooterRefreshingText,
        MJRefreshBackFooterNoMoreDataText, MJRefreshHeaderLastTimeText,
        MJRefreshHeaderDateTodayText, MJRefreshHeaderNoneLastDateText,
      ]
    )
  }

  // MARK: Former names

  @available(*, deprecated)
  static func formerNames(
    _ list: UIScrollView, _ header: MJRefreshNormalHeader, _ footer: MJRefreshBackNormalFooter,
    _ auto: MJRefreshAutoNormalFooter
  ) {
    (list.header, list.footer) = (header, footer)
    header.isAutoChangeAlpha.toggle()
    header.endRefreshingAnimateCompletionBlock = footer.endRefreshingAnimateCompletionBlock
    header.activityIndicatorViewStyle = footer.activityIndicatorViewStyle
    auto.activityIndicatorViewStyle = .medium
    auto.isAutomaticallyHidden.toggle()
    auto.noticeNoMoreData()
    let begin: MJRefreshComponentBeginRefreshingCompletionBlock = {}
    let end: MJRefreshComponentEndRefreshingCompletionBlock = begin
    let refresh: MJRefreshComponentRefreshingBlock = end
    header.refreshingBlock = refresh
  }
}
