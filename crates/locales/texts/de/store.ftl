# Was der Betreiber eines Speichers liest, auf Deutsch; wozu jeder Schlüssel da ist, sagt die englische Datei.

store-url-wanted = ein Speicher ist eine Datenbank, deren URL mit postgresql:// beginnt
store-url-wanted-hint = ein Server, der mit einem Verzeichnis arbeitet, braucht keinen Speicher: `adjudicate mail serve --games VERZEICHNIS`
no-databases = dieses Programm wurde ohne Datenbanken gebaut
no-databases-hint = `cargo install adjudicate --features postgres` baut es mit ihnen
no-game-of-store = keine Partie im Speicher hat eine Kennung, die mit { $name } anfängt
no-game-or-path-of-store = keine Partie im Speicher hat eine Kennung, die mit { $named } anfängt, oder diesen Pfad
no-game-or-path-of-store-hint = `adjudicate store games URL` zählt sie auf
several-games-of-store = mehrere Partien im Speicher haben Kennungen, die mit { $named } anfangen
game-removed = die Partie ist gerade entfernt worden
letter-dealt-with = der Brief ist niemandem mehr überlassen: Jemand anders hat ihn erledigt; es wurde nichts geschrieben
letter-dealt-with-hint = `adjudicate mail unread` zählt die übrigen auf
game-changed-meanwhile = jemand anders hat die Partie im Speicher inzwischen geändert; dort wurde nichts geschrieben

desk-name-taken = ein anderer Server namens `{ $name }` arbeitet schon mit diesem Speicher
desk-name-taken-hint = jeder Server hat einen eigenen Namen (--desk NAME); einer, der abgebrochen wurde, ist nach { $seconds } Sekunden vergessen
desk-state-elsewhere = der Server würde seinen Stand anderswo aufbewahren
early-of-store-hint = `store export` zeigt sie unter state/early
others-first = andere waren { $times }-mal schneller, und es wurde nichts geändert
others-first-hint = es wird später noch einmal versucht; wenn es so bleibt, arbeiten zu viele Server an denselben Partien
log-gone = { $path } ist verschwunden, während der Server arbeitete

database-url-wrong = die URL der Datenbank ist keine: { $why }
database-in-the-open = `sslmode=disable` ist für eine Datenbank auf diesem Computer
database-in-the-open-hint = Briefe und Schlüssel von Spielern könnten unterwegs gelesen werden
certificate-unusable = das Zertifikat { $file } kann nicht verwendet werden: { $why }
no-tls = TLS ist nicht verfügbar: { $error }
passwords-of-all = { $file } können auch andere lesen; die Datei wird nicht verwendet
no-connection = es ist keine Verbindung möglich: { $error }
database-unreached = die Datenbank auf { $place } ist nicht erreichbar: { $why }
database-unreached-hint = es geht nichts verloren: Was übernommen war, wird frei, wenn seine Frist endet
database-silent = sie hat seit { $seconds } Sekunden nicht geantwortet
server-silent = { $server } hat seit { $seconds } Sekunden nicht geantwortet
server-reads-only = { $server } nimmt keine Änderungen an
server-old = { $server } ist ein alter Primärserver: Er hat die Zeitlinie { $own }, und ein anderer Datenbankserver hatte schon { $highest }
database-busy = die Datenbank hat { $times }-mal gesagt, dass andere schneller waren, und es wurde nichts geändert: { $why }
database-uncounted = die Datenbank zählt nichts
password-refused = die Datenbank lehnt das Passwort ab: { $why }
password-refused-hint = es steht in PGPASSWORD oder ~/.pgpass, oder `store: password_command` in den Einstellungen gibt es aus; docs/store.md
no-such-database = diese Datenbank gibt es nicht: { $why }
no-such-database-hint = `createdb` legt eine an, danach `adjudicate store init`
no-store = in dieser Datenbank ist kein Speicher: { $why }
no-store-hint = `adjudicate store init URL` legt einen an
no-right = die Datenbank erlaubt das diesem Benutzer nicht: { $why }
no-right-hint = docs/store.md sagt, welche Rechte ein Server braucht
database-full = der Datenträger der Datenbank ist voll, und es wurde nichts geändert: { $why }
database-full-hint = schaffen Sie dort Platz; was wartet, wird dann erledigt
statement-too-long = die Datenbank hat eine Anweisung beendet, die zu lange dauerte, und es wurde nichts geändert: { $why }
statement-too-long-hint = `options=-c statement_timeout=...` in der URL sagt, wie lange sie dauern darf; vielleicht ist die Datenbank überlastet
database-short = der Datenbank ist etwas ausgegangen: { $why }
database-refuses = die Datenbank lehnt ab: { $why }
database-log-hint = mehr steht in ihrem Protokoll
changed-by-hand-hint = ihre Tabellen wurden von Hand geändert, oder die Datenbank ist von einer Art, die dieses Programm nicht kennt
database-not-trusted = der Verbindung zur Datenbank wird nicht vertraut: { $why }
database-not-trusted-hint = `sslrootcert=DATEI` in der URL nennt das Zertifikat, dem vertraut wird; docs/store.md
other-column = der Speicher hat eine Spalte von anderer Art: { $why }
database-unasked = die Datenbank kann nicht gefragt werden: { $why }
database-unasked-hint = das Passwort steht in PGPASSWORD oder ~/.pgpass, oder `store: password_command` in den Einstellungen gibt es aus
row-unreadable = im Speicher steht eine Zeile, die nicht lesbar ist: { $error }
id-is-none = im Speicher steht eine Kennung, die keine ist: Seine Zeilen wurden von Hand geändert
message-unpacked = im Speicher steht eine Nachricht, die sich nicht entpacken lässt
message-unpacked-hint = ihre Zeile wurde von Hand geändert

program-too-old = der Speicher wurde auf eine Version gebracht, mit der Programme der Version { $version } nicht mehr arbeiten können
program-too-old-hint = verwenden Sie überall das neuere Programm; es geht nichts verloren: Was dieses in der Hand hatte, übernehmen andere
store-newer = der Speicher auf { $place } wurde auf Version { $version } gebracht, und dieses Programm kennt die Versionen bis { $own }
store-newer-hint = verwenden Sie überall das neuere Programm; ein Speicher geht nicht zurück
store-half = der Speicher auf { $place } wurde gerade auf Version { $version } gebracht, und das ist nicht abgeschlossen
store-half-hint = `adjudicate store init URL` schließt es ab; es geht nichts verloren
store-older = der Speicher auf { $place } hat die Version { $version }, und dieses Programm braucht { $own }
store-older-hint = `adjudicate store init URL` bringt ihn auf diese Version, während ältere Server weiterarbeiten; docs/store.md
table-held = jemand hält eine Tabelle des Speichers fest, sodass sie nicht geändert werden kann
table-held-hint = das tut ein langes `store export` oder eine Sicherung; danach noch einmal `adjudicate store init URL`

no-export = { $directory } ist nicht das, was `store export` schreibt
no-export-hint = darin sind die Verzeichnisse `games`, `events`, `state` und `mail`, oder einige davon; docs/store.md sagt, wie die eines Servers dorthin kommen
export-unfinished = der Export nach { $directory } wurde nicht abgeschlossen
export-unfinished-hint = `store export` in dasselbe Verzeichnis schließt ihn ab
no-file-of-desk = `{ $file }` ist keine der Dateien, die ein Server aufbewahrt
no-file-of-desk-hint = legen Sie diese Datei in ein anderes Verzeichnis
name-not-utf8 = der Name von { $file } ist nicht in UTF-8
name-not-utf8-hint = ein Speicher hat nur Namen in UTF-8: Geben Sie der Datei einen anderen Namen
no-path-below = im Speicher steht ein Dokument namens { $name }, und das ist kein Pfad unterhalb eines Verzeichnisses
no-path-below-hint = keines unserer Programme schreibt einen solchen Namen: Sehen Sie nach, wer in den Speicher schreiben kann, und entfernen Sie die Zeile
log-not-whole = { $path } ist nicht Byte für Byte das Protokoll einer Partie
log-not-whole-hint = `adjudicate verify` sagt, was daran falsch ist; legen Sie es anderswohin, oder bessern Sie es zuerst aus
second-copy = { $path } ist eine zweite Kopie einer Partie
second-copy-hint = ein Speicher hat jede Partie einmal: Legen Sie eine der Kopien anderswohin
same-game-twice = { $path } und { $other } sind dieselbe Partie
other-state = der Speicher hat die Partie aus { $path } schon, in einem anderen Stand
other-state-hint = `store export` zeigt, was er hat
others-at-work = andere arbeiten im Speicher an denselben Partien
others-at-work-hint = halten Sie sie an, oder versuchen Sie es noch einmal: Was schon aufgenommen ist, wird übergangen
archive-into-export = in { $directory } liegt der Export eines Speichers
archive-into-export-hint = nennen Sie ein anderes Verzeichnis: Der nächste Export würde die archivierten Partien nicht kennen
archive-other-file = { $file } gibt es schon, mit anderem Inhalt
archive-other-file-hint = archivieren Sie in ein anderes Verzeichnis
archive-unlike = { $file } enthält nicht, was hineingeschrieben wurde
archive-unlike-hint = die Partie ist noch im Speicher; prüfen Sie den Datenträger
archive-invalid-hint = die Partie ist noch im Speicher; `store check` zählt alle Fehler auf

erase-no-address = `{ $given }` ist keine Adresse
erase-plays = wer diese Adresse hat, spielt in { $number ->
    [one] einer Partie, die noch nicht beendet ist
   *[other] { $number } Partien, die noch nicht beendet sind
}: { $games }; es wurde nichts gelöscht
erase-plays-hint = beenden Sie zuerst diese Partien, durch Aufgeben oder eine Entscheidung: Einem Spieler ohne Adresse könnte kein Server schreiben
erase-overtaken = jemand hat inzwischen eines der Dokumente geändert; es wurde nichts gelöscht
do-it-again-hint = versuchen Sie es noch einmal

letters-in-store-hint = lassen Sie --games und --maildir weg; `mail receive --store URL` legt Nachrichten dort ab
no-threads = es sind keine Threads verfügbar: { $error }
no-maildir = { $directory } ist keine Maildir: { $error }
no-maildir-hint = eine Maildir ist ein Verzeichnis mit den Verzeichnissen `new`, `cur` und `tmp`
desk-at-work = es arbeitet schon ein anderer Server
no-signals = Signale können nicht empfangen werden: { $error }
no-collector = auf { $address } kann keinem Sammler geantwortet werden: { $error }
one-message-for-store = mit --store wird eine einzige Nachricht von der Standardeingabe gelesen
metrics-of-store = --metrics ist für einen Speicher
metrics-of-store-hint = --store URL nennt ihn; docs/store.md
player-no-address = --player: `{ $player }` ist keine Adresse: { $why }
no-refused-message = keine abgelehnte Nachricht hat einen Namen, der mit `{ $beginning }` anfängt
no-refused-message-hint = `adjudicate store refused URL` zählt sie auf
several-refused-messages = mehrere abgelehnte Nachrichten haben Namen, die mit `{ $beginning }` anfangen
nothing-erased = es wurde nichts gelöscht
store-faulty = der Speicher hat Fehler
store-faulty-hint = docs/store.md sagt, was bei jeder Art von Fehler zu tun ist; kein Server muss angehalten werden

store-is-there = Der Speicher ist da, wie dieses Programm ihn braucht.
store-brought-forward = Der Speicher ist da und wurde auf Version { $version } gebracht.
store-moved = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $documents ->
    [one] { $documents } anderes Dokument
   *[other] { $documents } andere Dokumente
} und { $messages ->
    [one] { $messages } Nachricht
   *[other] { $messages } Nachrichten
}
store-imported = In den Speicher aufgenommen: { store-moved }.
store-exported = Nach { $directory } geschrieben: { store-moved }.
store-more = Es gibt mehr; --limit N zeigt sie.
store-archived = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} mit { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträgen
}: nach { $directory } geschrieben, geprüft und aus dem Speicher entfernt.
store-archive-of-events = { $number ->
    [one] { $number } beendete Partie bleibt im Speicher, weil sie zu einem Turnier gehört.
   *[other] { $number } beendete Partien bleiben im Speicher, weil sie zu einem Turnier gehören.
}
store-archive-waiting = { $number ->
    [one] { $number } beendete Partie bleibt im Speicher, weil ein Server sie noch ansehen muss.
   *[other] { $number } beendete Partien bleiben im Speicher, weil ein Server sie noch ansehen muss.
}
store-archive-changed = { $number ->
    [one] { $number } beendete Partie bleibt im Speicher, weil jemand sie inzwischen geändert hat.
   *[other] { $number } beendete Partien bleiben im Speicher, weil jemand sie inzwischen geändert hat.
}
store-erase-ask = Alles über { $address } löschen, was in keinem unterschriebenen Protokoll steht?
store-erased = Über { $address } gelöscht: { $letters ->
    [one] { $letters } Brief
   *[other] { $letters } Briefe
} von dort, { $messages ->
    [one] { $messages } Nachricht
   *[other] { $messages } Nachrichten
} dorthin, { $documents ->
    [one] { $documents } Dokument
   *[other] { $documents } Dokumente
}, { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
}, über die sie gefunden oder gezählt wurde.
store-erased-all = Kein unterschriebenes Protokoll im Speicher nennt die Adresse.
store-erase-stays = Bleibt: { $path }, { $what }
erase-stays-document = ein Dokument eines Turniers, das die Adresse nennt
erase-stays-log = das unterschriebene Protokoll einer Partie, deren Bedingungen die Adresse nennen
store-no-desks = Kein Server hat in den letzten dreißig Tagen mit diesem Speicher gearbeitet, oder alle haben sich beendet.
store-desk = { $name }: { $state ->
    [working] bei der Arbeit
   *[silent] stumm
}, zuletzt tätig vor { $seconds } s{ $version ->
    [none] { "" }
   *[other] , version { $version }
}{ $chores ->
    [none] { "" }
   *[other] , { $chores }
}

store-server = { $server } nimmt die Änderungen an{ $timeline ->
    [0] { "" }
   *[other] , auf Zeitlinie { $timeline }
}
store-games = { $number ->
    [one] { $number } Partie
   *[other] { $number } Partien
}
store-entries = { $number ->
    [one] { $number } Eintrag
   *[other] { $number } Einträge
}
store-inbox = { $number ->
    [0] keine eingegangene Nachricht ist noch unerledigt
    [one] { $number } eingegangene Nachricht ist noch unerledigt, seit { $seconds } s
   *[other] { $number } eingegangene Nachrichten sind noch unerledigt, die älteste seit { $seconds } s
}
store-unread = { $number ->
    [one] { $number } Nachricht ist einem Menschen überlassen
   *[other] { $number } Nachrichten sind einem Menschen überlassen
}
store-outbox = { $number ->
    [one] { $number } Nachricht ist zu senden
   *[other] { $number } Nachrichten sind zu senden
}
store-refused = { $number ->
    [one] { $number } Nachricht nimmt kein Mailserver an
   *[other] { $number } Nachrichten nimmt kein Mailserver an
}
store-due = { $number ->
    [one] in { $number } Partie ist jetzt etwas fällig
   *[other] in { $number } Partien ist jetzt etwas fällig
}
store-early = { $number ->
    [one] { $number } Eintrag wartet auf das, was vor ihm kommt
   *[other] { $number } Einträge warten auf das, was vor ihnen kommt
}
store-at-work = { $number ->
    [one] { $number } Server arbeitet
   *[other] { $number } Server arbeiten
}

store-no-games = Keine Partie im Speicher ist so.
store-invalid-log = ein ungültiges Protokoll
store-game-entries = { $number ->
    [one] { $number } Eintrag
   *[other] { $number } Einträge
}{ $last ->
    [none] { "" }
   *[other] , der letzte vom { $last }
}, in { $file }
store-game-next = { $time ->
    [now] Ein Server sieht sie wieder an, sobald einer kann.
   *[other] Ein Server sieht sie wieder an um { $time }.
}
store-game-invalid = Ungültig: { $reason }
listed-no-entries = es besteht nicht aus Einträgen
store-game-more = Es gibt frühere Einträge; --limit N zeigt sie.
store-game-nothing = Im Speicher wartet nichts auf sie oder ihre Spieler.
store-game-waits = Es wartet, { $kind ->
    [beside] neben dem Protokoll
    [inbox] im Eingang
    [unread] einem Menschen überlassen
    [outbox] im Postausgang
   *[refused] abgelehnt
}{ $id }: { $text }
waiting-elements = { $number ->
    [one] { $number } Anteil an einem Wurf
   *[other] { $number } Anteile an Würfen
}
waiting-entries = { $number ->
    [one] { $number } Eintrag, der nicht im Protokoll steht
   *[other] { $number } Einträge, die nicht im Protokoll stehen
}
waiting-mail = { $kind ->
    [inbox] von oder über { $address }
   *[outbox] an { $address }
}{ $number ->
    [0] { "" }
    [one] , { $number }-mal verschoben
   *[other] , { $number }-mal verschoben
}

store-check-progress = { $number } Partien sind geprüft
store-checked = Geprüft: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} mit { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträgen
}, { $events ->
    [one] { $events } Protokoll eines Turniers
   *[other] { $events } Protokolle von Turnieren
} und { $documents ->
    [one] { $documents } anderes Dokument
   *[other] { $documents } andere Dokumente
}.
check-table = Tabelle { $table }
check-rows = Zeilen darin, die zu keiner Partie und keinem Dokument im Speicher gehören, oder zu einem, das sie nicht nennt: { $rows }
check-length = nach ihrer Zeile hat sie { $said } Einträge, und es sind { $there }
check-entry = die Zeile von Eintrag { $entry } gehört nicht zu dem Eintrag, der darin steht
check-id = ihre Kennung ist nicht die ihrer Bedingungen
check-head = ihre Spitze ist nicht ihr letzter Eintrag
check-piece = die Kennung eines Stücks neben ihrem Protokoll ist nicht die des Stücks
check-address = mit der Adresse { $address }, die in ihren Bedingungen steht, wird sie nicht gefunden
check-no-id = ihre Kennung oder ihre Spitze ist keine
check-due = über sie ist etwas mitzuteilen, und kein Server sieht sie an: In der Tabelle `due` fehlt ihre Zeile
check-invited = mit der Adresse { $address }, die darin eingeladen wird, wird das Dokument nicht gefunden
check-other-table = ein Dokument dieses Namens gehört in eine andere Tabelle

store-refused-none = Keine Nachricht wurde abgelehnt.
store-refused-retried = { $number ->
    [one] { $number } Nachricht sendet der nächste Server, der sendet, noch einmal.
   *[other] { $number } Nachrichten sendet der nächste Server, der sendet, noch einmal.
}
store-refused-dropped = { $number ->
    [one] { $number } Nachricht gelöscht.
   *[other] { $number } Nachrichten gelöscht.
}
store-refused-message = { $to ->
    [none] an niemanden, der zu erkennen ist
   *[other] an { $to }
}{ $since ->
    [none] { "" }
   *[other] , seit { $since }
}: { $subject }
store-refused-what = `adjudicate store refused URL retry MESSAGE` sendet eine noch einmal, und `drop MESSAGE` löscht sie; den Grund nennt das Protokoll des Servers.

desk-game = { $file }{ $game ->
    [none] { "" }
   *[other] { " " }({ $game })
}, { $number ->
    [one] { $number } Eintrag
   *[other] { $number } Einträge
}: { $standing }
desk-game-unusable = kann nicht verwendet werden: { $error }
desk-game-over = beendet
desk-game-settled = vom Turnier entschieden, und nicht weitergespielt
desk-game-due = { $name } ist am Zug{ $until ->
    [none] { "" }
   *[other] { " " }bis { $until }
}{ $late ->
    [yes] , ÜBERFÄLLIG
   *[no] { "" }
}
desk-decision = { $file }: { $by } meldet seit { $time }, dass die Zeit von { $against } abgelaufen ist, und Sie entscheiden
desk-games = { $number ->
    [one] { $number } Partie
   *[other] { $number } Partien
}; laufend: { $running }, überfällig: { $late }.
desk-mail = Mail an { $to }: { desk-mail-state } seit { $since }
desk-mail-state = { $state ->
    [waiting] wartet
   *[refused] abgelehnt
}
desk-mails = Mail: { $waiting } wartend, { $refused } abgelehnt.
desk-invitation = { $names ->
    [none] { $file }: eine Einladung, die auf niemanden wartet: Die Partie beginnt
   *[other] { $file }: eine Einladung, die auf { $names } wartet
}
desk-letter-nobody = niemandem, der zu erkennen ist
desk-letter = { $reason ->
    [none] Brief von { $from }, Ihnen überlassen: der Server hat nicht notiert, warum
   *[other] Brief von { $from }, Ihnen überlassen: { $reason }
}
desk-letters-hint = `adjudicate mail unread` zeigt diese Briefe; damit beantworten, spielen oder schließen Sie sie auch.
desk-early = Eintrag { $entry } von { $by }{ $from ->
    [none] { "" }
   *[other] { " " }(von { $from })
} wartet seit { $since } auf den Eintrag sha256:{ $id }..., der nicht hier ist
desk-standstill = Seit { $since } kann nichts gesendet werden, und alles wartet: { $reason }

desk-title = Der Server des Schiedsrichters
desk-file = Datei
desk-entries = Einträge
desk-stands = Stand
desk-waiting = Es wartet
desk-post = Mail
desk-to = An
desk-since = Seit
desk-letters = Briefe, die Ihnen überlassen sind

message-lost = { $count } Server nacheinander haben sie genommen und sind damit nicht zu Ende gekommen
message-put-off = sie wurde { $count }-mal aufgeschoben, zuletzt weil: { $last }
message-waits = ein Eintrag darin ist in die Zukunft datiert, oder eine Datei ist jetzt nicht lesbar
