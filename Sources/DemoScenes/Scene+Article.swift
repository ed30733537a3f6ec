extension Scene {
  /// The page about what the scene shows, as a path from the root of the repository.
  public var article: String { "docs/\(Self.articles[id] ?? Self.usualArticle).md" }

  private static let usualArticle = "articles/ChoosingATrigger"

  /// The pages of the scenes that aren't about a trigger.
  private static let articles: [String: String] = [
    "first-steps": "articles/GettingStarted",
    "feed": "articles/LoadingMore",
    "outcomes": "articles/ErrorsAndRetry",
    "text-header": "articles/StylesWordsAndTimes",
    "last-updated": "articles/StylesWordsAndTimes",
    "durations": "articles/Options",
    "ignored-inset": "articles/Insets",
    "haptics": "articles/Accessibility",
    "swap": "articles/GettingStarted",
    "hidden": "articles/Options",
    "short-content": "articles/ShortLists",
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
    "styled": "articles/StylesWordsAndTimes",
    "attributed": "articles/StylesWordsAndTimes",
    "images": "articles/StylesWordsAndTimes",
    "images-alone": "articles/StylesWordsAndTimes",
    "spinner": "articles/StylesWordsAndTimes",
    "own-indicator": "articles/YourOwnIndicator",
    "languages": "articles/StylesWordsAndTimes",
    "large-title": "articles/Insets",
    "search-bar": "articles/Insets",
    "tab-bar": "articles/BeginningAndEnding",
    "section-headers": "articles/Insets",
    "collection": "articles/Cookbook",
    "keyboard": "articles/Insets",
    "size-change": "articles/Insets",
    "push-and-pop": "articles/BeginningAndEnding",
    "chat": "articles/ChatLists",
    "begin-and-end": "articles/BeginningAndEnding",
    "show-refreshing": "articles/BeginningAndEnding",
    "reveal": "articles/BeginningAndEnding",
    "veto": "articles/BeginningAndEnding",
    "callbacks": "articles/BeginningAndEnding",
    "scroll-events": "articles/ObservingScrolling",
    "sv-pull-to-refresh": "from-svpulltorefresh",
  ]
}
