# Die Texte am Tisch auf Deutsch; wozu jeder Schlüssel dient, steht in der englischen Datei.

proof-tip = die Spitze, an die Eintrag { $entry } { $name } gebunden hat
proof-element = Element { $number } von { $name }, aufgedeckt in Eintrag { $entry }
proof-seed = der Startwert: SHA-256 der Kennung der Partie, der Zahl der Würfe davor ({ $before }) und dieser Elemente
proof-shows = { $bytes } zeigt { $number }
proof-dropped = { $bytes } entfällt
proof-bytes = die Bytes, die ChaCha20 daraus macht
proof-commands = jeder Schritt, als Befehle

gave-share = { $by } hat einen Anteil am Wurf gegeben.

after-entry = { $headline }, nach Eintrag { $entry }
at-a-table = { $game }, zum Üben
turn-so-far = { $game }, der Zug bis jetzt
option-is = { $key }: { $value }

gives-share = Sie geben Ihren Anteil am Wurf.
new-slip = Neu: { $what }

how-by-page = So antworten Sie: Öffnen Sie die Seite adjudicate.html, wählen Sie »Ich habe einen Brief bekommen«, und fügen Sie diese ganze Nachricht ein.
foot-blocks = Die Blöcke unten und die Anhänge enthalten dieselben unterschriebenen Texte; lassen Sie sie, wie sie sind.
