extension TugLanguage {
  package static let russian = TugLanguage(
    code: "ru",
    texts: RefreshTexts(
      pullDown: "Потяните вниз, чтобы обновить", pullToRefresh: "Потяните, чтобы обновить",
      releaseToRefresh: "Отпустите, чтобы обновить",
      refreshing: "Обновление…", refreshed: "Обновлено",
      refreshFailed: "Не обновлено. Потяните ещё раз",
      pullUp: "Потяните вверх, чтобы загрузить ещё", pullSideways: "Потяните, чтобы увидеть ещё",
      releaseToLoad: "Отпустите, чтобы загрузить ещё",
      tapOrPullUp: "Коснитесь, чтобы загрузить ещё",
      tapOrPullDown: "Коснитесь или потяните вниз, чтобы загрузить ещё",
      loading: "Загрузка…", loaded: "Загружено", noMoreData: "Больше ничего нет",
      loadFailedPull: "Не загружено. Потяните ещё раз",
      loadFailedTap: "Не загружено. Коснитесь ещё раз",
      lastUpdated: "Последнее обновление: %@", neverUpdated: "никогда", today: "сегодня, %@",
      refreshAction: "Обновить", loadAction: "Загрузить ещё"))

  package static let ukrainian = TugLanguage(
    code: "uk",
    texts: RefreshTexts(
      pullDown: "Потягніть униз, щоб оновити", pullToRefresh: "Потягніть, щоб оновити",
      releaseToRefresh: "Відпустіть, щоб оновити",
      refreshing: "Оновлення…", refreshed: "Оновлено",
      refreshFailed: "Не оновлено. Потягніть ще раз",
      pullUp: "Потягніть угору, щоб завантажити ще",
      pullSideways: "Потягніть, щоб побачити більше",
      releaseToLoad: "Відпустіть, щоб завантажити ще",
      tapOrPullUp: "Торкніться, щоб завантажити ще",
      tapOrPullDown: "Торкніться або потягніть униз, щоб завантажити ще",
      loading: "Завантаження…", loaded: "Завантажено", noMoreData: "Більше нічого немає",
      loadFailedPull: "Не завантажено. Потягніть ще раз",
      loadFailedTap: "Не завантажено. Торкніться ще раз",
      lastUpdated: "Останнє оновлення: %@", neverUpdated: "ніколи", today: "сьогодні, %@",
      refreshAction: "Оновити", loadAction: "Завантажити ще"))
}
