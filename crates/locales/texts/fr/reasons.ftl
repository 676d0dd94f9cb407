# Pourquoi un acte est refusé, et des conseils, en français ; le fichier anglais dit à quoi sert chaque clé.

game-is-over = la partie est terminée
throw-pending = un lancer de dés est attendu, et personne ne peut jouer avant
dice-not-thrown = les dés ne sont pas encore lancés
written-otherwise = ce coup s'écrit autrement
no-draw-to-claim = dans ce jeu, personne ne peut réclamer la nulle
offer-draw-instead = proposez plutôt la nulle : les autres peuvent l'accepter
no-such-offer = cette offre n'existe pas dans ce jeu
legal-now = coups possibles : { $moves }
legal-now-more = coups possibles : { $moves } et { $more } autres
write-so = écrivez `{ $moves }`
write-one-of = écrivez l'un de ceux-ci : { $moves }
no-such-option = ce jeu n'a pas d'option `{ $key }`
no-options = ce jeu n'a pas d'options
options-are = options de ce jeu : { $options }
option-value = l'option `{ $key }` ne peut pas être `{ $value }`
option-default = l'option `{ $key }` vaut déjà `{ $value }` d'elle-même
leave-out-defaults = omettez ce qui va de soi
wrong-players = { game-title } se joue à { $low }, pas à { $players }
wrong-players-range = { game-title } se joue de { $low } à { $high }, pas à { $players }

of-side = { $side ->
    [white] des Blancs
   *[black] des Noirs
}
a-chess-piece = { $piece ->
    [pawn] un pion
    [knight] un cavalier
    [bishop] un fou
    [rook] une tour
    [queen] une dame
   *[king] un roi
}
the-chess-piece = { $piece ->
    [pawn] le pion
    [knight] le cavalier
    [bishop] le fou
    [rook] la tour
    [queen] la dame
   *[king] le roi
}
of-chess-piece = { $piece ->
    [pawn] de pion
    [knight] de cavalier
    [bishop] de fou
    [rook] de tour
    [queen] de dame
   *[king] de roi
}
no-chess-piece = { $piece ->
    [pawn] aucun pion
    [knight] aucun cavalier
    [bishop] aucun fou
    [rook] aucune tour
    [queen] aucune dame
   *[king] aucun roi
}
chess-move-number = c'est le coup { $now }, pas le coup { $number }
chess-leave-out-number = omettez le numéro
chess-no-such-move = ce coup n'existe pas
chess-write-pawn = écrivez un petit b pour le pion
chess-write-bishop = écrivez un grand F pour le fou
chess-no-capture = ce coup ne prend rien
chess-no-en-passant = ce n'est pas une prise en passant
chess-no-check = ce coup ne donne pas échec
chess-no-mate = ce coup ne mate pas
chess-several = cela peut être { $number } coups différents
chess-no-move = il manque un coup
chess-unreadable = `{ $text }` n'est pas un coup
chess-shape = les coups s'écrivent e4, Cf3, exd5, 0-0, e8D ou Cbd2, ou avec les deux cases : e2e4
chess-letter-in-english = la lettre désigne une autre pièce en anglais
chess-letter-of-reader = la lettre désigne une autre pièce dans votre langue
chess-not-own = la pièce en { $from } n'est pas aux { $side ->
    [white] Blancs
   *[black] Noirs
}
chess-nothing-there = il n'y a pas de pièce en { $from }
chess-still-in-check = { white-or-black } sont en échec, et ce coup n'y met pas fin
chess-into-check = ce coup laisserait le roi { of-side } en échec
chess-pawn-blocked = la case { $to } est occupée, et la prise d'un pion nomme la colonne d'où il vient
chess-no-piece-to = { white-or-black } n'ont aucune pièce qui puisse aller en { $to }
chess-other-piece = { $meant ->
    [pawn] il y a { a-chess-piece } en { $from }, pas un pion
    [knight] il y a { a-chess-piece } en { $from }, pas un cavalier
    [bishop] il y a { a-chess-piece } en { $from }, pas un fou
    [rook] il y a { a-chess-piece } en { $from }, pas une tour
    [queen] il y a { a-chess-piece } en { $from }, pas une dame
   *[king] il y a { a-chess-piece } en { $from }, pas un roi
}
chess-cannot-go = { the-chess-piece } en { $from } ne peut pas aller en { $to }
chess-has-none = { $place ->
    [file] { white-or-black } n'ont pas { of-chess-piece } sur la colonne { $line }
    [rank] { white-or-black } n'ont pas { of-chess-piece } sur la rangée { $line }
   *[board] { white-or-black } n'ont pas { of-chess-piece }
}
chess-only-one = { the-chess-piece } { of-side } en { $from } ne peut pas aller en { $to }
chess-none-can = { $place ->
    [file] { no-chess-piece } { of-side } sur la colonne { $line } ne peut aller en { $to }
    [rank] { no-chess-piece } { of-side } sur la rangée { $line } ne peut aller en { $to }
   *[board] { no-chess-piece } { of-side } ne peut aller en { $to }
}
chess-castling-lost = le roi { of-side } ou cette tour a déjà bougé : ce roque n'est plus possible
chess-castling-in-check = { white-or-black } sont en échec et ne peuvent donc pas roquer
chess-castling-blocked = il y a une pièce entre le roi et la tour
chess-castling-attacked = le roi passerait par une case attaquée ou y arriverait
chess-not-to-claim = seul le joueur qui a le trait peut réclamer la nulle
chess-nothing-to-claim = la nulle ne peut pas encore être réclamée : la position apparaît { $times ->
    [1] pour la première fois
   *[other] pour la deuxième fois
}{ $turns ->
    [0] , et le dernier coup était une prise ou un coup de pion
    [1] , et un seul coup a été joué sans prise ni coup de pion
   *[other] , et { $turns } coups seulement ont été joués sans prise ni coup de pion
}
chess-when-to-claim = la nulle peut être réclamée à la troisième fois, ou après 100 coups de cette sorte (50 de chacun)
chess-moves-of = { $piece ->
    [pawn] coups de pion
    [knight] coups de cavalier
    [bishop] coups de fou
    [rook] coups de tour
    [queen] coups de dame
   *[king] coups de roi
}
chess-castling = roque

ttt-no-square = `{ $text }` n'est pas une case de ce plateau
ttt-shape = un coup est une case, de a1 à c3, par exemple `b2`
ttt-taken = { $square } est déjà prise, par { $side }
ttt-mark = prendre une case

merels-cannot-pass = { $side } peut jouer et ne peut donc pas passer
merels-empty-hand = { $side } n'a plus de pion en main : maintenant on déplace ceux du plateau
merels-still-in-hand = { $number ->
    [1] { $side } a encore un pion en main et le pose avant de déplacer
   *[other] { $side } a encore { $number } pions en main et les pose avant de déplacer
}
merels-occupied = il y a un pion de { $side } en { $to }
merels-no-stone = il n'y a pas de pion en { $from }
merels-not-own = le pion en { $from } est à { $side }
merels-stays = le pion en { $from } resterait où il est
merels-reforms = le pion en { $from } vient de quitter le moulin { $mill } et ne peut pas le refermer tout de suite
merels-too-far = { $from } et { $to } ne sont voisins sur aucune ligne
merels-too-many-to-fly = { $from } et { $to } ne sont voisins sur aucune ligne, et { $side } a encore { $left } pions : trop pour sauter, ce qui est permis avec { $limit } ou moins
merels-no-mill = { $to } ne ferme aucun moulin, donc rien n'est pris
merels-flight-only = un saut ne prend rien, même dans un moulin
merels-own-stone = il y a en { $point } un pion de { $side }, qui joue
merels-nothing-there = il n'y a en { $point } aucun pion à prendre
merels-removed-twice = { $point } est pris deux fois
merels-removes-one = ce coup prend un pion et pas plus
merels-removes-two = ce coup prend deux pions et pas plus
merels-two-mills = deux moulins se ferment, donc deux pions sont pris
merels-must-remove = { $to } ferme le moulin { $mill }, donc il faut prendre un pion
merels-all-in-mills = tous les pions de { $side } sont dans des moulins, donc aucun n'est pris
merels-safe = { $point } est dans un moulin ({ $mill }) et ne peut pas être pris
merels-no-turn = il manque un coup
merels-behind-pass = rien ne peut suivre `pass`
merels-no-point-first = un coup commence par le point d'un pion
merels-behind-hyphen = il manque un point derrière le trait d'union
merels-removed-missing = il manque le point du pion pris
merels-x-missing = devant le point d'un pion pris, on écrit `x`
merels-only-removals = seuls des pions pris peuvent suivre ici
merels-shape = un coup s'écrit comme d2, d2-d3 ou d2-d3xa1
merels-no-point = `{ $word }` n'est pas un point du plateau
merels-points = points de cette colonne : { $points }
merels-nobody-flies = l'option `flight_closes` n'a pas de sens dans `{ $ruleset }`, où personne ne saute
merels-rulesets-that-fly = omettez `flight_closes`, ou choisissez `ludii-4` ou `ludii-1` (RML-3)
merels-pass = aucun pion ne peut bouger
merels-place = poser un pion
merels-place-one = poser un pion et en prendre un
merels-place-two = poser un pion et en prendre deux
merels-fly = sauter
merels-fly-one = sauter et prendre un pion
merels-fly-two = sauter et prendre deux pions
merels-move = déplacer un pion
merels-move-one = déplacer un pion et en prendre un
merels-move-two = déplacer un pion et en prendre deux

backgammon-can-play = { $dice } peut être joué
backgammon-other-throw = le jet à jouer est { $dice }, pas { $said }
backgammon-ends-differently = cela peut se jouer de plusieurs façons, qui finissent différemment
backgammon-more-dice = { $dice } des dés peuvent être joués, pas seulement { $played }
backgammon-only-die = un seul dé peut être joué, et ce doit être le { $die }
backgammon-no-hit = il n'y a pas de pion adverse isolé sur { $point }
backgammon-bar-first = un de vos pions est sur la barre et doit rentrer d'abord
backgammon-no-piece = vous n'avez pas de pion sur { $from }
backgammon-backwards = les pions vont des flèches hautes vers les basses, pas de { $from } à { $to }
backgammon-not-home = aucun pion ne sort tant qu'un des vôtres est sur { $point }
backgammon-rearmost = un nombre plus grand ne sort que de la flèche la plus reculée, qui est { $rearmost }
backgammon-closed = { $to } est fermée : il y a { $pieces } pions adverses
backgammon-ways-closed = tous les chemins de { $from } à { $to } sont fermés
backgammon-all-played = tous les dés sont joués avant cela
backgammon-not-with = avec { $die }, aucun pion ne va de { $from } à { $to }
backgammon-not-with-both = avec { $die } et { $other }, aucun pion ne va de { $from } à { $to }
backgammon-no-turn = il manque un coup
backgammon-five-steps = aucun coup n'a plus de quatre pas
backgammon-no-way = un pion va d'un endroit à un autre
backgammon-no-place = il faut ici une flèche de 24 à 1, `bar` ou `off`
backgammon-not-from = aucun pion ne peut partir de `{ $run }`
backgammon-not-to = aucun pion ne peut aller à `{ $run }`
backgammon-number = le nombre de pions est `(2)`, `(3)` ou `(4)`
backgammon-shape = les coups s'écrivent `13/8 6/5`, `bar/22`, `6/off`, `8/5*(2)`, `24/18/13` ou `pass`
backgammon-no-double = aucun double n'attend de réponse
backgammon-double-late = on double avant de lancer les dés, et pas avant le premier jet d'un jeu
backgammon-thrown = { $dice } est déjà lancé
backgammon-throw-anyway = les dés vont être lancés de toute façon
backgammon-may-double-first = les dés ne sont pas encore lancés, et vous pouvez doubler avant
backgammon-write-roll = écrivez `roll` pour lancer les dés ou `double` pour doubler
backgammon-write-take = écrivez `take` pour accepter, ou `drop` pour abandonner le jeu
backgammon-double-waits = un double attend une réponse
backgammon-crawford-game = c'est le jeu de Crawford, où personne ne double
backgammon-other-cube = le videau est à l'adversaire
backgammon-highest-cube = le videau est à { $highest } et ne peut plus tourner
backgammon-no-cube = ce jeu se joue sans videau
backgammon-not-begun = le jeu n'a pas commencé : le jet qui décide de celui qui commence manque encore
backgammon-no-gammons = { $loss ->
    [gammon] un gammon ne compte pas plus ici que toute autre perte
   *[backgammon] un backgammon ne compte pas plus ici que toute autre perte
}
backgammon-concede-single = concédez simplement le jeu, comme `single`
backgammon-no-opening = l'option `opening` est là, mais avec `first` il n'y a pas de jet pour commencer
backgammon-leave-out-opening = omettez `opening`, ou laissez un jet décider de celui qui commence
backgammon-jacoby-cube = l'option `jacoby` concerne le videau
backgammon-jacoby-cube-hint = ajoutez `cube: true`, ou omettez `jacoby`
backgammon-jacoby-match = la règle de Jacoby vaut pour des jeux isolés, et `points` en fait un match
backgammon-jacoby-match-hint = omettez `jacoby` ou `points`
backgammon-jacoby-gammons = `gammons: false` ne laisse rien à dire à `jacoby`
backgammon-jacoby-gammons-hint = omettez `jacoby` ou `gammons`
backgammon-crawford-cube = la règle de Crawford concerne le videau dans un match
backgammon-crawford-cube-hint = ajoutez `cube: true` et `points`, ou omettez `crawford`
backgammon-one-point = dans un match en un point, il n'y a rien à doubler
backgammon-one-point-hint = omettez `cube`, ou jouez en plus de points
backgammon-before-throw = avant de lancer les dés
backgammon-answer-double = réponse au double
backgammon-enter = rentrer de la barre
backgammon-begin-from = commencer de { $point }
backgammon-none-plays = aucun dé ne peut être joué
