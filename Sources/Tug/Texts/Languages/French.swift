extension TugLanguage {
  /// French.
  public static let french = TugLanguage(
    code: "fr",
    texts: RefreshTexts(
      pullDown: "Tirer pour actualiser",
      pullToRefresh: "Tirer pour actualiser",
      releaseToRefresh: "Relâcher pour actualiser",
      refreshing: "Actualisation…",
      refreshed: "À jour",
      refreshFailed: "Échec. Tirer pour réessayer",
      pullUp: "Tirer pour voir la suite",
      releaseToLoad: "Relâcher pour voir la suite",
      tapOrPullUp: "Toucher ou tirer pour voir la suite",
      tapOrPullDown: "Toucher ou tirer vers le bas pour en voir plus",
      loading: "Chargement…",
      loaded: "Suite chargée",
      noMoreData: "Fin de la liste",
      loadFailedPull: "Échec. Tirer pour réessayer",
      loadFailedTap: "Échec. Toucher pour réessayer",
      pullSideways: "Tirer pour en voir plus",
      releaseSideways: "Relâcher pour en voir plus",
      loadFailedSideways: "Échec. Tirer pour réessayer",
      lastUpdated: "Dernière mise à jour : %@",
      neverUpdated: "jamais",
      today: "aujourd’hui à %@",
      refreshAction: "Actualiser",
      loadAction: "Charger la suite"))
}
