# Ce que lisent dans les lettres les joueurs qui ont une clé ; le fichier anglais dit à quoi sert chaque clé.

subject-not-taken = non accepté
not-taken = Quelque chose dans votre message n'a pas pu être accepté :
not-taken-good = Ce qui y était bon est accepté. Cette réponse vient d'un programme ; l'arbitre lit quand même ce que vous lui écrivez.
not-taken-last = C'est la dernière réponse d'aujourd'hui ; l'arbitre trouvera ce qui ne peut pas être accepté d'autre.
your-message = votre message
subject-entry-waits = votre entrée attend
entry-waits = Vous avez envoyé : { $entry }. Elle est arrivée ici le { $since } et n'est encore dans aucune partie : elle repose sur une entrée qui n'est pas arrivée, et dont l'identifiant commence par sha256:{ $id }. Le temps de la partie continue de courir.
entry-waits-send = Si vous avez cette entrée, envoyez toute la partie au serveur : `adjudicate mail send PARTIE --whole`. Sinon, demandez à celui qui l'a signée de l'envoyer. La vôtre sera acceptée dès que l'autre sera là ; inutile de la renvoyer.

signer-nothing-written = De toute façon, rien n'est inscrit pour vous : vous avez une clé.
signer-plays = Vous avez une clé, donc personne ne l'inscrit pour vous. Sur votre ordinateur, `{ $command }` le fait.
signer-attached = L'entrée est jointe, prête à être signée.
signer-signs = Vous avez une clé, c'est donc à vous de signer `{ $line }` : les commandes du programme le font.

answer-by-program = Pour répondre : enregistrez ce message sous letter.eml, lancez `adjudicate import letter.eml`, puis { $commands }.
program-asks-move = Le programme demande votre coup, par exemple `{ $move }`.
accept-by-program = Pour accepter l'offre, lancez plutôt `adjudicate accept --send`.
answer-without-program = { $names } : vous jouez sans le programme. Répondez { $mail ->
    [none] à ce message
   *[other] au message qui vient de l'arbitre ({ $mail })
} avec votre coup en toutes lettres{ $move ->
    [none] { "" }
   *[other] , par exemple `{ $move }`
}, ou envoyez une carte à l'arbitre ; l'arbitre l'inscrit et signe pour vous.
foot-by-program = Sans `--send`, `adjudicate mail write` fait le message avec votre réponse, à { $mail } et à tous ceux qui sont nommés plus haut. Vous pouvez l'envoyer de n'importe quelle adresse : c'est votre signature qui compte.
