/// The text of the controls in one language. "%@" stands for a value that is filled in.
///
/// A control *refreshes* if it is pulled at the top or the leading edge, unless `pullToLoad` created it.
/// Every other control *loads*.
public struct RefreshTexts: Hashable, Sendable {
  // MARK: Controls that refresh

  /// The title of a header at rest.
  public var pullDown: String
  /// The title of a leading control at rest.
  public var pullToRefresh: String
  /// The title of a control that refreshes, pulled past the trigger distance.
  public var releaseToRefresh: String
  /// The title of a control that refreshes, while its action runs.
  public var refreshing: String
  /// The title of a control that has refreshed. VoiceOver announces it, too.
  public var refreshed: String
  /// That a refresh failed. How to try again follows in the title.
  public var refreshFailed: String

  // MARK: Controls that load

  /// The title of a pulled footer at rest.
  public var pullUp: String
  /// The title of a pulled trailing control at rest, or of a header or leading control of `pullToLoad`.
  public var pullSideways: String
  /// The title of a control that loads, pulled past the trigger distance.
  public var releaseToLoad: String
  /// The title of a control that loads, while its action runs.
  public var loading: String
  /// The title of a control that has loaded. VoiceOver announces it, too.
  public var loaded: String
  /// The title after the end of the data.
  public var noMoreData: String
  /// That a load failed. How to try again follows in the title.
  public var loadFailed: String

  // MARK: Trying again

  /// How to try again where a pull does.
  public var pullToRetry: String
  /// How to try again where a tap does: in an automatic control.
  public var tapToRetry: String
  /// How to try again with VoiceOver.
  public var doubleTapToRetry: String

  // MARK: The time of the last success

  /// The line with the time: "Last updated: %@".
  public var lastUpdated: String
  /// The whole line, if there is no time.
  public var neverUpdated: String

  // MARK: Names

  /// What a control that refreshes does, by which VoiceOver calls it.
  public var refreshAction: String
  /// What a control that loads does, by which VoiceOver calls it: the title of an automatic control at rest.
  public var loadAction: String
  /// The button of an automatic control that failed.
  public var retryAction: String
}

extension RefreshTexts {
  /// Creates the English text, as a start for another one.
  public init() { self = TugLanguage.fallback.texts }

  /// Of the lines of a language, whose first is its code.
  init(lines: [String]) {
    pullDown = lines[1]
    pullToRefresh = lines[2]
    releaseToRefresh = lines[3]
    refreshing = lines[4]
    refreshed = lines[5]
    refreshFailed = lines[6]
    pullUp = lines[7]
    pullSideways = lines[8]
    releaseToLoad = lines[9]
    loading = lines[10]
    loaded = lines[11]
    noMoreData = lines[12]
    loadFailed = lines[13]
    pullToRetry = lines[14]
    tapToRetry = lines[15]
    doubleTapToRetry = lines[16]
    lastUpdated = lines[17]
    neverUpdated = lines[18]
    refreshAction = lines[19]
    loadAction = lines[20]
    retryAction = lines[21]
  }

  /// The title in a state.
  func title(
    for state: RefreshState, at edge: Refresher.Edge, _ trigger: Refresher.TriggerKind,
    isForLoading: Bool = false
  ) -> String {
    let role = RefreshRole(
      isPulled: trigger == .pull, atStart: edge.isAtStart, isForLoading: isForLoading)
    return switch (state, role) {
    case (.idle, .refresh): edge.isSide ? pullToRefresh : pullDown
    case (.idle, .load): trigger == .auto ? loadAction : edge == .bottom ? pullUp : pullSideways
    case (.pulling, .refresh), (.pullingFurther, .refresh): releaseToRefresh
    case (.pulling, .load), (.pullingFurther, .load): releaseToLoad
    case (.willRefresh, .refresh), (.refreshing, .refresh): refreshing
    case (.willRefresh, .load), (.refreshing, .load): loading
    case (.succeeded, .refresh): refreshed
    case (.succeeded, .load): loaded
    case (.noMoreData, _): noMoreData
    case (.failed, _): failure(role, thenTo: trigger == .auto ? tapToRetry : pullToRetry)
    }
  }

  func failed(_ role: RefreshRole) -> String { role == .refresh ? refreshFailed : loadFailed }

  /// That a control failed, where nothing follows: without the mark that ends it in a sentence, as titles are.
  func failedTitle(_ role: RefreshRole) -> String {
    var title = failed(role)
    while title.last.map(" .,。，।".contains) == true { title.removeLast() }
    return title
  }

  /// That a control failed, and how to try again. Chinese and Japanese have no space between sentences.
  func failure(_ role: RefreshRole, thenTo retry: String) -> String {
    let failed = failed(role)
    return failed + (failed.last.map("，。".contains) == true ? "" : " ") + retry
  }
}
