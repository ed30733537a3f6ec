extension TugLanguage {
  static let easternEuropean = [
    """
    tr
    Yenilemek için aşağı çekin
    Yenilemek için çekin
    Yenilemek için bırakın
    Yenileniyor…
    Güncellendi
    Yenilenemedi.
    Daha fazla yüklemek için yukarı çekin
    Daha fazla yüklemek için çekin
    Daha fazla yüklemek için bırakın
    Yükleniyor…
    Daha fazlası yüklendi
    Başka öğe yok
    Yüklenemedi.
    Yeniden denemek için çekin
    Yeniden denemek için dokunun
    Yeniden denemek için çift dokunun
    Son güncelleme: %@
    Henüz güncellenmedi
    Yenile
    Daha fazla yükle
    Yeniden dene
    """,
    """
    pl
    Pociągnij w dół, aby odświeżyć
    Pociągnij, aby odświeżyć
    Puść, aby odświeżyć
    Odświeżanie…
    Zaktualizowano
    Nie udało się odświeżyć.
    Pociągnij w górę, aby wczytać więcej
    Pociągnij, aby wczytać więcej
    Puść, aby wczytać więcej
    Wczytywanie…
    Wczytano więcej
    Nie ma więcej elementów
    Nie udało się wczytać.
    Pociągnij, aby ponowić
    Stuknij, aby ponowić
    Stuknij dwukrotnie, aby ponowić
    Ostatnia aktualizacja: %@
    Jeszcze nie odświeżono
    Odśwież
    Wczytaj więcej
    Spróbuj ponownie
    """,
    """
    cs
    Zatáhněte dolů pro obnovení
    Zatáhněte pro obnovení
    Uvolněte pro obnovení
    Obnovování…
    Aktualizováno
    Obnovení se nezdařilo.
    Zatáhněte nahoru pro načtení dalších
    Zatáhněte pro načtení dalších
    Uvolněte pro načtení dalších
    Načítání…
    Další položky načteny
    Žádné další položky
    Načtení se nezdařilo.
    Zatáhněte a zkuste to znovu
    Klepněte a zkuste to znovu
    Klepněte dvakrát a zkuste to znovu
    Poslední aktualizace: %@
    Zatím neaktualizováno
    Obnovit
    Načíst další
    Zkusit znovu
    """,
    """
    sk
    Potiahnite nadol pre obnovenie
    Potiahnite pre obnovenie
    Pustite pre obnovenie
    Obnovuje sa…
    Aktualizované
    Obnovenie zlyhalo.
    Potiahnite nahor pre načítanie ďalších
    Potiahnite pre načítanie ďalších
    Pustite pre načítanie ďalších
    Načítava sa…
    Ďalšie položky načítané
    Žiadne ďalšie položky
    Načítanie zlyhalo.
    Potiahnite a skúste to znova
    Klepnite a skúste to znova
    Klepnite dvakrát a skúste to znova
    Posledná aktualizácia: %@
    Zatiaľ neaktualizované
    Obnoviť
    Načítať ďalšie
    Skúsiť znova
    """,
    """
    hu
    Húzza le a frissítéshez
    Húzza a frissítéshez
    Engedje el a frissítéshez
    Frissítés…
    Frissítve
    Nem sikerült frissíteni.
    Húzza fel továbbiak betöltéséhez
    Húzza továbbiak betöltéséhez
    Engedje el továbbiak betöltéséhez
    Betöltés…
    Továbbiak betöltve
    Nincs több elem
    Nem sikerült betölteni.
    Húzza az újrapróbáláshoz
    Koppintson az újrapróbáláshoz
    Koppintson duplán az újrapróbáláshoz
    Utoljára frissítve: %@
    Még nincs frissítve
    Frissítés
    Továbbiak betöltése
    Újra
    """,
    """
    ro
    Trageți în jos pentru a reîmprospăta
    Trageți pentru a reîmprospăta
    Eliberați pentru a reîmprospăta
    Se reîmprospătează…
    Actualizat
    Reîmprospătarea a eșuat.
    Trageți în sus pentru a încărca mai multe
    Trageți pentru a încărca mai multe
    Eliberați pentru a încărca mai multe
    Se încarcă…
    S-au încărcat mai multe
    Nu mai sunt elemente
    Încărcarea a eșuat.
    Trageți pentru a reîncerca
    Atingeți pentru a reîncerca
    Atingeți de două ori pentru a reîncerca
    Ultima actualizare: %@
    Neactualizat încă
    Reîmprospătează
    Încarcă mai multe
    Reîncearcă
    """,
    """
    hr
    Povucite prema dolje za osvježavanje
    Povucite za osvježavanje
    Otpustite za osvježavanje
    Osvježavanje…
    Ažurirano
    Osvježavanje nije uspjelo.
    Povucite prema gore za učitavanje
    Povucite za učitavanje
    Otpustite za učitavanje
    Učitavanje…
    Učitano je još stavki
    Nema više stavki
    Učitavanje nije uspjelo.
    Povucite za ponovni pokušaj
    Dodirnite za ponovni pokušaj
    Dodirnite dvaput za ponovni pokušaj
    Zadnje ažuriranje: %@
    Još nije ažurirano
    Osvježi
    Učitaj još
    Pokušaj ponovno
    """,
    """
    el
    Τραβήξτε κάτω για ανανέωση
    Τραβήξτε για ανανέωση
    Αφήστε για ανανέωση
    Ανανέωση…
    Ενημερώθηκε
    Η ανανέωση απέτυχε.
    Τραβήξτε πάνω για φόρτωση περισσότερων
    Τραβήξτε για φόρτωση περισσότερων
    Αφήστε για φόρτωση περισσότερων
    Φόρτωση…
    Φορτώθηκαν περισσότερα
    Δεν υπάρχουν άλλα στοιχεία
    Η φόρτωση απέτυχε.
    Τραβήξτε για νέα προσπάθεια
    Αγγίξτε για νέα προσπάθεια
    Αγγίξτε δύο φορές για νέα προσπάθεια
    Τελευταία ενημέρωση: %@
    Δεν έχει ενημερωθεί ακόμη
    Ανανέωση
    Φόρτωση περισσότερων
    Δοκιμάστε ξανά
    """,
  ]
}
