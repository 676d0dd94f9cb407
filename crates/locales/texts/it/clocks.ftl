# I testi degli orologi in italiano; a che cosa serve ogni chiave lo dice il file inglese.

clock-figures = ancora { $clock }{ stock-reserve }, dopo { $turns ->
    [one] { $turns } mossa
   *[other] { $turns } mosse
}{ $over ->
    [yes] ; il tempo è stato superato
   *[no] { "" }
}
clock-standing = { $own ->
    [yes] Il Suo orologio: { clock-figures }.
   *[no] L'orologio { name-of }: { clock-figures }.
}
clock-charged-so-far = Tempo consumato finora per questa mossa: { $charge }.
clock-doubles = { $past ->
    [yes] Dal giorno { $time } il tempo di questa mossa conta doppio.
   *[no] A partire dal giorno { $time } il tempo di questa mossa conterà doppio.
}
clock-reserve-pays = La riserva serve soltanto se se ne prendono in tempo delle ore per l'orologio.
clock-ends = { $past ->
    [yes] Il tempo è scaduto il giorno { $time }.
   *[no] Il tempo scade il giorno { $time }.
}
clock-received = L'arbitro ha ricevuto la voce { $entry }, datata { $said }, il giorno { $had }.

sum-began = { $reserve ->
    [none] L'orologio { name-of } è partito da { $clock }.
   *[other] L'orologio { name-of } è partito da { $clock }, più { $reserve } di riserva.
}
sum-first-duties = { $number ->
    [one] Il primo compito ha consumato in tutto { $charge }.
   *[other] I primi { $number } compiti hanno consumato in tutto { $charge }.
}
sum-order = Voce { $entry }: è stato eseguito un ordine dato in anticipo, senza consumo di tempo.
sum-entry = { $turn ->
    [0] Voce { $entry }, nessuna mossa: { $charge }
   *[other] Voce { $entry }, mossa { $turn }: { $charge }
}
sum-running = Il compito in corso: { $charge }
sum-length = { $length }, dal giorno { $from } al giorno { $to }.
sum-not-counted = Non contati: { $items }.
sum-waiting = { $length } di attesa delle parti di tiro altrui
sum-absence = { $length } di assenza
sum-given = { $length } per decisione dell'arbitro
sum-post = { $length } per la posta
sum-before = Con i compiti precedenti contano { $thought }; di questi { $before } erano già consumati.
sum-charged = { $doubled ->
    [none] Consumati: { $charge }.
   *[other] Consumati: { $charge }, perché { $doubled } contano doppio.
}
sum-left = { $reserve ->
    [none] Restavano allora { $clock }.
   *[other] Restavano allora { $clock }, più { $reserve } di riserva.
}
sum-total = Consumati in tutto: { $charge }.
sum-overstepped = Il tempo era già scaduto quando la voce { $entry } ha assolto il compito.
sum-silent = Dal giorno { $time } non è arrivato nulla { name-from }: almeno { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
} senza quelli di assenza.

grace-days = { $grace ->
    [one] { $grace } giorno
   *[other] { $grace } giorni
}
grace-terms = Ogni mossa ha { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}, più { $post ->
    [one] { $post } giorno
   *[other] { $post } giorni
} per la posta. La tolleranza { name-of } è di { grace-days } in tutta la partita.
grace-first = Le prime { $number } voci in ritardo hanno preso { grace-days } di tolleranza.
grace-given = { $given ->
    [one] { $given } giorno concesso dall'arbitro
   *[other] { $given } giorni concessi dall'arbitro
}
grace-away = { $away ->
    [one] { $away } giorno di assenza
   *[other] { $away } giorni di assenza
}
grace-moved = { $given ->
    [0] { $away ->
        [0] { "" }
       *[other] , con { grace-away }
    }
   *[other] { $away ->
        [0] , con { grace-given }
       *[other] , con { grace-given } e { grace-away }
    }
}
grace-late = Voce { $entry }: attesa dal giorno { $since }, fino al giorno { $until }{ grace-moved }. È datata { $done }, e questo prende { $late ->
    [one] { $late } giorno
   *[other] { $late } giorni
} di tolleranza.
grace-in-time = Tutto quello che { $name } ha fatto era in tempo.
grace-running = { $over ->
    [0] Il compito in corso: dal giorno { $since }, fino al giorno { $until }{ grace-moved }.
    [one] Il compito in corso: dal giorno { $since }, fino al giorno { $until }{ grace-moved }. Questo prende finora { $over } giorno di tolleranza.
   *[other] Il compito in corso: dal giorno { $since }, fino al giorno { $until }{ grace-moved }. Questo prende finora { $over } giorni di tolleranza.
}
grace-used = Tolleranza presa in tutto: { $used } su { grace-days }.
