# Warum Befehle nicht ausgeführt werden, und warum etwas aus einem Brief nicht angenommen wird.

level-error = Fehler
level-help = Hilfe

entry-damaged = Eintrag { $number } ist beschädigt angekommen: { $why }
some-entry-damaged = ein Eintrag ist beschädigt angekommen: { $why }
entry-beyond-repair = { $what } ist beschädigt angekommen, und keine Ausbesserung ergibt eine gültige Unterschrift
entry-begins-another = { $what } beginnt eine andere Partie
entry-dated-ahead = { $what } ist auf { $at } datiert, mehr als einen Tag nach der Uhr dieses Computers
entry-of-no-game = { $what } baut auf einem Eintrag auf, der in keiner der Partien hier steht, und niemand hier hat ihn unterschrieben
entry-without-place = er hat in dieser Partie keinen Platz
builds-on-invalid = er baut auf einem Eintrag auf, der nicht gelten kann
line-stops = der Verlauf endet hinter Eintrag { $behind }: { $count } gleichrangige Einträge folgen
letter-announces-event = dies kündigt das Turnier { $title } an, und nichts darin gehört zu einer Partie
letter-for-event = dies gehört in das Protokoll eines Turniers, nicht zu einer Partie
letter-without-entry = es enthält keinen Eintrag
share-of-no-game = ein Anteil an einem Wurf in einer Partie, die nicht hier ist
slip-of = eine Mitteilung von { $by }
slip-of-no-game = eine Mitteilung von { $by }, die zu keiner der Partien hier gehört
slip-of-no-game-or-player = eine Mitteilung, die zu keiner der Partien hier gehört
desk-slip-of = ein Zettel von { $by }
slip-belongs-nowhere = ein Zettel von { $by } gehört zu keiner der Partien hier
some-slip-belongs-nowhere = ein Zettel gehört zu keiner der Partien hier
slips-full = im Namen von { $by } sind mehr Zettel gekommen, als aufgehoben werden
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

by-hand-too-long = eine Paarung von Hand muss in einen Eintrag passen, und diese hat zu viele Bretter
pairing-of-strangers = ein Spieler dieser Paarung ist nicht angemeldet
other-game-there = { $file } steht, wo die Partie dieses Bretts hingehört
other-game-there-hint = es ist eine andere Partie: Legen Sie sie anderswohin
by-hand-both = --by-hand: `{ $part }` kann { $one } und { $other } sein
by-hand-both-hint = Leerzeichen um die Striche zwischen den Spielern machen es eindeutig
describes-no-event = { $origin } beschreibt kein Turnier: { $error }
describes-no-event-hint = eine Beschreibung hat `event`, `director` (`name`, `mail`), `closes`, `sections`; docs/events.md zeigt eine
clocks-are = Bedenkzeiten: { $names }
no-such-clock = es gibt keine Bedenkzeit `{ $word }`
empty-event-log = dieses Protokoll ist leer
key-without-part-in-event = Ihr Schlüssel hat an diesem Turnier keinen Teil
key-or-enter = --key DATEI nennt eine andere Schlüsseldatei; `adjudicate event enter` meldet zum Turnier an
director-only = das kann nur der Turnierleiter `{ $name }`
slip-hands-nothing-over = dieser Zettel übergibt nichts
which-section = welche Gruppe?
no-event-at = bei { $path } ist kein Turnier
no-event-at-hint = nennen Sie das Verzeichnis des Turniers oder sein Protokoll; `adjudicate event new` beginnt eines
other-key-file = --key DATEI nennt eine andere Schlüsseldatei
director-unreachable = an die Adresse des Turnierleiters kann nicht geschrieben werden: { $why }
no-rating-list = { $origin } ist keine Liste von Wertungszahlen: { $error }
rated-twice = { $origin }: `{ $person }` steht zweimal da
ratings-other-events = sie ist aus anderen Turnieren gemacht oder aus anderen Ständen davon
ratings-other-start = sie beginnt mit einer anderen Liste
ratings-differ = { $person }: Die Liste hat { $has }, die Partien geben { $give }
ratings-too-many = { $person } hat eine Wertungszahl, die die Partien nicht geben
ratings-missing = { $person } fehlt
event-given-twice = das Turnier { $id } ist zweimal angegeben
no-such-scale = keine Partie dieser Turniere ist `{ $game }`
several-scales = in diesen Turnieren gibt es mehrere Spiele, und Wertungszahlen gelten für eines
ratings-of-valid = Wertungszahlen werden nur aus gültigen Turnieren berechnet: `adjudicate event verify`
event-not-over = { $title } ist noch nicht beendet
event-not-over-hint = ausgewertet wird ein ganzes Turnier
no-rating = --rating: `{ $text }` ist keine ganze Zahl
bye-of-which-section = --bye: Runde { $text } welcher Gruppe?
bye-no-round = --bye: `{ $round }` ist keine Runde
no-entry-of-event = `{ $named }` ist kein Eintrag im Protokoll des Turniers
no-entry-of-event-hint = einen Eintrag nennt man mit seiner Nummer, wie Briefe und `adjudicate event status` sie angeben
not-appealable = gegen Eintrag { $seq } können Spieler keinen Einspruch einlegen
not-appealable-hint = Einspruch gibt es gegen Entscheidungen, Ergebnisse und Paarungen, in einem Turnier, dessen Ausschreibung ein Schiedsgericht nennt
option-missing = { $what } fehlt
several-appeals = Eintrag { $named } hat mehrere Einsprüche
several-appeals-hint = nennen Sie den Einspruch mit seiner Kennung: `adjudicate event status --json`
no-appeal = `{ $named }` ist kein Eintrag mit einem Einspruch
no-appeal-hint = `adjudicate event status` zählt die Einsprüche auf
entries-closed = die Anmeldung endete am { $closes }
answers-elsewhere = Antworten kämen zu { $from }, und der Server des Turniers ist { $desk }
answers-elsewhere-hint = kündigen Sie es dort an, wo der Server zu Hause ist: Seine Einstellungen nennen diese Adresse
appeal-for-whom = für welchen Spieler ohne Schlüssel?
copies-unlike = { $one } und { $another } unterscheiden sich; keine wurde geändert
no-board-of-round = in Runde { $round } gibt es kein Brett { $board }
board-scored = das Ergebnis dieses Bretts ist schon eingetragen, oder es ist darüber entschieden
game-not-over = diese Partie ist noch nicht beendet
game-not-over-hint = nur beendete Partien haben Ergebnisse; `adjudicate event rule points` beendet eine Partie durch eine Entscheidung
who-leaves = wer scheidet aus?
away-of-other = `{ $by }` kann nicht sagen, dass `{ $name }` abwesend ist
who-is-away = wer ist abwesend?
takes-over-only = mit diesem Zettel übernimmt nur { $to }
no-handover-in = { $file }: Kein Zettel, der ein Turnier übergibt, ist darin
no-handover-in-hint = der Turnierleiter macht ihn: `adjudicate event handover NAME`
no-slip-in = { $file }: Kein Zettel für dieses Turnier ist darin
which-event = welches Turnier?
which-event-hint = adjudicate event new BESCHREIBUNG.yaml; an einem Terminal fragt es Schritt für Schritt
shows-description = docs/events.md zeigt eine Beschreibung
closes-is-past = niemand könnte sich anmelden: `closes` ist { $closes }, und das ist vorbei
output-names-directory = --output VERZEICHNIS nennt ein anderes Verzeichnis
directory-unmade = { $file } kann nicht angelegt werden: { $error }
no-date = `{ $text }` ist kein Datum
what-a-name = ein Name
no-such-system = es gibt kein System `{ $text }`
no-number = `{ $text }` ist keine Zahl
no-such-level = es gibt keine Regel `{ $word }`
no-such-pairing = es gibt keine Paarungsart `{ $word }`
no-such-tiebreak = es gibt keine Feinwertung `{ $word }`
stages = { $start }; { $last }
nothing-to-pair = jetzt kann keine Runde gepaart werden; { $stages }
nothing-to-pair-hint = `adjudicate event collect` trägt die Ergebnisse beendeter Partien ein; `adjudicate event rule points` beendet andere
name-a-report = nennen Sie einen Bericht
number-from-to = { $what } ist eine Zahl von { $least } bis { $most }, nicht { $number }
ratings-without-method = { $name } sagt nicht, nach welcher `method` sie gemacht ist
ratings-start = { $name } beginnt mit einer anderen Liste
ratings-start-hint = --list DATEI nennt sie
what-name = der Name
what-player = ein Spieler
what-reason = die Begründung
what-remark = die Bemerkung
what-result = das Ergebnis
what-your-name = Ihr Name
no-entry-in = { $file }: Kein Zettel von jemandem, der sich anmeldet, ist darin
no-entry-in-hint = die neue Person macht ihn: `adjudicate event enter --in-place-of NAME`
player-in-no-event = `{ $player }` ist zu keinem dieser Turniere angemeldet
older-site = `{ $file }` gehört zu älteren Seiten und kann einen Namen enthalten, der jetzt privat ist
older-site-hint = nennen Sie ein neues Verzeichnis, oder entfernen Sie die älteren Seiten
no-site-there = `{ $file }` enthält andere Dateien und keine solchen Seiten
no-site-there-hint = nennen Sie ein neues Verzeichnis
path-unwritable = `{ $file }` kann nicht geschrieben werden: { $error }
which-numbers = wie lauten die Zahlen von "{ $draw }"?
no-table = die Tabelle kann nicht gemacht werden: { $fault }
extend-behind = mehr Zeit wird hinter dem letzten Eintrag gegeben und mit dem nächsten Zug eingetragen
extend-behind-hint = lassen Sie --behind weg
desk-without-key = der Schlüssel des Servers ist nicht zur Hand
desk-without-event = dieser Server richtet kein Turnier mehr aus
desk-with-other-event = dieser Server richtet jetzt ein anderes Turnier aus

report-line = Zeile { $line }: { $problem }
report-too-long = der Bericht ist länger als { $most } MB
report-no-players = es gibt keinen Spieler: Ein Bericht hat für jeden einen Datensatz `001`
report-no-rounds = die Zahl der Runden fehlt: Ergänzen Sie einen Datensatz `142` oder `XXR`
report-no-colour = die erste Farbe fehlt: Ergänzen Sie einen Datensatz `152 W` oder `152 B`
report-no-round-left = { $played } Runden sind gepaart, und das Turnier hat { $rounds }: Es bleibt keine zu paaren
report-short = Datensatz `{ $record }` ist zu kurz
report-column = `{ $text }` in Spalte { $column } müsste etwas anderes sein: { $wanted }
report-round = Runde { $round }: `{ $text }` ist nicht Gegner, Farbe und Ergebnis
report-open = Runde { $round }: Die Partie mit Spieler { $opponent } hat kein Ergebnis
report-contradicts = Runde { $round }: Der Datensatz von Spieler { $opponent } sagt über diese Partie etwas anderes
report-twice = Nummer { $number } steht in zwei Datensätzen `001`
report-nobody = es gibt keinen Spieler mit der Nummer { $number }
report-points = der Spieler hat { $stated } Punkte, aber seine Ergebnisse geben { $counted }
report-too-many = es gibt mehr als { $most } Datensätze `{ $record }`
report-unsupported = Datensatz `{ $record }` ({ $what }) wird nicht unterstützt
report-system = das Paarungssystem `{ $code }` wird nicht unterstützt: Nennen Sie ein anderes mit `--system`
report-baku = bei der Baku-Beschleunigung gibt ein Sieg so viel wie zwei Unentschieden, und ein Verlust nichts
wanted-player = die Nummer eines Spielers
wanted-round = eine Runde
wanted-points = Punkte wie `1.5`
report-teams = Mannschaften
wanted-rounds = eine Zahl von Runden
wanted-colour = `W` oder `B`
report-other-points = Punkte, die Ergebnisse nicht geben
wanted-rating = eine Wertungszahl
wanted-last-round = die letzte Runde, nicht vor der ersten
wanted-last-player = der letzte Spieler, nicht vor dem ersten
wanted-letters = Buchstaben mit Punkten, etwa `W 1.0`
report-seats = ein FIDE-Bericht ist für Partien zu zweit, nicht zu { $seats }
report-columns = ein FIDE-Bericht hat keinen Platz für { $value } { $what ->
    [players] Spieler
   *[points] Punkte
}

no-game-in-directory = in diesem Verzeichnis ist keine Partie
name-game-file = nennen Sie die Datei der Partie
several-games-in-directory = in diesem Verzeichnis sind mehrere Partien, darunter { $names }
name-game-file-or-number = nennen Sie die Datei der Partie oder ihre Nummer: `adjudicate games` zählt sie auf
may-be-either = `{ $name }` kann { $names } sein
may-be-a-game-here = vielleicht ist es eine der Partien hier; wenn nicht, legen Sie es in ein anderes Verzeichnis
copies-differ = { $files } enthalten dieselbe Partie und unterscheiden sich
name-copy-to-go-on = nennen Sie die Datei, mit der es weitergeht; `adjudicate import { $other } --game { $one }` bringt eine in die andere
copies-alike = { $files } enthalten dieselbe Partie und sind gleich
name-copy-or-move = nennen Sie die Datei, mit der es weitergeht, oder legen Sie die Kopien in ein anderes Verzeichnis
key-was-replaced = Ihr Schlüssel ist in dieser Partie ersetzt worden
key-without-part = Ihr Schlüssel kommt in dieser Partie nicht vor
your-key-is = Ihr Schlüssel ist { $key }
path-unreadable = `{ $file }` ist nicht lesbar: { $error }
mail-not-set-up = der Versand von Mail ist nicht eingerichtet
mail-part-needed = { $place } braucht einen Teil `mail:`; docs/mail.md zeigt ihn
key-file-unreadable = die Schlüsseldatei { $file } ist nicht lesbar: { $error }
key-new-or-other = `adjudicate key new` legt eine an; --key DATEI nennt eine andere
yes-or-output = --yes oder --output DATEI legt eine Datei dafür an
game-unwanted = Sie wollten diese Partie nicht
answer-on-line = geben Sie die Antwort auf der Befehlszeile an; `--help` zeigt, wie
input-ended = die Eingabe endete, bevor die Frage beantwortet war
stopped-by-ctrl-c = mit Strg-C abgebrochen
add-yes = mit --yes lautet die Antwort ja
option-says-yes = { $option } sagt dazu ja, --yes nicht
nothing-signed = es wurde nichts unterschrieben
which-game-and-players = welches Spiel, und wer spielt?
new-line = adjudicate new SPIEL --player NAME=SCHLÜSSEL --player NAME=SCHLÜSSEL; an einem Terminal wird Schritt für Schritt gefragt
not-overwritten = { $file } gibt es schon; es wird nicht überschrieben
output-names-another = --output DATEI nennt eine andere
answers-kept = Ihre Antworten sind aufbewahrt: `adjudicate new` macht damit weiter
second-identity = wer einen Schlüssel verliert, braucht in jeder Partie einen Ersatz; nennen Sie für einen zweiten Schlüssel eine andere Datei
passphrase-without-terminal = eine Passphrase kann ohne Terminal nicht abgefragt werden
set-passphrase = setzen Sie ADJUDICATE_PASSPHRASE, oder nehmen Sie --no-passphrase
passphrases-differ = die zwei Passphrasen sind verschieden; es wurde kein Schlüssel angelegt
which-move = welcher Zug?
move-on-line = geben Sie ihn auf der Befehlszeile an; `adjudicate moves` zählt sie auf
old-copy = dieses Protokoll endet mit Eintrag { $have }, und Sie haben schon Eintrag { $seen } dieser Partie gesehen
other-branch = Eintrag { $seen } dieses Protokolls ist nicht der, den Sie gesehen haben, und der liegt auch nicht daneben
other-branch-hint = lesen Sie Ihre eigene Kopie in diese Datei ein, auch was daneben liegt: `adjudicate import EIGENE --game { $file }`
element-again = Element { $number } Ihrer Kette ginge an einen anderen Wurf als den, an den Element { $known } gegangen ist
no-part = `{ $line }` ist kein Anteil an einem Wurf
overtaken = ein anderes Programm hat im selben Augenblick in diese Partie geschrieben, dieses hier nicht
overtaken-hint = `adjudicate show` zeigt den jetzigen Stand; versuchen Sie es noch einmal, wenn Sie es noch wollen
old-copy-hint = nehmen Sie die neuere Kopie, oder bitten Sie die anderen um das Fehlende und lesen Sie es mit `import` ein
own-entry-missing = ein Eintrag, den Sie unterschrieben haben, ist weder in diesem Protokoll noch daneben
own-entry-missing-hint = ohne ihn könnten Sie doppelt unterschreiben: Lesen Sie mit `import` den Brief ein, in dem Sie ihn geschickt haben, oder Ihre eigene Kopie
signed-there-hint = es wurde nichts unterschrieben; `adjudicate dispute` sagt, wie die Partie weitergehen kann
rule-here-hint = der Schiedsrichter kann an diesem Eintrag mit `here` entscheiden, sodass Sie noch einmal schreiben können
element-again-hint = es wurde nichts unterschrieben; in diesem Zweig der Partie haben Sie es nicht gegeben: `adjudicate dispute` sagt mehr
log-not-trusted = in einem Protokoll, dem Sie nicht trauen, wird nichts unterschrieben
log-not-trusted-hint = bitten Sie die anderen Spieler um ihre Kopie, und lesen Sie sie mit `import` ein
no-part-hint = er ist eine Zeile `element GAMEID NAME BASE64`, wie sie gekommen ist
part-of-other-game = dieser Anteil an einem Wurf gehört zu einer anderen Partie
no-such-language = --language { $tag }: In dieser Sprache gibt es keine Texte
languages-are = möglich sind { $tags }
language-of-nobody = --language { $given }: Niemand von den Eingeladenen heißt `{ $name }`
nobody-invited-nothing-signed = es wurde nichts unterschrieben und niemand eingeladen
no-desk-here = Einladungen verschickt der Server eines Schiedsrichters, und hier ist keiner
no-desk-here-hint = `adjudicate mail setup --desk` richtet einen ein; ohne Adressen macht `adjudicate invite SPIEL` eine Einladung, die Sie selbst verschicken
nobody-invited = es wurde niemand eingeladen
is-event-log = `{ $file }` ist das Protokoll eines Turniers, nicht einer Partie
is-event-log-hint = seine Partien liegen in einem Verzeichnis daneben; `adjudicate event status { $directory }` sieht es sich an
is-evidence = `{ $file }` ist ein Beweis, dass jemand doppelt unterschrieben hat, keine Partie
no-such-entry = das Protokoll hat die Einträge 0 bis { $last }, nicht { $at }
games-hint = `adjudicate games` führt sie auf
store-game-hint = eine Partie nennt man mit dem Anfang ihrer Kennung, mindestens sechs Stellen; `store export` zeigt alle
evidence-hint = `adjudicate explain` sagt, was er beweist, und `adjudicate verify`, ob er es tut
entry-file-hint = speichern Sie die Datei, die dabei ist; `adjudicate event enter DATEI --name NAME --send` meldet Sie an
letter-for-event-hint = der Turnierleiter nimmt es mit `adjudicate event import` auf, oder sein Server
picture-hint = der ganze Code muss auf dem Bild sein, scharf und nicht zu klein; oder tippen Sie den Text des Eintrags ab
entry-hint = ein Eintrag beginnt mit der Zeile `---`, ein Block in einem Brief mit `-----BEGIN ADJUDICATE ENTRY-----`
send-again-hint = er muss noch einmal geschickt werden, als Anhang oder als Block im Brief
sign-without-json = --sign sagt in Worten, was es unterschreibt, und geht darum nicht zusammen mit --json
sign-without-json-hint = mit --json unterschreiben `adjudicate play`, `adjudicate answer` und `adjudicate post`
one-mat-file = --mat nimmt eine Datei auf einmal
perhaps-a-thief = eine Entscheidung hat einen Schlüssel ersetzt; es kann also ein Dieb gewesen sein
for-no-player = --for: `{ $name }` spielt in dieser Partie nicht mit
no-browser = es konnte kein Browser gestartet werden: { $error }
no-browser-hint = die Seite steht in { $file }
pictures-into-files = Bilder unter mehreren Formen kommen in Dateien
pictures-into-files-hint = fügen Sie `-o brett` hinzu: Jede Form bekommt ihre eigene Endung
nothing-so-called-waits = nichts, was wartet, hat eine Kennung, die mit `{ $name }` beginnt
board-words-hint = `random`, eine Nummer oder eine Datei
terminal-unreadable = das Terminal kann nicht gelesen werden: { $error }
no-passphrase-asked = es kann nicht nach der Passphrase gefragt werden: { $error }
output-lost = nicht alles, was ausgegeben wurde, konnte geschrieben werden
output-lost-hint = vielleicht ist kein Platz, wohin die Standardausgabe geht
passphrase-hint = setzen Sie ADJUDICATE_PASSPHRASE, wo kein Terminal ist
public-key-there = { $file } gibt es schon, ohne den geheimen Schlüssel dazu; es wurde kein Schlüssel gemacht
public-key-there-hint = verschieben Sie diese Datei, wenn niemand sie braucht, oder nennen Sie eine andere für den neuen Schlüssel
no-key-made-hint = es wurde kein Schlüssel gemacht; versuchen Sie es noch einmal, wenn das behoben ist
no-such-lesson = zu { $game } gibt es keine Lektion über `{ $from }`
lessons-are = die Lektionen: { $names }
learn-without-json = `learn` spricht mit Menschen und hat nichts für --json
learn-without-json-hint = `adjudicate rules --json` gibt die Regeln aus, `adjudicate table --json` beurteilt Züge
no-such-game = es gibt kein Spiel `{ $name }`
no-such-clause = { $game } hat keine Regel `{ $number }`
clauses-are = die Regeln: { $known }
protocol-hint = Fehler, die `protocol` nennen, meinen die Regeln des Protokolls selbst: docs/protocol.md
board-not-found = Ihr verdecktes Brett ergibt sich weder aus diesem Schlüssel noch aus dem, was hier aufbewahrt ist
board-not-found-hint = geben Sie es mit --board DATEI an: eine YAML-Datei mit `path` und, wenn es zu einem anderen Schlüssel gehörte, `salts`
no-organiser = Ihr Schlüssel ist weder der eines Spielers noch der des Schiedsrichters; unter welchem Namen unterschreiben Sie also?
no-organiser-hint = geben Sie ihn mit --organiser NAME an, oder einen anderen Schlüssel mit --key DATEI
wrong-clock = --clock verlangt drei Zahlen von Tagen, nicht `{ $text }`
clock-hint = Tage für einen Zug, Tage für die Post, Tage Nachfrist für die ganze Partie: --clock 7,3,10
not-a-name = { $what }: `{ $text }` ist kein Name
name-hint = ein Name ist ein Buchstabe, dann Buchstaben ohne Umlaute, Ziffern und `-`, höchstens 32, und kein Wort wie `yes` oder `null`
address-hint = lassen Sie die Adresse weg, wo es keine gibt
own-entry-elsewhere = es wird nichts unterschrieben, bevor Eintrag { $seq } hier ist
own-entry-elsewhere-hint = `adjudicate mail fetch` holt ihn
answer-elsewhere = es wird nichts unterschrieben, bevor hier ist, was zu Eintrag { $seq } führt
answer-elsewhere-hint = lesen Sie mit `import` das Protokoll Ihres anderen Computers ein, oder bitten Sie die anderen um die ganze Partie
which-new-key = welcher neue Schlüssel?
which-new-key-hint = --new DATEI nennt seine Datei
tip-line-needs = --tip-line braucht --new DATEI und --player NAME
no-rekey-line = `{ $line }` ist keine Zeile für einen neuen Schlüssel
no-rekey-line-hint = der Spieler macht sie mit `adjudicate rekey --new DATEI --player NAME --tip-line`
other-rekey-line = diese Zeile ist für eine andere Partie oder einen anderen Spieler
name-new-file = nennen Sie eine neue Datei
not-for-terminal = { $form } ist nichts für das Terminal
not-for-terminal-hint = fügen Sie `-o brett.{ $form }` hinzu
no-pictures-built = dieses Programm wurde ohne PNG und GIF gebaut
no-pictures-built-hint = svg und html gehen; die anderen bringt das Feature `png`
no-place-for-settings = es gibt keinen Ort für die Einstellungen
no-place-for-settings-hint = setzen Sie HOME oder XDG_CONFIG_HOME
no-place-for-state = es gibt keinen Ort, an dem das Unterschriebene aufbewahrt werden kann
no-place-for-state-hint = setzen Sie HOME oder XDG_STATE_HOME
which-key-file = welche Schlüsseldatei?
which-key-file-hint = nennen Sie eine mit --key DATEI
public-key-unreadable = der öffentliche Schlüssel `{ $given }` kann nicht gelesen werden: { $error }
public-key-hint = ein Schlüssel ist eine Zeile `ssh-ed25519 ...` oder der Pfad einer .pub-Datei
one-more-card = --to NAME macht noch eine Karte
two-in-one-line = schreiben Sie zwei davon in eine Zeile
no-such-letter = in der Adresse ist `{ $letter }`, das die Schriften der Karten nicht haben
no-such-letter-hint = schreiben Sie sie mit lateinischen Buchstaben, oder lassen Sie --address weg und schreiben Sie sie von Hand
not-who-begins = `{ $word }` sagt nicht, wer beginnt
who-begins-hint = möglich sind `inviter`, `guest` oder nichts, dann wird gelost
invitation-other-rules = diese Einladung gilt für Fassung { $version } der Regeln von { $game }, und dieses Programm hat Fassung { $own }
newer-program-hint = ein neueres Programm kennt sie vielleicht
invitation-expired = diese Einladung ist abgelaufen: Sie galt bis zum { $date }
ask-for-new-invitation = bitten Sie { $name } um eine neue
own-invitation = das ist Ihre eigene Einladung: Schicken Sie sie dem Spieler, den Sie einladen wollen
accepted-before = Sie haben diese Einladung schon angenommen: Die Partie ist in { $file }
shows-game = `adjudicate show { $file }` zeigt sie
accepted-before-open = Sie haben diese Einladung schon angenommen, und andere Plätze sind noch frei
accepted-before-open-hint = schicken Sie den Brief mit Ihrer Zusage dem nächsten Spieler, oder zurück an den, der einlädt
name-is-taken = ein anderer Spieler heißt schon `{ $name }`
choose-other-name = wählen Sie einen anderen Namen
all-seats-taken = alle Plätze dieser Einladung sind vergeben
no-such-invitation = diese Einladung gibt es hier nicht
several-invitations = mehrere Einladungen sind offen
invitations-hint = `adjudicate invite --list` führt sie mit ihren Nummern auf
invitation-became-game = aus dieser Einladung ist die Partie in { $file } geworden
resign-hint = `adjudicate resign` gibt die Partie auf
kept-invitation-damaged = eine aufbewahrte Einladung ist beschädigt: { $reason }
which-name = unter welchem Namen spielen Sie?
which-name-hint = --name NAME sagt es
no-key-file = die Schlüsseldatei { $file } gibt es nicht
no-invitation-in = in { $file } ist keine Einladung
no-invitation-in-hint = kopieren Sie die ganze Nachricht, mit den Zeilen BEGIN und END ADJUDICATE INVITATION
nothing-accepted = es wurde nichts angenommen
invitation-altered = diese Einladung wurde geändert, nachdem { $name } sie unterschrieben hat; sie ist also nicht, was { $name } anbietet
ask-again = bitten Sie { $name }, sie noch einmal zu schicken
invitation-damaged = ein Teil dieser Einladung ging unterwegs verloren ({ $reason })
ask-for-it-again = bitten Sie noch einmal darum
whole-invitation-hint = speichern Sie die ganze Einladung des Servers als Datei, und nennen Sie diese
nothing-sent = es wurde nichts gesendet
nothing-from-to = von Eintrag { $from } bis Eintrag { $to } gibt es nichts
output-for-pages = `--output` ist für Seiten und Bilder
output-for-pages-hint = fügen Sie `--as html` oder `--as gif` hinzu

# Dateien, Optionen und Antworten der Befehle.
away-two-days = erwartet werden zwei Tage, nicht `{ $days }`
no-event-game = in { $directory } ist keine Partie eines Turniers, in der Sie spielen
no-log-time = die Uhr des Rechners zeigt eine Zeit, die kein Protokoll enthalten kann
no-randomness = das System liefert keine Zufallszahlen: { $error }
dispute-no-copy = hier ist keine Fassung einer Partie, die verglichen werden könnte
dispute-no-charter = ohne die Bedingungen seiner Partie kann kein Eintrag beurteilt werden, und keine sind dabei
games-unreadable = { $number ->
    [one] eine Partie kann nicht gelesen werden
   *[other] { $number } Partien können nicht gelesen werden
}
has-signed-twice = { name-inside } hat doppelt unterschrieben: { $entries }
no-yes-no = `{ $answer }` ist weder ja noch nein
file-unmoved = { $from } kann nicht nach { $to } verschoben werden: { $error }
no-message = das ist keine Nachricht
no-invitation = das ist keine Einladung
no-way-to-answer = sie sagt nicht, wohin die Antwort geht
answers-unreadable = die Antworten können nicht gelesen werden: { $error }
not-marked = { $file } kann nicht als gelesen markiert werden: { $error }
settings-unwritable = die Einstellungen können nicht geschrieben werden: { $error }
nobody-called = in dieser Partie spielt niemand mit dem Namen `{ $name }`
key-not-token = `{ $name }` hat einen Schlüssel und deshalb kein Geheimwort
answer-empty = die Antwort ist leer
letters-in-store = mit --store sind Partien und Briefe in der Datenbank
where-is-maildir = wo ist die Maildir des Servers?
several-letters = mehrere Briefe heißen `{ $named }`
no-unread-letter = kein Brief, der für Sie liegen geblieben ist, hat die Nummer `{ $named }`
where-are-games = wo ist das Verzeichnis der Partien?
nobody-by-mail = die Bedingungen nennen sonst niemanden mit einer Adresse, an die eine E-Mail gehen kann
no-other-address = die Bedingungen haben keine Adresse von `{ $name }` außer Ihrer eigenen
wrong-nonce = --nonce erwartet 16 Bytes in Base64
display-no-player = --display nennt `{ $name }`, der Name spielt nicht mit
after-no-parcus = das ist keine Partie mit der Variante Parcus
after-not-over = diese Partie ist noch nicht zu Ende, darum hat noch niemand etwas behalten
carry-no-number = --carry { $player }={ $text }: `{ $text }` ist keine Zahl
no-answer-to-this = `{ $other }` ist keine Antwort darauf
same-name = zwei Spieler können nicht beide `{ $name }` heißen
note-is-remark = eine Bemerkung ist schon selbst, was gesagt wird
no-loss = ein Spiel geht als `single`, `gammon` oder `backgammon` verloren
not-replaced = `{ $file }` ist schon da, und es ist keine Datei der Art { $form }, die ersetzt werden könnte
page-damaged = die Seite in diesem Programm ist beschädigt: { $error }
no-page = dieses Programm wurde ohne die Seite gebaut
page-unwritable = die Seite kann nicht geschrieben werden: { $error }
no-man-page = die Seite kann nicht gemacht werden: { $error }
no-script-made = das Skript kann nicht gemacht werden: { $error }
not-as-json = dies kann nicht als JSON geschrieben werden: { $error }
first-no-player = --first nennt `{ $first }`, der Name spielt nicht mit
script-unreadable = das Skript kann nicht gelesen werden: { $error }

evidence-as-whole = ein Beweis wird als Ganzes erklärt
evidence-as-whole-hint = lassen Sie --entry, --throw und --plain weg
one-of-one-file = ein einzelner Eintrag oder Wurf wird aus einer Datei erklärt, nicht aus mehreren Kopien
one-of-one-file-hint = nennen Sie die Datei einer Partie, oder lassen Sie --entry, --throw und --plain weg, um die Kopien zu vergleichen
no-such-throw = { $throws ->
    [0] in dieser Partie wurde nicht gewürfelt
    [one] in dieser Partie gibt es einen Wurf, Nummer 1, und keinen Wurf { $number }
   *[other] in dieser Partie gibt es die Würfe 1 bis { $throws } und keinen Wurf { $number }
}
proves-nothing = `{ $file }` beweist nichts ({ $class }): { $flaw }
proves-nothing-hint = `adjudicate dispute` untersucht die Einträge darin trotzdem
no-series = hier ist keine Partie, deren Marken in eine andere mitgenommen werden
no-series-hint = eine Serie besteht aus Partien Duerror Grandis mit der Variante parcus
event-logs-differ = { $one } und { $another } sind zwei verschiedene Protokolle desselben Turniers
file-empty = `{ $file }` ist leer
file-there = `{ $file }` gibt es schon
directory-not-empty = das Verzeichnis `{ $directory }` ist nicht leer
directory-not-empty-hint = nennen Sie ein neues, damit nichts Altes für einen Teil dieser Partie gehalten wird
ssh-needs-directory = --ssh schreibt mehrere Dateien und braucht deshalb ein Verzeichnis
ssh-needs-directory-hint = nennen Sie ein neues Verzeichnis mit -o DIR
entry-unsigned = Eintrag { $entry } hat niemand unterschrieben
slip-unsigned = Zettel { $number } von Eintrag { $entry } hat niemand unterschrieben
format-of-other-game = { $format } ist für { $game }, und das ist eine Partie { $own }
format-of-other-game-hint = `adjudicate export --ssh` geht bei jedem Spiel
backgammon-for-two = Backgammon hat zwei Spieler
played-without-throw = `{ $text }` wurde ohne Wurf gespielt
money-games = in der Datei stehen { $games } Spiele um Geld
money-games-hint = ein Match wird als Ganzes übernommen, von Spielen um Geld nur eines: Nennen Sie es mit --number N
no-game-numbered = in der Datei gibt es kein Spiel { $number }
players-without-names = die Spieler in der Datei haben keine Namen
table-first-line = die erste Zeile sagt nicht, wer spielt und mit welchen Optionen
option-wants = { $what } verlangt { $form }, nicht `{ $text }`
option-twice = --option { $key } ist zweimal angegeben
turns-uncounted = die Züge dieses Spiels lassen sich nicht aufzählen, also auch nicht zählen: { $game }
no-throw = `{ $word }` ist kein Wurf
no-throw-hint = ein Wurf ist die Reihe seiner Ziffern, etwa 31 oder 136
move-of-moves = Zug { $number } von --moves
move-needs-throw = Zug { $number } von --moves braucht einen Wurf, und in --throws ist keiner dafür
move-after-end = Zug { $number } von --moves kommt nach dem Ende der Partie ({ $reason })
throw-misfits = Wurf { $number } von --throws passt nicht: { $why }
throws-too-short = --throws ist zu kurz: Tiefe { $depth } braucht { $wanted } Würfe, die für --moves mitgezählt
more-addresses = es sind { $addresses } Adressen, und Karten für { $cards }
address-too-long = auf eine Karte passen { $room } Zeilen einer Adresse, nicht { $lines }

games-are = Spiele: { $names }
game-without-option = bei { $game } gibt es keine Option `{ $key }`
name-does-not-play = `{ $name }` spielt nicht mit
games-unreadable-hint = `adjudicate verify` sagt, woran es liegt
slips-refused = aus diesem Grund wurden { $slips } Zettel abgelehnt

# Die Seite.
backup-part = `{ $name }` gehört zu keiner Sicherung und wurde weggelassen
backup-size = diese Datei hat { $size } Bytes, und eine Sicherung hat höchstens { $most }
no-backup = das ist keine Sicherung von Partien: { $error }
backup-hint = wählen Sie eine Datei, die diese Seite gespeichert hat
backup-version = diese Sicherung hat die Version { $other }, und diese Seite kennt die Version 1
backup-version-hint = nehmen Sie die Seite, die sie gespeichert hat, oder eine neuere
backup-no-board = in `{ $file }` ist kein versiegeltes Brett; es wurde weggelassen
backup-other-board = `{ $file }`: hier ist ein anderes Brett versiegelt, und es bleibt
director-signed-twice = { $source }: dieses Protokoll von `{ $title }` und das hiesige unterscheiden sich nach Eintrag { $entry }: Die Turnierleitung hat zwei verschiedene Einträge unterschrieben
director-signed-twice-hint = bewahren Sie beide Dateien auf; »Streitfall« zeigt die Einträge, die sich widersprechen
event-slips-damaged = die Datei der Zettel, die für ein Turnier unterschrieben wurden, ist beschädigt
events-unlisted = die Turniere können nicht aufgezählt werden: { $error }
no-reasons = der Text, den alle lesen sollen, fehlt
no-such-slip = dieser Zettel ist nicht hier
message-unwritable = die Nachricht kann nicht geschrieben werden: { $error }
letter-no-invitation = in diesem Brief ist keine Einladung
whole-message-hint = kopieren Sie die ganze Nachricht
key-unwritable = die Schlüsseldatei kann nicht geschrieben werden: { $why }
key-unopened = die Schlüsseldatei: { $why }
no-lesson-here = diese Lektion gibt es nicht
no-such-entry-here = diesen Eintrag gibt es nicht
no-key-open = kein Schlüssel ist offen
no-key-open-hint = öffnen Sie Ihre Schlüsseldatei, oder machen Sie einen neuen Schlüssel
key-of-nobody = Ihr Schlüssel ist weder der eines Spielers noch der des Schiedsrichters
key-of-nobody-hint = geben Sie einem der Spieler die Zeile Ihres eigenen Schlüssels
no-entry-number = `{ $number }` ist nicht die Nummer eines Eintrags
no-offer = `{ $what }` kann nicht angeboten werden
beginner-no-player = `{ $first }` soll beginnen, spielt aber nicht mit
no-open-table = kein Tisch ist offen
no-table-hint = wählen Sie zuerst ein Spiel
table-untouched = an diesem Tisch ist noch nichts geschehen
what-key-of = der Schlüssel von { $name }
what-referee-key = der Schlüssel des Schiedsrichters
what-address = die Adresse
what-players-name = der Name eines Spielers

# Adressen, an die Mail gesendet werden kann
address-unusable = an `{ $text }` kann keine Mail gesendet werden: { $why }
address-several = es ist mehr als eine Adresse
address-form = eine Adresse schreibt man NAME@DOMAIN
address-long = sie ist länger als jede Adresse
address-before = vor dem @ einer Adresse stehen Buchstaben, Ziffern und ein paar Zeichen
address-ascii = die Domain steht in ihrer ASCII-Form, `xn--...`
address-behind = hinter dem @ einer Adresse steht eine Domain
address-none = es ist keine Adresse

# Einladungen eines Servers, und Spiele für mehr oder weniger Spieler
invite-unusable = { $name } kann nicht eingeladen werden: `{ $mail }`: { $why }
invite-desk = { $address } ist die Adresse des Servers selbst
invite-name-hint = geben Sie einen anderen Namen an: NAME=ADRESSE
invite-same-name-hint = geben Sie einem davon einen anderen Namen: NAME=ADRESSE
seats-of-game = { $game } ist ein Spiel für { $low }
seats-of-game-several = { $game } ist ein Spiel für { $low } bis { $high }
seat-seals-boards = in dieser Partie gibt es verdeckte Bretter, und nur mit dem Programm und einem Schlüssel lässt sich eines geheim halten (DUE-12)
your-key = Ihr Schlüssel
desk-holds-no-event = dieser Server richtet kein Turnier aus

# Einstellungen, Server für Mail, und Programme, die ein Passwort ausgeben
file-unclear = { $file } ist nicht verständlich: { $error }
settings-hint = darin dürfen `name`, `language`, `key`, `passphrase_command`, `roll_for_me`, `mail`, `desk` und `store` stehen; docs/mail.md zeigt sie
settings-utf8-hint = es ist eine Datei in UTF-8; docs/mail.md zeigt, was darin stehen darf
settings-language = die Einstellungen verlangen die Sprache `{ $tag }`, in der es keine Texte gibt
settings-language-hint = mögliche Werte von `language`: { $tags }
file-unusable = { $file } kann nicht verwendet werden: { $error }
language-unusable-hint = verbessern Sie die Datei, oder nehmen Sie sie aus diesem Verzeichnis; CONTRIBUTING.md sagt, was darin stehen darf
language-too-long = { $file } ist länger als { $most } Bytes
mail-page-sends = docs/mail.md zeigt, wie man Mail sendet
mail-address-wrong = `mail: address: { $address }` in den Einstellungen: { $why }
mailbox-unknown = es ist nicht bekannt, wo Ihre Mail ankommt
mailbox-unknown-hint = `mail: imap:` in den Einstellungen sagt es; `adjudicate mail setup` trägt es ein
mail-one-way = `mail:` in den Einstellungen braucht genau einen der Teile `smtp`, `sendmail` und `directory`
mail-in-the-open = `tls: none` ist für einen Server auf diesem Computer, und { $host } ist keiner: Briefe und Passwörter könnten unterwegs gelesen werden
certificate-unreadable = das Zertifikat { $file } ist nicht lesbar: { $error }
no-password = es gibt kein Passwort: Setzen Sie { $variable }, oder geben Sie ein `password_command` an
secret-unrun = `{ $key }` kann nicht ausgeführt werden: { $error }
secret-late = `{ $key }` war nach { $seconds } Sekunden nicht fertig und wurde beendet
secret-late-hint = vielleicht wartet es auf jemanden, der nicht da ist
secret-unprinted = { $what ->
    [passphrase] `{ $key }` hat keine Passphrase ausgegeben
   *[password] `{ $key }` hat kein Passwort ausgegeben
}
desk-reply = `desk: reply: { $reply }` in den Einstellungen: { $why }
desk-reply-place = es braucht genau eine Stelle für das geheime Wort
desk-reply-hint = man schreibt es wie desk+{ "{}" }@example.org, mit { "{}" } an der Stelle des geheimen Wortes

# Schlüsseldateien und öffentliche Schlüssel
key-file-fault = die Schlüsseldatei { $file }: { $fault }
key-file-again = versuchen Sie es noch einmal; --key DATEI nennt eine andere Schlüsseldatei

# Partien, Einträge und verdeckte Bretter, mit denen etwas nicht stimmt
scribe-unneeded = `{ $name }` hat einen Schlüssel und schreibt selbst
scribe-is-referee = für `{ $name }` schreibt der Schiedsrichter, und dies ist nicht sein Schlüssel
no-game-number = in diesem Verzeichnis gibt es keine Partie Nummer { $number }, sondern { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
charter-of-other-game = es sind die Bedingungen einer anderen Partie als der von --game
early-of-one = es warten schon { $count } Einträge von { $by } auf das, was vor ihnen kommt; mehr werden nicht aufbewahrt
early-of-all = es warten schon { $count } Einträge auf das, was vor ihnen kommt; mehr werden nicht aufbewahrt
early-hint = lesen Sie mit `import` ein, was fehlt, oder leeren Sie { $directory }
early-unusable = { $directory }, wo zu frühe Einträge warten, kann nicht verwendet werden: { $error }
early-unusable-hint = versuchen Sie es noch einmal; wenn es so bleibt, ist vielleicht der Datenträger gestört, oder Sie dürfen dort nicht lesen
entry-dated-ahead-hint = wenn das Datum dieses Computers stimmt, fragen Sie den Verfasser; --yes nimmt den Eintrag trotzdem auf
entry-of-no-game-hint = --games VERZEICHNIS sucht die Partie anderswo; oder bitten Sie um das ganze Protokoll
private-key-found = in `{ $file }` steht ein geheimer Schlüssel, der niemanden etwas angeht
private-key-found-hint = legen Sie sie nicht zu dem, was Sie anderen geben
table-other-file = nennen Sie eine andere Datei, oder spielen Sie von dieser aus ohne --script an einem Terminal weiter
no-random-path = es wurde kein zufälliger Weg gefunden
sealed-board-unreadable = { $file }, wo Ihr verdecktes Brett aufbewahrt ist, ist nicht lesbar: { $error }
sealed-board-unreadable-hint = versuchen Sie es noch einmal; wenn es so bleibt, ist vielleicht der Datenträger gestört
behind-no-entry = `{ $named }` ist kein Eintrag dieses Protokolls und keiner, der danebenliegt
behind-no-entry-hint = nennen Sie die Nummer, oder den Anfang der Kennung, wie `adjudicate dispute` sie ausgibt
behind-invalid = Eintrag { $seq } ({ $named }) ist ungültig; darum kann keine Entscheidung auf ihn folgen
signed-all-the-same = Eintrag { $seq } ist trotzdem unterschrieben und steht in { $log }: Unterschreiben Sie ihn nicht noch einmal
signed-and-kept = der Eintrag ist unterschrieben und aufbewahrt, steht aber noch nicht in { $file }: Ein anderes Programm schreibt dort gerade
signed-and-kept-hint = der nächste Befehl, der unterschreibt, trägt ihn ein; `adjudicate show` sagt, ob das geschehen ist

# Was der Server sendet, und Briefe, um die sich der Schiedsrichter selbst kümmert
messages-refused = { $number ->
    [one] eine Nachricht wird
   *[other] { $number } Nachrichten werden
} nicht angenommen, die an { $to } aus diesem Grund: { $reason }
messages-refused-hint = { $number ->
    [one] sie wird
   *[other] sie werden
} im Verzeichnis `refused` des Postausgangs aufbewahrt; vielleicht ist die Adresse in den Bedingungen falsch
messages-wait = { $number ->
    [one] eine Nachricht wartet
   *[other] { $number } Nachrichten warten
} im Postausgang, die an { $to } aus diesem Grund: { $reason }
messages-wait-hint = `adjudicate mail send --outbox` versucht es noch einmal
outbox-busy = ein anderes Programm sendet gerade aus dem Postausgang
outbox-busy-hint = `adjudicate mail send --outbox` sendet, was es übrig lässt
letter-unanswerable = der Brief nennt keine Adresse, an die geantwortet werden kann: { $why }
letter-of-desk = der Brief kommt vom Server selbst, und die Antwort käme zu ihm zurück
letter-of-which-game = der Brief sagt nicht, zu welcher Partie er gehört
letter-of-which-game-hint = --game PARTIE sagt es
letter-of-which-player = der Brief sagt nicht, von welchem Spieler er ist
letter-of-which-player-hint = --for NAME sagt es
board-settled = dieses Brett ist im Turnier entschieden, und in die Partie wird nichts mehr eingetragen
letter-to-old-board = der Brief antwortet auf das Brett nach Eintrag { $seen }, und jetzt steht ein anderes
letter-to-old-board-hint = --old-board trägt es trotzdem ein; `mail unread answer` fragt den Spieler
no-game-of-desk = keine Partie des Servers ist `{ $named }`
no-game-of-desk-hint = eine Partie nennt man mit ihrer Datei oder dem Anfang ihrer Kennung, mindestens sechs Stellen
several-games-of-desk = mehrere Partien des Servers sind `{ $named }`
no-move-by-hand = `{ $line }` ist weder ein Zug noch ein Befehl, der in eine Partie eingetragen wird
no-move-by-hand-hint = ein Zug, wie der Spieler ihn schreiben würde, oder `aufgeben ja`, `remis anbieten`, `annehmen`, `ablehnen`, `zurücknehmen`
line-unclear = `{ $line }` ist nicht klar: Es kann als { $readings } gelesen werden
line-of-several = `{ $line }` kann auf mehrere Arten gemeint sein: { $readings }
line-not-for-log = `{ $line }` ist nichts, was in eine Partie eingetragen wird
resign-by-hand = nach dem Aufgeben wird zweimal gefragt
resign-by-hand-hint = `aufgeben ja` trägt es ein

# Dateien von Backgammonprogrammen.
mat-first = die Datei muss zuerst sagen, was gespielt wird: `7 point match`
mat-no-players = das Spiel hat keine Spieler
mat-players = hier stehen die Spieler mit ihren Ständen: `anna : 0   bert : 2`
mat-not-begun = es hat kein Spiel begonnen: `Game 1`
mat-no-game = in der Datei ist kein Spiel
mat-no-row = eine solche Zeile hat kein Spiel
mat-won-before = das Spiel war vorher schon gewonnen
mat-over-before = das Spiel ist vorher schon zu Ende
mat-no-end = dieses Spiel hat kein Ende
mat-points-before = die Spiele davor ergeben { $one } und { $other } Punkte
mat-counts = nach den Regeln zählt dieses Spiel { $points }, nicht { $said }
mat-counts-double = mit einem abgelehnten Doppel zählt dieses Spiel { $counted }, nicht { $points }
mat-counts-conceded = ein Spiel, das hier aufgegeben wird, zählt { $counts }, nicht { $points }
mat-other-turn = der andere ist am Zug
mat-cube = nach diesem Doppel steht der Würfel auf { $turned }, nicht auf { $to }
mat-no-double = kein Spiel beginnt mit einem Doppel

options-of-sending = --smtp, --sendmail oder --outgoing

file-damaged = { $file } ist beschädigt: { $error }
no-name = `{ $text }` ist kein Name
no-id = `{ $of }` ist keine Kennung
name-game-of-store = nennen Sie eine Partie des Speichers
name-event-of-store = nennen Sie ein Turnier des Speichers
too-many-games = in { $directory } liegen zu viele Partien dieser Spieler
boards-file-hint = die Datei ist eine Liste in YAML; jeder Teil hat `number`, `name` und `path` (81 Felder)
passphrase-command-unrun = `passphrase_command: { $command }` wird nicht ausgeführt: Dieses Programm startet keine anderen
passphrase-variable = auch die Umgebungsvariable ADJUDICATE_PASSPHRASE nimmt die Passphrase auf
answers-kept-hint = Ihre Antworten sind aufbewahrt: Derselbe Befehl macht damit weiter
invitation-empty = sie ist leer
invitation-no-charter = eine Einladung enthält keine Bedingungen
charter-of-invitation = die Bedingungen einer Einladung
game-not-here = diese Partie ist noch nicht hier: { $game }
enter-which-name = unter welchem Namen?
director-enters-nobody = Sie leiten das Turnier, und `{ $name }` meldet sich mit einem eigenen Zettel an
director-enters-nobody-hint = `adjudicate event import` trägt ihn ein; --as by-post meldet jemanden ohne Schlüssel an
ruling-is-entry = eine Entscheidung ist ein Eintrag

line-stops-here = { $number ->
    [0] der Verlauf endet: An einer Stelle stehen { $count } gleichrangige Einträge, und jemand hat doppelt unterschrieben
    [one] der Verlauf endet: An einer Stelle stehen { $count } gleichrangige Einträge, und { $names } hat doppelt unterschrieben
   *[other] der Verlauf endet: An einer Stelle stehen { $count } gleichrangige Einträge, und { $names } haben doppelt unterschrieben
}
line-stops-hint = der Schiedsrichter macht mit einem davon weiter (`adjudicate dispute` zeigt beide und sagt, wie); ohne Schiedsrichter können sich alle auf einen einigen
second-ruling = eine Entscheidung von Ihnen mit der Nummer { $number } ist schon bekannt, und eine zweite würde beweisen, dass Sie doppelt unterschrieben haben
second-entry = ein Eintrag von Ihnen hinter demselben liegt neben diesem Protokoll, und ein zweiter würde beweisen, dass Sie doppelt unterschrieben haben
element-given = Element { $number } Ihrer Kette ist an einen anderen Wurf gegangen als diesen

ask-sign-without-it = { $shown } Wenn Sie hier ohne ihn unterschreiben, können sich zwei Ihrer Einträge widersprechen. Trotzdem unterschreiben?
unseen-waits = { $by ->
    [you] Eintrag { $entry }, den Sie unterschrieben haben, wartet hier, weil der Eintrag davor in keiner Ihrer Partien steht. Gehört er zu dieser Partie, dann haben Sie vielleicht auf einem anderen Computer weitergespielt.
   *[other] Eintrag { $entry } von { $by } wartet hier, weil der Eintrag davor in keiner Ihrer Partien steht. Gehört er zu dieser Partie, dann haben Sie vielleicht auf einem anderen Computer weitergespielt.
}
mailbox-holds = { $by ->
    [you] In Ihrem Postfach ist Eintrag { $entry } dieser Partie, den Sie unterschrieben haben, und in diesem Protokoll fehlt er.
   *[other] In Ihrem Postfach ist Eintrag { $entry } dieser Partie, von { $by }, und der Eintrag davor ist nicht hier: Vielleicht haben Sie ihn auf einem anderen Computer unterschrieben.
}
mailbox-unseen = Ihr Postfach zeigt nicht, ob diese Partie anderswo weitergegangen ist: { $why }

about-somebody-else = es geht darin um jemand anderen
address-unreachable = an { $to } kann nicht geschrieben werden: { $why }
desk-without-director = dieser Server hat den Schlüssel des Turnierleiters nicht
director-without-key = der Schlüssel des Turnierleiters ist nicht zur Hand
game-not-on-shelf = diese Partie hat der Server nicht
invitation-of-other-key = dieser Server hat den Schlüssel nicht, mit dem die Einladung gemacht ist
letter-numbers-hint = entfernen Sie die Datei: Die Briefe bekommen neue Nummern
no-desk-secret = { $file } ist nicht das Geheimnis, das ein Server geschrieben hat
no-desk-secret-hint = ohne es ist keine Antwort von einer gefälschten zu unterscheiden; wer es entfernt, macht alle geheimen Wörter ungültig

request-of-page = die Seite hat etwas verlangt, was diese Sitzung nicht tut: { $why }
request-short = es ist zu kurz
request-breaks-off = es bricht ab
