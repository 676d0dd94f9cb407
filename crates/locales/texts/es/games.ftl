# Los textos de los juegos en español; para qué sirve cada clave lo dice el archivo inglés.

game-title = { $game ->
    [chess] Ajedrez
    [tic-tac-toe] Tres en raya
    [nine-mens-morris] Molino
    [roman-merels] Molino romano
    [roman-checkers] Damas romanas
    [backgammon] Backgammon
    [duodecim-scriptorum] Ludus Duodecim Scriptorum
    [duerror-grandis] Duerror Grandis
   *[open] Juego libre
}
rules-heading = { $title } (`{ $game }`), { $players }, versión { $version } de las reglas
rules-players = { $high ->
    [2] 2 jugadores
   *[other] de { $low } a { $high } jugadores
}
rules-of-every-game = En todos los juegos:
rules-notation = Cómo se escriben las jugadas:
rules-options = Opciones de las condiciones, `new ... --option KEY=VALUE`:
rules-without-options = No hay opciones.
rules-option = { $preset ->
    [absent] { $range }; normalmente nada ({ $clause }). { $effect }
   *[other] { $range }; normalmente { $preset } ({ $clause }). { $effect }
}
accepted-range = de { $low } a { $high }
accepted-bool = true o false
accepted-text = un texto
accepted-words = algunos de { $words }
accepted-boards = una lista de tableros
either = { $start } o { $last }

lesson-options = Se juega con { $options }.
lesson-refused = `{ $answer }` se rechaza: [{ $clause }] { $reason }.
lesson-refused-after = Después, `{ $answer }` se rechaza: [{ $clause }] { $reason }.
lesson-right = `{ $answer }` es correcto.
lesson-right-end = `{ $answer }` es correcto: { $ending }.
lesson-right-recorded = `{ $answer }` es correcto, y se anota como `{ $recorded }`.
lesson-right-recorded-end = `{ $answer }` es correcto, y se anota como `{ $recorded }`: { $ending }.
ended = { $kind ->
    [won] { $who } ha ganado ({ $clause }: { $reason })
    [shared] { $who } comparten la victoria ({ $clause }: { $reason })
    [annulled] no ha ganado nadie ({ $clause }: { $reason })
   *[drawn] la partida queda en tablas ({ $clause }: { $reason })
}{ $points ->
    [none] { "" }
   *[other] ; puntos: { $points }
}
game-over = la partida ha terminado: { $reason }

agreed = de común acuerdo
resigned = { $name } ha abandonado
forfeited = { $name } pierde por decisión arbitral: { $reason }
ruled = por decisión arbitral: { $reason }

items = { $start }, { $last }
sentences = { $start } { $last }
pieces-beside = { $place ->
    [in-hand] { $number } en la mano
    [off] { $number } fuera
    [to-return] { $number } por volver
    [taken] { $number ->
        [one] { $number } capturada
       *[other] { $number } capturadas
    }
    [in-camp] { $number } en el campamento
    [token] { $number } ficha
   *[tokens] { $number } fichas
}
stack = { $place ->
    [bar] { $pieces } en la barra
    [off] { $pieces } fuera
   *[other] { $pieces } en { $place }
}

white-or-black = { $side ->
    [white] las blancas
   *[black] las negras
}
chess-checkmate = jaque mate
chess-stalemate = rey ahogado
chess-dead = posición muerta
chess-fivefold = quíntuple repetición de la posición
chess-75-moves = 75 jugadas sin capturas ni movimientos de peón
chess-threefold = triple repetición de la posición
chess-50-moves = 50 jugadas sin capturas ni movimientos de peón
chess-claimed = { $reason }, tablas reclamadas
chess-role = { white-or-black }
chess-to-move = juegan { white-or-black }
chess-in-check = juegan { white-or-black }, que están en jaque
chess-claim = { white-or-black } pueden reclamar tablas: { $reason }
chess-pieces = { white-or-black } tienen: rey { $king }{ $queens ->
    [0] { "" }
    [one] , dama { $queen }
   *[other] , damas { $queen }
}{ $rooks ->
    [0] { "" }
    [one] , torre { $rook }
   *[other] , torres { $rook }
}{ $bishops ->
    [0] { "" }
    [one] , alfil { $bishop }
   *[other] , alfiles { $bishop }
}{ $knights ->
    [0] { "" }
    [one] , caballo { $knight }
   *[other] , caballos { $knight }
}{ $pawns ->
    [0] { "" }
    [one] , peón { $pawn }
   *[other] , peones { $pawn }
}

ttt-row = tres en raya
ttt-full = todas las casillas están ocupadas
ttt-to-play = { $name } tiene el turno
ttt-won = { $name } tiene tres en raya y gana
ttt-drawn = tablas: todas las casillas están ocupadas
ttt-marked = { $number ->
    [0] { $side } aún no tiene ninguna casilla.
    [one] { $side } tiene la casilla { $squares }.
   *[other] { $side } tiene las casillas { $squares }.
}

merels-few = menos de tres fichas
merels-blocked = ninguna jugada posible
merels-passes = ambos jugadores han pasado
merels-repetition = la misma posición { $times } veces
merels-quiet = { $turns ->
    [one] { $turns } jugada sin capturas
   *[other] { $turns } jugadas sin capturas
}
merels-beside = { $side }: { $hand } en la mano, { $stones } en el tablero
merels-ban = En la próxima jugada { $name } no puede ir de { $from } a { $to }.
merels-over = La partida ha terminado.
merels-turn = Es el turno de { $name }.
merels-stones = { $side } tiene { $stones ->
    [0] ninguna ficha en el tablero
    [one] { $stones } ficha en el tablero, en { $points }
   *[other] { $stones } fichas en el tablero, en { $points }
}{ $mills ->
    [none] { "" }
    [all] , todas en molinos
   *[some] , algunas en molinos
}, y { $hand } en la mano.

backgammon-role = { $side }, aún { $points } puntos por recorrer
backgammon-beside = { $side }: { $bar } en la barra, { $off } fuera, aún { $points } puntos por recorrer
backgammon-stands = { $from ->
    [near] { $side } tiene { $stacks }.
   *[far] { $side } tiene, contando desde el otro lado, { $stacks }.
}
backgammon-opening = falta la tirada que decide quién empieza
backgammon-choice = { $name } puede doblar o tirar los dados
backgammon-doubled = { $name } ha doblado: { $other } acepta y sigue por { $stake }, o rechaza y pierde { $points }
backgammon-throw = { $name } tiene que tirar los dados
backgammon-turn = { $name } juega { $dice }
backgammon-match = encuentro a { $points }, partida { $game }: { $one } tiene { $one-points }, { $other } tiene { $other-points }
backgammon-crawford = la partida Crawford: nadie dobla
backgammon-cube = el cubo está en { $stake }, y lo tiene { $name }
backgammon-cube-middle = el cubo está en el centro, en 1
backgammon-game-won = { $points ->
    [one] { $name } ha ganado la partida { $game }, 1 punto: { $win }
   *[other] { $name } ha ganado la partida { $game }, { $points } puntos: { $win }
}
backgammon-match-won = encuentro a { $points }, { $win }
backgammon-win = { $win ->
    [single] todas las fichas están fuera
    [gammon] todas las fichas están fuera, un gammon
    [backgammon] todas las fichas están fuera, un backgammon
    [drop] el doble ha sido rechazado
    [conceded] la partida se ha dado por perdida
    [conceded-gammon] la partida se ha dado por perdida como gammon
   *[conceded-backgammon] la partida se ha dado por perdida como backgammon
}

duodecim-starting = cada cual tira un dado; quien saca más es x y empieza
duodecim-throw = { $dice ->
    [one] { $name } tira un dado
   *[other] { $name } tira { $dice } dados
}
duodecim-turn = { $name } juega { $dice }
duodecim-won = { $name } ha ganado
duodecim-drawn = la partida queda en empate
duodecim-off = todas las fichas están fuera del tablero
duodecim-limit = { $turns } jugadas de cada cual sin ganador
duodecim-inscription = El tablero dice: levántate, deja sitio; no sabes jugar; ¡necio, vete!
duodecim-beside = { $returning ->
    [0] { $side } tiene { $hand } en la mano, { $off } fuera
   *[other] { $side } tiene { $hand } en la mano, { $off } fuera; capturadas por volver: { $returning }
}
duodecim-stands = { $points ->
    [0] { $beside }; ninguna en el tablero.
   *[other] { $beside }; según su propia numeración { $stacks }.
}

roman-side = { $side ->
    [Purple] Púrpura
   *[Gold] Oro
}
roman-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
roman-role = { roman-side }, { roman-points }
roman-beside = { $mark } { roman-side }, { $name }: { roman-points }
roman-soldiers = { $number ->
    [one] { $number } soldado
   *[other] { $number } soldados
}
roman-bearers = { $number ->
    [one] { $number } portaestandarte
   *[other] { $number } portaestandartes
}
roman-camp = { $number ->
    [0] { "  " }campamento: nadie
   *[other] { "  " }campamento: { $captives }
}
roman-due = Juega { roman-side }.
roman-to-play = juega: { roman-side }
roman-over = terminada: { $reason }
roman-returned-note = los prisioneros han vuelto
roman-tailchase = { $limit ->
    [0] sin progreso: { $turns }, sin límite
   *[other] sin progreso: { $turns } de { $limit }
}
roman-returned = Los prisioneros han vuelto, y no volverán otra vez.
roman-quiet = Jugadas sin progreso: { $turns }.
roman-ended = El juego ha terminado: { $reason }.
roman-final = Con los puntos del final, Púrpura tiene { $purple } y Oro { $gold }.
roman-soldiers-on = { $number ->
    [one] un soldado en { $squares }
   *[other] soldados en { $squares }
}
roman-bearers-on = { $number ->
    [one] un portaestandarte en { $squares }
   *[other] portaestandartes en { $squares }
}
roman-demoralised-on = { $number ->
    [one] un portaestandarte desmoralizado en { $squares }
   *[other] portaestandartes desmoralizados en { $squares }
}
roman-groups = { $start }; { $last }
roman-stands = { $number ->
    [0] { roman-side }, con quien juega { $name }, no tiene nada en el tablero.
   *[other] { roman-side }, con quien juega { $name }, tiene: { $pieces }.
}
roman-gained = { $number ->
    [0] { roman-side } tiene { roman-points } y ningún prisionero.
   *[other] { roman-side } tiene { roman-points } y estos prisioneros: { $captives }.
}
roman-no-pieces = un bando no tiene piezas en el tablero
roman-blocked = ningún bando puede mover
roman-no-progress = { $turns } jugadas sin progreso
roman-agreed = ambos bandos han acordado el final

open-players = jugadores: { $names }
open-order = Juegan por orden { $names }.
open-left = { $number ->
    [one] { $names } ha dejado la partida.
   *[other] { $names } han dejado la partida.
}
open-due = turno: { $name }
open-due-sentence = { $name } tiene el turno.
open-waits = turno: { $name }, falta la tirada { $dice }
open-waits-sentence = { $name } tiene el turno, y aún falta la tirada { $dice }.
open-throw = { $count ->
    [one] última tirada: { $name }, { $dice }: { $numbers }
   *[other] última tirada: { $name }, { $dice }: { $numbers } (suma { $sum })
}
open-throw-sentence = { $count ->
    [one] La última tirada fue { $dice } de { $name }: { $numbers }.
   *[other] La última tirada fue { $dice } de { $name }: { $numbers } (suma { $sum }).
}
open-turn = jugada { $turn }, { $name }: { $text }
open-turn-sentence = Jugada { $turn } de { $name }: "{ $text }".

duerror-own-path = su camino, que nadie más conoce:
duerror-own-path-sentence = Su camino, que nadie más conoce: { $path }.
duerror-tokens = { $tokens ->
    [one] { $tokens } ficha
   *[other] { $tokens } fichas
}
duerror-bank = banca: { duerror-tokens }
duerror-bank-sentence = La banca tiene { duerror-tokens }.
duerror-variants = variantes: { $variants }
duerror-variants-sentence = Variantes: { $variants }.
duerror-throw = { $kind ->
    [start] última tirada: para empezar: { $numbers }
   *[player] última tirada: { $name }: { $numbers }
}
duerror-throw-sentence = { $kind ->
    [start] La última tirada: para empezar, { $numbers }.
   *[player] La última tirada: { $name }, { $numbers }.
}
duerror-board = { $kind ->
    [none] aún sin tablero
    [sealed] tablero oculto
   *[open] tablero { $number } { $title }
}
duerror-kind = { $piece ->
    [thete] tete
    [ephebe] efebo
   *[melliran] mellirán
}
duerror-piece = { $piece ->
    [none] aún sin pieza
   *[other] { $place ->
        [off] { duerror-kind } fuera del tablero
        [first] { duerror-kind } en su primera casilla
        [out] { duerror-kind } por la salida
       *[on] { duerror-kind } en { $square }
    }
}
duerror-colour = { $colour ->
    [red] rojo
    [blue] azul
    [green] verde
    [yellow] amarillo
    [black] negro
    [white] blanco
    [orange] naranja
    [violet] violeta
   *[brown] marrón
}
duerror-role = { $colour ->
    [none] { $board }: { $pieces }
   *[other] { duerror-colour }, { $board }: { $pieces }
}
duerror-role-left = ha dejado la partida
duerror-role-new = aún no ha elegido
duerror-beside = { $colour ->
    [none] { $number } { $name }, { $board }: { $pieces }, { duerror-tokens }
   *[other] { $number } { $name }, { duerror-colour }, { $board }: { $pieces }, { duerror-tokens }
}
duerror-beside-left = { $number } { $name }: ha dejado la partida
duerror-beside-new = { $number } { $name }: { duerror-tokens }
duerror-plays = { $colour ->
    [none] { $name }, { $board }: { $pieces }; { duerror-tokens }.
   *[other] { $name } juega con el { duerror-colour }, { $board }: { $pieces }; { duerror-tokens }.
}
duerror-left = { $name } ha dejado la partida.
duerror-new = { $name } aún no ha elegido y tiene { duerror-tokens }.
duerror-part = { $part ->
    [change] Ahora se tira un dado para el cambio.
    [veer] Ahora se tiran dos dados para saber adónde va la pieza.
    [complete] El turno está completo.
    [choose] Primer turno: las elecciones.
    [formactus] Formactus: cambiar la pieza o tirar por ello, o seguir.
    [changing] Formactus: la tirada fue impar, así que el cambio es gratuito.
    [flictus] Flictus: capturar a alguien, o seguir.
    [flexus] Flexus: desviarse por una ficha, o seguir y mover.
   *[fluctus] Fluctus: mover, quedarse o esperar.
}
duerror-purses = { $name } tiene { $held }, la banca tiene { $bank }.
duerror-hidden = La pieza está en la primera casilla de su camino, que se mostrará con la próxima entrada.
duerror-starting = La tirada inicial decide quién empieza.
duerror-to-play = { $part ->
    [choose] { $name } tiene el turno: la elección.
    [formactus] { $name } tiene el turno: formactus.
    [changing] { $name } tiene el turno: cambio gratuito.
    [flictus] { $name } tiene el turno: flictus.
    [flexus] { $name } tiene el turno: flexus.
   *[fluctus] { $name } tiene el turno: fluctus.
}
duerror-change = { $name } tira para cambiar de pieza.
duerror-veer = { $name } tira para la casilla del flexus.
duerror-over = La partida ha terminado: { $reason }.
duerror-way = { $target ->
    [out] { duerror-kind } hacia la salida
    [nowhere] { duerror-kind } a ninguna parte, porque quedan muy pocas casillas
   *[square] { duerror-kind } a { $square }
}
duerror-ways = sus jugadas: { $ways }
duerror-ways-sentence = Sus jugadas: { $ways }.
duerror-trail = el camino de { $name }
duerror-trail-next = { duerror-kind } de { $name }: la próxima jugada
duerror-all-out = todas las piezas de { $name } han salido del tablero
duerror-out = { $name } ha salido del tablero por la salida
duerror-idle = durante una ronda entera nadie ha podido mover, y nadie tiene fichas
duerror-limit = todos han tenido { $turns } jugadas

piece-on = { $piece } en { $square }
piece-on-bar = { $symbol } en la barra
piece-on-point = { $symbol } en su casilla { $point }
chess-piece-on = { $side ->
    [white] { $piece ->
        [pawn] peón blanco en { $square }
        [knight] caballo blanco en { $square }
        [bishop] alfil blanco en { $square }
        [rook] torre blanca en { $square }
        [queen] dama blanca en { $square }
       *[king] rey blanco en { $square }
    }
   *[black] { $piece ->
        [pawn] peón negro en { $square }
        [knight] caballo negro en { $square }
        [bishop] alfil negro en { $square }
        [rook] torre negra en { $square }
        [queen] dama negra en { $square }
       *[king] rey negro en { $square }
    }
}
duerror-piece-on = pieza de { $name } en { $square }
duodecim-pieces-on = { $side }: { $pieces } en { $point }
roman-piece-on = pieza de { $side } en { $square }
