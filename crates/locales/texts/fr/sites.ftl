# Les textes des pages de tournois et de parties en français ; le fichier anglais dit à quoi sert chaque clé.

page-contents = Sommaire
page-referee = Vérifiez vous-même le journal, sur une page de l'arbitre
page-no-script = Les parties sont montrées par un script, et les scripts sont désactivés.
page-other-games = Autres parties
page-other-pages = Autres pages
page-board = Le plateau
page-picture = Le plateau ; le texte sous les boutons le décrit
page-turn = Retourner le plateau
page-story = Déroulement
page-controls = Parcourir la partie
page-first = Au début
page-first-key = Début
page-back = En arrière
page-back-key = flèche gauche
page-entry = Entrée
page-on = En avant
page-on-key = flèche droite
page-last = À la fin
page-last-key = Fin
page-step = Entrée { $entry } : { $happened }
page-proof-of-throw = La preuve du jet
page-to-play = Au trait :
page-has-won = A gagné :
page-entries = Les entrées 0 à { $last } d'un journal vérifié.
page-options = Options : { $options }.
page-game-id = L'identifiant de la partie : { $id }

page-stand = { $stage ->
    [over] Un tournoi terminé, à l'entrée { $entry } de son journal, du { $date }.
   *[running] Un tournoi en cours, à l'entrée { $entry } de son journal, du { $date }.
}
page-player = joueur { $number }
page-overview = Aperçu
page-director = Directeur, et arbitre de toutes les parties
page-directs-from = { $name } à partir de l'entrée { $entry }
page-entries-until = Inscription jusqu'au
page-section = Groupe
page-section-terms = { $first ->
    [none] {" "}: { $terms } ; { $stage }
   *[other] {" "}: { $terms } ; { $stage } ; premier : { $first }
}
page-fits = À la création de cette page, le tirage, les appariements, les résultats et les classements ont été recalculés à partir du journal du tournoi et { $number ->
    [one] du journal de sa partie
   *[other] des journaux de ses { $number } parties
}, et tout concorde.
page-how-to-check = Comment chacun peut le vérifier
page-misfits = { $number ->
    [one] À la création de cette page, une chose ne concordait pas.
   *[other] À la création de cette page, { $number } choses ne concordaient pas.
}
page-players = Joueurs
page-column-sections = groupes
page-column-signs = signature
page-column-rating = cote
page-means-rating = d'après lequel les joueurs sont numérotés
page-column-days-away = jours de congé
page-number = { $left ->
    [yes] (nº { $number }, parti)
   *[no] (nº { $number })
}
page-left-before = parti avant le début
page-own-key = sa propre clé
page-no-key = sans clé, joue par courrier ; le directeur note ses lettres
page-days = { $used } sur { $most }
page-days-in = { $section } : { $days }
page-remarks = Remarques
page-remark = { $remark } [entrée { $entry }]

page-proof = Comment vérifier
page-proof-lead = Cette page ne prouve rien ; les journaux le font. Le journal du tournoi et ceux de ses parties sont des fichiers de texte aux entrées signées. Mettez-les dans un dossier et lancez `adjudicate event verify DIRECTORY` : le programme recalcule le tirage, chaque appariement et chaque résultat d'après sa partie, nomme tout écart et finit par l'empreinte ci-dessous. `adjudicate explain LOG --throw 1` prouve un jet d'une partie. Le programme est libre et fonctionne sans réseau.
page-event-id = L'identifiant du tournoi
page-head = Empreinte après l'entrée { $entry }
page-director-key = La clé du directeur
page-results = Les résultats pour programmes (JSON)
page-feed = Un fil des nouvelles (Atom)
page-log = Le journal du tournoi
page-logs-of-games = {" "}; les pages des parties mènent à leurs journaux, qui sont dans log/games.
page-no-logs = Certains joueurs sont désignés par des numéros ; les journaux, qui contiennent leurs noms, ne sont donc pas ici.
page-check = Une page qui vérifie ces journaux dans votre navigateur
page-lots = Le tirage au sort
page-lots-lead = Avant toute inscription, le directeur s'est engagé sur un nombre secret, dont l'empreinte ci-dessous est dans le règlement du tournoi. { $draw ->
    [public] Le tirage se fait par SHA-256 sur l'identifiant du tournoi, les identifiants de toutes les inscriptions de joueurs dans leur ordre, ce nombre, et les nombres d'un tirage public postérieur au dernier jour d'inscription.
   *[sealed] Le tirage se fait par SHA-256 sur l'identifiant du tournoi, les identifiants de toutes les inscriptions de joueurs dans leur ordre, et ce nombre.
} Ainsi, personne n'a pu le choisir : ni les joueurs, qui ignoraient le nombre, ni le directeur, qui ne pouvait plus le changer.
page-fingerprint = Empreinte du nombre secret
page-public-draw = Tirage public
page-secret = Nombre secret, entrée { $entry }
page-numbers = Nombres tirés
page-seed = Graine du tirage
page-secret-of = Nombre secret pour { $section }, entrée { $entry }
page-drawn-in = Tirage de { $section }
page-lots-of = Tirage
page-not-drawn = pas encore fait

page-section-title = { $section } : { $game }
page-stage = { $terms } ; { $stage }.
page-standings-of = Classement de { $section }
page-means-place = place
page-column-won = gains
page-column-drawn = nulles
page-column-lost = pertes
page-column-byes = exemptions
page-column-out = sorti
page-means-out = la ronde à laquelle le joueur est sorti
page-out-in = ronde { $round }
page-ties = Comment les départages ont été calculés
page-edition = Les parties non jouées comptent selon : { $edition }.
page-tiebreak = { tiebreak }

tie-none = aucune
tie-round = ronde { $round } = 1
tie-rounds = rondes { $rounds } = { $value }
tie-plus = { $start } + { $last }
tie-sum = { $terms } = { $value }
tie-sum-between = { $terms } = { $low } à { $high }
tie-nothing = rien encore = { $value }
tie-product = { $points } × { $term }
tie-cut = { $sum } (sans { $cut })
tie-nobody = personne encore = 0
tie-names = { $start } et { $last }
tie-points = { $names } { $points }
tie-scored = { $name } { $score } (a marqué { $scored })
tie-forfeit = forfait ({ $name }) { $score }
tie-bye = exemption { $score }
tie-half-bye = exemption demandée { $score }
tie-absence = absence { $score }
tie-round-points = ronde { $round } : { $points }
tie-drawn = tiré en position { $value }
tie-not-drawn = pas tiré
tie-not-tied = pas à égalité
tie-not-met = { $name } pas rencontré
tie-between = { $name } { $low } à { $high }
tie-then = { $before } ; puis { $more }
tie-nobody-rated = personne encore avec une cote = 0
tie-average = moyenne de { $ratings } = { $value }
tie-performance = { $points } contre { $ratings } = { $value }
tie-no-rating = sans cote

page-crosstable = Grille
page-crosstable-of = Grille de { $section }
page-means-row = ligne
page-column-number = nº
page-means-number = le numéro d'après lequel les joueurs sont appariés
page-means-against = contre le joueur de la ligne { $number }
page-means-round = ronde { $number }
page-key-square = Chaque résultat mène à sa partie.
page-key-turns = Chaque ronde donne le trait, le numéro de l'adversaire et le résultat, comme w4 ½ : en commençant (b : en second) contre le numéro 4, nulle. Chaque résultat mène à sa partie.
page-key-seats = Chaque ronde donne la place à la table, les numéros des autres et le résultat, comme 1:4,7 ½ : à la première place contre les numéros 4 et 7, nulle. Chaque résultat mène à sa partie.
page-key-open = · est en cours.
page-key-forfeit = + et - ont été décidés sans jouer.
page-key-bye = + seul est une exemption.
page-key-annulled = Un résultat entre parenthèses ne compte pour personne.
page-rounds = Rondes
page-round = Ronde { $round }
page-round-stage = { $stage ->
    [over] {" "}: terminée
   *[running] {" "}: en cours
}
page-round-of = Ronde { $round } de { $section }
page-paired-by-hand = Appariée par le directeur : "{ $reason }"
page-column-board = table
page-column-players = joueurs, le premier nommé commence
page-means-way = avec le lien vers la partie
page-open = en cours
page-ruled = { $points }, par décision
page-log-missing = { $points } ; son journal manque
page-no-board = Exempt : { $names }
page-no-board-asked = Exempt à sa demande, avec les points d'une nulle : { $names }
page-absences = Congés
page-absences-in = Jours de congé dans { $section }
page-column-player = joueur
page-column-game = partie
page-place = ronde { $round }, table { $board }
page-column-days-used = jours pris
page-means-days-used = jours de congé, comptés dans chaque partie à part
page-column-away = en congé

page-game-title = { $section }, ronde { $round }, table { $board } : { $players }
page-all-of = Tout sur { $section }
page-previous = Précédente : ronde { $round }, table { $board }
page-next = Suivante : ronde { $round }, table { $board }
page-game = L'identifiant de la partie : `{ $id }`
page-head-of-game = Son empreinte : `{ $head }`
page-log-invalid = Son journal n'est pas valable ; il n'y a donc rien à parcourir.
page-misfit = Ne concorde pas :
page-result-not-taken = La partie est finie ; son résultat n'est pas encore enregistré.
page-being-played = La partie est en cours.
page-points = Points : { $points }, tirés de la partie par l'entrée { $entry } du tournoi.
page-points-ruled = Points : { $points }, par décision (entrée { $entry } du tournoi) : "{ $reason }"
page-game-log = Son journal

page-title = { $event } : { $heading }
page-ties-of = { $section }, départages
page-section-round = { $section }, ronde { $round }
page-rating = Cote
page-plays = Joue
page-plays-by-post = par courrier ; le directeur note ses lettres
page-plays-with-own-key = avec sa propre clé
page-plays-with-key = avec la clé `{ $key }`
page-player-number = Numéro { $number }.
page-player-left = Parti le { $time }.
page-games-in = Parties dans { $section }
page-column-round = ronde
page-column-turn = trait
page-column-opponent = adversaire
page-without-board = exempt
page-without-board-asked = exempt à sa demande
page-turn-of-seat = { $number ->
    [1] premier
    [2] deuxième
   *[other] { $number }e
}
page-tournaments = Tournois
page-archive = { $number ->
    [one] { $number } tournoi.
   *[other] { $number } tournois, le plus récent d'abord.
}
page-events = Tournois
page-persons = Personnes
page-persons-events = Les personnes et leurs tournois
page-same-key = Des joueurs qui ont la même clé sont une seule personne. Un joueur par courrier est une personne d'un seul tournoi.
page-event-stage = { $stage ->
    [over] terminé
   *[running] en cours
}
page-first-of = { $section } : { $first }
page-column-event = tournoi
page-column-events = tournois
page-column-last-entry = dernière entrée
page-column-count = joueurs
page-column-stage = état
page-column-first-places = premières places
page-column-person = personne

feed-announced = { $event } est annoncé ; inscriptions jusqu'au { $date }
feed-lots = Le tirage au sort est fait
feed-drawn = Le tirage de { $section } est fait
feed-paired = { $section } : la ronde { $round } est appariée
feed-result = { $section }, ronde { $round } : { $points }
feed-over = { $result } ; le groupe est terminé, premier : { $first }
feed-ruling = Décision : { $done }. "{ $reason }"
feed-entered = { $name } s'est inscrit
feed-withdrawn = { $name } s'est retiré
feed-directs = { $name } dirige désormais le tournoi
feed-hands-over = { $name } passe la direction à { $to }
feed-away = { $name } est en congé { $period }
feed-rekeyed = { $name } a une nouvelle clé
feed-said = { $name } a écrit : "{ $text }"
feed-remark = Une remarque du directeur : "{ $text }"

tiebreak-short = { $tiebreak ->
    [direct] RD
    [wins] Vic
    [won-played] VicJ
    [first-turns-second] 2nd
    [sonneborn-berger] SB
    [sonneborn-berger-cut-1] SB-1
    [buchholz] Bu
    [buchholz-cut-1] BuT-1
    [buchholz-cut-2] BuT-2
    [buchholz-median] BuM
    [fore-buchholz] BuA
    [average-opponents-buchholz] BuAdv
    [koya] Koya
    [standard-points] Std
    [average-rating] MCA
    [performance] Perf
    [perfect-performance] PerfP
    [average-performance] PerfA
    [rating] Cote
    [points-for] PJ
    [progressive] Cum
    [lots] Tir
   *[other] { $tiebreak }
}
column-pts = pts
column-number = nº
column-forfeits = forfaits
table-open = en cours :
table-open-board = ronde { $round }, table { $board } : { $players }
table-ties = calcul des départages :
table-tie = { $name }, { $tiebreak } : { $terms }
table-remarks = remarques :
no-standings-yet = il n'y a pas de classement avant le début du tournoi
no-standings-of = il n'y a pas de classement de { $section } : { $stage }
