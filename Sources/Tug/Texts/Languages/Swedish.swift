extension TugLanguage {
  public static let swedish = TugLanguage(
    code: "sv",
    texts: RefreshTexts(
      pullDown: "Dra nedåt för att uppdatera",
      releaseToRefresh: "Släpp för att uppdatera",
      refreshing: "Uppdaterar …",
      refreshed: "Uppdaterat",
      refreshFailed: "Det gick inte att uppdatera. Dra för att försöka igen",
      pullUp: "Dra uppåt för att läsa in fler",
      releaseToLoad: "Släpp för att läsa in fler",
      tapOrPullUp: "Tryck eller dra uppåt för att läsa in fler",
      loading: "Läser in …",
      loaded: "Fler har lästs in",
      noMoreData: "Det finns inget mer",
      loadFailedPull: "Det gick inte att läsa in. Dra för att försöka igen",
      loadFailedTap: "Det gick inte att läsa in. Tryck för att försöka igen",
      pullSideways: "Dra för att se mer",
      releaseSideways: "Släpp för att se mer",
      lastUpdated: "Senast uppdaterat: %@",
      neverUpdated: "aldrig",
      today: "i dag %@",
      refreshAction: "Uppdatera",
      loadAction: "Läs in fler"))
}
