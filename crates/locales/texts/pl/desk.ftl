# Teksty, którymi sędzia odpowiada na listy; do czego służy każdy klucz, mówi plik angielski.

done-move = Ruch { $move } został wykonany.
done-resigned = Poddanie partii zostało zapisane.
done-resign-signed = Partia jest przez Ciebie poddana; zapisze to następny ruch.
done-ask-take-back = Prosisz o cofnięcie swojego ostatniego ruchu. Prośba obowiązuje, dopóki ktoś nie zagra dalej.
done-offer = Proponujesz { $offer }. Propozycja obowiązuje, dopóki ktoś nie zagra dalej.
done-agreed = Zgoda została zapisana.
done-agreed-offer = Przyjmujesz propozycję { by-genitive }: { $offer }.
done-decline = Twoja odmowa zostanie przekazana pozostałym.
done-order = Na { $when } natychmiast nastąpi odpowiedź { $then }.
done-roll-next = Następny rzut zostanie wykonany za Ciebie, chyba że wcześniej padnie inne pytanie.
done-claim-draw = Twoja reklamacja została zapisana.
done-claim-timeout = O tym, czy minął czas { player-genitive }, rozstrzyga teraz sędzia.
done-save = Zapisano, co zachowujesz.
done-away = Twoja nieobecność: od { $from } do { $until }.
done-remark-later = Twoja uwaga trafi do pozostałych z Twoim następnym ruchem.
done-remark = Twoja uwaga zostanie przekazana pozostałym.
done = Zapisano.
done-before = To zostało już podpisane wcześniej i czeka.
done-share = Twoja część rzutu została oddana.
done-language = Od teraz piszemy do Ciebie w tej partii po polsku i czytamy oznaczenia figur jako polskie.
done-stop = O tej partii będziesz dostawać tylko listy, gdy przyjdzie Twoja kolej, i to, o co poprosisz. Polecenie `zapisz` przywraca wszystkie.
done-start = Znów dostajesz wszystkie listy o tej partii.
away-in-event = Twoja nieobecność: od { $from } do { $until }, we wszystkich Twoich partiach tego turnieju.
away-not-in-game = W partii { $game } to niemożliwe: { $reason }.
away-elsewhere = { $number ->
    [one] To samo dotyczy Twojej drugiej partii w tym turnieju.
    [few] To samo dotyczy Twoich { $number } innych partii w tym turnieju.
   *[other] To samo dotyczy Twoich { $number } innych partii w tym turnieju.
}

refused = Polecenie `{ $line }` nie zostało wykonane: { $reason }{ $clause }.
refused-by-rule = `{ $line }` nie jest tu możliwe{ $clause }. Regułę przeczytasz, pisząc `zasady { $rule }`.
not-played = Ruch `{ $line }` nie został wykonany.
not-judged = Ruch `{ $line }` nie został sprawdzony: to nie Twoja kolej.
not-done-behind = Nie wykonano też tego, co stało dalej: { $lines }.
not-done-over = Partia jest skończona i nie zapisuje się w niej już nic, o czym inni mieliby się dowiedzieć: "{ $say }".
not-done-settled = Ta szachownica jest już w turnieju rozliczona i w partii nic się już nie zapisuje.
not-done-twice = Ta wiadomość już raz nadeszła; tego, o co prosi, nie wykonuje się po raz drugi.
not-done-sealed = Polecenie `{ $line }` nie zostało wykonane: w tej grze plansze są zakryte, a gracz bez klucza nie ma takiej, która mogłaby tu pozostać tajna (DUE-12). Sędzia czyta Twoją wiadomość i gra za Ciebie ręcznie.
not-done-event = Polecenie `{ $line }` dotyczy turnieju i wymaga osobnej wiadomości; to jest wiadomość o partii.
not-done-host = Polecenie `{ $line }` jest dla gospodarzy i wymaga osobnej wiadomości; to jest wiadomość o partii.
not-done-yes = Nie było pytania ani propozycji, na które `tak` mogłoby być odpowiedzią; nic nie zrobiono.
not-done-begun = `{ $line }` to jeszcze nie cały ruch, a wcześniej nic się nie zapisuje. Wyślij całość w jednej wiadomości, każdy krok w osobnym wierszu.
old-board = `{ $line }` odpowiada na starą pozycję, po wpisie { $entry }; teraz obowiązuje inna. Ruch nie został wykonany; oto nowa pozycja.
old-board-same = Ruch { $move } jest już w partii, jako wpis { $entry }; nic nie zostało powtórzone.
unknown-board = Z Twojej wiadomości nie wynika, na którą pozycję odpowiada; nic nie zrobiono. Oto obecna pozycja.
unknown-board-line = Z Twojej wiadomości nie wynika, na którą pozycję odpowiada; polecenie `{ $line }` nie zostało wykonane. Oto obecna pozycja.
not-your-way = Z Twojego adresu nadeszła wiadomość, ale nie na adres, który masz tylko Ty, więc nic nie zrobiono. Jeśli była od Ciebie, odpowiedz na ten list: jego adres zawiera słowo, którego nie ma nikt inny.
key-too-late = Do partii rozpoczętej bez klucza nie można go już dodać (protokół 1.7): tutaj nadal pisze za Ciebie sędzia. Wyślij klucz z odpowiedzią na następne zaproszenie, a podpis będzie od początku należał do Ciebie.
rest-is-read = Resztę Twojej wiadomości przeczyta sędzia.
message-is-read = Sędzia wie o tym i czyta wiadomość.
doubtful-address = Na adres, który masz tylko Ty, nadeszła wiadomość, ale z { $address }, a to nie jest Twój adres w tej partii. Dlatego nic nie zrobiono. Jeśli była od Ciebie, odpowiedz z adresu, na który przychodzi ten list; z innego może ją przyjąć tylko sędzia. Jeśli nie była od Ciebie, powiedz o tym sędziemu, a dostaniesz nowy adres.
doubtful-proof = Twoja wiadomość nadeszła, ale serwer poczty nie znalazł dowodu, że pochodzi z Twojego adresu (pasującego podpisu DKIM ani wpisu SPF). Dlatego nic nie zrobiono. Wyślij ją przez serwer poczty należący do Twojego adresu; jeśli tak już było, może ją przyjąć sędzia.

silent = W Twojej wiadomości nie ma ruchu ani polecenia, które rozpoznajemy; nic nie zrobiono. Napisz sam ruch w wierszu nad cytowanym tekstem. Sędzia przeczyta Twoją wiadomość.
silent-quoted = Treść: "{ $line }". W Twojej wiadomości nie ma ruchu ani polecenia, które rozpoznajemy; nic nie zrobiono. Napisz sam ruch w wierszu nad cytowanym tekstem. Sędzia przeczyta Twoją wiadomość.
silent-encrypted = Twoja wiadomość jest zaszyfrowana ({ $how }), a nie ma tu klucza, aby ją otworzyć. Wyślij ją bez szyfrowania; Twój program ma do tego przełącznik przy wiadomości. { silent-end }
silent-sealed = Twoja wiadomość jest podpisana tak (S/MIME, w jednym kawałku), że treść jest zamknięta w podpisie, i nie jest tu rozpakowywana. Wyślij ją bez podpisu albo z takim, który zostawia tekst czytelny ("clear signed"). { silent-end }
silent-winmail = Twoja wiadomość ma postać, którą czyta tylko Outlook (winmail.dat). Wyślij ją jako zwykły tekst lub HTML: w programie Outlook karta „Formatowanie tekstu”. { silent-end }
silent-picture = W Twojej wiadomości jest tylko obraz{ $why }. Nie czytamy pisma na obrazach, tylko kwadratowy kod karty wydrukowanej przez ten program. Napisz ruch jako tekst. { silent-end }
silent-attachment = W Twojej wiadomości jest tylko załącznik { $file }, a takich plików nie czytamy. Napisz ruch w samej wiadomości. { silent-end }
silent-subject = Twoja wiadomość ma tylko temat, "{ $subject }", a tam ruchów nie czytamy. Napisz ruch w samej wiadomości. { silent-end }
silent-quotation = W Twojej wiadomości jest tylko cytat. Napisz sam ruch w wierszu nad cytatem, bez znaku cytowania przed nim. { silent-end }
silent-empty = Twoja wiadomość jest pusta. Napisz sam ruch w pierwszym wierszu. { silent-end }
silent-end = Nic nie zrobiono. Sędzia wie o tym i obejrzy wiadomość.

asked-unclear = Nie jest jasne, o co Ci chodzi; nic nie zrobiono: { $lines }
hidden-part = część wiadomości, którą ukrywa jej arkusz stylów
asked-several = Można to rozumieć na kilka sposobów; nic nie zrobiono.
asked-yes = Odpowiedź `tak` nie wystarczy: nie mówi, o które z tych chodzi.
asked-reading = { $number } oznacza `{ $line }`
asked-offer = { $number } oznacza: { by-inside } proponuje { $offer }
asked-number = Odpowiedz samym numerem albo samym ruchem w wierszu.
asked-number-offer = Odpowiedz samym numerem. Dalsza gra odrzuca wszystkie.
asked-resign = Czy naprawdę chcesz poddać tę partię? Jeśli tak, odpowiedz na tę wiadomość słowami `poddaję się tak` w jednym wierszu.
number-without-question = Wiadomość, na którą odpowiadasz, nie zawierała pytania, na które odpowiedzią mogłoby być { $number }; nic nie zrobiono.
number-unknown-question = Z Twojej wiadomości nie wynika, na które pytanie odpowiedzią jest { $number }; nic nie zrobiono.
number-old-board = Odpowiedź { $number } dotyczy pytania o starą pozycję; nic nie zrobiono.
number-out-of-range = Można wybrać numer od 1 do { $last }; numeru { $number } wśród nich nie ma.
accept-several = Na Twoją odpowiedź czeka kilka propozycji; nic nie zrobiono.
accept-nothing = Polecenie `przyjmuję` nie zostało wykonane: na Twoją odpowiedź nie czeka żadna propozycja (protokół 1.8).
accept-unknown = Z Twojej wiadomości nie wynika, na który list odpowiada; nic nie zostało przyjęte. Na Twoją odpowiedź czeka:
accept-lapsed = Propozycja z listu, na który odpowiadasz, już nie obowiązuje; nic nie zostało przyjęte. Na Twoją odpowiedź czeka teraz:
accept-not-shown = List, na który odpowiadasz, nie zawiera propozycji; nic nie zostało przyjęte. Na Twoją odpowiedź czeka teraz:

tried = Taka byłaby pozycja po ruchu { $move }. Nic nie zapisano.
no-clause = W grze { $game } nie ma reguły `{ $clause }`.
list-to-move = Ruch ma { $name }.
list-to-move-side = { $side ->
    [white] Ruch ma { $name } (białe).
    [black] Ruch ma { $name } (czarne).
   *[other] Ruch ma { $name } ({ $side }).
}
list-over = Partia jest skończona.
list-group = { $title } ({ $number }):
answered-by-hand = Sędzia odpowiada na Twój list:
propose-language = Czy mamy pisać do Ciebie po polsku? Jeśli tak, odpowiedz: `{ language-line }`.

subject-for-the-referee = dla sędziego
subject-your-games = Twoje partie
subject-your-games-on = Twoje partie, { $day }
for-the-referee = Twoja wiadomość dotarła. Sędzia czyta ją i zapisuje, o co prosisz: w tej partii serwer nie może sam podpisywać.
nothing-made = Z Twojej wiadomości nic nie wynika: { $reason }.
referee-reads = Sędzia wie o niej i ją czyta.
which-game = Nie jest jasne, której z Twoich partii dotyczy wiadomość; nic nie zrobiono. Odpowiedz na najnowszy list o tej partii.
games-stand = Stan Twoich partii:
more-games-over = { $number ->
    [one] Jeszcze jedna z Twoich partii tutaj jest zakończona.
    [few] Jeszcze { $number } z Twoich partii tutaj są zakończone.
   *[other] Jeszcze { $number } z Twoich partii tutaj jest zakończonych.
}
games-settled = { $number ->
    [one] Jedna została rozstrzygnięta przez kierownika turnieju lub regulamin i nie jest dalej grana.
    [few] { $number } zostały rozstrzygnięte przez kierownika turnieju lub regulamin i nie są dalej grane.
   *[other] { $number } zostało rozstrzygniętych przez kierownika turnieju lub regulamin i nie jest dalej granych.
}
you-wrote = Piszesz:
you-wrote-on = Piszesz dnia { $date }:

about = { $what }: { $said }
# Obrazy.
the-picture = obraz
a-picture = obraz
pictures-unknown = ten program zbudowano bez odczytu obrazów
picture-without-code = nie znaleziono w nim kodu
picture-unreadable = nie można go odczytać ({ $error })
picture-damaged = jest uszkodzony
picture-too-large = jest za duży
picture-not-looked-at = nie udało się go obejrzeć: { $error }
picture-unlooked = nie udało się go obejrzeć
picture-too-long = szukanie w nim kodu trwa za długo
picture-unseen = nikt go nie obejrzał
picture-of-stranger = żadna partia tutaj nie wymienia nadawcy, więc nikt go nie obejrzał; robi to `adjudicate import`
pictures-took-long = obrazy zajęły w tej godzinie zbyt dużo czasu; obejrzy go `adjudicate import`
