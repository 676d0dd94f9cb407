# Z tekstów poleceń te, które stoją też w listach; pozostałe są po angielsku.

game-and-players = { $game }: { $players }
player-side = { $side ->
    [white] białe
    [black] czarne
   *[other] { $side }
}
player-left = poza partią
agrees-to-unknown = { by-start } przyjmuje propozycję { $id }.
ordered-answer = { by-start } odpowiada na `{ $when }` ruchem `{ $then }`, gdy tylko się pojawi.
ordered-next = Następny ruch { by-genitive } to `{ $then }`, jeśli będzie wtedy możliwy.
received = { by-start } ma { $id } od { $had }.
list-throw = Zanim ktokolwiek się ruszy, następuje rzut: { $dice }.
dice-of = { $number ->
    [one] jedna kość, liczba ścianek: { $sides }
   *[other] liczba kości: { $number }, liczba ścianek: { $sides }
}
entries-numbered = { $number ->
    [one] wpis { $entries }
   *[other] wpisy { $entries }
}
more = jeszcze { $number }
remark-backdated = z datą wcześniejszą niż wpis poprzedni: { entries-numbered }
remark-received = wpis { $entry }: z datą { $said }, dotarł { $had }; liczy się jako wysłany { $posted }
remark-clock = zegar: { $name }: { $clock }
player-clock = { $time }{ $reserve ->
    [none] { "" }
   *[other] , w rezerwie: { $reserve }
}, po { $turns ->
    [one] { $turns } ruchu
   *[other] { $turns } ruchach
}{ $overstepped ->
    [yes] ; czas został przekroczony
   *[no] { "" }
}
remark-early-forfeit = wpis { $entry }: { $name } przegrywa partię, choć czas był do { $until }
remark-cancelled = części rzutu unieważnione we wpisie { $entry }, powód: { $names }
remark-scribed = zapisane przez sędziego za gracza { $name }: { entries-numbered }
period = { $dated ->
    [yes] od { $from } do { $until } ({ $days ->
        [one] { $days } dzień
       *[other] { $days } dni
    })
   *[no] od { $from } do { $until }
}
remark-away = nieobecność: { $name } { $periods }{ $limited ->
    [yes] ; zostało { $left } z { $days ->
        [one] { $days } dnia
       *[other] { $days } dni
    }
   *[no] { "" }
}
remark-replaced = klucz zastąpiony decyzją: { $name }
remark-unaudited = { $number ->
    [one] zakryta plansza jeszcze nieodsłonięta, więc niesprawdzona
   *[other] zakryte plansze jeszcze nieodsłonięte, więc niesprawdzone
}: { $names }
remark-forfeited = przegrana po zakończeniu: { $name }
remark-audit = na ostatnim miejscu, bo zakryta plansza nie przechodzi kontroli: { $name } ({ $reason })
remark-kept = żetony zachowane na następną partię: { $tokens }
remark-carries = gra dalej żetonami z partii { $game } do jej wpisu { $head } ({ $tokens }): tu niesprawdzone; sprawdza to `adjudicate ledger` z plikiem tamtej partii

friend-accepts = { $name } przyjmuje zaproszenie do partii: { $game }.
friend-counters = { $name } chce grać tę partię ({ $game }) na innych warunkach:
friend-go-on =
    Aby grać dalej, zapisz tę wiadomość jako letter.txt i uruchom
    `adjudicate import letter.txt` albo otwórz adjudicate.html, wybierz
    "I got a letter" i wklej całą tę wiadomość.
differs = { $what ->
    [game] gra: { $now } zamiast { $before }
    [rules] wersja zasad: { $now } zamiast { $before }
    [option] opcja { $key }: { $now } zamiast { $before }
    [first] pierwszy ruch: { $now } zamiast { $before }
    [clock] czas: { $now } zamiast { $before }
   *[players] liczba graczy: { $now } zamiast { $before }
}
usual-value = zwykła wartość
by-lot = losowanie
no-limit = bez limitu
other-terms = { $what ->
    [first-seat] pierwsze miejsce: nie ma imienia, klucza i adresu z zaproszenia
    [left-out] mimo zgody nie ma wśród graczy: { $name }
    [no-key] { $name } nie ma klucza
    [writer] warunki pisze { $name }, nie zajmując miejsca
    [referee] jest sędzia, a w zaproszeniu go nie ma
    [dice] rzuty robi sędzia
    [series] partia kontynuuje serię
   *[event] partia należy do turnieju
}
