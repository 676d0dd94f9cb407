# Warum Befehle nicht ausgeführt werden, und warum etwas aus einem Brief nicht angenommen wird.

level-error = Fehler
level-help = Hilfe

about = { $what }: { $said }

entry-damaged = Eintrag { $number } ist beschädigt angekommen: { $why }
some-entry-damaged = ein Eintrag ist beschädigt angekommen: { $why }
entry-beyond-repair = { $what } ist beschädigt angekommen, und keine Ausbesserung ergibt eine gültige Unterschrift
entry-begins-another = { $what } beginnt eine andere Partie
entry-dated-ahead = { $what } ist auf { $at } datiert, mehr als einen Tag nach der Uhr dieses Computers
entry-of-no-game = { $what } baut auf einem Eintrag auf, der in keiner der Partien hier steht, und niemand hier hat ihn unterschrieben
entry-without-place = er hat in dieser Partie keinen Platz
line-stops = der Verlauf endet hinter Eintrag { $behind }: { $count } gleichrangige Einträge folgen
letter-announces-event = dies kündigt das Turnier { $title } an, und nichts darin gehört zu einer Partie
letter-for-event = dies gehört in das Protokoll eines Turniers, nicht zu einer Partie
letter-without-entry = es enthält keinen Eintrag
share-of-no-game = ein Anteil an einem Wurf in einer Partie, die nicht hier ist
slip-of = eine Mitteilung von { $by }
slip-of-no-game = eine Mitteilung von { $by }, die zu keiner der Partien hier gehört
slip-of-no-game-or-player = eine Mitteilung, die zu keiner der Partien hier gehört
desk-slip-of = eine Mitteilung von { $by }
slip-belongs-nowhere = eine Mitteilung von { $by } gehört zu keiner der Partien hier
some-slip-belongs-nowhere = eine Mitteilung gehört zu keiner der Partien hier
input-unreadable = die Standardeingabe ist nicht lesbar: { $error }
input-too-large = die Standardeingabe wurde nicht gelesen: Sie hat mehr als { $most } MiB

file-missing = { $file } gibt es nicht
file-unknown = { $file } lässt sich nicht prüfen: { $error }
file-unreadable = { $file } ist nicht lesbar: { $error }
directory-wanted = hier wird ein Verzeichnis gebraucht
event-new-makes = `adjudicate event new` legt eines an; sein Verzeichnis hat die Datei event.yaml
give-with-option = geben Sie es mit { $option } an
key-named = --key DATEI nennt eine andere
key-new-makes = `adjudicate key new` legt einen an
mail-imap-setting = `mail: imap:` in den Einstellungen sagt, wo Post ankommt; docs/mail.md zeigt es
mail-page-shows = docs/mail.md zeigt die Einstellungen
mail-setup-asks = `adjudicate mail setup` fragt die Einstellungen noch einmal ab; docs/mail.md erklärt sie
mail-setup-asks-needs = `adjudicate mail setup` fragt, was nötig ist
mail-status-lists = `adjudicate mail status` zählt sie auf, und `adjudicate mail send` versucht es noch einmal
mail-test-late = vielleicht kommt sie später (--wait 600), gilt als Spam, oder kommt anderswo an
mail-test-lost = die Nachricht ist in { $seconds } s nicht zurückgekommen: { $places } hat sie nicht
mail-test-unsent = die Prüfnachricht an { $address } wurde nicht gesendet: { $why }
no-event-in = in { $text } gibt es kein Turnier
no-server = `{ $text }` ist kein Server
no-server-and-no-path = `{ $text }` ist weder ein Server noch ein Pfad
nobody-asked = niemand wurde gefragt
nothing-was-done = es wurde nichts getan
question-without-terminal = `{ $question }` kann ohne Terminal nicht gefragt werden
quotation-mark-alone = ein Anführungszeichen steht allein
server-and-path = ein Server hat einen Namen mit Punkten, etwa smtp.example.org; ein Pfad hat ein `/`, etwa ./out
server-form = HOST oder HOST:PORT, etwa mail.example.org:587
