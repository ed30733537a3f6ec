import RefreshCore

/// The text of the controls in one language. "%@" stands for a value that is filled in.
///
/// A control *refreshes* if it is pulled at the top or the leading edge, unless `pullToLoad` created it.
/// Every other control *loads*.
public struct RefreshTexts: Hashable, Sendable {
  // MARK: Controls that refresh

  /// A header at rest.
  public var pullDown: String
  /// A leading control at rest.
  public var pullToRefresh: String
  /// A control that is pulled past the trigger distance.
  public var releaseToRefresh: String
  /// A control whose action is running.
  public var refreshing: String
  /// A control that has succeeded. VoiceOver announces it, too.
  public var refreshed: String
  /// A control whose action failed, with how to try again.
  public var refreshFailed: String

  // MARK: Controls that load

  /// A footer at rest that is pulled.
  public var pullUp: String
  /// A trailing control at rest that is pulled, or a header or leading control of `pullToLoad`.
  public var pullSideways: String
  /// A control that is pulled past the trigger distance.
  public var releaseToLoad: String
  /// An automatic footer at rest.
  public var tapOrPullUp: String
  /// An automatic header at rest.
  public var tapOrPullDown: String
  /// A control whose action is running.
  public var loading: String
  /// A control that has succeeded. VoiceOver announces it, too.
  public var loaded: String
  /// After the end of the data.
  public var noMoreData: String
  /// A control whose action failed, where a pull tries again.
  public var loadFailedPull: String
  /// An automatic control that failed, where a tap tries again.
  public var loadFailedTap: String

  // MARK: The time of the last success

  /// "Last updated: %@"
  public var lastUpdated: String
  /// The text in place of the time, if there is none.
  public var neverUpdated: String
  /// "Today %@", with the time of day.
  public var today: String

  // MARK: Accessibility

  /// The name of a control that refreshes, and of what a double tap on it does.
  public var refreshAction: String
  /// The name of a control that loads, and of what a double tap on it does.
  public var loadAction: String
}

extension RefreshTexts {
  /// Creates the English text, as a start for another one.
  public init() { self = TugLanguage.english.texts }

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
