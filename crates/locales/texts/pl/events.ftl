# Teksty o turniejach po polsku; do czego służy każdy klucz, mówi plik angielski. Imion nie odmieniamy, w przypadku zależnym stoi przed
# nimi słowo "gracz".

event-board = szachownica { $board } w rundzie { $round } w { $section }
# W dopełniaczu
event-board-of = szachownicy { $board } w rundzie { $round } w { $section }

act = { $act ->
    [pairing] kojarzenie rundy { $round } w { $section }
    [result] wynik { event-board-of }
    [points] decyzja w sprawie { event-board-of }
    [by-hand] ręczne kojarzenie rundy { $round } w { $section }
    [exclusion] wykluczenie gracza { $player }
    [bye] wolna runda gracza { $player }, runda { $round } w { $section }
    [key] nowy klucz gracza { $player }
    [substitution] zastąpienie gracza { $player }
    [undone] unieważnienie kojarzenia rundy { $round } w { $section }
    [reopened] ponowne otwarcie { event-board-of }
    [readmission] ponowne dopuszczenie gracza { $player }
   *[closing] zamknięcie { $section }
}
# Po „od”, w dopełniaczu
act-of = { $act ->
    [pairing] kojarzenia rundy { $round } w { $section }
    [result] wyniku { event-board-of }
    [points] decyzji w sprawie { event-board-of }
    [by-hand] ręcznego kojarzenia rundy { $round } w { $section }
    [exclusion] wykluczenia gracza { $player }
    [bye] wolnej rundy gracza { $player }, runda { $round } w { $section }
    [key] nowego klucza gracza { $player }
    [substitution] zastąpienia gracza { $player }
    [undone] unieważnienia kojarzenia rundy { $round } w { $section }
    [reopened] ponownego otwarcia { event-board-of }
    [readmission] ponownego dopuszczenia gracza { $player }
   *[closing] zamknięcia { $section }
}

decided = { $decided ->
    [points] { $section }, runda { $round }: szachownica { $board } dostaje { $points }
    [exclude] { $player } nie bierze już udziału, decyzją kierownika
    [rekey] { $player } ma nowy klucz
    [substitute] miejsce gracza { $player } zajmuje odtąd { $person }
    [substitute-unnamed] miejsce gracza { $player } zajmuje odtąd kto inny
    [unpair] { $section }: kojarzenie rundy { $round } jest unieważnione
    [reopen] { $section }, runda { $round }: punkty szachownicy { $board } już się nie liczą
    [readmit] { $player } znów bierze udział
    [close] { $section }: zamknięcie
    [pairing] { $section }: runda { $round } jest skojarzona ręcznie
   *[bye] { $player } ma wolne w rundzie { $round } w { $section }
}

remark-done = { $day }: { $done }
remark-said = { $day }, { $by }: "{ $text }"
remark-reason = { $done } ("{ $reason }")
remark-appealed = { $by } odwołuje się od { act-of }
remark-upheld = odwołanie gracza { $by } od { act-of } jest uwzględnione: { $change }
remark-dismissed = odwołanie gracza { $by } od { act-of } jest oddalone
remark-claimed = { $by } wnosi o { $points } ({ event-board })
remark-silent = { $name } milczy i do czasu wiadomości nie gra w następnych rundach
remark-waits = { $name } czeka na miejsce ({ $number })
left-when = { $time ->
    [before] przed rundą { $round }
    [in] w rundzie { $round }
   *[after] po rundzie { $round }
}
left-counts = { $counts ->
    [annulled] skończone partie: { $finished } z { $scheduled }, mniej niż połowa, więc żadna się nikomu nie liczy
    [forfeited] skończone partie: { $finished } z { $scheduled }, połowa lub więcej, więc się liczą, a pozostałe są przegrane walkowerem
   *[stand] wyniki pozostają w mocy
}
remark-left = { $exit ->
    [withdrew] wycofanie się gracza { $name } { left-when }{ $why }: { left-counts }
   *[excluded] wykluczenie gracza { $name } { left-when }{ $why }: { left-counts }
}
remark-decided = runda { $round }, szachownica { $board }: { $points }, { $how ->
    [left] walkowerem z powodu odejścia
    [unplayed] rozstrzygnięcie przed rozegraniem
   *[ruled] decyzją kierownika
}
remark-noted = { $decided }: "{ $note }"

# Po „po”, w miejscowniku
games = { $finished ->
    [one] { $finished } partii
   *[other] { $finished } partiach
}
standings-stage = { $stage ->
    [final] tabela końcowa
    [games] tabela po { games }
    [round-of] tabela po rundzie { $round } z { $rounds }
   *[round] tabela po rundzie { $round }
}
standings-heading = { $title }: { standings-state }
column-name = imię
column-points = punkty
column-games = partie

stage-groups = rozlosowano na grupy
stage-not-held = nie odbędzie się: potrzeba dwóch graczy
stage-over = koniec
stage-drawn = po losowaniu, jeszcze przed kojarzeniem; do rozegrania { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[other] { $rounds } rund
}
stage-round-over = runda { $round } z { $rounds } jest skończona
stage-round = runda { $round } z { $rounds }; { $number ->
    [one] jedna partia w toku
    [few] { $number } partie w toku
   *[other] { $number } partii w toku
}
stage-waits-for-draw-of = czeka na losowanie w { $section }
stage-waits-for-draw = czeka na losowanie
stage-waits-for = czeka na { $sections }
stage-entered = { $number ->
    [one] { $number } zgłoszenie
    [few] { $number } zgłoszenia
   *[other] { $number } zgłoszeń
}

event-subject-entered = Twoje zgłoszenie
event-subject-waits = czekasz na miejsce w { $section }
event-subject-left = { $exit ->
    [excluded] wykluczenie gracza { $player }
    [section] { $player } opuszcza { $section }
   *[event] { $player } opuszcza turniej
}
event-subject-away = nieobecność gracza { $player }
event-subject-directs = turniejem kieruje teraz { $name }
event-subject-started = losowanie
event-subject-drawn = losowanie w { $section }
event-subject-comes = grasz w { $section }
event-subject-paired = { $section }, runda { $round } jest skojarzona
event-subject-ruled = { $result ->
    [won] decyzja: wygrywasz ({ event-board })
    [lost] decyzja: przegrywasz ({ event-board })
    [drawn] decyzja: remis ({ event-board })
   *[none] decyzja: { event-board }
}
event-subject-free = masz wolne w rundzie { $round } w { $section }
event-subject-scored = { $section }, runda { $round } jest skończona
event-subject-over = tabela końcowa
event-subject-corrected = decyzja: { $done }
event-subject-seated = masz miejsce gracza { $player }
event-subject-rekeyed = { $player } ma nowy klucz
event-subject-appealed = odwołanie od { act-of }
event-subject-judged = { $verdict ->
    [upheld] orzeczenie: odwołanie od { act-of } jest uwzględnione
   *[dismissed] orzeczenie: odwołanie od { act-of } jest oddalone
}
event-subject-lapsed = odwołanie od { act-of } jest oddalone
event-subject-claimed = wniosek o punkty: { event-board }
event-subject-appealable = decyzja
event-subject-said = wiadomość od gracza { $player }
event-subject-replaced = Twoje miejsce zajmuje kto inny: { $player }

event-first-line = { $event }: { $subject }.
event-entered = { $name }, Twoje zgłoszenie do "{ $event }" jest przyjęte: { $sections }.
event-queue = Wszystkie miejsca w { $section } są zajęte. Na liście oczekujących masz numer { $number }.
event-entered-late = Grasz od następnej rundy; Twoje partie przychodzą pocztą.
event-entries-until = Inni mogą się zgłaszać do { $date }. Potem odbywa się losowanie, a Twoje pierwsze partie przychodzą pocztą.
event-log-attached = Załączony plik to zapis turnieju. Zachowaj go: dowodzi Twojego zgłoszenia.
event-started = Losowanie się odbyło i każdy gracz ma numer.
event-stage = { $section }: { $stage }
event-numbered = { $section } ({ $stage }):
event-waiting = W { $section } nie ma wolnych miejsc. Na miejsce gracza, który odejdzie, czekają w tej kolejności: { $players }
event-drawn = Losowanie w { $section } się odbyło i każdy gracz ma numer.
event-draw-check = Los wynika z liczby, którą kierownik zapieczętował, a którą otwiera wpis { $entry } zapisu, oraz ze zgłoszeń i wyników, na których losowanie się opiera. `adjudicate event verify` losuje jeszcze raz.
event-comes = { $name }, grasz w { $section } z numerem { $number }. Twoje partie przychodzą pocztą.
event-said = { $name } pisze do wszystkich graczy: "{ $text }"
event-rekeyed = { $player } ma nowy klucz.
event-paired = Runda { $round } w { $section } jest skojarzona.
event-boards = Na każdej szachownicy zaczyna gracz wymieniony jako pierwszy.
event-has-bye = wolne: { $name }
event-is-free = wolne na własną prośbę: { $name }
event-games-come = Każda partia przychodzi w osobnej wiadomości, gdy tylko nadejdzie Twoja kolej.
event-free = { $name }, nie masz szachownicy w rundzie { $round } w { $section }, zgodnie z Twoją prośbą, i dostajesz punkty za remis.
event-scored = Runda { $round } w { $section } jest skończona.
event-over = Turniej "{ $event }" jest skończony. Oto tabela końcowa.
event-away-everywhere = Dotyczy to wszystkich partii turnieju: termin ruchu przypadający w tym czasie przesuwa się o tyle samo dni.
event-leave-used = Wykorzystano już: { $years }.
event-leave-of-year = { $used } z { $most } dni nieobecności w roku { $year }

event-left = { $exit ->
    [excluded] Decyzją kierownika { $player } nie bierze udziału w turnieju od { $date }. Uzasadnienie: "{ $reason }".
    [section] { $player } nie gra w { $section } od { $date }.
   *[event] { $player } nie gra w turnieju od { $date }.
}
event-left-table = W { $section } nikt nie musi już grać w partii z graczem { $player }: { $counts ->
    [annulled] skończona jest mniej niż połowa partii gracza { $player }, więc żadna się nikomu nie liczy.
   *[forfeited] skończone partie się liczą, a w pozostałych { $player } przegrywa.
}
event-left-pairing = { $boards ->
    [none] W { $section } dotychczasowe wyniki się liczą, a { $player } w następnych rundach nie gra.
   *[other] W { $section } dotychczasowe wyniki się liczą, a { $player } w następnych rundach nie gra. Do rozstrzygnięcia przez kierownika: { $boards }.
}
event-board-of-round = szachownica { $board } w rundzie { $round }

event-seated = { $name }, masz teraz miejsce, po graczu { $player } w { $seats }. W zapisie turnieju i w swoich partiach nazywasz się { $player }. Twoje partie przychodzą pocztą.
event-seat = { $section } (numer { $number })

event-reason = Uzasadnienie: "{ $reason }".
event-reasons = Uzasadnienie: "{ $reasons }".
event-effect-substitute = Miejsce zachowuje swój numer, swoje punkty i swoich przeciwników, a skończone partie pozostają bez zmian. W partii, która się toczy, nowa osoba gra od chwili, gdy sędzia tak w tej partii rozstrzygnie.
event-effect-unpair = W partiach tej rundy nikt nie musi już grać i nic one nie znaczą. Nowe przychodzą pocztą.
event-effect-reopen = Dla tej szachownicy nic się nie liczy, dopóki nie ma nowego wyniku lub nowej decyzji.
event-effect-readmit = Od następnej rundy znów są partie.
event-effect-rekey = Partie kojarzone odtąd mają nowy klucz.
event-effect-close = Żadna runda nie będzie już kojarzona i nikt nie musi już grać.

event-handed-over = Odtąd turniejem kieruje { $name }. Pisz na { $address }. W nowych partiach sędzią jest { $name }.
event-handed-over-games =
    W partiach, które się toczą, sędzia się nie zmienia, dopóki wszyscy gracze partii nie zgodzą się, że jest nim { $name }: jeden podpisuje
    { "  " }adjudicate offer referee "{ $key }"
    a pozostali przyjmują. Za gracza bez klucza robi to na prośbę sędzia partii.

event-ruled = Decyzja kierownika, { event-board }: { $points }. Uzasadnienie: "{ $reason }". { $played ->
    [yes] Opiera się ona na partii w tej postaci, którą ma kierownik; liczy się ona jako rozegrana.
   *[no] Partia liczy się jako nierozegrana.
} Nikt nie musi już w niej grać.
event-silent = { $name } gra znowu od następnej rundy po wiadomości w zapisie turnieju (`event note`).
event-places = Tabela w { $section }: { $places }.
event-has-place = { $name } ma miejsce { $place }, punkty: { $points }

event-appealed = { $name } odwołuje się od { act-of } (wpis { $entry } z { $date }).
event-appeal-pending = Decyzja obowiązuje, dopóki nie rozstrzygnie { $committee }, najpóźniej { $date }; bez orzeczenia do tego czasu odwołanie jest oddalone. Jeśli masz w tej sprawie coś do powiedzenia, napisz na { $address }.
event-verdict-command = Komisja podpisuje orzeczenie poleceniem `adjudicate event verdict { $entry } --dismiss` albo na przykład `adjudicate event verdict { $entry } --uphold reopen`, w katalogu z zapisem turnieju; `--send` wysyła je do kierownika.
event-appeal-lapsed = W sprawie odwołania gracza { $name } od { act-of } (wpis { $entry }) do { $date } nie nadeszło żadne orzeczenie, więc jest oddalone, a decyzja pozostaje w mocy.
event-judged = { $verdict ->
    [upheld] Komisja ({ $committee }) rozpatrzyła odwołanie gracza { $name } od { act-of } (wpis { $entry }): jest uwzględnione.
   *[dismissed] Komisja ({ $committee }) rozpatrzyła odwołanie gracza { $name } od { act-of } (wpis { $entry }): jest oddalone.
}
event-act-stands = { act }: nic się nie zmienia.
event-change = Co się zmienia: { $change }.
event-stays-paired = { $rounds ->
    [1] Kojarzenie rundy 1 w { $section } pozostaje bez zmian.
   *[other] Kojarzenie rund od 1 do { $rounds } w { $section } pozostaje bez zmian.
}
event-verdict-stands = Żadna decyzja kierownika nie zmienia orzeczenia komisji.
event-appealable = Do { $date } możesz odwołać się na { $address } od { act-of } (wpis { $entry }): `adjudicate event appeal { $entry } --say "..." --send`. Gracz bez klucza pisze na adres kierownika wiersz `odwołanie { $entry }`, a pod nim uzasadnienie.
event-claimed = { $name } wnosi o punkty za partię, która nie skończyła się na czas ({ event-board }): { $points }. Analiza: "{ $analysis }". Rozstrzyga kierownik; napisz na { $address }, jeśli uważasz inaczej, albo podpisz własny wniosek poleceniem `adjudicate event claim`.

section = { $section }: { $terms }
section-system = { $system ->
    [round-robin] każdy z każdym
    [double-round-robin] każdy z każdym dwukrotnie
    [knockout] system pucharowy{ $legs ->
        [1] { "" }
       *[other] , liczba partii w meczu: { $legs }
    }{ $third ->
        [yes] , z meczem o trzecie miejsce
       *[no] { "" }
    }
    [swiss] system szwajcarski, { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[other] { $rounds } rund
    }
   *[open] dowolne kojarzenie, { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[other] { $rounds } rund
    }
}
section-seats = liczba graczy przy planszy: { $seats }
section-byes = { $byes ->
    [one] na prośbę gracza jedna wolna runda za pół punktu
    [few] na prośbę gracza { $byes } wolne rundy, każda za pół punktu
   *[other] na prośbę gracza { $byes } wolnych rund, każda za pół punktu
}
section-series = zachowane żetony przechodzą z rundy do rundy
section-ends = koniec { $date }; potem gracze mogą wnosić o punkty za partie w toku
section-ties = o kolejności decydują: { $tiebreaks }
tiebreak = { $tiebreak ->
    [direct] wynik bezpośredni
    [wins] zwycięstwa
    [won-played] rozegrane zwycięstwa
    [first-turns-second] partie grane jako drugi
    [sonneborn-berger] Sonneborn-Berger
    [sonneborn-berger-cut-1] Sonneborn-Berger bez skrajnego
    [buchholz] Buchholz
    [buchholz-cut-1] Buchholz bez najniższego
    [buchholz-cut-2] Buchholz bez dwóch najniższych
    [buchholz-median] średni Buchholz
    [fore-buchholz] Buchholz prognozowany
    [average-opponents-buchholz] przeciętny Buchholz przeciwników
    [koya] Koya
    [standard-points] punkty liczone 1 i ½
    [average-rating] średni ranking przeciwników
    [performance] ranking uzyskany
    [perfect-performance] doskonały ranking uzyskany
    [average-performance] średni ranking uzyskany przeciwników
    [rating] ranking
    [points-for] punkty gry
    [progressive] progres
    [lots] losowanie
   *[other] { $tiebreak }
}
section-from = dla: { $sources }
section-places = { $number ->
    [one] miejsce { $places } w { $section }
   *[other] miejsca { $places } w { $section }
}
section-source = { $best ->
    [0] { section-places }
   *[other] najlepsi ({ $best }) z tych: { section-places }
}
section-groups = { $draw ->
    [snake] liczba grup: { $number }, według numerów
   *[lots] liczba grup: { $number }, przez losowanie
}
section-starts = losowanie nie wcześniej niż { $time }

request-subject-confirm = prosimy potwierdzić
request-subject-not-done = nie wykonano
request-subject-answered = Re: prosimy potwierdzić
request-subject-language = Twój język
request-subject-needs-address = w Twoim zgłoszeniu brakuje adresu
request-confirm = Każdy mógł to napisać w Twoim imieniu, więc stanie się to po Twoim potwierdzeniu: odpowiedz na tę wiadomość słowem `tak`, samym w wierszu. Jeśli nie była od Ciebie, nic nie rób.
request-unclear = Nie jest jasne, czy to potwierdzasz, więc nic nie zrobiono. Odpowiedz `tak` lub `nie`, samo w wierszu.
request-taken-back = Nic nie zrobiono i nic się nie stanie.
request-failed = Nie wykonano tego: { $reason }.

request-enter = Z Twojego adresu nadeszło zgłoszenie do "{ $event }":
request-enter-section = { $section }
request-enter-as = Grasz wtedy jako `{ $name }`, bez klucza: Twoje ruchy zapisuje kierownik. Aby grać pod innym imieniem, odpowiedz zamiast tego wierszem `biorę udział { $section } jako` i tym imieniem.
request-entered = Twoje zgłoszenie do { $section } jest przyjęte, pod imieniem { $name }. Co dalej, przyjdzie pocztą.
request-which-section = W "{ $event }" są: { $sections }. Nic nie zrobiono: odpowiedz `biorę udział` i jedną z tych nazw, w osobnym wierszu.
request-sealed = W { $section } plansze są zakryte, a do utrzymania jednej w tajemnicy potrzeba programu i klucza (DUE-12). Mając je, zgłaszasz się poleceniem `adjudicate event enter --section { $section } --send`.
request-enter-signed = Grasz już w "{ $event }" jako { $name }, z kluczem: `adjudicate event enter --section { $section } --send` zgłasza Cię, z Twoim podpisem.
request-no-name = `{ $given }` nie jest imieniem: litera, potem litery bez znaków diakrytycznych, cyfry i łączniki.
request-many-names = Zbyt wiele osób ma tu Twoje imię; napisz `jako`, a po nim inne.
request-cannot-enter = W ten sposób nie możesz się zgłosić do "{ $event }": { $reason }.

request-not-entered = Z Twoim adresem nikt nie bierze udziału w "{ $event }".
request-has-key = Masz klucz: robi to `adjudicate { $command }`, z Twoim podpisem.
request-no-section = W "{ $event }" nie ma `{ $section }`.
request-leave = Z Twojego adresu nadeszła prośba o wycofanie Cię z "{ $event }". Twoje partie w turnieju by się skończyły.
request-leave-section = Z Twojego adresu nadeszła prośba o wycofanie Cię z { $section } w "{ $event }". Twoje partie tam by się skończyły.
request-left = Twoje wycofanie się jest zapisane.

request-appeal = Z Twojego adresu nadeszło odwołanie od { act-of } (wpis { $entry }), z takim uzasadnieniem: "{ $reasons }"
request-appeal-form = Twoje odwołanie nie zostało zapisane. Odpowiedz `odwołanie` i numerem wpisu w "{ $event }", w osobnym wierszu, a pod nim napisz uzasadnienie, najwyżej 2000 znaków.
request-cannot-appeal = W ten sposób nie możesz się odwołać: { $reason }.
request-appealed = Twoje odwołanie jest zapisane, jako wpis { $entry }. Komisja i druga strona są powiadomione.

request-invite = Z Twojego adresu nadeszła prośba o partię ({ $game }); gracze: { $players }.
request-signs = Podpisujesz kluczem, który był do niej dołączony.
request-not-invited = Nikogo nie zaproszono: { $reason }.
request-invited = { $number ->
    [one] Zaproszenie wysłano do: { $players }.
   *[other] Zaproszenia wysłano do: { $players }.
} Partia zacznie się, gdy wszyscy odpowiedzą `tak`; jeśli ktoś odmówi, dowiesz się o tym.

request-language = To, co piszemy do Ciebie o turnieju, jest odtąd po polsku.
request-needs-address = { $name }, Twoje zgłoszenie do "{ $event }" nie jest jeszcze zapisane, bo nie podaje adresu, na który można by wysyłać pozycje i wiadomości. Zgłoś się jeszcze raz poleceniem `adjudicate event enter FILE --name { $name }{ $sections } --mail ADDRESS --send`; `FILE` to plik ogłoszenia. Twój adres będzie wtedy w zapisie turnieju, widoczny dla wszystkich uczestników.

standings-state = { $open ->
    [0] { standings-stage }
    [one] { standings-stage }, { $open } partia w toku
    [few] { standings-stage }, { $open } partie w toku
   *[other] { standings-stage }, { $open } partii w toku
}
section-game = { $game }, { $system }
