# Waarom iets niet kan, en raad, in het Nederlands; waar elke sleutel voor dient, staat in het Engelse bestand.

game-is-over = de partij is afgelopen
throw-pending = er moet eerst een worp worden afgemaakt, en tot dan kan niemand spelen
dice-not-thrown = er is nog niet gegooid
written-otherwise = in het verslag wordt deze zet anders geschreven
no-draw-to-claim = in dit spel kan niemand remise claimen
offer-draw-instead = bied in plaats daarvan remise aan: de anderen kunnen het aannemen
no-such-offer = dit aanbod bestaat in dit spel niet
legal-now = mogelijke zetten: { $moves }
legal-now-more = mogelijke zetten: { $moves }, en nog { $more }
write-so = schrijf `{ $moves }`
write-one-of = schrijf een van deze: { $moves }
no-such-option = dit spel heeft geen optie `{ $key }`
no-options = dit spel heeft geen opties
options-are = opties van dit spel: { $options }
option-value = de optie `{ $key }` kan niet `{ $value }` zijn
option-is-default = de optie `{ $key }` is vanzelf al `{ $value }`
leave-out-defaults = laat weg wat vanzelf al geldt
wrong-players = { game-title } is een spel voor { $low } spelers, niet voor { $players }
wrong-players-range = { game-title } is een spel voor { $low } tot { $high } spelers, niet voor { $players }

a-chess-piece = { $piece ->
    [pawn] een pion
    [knight] een paard
    [bishop] een loper
    [rook] een toren
    [queen] een dame
   *[king] een koning
}
the-chess-piece = { $piece ->
    [pawn] de pion
    [knight] het paard
    [bishop] de loper
    [rook] de toren
    [queen] de dame
   *[king] de koning
}
no-chess-piece = { $piece ->
    [pawn] geen pion
    [knight] geen paard
    [bishop] geen loper
    [rook] geen toren
    [queen] geen dame
   *[king] geen koning
}
chess-move-number = dit is zet { $now }, niet { $number }
chess-leave-out-number = laat het nummer weg
chess-no-such-move = deze zet bestaat niet
chess-write-pawn = schrijf voor de pion een kleine b
chess-write-bishop = schrijf voor de loper een hoofdletter L
chess-no-capture = deze zet slaat niets
chess-no-en-passant = dit is geen slag en passant
chess-no-check = deze zet geeft geen schaak
chess-no-mate = deze zet geeft geen mat
chess-several = dit kunnen { $number } zetten zijn
chess-no-move = er ontbreekt een zet
chess-unreadable = `{ $text }` is geen zet
chess-shape = zetten schrijft men e4, Pf3, exd5, 0-0, e8D of Pbd2, of met beide velden: e2e4
chess-letter-in-english = de letter staat in het Engels voor een ander stuk
chess-letter-of-reader = de letter staat in uw taal voor een ander stuk
chess-not-own = het stuk op { $from } is niet van { white-or-black }
chess-nothing-there = op { $from } staat geen stuk
chess-still-in-check = { white-or-black } staat schaak, en deze zet heft dat niet op
chess-into-check = deze zet zou de koning van { white-or-black } schaak laten staan
chess-pawn-blocked = op { $to } staat iets, en bij het slaan met een pion wordt de lijn genoemd waar hij vandaan komt
chess-no-piece-to = { white-or-black } heeft geen stuk dat naar { $to } kan
chess-other-piece = { $meant ->
    [pawn] op { $from } staat { a-chess-piece }, geen pion
    [knight] op { $from } staat { a-chess-piece }, geen paard
    [bishop] op { $from } staat { a-chess-piece }, geen loper
    [rook] op { $from } staat { a-chess-piece }, geen toren
    [queen] op { $from } staat { a-chess-piece }, geen dame
   *[king] op { $from } staat { a-chess-piece }, geen koning
}
chess-cannot-go = { the-chess-piece } op { $from } kan niet naar { $to }
chess-has-none = { $place ->
    [file] { white-or-black } heeft { no-chess-piece } op de { $line }-lijn
    [rank] { white-or-black } heeft { no-chess-piece } op rij { $line }
   *[board] { white-or-black } heeft { no-chess-piece }
}
chess-only-one = { the-chess-piece } van { white-or-black } op { $from } kan niet naar { $to }
chess-none-can = { $place ->
    [file] { no-chess-piece } van { white-or-black } op de { $line }-lijn kan naar { $to }
    [rank] { no-chess-piece } van { white-or-black } op rij { $line } kan naar { $to }
   *[board] { no-chess-piece } van { white-or-black } kan naar { $to }
}
chess-castling-lost = de koning van { white-or-black } of die toren heeft al gezet, dus deze rokade kan niet meer
chess-castling-in-check = { white-or-black } staat schaak en mag daarom niet rokeren
chess-castling-blocked = tussen koning en toren staat iets
chess-castling-attacked = de koning zou over of op een aangevallen veld komen
chess-not-to-claim = alleen wie aan zet is, kan remise claimen
chess-nothing-to-claim = { $times ->
    [1] remise kan nog niet worden geclaimd: de stelling staat er voor de eerste keer
   *[other] remise kan nog niet worden geclaimd: de stelling staat er voor de tweede keer
}{ $turns ->
    [0] , en de laatste zet was een slag of een pionzet
    [1] , en er is pas één zet zonder slag of pionzet gedaan
   *[other] , en er zijn pas { $turns } zetten zonder slag of pionzet gedaan
}
chess-when-to-claim = remise kan worden geclaimd bij de derde keer, of na 100 zulke zetten (50 van elke speler)
chess-moves-of = { $piece ->
    [pawn] pionzetten
    [knight] paardzetten
    [bishop] loperzetten
    [rook] torenzetten
    [queen] damezetten
   *[king] koningszetten
}
chess-castling = rokade

ttt-no-square = `{ $text }` is geen veld van dit bord
ttt-shape = een zet is een veld van a1 tot c3, zoals `b2`
ttt-taken = { $square } is al bezet, met { $side }
ttt-mark = een veld bezetten

merels-cannot-pass = { $side } kan zetten en mag daarom niet passen
merels-empty-hand = { $side } heeft geen steen meer in de hand: nu wordt er op het bord geschoven
merels-still-in-hand = { $number ->
    [one] { $side } heeft nog een steen in de hand en plaatst die voordat er geschoven wordt
   *[other] { $side } heeft nog { $number } stenen in de hand en plaatst die voordat er geschoven wordt
}
merels-occupied = op { $to } staat een steen van { $side }
merels-no-stone = op { $from } staat geen steen
merels-not-own = de steen op { $from } is van { $side }
merels-stays = de steen op { $from } zou blijven waar hij is
merels-reforms = de steen op { $from } heeft net de molen { $mill } geopend en mag die niet meteen weer sluiten
merels-too-far = { $from } en { $to } zijn op geen enkele lijn buren
merels-too-many-to-fly = { $from } en { $to } zijn op geen enkele lijn buren, en { $side } heeft nog { $left } stenen: te veel om te springen, wat met { $limit } of minder mag
merels-no-mill = { $to } sluit geen molen, dus wordt er niets geslagen
merels-flight-only = een sprong slaat niets, ook niet als hij een molen sluit
merels-own-stone = op { $point } staat een eigen steen van { $side }
merels-nothing-there = op { $point } staat geen steen die geslagen kan worden
merels-removed-twice = { $point } wordt twee keer geslagen
merels-removes-one = deze zet slaat één steen en niet meer
merels-removes-two = deze zet slaat twee stenen en niet meer
merels-two-mills = er sluiten twee molens, dus worden er twee stenen geslagen
merels-must-remove = { $to } sluit de molen { $mill }, dus moet er een steen worden geslagen
merels-all-in-mills = alle stenen van { $side } staan in molens, dus wordt er geen geslagen
merels-safe = { $point } staat in een molen ({ $mill }) en mag niet worden geslagen
merels-no-turn = hier ontbreekt een zet
merels-behind-pass = achter `pass` kan niets meer staan
merels-no-point-first = een zet begint met het punt van een steen
merels-behind-hyphen = achter het streepje ontbreekt een punt
merels-removed-missing = het punt van de geslagen steen ontbreekt
merels-x-missing = voor het punt van een geslagen steen staat een `x`
merels-only-removals = hier kunnen alleen nog geslagen stenen staan
merels-shape = een zet schrijft men als d2, d2-d3 of d2-d3xa1
merels-no-point = `{ $word }` is geen punt van het bord
merels-points = punten van deze kolom: { $points }
merels-nobody-flies = de optie `flight_closes` heeft geen zin in `{ $ruleset }`, waar niemand springt
merels-rulesets-that-fly = laat `flight_closes` weg, of kies `ludii-4` of `ludii-1` (RML-3)
merels-pass = geen steen kan zetten
merels-place = een steen plaatsen
merels-place-one = plaatsen en een steen slaan
merels-place-two = plaatsen en twee stenen slaan
merels-fly = springen
merels-fly-one = springen en een steen slaan
merels-fly-two = springen en twee stenen slaan
merels-move = schuiven
merels-move-one = schuiven en een steen slaan
merels-move-two = schuiven en twee stenen slaan

backgammon-can-play = { $dice } kan worden gespeeld
backgammon-other-throw = de worp om te spelen is { $dice }, niet { $said }
backgammon-ends-differently = dit kan op meer manieren worden gespeeld, die verschillend eindigen
backgammon-more-dice = van de dobbelstenen kan { $dice } worden gespeeld, niet alleen { $played }
backgammon-only-die = er kan maar één dobbelsteen worden gespeeld, en dat moet de { $die } zijn
backgammon-no-hit = op { $point } staat geen losse schijf van de tegenstander
backgammon-bar-first = een schijf van u staat op de bar en moet eerst inkomen
backgammon-no-piece = op { $from } staat geen schijf van u
backgammon-backwards = schijven gaan van hogere punten naar lagere, niet van { $from } naar { $to }
backgammon-not-home = er wordt niets uitgespeeld zolang er een schijf van u op { $point } staat
backgammon-rearmost = met een hoger aantal wordt alleen van het achterste punt uitgespeeld, en dat is { $rearmost }
backgammon-closed = { $to } is gesloten: daar staan { $pieces } schijven van de tegenstander
backgammon-ways-closed = elke weg van { $from } naar { $to } is gesloten
backgammon-all-played = alle dobbelstenen zijn hiervoor al gespeeld
backgammon-not-with = met { $die } gaat geen schijf van { $from } naar { $to }
backgammon-not-with-both = met { $die } en { $other } gaat geen schijf van { $from } naar { $to }
backgammon-no-turn = er ontbreekt een zet
backgammon-five-steps = geen zet heeft meer dan vier stappen
backgammon-no-way = een schijf gaat van de ene plaats naar een andere
backgammon-no-place = hier ontbreekt een punt van 24 tot 1, `bar` of `off`
backgammon-not-from = geen schijf kan van `{ $run }` komen
backgammon-not-to = geen schijf kan naar `{ $run }`
backgammon-number = het aantal schijven is `(2)`, `(3)` of `(4)`
backgammon-shape = zetten schrijft men `13/8 6/5`, `bar/22`, `6/off`, `8/5*(2)`, `24/18/13` of `pass`
backgammon-no-double = er wacht geen verdubbeling op antwoord
backgammon-double-late = verdubbeld wordt er voor het gooien, en niet voor de eerste worp van een spel
backgammon-thrown = { $dice } is al gegooid
backgammon-throw-anyway = er wordt toch gegooid
backgammon-may-double-first = er is nog niet gegooid, en u mag eerst verdubbelen
backgammon-write-roll = schrijf `roll` om te gooien of `double` om te verdubbelen
backgammon-write-take = schrijf `take` om aan te nemen, of `drop` om het spel op te geven
backgammon-double-waits = een verdubbeling wacht op antwoord
backgammon-crawford-game = dit is het Crawford-spel, waarin niemand verdubbelt
backgammon-other-cube = de verdubbelsteen is van de tegenstander
backgammon-highest-cube = de verdubbelsteen staat op { $highest } en kan niet verder worden gedraaid
backgammon-no-cube = dit spel wordt zonder verdubbelsteen gespeeld
backgammon-not-begun = het spel is nog niet begonnen: de worp om het begin ontbreekt
backgammon-no-gammons = { $loss ->
    [gammon] een gammon telt hier niet zwaarder dan elk ander verlies
   *[backgammon] een backgammon telt hier niet zwaarder dan elk ander verlies
}
backgammon-concede-single = geef het spel gewoon verloren, als `single`
backgammon-no-opening = de optie `opening` is gezet, maar met `first` is er geen worp om het begin
backgammon-leave-out-opening = laat `opening` weg, of laat de worp beslissen wie begint
backgammon-jacoby-cube = de optie `jacoby` gaat over de verdubbelsteen
backgammon-jacoby-cube-hint = zet ook `cube: true`, of laat `jacoby` weg
backgammon-jacoby-match = de Jacoby-regel is voor losse spellen, en `points` maakt er een match van
backgammon-jacoby-match-hint = laat `jacoby` of `points` weg
backgammon-jacoby-gammons = met `gammons: false` blijft er voor `jacoby` niets te zeggen
backgammon-jacoby-gammons-hint = laat `jacoby` of `gammons` weg
backgammon-crawford-cube = de Crawford-regel gaat over de verdubbelsteen in een match
backgammon-crawford-cube-hint = zet ook `cube: true` en `points`, of laat `crawford` weg
backgammon-one-point = in een match tot één punt valt er niets te verdubbelen
backgammon-one-point-hint = laat `cube` weg, of speel om meer punten
backgammon-before-throw = voor de worp
backgammon-answer-double = antwoord op de verdubbeling
backgammon-enter = inkomen van de bar
backgammon-begin-from = beginnen van { $point }
backgammon-none-plays = geen dobbelsteen kan worden gespeeld

not-on-turn = u bent niet aan zet
not-the-turn-of = `{ $name }` is niet aan zet
game-closed = de partij is gesloten; er wordt niets meer genoteerd
pen-of-another = het is nu aan { $holder }, niet aan { $by }
not-awaited = { $awaited }, dus dit kan nu niet
awaited-join = nog niet iedereen doet mee
awaited-roll = een worp is nog niet volledig
awaited-turn = er wordt op een zet gewacht
awaited-board = de partij is afgelopen, en een verborgen bord moet worden geopend
awaited-tokens = de partij is afgelopen, en er moet nog worden gezegd welke fiches blijven
nothing-before-dice = voor uw volgende worp valt er niets te beslissen: er wordt gegooid zonder te vragen
order-on-own-turn = u bent aan zet, dus is er niets om op te wachten
order-not-your-turn = na die zet bent u niet aan zet
order-dice = na die zet wordt er gegooid, en eerder kan niemand antwoorden
order-over = die zet beëindigt de partij
no-offer-waits = er wacht geen aanbod op uw antwoord
several-offers = er wachten meer aanbiedingen op uw antwoord
unknown-offer = geen aanbod dat wacht, heeft een kenmerk dat met `{ $named }` begint
offer-to-others = dit aanbod is voor { $names }, niet voor u
nothing-to-decline = niemand biedt iets aan, dus valt er niets te weigeren
no-own-turn = u hebt nog geen zet gedaan die u kunt terugnemen
takeback-in-throw = er wordt niets teruggenomen zolang een worp ontbreekt die iemand al kan kennen
takeback-too-far = na notitie { $seq } is iemand erbij gekomen of vertrokken, of zijn een worp of een geheim getoond: verder gaat het niet terug
takeback-to-nothing = er is geen notitie { $seq } om naar terug te gaan
takeback-earliest = de eerste notitie waarnaar men terug kan, is { $earliest }
takeback-of-nothing = de stelling na notitie { $back } is die van nu: er valt niets terug te nemen
takeback-meant = om notitie { $last } terug te nemen, biedt u de terugkeer naar notitie { $back } aan
no-referee = deze partij heeft geen arbiter die kan beslissen
no-clock = deze partij heeft geen bedenktijd
no-member = in deze partij heet niemand `{ $name }`
did-you-mean = bedoelt u `{ $near }`?
there-are = er spelen mee: { $names }
type-more = schrijf er meer van
claim-about-oneself = men claimt de tijd van een ander, niet die van zichzelf
claim-nothing-due = van `{ $name }` wordt niets verwacht
sealed-by-mail = in dit spel zijn de borden verborgen; hier wordt geen zet voor u gedaan
slip-ends-game = wat al wacht, beëindigt de partij: de opgave van { $names }
nothing-to-post = er wacht niets dat genoteerd kan worden
remarks-wait = { $number } opmerkingen van u wachten al op de volgende notitie van de partij, die ze bij iedereen brengt
keeps-too-many = niemand houdt meer fiches dan hij heeft, en { $name } heeft er { $held }
no-day = `{ $day }` is geen datum
how-days-are-written = data schrijft men als `20.12.2026 tot 6.1.2027`
no-absences = deze partij kent geen dagen van afwezigheid
absence-without-days = de dag waarop u terug bent, moet na de eerste dag liggen
absence-too-early = de eerste dag mag niet voor het ogenblik liggen waarop u schrijft ({ $at })
absence-too-long = dat zouden { $days } dagen zijn, en van de { $most } in deze partij zijn er { $left } over
absence-too-long-for-year = dat zouden in { $year } { $days } dagen zijn, en van de { $most } per jaar zijn er { $left } over
absence-overlaps = dat overlapt met de afwezigheid van { $from } tot { $until }
other-referee = deze partij heeft een andere arbiter, die dit moet ondertekenen
leave-of-nobody = `{ $player }` doet niet mee aan dit toernooi, of heeft het verlaten
no-leave = de groepen van `{ $player }` kennen geen dagen van afwezigheid
leave-without-days = de dag waarop u terug bent, moet na de eerste dag liggen
leave-too-early = de eerste dag mag niet voor het ogenblik liggen waarop u schrijft ({ $at })
leave-too-long-for-year = dat zouden in { $year } { $days } dagen zijn, en van de { $most } per jaar zijn er { $left } over
leave-overlaps = dat overlapt met de afwezigheid van { $from } tot { $until }

duodecim-more-dice = er kunnen meer dobbelstenen worden gebruikt dan { $used }
duodecim-backwards = stenen gaan vooruit
duodecim-empty-hand = er is geen steen in de hand
duodecim-enters-at-home = een steen komt binnen op een punt van het eigen huis, 1 tot 6
duodecim-no-piece = op { $from } staat geen steen van u
duodecim-one-by-one = stenen komen een voor een op het bord en gaan er een voor een af
duodecim-not-returned = een geslagen steen is nog niet terug: alleen stenen in de hand en in het huis mogen zetten
duodecim-leaves-home = geen steen verlaat het huis voordat alle stenen binnen zijn
duodecim-exits-early = de stenen mogen nog niet van het bord: andere staan te ver achter
duodecim-too-few = { $here ->
    [one] op { $from } staat maar één steen van u
   *[other] op { $from } staan maar { $here } stenen van u
}
duodecim-twice = geen steen zet twee keer in een zet, en die op { $from } hebben al gezet
duodecim-closed = de tegenstander heeft twee of meer stenen op { $to }
duodecim-dice-used = de dobbelstenen hiervoor zijn al voor andere gebruikt
duodecim-no-sum = geen dobbelsteen en geen som van { $numbers } is { $distance }
duodecim-enters-by-one = een steen komt binnen met één dobbelsteen
duodecim-pair = twee stenen gaan samen met een som van dobbelstenen, niet met één
duodecim-stack = een stapel gaat als geheel, met de som van alle dobbelstenen
duodecim-no-more-than-two = er gaan niet meer dan twee stenen samen
duodecim-singly = in dit spel gaan stenen een voor een
duodecim-order = { $reason }; de volgorde waarin de zetten geschreven zijn, telt
duodecim-other-order = in een andere volgorde: { $moves }
duodecim-no-capture = op { $to } valt niets te slaan
duodecim-no-move = hier staat geen zet
duodecim-unreadable = `{ $word }` is geen zet
duodecim-shape = losse zetten met spaties ertussen: `in/3` komt binnen, `7/10` zet, `7/17(2)` zet er twee, `28/off` gaat van het bord; of `pass`
duodecim-cannot-pass = er kan een dobbelsteen worden gebruikt, dus passen kan niet
duodecim-none-plays = geen dobbelsteen kan worden gebruikt
duodecim-by = met { $dice }

roman-cannot-pass = wie kan zetten, mag niet passen
roman-marks = schrijf `{ $moves }`, of laat weg wat achter de velden staat
roman-not-own = het stuk op { $square } is van de tegenstander
roman-no-piece = op { $square } staat geen stuk
roman-one-square = een stuk gaat één veld schuin
roman-soldier-backwards = een soldaat gaat alleen vooruit
roman-bearer-backwards = een ontmoedigde vaandeldrager gaat alleen vooruit
roman-occupied = { $square } is bezet
roman-none-can = geen stuk van wie aan zet is, kan naar { $square }
roman-several = meer stukken kunnen naar { $square }
roman-twice = dit staat er twee keer
roman-no-throne = { $square } is niet de troonzaal van deze troep
roman-no-capture = op { $square } wordt niets geslagen
roman-throne-unmarked = de aankomst in de troonzaal is niet aangegeven
roman-capture-unmarked = sommige gevangenen zijn aangegeven en andere niet
roman-square-missing = aan het einde ontbreekt een veld
roman-square-expected = hier ontbreekt een veld
roman-no-square = `{ $text }` is geen veld van het bord
roman-squares = de velden zijn a1 tot g{ $rows }
roman-no-part = dit hoort bij geen zet
roman-shape = zetten schrijft men `c3-d4`, `c9-d10 throne`, `d4-e5 xe6` of `pass`
roman-play-ended = het spel is afgelopen: { $reason }
roman-returned-already = de gevangenen zijn al teruggekeerd, en dat gebeurt maar één keer
roman-no-prisoners = er zijn geen gevangenen die kunnen terugkeren
resign-instead = een partij geeft men op met `opgeven`
roman-no-move = geen zet
roman-move-soldier = een soldaat zetten
roman-move-bearer = een vaandeldrager zetten
roman-move-demoralised = een ontmoedigde vaandeldrager zetten

open-nothing = er staat niets
open-shape = een zet is een willekeurige tekst
open-too-long = een zet heeft ten hoogste { $number } tekens
open-both = `throw:` en `next:` kunnen niet in dezelfde zet staan
open-throw-first = laat eerst gooien, en geef de beurt met de zet daarna door
open-next-not-last = `next:` is niet de laatste stap
open-throw-not-last = `throw:` is niet de laatste stap
open-one-throw = een zet heeft één worp; wie erom vraagt, speelt daarna met een nieuwe zet verder
open-dice-shape = bijvoorbeeld `throw: 2d6`: 1 tot 20 dobbelstenen met 2 tot 1000 kanten
open-no-dice = achter `throw:` ontbreken de dobbelstenen
open-not-dice = `{ $value }` zijn geen dobbelstenen
open-dice-count = een worp van `{ $value }` heeft geen 1 tot 20 dobbelstenen
open-dice-sides = een dobbelsteen van `{ $value }` heeft geen 2 tot 1000 kanten
open-direction = { $sign } verandert de schrijfrichting en kan niet worden genoteerd
open-control = { $sign } is een besturingsteken en kan niet worden genoteerd
open-has-left = `{ $name }` heeft de partij verlaten
open-nobody = in deze partij heet niemand `{ $name }`
open-in-the-game = in de partij: { $names }
open-throw-pending = eerst moet de worp { $dice } worden afgemaakt

duerror-carry-unplayed = de optie `carry` is gezet, maar zonder parcus wordt er niets bewaard
duerror-carry-unplayed-hint = laat `carry` weg, of voeg `parcus` toe aan `variants`
duerror-few-boards = { $boards ->
    [one] { $boards } bord is te weinig voor { $players } spelers
   *[other] { $boards } borden zijn te weinig voor { $players } spelers
}
duerror-few-boards-hint = `boards` noemt er minstens zoveel als er spelers zijn
duerror-carries-too-much = { $number ->
    [one] niemand kan meer dan { $number } fiche meebrengen
   *[other] niemand kan meer dan { $number } fiches meebrengen
}
duerror-carries-without-parcus = fiches worden alleen met parcus meegebracht
duerror-written-out = de optie `{ $key }` is met deze varianten en spelers vanzelf al `{ $preset }`
duerror-wrong-board = bord { $number }: { $reason }
duerror-path-length = een pad heeft 81 velden, niet { $number }
duerror-path-twice = { $square } staat twee keer in het pad
duerror-path-apart = het pad gaat van { $from } naar { $to }, en dat zijn geen buren
duerror-path-written = het pad is niet zo geschreven als het verslag het schrijft
duerror-board-twice = twee borden hebben dit nummer
duerror-path-shape = een pad bestaat uit { $number } velden zoals A1, met telkens één spatie ertussen
own-board = uw bord: { $reason }
own-board-words = een bord is `random`, een nummer, of uw eigen velden
own-board-salts = `salts` is base64 van 32 bytes
duerror-too-many-steps = een zet heeft niet meer dan 64 stappen
duerror-no-step = er ontbreekt een stap
duerror-no-act = wat het stuk doet, ontbreekt
duerror-between = tussen twee stappen staat `; `
duerror-steps = stappen: board N, colour NAME, start PIECE, change PIECE, roll, take NAME, spare NAME, veer, move, stay, hold
duerror-not-by-piece = `{ $verb }` is niet iets wat een stuk doet
duerror-board-number = een bord wordt met zijn nummer gekozen, of is `sealed`
duerror-no-square = `{ $word }` is geen veld
duerror-no-target = `{ $word }` is geen veld van A1 tot I9 en ook niet `out`
duerror-lacks-object = achter `{ $verb }` ontbreekt iets
duerror-too-much = `{ $word }` is te veel achter `{ $verb }`
duerror-not-a-step = `{ $verb }` is geen stap
duerror-not-a-piece = `{ $word }` is geen stuk; er zijn thete, ephebe, melliran
duerror-lacks-squares = in het verslag staan er velden achter `take` en `move`
duerror-square-sealed = op een verborgen bord noemt een zet zijn veld: `move D4` of `move out`
duerror-one-of = schrijf een van deze: { $steps }
duerror-unfinished = de zet is niet volledig: { $missing }
duerror-choice-missing = { $choice } ontbreekt
duerror-ends-with = hij eindigt met `move`, `stay` of `hold`, of met een stap waarbij wordt gegooid
duerror-has-to-move = nog te zetten (of te blijven, of te wachten): { $pieces }
duerror-behind-dice = een stap waarbij wordt gegooid, beëindigt de notitie; de zet gaat in een andere verder
duerror-behind-turn = de zet was voor deze stap al volledig
duerror-take-late = slaan komt voor afbuigen en zetten
duerror-spare-late = sparen komt voor afbuigen en zetten, en één keer per zet
duerror-veer-late = afbuigen komt voor zetten
duerror-choice = { $choice ->
    [sealed] `board sealed`
    [board] `board N`
    [colour] `colour NAME`
   *[start] `start PIECE`
}
duerror-choices-first = de eerste zet begint met de keuzes: { $choice }
duerror-choices-late = er wordt alleen in de eerste zet van een speler gekozen
duerror-chosen = dit is al gekozen
duerror-comes-next = nu komt { $choice }
duerror-all-in-play = met factiosus doen alle stukken mee, dus wordt er geen gekozen om te beginnen
duerror-board-chosen = er is al een bord gekozen; nu komt { $choice }
duerror-boards-secret = met caecus zijn de borden geheim: `board sealed`
duerror-boards-open = borden zijn alleen met caecus verborgen: `board N`
duerror-no-board = er is geen bord { $number }
duerror-board-taken = bord { $number } is al gekozen
duerror-free-boards = borden die niemand heeft: { $numbers }
duerror-no-colour = `{ $word }` is geen kleur van dit spel
duerror-colour-taken = { duerror-colour } is al gekozen
duerror-free-colours = kleuren die niemand heeft: { $colours }
duerror-no-ephebe = met merus is er geen efebe
duerror-no-token = { $step ->
    [veer] afbuigen kost een fiche, en { $name } heeft er geen
    [stay] blijven kost een fiche, en { $name } heeft er geen
   *[change] een wissel kost een fiche, en { $name } heeft er geen
}
duerror-one-piece = een stuk wordt alleen met factiosus genoemd: hier heeft iedereen er maar één
duerror-one-piece-here = het stuk van een slachtoffer wordt alleen met factiosus genoemd: hier heeft iedereen er maar één
duerror-is-out = de { duerror-kind } is eruit en doet niet meer mee
duerror-no-piece-left = er is geen stuk over dat dit kan doen
duerror-which-piece = het stuk dat dit doet, ontbreekt
duerror-piece-first = schrijf het stuk voor de stap: { $pieces }
duerror-which-victim = het stuk dat geslagen wordt, ontbreekt
duerror-no-formactus = met factiosus is er geen formactus
duerror-formactus-early = in de eerste zet van een speler is er geen formactus
duerror-formactus-used = formactus is één keer per zet, voor een fiche of met een worp, en is al gebruikt
duerror-formactus-late = formactus komt voor al het andere
duerror-same-piece = het stuk is al de { duerror-kind }
duerror-thrown-odd = er is al gegooid, en de worp was oneven: wissel, of ga door
duerror-roll-instead = `roll` kost niets: bij een oneven aantal mag u gratis wisselen
duerror-take-spared = wie een fiche heeft gekregen om niemand te slaan, slaat niemand meer
duerror-stands-on = { $name } staat op { $square }
duerror-own-pieces = niemand slaat zijn eigen stukken
duerror-victim-left = { $name } heeft de partij verlaten, met alle stukken
duerror-most-taken = in één zet worden hoogstens { $number } stukken geslagen
duerror-takes-from-outside = een stuk dat niet op het bord staat, slaat niemand
duerror-thete-takes = een theet slaat niemand
duerror-not-on-board = { $name } heeft op het bord geen stuk van die soort dat geslagen kan worden
duerror-immune = { $name } stond op een veld waarop een ander is geslagen
duerror-no-reach = van { $from } bereikt de { duerror-kind } { $name } op { $to } niet
duerror-none-in-reach = geen stuk van { $name } is binnen bereik, of geen dat geslagen mag worden
duerror-nobody = hier heet niemand `{ $name }`
duerror-others = de anderen: { $names }
duerror-spare-taken = wie iemand heeft geslagen, krijgt geen fiche
duerror-few-payers = er wordt niemand genoemd als minder dan twee binnen bereik fiches hebben
duerror-bank-pays = de bank heeft fiches en betaalt, dus wordt er niemand genoemd
duerror-cannot-pay = { $name } is niet binnen bereik, of heeft geen fiche
duerror-name-payer = de bank is leeg, dus wordt eerst genoemd wie betaalt om niet geslagen te worden
duerror-has-moved = de { duerror-kind } is in deze zet al verplaatst
duerror-too-few-left = { $number ->
    [one] er is minder dan één veld over, en alleen met het juiste aantal gaat het eruit
   *[other] er zijn minder dan { $number } velden over, en alleen met het juiste aantal gaat het eruit
}
duerror-hold-or-stay = schrijf `hold`, of `stay` voor een fiche
duerror-not-out-yet = { $number ->
    [one] de uitgang is verder dan één veld: de zet gaat naar { $square }
   *[other] de uitgang is verder dan { $number } velden: de zet gaat naar { $square }
}
duerror-further = { $number ->
    [one] { $target ->
        [out] één veld verder op het pad is de uitgang
       *[square] één veld verder op het pad is { $square }
    }
   *[other] { $target ->
        [out] { $number } velden verder op het pad is de uitgang
       *[square] { $number } velden verder op het pad is { $square }
    }
}
duerror-none-holds = met `exit: past` gaat een stuk dat te ver zou komen eruit, dus wacht er geen
duerror-can-move = het stuk kan zetten, dus wacht het niet
duerror-move-or-stay = schrijf `move`, of `stay` voor een fiche
duerror-told-seals = { $name } kiest een verborgen bord, dat niemand anders kent.
duerror-told-board = { $name } kiest bord { $number }, { $title }.
duerror-told-colour = { $name } speelt met { duerror-colour }.
duerror-told-starts = { $name } begint met de { duerror-kind }.
duerror-told-changes = { $price ->
    [token] { $name } wisselt voor een fiche naar de { duerror-kind }.
   *[free] { $name } wisselt gratis naar de { duerror-kind }.
}
duerror-told-rolls = { $name } gooit één dobbelsteen: bij een oneven aantal is een wissel gratis.
duerror-told-takes = De { duerror-kind } slaat { $name } op { $to }, en { $name } gaat naar { $from }.
duerror-told-spares = Er is niemand geslagen, dus krijgt { $name } een fiche van { $payer } (misericordia).
duerror-told-bank-pays = Er is niemand geslagen, dus krijgt { $name } een fiche van de bank (misericordia).
duerror-told-veers = { $name } betaalt een fiche, en twee dobbelstenen zeggen waar het stuk heen gaat.
duerror-told-moves = { $number ->
    [one] De { duerror-kind } gaat één veld verder, naar { $square }.
   *[other] De { duerror-kind } gaat { $number } velden verder, naar { $square }.
}
duerror-told-leaves = De { duerror-kind } verlaat het bord door de uitgang.
duerror-told-stays = { $name } betaalt een fiche, en de { duerror-kind } blijft staan.
duerror-told-holds = De { duerror-kind } kan niet zetten, want er zijn te weinig velden over.
duerror-choose-board = een bord kiezen
duerror-choose-colour = een kleur kiezen
duerror-choose-piece = het stuk kiezen om mee te beginnen
duerror-change-free = gratis van stuk wisselen
duerror-change-paid = voor een fiche van stuk wisselen
duerror-roll = gratis om een wissel gooien
duerror-take = iemand slaan
duerror-spare = niemand slaan, en noemen wie daarvoor een fiche geeft
duerror-veer-paid = afbuigen voor een fiche
duerror-move = over het pad zetten
duerror-stay-paid = voor een fiche blijven
duerror-hold = wachten, omdat het stuk niet kan zetten
