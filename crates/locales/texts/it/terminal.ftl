# Dei testi dei comandi, quelli che stanno anche nelle lettere; gli altri sono in inglese.

game-and-players = { $game }: { $players }
player-side = { $side ->
    [white] Bianco
    [black] Nero
   *[other] { $side }
}
player-left = ha lasciato la partita
agrees-to-unknown = { by-start } accetta la proposta { $id }.
ordered-answer = { by-start } risponde a `{ $when }` con `{ $then }`, se viene giocato.
ordered-next = La prossima mossa { by-of } è `{ $then }`, se allora è possibile.
received = { by-start } ha ricevuto { $id } il giorno { $had }.
list-throw = Prima che qualcuno muova, si tirano i dadi: { $dice }.
dice-of = { $number ->
    [one] un dado da { $sides } facce
   *[other] { $number } dadi da { $sides } facce
}
entries-numbered = { $number ->
    [one] voce { $entries }
   *[other] voci { $entries }
}
more = altre { $number }
remark-backdated = con data anteriore a quella della voce precedente: { entries-numbered }
remark-received = voce { $entry }: datata { $said }, ricevuta il giorno { $had }; vale come spedita il giorno { $posted }
remark-clock = orologio: { $name }: { $clock }
player-clock = { $time }{ $reserve ->
    [none] { "" }
   *[other] , più { $reserve } di riserva
}, dopo { $turns ->
    [one] { $turns } mossa
   *[other] { $turns } mosse
}{ $overstepped ->
    [yes] ; il tempo è stato superato
   *[no] { "" }
}
remark-early-forfeit = voce { $entry }: { $name } perde la partita, benché ci fosse tempo fino al giorno { $until }
remark-cancelled = parti di tiro annullate nella voce { $entry }, a causa di { $names }
remark-scribed = scritto dall'arbitro per { $name }: { entries-numbered }
period = { $dated ->
    [yes] dal giorno { $from } al giorno { $until } ({ $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    })
   *[no] dal giorno { $from } al giorno { $until }
}
remark-away = assenza: { $name } { $periods }{ $limited ->
    [yes] ; ne restano { $left } su { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
   *[no] { "" }
}
remark-replaced = chiave sostituita da una decisione: { $name }
remark-unaudited = { $number ->
    [one] tavoliere coperto non ancora aperto, e perciò non controllato
   *[other] tavolieri coperti non ancora aperti, e perciò non controllati
}: { $names }
remark-forfeited = ha perso dopo la fine: { $name }
remark-audit = all'ultimo posto, perché il tavoliere coperto non supera il controllo: { $name } ({ $reason })
remark-kept = gettoni tenuti per la prossima partita: { $tokens }
remark-carries = continua con i gettoni della partita { $game } fino alla sua voce { $head } ({ $tokens }): qui non è controllato; `adjudicate ledger` lo controlla con il file di quella partita

friend-accepts = { $name } accetta l'invito a una partita: { $game }.
friend-counters = { $name } vorrebbe giocare questa partita ({ $game }) ad altre condizioni:
friend-go-on =
    Per continuare, salvi questo messaggio come letter.txt e lanci
    `adjudicate import letter.txt`, oppure apra adjudicate.html, scelga
    "I got a letter" e incolli questo messaggio intero.
differs = { $what ->
    [game] il gioco: { $now } invece di { $before }
    [rules] la versione delle regole: { $now } invece di { $before }
    [option] opzione { $key }: { $now } invece di { $before }
    [first] la prima mossa: { $now } invece di { $before }
    [clock] il tempo: { $now } invece di { $before }
   *[players] il numero dei giocatori: { $now } invece di { $before }
}
usual-value = il valore consueto
by-lot = un sorteggio
no-limit = senza limite
other-terms = { $what ->
    [first-seat] il primo posto: non ha il nome, la chiave e l'indirizzo dell'invito
    [left-out] { $name } ha accettato, e non è tra i giocatori
    [no-key] { $name } non ha una chiave
    [writer] le condizioni le scrive { $name }, che non occupa nessun posto
    [referee] c'è un arbitro, e l'invito non ne ha
    [dice] i tiri li fa l'arbitro
    [series] la partita continua una serie
   *[event] la partita appartiene a un torneo
}
