# Ciò che un giocatore non può fare, e che cosa può fare invece; il file inglese dice a che cosa serve ogni chiave.

leave-of-event = in questo torneo si è assenti da tutte le partite insieme, e lo si dice al torneo
no-sealed-board = in questa partita Lei non ha scelto un tavoliere coperto
no-sealed-boards = in questa partita non ci sono tavolieri coperti
no-part-due = da Lei non si aspetta alcuna parte di un tiro
elements-missing = un tiro è in sospeso, e mancano parti di { $names }
no-result = `{ $text }` non è un risultato di questa partita
no-result-for = `{ $text }` non è un risultato per { $number } giocatori
hint-status = { $status }
hint-result = un risultato nomina tutti i giocatori nell'ordine dei posti: `{ $example }`
hint-players = giocatori: { $names }
no-part-left = alla Sua catena non resta nessuna parte
slip-ends-game-first = un biglietto di questa voce conclude la partita, e dopo questo non è più possibile
slip-takes-pen = per un biglietto di questa voce non tocca più a { $name }, e perciò questo non è possibile
not-an-option = `{ $word }` non è un'opzione
option-range = valori di `{ $key }`: { $range }
how-options-are-written = le opzioni si scrivono KEY=VALUE
hint-status-answer = { $status } Lo fa `adjudicate answer`.
hint-numbers = { $status } `{ $line }` ne dà i numeri.
hint-write-for = `--for { $name }` scrive per { $name }, che gioca per posta
hint-no-board = tralasci il tavoliere
hint-boards = tavolieri: { $numbers }
hint-play = `adjudicate play` gioca una mossa
hint-show = `adjudicate show` elenca quello che è in attesa
hint-name-offer = ne indichi una con l'inizio del codice: `adjudicate show` le elenca
hint-leave = `adjudicate event away 2026-12-20 to 2027-01-06` lo firma per il direttore
hint-sealed-boards = i tavolieri si coprono in Duerror Grandis con la variante caecus, nel primo turno di un giocatore
hint-post = `adjudicate post` lo registra; --leave-out lo trattiene
hint-post-true = `post: true` registra il biglietto
hint-on-slip = lo dica su un biglietto, che registrano altri
hint-ruling = può seguire solo una decisione dell'arbitro
hint-elements = le parti che sono arrivate si portano con la mossa, o prima con una risposta
hint-new-key = la Sua nuova chiave si registra con una mossa firmata con essa: --key FILE
hint-waits-too = conta anche quello che è in attesa: `adjudicate show` lo elenca
hint-last-part = chi tira porta l'ultima parte con la mossa
hint-rolled-later = i dadi si tirano quando tutti hanno aderito
hint-whose-offer = dica di chi: `accept NAME`
hint-offers = proposte: `draw`, `end`, `prisoners`, `concede`, `concede gammon`, `concede backgammon`, `result NAME N, NAME N`
hint-lines = righe: `NAME: MOVE`, `dice: 3 5`, `NAME: offer draw`, `# a remark`; `--help` le elenca tutte

table-no-roll = non si aspetta nessun tiro
table-turn-of = tocca a { $name }
table-dice-first = prima si tirano i dadi
table-has-left = { $name } ha lasciato la partita
table-no-offer = nessuna proposta aspetta la risposta di { $name }
table-offers = più proposte aspettano la risposta di { $name }
table-no-such-offer = a un tavolo non esiste una proposta simile
table-nobody = qui non gioca nessuno che si chiami `{ $name }`
table-no-line = questa riga non è tra quelle che si capiscono a un tavolo
table-no-number = `{ $word }` non è un numero che un dado possa mostrare
table-no-side = un dado da { $sides } facce non mostra { $number }
table-miscounted = { $number ->
    [one] il tiro è di { $dice }, e qui c'è un solo numero
   *[other] il tiro è di { $dice }, e qui ci sono { $number } numeri
}
