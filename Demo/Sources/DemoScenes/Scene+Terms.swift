extension Scene {
  /// Other words for the scene: names of Tug, MJRefresh, SVPullToRefresh, and UIKit, and what people call it, in English
  /// and in Chinese.
  public var terms: [String] {
    [Self.termsByID[id], Self.chineseTermsByID[id], group == .footers ? "mj_footer" : nil].flatMap {
      ($0 ?? "").split(separator: " ").map(String.init)
    }
  }

  private static let termsByID: [String: String] = [
    "first-steps": """
    async await UIRefreshControl MJRefreshHeader headerWithRefreshingBlock MJRefreshNormalHeader MJRefreshAutoNormalFooter MJRefreshAutoFooter mj_header mj_footer \
    addPullToRefreshWithActionHandler addInfiniteScrollingWithActionHandler infinite scroll tug.header tug.footer \
    .pull .auto automatic pull to refresh load more setRefreshingTarget es.addPullToRefresh es.addInfiniteScrolling
    """,
    "feed": """
    initial first load async await network infinite scroll url latency error pagination PagedFeed cursor timeline twitter automatic endless paging \
    autoload pull to refresh load more
    """,
    "swiftui": """
    SwiftUI List View tugHeader tugFooter modifier refreshable UIHostingController ObservableObject declarative async await automatic pull to refresh \
    load more
    """,
    "outcomes": """
    endRefreshing endRefreshingWithNoMoreData resultDuration success failure error throws toast succeeded
    """,
    "text-header": "RefreshStyle.text MJRefreshStateHeader tableHeaderView label",
    "last-updated": """
    lastUpdatedTimeLabel lastUpdatedTimeKey lastUpdatedTimeText lastUpdatedKey UserDefaults date timestamp
    """,
    "durations": """
    delay wait seconds minimumDuration resultDuration openingDuration closingDuration fastAnimationDuration slowAnimationDuration \
    MJRefreshFastAnimationDuration animation speed spring
    """,
    "distances": "triggerDistance restingExtent mj_h threshold height geometry insets contentInset",
    "fade": "fadesIn automaticallyChangeAlpha alpha opacity transparent isAutomaticallyChangeAlpha",
    "ignored-inset":
      "mj_inset mj_insetT ignoredInset ignoredScrollViewContentInsetTop banner offset",
    "haptics": "feedback UIImpactFeedbackGenerator vibration accessibility voiceover taptic a11y",
    "swap": "nil remove removeFromSuperview showsPullToRefresh isHidden replace mj_header",
    "over-content": "overlaysContent float floating overlay material snackbar",
    "while-dragging": "triggersWhileDragging release immediately UIRefreshControl valueChanged",
    "from-edge": "requiresDragFromEdge decelerating fling nested",
    "hidden": "mj_footer isHidden hide remove showsPullToRefresh mj_header logout",
    "second-stop": "SecondStop two levels twolevel second floor pull further taobao",
    "short-content":
      "MJRefreshBackNormalFooter MJRefreshBackStateFooter pullToLoad shortContent back footer",
    "load-distance": """
    prefetch early earlier sooner before MJRefreshAutoFooter triggerAutomaticallyRefreshPercent distance preload ahead infinite scroll automatic endless
    """,
    "budget":
      "autoTriggerTimes onlyRefreshPerDrag isOnlyRefreshPerDrag limit automatic infinite times per drag",
    "manual": """
    automaticallyRefresh isAutomatic tap button triggerPullToRefresh triggerInfiniteScrolling automatic
    """,
    "momentum": "decelerating fling automatic drag causes",
    "no-more-data":
      "noMoreData endRefreshingWithNoMoreData MJRefreshStateNoMoreData noticeNoMoreData resetNoMoreData end reset automatic",
    "failure": "failed error retry throws LocalizedError offline automatic",
    "short-list": "shortContent fits screen automatic",
    "empty-list":
      "showsWhenEmpty automaticallyHidden empty state empty view zero hide placeholder automatic",
    "paging": "isPagingEnabled automatic",
    "footer-inset":
      "mj_inset mj_insetB ignoredInset ignoredScrollViewContentInsetBottom toolbar cart floating contentInset",
    "slow-page":
      "timeout slow late cancel cancellation race stale Task CancellationError PagedFeed pagination automatic",
    "overlapping-pages":
      "PagedFeed pagination cursor duplicates unique id dedupe identifiable number automatic",
    "page-retry": "PagedFeed pagination error retry offline automatic",
    "older-messages": "PagedFeed pagination cursor chat prepend history unread top jump automatic",
    "edited-list":
      "PagedItems PagedFeed delete insert diff diffable batch performBatchUpdates automatic",
    "sides": """
    horizontal leading trailing MJRefreshTrailer MJRefreshNormalTrailer MJRefreshStateTrailer mj_trailer carousel left right \
    sideways
    """,
    "right-to-left": "rtl arabic hebrew mirrored semanticContentAttribute bidi",
    "four-edges": "leading trailing horizontal vertical UIScrollView",
    "styled": """
    theme colour spinnerColor setTitle:forState: stateLabel tintColor backgroundColor arrowColor textColor font dark mode custom view \
    setCustomView:forState: SVPullToRefreshView
    """,
    "attributed": "NSAttributedString attributedTitle attributedSubtitle rich text",
    "images":
      "gif MJRefreshGifHeader MJRefreshAutoGifFooter setImages:forState: animation frames picture sequence",
    "images-alone":
      "gif isTitleHidden stateLabel hidden setImages:forState: MJRefreshGifHeader textless",
    "spinner":
      "UIActivityIndicatorView activityIndicatorViewStyle loading MJRefreshHeader arrowless refreshingTitleHidden",
    "own-indicator":
      "MJRefreshComponent ESRefreshHeaderAnimator ESRefreshAnimatorProtocol prepare placeSubviews RefreshIndicator custom customize own look view branding MJRefreshHeader subclass progress pullingPercent lottie circle ring skeleton shimmer",
    "languages":
      "i18n l10n localization arabic chinese german french japanese dark TugLanguage MJRefreshConfig languageCode translation",
    "large-title": "title navigationItem prefersLargeTitles UINavigationBar navigation",
    "search-bar": "UISearchController searchController UISearchBar navigation",
    "tab-bar": "UITabBarController viewDidLoad off screen",
    "section-headers": "UITableView sticky grouped plain header sections pin",
    "collection": "UICollectionView UICollectionViewFlowLayout grid photos compositional diffable",
    "keyboard": "contentInset keyboardDismissMode UITextField inset",
    "size-change": "rotate rotation viewWillTransition ipad split size class landscape",
    "push-and-pop": "UINavigationController interactivePopGestureRecognizer swipe back",
    "chat": "messages preservePosition inverted reverse bottom history jump automatic whatsapp",
    "arbitration": "Arbitration simultaneous header footer conflict exclusive both",
    "begin-and-end":
      "executeRefreshingCallback initial first load mj_header beginRefreshing endRefreshing stopAnimating startAnimating synchronous",
    "show-refreshing":
      "showRefreshing beginRefreshing startAnimating websocket push reactive combine",
    "reveal": "beginRefreshing scroll to top reveal programmatic setContentOffset",
    "veto": "shouldBegin delegate permission block prevent",
    "scroll-events":
      "scrollViewDidScroll scrollViewDidEndDecelerating scrollViewDidEndScrollingAnimation UIScrollViewDelegate onEnd onDirectionChange direction toolbar hide",
    "sv-pull-to-refresh": """
    SVPullToRefresh addPullToRefresh addPullToRefreshWithActionHandler addInfiniteScrolling stopAnimating \
    triggerPullToRefresh showsPullToRefresh showsInfiniteScrolling setTitle:forState:
    """,
    "run-callbacks":
      "onWillBegin onDidBegin onWillEnd onDidEnd hooks endRefreshingCompletionBlock endRefreshing completion callback handler",
  ]
}
