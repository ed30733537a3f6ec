/// The words of the controls, in one language. "%@" stands for what is filled in.
public struct RefreshTexts: Hashable, Sendable {
  // Headers.
  public var pullDown: String
  public var releaseToRefresh: String
  public var refreshing: String
  /// VoiceOver says it at the end.
  public var refreshed: String
  public var refreshFailed: String

  // Footers.
  public var pullUp: String
  public var releaseToLoad: String
  public var tapOrPullUp: String
  public var loading: String
  /// VoiceOver says it at the end.
  public var loaded: String
  public var noMoreData: String
  public var loadFailedPull: String
  public var loadFailedTap: String

  // The sides.
  public var pullSideways: String
  public var releaseSideways: String
  public var loadFailedSideways: String

  // The time.
  /// "Last updated: %@"
  public var lastUpdated: String
  /// Takes the place of the time.
  public var neverUpdated: String
  /// "Today %@", with the time of day.
  public var today: String

  // The names of the controls, and of what they do.
  public var refreshAction: String
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
