extension TugLanguage {
  /// Chinese in simplified characters.
  package static let simplifiedChinese = TugLanguage(
    code: "zh-Hans",
    texts: RefreshTexts(
      pullDown: "下拉刷新", pullToRefresh: "拉动刷新", releaseToRefresh: "松开立即刷新",
      refreshing: "正在刷新…", refreshed: "刷新成功", refreshFailed: "刷新失败，下拉重试",
      pullUp: "上拉加载更多", pullSideways: "滑动查看更多", releaseToLoad: "松开立即加载",
      tapOrPullUp: "点击或上拉加载更多", tapOrPullDown: "点击或下拉加载更多",
      loading: "正在加载…", loaded: "加载完成", noMoreData: "没有更多了",
      loadFailedPull: "加载失败，拉动重试", loadFailedTap: "加载失败，点击重试",
      lastUpdated: "上次更新：%@", neverUpdated: "暂无记录", today: "今天 %@",
      refreshAction: "刷新", loadAction: "加载更多"))

  /// Chinese in traditional characters, as in Taiwan, Hong Kong and Macau.
  package static let traditionalChinese = TugLanguage(
    code: "zh-Hant",
    texts: RefreshTexts(
      pullDown: "下拉即可更新", pullToRefresh: "拉動即可更新", releaseToRefresh: "放開立即更新",
      refreshing: "正在更新…", refreshed: "更新完成", refreshFailed: "更新失敗，下拉重試",
      pullUp: "上拉載入更多", pullSideways: "滑動查看更多", releaseToLoad: "放開立即載入",
      tapOrPullUp: "點一下或上拉載入更多", tapOrPullDown: "點一下或下拉載入更多",
      loading: "正在載入…", loaded: "載入完成", noMoreData: "沒有更多了",
      loadFailedPull: "載入失敗，拉動重試", loadFailedTap: "載入失敗，點一下重試",
      lastUpdated: "上次更新：%@", neverUpdated: "尚無記錄", today: "今天 %@",
      refreshAction: "更新", loadAction: "載入更多"))

  package static let japanese = TugLanguage(
    code: "ja",
    texts: RefreshTexts(
      pullDown: "下に引いて更新", pullToRefresh: "引いて更新", releaseToRefresh: "指を離すと更新します",
      refreshing: "更新中…", refreshed: "更新しました", refreshFailed: "更新できませんでした。引いて再試行",
      pullUp: "上に引いてさらに読み込む", pullSideways: "引いてもっと見る", releaseToLoad: "指を離すと読み込みます",
      tapOrPullUp: "タップするか上に引いてさらに読み込む", tapOrPullDown: "タップするか下に引いてさらに読み込む",
      loading: "読み込み中…", loaded: "読み込みました", noMoreData: "これ以上ありません",
      loadFailedPull: "読み込めませんでした。引いて再試行", loadFailedTap: "読み込めませんでした。タップして再試行",
      lastUpdated: "最終更新：%@", neverUpdated: "まだありません", today: "今日 %@",
      refreshAction: "更新", loadAction: "さらに読み込む"))

  package static let korean = TugLanguage(
    code: "ko",
    texts: RefreshTexts(
      pullDown: "당겨서 새로고침", pullToRefresh: "당겨서 새로고침", releaseToRefresh: "놓으면 새로고침합니다",
      refreshing: "새로고침 중…", refreshed: "업데이트됨", refreshFailed: "새로고침하지 못했습니다. 당겨서 다시 시도",
      pullUp: "위로 당겨서 더 보기", pullSideways: "당겨서 더 보기", releaseToLoad: "놓으면 더 불러옵니다",
      tapOrPullUp: "탭하거나 위로 당겨서 더 보기", tapOrPullDown: "탭하거나 아래로 당겨서 더 보기",
      loading: "불러오는 중…", loaded: "불러왔습니다", noMoreData: "더 이상 항목이 없습니다",
      loadFailedPull: "불러오지 못했습니다. 당겨서 다시 시도", loadFailedTap: "불러오지 못했습니다. 탭하여 다시 시도",
      lastUpdated: "마지막 업데이트: %@", neverUpdated: "없음", today: "오늘 %@",
      refreshAction: "새로고침", loadAction: "더 보기"))
}
