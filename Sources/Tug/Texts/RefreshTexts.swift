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
  /// The title of a control whose refresh failed, with how to try again.
  public var refreshFailed: String

  // MARK: Controls that load

  /// The title of a pulled footer at rest.
  public var pullUp: String
  /// The title of a pulled trailing control at rest, or of a header or leading control of `pullToLoad`.
  public var pullSideways: String
  /// The title of a control that loads, pulled past the trigger distance.
  public var releaseToLoad: String
  /// The title of an automatic footer at rest.
  public var tapOrPullUp: String
  /// The title of an automatic header at rest.
  public var tapOrPullDown: String
  /// The title of a control that loads, while its action runs.
  public var loading: String
  /// The title of a control that has loaded. VoiceOver announces it, too.
  public var loaded: String
  /// The title after the end of the data.
  public var noMoreData: String
  /// The title of a control that failed to load, where a pull tries again.
  public var loadFailedPull: String
  /// The title of an automatic control that failed to load, where a tap tries again.
  public var loadFailedTap: String

  // MARK: The time of the last success

  /// The line with the time: "Last updated: %@".
  public var lastUpdated: String
  /// The line in place of the time, if there is none.
  public var neverUpdated: String
  /// A time today: "Today %@", with the time of day.
  public var today: String

  // MARK: Accessibility

  /// The name of a control that refreshes, and of what a double tap on it does.
  public var refreshAction: String
  /// The name of a control that loads, and of what a double tap on it does.
  public var loadAction: String
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
    tapOrPullUp = lines[10]
    tapOrPullDown = lines[11]
    loading = lines[12]
    loaded = lines[13]
    noMoreData = lines[14]
    loadFailedPull = lines[15]
    loadFailedTap = lines[16]
    lastUpdated = lines[17]
    neverUpdated = lines[18]
    today = lines[19]
    refreshAction = lines[20]
    loadAction = lines[21]
  }

  /// The title in a state.
  func title(
    for state: RefreshState, at edge: Refresher.Edge, _ trigger: Refresher.TriggerKind,
    isForLoading: Bool = false
  ) -> String {
    switch RefreshRole(
      isPulled: trigger == .pull, atStart: edge.isAtStart, isForLoading: isForLoading)
    {
    case .refresh: refreshTitle(for: state, at: edge)
    case .load where trigger == .auto: autoTitle(for: state, at: edge)
    case .load: loadTitle(for: state, at: edge)
    }
  }

  private func refreshTitle(for state: RefreshState, at edge: Refresher.Edge) -> String {
    switch state {
    case .idle: edge.isSide ? pullToRefresh : pullDown
    case .pulling, .pullingFurther: releaseToRefresh
    case .willRefresh, .refreshing: refreshing
    case .succeeded: refreshed
    case .noMoreData: noMoreData
    case .failed: refreshFailed
    }
  }

  private func loadTitle(for state: RefreshState, at edge: Refresher.Edge) -> String {
    switch state {
    case .idle: edge == .bottom ? pullUp : pullSideways
    case .pulling, .pullingFurther: releaseToLoad
    case .willRefresh, .refreshing: loading
    case .succeeded: loaded
    case .noMoreData: noMoreData
    case .failed: loadFailedPull
    }
  }

  private func autoTitle(for state: RefreshState, at edge: Refresher.Edge) -> String {
    switch (state, edge) {
    case (.idle, .top): tapOrPullDown
    case (.idle, .bottom): tapOrPullUp
    case (.idle, .leading), (.idle, .trailing): loadAction
    case (.failed, _): loadFailedTap
    case (_, _): loadTitle(for: state, at: edge)
    }
  }
}
