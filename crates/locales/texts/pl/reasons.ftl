# Dlaczego coś jest niemożliwe, i wskazówki, po polsku; do czego służy każdy klucz, mówi plik angielski.

game-is-over = partia jest skończona
throw-pending = najpierw trzeba dokończyć rzut, a do tego czasu nikt nie może grać
dice-not-thrown = kości nie zostały jeszcze rzucone
written-otherwise = w zapisie ten ruch pisze się inaczej
no-draw-to-claim = w tej grze nikt nie może reklamować remisu
offer-draw-instead = zaproponuj raczej remis: pozostali mogą go przyjąć
no-such-offer = w tej grze nie ma takiej propozycji
legal-now = możliwe ruchy: { $moves }
legal-now-more = możliwe ruchy: { $moves }, a ponadto jeszcze { $more }
write-so = napisz `{ $moves }`
write-one-of = napisz jeden z tych: { $moves }
no-such-option = ta gra nie ma opcji `{ $key }`
no-options = ta gra nie ma opcji
options-are = opcje tej gry: { $options }
option-value = opcja `{ $key }` nie może mieć wartości `{ $value }`
option-is-default = opcja `{ $key }` i bez tego ma wartość `{ $value }`
leave-out-defaults = pomiń to, co i tak obowiązuje
wrong-players = { game-title } to gra dla { $low } graczy, nie dla { $players }
wrong-players-range = { game-title } to gra dla od { $low } do { $high } graczy, nie dla { $players }

of-side = { $side ->
    [white] białych
   *[black] czarnych
}
chess-piece = { $piece ->
    [pawn] pion
    [knight] skoczek
    [bishop] goniec
    [rook] wieża
    [queen] hetman
   *[king] król
}
# Po „nie mają”, w dopełniaczu
of-chess-piece = { $piece ->
    [pawn] piona
    [knight] skoczka
    [bishop] gońca
    [rook] wieży
    [queen] hetmana
   *[king] króla
}
no-chess-piece = { $piece ->
    [pawn] żaden pion
    [knight] żaden skoczek
    [bishop] żaden goniec
    [rook] żadna wieża
    [queen] żaden hetman
   *[king] żaden król
}
chess-move-number = to jest ruch { $now }, a nie { $number }
chess-leave-out-number = pomiń numer
chess-no-such-move = nie ma takiego ruchu
chess-write-pawn = dla piona napisz małe b
chess-write-bishop = dla gońca napisz wielkie G
chess-no-capture = ten ruch niczego nie bije
chess-no-en-passant = to nie jest bicie w przelocie
chess-no-check = ten ruch nie daje szacha
chess-no-mate = ten ruch nie daje mata
chess-several = taki zapis pasuje do kilku ruchów ({ $number })
chess-no-move = brakuje ruchu
chess-unreadable = `{ $text }` nie jest ruchem
chess-shape = ruchy zapisuje się e4, Sf3, exd5, O-O, e8=H lub Sbd2 albo oboma polami: e2e4
chess-letter-in-english = ta litera oznacza po angielsku inną figurę
chess-letter-of-reader = ta litera oznacza w Twoim języku inną figurę
chess-not-own = figura na { $from } nie należy do { of-side }
chess-nothing-there = na { $from } nie stoi żadna figura
chess-still-in-check = { white-or-black } są szachowane, a ten ruch tego nie usuwa
chess-into-check = ten ruch zostawiłby króla { of-side } pod szachem
chess-pawn-blocked = pole { $to } jest zajęte, a przy biciu pionem podaje się linię, z której on bije
chess-no-piece-to = { white-or-black } nie mają figury, która może pójść na { $to }
chess-other-piece = { $meant ->
    [pawn] na { $from } stoi { chess-piece }, a nie pion
    [knight] na { $from } stoi { chess-piece }, a nie skoczek
    [bishop] na { $from } stoi { chess-piece }, a nie goniec
    [rook] na { $from } stoi { chess-piece }, a nie wieża
    [queen] na { $from } stoi { chess-piece }, a nie hetman
   *[king] na { $from } stoi { chess-piece }, a nie król
}
chess-cannot-go = { chess-piece } z { $from } nie może pójść na { $to }
chess-has-none = { $place ->
    [file] { white-or-black } nie mają { of-chess-piece } na linii { $line }
    [rank] { white-or-black } nie mają { of-chess-piece } w rzędzie { $line }
   *[board] { white-or-black } nie mają { of-chess-piece }
}
chess-only-one = { chess-piece } { of-side } z { $from } nie może pójść na { $to }
chess-none-can = { $place ->
    [file] { no-chess-piece } { of-side } na linii { $line } nie może pójść na { $to }
    [rank] { no-chess-piece } { of-side } w rzędzie { $line } nie może pójść na { $to }
   *[board] { no-chess-piece } { of-side } nie może pójść na { $to }
}
chess-castling-lost = król { of-side } lub ta wieża ma już ruch za sobą, więc tej roszady nie można już zrobić
chess-castling-in-check = { white-or-black } są szachowane i dlatego nie mogą roszować
chess-castling-blocked = między królem a wieżą coś stoi
chess-castling-attacked = król przeszedłby przez atakowane pole lub na nim stanął
chess-not-to-claim = remis może reklamować tylko ten, kto jest na posunięciu
chess-nothing-to-claim = { $times ->
    [1] remisu nie można jeszcze reklamować: pozycja występuje po raz pierwszy
   *[other] remisu nie można jeszcze reklamować: pozycja występuje po raz drugi
}{ $turns ->
    [0] , a ostatni ruch był biciem lub ruchem pionem
    [one] , a bez bicia i ruchu pionem minął dopiero { $turns } ruch
    [few] , a bez bicia i ruchu pionem minęły dopiero { $turns } ruchy
   *[other] , a bez bicia i ruchu pionem minęło dopiero { $turns } ruchów
}
chess-when-to-claim = remis można reklamować za trzecim razem albo po 100 takich ruchach (po 50 każdego gracza)
chess-moves-of = { $piece ->
    [pawn] ruchy pionów
    [knight] ruchy skoczków
    [bishop] ruchy gońców
    [rook] ruchy wież
    [queen] ruchy hetmana
   *[king] ruchy króla
}
chess-castling = roszada

ttt-no-square = `{ $text }` nie jest polem tej planszy
ttt-shape = ruch to pole od a1 do c3, na przykład `b2`
ttt-taken = pole { $square } jest już zajęte, stoi na nim { $side }
ttt-mark = zajęcie pola

merels-cannot-pass = { $side } ma możliwy ruch i dlatego nie może pasować
merels-empty-hand = { $side } nie ma już pionków w ręce: teraz rusza się pionkiem na planszy
merels-still-in-hand = { $number ->
    [one] { $side } ma jeszcze { $number } pionek w ręce, a ruszać pionkami można dopiero po jego postawieniu
    [few] { $side } ma jeszcze { $number } pionki w ręce, a ruszać pionkami można dopiero po ich postawieniu
   *[other] { $side } ma jeszcze { $number } pionków w ręce, a ruszać pionkami można dopiero po ich postawieniu
}
merels-occupied = na { $to } stoi pionek strony { $side }
merels-no-stone = na { $from } nie stoi żaden pionek
merels-not-own = pionek na { $from } należy do strony { $side }
merels-stays = pionek z { $from } zostałby na miejscu
merels-reforms = pionek z { $from } dopiero co otworzył młynek { $mill } i nie może go od razu zamknąć
merels-too-far = { $from } i { $to } nie sąsiadują na żadnej linii
merels-too-many-to-fly = { $from } i { $to } nie sąsiadują na żadnej linii, a { $side } ma zbyt wiele pionków, by skakać: { $left }, gdy wolno przy { $limit } lub mniej
merels-no-mill = { $to } nie zamyka młynka, więc niczego się nie zbija
merels-flight-only = skok niczego nie zbija, nawet gdy zamyka młynek
merels-own-stone = na { $point } stoi własny pionek strony { $side }
merels-nothing-there = na { $point } nie stoi pionek do zbicia
merels-removed-twice = pionek na { $point } jest zbijany dwa razy
merels-removes-one = ten ruch zbija jeden pionek, nie więcej
merels-removes-two = ten ruch zbija dwa pionki, nie więcej
merels-two-mills = zamykają się dwa młynki, więc zbija się dwa pionki
merels-must-remove = { $to } zamyka młynek { $mill }, więc trzeba zbić pionek
merels-all-in-mills = wszystkie pionki strony { $side } stoją w młynkach, więc żadnego się nie zbija
merels-safe = pionek na { $point } stoi w młynku ({ $mill }) i nie można go zbić
merels-no-turn = tu brakuje ruchu
merels-behind-pass = za `pass` nic już nie może stać
merels-no-point-first = ruch zaczyna się od pola pionka
merels-behind-hyphen = za łącznikiem brakuje pola
merels-removed-missing = brakuje pola zbitego pionka
merels-x-missing = przed polem zbitego pionka pisze się `x`
merels-only-removals = tu mogą stać już tylko zbite pionki
merels-shape = ruch zapisuje się jak d2, d2-d3 lub d2-d3xa1
merels-no-point = `{ $word }` nie jest polem planszy
merels-points = pola tej kolumny: { $points }
merels-nobody-flies = opcja `flight_closes` nie ma sensu w `{ $ruleset }`, gdzie nikt nie skacze
merels-rulesets-that-fly = pomiń `flight_closes` albo wybierz `ludii-4` lub `ludii-1` (RML-3)
merels-pass = żaden pionek nie może się ruszyć
merels-place = postawienie pionka
merels-place-one = postawienie pionka i zbicie jednego
merels-place-two = postawienie pionka i zbicie dwóch
merels-fly = skok
merels-fly-one = skok i zbicie pionka
merels-fly-two = skok i zbicie dwóch pionków
merels-move = ruch pionka
merels-move-one = ruch pionka i zbicie jednego
merels-move-two = ruch pionka i zbicie dwóch

backgammon-can-play = można zagrać { $dice }
backgammon-other-throw = do zagrania jest rzut { $dice }, a nie { $said }
backgammon-ends-differently = można to zagrać na kilka sposobów, które kończą się różnie
backgammon-more-dice = z kości można zagrać { $dice }, nie tylko { $played }
backgammon-only-die = można zagrać tylko jedną kość, a musi to być { $die }
backgammon-no-hit = na { $point } nie stoi pojedynczy pionek przeciwnika
backgammon-bar-first = Twój pionek jest na bandzie i musi wejść jako pierwszy
backgammon-no-piece = na { $from } nie ma Twojego pionka
backgammon-backwards = pionki idą z wyższych pól na niższe, a nie z { $from } na { $to }
backgammon-not-home = nie można zdejmować, dopóki Twój pionek stoi na { $point }
backgammon-rearmost = większą liczbą zdejmuje się tylko z najdalszego pola, czyli { $rearmost }
backgammon-closed = pole { $to } jest zamknięte; pionki przeciwnika: { $pieces }
backgammon-ways-closed = każda droga z { $from } na { $to } jest zamknięta
backgammon-all-played = wszystkie kości zostały zagrane już wcześniej
backgammon-not-with = za pomocą { $die } żaden pionek nie przejdzie z { $from } na { $to }
backgammon-not-with-both = za pomocą { $die } i { $other } żaden pionek nie przejdzie z { $from } na { $to }
backgammon-no-turn = brakuje ruchu
backgammon-five-steps = żaden ruch nie ma więcej niż cztery kroki
backgammon-no-way = pionek idzie z jednego miejsca na inne
backgammon-no-place = tu brakuje pola od 24 do 1, `bar` lub `off`
backgammon-not-from = żaden pionek nie może wyjść z `{ $run }`
backgammon-not-to = żaden pionek nie może pójść na `{ $run }`
backgammon-number = liczba pionków to `(2)`, `(3)` lub `(4)`
backgammon-shape = ruchy zapisuje się `13/8 6/5`, `bar/22`, `6/off`, `8/5*(2)`, `24/18/13` lub `pass`
backgammon-no-double = żadne podwojenie nie czeka na odpowiedź
backgammon-double-late = podwaja się przed rzutem, ale nie przed pierwszym rzutem gry
backgammon-thrown = { $dice } jest już rzucone
backgammon-throw-anyway = rzut i tak nastąpi
backgammon-may-double-first = kości nie zostały jeszcze rzucone i możesz przedtem podwoić
backgammon-write-roll = napisz `roll`, aby rzucić kośćmi, lub `double`, aby podwoić
backgammon-write-take = napisz `take`, aby przyjąć, lub `drop`, aby uznać grę za przegraną
backgammon-double-waits = podwojenie czeka na odpowiedź
backgammon-crawford-game = to jest gra Crawforda, w której nikt nie podwaja
backgammon-other-cube = kostkę podwajającą ma przeciwnik
backgammon-highest-cube = kostka podwajająca stoi na { $highest } i nie można jej już obrócić
backgammon-no-cube = ta gra toczy się bez kostki podwajającej
backgammon-not-begun = gra się jeszcze nie zaczęła: brakuje rzutu o to, kto zaczyna
backgammon-no-gammons = { $loss ->
    [gammon] gammon nie liczy się tu więcej niż każda inna przegrana
   *[backgammon] backgammon nie liczy się tu więcej niż każda inna przegrana
}
backgammon-concede-single = uznaj grę za zwykłą przegraną, jako `single`
backgammon-no-opening = opcja `opening` jest ustawiona, ale przy `first` nie ma rzutu o to, kto zaczyna
backgammon-leave-out-opening = pomiń `opening` albo niech rzut rozstrzygnie, kto zaczyna
backgammon-jacoby-cube = opcja `jacoby` dotyczy kostki podwajającej
backgammon-jacoby-cube-hint = ustaw też `cube: true` albo pomiń `jacoby`
backgammon-jacoby-match = reguła Jacoby'ego jest dla pojedynczych gier, a `points` robi z nich mecz
backgammon-jacoby-match-hint = pomiń `jacoby` lub `points`
backgammon-jacoby-gammons = przy `gammons: false` opcja `jacoby` nie ma o czym mówić
backgammon-jacoby-gammons-hint = pomiń `jacoby` lub `gammons`
backgammon-crawford-cube = reguła Crawforda dotyczy kostki podwajającej w meczu
backgammon-crawford-cube-hint = ustaw też `cube: true` i `points` albo pomiń `crawford`
backgammon-one-point = w meczu do jednego punktu nie ma czego podwajać
backgammon-one-point-hint = pomiń `cube` albo graj do większej liczby punktów
backgammon-before-throw = przed rzutem
backgammon-answer-double = odpowiedź na podwojenie
backgammon-enter = wejście z bandy
backgammon-begin-from = początek z { $point }
backgammon-none-plays = nie można zagrać żadnej kości

not-on-turn = to nie Twoja kolej
not-the-turn-of = to nie kolej gracza `{ $name }`
game-closed = partia jest zamknięta i nic się w niej już nie zapisuje
pen-of-another = teraz kolej na to, by pisał { $holder }, a nie { $by }
not-awaited = { $awaited }, więc teraz to niemożliwe
awaited-join = nie wszyscy jeszcze dołączyli
awaited-roll = rzut nie jest jeszcze kompletny
awaited-turn = oczekiwany jest ruch
awaited-board = partia jest skończona i trzeba odsłonić zakrytą planszę
awaited-tokens = partia jest skończona i trzeba jeszcze powiedzieć, które żetony zostają
nothing-before-dice = przed Twoim następnym rzutem nie ma o czym decydować: rzut następuje bez pytania
order-on-own-turn = to Twoja kolej, więc nie ma na co czekać
order-not-your-turn = po tym ruchu to nie Twoja kolej
order-dice = po tym ruchu następuje rzut kośćmi, a wcześniej nikt nie może odpowiedzieć
order-over = ten ruch kończy partię
no-offer-waits = żadna propozycja nie czeka na Twoją odpowiedź
several-offers = na Twoją odpowiedź czeka kilka propozycji
unknown-offer = żadna czekająca propozycja nie ma kodu, który zaczyna się od `{ $named }`
offer-to-others = na tę propozycję odpowiada kto inny ({ $names }), a nie Ty
nothing-to-decline = nikt niczego nie proponuje, więc nie ma czego odrzucać
no-own-turn = nie masz jeszcze ruchu, który można by cofnąć
takeback-in-throw = niczego się nie cofa, dopóki brakuje rzutu, który ktoś może już znać
takeback-too-far = po wpisie { $seq } ktoś dołączył lub odszedł albo pokazano kości lub tajemnicę: dalej wstecz się nie wraca
takeback-to-nothing = nie ma wpisu { $seq }, do którego można by wrócić
takeback-earliest = pierwszy wpis, do którego można wrócić, to { $earliest }
takeback-of-nothing = pozycja po wpisie { $back } jest obecną pozycją: nie ma czego cofać
takeback-meant = aby cofnąć wpis { $last }, zaproponuj powrót do wpisu { $back }
no-referee = ta partia nie ma sędziego, który mógłby rozstrzygnąć
no-clock = ta partia nie ma zegara
no-member = w tej partii nikt nie nazywa się `{ $name }`
did-you-mean = czy chodzi o `{ $near }`?
there-are = uczestnicy: { $names }
type-more = napisz dłuższy początek
claim-about-oneself = reklamuje się czas innego gracza, a nie własny
claim-nothing-due = od gracza `{ $name }` nic się nie należy
sealed-by-mail = w tej grze plansze są zakryte i żadnego ruchu się tu za Ciebie nie robi
slip-ends-game = to, co czeka, kończy partię: poddaje ją { $names }
nothing-to-post = nie czeka nic, co można by zapisać
remarks-wait = na następny wpis partii, który doręczy je wszystkim, czekają już Twoje uwagi ({ $number })
keeps-too-many = nikt nie zachowuje więcej żetonów, niż ma, a { $name } ma { $held }
no-day = `{ $day }` nie jest datą
how-days-are-written = daty zapisuje się `20.12.2026 do 6.1.2027`
no-absences = w tej partii nie ma dni nieobecności
absence-without-days = dzień powrotu musi być późniejszy niż pierwszy dzień
absence-too-early = pierwszy dzień nie może być wcześniejszy niż chwila, w której piszesz ({ $at })
absence-too-long = { $days ->
    [one] byłby to { $days } dzień
    [few] byłyby to { $days } dni
   *[other] byłoby to { $days } dni
}, a z { $most } w tej partii zostało { $left }
absence-too-long-for-year = { $days ->
    [one] byłby to { $days } dzień
    [few] byłyby to { $days } dni
   *[other] byłoby to { $days } dni
} w roku { $year }, a z { $most } na rok zostało { $left }
absence-overlaps = pokrywa się to z nieobecnością od { $from } do { $until }
other-referee = ta partia ma innego sędziego, który musi to podpisać
leave-of-nobody = `{ $player }` nie bierze udziału w tym turnieju albo już w nim nie gra
no-leave = w grupach gracza `{ $player }` nie ma dni nieobecności
leave-without-days = dzień powrotu musi być późniejszy niż pierwszy dzień
leave-too-early = pierwszy dzień nie może być wcześniejszy niż chwila, w której piszesz ({ $at })
leave-too-long-for-year = { $days ->
    [one] byłby to { $days } dzień
    [few] byłyby to { $days } dni
   *[other] byłoby to { $days } dni
} w roku { $year }, a z { $most } na rok zostało { $left }
leave-overlaps = pokrywa się to z nieobecnością od { $from } do { $until }

duodecim-more-dice = można użyć więcej kości niż { $used }
duodecim-backwards = pionki idą do przodu
duodecim-empty-hand = w ręce nie ma żadnego pionka
duodecim-enters-at-home = pionek wchodzi na pole własnego domu, od 1 do 6
duodecim-no-piece = na { $from } nie ma Twojego pionka
duodecim-one-by-one = pionki wchodzą na planszę i schodzą z niej pojedynczo
duodecim-not-returned = zbity pionek jeszcze nie wrócił: mogą się ruszać tylko pionki w ręce i w domu
duodecim-leaves-home = żaden pionek nie opuszcza domu, zanim nie wejdą wszystkie
duodecim-exits-early = pionki nie mogą jeszcze zejść: inne są za daleko z tyłu
duodecim-too-few = { $here ->
    [one] na { $from } stoi tylko { $here } Twój pionek
    [few] na { $from } stoją tylko { $here } Twoje pionki
   *[other] na { $from } stoi tylko { $here } Twoich pionków
}
duodecim-twice = żaden pionek nie rusza się dwa razy w jednym ruchu, a te z { $from } już się ruszyły
duodecim-closed = przeciwnik ma na { $to } dwa pionki lub więcej
duodecim-dice-used = kości potrzebne do tego są już użyte do czego innego
duodecim-no-sum = żadna kość i żadna suma z { $numbers } nie daje { $distance }
duodecim-enters-by-one = pionek wchodzi jedną kością
duodecim-pair = dwa pionki idą razem o sumę kości, a nie o jedną
duodecim-stack = stos idzie w całości, o sumę wszystkich kości
duodecim-no-more-than-two = więcej niż dwa pionki nie idą razem
duodecim-singly = w tej grze pionki idą pojedynczo
duodecim-order = { $reason }; liczy się kolejność, w której są zapisane
duodecim-other-order = w innej kolejności: { $moves }
duodecim-no-capture = na { $to } nie ma czego zbić
duodecim-no-move = nie ma tu ruchu
duodecim-unreadable = `{ $word }` nie jest ruchem
duodecim-shape = pojedyncze ruchy oddzielone odstępami: `in/3` wchodzi, `7/10` idzie, `7/17(2)` idą dwa, `28/off` schodzi; albo `pass`
duodecim-cannot-pass = można użyć kości, więc pasować nie można
duodecim-none-plays = nie można użyć żadnej kości
duodecim-by = o { $dice }

roman-cannot-pass = kto może się ruszyć, nie może pasować
roman-marks = napisz `{ $moves }` albo pomiń to, co stoi za polami
roman-not-own = figura na { $square } należy do przeciwnika
roman-no-piece = na { $square } nie ma figury
roman-one-square = figura idzie o jedno pole po przekątnej
roman-soldier-backwards = żołnierz idzie tylko do przodu
roman-bearer-backwards = zniechęcony chorąży idzie tylko do przodu
roman-occupied = pole { $square } jest zajęte
roman-none-can = żadna figura strony, która ma ruch, nie może pójść na { $square }
roman-several = na { $square } może pójść kilka figur
roman-twice = to jest napisane dwa razy
roman-no-throne = { $square } nie jest salą tronową tego oddziału
roman-no-capture = na { $square } nikogo się nie bierze do niewoli
roman-throne-unmarked = wejście do sali tronowej nie jest zaznaczone
roman-capture-unmarked = jedni jeńcy są zaznaczeni, a inni nie
roman-square-missing = na końcu brakuje pola
roman-square-expected = tu brakuje pola
roman-no-square = `{ $text }` nie jest polem planszy
roman-squares = pola to a1 do g{ $rows }
roman-no-part = to nie należy do żadnego ruchu
roman-shape = ruchy zapisuje się `c3-d4`, `c9-d10 throne`, `d4-e5 xe6` lub `pass`
roman-play-ended = gra jest skończona: { $reason }
roman-returned-already = jeńcy już wrócili, a wracają tylko raz w partii
roman-no-prisoners = nie ma jeńców, którzy mogliby wrócić
resign-instead = partię poddaje się słowami `poddaję się`
roman-no-move = brak ruchu
roman-move-soldier = ruch żołnierza
roman-move-bearer = ruch chorążego
roman-move-demoralised = ruch zniechęconego chorążego

open-nothing = nic tu nie jest napisane
open-shape = ruch to dowolny tekst
open-too-long = ruch ma najwyżej { $number } znaków
open-both = `throw:` i `next:` nie mogą stać w jednym ruchu
open-throw-first = najpierw zażądaj rzutu, a kolej przekaż następnym ruchem
open-next-not-last = `next:` nie jest ostatnim krokiem
open-throw-not-last = `throw:` nie jest ostatnim krokiem
open-one-throw = ruch ma jeden rzut; kto go żąda, gra potem dalej następnym ruchem
open-dice-shape = na przykład `throw: 2d6`: od 1 do 20 kości o 2 do 1000 ściankach
open-no-dice = za `throw:` brakuje kości
open-not-dice = `{ $value }` nie oznacza kości
open-dice-count = rzut `{ $value }` nie ma od 1 do 20 kości
open-dice-sides = kość `{ $value }` nie ma od 2 do 1000 ścianek
open-direction = { $sign } zmienia kierunek pisma i nie może zostać zapisany
open-control = { $sign } jest znakiem sterującym i nie może zostać zapisany
open-has-left = `{ $name }` nie gra już w tej partii
open-nobody = w tej partii nikt nie nazywa się `{ $name }`
open-in-the-game = w partii grają: { $names }
open-throw-pending = najpierw trzeba dokończyć rzut { $dice }

duerror-kind-first = { $piece ->
    [thete] Teta
    [ephebe] Efeb
   *[melliran] Melliran
}
duerror-kind-accusative = { $piece ->
    [thete] tetę
    [ephebe] efeba
   *[melliran] mellirana
}
duerror-carry-unplayed = opcja `carry` jest ustawiona, ale bez parcus niczego się nie zachowuje
duerror-carry-unplayed-hint = pomiń `carry` albo dodaj `parcus` do `variants`
duerror-few-boards = { $boards ->
    [one] { $boards } plansza nie wystarczy dla { $players } graczy
    [few] { $boards } plansze nie wystarczą dla { $players } graczy
   *[other] { $boards } plansz nie wystarczy dla { $players } graczy
}
duerror-few-boards-hint = `boards` wymienia ich co najmniej tyle, ilu jest graczy
duerror-carries-too-much = { $number ->
    [one] nikt nie może wnieść więcej niż { $number } żeton
    [few] nikt nie może wnieść więcej niż { $number } żetony
   *[other] nikt nie może wnieść więcej niż { $number } żetonów
}
duerror-carries-without-parcus = żetony wnosi się tylko przy parcus
duerror-written-out = opcja `{ $key }` przy tych wariantach i graczach i tak ma wartość `{ $preset }`
duerror-wrong-board = plansza { $number }: { $reason }
duerror-path-length = droga ma 81 pól, a nie { $number }
duerror-path-twice = pole { $square } jest na drodze dwa razy
duerror-path-apart = droga idzie z { $from } na { $to }, a te pola nie sąsiadują
duerror-path-written = droga nie jest zapisana tak, jak w zapisie partii
duerror-board-twice = dwie plansze mają ten numer
duerror-path-shape = droga to pola jak A1, oddzielone jednym odstępem, a jest ich { $number }
own-board = Twoja plansza: { $reason }
own-board-words = plansza to `random`, numer albo Twoje własne pola
own-board-salts = `salts` to 32 bajty w base64
duerror-too-many-steps = ruch ma nie więcej niż 64 kroki
duerror-no-step = brakuje kroku
duerror-no-act = brakuje tego, co robi figura
duerror-between = kroki oddziela się przez `; `
duerror-steps = kroki: board N, colour NAME, start PIECE, change PIECE, roll, take NAME, spare NAME, veer, move, stay, hold
duerror-not-by-piece = `{ $verb }` nie jest tym, co robi figura
duerror-board-number = planszę wybiera się numerem albo jako `sealed`
duerror-no-square = `{ $word }` nie jest polem
duerror-no-target = `{ $word }` nie jest ani polem od A1 do I9, ani `out`
duerror-lacks-object = za `{ $verb }` czegoś brakuje
duerror-too-much = `{ $word }` jest za `{ $verb }` zbędne
duerror-not-a-step = `{ $verb }` nie jest krokiem
duerror-not-a-piece = `{ $word }` nie jest figurą; są thete, ephebe, melliran
duerror-lacks-squares = w zapisie za `take` i `move` stoją pola
duerror-square-sealed = na zakrytej planszy ruch podaje swoje pole: `move D4` lub `move out`
duerror-one-of = napisz jedno z tych: { $steps }
duerror-unfinished = ruch nie jest kompletny: { $missing }
duerror-choice-missing = brakuje { $choice }
duerror-ends-with = kończy się przez `move`, `stay` lub `hold` albo krokiem z rzutem kośćmi
duerror-has-to-move = jeszcze przed ruchem, postojem lub czekaniem: { $pieces }
duerror-behind-dice = krok z rzutem kośćmi kończy wpis; ruch toczy się dalej w następnym
duerror-behind-turn = ruch był kompletny już przed tym krokiem
duerror-take-late = zbicie jest przed skrętem i ruchem figury
duerror-spare-late = oszczędzenie jest przed skrętem i ruchem figury, i tylko raz w ruchu gracza
duerror-veer-late = skręt jest przed ruchem figury
duerror-choice = { $choice ->
    [sealed] `board sealed`
    [board] `board N`
    [colour] `colour NAME`
   *[start] `start PIECE`
}
duerror-choices-first = pierwszy ruch zaczyna się od wyboru: { $choice }
duerror-choices-late = wybiera się tylko w pierwszym ruchu gracza
duerror-chosen = to jest już wybrane
duerror-comes-next = teraz kolej na { $choice }
duerror-all-in-play = przy factiosus wszystkie figury są w grze, więc żadnej nie wybiera się na początek
duerror-board-chosen = plansza jest już wybrana; teraz kolej na { $choice }
duerror-boards-secret = przy caecus plansze są tajne: `board sealed`
duerror-boards-open = plansze są zakryte tylko przy caecus: `board N`
duerror-no-board = nie ma planszy { $number }
duerror-board-taken = plansza { $number } jest już wybrana
duerror-free-boards = plansze, których nikt nie ma: { $numbers }
duerror-no-colour = `{ $word }` nie jest kolorem tej gry
duerror-colour-taken = kolor { duerror-colour } jest już wybrany
duerror-free-colours = kolory, których nikt nie ma: { $colours }
duerror-no-ephebe = przy merus nie ma efeba
duerror-no-token = { $step ->
    [veer] skręt kosztuje żeton, a { $name } nie ma żadnego
    [stay] postój kosztuje żeton, a { $name } nie ma żadnego
   *[change] zmiana kosztuje żeton, a { $name } nie ma żadnego
}
duerror-one-piece = figurę podaje się tylko przy factiosus: tu każdy ma jedną
duerror-one-piece-here = figurę ofiary podaje się tylko przy factiosus: tu każdy ma jedną
duerror-is-out = { duerror-kind } jest za wyjściem i nie bierze już udziału
duerror-no-piece-left = nie została żadna figura, która mogłaby to zrobić
duerror-which-piece = brakuje figury, która to robi
duerror-piece-first = napisz figurę przed krokiem: { $pieces }
duerror-which-victim = brakuje figury, która jest zbijana
duerror-no-formactus = przy factiosus nie ma formactusu
duerror-formactus-early = w pierwszym ruchu gracza nie ma formactusu
duerror-formactus-used = formactus jest raz w ruchu, za żeton lub z rzutem, i już był
duerror-formactus-late = formactus jest przed wszystkim innym
duerror-same-piece = ta figura to już { duerror-kind }
duerror-thrown-odd = rzut już był, i to nieparzysty: zmień figurę albo graj dalej
duerror-roll-instead = `roll` nic nie kosztuje: po nieparzystej liczbie możesz zmienić figurę za darmo
duerror-take-spared = kto ma już żeton za to, że nikogo nie zbija, nie zbija nikogo
duerror-stands-on = { $name } stoi na { $square }
duerror-own-pieces = nikt nie zbija własnych figur
duerror-victim-left = { $name } jest poza partią razem ze swoimi figurami
duerror-most-taken = { $number ->
    [one] w jednym ruchu zbija się najwyżej { $number } figurę
    [few] w jednym ruchu zbija się najwyżej { $number } figury
   *[other] w jednym ruchu zbija się najwyżej { $number } figur
}
duerror-takes-from-outside = figura, której nie ma na planszy, nikogo nie zbija
duerror-thete-takes = teta nikogo nie zbija
duerror-not-on-board = { $name } nie ma na planszy takiej figury do zbicia
duerror-immune = figura gracza { $name } stała na polu, na którym zbito kogoś innego
duerror-no-reach = z { $from } { duerror-kind } nie sięga figury gracza { $name } na { $to }
duerror-none-in-reach = żadna figura gracza { $name } nie jest w zasięgu albo żadna, którą można zbić
duerror-nobody = nikt tu nie nazywa się `{ $name }`
duerror-others = pozostali: { $names }
duerror-spare-taken = za zbicie kogoś nie dostaje się żetonu
duerror-few-payers = nikogo się nie wskazuje, gdy żetony ma mniej niż dwóch graczy w zasięgu
duerror-bank-pays = bank ma żetony i płaci, więc nikogo się nie wskazuje
duerror-cannot-pay = { $name } nie jest w zasięgu albo nie ma żetonu
duerror-name-payer = bank jest pusty, więc najpierw wskazuje się, kto płaci za to, że go nie zbito
duerror-has-moved = ta figura ({ duerror-kind }) już się w tym ruchu ruszyła
duerror-too-few-left = { $number ->
    [one] zostało mniej niż { $number } pole, a wychodzi się tylko dokładną liczbą
    [few] zostało mniej niż { $number } pola, a wychodzi się tylko dokładną liczbą
   *[other] zostało mniej niż { $number } pól, a wychodzi się tylko dokładną liczbą
}
duerror-hold-or-stay = napisz `hold` albo, za żeton, `stay`
duerror-not-out-yet = { $number ->
    [one] do wyjścia jest dalej niż { $number } pole: ruch prowadzi na { $square }
    [few] do wyjścia jest dalej niż { $number } pola: ruch prowadzi na { $square }
   *[other] do wyjścia jest dalej niż { $number } pól: ruch prowadzi na { $square }
}
duerror-further = { $number ->
    [one] { $target ->
        [out] jedno pole dalej na drodze jest wyjście
       *[square] jedno pole dalej na drodze jest { $square }
    }
    [few] { $target ->
        [out] { $number } pola dalej na drodze jest wyjście
       *[square] { $number } pola dalej na drodze jest { $square }
    }
   *[other] { $target ->
        [out] { $number } pól dalej na drodze jest wyjście
       *[square] { $number } pól dalej na drodze jest { $square }
    }
}
duerror-none-holds = przy `exit: past` figura, która poszłaby za daleko, wychodzi, więc żadna nie czeka
duerror-can-move = figura może się ruszyć, więc nie czeka
duerror-move-or-stay = napisz `move` albo, za żeton, `stay`
duerror-told-seals = { $name } wybiera zakrytą planszę, której nikt inny nie zna.
duerror-told-board = { $name } wybiera planszę { $number }, { $title }.
duerror-told-colour = { $name } wybiera kolor { duerror-colour }.
duerror-told-starts = { $name } wybiera na początek { duerror-kind-accusative }.
duerror-told-changes = { $price ->
    [token] { $name } zmienia figurę za żeton na { duerror-kind-accusative }.
   *[free] { $name } zmienia figurę za darmo na { duerror-kind-accusative }.
}
duerror-told-rolls = { $name } rzuca kością: po nieparzystej liczbie zmiana jest darmowa.
duerror-told-takes = { duerror-kind-first } zbija figurę gracza { $name } na { $to }, a ta idzie na { $from }.
duerror-told-spares = Nikogo nie zbito, więc { $name } dostaje żeton od gracza { $payer } (misericordia).
duerror-told-bank-pays = Nikogo nie zbito, więc { $name } dostaje żeton od banku (misericordia).
duerror-told-veers = { $name } płaci żeton, a dwie kości mówią, dokąd idzie figura.
duerror-told-moves = { $number ->
    [one] { duerror-kind-first } idzie o jedno pole, na { $square }.
    [few] { duerror-kind-first } idzie o { $number } pola, na { $square }.
   *[other] { duerror-kind-first } idzie o { $number } pól, na { $square }.
}
duerror-told-leaves = { duerror-kind-first } opuszcza planszę przez wyjście.
duerror-told-stays = { $name } płaci żeton, a { duerror-kind } zostaje na miejscu.
duerror-told-holds = { duerror-kind-first } nie może się ruszyć, bo zostało za mało pól.
duerror-choose-board = wybór planszy
duerror-choose-colour = wybór koloru
duerror-choose-piece = wybór figury na początek
duerror-change-free = zmiana figury za darmo
duerror-change-paid = zmiana figury za żeton
duerror-roll = darmowy rzut o zmianę
duerror-take = zbicie kogoś
duerror-spare = nikogo nie zbijać i wskazać, kto daje za to żeton
duerror-veer-paid = skręt za żeton
duerror-move = ruch po drodze
duerror-stay-paid = postój za żeton
duerror-hold = czekanie, bo figura nie może się ruszyć
