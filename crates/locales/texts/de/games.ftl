# Die Texte der Spiele auf Deutsch; wozu jeder Schlüssel dient, steht in der englischen Datei.

game-title = { $game ->
    [chess] Schach
    [tic-tac-toe] Tic-Tac-Toe
    [nine-mens-morris] Mühle
    [roman-merels] Römische Mühle
    [roman-checkers] Römische Dame
    [backgammon] Backgammon
    [duodecim-scriptorum] Ludus Duodecim Scriptorum
    [duerror-grandis] Duerror Grandis
   *[open] Freies Spiel
}
rules-heading = { $title } (`{ $game }`), { $players }, Fassung { $version } der Regeln
rules-players = { $high ->
    [2] 2 Spieler
   *[other] { $low } bis { $high } Spieler
}
rules-of-every-game = In jedem Spiel:
rules-notation = Wie Züge geschrieben werden:
rules-options = Optionen der Bedingungen, `new ... --option KEY=VALUE`:
rules-without-options = Es gibt keine Optionen.
rules-option = { $preset ->
    [absent] { $range }; gewöhnlich nichts ({ $clause }). { $effect }
   *[other] { $range }; gewöhnlich { $preset } ({ $clause }). { $effect }
}
accepted-range = { $low } bis { $high }
accepted-bool = true oder false
accepted-text = ein Text
accepted-words = einige von { $words }
accepted-boards = eine Liste von Brettern
either = { $start } oder { $last }

lesson-options = Gespielt wird mit { $options }.
lesson-refused = `{ $answer }` wird abgelehnt: [{ $clause }] { $reason }.
lesson-refused-after = Danach wird `{ $answer }` abgelehnt: [{ $clause }] { $reason }.
lesson-right = `{ $answer }` ist richtig.
lesson-right-end = `{ $answer }` ist richtig: { $ending }.
lesson-right-recorded = `{ $answer }` ist richtig und wird als `{ $recorded }` aufgezeichnet.
lesson-right-recorded-end = `{ $answer }` ist richtig und wird als `{ $recorded }` aufgezeichnet: { $ending }.
ended = { $kind ->
    [won] { $who } hat gewonnen ({ $clause }: { $reason })
    [shared] { $who } teilen sich den Sieg ({ $clause }: { $reason })
    [annulled] niemand hat gewonnen ({ $clause }: { $reason })
   *[drawn] die Partie ist unentschieden ({ $clause }: { $reason })
}{ $points ->
    [none] { "" }
   *[other] ; Punkte: { $points }
}
game-over = die Partie ist beendet: { $reason }

agreed = durch Vereinbarung
resigned = { $name } hat aufgegeben
forfeited = { $name } verliert durch Entscheidung: { $reason }
ruled = durch Entscheidung: { $reason }

items = { $start }, { $last }
sentences = { $start } { $last }
pieces-beside = { $place ->
    [in-hand] { $number } in der Hand
    [off] { $number } draußen
    [to-return] { $number } noch zurück
    [taken] { $number } geschlagen
    [in-camp] { $number } im Lager
    [token] { $number } Marke
   *[tokens] { $number } Marken
}
stack = { $place ->
    [bar] { $pieces } auf der Bar
    [off] { $pieces } ausgewürfelt
   *[other] { $pieces } auf { $place }
}

white-or-black = { $side ->
    [white] Weiß
   *[black] Schwarz
}
chess-checkmate = Matt
chess-stalemate = Patt
chess-dead = tote Stellung
chess-fivefold = fünfmalige Stellungswiederholung
chess-75-moves = 75 Züge ohne Schlagfall und ohne Bauernzug
chess-threefold = dreimalige Stellungswiederholung
chess-50-moves = 50 Züge ohne Schlagfall und ohne Bauernzug
chess-claimed = { $reason }, reklamiert
chess-role = { white-or-black }
chess-to-move = { white-or-black } ist am Zug
chess-in-check = { white-or-black } ist am Zug und steht im Schach
chess-claim = { white-or-black } kann Remis reklamieren: { $reason }
chess-pieces = { white-or-black } hat König { $king }{ $queens ->
    [0] { "" }
    [one] , Dame { $queen }
   *[other] , Damen { $queen }
}{ $rooks ->
    [0] { "" }
    [one] , Turm { $rook }
   *[other] , Türme { $rook }
}{ $bishops ->
    [0] { "" }
    [one] , Läufer { $bishop }
   *[other] , Läufer { $bishop }
}{ $knights ->
    [0] { "" }
    [one] , Springer { $knight }
   *[other] , Springer { $knight }
}{ $pawns ->
    [0] { "" }
    [one] , Bauer { $pawn }
   *[other] , Bauern { $pawn }
}

ttt-row = drei in einer Reihe
ttt-full = alle Felder sind besetzt
ttt-to-play = { $name } ist am Zug
ttt-won = { $name } hat drei in einer Reihe und gewinnt
ttt-drawn = unentschieden: alle Felder sind besetzt
ttt-marked = { $number ->
    [0] { $side } hat noch kein Feld.
    [one] { $side } hat das Feld { $squares }.
   *[other] { $side } hat die Felder { $squares }.
}

merels-few = weniger als drei Steine
merels-blocked = kein möglicher Zug
merels-passes = beide Spieler haben gepasst
merels-repetition = dieselbe Stellung zum { $times }. Mal
merels-quiet = { $turns ->
    [one] { $turns } Zug ohne geschlagenen Stein
   *[other] { $turns } Züge ohne geschlagenen Stein
}
merels-beside = { $side }: { $hand } in der Hand, { $stones } auf dem Brett
merels-ban = Im nächsten Zug darf { $name } nicht von { $from } nach { $to } ziehen.
merels-over = Die Partie ist beendet.
merels-turn = { $name } ist am Zug.
merels-stones = { $side } hat { $stones ->
    [0] keinen Stein auf dem Brett
    [one] { $stones } Stein auf dem Brett, auf { $points }
   *[other] { $stones } Steine auf dem Brett, auf { $points }
}{ $mills ->
    [none] { "" }
    [all] , alle in Mühlen
   *[some] , einige davon in Mühlen
}, und { $hand } in der Hand.

backgammon-role = { $side }, noch { $points } Augen
backgammon-beside = { $side }: { $bar } auf der Bar, { $off } ausgewürfelt, noch { $points } Augen
backgammon-stands = { $from ->
    [near] { $side } hat { $stacks }.
   *[far] { $side } hat, von der anderen Seite gezählt, { $stacks }.
}
backgammon-opening = der Wurf um den Beginn fehlt noch
backgammon-choice = { $name } kann verdoppeln oder würfeln
backgammon-doubled = { $name } hat verdoppelt: { $other } nimmt an und spielt um { $stake } weiter oder lehnt ab und verliert { $points }
backgammon-throw = { $name } muss würfeln
backgammon-turn = { $name } spielt { $dice }
backgammon-match = Match bis { $points }, Spiel { $game }: { $one } hat { $one-points }, { $other } hat { $other-points }
backgammon-crawford = das Crawford-Spiel: niemand verdoppelt
backgammon-cube = der Dopplerwürfel steht auf { $stake }, und { $name } hat ihn
backgammon-cube-middle = der Dopplerwürfel liegt in der Mitte und steht auf 1
backgammon-game-won = { $points ->
    [one] { $name } hat Spiel { $game } gewonnen, 1 Punkt: { $win }
   *[other] { $name } hat Spiel { $game } gewonnen, { $points } Punkte: { $win }
}
backgammon-match-won = Match bis { $points }, { $win }
backgammon-win = { $win ->
    [single] alle Steine ausgewürfelt
    [gammon] alle Steine ausgewürfelt, ein Gammon
    [backgammon] alle Steine ausgewürfelt, ein Backgammon
    [drop] die Verdopplung wurde abgelehnt
    [conceded] das Spiel wurde aufgegeben
    [conceded-gammon] das Spiel wurde als Gammon aufgegeben
   *[conceded-backgammon] das Spiel wurde als Backgammon aufgegeben
}

duodecim-starting = jeder wirft einen Würfel; wer höher wirft, ist x und beginnt
duodecim-throw = { $dice ->
    [one] { $name } wirft einen Würfel
   *[other] { $name } wirft { $dice } Würfel
}
duodecim-turn = { $name } spielt { $dice }
duodecim-won = { $name } hat gewonnen
duodecim-drawn = die Partie ist unentschieden
duodecim-off = alle Steine vom Brett gebracht
duodecim-limit = { $turns } Züge jedes Spielers ohne Sieger
duodecim-inscription = Auf dem Brett steht: Steh auf, mach Platz; du kannst nicht spielen; Dummkopf, geh weg!
duodecim-beside = { $returning ->
    [0] { $side } hat { $hand } in der Hand, { $off } draußen
   *[other] { $side } hat { $hand } in der Hand, { $off } draußen; { $returning } geschlagene sind noch nicht zurück
}
duodecim-stands = { $points ->
    [0] { $beside }; keinen auf dem Brett.
   *[other] { $beside }; in seiner Zählung { $stacks }.
}

roman-side = { $side ->
    [Purple] Purpur
   *[Gold] Gold
}
roman-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
roman-role = { roman-side }, { roman-points }
roman-beside = { $mark } { roman-side }, { $name }: { roman-points }
roman-soldiers = { $number ->
    [one] { $number } Soldat
   *[other] { $number } Soldaten
}
roman-bearers = { $number } Standartenträger
roman-camp = { $number ->
    [0] { "  " }Lager: niemand
   *[other] { "  " }Lager: { $captives }
}
roman-due = { roman-side } ist am Zug.
roman-to-play = am Zug: { roman-side }
roman-over = beendet: { $reason }
roman-returned-note = die Gefangenen sind zurückgekehrt
roman-tailchase = { $limit ->
    [0] ohne Fortschritt: { $turns }, unbegrenzt
   *[other] ohne Fortschritt: { $turns } von { $limit }
}
roman-returned = Die Gefangenen sind zurückgekehrt, und ein zweites Mal kehren keine zurück.
roman-quiet = Züge ohne Fortschritt: { $turns }.
roman-ended = Das Spiel ist zu Ende: { $reason }.
roman-final = Mit den Punkten für das Ende hat Purpur { $purple } und Gold { $gold }.
roman-soldiers-on = { $number ->
    [one] einen Soldaten auf { $squares }
   *[other] Soldaten auf { $squares }
}
roman-bearers-on = { $number ->
    [one] einen Standartenträger auf { $squares }
   *[other] Standartenträger auf { $squares }
}
roman-demoralised-on = { $number ->
    [one] einen entmutigten Standartenträger auf { $squares }
   *[other] entmutigte Standartenträger auf { $squares }
}
roman-groups = { $start }; { $last }
roman-stands = { $number ->
    [0] { roman-side }, gespielt von { $name }, hat nichts auf dem Brett.
   *[other] { roman-side }, gespielt von { $name }, hat { $pieces }.
}
roman-gained = { $number ->
    [0] { roman-side } hat { roman-points } und keine Gefangenen.
   *[other] { roman-side } hat { roman-points } und diese Gefangenen: { $captives }.
}
roman-no-pieces = eine Seite hat keine Figur mehr auf dem Brett
roman-blocked = keine Seite kann ziehen
roman-no-progress = { $turns } Züge ohne Fortschritt
roman-agreed = beide Seiten haben sich auf das Ende geeinigt

open-players = Spieler: { $names }
open-order = Der Reihe nach spielen { $names }.
open-left = { $number ->
    [one] { $names } ist ausgeschieden.
   *[other] { $names } sind ausgeschieden.
}
open-due = am Zug: { $name }
open-due-sentence = { $name } ist am Zug.
open-waits = am Zug: { $name }, der Wurf { $dice } fehlt noch
open-waits-sentence = { $name } ist am Zug, und der Wurf { $dice } fehlt noch.
open-throw = { $count ->
    [one] letzter Wurf: { $name }, { $dice }: { $numbers }
   *[other] letzter Wurf: { $name }, { $dice }: { $numbers } (Summe { $sum })
}
open-throw-sentence = { $count ->
    [one] Der letzte Wurf war { $dice } von { $name }: { $numbers }.
   *[other] Der letzte Wurf war { $dice } von { $name }: { $numbers } (Summe { $sum }).
}
open-turn = Zug { $turn }, { $name }: { $text }
open-turn-sentence = Zug { $turn } hat { $name } gespielt: "{ $text }".

duerror-own-path = Ihr Weg, den sonst niemand kennt:
duerror-own-path-sentence = Ihr Weg, den sonst niemand kennt: { $path }.
duerror-tokens = { $tokens ->
    [one] { $tokens } Marke
   *[other] { $tokens } Marken
}
duerror-bank = Bank: { duerror-tokens }
duerror-bank-sentence = Die Bank hat { duerror-tokens }.
duerror-variants = Varianten: { $variants }
duerror-variants-sentence = Varianten: { $variants }.
duerror-throw = { $kind ->
    [start] letzter Wurf: um den Beginn: { $numbers }
   *[player] letzter Wurf: { $name }: { $numbers }
}
duerror-throw-sentence = { $kind ->
    [start] Der letzte Wurf: um den Beginn, { $numbers }.
   *[player] Der letzte Wurf: { $name }, { $numbers }.
}
duerror-board = { $kind ->
    [none] noch kein Brett
    [sealed] verdecktes Brett
   *[open] Brett { $number } { $title }
}
duerror-kind = { $piece ->
    [thete] Thete
    [ephebe] Ephebe
   *[melliran] Melliran
}
duerror-piece = { $piece ->
    [none] noch keine Figur
   *[other] { $place ->
        [off] { duerror-kind } außerhalb des Brettes
        [first] { duerror-kind } auf dem ersten Feld
        [out] { duerror-kind } hinaus
       *[on] { duerror-kind } auf { $square }
    }
}
duerror-colour = { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
    [black] Schwarz
    [white] Weiß
    [orange] Orange
    [violet] Violett
   *[brown] Braun
}
duerror-role = { $colour ->
    [none] { $board }: { $pieces }
   *[other] { duerror-colour }, { $board }: { $pieces }
}
duerror-role-left = ausgeschieden
duerror-role-new = hat noch nicht gewählt
duerror-beside = { $colour ->
    [none] { $number } { $name }, { $board }: { $pieces }, { duerror-tokens }
   *[other] { $number } { $name }, { duerror-colour }, { $board }: { $pieces }, { duerror-tokens }
}
duerror-beside-left = { $number } { $name }: ausgeschieden
duerror-beside-new = { $number } { $name }: { duerror-tokens }
duerror-plays = { $colour ->
    [none] { $name }, { $board }: { $pieces }; { duerror-tokens }.
   *[other] { $name } spielt { duerror-colour }, { $board }: { $pieces }; { duerror-tokens }.
}
duerror-left = { $name } ist ausgeschieden.
duerror-new = { $name } hat noch nicht gewählt und hat { duerror-tokens }.
duerror-part = { $part ->
    [change] Jetzt wird ein Würfel um den Wechsel geworfen.
    [veer] Jetzt werden zwei Würfel darum geworfen, wohin die Figur kommt.
    [complete] Der Zug ist vollständig.
    [choose] Erster Zug: die Wahl.
    [formactus] Formactus: die Figur wechseln oder darum würfeln, oder weitergehen.
    [changing] Formactus: Der Wurf war ungerade, also kostet ein Wechsel nichts.
    [flictus] Flictus: jemanden schlagen, oder weitergehen.
    [flexus] Flexus: für eine Marke würfeln, oder weitergehen und ziehen.
   *[fluctus] Fluctus: ziehen, bleiben oder halten.
}
duerror-purses = { $name } hat { $held }, die Bank hat { $bank }.
duerror-hidden = Die Figur steht auf dem ersten Feld ihres Weges, das mit dem nächsten Eintrag gezeigt wird.
duerror-starting = Der Wurf um den Beginn entscheidet, wer anfängt.
duerror-to-play = { $part ->
    [choose] { $name } ist am Zug und muss wählen.
    [formactus] { $name } ist am Zug: Formactus.
    [changing] { $name } ist am Zug und darf kostenlos wechseln.
    [flictus] { $name } ist am Zug: Flictus.
    [flexus] { $name } ist am Zug: Flexus.
   *[fluctus] { $name } ist am Zug: Fluctus.
}
duerror-change = { $name } würfelt um einen Wechsel der Figur.
duerror-veer = { $name } würfelt um das Feld des Flexus.
duerror-over = Die Partie ist beendet: { $reason }.
duerror-way = { $target ->
    [out] { duerror-kind } zum Ausgang
    [nowhere] { duerror-kind } nirgendwohin, weil zu wenige Felder übrig sind
   *[square] { duerror-kind } nach { $square }
}
duerror-ways = Ihre Züge: { $ways }
duerror-ways-sentence = Ihre Züge: { $ways }.
duerror-trail = der Weg von { $name }
duerror-trail-next = wohin der { duerror-kind } von { $name } als Nächstes zieht
duerror-all-out = alle Figuren von { $name } haben das Brett verlassen
duerror-out = { $name } hat das Brett durch den Ausgang verlassen
duerror-idle = eine ganze Runde lang konnte niemand ziehen, und niemand hat eine Marke
duerror-limit = alle haben { $turns } Züge gehabt

piece-on = { $piece } auf { $square }
piece-on-bar = { $symbol } auf der Bar
piece-on-point = { $symbol } auf dem eigenen Feld { $point }
chess-piece-on = { $side ->
    [white] { $piece ->
        [pawn] weißer Bauer
        [knight] weißer Springer
        [bishop] weißer Läufer
        [rook] weißer Turm
        [queen] weiße Dame
       *[king] weißer König
    } auf { $square }
   *[black] { $piece ->
        [pawn] schwarzer Bauer
        [knight] schwarzer Springer
        [bishop] schwarzer Läufer
        [rook] schwarzer Turm
        [queen] schwarze Dame
       *[king] schwarzer König
    } auf { $square }
}
duerror-piece-on = { $piece ->
    [piece] Figur von { $name } auf { $square }
   *[other] { duerror-kind } von { $name } auf { $square }
}
duodecim-pieces-on = { $side }: { $pieces } auf { $point }
roman-piece-on = { $piece ->
    [soldier] Soldat von { roman-side } auf { $square }
    [standard-bearer] Standartenträger von { roman-side } auf { $square }
   *[other] entmutigter Standartenträger von { roman-side } auf { $square }
}
