# Warunki partii. Wiersze tabeli mają dwukropek za tytułem.

terms-rules = zasady: wersja { $version } (`adjudicate rules { $name }` je pokazuje)
terms-options-usual = opcje: wszystkie jak zwykle
terms-option = opcja: { $key } to { $value } (zwykle { $usual }); { $about }
terms-seat = { $key ->
    [none] miejsce { $number }: { $name } gra pocztą; ruchy zapisuje sędzia{ terms-mail }
   *[other] miejsce { $number }: { $name } podpisuje kluczem { $key }{ terms-mail }
}
terms-mail = { $mail ->
    [none] { "" }
   *[other] , poczta na { $mail }
}
terms-first = zaczyna: { $first }
first-by-dice = rozstrzyga losowanie
terms-referee = { $dice ->
    [yes] sędzia: tak{ terms-mail }; rzuty robią sędzia i rzucający
   *[no] sędzia: tak{ terms-mail }
}
terms-no-referee = sędzia: brak; spory rozstrzyga tylko zgoda graczy
terms-clock = czas: { $clock }
terms-no-clock = bez limitu
clock-whole-game = { $clock }, na całą partię
terms-organiser = organizator: { $name }; partia { $id }

clock-per-turn = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
   *[other] { $days } dni na ruch
}, { $transit } na pocztę, { $grace } dodatkowo
clock-per-turn-absence = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
   *[other] { $days } dni na ruch
}, { $transit } na pocztę, { $grace } dodatkowo i { $absence } nieobecności

bank-control = { $turns ->
    [one] { $time } więcej po każdym ruchu
    [few] { $time } więcej co { $turns } ruchy
   *[other] { $time } więcej co { $turns } ruchów
}
bank-increment = { $time } więcej po każdym ruchu
bank-increment-first = { $time } więcej po każdym z pierwszych { $turns } ruchów
bank-cap = nigdy więcej niż { $time }
bank-reserve = { $time } w rezerwie
bank-overflow = czas ponad maksimum idzie do rezerwy
bank-refill = rezerwa płaci po ruchu albo po uzupełnieniu
bank-floor = co najmniej { $time } po ruchu
bank-floor-from = co najmniej { $time } po ruchu, od ruchu { $turn }
bank-whole-days = liczą się tylko pełne dni
bank-double = dni jednego ruchu ponad { $days } liczą się podwójnie
bank-silence = milczenie: { days-counted } bez znaku
bank-element = { days-counted } na części rzutu od innych
bank-transit = { days-counted } na pocztę
bank-absence = { days-counted } nieobecności
bank-absence-year = { days-counted } nieobecności w roku
days-counted = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[other] { $days } dni
}
