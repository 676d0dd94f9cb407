# Die Regeln auf Deutsch. Jeder Schlüssel ist die Nummer einer Regel; ihr englischer Text steht bei dem Spiel in docs/rules.

ALL-1 = Die Sitze sind die Spieler in der Reihenfolge, in der die Bedingungen sie nennen.
ALL-2 = Nennen die Bedingungen nicht, wer beginnt (`first`), so entscheidet das Los: ein Würfel mit so vielen Seiten, wie es Sitze gibt; die Zahl ist der Sitz, der beginnt. Manche Spiele haben dafür einen eigenen Wurf. Niemand handelt, bevor er am Zug ist.
ALL-3 = In Spielen für zwei ist `x`, wer beginnt, und `o` der andere. Züge und Stellungen stehen in einer Zeile, und aufgezeichnet werden sie nur auf eine Art. Sie sind in ASCII, außer wo Züge freier Text sind: Der darf in jeder Schrift stehen.
ALL-4 = Solange eine Partie läuft, kann ein Remis oder ein Ergebnis vereinbart werden: Einer bietet es an, alle anderen nehmen an. Bei einem Ergebnis gewinnen die meisten Punkte; haben mehrere gleich viele, ist es ein Remis. Jeder kann aufgeben. Bei zwei Spielern gewinnt dann der andere; bei mehreren scheidet aus, wer aufgibt oder durch Entscheid verliert, die anderen spielen weiter, und der Letzte gewinnt. Angebote und Reklamationen, die zu einem Spiel gehören, gibt es nur in diesem.
ALL-5 = Mit jedem Zug wird die Stellung aufgezeichnet, die daraus entsteht. Eine Aufzeichnung, deren Stellung von der nach den Regeln abweicht, wird abgelehnt.
ALL-6 = Unbekannte Optionen, Werte außerhalb der Grenzen und Werte, die ohnehin gelten, sind Fehler; nichts davon wird übergangen.
ALL-7 = Wer keinen möglichen Zug hat und nach den Regeln des Spiels passen darf, schreibt `pass`; sonst darf es niemand.
ALL-8 = Bringt ein Zug zugleich eine Niederlage und ein Remis, gilt die Niederlage. Nach dem Ende steht die Stellung so da, als wäre der nächste Spieler am Zug, sofern die Seite des Spiels nichts anderes sagt.

CHS-1 = Es gelten die Schachregeln. Wer beginnt, hat Weiß. Züge schreibt man in algebraischer Notation oder mit Ausgangs- und Zielfeld; aufgezeichnet werden sie in der englischen Kurznotation und Stellungen als FEN.
CHS-2 = Die Partie endet von selbst mit Matt, mit Patt, wenn wegen der fehlenden Figuren keine Folge regelgerechter Züge mehr zum Matt führen kann (König gegen König, dazu höchstens ein Springer oder beliebig viele Läufer auf Feldern einer Farbe), wenn dieselbe Stellung zum fünften Mal steht, und nach 75 Zügen jedes Spielers ohne Schlagfall und ohne Bauernzug. Wer am Zug ist, kann Remis reklamieren (`remis reklamieren`), wenn dieselbe Stellung zum dritten Mal steht, und nach 50 solchen Zügen jedes Spielers. Eine Stellung ist dieselbe, wenn derselbe Spieler am Zug ist, dieselben Figuren auf denselben Feldern stehen und dieselben Rochaden und dasselbe Schlagen en passant möglich sind.

TTT-1 = Das Brett hat neun Felder in den Spalten a bis c und den Reihen 1 bis 3; am Anfang sind alle frei.
TTT-2 = In einem Zug besetzt der Spieler ein freies Feld: mit `x`, wenn er begonnen hat, und sonst mit `o`.
TTT-3 = Wer alle drei Felder einer Spalte, einer Reihe oder einer Diagonale besetzt hat, hat gewonnen.
TTT-4 = Sind alle neun Felder besetzt und hat niemand gewonnen, so ist die Partie unentschieden.

NMM-1 = Zwei Spieler haben je neun Steine in der Hand (Option `stones`) und ziehen abwechselnd. Das Brett hat 24 Punkte auf drei ineinander liegenden Quadraten, die Spalten a bis g von links, die Reihen 1 bis 7 von unten; 16 gerade Linien verbinden je drei Punkte, und wer auf einer Linie nebeneinander liegt, ist benachbart.
NMM-2 = Wer noch Steine in der Hand hat, setzt in seinem Zug einen davon auf einen freien Punkt.
NMM-3 = Wer keine Steine mehr in der Hand hat, zieht einen seiner Steine auf einen benachbarten freien Punkt.
NMM-4 = Ein Stein, der durch Setzen oder Ziehen so ankommt, dass drei Steine seines Besitzers eine Linie füllen, schließt eine Mühle; dann nimmt sein Besitzer einen gegnerischen Stein für immer vom Brett. Sonst wird nichts geschlagen. Schließt ein Zug zwei Mühlen, wird trotzdem nur ein Stein geschlagen; mit `double_mill: two` sind es zwei, der zweite nach dem Brett, wie es ohne den ersten aussieht, und nur einer, wenn kein zweiter zu nehmen ist. Die beiden werden in der Reihenfolge der Punkte geschrieben; in welcher Folge sie fallen, ist gleich.
NMM-5 = Ein Stein in einer Mühle darf nicht geschlagen werden. Stehen alle gegnerischen Steine in Mühlen, wird nichts geschlagen; mit `all_in_mills: any` ist dann jeder frei. Kann ein Stein geschlagen werden, muss es geschehen.
NMM-6 = Ein Stein, der eine Mühle verlassen hat, darf im nächsten Zug seines Besitzers nicht auf den verlassenen Punkt zurück, wenn das die Mühle wieder schließt. Ein anderer Stein darf sie schließen, und derselbe nach jedem anderen Zug seines Besitzers. Mit `reform: allowed` entfällt diese Regel.
NMM-7 = Kein Stein springt. Mit `flying: 3` darf, wer keinen Stein mehr in der Hand und noch drei auf dem Brett hat, auf jeden freien Punkt ziehen statt nur auf einen benachbarten; mit `flying: 4` schon mit vier Steinen.
NMM-8 = Wer am Ende eines Zuges weniger als drei Steine hat, Hand und Brett zusammen, hat verloren.
NMM-9 = Wer keinen Stein in der Hand und keinen möglichen Zug hat, wenn er am Zug ist, hat verloren. Mit `blocked: passes` passt er stattdessen; passen beide hintereinander, ist die Partie unentschieden.
NMM-10 = Die Partie ist unentschieden, wenn dieselbe Stellung, mit allem, was zu ihr gehört, zum dritten Mal steht (Option `repetition`), und wenn 100 Züge in Folge (Option `quiet_turns`), die beider Spieler zusammen und mit dem Passen gezählt, mit leeren Händen und ohne geschlagenen Stein gemacht worden sind. 0 Züge schalten das eine oder andere ab.
