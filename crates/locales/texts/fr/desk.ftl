# Les textes par lesquels l'arbitre répond aux lettres ; le fichier anglais dit à quoi sert chaque clé.

done-move = { $move } est joué.
done-resigned = Votre abandon est inscrit.
done-resign-signed = Vous avez abandonné ; le prochain coup l'inscrira.
done-ask-take-back = Vous demandez à reprendre votre dernier coup. Cela vaut jusqu'à ce que quelqu'un joue.
done-offer = Vous proposez { $offer }. Cela vaut jusqu'à ce que quelqu'un joue.
done-agreed = Vous avez accepté.
done-agreed-offer = Vous avez accepté l'offre faite par { by-inside } : { $offer }.
done-decline = Votre refus est noté pour les autres.
done-order = Si { $when } est joué, la réponse immédiate est { $then }.
done-roll-next = Vos prochains dés seront lancés pour vous, sauf si l'on vous demande d'abord autre chose.
done-claim-draw = Votre réclamation est inscrite.
done-claim-timeout = L'arbitre décide maintenant si { player-inside } a dépassé le temps.
done-save = Ce que vous gardez est inscrit.
done-away = Vous êtes en congé du { $from } au { $until }.
done-remark-later = Votre remarque partira avec votre prochain coup.
done-remark = Votre remarque est transmise aux autres.
done = C'est inscrit.
done-before = Cela a déjà été signé et attend encore.
done-share = Votre part du jet est donnée.
done-language = Désormais, nous vous écrivons en français dans cette partie, et vos lettres de pièces sont lues en français.
done-stop = Vous ne recevrez plus pour cette partie que les lettres quand c'est à vous de jouer, et ce que vous demandez. La commande `s'abonner` rétablit l'envoi de toutes.
done-start = Vous recevez de nouveau toutes les lettres de cette partie.
away-in-event = Vous êtes en congé du { $from } au { $until }, dans toutes vos parties de ce tournoi.
away-not-in-game = Dans la partie { $game }, ce n'est pas possible : { $reason }.
away-elsewhere = { $number ->
    [one] Cela vaut aussi dans votre autre partie de ce tournoi.
   *[other] Cela vaut aussi dans vos { $number } autres parties de ce tournoi.
}

refused = `{ $line }` n'a pas été exécuté : { $reason }{ $clause }.
refused-by-rule = `{ $line }` n'est pas possible ici{ $clause }. Pour lire la règle, écrivez `règles { $rule }`.
not-played = `{ $line }` n'a pas été joué.
not-judged = `{ $line }` n'a pas été examiné : ce n'est pas à vous de jouer.
not-done-behind = Ce qui suivait n'a pas été exécuté non plus : { $lines }.
not-done-over = La partie est terminée ; rien n'y est plus inscrit dont les autres seraient informés : "{ $say }".
not-done-settled = Cette table est déjà réglée dans son tournoi ; plus rien n'est inscrit dans la partie.
not-done-twice = Ce message est déjà arrivé une fois ; ce qu'il demande n'est pas exécuté une seconde fois.
not-done-sealed = `{ $line }` n'a pas été exécuté : dans ce jeu les plateaux sont scellés, et un joueur sans clé n'en a pas qui puisse rester secret ici (DUE-12). L'arbitre lit votre message et joue pour vous à la main.
not-done-event = `{ $line }` concerne un tournoi et demande un message à part ; ceci est un message sur une partie.
not-done-host = `{ $line }` est réservé aux hôtes, dans un message à part ; ceci est un message sur une partie.
not-done-yes = Rien n'a été demandé ni proposé à quoi `oui` puisse répondre ; rien n'a été fait.
not-done-begun = `{ $line }` n'est pas encore le coup entier, et rien n'est inscrit avant. Envoyez le tout dans un seul message, chaque étape sur sa propre ligne.
old-board = `{ $line }` répond à une position ancienne, celle qui suit l'entrée { $entry } ; une autre est maintenant sur le plateau. Le coup n'a pas été joué ; voici la nouvelle position.
old-board-same = { $move } est déjà joué, à l'entrée { $entry } ; rien n'a été refait.
unknown-board = Votre message ne dit pas à quelle position il répond ; rien n'a été fait. Voici la position actuelle.
unknown-board-line = Votre message ne dit pas à quelle position il répond ; `{ $line }` n'a pas été exécuté. Voici la position actuelle.
not-your-way = Un message est arrivé de votre adresse, mais pas à l'adresse que vous êtes seul à avoir ; rien n'a été fait. S'il venait de vous, répondez plutôt à cette lettre : son adresse contient un mot que personne d'autre n'a.
key-too-late = On ne peut pas ajouter de clé à une partie commencée sans clé (protocole 1.7) : l'arbitre continue d'écrire pour vous ici. Envoyez la clé avec votre réponse à la prochaine invitation, et vous signerez vous-même dès le début.
rest-is-read = L'arbitre lira le reste de votre message.
message-is-read = L'arbitre est prévenu et lit le message.
doubtful-address = Un message est arrivé à l'adresse que vous êtes seul à avoir, mais de { $address }, qui n'est pas votre adresse dans cette partie. Rien n'a donc été fait. S'il venait de vous, répondez depuis l'adresse à laquelle cette lettre est envoyée ; d'une autre, seul l'arbitre peut l'accepter. S'il ne venait pas de vous, dites-le à l'arbitre, qui vous donnera une autre adresse.
doubtful-proof = Votre message est arrivé, mais le serveur n'a trouvé aucune preuve qu'il vient de votre adresse (ni signature DKIM ni entrée SPF qui convienne). Rien n'a donc été fait. Envoyez-le par le serveur de courrier de votre adresse ; si c'est ce que vous avez fait, l'arbitre peut l'accepter.

silent = Votre message ne contient ni coup ni commande reconnaissable ; rien n'a été fait. Écrivez le coup seul sur une ligne, au-dessus de la citation. L'arbitre lira votre message.
silent-quoted = Vous avez écrit : "{ $line }". Votre message ne contient ni coup ni commande reconnaissable ; rien n'a été fait. Écrivez le coup seul sur une ligne, au-dessus de la citation. L'arbitre lira votre message.
silent-encrypted = Votre message est chiffré ({ $how }), et il n'y a pas ici de clé pour l'ouvrir. Renvoyez-le sans chiffrement ; votre programme a un réglage pour cela près du message. { silent-end }
silent-sealed = Votre message est signé de telle façon (S/MIME, d'un seul bloc) que son texte est enfermé dans la signature. Renvoyez-le sans signature, ou avec une signature qui laisse le texte lisible ("clear signed"). { silent-end }
silent-winmail = Votre message est dans un format que seul Outlook lit (winmail.dat). Renvoyez-le en texte brut ou en HTML : dans Outlook, sous « Format du texte ». { silent-end }
silent-picture = Votre message ne contient qu'une image{ $why }. L'écriture dans les images n'est pas lue ici, seulement le code carré d'une carte imprimée par ce programme. Écrivez le coup en toutes lettres. { silent-end }
silent-attachment = Votre message ne contient que la pièce jointe { $file }, et de tels fichiers ne sont pas lus ici. Écrivez le coup dans le message lui-même. { silent-end }
silent-subject = Votre message n'a qu'un objet, "{ $subject }", et aucun coup n'y est lu. Écrivez le coup dans le message lui-même. { silent-end }
silent-quotation = Votre message ne contient qu'une citation. Écrivez le coup seul sur une ligne au-dessus de la citation, sans signe de citation devant. { silent-end }
silent-empty = Votre message est vide. Écrivez le coup seul sur la première ligne. { silent-end }
silent-end = Rien n'a été fait. L'arbitre est prévenu et regarde le message.

asked-unclear = Ce que vous voulez dire n'est pas clair ; rien n'a été fait : { $lines }
hidden-part = une partie du message que sa feuille de style cache
asked-several = Cela peut se comprendre de plusieurs façons ; rien n'a été fait.
asked-yes = `oui` n'a pas été exécuté : il ne dit pas lequel est voulu.
asked-reading = { $number } veut dire `{ $line }`
asked-offer = { $number } veut dire : { by-inside } propose { $offer }
asked-number = Répondez par le numéro seul, ou par le coup seul sur une ligne.
asked-number-offer = Répondez par le numéro seul. Jouer, c'est les refuser toutes.
asked-resign = Voulez-vous vraiment abandonner cette partie ? Répondez alors à ce message par les deux mots `abandon oui` sur une ligne.
number-without-question = Le message auquel vous répondez n'a rien demandé à quoi { $number } puisse répondre ; rien n'a été fait.
number-unknown-question = Votre message ne dit pas à quelle question { $number } répond ; rien n'a été fait.
number-old-board = { $number } répond à une question sur une position ancienne ; rien n'a été fait.
number-out-of-range = Les numéros proposés vont de 1 à { $last } ; { $number } n'en est pas un.
accept-several = Plusieurs offres attendent votre réponse ; rien n'a été fait.
accept-nothing = `accepter` n'a pas été exécuté : aucune offre n'attend votre réponse (protocole 1.8).
accept-unknown = Votre message ne dit pas à quelle lettre il répond ; rien n'a été accepté. Ceci attend votre réponse :
accept-lapsed = Ce qui était proposé dans la lettre à laquelle vous répondez ne vaut plus ; rien n'a été accepté. Autre chose attend maintenant votre réponse :
accept-not-shown = La lettre à laquelle vous répondez ne montre aucune offre ; rien n'a été accepté. Ceci attend maintenant votre réponse :

tried = Voici la position telle qu'elle serait après { $move }. Rien n'a été inscrit.
no-clause = { $game } n'a pas de règle `{ $clause }`.
list-to-move = C'est à { $name } de jouer.
list-to-move-side = { $side ->
    [white] C'est à { $name } (Blancs) de jouer.
    [black] C'est à { $name } (Noirs) de jouer.
    [Purple] C'est à { $name } (Pourpre) de jouer.
    [Gold] C'est à { $name } (Or) de jouer.
   *[other] C'est à { $name } ({ $side }) de jouer.
}
list-over = La partie est terminée.
list-group = { $title } ({ $number }) :
answered-by-hand = L'arbitre répond à votre lettre :
propose-language = Voulez-vous que nous vous écrivions en français ? Répondez alors : `{ language-line }`.

subject-for-the-referee = pour l'arbitre
subject-your-games = vos parties
subject-your-games-on = vos parties le { $day }
for-the-referee = Votre message est arrivé. L'arbitre le lit et inscrit ce que vous demandez : le serveur ne peut pas signer lui-même dans cette partie.
nothing-made = On n'a rien pu faire de votre message : { $reason }.
referee-reads = L'arbitre est prévenu et le lit.
which-game = On ne sait pas laquelle de vos parties concerne votre message ; rien n'a été fait. Répondez à la lettre la plus récente sur cette partie.
games-stand = Où en sont vos parties :
more-games-over = { $number ->
    [one] Une autre de vos parties ici est terminée.
   *[other] { $number } autres de vos parties ici sont terminées.
}
games-settled = { $number ->
    [one] Une a été réglée par le directeur du tournoi ou par son règlement, et ne continue pas.
   *[other] { $number } ont été réglées par le directeur du tournoi ou par son règlement, et ne continuent pas.
}
you-wrote = Vous avez écrit :
you-wrote-on = Vous avez écrit le { $date } :

about = { $what } : { $said }
# Images.
the-picture = l'image
a-picture = une image
pictures-unknown = ce programme a été construit sans la lecture des images
picture-without-code = aucun code n'y a été trouvé
picture-unreadable = elle ne peut pas être lue ({ $error })
picture-damaged = elle est abîmée
picture-too-large = elle est trop grande
picture-not-looked-at = elle n'a pas pu être examinée : { $error }
picture-unlooked = elle n'a pas pu être examinée
picture-too-long = chercher un code dedans prend trop de temps
picture-unseen = personne ne l'a examinée
picture-of-stranger = aucune partie d'ici ne nomme l'expéditeur, donc personne ne l'a examinée ; `adjudicate import` le fait
pictures-took-long = les images ont pris trop de temps cette heure-ci ; `adjudicate import` l'examine
