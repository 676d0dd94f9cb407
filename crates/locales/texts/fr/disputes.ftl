# Ce que `adjudicate dispute` trouve dans des copies d'une partie qui se contredisent ; le fichier anglais dit à quoi sert chaque clé.

dispute-entry = entrée { $entry } ({ $id })
protocol-section = protocole { $section }

dispute-act-charter = les conditions de la partie
dispute-act-join = une adhésion
dispute-act-turn = le coup "{ $move }"
dispute-act-ordered = le coup "{ $move }", avec la réponse donnée d'avance "{ $then }"
dispute-act-answer = une part du jet
dispute-act-agree = l'accord ({ $offer })
dispute-act-agree-unknown = un accord
dispute-act-resign = un abandon
dispute-act-claim = une réclamation de nulle
dispute-act-open = l'ouverture d'un plateau
dispute-act-save = { $tokens ->
    [one] { $tokens } jeton gardé
   *[other] { $tokens } jetons gardés
}
dispute-act-post = une entrée sans coup
dispute-act-forfeit = décision { $number }, par laquelle { $name } perd la partie
dispute-act-result = décision { $number }, avec le résultat "{ $result }"
dispute-act-rekey = décision { $number }, qui donne à { $name } une nouvelle clé
dispute-act-here = décision { $number }, selon laquelle la partie continue là

dispute-offer = { $offer ->
    [draw] la nulle
    [takeback] le retour à l'entrée { $entry }
    [result] le résultat "{ $result }"
    [referee] un arbitre
    [end] la fin du jeu
    [prisoners] la restitution de prisonniers
    [concede] la perte de ce jeu
    [concede-gammon] la perte de ce jeu, comptée gammon
   *[concede-backgammon] la perte de ce jeu, comptée backgammon
}

dispute-slip-note = une remarque
dispute-slip-timeout = l'annonce que le temps de { name-inside } est écoulé
dispute-slip-resign = un abandon
dispute-slip-offer = une offre ({ $offer })
dispute-slip-accept = une acceptation
dispute-slip-order = un coup conditionnel, "{ $then }" si "{ $when }" est joué
dispute-slip-order-next = un coup conditionnel, "{ $then }" après n'importe quel coup
dispute-slip-rekey = une nouvelle clé
dispute-slip-extend = { $days ->
    [one] { $days } jour de plus pour { $name }
   *[other] { $days } jours de plus pour { $name }
}
dispute-slip-absence = un congé { $period }
dispute-slip-receipt = un accusé de réception du { $at }
dispute-slip-refill = { $hours ->
    [one] { $hours } heure prise sur la réserve
   *[other] { $hours } heures prises sur la réserve
}

dispute-line = La suite va jusqu'à l'entrée { $last } ({ $id }).
dispute-line-stops = La suite s'arrête après l'entrée { $last } ({ $id }) : derrière elle se trouvent { $entries } entrées, et aucune ne prime sur les autres.
dispute-line-over = La partie y est terminée : { $ending }.
dispute-line-nobody = Ce n'est à personne d'écrire.
dispute-line-pen = C'est là à { name-inside } { $task ->
    [join] de rejoindre la partie
    [roll] de lancer les dés
    [act] de jouer
    [open] d'ouvrir un plateau scellé
    [save] de dire ce qui est gardé
   *[post] d'inscrire des billets
}{ $scribed ->
    [yes] , et c'est l'arbitre qui l'écrit
   *[no] { "" }
}.
dispute-branch = { $entries ->
    [one] { $entry } de { by-inside }, { $act }, dans { $sources }
   *[other] { $entry } de { by-inside }, { $act }, dans { $sources } ; { $entries } entrées en tout
}

dispute-signed-twice = { by-start } a signé deux fois { $place ->
    [ruling] sous le numéro { $number }
   *[entry] derrière l'entrée { $number }
}{ $places ->
    [1] { "" }
   *[other] , le premier de { $places } endroits
} : { $held }. Les signatures sont authentiques, et une seule de ces entrées peut valoir{ $replaced ->
    [yes] { " " }; mais une décision a remplacé une clé de ce nom : c'était peut-être un voleur
   *[no] { "" }
}.
dispute-held = { $scribed ->
    [yes] { $entry } pour { $name }, { $act }, dans { $sources }
   *[no] { $entry }, { $act }, dans { $sources }
}
dispute-keep-evidence = { $decides ->
    [players] Gardez la preuve : chacun peut la vérifier sans les copies. Tous les joueurs ensemble peuvent convenir d'un autre arbitre.
    [referee] Gardez la preuve : chacun peut la vérifier sans les copies. C'est l'arbitre qui décide de ce qui en résulte pour la partie.
   *[agreed] Gardez la preuve : chacun peut la vérifier sans les copies. Ce qui en résulte pour la partie, c'est un arbitre accepté par tous qui en décide.
}

dispute-stops = Laquelle des entrées derrière l'entrée { $last } est la suivante, c'est à décider. Aucun programme honnête ne signe derrière l'une d'elles avant qu'une décision, ou un accord sur un arbitre, ne fasse primer l'une sur les autres.
dispute-stops-ruling = { $referee ->
    [yes] L'arbitre réunit toutes les copies et inscrit derrière l'une d'elles une décision, qui vaut pour tous ; au lieu de `here`, elle peut dire `forfeit NAME` ou `result "..."`.
   *[no] L'arbitre d'une des branches réunit toutes les copies et inscrit derrière l'une d'elles une décision, qui vaut pour tous ; au lieu de `here`, elle peut dire `forfeit NAME` ou `result "..."`.
}
dispute-stops-blamed = Mais l'arbitre a signé deux fois ; tous les joueurs préféreront peut-être convenir d'un autre.
dispute-stops-over = Il n'y a pas d'arbitre qui puisse décider, et on ne peut plus convenir d'un arbitre dans une partie terminée : la preuve dit qui c'était.
dispute-stops-agreement = { $referee ->
    [yes] L'arbitre ne peut plus décider
   *[no] Il n'y a pas d'arbitre
}, mais tous les joueurs ensemble peuvent convenir d'un arbitre, qui décide alors : quelqu'un propose une clé, tous les autres acceptent, et celui dont c'est le tour inscrit l'accord derrière { $entry }.

dispute-fell-out = Après l'entrée { $after }, la partie suit une autre voie, { $decided ->
    [yes] par { $entry } de { by-inside }, { $act }
   *[no] car ce qui suit prime
} ; { $entries ->
    [one] { $entries } entrée ne vaut plus
   *[other] { $entries } entrées ne valent plus
}, à partir de { $firsts }. Ce qui ne vaut plus n'engage personne. Signé par : { $names }.
dispute-fell-out-way = Qui l'avait suivie reprend la voie actuelle, et récrit à son tour de jouer ce qu'il veut encore ; ce n'est pas signer deux fois.

dispute-mended = { $source } a été abîmé en route (à l'entrée { $entry }, ligne { $line } : { $reason }). Chaque entrée a pu être réparée, et toutes les signatures sont authentiques.
dispute-mended-way = On en fait ainsi une copie propre ; les journaux envoyés en pièce jointe ne sont pas abîmés.
dispute-damaged = { $known ->
    [yes] Dans { $source }, l'entrée { $entry } est trop abîmée pour être lue : { $reason }. Telle quelle, elle ne compte pas.
   *[no] Dans { $source }, une entrée ou un billet est trop abîmé pour être lu : { $reason }. Tel quel, cela ne compte pas.
}
dispute-damaged-way = Redemandez-la à la personne qui l'a envoyée, en pièce jointe ou en bloc codé.
dispute-missing = { $missing ->
    [none] { "" }
    [one] , et il y manque l'entrée { $first }
    [range] , et il y manque les entrées { $first } à { $last }
   *[list] , et il y manque les entrées { $numbers }
}
dispute-broken = { $source } n'est plus valable à l'entrée { $entry }, ligne { $line } ({ $class }, { $rule }) : { $reason }. { $entry ->
    [0] Rien n'y compte comme journal
   *[other] Ce qui précède l'entrée { $entry } est valable
}{ dispute-missing }.
dispute-broken-why = { $class ->
    [spelling] Ce genre de dégât vient du courriel et des éditeurs de texte, et ce n'est pas forcément la faute de quelqu'un.
    [chain] Des entrées manquent, sont dans le mauvais ordre, ou ont été modifiées.
    [signature] Un texte modifié après avoir été signé ne prouve rien contre la personne qui l'aurait signé.
   *[other] Aucun programme ne signe une telle entrée à cet endroit ; elle n'engage personne, et son auteur peut en écrire une qui est permise.
}
dispute-broken-way = { $sound ->
    [yes] Une copie intacte en reprend ce qui est bon :
   *[no] Redemandez le fichier, en pièce jointe, et les lettres une par une.
}

dispute-own-way = { $source } suit sa propre voie à partir de l'entrée { $leaves }, et ce n'est pas celle qui vaut. Il lui manque { $lacks ->
    [one] { $lacks } entrée
   *[other] { $lacks } entrées
} de la suite, qui va jusqu'à l'entrée { $last }.
dispute-behind = { $source } est en retard de { $lacks ->
    [one] { $lacks } entrée
   *[other] { $lacks } entrées
} : la dernière est la { $own }, et la suite va jusqu'à l'entrée { $last }. Ce qu'il contient est identique aux autres.
dispute-behind-way = { $single ->
    [yes] Importez ce qui lui manque :
   *[no] Aucune copie n'a tout ; importez les autres :
}

dispute-bad-signature = Dans { $sources }, { $entry } de { by-inside } porte une signature qui ne convient pas : elle a été abîmée en route, ou quelqu'un y a touché. La même entrée est ici avec une signature qui convient, et c'est celle-là qui compte.
dispute-bad-signature-way = Il n'y a rien à faire, sinon jeter celle qui est abîmée.
dispute-cannot-stand = Dans { $sources }, { $entry } de { by-inside } ne peut pas valoir ({ $class }, { $rule }) : { $reason }. Elle n'engage personne, et ne prouve rien contre personne{ $with ->
    [0] { "" }
    [one] { " " }; une entrée qui s'appuie sur elle tombe avec elle
   *[other] { " " }; { $with } entrées qui s'appuient sur elle tombent avec elle
}.
dispute-changed-later = Redemandez-la entière à { by-inside } ; ce qui a été modifié ensuite n'est pas de sa main.
dispute-write-allowed = Celui dont c'est le tour écrit à sa place une entrée permise.
dispute-write-allowed-hint = Celui dont c'est le tour écrit à sa place une entrée permise : { $hint }.

dispute-early = Dans { $sources }, { $entry } de { by-inside } arrive trop tôt : l'entrée précédente, { $before }, n'est dans aucune des copies. Tant qu'elle manque, personne ne peut juger celle-ci, et elle ne compte ni pour ni contre personne.
dispute-early-way = Qui l'a écrite avait l'entrée précédente : demandez à { by-inside } tout ce qui est en sa possession.

dispute-slip-found = Un billet de { by-inside }, { $act }{ $known ->
    [yes] , signé derrière l'entrée { $place },
   *[no] ,
} { $fell ->
    [yes] était dans { $entry } et ne vaut plus, comme elle
   *[no] est dans { $sources }
}.
dispute-since = { $since ->
    [0] { "" }
    [one] , bien qu'une entrée ait été écrite depuis
   *[other] , bien que { $since } entrées aient été écrites depuis
}
dispute-slip-waits = Il attend ; { name-inside } peut l'inscrire{ dispute-since }.
dispute-slip-waits-again = Il attend de nouveau ; { name-inside } peut l'inscrire{ dispute-since }.
dispute-slip-again-way = { by-start } le remet encore une fois, tel quel, ou en signe un autre derrière l'entrée { $last }.
dispute-slip-when-way = Il est inscrit avec le coup "{ $when }" de { name-inside }, si ce coup est joué ; tout autre coup le refuse.
dispute-slip-next-way = Il est inscrit avec le prochain coup de { name-inside }, si "{ $then }" est permis ensuite ; sinon il est caduc.
dispute-slip-offer-way = Qui est d'accord l'accepte ; qui continue à jouer la refuse.
dispute-slip-accept-way = Il prend effet quand { name-inside } accepte aussi la même offre, et que tous les autres l'ont fait.
dispute-slip-post-way = { $ruled ->
    [yes] { name-start } l'inscrit avec la prochaine entrée ou avec une entrée sans coup ; sinon l'arbitre peut le faire, par une décision :
   *[no] { name-start } l'inscrit avec la prochaine entrée ou avec une entrée sans coup :
}
dispute-slip-lapsed = Il est caduc : la partie a continué depuis, et personne ne peut l'inscrire.
dispute-slip-lapsed-way = Il n'engage personne ; { by-inside } peut en signer un autre derrière l'entrée { $last }.
dispute-slip-aside = L'entrée derrière laquelle il a été signé n'est pas dans la suite, et personne ne peut l'inscrire.
dispute-slip-aside-way = { by-start } peut en signer un autre derrière l'entrée { $last }.
dispute-slip-early = L'entrée derrière laquelle il a été signé n'est dans aucune des copies ; personne ne peut donc dire s'il attend.
dispute-slip-early-way = Demandez à { by-inside } tout ce qui est en sa possession.
dispute-slip-invalid = En l'état, il ne peut pas être inscrit : { $reason }.
dispute-slip-invalid-way = { $forged ->
    [yes] On ne peut rien en reprocher à { by-inside } ; redemandez-le à { by-inside }, s'il est bien de sa main.
   *[no] Il n'y a rien à faire : il n'engage personne.
}

dispute-clock-copy = Selon { $source }, qui a la suite jusqu'à l'entrée { $last } : { $due }
dispute-entry-late = { $days ->
    [one] L'entrée { $entry } est arrivée { $days } jour trop tard.
   *[other] L'entrée { $entry } est arrivée { $days } jours trop tard.
}
dispute-entry-in-time = L'entrée { $entry } était dans les temps.
dispute-clock-only = Seul { $sources } contient ceci : { $told }.
dispute-clock-then = Si on l'inscrit maintenant : { $due }
dispute-clock-never = On ne peut pas l'inscrire à la fin de la suite ; il n'en résulte donc rien.
dispute-duty = Depuis le { $since }, c'est à { name-inside } { $duty ->
    [join] de rejoindre la partie
    [reveal] de lancer les dés
    [turn] de jouer
    [open] d'ouvrir un plateau
   *[save] de dire ce qui est gardé
}, { $limit ->
    [grace] jusqu'au { $until }, avec un délai de grâce jusqu'au { $grace }
    [until] jusqu'au { $until }
   *[none] sans délai
}.

dispute-verdict = { $verdict ->
    [stops] ARRÊTÉE : il faut décider de la suite
    [signed-twice] quelqu'un a SIGNÉ DEUX FOIS ; la partie continue
    [invalid] NON VALABLE : quelque chose dans les copies ne peut pas valoir
    [incomplete] quelque chose ne peut pas encore être jugé
    [fell-out] { $contested ->
        [yes] des entrées ne valent plus, et une question de temps est à décider
       *[no] des entrées ne valent plus, et ce n'est la faute de personne
    }
    [behind] les copies concordent, et certaines ont plus que d'autres
   *[same] { $copies ->
        [one] une copie, qui est valable
       *[other] les copies sont identiques
    }
}
dispute-game-id = partie { $id }
dispute-copy-entries = { $entries ->
    [0] aucune entrée valable
    [one] { $letters ->
        [yes] { $entries } entrée dans des lettres
       *[no] { $entries } entrée
    }
   *[other] { $letters ->
        [yes] { $entries } entrées dans des lettres
       *[no] { $entries } entrées
    }
}
dispute-copy = { $source } : { dispute-copy-entries }{ $standing ->
    [behind] , en retard de { $lacks }
    [branch] , suit sa propre voie à partir de l'entrée { $leaves }
    [apart] , suit sa propre voie
    [broken] , NON VALABLE
   *[whole] { "" }
}
dispute-no-game = { $source } : ce fichier ne contient aucune partie : { $reason }
dispute-empty = il est vide
dispute-stray = Quelque chose de { by-inside } dans { $sources } ({ $what }) n'appartient à aucune de ces parties ; ajoutez le journal de sa partie.
dispute-entry-kind = { $kind ->
    [charter] les conditions d'une partie
    [join] une adhésion
    [turn] un coup
    [answer] une part d'un jet
    [agree] un accord
    [resign] un abandon
    [claim] une réclamation
    [open] l'ouverture d'un plateau
    [save] des jetons gardés
    [post] une entrée sans coup
   *[ruling] une décision
}
dispute-slip-kind = { $kind ->
    [note] une remarque
    [claim] une réclamation de temps
    [resign] un abandon
    [offer] une offre
    [accept] une acceptation
    [order] un coup conditionnel
    [rekey] une nouvelle clé
    [extend] une prolongation
    [absence] un congé
    [received] un accusé de réception
   *[refill] une recharge de la pendule
}
dispute-evidence-written = La preuve est dans { $file }. Chacun peut la vérifier, sans les copies : { $command }
dispute-ssh-written = La preuve pour ssh-keygen est dans { $file }. Pour la vérifier sans ce programme : { $command }
dispute-summary-none = aucune partie : rien ne peut être jugé
dispute-summary = { $games ->
    [one] une partie
   *[other] { $games } parties
} : { $signers ->
    [0] { $wrong ->
        [0] pas de litige
        [one] une chose ne va pas ; il n'est prouvé de personne qu'il ait signé deux fois
       *[other] { $wrong } choses ne vont pas ; il n'est prouvé de personne qu'il ait signé deux fois
    }
    [one] il est prouvé que { $names } a signé deux fois
   *[other] il est prouvé que { $names } ont signé deux fois
}

dispute-letter-to = À { $names }
dispute-letter-game = Il s'agit de votre partie ({ $game }), commencée le { $date }. Son nom complet, sous lequel tous les programmes la connaissent, est
dispute-letter-copies = { $copies ->
    [one] On m'a remis un fichier à son sujet ({ $sources }), et j'en ai regardé chaque entrée.
   *[other] On m'en a remis { $copies } copies ({ $sources }), et je les ai comparées entrée par entrée.
}
dispute-letter-result = { $verdict ->
    [stops] Elles contiennent des entrées dont une seule peut être la suivante, et les règles ne disent pas laquelle : c'est à décider.
    [signed-twice] Quelqu'un a signé deux entrées dont une seule peut valoir, et c'est prouvé. La partie continue malgré tout.
    [invalid] Quelque chose n'y peut pas valoir. Cela ne compte pas, peu importe qui l'a apporté. Les raisons sont ci-dessous.
    [incomplete] Quelque chose n'y peut pas encore être jugé, car il manque une entrée que personne n'a remise.
    [fell-out] { $contested ->
        [yes] Elles diffèrent : ce qui a été décidé depuis a écarté quelques entrées, et le temps est en question.
       *[no] Elles diffèrent, et ce n'est la faute de personne : ce qui a été décidé depuis a écarté quelques entrées.
    }
    [behind] Elles concordent en tout ce qu'elles contiennent ; certaines ont seulement plus d'entrées que d'autres.
   *[same] { $copies ->
        [one] Il n'y a rien d'autre à quoi le comparer. En lui-même, il est en ordre.
       *[other] Elles sont identiques, à la lettre près.
    }
}
dispute-letter-contested = Quelqu'un dit que le temps est écoulé, ou les copies diffèrent sur le temps. Jusqu'à quand chacun de vous a du temps, et ce qui n'est que dans une copie, se trouve ci-dessus ; c'est l'arbitre qui décide de ce qui en résulte.
dispute-letter-agree = Il n'y a donc pas de quoi se disputer : ce qui a été remis concorde, aussi loin que cela va.
dispute-letter-why = Comment on peut le savoir. Chaque entrée d'une partie se termine par une signature. Elle se fait avec un secret qu'une seule personne possède, et elle ne convient qu'à ce texte-là : si un seul caractère change, elle ne convient plus. Ce qui sert à vérifier les signatures de chacun se trouve au début de la partie, où tous l'ont accepté. Et chaque entrée désigne la précédente par un nombre calculé à partir de tout son texte. À chaque moment, c'est à une seule personne d'écrire l'entrée suivante ; personne ne peut donc en glisser une, en ôter une ou en changer une sans que tous puissent le voir, et qui signe deux entrées pour la même place en a donné la preuve. Rien de cela ne repose sur ma parole : les mêmes fichiers donnent la même réponse à quiconque les vérifie avec le programme `adjudicate`, ou avec un autre.

fault-mismatch = la signature ne convient pas
fault-signature = { $author ->
    [referee] ce n'est pas la signature de l'arbitre sous ce texte : { $why }
   *[other] ce n'est pas la signature de { $author } sous ce texte : { $why }
}
hint-signature = l'entrée a été modifiée après la signature, ou signée avec une autre clé ; redemandez-la à son auteur
fault-slip-signature = la signature de `{ $by }` sur ce billet n'est pas authentique : { $why }
fault-seq = `seq` est { $seq }, alors que la place est celle de { $expected }
fault-prev = `prev` n'est pas l'identifiant de l'entrée précédente
fault-no-prev = `prev` manque ; seule la première entrée n'en a pas
fault-order = ici se trouve l'entrée { $seq }, alors que la place est celle de { $expected }
fault-link = l'entrée { $number } ne s'appuie pas sur la précédente
fault-position = la position après ce coup est `{ $right }`, pas `{ $written }`
fault-dice = les éléments donnent le jet `{ $right }`, pas `{ $written }`
fault-no-dice = cette entrée complète le jet `{ $right }`, et `dice` manque
fault-no-throw = cette entrée ne complète aucun jet, et n'a donc pas de `dice`
fault-unsigned = la ligne `sig` de l'entrée manque avant le début de la suivante
fault-long = une entrée a au plus 16 384 octets, et celle-ci continue
fault-cut = le journal s'arrête au milieu de cette entrée : sa ligne `sig` manque
fault-empty = le fichier est vide ; un journal commence par les conditions de la partie
fault-cut-short = le journal s'arrête après la ligne `---`, par laquelle commence une entrée
fault-first-line = { $found ->
    [blank] une entrée commence par la ligne `---`, et il y a ici une ligne vide
    [mark] une entrée commence par la ligne `---`, et il y a ici une marque d'ordre des octets
    [return] une entrée commence par la ligne `---`, et il y a ici un retour chariot ; les lignes finissent par LF seul
    [comment] une entrée commence par la ligne `---`, et il y a ici un commentaire
    [directive] une entrée commence par la ligne `---`, et il y a ici une directive
   *[other] une entrée commence par la ligne `---`, et il y a ici autre chose
}

# Les journaux de tournois
dispute-event = Tournoi "{ $event }" : { $verdict ->
    [signed-twice] signé deux fois
    [a-copy-is-invalid] une copie n'est pas valable
   *[the-copies-agree] les copies concordent
}
dispute-event-id = tournoi { $id }
dispute-event-copy = { $source } : { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}{ $standing ->
    [broken] , NON VALABLE à l'entrée { $number } : { $reason }
    [apart] , va son propre chemin à partir de l'entrée { $number }
    [behind] , en retard de { $number }
   *[whole] { "" }
} ; la dernière est { $head }
dispute-event-parts = Après l'entrée { $entry }, les journaux se séparent :
dispute-event-branch = { $number }. { $source } continue ainsi :
dispute-event-entry = entrée { $entry }  { $told } ; signée par { $by }, datée du { $at }
dispute-event-more = et { $number } de plus
dispute-event-twice = { $by } a signé deux fois : l'entrée { $entry } ({ $id }) dans { $one } et l'entrée { $second } ({ $second-id }) dans { $other }. Les deux signatures viennent de la clé { $key }, que nomme le règlement, et se trouvent derrière la même entrée ; seul un directeur écrit des entrées, aucune lettre de quelqu'un d'autre ne l'explique donc. Jusqu'à l'entrée { $after }, les deux journaux sont les mêmes.{ $handover ->
    [yes] { " " }Lors d'une passation, c'est celle du billet.
   *[no] { "" }
}
dispute-event-ways = Gardez les deux journaux tels quels : ils sont la preuve, et quiconque les a peut les examiner avec `adjudicate dispute`. Ce que donnent les parties ne dépend pas du directeur : `adjudicate event verify` y confronte l'un et l'autre journal. Lequel des deux continue, ce n'est pas au programme de le dire ; ceux qui jouent s'accordent là-dessus, ou tiennent un autre tournoi.
dispute-event-entry-id = entrée { $entry } : { $id }
dispute-no-event = { $source } : il n'y a pas de tournoi dedans : { $reason }
dispute-event-about = Il s'agit du tournoi "{ $event }", dirigé par { $name }.
dispute-event-agree = Les copies de son journal concordent, aussi loin qu'elles vont.
dispute-event-no-file = pour un tournoi, aucun fichier de preuves n'est écrit : ses deux journaux sont la preuve
dispute-event-summary = { $events ->
    [one] un tournoi
   *[other] { $events } tournois
} : { $signers ->
    [0] { $wrong ->
        [yes] quelque chose n'est pas valable ; il n'est prouvé de personne d'avoir signé deux fois
       *[no] pas de litige
    }
    [one] il est prouvé que { $names } a signé deux fois
   *[other] il est prouvé que { $names } ont signé deux fois
}

# Ce qu'a fait une entrée dans le journal d'un tournoi
event-deed-charter = le règlement de "{ $event }"
event-deed-enter = { $player } s'inscrit à { $sections }
event-deed-leaves = { $player } quitte { $section }
event-deed-leaves-event = { $player } quitte le tournoi
event-deed-leave = { $player } est en congé { $period }
event-deed-appeal = { $player } fait appel : "{ $text }"
event-deed-handover = { $player } dirige le tournoi à partir d'ici
event-deed-start = le tirage au sort est fait
event-deed-draw = le tirage de { $section }
event-deed-pair = { $section }, la ronde { $round } est appariée : { $boards }
event-deed-pairing = { $section }, la ronde { $round } est appariée à la main : { $boards }
event-deed-result = { $section }, ronde { $round }, table { $board } : le résultat est { $points }
event-deed-points = { $section }, ronde { $round }, table { $board } : il est décidé que les points sont { $points }
event-deed-rekey = { $player } a la clé { $key } à partir d'ici
event-deed-upheld = un appel est admis : { $decided }
event-deed-dismissed = un appel est rejeté
event-deed-claim = { $player } demande { $points } pour { event-board }
event-deed-consent = { $by } passe la main à { $player }
event-deed-post = des billets sont inscrits

# Remarques sur ce qui a été fourni
evidence-invalid = { $source } : comme preuve, ce n'est pas valable ({ $class }) et ne prouve rien : { $flaw } ; ses entrées sont examinées quand même
no-copies-here = { $directory } : ce répertoire ne contient aucune copie
copy-damaged = { $source } : aucune entrée dedans ; quelque chose d'abîmé s'y trouve : { $why }
copy-empty = { $source } : aucune entrée dedans
