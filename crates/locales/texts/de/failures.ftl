# Warum Befehle nicht ausgeführt werden, und warum etwas aus einem Brief nicht angenommen wird.

about = { $what }: { $said }

entry-damaged = Eintrag { $number } ist beschädigt angekommen: { $why }
some-entry-damaged = ein Eintrag ist beschädigt angekommen: { $why }
entry-beyond-repair = { $what } ist beschädigt angekommen, und keine Ausbesserung ergibt eine gültige Unterschrift
entry-begins-another = { $what } beginnt eine andere Partie
entry-dated-ahead = { $what } ist auf { $at } datiert, mehr als einen Tag nach der Uhr dieses Computers
entry-of-no-game = { $what } baut auf einem Eintrag auf, der in keiner der Partien hier steht, und niemand hier hat ihn unterschrieben
entry-without-place = er hat in dieser Partie keinen Platz
line-stops = der Verlauf endet hinter Eintrag { $behind }: { $count } gleichrangige Einträge folgen
letter-announces-event = dies kündigt das Turnier { $title } an, und nichts darin gehört zu einer Partie
letter-for-event = dies gehört in das Protokoll eines Turniers, nicht zu einer Partie
letter-without-entry = es enthält keinen Eintrag
share-of-no-game = ein Anteil an einem Wurf in einer Partie, die nicht hier ist
slip-of = eine Mitteilung von { $by }
slip-of-no-game = eine Mitteilung von { $by }, die zu keiner der Partien hier gehört
slip-of-no-game-or-player = eine Mitteilung, die zu keiner der Partien hier gehört
desk-slip-of = eine Mitteilung von { $by }
slip-belongs-nowhere = eine Mitteilung von { $by } gehört zu keiner der Partien hier
some-slip-belongs-nowhere = eine Mitteilung gehört zu keiner der Partien hier
input-unreadable = die Standardeingabe ist nicht lesbar: { $error }
input-too-large = die Standardeingabe wurde nicht gelesen: Sie hat mehr als { $most } MiB
