# De voorwaarden van een partij. Regels van een tabel hebben een dubbele punt, achter hun titel.

terms-rules = spelregels: versie { $version } (`adjudicate rules { $name }` toont ze)
terms-options-usual = opties: alle zoals gebruikelijk
terms-option = optie: { $key } is { $value } (gewoonlijk { $usual }); { $about }
terms-seat = { $key ->
    [none] plaats { $number }: { $name } speelt per post; de arbiter noteert de zetten{ terms-mail }
   *[other] plaats { $number }: { $name } ondertekent met { $key }{ terms-mail }
}
terms-mail = { $mail ->
    [none] { "" }
   *[other] , post naar { $mail }
}
terms-first = begint: { $first }
first-by-dice = door het lot
terms-referee = { $dice ->
    [yes] arbiter: ja{ terms-mail }; hij en de werper maken de worpen
   *[no] arbiter: ja{ terms-mail }
}
terms-no-referee = arbiter: geen; een geschil eindigt alleen door een akkoord
terms-clock = bedenktijd: { $clock }
terms-no-clock = onbeperkt
clock-whole-game = { $clock } in totaal
terms-organiser = organisator: { $name }; partij { $id }

clock-per-turn = { $days ->
    [one] { $days } dag per zet
   *[other] { $days } dagen per zet
}, { $transit } voor de post, { $grace } extra
clock-per-turn-absence = { $days ->
    [one] { $days } dag per zet
   *[other] { $days } dagen per zet
}, { $transit } voor de post, { $grace } extra en { $absence } afwezig

bank-control = { $turns ->
    [one] { $time } erbij na elke zet
   *[other] { $time } erbij na elke { $turns } zetten
}
bank-increment = { $time } erbij na elke zet
bank-increment-first = { $time } erbij na elk van de eerste { $turns } zetten
bank-cap = nooit meer dan { $time }
bank-reserve = { $time } in reserve
bank-overflow = tijd boven het maximum gaat naar de reserve
bank-refill = de reserve betaalt na een zet of door bijvullen
bank-floor = minstens { $time } na een zet
bank-floor-from = minstens { $time } na een zet vanaf zet { $turn }
bank-whole-days = alleen hele dagen tellen
bank-double = dagen van één zet na de eerste { $days } tellen dubbel
bank-silence = geldt als stil na { days-counted } zonder bericht
bank-element = { days-counted } voor worpdelen die anderen schuldig zijn
bank-transit = { days-counted } voor de post
bank-absence = { days-counted } afwezig
bank-absence-year = { days-counted } per jaar afwezig
days-counted = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}
