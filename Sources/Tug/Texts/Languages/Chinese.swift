extension TugLanguage {
  /// Chinese in simplified characters.
  public static let simplifiedChinese = TugLanguage(
    code: "zh-Hans",
    texts: RefreshTexts(
      pullDown: "下拉刷新",
      pullToRefresh: "拉动刷新",
      releaseToRefresh: "松开立即刷新",
      refreshing: "正在刷新…",
      refreshed: "刷新成功",
      refreshFailed: "刷新失败，下拉重试",
      pullUp: "上拉加载更多",
      releaseToLoad: "松开立即加载",
      tapOrPullUp: "点击或上拉加载更多",
      tapOrPullDown: "点击或下拉加载更多",
      loading: "正在加载…",
      loaded: "加载完成",
      noMoreData: "没有更多了",
      loadFailedPull: "加载失败，上拉重试",
      loadFailedTap: "加载失败，点击重试",
      pullSideways: "滑动查看更多",
      releaseSideways: "松开查看更多",
      loadFailedSideways: "加载失败，滑动重试",
      lastUpdated: "上次更新：%@",
      neverUpdated: "暂无记录",
      today: "今天 %@",
      refreshAction: "刷新",
      loadAction: "加载更多"))

  /// Chinese in traditional characters, as in Taiwan, Hong Kong and Macau.
  public static let traditionalChinese = TugLanguage(
    code: "zh-Hant",
    texts: RefreshTexts(
      pullDown: "下拉即可更新",
      pullToRefresh: "拉動即可更新",
      releaseToRefresh: "放開立即更新",
      refreshing: "正在更新…",
      refreshed: "更新完成",
      refreshFailed: "更新失敗，下拉重試",
      pullUp: "上拉載入更多",
      releaseToLoad: "放開立即載入",
      tapOrPullUp: "點一下或上拉載入更多",
      tapOrPullDown: "點一下或下拉載入更多",
      loading: "正在載入…",
      loaded: "載入完成",
      noMoreData: "沒有更多了",
      loadFailedPull: "載入失敗，上拉重試",
      loadFailedTap: "載入失敗，點一下重試",
      pullSideways: "滑動查看更多",
      releaseSideways: "放開查看更多",
      loadFailedSideways: "載入失敗，滑動重試",
      lastUpdated: "上次更新：%@",
      neverUpdated: "尚無記錄",
      today: "今天 %@",
      refreshAction: "更新",
      loadAction: "載入更多"))
}
