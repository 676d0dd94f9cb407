# Warum etwas nicht möglich ist, und Hinweise, auf Deutsch; wozu jeder Schlüssel dient, steht in der englischen Datei.

game-is-over = Die Partie ist beendet
throw-pending = Erst wird gewürfelt, vorher kann niemand ziehen
dice-not-thrown = Es ist noch nicht gewürfelt
written-otherwise = In der Aufzeichnung wird dieser Zug anders geschrieben
no-draw-to-claim = In diesem Spiel kann niemand Remis reklamieren
offer-draw-instead = Bieten Sie stattdessen Remis an: Die anderen können es annehmen
no-such-offer = Dieses Angebot gibt es in diesem Spiel nicht
legal-now = Möglich sind: { $moves }
legal-now-more = Möglich sind: { $moves } und { $more } weitere
write-so = Schreiben Sie `{ $moves }`
write-one-of = Schreiben Sie einen von diesen: { $moves }
no-such-option = Dieses Spiel hat keine Option `{ $key }`
no-options = Dieses Spiel hat keine Optionen
options-are = Optionen dieses Spiels: { $options }
option-value = Die Option `{ $key }` kann nicht `{ $value }` sein
option-is-default = Die Option `{ $key }` hat ohnehin den Wert `{ $value }`
leave-out-defaults = Lassen Sie weg, was ohnehin gilt
wrong-players = { game-title } ist ein Spiel für { $low } Personen, nicht für { $players }
wrong-players-range = { game-title } ist ein Spiel für { $low } bis { $high } Personen, nicht für { $players }

of-side = { $side ->
    [white] von Weiß
   *[black] von Schwarz
}
a-chess-piece = { $piece ->
    [pawn] ein Bauer
    [knight] ein Springer
    [bishop] ein Läufer
    [rook] ein Turm
    [queen] eine Dame
   *[king] ein König
}
the-chess-piece = { $piece ->
    [pawn] Der Bauer
    [knight] Der Springer
    [bishop] Der Läufer
    [rook] Der Turm
    [queen] Die Dame
   *[king] Der König
}
no-chess-piece = { $piece ->
    [pawn] kein Bauer
    [knight] kein Springer
    [bishop] kein Läufer
    [rook] kein Turm
    [queen] keine Dame
   *[king] kein König
}
no-chess-piece-first = { $piece ->
    [pawn] Kein Bauer
    [knight] Kein Springer
    [bishop] Kein Läufer
    [rook] Kein Turm
    [queen] Keine Dame
   *[king] Kein König
}
chess-move-number = Dies ist Zug { $now }, nicht { $number }
chess-leave-out-number = Lassen Sie die Nummer weg
chess-no-such-move = Diesen Zug gibt es nicht
chess-write-pawn = Für den Bauern schreiben Sie ein kleines b
chess-write-bishop = Für den Läufer schreiben Sie ein großes L
chess-no-capture = Dieser Zug schlägt nichts
chess-no-en-passant = Dieser Zug schlägt nicht en passant
chess-no-check = Dieser Zug gibt kein Schach
chess-no-mate = Dieser Zug setzt nicht matt
chess-several = Das können { $number } Züge sein
chess-no-move = Ein Zug fehlt
chess-unreadable = `{ $text }` ist kein Zug
chess-shape = Züge schreibt man e4, Sf3, exd5, 0-0, e8D oder Sbd2, oder mit beiden Feldern: e2e4
chess-letter-in-english = Der Buchstabe bedeutet auf Englisch eine andere Figur
chess-letter-of-reader = Der Buchstabe bedeutet in Ihrer Sprache eine andere Figur
chess-not-own = Die Figur auf { $from } gehört nicht { white-or-black }
chess-nothing-there = Auf { $from } steht keine Figur
chess-still-in-check = { white-or-black } steht im Schach, und dieser Zug beendet es nicht
chess-into-check = Dieser Zug ließe den König { of-side } im Schach stehen
chess-pawn-blocked = Auf { $to } steht etwas; wenn ein Bauer schlägt, wird seine Linie genannt
chess-no-piece-to = { white-or-black } hat keine Figur, die nach { $to } ziehen kann
chess-other-piece = { $meant ->
    [pawn] Auf { $from } steht { a-chess-piece }, kein Bauer
    [knight] Auf { $from } steht { a-chess-piece }, kein Springer
    [bishop] Auf { $from } steht { a-chess-piece }, kein Läufer
    [rook] Auf { $from } steht { a-chess-piece }, kein Turm
    [queen] Auf { $from } steht { a-chess-piece }, keine Dame
   *[king] Auf { $from } steht { a-chess-piece }, kein König
}
chess-cannot-go = { the-chess-piece } auf { $from } kann nicht nach { $to } ziehen
chess-has-none = { $place ->
    [file] Auf der { $line }-Linie steht { no-chess-piece } { of-side }
    [rank] Auf der { $line }. Reihe steht { no-chess-piece } { of-side }
   *[board] Auf dem Brett steht { no-chess-piece } { of-side }
}
chess-only-one = { the-chess-piece } { of-side } auf { $from } kann nicht nach { $to } ziehen
chess-none-can = { $place ->
    [file] { no-chess-piece-first } { of-side } auf der { $line }-Linie kann nach { $to } ziehen
    [rank] { no-chess-piece-first } { of-side } auf der { $line }. Reihe kann nach { $to } ziehen
   *[board] { no-chess-piece-first } { of-side } kann nach { $to } ziehen
}
chess-castling-lost = Der König { of-side } oder dieser Turm hat schon gezogen; diese Rochade ist nicht mehr möglich
chess-castling-in-check = { white-or-black } steht im Schach und kann darum nicht rochieren
chess-castling-blocked = Zwischen König und Turm steht etwas
chess-castling-attacked = Der König käme auf ein angegriffenes Feld oder über eines hinweg
chess-not-to-claim = Remis reklamieren kann nur, wer am Zug ist
chess-nothing-to-claim = Remis kann noch nicht reklamiert werden: Die Stellung ist zum { $times }. Mal auf dem Brett{ $turns ->
    [0] , und der letzte Zug war ein Schlagfall oder Bauernzug
    [one] , und erst ein Zug ist ohne Schlagfall und ohne Bauernzug vergangen
   *[other] , und erst { $turns } Züge sind ohne Schlagfall und ohne Bauernzug vergangen
}
chess-when-to-claim = Remis kann beim dritten Mal reklamiert werden, oder nach 100 solchen Zügen (50 von jedem)
chess-moves-of = { $piece ->
    [pawn] Bauernzüge
    [knight] Springerzüge
    [bishop] Läuferzüge
    [rook] Turmzüge
    [queen] Damenzüge
   *[king] Königszüge
}
chess-castling = Rochade

ttt-no-square = `{ $text }` ist kein Feld dieses Brettes
ttt-shape = Ein Zug ist ein Feld von a1 bis c3, zum Beispiel `b2`
ttt-taken = { $square } ist schon besetzt, mit { $side }
ttt-mark = ein Feld besetzen

merels-cannot-pass = { $side } kann ziehen und darf darum nicht passen
merels-empty-hand = { $side } hat keinen Stein mehr in der Hand; jetzt wird auf dem Brett gezogen
merels-still-in-hand = { $number ->
    [one] { $side } hat noch einen Stein in der Hand und setzt ihn, bevor gezogen wird
   *[other] { $side } hat noch { $number } Steine in der Hand und setzt sie, bevor gezogen wird
}
merels-occupied = Auf { $to } steht ein Stein von { $side }
merels-no-stone = Auf { $from } steht kein Stein
merels-not-own = Der Stein auf { $from } gehört { $side }
merels-stays = Der Stein auf { $from } bliebe, wo er ist
merels-reforms = Der Stein auf { $from } hat die Mühle { $mill } eben erst geöffnet und darf sie nicht sofort wieder schließen
merels-too-far = { $from } und { $to } sind auf keiner Linie benachbart
merels-too-many-to-fly = { $from } und { $to } sind auf keiner Linie benachbart, und { $side } hat noch { $left } Steine: zu viele zum Springen, das mit { $limit } oder weniger erlaubt ist
merels-no-mill = { $to } schließt keine Mühle, darum wird nichts geschlagen
merels-flight-only = Ein Sprung schlägt nichts, auch nicht in eine Mühle
merels-own-stone = Auf { $point } steht ein eigener Stein von { $side }
merels-nothing-there = Auf { $point } steht kein Stein, der geschlagen werden könnte
merels-removed-twice = { $point } wird zweimal geschlagen
merels-removes-one = Dieser Zug schlägt einen Stein und nicht mehr
merels-removes-two = Dieser Zug schlägt zwei Steine und nicht mehr
merels-two-mills = Zwei Mühlen schließen sich, darum werden zwei Steine geschlagen
merels-must-remove = { $to } schließt die Mühle { $mill }, darum muss ein Stein geschlagen werden
merels-all-in-mills = Alle Steine von { $side } stehen in Mühlen, darum wird keiner geschlagen
merels-safe = { $point } steht in einer Mühle ({ $mill }) und darf nicht geschlagen werden
merels-no-turn = Hier fehlt ein Zug
merels-behind-pass = Hinter `pass` kann nichts mehr stehen
merels-no-point-first = Ein Zug beginnt mit dem Punkt eines Steins
merels-behind-hyphen = Hinter dem Bindestrich fehlt ein Punkt
merels-removed-missing = Der Punkt des geschlagenen Steins fehlt
merels-x-missing = Vor dem Punkt eines geschlagenen Steins steht ein `x`
merels-only-removals = Hier können nur noch geschlagene Steine stehen
merels-shape = Ein Zug wird geschrieben wie d2, d2-d3 oder d2-d3xa1
merels-no-point = `{ $word }` ist kein Punkt des Brettes
merels-points = Punkte dieser Spalte: { $points }
merels-nobody-flies = Die Option `flight_closes` hat in `{ $ruleset }` keinen Sinn, weil dort niemand springt
merels-rulesets-that-fly = Lassen Sie `flight_closes` weg, oder wählen Sie `ludii-4` oder `ludii-1` (RML-3)
merels-pass = kein Stein kann ziehen
merels-place = einen Stein setzen
merels-place-one = setzen und einen Stein schlagen
merels-place-two = setzen und zwei Steine schlagen
merels-fly = springen
merels-fly-one = springen und einen Stein schlagen
merels-fly-two = springen und zwei Steine schlagen
merels-move = ziehen
merels-move-one = ziehen und einen Stein schlagen
merels-move-two = ziehen und zwei Steine schlagen

backgammon-can-play = { $dice } kann gespielt werden
backgammon-other-throw = Zu spielen ist der Wurf { $dice }, nicht { $said }
backgammon-ends-differently = Das kann auf mehrere Arten gespielt werden, die verschieden enden
backgammon-more-dice = Von den Würfeln können { $dice } gespielt werden, nicht nur { $played }
backgammon-only-die = Nur ein Würfel kann gespielt werden, und das muss die { $die } sein
backgammon-no-hit = Auf { $point } steht kein einzelner gegnerischer Stein
backgammon-bar-first = Ein eigener Stein ist auf der Bar und muss zuerst einsetzen
backgammon-no-piece = Auf { $from } steht kein eigener Stein
backgammon-backwards = Steine ziehen von höheren Feldern zu niedrigeren, nicht von { $from } nach { $to }
backgammon-not-home = Es wird nichts ausgewürfelt, solange ein eigener Stein auf { $point } steht
backgammon-rearmost = Mit einer höheren Zahl wird nur vom hintersten Feld ausgewürfelt, und das ist die { $rearmost }
backgammon-closed = { $to } ist gesperrt: Dort stehen { $pieces } gegnerische Steine
backgammon-ways-closed = Jeder Weg von { $from } nach { $to } ist gesperrt
backgammon-all-played = Vorher sind schon alle Würfel gespielt
backgammon-not-with = Mit { $die } kommt kein Stein von { $from } nach { $to }
backgammon-not-with-both = Mit { $die } und { $other } kommt kein Stein von { $from } nach { $to }
backgammon-no-turn = Ein Zug fehlt
backgammon-five-steps = Kein Zug hat mehr als vier Schritte
backgammon-no-way = Ein Stein geht von einer Stelle zu einer anderen
backgammon-no-place = Hier fehlt ein Feld von 24 bis 1, `bar` oder `off`
backgammon-not-from = Kein Stein kann von `{ $run }` gehen
backgammon-not-to = Kein Stein kann nach `{ $run }` gehen
backgammon-number = Die Anzahl der Steine ist `(2)`, `(3)` oder `(4)`
backgammon-shape = Züge schreibt man `13/8 6/5`, `bar/22`, `6/off`, `8/5*(2)`, `24/18/13` oder `pass`
backgammon-no-double = Es wartet keine Verdopplung auf eine Antwort
backgammon-double-late = Verdoppelt wird vor dem Wurf, und nicht vor dem ersten Wurf eines Spiels
backgammon-thrown = { $dice } ist schon gewürfelt
backgammon-throw-anyway = Es wird ohnehin gewürfelt
backgammon-may-double-first = Es ist noch nicht gewürfelt, und Sie können vorher verdoppeln
backgammon-write-roll = Schreiben Sie `roll` zum Würfeln oder `double` zum Verdoppeln
backgammon-write-take = Schreiben Sie `take` zum Annehmen, oder `drop`, um das Spiel aufzugeben
backgammon-double-waits = Eine Verdopplung wartet auf eine Antwort
backgammon-crawford-game = Dies ist das Crawford-Spiel, in dem niemand verdoppelt
backgammon-other-cube = Der Dopplerwürfel gehört der Gegenseite
backgammon-highest-cube = Der Dopplerwürfel steht auf { $highest } und kann nicht weiter gedreht werden
backgammon-no-cube = Dieses Spiel wird ohne Dopplerwürfel gespielt
backgammon-not-begun = Das Spiel hat noch nicht begonnen: Der Wurf um den Beginn fehlt
backgammon-no-gammons = { $loss ->
    [gammon] Ein Gammon zählt hier nicht mehr als jeder andere Verlust
   *[backgammon] Ein Backgammon zählt hier nicht mehr als jeder andere Verlust
}
backgammon-concede-single = Geben Sie das Spiel einfach verloren, als `single`
backgammon-no-opening = Die Option `opening` ist gesetzt, aber mit `first` gibt es keinen Wurf um den Beginn
backgammon-leave-out-opening = Lassen Sie `opening` weg, oder lassen Sie den Wurf entscheiden, wer beginnt
backgammon-jacoby-cube = Die Option `jacoby` betrifft den Dopplerwürfel
backgammon-jacoby-cube-hint = Setzen Sie auch `cube: true`, oder lassen Sie `jacoby` weg
backgammon-jacoby-match = Die Jacoby-Regel gilt für einzelne Spiele, und `points` macht ein Match daraus
backgammon-jacoby-match-hint = Lassen Sie `jacoby` oder `points` weg
backgammon-jacoby-gammons = Mit `gammons: false` bleibt für `jacoby` nichts übrig
backgammon-jacoby-gammons-hint = Lassen Sie `jacoby` oder `gammons` weg
backgammon-crawford-cube = Die Crawford-Regel betrifft den Dopplerwürfel in einem Match
backgammon-crawford-cube-hint = Setzen Sie auch `cube: true` und `points`, oder lassen Sie `crawford` weg
backgammon-one-point = In einem Match bis 1 gibt es nichts zu verdoppeln
backgammon-one-point-hint = Lassen Sie `cube` weg, oder spielen Sie um mehr Punkte
backgammon-before-throw = vor dem Wurf
backgammon-answer-double = Antwort auf die Verdopplung
backgammon-enter = von der Bar einsetzen
backgammon-begin-from = zuerst von { $point }
backgammon-none-plays = kein Würfel kann gespielt werden

not-on-turn = Sie sind nicht am Zug
not-the-turn-of = `{ $name }` ist nicht am Zug
game-closed = Die Partie ist abgeschlossen; es wird nichts mehr eingetragen
pen-of-another = Es ist jetzt an { $holder ->
    [referee] dem Schiedsrichter
   *[other] { $holder }
}, nicht an { $by ->
    [referee] dem Schiedsrichter
   *[other] { $by }
}
not-awaited = { $awaited }; darum ist dies jetzt nicht möglich
awaited-join = Noch sind nicht alle dabei
awaited-roll = Ein Wurf ist noch nicht vollständig
awaited-turn = Erwartet wird ein Zug
awaited-board = Die Partie ist beendet, und ein verdecktes Brett muss geöffnet werden
awaited-tokens = Die Partie ist beendet, und jemand muss sagen, welche Marken er behält
nothing-before-dice = Vor Ihrem nächsten Wurf gibt es nichts zu entscheiden: Er kommt ohne Frage
order-on-own-turn = Sie sind am Zug; es gibt nichts, worauf zu warten wäre
order-not-your-turn = Nach diesem Zug sind Sie nicht am Zug
order-dice = Nach diesem Zug wird gewürfelt, und vorher kann niemand antworten
order-over = Dieser Zug beendet die Partie
no-offer-waits = Es wartet kein Angebot auf Ihre Antwort
several-offers = Mehrere Angebote warten auf Ihre Antwort
unknown-offer = Kein Angebot, das wartet, hat eine Kennung, die mit `{ $named }` beginnt
offer-to-others = Dieses Angebot richtet sich an { $names }, nicht an Sie
nothing-to-decline = Niemand bietet etwas an; es gibt nichts abzulehnen
no-own-turn = Sie haben noch keinen Zug gemacht, der sich zurücknehmen ließe
takeback-in-throw = Solange ein Wurf aussteht, den jemand schon kennen kann, wird nichts zurückgenommen
takeback-too-far = Hinter Eintrag { $seq } ist jemand dazugekommen oder gegangen, oder es wurde gewürfelt oder etwas aufgedeckt; dahinter geht es nicht zurück
takeback-to-nothing = Es gibt keinen Eintrag { $seq }, zu dem es zurückgehen könnte
takeback-earliest = Der früheste Eintrag, zu dem es zurückgehen kann, ist { $earliest }
takeback-of-nothing = Die Stellung nach Eintrag { $back } ist die jetzige; es gibt nichts zurückzunehmen
takeback-meant = Um Eintrag { $last } zurückzunehmen, bieten Sie die Rücknahme bis Eintrag { $back } an
no-referee = In dieser Partie gibt es keinen Schiedsrichter, der entscheiden könnte
no-clock = In dieser Partie gibt es keine Bedenkzeit
no-member = Niemand in dieser Partie heißt `{ $name }`
did-you-mean = Meinen Sie `{ $near }`?
there-are = Dabei sind { $names }
type-more = Schreiben Sie mehr davon
claim-about-oneself = Zeit wird bei anderen reklamiert, nicht bei sich selbst
claim-nothing-due = Von `{ $name }` steht nichts aus
sealed-by-mail = Die Bretter sind in diesem Spiel verdeckt; hier wird kein Zug für Sie gemacht
slip-ends-game = Was schon wartet, beendet die Partie: Die Aufgabe von { $names }
nothing-to-post = Es wartet nichts, was eingetragen werden könnte
remarks-wait = { $number } Bemerkungen von Ihnen warten schon auf den nächsten Eintrag der Partie, der sie allen bringt
keeps-too-many = Niemand behält mehr Marken, als er hat, und { $name } hat { $held }
no-day = `{ $day }` ist kein Tag
how-days-are-written = Tage schreibt man `20.12.2026 bis 6.1.2027`
no-absences = In dieser Partie gibt es keine Urlaubstage
absence-without-days = Der Tag der Rückkehr muss nach dem ersten Tag liegen
absence-too-early = Der erste Tag darf nicht vor dem Augenblick liegen, in dem Sie schreiben ({ $at })
absence-too-long = Das wären { $days } Tage, und von { $most } in dieser Partie { $left ->
    [0] ist keiner übrig
    [one] ist noch { $left } übrig
   *[other] sind noch { $left } übrig
}
absence-too-long-for-year = Das wären { $days } Tage im Jahr { $year }, und von { $most } im Jahr { $left ->
    [0] ist keiner übrig
    [one] ist noch { $left } übrig
   *[other] sind noch { $left } übrig
}
absence-overlaps = Das überschneidet sich mit der Abwesenheit vom { $from } bis zum { $until }
other-referee = Diese Partie hat einen anderen Schiedsrichter, der das unterschreiben muss
leave-of-nobody = `{ $player }` nimmt an diesem Turnier nicht teil oder ist ausgeschieden
no-leave = In den Gruppen von `{ $player }` gibt es keine Urlaubstage
leave-without-days = Der Tag der Rückkehr muss nach dem ersten Tag liegen
leave-too-early = Der erste Tag darf nicht vor dem Augenblick liegen, in dem Sie schreiben ({ $at })
leave-too-long-for-year = Das wären { $days } Tage im Jahr { $year }, und von { $most } im Jahr { $left ->
    [0] ist keiner übrig
    [one] ist noch { $left } übrig
   *[other] sind noch { $left } übrig
}
leave-overlaps = Das überschneidet sich mit der Abwesenheit vom { $from } bis zum { $until }

duodecim-more-dice = Es können mehr Würfel verwendet werden als { $used }
duodecim-backwards = Steine ziehen vorwärts
duodecim-empty-hand = Kein Stein ist in der Hand
duodecim-enters-at-home = Ein Stein wird im Heim eingesetzt, auf 1 bis 6
duodecim-no-piece = Auf { $from } steht kein eigener Stein
duodecim-one-by-one = Steine werden einzeln eingesetzt und verlassen das Brett einzeln
duodecim-not-returned = Ein geschlagener Stein ist noch nicht zurück: Nur Steine in der Hand und im Heim dürfen ziehen
duodecim-leaves-home = Kein Stein verlässt das Heim, bevor alle eingesetzt sind
duodecim-exits-early = Die Steine dürfen das Brett noch nicht verlassen: Andere sind zu weit zurück
duodecim-too-few = { $here ->
    [one] Auf { $from } steht nur ein eigener Stein
   *[other] Auf { $from } stehen nur { $here } eigene Steine
}
duodecim-twice = Kein Stein zieht zweimal in einem Zug, und die auf { $from } haben schon gezogen
duodecim-closed = Auf { $to } hat die Gegenseite zwei oder mehr Steine
duodecim-dice-used = Die Würfel dafür sind schon anders verwendet
duodecim-no-sum = Kein Würfel und keine Summe von { $numbers } ist { $distance }
duodecim-enters-by-one = Ein Stein wird mit einem einzigen Würfel eingesetzt
duodecim-pair = Zwei Steine ziehen zusammen um eine Summe von Würfeln, nicht um einen
duodecim-stack = Ein Stapel zieht als Ganzes, um die Summe aller Würfel
duodecim-no-more-than-two = Mehr als zwei Steine ziehen nicht zusammen
duodecim-singly = In diesem Spiel ziehen Steine einzeln
duodecim-order = { $reason }; es gilt die Reihenfolge, in der die Züge geschrieben sind
duodecim-other-order = In anderer Reihenfolge: { $moves }
duodecim-no-capture = Auf { $to } gibt es nichts zu schlagen
duodecim-no-move = Hier steht kein Zug
duodecim-unreadable = `{ $word }` ist kein Zug
duodecim-shape = Einzelne Züge mit Leerzeichen dazwischen: `in/3` setzt ein, `7/10` zieht, `7/17(2)` zieht zwei, `28/off` verlässt das Brett; oder `pass`
duodecim-cannot-pass = Ein Würfel kann verwendet werden, darum wird nicht gepasst
duodecim-none-plays = kein Würfel kann verwendet werden
duodecim-by = mit { $dice }

roman-cannot-pass = Wer ziehen kann, darf nicht passen
roman-marks = Schreiben Sie `{ $moves }`, oder lassen Sie die Zusätze weg
roman-not-own = Die Figur auf { $square } gehört der Gegenseite
roman-no-piece = Auf { $square } steht keine Figur
roman-one-square = Eine Figur zieht ein Feld schräg
roman-soldier-backwards = Ein Soldat zieht nur vorwärts
roman-bearer-backwards = Ein entmutigter Standartenträger zieht nur vorwärts
roman-occupied = { $square } ist besetzt
roman-none-can = Keine Figur der Seite am Zug kann nach { $square } ziehen
roman-several = Mehrere Figuren können nach { $square } ziehen
roman-twice = Das steht zweimal da
roman-no-throne = { $square } ist nicht der Thronsaal dieses Trupps
roman-no-capture = Auf { $square } wird nichts gefangen
roman-throne-unmarked = Der Einzug in den Thronsaal ist nicht vermerkt
roman-capture-unmarked = Manche Gefangenen sind vermerkt und manche nicht
roman-square-missing = Am Ende fehlt ein Feld
roman-square-expected = Hier fehlt ein Feld
roman-no-square = `{ $text }` ist kein Feld des Brettes
roman-squares = Die Felder sind a1 bis g{ $rows }
roman-no-part = Das gehört zu keinem Zug
roman-shape = Züge schreibt man `c3-d4`, `c9-d10 throne`, `d4-e5 xe6` oder `pass`
roman-play-ended = Das Spiel ist zu Ende: { $reason }
roman-returned-already = Die Gefangenen sind schon zurückgekehrt, und das tun sie nur einmal
roman-no-prisoners = Es gibt keine Gefangenen, die zurückkehren könnten
resign-instead = Eine Partie gibt man mit `aufgeben` auf
roman-no-move = kein Zug
roman-move-soldier = einen Soldaten ziehen
roman-move-bearer = einen Standartenträger ziehen
roman-move-demoralised = einen entmutigten Standartenträger ziehen

open-nothing = Hier steht nichts
open-shape = Ein Zug ist beliebiger Text
open-too-long = Ein Zug hat höchstens { $number } Zeichen
open-both = `throw:` und `next:` können nicht in einem Zug stehen
open-throw-first = Lassen Sie erst würfeln, und geben Sie den Zug danach weiter
open-next-not-last = `next:` ist nicht der letzte Schritt
open-throw-not-last = `throw:` ist nicht der letzte Schritt
open-one-throw = Ein Zug hat einen Wurf; wer ihn verlangt, spielt danach weiter
open-dice-shape = Zum Beispiel `throw: 2d6`: 1 bis 20 Würfel mit 2 bis 1000 Seiten
open-no-dice = Hinter `throw:` fehlen die Würfel
open-not-dice = `{ $value }` sind keine Würfel
open-dice-count = Ein Wurf `{ $value }` hat nicht 1 bis 20 Würfel
open-dice-sides = Ein Würfel von `{ $value }` hat nicht 2 bis 1000 Seiten
open-direction = { $sign } ändert die Schreibrichtung und kann nicht aufgezeichnet werden
open-control = { $sign } ist ein Steuerzeichen und kann nicht aufgezeichnet werden
open-has-left = `{ $name }` ist ausgeschieden
open-nobody = Niemand in dieser Partie heißt `{ $name }`
open-in-the-game = In der Partie sind: { $names }
open-throw-pending = Erst muss der Wurf { $dice } fallen

duerror-kind-accusative = { $piece ->
    [thete] Theten
    [ephebe] Epheben
   *[melliran] Melliran
}
duerror-carry-unplayed = Die Option `carry` ist gesetzt, aber ohne Parcus wird nichts übernommen
duerror-carry-unplayed-hint = Lassen Sie `carry` weg, oder nehmen Sie `parcus` in `variants` auf
duerror-few-boards = { $boards ->
    [one] { $boards } Brett ist zu wenig für { $players } Spieler
   *[other] { $boards } Bretter sind zu wenige für { $players } Spieler
}
duerror-few-boards-hint = In `boards` stehen mindestens so viele, wie es Spieler gibt
duerror-carries-too-much = Niemand kann mehr als { $number } Marken mitbringen
duerror-carries-without-parcus = Marken bringt nur mit, wer mit Parcus spielt
duerror-written-out = Die Option `{ $key }` hat mit diesen Varianten und Spielern ohnehin den Wert `{ $preset }`
duerror-wrong-board = Brett { $number }: { $reason }
duerror-path-length = { $number ->
    [one] Ein Weg hat 81 Felder, nicht eines
   *[other] Ein Weg hat 81 Felder, nicht { $number }
}
duerror-path-twice = { $square } kommt auf dem Weg zweimal vor
duerror-path-apart = Der Weg führt von { $from } nach { $to }, und die sind nicht benachbart
duerror-path-written = Der Weg ist nicht so geschrieben, wie er aufgezeichnet wird
duerror-board-twice = Zwei Bretter haben diese Nummer
duerror-path-shape = Ein Weg besteht aus { $number } Feldern wie A1, mit je einem Leerzeichen dazwischen
own-board = Ihr Brett: { $reason }
own-board-words = Ein Brett ist `random`, eine Nummer, oder Ihre eigenen Felder
own-board-salts = `salts` sind 32 Bytes in Base64
duerror-too-many-steps = Ein Zug hat nicht mehr als 64 Schritte
duerror-no-step = Ein Schritt fehlt
duerror-no-act = Hier fehlt, was die Figur tut
duerror-between = Zwischen zwei Schritten steht `; `
duerror-steps = Schritte: board N, colour FARBE, start FIGUR, change FIGUR, roll, take NAME, spare NAME, veer, move, stay, hold
duerror-not-by-piece = `{ $verb }` tut keine Figur
duerror-board-number = Ein Brett wählt man mit seiner Nummer oder als `sealed`
duerror-no-square = `{ $word }` ist kein Feld
duerror-no-target = `{ $word }` ist weder ein Feld von A1 bis I9 noch `out`
duerror-lacks-object = Hinter `{ $verb }` fehlt etwas
duerror-too-much = `{ $word }` ist hinter `{ $verb }` zu viel
duerror-not-a-step = `{ $verb }` ist kein Schritt
duerror-not-a-piece = `{ $word }` ist keine Figur; es gibt thete, ephebe, melliran
duerror-lacks-squares = Aufgezeichnet werden die Felder hinter `take` und `move`
duerror-square-sealed = Auf einem verdeckten Brett nennt jeder Zug sein Feld: `move D4` oder `move out`
duerror-one-of = Schreiben Sie eines von diesen: { $steps }
duerror-unfinished = Der Zug ist nicht zu Ende: { $missing }
duerror-choice-missing = { $choice } fehlt
duerror-ends-with = Er endet mit `move`, `stay` oder `hold`, oder mit einem Schritt, der würfelt
duerror-has-to-move = Noch zu ziehen (oder zu bleiben, oder zu halten): { $pieces }
duerror-behind-dice = Ein Schritt, der würfelt, beendet den Eintrag; der Zug geht in einem weiteren weiter
duerror-behind-turn = Der Zug war vor diesem Schritt schon vollständig
duerror-take-late = Das Schlagen kommt vor dem Flexus und dem Ziehen
duerror-spare-late = Das Verschonen kommt vor dem Flexus und dem Ziehen, und einmal im Zug
duerror-veer-late = Der Flexus kommt vor dem Ziehen
duerror-choice = { $choice ->
    [sealed] `board sealed`
    [board] `board N`
    [colour] `colour FARBE`
   *[start] `start FIGUR`
}
duerror-choices-first = Der erste Zug beginnt mit der Wahl: { $choice }
duerror-choices-late = Gewählt wird nur im ersten Zug eines Spielers
duerror-chosen = Das ist schon gewählt
duerror-comes-next = Als Nächstes kommt { $choice }
duerror-all-in-play = Mit Factiosus sind alle Figuren im Spiel, also wird keine für den Anfang gewählt
duerror-board-chosen = Ein Brett ist schon gewählt; als Nächstes kommt { $choice }
duerror-boards-secret = Mit Caecus sind die Bretter geheim: `board sealed`
duerror-boards-open = Versiegelt werden Bretter nur mit Caecus: `board N`
duerror-no-board = Es gibt kein Brett { $number }
duerror-board-taken = Brett { $number } ist schon vergeben
duerror-free-boards = Bretter, die niemand hat: { $numbers }
duerror-no-colour = `{ $word }` ist keine Farbe dieses Spiels
duerror-colour-taken = { duerror-colour } ist schon vergeben
duerror-free-colours = Farben, die niemand hat: { $colours }
duerror-no-ephebe = Mit Merus gibt es keinen Epheben
duerror-no-token = { $step ->
    [veer] Der Flexus kostet eine Marke, und { $name } hat keine
    [stay] Wer bleibt, zahlt eine Marke, und { $name } hat keine
   *[change] Ein Wechsel kostet eine Marke, und { $name } hat keine
}
duerror-one-piece = Eine Figur wird nur mit Factiosus genannt: Hier hat jeder eine einzige
duerror-one-piece-here = Die Figur eines Opfers wird nur mit Factiosus genannt: Hier hat jeder eine einzige
duerror-is-out = Der { duerror-kind } ist hinaus und nimmt nicht mehr teil
duerror-no-piece-left = Keine Figur ist übrig, die das tun könnte
duerror-which-piece = Hier fehlt, welche Figur das tut
duerror-piece-first = Schreiben Sie die Figur vor den Schritt: { $pieces }
duerror-which-victim = Hier fehlt, welche Figur geschlagen wird
duerror-no-formactus = Mit Factiosus gibt es keinen Formactus
duerror-formactus-early = Im ersten Zug eines Spielers gibt es keinen Formactus
duerror-formactus-used = Den Formactus gibt es einmal im Zug, für eine Marke oder mit einem Wurf, und er ist vorbei
duerror-formactus-late = Der Formactus kommt vor allem anderen
duerror-same-piece = Die Figur ist schon der { duerror-kind }
duerror-thrown-odd = Der Wurf ist schon gefallen und war ungerade: Wechseln Sie, oder gehen Sie weiter
duerror-roll-instead = `roll` kostet nichts: Nach einer ungeraden Zahl dürfen Sie kostenlos wechseln
duerror-take-spared = Wer für das Verschonen eine Marke bekommen hat, schlägt niemanden mehr
duerror-stands-on = { $name } steht auf { $square }
duerror-own-pieces = Niemand schlägt eigene Figuren
duerror-victim-left = { $name } ist ausgeschieden, und die Figuren sind nicht mehr im Spiel
duerror-most-taken = In einem Zug werden höchstens { $number } Figuren geschlagen
duerror-takes-from-outside = Eine Figur außerhalb des Brettes schlägt niemanden
duerror-thete-takes = Ein Thete schlägt niemanden
duerror-not-on-board = { $name } hat keine solche Figur auf dem Brett, die geschlagen werden könnte
duerror-immune = { $name } stand auf einem Feld, auf dem schon jemand geschlagen wurde
duerror-no-reach = Von { $from } erreicht der { duerror-kind } { $name } auf { $to } nicht
duerror-none-in-reach = Keine Figur von { $name } ist in Reichweite, oder keine, die geschlagen werden darf
duerror-nobody = Hier heißt niemand `{ $name }`
duerror-others = Die anderen sind { $names }
duerror-spare-taken = Wer jemanden geschlagen hat, bekommt keine Marke
duerror-few-payers = Niemand wird genannt, wenn weniger als zwei in Reichweite Marken haben
duerror-bank-pays = Die Bank hat Marken und zahlt, also wird niemand genannt
duerror-cannot-pay = { $name } ist nicht in Reichweite oder hat keine Marke
duerror-name-payer = Die Bank ist leer; nennen Sie also zuerst, wer dafür zahlt, dass er nicht geschlagen wird
duerror-has-moved = Der { duerror-kind } hat in diesem Zug schon gezogen
duerror-too-few-left = Es sind weniger als { $number } Felder übrig, und nur mit der genauen Zahl geht es hinaus
duerror-hold-or-stay = Schreiben Sie `hold`, oder `stay` für eine Marke
duerror-not-out-yet = { $number ->
    [one] Der Ausgang ist weiter als ein Feld entfernt: Der Zug führt nach { $square }
   *[other] Der Ausgang ist weiter als { $number } Felder entfernt: Der Zug führt nach { $square }
}
duerror-further = { $number ->
    [one] { $target ->
        [out] Ein Feld weiter auf dem Weg ist der Ausgang
       *[square] Ein Feld weiter auf dem Weg ist { $square }
    }
   *[other] { $target ->
        [out] { $number } Felder weiter auf dem Weg ist der Ausgang
       *[square] { $number } Felder weiter auf dem Weg ist { $square }
    }
}
duerror-none-holds = Mit `exit: past` verlässt eine Figur, die zu weit ginge, das Brett; also hält keine
duerror-can-move = Die Figur kann ziehen, also hält sie nicht
duerror-move-or-stay = Schreiben Sie `move`, oder `stay` für eine Marke
duerror-told-seals = { $name } versiegelt ein Brett, das sonst niemand kennt.
duerror-told-board = { $name } wählt Brett { $number }, { $title }.
duerror-told-colour = { $name } spielt { duerror-colour }.
duerror-told-starts = { $name } fängt mit dem { duerror-kind-accusative } an.
duerror-told-changes = { $price ->
    [token] { $name } wechselt für eine Marke zum { duerror-kind-accusative }.
   *[free] { $name } wechselt kostenlos zum { duerror-kind-accusative }.
}
duerror-told-rolls = { $name } wirft einen Würfel: Nach einer ungeraden Zahl kostet ein Wechsel nichts.
duerror-told-takes = Der { duerror-kind } schlägt { $name } auf { $to }, und { $name } kommt nach { $from }.
duerror-told-spares = Niemand wurde geschlagen, also bekommt { $name } eine Marke von { $payer } (Misericordia).
duerror-told-bank-pays = Niemand wurde geschlagen, also bekommt { $name } eine Marke von der Bank (Misericordia).
duerror-told-veers = { $name } zahlt eine Marke, und zwei Würfel sagen, wohin die Figur kommt.
duerror-told-moves = { $number ->
    [one] Der { duerror-kind } zieht ein Feld nach { $square }.
   *[other] Der { duerror-kind } zieht { $number } Felder nach { $square }.
}
duerror-told-leaves = Der { duerror-kind } verlässt das Brett durch den Ausgang.
duerror-told-stays = { $name } zahlt eine Marke, und der { duerror-kind } bleibt stehen.
duerror-told-holds = Der { duerror-kind } kann nicht ziehen, weil zu wenige Felder übrig sind.
duerror-choose-board = ein Brett wählen
duerror-choose-colour = eine Farbe wählen
duerror-choose-piece = die Figur für den Anfang wählen
duerror-change-free = die Figur kostenlos wechseln
duerror-change-paid = die Figur für eine Marke wechseln
duerror-roll = kostenlos um einen Wechsel würfeln
duerror-take = jemanden schlagen
duerror-spare = niemanden schlagen, und nennen, wer dafür eine Marke gibt
duerror-veer-paid = Flexus, für eine Marke
duerror-move = auf dem Weg ziehen
duerror-stay-paid = für eine Marke bleiben
duerror-hold = halten, weil die Figur nicht ziehen kann
