# The texts of games in letters: titles, how a game ended, boards in words. The program has the English texts; here they are for translators.

game-title = { $game ->
    [chess] Chess
    [tic-tac-toe] Tic-Tac-Toe
    [nine-mens-morris] Nine Men's Morris
    [roman-merels] Roman Merels
    [roman-checkers] Roman Checkers
    [backgammon] Backgammon
    [duodecim-scriptorum] Ludus Duodecim Scriptorum
    [duerror-grandis] Duerror Grandis
   *[open] Open Game
}
# $players is the text after it; $low and $high are how many can play.
rules-heading = { $title } (`{ $game }`), { $players }, rules version { $version }
rules-players = { $high ->
    [2] 2 players
   *[other] { $low } to { $high } players
}
rules-of-every-game = In every game:
rules-notation = How moves are written:
rules-options = Options of a charter, `new ... --option KEY=VALUE`:
rules-without-options = There are no options.
# $preset is the value that holds otherwise, `absent` if there is none; $range the accepted values, $effect a sentence.
rules-option = { $preset ->
    [absent] { $range }; usually none ({ $clause }). { $effect }
   *[other] { $range }; usually { $preset } ({ $clause }). { $effect }
}
accepted-range = { $low } to { $high }
accepted-bool = true or false
accepted-text = a text
accepted-words = some of { $words }
accepted-boards = a list of boards
either = { $start } or { $last }

# Lessons
lesson-options = Played with { $options }.
lesson-refused = `{ $answer }` is refused: [{ $clause }] { $reason }.
lesson-refused-after = After that `{ $answer }` is refused: [{ $clause }] { $reason }.
lesson-right = `{ $answer }` is right.
lesson-right-end = `{ $answer }` is right: { $ending }.
lesson-right-recorded = `{ $answer }` is right, and recorded as `{ $recorded }`.
lesson-right-recorded-end = `{ $answer }` is right, and recorded as `{ $recorded }`: { $ending }.
# $kind is `won`, `shared`, `annulled` or `drawn`; $who has won, or shares the draw; $points are `none` in games without.
ended = { $kind ->
    [won] { $who } has won ({ $clause }: { $reason })
    [shared] it is drawn between { $who } ({ $clause }: { $reason })
    [annulled] nobody has won ({ $clause }: { $reason })
   *[drawn] it is drawn ({ $clause }: { $reason })
}{ $points ->
    [none] { "" }
   *[other] ; points: { $points }
}
game-over = the game is over: { $reason }

# Causes of an end, behind a colon
agreed = agreed
resigned = { $name } resigned
forfeited = { $name } forfeits: { $reason }
ruled = ruled: { $reason }

# Several texts behind each other.
items = { $start }, { $last }
sentences = { $start } { $last }
# Pieces beside the board of a picture; $place is `in-hand`, `off`, `to-return`, `taken`, `in-camp`, `token`, `tokens`.
pieces-beside = { $place ->
    [in-hand] { $number } in hand
    [off] { $number } off
    [to-return] { $number } to return
    [taken] { $number } taken
    [in-camp] { $number } in camp
    [token] { $number } token
   *[tokens] { $number } tokens
}
# $place is a point, `bar`, or `off` for the pieces that are borne off; $pieces is how many stand there.
stack = { $place ->
    [bar] { $pieces } on the bar
    [off] { $pieces } off
   *[other] { $pieces } on { $place }
}

## Chess; $side is `white` or `black`

chess-checkmate = checkmate
chess-stalemate = stalemate
chess-dead = dead position
chess-fivefold = fivefold repetition
chess-75-moves = 75 moves without a capture or a pawn's move
chess-threefold = threefold repetition
chess-50-moves = 50 moves without a capture or a pawn's move
chess-claimed = { $reason }, claimed
chess-role = { $side }
chess-to-move = { $side } is to move
chess-in-check = { $side } is to move and in check
chess-claim = { $side } can claim a draw: { $reason }
# How many there are of each kind: $queens; where they are: $queen
chess-pieces = { $side } has king { $king }{ $queens ->
    [0] { "" }
    [one] , queen { $queen }
   *[other] , queens { $queen }
}{ $rooks ->
    [0] { "" }
    [one] , rook { $rook }
   *[other] , rooks { $rook }
}{ $bishops ->
    [0] { "" }
    [one] , bishop { $bishop }
   *[other] , bishops { $bishop }
}{ $knights ->
    [0] { "" }
    [one] , knight { $knight }
   *[other] , knights { $knight }
}{ $pawns ->
    [0] { "" }
    [one] , pawn { $pawn }
   *[other] , pawns { $pawn }
}

## Tic-Tac-Toe; $side is `x` or `o`

ttt-row = three in a row
ttt-full = all squares are marked
ttt-to-play = { $name } is to play
ttt-won = { $name } has three in a row and has won
ttt-drawn = drawn: all squares are marked
ttt-marked = { $number ->
    [0] { $side } has marked nothing yet.
   *[other] { $side } has marked { $squares }.
}

## Merels; $side is `x` or `o`

merels-few = fewer than three stones
merels-blocked = no legal move
merels-passes = both players passed
merels-repetition = the same position stood { $times } times
merels-quiet = { $turns ->
    [one] { $turns } turn without a removal
   *[other] { $turns } turns without a removal
}
merels-beside = { $side }: { $hand } in hand, { $stones } on the board
merels-ban = On the next turn { $name } cannot move { $from } to { $to }.
merels-over = The game is over.
merels-turn = It is the turn of { $name }.
# $mills says how many of the stones are in mills: `none`, `some`, `all`.
merels-stones = { $side } has { $stones ->
    [0] no stones on the board
    [one] { $stones } stone on the board, on { $points }
   *[other] { $stones } stones on the board, on { $points }
}{ $mills ->
    [none] { "" }
    [all] , all of them in mills
   *[some] , some of them in mills
}, and { $hand } in hand.

backgammon-role = { $side }, { $points } points to go
backgammon-beside = { $side }: { $bar } on the bar, { $off } off, { $points } points to go
backgammon-stands = { $from ->
    [near] { $side } has { $stacks }.
   *[far] { $side }, counting from the other side, has { $stacks }.
}
backgammon-opening = the starting throw is due
backgammon-choice = { $name } may double, or throw
backgammon-doubled = { $name } has doubled: { $other } takes, and plays on for { $stake }, or drops, and loses { $points }
backgammon-throw = { $name } is to throw
backgammon-turn = { $name } is to play { $dice }
backgammon-match = match to { $points }, game { $game }: { $one } has { $one-points }, { $other } has { $other-points }
backgammon-crawford = the Crawford game: nobody doubles
backgammon-cube = the cube is at { $stake }, and { $name } has it
backgammon-cube-middle = the cube is in the middle, at 1
backgammon-game-won = { $points ->
    [one] { $name } has won game { $game }, 1 point: { $win }
   *[other] { $name } has won game { $game }, { $points } points: { $win }
}
backgammon-match-won = match to { $points }, { $win }
backgammon-win = { $win ->
    [single] all pieces borne off
    [gammon] all pieces borne off: a gammon
    [backgammon] all pieces borne off: a backgammon
    [drop] the double was dropped
    [conceded] it was conceded
    [conceded-gammon] it was conceded as a gammon
   *[conceded-backgammon] it was conceded as a backgammon
}

## Ludus Duodecim Scriptorum; $side is `x` or `o`

duodecim-starting = each throws a die; the higher is x and begins
duodecim-throw = { $dice ->
    [one] { $name } throws { $dice } die
   *[other] { $name } throws { $dice } dice
}
duodecim-turn = { $name } plays { $dice }
duodecim-won = { $name } has won
duodecim-drawn = the game is drawn
duodecim-off = all pieces off the board
duodecim-limit = { $turns } turns each without a winner
# The letters of the board: LEVATE DALOCV LVDERE NESCIS IDIOTA RECEDE.
duodecim-inscription = The board says: get up, make room; you cannot play; fool, go away!
duodecim-beside = { $returning ->
    [0] { $side } has { $hand } in hand, { $off } off
   *[other] { $side } has { $hand } in hand, { $off } off, { $returning } captured to return
}
# $beside is the text before; $points is on how many points there are pieces, $stacks which.
duodecim-stands = { $points ->
    [0] { $beside }; none on the board.
   *[other] { $beside }; in his numbers { $stacks }.
}

## Roman Checkers; $side is `Purple` or `Gold`

roman-role = { $points ->
    [one] { $side }, { $points } point
   *[other] { $side }, { $points } points
}
# $mark is `x` or `o`, and stands first.
roman-beside = { $points ->
    [one] { $mark } { $side }, { $name }: { $points } point
   *[other] { $mark } { $side }, { $name }: { $points } points
}
roman-soldiers = { $number ->
    [one] { $number } soldier
   *[other] { $number } soldiers
}
roman-bearers = { $number ->
    [one] { $number } standard-bearer
   *[other] { $number } standard-bearers
}
# $number is how many captives there are, $captives who they are. Two blanks stand in front.
roman-camp = { $number ->
    [0] { "  " }camp: nobody
   *[other] { "  " }camp: { $captives }
}
roman-due = { $side } is to play.
roman-to-play = to play: { $side }
roman-over = over: { $reason }
roman-returned-note = prisoners have returned
roman-tailchase = { $limit ->
    [0] tailchase: { $turns }, without limit
   *[other] tailchase: { $turns } of { $limit }
}
roman-returned = Prisoners have returned, and will not return again.
roman-quiet = Turns without progress: { $turns }.
roman-ended = Play has ended: { $reason }.
roman-final = With the points for the end Purple has { $purple } and Gold { $gold }.
# $number is how many they are.
roman-soldiers-on = soldiers on { $squares }
roman-bearers-on = standard-bearers on { $squares }
roman-demoralised-on = demoralised standard-bearers on { $squares }
roman-groups = { $start }; { $last }
# $number is how many pieces the side has on the board.
roman-stands = { $number ->
    [0] { $side }, played by { $name }, has nothing on the board.
   *[other] { $side }, played by { $name }, has { $pieces }.
}
roman-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
roman-gained = { $number ->
    [0] { $side } has { roman-points } and no captives.
   *[other] { $side } has { roman-points } and these captives: { $captives }.
}
roman-no-pieces = a side has no pieces on the board
roman-blocked = neither side can move
roman-no-progress = { $turns } turns without progress
roman-agreed = both sides agreed to end play

## The open game

open-players = players: { $names }
open-order = The order of play is { $names }.
open-left = { $names } left the game.
open-due = to play: { $name }
open-due-sentence = { $name } is to play.
open-waits = to play: { $name }, who waits for { $dice }
open-waits-sentence = { $name } is to play, and waits for a throw of { $dice }.
# $count is how many dice they are, $sum their sum.
open-throw = { $count ->
    [one] last throw: { $name }, { $dice }: { $numbers }
   *[other] last throw: { $name }, { $dice }: { $numbers } (sum { $sum })
}
open-throw-sentence = { $count ->
    [one] The last throw was { $dice } by { $name }: { $numbers }.
   *[other] The last throw was { $dice } by { $name }: { $numbers } (sum { $sum }).
}
open-turn = turn { $turn }, { $name }: { $text }
open-turn-sentence = Turn { $turn } was played by { $name }: "{ $text }".

## Duerror Grandis

duerror-own-path = your path, which nobody else knows:
duerror-own-path-sentence = Your path, which nobody else knows: { $path }.
duerror-tokens = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
duerror-bank = bank: { duerror-tokens }
duerror-bank-sentence = The bank has { duerror-tokens }.
# $variants are names such as `merus`.
duerror-variants = variants: { $variants }
duerror-variants-sentence = Variants: { $variants }.
# $kind is `start` for the throw that decided who begins, or `player`.
duerror-throw = { $kind ->
    [start] last throw: start: { $numbers }
   *[player] last throw: { $name }: { $numbers }
}
duerror-throw-sentence = { $kind ->
    [start] The last throw: start, { $numbers }.
   *[player] The last throw: { $name }, { $numbers }.
}
# $kind is `none`, `sealed` or `open`; an open board has a number and a title.
duerror-board = { $kind ->
    [none] no board yet
    [sealed] a sealed board
   *[open] board { $number } { $title }
}
# $piece is `thete`, `ephebe`, `melliran`, or `none`; $place is `off`, `first`, `on` or `out`.
duerror-piece = { $piece ->
    [none] no piece yet
   *[other] { $place ->
        [off] { $piece } off the board
        [first] { $piece } on its first square
        [out] { $piece } out
       *[on] { $piece } on { $square }
    }
}
# $colour is a word such as `red`, or `none`.
duerror-role = { $colour ->
    [none] { $board }: { $pieces }
   *[other] { $colour }, { $board }: { $pieces }
}
duerror-role-left = has left
duerror-role-new = has not chosen yet
# $number is that of the seat, and stands first.
duerror-beside = { $colour ->
    [none] { $number } { $name }, { $board }: { $pieces }, { duerror-tokens }
   *[other] { $number } { $name }, { $colour }, { $board }: { $pieces }, { duerror-tokens }
}
duerror-beside-left = { $number } { $name }: left
duerror-beside-new = { $number } { $name }: { duerror-tokens }
duerror-plays = { $colour ->
    [none] { $name } { $board }: { $pieces }; { duerror-tokens }.
   *[other] { $name } plays { $colour } on { $board }: { $pieces }; { duerror-tokens }.
}
duerror-left = { $name } has left the game.
duerror-new = { $name } has not chosen yet, and has { duerror-tokens }.
# $part is also `change`, `veer`, or `complete` when the turn is.
duerror-part = { $part ->
    [change] Now a die is thrown for the change.
    [veer] Now two dice are thrown for where the piece goes.
    [complete] The turn is complete.
    [choose] First turn: the choices.
    [formactus] Formactus: change the piece or throw for it, or go on.
    [changing] Formactus: the throw was odd, so a change is free of charge.
    [flictus] Flictus: take somebody, or go on.
    [flexus] Flexus: veer for a token, or go on and move.
   *[fluctus] Fluctus: move, stay or hold.
}
duerror-purses = { $name } has { $held }, the bank has { $bank }.
duerror-hidden = The piece stands on the first square of its path, which is shown with the next entry.
duerror-starting = The starting throw decides who begins.
# $part is `choose`, `formactus`, `changing`, `flictus`, `flexus` or `fluctus`.
duerror-to-play = { $name } is to play: { $part }.
duerror-change = { $name } throws for a change of the piece.
duerror-veer = { $name } throws for the square to veer to.
duerror-over = The game is over: { $reason }.
# $target is `square`, `out` or `nowhere`.
duerror-way = { $target ->
    [out] { $piece } to the way out
    [nowhere] { $piece } to nowhere: too few squares are left
   *[square] { $piece } to { $square }
}
duerror-ways = your moves: { $ways }
duerror-ways-sentence = Your moves: { $ways }.
# Ways over the board, by which a picture says what they are.
duerror-trail = the path of { $name }
duerror-trail-next = what the { $piece } of { $name } goes next
duerror-all-out = all pieces of { $name } have left the board
duerror-out = { $name } has left the board by the way out
duerror-idle = for a whole round nobody could move, and nobody has a token
duerror-limit = all have had { $turns } turns

# Pieces and their places, for those who do not see the board; $symbol is x or o.
piece-on = { $piece } on { $square }
piece-on-bar = { $symbol } on the bar
piece-on-point = { $symbol } on its point { $point }
chess-piece-on = { $side } { $piece } on { $square }
duerror-piece-on = { $name }'s { $piece } on { $square }
duodecim-pieces-on = { $side }: { $pieces } on { $point }
roman-piece-on = { $side }'s { $piece } on { $square }
