extension TugLanguage {
  public static let spanish = TugLanguage(
    code: "es",
    texts: RefreshTexts(
      pullDown: "Desliza hacia abajo para actualizar",
      releaseToRefresh: "Suelta para actualizar",
      refreshing: "Actualizando…",
      refreshed: "Actualizado",
      refreshFailed: "No se pudo actualizar. Desliza para reintentar",
      pullUp: "Desliza hacia arriba para cargar más",
      releaseToLoad: "Suelta para cargar más",
      tapOrPullUp: "Toca o desliza hacia arriba para cargar más",
      loading: "Cargando…",
      loaded: "Se ha cargado más contenido",
      noMoreData: "No hay más contenido",
      loadFailedPull: "No se pudo cargar. Desliza para reintentar",
      loadFailedTap: "No se pudo cargar. Toca para reintentar",
      pullSideways: "Desliza para ver más",
      releaseSideways: "Suelta para ver más",
      lastUpdated: "Última actualización: %@",
      neverUpdated: "nunca",
      today: "hoy, %@",
      refreshAction: "Actualizar",
      loadAction: "Cargar más"))
}
