# De titels van groepen zetten; de redenen van weigeringen zijn in het Engels.

chess-moves-of = { $piece ->
    [pawn] pionzetten
    [knight] paardzetten
    [bishop] loperzetten
    [rook] torenzetten
    [queen] damezetten
   *[king] koningszetten
}
chess-castling = rokade
ttt-mark = een veld bezetten
merels-pass = geen steen kan zetten
merels-place = een steen plaatsen
merels-place-one = plaatsen en een steen slaan
merels-place-two = plaatsen en twee stenen slaan
merels-fly = springen
merels-fly-one = springen en een steen slaan
merels-fly-two = springen en twee stenen slaan
merels-move = schuiven
merels-move-one = schuiven en een steen slaan
merels-move-two = schuiven en twee stenen slaan
