# Was die Befehle der Spieler ausgeben; wozu jeder Schlüssel dient, steht in der englischen Datei.

game-and-players = { $game }: { $players }
player-side = { $side ->
    [white] Weiß
    [black] Schwarz
   *[other] { $side }
}
player-left = ausgeschieden

games-yours = Sie sind am Zug:
games-waiting = Andere sind am Zug:
games-running = Laufend:
games-over = Beendet:
games-none = Hier ist keine Partie. `adjudicate new` beginnt eine, und `adjudicate import` liest einen Brief ein.
games-copies = dieselbe Partie, und nicht mehr davon: { $files }
games-file = in { $file }

how = { $act ->
    [join] Zum Beitreten: `{ $command }`.
    [give] So geben Sie ihn: `{ $command }`.
    [roll] Zum Würfeln: `{ $command }`.
    [only] Nur { $move } ist möglich: `{ $command }`.
    [play] Zum Ziehen: `{ $command }`.
    [open] Zum Öffnen: `{ $command }`.
    [save] So sagen Sie es: `{ $command }`.
    [record] Zum Eintragen: `{ $command }`.
   *[accept] Zum Annehmen: `{ $command }`.
}
offer-asks = Das Angebot von { $by } wartet auf Sie: `{ $command }`. Um es abzulehnen, spielen Sie weiter.
offer-agreed = Alle sind einverstanden: `{ $command }` führt es aus.

show-rolled = Gewürfelt: { $dice }
show-opened = Geöffnet: { $file }.
written = Geschrieben: { $files }.

waiting-slips = Wird mit dem nächsten Zug eingetragen:
waiting-slip = { $number ->
    [0] { $id }: { $told }
    [one] { $id }: { $told }; { $names } kann annehmen
   *[other] { $id }: { $told }; { $names } können annehmen
}
slip-lapsed = { $told } (verfallen: Die Partie ist seitdem weitergegangen)
slip-not-now = { $told } (jetzt nicht einzutragen: { $reason })
agrees-to = { $by } ist einverstanden: { $offer }
agrees-to-unknown = { by-start } ist mit dem Angebot { $id } einverstanden.
ordered-answer = { by-start } antwortet auf `{ $when }` mit `{ $then }`, falls es gespielt wird.
ordered-next = Der nächste Zug von { by-dative } ist `{ $then }`, wenn er dann erlaubt ist.
received = { by-start } hat { $id } am { $had } erhalten.

undecided-entries = { $entries ->
    [one] welcher Eintrag mit der Nummer { $number } gilt
   *[other] welcher von { $entries } Einträgen mit der Nummer { $number } gilt
}
stopped = Die Partie steht seit Eintrag { $entry }: Dort widersprechen sich { $entries } Einträge, und hinter keinem von ihnen kann jemand ziehen.
stopped-before = { $followed ->
    [yes] { $told }  ({ $id }, dem dieses Protokoll folgt)
   *[no] { $told }  ({ $id })
}
signed-twice = { $name } hat doppelt unterschrieben.
signed-twice-replaced = { $name } hat doppelt unterschrieben. Eine Entscheidung hat einen Schlüssel dieses Namens ersetzt, es kann also ein Dieb gewesen sein.
dispute-shows = { $way ->
    [ruling] `adjudicate dispute { $file }` zeigt es, und was eine Entscheidung bewirken kann.
    [agreement] `adjudicate dispute { $file }` zeigt es, und wie sich die Spieler auf einen Schiedsrichter einigen können.
   *[none] `adjudicate dispute { $file }` zeigt es.
}

more = { $number } weitere
entries-numbered = { $number ->
    [one] Eintrag { $entries }
   *[other] Einträge { $entries }
}
remark-backdated = früher datiert als der Eintrag davor: { entries-numbered }
remark-received = Eintrag { $entry }: datiert { $said }, erhalten { $had }; gilt als abgeschickt am { $posted }
remark-clock = Bedenkzeit: { $name }: { $clock }
player-clock = { $time }{ $reserve ->
    [none] { "" }
   *[other] , dazu { $reserve } Reserve
}, nach { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}{ $overstepped ->
    [yes] ; die Zeit wurde überschritten
   *[no] { "" }
}
remark-early-forfeit = Eintrag { $entry }: { $name } verliert, obwohl die Zeit noch bis zum { $until } lief
remark-cancelled = verfallene Anteile an einem Wurf in Eintrag { $entry }, wegen { $names }
remark-scribed = vom Schiedsrichter für { $name } eingetragen: { entries-numbered }
period = { $dated ->
    [yes] vom { $from } bis zum { $until } ({ $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    })
   *[no] vom { $from } bis zum { $until }
}
remark-away = abwesend: { $name } { $periods }{ $limited ->
    [yes] ; noch { $left } von { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    }
   *[no] { "" }
}
remark-replaced = Schlüssel durch eine Entscheidung ersetzt: { $name }
remark-unaudited = ungeprüft, da noch nicht geöffnet: { $number ->
    [one] das verdeckte Brett
   *[other] die verdeckten Bretter
} von { $names }
remark-forfeited = hat nach dem Ende verloren: { $name }
remark-audit = auf den letzten Platz gesetzt, da das verdeckte Brett die Prüfung nicht besteht: { $name } ({ $reason })
remark-kept = Marken für die nächste Partie: { $tokens }
remark-carries = übernimmt Marken der Partie { $game } bis zu deren Eintrag { $head } ({ $tokens }): hier nicht geprüft; `adjudicate ledger` prüft es mit der Datei jener Partie

ask = { $question } [j/N]
ask-usual = { $question } [J/n]
neither-yes-nor-no = `{ $answer }` ist weder ja noch nein.
question-turn = Diesen Zug unterschreiben?
question-turn-now = Diesen Zug jetzt unterschreiben?
question-now = Jetzt tun?
question-agreement = Die Einigung unterschreiben?
question-offered = { offer-made }. Nehmen Sie an? (Bei Nein spielen Sie weiter.)
question-roll = Würfeln?
question-offer = Anbieten: { $offer }?
question-accept = Annehmen, was { $by } anbietet: { $offer }?
question-order = Falls { $when } gespielt wird, mit { $then } antworten?
question-claim-draw = Remis reklamieren?
question-claim-time = Reklamieren, dass die Zeit von { $name } abgelaufen ist?
question-resign = Wirklich aufgeben?
question-absence = Diese Abwesenheit unterschreiben?
question-refill = Dieses Nachfüllen der Uhr unterschreiben?
question-note = Diese Bemerkung unterschreiben?
question-record = Dies eintragen?
question-open = Ihr Brett öffnen?
question-save = { $tokens ->
    [one] { $tokens } Marke für die nächste Partie behalten?
   *[other] { $tokens } Marken für die nächste Partie behalten?
}
question-join = Treten Sie dieser Partie bei?
question-seat = Den Platz annehmen, und mit { $key } unterschreiben?

ask-move = Ihr Zug:
ask-move-or-number = Ihr Zug (eine Nummer zeigt die Züge):
move-or-number = ein Zug, oder eine Nummer von 1 bis { $last }
only-play = Nur ein Zug ist möglich ({ $title }): { $move }
offered-play-on = { offer-made }. Wer weiterspielt, lehnt ab; `adjudicate accept` nimmt an.
ask-board = Welches Brett versiegeln Sie (eine Nummer, eine Datei, oder nichts für ein zufälliges)?
you-rolled = Sie haben { $dice } gewürfelt. Die anderen sehen es mit Ihrem Zug.
list-throw = Bevor jemand zieht, wird gewürfelt: { $dice }.
dice-of = { $number ->
    [one] ein Würfel mit { $sides } Seiten
   *[other] { $number } Würfel mit { $sides } Seiten
}

question-begun = Sie haben diesen Zug begonnen: { $steps }. Von dort weitermachen?
ask-step = Ihr Schritt:
ask-step-or-back = Ihr Schritt (oder `back` für zurück):
which-step = Welcher? { $steps }
no-such-step = `{ $typed }` ist jetzt kein möglicher Schritt; eine Nummer eingeben, oder einen Schritt

signed = Unterschrieben: { $told }
signed-before = Das haben Sie schon unterschrieben, und es wartet noch; es wurde nichts Neues unterschrieben.
recorded-with = Mit eingetragen: { $told }
entry-signed = Eintrag { $entry } ist unterschrieben und steht in { $file }.
entry-rolled = Gewürfelt: { $dice }.
rolls-for-you = Beim nächsten Mal wird für Sie gewürfelt.
seat-asked-for = Ihr Ja ist mit Ihrem Schlüssel abgeschickt. Die Partie kommt per E-Mail, sobald alle geantwortet haben.

way-of-own-offer = Die anderen nehmen mit `adjudicate accept` an; haben es alle getan, führt Ihr `adjudicate accept` es aus.
way-of-own-key = Ihr nächster Zug trägt es ein. Unterschreiben Sie ihn mit dem neuen Schlüssel (--key DATEI).
way-of-own-move = Ihr nächster Zug trägt es ein, oder `adjudicate post` allein.
way-of-scribe = { name-start } ist am Zug, und Sie schreiben für { name-accusative }: Der nächste Zug trägt es ein, oder `adjudicate post --for { name-inside }` allein.
way-of-offer = { name-start } ist am Zug: `adjudicate accept` nimmt an, und Weiterspielen lehnt ab.
way-of-referee = { name-start } ist am Zug, und der Schiedsrichter kann es eintragen.
way-of-next-move = Der nächste Zug von { name-dative } trägt es ein.
way-to-send = { $way } Schicken Sie diese Zeilen (oder fügen Sie --send hinzu):

beginning =
    Hier ist noch keine Partie.

      adjudicate learn chess           ein Spiel durch Ausprobieren lernen
      adjudicate invite chess          jemanden einladen, ohne dass Schlüssel nötig sind
      adjudicate accept letter.txt     den Platz annehmen, den ein Brief anbietet
      adjudicate import letter.txt     den Brief einer Partie einlesen
      adjudicate new                   eine Partie mit allen Bedingungen beginnen

    Alle Befehle: adjudicate --help

identity-made = { $protected ->
    [yes] Ihr Schlüssel ist in { $file }. Bewahren Sie ihn und seine Passphrase gut auf: Er unterschreibt für Sie und macht Ihre Würfe. Geben Sie anderen diese Zeile:
   *[no] Ihr Schlüssel ist in { $file }. Bewahren Sie ihn gut auf, und lassen Sie ihn niemanden lesen: Er unterschreibt für Sie und macht Ihre Würfe. Geben Sie anderen diese Zeile:
}
ask-passphrase = Passphrase (leer: keine):
ask-passphrase-again = noch einmal:
key-is-made = Sie haben noch keinen Schlüssel, also wird jetzt einer gemacht (Strg-C bricht ab).
key-made = Ihr Schlüssel ist in { $file }. Bewahren Sie die Datei gut auf: Sie unterschreibt für Sie.

question-answers = { $number ->
    [one] Es gibt { $number } frühere Antwort. Damit weitermachen?
   *[other] Es gibt { $number } frühere Antworten. Damit weitermachen?
}
first-question = Das ist die erste Frage.
answers-unkept = Ihre Antworten können nicht in { $file } aufbewahrt werden: { $error }.
new-back = `back` geht zur vorigen Frage zurück, Strg-C bewahrt Ihre Antworten für später auf.
ask-game = Welches Spiel?
game-for = { $game } ist ein Spiel für { $least }.
game-for-range = { $game } ist ein Spiel für { $least } bis { $most }.
ask-player = Spieler { $number }, ein kurzer Name:
ask-player-or-end = Spieler { $number }, ein kurzer Name (leer: Das sind alle):
ask-key = Schlüssel von { $name } (eine Zeile `ssh-ed25519 ...`, eine .pub-Datei, oder `by-post` für die Post):
ask-key-or-own = Schlüssel von { $name } (eine Zeile `ssh-ed25519 ...`, eine .pub-Datei, oder `by-post` für die Post; leer, wenn Sie es sind):
ask-mail = E-Mail-Adresse von { $name } (kann leer sein):
options-usual = Optionen, und was üblich ist:
ask-option = eine Option zum Ändern, als KEY=VALUE (leer: Das sind alle):
ask-first = Wer beginnt? (leer: Die Würfel entscheiden)
ask-referee = Schlüssel des Schiedsrichters (leer: kein Schiedsrichter):
ask-referee-by-post = Schlüssel des Schiedsrichters; er schreibt für den, der per Post spielt:
ask-dice = Wer macht Würfe und Lose? leer: der Schiedsrichter und wer würfelt, sodass ein Wurf nur auf zwei wartet; `players`: alle:
ask-clock = Bedenkzeit als TAGE,POSTWEG,NACHFRIST, zum Beispiel 7,3,10 (leer: keine):
ask-absence = Abwesenheitstage für jeden Spieler, an denen nichts fällig ist (leer: keine):
without-referee = Diese Partie hat keinen Schiedsrichter. Wenn jemand doppelt unterschreibt, oder verschwindet, während die anderen warten, geht sie nur weiter, wenn sich dann alle auf einen einigen (--referee SCHLÜSSEL nennt jetzt einen).
question-charter = Diese Bedingungen unterschreiben?
question-join-now = Jetzt beitreten?
joined-so-send = Sie sind beigetreten. Schicken Sie die Datei den anderen.
game-stands = Die Partie steht in { $file }.
game-stands-so-join = Die Partie steht in { $file }. Treten Sie ihr mit `adjudicate join { $file }` bei, und schicken Sie sie den anderen.
game-stands-so-send = Die Partie steht in { $file }. Schicken Sie sie den anderen.

ask-name = { $usual ->
    [none] Ihr Name, wie ihn die anderen sehen:
   *[other] Ihr Name, wie ihn die anderen sehen [{ $usual }]:
}
ask-begins = Wer beginnt? `me` für Sie, oder Enter für das Los:
ask-begins-of-two = Wer beginnt? `me` für Sie, `guest` für den Gast, oder Enter für das Los:
none-of-these = `{ $typed }` ist nichts davon.
invitation-sent = An { $to } geschickt. `adjudicate import BRIEF` liest die Antwort ein.
invitation-to-send = Schicken Sie diese Nachricht dem Eingeladenen, per E-Mail oder auf beliebigem Weg.
invitation-answer = `adjudicate import BRIEF` liest die Antwort ein, und die Partie beginnt.
no-invitations = Hier gibt es keine Einladungen. `adjudicate invite SPIEL` macht eine.
invitation-listed = { $state ->
    [game] { $id }  { $game } von { $by }: wurde zu { $file }
    [withdrawn] { $id }  { $game } von { $by }: zurückgenommen
    [expired] { $id }  { $game } von { $by }: am { $day } abgelaufen
   *[open] { $id }  { $game } von { $by }: { $seats ->
        [one] { $seats } Platz offen bis zum { $day }
       *[other] { $seats } Plätze offen bis zum { $day }
    }
}
invitation-withdrawn = Ihre Einladung zu { $game } ist zurückgenommen: Eine Antwort darauf beginnt keine Partie.
question-invite = Diese Spieler einladen?
terms-open-seat = Platz { $number }: { $name }, offen, für { $mail }
desk-sends-board = Der Server schickt allen das Brett: binnen einer Minute, wenn er arbeitet, sonst mit `adjudicate mail serve`.
invitation-stands = Die Einladung steht in { $file }; wer die Datei entfernt, nimmt sie zurück.
desk-sends-invitation = Der Server verschickt sie: binnen einer Minute, wenn er arbeitet, sonst mit `adjudicate mail serve`. Wenn alle geantwortet haben, beginnt die Partie.

question-seat-accepted = Nehmen Sie an?
seat-yours = { $seats ->
    [one] Sie haben einen Platz; { $seats } Platz ist noch offen. Schicken Sie diese Nachricht dem nächsten Spieler.
   *[other] Sie haben einen Platz; { $seats } Plätze sind noch offen. Schicken Sie diese Nachricht dem nächsten Spieler.
}
seat-last = Wenn der Letzte angenommen hat, liest `adjudicate import BRIEF` die Partie ein.
joined-in = Sie sind beigetreten. Die Partie ist in { $file }.
send-back = Schicken Sie diese Nachricht zurück (oder nehmen Sie --send):
invitation-arrived = { $first } `adjudicate accept { $file }` zeigt die Bedingungen.
seats-taken = { $taken ->
    [one] { $taken } von { $seats } Plätzen ist vergeben.
   *[other] { $taken } von { $seats } Plätzen sind vergeben.
}
send-next = Schicken Sie diese Nachricht dem nächsten Spieler:
answered-same = { name-start } nimmt Ihre Einladung an, mit allen Bedingungen, die Sie angeboten haben.
answered-other-terms = { name-start } beantwortet Ihre Einladung mit anderen Bedingungen:
answered-used = { name-start } beantwortet eine Einladung, die schon verwendet wurde, für die Partie in { $used }.
answered-withdrawn = { name-start } beantwortet eine Einladung, die Sie zurückgenommen haben.
answered-expired = { name-start } beantwortet eine Einladung, die am { $day } abgelaufen ist.
join-other-terms = Sie sind nicht beigetreten. `adjudicate join { $file }` stimmt diesen Bedingungen zu.
join-second = Sie sind nicht beigetreten. `adjudicate join { $file }` beginnt eine zweite Partie.
join-after-all = Sie sind nicht beigetreten. `adjudicate join { $file }` beginnt die Partie doch noch.
join-begins = `adjudicate join { $file }` beginnt die Partie.
question-join-answered = Dieser Partie beitreten?
you-joined = Sie sind beigetreten.
move-can-wait = Ihr Zug kann warten: `adjudicate play -g { $file }` macht ihn.
question-mail-now = Jetzt an { name-accusative } mailen?
send-lines = Schicken Sie diese Zeilen an { name-accusative }:

import-nothing = { $file } ({ $game }): nichts Neues.
import-known = { $file } ({ $game }): nichts Neues, { $known ->
    [one] ein Eintrag
   *[other] { $known } Einträge
} schon bekannt.
import-added = { $file } ({ $game }): { $added ->
    [one] ein Eintrag
   *[other] { $added } Einträge
} neu.
import-both = { $file } ({ $game }): { $added ->
    [one] ein Eintrag
   *[other] { $added } Einträge
} neu, { $known } schon bekannt.
import-restored = Ein Eintrag, den Sie unterschrieben hatten, fehlte im Protokoll; jetzt steht er wieder da.
import-slip = Neu: { $told }
some-entry = ein Eintrag
entry-of = Eintrag { $entry } von { $name }
entry-with-kind = { $entry }
came-early = { $what } kam zu früh: Es fehlt, worauf er aufbaut. Er wird aufbewahrt, bis das kommt.
line-elsewhere = Die Partie nimmt einen anderen Verlauf. Nicht mehr gültig: { $entries }. Das bindet niemanden mehr und ist in { $place } aufbewahrt.
log-cut-one = Das Protokoll wurde hinter Eintrag { $behind } abgeschnitten: Eintrag { $last } ist in { $place } aufbewahrt und kommt zurück, wenn die Partie wieder dorthin geht.
log-cut = Das Protokoll wurde hinter Eintrag { $behind } abgeschnitten: Die Einträge { $first } bis { $last } sind in { $place } aufbewahrt und kommen zurück, wenn die Partie wieder dorthin geht.
game-gone-on = die Partie ist seitdem weitergegangen
slip-spent = Wartet nicht mehr: { $told } ({ $reason })
slips-spent = Wartet nicht mehr: { $number } weitere ({ $reason })
share-came = { $source }: Der Anteil von { name-dative } am Wurf in { $file } ist gekommen.
share-early = { $source }: ein Anteil an einem Wurf, der noch nicht fällig ist; er ist in { $place } aufbewahrt.
share-known = { $source }: ein Anteil an einem Wurf, den { $file } schon hat.

help-lists = `help` zeigt, was man eingeben kann.
table-moves = { $name } ist am Zug.
table-throws = { $name } würfelt: { $dice }.
table-throw-for-first = Wer beginnt, entscheidet ein Wurf: { $dice }.
table-over = Die Partie ist zu Ende: { $ending }.
table-offer = { $number ->
    [one] { $by } bietet an: { $offer }; { $names } kann annehmen oder ablehnen.
   *[other] { $by } bietet an: { $offer }; { $names } können annehmen oder ablehnen.
}
table-kept = Der Tisch ist in { $file } aufbewahrt.
table-same-side = Dieses Brett sieht von jeder Seite gleich aus.
table-ask-over = undo oder quit:
table-nothing-back = Es gibt nichts zurückzunehmen.
table-help =
    MOVE                ein Zug oder ein Teil davon, für den Spieler am Zug
    3 5                 die Zahlen des Wurfs, der fällig ist
    NAME: MOVE          dasselbe, mit Namen
    offer draw          oder: offer end, offer prisoners, offer concede gammon, offer result NAME N, NAME N
    accept, decline     ein Angebot annehmen, ablehnen
    claim draw          ein Remis, das die Regeln geben
    resign              aufgeben; `NAME: resign` für jeden anderen Spieler
    moves               die erlaubten Züge
    board               noch einmal das Brett
    turn                das Brett von der anderen Seite
    undo                die letzte Zeile zurücknehmen
    quit                aufhören; --save bewahrt das Gespielte auf

learn-course = { $game }: { $lessons ->
    [one] { $lessons } Lektion
   *[other] { $lessons } Lektionen
}{ $done ->
    [0] { "" }
   *[other] , { $done } erledigt
}
learn-begins = `adjudicate learn SPIEL` beginnt, oder macht weiter, wo Sie waren.
lesson-is-done = ok
learn-goes-on = { $game }: weiter mit Lektion { $lesson } von { $lessons }.
learn-starts = { $game }, in { $lessons } Lektionen.
learn-here = `adjudicate learn { $name }` macht hier weiter.
learn-done = Das war die letzte Lektion: Sie haben alle erledigt. `adjudicate table { $name }` ist ein Brett zum Üben, `adjudicate new { $name }` beginnt eine Partie.
learn-left = Das war die letzte Lektion. Nicht erledigt: { $lessons }. `adjudicate learn { $name } --from { $first }` macht dort weiter.
learn-unkept = Wie weit Sie sind, kann nicht aufbewahrt werden: { $reason }.
lesson-head = { $done ->
    [yes] { $name }, Lektion { $lesson } von { $lessons }, schon erledigt
   *[no] { $name }, Lektion { $lesson } von { $lessons }
}
lesson-ask-enter = Weiter mit Enter:
lesson-ask-options = Optionen:
lesson-ask-answer = Antwort:
lesson-type = Geben Sie einen Zug ein; `moves` zeigt, was möglich ist, `hint` hilft.
lesson-nothing = Hier gibt es nichts auszuprobieren: weiter mit Enter.
answer-right = Richtig.
answer-right-written = Richtig. Aufgezeichnet wird `{ $recorded }`.
lesson-elsewhere = `{ $recorded }` ist erlaubt, war aber nicht gefragt. { $task }
lesson-help =
    MOVE     Ihre Antwort, wie in einer Partie
    moves    was hier möglich ist
    hint     was falsch wäre, und warum; beim zweiten Mal, was richtig wäre
    rule     die Regel im Wortlaut
    board    noch einmal das Brett
    again    noch einmal diese Lektion
    skip     die nächste Lektion
    back     die vorige Lektion
    quit     aufhören; derselbe Befehl macht hier weiter

friend-accepts = { $name } nimmt die Einladung zu einer Partie { $game } an.
friend-counters = { $name } möchte diese Partie { $game } spielen, mit anderen Bedingungen:
friend-go-on =
    Um weiterzumachen, speichern Sie diese Nachricht als letter.txt, und rufen Sie
    `adjudicate import letter.txt` auf, oder öffnen Sie adjudicate.html, und fügen Sie
    dort diese ganze Nachricht als Brief ein.
differs = { $what ->
    [game] das Spiel: { $now } statt { $before }
    [rules] die Fassung der Regeln: { $now } statt { $before }
    [option] Option { $key }: { $now } statt { $before }
    [first] der erste Zug: { $now } statt { $before }
    [clock] die Zeit: { $now } statt { $before }
   *[players] die Zahl der Spieler: { $now } statt { $before }
}
usual-value = üblicher Wert
by-lot = Los
no-limit = ohne Begrenzung
other-terms = { $what ->
    [first-seat] der erste Platz: Name, Schlüssel oder Adresse sind nicht die der Einladung
    [left-out] { $name } hat angenommen, und ist nicht unter den Spielern
    [no-key] { $name } hat keinen Schlüssel
    [writer] die Bedingungen hat { $name } geschrieben, ohne mitzuspielen
    [referee] es gibt einen Schiedsrichter, und in der Einladung keinen
    [dice] der Schiedsrichter macht die Würfe
    [series] die Partie setzt eine Serie fort
   *[event] die Partie gehört zu einem Turnier
}

copies-hold-no-more = { $number ->
    [one] { $file } wird benutzt; { $others } enthält dieselbe Partie, und nicht mehr davon.
   *[other] { $file } wird benutzt; { $others } enthalten dieselbe Partie, und nicht mehr davon.
}
question-keep-game = Diese Partie ist noch nicht hier. In { $file } aufbewahren?
question-ahead = { $reason }. Trotzdem aufnehmen?
ask-passphrase-of = Passphrase von { $file }:
