# Die Texte der Briefe auf Deutsch; wozu jeder Schlüssel dient, steht in der englischen Datei.

list = { $start } und { $last }
list-of-none = niemand

name-start = { $name ->
    [the-referee] Der Schiedsrichter
   *[other] { $name }
}
name-inside = { $name ->
    [the-referee] der Schiedsrichter
   *[other] { $name }
}
name-dative = { $name ->
    [the-referee] dem Schiedsrichter
   *[other] { $name }
}
name-accusative = { $name ->
    [the-referee] den Schiedsrichter
   *[other] { $name }
}
by-start = { $by ->
    [the-referee] Der Schiedsrichter
   *[other] { $by }
}
by-inside = { $by ->
    [the-referee] der Schiedsrichter
   *[other] { $by }
}
by-dative = { $by ->
    [the-referee] dem Schiedsrichter
   *[other] { $by }
}
player-inside = { $player ->
    [the-referee] der Schiedsrichter
   *[other] { $player }
}
player-dative = { $player ->
    [the-referee] dem Schiedsrichter
   *[other] { $player }
}

month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
weekday = { $weekday ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[7] Sonntag
}
date = { $year ->
    [0] { $day }. { month }
   *[other] { $day }. { month } { $year }
}
moment = { $day }. { month } { $year }, { $time } Uhr (UTC)
span = { $unit ->
    [day] { $number ->
        [one] { $number } Tag
       *[other] { $number } Tage
    }
    [hour] { $number ->
        [one] { $number } Stunde
       *[other] { $number } Stunden
    }
   *[minute] { $number ->
        [one] { $number } Minute
       *[other] { $number } Minuten
    }
}
# Hinter »von«
grace = { $grace-unit ->
    [day] { $grace ->
        [one] { $grace } Tag
       *[other] { $grace } Tagen
    }
    [hour] { $grace ->
        [one] { $grace } Stunde
       *[other] { $grace } Stunden
    }
   *[minute] { $grace ->
        [one] { $grace } Minute
       *[other] { $grace } Minuten
    }
}
left = noch { span }
too-late = { span } zu spät
since-today = { $clock ->
    [none] seit heute
   *[other] seit heute, { $clock } Uhr
}
since-yesterday = { $clock ->
    [none] seit gestern
   *[other] seit gestern, { $clock } Uhr
}
since-weekday = { $clock ->
    [none] seit { weekday }
   *[other] seit { weekday }, { $clock } Uhr
}
since-date = seit dem { $date }
clock-left = { $since }, { $left }
clock-grace = { $since }, { $left }, mit einer Nachfrist von { grace }

task-join = Bitte lesen Sie die Bedingungen und treten Sie der Partie bei.
task-move = Sie sind am Zug.
task-move-dice = Sie sind am Zug und haben { $dice } gewürfelt.
task-roll = Bitte würfeln Sie.
task-roll-first = Bitte würfeln Sie aus, wer beginnt.
task-roll-or-double = Würfeln Sie, oder verdoppeln Sie?
task-answer-double = { by-start } verdoppelt auf { $stake }. Nehmen Sie an, oder geben Sie auf?
task-answer-offer = { by-start } bietet { $offer } an. Nehmen Sie an, oder spielen Sie weiter.
task-give-share = { name-start } braucht Ihren Anteil am Wurf.
task-give-share-first = Ihr Anteil am Wurf um den Beginn fehlt noch.
task-save = Wie viele Marken behalten Sie?
task-open = Bitte öffnen Sie Ihr Brett, damit die anderen es prüfen können.
task-record-end = { $ending } Tragen Sie es ein, um die Partie zu beenden.

waits-join = { name-start } muss noch beitreten{ $clock }.
waits-move = { name-start } ist am Zug{ $clock }.
waits-move-dice = { name-start } hat { $dice } gewürfelt und ist am Zug{ $clock }.
waits-roll = { name-start } muss würfeln{ $clock }.
waits-roll-first = { name-start } muss auswürfeln, wer beginnt{ $clock }.
waits-roll-or-double = { name-start } muss würfeln oder verdoppeln{ $clock }.
waits-answer-double = { name-start } muss auf die Verdopplung antworten{ $clock }.
waits-answer-offer = { by-start } bietet { $offer } an. Die Antwort von { name-dative } fehlt noch{ $clock }.
waits-give-share = Der Anteil von { name-dative } am Wurf von { player-dative } fehlt noch{ $clock }.
waits-give-share-first = Der Anteil von { name-dative } am Wurf um den Beginn fehlt noch{ $clock }.
waits-save = { name-start } muss sagen, wie viele Marken bleiben{ $clock }.
waits-open = { name-start } muss das Brett öffnen{ $clock }.
waits-record-end = { $ending } { name-start } muss es noch eintragen{ $clock }.

writes-join = { name-start } muss beitreten; Sie tragen es ein.
writes-move = { name-start } ist am Zug; Sie tragen ihn ein.
writes-move-dice = { name-start } hat { $dice } gewürfelt und ist am Zug; Sie tragen ihn ein.
writes-roll = { name-start } muss würfeln; Sie tragen es ein.
writes-roll-or-double = { name-start } muss würfeln oder verdoppeln; Sie tragen es ein.
writes-answer-double = { name-start } muss auf die Verdopplung antworten; Sie tragen es ein.
writes-answer-offer = { name-start } muss auf das Angebot von { by-dative } antworten; Sie tragen es ein.
writes-give-share = Der Anteil von { name-dative } am Wurf fehlt noch; Sie tragen ihn ein.
writes-save = { name-start } muss sagen, wie viele Marken bleiben; Sie tragen es ein.
writes-open = { name-start } muss das Brett öffnen; Sie tragen es ein.

undecided-referee = Der Schiedsrichter muss erst entscheiden: { $about }.
undecided-players = Die Spieler müssen sich auf einen Schiedsrichter einigen; er entscheidet: { $about }.

answer-offer-move = { by-start } bietet { $offer } an. Antworten Sie `annehmen`, oder ziehen Sie.
answer-offer-play-on = { by-start } bietet { $offer } an. Antworten Sie `annehmen`, oder spielen Sie weiter.
asked-by-name = { name-start }: { $task }
answer-by = Bitte antworten Sie bis zum { $date }.

time-left = { $own ->
    [yes] Sie haben noch { span } Zeit.
   *[no] { name-start } hat noch { span } Zeit.
}
time-left-grace = { $own ->
    [yes] Sie haben noch { span } Zeit; danach läuft eine Nachfrist von { grace }.
   *[no] { name-start } hat noch { span } Zeit; danach läuft eine Nachfrist von { grace }.
}
time-used-up = { $own ->
    [yes] Ihre Zeit ist abgelaufen; es bleibt eine Nachfrist von { grace }.
   *[no] Die Zeit von { name-dative } ist abgelaufen; es bleibt eine Nachfrist von { grace }.
}
time-over = { $own ->
    [yes] Ihre Zeit und die ganze Nachfrist sind abgelaufen.
   *[no] Die Zeit von { name-dative } und die ganze Nachfrist sind abgelaufen.
}

time-over-without-grace = { $own ->
    [yes] Ihre Zeit ist abgelaufen.
   *[no] Die Zeit von { name-dative } ist abgelaufen.
}

notice-near = Zur Erinnerung für { name-accusative }: Die Zeit endet am { date }.
notice-half = Zur Erinnerung für { name-accusative }: Die Hälfte der Zeit ist vorbei; sie endet am { date }.
notice-silence = Zur Erinnerung für { name-accusative }: Seit dem { date } ist nichts mehr gekommen, also seit { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
}.
notice-passed = Die Zeit von { name-dative } ist am { date } abgelaufen. Jetzt läuft die Nachfrist.
notice-grace-over = Die Zeit von { name-dative } ist samt Nachfrist am { date } abgelaufen.
notice-over = Die Zeit von { name-dative } ist am { date } abgelaufen.
notice-silent = Von { name-dative } ist seit dem { date } nichts mehr gekommen, also seit { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
}. Nach den Bedingungen dieser Partie kann der Schiedsrichter sie deshalb entscheiden.
notice-claim = Die anderen können reklamieren: `adjudicate claim timeout { $player }`.
notice-claim-in-words = Die anderen können reklamieren: Sie schreiben `zeitüberschreitung { $player }` allein in eine Zeile. Der Schiedsrichter entscheidet.
notice-away = Wenn Sie abwesend sind: `adjudicate away` mit dem ersten Tag, `to`, dem Tag Ihrer Rückkehr und `--send`.
notice-away-event = Wenn Sie abwesend sind: `adjudicate event away` mit dem ersten Tag, `to`, dem Tag Ihrer Rückkehr und `--send`.
notice-away-in-words = Wenn Sie abwesend sind, schreiben Sie `abwesend`, den ersten Tag, `bis` und den Tag Ihrer Rückkehr.

stock = { $own ->
    [yes] Ihre Bedenkzeit: noch { $clock }{ stock-reserve }.
   *[no] Die Bedenkzeit von { name-dative }: noch { $clock }{ stock-reserve }.
}
stock-reserve = { $reserve ->
    [none] { "" }
   *[other] , dazu { $reserve } Reserve
}

# Hinter »bietet« und vor »an«, im Akkusativ
offer = { $offer ->
    [draw] Remis
    [takeback] die Rückkehr zur Stellung nach Eintrag { $entry }
    [take-back-move] die Rücknahme von { $move }
    [before-move] die Rückkehr zur Stellung vor { $move }
    [result] das Ergebnis `{ $result }`
    [referee] einen Schiedsrichter mit dem Schlüssel { $key }
    [end] das Ende mit Auszählung
    [prisoners] die Rückgabe der Gefangenen
    [concede] die Aufgabe dieses Spiels
    [concede-gammon] die Aufgabe dieses Spiels als Gammon
   *[concede-backgammon] die Aufgabe dieses Spiels als Backgammon
}
offer-waits = { by-start } bietet { $offer } an. Antworten Sie `annehmen` oder `ablehnen`, oder spielen Sie weiter, wenn Sie am Zug sind.
offers-wait = Beantworten Sie eines davon mit `annehmen` oder `ablehnen`, oder spielen Sie weiter, wenn Sie am Zug sind:
offer-made = { by-start } bietet { $offer } an

end-you-won = Sie haben gewonnen: { $reason } ({ $clause }).
end-you-lost = Sie haben gegen { $winner } verloren: { $reason } ({ $clause }).
end-other-won = { $winner } hat gewonnen: { $reason } ({ $clause }).
end-nobody-won = Niemand hat gewonnen: { $reason } ({ $clause }).
end-draw = Remis: { $reason } ({ $clause }).
end-points = Punkte: { $points }.
end-shared = { $names } teilen sich den Sieg, { $reason }

rolled = { by-start } hat { $dice } gewürfelt.
played = { by-start } hat { $move } gespielt.
rolled-and-played = { by-start } hat { $dice } gewürfelt und { $move } gespielt.
dice-decided = Die Würfel haben entschieden, wer beginnt ({ $dice }): { $player }.
dice-show = Die Würfel zeigen { $dice }.
chose-to-roll = { by-start } will würfeln.
doubled = { by-start } hat verdoppelt.
took-double = { by-start } hat die Verdopplung angenommen.
dropped-double = { by-start } hat die Verdopplung abgelehnt.
proposed-game = { by-start } schlägt eine Partie { $game } vor.
joined = { by-start } ist beigetreten.
did-resign = { by-start } hat aufgegeben.
claimed-draw = { by-start } hat Remis reklamiert.
saved = { by-start } behält { $tokens ->
    [one] { $tokens } Marke
   *[other] { $tokens } Marken
} für die nächste Partie.
opened-board = { by-start } hat das verdeckte Brett geöffnet.
agreed-takeback = Alle sind auf Vorschlag von { by-dative } einverstanden, zu einer früheren Stellung zurückzukehren.
agreed-offer = Alle haben das Angebot von { by-dative } angenommen: { $offer }.
all-agreed = Alle sind einverstanden.
ruled-forfeit = Der Schiedsrichter hat entschieden: { player-inside } verliert die Partie. Der Grund: »{ $reason }«
ruled-result = Der Schiedsrichter hat entschieden: Das Ergebnis ist { $result }. Der Grund: »{ $reason }«
ruled-key = Der Schiedsrichter hat entschieden: { player-inside } hat einen neuen Schlüssel. Der Grund: »{ $reason }«
ruled-here = Der Schiedsrichter hat entschieden: Die Partie geht von hier aus weiter. Der Grund: »{ $reason }«
writes = { by-start } schreibt: "{ $say }"
told-timeout = { by-start } hat dem Schiedsrichter gemeldet, dass die Zeit von { player-dative } abgelaufen ist.
offered-takeback = { by-start } hat vorgeschlagen, zu einer früheren Stellung zurückzukehren.
offered = { by-start } hat { $offer } angeboten.
changed-key = { by-start } hat einen neuen Schlüssel.
gave-days = { by-start } hat { player-dative } { $days ->
    [one] { $days } weiteren Tag
   *[other] { $days } weitere Tage
} gegeben.
is-away = { by-start } ist vom { $from } bis zum { $until } abwesend ({ $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}).
is-away-undated = { by-start } ist vom { $from } bis zum { $until } abwesend.
received-later = Der Schiedsrichter hat den Zug vom { $said } am { $had } erhalten.
refilled = { by-start } hat { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
} aus der Reserve auf die Uhr genommen.

subject = { $turn ->
    [0] [adjudicate] { $game }: { $next }
   *[other] [adjudicate] { $game }: Zug { $turn }, { $next }
}
next-over = beendet
next-won = beendet, { $winner } hat gewonnen
next-join = { $number ->
    [one] { name-inside } tritt bei
   *[other] { name-inside } treten bei
}
next-roll = { $number ->
    [one] { name-inside } muss würfeln
   *[other] { name-inside } müssen würfeln
}
next-move = { $number ->
    [one] { name-inside } ist am Zug
   *[other] { name-inside } sind am Zug
}
next-open = { $number ->
    [one] { name-inside } muss das Brett öffnen
   *[other] { name-inside } müssen das Brett öffnen
}
next-save = { $number ->
    [one] { name-inside } muss sagen, was bleibt
   *[other] { name-inside } müssen sagen, was bleibt
}
place = { $event }, { $section }, Runde { $round }, Brett { $board }
some-event = ein Turnier
headline = { $game }: { $players }.
plays = { $role ->
    [white] { $name } spielt Weiß
    [black] { $name } spielt Schwarz
    [Purple] { $name } spielt Purpur
    [red] { $name } spielt Rot
    [blue] { $name } spielt Blau
    [green] { $name } spielt Grün
    [yellow] { $name } spielt Gelb
    [violet] { $name } spielt Violett
    [brown] { $name } spielt Braun
   *[other] { $name } spielt { $role }
}
foot-entry = Eintrag { $number }: { $told }
id-begins = Die Kennung der Partie beginnt mit { $id }.

mark = === Bitte schreiben Sie Ihre Antwort über diese Zeile ===
how-to-answer = So antworten Sie: Antworten Sie auf diese Nachricht, und schreiben Sie Ihren Zug allein in die erste Zeile. Der Schiedsrichter trägt ihn ein und unterschreibt für Sie. Eine Bemerkung setzen Sie in Anführungszeichen hinter den Zug.
how-to-answer-such = So antworten Sie: Antworten Sie auf diese Nachricht, und schreiben Sie Ihren Zug allein in die erste Zeile, zum Beispiel `{ $move }`. Der Schiedsrichter trägt ihn ein und unterschreibt für Sie. Eine Bemerkung setzen Sie in Anführungszeichen hinter den Zug.
not-your-turn = Sie sind nicht am Zug. Antworten können Sie trotzdem, mit einem der folgenden Befehle allein in einer Zeile.
you-have-a-key = Was Sie in Worten antworten, wird geprüft und gezeigt, aber nicht eingetragen: Sie haben einen Schlüssel und unterschreiben selbst. Ein Zug allein in einer Zeile zeigt die Stellung danach; auch `züge`, `brett`, `regeln`, `verlauf` und `hilfe` werden beantwortet.
commands = Außerdem können Sie schreiben, allein in einer Zeile:
command-rules = die Regeln:
command-rules-words = schreiben Sie `regeln`
command-log = alle bisherigen Züge:
command-log-words = schreiben Sie `verlauf`
command-moves = Ihre möglichen Züge:
command-moves-words = schreiben Sie `züge`
command-try = die Stellung nach einem Zug:
command-try-words = `probiere` und der Zug
command-draw = Remis anbieten:
command-draw-words = schreiben Sie `remis?`
command-take-back = den letzten Zug zurücknehmen:
command-take-back-words = schreiben Sie `zurücknehmen`
command-end = Ende und Auszählung anbieten:
command-end-words = schreiben Sie `biete ende`
command-prisoners = die Rückgabe von Gefangenen:
command-prisoners-words = schreiben Sie `biete gefangene`
command-concede = dieses Spiel verloren geben:
command-concede-words = schreiben Sie `spiel verloren geben`
command-gammon = es als Gammon verloren geben:
command-gammon-words = `spiel verloren geben gammon`
command-answer-offer = auf ein Angebot antworten:
command-answer-offer-words = `annehmen` oder `ablehnen`
command-if = Zug im Voraus beantworten:
command-if-words = `wenn`, ein Zug, `dann`, Ihr Zug
command-away = abwesend sein:
command-away-words = `abwesend`, ein Tag, `bis`, ein Tag
command-resign = aufgeben:
command-resign-words = schreiben Sie `aufgeben ja`
command-stop = weniger oder alle Briefe:
command-stop-words = `stopp` oder `bestellen`
command-help = Hilfe:
command-help-words = schreiben Sie `hilfe`
foot-read = Alles andere, was Sie schreiben, liest der Schiedsrichter.
foot-secret = Die Adresse, an die Sie antworten, gehört Ihnen allein: Wer sie hat, kann in Ihrem Namen ziehen. Bitte leiten Sie diese Nachricht nicht weiter.
