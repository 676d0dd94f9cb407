# Czego gracz nie może zrobić i co może zrobić zamiast tego; do czego służy każdy klucz, mówi plik angielski.

leave-of-event = w tym turnieju nieobecność dotyczy wszystkich partii naraz i zgłasza się ją turniejowi
no-sealed-board = w tej partii nie masz zakrytej planszy
no-sealed-boards = w tej partii nie ma zakrytych plansz
no-part-due = nie czeka się na żadną Twoją część rzutu
elements-missing = rzut nie jest jeszcze pełny, brakuje części: { $names }
no-result = `{ $text }` nie jest wynikiem tej partii
no-result-for = `{ $text }` nie jest wynikiem dla { $number } graczy
hint-status = { $status }
hint-result = wynik wymienia wszystkich graczy w kolejności miejsc: `{ $example }`
hint-players = gracze: { $names }
no-part-left = w Twoim łańcuchu nie ma już żadnej części
slip-ends-game-first = kartka z tego wpisu kończy partię i potem jest to już niemożliwe
slip-takes-pen = przez kartkę z tego wpisu nie jest to już kolej gracza { $name }, więc jest to niemożliwe
not-an-option = `{ $word }` nie jest opcją
option-range = wartości `{ $key }`: { $range }
how-options-are-written = opcje zapisuje się KEY=VALUE
hint-status-answer = { $status } Robi to `adjudicate answer`.
hint-numbers = { $status } Liczby podaje `{ $line }`.
hint-write-for = `--for { $name }` pisze za gracza { $name }, który gra pocztą
hint-no-board = pomiń planszę
hint-boards = plansze: { $numbers }
hint-play = ruch robi `adjudicate play`
hint-show = `adjudicate show` pokazuje, co czeka
hint-name-offer = wskaż jedną początkiem jej kodu: pokazuje je `adjudicate show`
hint-leave = `adjudicate event away 2026-12-20 to 2027-01-06` podpisuje to dla kierownika
hint-sealed-boards = plansze zakrywa się w Duerror Grandis z wariantem caecus, w pierwszym ruchu gracza
hint-post = `adjudicate post` to zapisuje; --leave-out to wstrzymuje
hint-post-true = `post: true` zapisuje kartkę
hint-on-slip = powiedz to na kartce, którą zapisują inni
hint-ruling = może nastąpić już tylko decyzja sędziego
hint-elements = części, które nadeszły, dołącza się do ruchu albo przed nim do odpowiedzi
hint-new-key = Twój nowy klucz zapisuje ruch, który jest nim podpisany: --key FILE
hint-waits-too = to, co czeka, też się liczy: pokazuje to `adjudicate show`
hint-last-part = rzucający daje ostatnią część wraz z ruchem
hint-rolled-later = rzut następuje, gdy wszyscy dołączą
hint-whose-offer = podaj, czyją: `accept NAME`
hint-offers = propozycje: `draw`, `end`, `prisoners`, `concede`, `concede gammon`, `concede backgammon`, `result NAME N, NAME N`
hint-lines = wiersze: `NAME: MOVE`, `dice: 3 5`, `NAME: offer draw`, `# a remark`; wszystkie pokazuje `--help`

table-no-roll = nie oczekuje się żadnego rzutu
table-turn-of = kolej gracza { $name }
table-dice-first = najpierw trzeba rzucić kości
table-has-left = { $name } nie gra już w tej partii
table-no-offer = żadna propozycja nie czeka na odpowiedź gracza { $name }
table-offers = na odpowiedź gracza { $name } czeka kilka propozycji
table-no-such-offer = przy stole nie ma takiej propozycji
table-nobody = nie gra tu nikt o imieniu `{ $name }`
table-no-line = ten wiersz nie należy do tych, które są zrozumiałe przy stole
table-no-number = `{ $word }` nie jest liczbą, którą pokazuje kość
table-no-side = kość o liczbie ścianek { $sides } nie pokazuje { $number }
table-miscounted = { $number ->
    [one] rzut to { $dice }, a tu jest jedna liczba
    [few] rzut to { $dice }, a tu są { $number } liczby
    [many] rzut to { $dice }, a tu jest { $number } liczb
   *[other] rzut to { $dice }, a tu jest { $number } liczby
}
