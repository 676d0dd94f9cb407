# Les textes des jeux en français ; le fichier anglais dit à quoi sert chaque clé.

game-title = { $game ->
    [chess] Échecs
    [tic-tac-toe] Morpion
    [nine-mens-morris] Jeu du moulin
    [roman-merels] Mérelles romaines
    [roman-checkers] Dames romaines
    [backgammon] Backgammon
    [duodecim-scriptorum] Ludus Duodecim Scriptorum
    [duerror-grandis] Duerror Grandis
   *[open] Jeu libre
}
rules-of-every-game = Dans tous les jeux :
game-over = la partie est terminée : { $reason }

agreed = d'un commun accord
resigned = { $name } a abandonné
forfeited = { $name } perd par décision : { $reason }
ruled = par décision : { $reason }

white-or-black = { $side ->
    [white] les Blancs
   *[black] les Noirs
}
chess-checkmate = échec et mat
chess-stalemate = pat
chess-dead = position morte
chess-fivefold = cinquième répétition de la position
chess-75-moves = 75 coups sans prise ni coup de pion
chess-threefold = triple répétition de la position
chess-50-moves = 50 coups sans prise ni coup de pion
chess-claimed = { $reason }, nulle réclamée
chess-role = { white-or-black }
chess-to-move = { white-or-black } ont le trait
chess-in-check = { white-or-black } ont le trait et sont en échec
chess-claim = { white-or-black } peuvent réclamer la nulle : { $reason }
chess-pieces = { white-or-black } ont : roi { $king }{ $queens ->
    [0] { "" }
    [one] , dame { $queen }
   *[other] , dames { $queen }
}{ $rooks ->
    [0] { "" }
    [one] , tour { $rook }
   *[other] , tours { $rook }
}{ $bishops ->
    [0] { "" }
    [one] , fou { $bishop }
   *[other] , fous { $bishop }
}{ $knights ->
    [0] { "" }
    [one] , cavalier { $knight }
   *[other] , cavaliers { $knight }
}{ $pawns ->
    [0] { "" }
    [one] , pion { $pawn }
   *[other] , pions { $pawn }
}

ttt-row = trois en ligne
ttt-full = toutes les cases sont prises
ttt-to-play = { $name } a le trait
ttt-won = { $name } aligne trois marques et gagne
ttt-drawn = partie nulle : toutes les cases sont prises
ttt-marked = { $number ->
    [0] { $side } n'a encore aucune case.
    [1] { $side } a la case { $squares }.
   *[other] { $side } a les cases { $squares }.
}

merels-few = moins de trois pions
merels-blocked = aucun coup possible
merels-passes = les deux joueurs ont passé
merels-repetition = la même position est apparue { $times } fois
merels-quiet = { $turns ->
    [one] { $turns } coup sans prise
   *[other] { $turns } coups sans prise
}
merels-beside = { $side } : { $hand } en main, { $stones } sur le plateau
merels-ban = Au prochain coup, { $name } ne peut pas aller de { $from } à { $to }.
merels-over = La partie est terminée.
merels-turn = C'est à { $name } de jouer.
merels-stones = { $side } a { $stones ->
    [0] aucun pion sur le plateau
    [1] { $stones } pion sur le plateau, en { $points }
   *[other] { $stones } pions sur le plateau, en { $points }
}{ $mills ->
    [none] { "" }
    [all] , tous dans des moulins
   *[some] , dont certains dans des moulins
}, et { $hand } en main.

backgammon-role = { $side }, encore { $points } points à parcourir
backgammon-beside = { $side } : { $bar } sur la barre, { $off } sortis, encore { $points } points à parcourir
backgammon-stack = { $place ->
    [bar] { $pieces } sur la barre
    [off] { $pieces } sortis
   *[other] { $pieces } sur { $place }
}
backgammon-stacks = { $stacks }, { $stack }
backgammon-stands = { $from ->
    [near] { $side } a { $stacks }.
   *[far] { $side } a, en comptant de l'autre côté, { $stacks }.
}
backgammon-opening = le jet qui décide de celui qui commence n'a pas encore eu lieu
backgammon-choice = { $name } peut doubler ou lancer les dés
backgammon-doubled = { $name } a doublé : { $other } accepte et continue pour { $stake }, ou refuse et perd { $points }
backgammon-throw = { $name } doit lancer les dés
backgammon-turn = { $name } joue { $dice }
backgammon-match = match en { $points }, jeu { $game } : { $one } a { $one-points }, { $other } a { $other-points }
backgammon-crawford = le jeu de Crawford : personne ne double
backgammon-cube = le videau est à { $stake }, et { $name } l'a
backgammon-cube-middle = le videau est au milieu, à 1
backgammon-game-won = { $points ->
    [one] { $name } a gagné le jeu { $game }, 1 point : { $win }
   *[other] { $name } a gagné le jeu { $game }, { $points } points : { $win }
}
backgammon-match-won = match en { $points }, { $win }
backgammon-win = { $win ->
    [single] tous les pions sont sortis
    [gammon] tous les pions sont sortis, un gammon
    [backgammon] tous les pions sont sortis, un backgammon
    [drop] le double a été refusé
    [conceded] le jeu a été concédé
    [conceded-gammon] le jeu a été concédé comme gammon
   *[conceded-backgammon] le jeu a été concédé comme backgammon
}
