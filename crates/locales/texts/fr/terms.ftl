# Les conditions d'une partie. Les lignes de tableau ont un deux-points, précédé de leur titre.

terms-rules = règles : version { $version } (`adjudicate rules { $name }` les affiche)
terms-options-usual = options : toutes par défaut
terms-option = option : { $key } vaut { $value } (d'habitude { $usual }) ; { $about }
terms-seat = { $key ->
    [none] place { $number } : { $name } joue par courrier ; l'arbitre écrit ses coups{ terms-mail }
   *[other] place { $number } : { $name } signe avec { $key }{ terms-mail }
}
terms-mail = { $mail ->
    [none] { "" }
   *[other] , courrier à { $mail }
}
terms-first = commence : { $first }
first-by-dice = tirage au sort
terms-referee = { $dice ->
    [yes] arbitre : oui{ terms-mail } ; l'arbitre et le lanceur font les jets
   *[no] arbitre : oui{ terms-mail }
}
terms-no-referee = arbitre : aucun ; seul un accord règle un litige
terms-clock = cadence : { $clock }
terms-no-clock = sans limite
clock-whole-game = { $clock } en tout
terms-organiser = organisateur : { $name } ; partie { $id }

clock-per-turn = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}, { $transit } de courrier, { $grace } de grâce
clock-per-turn-absence = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}, { $transit } de courrier, { $grace } de grâce et { $absence } de congé

bank-control = { $turns ->
    [one] { $time } de plus après chaque coup
   *[other] { $time } de plus tous les { $turns } coups
}
bank-increment = { $time } de plus après chaque coup
bank-increment-first = { $time } de plus après chacun des { $turns } premiers coups
bank-cap = jamais plus de { $time }
bank-reserve = { $time } en réserve
bank-overflow = le temps au-delà du maximum va dans la réserve
bank-refill = la réserve paie après un coup ou par recharge
bank-floor = au moins { $time } après un coup
bank-floor-from = au moins { $time } après un coup à partir du coup { $turn }
bank-whole-days = seuls les jours entiers comptent
bank-double = les jours d'un même coup au-delà de { $days } comptent double
bank-silence = réputé silencieux après { days-counted } sans signe
bank-element = { days-counted } pour les parts de jet dues par d'autres
bank-transit = { days-counted } pour le courrier
bank-absence = { days-counted } de congé
bank-absence-year = { days-counted } de congé par an
days-counted = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
