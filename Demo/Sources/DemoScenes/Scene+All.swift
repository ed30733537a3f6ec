extension Scene {
  /// All scenes, group by group, in the order of the list.
  public static let all: [Scene] = [
    startScenes, headerScenes, footerScenes, pageScenes, sideScenes, styleScenes,
    environmentScenes, specialScenes,
  ].flatMap(\.self)

  private static let startScenes: [Scene] = [.feed, .firstSteps, .swiftUI, .outcomes, .chat]

  private static let headerScenes: [Scene] = [
    .textHeader, .lastUpdated, .durations, .distances, .fade, .ignoredInset, .haptics, .swap,
    .overlay, .whileDragging, .fromEdge, .secondStop, .hidden,
  ]

  private static let footerScenes: [Scene] = [
    .shortContent, .loadDistance, .budget, .manual, .momentum, .noMoreData, .failure, .shortList,
    .emptyList, .paging, .footerInset,
  ]

  private static let pageScenes: [Scene] = [
    .slowPage, .overlap, .retry, .olderMessages, .editedList, .timeline, .search,
  ]

  private static let sideScenes: [Scene] = [.sides, .rightToLeft, .fourEdges]

  private static let styleScenes: [Scene] = [
    .styled, .attributed, .images, .quietImages, .spinner, .ownIndicator, .languages,
  ]

  private static let environmentScenes: [Scene] = [
    .largeTitle, .searchBar, .tabBar, .sectionHeaders, .collection, .keyboard, .sizeChange,
    .pushAndPop,
  ]

  private static let specialScenes: [Scene] = [
    .arbitration, .beginAndEnd, .showRefreshing, .reveal, .veto, .callbacks, .scrollEvents,
    .mjRefresh, .svPullToRefresh,
  ]
}

extension Scene {
  /// The page about what the scene shows, as a path from the root of the repository; `nil` if there is none.
  public var article: String? { Self.articles[id].map { "docs/\($0).md" } }

  private static let articles: [String: String] = [
    "feed": "articles/LoadingMore",
    "first-steps": "articles/GettingStarted",
    "swiftui": "articles/SwiftUI",
    "outcomes": "articles/ErrorsAndRetry",
    "text-header": "articles/StylesWordsAndTimes",
    "last-updated": "articles/StylesWordsAndTimes",
    "durations": "articles/Options",
    "distances": "articles/ChoosingATrigger",
    "fade": "articles/ChoosingATrigger",
    "ignored-inset": "articles/Insets",
    "haptics": "articles/Accessibility",
    "swap": "articles/GettingStarted",
    "over-content": "articles/ChoosingATrigger",
    "while-dragging": "articles/ChoosingATrigger",
    "from-edge": "articles/ChoosingATrigger",
    "second-stop": "articles/ChoosingATrigger",
    "hidden": "articles/Options",
    "short-content": "articles/ShortLists",
    "load-distance": "articles/ChoosingATrigger",
    "budget": "articles/ChoosingATrigger",
    "manual": "articles/ChoosingATrigger",
    "momentum": "articles/ChoosingATrigger",
    "no-more-data": "articles/ErrorsAndRetry",
    "failure": "articles/ErrorsAndRetry",
    "short-list": "articles/ShortLists",
    "empty-list": "articles/ShortLists",
    "footer-inset": "articles/Insets",
    "slow-page": "paging/GettingStarted",
    "overlapping-pages": "paging/Cursors",
    "page-retry": "paging/Errors",
    "older-messages": "paging/Chats",
    "edited-list": "paging/GettingStarted",
    "timeline-gap": "paging/Timelines",
    "search": "paging/Searching",
    "sides": "articles/ChoosingATrigger",
    "right-to-left": "articles/ChoosingATrigger",
    "four-edges": "articles/ChoosingATrigger",
    "styled": "articles/StylesWordsAndTimes",
    "attributed": "articles/StylesWordsAndTimes",
    "images": "articles/StylesWordsAndTimes",
    "images-alone": "articles/StylesWordsAndTimes",
    "spinner": "articles/StylesWordsAndTimes",
    "own-indicator": "articles/YourOwnIndicator",
    "languages": "articles/StylesWordsAndTimes",
    "large-title": "articles/Cookbook",
    "search-bar": "articles/Insets",
    "tab-bar": "articles/BeginningAndEnding",
    "section-headers": "articles/Cookbook",
    "collection": "articles/Cookbook",
    "keyboard": "articles/Insets",
    "chat": "articles/ChatLists",
    "arbitration": "articles/ChoosingATrigger",
    "begin-and-end": "articles/BeginningAndEnding",
    "show-refreshing": "articles/BeginningAndEnding",
    "reveal": "articles/BeginningAndEnding",
    "veto": "articles/BeginningAndEnding",
    "run-callbacks": "articles/BeginningAndEnding",
    "scroll-events": "articles/ObservingScrolling",
    "mj-refresh": "from-mjrefresh",
    "sv-pull-to-refresh": "from-svpulltorefresh",
  ]
}
