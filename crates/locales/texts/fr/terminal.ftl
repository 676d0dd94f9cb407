# Ce qu'affichent les commandes des joueurs ; le fichier anglais dit à quoi sert chaque clé.

game-and-players = { $game } : { $players }
player-side = { $side ->
    [white] Blancs
    [black] Noirs
   *[other] { $side }
}
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
    [one] quelle entrée numéro { $number } compte
   *[other] laquelle des { $entries } entrées numéro { $number } compte
}
stopped = La partie s'est arrêtée après l'entrée { $entry } : { $entries } entrées s'y contredisent, et personne ne peut jouer après aucune d'elles.
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
    [one] entrée { $entries }
   *[other] entrées { $entries }
}
remark-backdated = avec une date antérieure à l'entrée précédente : { entries-numbered }
remark-received = entrée { $entry } : datée du { $said }, reçue le { $had } ; compte comme postée le { $posted }
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
remark-early-forfeit = entrée { $entry } : { $name } perd la partie, alors que le temps courait jusqu'au { $until }
remark-cancelled = parts d'un jet annulées dans l'entrée { $entry }, à cause de { $names }
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
    [one] plateau scellé pas encore ouvert, donc pas contrôlé
   *[other] plateaux scellés pas encore ouverts, donc pas contrôlés
} : { $names }
remark-forfeited = a perdu après la fin : { $name }
remark-audit = à la dernière place, car le plateau scellé ne passe pas le contrôle : { $name } ({ $reason })
remark-kept = jetons gardés pour la prochaine partie : { $tokens }
remark-carries = reprend les jetons de la partie { $game } jusqu'à son entrée { $head } ({ $tokens }) : pas contrôlé ici ; `adjudicate ledger` le contrôle avec le fichier de cette partie

ask = { $question } [o/N]
ask-usual = { $question } [O/n]
neither-yes-nor-no = `{ $answer }` n'est ni oui ni non.
question-turn = Signer ce coup ?
question-turn-now = Signer ce coup maintenant ?
question-now = Le faire maintenant ?
question-agreement = Signer l'accord ?
question-offered = { offer-made }. Acceptez-vous ? (Non : vous continuez à jouer.)
question-roll = Lancer les dés ?
question-offer = Proposer { $offer } ?
question-accept = Accepter ce que propose { $by } : { $offer } ?
question-order = Si { $when } est joué, répondre { $then } ?
question-claim-draw = Réclamer la nulle ?
question-claim-time = Signaler que { $name } n'a plus de temps ?
question-resign = Voulez-vous vraiment abandonner ?
question-absence = Signer ce congé ?
question-refill = Signer cette recharge de la pendule ?
question-note = Signer cette remarque ?
question-record = L'inscrire ?
question-open = Ouvrir votre plateau ?
question-save = { $tokens ->
    [one] Garder { $tokens } jeton pour la prochaine partie ?
   *[other] Garder { $tokens } jetons pour la prochaine partie ?
}
question-join = Rejoignez-vous cette partie ?
question-seat = Prendre la place, et signer avec { $key } ?

ask-move = votre coup :
ask-move-or-number = votre coup (un numéro montre les coups) :
move-or-number = un coup, ou un numéro de 1 à { $last }
only-play = Un seul coup est permis ({ $title }) : { $move }
offered-play-on = { offer-made }. Continuer à jouer refuse l'offre ; `adjudicate accept` l'accepte.
ask-board = quel plateau scellez-vous (un numéro, un fichier, ou rien pour un plateau au hasard) ?
you-rolled = Vous avez lancé { $dice }. Les autres le verront avec votre coup.
list-throw = Avant tout coup, on lance { $dice }.
dice-of = { $number ->
    [one] un dé à { $sides } faces
   *[other] { $number } dés à { $sides } faces
}

question-begun = Vous avez commencé ce coup : { $steps }. Continuer à partir de là ?
ask-step = votre étape :
ask-step-or-back = votre étape (ou `back` pour revenir) :
which-step = laquelle ? { $steps }
no-such-step = `{ $typed }` n'est pas une étape possible maintenant ; tapez un numéro, ou une étape

signed = Signé : { $told }
signed-before = Vous l'avez déjà signé, et cela attend encore ; rien de nouveau n'a été signé.
recorded-with = Inscrit avec : { $told }
entry-signed = L'entrée { $entry } est signée et se trouve dans { $file }.
entry-rolled = Dés : { $dice }.
rolls-for-you = La prochaine fois, les dés sont lancés pour vous.
seat-asked-for = Votre oui est envoyé, avec votre clé. La partie arrive par courriel quand tous ont répondu.

way-of-own-offer = Les autres acceptent par `adjudicate accept` ; quand tous l'ont fait, votre `adjudicate accept` l'exécute.
way-of-own-key = Votre prochain coup l'inscrit. Signez-le avec la nouvelle clé (--key FICHIER).
way-of-own-move = Votre prochain coup l'inscrit, ou `adjudicate post` seul.
way-of-scribe = C'est à { name-inside } de jouer, et vous écrivez pour { name-inside } : le prochain coup l'inscrit, ou `adjudicate post --for { name-inside }` seul.
way-of-offer = C'est à { name-inside } de jouer : `adjudicate accept` accepte, et continuer à jouer refuse.
way-of-referee = C'est à { name-inside } de jouer, et l'arbitre peut l'inscrire.
way-of-next-move = Le prochain coup joué par { name-inside } l'inscrit.
way-to-send = { $way } Envoyez ces lignes (ou ajoutez --send) :

beginning =
    Il n'y a pas encore de partie ici.

      adjudicate learn chess           apprendre un jeu en l'essayant
      adjudicate invite chess          inviter quelqu'un, sans qu'une clé soit nécessaire
      adjudicate accept letter.txt     prendre la place qu'offre une lettre
      adjudicate import letter.txt     lire une lettre d'une partie
      adjudicate new                   commencer une partie avec toutes ses conditions

    Toutes les commandes : adjudicate --help

identity-made = { $protected ->
    [yes] Votre clé est dans { $file }. Gardez-la bien, avec sa phrase secrète : elle signe pour vous et fait vos dés. Donnez cette ligne aux autres :
   *[no] Votre clé est dans { $file }. Gardez-la bien, et que personne d'autre ne la lise : elle signe pour vous et fait vos dés. Donnez cette ligne aux autres :
}
ask-passphrase = phrase secrète (vide : aucune) :
ask-passphrase-again = encore une fois :
key-is-made = Vous n'avez pas encore de clé : on en fait une maintenant (Ctrl-C arrête).
key-made = Votre clé est dans { $file }. Gardez bien ce fichier : il signe pour vous.

question-answers = { $number ->
    [one] Il y a { $number } réponse d'avant. La reprendre ?
   *[other] Il y a { $number } réponses d'avant. Les reprendre ?
}
first-question = C'est la première question.
answers-unkept = Vos réponses ne peuvent pas être gardées dans { $file } : { $error }.
new-back = `back` revient à la question précédente, Ctrl-C garde vos réponses pour plus tard.
ask-game = quel jeu ?
game-for = { $game } est un jeu pour { $least }.
game-for-range = { $game } est un jeu pour { $least } à { $most }.
ask-player = joueur { $number }, un nom court :
ask-player-or-end = joueur { $number }, un nom court (vide : c'est tout) :
ask-key = clé de { $name } (une ligne `ssh-ed25519 ...`, un fichier .pub, ou `by-post` : par courrier) :
ask-key-or-own = clé de { $name } (une ligne `ssh-ed25519 ...`, un fichier .pub, ou `by-post` : par courrier ; vide si c'est vous) :
ask-mail = adresse électronique de { $name } (peut être vide) :
options-usual = Options, et ce qui est habituel :
ask-option = une option à changer, sous la forme KEY=VALUE (vide : c'est tout) :
ask-first = qui commence ? (vide : les dés décident)
ask-referee = clé de l'arbitre (vide : pas d'arbitre) :
ask-referee-by-post = clé de l'arbitre ; il écrit pour le joueur qui joue par courrier :
ask-dice = qui fait les dés et les tirages ? vide : l'arbitre et qui lance, pour qu'un jet n'attende que deux d'entre vous ; `players` : tous :
ask-clock = cadence sous la forme JOURS,COURRIER,GRÂCE, par exemple 7,3,10 (vide : sans limite) :
ask-absence = jours de congé pour chaque joueur, où rien n'est dû (vide : aucun) :
without-referee = Cette partie n'a pas d'arbitre. Si quelqu'un signe deux fois, ou disparaît pendant que les autres attendent, elle ne peut continuer que si tous conviennent alors d'un arbitre (--referee CLÉ en nomme un maintenant).
question-charter = Signer ces conditions ?
question-join-now = La rejoindre maintenant ?
joined-so-send = Vous avez rejoint la partie. Envoyez le fichier aux autres.
game-stands = La partie est dans { $file }.
game-stands-so-join = La partie est dans { $file }. Rejoignez-la par `adjudicate join { $file }`, et envoyez-la aux autres.
game-stands-so-send = La partie est dans { $file }. Envoyez-la aux autres.

ask-name = { $usual ->
    [none] Votre nom, tel que les autres le voient :
   *[other] Votre nom, tel que les autres le voient [{ $usual }] :
}
ask-begins = Qui commence ? `me` pour vous, ou Entrée pour un tirage au sort :
ask-begins-of-two = Qui commence ? `me` pour vous, `guest` pour l'invité, ou Entrée pour un tirage au sort :
none-of-these = `{ $typed }` n'est rien de tout cela.
invitation-sent = Envoyé à { $to }. `adjudicate import LETTRE` lit la réponse.
invitation-to-send = Envoyez ce message à la personne invitée, par courriel ou autrement.
invitation-answer = `adjudicate import LETTRE` lit la réponse, et la partie commence.
no-invitations = Il n'y a pas d'invitations ici. `adjudicate invite JEU` en fait une.
invitation-listed = { $state ->
    [game] { $id }  { $game } de { $by } : devenue { $file }
    [withdrawn] { $id }  { $game } de { $by } : retirée
    [expired] { $id }  { $game } de { $by } : expirée le { $day }
   *[open] { $id }  { $game } de { $by } : { $seats ->
        [one] { $seats } place libre jusqu'au { $day }
       *[other] { $seats } places libres jusqu'au { $day }
    }
}
invitation-withdrawn = Votre invitation à { $game } est retirée : une réponse ne commence pas de partie.
question-invite = Inviter ces joueurs ?
terms-open-seat = place { $number } : { $name }, libre, pour { $mail }
desk-sends-board = Le serveur envoie le plateau à tous : en moins d'une minute s'il travaille, sinon par `adjudicate mail serve`.
invitation-stands = L'invitation est dans { $file } ; supprimer le fichier la retire.
desk-sends-invitation = Le serveur l'envoie : en moins d'une minute s'il travaille, sinon par `adjudicate mail serve`. Quand tous ont répondu, la partie commence.

question-seat-accepted = Acceptez-vous ?
seat-yours = { $seats ->
    [one] Vous avez une place ; { $seats } place est encore libre. Envoyez ce message au joueur suivant.
   *[other] Vous avez une place ; { $seats } places sont encore libres. Envoyez ce message au joueur suivant.
}
seat-last = Quand le dernier a accepté, `adjudicate import LETTRE` lit la partie.
joined-in = Vous avez rejoint la partie. Elle est dans { $file }.
send-back = Renvoyez ce message (ou utilisez --send) :
invitation-arrived = { $first } `adjudicate accept { $file }` montre les conditions.
seats-taken = { $taken ->
    [one] { $taken } place sur { $seats } est prise.
   *[other] { $taken } places sur { $seats } sont prises.
}
send-next = Envoyez ce message au joueur suivant :
answered-same = { name-start } accepte votre invitation, avec toutes les conditions que vous avez proposées.
answered-other-terms = { name-start } répond à votre invitation avec d'autres conditions :
answered-used = { name-start } répond à une invitation qui a déjà servi, pour la partie dans { $used }.
answered-withdrawn = { name-start } répond à une invitation que vous avez retirée.
answered-expired = { name-start } répond à une invitation expirée le { $day }.
join-other-terms = Vous n'avez pas rejoint la partie. `adjudicate join { $file }` accepte ces conditions.
join-second = Vous n'avez pas rejoint la partie. `adjudicate join { $file }` commence une deuxième partie.
join-after-all = Vous n'avez pas rejoint la partie. `adjudicate join { $file }` la commence quand même.
join-begins = `adjudicate join { $file }` commence la partie.
question-join-answered = Rejoindre cette partie ?
you-joined = Vous avez rejoint la partie.
move-can-wait = Votre coup peut attendre : `adjudicate play -g { $file }` le joue.
question-mail-now = L'envoyer par courriel à { name-inside } maintenant ?
send-lines = Envoyez ces lignes à { name-inside } :

import-nothing = { $file } ({ $game }) : rien de nouveau.
import-known = { $file } ({ $game }) : rien de nouveau, { $known ->
    [one] une entrée déjà connue
   *[other] { $known } entrées déjà connues
}.
import-added = { $file } ({ $game }) : { $added ->
    [one] une nouvelle entrée
   *[other] { $added } nouvelles entrées
}.
import-both = { $file } ({ $game }) : { $added ->
    [one] une nouvelle entrée
   *[other] { $added } nouvelles entrées
}, déjà connues : { $known }.
import-restored = Une entrée que vous aviez signée manquait dans le journal ; elle y est de nouveau.
import-slip = Nouveau : { $told }
some-entry = une entrée
entry-of = l'entrée { $entry } de { $name }
entry-with-kind = { $entry }
came-early = { $what } est arrivée trop tôt : il manque ce sur quoi elle s'appuie. Elle est gardée jusque-là.
line-elsewhere = La partie suit une autre voie. Sans effet désormais : { $entries }. Cela ne lie personne, et reste gardé dans { $place }.
log-cut-one = Le journal a été coupé après l'entrée { $behind } : l'entrée { $last } est gardée dans { $place }, et revient si la partie repasse par là.
log-cut = Le journal a été coupé après l'entrée { $behind } : les entrées { $first } à { $last } sont gardées dans { $place }, et reviennent si la partie repasse par là.
game-gone-on = la partie a continué depuis
slip-spent = N'attend plus : { $told } ({ $reason })
slips-spent = N'attendent plus : { $number } de plus ({ $reason })
share-came = { $source } : la part du jet que devait { name-inside } dans { $file } est arrivée.
share-early = { $source } : une part d'un jet qui n'est pas encore dû ; elle est gardée dans { $place }.
share-known = { $source } : une part d'un jet que { $file } a déjà.

help-lists = `help` montre ce qu'on peut taper.
table-moves = C'est à { $name } de jouer.
table-throws = { $name } lance { $dice }.
table-throw-for-first = Un jet décide qui commence : { $dice }.
table-over = La partie est terminée : { $ending }.
table-offer = { $number ->
    [one] { $by } propose : { $offer } ; { $names } peut accepter ou refuser.
   *[other] { $by } propose : { $offer } ; { $names } peuvent accepter ou refuser.
}
table-kept = La table est gardée dans { $file }.
table-same-side = Ce plateau est le même de tous les côtés.
table-ask-over = undo ou quit :
table-nothing-back = Il n'y a rien à reprendre.
table-help =
    MOVE                un coup ou une partie d'un coup, pour le joueur au trait
    3 5                 les nombres du jet attendu
    NAME: MOVE          la même chose, en disant qui
    offer draw          ou : offer end, offer prisoners, offer concede gammon, offer result NAME N, NAME N
    accept, decline     accepter, refuser une offre
    claim draw          une nulle que donnent les règles
    resign              abandonner ; `NAME: resign` pour tout autre joueur
    moves               les coups permis
    board               de nouveau le plateau
    turn                le plateau de l'autre côté
    undo                reprendre la dernière ligne
    quit                arrêter ; --save garde ce qui a été joué

learn-course = { $game } : { $lessons ->
    [one] { $lessons } leçon
   *[other] { $lessons } leçons
}{ $done ->
    [0] { "" }
    [one] , { $done } faite
   *[other] , { $done } faites
}
learn-begins = `adjudicate learn JEU` commence, ou continue là où vous étiez.
lesson-is-done = faite
learn-goes-on = { $game } : on continue avec la leçon { $lesson } sur { $lessons }.
learn-starts = { $game }, en { $lessons } leçons.
learn-here = `adjudicate learn { $name }` continue ici.
learn-done = C'était la dernière leçon : vous les avez toutes faites. `adjudicate table { $name }` est un plateau pour s'exercer, `adjudicate new { $name }` commence une partie.
learn-left = C'était la dernière leçon. Pas encore faites : { $lessons }. `adjudicate learn { $name } --from { $first }` y continue.
learn-unkept = Votre progression ne peut pas être gardée : { $reason }.
lesson-head = { $done ->
    [yes] { $name }, leçon { $lesson } sur { $lessons }, déjà faite
   *[no] { $name }, leçon { $lesson } sur { $lessons }
}
lesson-ask-enter = Entrée pour continuer :
lesson-ask-options = options :
lesson-ask-answer = réponse :
lesson-type = Tapez un coup ; `moves` montre ce qui est possible, `hint` aide.
lesson-nothing = Il n'y a rien à essayer ici : Entrée pour continuer.
answer-right = Juste.
answer-right-written = Juste. La partie note `{ $recorded }`.
lesson-elsewhere = `{ $recorded }` est permis, mais ce n'est pas ce qui était demandé. { $task }
lesson-help =
    MOVE     votre réponse, comme dans une partie
    moves    ce qui est possible ici
    hint     ce qui serait faux, et pourquoi ; une deuxième fois, ce qui serait juste
    rule     la règle telle qu'elle est écrite
    board    de nouveau le plateau
    again    de nouveau cette leçon
    skip     la leçon suivante
    back     la leçon précédente
    quit     arrêter ; la même commande continue ici

friend-accepts = { $name } accepte l'invitation à une partie : { $game }.
friend-counters = { $name } voudrait jouer cette partie ({ $game }) à d'autres conditions :
friend-go-on =
    Pour continuer, enregistrez ce message sous le nom letter.txt et lancez
    `adjudicate import letter.txt`, ou ouvrez adjudicate.html et collez-y tout ce message
    comme lettre reçue.
differs = { $what ->
    [game] le jeu : { $now } au lieu de { $before }
    [rules] la version des règles : { $now } au lieu de { $before }
    [option] option { $key } : { $now } au lieu de { $before }
    [first] le premier coup : { $now } au lieu de { $before }
    [clock] le temps : { $now } au lieu de { $before }
   *[players] le nombre de joueurs : { $now } au lieu de { $before }
}
usual-value = la valeur habituelle
by-lot = un tirage au sort
no-limit = sans limite
other-terms = { $what ->
    [first-seat] la première place : elle n'a pas le nom, la clé et l'adresse de l'invitation
    [left-out] { $name } a accepté, et n'est pas parmi les joueurs
    [no-key] { $name } n'a pas de clé
    [writer] les conditions sont écrites par { $name }, qui ne prend pas de place
    [referee] il y a un arbitre, et l'invitation n'en a pas
    [dice] l'arbitre fait les dés
    [series] la partie continue une série
   *[event] la partie appartient à un tournoi
}

copies-hold-no-more = { $number ->
    [one] { $file } est utilisé ; { $others } contient la même partie, et rien de plus.
   *[other] { $file } est utilisé ; { $others } contiennent la même partie, et rien de plus.
}
question-keep-game = Cette partie n'est pas encore ici. La garder dans { $file } ?
question-ahead = { $reason }. La prendre quand même ?
ask-passphrase-of = phrase secrète de { $file } :
