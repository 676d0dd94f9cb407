# Warum etwas nicht im Protokoll eines Turniers stehen kann, und was nicht zusammenpasst; wozu jeder Schlüssel dient, steht in der englischen Datei.

first-slips = vor der Ausschreibung gibt es nichts, hinter dem ein Zettel stehen könnte
first-kind = ein Turnier beginnt mit einer Ausschreibung (`charter`), nicht mit `{ $kind }`
first-by = die Ausschreibung unterschreibt der Turnierleiter `{ $director }`, nicht `{ $by }`
no-committee = die Ausschreibung dieses Turniers nennt kein Schiedsgericht
player-not-entered = `{ $player }` ist zu diesem Turnier nicht angemeldet
pairing-before-start = vor dem Beginn des Turniers wird niemand gepaart
player-excluded = `{ $player }` wurde durch Eintrag { $seq } ausgeschlossen
round-paired = Runde { $round } von `{ $section }` ist schon gepaart
player-plays-not = `{ $player }` spielt nicht in `{ $section }`
section-not-drawn = `{ $section }` ist noch nicht ausgelost
no-such-board = in Runde { $round } von `{ $section }` gibt es kein Brett { $board }
no-such-section = es gibt keine Gruppe `{ $section }`
handover-by = eine Übergabe schreibt der Turnierleiter oder Stellvertreter, der übernimmt, nicht `{ $by }`
handover-by-hint = `to` ist `{ $to }`
director-writes = nur der Turnierleiter `{ $director }` schreibt Einträge, nicht `{ $by }`
director-writes-hint = was Spieler zu sagen haben, steht auf Zetteln, die der Turnierleiter einträgt
says-on-slip = `{ $player }` hat einen Schlüssel und sagt dies auf einem Zettel
says-on-slip-hint = mit `enter`, `withdraw`, `leave` und `appeal` schreibt der Turnierleiter für Spieler ohne Schlüssel
one-charter = ein Protokoll hat eine Ausschreibung, seinen ersten Eintrag
post-without-slips = `post` trägt Zettel ein, und hier ist keiner
started-already = das Turnier hat schon begonnen
start-too-early = man kann sich bis { $closes } anmelden, und dies trägt das Datum { $at }
start-too-early-hint = ein Turnier beginnt, wenn sich niemand mehr anmelden kann
draw-before-start = vor dem Beginn des Turniers wird keine Gruppe ausgelost
result-before-start = vor dem Beginn des Turniers gibt es keine Ergebnisse
ruling-before-start = vor dem Beginn des Turniers gibt es nichts zu entscheiden

withdrawal-of-nobody = `{ $player }` spielt nicht in der Gruppe `{ $section }` oder ist dort schon ausgeschieden
withdrawal-again = `{ $player }` ist schon ausgeschieden
entry-name = kein Spieler kann hier `{ $name }` heißen
sections-are = Gruppen: { $names }
entry-twice = die Gruppe `{ $section }` steht hier zweimal
entry-again = `{ $name }` ist für `{ $section }` schon angemeldet
entry-otherwise = `{ $name }` ist schon angemeldet, mit anderen Angaben
entry-otherwise-hint = jeder Name wird nur einmal vergeben
entry-key = `{ $other }` und `{ $name }` haben denselben Schlüssel, und ein Schlüssel gehört zu einem Namen
entry-after-start = nach dem Beginn des Turniers kann sich niemand mehr anmelden
entry-too-late = für `{ $name }` kann man sich anmelden, bis { $rounds } { $rounds ->
    [one] Runde gepaart ist
   *[other] Runden gepaart sind
}; jetzt { $begun ->
    [one] ist es { $begun }
   *[other] sind es { $begun }
}
entry-full = alle { $places } Plätze von `{ $name }` sind vergeben

start-element = das Element ist nicht das, aus dem der Fingerabdruck `tip` { $bound_by ->
    [handover] der Übergabe
   *[charter] der Ausschreibung
} gemacht ist
start-element-hint = der Turnierleiter war an ein Element gebunden, bevor sich jemand anmeldete; kein anderes gilt
start-numbers = die Zahlen der öffentlichen Ziehung fehlen: { $draw }
start-no-draw = die Ausschreibung nennt keine öffentliche Ziehung, also gibt es auch keine Zahlen davon
bye-not-entered = spielfrei wird in `{ $name }` gewünscht; dafür gilt diese Anmeldung nicht
bye-twice = spielfrei in Runde { $round } von `{ $name }` steht hier zweimal
byes-allowed-hint = wer in einer Runde nicht spielen kann, schreibt dem Turnierleiter; er kann spielfrei geben, bevor sie gepaart ist
bye-again = `{ $player }` hat in Runde { $round } von `{ $name }` schon spielfrei
byes-of-system = spielfrei wünschen kann man bei `swiss` und `open`, und `{ $name }` ist `{ $system }`
bye-round = `{ $name }` hat { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}, und es gibt keine Runde { $round }
byes-unallowed = nach der Ausschreibung dieses Turniers kann in `{ $name }` niemand spielfrei wünschen
byes-allowed = in `{ $name }` wird { $asked }-mal spielfrei gewünscht, und die Ausschreibung erlaubt es { $most }-mal

entry-of-other = `{ $by }` kann `{ $player }` nicht anmelden; jeder meldet sich selbst an
slip-signature-hint = der Zettel wurde nach dem Unterschreiben verändert oder mit einem anderen Schlüssel unterschrieben
substitute-key = wer einen Platz übernimmt und unterschreibt, nennt einen Schlüssel
slip-of-director = `{ $by }` leitet dieses Turnier und schreibt Einträge
withdrawal-of-other = `{ $by }` kann `{ $player }` nicht abmelden
rekey-of-other = `{ $by }` kann `{ $player }` keinen Schlüssel geben
entry-without-key = wer unterschreibt, nennt einen Schlüssel; Spieler ohne Schlüssel meldet der Turnierleiter an
slip-of-nobody = in diesem Turnier heißt niemand `{ $by }`
slip-without-key = `{ $by }` hat keinen Schlüssel; der Turnierleiter schreibt für sie oder ihn
entry-closed = man konnte sich bis { $closes } anmelden, und dies trägt das Datum { $at }
entry-closed-hint = der Turnierleiter kann ein weiteres Turnier ausrichten; die Ausschreibung von diesem bindet auch ihn

handover-elsewhere = dieser Zettel steht in dem Eintrag, mit dem `{ $to }` übernimmt, und in keinem anderen
handover-of-other = `{ $director }` leitet dieses Turnier, und niemand sonst übergibt es
handover-behind = eine Übergabe wird hinter dem letzten Eintrag davor unterschrieben
handover-again = `{ $to }` leitet das Turnier schon
handover-number = eine Übergabe hat hier eine Nummer von { $least } bis { $most }, nicht { $nr }
handover-unsigned = `{ $director }` hat keinen Zettel unterschrieben, der das Turnier übergibt
no-such-deputy = die Ausschreibung nennt keinen Stellvertreter `{ $to }`

draw-from-open = in `{ $into }` kommen Spieler aus `{ $name }`, und dort wird noch gespielt
draw-from-appealed = in `{ $into }` kommen Spieler aus `{ $name }`, und dazu wartet der Einspruch von Eintrag { $seq } auf sein Urteil
draw-from-appealable = in `{ $into }` kommen Spieler aus `{ $name }`, und dazu können Spieler bis { $until } Einspruch einlegen
committee-says = `{ $by }` entscheidet über Einsprüche und unterschreibt nichts als Urteile
verdict-by = Urteile gibt nur `{ $name }`
appeal-of-nothing = `of` nennt keinen Eintrag dieses Protokolls
appeal-of-other = Eintrag { $seq } hat keine Entscheidung, kein Ergebnis und keine Paarung
appeal-of-others = Eintrag { $seq } betrifft weder `{ $player }` noch eine eigene Gruppe von `{ $player }`
appeal-too-late = gegen Eintrag { $seq } konnten Spieler bis { $until } Einspruch einlegen, und dies trägt das Datum { $at }
verdict-of-nothing = kein Einspruch dieses Protokolls hat diese Kennung
verdict-again = das Urteil über diesen Einspruch steht schon in Eintrag { $seq }
verdict-too-late = der Einspruch von Eintrag { $seq } wurde am { $dismissed } abgewiesen, weil kein Urteil kam
verdict-of-other = der Einspruch von Eintrag { $seq } betrifft etwas anderes als dieses Urteil
claim-points = zu einem Brett mit { $count } Spielern gehören { $count } Zahlen, keine über { $most }
claim-analysis = zu einem Antrag gehört eine Analyse: `say` fehlt
claim-without-end = `{ $name }` hat keinen festen Zeitpunkt, zu dem die Gruppe endet; ihre Partien werden zu Ende gespielt
claim-too-early = eine Wertung kann man in `{ $name }` ab { $ends } beantragen, und dies trägt das Datum { $at }
claim-of-other = `{ $by }` sitzt nicht an Brett { $board } der Runde { $round } von `{ $name }`
claim-closed = Brett { $board } der Runde { $round } von `{ $name }` ist nicht offen
claim-of-nothing = `claim` nennt keinen Antrag zu Brett { $board }, der auf Antwort wartet
readmitted-by-verdict = durch ein Urteil ist `{ $player }` dabei, und keine Entscheidung ändert das

rekey-again = dieser Schlüssel steht schon im Protokoll, als einer von `{ $owner }`
seat-before-start = vor dem Beginn meldet sich ein Spieler ab und ein anderer an
seat-of-nobody = `{ $player }` hat in diesem Turnier keinen Platz
seat-readmit-hint = eine Entscheidung `readmit` gibt den Platz vorher zurück
seat-used-up = die Ausschreibung erlaubt in `{ $section }` keine weiteren Neubesetzungen; es gab schon { $count }
seat-waits-not = `{ $waits }` wartet nicht auf einen Platz, wo `{ $player }` einen hat, oder hat selbst einen
seat-particulars = Schlüssel, Adresse und Name stehen in der Anmeldung von `{ $waits }`
seat-unsigned = wer einen Schlüssel hat, unterschreibt für diesen Platz einen Zettel `enter`, der im selben Eintrag steht
seat-known-name = `{ $name }` steht schon in diesem Protokoll
seat-sections = dies sind nicht die Gruppen, in denen `{ $player }` einen Platz hat
unpair-not-last = Runde { $round } ist nicht die letzte gepaarte Runde von `{ $section }`
unpair-points = Brett { $board } der Runde { $round } hat Punkte
unpair-points-hint = eine Entscheidung `reopen` nimmt sie vorher weg
reopen-without-points = Brett { $board } der Runde { $round } hat keine Punkte, die man wegnehmen könnte
reopen-paired-hint = eine Entscheidung `unpair` hebt vorher jene Runde auf
excluded-by-verdict = durch ein Urteil ist `{ $player }` ausgeschlossen, und keine Entscheidung ändert das
readmit-of-nobody = `{ $player }` ist nicht ausgeschlossen
close-before-start = vor dem Beginn des Turniers gibt es nichts zu schließen
section-over = `{ $name }` ist beendet
section-closed = Eintrag { $seq } hat diese Gruppe geschlossen, und keine Runde wird mehr gepaart
result-ruled = Brett { $board } hat seine Punkte durch { $source }
result-again = Brett { $board } hat seine Punkte schon, durch Eintrag { $seq }
result-impossible = kein Ende dieser Partie gibt die Punkte { $points }
ruling-points = { $points } sind keine Punkte für ein Brett mit { $players } Spielern: Jeder hat höchstens { $most } halbe Punkte
ruling-absent = `absent` nennt Spieler des Bretts, jeden einmal, und für `{ $name }` stimmt das nicht
points-by-verdict = das Urteil von Eintrag { $seq }
points-by-ruling = die Entscheidung von Eintrag { $seq }
points-by-result = das Ergebnis von Eintrag { $seq }
ruling-on-verdict = Brett { $board } hat seine Punkte durch { $source }, und keine Entscheidung ändert das
ruling-on-verdict-hint = Spieler können Einspruch einlegen, und das Schiedsgericht entscheidet neu

no-section = diese Gruppe gibt es nicht
round-paired-in-part = Runde { $round } von `{ $name }` ist noch nicht ganz gepaart
rounds-over = `{ $name }` hat nur { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
round-open = Runde { $round } von `{ $name }` ist nicht beendet: Brett { $board } hat noch keine Punkte
round-open-hint = tragen Sie das Ergebnis der Partie ein, oder entscheiden Sie über die Punkte
unpairable-hint = eine Entscheidung `pairing` paart die Runde von Hand, mit Begründung
free-by-verdict = durch ein Urteil hat `{ $player }` in Runde { $round } spielfrei
paired-twice = `{ $player }` ist zweimal gepaart
paired-nowhere = `{ $player }` hat weder ein Brett noch ein Freilos
board-size = Brett { $number } hat { $players } Spieler; möglich sind 2 bis { $seats }
board-number = Brett { $is } steht, wo Brett { $belongs } hingehört
boards-of-round = Runde { $round } von `{ $section }` hat { $boards ->
    [one] { $boards } Brett
   *[other] { $boards } Bretter
}
board-otherwise = Brett { $number } der Runde { $round } paart { $is }; aus dem Protokoll folgt { $belongs }
board-otherwise-hint = eine eigene Paarung des Turnierleiters braucht eine Entscheidung `pairing` mit Begründung
board-again = die Partie von Brett { $number } hat in diesem Turnier schon einen Platz
byes-too-early = Freilose stehen in dem Eintrag, der die Runde vollständig macht
byes-otherwise = ein Freilos hat { $is }; aus dem Protokoll folgt { $belongs }
pairing-of-nobody = dieser Eintrag paart niemanden
next-round = die nächste Runde von `{ $section }` ist { $next }, nicht { $round }
unpairable = Runde { $round } von `{ $name }` kann nicht gepaart werden: { $why }
unpairable-left-over = es gibt keine Paarung mehr, in der sich niemand zweimal trifft und niemand ein zweites Freilos hat; übrig blieben { $names }. Der Turnierleiter kann von Hand paaren
unpairable-dutch = es gibt keine Paarung mehr, die die absoluten Kriterien des holländischen Systems der FIDE erfüllt: Niemand trifft sich zweimal, hat ein zweites Freilos oder eine verbotene Farbe. Der Turnierleiter kann von Hand paaren
unpairable-alone = { $name } ist allein übrig
pairing-empty = es ist niemand zu paaren
pairing-alone = Spieler `{ $number }` ist allein, und ein Brett braucht zwei
pairing-too-many = `{ $players }` Spieler sind mehr als `{ $most }`
pairing-zero = ein Spieler hat die Nummer `0`; Nummern beginnen bei 1
pairing-twice = Spieler `{ $number }` steht zweimal da
pairing-himself = Spieler `{ $number }` soll gegen sich selbst gespielt haben
pairing-one-sided = bei den Spielern `{ $a }` und `{ $b }` steht Verschiedenes darüber, wie oft sie gegeneinander gespielt haben
pairing-score = Spieler `{ $number }` hat zu viele Punkte, um danach zu paaren
pairing-seat = Spieler `{ $number }` kann nicht auf Platz `{ $seat }` gesessen haben
pairing-seats = `{ $system }` gibt es nicht für Bretter mit `{ $seats }` Plätzen
pairing-lots = die Lose ordnen nicht alle Teilnehmer
pairing-weights = Punkte, Begegnungen und Zahl der Teilnehmer sind zusammen zu groß, um sie abzuwägen
pairing-round = Runde `{ $round }` kann aus diesem Turnierbaum und diesen Ergebnissen nicht gepaart werden
pairing-not-in-place = Spieler `{ $number }` war nicht an Stelle `{ $place }` der Runde `{ $round }`
pairing-unknown = Spieler `{ $number }` gehört nicht zu den Teilnehmern
pairing-rounds = `{ $played }` Runden passen nicht in ein Turnier mit `{ $rounds }` vor dessen nächster Runde
pairing-none = keine Paarung dieser Spieler erfüllt die absoluten Kriterien
pairing-impossible = ohne eine zweite Begegnung oder ein zweites Freilos gibt es keine Paarung; übrig bleiben { $numbers }

draw-of-group = `{ $name }` wird zusammen mit `{ $whole }` ausgelost
draw-by-start = `{ $name }` wird mit dem Beginn des Turniers ausgelost
draw-again = Eintrag { $seq } hat `{ $name }` schon ausgelost
draw-too-early = `{ $name }` wird nicht vor { $starts } ausgelost, und dies trägt das Datum { $at }
section-drawn-from = `{ $into }` ist nach dem Stand von `{ $name }` ausgelost, der sich nicht mehr ändert
section-in-groups = `{ $name }` wird in Untergruppen gespielt, `{ $name }-1` und so weiter
entry-of-group = Spieler melden sich für `{ $whole }` an, und die Auslosung setzt sie in `{ $name }`
entry-from-sections = für `{ $name }` meldet sich niemand an: Die Spieler kommen aus anderen Gruppen
draw-element = das Element passt nicht zu dem, das vorher geöffnet wurde

charter-section = Gruppe `{ $section }`: { $reason }
charter-same-key = `{ $one }` und `{ $another }` haben denselben Schlüssel
charter-belongs = `{ $key }` gehört zu `{ $other }`
charter-knockout = `{ $key }` gehört zu `knockout`, nicht zu `{ $system }`
charter-no-rounds = `{ $system }` braucht `rounds`
charter-rounds = möglich sind 1 bis { $most } Runden, nicht { $rounds }
charter-own-rounds = die Runden von `{ $system }` folgen aus den Spielern; darum hat die Gruppe kein `rounds`
charter-byes = von { $rounds } Runden kann ein Spieler in höchstens { $most } spielfrei wünschen
charter-byes-of-system = spielfrei wünschen kann man bei `swiss` und `open`, nicht bei `{ $system }`
charter-late = von { $rounds } Runden kann ein Spieler höchstens { $most } versäumen
charter-late-of-system = später anmelden kann man sich bei `swiss` und `open`, nicht bei `{ $system }`
charter-same-name = zwei Gruppen heißen `{ $name }`
charter-director-name = ein Turnierleiter hat einen Namen, den nichts sonst hat; `{ $name }` heißt im Protokoll etwas anderes
charter-committee-name = ein Schiedsgericht hat einen Namen, den nichts sonst hat, und `{ $name }` ist etwas anderes
charter-appeal-days = bei `appeals` ist `appeal_days` 1 bis { $most }, nicht { $days }
charter-ends = `ends` liegt nach `{ $key }`, und { $ends } tut das nicht
charter-rules = dieses Programm kennt die Regeln { $known } von { $game }, nicht { $rules }
charter-points = ein Sieg gibt mehr als ein Unentschieden, ein Unentschieden nicht weniger als ein Verlust, und nichts gibt mehr als { $most } halbe Punkte
charter-tiebreak-twice = die Feinwertung `{ $name }` steht zweimal da
charter-overstep = `overstep` gehört zu einer Gruppe mit Bedenkzeit
charter-seats-max = `seats_max` ist 2 oder mehr
charter-absent-after = `absent_after` gehört zu `swiss` und `open`
charter-forbidden = `forbidden` gehört zu `swiss` mit zwei Spielern an einem Brett und nennt zwei oder mehr, jeden einmal
charter-no-level = ein K.-o.-System braucht `level`: wer nach einem Gleichstand weiterkommt
charter-level-hint = eines oder mehrere von { $words }
charter-level-twice = ein Wort von `level` steht zweimal da
charter-level-last = `{ $word }` entscheidet nicht immer und ist darum nicht das letzte Wort
charter-groups = möglich sind 2 bis { $most } Untergruppen, nicht { $count }
charter-group-name = `{ $name }-{ $count }` ist länger, als ein Name sein kann
charter-no-seed = für Spieler, die aus einem Stand kommen, braucht es ein `seed`: { $words }
charter-draw-places = die Plätze sind nicht begrenzt, wo eine Gruppe eine eigene Auslosung hat
charter-draw-late = später meldet sich niemand an, wo eine Gruppe eine eigene Auslosung hat
charter-from-byes = spielfrei wünscht man mit der Anmeldung, und für diese Gruppe meldet sich niemand an
charter-from-nothing = in der Ausschreibung steht keine Gruppe `{ $name }` vor dieser
charter-from-shared = Spieler von `{ $name }` können sich einen Platz teilen: Die Feinwertungen enden nicht mit `lots`
charter-from-points-for = die Feinwertung `points-for` von `{ $name }` lässt sich aus diesem Protokoll allein nicht bestimmen
charter-places = `{ $places }` ist kein Platz und auch nicht zwei mit `-` dazwischen
charter-best = `best` ist ein Spieler oder mehrere von einem Platz, aus einer Gruppe mit Untergruppen
charter-legs = ein Wettkampf hat 1 bis { $most } Partien, nicht { $legs }
charter-dutch = `fide-dutch-2026` hat zwei Spieler an einem Brett
charter-baku = bei `baku` gibt ein Sieg 2 halbe Punkte, ein Unentschieden 1 und ein Verlust 0
charter-clock = keine Bedenkzeit hat mehr als hundert Jahre
charter-two-seats = `{ $system }` hat zwei Spieler an einem Brett; Bretter mit drei und vier gibt es bei `swiss` und `open`
charter-seats = ein Brett hat 2 bis 4 Spieler, nicht { $seats }
charter-players = { $game } wird nicht zu { $players } gespielt
charter-points-for = `points-for` ist unter diesen Optionen in jeder Partie { $game } 0
charter-points-for-hint = lassen Sie diese Feinwertung weg
charter-series = in dieser Partie { $game } gehen keine Marken von Runde zu Runde

audit-stray = diese Partie nennt sich Brett { $board } der Runde { $round } von `{ $section }`, und das Protokoll des Turniers nennt keine solche Partie
audit-stray-hint = eine Partie zählt, wenn der Turnierleiter sie gepaart hat; nehmen Sie die Datei weg, wenn es ein Versehen war
audit-no-game = kein Protokoll einer Partie: Eintrag { $entry } ist ungültig ({ $class }): { $why }
audit-place = Brett { $number } der Runde { $round } von `{ $name }`
audit-missing = die Partie fehlt, { $place }: { $game }
audit-missing-hint = legen Sie das Protokoll der Partie in das Verzeichnis; jeder ihrer Spieler hat eine Kopie
audit-invalid = die Partie an { $place } ist ab ihrem Eintrag { $entry } ungültig ({ $class }): { $why }
audit-invalid-hint = `adjudicate verify` zeigt die Zeile; was davor steht, zählt
audit-game = die Partie an { $place }: { $why }
audit-absence-hint = ein Spieler meldet sich mit `adjudicate event away` abwesend, und der Turnierleiter schreibt es in die Partien
audit-present = nach der Entscheidung hat `{ $by }` in der Partie an { $place } keinen Zug gemacht, und Eintrag { $seq } ist einer
audit-copies = die Kopien von { $place } unterscheiden sich: { $one } und { $another }
dispute-hint = `adjudicate dispute { $one } { $another }` sagt, wer was geschrieben hat
game-of-nobody = ein Spieler ist nicht zum Turnier angemeldet
game-other = sie ist ein anderes Spiel als das der Gruppe
game-rules = sie wird nach einer anderen Fassung der Regeln gespielt als der der Gruppe
game-options = ihre Optionen sind nicht die der Gruppe
game-first = den ersten Zug hat nicht der Spieler, dem die Paarung ihn gibt
game-players = ihre Spieler, Schlüssel oder Plätze sind nicht die der Paarung
game-referee = ihr Schiedsrichter ist nicht der Turnierleiter
game-organiser = ihre Bedingungen sind nicht vom Turnierleiter
game-dice = ihre Würfe machen nicht die Spieler
game-clock = ihre Bedenkzeit ist nicht die der Gruppe
game-place = sie nennt eine andere Stelle im Turnier oder ein anderes Turnier
game-series = ihr `series` nennt nicht das Turnier und dessen Eintrag vor der Paarung
carry-nothing = nichts
game-carry = ihre Spieler bringen { $is } mit; in den Runden davor behielten sie { $belongs }
judged-no-entry = die Partie an { $place } hat den Eintrag nicht, bis zu dem sie zählen soll
judged-had-turn = nach der Entscheidung wurde die Partie an { $place } nie gespielt, und nach einer Empfangsbestätigung darin hatte der Turnierleiter einen Zug
judged-had-turn-hint = eine Entscheidung über eine begonnene Partie nennt deren letzten Eintrag als `head`
judged-unbegun = die Entscheidung nimmt die Partie an { $place } für gespielt, und niemand hatte gezogen
judged-unbegun-hint = eine Entscheidung über eine nie begonnene Partie hat kein `head`
judged-not-over = die Partie an { $place } war bei diesem Eintrag nicht beendet und gab darum keine Punkte
judged-not-over-hint = nur beendete Partien haben Ergebnisse; eine Entscheidung `points` beendet die anderen
judged-points = die Partie an { $place } gibt die halben Punkte { $gives }, nicht { $is }: { $why }
points-none = keine
judged-changed = die Partie an { $place } hat sich geändert, seit ihr Ergebnis eingetragen wurde: Sie gab die halben Punkte { $is }, und jetzt gibt sie { $gives }
judged-changed-hint = `adjudicate event collect` trägt das Ergebnis ein, das die Partie jetzt hat
audit-absence = in der Partie an { $place } ist `{ $player }` abwesend von { $from } bis { $until }, und das Protokoll des Turniers hat keine solche Abwesenheit
finding-in-both = { $source }, Eintrag { $entry } des Turniers
finding-in-entry = Eintrag { $entry }
finding-in-event = das Turnier
finding = { $place } ({ $class }): { $reason }

table-numbering = die Nummern der Teilnehmer gehen nicht ohne Lücke von 1 an
table-seats = ein Brett hat 2 bis 4 Plätze, nicht { $seats }
table-no-entrant = { $place }: Einen Teilnehmer { $player } gibt es nicht
table-twice = { $place }: Teilnehmer { $player } steht zweimal da
table-board-twice = Runde { $round }: Brett { $board } steht zweimal da
table-no-round = eine Runde { $round } gibt es nicht
table-most-points = { $points } Punkte sind mehr als { $most }, so viele es höchstens gibt
table-place-board = Runde { $round }, Brett { $board }
table-place-round = Runde { $round }
table-place-byes = Runde { $round }, Freilose
table-place-lots = Lose
table-board = Runde { $round }, Brett { $board }: { $wrong }
table-players = die Zahl der Spieler passt nicht zu den Plätzen
table-no-points = es ist entschieden und hat keine Punkte
table-open-points = es ist offen und hat Punkte
table-other-points = es gibt nicht so viele Punkte wie Spieler
table-game-points = es gibt nicht so viele Spielpunkte wie Spieler
