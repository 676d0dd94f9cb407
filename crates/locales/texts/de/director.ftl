# Die Texte für Turnierleiter auf Deutsch; wozu jeder Schlüssel dient, steht in der englischen Datei.

status-entries-open = Anmelden kann man sich bis zum { $date }.
status-entries-closed = Die Anmeldung endete am { $date }; der Turnierleiter beginnt jetzt das Turnier.
status-can-draw = kann ausgelost werden: `adjudicate event draw { $section }`
status-cannot-draw = kann noch nicht ausgelost werden: { $reason }
status-entered = angemeldet: { $names }
status-excluded = { $name } wurde ausgeschlossen, { $time }: { $reason }
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
    [today] { $name } muss { status-act }, seit { $since }; ÜBERFÄLLIG seit heute
    [late] { $name } muss { status-act }, seit { $since }; ÜBERFÄLLIG seit { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    }
    [until] { $name } muss { status-act }, seit { $since }, bis { $until }
   *[open] { $name } muss { status-act }, seit { $since }
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
times-until = bis { $time }
times-until-grace = mit aller Nachfrist bis { $time }
times-over = ZEIT ABGELAUFEN
times-grace-left = { $days ->
    [one] noch { $days } Tag Nachfrist
   *[other] noch { $days } Tage Nachfrist
}
times-clock = Bedenkzeit { $clock }
times-reserve = Reserve { $reserve }
times-charged = bisher belastet { $charged }
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
