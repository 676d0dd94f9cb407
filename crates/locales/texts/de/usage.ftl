# Warum Argumente eines Befehls nicht angenommen werden.

usage-unexpected = `{ $argument }` wird hier nicht erwartet
usage-unknown-command = es gibt keinen Befehl `{ $command }`
usage-which-command = hinter `{ $command }` gehört einer seiner Befehle: { $commands }
usage-missing = { $arguments } { $number ->
    [one] fehlt
   *[other] fehlen
}
usage-twice = `{ $argument }` darf nur einmal angegeben werden
usage-together = `{ $argument }` darf nicht zusammen mit { $others } angegeben werden
usage-no-value = `{ $argument }` braucht einen Wert
usage-not-among = `{ $value }` ist kein Wert von `{ $argument }`; möglich sind { $values }
usage-wrong-value = `{ $argument }` kann nicht `{ $value }` sein: { $why }
usage-too-many = `{ $value }` ist mehr, als `{ $argument }` nimmt
usage-too-few = `{ $argument }` braucht { $number } Werte
usage-not-utf8 = ein Argument ist nicht in UTF-8
usage-number = erwartet wird eine Zahl von { $first } bis { $last }
usage-no-number = erwartet wird eine ganze Zahl
usage-days = das ist keine Anzahl von Tagen
usage-time = ein Zeitpunkt wird so geschrieben: 2026-11-20T17:03:11Z
usage-day = ein Tag wird so geschrieben: 2026-01-31
usage-similar = ähnlich: { $similar }
usage-line = der ganze Befehl: `{ $usage }`
usage-help = `{ $command } --help` erklärt ihn
