# Ciò che un giocatore non può fare: di questi testi, quelli che arrivano nelle lettere; gli altri sono in inglese.

leave-of-event = in questo torneo si è assenti da tutte le partite insieme, e lo si dice al torneo
no-sealed-board = in questa partita Lei non ha scelto una tavola coperta
no-sealed-boards = in questa partita non ci sono tavole coperte
no-part-due = da Lei non si aspetta alcuna parte di un lancio
elements-missing = un lancio è in sospeso, e mancano parti di { $names }
no-result = `{ $text }` non è un risultato di questa partita
no-result-for = `{ $text }` non è un risultato per { $number } giocatori
hint-status = { $status }
hint-result = un risultato nomina tutti i giocatori nell'ordine dei posti: `{ $example }`
hint-players = giocatori: { $names }
