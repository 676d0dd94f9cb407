# Was Spieler mit Schlüssel in Briefen lesen; wozu jeder Schlüssel dient, steht in der englischen Datei.

subject-not-taken = nicht angenommen
not-taken = Etwas in Ihrer Nachricht konnte nicht angenommen werden:
not-taken-good = Was darin in Ordnung war, ist angenommen. Diese Antwort sendet ein Programm; der Schiedsrichter liest trotzdem, was Sie ihm schreiben.
not-taken-last = Dies ist die letzte Antwort für heute; was sonst noch nicht angenommen werden kann, findet der Schiedsrichter.
your-message = Ihre Nachricht
subject-entry-waits = Ihr Eintrag wartet
entry-waits = Sie haben { $entry } gesandt. Er ist am { $since } angekommen und noch in keiner Partie: Er baut auf einem Eintrag auf, der nicht angekommen ist und dessen Kennung mit sha256:{ $id } beginnt. Die Bedenkzeit läuft weiter.
entry-waits-send = Wenn Sie jenen Eintrag haben, senden Sie dem Server die ganze Partie: `adjudicate mail send PARTIE --whole`. Wenn nicht, bitten Sie den, der ihn unterschrieben hat, ihn zu senden. Ihr Eintrag wird angenommen, sobald der andere da ist; Sie brauchen ihn nicht noch einmal zu senden.

signer-nothing-written = Für Sie wird ohnehin nichts eingetragen: Sie haben einen Schlüssel.
signer-plays = Sie haben einen Schlüssel, darum trägt es niemand für Sie ein. Auf Ihrem Computer tut es `{ $command }`.
signer-attached = Der Eintrag liegt bei, fertig zum Unterschreiben.
signer-signs = Sie haben einen Schlüssel, darum unterschreiben Sie `{ $line }` selbst: Die Befehle des Programms tun es.

answer-by-program = So antworten Sie: Speichern Sie diese Nachricht als letter.eml, rufen Sie `adjudicate import letter.eml` auf, dann { $commands }.
program-asks-move = Das Programm fragt nach Ihrem Zug, zum Beispiel `{ $move }`.
accept-by-program = Um das Angebot anzunehmen, rufen Sie stattdessen `adjudicate accept --send` auf.
answer-without-program = { $names }: Sie spielen ohne das Programm. Antworten Sie { $mail ->
    [none] auf diese Nachricht
   *[other] auf die Nachricht, die vom Schiedsrichter ({ $mail }) kommt,
} mit Ihrem Zug in Worten{ $move ->
    [none] { "" }
   *[other] , zum Beispiel `{ $move }`
}, oder senden Sie dem Schiedsrichter eine Karte; der Schiedsrichter schreibt es auf und unterschreibt für Sie.
foot-by-program = Ohne `--send` macht `adjudicate mail write` die Nachricht mit Ihrer Antwort, an { $mail } und alle anderen, die oben stehen. Sie können sie von jeder Adresse senden: Es zählt Ihre Unterschrift.
