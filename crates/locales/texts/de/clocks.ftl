# Die Texte zu Uhren auf Deutsch; wozu jeder Schlüssel dient, steht in der englischen Datei.

clock-figures = noch { $clock }{ stock-reserve }, nach { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}{ $over ->
    [yes] ; die Zeit ist überschritten
   *[no] { "" }
}
clock-standing = { $own ->
    [yes] Ihre Bedenkzeit: { clock-figures }.
   *[no] Die Bedenkzeit von { name-dative }: { clock-figures }.
}
clock-charged-so-far = Für diesen Zug sind bisher { $charge } verbraucht.
clock-doubles = { $past ->
    [yes] Seit dem { $time } zählt die Zeit dieses Zuges doppelt.
   *[no] Ab dem { $time } zählt die Zeit dieses Zuges doppelt.
}
clock-reserve-pays = Die Reserve hilft nur, wenn rechtzeitig Stunden daraus auf die Uhr genommen werden.
clock-ends = { $past ->
    [yes] Die Zeit endete am { $time }.
   *[no] Die Zeit endet am { $time }.
}
clock-received = Der Schiedsrichter hatte Eintrag { $entry } vom { $said } am { $had }.

sum-began = { $reserve ->
    [none] Die Bedenkzeit von { name-dative } am Anfang: { $clock }.
   *[other] Die Bedenkzeit von { name-dative } am Anfang: { $clock }, dazu { $reserve } Reserve.
}
sum-first-duties = { $number ->
    [one] Für die erste Pflicht wurden insgesamt { $charge } verbraucht.
   *[other] Für die ersten { $number } Pflichten wurden insgesamt { $charge } verbraucht.
}
sum-order = Eintrag { $entry }: ein Zug im Voraus, ohne Zeit.
sum-entry = { $turn ->
    [0] Eintrag { $entry }, kein Zug: { $charge }
   *[other] Eintrag { $entry }, Zug { $turn }: { $charge }
}
sum-running = Laufend: { $charge }
sum-length = { $length } vom { $from } bis zum { $to }.
sum-not-counted = Nicht gezählt: { $items }.
sum-waiting = { $length } Warten auf Würfelanteile anderer
sum-absence = { $length } Abwesenheit
sum-given = { $length } vom Schiedsrichter gegeben
sum-post = { $length } für die Post
sum-before = Mit den Pflichten davor zählen { $thought }; davon waren { $before } schon verbraucht.
sum-charged = { $doubled ->
    [none] Verbraucht: { $charge }.
   *[other] Verbraucht: { $charge }, weil { $doubled } doppelt zählen.
}
sum-left = { $reserve ->
    [none] Danach blieben { $clock }.
   *[other] Danach blieben { $clock }, dazu { $reserve } Reserve.
}
sum-total = Insgesamt verbraucht: { $charge }.
sum-overstepped = Die Zeit war abgelaufen, als Eintrag { $entry } die Pflicht beendete.
sum-silent = Von { name-dative } ist seit dem { $time } nichts gekommen: mindestens { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} ohne die der Abwesenheit.

grace-days = { $grace ->
    [one] { $grace } Tag
   *[other] { $grace } Tage
}
grace-terms = Für jeden Zug gibt es { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}, dazu { $post ->
    [one] { $post } Tag
   *[other] { $post } Tage
} für die Post. Die Nachfrist von { name-dative } beträgt { grace-days } in der ganzen Partie.
grace-first = Die ersten { $number } verspäteten Einträge haben { grace-days } der Nachfrist verbraucht.
grace-given = { $given ->
    [one] { $given } Tag vom Schiedsrichter
   *[other] { $given } Tage vom Schiedsrichter
}
grace-away = { $away ->
    [one] { $away } Tag Abwesenheit
   *[other] { $away } Tage Abwesenheit
}
grace-moved = { $given ->
    [0] { $away ->
        [0] { "" }
       *[other] {" "}({ grace-away } eingerechnet)
    }
   *[other] { $away ->
        [0] {" "}({ grace-given } eingerechnet)
       *[other] {" "}({ grace-given } und { grace-away } eingerechnet)
    }
}
grace-late = Eintrag { $entry }: fällig seit dem { $since }, bis zum { $until }{ grace-moved }. Er ist vom { $done } und verbraucht { $late ->
    [one] { $late } Tag
   *[other] { $late } Tage
} der Nachfrist.
grace-in-time = Alles, was { $name } getan hat, war rechtzeitig.
grace-running = { $over ->
    [0] Laufend: seit dem { $since }, bis zum { $until }{ grace-moved }.
    [one] Laufend: seit dem { $since }, bis zum { $until }{ grace-moved }. Das verbraucht bisher { $over } Tag der Nachfrist.
   *[other] Laufend: seit dem { $since }, bis zum { $until }{ grace-moved }. Das verbraucht bisher { $over } Tage der Nachfrist.
}
grace-used = Insgesamt verbrauchte Nachfrist: { $used } von { $grace ->
    [one] { $grace } Tag
   *[other] { $grace } Tagen
}.
