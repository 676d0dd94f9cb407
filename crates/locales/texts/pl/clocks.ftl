# Teksty o zegarach po polsku; do czego służy każdy klucz, mówi plik angielski.

clock-figures = { $clock }{ stock-reserve }, po { $turns ->
    [one] { $turns } ruchu
   *[other] { $turns } ruchach
}{ $over ->
    [yes] ; czas został przekroczony
   *[no] { "" }
}
clock-standing = { $own ->
    [yes] Twój zegar: { clock-figures }.
   *[no] Zegar { name-genitive }: { clock-figures }.
}
clock-charged-so-far = Czas zużyty dotąd na ten ruch: { $charge }.
clock-doubles = { $past ->
    [yes] Od { $time } czas tego ruchu liczy się podwójnie.
   *[no] Począwszy od { $time } czas tego ruchu będzie się liczył podwójnie.
}
clock-reserve-pays = Rezerwa pomaga tylko wtedy, gdy na czas przeniesie się z niej godziny na zegar.
clock-ends = { $past ->
    [yes] Czas minął { $time }.
   *[no] Czas mija { $time }.
}
clock-received = Wpis { $entry } z { $said } dotarł do sędziego { $had }.

sum-began = { $reserve ->
    [none] Zegar { name-genitive } na początku: { $clock }.
   *[other] Zegar { name-genitive } na początku: { $clock }, w rezerwie: { $reserve }.
}
sum-first-duties = { $number ->
    [one] Czas zużyty na pierwsze zadanie: { $charge }.
    [few] Czas zużyty łącznie na pierwsze { $number } zadania: { $charge }.
   *[other] Czas zużyty łącznie na pierwszych { $number } zadań: { $charge }.
}
sum-order = Wpis { $entry }: wykonanie polecenia danego z góry, bez zużycia czasu.
sum-entry = { $turn ->
    [0] Wpis { $entry }, bez ruchu: { $charge }
   *[other] Wpis { $entry }, ruch { $turn }: { $charge }
}
sum-running = Zadanie w toku: { $charge }
sum-length = { $length }, od { $from } do { $to }.
sum-not-counted = Nie liczy się: { $items }.
sum-waiting = { $length } czekania na części rzutu od innych
sum-absence = { $length } nieobecności
sum-given = { $length } od sędziego
sum-post = { $length } na pocztę
sum-before = Czas liczony razem z wcześniejszymi zadaniami: { $thought }; z tego zużyto już przedtem: { $before }.
sum-charged = { $doubled ->
    [none] Zużyto: { $charge }.
   *[other] Zużyto: { $charge }, bo podwójnie liczy się: { $doubled }.
}
sum-left = { $reserve ->
    [none] Potem pozostało: { $clock }.
   *[other] Potem pozostało: { $clock }, w rezerwie: { $reserve }.
}
sum-total = Zużyto łącznie: { $charge }.
sum-overstepped = Czas już minął, gdy wpis { $entry } zakończył zadanie.
sum-silent = Od { name-genitive } nic nie nadeszło od { $time }; dni bez nieobecności: co najmniej { $days }.

grace-days = { $grace ->
    [one] { $grace } dzień
   *[other] { $grace } dni
}
grace-terms = Na każdy ruch jest { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
} i { $post ->
    [one] { $post } dzień
   *[other] { $post } dni
} na pocztę. Czas dodatkowy { name-genitive } w całej partii: { grace-days }.
grace-first = Czas dodatkowy zużyty przez pierwsze spóźnione wpisy ({ $number }): { grace-days }.
grace-given = { $given ->
    [one] { $given } dzień od sędziego
   *[other] { $given } dni od sędziego
}
grace-away = { $away ->
    [one] { $away } dzień nieobecności
   *[other] { $away } dni nieobecności
}
grace-moved = { $given ->
    [0] { $away ->
        [0] { "" }
       *[other] {" "}(wliczono: { grace-away })
    }
   *[other] { $away ->
        [0] {" "}(wliczono: { grace-given })
       *[other] {" "}(wliczono: { grace-given } i { grace-away })
    }
}
grace-late = Wpis { $entry }: oczekiwany od { $since } do { $until }{ grace-moved }. Nosi datę { $done } i zużywa { $late ->
    [one] { $late } dzień
   *[other] { $late } dni
} czasu dodatkowego.
grace-in-time = Wszystkie wpisy { name-genitive } były na czas.
grace-running = { $over ->
    [0] Zadanie w toku: od { $since } do { $until }{ grace-moved }.
    [one] Zadanie w toku: od { $since } do { $until }{ grace-moved }. Zużywa to dotąd { $over } dzień czasu dodatkowego.
   *[other] Zadanie w toku: od { $since } do { $until }{ grace-moved }. Zużywa to dotąd { $over } dni czasu dodatkowego.
}
grace-used = Czas dodatkowy zużyty łącznie: { $used } z { $grace ->
    [one] { $grace } dnia
   *[other] { $grace } dni
}.
