# Ce qu'affichent les commandes des joueurs ; le fichier anglais dit à quoi sert chaque clé.

game-and-players = { $game } : { $players }
player-left = parti

games-yours = À vous de jouer :
games-waiting = Aux autres de jouer :
games-running = En cours :
games-over = Terminées :
games-none = Il n'y a pas de partie ici. `adjudicate new` en commence une, et `adjudicate import` lit une lettre.
games-copies = la même partie, et rien de plus : { $files }
games-file = dans { $file }

how = { $act ->
    [join] Pour rejoindre la partie : `{ $command }`.
    [give] Pour la donner : `{ $command }`.
    [roll] Pour lancer les dés : `{ $command }`.
    [only] Seul { $move } est possible : `{ $command }`.
    [play] Pour jouer : `{ $command }`.
    [open] Pour l'ouvrir : `{ $command }`.
    [save] Pour le dire : `{ $command }`.
    [record] Pour l'inscrire : `{ $command }`.
   *[accept] Pour accepter : `{ $command }`.
}
offer-asks = L'offre de { $by } attend votre réponse : `{ $command }`. Pour la refuser, continuez à jouer.
offer-agreed = Tous sont d'accord : `{ $command }` l'exécute.

show-rolled = Dés : { $dice }
show-opened = Ouvert : { $file }.
written = Écrit : { $files }.

waiting-slips = À inscrire avec le prochain coup :
waiting-slip = { $number ->
    [0] { $id } : { $told }
    [one] { $id } : { $told } ; { $names } peut accepter
   *[other] { $id } : { $told } ; { $names } peuvent accepter
}
slip-lapsed = { $told } (caduc : la partie a continué depuis)
slip-not-now = { $told } (ne peut pas être inscrit maintenant : { $reason })
agrees-to = { $by } est d'accord : { $offer }
agrees-to-unknown = { by-start } accepte l'offre { $id }.
ordered-answer = { by-start } répond à `{ $when }` par `{ $then }`, si c'est joué.
ordered-next = Le prochain coup joué par { by-inside } est `{ $then }`, s'il est alors permis.
received = { by-start } a reçu { $id } le { $had }.

undecided-entries = { $entries ->
    [one] quelle inscription numéro { $number } compte
   *[other] laquelle des { $entries } inscriptions numéro { $number } compte
}
stopped = La partie s'est arrêtée après l'inscription { $entry } : { $entries } inscriptions s'y contredisent, et personne ne peut jouer après aucune d'elles.
stopped-before = { $followed ->
    [yes] { $told }  ({ $id }, que suit ce journal)
   *[no] { $told }  ({ $id })
}
signed-twice = { $name } a signé deux fois.
signed-twice-replaced = { $name } a signé deux fois. Une décision a remplacé une clé de ce nom : c'était peut-être un voleur.
dispute-shows = { $way ->
    [ruling] `adjudicate dispute { $file }` le montre, et dit ce que peut faire une décision.
    [agreement] `adjudicate dispute { $file }` le montre, et dit comment les joueurs peuvent convenir d'un arbitre.
   *[none] `adjudicate dispute { $file }` le montre.
}

more = { $number } de plus
entries-numbered = { $number ->
    [one] inscription { $entries }
   *[other] inscriptions { $entries }
}
remark-backdated = avec une date antérieure à l'inscription précédente : { entries-numbered }
remark-received = inscription { $entry } : datée du { $said }, reçue le { $had } ; compte comme postée le { $posted }
remark-clock = pendule : { $name } : { $clock }
player-clock = { $time }{ $reserve ->
    [none] { "" }
   *[other] , et { $reserve } de réserve
}, après { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
}{ $overstepped ->
    [yes] ; le temps a été dépassé
   *[no] { "" }
}
remark-early-forfeit = inscription { $entry } : { $name } perd la partie, alors que le temps courait jusqu'au { $until }
remark-cancelled = parts d'un lancer annulées dans l'inscription { $entry }, à cause de { $names }
remark-scribed = écrit par l'arbitre pour { $name } : { entries-numbered }
period = { $dated ->
    [yes] du { $from } au { $until } ({ $days ->
        [one] { $days } jour
       *[other] { $days } jours
    })
   *[no] du { $from } au { $until }
}
remark-away = en congé : { $name } { $periods }{ $limited ->
    [yes] ; il reste { $left } sur { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
   *[no] { "" }
}
remark-replaced = clé remplacée par une décision : { $name }
remark-unaudited = { $number ->
    [one] plateau caché pas encore ouvert, donc pas contrôlé
   *[other] plateaux cachés pas encore ouverts, donc pas contrôlés
} : { $names }
remark-forfeited = a perdu après la fin : { $name }
remark-audit = à la dernière place, car le plateau caché ne passe pas le contrôle : { $name } ({ $reason })
remark-kept = jetons gardés pour la prochaine partie : { $tokens }
remark-carries = reprend les jetons de la partie { $game } jusqu'à son inscription { $head } ({ $tokens }) : pas contrôlé ici ; `adjudicate ledger` le contrôle avec le fichier de cette partie
