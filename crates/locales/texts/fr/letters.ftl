# Les textes des lettres en français ; le fichier anglais dit à quoi sert chaque clé.

list = { $start } et { $last }
list-of-none = personne

name-start = { $name ->
    [the-referee] L'arbitre
   *[other] { $name }
}
name-inside = { $name ->
    [the-referee] l'arbitre
   *[other] { $name }
}
by-start = { $by ->
    [the-referee] L'arbitre
   *[other] { $by }
}
by-inside = { $by ->
    [the-referee] l'arbitre
   *[other] { $by }
}
player-inside = { $player ->
    [the-referee] l'arbitre
   *[other] { $player }
}

month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
weekday = { $weekday ->
    [1] lundi
    [2] mardi
    [3] mercredi
    [4] jeudi
    [5] vendredi
    [6] samedi
   *[7] dimanche
}
day-of-month = { $day ->
    [1] 1er
   *[other] { $day }
}
date = { $year ->
    [0] { day-of-month } { month }
   *[other] { day-of-month } { month } { $year }
}
moment = { day-of-month } { month } { $year }, { $time } UTC
span = { $unit ->
    [day] { $number ->
        [one] { $number } jour
       *[other] { $number } jours
    }
    [hour] { $number ->
        [one] { $number } heure
       *[other] { $number } heures
    }
   *[minute] { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
}
grace = { $grace-unit ->
    [day] { $grace ->
        [one] { $grace } jour
       *[other] { $grace } jours
    }
    [hour] { $grace ->
        [one] { $grace } heure
       *[other] { $grace } heures
    }
   *[minute] { $grace ->
        [one] { $grace } minute
       *[other] { $grace } minutes
    }
}
left = encore { span }
too-late = { span } de retard
since-today = { $clock ->
    [none] depuis aujourd'hui
   *[other] depuis aujourd'hui à { $clock }
}
since-yesterday = { $clock ->
    [none] depuis hier
   *[other] depuis hier à { $clock }
}
since-weekday = { $clock ->
    [none] depuis { weekday }
   *[other] depuis { weekday } à { $clock }
}
since-date = depuis le { $date }
clock-left = { $since }, { $left }
clock-grace = { $since }, { $left }, avec un délai de grâce de { grace }

task-join = Lisez les conditions et rejoignez la partie.
task-move = C'est à vous de jouer.
task-move-dice = C'est à vous de jouer : vous avez lancé { $dice }.
task-roll = Lancez les dés.
task-roll-first = Lancez les dés pour savoir qui commence.
task-roll-or-double = Lancez-vous les dés, ou doublez-vous ?
task-answer-double = { by-start } double à { $stake }. Acceptez-vous, ou refusez-vous ?
task-answer-offer = { by-start } propose { $offer }. Acceptez, ou continuez à jouer.
task-give-share = { name-start } attend votre part du jet.
task-give-share-first = Il manque votre part du jet qui décide qui commence.
task-save = Combien de jetons gardez-vous ?
task-open = Ouvrez votre plateau pour que les autres puissent le vérifier.
task-record-end = { $ending } Inscrivez-le pour terminer la partie.

waits-join = { name-start } doit encore rejoindre la partie{ $clock }.
waits-move = C'est à { name-inside } de jouer{ $clock }.
waits-move-dice = { name-start } a lancé { $dice } et doit jouer{ $clock }.
waits-roll = { name-start } doit lancer les dés{ $clock }.
waits-roll-first = { name-start } doit lancer les dés pour savoir qui commence{ $clock }.
waits-roll-or-double = { name-start } doit lancer les dés ou doubler{ $clock }.
waits-answer-double = { name-start } doit répondre au double{ $clock }.
waits-answer-offer = { by-start } propose { $offer }. { name-start } doit répondre{ $clock }.
waits-give-share = { name-start } doit encore donner sa part du jet, que { player-inside } attend{ $clock }.
waits-give-share-first = { name-start } doit encore donner sa part du jet qui décide qui commence{ $clock }.
waits-save = { name-start } doit dire combien de jetons sont gardés{ $clock }.
waits-open = { name-start } doit ouvrir le plateau{ $clock }.
waits-record-end = { $ending } { name-start } doit encore l'inscrire{ $clock }.

writes-join = { name-start } doit rejoindre la partie ; vous l'inscrivez.
writes-move = C'est à { name-inside } de jouer ; vous l'inscrivez.
writes-move-dice = { name-start } a lancé { $dice } et doit jouer ; vous l'inscrivez.
writes-roll = { name-start } doit lancer les dés ; vous l'inscrivez.
writes-roll-or-double = { name-start } doit lancer les dés ou doubler ; vous l'inscrivez.
writes-answer-double = { name-start } doit répondre au double ; vous l'inscrivez.
writes-answer-offer = { name-start } doit répondre à l'offre faite par { by-inside } ; vous l'inscrivez.
writes-give-share = { name-start } doit donner sa part du jet ; vous l'inscrivez.
writes-save = { name-start } doit dire combien de jetons sont gardés ; vous l'inscrivez.
writes-open = { name-start } doit ouvrir le plateau ; vous l'inscrivez.

undecided-referee = L'arbitre doit d'abord décider : { $about }.
undecided-players = Les joueurs doivent s'entendre sur un arbitre, qui décide : { $about }.

answer-offer-move = { by-start } propose { $offer }. Répondez `accepter`, ou jouez votre coup.
answer-offer-play-on = { by-start } propose { $offer }. Répondez `accepter`, ou continuez à jouer.
asked-by-name = { name-start } : { $task }
answer-by = Merci de répondre avant la fin du { $date }.

time-left = { $own ->
    [yes] Il vous reste { span }.
   *[no] { name-start } a encore { span }.
}
time-left-grace = { $own ->
    [yes] Il vous reste { span }, puis un délai de grâce de { grace }.
   *[no] { name-start } a encore { span }, puis un délai de grâce de { grace }.
}
time-used-up = { $own ->
    [yes] Votre temps est écoulé ; il vous reste un délai de grâce de { grace }.
   *[no] { name-start } n'a plus de temps ; il reste un délai de grâce de { grace }.
}
time-over = { $own ->
    [yes] Votre temps et tout le délai de grâce sont écoulés.
   *[no] { name-start } n'a plus ni temps ni délai de grâce.
}

time-over-without-grace = { $own ->
    [yes] Votre temps est écoulé.
   *[no] { name-start } n'a plus de temps.
}

notice-near = Rappel pour { name-inside } : le temps se termine le { date }.
notice-half = Rappel pour { name-inside } : la moitié du temps est passée ; il se termine le { date }.
notice-silence = Rappel pour { name-inside } : rien n'est arrivé depuis le { date }, soit depuis { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
notice-passed = { name-start } n'a plus de temps depuis le { date } ; le délai de grâce court maintenant.
notice-grace-over = { name-start } n'a plus ni temps ni délai de grâce depuis le { date }.
notice-over = { name-start } n'a plus de temps depuis le { date }.
notice-silent = { name-start } n'a rien envoyé depuis le { date }, soit depuis { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}. Selon les conditions de cette partie, l'arbitre peut la décider pour cela.
notice-claim = Les autres peuvent le réclamer : `adjudicate claim timeout { $player }`.
notice-claim-in-words = Les autres peuvent le réclamer en écrivant `réclamer le temps { $player }` seul sur une ligne. L'arbitre décide.
notice-away = Pour un congé : `adjudicate away` avec le premier jour, `to`, le jour de votre retour et `--send`.
notice-away-event = Pour un congé : `adjudicate event away` avec le premier jour, `to`, le jour de votre retour et `--send`.
notice-away-in-words = Pour un congé, écrivez `absent du`, le premier jour, `au` et le jour de votre retour.

stock = { $own ->
    [yes] Votre pendule : encore { $clock }{ stock-reserve }.
   *[no] La pendule de { name-inside } : encore { $clock }{ stock-reserve }.
}
stock-reserve = { $reserve ->
    [none] { "" }
   *[other] , et { $reserve } de réserve
}

# Après « propose »
offer = { $offer ->
    [draw] la nulle
    [takeback] de revenir à la position après l'entrée { $entry }
    [take-back-move] de reprendre { $move }
    [before-move] de revenir à la position avant { $move }
    [result] le résultat `{ $result }`
    [referee] un arbitre avec la clé { $key }
    [end] de terminer et de compter les points
    [prisoners] de rendre les prisonniers
    [concede] de concéder ce jeu
    [concede-gammon] de concéder ce jeu comme gammon
   *[concede-backgammon] de concéder ce jeu comme backgammon
}
offer-waits = { by-start } propose { $offer }. Répondez `accepter` ou `refuser`, ou continuez à jouer quand c'est votre tour.
offers-wait = Répondez à l'une de ces offres par `accepter` ou `refuser`, ou continuez à jouer quand c'est votre tour :
offer-made = { by-start } propose { $offer }

end-you-won = Vous avez gagné : { $reason } ({ $clause }).
end-you-lost = Vous avez perdu contre { $winner } : { $reason } ({ $clause }).
end-other-won = { $winner } a gagné : { $reason } ({ $clause }).
end-nobody-won = Personne n'a gagné : { $reason } ({ $clause }).
end-draw = Partie nulle : { $reason } ({ $clause }).
end-points = Points : { $points }.
end-shared = { $names } se partagent la victoire, { $reason }

rolled = { by-start } a lancé { $dice }.
played = { by-start } a joué { $move }.
rolled-and-played = { by-start } a lancé { $dice } et joué { $move }.
dice-decided = Les dés ont décidé qui commence ({ $dice }) : { $player }.
dice-show = Les dés montrent { $dice }.
chose-to-roll = { by-start } a choisi de lancer les dés.
doubled = { by-start } a doublé.
took-double = { by-start } a accepté le double.
dropped-double = { by-start } a refusé le double.
proposed-game = { by-start } propose une partie : { $game }.
joined = { by-start } a rejoint la partie.
did-resign = { by-start } a abandonné.
claimed-draw = { by-start } a réclamé la nulle.
saved = { by-start } garde { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} pour la prochaine partie.
opened-board = { by-start } a ouvert le plateau scellé.
agreed-takeback = Tous ont accepté de revenir à une position antérieure, comme { by-inside } l'avait proposé.
agreed-offer = Tous ont accepté l'offre faite par { by-inside } : { $offer }.
all-agreed = Tous sont d'accord.
ruled-forfeit = L'arbitre a décidé : { player-inside } perd la partie. Le motif : « { $reason } »
ruled-result = L'arbitre a décidé : le résultat est { $result }. Le motif : « { $reason } »
ruled-key = L'arbitre a décidé : { player-inside } a une nouvelle clé. Le motif : « { $reason } »
ruled-here = L'arbitre a décidé : la partie continue à partir d'ici. Le motif : « { $reason } »
writes = { by-start } écrit : "{ $say }"
told-timeout = { by-start } a signalé à l'arbitre que { player-inside } n'a plus de temps.
offered-takeback = { by-start } a proposé de revenir à une position antérieure.
offered = { by-start } a proposé { $offer }.
changed-key = { by-start } a une nouvelle clé.
gave-days = { by-start } a donné à { player-inside } { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} de plus.
is-away = { by-start } sera en congé du { $from } au { $until } ({ $days ->
    [one] { $days } jour
   *[other] { $days } jours
}).
is-away-undated = { by-start } sera en congé du { $from } au { $until }.
received-later = L'arbitre a reçu le { $had } le coup daté du { $said }.
refilled = { by-start } a pris { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
} de la réserve pour la pendule.

subject = { $turn ->
    [0] [adjudicate] { $game } : { $next }
   *[other] [adjudicate] { $game } : coup { $turn }, { $next }
}
next-over = partie terminée
next-won = partie terminée, { $winner } a gagné
next-join = { $number ->
    [one] { name-inside } doit rejoindre la partie
   *[other] { name-inside } doivent rejoindre la partie
}
next-roll = { $number ->
    [one] { name-inside } doit lancer les dés
   *[other] { name-inside } doivent lancer les dés
}
next-move = c'est à { name-inside } de jouer
next-open = { $number ->
    [one] { name-inside } doit ouvrir le plateau
   *[other] { name-inside } doivent ouvrir le plateau
}
next-save = { $number ->
    [one] { name-inside } doit dire ce qui est gardé
   *[other] { name-inside } doivent dire ce qui est gardé
}
place = { $event }, { $section }, ronde { $round }, table { $board }
some-event = un tournoi
headline = { $game } : { $players }.
plays = { $role ->
    [white] { $name } a les Blancs
    [black] { $name } a les Noirs
    [Purple] { $name } joue Pourpre
    [Gold] { $name } joue Or
    [red] { $name } joue en rouge
    [blue] { $name } joue en bleu
    [green] { $name } joue en vert
    [yellow] { $name } joue en jaune
    [orange] { $name } joue en orange
    [violet] { $name } joue en violet
    [brown] { $name } joue en brun
   *[other] { $name } joue { $role }
}
foot-entry = Entrée { $number } : { $told }
id-begins = L'identifiant de la partie commence par { $id }.

mark = === Merci d'écrire votre réponse au-dessus de cette ligne ===
how-to-answer = Pour répondre : répondez à ce message et écrivez votre coup seul sur la première ligne. L'arbitre l'inscrit et signe pour vous. Si vous ajoutez une remarque, mettez-la derrière le coup, entre guillemets.
how-to-answer-such = Pour répondre : répondez à ce message et écrivez votre coup seul sur la première ligne, par exemple `{ $move }`. L'arbitre l'inscrit et signe pour vous. Si vous ajoutez une remarque, mettez-la derrière le coup, entre guillemets.
not-your-turn = Ce n'est pas à vous de jouer. Vous pouvez quand même répondre par une des commandes ci-dessous, seule sur une ligne.
you-have-a-key = Ce que vous répondez en mots est jugé et montré, mais pas inscrit : vous avez une clé et signez vous-même. Un coup seul sur une ligne montre la position qui en résulte ; `coups`, `plateau`, `règles`, `historique` et `aide` reçoivent aussi une réponse.
commands = Vous pouvez aussi écrire, seul sur une ligne :
command-rules = voir les règles :
command-rules-words = écrivez `règles`
command-log = voir tous les coups joués :
command-log-words = écrivez `historique`
command-moves = voir vos coups possibles :
command-moves-words = écrivez `coups`
command-try = voir la position après un coup :
command-try-words = `essayer` et le coup
command-draw = proposer la nulle :
command-draw-words = écrivez `nulle?`
command-take-back = reprendre votre dernier coup :
command-take-back-words = écrivez `reprendre`
command-end = proposer la fin et le compte :
command-end-words = écrivez `proposer la fin`
command-prisoners = rendre les prisonniers :
command-prisoners-words = écrivez `proposer les prisonniers`
command-concede = concéder ce seul jeu :
command-concede-words = écrivez `concéder`
command-gammon = le concéder comme gammon :
command-gammon-words = écrivez `concéder gammon`
command-answer-offer = répondre à une offre :
command-answer-offer-words = `accepter` ou `refuser`
command-if = répondre d'avance à un coup :
command-if-words = `si`, un coup, `alors`, le vôtre
command-away = être en congé :
command-away-words = `absent du` un jour `au` un autre
command-resign = abandonner :
command-resign-words = écrivez `abandon oui`
command-stop = moins de lettres, ou toutes :
command-stop-words = `arrêter` ou `s'abonner`
command-help = obtenir de l'aide :
command-help-words = écrivez `aide`
foot-read = L'arbitre lit tout ce que vous écrivez d'autre.
foot-secret = L'adresse à laquelle vous répondez n'appartient qu'à vous : quiconque l'a peut jouer en votre nom. Ne transférez pas ce message.
