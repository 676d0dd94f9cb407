# Perché qualcosa non è possibile, e consigli, in italiano; a che cosa serve ogni chiave lo dice il file inglese.

game-is-over = la partita è conclusa
throw-pending = prima va completato un tiro, e fino ad allora nessuno può giocare
dice-not-thrown = i dadi non sono ancora stati tirati
written-otherwise = nel registro questa mossa si scrive in un altro modo
no-draw-to-claim = in questo gioco nessuno può reclamare la patta
offer-draw-instead = proponga piuttosto patta: gli altri possono accettarla
no-such-offer = in questo gioco non esiste una proposta simile
legal-now = mosse possibili: { $moves }
legal-now-more = mosse possibili: { $moves }, e altre { $more }
write-so = scriva `{ $moves }`
write-one-of = scriva una di queste: { $moves }
no-such-option = questo gioco non ha l'opzione `{ $key }`
no-options = questo gioco non ha opzioni
options-are = opzioni di questo gioco: { $options }
option-value = l'opzione `{ $key }` non può essere `{ $value }`
option-is-default = l'opzione `{ $key }` vale già `{ $value }` da sé
leave-out-defaults = tralasci quello che vale già da sé
wrong-players = { game-title } è un gioco per { $low } giocatori, non per { $players }
wrong-players-range = { game-title } è un gioco da { $low } a { $high } giocatori, non per { $players }

of-side = { $side ->
    [white] del Bianco
   *[black] del Nero
}
a-chess-piece = { $piece ->
    [pawn] un pedone
    [knight] un cavallo
    [bishop] un alfiere
    [rook] una torre
    [queen] una donna
   *[king] un re
}
the-chess-piece = { $piece ->
    [pawn] il pedone
    [knight] il cavallo
    [bishop] l'alfiere
    [rook] la torre
    [queen] la donna
   *[king] il re
}
no-chess-piece = { $piece ->
    [pawn] nessun pedone
    [knight] nessun cavallo
    [bishop] nessun alfiere
    [rook] nessuna torre
    [queen] nessuna donna
   *[king] nessun re
}
chess-move-number = questa è la mossa { $now }, non la { $number }
chess-leave-out-number = tralasci il numero
chess-no-such-move = questa mossa non esiste
chess-write-pawn = per il pedone scriva una b minuscola
chess-write-bishop = per l'alfiere scriva una A maiuscola
chess-no-capture = questa mossa non cattura nulla
chess-no-en-passant = questa non è una presa al varco (en passant)
chess-no-check = questa mossa non dà scacco
chess-no-mate = questa mossa non dà matto
chess-several = possono essere { $number } mosse diverse
chess-no-move = manca una mossa
chess-unreadable = `{ $text }` non è una mossa
chess-shape = le mosse si scrivono e4, Cf3, exd5, 0-0, e8=D o Cbd2, oppure con le due caselle: e2e4
chess-letter-in-english = la lettera indica un altro pezzo in inglese
chess-letter-of-reader = la lettera indica un altro pezzo nella Sua lingua
chess-not-own = il pezzo in { $from } non è { of-side }
chess-nothing-there = in { $from } non c'è nessun pezzo
chess-still-in-check = { white-or-black } è sotto scacco, e questa mossa non lo para
chess-into-check = questa mossa lascerebbe sotto scacco il re { of-side }
chess-pawn-blocked = la casella { $to } è occupata, e in una presa di pedone si nomina la colonna da cui viene
chess-no-piece-to = { white-or-black } non ha nessun pezzo che possa andare in { $to }
chess-other-piece = { $meant ->
    [pawn] in { $from } c'è { a-chess-piece }, non un pedone
    [knight] in { $from } c'è { a-chess-piece }, non un cavallo
    [bishop] in { $from } c'è { a-chess-piece }, non un alfiere
    [rook] in { $from } c'è { a-chess-piece }, non una torre
    [queen] in { $from } c'è { a-chess-piece }, non una donna
   *[king] in { $from } c'è { a-chess-piece }, non un re
}
chess-cannot-go = { the-chess-piece } in { $from } non può andare in { $to }
chess-has-none = { $place ->
    [file] { white-or-black } non ha { no-chess-piece } sulla colonna { $line }
    [rank] { white-or-black } non ha { no-chess-piece } sulla traversa { $line }
   *[board] { white-or-black } non ha { no-chess-piece }
}
chess-only-one = { the-chess-piece } { of-side } in { $from } non può andare in { $to }
chess-none-can = { $place ->
    [file] { no-chess-piece } { of-side } sulla colonna { $line } può andare in { $to }
    [rank] { no-chess-piece } { of-side } sulla traversa { $line } può andare in { $to }
   *[board] { no-chess-piece } { of-side } può andare in { $to }
}
chess-castling-lost = il re { of-side } o quella torre ha già mosso, e questo arrocco non è più possibile
chess-castling-in-check = { white-or-black } è sotto scacco e perciò non può arroccare
chess-castling-blocked = c'è un pezzo tra il re e la torre
chess-castling-attacked = il re passerebbe per una casella attaccata o vi arriverebbe
chess-not-to-claim = può reclamare la patta soltanto chi ha il tratto
chess-nothing-to-claim = { $times ->
    [1] la patta non si può ancora reclamare: la posizione si presenta per la prima volta
   *[other] la patta non si può ancora reclamare: la posizione si presenta per la seconda volta
}{ $turns ->
    [0] , e l'ultima mossa era una cattura o una mossa di pedone
    [1] , ed è passata una sola mossa senza catture né mosse di pedone
   *[other] , e sono passate soltanto { $turns } mosse senza catture né mosse di pedone
}
chess-when-to-claim = la patta si può reclamare alla terza volta, o dopo 100 mosse di questo tipo (50 per ciascuno)
chess-moves-of = { $piece ->
    [pawn] mosse di pedone
    [knight] mosse di cavallo
    [bishop] mosse di alfiere
    [rook] mosse di torre
    [queen] mosse di donna
   *[king] mosse di re
}
chess-castling = arrocco

ttt-no-square = `{ $text }` non è una casella di questo tavoliere
ttt-shape = una mossa è una casella, da a1 a c3, per esempio `b2`
ttt-taken = { $square } è già occupata, con { $side }
ttt-mark = occupare una casella

merels-cannot-pass = { $side } può giocare, e perciò non può passare
merels-empty-hand = { $side } non ha più pedine in mano: ora si muove sul tavoliere
merels-still-in-hand = { $number ->
    [one] { $side } ha ancora una pedina in mano, e la mette prima di muovere
   *[other] { $side } ha ancora { $number } pedine in mano, e le mette prima di muovere
}
merels-occupied = in { $to } c'è una pedina di { $side }
merels-no-stone = in { $from } non c'è nessuna pedina
merels-not-own = la pedina in { $from } è di { $side }
merels-stays = la pedina in { $from } resterebbe dov'è
merels-reforms = la pedina in { $from } ha appena aperto il mulino { $mill } e non può richiuderlo subito
merels-too-far = { $from } e { $to } non sono vicini su nessuna linea
merels-too-many-to-fly = { $from } e { $to } non sono vicini su nessuna linea, e { $side } ha ancora { $left } pedine: troppe per saltare, il che è permesso con { $limit } o meno
merels-no-mill = { $to } non chiude nessun mulino, perciò non si prende nulla
merels-flight-only = un salto non prende nulla, nemmeno se chiude un mulino
merels-own-stone = in { $point } c'è una pedina propria di { $side }
merels-nothing-there = in { $point } non c'è nessuna pedina da prendere
merels-removed-twice = { $point } viene presa due volte
merels-removes-one = questa mossa prende una pedina e non di più
merels-removes-two = questa mossa prende due pedine e non di più
merels-two-mills = si chiudono due mulini, perciò si prendono due pedine
merels-must-remove = { $to } chiude il mulino { $mill }, perciò va presa una pedina
merels-all-in-mills = tutte le pedine di { $side } sono in mulini, perciò non se ne prende nessuna
merels-safe = { $point } è in un mulino ({ $mill }) e non può essere presa
merels-no-turn = qui manca una mossa
merels-behind-pass = dopo `pass` non può seguire nulla
merels-no-point-first = una mossa comincia con il punto di una pedina
merels-behind-hyphen = manca un punto dopo il trattino
merels-removed-missing = manca il punto della pedina presa
merels-x-missing = davanti al punto di una pedina presa si scrive `x`
merels-only-removals = qui possono seguire soltanto pedine prese
merels-shape = una mossa si scrive come d2, d2-d3 o d2-d3xa1
merels-no-point = `{ $word }` non è un punto del tavoliere
merels-points = punti di questa colonna: { $points }
merels-nobody-flies = l'opzione `flight_closes` non ha senso in `{ $ruleset }`, dove nessuno salta
merels-rulesets-that-fly = tralasci `flight_closes`, o scelga `ludii-4` o `ludii-1` (RML-3)
merels-pass = nessuna pedina può muovere
merels-place = mettere una pedina
merels-place-one = mettere una pedina e prenderne una
merels-place-two = mettere una pedina e prenderne due
merels-fly = saltare
merels-fly-one = saltare e prendere una pedina
merels-fly-two = saltare e prendere due pedine
merels-move = muovere una pedina
merels-move-one = muovere una pedina e prenderne una
merels-move-two = muovere una pedina e prenderne due

backgammon-can-play = si può giocare { $dice }
backgammon-other-throw = il tiro da giocare è { $dice }, non { $said }
backgammon-ends-differently = si può giocare in più modi, che finiscono diversamente
backgammon-more-dice = dei dadi si può giocare { $dice }, non soltanto { $played }
backgammon-only-die = si può giocare un solo dado, e dev'essere il { $die }
backgammon-no-hit = in { $point } non c'è nessuna pedina avversaria isolata
backgammon-bar-first = una Sua pedina è sul bar e deve entrare per prima
backgammon-no-piece = in { $from } non c'è nessuna Sua pedina
backgammon-backwards = le pedine vanno dalle caselle più alte alle più basse, non da { $from } a { $to }
backgammon-not-home = non si porta fuori nulla finché una Sua pedina è in { $point }
backgammon-rearmost = con un numero più alto si porta fuori soltanto dalla casella più arretrata, che è la { $rearmost }
backgammon-closed = { $to } è chiusa: ci sono { $pieces } pedine avversarie
backgammon-ways-closed = tutte le vie da { $from } a { $to } sono chiuse
backgammon-all-played = prima di questo i dadi sono già tutti giocati
backgammon-not-with = con { $die } nessuna pedina va da { $from } a { $to }
backgammon-not-with-both = con { $die } e { $other } nessuna pedina va da { $from } a { $to }
backgammon-no-turn = manca una mossa
backgammon-five-steps = nessuna mossa ha più di quattro passi
backgammon-no-way = una pedina va da un posto a un altro
backgammon-no-place = qui manca una casella da 24 a 1, `bar` o `off`
backgammon-not-from = nessuna pedina può partire da `{ $run }`
backgammon-not-to = nessuna pedina può andare in `{ $run }`
backgammon-number = il numero delle pedine è `(2)`, `(3)` o `(4)`
backgammon-shape = le mosse si scrivono `13/8 6/5`, `bar/22`, `6/off`, `8/5*(2)`, `24/18/13` o `pass`
backgammon-no-double = nessun raddoppio aspetta risposta
backgammon-double-late = si raddoppia prima di tirare i dadi, e non prima del primo tiro di una partita
backgammon-thrown = { $dice } è già uscito
backgammon-throw-anyway = i dadi si tirano comunque
backgammon-may-double-first = i dadi non sono ancora stati tirati, e prima può raddoppiare
backgammon-write-roll = scriva `roll` per tirare i dadi o `double` per raddoppiare
backgammon-write-take = scriva `take` per accettare, o `drop` per dare per persa la partita
backgammon-double-waits = un raddoppio aspetta risposta
backgammon-crawford-game = questa è la partita di Crawford, in cui nessuno raddoppia
backgammon-other-cube = il cubo è dell'avversario
backgammon-highest-cube = il cubo è a { $highest } e non può più salire
backgammon-no-cube = questa partita si gioca senza il cubo del raddoppio
backgammon-not-begun = la partita non è cominciata: manca il tiro che decide chi comincia
backgammon-no-gammons = { $loss ->
    [gammon] un gammon qui non conta più di qualunque altra sconfitta
   *[backgammon] un backgammon qui non conta più di qualunque altra sconfitta
}
backgammon-concede-single = dia semplicemente per persa la partita, come `single`
backgammon-no-opening = l'opzione `opening` è impostata, ma con `first` non c'è un tiro per cominciare
backgammon-leave-out-opening = tralasci `opening`, o lasci che il tiro decida chi comincia
backgammon-jacoby-cube = l'opzione `jacoby` riguarda il cubo del raddoppio
backgammon-jacoby-cube-hint = imposti anche `cube: true`, o tralasci `jacoby`
backgammon-jacoby-match = la regola di Jacoby è per partite singole, e `points` ne fa un match
backgammon-jacoby-match-hint = tralasci `jacoby` o `points`
backgammon-jacoby-gammons = con `gammons: false` a `jacoby` non resta nulla da dire
backgammon-jacoby-gammons-hint = tralasci `jacoby` o `gammons`
backgammon-crawford-cube = la regola di Crawford riguarda il cubo del raddoppio in un match
backgammon-crawford-cube-hint = imposti anche `cube: true` e `points`, o tralasci `crawford`
backgammon-one-point = in un match a un punto non c'è nulla da raddoppiare
backgammon-one-point-hint = tralasci `cube`, o giochi a più punti
backgammon-before-throw = prima di tirare i dadi
backgammon-answer-double = risposta al raddoppio
backgammon-enter = entrare dal bar
backgammon-begin-from = cominciare da { $point }
backgammon-none-plays = non si può giocare nessun dado

not-on-turn = non tocca a Lei
not-the-turn-of = non tocca a `{ $name }`
game-closed = la partita è chiusa, e non vi si registra più nulla
pen-of-another = ora tocca a { $holder }, non a { $by }
not-awaited = { $awaited }, perciò ora questo non è possibile
awaited-join = non hanno ancora aderito tutti
awaited-roll = un tiro non è ancora completo
awaited-turn = si aspetta una mossa
awaited-board = la partita è conclusa, e va aperto un tavoliere coperto
awaited-tokens = la partita è conclusa, e resta da dire quali gettoni si tengono
nothing-before-dice = prima del Suo prossimo tiro non c'è nulla da decidere: i dadi si tirano senza domande
order-on-own-turn = tocca a Lei, quindi non c'è nulla da aspettare
order-not-your-turn = dopo quella mossa non tocca a Lei
order-dice = dopo quella mossa si tirano i dadi, e prima nessuno può rispondere
order-over = quella mossa conclude la partita
no-offer-waits = nessuna proposta aspetta la Sua risposta
several-offers = più proposte aspettano la Sua risposta
unknown-offer = nessuna proposta in attesa ha un codice che comincia con `{ $named }`
offer-to-others = questa proposta è per { $names }, non per Lei
nothing-to-decline = nessuno propone nulla, quindi non c'è nulla da rifiutare
no-own-turn = non ha ancora giocato nessuna mossa che si possa ritirare
takeback-in-throw = non si ritira nulla finché manca un tiro che qualcuno può già conoscere
takeback-too-far = dopo la voce { $seq } qualcuno ha aderito o ha lasciato, oppure sono stati svelati dadi o un segreto: più indietro non si torna
takeback-to-nothing = non c'è nessuna voce { $seq } a cui tornare
takeback-earliest = la prima voce a cui si può tornare è la { $earliest }
takeback-of-nothing = la posizione dopo la voce { $back } è quella attuale: non c'è nulla da ritirare
takeback-meant = per ritirare la voce { $last }, proponga di tornare alla voce { $back }
no-referee = questa partita non ha un arbitro che possa decidere
no-clock = questa partita non ha un orologio
no-member = in questa partita nessuno si chiama `{ $name }`
did-you-mean = intende `{ $near }`?
there-are = partecipano { $names }
type-more = ne scriva una parte più lunga
claim-about-oneself = si reclama il tempo di un altro giocatore, non il proprio
claim-nothing-due = da `{ $name }` non si aspetta nulla
sealed-by-mail = in questo gioco i tavolieri sono coperti, e qui non si gioca nessuna mossa per Lei
slip-ends-game = quello che è in attesa conclude la partita: l'abbandono di { $names }
nothing-to-post = non c'è nulla in attesa che si possa registrare
remarks-wait = { $number } Sue osservazioni aspettano già la prossima voce della partita, che le porta a tutti
keeps-too-many = nessuno tiene più gettoni di quanti ne ha, e { $name } ne ha { $held }
no-day = `{ $day }` non è una data
how-days-are-written = le date si scrivono `20.12.2026 al 6.1.2027`
no-absences = questa partita non ha giorni di assenza
absence-without-days = il giorno del rientro deve venire dopo il primo giorno
absence-too-early = il primo giorno non può precedere il momento in cui scrive ({ $at })
absence-too-long = sarebbero { $days } giorni, e dei { $most } di questa partita ne restano { $left }
absence-too-long-for-year = sarebbero { $days } giorni nel { $year }, e dei { $most } di un anno ne restano { $left }
absence-overlaps = si sovrappone all'assenza dal giorno { $from } al giorno { $until }
other-referee = questa partita ha un altro arbitro, che deve firmarlo
leave-of-nobody = `{ $player }` non partecipa a questo torneo, o lo ha lasciato
no-leave = i gruppi di `{ $player }` non hanno giorni di assenza
leave-without-days = il giorno del rientro deve venire dopo il primo giorno
leave-too-early = il primo giorno non può precedere il momento in cui scrive ({ $at })
leave-too-long-for-year = sarebbero { $days } giorni nel { $year }, e dei { $most } di un anno ne restano { $left }
leave-overlaps = si sovrappone all'assenza dal giorno { $from } al giorno { $until }

duodecim-more-dice = si possono usare più dadi di { $used }
duodecim-backwards = le pedine avanzano
duodecim-empty-hand = non c'è nessuna pedina in mano
duodecim-enters-at-home = una pedina entra in una casella della propria casa, da 1 a 6
duodecim-no-piece = in { $from } non c'è nessuna Sua pedina
duodecim-one-by-one = le pedine entrano ed escono una alla volta
duodecim-not-returned = una pedina catturata non è ancora rientrata: possono muovere soltanto le pedine in mano e in casa
duodecim-leaves-home = nessuna pedina lascia la casa prima che siano entrate tutte
duodecim-exits-early = le pedine non possono ancora uscire: altre sono troppo indietro
duodecim-too-few = { $here ->
    [one] in { $from } c'è soltanto una Sua pedina
   *[other] in { $from } ci sono soltanto { $here } Sue pedine
}
duodecim-twice = nessuna pedina muove due volte in una mossa, e quelle in { $from } hanno già mosso
duodecim-closed = l'avversario ha due o più pedine in { $to }
duodecim-dice-used = i dadi di questo movimento servono già ad altri
duodecim-no-sum = nessun dado e nessuna somma di { $numbers } dà { $distance }
duodecim-enters-by-one = una pedina entra con un dado solo
duodecim-pair = due pedine muovono insieme con una somma di dadi, non con uno solo
duodecim-stack = una pila muove tutta intera, con la somma di tutti i dadi
duodecim-no-more-than-two = non muovono insieme più di due pedine
duodecim-singly = in questo gioco le pedine muovono una alla volta
duodecim-order = { $reason }; i movimenti contano nell'ordine in cui sono scritti
duodecim-other-order = in un altro ordine: { $moves }
duodecim-no-capture = in { $to } non c'è nulla da catturare
duodecim-no-move = qui non c'è nessuna mossa
duodecim-unreadable = `{ $word }` non è una mossa
duodecim-shape = movimenti separati da spazi: `in/3` entra, `7/10` muove, `7/17(2)` ne muove due, `28/off` esce; oppure `pass`
duodecim-cannot-pass = si può usare un dado, quindi non si può passare
duodecim-none-plays = non si può usare nessun dado
duodecim-by = con { $dice }

roman-cannot-pass = chi può muovere non può passare
roman-marks = scriva `{ $moves }`, o tralasci quello che segue le caselle
roman-not-own = il pezzo in { $square } è dell'avversario
roman-no-piece = in { $square } non c'è nessun pezzo
roman-one-square = un pezzo muove di una casella in diagonale
roman-soldier-backwards = un soldato muove soltanto in avanti
roman-bearer-backwards = un vessillifero demoralizzato muove soltanto in avanti
roman-occupied = { $square } è occupata
roman-none-can = nessun pezzo della parte che muove può andare in { $square }
roman-several = più pezzi possono andare in { $square }
roman-twice = è scritto due volte
roman-no-throne = { $square } non è la sala del trono di questa squadra
roman-no-capture = in { $square } non si cattura nulla
roman-throne-unmarked = l'arrivo nella sala del trono non è annotato
roman-capture-unmarked = alcune catture sono annotate e altre no
roman-square-missing = manca una casella alla fine
roman-square-expected = qui manca una casella
roman-no-square = `{ $text }` non è una casella del tavoliere
roman-squares = le caselle vanno da a1 a g{ $rows }
roman-no-part = questo non fa parte di nessuna mossa
roman-shape = le mosse si scrivono `c3-d4`, `c9-d10 throne`, `d4-e5 xe6` o `pass`
roman-play-ended = il gioco è finito: { $reason }
roman-returned-already = i prigionieri sono già tornati, e tornano una volta sola
roman-no-prisoners = non ci sono prigionieri che possano tornare
resign-instead = una partita si abbandona con `abbandono`
roman-no-move = nessuna mossa
roman-move-soldier = muovere un soldato
roman-move-bearer = muovere un vessillifero
roman-move-demoralised = muovere un vessillifero demoralizzato

open-nothing = non c'è scritto nulla
open-shape = una mossa è un testo qualsiasi
open-too-long = una mossa ha al massimo { $number } caratteri
open-both = `throw:` e `next:` non possono stare nella stessa mossa
open-throw-first = chieda prima il tiro, e ceda il turno con la mossa seguente
open-next-not-last = `next:` non è l'ultimo passo
open-throw-not-last = `throw:` non è l'ultimo passo
open-one-throw = una mossa ha un solo tiro; chi lo chiede continua con un'altra mossa
open-dice-shape = per esempio `throw: 2d6`: da 1 a 20 dadi da 2 a 1000 facce
open-no-dice = dopo `throw:` mancano i dadi
open-not-dice = `{ $value }` non indica dadi
open-dice-count = un tiro di `{ $value }` non ha da 1 a 20 dadi
open-dice-sides = un dado di `{ $value }` non ha da 2 a 1000 facce
open-direction = { $sign } cambia il verso della scrittura e non può essere registrato
open-control = { $sign } è un carattere di controllo e non può essere registrato
open-has-left = `{ $name }` ha lasciato la partita
open-nobody = in questa partita nessuno si chiama `{ $name }`
open-in-the-game = nella partita: { $names }
open-throw-pending = prima va completato il tiro { $dice }

duerror-the-kind = { $piece ->
    [thete] il teta
    [ephebe] l'efebo
   *[melliran] il mellirano
}
duerror-the-kind-first = { $piece ->
    [thete] Il teta
    [ephebe] L'efebo
   *[melliran] Il mellirano
}
duerror-carry-unplayed = l'opzione `carry` è impostata, ma senza parcus non si tiene nulla
duerror-carry-unplayed-hint = tralasci `carry`, o aggiunga `parcus` a `variants`
duerror-few-boards = { $boards ->
    [one] { $boards } tavoliere non basta per { $players } giocatori
   *[other] { $boards } tavolieri non bastano per { $players } giocatori
}
duerror-few-boards-hint = `boards` ne elenca almeno tanti quanti sono i giocatori
duerror-carries-too-much = { $number ->
    [one] nessuno può portare più di { $number } gettone
   *[other] nessuno può portare più di { $number } gettoni
}
duerror-carries-without-parcus = solo con parcus si portano gettoni
duerror-written-out = l'opzione `{ $key }` vale già `{ $preset }` da sé con queste varianti e questi giocatori
duerror-wrong-board = tavoliere { $number }: { $reason }
duerror-path-length = { $number ->
    [one] un percorso ha 81 caselle, non { $number } sola
   *[other] un percorso ha 81 caselle, non { $number }
}
duerror-path-twice = { $square } compare due volte nel percorso
duerror-path-apart = il percorso va da { $from } a { $to }, che non sono vicine
duerror-path-written = il percorso non è scritto come si scrive nel registro
duerror-board-twice = due tavolieri hanno questo numero
duerror-path-shape = un percorso è fatto di { $number } caselle come A1, separate da uno spazio
own-board = il Suo tavoliere: { $reason }
own-board-words = un tavoliere è `random`, un numero, o le Sue caselle
own-board-salts = `salts` sono 32 byte in base64
duerror-too-many-steps = una mossa non ha più di 64 passi
duerror-no-step = manca un passo
duerror-no-act = manca quello che fa il pezzo
duerror-between = i passi si separano con `; `
duerror-steps = passi: board N, colour NAME, start PIECE, change PIECE, roll, take NAME, spare NAME, veer, move, stay, hold
duerror-not-by-piece = `{ $verb }` non è qualcosa che fa un pezzo
duerror-board-number = un tavoliere si sceglie con il suo numero, o è `sealed`
duerror-no-square = `{ $word }` non è una casella
duerror-no-target = `{ $word }` non è una casella, da A1 a I9, né `out`
duerror-lacks-object = manca qualcosa dopo `{ $verb }`
duerror-too-much = `{ $word }` è di troppo dopo `{ $verb }`
duerror-not-a-step = `{ $verb }` non è un passo
duerror-not-a-piece = `{ $word }` non è un pezzo; ci sono thete, ephebe, melliran
duerror-lacks-squares = nel registro ci sono caselle dopo `take` e `move`
duerror-square-sealed = su un tavoliere coperto ogni movimento nomina la sua casella: `move D4` o `move out`
duerror-one-of = scriva uno di questi: { $steps }
duerror-unfinished = il turno non è completo: { $missing }
duerror-choice-missing = manca { $choice }
duerror-ends-with = finisce con `move`, `stay` o `hold`, o con un passo che tira dadi
duerror-has-to-move = devono ancora muovere, restare o attendere: { $pieces }
duerror-behind-dice = un passo che tira dadi conclude la voce; il turno continua in un'altra
duerror-behind-turn = il turno era già completo prima di questo passo
duerror-take-late = si prende prima di deviare e di muovere
duerror-spare-late = si risparmia prima di deviare e di muovere, e una volta per turno
duerror-veer-late = si devia prima di muovere
duerror-choice = { $choice ->
    [sealed] `board sealed`
    [board] `board N`
    [colour] `colour NAME`
   *[start] `start PIECE`
}
duerror-choices-first = il primo turno comincia con le scelte: { $choice }
duerror-choices-late = si sceglie solo nel primo turno di un giocatore
duerror-chosen = questo è già stato scelto
duerror-comes-next = ora viene { $choice }
duerror-all-in-play = con factiosus tutti i pezzi sono in gioco, quindi non se ne sceglie nessuno per cominciare
duerror-board-chosen = un tavoliere è già stato scelto; ora viene { $choice }
duerror-boards-secret = con caecus i tavolieri sono segreti: `board sealed`
duerror-boards-open = i tavolieri si coprono solo con caecus: `board N`
duerror-no-board = non c'è nessun tavoliere { $number }
duerror-board-taken = il tavoliere { $number } è già stato scelto
duerror-free-boards = tavolieri che nessuno ha: { $numbers }
duerror-no-colour = `{ $word }` non è un colore di questo gioco
duerror-colour-taken = il colore { duerror-colour } è già stato scelto
duerror-free-colours = colori che nessuno ha: { $colours }
duerror-no-ephebe = con merus non c'è l'efebo
duerror-no-token = { $step ->
    [veer] deviare costa un gettone, e { $name } non ne ha
    [stay] restare costa un gettone, e { $name } non ne ha
   *[change] un cambio costa un gettone, e { $name } non ne ha
}
duerror-one-piece = solo con factiosus si nomina un pezzo: qui ognuno ne ha uno solo
duerror-one-piece-here = solo con factiosus si nomina il pezzo di una vittima: qui ognuno ne ha uno solo
duerror-is-out = { duerror-the-kind } è uscito e non partecipa più
duerror-no-piece-left = non resta nessun pezzo che possa farlo
duerror-which-piece = manca il pezzo che agisce
duerror-piece-first = scriva il pezzo prima del passo: { $pieces }
duerror-which-victim = manca il pezzo che viene preso
duerror-no-formactus = con factiosus non c'è formactus
duerror-formactus-early = nel primo turno di un giocatore non c'è formactus
duerror-formactus-used = il formactus si fa una volta per turno, per un gettone o con un tiro, ed è già stato usato
duerror-formactus-late = il formactus viene prima di tutto il resto
duerror-same-piece = il pezzo è già { duerror-the-kind }
duerror-thrown-odd = il tiro è già stato fatto, ed era dispari: cambi, oppure continui
duerror-roll-instead = `roll` non costa nulla: un numero dispari Le permette di cambiare gratis
duerror-take-spared = chi ha ricevuto un gettone per non aver preso nessuno non prende più nessuno
duerror-stands-on = { $name } è in { $square }
duerror-own-pieces = nessuno prende i propri pezzi
duerror-victim-left = { $name } ha lasciato la partita con tutti i suoi pezzi
duerror-most-taken = in un turno si prendono al massimo { $number } pezzi
duerror-takes-from-outside = un pezzo che non è sul tavoliere non prende nessuno
duerror-thete-takes = un teta non prende nessuno
duerror-not-on-board = { $name } non ha sul tavoliere nessun pezzo di questo tipo che si possa prendere
duerror-immune = { $name } era su una casella in cui è stato preso qualcun altro
duerror-no-reach = da { $from } { duerror-the-kind } non raggiunge { $name } in { $to }
duerror-none-in-reach = nessun pezzo di { $name } è a portata, o nessuno che si possa prendere
duerror-nobody = qui nessuno si chiama `{ $name }`
duerror-others = gli altri: { $names }
duerror-spare-taken = chi ha preso qualcuno non riceve nessun gettone
duerror-few-payers = non si nomina nessuno quando meno di due a portata hanno gettoni
duerror-bank-pays = il banco ha gettoni e paga, quindi non si nomina nessuno
duerror-cannot-pay = { $name } non è a portata, o non ha gettoni
duerror-name-payer = il banco è vuoto, quindi prima si nomina chi paga per non essere preso
duerror-has-moved = { duerror-the-kind } ha già mosso in questo turno
duerror-too-few-left = { $number ->
    [one] resta meno di una casella, e solo il numero esatto porta fuori
   *[other] restano meno di { $number } caselle, e solo il numero esatto porta fuori
}
duerror-hold-or-stay = scriva `hold`, o `stay` per un gettone
duerror-not-out-yet = { $number ->
    [one] l'uscita è a più di una casella: il movimento porta in { $square }
   *[other] l'uscita è a più di { $number } caselle: il movimento porta in { $square }
}
duerror-further = { $number ->
    [one] { $target ->
        [out] una casella più avanti nel percorso c'è l'uscita
       *[square] una casella più avanti nel percorso c'è { $square }
    }
   *[other] { $target ->
        [out] { $number } caselle più avanti nel percorso c'è l'uscita
       *[square] { $number } caselle più avanti nel percorso c'è { $square }
    }
}
duerror-none-holds = con `exit: past` un pezzo che andrebbe troppo lontano esce, quindi nessuno attende
duerror-can-move = il pezzo può muovere, quindi non attende
duerror-move-or-stay = scriva `move`, o `stay` per un gettone
duerror-told-seals = { $name } sceglie un tavoliere coperto, che nessun altro conosce.
duerror-told-board = { $name } sceglie il tavoliere { $number }, { $title }.
duerror-told-colour = { $name } gioca con il colore { duerror-colour }.
duerror-told-starts = { $name } comincia con { duerror-the-kind }.
duerror-told-changes = { $price ->
    [token] { $name } cambia il pezzo per un gettone e prosegue con { duerror-the-kind }.
   *[free] { $name } cambia il pezzo gratis e prosegue con { duerror-the-kind }.
}
duerror-told-rolls = { $name } tira un dado: un numero dispari permette un cambio gratuito.
duerror-told-takes = { duerror-the-kind-first } prende { $name } in { $to }, e { $name } va in { $from }.
duerror-told-spares = Nessuno è stato preso, quindi { $name } riceve un gettone da { $payer } (misericordia).
duerror-told-bank-pays = Nessuno è stato preso, quindi { $name } riceve un gettone dal banco (misericordia).
duerror-told-veers = { $name } paga un gettone, e due dadi dicono dove va il pezzo.
duerror-told-moves = { $number ->
    [one] { duerror-the-kind-first } avanza di una casella, in { $square }.
   *[other] { duerror-the-kind-first } avanza di { $number } caselle, in { $square }.
}
duerror-told-leaves = { duerror-the-kind-first } lascia il tavoliere per l'uscita.
duerror-told-stays = { $name } paga un gettone, e { duerror-the-kind } resta.
duerror-told-holds = { duerror-the-kind-first } non può muovere, perché restano troppo poche caselle.
duerror-choose-board = scegliere un tavoliere
duerror-choose-colour = scegliere un colore
duerror-choose-piece = scegliere il pezzo per cominciare
duerror-change-free = cambiare il pezzo gratis
duerror-change-paid = cambiare il pezzo per un gettone
duerror-roll = tirare gratis per il cambio
duerror-take = prendere qualcuno
duerror-spare = non prendere nessuno, e nominare chi dà un gettone per questo
duerror-veer-paid = deviare per un gettone
duerror-move = muovere lungo il percorso
duerror-stay-paid = restare per un gettone
duerror-hold = attendere, perché il pezzo non può muovere
