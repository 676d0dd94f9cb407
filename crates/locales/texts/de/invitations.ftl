# Einladungen zu einer Partie per Post, und die Antworten an Eingeladene.

invited = { $host } lädt Sie zu einer Partie { game-title } per E-Mail ein. Bitte antworten Sie mit `ja` oder `nein`.
invited-game = Spiel: { game-title }
invited-players = Spieler: { $names }
invited-you = { $name } (Sie)
invited-first = Es beginnt: { $first }
invited-how = So antworten Sie: Antworten Sie auf diese Nachricht mit dem Wort `ja`, allein in der ersten Zeile, oder mit `nein`. Sie brauchen nichts als Ihr Mailprogramm: Das Brett kommt per E-Mail, und Sie antworten mit Ihrem Zug. Die Partie beginnt, sobald alle zugesagt haben.
invited-key = Wenn Sie einen Schlüssel dieses Programms haben, setzen Sie ihn in eine Zeile unter das `ja` (`adjudicate key show` zeigt ihn), und Sie unterschreiben selbst. Für alle anderen schreibt der Schiedsrichter die Züge auf.
invited-secret = Die Adresse, an die Sie antworten, gehört Ihnen allein. Leiten Sie diese Nachricht nicht weiter.
invited-languages = In einer anderen Sprache: Antworten Sie mit einer der Zeilen { $lines }.
language-line = Sprache deutsch
invited-subject = { $game } { $id }: { invited-word }
invited-word = Sie sind eingeladen
invited-again = Re: { $game } { $id }: Sie sind eingeladen

declined-self = Sie haben die Partie { game-title } abgesagt. Die anderen erfahren es, und Sie hören nichts mehr davon.
declined-other = { $name } hat abgesagt, also kommt die Partie { game-title } mit diesen Spielern nicht zustande.
declined-host = { $name } ({ $mail }) hat abgesagt, also kommt die Partie { game-title } mit diesen Spielern nicht zustande. Sie können jemand anderen einladen: mit der Zeile `einladen { $game }` und den Adressen, in einer neuen Nachricht an den Server.
declined-subject = [adjudicate] { $game } { $id }: { $name } hat abgesagt

doubt-address = Auf Ihre Einladung ist eine Antwort gekommen, aber von einer anderen Adresse als der eingeladenen; deshalb ist nichts geschehen. Wenn sie von Ihnen war, antworten Sie auf diese Nachricht, von der Adresse aus, an die sie gegangen ist. Der Schiedsrichter weiß davon.
doubt-proof = Auf Ihre Einladung ist eine Antwort gekommen, aber ohne Nachweis, dass sie von Ihrer Adresse stammt; deshalb ist nichts geschehen. Wenn sie von Ihnen war, antworten Sie auf diese Nachricht, von der Adresse aus, an die sie gegangen ist. Der Schiedsrichter weiß davon.
seat-unclear = Es ist nicht klar, was Sie zu der Einladung sagen, deshalb ist nichts geschehen. Antworten Sie mit `ja` oder `nein`, allein in der ersten Zeile. Alles andere liest der Schiedsrichter.
seat-key-unfit = Sie haben noch keinen Platz: { $reason }. Antworten Sie `nein`, oder noch einmal mit einem Schlüssel unter dem `ja`; mit `ja` allein schreibt der Schiedsrichter Ihre Züge auf.
seat-key-needed = Sie haben noch keinen Platz: { $reason }. Antworten Sie `nein`, oder noch einmal mit einem Schlüssel unter dem `ja`.
seat-taken = Sie spielen als { $name } mit. Die Partie beginnt, sobald auch { $number ->
    [one] { $names } geantwortet hat
   *[other] { $names } geantwortet haben
}; bis dahin können Sie noch mit `nein` absagen.
seat-taken-key = Sie spielen als { $name } mit. Sie unterschreiben selbst, mit dem Schlüssel, den Sie geschickt haben. Die Partie beginnt, sobald auch { $number ->
    [one] { $names } geantwortet hat
   *[other] { $names } geantwortet haben
}; bis dahin können Sie noch mit `nein` absagen.

friend-invites = { $host } lädt Sie zu einer Partie { game-title } ein.
friend-subject = { $host } lädt Sie zu einer Partie { game-title } ein
friend-many = Es ist ein Spiel für { $players }.
friend-many-taken = Es ist ein Spiel für { $players }. Zugesagt haben schon: { $names }.
friend-usual = Es gelten die üblichen Regeln.
friend-option = Option { $key }: { $value } (üblich: { $usual }); { $about }
friend-option-unknown = Option { $key }: { $value }
friend-first-dice = Ein Wurf entscheidet, wer beginnt.
friend-first-host = { $host } beginnt.
friend-first-you = Sie beginnen.
friend-clock = Bedenkzeit: { $clock }.
friend-no-clock = Bedenkzeit: unbegrenzt.
friend-until = Sie können bis zum { $date } zusagen.
friend-how = Um zuzusagen, speichern Sie diese Nachricht als letter.txt und rufen Sie `adjudicate accept letter.txt` auf. Oder öffnen Sie adjudicate.html, wählen Sie »Ich habe einen Brief bekommen« und fügen Sie die ganze Nachricht ein.
