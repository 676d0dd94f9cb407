# Ce que `adjudicate explain`, `adjudicate ledger` et `adjudicate replay` disent des parties ; le fichier anglais dit à quoi sert chaque clé.

# Des personnes du journal, où l'arbitre s'appelle `referee`
explain-name = { $name ->
    [referee] l'arbitre
   *[other] { $name }
}
explain-name-start = { $name ->
    [referee] L'arbitre
   *[other] { $name }
}
explain-by = { $by ->
    [referee] l'arbitre
   *[other] { $by }
}
explain-by-start = { $by ->
    [referee] L'arbitre
   *[other] { $by }
}
# La sorte d'une inscription ou d'un billet
explain-kind = { $kind ->
    [charter] conditions
    [join] adhésion
    [turn] coup
    [answer] réponse
    [agree] accord
    [resign] abandon
    [claim] réclamation
    [open] ouverture
    [save] jetons gardés
    [post] entrée sans coup
    [ruling] décision
    [rekey] nouvelle clé
   *[other] { $kind }
}

replay-charter = { by-start } commence la partie
replay-join = { by-start } rejoint la partie
replay-turn = { by-start } : { $move }
replay-turn-then = { by-start } : { $move } ; { $then }
replay-turn-ordered = { by-start } : { $move } ; { name-inside } avait donné d'avance la réponse { $then }
replay-answer = { by-start } donne une part du jet
replay-answer-of = { by-start } apporte des parts du jet : { $names }
replay-agree = { by-start } inscrit que tous acceptent ce que propose { name-inside } : { $offer }
replay-agree-said = { by-start } inscrit que tous acceptent ce que propose { name-inside } : { $offer } ("{ $say }")
replay-agree-unknown = { by-start } inscrit que tous sont d'accord
replay-resign = { by-start } abandonne
replay-claim = { by-start } réclame la nulle
replay-save = { by-start } garde { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} pour la partie suivante
replay-open = { by-start } ouvre le plateau scellé
replay-post = { by-start } inscrit ce qui attendait
replay-ruling = { by-start } décide (décision { $number }) : { $verdict ->
    [forfeit] { name-inside } perd la partie
    [result] le résultat est `{ $result }`
    [rekey] { name-inside } a la clé { $key } à partir de l'entrée suivante
   *[here] la partie continue ici
} ({ $reason })
replay-rolled = { name-start } a fait { $dice }
replay-rolled-lots = tirage au sort : { $dice } ; { name-inside } commence
replay-rolled-all = dés : { $dice }

replay-slip = inscrit en même temps : { $slip }
replay-taken-back = { $turns ->
    [one] { $turns } coup est repris, jusqu'à la position après l'entrée { $entry }
   *[other] { $turns } coups sont repris, jusqu'à la position après l'entrée { $entry }
}
replay-join-again = tous rejoignent de nouveau la partie, pour que personne ne sache rien des jets à venir
replay-dated-earlier = date antérieure à celle de l'entrée précédente, qui est du { $at }
replay-scribed = écrit par l'arbitre pour { $name }
replay-cancelled = les parts données pour le jet sont annulées (cause : { $names }) ; les autres en donnent de nouvelles

explain-fingerprints = À propos des empreintes. SHA-256 fait de n'importe quelles données 64 chiffres hexadécimaux, toujours les mêmes pour les mêmes données. Personne ne connaît de moyen de trouver des données pour des chiffres voulus, ni deux données différentes avec les mêmes chiffres. Qui a publié l'empreinte de quelque chose y est donc lié, même tant qu'il le garde secret. La commande `sha256sum` calcule des empreintes. Les commandes ci-dessous sont pour le shell `bash`, de leur première à leur dernière ligne ; collez-les, et comparez ce qu'elles affichent.
explain-prints = donne
explain-in-short = En bref
explain-on = { $slip ->
    [0] l'entrée { $entry }
   *[other] le billet { $slip } de l'entrée { $entry }
}
explain-dated = { $slip ->
    [0] l'entrée { $entry } ({ explain-kind }, { $at })
   *[other] le billet { $slip } de l'entrée { $entry } ({ explain-kind }, { $at })
}

explain-over = La partie est terminée : { $ending }.
explain-due-person = { $side ->
    [none] { explain-name-start }
   *[other] { explain-name-start } ({ $side })
}{ $pen ->
    [yes] { " " }a la main et
   *[no] { "" }
}
explain-due-throw = { $throw ->
    [lots] le tirage au sort ({ $dice })
    [start] le jet du début ({ $dice })
   *[throw] le jet ({ $dice })
}
explain-due-task = { $task ->
    [join] { explain-due-person } doit rejoindre la partie
    [throw] { explain-due-person } doit lancer les dés, par un coup ou une réponse
    [throw-for] { explain-name-start } lance les dés pour { $other }, par un coup ou une réponse
    [answer] { explain-due-person } doit répondre par un élément pour { explain-due-throw }
    [owe] { explain-name-start } doit un élément pour { explain-due-throw }, que doit inscrire { $other ->
        [referee] l'arbitre
       *[other] { $other }
    }
    [move] { explain-due-person } doit jouer
    [open] { explain-due-person } doit ouvrir le plateau scellé
   *[save] { explain-due-person } doit dire combien de jetons sont gardés
}
explain-due = { explain-due-task }{ $scribed ->
    [yes] { " " }(c'est l'arbitre qui l'écrit)
   *[no] { "" }
}, depuis le { $since }{ $limit ->
    [grace] , jusqu'au { $until }, avec tous les délais de grâce jusqu'au { $grace }
    [until] , jusqu'au { $until }
   *[none] { "" }
}.

explain-entry = Entrée { $entry } de { $file }, à partir de la ligne { $line } : { $told }.
explain-with-it = Avec elle : { $thrown }.
explain-stands = L'entrée est valable : elle nomme la précédente, elle porte la signature de { explain-name }, et les règles la permettaient alors.

explain-title-place = 1  Sa place
explain-prev = L'entrée { $entry } nomme dans sa ligne `prev` l'empreinte de l'entrée { $before } ; elle ne peut donc se trouver que derrière ce texte précis. L'empreinte est celle du texte entre les lignes `---` et `sig` :
explain-first = Ce sont les conditions de la partie, par lesquelles commence le journal ; aucune entrée précédente n'est donc nommée. L'empreinte de cette entrée est l'identifiant de la partie.
explain-next = L'entrée { $next } la nomme de la même façon, par son empreinte :
explain-last = C'est la dernière entrée ; la suivante la nommera par son empreinte :

explain-title-signature = 2  Sa signature
explain-key = { $scribed ->
    [yes] La ligne `sig` a été faite avec la moitié privée d'une clé de { explain-name }, qui écrit pour { $by } : { $by } joue par courrier et n'a pas de clé.
   *[no] La ligne `sig` a été faite avec la moitié privée d'une clé de { explain-name }.
} { $slip ->
    [0] La clé est connue par l'entrée { $entry } ({ explain-kind }) :
   *[other] La clé est connue par le billet { $slip } de l'entrée { $entry } ({ explain-kind }) :
}
explain-key-fingerprint = empreinte, telle que la montre OpenSSH : { $fingerprint }
explain-key-replaced = { $times ->
    [one] La clé de { explain-name } avait déjà été remplacée { $times } fois ; ssh-keygen connaît donc celle-ci sous le nom `{ $principal }`.
   *[other] La clé de { explain-name } avait déjà été remplacée { $times } fois ; ssh-keygen connaît donc celle-ci sous le nom `{ $principal }`.
}
explain-key-check = Sans la moitié privée, personne ne peut faire une telle signature, et elle ne convient à aucun autre texte. Pour la vérifier avec OpenSSH au lieu de ce programme :

explain-title-rules = 3  Ce que disent les règles
explain-before = Avant :
explain-turn = Le coup `{ $move }` était permis dans la position d'alors, et mène à la position que donne l'entrée : { $position }
explain-turn-then = Le coup `{ $move }`, puis `{ $then }`, donné d'avance en réponse, étaient permis dans la position d'alors, et mènent à la position que donne l'entrée : { $position }
explain-charter = On peut y jouer à ce jeu : { $game }. Version { $version } des règles, { $players } joueurs, options et clés en ordre.
explain-agree = Un accord demande tous les joueurs qui sont dans la partie : celui qui propose, { explain-by } en l'écrivant, et tous les autres par un billet dans cette même entrée, qui nomme l'offre par son empreinte.
explain-agree-offer = L'offre vient de { explain-name }, sur le billet { $slip } de cette entrée : { $offer }.
explain-ruling = Une décision peut se trouver derrière n'importe quelle entrée : par elle, c'est à l'arbitre d'écrire. Celle-ci porte le numéro { $number }, plus élevé que celui de toutes les décisions précédentes de cet arbitre. De deux branches d'une partie, c'est celle au numéro le plus élevé qui continue ; deux décisions du même arbitre sous le même numéro prouveraient que l'arbitre a signé deux fois. La décision : { $verdict ->
    [forfeit] { explain-name } perd la partie
    [result] le résultat est `{ $result }`
    [rekey] { explain-name } a la clé { $key }
   *[here] la partie continue ici
}. Le motif donné : "{ $reason }".
explain-post = C'était à { explain-by } d'écrire, et une entrée sans coup ne fait qu'inscrire les billets qu'elle contient.
explain-allowed = C'était à { explain-by } d'écrire, et { $kind ->
    [join] une adhésion était permise
    [answer] une réponse était permise
    [resign] un abandon était permis
    [claim] une réclamation était permise
   *[save] garder des jetons était permis
} à ce moment.
explain-besides = De plus : { $remark }.
explain-after = Après :

explain-title-dice = { $number }  Les dés
explain-reveals = Elle révèle l'élément { $number } de la chaîne de { explain-name }, pour le jet { $throw } : `--throw { $throw }` le prouve.
explain-reveals-unused = Elle révèle l'élément { $number } de la chaîne de { explain-name }, pour un jet incomplet ou annulé.

explain-title-slips = 4  Les billets qu'elle contient
explain-slips = Qui n'a pas la main dit ce qu'il a à dire sur un billet, et le signe à part. { explain-by-start } a inscrit { $slips ->
    [one] { $slips } billet
   *[other] { $slips } billets
}. Chacun est signé par son auteur ; l'inscrire ne fait donc dire à personne ce qu'il n'a pas dit. Sa place, et le moment à partir duquel il compte, viennent de l'entrée.
explain-title-slip = Billet { $number } : { $told }
explain-slip-after = Son auteur avait la partie jusqu'à { $known ->
    [yes] l'entrée { $entry }
   *[no] { $after }
}, que nomme `after`, et a daté le billet du { $at }.
explain-slip-id = Son identifiant est l'empreinte du texte signé :
explain-slip-signature = Il porte la signature de { explain-name }, faite avec la clé { $fingerprint }. Pour la vérifier avec OpenSSH :

explain-why-note = C'est une remarque, et elle ne fait rien.
explain-why-claim = Il le signale à l'arbitre, qui peut en décider ; par lui-même, il ne fait rien.
explain-why-resign = Un abandon n'expire jamais : il compte à partir de l'entrée qui le contient.
explain-why-offer = Une offre expire dès qu'autre chose qu'une entrée sans coup se trouve derrière cette entrée-là, et ce n'était pas le cas. Elle ne fait rien avant que tous l'aient acceptée.
explain-why-accept = Il accepte une offre, qu'il nomme par son identifiant, et expire comme une offre ; seules des entrées sans coup se trouvaient derrière cette entrée-là.
explain-why-order-next = Un coup conditionnel qui n'attend aucun coup précis est inscrit avec le coup suivant, quel qu'il soit, si la réponse est alors permise ; elle est jouée aussitôt. Si elle ne l'était pas, ou si autre chose venait avant, il ne compterait pas.
explain-why-order = Un coup conditionnel dit ce que son auteur répond à un coup. Il n'est inscrit qu'avec ce coup précis, et la réponse est jouée aussitôt ; si un autre coup avait été joué, ou si autre chose était venu avant, il ne compterait pas.
explain-why-rekey = Il est signé avec l'ancienne clé, et dès ici c'est la nouvelle qui vaut, déjà pour cette entrée, avec une nouvelle chaîne d'éléments pour les dés.
explain-why-extend = L'arbitre donne par lui plus de temps. Il expire quand ce joueur a écrit autre chose qu'une entrée sans coup derrière l'entrée que nomme `after`, et ce n'était pas le cas.
explain-why-leave = Le joueur a annoncé un congé au tournoi, dont le journal le contient, et l'arbitre l'inscrit dans cette partie. Il compte comme un congé du joueur lui-même, mais il peut avoir déjà commencé.
explain-why-absence = Les conditions donnent à chaque joueur des jours de congé, et le billet en prend. Les jours situés après le début de ce que doit son auteur ne sont pas comptés, si le délai n'était pas déjà passé.
explain-why-receipt = L'arbitre dit quand une lettre est arrivée. Une entrée avec un accusé de réception ne compte avec aucune date antérieure à celle-là, moins les jours pour le courrier, ni avec aucune date postérieure, si bien que personne ne gagne à une fausse date.
explain-why-refill = Il fait passer des heures de la réserve de son auteur à la pendule, pendant que son temps court. Il doit être inscrit avant que la pendule soit à zéro.

explain-sealed-root = Par ce coup, { $by } a choisi un plateau, un chemin par les 81 cases, et le garde secret. `root` y lie { $by } : c'est une empreinte de chaque pas que permet le chemin. Le chemin ne peut plus être échangé, et personne ne peut le retrouver à partir de la racine :
explain-sealed-opens = Comme ce coup gagne, il ouvre le plateau.
explain-sealed-leaf = La feuille { $leaf } montre un seul pas du chemin de { $by } et rien d'autre : { $from ->
    [off] de l'extérieur du plateau
   *[other] de { $from }
}, { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} plus loin, il y a { $to ->
    [out] la sortie
    [beyond] plus aucune case, car il en reste trop peu
   *[other] { $to }
}. Son empreinte est faite d'une étiquette, de l'identifiant de la partie, de la place à table, du numéro de la feuille, de l'endroit où elle mène, et d'un sel qui empêche les autres de deviner :
explain-sealed-path = De là, les empreintes de `path` remontent, hachées deux par deux, jusqu'à la racine donnée quand le plateau a été scellé. Ce pas était donc déjà fixé :
explain-sealed-opened = { $by } montre le chemin et la clé des sels. Le chemin :
explain-sealed-fits = Le programme en a fait les { $leaves } feuilles et a trouvé la racine que { $by } avait donnée en scellant le plateau, et chacun de ses pas suit ce chemin.
explain-sealed-fails = Le plateau ne résiste pas à la vérification : { $reason }. Qui a joué sur un plateau qui n'en est pas un est classé dernier.

explain-plain-entry = Entrée { $entry } de la partie dans { $file }.
explain-plain-title-says = Ce qu'elle dit
explain-plain-says = { $told }. Date : { $at }.
explain-plain-thrown = Avec elle : { $thrown }. Pourquoi personne n'a pu choisir cela, `adjudicate explain` l'explique avec `--throw`.
explain-plain-remark = Sa remarque : "{ $say }"
explain-plain-title-slips = Ce que d'autres y disent
explain-plain-slips = Un joueur qui n'a pas la main signe un billet, et la personne qui écrit l'entrée suivante l'y recopie. Chaque billet porte la signature de son auteur, qui a été vérifiée aussi.
explain-plain-title-whose = De qui elle est
explain-plain-whose = { $scribed ->
    [yes] { $by } joue par courrier. L'arbitre a écrit l'entrée et l'a signée.
   *[no] Elle se termine par la signature de { explain-by }.
} Une telle signature est faite avec un secret que seul son propriétaire possède, elle convient à ce texte et à aucun autre, et { $introduced ->
    [0] tous savent depuis le début de la partie ce qui va avec
   *[other] l'entrée { $introduced } dit comment la reconnaître
}. Elle a été vérifiée, et elle convient.
explain-plain-title-place = Où elle se place
explain-plain-place = { $entry ->
    [0] C'est la première entrée ; aucune autre ne la précède.
   *[other] Elle nomme l'entrée { $before } par un nombre calculé sur tout le texte de celle-ci ; elle ne peut donc suivre que ce texte précis.
} { $later ->
    [0] C'est la dernière pour l'instant ; la suivante la nommera de la même façon.
    [one] Une autre entrée repose sur elle, et qui l'a signée avait alors celle-ci : { $names }.
   *[other] { $later } autres entrées reposent sur elle, et qui en a signé une avait alors celle-ci : { $names }.
}
explain-plain-title-allowed = Pourquoi elle était permise
explain-plain-before = Avant : { $outlook }
explain-plain-after = Après : { $outlook }
explain-plain-charter = Par elle commence la partie : elle dit qui joue quoi, et selon quelles règles.
explain-plain-turn = Les règles du jeu ont été appliquées à ce coup comme à tous, et elles le permettent là.
explain-plain-ruling = L'arbitre peut décider à tout moment, et compte ses décisions : celle-ci est la numéro { $number }. De deux entrées qui se contredisent, c'est celle derrière laquelle se trouve le numéro le plus élevé qui continue.
explain-plain-agree = Tous les joueurs qui sont dans la partie ont donné leur accord : celui qui a fait l'offre, celui qui a écrit cette entrée, et tous les autres sur un billet qu'elle contient.
explain-plain-allowed = Une seule personne à la fois écrit l'entrée suivante : celle qui a la main. C'était { explain-by }, et une telle entrée était en ordre.
explain-plain-title-worth = Ce que cela vaut
explain-plain-worth = Si un seul caractère de l'entrée était changé, sa signature ne conviendrait plus ; si elle était retirée, la suivante nommerait une entrée qui n'existe pas. Si quelqu'un montre une autre entrée que { explain-by } a signée derrière la même, alors quelqu'un a signé deux fois, et `adjudicate dispute` le prouve.

explain-throw = { $single ->
    [yes] Jet { $throw } de cette partie, fait par { $name } et complété par l'entrée { $entry } :
   *[no] Jet { $throw } de cette partie, fait pour tous et complété par l'entrée { $entry } :
}
explain-throw-short = Personne n'a choisi ces nombres, et personne ne pouvait les connaître avant qu'ils soient dus. Avant cela, chacune de ces personnes avait scellé une suite de valeurs secrètes, appelées éléments : { $names }. On ne peut les ouvrir que l'un après l'autre, et aucun ne peut être échangé. Les nombres découlent des éléments ouverts pour ce jet : avec tout autre élément, ce seraient d'autres nombres.
explain-throw-last = L'avant-dernier élément a été ouvert dans l'entrée { $before }, celui de { explain-name } dans l'entrée { $entry }. Entre les deux, { explain-name } était seul à pouvoir connaître le jet, sans pouvoir encore le changer.
explain-throw-referee = Selon les conditions, les dés sont faits par le joueur qui lance et par l'arbitre. Cela suppose donc que l'arbitre n'est du côté d'aucun joueur : deux qui s'entendent auraient pu connaître leurs éléments d'avance.
explain-title-bound = 1  À quoi chacun était lié, et ce qui a été révélé
explain-game-id = L'identifiant de la partie, l'empreinte de l'entrée 0 (`--entry 0` montre comment), figure dans chaque étape : { $id }
explain-title-seed = 2  De ce qui a été révélé à la graine
explain-seed = La graine du jet est l'empreinte d'une étiquette, de l'identifiant de la partie, du nombre de jets complétés avant lui ({ $before }), et des éléments, dans cet ordre : { $names }.
explain-title-bytes = 3  De la graine aux octets
explain-bytes = Les dés sont lus dans une suite d'octets que le chiffrement ChaCha20 tire de la graine (RFC 8439, nonce 0, compteur à partir de 0). Là où OpenSSL est installé, ceci montre les octets qui ont été lus :
explain-title-numbers = 4  Des octets aux nombres

explain-title-share = { explain-name-start }
explain-title-share-thrower = { $name }, qui a lancé les dés
explain-tip = Par { explain-dated }, { explain-name } était lié à une chaîne d'éléments qui se termine à cette extrémité :
explain-base64 = en base64, comme dans l'entrée : { $value }
explain-chain-key = La chaîne appartient à une clé de { explain-name }, connue par { explain-on }, avec ces 32 octets :
explain-cancelled = { $elements ->
    [one] { $elements } élément avant lui n'a fait aucun jet : une décision, ou un départ, a annulé ce qui avait été donné.
   *[other] { $elements } éléments avant lui n'ont fait aucun jet : une décision, ou un départ, a annulé ce qui avait été donné.
}
explain-passed-over = Chaque élément appartient à un jet par son numéro : celui-ci porte le numéro { $number }, et { $before ->
    [0] l'extrémité est le numéro 0
   *[other] celui qui avait été révélé avant est le numéro { $before }
}. Les numéros entre les deux appartiennent à des jets annulés, ou auxquels { explain-name } n'a rien apporté de cette chaîne, et ne font aucun autre jet.{ $ruling ->
    [0] { "" }
   *[other] { " " }Depuis la décision { $ruling } de l'arbitre, ils comptent à partir de { $from }.
}
explain-revealed = Pour ce jet, l'élément { $number } a été révélé par { explain-dated }{ $brought ->
    [yes] , apporté par { explain-by }
   *[no] { "" }
} :
explain-implied = (Cette entrée ne donne en toutes lettres que le suivant, l'élément { $next } : celui-ci en découle, comme le montre la première étape.)
explain-link-to = { $known ->
    [tip] est l'extrémité, qui se trouve dans { explain-on }
    [entry] est l'élément { $to }, qui se trouve dans l'entrée { $entry }
   *[element] est l'élément { $to }
}
explain-link = L'empreinte d'une étiquette, de l'identifiant de la partie, de la clé, du numéro { $from } et de l'élément { $from } { explain-link-to } :
explain-links = L'élément { $from }, haché { $steps } fois vers le bas, { explain-link-to }. Chaque fois, c'est l'empreinte d'une étiquette, de l'identifiant de la partie, de la clé, d'un numéro et de l'élément de ce numéro, en descendant depuis { $from } :
explain-chain = Pour qui veut voir toute la chaîne : de l'élément { $number } jusqu'à l'extrémité, qui est le numéro 0.

explain-die = Un dé à { $sides } faces prend { $bytes ->
    [1] un octet, un nombre de 0 à 255
   *[2] deux octets, un nombre de 0 à 65535
}.{ $limit ->
    [0] { "" }
   *[other] { " " }Les nombres à partir de { $limit } sont écartés, car ils favoriseraient les petits résultats.
} Il montre le reste de la division du nombre par { $sides }, plus 1.
explain-die-again = Une égalité a été relancée, ou le jet suivant est venu aussitôt, sans que personne ait rien à décider ; ces dés sont lus à la suite dans les mêmes octets.
explain-die-shows = dé { $die } : { $bytes } = { $drawn } ; { $drawn } mod { $sides } = { $rest } ; montre { $shows }
explain-die-dropped = dé { $die } : { $bytes } = { $drawn } ; écarté, car ce n'est pas moins que { $limit }
explain-throw-is = Le jet est donc { $numbers }, comme le dit l'entrée { $entry }.

ledger-series = { $games ->
    [one] Série { $number } : { $games } partie
   *[other] Série { $number } : { $games } parties
}
ledger-keeps-none = { $files } : ne garde pas de jetons pour une autre partie
ledger-game-over = { $files }, { $kind ->
    [running] pas encore terminée
    [annulled] terminée : personne n'a gagné ({ $clause } : { $reason })
    [drawn] terminée : nulle ({ $clause } : { $reason })
   *[won] terminée : { $winner } a gagné ({ $clause } : { $reason })
}
ledger-game = partie { $id }
ledger-before = { $event ->
    [yes] les rondes précédentes de { $source }
   *[no] { $source }
}
ledger-continues-entry = continue { ledger-before }, jusqu'à l'entrée { $entry }
ledger-continues-head = continue { ledger-before }, jusqu'à l'entrée { $head }
ledger-continues-missing = continue la partie { $game }, dont il faut le fichier, avec l'entrée { $head }

ledger-column-player = joueur
ledger-column-brought = apporté
ledger-column-began = au début
ledger-column-ended = à la fin
ledger-column-saved = gardé
ledger-bank = (banque)
ledger-all = (tous)

ledger-not-conserved = CONTESTÉ : des jetons sont venus de nulle part, ou ont disparu
ledger-forged = CONTESTÉ : { $told }
ledger-signed-twice = { $author } a signé deux fois : { $entries }{ $replaced ->
    [yes] . Une décision a remplacé une clé de ce nom : c'était peut-être un voleur
   *[no] { "" }
}
ledger-entry = entrée { $entry } { $id } dans { $files }
ledger-stops = CONTESTÉ : ses copies se séparent derrière l'entrée { $entry }, et la suite s'y arrête ; une décision de l'arbitre, ou un accord sur un arbitre, dit laquelle continue
ledger-fallen = { $entries ->
    [one] ses copies diffèrent : { $entries } entrée est tombée hors de la suite
   *[other] ses copies diffèrent : { $entries } entrées sont tombées hors de la suite
}
ledger-tokens = { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}
ledger-right = { $player } apporte { ledger-tokens } : juste
ledger-event-checks = { $player } apporte { ledger-tokens } des rondes précédentes du tournoi : `adjudicate event verify` vérifie cela
ledger-round-missing = { $player } apporte { ledger-tokens } : impossible à vérifier sans la partie de la ronde précédente où { $player } jouait
ledger-game-missing = { $player } apporte { ledger-tokens } : impossible à vérifier sans le fichier de la partie précédente
ledger-carry-disputed = { $player } apporte { ledger-tokens } : CONTESTÉ : { $why }
ledger-later = depuis, l'entrée { $entry } en a fait { $tokens } ; ce qui compte est ce qui valait à l'entrée que nomment les conditions
ledger-not-joined = { $player } n'a pas rejoint cette partie ; seul son organisateur a signé cela

ledger-needs-file = il faut le fichier de la partie { $game }, avec l'entrée { $head }
ledger-needs-before = il faut le fichier de la partie précédente
ledger-needs-round = il faut la partie d'où { $player } les apporte
ledger-paired-elsewhere = la partie a été appariée derrière l'entrée { $entry } du tournoi, et les conditions nomment { $head }
ledger-no-parcus = { $event ->
    [yes] les rondes précédentes de { $source } ne se jouent pas avec parcus, et ne gardent pas de jetons
   *[no] { $source } ne se joue pas avec parcus, et ne garde pas de jetons
}
ledger-stopped = { $named ->
    [yes] la suite s'arrête (partie : { ledger-before }), car quelqu'un a signé deux fois ({ $names }), et { $head } se trouve derrière cet endroit ; une décision à cet endroit, ou un accord sur un arbitre, en décide
   *[no] la suite s'arrête (partie : { ledger-before }), et { $head } se trouve derrière cet endroit ; une décision à cet endroit, ou un accord sur un arbitre, en décide
}
ledger-fell-out = l'entrée { $head } est tombée hors de la suite (partie : { ledger-before })
ledger-no-entry = aucune entrée { $head } dans { ledger-before }, seulement { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
} : ou bien cette copie est ancienne, ou bien les conditions sont fausses
ledger-unfinished = la partie n'était pas terminée à l'entrée { $entry } dans { ledger-before }
ledger-stranger = { $player } n'a pas joué dans { ledger-before }, et personne n'y a joué avec cette clé
ledger-other-key = { $keys ->
    [both] { $player } avait la clé { $had } dans { ledger-before }, a ici la clé { $has }, et aucune entrée ne remplace l'une par l'autre
    [none] { $player } joue par courrier, et l'arbitre qui signe n'est pas le même que dans { ledger-before }
    [here] { $player } jouait par courrier dans { ledger-before }, et a ici la clé { $has }
   *[before] { $player } avait la clé { $had } dans { ledger-before }, et joue ici par courrier
}
ledger-other-name = { $player } a la clé qui était celle de { $was } dans { ledger-before }
ledger-saved = { $player } a gardé { ledger-tokens } dans { ledger-before }
ledger-saved-all = { $player } n'a rien dit dans { ledger-before }, et garde donc tout ce qui restait : { ledger-tokens }
ledger-saved-none = qui a abandonné ou perdu par décision n'en garde aucun, et c'est le cas de { $player } dans { ledger-before }
ledger-carried-twice = les mêmes jetons sont aussi apportés par { $games }

ledger-count = { $verdict ->
    [right] { $number } juste
    [unchecked] { $number } sans vérification
   *[disputed] { $number } CONTESTÉ
}
ledger-summary = { $carries ->
    [0] rien n'est apporté
    [one] un apport : { $counts }
   *[other] { $carries } apports : { $counts }
}{ $proofs ->
    [0] { "" }
    [one] { " " }; une preuve que quelqu'un a signé deux fois
   *[other] { " " }; { $proofs } preuves que quelqu'un a signé deux fois
}

replay-painting = { $bar } { $position } plateaux peints sur { $boards }
export-entries = { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}
export-slips = { $slips ->
    [one] { $slips } billet
   *[other] { $slips } billets
}
export-ssh-written = { $slips ->
    [0] Dans { $directory } : { export-entries }, avec les signatures.
   *[other] Dans { $directory } : { export-entries } et { export-slips }, avec les signatures.
}
export-ssh-check = Vérifier sans ce programme : sh { $directory }/verify.sh
postcard-written = { $file } : { $cards ->
    [one] une carte pour { $names }.
   *[other] { $cards } cartes pour { $names }.
}
postcard-without-code = La dernière entrée est trop longue pour un code sur une carte, et la carte le dit ; envoyez-la aussi par un autre moyen.

postcard-no-code = Il n'y a pas de code ici : ce qui est nouveau est trop long pour un code. Cela doit venir par un autre moyen, par courriel ou dans un fichier.
postcard-photograph = Photographiez le code, puis `adjudicate import PHOTO` et `adjudicate { $command }`.
postcard-another-way = Ce qui est nouveau vient par un autre moyen : `adjudicate import FILE`, puis `adjudicate { $command }`.
postcard-your-turn = { $name }, c'est à vous : écrivez votre coup sur une carte à l'arbitre, qui l'inscrit pour vous.
postcard-moves = { $title } : { $moves }{ $more ->
    [0] { "" }
   *[other] { " " }et { $more } autres
}

picture-die = un dé montre { $shows }
picture-die-of = un dé à { $sides } faces montre { $shows }
picture-die-unthrown = un dé à { $sides } faces, pas encore lancé
picture-acting = { $player }, c'est son tour
picture-won = { $player }, a gagné

