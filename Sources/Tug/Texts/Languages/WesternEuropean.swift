extension TugLanguage {
  package static let french = TugLanguage(
    code: "fr",
    texts: RefreshTexts(
      pullDown: "Tirer pour actualiser", pullToRefresh: "Tirer pour actualiser",
      releaseToRefresh: "Relâcher pour actualiser",
      refreshing: "Actualisation…", refreshed: "À jour",
      refreshFailed: "Échec. Tirer pour réessayer",
      pullUp: "Tirer pour voir la suite", pullSideways: "Tirer pour en voir plus",
      releaseToLoad: "Relâcher pour voir la suite",
      tapOrPullUp: "Toucher ou tirer pour voir la suite",
      tapOrPullDown: "Toucher ou tirer vers le bas pour en voir plus",
      loading: "Chargement…", loaded: "Suite chargée", noMoreData: "Fin de la liste",
      loadFailedPull: "Échec. Tirer pour réessayer",
      loadFailedTap: "Échec. Toucher pour réessayer",
      lastUpdated: "Dernière mise à jour : %@", neverUpdated: "jamais", today: "aujourd’hui à %@",
      refreshAction: "Actualiser", loadAction: "Charger la suite"))

  package static let german = TugLanguage(
    code: "de",
    texts: RefreshTexts(
      pullDown: "Zum Aktualisieren ziehen", pullToRefresh: "Zum Aktualisieren ziehen",
      releaseToRefresh: "Zum Aktualisieren loslassen",
      refreshing: "Wird aktualisiert …", refreshed: "Aktualisiert",
      refreshFailed: "Fehlgeschlagen. Erneut ziehen",
      pullUp: "Für mehr nach oben ziehen", pullSideways: "Für mehr ziehen",
      releaseToLoad: "Loslassen, um mehr zu laden",
      tapOrPullUp: "Für mehr tippen oder nach oben ziehen",
      tapOrPullDown: "Für mehr tippen oder nach unten ziehen",
      loading: "Wird geladen …", loaded: "Weitere geladen", noMoreData: "Keine weiteren Einträge",
      loadFailedPull: "Fehlgeschlagen. Erneut ziehen",
      loadFailedTap: "Fehlgeschlagen. Erneut tippen",
      lastUpdated: "Zuletzt aktualisiert: %@", neverUpdated: "nie", today: "heute, %@",
      refreshAction: "Aktualisieren", loadAction: "Mehr laden"))

  package static let spanish = TugLanguage(
    code: "es",
    texts: RefreshTexts(
      pullDown: "Desliza para actualizar", pullToRefresh: "Desliza para actualizar",
      releaseToRefresh: "Suelta para actualizar",
      refreshing: "Actualizando…", refreshed: "Actualizado",
      refreshFailed: "Error al actualizar. Desliza de nuevo",
      pullUp: "Desliza hacia arriba para cargar más", pullSideways: "Desliza para ver más",
      releaseToLoad: "Suelta para cargar más",
      tapOrPullUp: "Toca o desliza para cargar más",
      tapOrPullDown: "Toca o desliza hacia abajo para cargar más",
      loading: "Cargando…", loaded: "Se ha cargado más contenido",
      noMoreData: "No hay más contenido",
      loadFailedPull: "Error al cargar. Desliza de nuevo",
      loadFailedTap: "Error al cargar. Toca de nuevo",
      lastUpdated: "Última actualización: %@", neverUpdated: "nunca", today: "hoy, %@",
      refreshAction: "Actualizar", loadAction: "Cargar más"))

  package static let italian = TugLanguage(
    code: "it",
    texts: RefreshTexts(
      pullDown: "Trascina giù per aggiornare", pullToRefresh: "Trascina per aggiornare",
      releaseToRefresh: "Rilascia per aggiornare",
      refreshing: "Aggiornamento…", refreshed: "Aggiornato",
      refreshFailed: "Errore. Trascina per riprovare",
      pullUp: "Trascina su per caricare altro", pullSideways: "Trascina per vedere altro",
      releaseToLoad: "Rilascia per caricare altro",
      tapOrPullUp: "Tocca o trascina per caricare altro",
      tapOrPullDown: "Tocca o trascina giù per caricare altro",
      loading: "Caricamento…", loaded: "Caricati altri contenuti", noMoreData: "Non c’è altro",
      loadFailedPull: "Errore. Trascina per riprovare",
      loadFailedTap: "Errore. Tocca per riprovare",
      lastUpdated: "Ultimo aggiornamento: %@", neverUpdated: "mai", today: "oggi, %@",
      refreshAction: "Aggiorna", loadAction: "Carica altro"))

  package static let portuguese = TugLanguage(
    code: "pt",
    texts: RefreshTexts(
      pullDown: "Puxe para atualizar", pullToRefresh: "Puxe para atualizar",
      releaseToRefresh: "Solte para atualizar",
      refreshing: "Atualizando…", refreshed: "Atualizado",
      refreshFailed: "Falha ao atualizar. Puxe de novo",
      pullUp: "Puxe para cima para carregar mais", pullSideways: "Puxe para ver mais",
      releaseToLoad: "Solte para carregar mais",
      tapOrPullUp: "Toque ou puxe para carregar mais",
      tapOrPullDown: "Toque ou puxe para baixo para carregar mais",
      loading: "Carregando…", loaded: "Mais itens carregados", noMoreData: "Não há mais itens",
      loadFailedPull: "Falha ao carregar. Puxe de novo",
      loadFailedTap: "Falha ao carregar. Toque de novo",
      lastUpdated: "Última atualização: %@", neverUpdated: "nunca", today: "hoje, %@",
      refreshAction: "Atualizar", loadAction: "Carregar mais"))

  package static let dutch = TugLanguage(
    code: "nl",
    texts: RefreshTexts(
      pullDown: "Trek omlaag om te vernieuwen", pullToRefresh: "Trek om te vernieuwen",
      releaseToRefresh: "Laat los om te vernieuwen",
      refreshing: "Vernieuwen…", refreshed: "Bijgewerkt",
      refreshFailed: "Mislukt. Trek om opnieuw te proberen",
      pullUp: "Trek omhoog om meer te laden", pullSideways: "Trek voor meer",
      releaseToLoad: "Laat los om meer te laden",
      tapOrPullUp: "Tik of trek omhoog om meer te laden",
      tapOrPullDown: "Tik of trek omlaag om meer te laden",
      loading: "Laden…", loaded: "Meer geladen", noMoreData: "Dit was alles",
      loadFailedPull: "Mislukt. Trek om opnieuw te proberen",
      loadFailedTap: "Mislukt. Tik om opnieuw te proberen",
      lastUpdated: "Laatst bijgewerkt: %@", neverUpdated: "nooit", today: "vandaag %@",
      refreshAction: "Vernieuw", loadAction: "Meer laden"))

  package static let swedish = TugLanguage(
    code: "sv",
    texts: RefreshTexts(
      pullDown: "Dra nedåt för att uppdatera", pullToRefresh: "Dra för att uppdatera",
      releaseToRefresh: "Släpp för att uppdatera",
      refreshing: "Uppdaterar …", refreshed: "Uppdaterat",
      refreshFailed: "Misslyckades. Dra för nytt försök",
      pullUp: "Dra uppåt för att läsa in fler", pullSideways: "Dra för att se mer",
      releaseToLoad: "Släpp för att läsa in fler",
      tapOrPullUp: "Tryck eller dra för att läsa in fler",
      tapOrPullDown: "Tryck eller dra nedåt för att läsa in fler",
      loading: "Läser in …", loaded: "Fler har lästs in", noMoreData: "Det finns inget mer",
      loadFailedPull: "Misslyckades. Dra för nytt försök",
      loadFailedTap: "Misslyckades. Tryck för nytt försök",
      lastUpdated: "Senast uppdaterat: %@", neverUpdated: "aldrig", today: "i dag %@",
      refreshAction: "Uppdatera", loadAction: "Läs in fler"))
}
