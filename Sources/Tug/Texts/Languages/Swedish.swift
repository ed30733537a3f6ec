extension TugLanguage {
  /// Swedish.
  public static let swedish = TugLanguage(
    code: "sv",
    texts: RefreshTexts(
      pullDown: "Dra nedåt för att uppdatera",
      pullToRefresh: "Dra för att uppdatera",
      releaseToRefresh: "Släpp för att uppdatera",
      refreshing: "Uppdaterar …",
      refreshed: "Uppdaterat",
      refreshFailed: "Misslyckades. Dra för nytt försök",
      pullUp: "Dra uppåt för att läsa in fler",
      releaseToLoad: "Släpp för att läsa in fler",
      tapOrPullUp: "Tryck eller dra för att läsa in fler",
      tapOrPullDown: "Tryck eller dra nedåt för att läsa in fler",
      loading: "Läser in …",
      loaded: "Fler har lästs in",
      noMoreData: "Det finns inget mer",
      loadFailedPull: "Misslyckades. Dra för nytt försök",
      loadFailedTap: "Misslyckades. Tryck för nytt försök",
      pullSideways: "Dra för att se mer",
      releaseSideways: "Släpp för att se mer",
      loadFailedSideways: "Misslyckades. Dra för nytt försök",
      lastUpdated: "Senast uppdaterat: %@",
      neverUpdated: "aldrig",
      today: "i dag %@",
      refreshAction: "Uppdatera",
      loadAction: "Läs in fler"))
}
