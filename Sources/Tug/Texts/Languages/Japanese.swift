extension TugLanguage {
  /// Japanese.
  public static let japanese = TugLanguage(
    code: "ja",
    texts: RefreshTexts(
      pullDown: "下に引いて更新",
      pullToRefresh: "引いて更新",
      releaseToRefresh: "指を離すと更新します",
      refreshing: "更新中…",
      refreshed: "更新しました",
      refreshFailed: "更新できませんでした。引いて再試行",
      pullUp: "上に引いてさらに読み込む",
      releaseToLoad: "指を離すと読み込みます",
      tapOrPullUp: "タップするか上に引いてさらに読み込む",
      tapOrPullDown: "タップするか下に引いてさらに読み込む",
      loading: "読み込み中…",
      loaded: "読み込みました",
      noMoreData: "これ以上ありません",
      loadFailedPull: "読み込めませんでした。引いて再試行",
      loadFailedTap: "読み込めませんでした。タップして再試行",
      pullSideways: "引いてもっと見る",
      releaseSideways: "離してもっと見る",
      loadFailedSideways: "読み込めませんでした。引いて再試行",
      lastUpdated: "最終更新：%@",
      neverUpdated: "まだありません",
      today: "今日 %@",
      refreshAction: "更新",
      loadAction: "さらに読み込む"))
}
