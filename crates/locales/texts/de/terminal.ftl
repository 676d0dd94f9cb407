# Was die Befehle der Spieler ausgeben; wozu jeder Schlüssel dient, steht in der englischen Datei.

game-and-players = { $game }: { $players }
player-left = ausgeschieden

games-yours = Sie sind am Zug:
games-waiting = Andere sind am Zug:
games-running = Laufend:
games-over = Beendet:
games-none = Hier ist keine Partie. `adjudicate new` beginnt eine, und `adjudicate import` liest einen Brief ein.
games-copies = dieselbe Partie, und nicht mehr davon: { $files }
games-file = in { $file }

how = { $act ->
    [join] Zum Beitreten: `{ $command }`.
    [give] So geben Sie ihn: `{ $command }`.
    [roll] Zum Würfeln: `{ $command }`.
    [only] Nur { $move } ist möglich: `{ $command }`.
    [play] Zum Ziehen: `{ $command }`.
    [open] Zum Öffnen: `{ $command }`.
    [save] So sagen Sie es: `{ $command }`.
    [record] Zum Eintragen: `{ $command }`.
   *[accept] Zum Annehmen: `{ $command }`.
}
offer-asks = Das Angebot von { $by } wartet auf Sie: `{ $command }`. Um es abzulehnen, spielen Sie weiter.
offer-agreed = Alle sind einverstanden: `{ $command }` führt es aus.

show-rolled = Gewürfelt: { $dice }
show-opened = Geöffnet: { $file }.
written = Geschrieben: { $files }.

waiting-slips = Wird mit dem nächsten Zug eingetragen:
waiting-slip = { $number ->
    [0] { $id }: { $told }
    [one] { $id }: { $told }; { $names } kann annehmen
   *[other] { $id }: { $told }; { $names } können annehmen
}
slip-lapsed = { $told } (verfallen: Die Partie ist seitdem weitergegangen)
slip-not-now = { $told } (jetzt nicht einzutragen: { $reason })
agrees-to = { $by } ist einverstanden: { $offer }
agrees-to-unknown = { by-start } ist mit dem Angebot { $id } einverstanden.
ordered-answer = { by-start } antwortet auf `{ $when }` mit `{ $then }`, falls es gespielt wird.
ordered-next = Der nächste Zug von { by-dative } ist `{ $then }`, wenn er dann erlaubt ist.
received = { by-start } hat { $id } am { $had } erhalten.

undecided-entries = { $entries ->
    [one] welcher Eintrag mit der Nummer { $number } gilt
   *[other] welcher von { $entries } Einträgen mit der Nummer { $number } gilt
}
stopped = Die Partie steht seit Eintrag { $entry }: Dort widersprechen sich { $entries } Einträge, und hinter keinem von ihnen kann jemand ziehen.
stopped-before = { $followed ->
    [yes] { $told }  ({ $id }, dem dieses Protokoll folgt)
   *[no] { $told }  ({ $id })
}
signed-twice = { $name } hat doppelt unterschrieben.
signed-twice-replaced = { $name } hat doppelt unterschrieben. Eine Entscheidung hat einen Schlüssel dieses Namens ersetzt, es kann also ein Dieb gewesen sein.
dispute-shows = { $way ->
    [ruling] `adjudicate dispute { $file }` zeigt es, und was eine Entscheidung bewirken kann.
    [agreement] `adjudicate dispute { $file }` zeigt es, und wie sich die Spieler auf einen Schiedsrichter einigen können.
   *[none] `adjudicate dispute { $file }` zeigt es.
}

more = { $number } weitere
entries-numbered = { $number ->
    [one] Eintrag { $entries }
   *[other] Einträge { $entries }
}
remark-backdated = früher datiert als der Eintrag davor: { entries-numbered }
remark-received = Eintrag { $entry }: datiert { $said }, erhalten { $had }; gilt als abgeschickt am { $posted }
remark-clock = Uhr: { $name }: { $clock }
player-clock = { $time }{ $reserve ->
    [none] { "" }
   *[other] , dazu { $reserve } Reserve
}, nach { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}{ $overstepped ->
    [yes] ; die Zeit wurde überschritten
   *[no] { "" }
}
remark-early-forfeit = Eintrag { $entry }: { $name } verliert, obwohl die Zeit noch bis { $until } lief
remark-cancelled = verfallene Anteile an einem Wurf in Eintrag { $entry }, wegen { $names }
remark-scribed = vom Schiedsrichter für { $name } eingetragen: { entries-numbered }
period = { $dated ->
    [yes] vom { $from } bis zum { $until } ({ $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    })
   *[no] vom { $from } bis zum { $until }
}
remark-away = abwesend: { $name } { $periods }{ $limited ->
    [yes] ; noch { $left } von { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    }
   *[no] { "" }
}
remark-replaced = Schlüssel durch eine Entscheidung ersetzt: { $name }
remark-unaudited = ungeprüft, da noch nicht geöffnet: { $number ->
    [one] das verdeckte Brett
   *[other] die verdeckten Bretter
} von { $names }
remark-forfeited = hat nach dem Ende verloren: { $name }
remark-audit = auf den letzten Platz gesetzt, da das verdeckte Brett die Prüfung nicht besteht: { $name } ({ $reason })
remark-kept = Marken für die nächste Partie: { $tokens }
remark-carries = übernimmt Marken der Partie { $game } bis zu deren Eintrag { $head } ({ $tokens }): hier nicht geprüft; `adjudicate ledger` prüft es mit der Datei jener Partie
