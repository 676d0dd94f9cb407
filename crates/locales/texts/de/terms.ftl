# Die Bedingungen einer Partie. Zeilen einer Tabelle haben einen Doppelpunkt; davor steht ihr Titel.

terms-rules = Regeln: Fassung { $version } (`adjudicate rules { $name }` zeigt sie)
terms-options-usual = Optionen: alle wie üblich
terms-option = Option: { $key } ist { $value } (üblich: { $usual }); { $about }
terms-seat = { $key ->
    [none] Platz { $number }: { $name } spielt per Post; der Schiedsrichter schreibt die Züge auf{ terms-mail }
   *[other] Platz { $number }: { $name } unterschreibt mit { $key }{ terms-mail }
}
terms-mail = { $mail ->
    [none] { "" }
   *[other] , Post an { $mail }
}
terms-first = Es beginnt: { $first }
first-by-dice = das Los entscheidet
terms-referee = { $dice ->
    [yes] Schiedsrichter: ja{ terms-mail }; er und der Werfende machen die Würfe
   *[no] Schiedsrichter: ja{ terms-mail }
}
terms-no-referee = Schiedsrichter: keiner; Streit lässt sich nur durch Einigung beilegen
terms-clock = Bedenkzeit: { $clock }
terms-no-clock = unbegrenzt
clock-whole-game = { $clock } insgesamt
terms-organiser = Veranstalter: { $name }; Partie { $id }

clock-per-turn = { $days ->
    [one] { $days } Tag je Zug
   *[other] { $days } Tage je Zug
}, { $transit } Postweg, { $grace } Nachfrist
clock-per-turn-absence = { $days ->
    [one] { $days } Tag je Zug
   *[other] { $days } Tage je Zug
}, { $transit } Postweg, { $grace } Nachfrist und { $absence } Abwesenheit

bank-control = { $time } mehr nach je { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}
bank-increment = { $time } mehr nach jedem Zug
bank-increment-first = { $time } mehr nach jedem der ersten { $turns } Züge
bank-cap = nie mehr als { $time }
bank-reserve = { $time } Reserve
bank-overflow = Zeit über dem Höchstwert geht in die Reserve
bank-refill = die Reserve zahlt nach einem Zug oder durch Nachfüllen
bank-floor = mindestens { $time } nach einem Zug
bank-floor-from = mindestens { $time } nach einem Zug, ab Zug { $turn }
bank-whole-days = nur ganze Tage zählen
bank-double = bei einem Zug zählen die Tage nach dem { $days }. doppelt
bank-silence = als verstummt gilt, wer { days-counted } nichts hören lässt
bank-element = { days-counted } für Würfelanteile, die andere schulden
bank-transit = { days-counted } für den Postweg
bank-absence = { days-counted } Abwesenheit
bank-absence-year = { days-counted } Abwesenheit im Jahr
days-counted = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
