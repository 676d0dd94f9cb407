# Le condizioni di una partita. Le righe di una tabella hanno i due punti, dopo il titolo.

terms-rules = regole: versione { $version } (`adjudicate rules { $name }` le mostra)
terms-options-usual = opzioni: tutte come di consueto
terms-option = opzione: { $key } è { $value } (di solito { $usual }); { $about }
terms-seat = { $key ->
    [none] posto { $number }: { $name } gioca per posta; l'arbitro annota le mosse{ terms-mail }
   *[other] posto { $number }: { $name } firma con { $key }{ terms-mail }
}
terms-mail = { $mail ->
    [none] { "" }
   *[other] , posta a { $mail }
}
terms-first = comincia: { $first }
first-by-dice = lo decide il sorteggio
terms-referee = { $dice ->
    [yes] arbitro: sì{ terms-mail }; i lanci li fanno l'arbitro e chi tira
   *[no] arbitro: sì{ terms-mail }
}
terms-no-referee = arbitro: nessuno; le controversie si risolvono solo con un accordo
terms-clock = tempo: { $clock }
terms-no-clock = senza limite
clock-whole-game = { $clock } in tutto
terms-organiser = organizzatore: { $name }; partita { $id }

clock-per-turn = { $days ->
    [one] { $days } giorno per mossa
   *[other] { $days } giorni per mossa
}, { $transit } per la posta, { $grace } di tolleranza
clock-per-turn-absence = { $days ->
    [one] { $days } giorno per mossa
   *[other] { $days } giorni per mossa
}, { $transit } per la posta, { $grace } di tolleranza e { $absence } di assenza

bank-control = { $turns ->
    [one] { $time } in più dopo ogni mossa
   *[other] { $time } in più ogni { $turns } mosse
}
bank-increment = { $time } in più dopo ogni mossa
bank-increment-first = { $time } in più dopo ognuna delle prime { $turns } mosse
bank-cap = mai più di { $time }
bank-reserve = { $time } di riserva
bank-overflow = il tempo oltre il massimo va nella riserva
bank-refill = la riserva paga dopo una mossa o con una ricarica
bank-floor = almeno { $time } dopo una mossa
bank-floor-from = almeno { $time } dopo una mossa, dalla mossa { $turn }
bank-whole-days = si contano solo i giorni interi
bank-double = i giorni di una mossa oltre { $days } contano il doppio
bank-silence = silenzio dopo { days-counted } senza un segno
bank-element = { days-counted } per le parti di lancio dovute da altri
bank-transit = { days-counted } per la posta
bank-absence = { days-counted } di assenza
bank-absence-year = { days-counted } di assenza all'anno
days-counted = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
