# What commands of players print. Words between backquotes are commands, which are the same in all languages; $command and $file are such.

# $game is the title, $players a list of names, each with its side in brackets.
game-and-players = { $game }: { $players }
# Behind the name of a player who has left a game of several.
player-left = left

## adjudicate games: titles of lists, and lines below a game

games-yours = Your turn:
games-waiting = Waiting for others:
games-running = Running:
games-over = Over:
games-none = There is no game here. `adjudicate new` begins one, and `adjudicate import` takes one in.
games-copies = the same game, and no more of it: { $files }
games-file = in { $file }

# The command for what the reader is asked to do.
how = { $act ->
    [join] To join: `{ $command }`.
    [give] To give it: `{ $command }`.
    [roll] To roll: `{ $command }`.
    [only] Only { $move } is possible: `{ $command }`.
    [play] To play: `{ $command }`.
    [open] To open it: `{ $command }`.
    [save] To say it: `{ $command }`.
    [record] To record it: `{ $command }`.
   *[accept] To accept: `{ $command }`.
}
offer-asks = The offer of { $by } waits for you: `{ $command }`. To refuse it, play on.
offer-agreed = All have agreed: `{ $command }` carries it out.

## adjudicate show

show-rolled = Rolled: { $dice }
show-opened = Opened { $file }.
written = Written: { $files }.

## Signed statements that wait to be recorded; $told says what one does, without a full stop

waiting-slips = Waiting to be recorded with the next move:
# $names are those who can accept an offer; $number is how many.
waiting-slip = { $number ->
    [0] { $id }: { $told }
   *[other] { $id }: { $told }; { $names } can accept
}
slip-lapsed = { $told } (it has lapsed: the game has gone on since)
slip-not-now = { $told } (it cannot be recorded now: { $reason })
agrees-to = { $by } agrees to { $offer }
agrees-to-unknown = { by-start } agrees to the offer { $id }.
ordered-answer = { by-start } answers `{ $when }` with `{ $then }`, should it be played.
ordered-next = The next turn of { by-inside } is `{ $then }` if it is legal then.
received = { by-start } had { $id } on { $had }.

## A game that contradictory entries have stopped

undecided-entries = { $entries ->
    [one] which of { $entries } entry numbered { $number } counts
   *[other] which of { $entries } entries numbered { $number } counts
}
stopped = The game stopped after entry { $entry }: { $entries ->
    [one] { $entries } entry contradict
   *[other] { $entries } entries contradict
} each other there, and nobody can move behind any of them.
stopped-before = { $followed ->
    [yes] { $told }  ({ $id }, which this log follows)
   *[no] { $told }  ({ $id })
}
signed-twice = { $name } has signed twice.
signed-twice-replaced = { $name } has signed twice. A ruling has replaced a key of this name, so it may have been a thief.
dispute-shows = { $way ->
    [ruling] `adjudicate dispute { $file }` shows it, and what a ruling can do.
    [agreement] `adjudicate dispute { $file }` shows it, and how the players can agree on a referee.
   *[none] `adjudicate dispute { $file }` shows it.
}

## Remarks about a game

more = { $number } more
# Numbers of entries, as a list
entries-numbered = { $number ->
    [one] entry { $entries }
   *[other] entries { $entries }
}
remark-backdated = dated earlier than the entry before: { entries-numbered }
remark-received = entry { $entry }: dated { $said }, received { $had }; counts as posted on { $posted }
remark-clock = clock: { $name }: { $clock }
# $reserve is a length of time, or `none`.
player-clock = { $time }{ $reserve ->
    [none] { "" }
   *[other] , and { $reserve } in reserve
}, after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}{ $overstepped ->
    [yes] ; the time has been overstepped
   *[no] { "" }
}
remark-early-forfeit = entry { $entry }: { $name } forfeits, though there was time until { $until }
remark-cancelled = parts of a roll cancelled in entry { $entry }, because of { $names }
remark-scribed = written down by the referee for { $name }: { entries-numbered }
# A time of absence; $dated is `no` where the number of days is not known.
period = { $dated ->
    [yes] from { $from } to { $until } ({ $days ->
        [one] { $days } day
       *[other] { $days } days
    })
   *[no] from { $from } to { $until }
}
# $limited says whether days of absence are counted; then $left of $days are left.
remark-away = away: { $name } { $periods }{ $limited ->
    [yes] ; { $left } of { $days ->
        [one] { $days } day
       *[other] { $days } days
    } left
   *[no] { "" }
}
remark-replaced = the key was replaced by a ruling: { $name }
remark-unaudited = unaudited, since not yet open: the sealed { $number ->
    [one] board
   *[other] boards
} of { $names }
remark-forfeited = has forfeited after the end: { $name }
remark-audit = placed last, since the sealed board fails the audit: { $name } ({ $reason })
remark-kept = tokens kept for the next game: { $tokens }
remark-carries = carries tokens of the game { $game } up to its entry { $head } ({ $tokens }): not checked here; `adjudicate ledger` checks it with that game's file
