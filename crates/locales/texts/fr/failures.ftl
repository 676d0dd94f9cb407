# Pourquoi des commandes échouent, et pourquoi une partie d'une lettre n'est pas acceptée.

level-error = erreur
level-help = aide

about = { $what } : { $said }

entry-damaged = l'inscription { $number } est arrivée abîmée : { $why }
some-entry-damaged = une inscription est arrivée abîmée : { $why }
entry-beyond-repair = { $what } est arrivée abîmée, et aucune réparation ne donne une signature valable
entry-begins-another = { $what } commence une autre partie
entry-dated-ahead = { $what } est datée du { $at }, plus d'un jour après l'horloge de cet ordinateur
entry-of-no-game = { $what } repose sur une inscription qui n'est dans aucune des parties ici, et personne ici ne l'a signée
entry-without-place = elle n'a pas de place dans cette partie
line-stops = la suite s'arrête après l'inscription { $behind } : { $count } inscriptions de même rang suivent
letter-announces-event = ceci annonce le tournoi { $title }, et rien n'y concerne une partie
letter-for-event = ceci est pour le journal d'un tournoi, et non pour une partie
letter-without-entry = il n'y a pas d'inscription là-dedans
share-of-no-game = une part d'un lancer dans une partie qui n'est pas ici
slip-of = un message signé de { $by }
slip-of-no-game = un message signé de { $by } qui n'appartient à aucune des parties ici
slip-of-no-game-or-player = un message signé qui n'appartient à aucune des parties ici
desk-slip-of = un message signé de { $by }
slip-belongs-nowhere = un message signé de { $by } n'appartient à aucune des parties ici
some-slip-belongs-nowhere = un message signé n'appartient à aucune des parties ici
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
question-without-terminal = `{ $question }` ne peut pas être demandé sans terminal
quotation-mark-alone = un guillemet n'a pas son pareil
server-and-path = un serveur a un nom avec des points, comme smtp.example.org ; un chemin a un `/`, comme ./out
server-form = HOST ou HOST:PORT, comme mail.example.org:587
