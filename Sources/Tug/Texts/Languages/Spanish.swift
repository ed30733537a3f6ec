extension TugLanguage {
  /// Spanish.
  public static let spanish = TugLanguage(
    code: "es",
    texts: RefreshTexts(
      pullDown: "Desliza para actualizar",
      pullToRefresh: "Desliza para actualizar",
      releaseToRefresh: "Suelta para actualizar",
      refreshing: "Actualizando…",
      refreshed: "Actualizado",
      refreshFailed: "Error al actualizar. Desliza de nuevo",
      pullUp: "Desliza hacia arriba para cargar más",
      releaseToLoad: "Suelta para cargar más",
      tapOrPullUp: "Toca o desliza para cargar más",
      tapOrPullDown: "Toca o desliza hacia abajo para cargar más",
      loading: "Cargando…",
      loaded: "Se ha cargado más contenido",
      noMoreData: "No hay más contenido",
      loadFailedPull: "Error al cargar. Desliza de nuevo",
      loadFailedTap: "Error al cargar. Toca de nuevo",
      pullSideways: "Desliza para ver más",
      releaseSideways: "Suelta para ver más",
      loadFailedSideways: "Error al cargar. Desliza de nuevo",
      lastUpdated: "Última actualización: %@",
      neverUpdated: "nunca",
      today: "hoy, %@",
      refreshAction: "Actualizar",
      loadAction: "Cargar más"))
}
