# De los textos de las órdenes, los que también están en las cartas; los demás están en inglés.

game-and-players = { $game }: { $players }
player-side = { $side ->
    [white] blancas
    [black] negras
   *[other] { $side }
}
player-left = ha dejado la partida
agrees-to-unknown = { by-start } acepta la oferta { $id }.
ordered-answer = { by-start } responde a `{ $when }` con `{ $then }`, si se juega.
ordered-next = La próxima jugada { by-of } es `{ $then }`, si entonces es posible.
received = { by-start } recibió { $id } el { $had }.
list-throw = Antes de que nadie juegue, se tiran los dados: { $dice }.
dice-of = { $number ->
    [one] un dado de { $sides } caras
   *[other] { $number } dados de { $sides } caras
}
entries-numbered = { $number ->
    [one] entrada { $entries }
   *[other] entradas { $entries }
}
more = { $number } más
remark-backdated = con fecha anterior a la de la entrada precedente: { entries-numbered }
remark-received = entrada { $entry }: fechada el { $said }, recibida el { $had }; cuenta como enviada el { $posted }
remark-clock = reloj: { $name }: { $clock }
player-clock = { $time }{ $reserve ->
    [none] { "" }
   *[other] , y { $reserve } de reserva
}, después de { $turns ->
    [one] { $turns } jugada
   *[other] { $turns } jugadas
}{ $overstepped ->
    [yes] ; el tiempo se ha excedido
   *[no] { "" }
}
remark-early-forfeit = entrada { $entry }: { $name } pierde la partida, aunque tenía tiempo hasta el { $until }
remark-cancelled = partes de tirada anuladas en la entrada { $entry }, por causa de { $names }
remark-scribed = escrito por el árbitro por { $name }: { entries-numbered }
period = { $dated ->
    [yes] del { $from } al { $until } ({ $days ->
        [one] { $days } día
       *[other] { $days } días
    })
   *[no] del { $from } al { $until }
}
remark-away = ausencia: { $name } { $periods }{ $limited ->
    [yes] ; quedan { $left } de { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
   *[no] { "" }
}
remark-replaced = clave sustituida por una decisión: { $name }
remark-unaudited = { $number ->
    [one] tablero oculto aún sin abrir, y por eso sin comprobar
   *[other] tableros ocultos aún sin abrir, y por eso sin comprobar
}: { $names }
remark-forfeited = ha perdido después del final: { $name }
remark-audit = en último lugar, porque el tablero oculto no supera la comprobación: { $name } ({ $reason })
remark-kept = fichas guardadas para la próxima partida: { $tokens }
remark-carries = continúa con las fichas de la partida { $game } hasta su entrada { $head } ({ $tokens }): no comprobado aquí; `adjudicate ledger` lo comprueba con el archivo de esa partida

friend-accepts = { $name } acepta la invitación a una partida: { $game }.
friend-counters = A { $name } le gustaría jugar esta partida ({ $game }) con otras condiciones:
friend-go-on =
    Para seguir, guarde este mensaje como letter.txt y ejecute
    `adjudicate import letter.txt`, o abra adjudicate.html, elija
    "I got a letter" y pegue este mensaje entero.
differs = { $what ->
    [game] el juego: { $now } en vez de { $before }
    [rules] la versión de las reglas: { $now } en vez de { $before }
    [option] opción { $key }: { $now } en vez de { $before }
    [first] la primera jugada: { $now } en vez de { $before }
    [clock] el tiempo: { $now } en vez de { $before }
   *[players] el número de jugadores: { $now } en vez de { $before }
}
usual-value = el valor habitual
by-lot = un sorteo
no-limit = sin límite
other-terms = { $what ->
    [first-seat] el primer puesto: no tiene el nombre, la clave y la dirección de la invitación
    [left-out] { $name } aceptó, y no está entre los jugadores
    [no-key] { $name } no tiene clave
    [writer] las condiciones las escribe { $name }, que no ocupa ningún puesto
    [referee] hay un árbitro, y la invitación no tiene ninguno
    [dice] el árbitro hace las tiradas
    [series] la partida continúa una serie
   *[event] la partida pertenece a un torneo
}
