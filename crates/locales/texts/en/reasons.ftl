# Why an act is refused, behind a colon, and hints, which are sentences of their own without a full stop. The program has the English texts; here they
# are for translators. Words between backquotes are typed as they are, unless replies.ftl has them.

## Every game

game-is-over = the game is over
throw-pending = a throw is pending, so nobody can act
dice-not-thrown = the dice have not been thrown yet
written-otherwise = the record writes this turn otherwise
no-draw-to-claim = this game has no draw that a player can claim
offer-draw-instead = offer a draw instead: the other players can accept it
no-such-offer = this game has no such offer
legal-now = legal now: { $moves }
legal-now-more = legal now: { $moves }, and { $more } more
write-so = write `{ $moves }`
write-one-of = write one of these: { $moves }
no-such-option = this game has no option `{ $key }`
no-options = this game has no options
options-are = options of this game: { $options }
option-value = option `{ $key }` cannot be `{ $value }`
option-default = option `{ $key }` is written out with its default `{ $value }`
leave-out-defaults = leave out what has its default
wrong-players = { game-title } is a game for { $low } players, not { $players }
wrong-players-range = { game-title } is a game for { $low } to { $high } players, not { $players }

## Chess; $side is `white` or `black`, $piece and $meant are `pawn`, `knight`, `bishop`, `rook`, `queen` or `king`

chess-move-number = this is move { $now }, not { $number }
chess-leave-out-number = leave out the number
chess-no-such-move = no such move
chess-write-pawn = write a small b for the pawn
chess-write-bishop = write B for the bishop
chess-no-capture = this captures nothing
chess-no-en-passant = this is no capture en passant
chess-no-check = this gives no check
chess-no-mate = this is no mate
chess-several = this can mean { $number } moves
chess-no-move = a move is missing
chess-unreadable = `{ $text }` is no move
chess-shape = moves are written as e4, Nf3, exd5, O-O, e8=Q or Nbd2, or as squares from and to: e2e4
chess-letter-in-english = the letter means another piece in English
chess-letter-of-reader = the letter means another piece in your language
chess-not-own = the piece on { $from } is not { $side }'s
chess-nothing-there = no piece stands on { $from }
chess-still-in-check = { $side } is in check, and this does not end it
chess-into-check = this would put { $side }'s own king in check
chess-pawn-blocked = something stands on { $to }, and a pawn's capture names the file that it comes from
chess-no-piece-to = { $side } has no piece that can go to { $to }
chess-other-piece = the piece on { $from } is a { $piece }, no { $meant }
chess-cannot-go = the { $piece } on { $from } cannot go to { $to }
# $place says which pieces are meant: those on a `file`, on a `rank`, or on the whole `board`; $line is the file or rank.
chess-has-none = { $place ->
    [file] { $side } has no { $piece } on the { $line } file
    [rank] { $side } has no { $piece } on rank { $line }
   *[board] { $side } has no { $piece }
}
chess-only-one = { $side }'s { $piece } on { $from } cannot go to { $to }
chess-none-can = { $place ->
    [file] none of { $side }'s { $piece }s on the { $line } file can go to { $to }
    [rank] none of { $side }'s { $piece }s on rank { $line } can go to { $to }
   *[board] none of { $side }'s { $piece }s can go to { $to }
}
chess-castling-lost = { $side }'s king or that rook has moved, so they cannot castle any more
chess-castling-in-check = { $side } is in check and cannot castle out of it
chess-castling-blocked = something stands between king and rook
chess-castling-attacked = the king would pass or reach a square that is attacked
chess-not-to-claim = only the player who is to move can claim a draw
# How often the position has stood, 1 or 2 times, and the turns since the last capture or pawn's move.
chess-nothing-to-claim = { $times ->
    [one] there is no draw to claim: the position stands for the first time
   *[other] there is no draw to claim: the position stands for the second time
}{ $turns ->
    [0] , and no turn has passed since the last capture or pawn's move
    [one] , and one turn has passed without a capture or a pawn's move
   *[other] , and { $turns } turns have passed without a capture or a pawn's move
}
chess-when-to-claim = a draw can be claimed at the third time, or after 100 such turns (50 of each player)
# Titles of groups of moves, which stand alone
chess-moves-of = { $piece } moves
chess-castling = castling

## Tic-Tac-Toe

ttt-no-square = `{ $text }` is no square of this board
ttt-shape = a turn is a square, a1 to c3, such as `b2`
ttt-taken = { $square } is marked already, with { $side }
ttt-mark = mark a square

## Merels; $side is `x` or `o`

merels-cannot-pass = { $side } has a legal move and cannot pass
merels-empty-hand = { $side } has no stone left in hand, so a turn moves one on the board
merels-still-in-hand = { $number ->
    [one] { $side } still has a stone in hand, and places before moving
   *[other] { $side } still has { $number } stones in hand, and places before moving
}
merels-occupied = a stone of { $side } stands on { $to }
merels-no-stone = no stone stands on { $from }
merels-not-own = the stone on { $from } belongs to { $side }
merels-stays = the stone on { $from } would stay where it is
merels-reforms = the stone on { $from } has just left the mill { $mill } and cannot close it again at once
merels-too-far = { $from } and { $to } are not neighbours on a line
merels-too-many-to-fly = { $from } and { $to } are not neighbours on a line, and { $side } has { $left } stones left: too many to fly, which { $limit } or fewer do
merels-no-mill = { $to } closes no mill, so nothing is removed
merels-flight-only = a flight removes nothing, even into a mill
merels-own-stone = { $point } is a stone of { $side } himself
merels-nothing-there = no stone stands on { $point } to be removed
merels-removed-twice = { $point } is removed twice
merels-removes-one = this turn removes one stone and no more
merels-removes-two = this turn removes two stones and no more
merels-two-mills = two mills close, so two stones are removed
merels-must-remove = { $to } closes the mill { $mill }, so a stone must be removed
merels-all-in-mills = all stones of { $side } stand in mills, so none is removed
merels-safe = { $point } stands in a mill ({ $mill }) and cannot be removed
merels-no-turn = no turn is written here
merels-behind-pass = nothing can follow `pass`
merels-no-point-first = a turn begins with the point of a stone
merels-behind-hyphen = a point is missing after the hyphen
merels-removed-missing = the point of the removed stone is missing
merels-x-missing = a removed stone is written with `x` before its point
merels-only-removals = only removals can follow here
merels-shape = a turn is written like d2, d2-d3 or d2-d3xa1
merels-no-point = `{ $word }` is no point of the board
merels-points = points of this column: { $points }
merels-nobody-flies = option `flight_closes` has no meaning in `{ $ruleset }`, where nobody flies
merels-rulesets-that-fly = leave out `flight_closes`, or choose `ludii-4` or `ludii-1` (RML-3)
# Titles of groups of moves
merels-pass = no stone can move
merels-place = place a stone
merels-place-one = place a stone and remove one
merels-place-two = place a stone and remove two
merels-fly = fly
merels-fly-one = fly and remove a stone
merels-fly-two = fly and remove two stones
merels-move = move a stone
merels-move-one = move a stone and remove one
merels-move-two = move a stone and remove two

## Backgammon; points are numbers, `bar` or `off`, dice are written as `31`

backgammon-can-play = { $dice } can be played
backgammon-other-throw = the throw to be played is { $dice }, not { $said }
backgammon-ends-differently = the ways to play this end differently
backgammon-more-dice = { $dice } of the dice can be played, not only { $played }
backgammon-only-die = only one die can be played, and that has to be the { $die }
backgammon-no-hit = no single opposing piece stands on { $point }
backgammon-bar-first = a piece of yours is on the bar and has to enter first
backgammon-no-piece = no piece of yours is on { $from }
backgammon-backwards = pieces move from higher points to lower ones, not from { $from } to { $to }
backgammon-not-home = nothing is borne off while a piece of yours is on { $point }
backgammon-rearmost = a higher number bears off from the rearmost point only, which is { $rearmost }
backgammon-closed = { $to } is closed: { $pieces } opposing pieces stand there
backgammon-ways-closed = every way from { $from } to { $to } is closed
backgammon-all-played = all dice are played before this
backgammon-not-with = no piece goes from { $from } to { $to } with { $die }
backgammon-not-with-both = no piece goes from { $from } to { $to } with { $die } and { $other }
backgammon-no-turn = a turn is missing
backgammon-five-steps = no turn has more than four steps
backgammon-no-way = a piece goes from one place to another
backgammon-no-place = a point from 24 to 1, `bar` or `off` is expected here
backgammon-not-from = no piece can go from `{ $run }`
backgammon-not-to = no piece can go to `{ $run }`
backgammon-number = the number of pieces is `(2)`, `(3)` or `(4)`
backgammon-shape = turns are written as `13/8 6/5`, `bar/22`, `6/off`, `8/5*(2)`, `24/18/13` or `pass`
backgammon-no-double = no double waits for an answer
backgammon-double-late = a player doubles before the dice are thrown, and not before the first throw of a game
backgammon-thrown = { $dice } is thrown already
backgammon-throw-anyway = the dice are to be thrown anyway
backgammon-may-double-first = the dice have not been thrown yet, and you may double first
backgammon-write-roll = write `roll` or `double`
backgammon-write-take = write `take`, or `drop` to give the game up
backgammon-double-waits = a double waits for an answer
backgammon-crawford-game = this is the Crawford game, in which nobody doubles
backgammon-other-cube = the cube is the opponent's
backgammon-highest-cube = the cube is at { $highest } and cannot be turned any more
backgammon-no-cube = this game is played without the doubling cube
backgammon-not-begun = the game has not begun: its starting throw is due
# $loss is `gammon` or `backgammon`.
backgammon-no-gammons = a { $loss } counts no more than any other loss here
backgammon-concede-single = concede the game as a `single`
backgammon-no-opening = option `opening` is set, but `first` leaves no starting throw
backgammon-leave-out-opening = leave out `opening`, or let the starting throw say who begins
backgammon-jacoby-cube = option `jacoby` is about the doubling cube
backgammon-jacoby-cube-hint = set `cube: true` as well, or leave out `jacoby`
backgammon-jacoby-match = the Jacoby rule is for single games, and `points` makes a match
backgammon-jacoby-match-hint = leave out `jacoby` or `points`
backgammon-jacoby-gammons = `gammons: false` leaves nothing for `jacoby` to say
backgammon-jacoby-gammons-hint = leave out `jacoby` or `gammons`
backgammon-crawford-cube = the Crawford rule is about the doubling cube in a match
backgammon-crawford-cube-hint = set `cube: true` and `points` as well, or leave out `crawford`
backgammon-one-point = in a match to one point there is nothing to double
backgammon-one-point-hint = leave out `cube`, or play to more points
# Titles of groups of moves
backgammon-before-throw = before the throw
backgammon-answer-double = answer the double
backgammon-enter = enter from the bar
backgammon-begin-from = begin from { $point }
backgammon-none-plays = no die can be played
