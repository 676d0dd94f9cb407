# Was Befehle zu Post und Einstellungen ausgeben und fragen; wozu jeder Schlüssel dient, steht in der englischen Datei.

mail-sent = Gesendet an { $to }.
mail-nothing-waits = Es wartet nichts auf den Versand.
mail-written = { $file }: eine Nachricht an { $to }.
mail-test-letter = Dies prüft Ihre Einstellungen für Mail: `adjudicate mail test` sucht diese Nachricht dort, wo Ihre Post ankommt.
mail-test-lies = Die Nachricht an { $to } liegt in { $place }; von dort senden Sie sie.
mail-test-sent = Eine Nachricht an { $to } ist gesendet.
mail-test-look = In den Einstellungen steht nicht, wo Post ankommt; sehen Sie bitte selbst nach, ob sie da ist.
mail-test-came-back = Sie ist nach { $seconds } s zurückgekommen: { $place }.
way-mailbox = Postfach { $name }
way-maildir = Maildir { $path }
mail-tried-again = { $reason }; in einer Minute wird es noch einmal versucht
mail-nothing-new = Nichts Neues in { $mailbox }.
mail-message = Nachricht { $number } in { $mailbox }
mail-too-large = { $message } hat { $size } MiB; mehr als { $most } MiB werden nicht gelesen
mail-asked-again = { $message }: { $why }; beim nächsten Mal wird sie wieder geholt
mail-announces = { $message } kündigt das Turnier "{ $event }" an: Speichern Sie die beigefügte Datei; `adjudicate event enter DATEI --name NAME --send` meldet Sie an
mail-fetched = { $number ->
    [one] { $number } Nachricht
   *[other] { $number } Nachrichten
} in { $mailbox } gelesen, { $taken } davon zu einer Partie.
share-given = { $file }: Ihr Anteil am Wurf ist abgegeben.
share-given-entry = { $file }: Ihr Anteil am Wurf ist abgegeben, in Eintrag { $entry }.

settings-stand = Die Einstellungen stehen in { $file }.
ask-mail-address = { $whose ->
    [desk] Adresse des Servers
   *[own] Ihre Adresse
}{ $usual ->
    [none] { "" }
   *[other] { " " }(leer: { $usual })
}:
ask-mail-name = Name dazu, für Menschen (kann leer sein):
ask-mail-server = Server für ausgehende Post von { $domain } [{ $usual }], oder der Pfad eines sendmail-Programms oder eines Verzeichnisses:
ask-mailbox = { $usual ->
    [none] Wo ist Ihr Postfach? Der Name eines IMAP-Servers (leer: Sie geben Briefe selbst ein):
   *[other] Wo ist Ihr Postfach? [{ $usual }], oder `none`: Sie geben Briefe selbst ein:
}
ask-mail-user = Benutzer für die Anmeldung (leer: { $usual }; `none`: ohne Anmeldung):
ask-mail-password = ein Befehl, der das Passwort ausgibt; es selbst wird nirgends gespeichert (leer: es steht in der Umgebung):
ask-games = das Verzeichnis mit den Partien:
ask-maildir = das Maildir, in dem die Post des Servers ankommt:
ask-event = das Verzeichnis des Turniers, das der Server leitet ({ $usual ->
    [none] leer: der Server betreut Partien und leitet kein Turnier
   *[other] leer: { $usual }; `none`: der Server betreut Partien und leitet kein Turnier
}):
ask-reply = die Adresse, an die Spieler ohne Schlüssel antworten, mit { "{}" } für ihr Wort, etwa desk+{ "{}" }@example.org ({ $usual ->
    [none] leer: das Wort steht im Betreff
   *[other] leer: { $usual }; `none`: das Wort steht im Betreff
}):
ask-hosts = die Adressen, von denen der Server Partien und Einladungen annimmt, mit Kommas dazwischen ({ $usual ->
    [none] leer: von niemandem
   *[other] leer: { $usual }; `none`: von niemandem
}):
app-password = { $name } verlangt hier ein App-Passwort, nicht das Passwort der Webseite: Sie legen es in den Sicherheitseinstellungen Ihres Kontos an.

player-who = { $own ->
    [yes] Sie
   *[no] { $name }
}
player-days = { $days ->
    [0] weniger als einen Tag
    [one] { $days } Tag
   *[other] { $days } Tage
}
player-due = { $time ->
    [none] { player-who }
    [left] { player-who }, noch { player-days }
   *[late] { player-who }, { player-days } zu spät
}
player-game-over = beendet: { $ending }
player-games = { $number ->
    [one] { $number } Partie von { $player }.
   *[other] { $number } Partien von { $player }.
}
games-of = Partien von { $value }
games-as-of = Stand: { $value }
games-game = Partie
games-id = Kennung
games-turn = Am Zug, und wie lange

setup-good = gut
setup-missing = fehlt
setup-wrong = FALSCH
setup-program = Programm
setup-settings = Einstellungen
setup-no-settings = keine, und nur für Mail werden welche gebraucht ({ $file })
setup-key = Schlüssel
setup-key-bare = { $key }, in { $file }, ohne Passphrase
setup-key-asked = { $file }, mit einer Passphrase, die abgefragt wird
setup-key-given = { $key }, in { $file }; die Passphrase ist angegeben
setup-passphrase = prüfen Sie `passphrase_command` und ADJUDICATE_PASSPHRASE
setup-key-other = { $public } gehört zu einem anderen Schlüssel als { $file }
setup-key-line = `adjudicate key show` gibt die Zeile aus, die andere bekommen
setup-privacy = Geheimhaltung
setup-private = niemand sonst kann ihn lesen
setup-public = andere auf diesem Computer können { $file } lesen und für Sie unterschreiben
setup-signed = Unterschriebenes
setup-kept = wird in { $place } aufbewahrt
setup-unkept = kann nicht in { $place } aufbewahrt werden: { $error }
setup-make-room = ohne das wird nichts unterschrieben; schaffen Sie Platz, oder setzen Sie XDG_STATE_HOME
setup-will-be-kept = wird künftig in { $place } aufbewahrt
setup-clock = Uhr
setup-no-zone = Zeitzone ohne Namen
setup-clock-shows = { $now } ({ $zone })
setup-clock-behind = sie zeigt { $now } ({ $zone }), und { $file } hat einen Eintrag vom { $newest }
setup-set-clock = stellen Sie diese Uhr, oder bitten Sie den Verfasser jenes Eintrags, seine zu stellen
setup-mail = Mail
setup-no-mail = Versand nicht eingerichtet; Briefe gehen über Ihr eigenes Mailprogramm hinaus
setup-mail-from = von { $address } { $by }
setup-mail-checked = von { $address } { $by }; der Server lässt Sie ein
setup-mail-fails = von { $address } { $by }: { $why }
setup-by-server = über { $host }, Port { $port }
setup-by-program = durch { $program }
setup-into = in das Verzeichnis { $directory }
setup-outbox = Postausgang
setup-unsent = { $waiting ->
    [one] { $waiting } Nachricht wartet
   *[other] { $waiting } Nachrichten warten
} auf den Versand, { $refused ->
    [one] { $refused } Nachricht wurde abgelehnt
   *[other] { $refused } Nachrichten wurden abgelehnt
}{ $reason ->
    [none] { "" }
   *[other] : { $reason }
}
setup-games = Partien hier
setup-games-waiting = { $number ->
    [one] { $number } Partie
   *[other] { $number } Partien
}{ $waiting ->
    [none] ; keine wartet auf Sie
   *[other] ; auf Sie warten: { $waiting }
}

local-time = { weekday }, { $day }. { month }, { $clock } { $zone ->
    [own] Ihrer Zeit
   *[utc] UTC
}
session-begins = Ein Befehl in jeder Zeile, etwa `games` oder `show 1`; `quit` beendet die Sitzung.
session-ends = `quit` oder Strg-D beendet die Sitzung.
session-already = Dies ist schon eine Sitzung.
rules-of-one = `adjudicate rules SPIEL` zeigt die Regeln eines Spiels.
rules-learn = `adjudicate learn { $clause }` lässt Sie es ausprobieren.
turns-written = { $turns } Züge stehen in { $file }.
script-plays = `{ $command }` spielt sie nach.
invite-greeting =
    Guten Tag
    { "" }
question-ask-desk = { $desk } bitten, { $players } zu einer Partie { $game } mit Ihnen einzuladen?
desk-asked = { $desk } ist gefragt und antwortet mit einem Brief: Bestätigen Sie ihn mit `ja`, dann werden die anderen eingeladen.
question-rekey = Den Schlüssel von { $name } durch { $key } ersetzen?
ask-reason = der Grund, für alle zu lesen:
goes-on-behind = { $fallen ->
    [0] Die Partie geht hinter Eintrag { $entry } weiter.
    [one] Die Partie geht hinter Eintrag { $entry } weiter: { $fallen } Eintrag gilt nicht mehr und liegt neben dem Protokoll.
   *[other] Die Partie geht hinter Eintrag { $entry } weiter: { $fallen } Einträge gelten nicht mehr und liegen neben dem Protokoll.
}
ask-everybody = Fragen Sie alle, was sie haben, bevor Sie über einen alten Eintrag entscheiden.
picture-title = { $game }, nach Eintrag { $entry }

left-the-message = die Nachricht
left-picture = nichts darin ist für eine Partie: { $picture }
left-automatic = nichts darin ist für eine Partie ({ $how })
left-nothing = nichts darin ist für eine Partie
left-stranger = nichts darin ist für eine Partie, und keine Partie hier nennt den Absender
left-address = von jemandem, der sich zum Turnier anmeldet, fehlt die Adresse, und niemand war danach zu fragen
left-refused = nicht alles war aufzunehmen: { $why }
left-beside = jemand sagt etwas neben dem, was die Nachricht für eine Partie bringt
left-other-address = die Nachricht kommt auf dem Rückweg von { $name }, aber von einer anderen Adresse
left-no-command = nichts darin ist ein Zug oder ein Befehl: { $quoted }
left-no-key = der Server hat keinen Schlüssel, mit dem er es eintragen könnte
left-talk = darin steht mehr als Züge und Befehle: { $quoted }
left-no-game = nichts für eine Partie
left-only-words = Worte, auf die hin nichts eingetragen wird
left-unproved = Worte, deren Absender nicht nachgewiesen ist
left-request-unproved = eine Bitte, deren Absender nicht nachgewiesen ist
left-request-too-many = eine Bitte, und heute sind zu viele gekommen
left-unclear = eine Antwort, die nicht klar ist
left-seat-unclear = { $file }: { $name } sagt nichts, was klar ist
left-said = { $name } schreibt: { $said }
left-said-part = { $name } schreibt: { $said }; nicht alles davon ist getan
left-asked = etwas, das nicht klar ist und nachgefragt wird
left-remark = eine Bemerkung
left-encrypted = die Nachricht ist verschlüsselt ({ $how })
left-sealed = ihr Text steckt in einer Unterschrift (S/MIME)
left-winmail = sie hat eine Form, die nur Outlook liest (winmail.dat)
left-picture-alone = sie enthält nur ein Bild
left-attachment = sie enthält nur den Anhang { $name }
left-subject = sie enthält nur ihren Betreff, "{ $subject }"
left-quotation = sie enthält nur, was sie zitiert
left-empty = sie ist leer
automatic-two-senders = von zwei Absendern zugleich
automatic-bounce = eine Meldung über unzustellbare Post
automatic-program = von einem Programm gesendet
automatic-reply = eine automatische Antwort
automatic-mass = eine Massensendung
automatic-list = von einer Mailingliste
automatic-loop = von einem Programm gesendet, das Schleifen fürchtet
automatic-nobody = niemand, dem zu antworten wäre
unread-none = Für Sie ist kein Brief liegen geblieben.
unread-from-nobody = niemand, der zu erkennen ist
unread-letter = { $since ->
    [none] { $letter }. { $from }
   *[other] { $letter }. { $from }, seit { $since }
}
unread-reason = Für Sie liegen geblieben: { $reason }
unread-no-reason = der Server hat nicht notiert, warum; seine Ausgabe sagt es
unread-count = { $number ->
    [one] { $number } Brief ist für Sie liegen geblieben. `{ $command }` zeigt einen Brief und was Sie damit tun können.
   *[other] { $number } Briefe sind für Sie liegen geblieben. `{ $command }` zeigt einen Brief und was Sie damit tun können.
}
unread-place = { $player ->
    [none] { $game } ({ $id })
   *[other] { $game } ({ $id }), von { $player }
}
unread-some-game = eine Partie
unread-head = { $since ->
    [none] Brief { $letter }, für Sie liegen geblieben: { $reason }
   *[other] Brief { $letter }, für Sie liegen geblieben seit { $since }: { $reason }
}
unread-of-game = Partie: { $place }
unread-from = Von: { $text }
unread-date = Datum: { $text }
unread-subject = Betreff: { $text }
unread-attachments = Anhänge: { $names }
unread-file = Datei: { $file }
unread-no-text = (kein Text)
unread-possible = Was Sie tun können:
unread-answer = antwortet per Mail und schließt den Brief
unread-play = trägt einen Zug für den Absender ein, der keinen Schlüssel hat
unread-close = schließt ihn: Mehr geschieht damit nicht
unread-ask-answer = Ihre Antwort, in einer Zeile:
unread-answer-sent = Die Antwort auf Brief { $letter } wurde an { $to } gesendet. Der Brief ist geschlossen.
unread-answer-waits = Die Antwort auf Brief { $letter } an { $to } wartet im Postausgang. Der Brief ist geschlossen.
unread-played = Eingetragen für { $player }: { $told } Der Server sagt es allen innerhalb einer Minute. Brief { $letter } ist geschlossen.
unread-closed = Brief { $letter } ist geschlossen.
entry-unsent = der Eintrag ist unterschrieben und steht im Protokoll; `adjudicate mail send` sendet ihn
slip-unsent = es ist unterschrieben und liegt neben dem Protokoll; `adjudicate mail send` sendet es

token-renewed = Was { $name } bisher bekommen hat, gilt als Rückweg nicht mehr. Die nächste Nachricht des Servers bringt ein neues geheimes Wort.
token-told = { $number ->
    [1] { $name } hat ein geheimes Wort, das erste. --renew macht es ungültig.
   *[other] { $name } hat ein geheimes Wort, Nummer { $number }. --renew macht es ungültig.
}
