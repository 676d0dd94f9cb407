# Die Texte, mit denen der Schiedsrichter auf Briefe antwortet; wozu jeder Schlüssel dient, steht in der englischen Datei.

done-move = { $move } ist gespielt.
done-resigned = Ihre Aufgabe ist eingetragen.
done-resign-signed = Sie haben aufgegeben; mit dem nächsten Zug wird es eingetragen.
done-ask-take-back = Sie bitten darum, Ihren letzten Zug zurückzunehmen. Das gilt, bis jemand weiterspielt.
done-offer = Sie bieten { $offer } an. Das gilt, bis jemand weiterspielt.
done-agreed = Sie haben angenommen.
done-agreed-offer = Sie haben das Angebot von { by-dative } angenommen: { $offer }.
done-decline = Ihre Ablehnung wird den anderen mitgeteilt.
done-order = Wird { $when } gespielt, folgt sofort { $then }.
done-roll-next = Beim nächsten Mal wird für Sie gewürfelt, sofern Sie nicht vorher etwas anderes gefragt werden.
done-claim-draw = Ihre Reklamation ist eingetragen.
done-claim-timeout = Ob die Zeit von { player-dative } abgelaufen ist, entscheidet jetzt der Schiedsrichter.
done-save = Was Sie behalten, ist eingetragen.
done-away = Sie sind vom { $from } bis zum { $until } abwesend.
done-remark-later = Ihre Bemerkung geht mit Ihrem nächsten Zug an die anderen.
done-remark = Ihre Bemerkung wird an die anderen weitergegeben.
done = Es ist eingetragen.
done-before = Das ist schon früher unterschrieben worden und wartet noch.
done-share = Ihr Anteil am Wurf ist abgegeben.
done-language = Wir schreiben Ihnen in dieser Partie von jetzt an auf Deutsch, und Ihre Figurenbuchstaben lesen wir als deutsche.
done-stop = Sie bekommen zu dieser Partie nur noch Briefe, wenn Sie am Zug sind, und was Sie selbst anfordern. Mit `bestellen` bekommen Sie wieder alle.
done-start = Sie bekommen wieder alle Briefe zu dieser Partie.
away-in-event = Sie sind vom { $from } bis zum { $until } abwesend, in allen Ihren Partien dieses Turniers.
away-not-in-game = In der Partie { $game } geht das nicht: { $reason }.
away-elsewhere = { $number ->
    [one] Dasselbe gilt in Ihrer anderen Partie dieses Turniers.
   *[other] Dasselbe gilt in Ihren { $number } anderen Partien dieses Turniers.
}

refused = `{ $line }` wurde nicht ausgeführt: { $reason }{ $clause }.
refused-by-rule = `{ $line }` ist hier nicht möglich{ $clause }. Die Regel lesen Sie mit `regeln { $rule }`.
not-played = `{ $line }` wurde nicht gespielt.
not-judged = `{ $line }` wurde nicht geprüft: Sie sind nicht am Zug.
not-done-behind = Was dahinter stand, wurde auch nicht ausgeführt: { $lines }.
not-done-over = Die Partie ist beendet; es wird nichts mehr eingetragen, was den anderen mitgeteilt würde: "{ $say }".
not-done-settled = Dieses Brett ist im Turnier schon gewertet; in die Partie wird nichts mehr eingetragen.
not-done-twice = Diese Nachricht ist schon einmal gekommen; was darin steht, wird nicht ein zweites Mal ausgeführt.
not-done-sealed = `{ $line }` wurde nicht ausgeführt: Die Bretter sind in diesem Spiel verdeckt, und ein Spieler ohne Schlüssel hat keines, das hier geheim bleiben könnte (DUE-12). Der Schiedsrichter liest Ihre Nachricht und spielt von Hand für Sie.
not-done-event = `{ $line }` gehört zu einem Turnier, in eine eigene Nachricht; dies ist eine Nachricht zu einer Partie.
not-done-host = `{ $line }` ist für Gastgeber, in einer eigenen Nachricht; dies ist eine Nachricht zu einer Partie.
not-done-yes = Es war nichts gefragt oder angeboten, worauf `ja` die Antwort sein könnte; es wurde nichts getan.
not-done-begun = `{ $line }` ist noch nicht der ganze Zug, und vorher wird nichts eingetragen. Senden Sie alles in einer Nachricht, jeden Schritt in einer eigenen Zeile.
old-board = `{ $line }` antwortet auf eine ältere Stellung, die nach Eintrag { $entry }; inzwischen gilt eine andere. Der Zug wurde nicht gespielt; hier ist die neue Stellung.
old-board-same = { $move } ist schon gespielt, als Eintrag { $entry }; es wurde nichts noch einmal getan.
unknown-board = Aus Ihrer Nachricht geht nicht hervor, auf welche Stellung sie antwortet; es wurde nichts getan. Dies ist die jetzige Stellung.
unknown-board-line = Aus Ihrer Nachricht geht nicht hervor, auf welche Stellung sie antwortet; `{ $line }` wurde nicht ausgeführt. Dies ist die jetzige Stellung.
not-your-way = Von Ihrer Adresse ist eine Nachricht gekommen, aber nicht an die Adresse, die nur Sie haben; darum wurde nichts getan. Wenn die Nachricht von Ihnen war, antworten Sie bitte auf diesen Brief hier: Seine Adresse enthält ein Wort, das sonst niemand hat.
key-too-late = In eine Partie, die ohne Schlüssel begonnen hat, kann keiner mehr eingetragen werden (Protokoll 1.7): Der Schiedsrichter schreibt hier weiter für Sie. Senden Sie den Schlüssel mit der Antwort auf die nächste Einladung, dann unterschreiben Sie von Anfang an selbst.
rest-is-read = Den Rest Ihrer Nachricht liest der Schiedsrichter.
message-is-read = Der Schiedsrichter weiß Bescheid und liest die Nachricht.
doubtful-address = An die Adresse, die nur Sie haben, ist eine Nachricht gekommen, aber von { $address }; das ist nicht Ihre Adresse in dieser Partie. Darum wurde nichts getan. Wenn sie von Ihnen war, antworten Sie bitte von der Adresse aus, an die dieser Brief geht; von einer anderen kann nur der Schiedsrichter etwas annehmen. Wenn nicht, sagen Sie es dem Schiedsrichter; er gibt Ihnen eine neue Adresse.
doubtful-proof = Ihre Nachricht ist angekommen, aber der Mailserver hier hat keinen Nachweis gefunden, dass sie von Ihrer Adresse stammt (weder eine passende DKIM-Signatur noch ein passender SPF-Eintrag). Darum wurde nichts getan. Senden Sie sie über den Mailserver, der zu Ihrer Adresse gehört; wenn Sie das getan haben, kann der Schiedsrichter sie annehmen.

silent = In Ihrer Nachricht ist kein Zug und kein Befehl zu erkennen; es wurde nichts getan. Schreiben Sie den Zug allein in eine Zeile, über den zitierten Text. Der Schiedsrichter liest Ihre Nachricht.
silent-quoted = Sie schrieben: "{ $line }". In Ihrer Nachricht ist kein Zug und kein Befehl zu erkennen; es wurde nichts getan. Schreiben Sie den Zug allein in eine Zeile, über den zitierten Text. Der Schiedsrichter liest Ihre Nachricht.
silent-encrypted = Ihre Nachricht ist verschlüsselt ({ $how }), und hier gibt es keinen Schlüssel dafür. Senden Sie sie bitte unverschlüsselt; Ihr Programm hat dafür einen Schalter bei der Nachricht. { silent-end }
silent-sealed = Ihre Nachricht ist so unterschrieben (S/MIME, in einem Stück), dass ihr Text in der Unterschrift verpackt ist; er wird hier nicht ausgepackt. Senden Sie sie bitte ohne Unterschrift oder mit einer, die den Text lesbar lässt ("clear signed"). { silent-end }
silent-winmail = Ihre Nachricht hat eine Form, die nur Outlook liest (winmail.dat). Senden Sie sie bitte als Nur-Text oder HTML: in Outlook unter »Text formatieren«. { silent-end }
silent-picture = Ihre Nachricht enthält nur ein Bild{ $why }. Schrift in Bildern wird hier nicht gelesen, nur der quadratische Code einer Karte, die dieses Programm gedruckt hat. Schreiben Sie den Zug bitte als Text. { silent-end }
silent-attachment = Ihre Nachricht enthält nur den Anhang { $file }; solche Dateien werden hier nicht gelesen. Schreiben Sie den Zug bitte in die Nachricht selbst. { silent-end }
silent-subject = Ihre Nachricht enthält nur einen Betreff, "{ $subject }"; dort werden keine Züge gelesen. Schreiben Sie den Zug bitte in die Nachricht selbst. { silent-end }
silent-quotation = Ihre Nachricht enthält nur Zitiertes. Schreiben Sie den Zug allein in eine Zeile über das Zitat, ohne Zitatzeichen davor. { silent-end }
silent-empty = Ihre Nachricht ist leer. Schreiben Sie den Zug allein in die erste Zeile. { silent-end }
silent-end = Es wurde nichts getan. Der Schiedsrichter weiß Bescheid und sieht sich die Nachricht an.

asked-unclear = Es ist nicht klar, was Sie meinen; es wurde nichts getan: { $lines }
hidden-part = ein Teil der Nachricht, den ihre Formatvorlage verbirgt
asked-several = Das kann auf mehrere Arten gemeint sein; es wurde nichts getan.
asked-yes = `ja` wurde nicht ausgeführt: Es ist nicht klar, was davon gemeint ist.
asked-reading = { $number } steht für `{ $line }`
asked-offer = { $number } steht für: { by-inside } bietet { $offer } an
asked-number = Antworten Sie mit der Nummer allein oder mit dem Zug allein in einer Zeile.
asked-number-offer = Antworten Sie mit der Nummer allein. Wenn Sie weiterspielen, lehnen Sie alle ab.
asked-resign = Möchten Sie diese Partie wirklich aufgeben? Dann antworten Sie auf diese Nachricht mit den zwei Worten `aufgeben ja` in einer Zeile.
number-without-question = Die Nachricht, auf die Sie antworten, hat nichts gefragt, worauf { $number } die Antwort sein könnte; es wurde nichts getan.
number-unknown-question = Aus Ihrer Nachricht geht nicht hervor, auf welche Frage { $number } die Antwort ist; es wurde nichts getan.
number-old-board = { $number } antwortet auf eine Frage zu einer älteren Stellung; es wurde nichts getan.
number-out-of-range = Zur Wahl stehen die Nummern 1 bis { $last }; { $number } ist keine davon.
accept-several = Mehrere Angebote warten auf Ihre Antwort; es wurde nichts getan.
accept-nothing = `annehmen` wurde nicht ausgeführt: Es wartet kein Angebot auf Ihre Antwort (Protokoll 1.8).
accept-unknown = Aus Ihrer Nachricht geht nicht hervor, auf welchen Brief sie antwortet; es wurde nichts angenommen. Dies wartet auf Ihre Antwort:
accept-lapsed = Was in dem Brief angeboten war, auf den Sie antworten, gilt nicht mehr; es wurde nichts angenommen. Etwas anderes wartet jetzt auf Ihre Antwort:
accept-not-shown = Der Brief, auf den Sie antworten, zeigt kein Angebot; es wurde nichts angenommen. Dies wartet jetzt auf Ihre Antwort:

tried = So wäre die Stellung nach { $move }. Es wurde nichts eingetragen.
no-clause = { $game } hat keine Regel `{ $clause }`.
list-to-move = { $name } ist am Zug.
list-to-move-side = { $side ->
    [white] { $name } (Weiß) ist am Zug.
    [black] { $name } (Schwarz) ist am Zug.
    [Purple] { $name } (Purpur) ist am Zug.
   *[other] { $name } ({ $side }) ist am Zug.
}
list-over = Die Partie ist beendet.
list-group = { $title } ({ $number }):
answered-by-hand = Der Schiedsrichter antwortet auf Ihren Brief:
propose-language = Sollen wir Ihnen auf Deutsch schreiben? Dann antworten Sie: `{ language-line }`.

subject-for-the-referee = für den Schiedsrichter
subject-your-games = Ihre Partien
subject-your-games-on = Ihre Partien am { $day }
for-the-referee = Ihre Nachricht ist angekommen. Der Schiedsrichter liest sie und trägt ein, was Sie wünschen: In dieser Partie kann der Server nicht selbst unterschreiben.
nothing-made = Mit Ihrer Nachricht war nichts anzufangen: { $reason }.
referee-reads = Der Schiedsrichter weiß Bescheid und liest sie.
which-game = Es ist nicht klar, zu welcher Ihrer Partien Ihre Nachricht gehört; es wurde nichts getan. Antworten Sie bitte auf den neuesten Brief zu dieser Partie.
games-stand = So stehen Ihre Partien:
more-games-over = { $number ->
    [one] Eine weitere Ihrer Partien hier ist beendet.
   *[other] { $number } weitere Ihrer Partien hier sind beendet.
}
games-settled = { $number ->
    [one] Eine ist vom Turnierleiter oder nach den Turnierregeln gewertet und wird nicht weitergespielt.
   *[other] { $number } sind vom Turnierleiter oder nach den Turnierregeln gewertet und werden nicht weitergespielt.
}
you-wrote = Sie schrieben:
you-wrote-on = Sie schrieben am { $date }:

about = { $what }: { $said }
# Bilder.
the-picture = das Bild
a-picture = ein Bild
pictures-unknown = dieses Programm wurde ohne das Lesen von Bildern gebaut
picture-without-code = darin wurde kein Code gefunden
picture-unreadable = es kann nicht gelesen werden ({ $error })
picture-damaged = es ist beschädigt
picture-too-large = es ist zu groß
picture-not-looked-at = es konnte nicht angesehen werden: { $error }
picture-unlooked = es konnte nicht angesehen werden
picture-too-long = die Suche nach einem Code darin dauert zu lange
picture-unseen = niemand hat es angesehen
picture-of-stranger = keine Bedingungen hier nennen den Absender, darum hat es niemand angesehen; `adjudicate import` tut es
pictures-took-long = Bilder haben in dieser Stunde zu viel Zeit gebraucht; `adjudicate import` sieht es an
