extension TugLanguage {
  /// Dutch.
  public static let dutch = TugLanguage(
    code: "nl",
    texts: RefreshTexts(
      pullDown: "Trek omlaag om te vernieuwen",
      pullToRefresh: "Trek om te vernieuwen",
      releaseToRefresh: "Laat los om te vernieuwen",
      refreshing: "Vernieuwen…",
      refreshed: "Bijgewerkt",
      refreshFailed: "Mislukt. Trek om opnieuw te proberen",
      pullUp: "Trek omhoog om meer te laden",
      releaseToLoad: "Laat los om meer te laden",
      tapOrPullUp: "Tik of trek omhoog om meer te laden",
      tapOrPullDown: "Tik of trek omlaag om meer te laden",
      loading: "Laden…",
      loaded: "Meer geladen",
      noMoreData: "Dit was alles",
      loadFailedPull: "Mislukt. Trek om opnieuw te proberen",
      loadFailedTap: "Mislukt. Tik om opnieuw te proberen",
      pullSideways: "Trek voor meer",
      releaseSideways: "Laat los voor meer",
      loadFailedSideways: "Mislukt. Trek om opnieuw te proberen",
      lastUpdated: "Laatst bijgewerkt: %@",
      neverUpdated: "nooit",
      today: "vandaag %@",
      refreshAction: "Vernieuw",
      loadAction: "Meer laden"))
}
