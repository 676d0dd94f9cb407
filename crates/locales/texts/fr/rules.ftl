# Les règles en français. Chaque clé est le numéro d'une règle ; son texte anglais se trouve avec le jeu, dans docs/rules.

ALL-1 = Les places sont celles des joueurs, dans l'ordre où les conditions les nomment.
ALL-2 = Si les conditions ne nomment pas celui qui commence (`first`), il est tiré au sort : un dé a autant de faces qu'il y a de places, et le nombre est la place qui commence. Certains jeux ont pour cela un jet à eux. Personne n'agit avant son tour.
ALL-3 = Dans les jeux à deux, `x` est celui qui commence et `o` l'autre. Les coups et les positions s'écrivent sur une ligne et ne sont inscrits que d'une seule façon. Ils sont en ASCII, sauf si les coups du jeu sont du texte libre, qui peut être de toute écriture.
ALL-4 = Tant que la partie dure, une nulle ou un résultat peut être convenu : un joueur le propose et tous les autres acceptent. Dans un résultat, le plus grand nombre de points gagne ; si plusieurs l'ont, c'est une nulle. Chacun peut abandonner. À deux, l'autre gagne alors ; à plusieurs, celui qui abandonne ou qui est déclaré perdant sort, les autres continuent, et le dernier gagne. Les offres et les réclamations propres à un jeu ne se font que dans ce jeu.
ALL-5 = Chaque coup est inscrit avec la position qui en résulte. Une entrée dont la position n'est pas celle que donnent les règles est refusée.
ALL-6 = Une option inconnue, une valeur hors des limites et une valeur qui vaut déjà par défaut sont des erreurs ; aucune n'est passée sous silence.
ALL-7 = Le joueur qui n'a aucun coup possible, dans un jeu où l'on peut passer, écrit `pass` ; personne d'autre n'en a le droit.
ALL-8 = Si un même coup entraîne une défaite et une nulle, c'est une défaite. Après la fin, la position est écrite comme si le joueur suivant devait jouer, sauf si la page du jeu dit autre chose.

CHS-1 = Les règles des échecs s'appliquent. Celui qui commence a les Blancs. Les coups s'écrivent en notation algébrique ou par la case de départ et celle d'arrivée ; ils sont inscrits en notation anglaise abrégée, et les positions en FEN.
CHS-2 = La partie se termine d'elle-même par le mat, par le pat, quand faute de pièces aucune suite de coups légaux ne peut plus mener au mat (roi contre roi, avec en plus un cavalier au plus, ou des fous sur des cases d'une seule couleur), quand la même position se présente pour la cinquième fois, et après 75 coups de chaque joueur sans prise ni coup de pion. Le joueur au trait peut réclamer la nulle (`réclamer la nulle`) quand la même position se présente pour la troisième fois, et après 50 de ces coups de chaque joueur. Une position est la même si le même joueur a le trait, si les mêmes pièces sont sur les mêmes cases, et si les mêmes roques et la même prise en passant sont possibles.

TTT-1 = Le plateau a neuf cases, en colonnes a à c et en rangées 1 à 3 ; toutes sont libres au début.
TTT-2 = À son tour, le joueur marque une case libre : de `x` s'il a commencé, de `o` sinon.
TTT-3 = Le joueur qui a marqué les trois cases d'une colonne, d'une rangée ou d'une diagonale a gagné.
TTT-4 = Quand les neuf cases sont marquées et que personne n'a gagné, la partie est nulle.

NMM-1 = Deux joueurs ont chacun neuf pions en main (option `stones`) et jouent à tour de rôle. Le plateau a 24 points sur trois carrés emboîtés, en colonnes a à g à partir de la gauche et en rangées 1 à 7 à partir du bas ; 16 lignes droites relient trois points chacune, et deux points qui se suivent sur une ligne sont voisins.
NMM-2 = Tant qu'un joueur a des pions en main, il en pose un sur un point libre à son tour.
NMM-3 = Le joueur qui n'a plus de pion en main déplace un de ses pions vers un point voisin libre.
NMM-4 = Un pion qui arrive, posé ou déplacé, de sorte que trois pions de son joueur remplissent une ligne ferme un moulin ; son joueur retire alors définitivement un pion adverse du plateau. Sinon rien n'est retiré. Deux moulins fermés d'un seul coup ne retirent qu'un pion ; avec `double_mill: two` ils en retirent deux, le second d'après le plateau sans le premier, et un seul si un second ne peut être pris. Les deux s'écrivent dans l'ordre des points ; l'ordre dans lequel ils tombent ne change rien.
NMM-5 = Un pion dans un moulin ne peut être retiré. Si tous les pions adverses du plateau sont dans des moulins, rien n'est retiré ; avec `all_in_mills: any`, tous peuvent alors être pris. Si un pion peut être retiré, il doit l'être.
NMM-6 = Un pion qui a quitté un moulin ne peut, au coup suivant de son joueur, revenir au point qu'il a quitté si cela referme le moulin. Un autre pion peut le fermer, et le même aussi après tout autre coup de son joueur. Avec `reform: allowed`, cette règle tombe.
NMM-7 = Aucun pion ne saute. Avec `flying: 3`, le joueur qui n'a plus de pion en main et à qui il en reste trois peut aller vers tout point libre au lieu d'un point voisin ; avec `flying: 4`, déjà à quatre pions.
NMM-8 = Le joueur qui a moins de trois pions à la fin d'un coup, main et plateau ensemble, a perdu.
NMM-9 = Le joueur qui n'a ni pion en main ni coup possible quand vient son tour a perdu. Avec `blocked: passes`, il passe ; si les deux passent de suite, la partie est nulle.
NMM-10 = La partie est nulle quand la même position, avec tout ce qui en fait partie, se présente pour la troisième fois (option `repetition`), et quand 100 coups de suite (option `quiet_turns`), ceux des deux joueurs ensemble, passes comprises, ont été joués les mains vides et sans prise. La valeur 0 supprime l'un ou l'autre.

RML-1 = Deux joueurs ont chacun neuf pions en main (option `stones`). Le plateau est celui du jeu du moulin : 24 points et 16 lignes de trois. Tant qu'un joueur a des pions en main, il en pose un sur un point libre à son tour. Ensuite, il déplace un de ses pions le long d'une ligne vers un point voisin libre. Quand les règles comptent les pions d'un joueur, ceux qu'il a en main comptent aussi.
RML-2 = Un pion posé ou déplacé de sorte que trois pions de son joueur remplissent une ligne retire un pion adverse, et un seul, même si deux lignes se remplissent. Dans `ludii-4` et `ludii-10`, tout pion adverse peut être retiré ; dans `ludii-1` et `ludii-6`, un pion qui n'est dans aucune ligne remplie, ou n'importe lequel si tous sont dans de telles lignes. Si un pion peut être retiré, il doit l'être.
RML-3 = Dans `ludii-4`, le joueur qui n'a plus de pion en main et qui a quatre pions ou moins saute, dans `ludii-1` celui qui en a trois ou moins : il porte n'importe lequel de ses pions sur n'importe quel point libre, voisin ou non. Un saut n'est pas un déplacement au sens de RML-2 et ne retire rien, même s'il remplit une ligne. Avec `flight_closes: true`, il retire un pion. Dans `ludii-6` et `ludii-10`, personne ne saute, et cette option y est une erreur.
RML-4 = Après chaque coup, on regarde le joueur dont vient le tour : s'il a deux pions ou moins, il a perdu.
RML-5 = Le joueur qui n'a ni pion en main ni coup possible passe, et si les deux passent de suite, la partie est nulle. Dans `ludii-6`, il a perdu.
RML-6 = Une ligne peut être ouverte et remplie de nouveau autant de fois que l'on veut. La partie est nulle quand la même position, avec tout ce qui en fait partie, se présente pour la troisième fois (option `repetition`), et après 100 coups de suite sans prise (option `quiet_turns`), ceux des deux joueurs ensemble et depuis le premier coup de la partie. La valeur 0 supprime l'un ou l'autre.

BKG-1 = Le plateau a 24 flèches, et chaque camp a quinze pions : deux sur la 24, cinq sur la 13, trois sur la 8, cinq sur la 6. Chaque camp compte les flèches de son côté, et ses pions vont des flèches hautes vers les basses, jamais en arrière.
BKG-2 = Pour commencer, chaque joueur lance un dé, et le nombre le plus haut commence ; à égalité, on relance. Celui qui commence joue ces deux dés comme premier jet (`opening: both`) ou lance de nouveau (`opening: fresh`). Si les conditions nomment celui qui commence, ce jet n'a pas lieu et `opening` ne peut pas être indiqué.
BKG-3 = Un coup est un jet de deux dés. Chaque dé déplace un pion d'autant de flèches qu'il montre de points, et un doublet se joue quatre fois. Un même pion peut utiliser plusieurs dés, mais il se pose après chacun.
BKG-4 = Une flèche où se trouvent au moins deux pions adverses est fermée : personne ne s'y pose. Un pion qui se pose sur un pion adverse isolé le frappe, et le pion frappé va sur la barre.
BKG-5 = Le joueur qui a des pions sur la barre les rentre, en comptant à partir de 25, avant de déplacer un autre pion.
BKG-6 = On joue autant de dés que le permet un coup légal, quel qu'il soit. Si chacun des deux dés peut être joué mais pas les deux, c'est le plus haut. Un coup qui sort le dernier pion est complet.
BKG-7 = Quand tous ses pions sont sur les flèches 6 à 1, un joueur les sort : de la flèche du nombre lancé ou, avec un nombre plus haut, de sa flèche occupée la plus éloignée.
BKG-8 = Le joueur qui a sorti tous ses pions le premier gagne 1 point ; 2 pour un gammon, quand l'autre n'en a sorti aucun ; 3 pour un backgammon, quand l'autre a en outre un pion sur la barre ou dans le jan intérieur du gagnant. Avec `gammons: false`, chaque victoire compte 1, et autant un jeu abandonné ou perdu par décision.
BKG-9 = `stake` note l'enjeu des joueurs. Il n'a aucun effet sur le jeu.
BKG-10 = Avec `cube: true`, il y a un videau, qui commence chaque jeu au milieu et à 1. Le joueur qui doit lancer les dés et qui peut doubler choisit d'abord : `roll`, et les dés sont lancés, ou `double`. Celui qui ne peut pas doubler, ou qui a le premier jet d'un jeu, lance simplement. La valeur d'un jeu est multipliée par le nombre du videau.
BKG-11 = Un joueur peut doubler si le videau est au milieu ou à lui, et s'il n'est pas à 4096. L'autre répond : avec `take`, le videau est à lui, au double de son nombre, et celui qui a doublé lance les dés ; avec `drop`, il a perdu le jeu au nombre que montre le videau.
BKG-12 = Avec `jacoby: true`, gammons et backgammons comptent 1 tant que le videau est au milieu. Cela vaut pour les jeux isolés avec videau, pas pour les matchs.
BKG-13 = Avec `points: N`, on joue un match : les jeux se suivent, tous ceux d'après le premier avec un jet pour commencer, et ce qu'ils comptent s'additionne. Le premier qui a N points gagne. Le joueur qui abandonne ou qui perd par décision perd le match, et l'autre a N points.
BKG-14 = Dans un match avec videau, personne ne double au jeu de Crawford : celui qui suit le moment où un joueur est arrivé pour la première fois à un point de moins que N. Avec `crawford: false`, ce jeu n'existe pas.
BKG-15 = Un joueur peut proposer de concéder le jeu en cours, comme perte simple, comme gammon ou comme backgammon. Si c'est accepté, il l'a perdu ainsi, et dans un match le jeu suivant commence. Cela ne se propose pas avant le jet pour commencer, ni pour plus qu'une perte simple là où un gammon ne compte pas davantage.

DUO-1 = Chaque joueur a `pieces` (15) pions en main et lance à son tour `dice` (3) dés à six faces. Le plateau a trois rangées de douze cases. Le parcours d'un joueur a 30 cases : sa maison, 1 à 6 dans la rangée du milieu, est à lui seul ; puis viennent une rangée extérieure, 7 à 18, et l'autre, 19 à 30, toutes deux dans le sens contraire de l'adversaire, pour qui elles sont 19 à 30 et 7 à 18.
DUO-2 = Chaque joueur lance un dé, et le plus haut commence. À égalité, on relance.
DUO-3 = On lance d'abord les dés, puis le joueur décide. Il utilise chaque dé seul ou l'ajoute à d'autres. Un dé ou une somme fait avancer un pion d'exactement autant de cases en un seul saut : peu importe ce qu'il franchit, seul compte l'endroit où il se pose. Aucun dé n'est partagé, aucun n'est utilisé deux fois.
DUO-4 = Un pion entre de la main par un seul dé, sur la case de la maison qui porte ce nombre.
DUO-5 = Tant que tous ses pions ne sont pas entrés, un joueur n'en déplace aucun de la maison vers la case 7 ou au-delà. Dans la maison, ils peuvent se déplacer. Une fois que tous sont entrés, cette règle tombe pour de bon, qu'il y ait des prises ou non.
DUO-6 = Chaque dé ou somme d'un coup déplace un autre pion, et un pion qui vient d'entrer s'est déplacé. Pour mener un pion plus loin, on ajoute les dés. Si des pions déplacés et d'autres qui ne le sont pas se trouvent ensemble, ce sont ces derniers qui se déplacent.
DUO-7 = Avec `pairs` (true), une somme de deux dés ou plus peut déplacer, au lieu d'un pion, deux pions d'une même case ensemble, si aucun ne s'est déplacé. Avec `stacks: whole`, la somme de tous les dés lancés, s'il y en a au moins deux, peut déplacer tous les pions d'une case. Les paires et les piles ne se déplacent que sur le plateau : elles n'y entrent pas et n'en sortent pas.
DUO-8 = Une case peut recevoir autant de pions d'un joueur que l'on veut. L'adversaire ne peut pas se poser là où il y en a deux ou plus. Un pion isolé hors de la maison est pris par l'adversaire qui se pose sur lui, et il revient dans la main de son joueur.
DUO-9 = Aucun dé ne peut être laissé de côté : un coup utilise autant de dés que le coup légal qui en utilise le plus, quels que soient ces dés. Le joueur qui ne peut en utiliser aucun perd son tour et écrit `pass`. Un coup qui sort le dernier pion est toujours complet.
DUO-10 = Tant que des pions pris d'un joueur ne sont pas revenus – ils sont en main, ou dans la maison depuis –, il lance un seul dé. Un pion qui quitte entre-temps la maison compte comme revenu ; mais il reste toujours au moins autant de pions non revenus qu'il y en a en main. Le dé peut déplacer n'importe quel pion ; avec `captured: strict`, seulement un pion en main ou dans la maison.
DUO-11 = Quand tous les pions qui lui restent sont sur les cases 25 à 30, un joueur lance un seul dé, et ses pions peuvent quitter le plateau : de la case p par exactement 31-p, un dé ou, dans un coup de plusieurs dés, une somme. Avec `exit: final-twelve`, ils peuvent sortir dès que tous sont sur 19 à 30, et l'on ne lance un seul dé, comme avant, que lorsque tous sont sur 25 à 30 ; avec `exit: any`, ils sortent quand ils le peuvent, et les dés restent aussi nombreux qu'ils le sont.
DUO-12 = Si DUO-5 et DUO-11 permettent un déplacement, on l'examine déplacement par déplacement, dans l'ordre où le joueur les écrit. Le nombre de dés est fixé quand le coup commence. Si les dés peuvent être attribués aux déplacements écrits de plusieurs façons, une seule qui soit légale suffit.
DUO-13 = Le premier joueur qui a sorti tous ses pions du plateau gagne. Avec `turn_limit`, la partie est nulle quand chaque joueur a joué autant de coups.

RCH-1 = Le plateau a les colonnes a à g et les rangées 1 à 10. Pourpre (x) commence en bas et marche vers le haut, sur les cases dont la colonne et la rangée font ensemble un nombre pair (a vaut 1) ; Or (o), en haut, marche vers le bas, sur les impaires. Pourpre a des porte-enseignes en c1 e1 d2 et des soldats en a1 g1 b2 f2 a3 c3 e3 g3 ; Or a des porte-enseignes en c10 e10 d9 et des soldats en a10 g10 b9 f9 a8 c8 e8 g8. Pourpre marche vers la salle du trône d10, Or vers d1.
RCH-2 = Un coup déplace une de ses pièces d'une case en diagonale vers une case libre : un soldat en avant, un porte-enseigne en avant ou en arrière. Chaque pièce reste ainsi sur la couleur de sa troupe.
RCH-3 = Une pièce est cernée quand des ennemis se trouvent devant elle et sur deux au moins des trois autres cases qui ont un côté commun avec la sienne. Le bord du plateau n'est personne ; avec `edges: wall`, il compte comme un ennemi à côté et derrière une pièce, jamais devant.
RCH-4 = Après chaque coup, toutes les pièces cernées de l'adversaire sont prises à la fois, puis, celles-ci parties, toutes les pièces cernées du joueur qui a joué ; avec `walking_in: safe`, ces dernières restent. Rien n'est pris par une passe ni par le retour des prisonniers. Les prisonniers vont dans le camp de celui qui les a pris.
RCH-5 = Une pièce qui entre dans la salle du trône de sa troupe rapporte 3 points et quitte aussitôt le plateau, avant que l'on cherche les prises.
RCH-6 = 3 points pour chaque pièce entrée dans la salle du trône, 3 pour chaque porte-enseigne pris, 1 pour chaque soldat pris, et à la fin 2 pour celui qui a plus de pièces que l'autre sur le plateau. Le plus de points gagne ; à égalité, la partie est nulle.
RCH-7 = Le jeu prend fin quand aucun camp ne peut jouer, quand tous deux conviennent d'y mettre fin, quand un camp n'a plus de pièce sur le plateau, ou après `tailchase` coups de suite, des deux camps ensemble, qui étaient des passes ou des déplacements de porte-enseignes, sans prise ni arrivée. Le joueur qui ne peut pas jouer alors que l'autre le peut écrit `pass`.
RCH-8 = Une fois par partie, quand il y a des prisonniers et que les deux joueurs en conviennent, tous reviennent : ceux de Pourpre d'abord, les porte-enseignes avant les soldats, chacun sur la première case libre de la liste de sa troupe dans RCH-1. Les points restent. Les porte-enseignes qui reviennent sont démoralisés : ils ne vont qu'en avant, et comptent toujours comme porte-enseignes s'ils sont pris. Le même joueur a le trait, et le compte de `tailchase` repart de zéro.

DUE-1 = Pour commencer, chaque joueur lance un dé à six faces, et le nombre le plus haut commence ; ceux qui ont à égalité le plus haut relancent. Les tours suivent l'ordre des places. Si les conditions nomment celui qui commence, ce jet n'a pas lieu.
DUE-2 = Le premier tour d'un joueur commence par ses choix, qui ne coûtent rien : un plateau que personne n'a, une couleur que personne n'a (`red` rouge, `blue` bleu, `green` vert, `yellow` jaune, `black` noir, `white` blanc, `orange` orange, `violet` violet, `brown` brun), et la pièce avec laquelle il commence. Les choix d'un joueur qui a quitté la partie restent pris.
DUE-3 = Au début, chaque joueur a un jeton (`tokens`), et la banque en a un (`bank`). Les paiements vont à la banque. Chacun peut savoir qui en a combien.
DUE-4 = Une pièce commence hors du plateau. Elle n'y prend pas et n'y est pas prise, et son premier pas la mène sur la première case de son chemin. Une pièce qui est sortie ne joue plus.
DUE-5 = Formactus vient d'abord, une fois par tour, et pas au premier tour d'un joueur : il change de pièce pour un jeton, ou lance pour cela un dé à six faces, ce qui ne demande pas de jeton. Après un nombre impair, il peut changer gratuitement ; après un nombre pair, il ne peut pas changer à ce tour, même pour un jeton.
DUE-6 = Flictus : un thète ne prend personne. Un éphèbe prend une pièce à deux colonnes et deux rangées au plus, un melliran une pièce de sa rangée, de sa colonne ou de ses diagonales, à toute distance et par-dessus d'autres ; tous deux prennent aussi sur leur propre case. Celui qui prend échange sa place avec sa victime. Il peut en prendre plusieurs l'une après l'autre, chacune à partir de là où la précédente l'a laissé, la même encore aussi, vingt au plus par tour.
DUE-7 = De plusieurs joueurs sur une même case, un seul est pris : tous les autres qui se trouvent à ce moment sur la case de la victime ne peuvent plus être pris jusqu'à la fin du tour, où qu'ils soient alors. Avec Factiosus, cela vaut pour les pièces.
DUE-8 = Misericordia : celui qui pouvait prendre quelqu'un quand son flictus a commencé, et qui ne prend personne, reçoit un jeton, avant de payer quoi que ce soit d'autre. La banque paie. Si elle est vide, c'est une des victimes à sa portée qui paie, parmi celles qui ont un jeton ; s'il y en a plusieurs, il en nomme une (`spare NAME`). Si aucune n'en a, il ne reçoit rien.
DUE-9 = Flexus : pour un jeton, un joueur lance deux fois un dé à dix faces, d'abord pour la colonne, puis pour la rangée ; un dix ne compte pas. Si les deux comptent, sa pièce va sur cette case ; si un seul compte, elle reste où elle est ; si aucun ne compte, elle va sur la première case de son chemin. Il peut le faire autant de fois qu'il peut payer, même à son premier tour. Le joueur qui se trouve là est laissé en paix.
DUE-10 = Fluctus : la pièce avance sur son chemin, de neuf cases pour un thète, de cinq pour un éphèbe, d'une pour un melliran, ni plus ni moins. Le joueur qui ne veut pas avancer paie un jeton et reste (`stay`). Celui qui ne peut pas, parce qu'il reste trop peu de cases, attend (`hold`), ce qui est gratuit. Le joueur qui se trouve à l'arrivée est laissé en paix.
DUE-11 = Derrière la dernière case est la sortie. Une pièce qui arrive exactement une case au-delà de la dernière quitte le plateau, et son joueur gagne ; un coup qui irait plus loin est impossible (`exit: exact`). Avec `exit: past`, une pièce qui irait plus loin sort aussi, et personne n'attend ; c'est la règle avec Factiosus, si les conditions ne disent pas autre chose.
DUE-12 = Variantes. Merus : thète et melliran seulement, aucun jeton au début, et dans la banque autant qu'il y a de joueurs. Factiosus : chacun a toutes les pièces en jeu et pas de formactus. Dans chaque partie du tour, il agit avec chaque pièce, dans n'importe quel ordre : d'abord toutes les prises, puis tous les flexus, puis tous les mouvements ; chaque pièce qui n'est pas sortie avance, reste ou attend à chaque tour. La misericordia donne un jeton par tour, au joueur qui pouvait prendre avec une pièce et n'a pris avec aucune. Ses propres pièces ne sont pas des victimes. Le premier qui a toutes ses pièces dehors gagne. Caecus : les plateaux sont secrets, et plusieurs joueurs peuvent avoir le même. Chaque mouvement nomme sa case ; les mouvements, les attentes et un retour à la première case sont prouvés. Celui qui gagne ouvre son plateau, et les autres ouvrent le leur après la fin ; celui dont le plateau ne s'accorde pas avec ses mouvements est classé dernier. Parcus : après la fin, un joueur peut garder des jetons pour la partie suivante de la série, où ils s'ajoutent à ceux du début (`carry: replace` : les remplacent). Un joueur qui a abandonné ou perdu par décision n'en garde aucun.
DUE-13 = La partie est nulle quand tous ceux qui y sont encore ont eu autant de tours que le dit `turn_limit`, et quand pendant une ronde entière chacun n'a fait qu'attendre et que personne n'a de jeton. Le départ d'un joueur fait recommencer la ronde.
DUE-14 = Un tour s'écrit en étapes séparées par `; `, dans l'ordre de ses parties. Une entrée se termine par une étape qui lance des dés, après quoi le tour continue dans une autre entrée, ou par la fin du tour, et nulle part ailleurs. Les cases sont inscrites : celle de la victime, avant la prise, derrière `take`, et l'arrivée derrière `move`. Celui qui écrit un tour peut les omettre, sauf derrière `move` avec Caecus.
DUE-15 = Une position s'écrit ainsi : les jetons de la banque, puis pour chaque joueur ses pièces avec leurs cases et ses jetons, puis à qui est le tour et dans quelle partie : `bank=1 alice=thete@C3/1 bob=melliran@-/0 to=bob part=formactus`. `-` est hors du plateau, `+` dehors, `?` une première case pas encore prouvée, `gone` un joueur qui a quitté la partie. Un `?` derrière la partie est un jet en attente.
DUE-16 = Un joueur qui quitte la partie emporte ses pièces, et ses jetons vont à la banque. Son tour et un jet de lui en attente sont nuls, et la place suivante joue.

OPN-1 = Un coup est du texte libre : une étape, ou plusieurs séparées par `; `. Puis joue la place suivante encore en jeu, sauf si la dernière étape est `next: NAME`, qui donne le trait à un joueur encore en jeu, soi-même compris.
OPN-2 = Une dernière étape `throw: 2d6` demande des dés, de 1 à 20 dés de 2 à 1000 faces chacun. Son auteur continue dès qu'ils sont lancés ; elle exclut donc `next:`. S'il quitte la partie avant, le jet est nul.
OPN-3 = L'arbitre ne sait pas qui gagne. Le résultat est ce qu'un joueur propose (`alice 1, bob 0`) et que tous les autres acceptent.
OPN-4 = La position nomme celui qui doit jouer, `to=alice`, avec `?` derrière tant que son jet est en attente.

## Comment les coups s'écrivent

notation-tic-tac-toe = La case marquée, de a1 à c3 : `b2`.
notation-nine-mens-morris = `d2` pose un pion, `d2-d3` en déplace un, `xa1` derrière retire un pion : `d2-d3xa1` ; `pass`
notation-roman-merels = `d2` pose un pion, `d2-d3` en déplace un, `xa1` derrière retire un pion : `d2-d3xa1` ; `pass`
notation-roman-checkers = `c3-d4` déplace une pièce ; ce qui est arrivé s'inscrit derrière : `c9-d10 throne` (dans la salle du trône), `d4-e5 xe6` (prise). `pass` sans coup.
notation-backgammon = `13/8 6/5` déplace deux pions, `bar/22` en rentre un, `6/off` en sort un, `8/5(2)` en déplace deux de même, `24/18/13` un pion deux fois ; `*` marque un pion frappé et peut être omis. `pass` si aucun dé ne peut être joué. Avec le videau, `roll` ou `double` avant le jet, et `take` ou `drop`.
notation-duodecim-scriptorum = les déplacements un par un dans votre ordre, séparés par des espaces : `in/3` fait entrer, `7/10` déplace, `7/17(2)` déplace une paire ou une pile d'autant de pions, `28/off` sort ; `*` marque une prise (`7/10*`) et peut être omis ; `pass` quand aucun dé ne peut être utilisé
notation-chess = algébrique : `e4`, `Cf3`, `exd5`, `O-O`, `e8=D`, `Cbd2` ; la case de départ et celle d'arrivée (`e2e4`, `e7e8d`) sont lues aussi. `+`, `#` et `x` peuvent être omis.
notation-duerror-grandis = des étapes séparées par `; `, comme `board 3; colour red; start thete; move` au premier tour, puis `change ephebe; take bob; move`. `roll` et `veer` lancent des dés et terminent l'entrée. `stay` coûte un jeton, `hold` est pour celui qui ne peut pas avancer.
notation-open = Du texte libre ; `; ` entre les étapes. La dernière étape peut être `next: NAME` ou `throw: 2d6`.

## Ce que font les options

option-nine-mens-morris-stones = Combien de pions a chaque joueur.
option-nine-mens-morris-double_mill = Combien de pions sont retirés quand un coup ferme deux moulins.
option-nine-mens-morris-all_in_mills = Quels pions peuvent être retirés quand tous ceux de l'adversaire sont dans des moulins.
option-nine-mens-morris-reform = Si un pion peut quitter un moulin et le refermer au coup suivant de son joueur.
option-nine-mens-morris-flying = À combien de pions ou moins un joueur peut aller vers tout point libre.
option-nine-mens-morris-blocked = Ce qui arrive à un joueur qui n'a aucun coup possible.
option-nine-mens-morris-repetition = Combien de fois une position se présente avant que la partie soit nulle ; 0 pour supprimer cette nulle.
option-nine-mens-morris-quiet_turns = Après combien de coups de suite sans prise la partie est nulle ; 0 pour supprimer cette nulle.
option-roman-merels-ruleset = Quelle reconstitution publiée est jouée.
option-roman-merels-stones = Combien de pions a chaque joueur.
option-roman-merels-flight_closes = Si un saut qui remplit une ligne retire un pion, là où l'on saute.
option-roman-merels-repetition = Combien de fois une position se présente avant que la partie soit nulle ; 0 pour supprimer cette nulle.
option-roman-merels-quiet_turns = Après combien de coups de suite sans prise la partie est nulle ; 0 pour supprimer cette nulle.
option-roman-checkers-edges = Si le bord du plateau aide à cerner une pièce qui se trouve à côté de lui ou qui lui tourne le dos.
option-roman-checkers-tailchase = Après combien de coups sans progrès le jeu prend fin ; avec 0, il continue.
option-roman-checkers-walking_in = Ce que deviennent les pièces que le coup de leur propre joueur laisse cernées.
option-backgammon-crawford = Si personne ne double au jeu de Crawford d'un match ; `false` seulement avec `cube` et `points`.
option-backgammon-cube = S'il y a un videau ; pas dans un match en un point.
option-backgammon-gammons = Si un gammon compte 2 points et un backgammon 3.
option-backgammon-jacoby = Si un gammon ne compte qu'une fois le videau pris ; avec `cube`, sans `points`.
option-backgammon-opening = Si le jet pour commencer se joue comme premier jet ; pas avec `first`.
option-backgammon-points = En combien de points se joue un match ; sans cette option, on joue un seul jeu.
option-backgammon-stake = Un enjeu, pour mémoire.
option-duodecim-scriptorum-captured = Quels pions peuvent se déplacer tant que des pions pris ne sont pas revenus : tous, ou seulement ceux qui sont en main et dans la maison.
option-duodecim-scriptorum-dice = Combien de dés a un coup.
option-duodecim-scriptorum-exit = Quand les pions peuvent sortir : tous sur les six dernières cases, tous sur les douze dernières, ou à tout moment.
option-duodecim-scriptorum-pairs = Si une somme de dés peut déplacer deux pions qui sont ensemble.
option-duodecim-scriptorum-pieces = Combien de pions a chaque joueur.
option-duodecim-scriptorum-stacks = Si la somme de tous les dés peut déplacer une pile entière.
option-duodecim-scriptorum-turn_limit = Après combien de coups de chacun la partie est nulle ; 0 pour jamais.
option-duerror-grandis-variants = Les variantes jouées, dans cet ordre et dans n'importe quelle combinaison.
option-duerror-grandis-boards = Des plateaux propres à la table au lieu des neuf existants : numéro, nom et chemin de chacun.
option-duerror-grandis-tokens = Les jetons de chaque joueur au début : 1, avec Merus 0, si rien n'est indiqué.
option-duerror-grandis-bank = Les jetons de la banque au début : 1, avec Merus autant qu'il y a de joueurs, si rien n'est indiqué.
option-duerror-grandis-exit = Si une pièce ne sort que par le nombre exact, ou aussi par davantage : `exact`, avec Factiosus `past`, si rien n'est indiqué.
option-duerror-grandis-carry = Si les jetons gardés de la partie précédente s'ajoutent à ceux du début ou les remplacent (Parcus).
option-duerror-grandis-turn_limit = Après combien de tours de chacun la partie est nulle ; 0 pour aucune limite.
