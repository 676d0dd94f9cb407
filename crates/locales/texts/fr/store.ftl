# Ce que lit l'exploitant d'une base, en français ; le fichier anglais dit à quoi sert chaque clé.

store-url-wanted = une base est une base de données dont l'URL commence par postgresql://
store-url-wanted-hint = un serveur qui travaille sur un dossier n'a pas besoin de base : `adjudicate mail serve --games DOSSIER`
no-databases = ce programme a été construit sans les bases de données
no-databases-hint = `cargo install adjudicate --features postgres` le construit avec elles
no-game-of-store = aucune partie de la base n'a un identifiant qui commence par { $name }
no-game-or-path-of-store = aucune partie de la base n'a un identifiant qui commence par { $named }, ni ce chemin
no-game-or-path-of-store-hint = `adjudicate store games URL` les énumère
several-games-of-store = plusieurs parties de la base ont des identifiants qui commencent par { $named }
game-removed = la partie vient d'être enlevée
letter-dealt-with = la lettre n'est plus laissée à personne : quelqu'un d'autre l'a traitée ; rien n'a été écrit
letter-dealt-with-hint = `adjudicate mail unread` énumère celles qui restent
game-changed-meanwhile = quelqu'un d'autre a changé la partie dans la base entre-temps ; rien n'y a été écrit

desk-name-taken = un autre serveur du nom de `{ $name }` travaille déjà sur cette base
desk-name-taken-hint = chaque serveur a un nom à lui (--desk NOM) ; celui qui a été tué est oublié après { $seconds } secondes
desk-state-elsewhere = le serveur garderait son état ailleurs
early-of-store-hint = `store export` les montre sous state/early
others-first = d'autres ont été plus rapides { $times } fois, et rien n'a été changé
others-first-hint = un nouvel essai se fera plus tard ; si cela continue, trop de serveurs travaillent sur les mêmes parties
log-gone = { $path } a disparu pendant que le serveur travaillait

database-url-wrong = l'URL de la base de données n'en est pas une : { $why }
database-in-the-open = `sslmode=disable` est pour une base de données sur cet ordinateur
database-in-the-open-hint = les lettres et les clés des joueurs pourraient être lues en chemin
certificate-unusable = le certificat { $file } ne peut pas être utilisé : { $why }
no-tls = TLS n'est pas disponible : { $error }
passwords-of-all = { $file } peut être lu par d'autres, et n'est pas utilisé
no-connection = aucune connexion n'est possible : { $error }
database-unreached = la base de données sur { $place } est inaccessible : { $why }
database-unreached-hint = rien n'est perdu : ce qui était pris est rendu quand son délai se termine
database-silent = elle n'a pas répondu depuis { $seconds } secondes
server-silent = { $server } n'a pas répondu depuis { $seconds } secondes
server-reads-only = { $server } n'accepte pas d'écritures
server-old = { $server } est un ancien primaire : il a la ligne temporelle { $own }, et un autre serveur de base de données a eu { $highest }
database-busy = la base de données a dit { $times } fois que d'autres étaient plus rapides, et rien n'a été changé : { $why }
database-uncounted = la base de données ne compte rien
password-refused = la base de données refuse le mot de passe : { $why }
password-refused-hint = il est dans PGPASSWORD ou ~/.pgpass, ou `store: password_command` dans les réglages le donne ; docs/store.md
no-such-database = cette base de données n'existe pas : { $why }
no-such-database-hint = `createdb` en crée une, puis `adjudicate store init`
no-store = il n'y a pas de base d'adjudicate dans cette base de données : { $why }
no-store-hint = `adjudicate store init URL` en crée une
no-right = la base de données ne permet pas cela à cet utilisateur : { $why }
no-right-hint = docs/store.md dit de quels droits un serveur a besoin
database-full = le disque de la base de données est plein, et rien n'a été changé : { $why }
database-full-hint = faites-y de la place ; ce qui attend sera alors traité
statement-too-long = la base de données a mis fin à une instruction trop longue, et rien n'a été changé : { $why }
statement-too-long-hint = `options=-c statement_timeout=...` dans l'URL dit combien de temps elle peut durer ; la base de données est peut-être surchargée
database-short = la base de données est à court de quelque chose : { $why }
database-refuses = la base de données refuse : { $why }
database-log-hint = son journal en dit plus
changed-by-hand-hint = ses tables ont été changées à la main, ou la base de données est d'un genre que ce programme ne connaît pas
database-not-trusted = la connexion à la base de données n'est pas sûre : { $why }
database-not-trusted-hint = `sslrootcert=FICHIER` dans l'URL nomme le certificat auquel se fier ; docs/store.md
other-column = la base a une colonne d'un autre type : { $why }
database-unasked = la base de données ne peut pas être interrogée : { $why }
database-unasked-hint = le mot de passe est dans PGPASSWORD ou ~/.pgpass, ou `store: password_command` dans les réglages le donne
row-unreadable = la base contient une ligne illisible : { $error }
id-is-none = la base contient un identifiant qui n'en est pas un : ses lignes ont été changées à la main
message-unpacked = la base contient un message qui ne peut pas être décompressé
message-unpacked-hint = sa ligne a été changée à la main

program-too-old = la base est passée à une version avec laquelle les programmes de version { $version } ne peuvent plus travailler
program-too-old-hint = utilisez partout le programme plus récent ; rien n'est perdu : ce que celui-ci avait en main, d'autres le prennent
store-newer = la base sur { $place } est passée à la version { $version }, et ce programme connaît les versions jusqu'à { $own }
store-newer-hint = utilisez partout le programme plus récent ; une base ne revient pas en arrière
store-half = le passage de la base sur { $place } à la version { $version } n'a pas été mené à son terme
store-half-hint = `adjudicate store init URL` le termine ; rien n'est perdu
store-older = la base sur { $place } est de version { $version }, et ce programme demande { $own }
store-older-hint = `adjudicate store init URL` la met à jour, pendant que les serveurs plus anciens continuent ; docs/store.md
table-held = quelqu'un retient une table de la base, qui ne peut donc pas être changée
table-held-hint = un long `store export` ou une sauvegarde le fait ; ensuite, de nouveau `adjudicate store init URL`

no-export = { $directory } n'est pas ce que `store export` écrit
no-export-hint = il contient les dossiers `games`, `events`, `state` et `mail`, ou certains d'entre eux ; docs/store.md dit comment y mettre ceux d'un serveur
export-unfinished = l'export dans { $directory } n'a pas été terminé
export-unfinished-hint = `store export` dans le même dossier le termine
no-file-of-desk = `{ $file }` n'est pas un des fichiers que garde un serveur
no-file-of-desk-hint = déplacez ce fichier hors du dossier
name-not-utf8 = le nom de { $file } n'est pas en UTF-8
name-not-utf8-hint = une base n'a que des noms en UTF-8 : donnez un autre nom au fichier
no-path-below = la base contient un document nommé { $name }, ce qui n'est pas un chemin sous un dossier
no-path-below-hint = aucun de nos programmes n'écrit un tel nom : regardez qui peut écrire dans la base, et enlevez la ligne
log-not-whole = { $path } n'est pas, octet pour octet, le journal d'une partie
log-not-whole-hint = `adjudicate verify` dit ce qui ne va pas ; déplacez-le, ou réparez-le d'abord
second-copy = { $path } est une deuxième copie d'une partie
second-copy-hint = une base a chaque partie une seule fois : déplacez une des copies
same-game-twice = { $path } et { $other } sont la même partie
other-state = la base a déjà la partie de { $path }, dans un autre état
other-state-hint = `store export` montre ce qu'elle a
others-at-work = d'autres travaillent sur les mêmes parties dans la base
others-at-work-hint = arrêtez-les, ou recommencez : ce qui est déjà repris est sauté
archive-into-export = { $directory } contient l'export d'une base
archive-into-export-hint = nommez un autre dossier : l'export suivant ne connaîtrait pas les parties archivées
archive-other-file = { $file } est déjà là, avec un autre contenu
archive-other-file-hint = archivez dans un autre dossier
archive-unlike = { $file } ne contient pas ce qui y a été écrit
archive-unlike-hint = la partie est encore dans la base ; vérifiez le disque
archive-invalid-hint = la partie est encore dans la base ; `store check` énumère toutes les fautes

erase-no-address = `{ $given }` n'est pas une adresse
erase-plays = l'adresse joue dans { $number ->
    [one] une partie qui n'est pas finie
   *[other] { $number } parties qui ne sont pas finies
} : { $games } ; rien n'a été effacé
erase-plays-hint = terminez d'abord ces parties, par abandon ou par une décision : aucun serveur ne pourrait écrire à un joueur sans adresse
erase-overtaken = quelqu'un a changé un des documents entre-temps ; rien n'a été effacé
do-it-again-hint = recommencez

letters-in-store-hint = omettez --games et --maildir ; `mail receive --store URL` y dépose les messages
no-threads = aucun fil d'exécution n'est disponible : { $error }
no-maildir = { $directory } n'est pas une Maildir : { $error }
no-maildir-hint = une Maildir est un dossier avec les dossiers `new`, `cur` et `tmp`
desk-at-work = un autre serveur travaille déjà
no-signals = aucun signal ne peut être reçu : { $error }
no-collector = aucun collecteur ne peut recevoir de réponse à { $address } : { $error }
one-message-for-store = avec --store, un seul message est lu sur l'entrée standard
metrics-of-store = --metrics est pour une base
metrics-of-store-hint = --store URL la nomme ; docs/store.md
player-no-address = --player : `{ $player }` n'est pas une adresse : { $why }
no-refused-message = aucun message refusé n'a un nom qui commence par `{ $beginning }`
no-refused-message-hint = `adjudicate store refused URL` les énumère
several-refused-messages = plusieurs messages refusés ont des noms qui commencent par `{ $beginning }`
nothing-erased = rien n'a été effacé
store-faulty = la base a des fautes
store-faulty-hint = docs/store.md dit que faire de chaque genre de faute ; il n'est besoin d'arrêter aucun serveur

store-is-there = La base est là, comme ce programme la demande.
store-brought-forward = La base est là, et est passée à la version { $version }.
store-moved = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $documents ->
    [one] { $documents } autre document
   *[other] { $documents } autres documents
} et { $messages ->
    [one] { $messages } message
   *[other] { $messages } messages
}
store-imported = Repris dans la base : { store-moved }.
store-exported = Écrit dans { $directory } : { store-moved }.
store-more = Il y en a d'autres ; --limit N les montre.
store-archived = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} avec { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
} : écrites dans { $directory }, vérifiées, et enlevées de la base.
store-archive-of-events = { $number ->
    [one] { $number } partie finie reste dans la base, car elle appartient à un tournoi.
   *[other] { $number } parties finies restent dans la base, car elles appartiennent à un tournoi.
}
store-archive-waiting = { $number ->
    [one] { $number } partie finie reste dans la base, car un serveur doit encore la regarder.
   *[other] { $number } parties finies restent dans la base, car un serveur doit encore les regarder.
}
store-archive-changed = { $number ->
    [one] { $number } partie finie reste dans la base, car quelqu'un l'a changée entre-temps.
   *[other] { $number } parties finies restent dans la base, car quelqu'un les a changées entre-temps.
}
store-erase-ask = Effacer tout ce qui concerne { $address } et qu'aucun journal signé ne contient ?
store-erased = Effacé au sujet de { $address } : { $letters ->
    [one] { $letters } lettre
   *[other] { $letters } lettres
} de cette adresse, { $messages ->
    [one] { $messages } message
   *[other] { $messages } messages
} pour elle, { $documents ->
    [one] { $documents } document
   *[other] { $documents } documents
}, { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
} pour la trouver ou la compter.
store-erased-all = Aucun journal signé de la base ne la nomme.
store-erase-stays = Reste : { $path }, { $what }
erase-stays-document = un document d'un tournoi qui nomme l'adresse
erase-stays-log = le journal signé d'une partie dont les conditions nomment l'adresse
store-no-desks = Aucun serveur n'a travaillé sur cette base ces trente derniers jours, ou tous ont terminé.
store-desk = { $name } : { $state ->
    [working] au travail
   *[silent] silencieux
}, dernière activité il y a { $seconds } s{ $version ->
    [none] { "" }
   *[other] , version { $version }
}{ $chores ->
    [none] { "" }
   *[other] , { $chores }
}

store-server = { $server } reçoit les écritures{ $timeline ->
    [0] { "" }
   *[other] , sur la ligne temporelle { $timeline }
}
store-games = { $number ->
    [one] { $number } partie
   *[other] { $number } parties
}
store-entries = { $number ->
    [one] { $number } entrée
   *[other] { $number } entrées
}
store-inbox = { $number ->
    [0] aucun message arrivé n'est encore à traiter
    [one] { $number } message arrivé est encore à traiter, depuis { $seconds } s
   *[other] { $number } messages arrivés sont encore à traiter, le plus ancien depuis { $seconds } s
}
store-unread = { $number ->
    [one] { $number } message est laissé à une personne
   *[other] { $number } messages sont laissés à une personne
}
store-outbox = { $number ->
    [one] { $number } message est à envoyer
   *[other] { $number } messages sont à envoyer
}
store-refused = { $number ->
    [one] { $number } message n'est accepté par aucun serveur de courrier
   *[other] { $number } messages ne sont acceptés par aucun serveur de courrier
}
store-due = { $number ->
    [one] { $number } partie demande maintenant quelque chose
   *[other] { $number } parties demandent maintenant quelque chose
}
store-early = { $number ->
    [one] { $number } entrée attend ce qui vient avant elle
   *[other] { $number } entrées attendent ce qui vient avant elles
}
store-at-work = { $number ->
    [one] { $number } serveur travaille
   *[other] { $number } serveurs travaillent
}

store-no-games = Aucune partie de la base n'est ainsi.
store-invalid-log = un journal non valable
store-game-entries = { $number ->
    [one] { $number } entrée
   *[other] { $number } entrées
}{ $last ->
    [none] { "" }
   *[other] , la dernière du { $last }
}, dans { $file }
store-game-next = { $time ->
    [now] Un serveur la regarde de nouveau dès que possible.
   *[other] Un serveur la regarde de nouveau à { $time }.
}
store-game-invalid = Non valable : { $reason }
listed-no-entries = il n'est pas fait d'entrées
store-game-more = Il y a des entrées plus anciennes ; --limit N les montre.
store-game-nothing = Rien n'attend dans la base pour elle ou pour ses joueurs.
store-game-waits = En attente, { $kind ->
    [beside] à côté du journal
    [inbox] à l'arrivée
    [unread] laissé à une personne
    [outbox] au départ
   *[refused] refusé
}{ $id } : { $text }
waiting-elements = { $number ->
    [one] { $number } part de jet
   *[other] { $number } parts de jet
}
waiting-entries = { $number ->
    [one] { $number } entrée qui n'est pas dans le journal
   *[other] { $number } entrées qui ne sont pas dans le journal
}
waiting-mail = { $kind ->
    [inbox] de { $address } ou à son sujet
   *[outbox] à { $address }
}{ $number ->
    [0] { "" }
    [one] , remis { $number } fois
   *[other] , remis { $number } fois
}

store-check-progress = { $number } parties sont vérifiées
store-checked = Vérifié : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} avec { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}, { $events ->
    [one] { $events } journal de tournoi
   *[other] { $events } journaux de tournois
} et { $documents ->
    [one] { $documents } autre document
   *[other] { $documents } autres documents
}.
check-table = table { $table }
check-rows = lignes qui n'appartiennent à aucune partie ni à aucun document de la base, ou à un qui ne les nomme pas : { $rows }
check-length = sa ligne annonce { $said } entrées, et il y en a { $there }
check-entry = la ligne de l'entrée { $entry } n'est pas celle de l'entrée qui s'y trouve
check-id = son identifiant n'est pas celui de ses conditions
check-head = sa tête n'est pas sa dernière entrée
check-piece = l'identifiant d'un morceau à côté de son journal n'est pas celui du morceau
check-address = elle n'est pas trouvée par l'adresse { $address }, que ses conditions nomment
check-no-id = son identifiant ou sa tête n'en est pas un
check-due = il y a quelque chose à en dire, et aucun serveur ne la regarde : la table `due` n'a pas de ligne pour elle
check-invited = il n'est pas trouvé par l'adresse { $address }, qu'il invite
check-other-table = un document de ce nom appartient à une autre table

store-refused-none = Aucun message n'a été refusé.
store-refused-retried = { $number ->
    [one] { $number } message sera renvoyé par le prochain serveur qui envoie.
   *[other] { $number } messages seront renvoyés par le prochain serveur qui envoie.
}
store-refused-dropped = { $number ->
    [one] { $number } message effacé.
   *[other] { $number } messages effacés.
}
store-refused-message = { $to ->
    [none] à personne de reconnaissable
   *[other] à { $to }
}{ $since ->
    [none] { "" }
   *[other] , depuis { $since }
} : { $subject }
store-refused-what = `adjudicate store refused URL retry MESSAGE` en renvoie un, et `drop MESSAGE` l'efface ; le journal du serveur en donne la raison.

desk-game = { $file }{ $game ->
    [none] { "" }
   *[other] { " " }({ $game })
}, { $number ->
    [one] { $number } entrée
   *[other] { $number } entrées
} : { $standing }
desk-game-unusable = ne peut pas être utilisée : { $error }
desk-game-over = finie
desk-game-settled = tranchée par le tournoi, et non poursuivie
desk-game-due = c'est à { $name }{ $until ->
    [none] { "" }
   *[other] { " " }jusqu'à { $until }
}{ $late ->
    [yes] , EN RETARD
   *[no] { "" }
}
desk-decision = { $file } : { $by } signale depuis { $time } que { $against } a dépassé son temps, et c'est à vous de décider
desk-games = { $number ->
    [one] { $number } partie
   *[other] { $number } parties
} ; en cours : { $running }, en retard : { $late }.
desk-mail = courrier à { $to } : { desk-mail-state } depuis { $since }
desk-mail-state = { $state ->
    [waiting] en attente
   *[refused] refusé
}
desk-mails = Courrier : { $waiting } en attente, { $refused } refusé.
desk-invitation = { $names ->
    [none] { $file } : une invitation qui n'attend personne : la partie commence
   *[other] { $file } : une invitation qui attend { $names }
}
desk-letter-nobody = personne de reconnaissable
desk-letter = { $reason ->
    [none] lettre de { $from }, laissée à vous : le serveur n'a pas noté pourquoi
   *[other] lettre de { $from }, laissée à vous : { $reason }
}
desk-letters-hint = `adjudicate mail unread` montre ces lettres ; il sert aussi à y répondre, à les jouer ou à les classer.
desk-early = l'entrée { $entry } de { $by }{ $from ->
    [none] { "" }
   *[other] { " " }(de { $from })
} attend depuis { $since } l'entrée sha256:{ $id }..., qui n'est pas ici
desk-standstill = Depuis { $since }, rien ne peut être envoyé, et tout attend : { $reason }

desk-title = Le serveur de l'arbitre
desk-file = Fichier
desk-entries = Entrées
desk-stands = État
desk-waiting = En attente
desk-post = Courrier
desk-to = À
desk-since = Depuis
desk-letters = Lettres qui vous sont laissées

message-lost = { $count } serveurs de suite l'ont pris sans en venir à bout
message-put-off = il a été remis { $count } fois, la dernière parce que : { $last }
message-waits = une entrée y est datée dans l'avenir, ou un fichier ne peut pas être lu maintenant
