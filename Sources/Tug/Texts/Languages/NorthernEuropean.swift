extension TugLanguage {
  static let northernEuropean = [
    """
    sv
    Dra nedåt för att uppdatera
    Dra för att uppdatera
    Släpp för att uppdatera
    Uppdaterar …
    Uppdaterat
    Det gick inte att uppdatera.
    Dra uppåt för att läsa in mer
    Dra för att läsa in mer
    Släpp för att läsa in mer
    Läser in …
    Mer har lästs in
    Det finns inget mer
    Det gick inte att läsa in.
    Dra för att försöka igen
    Tryck för att försöka igen
    Tryck två gånger för att försöka igen
    Senast uppdaterat: %@
    Inte uppdaterat än
    Uppdatera
    Läs in mer
    Försök igen
    """,
    """
    da
    Træk ned for at opdatere
    Træk for at opdatere
    Slip for at opdatere
    Opdaterer…
    Opdateret
    Kunne ikke opdatere.
    Træk op for at indlæse mere
    Træk for at indlæse mere
    Slip for at indlæse mere
    Indlæser…
    Mere er indlæst
    Der er ikke mere
    Kunne ikke indlæse.
    Træk for at prøve igen
    Tryk for at prøve igen
    Tryk to gange for at prøve igen
    Sidst opdateret: %@
    Ikke opdateret endnu
    Opdater
    Indlæs mere
    Prøv igen
    """,
    """
    nb
    Dra ned for å oppdatere
    Dra for å oppdatere
    Slipp for å oppdatere
    Oppdaterer…
    Oppdatert
    Kunne ikke oppdatere.
    Dra opp for å laste inn mer
    Dra for å laste inn mer
    Slipp for å laste inn mer
    Laster inn…
    Mer er lastet inn
    Det er ikke mer
    Kunne ikke laste inn.
    Dra for å prøve igjen
    Trykk for å prøve igjen
    Dobbelttrykk for å prøve igjen
    Sist oppdatert: %@
    Ikke oppdatert ennå
    Oppdater
    Last inn mer
    Prøv igjen
    """,
    """
    fi
    Päivitä vetämällä alas
    Päivitä vetämällä
    Päivitä vapauttamalla
    Päivitetään…
    Päivitetty
    Päivitys epäonnistui.
    Lataa lisää vetämällä ylös
    Lataa lisää vetämällä
    Lataa lisää vapauttamalla
    Ladataan…
    Lisää ladattu
    Ei enempää kohteita
    Lataus epäonnistui.
    Yritä uudelleen vetämällä
    Yritä uudelleen napauttamalla
    Yritä uudelleen kaksoisnapauttamalla
    Viimeksi päivitetty: %@
    Ei vielä päivitetty
    Päivitä
    Lataa lisää
    Yritä uudelleen
    """,
  ]
}
