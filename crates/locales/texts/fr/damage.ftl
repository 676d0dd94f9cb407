verdict-valid = valable
verdict-invalid = NON VALABLE
verdict-over = { $file } : { $word }, terminée : { $ending } ; { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}, la dernière { $head }
verdict-running = { $file } : { $word }, en cours : { $outlook } ; { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}, la dernière { $head }
verdict-stops = la suite s'arrête avant les entrées { $entries }, de numéro { $number }{ $blamed ->
    [0] { "" }
    [one] , car { $names } a signé deux fois
   *[other] , car { $names } ont signé deux fois
}
verdict-fault = { $file } : { $word } à l'entrée { $entry }, ligne { $line } ({ $class }, { $rule }) : { $reason }
verdict-event = { $file } : le journal d'un tournoi, pas d'une partie ; `{ $command }` le vérifie avec ses parties
verdict-proved = { $file } : { $word }, une preuve : { by-inside } a signé deux fois, l'entrée { $one } { $first } et l'entrée { $other } { $second }
verdict-proved-where = partie { $game } ; { $place ->
    [rulings] toutes deux sont des décisions de numéro { $number }
   *[entry] toutes deux se trouvent derrière l'entrée { $number }
} ; signées avec la clé { $key }{ $replaced ->
    [yes] { " " }; une décision a remplacé une clé de ce nom : c'était peut-être un voleur
   *[no] { "" }
}
verdict-flawed = { $line ->
    [0] { $file } : { $word }, une preuve ({ $class }) qui ne prouve rien : { $reason }
   *[other] { $file } : { $word } à la ligne { $line }, une preuve ({ $class }) qui ne prouve rien : { $reason }
}
verify-progress = vérification : { $bar } { $bytes } sur { $all }, encore { $left }
verify-logs = { $count } journaux : { $parts }
verify-over = { $count ->
    [one] { $count } valable et terminé
   *[other] { $count } valables et terminés
}
verify-running = { $count ->
    [one] { $count } valable et en cours
   *[other] { $count } valables et en cours
}
verify-invalid = { $count } { $word }
verify-proved = { $count ->
    [one] { $count } preuve qui tient
   *[other] { $count } preuves qui tiennent
}
verify-unreadable = { $count ->
    [one] { $count } illisible
   *[other] { $count } illisibles
}
entry-invalid = l'entrée { $entry } n'est pas valable ({ $class }) : { $reason }
hint-valid-before = tout ce qui précède l'entrée { $entry } est valable
not-verified = `{ $file }` n'a pas été vérifié
no-logs = il n'y a pas de journaux dans le répertoire `{ $directory }`
hint-no-logs = un journal est un fichier *.yaml ou *.yml qui commence par la ligne `---`

evidence-refused = la preuve ne tient pas : { $why }
flaw-entry = l'entrée { $entry } ne peut pas être là : { $reason }
flaw-same = les deux entrées sont une seule et même, et signer une entrée n'est pas une faute
flaw-game = les entrées sont de parties différentes
flaw-hand = des personnes différentes ont signé les entrées, l'une { $one } et l'autre { $other }
flaw-claim = `{ $key }` n'est pas ce que prouvent les entrées de ce fichier
flaw-count = le fichier ne contient pas exactement les entrées qu'il faut pour la preuve
flaw-place = les entrées ne se trouvent pas derrière la même, et ne sont pas non plus deux décisions de même numéro ; elles ne prouvent donc rien contre personne
fault-no-evidence = un fichier de preuve commence par les lignes `---` et `evidence:`
fault-evidence-format = ce programme connaît le format { $known } des preuves, pas { $format }
fault-claim = `{ $text }` n'est rien qui se prouve : seul `signed-twice` l'est
fault-no-text = ce n'est pas du texte

fault-key-point = ce n'est pas le codage canonique d'un point
fault-key-order = une clé de petit ordre
fault-key-invalid = la clé n'est pas valable : { $why }
fault-s-large = S n'est pas inférieur à l'ordre du point de base
fault-r-order = R est de petit ordre

fault-inviter-first = `first` est `inviter`, ou `guest` dans un jeu à deux
fault-invited = un jeu a de deux à seize joueurs
fault-invitation-version = c'est une invitation d'une autre version
fault-inviter-key = la personne qui invite a une clé
fault-player-key = le joueur a une clé
fault-long-invitation = le texte a { $found } octets, et { $most } au plus peuvent être ici

fault-unknown-key = il faut ici l'un de { $keys }, pas `{ $found }`
fault-no-list = il faut ici une liste, avec ses valeurs sur les lignes suivantes
fault-spelled = cette ligne s'écrit `{ $line }`
fault-ends = cette ligne n'est plus de l'entrée
fault-no-start = une entrée commence par la ligne `---`
fault-return = un retour chariot ; les lignes finissent par LF seul
fault-tab = une tabulation
fault-blank-end = une espace à la fin d'une ligne
fault-mark = une marque d'ordre des octets
fault-control = un caractère de contrôle ({ $code })
fault-not-ascii = un caractère hors de l'ASCII ; dans un texte, il s'écrit `\uXXXX`
fault-no-map = il faut ici des mots-clés, sur les lignes suivantes
fault-other-key = il faut ici `{ $wanted }`, pas `{ $found }` : inconnu, ou mal placé
fault-missing-key = `{ $wanted }` manque après cette ligne
fault-extra-key = il ne faut plus rien ici, pas même `{ $found }` : inconnu, ou mal placé
fault-key-twice = le mot-clé `{ $key }` est ici une deuxième fois
fault-no-scalar = il faut ici une seule valeur, sur la même ligne
fault-integer = `{ $text }` n'est pas un entier : des chiffres décimaux sans signe ni zéros en tête, au plus 2^53-1
fault-name = `{ $text }` n'est pas un nom : une minuscule, puis des lettres, des chiffres et `-`, 32 au plus, et pas un mot réservé
fault-id = `{ $text }` n'est pas un identifiant : `sha256:` et 64 chiffres hexadécimaux en minuscules
fault-key = `{ $text }` n'est pas une clé publique d'OpenSSH (Ed25519) : `ssh-ed25519 ` et son base64
fault-not-true = `{ $text }` n'est pas `true`, seule valeur possible ici
fault-loss = `{ $text }` n'est ni `single`, ni `gammon`, ni `backgammon`
fault-time = `{ $text }` n'est pas un moment qui existe, écrit comme "2026-11-20T17:03:11Z"
fault-base64 = `{ $text }` n'est pas le base64 de { $bytes } octets, avec son remplissage, dans son écriture canonique
fault-no-act = ce que fait l'entrée (`turn`, `answer`, `join`, `post`, ...) manque après cette ligne
fault-only-on-slips = `{ $key }` va sur un billet, sous `slips`, et n'est rien que fasse une entrée
fault-no-key = un mot-clé manque après cette ligne
fault-no-ruling = une décision manque après cette ligne
fault-ground = une décision se fonde sur `time`, et sur rien d'autre
fault-no-name = `{ $key }` n'est pas un nom
fault-not-utf8 = des octets qui ne sont pas du texte (pas de l'UTF-8)
fault-option-key = `{ $key }` n'est pas le mot-clé d'une option
fault-option-order = `{ $key }` est mal placé : les options sont dans l'ordre de l'ASCII
fault-option-map = une option est une valeur ou une liste, et n'a pas de mots-clés
fault-text-quotes = un texte est entre guillemets doubles
fault-text-quote = un guillemet dans un texte s'écrit `\"`
fault-text-spelled = ce texte s'écrit { $again }
fault-escape-digits = il faut à ce caractère { $digits } chiffres hexadécimaux en minuscules
fault-no-character = ce caractère n'existe pas : { $code }
fault-text-empty = un texte a au moins un caractère
fault-text-long = un texte a au plus 2 000 caractères
fault-text-direction = { $character } change le sens de l'écriture et pourrait cacher ce qui est signé
fault-text-control = { $character } est un caractère de contrôle
fault-escapes = avec une barre oblique inverse s'écrivent `\"`, `\\`, `\uXXXX` et `\UXXXXXXXX`
fault-empty-slip = ce que dit le billet (`offer`, `accept`, `resign`, `order`, ...) manque après cette ligne
fault-many-slips = une entrée a au plus { $most } billets, pas { $found }
fault-long-slip = un billet a au plus { $most } octets, et celui-ci en a { $found }
fault-indentation = le retrait ne va avec aucun mot-clé au-dessus
fault-blank-line = une ligne vide
fault-comment = un commentaire
fault-flow = l'écriture de YAML avec des accolades ou des crochets
fault-anchor = une ancre, ou un renvoi à une ancre
fault-tag = une indication de type
fault-directive = une directive
fault-merge-key = un mot-clé de fusion
fault-not-a-key = ce n'est pas `key: value`
fault-deep = imbriqué plus profond que toute entrée
fault-no-value = un mot-clé sans valeur ; ce qui n'existe pas s'omet
fault-no-item = après `- ` vient la valeur
fault-after-key = après un mot-clé viennent `: ` et sa valeur, ou `:` et la fin de la ligne

fault-true-or-false = `{ $text }` n'est ni `true` ni `false`
fault-empty-verdict = ce que change le jugement (`points`, `bye`, `reopen`, `exclude`, `readmit`, `unpair`) manque après cette ligne
fault-groups = on ne tire pas les groupes ainsi : `{ $text }` ; il y a `snake` et `lots`
fault-seeding = `{ $text }` n'est pas un ordre des têtes de série : il y a { $words }
fault-overstep = `{ $text }` ne dit pas ce qui suit quand le temps est écoulé : `claim` ou `director`
fault-swiss = `{ $text }` n'est pas un appariement suisse : `fide-dutch-2026` ou `matching`
fault-level = `{ $text }` n'est pas une règle pour les tables à égalité : il y a { $words }
fault-system = `{ $text }` n'est pas un système de tournoi : `round-robin`, `double-round-robin`, `swiss`, `knockout` ou `open`
fault-tiebreak = `{ $text }` n'est pas un départage : il y a { $words }
fault-no-kind = ce que fait l'entrée (`post`, `start`, `pair`, `result`, ...) manque après cette ligne
fault-empty-event-slip = ce que dit le billet (`enter`, `withdraw`, `leave`, `note`, `rekey`, `appeal`, `verdict`, `adjudicate`, `handover`) manque après cette ligne

fault-format = ce programme connaît le format 1 des journaux, pas { $format }
fault-rules = ce programme connaît la version { $known } des règles ({ game-title }), pas { $found }
fault-carries-stranger = `{ $name }` apporte des jetons et ne joue pas
fault-carries-twice = `{ $name }` apporte deux fois des jetons
fault-players = une partie a de 2 à 16 joueurs, pas { $number }
fault-player-name = aucun joueur ne peut s'appeler `{ $name }`
fault-same-name = deux joueurs s'appellent `{ $name }`
fault-keyless = `{ $name }` n'a pas de clé ; un arbitre doit donc écrire pour ce joueur, et il n'y en a pas
hint-keyless = nommez un `referee`, ou donnez la clé du joueur
fault-first = `first` nomme `{ $name }`, et aucun joueur ne s'appelle ainsi
fault-lots = le nom `lots` est réservé : personne ne peut s'appeler ainsi
fault-organiser-key = `{ $name }`, qui organise la partie, n'a pas la clé du joueur ou de l'arbitre de ce nom
fault-dice-word = `dice` est omis ou vaut `referee`, pas `{ $dice }`
fault-dice-referee = `dice: referee` demande un arbitre
fault-same-key = `{ $other }` et `{ $name }` ont la même clé, et une clé n'est qu'à un nom
fault-clock-system = `system` de la cadence est omis ou vaut `bank`
fault-clock-number = `{ $key }` est omis, ou un nombre de 1 à 100 000
fault-clock-initial = une cadence `bank` a `initial_hours`
fault-clock-key = une cadence `bank` n'a pas de `{ $key }`
fault-clock-control = `per_turns` et `control_hours` vont ensemble
fault-clock-increment = `increment_turns` demande `increment_hours`
fault-clock-cap = `cap_hours` n'est pas inférieur à `initial_hours` et `floor_hours`
fault-clock-reserve = `reserve` demande `cap_hours`
fault-clock-refill = `refill` demande `cap_hours`, et `reserve_hours` ou `reserve`
fault-clock-floor = `floor_turns` demande `floor_hours`
fault-clock-element = `element_days` va dans les jeux de dés ou avec tirage, et là seulement
fault-key-of = la clé de `{ $name }` : { $why }
fault-unsound-key = `{ $key }` n'est pas une clé utilisable
fault-no-series = cette partie ({ game-title }) n'apporte pas de jetons d'une partie à l'autre
hint-series = `series` va avec Duerror Grandis et la variante parcus

fault-own-step = { $to ->
    [out] sur votre plateau scellé, ce pas mène à la sortie
    [beyond] sur votre plateau scellé, ce pas ne mène à aucune case, car il en reste trop peu
   *[square] sur votre plateau scellé, ce pas mène en { $to }
}
fault-first-square = une pièce a été envoyée sur la première case d'un plateau scellé ; la preuve commence donc par la feuille { $leaf }, qui la montre
fault-leaf-square = la feuille { $leaf } mène à une case
fault-no-proof = ce coup n'a aucun pas à prouver
fault-no-boards = dans ce jeu ({ game-title }), il n'y a pas de plateaux scellés dont on puisse prouver quelque chose
fault-unproved = { $parts ->
    [root] `proof` manque : ce coup se prouve par `root` du plateau scellé
    [leaves] `proof` manque : ce coup se prouve par les feuilles { $leaves }
    [root-leaves] `proof` manque : ce coup se prouve par `root` du plateau scellé et les feuilles { $leaves }
    [open] `proof` manque : ce coup se prouve par `open`
    [root-open] `proof` manque : ce coup se prouve par `root` du plateau scellé et `open`
    [leaves-open] `proof` manque : ce coup se prouve par les feuilles { $leaves } et `open`
   *[root-leaves-open] `proof` manque : ce coup se prouve par `root` du plateau scellé, les feuilles { $leaves } et `open`
}
fault-no-root = `root` manque : ce coup scelle un plateau
fault-root = `root` va seulement là où un plateau est scellé
fault-audit = le plateau du gagnant ne passe pas le contrôle : { $why }
fault-no-open = `open` manque : qui gagne ouvre son plateau
fault-open = `open` va seulement dans le coup qui gagne
fault-unsealed = `{ $owner }` n'a scellé aucun plateau
fault-leaves = ce coup se prouve par { $number } feuilles, pas { $found }
fault-leaf = ce pas se prouve par la feuille { $right }, pas { $written }
fault-leaf-leads = { $to ->
    [out] la feuille { $leaf } mène à la sortie, et le coup va ailleurs
    [beyond] la feuille { $leaf } ne mène à aucune case, car il en reste trop peu, et le coup va ailleurs
   *[square] la feuille { $leaf } mène en { $to }, et le coup va ailleurs
}
fault-leaf-strange = la feuille { $leaf } n'est pas dans l'arbre dont `{ $owner }` a donné la racine en scellant le plateau
audit-unsealed = aucun plateau n'a été scellé
audit-root = le chemin et la clé donnent une autre racine que celle qui a été donnée
audit-step = { $to ->
    [out] le pas de la feuille { $leaf } vers la sortie ne suivait pas le chemin
    [beyond] le pas de la feuille { $leaf } vers aucune case, car il en reste trop peu, ne suivait pas le chemin
   *[square] le pas de la feuille { $leaf } vers { $to } ne suivait pas le chemin
}
audit-failed = le plateau de { $name } ne passe pas le contrôle : { $why }

fault-contributes = `{ $name }` ne contribue à aucun jet
fault-element-order = les parts sont dans l'ordre des places, celle de l'arbitre en dernier
fault-element-kept = il ne manque plus que la part de `{ $whose }`, et l'entrée la retient
fault-chain-end = la chaîne n'a plus d'élément
fault-element = ce n'est pas l'élément { $number } de la chaîne de `{ $whose }`, qui va avec ce jet
fault-element-known = aucune part de `{ $whose }` ne manque
fault-element-last = la part de `{ $whose }` vient en dernier, avec l'entrée du joueur qui lance les dés
fault-element-unjoined = { $whose ->
    [referee] l'arbitre
   *[other] { $whose }
} doit entrer dans la partie avant qu'une part en vienne
fault-element-skips = l'élément est celui d'après le prochain : aucun jet en attente n'en a besoin
fault-element-early = l'entrée apporte sa propre part, qu'aucun jet n'attend
fault-element-missing = un jet est en attente après cette entrée, et la part de `{ $whose }` y manque

fault-slip-after = `after` ne nomme aucune entrée de ce journal
fault-slip-again = ce billet est déjà dans l'entrée { $seq }
fault-slip-lapsed = ce billet parle de la partie après l'entrée { $after }, et il est caduc depuis
hint-slip-lapsed = son auteur peut en signer un autre derrière la dernière entrée
fault-slip-keyless = `{ $name }` n'a pas de clé, et il n'y a pas d'arbitre
fault-slip-over = la partie est terminée ; `{ $act }` n'est donc plus possible
fault-note = une remarque dit quelque chose : `say` manque
fault-offer-early = tous ne sont pas encore là ; on ne peut donc offrir qu'un arbitre ou un résultat : c'est { $name ->
    [referee] à l'arbitre
   *[other] à { $name }
} d'entrer
fault-extend-by = seul l'arbitre donne plus de temps
fault-leave = `player` et `leave` vont ensemble
fault-receipt-by = seul l'arbitre dit quand une lettre est arrivée
fault-receipt-of = `id` ne nomme aucune entrée ni aucun billet de ce journal
fault-refill-hours = on prend au moins une heure sur la réserve
fault-no-refills = la cadence de cette partie ne permet pas de prendre des heures sur la réserve
fault-claim-by = seuls les joueurs annoncent que le temps de quelqu'un est écoulé
fault-claim-about = l'annonce nomme `{ $name }`, et personne ne s'appelle ainsi dans la partie
fault-leave-by = seul l'arbitre dit qu'un autre est absent
fault-slip-by = seuls les joueurs qui sont encore dans la partie signent ceci
fault-rekey-keyless = `{ $name }` n'a pas de clé à remplacer
fault-rekey-by = sur un billet, chacun ne remplace que sa propre clé
hint-rekey-by = l'arbitre remplace la clé d'un joueur par une décision
fault-rekey-element = une part du jet en attente manque de cette clé
hint-rekey-element = donnez d'abord la part
fault-no-tip = `tip` manque : le détenteur de cette clé est entré dans la partie
fault-tip = `tip` ne va qu'avec quelqu'un qui est entré dans la partie et y est encore
fault-key-used = cette clé a déjà servi dans la partie, et aucune clé ne sert deux fois
fault-orders = une entrée exécute au plus un coup conditionnel
hint-order-then = `then` sous `turn` est la réponse que donne le coup conditionnel
hint-order-waits = un coup conditionnel n'est inscrit qu'avec le coup qu'il attend
fault-order-in = un coup conditionnel est inscrit avec un coup, pas avec { act-article }
fault-order-unsaid = le coup conditionnel répond à `{ $when }` par `{ $then }`, et l'entrée ne le dit pas
fault-order-unsaid-any = le coup conditionnel répond à n'importe quel coup par `{ $then }`, et l'entrée ne le dit pas
fault-nobody = personne dans la partie ne s'appelle `{ $name }`
fault-not-in-game = `{ $name }` n'est pas, ou n'est plus, dans la partie
fault-no-orders = il n'y a pas de coups conditionnels dans un jeu à plateaux scellés

fault-second-charter = un journal a une seule fois les conditions de la partie, dans sa première entrée
fault-ruling-by = seul l'arbitre décide
fault-rulings = l'arbitre a pris sa dernière décision, la { $most }e
fault-ruling-number = une décision après le numéro { $last } a un numéro de { $next } à { $most }, pas { $found }
fault-then-without-order = `then` exécute un coup conditionnel, et il n'y en a sur aucun billet de cette entrée
fault-resigns = seuls les joueurs qui sont encore dans la partie abandonnent
fault-empty-post = une entrée sans coup inscrit des billets, et celle-ci n'en a pas
fault-posts = { $most } entrées sans coup se suivent, et il ne peut pas en venir d'autre
fault-turn-by = seuls les joueurs jouent des coups
fault-empty-answer = cette réponse n'apporte aucune part qui manque
fault-rests-on = seule une perte de la partie se fonde sur le temps
fault-time-left = d'après ce journal, le temps de { $name } n'était pas écoulé le { $at }
fault-rekey-player = `{ $name }` n'est pas un joueur avec une clé
hint-rekey-referee = l'arbitre remplace sa propre clé sur un billet
fault-order-other = après ce coup, c'est à { $next } ; le coup conditionnel de { $name } ne convient donc pas
fault-order-dice = après ce coup, les dés sont lancés ; le coup conditionnel de { $name } ne convient donc pas
fault-order-over = après ce coup, la partie est terminée ; le coup conditionnel de { $name } ne convient donc pas
fault-no-offer = le billet { $number } de cette entrée n'est pas une offre
fault-offerer-left = { $name }, qui fait l'offre, n'est plus dans la partie
fault-not-agreed = { $name } n'a pas accepté cette offre
hint-not-agreed = un billet de cette entrée porte un `accept` de chaque autre joueur
fault-throw-ended = le jet a terminé la partie ; on ne peut donc plus convenir de rien
fault-long-entry = l'entrée aurait { $found } octets, et une entrée en a au plus { $most }
hint-long-entry = abrégez le texte, ou laissez un billet de côté
fault-hand = cette clé ne signe pas pour `{ $name }` dans cette partie
hint-hand = c'est la clé de `{ $name }`
hint-other-keys = la partie connaît d'autres clés ; choisissez un autre fichier de clé avec --key
fault-first-seq = la première entrée a `seq` 0, pas { $seq }
fault-first-prev = il n'y a pas d'entrée avant la première
fault-charter-by = les conditions de la partie sont signées par `{ $organiser }`, comme elles le disent, pas par `{ $by }`
fault-charter-slips = les conditions d'une partie n'ont pas de billets
fault-stranger = personne ne s'appelle `{ $name }` dans les conditions de la partie
fault-no-writer = `{ $name }` n'a pas de clé, et il n'y a pas d'arbitre pour écrire à sa place
fault-turn-of = c'est à { $whose } de jouer
fault-no-turn = personne ne peut jouer maintenant
act-article = { $act ->
    [charter] les conditions de la partie
    [join] une adhésion
    [turn] un coup
    [answer] une part de jet
    [agree] un accord
    [resign] un abandon
    [claim] une réclamation de nulle
    [open] l'ouverture d'un plateau
    [save] des jetons gardés
    [post] une entrée sans coup
   *[ruling] une décision
}
fault-no-charter = un journal commence par les conditions de la partie, pas par { act-article }
fault-no-elements = aucune part de jet ne vient avec { act-article } ; il en vient avec les coups, les réponses et les adhésions

file-absent = il n'y a pas de fichier `{ $file }`
file-directory = `{ $file }` est un répertoire, pas un fichier
file-device = `{ $file }` est un tube ou un périphérique, pas un fichier
file-large = `{ $file }` n'a pas été examiné : il a { $size } Mio, et la limite est { $limit }
file-exists = `{ $file }` existe déjà
file-read-only = `{ $file }` ne peut qu'être lu
file-changed = `{ $file }` a été modifié entre-temps par quelqu'un d'autre ; rien n'a été écrit
file-busy = `{ $file }` est en cours d'écriture par { $holder }
file-busy-somewhere = `{ $file }` est en cours d'écriture par un autre programme
file-read-back = `{ $file }` ne se relit pas comme il a été écrit ; le fichier auquel il était destiné est inchangé
file-failed = { $step ->
    [look-at] impossible d'examiner `{ $file }` : { $error }
    [open] impossible d'ouvrir `{ $file }` : { $error }
    [read] impossible de lire `{ $file }` : { $error }
    [read-the-directory] impossible de lire le répertoire `{ $file }` : { $error }
    [find] impossible de trouver `{ $file }` : { $error }
    [write] impossible d'écrire `{ $file }` : { $error }
    [write-beside] impossible d'écrire à côté de `{ $file }` : { $error }
    [read-back] impossible de relire `{ $file }` : { $error }
    [rename] impossible de renommer `{ $file }` : { $error }
    [move] impossible de déplacer `{ $file }` : { $error }
    [replace] impossible de remplacer `{ $file }` : { $error }
    [remove] impossible d'effacer `{ $file }` : { $error }
    [lock] impossible de verrouiller `{ $file }` : { $error }
    [make-the-directory] impossible de créer le répertoire `{ $file }` : { $error }
    [set-the-permissions-of] impossible de changer les droits de `{ $file }` : { $error }
    [bring-to-the-disk] impossible de porter sur le disque `{ $file }` : { $error }
   *[understand] impossible de comprendre `{ $file }` : { $error }
}
hint-file-large = aucune partie n'est si longue ; est-ce le bon fichier ?
hint-file-exists = choisissez un autre nom, ou déplacez le fichier
hint-file-read-only = permettez l'écriture dans le fichier (`chmod u+w FILE`), ou continuez dans une copie qui la permet
hint-file-changed = regardez la partie telle qu'elle est maintenant, puis recommencez
hint-file-busy = attendez que l'autre programme ait fini, puis recommencez
hint-file-read-back = le disque est peut-être défaillant : copiez la partie ailleurs avant de continuer
hint-file-done = regardez la partie avant de recommencer : c'est peut-être déjà fait
hint-file-full = rien n'a été modifié : faites de la place sur le disque, puis recommencez
hint-file-locks = on ne peut pas verrouiller de fichiers ici : gardez la partie sur un disque de cet ordinateur
hint-file-forbidden = vous n'avez pas le droit de le lire : `ls -ld` avec son nom montre qui l'a
hint-file-directory = vous devez aussi avoir le droit d'écrire dans le répertoire de la partie
hint-file-path = est-ce le bon chemin ?
hint-file-again = recommencez ; si cela persiste, le disque ou son accès est peut-être défaillant
state-damaged = `{ $file }`, qui garde ce que vous avez signé, est abîmé : { $reason }
state-large = il est beaucoup trop grand
state-unfit = sa dernière ligne ne va pas avec le reste
state-of-another = il s'agit d'une autre partie
state-entry = l'entrée qu'il garde, ligne { $line } : { $reason }
hint-state-damaged = rétablissez-le depuis une sauvegarde ; ou mettez-le de côté, et avant de signer de nouveau comparez votre journal à ceux des autres (`dispute`) : sans ce fichier, le programme ne peut pas savoir ce que vous avez signé

block-damaged = un bloc en base64 abîmé : { $error }
block-unfinished = un bloc en base64 sans sa dernière ligne, `{ $end }`
block-unsigned = sa ligne `sig` manque
block-after-damage = trop de choses sont abîmées avant, ce n'a donc pas été réparé
block-unreadable = trop abîmé pour être lu
loose-yaml = un analyseur de YAML dit : { $fault }
loose-line = la ligne { $number } s'écrirait `{ $wanted }`
loose-no-line = la ligne { $number } ne serait pas là
loose-end = `{ $wanted }` viendrait après la dernière ligne

no-entry-nor-slip = cette partie n'a ni entrée ni billet `{ $name }`
hint-entry-numbers = `adjudicate replay` montre les numéros des entrées
several-ids = plusieurs identifiants commencent par `{ $name }`
question-receipt = Signer ce reçu ?

# Fichiers de clé, et lignes avec des clés publiques.
key-file-none = pas une clé privée d'OpenSSH, ou une clé abîmée
key-file-public = la moitié publique d'une clé, à la place de la clé privée
key-file-format = une clé privée d'un autre format ({ $format }) ; il faut une clé Ed25519 d'OpenSSH
key-file-type = une clé privée d'un autre type ; seules les clés Ed25519 servent ici
key-file-locked = la clé est chiffrée ; il faut sa phrase secrète
wrong-passphrase = la phrase secrète ne déchiffre pas la clé (ou le fichier est abîmé)
key-file-cipher = la clé est chiffrée avec `{ $cipher }`, et non avec `aes256-ctr`, habituel dans OpenSSH ; `ssh-keygen -p -Z aes256-ctr` y remédie
key-file-rounds = le fichier de clé demande { $rounds } tours de bcrypt, et { $most } au plus sont calculés : il est abîmé, ou a été écrit avec davantage ; `ssh-keygen -p -a 100 -f FICHIER` l'écrit avec moins
empty-passphrase = la phrase secrète est vide
key-text-none = pas une clé Ed25519 d'OpenSSH : elle commence par `ssh-ed25519 `
key-text-type = une clé de type `{ $name }` ; seules les clés `ssh-ed25519` servent ici
key-text-private = une clé privée, là où il faut sa moitié publique (le fichier `.pub`)
key-text-lines = plus d'une ligne, à la place d'une clé
key-text-base64 = ce qui suit `ssh-ed25519 ` n'est pas du base64 comme celui d'une clé
key-text-blob = pas une clé publique Ed25519 d'OpenSSH
