# Ce que les commandes de courrier et de réglages affichent et demandent ; le fichier anglais dit à quoi sert chaque clé.

mail-sent = Envoyé à { $to }.
mail-nothing-waits = Rien n'attend d'être envoyé.
mail-written = { $file } : un message à { $to }.
mail-test-letter = Ceci vérifie vos réglages de courrier : `adjudicate mail test` cherche ce message là où votre courrier arrive.
mail-test-lies = Le message à { $to } est dans { $place } ; c'est vous qui l'envoyez.
mail-test-sent = Un message à { $to } est envoyé.
mail-test-look = Les réglages ne disent pas où le courrier arrive ; voyez vous-même s'il est là.
mail-test-came-back = Il est revenu au bout de { $seconds } s : { $place }.
way-mailbox = la boîte { $name }
way-maildir = le Maildir { $path }
mail-tried-again = { $reason } ; nouvel essai dans une minute
mail-nothing-new = Rien de nouveau dans { $mailbox }.
mail-message = message { $number } dans { $mailbox }
mail-too-large = { $message } a { $size } Mio ; plus de { $most } Mio ne sont pas lus
mail-asked-again = { $message } : { $why } ; il sera redemandé la prochaine fois
mail-announces = { $message } annonce le tournoi "{ $event }" : enregistrez le fichier joint ; `adjudicate event enter FICHIER --name NOM --send` vous inscrit
mail-fetched = { $number ->
    [one] { $number } message lu
   *[other] { $number } messages lus
} dans { $mailbox }, dont { $taken } pour une partie.
share-given = { $file } : votre part du jet est donnée.
share-given-entry = { $file } : votre part du jet est donnée, à l'entrée { $entry }.

settings-stand = Les réglages sont dans { $file }.
ask-mail-address = { $whose ->
    [desk] adresse du serveur
   *[own] votre adresse
}{ $usual ->
    [none] { "" }
   *[other] { " " }(vide : { $usual })
} :
ask-mail-name = nom qui l'accompagne, pour les gens (peut rester vide) :
ask-mail-server = serveur de courrier sortant pour { $domain } [{ $usual }], ou le chemin d'un programme sendmail ou d'un dossier :
ask-mailbox = { $usual ->
    [none] Où est votre boîte ? Le nom d'un serveur IMAP (vide : vous remettez les lettres vous-même) :
   *[other] Où est votre boîte ? [{ $usual }], ou `none` : vous remettez les lettres vous-même :
}
ask-mail-user = utilisateur pour la connexion (vide : { $usual } ; `none` : sans connexion) :
ask-mail-password = une commande qui affiche le mot de passe, lui-même n'est enregistré nulle part (vide : il est dans l'environnement) :
ask-games = le dossier des parties :
ask-maildir = le Maildir où arrive le courrier du serveur :
ask-event = le dossier du tournoi que tient le serveur ({ $usual ->
    [none] vide : le serveur s'occupe de parties et ne tient pas de tournoi
   *[other] vide : { $usual } ; `none` : le serveur s'occupe de parties et ne tient pas de tournoi
}) :
ask-reply = l'adresse à laquelle répondent les joueurs sans clé, avec { "{}" } pour leur mot secret, par exemple desk+{ "{}" }@example.org ({ $usual ->
    [none] vide : le mot est dans l'objet
   *[other] vide : { $usual } ; `none` : le mot est dans l'objet
}) :
ask-hosts = les adresses dont le serveur accepte des parties et des invitations, séparées par des virgules ({ $usual ->
    [none] vide : aucune
   *[other] vide : { $usual } ; `none` : aucune
}) :
app-password = { $name } demande ici un mot de passe d'application, et non celui de sa page web : créez-en un dans les réglages de sécurité de votre compte.

player-who = { $own ->
    [yes] vous
   *[no] { $name }
}
player-days = { $days ->
    [0] moins d'un jour
    [one] { $days } jour
   *[other] { $days } jours
}
player-due = { $time ->
    [none] { player-who }
    [left] { player-who }, encore { player-days }
   *[late] { player-who }, { player-days } de retard
}
player-game-over = terminée : { $ending }
player-games = { $number ->
    [one] { $number } partie de { $player }.
   *[other] { $number } parties de { $player }.
}
games-of = Parties de { $value }
games-as-of = État au { $value }
games-game = Partie
games-id = Identifiant
games-turn = À qui de jouer, et combien de temps

setup-good = bien
setup-missing = manque
setup-wrong = FAUX
setup-program = programme
setup-settings = réglages
setup-no-settings = aucun ; il n'en faut que pour le courrier ({ $file })
setup-key = clé
setup-key-bare = { $key }, dans { $file }, sans phrase secrète
setup-key-asked = { $file }, avec une phrase secrète qui est demandée
setup-key-given = { $key }, dans { $file } ; la phrase secrète est donnée
setup-passphrase = voyez `passphrase_command` et ADJUDICATE_PASSPHRASE
setup-key-other = { $public } appartient à une autre clé que { $file }
setup-key-line = `adjudicate key show` affiche la ligne à donner aux autres
setup-privacy = secret de la clé
setup-private = personne d'autre ne peut la lire
setup-public = d'autres sur cet ordinateur peuvent lire { $file } et signer pour vous
setup-signed = signatures
setup-kept = tout est gardé dans { $place }
setup-unkept = rien ne peut être gardé dans { $place } : { $error }
setup-make-room = sans cela rien n'est signé ; faites de la place, ou réglez XDG_STATE_HOME
setup-will-be-kept = tout sera gardé dans { $place }
setup-clock = horloge
setup-no-zone = fuseau horaire sans nom
setup-clock-shows = { $now } ({ $zone })
setup-clock-behind = elle indique { $now } ({ $zone }), et { $file } a une entrée du { $newest }
setup-set-clock = réglez cette horloge, ou demandez à l'auteur de cette entrée de régler la sienne
setup-mail = courrier
setup-no-mail = l'envoi n'est pas réglé ; les lettres partent par votre propre logiciel de courrier
setup-mail-from = de { $address } { $by }
setup-mail-checked = de { $address } { $by } ; le serveur vous laisse entrer
setup-mail-fails = de { $address } { $by } : { $why }
setup-by-server = par { $host }, port { $port }
setup-by-program = par { $program }
setup-into = dans le dossier { $directory }
setup-outbox = boîte d'envoi
setup-unsent = { $waiting ->
    [one] { $waiting } message à envoyer
   *[other] { $waiting } messages à envoyer
}, { $refused ->
    [one] { $refused } message est refusé
   *[other] { $refused } messages sont refusés
}{ $reason ->
    [none] { "" }
   *[other] { " " }: { $reason }
}
setup-games = parties ici
setup-games-waiting = { $number ->
    [one] { $number } partie
   *[other] { $number } parties
}{ $waiting ->
    [none] { " " }; aucune ne vous attend
   *[other] { " " }; vous attendent : { $waiting }
}

local-time = { weekday } { $day } { month }, { $clock } { $zone ->
    [own] à votre heure
   *[utc] UTC
}
session-begins = Une commande par ligne, comme `games` ou `show 1` ; `quit` termine la session.
session-ends = `quit` ou Ctrl-D termine la session.
session-already = C'est déjà une session.
rules-of-one = `adjudicate rules JEU` affiche les règles d'un jeu.
rules-learn = `adjudicate learn { $clause }` vous laisse l'essayer.
turns-written = { $turns } coups sont dans { $file }.
script-plays = `{ $command }` les joue.
invite-greeting =
    Bonjour
    { "" }
question-ask-desk = Demander à { $desk } d'inviter { $players } à une partie ({ $game }) avec vous ?
desk-asked = La demande est partie à { $desk }, qui répond par lettre : confirmez-la par `oui`, et les autres sont invités.
question-rekey = Remplacer la clé de { $name } par { $key } ?
ask-reason = le motif, lisible par tous :
goes-on-behind = { $fallen ->
    [0] La partie continue après l'entrée { $entry }.
    [one] La partie continue après l'entrée { $entry } : { $fallen } entrée ne compte plus et reste à côté du journal.
   *[other] La partie continue après l'entrée { $entry } : { $fallen } entrées ne comptent plus et restent à côté du journal.
}
ask-everybody = Demandez à tous ce qu'ils ont avant de décider sur une entrée ancienne.
picture-title = { $game }, après l'entrée { $entry }

left-the-message = le message
left-picture = rien dedans n'est pour une partie : { $picture }
left-automatic = rien dedans n'est pour une partie ({ $how })
left-nothing = rien dedans n'est pour une partie
left-stranger = rien dedans n'est pour une partie, et aucune partie d'ici ne nomme l'expéditeur
left-address = il manque l'adresse de quelqu'un qui s'inscrit au tournoi, et personne ne pouvait en être prié
left-refused = tout n'a pas pu être pris : { $why }
left-beside = quelqu'un dit quelque chose à côté de ce que le message apporte pour une partie
left-other-address = il vient par le chemin de retour de { $name }, mais d'une autre adresse
left-no-command = rien dedans n'est un coup ou une commande : { $quoted }
left-no-key = le serveur n'a pas de clé avec laquelle il pourrait l'inscrire
left-talk = il dit plus que des coups et des commandes : { $quoted }
left-no-game = rien pour une partie
left-only-words = des mots par lesquels rien n'est inscrit
left-unproved = des mots dont l'expéditeur n'est pas prouvé
left-request-unproved = une demande dont l'expéditeur n'est pas prouvé
left-request-too-many = une demande, et il en est venu trop aujourd'hui
left-unclear = une réponse qui n'est pas claire
left-seat-unclear = { $file } : { $name } ne dit rien de clair
left-said = { $name } écrit : { $said }
left-said-part = { $name } écrit : { $said } ; tout n'en est pas fait
left-asked = quelque chose qui n'est pas clair, et que l'on demande
left-remark = une remarque
left-encrypted = il est chiffré ({ $how })
left-sealed = son texte est enfermé dans une signature (S/MIME)
left-winmail = il a une forme que seul Outlook lit (winmail.dat)
left-picture-alone = il ne contient qu'une image
left-attachment = il ne contient que la pièce jointe { $name }
left-subject = il ne contient que son objet, "{ $subject }"
left-quotation = il ne contient que ce qu'il cite
left-empty = il est vide
automatic-two-senders = de deux expéditeurs à la fois
automatic-bounce = un avis de non-remise
automatic-program = envoyé par un programme
automatic-reply = une réponse automatique
automatic-mass = un envoi en nombre
automatic-list = d'une liste de diffusion
automatic-loop = envoyé par un programme qui craint les boucles
automatic-nobody = personne à qui répondre
unread-none = Aucune lettre n'est laissée pour vous.
unread-from-nobody = personne que l'on puisse reconnaître
unread-letter = { $since ->
    [none] { $letter }. { $from }
   *[other] { $letter }. { $from }, depuis { $since }
}
unread-reason = Laissée pour vous : { $reason }
unread-no-reason = le serveur n'a pas noté pourquoi ; sa sortie le dit
unread-count = { $number ->
    [one] { $number } lettre est laissée pour vous. `{ $command }` montre une lettre et ce que vous pouvez en faire.
   *[other] { $number } lettres sont laissées pour vous. `{ $command }` montre une lettre et ce que vous pouvez en faire.
}
unread-place = { $player ->
    [none] { $game } ({ $id })
   *[other] { $game } ({ $id }), de { $player }
}
unread-some-game = une partie
unread-head = { $since ->
    [none] Lettre { $letter }, laissée pour vous : { $reason }
   *[other] Lettre { $letter }, laissée pour vous depuis { $since } : { $reason }
}
unread-of-game = Partie : { $place }
unread-from = De : { $text }
unread-date = Date : { $text }
unread-subject = Objet : { $text }
unread-attachments = Pièces jointes : { $names }
unread-file = Fichier : { $file }
unread-no-text = (pas de texte)
unread-possible = Ce que vous pouvez faire :
unread-answer = répond par courrier et ferme la lettre
unread-play = inscrit un coup pour l'expéditeur, qui n'a pas de clé
unread-close = la ferme : on n'en fait rien de plus
unread-ask-answer = votre réponse, sur une ligne :
unread-answer-sent = La réponse à la lettre { $letter } a été envoyée à { $to }. La lettre est fermée.
unread-answer-waits = La réponse à la lettre { $letter }, pour { $to }, attend dans la boîte d'envoi. La lettre est fermée.
unread-played = Inscrit pour { $player } : { $told } Le serveur le dit à tous dans la minute. La lettre { $letter } est fermée.
unread-closed = La lettre { $letter } est fermée.
entry-unsent = l'entrée est signée et se trouve dans le journal ; `adjudicate mail send` l'envoie
slip-unsent = c'est signé et se trouve à côté du journal ; `adjudicate mail send` l'envoie

token-renewed = Ce qui a été envoyé à { $name } jusqu'ici ne vaut plus comme voie de retour. Le prochain message du serveur apporte un nouveau mot secret.
token-told = { $number ->
    [1] { $name } a un mot secret, le premier. --renew lui ôte toute valeur.
   *[other] { $name } a un mot secret, le numéro { $number }. --renew lui ôte toute valeur.
}
