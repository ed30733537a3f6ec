extension TugLanguage {
  public static let russian = TugLanguage(
    code: "ru",
    texts: RefreshTexts(
      pullDown: "Потяните вниз, чтобы обновить",
      releaseToRefresh: "Отпустите, чтобы обновить",
      refreshing: "Обновление…",
      refreshed: "Обновлено",
      refreshFailed: "Не удалось обновить. Потяните ещё раз",
      pullUp: "Потяните вверх, чтобы загрузить ещё",
      releaseToLoad: "Отпустите, чтобы загрузить ещё",
      tapOrPullUp: "Коснитесь или потяните вверх, чтобы загрузить ещё",
      loading: "Загрузка…",
      loaded: "Загружено",
      noMoreData: "Больше ничего нет",
      loadFailedPull: "Не удалось загрузить. Потяните ещё раз",
      loadFailedTap: "Не удалось загрузить. Коснитесь, чтобы повторить",
      pullSideways: "Потяните, чтобы увидеть ещё",
      releaseSideways: "Отпустите, чтобы увидеть ещё",
      lastUpdated: "Последнее обновление: %@",
      neverUpdated: "никогда",
      today: "сегодня, %@",
      refreshAction: "Обновить",
      loadAction: "Загрузить ещё"))
}
