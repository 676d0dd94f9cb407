# I testi delle lettere in italiano; a che cosa serve ogni chiave lo dice il file inglese. A chi legge si dà del Lei, con la
# maiuscola; i nomi dei giocatori non chiedono mai un participio, che dovrebbe sapere se maschile o femminile.

list = { $start } e { $last }
list-of-none = nessuno

name-start = { $name ->
    [the-referee] L'arbitro
   *[other] { $name }
}
name-inside = { $name ->
    [the-referee] l'arbitro
   *[other] { $name }
}
name-of = { $name ->
    [the-referee] dell'arbitro
   *[other] di { $name }
}
name-for = { $name ->
    [the-referee] per l'arbitro
   *[other] per { $name }
}
name-from = { $name ->
    [the-referee] dall'arbitro
   *[other] da { $name }
}
by-start = { $by ->
    [the-referee] L'arbitro
   *[other] { $by }
}
by-inside = { $by ->
    [the-referee] l'arbitro
   *[other] { $by }
}
by-of = { $by ->
    [the-referee] dell'arbitro
   *[other] di { $by }
}
player-inside = { $player ->
    [the-referee] l'arbitro
   *[other] { $player }
}
player-of = { $player ->
    [the-referee] dell'arbitro
   *[other] di { $player }
}

month = { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
}
weekday = { $weekday ->
    [1] lunedì
    [2] martedì
    [3] mercoledì
    [4] giovedì
    [5] venerdì
    [6] sabato
   *[7] domenica
}
day-of-month = { $day ->
    [1] 1°
   *[other] { $day }
}
# Dopo «il giorno», che non chiede di sapere se il numero comincia per vocale
date = { $year ->
    [0] { day-of-month } { month }
   *[other] { day-of-month } { month } { $year }
}
moment = { day-of-month } { month } { $year }, ore { $time } UTC
span = { $unit ->
    [day] { $number ->
        [one] { $number } giorno
       *[other] { $number } giorni
    }
    [hour] { $number ->
        [one] { $number } ora
       *[other] { $number } ore
    }
   *[minute] { $number ->
        [one] { $number } minuto
       *[other] { $number } minuti
    }
}
grace = { $grace-unit ->
    [day] { $grace ->
        [one] { $grace } giorno
       *[other] { $grace } giorni
    }
    [hour] { $grace ->
        [one] { $grace } ora
       *[other] { $grace } ore
    }
   *[minute] { $grace ->
        [one] { $grace } minuto
       *[other] { $grace } minuti
    }
}
left = ancora { span }
too-late = { span } di ritardo
since-today = { $clock ->
    [none] da oggi
   *[other] da oggi, ore { $clock }
}
since-yesterday = { $clock ->
    [none] da ieri
   *[other] da ieri, ore { $clock }
}
since-weekday = { $clock ->
    [none] da { weekday }
   *[other] da { weekday }, ore { $clock }
}
since-date = dal giorno { $date }
clock-left = { $since }, { $left }
clock-grace = { $since }, { $left }, poi { grace } di tolleranza

task-join = Legga le condizioni e aderisca alla partita.
task-move = Tocca a Lei.
task-move-dice = Tocca a Lei: ha tirato { $dice }.
task-roll = Tiri i dadi.
task-roll-first = Tiri i dadi per decidere chi comincia.
task-roll-or-double = Tira i dadi o raddoppia?
task-answer-double = { by-start } raddoppia a { $stake }. Accetta o rifiuta?
task-answer-offer = { by-start } propone { $offer }. Accetti, oppure continui a giocare.
task-give-share = Manca la Sua parte del tiro { name-of }.
task-give-share-first = Manca la Sua parte del tiro che decide chi comincia.
task-save = Quanti gettoni tiene?
task-open = Apra il Suo tavoliere, perché gli altri possano controllarlo.
task-record-end = { $ending } Lo registri per concludere la partita.

waits-join = { name-start } deve ancora aderire alla partita{ $clock }.
waits-move = Muove { name-inside }{ $clock }.
waits-move-dice = Muove { name-inside }, che ha tirato { $dice }{ $clock }.
waits-roll = { name-start } deve tirare i dadi{ $clock }.
waits-roll-first = { name-start } deve tirare i dadi per decidere chi comincia{ $clock }.
waits-roll-or-double = { name-start } deve tirare i dadi o raddoppiare{ $clock }.
waits-answer-double = { name-start } deve rispondere al raddoppio{ $clock }.
waits-answer-offer = { by-start } propone { $offer }. Manca la risposta { name-of }{ $clock }.
waits-give-share = Manca la parte { name-of } nel tiro { player-of }{ $clock }.
waits-give-share-first = Manca la parte { name-of } nel tiro che decide chi comincia{ $clock }.
waits-save = { name-start } deve dire quanti gettoni tiene{ $clock }.
waits-open = { name-start } deve aprire il tavoliere{ $clock }.
waits-record-end = { $ending } { name-start } deve ancora registrarlo{ $clock }.

writes-join = { name-start } deve aderire alla partita; lo registra Lei.
writes-move = Muove { name-inside }; la mossa la registra Lei.
writes-move-dice = Muove { name-inside }, che ha tirato { $dice }; la mossa la registra Lei.
writes-roll = { name-start } deve tirare i dadi; lo registra Lei.
writes-roll-or-double = { name-start } deve tirare i dadi o raddoppiare; lo registra Lei.
writes-answer-double = { name-start } deve rispondere al raddoppio; lo registra Lei.
writes-answer-offer = { name-start } deve rispondere alla proposta { by-of }; lo registra Lei.
writes-give-share = Manca la parte { name-of } nel tiro; la registra Lei.
writes-save = { name-start } deve dire quanti gettoni tiene; lo registra Lei.
writes-open = { name-start } deve aprire il tavoliere; lo registra Lei.

undecided-referee = Prima deve decidere l'arbitro: { $about }.
undecided-players = I giocatori devono accordarsi su un arbitro, che decide: { $about }.

answer-offer-move = { by-start } propone { $offer }. Risponda `accetto`, oppure giochi la Sua mossa.
answer-offer-play-on = { by-start } propone { $offer }. Risponda `accetto`, oppure continui a giocare.
asked-by-name = { name-start }: { $task }
answer-by = Per favore risponda entro il giorno { $date }.

time-left = { $own ->
    [yes] Tempo che Le resta: { span }.
   *[no] { name-start } ha ancora { span } di tempo.
}
time-left-grace = { $own ->
    [yes] Tempo che Le resta: { span }, poi { grace } di tolleranza.
   *[no] { name-start } ha ancora { span } di tempo, poi { grace } di tolleranza.
}
time-used-up = { $own ->
    [yes] Lei ha esaurito il tempo; tolleranza rimasta: { grace }.
   *[no] { name-start } ha esaurito il tempo; tolleranza rimasta: { grace }.
}
time-over = { $own ->
    [yes] Lei ha esaurito il tempo e tutta la tolleranza.
   *[no] { name-start } ha esaurito il tempo e tutta la tolleranza.
}
time-over-without-grace = { $own ->
    [yes] Lei ha esaurito il tempo.
   *[no] { name-start } ha esaurito il tempo.
}

notice-near = Promemoria { name-for }: il tempo scade il giorno { date }.
notice-half = Promemoria { name-for }: metà del tempo è passata; il resto scade il giorno { date }.
notice-silence = Promemoria { name-for }: dal giorno { date } non è arrivato nulla, cioè da { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}.
notice-passed = Il tempo { name-of } è scaduto il giorno { date }; ora corre la tolleranza.
notice-grace-over = Il tempo { name-of }, con tutta la tolleranza, è scaduto il giorno { date }.
notice-over = Il tempo { name-of } è scaduto il giorno { date }.
notice-silent = Dal giorno { date } non è arrivato nulla { name-from }, cioè da { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}. Secondo le condizioni di questa partita, l'arbitro può deciderla per questo.
notice-claim = Gli altri possono reclamare: `adjudicate claim timeout { $player }`.
notice-claim-in-words = Gli altri possono reclamare: scrivano `tempo scaduto { $player }`, da solo su una riga. Decide l'arbitro.
notice-away = Per un'assenza: `adjudicate away` con il primo giorno, `to`, il giorno del rientro e `--send`.
notice-away-event = Per un'assenza: `adjudicate event away` con il primo giorno, `to`, il giorno del rientro e `--send`.
notice-away-in-words = Per un'assenza scriva `assente dal`, il primo giorno, `al` e il giorno del rientro.

stock = { $own ->
    [yes] Il Suo orologio: ancora { $clock }{ stock-reserve }.
   *[no] L'orologio { name-of }: ancora { $clock }{ stock-reserve }.
}
stock-reserve = { $reserve ->
    [none] { "" }
   *[other] , più { $reserve } di riserva
}

# Dopo «propone»
offer = { $offer ->
    [draw] patta
    [takeback] di tornare alla posizione dopo la voce { $entry }
    [take-back-move] di ritirare { $move }
    [before-move] di tornare alla posizione prima di { $move }
    [result] il risultato `{ $result }`
    [referee] un arbitro con la chiave { $key }
    [end] di chiudere e contare i punti
    [prisoners] di restituire i prigionieri
    [concede] di dare per persa questa singola partita
    [concede-gammon] di dare per persa questa singola partita come gammon
   *[concede-backgammon] di dare per persa questa singola partita come backgammon
}
offer-waits = { by-start } propone { $offer }. Risponda `accetto` o `rifiuto`, oppure continui a giocare quando tocca a Lei.
offers-wait = Risponda a una di queste proposte con `accetto` o `rifiuto`, oppure continui a giocare quando tocca a Lei:
offer-made = { by-start } propone { $offer }

end-you-won = Lei ha vinto: { $reason } ({ $clause }).
end-you-lost = Lei ha perso contro { $winner }: { $reason } ({ $clause }).
end-other-won = { $winner } ha vinto: { $reason } ({ $clause }).
end-nobody-won = Non ha vinto nessuno: { $reason } ({ $clause }).
end-draw = Patta: { $reason } ({ $clause }).
end-points = Punti: { $points }.
end-shared = { $names } si dividono la vittoria, { $reason }

rolled = { by-start } ha tirato { $dice }.
played = { by-start } ha giocato { $move }.
rolled-and-played = { by-start } ha tirato { $dice } e giocato { $move }.
dice-decided = I dadi hanno deciso chi comincia ({ $dice }): { $player }.
dice-show = I dadi mostrano { $dice }.
chose-to-roll = { by-start } ha scelto di tirare i dadi.
doubled = { by-start } ha raddoppiato.
took-double = { by-start } ha accettato il raddoppio.
dropped-double = { by-start } ha rifiutato il raddoppio.
proposed-game = { by-start } propone una partita: { $game }.
joined = { by-start } ha aderito alla partita.
did-resign = { by-start } ha abbandonato.
claimed-draw = { by-start } ha reclamato la patta.
saved = { by-start } tiene { $tokens ->
    [one] { $tokens } gettone
   *[other] { $tokens } gettoni
} per la prossima partita.
opened-board = { by-start } ha aperto il tavoliere coperto.
agreed-takeback = Tutti hanno accettato la proposta { by-of } di tornare a una posizione precedente.
agreed-offer = Tutti hanno accettato la proposta { by-of }: { $offer }.
all-agreed = Tutti sono d'accordo.
ruled-forfeit = L'arbitro ha deciso: { player-inside } perde la partita. Il motivo: «{ $reason }»
ruled-result = L'arbitro ha deciso: il risultato è { $result }. Il motivo: «{ $reason }»
ruled-key = L'arbitro ha deciso: { player-inside } ha una nuova chiave. Il motivo: «{ $reason }»
ruled-here = L'arbitro ha deciso: la partita continua da qui. Il motivo: «{ $reason }»
writes = { by-start } scrive: "{ $say }"
told-timeout = { by-start } ha segnalato all'arbitro che il tempo { player-of } è scaduto.
offered-takeback = { by-start } ha proposto di tornare a una posizione precedente.
offered = { by-start } ha proposto { $offer }.
changed-key = { by-start } ha una nuova chiave.
gave-days = { by-start } ha allungato il tempo { player-of } di { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}.
is-away = Assenza { by-of }: dal giorno { $from } al giorno { $until } ({ $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}).
is-away-undated = Assenza { by-of }: dal giorno { $from } al giorno { $until }.
received-later = L'arbitro ha ricevuto la mossa del giorno { $said } solo il giorno { $had }.
refilled = { by-start } ha preso { $hours ->
    [one] { $hours } ora
   *[other] { $hours } ore
} dalla riserva per l'orologio.

subject = { $turn ->
    [0] [adjudicate] { $game }: { $next }
   *[other] [adjudicate] { $game }: mossa { $turn }, { $next }
}
next-over = partita conclusa
next-won = partita conclusa, { $winner } ha vinto
next-join = { $number ->
    [one] { name-inside } deve aderire alla partita
   *[other] { name-inside } devono aderire alla partita
}
next-roll = { $number ->
    [one] { name-inside } deve tirare i dadi
   *[other] { name-inside } devono tirare i dadi
}
next-move = { $number ->
    [one] muove { name-inside }
   *[other] muovono { name-inside }
}
next-open = { $number ->
    [one] { name-inside } deve aprire il tavoliere
   *[other] { name-inside } devono aprire il tavoliere
}
next-save = { $number ->
    [one] { name-inside } deve dire che cosa tiene
   *[other] { name-inside } devono dire che cosa tengono
}
place = { $event }, { $section }, turno { $round }, scacchiera { $board }
some-event = un torneo
headline = { $game }: { $players }.
plays = { $role ->
    [white] { $name } ha il Bianco
    [black] { $name } ha il Nero
   *[other] { $name } gioca con { $role }
}
foot-entry = Voce { $number }: { $told }
id-begins = Il codice della partita comincia con { $id }.

mark = === Scriva la Sua risposta sopra questa riga ===
how-to-answer = Come rispondere: risponda a questo messaggio e scriva la mossa da sola sulla prima riga. L'arbitro la registra e firma per Lei. Un'eventuale osservazione va dopo la mossa, tra virgolette.
how-to-answer-such = Come rispondere: risponda a questo messaggio e scriva la mossa da sola sulla prima riga, per esempio `{ $move }`. L'arbitro la registra e firma per Lei. Un'eventuale osservazione va dopo la mossa, tra virgolette.
not-your-turn = Non tocca a Lei. Può comunque rispondere con uno dei comandi qui sotto, da solo su una riga.
you-have-a-key = Quello che risponde a parole viene esaminato e mostrato, ma non registrato: Lei ha una chiave e firma da sé. Una mossa da sola su una riga mostra la posizione che ne risulta; anche `mosse`, `posizione`, `regole`, `storia` e `aiuto` ricevono risposta.
commands = Può anche scrivere, da solo su una riga:
command-rules = leggere le regole:
command-rules-words = scriva `regole`
command-log = vedere le mosse giocate:
command-log-words = scriva `storia`
command-moves = vedere le Sue mosse possibili:
command-moves-words = scriva `mosse`
command-try = provare una mossa:
command-try-words = `prova` e la mossa
command-draw = proporre patta:
command-draw-words = scriva `patta?`
command-take-back = ritirare l'ultima mossa:
command-take-back-words = scriva `ritiro la mossa`
command-end = chiudere e contare:
command-end-words = scriva `offro la fine`
command-prisoners = restituire i prigionieri:
command-prisoners-words = scriva `offro i prigionieri`
command-concede = dare per persa la partita:
command-concede-words = scriva `concedo`
command-gammon = darla per persa come gammon:
command-gammon-words = scriva `concedo gammon`
command-answer-offer = rispondere a una proposta:
command-answer-offer-words = `accetto` o `rifiuto`
command-if = rispondere in anticipo:
command-if-words = `se`, una mossa, `allora`, la Sua
command-away = un'assenza:
command-away-words = `assente dal` un giorno `al` un altro
command-resign = abbandonare:
command-resign-words = scriva `abbandono sì`
command-stop = meno lettere, o tutte:
command-stop-words = `disiscrivimi` o `iscrivimi`
command-help = chiedere aiuto:
command-help-words = scriva `aiuto`
foot-read = Tutto il resto che scrive lo legge l'arbitro.
foot-secret = L'indirizzo a cui risponde è solo Suo: chi lo conosce può giocare a nome Suo. Non inoltri questo messaggio.
