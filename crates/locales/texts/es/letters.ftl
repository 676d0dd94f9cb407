# Los textos de las cartas en español; para qué sirve cada clave lo dice el archivo inglés. Al lector se le trata de usted, y nada
# depende de si un jugador es hombre o mujer.

list = { $start } y { $last }
list-of-none = nadie

name-start = { $name ->
    [the-referee] El árbitro
   *[other] { $name }
}
name-inside = { $name ->
    [the-referee] el árbitro
   *[other] { $name }
}
name-of = { $name ->
    [the-referee] del árbitro
   *[other] de { $name }
}
by-start = { $by ->
    [the-referee] El árbitro
   *[other] { $by }
}
by-inside = { $by ->
    [the-referee] el árbitro
   *[other] { $by }
}
by-of = { $by ->
    [the-referee] del árbitro
   *[other] de { $by }
}
player-inside = { $player ->
    [the-referee] el árbitro
   *[other] { $player }
}
player-of = { $player ->
    [the-referee] del árbitro
   *[other] de { $player }
}
player-to = { $player ->
    [the-referee] al árbitro
   *[other] a { $player }
}

month = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
}
weekday = { $weekday ->
    [1] lunes
    [2] martes
    [3] miércoles
    [4] jueves
    [5] viernes
    [6] sábado
   *[7] domingo
}
# Tras «el»
date = { $year ->
    [0] { $day } de { month }
   *[other] { $day } de { month } de { $year }
}
moment = { $day } de { month } de { $year }, { $time } UTC
span = { $unit ->
    [day] { $number ->
        [one] { $number } día
       *[other] { $number } días
    }
    [hour] { $number ->
        [one] { $number } hora
       *[other] { $number } horas
    }
   *[minute] { $number ->
        [one] { $number } minuto
       *[other] { $number } minutos
    }
}
grace = { $grace-unit ->
    [day] { $grace ->
        [one] { $grace } día
       *[other] { $grace } días
    }
    [hour] { $grace ->
        [one] { $grace } hora
       *[other] { $grace } horas
    }
   *[minute] { $grace ->
        [one] { $grace } minuto
       *[other] { $grace } minutos
    }
}
left = aún { span }
too-late = { span } de retraso
since-today = { $clock ->
    [none] desde hoy
   *[other] desde hoy a las { $clock }
}
since-yesterday = { $clock ->
    [none] desde ayer
   *[other] desde ayer a las { $clock }
}
since-weekday = { $clock ->
    [none] desde el { weekday }
   *[other] desde el { weekday } a las { $clock }
}
since-date = desde el { $date }
clock-left = { $since }, { $left }
clock-grace = { $since }, { $left }, y luego { grace } de prórroga

task-join = Lea las condiciones y únase a la partida.
task-move = Es su turno.
task-move-dice = Es su turno: ha sacado { $dice }.
task-roll = Tire los dados.
task-roll-first = Tire los dados para decidir quién empieza.
task-roll-or-double = ¿Tira los dados o dobla?
task-answer-double = { by-start } dobla a { $stake }. ¿Acepta o rechaza?
task-answer-offer = { by-start } ofrece { $offer }. Acepte, o siga jugando.
task-give-share = Falta su parte de la tirada { name-of }.
task-give-share-first = Falta su parte de la tirada que decide quién empieza.
task-save = ¿Cuántas fichas guarda?
task-open = Abra su tablero para que los demás puedan comprobarlo.
task-record-end = { $ending } Anótelo para terminar la partida.

waits-join = { name-start } aún tiene que unirse a la partida{ $clock }.
waits-move = Es el turno { name-of }{ $clock }.
waits-move-dice = Es el turno { name-of }, que ha sacado { $dice }{ $clock }.
waits-roll = { name-start } tiene que tirar los dados{ $clock }.
waits-roll-first = { name-start } tiene que tirar los dados para decidir quién empieza{ $clock }.
waits-roll-or-double = { name-start } tiene que tirar los dados o doblar{ $clock }.
waits-answer-double = { name-start } tiene que responder al doble{ $clock }.
waits-answer-offer = { by-start } ofrece { $offer }. Falta la respuesta { name-of }{ $clock }.
waits-give-share = Falta la parte { name-of } en la tirada { player-of }{ $clock }.
waits-give-share-first = Falta la parte { name-of } en la tirada que decide quién empieza{ $clock }.
waits-save = { name-start } tiene que decir cuántas fichas guarda{ $clock }.
waits-open = { name-start } tiene que abrir el tablero{ $clock }.
waits-record-end = { $ending } { name-start } aún tiene que anotarlo{ $clock }.

writes-join = { name-start } tiene que unirse a la partida; usted lo anota.
writes-move = Es el turno { name-of }; usted anota la jugada.
writes-move-dice = Es el turno { name-of }, que ha sacado { $dice }; usted anota la jugada.
writes-roll = { name-start } tiene que tirar los dados; usted lo anota.
writes-roll-or-double = { name-start } tiene que tirar los dados o doblar; usted lo anota.
writes-answer-double = { name-start } tiene que responder al doble; usted lo anota.
writes-answer-offer = { name-start } tiene que responder a la oferta { by-of }; usted lo anota.
writes-give-share = Falta la parte { name-of } en la tirada; usted la anota.
writes-save = { name-start } tiene que decir cuántas fichas guarda; usted lo anota.
writes-open = { name-start } tiene que abrir el tablero; usted lo anota.

undecided-referee = Antes tiene que decidir el árbitro: { $about }.
undecided-players = Los jugadores tienen que acordar un árbitro, que decide: { $about }.

answer-offer-move = { by-start } ofrece { $offer }. Responda `acepto`, o haga su jugada.
answer-offer-play-on = { by-start } ofrece { $offer }. Responda `acepto`, o siga jugando.
asked-by-name = { name-start }: { $task }
answer-by = Por favor, responda antes de que acabe el { $date }.

time-left = { $own ->
    [yes] Tiempo que le queda: { span }.
   *[no] Tiempo restante { name-of }: { span }.
}
time-left-grace = { $own ->
    [yes] Tiempo que le queda: { span }, y luego { grace } de prórroga.
   *[no] Tiempo restante { name-of }: { span }, y luego { grace } de prórroga.
}
time-used-up = { $own ->
    [yes] Usted ha agotado su tiempo; prórroga restante: { grace }.
   *[no] { name-start } ha agotado su tiempo; prórroga restante: { grace }.
}
time-over = { $own ->
    [yes] Usted ha agotado su tiempo y toda la prórroga.
   *[no] { name-start } ha agotado su tiempo y toda la prórroga.
}
time-over-without-grace = { $own ->
    [yes] Usted ha agotado su tiempo.
   *[no] { name-start } ha agotado su tiempo.
}

notice-near = Recordatorio para { name-inside }: el tiempo termina el { date }.
notice-half = Recordatorio para { name-inside }: ha pasado la mitad del tiempo; termina el { date }.
notice-silence = Recordatorio para { name-inside }: desde el { date } no ha llegado nada, es decir, en { $days ->
    [one] { $days } día
   *[other] { $days } días
}.
notice-passed = El tiempo { name-of } terminó el { date }; ahora corre la prórroga.
notice-grace-over = El tiempo { name-of }, con toda la prórroga, terminó el { date }.
notice-over = El tiempo { name-of } terminó el { date }.
notice-silent = Desde el { date } no ha llegado nada { name-of }, es decir, en { $days ->
    [one] { $days } día
   *[other] { $days } días
}. Según las condiciones de esta partida, el árbitro puede decidirla por ello.
notice-claim = Los demás pueden reclamar: `adjudicate claim timeout { $player }`.
notice-claim-in-words = Los demás pueden reclamar si escriben `tiempo agotado { $player }` en una línea aparte. Decide el árbitro.
notice-away = Para ausentarse: `adjudicate away` con el primer día, `to`, el día de su regreso y `--send`.
notice-away-event = Para ausentarse: `adjudicate event away` con el primer día, `to`, el día de su regreso y `--send`.
notice-away-in-words = Para ausentarse, escriba `ausente del`, el primer día, `al` y el día de su regreso.

stock = { $own ->
    [yes] Su reloj: aún { $clock }{ stock-reserve }.
   *[no] El reloj { name-of }: aún { $clock }{ stock-reserve }.
}
stock-reserve = { $reserve ->
    [none] { "" }
   *[other] , y { $reserve } de reserva
}

# Tras «ofrece»
offer = { $offer ->
    [draw] tablas
    [takeback] volver a la posición tras la entrada { $entry }
    [take-back-move] retirar { $move }
    [before-move] volver a la posición anterior a { $move }
    [result] el resultado `{ $result }`
    [referee] un árbitro con la clave { $key }
    [end] terminar y contar los puntos
    [prisoners] devolver los prisioneros
    [concede] dar por perdida esta partida del encuentro
    [concede-gammon] dar por perdida esta partida del encuentro como gammon
   *[concede-backgammon] dar por perdida esta partida del encuentro como backgammon
}
offer-waits = { by-start } ofrece { $offer }. Responda `acepto` o `rechazo`, o siga jugando cuando sea su turno.
offers-wait = Responda a una de estas ofertas con `acepto` o `rechazo`, o siga jugando cuando sea su turno:
offer-made = { by-start } ofrece { $offer }

end-you-won = Usted ha ganado: { $reason } ({ $clause }).
end-you-lost = Usted ha perdido contra { $winner }: { $reason } ({ $clause }).
end-other-won = { $winner } ha ganado: { $reason } ({ $clause }).
end-nobody-won = No ha ganado nadie: { $reason } ({ $clause }).
end-draw = Tablas: { $reason } ({ $clause }).
end-points = Puntos: { $points }.
end-shared = { $names } comparten la victoria, { $reason }

rolled = { by-start } ha sacado { $dice }.
played = { by-start } ha jugado { $move }.
rolled-and-played = { by-start } ha sacado { $dice } y ha jugado { $move }.
dice-decided = Los dados han decidido quién empieza ({ $dice }): { $player }.
dice-show = Los dados muestran { $dice }.
chose-to-roll = { by-start } ha decidido tirar los dados.
doubled = { by-start } ha doblado.
took-double = { by-start } ha aceptado el doble.
dropped-double = { by-start } ha rechazado el doble.
proposed-game = { by-start } propone una partida: { $game }.
joined = { by-start } se ha unido a la partida.
did-resign = { by-start } ha abandonado.
claimed-draw = { by-start } ha reclamado tablas.
saved = { by-start } guarda { $tokens ->
    [one] { $tokens } ficha
   *[other] { $tokens } fichas
} para la próxima partida.
opened-board = { by-start } ha abierto el tablero oculto.
agreed-takeback = Todos han aceptado volver a una posición anterior, a propuesta { by-of }.
agreed-offer = Todos han aceptado la oferta { by-of }: { $offer }.
all-agreed = Todos están de acuerdo.
ruled-forfeit = El árbitro ha decidido: { player-inside } pierde la partida. El motivo: «{ $reason }»
ruled-result = El árbitro ha decidido: el resultado es { $result }. El motivo: «{ $reason }»
ruled-key = El árbitro ha decidido: { player-inside } tiene una clave nueva. El motivo: «{ $reason }»
ruled-here = El árbitro ha decidido: la partida sigue desde aquí. El motivo: «{ $reason }»
writes = { by-start } escribe: "{ $say }"
told-timeout = { by-start } ha comunicado al árbitro que el tiempo { player-of } se ha agotado.
offered-takeback = { by-start } ha propuesto volver a una posición anterior.
offered = { by-start } ha ofrecido { $offer }.
changed-key = { by-start } tiene una clave nueva.
gave-days = { by-start } ha dado { player-to } { $days ->
    [one] { $days } día
   *[other] { $days } días
} más.
is-away = { by-start } estará de permiso del { $from } al { $until } ({ $days ->
    [one] { $days } día
   *[other] { $days } días
}).
is-away-undated = { by-start } estará de permiso del { $from } al { $until }.
received-later = El árbitro ha recibido el { $had } la jugada fechada el { $said }.
refilled = { by-start } ha pasado { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
} de la reserva al reloj.

subject = { $turn ->
    [0] [adjudicate] { $game }: { $next }
   *[other] [adjudicate] { $game }: jugada { $turn }, { $next }
}
next-over = partida terminada
next-won = partida terminada, { $winner } ha ganado
next-join = { $number ->
    [one] { name-inside } tiene que unirse a la partida
   *[other] { name-inside } tienen que unirse a la partida
}
next-roll = { $number ->
    [one] { name-inside } tiene que tirar los dados
   *[other] { name-inside } tienen que tirar los dados
}
next-move = turno { name-of }
next-open = { $number ->
    [one] { name-inside } tiene que abrir el tablero
   *[other] { name-inside } tienen que abrir el tablero
}
next-save = { $number ->
    [one] { name-inside } tiene que decir qué guarda
   *[other] { name-inside } tienen que decir qué guardan
}
place = { $event }, { $section }, ronda { $round }, tablero { $board }
some-event = un torneo
headline = { $game }: { $players }.
plays = { $role ->
    [white] { $name } lleva las blancas
    [black] { $name } lleva las negras
   *[other] { $name } juega con { $role }
}
foot-entry = Entrada { $number }: { $told }
id-begins = El código de la partida empieza por { $id }.

mark = === Por favor, escriba su respuesta encima de esta línea ===
how-to-answer = Cómo responder: conteste a este mensaje y escriba su jugada sola en la primera línea. El árbitro la anota y firma por usted. Si añade un comentario, póngalo detrás de la jugada, entre comillas.
how-to-answer-such = Cómo responder: conteste a este mensaje y escriba su jugada sola en la primera línea, por ejemplo `{ $move }`. El árbitro la anota y firma por usted. Si añade un comentario, póngalo detrás de la jugada, entre comillas.
not-your-turn = No es su turno. Aun así puede responder con una de las órdenes siguientes, sola en una línea.
you-have-a-key = Lo que responda con palabras se examina y se muestra, pero no se anota: usted tiene una clave y firma personalmente. Una jugada sola en una línea muestra la posición resultante; también se responde a `jugadas`, `tablero`, `reglas`, `historial` y `ayuda`.
commands = También puede escribir, solo en una línea:
command-rules = ver las reglas:
command-rules-words = escriba `reglas`
command-log = ver las jugadas hechas:
command-log-words = escriba `historial`
command-moves = ver sus jugadas posibles:
command-moves-words = escriba `jugadas`
command-try = probar una jugada:
command-try-words = `probar` y la jugada
command-draw = ofrecer tablas:
command-draw-words = escriba `tablas?`
command-take-back = retirar su última jugada:
command-take-back-words = escriba `retiro mi jugada`
command-end = ofrecer el final y contar:
command-end-words = escriba `ofrezco el final`
command-prisoners = devolver los prisioneros:
command-prisoners-words = escriba `ofrezco los prisioneros`
command-concede = dar por perdida esta partida:
command-concede-words = escriba `concedo`
command-gammon = darla por perdida como gammon:
command-gammon-words = escriba `concedo gammon`
command-answer-offer = responder a una oferta:
command-answer-offer-words = `acepto` o `rechazo`
command-if = responder por adelantado:
command-if-words = `si`, una jugada, `entonces`, la suya
command-away = ausentarse:
command-away-words = `ausente del` un día `al` otro
command-resign = abandonar:
command-resign-words = escriba `abandono sí`
command-stop = menos cartas, o todas:
command-stop-words = `baja` o `alta`
command-help = pedir ayuda:
command-help-words = escriba `ayuda`
foot-read = Todo lo demás que escriba lo lee el árbitro.
foot-secret = La dirección a la que responde es solo suya: quien la tenga puede jugar en su nombre. No reenvíe este mensaje.
