extension TugLanguage {
  public static let german = TugLanguage(
    code: "de",
    texts: RefreshTexts(
      pullDown: "Zum Aktualisieren ziehen",
      releaseToRefresh: "Zum Aktualisieren loslassen",
      refreshing: "Wird aktualisiert …",
      refreshed: "Aktualisiert",
      refreshFailed: "Aktualisieren fehlgeschlagen. Zum Wiederholen ziehen",
      pullUp: "Für mehr nach oben ziehen",
      releaseToLoad: "Loslassen, um mehr zu laden",
      tapOrPullUp: "Für mehr tippen oder nach oben ziehen",
      loading: "Wird geladen …",
      loaded: "Weitere geladen",
      noMoreData: "Keine weiteren Einträge",
      loadFailedPull: "Laden fehlgeschlagen. Zum Wiederholen ziehen",
      loadFailedTap: "Laden fehlgeschlagen. Zum Wiederholen tippen",
      pullSideways: "Für mehr ziehen",
      releaseSideways: "Für mehr loslassen",
      lastUpdated: "Zuletzt aktualisiert: %@",
      neverUpdated: "nie",
      today: "heute, %@",
      refreshAction: "Aktualisieren",
      loadAction: "Mehr laden"))
}
