# L'aide des commandes.
argument-absence_days = Avec --clock : autant de jours de congé pour chaque joueur dans toute la partie
argument-absent = Un joueur qui n'a joué aucun coup ; peut être donné plusieurs fois
argument-address = Votre adresse électronique ; celle des réglages par défaut
argument-addresses = Les lignes de l'adresse, séparées par `;` ; pour la première carte, et données une deuxième fois pour la deuxième
argument-after = Parcus : la partie de la série avant celle-ci ; les jetons que ses joueurs ont gardés sont repris
argument-all = Regarder de nouveau tous les messages non lus ou dont l'objet contient [adjudicate], même ceux qui ne contenaient rien auparavant
argument-alone = N'afficher que la ligne de la part, que chacun peut porter dans le journal
argument-answer = Donner votre part du jet dès qu'elle est due, et l'envoyer, pour qu'aucun jet n'attende ; vos propres jets restent à vous
argument-appeal = L'appel : le numéro de l'entrée qui le contient, ou son identifiant
argument-ascii = Dessiner les plateaux sans Unicode ; d'office sur un terminal qui n'est pas en UTF-8
argument-at = Quand la lettre est arrivée : 2027-04-11T10:00:00Z
argument-at_once = Commencer tout de suite, sans demander à personne
argument-behind = Décider après cette entrée au lieu de la dernière : son numéro, ou le début de son identifiant si elle est à côté du journal
argument-board = La table
argument-boards = Quels plateaux dessiner
argument-by = Le fichier avec le billet de la nouvelle personne, qui a une clé : `adjudicate event enter --in-place-of NAME` le crée
argument-by_hand = L'appariement : des tables séparées par des virgules, les joueurs dans l'ordre des places avec `-` entre eux, même si les noms en ont un ; `bye NAME`
argument-by_post = Le directeur inscrit un joueur sans clé, qui joue par courrier
argument-byes = Une ronde où vous demandez à ne pas jouer, pour un demi-point, si le règlement le permet : `2`, ou `chess:2` si vous vous inscrivez à plusieurs groupes
argument-carry = Avec --after : ce joueur reprend autant de jetons, quoi que dise la partie d'avant
argument-certificate = Un fichier avec un certificat (PEM) auquel se fier en plus de ceux du système
argument-check = Apparier de nouveau chaque ronde du rapport, et afficher les différences
argument-clause = Une de ses règles, par exemple NMM-5 ou ALL-3
argument-clock = DAYS : jours par coup, TRANSIT : jours pour le courrier, GRACE : jours de grâce pour toute la partie
argument-color = Faut-il afficher en couleur
argument-comment = Le commentaire derrière la clé dans sa ligne publique
argument-copies = Copies : journaux, messages, boîtes de courrier (Maildir, mbox), dossiers
argument-date = Signer avec cette date au lieu de maintenant (2026-11-20T17:03:11Z)
argument-days = Le premier jour, `to`, et le jour de votre retour : 2026-12-20 to 2027-01-06
argument-description = La description : un fichier YAML avec `event`, `director`, `closes` et `sections`
argument-desk = Le nom de ce serveur, avec --store ; deux serveurs n'ont jamais le même. Par défaut, un nom tiré au hasard
argument-dice_by_referee = Les dés sont faits par le joueur qui lance et par l'arbitre, au lieu de tous les joueurs
argument-directory = Le dossier ; celui-ci par défaut
argument-dismiss = L'appel n'est pas fondé, et rien ne change
argument-display = Le nom d'une nouvelle personne qui joue par courrier
argument-displays = Le nom d'un joueur tel que les gens le lisent : NAME=TEXT
argument-dry_run = Montrer la ronde suivante et ne rien signer
argument-elements = Apporter une part qui vous est parvenue seule (`element GAMEID NAME BASE64`)
argument-entry = Le numéro de la dernière entrée qui reste : pour reprendre l'entrée 15, c'est 14
argument-event = Le dossier du tournoi ou son journal ; celui d'ici par défaut
argument-events = Des dossiers de tournois, ou leurs journaux ; celui d'ici par défaut. Une liste de cotes peut les précéder
argument-evidence = Écrire ce qui prouve que quelqu'un a signé deux fois dans ce nouveau fichier, que `verify` vérifie tout seul ; s'ils sont plusieurs, ce qui le prouve des autres dans FILE-2 et ainsi de suite
argument-explain = Avec --dry-run : dire pour chaque joueur pourquoi il ne rencontre pas d'adversaires plus proches en points
argument-file = Le fichier de la partie ; inutile là où il n'y en a qu'un
argument-files = Le fichier de la partie, son numéro ou le début de son nom, inutile là où il n'y en a qu'un ; ou une preuve, ou plusieurs copies
argument-first = Le joueur qui commence ; tiré aux dés par défaut
argument-for_time = La décision repose sur le temps : elle n'est valable que si, d'après ce journal, le temps du joueur est écoulé
argument-form = Sous quelle forme
argument-forms = Sous quelle forme ; plusieurs séparées par des virgules. Par défaut, la terminaison de FILE le dit, comme dans `-o board.png` ; sinon du texte
argument-from = Commencer par cette entrée
argument-game = Le fichier de la partie ; inutile là où il n'y en a qu'un
argument-games = Le dossier des parties
argument-generate = Écrire un tournoi au hasard : le même pour le même nombre
argument-help = Afficher l'aide (davantage avec '--help')
argument-help-long = Afficher l'aide (en bref avec '-h')
argument-host = L'adresse prévenue si quelqu'un décline, en plus de celles des invités
argument-hosts = Avec --desk : les adresses dont le serveur accepte des parties, séparées par des virgules ; `none` pour personne
argument-hours = Combien d'heures
argument-imap = Votre boîte aux lettres est sur ce serveur (IMAP)
argument-in_place_of = Accepter la place de ce joueur, que le directeur vous donne
argument-invitation = Répondre oui à l'invitation de ce message, par courrier, avec votre clé
argument-json = Afficher du JSON pour des scripts au lieu de texte pour des gens
argument-keep_choice = Être interrogé avant vos prochains dés, quoi que dise config.yaml
argument-key = Signer avec ce fichier de clé OpenSSH Ed25519
argument-language = Écrire dans cette langue, par exemple `de`, au lieu de celle des réglages
argument-languages = La langue dans laquelle on écrit aux invités, par exemple `de` ; NAME=LANGUAGE pour l'un d'eux
argument-lease = Avec --store : pendant tant de secondes, ce qu'un serveur a pris est à lui ; ensuite, un autre le reçoit
argument-leave_out = Retenir un billet qui attend (le début de son identifiant) ; `all` les retient tous
argument-letter = Le numéro de la lettre
argument-line = Le coup, ou une commande comme `resign yes`, `accept` ou `offer draw`
argument-list = Avec une liste de cotes : la liste dont elle part
argument-lists = Les adresses de listes ou de personnes
argument-log_format = La forme du compte rendu : des phrases, ou du JSON avec des champs
argument-loss = La façon dont il est perdu
argument-mail = Votre adresse, visible de tous dans le journal du tournoi ; par défaut celle des réglages, et `none` pour aucun courrier
argument-maildir = Le Maildir où arrive le courrier du serveur
argument-mat = Le fichier est le texte .mat d'un programme de backgammon : en faire un script pour `table`
argument-method = Le système de cotes
argument-metrics = Écrire un texte OpenMetrics dans ce fichier toutes les quelques secondes, avec --store
argument-metrics_listen = Répondre par HTTP aux collecteurs de mesures à cette adresse, avec --store
argument-name = Le joueur
argument-new = Votre nouveau fichier de clé
argument-new_key = La nouvelle clé : `ssh-ed25519 AAAA...`
argument-no_passphrase = Ne pas protéger le fichier par une phrase secrète
argument-no_test = Écrire les réglages sans rien envoyer
argument-number = Avec --mat : ne prendre que ce jeu ; pour des jeux isolés pour de l'argent, il faut en nommer un
argument-numbers = Les nombres du tirage public que nomme le règlement
argument-offer = Un fichier avec une invitation, `-` pour l'entrée standard ; ou le début de l'identifiant de l'offre, inutile s'il n'y en a qu'une
argument-offline = Ne pas parler au serveur de courrier
argument-old_board = L'écrire bien que la lettre réponde à un plateau plus ancien
argument-once = Faire ce qu'il y a à faire, et finir
argument-open = L'ouvrir en page dans le navigateur
argument-open_for = Sans adresses : les jours jusqu'à l'expiration de l'invitation
argument-options = Une option du jeu : KEY=VALUE
argument-organiser = Le nom sous lequel vous signez les conditions ; trouvé par votre clé si vous jouez ou arbitrez
argument-outbox = N'écrire aucun nouveau message ; envoyer ce qui attend
argument-outgoing = Le courrier est écrit dans ce dossier, et vous l'envoyez
argument-output = Écrire le message ici au lieu de la sortie standard
argument-password_command = Une commande qui affiche le mot de passe
argument-paths = Le dossier du tournoi ou son journal, puis des dossiers ou des fichiers de parties
argument-pgn = Une partie d'échecs en PGN
argument-plain = Expliquer une entrée sans nombres ni commandes, pour des gens qui n'ont jamais entendu parler de hachage
argument-play = Le coup, comme dans la liste de `adjudicate moves`, en un mot ou plusieurs ; demandé pas à pas par défaut
argument-player = Le joueur ; celui de l'appel par défaut
argument-players = Avec --generate : le nombre de joueurs ; il se déduit de la graine par défaut
argument-points = Des demi-points dans l'ordre des places : 2,0 est une victoire du premier joueur
argument-private = Montrer un numéro à la place de ce nom ; le site n'a alors ni journaux, ni pages de parties de ce joueur
argument-rating = Une cote, d'après laquelle les joueurs sont numérotés
argument-reason = Le motif, lisible par tous
argument-referee = L'arbitre : KEY[,MAIL]
argument-referee_key = Sa clé : une ligne `ssh-ed25519 ...`, ou le chemin d'un fichier .pub
argument-renew = Ôter toute valeur au mot secret actuel
argument-reply = Avec --desk : l'adresse à laquelle répondent les joueurs sans clé, avec {"{"}{"}"} pour leur mot secret : desk+{"{"}{"}"}@example.org ; `none` met le mot dans l'objet
argument-report = Le rapport, `-` pour l'entrée standard
argument-result = Le résultat, pour tous les joueurs dans l'ordre des places
argument-roll_next = Faire lancer vos prochains dés sans être interrogé sur le doublement (`roll_for_me: true` dans config.yaml en fait l'habitude)
argument-round = La ronde
argument-rounds = Avec --generate : le nombre de rondes ; il se déduit de la graine par défaut
argument-save = Garder les lignes dans ce fichier, pour --script ; s'il existe, un dialogue en reprend la suite
argument-say = Une remarque qui va dans l'entrée
argument-scale = Le jeu, si les tournois en ont plusieurs ; avec des options, comme dans `morris stones=3`, s'il s'y joue avec plusieurs
argument-scribe_for = En tant qu'arbitre, écrire pour ce joueur, qui joue par courrier
argument-script = Lire les lignes dans ce fichier, `-` pour l'entrée standard
argument-seats = Sans adresses : le nombre de joueurs, vous compris
argument-seconds = Le nombre de secondes après lequel abandonner
argument-section = Le groupe
argument-sections = Un groupe où jouer ; inutile s'il n'y en a qu'un
argument-seed = Lancer les mêmes dés chaque fois que ce nombre est donné
argument-send = Envoyer aussitôt l'entrée aux autres
argument-sendmail = Le courrier part par ce programme, par exemple /usr/sbin/sendmail
argument-sheet = Une carte en A6, ou deux sur une feuille A5 ou A4
argument-show = Afficher le secret au lieu d'ouvrir le plateau
argument-sign = Signer aussitôt ce que vous devez s'il n'y a rien à décider : le seul coup permis, une réponse, les billets qui finissent la partie. --yes ne dit pas cela
argument-slip = Prendre la relève, avec le billet du directeur dans ce fichier
argument-smtp = Le courrier part par ce serveur SMTP
argument-ssh = Écrire la même chose en fichiers pour `ssh-keygen -Y verify` dans ce dossier, nouveau ou vide
argument-store = Travailler sur une base que plusieurs serveurs partagent : `postgresql://USER@HOST/DATABASE`. Une partie se nomme alors par le début de son identifiant, un tournoi par son nom
argument-system = Le système d'appariement ; par défaut celui de la ligne 192 du rapport, `fide-dutch-2026` s'il n'y en a pas
argument-text = La remarque, en un mot ou plusieurs
argument-then = Votre réponse à ce coup
argument-throw = Lancer les dés pour les joueurs
argument-time = Où en est chaque joueur avec son temps dans chaque partie en cours, les plus pressants d'abord
argument-tip_line = Afficher la ligne avec la nouvelle clé et son extrémité dont l'arbitre a besoin, et ne rien écrire
argument-to = Écrire à ce joueur, ou à `referee`, au lieu de tous ceux que les conditions nomment avec une adresse
argument-tokens = Combien de jetons
argument-trf = Tournament Report File de la FIDE
argument-trust_log = Signer dans un journal bien que rien ne soit conservé ici de ce que vous y avez signé : ne le dites que si vous êtes sûr que le journal est à jour
argument-uphold = L'appel est fondé, et ceci change, comme par une décision de ce nom
argument-user = L'utilisateur qui s'identifie ; l'adresse par défaut
argument-version = Afficher la version
argument-viewer = La montrer telle que ce joueur la voit
argument-wait = Combien de secondes l'attendre
argument-waiting = Un joueur qui attend une place
argument-watch = La montrer de nouveau chaque fois que la partie avance, jusqu'à Ctrl-C
argument-when = Le coup que vous attendez
argument-whole = Joindre tout le journal
argument-width = La largeur d'un PNG, en pixels
argument-withdraw = Reprendre une invitation : le début de son numéro dans --list ; par défaut, la seule ouverte
argument-yes = Répondre oui aux questions
help-about = L'arbitre des jeux de plateau par lettre et par courrier électronique
help-accept-about = Accepter une offre, ou l'invitation d'une lettre
help-accept-clock = Une invitation : avec plutôt cette cadence
help-accept-examples =
    Exemples :
      adjudicate accept letter.txt
      adjudicate accept           (la seule offre qui attend)
      adjudicate accept 3f9a      (l'offre dont l'identifiant commence ainsi)
help-accept-first = Une invitation : plutôt avec `inviter`, `guest` ou `lots` pour commencer
help-accept-long =
    Accepter une offre, ou l'invitation d'une lettre.

    Avec une lettre qui contient une invitation : montre ses conditions, crée votre clé si vous n'en avez pas, et prend votre place. Si c'est la dernière place, la partie commence, et sa première lettre est affichée ou envoyée. Avec d'autres conditions (--option, --first, --clock), c'est une contre-proposition, que l'hôte voit comme telle.

    Sinon, une offre qui attend dans une partie est acceptée. Le joueur dont c'est le tour l'exécute dès que tous les autres sont d'accord ; avant cela, et pour tous les autres, un billet est signé. Pour refuser une offre, continuez simplement à jouer.
help-accept-name = Votre nom, tel que les autres le voient ; demandé par défaut
help-accept-options = Une invitation : avec plutôt cette option du jeu, sous la forme KEY=VALUE
help-answer-about = Donner votre part d'un jet de dés qui l'attend
help-answer-examples =
    Exemples :
      adjudicate answer
      adjudicate answer --alone     (affiche la ligne de la part, à envoyer comme on veut)
      adjudicate answer --with "element sha256:... bob 69zmrwf7..."
help-answer-long =
    Donner votre part d'un jet de dés qui l'attend.

    Si c'est votre tour, la part va dans une entrée ; sinon, elle est affichée en une ligne pour le joueur dont c'est le tour.
help-away-about = Dire aux autres quels jours vous êtes en congé
help-away-event = Dans toutes les parties d'ici du tournoi auquel la partie appartient ; dans chacune, les jours sont comptés à part
help-away-long =
    Dire aux autres quels jours vous êtes en congé.

    Tout ce que vous devez pendant votre congé est dû autant de jours plus tard. Le congé compte dès qu'il est inscrit, au plus tard avec la prochaine entrée du joueur dont c'est le tour ; si c'est vous, une entrée sans coup l'inscrit aussitôt.
help-beginning = Débuter
help-claim-about = Réclamer la nulle, ou le dépassement du temps d'un joueur
help-claim-draw-about = Réclamer une nulle d'après les règles du jeu
help-claim-draw-help = Afficher l'aide
help-claim-help = Afficher l'aide
help-claim-timeout-about = Réclamer le dépassement du temps d'un joueur ; l'arbitre décide
help-claim-timeout-help = Afficher l'aide
help-completions-about = Afficher un script qui complète les commandes dans votre shell
help-dispute-about = Comparer des copies d'une partie qui se contredisent
help-dispute-examples =
    Exemples :
      adjudicate dispute alice.yaml bob.yaml
      adjudicate dispute alice/ bob/Maildir carol.mbox
      adjudicate dispute alice.yaml bob.yaml --evidence evidence.yaml   (chacun peut le vérifier par `verify`)
      adjudicate dispute alice.yaml bob.yaml --letter > letter.txt
      adjudicate dispute alice.yaml bob.yaml --ssh evidence && sh evidence/verify.sh
help-dispute-letter = Afficher une lettre à tous les intéressés, en mots simples
help-dispute-long =
    Comparer des copies d'une partie qui se contredisent.

    Prend un nombre quelconque de copies, d'une partie ou de plusieurs : des journaux ; des dossiers de journaux et de messages ; des dossiers de courrier (un Maildir, ou un fichier au format mbox), des messages enregistrés, et tout texte qui contient des entrées ou des billets. Les copies sont triées par partie. Seules les signatures sont crues ; la provenance d'une copie ne compte pas. Le fichier à côté d'un journal (FILE.beside) est lu aussi. Les journaux de tournois sont comparés entre eux : un directeur qui en a signé deux divergents est nommé, avec les deux entrées.

    Dit pour chaque partie où va la suite, ou avant quelles entrées elle s'arrête, et ce que l'arbitre ou les joueurs peuvent alors faire ; quelle copie est en retard ; qui a signé deux fois, avec la preuve ; ce qu'une décision ou un accord sur un arbitre a écarté ; quels billets attendent ; et ce qui est abîmé ou ne peut tenir. Chaque constat dit ce que l'on peut y faire.

    Code de retour : 0 s'il n'y a rien à décider, qu'une copie soit en retard ou non ; 1 si quelqu'un a signé deux fois, si la suite s'arrête, ou si quelque chose est abîmé ou ne peut tenir ; 2 s'il n'y avait rien à comparer ; 3 si un fichier ne peut être lu ou écrit.
help-disputes = Litiges
help-doctor-about = Trouver ce qui est configuré et ce qui manque
help-doctor-long =
    Trouver ce qui est configuré et ce qui manque.

    Vérifie les réglages, le fonctionnement du courrier, et les parties qui attendent.

    Rien n'est changé et rien n'est envoyé. Le code de retour est 1 si quelque chose ne va pas.
help-event-about = Organiser un tournoi, ou y prendre part
help-event-announce-about = Annoncer un tournoi par courrier, à des listes ou à des gens
help-event-announce-language = La langue du message, par exemple `de` ; celle des réglages par défaut
help-event-announce-long =
    Annoncer un tournoi par courrier, à des listes ou à des gens.

    Le message nomme les groupes et dit comment s'inscrire : qui y répond par `enter` et le nom d'un groupe, seuls sur une ligne, est prié par le serveur de confirmer, et joue sans clé ; le journal du tournoi est joint pour les gens qui ont le programme. Chaque adresse reçoit un message à elle.
help-event-announce-say = Une remarque placée en tête
help-event-appeal-about = Faire appel d'une décision, d'un résultat ou d'un appariement
help-event-appeal-entry = L'entrée du journal du tournoi : son numéro ou son identifiant
help-event-appeal-examples =
    Exemples :
      adjudicate event appeal 14 --say "my letter was on the way" --send
      adjudicate event appeal 14 --name otto --say "..."   (le directeur, pour un joueur sans clé)
help-event-appeal-long =
    Faire appel d'une décision, d'un résultat ou d'un appariement.

    L'appel est sur un billet que le directeur inscrit. Le jury que nomme le règlement en décide.
help-event-appeal-name = Le directeur écrit l'appel d'une personne sans clé
help-event-appeal-say = Vos motifs
help-event-appeal-send = Envoyer le billet au directeur
help-event-away-about = Prendre un congé dans toutes vos parties d'un tournoi
help-event-away-long =
    Prendre un congé dans toutes vos parties d'un tournoi.

    Tout ce que vous devez ces jours-là est dû autant de jours plus tard. Le billet compte quand le directeur l'a inscrit ; l'arbitre l'inscrit dans chacune de vos parties en cours, de sorte que vous n'avez pas à le faire.
help-event-away-name = Le directeur le dit pour un joueur sans clé
help-event-away-say = Une remarque
help-event-away-send = L'envoyer au directeur
help-event-claim-about = Demander des points pour une table encore en cours alors que son groupe est terminé
help-event-claim-long =
    Demander des points pour une table encore en cours alors que son groupe est terminé.

    Le directeur répond par `event rule points`.
help-event-claim-say = Votre analyse
help-event-claim-send = Envoyer le billet au directeur
help-event-collect-about = Inscrire les résultats de toutes les parties finies
help-event-collect-long =
    Inscrire les résultats de toutes les parties finies.

    Chaque partie est d'abord vérifiée ; un résultat compte jusqu'à sa dernière entrée. Les journaux d'ailleurs (dossiers ou fichiers, par exemple des joueurs) sont repris dans le dossier du tournoi s'ils en savent plus d'une partie que la copie qui s'y trouve.
help-event-crosstable-about = Montrer qui a rencontré qui, avec quel résultat
help-event-crosstable-help = Afficher l'aide
help-event-crosstable-section = Un seul groupe
help-event-draw-about = Tirer au sort un groupe joué en poules, ou dont les joueurs viennent d'autres groupes
help-event-draw-long =
    Tirer au sort un groupe joué en poules, ou dont les joueurs viennent d'autres groupes.

    Les joueurs se déduisent des inscriptions, ou des classements finaux des autres groupes ; le tirage, du prochain nombre que le directeur avait scellé dans le règlement, et de tous les résultats de ces groupes. Après le tirage, ces résultats ne changent plus.
help-event-enter-about = S'inscrire à un tournoi
help-event-enter-display = Le nom tel que les gens le lisent
help-event-enter-long =
    S'inscrire à un tournoi.

    Signe un billet avec votre clé ; `--send` l'envoie au directeur, qui l'écrit dans le journal, et sans cela le billet est affiché, à envoyer comme on veut. Le directeur inscrit les joueurs sans clé : `--as by-post`.
help-event-enter-name = Votre nom dans les journaux ; celui des réglages par défaut
help-event-enter-say = Une remarque
help-event-enter-send = Envoyer le billet au directeur
help-event-export-about = Écrire un groupe pour d'autres programmes en TRF, le Tournament Report File de la FIDE, pour des groupes à deux joueurs par table
help-event-export-help = Afficher l'aide
help-event-export-output = L'écrire ici au lieu de la sortie standard
help-event-handover-about = Remettre un tournoi à un adjoint, ou le reprendre
help-event-handover-long =
    Remettre un tournoi à un adjoint, ou le reprendre.

    Le directeur signe un billet, et ne signe plus rien dans le tournoi ensuite. L'adjoint, qui a une copie du dossier du tournoi, prend la relève avec ce billet, et dirige le tournoi à partir de là. Les parties en cours gardent leur arbitre jusqu'à ce que leurs joueurs s'accordent sur le nouveau.
help-event-handover-name = Le directeur ou l'adjoint nommé par le règlement, qui prend la relève
help-event-handover-send = Envoyer le billet à celui qui prend la relève
help-event-import-about = Porter dans le journal du tournoi ce que les joueurs ont envoyé : inscriptions, retraits et remarques
help-event-import-files = Des fichiers avec des billets
help-event-import-long =
    Porter dans le journal du tournoi ce que les joueurs ont envoyé : inscriptions, retraits et remarques.

    Les fichiers sont des messages enregistrés, ou des textes avec des blocs d'une lettre. Leur ordre n'importe pas.
help-event-long =
    Organiser un tournoi, ou y prendre part.

    Un tournoi est un dossier : son journal signé, event.yaml, et les journaux de ses parties. Ensemble, ils prouvent tout : les inscriptions, le tirage, les appariements, les résultats, les classements.
help-event-new-about = Commencer un tournoi : écrire et signer son règlement
help-event-new-examples =
    Exemples :
      adjudicate event new cup.yaml --output summer-cup
      adjudicate event new            (demande pas à pas)
help-event-new-long =
    Commencer un tournoi : écrire et signer son règlement.

    Le règlement contient les groupes avec leurs jeux, options et systèmes, les départages, et la fin des inscriptions. Il lie le directeur à sa part du tirage avant que quiconque s'inscrive. D'après une description YAML, ou pas à pas sur un terminal.
help-event-new-output = Le dossier à créer pour le tournoi ; son journal y est event.yaml
help-event-note-about = Écrire une remarque dans le journal du tournoi
help-event-note-long =
    Écrire une remarque dans le journal du tournoi.

    Celle d'un joueur est sur un billet, qui compte quand le directeur l'a inscrit.
help-event-note-send = Envoyer le billet d'un joueur au directeur
help-event-note-text = La remarque
help-event-page-about = Faire une page du tournoi : classements, grilles, et chaque partie à revoir
help-event-page-language = La langue de la page, par exemple `de` ; celle des réglages par défaut
help-event-page-long =
    Faire une page du tournoi : classements, grilles, et chaque partie à revoir.

    Un seul fichier HTML qui n'a besoin de rien d'autre : ni réseau, ni autres fichiers. Tout y est recalculé d'après les journaux ; les contradictions sont au début.
help-event-page-output = L'écrire dans ce fichier
help-event-pair-about = Apparier la ronde suivante d'un groupe, ou de tous ceux qui sont prêts
help-event-pair-all = Toutes les rondes qui peuvent l'être maintenant
help-event-pair-long =
    Apparier la ronde suivante d'un groupe, ou de tous ceux qui sont prêts.

    Crée les conditions signées de toutes ses parties dans le dossier `games`, et écrit dans le journal qui rencontre qui. Dans les groupes où chacun rencontre chacun, toutes les rondes peuvent être appariées d'un coup (`--all`). Avec `--by-hand` et un motif, le directeur apparie comme il veut, là où le système ne laisse rien d'autre ; c'est une décision, et chacun la voit. `--dry-run` montre la ronde et ne signe rien.
help-event-pair-section = Un seul groupe
help-event-pair-send = Envoyer chaque partie à ses joueurs
help-event-pairings-about = Apparier la ronde suivante d'un tournoi que tient un autre programme, d'après son rapport (TRF16 ou TRF26)
help-event-pairings-long =
    Apparier la ronde suivante d'un tournoi que tient un autre programme, d'après son rapport (TRF16 ou TRF26).

    Affiche le nombre de lignes qui suivent, puis une ligne `WHITE BLACK` pour chaque paire dans l'ordre des tables, et `NUMBER 0` en dernier pour l'exempt. S'il n'existe aucun appariement, affiche `none`. Aucun tournoi et aucune clé ne sont touchés.

    Code de retour : 0 ; 1 s'il n'existe aucun appariement ou si une ronde diffère ; 2 si le rapport ne peut être lu.
help-event-ratings-about = Calculer des cotes d'après les parties de tournois
help-event-ratings-events = Des dossiers de tournois, ou leurs journaux
help-event-ratings-list = La liste de départ
help-event-ratings-long =
    Calculer des cotes d'après les parties de tournois.

    Chaque tournoi est une période, dans l'ordre où ils ont fini. Rien n'est conservé dans un tournoi : la liste se déduit des seuls journaux, et `event verify ratings.yaml DIR...` la recalcule.
help-event-rekey-about = Remplacer votre clé dans un tournoi
help-event-rekey-long =
    Remplacer votre clé dans un tournoi.

    Vous le signez avec l'ancienne clé, sur un billet que le directeur inscrit. À partir de là, la nouvelle clé signe vos billets, et figure dans les parties appariées ensuite ; dans chaque partie en cours, `adjudicate rekey` la remplace.
help-event-rekey-send = Envoyer le billet au directeur
help-event-result-about = Inscrire le résultat d'une table d'après sa partie
help-event-result-help = Afficher l'aide
help-event-rule-about = Décider en tant que directeur
help-event-rule-bye-about = Laisser un joueur qui le demande sans table dans une ronde pas encore appariée, pour un demi-point
help-event-rule-bye-help = Afficher l'aide
help-event-rule-close-about = Finir un groupe avant l'heure : chaque table en cours est perdue pour tous
help-event-rule-close-help = Afficher l'aide
help-event-rule-exclude-about = Exclure un joueur du tournoi
help-event-rule-exclude-help = Afficher l'aide
help-event-rule-help = Afficher l'aide
help-event-rule-points-about = Donner ces demi-points à une table, quoi que dise sa partie : pour un forfait, ou une partie encore en cours à la fin
help-event-rule-points-help = Afficher l'aide
help-event-rule-readmit-about = Laisser un joueur exclu reprendre part, dès la ronde suivante
help-event-rule-readmit-help = Afficher l'aide
help-event-rule-rekey-about = Donner une autre clé à un joueur ; les parties en cours demandent leur propre décision
help-event-rule-rekey-help = Afficher l'aide
help-event-rule-reopen-about = Retirer les points d'une table, jusqu'à un nouveau résultat ou une nouvelle décision
help-event-rule-reopen-help = Afficher l'aide
help-event-rule-substitute-about = Donner la place d'un joueur à une autre personne, avec ses points et ses adversaires
help-event-rule-substitute-help = Afficher l'aide
help-event-rule-substitute-mail = L'adresse d'une nouvelle personne qui joue par courrier
help-event-rule-unpair-about = Défaire les appariements de la dernière ronde d'un groupe, pour l'apparier de nouveau
help-event-rule-unpair-help = Afficher l'aide
help-event-site-about = Faire un site du tournoi : un dossier de fichiers pour tout serveur web
help-event-site-events = Des dossiers de tournois, ou leurs journaux ; celui d'ici par défaut
help-event-site-language = La langue du site, par exemple `de` ; celle des réglages par défaut
help-event-site-long =
    Faire un site du tournoi : un dossier de fichiers pour tout serveur web.

    Classements, grilles, rondes, joueurs et parties ont leurs propres pages, lisibles sans script et sans réseau ; à côté se trouvent les résultats pour des programmes (results.json), un fil (feed.atom), les journaux, et la page qui les vérifie. Tout est recalculé d'après les journaux ; les contradictions sont sur la première page. Plusieurs tournois font des archives : chacun a son site dans un dossier à lui, et la première page liste les tournois et les personnes qui y figurent.
help-event-site-output = Le dossier du site ; créé s'il n'existe pas, et un site plus ancien y est remplacé
help-event-standings-about = Montrer le classement d'un groupe, ou de tous : places, points, et chaque départage avec les nombres dont il vient
help-event-standings-help = Afficher l'aide
help-event-standings-section = Un seul groupe
help-event-start-about = Faire le tirage, après le dernier jour des inscriptions
help-event-start-long =
    Faire le tirage, après le dernier jour des inscriptions.

    Le tirage se déduit de toutes les inscriptions, du nombre que le directeur avait scellé dans le règlement, et du tirage public si le règlement en nomme un. Il numérote les joueurs de chaque groupe : par cote, et au sort si les cotes sont égales ou manquent.
help-event-status-about = Montrer l'état d'un tournoi : rondes, tables en cours, ce qui est dû, et depuis quand c'est en retard
help-event-status-help = Afficher l'aide
help-event-verdict-about = Juger un appel, en tant que jury
help-event-verdict-board = La table ; celle de l'appel par défaut
help-event-verdict-points = Des demi-points dans l'ordre des places
help-event-verdict-round = La ronde ; celle de l'appel par défaut
help-event-verdict-say = Vos motifs
help-event-verdict-section = Le groupe ; celui de l'appel par défaut
help-event-verdict-send = Envoyer le billet au directeur
help-event-verdict-uphold-bye = Un joueur n'a pas de table dans une ronde pas encore appariée
help-event-verdict-uphold-exclude = Un joueur est exclu
help-event-verdict-uphold-points = Une table a ces points
help-event-verdict-uphold-readmit = Un joueur exclu reprend part
help-event-verdict-uphold-reopen = Les points d'une table ne comptent plus
help-event-verdict-uphold-unpair = La dernière ronde d'un groupe n'est plus appariée
help-event-verify-about = Vérifier des tournois avec leurs parties : tirage, appariements, résultats, classements
help-event-verify-long =
    Vérifier des tournois avec leurs parties : tirage, appariements, résultats, classements.

    Recalcule tout d'après les seuls journaux : qui s'est inscrit quand, le tirage, chaque appariement, que chaque partie est bien celle qui a été appariée et se joue selon ce que dit son groupe, et que chaque résultat est bien celui de sa partie. Nomme chaque différence.

    Une liste de cotes placée avant les tournois est recalculée d'après eux.

    Code de retour : 0 si tout concorde, 1 sinon, 3 si un fichier ne peut être lu.
help-event-withdraw-about = Quitter un tournoi, ou l'un de ses groupes
help-event-withdraw-long =
    Quitter un tournoi, ou l'un de ses groupes.

    Avant le début, c'est comme si vous ne vous étiez pas inscrit. Ensuite, vos parties finies restent ce qu'elles sont ; le système décide comment comptent les autres (docs/events.md).
help-event-withdraw-name = Le directeur retire une personne sans clé
help-event-withdraw-say = Une remarque
help-event-withdraw-section = D'un seul groupe
help-event-withdraw-send = L'envoyer au directeur
help-examples =
    Exemples :
      adjudicate learn nine-mens-morris
      adjudicate new
      adjudicate play d2 --send
      adjudicate       (liste vos parties)
help-explain-about = Expliquer un jet ou une entrée pas à pas, pour que vous puissiez vérifier
help-explain-entry = Expliquer cette entrée
help-explain-long =
    Expliquer un jet ou une entrée pas à pas, pour que vous puissiez vérifier.

    Explique aussi tout un litige, en une lettre qu'un médiateur peut envoyer.

    D'un jet : les engagements qui le précèdent, les éléments révélés, et comment les nombres en découlent. D'une entrée : pourquoi elle est à sa place, de qui est la signature, ce que disaient les règles, quels billets elle inscrit et qui les a signés. Chaque étape est une commande à coller dans bash, de sorte que personne n'a besoin de se fier à ce programme. Sans --entry ni --throw, c'est le dernier jet, ou la dernière entrée d'une partie sans dés. De plusieurs copies, et d'une preuve, il est expliqué comment elles se contredisent, comme le fait `adjudicate dispute --letter`.
help-explain-throw = Expliquer ce jet ; le premier de la partie est 1
help-export-about = Écrire une partie pour un autre programme, par exemple en PGN
help-export-long =
    Écrire une partie pour un autre programme, par exemple en PGN.

    `--ssh` écrit un dossier avec le texte et la signature de chaque entrée et de chaque billet, les clés, et un script qui vérifie le tout avec le seul `ssh-keygen` : pour les gens qui veulent se fier à un programme que tout le monde a.

    `--pgn` écrit une partie d'échecs pour les programmes d'échecs, `--mat` une partie ou un match de backgammon pour GNU Backgammon et d'autres : noms, date, coups, doublements, remarques et résultat. Les coups repris sont laissés de côté, de même que les signatures : un tel fichier ne prouve rien. `--mat` prend aussi ce que `adjudicate table --save` a gardé d'une partie que personne ne signe.
help-export-mat = Une partie de backgammon en texte .mat
help-export-output = Le fichier à écrire, nouveau ; avec --ssh un dossier, nouveau ou vide ; affiché par défaut
help-export-ssh = Les signatures comme OpenSSH les garde, à vérifier avec `ssh-keygen -Y verify`
help-games-about = Lister vos parties, d'abord celles qui vous attendent
help-games-examples =
    Exemples :
      adjudicate games
      adjudicate games tournament
      adjudicate       (de même, là où il y a des parties)
help-games-long =
    Lister vos parties, d'abord celles qui vous attendent.

    Chaque partie a un numéro, que les commandes prennent à la place du nom de son fichier : `adjudicate show 2`, `adjudicate play d2 --game 2`.
help-help = Afficher ceci, ou l'aide des commandes données
help-import-about = Porter dans vos parties les coups d'une lettre ou d'un fichier
help-import-files = Des fichiers avec des entrées, `-` pour l'entrée standard
help-import-game = Le fichier de la partie ; trouvé d'après ses entrées par défaut
help-import-long =
    Porter dans vos parties les coups d'une lettre ou d'un fichier.

    La commande trouve toute seule ce que contiennent les fichiers : journaux, entrées au milieu d'autre texte, blocs, cités ou non. Une entrée déjà présente est passée ; une entrée qui prolonge le journal est vérifiée et ajoutée ; une entrée venue trop tôt est gardée jusqu'à ce que la lacune soit comblée ; de plusieurs branches, la suite qui vaut est suivie, et le reste est gardé à côté du journal, comme les billets et les parts qui attendent une entrée. Tout le reste est signalé avec la raison. À la fin, elle affiche ce que vous devez faire.

    Le code de retour est 1 si une entrée a été refusée ou si quelqu'un a signé deux fois.

    `--mat` est pour un match de backgammon d'un autre programme, où rien n'est signé : il écrit le match en un script que `adjudicate table` joue et que `adjudicate export --mat` prend.
help-import-output = Créer un nouveau fichier pour la partie, quelles que soient les copies d'ici ; par défaut, une partie qui n'est pas encore ici va dans GAME-NAME-NAME.yaml. Avec --mat, le script ; affiché par défaut
help-invite-about = Inviter un ami à une partie, ou des gens par courrier à une partie qu'un serveur arbitre
help-invite-desk = Prier ce serveur d'inviter, par votre courrier ; vous jouez, et envoyez votre clé
help-invite-first = Le joueur qui commence, par son nom sur un serveur, sinon `inviter` ou `guest` ; tiré aux dés par défaut
help-invite-game = Le jeu, par exemple nine-mens-morris ; `adjudicate rules` les liste
help-invite-games = Le dossier des parties du serveur ; celui des réglages par défaut
help-invite-list = Lister les invitations que vous avez envoyées et acceptées
help-invite-long =
    Inviter un ami à une partie, ou des gens par courrier à une partie qu'un serveur arbitre.

    Sans adresses, ceci fait une invitation que vous envoyez à un ami : un message avec toutes les conditions, signé par vous. Votre ami n'a pas encore besoin d'une clé : `adjudicate accept LETTER` en crée une, et écrit ce qui vous revient. `adjudicate import` le reprend, et la partie commence.

    Avec des adresses, sur un serveur, ceci garde des conditions à places ouvertes. Le serveur envoie à chacun une invitation ; qui répond `yes` a sa place, avec la clé qu'il envoie ou sans clé, et l'arbitre écrit alors ses coups. Quand tous ont répondu, les conditions sont signées et la partie commence toute seule ; si quelqu'un décline, les autres en sont informés. Avec --at-once, personne n'est interrogé : la partie commence maintenant, entre joueurs sans clés. Avec --desk, vous êtes l'hôte, et priez le serveur de quelqu'un d'autre d'inviter : il doit connaître votre adresse, et vous demande de confirmer.
help-invite-name = Votre nom, tel que les autres le voient ; demandé par défaut
help-invite-players = Sur un serveur, les joueurs dans l'ordre des places : ADDRESS, ou NAME=ADDRESS ; sans nom, c'est ce qui précède le `@`
help-invite-to = Sans adresses : envoyer l'invitation à cette adresse, au lieu de l'afficher
help-join-about = Rejoindre une partie, après avoir lu ses conditions
help-join-long =
    Rejoindre une partie, après avoir lu ses conditions.

    Avec --invitation, vous répondez au message d'un serveur : vous prenez la place, et votre clé est jointe. Les conditions arrivent par courrier quand tous ont répondu ; vous rejoignez alors comme toujours.
help-key-about = Créer votre clé, ou la montrer
help-key-help = Afficher l'aide
help-key-new-about = Créer une nouvelle identité : un fichier de clé OpenSSH Ed25519
help-key-new-file = Le fichier à écrire ; l'endroit des réglages par défaut
help-key-new-help = Afficher l'aide
help-key-show-about = Afficher la ligne à donner aux autres
help-key-show-file = Le fichier de clé ; celui des réglages par défaut
help-key-show-help = Afficher l'aide
help-learn-about = Apprendre un jeu, une règle après l'autre, avec des positions à essayer
help-learn-from = Commencer par la première leçon sur cette règle, par exemple NMM-6, ou 6
help-learn-game = Le jeu, par exemple nine-mens-morris, ou une règle, par exemple NMM-6
help-learn-list = Lister les leçons, et lesquelles sont faites
help-learn-long =
    Apprendre un jeu, une règle après l'autre, avec des positions à essayer.

    Sans jeu, les jeux sont listés. Une réponse que les règles interdisent est refusée avec la règle qu'elle enfreint, et vous essayez de nouveau. Vos progrès sont gardés, et le cours reprend la fois suivante là où vous étiez. Les réponses peuvent aussi venir d'un fichier ou d'un tube, une par ligne ; le code de retour est alors 0 si aucune n'a été refusée, et 1 sinon.
help-ledger-about = Vérifier les jetons que les joueurs emportent à travers une série Parcus
help-ledger-long =
    Vérifier les jetons que les joueurs emportent à travers une série Parcus.

    Prend les journaux des parties d'une ou plusieurs séries, dans n'importe quel ordre, et des dossiers qui les contiennent. Montre pour chaque partie ce que ses joueurs ont apporté, avaient au début et à la fin, et ont gardé, et juge tout ce qui est emporté. Les comptes d'une partie sont ceux de l'entrée que nomme la partie suivante. Les copies d'une même partie sont comparées. Un report d'une partie qui n'a pas été donnée n'est pas vérifié, et le fichier nécessaire est nommé. Dans le dossier d'un tournoi, les reports de ronde en ronde sont vérifiés d'après le journal du tournoi.

    Code de retour : 0 si rien n'est contesté ; 1 si un report est contesté, si des copies prouvent que quelqu'un a signé deux fois, ou si un journal n'est pas valable ; 3 si un fichier ne peut être lu ; 2 s'il n'y avait aucune partie d'une série.
help-ledger-paths = Des journaux, et des dossiers de journaux
help-letters = Lettres et courrier
help-long =
    L'arbitre des jeux de plateau par lettre et par courrier électronique.

    Une partie est un fichier qui ne fait que grandir : des entrées signées que chacun peut vérifier hors ligne, dés compris. Commencez par `adjudicate key new`, puis `adjudicate new` ou `adjudicate join`.
help-looking = Regarder
help-mail-about = Configurer le courrier, envoyer et recevoir des coups par courrier
help-mail-fetch-about = Relever dans votre boîte (IMAP) les lettres sur des parties, et porter leurs coups dans vos parties
help-mail-fetch-long =
    Relever dans votre boîte (IMAP) les lettres sur des parties, et porter leurs coups dans vos parties.

    Chaque ordinateur lit chaque message une fois, qu'il soit marqué comme lu ou non ; la première fois, tous les messages non lus, et tous ceux dont l'objet contient [adjudicate]. Ceux qui contiennent quelque chose pour une partie sont marqués comme lus une fois repris ; rien d'autre n'y est changé, et rien n'est effacé. Les messages qui n'ont pu être relevés ou repris, et les parties nouvelles ici (--yes les prend), sont regardés de nouveau la fois suivante.
help-mail-long =
    Configurer le courrier, envoyer et recevoir des coups par courrier.

    Les commandes de courrier finissent avec le code de retour que comprennent les serveurs de courrier : 0 fait, 64 mauvais emploi, 65 refusé, 75 à réessayer plus tard, 78 mauvais réglages. `mail receive` finit par 75 aussi pour un mauvais emploi et de mauvais réglages, pour qu'aucun message ne soit renvoyé.
help-mail-receive-about = Lire un message de l'entrée standard, ou tous les nouveaux messages d'un Maildir, et porter ses coups dans les parties
help-mail-receive-examples =
    Exemples :
      adjudicate mail receive --games /home/alice/games < message
      adjudicate mail receive --games games --maildir Mail/games
    {"  ."}forward: "|adjudicate mail receive --games /home/alice/games"
      adjudicate mail receive --store postgresql://mail@db1,db2/games < message     (pour des serveurs ailleurs)
help-mail-receive-long =
    Lire un message de l'entrée standard, ou tous les nouveaux messages d'un Maildir, et porter ses coups dans les parties.

    Fait pour être appelé par des logiciels de courrier : .forward, aliases, procmail, sieve. Aucun défaut d'un message ne fait échouer la commande, car un serveur de courrier renverrait le message à la personne qui prétend l'avoir écrit ; c'est signalé, et le code de retour est 0. Il est 75, à réessayer, si un fichier ne peut être lu ou écrit, ou si une entrée n'a été ni reprise, ni gardée jusqu'à l'arrivée de ce qu'elle prolonge, ni trouvée non valable : elle est datée dans l'avenir, ou trop d'autres attendent. Dans un Maildir, les messages qui contiennent quelque chose pour les parties sont marqués comme vus, et les autres sont laissés ; de même un message avec une partie qui n'est pas encore ici, jusqu'à ce que quelqu'un la veuille (--yes).
help-mail-receive-maildir = Lire les nouveaux messages de ce Maildir au lieu de l'entrée standard
help-mail-send-about = Envoyer un message sur l'état de la partie, et tout ce qui attend encore dans la boîte d'envoi
help-mail-send-examples =
    Exemples :
      adjudicate mail send game.yaml
      adjudicate mail send --outbox     (seulement ce qui attend)
      adjudicate play d2 --send          (signe et envoie en une fois)
help-mail-send-long =
    Envoyer un message sur l'état de la partie, et tout ce qui attend encore dans la boîte d'envoi.

    Un message est d'abord conservé dans la boîte d'envoi, puis envoyé, puis retiré. Un message qui n'a pas pu partir y attend, et le prochain `mail send` essaie de nouveau.
help-mail-serve-about = Faire fonctionner le serveur de l'arbitre : lire un Maildir, inscrire les coups dans leurs parties, prévenir tout le monde
help-mail-serve-event = Le dossier d'un tournoi que vous dirigez, ou son nom avec --store : le serveur s'occupe de ses inscriptions, tirages, appariements et résultats, et de ses parties
help-mail-serve-examples =
    Exemples :
      adjudicate mail serve --games games --maildir Mail/desk
      adjudicate mail serve --once       (pour cron ; parties et Maildir selon les réglages)
      adjudicate mail serve --store postgresql://desk@db1,db2/games     (un serveur parmi d'autres)
help-mail-serve-log_format-json = Un objet JSON par ligne, avec son niveau et les noms du message, de la partie et du tournoi
help-mail-serve-log_format-text = Une ligne avec la date et une phrase
help-mail-serve-long =
    Faire fonctionner le serveur de l'arbitre : lire un Maildir, inscrire les coups dans leurs parties, prévenir tout le monde.

    Chaque message est vérifié et porté dans sa partie. Le joueur dont c'est alors le tour reçoit le nouveau plateau, et tous les autres que nomment les conditions en reçoivent une copie. Si l'arbitre prend part aux dés et que la clé est la sienne, le serveur donne ses parts. Les délais sont surveillés : un rappel avant, un avis après. Rien ne part à une adresse qu'aucune partie d'ici ne nomme. Une ligne est affichée pour chaque message. Un message reste dans la boîte d'envoi jusqu'à son départ, quoi qu'il arrive. Les fichiers illisibles sont essayés de nouveau au bout d'une minute ; avec --once, le code de retour est alors 75.
help-mail-serve-maildir = Le Maildir où arrive le courrier
help-mail-setup-about = Configurer l'envoi et la réception du courrier ; avec --desk, aussi le serveur de l'arbitre
help-mail-setup-address = L'adresse depuis laquelle le courrier est envoyé
help-mail-setup-desk = Configurer aussi un serveur de l'arbitre
help-mail-setup-event = Avec --desk : le dossier du tournoi que tient le serveur, à la place de --games ; `none` pour aucun
help-mail-setup-examples =
    Exemples :
      adjudicate mail setup          (pose des questions)
      adjudicate mail setup --address alice@example.org --smtp mail.example.org --imap mail.example.org \
        --password-command 'secret-tool lookup service mail'
      adjudicate mail setup --desk --address desk@example.org --sendmail /usr/sbin/sendmail \
        --games /home/referee/games --maildir /home/referee/Maildir
help-mail-setup-games = Avec --desk : le dossier des parties
help-mail-setup-long =
    Configurer l'envoi et la réception du courrier ; avec --desk, aussi le serveur de l'arbitre.

    Demande les valeurs manquantes, les écrit toutes dans les réglages et les essaie comme le fait `mail test`. Les autres réglages restent, avec leurs commentaires ; un fichier déjà présent est conservé à côté sous le nom `config.yaml.before`. Pour un serveur, la clé de l'arbitre est créée s'il n'y en a pas, sans phrase secrète : le serveur signe tout seul.
help-mail-setup-maildir = Avec --desk : le Maildir où arrive le courrier du serveur
help-mail-setup-name = Le nom affiché à côté
help-mail-status-about = Montrer où en sont les parties d'un serveur, les joueurs en retard et les messages qui attendent de partir
help-mail-status-form-html = Une page pour un navigateur
help-mail-status-form-json = Un seul objet JSON
help-mail-status-form-text = Des lignes de texte
help-mail-status-metrics = En texte OpenMetrics, pour un collecteur de mesures, avec --store
help-mail-status-player = Seulement les parties du joueur qui a cette adresse : à qui de jouer dans chacune, et combien de jours il reste
help-mail-test-about = S'envoyer un message, et vérifier qu'il arrive
help-mail-test-long =
    S'envoyer un message, et vérifier qu'il arrive.

    Il part comme le disent les réglages, et il est cherché là où ils disent que le courrier arrive : dans votre boîte (`mail: imap`) ou dans le Maildir du serveur (`desk: maildir`). Rien d'autre n'y est lu ni marqué.
help-mail-token-about = Remplacer la partie secrète de l'adresse à laquelle répond un joueur sans clé
help-mail-token-long =
    Remplacer la partie secrète de l'adresse à laquelle répond un joueur sans clé.

    Qui connaît le mot secret d'un joueur peut écrire en son nom. Le prochain message du serveur apporte le nouveau. Le mot lui-même n'est montré à personne d'autre, pas même ici.
help-mail-unread-about = Lister les lettres que le serveur vous a laissées ; en montrer une, y répondre, la jouer ou la classer
help-mail-unread-answer-about = Répondre à une lettre par courrier, et la classer ; un joueur sans clé reçoit aussi le plateau
help-mail-unread-answer-help = Afficher l'aide
help-mail-unread-answer-say = Vos mots
help-mail-unread-close-about = Classer une lettre qui ne demande plus rien
help-mail-unread-close-help = Afficher l'aide
help-mail-unread-examples =
    Exemples :
      adjudicate mail unread
      adjudicate mail unread show 1
      adjudicate mail unread answer 1 --say 'Which of the two moves do you mean?'
      adjudicate mail unread play 1 d2      (écrit pour l'expéditeur, qui n'a pas de clé)
      adjudicate mail unread close 1
help-mail-unread-long =
    Lister les lettres que le serveur vous a laissées ; en montrer une, y répondre, la jouer ou la classer.

    Le serveur laisse une lettre qu'il ne comprend pas, qui dit plus que des coups et des commandes, ou pour laquelle il n'a pas le droit d'agir. Tout cela fonctionne pendant que des serveurs travaillent. Une lettre garde son numéro jusqu'à ce qu'elle soit traitée, et aucun numéro n'est donné deux fois.
help-mail-unread-play-about = Écrire un coup pour l'expéditeur, qui n'a pas de clé, et classer la lettre
help-mail-unread-play-game = La partie, si la lettre ne la dit pas : son fichier, ou le début de son identifiant
help-mail-unread-play-help = Afficher l'aide
help-mail-unread-play-player = Le joueur pour qui elle est écrite, si la lettre ne le dit pas
help-mail-unread-play-say = La remarque du joueur avec le coup
help-mail-unread-show-about = Montrer une lettre : son auteur, la raison pour laquelle elle a été laissée, et son texte
help-mail-unread-show-help = Afficher l'aide
help-mail-watch-about = Relever les lettres dès leur arrivée, jusqu'à ce que vous arrêtiez
help-mail-watch-examples =
    Exemples :
      adjudicate mail watch --games games
      adjudicate mail watch --answer     (donne vos parts des jets dès qu'elles sont dues)
help-mail-watch-long =
    Relever les lettres dès leur arrivée, jusqu'à ce que vous arrêtiez.

    Comme `mail fetch`, chaque fois que le serveur de courrier annonce du nouveau, ou une fois par minute s'il n'annonce rien.
help-mail-write-about = Écrire un message sur l'état de la partie
help-mail-write-long =
    Écrire un message sur l'état de la partie.

    Il s'adresse aux participants dont on attend quelque chose ; tous les autres que les conditions nomment avec une adresse en reçoivent une copie. Le message contient les nouvelles, ce qui est dû et jusqu'à quand, le plateau et les entrées.
help-man-about = Afficher la page de manuel
help-more = `adjudicate help COMMAND` explique une commande, avec des exemples.
help-moves-about = Lister les coups que vous pouvez jouer
help-moves-at = Lister les coups de la partie telle qu'elle était après cette entrée
help-moves-long =
    Lister les coups que vous pouvez jouer.

    Si un jet est complet et que vous seul pouvez déjà le connaître, ce sont les coups qui le suivent : votre fichier de clé sert à cela s'il peut être lu sans question, ou s'il est donné avec --key.
help-new-about = Commencer une partie, choisir ses joueurs et ses conditions
help-new-examples =
    Exemples :
      adjudicate new nine-mens-morris --player alice=alice.key.pub --player bob="ssh-ed25519 AAAA..."
      adjudicate new open --player alice=a.pub,alice@example.org --player bob=b.pub --clock 7,3,10
      adjudicate new nine-mens-morris --player alice=a.pub --player carol=by-post --referee r.pub --organiser referee
      adjudicate new            (demande pas à pas)
help-new-game = Le jeu, par exemple nine-mens-morris ; `adjudicate rules` les liste
help-new-long =
    Commencer une partie, choisir ses joueurs et ses conditions.

    Écrit et signe les conditions, première entrée du fichier de la partie.
help-new-options = Une option du jeu : KEY=VALUE ; vos propres plateaux par boards=FILE, une liste YAML de `number`, `name` et `path`
help-new-output = Le fichier du journal ; GAME-NAME-NAME.yaml par défaut
help-new-players = Un joueur, dans l'ordre des places : NAME=KEY[,MAIL] ; KEY est un fichier .pub, une ligne `ssh-ed25519 ...` ou `by-post`
help-note-about = Envoyer une remarque sans coup
help-note-long =
    Envoyer une remarque sans coup.

    La remarque est signée sur un billet, et n'a jamais d'effet sur le jeu.
help-offer-about = Proposer la nulle, une reprise, un résultat ou un arbitre
help-offer-concede-about = Proposer de perdre le jeu en cours du match (backgammon)
help-offer-concede-help = Afficher l'aide
help-offer-draw-about = Proposer la nulle
help-offer-draw-help = Afficher l'aide
help-offer-end-about = Proposer de finir le jeu et de compter les points (dames romaines)
help-offer-end-help = Afficher l'aide
help-offer-long =
    Proposer la nulle, une reprise, un résultat ou un arbitre.

    L'offre est signée sur un billet. Elle tombe dès que quelque chose d'autre qu'une entrée sans coup est écrit après elle : une offre qui accompagne votre coup se fait donc après ce coup.
help-offer-prisoners-about = Proposer de rendre les prisonniers (dames romaines)
help-offer-prisoners-help = Afficher l'aide
help-offer-referee-about = Proposer de nommer un arbitre, ou de remplacer l'actuel
help-offer-referee-help = Afficher l'aide
help-offer-result-about = Proposer de finir la partie par un résultat pour tous les joueurs, dans l'ordre de leurs places
help-offer-result-help = Afficher l'aide
help-offer-result-result = Le résultat
help-offer-takeback-about = Proposer de reprendre des coups, jusqu'à la position après une entrée
help-offer-takeback-help = Afficher l'aide
help-open-about = Ouvrir votre plateau scellé après une partie Caecus
help-open-board = Le plateau, s'il ne se déduit ni de la clé ni de celui qui est conservé
help-open-long =
    Ouvrir votre plateau scellé après une partie Caecus.

    Le plateau du vainqueur est ouvert par le coup qui gagne. Avec --show, rien n'est écrit : votre chemin et la clé de ses sels sont affichés, à garder en lieu sûr.
help-order-about = Répondre d'avance à un coup : s'il est joué, vous répondez aussitôt
help-order-long =
    Répondre d'avance à un coup : s'il est joué, vous répondez aussitôt.

    Plusieurs réponses d'avance peuvent attendre le même tour ; celle dont le coup est joué sert, les autres tombent.
help-page-about = Écrire l'arbitre entier en une page pour tout navigateur
help-page-long =
    Écrire l'arbitre entier en une page pour tout navigateur.

    Un seul fichier qui n'a pas besoin de réseau et n'envoie rien : on y vérifie journaux, lettres, preuves et tournois, on y regarde, exerce et joue des parties, on y compare des copies.
help-page-output = Le fichier à écrire
help-perft-about = Compter des suites de coups, pour comparer des moteurs de règles
help-play-about = Jouer un coup
help-play-board = Le plateau à sceller au premier coup avec caecus : `random`, un numéro, ou un fichier avec votre propre `path` ; plus tard, seulement s'il n'est pas trouvé tout seul
help-play-examples =
    Exemples :
      adjudicate play d2
      adjudicate play 13/10 6/5 --say "your move"
      adjudicate play 13/10 6/5 --roll-next
      adjudicate play                 (demande pas à pas)
      adjudicate play e4 --for carol   (l'arbitre écrit pour un joueur)
help-play-long =
    Jouer un coup.

    Le coup est vérifié, le plateau qui en résulte est montré, et vous êtes interrogé avant la signature.
help-playing = Jouer
help-post-about = Inscrire les offres et remarques en attente, sans coup
help-post-long =
    Inscrire les offres et remarques en attente, sans coup.

    Un coup les inscrit aussi. Ceci sert à ce qui ne doit pas attendre un coup, comme un abandon qui finit la partie.
help-postcard-about = Imprimer une carte postale avec le plateau et votre coup
help-postcard-long =
    Imprimer une carte postale avec le plateau et votre coup.

    La carte a le format A6 : le plateau, les nouvelles, ce qui est dû et jusqu'à quand, des lignes pour l'adresse, et un code avec l'entrée que `adjudicate import` lit sur une photographie. Son texte dit aux joueurs sans ordinateur ce qu'ils peuvent faire.
help-postcard-output = Le fichier à écrire ; par défaut NAME-NUMBER.pdf, d'après la dernière entrée
help-postcard-sheet-a4 = Deux cartes à découper
help-postcard-sheet-a5 = Deux cartes
help-postcard-sheet-a6 = Une carte
help-postcard-to = Une carte pour ce joueur ; par défaut pour tous ceux dont on attend quelque chose
help-read-picture-about = Chercher des codes dans une image sur l'entrée standard ; pour ce programme lui-même
help-read-picture-help = Afficher l'aide
help-receive-about = Confirmer, en tant qu'arbitre, quand une entrée ou un billet vous est parvenu
help-receive-entry = L'entrée ou le billet : le numéro d'une entrée, ou le début d'un identifiant
help-receive-file = Le fichier de la partie ; comme --game
help-receive-long =
    Confirmer, en tant qu'arbitre, quand une entrée ou un billet vous est parvenu.

    Une entrée avec un accusé de réception ne compte à aucune date antérieure à celui-ci, moins les jours pour le courrier ; personne ne gagne donc à une fausse date. L'accusé est un billet : le joueur dont c'est le tour l'inscrit, ou une décision de votre part. Un serveur signe les accusés tout seul.
help-refill-about = Passer des heures de votre réserve à votre pendule
help-refill-long =
    Passer des heures de votre réserve à votre pendule.

    Cela vaut dans les parties dont la pendule a `refill: true`, pendant que votre temps court. Cela doit être inscrit avant que votre temps soit écoulé ; si c'est votre tour, une entrée sans coup l'inscrit aussitôt.
help-rekey-about = Remplacer votre clé, ou, en tant qu'arbitre, une clé perdue
help-rekey-examples =
    Exemples :
      adjudicate rekey --new new.key
      adjudicate rekey --new new.key --player bob --tip-line   (affiche la ligne qu'un joueur qui a perdu sa clé envoie à l'arbitre)
      adjudicate rekey --player bob --line "rekey sha256:... bob ssh-ed25519 ... TIP" --reason "key lost"
help-rekey-line = En tant qu'arbitre : la ligne que le joueur a envoyée
help-rekey-long =
    Remplacer votre clé, ou, en tant qu'arbitre, une clé perdue.

    Votre propre clé est remplacée sur un billet. L'arbitre remplace par une décision la clé d'un joueur qui l'a perdue.
help-rekey-player = Le propriétaire de la clé ; vous-même par défaut
help-rekey-reason = En tant qu'arbitre : le motif, lisible par tous
help-replay-about = Parcourir une partie coup par coup
help-replay-boards-all = Un partout où il change
help-replay-boards-last = Celui d'après la dernière entrée montrée
help-replay-boards-none = Aucun
help-replay-form-gif = Une image animée, plateau après plateau
help-replay-form-html = Une page pour navigateurs, avec un curseur, qui n'a besoin de rien d'autre
help-replay-form-text = Affiché
help-replay-long =
    Parcourir une partie coup par coup.

    Raconte chaque entrée : les coups avec le plateau qui suit, les jets, les remarques, les offres et leur sort, les réclamations, les décisions, les nouvelles clés. D'un journal non valable, il raconte la partie avant la faute, puis la faute ; les pages et les images animées ne se font que de journaux valables.
help-replay-output = Écrire une page ou une image animée dans ce fichier
help-replay-to = Finir par cette entrée
help-replay-width = La largeur d'un GIF, en pixels
help-resign-about = Abandonner une partie
help-resign-long =
    Abandonner une partie.

    Si c'est votre tour, vous abandonnez par une entrée, sinon sur un billet.
help-rule-about = Décider en tant qu'arbitre
help-rule-extend-about = Donner à un joueur plus de temps pour ce qu'il doit faire
help-rule-extend-days = Combien de jours
help-rule-extend-help = Afficher l'aide
help-rule-forfeit-about = Décider qu'un joueur perd, ou qu'il est hors de la partie
help-rule-forfeit-help = Afficher l'aide
help-rule-here-about = Choisir l'entrée après laquelle la partie continue, sans rien changer d'autre
help-rule-here-help = Afficher l'aide
help-rule-long =
    Décider en tant qu'arbitre.

    Une décision n'attend pas votre tour, et peut suivre n'importe quelle entrée : avec --behind, la partie continue là, et les entrées d'après tombent. Un délai supplémentaire se donne sur un billet.
help-rule-result-about = Finir la partie par un résultat
help-rule-result-help = Afficher l'aide
help-rules-about = Montrer les règles d'un jeu
help-rules-game = Le jeu, par exemple nine-mens-morris, ou une règle, par exemple NMM-5
help-rules-long =
    Montrer les règles d'un jeu.

    Sans jeu, les jeux sont listés. Une règle se nomme par son numéro, comme les erreurs la citent : `NMM-5`, ou `5` après le nom du jeu.
help-save-about = Dire combien de jetons vous gardez après une partie Parcus
help-save-long =
    Dire combien de jetons vous gardez après une partie Parcus.

    Un joueur qui ne dit rien garde tout ce qu'il a. Un joueur qui a abandonné ou perdu par forfait ne garde rien.
help-session-about = Taper plusieurs commandes, la phrase secrète n'étant demandée qu'une fois
help-session-long =
    Taper plusieurs commandes, la phrase secrète n'étant demandée qu'une fois.

    Chaque ligne est une commande sans le mot `adjudicate`, par exemple `show` ou `play d2 --send` ; `quit` ou Ctrl-D finit la session. Les options données à `session` valent pour toutes ses commandes. Une clé ouverte reste en mémoire jusque-là, et nulle part ailleurs.
help-show-about = Montrer le plateau, le joueur au trait, les dés et les derniers coups
help-show-at = Montrer la partie telle qu'elle était après cette entrée
help-show-forms-html = Une page pour navigateurs
help-show-forms-json = Tout, pour des scripts
help-show-forms-png = Une image faite de pixels
help-show-forms-svg = Une image de toute taille
help-show-forms-text = Le plateau dessiné en caractères
help-show-forms-words = Le plateau décrit en mots
help-show-long =
    Montrer le plateau, le joueur au trait, les dés et les derniers coups.

    Images et pages sont faites par ce programme seul et n'ont besoin de rien d'ailleurs. Une image prend la place d'une plus ancienne de son genre ; rien d'autre n'est écrasé.
help-show-output = L'écrire dans ce fichier ; de plusieurs formes, chacune reçoit sa propre terminaison
help-store-about = Installer une base de données que plusieurs serveurs partagent, et la surveiller
help-table-about = S'exercer à une table où rien n'est signé
help-table-first = Le joueur qui commence ; décidé par les dés par défaut
help-table-game = Le jeu, par exemple nine-mens-morris ; `adjudicate rules` les liste
help-table-long =
    S'exercer à une table où rien n'est signé

    Cela sert à s'exercer, à analyser, et à tenir la marque à côté d'un vrai plateau.

    Lignes tapées ou lues dans un script :

      alice: MOVE          un coup, ou une partie d'un coup
      dice: 3 5            les nombres du jet attendu, tirages au sort et premiers jets compris
                           (au lieu du tirage, le joueur tiré peut simplement jouer le premier coup)
      alice: offer draw    ou : offer end, offer prisoners, offer concede gammon, offer result alice 1, bob 0
      bob: accept          ou : decline
      alice: claim draw    une nulle que donnent les règles
      alice: resign
      # une remarque

    Une ligne refusée ne change rien, et la suivante est lue. Le code de retour est 0 si toutes les lignes ont été acceptées,
    et 1 si l'une a été refusée.
help-table-players = Les joueurs dans l'ordre des places, séparés par des virgules ; player-1, player-2, ... par défaut
help-tools = Réglages et outils
help-tournaments = Tournois
help-verify-about = Vérifier que des parties sont authentiques : signatures, règles, dés, résultats
help-verify-long =
    Vérifier que des parties sont authentiques : signatures, règles, dés, résultats.

    Les preuves de `dispute` sont vérifiées aussi, chacune d'après ses seuls octets. Il ne faut ni réseau, ni secret, ni horloge. Un dossier vaut pour tous les fichiers qui s'y trouvent ou plus bas, qui s'appellent *.yaml ou *.yml et commencent par `---`. Affiche une ligne par journal, avec des remarques dessous ; la faute d'un journal non valable est montrée avec sa ligne. Le fichier à côté d'un journal, FILE.beside, est vérifié aussi : billets en attente, et entrées avant lesquelles la suite s'arrête.

    Code de retour : 0 si tous les journaux sont valables, 1 si l'un ne l'est pas, 3 si un fichier ne peut être lu (les autres sont vérifiés quand même), 2 s'il n'y avait rien à vérifier.
help-verify-paths = Des journaux et des dossiers de journaux ; ou le numéro d'une partie, ou le début de son nom
help-word-arguments = Arguments :
help-word-commands = Commandes :
help-word-default = par défaut :
help-word-example = Exemple :
help-word-examples = Exemples :
help-word-options = Options :
help-word-usage = Utilisation :
help-word-values = valeurs possibles :
