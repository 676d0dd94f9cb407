# Teksty przy stole po polsku; do czego służy każdy klucz, mówi plik angielski.

proof-tip = koniec łańcucha, którym wpis { $entry } wiąże gracza { $name }
proof-element = element { $number } gracza { $name }, ujawniony we wpisie { $entry }
proof-seed = ziarno: SHA-256 identyfikatora partii, liczby wcześniejszych rzutów ({ $before }) i tych elementów
proof-shows = { $bytes } pokazuje { $number }
proof-dropped = { $bytes } odpada
proof-bytes = bajty, które robi z niego ChaCha20
proof-commands = każdy krok w postaci poleceń

gave-share = { $by } daje część rzutu.

after-entry = { $headline }, po wpisie { $entry }
at-a-table = { $game }, przy stole
turn-so-far = { $game }, dotychczasowy ruch
option-is = { $key }: { $value }

gives-share = Dajesz swoją część rzutu.
new-slip = Nowe: { $what }

how-by-page = Jak odpowiedzieć: otwórz stronę adjudicate.html, wybierz "I got a letter" i wklej całą tę wiadomość.
foot-blocks = Bloki poniżej i załączniki zawierają te same podpisane teksty; zostaw je bez zmian.
