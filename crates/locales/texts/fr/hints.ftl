# Ce qu'un joueur ne peut pas faire au terminal, et ce qu'il peut faire, en français ; le fichier anglais dit à quoi sert chaque clé.

leave-of-event = dans ce tournoi, un joueur prend son congé dans toutes ses parties à la fois, et le dit au tournoi
no-sealed-board = vous n'avez scellé aucun plateau dans cette partie
no-sealed-boards = ce jeu n'a pas de plateaux scellés
no-part-due = aucune part d'un jet n'est attendue de vous
no-part-left = il ne reste aucune part à votre chaîne
elements-missing = un jet de dés est attendu, et il manque les parts de { $names }
slip-ends-game-first = un billet de cette entrée termine la partie, et ceci n'est plus possible
slip-takes-pen = par un billet de cette entrée, ce n'est plus à { $name }, et ceci n'est pas possible
no-result = `{ $text }` n'est pas un résultat de cette partie
no-result-for = `{ $text }` n'est pas un résultat pour { $number } joueurs
not-an-option = `{ $word }` n'est pas une option
option-range = valeurs de `{ $key }` : { $range }
how-options-are-written = les options s'écrivent NOM=VALEUR
hint-status = { $status }
hint-status-answer = { $status } `adjudicate answer` le fait.
hint-numbers = { $status } `{ $line }` en donne les nombres.
hint-write-for = `--for { $name }` écrit pour { $name }, qui joue par courrier
hint-no-board = omettez le plateau
hint-boards = plateaux : { $numbers }
hint-play = `adjudicate play` joue un coup
hint-show = `adjudicate show` énumère ce qui attend
hint-name-offer = nommez-en une par le début de son identifiant : `adjudicate show` les énumère
hint-leave = `adjudicate event away 2026-12-20 to 2027-01-06` le signe pour le directeur
hint-sealed-boards = les plateaux se scellent dans Duerror Grandis avec la variante Caecus, au premier tour d'un joueur
hint-post = `adjudicate post` l'inscrit ; --leave-out le retient
hint-post-true = `post: true` inscrit le billet
hint-on-slip = dites-le sur un billet, que d'autres inscrivent
hint-ruling = seule une décision peut suivre
hint-elements = les parts qui sont arrivées viennent avec le coup, ou avant lui avec une réponse
hint-new-key = votre nouvelle clé est inscrite par un coup signé avec elle : --key FICHIER
hint-waits-too = ce qui attend compte aussi : `adjudicate show` le montre
hint-last-part = le joueur qui lance apporte la dernière part avec son coup
hint-rolled-later = les dés sont lancés quand tous sont là
hint-result = un résultat nomme tous les joueurs dans l'ordre des places : `{ $example }`
hint-players = joueurs : { $names }
hint-whose-offer = dites de qui : `accept NAME`
hint-offers = offres : `draw`, `end`, `prisoners`, `concede`, `concede gammon`, `concede backgammon`, `result NAME N, NAME N`
hint-lines = lignes : `NAME: MOVE`, `dice: 3 5`, `NAME: offer draw`, `# a remark` ; `--help` les énumère toutes
table-no-roll = aucun jet n'est attendu
table-turn-of = c'est à { $name } de jouer
table-dice-first = les dés d'abord
table-has-left = { $name } a quitté la partie
table-no-offer = aucune offre n'attend { $name }
table-offers = plusieurs offres attendent { $name }
table-no-such-offer = cette offre n'existe pas ici
table-nobody = personne qui joue ici ne s'appelle `{ $name }`
table-no-line = cette ligne n'est pas comprise ici
table-no-number = `{ $word }` n'est pas un nombre que montre un dé
table-no-side = un dé à { $sides } faces ne montre pas { $number }
table-miscounted = { $number ->
    [1] le jet est de { $dice }, et il y a ici un seul nombre
   *[other] le jet est de { $dice }, et il y a ici { $number } nombres
}

# Fichiers, options et réponses des commandes.
copy-hint = une copie est un journal, un message avec des entrées, un dossier de courrier ou un répertoire de ceux-ci
charter-hint = donnez aussi un journal de la partie, ou la lettre par laquelle elle a commencé
dispute-both-hint = `adjudicate dispute { $path }` montre les deux entrées et écrit des preuves
dispute-stop-hint = `adjudicate dispute { $path }` les montre et dit comment la partie peut continuer
leave-directories-hint = omettez --games et --maildir
where-is-maildir-hint = --maildir RÉPERTOIRE, ou `desk:` dans les réglages, que `adjudicate mail setup --desk` écrit
unread-hint = `adjudicate mail unread` les énumère ; une lettre traitée n'est plus dans la liste
where-are-games-hint = --games RÉPERTOIRE, ou `desk:` dans les réglages
any-way-hint = `adjudicate export` et le fichier de la partie lui-même peuvent être envoyés par tout moyen
no-address-hint = personne d'autre n'y a d'adresse ; sans elle, envoyez vous-même le fichier du journal
addresses-hint = elles ont les adresses de : { $names }
leave-say-hint = omettez --say
no-page-hint = dans les sources, `cargo run --locked --package adjudicate-page-builder` la construit ; reconstruisez ensuite le programme
