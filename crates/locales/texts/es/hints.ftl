# Lo que un jugador no puede hacer, y lo que puede hacer en su lugar; el archivo inglés dice para qué sirve cada clave.

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
no-part-left = a su cadena no le queda ninguna parte
slip-ends-game-first = una papeleta de esta entrada termina la partida, y después esto ya no es posible
slip-takes-pen = por una papeleta de esta entrada ya no le toca a { $name }, así que esto no es posible
not-an-option = `{ $word }` no es una opción
option-range = valores de `{ $key }`: { $range }
how-options-are-written = las opciones se escriben KEY=VALUE
hint-status-answer = { $status } `adjudicate answer` lo hace.
hint-numbers = { $status } `{ $line }` da sus números.
hint-write-for = `--for { $name }` escribe por { $name }, que juega por correo
hint-no-board = omita el tablero
hint-boards = tableros: { $numbers }
hint-play = `adjudicate play` hace una jugada
hint-show = `adjudicate show` muestra lo que está en espera
hint-name-offer = indique una por el principio de su código: `adjudicate show` las muestra
hint-leave = `adjudicate event away 2026-12-20 to 2027-01-06` lo firma para el director
hint-sealed-boards = los tableros se ocultan en Duerror Grandis con la variante caecus, en el primer turno de un jugador
hint-post = `adjudicate post` lo anota; --leave-out lo retiene
hint-post-true = `post: true` anota la papeleta
hint-on-slip = dígalo en una papeleta, que otros anotan
hint-ruling = solo puede seguir una decisión del árbitro
hint-elements = las partes que han llegado van con la jugada, o antes de ella con una respuesta
hint-new-key = su clave nueva se anota con una jugada firmada con ella: --key FILE
hint-waits-too = lo que está en espera también cuenta: `adjudicate show` lo muestra
hint-last-part = quien tira aporta la última parte con su jugada
hint-rolled-later = los dados se tiran cuando todos se han unido
hint-whose-offer = diga de quién: `accept NAME`
hint-offers = ofertas: `draw`, `end`, `prisoners`, `concede`, `concede gammon`, `concede backgammon`, `result NAME N, NAME N`
hint-lines = líneas: `NAME: MOVE`, `dice: 3 5`, `NAME: offer draw`, `# a remark`; `--help` las muestra todas

table-no-roll = no se espera ninguna tirada
table-turn-of = es el turno de { $name }
table-dice-first = antes se tiran los dados
table-has-left = { $name } ha dejado la partida
table-no-offer = ninguna oferta espera la respuesta de { $name }
table-offers = varias ofertas esperan la respuesta de { $name }
table-no-such-offer = en una mesa no existe esa oferta
table-nobody = aquí no juega nadie que se llame `{ $name }`
table-no-line = esta línea no es de las que se entienden en una mesa
table-no-number = `{ $word }` no es un número que muestre un dado
table-no-side = un dado de { $sides } caras no muestra { $number }
table-miscounted = { $number ->
    [one] la tirada es de { $dice }, y aquí hay un solo número
   *[other] la tirada es de { $dice }, y aquí hay { $number } números
}
