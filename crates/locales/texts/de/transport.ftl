# Warum Mail nicht gesendet oder nicht geholt wurde, auf Deutsch; wozu jeder Schlüssel da ist, sagt die englische Datei.

mail-server-unreachable = zu { $host } besteht keine Verbindung: { $why }
server-without-address = der Name des Mailservers hat keine Adresse
no-answer = der Mailserver hat nicht rechtzeitig geantwortet
no-answer-within = der Mailserver hat nicht rechtzeitig geantwortet: Er hatte { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} Zeit
no-answer-in-all = der Mailserver hat nicht rechtzeitig geantwortet: Er hatte insgesamt { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} Zeit
connection-closed = die Verbindung wurde geschlossen
server-too-long = der Mailserver sagt mehr, als er darf, nämlich mehr als { $size }; die Verbindung wurde geschlossen
certificate-fault = das Zertifikat in den Einstellungen: { $why }
connection-to-unprotected = die Verbindung zu { $host } kann nicht geschützt werden: { $why }
connection-unprotected = die Verbindung kann nicht geschützt werden: { $why }
user-known-already = der Mailserver hält den Benutzer schon für angemeldet
said-before-tls = vorher wurde schon mehr gesagt
login-refused = der Mailserver lässt diesen Benutzer nicht ein: { $why }
token-refused = der Mailserver lässt diesen Benutzer nicht ein: Er nimmt das Zugriffstoken nicht an; wenn es abgelaufen ist, muss `password_command` ein neues ausgeben
login-with-line-end = ein Name oder ein Passwort, in dem eine Zeile endet, kann keinem Mailserver gesagt werden

server-takes-no-mail = der Mailserver nimmt von hier keine Mail an: { $why }
sender-refused = der Mailserver nimmt nicht an, was diese Adresse sendet: { $why }
sendmail-unrun = das sendmail-Programm kann nicht ausgeführt werden: { $why }
sendmail-late = das sendmail-Programm war nach { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} nicht fertig und wurde beendet
sendmail-stopped = das sendmail-Programm hat nicht die ganze Nachricht gelesen
sendmail-failed = das sendmail-Programm ist gescheitert und sagt nicht, warum
sendmail-says = das sendmail-Programm sagt: { $why }
transport-no-program = `{ $program }` ist kein Programm
transport-unrun = `{ $program }` kann nicht ausgeführt werden: { $why }
transport-no-directory = es gibt kein Verzeichnis `{ $directory }`
transport-file = `{ $directory }` ist kein Verzeichnis
transport-unusable = `{ $directory }` kann nicht verwendet werden: { $why }

mailbox-of-nobody = ein Postfach gehört einem Benutzer, und keiner ist genannt
mailbox-unopened = das Postfach `{ $mailbox }` kann nicht geöffnet werden: { $why }
mail-server-says = der Mailserver: { $why }
server-takes-leave = Ende der Verbindung: { $why }
server-unclear = die Antwort ist nicht zu verstehen
server-line-too-long = er sagt mehr, als er darf: Eine Zeile oder ein Text ist zu lang
message-size-unsaid = der Mailserver sagt nicht, wie groß sie ist
message-not-given = der Mailserver gibt sie nicht heraus: { $why }
message-without-text = der Mailserver gibt keinen Text von ihr heraus
