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
rules-heading = { $title } (`{ $game }`), { $players }, versie { $version } van de regels
rules-players = { $high ->
    [2] 2 spelers
   *[other] { $low } tot { $high } spelers
}
rules-of-every-game = In elk spel:
rules-notation = Zo worden zetten geschreven:
rules-options = Opties van de voorwaarden, `new ... --option KEY=VALUE`:
rules-without-options = Er zijn geen opties.
rules-option = { $preset ->
    [absent] { $range }; gewoonlijk niets ({ $clause }). { $effect }
   *[other] { $range }; gewoonlijk { $preset } ({ $clause }). { $effect }
}
accepted-range = { $low } tot { $high }
accepted-bool = true of false
accepted-text = een tekst
accepted-words = enkele van { $words }
accepted-boards = een lijst van borden
either = { $start } of { $last }

lesson-options = Er wordt gespeeld met { $options }.
lesson-refused = `{ $answer }` wordt geweigerd: [{ $clause }] { $reason }.
lesson-refused-after = Daarna wordt `{ $answer }` geweigerd: [{ $clause }] { $reason }.
lesson-right = `{ $answer }` is goed.
lesson-right-end = `{ $answer }` is goed: { $ending }.
lesson-right-recorded = `{ $answer }` is goed, en wordt genoteerd als `{ $recorded }`.
lesson-right-recorded-end = `{ $answer }` is goed, en wordt genoteerd als `{ $recorded }`: { $ending }.
ended = { $kind ->
    [won] { $who } heeft gewonnen ({ $clause }: { $reason })
    [shared] { $who } delen de winst ({ $clause }: { $reason })
    [annulled] niemand heeft gewonnen ({ $clause }: { $reason })
   *[drawn] de partij is remise ({ $clause }: { $reason })
}{ $points ->
    [none] { "" }
   *[other] ; punten: { $points }
}
game-over = de partij is afgelopen: { $reason }

agreed = in onderling overleg
resigned = { $name } heeft opgegeven
forfeited = { $name } verliest door een beslissing: { $reason }
ruled = door een beslissing: { $reason }

items = { $start }, { $last }
sentences = { $start } { $last }
pieces-beside = { $place ->
    [in-hand] { $number } in de hand
    [off] { $number } uitgespeeld
    [to-return] { $number } nog terug
    [taken] { $number } geslagen
    [in-camp] { $number } in het kamp
    [token] { $number } fiche
   *[tokens] { $number } fiches
}
stack = { $place ->
    [bar] { $pieces } op de bar
    [off] { $pieces } uitgespeeld
   *[other] { $pieces } op { $place }
}

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

backgammon-role = { $side }, nog { $points } punten te gaan
backgammon-beside = { $side }: { $bar } op de bar, { $off } uitgespeeld, nog { $points } punten te gaan
backgammon-stands = { $from ->
    [near] { $side } heeft { $stacks }.
   *[far] { $side } heeft, geteld vanaf de andere kant, { $stacks }.
}
backgammon-opening = de worp om het begin ontbreekt nog
backgammon-choice = { $name } kan verdubbelen of gooien
backgammon-doubled = { $name } heeft verdubbeld: { $other } neemt aan en speelt verder om { $stake }, of weigert en verliest { $points }
backgammon-throw = { $name } moet gooien
backgammon-turn = { $name } speelt { $dice }
backgammon-match = match tot { $points }, spel { $game }: { $one } heeft { $one-points }, { $other } heeft { $other-points }
backgammon-crawford = het Crawford-spel: niemand verdubbelt
backgammon-cube = de verdubbelsteen staat op { $stake }, en { $name } heeft hem
backgammon-cube-middle = de verdubbelsteen ligt in het midden, op 1
backgammon-game-won = { $points ->
    [one] { $name } heeft spel { $game } gewonnen, 1 punt: { $win }
   *[other] { $name } heeft spel { $game } gewonnen, { $points } punten: { $win }
}
backgammon-match-won = match tot { $points }, { $win }
backgammon-win = { $win ->
    [single] alle schijven uitgespeeld
    [gammon] alle schijven uitgespeeld, een gammon
    [backgammon] alle schijven uitgespeeld, een backgammon
    [drop] de verdubbeling is geweigerd
    [conceded] het spel is opgegeven
    [conceded-gammon] het spel is als gammon opgegeven
   *[conceded-backgammon] het spel is als backgammon opgegeven
}

duodecim-starting = ieder gooit één dobbelsteen; wie het hoogst gooit, is x en begint
duodecim-throw = { $dice ->
    [one] { $name } gooit één dobbelsteen
   *[other] { $name } gooit { $dice } dobbelstenen
}
duodecim-turn = { $name } speelt { $dice }
duodecim-won = { $name } heeft gewonnen
duodecim-drawn = de partij is onbeslist
duodecim-off = alle stenen van het bord
duodecim-limit = { $turns } zetten van elke speler zonder winnaar
duodecim-inscription = Op het bord staat: sta op, maak plaats; spelen kunt u niet; dwaas, ga weg!
duodecim-beside = { $returning ->
    [0] { $side } heeft { $hand } in de hand, { $off } uitgespeeld
   *[other] { $side } heeft { $hand } in de hand, { $off } uitgespeeld; { $returning } geslagen, nog niet terug
}
duodecim-stands = { $points ->
    [0] { $beside }; geen op het bord.
   *[other] { $beside }; volgens de eigen telling { $stacks }.
}

roman-side = { $side ->
    [Purple] Purper
   *[Gold] Goud
}
roman-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
roman-role = { roman-side }, { roman-points }
roman-beside = { $mark } { roman-side }, { $name }: { roman-points }
roman-soldiers = { $number ->
    [one] { $number } soldaat
   *[other] { $number } soldaten
}
roman-bearers = { $number ->
    [one] { $number } vaandeldrager
   *[other] { $number } vaandeldragers
}
roman-camp = { $number ->
    [0] { "  " }kamp: niemand
   *[other] { "  " }kamp: { $captives }
}
roman-due = { roman-side } is aan zet.
roman-to-play = aan zet: { roman-side }
roman-over = afgelopen: { $reason }
roman-returned-note = de gevangenen zijn teruggekeerd
roman-tailchase = { $limit ->
    [0] zonder vooruitgang: { $turns }, onbeperkt
   *[other] zonder vooruitgang: { $turns } van { $limit }
}
roman-returned = De gevangenen zijn teruggekeerd, en dat gebeurt geen tweede keer.
roman-quiet = Zetten zonder vooruitgang: { $turns }.
roman-ended = Het spel is afgelopen: { $reason }.
roman-final = Met de punten voor het einde heeft Purper { $purple } en Goud { $gold }.
roman-soldiers-on = { $number ->
    [one] een soldaat op { $squares }
   *[other] soldaten op { $squares }
}
roman-bearers-on = { $number ->
    [one] een vaandeldrager op { $squares }
   *[other] vaandeldragers op { $squares }
}
roman-demoralised-on = { $number ->
    [one] een ontmoedigde vaandeldrager op { $squares }
   *[other] ontmoedigde vaandeldragers op { $squares }
}
roman-groups = { $start }; { $last }
roman-stands = { $number ->
    [0] { roman-side }, gespeeld door { $name }, heeft niets op het bord.
   *[other] { roman-side }, gespeeld door { $name }, heeft { $pieces }.
}
roman-gained = { $number ->
    [0] { roman-side } heeft { roman-points } en geen gevangenen.
   *[other] { roman-side } heeft { roman-points } en deze gevangenen: { $captives }.
}
roman-no-pieces = een partij heeft geen stuk meer op het bord
roman-blocked = geen van beide kan zetten
roman-no-progress = { $turns } zetten zonder vooruitgang
roman-agreed = beide spelers zijn het eens over het einde

open-players = spelers: { $names }
open-order = Er spelen achtereenvolgens { $names }.
open-left = { $number ->
    [one] { $names } heeft de partij verlaten.
   *[other] { $names } hebben de partij verlaten.
}
open-due = aan zet: { $name }
open-due-sentence = { $name } is aan zet.
open-waits = aan zet: { $name }, de worp { $dice } ontbreekt nog
open-waits-sentence = { $name } is aan zet, en de worp { $dice } ontbreekt nog.
open-throw = { $count ->
    [one] laatste worp: { $name }, { $dice }: { $numbers }
   *[other] laatste worp: { $name }, { $dice }: { $numbers } (som { $sum })
}
open-throw-sentence = { $count ->
    [one] De laatste worp was { $dice } van { $name }: { $numbers }.
   *[other] De laatste worp was { $dice } van { $name }: { $numbers } (som { $sum }).
}
open-turn = zet { $turn }, { $name }: { $text }
open-turn-sentence = Zet { $turn } van { $name }: "{ $text }".

duerror-own-path = uw pad, dat niemand anders kent:
duerror-own-path-sentence = Uw pad, dat niemand anders kent: { $path }.
duerror-tokens = { $tokens ->
    [one] { $tokens } fiche
   *[other] { $tokens } fiches
}
duerror-bank = bank: { duerror-tokens }
duerror-bank-sentence = De bank heeft { duerror-tokens }.
duerror-variants = varianten: { $variants }
duerror-variants-sentence = Varianten: { $variants }.
duerror-throw = { $kind ->
    [start] laatste worp: om het begin: { $numbers }
   *[player] laatste worp: { $name }: { $numbers }
}
duerror-throw-sentence = { $kind ->
    [start] De laatste worp: om het begin, { $numbers }.
   *[player] De laatste worp: { $name }, { $numbers }.
}
duerror-board = { $kind ->
    [none] nog geen bord
    [sealed] verborgen bord
   *[open] bord { $number } { $title }
}
duerror-kind = { $piece ->
    [thete] theet
    [ephebe] efebe
   *[melliran] melliran
}
duerror-piece = { $piece ->
    [none] nog geen stuk
   *[other] { $place ->
        [off] { duerror-kind } buiten het bord
        [first] { duerror-kind } op het eerste veld
        [out] { duerror-kind } eruit
       *[on] { duerror-kind } op { $square }
    }
}
duerror-colour = { $colour ->
    [red] rood
    [blue] blauw
    [green] groen
    [yellow] geel
    [black] zwart
    [white] wit
    [orange] oranje
    [violet] violet
   *[brown] bruin
}
duerror-role = { $colour ->
    [none] { $board }: { $pieces }
   *[other] { duerror-colour }, { $board }: { $pieces }
}
duerror-role-left = heeft de partij verlaten
duerror-role-new = heeft nog niet gekozen
duerror-beside = { $colour ->
    [none] { $number } { $name }, { $board }: { $pieces }, { duerror-tokens }
   *[other] { $number } { $name }, { duerror-colour }, { $board }: { $pieces }, { duerror-tokens }
}
duerror-beside-left = { $number } { $name }: heeft de partij verlaten
duerror-beside-new = { $number } { $name }: { duerror-tokens }
duerror-plays = { $colour ->
    [none] { $name }, { $board }: { $pieces }; { duerror-tokens }.
   *[other] { $name } speelt met { duerror-colour }, { $board }: { $pieces }; { duerror-tokens }.
}
duerror-left = { $name } heeft de partij verlaten.
duerror-new = { $name } heeft nog niet gekozen en heeft { duerror-tokens }.
duerror-part = { $part ->
    [change] Nu wordt er één dobbelsteen gegooid om de wissel.
    [veer] Nu worden er twee dobbelstenen gegooid om waar het stuk heen gaat.
    [complete] De zet is volledig.
    [choose] Eerste zet: de keuzes.
    [formactus] Formactus: van stuk wisselen of erom gooien, of doorgaan.
    [changing] Formactus: de worp was oneven, dus wisselen is gratis.
    [flictus] Flictus: iemand slaan, of doorgaan.
    [flexus] Flexus: afbuigen voor een fiche, of doorgaan en zetten.
   *[fluctus] Fluctus: zetten, blijven of wachten.
}
duerror-purses = { $name } heeft { $held }, de bank heeft { $bank }.
duerror-hidden = Het stuk staat op het eerste veld van zijn pad, dat met de volgende notitie wordt getoond.
duerror-starting = De worp om het begin beslist wie begint.
duerror-to-play = { $part ->
    [choose] { $name } is aan zet en moet kiezen.
    [formactus] { $name } is aan zet: formactus.
    [changing] { $name } is aan zet en mag gratis wisselen.
    [flictus] { $name } is aan zet: flictus.
    [flexus] { $name } is aan zet: flexus.
   *[fluctus] { $name } is aan zet: fluctus.
}
duerror-change = { $name } gooit om van stuk te wisselen.
duerror-veer = { $name } gooit om het veld van de flexus.
duerror-over = De partij is afgelopen: { $reason }.
duerror-way = { $target ->
    [out] { duerror-kind } naar de uitgang
    [nowhere] { duerror-kind } nergens heen, want er zijn te weinig velden
   *[square] { duerror-kind } naar { $square }
}
duerror-ways = uw zetten: { $ways }
duerror-ways-sentence = Uw zetten: { $ways }.
duerror-trail = het pad van { $name }
duerror-trail-next = { duerror-kind } van { $name }: de volgende zet
duerror-all-out = alle stukken van { $name } hebben het bord verlaten
duerror-out = { $name } heeft het bord door de uitgang verlaten
duerror-idle = een hele ronde lang kon niemand zetten, en niemand heeft een fiche
duerror-limit = iedereen heeft { $turns } zetten gehad

piece-on = { $piece } op { $square }
piece-on-bar = { $symbol } op de bar
piece-on-point = { $symbol } op het eigen punt { $point }
chess-piece-on = { $side ->
    [white] { $piece ->
        [pawn] witte pion op { $square }
        [knight] wit paard op { $square }
        [bishop] witte loper op { $square }
        [rook] witte toren op { $square }
        [queen] witte dame op { $square }
       *[king] witte koning op { $square }
    }
   *[black] { $piece ->
        [pawn] zwarte pion op { $square }
        [knight] zwart paard op { $square }
        [bishop] zwarte loper op { $square }
        [rook] zwarte toren op { $square }
        [queen] zwarte dame op { $square }
       *[king] zwarte koning op { $square }
    }
}
duerror-piece-on = stuk van { $name } op { $square }
duodecim-pieces-on = { $side }: { $pieces } op { $point }
roman-piece-on = stuk van { $side } op { $square }
