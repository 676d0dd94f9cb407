# Die Texte für Turnierleiter auf Deutsch; wozu jeder Schlüssel dient, steht in der englischen Datei.

status-entries-open = Anmelden kann man sich bis zum { $date }.
status-entries-closed = Die Anmeldung endete am { $date }; der Turnierleiter beginnt jetzt das Turnier.
status-can-draw = kann ausgelost werden: `adjudicate event draw { $section }`
status-cannot-draw = kann noch nicht ausgelost werden: { $reason }
status-entered = angemeldet: { $names }
status-excluded = { $name } wurde ausgeschlossen, { $time }: "{ $reason }"
status-withdrew = { $name } ist ausgeschieden, { $time }
status-free = in Runde { $round } auf eigenen Wunsch spielfrei: { $names }
status-waiting = warten auf einen Platz: { $names }
status-silent = { $name } hat sich nicht gemeldet und wird bis zu einer Nachricht nicht gepaart
status-board = Runde { $round }, Brett { $board } ({ $players }): { $state }
status-no-game = die Partie ist nicht hier
status-result = beendet; `adjudicate event collect` trägt das Ergebnis ein
status-act = { $duty ->
    [join] beitreten
    [reveal] den Anteil am Wurf geben
    [open] das Brett öffnen
    [save] sagen, wie viele Marken bleiben
   *[turn] ziehen
}
status-duty = { $state ->
    [today] { $name } muss { status-act }, seit dem { $since }; ÜBERFÄLLIG seit heute
    [late] { $name } muss { status-act }, seit dem { $since }; ÜBERFÄLLIG seit { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    }
    [until] { $name } muss { status-act }, seit dem { $since }, bis zum { $until }
   *[open] { $name } muss { status-act }, seit dem { $since }
}
status-round-complete = Runde { $round } ist vollständig: `adjudicate event pair --section { $section }`
status-appeal = { $state ->
    [pending] Einspruch von { $name } (Eintrag { $entry }) gegen { act-accusative }; das Urteil steht aus, bis zum { $date }: `adjudicate event verdict { $entry }`
    [upheld] Einspruch von { $name } (Eintrag { $entry }) gegen { act-accusative }: stattgegeben durch das Urteil von Eintrag { $verdict }
    [dismissed] Einspruch von { $name } (Eintrag { $entry }) gegen { act-accusative }: abgewiesen durch das Urteil von Eintrag { $verdict }
   *[lapsed] Einspruch von { $name } (Eintrag { $entry }) gegen { act-accusative }: abgewiesen, da kein Urteil kam
}
status-claim = { $name } beantragt { $points } für { event-board } (Eintrag { $entry }): `adjudicate event rule points` antwortet
status-appealable = Gegen { act-accusative } (Eintrag { $entry }) können Spieler bis zum { $date } Einspruch einlegen

times-none = Keine laufende Partie hat eine Bedenkzeit.
times-line = { $name } ({ $section }, Runde { $round }, Brett { $board }): { $facts }
times-due = muss { status-act }, seit dem { $since }
times-waits = wartet
times-until = bis zum { $time }
times-until-grace = mit aller Nachfrist bis zum { $time }
times-over = ZEIT ABGELAUFEN
times-grace-left = { $days ->
    [one] noch { $days } Tag Nachfrist
   *[other] noch { $days } Tage Nachfrist
}
times-clock = Bedenkzeit { $clock }
times-reserve = Reserve { $reserve }
times-charged = bisher verbraucht { $charged }
times-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
}
times-silent = still seit { $used } von { times-days }
times-away = { $year ->
    [none] abwesend { $used } von { times-days }
   *[other] abwesend { $used } von { times-days } im Jahr { $year }
}

director-subject = für den Turnierleiter: { $title }
director-subject-several = für den Turnierleiter: { $number } Dinge warten auf Sie
director-status = `adjudicate event status` zeigt alles, was wartet.
director-line = { $title }: { $text }
director-appeal-title = Einspruch von { $name } gegen { act-accusative }
director-appeal = Er richtet sich gegen Eintrag { $entry } vom { $date }. Die Begründung: "{ $reasons }".
director-committee = { $committee ->
    [none] Das Schiedsgericht entscheidet bis zum { $date }.
   *[other] { $committee } entscheidet bis zum { $date }.
}
director-correct = Bis dahin können Sie es mit `adjudicate event rule` selbst berichtigen.
director-claim-title = Antrag von { $name } auf Wertung: { event-board }
director-claim = Die Analyse: "{ $analysis }".
director-claim-answer = `{ $command }` beantwortet alle Anträge zu diesem Brett.
director-draw-title = die Lose warten auf eine öffentliche Ziehung
director-draw = Die Anmeldung ist beendet. `adjudicate event start --numbers "..."` übernimmt die Zahlen von "{ $draw }".
director-left-title = { $name } ist ausgeschieden: { event-board }
director-left = Das Brett bleibt offen, bis die Partie beendet ist oder Sie entscheiden.
director-left-rule = Das geht mit `{ $command }`.
director-seat-title = der Platz von { $name } in { $section } ist frei
director-seat = { $name } wartet auf einen Platz. `adjudicate event rule substitute { $player } --waiting { $first } --reason "..."` gibt ihn an { $name }.
director-time-title = die Zeit von { $name } ist abgelaufen: { event-board }
director-time = `adjudicate rule forfeit { $name } --for-time --game { $file }` beendet die Partie.

grounds-nothing-due = { $name } hat jetzt nichts zu tun.
grounds-no-time = Die Bedingungen setzen dafür keine Zeit.
grounds-time-left = Die Zeit dafür ist noch nicht abgelaufen.
grounds-in-grace = Die Zeit dafür ist am { $date } abgelaufen; eine Nachfrist läuft bis zum { $grace }.
grounds-time-over = Die Zeit dafür ist samt aller Nachfrist am { $date } abgelaufen.
grounds-away = { $name } hat sich abwesend gemeldet { $period }.

ask-enter = { $name } für { $list } anmelden?
ask-enter-with-mail = { $name } für { $list } anmelden, mit Briefen an { $mail }?
ask-enter-without-mail = { $name } für { $list } anmelden, ohne eine Adresse für Bretter und Neuigkeiten?
ask-withdraw = { $player } vom Turnier abmelden?
ask-withdraw-section = { $player } von { $section } abmelden?
ask-away = Unterschreiben, dass { $player } abwesend ist { $away }?
ask-remark = Diese Bemerkung ins Protokoll schreiben?
ask-rekey = Ihren Schlüssel im Turnier durch { $fingerprint } ersetzen?
ask-handover = Das Turnier an { $to } übergeben und nichts mehr darin unterschreiben?
ask-take-over = Das Turnier von jetzt an leiten, als { $name }?
ask-appeal = Einspruch einlegen gegen { act-accusative }?
ask-appeal-of = Eintragen, dass { $name } Einspruch einlegt gegen { act-accusative }?
ask-claim = Diese Wertung für Brett { $board } der Runde { $round } beantragen?
ask-uphold = Einspruch von { $by } gegen { act-accusative }. Ihm stattgeben: { $change }?
ask-dismiss = Einspruch von { $by } gegen { act-accusative }. Ihn abweisen?
ask-reasons = Ihre Gründe, für alle lesbar:
ask-analysis = Ihre Analyse, für alle lesbar:
ask-charter = Diese Ausschreibung unterschreiben?
ask-start = Mit { $number } Spielern beginnen? Danach kann sich niemand mehr anmelden.
ask-rule-points = Entscheiden: diese Punkte für { $place }?
ask-rule-bye = { $player } in Runde { $round } von { $section } spielfrei geben, für einen halben Punkt?
ask-rule-exclude = { $name } vom Turnier ausschließen?
ask-rule-readmit = { $name } wieder zulassen?
ask-rule-rekey = Entscheiden: { $player } hat den Schlüssel { $fingerprint }?
ask-rule-substitute = Entscheiden: { $person } nimmt den Platz von { $player } ein?
ask-rule-unpair = Die Paarung der Runde { $round } von { $section } aufheben?
ask-rule-reopen = Die Punkte von Brett { $board } der Runde { $round } von { $section } aufheben?
ask-rule-close = { $section } schließen, mit Verlust für alle an jedem offenen Brett?

ask-new-event = Wie heißt das Turnier?
ask-new-name = Ihr Name im Protokoll:
ask-new-mail = Ihre E-Mail-Adresse:
ask-new-closes = Bis wann kann man sich anmelden (2027-01-08T12:00:00Z oder 2027-01-08)?
ask-new-draw = Eine öffentliche Ziehung nach diesem Tag, deren Zahlen in die Lose eingehen (kann leer bleiben):
ask-new-section = Noch eine Gruppe?
ask-new-game = Gruppe { $number }: welches Spiel ({ $games })?
ask-new-section-name = Wie heißt die Gruppe ({ $name })?
ask-new-system = Welches System ({ $systems })?
ask-new-rounds = Wie viele Runden?
ask-new-byes = In wie vielen davon darf ein Spieler auf Wunsch spielfrei haben, für einen halben Punkt (0 für keine)?
ask-new-level = Wer kommt nach einer unentschiedenen Partie weiter ({ $words }, der Reihe nach)?
ask-new-seats = Wie viele Spieler an einem Brett (2 bis 4)?
ask-new-pairing = Gepaart nach fide-dutch-2026, oder als Zuordnung (matching)?
ask-new-tiebreaks = Feinwertungen, der Reihe nach ({ $words }):
ask-new-clock = Tage für einen Zug, für die Post, Nachfrist (14,4,30; kann leer bleiben):
ask-new-options = Optionen des Spiels (KEY=VALUE KEY=VALUE; kann leer bleiben):
ask-new-series = Gehen behaltene Marken mit ihren Spielern von Runde zu Runde?

charter-director = Turnierleiter: { $name } ({ $mail }), Schiedsrichter aller Partien; unterschreibt mit { $key }
charter-entries = Anmeldung bis zum { $date }
charter-appeals = { $days ->
    [one] Einsprüche: innerhalb von { $days } Tag an { $committee }; unterschreibt mit { $key }
   *[other] Einsprüche: innerhalb von { $days } Tagen an { $committee }; unterschreibt mit { $key }
}
charter-deputies = Stellvertreter, an die der Turnierleiter übergeben kann: { $names }
charter-draw = Lose: aus der versiegelten Zahl des Turnierleiters und allen Anmeldungen
charter-public-draw = Lose: aus der versiegelten Zahl des Turnierleiters und der öffentlichen Ziehung "{ $draw }"

told-entry-signed = Eintrag { $entry } ist unterschrieben.
told-slip-signed = Der Zettel ist unterschrieben.
told-slip-counts = Er gilt, wenn der Turnierleiter ihn eingetragen hat: Schicken Sie dies an { $address }.
told-slip-sent = Der Zettel ist unterschrieben und an { $address } geschickt. Er gilt, wenn der Turnierleiter ihn eingetragen hat.
told-slip-known = Was { $name } möchte, steht schon im Protokoll.
told-slip-written = Eintrag { $entry } enthält den Zettel von { $name }.
told-event-new = Das Turnier steht in { $file }. Schicken Sie diese Datei an alle, die vielleicht spielen möchten; sie melden sich mit `adjudicate event enter` an.
told-numbered = { $section }: { $players }
told-round = { $section }, Runde { $round }:
told-preview = { $section }, Runde { $round } (nichts wird unterschrieben):
told-seat = { $float ->
    [up] { $name } ({ $points }, { $by } hochgelost)
    [down] { $name } ({ $points }, { $by } heruntergelost)
   *[none] { $name } ({ $points })
}
told-passed-over = { $why ->
    [met] { $name } nicht gegen { $other }: Sie spielten in Runde { $round } gegeneinander
    [forbidden] { $name } nicht gegen { $other }: Die Ausschreibung trennt sie
    [same-turn] { $name } nicht gegen { $other }: Beide müssten am selben Platz sitzen
   *[whole-round] { $name } nicht gegen { $other }: Die ganze Runde ist ohne dieses Paar besser
}
told-charters = Ihre Bedingungen stehen in { $directory }. Der Server verschickt sie (`adjudicate mail serve`), oder `--send`, oder Sie schicken sie den Spielern selbst.
told-result = { $section }, Runde { $round }, Brett { $board }: { $points }
told-result-again = { told-result } (statt des Ergebnisses von vorher)
told-no-results = Seit den letzten Ergebnissen ist keine Partie beendet worden.
told-leave-signed = Die Abwesenheit von { $name } ist für { $game } unterschrieben; `adjudicate send { $game }` verschickt sie.
told-leave-refused = Die Abwesenheit von { $name } geht in { $game } nicht: { $reason }.
told-no-game = { $file }: keine Partie dieses Turniers
told-log-invalid = { $file } ist ungültig und wurde nicht übernommen
told-site = Geschrieben: { $file } und { $number ->
    [one] { $number } weitere Datei
   *[other] { $number } weitere Dateien
}.

announce-subject = Sie können sich anmelden
announce-enter = `teilnehmen { $section }`
announce-or = { $start } oder { $last }
announce-invites = { $director } lädt Sie zum Turnier "{ $event }" ein. Zur Anmeldung antworten Sie mit { $enter }.
announce-closes = Die Anmeldung endet am { $date }.
announce-how = So melden Sie sich an: Antworten Sie auf diese Nachricht, nur an { $address }, mit { $enter }, allein in einer Zeile. Sie brauchen nichts als Ihr Mailprogramm. Sie werden um eine Bestätigung gebeten; dann kommen Ihre Partien per E-Mail, und Sie beantworten sie mit Ihren Zügen.
announce-program = Wenn Sie das Programm haben: Speichern Sie die beigefügte Datei, und rufen Sie `adjudicate event enter FILE --name NAME --send` auf.
announce-question = "{ $event }" ankündigen an { $addresses }?
announce-done = "{ $event }" ist angekündigt: { $addresses }.

slip-kind = { $kind ->
    [enter] eine Anmeldung
    [withdraw] eine Abmeldung
    [leave] eine Abwesenheit
    [note] eine Bemerkung
    [rekey] ein neuer Schlüssel
    [appeal] ein Einspruch
    [verdict] ein Urteil
    [adjudicate] ein Antrag
   *[handover] eine Übergabe
}
slip-title = { slip-kind } von { $name }
slip-letter = Für das Turnier "{ $event }": { slip-title }.
slip-letter-block = Der Block unten ist der unterschriebene Zettel; lassen Sie ihn, wie er ist.

verified-counts = { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträge
}, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, letzter Eintrag { $head }
verified-valid = { $stands ->
    [over] { $file }: gültig, beendet: { $event }; { verified-counts }
   *[running] { $file }: gültig, läuft: { $event }; { verified-counts }
}
verified-invalid = { $findings ->
    [one] { $file }: UNGÜLTIG: Eines passt nicht; { verified-counts }
   *[other] { $file }: UNGÜLTIG: { $findings } Dinge passen nicht; { verified-counts }
}
verified-put-out = { event-board }: Eine Entscheidung in der Partie hat den Eintrag verworfen, bis zu dem die Punkte zählen; `adjudicate event rule reopen` nimmt die Punkte weg, `adjudicate event collect` trägt das nächste Ergebnis der Partie ein
verified-later = { $number ->
    [one] { event-board }: ein weiterer Eintrag
   *[other] { event-board }: { $number } weitere Einträge
}
verified-gone-on = { $keeps ->
    [otherwise] { verified-later }, seit das Ergebnis eingetragen ist, und Spieler behalten seitdem andere Marken; was sie vorher behielten, zählt, bis das Ergebnis noch einmal eingetragen wird
   *[same] { verified-later }, seit das Ergebnis eingetragen ist
}
verified-gone-on-ruled = { $keeps ->
    [otherwise] { verified-later }, seit darüber entschieden ist, und Spieler behalten seitdem andere Marken; was sie vorher behielten, zählt, bis das Ergebnis noch einmal eingetragen wird
   *[same] { verified-later }, seit darüber entschieden ist
}
verified-undone = { $file }: Eine Entscheidung hat die Paarung aufgehoben, und die Züge zählen nicht
verified-others = { $number ->
    [one] eine weitere Partie im Verzeichnis gehört nicht zu diesem Turnier
   *[other] { $number } weitere Partien im Verzeichnis gehören nicht zu diesem Turnier
}
told-verifying-games = Partien werden geprüft { $bar } { $done } von { $all }, noch { $left }
told-ratings-valid = { $file }: gültig, { $ratings ->
    [one] { $ratings } Wertungszahl
   *[other] { $ratings } Wertungszahlen
} aus { $events ->
    [one] { $events } Turnier
   *[other] { $events } Turnieren
}
told-nobody-rated = zu Beginn hat niemand eine Wertungszahl: --list DATEI nennt eine Liste, oder nehmen Sie --method glicko-2
told-report = { $file } enthält den Bericht über { $section }.
told-paired-alike = { $rounds ->
    [one] Die eine Runde ist so gepaart, wie { $system } sie paart.
   *[other] Alle { $rounds } Runden sind so gepaart, wie { $system } sie paart.
}
told-report-pairs = Runde { $round }: Der Bericht hat { $pairs }
told-system-pairs = Runde { $round }: { $system } hat { $pairs }
told-system-fails = Runde { $round }: { $system } hat keine Paarung: { $reason }

ask-forfeit = Entscheiden: { $player } verliert?
ask-result = Entscheiden: das Ergebnis ist `{ $result }`?
ask-here = Entscheiden: die Partie geht hier weiter?
ask-extend = { $player } { $days ->
    [one] einen Tag mehr Zeit
   *[other] { $days } Tage mehr Zeit
} geben?
grounds-claimed = { $by } sagt { $since }, dass die Zeit von { $player } abgelaufen ist.
grounds-unclaimed = Niemand sagt, dass die Zeit von { $player } abgelaufen ist.
