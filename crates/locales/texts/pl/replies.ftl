# The words of letters in Polish; what each key is for stands in the English file.

moves = ruchy | posunięcia | lista ruchów | możliwe ruchy | lista
board = plansza | szachownica | pozycja | diagram
rules = zasady | reguły | zasada | reguła | regulamin
log = historia | przebieg
status = stan | moje partie
help = pomoc
resign = poddaję się | poddaję partię | poddaję | rezygnuję | poddać się | poddaje
resign-yes = poddaję się tak | poddaję się, tak | poddaję tak
offer-draw =
    remis? | remis | proponuję remis | oferuję remis | proponuje remis | zaproponuj remis | propozycja remisu
    | proponuję ci remis | proponuję panu remis | proponuję pani remis
offer-end = proponuję koniec
offer-prisoners = proponuję jeńców | proponuję zwrot jeńców
concede = uznaję przegraną
accept =
    przyjmuję | akceptuję | przyjmuję remis | akceptuję remis | przyjmuję propozycję | zgadzam się na remis | przyjęte
    | remis przyjęty
take-back = cofam | cofam ruch | cofnij | cofnąć ruch | proszę cofnąć ruch
decline = odrzucam | odmawiam | odrzucam remis | odrzucam propozycję | nie przyjmuję | nie przyjmuję remisu
roll-for-me = rzuć za mnie | rzuć kostkami za mnie | proszę rzucić za mnie | rzucaj za mnie
claim-draw = reklamuję remis | żądam remisu
stop = zatrzymaj | wypisz | wypisz mnie
start = zapisz | zapisz mnie
enter = zapisz mnie | biorę udział | zgłaszam się | dołączam do turnieju
withdraw = wycofuję się | wycofuję

play = gram | zagraj | zagrywam
say = powiedz | wiadomość | uwaga
try = spróbuj | wypróbuj
if = jeśli | jeżeli | gdy
then = to | wtedy
you-play = zagrasz | grasz | pan zagra | pani zagra
away =
    nieobecny … | nieobecna … | nieobecność … | urlop … | na urlopie … | jestem na urlopie … | będę na urlopie …
    | jestem nieobecny … | będę nieobecny … | będę nieobecna … | wyjeżdżam … | nie ma mnie … | nie będzie mnie …
from = od
until = do
as = jako
appeal = odwołanie | odwołuję się
against = od | przeciw
entry = wpisu | wpis | wpisowi
claim-timeout = reklamuję czas | przekroczenie czasu
language = język
language-name =
    polski | Polish | Polnisch | polonais | polacco | polaco | Pools | polsky | польский | polonês
save = zachowuję
invite = zaproś | zapraszam

yes =
    tak | zgoda | dobrze | dobra | oczywiście | zgadzam się | pewnie | jasne | w porządku | racja | zgadza się | chętnie
    | tak chętnie | z przyjemnością | tak z przyjemnością
yes-to-requests =
    dołączam | biorę udział | wchodzę w to | potwierdzam | potwierdzone | tak potwierdzam | tak dołączam | przyjmuję
    | tak przyjmuję
no =
    nie | nie dziękuję | odmawiam | odrzucam | nie tym razem | niestety nie | raczej nie | anuluj
denies = nie | nigdy | ale | czekaj | proszę czekać | źle | żart | dlaczego | co | kto | jak | tylko | jeśli

polite = proszę | dziękuję | dzięki | dziękuję bardzo | bardzo dziękuję | wielkie dzięki
leads =
    ruch | mój ruch | moje posunięcie | gram | oto mój ruch | mój ruch to | zagrywam | odpowiedź | moja odpowiedź
leads-of-sentences = gram | zagrywam | mój ruch to | odpowiadam
before-numbers = ruch | mój ruch | posunięcie
before-choices = numer | nr | nr. | opcja | odpowiedź | wybieram
ordinals =
    pierwszy, pierwsza, pierwsze, pierwszą | drugi, druga, drugie, drugą | trzeci, trzecia, trzecie, trzecią
    | czwarty, czwarta, czwarte, czwartą | piąty, piąta, piąte, piątą | szósty, szósta, szóste, szóstą
    | siódmy, siódma, siódme, siódmą | ósmy, ósma, ósme, ósmą | dziewiąty, dziewiąta, dziewiąte, dziewiątą
numbers = jeden | dwa | trzy | cztery | pięć | sześć | siedem | osiem | dziewięć
months =
    stycznia, styczeń, sty | lutego, luty, lut | marca, marzec, mar | kwietnia, kwiecień, kwi | maja, maj
    | czerwca, czerwiec, cze | lipca, lipiec, lip | sierpnia, sierpień, sie | września, wrzesień, wrz
    | października, październik, paź | listopada, listopad, lis | grudnia, grudzień, gru
in-dates = dnia | r | roku

may-resign = poddaję się | poddaję partię | rezygnuję
may-accept = przyjmuję | zgadzam się na remis
may-offer-draw = proponuję remis | oferuję remis
takes-back =
    nie, | nie czekaj | czekaj, | zamiast | jednak | zapomnij | zignoruj | nie jestem pewien | nie jestem pewna | jeszcze nie
    | żartowałem | żartowałam | pomyłka | zły ruch | literówka | chodziło mi | miałem na myśli | a raczej | na przykład | anuluj
asks = czy mogę | czy mam | czy powinienem | czy powinnam | czy wolno | czy to legalne | a może

greetings =
    cześć | witam | witaj | dzień dobry | dobry wieczór | dobranoc | hej | drogi | droga | szanowny panie | szanowna pani
    | dziękuję | dzięki | pozdrawiam | pozdrowienia | serdecznie pozdrawiam | serdeczne pozdrowienia | z poważaniem
    | z wyrazami szacunku | do widzenia | na razie | do zobaczenia | powodzenia | miłej gry | dobra gra | dobry ruch
    | ładny ruch | brawo | gratulacje | miłego weekendu | miłego dnia | wesołych świąt | szczęśliwego nowego roku
announcements = oto mój ruch | mój ruch | moje posunięcie | gram | moja odpowiedź | ruch | tak | dobrze
