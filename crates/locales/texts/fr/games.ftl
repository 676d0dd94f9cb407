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
rules-heading = { $title } (`{ $game }`), { $players }, version { $version } des règles
rules-players = { $high ->
    [2] 2 joueurs
   *[other] { $low } à { $high } joueurs
}
rules-of-every-game = Dans tous les jeux :
rules-notation = Comment les coups s'écrivent :
rules-options = Options des conditions, `new ... --option KEY=VALUE` :
rules-without-options = Il n'y a pas d'options.
rules-option = { $preset ->
    [absent] { $range } ; d'ordinaire rien ({ $clause }). { $effect }
   *[other] { $range } ; d'ordinaire { $preset } ({ $clause }). { $effect }
}
accepted-range = { $low } à { $high }
accepted-bool = true ou false
accepted-text = un texte
accepted-words = certains de { $words }
accepted-boards = une liste de plateaux
either = { $start } ou { $last }

lesson-options = On joue avec { $options }.
lesson-refused = `{ $answer }` est refusé : [{ $clause }] { $reason }.
lesson-refused-after = Ensuite, `{ $answer }` est refusé : [{ $clause }] { $reason }.
lesson-right = `{ $answer }` est juste.
lesson-right-end = `{ $answer }` est juste : { $ending }.
lesson-right-recorded = `{ $answer }` est juste, et s'inscrit `{ $recorded }`.
lesson-right-recorded-end = `{ $answer }` est juste, et s'inscrit `{ $recorded }` : { $ending }.
ended = { $kind ->
    [won] { $who } a gagné ({ $clause } : { $reason })
    [shared] { $who } se partagent la victoire ({ $clause } : { $reason })
    [annulled] personne n'a gagné ({ $clause } : { $reason })
   *[drawn] la partie est nulle ({ $clause } : { $reason })
}{ $points ->
    [none] { "" }
   *[other] { " " }; points : { $points }
}
game-over = la partie est terminée : { $reason }

agreed = d'un commun accord
resigned = { $name } a abandonné
forfeited = { $name } perd par décision : { $reason }
ruled = par décision : { $reason }

items = { $start }, { $last }
sentences = { $start } { $last }
pieces-beside = { $place ->
    [in-hand] { $number } en main
    [off] { $number ->
        [one] { $number } sorti
       *[other] { $number } sortis
    }
    [to-return] { $number } à revenir
    [taken] { $number ->
        [one] { $number } prise
       *[other] { $number } prises
    }
    [in-camp] { $number } au camp
    [token] { $number } jeton
   *[tokens] { $number ->
        [one] { $number } jeton
       *[other] { $number } jetons
    }
}
stack = { $place ->
    [bar] { $pieces } sur la barre
    [off] { $pieces ->
        [one] { $pieces } sorti
       *[other] { $pieces } sortis
    }
   *[other] { $pieces } sur { $place }
}

white-or-black = { $side ->
    [white] les Blancs
   *[black] les Noirs
}
chess-checkmate = échec et mat
chess-stalemate = pat
chess-dead = position morte
chess-fivefold = quintuple répétition de la position
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
backgammon-beside = { $side } : { $bar } sur la barre, { $off ->
    [one] { $off } sorti
   *[other] { $off } sortis
}, encore { $points } points à parcourir
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

duodecim-starting = chacun lance un dé ; le plus haut est x et commence
duodecim-throw = { $dice ->
    [one] { $name } lance un dé
   *[other] { $name } lance { $dice } dés
}
duodecim-turn = { $name } joue { $dice }
duodecim-won = { $name } a gagné
duodecim-drawn = la partie est nulle
duodecim-off = tous les pions sont sortis du plateau
duodecim-limit = { $turns } coups de chaque joueur sans gagnant
duodecim-inscription = Le plateau dit : lève-toi, fais place ; tu ne sais pas jouer ; idiot, va-t'en !
duodecim-beside = { $returning ->
    [0] { $side } a { $hand } en main et { $off } hors du plateau
   *[other] { $side } a { $hand } en main et { $off } hors du plateau, { $returning } encore à revenir
}
duodecim-stands = { $points ->
    [0] { $beside } ; aucun sur le plateau.
   *[other] { $beside } ; selon sa numérotation { $stacks }.
}

roman-side = { $side ->
    [Purple] Pourpre
   *[Gold] Or
}
roman-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
roman-role = { roman-side }, { roman-points }
roman-beside = { $mark } { roman-side }, { $name } : { roman-points }
roman-soldiers = { $number ->
    [one] { $number } soldat
   *[other] { $number } soldats
}
roman-bearers = { $number ->
    [one] { $number } porte-enseigne
   *[other] { $number } porte-enseignes
}
roman-camp = { $number ->
    [0] { "  " }camp : personne
   *[other] { "  " }camp : { $captives }
}
roman-due = { roman-side } a le trait.
roman-to-play = au trait : { roman-side }
roman-over = terminé : { $reason }
roman-returned-note = les prisonniers sont revenus
roman-tailchase = { $limit ->
    [0] sans progrès : { $turns }, sans limite
   *[other] sans progrès : { $turns } sur { $limit }
}
roman-returned = Les prisonniers sont revenus, et ne reviendront plus.
roman-quiet = Coups sans progrès : { $turns }.
roman-ended = Le jeu est terminé : { $reason }.
roman-final = Avec les points de la fin, Pourpre a { $purple } et Or { $gold }.
roman-soldiers-on = { $number ->
    [one] un soldat en { $squares }
   *[other] soldats en { $squares }
}
roman-bearers-on = { $number ->
    [one] un porte-enseigne en { $squares }
   *[other] porte-enseignes en { $squares }
}
roman-demoralised-on = { $number ->
    [one] un porte-enseigne démoralisé en { $squares }
   *[other] porte-enseignes démoralisés en { $squares }
}
roman-groups = { $start } ; { $last }
roman-stands = { $number ->
    [0] { roman-side }, que joue { $name }, n'a rien sur le plateau.
   *[other] { roman-side }, que joue { $name }, a : { $pieces }.
}
roman-gained = { $number ->
    [0] { roman-side } a { roman-points } et aucun prisonnier.
   *[other] { roman-side } a { roman-points } et ces prisonniers : { $captives }.
}
roman-no-pieces = un camp n'a plus de pièce sur le plateau
roman-blocked = aucun camp ne peut jouer
roman-no-progress = { $turns } coups sans progrès
roman-agreed = les deux joueurs sont convenus de mettre fin au jeu

open-players = joueurs : { $names }
open-order = Jouent dans l'ordre { $names }.
open-left = { $number ->
    [one] { $names } a quitté la partie.
   *[other] { $names } ont quitté la partie.
}
open-due = au trait : { $name }
open-due-sentence = C'est à { $name } de jouer.
open-waits = au trait : { $name }, qui attend le jet { $dice }
open-waits-sentence = C'est à { $name } de jouer, après le jet { $dice } qui est attendu.
open-throw = { $count ->
    [one] dernier jet : { $name }, { $dice } : { $numbers }
   *[other] dernier jet : { $name }, { $dice } : { $numbers } (somme { $sum })
}
open-throw-sentence = { $count ->
    [one] Le dernier jet était { $dice } de { $name } : { $numbers }.
   *[other] Le dernier jet était { $dice } de { $name } : { $numbers } (somme { $sum }).
}
open-turn = coup { $turn }, { $name } : { $text }
open-turn-sentence = Le coup { $turn } a été joué par { $name } : "{ $text }".

duerror-own-path = votre chemin, que personne d'autre ne connaît :
duerror-own-path-sentence = Votre chemin, que personne d'autre ne connaît : { $path }.
duerror-tokens = { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}
duerror-bank = banque : { duerror-tokens }
duerror-bank-sentence = La banque a { duerror-tokens }.
duerror-variants = variantes : { $variants }
duerror-variants-sentence = Variantes : { $variants }.
duerror-throw = { $kind ->
    [start] dernier jet : pour commencer : { $numbers }
   *[player] dernier jet : { $name } : { $numbers }
}
duerror-throw-sentence = { $kind ->
    [start] Le dernier jet : pour commencer, { $numbers }.
   *[player] Le dernier jet : { $name }, { $numbers }.
}
duerror-board = { $kind ->
    [none] pas encore de plateau
    [sealed] plateau scellé
   *[open] plateau { $number } { $title }
}
duerror-kind = { $piece ->
    [thete] thète
    [ephebe] éphèbe
   *[melliran] melliran
}
duerror-piece = { $piece ->
    [none] pas encore de pièce
   *[other] { $place ->
        [off] { duerror-kind } hors du plateau
        [first] { duerror-kind } sur sa première case
        [out] { duerror-kind } dehors
       *[on] { duerror-kind } en { $square }
    }
}
duerror-colour = { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
    [black] noir
    [white] blanc
    [orange] orange
    [violet] violet
   *[brown] brun
}
duerror-role = { $colour ->
    [none] { $board } : { $pieces }
   *[other] { duerror-colour }, { $board } : { $pieces }
}
duerror-role-left = a quitté la partie
duerror-role-new = n'a pas encore choisi
duerror-beside = { $colour ->
    [none] { $number } { $name }, { $board } : { $pieces }, { duerror-tokens }
   *[other] { $number } { $name }, { duerror-colour }, { $board } : { $pieces }, { duerror-tokens }
}
duerror-beside-left = { $number } { $name } : a quitté la partie
duerror-beside-new = { $number } { $name } : { duerror-tokens }
duerror-plays = { $colour ->
    [none] { $name }, { $board } : { $pieces } ; { duerror-tokens }.
   *[other] { $name } joue en { duerror-colour }, { $board } : { $pieces } ; { duerror-tokens }.
}
duerror-left = { $name } a quitté la partie.
duerror-new = { $name } n'a pas encore choisi et a { duerror-tokens }.
duerror-part = { $part ->
    [change] On lance maintenant un dé pour le changement.
    [veer] On lance maintenant deux dés pour savoir où va la pièce.
    [complete] Le tour est complet.
    [choose] Premier tour : les choix.
    [formactus] Formactus : changer de pièce ou lancer le dé pour cela, ou continuer.
    [changing] Formactus : le jet était impair, le changement est donc gratuit.
    [flictus] Flictus : prendre quelqu'un, ou continuer.
    [flexus] Flexus : dévier pour un jeton, ou continuer et avancer.
   *[fluctus] Fluctus : avancer, rester ou attendre.
}
duerror-purses = { $name } a { $held }, la banque a { $bank }.
duerror-hidden = La pièce est sur la première case de son chemin, qui sera montrée avec la prochaine entrée.
duerror-starting = Le jet pour commencer décide qui joue d'abord.
duerror-to-play = { $part ->
    [choose] C'est à { $name } de jouer : les choix.
    [formactus] C'est à { $name } de jouer : formactus.
    [changing] C'est à { $name } de jouer : changement gratuit.
    [flictus] C'est à { $name } de jouer : flictus.
    [flexus] C'est à { $name } de jouer : flexus.
   *[fluctus] C'est à { $name } de jouer : fluctus.
}
duerror-change = { $name } lance un dé pour changer de pièce.
duerror-veer = { $name } lance les dés pour la case du flexus.
duerror-over = La partie est terminée : { $reason }.
duerror-way = { $target ->
    [out] { duerror-kind } vers la sortie
    [nowhere] { duerror-kind } nulle part, car il reste trop peu de cases
   *[square] { duerror-kind } vers { $square }
}
duerror-ways = vos coups : { $ways }
duerror-ways-sentence = Vos coups : { $ways }.
duerror-trail = le chemin de { $name }
duerror-trail-next = où { duerror-the-kind } de { $name } va ensuite
duerror-all-out = toutes les pièces de { $name } ont quitté le plateau
duerror-out = { $name } a quitté le plateau par la sortie
duerror-idle = pendant une ronde entière, personne n'a pu avancer, et personne n'a de jeton
duerror-limit = tous ont eu { $turns } tours

piece-on = { $piece } sur { $square }
piece-on-bar = { $symbol } sur la barre
piece-on-point = { $symbol } sur sa flèche { $point }
chess-piece-on = { $side ->
    [white] { $piece ->
        [pawn] pion blanc
        [knight] cavalier blanc
        [bishop] fou blanc
        [rook] tour blanche
        [queen] dame blanche
       *[king] roi blanc
    } en { $square }
   *[black] { $piece ->
        [pawn] pion noir
        [knight] cavalier noir
        [bishop] fou noir
        [rook] tour noire
        [queen] dame noire
       *[king] roi noir
    } en { $square }
}
duerror-piece-on = { $piece ->
    [piece] pièce de { $name } en { $square }
   *[other] { duerror-kind } de { $name } en { $square }
}
duodecim-pieces-on = { $side } : { $pieces } sur { $point }
roman-piece-on = { $piece ->
    [soldier] soldat de { roman-side } en { $square }
    [standard-bearer] porte-enseigne de { roman-side } en { $square }
   *[other] porte-enseigne démoralisé de { roman-side } en { $square }
}
