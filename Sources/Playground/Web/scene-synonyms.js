// Words that people type where the scenes have other ones.

/** What is typed, and what finds the scenes that are meant. */
const synonyms = [
  // Plain words
  [/^click|^press/i, "tap"],
  [/^(?:is)?enabled?$|^(?:is)?disabled?$|^turn off/i, "prevent"],
  [/^finish|^complet(?:e|ed)$|^done$/i, "endRefreshing"],
  [/^closures?$/i, "callback"],
  [/^loadmore$/i, "load more"],
  [/^auto[- ]?refresh|^(?:refresh|load) (?:on|at|when) /i, "beginRefreshing"],
  // No scene is about it: all of them have frames.
  [/^auto ?layout|^snapkit/i, "NSLayoutConstraint"],
  [/^custom animation|^animator|^subclass/i, "own look"],
  [/^waterfall|^masonry|^pinterest/i, "grid"],
  [/^rx|^reactive/i, "reactive"],
  [/^debounc|^throttl|^rate limit/i, "per drag"],
  [/^json|^api call|^http/i, "url"],
  [/^velocity/i, "momentum"],
  [/^blur/i, "material"],
  [/^sound/i, "haptic"],
  [/^translate/i, "translation"],
  [/^swipe to delete|^reorder|^move rows?|^edit/i, "edits"],
  [/^stories|^reels|^tiktok|^video/i, "scrolling by pages"],
  [/^instagram/i, "photos"],
  [/^wechat|^telegram|^imessage/i, "whatsapp"],
  [/^light mode$|^light$/i, "dark mode"],
  // UIKit
  [/refreshControl(?: *= *UIRefreshControl\(\)?)?$/i, "UIRefreshControl"],
  [/^addTarget|valueChanged/i, "valueChanged"],
  [/prefetch/i, "prefetch"],
  [/^(?:adjusted|automaticallyAdjusts|contentInsetAdjust)|^safe ?area|ScrollIndicator/i, "contentInset"],
  [/^scrollsToTop/i, "scroll to top"],
  [/^(?:always)?Bounces?(?:Vertical|Horizontal)/i, "bounce"],
  [/^UIPageView/i, "scrolling by pages"],
  [/^UISplitView/i, "split"],
  [/^UICollectionViewController|^isCollectionViewAnimationBug/i, "UICollectionView"],
  [/^(?:UITextView|UIStackView)/i, "UIScrollView"],
  [/^tableFooterView/i, "tableHeaderView"],
  // SwiftUI
  [/^\.?refreshable/i, "refreshable"],
  [/^ScrollView(?!\w)/, "SwiftUI"],
  [/^\.task\b/, "task"],
  // MJRefresh
  [/mj_reloadDataBlock/i, "empty list"],
  [/^gifView/i, "gif"],
  [/^isTrailer/i, "mj_trailer"],
  [/^mj_(?:trail)?arrowImage/i, "arrowColor"],
  [/^titleForState/i, "setTitle"],
  [/FlipsViews$|^flipsHorizontally/i, "rtl"],
  [/^MJRefresh\w+Text$|^mj_(?:localized|refreshBundle|refresh\()|^i18n|DidChangeLanguage/i, "languages"],
  [/^setState/i, "MJRefreshComponent"],
  [/^MJRefreshAutoStateFooter/i, "MJRefreshAutoNormalFooter"],
  // ESPullToRefresh
  [/(?:^|\.)es\.(?:start|auto)|^autoPull/i, "beginRefreshing"],
  [/(?:^|\.)es\.stop/i, "endRefreshing"],
  [/(?:^|\.)es\.(?:notice|reset)/i, "noticeNoMoreData"],
  [/(?:^|\.)es\.remove/i, "remove"],
  [/\.es\.addPull/i, "es.addPullToRefresh"],
  [/\.es\.addInfinite/i, "es.addInfiniteScrolling"],
  [/^ESPull/i, "es.addPullToRefresh"],
  [/^ESRefresh|^executeIncremental/i, "ESRefreshAnimatorProtocol"],
  [/^(?:pullToRefresh|releaseToRefresh|loading(?:More)?|noMoreData)Description/i, "setTitle"],
  [/^expiredTimeInterval|^refreshIdentifier/i, "last updated"],
];

/** The words that scenes have for what was typed; `undefined` if they have the same. */
export const synonymOf = (text) => synonyms.find(([typed]) => typed.test(text))?.[1];
