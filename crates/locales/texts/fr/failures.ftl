# Pourquoi des commandes échouent, et pourquoi une partie d'une lettre n'est pas acceptée.

level-error = erreur
level-help = aide

entry-damaged = l'entrée { $number } est arrivée abîmée : { $why }
some-entry-damaged = une entrée est arrivée abîmée : { $why }
entry-beyond-repair = { $what } est arrivée abîmée, et aucune réparation ne donne une signature valable
entry-begins-another = { $what } commence une autre partie
entry-dated-ahead = { $what } est datée du { $at }, plus d'un jour après l'horloge de cet ordinateur
entry-of-no-game = { $what } repose sur une entrée qui n'est dans aucune des parties ici, et personne ici ne l'a signée
entry-without-place = elle n'a pas de place dans cette partie
builds-on-invalid = elle repose sur une entrée qui ne peut pas valoir
line-stops = la suite s'arrête après l'entrée { $behind } : { $count } entrées de même rang suivent
letter-announces-event = ceci annonce le tournoi { $title }, et rien n'y concerne une partie
letter-for-event = ceci est pour le journal d'un tournoi, et non pour une partie
letter-without-entry = il n'y a pas d'entrée là-dedans
share-of-no-game = une part d'un jet dans une partie qui n'est pas ici
slip-of = un message signé de { $by }
slip-of-no-game = un message signé de { $by } qui n'appartient à aucune des parties ici
slip-of-no-game-or-player = un message signé qui n'appartient à aucune des parties ici
desk-slip-of = un billet de { $by }
slip-belongs-nowhere = un billet de { $by } n'appartient à aucune des parties ici
some-slip-belongs-nowhere = un billet n'appartient à aucune des parties ici
slips-full = il est arrivé plus de billets au nom de { $by } qu'il n'en est gardé
input-unreadable = l'entrée standard est illisible : { $error }
input-too-large = l'entrée standard n'a pas été lue : elle a plus de { $most } Mio

file-missing = { $file } n'existe pas
file-unknown = { $file } ne peut pas être examiné : { $error }
file-unreadable = { $file } est illisible : { $error }
directory-wanted = il faut un dossier ici
event-new-makes = `adjudicate event new` en crée un ; son dossier contient le fichier event.yaml
give-with-option = donnez-le avec { $option }
key-named = --key FICHIER en nomme un autre
key-new-makes = `adjudicate key new` en crée une
mail-imap-setting = `mail: imap:` dans les réglages dit où le courrier arrive ; docs/mail.md le montre
mail-page-shows = docs/mail.md montre les réglages
mail-setup-asks = `adjudicate mail setup` redemande les réglages ; docs/mail.md les explique
mail-setup-asks-needs = `adjudicate mail setup` demande ce qu'il faut
mail-status-lists = `adjudicate mail status` en donne la liste, et `adjudicate mail send` essaie encore
mail-test-late = il est peut-être en retard (--wait 600), pris pour du pourriel, ou arrivé ailleurs
mail-test-lost = le message n'est pas revenu en { $seconds } s : il n'est pas ici : { $places }
mail-test-unsent = le message d'essai à { $address } n'a pas été envoyé : { $why }
no-event-in = il n'y a pas de tournoi dans { $text }
no-server = `{ $text }` n'est pas un serveur
no-server-and-no-path = `{ $text }` n'est ni un serveur ni un chemin
nobody-asked = personne n'a été sollicité
nothing-was-done = rien n'a été fait
question-without-terminal = la question `{ $question }` ne peut pas être posée sans terminal
quotation-mark-alone = un guillemet n'est pas fermé
server-and-path = un serveur a un nom avec des points, comme smtp.example.org ; un chemin a un `/`, comme ./out
server-form = HOST ou HOST:PORT, comme mail.example.org:587

by-hand-too-long = un appariement à la main doit tenir dans une entrée, et celui-ci a trop de tables
pairing-of-strangers = un joueur de cet appariement n'est pas inscrit
other-game-there = { $file } se trouve à la place de la partie de cette table
other-game-there-hint = c'est une autre partie : déplacez-la
by-hand-both = --by-hand : `{ $part }` peut être { $one } et { $other }
by-hand-both-hint = des blancs autour des tirets entre les joueurs disent lequel
describes-no-event = { $origin } ne décrit pas de tournoi : { $error }
describes-no-event-hint = une description a `event`, `director` (`name`, `mail`), `closes`, `sections` ; docs/events.md en montre une
clocks-are = cadences : { $names }
no-such-clock = il n'y a pas de cadence `{ $word }`
empty-event-log = ce journal est vide
key-without-part-in-event = votre clé n'a pas de part à ce tournoi
key-or-enter = --key FICHIER nomme un autre fichier de clé ; `adjudicate event enter` inscrit au tournoi
director-only = seul le directeur `{ $name }` peut le faire
slip-hands-nothing-over = ce billet ne passe rien
which-section = quel groupe ?
no-event-at = il n'y a pas de tournoi en { $path }
no-event-at-hint = nommez le dossier du tournoi ou son journal ; `adjudicate event new` en commence un
other-key-file = --key FICHIER nomme un autre fichier de clé
director-unreachable = on ne peut pas écrire à l'adresse du directeur : { $why }
no-rating-list = { $origin } n'est pas une liste de cotes : { $error }
rated-twice = { $origin } : `{ $person }` s'y trouve deux fois
ratings-other-events = elle est faite d'autres tournois, ou d'autres états de ceux-ci
ratings-other-start = elle commence par une autre liste
ratings-differ = { $person } : la liste a { $has }, les parties donnent { $give }
ratings-too-many = { $person } a une cote que les parties ne donnent pas
ratings-missing = { $person } manque
event-given-twice = le tournoi { $id } est donné deux fois
no-such-scale = aucune partie de ces tournois n'est `{ $game }`
several-scales = ces tournois ont plusieurs jeux, et les cotes sont pour un seul
ratings-of-valid = les cotes ne se calculent que sur des tournois valables : `adjudicate event verify`
event-not-over = { $title } n'est pas encore fini
event-not-over-hint = une période de calcul des cotes est un tournoi entier
no-rating = --rating : `{ $text }` n'est pas un nombre entier
bye-of-which-section = --bye : la ronde { $text } de quel groupe ?
bye-no-round = --bye : `{ $round }` n'est pas une ronde
no-entry-of-event = `{ $named }` n'est pas une entrée du journal du tournoi
no-entry-of-event-hint = une entrée se nomme par son numéro, comme les lettres et `adjudicate event status` le donnent
not-appealable = les joueurs ne peuvent pas faire appel contre l'entrée { $seq }
not-appealable-hint = on fait appel contre des décisions, des résultats et des appariements, dans un tournoi dont le règlement nomme un jury d'appel
option-missing = { $what } manque
several-appeals = l'entrée { $named } a plusieurs appels
several-appeals-hint = nommez l'appel par son identifiant : `adjudicate event status --json`
no-appeal = `{ $named }` n'est pas une entrée avec un appel
no-appeal-hint = `adjudicate event status` énumère les appels
entries-closed = les inscriptions ont été closes le { $closes }
answers-elsewhere = les réponses iraient à { $from }, et le serveur du tournoi est { $desk }
answers-elsewhere-hint = annoncez-le là où le serveur est chez lui : ses réglages nomment cette adresse
appeal-for-whom = pour quel joueur sans clé ?
copies-unlike = { $one } et { $another } diffèrent ; aucun n'a été changé
no-board-of-round = il n'y a pas de table { $board } à la ronde { $round }
board-scored = le résultat de cette table est déjà enregistré, ou il en a été décidé
game-not-over = cette partie n'est pas encore finie
game-not-over-hint = seules les parties finies ont des résultats ; `adjudicate event rule points` met fin à une partie par une décision
who-leaves = qui se retire ?
away-of-other = `{ $by }` ne peut pas dire que `{ $name }` est en congé
who-is-away = qui est en congé ?
takes-over-only = seul { $to } prend la direction avec ce billet
no-handover-in = { $file } : aucun billet qui passe la direction d'un tournoi ne s'y trouve
no-handover-in-hint = le directeur le fait : `adjudicate event handover NAME`
no-slip-in = { $file } : aucun billet pour ce tournoi ne s'y trouve
which-event = quel tournoi ?
which-event-hint = adjudicate event new DESCRIPTION.yaml ; sur un terminal, il demande pas à pas
shows-description = docs/events.md montre une description
closes-is-past = personne ne pourrait s'inscrire : `closes` est { $closes }, et c'est passé
output-names-directory = --output DOSSIER nomme un autre dossier
directory-unmade = { $file } ne peut pas être créé : { $error }
no-date = `{ $text }` n'est pas une date
what-a-name = un nom
no-such-system = il n'y a pas de système `{ $text }`
no-number = `{ $text }` n'est pas un nombre
no-such-level = il n'y a pas de règle `{ $word }`
no-such-pairing = il n'y a pas d'appariement `{ $word }`
no-such-tiebreak = il n'y a pas de départage `{ $word }`
stages = { $start } ; { $last }
nothing-to-pair = aucune ronde ne peut être appariée maintenant ; { $stages }
nothing-to-pair-hint = `adjudicate event collect` enregistre les résultats des parties finies ; `adjudicate event rule points` met fin aux autres
name-a-report = nommez un rapport
number-from-to = { $what } est un nombre de { $least } à { $most }, pas { $number }
ratings-without-method = { $name } ne dit pas par quelle `method` elle a été faite
ratings-start = { $name } commence par une autre liste
ratings-start-hint = --list FICHIER la nomme
what-name = le nom
what-player = un joueur
what-reason = le motif
what-remark = la remarque
what-result = le résultat
what-your-name = votre nom
no-entry-in = { $file } : aucun billet de quelqu'un qui s'inscrit ne s'y trouve
no-entry-in-hint = la nouvelle personne le fait : `adjudicate event enter --in-place-of NAME`
player-in-no-event = `{ $player }` n'est inscrit à aucun de ces tournois
older-site = `{ $file }` est d'un site plus ancien, et peut avoir un nom qui est privé maintenant
older-site-hint = nommez un nouveau dossier, ou ôtez le site plus ancien
no-site-there = `{ $file }` contient d'autres fichiers, et pas de site
no-site-there-hint = nommez un nouveau dossier
path-unwritable = `{ $file }` ne peut pas être écrit : { $error }
which-numbers = quels sont les nombres de "{ $draw }" ?
no-table = le tableau ne peut pas être fait : { $fault }
extend-behind = le temps supplémentaire est donné derrière la dernière entrée, et inscrit avec le coup suivant
extend-behind-hint = laissez --behind de côté
desk-without-key = la clé du serveur n'est pas disponible
desk-without-event = ce serveur ne tient plus de tournoi
desk-with-other-event = ce serveur tient maintenant un autre tournoi

report-line = ligne { $line } : { $problem }
report-too-long = le rapport dépasse { $most } Mo
report-no-players = il n'y a pas de joueur : un rapport a un enregistrement `001` pour chacun
report-no-rounds = le nombre de rondes manque : ajoutez un enregistrement `142` ou `XXR`
report-no-colour = la première couleur manque : ajoutez un enregistrement `152 W` ou `152 B`
report-no-round-left = { $played } rondes sont appariées, et le tournoi en a { $rounds } : il n'en reste pas à apparier
report-short = l'enregistrement `{ $record }` est trop court
report-column = `{ $text }` en colonne { $column } devrait être { $wanted }
report-round = ronde { $round } : `{ $text }` n'est pas adversaire, couleur et résultat
report-open = ronde { $round } : la partie avec le joueur { $opponent } n'a pas de résultat
report-contradicts = ronde { $round } : l'enregistrement du joueur { $opponent } dit autre chose de cette partie
report-twice = le numéro { $number } se trouve dans deux enregistrements `001`
report-nobody = il n'y a pas de joueur numéro { $number }
report-points = le joueur a { $stated } points, mais ses résultats en donnent { $counted }
report-too-many = il y a plus de { $most } enregistrements `{ $record }`
report-unsupported = l'enregistrement `{ $record }` ({ $what }) n'est pas pris en charge
report-system = le système d'appariement `{ $code }` n'est pas pris en charge : nommez-en un autre par `--system`
report-baku = l'accélération de Bakou demande qu'une victoire vaille deux nulles, et une défaite rien
wanted-player = le numéro d'un joueur
wanted-round = une ronde
wanted-points = des points comme `1.5`
report-teams = équipes
wanted-rounds = un nombre de rondes
wanted-colour = `W` ou `B`
report-other-points = points que les résultats ne donnent pas
wanted-rating = une cote
wanted-last-round = la dernière ronde, pas avant la première
wanted-last-player = le dernier joueur, pas avant le premier
wanted-letters = des lettres avec des points, comme `W 1.0`
report-seats = un rapport FIDE est pour des parties à deux, pas à { $seats }
report-columns = un rapport FIDE n'a pas de place pour { $value } { $what ->
    [players] joueurs
   *[points] points
}

no-game-in-directory = il n'y a pas de partie dans ce dossier
name-game-file = nommez le fichier de la partie
several-games-in-directory = il y a plusieurs parties dans ce dossier, dont { $names }
name-game-file-or-number = nommez le fichier de la partie, ou son numéro : `adjudicate games` en donne la liste
may-be-either = `{ $name }` peut être { $names }
may-be-a-game-here = c'est peut-être une des parties ici ; sinon, mettez-le dans un autre dossier
copies-differ = { $files } contiennent la même partie, et diffèrent
name-copy-to-go-on = nommez le fichier qui continue ; `adjudicate import { $other } --game { $one }` porte l'un dans l'autre
copies-alike = { $files } contiennent la même partie, et sont identiques
name-copy-or-move = nommez le fichier qui continue, ou mettez les copies dans un autre dossier
key-was-replaced = votre clé a été remplacée dans cette partie
key-without-part = votre clé ne participe pas à cette partie
your-key-is = votre clé est { $key }
path-unreadable = `{ $file }` est illisible : { $error }
mail-not-set-up = l'envoi de courrier n'est pas réglé
mail-part-needed = { $place } doit avoir une partie `mail:` ; docs/mail.md la montre
key-file-unreadable = le fichier de clé { $file } est illisible : { $error }
key-new-or-other = `adjudicate key new` en crée un ; --key FICHIER en nomme un autre
yes-or-output = --yes ou --output FICHIER crée un fichier pour elle
game-unwanted = vous n'avez pas voulu de cette partie
answer-on-line = donnez la réponse sur la ligne de commande ; `--help` montre comment
input-ended = l'entrée s'est terminée avant la réponse à la question
stopped-by-ctrl-c = interrompu par Ctrl-C
add-yes = avec --yes, la réponse est oui
option-says-yes = { $option } y répond oui ; --yes non
nothing-signed = rien n'a été signé
which-game-and-players = quel jeu, et qui joue ?
new-line = adjudicate new JEU --player NOM=CLÉ --player NOM=CLÉ ; sur un terminal, les questions viennent pas à pas
not-overwritten = { $file } existe déjà et n'est pas remplacé
output-names-another = --output FICHIER en nomme un autre
answers-kept = vos réponses sont gardées : `adjudicate new` continue avec elles
second-identity = qui perd une clé doit la remplacer dans chaque partie ; pour une seconde identité, nommez un autre fichier
passphrase-without-terminal = une phrase secrète ne peut pas être demandée sans terminal
set-passphrase = réglez ADJUDICATE_PASSPHRASE, ou dites --no-passphrase
passphrases-differ = les deux phrases secrètes diffèrent ; aucune clé n'a été créée
which-move = quel coup ?
move-on-line = donnez-le sur la ligne de commande ; `adjudicate moves` en donne la liste
old-copy = ce journal finit par l'entrée { $have }, et vous avez déjà vu l'entrée { $seen } de cette partie
other-branch = l'entrée { $seen } de ce journal n'est pas celle que vous avez vue, et celle-ci n'est pas à côté
other-branch-hint = reprenez votre propre copie dans ce fichier, avec ce qui est à côté : `adjudicate import COPIE --game { $file }`
element-again = l'élément { $number } de votre chaîne irait à un autre jet que celui auquel l'élément { $known } est allé
no-part = `{ $line }` n'est pas une part d'un jet
overtaken = un autre programme a écrit dans cette partie au même instant, et celui-ci ne l'a pas fait
overtaken-hint = `adjudicate show` montre l'état actuel ; recommencez si vous le voulez encore
old-copy-hint = prenez la copie plus récente, ou demandez aux autres ce qui manque et reprenez-le par `import`
own-entry-missing = une entrée que vous avez signée n'est ni dans ce journal ni à côté
own-entry-missing-hint = sans elle, vous pourriez signer deux fois : reprenez par `import` la lettre où vous l'avez envoyée, ou votre propre copie
signed-there-hint = rien n'a été signé ; `adjudicate dispute` dit comment la partie peut continuer
rule-here-hint = l'arbitre peut décider `here` sur cette entrée, pour que vous puissiez écrire encore une fois
element-again-hint = rien n'a été signé ; ce journal n'est pas la branche où vous l'avez donné : `adjudicate dispute` en dit plus
log-not-trusted = rien n'est signé dans un journal auquel vous ne vous fiez pas
log-not-trusted-hint = demandez leur copie aux autres joueurs, et reprenez-la par `import`
no-part-hint = c'est une ligne `element GAMEID NAME BASE64`, telle qu'elle est venue
part-of-other-game = cette part d'un jet appartient à une autre partie
no-such-language = --language { $tag } : il n'y a pas de textes dans cette langue
languages-are = possibles : { $tags }
language-of-nobody = --language { $given } : aucun invité ne s'appelle `{ $name }`
nobody-invited-nothing-signed = rien n'a été signé, et personne n'a été invité
no-desk-here = les invitations partent du serveur d'un arbitre, et il n'y en a pas ici
no-desk-here-hint = `adjudicate mail setup --desk` en installe un ; sans adresses, `adjudicate invite JEU` fait une invitation que vous envoyez vous-même
nobody-invited = personne n'a été invité
is-event-log = `{ $file }` est le journal d'un tournoi, pas d'une partie
is-event-log-hint = ses parties sont dans un dossier à côté ; `adjudicate event status { $directory }` le regarde
is-evidence = `{ $file }` est la preuve que quelqu'un a signé deux fois, pas une partie
no-such-entry = le journal a les entrées 0 à { $last }, pas { $at }
games-hint = `adjudicate games` en donne la liste
store-game-hint = une partie se nomme par le début de son identifiant, six chiffres au moins ; `store export` les montre toutes
evidence-hint = `adjudicate explain` dit ce qu'elle prouve, et `adjudicate verify` si elle le prouve
entry-file-hint = enregistrez le fichier joint ; `adjudicate event enter FICHIER --name NOM --send` vous inscrit
letter-for-event-hint = son directeur le reprend par `adjudicate event import`, ou son serveur
picture-hint = le code entier doit être dans l'image, net et pas trop petit ; ou tapez le texte de l'entrée
entry-hint = une entrée commence par la ligne `---`, un bloc d'une lettre par `-----BEGIN ADJUDICATE ENTRY-----`
send-again-hint = il faut l'envoyer encore une fois, en pièce jointe ou en bloc dans la lettre
sign-without-json = --sign dit en mots ce qu'il signe, et ne va donc pas avec --json
sign-without-json-hint = `adjudicate play`, `adjudicate answer` et `adjudicate post` signent avec --json
one-mat-file = --mat prend un fichier à la fois
perhaps-a-thief = une décision a remplacé une clé ; c'était donc peut-être un voleur
for-no-player = --for : `{ $name }` ne joue pas dans cette partie
no-browser = aucun navigateur n'a pu être lancé : { $error }
no-browser-hint = la page est dans { $file }
pictures-into-files = des images parmi plusieurs formes vont dans des fichiers
pictures-into-files-hint = ajoutez `-o plateau` : chaque forme reçoit sa propre terminaison
nothing-so-called-waits = rien de ce qui attend n'a un identifiant qui commence par `{ $name }`
board-words-hint = `random`, un numéro ou un fichier
terminal-unreadable = le terminal ne peut pas être lu : { $error }
no-passphrase-asked = la phrase secrète ne peut pas être demandée : { $error }
output-lost = tout ce qui a été affiché n'a pas pu être écrit
output-lost-hint = il n'y a peut-être plus de place là où va la sortie standard
passphrase-hint = réglez ADJUDICATE_PASSPHRASE là où il n'y a pas de terminal
public-key-there = { $file } existe déjà, sans la clé privée correspondante ; aucune clé n'a été faite
public-key-there-hint = déplacez ce fichier si personne n'en a besoin, ou nommez un autre fichier pour la nouvelle clé
no-key-made-hint = aucune clé n'a été faite ; recommencez quand ce sera réparé
no-such-lesson = { $game } : il n'y a pas de leçon sur `{ $from }`
lessons-are = les leçons : { $names }
learn-without-json = `learn` parle à des gens, et n'a rien pour --json
learn-without-json-hint = `adjudicate rules --json` donne les règles, `adjudicate table --json` juge des coups
no-such-game = il n'y a pas de jeu `{ $name }`
no-such-clause = { $game } : il n'y a pas de règle `{ $number }`
clauses-are = les règles : { $known }
protocol-hint = les erreurs qui citent `protocol` désignent les règles du journal lui-même : docs/protocol.md
board-not-found = votre plateau scellé ne se déduit ni de cette clé ni de ce qui est gardé ici
board-not-found-hint = donnez-le par --board FICHIER : un fichier YAML avec `path` et, s'il venait d'une autre clé, `salts`
no-organiser = votre clé n'est ni celle d'un joueur ni celle de l'arbitre ; sous quel nom signez-vous donc ?
no-organiser-hint = donnez-le par --organiser NOM, ou une autre clé par --key FICHIER
wrong-clock = --clock demande trois nombres de jours, pas `{ $text }`
clock-hint = jours par coup, jours pour le courrier, jours de grâce pour toute la partie : --clock 7,3,10
not-a-name = { $what } : `{ $text }` n'est pas un nom
name-hint = un nom est une lettre, puis des lettres sans accents, des chiffres et `-`, 32 au plus, et aucun mot comme `yes` ou `null`
address-hint = laissez l'adresse de côté s'il n'y en a pas
own-entry-elsewhere = rien n'est signé avant que l'entrée { $seq } soit ici
own-entry-elsewhere-hint = `adjudicate mail fetch` la relève
answer-elsewhere = rien n'est signé avant que ce qui mène à l'entrée { $seq } soit ici
answer-elsewhere-hint = reprenez par `import` le journal de votre autre ordinateur, ou demandez la partie entière aux autres
which-new-key = quelle nouvelle clé ?
which-new-key-hint = --new FICHIER nomme son fichier
tip-line-needs = --tip-line demande --new FICHIER et --player NOM
no-rekey-line = `{ $line }` n'est pas une ligne pour une nouvelle clé
no-rekey-line-hint = le joueur la fait par `adjudicate rekey --new FICHIER --player NOM --tip-line`
other-rekey-line = cette ligne est pour une autre partie ou un autre joueur
name-new-file = nommez un nouveau fichier
not-for-terminal = { $form } n'est pas pour le terminal
not-for-terminal-hint = ajoutez `-o plateau.{ $form }`
no-pictures-built = ce programme a été construit sans PNG ni GIF
no-pictures-built-hint = svg et html fonctionnent ; la fonction `png` apporte les autres
no-place-for-settings = il n'y a pas d'endroit pour les réglages
no-place-for-settings-hint = réglez HOME ou XDG_CONFIG_HOME
no-place-for-state = il n'y a pas d'endroit où garder ce qui a été signé
no-place-for-state-hint = réglez HOME ou XDG_STATE_HOME
which-key-file = quel fichier de clé ?
which-key-file-hint = donnez-en un par --key FICHIER
public-key-unreadable = la clé publique `{ $given }` ne peut pas être lue : { $error }
public-key-hint = une clé est une ligne `ssh-ed25519 ...` ou le chemin d'un fichier .pub
one-more-card = --to NOM fait une carte de plus
two-in-one-line = écrivez-en deux sur une ligne
no-such-letter = l'adresse contient `{ $letter }`, que les polices des cartes n'ont pas
no-such-letter-hint = écrivez-la en lettres latines, ou laissez --address de côté et écrivez-la à la main
not-who-begins = `{ $word }` ne dit pas qui commence
who-begins-hint = c'est `inviter`, `guest`, ou rien pour un tirage au sort
invitation-other-rules = cette invitation est pour la version { $version } des règles ({ $game }), et ce programme a la version { $own }
newer-program-hint = un programme plus récent les connaît peut-être
invitation-expired = cette invitation a expiré : elle valait jusqu'au { $date }
ask-for-new-invitation = demandez-en une nouvelle à { $name }
own-invitation = c'est votre propre invitation : envoyez-la au joueur que vous voulez inviter
accepted-before = vous avez déjà accepté cette invitation : la partie est dans { $file }
shows-game = `adjudicate show { $file }` la montre
accepted-before-open = vous avez déjà accepté cette invitation, et d'autres places sont encore libres
accepted-before-open-hint = envoyez la lettre de votre accord au joueur suivant, ou à celui qui invite
name-is-taken = un autre joueur s'appelle déjà `{ $name }`
choose-other-name = choisissez un autre nom
all-seats-taken = toutes les places de cette invitation sont prises
no-such-invitation = cette invitation n'existe pas ici
several-invitations = plusieurs invitations sont ouvertes
invitations-hint = `adjudicate invite --list` en donne la liste avec leurs numéros
invitation-became-game = cette invitation est devenue la partie dans { $file }
resign-hint = `adjudicate resign` abandonne la partie
kept-invitation-damaged = une invitation conservée est abîmée : { $reason }
which-name = sous quel nom jouez-vous ?
which-name-hint = --name NOM le dit
no-key-file = le fichier de clé { $file } n'existe pas
no-invitation-in = il n'y a pas d'invitation dans { $file }
no-invitation-in-hint = copiez le message entier, avec les lignes BEGIN et END ADJUDICATE INVITATION
nothing-accepted = rien n'a été accepté
invitation-altered = cette invitation a été changée après la signature de { $name } ; ce n'est donc pas ce que propose { $name }
ask-again = demandez à { $name } de l'envoyer encore une fois
invitation-damaged = une partie de cette invitation s'est perdue en route ({ $reason })
ask-for-it-again = demandez-la de nouveau
whole-invitation-hint = enregistrez l'invitation du serveur, entière, en un fichier, et nommez-le
nothing-sent = rien n'a été envoyé
nothing-from-to = il n'y a rien de l'entrée { $from } à l'entrée { $to }
output-for-pages = `--output` est pour des pages et des images
output-for-pages-hint = ajoutez `--as html` ou `--as gif`

# Fichiers, options et réponses des commandes.
away-two-days = deux jours sont attendus, pas `{ $days }`
no-event-game = aucune partie d'un tournoi où vous jouez ne se trouve dans { $directory }
no-log-time = l'horloge de l'ordinateur montre une heure qu'aucun journal ne peut contenir
no-randomness = le système ne donne pas de hasard : { $error }
dispute-no-copy = il n'y a ici aucune copie d'une partie à comparer
dispute-no-charter = aucune entrée ne peut être jugée sans les conditions de sa partie, et elles manquent
games-unreadable = { $number ->
    [one] { $number } partie ne peut pas être lue
   *[other] { $number } parties ne peuvent pas être lues
}
has-signed-twice = { name-inside } a signé deux fois : { $entries }
no-yes-no = `{ $answer }` n'est ni oui ni non
file-unmoved = { $from } ne peut pas être déplacé vers { $to } : { $error }
no-message = ce n'est pas un message
no-invitation = ce n'est pas une invitation
no-way-to-answer = elle ne dit pas où répondre
answers-unreadable = les réponses ne peuvent pas être lues : { $error }
not-marked = { $file } ne peut pas être marqué comme lu : { $error }
settings-unwritable = les réglages ne peuvent pas être écrits : { $error }
nobody-called = personne du nom de `{ $name }` ne joue dans cette partie
key-not-token = `{ $name }` a une clé, et donc pas de mot secret
answer-empty = la réponse est vide
letters-in-store = avec --store, les parties et les lettres sont dans la base de données
where-is-maildir = où est la Maildir du serveur ?
several-letters = plusieurs lettres s'appellent `{ $named }`
no-unread-letter = aucune lettre laissée pour vous n'a le numéro `{ $named }`
where-are-games = où est le répertoire des parties ?
nobody-by-mail = les conditions ne nomment personne d'autre avec une adresse à laquelle on peut écrire
no-other-address = les conditions n'ont pas d'adresse de `{ $name }` autre que la vôtre
wrong-nonce = --nonce attend 16 octets en base64
display-no-player = --display nomme `{ $name }`, qui ne joue pas
after-no-parcus = ce n'est pas une partie avec la variante parcus
after-not-over = cette partie n'est pas encore finie, donc personne n'a rien gardé
carry-no-number = --carry { $player }={ $text } : `{ $text }` n'est pas un nombre
no-answer-to-this = `{ $other }` n'est pas une réponse à cela
same-name = deux joueurs ne peuvent pas s'appeler `{ $name }` tous les deux
note-is-remark = une remarque dit déjà ce qu'elle dit
no-loss = une partie se perd en `single`, `gammon` ou `backgammon`
not-replaced = `{ $file }` existe déjà, et n'est pas un fichier { $form } qui pourrait être remplacé
page-damaged = la page de ce programme est abîmée : { $error }
no-page = ce programme a été construit sans la page
page-unwritable = la page ne peut pas être écrite : { $error }
no-man-page = la page ne peut pas être faite : { $error }
no-script-made = le script ne peut pas être fait : { $error }
not-as-json = ceci ne peut pas être écrit en JSON : { $error }
first-no-player = --first nomme `{ $first }`, qui ne joue pas
script-unreadable = le script ne peut pas être lu : { $error }

evidence-as-whole = une preuve s'explique en entier
evidence-as-whole-hint = omettez --entry, --throw et --plain
one-of-one-file = une entrée ou un jet s'explique à partir d'un seul fichier, pas de plusieurs copies
one-of-one-file-hint = nommez le fichier d'une partie, ou omettez --entry, --throw et --plain pour comparer les copies
no-such-throw = { $throws ->
    [0] il n'y a eu aucun jet dans cette partie
    [one] il y a dans cette partie { $throws } jet, et pas de jet { $number }
   *[other] il y a dans cette partie les jets 1 à { $throws }, et pas de jet { $number }
}
proves-nothing = `{ $file }` ne prouve rien ({ $class }) : { $flaw }
proves-nothing-hint = `adjudicate dispute` examine quand même les entrées qu'il contient
no-series = il n'y a ici aucune partie dont les jetons passent à une autre
no-series-hint = une série se compose de parties de Duerror Grandis avec la variante parcus
event-logs-differ = { $one } et { $another } sont deux journaux différents d'un même tournoi
file-empty = `{ $file }` est vide
file-there = `{ $file }` existe déjà
directory-not-empty = le dossier `{ $directory }` n'est pas vide
directory-not-empty-hint = nommez-en un nouveau, pour que rien d'ancien ne passe pour une part de cette partie
ssh-needs-directory = --ssh écrit plusieurs fichiers, il lui faut donc un dossier
ssh-needs-directory-hint = nommez un nouveau dossier avec -o DIR
entry-unsigned = personne n'a signé l'entrée { $entry }
slip-unsigned = personne n'a signé le billet { $number } de l'entrée { $entry }
format-of-other-game = { $format } est pour ce jeu : { $game }, et ceci est une partie d'un autre : { $own }
format-of-other-game-hint = `adjudicate export --ssh` marche pour tous les jeux
backgammon-for-two = le backgammon se joue à deux
played-without-throw = `{ $text }` a été joué sans lancer de dés
money-games = le fichier contient { $games } parties d'argent
money-games-hint = un match est pris en entier, mais des parties d'argent une seule : nommez-la avec --number N
no-game-numbered = le fichier n'a pas de partie { $number }
players-without-names = les joueurs du fichier n'ont pas de nom
table-first-line = la première ligne ne dit pas qui joue, ni avec quelles options
option-wants = { $what } demande { $form }, et non `{ $text }`
option-twice = --option { $key } est donnée deux fois
turns-uncounted = les coups de ce jeu ne peuvent pas être énumérés, donc pas comptés : { $game }
no-throw = `{ $word }` n'est pas un jet
no-throw-hint = un jet s'écrit par ses chiffres à la suite, par exemple 31 ou 136
move-of-moves = coup { $number } de --moves
move-needs-throw = le coup { $number } de --moves demande un jet, et --throws n'en a pas pour lui
move-after-end = le coup { $number } de --moves vient après la fin de la partie ({ $reason })
throw-misfits = le jet { $number } de --throws ne convient pas : { $why }
throws-too-short = --throws est trop court : la profondeur { $depth } demande { $wanted } lancers, ceux de --moves compris
more-addresses = il y a { $addresses } adresses, et des cartes pour { $cards }
address-too-long = une carte a de la place pour { $room } lignes d'adresse, pas { $lines }

games-are = jeux : { $names }
game-without-option = { $game } n'a pas d'option `{ $key }`
name-does-not-play = `{ $name }` ne joue pas
games-unreadable-hint = `adjudicate verify` dit ce qui ne va pas
slips-refused = { $slips } billets ont été refusés pour cette raison

# La page.
backup-part = `{ $name }` ne fait pas partie d'une sauvegarde, et a été omis
backup-size = ce fichier a { $size } octets, et une sauvegarde en a au plus { $most }
no-backup = ce n'est pas une sauvegarde de parties : { $error }
backup-hint = choisissez un fichier que cette page a enregistré
backup-version = cette sauvegarde a la version { $other }, et cette page connaît la version 1
backup-version-hint = prenez la page qui l'a enregistrée, ou une plus récente
backup-no-board = `{ $file }` ne contient pas de plateau scellé, et a été omis
backup-other-board = `{ $file }` : un autre plateau est scellé ici, et reste
director-signed-twice = { $source } : ce journal de `{ $title }` et celui d'ici diffèrent après l'entrée { $entry } : le directeur a signé deux entrées différentes
director-signed-twice-hint = gardez les deux fichiers ; « Litige » montre les entrées qui se contredisent
event-slips-damaged = le fichier des billets signés pour un tournoi est abîmé
events-unlisted = les tournois ne peuvent pas être énumérés : { $error }
no-reasons = il manque le texte que tous liront
no-such-slip = ce billet n'est pas ici
message-unwritable = le message ne peut pas être écrit : { $error }
letter-no-invitation = il n'y a pas d'invitation dans cette lettre
whole-message-hint = copiez le message entier
key-unwritable = le fichier de clé ne peut pas être écrit : { $why }
key-unopened = le fichier de clé : { $why }
no-lesson-here = cette leçon n'existe pas
no-such-entry-here = cette entrée n'existe pas
no-key-open = aucune clé n'est ouverte
no-key-open-hint = ouvrez votre fichier de clé, ou créez une nouvelle clé
key-of-nobody = votre clé n'est ni celle d'un joueur ni celle de l'arbitre
key-of-nobody-hint = donnez à l'un des joueurs la ligne de votre propre clé
no-entry-number = `{ $number }` n'est pas le numéro d'une entrée
no-offer = `{ $what }` ne peut pas être proposé
beginner-no-player = `{ $first }`, qui doit commencer, ne joue pas
no-open-table = aucune table n'est ouverte
no-table-hint = choisissez d'abord un jeu
table-untouched = rien ne s'est encore passé à cette table
what-key-of = la clé de { $name }
what-referee-key = la clé de l'arbitre
what-address = l'adresse
what-players-name = le nom d'un joueur

# Adresses auxquelles du courrier peut partir
address-unusable = aucun courrier ne peut partir à `{ $text }` : { $why }
address-several = il y a plus d'une adresse
address-form = une adresse s'écrit NOM@DOMAINE
address-long = elle est plus longue que toute adresse
address-before = avant le @ d'une adresse, il y a des lettres, des chiffres et quelques signes
address-ascii = le domaine s'écrit sous sa forme ASCII, `xn--...`
address-behind = après le @ d'une adresse, il y a un domaine
address-none = ce n'est pas une adresse

# Invitations d'un serveur, et jeux à plus ou moins de joueurs
invite-unusable = { $name } ne peut pas recevoir d'invitation : `{ $mail }` : { $why }
invite-desk = { $address } est l'adresse du serveur lui-même
invite-name-hint = donnez un autre nom : NOM=ADRESSE
invite-same-name-hint = donnez un autre nom à l'un des deux : NOM=ADRESSE
seats-of-game = { $game } : un jeu à { $low } joueurs
seats-of-game-several = { $game } : un jeu de { $low } à { $high } joueurs
seat-seals-boards = cette partie a des plateaux scellés, et il faut le programme et une clé pour en garder un secret (DUE-12)
your-key = votre clé
desk-holds-no-event = ce serveur ne tient pas de tournoi

# Réglages, serveurs de courrier, et programmes qui donnent un mot de passe
file-unclear = { $file } n'est pas compréhensible : { $error }
settings-hint = il peut contenir `name`, `language`, `key`, `passphrase_command`, `roll_for_me`, `mail`, `desk` et `store` ; docs/mail.md les montre
settings-utf8-hint = c'est un fichier en UTF-8 ; docs/mail.md montre ce qu'il peut contenir
settings-language = les réglages demandent la langue `{ $tag }`, dans laquelle il n'y a pas de textes
settings-language-hint = valeurs possibles de `language` : { $tags }
file-unusable = { $file } ne peut pas être utilisé : { $error }
language-unusable-hint = corrigez-le, ou retirez-le de ce dossier ; CONTRIBUTING.md dit ce qu'il peut contenir
language-too-long = { $file } dépasse { $most } octets
mail-page-sends = docs/mail.md montre comment envoyer du courrier
mail-address-wrong = `mail: address: { $address }` dans les réglages : { $why }
mailbox-unknown = on ne sait pas où votre courrier arrive
mailbox-unknown-hint = `mail: imap:` dans les réglages le dit ; `adjudicate mail setup` l'y écrit
mail-one-way = `mail:` dans les réglages demande une seule des parties `smtp`, `sendmail` et `directory`
mail-in-the-open = `tls: none` est pour un serveur sur cet ordinateur, et { $host } n'en est pas un : lettres et mots de passe pourraient être lus en chemin
certificate-unreadable = le certificat { $file } est illisible : { $error }
no-password = il n'y a pas de mot de passe : réglez { $variable }, ou donnez un `password_command`
secret-unrun = `{ $key }` ne peut pas être exécuté : { $error }
secret-late = `{ $key }` n'était pas terminé après { $seconds } secondes, et a été arrêté
secret-late-hint = il attend peut-être quelqu'un qui n'est pas là
secret-unprinted = { $what ->
    [passphrase] `{ $key }` n'a pas donné de phrase secrète
   *[password] `{ $key }` n'a pas donné de mot de passe
}
desk-reply = `desk: reply: { $reply }` dans les réglages : { $why }
desk-reply-place = il y faut une seule place pour le mot secret
desk-reply-hint = il s'écrit comme desk+{ "{}" }@example.org, avec { "{}" } à la place du mot secret

# Fichiers de clé et clés publiques
key-file-fault = le fichier de clé { $file } : { $fault }
key-file-again = recommencez ; --key FICHIER nomme un autre fichier de clé

# Parties, entrées et plateaux scellés qui posent un problème
scribe-unneeded = `{ $name }` a une clé et écrit sans l'arbitre
scribe-is-referee = c'est l'arbitre qui écrit pour `{ $name }`, et cette clé n'est pas la sienne
no-game-number = il n'y a pas de partie numéro { $number } dans ce dossier, mais { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
charter-of-other-game = ce sont les conditions d'une autre partie que celle de --game
early-of-one = { $count } entrées de { $by } attendent déjà ce qui les précède, et pas une de plus n'est gardée
early-of-all = { $count } entrées attendent déjà ce qui les précède, et pas une de plus n'est gardée
early-hint = reprenez par `import` ce qui manque, ou videz { $directory }
early-unusable = { $directory }, où attendent les entrées arrivées trop tôt, ne peut pas servir : { $error }
early-unusable-hint = recommencez ; si cela continue, le disque est peut-être en panne, ou vous n'avez pas le droit de lire là
entry-dated-ahead-hint = si la date de cet ordinateur est juste, demandez à son auteur ; --yes la reprend tout de même
entry-of-no-game-hint = --games DOSSIER cherche la partie ailleurs ; ou demandez le journal entier
private-key-found = `{ $file }` contient une clé privée, qui ne regarde personne
private-key-found-hint = ne la laissez pas parmi ce que vous donnez à d'autres
table-other-file = nommez un autre fichier, ou continuez à partir de celui-ci sans --script, sur un terminal
no-random-path = aucun chemin au hasard n'a été trouvé
sealed-board-unreadable = { $file }, qui garde votre plateau scellé, est illisible : { $error }
sealed-board-unreadable-hint = recommencez ; si cela continue, le disque est peut-être en panne
behind-no-entry = `{ $named }` n'est pas une entrée de ce journal, ni une de celles qui sont à côté
behind-no-entry-hint = donnez son numéro, ou le début de son identifiant tel que `adjudicate dispute` l'affiche
behind-invalid = l'entrée { $seq } ({ $named }) n'est pas valable ; aucune décision ne peut donc la suivre
signed-all-the-same = l'entrée { $seq } est tout de même signée et inscrite dans { $log } : ne la signez pas une seconde fois
signed-and-kept = l'entrée est signée et gardée, mais pas encore inscrite dans { $file }, qu'un autre programme est en train d'écrire
signed-and-kept-hint = la prochaine commande qui signe l'y inscrira ; `adjudicate show` dit si c'est fait

# Ce que le serveur envoie, et les lettres dont l'arbitre s'occupe lui-même
messages-refused = { $number ->
    [one] un message ne sera pas accepté
   *[other] { $number } messages ne seront pas acceptés
}, celui à { $to } pour cette raison : { $reason }
messages-refused-hint = { $number ->
    [one] il est gardé
   *[other] ils sont gardés
} dans le dossier `refused` de la boîte d'envoi ; l'adresse dans les conditions est peut-être fausse
messages-wait = { $number ->
    [one] un message attend
   *[other] { $number } messages attendent
} dans la boîte d'envoi, celui à { $to } pour cette raison : { $reason }
messages-wait-hint = `adjudicate mail send --outbox` essaie encore
outbox-busy = un autre programme envoie ce qui est dans la boîte d'envoi
outbox-busy-hint = `adjudicate mail send --outbox` envoie ce qu'il laisse
letter-unanswerable = la lettre ne donne pas d'adresse à laquelle répondre : { $why }
letter-of-desk = la lettre vient du serveur lui-même, et la réponse lui reviendrait
letter-of-which-game = la lettre ne dit pas de quelle partie il s'agit
letter-of-which-game-hint = --game PARTIE le dit
letter-of-which-player = la lettre ne dit pas de quel joueur elle vient
letter-of-which-player-hint = --for NOM le dit
board-settled = cette table est réglée dans son tournoi, et plus rien n'est inscrit dans la partie
letter-to-old-board = la lettre répond au plateau d'après l'entrée { $seen }, et il y en a maintenant un autre
letter-to-old-board-hint = --old-board l'inscrit tout de même ; `mail unread answer` demande au joueur
no-game-of-desk = aucune partie du serveur n'est `{ $named }`
no-game-of-desk-hint = une partie se nomme par son fichier, ou par le début de son identifiant, six chiffres au moins
several-games-of-desk = plusieurs parties du serveur sont `{ $named }`
no-move-by-hand = `{ $line }` n'est ni un coup ni une commande qui s'inscrit dans une partie
no-move-by-hand-hint = un coup tel que le joueur l'écrirait, ou `abandonner oui`, `proposer nulle`, `accepter`, `refuser`, `reprendre`
line-unclear = `{ $line }` n'est pas clair : on peut lire { $readings }
line-of-several = `{ $line }` peut avoir plusieurs sens : { $readings }
line-not-for-log = `{ $line }` ne s'inscrit pas dans une partie
resign-by-hand = un abandon se demande deux fois
resign-by-hand-hint = `abandonner oui` l'inscrit

# Fichiers de programmes de backgammon.
mat-first = le fichier doit dire d'abord ce qui se joue : `7 point match`
mat-no-players = la partie n'a pas de joueurs
mat-players = ici se trouvent les joueurs avec leurs scores : `anna : 0   bert : 2`
mat-not-begun = aucune partie n'a commencé : `Game 1`
mat-no-game = il n'y a pas de partie dans le fichier
mat-no-row = une partie n'a pas de telle ligne
mat-won-before = la partie était déjà gagnée avant cela
mat-over-before = la partie est finie avant cela
mat-no-end = cette partie n'a pas de fin
mat-points-before = les parties d'avant donnent { $one } et { $other } points
mat-counts = d'après les règles, cette partie compte { $points }, et non { $said }
mat-counts-double = avec un double refusé, cette partie compte { $counted }, et non { $points }
mat-counts-conceded = une partie abandonnée ici compte { $counts }, et non { $points }
mat-other-turn = c'est à l'autre de jouer
mat-cube = après ce double, le videau est à { $turned }, et non à { $to }
mat-no-double = aucune partie ne commence par un double

options-of-sending = --smtp, --sendmail ou --outgoing

file-damaged = { $file } est abîmé : { $error }
no-name = `{ $text }` n'est pas un nom
no-id = `{ $of }` n'est pas un identifiant
name-game-of-store = nommez une partie de la base
name-event-of-store = nommez un tournoi de la base
too-many-games = { $directory } contient trop de parties de ces joueurs
boards-file-hint = le fichier est une liste en YAML ; chaque élément a `number`, `name` et `path` (81 cases)
passphrase-command-unrun = `passphrase_command: { $command }` n'est pas exécuté : ce programme n'en lance pas d'autres
passphrase-variable = la variable d'environnement ADJUDICATE_PASSPHRASE peut aussi contenir la phrase secrète
answers-kept-hint = vos réponses sont gardées : la même commande continue avec elles
invitation-empty = elle est vide
invitation-no-charter = une invitation ne contient pas de conditions
charter-of-invitation = les conditions d'une invitation
game-not-here = cette partie n'est pas encore ici : { $game }
enter-which-name = sous quel nom ?
director-enters-nobody = vous dirigez le tournoi, et `{ $name }` s'inscrit par un billet de sa main
director-enters-nobody-hint = `adjudicate event import` l'inscrit ; --as by-post inscrit un joueur sans clé
ruling-is-entry = une décision est une entrée

line-stops-here = { $number ->
    [0] la suite s'arrête : au même endroit se trouvent { $count } entrées de même rang, et quelqu'un a signé deux fois
    [one] la suite s'arrête : au même endroit se trouvent { $count } entrées de même rang, et { $names } a signé deux fois
   *[other] la suite s'arrête : au même endroit se trouvent { $count } entrées de même rang, et { $names } ont signé deux fois
}
line-stops-hint = l'arbitre continue avec l'une d'elles (`adjudicate dispute` montre les deux et dit comment) ; sans arbitre, tous peuvent s'entendre sur l'une d'elles
second-ruling = une décision de vous portant le numéro { $number } est déjà connue, et une seconde prouverait que vous avez signé deux fois
second-entry = une entrée de vous après la même se trouve à côté de ce journal, et une seconde prouverait que vous avez signé deux fois
element-given = l'élément { $number } de votre chaîne est allé à un autre jet que celui-ci

ask-sign-without-it = { $shown } Si vous signez ici sans elle, deux de vos entrées peuvent se contredire. Signer quand même ?
unseen-waits = { $by ->
    [you] L'entrée { $entry }, que vous avez signée, attend ici, car l'entrée d'avant n'est dans aucune de vos parties. Si elle appartient à cette partie, vous l'avez peut-être continuée sur un autre ordinateur.
   *[other] L'entrée { $entry } de { $by } attend ici, car l'entrée d'avant n'est dans aucune de vos parties. Si elle appartient à cette partie, vous l'avez peut-être continuée sur un autre ordinateur.
}
mailbox-holds = { $by ->
    [you] Votre boîte aux lettres contient l'entrée { $entry } de cette partie, que vous avez signée, et ce journal ne l'a pas.
   *[other] Votre boîte aux lettres contient l'entrée { $entry } de cette partie, de { $by }, et l'entrée d'avant n'est pas ici : vous l'avez peut-être signée sur un autre ordinateur.
}
mailbox-unseen = votre boîte aux lettres ne montre pas si cette partie a continué ailleurs : { $why }

about-somebody-else = il parle de quelqu'un d'autre
address-unreachable = on ne peut pas écrire à { $to } : { $why }
desk-without-director = ce serveur n'a pas la clé du directeur du tournoi
director-without-key = la clé du directeur n'est pas disponible
game-not-on-shelf = ce serveur n'a pas cette partie
invitation-of-other-key = ce serveur n'a pas la clé avec laquelle l'invitation a été faite
letter-numbers-hint = supprimez le fichier : les lettres recevront de nouveaux numéros
no-desk-secret = { $file } n'est pas le secret qu'un serveur a écrit
no-desk-secret-hint = sans lui, on ne peut distinguer une réponse d'une fausse ; le supprimer rend tous les mots secrets invalides

request-of-page = la page a demandé quelque chose que cette session ne fait pas : { $why }
request-short = c'est trop court
request-breaks-off = cela s'interrompt
