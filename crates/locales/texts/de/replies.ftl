# The words of letters in German; what each key is for stands in the English file.

moves = züge | zuege | zugliste | mögliche züge | moegliche zuege
board = brett | stellung | zeige brett | brett zeigen
rules = regeln | regel
log = verlauf | partieverlauf | protokoll | bisherige züge
status = stand | meine partien
help = hilfe
resign = aufgeben | aufgabe | ich gebe auf | gebe auf | ich gebe die partie auf
resign-yes = aufgeben ja | aufgeben, ja | ich gebe auf, ja
offer-draw =
    remis? | unentschieden? | remis | biete remis | remis anbieten | remisangebot | remis angeboten | ich biete remis | ich biete remis an
    | ich biete ein remis an | ich biete dir remis an | ich biete ihnen remis an
offer-end = biete ende | ende anbieten | ich biete das ende an
offer-prisoners = biete gefangene | gefangene anbieten | ich biete die gefangenen an
concede = ich gebe das spiel verloren | spiel verloren geben
accept =
    angenommen | annehmen | ich nehme an | nehme an | ich nehme remis an | ich nehme das remis an | remis angenommen
    | ich nehme das angebot an | ich nehme dein angebot an | ich nehme ihr angebot an | akzeptiert | ich akzeptiere
take-back = zurücknehmen | zug zurücknehmen | zuruecknehmen | zug zuruecknehmen | rücknahme
decline =
    ablehnen | abgelehnt | ich lehne ab | lehne ab | remis abgelehnt | ich lehne remis ab | ich lehne das remis ab
    | ich lehne das angebot ab
roll-for-me =
    würfle für mich | wuerfle fuer mich | bitte würfle für mich | würfeln sie für mich | bitte würfeln sie für mich
    | für mich würfeln
claim-draw = remis reklamieren | ich reklamiere remis | remis beanspruchen | ich beanspruche remis
stop = stopp | abbestellen | abmelden
start = anmelden | bestellen
enter = anmelden | teilnehmen | ich nehme teil | melde mich an
withdraw = zurückziehen | ich ziehe zurück | ich ziehe mich zurück | zurueckziehen

play = spiele | spiel | ziehe
say = sage | bemerkung | nachricht
try = probiere | versuche
if = wenn | falls
then = dann
you-play = du spielst | sie spielen
away =
    abwesend … | urlaub … | im urlaub … | verreist … | weg … | ich bin … verreist | ich bin … abwesend
    | ich bin … im urlaub | ich bin … weg | ich bin … nicht da | ich bin abwesend … | ich bin verreist … | ich bin weg …
    | bin … weg | bin weg … | bin … im urlaub | bin … verreist
from = von | vom | ab | ab dem
until = bis | bis zum | bis einschließlich
as = als
appeal = einspruch | ich lege einspruch ein
against = gegen
entry = eintrag
claim-timeout = zeitüberschreitung | zeit reklamieren
language = sprache
language-name =
    Deutsch | German | allemand | tedesco | alemán | Duits | niemiecki | německy | němčina | немецкий | alemão
save = behalte
invite = einladen | lade ein

yes =
    ja | jo | jawohl | klar | gerne | ja gerne | gern | ja gern | einverstanden | ich bin einverstanden | natürlich
    | natuerlich | stimmt | richtig | genau | passt | in ordnung | na klar | selbstverständlich
yes-to-requests =
    ich bin dabei | bin dabei | ich mache mit | ich spiele mit | mache mit | mit vergnügen | ich bestätige | bestätigt
    | bestaetigt | ja ich bin dabei | ja bin dabei | ja ich spiele mit | ja ich mache mit | ja mit vergnügen | angenommen
    | ich nehme an
no =
    nein | nee | nö | leider nein | leider nicht | nein danke | diesmal nicht | nein diesmal nicht | lieber nicht
    | ich lehne ab | abgelehnt | kein interesse | keine zeit | abbrechen
denies =
    nicht | nein | nie | niemals | kein | keine | keinen | aber | warte | halt | falsch | scherz | spaß | warum | wieso | was
    | wer | wie | wenn | falls | nur | doch

polite = bitte | bitte schön | danke | vielen dank | danke schön | danke sehr | besten dank | dankeschön
leads =
    zug | mein zug | mein nächster zug | mein naechster zug | ich spiele | ich ziehe | hier mein zug | hier ist mein zug
    | hier kommt mein zug | mein zug ist | mein zug lautet | spiele | antwort | meine antwort
leads-of-sentences = ich spiele | ich ziehe | mein zug ist | mein zug lautet | ich antworte | ich antworte mit
before-numbers = zug | mein zug
before-choices = nummer | nr. | nr | möglichkeit | antwort | das | die | der | den | variante
ordinals =
    erste, ersten, erster, erstens | zweite, zweiten, zweiter, zweitens | dritte, dritten, dritter | vierte, vierten, vierter
    | fünfte, fünften, fünfter | sechste, sechsten, sechster | siebte, siebten, siebter | achte, achten, achter
    | neunte, neunten, neunter
numbers = eins | zwei | drei | vier | fünf | sechs | sieben | acht | neun
months =
    januar, jänner, jan | februar, feber, feb | märz, maerz, mrz | april, apr | mai | juni, jun | juli, jul | august, aug
    | september, sept, sep | oktober, okt | november, nov | dezember, dez
in-dates = dem | den | der | zum | einschliesslich

may-resign = gebe auf | aufgeben | gebe ich auf | gebe die partie auf | gratuliere zum sieg
may-accept = nehme an | nehme das remis an | nehme remis an | nehme das angebot an | einverstanden mit remis
may-offer-draw = biete remis | biete ich remis | remis anbieten | biete ein remis | remis an
takes-back =
    nein, | nein warte | warte, | moment, | halt, | doch nicht | lieber doch | stattdessen | vergiss | vergessen sie | ignoriere
    | ignorieren sie | nicht sicher | noch nicht | quatsch | war nur spaß | kleiner scherz | falscher zug | tippfehler
    | vertippt | verschrieben | ich meine | ich meinte | besser gesagt | oder eher | zum beispiel | zurückgenommen
    | nicht mein zug | nur so gedacht
asks = soll ich | sollte ich | kann ich | darf ich | könnte ich | was ist mit | ist das erlaubt | ist das legal | erlaubt | geht das

greetings =
    hallo | moin | servus | grüß gott | grüß dich | grüezi | guten morgen | guten tag | guten abend | gute nacht | lieber
    | liebe | sehr geehrte | sehr geehrter | danke | vielen dank | herzlichen dank | besten dank | gruß | grüße | gruss
    | grüsse | viele grüße | viele grüsse | liebe grüße | liebe grüsse | beste grüße | schöne grüße | herzliche grüße
    | herzlichst | mit freundlichen grüßen | freundliche grüße | mit besten grüßen | lg | mfg | vg | bg | tschüss
    | tschüs | bis bald | bis dann | bis zum nächsten zug | viel glück | viel spaß | viel erfolg | schöner zug | guter zug
    | gut gespielt | schönes wochenende | schönen abend | schönen tag | frohe weihnachten | frohes neues jahr
    | guten rutsch
announcements =
    hier ist mein zug | hier mein zug | hier kommt mein zug | mein zug | mein nächster zug | meine antwort | ich spiele
    | ich ziehe | zug | ja
