# Die Hilfe der Befehle.
argument-absence_days = Mit --clock: so viele Abwesenheitstage für jeden Spieler in der ganzen Partie
argument-absent = Ein Spieler, der keinen Zug gemacht hat; mehrfach möglich
argument-address = Ihre E-Mail-Adresse; ohne Angabe die der Einstellungen
argument-addresses = Die Zeilen der Anschrift, mit `;` dazwischen; für die erste Karte, und mit einer zweiten Angabe für die zweite
argument-after = Parcus: die vorige Partie der Serie; die Marken, die ihre Spieler behalten haben, werden übernommen
argument-all = Noch einmal alle Nachrichten ansehen, die ungelesen sind oder [adjudicate] im Betreff haben, auch solche, in denen bisher nichts war
argument-alone = Nur die Zeile des Anteils ausgeben, die jeder ins Protokoll bringen kann
argument-answer = Ihren Anteil am Wurf geben, sobald er fällig ist, und ihn mailen, damit kein Wurf auf jemanden wartet; Ihre eigenen Würfe bleiben Ihnen überlassen
argument-appeal = Der Einspruch: die Nummer des Eintrags, in dem er steht, oder seine Kennung
argument-ascii = Bretter ohne Unicode zeichnen; geschieht von selbst in einem Terminal, dessen Locale nicht UTF-8 ist
argument-at = Wann der Brief ankam: 2027-04-11T10:00:00Z
argument-at_once = Sofort beginnen, ohne jemanden zu fragen
argument-behind = Hinter diesem Eintrag entscheiden statt hinter dem letzten: seine Nummer, oder der Anfang seiner Kennung, wenn er neben dem Protokoll liegt
argument-board = Das Brett
argument-boards = Welche Bretter gezeichnet werden
argument-by = Die Datei mit dem Zettel der neuen Person, die einen Schlüssel hat: `adjudicate event enter --in-place-of NAME` macht ihn
argument-by_hand = Die Paarung: Bretter mit Kommas dazwischen, Spieler in der Reihenfolge der Plätze mit `-` dazwischen, auch wenn Namen selbst eines haben; `bye NAME`
argument-by_post = Der Turnierleiter meldet einen Spieler ohne Schlüssel an, der per Post spielt
argument-byes = Eine Runde, in der Sie auf eigenen Wunsch spielfrei sind, für einen halben Punkt, wo die Ausschreibung es erlaubt: `2`, oder `chess:2`, wenn Sie sich zu mehreren Gruppen anmelden
argument-carry = Mit --after: Dieser Spieler übernimmt so viele Marken, was immer die vorige Partie sagt
argument-certificate = Eine Datei mit einem Zertifikat (PEM), dem neben denen des Systems vertraut wird
argument-check = Jede Runde des Berichts neu paaren und ausgeben, wo sie abweicht
argument-clause = Eine seiner Regeln, etwa NMM-5 oder ALL-3
argument-clock = DAYS je Zug, Tage für den Postweg (TRANSIT), Tage Nachfrist (GRACE) für die ganze Partie
argument-color = Ob farbig ausgegeben wird
argument-comment = Der Kommentar hinter dem Schlüssel in seiner öffentlichen Zeile
argument-copies = Kopien: Protokolle, Nachrichten, Mailordner, Verzeichnisse
argument-date = Mit diesem Zeitpunkt statt mit dem jetzigen unterschreiben (2026-11-20T17:03:11Z)
argument-days = Der erste Tag, `to`, und der Tag Ihrer Rückkehr: 2026-12-20 to 2027-01-06
argument-description = Die Beschreibung: eine YAML-Datei mit `event`, `director`, `closes` und `sections`
argument-desk = Der Name dieses Servers, mit --store; keine zwei Server haben denselben. Ohne Angabe ein zufälliger
argument-dice_by_referee = Würfe machen der Würfelnde und der Schiedsrichter statt alle Spieler
argument-directory = Das Verzeichnis; ohne Angabe dieses
argument-dismiss = Er ist unbegründet, und nichts ändert sich
argument-display = Der Name einer neuen Person, die per Post spielt
argument-displays = Der Name eines Spielers, wie ihn andere lesen: NAME=TEXT
argument-dry_run = Die nächste Runde zeigen und nichts unterschreiben
argument-elements = Einen Anteil eintragen, der für sich allein zu Ihnen kam (`element GAMEID NAME BASE64`)
argument-entry = Die Nummer des letzten Eintrags, der bleibt: Um Eintrag 15 zurückzunehmen, ist es 14
argument-event = Das Verzeichnis des Turniers oder sein Protokoll; ohne Angabe das hiesige
argument-events = Verzeichnisse von Turnieren oder ihre Protokolle; ohne Angabe das hiesige. Davor kann eine Liste von Wertungszahlen stehen
argument-evidence = In diese neue Datei schreiben, was beweist, dass jemand doppelt unterschrieben hat; `verify` prüft sie für sich allein. Sind es mehrere, kommt der Beweis gegen die anderen in FILE-2 und so weiter
argument-explain = Mit --dry-run: zu jedem Spieler sagen, warum er Gegner mit näheren Punkten nicht bekommt
argument-file = Die Datei der Partie; kann fehlen, wo es nur eine gibt
argument-files = Die Datei der Partie, ihre Nummer oder der Anfang ihres Namens, was fehlen kann, wo es nur eine gibt; oder ein Beweis, oder mehrere Kopien
argument-first = Der Spieler, der beginnt; ohne Angabe entscheiden die Würfel
argument-for_time = Die Entscheidung beruht auf der Zeit: Sie gilt nur, wenn die Zeit des Spielers nach diesem Protokoll abgelaufen ist
argument-form = In welcher Form
argument-forms = In welcher Form; mehrere mit Kommas. Ohne Angabe sagt es die Endung von FILE, wie in `-o board.png`; sonst Text
argument-from = Bei diesem Eintrag anfangen
argument-game = Die Datei der Partie; kann fehlen, wo es nur eine gibt
argument-games = Das Verzeichnis mit den Partien
argument-generate = Ein zufälliges Turnier schreiben: zur selben Zahl immer dasselbe
argument-help = Hilfe ausgeben (mehr mit '--help')
argument-help-long = Hilfe ausgeben (kürzer mit '-h')
argument-host = Die Adresse, die neben den Gefragten erfährt, wenn jemand absagt
argument-hosts = Mit --desk: Adressen, von denen der Server Partien annimmt, mit Kommas dazwischen; `none` für niemanden
argument-hours = Wie viele Stunden
argument-imap = Ihr Postfach liegt auf diesem Server (IMAP)
argument-in_place_of = Zustimmen, den Platz dieses Spielers zu übernehmen, an dessen Stelle Sie der Turnierleiter setzt
argument-invitation = Die Einladung in dieser Nachricht mit Ja beantworten, per E-Mail, mit Ihrem Schlüssel
argument-json = JSON für Skripte statt Text für Menschen ausgeben
argument-keep_choice = Vor Ihrem nächsten Wurf gefragt werden, was immer in config.yaml steht
argument-key = Mit dieser Schlüsseldatei (OpenSSH, Ed25519) unterschreiben
argument-language = In dieser Sprache schreiben, etwa `fr`, statt in der Ihrer Einstellungen
argument-languages = Die Sprache, in der den Eingeladenen geschrieben wird, etwa `de`; NAME=LANGUAGE für einen von ihnen
argument-lease = Mit --store: So viele Sekunden gehört einem Server, was er übernommen hat; danach bekommt es ein anderer
argument-leave_out = Einen Zettel zurückhalten, der wartet (der Anfang seiner Kennung); `all` hält alle zurück
argument-letter = Die Nummer des Briefs
argument-line = Der Zug, oder ein Befehl wie `resign yes`, `accept` oder `offer draw`
argument-list = Bei einer Liste von Wertungszahlen: die Liste, mit der sie beginnt
argument-lists = Die Adressen von Listen oder Personen
argument-log_format = Die Form der Meldungen: Sätze, oder JSON mit Feldern
argument-loss = Als was es verloren ist
argument-mail = Ihre Adresse, im Protokoll des Turniers für alle sichtbar; ohne Angabe die der Einstellungen, und `none` für keine E-Mail
argument-maildir = Das Maildir, in dem Post für den Server ankommt
argument-mat = Die Datei ist .mat-Text eines Backgammon-Programms: ein Skript für `table` daraus machen
argument-method = Das Wertungssystem
argument-metrics = Mit --store: alle paar Sekunden OpenMetrics-Text in diese Datei schreiben
argument-metrics_listen = Mit --store: Sammlern von Messwerten über HTTP an dieser Adresse antworten
argument-name = Der Spieler
argument-new = Ihre neue Schlüsseldatei
argument-new_key = Der neue Schlüssel: `ssh-ed25519 AAAA...`
argument-no_passphrase = Die Datei nicht mit einer Passphrase schützen
argument-no_test = Die Einstellungen schreiben und nichts senden
argument-number = Mit --mat: nur dieses Spiel nehmen; bei einzelnen Spielen um Geld muss eines genannt werden
argument-numbers = Die Zahlen der öffentlichen Ziehung, die in der Ausschreibung steht
argument-offer = Eine Datei mit einer Einladung, `-` für die Standardeingabe; oder der Anfang der Kennung des Angebots, die fehlen kann, wo nur eines wartet
argument-offline = Keine Verbindung zum Mailserver aufnehmen
argument-old_board = Eintragen, obwohl der Brief auf eine ältere Stellung antwortet
argument-once = Tun, was zu tun ist, und aufhören
argument-open = Als Seite im Browser öffnen
argument-open_for = Ohne Adressen: die Tage, bis die Einladung abläuft
argument-options = Eine Option des Spiels: KEY=VALUE
argument-organiser = Der Name, unter dem Sie die Bedingungen unterschreiben; ergibt sich aus Ihrem Schlüssel, wenn Sie mitspielen oder Schiedsrichter sind
argument-outbox = Keine neue Nachricht schreiben; senden, was wartet
argument-outgoing = Nachrichten kommen in dieses Verzeichnis, und Sie senden sie selbst
argument-output = Die Nachricht hierhin schreiben statt auf die Standardausgabe
argument-password_command = Ein Befehl, der das Passwort ausgibt
argument-paths = Das Verzeichnis des Turniers oder sein Protokoll, dann Verzeichnisse oder Dateien mit Partien
argument-pgn = Eine Schachpartie als PGN
argument-plain = Einen Eintrag ohne Zahlen und Befehle erklären, für Leute, die von Hashwerten nie gehört haben
argument-play = Der Zug, wie ihn `adjudicate moves` aufführt, in einem Wort oder mehreren; ohne Angabe wird schrittweise gefragt
argument-player = Der Spieler; ohne Angabe der des Einspruchs
argument-players = Mit --generate: die Zahl der Spieler; ohne Angabe folgt sie aus dem Startwert
argument-points = Halbe Punkte in der Reihenfolge der Plätze: 2,0 ist ein Sieg des ersten Spielers
argument-private = Statt dieses Namens eine Nummer zeigen; dann hat die Website keine Protokolle, und keine Seiten von Partien mit diesem Spieler
argument-rating = Eine Wertungszahl, nach der die Spieler nummeriert werden
argument-reason = Warum; alle können es lesen
argument-referee = Der Schiedsrichter: KEY[,MAIL]
argument-referee_key = Sein Schlüssel: eine Zeile `ssh-ed25519 ...`, oder der Pfad einer .pub-Datei
argument-renew = Das jetzige geheime Wort ungültig machen
argument-reply = Mit --desk: die Adresse, an die Spieler ohne Schlüssel antworten, mit {"{"}{"}"} für ihr geheimes Wort: desk+{"{"}{"}"}@example.org; `none` setzt das Wort in den Betreff
argument-report = Der Bericht, `-` für die Standardeingabe
argument-result = Das Ergebnis, für alle Spieler in der Reihenfolge der Plätze
argument-roll_next = Beim nächsten Mal für Sie würfeln lassen, ohne Frage, ob Sie verdoppeln (`roll_for_me: true` in config.yaml macht es zur Regel)
argument-round = Die Runde
argument-rounds = Mit --generate: die Zahl der Runden; ohne Angabe folgt sie aus dem Startwert
argument-save = Die Zeilen in dieser Datei aufbewahren, für --script; gibt es sie schon, geht ein Dialog von dort weiter
argument-say = Eine Bemerkung, die in den Eintrag kommt
argument-scale = Das Spiel, wenn es in den Turnieren mehrere gibt; mit Optionen wie in `morris stones=3`, wenn es mit verschiedenen gespielt wird
argument-scribe_for = Als Schiedsrichter für diesen Spieler schreiben, der per Post spielt
argument-script = Die Zeilen aus dieser Datei lesen, `-` für die Standardeingabe
argument-seats = Ohne Adressen: die Zahl der Spieler, Sie selbst mitgezählt
argument-seconds = Nach wie vielen Sekunden aufgegeben wird
argument-section = Die Gruppe
argument-sections = Eine Gruppe, in der Sie spielen; kann fehlen, wenn es nur eine gibt
argument-seed = Jedes Mal dieselben Würfe machen, wenn diese Zahl angegeben wird
argument-send = Den Eintrag gleich an die anderen mailen
argument-sendmail = Gesendet wird mit diesem Programm, etwa /usr/sbin/sendmail
argument-sheet = Eine Karte auf A6, oder zwei auf einem Blatt A5 oder A4
argument-show = Das Geheimnis ausgeben, statt das Brett zu öffnen
argument-sign = Gleich unterschreiben, was fällig ist, wenn es nichts zu entscheiden gibt: den einzigen erlaubten Zug, eine Antwort, die Zettel, die die Partie beenden. --yes allein genügt dafür nicht
argument-slip = Übernehmen, mit dem Zettel des Turnierleiters in dieser Datei
argument-smtp = Gesendet wird über diesen SMTP-Server
argument-ssh = Dasselbe als Dateien für `ssh-keygen -Y verify` in dieses Verzeichnis schreiben, das neu oder leer ist
argument-store = Mit einem Speicher arbeiten, den sich viele Server teilen: `postgresql://USER@HOST/DATABASE`. Eine Partie nennt man dann mit dem Anfang ihrer Kennung, ein Turnier mit seinem Namen
argument-system = Das Paarungssystem; ohne Angabe das in Satz 192 des Berichts, und wenn dort keines steht, `fide-dutch-2026`
argument-text = Die Bemerkung, in einem Wort oder mehreren
argument-then = Ihre Antwort darauf
argument-throw = Für die Spieler würfeln
argument-time = Wie es um die Zeit jedes Spielers in jeder laufenden Partie steht, das Dringendste zuerst
argument-tip_line = Die Zeile mit dem neuen Schlüssel und seiner Spitze ausgeben, die der Schiedsrichter braucht, und nichts schreiben
argument-to = An diesen Spieler schreiben, oder an `referee`, statt an alle, die mit einer Adresse in den Bedingungen stehen
argument-tokens = Wie viele Marken
argument-trf = Turnierbericht der FIDE (Tournament Report File)
argument-trust_log = In einem Protokoll unterschreiben, obwohl hier nicht aufbewahrt ist, was Sie darin schon unterschrieben haben: nur angeben, wenn Sie sicher sind, dass das Protokoll auf dem neuesten Stand ist
argument-uphold = Ihm wird stattgegeben, und dies ändert sich, wie bei der Entscheidung dieses Namens
argument-user = Der Benutzername beim Anmelden; ohne Angabe die Adresse
argument-version = Version ausgeben
argument-viewer = So zeigen, wie dieser Spieler es sieht
argument-wait = So viele Sekunden darauf warten
argument-waiting = Ein Spieler, der auf einen Platz wartet
argument-watch = Neu zeigen, sooft die Partie weitergeht, bis Strg-C
argument-when = Der Zug, auf den Sie warten
argument-whole = Das ganze Protokoll mitschicken
argument-width = Wie breit ein PNG ist, in Pixeln
argument-withdraw = Eine Einladung zurücknehmen: der Anfang ihrer Nummer in --list; ohne Angabe die einzige offene
argument-yes = Fragen mit Ja beantworten
help-about = Der Schiedsrichter für Brettspiele per Brief und E-Mail
help-accept-about = Ein Angebot annehmen, oder die Einladung in einem Brief
help-accept-clock = Bei einer Einladung: stattdessen mit dieser Bedenkzeit
help-accept-examples =
    Beispiele:
      adjudicate accept letter.txt
      adjudicate accept           (das einzige Angebot, das wartet)
      adjudicate accept 3f9a      (das Angebot, dessen Kennung so beginnt)
help-accept-first = Bei einer Einladung: stattdessen beginnt `inviter`, `guest` oder `lots`
help-accept-long =
    Ein Angebot annehmen, oder die Einladung in einem Brief.

    Bei einem Brief mit einer Einladung: zeigt ihre Bedingungen, macht Ihren Schlüssel, wenn Sie keinen haben, und nimmt den Platz für Sie an. Ist es der letzte Platz, beginnt die Partie, und ihr erster Brief wird ausgegeben oder gesendet. Mit anderen Bedingungen (--option, --first, --clock) ist es ein Gegenvorschlag, und der Einladende sieht das.

    Sonst wird ein Angebot angenommen, das in einer Partie wartet. Wer an der Reihe ist, führt das Angebot aus, sobald alle anderen einverstanden sind; vorher, und von allen anderen, wird ein Zettel unterschrieben. Um ein Angebot abzulehnen, spielen Sie einfach weiter.
help-accept-name = Ihr Name, wie ihn die anderen sehen; ohne Angabe wird danach gefragt
help-accept-options = Bei einer Einladung: stattdessen mit dieser Option des Spiels, als KEY=VALUE
help-answer-about = Ihren Anteil an einem Wurf geben, der darauf wartet
help-answer-examples =
    Beispiele:
      adjudicate answer
      adjudicate answer --alone     (gibt die Zeile des Anteils aus, die auf beliebigem Weg gesendet werden kann)
      adjudicate answer --with "element sha256:... bob 69zmrwf7..."
help-answer-long =
    Ihren Anteil an einem Wurf geben, der darauf wartet.

    Wenn Sie an der Reihe sind, kommt der Anteil in einen Eintrag; sonst wird er als Zeile ausgegeben, für den, der an der Reihe ist.
help-away-about = Den anderen sagen, an welchen Tagen Sie abwesend sind
help-away-event = In allen hiesigen Partien des Turniers, zu dem die Partie gehört; in jeder werden die Tage für sich gezählt
help-away-long =
    Den anderen sagen, an welchen Tagen Sie abwesend sind.

    Alles, was in Ihrer Abwesenheit fällig wäre, ist um so viele Tage später fällig. Die Abwesenheit zählt, sobald sie eingetragen ist, spätestens mit dem nächsten Eintrag dessen, der an der Reihe ist; wenn Sie das sind, trägt sie ein Eintrag ohne Zug (post) sofort ein.
help-beginning = Anfangen
help-claim-about = Remis reklamieren, oder dass die Zeit eines Spielers abgelaufen ist
help-claim-draw-about = Remis nach den Regeln des Spiels reklamieren
help-claim-draw-help = Hilfe ausgeben
help-claim-help = Hilfe ausgeben
help-claim-timeout-about = Reklamieren, dass die Zeit eines Spielers abgelaufen ist; der Schiedsrichter entscheidet
help-claim-timeout-help = Hilfe ausgeben
help-completions-about = Ein Skript ausgeben, das Befehle in Ihrer Shell ergänzt
help-dispute-about = Kopien einer Partie vergleichen, die einander widersprechen
help-dispute-examples =
    Beispiele:
      adjudicate dispute alice.yaml bob.yaml
      adjudicate dispute alice/ bob/Maildir carol.mbox
      adjudicate dispute alice.yaml bob.yaml --evidence evidence.yaml   (jeder kann es mit `verify` prüfen)
      adjudicate dispute alice.yaml bob.yaml --letter > letter.txt
      adjudicate dispute alice.yaml bob.yaml --ssh evidence && sh evidence/verify.sh
help-dispute-letter = Einen Brief an alle Beteiligten ausgeben, in einfachen Worten
help-dispute-long =
    Kopien einer Partie vergleichen, die einander widersprechen.

    Nimmt beliebig viele Kopien, von einer Partie oder von mehreren: Protokolle; Verzeichnisse mit Protokollen und Nachrichten darin; Mailordner (ein Maildir, oder eine Datei im mbox-Format), gespeicherte Nachrichten, und jeden Text, in dem Einträge oder Zettel stehen. Die Kopien werden nach Partien sortiert. Geglaubt wird nur Unterschriften; woher eine Kopie kommt, spielt keine Rolle. Die Datei neben einem Protokoll (FILE.beside) wird auch gelesen. Protokolle von Turnieren werden untereinander verglichen: Ein Turnierleiter, der zwei einander widersprechende unterschrieben hat, wird genannt, mit beiden Einträgen.

    Sagt für jede Partie, welchen Verlauf sie nimmt, oder vor welchen Einträgen sie stehen bleibt, und was der Schiedsrichter oder die Spieler dann tun können; welche Kopie nicht auf dem neuesten Stand ist; wer doppelt unterschrieben hat, mit Beweis; was durch eine Entscheidung oder die Einigung auf einen Schiedsrichter nicht mehr gilt; welche Zettel warten; und was beschädigt ist oder nicht gelten kann. Hinter jedem Befund steht, was sich dagegen tun lässt.

    Exit-Status: 0, wenn nichts zu entscheiden ist, ob nun eine Kopie zurückliegt oder nicht; 1, wenn jemand doppelt unterschrieben hat, die Partie steht, oder etwas beschädigt ist oder nicht gelten kann; 2, wenn es nichts zu vergleichen gab; 3, wenn eine Datei nicht gelesen oder geschrieben werden kann.
help-disputes = Streitfälle
help-doctor-about = Herausfinden, was eingerichtet ist und was fehlt
help-doctor-long =
    Herausfinden, was eingerichtet ist und was fehlt.

    Geprüft werden die Einstellungen, ob E-Mail funktioniert, und welche Partien warten.

    Nichts wird geändert und nichts gesendet. Der Exit-Status ist 1, wenn etwas nicht stimmt.
help-event-about = Ein Turnier veranstalten, oder an einem teilnehmen
help-event-announce-about = Ein Turnier per E-Mail ankündigen, an Listen oder an Personen
help-event-announce-language = Die Sprache der Nachricht, zum Beispiel `de`; ohne Angabe die der Einstellungen
help-event-announce-long =
    Ein Turnier per E-Mail ankündigen, an Listen oder an Personen.

    Die Nachricht nennt die Gruppen und sagt, wie man sich anmeldet: Wer sie mit `enter` und dem Namen einer Gruppe beantwortet, allein in einer Zeile, wird vom Server um Bestätigung gebeten und spielt ohne Schlüssel; für Leute, die das Programm haben, geht das Protokoll des Turniers mit. Jede Adresse bekommt eine eigene Nachricht.
help-event-announce-say = Eine Bemerkung, die am Anfang steht
help-event-appeal-about = Einspruch gegen eine Entscheidung, ein Ergebnis oder eine Paarung einlegen
help-event-appeal-entry = Der Eintrag im Protokoll des Turniers: seine Nummer oder seine Kennung
help-event-appeal-examples =
    Beispiele:
      adjudicate event appeal 14 --say "my letter was on the way" --send
      adjudicate event appeal 14 --name otto --say "..."   (der Turnierleiter, für einen Spieler ohne Schlüssel)
help-event-appeal-long =
    Einspruch gegen eine Entscheidung, ein Ergebnis oder eine Paarung einlegen.

    Der Einspruch steht auf einem Zettel, den der Turnierleiter einträgt. Über ihn entscheidet das Schiedsgericht, das in der Ausschreibung steht.
help-event-appeal-name = Der Turnierleiter schreibt den Einspruch von jemandem ohne Schlüssel auf
help-event-appeal-say = Ihre Begründung
help-event-appeal-send = Den Zettel an den Turnierleiter mailen
help-event-away-about = In allen Ihren Partien eines Turniers abwesend sein
help-event-away-long =
    In allen Ihren Partien eines Turniers abwesend sein.

    Alles, was an diesen Tagen von Ihnen fällig wäre, ist um so viele Tage später fällig. Der Zettel zählt, wenn ihn der Turnierleiter eingetragen hat; der Schiedsrichter trägt ihn in jede Ihrer laufenden Partien ein, sodass Sie es nicht zu tun brauchen.
help-event-away-name = Der Turnierleiter sagt es für einen Spieler ohne Schlüssel
help-event-away-say = Eine Bemerkung
help-event-away-send = An den Turnierleiter mailen
help-event-claim-about = Eine Wertung für ein Brett beantragen, das noch offen ist, obwohl seine Gruppe zu Ende ist
help-event-claim-long =
    Eine Wertung für ein Brett beantragen, das noch offen ist, obwohl seine Gruppe zu Ende ist.

    Der Turnierleiter antwortet mit `event rule points`.
help-event-claim-say = Ihre Analyse
help-event-claim-send = Den Zettel an den Turnierleiter mailen
help-event-collect-about = Die Ergebnisse aller beendeten Partien eintragen
help-event-collect-long =
    Die Ergebnisse aller beendeten Partien eintragen.

    Jede Partie wird zuerst geprüft; ein Ergebnis zählt bis zu ihrem letzten Eintrag. Protokolle von anderswo (Verzeichnisse oder Dateien, etwa von Spielern) werden in das Verzeichnis des Turniers übernommen, wo sie mehr von einer Partie wissen als die Kopie dort.
help-event-crosstable-about = Zeigen, wer gegen wen gespielt hat, mit welchem Ergebnis
help-event-crosstable-help = Hilfe ausgeben
help-event-crosstable-section = Nur eine Gruppe
help-event-draw-about = Eine Gruppe auslosen, die in mehreren kleineren Gruppen gespielt wird, oder deren Spieler aus anderen Gruppen kommen
help-event-draw-long =
    Eine Gruppe auslosen, die in mehreren kleineren Gruppen gespielt wird, oder deren Spieler aus anderen Gruppen kommen.

    Die Spieler folgen aus den Anmeldungen, oder aus dem Endstand der anderen Gruppen; die Lose folgen aus der nächsten Zahl, die der Turnierleiter in der Ausschreibung versiegelt hatte, und aus allen Ergebnissen dieser Gruppen. Nach der Auslosung ändern sich diese Ergebnisse nicht mehr.
help-event-enter-about = Sich zu einem Turnier anmelden
help-event-enter-display = Der Name, wie ihn andere lesen
help-event-enter-long =
    Sich zu einem Turnier anmelden.

    Unterschreibt einen Zettel mit Ihrem Schlüssel; `--send` mailt ihn an den Turnierleiter, der ihn ins Protokoll einträgt, und ohne diese Option wird der Zettel ausgegeben, damit Sie ihn auf beliebigem Weg senden. Spieler ohne Schlüssel meldet der Turnierleiter an: `--as by-post`.
help-event-enter-name = Ihr Name in den Protokollen; ohne Angabe der der Einstellungen
help-event-enter-say = Eine Bemerkung
help-event-enter-send = Den Zettel an den Turnierleiter mailen
help-event-export-about = Eine Gruppe für andere Programme als TRF schreiben, den Turnierbericht der FIDE, bei Gruppen mit zwei Spielern am Brett
help-event-export-help = Hilfe ausgeben
help-event-export-output = Hierhin schreiben statt auf die Standardausgabe
help-event-handover-about = Ein Turnier einem Stellvertreter übergeben, oder es übernehmen
help-event-handover-long =
    Ein Turnier einem Stellvertreter übergeben, oder es übernehmen.

    Der Turnierleiter unterschreibt einen Zettel, und hinter ihm nichts mehr in diesem Turnier. Der Stellvertreter, der eine Kopie des Turnierverzeichnisses hat, übernimmt mit diesem Zettel und leitet das Turnier von da an. Laufende Partien behalten ihren Schiedsrichter, bis sich ihre Spieler auf den neuen einigen.
help-event-handover-name = Der Turnierleiter oder Stellvertreter aus der Ausschreibung, der übernimmt
help-event-handover-send = Den Zettel an den mailen, der übernimmt
help-event-import-about = Ins Protokoll des Turniers aufnehmen, was Spieler gesendet haben: Anmeldungen, Abmeldungen und Bemerkungen
help-event-import-files = Dateien mit Zetteln
help-event-import-long =
    Ins Protokoll des Turniers aufnehmen, was Spieler gesendet haben: Anmeldungen, Abmeldungen und Bemerkungen.

    Die Dateien sind gespeicherte Nachrichten, oder Texte mit Blöcken wie in einem Brief. In welcher Reihenfolge sie kommen, ist gleichgültig.
help-event-long =
    Ein Turnier veranstalten, oder an einem teilnehmen.

    Ein Turnier ist ein Verzeichnis: sein unterschriebenes Protokoll event.yaml, und die Protokolle seiner Partien. Zusammen beweisen sie alles: wer sich angemeldet hat, die Auslosung, die Paarungen, die Ergebnisse, die Tabelle.
help-event-new-about = Ein Turnier beginnen: seine Ausschreibung schreiben und unterschreiben
help-event-new-examples =
    Beispiele:
      adjudicate event new cup.yaml --output summer-cup
      adjudicate event new            (fragt Schritt für Schritt)
help-event-new-long =
    Ein Turnier beginnen: seine Ausschreibung schreiben und unterschreiben.

    Die Ausschreibung enthält die Gruppen mit ihren Spielen, Optionen und Systemen, die Feinwertungen und das Ende der Anmeldung. Sie bindet den Turnierleiter an seinen Teil der Auslosung, bevor sich jemand anmeldet. Aus einer YAML-Beschreibung, oder in einem Terminal Schritt für Schritt.
help-event-new-output = Das Verzeichnis, das für das Turnier gemacht wird; sein Protokoll ist event.yaml darin
help-event-note-about = Eine Bemerkung ins Protokoll des Turniers schreiben
help-event-note-long =
    Eine Bemerkung ins Protokoll des Turniers schreiben.

    Die eines Spielers steht auf einem Zettel, der zählt, wenn ihn der Turnierleiter eingetragen hat.
help-event-note-send = Den Zettel eines Spielers an den Turnierleiter mailen
help-event-note-text = Die Bemerkung
help-event-page-about = Eine Seite des Turniers machen: Tabellen, Kreuztabellen, und jede Partie zum Nachspielen
help-event-page-language = Die Sprache der Seite, zum Beispiel `de`; ohne Angabe die der Einstellungen
help-event-page-long =
    Eine Seite des Turniers machen: Tabellen, Kreuztabellen, und jede Partie zum Nachspielen.

    Eine einzige HTML-Datei, die nichts weiter braucht: kein Netz, keine anderen Dateien. Alles darauf wird dabei aus den Protokollen neu berechnet; Widersprüche stehen am Anfang.
help-event-page-output = In diese Datei schreiben
help-event-pair-about = Die nächste Runde einer Gruppe paaren, oder aller, die so weit sind
help-event-pair-all = Alle Runden, die jetzt gepaart werden können
help-event-pair-long =
    Die nächste Runde einer Gruppe paaren, oder aller, die so weit sind.

    Macht die unterschriebenen Bedingungen aller ihrer Partien im Verzeichnis `games`, und schreibt ins Protokoll, wer gegen wen spielt. In Gruppen, in denen jeder gegen jeden spielt, können alle Runden auf einmal gepaart werden (`--all`). Mit `--by-hand` und einem Grund paart der Turnierleiter nach Belieben, wo das System nichts anderes übrig lässt; das ist eine Entscheidung, und alle sehen sie. `--dry-run` zeigt die Runde und unterschreibt nichts.
help-event-pair-section = Nur eine Gruppe
help-event-pair-send = Jede Partie an ihre Spieler mailen
help-event-pairings-about = Die nächste Runde eines Turniers paaren, das ein anderes Programm führt, aus dessen Bericht (TRF16 oder TRF26)
help-event-pairings-long =
    Die nächste Runde eines Turniers paaren, das ein anderes Programm führt, aus dessen Bericht (TRF16 oder TRF26).

    Gibt die Zahl der folgenden Zeilen aus, dann für jedes Paar in der Reihenfolge der Bretter eine Zeile `WHITE BLACK`, und als letzte `NUMBER 0` für das Freilos. Gibt es keine Paarung, wird `none` ausgegeben. Kein Turnier und kein Schlüssel wird berührt.

    Exit-Status: 0; 1, wenn es keine Paarung gibt oder eine Runde abweicht; 2, wenn der Bericht nicht gelesen werden kann.
help-event-ratings-about = Wertungszahlen aus den Partien von Turnieren berechnen
help-event-ratings-events = Verzeichnisse von Turnieren oder ihre Protokolle
help-event-ratings-list = Die Liste, mit der begonnen wird
help-event-ratings-long =
    Wertungszahlen aus den Partien von Turnieren berechnen.

    Jedes Turnier ist ein Wertungszeitraum, in der Reihenfolge, in der sie zu Ende gingen. In einem Turnier wird nichts davon gespeichert: Die Liste folgt allein aus den Protokollen, und `event verify ratings.yaml DIR...` berechnet sie noch einmal.
help-event-rekey-about = Ihren Schlüssel in einem Turnier ersetzen
help-event-rekey-long =
    Ihren Schlüssel in einem Turnier ersetzen.

    Sie unterschreiben es mit dem alten Schlüssel, auf einem Zettel, den der Turnierleiter einträgt. Von da an unterschreibt der neue Schlüssel Ihre Zettel und steht in den Partien, die dann gepaart werden; in jeder laufenden Partie ersetzt ihn `adjudicate rekey`.
help-event-rekey-send = Den Zettel an den Turnierleiter mailen
help-event-result-about = Das Ergebnis eines Brettes aus seiner Partie eintragen
help-event-result-help = Hilfe ausgeben
help-event-rule-about = Als Turnierleiter entscheiden
help-event-rule-bye-about = Einem Spieler auf Wunsch in einer Runde, die noch nicht gepaart ist, spielfrei geben, und einen halben Punkt
help-event-rule-bye-help = Hilfe ausgeben
help-event-rule-close-about = Eine Gruppe vorzeitig schließen: Jedes offene Brett ist für alle verloren
help-event-rule-close-help = Hilfe ausgeben
help-event-rule-exclude-about = Einen Spieler vom Turnier ausschließen
help-event-rule-exclude-help = Hilfe ausgeben
help-event-rule-help = Hilfe ausgeben
help-event-rule-points-about = Ein Brett mit diesen halben Punkten werten, was immer seine Partie sagt: bei kampflosen Partien, oder bei solchen, die am Ende noch offen sind
help-event-rule-points-help = Hilfe ausgeben
help-event-rule-readmit-about = Einen ausgeschlossenen Spieler wieder zulassen, von der nächsten Runde an
help-event-rule-readmit-help = Hilfe ausgeben
help-event-rule-rekey-about = Einem Spieler einen anderen Schlüssel geben; laufende Partien brauchen eine eigene Entscheidung
help-event-rule-rekey-help = Hilfe ausgeben
help-event-rule-reopen-about = Einem Brett seine Punkte nehmen, bis es ein neues Ergebnis oder eine neue Entscheidung gibt
help-event-rule-reopen-help = Hilfe ausgeben
help-event-rule-substitute-about = Den Platz eines Spielers einer anderen Person geben, mit seinen Punkten und Gegnern
help-event-rule-substitute-help = Hilfe ausgeben
help-event-rule-substitute-mail = Die Adresse einer neuen Person, die per Post spielt
help-event-rule-unpair-about = Die Paarung der letzten Runde einer Gruppe aufheben, sodass sie neu gepaart werden kann
help-event-rule-unpair-help = Hilfe ausgeben
help-event-site-about = Eine Website des Turniers machen: ein Verzeichnis mit Dateien für einen beliebigen Webserver
help-event-site-events = Verzeichnisse von Turnieren oder ihre Protokolle; ohne Angabe das hiesige
help-event-site-language = Die Sprache der Website, etwa `de`; ohne Angabe die der Einstellungen
help-event-site-long =
    Eine Website des Turniers machen: ein Verzeichnis mit Dateien für einen beliebigen Webserver.

    Tabellen, Kreuztabellen, Runden, Spieler und Partien haben eigene Seiten, die zum Lesen weder Skripte noch ein Netz brauchen; daneben liegen die Ergebnisse für Programme (results.json), ein Feed (feed.atom), die Protokolle, und die Seite, die sie prüft. Alles wird dabei aus den Protokollen neu berechnet; Widersprüche stehen auf der ersten Seite. Mehrere Turniere ergeben ein Archiv: Jedes hat seine Website in einem eigenen Verzeichnis, und die erste Seite führt die Turniere und die Personen darin auf.
help-event-site-output = Das Verzeichnis der Website; es wird gemacht, wenn es fehlt, und eine ältere Website darin wird ersetzt
help-event-standings-about = Die Tabelle einer Gruppe zeigen, oder aller: Plätze, Punkte, und jede Feinwertung mit den Zahlen, aus denen sie kommt
help-event-standings-help = Hilfe ausgeben
help-event-standings-section = Nur eine Gruppe
help-event-start-about = Auslosen, nach dem letzten Tag der Anmeldung
help-event-start-long =
    Auslosen, nach dem letzten Tag der Anmeldung.

    Die Lose folgen aus allen Anmeldungen, aus der Zahl, die der Turnierleiter in der Ausschreibung versiegelt hatte, und aus der öffentlichen Ziehung, wenn die Ausschreibung eine nennt. Sie nummerieren die Spieler jeder Gruppe: nach Wertungszahl, und wo Wertungszahlen gleich sind oder fehlen, nach dem Los.
help-event-status-about = Den Stand eines Turniers zeigen: Runden, offene Bretter, was fällig ist, und wie lange es überfällig ist
help-event-status-help = Hilfe ausgeben
help-event-verdict-about = Als Schiedsgericht über einen Einspruch entscheiden
help-event-verdict-board = Das Brett; ohne Angabe das des Einspruchs
help-event-verdict-points = Halbe Punkte in der Reihenfolge der Plätze
help-event-verdict-round = Die Runde; ohne Angabe die des Einspruchs
help-event-verdict-say = Ihre Begründung
help-event-verdict-section = Die Gruppe; ohne Angabe die des Einspruchs
help-event-verdict-send = Den Zettel an den Turnierleiter mailen
help-event-verdict-uphold-bye = Ein Spieler ist in einer Runde spielfrei, die noch nicht gepaart ist
help-event-verdict-uphold-exclude = Ein Spieler ist ausgeschlossen
help-event-verdict-uphold-points = Ein Brett hat diese Punkte
help-event-verdict-uphold-readmit = Ein ausgeschlossener Spieler ist wieder dabei
help-event-verdict-uphold-reopen = Die Punkte eines Brettes gelten nicht mehr
help-event-verdict-uphold-unpair = Die Paarung der letzten Runde einer Gruppe ist aufgehoben
help-event-verify-about = Turniere mit ihren Partien prüfen: Auslosung, Paarungen, Ergebnisse, Tabellen
help-event-verify-long =
    Turniere mit ihren Partien prüfen: Auslosung, Paarungen, Ergebnisse, Tabellen.

    Berechnet alles neu, allein aus den Protokollen: wer sich wann angemeldet hat, die Auslosung, jede Paarung, dass jede Partie die gepaarte ist und so gespielt wird, wie es ihre Gruppe verlangt, und dass jedes Ergebnis das seiner Partie ist. Nennt jede Abweichung.

    Eine Liste von Wertungszahlen vor den Turnieren wird aus ihnen neu berechnet.

    Exit-Status: 0, wenn alles stimmt; 1, wenn etwas nicht stimmt; 3, wenn eine Datei nicht gelesen werden kann.
help-event-withdraw-about = Ein Turnier verlassen, oder eine seiner Gruppen
help-event-withdraw-long =
    Ein Turnier verlassen, oder eine seiner Gruppen.

    Vor der Auslosung ist es, als hätten Sie sich nicht angemeldet. Danach bleiben Ihre beendeten Partien, wie sie sind; das System entscheidet, wie die anderen zählen (docs/events.md).
help-event-withdraw-name = Der Turnierleiter meldet jemanden ohne Schlüssel ab
help-event-withdraw-say = Eine Bemerkung
help-event-withdraw-section = Nur aus einer Gruppe
help-event-withdraw-send = An den Turnierleiter mailen
help-examples =
    Beispiele:
      adjudicate learn nine-mens-morris
      adjudicate new
      adjudicate play d2 --send
      adjudicate       (führt Ihre Partien auf)
help-explain-about = Einen Wurf oder einen Eintrag Schritt für Schritt erklären, sodass Sie ihn nachprüfen können
help-explain-entry = Diesen Eintrag erklären
help-explain-long =
    Einen Wurf oder einen Eintrag Schritt für Schritt erklären, sodass Sie ihn nachprüfen können.

    Erklärt auch einen ganzen Streitfall, als Brief, den ein Schlichter senden kann.

    Bei einem Wurf: woran vorher jeder gebunden war, die aufgedeckten Elemente, und wie die Zahlen daraus folgen. Bei einem Eintrag: warum er steht, wo er steht, wessen Unterschrift er trägt, was die Regeln dazu gesagt haben, welche Zettel er einträgt und wer sie unterschrieben hat. Jeder Schritt ist ein Befehl, den man in bash einfügen kann, sodass niemand diesem Programm vertrauen muss. Ohne --entry und --throw wird der letzte Wurf erklärt, bei einer Partie ohne Würfel der letzte Eintrag. Bei mehreren Kopien, und bei einem Beweis, wird erklärt, wie sie einander widersprechen, so wie es `adjudicate dispute --letter` tut.
help-explain-throw = Diesen Wurf erklären; der erste der Partie ist 1
help-export-about = Eine Partie für ein anderes Programm schreiben, etwa als PGN
help-export-long =
    Eine Partie für ein anderes Programm schreiben, etwa als PGN.

    `--ssh` schreibt ein Verzeichnis mit dem Text und der Unterschrift jedes Eintrags und jedes Zettels, den Schlüsseln, und einem Skript, das sie alle mit `ssh-keygen` allein prüft: für Leute, die einem Programm vertrauen wollen, das jeder hat.

    `--pgn` schreibt eine Schachpartie für Schachprogramme, `--mat` ein Spiel oder Match in Backgammon für GNU Backgammon und andere: Namen, Datum, Züge, Verdopplungen, Bemerkungen und Ergebnis. Zurückgenommene Züge fehlen, und auch die Unterschriften: Eine solche Datei beweist nichts. `--mat` nimmt auch, was `adjudicate table --save` von einer Partie aufbewahrt hat, die niemand unterschreibt.
help-export-mat = Eine Partie Backgammon als .mat-Text
help-export-output = Die Datei, die geschrieben wird, eine neue; mit --ssh ein Verzeichnis, neu oder leer; ohne Angabe wird ausgegeben
help-export-ssh = Unterschriften, wie OpenSSH sie aufbewahrt, zum Prüfen mit `ssh-keygen -Y verify`
help-games-about = Ihre Partien aufführen, zuerst die, die auf Sie warten
help-games-examples =
    Beispiele:
      adjudicate games
      adjudicate games tournament
      adjudicate       (dasselbe, wo Partien sind)
help-games-long =
    Ihre Partien aufführen, zuerst die, die auf Sie warten.

    Jede Partie hat eine Nummer, die Befehle statt des Namens ihrer Datei nehmen: `adjudicate show 2`, `adjudicate play d2 --game 2`.
help-help = Dies ausgeben, oder die Hilfe der genannten Befehle
help-import-about = Züge aus einem Brief oder einer Datei in Ihre Partien aufnehmen
help-import-files = Dateien mit Einträgen, `-` für die Standardeingabe
help-import-game = Die Datei der Partie; ohne Angabe an den Einträgen erkannt
help-import-long =
    Züge aus einem Brief oder einer Datei in Ihre Partien aufnehmen.

    Der Befehl findet alles, was in den Dateien ist, von selbst: Protokolle, Einträge in anderem Text, Blöcke aus Briefen, zitiert oder nicht. Ein Eintrag, der schon da ist, wird übergangen; einer, der das Protokoll fortsetzt, wird geprüft und angehängt; einer, der zu früh kam, wird aufbewahrt, bis die Lücke gefüllt ist; von mehreren Zweigen gilt der, dem die Partie folgt, und der Rest wird neben dem Protokoll aufbewahrt, ebenso Zettel und Anteile, die auf einen Eintrag warten. Alles andere wird mit dem Grund gemeldet. Am Ende wird ausgegeben, was von Ihnen fällig ist.

    Der Exit-Status ist 1, wenn ein Eintrag abgelehnt wurde oder jemand doppelt unterschrieben hat.

    `--mat` ist für ein Backgammon-Match eines anderen Programms, in dem nichts unterschrieben ist: Es schreibt das Match als Skript, das `adjudicate table` spielt und `adjudicate export --mat` nimmt.
help-import-output = Eine neue Datei für die Partie machen, gleich welche anderen Kopien hier sind; ohne Angabe kommt eine Partie, die noch nicht hier ist, nach GAME-NAME-NAME.yaml. Mit --mat das Skript; ohne Angabe wird es ausgegeben
help-invite-about = Jemanden zu einer Partie einladen, oder mehrere per E-Mail zu einer Partie, die ein Server leitet
help-invite-desk = Diesen Server um die Einladung bitten, mit Ihrer E-Mail; Sie spielen mit und senden Ihren Schlüssel
help-invite-first = Der Spieler, der beginnt, auf einem Server mit Namen, sonst `inviter` oder `guest`; ohne Angabe entscheiden die Würfel
help-invite-game = Das Spiel, etwa nine-mens-morris; `adjudicate rules` führt sie auf
help-invite-games = Das Verzeichnis mit den Partien des Servers; ohne Angabe das der Einstellungen
help-invite-list = Die Einladungen aufführen, die Sie gesendet und angenommen haben
help-invite-long =
    Jemanden zu einer Partie einladen, oder mehrere per E-Mail zu einer Partie, die ein Server leitet.

    Ohne Adressen wird eine Einladung gemacht, die Sie jemandem senden: eine Nachricht mit allen Bedingungen, von Ihnen unterschrieben. Der Eingeladene braucht noch keinen Schlüssel: `adjudicate accept LETTER` macht einen, und schreibt, was an Sie zurückgeht. `adjudicate import` liest das ein, und die Partie beginnt.

    Mit Adressen werden, auf einem Server, Bedingungen mit offenen Plätzen aufbewahrt. Der Server sendet jedem eine Einladung; wer `yes` antwortet, hat seinen Platz, mit dem Schlüssel, den er mitsendet, oder ohne einen, und dann schreibt der Schiedsrichter seine Züge auf. Haben alle geantwortet, werden die Bedingungen unterschrieben, und die Partie beginnt von selbst; wenn jemand absagt, erfahren es die anderen. Mit --at-once wird niemand gefragt: Die Partie beginnt sofort, zwischen Spielern ohne Schlüssel. Mit --desk sind Sie der Gastgeber und bitten den Server von jemand anderem um die Einladung: Er muss Ihre Adresse kennen und bittet Sie um Bestätigung.
help-invite-name = Ihr Name, wie ihn die anderen sehen; ohne Angabe wird danach gefragt
help-invite-players = Auf einem Server die Spieler in der Reihenfolge der Plätze: ADDRESS, oder NAME=ADDRESS; ohne Namen gilt, was vor dem `@` steht
help-invite-to = Ohne Adressen: die Einladung an diese Adresse mailen, statt sie auszugeben
help-join-about = Einer Partie beitreten, nachdem Sie ihre Bedingungen gelesen haben
help-join-long =
    Einer Partie beitreten, nachdem Sie ihre Bedingungen gelesen haben.

    Mit --invitation beantworten Sie die Nachricht eines Servers: Sie nehmen den Platz an, und Ihr Schlüssel geht mit. Die Partie kommt per E-Mail, sobald alle geantwortet haben; dann treten Sie bei wie sonst auch.
help-key-about = Ihren Schlüssel machen, oder ihn zeigen
help-key-help = Hilfe ausgeben
help-key-new-about = Einen neuen Schlüssel machen: eine Schlüsseldatei (OpenSSH, Ed25519)
help-key-new-file = Die Datei, die geschrieben wird; ohne Angabe die der Einstellungen
help-key-new-help = Hilfe ausgeben
help-key-show-about = Die Zeile ausgeben, die Sie anderen geben
help-key-show-file = Die Schlüsseldatei; ohne Angabe die der Einstellungen
help-key-show-help = Hilfe ausgeben
help-learn-about = Ein Spiel lernen, eine Regel nach der anderen, mit Stellungen zum Ausprobieren
help-learn-from = Mit der ersten Lektion zu dieser Regel anfangen, etwa NMM-6, oder 6
help-learn-game = Das Spiel, etwa nine-mens-morris, oder eine Regel, etwa NMM-6
help-learn-list = Die Lektionen aufführen, und welche davon erledigt sind
help-learn-long =
    Ein Spiel lernen, eine Regel nach der anderen, mit Stellungen zum Ausprobieren.

    Ohne Angabe eines Spiels werden die Spiele aufgeführt. Eine Antwort, die die Regeln verbieten, wird abgelehnt, mit der Regel, gegen die sie verstößt, und Sie versuchen es noch einmal. Wie weit Sie sind, wird aufbewahrt, und beim nächsten Mal geht es dort weiter. Die Antworten können auch aus einer Datei oder einer Pipe kommen, eine in jeder Zeile; der Exit-Status ist dann 0, wenn keine abgelehnt wurde, und sonst 1.
help-ledger-about = Die Marken prüfen, die Spieler durch eine Parcus-Serie mitnehmen
help-ledger-long =
    Die Marken prüfen, die Spieler durch eine Parcus-Serie mitnehmen.

    Nimmt die Protokolle der Partien einer Serie oder mehrerer, in beliebiger Reihenfolge, und Verzeichnisse, in denen sie liegen. Zeigt für jede Partie, was ihre Spieler mitgebracht, womit sie begonnen und aufgehört und was sie behalten haben, und urteilt über alles, was übernommen wird. Die Zahlen einer Partie sind die bei dem Eintrag, den die nächste Partie nennt. Kopien derselben Partie werden verglichen. Was aus einer Partie übernommen wird, die nicht angegeben wurde, wird nicht geprüft, und die fehlende Datei wird genannt. Im Verzeichnis eines Turniers wird, was von Runde zu Runde übernommen wird, am Protokoll des Turniers geprüft.

    Exit-Status: 0, wenn nichts strittig ist; 1, wenn eine Übernahme strittig ist, Kopien beweisen, dass jemand doppelt unterschrieben hat, oder ein Protokoll ungültig ist; 3, wenn eine Datei nicht gelesen werden kann; 2, wenn es keine Partie einer Serie gab.
help-ledger-paths = Protokolle, und Verzeichnisse mit Protokollen
help-letters = Briefe und E-Mail
help-long =
    Der Schiedsrichter für Brettspiele per Brief und E-Mail.

    Eine Partie ist eine Datei, die immer nur länger wird: unterschriebene Einträge, die jeder ohne Netz prüfen kann, auch die Würfe. Fangen Sie mit `adjudicate key new` an, dann `adjudicate new` oder `adjudicate join`.
help-looking = Ansehen
help-mail-about = E-Mail einrichten, und Züge per E-Mail senden und empfangen
help-mail-fetch-about = Briefe zu Partien aus Ihrem Postfach holen (IMAP), und ihre Züge in Ihre Partien aufnehmen
help-mail-fetch-long =
    Briefe zu Partien aus Ihrem Postfach holen (IMAP), und ihre Züge in Ihre Partien aufnehmen.

    Jeder Computer liest jede Nachricht einmal, ob sie nun als gelesen markiert ist oder nicht; beim ersten Mal alle ungelesenen Nachrichten, und alle mit [adjudicate] im Betreff. Solche, in denen etwas für eine Partie ist, werden als gelesen markiert, wenn es aufgenommen ist; sonst wird dort nichts geändert, und nichts wird gelöscht. Nachrichten, die nicht geholt oder nicht aufgenommen werden konnten, und Partien, die hier neu sind (--yes nimmt sie), werden beim nächsten Mal wieder angesehen.
help-mail-long =
    E-Mail einrichten, und Züge per E-Mail senden und empfangen.

    Diese Befehle enden mit einem Exit-Status, den Mailserver verstehen: 0 erledigt, 64 falscher Aufruf, 65 abgelehnt, 75 später noch einmal versuchen, 78 falsche Einstellungen. `mail receive` endet auch bei falschem Aufruf und falschen Einstellungen mit 75, damit keine Nachricht zurückgesendet wird.
help-mail-receive-about = Eine Nachricht von der Standardeingabe lesen, oder alle neuen Nachrichten eines Maildirs, und ihre Züge in die Partien aufnehmen
help-mail-receive-examples =
    Beispiele:
      adjudicate mail receive --games /home/alice/games < message
      adjudicate mail receive --games games --maildir Mail/games
    {"  ."}forward: "|adjudicate mail receive --games /home/alice/games"
      adjudicate mail receive --store postgresql://mail@db1,db2/games < message     (für Server anderswo)
help-mail-receive-long =
    Eine Nachricht von der Standardeingabe lesen, oder alle neuen Nachrichten eines Maildirs, und ihre Züge in die Partien aufnehmen.

    Gemacht zum Aufruf durch Mailprogramme: .forward, Aliase, procmail, Sieve. Nichts, was an einer Nachricht falsch ist, lässt den Befehl scheitern, denn sonst würde ein Mailserver dem, der geschrieben haben soll, eine Fehlermeldung senden; es wird gemeldet, und der Exit-Status ist 0. Er ist 75, noch einmal versuchen, wenn eine Datei nicht gelesen oder geschrieben werden kann, oder wenn ein Eintrag weder aufgenommen wurde, noch aufbewahrt, bis das ankommt, worauf er aufbaut, noch als ungültig erkannt: Er ist vordatiert, oder es warten zu viele. In einem Maildir werden Nachrichten, in denen etwas für die Partien ist, als gelesen markiert, und andere bleiben, wie sie sind; so auch eine mit einer Partie, die noch nicht hier ist, bis jemand sie will (--yes).
help-mail-receive-maildir = Die neuen Nachrichten dieses Maildirs lesen statt der Standardeingabe
help-mail-send-about = Eine Nachricht über den Stand der Partie senden, und was sonst noch im Postausgang wartet
help-mail-send-examples =
    Beispiele:
      adjudicate mail send game.yaml
      adjudicate mail send --outbox     (nur, was wartet)
      adjudicate play d2 --send          (unterschreibt und sendet in einem)
help-mail-send-long =
    Eine Nachricht über den Stand der Partie senden, und was sonst noch im Postausgang wartet.

    Eine Nachricht kommt zuerst in den Postausgang, wird dann gesendet, dann entfernt. Eine Nachricht, die nicht gesendet werden konnte, wartet dort, und das nächste `mail send` versucht es wieder.
help-mail-serve-about = Den Server des Schiedsrichters betreiben: ein Maildir lesen, Züge in ihre Partien aufnehmen, und allen Bescheid geben
help-mail-serve-event = Das Verzeichnis eines Turniers, das Sie leiten, oder mit --store sein Name: Um seine Anmeldungen, Auslosung, Paarungen und Ergebnisse kümmert sich der Server, und um seine Partien
help-mail-serve-examples =
    Beispiele:
      adjudicate mail serve --games games --maildir Mail/desk
      adjudicate mail serve --once       (für cron; Partien und Maildir laut Einstellungen)
      adjudicate mail serve --store postgresql://desk@db1,db2/games     (einer von vielen Servern)
help-mail-serve-log_format-json = Ein JSON-Objekt je Zeile, mit seiner Stufe und den Namen der Nachricht, der Partie und des Turniers
help-mail-serve-log_format-text = Eine Zeile mit dem Datum und einem Satz
help-mail-serve-long =
    Den Server des Schiedsrichters betreiben: ein Maildir lesen, Züge in ihre Partien aufnehmen, und allen Bescheid geben.

    Jede Nachricht wird geprüft und in ihre Partie aufgenommen. Wer dann am Zug ist, bekommt das neue Brett, und alle anderen, die in den Bedingungen stehen, eine Kopie. Wenn der Schiedsrichter an den Würfen beteiligt ist und der Schlüssel ihm gehört, gibt der Server seine Anteile. Auf Fristen wird geachtet: vorher eine Erinnerung, danach eine Mitteilung. An eine Adresse, die hier in keinen Bedingungen steht, wird nichts gesendet. Zu jeder Nachricht wird eine Zeile ausgegeben. Eine Nachricht bleibt im Postausgang, bis sie gesendet ist, was auch geschieht. Dateien, die nicht gelesen werden können, werden nach einer Minute wieder versucht; mit --once ist der Exit-Status dann 75.
help-mail-serve-maildir = Das Maildir, in dem Post ankommt
help-mail-setup-about = Senden und Empfangen von E-Mail einrichten; mit --desk auch den Server des Schiedsrichters
help-mail-setup-address = Die Adresse, von der gesendet wird
help-mail-setup-desk = Auch einen Server des Schiedsrichters einrichten
help-mail-setup-event = Mit --desk: das Verzeichnis des Turniers, das der Server veranstaltet, statt --games; `none` für keines
help-mail-setup-examples =
    Beispiele:
      adjudicate mail setup          (fragt)
      adjudicate mail setup --address alice@example.org --smtp mail.example.org --imap mail.example.org \
        --password-command 'secret-tool lookup service mail'
      adjudicate mail setup --desk --address desk@example.org --sendmail /usr/sbin/sendmail \
        --games /home/referee/games --maildir /home/referee/Maildir
help-mail-setup-games = Mit --desk: das Verzeichnis mit den Partien
help-mail-setup-long =
    Senden und Empfangen von E-Mail einrichten; mit --desk auch den Server des Schiedsrichters.

    Fragt nach fehlenden Werten, schreibt alle in die Einstellungen und probiert sie aus, wie es `mail test` tut. Andere Einstellungen bleiben, mit ihren Kommentaren; eine frühere Datei wird daneben als `config.yaml.before` aufbewahrt. Für einen Server wird der Schlüssel des Schiedsrichters gemacht, wenn es keinen gibt, ohne Passphrase: Der Server unterschreibt von selbst.
help-mail-setup-maildir = Mit --desk: das Maildir, in dem Post für den Server ankommt
help-mail-setup-name = Der Name daneben, wie ihn andere lesen
help-mail-status-about = Zeigen, wie die Partien eines Servers stehen, welche Spieler säumig sind, und welche Nachrichten auf das Senden warten
help-mail-status-form-html = Eine Seite für einen Browser
help-mail-status-form-json = Ein JSON-Objekt
help-mail-status-form-text = Textzeilen
help-mail-status-metrics = Mit --store: als OpenMetrics-Text, für einen Sammler von Messwerten
help-mail-status-player = Nur die Partien des Spielers mit dieser Adresse: wer in jeder am Zug ist, und wie viele Tage noch bleiben
help-mail-test-about = Eine Nachricht an sich selbst senden, und prüfen, ob sie ankommt
help-mail-test-long =
    Eine Nachricht an sich selbst senden, und prüfen, ob sie ankommt.

    Sie geht hinaus, wie es die Einstellungen sagen, und wird dort gesucht, wo nach ihnen Post ankommt: in Ihrem Postfach (`mail: imap`), oder im Maildir des Servers (`desk: maildir`). Sonst wird dort nichts gelesen und nichts markiert.
help-mail-token-about = Den geheimen Teil der Adresse ersetzen, an die ein Spieler ohne Schlüssel antwortet
help-mail-token-long =
    Den geheimen Teil der Adresse ersetzen, an die ein Spieler ohne Schlüssel antwortet.

    Wer das geheime Wort eines Spielers hat, kann in seinem Namen schreiben. Die nächste Nachricht des Servers bringt das neue. Das Wort selbst bekommt sonst niemand zu sehen, auch hier nicht.
help-mail-unread-about = Die Briefe aufführen, die der Server Ihnen überlassen hat; einen zeigen, beantworten, spielen oder schließen
help-mail-unread-answer-about = Einen Brief per E-Mail beantworten, und ihn schließen; ein Spieler ohne Schlüssel bekommt auch das Brett
help-mail-unread-answer-help = Hilfe ausgeben
help-mail-unread-answer-say = Ihre Worte
help-mail-unread-close-about = Einen Brief schließen, der nichts weiter braucht
help-mail-unread-close-help = Hilfe ausgeben
help-mail-unread-examples =
    Beispiele:
      adjudicate mail unread
      adjudicate mail unread show 1
      adjudicate mail unread answer 1 --say 'Which of the two moves do you mean?'
      adjudicate mail unread play 1 d2      (eingetragen für den Absender, der keinen Schlüssel hat)
      adjudicate mail unread close 1
help-mail-unread-long =
    Die Briefe aufführen, die der Server Ihnen überlassen hat; einen zeigen, beantworten, spielen oder schließen.

    Der Server überlässt Ihnen einen Brief, den er nicht versteht, in dem mehr steht als Züge und Befehle, oder aufgrund dessen er nichts tun darf. All das geht auch, während Server arbeiten. Ein Brief behält seine Nummer, bis er erledigt ist, und keine Nummer wird zweimal vergeben.
help-mail-unread-play-about = Einen Zug für den Absender eintragen, der keinen Schlüssel hat, und den Brief schließen
help-mail-unread-play-game = Die Partie, wenn der Brief sie nicht nennt: ihre Datei, oder der Anfang ihrer Kennung
help-mail-unread-play-help = Hilfe ausgeben
help-mail-unread-play-player = Der Spieler, für den eingetragen wird, wenn der Brief ihn nicht nennt
help-mail-unread-play-say = Die Bemerkung des Spielers zum Zug
help-mail-unread-show-about = Einen Brief zeigen: von wem er ist, warum er liegen blieb, und seinen Text
help-mail-unread-show-help = Hilfe ausgeben
help-mail-watch-about = Briefe holen, sobald sie ankommen, bis Sie es beenden
help-mail-watch-examples =
    Beispiele:
      adjudicate mail watch --games games
      adjudicate mail watch --answer     (gibt Ihre Anteile an Würfen, sobald sie fällig sind)
help-mail-watch-long =
    Briefe holen, sobald sie ankommen, bis Sie es beenden.

    Wie `mail fetch`, sooft der Mailserver neue Post meldet, oder einmal in der Minute, wenn er nichts meldet.
help-mail-write-about = Eine Nachricht über den Stand der Partie schreiben
help-mail-write-long =
    Eine Nachricht über den Stand der Partie schreiben.

    Sie geht an die Beteiligten, von denen etwas fällig ist, und als Kopie an alle anderen, die mit einer Adresse in den Bedingungen stehen. Die Nachricht enthält die Neuigkeiten, was von wem bis wann fällig ist, das Brett, und die Einträge.
help-man-about = Die Handbuchseite ausgeben
help-more = `adjudicate help COMMAND` erklärt einen Befehl, mit Beispielen.
help-moves-about = Die Züge aufführen, die Sie machen können
help-moves-at = Die Züge in der Stellung nach diesem Eintrag aufführen
help-moves-long =
    Die Züge aufführen, die Sie machen können.

    Wenn ein Wurf vollständig ist, den bisher nur Sie kennen können, sind es die Züge danach: Ihre Schlüsseldatei wird dazu verwendet, wenn sie ohne Frage gelesen werden kann, oder mit --key angegeben ist.
help-new-about = Eine Partie beginnen, und ihre Spieler und Bedingungen wählen
help-new-examples =
    Beispiele:
      adjudicate new nine-mens-morris --player alice=alice.key.pub --player bob="ssh-ed25519 AAAA..."
      adjudicate new open --player alice=a.pub,alice@example.org --player bob=b.pub --clock 7,3,10
      adjudicate new nine-mens-morris --player alice=a.pub --player carol=by-post --referee r.pub --organiser referee
      adjudicate new            (fragt Schritt für Schritt)
help-new-game = Das Spiel, etwa nine-mens-morris; `adjudicate rules` führt sie auf
help-new-long =
    Eine Partie beginnen, und ihre Spieler und Bedingungen wählen.

    Schreibt und unterschreibt die Bedingungen, den ersten Eintrag in der Datei der Partie.
help-new-options = Eine Option des Spiels: KEY=VALUE; eigene Bretter als boards=FILE, eine YAML-Liste von `number`, `name` und `path`
help-new-output = Die Datei des Protokolls; ohne Angabe GAME-NAME-NAME.yaml
help-new-players = Ein Spieler, in der Reihenfolge der Plätze: NAME=KEY[,MAIL]; KEY ist eine .pub-Datei, eine Zeile `ssh-ed25519 ...`, oder `by-post`
help-note-about = Eine Bemerkung ohne Zug senden
help-note-long =
    Eine Bemerkung ohne Zug senden.

    Die Bemerkung wird auf einem Zettel unterschrieben und ändert nie etwas am Spiel.
help-offer-about = Remis, eine Rücknahme, ein Ergebnis oder einen Schiedsrichter anbieten
help-offer-concede-about = Anbieten, das jetzige Spiel des Matches zu verlieren (Backgammon)
help-offer-concede-help = Hilfe ausgeben
help-offer-draw-about = Remis anbieten
help-offer-draw-help = Hilfe ausgeben
help-offer-end-about = Anbieten, das Spiel zu beenden und auszuzählen (Römische Dame)
help-offer-end-help = Hilfe ausgeben
help-offer-long =
    Remis, eine Rücknahme, ein Ergebnis oder einen Schiedsrichter anbieten.

    Das Angebot wird auf einem Zettel unterschrieben. Es verfällt, wenn hinter ihm etwas anderes eingetragen wird als ein Eintrag ohne Zug (post); ein Angebot zu einem eigenen Zug macht man deshalb nach diesem Zug.
help-offer-prisoners-about = Die Rückgabe der Gefangenen anbieten (Römische Dame)
help-offer-prisoners-help = Hilfe ausgeben
help-offer-referee-about = Anbieten, einen Schiedsrichter einzusetzen, oder den jetzigen zu ersetzen
help-offer-referee-help = Hilfe ausgeben
help-offer-result-about = Anbieten, die Partie mit einem Ergebnis für alle Spieler zu beenden, in der Reihenfolge der Plätze
help-offer-result-help = Hilfe ausgeben
help-offer-result-result = Das Ergebnis
help-offer-takeback-about = Anbieten, Züge zurückzunehmen, bis zur Stellung nach einem Eintrag
help-offer-takeback-help = Hilfe ausgeben
help-open-about = Nach einer Partie Caecus Ihr verdecktes Brett öffnen
help-open-board = Das Brett, wenn es weder aus dem Schlüssel folgt noch aus dem aufbewahrten
help-open-long =
    Nach einer Partie Caecus Ihr verdecktes Brett öffnen.

    Das Brett des Gewinners wird von dem Zug geöffnet, der gewinnt. Mit --show wird nichts geschrieben: Ihr Weg und der Schlüssel seiner Salze werden ausgegeben, zum sicheren Aufbewahren.
help-order-about = Einen Zug im Voraus beantworten: Wird er gespielt, antworten Sie sofort
help-order-long =
    Einen Zug im Voraus beantworten: Wird er gespielt, antworten Sie sofort.

    Für einen Zug können mehrere solche Antworten warten; die zu dem gespielten Zug wird verwendet, die anderen verfallen.
help-page-about = Den ganzen Schiedsrichter als Seite für einen beliebigen Browser schreiben
help-page-long =
    Den ganzen Schiedsrichter als Seite für einen beliebigen Browser schreiben.

    Eine einzige Datei, die kein Netz braucht und nirgendwohin etwas sendet: Protokolle, Briefe, Beweise und Turniere werden darin geprüft, Partien angesehen, geübt und gespielt, Kopien verglichen.
help-page-output = Die Datei, die geschrieben wird
help-perft-about = Folgen von Zügen zählen, um Spielprogramme zu vergleichen
help-play-about = Einen Zug machen
help-play-board = Das Brett, das ein erster Zug in caecus versiegelt: `random`, eine Nummer, oder eine Datei mit einem eigenen `path`; später nur, wenn es nicht von selbst gefunden wird
help-play-examples =
    Beispiele:
      adjudicate play d2
      adjudicate play 13/10 6/5 --say "your move"
      adjudicate play 13/10 6/5 --roll-next
      adjudicate play                 (fragt Schritt für Schritt)
      adjudicate play e4 --for carol   (der Schiedsrichter schreibt für sie)
help-play-long =
    Einen Zug machen.

    Der Zug wird geprüft, das Brett danach wird gezeigt, und Sie werden gefragt, bevor er unterschrieben wird.
help-playing = Spielen
help-post-about = Wartende Angebote und Bemerkungen ohne Zug eintragen
help-post-long =
    Wartende Angebote und Bemerkungen ohne Zug eintragen.

    Ein Zug trägt sie ebenso ein. Dies ist für das, was nicht auf einen Zug warten soll, etwa eine Aufgabe, die die Partie beendet.
help-postcard-about = Eine Postkarte mit dem Brett und Ihrem Zug drucken
help-postcard-long =
    Eine Postkarte mit dem Brett und Ihrem Zug drucken.

    Eine Karte hat das Format A6: das Brett, die Neuigkeiten, was von wem bis wann fällig ist, Zeilen für die Anschrift, und ein Code mit dem Eintrag, den `adjudicate import` von einem Foto liest. Spielern ohne Computer sagt ihr Text, was sie tun können.
help-postcard-output = Die Datei, die geschrieben wird; ohne Angabe NAME-NUMBER.pdf nach dem letzten Eintrag
help-postcard-sheet-a4 = Zwei Karten zum Ausschneiden
help-postcard-sheet-a5 = Zwei Karten
help-postcard-sheet-a6 = Eine Karte
help-postcard-to = Eine Karte für diesen Spieler; ohne Angabe für alle, von denen etwas fällig ist
help-read-picture-about = In einem Bild von der Standardeingabe nach Codes suchen; für dieses Programm selbst
help-read-picture-help = Hilfe ausgeben
help-receive-about = Als Schiedsrichter bestätigen, wann Sie ein Eintrag oder ein Zettel erreicht hat
help-receive-entry = Der Eintrag oder Zettel: die Nummer eines Eintrags, oder der Anfang einer Kennung
help-receive-file = Die Datei der Partie; dasselbe wie --game
help-receive-long =
    Als Schiedsrichter bestätigen, wann Sie ein Eintrag oder ein Zettel erreicht hat.

    Ein Eintrag mit einer Empfangsbestätigung zählt mit keinem früheren Datum als dem bestätigten, weniger den Tagen für den Postweg; so gewinnt niemand etwas durch ein falsches Datum. Die Bestätigung ist ein Zettel: Wer an der Reihe ist, trägt ihn ein, oder eine Entscheidung von Ihnen. Ein Server unterschreibt Bestätigungen von selbst.
help-refill-about = Stunden aus Ihrer Reserve auf Ihre Uhr nehmen
help-refill-long =
    Stunden aus Ihrer Reserve auf Ihre Uhr nehmen.

    Nachfüllen geht in Partien, deren Bedenkzeit `refill: true` hat, solange Ihre Zeit läuft. Es muss eingetragen sein, bevor Ihre Zeit abgelaufen ist; wenn Sie an der Reihe sind, trägt es ein Eintrag ohne Zug (post) sofort ein.
help-rekey-about = Ihren Schlüssel ersetzen, oder als Schiedsrichter einen verlorenen
help-rekey-examples =
    Beispiele:
      adjudicate rekey --new new.key
      adjudicate rekey --new new.key --player bob --tip-line   (gibt die Zeile aus, die ein Spieler, der seinen Schlüssel verloren hat, dem Schiedsrichter sendet)
      adjudicate rekey --player bob --line "rekey sha256:... bob ssh-ed25519 ... TIP" --reason "key lost"
help-rekey-line = Als Schiedsrichter: die Zeile, die der Spieler gesendet hat
help-rekey-long =
    Ihren Schlüssel ersetzen, oder als Schiedsrichter einen verlorenen.

    Ihr eigener Schlüssel wird auf einem Zettel ersetzt. Den Schlüssel eines Spielers, der seinen verloren hat, ersetzt der Schiedsrichter mit einer Entscheidung.
help-rekey-player = Wem der Schlüssel gehört; ohne Angabe Ihnen
help-rekey-reason = Als Schiedsrichter: warum; alle können es lesen
help-replay-about = Eine Partie Zug für Zug durchgehen
help-replay-boards-all = Eines, sooft es sich ändert
help-replay-boards-last = Das nach dem letzten gezeigten Eintrag
help-replay-boards-none = Keine
help-replay-form-gif = Ein bewegtes Bild, Brett für Brett
help-replay-form-html = Eine Seite für Browser, mit einem Schieberegler, die nichts weiter braucht
help-replay-form-text = Ausgegeben
help-replay-long =
    Eine Partie Zug für Zug durchgehen.

    Erzählt jeden Eintrag: Züge mit dem Brett danach, Würfe, Bemerkungen, Angebote und was aus ihnen wurde, Reklamationen, Entscheidungen, neue Schlüssel. Von einem ungültigen Protokoll wird der Teil vor dem Fehler erzählt, dann der Fehler; Seiten und bewegte Bilder werden nur aus gültigen Protokollen gemacht.
help-replay-output = Eine Seite oder ein bewegtes Bild in diese Datei schreiben
help-replay-to = Mit diesem Eintrag aufhören
help-replay-width = Wie breit ein GIF ist, in Pixeln
help-resign-about = Eine Partie aufgeben
help-resign-long =
    Eine Partie aufgeben.

    Wenn Sie an der Reihe sind, geben Sie mit einem Eintrag auf, sonst auf einem Zettel.
help-rule-about = Als Schiedsrichter entscheiden
help-rule-extend-about = Einem Spieler für etwas, das fällig ist, mehr Zeit geben
help-rule-extend-days = Wie viele Tage
help-rule-extend-help = Hilfe ausgeben
help-rule-forfeit-about = Entscheiden, dass ein Spieler verliert, oder aus der Partie ausscheidet
help-rule-forfeit-help = Hilfe ausgeben
help-rule-here-about = Den Eintrag wählen, hinter dem die Partie weitergeht, und sonst nichts ändern
help-rule-here-help = Hilfe ausgeben
help-rule-long =
    Als Schiedsrichter entscheiden.

    Für eine Entscheidung muss der Schiedsrichter nicht an der Reihe sein, und sie kann hinter jedem Eintrag stehen: Mit --behind geht die Partie dort weiter, und die Einträge dahinter gelten nicht mehr. Mehr Zeit wird auf einem Zettel gegeben.
help-rule-result-about = Die Partie mit einem Ergebnis beenden
help-rule-result-help = Hilfe ausgeben
help-rules-about = Die Regeln eines Spiels zeigen
help-rules-game = Das Spiel, etwa nine-mens-morris, oder eine Regel, etwa NMM-5
help-rules-long =
    Die Regeln eines Spiels zeigen.

    Ohne Angabe eines Spiels werden die Spiele aufgeführt. Eine Regel nennt man mit ihrer Nummer, wie sie in Fehlermeldungen steht: `NMM-5`, oder `5` hinter dem Namen des Spiels.
help-save-about = Nach einer Partie Parcus sagen, wie viele Marken Sie behalten
help-save-long =
    Nach einer Partie Parcus sagen, wie viele Marken Sie behalten.

    Wer nichts sagt, behält alle, die er hat. Wer aufgegeben oder durch Entscheidung verloren hat, behält keine.
help-session-about = Mehrere Befehle eingeben, mit nur einer Frage nach der Passphrase
help-session-long =
    Mehrere Befehle eingeben, mit nur einer Frage nach der Passphrase.

    Jede Zeile ist ein Befehl ohne das Wort `adjudicate`, etwa `show` oder `play d2 --send`; `quit` oder Strg-D hört auf. Optionen, die bei `session` stehen, gelten für alle Befehle darin. Ein geöffneter Schlüssel bleibt bis dahin im Arbeitsspeicher, und nirgendwo sonst.
help-show-about = Das Brett zeigen, wer am Zug ist, die Würfel und die letzten Züge
help-show-at = Die Partie zeigen, wie sie nach diesem Eintrag stand
help-show-forms-html = Eine Seite für Browser
help-show-forms-json = Alles für Skripte
help-show-forms-png = Ein Bild aus Pixeln
help-show-forms-svg = Ein Bild, das sich beliebig vergrößern lässt
help-show-forms-text = Das Brett, aus Zeichen gezeichnet
help-show-forms-words = Das Brett, in Worten beschrieben
help-show-long =
    Das Brett zeigen, wer am Zug ist, die Würfel und die letzten Züge.

    Bilder und Seiten macht dieses Programm allein, und sie brauchen nichts von anderswo. Ein Bild ersetzt ein älteres seiner Art; sonst wird nichts überschrieben.
help-show-output = In diese Datei schreiben; bei mehreren Formen bekommt jede ihre eigene Endung
help-store-about = Eine Datenbank einrichten und pflegen, die sich mehrere Server teilen
help-table-about = An einem Tisch üben, an dem nichts unterschrieben wird
help-table-first = Der Spieler, der beginnt; ohne Angabe entscheiden die Würfel
help-table-game = Das Spiel, etwa nine-mens-morris; `adjudicate rules` führt sie auf
help-table-long =
    An einem Tisch üben, an dem nichts unterschrieben wird

    Er dient zum Üben, zum Analysieren, und zum Mitschreiben an einem echten Brett.

    Zeilen, die eingegeben oder aus einem Skript gelesen werden:

      alice: MOVE          ein Zug, oder ein Teil davon
      dice: 3 5            die Zahlen des fälligen Wurfs, auch bei Losen und Würfen um den Beginn
                           (statt des Loses kann der ausgeloste Spieler auch gleich den ersten Zug machen)
      alice: offer draw    oder: offer end, offer prisoners, offer concede gammon, offer result alice 1, bob 0
      bob: accept          oder: decline
      alice: claim draw    ein Remis, das die Regeln geben
      alice: resign
      # eine Bemerkung

    Eine Zeile, die abgelehnt wird, ändert nichts, und die nächste wird gelesen. Der Exit-Status ist 0, wenn alle Zeilen
    angenommen wurden, und 1, wenn eine abgelehnt wurde.
help-table-players = Die Spieler in der Reihenfolge der Plätze, mit Kommas dazwischen; ohne Angabe player-1, player-2, ...
help-tools = Einstellungen und Werkzeuge
help-tournaments = Turniere
help-verify-about = Prüfen, ob Partien echt sind: Unterschriften, Regeln, Würfel, Ergebnisse
help-verify-long =
    Prüfen, ob Partien echt sind: Unterschriften, Regeln, Würfel, Ergebnisse.

    Auch Beweise von `dispute` werden geprüft, jeder allein aus seinen eigenen Bytes. Braucht kein Netz, keine Geheimnisse und keine Uhr. Ein Verzeichnis steht für alle Dateien darin und darunter, die *.yaml oder *.yml heißen und mit `---` anfangen. Gibt für jedes Protokoll eine Zeile aus, mit Bemerkungen darunter; der Fehler eines ungültigen Protokolls wird mit seiner Zeile gezeigt. Die Datei neben einem Protokoll, FILE.beside, wird auch geprüft: Zettel, die warten, und Einträge, vor denen die Partie stehen bleibt.

    Exit-Status: 0, wenn alle Protokolle gültig sind; 1, wenn eines ungültig ist; 3, wenn eine Datei nicht gelesen werden kann (die anderen werden trotzdem geprüft); 2, wenn es nichts zu prüfen gab.
help-verify-paths = Protokolle, und Verzeichnisse mit Protokollen; oder die Nummer einer Partie, oder der Anfang ihres Namens
help-word-arguments = Argumente:
help-word-commands = Befehle:
help-word-default = Vorgabe:
help-word-example = Beispiel:
help-word-examples = Beispiele:
help-word-options = Optionen:
help-word-usage = Aufruf:
help-word-values = möglich:
