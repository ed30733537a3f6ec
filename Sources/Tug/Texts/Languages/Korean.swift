extension TugLanguage {
  /// Korean.
  public static let korean = TugLanguage(
    code: "ko",
    texts: RefreshTexts(
      pullDown: "당겨서 새로고침",
      pullToRefresh: "당겨서 새로고침",
      releaseToRefresh: "놓으면 새로고침합니다",
      refreshing: "새로고침 중…",
      refreshed: "업데이트됨",
      refreshFailed: "새로고침하지 못했습니다. 당겨서 다시 시도",
      pullUp: "위로 당겨서 더 보기",
      releaseToLoad: "놓으면 더 불러옵니다",
      tapOrPullUp: "탭하거나 위로 당겨서 더 보기",
      tapOrPullDown: "탭하거나 아래로 당겨서 더 보기",
      loading: "불러오는 중…",
      loaded: "불러왔습니다",
      noMoreData: "더 이상 항목이 없습니다",
      loadFailedPull: "불러오지 못했습니다. 당겨서 다시 시도",
      loadFailedTap: "불러오지 못했습니다. 탭하여 다시 시도",
      pullSideways: "당겨서 더 보기",
      releaseSideways: "놓아서 더 보기",
      loadFailedSideways: "불러오지 못했습니다. 당겨서 다시 시도",
      lastUpdated: "마지막 업데이트: %@",
      neverUpdated: "없음",
      today: "오늘 %@",
      refreshAction: "새로고침",
      loadAction: "더 보기"))
}
