# Was `adjudicate explain`, `adjudicate ledger` und `adjudicate replay` über Partien sagen; wozu jeder Schlüssel dient, steht in der englischen Datei.

# Personen aus dem Protokoll, dort heißt der Schiedsrichter `referee`
explain-name = { $name ->
    [referee] der Schiedsrichter
   *[other] { $name }
}
explain-name-start = { $name ->
    [referee] Der Schiedsrichter
   *[other] { $name }
}
explain-of-name = { $name ->
    [referee] vom Schiedsrichter
   *[other] von { $name }
}
explain-by = { $by ->
    [referee] der Schiedsrichter
   *[other] { $by }
}
explain-by-start = { $by ->
    [referee] Der Schiedsrichter
   *[other] { $by }
}
explain-of-by = { $by ->
    [referee] vom Schiedsrichter
   *[other] von { $by }
}
# Die Art eines Eintrags oder Zettels
explain-kind = { $kind ->
    [charter] Bedingungen
    [join] Beitritt
    [turn] Zug
    [answer] Antwort
    [agree] Einigung
    [resign] Aufgabe
    [claim] Reklamation
    [open] Aufdecken
    [save] Behalten
    [post] Eintrag ohne Zug
    [ruling] Entscheidung
    [rekey] neuer Schlüssel
   *[other] { $kind }
}

replay-charter = { by-start } beginnt die Partie
replay-join = { by-start } tritt bei
replay-turn = { by-start }: { $move }
replay-turn-then = { by-start }: { $move }; { $then }
replay-turn-ordered = { by-start }: { $move }; { name-inside } hat im Voraus bestimmt, mit { $then } zu antworten
replay-answer = { by-start } gibt einen Anteil am Wurf
replay-answer-of = { by-start } bringt Anteile am Wurf von: { $names }
replay-agree = { by-start } hält fest, dass alle dem zustimmen, was { name-inside } anbietet: { $offer }
replay-agree-said = { by-start } hält fest, dass alle dem zustimmen, was { name-inside } anbietet: { $offer } ("{ $say }")
replay-agree-unknown = { by-start } hält fest, dass alle zustimmen
replay-resign = { by-start } gibt auf
replay-claim = { by-start } reklamiert Remis
replay-save = { by-start } behält { $tokens ->
    [one] { $tokens } Marke
   *[other] { $tokens } Marken
} für die nächste Partie
replay-open = { by-start } öffnet das verdeckte Brett
replay-post = { by-start } trägt ein, was gewartet hat
replay-ruling = { by-start } entscheidet (Entscheidung { $number }): { $verdict ->
    [forfeit] { name-inside } verliert die Partie
    [result] das Ergebnis ist `{ $result }`
    [rekey] { name-inside } hat ab dem nächsten Eintrag den Schlüssel { $key }
   *[here] die Partie geht hier weiter
} ({ $reason })
replay-rolled = { name-start } hat { $dice } gewürfelt
replay-rolled-lots = Lose: { $dice }; { name-inside } beginnt
replay-rolled-all = gewürfelt: { $dice }

replay-slip = damit eingetragen: { $slip }
replay-taken-back = { $turns ->
    [one] { $turns } Zug ist zurückgenommen, bis zur Stellung nach Eintrag { $entry }
   *[other] { $turns } Züge sind zurückgenommen, bis zur Stellung nach Eintrag { $entry }
}
replay-join-again = alle treten noch einmal bei, damit niemand etwas von kommenden Würfen weiß
replay-dated-earlier = früher datiert als der Eintrag davor, der vom { $at } ist
replay-scribed = vom Schiedsrichter für { $name } aufgeschrieben
replay-cancelled = die Anteile am Wurf sind verfallen (Ursache: { $names }); die anderen geben neue

explain-fingerprints = Über Fingerabdrücke. SHA-256 macht aus beliebigen Daten 64 hexadezimale Ziffern, aus denselben Daten immer dieselben. Niemand kennt einen Weg, zu gegebenen Ziffern Daten zu finden, oder zweierlei Daten mit denselben Ziffern. Wer also den Fingerabdruck von etwas veröffentlicht hat, ist daran gebunden, auch solange er es geheim hält. Der Befehl `sha256sum` berechnet Fingerabdrücke. Die Befehle unten sind für die Shell `bash`, von ihrer ersten bis zu ihrer letzten Zeile; fügen Sie sie ein, und vergleichen Sie, was sie ausgeben.
explain-prints = ergibt
explain-in-short = Kurz gesagt
explain-on = { $slip ->
    [0] Eintrag { $entry }
   *[other] Zettel { $slip } von Eintrag { $entry }
}
explain-dated = { $slip ->
    [0] Eintrag { $entry } ({ explain-kind }, { $at })
   *[other] Zettel { $slip } von Eintrag { $entry } ({ explain-kind }, { $at })
}

explain-over = Die Partie ist beendet: { $ending }.
explain-due-person = { $side ->
    [none] { explain-name-start }
   *[other] { explain-name-start } ({ $side })
}{ $pen ->
    [yes] { " " }ist an der Reihe und
   *[no] { "" }
}
explain-due-throw = { $throw ->
    [lots] das Losen, { $dice }
    [start] den Wurf um den Beginn, { $dice }
   *[throw] den Wurf, { $dice }
}
explain-due-task = { $task ->
    [join] { explain-due-person } muss beitreten
    [throw] { explain-due-person } muss würfeln, mit einem Zug oder einer Antwort
    [throw-for] { explain-name-start } würfelt für { $other }, mit einem Zug oder einer Antwort
    [answer] { explain-due-person } muss mit einem Element für { explain-due-throw }, antworten
    [owe] { explain-name-start } schuldet ein Element für { explain-due-throw }; eintragen muss es { $other ->
        [referee] der Schiedsrichter
       *[other] { $other }
    }
    [move] { explain-due-person } muss ziehen
    [open] { explain-due-person } muss das verdeckte Brett öffnen
   *[save] { explain-due-person } muss sagen, wie viele Marken bleiben
}
explain-due = { explain-due-task }{ $scribed ->
    [yes] { " " }(der Schiedsrichter schreibt es auf)
   *[no] { "" }
}, seit dem { $since }{ $limit ->
    [grace] , bis zum { $until }, mit aller Nachfrist bis zum { $grace }
    [until] , bis zum { $until }
   *[none] { "" }
}.

explain-entry = Eintrag { $entry } in { $file }, ab Zeile { $line }: { $told }.
explain-with-it = Damit: { $thrown }.
explain-stands = Der Eintrag gilt: Er nennt den Eintrag davor, er trägt die Unterschrift { explain-of-name }, und die Regeln haben ihn dort erlaubt.

explain-title-place = 1  Sein Platz
explain-prev = Eintrag { $entry } nennt in seiner Zeile `prev` den Fingerabdruck von Eintrag { $before }; er kann also hinter genau diesem Text stehen und nirgends sonst. Den Fingerabdruck hat der Text zwischen den Zeilen `---` und `sig`:
explain-first = Es sind die Bedingungen der Partie, mit denen das Protokoll beginnt; deshalb wird kein Eintrag davor genannt. Der Fingerabdruck dieses Eintrags ist die Kennung der Partie.
explain-next = Eintrag { $next } nennt ihn auf dieselbe Weise, mit seinem eigenen Fingerabdruck:
explain-last = Es ist der letzte Eintrag; der nächste wird ihn mit seinem eigenen Fingerabdruck nennen:

explain-title-signature = 2  Seine Unterschrift
explain-key = { $scribed ->
    [yes] Die Zeile `sig` wurde mit der privaten Hälfte eines Schlüssels { explain-of-name } gemacht, und zwar für { $by }: { $by } spielt per Post und hat keinen Schlüssel.
   *[no] Die Zeile `sig` wurde mit der privaten Hälfte eines Schlüssels { explain-of-name } gemacht.
} { $slip ->
    [0] Eintrag { $entry } ({ explain-kind }) hat den Schlüssel eingeführt:
   *[other] Zettel { $slip } von Eintrag { $entry } ({ explain-kind }) hat den Schlüssel eingeführt:
}
explain-key-fingerprint = Fingerabdruck, wie ihn OpenSSH zeigt: { $fingerprint }
explain-key-replaced = { $times ->
    [one] Der Schlüssel { explain-of-name } war bis dahin einmal ersetzt worden; ssh-keygen kennt diesen deshalb als `{ $principal }`.
   *[other] Der Schlüssel { explain-of-name } war bis dahin { $times }-mal ersetzt worden; ssh-keygen kennt diesen deshalb als `{ $principal }`.
}
explain-key-check = Ohne die private Hälfte kann niemand eine solche Unterschrift machen, und zu einem anderen Text passt sie nicht. So prüfen Sie sie mit OpenSSH statt mit diesem Programm:

explain-title-rules = 3  Was die Regeln dazu sagen
explain-before = Davor:
explain-turn = Der Zug `{ $move }` war in der damaligen Stellung erlaubt und führt zu der Stellung, die im Eintrag steht: { $position }
explain-turn-then = Der Zug `{ $move }` und dann der im Voraus bestimmte Zug `{ $then }` waren in der damaligen Stellung erlaubt und führen zu der Stellung, die im Eintrag steht: { $position }
explain-charter = { $game } lässt sich damit spielen: Fassung { $version } der Regeln, { $players } Spieler, Optionen und Schlüssel in Ordnung.
explain-agree = Zu einer Einigung gehören alle Spieler, die noch in der Partie sind: wer anbietet, { explain-by } durch diesen Eintrag, und alle anderen durch einen Zettel in eben diesem Eintrag, der das Angebot mit seinem Fingerabdruck nennt.
explain-agree-offer = Das Angebot kam { explain-of-name }, auf Zettel { $slip } dieses Eintrags: { $offer }.
explain-ruling = Eine Entscheidung kann hinter jedem Eintrag stehen: Damit ist der Schiedsrichter an der Reihe. Diese hat die Nummer { $number }, und die ist höher als die aller früheren Entscheidungen dieses Schiedsrichters. Von zwei Zweigen einer Partie geht der mit der höheren Nummer weiter; zwei Entscheidungen desselben Schiedsrichters mit derselben Nummer würden beweisen, dass der Schiedsrichter doppelt unterschrieben hat. Die Entscheidung: { $verdict ->
    [forfeit] { explain-name } verliert die Partie
    [result] das Ergebnis ist `{ $result }`
    [rekey] { explain-name } hat den Schlüssel { $key }
   *[here] die Partie geht hier weiter
}. Die Begründung: "{ $reason }".
explain-post = { explain-by-start } war an der Reihe, und ein Eintrag ohne Zug trägt nur die Zettel ein, die in ihm stehen.
explain-allowed = { explain-by-start } war an der Reihe, und { $kind ->
    [join] ein Beitritt
    [answer] eine Antwort
    [resign] eine Aufgabe
    [claim] eine Reklamation
   *[save] das Behalten von Marken
} war dort erlaubt.
explain-besides = Außerdem: { $remark }.
explain-after = Danach:

explain-title-dice = { $number }  Würfel
explain-reveals = Er deckt Element { $number } aus der Kette { explain-of-name } auf, für Wurf { $throw }: `--throw { $throw }` beweist ihn.
explain-reveals-unused = Er deckt Element { $number } aus der Kette { explain-of-name } auf, für einen Wurf, der nicht vollständig ist oder verfallen ist.

explain-title-slips = 4  Die Zettel in ihm
explain-slips = Wer nicht an der Reihe ist, sagt auf einem Zettel, was zu sagen ist, und unterschreibt ihn für sich. { explain-by-start } hat { $slips ->
    [one] { $slips } Zettel
   *[other] { $slips } Zettel
} eingetragen. Jeden hat sein Verfasser selbst unterschrieben; wer ihn einträgt, legt also niemandem etwas in den Mund. Wo er steht und seit wann er zählt, ergibt sich aus dem Eintrag.
explain-title-slip = Zettel { $number }: { $told }
explain-slip-after = Sein Verfasser kannte die Partie bis { $known ->
    [yes] Eintrag { $entry }
   *[no] { $after }
}, den `after` nennt, und hat den Zettel auf { $at } datiert.
explain-slip-id = Seine Kennung ist der Fingerabdruck des Textes, der unterschrieben wurde:
explain-slip-signature = Er trägt die Unterschrift { explain-of-name }, gemacht mit dem Schlüssel { $fingerprint }. So prüfen Sie sie mit OpenSSH:

explain-why-note = Es ist eine Bemerkung und bewirkt nichts.
explain-why-claim = Er meldet es dem Schiedsrichter, der darüber entscheiden kann; für sich allein bewirkt er nichts.
explain-why-resign = Eine Aufgabe verfällt nie: Sie zählt ab dem Eintrag, der sie einträgt.
explain-why-offer = Ein Angebot verfällt, sobald hinter jenem Eintrag etwas anderes als ein Eintrag ohne Zug steht, und das war nicht so. Es bewirkt nichts, bevor alle zugestimmt haben.
explain-why-accept = Er stimmt einem Angebot zu, das er mit seiner Kennung nennt, und verfällt wie ein Angebot; hinter jenem Eintrag standen nur Einträge ohne Zug.
explain-why-order-next = Ein Zug im Voraus, der auf keinen bestimmten Zug wartet, wird mit dem nächsten Zug eingetragen, welcher es auch ist, wenn die Antwort dann erlaubt ist; sie wird sofort gespielt. Wäre sie nicht erlaubt, oder käme etwas anderes davor, dann zählte er nicht.
explain-why-order = Ein Zug im Voraus sagt, was sein Verfasser auf einen Zug antwortet. Er wird nur mit genau diesem Zug eingetragen, und die Antwort wird sofort gespielt; wäre ein anderer Zug gemacht worden oder etwas anderes davor gekommen, dann zählte er nicht.
explain-why-rekey = Er ist mit dem alten Schlüssel unterschrieben, und von hier an gilt der neue, auch schon für diesen Eintrag, mit einer neuen Kette von Elementen für die Würfel.
explain-why-extend = Der Schiedsrichter gibt damit mehr Zeit. Er verfällt, wenn jener Spieler hinter dem Eintrag, den `after` nennt, etwas anderes als einen Eintrag ohne Zug geschrieben hat, und das war nicht so.
explain-why-leave = Der Spieler hat dem Turnier eine Abwesenheit gemeldet, sie steht in dessen Protokoll, und der Schiedsrichter trägt sie in diese Partie ein. Sie zählt wie eine eigene Abwesenheit des Spielers, darf aber schon begonnen haben.
explain-why-absence = Die Bedingungen geben jedem Spieler Tage der Abwesenheit, und der Zettel nimmt davon. Tage, die nach dem Beginn dessen liegen, was sein Verfasser zu tun hat, zählen nicht mit, wenn die Frist nicht schon vorher abgelaufen war.
explain-why-receipt = Der Schiedsrichter sagt, wann ein Brief angekommen ist. Ein Eintrag mit einer Empfangsbestätigung zählt mit keinem früheren Datum als diesem, abzüglich der Tage für den Postweg, und mit keinem späteren, sodass niemand durch ein falsches Datum gewinnt.
explain-why-refill = Er bringt Stunden aus der Reserve seines Verfassers auf die Uhr, während dessen Zeit läuft. Er muss eingetragen sein, bevor die Uhr abgelaufen ist.

explain-sealed-root = Mit diesem Zug hat { $by } ein Brett gewählt, einen Weg durch alle 81 Felder, und hält es geheim. `root` legt { $by } darauf fest: Es ist ein Fingerabdruck jedes Schrittes, den der Weg erlaubt. Der Weg lässt sich später nicht mehr austauschen, und niemand kann ihn aus der Wurzel herausfinden:
explain-sealed-opens = Weil dieser Zug gewinnt, öffnet er das Brett.
explain-sealed-leaf = Blatt { $leaf } zeigt einen Schritt auf dem Weg von { $by } und sonst nichts davon: { $from ->
    [off] von außerhalb des Bretts
   *[other] von { $from }
} { $squares ->
    [one] ein Feld
   *[other] { $squares } Felder
} weiter { $to ->
    [out] ist der Ausgang
    [beyond] ist kein Feld mehr, weil zu wenige übrig sind
   *[other] ist { $to }
}. Sein eigener Fingerabdruck entsteht aus einer Kennzeichnung, der Kennung der Partie, dem Platz am Tisch, der Nummer des Blattes, dem Ziel und einem Salz, das andere am Erraten hindert:
explain-sealed-path = Von dort führen die Fingerabdrücke in `path` hinauf, je zwei zusammen gehasht, bis zu der Wurzel, die beim Versiegeln des Brettes angegeben wurde. Dieser Schritt stand also damals fest:
explain-sealed-opened = { $by } zeigt den Weg und den Schlüssel der Salze. Der Weg:
explain-sealed-fits = Das Programm hat alle { $leaves } Blätter daraus berechnet und die Wurzel gefunden, die { $by } beim Versiegeln angegeben hat, und jeder Schritt, den { $by } gemacht hat, folgt diesem Weg.
explain-sealed-fails = Das Brett besteht die Prüfung nicht: { $reason }. Wer auf einem Brett gespielt hat, das keines ist, wird Letzter.

explain-plain-entry = Eintrag { $entry } der Partie in { $file }.
explain-plain-title-says = Was darin steht
explain-plain-says = { $told }. Datum: { $at }.
explain-plain-thrown = Damit: { $thrown }. Warum das niemand bestimmen konnte, erklärt `adjudicate explain` mit `--throw`.
explain-plain-remark = Die Bemerkung dazu: "{ $say }"
explain-plain-title-slips = Was andere darin sagen
explain-plain-slips = Ein Spieler, der nicht an der Reihe ist, unterschreibt einen Zettel, und wer den nächsten Eintrag schreibt, schreibt ihn ab. Jeder Zettel trägt die Unterschrift seines eigenen Verfassers, und auch sie wurde geprüft.
explain-plain-title-whose = Von wem er ist
explain-plain-whose = { $scribed ->
    [yes] { $by } spielt per Post. Der Schiedsrichter hat den Eintrag aufgeschrieben und unterschrieben.
   *[no] Er endet mit der Unterschrift { explain-of-by }.
} Eine solche Unterschrift entsteht mit einem Geheimnis, das nur sein Besitzer hat, sie passt zu diesem einen Text und zu keinem anderen, und { $introduced ->
    [0] was dazugehört, wissen alle seit dem Beginn der Partie
   *[other] in Eintrag { $introduced } steht, woran man sie erkennt
}. Sie wurde geprüft, und sie passt.
explain-plain-title-place = Wohin er gehört
explain-plain-place = { $entry ->
    [0] Es ist der erste Eintrag; vor ihm steht keiner.
   *[other] Er nennt Eintrag { $before } mit einer Zahl, die aus dessen ganzem Text berechnet ist; er kann also hinter genau diesem Text stehen und hinter keinem anderen.
} { $later ->
    [0] Bisher ist er der letzte; der nächste wird ihn auf dieselbe Weise nennen.
    [one] Ein weiterer Eintrag baut auf ihm auf, und wer den unterschrieben hat, hatte dabei diesen vor sich: { $names }.
   *[other] Auf ihm bauen { $later } weitere Einträge auf, und wer einen davon unterschrieben hat, hatte dabei diesen vor sich: { $names }.
}
explain-plain-title-allowed = Warum er erlaubt war
explain-plain-before = Davor: { $outlook }
explain-plain-after = Danach: { $outlook }
explain-plain-charter = Mit ihm beginnt die Partie: Darin steht, wer was spielt und nach welchen Regeln.
explain-plain-turn = Die Spielregeln wurden an ihm geprüft wie an jedem Zug, und sie erlauben ihn dort.
explain-plain-ruling = Der Schiedsrichter darf jederzeit entscheiden und zählt seine Entscheidungen: Das ist Nummer { $number }. Von zwei Einträgen, die einander widersprechen, geht es hinter dem weiter, hinter dem die höhere Nummer steht.
explain-plain-agree = Alle Spieler, die noch in der Partie sind, haben zugestimmt: wer das Angebot gemacht hat, wer diesen Eintrag geschrieben hat, und alle anderen auf einem Zettel, der darin steht.
explain-plain-allowed = Den nächsten Eintrag schreibt immer nur, wer an der Reihe ist. Das war { explain-by }, und ein solcher Eintrag war in Ordnung.
explain-plain-title-worth = Was das wert ist
explain-plain-worth = Würde ein einziges Zeichen des Eintrags geändert, dann passte seine Unterschrift nicht mehr; würde er herausgenommen, dann nennte der nächste einen Eintrag, den es nicht gibt. Wenn jemand einen anderen Eintrag vorzeigt, den { explain-by } hinter demselben unterschrieben hat, dann wurde doppelt unterschrieben, und `adjudicate dispute` beweist es.

explain-throw = { $single ->
    [yes] Wurf { $throw } dieser Partie, geworfen von { $name } und vollständig mit Eintrag { $entry }:
   *[no] Wurf { $throw } dieser Partie, geworfen für alle und vollständig mit Eintrag { $entry }:
}
explain-throw-short = Niemand hat diese Zahlen bestimmt, und niemand konnte sie wissen, bevor sie fällig waren. Davor hatten diese Beteiligten je eine Reihe geheimer Werte versiegelt, die Elemente heißen: { $names }. Die lassen sich nur eines nach dem anderen aufdecken, und keines lässt sich austauschen. Die Zahlen folgen aus den Elementen, die für diesen Wurf aufgedeckt wurden: Mit jedem anderen Element wären es andere Zahlen.
explain-throw-last = Das vorletzte Element wurde in Eintrag { $before } aufgedeckt, das { explain-of-name } in Eintrag { $entry }. Dazwischen konnte nur { explain-name } den Wurf wissen und nichts mehr daran ändern.
explain-throw-referee = Nach den Bedingungen machen den Wurf der Spieler, der würfelt, und der Schiedsrichter. Das verlässt sich also darauf, dass der Schiedsrichter zu keinem Spieler hält: Zwei, die zusammenarbeiten, hätten ihre Elemente vorher kennen können.
explain-title-bound = 1  Woran jeder gebunden war, und was aufgedeckt wurde
explain-game-id = Die Kennung der Partie, der Fingerabdruck von Eintrag 0 (`--entry 0` zeigt, wie), steht in jedem Schritt: { $id }
explain-title-seed = 2  Vom Aufgedeckten zum Startwert
explain-seed = Der Startwert des Wurfs ist der Fingerabdruck einer Kennzeichnung, der Kennung der Partie, der Zahl der vollständigen Würfe davor ({ $before }) und der Elemente, in dieser Reihenfolge: { $names }.
explain-title-bytes = 3  Vom Startwert zu den Bytes
explain-bytes = Die Würfel werden aus einer Reihe von Bytes gelesen, die das Verfahren ChaCha20 aus dem Startwert macht (RFC 8439, Nonce 0, Zähler ab 0). Wo OpenSSL installiert ist, zeigt dies die gelesenen Bytes:
explain-title-numbers = 4  Von den Bytes zu den Zahlen

explain-title-share = { explain-name-start }
explain-title-share-thrower = { $name } (hat gewürfelt)
explain-tip = Durch { explain-dated } war { explain-name } an eine Kette von Elementen gebunden, die an dieser Spitze endet:
explain-base64 = in Base64, wie es im Eintrag steht: { $value }
explain-chain-key = Die Kette gehört zu einem Schlüssel { explain-of-name }, eingeführt durch { explain-on }, mit diesen 32 Bytes:
explain-cancelled = { $elements ->
    [one] Ein Element davor hat keinen Wurf ergeben: Eine Entscheidung, oder weil jemand ausschied, ließ verfallen, was gegeben war.
   *[other] { $elements } Elemente davor haben keinen Wurf ergeben: Eine Entscheidung, oder weil jemand ausschied, ließ verfallen, was gegeben war.
}
explain-passed-over = Jedes Element gehört durch seine Nummer zu einem Wurf: Dieses hat die Nummer { $number }, und { $before ->
    [0] die Spitze ist Nummer 0
   *[other] das zuvor aufgedeckte ist Nummer { $before }
}. Die Nummern dazwischen gehören zu Würfen, die verfallen sind, oder zu denen { explain-name } nichts aus dieser Kette gegeben hat, und ergeben keinen anderen Wurf.{ $ruling ->
    [0] { "" }
   *[other] { " " }Seit Entscheidung { $ruling } des Schiedsrichters zählen sie ab { $from }.
}
explain-revealed = Für diesen Wurf wurde Element { $number } in { explain-dated } aufgedeckt{ $brought ->
    [yes] , eingetragen { explain-of-by }
   *[no] { "" }
}:
explain-implied = (In jenem Eintrag steht nur das nächste, Element { $next }: Dieses folgt daraus, wie der erste Schritt zeigt.)
explain-link-to = { $known ->
    [tip] die Spitze, die in { explain-on } steht
    [entry] Element { $to }, das in Eintrag { $entry } steht
   *[element] Element { $to }
}
explain-link = Der Fingerabdruck einer Kennzeichnung, der Kennung der Partie, des Schlüssels, der Nummer { $from } und von Element { $from } ist { explain-link-to }:
explain-links = Element { $from }, { $steps }-mal hinab gehasht, ist { explain-link-to }. Jedes Mal ist es der Fingerabdruck einer Kennzeichnung, der Kennung der Partie, des Schlüssels, einer Nummer und des Elements dieser Nummer, von { $from } abwärts:
explain-chain = Für alle, die die ganze Kette sehen wollen: von Element { $number } hinab bis zur Spitze, die Nummer 0 ist.

explain-die = Ein Würfel mit { $sides } Seiten braucht { $bytes ->
    [1] ein Byte, eine Zahl von 0 bis 255
   *[2] zwei Bytes, eine Zahl von 0 bis 65535
}.{ $limit ->
    [0] { "" }
   *[other] { " " }Zahlen ab { $limit } entfallen, denn sie würden niedrige Ergebnisse begünstigen.
} Er zeigt den Rest der Zahl bei der Teilung durch { $sides }, plus 1.
explain-die-again = Bei einem Gleichstand wurde noch einmal gewürfelt, oder der nächste Wurf folgte sofort, ohne dass jemand etwas zu entscheiden hatte; solche Würfel werden aus denselben Bytes weitergelesen.
explain-die-shows = Würfel { $die }: { $bytes } = { $drawn }; { $drawn } mod { $sides } = { $rest }; zeigt { $shows }
explain-die-dropped = Würfel { $die }: { $bytes } = { $drawn }; entfällt, denn es ist nicht kleiner als { $limit }
explain-throw-is = Der Wurf ist also { $numbers }, wie es in Eintrag { $entry } steht.

ledger-series = { $games ->
    [one] Serie { $number }: eine Partie
   *[other] Serie { $number }: { $games } Partien
}
ledger-keeps-none = { $files }: behält keine Marken für eine andere Partie
ledger-game-over = { $files }, { $kind ->
    [running] noch nicht beendet
    [annulled] beendet: niemand hat gewonnen ({ $clause }: { $reason })
    [drawn] beendet: unentschieden ({ $clause }: { $reason })
   *[won] beendet: { $winner } hat gewonnen ({ $clause }: { $reason })
}
ledger-game = Partie { $id }
ledger-before = { $event ->
    [yes] den vorigen Runden von { $source }
   *[no] { $source }
}
ledger-continues-entry = setzt fort: { $event ->
    [yes] die vorigen Runden von { $source }
   *[no] { $source }
}, bis zu Eintrag { $entry }
ledger-continues-head = setzt fort: { $event ->
    [yes] die vorigen Runden von { $source }
   *[no] { $source }
}, bis zu dem Eintrag { $head }
ledger-continues-missing = setzt Partie { $game } fort, deren Datei gebraucht wird, mit dem Eintrag { $head }

ledger-column-player = Spieler
ledger-column-brought = gebracht
ledger-column-began = am Beginn
ledger-column-ended = am Ende
ledger-column-saved = behalten
ledger-bank = (Bank)
ledger-all = (alle)

ledger-not-conserved = STRITTIG: Marken sind aus dem Nichts gekommen oder verschwunden
ledger-forged = STRITTIG: { $told }
ledger-signed-twice = { $author } hat doppelt unterschrieben: { $entries }{ $replaced ->
    [yes] . Eine Entscheidung hat einen Schlüssel dieses Namens ersetzt, es kann also ein Dieb gewesen sein
   *[no] { "" }
}
ledger-entry = Eintrag { $entry } { $id } in { $files }
ledger-stops = STRITTIG: Die Kopien trennen sich hinter Eintrag { $entry }, und der Verlauf bleibt dort stehen; welche von ihnen weitergeht, entscheidet eine Entscheidung des Schiedsrichters oder die Einigung auf einen
ledger-fallen = { $entries ->
    [one] die Kopien sind verschieden: { $entries } Eintrag ist aus dem Verlauf gefallen
   *[other] die Kopien sind verschieden: { $entries } Einträge sind aus dem Verlauf gefallen
}
ledger-tokens = { $tokens ->
    [one] { $tokens } Marke
   *[other] { $tokens } Marken
}
ledger-right = { $player } bringt { ledger-tokens } mit: richtig
ledger-event-checks = { $player } bringt { ledger-tokens } aus den vorigen Runden des Turniers mit: Das prüft `adjudicate event verify`
ledger-round-missing = { $player } bringt { ledger-tokens } mit: nicht zu prüfen ohne die Partie der vorigen Runde, in der { $player } gespielt hat
ledger-game-missing = { $player } bringt { ledger-tokens } mit: nicht zu prüfen ohne die Datei der vorigen Partie
ledger-carry-disputed = { $player } bringt { ledger-tokens } mit: STRITTIG: { $why }
ledger-later = seither hat Eintrag { $entry } daraus { $tokens } gemacht; es zählt, was bei dem Eintrag galt, den die Bedingungen nennen
ledger-not-joined = { $player } ist dieser Partie nicht beigetreten; nur wer sie veranstaltet, hat das unterschrieben

ledger-needs-file = gebraucht wird die Datei von Partie { $game }, mit dem Eintrag { $head }
ledger-needs-before = gebraucht wird die Datei der vorigen Partie
ledger-needs-round = gebraucht wird die Partie, aus der { $player } sie mitbringt
ledger-paired-elsewhere = die Partie wurde hinter Eintrag { $entry } des Turniers gepaart, und die Bedingungen nennen { $head }
ledger-no-parcus = in { ledger-before } wird nicht mit Parcus gespielt, und es bleiben keine Marken
ledger-stopped = { $named ->
    [yes] der Verlauf von { ledger-before } bleibt stehen, denn es wurde doppelt unterschrieben ({ $names }), und { $head } steht hinter dieser Stelle; dort entscheidet eine Entscheidung oder die Einigung auf einen Schiedsrichter
   *[no] der Verlauf von { ledger-before } bleibt stehen, und { $head } steht hinter dieser Stelle; dort entscheidet eine Entscheidung oder die Einigung auf einen Schiedsrichter
}
ledger-fell-out = der Eintrag { $head } ist aus dem Verlauf von { ledger-before } gefallen
ledger-no-entry = in { ledger-before } gibt es keinen Eintrag { $head }, nur { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträge
}: Entweder ist diese Kopie alt, oder die Bedingungen sind falsch
ledger-unfinished = bei Eintrag { $entry } in { ledger-before } war die Partie noch nicht beendet
ledger-stranger = { $player } hat in { ledger-before } nicht gespielt, und auch niemand mit diesem Schlüssel
ledger-other-key = { $keys ->
    [both] { $player } hatte in { ledger-before } den Schlüssel { $had }, hat hier den Schlüssel { $has }, und kein Eintrag ersetzt den einen durch den anderen
    [none] { $player } spielt per Post, und der Schiedsrichter, der unterschreibt, ist nicht der von { ledger-before }
    [here] { $player } hat in { ledger-before } per Post gespielt und hat hier den Schlüssel { $has }
   *[before] { $player } hatte in { ledger-before } den Schlüssel { $had } und spielt hier per Post
}
ledger-other-name = { $player } hat den Schlüssel, der in { ledger-before } { $was } gehörte
ledger-saved = { $player } hat in { ledger-before } { ledger-tokens } behalten
ledger-saved-all = { $player } hat in { ledger-before } nichts gesagt und behält deshalb alles, was übrig war: { ledger-tokens }
ledger-saved-none = wer aufgegeben oder durch Entscheidung verloren hat, behält keine, und so war es bei { $player } in { ledger-before }
ledger-carried-twice = dieselben Marken bringt auch { $games } mit

ledger-count = { $verdict ->
    [right] { $number } richtig
    [unchecked] { $number } nicht geprüft
   *[disputed] { $number } STRITTIG
}
ledger-summary = { $carries ->
    [0] nichts wird mitgebracht
    [one] eine Übernahme: { $counts }
   *[other] { $carries } Übernahmen: { $counts }
}{ $proofs ->
    [0] { "" }
    [one] ; ein Beweis, dass jemand doppelt unterschrieben hat
   *[other] ; { $proofs } Beweise, dass jemand doppelt unterschrieben hat
}

replay-painting = { $bar } { $position } von { $boards } Brettern gemalt
export-entries = { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträge
}
export-slips = { $slips ->
    [one] { $slips } Zettel
   *[other] { $slips } Zettel
}
export-ssh-written = { $slips ->
    [0] In { $directory }: { export-entries } mit Unterschriften.
   *[other] In { $directory }: { export-entries } und { export-slips } mit Unterschriften.
}
export-ssh-check = Prüfen ohne dieses Programm: sh { $directory }/verify.sh
postcard-written = { $file }: { $cards ->
    [one] eine Karte für { $names }.
   *[other] { $cards } Karten für { $names }.
}
postcard-without-code = Der letzte Eintrag ist zu lang für einen Code auf einer Karte, und die Karte sagt das; senden Sie ihn auch auf einem anderen Weg.

postcard-no-code = Hier ist kein Code: Was neu ist, ist dafür zu lang. Es muss auf einem anderen Weg kommen, per E-Mail oder als Datei.
postcard-photograph = Fotografieren Sie den Code, dann `adjudicate import PHOTO` und `adjudicate { $command }`.
postcard-another-way = Was neu ist, kommt auf einem anderen Weg: `adjudicate import FILE`, dann `adjudicate { $command }`.
postcard-your-turn = { $name }, Sie sind am Zug: Schreiben Sie Ihren Zug auf eine Karte an den Schiedsrichter, der ihn für Sie einträgt.
postcard-moves = { $title }: { $moves }{ $more ->
    [0] { "" }
   *[other] { " " }und { $more } weitere
}

picture-die = ein Würfel zeigt { $shows }
picture-die-of = ein Würfel mit { $sides } Seiten zeigt { $shows }
picture-die-unthrown = ein Würfel mit { $sides } Seiten, noch nicht geworfen
picture-acting = { $player }, am Zug
picture-won = { $player }, hat gewonnen

