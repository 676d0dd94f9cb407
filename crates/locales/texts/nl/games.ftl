# De teksten van de spellen in het Nederlands; waar elke sleutel voor dient, staat in het Engelse bestand.

game-title = { $game ->
    [chess] Schaken
    [tic-tac-toe] Boter-kaas-en-eieren
    [nine-mens-morris] Molenspel
    [roman-merels] Romeins molenspel
    [roman-checkers] Romeins dammen
    [backgammon] Backgammon
    [duodecim-scriptorum] Ludus Duodecim Scriptorum
    [duerror-grandis] Duerror Grandis
   *[open] Vrij spel
}
game-over = de partij is afgelopen: { $reason }

agreed = in onderling overleg
resigned = { $name } heeft opgegeven
forfeited = { $name } verliest door een beslissing: { $reason }
ruled = door een beslissing: { $reason }

white-or-black = { $side ->
    [white] wit
   *[black] zwart
}
chess-checkmate = schaakmat
chess-stalemate = pat
chess-dead = dode stelling
chess-fivefold = vijfmaal dezelfde stelling
chess-75-moves = 75 zetten zonder slag of pionzet
chess-threefold = driemaal dezelfde stelling
chess-50-moves = 50 zetten zonder slag of pionzet
chess-claimed = { $reason }, remise geclaimd
chess-role = { white-or-black }
chess-to-move = { white-or-black } is aan zet
chess-in-check = { white-or-black } is aan zet en staat schaak
chess-claim = { white-or-black } kan remise claimen: { $reason }
chess-pieces = { white-or-black } heeft koning { $king }{ $queens ->
    [0] { "" }
    [one] , dame { $queen }
   *[other] , dames { $queen }
}{ $rooks ->
    [0] { "" }
    [one] , toren { $rook }
   *[other] , torens { $rook }
}{ $bishops ->
    [0] { "" }
    [one] , loper { $bishop }
   *[other] , lopers { $bishop }
}{ $knights ->
    [0] { "" }
    [one] , paard { $knight }
   *[other] , paarden { $knight }
}{ $pawns ->
    [0] { "" }
    [one] , pion { $pawn }
   *[other] , pionnen { $pawn }
}

ttt-row = drie op een rij
ttt-full = alle velden zijn bezet
ttt-to-play = { $name } is aan zet
ttt-won = { $name } heeft drie op een rij en wint
ttt-drawn = gelijkspel: alle velden zijn bezet
ttt-marked = { $number ->
    [0] { $side } heeft nog geen veld.
    [one] { $side } heeft het veld { $squares }.
   *[other] { $side } heeft de velden { $squares }.
}

merels-few = minder dan drie stenen
merels-blocked = geen mogelijke zet
merels-passes = beide spelers hebben gepast
merels-repetition = { $times } keer dezelfde stelling
merels-quiet = { $turns ->
    [one] { $turns } zet zonder geslagen steen
   *[other] { $turns } zetten zonder geslagen steen
}
merels-beside = { $side }: { $hand } in de hand, { $stones } op het bord
merels-ban = Bij de volgende zet mag { $name } niet van { $from } naar { $to }.
merels-over = De partij is afgelopen.
merels-turn = { $name } is aan zet.
merels-stones = { $side } heeft { $stones ->
    [0] geen stenen op het bord
    [one] { $stones } steen op het bord, op { $points }
   *[other] { $stones } stenen op het bord, op { $points }
}{ $mills ->
    [none] { "" }
    [all] , allemaal in molens
   *[some] , waarvan enkele in molens
}, en { $hand } in de hand.
