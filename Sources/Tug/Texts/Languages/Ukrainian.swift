extension TugLanguage {
  public static let ukrainian = TugLanguage(
    code: "uk",
    texts: RefreshTexts(
      pullDown: "Потягніть униз, щоб оновити",
      releaseToRefresh: "Відпустіть, щоб оновити",
      refreshing: "Оновлення…",
      refreshed: "Оновлено",
      refreshFailed: "Не вдалося оновити. Потягніть ще раз",
      pullUp: "Потягніть угору, щоб завантажити ще",
      releaseToLoad: "Відпустіть, щоб завантажити ще",
      tapOrPullUp: "Торкніться або потягніть угору, щоб завантажити ще",
      loading: "Завантаження…",
      loaded: "Завантажено",
      noMoreData: "Більше нічого немає",
      loadFailedPull: "Не вдалося завантажити. Потягніть ще раз",
      loadFailedTap: "Не вдалося завантажити. Торкніться, щоб повторити",
      pullSideways: "Потягніть, щоб побачити більше",
      releaseSideways: "Відпустіть, щоб побачити більше",
      lastUpdated: "Останнє оновлення: %@",
      neverUpdated: "ніколи",
      today: "сьогодні, %@",
      refreshAction: "Оновити",
      loadAction: "Завантажити ще"))
}
