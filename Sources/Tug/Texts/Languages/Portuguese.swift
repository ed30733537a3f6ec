extension TugLanguage {
  public static let portuguese = TugLanguage(
    code: "pt",
    texts: RefreshTexts(
      pullDown: "Puxe para atualizar",
      releaseToRefresh: "Solte para atualizar",
      refreshing: "Atualizando…",
      refreshed: "Atualizado",
      refreshFailed: "Não foi possível atualizar. Puxe para tentar de novo",
      pullUp: "Puxe para cima para carregar mais",
      releaseToLoad: "Solte para carregar mais",
      tapOrPullUp: "Toque ou puxe para cima para carregar mais",
      loading: "Carregando…",
      loaded: "Mais itens carregados",
      noMoreData: "Não há mais itens",
      loadFailedPull: "Não foi possível carregar. Puxe para tentar de novo",
      loadFailedTap: "Não foi possível carregar. Toque para tentar de novo",
      pullSideways: "Puxe para ver mais",
      releaseSideways: "Solte para ver mais",
      lastUpdated: "Última atualização: %@",
      neverUpdated: "nunca",
      today: "hoje, %@",
      refreshAction: "Atualizar",
      loadAction: "Carregar mais"))
}
