# Inviti a una partita per posta, e le risposte a chi è invitato.

invited = { $host } La invita a una partita per posta: { game-title }. Risponda `sì` o `no`.
invited-game = gioco: { game-title }
invited-players = giocatori: { $names }
invited-you = { $name } (Lei)
invited-first = comincia: { $first }
invited-how = Per rispondere: risponda a questo messaggio con la parola `sì`, da sola nella prima riga, oppure con `no`. Le basta il programma di posta: la posizione arriva per posta, e Lei risponde con la mossa. La partita comincia quando tutti hanno accettato.
invited-key = Se ha una chiave di questo programma, la metta in una riga sotto il `sì` (`adjudicate key show` la mostra): così firma da sé. Per tutti gli altri le mosse le annota l'arbitro.
invited-secret = L'indirizzo a cui risponde è solo Suo. Non inoltri questo messaggio.
invited-languages = In un'altra lingua: risponda con una delle righe { $lines }.
language-line = lingua italiano
invited-subject = { $game } { $id }: { invited-word }
invited-word = un invito per Lei
invited-again = Re: { $game } { $id }: un invito per Lei

declined-self = Ha rifiutato la partita ({ game-title }). Gli altri ne sono informati, e Lei non riceverà altro.
declined-other = { $name } ha rifiutato: la partita ({ game-title }) con questi giocatori non si fa.
declined-host = { $name } ({ $mail }) ha rifiutato: la partita ({ game-title }) con questi giocatori non si fa. Può invitare qualcun altro: la riga `invitare { $game }` con gli indirizzi, in un messaggio nuovo alla direzione.
declined-subject = [adjudicate] { $game } { $id }: { $name } ha rifiutato

doubt-address = È arrivata una risposta al Suo invito, ma da un indirizzo diverso da quello invitato: non è stato fatto nulla. Se era Sua, risponda a questo messaggio dall'indirizzo a cui arriva. L'arbitro ne è informato.
doubt-proof = È arrivata una risposta al Suo invito, ma senza prova che venga dal Suo indirizzo: non è stato fatto nulla. Se era Sua, risponda a questo messaggio dall'indirizzo a cui arriva. L'arbitro ne è informato.
seat-unclear = Non è chiaro che cosa risponde all'invito: non è stato fatto nulla. Risponda `sì` o `no`, da solo nella prima riga. Il resto lo legge l'arbitro.
seat-key-unfit = Non ha ancora un posto: { $reason }. Risponda `no`, oppure di nuovo con una chiave sotto il `sì`; con il solo `sì` le mosse le annota l'arbitro.
seat-key-needed = Non ha ancora un posto: { $reason }. Risponda `no`, oppure di nuovo con una chiave sotto il `sì`.
seat-taken = Gioca come { $name }. La partita comincia quando { $number ->
    [one] avrà risposto anche { $names }
   *[other] avranno risposto anche { $names }
}; fino ad allora può ancora rispondere `no`.
seat-taken-key = Gioca come { $name }. Firma da sé, con la chiave che ha inviato. La partita comincia quando { $number ->
    [one] avrà risposto anche { $names }
   *[other] avranno risposto anche { $names }
}; fino ad allora può ancora rispondere `no`.

friend-invites = { $host } La invita a una partita: { game-title }.
friend-subject = { $host } La invita a una partita: { game-title }
friend-many = È un gioco per { $players } giocatori.
friend-many-taken = È un gioco per { $players } giocatori. Hanno già accettato: { $names }.
friend-usual = Le regole sono quelle consuete.
friend-option = Opzione { $key }: { $value } (di solito { $usual }); { $about }
friend-option-unknown = Opzione { $key }: { $value }
friend-first-dice = Un lancio di dadi decide chi comincia.
friend-first-host = Comincia { $host }.
friend-first-you = Comincia Lei.
friend-clock = Tempo: { $clock }.
friend-no-clock = Tempo: senza limite.
friend-until = Può accettare fino al { $date }.
friend-how = Per accettare, salvi questo messaggio come letter.txt e lanci `adjudicate accept letter.txt`; oppure apra adjudicate.html, scelga "I got a letter" e incolli l'intero messaggio.
