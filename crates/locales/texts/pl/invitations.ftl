# Zaproszenia do partii pocztą i odpowiedzi dla zaproszonych.

invited = { $host } zaprasza Cię do partii pocztą: { game-title }. Odpowiedz `tak` albo `nie`.
invited-game = gra: { game-title }
invited-players = gracze: { $names }
invited-you = { $name } (Ty)
invited-first = zaczyna: { $first }
invited-how = Jak odpowiedzieć: odpowiedz na tę wiadomość słowem `tak`, samym w pierwszym wierszu, albo `nie`. Wystarczy Twój program pocztowy: plansza przychodzi pocztą, a Ty odpowiadasz ruchem. Partia zaczyna się, gdy wszyscy się zgodzą.
invited-key = Jeśli masz klucz tego programu, umieść go w wierszu pod `tak` (pokazuje go `adjudicate key show`), a będziesz podpisywać samodzielnie. Ruchy wszystkich innych zapisuje sędzia.
invited-secret = Adres, na który odpowiadasz, jest tylko Twój. Nie przekazuj tej wiadomości dalej.
invited-languages = W innym języku: odpowiedz jednym z wierszy { $lines }.
language-line = język polski
invited-subject = { $game } { $id }: { invited-word }
invited-word = zaproszenie dla Ciebie
invited-again = Re: { $game } { $id }: zaproszenie dla Ciebie

declined-self = Odmowa zapisana: nie grasz w tej partii ({ game-title }). Inni się o tym dowiadują, a Ty nie dostaniesz więcej wiadomości.
declined-other = Odmowa: { $name }. Partii ({ game-title }) z tymi graczami nie będzie.
declined-host = Odmowa: { $name } ({ $mail }). Partii ({ game-title }) z tymi graczami nie będzie. Możesz zaprosić kogoś innego: wiersz `zaproś { $game }` z adresami, w nowej wiadomości do kierownictwa.
declined-subject = [adjudicate] { $game } { $id }: odmowa, { $name }

doubt-address = Przyszła odpowiedź na Twoje zaproszenie, ale z innego adresu niż zaproszony, więc nic nie zrobiono. Jeśli jest od Ciebie, odpowiedz na tę wiadomość z adresu, na który ona przychodzi. Sędzia o tym wie.
doubt-proof = Przyszła odpowiedź na Twoje zaproszenie, ale bez dowodu, że jest z Twojego adresu, więc nic nie zrobiono. Jeśli jest od Ciebie, odpowiedz na tę wiadomość z adresu, na który ona przychodzi. Sędzia o tym wie.
seat-unclear = Nie jest jasne, co odpowiadasz na zaproszenie, więc nic nie zrobiono. Odpowiedz `tak` albo `nie`, samo w pierwszym wierszu. Resztę czyta sędzia.
seat-key-unfit = Nie masz jeszcze miejsca: { $reason }. Odpowiedz `nie` albo jeszcze raz z kluczem pod `tak`; przy samym `tak` Twoje ruchy zapisuje sędzia.
seat-key-needed = Nie masz jeszcze miejsca: { $reason }. Odpowiedz `nie` albo jeszcze raz z kluczem pod `tak`.
seat-taken = Grasz jako { $name }. Partia zacznie się, gdy { $number ->
    [one] odpowie też { $names }
   *[other] odpowiedzą też { $names }
}; do tego czasu możesz jeszcze odpowiedzieć `nie`.
seat-taken-key = Grasz jako { $name }. Podpisujesz samodzielnie, przysłanym kluczem. Partia zacznie się, gdy { $number ->
    [one] odpowie też { $names }
   *[other] odpowiedzą też { $names }
}; do tego czasu możesz jeszcze odpowiedzieć `nie`.

friend-invites = { $host } zaprasza Cię do partii: { game-title }.
friend-subject = { $host } zaprasza Cię do partii: { game-title }
friend-many = Liczba graczy: { $players }.
friend-many-taken = Liczba graczy: { $players }. Zgodę dali już: { $names }.
friend-usual = Obowiązują zwykłe zasady.
friend-option = Opcja { $key }: { $value } (zwykle { $usual }); { $about }
friend-option-unknown = Opcja { $key }: { $value }
friend-first-dice = Kto zaczyna, rozstrzyga rzut kośćmi.
friend-first-host = Zaczyna { $host }.
friend-first-you = Zaczynasz Ty.
friend-clock = Czas: { $clock }.
friend-no-clock = Czas: bez limitu.
friend-until = Zgodę możesz dać do { $date }.
friend-how = Aby się zgodzić, zapisz tę wiadomość jako letter.txt i uruchom `adjudicate accept letter.txt`; albo otwórz adjudicate.html, wybierz "I got a letter" i wklej całą wiadomość.
