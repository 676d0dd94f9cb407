# Lo que un jugador no puede hacer: de estos textos, los que llegan a las cartas; los demás están en inglés.

leave-of-event = en este torneo uno se ausenta de todas las partidas a la vez y lo dice al torneo
no-sealed-board = en esta partida usted no ha elegido ningún tablero oculto
no-sealed-boards = en esta partida no hay tableros ocultos
no-part-due = no se espera de usted ninguna parte de una tirada
elements-missing = hay una tirada pendiente y faltan partes de { $names }
no-result = `{ $text }` no es un resultado de esta partida
no-result-for = `{ $text }` no es un resultado para { $number } jugadores
hint-status = { $status }
hint-result = un resultado nombra a todos los jugadores en el orden de sus puestos: `{ $example }`
hint-players = jugadores: { $names }
