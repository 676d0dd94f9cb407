# Tytuły grup ruchów; uzasadnienia odmów są po angielsku.

chess-moves-of = { $piece ->
    [pawn] ruchy pionów
    [knight] ruchy skoczków
    [bishop] ruchy gońców
    [rook] ruchy wież
    [queen] ruchy hetmana
   *[king] ruchy króla
}
chess-castling = roszada
ttt-mark = zajęcie pola
merels-pass = żaden pionek nie może się ruszyć
merels-place = postawienie pionka
merels-place-one = postawienie pionka i zbicie jednego
merels-place-two = postawienie pionka i zbicie dwóch
merels-fly = skok
merels-fly-one = skok i zbicie pionka
merels-fly-two = skok i zbicie dwóch pionków
merels-move = ruch pionka
merels-move-one = ruch pionka i zbicie jednego
merels-move-two = ruch pionka i zbicie dwóch
