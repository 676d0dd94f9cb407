# Los textos de los relojes en español; para qué sirve cada clave lo dice el archivo inglés.

clock-figures = aún { $clock }{ stock-reserve }, después de { $turns ->
    [one] { $turns } jugada
   *[other] { $turns } jugadas
}{ $over ->
    [yes] ; el tiempo se ha excedido
   *[no] { "" }
}
clock-standing = { $own ->
    [yes] Su reloj: { clock-figures }.
   *[no] El reloj { name-of }: { clock-figures }.
}
clock-charged-so-far = Tiempo consumido en esta jugada hasta ahora: { $charge }.
clock-doubles = { $past ->
    [yes] Desde el { $time } el tiempo de esta jugada cuenta doble.
   *[no] A partir del { $time } el tiempo de esta jugada cuenta doble.
}
clock-reserve-pays = La reserva solo sirve si se pasan horas de ella al reloj a tiempo.
clock-ends = { $past ->
    [yes] El tiempo terminó el { $time }.
   *[no] El tiempo termina el { $time }.
}
clock-received = El árbitro recibió la entrada { $entry }, fechada el { $said }, el { $had }.

sum-began = { $reserve ->
    [none] El reloj { name-of } empezó con { $clock }.
   *[other] El reloj { name-of } empezó con { $clock }, y { $reserve } de reserva.
}
sum-first-duties = { $number ->
    [one] La primera tarea consumió en total { $charge }.
   *[other] Las primeras { $number } tareas consumieron en total { $charge }.
}
sum-order = Entrada { $entry }: se ejecutó una orden dada por adelantado, sin gasto de tiempo.
sum-entry = { $turn ->
    [0] Entrada { $entry }, sin jugada: { $charge }
   *[other] Entrada { $entry }, jugada { $turn }: { $charge }
}
sum-running = La tarea en curso: { $charge }
sum-length = { $length } del { $from } al { $to }.
sum-not-counted = No contado: { $items }.
sum-waiting = { $length } de espera de partes de tirada ajenas
sum-absence = { $length } de ausencia
sum-given = { $length } por decisión del árbitro
sum-post = { $length } de correo
sum-before = Con las tareas anteriores cuentan { $thought }; de ellos ya se habían consumido { $before }.
sum-charged = { $doubled ->
    [none] Consumido: { $charge }.
   *[other] Consumido: { $charge }, porque cuentan doble { $doubled }.
}
sum-left = { $reserve ->
    [none] Entonces quedaban { $clock }.
   *[other] Entonces quedaban { $clock }, y { $reserve } de reserva.
}
sum-total = Consumido en total: { $charge }.
sum-overstepped = El tiempo ya había terminado cuando la entrada { $entry } cumplió la tarea.
sum-silent = Desde el { $time } no ha llegado nada { name-of }: al menos { $days ->
    [one] { $days } día
   *[other] { $days } días
} sin contar los de ausencia.

grace-days = { $grace ->
    [one] { $grace } día
   *[other] { $grace } días
}
grace-terms = Cada jugada tiene { $days ->
    [one] { $days } día
   *[other] { $days } días
}, y { $post ->
    [one] { $post } día
   *[other] { $post } días
} de correo. La prórroga { name-of } es de { grace-days } en toda la partida.
grace-first = Las primeras { $number } entradas tardías gastaron { grace-days } de prórroga.
grace-given = { $given ->
    [one] { $given } día dado por el árbitro
   *[other] { $given } días dados por el árbitro
}
grace-away = { $away ->
    [one] { $away } día de ausencia
   *[other] { $away } días de ausencia
}
grace-moved = { $given ->
    [0] { $away ->
        [0] { "" }
       *[other] , con { grace-away }
    }
   *[other] { $away ->
        [0] , con { grace-given }
       *[other] , con { grace-given } y { grace-away }
    }
}
grace-late = Entrada { $entry }: pendiente desde el { $since }, hasta el { $until }{ grace-moved }. Está fechada el { $done }, lo que gasta { $late ->
    [one] { $late } día
   *[other] { $late } días
} de prórroga.
grace-in-time = Todo lo que ha hecho { $name } estaba a tiempo.
grace-running = { $over ->
    [0] La tarea en curso: desde el { $since }, hasta el { $until }{ grace-moved }.
    [one] La tarea en curso: desde el { $since }, hasta el { $until }{ grace-moved }. Eso gasta hasta ahora { $over } día de prórroga.
   *[other] La tarea en curso: desde el { $since }, hasta el { $until }{ grace-moved }. Eso gasta hasta ahora { $over } días de prórroga.
}
grace-used = Prórroga gastada en total: { $used } de { grace-days }.
