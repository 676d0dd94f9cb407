# Czego gracz nie może zrobić: z tych tekstów te, które stoją w listach; pozostałe są po angielsku.

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
