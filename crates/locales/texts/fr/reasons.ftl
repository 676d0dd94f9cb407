# Pourquoi un acte est refusé, et des conseils, en français ; le fichier anglais dit à quoi sert chaque clé.

game-is-over = la partie est terminée
throw-pending = un jet de dés est attendu, et personne ne peut jouer avant
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
option-is-default = l'option `{ $key }` vaut déjà `{ $value }` d'elle-même
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
backgammon-begin-from = d'abord de { $point }
backgammon-none-plays = aucun dé ne peut être joué

not-on-turn = ce n'est pas à vous de jouer
not-the-turn-of = ce n'est pas à `{ $name }` de jouer
game-closed = la partie est close, et plus rien n'y est inscrit
pen-of-another = c'est maintenant { $holder ->
    [referee] à l'arbitre
   *[other] à { $holder }
}, pas { $by ->
    [referee] à l'arbitre
   *[other] à { $by }
}
not-awaited = { $awaited }, donc ce n'est pas possible maintenant
awaited-join = tous ne sont pas encore là
awaited-roll = un jet de dés n'est pas encore complet
awaited-turn = un coup est attendu
awaited-board = la partie est terminée, et un plateau scellé doit être ouvert
awaited-tokens = la partie est terminée, et il reste à dire quels jetons sont gardés
nothing-before-dice = il n'y a rien à décider avant vos prochains dés : ils sont lancés sans question
order-on-own-turn = c'est à vous de jouer, il n'y a donc rien à attendre
order-not-your-turn = après ce coup, ce n'est pas à vous de jouer
order-dice = après ce coup, les dés sont lancés, et personne ne peut répondre avant
order-over = ce coup termine la partie
no-offer-waits = aucune offre n'attend votre réponse
several-offers = plusieurs offres attendent votre réponse
unknown-offer = aucune offre en attente n'a d'identifiant qui commence par `{ $named }`
offer-to-others = cette offre s'adresse à { $names }, pas à vous
nothing-to-decline = personne n'offre rien, il n'y a donc rien à refuser
no-own-turn = vous n'avez encore joué aucun coup qui puisse être repris
takeback-in-throw = rien n'est repris tant qu'un jet de dés est attendu, que quelqu'un peut déjà connaître
takeback-too-far = après l'entrée { $seq }, quelqu'un est arrivé ou parti, ou bien des dés ou un secret ont été dévoilés : on ne revient pas au-delà
takeback-to-nothing = il n'y a pas d'entrée { $seq } à laquelle revenir
takeback-earliest = la première entrée à laquelle on peut revenir est { $earliest }
takeback-of-nothing = la position après l'entrée { $back } est celle de maintenant : il n'y a rien à reprendre
takeback-meant = pour reprendre l'entrée { $last }, proposez de revenir à l'entrée { $back }
no-referee = cette partie n'a pas d'arbitre qui puisse décider
no-clock = cette partie n'a pas de pendule
no-member = personne dans cette partie ne s'appelle `{ $name }`
did-you-mean = voulez-vous dire `{ $near }` ?
there-are = il y a { $names }
type-more = écrivez-en davantage
claim-about-oneself = on réclame le temps d'un autre joueur, pas le sien
claim-nothing-due = rien n'est attendu de `{ $name }`
sealed-by-mail = les plateaux sont scellés dans ce jeu, et aucun coup n'est joué ici pour vous
slip-ends-game = ce qui attend termine la partie : l'abandon de { $names }
nothing-to-post = rien n'attend qui puisse être inscrit
remarks-wait = { $number } de vos remarques attendent déjà la prochaine entrée, qui les apporte à tous
keeps-too-many = personne ne garde plus de jetons qu'il n'en a, et { $name } en a { $held }
no-day = `{ $day }` n'est pas un jour
how-days-are-written = les jours s'écrivent `20.12.2026 au 6.1.2027`
no-absences = cette partie n'a pas de jours de congé
absence-without-days = le jour du retour doit venir après le premier jour
absence-too-early = le premier jour ne peut pas précéder le moment où vous écrivez ({ $at })
absence-too-long = cela ferait { $days } jours, et sur les { $most } de cette partie il en reste { $left }
absence-too-long-for-year = cela ferait { $days } jours en { $year }, et sur les { $most } d'une année il en reste { $left }
absence-overlaps = cela recoupe le congé du { $from } au { $until }
other-referee = cette partie a un autre arbitre, qui doit le signer
leave-of-nobody = `{ $player }` ne participe pas à ce tournoi ou l'a quitté
no-leave = les groupes de `{ $player }` n'ont pas de jours de congé
leave-without-days = le jour du retour doit venir après le premier jour
leave-too-early = le premier jour ne peut pas précéder le moment où vous écrivez ({ $at })
leave-too-long-for-year = cela ferait { $days } jours en { $year }, et sur les { $most } d'une année il en reste { $left }
leave-overlaps = cela recoupe le congé du { $from } au { $until }

duodecim-more-dice = plus de dés que { $used } peuvent servir
duodecim-backwards = les pions avancent
duodecim-empty-hand = aucun pion n'est en main
duodecim-enters-at-home = un pion entre sur un point de sa maison, de 1 à 6
duodecim-no-piece = vous n'avez pas de pion sur { $from }
duodecim-one-by-one = les pions entrent et sortent un par un
duodecim-not-returned = un pion pris n'est pas encore revenu : seuls les pions en main et dans la maison peuvent bouger
duodecim-leaves-home = aucun pion ne quitte la maison avant que tous soient entrés
duodecim-exits-early = les pions ne peuvent pas encore sortir : d'autres sont trop loin derrière
duodecim-too-few = { $here ->
    [1] un seul de vos pions est sur { $from }
   *[other] { $here } seulement de vos pions sont sur { $from }
}
duodecim-twice = aucun pion ne bouge deux fois dans un coup, et ceux sur { $from } ont bougé
duodecim-closed = l'adversaire a deux pions ou plus sur { $to }
duodecim-dice-used = les dés de ce mouvement servent déjà à d'autres
duodecim-no-sum = aucun dé et aucune somme de { $numbers } ne donne { $distance }
duodecim-enters-by-one = un pion entre par un seul dé
duodecim-pair = deux pions vont ensemble d'une somme de dés, pas d'un seul
duodecim-stack = une pile bouge tout entière, de la somme de tous les dés
duodecim-no-more-than-two = pas plus de deux pions ne vont ensemble
duodecim-singly = dans ce jeu, les pions bougent un par un
duodecim-order = { $reason } ; les mouvements comptent dans l'ordre où ils sont écrits
duodecim-other-order = dans un autre ordre : { $moves }
duodecim-no-capture = il n'y a rien à prendre sur { $to }
duodecim-no-move = il n'y a pas de coup
duodecim-unreadable = `{ $word }` n'est pas un coup
duodecim-shape = des mouvements séparés par des espaces : `in/3` entre, `7/10` avance, `7/17(2)` en avance deux, `28/off` sort ; ou `pass`
duodecim-cannot-pass = un dé peut servir, on ne peut donc pas passer
duodecim-none-plays = aucun dé ne peut servir
duodecim-by = par { $dice }

roman-cannot-pass = qui peut jouer ne peut pas passer
roman-marks = écrivez `{ $moves }`, ou omettez ce qui suit les cases
roman-not-own = la pièce en { $square } est à l'adversaire
roman-no-piece = il n'y a pas de pièce en { $square }
roman-one-square = une pièce avance d'une case en diagonale
roman-soldier-backwards = un soldat ne va qu'en avant
roman-bearer-backwards = un porte-enseigne démoralisé ne va qu'en avant
roman-occupied = { $square } est occupée
roman-none-can = aucune pièce du camp qui joue ne peut aller en { $square }
roman-several = plusieurs pièces peuvent aller en { $square }
roman-twice = c'est écrit deux fois
roman-no-throne = { $square } n'est pas la salle du trône de cette escouade
roman-no-capture = rien n'est pris en { $square }
roman-throne-unmarked = l'arrivée dans la salle du trône n'est pas notée
roman-capture-unmarked = certaines prises sont notées et d'autres non
roman-square-missing = il manque une case à la fin
roman-square-expected = il faut une case ici
roman-no-square = `{ $text }` n'est pas une case du plateau
roman-squares = les cases vont de a1 à g{ $rows }
roman-no-part = ceci ne fait partie d'aucun coup
roman-shape = les coups s'écrivent `c3-d4`, `c9-d10 throne`, `d4-e5 xe6` ou `pass`
roman-play-ended = le jeu est terminé : { $reason }
roman-returned-already = les prisonniers sont déjà revenus, et ne reviennent qu'une fois
roman-no-prisoners = il n'y a pas de prisonniers qui puissent revenir
resign-instead = on abandonne une partie par `abandon`
roman-no-move = aucun coup
roman-move-soldier = déplacer un soldat
roman-move-bearer = déplacer un porte-enseigne
roman-move-demoralised = déplacer un porte-enseigne démoralisé

open-nothing = il n'y a rien d'écrit
open-shape = un coup est un texte quelconque
open-too-long = un coup a { $number } caractères au plus
open-both = `throw:` et `next:` ne peuvent pas figurer dans le même coup
open-throw-first = lancez d'abord les dés, et passez la main au coup suivant
open-next-not-last = `next:` n'est pas la dernière étape
open-throw-not-last = `throw:` n'est pas la dernière étape
open-one-throw = un coup n'a qu'un jet ; son auteur continue par un autre coup
open-dice-shape = par exemple `throw: 2d6` : de 1 à 20 dés de 2 à 1000 faces
open-no-dice = il manque les dés derrière `throw:`
open-not-dice = `{ $value }` ne désigne pas des dés
open-dice-count = un jet `{ $value }` n'a pas de 1 à 20 dés
open-dice-sides = un dé de `{ $value }` n'a pas de 2 à 1000 faces
open-direction = { $sign } change le sens de l'écriture et ne peut pas être inscrit
open-control = { $sign } est un caractère de commande et ne peut pas être inscrit
open-has-left = `{ $name }` a quitté la partie
open-nobody = personne dans cette partie ne s'appelle `{ $name }`
open-in-the-game = dans la partie : { $names }
open-throw-pending = le jet { $dice } doit d'abord être complet

duerror-the-kind = { $piece ->
    [thete] le thète
    [ephebe] l'éphèbe
   *[melliran] le melliran
}
duerror-the-kind-first = { $piece ->
    [thete] Le thète
    [ephebe] L'éphèbe
   *[melliran] Le melliran
}
duerror-carry-unplayed = l'option `carry` est donnée, mais sans Parcus rien n'est gardé
duerror-carry-unplayed-hint = omettez `carry`, ou ajoutez `parcus` à `variants`
duerror-few-boards = { $boards ->
    [one] { $boards } plateau ne suffit pas pour { $players } joueurs
   *[other] { $boards } plateaux ne suffisent pas pour { $players } joueurs
}
duerror-few-boards-hint = `boards` en énumère au moins autant qu'il y a de joueurs
duerror-carries-too-much = personne ne peut apporter plus de { $number } jetons
duerror-carries-without-parcus = des jetons ne sont apportés qu'avec Parcus
duerror-written-out = l'option `{ $key }` vaut déjà `{ $preset }` d'elle-même avec ces variantes et ces joueurs
duerror-wrong-board = plateau { $number } : { $reason }
duerror-path-length = { $number ->
    [one] un chemin a 81 cases, pas { $number } seule
   *[other] un chemin a 81 cases, pas { $number }
}
duerror-path-twice = { $square } figure deux fois sur le chemin
duerror-path-apart = le chemin va de { $from } à { $to }, qui ne sont pas voisines
duerror-path-written = le chemin ne s'écrit pas ainsi
duerror-board-twice = deux plateaux ont ce numéro
duerror-path-shape = un chemin est fait de { $number } cases comme A1, séparées par une espace
own-board = votre plateau : { $reason }
own-board-words = un plateau est `random`, un numéro, ou vos propres cases
own-board-salts = `salts` est la base64 de 32 octets
duerror-too-many-steps = un tour n'a pas plus de 64 étapes
duerror-no-step = il manque une étape
duerror-no-act = il manque ce que fait la pièce
duerror-between = les étapes sont séparées par `; `
duerror-steps = étapes : board N, colour COULEUR, start PIÈCE, change PIÈCE, roll, take NOM, spare NOM, veer, move, stay, hold
duerror-not-by-piece = `{ $verb }` n'est pas l'acte d'une pièce
duerror-board-number = un plateau se choisit par son numéro, ou c'est `sealed`
duerror-no-square = `{ $word }` n'est pas une case
duerror-no-target = `{ $word }` n'est ni une case, de A1 à I9, ni `out`
duerror-lacks-object = il manque quelque chose derrière `{ $verb }`
duerror-too-much = `{ $word }` est de trop derrière `{ $verb }`
duerror-not-a-step = `{ $verb }` n'est pas une étape
duerror-not-a-piece = `{ $word }` n'est pas une pièce ; il y a thete, ephebe, melliran
duerror-lacks-squares = les cases derrière `take` et `move` sont inscrites
duerror-square-sealed = sur un plateau scellé, un mouvement nomme sa case : `move D4` ou `move out`
duerror-one-of = écrivez l'une de celles-ci : { $steps }
duerror-unfinished = le tour n'est pas fini : { $missing }
duerror-choice-missing = il manque { $choice }
duerror-ends-with = il se termine par `move`, `stay` ou `hold`, ou par une étape qui lance des dés
duerror-has-to-move = doivent encore avancer, rester ou attendre : { $pieces }
duerror-behind-dice = une étape qui lance des dés termine l'entrée ; le tour continue dans une autre
duerror-behind-turn = le tour était complet avant cette étape
duerror-take-late = on prend avant le flexus et avant d'avancer
duerror-spare-late = on épargne avant le flexus et avant d'avancer, et une fois par tour
duerror-veer-late = le flexus vient avant d'avancer
duerror-choice = { $choice ->
    [sealed] `board sealed`
    [board] `board N`
    [colour] `colour COULEUR`
   *[start] `start PIÈCE`
}
duerror-choices-first = le premier tour commence par les choix : { $choice }
duerror-choices-late = les choix ne se font qu'au premier tour d'un joueur
duerror-chosen = c'est déjà choisi
duerror-comes-next = { $choice } vient d'abord
duerror-all-in-play = avec Factiosus, toutes les pièces sont en jeu, et on n'en choisit aucune pour commencer
duerror-board-chosen = un plateau est déjà choisi ; { $choice } vient ensuite
duerror-boards-secret = avec Caecus, les plateaux sont secrets : `board sealed`
duerror-boards-open = les plateaux ne sont scellés qu'avec Caecus : `board N`
duerror-no-board = il n'y a pas de plateau { $number }
duerror-board-taken = le plateau { $number } est déjà choisi
duerror-free-boards = plateaux que personne n'a : { $numbers }
duerror-no-colour = `{ $word }` n'est pas une couleur de ce jeu
duerror-colour-taken = la couleur est déjà choisie : { duerror-colour }
duerror-free-colours = couleurs que personne n'a : { $colours }
duerror-no-ephebe = avec Merus, il n'y a pas d'éphèbe
duerror-no-token = { $step ->
    [veer] le flexus coûte un jeton, et { $name } n'en a pas
    [stay] rester coûte un jeton, et { $name } n'en a pas
   *[change] un changement coûte un jeton, et { $name } n'en a pas
}
duerror-one-piece = une pièce n'est nommée qu'avec Factiosus : ici, chacun n'en a qu'une
duerror-one-piece-here = la pièce d'une victime n'est nommée qu'avec Factiosus : ici, chacun n'en a qu'une
duerror-is-out = { duerror-the-kind } est dehors et ne joue plus
duerror-no-piece-left = il ne reste aucune pièce qui puisse le faire
duerror-which-piece = il manque la pièce qui agit
duerror-piece-first = écrivez la pièce devant l'étape : { $pieces }
duerror-which-victim = il manque la pièce qui est prise
duerror-no-formactus = avec Factiosus, il n'y a pas de formactus
duerror-formactus-early = il n'y a pas de formactus au premier tour d'un joueur
duerror-formactus-used = il y a un formactus par tour, pour un jeton ou par un jet, et il a déjà servi
duerror-formactus-late = le formactus vient avant tout le reste
duerror-same-piece = la pièce est déjà { duerror-the-kind }
duerror-thrown-odd = le dé est déjà lancé, et le nombre était impair : changez, ou continuez
duerror-roll-instead = `roll` ne coûte rien : un nombre impair vous permet de changer gratuitement
duerror-take-spared = qui a reçu un jeton pour n'avoir pris personne ne prend personne
duerror-stands-on = { $name } est en { $square }
duerror-own-pieces = personne ne prend ses propres pièces
duerror-victim-left = { $name } a quitté la partie avec toutes ses pièces
duerror-most-taken = on prend au plus { $number } pièces en un tour
duerror-takes-from-outside = une pièce hors du plateau ne prend personne
duerror-thete-takes = un thète ne prend personne
duerror-not-on-board = { $name } n'a sur le plateau aucune pièce de cette sorte à prendre
duerror-immune = { $name } était sur une case où un autre a été pris
duerror-no-reach = de { $from }, { duerror-the-kind } n'atteint pas { $name } en { $to }
duerror-none-in-reach = aucune pièce de { $name } n'est à portée, ou aucune qui puisse être prise
duerror-nobody = personne ici ne s'appelle `{ $name }`
duerror-others = les autres : { $names }
duerror-spare-taken = qui a pris quelqu'un ne reçoit pas de jeton
duerror-few-payers = personne n'est nommé quand moins de deux à portée ont des jetons
duerror-bank-pays = la banque a des jetons et paie, donc personne n'est nommé
duerror-cannot-pay = { $name } n'est pas à portée, ou n'a pas de jeton
duerror-name-payer = la banque est vide : nommez d'abord celui qui paie pour n'être pas pris
duerror-has-moved = { duerror-the-kind } a déjà avancé à ce tour
duerror-too-few-left = il reste moins de { $number } cases, et seul le nombre exact fait sortir
duerror-hold-or-stay = écrivez `hold`, ou `stay` pour un jeton
duerror-not-out-yet = { $number ->
    [one] la sortie est à plus d'une case : le mouvement mène en { $square }
   *[other] la sortie est à plus de { $number } cases : le mouvement mène en { $square }
}
duerror-further = { $number ->
    [one] { $target ->
        [out] une case plus loin sur le chemin, c'est la sortie
       *[square] une case plus loin sur le chemin, c'est { $square }
    }
   *[other] { $target ->
        [out] { $number } cases plus loin sur le chemin, c'est la sortie
       *[square] { $number } cases plus loin sur le chemin, c'est { $square }
    }
}
duerror-none-holds = avec `exit: past`, une pièce qui irait trop loin sort, donc aucune n'attend
duerror-can-move = la pièce peut avancer, donc elle n'attend pas
duerror-move-or-stay = écrivez `move`, ou `stay` pour un jeton
duerror-told-seals = { $name } scelle un plateau que personne d'autre ne connaît.
duerror-told-board = { $name } choisit le plateau { $number }, { $title }.
duerror-told-colour = { $name } joue en { duerror-colour }.
duerror-told-starts = { $name } commence avec { duerror-the-kind }.
duerror-told-changes = { $price ->
    [token] { $name } change pour un jeton et prend { duerror-the-kind }.
   *[free] { $name } change gratuitement et prend { duerror-the-kind }.
}
duerror-told-rolls = { $name } lance un dé : un nombre impair permet un changement gratuit.
duerror-told-takes = { duerror-the-kind-first } prend { $name } en { $to }, et { $name } va en { $from }.
duerror-told-spares = Personne n'a été pris : { $name } reçoit un jeton de { $payer } (misericordia).
duerror-told-bank-pays = Personne n'a été pris : { $name } reçoit un jeton de la banque (misericordia).
duerror-told-veers = { $name } paie un jeton, et deux dés disent où va la pièce.
duerror-told-moves = { $number ->
    [one] { duerror-the-kind-first } avance d'une case, en { $square }.
   *[other] { duerror-the-kind-first } avance de { $number } cases, en { $square }.
}
duerror-told-leaves = { duerror-the-kind-first } quitte le plateau par la sortie.
duerror-told-stays = { $name } paie un jeton, et { duerror-the-kind } reste.
duerror-told-holds = { duerror-the-kind-first } ne peut pas avancer, car il reste trop peu de cases.
duerror-choose-board = choisir un plateau
duerror-choose-colour = choisir une couleur
duerror-choose-piece = choisir la pièce du début
duerror-change-free = changer de pièce gratuitement
duerror-change-paid = changer de pièce pour un jeton
duerror-roll = lancer le dé pour changer, gratuitement
duerror-take = prendre quelqu'un
duerror-spare = ne prendre personne, et nommer celui qui donne un jeton pour cela
duerror-veer-paid = flexus, pour un jeton
duerror-move = avancer sur le chemin
duerror-stay-paid = rester, pour un jeton
duerror-hold = attendre, car la pièce ne peut pas avancer
