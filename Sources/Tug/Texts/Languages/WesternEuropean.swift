extension TugLanguage {
  static let westernEuropean = [
    """
    fr
    Tirer pour actualiser
    Tirer pour actualiser
    Relâcher pour actualiser
    Actualisation…
    À jour
    Échec. Tirer pour réessayer
    Tirer pour voir la suite
    Tirer pour en voir plus
    Relâcher pour voir la suite
    Toucher ou tirer pour voir la suite
    Toucher ou tirer vers le bas pour en voir plus
    Chargement…
    Suite chargée
    Fin de la liste
    Échec. Tirer pour réessayer
    Échec. Toucher pour réessayer
    Dernière mise à jour : %@
    jamais
    aujourd’hui à %@
    Actualiser
    Charger la suite
    """,
    """
    de
    Zum Aktualisieren ziehen
    Zum Aktualisieren ziehen
    Zum Aktualisieren loslassen
    Wird aktualisiert …
    Aktualisiert
    Fehlgeschlagen. Erneut ziehen
    Für mehr nach oben ziehen
    Für mehr ziehen
    Loslassen, um mehr zu laden
    Für mehr tippen oder nach oben ziehen
    Für mehr tippen oder nach unten ziehen
    Wird geladen …
    Weitere geladen
    Keine weiteren Einträge
    Fehlgeschlagen. Erneut ziehen
    Fehlgeschlagen. Erneut tippen
    Zuletzt aktualisiert: %@
    nie
    heute, %@
    Aktualisieren
    Mehr laden
    """,
    """
    es
    Desliza para actualizar
    Desliza para actualizar
    Suelta para actualizar
    Actualizando…
    Actualizado
    Error al actualizar. Desliza de nuevo
    Desliza hacia arriba para cargar más
    Desliza para ver más
    Suelta para cargar más
    Toca o desliza para cargar más
    Toca o desliza hacia abajo para cargar más
    Cargando…
    Se ha cargado más contenido
    No hay más contenido
    Error al cargar. Desliza de nuevo
    Error al cargar. Toca de nuevo
    Última actualización: %@
    nunca
    hoy, %@
    Actualizar
    Cargar más
    """,
    """
    it
    Trascina giù per aggiornare
    Trascina per aggiornare
    Rilascia per aggiornare
    Aggiornamento…
    Aggiornato
    Errore. Trascina per riprovare
    Trascina su per caricare altro
    Trascina per vedere altro
    Rilascia per caricare altro
    Tocca o trascina per caricare altro
    Tocca o trascina giù per caricare altro
    Caricamento…
    Caricati altri contenuti
    Non c’è altro
    Errore. Trascina per riprovare
    Errore. Tocca per riprovare
    Ultimo aggiornamento: %@
    mai
    oggi, %@
    Aggiorna
    Carica altro
    """,
    """
    pt
    Puxe para atualizar
    Puxe para atualizar
    Solte para atualizar
    Atualizando…
    Atualizado
    Falha ao atualizar. Puxe de novo
    Puxe para cima para carregar mais
    Puxe para ver mais
    Solte para carregar mais
    Toque ou puxe para carregar mais
    Toque ou puxe para baixo para carregar mais
    Carregando…
    Mais itens carregados
    Não há mais itens
    Falha ao carregar. Puxe de novo
    Falha ao carregar. Toque de novo
    Última atualização: %@
    nunca
    hoje, %@
    Atualizar
    Carregar mais
    """,
    """
    nl
    Trek omlaag om te vernieuwen
    Trek om te vernieuwen
    Laat los om te vernieuwen
    Vernieuwen…
    Bijgewerkt
    Mislukt. Trek om opnieuw te proberen
    Trek omhoog om meer te laden
    Trek voor meer
    Laat los om meer te laden
    Tik of trek omhoog om meer te laden
    Tik of trek omlaag om meer te laden
    Laden…
    Meer geladen
    Dit was alles
    Mislukt. Trek om opnieuw te proberen
    Mislukt. Tik om opnieuw te proberen
    Laatst bijgewerkt: %@
    nooit
    vandaag %@
    Vernieuw
    Meer laden
    """,
    """
    sv
    Dra nedåt för att uppdatera
    Dra för att uppdatera
    Släpp för att uppdatera
    Uppdaterar …
    Uppdaterat
    Misslyckades. Dra för nytt försök
    Dra uppåt för att läsa in fler
    Dra för att se mer
    Släpp för att läsa in fler
    Tryck eller dra för att läsa in fler
    Tryck eller dra nedåt för att läsa in fler
    Läser in …
    Fler har lästs in
    Det finns inget mer
    Misslyckades. Dra för nytt försök
    Misslyckades. Tryck för nytt försök
    Senast uppdaterat: %@
    aldrig
    i dag %@
    Uppdatera
    Läs in fler
    """,
  ]
}
