# The words of letters in Italian; what each key is for stands in the English file.

moves = mosse | lista mosse | mosse possibili | elenco
board = scacchiera | tavola | tavoliere | posizione | diagramma
rules = regole | regola | regolamento
log = storia | cronologia | mosse giocate
status = stato | situazione | le mie partite
help = aiuto
resign = abbandono | abbandonare | mi arrendo | abbandono la partita
resign-yes = abbandono sì | abbandono, sì | abbandonare sì | mi arrendo, sì
offer-draw =
    patta? | patta | offro patta | offri patta | propongo patta | propongo la patta | offro la patta | ti propongo patta
    | le propongo patta | ti offro patta | le offro patta | proposta di patta
offer-end = offro la fine | propongo la fine
offer-prisoners = offro i prigionieri | propongo i prigionieri
concede = concedo | concedere
accept =
    accetto | accettare | accettato | accettata | accetto la patta | accetto patta | patta accettata | accetto l'offerta
    | accetto la tua offerta | accetto la sua offerta | accetto la proposta
take-back = ritiro la mossa | riprendo la mossa | ritirare la mossa | riprendere la mossa
decline = rifiuto | rifiutare | rifiutato | rifiuto la patta | rifiuto patta | declino | rifiuto l'offerta
roll-for-me = tira per me | tirate per me | tira i dadi per me | tiri per me | tiri i dadi per me
claim-draw = reclamo patta | reclamo la patta | rivendico la patta
stop = fermare | disiscrivere | disiscrivimi
start = iscrivere | iscrivimi
enter = partecipo | partecipare | mi iscrivo | iscrizione
withdraw = mi ritiro | ritirarsi | ritiro

play = gioco | giocare | gioca
say = dire | messaggio | nota
try = provare | prova
if = se
then = allora
you-play = giochi | giochi tu | tu giochi | lei gioca
away =
    assente … | assenza … | in vacanza … | sono assente … | sarò assente … | sono in vacanza … | sarò in vacanza … | ferie …
    | in ferie … | sono in ferie … | sarò in ferie …
from = dal | da | dall'
until = al | fino al | all' | a
as = come
appeal = appello | ricorso | faccio appello
against = contro
entry = voce | la voce
claim-timeout = reclamo il tempo | tempo scaduto
language = lingua
language-name =
    italiano | Italian | Italienisch | italien | Italiaans | włoski | italsky | итальянский
save = tengo
invite = invitare | invito

yes =
    sì | sí | certo | certamente | d'accordo | sono d'accordo | va bene | volentieri | sì volentieri | con piacere
    | sì con piacere | esatto | giusto | naturalmente | perfetto | ok va bene
yes-to-requests =
    partecipo | ci sto | ci sono | confermo | confermato | sì confermo | sì accetto | sì partecipo | accetto
no = no | no grazie | rifiuto | declino | non questa volta | no non questa volta | purtroppo no | mi dispiace no | annullare
denies = non | no | mai | ma | però | aspetta | aspetti | sbagliato | scherzo | perché | cosa | chi | come | solo

polite = per favore | per piacere | prego | grazie | grazie mille | tante grazie | molte grazie
leads =
    mossa | la mia mossa | mia mossa | gioco | ecco la mia mossa | la mia mossa è | muovo | risposta | la mia risposta
leads-of-sentences = gioco | muovo | la mia mossa è | rispondo | rispondo con
before-numbers = mossa | mia mossa | la mia mossa
before-choices = numero | n. | nr. | opzione | scelta | risposta | la | il
ordinals =
    primo | secondo, seconda | terzo, terza | quarto, quarta | quinto, quinta | sesto, sesta | settimo, settima
    | ottavo, ottava | nono, nona
numbers = uno, prima | due | tre | quattro | cinque | sei | sette | otto | nove
months =
    gennaio, gen | febbraio, feb | marzo, mar | aprile, apr | maggio, mag | giugno, giu | luglio, lug | agosto, ago
    | settembre, set | ottobre, ott | novembre, nov | dicembre, dic
in-dates = il | di | incluso

may-resign = abbandono | mi arrendo
may-accept = accetto
may-offer-draw = offro patta | propongo patta | propongo la patta | offro la patta | proporre patta
takes-back =
    no, | no aspetta | aspetta, | aspetti, | anzi | invece | dimentica | dimentichi | ignora | ignori | non sono sicuro
    | non sono sicura | non ancora | scherzavo | errore | mossa sbagliata | errore di battitura | volevo dire | oppure
    | per esempio | annulla | annulli | piuttosto
asks = devo | posso | potrei | dovrei | è legale | è permesso | che ne dici

greetings =
    ciao | salve | buongiorno | buonasera | buon giorno | buona sera | buona notte | caro | cara | gentile | egregio | grazie
    | cordiali saluti | distinti saluti | saluti | un saluto | a presto | arrivederci | buona fortuna | buona partita
    | ben giocato | bella mossa | complimenti | buon weekend | buon anno | buon natale | cordialmente | un abbraccio
announcements = ecco la mia mossa | la mia mossa | gioco | la mia risposta | mossa | sì | va bene
