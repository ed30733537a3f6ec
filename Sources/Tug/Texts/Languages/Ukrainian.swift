extension TugLanguage {
  /// Ukrainian.
  public static let ukrainian = TugLanguage(
    code: "uk",
    texts: RefreshTexts(
      pullDown: "Потягніть униз, щоб оновити",
      pullToRefresh: "Потягніть, щоб оновити",
      releaseToRefresh: "Відпустіть, щоб оновити",
      refreshing: "Оновлення…",
      refreshed: "Оновлено",
      refreshFailed: "Не оновлено. Потягніть ще раз",
      pullUp: "Потягніть угору, щоб завантажити ще",
      releaseToLoad: "Відпустіть, щоб завантажити ще",
      tapOrPullUp: "Торкніться, щоб завантажити ще",
      tapOrPullDown: "Торкніться або потягніть униз, щоб завантажити ще",
      loading: "Завантаження…",
      loaded: "Завантажено",
      noMoreData: "Більше нічого немає",
      loadFailedPull: "Не завантажено. Потягніть ще раз",
      loadFailedTap: "Не завантажено. Торкніться ще раз",
      pullSideways: "Потягніть, щоб побачити більше",
      releaseSideways: "Відпустіть, щоб побачити більше",
      loadFailedSideways: "Не завантажено. Потягніть ще раз",
      lastUpdated: "Останнє оновлення: %@",
      neverUpdated: "ніколи",
      today: "сьогодні, %@",
      refreshAction: "Оновити",
      loadAction: "Завантажити ще"))
}
