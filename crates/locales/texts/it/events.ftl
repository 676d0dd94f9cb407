# I testi dei tornei in italiano; a che cosa serve ogni chiave lo dice il file inglese.

event-board = la scacchiera { $board } del turno { $round } di { $section }
# Dopo «di» e «su»
event-board-of = della scacchiera { $board } del turno { $round } di { $section }
event-board-about = sulla scacchiera { $board } del turno { $round } di { $section }

act = { $act ->
    [pairing] l'abbinamento del turno { $round } di { $section }
    [result] il risultato { event-board-of }
    [points] la decisione { event-board-about }
    [by-hand] l'abbinamento a mano del turno { $round } di { $section }
    [exclusion] l'esclusione di { $player }
    [bye] il riposo di { $player } nel turno { $round } di { $section }
    [key] la nuova chiave di { $player }
    [substitution] la sostituzione di { $player }
    [undone] l'annullamento dell'abbinamento del turno { $round } di { $section }
    [reopened] la riapertura { event-board-of }
    [readmission] la riammissione di { $player }
   *[closing] la chiusura di { $section }
}

decided = { $decided ->
    [points] { $section }, turno { $round }: alla scacchiera { $board } va il punteggio { $points }
    [exclude] { $player } è fuori dal torneo
    [rekey] { $player } ha una nuova chiave
    [substitute] il posto di { $player } è d'ora in poi di { $person }
    [substitute-unnamed] il posto di { $player } è d'ora in poi di un'altra persona
    [unpair] { $section }: l'abbinamento del turno { $round } è annullato
    [reopen] { $section }, turno { $round }: i punti della scacchiera { $board } non contano più
    [readmit] { $player } partecipa di nuovo
    [close] { $section } è chiuso
    [pairing] { $section }: il turno { $round } è abbinato a mano
   *[bye] { $player } riposa nel turno { $round } di { $section }
}

remark-done = { $day }: { $done }
remark-said = { $day }, { $by }: "{ $text }"
remark-reason = { $done } ("{ $reason }")
remark-appealed = { $by } fa ricorso contro { act }
remark-upheld = il ricorso di { $by } contro { act } è accolto: { $change }
remark-dismissed = il ricorso di { $by } contro { act } è respinto
remark-claimed = { $by } chiede { $points } per { event-board }
remark-silent = { $name } non dà notizie, e non entra negli abbinamenti finché non scrive
remark-waits = { $name } aspetta un posto ({ $number })
left-when = { $time ->
    [before] prima del turno { $round }
    [in] nel turno { $round }
   *[after] dopo il turno { $round }
}
left-counts = { $counts ->
    [annulled] { $finished } partite concluse su { $scheduled }, meno della metà, perciò nessuna conta per nessuno
    [forfeited] { $finished } partite concluse su { $scheduled }, la metà o più, perciò contano, e le altre sono perse a forfait
   *[stand] i risultati restano validi
}
remark-left = { $exit ->
    [withdrew] ritiro di { $name } { left-when }{ $why }: { left-counts }
   *[excluded] esclusione di { $name } { left-when }{ $why }: { left-counts }
}
remark-decided = turno { $round }, scacchiera { $board }: { $points }, { $how ->
    [left] a forfait per abbandono del torneo
    [unplayed] per decisione presa prima che si giocasse
   *[ruled] per decisione del direttore
}
remark-noted = { $decided }: "{ $note }"

games = { $finished ->
    [one] { $finished } partita
   *[other] { $finished } partite
}
standings-stage = { $stage ->
    [final] classifica finale
    [games] classifica dopo { games }
    [round-of] classifica dopo il turno { $round } di { $rounds }
   *[round] classifica dopo il turno { $round }
}
standings-heading = { $title }: { standings-state }
column-name = nome
column-points = punti
column-games = partite

stage-groups = diviso per sorteggio nei suoi gironi
stage-not-held = non si tiene: servono due giocatori
stage-over = concluso
stage-drawn = sorteggiato, non ancora abbinato; { $rounds ->
    [one] { $rounds } turno
   *[other] { $rounds } turni
} da giocare
stage-round-over = il turno { $round } di { $rounds } è concluso
stage-round = turno { $round } di { $rounds }; { $number ->
    [one] una scacchiera in corso
   *[other] { $number } scacchiere in corso
}
stage-waits-for-draw-of = aspetta il sorteggio di { $section }
stage-waits-for-draw = aspetta il proprio sorteggio
stage-waits-for = aspetta { $sections }
stage-entered = { $number ->
    [one] { $number } iscrizione
   *[other] { $number } iscrizioni
}

event-subject-entered = la Sua iscrizione
event-subject-waits = aspetta un posto in { $section }
event-subject-left = { $exit ->
    [excluded] { $player } è fuori dal torneo
    [section] { $player } ha lasciato { $section }
   *[event] { $player } ha lasciato il torneo
}
event-subject-away = assenza di { $player }
event-subject-directs = ora dirige il torneo { $name }
event-subject-started = il sorteggio
event-subject-drawn = il sorteggio di { $section }
event-subject-comes = Lei gioca in { $section }
event-subject-paired = { $section }, abbinamento del turno { $round }
event-subject-ruled = { $result ->
    [won] decisione: Lei vince { event-board }
    [lost] decisione: Lei perde { event-board }
    [drawn] decisione: patta { event-board-about }
   *[none] decisione { event-board-about }
}
event-subject-free = Lei riposa nel turno { $round } di { $section }
event-subject-scored = { $section }, il turno { $round } è concluso
event-subject-over = la classifica finale
event-subject-corrected = decisione: { $done }
event-subject-seated = Lei ha il posto di { $player }
event-subject-rekeyed = { $player } ha una nuova chiave
event-subject-appealed = ricorso contro { act }
event-subject-judged = { $verdict ->
    [upheld] verdetto: accolto il ricorso contro { act }
   *[dismissed] verdetto: respinto il ricorso contro { act }
}
event-subject-lapsed = respinto il ricorso contro { act }
event-subject-claimed = richiesta di punti: { event-board }
event-subject-appealable = una decisione
event-subject-said = un messaggio di { $player }
event-subject-replaced = il Suo posto è di un'altra persona: { $player }

event-first-line = { $event }: { $subject }.
event-entered = { $name }, la Sua iscrizione a "{ $event }" è fatta: { $sections }.
event-queue = Tutti i posti di { $section } sono occupati. Lei è al numero { $number } della lista d'attesa.
event-entered-late = Entra negli abbinamenti dal prossimo turno; le Sue partite arrivano per posta.
event-entries-until = Altri possono iscriversi fino al giorno { $date }. Poi si fa il sorteggio, e le Sue prime partite arrivano per posta.
event-log-attached = Il file allegato è il registro del torneo. Lo conservi: dimostra la Sua iscrizione.
event-started = Il sorteggio è fatto, e ogni giocatore ha un numero.
event-stage = { $section }: { $stage }
event-numbered = { $section } ({ $stage }):
event-waiting = In { $section } non ci sono posti liberi. Aspettano, in quest'ordine, il posto di un giocatore che lascia: { $players }
event-drawn = Il sorteggio di { $section } è fatto, e ogni giocatore ha un numero.
event-draw-check = La sorte segue dal numero che il direttore aveva sigillato, e che la voce { $entry } del registro apre, e dalle voci e dai risultati su cui si fonda il sorteggio. `adjudicate event verify` lo ripete.
event-comes = { $name }, Lei gioca in { $section }, con il numero { $number }. Le Sue partite arrivano per posta.
event-said = { $name } scrive a tutti i giocatori: "{ $text }"
event-rekeyed = { $player } ha una nuova chiave.
event-paired = Il turno { $round } di { $section } è abbinato.
event-boards = A ogni scacchiera comincia il giocatore nominato per primo.
event-has-bye = riposa: { $name }
event-is-free = riposa su richiesta: { $name }
event-games-come = Ogni partita arriva in un messaggio a sé, appena tocca a Lei.
event-free = { $name }, Lei non ha una scacchiera nel turno { $round } di { $section }, come ha chiesto, e riceve i punti di una patta.
event-scored = Il turno { $round } di { $section } è concluso.
event-over = "{ $event }" è concluso. Ecco la classifica finale.
event-away-everywhere = Vale in tutte le partite del torneo: una mossa dovuta in quei giorni è dovuta altrettanti giorni più tardi.
event-leave-used = Con questi risultano presi { $years }.
event-leave-of-year = { $used } dei { $most } giorni di assenza del { $year }

event-left = { $exit ->
    [excluded] Il direttore ha deciso l'esclusione di { $player } dal torneo il giorno { $date }. Il motivo: "{ $reason }".
    [section] { $player } ha lasciato { $section } il giorno { $date }.
   *[event] { $player } ha lasciato il torneo il giorno { $date }.
}
event-left-table = In { $section } nessuno deve più giocare in una partita con { $player }: { $counts ->
    [annulled] meno della metà delle partite di { $player } è conclusa, perciò nessuna conta per nessuno.
   *[forfeited] le partite concluse di { $player } contano, e le altre sono perse per { $player }.
}
event-left-pairing = { $boards ->
    [none] In { $section } contano i risultati ottenuti finora, e { $player } non entra più negli abbinamenti.
   *[other] In { $section } contano i risultati ottenuti finora, e { $player } non entra più negli abbinamenti. Il direttore decide per { $boards }.
}
event-board-of-round = la scacchiera { $board } del turno { $round }

event-seated = { $name }, ora Lei ha un posto, quello di { $player } in { $seats }. Nel registro del torneo, e nelle Sue partite, Lei è { $player }. Le Sue partite arrivano per posta.
event-seat = { $section } (numero { $number })

event-reason = Il motivo: "{ $reason }".
event-reasons = I motivi: "{ $reasons }".
event-effect-substitute = Il posto conserva il suo numero, i suoi punti e i suoi avversari, e le partite concluse restano come sono. In una partita in corso la nuova persona gioca appena l'arbitro l'ha deciso in quella partita.
event-effect-unpair = Nessuno deve più giocare nelle partite di quel turno, che non contano nulla. Ne arrivano di nuove per posta.
event-effect-reopen = Per quella scacchiera non conta nulla finché non c'è un nuovo risultato o una nuova decisione.
event-effect-readmit = Dal prossimo turno ci sono di nuovo partite.
event-effect-rekey = Le partite abbinate d'ora in poi hanno la nuova chiave.
event-effect-close = Non si abbina più nessun turno, e nessuno deve più giocare.

event-handed-over = D'ora in poi dirige il torneo { $name }. Scriva a { $address }. Nelle nuove partite l'arbitro è { $name }.
event-handed-over-games =
    Nelle partite in corso l'arbitro resta finché tutti i giocatori di una partita non si accordano su { $name }: uno firma
    { "  " }adjudicate offer referee "{ $key }"
    e gli altri accettano. Per un giocatore senza chiave lo fa, su richiesta, l'arbitro della partita.

event-ruled = Il direttore ha deciso per { event-board }: { $points }. Il motivo: "{ $reason }". { $played ->
    [yes] La decisione si fonda sulla partita così come la ha il direttore, e la partita conta come giocata.
   *[no] La partita conta come non giocata.
} Nessuno deve più giocarvi.
event-silent = { $name } rientra negli abbinamenti dopo una nota nel registro del torneo (`event note`).
event-places = Nella classifica di { $section }: { $places }.
event-has-place = { $name } ha il posto { $place } con { $points } { $halves ->
    [1] punto
    [2] punto
   *[other] punti
}

event-appealed = { $name } fa ricorso contro { act } (voce { $entry } del giorno { $date }).
event-appeal-pending = La decisione vale finché non si pronuncia { $committee }, al più tardi il giorno { $date }; senza un verdetto entro allora il ricorso è respinto. Scriva a { $address } se ha qualcosa da dire in proposito.
event-verdict-command = La commissione firma il verdetto con `adjudicate event verdict { $entry } --dismiss` o, per esempio, con `adjudicate event verdict { $entry } --uphold reopen`, in una cartella che contiene il registro del torneo; `--send` lo manda al direttore.
event-appeal-lapsed = Sul ricorso di { $name } contro { act } (voce { $entry }) non è arrivato nessun verdetto fino al giorno { $date }, perciò è respinto, e la decisione resta.
event-judged = { $verdict ->
    [upheld] Sul ricorso di { $name } contro { act } (voce { $entry }) si è pronunciata la commissione ({ $committee }): è accolto.
   *[dismissed] Sul ricorso di { $name } contro { act } (voce { $entry }) si è pronunciata la commissione ({ $committee }): è respinto.
}
event-act-stands = { act }: non cambia nulla.
event-change = Che cosa cambia: { $change }.
event-stays-paired = { $rounds ->
    [1] Il turno 1 di { $section } resta abbinato com'è.
   *[other] I turni da 1 a { $rounds } di { $section } restano abbinati come sono.
}
event-verdict-stands = Nessuna decisione del direttore cambia il verdetto della commissione.
event-appealable = Può fare ricorso a { $address } contro { act } (voce { $entry }) fino al giorno { $date }: `adjudicate event appeal { $entry } --say "..." --send`. Un giocatore senza chiave scrive all'indirizzo del direttore una riga `ricorso { $entry }`, e i motivi nelle righe sotto.
event-claimed = { $name } chiede dei punti per { event-board }, che non era conclusa in tempo: { $points }. L'analisi: "{ $analysis }". Decide il direttore; scriva a { $address } se non è d'accordo, o firmi una Sua richiesta con `adjudicate event claim`.

section = { $section }: { $terms }
section-system = { $system ->
    [round-robin] girone all'italiana
    [double-round-robin] girone all'italiana, andata e ritorno
    [knockout] eliminazione diretta{ $legs ->
        [1] { "" }
       *[other] {" "}con { $legs } partite per incontro
    }{ $third ->
        [yes] , con un incontro per il terzo posto
       *[no] { "" }
    }
    [swiss] sistema svizzero, { $rounds ->
        [one] { $rounds } turno
       *[other] { $rounds } turni
    }
   *[open] abbinamento libero, { $rounds ->
        [one] { $rounds } turno
       *[other] { $rounds } turni
    }
}
section-seats = { $seats } per scacchiera
section-byes = { $byes ->
    [one] un giocatore può chiedere di riposare in un turno, per mezzo punto
   *[other] un giocatore può chiedere di riposare in { $byes } turni, per mezzo punto ciascuno
}
section-series = i gettoni tenuti passano da un turno all'altro
section-ends = finisce il giorno { $date }; poi i giocatori possono chiedere punti per le scacchiere in corso
section-ties = spareggio: { $tiebreaks }
tiebreak = { $tiebreak ->
    [direct] scontro diretto
    [wins] vittorie
    [won-played] vittorie giocate
    [first-turns-second] partite giocate per secondo
    [sonneborn-berger] Sonneborn-Berger
    [sonneborn-berger-cut-1] Sonneborn-Berger cut 1
    [buchholz] Buchholz
    [buchholz-cut-1] Buchholz cut 1
    [buchholz-cut-2] Buchholz cut 2
    [buchholz-median] Buchholz mediano
    [fore-buchholz] Buchholz anticipato
    [average-opponents-buchholz] Buchholz medio degli avversari
    [koya] Koya
    [standard-points] punti contati 1 e ½
    [average-rating] rating medio degli avversari
    [performance] performance
    [perfect-performance] performance perfetta
    [average-performance] performance media degli avversari
    [rating] rating
    [points-for] punti del gioco
    [progressive] progressivo
    [lots] sorteggio
   *[other] { $tiebreak }
}
section-from = per { $sources }
section-places = { $number ->
    [one] il posto { $places } di { $section }
   *[other] i posti { $places } di { $section }
}
section-source = { $best ->
    [0] { section-places }
   *[other] i { $best } migliori fra { section-places }
}
section-groups = { $draw ->
    [snake] in { $number } gironi, distribuiti per numero
   *[lots] in { $number } gironi, per sorteggio
}
section-starts = nessun sorteggio prima del giorno { $time }

request-subject-confirm = da confermare
request-subject-not-done = non eseguito
request-subject-answered = Re: da confermare
request-subject-language = la Sua lingua
request-subject-needs-address = alla Sua iscrizione manca un indirizzo
request-confirm = Chiunque avrebbe potuto scriverlo a nome Suo, perciò sarà fatto quando Lei lo conferma: risponda a questo messaggio con la parola `sì`, da sola su una riga. Se non era Suo, non faccia nulla.
request-unclear = Non è chiaro se conferma, perciò non è stato fatto nulla. Risponda `sì` o `no`, da solo su una riga.
request-taken-back = Non è stato fatto nulla, e non lo sarà.
request-failed = Non è stato eseguito: { $reason }.

request-enter = Dal Suo indirizzo è arrivata un'iscrizione a "{ $event }":
request-enter-section = { $section }
request-enter-as = Lei giocherebbe come `{ $name }`, senza chiave: le mosse le annota il direttore. Per giocare con un altro nome risponda invece con la riga `partecipo { $section } come` e quel nome.
request-entered = La Sua iscrizione a { $section } è fatta, con il nome { $name }. Il seguito arriva per posta.
request-which-section = In "{ $event }" ci sono { $sections }. Non è stato fatto nulla: risponda `partecipo` e uno di questi nomi, da solo su una riga.
request-sealed = In { $section } i tavolieri sono coperti, e per tenerne uno segreto servono il programma e una chiave (DUE-12). Con questi si iscriva mediante `adjudicate event enter --section { $section } --send`.
request-enter-signed = Lei gioca già in "{ $event }" come { $name }, con una chiave: `adjudicate event enter --section { $section } --send` La iscrive, con la Sua firma.
request-no-name = `{ $given }` non è un nome: una lettera, poi lettere senza accenti, cifre e trattini.
request-many-names = Qui troppe persone hanno il Suo nome; scriva `come` e dietro un altro.
request-cannot-enter = Non può iscriversi così a "{ $event }": { $reason }.

request-not-entered = Nessuno con il Suo indirizzo partecipa a "{ $event }".
request-has-key = Lei ha una chiave: `adjudicate { $command }` lo fa, con la Sua firma.
request-no-section = In "{ $event }" non c'è `{ $section }`.
request-leave = Dal Suo indirizzo è arrivata la richiesta che Lei lasci "{ $event }". Le Sue partite nel torneo finirebbero.
request-leave-section = Dal Suo indirizzo è arrivata la richiesta che Lei lasci { $section } in "{ $event }". Le Sue partite lì finirebbero.
request-left = Il Suo ritiro è registrato.

request-appeal = Dal Suo indirizzo è arrivato un ricorso contro { act } (voce { $entry }), con questi motivi: "{ $reasons }"
request-appeal-form = Il Suo ricorso non è stato registrato. Risponda `ricorso` e il numero di una voce di "{ $event }", da solo su una riga, e i motivi nelle righe sotto, in 2000 caratteri al massimo.
request-cannot-appeal = Non può fare ricorso così: { $reason }.
request-appealed = Il Suo ricorso è registrato, come voce { $entry }. La commissione e l'altra parte ne sono informate.

request-invite = Dal Suo indirizzo è arrivata la richiesta di una partita ({ $game }) tra { $players }.
request-signs = Lei firma con la chiave che era allegata.
request-not-invited = Nessuno ha ricevuto un invito: { $reason }.
request-invited = { $number ->
    [one] L'invito è partito, per { $players }.
   *[other] Gli inviti sono partiti, per { $players }.
} La partita comincia quando tutti hanno risposto `sì`; se qualcuno rifiuta, Le verrà comunicato.

request-language = Quello che Le si scrive sul torneo è d'ora in poi in italiano.
request-needs-address = { $name }, la Sua iscrizione a "{ $event }" non è ancora fatta, perché non indica un indirizzo a cui mandare le posizioni e le notizie. Si iscriva di nuovo con `adjudicate event enter FILE --name { $name }{ $sections } --mail ADDRESS --send`; `FILE` è il file dell'annuncio. Il Suo indirizzo starà allora nel registro del torneo, visibile a tutti i partecipanti.

standings-state = { $open ->
    [0] { standings-stage }
    [one] { standings-stage }, { $open } partita in corso
   *[other] { standings-stage }, { $open } partite in corso
}
section-game = { $game }, { $system }
