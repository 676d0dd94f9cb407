# Les textes pour les directeurs de tournois en français ; le fichier anglais dit à quoi sert chaque clé.

status-entries-open = Les inscriptions sont ouvertes jusqu'au { $date }.
status-entries-closed = Les inscriptions ont été closes le { $date } ; le directeur ouvre maintenant le tournoi.
status-can-draw = peut être tiré au sort : `adjudicate event draw { $section }`
status-cannot-draw = ne peut pas encore être tiré au sort : { $reason }
status-entered = inscrits : { $names }
status-excluded = { $name } a été exclu le { $time } : { $reason }
status-withdrew = { $name } s'est retiré le { $time }
status-free = exempts à la ronde { $round }, à leur demande : { $names }
status-waiting = attendent une place : { $names }
status-silent = { $name } ne donne pas signe de vie et n'est pas apparié avant d'avoir écrit
status-board = ronde { $round }, table { $board } ({ $players }) : { $state }
status-no-game = sa partie n'est pas ici
status-result = finie ; `adjudicate event collect` enregistre le résultat
status-act = { $duty ->
    [join] rejoindre la partie
    [reveal] donner sa part du lancer
    [open] ouvrir son plateau
    [save] dire combien de jetons restent
   *[turn] jouer
}
status-duty = { $state ->
    [today] { $name } doit { status-act } depuis le { $since }, EN RETARD depuis aujourd'hui
    [late] { $name } doit { status-act } depuis le { $since }, EN RETARD de { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
    [until] { $name } doit { status-act } depuis le { $since }, jusqu'au { $until }
   *[open] { $name } doit { status-act } depuis le { $since }
}
status-round-complete = la ronde { $round } est complète : `adjudicate event pair --section { $section }`
status-appeal = { $state ->
    [pending] appel de { $name } (inscription { $entry }) contre { act } ; jugement attendu jusqu'au { $date } : `adjudicate event verdict { $entry }`
    [upheld] appel de { $name } (inscription { $entry }) contre { act } : admis par le jugement de l'inscription { $verdict }
    [dismissed] appel de { $name } (inscription { $entry }) contre { act } : rejeté par le jugement de l'inscription { $verdict }
   *[lapsed] appel de { $name } (inscription { $entry }) contre { act } : rejeté, faute de jugement
}
status-claim = { $name } demande { $points } pour { event-board } (inscription { $entry }) : `adjudicate event rule points` répond
status-appealable = on peut faire appel contre { act } (inscription { $entry }) jusqu'au { $date }

times-none = Aucune partie en cours n'a de pendule.
times-line = { $name } ({ $section }, ronde { $round }, table { $board }) : { $facts }
times-due = doit { status-act } depuis le { $since }
times-waits = attend
times-until = jusqu'au { $time }
times-until-grace = avec tous les délais de grâce jusqu'au { $time }
times-over = TEMPS ÉCOULÉ
times-grace-left = { $days ->
    [one] encore { $days } jour de grâce
   *[other] encore { $days } jours de grâce
}
times-clock = pendule { $clock }
times-reserve = réserve { $reserve }
times-charged = compté jusqu'ici { $charged }
times-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
times-silent = silence de { $used } sur { times-days }
times-away = { $year ->
    [none] congés { $used } sur { times-days }
   *[other] congés { $used } sur { times-days } en { $year }
}

director-subject = pour le directeur : { $title }
director-subject-several = pour le directeur : { $number } choses vous attendent
director-status = `adjudicate event status` montre tout ce qui attend.
director-line = { $title } : { $text }
director-appeal-title = un appel de { $name } contre { act }
director-appeal = Il vise l'inscription { $entry } du { $date }. Les motifs : "{ $reasons }".
director-committee = { $committee ->
    [none] Le jury tranche d'ici au { $date }.
   *[other] { $committee } tranche d'ici au { $date }.
}
director-correct = D'ici là, vous pouvez corriger vous-même par `adjudicate event rule`.
director-claim-title = une demande de { $name } pour { event-board }
director-claim = L'analyse : "{ $analysis }".
director-claim-answer = `{ $command }` répond à toutes les demandes sur cette table.
director-draw-title = le tirage attend un tirage public
director-draw = Les inscriptions sont closes. `adjudicate event start --numbers "..."` prend les nombres de "{ $draw }".
director-left-title = { $name } a quitté { event-board }
director-left = La table reste en cours jusqu'à la fin de sa partie ou jusqu'à votre décision.
director-left-rule = `{ $command }` en décide.
director-seat-title = la place de { $name } dans { $section } est libre
director-seat = { $name } attend une place. `adjudicate event rule substitute { $player } --waiting { $first } --reason "..."` la lui donne.
director-time-title = le temps de { $name } est écoulé à { event-board }
director-time = `adjudicate rule forfeit { $name } --for-time --game { $file }` finit la partie.

grounds-nothing-due = { $name } n'a rien à faire maintenant.
grounds-no-time = Les conditions ne fixent pas de temps pour cela.
grounds-time-left = Le temps pour cela n'est pas écoulé.
grounds-in-grace = Le temps pour cela s'est écoulé le { $date }, mais le délai de grâce court jusqu'au { $grace }.
grounds-time-over = Le temps pour cela, délais de grâce compris, s'est écoulé le { $date }.
grounds-away = { $name } a annoncé son congé { $period }.
