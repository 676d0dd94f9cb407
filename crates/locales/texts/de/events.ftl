# Die Texte zu Turnieren auf Deutsch; wozu jeder Schlüssel dient, steht in der englischen Datei.

event-board = Brett { $board } in Runde { $round } von { $section }

act = { $act ->
    [pairing] die Paarung der Runde { $round } von { $section }
    [result] das Ergebnis an { event-board }
    [points] die Entscheidung zu { event-board }
    [by-hand] die von Hand gesetzte Paarung der Runde { $round } von { $section }
    [exclusion] der Ausschluss von { $player }
    [bye] das Freilos von { $player } in Runde { $round } von { $section }
    [key] der neue Schlüssel von { $player }
    [substitution] die Neubesetzung des Platzes von { $player }
    [undone] die Aufhebung der Paarung der Runde { $round } von { $section }
    [reopened] die Wiedereröffnung von { event-board }
    [readmission] die Wiederzulassung von { $player }
   *[closing] die Schließung von { $section }
}
# Hinter »gegen«
act-accusative = { $act ->
    [exclusion] den Ausschluss von { $player }
    [key] den neuen Schlüssel von { $player }
   *[other] { act }
}

decided = { $decided ->
    [points] { $section }, Runde { $round }: Brett { $board } wird mit { $points } gewertet
    [exclude] { $player } ist ausgeschlossen
    [rekey] { $player } hat einen neuen Schlüssel
    [substitute] den Platz von { $player } hat von jetzt an { $person }
    [substitute-unnamed] den Platz von { $player } hat von jetzt an jemand anderes
    [unpair] { $section }: Die Paarung der Runde { $round } ist aufgehoben
    [reopen] { $section }, Runde { $round }: Die Punkte von Brett { $board } gelten nicht mehr
    [readmit] { $player } ist wieder dabei
    [close] { $section } ist geschlossen
    [pairing] { $section }: Runde { $round } ist von Hand gepaart
   *[bye] { $player } hat in Runde { $round } von { $section } spielfrei
}

remark-done = { $day }: { $done }
remark-said = { $day }, { $by }: "{ $text }"
remark-reason = { $done } ("{ $reason }")
remark-appealed = { $by } legt Einspruch ein gegen { act-accusative }
remark-upheld = dem Einspruch von { $by } gegen { act-accusative } ist stattgegeben: { $change }
remark-dismissed = der Einspruch von { $by } gegen { act-accusative } ist abgewiesen
remark-claimed = { $by } beantragt für { event-board } die Wertung { $points }
remark-silent = { $name } hat sich nicht gemeldet und wird bis zu einer Nachricht nicht gepaart
remark-waits = { $name } wartet auf einen Platz ({ $number })
left-when = { $time ->
    [before] vor Runde { $round }
    [in] in Runde { $round }
   *[after] nach Runde { $round }
}
left-counts = { $counts ->
    [annulled] { $finished } von { $scheduled } Partien beendet, also weniger als die Hälfte; keine davon zählt
    [forfeited] { $finished } von { $scheduled } Partien beendet, also mindestens die Hälfte; sie zählen, die anderen sind kampflos verloren
   *[stand] die Ergebnisse bleiben stehen
}
remark-left = { $exit ->
    [withdrew] { $name } ist { left-when } ausgeschieden{ $why }: { left-counts }
   *[excluded] { $name } wurde { left-when } ausgeschlossen{ $why }: { left-counts }
}
remark-decided = Runde { $round }, Brett { $board }: { $points }, { $how ->
    [left] kampflos durch Ausscheiden
    [unplayed] entschieden, bevor gespielt wurde
   *[ruled] entschieden durch den Turnierleiter
}
remark-noted = { $decided }: "{ $note }"

games = { $finished ->
    [one] { $finished } Partie
   *[other] { $finished } Partien
}
standings-stage = { $stage ->
    [final] Endstand
    [games] Stand nach { games }
    [round-of] Stand nach Runde { $round } von { $rounds }
   *[round] Stand nach Runde { $round }
}
standings-state = { $open ->
    [0] { standings-stage }
    [one] { standings-stage }, { $open } Partie offen
   *[other] { standings-stage }, { $open } Partien offen
}
standings-heading = { $title }: { standings-state }
column-name = Name
column-points = Punkte
column-games = Partien

stage-groups = in Gruppen ausgelost
stage-not-held = findet nicht statt: Es braucht zwei Spieler
stage-over = beendet
stage-drawn = ausgelost, noch nicht gepaart; { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} zu spielen
stage-round-over = Runde { $round } von { $rounds } ist beendet
stage-round = Runde { $round } von { $rounds }; { $number ->
    [one] ein Brett ist offen
   *[other] { $number } Bretter sind offen
}
stage-waits-for-draw-of = wartet auf die Auslosung von { $section }
stage-waits-for-draw = wartet auf die Auslosung
stage-waits-for = wartet auf { $sections }
stage-entered = { $number ->
    [one] { $number } Anmeldung
   *[other] { $number } Anmeldungen
}

event-subject-entered = Sie sind angemeldet
event-subject-waits = Sie warten auf einen Platz in { $section }
event-subject-left = { $exit ->
    [excluded] { $player } ist ausgeschlossen
    [section] { $player } ist aus { $section } ausgeschieden
   *[event] { $player } ist aus dem Turnier ausgeschieden
}
event-subject-away = { $player } ist abwesend
event-subject-directs = { $name } leitet jetzt das Turnier
event-subject-started = die Auslosung
event-subject-drawn = { $section } ist ausgelost
event-subject-comes = Sie spielen in { $section }
event-subject-paired = { $section }, Runde { $round } ist gepaart
event-subject-ruled = { $result ->
    [won] Entscheidung: Sie gewinnen { event-board }
    [lost] Entscheidung: Sie verlieren { event-board }
    [drawn] Entscheidung: { event-board } ist unentschieden
   *[none] Entscheidung zu { event-board }
}
event-subject-free = Sie haben in Runde { $round } von { $section } spielfrei
event-subject-scored = { $section }, Runde { $round } ist beendet
event-subject-over = die Siegerliste
event-subject-corrected = Entscheidung: { $done }
event-subject-seated = Sie haben den Platz von { $player }
event-subject-rekeyed = { $player } hat einen neuen Schlüssel
event-subject-appealed = Einspruch gegen { act-accusative }
event-subject-judged = { $verdict ->
    [upheld] Urteil: Dem Einspruch gegen { act-accusative } ist stattgegeben
   *[dismissed] Urteil: Der Einspruch gegen { act-accusative } ist abgewiesen
}
event-subject-lapsed = der Einspruch gegen { act-accusative } ist abgewiesen
event-subject-claimed = Antrag auf Wertung: { event-board }
event-subject-appealable = eine Entscheidung
event-subject-said = eine Bemerkung von { $player }
event-subject-replaced = Ihr Platz ist neu besetzt: { $player }

event-first-line = { $event }: { $subject }.
event-entered = { $name }, Sie sind für "{ $event }" angemeldet: { $sections }.
event-queue = In { $section } sind alle Plätze besetzt. Sie stehen auf der Warteliste an Stelle { $number }.
event-entered-late = Von der nächsten Runde an werden Sie gepaart; Ihre Partien kommen per E-Mail.
event-entries-until = Anmelden kann man sich bis zum { $date }. Dann wird gelost, und Ihre ersten Partien kommen per E-Mail.
event-log-attached = Die angehängte Datei ist das Protokoll des Turniers. Bewahren Sie sie auf: Sie beweist Ihre Anmeldung.
event-started = Die Auslosung ist erfolgt; alle Spieler haben eine Nummer.
event-stage = { $section }: { $stage }
event-numbered = { $section } ({ $stage }):
event-waiting = In { $section } ist kein Platz frei. Auf den Platz eines Spielers, der ausscheidet, warten in dieser Reihenfolge: { $players }
event-drawn = { $section } ist ausgelost; alle Spieler haben eine Nummer.
event-draw-check = Die Lose folgen aus der Zahl, die der Turnierleiter versiegelt hatte und die Eintrag { $entry } des Protokolls öffnet, und aus den Einträgen und Ergebnissen, auf denen die Auslosung beruht. `adjudicate event verify` lost noch einmal.
event-comes = { $name }, Sie spielen in { $section } mit der Nummer { $number }. Ihre Partien kommen per E-Mail.
event-said = { $name } schreibt an alle Spieler: "{ $text }"
event-rekeyed = { $player } hat einen neuen Schlüssel.
event-paired = Runde { $round } von { $section } ist gepaart.
event-boards = An jedem Brett beginnt der zuerst genannte Spieler.
event-has-bye = Freilos: { $name }
event-is-free = spielfrei auf eigenen Wunsch: { $name }
event-games-come = Jede Partie kommt in einer eigenen Nachricht, sobald Sie am Zug sind.
event-free = { $name }, Sie haben in Runde { $round } von { $section } spielfrei, wie gewünscht, und bekommen die Punkte eines Unentschiedens.
event-scored = Runde { $round } von { $section } ist beendet.
event-over = "{ $event }" ist beendet. Dies ist die Siegerliste.
event-away-everywhere = Das gilt in allen Partien des Turniers: Ein Zug, der dann fällig wäre, ist um so viele Tage später fällig.
event-leave-used = Damit sind { $years } verbraucht.
event-leave-of-year = { $used } von { $most } Urlaubstagen für { $year }

event-left = { $exit ->
    [excluded] Der Turnierleiter hat { $player } am { $date } vom Turnier ausgeschlossen. Der Grund: "{ $reason }".
    [section] { $player } ist am { $date } aus { $section } ausgeschieden.
   *[event] { $player } ist am { $date } aus dem Turnier ausgeschieden.
}
event-left-table = In { $section } muss niemand mehr in einer Partie mit { $player } ziehen: { $counts ->
    [annulled] Weniger als die Hälfte der Partien von { $player } ist beendet; keine davon zählt.
   *[forfeited] Die beendeten Partien von { $player } zählen, die anderen sind für { $player } verloren.
}
event-left-pairing = { $boards ->
    [none] In { $section } zählen die bisherigen Ergebnisse, und { $player } wird nicht mehr gepaart.
   *[other] In { $section } zählen die bisherigen Ergebnisse, und { $player } wird nicht mehr gepaart. Der Turnierleiter entscheidet über { $boards }.
}
event-board-of-round = Brett { $board } der Runde { $round }

event-seated = { $name }, Sie haben jetzt einen Platz, den von { $player } in { $seats }. Im Protokoll des Turniers und in Ihren Partien heißen Sie { $player }. Ihre Partien kommen per E-Mail.
event-seat = { $section } (Nummer { $number })

event-reason = Der Grund: "{ $reason }".
event-reasons = Die Begründung: "{ $reasons }".
event-effect-substitute = Der Platz behält seine Nummer, seine Punkte und seine Gegner, und beendete Partien bleiben, wie sie sind. In einer laufenden Partie spielt die neue Person, sobald der Schiedsrichter es in dieser Partie entschieden hat.
event-effect-unpair = In den Partien dieser Runde muss niemand mehr ziehen, und sie zählen nicht. Neue kommen per E-Mail.
event-effect-reopen = Für dieses Brett zählt nichts, bis es ein neues Ergebnis oder eine neue Entscheidung gibt.
event-effect-readmit = Von der nächsten Runde an gibt es wieder Partien.
event-effect-rekey = Partien, die von jetzt an gepaart werden, haben den neuen Schlüssel.
event-effect-close = Es wird keine Runde mehr gepaart, und niemand muss mehr ziehen.

event-handed-over = Von jetzt an leitet { $name } das Turnier. Schreiben Sie an { $address }. In neuen Partien ist { $name } Schiedsrichter.
event-handed-over-games =
    In laufenden Partien bleibt der Schiedsrichter, bis sich alle Spieler einer Partie auf { $name } einigen: Einer unterschreibt
    { "  " }adjudicate offer referee "{ $key }"
    und die anderen nehmen an. Für einen Spieler ohne Schlüssel tut es auf Wunsch der Schiedsrichter der Partie.

event-ruled = Der Turnierleiter hat über { event-board } entschieden: { $points }. Der Grund: "{ $reason }". { $played ->
    [yes] Grundlage ist die Partie, wie sie dem Turnierleiter vorliegt; sie zählt als gespielt.
   *[no] Das Brett zählt als nicht gespielt.
} Niemand muss dort mehr ziehen.
event-silent = { $name } wird wieder gepaart, wenn eine Bemerkung im Protokoll des Turniers steht (`event note`).
event-places = In der Tabelle von { $section }: { $places }.
event-has-place = { $name } hat Platz { $place } mit { $points } { $halves ->
    [1] Punkt
    [2] Punkt
   *[other] Punkten
}

event-appealed = { $name } legt Einspruch ein gegen { act-accusative } (Eintrag { $entry } vom { $date }).
event-appeal-pending = Es bleibt dabei, bis { $committee } entscheidet, spätestens bis zum { $date }; ohne Urteil bis dahin ist der Einspruch abgewiesen. Wenn Sie etwas dazu zu sagen haben, schreiben Sie an { $address }.
event-verdict-command = Das Schiedsgericht unterschreibt sein Urteil mit `adjudicate event verdict { $entry } --dismiss` oder zum Beispiel mit `adjudicate event verdict { $entry } --uphold reopen`, in einem Verzeichnis mit dem Protokoll des Turniers; `--send` schickt es an den Turnierleiter.
event-appeal-lapsed = Über den Einspruch von { $name } gegen { act-accusative } (Eintrag { $entry }) kam bis zum { $date } kein Urteil; damit ist er abgewiesen, und es bleibt dabei.
event-judged = { $verdict ->
    [upheld] { $committee } hat über den Einspruch von { $name } gegen { act-accusative } (Eintrag { $entry }) entschieden: Ihm ist stattgegeben.
   *[dismissed] { $committee } hat über den Einspruch von { $name } gegen { act-accusative } (Eintrag { $entry }) entschieden: Er ist abgewiesen.
}
event-act-stands = { act } bleibt bestehen.
event-change = Was sich ändert: { $change }.
event-stays-paired = { $rounds ->
    [1] Runde 1 von { $section } bleibt gepaart, wie sie ist.
   *[other] Die Runden 1 bis { $rounds } von { $section } bleiben gepaart, wie sie sind.
}
event-verdict-stands = Keine Entscheidung des Turnierleiters ändert das Urteil.
event-appealable = Gegen { act-accusative } (Eintrag { $entry }) können Sie bis zum { $date } Einspruch bei { $address } einlegen: `adjudicate event appeal { $entry } --say "..." --send`. Ohne Schlüssel schreiben Sie an die Adresse des Turnierleiters eine Zeile `Einspruch { $entry }` und darunter Ihre Begründung.
event-claimed = { $name } beantragt eine Wertung für { event-board }, das nicht rechtzeitig beendet war: { $points }. Die Analyse: "{ $analysis }". Der Turnierleiter entscheidet; wenn Sie es anders sehen, schreiben Sie an { $address }, oder unterschreiben Sie einen eigenen Antrag mit `adjudicate event claim`.

section = { $section }: { $terms }
section-game = { $game }, { $system }
section-system = { $system ->
    [round-robin] jeder gegen jeden
    [double-round-robin] jeder zweimal gegen jeden
    [knockout] K.-o.-System{ $legs ->
        [1] { "" }
       *[other] {" "}mit { $legs } Partien je Begegnung
    }{ $third ->
        [yes] , mit Spiel um Platz 3
       *[no] { "" }
    }
    [swiss] Schweizer System, { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
   *[open] freie Paarung, { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
}
section-seats = { $seats } an einem Brett
section-byes = { $byes ->
    [one] auf Wunsch einmal spielfrei für einen halben Punkt
   *[other] auf Wunsch bis zu { $byes }-mal spielfrei für je einen halben Punkt
}
section-series = behaltene Marken gelten von Runde zu Runde
section-ends = Ende am { $date }; danach können Spieler für offene Bretter eine Wertung beantragen
section-ties = bei Gleichstand: { $tiebreaks }
tiebreak = { $tiebreak ->
    [direct] direkter Vergleich
    [wins] Siege
    [won-played] gespielte Siege
    [first-turns-second] Partien im Nachzug
    [sonneborn-berger] Sonneborn-Berger
    [sonneborn-berger-cut-1] Sonneborn-Berger mit 1 Streichwert
    [buchholz] Buchholz
    [buchholz-cut-1] Buchholz mit 1 Streichwert
    [buchholz-cut-2] Buchholz mit 2 Streichwerten
    [buchholz-median] mittlere Buchholz
    [fore-buchholz] vorausberechnete Buchholz
    [average-opponents-buchholz] mittlere Buchholz der Gegner
    [koya] Koya
    [standard-points] Punkte nach 1 und ½
    [average-rating] Wertungsschnitt der Gegner
    [performance] Turnierleistung
    [perfect-performance] perfekte Turnierleistung
    [average-performance] Turnierleistung der Gegner
    [rating] Wertungszahl
    [points-for] Punkte des Spiels
    [progressive] fortschreitende Wertung
    [lots] Los
   *[other] { $tiebreak }
}
section-from = für { $sources }
section-places = { $number ->
    [one] Platz { $places } von { $section }
   *[other] die Plätze { $places } von { $section }
}
section-source = { $best ->
    [0] { section-places }
   *[other] die besten { $best } aus: { section-places }
}
section-groups = { $draw ->
    [snake] in { $number } Gruppen nach Nummern verteilt
   *[lots] in { $number } Gruppen ausgelost
}
section-starts = Auslosung nicht vor { $time }

request-subject-confirm = bitte bestätigen
request-subject-not-done = nicht ausgeführt
request-subject-answered = Re: bitte bestätigen
request-subject-language = Ihre Sprache
request-subject-needs-address = Ihrer Anmeldung fehlt eine Adresse
request-confirm = Das könnte jeder in Ihrem Namen geschrieben haben; darum wird es erst getan, wenn Sie es bestätigen: Antworten Sie auf diese Nachricht mit dem Wort `ja` allein in einer Zeile. Wenn es nicht von Ihnen war, tun Sie nichts.
request-unclear = Es ist nicht klar, ob Sie bestätigen; es wurde nichts getan. Antworten Sie mit `ja` oder `nein`, allein in einer Zeile.
request-taken-back = Es wurde nichts getan, und dabei bleibt es.
request-failed = Es wurde nicht ausgeführt: { $reason }.

request-enter = Von Ihrer Adresse kam eine Anmeldung zu "{ $event }":
request-enter-section = { $section }
request-enter-as = Sie würden als `{ $name }` spielen, ohne Schlüssel: Der Turnierleiter trägt Ihre Züge ein. Für einen anderen Namen antworten Sie stattdessen mit der Zeile `teilnehmen { $section } als` und diesem Namen.
request-entered = Sie sind in { $section } als { $name } angemeldet. Alles Weitere kommt per E-Mail.
request-which-section = In "{ $event }" gibt es { $sections }. Es wurde nichts getan: Antworten Sie mit `teilnehmen` und einem dieser Namen, allein in einer Zeile.
request-sealed = In { $section } sind die Bretter verdeckt; eines geheim zu halten, braucht das Programm und einen Schlüssel (DUE-12). Damit melden Sie sich so an: `adjudicate event enter --section { $section } --send`.
request-enter-signed = Sie spielen in "{ $event }" schon als { $name }, mit einem Schlüssel: `adjudicate event enter --section { $section } --send` meldet Sie mit Ihrer Unterschrift an.
request-no-name = `{ $given }` ist kein Name: ein Buchstabe, dann Buchstaben ohne Umlaute, Ziffern und Bindestriche.
request-many-names = Zu viele hier heißen wie Sie; schreiben Sie `als` und dahinter einen anderen Namen.
request-cannot-enter = So können Sie sich nicht zu "{ $event }" anmelden: { $reason }.

request-not-entered = Unter Ihrer Adresse ist niemand zu "{ $event }" angemeldet.
request-has-key = Sie haben einen Schlüssel: `adjudicate { $command }` tut es, mit Ihrer Unterschrift.
request-no-section = In "{ $event }" gibt es kein `{ $section }`.
request-leave = Von Ihrer Adresse kam die Bitte, Sie aus "{ $event }" abzumelden. Ihre Partien dort wären damit beendet.
request-leave-section = Von Ihrer Adresse kam die Bitte, Sie in "{ $event }" aus { $section } abzumelden. Ihre Partien dort wären damit beendet.
request-left = Sie sind abgemeldet.

request-appeal = Von Ihrer Adresse kam ein Einspruch gegen { act-accusative } (Eintrag { $entry }) mit dieser Begründung: "{ $reasons }"
request-appeal-form = Ihr Einspruch wurde nicht eingetragen. Antworten Sie mit `Einspruch` und der Nummer eines Eintrags von "{ $event }" allein in einer Zeile und darunter mit Ihrer Begründung, in höchstens 2000 Zeichen.
request-cannot-appeal = So können Sie keinen Einspruch einlegen: { $reason }.
request-appealed = Ihr Einspruch ist eingetragen, als Eintrag { $entry }. Das Schiedsgericht und die andere Seite wissen Bescheid.

request-invite = Von Ihrer Adresse kam die Bitte um eine Partie { $game } zwischen { $players }.
request-signs = Sie unterschreiben mit dem Schlüssel, der dabei war.
request-not-invited = Es wurde niemand eingeladen: { $reason }.
request-invited = { $number ->
    [one] { $players } ist eingeladen.
   *[other] { $players } sind eingeladen.
} Die Partie beginnt, wenn alle mit `ja` geantwortet haben; wenn jemand ablehnt, erfahren Sie es.

request-language = Was Sie zu diesem Turnier bekommen, ist von jetzt an auf Deutsch.
request-needs-address = { $name }, Ihre Anmeldung zu "{ $event }" ist noch nicht eingetragen, weil sie keine Adresse für Bretter und Nachrichten nennt. Melden Sie sich noch einmal an mit `adjudicate event enter FILE --name { $name }{ $sections } --mail ADDRESS --send`; `FILE` ist die Datei der Ankündigung. Ihre Adresse steht dann im Protokoll des Turniers, für alle Teilnehmer sichtbar.
