# Las condiciones de una partida. Las líneas de una tabla tienen dos puntos, detrás de su título.

terms-rules = reglas: versión { $version } (`adjudicate rules { $name }` las muestra)
terms-options-usual = opciones: todas las habituales
terms-option = opción: { $key } es { $value } (normalmente { $usual }); { $about }
terms-seat = { $key ->
    [none] puesto { $number }: { $name } juega por correo; el árbitro anota sus jugadas{ terms-mail }
   *[other] puesto { $number }: { $name } firma con { $key }{ terms-mail }
}
terms-mail = { $mail ->
    [none] { "" }
   *[other] , correo a { $mail }
}
terms-first = empieza: { $first }
first-by-dice = se sortea
terms-referee = { $dice ->
    [yes] árbitro: sí{ terms-mail }; las tiradas las hacen el árbitro y quien tira
   *[no] árbitro: sí{ terms-mail }
}
terms-no-referee = árbitro: ninguno; las disputas solo se resuelven por acuerdo
terms-clock = tiempo: { $clock }
terms-no-clock = sin límite
clock-whole-game = { $clock } en total
terms-organiser = organización: { $name }; partida { $id }

clock-per-turn = { $days ->
    [one] { $days } día por jugada
   *[other] { $days } días por jugada
}, { $transit } de correo, { $grace } de gracia
clock-per-turn-absence = { $days ->
    [one] { $days } día por jugada
   *[other] { $days } días por jugada
}, { $transit } de correo, { $grace } de gracia y { $absence } de ausencia

bank-control = { $turns ->
    [one] { $time } más después de cada jugada
   *[other] { $time } más cada { $turns } jugadas
}
bank-increment = { $time } más después de cada jugada
bank-increment-first = { $time } más después de cada una de las primeras { $turns } jugadas
bank-cap = nunca más de { $time }
bank-reserve = { $time } de reserva
bank-overflow = el tiempo por encima del máximo va a la reserva
bank-refill = la reserva paga después de una jugada o con una recarga
bank-floor = al menos { $time } después de una jugada
bank-floor-from = al menos { $time } después de una jugada, desde la jugada { $turn }
bank-whole-days = solo cuentan los días enteros
bank-double = los días de una jugada a partir de { $days } cuentan doble
bank-silence = silencio después de { days-counted } sin noticias
bank-element = { days-counted } para las partes de tirada que deben otros
bank-transit = { days-counted } de correo
bank-absence = { days-counted } de ausencia
bank-absence-year = { days-counted } de ausencia al año
days-counted = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
