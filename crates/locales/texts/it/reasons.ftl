# I titoli dei gruppi di mosse; i motivi dei rifiuti sono in inglese.

chess-moves-of = { $piece ->
    [pawn] mosse di pedone
    [knight] mosse di cavallo
    [bishop] mosse di alfiere
    [rook] mosse di torre
    [queen] mosse di donna
   *[king] mosse di re
}
chess-castling = arrocco
ttt-mark = occupare una casella
merels-pass = nessuna pedina può muovere
merels-place = mettere una pedina
merels-place-one = mettere una pedina e prenderne una
merels-place-two = mettere una pedina e prenderne due
merels-fly = saltare
merels-fly-one = saltare e prendere una pedina
merels-fly-two = saltare e prendere due pedine
merels-move = muovere una pedina
merels-move-one = muovere una pedina e prenderne una
merels-move-two = muovere una pedina e prenderne due
