# Les textes des tournois en français ; le fichier anglais dit à quoi sert chaque clé.

event-board = la table { $board } de la ronde { $round } de { $section }

act = { $act ->
    [pairing] l'appariement de la ronde { $round } de { $section }
    [result] le résultat de { event-board }
    [points] la décision sur { event-board }
    [by-hand] l'appariement manuel de la ronde { $round } de { $section }
    [exclusion] l'exclusion de { $player }
    [bye] l'exemption de { $player } à la ronde { $round } de { $section }
    [key] la nouvelle clé de { $player }
    [substitution] le remplacement de { $player }
    [undone] l'annulation de l'appariement de la ronde { $round } de { $section }
    [reopened] la réouverture de { event-board }
    [readmission] la réadmission de { $player }
   *[closing] la clôture de { $section }
}

decided = { $decided ->
    [points] { $section }, ronde { $round } : la table { $board } reçoit { $points }
    [exclude] { $player } est exclu du tournoi
    [rekey] { $player } a une nouvelle clé
    [substitute] la place de { $player } revient désormais à { $person }
    [substitute-unnamed] la place de { $player } revient désormais à quelqu'un d'autre
    [unpair] { $section } : l'appariement de la ronde { $round } est annulé
    [reopen] { $section }, ronde { $round } : les points de la table { $board } ne comptent plus
    [readmit] { $player } participe de nouveau
    [close] { $section } est clos
    [pairing] { $section } : la ronde { $round } est appariée à la main
   *[bye] { $player } est exempt à la ronde { $round } de { $section }
}

remark-done = { $day } : { $done }
remark-said = { $day }, { $by } : "{ $text }"
remark-reason = { $done } ("{ $reason }")
remark-appealed = { $by } fait appel contre { act }
remark-upheld = l'appel de { $by } contre { act } est admis : { $change }
remark-dismissed = l'appel de { $by } contre { act } est rejeté
remark-claimed = { $by } demande { $points } pour { event-board }
remark-silent = { $name } ne donne pas signe de vie et n'est plus apparié avant d'avoir écrit
remark-waits = { $name } attend une place ({ $number })
left-when = { $time ->
    [before] avant la ronde { $round }
    [in] à la ronde { $round }
   *[after] après la ronde { $round }
}
left-counts = { $counts ->
    [annulled] { $finished } parties finies sur { $scheduled }, moins de la moitié : aucune ne compte
    [forfeited] { $finished } parties finies sur { $scheduled }, la moitié ou plus : elles comptent, et les autres sont perdues par forfait
   *[stand] les résultats restent acquis
}
remark-left = { $exit ->
    [withdrew] { $name } s'est retiré { left-when }{ $why } : { left-counts }
   *[excluded] { $name } a été exclu { left-when }{ $why } : { left-counts }
}
remark-decided = ronde { $round }, table { $board } : { $points }, { $how ->
    [left] forfait pour abandon du tournoi
    [unplayed] décidé avant d'être joué
   *[ruled] décidé par le directeur
}
remark-noted = { $decided } : "{ $note }"

games = { $finished ->
    [one] { $finished } partie
   *[other] { $finished } parties
}
standings-stage = { $stage ->
    [final] classement final
    [games] classement après { games }
    [round-of] classement après la ronde { $round } sur { $rounds }
   *[round] classement après la ronde { $round }
}
standings-state = { $open ->
    [0] { standings-stage }
    [one] { standings-stage }, { $open } partie en cours
   *[other] { standings-stage }, { $open } parties en cours
}
standings-heading = { $title } : { standings-state }
column-name = nom
column-points = points
column-games = parties

stage-groups = réparti en poules
stage-not-held = n'a pas lieu : il faut deux joueurs
stage-over = terminé
stage-drawn = tiré au sort, pas encore apparié ; { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
} à jouer
stage-round-over = la ronde { $round } sur { $rounds } est terminée
stage-round = ronde { $round } sur { $rounds } ; { $number ->
    [one] une table est en cours
   *[other] { $number } tables sont en cours
}
stage-waits-for-draw-of = attend le tirage de { $section }
stage-waits-for-draw = attend son tirage
stage-waits-for = attend { $sections }
stage-entered = { $number ->
    [one] { $number } inscrit
   *[other] { $number } inscrits
}

event-subject-entered = vous êtes inscrit
event-subject-waits = vous attendez une place dans { $section }
event-subject-left = { $exit ->
    [excluded] { $player } est exclu du tournoi
    [section] { $player } a quitté { $section }
   *[event] { $player } a quitté le tournoi
}
event-subject-away = { $player } est en congé
event-subject-directs = { $name } dirige désormais le tournoi
event-subject-started = le tirage au sort
event-subject-drawn = le tirage de { $section }
event-subject-comes = vous jouez dans { $section }
event-subject-paired = { $section }, la ronde { $round } est appariée
event-subject-ruled = { $result ->
    [won] décision : vous gagnez à { event-board }
    [lost] décision : vous perdez à { event-board }
    [drawn] décision : partie nulle à { event-board }
   *[none] décision sur { event-board }
}
event-subject-free = vous êtes exempt à la ronde { $round } de { $section }
event-subject-scored = { $section }, la ronde { $round } est terminée
event-subject-over = le palmarès
event-subject-corrected = décision : { $done }
event-subject-seated = vous avez la place de { $player }
event-subject-rekeyed = { $player } a une nouvelle clé
event-subject-appealed = appel contre { act }
event-subject-judged = { $verdict ->
    [upheld] jugement : l'appel contre { act } est admis
   *[dismissed] jugement : l'appel contre { act } est rejeté
}
event-subject-lapsed = l'appel contre { act } est rejeté
event-subject-claimed = demande de points pour { event-board }
event-subject-appealable = une décision
event-subject-said = un message de { $player }
event-subject-replaced = votre place revient à quelqu'un d'autre : { $player }

event-first-line = { $event } : { $subject }.
event-entered = { $name }, vous êtes inscrit à "{ $event }" : { $sections }.
event-queue = Toutes les places de { $section } sont prises. Vous êtes au rang { $number } de la liste d'attente.
event-entered-late = Vous serez apparié à partir de la prochaine ronde ; vos parties arrivent par courrier.
event-entries-until = Les inscriptions sont ouvertes jusqu'au { $date }. Puis vient le tirage au sort, et vos premières parties arrivent par courrier.
event-log-attached = Le fichier joint est le journal du tournoi. Gardez-le : il prouve votre inscription.
event-started = Le tirage au sort est fait, et chaque joueur a un numéro.
event-stage = { $section } : { $stage }
event-numbered = { $section } ({ $stage }) :
event-waiting = { $section } n'a pas de place libre. Attendent dans cet ordre la place d'un joueur qui s'en va : { $players }
event-drawn = Le tirage de { $section } est fait, et chaque joueur a un numéro.
event-draw-check = Le tirage découle du nombre que le directeur avait scellé et que l'entrée { $entry } du journal ouvre, ainsi que des inscriptions et des résultats dont il dépend. `adjudicate event verify` le refait.
event-comes = { $name }, vous jouez dans { $section } avec le numéro { $number }. Vos parties arrivent par courrier.
event-said = { $name } écrit à tous les joueurs : "{ $text }"
event-rekeyed = { $player } a une nouvelle clé.
event-paired = La ronde { $round } de { $section } est appariée.
event-boards = À chaque table, le joueur nommé en premier commence.
event-has-bye = exempt : { $name }
event-is-free = exempt à sa demande : { $name }
event-games-come = Chaque partie arrive dans un message à part, dès que c'est à vous de jouer.
event-free = { $name }, vous n'avez pas de partie à la ronde { $round } de { $section }, comme vous l'avez demandé, et recevez les points d'une nulle.
event-scored = La ronde { $round } de { $section } est terminée.
event-over = "{ $event }" est terminé. Voici le palmarès.
event-away-everywhere = Cela vaut dans toutes les parties du tournoi : un coup attendu pendant ce temps est reporté d'autant de jours.
event-leave-used = Ainsi, { $years } sont pris.
event-leave-of-year = { $used } des { $most } jours de congé de { $year }

event-left = { $exit ->
    [excluded] Le directeur a exclu { $player } du tournoi le { $date }. Le motif : "{ $reason }".
    [section] { $player } a quitté { $section } le { $date }.
   *[event] { $player } a quitté le tournoi le { $date }.
}
event-left-table = Dans { $section }, plus personne n'a à jouer dans une partie contre { $player } : { $counts ->
    [annulled] moins de la moitié de ses parties sont finies, et aucune ne compte.
   *[forfeited] ses parties finies comptent, et les autres sont perdues pour { $player }.
}
event-left-pairing = { $boards ->
    [none] Dans { $section }, les résultats acquis comptent, et { $player } n'est plus apparié.
   *[other] Dans { $section }, les résultats acquis comptent, et { $player } n'est plus apparié. Le directeur décide pour { $boards }.
}
event-board-of-round = la table { $board } de la ronde { $round }

event-seated = { $name }, vous avez maintenant une place, celle de { $player } dans { $seats }. Dans le journal du tournoi et dans vos parties, vous êtes { $player }. Vos parties arrivent par courrier.
event-seat = { $section } (numéro { $number })

event-reason = Le motif : "{ $reason }".
event-reasons = Les motifs : "{ $reasons }".
event-effect-substitute = La place garde son numéro, ses points et ses adversaires, et les parties finies restent telles quelles. Dans une partie en cours, la nouvelle personne joue dès que l'arbitre l'a décidé dans cette partie.
event-effect-unpair = Plus personne n'a à jouer dans les parties de cette ronde, et elles ne comptent pas. De nouvelles arrivent par courrier.
event-effect-reopen = Rien ne compte à cette table avant un nouveau résultat ou une nouvelle décision.
event-effect-readmit = Il y a de nouveau des parties à partir de la prochaine ronde.
event-effect-rekey = Les parties appariées à partir de maintenant ont la nouvelle clé.
event-effect-close = Plus aucune ronde n'y est appariée, et plus personne n'a à y jouer.

event-handed-over = Désormais, { $name } dirige le tournoi. Écrivez à { $address }. Les nouvelles parties ont { $name } pour arbitre.
event-handed-over-games =
    Dans les parties en cours, l'arbitre reste jusqu'à ce que tous les joueurs d'une partie s'accordent sur { $name } : l'un signe
    { "  " }adjudicate offer referee "{ $key }"
    et les autres acceptent. Pour un joueur sans clé, l'arbitre de la partie le fait à sa demande.

event-ruled = Le directeur a décidé pour { event-board } : { $points }. Le motif : "{ $reason }". { $played ->
    [yes] La décision repose sur la partie telle que le directeur l'a ; elle compte comme jouée.
   *[no] La partie compte comme non jouée.
} Plus personne n'a à y jouer.
event-silent = { $name } sera de nouveau apparié après une note dans le journal du tournoi (`event note`).
event-places = Au classement de { $section } : { $places }.
event-has-place = { $name } a la place { $place } avec { $points } { $halves ->
    [0] point
    [1] point
    [2] point
    [3] point
   *[other] points
}

event-appealed = { $name } fait appel contre { act } (entrée { $entry } du { $date }).
event-appeal-pending = La décision vaut jusqu'à ce que { $committee } tranche, au plus tard le { $date } ; sans jugement d'ici là, l'appel est rejeté. Écrivez à { $address } si vous avez quelque chose à en dire.
event-verdict-command = Le jury signe son jugement par `adjudicate event verdict { $entry } --dismiss` ou, par exemple, par `adjudicate event verdict { $entry } --uphold reopen`, dans un dossier qui contient le journal du tournoi ; `--send` l'envoie au directeur.
event-appeal-lapsed = Aucun jugement sur l'appel de { $name } contre { act } (entrée { $entry }) n'est venu avant le { $date } ; il est donc rejeté, et la décision reste.
event-judged = { $verdict ->
    [upheld] { $committee } a tranché sur l'appel de { $name } contre { act } (entrée { $entry }) : il est admis.
   *[dismissed] { $committee } a tranché sur l'appel de { $name } contre { act } (entrée { $entry }) : il est rejeté.
}
event-act-stands = { act } : rien ne change.
event-change = Ce qui change : { $change }.
event-stays-paired = { $rounds ->
    [1] La ronde 1 de { $section } reste appariée telle quelle.
   *[other] Les rondes 1 à { $rounds } de { $section } restent appariées telles quelles.
}
event-verdict-stands = Aucune décision du directeur ne change ce jugement.
event-appealable = Vous pouvez faire appel auprès de { $address } contre { act } (entrée { $entry }) jusqu'au { $date } : `adjudicate event appeal { $entry } --say "..." --send`. Sans clé, écrivez à l'adresse du directeur une ligne `appel { $entry }`, et vos motifs sur les lignes suivantes.
event-claimed = { $name } demande des points pour { event-board }, qui n'était pas finie à temps : { $points }. L'analyse : "{ $analysis }". Le directeur décide ; écrivez à { $address } si vous n'êtes pas d'accord, ou signez votre propre demande par `adjudicate event claim`.

section = { $section } : { $terms }
section-game = { $game }, { $system }
section-system = { $system ->
    [round-robin] chacun contre chacun
    [double-round-robin] chacun deux fois contre chacun
    [knockout] élimination directe{ $legs ->
        [1] { "" }
       *[other] {" "}en { $legs } parties par match
    }{ $third ->
        [yes] , avec un match pour la troisième place
       *[no] { "" }
    }
    [swiss] système suisse, { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }
   *[open] appariement libre, { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }
}
section-seats = { $seats } à une table
section-byes = { $byes ->
    [one] sur demande, exempt une fois pour un demi-point
   *[other] sur demande, exempt jusqu'à { $byes } fois pour un demi-point chaque fois
}
section-series = les jetons gardés passent d'une ronde à l'autre
section-ends = fin le { $date } ; ensuite, les joueurs peuvent demander des points pour les parties en cours
section-ties = départage : { $tiebreaks }
tiebreak = { $tiebreak ->
    [direct] rencontre directe
    [wins] victoires
    [won-played] victoires jouées
    [first-turns-second] parties jouées en second
    [sonneborn-berger] Sonneborn-Berger
    [sonneborn-berger-cut-1] Sonneborn-Berger tronqué de 1
    [buchholz] Buchholz
    [buchholz-cut-1] Buchholz tronqué de 1
    [buchholz-cut-2] Buchholz tronqué de 2
    [buchholz-median] Buchholz médian
    [fore-buchholz] Buchholz anticipé
    [average-opponents-buchholz] Buchholz moyen des adversaires
    [koya] Koya
    [standard-points] points comptés 1 et ½
    [average-rating] moyenne des cotes adverses
    [performance] performance
    [perfect-performance] performance parfaite
    [average-performance] performance moyenne des adversaires
    [rating] cote
    [points-for] points du jeu
    [progressive] cumulatif
    [lots] tirage au sort
   *[other] { $tiebreak }
}
section-from = pour { $sources }
section-places = { $number ->
    [one] la place { $places } de { $section }
   *[other] les places { $places } de { $section }
}
section-source = { $best ->
    [0] { section-places }
   *[other] les { $best } meilleurs parmi { section-places }
}
section-groups = { $draw ->
    [snake] en { $number } poules réparties par numéro
   *[lots] en { $number } poules tirées au sort
}
section-starts = pas de tirage avant { $time }

request-subject-confirm = à confirmer
request-subject-not-done = non exécuté
request-subject-answered = Re: à confirmer
request-subject-language = votre langue
request-subject-needs-address = il manque une adresse à votre inscription
request-confirm = N'importe qui aurait pu l'écrire en votre nom ; ce sera donc fait quand vous l'aurez confirmé : répondez à ce message par le mot `oui`, seul sur une ligne. Si cela ne venait pas de vous, ne faites rien.
request-unclear = On ne voit pas si vous confirmez ; rien n'a été fait. Répondez par `oui` ou `non`, seul sur une ligne.
request-taken-back = Rien n'a été fait, et rien ne le sera.
request-failed = Cela n'a pas été fait : { $reason }.

request-enter = Une inscription à "{ $event }" est arrivée de votre adresse :
request-enter-section = { $section }
request-enter-as = Vous joueriez sous le nom de `{ $name }`, sans clé : le directeur inscrit vos coups. Pour jouer sous un autre nom, répondez plutôt par la ligne `participer { $section } comme` suivie de ce nom.
request-entered = Vous êtes inscrit dans { $section } sous le nom de { $name }. La suite vous arrive par courrier.
request-which-section = "{ $event }" comprend { $sections }. Rien n'a été fait : répondez par `participer` et l'un de ces noms, seul sur une ligne.
request-sealed = Dans { $section }, les plateaux sont scellés ; en garder un secret demande le programme et une clé (DUE-12). Vous vous inscrivez alors par `adjudicate event enter --section { $section } --send`.
request-enter-signed = Vous jouez déjà dans "{ $event }" sous le nom de { $name }, avec une clé : `adjudicate event enter --section { $section } --send` vous inscrit avec votre signature.
request-no-name = `{ $given }` n'est pas un nom : une lettre, puis des lettres sans accents, des chiffres et des traits d'union.
request-many-names = Trop de personnes ici ont votre nom ; écrivez `comme` suivi d'un autre.
request-cannot-enter = Vous ne pouvez pas vous inscrire ainsi à "{ $event }" : { $reason }.

request-not-entered = Personne n'est inscrit à "{ $event }" avec votre adresse.
request-has-key = Vous avez une clé : `adjudicate { $command }` le fait avec votre signature.
request-no-section = "{ $event }" ne comprend pas `{ $section }`.
request-leave = Une demande de quitter "{ $event }" est arrivée de votre adresse. Vos parties y seraient terminées.
request-leave-section = Une demande de quitter { $section } dans "{ $event }" est arrivée de votre adresse. Vos parties y seraient terminées.
request-left = Vous avez quitté le tournoi.

request-appeal = Un appel contre { act } (entrée { $entry }) est arrivé de votre adresse, avec ces motifs : "{ $reasons }"
request-appeal-form = Votre appel n'a pas été inscrit. Répondez par `appel` et le numéro d'une entrée de "{ $event }", seuls sur une ligne, et vos motifs sur les lignes suivantes, en 2000 caractères au plus.
request-cannot-appeal = Vous ne pouvez pas faire appel ainsi : { $reason }.
request-appealed = Votre appel est inscrit : c'est l'entrée { $entry }. Le jury et l'autre partie sont informés.

request-invite = Une demande est arrivée de votre adresse pour une partie ({ $game }) entre { $players }.
request-signs = Vous signez avec la clé qui était jointe.
request-not-invited = Personne n'a été invité : { $reason }.
request-invited = { $number ->
    [one] { $players } est invité.
   *[other] { $players } sont invités.
} La partie commence quand tous ont répondu `oui` ; si quelqu'un refuse, vous en serez informé.

request-language = Ce qui vous est écrit sur ce tournoi est désormais en français.
request-needs-address = { $name }, votre inscription à "{ $event }" n'est pas encore faite, parce qu'elle n'indique pas d'adresse pour les plateaux et les nouvelles. Inscrivez-vous de nouveau par `adjudicate event enter FILE --name { $name }{ $sections } --mail ADDRESS --send` ; `FILE` est le fichier de l'annonce. Votre adresse figure alors dans le journal du tournoi, visible de tous les participants.
