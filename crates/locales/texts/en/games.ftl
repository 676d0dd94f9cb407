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
rules-of-every-game = In every game:
game-over = the game is over: { $reason }

# Causes of an end, behind a colon
agreed = agreed
resigned = { $name } resigned
forfeited = { $name } forfeits: { $reason }
ruled = ruled: { $reason }

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
# $place is a point, `bar`, or `off` for the pieces that are borne off; $pieces is how many stand there.
backgammon-stack = { $place ->
    [bar] { $pieces } on the bar
    [off] { $pieces } off
   *[other] { $pieces } on { $place }
}
# A list of such.
backgammon-stacks = { $stacks }, { $stack }
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
