extension TugLanguage {
  /// Italian.
  public static let italian = TugLanguage(
    code: "it",
    texts: RefreshTexts(
      pullDown: "Trascina giù per aggiornare",
      pullToRefresh: "Trascina per aggiornare",
      releaseToRefresh: "Rilascia per aggiornare",
      refreshing: "Aggiornamento…",
      refreshed: "Aggiornato",
      refreshFailed: "Errore. Trascina per riprovare",
      pullUp: "Trascina su per caricare altro",
      releaseToLoad: "Rilascia per caricare altro",
      tapOrPullUp: "Tocca o trascina per caricare altro",
      tapOrPullDown: "Tocca o trascina giù per caricare altro",
      loading: "Caricamento…",
      loaded: "Caricati altri contenuti",
      noMoreData: "Non c’è altro",
      loadFailedPull: "Errore. Trascina per riprovare",
      loadFailedTap: "Errore. Tocca per riprovare",
      pullSideways: "Trascina per vedere altro",
      releaseSideways: "Rilascia per vedere altro",
      loadFailedSideways: "Errore. Trascina per riprovare",
      lastUpdated: "Ultimo aggiornamento: %@",
      neverUpdated: "mai",
      today: "oggi, %@",
      refreshAction: "Aggiorna",
      loadAction: "Carica altro"))
}
