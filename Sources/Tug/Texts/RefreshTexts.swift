/// The words of the controls, in one language. "%@" stands for what is filled in.
public struct RefreshTexts: Hashable, Sendable {
  // Headers.
  /// A header at rest.
  public var pullDown: String
  /// A header that is pulled far enough.
  public var releaseToRefresh: String
  /// A header while its action runs.
  public var refreshing: String
  /// A header that has succeeded; VoiceOver says it, too.
  public var refreshed: String
  /// A header whose action failed, with how to try again.
  public var refreshFailed: String

  // Footers.
  /// A footer at rest that waits for the pull.
  public var pullUp: String
  /// A footer that is pulled far enough.
  public var releaseToLoad: String
  /// A footer at rest that loads by itself.
  public var tapOrPullUp: String
  /// A footer, or a control at a side, while its action runs.
  public var loading: String
  /// Any other control that has succeeded; VoiceOver says it, too.
  public var loaded: String
  /// After the end of the data.
  public var noMoreData: String
  /// A footer whose action failed, where a pull tries again.
  public var loadFailedPull: String
  /// A footer that loads by itself, and failed: a tap tries again.
  public var loadFailedTap: String

  // The sides.
  /// A control at a side, at rest.
  public var pullSideways: String
  /// A control at a side that is pulled far enough.
  public var releaseSideways: String
  /// A control at a side whose action failed.
  public var loadFailedSideways: String

  // The time.
  /// "Last updated: %@"
  public var lastUpdated: String
  /// Takes the place of the time.
  public var neverUpdated: String
  /// "Today %@", with the time of day.
  public var today: String

  // The names of the controls, and of what they do.
  /// What a header is called, and what a double tap on it does.
  public var refreshAction: String
  /// What any other control is called, and what a double tap on it does.
  public var loadAction: String
}

extension RefreshTexts {
  /// English, to change and to add to.
  public init() { self = TugLanguage.english.texts }

  /// The words for a state.
  func title(for state: RefreshState, at edge: Edge, _ trigger: TriggerKind) -> String {
    let refreshes = edge == .top
    switch state {
    case .idle:
      if trigger == .automatic { return tapOrPullUp(at: edge) }
      return edge.isSide ? pullSideways : refreshes ? pullDown : pullUp
    case .pulling:
      return edge.isSide ? releaseSideways : refreshes ? releaseToRefresh : releaseToLoad
    case .willRefresh, .refreshing: return refreshes ? refreshing : loading
    case .succeeded: return refreshes ? refreshed : loaded
    case .noMoreData: return noMoreData
    case .failed:
      if trigger == .automatic { return loadFailedTap }
      return edge.isSide ? loadFailedSideways : refreshes ? refreshFailed : loadFailedPull
    }
  }

  private func tapOrPullUp(at edge: Edge) -> String { edge.isSide ? loadAction : tapOrPullUp }
}
