# Por qué algo no es posible, y consejos, en español; para qué sirve cada clave lo dice el archivo inglés.

game-is-over = la partida ha terminado
throw-pending = antes hay que completar una tirada, y hasta entonces nadie puede jugar
dice-not-thrown = aún no se han tirado los dados
written-otherwise = en el registro esta jugada se escribe de otro modo
no-draw-to-claim = en este juego nadie puede reclamar tablas
offer-draw-instead = ofrezca tablas: los demás pueden aceptarlas
no-such-offer = en este juego no existe esa oferta
legal-now = jugadas posibles: { $moves }
legal-now-more = jugadas posibles: { $moves }, y { $more } más
write-so = escriba `{ $moves }`
write-one-of = escriba una de estas: { $moves }
no-such-option = este juego no tiene la opción `{ $key }`
no-options = este juego no tiene opciones
options-are = opciones de este juego: { $options }
option-value = la opción `{ $key }` no puede ser `{ $value }`
option-is-default = la opción `{ $key }` ya vale `{ $value }` por sí sola
leave-out-defaults = omita lo que vale por sí solo
wrong-players = { game-title } es un juego para { $low } jugadores, no para { $players }
wrong-players-range = { game-title } es un juego de { $low } a { $high } jugadores, no para { $players }

of-side = { $side ->
    [white] de las blancas
   *[black] de las negras
}
a-chess-piece = { $piece ->
    [pawn] un peón
    [knight] un caballo
    [bishop] un alfil
    [rook] una torre
    [queen] una dama
   *[king] un rey
}
the-chess-piece = { $piece ->
    [pawn] el peón
    [knight] el caballo
    [bishop] el alfil
    [rook] la torre
    [queen] la dama
   *[king] el rey
}
no-chess-piece = { $piece ->
    [pawn] ningún peón
    [knight] ningún caballo
    [bishop] ningún alfil
    [rook] ninguna torre
    [queen] ninguna dama
   *[king] ningún rey
}
chess-move-number = esta es la jugada { $now }, no la { $number }
chess-leave-out-number = omita el número
chess-no-such-move = esa jugada no existe
chess-write-pawn = para el peón, escriba una b minúscula
chess-write-bishop = para el alfil, escriba una A mayúscula
chess-no-capture = esta jugada no captura nada
chess-no-en-passant = esta jugada no es una captura al paso
chess-no-check = esta jugada no da jaque
chess-no-mate = esta jugada no da mate
chess-several = pueden ser { $number } jugadas distintas
chess-no-move = falta una jugada
chess-unreadable = `{ $text }` no es una jugada
chess-shape = las jugadas se escriben e4, Cf3, exd5, 0-0, e8=D o Cbd2, o con las dos casillas: e2e4
chess-letter-in-english = la letra designa otra pieza en inglés
chess-letter-of-reader = la letra designa otra pieza en su idioma
chess-not-own = la pieza de { $from } no es { of-side }
chess-nothing-there = no hay ninguna pieza en { $from }
chess-still-in-check = { white-or-black } están en jaque, y esta jugada no lo evita
chess-into-check = esta jugada dejaría en jaque al rey { of-side }
chess-pawn-blocked = { $to } está ocupada, y en la captura de un peón se nombra la columna de la que viene
chess-no-piece-to = { white-or-black } no tienen ninguna pieza que pueda ir a { $to }
chess-other-piece = { $meant ->
    [pawn] en { $from } hay { a-chess-piece }, no un peón
    [knight] en { $from } hay { a-chess-piece }, no un caballo
    [bishop] en { $from } hay { a-chess-piece }, no un alfil
    [rook] en { $from } hay { a-chess-piece }, no una torre
    [queen] en { $from } hay { a-chess-piece }, no una dama
   *[king] en { $from } hay { a-chess-piece }, no un rey
}
chess-cannot-go = { the-chess-piece } de { $from } no puede ir a { $to }
chess-has-none = { $place ->
    [file] { white-or-black } no tienen { no-chess-piece } en la columna { $line }
    [rank] { white-or-black } no tienen { no-chess-piece } en la fila { $line }
   *[board] { white-or-black } no tienen { no-chess-piece }
}
chess-only-one = { the-chess-piece } { of-side } en { $from } no puede ir a { $to }
chess-none-can = { $place ->
    [file] { no-chess-piece } { of-side } en la columna { $line } puede ir a { $to }
    [rank] { no-chess-piece } { of-side } en la fila { $line } puede ir a { $to }
   *[board] { no-chess-piece } { of-side } puede ir a { $to }
}
chess-castling-lost = el rey { of-side } o esa torre ya se ha movido, y este enroque ya no es posible
chess-castling-in-check = { white-or-black } están en jaque y por eso no pueden enrocar
chess-castling-blocked = hay una pieza entre el rey y la torre
chess-castling-attacked = el rey pasaría por una casilla atacada o llegaría a ella
chess-not-to-claim = solo puede reclamar tablas quien tiene el turno
chess-nothing-to-claim = { $times ->
    [1] todavía no se pueden reclamar tablas: la posición se da por primera vez
   *[other] todavía no se pueden reclamar tablas: la posición se da por segunda vez
}{ $turns ->
    [0] , y la última jugada fue una captura o un movimiento de peón
    [1] , y solo ha pasado una jugada sin capturas ni movimientos de peón
   *[other] , y solo han pasado { $turns } jugadas sin capturas ni movimientos de peón
}
chess-when-to-claim = se pueden reclamar tablas a la tercera vez, o después de 100 jugadas así (50 de cada bando)
chess-moves-of = { $piece ->
    [pawn] jugadas de peón
    [knight] jugadas de caballo
    [bishop] jugadas de alfil
    [rook] jugadas de torre
    [queen] jugadas de dama
   *[king] jugadas de rey
}
chess-castling = enroque

ttt-no-square = `{ $text }` no es una casilla de este tablero
ttt-shape = una jugada es una casilla, de a1 a c3, por ejemplo `b2`
ttt-taken = { $square } ya está ocupada, con { $side }
ttt-mark = ocupar una casilla

merels-cannot-pass = { $side } puede jugar, y por eso no puede pasar
merels-empty-hand = { $side } ya no tiene fichas en la mano: ahora se mueve en el tablero
merels-still-in-hand = { $number ->
    [one] { $side } tiene todavía una ficha en la mano, y la pone antes de mover
   *[other] { $side } tiene todavía { $number } fichas en la mano, y las pone antes de mover
}
merels-occupied = en { $to } hay una ficha de { $side }
merels-no-stone = no hay ninguna ficha en { $from }
merels-not-own = la ficha de { $from } es de { $side }
merels-stays = la ficha de { $from } se quedaría donde está
merels-reforms = la ficha de { $from } acaba de abrir el molino { $mill } y no puede volver a cerrarlo enseguida
merels-too-far = { $from } y { $to } no son vecinos en ninguna línea
merels-too-many-to-fly = { $from } y { $to } no son vecinos en ninguna línea, y a { $side } le quedan { $left } fichas: demasiadas para saltar, lo que se permite con { $limit } o menos
merels-no-mill = { $to } no cierra ningún molino, así que no se quita nada
merels-flight-only = un salto no quita nada, ni siquiera si cierra un molino
merels-own-stone = en { $point } hay una ficha propia de { $side }
merels-nothing-there = en { $point } no hay ninguna ficha que quitar
merels-removed-twice = { $point } se quita dos veces
merels-removes-one = esta jugada quita una ficha y no más
merels-removes-two = esta jugada quita dos fichas y no más
merels-two-mills = se cierran dos molinos, así que se quitan dos fichas
merels-must-remove = { $to } cierra el molino { $mill }, así que hay que quitar una ficha
merels-all-in-mills = todas las fichas de { $side } están en molinos, así que no se quita ninguna
merels-safe = { $point } está en un molino ({ $mill }) y no se puede quitar
merels-no-turn = aquí falta una jugada
merels-behind-pass = después de `pass` no puede seguir nada
merels-no-point-first = una jugada empieza por el punto de una ficha
merels-behind-hyphen = falta un punto después del guion
merels-removed-missing = falta el punto de la ficha que se quita
merels-x-missing = delante del punto de una ficha que se quita se escribe `x`
merels-only-removals = aquí solo pueden seguir fichas que se quitan
merels-shape = una jugada se escribe como d2, d2-d3 o d2-d3xa1
merels-no-point = `{ $word }` no es un punto del tablero
merels-points = puntos de esta columna: { $points }
merels-nobody-flies = la opción `flight_closes` no tiene sentido en `{ $ruleset }`, donde nadie salta
merels-rulesets-that-fly = omita `flight_closes`, o elija `ludii-4` o `ludii-1` (RML-3)
merels-pass = ninguna ficha puede mover
merels-place = poner una ficha
merels-place-one = poner una ficha y quitar una
merels-place-two = poner una ficha y quitar dos
merels-fly = saltar
merels-fly-one = saltar y quitar una ficha
merels-fly-two = saltar y quitar dos fichas
merels-move = mover una ficha
merels-move-one = mover una ficha y quitar una
merels-move-two = mover una ficha y quitar dos

backgammon-can-play = se puede jugar { $dice }
backgammon-other-throw = la tirada que hay que jugar es { $dice }, no { $said }
backgammon-ends-differently = se puede jugar de varias maneras, que acaban de modo distinto
backgammon-more-dice = de los dados se puede jugar { $dice }, no solo { $played }
backgammon-only-die = solo se puede jugar un dado, y tiene que ser el { $die }
backgammon-no-hit = en { $point } no hay ninguna ficha rival sola
backgammon-bar-first = una ficha suya está en la barra y tiene que entrar primero
backgammon-no-piece = no tiene ninguna ficha en { $from }
backgammon-backwards = las fichas van de las casillas altas a las bajas, no de { $from } a { $to }
backgammon-not-home = no se saca ninguna ficha mientras haya una suya en { $point }
backgammon-rearmost = con un número mayor solo se saca de la casilla más atrasada, que es la { $rearmost }
backgammon-closed = { $to } está cerrada: hay { $pieces } fichas rivales
backgammon-ways-closed = todos los caminos de { $from } a { $to } están cerrados
backgammon-all-played = antes de esto ya están jugados todos los dados
backgammon-not-with = con { $die } ninguna ficha va de { $from } a { $to }
backgammon-not-with-both = con { $die } y { $other } ninguna ficha va de { $from } a { $to }
backgammon-no-turn = falta una jugada
backgammon-five-steps = ninguna jugada tiene más de cuatro pasos
backgammon-no-way = una ficha va de un sitio a otro
backgammon-no-place = aquí falta una casilla de 24 a 1, `bar` u `off`
backgammon-not-from = ninguna ficha puede salir de `{ $run }`
backgammon-not-to = ninguna ficha puede ir a `{ $run }`
backgammon-number = el número de fichas es `(2)`, `(3)` o `(4)`
backgammon-shape = las jugadas se escriben `13/8 6/5`, `bar/22`, `6/off`, `8/5*(2)`, `24/18/13` o `pass`
backgammon-no-double = ningún doble espera respuesta
backgammon-double-late = se dobla antes de tirar los dados, y no antes de la primera tirada de una partida
backgammon-thrown = ya ha salido { $dice }
backgammon-throw-anyway = los dados se tiran de todos modos
backgammon-may-double-first = aún no se han tirado los dados, y antes puede doblar
backgammon-write-roll = escriba `roll` para tirar los dados o `double` para doblar
backgammon-write-take = escriba `take` para aceptar, o `drop` para dar por perdida la partida
backgammon-double-waits = un doble espera respuesta
backgammon-crawford-game = esta es la partida Crawford, en la que nadie dobla
backgammon-other-cube = el cubo es del rival
backgammon-highest-cube = el cubo está en { $highest } y ya no puede subir más
backgammon-no-cube = esta partida se juega sin el cubo de doblar
backgammon-not-begun = la partida no ha empezado: falta la tirada que decide quién empieza
backgammon-no-gammons = { $loss ->
    [gammon] un gammon no cuenta aquí más que cualquier otra derrota
   *[backgammon] un backgammon no cuenta aquí más que cualquier otra derrota
}
backgammon-concede-single = dé por perdida la partida sin más, como `single`
backgammon-no-opening = la opción `opening` está puesta, pero con `first` no hay tirada para empezar
backgammon-leave-out-opening = omita `opening`, o deje que la tirada decida quién empieza
backgammon-jacoby-cube = la opción `jacoby` trata del cubo de doblar
backgammon-jacoby-cube-hint = ponga también `cube: true`, u omita `jacoby`
backgammon-jacoby-match = la regla de Jacoby es para partidas sueltas, y `points` hace de ellas un encuentro
backgammon-jacoby-match-hint = omita `jacoby` o `points`
backgammon-jacoby-gammons = con `gammons: false` a `jacoby` no le queda nada que decir
backgammon-jacoby-gammons-hint = omita `jacoby` o `gammons`
backgammon-crawford-cube = la regla de Crawford trata del cubo de doblar en un encuentro
backgammon-crawford-cube-hint = ponga también `cube: true` y `points`, u omita `crawford`
backgammon-one-point = en un encuentro a un punto no hay nada que doblar
backgammon-one-point-hint = omita `cube`, o juegue a más puntos
backgammon-before-throw = antes de tirar los dados
backgammon-answer-double = respuesta al doble
backgammon-enter = entrar desde la barra
backgammon-begin-from = empezar desde { $point }
backgammon-none-plays = no se puede jugar ningún dado

not-on-turn = no es su turno
not-the-turn-of = no es el turno de `{ $name }`
game-closed = la partida está cerrada, y ya no se anota nada
pen-of-another = ahora le toca a { $holder }, no a { $by }
not-awaited = { $awaited }, así que ahora esto no es posible
awaited-join = aún no se han unido todos
awaited-roll = falta completar una tirada
awaited-turn = se espera una jugada
awaited-board = la partida ha terminado, y hay que abrir un tablero oculto
awaited-tokens = la partida ha terminado, y falta decir qué fichas se guardan
nothing-before-dice = antes de su próxima tirada no hay nada que decidir: los dados se tiran sin preguntar
order-on-own-turn = es su turno, así que no hay nada que esperar
order-not-your-turn = después de esa jugada no es su turno
order-dice = después de esa jugada se tiran los dados, y nadie puede responder antes
order-over = esa jugada termina la partida
no-offer-waits = ninguna oferta espera su respuesta
several-offers = varias ofertas esperan su respuesta
unknown-offer = ninguna oferta pendiente tiene un código que empiece por `{ $named }`
offer-to-others = esta oferta es para { $names }, no para usted
nothing-to-decline = nadie ofrece nada, así que no hay nada que rechazar
no-own-turn = todavía no ha hecho ninguna jugada que pueda retirar
takeback-in-throw = no se retira nada mientras falte una tirada que alguien puede conocer ya
takeback-too-far = después de la entrada { $seq } alguien se unió o se fue, o se mostraron dados o un secreto: más atrás no se vuelve
takeback-to-nothing = no hay ninguna entrada { $seq } a la que volver
takeback-earliest = la primera entrada a la que se puede volver es la { $earliest }
takeback-of-nothing = la posición después de la entrada { $back } es la de ahora: no hay nada que retirar
takeback-meant = para retirar la entrada { $last }, ofrezca volver a la entrada { $back }
no-referee = esta partida no tiene árbitro que pueda decidir
no-clock = esta partida no tiene reloj
no-member = en esta partida nadie se llama `{ $name }`
did-you-mean = ¿Quiere decir `{ $near }`?
there-are = participan { $names }
type-more = escriba una parte mayor
claim-about-oneself = se reclama el tiempo de otro jugador, no el propio
claim-nothing-due = no se espera nada de `{ $name }`
sealed-by-mail = en este juego los tableros están ocultos, y aquí no se hace ninguna jugada por usted
slip-ends-game = lo que está en espera termina la partida: el abandono de { $names }
nothing-to-post = no hay nada en espera que se pueda anotar
remarks-wait = { $number } comentarios suyos esperan ya la próxima entrada de la partida, que los lleva a todos
keeps-too-many = nadie guarda más fichas de las que tiene, y { $name } tiene { $held }
no-day = `{ $day }` no es una fecha
how-days-are-written = las fechas se escriben `20.12.2026 al 6.1.2027`
no-absences = esta partida no tiene días de ausencia
absence-without-days = el día de regreso tiene que ser posterior al primer día
absence-too-early = el primer día no puede ser anterior al momento en que escribe ({ $at })
absence-too-long = serían { $days } días, y de los { $most } de esta partida quedan { $left }
absence-too-long-for-year = serían { $days } días en { $year }, y de los { $most } de un año quedan { $left }
absence-overlaps = coincide en parte con la ausencia del { $from } al { $until }
other-referee = esta partida tiene otro árbitro, que es quien debe firmarlo
leave-of-nobody = `{ $player }` no participa en este torneo, o lo ha dejado
no-leave = los grupos de `{ $player }` no tienen días de ausencia
leave-without-days = el día de regreso tiene que ser posterior al primer día
leave-too-early = el primer día no puede ser anterior al momento en que escribe ({ $at })
leave-too-long-for-year = serían { $days } días en { $year }, y de los { $most } de un año quedan { $left }
leave-overlaps = coincide en parte con la ausencia del { $from } al { $until }

duodecim-more-dice = se pueden usar más dados que { $used }
duodecim-backwards = las fichas avanzan
duodecim-empty-hand = no hay ninguna ficha en la mano
duodecim-enters-at-home = una ficha entra en una casilla de su casa, de 1 a 6
duodecim-no-piece = no tiene ninguna ficha en { $from }
duodecim-one-by-one = las fichas entran y salen del tablero una a una
duodecim-not-returned = una ficha capturada aún no ha vuelto: solo pueden mover las fichas de la mano y de la casa
duodecim-leaves-home = ninguna ficha deja la casa antes de que hayan entrado todas
duodecim-exits-early = las fichas aún no pueden salir: hay otras demasiado atrás
duodecim-too-few = { $here ->
    [one] en { $from } solo hay una ficha suya
   *[other] en { $from } solo hay { $here } fichas suyas
}
duodecim-twice = ninguna ficha mueve dos veces en una jugada, y las de { $from } ya han movido
duodecim-closed = el rival tiene dos o más fichas en { $to }
duodecim-dice-used = los dados de este movimiento ya se usan para otros
duodecim-no-sum = ningún dado y ninguna suma de { $numbers } da { $distance }
duodecim-enters-by-one = una ficha entra con un solo dado
duodecim-pair = dos fichas mueven juntas con una suma de dados, no con uno solo
duodecim-stack = un montón mueve entero, con la suma de todos los dados
duodecim-no-more-than-two = no mueven juntas más de dos fichas
duodecim-singly = en este juego las fichas mueven una a una
duodecim-order = { $reason }; los movimientos cuentan en el orden en que se escriben
duodecim-other-order = en otro orden: { $moves }
duodecim-no-capture = en { $to } no hay nada que capturar
duodecim-no-move = aquí no hay ninguna jugada
duodecim-unreadable = `{ $word }` no es una jugada
duodecim-shape = movimientos separados por espacios: `in/3` entra, `7/10` mueve, `7/17(2)` mueve dos, `28/off` sale; o `pass`
duodecim-cannot-pass = se puede usar un dado, así que no se puede pasar
duodecim-none-plays = no se puede usar ningún dado
duodecim-by = con { $dice }

roman-cannot-pass = quien puede mover no puede pasar
roman-marks = escriba `{ $moves }`, u omita lo que sigue a las casillas
roman-not-own = la pieza de { $square } es del rival
roman-no-piece = no hay ninguna pieza en { $square }
roman-one-square = una pieza mueve una casilla en diagonal
roman-soldier-backwards = un soldado solo mueve hacia delante
roman-bearer-backwards = un portaestandarte desmoralizado solo mueve hacia delante
roman-occupied = { $square } está ocupada
roman-none-can = ninguna pieza del bando que juega puede ir a { $square }
roman-several = varias piezas pueden ir a { $square }
roman-twice = está escrito dos veces
roman-no-throne = { $square } no es la sala del trono de esta escuadra
roman-no-capture = en { $square } no se captura nada
roman-throne-unmarked = la llegada a la sala del trono no está anotada
roman-capture-unmarked = unas capturas están anotadas y otras no
roman-square-missing = falta una casilla al final
roman-square-expected = aquí falta una casilla
roman-no-square = `{ $text }` no es una casilla del tablero
roman-squares = las casillas van de a1 a g{ $rows }
roman-no-part = esto no es parte de una jugada
roman-shape = las jugadas se escriben `c3-d4`, `c9-d10 throne`, `d4-e5 xe6` o `pass`
roman-play-ended = el juego ha terminado: { $reason }
roman-returned-already = los prisioneros ya han vuelto, y solo vuelven una vez en la partida
roman-no-prisoners = no hay prisioneros que puedan volver
resign-instead = una partida se abandona con `abandono`
roman-no-move = ninguna jugada
roman-move-soldier = mover un soldado
roman-move-bearer = mover un portaestandarte
roman-move-demoralised = mover un portaestandarte desmoralizado

open-nothing = no hay nada escrito
open-shape = una jugada es un texto cualquiera
open-too-long = una jugada tiene como máximo { $number } caracteres
open-both = `throw:` y `next:` no pueden ir en la misma jugada
open-throw-first = pida primero la tirada, y ceda el turno en la jugada siguiente
open-next-not-last = `next:` no es el último paso
open-throw-not-last = `throw:` no es el último paso
open-one-throw = una jugada tiene una sola tirada; quien la pide sigue con otra jugada
open-dice-shape = por ejemplo `throw: 2d6`: de 1 a 20 dados de 2 a 1000 caras
open-no-dice = después de `throw:` faltan los dados
open-not-dice = `{ $value }` no son dados
open-dice-count = una tirada de `{ $value }` no tiene de 1 a 20 dados
open-dice-sides = un dado de `{ $value }` no tiene de 2 a 1000 caras
open-direction = { $sign } cambia el sentido de la escritura y no se puede anotar
open-control = { $sign } es un carácter de control y no se puede anotar
open-has-left = `{ $name }` ha dejado la partida
open-nobody = en esta partida nadie se llama `{ $name }`
open-in-the-game = en la partida: { $names }
open-throw-pending = antes hay que completar la tirada { $dice }

duerror-carry-unplayed = la opción `carry` está puesta, pero sin parcus no se guarda nada
duerror-carry-unplayed-hint = omita `carry`, o añada `parcus` a `variants`
duerror-few-boards = { $boards ->
    [one] { $boards } tablero no basta para { $players } jugadores
   *[other] { $boards } tableros no bastan para { $players } jugadores
}
duerror-few-boards-hint = `boards` enumera al menos tantos como jugadores hay
duerror-carries-too-much = { $number ->
    [one] nadie puede traer más de { $number } ficha
   *[other] nadie puede traer más de { $number } fichas
}
duerror-carries-without-parcus = solo con parcus se traen fichas
duerror-written-out = la opción `{ $key }` ya vale `{ $preset }` por sí sola con estas variantes y estos jugadores
duerror-wrong-board = tablero { $number }: { $reason }
duerror-path-length = { $number ->
    [one] un camino tiene 81 casillas, no { $number } sola
   *[other] un camino tiene 81 casillas, no { $number }
}
duerror-path-twice = { $square } aparece dos veces en el camino
duerror-path-apart = el camino va de { $from } a { $to }, que no son vecinas
duerror-path-written = el camino no está escrito como se escribe en el registro
duerror-board-twice = dos tableros tienen este número
duerror-path-shape = un camino son { $number } casillas como A1, separadas por un espacio
own-board = su tablero: { $reason }
own-board-words = un tablero es `random`, un número, o sus propias casillas
own-board-salts = `salts` son 32 bytes en base64
duerror-too-many-steps = una jugada no tiene más de 64 pasos
duerror-no-step = falta un paso
duerror-no-act = falta lo que hace la pieza
duerror-between = los pasos se separan con `; `
duerror-steps = pasos: board N, colour NAME, start PIECE, change PIECE, roll, take NAME, spare NAME, veer, move, stay, hold
duerror-not-by-piece = `{ $verb }` no es algo que haga una pieza
duerror-board-number = un tablero se elige por su número, o es `sealed`
duerror-no-square = `{ $word }` no es una casilla
duerror-no-target = `{ $word }` no es una casilla, de A1 a I9, ni `out`
duerror-lacks-object = falta algo detrás de `{ $verb }`
duerror-too-much = `{ $word }` sobra detrás de `{ $verb }`
duerror-not-a-step = `{ $verb }` no es un paso
duerror-not-a-piece = `{ $word }` no es una pieza; hay thete, ephebe, melliran
duerror-lacks-squares = en el registro hay casillas detrás de `take` y `move`
duerror-square-sealed = en un tablero oculto, cada movimiento nombra su casilla: `move D4` o `move out`
duerror-one-of = escriba uno de estos: { $steps }
duerror-unfinished = el turno no está completo: { $missing }
duerror-choice-missing = falta { $choice }
duerror-ends-with = acaba con `move`, `stay` o `hold`, o con un paso que tira dados
duerror-has-to-move = falta mover, quedarse o esperar con: { $pieces }
duerror-behind-dice = un paso que tira dados termina la entrada; el turno sigue en otra
duerror-behind-turn = el turno ya estaba completo antes de este paso
duerror-take-late = se captura antes de desviarse y de mover
duerror-spare-late = se perdona antes de desviarse y de mover, y una vez por turno
duerror-veer-late = la pieza se desvía antes de mover
duerror-choice = { $choice ->
    [sealed] `board sealed`
    [board] `board N`
    [colour] `colour NAME`
   *[start] `start PIECE`
}
duerror-choices-first = el primer turno empieza por las elecciones: { $choice }
duerror-choices-late = solo se elige en el primer turno de un jugador
duerror-chosen = esto ya está elegido
duerror-comes-next = ahora viene { $choice }
duerror-all-in-play = con factiosus todas las piezas están en juego, así que no se elige ninguna para empezar
duerror-board-chosen = ya hay un tablero elegido; ahora viene { $choice }
duerror-boards-secret = con caecus los tableros son secretos: `board sealed`
duerror-boards-open = los tableros solo se ocultan con caecus: `board N`
duerror-no-board = no hay ningún tablero { $number }
duerror-board-taken = el tablero { $number } ya está elegido
duerror-free-boards = tableros que nadie tiene: { $numbers }
duerror-no-colour = `{ $word }` no es un color de este juego
duerror-colour-taken = el { duerror-colour } ya está elegido
duerror-free-colours = colores que nadie tiene: { $colours }
duerror-no-ephebe = con merus no hay efebo
duerror-no-token = { $step ->
    [veer] desviarse cuesta una ficha, y { $name } no tiene ninguna
    [stay] quedarse cuesta una ficha, y { $name } no tiene ninguna
   *[change] un cambio cuesta una ficha, y { $name } no tiene ninguna
}
duerror-one-piece = solo con factiosus se nombra una pieza: aquí cada uno tiene una sola
duerror-one-piece-here = solo con factiosus se nombra la pieza de una víctima: aquí cada uno tiene una sola
duerror-is-out = el { duerror-kind } ha salido y ya no participa
duerror-no-piece-left = no queda ninguna pieza que pueda hacer esto
duerror-which-piece = falta decir qué pieza actúa
duerror-piece-first = escriba la pieza delante del paso: { $pieces }
duerror-which-victim = falta decir qué pieza se captura
duerror-no-formactus = con factiosus no hay formactus
duerror-formactus-early = en el primer turno de un jugador no hay formactus
duerror-formactus-used = el formactus es una vez por turno, por una ficha o con una tirada, y ya se ha usado
duerror-formactus-late = el formactus viene antes que todo lo demás
duerror-same-piece = la pieza ya es el { duerror-kind }
duerror-thrown-odd = la tirada ya está hecha, y fue impar: cambie, o siga
duerror-roll-instead = `roll` no cuesta nada: un número impar le permite cambiar gratis
duerror-take-spared = quien ha recibido una ficha por no capturar a nadie ya no captura a nadie
duerror-stands-on = { $name } está en { $square }
duerror-own-pieces = nadie captura sus propias piezas
duerror-victim-left = { $name } ha dejado la partida con todas sus piezas
duerror-most-taken = en un turno se capturan como máximo { $number } piezas
duerror-takes-from-outside = una pieza que no está en el tablero no captura a nadie
duerror-thete-takes = un tete no captura a nadie
duerror-not-on-board = { $name } no tiene en el tablero ninguna pieza de esa clase que se pueda capturar
duerror-immune = { $name } estaba en una casilla en la que se ha capturado a otro
duerror-no-reach = desde { $from } el { duerror-kind } no alcanza a { $name } en { $to }
duerror-none-in-reach = ninguna pieza de { $name } está al alcance, o ninguna que se pueda capturar
duerror-nobody = aquí nadie se llama `{ $name }`
duerror-others = los demás: { $names }
duerror-spare-taken = quien ha capturado a alguien no recibe ninguna ficha
duerror-few-payers = no se nombra a nadie cuando menos de dos al alcance tienen fichas
duerror-bank-pays = la banca tiene fichas y paga, así que no se nombra a nadie
duerror-cannot-pay = { $name } no está al alcance, o no tiene ninguna ficha
duerror-name-payer = la banca está vacía, así que primero se nombra a quien paga por no ser capturado
duerror-has-moved = el { duerror-kind } ya ha movido en este turno
duerror-too-few-left = { $number ->
    [one] queda menos de una casilla, y solo el número exacto lleva a la salida
   *[other] quedan menos de { $number } casillas, y solo el número exacto lleva a la salida
}
duerror-hold-or-stay = escriba `hold`, o `stay` por una ficha
duerror-not-out-yet = { $number ->
    [one] la salida está a más de una casilla: el movimiento lleva a { $square }
   *[other] la salida está a más de { $number } casillas: el movimiento lleva a { $square }
}
duerror-further = { $number ->
    [one] { $target ->
        [out] una casilla más adelante en el camino está la salida
       *[square] una casilla más adelante en el camino está { $square }
    }
   *[other] { $target ->
        [out] { $number } casillas más adelante en el camino está la salida
       *[square] { $number } casillas más adelante en el camino está { $square }
    }
}
duerror-none-holds = con `exit: past` una pieza que iría demasiado lejos sale, así que ninguna espera
duerror-can-move = la pieza puede mover, así que no espera
duerror-move-or-stay = escriba `move`, o `stay` por una ficha
duerror-told-seals = { $name } elige un tablero oculto, que nadie más conoce.
duerror-told-board = { $name } elige el tablero { $number }, { $title }.
duerror-told-colour = { $name } juega con el { duerror-colour }.
duerror-told-starts = { $name } empieza con el { duerror-kind }.
duerror-told-changes = { $price ->
    [token] { $name } cambia al { duerror-kind } por una ficha.
   *[free] { $name } cambia gratis al { duerror-kind }.
}
duerror-told-rolls = { $name } tira un dado: un número impar permite un cambio gratuito.
duerror-told-takes = El { duerror-kind } captura a { $name } en { $to }, y { $name } va a { $from }.
duerror-told-spares = No se ha capturado a nadie, así que { $name } recibe una ficha de { $payer } (misericordia).
duerror-told-bank-pays = No se ha capturado a nadie, así que { $name } recibe una ficha de la banca (misericordia).
duerror-told-veers = { $name } paga una ficha, y dos dados dicen adónde va la pieza.
duerror-told-moves = { $number ->
    [one] El { duerror-kind } avanza una casilla, a { $square }.
   *[other] El { duerror-kind } avanza { $number } casillas, a { $square }.
}
duerror-told-leaves = El { duerror-kind } sale del tablero por la salida.
duerror-told-stays = { $name } paga una ficha, y el { duerror-kind } se queda.
duerror-told-holds = El { duerror-kind } no puede mover, porque quedan muy pocas casillas.
duerror-choose-board = elegir un tablero
duerror-choose-colour = elegir un color
duerror-choose-piece = elegir la pieza para empezar
duerror-change-free = cambiar la pieza gratis
duerror-change-paid = cambiar la pieza por una ficha
duerror-roll = tirar gratis para el cambio
duerror-take = capturar a alguien
duerror-spare = no capturar a nadie, y nombrar a quien da una ficha por ello
duerror-veer-paid = desviarse por una ficha
duerror-move = mover por el camino
duerror-stay-paid = quedarse por una ficha
duerror-hold = esperar, porque la pieza no puede mover
