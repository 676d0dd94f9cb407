# Teksty gier po polsku; do czego służy każdy klucz, mówi plik angielski.

game-title = { $game ->
    [chess] Szachy
    [tic-tac-toe] Kółko i krzyżyk
    [nine-mens-morris] Młynek
    [roman-merels] Młynek rzymski
    [roman-checkers] Warcaby rzymskie
    [backgammon] Backgammon
    [duodecim-scriptorum] Ludus Duodecim Scriptorum
    [duerror-grandis] Duerror Grandis
   *[open] Gra dowolna
}
rules-heading = { $title } (`{ $game }`), { $players }, wersja zasad { $version }
rules-players = { $high ->
    [2] gracze: 2
   *[other] gracze: od { $low } do { $high }
}
rules-of-every-game = W każdej grze:
rules-notation = Jak zapisuje się ruchy:
rules-options = Opcje warunków, `new ... --option KEY=VALUE`:
rules-without-options = Nie ma opcji.
rules-option = { $preset ->
    [absent] { $range }; zwykle nic ({ $clause }). { $effect }
   *[other] { $range }; zwykle { $preset } ({ $clause }). { $effect }
}
accepted-range = od { $low } do { $high }
accepted-bool = true lub false
accepted-text = tekst
accepted-words = niektóre z { $words }
accepted-boards = lista plansz
either = { $start } lub { $last }

lesson-options = Gra z opcjami { $options }.
lesson-refused = Odpowiedź `{ $answer }` jest odrzucana: [{ $clause }] { $reason }.
lesson-refused-after = Potem odpowiedź `{ $answer }` jest odrzucana: [{ $clause }] { $reason }.
lesson-right = Odpowiedź `{ $answer }` jest dobra.
lesson-right-end = Odpowiedź `{ $answer }` jest dobra: { $ending }.
lesson-right-recorded = Odpowiedź `{ $answer }` jest dobra, a jej zapis to `{ $recorded }`.
lesson-right-recorded-end = Odpowiedź `{ $answer }` jest dobra, a jej zapis to `{ $recorded }`: { $ending }.
ended = { $kind ->
    [won] wygrywa { $who } ({ $clause }: { $reason })
    [shared] { $who } dzielą się zwycięstwem ({ $clause }: { $reason })
    [annulled] nikt nie wygrywa ({ $clause }: { $reason })
   *[drawn] remis ({ $clause }: { $reason })
}{ $points ->
    [none] { "" }
   *[other] ; punkty: { $points }
}
game-over = partia jest skończona: { $reason }

agreed = za obopólną zgodą
resigned = { $name } poddaje partię
forfeited = { $name } przegrywa decyzją sędziego: { $reason }
ruled = decyzją sędziego: { $reason }

items = { $start }, { $last }
sentences = { $start } { $last }
pieces-beside = { $place ->
    [in-hand] w ręce { $number }
    [off] zdjęte { $number }
    [to-return] do powrotu { $number }
    [taken] zbite { $number }
    [in-camp] w obozie { $number }
    [token] żetony: { $number }
   *[tokens] żetony: { $number }
}
stack = { $place ->
    [bar] na bandzie { $pieces }
    [off] zdjęte { $pieces }
   *[other] na { $place }: { $pieces }
}

white-or-black = { $side ->
    [white] białe
   *[black] czarne
}
chess-checkmate = mat
chess-stalemate = pat
chess-dead = martwa pozycja
chess-fivefold = pięciokrotne powtórzenie pozycji
chess-75-moves = 75 posunięć bez bicia i ruchu pionem
chess-threefold = trzykrotne powtórzenie pozycji
chess-50-moves = 50 posunięć bez bicia i ruchu pionem
chess-claimed = { $reason }, na skutek reklamacji
chess-role = { white-or-black }
chess-to-move = ruch mają { white-or-black }
chess-in-check = ruch mają { white-or-black }, szach
chess-claim = { white-or-black } mogą reklamować remis: { $reason }
chess-pieces = { white-or-black } mają: król { $king }{ $queens ->
    [0] { "" }
    [one] , hetman { $queen }
   *[other] , hetmany { $queen }
}{ $rooks ->
    [0] { "" }
    [one] , wieża { $rook }
   *[other] , wieże { $rook }
}{ $bishops ->
    [0] { "" }
    [one] , goniec { $bishop }
   *[other] , gońce { $bishop }
}{ $knights ->
    [0] { "" }
    [one] , skoczek { $knight }
   *[other] , skoczki { $knight }
}{ $pawns ->
    [0] { "" }
    [one] , pion { $pawn }
   *[other] , piony { $pawn }
}

ttt-row = trzy w rzędzie
ttt-full = wszystkie pola są zajęte
ttt-to-play = { $name } ma ruch
ttt-won = { $name } ma trzy w rzędzie i wygrywa
ttt-drawn = remis: wszystkie pola są zajęte
ttt-marked = { $number ->
    [0] { $side } nie ma jeszcze żadnego pola.
    [one] { $side } ma pole { $squares }.
   *[other] { $side } ma pola { $squares }.
}

merels-few = mniej niż trzy pionki
merels-blocked = brak możliwego ruchu
merels-passes = obaj gracze spasowali
merels-repetition = ta sama pozycja po raz { $times }.
merels-quiet = { $turns ->
    [one] { $turns } ruch bez bicia
    [few] { $turns } ruchy bez bicia
   *[other] { $turns } ruchów bez bicia
}
merels-beside = { $side }: { $hand } w ręce, { $stones } na planszy
merels-ban = W następnym ruchu { $name } nie może przejść z { $from } na { $to }.
merels-over = Partia jest skończona.
merels-turn = Ruch ma { $name }.
merels-stones = { $side } ma { $stones ->
    [0] na planszy zero pionków
    [one] na planszy { $stones } pionek, na { $points }
    [few] na planszy { $stones } pionki, na { $points }
   *[other] na planszy { $stones } pionków, na { $points }
}{ $mills ->
    [none] { "" }
    [all] , wszystkie w młynkach
   *[some] , część w młynkach
}, a w ręce { $hand }.

backgammon-role = { $side }, do przejścia { $points }
backgammon-beside = { $side }: na bandzie { $bar }, zdjęte { $off }, do przejścia { $points }
backgammon-stands = { $from ->
    [near] { $side } ma: { $stacks }.
   *[far] { $side } ma, licząc od drugiej strony: { $stacks }.
}
backgammon-opening = brakuje rzutu o to, kto zaczyna
backgammon-choice = { $name } może podwoić albo rzucić kośćmi
backgammon-doubled = { $name } podwaja stawkę: { $other } przyjmuje i gra dalej o { $stake } albo odrzuca i traci { $points }
backgammon-throw = { $name } rzuca kośćmi
backgammon-turn = { $name } gra { $dice }
backgammon-match = mecz do { $points }, gra { $game }: { $one } ma { $one-points }, { $other } ma { $other-points }
backgammon-crawford = gra Crawforda: nikt nie podwaja
backgammon-cube = kostka podwajająca stoi na { $stake }, a ma ją { $name }
backgammon-cube-middle = kostka podwajająca leży pośrodku, na 1
backgammon-game-won = { $points ->
    [one] { $name } wygrywa grę { $game }, 1 punkt: { $win }
    [few] { $name } wygrywa grę { $game }, { $points } punkty: { $win }
   *[other] { $name } wygrywa grę { $game }, { $points } punktów: { $win }
}
backgammon-match-won = mecz do { $points }, { $win }
backgammon-win = { $win ->
    [single] wszystkie pionki zdjęte
    [gammon] wszystkie pionki zdjęte, gammon
    [backgammon] wszystkie pionki zdjęte, backgammon
    [drop] podwojenie odrzucone
    [conceded] gra uznana za przegraną
    [conceded-gammon] gra uznana za przegraną jako gammon
   *[conceded-backgammon] gra uznana za przegraną jako backgammon
}

duodecim-starting = każdy rzuca jedną kością; kto wyrzuci więcej, gra jako x i zaczyna
duodecim-throw = { $dice ->
    [one] { $name } rzuca jedną kością
   *[other] { $name } rzuca { $dice } kośćmi
}
duodecim-turn = { $name } gra { $dice }
duodecim-won = { $name } wygrywa
duodecim-drawn = partia jest nierozstrzygnięta
duodecim-off = wszystkie pionki zeszły z planszy
duodecim-limit = { $turns ->
    [one] { $turns } ruch każdego gracza bez zwycięzcy
    [few] { $turns } ruchy każdego gracza bez zwycięzcy
   *[other] { $turns } ruchów każdego gracza bez zwycięzcy
}
duodecim-inscription = Napis na planszy: wstań, zrób miejsce; nie umiesz grać; głupcze, odejdź!
duodecim-beside = { $returning ->
    [0] { $side } ma w ręce { $hand }, zdjęte { $off }
   *[other] { $side } ma w ręce { $hand }, zdjęte { $off }; zbite, do powrotu: { $returning }
}
duodecim-stands = { $points ->
    [0] { $beside }; na planszy nic.
   *[other] { $beside }; według własnej numeracji { $stacks }.
}

roman-side = { $side ->
    [Purple] Purpura
   *[Gold] Złoto
}
roman-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
roman-role = { roman-side }, { roman-points }
roman-beside = { $mark } { roman-side }, { $name }: { roman-points }
roman-soldiers = żołnierze: { $number }
roman-bearers = chorążowie: { $number }
roman-camp = { $number ->
    [0] { "  " }obóz: nikt
   *[other] { "  " }obóz: { $captives }
}
roman-due = Ruch ma { roman-side }.
roman-to-play = ruch ma: { roman-side }
roman-over = koniec: { $reason }
roman-returned-note = jeńcy wrócili
roman-tailchase = { $limit ->
    [0] bez postępu: { $turns }, bez limitu
   *[other] bez postępu: { $turns } z { $limit }
}
roman-returned = Jeńcy wrócili i drugi raz nie wrócą.
roman-quiet = Ruchy bez postępu: { $turns }.
roman-ended = Gra jest skończona: { $reason }.
roman-final = Z punktami za zakończenie Purpura ma { $purple }, a Złoto { $gold }.
roman-soldiers-on = { $number ->
    [one] żołnierz na { $squares }
   *[other] żołnierze na { $squares }
}
roman-bearers-on = { $number ->
    [one] chorąży na { $squares }
   *[other] chorążowie na { $squares }
}
roman-demoralised-on = { $number ->
    [one] zniechęcony chorąży na { $squares }
   *[other] zniechęceni chorążowie na { $squares }
}
roman-groups = { $start }; { $last }
roman-stands = { $number ->
    [0] { roman-side } ({ $name }) nie ma nic na planszy.
   *[other] { roman-side } ({ $name }): { $pieces }.
}
roman-gained = { $number ->
    [0] { roman-side } ma { roman-points } i żadnych jeńców.
   *[other] { roman-side } ma { roman-points } i tych jeńców: { $captives }.
}
roman-no-pieces = jedna strona nie ma figur na planszy
roman-blocked = żadna strona nie może się ruszyć
roman-no-progress = { $turns ->
    [one] { $turns } ruch bez postępu
    [few] { $turns } ruchy bez postępu
   *[other] { $turns } ruchów bez postępu
}
roman-agreed = obie strony zgodziły się na zakończenie

open-players = gracze: { $names }
open-order = Kolejność gry: { $names }.
open-left = { $number ->
    [one] { $names } opuszcza partię.
   *[other] { $names } opuszczają partię.
}
open-due = ruch ma: { $name }
open-due-sentence = { $name } ma ruch.
open-waits = ruch ma: { $name }, brakuje rzutu { $dice }
open-waits-sentence = { $name } ma ruch, ale brakuje jeszcze rzutu { $dice }.
open-throw = { $count ->
    [one] ostatni rzut: { $name }, { $dice }: { $numbers }
   *[other] ostatni rzut: { $name }, { $dice }: { $numbers } (suma { $sum })
}
open-throw-sentence = { $count ->
    [one] Ostatni rzut: { $name }, { $dice }: { $numbers }.
   *[other] Ostatni rzut: { $name }, { $dice }: { $numbers } (suma { $sum }).
}
open-turn = ruch { $turn }, { $name }: { $text }
open-turn-sentence = Ruch { $turn }, { $name }: "{ $text }".

duerror-own-path = Twoja droga, której nikt inny nie zna:
duerror-own-path-sentence = Twoja droga, której nikt inny nie zna: { $path }.
duerror-tokens = { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
   *[other] { $tokens } żetonów
}
duerror-bank = bank: { duerror-tokens }
duerror-bank-sentence = Bank ma { duerror-tokens }.
duerror-variants = warianty: { $variants }
duerror-variants-sentence = Warianty: { $variants }.
duerror-throw = { $kind ->
    [start] ostatni rzut: o początek: { $numbers }
   *[player] ostatni rzut: { $name }: { $numbers }
}
duerror-throw-sentence = { $kind ->
    [start] Ostatni rzut: o początek, { $numbers }.
   *[player] Ostatni rzut: { $name }, { $numbers }.
}
duerror-board = { $kind ->
    [none] jeszcze bez planszy
    [sealed] zakryta plansza
   *[open] plansza { $number } { $title }
}
duerror-kind = { $piece ->
    [thete] teta
    [ephebe] efeb
   *[melliran] melliran
}
duerror-piece = { $piece ->
    [none] jeszcze bez figury
   *[other] { $place ->
        [off] { duerror-kind } poza planszą
        [first] { duerror-kind } na pierwszym polu
        [out] { duerror-kind } za wyjściem
       *[on] { duerror-kind } na { $square }
    }
}
duerror-colour = { $colour ->
    [red] czerwony
    [blue] niebieski
    [green] zielony
    [yellow] żółty
    [black] czarny
    [white] biały
    [orange] pomarańczowy
    [violet] fioletowy
   *[brown] brązowy
}
duerror-role = { $colour ->
    [none] { $board }: { $pieces }
   *[other] { duerror-colour }, { $board }: { $pieces }
}
duerror-role-left = poza partią
duerror-role-new = jeszcze przed wyborem
duerror-beside = { $colour ->
    [none] { $number } { $name }, { $board }: { $pieces }, { duerror-tokens }
   *[other] { $number } { $name }, { duerror-colour }, { $board }: { $pieces }, { duerror-tokens }
}
duerror-beside-left = { $number } { $name }: poza partią
duerror-beside-new = { $number } { $name }: { duerror-tokens }
duerror-plays = { $colour ->
    [none] { $name }, { $board }: { $pieces }; { duerror-tokens }.
   *[other] { $name }, kolor { duerror-colour }, { $board }: { $pieces }; { duerror-tokens }.
}
duerror-left = { $name } jest poza partią.
duerror-new = { $name } jest jeszcze przed wyborem i ma { duerror-tokens }.
duerror-part = { $part ->
    [change] Teraz rzut jedną kością o zmianę.
    [veer] Teraz rzut dwiema kośćmi o to, dokąd idzie figura.
    [complete] Ruch jest kompletny.
    [choose] Pierwszy ruch: wybór.
    [formactus] Formactus: zmiana figury lub rzut o nią albo dalsza gra.
    [changing] Formactus: rzut był nieparzysty, więc zmiana jest darmowa.
    [flictus] Flictus: zbicie kogoś albo dalsza gra.
    [flexus] Flexus: skręt za żeton albo dalszy ruch.
   *[fluctus] Fluctus: ruch, postój lub czekanie.
}
duerror-purses = { $name } ma { $held }, bank ma { $bank }.
duerror-hidden = Figura stoi na pierwszym polu swojej drogi, którą pokaże następny wpis.
duerror-starting = Rzut o początek rozstrzyga, kto zaczyna.
duerror-to-play = { $part ->
    [choose] { $name } ma ruch: wybór.
    [formactus] { $name } ma ruch: formactus.
    [changing] { $name } ma ruch: darmowa zmiana.
    [flictus] { $name } ma ruch: flictus.
    [flexus] { $name } ma ruch: flexus.
   *[fluctus] { $name } ma ruch: fluctus.
}
duerror-change = { $name } rzuca o zmianę figury.
duerror-veer = { $name } rzuca o pole flexusu.
duerror-over = Partia jest skończona: { $reason }.
duerror-way = { $target ->
    [out] { duerror-kind } do wyjścia
    [nowhere] { duerror-kind } donikąd, bo zostało za mało pól
   *[square] { duerror-kind } na { $square }
}
duerror-ways = Twoje ruchy: { $ways }
duerror-ways-sentence = Twoje ruchy: { $ways }.
duerror-trail = droga gracza { $name }
duerror-trail-next = { duerror-kind } gracza { $name }: następny ruch
duerror-all-out = wszystkie figury gracza { $name } opuściły planszę
duerror-out = { $name } opuszcza planszę przez wyjście
duerror-idle = przez całą rundę nikt nie mógł się ruszyć i nikt nie ma żetonu
duerror-limit = liczba ruchów każdego gracza: { $turns }

piece-on = { $piece } na { $square }
piece-on-bar = { $symbol } na bandzie
piece-on-point = { $symbol } na własnym polu { $point }
chess-piece-on = { $side ->
    [white] { $piece ->
        [pawn] biały pion na { $square }
        [knight] biały skoczek na { $square }
        [bishop] biały goniec na { $square }
        [rook] biała wieża na { $square }
        [queen] biały hetman na { $square }
       *[king] biały król na { $square }
    }
   *[black] { $piece ->
        [pawn] czarny pion na { $square }
        [knight] czarny skoczek na { $square }
        [bishop] czarny goniec na { $square }
        [rook] czarna wieża na { $square }
        [queen] czarny hetman na { $square }
       *[king] czarny król na { $square }
    }
}
duerror-piece-on = figura gracza { $name } na { $square }
duodecim-pieces-on = { $side }: { $pieces } na { $point }
roman-piece-on = figura strony { $side } na { $square }
