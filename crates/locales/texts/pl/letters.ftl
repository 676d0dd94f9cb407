# Teksty listów po polsku; do czego służy każdy klucz, mówi plik angielski. Do czytelnika zwracamy się przez "Ty", w czasie teraźniejszym
# albo bezosobowo, bo rodzaju nie znamy. Imion graczy nie odmieniamy: w przypadku zależnym stoi przed nimi słowo "gracz".

list = { $start } i { $last }
list-of-none = nikt

name-start = { $name ->
    [the-referee] Sędzia
   *[other] { $name }
}
name-inside = { $name ->
    [the-referee] sędzia
   *[other] { $name }
}
name-genitive = { $name ->
    [the-referee] sędziego
   *[other] gracza { $name }
}
by-start = { $by ->
    [the-referee] Sędzia
   *[other] { $by }
}
by-inside = { $by ->
    [the-referee] sędzia
   *[other] { $by }
}
by-genitive = { $by ->
    [the-referee] sędziego
   *[other] gracza { $by }
}
player-inside = { $player ->
    [the-referee] sędzia
   *[other] { $player }
}
player-genitive = { $player ->
    [the-referee] sędziego
   *[other] gracza { $player }
}

# Dopełniacz: 3 listopada
month = { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[12] grudnia
}
# Dopełniacz: od poniedziałku
weekday = { $weekday ->
    [1] poniedziałku
    [2] wtorku
    [3] środy
    [4] czwartku
    [5] piątku
    [6] soboty
   *[7] niedzieli
}
date = { $year ->
    [0] { $day } { month }
   *[other] { $day } { month } { $year }
}
moment = { $day } { month } { $year }, { $time } UTC
span = { $unit ->
    [day] { $number ->
        [one] { $number } dzień
       *[other] { $number } dni
    }
    [hour] { $number ->
        [one] { $number } godzina
        [few] { $number } godziny
       *[other] { $number } godzin
    }
   *[minute] { $number ->
        [one] { $number } minuta
        [few] { $number } minuty
       *[other] { $number } minut
    }
}
grace = { $grace-unit ->
    [day] { $grace ->
        [one] { $grace } dzień
       *[other] { $grace } dni
    }
    [hour] { $grace ->
        [one] { $grace } godzina
        [few] { $grace } godziny
       *[other] { $grace } godzin
    }
   *[minute] { $grace ->
        [one] { $grace } minuta
        [few] { $grace } minuty
       *[other] { $grace } minut
    }
}
left = pozostały czas: { span }
too-late = spóźnienie: { span }
since-today = { $clock ->
    [none] od dziś
   *[other] od dziś, { $clock }
}
since-yesterday = { $clock ->
    [none] od wczoraj
   *[other] od wczoraj, { $clock }
}
since-weekday = { $clock ->
    [none] od { weekday }
   *[other] od { weekday }, { $clock }
}
since-date = od { $date }
clock-left = { $since }; { $left }
clock-grace = { $since }; { $left }, potem czas dodatkowy: { grace }

task-join = Przeczytaj warunki i dołącz do partii.
task-move = Twój ruch.
task-move-dice = Twój ruch; Twój rzut: { $dice }.
task-roll = Rzuć kośćmi.
task-roll-first = Rzuć kośćmi o to, kto zaczyna.
task-roll-or-double = Rzucasz kośćmi czy podwajasz?
task-answer-double = { by-start } podwaja stawkę do { $stake }. Przyjmujesz czy odrzucasz?
task-answer-offer = { by-start } proponuje { $offer }. Przyjmij albo graj dalej.
task-give-share = Brakuje Twojej części rzutu { name-genitive }.
task-give-share-first = Brakuje Twojej części rzutu o to, kto zaczyna.
task-save = Ile żetonów zachowujesz?
task-open = Odsłoń swoją planszę, aby inni mogli ją sprawdzić.
task-record-end = { $ending } Zapisz to, aby zakończyć partię.

waits-join = { name-start } ma jeszcze dołączyć do partii{ $clock }.
waits-move = Czekamy na ruch { name-genitive }{ $clock }.
waits-move-dice = Czekamy na ruch { name-genitive }, rzut: { $dice }{ $clock }.
waits-roll = Czekamy na rzut { name-genitive }{ $clock }.
waits-roll-first = Czekamy na rzut { name-genitive } o to, kto zaczyna{ $clock }.
waits-roll-or-double = Czekamy na rzut lub podwojenie { name-genitive }{ $clock }.
waits-answer-double = Czekamy na odpowiedź { name-genitive } na podwojenie{ $clock }.
waits-answer-offer = { by-start } proponuje { $offer }. Czekamy na odpowiedź { name-genitive }{ $clock }.
waits-give-share = Czekamy na część { name-genitive } w rzucie { player-genitive }{ $clock }.
waits-give-share-first = Czekamy na część { name-genitive } w rzucie o to, kto zaczyna{ $clock }.
waits-save = Czekamy, aż { name-inside } powie, ile żetonów zachowuje{ $clock }.
waits-open = Czekamy, aż { name-inside } odsłoni planszę{ $clock }.
waits-record-end = { $ending } Czekamy, aż { name-inside } to zapisze{ $clock }.

writes-join = { name-start } ma dołączyć do partii; zapisujesz to Ty.
writes-move = Czekamy na ruch { name-genitive }; zapisujesz go Ty.
writes-move-dice = Czekamy na ruch { name-genitive }, rzut: { $dice }; zapisujesz go Ty.
writes-roll = Czekamy na rzut { name-genitive }; zapisujesz go Ty.
writes-roll-or-double = Czekamy na rzut lub podwojenie { name-genitive }; zapisujesz to Ty.
writes-answer-double = Czekamy na odpowiedź { name-genitive } na podwojenie; zapisujesz ją Ty.
writes-answer-offer = Czekamy na odpowiedź { name-genitive } na propozycję { by-genitive }; zapisujesz ją Ty.
writes-give-share = Czekamy na część { name-genitive } w rzucie; zapisujesz ją Ty.
writes-save = Czekamy, aż { name-inside } powie, ile żetonów zachowuje; zapisujesz to Ty.
writes-open = Czekamy, aż { name-inside } odsłoni planszę; zapisujesz to Ty.

undecided-referee = Najpierw musi rozstrzygnąć sędzia: { $about }.
undecided-players = Gracze muszą uzgodnić sędziego, który rozstrzygnie: { $about }.

answer-offer-move = { by-start } proponuje { $offer }. Odpowiedz `przyjmuję` albo wykonaj ruch.
answer-offer-play-on = { by-start } proponuje { $offer }. Odpowiedz `przyjmuję` albo graj dalej.
asked-by-name = { name-start }: { $task }
answer-by = Prosimy o odpowiedź do { $date }.

time-left = { $own ->
    [yes] Twój pozostały czas: { span }.
   *[no] Pozostały czas { name-genitive }: { span }.
}
time-left-grace = { $own ->
    [yes] Twój pozostały czas: { span }, potem czas dodatkowy: { grace }.
   *[no] Pozostały czas { name-genitive }: { span }, potem czas dodatkowy: { grace }.
}
time-used-up = { $own ->
    [yes] Twój czas minął; pozostały czas dodatkowy: { grace }.
   *[no] Czas { name-genitive } minął; pozostały czas dodatkowy: { grace }.
}
time-over = { $own ->
    [yes] Twój czas i cały czas dodatkowy minęły.
   *[no] Czas { name-genitive } i cały czas dodatkowy minęły.
}
time-over-without-grace = { $own ->
    [yes] Twój czas minął.
   *[no] Czas { name-genitive } minął.
}

notice-near = Przypomnienie dla { name-genitive }: czas kończy się { date }.
notice-half = Przypomnienie dla { name-genitive }: minęła połowa czasu; czas kończy się { date }.
notice-silence = Przypomnienie dla { name-genitive }: od { date } nic nie nadeszło, czyli od { $days ->
    [one] { $days } dnia
   *[other] { $days } dni
}.
notice-passed = Czas { name-genitive } minął { date }; teraz biegnie czas dodatkowy.
notice-grace-over = Czas { name-genitive } wraz z czasem dodatkowym minął { date }.
notice-over = Czas { name-genitive } minął { date }.
notice-silent = Od { name-genitive } nic nie nadeszło od { date }, czyli od { $days ->
    [one] { $days } dnia
   *[other] { $days } dni
}. Według warunków tej partii sędzia może ją z tego powodu rozstrzygnąć.
notice-claim = Pozostali mogą reklamować: `adjudicate claim timeout { $player }`.
notice-claim-in-words = Pozostali mogą reklamować, pisząc w osobnym wierszu `przekroczenie czasu { $player }`. Rozstrzyga sędzia.
notice-away = Nieobecność: `adjudicate away` z pierwszym dniem, `to`, dniem powrotu i `--send`.
notice-away-event = Nieobecność: `adjudicate event away` z pierwszym dniem, `to`, dniem powrotu i `--send`.
notice-away-in-words = Aby zgłosić nieobecność, napisz `nieobecność od`, pierwszy dzień, `do` i dzień powrotu.

stock = { $own ->
    [yes] Twój zegar: { $clock }{ stock-reserve }.
   *[no] Zegar { name-genitive }: { $clock }{ stock-reserve }.
}
stock-reserve = { $reserve ->
    [none] { "" }
   *[other] , w rezerwie: { $reserve }
}

# Po słowie "proponuje", w bierniku
offer = { $offer ->
    [draw] remis
    [takeback] powrót do pozycji po wpisie { $entry }
    [take-back-move] cofnięcie ruchu { $move }
    [before-move] powrót do pozycji przed ruchem { $move }
    [result] wynik `{ $result }`
    [referee] sędziego z kluczem { $key }
    [end] zakończenie gry i podliczenie punktów
    [prisoners] zwrot jeńców
    [concede] uznanie tej pojedynczej gry za przegraną
    [concede-gammon] uznanie tej pojedynczej gry za przegraną jako gammon
   *[concede-backgammon] uznanie tej pojedynczej gry za przegraną jako backgammon
}
offer-waits = { by-start } proponuje { $offer }. Odpowiedz `przyjmuję` lub `odrzucam` albo graj dalej, gdy przyjdzie Twoja kolej.
offers-wait = Odpowiedz na jedną z tych propozycji `przyjmuję` lub `odrzucam` albo graj dalej, gdy przyjdzie Twoja kolej:
offer-made = { by-start } proponuje { $offer }

end-you-won = Wygrywasz: { $reason } ({ $clause }).
end-you-lost = Przegrywasz, wygrywa { $winner }: { $reason } ({ $clause }).
end-other-won = Wygrywa { $winner }: { $reason } ({ $clause }).
end-nobody-won = Nikt nie wygrywa: { $reason } ({ $clause }).
end-draw = Remis: { $reason } ({ $clause }).
end-points = Punkty: { $points }.
end-shared = { $names } dzielą się zwycięstwem, { $reason }

rolled = { by-start } wyrzuca { $dice }.
played = { by-start } gra { $move }.
rolled-and-played = { by-start } wyrzuca { $dice } i gra { $move }.
dice-decided = Kości rozstrzygnęły, kto zaczyna ({ $dice }): { $player }.
dice-show = Kości pokazują { $dice }.
chose-to-roll = { by-start } woli rzucić kośćmi.
doubled = { by-start } podwaja stawkę.
took-double = { by-start } przyjmuje podwojenie.
dropped-double = { by-start } odrzuca podwojenie.
proposed-game = { by-start } proponuje partię: { $game }.
joined = { by-start } dołącza do partii.
did-resign = { by-start } poddaje partię.
claimed-draw = { by-start } reklamuje remis.
saved = { by-start } zachowuje { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
   *[other] { $tokens } żetonów
} na następną partię.
opened-board = { by-start } odsłania zakrytą planszę.
agreed-takeback = Wszyscy zgodzili się na powrót do wcześniejszej pozycji, według propozycji { by-genitive }.
agreed-offer = Wszyscy przyjęli propozycję { by-genitive }: { $offer }.
all-agreed = Wszyscy się zgodzili.
ruled-forfeit = Sędzia rozstrzygnął: { player-inside } przegrywa partię. Uzasadnienie: „{ $reason }”
ruled-result = Sędzia rozstrzygnął: wynik to { $result }. Uzasadnienie: „{ $reason }”
ruled-key = Sędzia rozstrzygnął: { player-inside } ma nowy klucz. Uzasadnienie: „{ $reason }”
ruled-here = Sędzia rozstrzygnął: partia toczy się dalej od tego miejsca. Uzasadnienie: „{ $reason }”
writes = { by-start } pisze: "{ $say }"
told-timeout = { by-start } zgłasza sędziemu przekroczenie czasu { player-genitive }.
offered-takeback = { by-start } proponuje powrót do wcześniejszej pozycji.
offered = { by-start } proponuje { $offer }.
changed-key = { by-start } ma nowy klucz.
gave-days = { by-start } daje czas dodatkowy dla { player-genitive }: { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
}.
is-away = Nieobecność { by-genitive }: od { $from } do { $until } ({ $days ->
    [one] { $days } dzień
   *[other] { $days } dni
}).
is-away-undated = Nieobecność { by-genitive }: od { $from } do { $until }.
received-later = Ruch z { $said } dotarł do sędziego { $had }.
refilled = { by-start } przenosi { $hours ->
    [one] { $hours } godzinę
    [few] { $hours } godziny
   *[other] { $hours } godzin
} z rezerwy na zegar.

subject = { $turn ->
    [0] [adjudicate] { $game }: { $next }
   *[other] [adjudicate] { $game }: ruch { $turn }, { $next }
}
next-over = koniec partii
next-won = koniec partii, wygrywa { $winner }
next-join = { $number ->
    [one] dołącza { name-inside }
   *[other] dołączają { name-inside }
}
next-roll = { $number ->
    [one] kośćmi rzuca { name-inside }
   *[other] kośćmi rzucają { name-inside }
}
next-move = { $number ->
    [one] ruch ma { name-inside }
   *[other] ruch mają { name-inside }
}
next-open = { $number ->
    [one] planszę odsłania { name-inside }
   *[other] plansze odsłaniają { name-inside }
}
next-save = { $number ->
    [one] { name-inside } wybiera, co zachować
   *[other] { name-inside } wybierają, co zachować
}
place = { $event }, { $section }, runda { $round }, szachownica { $board }
some-event = turniej
headline = { $game }: { $players }.
plays = { $role ->
    [white] { $name } gra białymi
    [black] { $name } gra czarnymi
   *[other] { $name } gra jako { $role }
}
foot-entry = Wpis { $number }: { $told }
id-begins = Kod partii zaczyna się od { $id }.

mark = === Prosimy pisać odpowiedź nad tym wierszem ===
how-to-answer = Jak odpowiedzieć: odpowiedz na tę wiadomość i napisz sam ruch w pierwszym wierszu. Sędzia go zapisze i podpisze za Ciebie. Ewentualną uwagę dopisz za ruchem, w cudzysłowie.
how-to-answer-such = Jak odpowiedzieć: odpowiedz na tę wiadomość i napisz sam ruch w pierwszym wierszu, na przykład `{ $move }`. Sędzia go zapisze i podpisze za Ciebie. Ewentualną uwagę dopisz za ruchem, w cudzysłowie.
not-your-turn = To nie Twoja kolej. Mimo to możesz odpowiedzieć jednym z poniższych poleceń, samym w wierszu.
you-have-a-key = To, co odpowiadasz słowami, jest sprawdzane i pokazywane, ale nie zapisywane: masz klucz i własny podpis. Sam ruch w wierszu pokazuje pozycję po nim; odpowiadamy też na `ruchy`, `pozycja`, `zasady`, `historia` i `pomoc`.
commands = Możesz też napisać, w osobnym wierszu:
command-rules = zasady gry:
command-rules-words = napisz `zasady`
command-log = wszystkie dotychczasowe ruchy:
command-log-words = napisz `historia`
command-moves = Twoje możliwe ruchy:
command-moves-words = napisz `ruchy`
command-try = pozycja po ruchu:
command-try-words = `spróbuj` i ruch
command-draw = propozycja remisu:
command-draw-words = napisz `remis?`
command-take-back = cofnięcie ostatniego ruchu:
command-take-back-words = napisz `cofnij`
command-end = zakończenie i podliczenie:
command-end-words = napisz `proponuję koniec`
command-prisoners = zwrot jeńców:
command-prisoners-words = napisz `proponuję zwrot jeńców`
command-concede = przegrana w tej grze:
command-concede-words = napisz `uznaję przegraną`
command-gammon = przegrana jako gammon:
command-gammon-words = napisz `uznaję przegraną gammon`
command-answer-offer = odpowiedź na propozycję:
command-answer-offer-words = `przyjmuję` lub `odrzucam`
command-if = odpowiedź z góry na ruch:
command-if-words = `jeśli`, ruch, `to`, Twój ruch
command-away = nieobecność:
command-away-words = `nieobecność od` dnia `do` dnia
command-resign = poddanie partii:
command-resign-words = napisz `poddaję się tak`
command-stop = mniej listów albo wszystkie:
command-stop-words = `wypisz` lub `zapisz`
command-help = pomoc:
command-help-words = napisz `pomoc`
foot-read = Wszystko inne, co napiszesz, przeczyta sędzia.
foot-secret = Adres, na który odpowiadasz, jest tylko Twój: kto go ma, może grać w Twoim imieniu. Nie przekazuj tej wiadomości dalej.
