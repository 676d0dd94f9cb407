# Les textes pour les directeurs de tournois en français ; le fichier anglais dit à quoi sert chaque clé.

status-entries-open = Les inscriptions sont ouvertes jusqu'au { $date }.
status-entries-closed = Les inscriptions ont été closes le { $date } ; le directeur ouvre maintenant le tournoi.
status-can-draw = peut être tiré au sort : `adjudicate event draw { $section }`
status-cannot-draw = ne peut pas encore être tiré au sort : { $reason }
status-entered = inscrits : { $names }
status-excluded = { $name } a été exclu le { $time } : "{ $reason }"
status-withdrew = { $name } s'est retiré le { $time }
status-free = exempts à la ronde { $round }, à leur demande : { $names }
status-waiting = attendent une place : { $names }
status-silent = { $name } ne donne pas signe de vie et n'est pas apparié avant d'avoir écrit
status-board = ronde { $round }, table { $board } ({ $players }) : { $state }
status-no-game = sa partie n'est pas ici
status-result = finie ; `adjudicate event collect` enregistre le résultat
status-act = { $duty ->
    [join] rejoindre la partie
    [reveal] donner sa part du jet
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
    [pending] appel de { $name } (entrée { $entry }) contre { act } ; jugement attendu jusqu'au { $date } : `adjudicate event verdict { $entry }`
    [upheld] appel de { $name } (entrée { $entry }) contre { act } : admis par le jugement de l'entrée { $verdict }
    [dismissed] appel de { $name } (entrée { $entry }) contre { act } : rejeté par le jugement de l'entrée { $verdict }
   *[lapsed] appel de { $name } (entrée { $entry }) contre { act } : rejeté, faute de jugement
}
status-claim = { $name } demande { $points } pour { event-board } (entrée { $entry }) : `adjudicate event rule points` répond
status-appealable = on peut faire appel contre { act } (entrée { $entry }) jusqu'au { $date }

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
director-appeal = Il vise l'entrée { $entry } du { $date }. Les motifs : "{ $reasons }".
director-committee = { $committee ->
    [none] Le jury tranche d'ici au { $date }.
   *[other] { $committee } tranche d'ici au { $date }.
}
director-correct = D'ici là, vous pouvez corriger vous-même par `adjudicate event rule`.
director-claim-title = une demande de { $name } pour { event-board }
director-claim = L'analyse : "{ $analysis }".
director-claim-answer = `{ $command }` répond à toutes les demandes sur cette table.
director-draw-title = le tirage au sort attend un tirage public
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

ask-enter = Inscrire { $name } dans { $list } ?
ask-enter-with-mail = Inscrire { $name } dans { $list }, avec le courrier à { $mail } ?
ask-enter-without-mail = Inscrire { $name } dans { $list }, sans adresse pour les plateaux et les nouvelles ?
ask-withdraw = Retirer { $player } du tournoi ?
ask-withdraw-section = Retirer { $player } de { $section } ?
ask-away = Signer que { $player } est en congé { $away } ?
ask-remark = Écrire cette remarque dans le journal ?
ask-rekey = Remplacer votre clé dans le tournoi par { $fingerprint } ?
ask-handover = Passer la direction du tournoi à { $to }, et n'y plus rien signer ?
ask-take-over = Diriger désormais le tournoi, sous le nom de { $name } ?
ask-appeal = Faire appel contre { act } ?
ask-appeal-of = Noter que { $name } fait appel contre { act } ?
ask-claim = Demander ces points pour la table { $board } de la ronde { $round } ?
ask-uphold = L'appel de { $by } contre { act }. L'admettre : { $change } ?
ask-dismiss = L'appel de { $by } contre { act }. Le rejeter ?
ask-reasons = vos motifs, que tous liront :
ask-analysis = votre analyse, que tous liront :
ask-charter = Signer ce règlement ?
ask-start = Commencer avec { $number } joueurs ? Plus personne ne pourra s'inscrire ensuite.
ask-rule-points = Décider de ces points pour { $place } ?
ask-rule-bye = Exempter { $player } à la ronde { $round } de { $section }, pour un demi-point ?
ask-rule-exclude = Exclure { $name } du tournoi ?
ask-rule-readmit = Laisser { $name } participer de nouveau ?
ask-rule-rekey = Décider que { $player } a la clé { $fingerprint } ?
ask-rule-substitute = Décider que { $person } prend la place de { $player } ?
ask-rule-unpair = Annuler l'appariement de la ronde { $round } de { $section } ?
ask-rule-reopen = Retirer les points de la table { $board } de la ronde { $round } de { $section } ?
ask-rule-close = Clore { $section }, avec une perte pour tous à chaque table en cours ?

ask-new-event = Comment s'appelle le tournoi ?
ask-new-name = Votre nom dans son journal :
ask-new-mail = Votre adresse électronique :
ask-new-closes = Jusqu'à quand peut-on s'inscrire (2027-01-08T12:00:00Z, ou 2027-01-08) ?
ask-new-draw = Un tirage public après cette date, dont les nombres entrent dans le tirage au sort (peut être vide) :
ask-new-section = Encore un groupe ?
ask-new-game = Groupe { $number } : quel jeu ({ $games }) ?
ask-new-section-name = Comment s'appelle le groupe ({ $name }) ?
ask-new-system = Quel système ({ $systems }) ?
ask-new-rounds = Combien de rondes ?
ask-new-byes = Dans combien d'entre elles un joueur peut-il demander d'être exempt, pour un demi-point (0 pour aucune) ?
ask-new-level = Qui passe après une partie nulle ({ $words }, dans leur ordre) ?
ask-new-seats = Combien de joueurs à une table (2 à 4) ?
ask-new-pairing = Apparier par fide-dutch-2026, ou par couplage (matching) ?
ask-new-tiebreaks = Départages, dans leur ordre ({ $words }) :
ask-new-clock = Jours par coup, pour le courrier, de grâce (14,4,30 ; peut être vide) :
ask-new-options = Options du jeu (KEY=VALUE KEY=VALUE ; peut être vide) :
ask-new-series = Les jetons gardés suivent-ils leurs joueurs de ronde en ronde ?

charter-director = directeur : { $name } ({ $mail }), arbitre de toutes les parties ; signe avec { $key }
charter-entries = inscriptions jusqu'au { $date }
charter-appeals = { $days ->
    [one] appels : dans un délai de { $days } jour à { $committee }, qui signe avec { $key }
   *[other] appels : dans un délai de { $days } jours à { $committee }, qui signe avec { $key }
}
charter-deputies = adjoints, à qui le directeur peut passer la direction : { $names }
charter-draw = tirage : par le nombre scellé du directeur et toutes les inscriptions
charter-public-draw = tirage : par le nombre scellé du directeur et le tirage public "{ $draw }"

told-entry-signed = L'entrée { $entry } est signée.
told-slip-signed = Le billet est signé.
told-slip-counts = Il comptera quand le directeur l'aura inscrit : envoyez ceci à { $address }.
told-slip-sent = Le billet est signé et envoyé à { $address }. Il comptera quand le directeur l'aura inscrit.
told-slip-known = Ce que veut { $name } est déjà dans le journal.
told-slip-written = L'entrée { $entry } contient le billet de { $name }.
told-event-new = Le tournoi est dans { $file }. Envoyez ce fichier à tous ceux qui pourraient vouloir jouer ; on s'inscrit par `adjudicate event enter`.
told-numbered = { $section } : { $players }
told-round = { $section }, ronde { $round } :
told-preview = { $section }, ronde { $round } (rien n'est signé) :
told-seat = { $float ->
    [up] { $name } ({ $points }, flotteur montant de { $by })
    [down] { $name } ({ $points }, flotteur descendant de { $by })
   *[none] { $name } ({ $points })
}
told-passed-over = { $why ->
    [met] { $name } ne rencontre pas { $other } : ils se sont rencontrés à la ronde { $round }
    [forbidden] { $name } ne rencontre pas { $other } : le règlement les sépare
    [same-turn] { $name } ne rencontre pas { $other } : les deux auraient le même trait
   *[whole-round] { $name } ne rencontre pas { $other } : l'ensemble de la ronde est meilleur sans cette paire
}
told-charters = Leurs conditions sont dans { $directory }. Le serveur les envoie (`adjudicate mail serve`), ou `--send`, ou envoyez-les vous-même aux joueurs.
told-result = { $section }, ronde { $round }, table { $board } : { $points }
told-result-again = { told-result } (au lieu du résultat précédent)
told-no-results = Aucune partie ne s'est terminée depuis les derniers résultats.
told-leave-signed = Le congé de { $name } est signé pour { $game } ; `adjudicate send { $game }` l'envoie.
told-leave-refused = Le congé de { $name } est impossible dans { $game } : { $reason }.
told-no-game = { $file } : aucune partie de ce tournoi
told-log-invalid = { $file } n'est pas valable et n'a pas été pris
told-site = Écrit : { $file } et { $number ->
    [one] { $number } autre fichier
   *[other] { $number } autres fichiers
}.

announce-subject = vous pouvez vous inscrire
announce-enter = `participer { $section }`
announce-or = { $start } ou { $last }
announce-invites = { $director } vous invite au tournoi "{ $event }". Pour vous inscrire, répondez par { $enter }.
announce-closes = Les inscriptions ferment le { $date }.
announce-how = Pour vous inscrire : répondez à ce message, à { $address } seulement, par { $enter }, seul sur une ligne. Il ne vous faut rien que votre logiciel de courrier. On vous demande de confirmer ; puis vos parties arrivent par courrier, et vous y répondez par vos coups.
announce-program = Si vous avez le programme : enregistrez le fichier joint, et lancez `adjudicate event enter FILE --name NAME --send`.
announce-question = Annoncer "{ $event }" à { $addresses } ?
announce-done = "{ $event }" est annoncé à { $addresses }.

slip-kind = { $kind ->
    [enter] une inscription
    [withdraw] un retrait
    [leave] un congé
    [note] une remarque
    [rekey] une nouvelle clé
    [appeal] un appel
    [verdict] un jugement
    [adjudicate] une demande
   *[handover] une passation
}
slip-title = { slip-kind } de { $name }
slip-letter = Pour le tournoi "{ $event }" : { slip-title }.
slip-letter-block = Le bloc ci-dessous est le billet signé ; laissez-le tel quel.

verified-counts = { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, dernière entrée { $head }
verified-valid = { $stands ->
    [over] { $file } : valable, fini : { $event } ; { verified-counts }
   *[running] { $file } : valable, en cours : { $event } ; { verified-counts }
}
verified-invalid = { $findings ->
    [one] { $file } : NON VALABLE : une chose ne concorde pas ; { verified-counts }
   *[other] { $file } : NON VALABLE : { $findings } choses ne concordent pas ; { verified-counts }
}
verified-put-out = { event-board } : une décision dans la partie a écarté l'entrée jusqu'à laquelle ses points comptent ; `adjudicate event rule reopen` retire les points, `adjudicate event collect` enregistre le prochain résultat de la partie
verified-later = { $number ->
    [one] { event-board } : une entrée de plus
   *[other] { event-board } : { $number } entrées de plus
}
verified-gone-on = { $keeps ->
    [otherwise] { verified-later } depuis que le résultat est enregistré, et des joueurs gardent d'autres jetons depuis ; ce qu'ils gardaient avant compte jusqu'à ce que le résultat soit de nouveau enregistré
   *[same] { verified-later } depuis que le résultat est enregistré
}
verified-gone-on-ruled = { $keeps ->
    [otherwise] { verified-later } depuis la décision, et des joueurs gardent d'autres jetons depuis ; ce qu'ils gardaient avant compte jusqu'à ce que le résultat soit de nouveau enregistré
   *[same] { verified-later } depuis la décision
}
verified-undone = { $file } : une décision a annulé son appariement, et ses coups ne comptent pas
verified-others = { $number ->
    [one] une autre partie du dossier n'a pas de part à ce tournoi
   *[other] { $number } autres parties du dossier n'ont pas de part à ce tournoi
}
told-verifying-games = vérification des parties { $bar } { $done } sur { $all }, encore { $left }
told-ratings-valid = { $file } : valable, { $ratings ->
    [one] { $ratings } cote
   *[other] { $ratings } cotes
} de { $events ->
    [one] { $events } tournoi
   *[other] { $events } tournois
}
told-nobody-rated = personne n'a de cote pour commencer : --list FICHIER nomme une liste, ou prenez --method glicko-2
told-report = { $file } contient le rapport de { $section }.
told-paired-alike = { $rounds ->
    [one] La seule ronde est appariée comme { $system } l'apparie.
   *[other] Les { $rounds } rondes sont toutes appariées comme { $system } les apparie.
}
told-report-pairs = ronde { $round } : le rapport a { $pairs }
told-system-pairs = ronde { $round } : { $system } a { $pairs }
told-system-fails = ronde { $round } : { $system } n'a pas d'appariement : { $reason }

ask-forfeit = Décider que { $player } perd ?
ask-result = Décider que le résultat est `{ $result }` ?
ask-here = Décider que la partie continue ici ?
ask-extend = Donner à { $player } { $days ->
    [one] un jour de plus
   *[other] { $days } jours de plus
} ?
grounds-claimed = { $by } affirme { $since } que le temps de { $player } est écoulé.
grounds-unclaimed = Personne n'affirme que le temps de { $player } est écoulé.
