extension TugLanguage {
  /// Russian.
  public static let russian = TugLanguage(
    code: "ru",
    texts: RefreshTexts(
      pullDown: "Потяните вниз, чтобы обновить",
      pullToRefresh: "Потяните, чтобы обновить",
      releaseToRefresh: "Отпустите, чтобы обновить",
      refreshing: "Обновление…",
      refreshed: "Обновлено",
      refreshFailed: "Не обновлено. Потяните ещё раз",
      pullUp: "Потяните вверх, чтобы загрузить ещё",
      releaseToLoad: "Отпустите, чтобы загрузить ещё",
      tapOrPullUp: "Коснитесь, чтобы загрузить ещё",
      tapOrPullDown: "Коснитесь или потяните вниз, чтобы загрузить ещё",
      loading: "Загрузка…",
      loaded: "Загружено",
      noMoreData: "Больше ничего нет",
      loadFailedPull: "Не загружено. Потяните ещё раз",
      loadFailedTap: "Не загружено. Коснитесь ещё раз",
      pullSideways: "Потяните, чтобы увидеть ещё",
      releaseSideways: "Отпустите, чтобы увидеть ещё",
      loadFailedSideways: "Не загружено. Потяните ещё раз",
      lastUpdated: "Последнее обновление: %@",
      neverUpdated: "никогда",
      today: "сегодня, %@",
      refreshAction: "Обновить",
      loadAction: "Загрузить ещё"))
}
