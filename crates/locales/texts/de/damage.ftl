verdict-valid = gültig
verdict-invalid = UNGÜLTIG
verdict-over = { $file }: { $word }, beendet: { $ending }; { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträge
}, der letzte { $head }
verdict-running = { $file }: { $word }, läuft noch: { $outlook }; { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträge
}, der letzte { $head }
verdict-stops = der Verlauf bleibt vor den Einträgen { $entries } mit der Nummer { $number } stehen{ $blamed ->
    [0] { "" }
    [one] , denn { $names } hat doppelt unterschrieben
   *[other] , denn { $names } haben doppelt unterschrieben
}
verdict-fault = { $file }: { $word } bei Eintrag { $entry }, Zeile { $line } ({ $class }, { $rule }): { $reason }
verdict-event = { $file }: das Protokoll eines Turniers, nicht einer Partie; `{ $command }` prüft es mit seinen Partien
verdict-proved = { $file }: { $word }, ein Beweis: { by-inside } hat doppelt unterschrieben, Eintrag { $one } { $first } und Eintrag { $other } { $second }
verdict-proved-where = Partie { $game }; { $place ->
    [rulings] beide sind Entscheidungen mit der Nummer { $number }
   *[entry] beide stehen hinter Eintrag { $number }
}; unterschrieben mit dem Schlüssel { $key }{ $replaced ->
    [yes] ; eine Entscheidung hat einen Schlüssel dieses Namens ersetzt, es kann also ein Dieb gewesen sein
   *[no] { "" }
}
verdict-flawed = { $line ->
    [0] { $file }: { $word }, ein Beweis ({ $class }), der nichts beweist: { $reason }
   *[other] { $file }: { $word } bei Zeile { $line }, ein Beweis ({ $class }), der nichts beweist: { $reason }
}
verify-progress = wird geprüft: { $bar } { $bytes } von { $all }, noch { $left }
verify-logs = { $count } Protokolle: { $parts }
verify-over = { $count } gültig und beendet
verify-running = { $count } gültig und laufend
verify-invalid = { $count } { $word }
verify-proved = { $count ->
    [one] { $count } Beweis, der zutrifft
   *[other] { $count } Beweise, die zutreffen
}
verify-unreadable = { $count } nicht lesbar
entry-invalid = Eintrag { $entry } ist ungültig ({ $class }): { $reason }
hint-valid-before = alles vor Eintrag { $entry } ist gültig
not-verified = `{ $file }` wurde nicht geprüft
no-logs = im Verzeichnis `{ $directory }` sind keine Protokolle
hint-no-logs = ein Protokoll ist eine Datei *.yaml oder *.yml, die mit der Zeile `---` beginnt

evidence-refused = der Beweis trifft nicht zu: { $why }
flaw-entry = Eintrag { $entry } kann dort nicht stehen: { $reason }
flaw-same = beide Einträge sind ein und derselbe, und wer einen Eintrag unterschreibt, tut nichts Unrechtes
flaw-game = die Einträge gehören zu verschiedenen Partien
flaw-hand = verschiedene Personen haben die Einträge unterschrieben, den einen { $one } und den anderen { $other }
flaw-claim = `{ $key }` ist nicht das, was die Einträge in dieser Datei beweisen
flaw-count = in der Datei stehen nicht genau die Einträge, die der Beweis braucht
flaw-place = die Einträge stehen weder hinter demselben Eintrag, noch sind sie zwei Entscheidungen derselben Nummer; darum beweisen sie gegen niemanden etwas
fault-no-evidence = eine Datei mit einem Beweis beginnt mit den Zeilen `---` und `evidence:`
fault-evidence-format = dieses Programm kennt von Beweisen das Format { $known }, nicht { $format }
fault-claim = `{ $text }` ist keine Behauptung, die sich beweisen lässt: nur `signed-twice`
fault-no-text = das ist kein Text

fault-key-point = nicht die kanonische Kodierung eines Punktes
fault-key-order = ein Schlüssel von kleiner Ordnung
fault-key-invalid = der Schlüssel ist ungültig: { $why }
fault-s-large = S ist nicht kleiner als die Ordnung des Basispunktes
fault-r-order = R ist von kleiner Ordnung

fault-inviter-first = `first` ist `inviter`, oder `guest` in einem Spiel für zwei
fault-invited = ein Spiel hat zwei bis sechzehn Spieler
fault-invitation-version = dies ist eine Einladung einer anderen Fassung
fault-inviter-key = wer einlädt, hat einen Schlüssel
fault-player-key = der Spieler hat einen Schlüssel
fault-long-invitation = der Text hat { $found } Bytes, und höchstens { $most } gehören hierher

fault-unknown-key = hierher gehört eines von { $keys }, nicht `{ $found }`
fault-no-list = hierher gehört eine Liste, mit ihren Werten auf den Zeilen darunter
fault-spelled = diese Zeile schreibt man `{ $line }`
fault-ends = diese Zeile gehört nicht mehr zum Eintrag
fault-no-start = ein Eintrag beginnt mit der Zeile `---`
fault-return = ein Wagenrücklauf; Zeilen enden nur mit LF
fault-tab = ein Tabulator
fault-blank-end = ein Leerzeichen am Ende einer Zeile
fault-mark = eine Bytereihenfolge-Marke
fault-control = ein Steuerzeichen ({ $code })
fault-not-ascii = ein Zeichen, das nicht zu ASCII gehört; in Texten schreibt man es `\uXXXX`
fault-no-map = hierher gehören Schlüsselwörter, auf den Zeilen darunter
fault-other-key = hierher gehört `{ $wanted }`, nicht `{ $found }`: unbekannt, oder an der falschen Stelle
fault-missing-key = nach dieser Zeile fehlt `{ $wanted }`
fault-extra-key = hierher gehört nichts mehr, auch nicht `{ $found }`: unbekannt, oder an der falschen Stelle
fault-key-twice = das Schlüsselwort `{ $key }` steht hier ein zweites Mal
fault-no-scalar = hierher gehört ein einzelner Wert, auf derselben Zeile
fault-integer = `{ $text }` ist keine ganze Zahl: Dezimalziffern ohne Vorzeichen und ohne Nullen davor, höchstens 2^53-1
fault-name = `{ $text }` ist kein Name: ein Kleinbuchstabe, dann Buchstaben, Ziffern und `-`, höchstens 32, und kein Wort mit anderer Bedeutung
fault-id = `{ $text }` ist keine Kennung: `sha256:` und 64 hexadezimale Ziffern mit Kleinbuchstaben
fault-key = `{ $text }` ist kein öffentlicher Schlüssel von OpenSSH (Ed25519): `ssh-ed25519 ` und sein Base64
fault-not-true = `{ $text }` ist nicht `true`, das hier allein stehen kann
fault-loss = `{ $text }` ist weder `single` noch `gammon` noch `backgammon`
fault-time = `{ $text }` ist keine Zeit, die es gibt, geschrieben wie "2026-11-20T17:03:11Z"
fault-base64 = `{ $text }` ist nicht das Base64 von { $bytes } Bytes, mit Auffüllung, in seiner kanonischen Schreibweise
fault-no-act = nach dieser Zeile fehlt, was der Eintrag tut (`turn`, `answer`, `join`, `post`, ...)
fault-only-on-slips = `{ $key }` steht auf einem Zettel, unter `slips`, und ist nichts, was ein Eintrag tut
fault-no-key = nach dieser Zeile fehlt ein Schlüsselwort
fault-no-ruling = nach dieser Zeile fehlt eine Entscheidung
fault-ground = eine Entscheidung beruht auf `time`, und auf nichts anderem
fault-no-name = `{ $key }` ist kein Name
fault-not-utf8 = Bytes, die kein Text sind (nicht UTF-8)
fault-option-key = `{ $key }` ist kein Schlüsselwort einer Option
fault-option-order = `{ $key }` steht an der falschen Stelle: Optionen stehen in der Reihenfolge von ASCII
fault-option-map = eine Option ist ein Wert oder eine Liste und hat keine Schlüsselwörter
fault-text-quotes = ein Text steht in doppelten Anführungszeichen
fault-text-quote = ein Anführungszeichen in einem Text schreibt man `\"`
fault-text-spelled = diesen Text schreibt man { $again }
fault-escape-digits = zu diesem Zeichen gehören { $digits } hexadezimale Ziffern mit Kleinbuchstaben
fault-no-character = dieses Zeichen gibt es nicht: { $code }
fault-text-empty = ein Text hat wenigstens ein Zeichen
fault-text-long = ein Text hat höchstens 2.000 Zeichen
fault-text-direction = { $character } ändert die Schreibrichtung und könnte verbergen, was unterschrieben wird
fault-text-control = { $character } ist ein Steuerzeichen
fault-escapes = mit einem umgekehrten Schrägstrich schreibt man `\"`, `\\`, `\uXXXX` und `\UXXXXXXXX`
fault-empty-slip = nach dieser Zeile fehlt, was der Zettel sagt (`offer`, `accept`, `resign`, `order`, ...)
fault-many-slips = ein Eintrag hat höchstens { $most } Zettel, nicht { $found }
fault-long-slip = ein Zettel hat höchstens { $most } Bytes, und dieser hat { $found }
fault-indentation = die Einrückung passt zu keinem Schlüsselwort darüber
fault-blank-line = eine leere Zeile
fault-comment = ein Kommentar
fault-flow = die Schreibweise von YAML mit Klammern
fault-anchor = ein Anker oder ein Verweis auf einen
fault-tag = eine Angabe des Typs
fault-directive = eine Direktive
fault-merge-key = ein Schlüsselwort zum Verschmelzen
fault-not-a-key = nicht `key: value`
fault-deep = tiefer verschachtelt als jeder Eintrag
fault-no-value = ein Schlüsselwort ohne Wert; was es nicht gibt, wird weggelassen
fault-no-item = hinter `- ` steht der Wert
fault-after-key = hinter einem Schlüsselwort steht `: ` und sein Wert, oder `:` und das Ende der Zeile

fault-true-or-false = `{ $text }` ist weder `true` noch `false`
fault-empty-verdict = nach dieser Zeile fehlt, was das Urteil ändert (`points`, `bye`, `reopen`, `exclude`, `readmit`, `unpair`)
fault-groups = so bildet man keine Gruppen: `{ $text }`; es gibt `snake` und `lots`
fault-seeding = `{ $text }` ist keine Setzordnung: Es gibt { $words }
fault-overstep = `{ $text }` sagt nicht, was nach Ablauf der Zeit folgt: `claim` oder `director`
fault-swiss = `{ $text }` ist keine Auslosung nach Schweizer System: `fide-dutch-2026` oder `matching`
fault-level = `{ $text }` ist keine Regel für unentschiedene Bretter: Es gibt { $words }
fault-system = `{ $text }` ist kein Turniersystem: `round-robin`, `double-round-robin`, `swiss`, `knockout` oder `open`
fault-tiebreak = `{ $text }` ist keine Feinwertung: Es gibt { $words }
fault-no-kind = nach dieser Zeile fehlt, was der Eintrag tut (`post`, `start`, `pair`, `result`, ...)
fault-empty-event-slip = nach dieser Zeile fehlt, was der Zettel sagt (`enter`, `withdraw`, `leave`, `note`, `rekey`, `appeal`, `verdict`, `adjudicate`, `handover`)

fault-format = dieses Programm kennt von Protokollen das Format 1, nicht { $format }
fault-rules = dieses Programm kennt für { game-title } die Fassung { $known } der Regeln, nicht { $found }
fault-carries-stranger = `{ $name }` bringt Marken mit und spielt nicht mit
fault-carries-twice = `{ $name }` bringt zweimal Marken mit
fault-players = ein Spiel hat 2 bis 16 Spieler, nicht { $number }
fault-player-name = kein Spieler kann `{ $name }` heißen
fault-same-name = zwei Spieler heißen `{ $name }`
fault-keyless = `{ $name }` hat keinen Schlüssel; also muss ein Schiedsrichter für diesen Spieler schreiben, und es gibt keinen
hint-keyless = nennen Sie einen `referee`, oder geben Sie den Schlüssel des Spielers an
fault-first = `first` nennt `{ $name }`, und so heißt kein Spieler
fault-lots = der Name `lots` ist vergeben: Niemand kann so heißen
fault-organiser-key = wer die Partie einrichtet, `{ $name }`, hat nicht den Schlüssel des Spielers oder Schiedsrichters dieses Namens
fault-dice-word = `dice` fehlt oder ist `referee`, nicht `{ $dice }`
fault-dice-referee = `dice: referee` braucht einen Schiedsrichter
fault-same-key = `{ $other }` und `{ $name }` haben denselben Schlüssel, und ein Schlüssel gehört zu einem Namen
fault-clock-system = `system` der Bedenkzeit fehlt oder ist `bank`
fault-clock-number = `{ $key }` fehlt oder ist eine Zahl von 1 bis 100.000
fault-clock-initial = zu einer Bedenkzeit `bank` gehört `initial_hours`
fault-clock-key = zu einer Bedenkzeit `bank` gehört kein `{ $key }`
fault-clock-control = `per_turns` und `control_hours` stehen zusammen
fault-clock-increment = `increment_turns` braucht `increment_hours`
fault-clock-cap = `cap_hours` ist nicht kleiner als `initial_hours` und `floor_hours`
fault-clock-reserve = `reserve` braucht `cap_hours`
fault-clock-refill = `refill` braucht `cap_hours`, und `reserve_hours` oder `reserve`
fault-clock-floor = `floor_turns` braucht `floor_hours`
fault-clock-element = `element_days` steht genau in Spielen mit Würfeln oder Losen
fault-key-of = der Schlüssel von `{ $name }`: { $why }
fault-unsound-key = `{ $key }` ist kein brauchbarer Schlüssel
fault-no-series = diese Partie ({ game-title }) bringt keine Marken von Partie zu Partie mit
hint-series = `series` gehört zu Duerror Grandis mit der Variante parcus

fault-own-step = { $to ->
    [out] auf Ihrem verdeckten Brett führt dieser Schritt zum Ausgang
    [beyond] auf Ihrem verdeckten Brett führt dieser Schritt auf kein Feld, weil zu wenige übrig sind
   *[square] auf Ihrem verdeckten Brett führt dieser Schritt nach { $to }
}
fault-first-square = eine Figur wurde auf das erste Feld eines verdeckten Bretts geschickt; darum beginnt der Beweis mit Blatt { $leaf }, das es zeigt
fault-leaf-square = Blatt { $leaf } führt auf ein Feld
fault-no-proof = dieser Zug hat keinen Schritt, der zu beweisen ist
fault-no-boards = in diesem Spiel ({ game-title }) gibt es keine verdeckten Bretter, über die etwas zu beweisen wäre
fault-unproved = { $parts ->
    [root] `proof` fehlt: Diesen Zug beweist `root` des verdeckten Bretts
    [leaves] `proof` fehlt: Diesen Zug beweisen die Blätter { $leaves }
    [root-leaves] `proof` fehlt: Diesen Zug beweisen `root` des verdeckten Bretts und die Blätter { $leaves }
    [open] `proof` fehlt: Diesen Zug beweist `open`
    [root-open] `proof` fehlt: Diesen Zug beweisen `root` des verdeckten Bretts und `open`
    [leaves-open] `proof` fehlt: Diesen Zug beweisen die Blätter { $leaves } und `open`
   *[root-leaves-open] `proof` fehlt: Diesen Zug beweisen `root` des verdeckten Bretts, die Blätter { $leaves } und `open`
}
fault-no-root = `root` fehlt: Mit diesem Zug wird ein Brett verdeckt
fault-root = `root` steht nur, wo ein Brett verdeckt wird
fault-audit = das Brett des Gewinners besteht die Prüfung nicht: { $why }
fault-no-open = `open` fehlt: Wer gewinnt, deckt sein Brett auf
fault-open = `open` steht nur in dem Zug, der gewinnt
fault-unsealed = `{ $owner }` hat kein Brett verdeckt
fault-leaves = diesen Zug beweisen { $number } Blätter, nicht { $found }
fault-leaf = diesen Schritt beweist Blatt { $right }, nicht { $written }
fault-leaf-leads = { $to ->
    [out] Blatt { $leaf } führt zum Ausgang, und der Zug geht anderswohin
    [beyond] Blatt { $leaf } führt auf kein Feld, weil zu wenige übrig sind, und der Zug geht anderswohin
   *[square] Blatt { $leaf } führt nach { $to }, und der Zug geht anderswohin
}
fault-leaf-strange = Blatt { $leaf } ist nicht in dem Baum, dessen Wurzel `{ $owner }` angab, als das Brett verdeckt wurde
audit-unsealed = es wurde kein Brett verdeckt
audit-root = Weg und Schlüssel ergeben eine andere Wurzel als die, mit der verdeckt wurde
audit-step = { $to ->
    [out] der Schritt von Blatt { $leaf } zum Ausgang folgte nicht dem Weg
    [beyond] der Schritt von Blatt { $leaf } auf kein Feld, weil zu wenige übrig sind, folgte nicht dem Weg
   *[square] der Schritt von Blatt { $leaf } nach { $to } folgte nicht dem Weg
}
audit-failed = das Brett von { $name } besteht die Prüfung nicht: { $why }

fault-contributes = `{ $name }` ist an keinem Wurf beteiligt
fault-element-order = die Anteile stehen in der Reihenfolge der Plätze, der des Schiedsrichters zuletzt
fault-element-kept = nur der Anteil von `{ $whose }` fehlt noch, und der Eintrag hält ihn zurück
fault-chain-end = in der Kette ist kein Element mehr
fault-element = dies ist nicht Element { $number } der Kette von `{ $whose }`, das zu diesem Wurf gehört
fault-element-known = von `{ $whose }` fehlt kein Anteil
fault-element-last = der Anteil von `{ $whose }` kommt zuletzt, mit dem Eintrag des Spielers, der würfelt
fault-element-unjoined = { $whose ->
    [referee] der Schiedsrichter muss beitreten, bevor von ihm ein Anteil kommt
   *[other] { $whose } muss beitreten, bevor ein Anteil von dort kommt
}
fault-element-skips = das Element ist das übernächste: Kein Wurf, zu dem es gehörte, ist fällig
fault-element-early = der Eintrag bringt einen eigenen Anteil, auf den kein Wurf wartet
fault-element-missing = nach diesem Eintrag ist ein Wurf fällig, und der Anteil von `{ $whose }` dafür fehlt

fault-slip-after = `after` nennt keinen Eintrag dieses Protokolls
fault-slip-again = dieser Zettel steht schon in Eintrag { $seq }
fault-slip-lapsed = dieser Zettel spricht von der Partie nach Eintrag { $after } und ist seither verfallen
hint-slip-lapsed = wer ihn geschrieben hat, kann hinter dem letzten Eintrag einen neuen unterschreiben
fault-slip-keyless = `{ $name }` hat keinen Schlüssel, und es gibt keinen Schiedsrichter
fault-slip-over = die Partie ist beendet; darum ist `{ $act }` nicht mehr möglich
fault-note = eine Bemerkung sagt etwas: `say` fehlt
fault-offer-early = noch sind nicht alle dabei; darum kann man nur einen Schiedsrichter oder ein Ergebnis anbieten: Als Nächstes tritt { $name ->
    [referee] der Schiedsrichter
   *[other] { $name }
} bei
fault-extend-by = nur der Schiedsrichter gibt mehr Zeit
fault-leave = `player` und `leave` stehen zusammen
fault-receipt-by = nur der Schiedsrichter sagt, wann ein Brief angekommen ist
fault-receipt-of = `id` nennt keinen Eintrag und keinen Zettel dieses Protokolls
fault-refill-hours = aus der Reserve nimmt man wenigstens eine Stunde
fault-no-refills = die Bedenkzeit dieser Partie erlaubt es nicht, Stunden aus der Reserve zu nehmen
fault-claim-by = nur Spieler melden, dass jemandes Zeit abgelaufen ist
fault-claim-about = die Meldung nennt `{ $name }`, und so heißt niemand in der Partie
fault-leave-by = nur der Schiedsrichter sagt, dass ein anderer abwesend ist
fault-slip-by = nur Spieler, die noch mitspielen, unterschreiben dies
fault-rekey-keyless = `{ $name }` hat keinen Schlüssel, der zu ersetzen wäre
fault-rekey-by = auf einem Zettel ersetzt jeder nur seinen eigenen Schlüssel
hint-rekey-by = den Schlüssel eines Spielers ersetzt der Schiedsrichter mit einer Entscheidung
fault-rekey-element = von diesem Schlüssel fehlt ein Anteil am fälligen Wurf
hint-rekey-element = geben Sie zuerst den Anteil
fault-no-tip = `tip` fehlt: Wem dieser Schlüssel gehört, der ist beigetreten
fault-tip = `tip` gehört nur zu dem, der beigetreten ist und noch mitspielt
fault-key-used = dieser Schlüssel war in der Partie schon in Gebrauch, und kein Schlüssel wird zweimal gebraucht
fault-orders = ein Eintrag führt höchstens einen Zug im Voraus aus
hint-order-then = `then` unter `turn` ist die Antwort, die der Zug im Voraus gibt
hint-order-waits = ein Zug im Voraus wird nur mit dem Zug eingetragen, auf den er wartet
fault-order-in = ein Zug im Voraus wird mit einem Zug eingetragen, nicht mit { act-article }
fault-order-unsaid = der Zug im Voraus antwortet auf `{ $when }` mit `{ $then }`, und der Eintrag sagt das nicht
fault-order-unsaid-any = der Zug im Voraus antwortet auf jeden Zug mit `{ $then }`, und der Eintrag sagt das nicht
fault-nobody = niemand in der Partie heißt `{ $name }`
fault-not-in-game = `{ $name }` spielt nicht mit oder nicht mehr
fault-no-orders = in einem Spiel mit verdeckten Brettern gibt es keine Züge im Voraus

fault-second-charter = ein Protokoll nennt einmal die Bedingungen der Partie, in seinem ersten Eintrag
fault-ruling-by = nur der Schiedsrichter entscheidet
fault-rulings = der Schiedsrichter hat die letzte Entscheidung getroffen, Nummer { $most }
fault-ruling-number = eine Entscheidung nach Nummer { $last } hat eine Nummer von { $next } bis { $most }, nicht { $found }
fault-then-without-order = `then` führt einen Zug im Voraus aus, und auf keinem Zettel dieses Eintrags steht einer
fault-resigns = nur Spieler, die noch mitspielen, geben auf
fault-empty-post = ein Eintrag ohne Zug trägt Zettel ein, und dieser hat keinen
fault-posts = { $most } Einträge ohne Zug stehen hintereinander, und mehr können nicht folgen
fault-turn-by = nur Spieler ziehen
fault-empty-answer = diese Antwort bringt keinen Anteil, der fehlt
fault-rests-on = nur ein Verlust der Partie beruht auf der Zeit
fault-time-left = die Zeit von { $name } war nach diesem Protokoll am { $at } nicht abgelaufen
fault-rekey-player = `{ $name }` ist kein Spieler mit einem Schlüssel
hint-rekey-referee = den eigenen Schlüssel ersetzt der Schiedsrichter auf einem Zettel
fault-order-other = nach diesem Zug ist { $next } an der Reihe; darum passt der Zug nicht, mit dem { $name } im Voraus antwortet
fault-order-dice = nach diesem Zug wird gewürfelt; darum passt der Zug nicht, mit dem { $name } im Voraus antwortet
fault-order-over = nach diesem Zug ist die Partie beendet; darum passt der Zug nicht, mit dem { $name } im Voraus antwortet
fault-no-offer = Zettel { $number } dieses Eintrags ist kein Angebot
fault-offerer-left = { $name } bietet an und spielt nicht mehr mit
fault-not-agreed = { $name } hat diesem Angebot nicht zugestimmt
hint-not-agreed = auf einem Zettel dieses Eintrags steht ein `accept` jedes anderen Spielers
fault-throw-ended = der Wurf hat die Partie beendet; darum kann man sich auf nichts mehr einigen
fault-long-entry = der Eintrag hätte { $found } Bytes, und ein Eintrag hat höchstens { $most }
hint-long-entry = kürzen Sie den Text, oder lassen Sie einen Zettel weg
fault-hand = dieser Schlüssel unterschreibt in dieser Partie nicht für `{ $name }`
hint-hand = es ist der Schlüssel von `{ $name }`
hint-other-keys = die Partie kennt andere Schlüssel; wählen Sie mit --key eine andere Schlüsseldatei
fault-first-seq = der erste Eintrag hat `seq` 0, nicht { $seq }
fault-first-prev = vor dem ersten Eintrag steht keiner
fault-charter-by = die Bedingungen der Partie unterschreibt `{ $organiser }`, wie sie es selbst sagen, nicht `{ $by }`
fault-charter-slips = die Bedingungen einer Partie haben keine Zettel
fault-stranger = in den Bedingungen der Partie heißt niemand `{ $name }`
fault-no-writer = `{ $name }` hat keinen Schlüssel, und es gibt keinen Schiedsrichter, der für diesen Spieler schreibt
fault-turn-of = { $whose } ist am Zug
fault-no-turn = niemand kann jetzt ziehen
act-article = { $act ->
    [charter] den Bedingungen der Partie
    [join] einem Beitritt
    [turn] einem Zug
    [answer] einem Anteil am Wurf
    [agree] einer Einigung
    [resign] einer Aufgabe
    [claim] einer Reklamation auf Remis
    [open] dem Aufdecken eines Bretts
    [save] dem Behalten von Marken
    [post] einem Eintrag ohne Zug
   *[ruling] einer Entscheidung
}
fault-no-charter = ein Protokoll beginnt mit den Bedingungen der Partie, nicht mit { act-article }
fault-no-elements = mit { act-article } kommen keine Anteile am Wurf, nur mit Zügen, mit Antworten und mit Beitritten

file-absent = die Datei `{ $file }` gibt es nicht
file-directory = `{ $file }` ist ein Verzeichnis, keine Datei
file-device = `{ $file }` ist eine Pipe oder ein Gerät, keine Datei
file-large = `{ $file }` wurde nicht angesehen: Die Datei hat { $size } MiB, und die Grenze ist { $limit }
file-exists = `{ $file }` gibt es schon
file-read-only = `{ $file }` lässt sich nur lesen
file-changed = inzwischen hat jemand anders `{ $file }` geändert; es wurde nichts geschrieben
file-busy = `{ $file }` wird gerade von { $holder } geschrieben
file-busy-somewhere = `{ $file }` wird gerade von einem anderen Programm geschrieben
file-read-back = `{ $file }` liest sich nicht so zurück, wie geschrieben wurde; die eigentliche Datei ist unverändert
file-failed = { $step ->
    [look-at] `{ $file }` lässt sich nicht ansehen: { $error }
    [open] `{ $file }` lässt sich nicht öffnen: { $error }
    [read] `{ $file }` lässt sich nicht lesen: { $error }
    [read-the-directory] das Verzeichnis `{ $file }` lässt sich nicht lesen: { $error }
    [find] `{ $file }` ist nicht zu finden: { $error }
    [write] `{ $file }` lässt sich nicht schreiben: { $error }
    [write-beside] neben `{ $file }` lässt sich nichts schreiben: { $error }
    [read-back] `{ $file }` lässt sich nicht zurücklesen: { $error }
    [rename] `{ $file }` lässt sich nicht umbenennen: { $error }
    [move] `{ $file }` lässt sich nicht verschieben: { $error }
    [replace] `{ $file }` lässt sich nicht ersetzen: { $error }
    [remove] `{ $file }` lässt sich nicht löschen: { $error }
    [lock] `{ $file }` lässt sich nicht sperren: { $error }
    [make-the-directory] das Verzeichnis `{ $file }` lässt sich nicht anlegen: { $error }
    [set-the-permissions-of] die Rechte von `{ $file }` lassen sich nicht ändern: { $error }
    [bring-to-the-disk] `{ $file }` lässt sich nicht auf den Datenträger bringen: { $error }
   *[understand] `{ $file }` lässt sich nicht verstehen: { $error }
}
hint-file-large = so lang ist keine Partie; ist das die richtige Datei?
hint-file-exists = wählen Sie einen anderen Namen, oder räumen Sie die Datei weg
hint-file-read-only = machen Sie die Datei beschreibbar (`chmod u+w FILE`), oder spielen Sie in einer Kopie weiter, die es ist
hint-file-changed = sehen Sie sich die Partie an, wie sie jetzt ist, und versuchen Sie es dann noch einmal
hint-file-busy = warten Sie, bis das andere Programm fertig ist, und versuchen Sie es dann noch einmal
hint-file-read-back = der Datenträger kann schadhaft sein: Kopieren Sie die Partie anderswohin, bevor Sie weiterspielen
hint-file-done = sehen Sie sich die Partie an, bevor Sie es noch einmal tun: Es kann schon geschehen sein
hint-file-full = es wurde nichts geändert: Machen Sie auf dem Datenträger Platz, und versuchen Sie es dann noch einmal
hint-file-locks = hier lassen sich Dateien nicht sperren: Bewahren Sie die Partie auf einem Datenträger dieses Rechners auf
hint-file-forbidden = Sie dürfen die Datei nicht lesen: `ls -ld` mit ihrem Namen zeigt, wer es darf
hint-file-directory = Sie müssen auch im Verzeichnis der Partie schreiben dürfen
hint-file-path = ist das der richtige Pfad?
hint-file-again = versuchen Sie es noch einmal; wenn es dabei bleibt, kann der Datenträger oder der Weg dorthin schadhaft sein
state-damaged = `{ $file }`, worin steht, was Sie unterschrieben haben, ist beschädigt: { $reason }
state-large = die Datei ist viel zu groß
state-unfit = die letzte Zeile passt nicht zum Rest
state-of-another = darin geht es um eine andere Partie
state-entry = der Eintrag darin, Zeile { $line }: { $reason }
hint-state-damaged = stellen Sie die Datei aus einer Sicherung wieder her; oder räumen Sie sie weg, und vergleichen Sie Ihr Protokoll mit denen der anderen (`dispute`), bevor Sie wieder unterschreiben: Ohne diese Datei kann das Programm nicht wissen, was Sie unterschrieben haben

block-damaged = ein beschädigter Block aus Base64: { $error }
block-unfinished = ein Block aus Base64 ohne seine letzte Zeile, `{ $end }`
block-unsigned = die Zeile `sig` fehlt
block-after-damage = zu viel davor ist beschädigt; darum wurde es nicht ausgebessert
block-unreadable = zu beschädigt, um gelesen zu werden
loose-yaml = ein Leser von YAML sagt: { $fault }
loose-line = Zeile { $number } schriebe man `{ $wanted }`
loose-no-line = Zeile { $number } stünde nicht da
loose-end = nach der letzten Zeile käme `{ $wanted }`

no-entry-nor-slip = in dieser Partie gibt es keinen Eintrag und keinen Zettel `{ $name }`
hint-entry-numbers = `adjudicate replay` zeigt die Nummern der Einträge
several-ids = mehrere Kennungen beginnen mit `{ $name }`
question-receipt = Diese Empfangsbestätigung unterschreiben?

# Schlüsseldateien, und Zeilen mit öffentlichen Schlüsseln.
key-file-none = kein geheimer Schlüssel von OpenSSH, oder ein beschädigter
key-file-public = die öffentliche Hälfte eines Schlüssels, wo der geheime Schlüssel hingehört
key-file-format = ein geheimer Schlüssel in einem anderen Format ({ $format }); gebraucht werden Ed25519-Schlüssel von OpenSSH
key-file-type = ein geheimer Schlüssel anderer Art; gebraucht werden nur Ed25519-Schlüssel
key-file-locked = der Schlüssel ist verschlüsselt; seine Passphrase wird gebraucht
wrong-passphrase = die Passphrase öffnet den Schlüssel nicht (oder die Datei ist beschädigt)
key-file-cipher = der Schlüssel ist mit `{ $cipher }` verschlüsselt, nicht wie bei OpenSSH üblich mit `aes256-ctr`; `ssh-keygen -p -Z aes256-ctr` ändert das
key-file-rounds = die Schlüsseldatei verlangt { $rounds } Runden bcrypt, und höchstens { $most } werden berechnet: Sie ist beschädigt oder wurde mit mehr geschrieben; `ssh-keygen -p -a 100 -f DATEI` schreibt sie mit weniger
empty-passphrase = die Passphrase ist leer
key-text-none = kein Ed25519-Schlüssel von OpenSSH: Er beginnt mit `ssh-ed25519 `
key-text-type = ein Schlüssel der Art `{ $name }`; gebraucht werden nur Schlüssel `ssh-ed25519`
key-text-private = ein geheimer Schlüssel, wo seine öffentliche Hälfte (die `.pub`-Datei) hingehört
key-text-lines = mehr als eine Zeile, wo ein Schlüssel hingehört
key-text-base64 = hinter `ssh-ed25519 ` steht, was kein Base64 eines Schlüssels ist
key-text-blob = kein öffentlicher Ed25519-Schlüssel von OpenSSH
