extension TugLanguage {
  public static let dutch = TugLanguage(
    code: "nl",
    texts: RefreshTexts(
      pullDown: "Trek omlaag om te vernieuwen",
      releaseToRefresh: "Laat los om te vernieuwen",
      refreshing: "Vernieuwen…",
      refreshed: "Bijgewerkt",
      refreshFailed: "Vernieuwen mislukt. Trek om het opnieuw te proberen",
      pullUp: "Trek omhoog om meer te laden",
      releaseToLoad: "Laat los om meer te laden",
      tapOrPullUp: "Tik of trek omhoog om meer te laden",
      loading: "Laden…",
      loaded: "Meer geladen",
      noMoreData: "Dit was alles",
      loadFailedPull: "Laden mislukt. Trek om het opnieuw te proberen",
      loadFailedTap: "Laden mislukt. Tik om het opnieuw te proberen",
      pullSideways: "Trek voor meer",
      releaseSideways: "Laat los voor meer",
      lastUpdated: "Laatst bijgewerkt: %@",
      neverUpdated: "nooit",
      today: "vandaag %@",
      refreshAction: "Vernieuw",
      loadAction: "Meer laden"))
}
