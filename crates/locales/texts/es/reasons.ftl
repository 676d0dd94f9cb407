# Los títulos de los grupos de jugadas; los motivos de los rechazos están en inglés.

chess-moves-of = { $piece ->
    [pawn] jugadas de peón
    [knight] jugadas de caballo
    [bishop] jugadas de alfil
    [rook] jugadas de torre
    [queen] jugadas de dama
   *[king] jugadas de rey
}
chess-castling = enroque
ttt-mark = ocupar una casilla
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
