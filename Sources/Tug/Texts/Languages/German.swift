extension TugLanguage {
  /// German.
  public static let german = TugLanguage(
    code: "de",
    texts: RefreshTexts(
      pullDown: "Zum Aktualisieren ziehen",
      pullToRefresh: "Zum Aktualisieren ziehen",
      releaseToRefresh: "Zum Aktualisieren loslassen",
      refreshing: "Wird aktualisiert …",
      refreshed: "Aktualisiert",
      refreshFailed: "Fehlgeschlagen. Erneut ziehen",
      pullUp: "Für mehr nach oben ziehen",
      releaseToLoad: "Loslassen, um mehr zu laden",
      tapOrPullUp: "Für mehr tippen oder nach oben ziehen",
      tapOrPullDown: "Für mehr tippen oder nach unten ziehen",
      loading: "Wird geladen …",
      loaded: "Weitere geladen",
      noMoreData: "Keine weiteren Einträge",
      loadFailedPull: "Fehlgeschlagen. Erneut ziehen",
      loadFailedTap: "Fehlgeschlagen. Erneut tippen",
      pullSideways: "Für mehr ziehen",
      releaseSideways: "Für mehr loslassen",
      loadFailedSideways: "Fehlgeschlagen. Erneut ziehen",
      lastUpdated: "Zuletzt aktualisiert: %@",
      neverUpdated: "nie",
      today: "heute, %@",
      refreshAction: "Aktualisieren",
      loadAction: "Mehr laden"))
}
