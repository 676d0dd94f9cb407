# Die Texte der Seiten von Turnieren und Partien auf Deutsch; wozu jeder Schlüssel dient, steht in der englischen Datei.

page-contents = Inhalt
page-referee = Prüfen Sie das Protokoll selbst, auf einer Seite des Schiedsrichters
page-no-script = Die Partien zeigt ein Skript, und Skripte sind abgeschaltet.
page-other-games = Andere Partien
page-other-pages = Andere Seiten
page-board = Das Brett
page-picture = Das Brett; der Text unter den Tasten beschreibt es
page-turn = Brett drehen
page-story = Verlauf
page-controls = Durch die Partie gehen
page-first = Zum Anfang
page-first-key = Pos1
page-back = Zurück
page-back-key = Pfeil nach links
page-entry = Eintrag
page-on = Weiter
page-on-key = Pfeil nach rechts
page-last = Zum Ende
page-last-key = Ende
page-step = Eintrag { $entry }: { $happened }
page-proof-of-throw = Der Beweis des Wurfs
page-to-play = Am Zug:
page-has-won = Gewonnen hat:
page-entries = Die Einträge 0 bis { $last } eines geprüften Protokolls.
page-options = Optionen: { $options }.
page-game-id = Die Kennung der Partie: { $id }

page-stand = { $stage ->
    [over] Ein beendetes Turnier, nach Eintrag { $entry } seines Protokolls vom { $date }.
   *[running] Ein laufendes Turnier, nach Eintrag { $entry } seines Protokolls vom { $date }.
}
page-player = Spieler { $number }
page-overview = Überblick
page-director = Turnierleiter und Schiedsrichter aller Partien
page-directs-from = { $name } von Eintrag { $entry } an
page-entries-until = Anmeldung bis
page-section = Gruppe
page-section-terms = { $first ->
    [none] : { $terms }; { $stage }
   *[other] : { $terms }; { $stage }; Erster: { $first }
}
page-fits = Beim Erstellen dieser Seite wurden Lose, Paarungen, Ergebnisse und Tabellen aus dem Protokoll des Turniers und { $number ->
    [one] dem Protokoll seiner Partie
   *[other] den Protokollen seiner { $number } Partien
} neu berechnet, und alles passt zusammen.
page-how-to-check = Wie jeder das prüfen kann
page-misfits = { $number ->
    [one] Beim Erstellen dieser Seite passte eine Sache nicht.
   *[other] Beim Erstellen dieser Seite passten { $number } Dinge nicht.
}
page-players = Spieler
page-column-sections = Gruppen
page-column-signs = unterschreibt
page-column-rating = Wertungszahl
page-means-rating = nach der die Spieler nummeriert sind
page-column-days-away = Abwesenheitstage
page-number = { $left ->
    [yes] (Nr. { $number }, ausgeschieden)
   *[no] (Nr. { $number })
}
page-left-before = vor dem Beginn abgemeldet
page-own-key = eigener Schlüssel
page-no-key = ohne Schlüssel, spielt per Post; der Turnierleiter trägt die Briefe ein
page-days = { $used } von { $most }
page-days-in = { $section }: { $days }
page-remarks = Bemerkungen
page-remark = { $remark } [Eintrag { $entry }]

page-proof = Wie man es prüft
page-proof-lead = Diese Seite beweist nichts; das tun die Protokolle. Das Protokoll des Turniers und die Protokolle seiner Partien sind Textdateien mit unterschriebenen Einträgen. Legen Sie sie in ein Verzeichnis, und rufen Sie `adjudicate event verify DIRECTORY` auf: Es berechnet die Lose, alle Paarungen und jedes Ergebnis aus seiner Partie neu, nennt jede Abweichung und endet mit der Prüfsumme, die unten steht. `adjudicate explain LOG --throw 1` beweist einen Wurf einer Partie. Das Programm ist frei und arbeitet ohne Netz.
page-event-id = Die Kennung des Turniers
page-head = Prüfsumme nach Eintrag { $entry }
page-director-key = Der Schlüssel des Turnierleiters
page-results = Ergebnisse für Programme (JSON)
page-feed = Neuigkeiten zum Abonnieren (Atom)
page-log = Das Protokoll des Turniers
page-logs-of-games = ; zu den Protokollen seiner Partien führen deren Seiten, und sie stehen in log/games.
page-no-logs = Einige Spieler sind mit Nummern genannt; darum fehlen hier die Protokolle, in denen ihre Namen stehen.
page-check = Eine Seite, die diese Protokolle in Ihrem Browser prüft
page-lots = Die Lose
page-lots-lead = Bevor sich jemand anmeldete, legte sich der Turnierleiter auf eine geheime Zahl fest; ihr Fingerabdruck steht unten und in der Ausschreibung. { $draw ->
    [public] Die Lose werden mit SHA-256 gezogen: aus der Kennung des Turniers, den Kennungen aller Einträge von Spielern in ihrer Reihenfolge, dieser Zahl und den Zahlen einer öffentlichen Ziehung nach dem Ende der Anmeldung.
   *[sealed] Die Lose werden mit SHA-256 gezogen: aus der Kennung des Turniers, den Kennungen aller Einträge von Spielern in ihrer Reihenfolge und dieser Zahl.
} So konnte sie niemand wählen: die Spieler nicht, die die Zahl nicht kannten, und der Turnierleiter nicht, der sie nicht mehr ändern konnte.
page-fingerprint = Fingerabdruck der geheimen Zahl
page-public-draw = Öffentliche Ziehung
page-secret = Geheime Zahl, Eintrag { $entry }
page-numbers = Gezogene Zahlen
page-seed = Startwert der Lose
page-secret-of = Geheime Zahl für { $section }, Eintrag { $entry }
page-drawn-in = Auslosung von { $section }
page-lots-of = Lose
page-not-drawn = noch nicht gezogen

page-section-title = { $section }: { $game }
page-stage = { $terms }; { $stage }.
page-standings-of = Tabelle von { $section }
page-means-place = Platz
page-column-won = gewonnen
page-column-drawn = remis
page-column-lost = verloren
page-column-byes = Freilose
page-column-out = raus in
page-means-out = die Runde, in der der Spieler ausgeschieden ist
page-out-in = Runde { $round }
page-ties = Wie die Feinwertungen zustande kamen
page-edition = Ungespielte Partien zählen nach: { $edition }.
page-tiebreak = { tiebreak }

tie-none = keine
tie-round = Runde { $round } = 1
tie-rounds = Runden { $rounds } = { $value }
tie-plus = { $start } + { $last }
tie-sum = { $terms } = { $value }
tie-sum-between = { $terms } = { $low } bis { $high }
tie-nothing = noch nichts = { $value }
tie-product = { $points } × { $term }
tie-cut = { $sum } (gestrichen: { $cut })
tie-nobody = noch niemand = 0
tie-names = { $start } und { $last }
tie-points = { $names } { $points }
tie-scored = { $name } { $score } (erzielt { $scored })
tie-forfeit = kampflos ({ $name }) { $score }
tie-bye = Freilos { $score }
tie-half-bye = spielfrei { $score }
tie-absence = abwesend { $score }
tie-round-points = Runde { $round }: { $points }
tie-drawn = gezogen als Nummer { $value }
tie-not-drawn = nicht gezogen
tie-not-tied = kein Gleichstand
tie-not-met = { $name } nicht getroffen
tie-between = { $name } { $low } bis { $high }
tie-then = { $before }; dann { $more }
tie-nobody-rated = noch niemand mit Wertungszahl = 0
tie-average = Durchschnitt von { $ratings } = { $value }
tie-performance = { $points } gegen { $ratings } = { $value }
tie-no-rating = ohne Wertungszahl

page-crosstable = Kreuztabelle
page-crosstable-of = Kreuztabelle von { $section }
page-means-row = Zeile
page-column-number = Nr.
page-means-number = die Nummer, nach der die Spieler gepaart werden
page-means-against = gegen den Spieler in Zeile { $number }
page-means-round = Runde { $number }
page-key-square = Jedes Ergebnis führt zu seiner Partie.
page-key-turns = Bei jeder Runde stehen Anzug, Nummer des Gegners und Ergebnis, zum Beispiel w4 ½: im Anzug (b: im Nachzug) gegen Nummer 4, remis. Jedes Ergebnis führt zu seiner Partie.
page-key-seats = Bei jeder Runde stehen Platz am Brett, Nummern der anderen und Ergebnis, zum Beispiel 1:4,7 ½: auf dem ersten Platz gegen die Nummern 4 und 7, remis. Jedes Ergebnis führt zu seiner Partie.
page-key-open = · wird noch gespielt.
page-key-forfeit = + und - sind ohne Spiel entschieden.
page-key-bye = + allein ist ein Freilos.
page-key-annulled = Ein Ergebnis in Klammern zählt für niemanden.
page-rounds = Runden
page-round = Runde { $round }
page-round-stage = { $stage ->
    [over] : beendet
   *[running] : läuft
}
page-round-of = Runde { $round } von { $section }
page-paired-by-hand = Vom Turnierleiter gepaart: "{ $reason }"
page-column-board = Brett
page-column-players = Spieler, der zuerst genannte beginnt
page-means-way = mit dem Weg zur Partie
page-open = offen
page-ruled = { $points }, durch Entscheidung
page-log-missing = { $points }; das Protokoll fehlt
page-no-board = Freilos: { $names }
page-no-board-asked = Spielfrei auf eigenen Wunsch, mit den Punkten eines Unentschiedens: { $names }
page-absences = Abwesenheit
page-absences-in = Abwesenheitstage in { $section }
page-column-player = Spieler
page-column-game = Partie
page-place = Runde { $round }, Brett { $board }
page-column-days-used = verbrauchte Tage
page-means-days-used = Abwesenheitstage, in jeder Partie für sich gezählt
page-column-away = abwesend

page-game-title = { $section }, Runde { $round }, Brett { $board }: { $players }
page-all-of = Alles zu { $section }
page-previous = Davor: Runde { $round }, Brett { $board }
page-next = Danach: Runde { $round }, Brett { $board }
page-game = Die Kennung der Partie: `{ $id }`
page-head-of-game = Ihre Prüfsumme: `{ $head }`
page-log-invalid = Ihr Protokoll ist ungültig, darum ist hier nichts zu sehen.
page-misfit = Passt nicht:
page-result-not-taken = Die Partie ist beendet; ihr Ergebnis ist noch nicht eingetragen.
page-being-played = Die Partie läuft.
page-points = Punkte: { $points }, der Partie entnommen mit Eintrag { $entry } des Turniers.
page-points-ruled = Punkte: { $points }, durch Entscheidung (Eintrag { $entry } des Turniers): "{ $reason }"
page-game-log = Ihr Protokoll

page-title = { $event }: { $heading }
page-ties-of = { $section }, Feinwertungen
page-section-round = { $section }, Runde { $round }
page-rating = Wertungszahl
page-plays = Spielt
page-plays-by-post = per Post; der Turnierleiter trägt die Briefe ein
page-plays-with-own-key = mit eigenem Schlüssel
page-plays-with-key = mit dem Schlüssel `{ $key }`
page-player-number = Nummer { $number }.
page-player-left = Ausgeschieden am { $time }.
page-games-in = Partien in { $section }
page-column-round = Runde
page-column-turn = Reihenfolge
page-column-opponent = Gegner
page-without-board = Freilos
page-without-board-asked = spielfrei auf eigenen Wunsch
page-turn-of-seat = { $number }.
page-tournaments = Turniere
page-archive = { $number ->
    [one] { $number } Turnier.
   *[other] { $number } Turniere, das neueste zuerst.
}
page-events = Turniere
page-persons = Personen
page-persons-events = Personen und ihre Turniere
page-same-key = Spieler mit demselben Schlüssel sind eine Person. Ein Spieler per Post ist eine Person in nur einem Turnier.
page-event-stage = { $stage ->
    [over] beendet
   *[running] läuft
}
page-first-of = { $section }: { $first }
page-column-event = Turnier
page-column-events = Turniere
page-column-last-entry = letzter Eintrag
page-column-count = Spieler
page-column-stage = Stand
page-column-first-places = erste Plätze
page-column-person = Person

feed-announced = { $event } ist ausgeschrieben; Anmeldung bis zum { $date }
feed-lots = Die Auslosung ist erfolgt
feed-drawn = { $section } ist ausgelost
feed-paired = { $section }: Runde { $round } ist gepaart
feed-result = { $section }, Runde { $round }: { $points }
feed-over = { $result }; die Gruppe ist beendet, Erster: { $first }
feed-ruling = Entscheidung: { $done }. "{ $reason }"
feed-entered = { $name } hat sich angemeldet
feed-withdrawn = { $name } hat sich abgemeldet
feed-directs = { $name } leitet von jetzt an das Turnier
feed-hands-over = { $name } übergibt an { $to }
feed-away = { $name } ist abwesend { $period }
feed-rekeyed = { $name } hat einen neuen Schlüssel
feed-said = { $name } hat geschrieben: "{ $text }"
feed-remark = Eine Bemerkung des Turnierleiters: "{ $text }"

tiebreak-short = { $tiebreak ->
    [direct] DV
    [wins] Sg
    [won-played] gSg
    [first-turns-second] NZ
    [sonneborn-berger] SoB
    [sonneborn-berger-cut-1] SoB-1
    [buchholz] Bhz
    [buchholz-cut-1] Bhz-1
    [buchholz-cut-2] Bhz-2
    [buchholz-median] mBhz
    [fore-buchholz] vBhz
    [average-opponents-buchholz] BhzG
    [koya] Koya
    [standard-points] Std
    [average-rating] WzG
    [performance] TL
    [perfect-performance] pTL
    [average-performance] TLG
    [rating] WZ
    [points-for] SpP
    [progressive] Fort
    [lots] Los
   *[other] { $tiebreak }
}
column-pts = Pkt
column-number = Nr
column-forfeits = kampflos
table-open = offen:
table-open-board = Runde { $round }, Brett { $board }: { $players }
table-ties = so kamen die Feinwertungen zustande:
table-tie = { $name }, { $tiebreak }: { $terms }
table-remarks = Bemerkungen:
no-standings-yet = vor dem Beginn des Turniers gibt es keinen Stand
no-standings-of = von { $section } gibt es keinen Stand: { $stage }
