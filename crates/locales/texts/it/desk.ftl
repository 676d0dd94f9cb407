# I testi con cui l'arbitro risponde alle lettere; a che cosa serve ogni chiave lo dice il file inglese.

done-move = { $move } è in gioco.
done-resigned = Il Suo abbandono è registrato.
done-resign-signed = Ha abbandonato; lo registrerà la prossima mossa.
done-ask-take-back = Chiede di ritirare la Sua ultima mossa. Vale finché qualcuno non continua a giocare.
done-offer = Lei propone { $offer }. Vale finché qualcuno non continua a giocare.
done-agreed = Ha accettato.
done-agreed-offer = Ha accettato la proposta { by-of }: { $offer }.
done-decline = Il Suo rifiuto viene comunicato agli altri.
done-order = A { $when } segue subito la risposta { $then }.
done-roll-next = I prossimi dadi si tirano per Lei, salvo che prima Le venga chiesto altro.
done-claim-draw = Il Suo reclamo è registrato.
done-claim-timeout = Se il tempo { player-of } è scaduto, ora lo decide l'arbitro.
done-save = Quello che tiene è registrato.
done-away = La Sua assenza: dal giorno { $from } al giorno { $until }.
done-remark-later = La Sua osservazione arriverà agli altri con la Sua prossima mossa.
done-remark = La Sua osservazione viene trasmessa agli altri.
done = È registrato.
done-before = È già firmato da prima e aspetta ancora.
done-share = La Sua parte del tiro è data.
done-language = D'ora in poi in questa partita Le scriviamo in italiano, e leggiamo le lettere dei pezzi come italiane.
done-stop = Per questa partita riceverà soltanto le lettere quando tocca a Lei, e quello che chiede. Con `iscrivimi` torna a riceverle tutte.
done-start = Riceve di nuovo tutte le lettere di questa partita.
away-in-event = La Sua assenza: dal giorno { $from } al giorno { $until }, in tutte le Sue partite di questo torneo.
away-not-in-game = Nella partita { $game } non è possibile: { $reason }.
away-elsewhere = { $number ->
    [one] Lo stesso vale nell'altra Sua partita di questo torneo.
   *[other] Lo stesso vale nelle altre { $number } Sue partite di questo torneo.
}

refused = `{ $line }` non è possibile: { $reason }{ $clause }.
refused-by-rule = `{ $line }` qui non è possibile{ $clause }. Per leggere la regola scriva `regole { $rule }`.
not-played = La mossa `{ $line }` non è in gioco.
not-judged = `{ $line }` non è stato esaminato: non tocca a Lei.
not-done-behind = Anche quello che seguiva non è stato eseguito: { $lines }.
not-done-over = La partita è conclusa, e non vi si registra più nulla che gli altri debbano sapere: "{ $say }".
not-done-settled = Questa scacchiera è già omologata nel torneo, e nella partita non si registra più nulla.
not-done-twice = Questo messaggio è già arrivato; quello che chiede non viene eseguito una seconda volta.
not-done-sealed = `{ $line }` non è stato eseguito: in questo gioco i tavolieri sono coperti, e chi non ha una chiave non ne ha uno che qui possa restare segreto (DUE-12). L'arbitro legge il Suo messaggio e gioca a mano per Lei.
not-done-event = `{ $line }` riguarda un torneo e va in un messaggio a parte; questo è un messaggio su una partita.
not-done-host = `{ $line }` è riservato a chi ospita, in un messaggio a parte; questo è un messaggio su una partita.
not-done-yes = Non c'era nessuna domanda e nessuna proposta a cui `sì` potesse rispondere; non è stato fatto nulla.
not-done-begun = `{ $line }` non è ancora la mossa intera, e prima non si registra nulla. Mandi tutto in un solo messaggio, ogni passo su una riga sua.
old-board = `{ $line }` risponde a una posizione vecchia, quella dopo la voce { $entry }; ora ce n'è un'altra. La mossa non è stata giocata; ecco la nuova posizione.
old-board-same = { $move } è già in gioco, alla voce { $entry }; non è stato rifatto nulla.
unknown-board = Dal Suo messaggio non si capisce a quale posizione risponde; non è stato fatto nulla. Ecco quella attuale.
unknown-board-line = Dal Suo messaggio non si capisce a quale posizione risponde; `{ $line }` non è stato eseguito. Ecco la posizione attuale.
not-your-way = Dal Suo indirizzo è arrivato un messaggio, ma non all'indirizzo che ha soltanto Lei; perciò non è stato fatto nulla. Se era Suo, risponda invece a questa lettera: il suo indirizzo contiene una parola che nessun altro ha.
key-too-late = A una partita cominciata senza chiave non se ne può più aggiungere una (protocollo 1.7): qui l'arbitro continua a scrivere per Lei. Mandi la chiave con la risposta al prossimo invito, e firmerà da sé fin dall'inizio.
rest-is-read = Il resto del Suo messaggio lo leggerà l'arbitro.
message-is-read = L'arbitro è avvertito e legge il messaggio.
doubtful-address = All'indirizzo che ha soltanto Lei è arrivato un messaggio, ma da { $address }, che non è il Suo indirizzo in questa partita. Perciò non è stato fatto nulla. Se era Suo, risponda dall'indirizzo a cui arriva questa lettera; da un altro può accettarlo soltanto l'arbitro. Se non era Suo, lo dica all'arbitro, che Le darà un nuovo indirizzo.
doubtful-proof = Il Suo messaggio è arrivato, ma il server di posta non ha trovato nessuna prova che venga dal Suo indirizzo (né una firma DKIM né una voce SPF che corrisponda). Perciò non è stato fatto nulla. Lo mandi dal server del Suo indirizzo; se l'ha fatto, può accettarlo l'arbitro.

silent = Nel Suo messaggio non c'è nessuna mossa e nessun comando riconoscibile; non è stato fatto nulla. Scriva la mossa da sola su una riga, sopra il testo citato. L'arbitro leggerà il Suo messaggio.
silent-quoted = Ha scritto: "{ $line }". Nel Suo messaggio non c'è nessuna mossa e nessun comando riconoscibile; non è stato fatto nulla. Scriva la mossa da sola su una riga, sopra il testo citato. L'arbitro leggerà il Suo messaggio.
silent-encrypted = Il Suo messaggio è cifrato ({ $how }), e qui non c'è la chiave per aprirlo. Lo rimandi senza cifratura: il Suo programma ha un'opzione apposita accanto al messaggio. { silent-end }
silent-sealed = Il Suo messaggio è firmato in modo (S/MIME, in un solo pezzo) che il testo è chiuso dentro la firma, e qui non viene estratto. Lo rimandi senza firma, o con una che lascia il testo leggibile ("clear signed"). { silent-end }
silent-winmail = Il Suo messaggio è in un formato che legge soltanto Outlook (winmail.dat). Lo rimandi come testo normale o HTML: in Outlook, sotto «Formato testo». { silent-end }
silent-picture = Il Suo messaggio contiene soltanto un'immagine{ $why }. Qui non si leggono scritte nelle immagini, ma soltanto il codice quadrato di una cartolina stampata da questo programma. Scriva la mossa come testo. { silent-end }
silent-attachment = Il Suo messaggio contiene soltanto l'allegato { $file }, e qui non si leggono file di questo tipo. Scriva la mossa nel messaggio stesso. { silent-end }
silent-subject = Il Suo messaggio ha soltanto l'oggetto, "{ $subject }", e lì non si leggono mosse. Scriva la mossa nel messaggio stesso. { silent-end }
silent-quotation = Il Suo messaggio contiene soltanto testo citato. Scriva la mossa da sola su una riga sopra la citazione, senza segni di citazione davanti. { silent-end }
silent-empty = Il Suo messaggio è vuoto. Scriva la mossa da sola sulla prima riga. { silent-end }
silent-end = Non è stato fatto nulla. L'arbitro è avvertito ed esamina il messaggio.

asked-unclear = Non è chiaro che cosa intenda; non è stato fatto nulla: { $lines }
hidden-part = una parte del messaggio che il suo foglio di stile nasconde
asked-several = Si può intendere in più modi; non è stato fatto nulla.
asked-yes = `sì` non è stato eseguito: non dice quale di questi si intende.
asked-reading = { $number } significa `{ $line }`
asked-offer = { $number } significa: { by-inside } propone { $offer }
asked-number = Risponda con il solo numero, o con la sola mossa su una riga.
asked-number-offer = Risponda con il solo numero. Continuando a giocare le rifiuta tutte.
asked-resign = Vuole davvero abbandonare questa partita? Allora risponda a questo messaggio con le due parole `abbandono sì` su una riga.
number-without-question = Il messaggio a cui risponde non chiedeva nulla a cui { $number } potesse rispondere; non è stato fatto nulla.
number-unknown-question = Dal Suo messaggio non si capisce a quale domanda risponde { $number }; non è stato fatto nulla.
number-old-board = { $number } risponde a una domanda su una posizione vecchia; non è stato fatto nulla.
number-out-of-range = Si può scegliere da 1 a { $last }; { $number } non c'è.
accept-several = Più proposte aspettano la Sua risposta; non è stato fatto nulla.
accept-nothing = `accetto` non è stato eseguito: nessuna proposta aspetta la Sua risposta (protocollo 1.8).
accept-unknown = Dal Suo messaggio non si capisce a quale lettera risponde; non è stato accettato nulla. Aspetta la Sua risposta:
accept-lapsed = La proposta contenuta nella lettera a cui risponde non vale più; non è stato accettato nulla. Ora aspetta la Sua risposta:
accept-not-shown = La lettera a cui risponde non mostra nessuna proposta; non è stato accettato nulla. Ora aspetta la Sua risposta:

tried = Ecco la posizione come sarebbe dopo { $move }. Non è stato registrato nulla.
no-clause = { $game } non ha la regola `{ $clause }`.
list-to-move = Muove { $name }.
list-to-move-side = { $side ->
    [white] Muove { $name } (Bianco).
    [black] Muove { $name } (Nero).
   *[other] Muove { $name } ({ $side }).
}
list-over = La partita è conclusa.
list-group = { $title } ({ $number }):
answered-by-hand = L'arbitro risponde alla Sua lettera:
propose-language = Vuole che Le scriviamo in italiano? Allora risponda: `{ language-line }`.

subject-for-the-referee = per l'arbitro
subject-your-games = le Sue partite
subject-your-games-on = le Sue partite il { $day }
for-the-referee = Il Suo messaggio è arrivato. L'arbitro lo legge e annota ciò che chiede: il server non può firmare da solo in questa partita.
nothing-made = Non si è potuto fare nulla del Suo messaggio: { $reason }.
referee-reads = L'arbitro è avvisato e lo legge.
which-game = Non è chiaro a quale delle Sue partite si riferisca il messaggio; non è stato fatto nulla. Risponda alla lettera più recente su quella partita.
games-stand = Così stanno le Sue partite:
more-games-over = { $number ->
    [one] Un'altra delle Sue partite qui è finita.
   *[other] Altre { $number } delle Sue partite qui sono finite.
}
games-settled = { $number ->
    [one] Una è stata decisa dal direttore del torneo o dal suo regolamento, e non continua.
   *[other] { $number } sono state decise dal direttore del torneo o dal suo regolamento, e non continuano.
}
you-wrote = Lei ha scritto:
you-wrote-on = Lei ha scritto il { $date }:

about = { $what }: { $said }
# Immagini.
the-picture = l'immagine
a-picture = un'immagine
pictures-unknown = questo programma è stato compilato senza la lettura delle immagini
picture-without-code = non vi è stato trovato alcun codice
picture-unreadable = non si può leggere ({ $error })
picture-damaged = è danneggiata
picture-too-large = è troppo grande
picture-not-looked-at = non è stato possibile esaminarla: { $error }
picture-unlooked = non è stato possibile esaminarla
picture-too-long = cercarvi un codice richiede troppo tempo
picture-unseen = nessuno l'ha esaminata
picture-of-stranger = nessuna partita di qui nomina il mittente, perciò nessuno l'ha esaminata; lo fa `adjudicate import`
pictures-took-long = in quest'ora le immagini hanno richiesto troppo tempo; `adjudicate import` la esamina
