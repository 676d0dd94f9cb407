# Les règles en français. Chaque clé est le numéro d'une règle ; son texte anglais se trouve avec le jeu, dans docs/rules.

ALL-1 = Les places sont celles des joueurs, dans l'ordre où les conditions les nomment.
ALL-2 = Si les conditions ne nomment pas celui qui commence (`first`), il est tiré au sort : un dé a autant de faces qu'il y a de places, et le nombre est la place qui commence. Certains jeux ont pour cela un jet à eux. Personne n'agit avant son tour.
ALL-3 = Dans les jeux à deux, `x` est celui qui commence et `o` l'autre. Les coups et les positions s'écrivent sur une ligne et ne sont inscrits que d'une seule façon. Ils sont en ASCII, sauf si les coups du jeu sont du texte libre, qui peut être de toute écriture.
ALL-4 = Tant que la partie dure, une nulle ou un résultat peut être convenu : un joueur le propose et tous les autres acceptent. Dans un résultat, le plus grand nombre de points gagne ; si plusieurs l'ont, c'est une nulle. Chacun peut abandonner. À deux, l'autre gagne alors ; à plusieurs, celui qui abandonne ou qui est déclaré perdant sort, les autres continuent, et le dernier gagne. Les offres et les réclamations propres à un jeu ne se font que dans ce jeu.
ALL-5 = Chaque coup est inscrit avec la position qui en résulte. Une inscription dont la position n'est pas celle que donnent les règles est refusée.
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
NMM-10 = La partie est nulle quand la même position, avec tout ce qui en fait partie, se présente pour la troisième fois (option `repetition`), et quand 100 coups de suite (option `quiet_turns`), ceux des deux joueurs ensemble, passes comprises, ont été joués les mains vides et sans prise. 0 coup supprime l'un ou l'autre.
