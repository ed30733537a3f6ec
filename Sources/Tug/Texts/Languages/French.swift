extension TugLanguage {
  public static let french = TugLanguage(
    code: "fr",
    texts: RefreshTexts(
      pullDown: "Tirer pour actualiser",
      releaseToRefresh: "Relâcher pour actualiser",
      refreshing: "Actualisation…",
      refreshed: "À jour",
      refreshFailed: "Échec de l’actualisation. Tirer pour réessayer",
      pullUp: "Tirer vers le haut pour voir la suite",
      releaseToLoad: "Relâcher pour voir la suite",
      tapOrPullUp: "Toucher ou tirer pour voir la suite",
      loading: "Chargement…",
      loaded: "Suite chargée",
      noMoreData: "Fin de la liste",
      loadFailedPull: "Échec du chargement. Tirer pour réessayer",
      loadFailedTap: "Échec du chargement. Toucher pour réessayer",
      pullSideways: "Tirer pour en voir plus",
      releaseSideways: "Relâcher pour en voir plus",
      lastUpdated: "Dernière mise à jour : %@",
      neverUpdated: "jamais",
      today: "aujourd’hui à %@",
      refreshAction: "Actualiser",
      loadAction: "Charger la suite"))
}
