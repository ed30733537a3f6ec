extension TugLanguage {
  static let westernEuropean = [
    """
    fr
    Tirez vers le bas pour actualiser
    Tirez pour actualiser
    Relâchez pour actualiser
    Actualisation…
    À jour
    Actualisation impossible.
    Tirez vers le haut pour voir la suite
    Tirez pour voir la suite
    Relâchez pour voir la suite
    Chargement…
    Suite chargée
    Aucun autre élément
    Chargement impossible.
    Tirez pour réessayer
    Touchez pour réessayer
    Touchez deux fois pour réessayer
    Dernière mise à jour : %@
    Pas encore actualisé
    Actualiser
    Charger la suite
    Réessayer
    """,
    """
    de
    Zum Aktualisieren ziehen
    Zum Aktualisieren ziehen
    Zum Aktualisieren loslassen
    Wird aktualisiert …
    Aktualisiert
    Aktualisieren fehlgeschlagen.
    Zum Laden nach oben ziehen
    Zum Laden ziehen
    Zum Laden loslassen
    Wird geladen …
    Weitere Einträge geladen
    Keine weiteren Einträge
    Laden fehlgeschlagen.
    Zum Wiederholen ziehen
    Zum Wiederholen tippen
    Zum Wiederholen doppeltippen
    Zuletzt aktualisiert: %@
    Noch nicht aktualisiert
    Aktualisieren
    Mehr laden
    Erneut versuchen
    """,
    """
    es
    Desliza hacia abajo para actualizar
    Desliza para actualizar
    Suelta para actualizar
    Actualizando…
    Actualizado
    Error al actualizar.
    Desliza hacia arriba para cargar más
    Desliza para cargar más
    Suelta para cargar más
    Cargando…
    Contenido cargado
    No hay más contenido
    Error al cargar.
    Desliza para reintentar
    Toca para reintentar
    Toca dos veces para reintentar
    Última actualización: %@
    Aún no se ha actualizado
    Actualizar
    Cargar más
    Reintentar
    """,
    """
    ca
    Estira cap avall per actualitzar
    Estira per actualitzar
    Deixa anar per actualitzar
    S’està actualitzant…
    Actualitzat
    No s’ha pogut actualitzar.
    Estira cap amunt per carregar-ne més
    Estira per carregar-ne més
    Deixa anar per carregar-ne més
    S’està carregant…
    S’han carregat més elements
    No hi ha més elements
    No s’ha pogut carregar.
    Estira per tornar-ho a provar
    Toca per tornar-ho a provar
    Toca dues vegades per tornar-ho a provar
    Última actualització: %@
    Encara no s’ha actualitzat
    Actualitza
    Carrega’n més
    Torna-ho a provar
    """,
    """
    it
    Trascina verso il basso per aggiornare
    Trascina per aggiornare
    Rilascia per aggiornare
    Aggiornamento…
    Aggiornato
    Impossibile aggiornare.
    Trascina verso l’alto per caricare altro
    Trascina per caricare altro
    Rilascia per caricare altro
    Caricamento…
    Altri elementi caricati
    Nessun altro elemento
    Impossibile caricare.
    Trascina per riprovare
    Tocca per riprovare
    Tocca due volte per riprovare
    Ultimo aggiornamento: %@
    Non ancora aggiornato
    Aggiorna
    Carica altro
    Riprova
    """,
    """
    pt
    Puxe para baixo para atualizar
    Puxe para atualizar
    Solte para atualizar
    Atualizando…
    Atualizado
    Falha ao atualizar.
    Puxe para cima e carregue mais
    Puxe para carregar mais
    Solte para carregar mais
    Carregando…
    Mais itens carregados
    Não há mais itens
    Falha ao carregar.
    Puxe para tentar novamente
    Toque para tentar novamente
    Toque duas vezes para tentar novamente
    Última atualização: %@
    Ainda não atualizado
    Atualizar
    Carregar mais
    Tentar novamente
    """,
    """
    pt-PT
    Puxe para baixo para atualizar
    Puxe para atualizar
    Solte para atualizar
    A atualizar…
    Atualizado
    Não foi possível atualizar.
    Puxe para cima para carregar mais
    Puxe para carregar mais
    Solte para carregar mais
    A carregar…
    Mais elementos carregados
    Não há mais elementos
    Não foi possível carregar.
    Puxe para tentar novamente
    Toque para tentar novamente
    Toque duas vezes para tentar novamente
    Última atualização: %@
    Ainda não atualizado
    Atualizar
    Carregar mais
    Tentar novamente
    """,
    """
    nl
    Trek omlaag om te vernieuwen
    Trek om te vernieuwen
    Laat los om te vernieuwen
    Vernieuwen…
    Bijgewerkt
    Vernieuwen mislukt.
    Trek omhoog om meer te laden
    Trek om meer te laden
    Laat los om meer te laden
    Laden…
    Meer geladen
    Geen onderdelen meer
    Laden mislukt.
    Trek om opnieuw te proberen
    Tik om opnieuw te proberen
    Tik dubbel om opnieuw te proberen
    Laatst bijgewerkt: %@
    Nog niet bijgewerkt
    Vernieuw
    Laad meer
    Opnieuw proberen
    """,
  ]
}
