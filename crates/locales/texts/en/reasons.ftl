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
option-is-default = option `{ $key }` is written out with its default `{ $value }`
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

## The protocol: what a player cannot do now

not-on-turn = it is not your turn
not-the-turn-of = it is not the turn of `{ $name }`
# $ending says in English how it ended.
game-closed = the game is closed, so nobody writes any more
pen-of-another = { $holder } holds the pen, not { $by }
# $act is the English word for what cannot be written; $awaited is one of the next five texts, or `game-is-over`.
not-awaited = { $awaited }, so there is no { $act } now
awaited-join = not all have joined, and a join is awaited
awaited-roll = a throw is pending, and its elements are awaited
awaited-turn = a turn is awaited
awaited-board = the game is over, and a sealed board is to be opened
awaited-tokens = the game is over, and it is to be said what tokens are kept
nothing-before-dice = there is nothing to decide before your next dice: they are rolled without a question
order-on-own-turn = it is your turn, so there is nothing to wait for
order-not-your-turn = after that move it is not your turn
order-dice = after that move dice are thrown, and nobody can answer before they lie
order-over = that move ends the game
no-offer-waits = no offer waits for your answer
several-offers = several offers wait for your answer
unknown-offer = no offer that waits has an id that begins with `{ $named }`
offer-to-others = this offer waits for { $names }, not for you
nothing-to-decline = nobody offers anything now, so there is nothing to decline
no-own-turn = you have not made a turn yet, so there is none to take back
takeback-in-throw = nothing is taken back while a throw is pending, which somebody may know
takeback-too-far = a takeback to entry { $seq } would go back behind a join, a reveal, a proof or a leaving
takeback-to-nothing = there is no entry { $seq } to go back to
takeback-earliest = the earliest entry to go back to is { $earliest }
takeback-of-nothing = going back to the position after entry { $back } undoes nothing: that is the position now
takeback-meant = to take entry { $last } back, offer a takeback to entry { $back }
no-referee = this game has no referee who could decide
no-clock = this game has no clock
no-member = nobody called `{ $name }` has a part in this game
did-you-mean = did you mean `{ $near }`?
there-are = there is { $names }
type-more = type more of it
claim-about-oneself = a claim of time is about another player, and not about you
claim-nothing-due = nothing is due from `{ $name }`
sealed-by-mail = boards are sealed in this game, so the desk makes no turn for you
slip-ends-game = what waits ends the game: { $names } resigns
nothing-to-post = nothing waits that could be recorded
remarks-wait = { $number } remarks of yours wait already for the next entry of the game, which brings them to everybody
keeps-too-many = nobody keeps more tokens than they have, and { $name } has { $held }
no-day = `{ $day }` is no day
how-days-are-written = days are written as `2026-12-20 to 2027-01-06`
no-absences = the charter has no days of absence
absence-without-days = an absence begins and ends at midnight UTC, and ends later than it begins
absence-too-early = an absence does not begin before its slip is signed, and this one was at { $at }
absence-too-long = the absence has { $days } days, and of the { $most } in this game { $left } are left
absence-too-long-for-year = the absence has { $days } days in { $year }, and of the { $most } of a year { $left } are left
absence-overlaps = the absence overlaps that from { $from } until { $until }
other-referee = this game has another referee, who has to sign it
# Absences from all games of an event
leave-of-nobody = `{ $player }` does not take part in this event, or has left it
no-leave = no clock of the sections of `{ $player }` has days of absence
leave-without-days = a leave begins and ends at midnight UTC, and ends later than it begins
leave-too-early = a leave does not begin before it is signed, and this one was at { $at }
leave-too-long-for-year = the leave has { $days } days in { $year }, and of the { $most } of a year { $left } are left
leave-overlaps = the leave overlaps that from { $from } until { $until }

## Ludus Duodecim Scriptorum

duodecim-more-dice = more dice can be used than { $used }
duodecim-backwards = pieces move forward
duodecim-empty-hand = no piece is in hand
duodecim-enters-at-home = a piece enters on a home point, 1 to 6
duodecim-no-piece = no piece of yours is on { $from }
duodecim-one-by-one = pieces enter and leave the board one by one
duodecim-not-returned = a captured piece has not returned: only pieces in hand and home may move
duodecim-leaves-home = no piece leaves home before all have been entered
duodecim-exits-early = pieces may not leave yet: others are too far behind
duodecim-too-few = only { $here } of your pieces stand on { $from }
duodecim-twice = no piece moves twice in a turn, and those on { $from } have moved
duodecim-closed = the opponent has two or more pieces on { $to }
duodecim-dice-used = the dice for this move are used by others
duodecim-no-sum = no die and no sum of { $numbers } is { $distance }
duodecim-enters-by-one = a piece enters by one die alone
duodecim-pair = two pieces move together by a sum of dice, not by one die
duodecim-stack = a stack moves as a whole, by the sum of all dice
duodecim-no-more-than-two = no more than two pieces move together
duodecim-singly = pieces move one by one in this game
# $reason is one of the texts above.
duodecim-order = { $reason }, and moves count in the order in which they are written
duodecim-other-order = in another order: { $moves }
duodecim-no-capture = there is nothing to capture on { $to }
duodecim-no-move = there is no move
duodecim-unreadable = `{ $word }` is no move
duodecim-shape = single moves with blanks between: `in/3` enters, `7/10` moves, `7/17(2)` moves two, `28/off` leaves; or `pass`
duodecim-cannot-pass = a die can be used, so the turn cannot be passed
# Titles of groups of moves; dice are written as `3+5, 6`.
duodecim-none-plays = no die can be used
duodecim-by = by { $dice }

## Roman Checkers

roman-cannot-pass = who can move may not pass
roman-marks = the record writes `{ $moves }`, or leave the marks out
roman-not-own = the piece on { $square } is the opponent's
roman-no-piece = there is no piece on { $square }
roman-one-square = a piece moves one square diagonally
roman-soldier-backwards = a soldier moves forward only
roman-bearer-backwards = a demoralised standard-bearer moves forward only
roman-occupied = { $square } is occupied
roman-none-can = no piece of the side to play can go to { $square }
roman-several = several pieces can go to { $square }
roman-twice = this is written twice
roman-no-throne = { $square } is not this squad's throne room
roman-no-capture = nothing is captured on { $square }
roman-throne-unmarked = the arrival in the throne room is not marked
roman-capture-unmarked = some captures are marked and some are not
roman-square-missing = a square is missing at the end
roman-square-expected = a square should stand here
roman-no-square = `{ $text }` is no square of the board
roman-squares = squares are a1 to g{ $rows }
roman-no-part = this is no part of a move
roman-shape = moves are written `c3-d4`, `c9-d10 throne`, `d4-e5 xe6` or `pass`
roman-play-ended = play has ended: { $reason }
roman-returned-already = prisoners have returned already, and return once a game
roman-no-prisoners = there are no prisoners who could return
resign-instead = a game is given up with `resign`
# Titles of groups of moves
roman-no-move = no move
roman-move-soldier = move a soldier
roman-move-bearer = move a standard-bearer
roman-move-demoralised = move a demoralised standard-bearer

## Open Game

open-nothing = there is nothing written
open-shape = a turn is any text
open-too-long = a turn has at most { $number } characters
open-both = `throw:` and `next:` cannot stand in one turn
open-throw-first = throw first, and hand the move on with the turn that follows
open-next-not-last = `next:` is not the last step
open-throw-not-last = `throw:` is not the last step
open-one-throw = a turn has one throw; its author goes on with a further turn
open-dice-shape = such as `throw: 2d6`: 1 to 20 dice of 2 to 1000 sides
open-no-dice = `throw:` says no dice
open-not-dice = `{ $value }` is no dice
open-dice-count = a throw of `{ $value }` has not 1 to 20 dice
open-dice-sides = a die of `{ $value }` has not 2 to 1000 sides
open-direction = { $sign } sets the direction of writing, which the log cannot have
open-control = { $sign } is a control character, which the log cannot have
open-has-left = `{ $name }` has left the game
open-nobody = nobody in this game is called `{ $name }`
open-in-the-game = in the game: { $names }
open-throw-pending = the throw of { $dice } has to be completed first

## Duerror Grandis; $piece is `thete`, `ephebe` or `melliran`, $name is a player

duerror-kind = { $piece }
# Options and boards of a table's own
duerror-carry-unplayed = option `carry` is set, but without parcus nothing is carried
duerror-carry-unplayed-hint = leave out `carry`, or add `parcus` to `variants`
duerror-few-boards = { $boards } boards are not enough for { $players } players
duerror-few-boards-hint = `boards` lists at least as many as there are players
duerror-carries-too-much = nobody can carry more than { $number } tokens
duerror-carries-without-parcus = tokens are carried only with parcus
duerror-written-out = option `{ $key }` is written out with `{ $preset }`, its default with these variants and players
# $reason is one of the next five texts, or `duerror-no-square`.
duerror-wrong-board = board { $number }: { $reason }
duerror-path-length = a path has 81 squares, not { $number }
duerror-path-twice = { $square } stands in the path twice
duerror-path-apart = the path goes from { $from } to { $to }, which are no neighbours
duerror-path-written = the path is not written as the record writes it
duerror-board-twice = two boards have this number
duerror-path-shape = a path is { $number } squares such as A1, with one blank between
own-board = your board: { $reason }
own-board-words = a board is `random`, a number, or your own squares
own-board-salts = `salts` is base64 of 32 bytes
# How steps are written
duerror-too-many-steps = a turn has no more than 64 steps
duerror-no-step = a step is missing
duerror-no-act = what the piece does is missing
duerror-between = steps are separated by `; `
duerror-steps = steps: board N, colour NAME, start PIECE, change PIECE, roll, take NAME, spare NAME, veer, move, stay, hold
duerror-not-by-piece = `{ $verb }` is not done by a piece
duerror-board-number = a board is chosen by its number, or is `sealed`
duerror-no-square = `{ $word }` is no square
duerror-no-target = `{ $word }` is no square, A1 to I9, nor `out`
# $verb is a step such as `take`.
duerror-lacks-object = what to `{ $verb }` is missing
duerror-too-much = `{ $word }` is too much behind `{ $verb }`
duerror-not-a-step = `{ $verb }` is no step
duerror-not-a-piece = `{ $word }` is no piece: thete, ephebe, melliran
duerror-lacks-squares = the record has squares behind `take` and `move`
duerror-square-sealed = on a sealed board a move names its square: `move D4` or `move out`
duerror-one-of = write one of these: { $steps }
# The order of steps; $missing is one of the next three texts.
duerror-unfinished = the turn is not finished: { $missing }
duerror-choice-missing = { $choice } is missing
duerror-ends-with = it ends with `move`, `stay` or `hold`, or with a step that throws dice
duerror-has-to-move = { $pieces } has to move, stay or hold
duerror-behind-dice = a step that throws dice ends the entry; the turn goes on in another
duerror-behind-turn = the turn was complete before this step
duerror-take-late = taking comes before veering and moving
duerror-spare-late = sparing comes before veering and moving, and once a turn
duerror-veer-late = veering comes before moving
# The choices of a first turn; $choice is a step with a word for what is chosen.
duerror-choice = { $choice ->
    [sealed] `board sealed`
    [board] `board N`
    [colour] `colour NAME`
   *[start] `start PIECE`
}
duerror-choices-first = the first turn begins with the choices: { $choice }
duerror-choices-late = choices are made in a player's first turn only
duerror-chosen = this has been chosen already
duerror-comes-next = { $choice } comes next
duerror-all-in-play = with factiosus all pieces are in play, so none is chosen to start
duerror-board-chosen = a board has been chosen; { $choice } comes next
duerror-boards-secret = with caecus boards are secret: `board sealed`
duerror-boards-open = boards are sealed only with caecus: `board N`
duerror-no-board = there is no board { $number }
duerror-board-taken = board { $number } has been chosen already
duerror-free-boards = boards that nobody has: { $numbers }
duerror-no-colour = `{ $word }` is no colour of this game
duerror-colour-taken = { $colour } has been chosen already
# The colours are typed as they are.
duerror-free-colours = colours that nobody has: { $colours }
duerror-no-ephebe = with merus there is no ephebe
# What a piece or a player cannot do; $step is `veer`, `stay` or `change`.
duerror-no-token = { $step ->
    [veer] veering costs a token, and { $name } has none
    [stay] staying costs a token, and { $name } has none
   *[change] a change costs a token, and { $name } has none
}
duerror-one-piece = a piece is named with factiosus only: everybody has one piece here
duerror-one-piece-here = a victim's piece is named with factiosus only: everybody has one here
duerror-is-out = the { $piece } is out and takes no part
duerror-no-piece-left = no piece is left that could do this
duerror-which-piece = which piece acts is missing
duerror-piece-first = write the piece before the step: { $pieces }
duerror-which-victim = which piece is taken is missing
duerror-no-formactus = with factiosus there is no formactus
duerror-formactus-early = there is no formactus in a player's first turn
duerror-formactus-used = formactus is once a turn, by a token or by a throw, and has been used
duerror-formactus-late = formactus comes before all else
duerror-same-piece = the piece is the { $piece } already
duerror-thrown-odd = the throw has been made, and was odd: change, or go on
duerror-roll-instead = `roll` costs nothing: an odd number lets you change free of charge
duerror-take-spared = who has been given a token for taking nobody takes nobody
duerror-stands-on = { $name } stands on { $square }
duerror-own-pieces = nobody takes his own pieces
duerror-victim-left = { $name } has left the game, and his pieces with him
duerror-most-taken = at most { $number } pieces are taken in one turn
duerror-takes-from-outside = a piece that is not on the board takes nobody
duerror-thete-takes = a thete takes nobody
duerror-not-on-board = { $name } has no such piece on the board to be taken
duerror-immune = { $name } stood on a square from which somebody else was taken
duerror-no-reach = from { $from } the { $piece } does not reach { $name } on { $to }
duerror-none-in-reach = no piece of { $name } is in reach, or none that can be taken
duerror-nobody = nobody here is called `{ $name }`
duerror-others = others: { $names }
duerror-spare-taken = who has taken somebody gets no token
duerror-few-payers = nobody is named where fewer than two in reach have tokens
duerror-bank-pays = the bank has tokens and pays, so nobody is named
duerror-cannot-pay = { $name } is not in reach, or has no token
duerror-name-payer = the bank is empty, so who pays for not being taken is named first
duerror-has-moved = the { $piece } has moved in this turn
duerror-too-few-left = fewer than { $number } squares are left, and only the exact number leads out
duerror-hold-or-stay = `hold`, or `stay` for a token
duerror-not-out-yet = the way out is further than { $number } squares: the move goes to { $square }
# $target is `square` or `out`.
duerror-further = { $number ->
    [one] { $target ->
        [out] one square further along the path is the way out
       *[square] one square further along the path is { $square }
    }
   *[other] { $target ->
        [out] { $number } squares further along the path is the way out
       *[square] { $number } squares further along the path is { $square }
    }
}
duerror-none-holds = with `exit: past` a piece that would go too far leaves, so none holds
duerror-can-move = the piece can move, so it does not hold
duerror-move-or-stay = `move`, or `stay` for a token
# The effects of steps, in sentences; $price is `token` or `free`.
duerror-told-seals = { $name } seals a board that nobody else knows.
duerror-told-board = { $name } chooses board { $number }, { $title }.
duerror-told-colour = { $name } plays { $colour }.
duerror-told-starts = { $name } starts with the { $piece }.
duerror-told-changes = { $price ->
    [token] { $name } changes to the { $piece }, for a token.
   *[free] { $name } changes to the { $piece }, free of charge.
}
duerror-told-rolls = { $name } throws a die: an odd number allows a change free of charge.
duerror-told-takes = The { $piece } takes { $name } on { $to }, who goes to { $from }.
duerror-told-spares = Nobody was taken, so { $name } gets a token from { $payer } (misericordia).
duerror-told-bank-pays = Nobody was taken, so { $name } gets a token from the bank (misericordia).
duerror-told-veers = { $name } pays a token, and two dice say where the piece goes.
duerror-told-moves = { $number ->
    [one] The { $piece } moves one square to { $square }.
   *[other] The { $piece } moves { $number } squares to { $square }.
}
duerror-told-leaves = The { $piece } leaves the board by the way out.
duerror-told-stays = { $name } pays a token for the { $piece } to stay.
duerror-told-holds = The { $piece } cannot move, since too few squares are left.
# Titles of groups of steps
duerror-choose-board = choose a board
duerror-choose-colour = choose a colour
duerror-choose-piece = choose the piece to start with
duerror-change-free = change the piece, free of charge
duerror-change-paid = change the piece, for a token
duerror-roll = throw for a change, free of charge
duerror-take = take somebody
duerror-spare = take nobody, and name who gives a token for it
duerror-veer-paid = veer, for a token
duerror-move = move along the path
duerror-stay-paid = stay, for a token
duerror-hold = hold, since the piece cannot move
