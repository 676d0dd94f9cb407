# Was `adjudicate dispute` in Kopien einer Partie findet, die einander widersprechen; wozu jeder Schlüssel dient, steht in der englischen Datei.

dispute-entry = Eintrag { $entry } ({ $id })
protocol-section = Protokoll { $section }
by-accusative = { $by ->
    [the-referee] den Schiedsrichter
   *[other] { $by }
}

dispute-act-charter = die Bedingungen der Partie
dispute-act-join = ein Beitritt
dispute-act-turn = der Zug "{ $move }"
dispute-act-ordered = der Zug "{ $move }", im Voraus beantwortet mit "{ $then }"
dispute-act-answer = ein Anteil am Wurf
dispute-act-agree = die Einigung ({ $offer })
dispute-act-agree-unknown = eine Einigung
dispute-act-resign = eine Aufgabe
dispute-act-claim = eine Reklamation auf Remis
dispute-act-open = das Öffnen eines Brettes
dispute-act-save = { $tokens ->
    [one] das Behalten von { $tokens } Marke
   *[other] das Behalten von { $tokens } Marken
}
dispute-act-post = ein Eintrag ohne Zug
dispute-act-forfeit = Entscheidung { $number }, durch die { $name } verliert
dispute-act-result = Entscheidung { $number }, mit dem Ergebnis "{ $result }"
dispute-act-rekey = Entscheidung { $number }, die { $name } einen neuen Schlüssel gibt
dispute-act-here = Entscheidung { $number }, nach der die Partie dort weitergeht

dispute-offer = { $offer ->
    [draw] Remis
    [takeback] die Rückkehr zu Eintrag { $entry }
    [result] das Ergebnis "{ $result }"
    [referee] ein Schiedsrichter
    [end] das Ende des Spiels
    [prisoners] die Rückgabe von Gefangenen
    [concede] der Verlust dieses Spiels
    [concede-gammon] der Verlust dieses Spiels als Gammon
   *[concede-backgammon] der Verlust dieses Spiels als Backgammon
}
dispute-slip-note = eine Bemerkung
dispute-slip-timeout = die Meldung, dass die Zeit von { name-dative } abgelaufen ist
dispute-slip-resign = eine Aufgabe
dispute-slip-offer = ein Angebot ({ $offer })
dispute-slip-accept = eine Zustimmung
dispute-slip-order = ein Zug im Voraus, "{ $then }", wenn "{ $when }" gespielt wird
dispute-slip-order-next = ein Zug im Voraus, "{ $then }" nach jedem Zug
dispute-slip-rekey = ein neuer Schlüssel
dispute-slip-extend = { $days ->
    [one] { $days } weiterer Tag für { $name }
   *[other] { $days } weitere Tage für { $name }
}
dispute-slip-absence = eine Abwesenheit { $period }
dispute-slip-receipt = eine Empfangsbestätigung vom { $at }
dispute-slip-refill = { $hours ->
    [one] eine Umbuchung von { $hours } Stunde aus der Reserve
   *[other] eine Umbuchung von { $hours } Stunden aus der Reserve
}

dispute-line = Der Verlauf reicht bis Eintrag { $last } ({ $id }).
dispute-line-stops = Der Verlauf bleibt nach Eintrag { $last } ({ $id }) stehen: Dahinter stehen { $entries } Einträge, und keiner hat Vorrang vor den anderen.
dispute-line-over = Dort ist die Partie beendet: { $ending }.
dispute-line-nobody = Niemand ist an der Reihe.
dispute-line-pen = { name-start } ist dort an der Reihe und muss { $task ->
    [join] beitreten
    [roll] würfeln
    [act] ziehen
    [open] ein verdecktes Brett öffnen
    [save] sagen, was behalten wird
   *[post] Zettel eintragen
}{ $scribed ->
    [yes] ; der Schiedsrichter schreibt es auf
   *[no] { "" }
}.
dispute-branch = { $entries ->
    [one] { $entry } von { by-dative }, { $act }, in { $sources }
   *[other] { $entry } von { by-dative }, { $act }, in { $sources }; im Ganzen { $entries } Einträge
}

dispute-signed-twice = { by-start } hat doppelt unterschrieben, { $place ->
    [ruling] mit der Nummer { $number }
   *[entry] hinter Eintrag { $number }
}{ $places ->
    [1] { "" }
   *[other] ; das ist die erste von { $places } Stellen
}: { $held }. Die Unterschriften sind echt, und von diesen Einträgen kann nur einer gelten{ $replaced ->
    [yes] ; eine Entscheidung hat aber einen Schlüssel dieses Namens ersetzt, es kann also ein Dieb gewesen sein
   *[no] { "" }
}.
dispute-held = { $scribed ->
    [yes] { $entry } für { $name }, { $act }, in { $sources }
   *[no] { $entry }, { $act }, in { $sources }
}
dispute-keep-evidence = { $decides ->
    [players] Heben Sie den Beweis auf; jeder kann ihn ohne die Kopien prüfen. Alle Spieler zusammen können sich auf einen anderen Schiedsrichter einigen.
    [referee] Heben Sie den Beweis auf; jeder kann ihn ohne die Kopien prüfen. Was daraus für die Partie folgt, entscheidet der Schiedsrichter.
   *[agreed] Heben Sie den Beweis auf; jeder kann ihn ohne die Kopien prüfen. Was daraus für die Partie folgt, entscheidet ein Schiedsrichter, auf den sich alle einigen.
}

dispute-stops = Welcher der Einträge hinter Eintrag { $last } der nächste ist, muss entschieden werden. Kein ehrliches Programm unterschreibt etwas dahinter, bis eine Entscheidung oder die Einigung auf einen Schiedsrichter einem von ihnen Vorrang gibt.
dispute-stops-ruling = { $referee ->
    [yes] Der Schiedsrichter bringt alle Kopien zusammen und trägt hinter einem der Einträge eine Entscheidung ein, die für alle gilt; statt `here` kann sie auch `forfeit NAME` oder `result "..."` sagen.
   *[no] Der Schiedsrichter eines der Zweige bringt alle Kopien zusammen und trägt hinter einem der Einträge eine Entscheidung ein, die für alle gilt; statt `here` kann sie auch `forfeit NAME` oder `result "..."` sagen.
}
dispute-stops-blamed = Aber der Schiedsrichter hat doppelt unterschrieben; vielleicht einigen sich alle Spieler lieber auf einen anderen.
dispute-stops-over = Es gibt keinen Schiedsrichter, der entscheiden kann, und weil die Partie beendet ist, kann man sich auf keinen mehr einigen: Der Beweis sagt, wer es war.
dispute-stops-agreement = { $referee ->
    [yes] Der Schiedsrichter kann nicht mehr entscheiden
   *[no] Es gibt keinen Schiedsrichter
}, aber alle Spieler zusammen können sich auf einen einigen, der dann entscheidet: Jemand schlägt einen Schlüssel vor, alle anderen nehmen an, und wer an der Reihe ist, trägt die Einigung hinter { $entry } ein.

dispute-fell-out = Nach Eintrag { $after } nimmt die Partie einen anderen Verlauf, { $decided ->
    [yes] durch { $entry } von { by-dative }, { $act }
   *[no] denn was dort folgt, hat Vorrang
}; { $entries ->
    [one] { $entries } Eintrag gilt
   *[other] { $entries } Einträge gelten
} nicht mehr, beginnend mit { $firsts }. Was nicht mehr gilt, bindet niemanden. Unterschrieben haben es: { $names }.
dispute-fell-out-way = Wer ihm gefolgt ist, übernimmt den jetzigen Verlauf und schreibt, sobald er wieder an der Reihe ist, noch einmal, was er weiterhin will; das ist keine doppelte Unterschrift.

dispute-mended = { $source } ist unterwegs entstellt worden (Eintrag { $entry }, Zeile { $line }: { $reason }). Jeder Eintrag darin ließ sich wiederherstellen, und alle Unterschriften sind echt.
dispute-mended-way = So entsteht eine saubere Kopie; Protokolle, die als Anhang verschickt werden, werden nicht entstellt.
dispute-damaged = { $known ->
    [yes] In { $source } ist Eintrag { $entry } so beschädigt, dass er nicht zu lesen ist: { $reason }. So, wie er ist, zählt er nicht.
   *[no] In { $source } ist ein Eintrag oder Zettel so beschädigt, dass er nicht zu lesen ist: { $reason }. So, wie er ist, zählt er nicht.
}
dispute-damaged-way = Bitten Sie den Absender, es noch einmal zu schicken, als Anhang oder als kodierten Block.
dispute-missing = { $missing ->
    [none] { "" }
    [one] , und darin fehlt Eintrag { $first }
    [range] , und darin fehlen die Einträge { $first } bis { $last }
   *[list] , und darin fehlen die Einträge { $numbers }
}
dispute-broken = { $source } ist ab Eintrag { $entry }, Zeile { $line }, nicht gültig ({ $class }, { $rule }): { $reason }. { $entry ->
    [0] Nichts darin zählt als Protokoll
   *[other] Was vor Eintrag { $entry } steht, ist gültig
}{ dispute-missing }.
dispute-broken-why = { $class ->
    [spelling] Solche Schäden entstehen durch E-Mail und Textprogramme, und niemand muss daran schuld sein.
    [chain] Einträge fehlen, stehen in falscher Reihenfolge oder sind verändert.
    [signature] Ein Text, der nach dem Unterschreiben verändert wurde, beweist nichts gegen den, der ihn unterschrieben haben soll.
   *[other] Kein Programm unterschreibt an dieser Stelle einen solchen Eintrag; er bindet niemanden, und wer ihn geschrieben hat, darf einen erlaubten schreiben.
}
dispute-broken-way = { $sound ->
    [yes] Eine einwandfreie Kopie übernimmt daraus, was brauchbar ist:
   *[no] Bitten Sie noch einmal um die Datei, als Anhang, und um die Briefe einzeln.
}

dispute-own-way = { $source } nimmt ab Eintrag { $leaves } einen eigenen Verlauf, der nicht der geltende ist. Vom geltenden, der bis Eintrag { $last } reicht, { $lacks ->
    [one] fehlt { $lacks } Eintrag
   *[other] fehlen { $lacks } Einträge
}.
dispute-behind = { $lacks ->
    [one] { $source } liegt einen Eintrag zurück
   *[other] { $source } liegt { $lacks } Einträge zurück
}: Der letzte darin ist { $own }, und der Verlauf reicht bis Eintrag { $last }. Was darin steht, ist dasselbe wie in den anderen.
dispute-behind-way = { $single ->
    [yes] Lesen Sie ein, was fehlt:
   *[no] Keine der Kopien hat alles; lesen Sie die anderen ein:
}

dispute-bad-signature = In { $sources } trägt { $entry } von { by-dative } eine Unterschrift, die nicht passt: Sie wurde unterwegs beschädigt, oder jemand hat daran etwas verändert. Derselbe Eintrag liegt auch mit passender Unterschrift vor, und dieser zählt.
dispute-bad-signature-way = Es ist nichts zu tun; der beschädigte kann weg.
dispute-cannot-stand = In { $sources } kann { $entry } von { by-dative } nicht gelten ({ $class }, { $rule }): { $reason }. Er bindet niemanden und beweist nichts gegen irgendjemanden{ $with ->
    [0] { "" }
    [one] ; ein Eintrag, der darauf aufbaut, fällt mit ihm weg
   *[other] ; { $with } Einträge, die darauf aufbauen, fallen mit ihm weg
}.
dispute-changed-later = Bitten Sie { by-accusative } noch einmal um den ganzen Eintrag; was später verändert wurde, ist nicht von { by-dative }.
dispute-write-allowed = Wer an der Reihe ist, schreibt stattdessen einen erlaubten Eintrag.
dispute-write-allowed-hint = Wer an der Reihe ist, schreibt stattdessen einen erlaubten Eintrag: { $hint }.

dispute-early = In { $sources } kommt { $entry } von { by-dative } zu früh: Der Eintrag davor, { $before }, ist in keiner der Kopien. Bis er vorliegt, kann niemand diesen beurteilen, und er zählt weder für noch gegen jemanden.
dispute-early-way = Wer ihn geschrieben hat, hatte den Eintrag davor: Bitten Sie { by-accusative } um alles, was da ist.

dispute-slip-found = Ein Zettel von { by-dative }, { $act }{ $known ->
    [yes] , unterschrieben hinter Eintrag { $place },
   *[no] ,
} { $fell ->
    [yes] stand in { $entry } und gilt mit ihm nicht mehr
   *[no] ist in { $sources }
}.
dispute-since = { $since ->
    [0] { "" }
    [one] , obwohl seitdem ein Eintrag geschrieben wurde
   *[other] , obwohl seitdem { $since } Einträge geschrieben wurden
}
dispute-slip-waits = Er wartet; { name-inside } kann ihn eintragen{ dispute-since }.
dispute-slip-waits-again = Er wartet wieder; { name-inside } kann ihn eintragen{ dispute-since }.
dispute-slip-again-way = { by-start } gibt ihn noch einmal ab, so, wie er ist, oder unterschreibt einen anderen hinter Eintrag { $last }.
dispute-slip-when-way = Er wird mit dem Zug "{ $when }" von { name-dative } eingetragen, wenn dieser gespielt wird; jeder andere Zug lehnt ihn ab.
dispute-slip-next-way = Er wird mit dem nächsten Zug von { name-dative } eingetragen, wenn "{ $then }" danach erlaubt ist; sonst verfällt er.
dispute-slip-offer-way = Wer einverstanden ist, nimmt an; wer weiterspielt, lehnt ab.
dispute-slip-accept-way = Er wird wirksam, wenn { name-inside } demselben Angebot auch zustimmt und alle anderen es getan haben.
dispute-slip-post-way = { $ruled ->
    [yes] { name-start } trägt ihn mit dem nächsten Eintrag oder mit einem Eintrag ohne Zug ein; sonst kann es der Schiedsrichter, mit einer Entscheidung:
   *[no] { name-start } trägt ihn mit dem nächsten Eintrag oder mit einem Eintrag ohne Zug ein:
}
dispute-slip-lapsed = Er ist verfallen: Die Partie ist seitdem weitergegangen, und niemand kann ihn mehr eintragen.
dispute-slip-lapsed-way = Er bindet niemanden; { by-inside } darf hinter Eintrag { $last } einen anderen unterschreiben.
dispute-slip-aside = Der Eintrag, hinter dem er unterschrieben wurde, gehört nicht zum Verlauf, und niemand kann ihn eintragen.
dispute-slip-aside-way = { by-start } darf hinter Eintrag { $last } einen anderen unterschreiben.
dispute-slip-early = Der Eintrag, hinter dem er unterschrieben wurde, ist in keiner der Kopien; darum kann niemand sagen, ob er wartet.
dispute-slip-early-way = Bitten Sie { by-accusative } um alles, was da ist.
dispute-slip-invalid = So, wie es steht, kann er nicht eingetragen werden: { $reason }.
dispute-slip-invalid-way = { $forged ->
    [yes] Daraus kann man { by-dative } nichts vorwerfen; bitten Sie { by-accusative } noch einmal darum, wenn der Zettel von { by-dative } ist.
   *[no] Es ist nichts zu tun: Er bindet niemanden.
}

dispute-clock-copy = Laut { $source }, mit dem Verlauf bis Eintrag { $last }: { $due }
dispute-entry-late = { $days ->
    [one] Eintrag { $entry } kam { $days } Tag zu spät.
   *[other] Eintrag { $entry } kam { $days } Tage zu spät.
}
dispute-entry-in-time = Eintrag { $entry } war rechtzeitig.
dispute-clock-only = Dies hat nur { $sources }: { $told }.
dispute-clock-then = Wird es jetzt eingetragen, gilt: { $due }
dispute-clock-never = Am Ende des Verlaufs kann es nicht eingetragen werden; darum folgt nichts daraus.
dispute-duty = Seit dem { $since } muss { name-inside } { $duty ->
    [join] beitreten
    [reveal] würfeln
    [turn] ziehen
    [open] ein Brett öffnen
   *[save] sagen, was behalten wird
}, { $limit ->
    [grace] bis zum { $until }, mit Nachfrist bis zum { $grace }
    [until] bis zum { $until }
   *[none] ohne Frist
}.

dispute-verdict = { $verdict ->
    [stops] ANGEHALTEN: Über den Verlauf muss entschieden werden
    [signed-twice] jemand hat DOPPELT UNTERSCHRIEBEN; die Partie geht weiter
    [invalid] UNGÜLTIG: Etwas in den Kopien kann nicht gelten
    [incomplete] etwas lässt sich noch nicht beurteilen
    [fell-out] { $contested ->
        [yes] Einträge gelten nicht mehr, und über die Zeit ist zu entscheiden
       *[no] Einträge gelten nicht mehr, und niemand ist schuld
    }
    [behind] die Kopien stimmen überein, und manche haben mehr als andere
   *[same] { $copies ->
        [one] eine Kopie, und sie ist gültig
       *[other] die Kopien sind gleich
    }
}
dispute-game-id = Partie { $id }
dispute-copy-entries = { $entries ->
    [0] kein gültiger Eintrag
    [one] { $letters ->
        [yes] { $entries } Eintrag in Briefen
       *[no] { $entries } Eintrag
    }
   *[other] { $letters ->
        [yes] { $entries } Einträge in Briefen
       *[no] { $entries } Einträge
    }
}
dispute-copy = { $source }: { dispute-copy-entries }{ $standing ->
    [behind] , liegt { $lacks } zurück
    [branch] , ab Eintrag { $leaves } mit eigenem Verlauf
    [apart] , mit eigenem Verlauf
    [broken] , UNGÜLTIG
   *[whole] { "" }
}
dispute-no-game = { $source }: Darin ist keine Partie: { $reason }
dispute-empty = die Datei ist leer
dispute-stray = Etwas von { by-dative } in { $sources } ({ $what }) gehört zu keiner dieser Partien; geben Sie das Protokoll der zugehörigen Partie dazu.
dispute-entry-kind = { $kind ->
    [charter] die Bedingungen einer Partie
    [join] ein Beitritt
    [turn] ein Zug
    [answer] ein Anteil an einem Wurf
    [agree] eine Einigung
    [resign] eine Aufgabe
    [claim] eine Reklamation
    [open] das Öffnen eines Brettes
    [save] das Behalten von Marken
    [post] ein Eintrag ohne Zug
   *[ruling] eine Entscheidung
}
dispute-slip-kind = { $kind ->
    [note] eine Bemerkung
    [claim] eine Meldung, dass Zeit abgelaufen ist
    [resign] eine Aufgabe
    [offer] ein Angebot
    [accept] eine Zustimmung
    [order] ein Zug im Voraus
    [rekey] ein neuer Schlüssel
    [extend] eine Verlängerung
    [absence] eine Abwesenheit
    [received] eine Empfangsbestätigung
   *[refill] ein Nachfüllen der Uhr
}
dispute-evidence-written = Der Beweis ist in { $file }. Jeder kann ihn ohne die Kopien prüfen: { $command }
dispute-ssh-written = Der Beweis für ssh-keygen ist in { $file }. So prüft man ihn ohne dieses Programm: { $command }
dispute-summary-none = keine Partie: Es lässt sich nichts beurteilen
dispute-summary = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}: { $signers ->
    [0] { $wrong ->
        [0] kein Streitfall
        [one] etwas ist nicht in Ordnung; niemandem ist eine doppelte Unterschrift nachgewiesen
       *[other] { $wrong } Dinge sind nicht in Ordnung; niemandem ist eine doppelte Unterschrift nachgewiesen
    }
    [one] es ist nachgewiesen, dass { $names } doppelt unterschrieben hat
   *[other] es ist nachgewiesen, dass { $names } doppelt unterschrieben haben
}

dispute-letter-to = An { $names }
dispute-letter-game = Es geht um Ihre Partie { $game }, begonnen am { $date }. Der volle Name, unter dem jedes Programm sie kennt, ist
dispute-letter-copies = { $copies ->
    [one] Ich habe eine Datei dazu bekommen ({ $sources }) und jeden Eintrag darin angesehen.
   *[other] Ich habe { $copies } Kopien davon bekommen ({ $sources }) und sie Eintrag für Eintrag verglichen.
}
dispute-letter-result = { $verdict ->
    [stops] Darin stehen Einträge, von denen nur einer der nächste sein kann, und die Regeln lassen offen, welcher: Das muss entschieden werden.
    [signed-twice] Jemand hat zwei Einträge unterschrieben, von denen nur einer gelten kann, und das ist bewiesen. Die Partie geht trotzdem weiter.
    [invalid] Etwas darin kann nicht gelten. Es zählt nicht, gleich, von wem es kam. Die Gründe stehen unten.
    [incomplete] Etwas darin lässt sich noch nicht beurteilen, weil ein Eintrag fehlt, den niemand eingereicht hat.
    [fell-out] { $contested ->
        [yes] Sie sind verschieden: Durch das, was seitdem entschieden wurde, gelten manche Einträge nicht mehr, und die Zeit ist strittig.
       *[no] Sie sind verschieden, und niemand ist schuld: Durch das, was seitdem entschieden wurde, gelten manche Einträge nicht mehr.
    }
    [behind] Sie stimmen in allem überein, was sie haben; nur haben manche mehr Einträge als andere.
   *[same] { $copies ->
        [one] Es gibt nichts, womit sie sich vergleichen ließe. In sich ist sie in Ordnung.
       *[other] Sie sind Buchstabe für Buchstabe gleich.
    }
}
dispute-letter-contested = Jemand sagt, dass die Zeit abgelaufen ist, oder die Kopien sagen Verschiedenes über die Zeit. Bis wann jeder von Ihnen Zeit hat, und was nur in einer Kopie steht, steht oben; was daraus folgt, entscheidet der Schiedsrichter.
dispute-letter-agree = Es gibt also keinen Grund zum Streit: Was eingereicht wurde, stimmt überein, so weit es reicht.
dispute-letter-why = Woher man das weiß. Jeder Eintrag einer Partie endet mit einer Unterschrift. Sie wird mit einem Geheimnis gemacht, das nur eine Person hat, und sie passt nur zu diesem einen Text: Wird ein einziges Zeichen verändert, passt sie nicht mehr. Die Gegenstücke, mit denen man die Unterschriften aller prüft, stehen am Anfang der Partie, und dort haben alle zugestimmt. Außerdem nennt jeder Eintrag den vorigen mit einer Zahl, die aus dessen ganzem Text berechnet wird. Immer ist genau eine Person an der Reihe und schreibt den nächsten Eintrag; darum kann niemand einen Eintrag einschieben, wegnehmen oder verändern, ohne dass alle es sehen können, und wer zwei Einträge für dieselbe Stelle unterschreibt, hat selbst den Beweis dafür geliefert. Nichts davon beruht auf meinem Wort: Dieselben Dateien geben jedem dieselbe Antwort, der sie mit dem Programm `adjudicate` oder einem anderen prüft.

fault-mismatch = die Unterschrift passt nicht
fault-signature = { $author ->
    [referee] dies ist nicht die Unterschrift des Schiedsrichters unter diesem Text: { $why }
   *[other] dies ist nicht die Unterschrift von { $author } unter diesem Text: { $why }
}
hint-signature = der Eintrag wurde nach dem Unterschreiben verändert oder mit einem anderen Schlüssel unterschrieben; bitten Sie den Absender noch einmal darum
fault-slip-signature = die Unterschrift von `{ $by }` auf diesem Zettel ist nicht echt: { $why }
fault-seq = `seq` ist { $seq }, und hierher gehört { $expected }
fault-prev = `prev` ist nicht die Kennung des Eintrags davor
fault-no-prev = `prev` fehlt; nur der erste Eintrag hat keines
fault-order = hier steht Eintrag { $seq }, und hierher gehört { $expected }
fault-link = Eintrag { $number } baut nicht auf dem davor auf
fault-position = die Stellung nach diesem Zug ist `{ $right }`, nicht `{ $written }`
fault-dice = die Elemente ergeben den Wurf `{ $right }`, nicht `{ $written }`
fault-no-dice = dieser Eintrag macht den Wurf `{ $right }` vollständig, und `dice` fehlt
fault-no-throw = dieser Eintrag macht keinen Wurf vollständig und hat darum kein `dice`
fault-unsigned = dem Eintrag fehlt die Zeile `sig`, bevor der nächste beginnt
fault-long = ein Eintrag hat höchstens 16.384 Bytes, und dieser geht weiter
fault-cut = das Protokoll endet mitten in diesem Eintrag: Seine Zeile `sig` fehlt
fault-empty = die Datei ist leer; ein Protokoll beginnt mit den Bedingungen der Partie
fault-cut-short = das Protokoll endet nach der Zeile `---`, mit der ein Eintrag beginnt
fault-first-line = { $found ->
    [blank] ein Eintrag beginnt mit der Zeile `---`, und hier steht eine leere Zeile
    [mark] ein Eintrag beginnt mit der Zeile `---`, und hier steht eine Bytereihenfolge-Marke
    [return] ein Eintrag beginnt mit der Zeile `---`, und hier steht ein Wagenrücklauf; Zeilen enden nur mit LF
    [comment] ein Eintrag beginnt mit der Zeile `---`, und hier steht ein Kommentar
    [directive] ein Eintrag beginnt mit der Zeile `---`, und hier steht eine Direktive
   *[other] ein Eintrag beginnt mit der Zeile `---`, und hier steht etwas anderes
}

# Protokolle von Turnieren
dispute-event = Turnier "{ $event }": { $verdict ->
    [signed-twice] doppelt unterschrieben
    [a-copy-is-invalid] eine Fassung ist ungültig
   *[the-copies-agree] die Fassungen stimmen überein
}
dispute-event-id = Turnier { $id }
dispute-event-copy = { $source }: { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträge
}{ $standing ->
    [broken] , UNGÜLTIG bei Eintrag { $number }: { $reason }
    [apart] , geht ab Eintrag { $number } einen eigenen Weg
    [behind] , es fehlen { $number }
   *[whole] { "" }
}; der letzte ist { $head }
dispute-event-parts = Nach Eintrag { $entry } trennen sich die Protokolle:
dispute-event-branch = { $number }. { $source } geht so weiter:
dispute-event-entry = Eintrag { $entry }  { $told }; unterschrieben von { $by }, datiert { $at }
dispute-event-more = und { $number } weitere
dispute-event-twice = { $by } hat doppelt unterschrieben: Eintrag { $entry } ({ $id }) in { $one } und Eintrag { $second } ({ $second-id }) in { $other }. Beide Unterschriften sind von dem Schlüssel { $key }, den die Ausschreibung nennt, und stehen hinter demselben Eintrag; nur die Turnierleitung schreibt Einträge, darum erklärt es kein Brief eines anderen. Bis zu Eintrag { $after } sind beide Protokolle gleich.{ $handover ->
    [yes] { " " }Bei einer Übergabe ist es die Unterschrift des Zettels.
   *[no] { "" }
}
dispute-event-ways = Bewahren Sie beide Protokolle auf, wie sie sind: Sie sind der Beweis, und jeder, der sie hat, kann sie mit `adjudicate dispute` prüfen. Was die Partien ergeben, hängt nicht von der Turnierleitung ab: `adjudicate event verify` hält jedes der Protokolle daran. Welches von beiden weitergeht, sagt nicht das Programm; darüber einigen sich die Spieler, oder sie halten ein anderes Turnier ab.
dispute-event-entry-id = Eintrag { $entry }: { $id }
dispute-no-event = { $source }: darin ist kein Turnier: { $reason }
dispute-event-about = Es geht um das Turnier "{ $event }", geleitet von { $name }.
dispute-event-agree = Die Fassungen seines Protokolls stimmen überein, so weit sie reichen.
dispute-event-no-file = für ein Turnier wird keine Datei mit Beweisen geschrieben: Seine beiden Protokolle sind der Beweis
dispute-event-summary = { $events ->
    [one] ein Turnier
   *[other] { $events } Turniere
}: { $signers ->
    [0] { $wrong ->
        [yes] etwas ist ungültig; dass jemand doppelt unterschrieben hätte, ist nicht bewiesen
       *[no] kein Streit
    }
    [one] es ist bewiesen, dass { $names } doppelt unterschrieben hat
   *[other] es ist bewiesen, dass { $names } doppelt unterschrieben haben
}

# Was ein Eintrag im Protokoll eines Turniers getan hat
event-deed-charter = die Ausschreibung von "{ $event }"
event-deed-enter = { $player } nimmt teil an { $sections }
event-deed-leaves = { $player } verlässt { $section }
event-deed-leaves-event = { $player } verlässt das Turnier
event-deed-leave = { $player } ist abwesend { $period }
event-deed-appeal = { $player } legt Einspruch ein: "{ $text }"
event-deed-handover = { $player } leitet das Turnier von hier an
event-deed-start = das Los ist gezogen
event-deed-draw = die Auslosung von { $section }
event-deed-pair = { $section }, Runde { $round } ist gepaart: { $boards }
event-deed-pairing = { $section }, Runde { $round } ist von Hand gepaart: { $boards }
event-deed-result = { $section }, Runde { $round }, Brett { $board }: Das Ergebnis ist { $points }
event-deed-points = { $section }, Runde { $round }, Brett { $board }: Nach Entscheidung sind die Punkte { $points }
event-deed-rekey = { $player } hat von hier an den Schlüssel { $key }
event-deed-upheld = einem Einspruch ist stattgegeben: { $decided }
event-deed-dismissed = ein Einspruch ist abgewiesen
event-deed-claim = { $player } beansprucht { $points } für { event-board }
event-deed-consent = { $by } übergibt an { $player }
event-deed-post = Zettel werden eingetragen

# Bemerkungen über das, was vorgelegt wurde
evidence-invalid = { $source }: als Beweis ist es ungültig ({ $class }) und beweist nichts: { $flaw }; die Einträge darin werden trotzdem angesehen
no-copies-here = { $directory }: in diesem Verzeichnis sind keine Fassungen
copy-damaged = { $source }: darin ist kein Eintrag; etwas Beschädigtes ist: { $why }
copy-empty = { $source }: darin ist kein Eintrag
