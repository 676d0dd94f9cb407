# I testi dei giochi in italiano; a che cosa serve ogni chiave lo dice il file inglese.

game-title = { $game ->
    [chess] Scacchi
    [tic-tac-toe] Tris
    [nine-mens-morris] Mulino
    [roman-merels] Mulino romano
    [roman-checkers] Dama romana
    [backgammon] Backgammon
    [duodecim-scriptorum] Ludus Duodecim Scriptorum
    [duerror-grandis] Duerror Grandis
   *[open] Gioco libero
}
rules-heading = { $title } (`{ $game }`), { $players }, versione { $version } delle regole
rules-players = { $high ->
    [2] 2 giocatori
   *[other] da { $low } a { $high } giocatori
}
rules-of-every-game = In ogni gioco:
rules-notation = Come si scrivono le mosse:
rules-options = Opzioni delle condizioni, `new ... --option KEY=VALUE`:
rules-without-options = Non ci sono opzioni.
rules-option = { $preset ->
    [absent] { $range }; di solito nulla ({ $clause }). { $effect }
   *[other] { $range }; di solito { $preset } ({ $clause }). { $effect }
}
accepted-range = da { $low } a { $high }
accepted-bool = true o false
accepted-text = un testo
accepted-words = alcuni di { $words }
accepted-boards = un elenco di tavolieri
either = { $start } o { $last }

lesson-options = Si gioca con { $options }.
lesson-refused = `{ $answer }` viene rifiutato: [{ $clause }] { $reason }.
lesson-refused-after = Dopo, `{ $answer }` viene rifiutato: [{ $clause }] { $reason }.
lesson-right = `{ $answer }` è giusto.
lesson-right-end = `{ $answer }` è giusto: { $ending }.
lesson-right-recorded = `{ $answer }` è giusto, e si registra come `{ $recorded }`.
lesson-right-recorded-end = `{ $answer }` è giusto, e si registra come `{ $recorded }`: { $ending }.
ended = { $kind ->
    [won] { $who } ha vinto ({ $clause }: { $reason })
    [shared] { $who } si dividono la vittoria ({ $clause }: { $reason })
    [annulled] non ha vinto nessuno ({ $clause }: { $reason })
   *[drawn] la partita è pari ({ $clause }: { $reason })
}{ $points ->
    [none] { "" }
   *[other] ; punti: { $points }
}
game-over = la partita è conclusa: { $reason }

agreed = di comune accordo
resigned = { $name } ha abbandonato
forfeited = { $name } perde per decisione arbitrale: { $reason }
ruled = per decisione arbitrale: { $reason }

items = { $start }, { $last }
sentences = { $start } { $last }
pieces-beside = { $place ->
    [in-hand] { $number } in mano
    [off] { $number } fuori
    [to-return] { $number } da rientrare
    [taken] { $number ->
        [one] { $number } presa
       *[other] { $number } prese
    }
    [in-camp] { $number } nel campo
    [token] { $number } gettone
   *[tokens] { $number } gettoni
}
stack = { $place ->
    [bar] { $pieces } sul bar
    [off] { $pieces } fuori
   *[other] { $pieces } in { $place }
}

white-or-black = { $side ->
    [white] il Bianco
   *[black] il Nero
}
chess-checkmate = scacco matto
chess-stalemate = stallo
chess-dead = posizione morta
chess-fivefold = posizione ripetuta cinque volte
chess-75-moves = 75 mosse senza catture né mosse di pedone
chess-threefold = posizione ripetuta tre volte
chess-50-moves = 50 mosse senza catture né mosse di pedone
chess-claimed = { $reason }, su reclamo
chess-role = { white-or-black }
chess-to-move = muove { white-or-black }
chess-in-check = muove { white-or-black }, che è sotto scacco
chess-claim = { white-or-black } può reclamare la patta: { $reason }
chess-pieces = { white-or-black } ha: re { $king }{ $queens ->
    [0] { "" }
    [one] , donna { $queen }
   *[other] , donne { $queen }
}{ $rooks ->
    [0] { "" }
    [one] , torre { $rook }
   *[other] , torri { $rook }
}{ $bishops ->
    [0] { "" }
    [one] , alfiere { $bishop }
   *[other] , alfieri { $bishop }
}{ $knights ->
    [0] { "" }
    [one] , cavallo { $knight }
   *[other] , cavalli { $knight }
}{ $pawns ->
    [0] { "" }
    [one] , pedone { $pawn }
   *[other] , pedoni { $pawn }
}

ttt-row = tre in fila
ttt-full = tutte le caselle sono occupate
ttt-to-play = { $name } deve giocare
ttt-won = { $name } ha tre in fila e vince
ttt-drawn = patta: tutte le caselle sono occupate
ttt-marked = { $number ->
    [0] { $side } non ha ancora nessuna casella.
    [one] { $side } ha la casella { $squares }.
   *[other] { $side } ha le caselle { $squares }.
}

merels-few = meno di tre pedine
merels-blocked = nessuna mossa possibile
merels-passes = entrambi i giocatori hanno passato
merels-repetition = la stessa posizione { $times } volte
merels-quiet = { $turns ->
    [one] { $turns } mossa senza prese
   *[other] { $turns } mosse senza prese
}
merels-beside = { $side }: { $hand } in mano, { $stones } sul tavoliere
merels-ban = Alla prossima mossa { $name } non può andare da { $from } a { $to }.
merels-over = La partita è conclusa.
merels-turn = Muove { $name }.
merels-stones = { $side } ha { $stones ->
    [0] nessuna pedina sul tavoliere
    [one] { $stones } pedina sul tavoliere, in { $points }
   *[other] { $stones } pedine sul tavoliere, in { $points }
}{ $mills ->
    [none] { "" }
    [all] , tutte in mulini
   *[some] , alcune in mulini
}, e { $hand } in mano.

backgammon-role = { $side }, ancora { $points } punti da percorrere
backgammon-beside = { $side }: { $bar } sul bar, { $off } fuori, ancora { $points } punti da percorrere
backgammon-stands = { $from ->
    [near] { $side } ha { $stacks }.
   *[far] { $side } ha, contando dall'altro lato, { $stacks }.
}
backgammon-opening = manca il tiro che decide chi comincia
backgammon-choice = { $name } può raddoppiare o tirare i dadi
backgammon-doubled = { $name } ha raddoppiato: { $other } accetta e continua per { $stake }, o rifiuta e perde { $points }
backgammon-throw = { $name } deve tirare i dadi
backgammon-turn = { $name } gioca { $dice }
backgammon-match = match ai { $points }, partita { $game }: { $one } ha { $one-points }, { $other } ha { $other-points }
backgammon-crawford = la partita di Crawford: nessuno raddoppia
backgammon-cube = il cubo è a { $stake }, e lo ha { $name }
backgammon-cube-middle = il cubo è al centro, a 1
backgammon-game-won = { $points ->
    [one] { $name } ha vinto la partita { $game }, 1 punto: { $win }
   *[other] { $name } ha vinto la partita { $game }, { $points } punti: { $win }
}
backgammon-match-won = match ai { $points }, { $win }
backgammon-win = { $win ->
    [single] tutte le pedine sono fuori
    [gammon] tutte le pedine sono fuori, un gammon
    [backgammon] tutte le pedine sono fuori, un backgammon
    [drop] il raddoppio è stato rifiutato
    [conceded] la partita è stata data per persa
    [conceded-gammon] la partita è stata data per persa come gammon
   *[conceded-backgammon] la partita è stata data per persa come backgammon
}

duodecim-starting = ciascuno tira un dado; chi fa di più ha x e comincia
duodecim-throw = { $dice ->
    [one] { $name } tira un dado
   *[other] { $name } tira { $dice } dadi
}
duodecim-turn = { $name } gioca { $dice }
duodecim-won = { $name } ha vinto
duodecim-drawn = la partita è pari
duodecim-off = tutte le pedine sono fuori dal tavoliere
duodecim-limit = { $turns } mosse per ciascuno senza vincitore
duodecim-inscription = Sul tavoliere è scritto: alzati, fa' posto; non sai giocare; sciocco, vattene!
duodecim-beside = { $returning ->
    [0] { $side } ha { $hand } in mano, { $off } fuori
   *[other] { $side } ha { $hand } in mano, { $off } fuori; catturate da rientrare: { $returning }
}
duodecim-stands = { $points ->
    [0] { $beside }; nessuna sul tavoliere.
   *[other] { $beside }; secondo la propria numerazione { $stacks }.
}

roman-side = { $side ->
    [Purple] Porpora
   *[Gold] Oro
}
roman-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
roman-role = { roman-side }, { roman-points }
roman-beside = { $mark } { roman-side }, { $name }: { roman-points }
roman-soldiers = { $number ->
    [one] { $number } soldato
   *[other] { $number } soldati
}
roman-bearers = { $number ->
    [one] { $number } vessillifero
   *[other] { $number } vessilliferi
}
roman-camp = { $number ->
    [0] { "  " }campo: nessuno
   *[other] { "  " }campo: { $captives }
}
roman-due = Muove { roman-side }.
roman-to-play = muove: { roman-side }
roman-over = conclusa: { $reason }
roman-returned-note = i prigionieri sono tornati
roman-tailchase = { $limit ->
    [0] senza progressi: { $turns }, senza limite
   *[other] senza progressi: { $turns } su { $limit }
}
roman-returned = I prigionieri sono tornati, e non torneranno un'altra volta.
roman-quiet = Mosse senza progressi: { $turns }.
roman-ended = Il gioco è finito: { $reason }.
roman-final = Con i punti della fine Porpora ha { $purple } e Oro { $gold }.
roman-soldiers-on = { $number ->
    [one] un soldato in { $squares }
   *[other] soldati in { $squares }
}
roman-bearers-on = { $number ->
    [one] un vessillifero in { $squares }
   *[other] vessilliferi in { $squares }
}
roman-demoralised-on = { $number ->
    [one] un vessillifero demoralizzato in { $squares }
   *[other] vessilliferi demoralizzati in { $squares }
}
roman-groups = { $start }; { $last }
roman-stands = { $number ->
    [0] { roman-side }, con cui gioca { $name }, non ha nulla sul tavoliere.
   *[other] { roman-side }, con cui gioca { $name }, ha: { $pieces }.
}
roman-gained = { $number ->
    [0] { roman-side } ha { roman-points } e nessun prigioniero.
   *[other] { roman-side } ha { roman-points } e questi prigionieri: { $captives }.
}
roman-no-pieces = una parte non ha più pezzi sul tavoliere
roman-blocked = nessuna delle due parti può muovere
roman-no-progress = { $turns } mosse senza progressi
roman-agreed = le due parti hanno concordato la fine

open-players = giocatori: { $names }
open-order = Giocano nell'ordine { $names }.
open-left = { $number ->
    [one] { $names } ha lasciato la partita.
   *[other] { $names } hanno lasciato la partita.
}
open-due = gioca: { $name }
open-due-sentence = { $name } deve giocare.
open-waits = gioca: { $name }, manca il tiro { $dice }
open-waits-sentence = { $name } deve giocare, e manca ancora il tiro { $dice }.
open-throw = { $count ->
    [one] ultimo tiro: { $name }, { $dice }: { $numbers }
   *[other] ultimo tiro: { $name }, { $dice }: { $numbers } (somma { $sum })
}
open-throw-sentence = { $count ->
    [one] L'ultimo tiro era { $dice } di { $name }: { $numbers }.
   *[other] L'ultimo tiro era { $dice } di { $name }: { $numbers } (somma { $sum }).
}
open-turn = mossa { $turn }, { $name }: { $text }
open-turn-sentence = Mossa { $turn } di { $name }: "{ $text }".

duerror-own-path = il Suo percorso, che nessun altro conosce:
duerror-own-path-sentence = Il Suo percorso, che nessun altro conosce: { $path }.
duerror-tokens = { $tokens ->
    [one] { $tokens } gettone
   *[other] { $tokens } gettoni
}
duerror-bank = banco: { duerror-tokens }
duerror-bank-sentence = Il banco ha { duerror-tokens }.
duerror-variants = varianti: { $variants }
duerror-variants-sentence = Varianti: { $variants }.
duerror-throw = { $kind ->
    [start] ultimo tiro: per cominciare: { $numbers }
   *[player] ultimo tiro: { $name }: { $numbers }
}
duerror-throw-sentence = { $kind ->
    [start] L'ultimo tiro: per cominciare, { $numbers }.
   *[player] L'ultimo tiro: { $name }, { $numbers }.
}
duerror-board = { $kind ->
    [none] ancora nessun tavoliere
    [sealed] tavoliere coperto
   *[open] tavoliere { $number } { $title }
}
duerror-kind = { $piece ->
    [thete] teta
    [ephebe] efebo
   *[melliran] mellirano
}
duerror-piece = { $piece ->
    [none] ancora nessun pezzo
   *[other] { $place ->
        [off] { duerror-kind } fuori dal tavoliere
        [first] { duerror-kind } sulla prima casella
        [out] { duerror-kind } per l'uscita
       *[on] { duerror-kind } in { $square }
    }
}
duerror-colour = { $colour ->
    [red] rosso
    [blue] blu
    [green] verde
    [yellow] giallo
    [black] nero
    [white] bianco
    [orange] arancione
    [violet] viola
   *[brown] marrone
}
duerror-role = { $colour ->
    [none] { $board }: { $pieces }
   *[other] { duerror-colour }, { $board }: { $pieces }
}
duerror-role-left = ha lasciato la partita
duerror-role-new = non ha ancora scelto
duerror-beside = { $colour ->
    [none] { $number } { $name }, { $board }: { $pieces }, { duerror-tokens }
   *[other] { $number } { $name }, { duerror-colour }, { $board }: { $pieces }, { duerror-tokens }
}
duerror-beside-left = { $number } { $name }: ha lasciato la partita
duerror-beside-new = { $number } { $name }: { duerror-tokens }
duerror-plays = { $colour ->
    [none] { $name }, { $board }: { $pieces }; { duerror-tokens }.
   *[other] { $name } gioca con il { duerror-colour }, { $board }: { $pieces }; { duerror-tokens }.
}
duerror-left = { $name } ha lasciato la partita.
duerror-new = { $name } non ha ancora scelto e ha { duerror-tokens }.
duerror-part = { $part ->
    [change] Ora si tira un dado per il cambio.
    [veer] Ora si tirano due dadi per sapere dove va il pezzo.
    [complete] Il turno è completo.
    [choose] Primo turno: le scelte.
    [formactus] Formactus: cambiare il pezzo o tirare per esso, oppure continuare.
    [changing] Formactus: il tiro era dispari, quindi il cambio è gratuito.
    [flictus] Flictus: prendere qualcuno, oppure continuare.
    [flexus] Flexus: deviare per un gettone, oppure continuare e muovere.
   *[fluctus] Fluctus: muovere, restare o attendere.
}
duerror-purses = { $name } ha { $held }, il banco ha { $bank }.
duerror-hidden = Il pezzo è sulla prima casella del suo percorso, che si vedrà con la prossima voce.
duerror-starting = Il tiro per cominciare decide chi inizia.
duerror-to-play = { $part ->
    [choose] { $name } deve giocare: la scelta.
    [formactus] { $name } deve giocare: formactus.
    [changing] { $name } deve giocare: cambio gratuito.
    [flictus] { $name } deve giocare: flictus.
    [flexus] { $name } deve giocare: flexus.
   *[fluctus] { $name } deve giocare: fluctus.
}
duerror-change = { $name } tira per cambiare pezzo.
duerror-veer = { $name } tira per la casella del flexus.
duerror-over = La partita è conclusa: { $reason }.
duerror-way = { $target ->
    [out] { duerror-kind } verso l'uscita
    [nowhere] { duerror-kind } da nessuna parte, perché restano troppo poche caselle
   *[square] { duerror-kind } in { $square }
}
duerror-ways = le Sue mosse: { $ways }
duerror-ways-sentence = Le Sue mosse: { $ways }.
duerror-trail = il percorso di { $name }
duerror-trail-next = { duerror-kind } di { $name }: la prossima mossa
duerror-all-out = tutti i pezzi di { $name } hanno lasciato il tavoliere
duerror-out = { $name } ha lasciato il tavoliere per l'uscita
duerror-idle = per un turno intero nessuno ha potuto muovere, e nessuno ha un gettone
duerror-limit = tutti hanno avuto { $turns } mosse

piece-on = { $piece } in { $square }
piece-on-bar = { $symbol } sulla barra
piece-on-point = { $symbol } sulla sua casella { $point }
chess-piece-on = { $side ->
    [white] { $piece ->
        [pawn] pedone bianco in { $square }
        [knight] cavallo bianco in { $square }
        [bishop] alfiere bianco in { $square }
        [rook] torre bianca in { $square }
        [queen] donna bianca in { $square }
       *[king] re bianco in { $square }
    }
   *[black] { $piece ->
        [pawn] pedone nero in { $square }
        [knight] cavallo nero in { $square }
        [bishop] alfiere nero in { $square }
        [rook] torre nera in { $square }
        [queen] donna nera in { $square }
       *[king] re nero in { $square }
    }
}
duerror-piece-on = pezzo di { $name } in { $square }
duodecim-pieces-on = { $side }: { $pieces } in { $point }
roman-piece-on = pezzo di { $side } in { $square }
