extension TugLanguage {
  /// Portuguese.
  public static let portuguese = TugLanguage(
    code: "pt",
    texts: RefreshTexts(
      pullDown: "Puxe para atualizar",
      pullToRefresh: "Puxe para atualizar",
      releaseToRefresh: "Solte para atualizar",
      refreshing: "Atualizando…",
      refreshed: "Atualizado",
      refreshFailed: "Falha ao atualizar. Puxe de novo",
      pullUp: "Puxe para cima para carregar mais",
      releaseToLoad: "Solte para carregar mais",
      tapOrPullUp: "Toque ou puxe para carregar mais",
      tapOrPullDown: "Toque ou puxe para baixo para carregar mais",
      loading: "Carregando…",
      loaded: "Mais itens carregados",
      noMoreData: "Não há mais itens",
      loadFailedPull: "Falha ao carregar. Puxe de novo",
      loadFailedTap: "Falha ao carregar. Toque de novo",
      pullSideways: "Puxe para ver mais",
      releaseSideways: "Solte para ver mais",
      loadFailedSideways: "Falha ao carregar. Puxe de novo",
      lastUpdated: "Última atualização: %@",
      neverUpdated: "nunca",
      today: "hoje, %@",
      refreshAction: "Atualizar",
      loadAction: "Carregar mais"))
}
