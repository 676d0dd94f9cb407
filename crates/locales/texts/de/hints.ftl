# Was ein Spieler am Terminal nicht tun kann, und was er stattdessen tun kann, auf Deutsch; wozu jeder Schlüssel da ist, sagt die englische Datei.

leave-of-event = In diesem Turnier ist man in allen Partien zugleich abwesend und sagt es dem Turnier
no-sealed-board = Sie haben in dieser Partie kein Brett versiegelt
no-sealed-boards = In diesem Spiel gibt es keine verdeckten Bretter
no-part-due = Von Ihnen steht kein Anteil an einem Wurf aus
no-part-left = Ihre Kette hat keinen Anteil mehr
elements-missing = Ein Wurf ist noch nicht vollständig; es fehlen die Anteile von { $names }
slip-ends-game-first = Ein Zettel dieses Eintrags beendet die Partie; danach ist dies nicht mehr möglich
slip-takes-pen = Durch einen Zettel dieses Eintrags ist es nicht mehr an { $name }; darum ist dies nicht möglich
no-result = `{ $text }` ist kein Ergebnis dieser Partie
no-result-for = `{ $text }` ist kein Ergebnis für { $number } Spieler
not-an-option = `{ $word }` ist keine Option
option-range = Für `{ $key }` gilt: { $range }
how-options-are-written = Optionen schreibt man NAME=WERT
hint-status = { $status }
hint-status-answer = { $status } Das tut `adjudicate answer`.
hint-numbers = { $status } `{ $line }` gibt die Zahlen an.
hint-write-for = `--for { $name }` schreibt für { $name }, der per Post spielt
hint-no-board = Lassen Sie das Brett weg
hint-boards = Bretter: { $numbers }
hint-play = Einen Zug macht `adjudicate play`
hint-show = Was wartet, zeigt `adjudicate show`
hint-name-offer = Nennen Sie eines mit dem Anfang seiner Kennung: `adjudicate show` zeigt sie
hint-leave = `adjudicate event away 2026-12-20 to 2027-01-06` unterschreibt es für den Turnierleiter
hint-sealed-boards = Bretter werden in Duerror Grandis mit der Variante Caecus versiegelt, im ersten Zug eines Spielers
hint-post = `adjudicate post` trägt es ein; --leave-out hält es zurück
hint-post-true = `post: true` trägt den Zettel ein
hint-on-slip = Sagen Sie es auf einem Zettel, den andere eintragen
hint-ruling = Nur eine Entscheidung kann noch folgen
hint-elements = Anteile, die gekommen sind, bringt der Zug mit, oder davor eine Antwort
hint-new-key = Ihr neuer Schlüssel wird mit einem Zug eingetragen, der damit unterschrieben ist: --key DATEI
hint-waits-too = Was schon wartet, zählt mit: `adjudicate show` zeigt es
hint-last-part = Der Spieler, der würfelt, bringt den letzten Anteil mit seinem Zug
hint-rolled-later = Gewürfelt wird, wenn alle dabei sind
hint-result = Ein Ergebnis nennt alle Spieler in der Reihenfolge der Plätze: `{ $example }`
hint-players = Es spielen { $names }
hint-whose-offer = Nennen Sie, wessen: `accept NAME`
hint-offers = Angebote: `draw`, `end`, `prisoners`, `concede`, `concede gammon`, `concede backgammon`, `result NAME N, NAME N`
hint-lines = Zeilen: `NAME: MOVE`, `dice: 3 5`, `NAME: offer draw`, `# a remark`; alle zeigt `--help`
table-no-roll = Es ist kein Wurf fällig
table-turn-of = { $name } ist am Zug
table-dice-first = Erst wird gewürfelt
table-has-left = { $name } ist ausgeschieden
table-no-offer = Kein Angebot wartet auf { $name }
table-offers = Mehrere Angebote warten auf { $name }
table-no-such-offer = Dieses Angebot gibt es hier nicht
table-nobody = Niemand, der hier spielt, heißt `{ $name }`
table-no-line = Diese Zeile wird hier nicht verstanden
table-no-number = `{ $word }` ist keine Zahl, die ein Würfel zeigt
table-no-side = Ein Würfel mit { $sides } Seiten zeigt keine { $number }
table-miscounted = { $number ->
    [one] Der Wurf besteht aus { $dice }, und hier steht nur eine Zahl
   *[other] Der Wurf besteht aus { $dice }, und hier stehen { $number } Zahlen
}

# Dateien, Optionen und Antworten der Befehle.
copy-hint = eine Fassung ist ein Protokoll, eine Nachricht mit Einträgen, ein Mailordner oder ein Verzeichnis davon
charter-hint = geben Sie auch ein Protokoll der Partie dazu oder den Brief, mit dem sie begann
dispute-both-hint = `adjudicate dispute { $path }` zeigt beide Einträge und schreibt Beweise
dispute-stop-hint = `adjudicate dispute { $path }` zeigt sie und sagt, wie die Partie weitergehen kann
leave-directories-hint = lassen Sie --games und --maildir weg
where-is-maildir-hint = --maildir VERZEICHNIS, oder `desk:` in den Einstellungen, die `adjudicate mail setup --desk` schreibt
unread-hint = `adjudicate mail unread` zählt sie auf; ein Brief, den jemand erledigt hat, steht nicht mehr in der Liste
where-are-games-hint = --games VERZEICHNIS, oder `desk:` in den Einstellungen
any-way-hint = `adjudicate export` und die Datei der Partie selbst können auf jedem Weg geschickt werden
no-address-hint = niemand sonst hat darin eine Adresse; schicken Sie dann die Datei des Protokolls von Hand
addresses-hint = sie haben Adressen von: { $names }
leave-say-hint = lassen Sie --say weg
no-page-hint = in den Quellen baut `cargo run --locked --package adjudicate-page-builder` sie; bauen Sie danach das Programm noch einmal
