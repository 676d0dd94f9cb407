# Die Texte der Spiele auf Deutsch; wozu jeder Schlüssel dient, steht in der englischen Datei.

game-title = { $game ->
    [chess] Schach
    [tic-tac-toe] Tic-Tac-Toe
    [nine-mens-morris] Mühle
    [roman-merels] Römische Mühle
    [roman-checkers] Römische Dame
    [backgammon] Backgammon
    [duodecim-scriptorum] Ludus Duodecim Scriptorum
    [duerror-grandis] Duerror Grandis
   *[open] Freies Spiel
}
rules-of-every-game = In jedem Spiel:
game-over = die Partie ist beendet: { $reason }

agreed = durch Vereinbarung
resigned = { $name } hat aufgegeben
forfeited = { $name } verliert durch Entscheid: { $reason }
ruled = durch Entscheid: { $reason }

white-or-black = { $side ->
    [white] Weiß
   *[black] Schwarz
}
chess-checkmate = Matt
chess-stalemate = Patt
chess-dead = tote Stellung
chess-fivefold = fünfmalige Stellungswiederholung
chess-75-moves = 75 Züge ohne Schlagfall und ohne Bauernzug
chess-threefold = dreimalige Stellungswiederholung
chess-50-moves = 50 Züge ohne Schlagfall und ohne Bauernzug
chess-claimed = { $reason }, reklamiert
chess-role = { white-or-black }
chess-to-move = { white-or-black } ist am Zug
chess-in-check = { white-or-black } ist am Zug und steht im Schach
chess-claim = { white-or-black } kann Remis reklamieren: { $reason }
chess-pieces = { white-or-black } hat König { $king }{ $queens ->
    [0] { "" }
    [one] , Dame { $queen }
   *[other] , Damen { $queen }
}{ $rooks ->
    [0] { "" }
    [one] , Turm { $rook }
   *[other] , Türme { $rook }
}{ $bishops ->
    [0] { "" }
    [one] , Läufer { $bishop }
   *[other] , Läufer { $bishop }
}{ $knights ->
    [0] { "" }
    [one] , Springer { $knight }
   *[other] , Springer { $knight }
}{ $pawns ->
    [0] { "" }
    [one] , Bauer { $pawn }
   *[other] , Bauern { $pawn }
}

ttt-row = drei in einer Reihe
ttt-full = alle Felder sind besetzt
ttt-to-play = { $name } ist am Zug
ttt-won = { $name } hat drei in einer Reihe und gewinnt
ttt-drawn = unentschieden: alle Felder sind besetzt
ttt-marked = { $number ->
    [0] { $side } hat noch kein Feld.
    [one] { $side } hat das Feld { $squares }.
   *[other] { $side } hat die Felder { $squares }.
}

merels-few = weniger als drei Steine
merels-blocked = kein möglicher Zug
merels-passes = beide Spieler haben gepasst
merels-repetition = dieselbe Stellung zum { $times }. Mal
merels-quiet = { $turns ->
    [one] { $turns } Zug ohne geschlagenen Stein
   *[other] { $turns } Züge ohne geschlagenen Stein
}
merels-beside = { $side }: { $hand } in der Hand, { $stones } auf dem Brett
merels-ban = Im nächsten Zug darf { $name } nicht von { $from } nach { $to } ziehen.
merels-over = Die Partie ist beendet.
merels-turn = { $name } ist am Zug.
merels-stones = { $side } hat { $stones ->
    [0] keinen Stein auf dem Brett
    [one] { $stones } Stein auf dem Brett, auf { $points }
   *[other] { $stones } Steine auf dem Brett, auf { $points }
}{ $mills ->
    [none] { "" }
    [all] , alle in Mühlen
   *[some] , einige davon in Mühlen
}, und { $hand } in der Hand.

backgammon-role = { $side }, noch { $points } Augen
backgammon-beside = { $side }: { $bar } auf der Bar, { $off } ausgewürfelt, noch { $points } Augen
backgammon-stack = { $place ->
    [bar] { $pieces } auf der Bar
    [off] { $pieces } ausgewürfelt
   *[other] { $pieces } auf { $place }
}
backgammon-stacks = { $stacks }, { $stack }
backgammon-stands = { $from ->
    [near] { $side } hat { $stacks }.
   *[far] { $side } hat, von der anderen Seite gezählt, { $stacks }.
}
backgammon-opening = der Wurf um den Beginn fehlt noch
backgammon-choice = { $name } kann verdoppeln oder würfeln
backgammon-doubled = { $name } hat verdoppelt: { $other } nimmt an und spielt um { $stake } weiter oder lehnt ab und verliert { $points }
backgammon-throw = { $name } muss würfeln
backgammon-turn = { $name } spielt { $dice }
backgammon-match = Match bis { $points }, Spiel { $game }: { $one } hat { $one-points }, { $other } hat { $other-points }
backgammon-crawford = das Crawford-Spiel: niemand verdoppelt
backgammon-cube = der Dopplerwürfel steht auf { $stake }, und { $name } hat ihn
backgammon-cube-middle = der Dopplerwürfel liegt in der Mitte und steht auf 1
backgammon-game-won = { $points ->
    [one] { $name } hat Spiel { $game } gewonnen, 1 Punkt: { $win }
   *[other] { $name } hat Spiel { $game } gewonnen, { $points } Punkte: { $win }
}
backgammon-match-won = Match bis { $points }, { $win }
backgammon-win = { $win ->
    [single] alle Steine ausgewürfelt
    [gammon] alle Steine ausgewürfelt, ein Gammon
    [backgammon] alle Steine ausgewürfelt, ein Backgammon
    [drop] die Verdopplung wurde abgelehnt
    [conceded] das Spiel wurde aufgegeben
    [conceded-gammon] das Spiel wurde als Gammon aufgegeben
   *[conceded-backgammon] das Spiel wurde als Backgammon aufgegeben
}
