# The texts that commands of players print. Words between backquotes are commands, which are the same in all languages; $command and $file are such.

# $game is the title, $players a list of names, each with its side in brackets.
game-and-players = { $game }: { $players }
# A side of a game: $side is `white`, `black`, or its mark.
player-side = { $side ->
   *[other] { $side }
}
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

## Questions; $question is one, and the letters in brackets are the first of the words `yes` and `no` in replies.ftl

ask = { $question } [y/N]
ask-usual = { $question } [Y/n]
neither-yes-nor-no = `{ $answer }` is neither yes nor no.
question-turn = Sign this turn?
question-turn-now = Sign this turn now?
question-now = Do it now?
question-agreement = Sign the agreement?
question-offered = { offer-made }. Do you accept? (No plays on.)
question-roll = Roll the dice?
question-offer = Offer { $offer }?
question-accept = Accept what { $by } offers: { $offer }?
question-order = If { $when } is played, answer { $then }?
question-claim-draw = Claim a draw?
question-claim-time = Claim that { $name } is out of time?
question-resign = Do you really resign?
question-absence = Sign this absence?
question-refill = Sign this refill?
question-note = Sign this note?
question-record = Record this?
question-open = Open your board?
question-save = { $tokens ->
    [one] Keep { $tokens } token for the next game?
   *[other] Keep { $tokens } tokens for the next game?
}
question-join = Do you join this game?
question-seat = Take the seat, and sign with { $key }?

## A move

ask-move = your move:
ask-move-or-number = your move (a number lists them):
move-or-number = a move, or a number from 1 to { $last }
only-play = There is only one legal play ({ $title }): { $move }
offered-play-on = { offer-made }. To play on declines it; `adjudicate accept` takes it.
ask-board = which board do you seal (a number, a file, or nothing for a random one)?
you-rolled = You rolled { $dice }. The others see it with your move.
list-throw = Before anybody moves, { $dice } is thrown.
dice-of = { $number ->
    [one] one die of { $sides } sides
   *[other] { $number } dice of { $sides } sides
}

# A turn of several steps. `back` is what the player types.
question-begun = You have begun this turn: { $steps }. Go on from there?
ask-step = your step:
ask-step-or-back = your step (or `back`):
which-step = which? { $steps }
no-such-step = `{ $typed }` is no step that is possible now; type a number, or a step

## What was signed

signed = Signed: { $told }
signed-before = You have signed this before, and it still waits; nothing new was signed.
recorded-with = Recorded with it: { $told }
# $kind is the kind of the entry in the log's word: `turn`, `join`.
entry-signed = Entry { $entry } ({ $kind }) is signed and stands in { $file }.
entry-rolled = Rolled: { $dice }.
rolls-for-you = Your next dice are rolled for you.
seat-asked-for = Your yes is sent, with your key. The charter comes by mail when everybody has answered.

# How a signed statement comes into the game. $name is the player whose turn it is.
way-of-own-offer = The others agree with `adjudicate accept`; when all have, your `adjudicate accept` carries it out.
way-of-own-key = Your next move records it. Sign that with the new key (--key FILE).
way-of-own-move = Your next move records it, or `adjudicate post` alone.
way-of-scribe = It is { name-inside }'s turn, and you write for { name-inside }: the next move records it, or `adjudicate post --for { name-inside }` alone.
way-of-offer = It is { name-inside }'s turn: `adjudicate accept` agrees to it, and playing on declines it.
way-of-referee = It is { name-inside }'s turn, and the referee can record it.
way-of-next-move = The next move of { name-inside } records it.
way-to-send = { $way } Send these lines (or add --send):

## The first lines for a person with no game, below the commands; a table of two columns

beginning =
    There is no game here yet.

      adjudicate learn chess           learn a game by trying it out
      adjudicate invite chess          invite a friend, who needs no key yet
      adjudicate accept letter.txt     take the seat that a letter offers you
      adjudicate import letter.txt     take in a letter of a game
      adjudicate new                   set up a game with all its terms

    All commands: adjudicate --help

## Keys

# $protected says whether the key has a passphrase.
identity-made = { $protected ->
    [yes] Your identity is in { $file }. Keep it and its passphrase: it signs for you and makes your dice. Give others this line:
   *[no] Your identity is in { $file }. Keep it, and let nobody else read it: it signs for you and makes your dice. Give others this line:
}
ask-passphrase = passphrase (empty for none):
ask-passphrase-again = once more:
key-is-made = You have no key yet, so one is made now (Ctrl-C stops).
key-made = Your key is in { $file }. Keep that file: it signs for you.

## adjudicate new; `back`, `by-post` and `players` are what a person types

question-answers = There are { $number } answers from before. Go on with them?
first-question = This is the first question.
answers-unkept = Your answers cannot be kept in { $file }: { $error }.
new-back = `back` goes back to the question before, Ctrl-C keeps your answers for later.
ask-game = which game?
game-for = { $game } is a game for { $least }.
game-for-range = { $game } is a game for { $least } to { $most }.
ask-player = player { $number }, a short name:
ask-player-or-end = player { $number }, a short name, empty when these are all:
ask-key = { $name }'s key (a line `ssh-ed25519 ...`, a .pub file, or `by-post`):
ask-key-or-own = { $name }'s key (a line `ssh-ed25519 ...`, a .pub file, or `by-post`; empty if that is you):
ask-mail = { $name }'s mail address (may be empty):
options-usual = Options, and what is usual:
ask-option = an option to change, as KEY=VALUE (empty when these are all):
ask-first = who begins? (empty: decided by dice)
ask-referee = the referee's key (empty: no referee):
ask-referee-by-post = the referee's key; the referee writes for the player who plays by post:
ask-dice = who makes dice and lots? empty: the referee and who throws, so that a throw waits for two of you only; `players`: all of you:
ask-clock = clock as DAYS,TRANSIT,GRACE, such as 7,3,10 (empty: no clock):
ask-absence = days of absence for each player, on which nothing is due (empty: none):
without-referee = This game has no referee. Should somebody sign twice, or vanish while the others wait, it can go on only if all agree on a referee then (--referee KEY names one now).
question-charter = Sign this charter?
question-join-now = Join it now?
joined-so-send = You have joined. Send the file to the others.
game-stands = The game stands in { $file }.
game-stands-so-join = The game stands in { $file }. Join it with `adjudicate join { $file }`, and send it to the others.
game-stands-so-send = The game stands in { $file }. Send it to the others.

## adjudicate invite; `me` and `guest` are what a person types

# $usual is the name that Enter stands for, or `none`.
ask-name = { $usual ->
    [none] Your name, as the others see it:
   *[other] Your name, as the others see it [{ $usual }]:
}
ask-begins = Who begins? `me`, or Enter for a draw:
ask-begins-of-two = Who begins? `me`, `guest`, or Enter for a draw:
none-of-these = `{ $typed }` is none of these.
invitation-sent = Sent to { $to }. `adjudicate import LETTER` takes the answer in.
invitation-to-send = Send this message to the player whom you invite, by mail or any messenger.
invitation-answer = `adjudicate import LETTER` takes the answer in, and the game begins.
no-invitations = There are no invitations here. `adjudicate invite GAME` makes one.
invitation-listed = { $state ->
    [game] { $id }  { $game } by { $by }: became { $file }
    [withdrawn] { $id }  { $game } by { $by }: withdrawn
    [expired] { $id }  { $game } by { $by }: expired on { $day }
   *[open] { $id }  { $game } by { $by }: { $seats ->
        [one] { $seats } seat open until { $day }
       *[other] { $seats } seats open until { $day }
    }
}
invitation-withdrawn = Your invitation to { $game } is taken back: an answer to it begins no game.
question-invite = Invite these players?
terms-open-seat = seat { $number }: { $name }, open, for { $mail }
desk-sends-board = The desk sends everybody the board: within a minute if it is at work, else with `adjudicate mail serve`.
invitation-stands = The invitation stands in { $file }; who removes it takes it back.
desk-sends-invitation = The desk sends it out: within a minute if it is at work, else with `adjudicate mail serve`. When all have answered, the game begins.

## A seat that is taken, and its game

question-seat-accepted = Do you accept?
seat-yours = { $seats ->
    [one] You have a seat; { $seats } seat is still open. Send this message to the next player.
   *[other] You have a seat; { $seats } seats are still open. Send this message to the next player.
}
seat-last = When the last one has accepted, `adjudicate import LETTER` takes the game in.
joined-in = You have joined. The game is in { $file }.
send-back = Send this message back (or use --send):
# $first says who invites to which game, in a sentence.
invitation-arrived = { $first } `adjudicate accept { $file }` shows the terms.
seats-taken = { $taken ->
    [one] { $taken } of { $seats } seats is taken.
   *[other] { $taken } of { $seats } seats are taken.
}
send-next = Send this message to the next player:
answered-same = { name-start } accepts your invitation, with all the terms that you offered.
answered-other-terms = { name-start } answers your invitation with other terms:
answered-used = { name-start } answers an invitation that was used before, for the game in { $used }.
answered-withdrawn = { name-start } answers an invitation that you have taken back.
answered-expired = { name-start } answers an invitation that expired on { $day }.
join-other-terms = Nothing is joined. `adjudicate join { $file }` agrees to these terms.
join-second = Nothing is joined. `adjudicate join { $file }` begins a second game.
join-after-all = Nothing is joined. `adjudicate join { $file }` begins the game after all.
join-begins = `adjudicate join { $file }` begins the game.
question-join-answered = Join this game?
you-joined = You have joined.
move-can-wait = Your move can wait: `adjudicate play -g { $file }` makes it.
question-mail-now = Mail it to { name-inside } now?
send-lines = Send these lines to { name-inside }:

## adjudicate import

# Entries that came, of the game in a file
import-nothing = { $file } ({ $game }): nothing new.
import-known = { $file } ({ $game }): nothing new, { $known ->
    [one] one entry
   *[other] { $known } entries
} known already.
import-added = { $file } ({ $game }): { $added ->
    [one] one entry
   *[other] { $added } entries
} new.
import-both = { $file } ({ $game }): { $added ->
    [one] one entry
   *[other] { $added } entries
} new, { $known } known already.
import-restored = An entry that you had signed was missing from the log; it stands there again now.
import-slip = New: { $told }
some-entry = an entry
entry-of = entry { $entry } of { $name }
# $entry is `entry 7 of bob`, $kind the kind of an entry in the log's word.
entry-with-kind = { $entry } ({ $kind })
came-early = { $what } came too early: what it builds on is missing. It is kept until that arrives.
line-elsewhere = The line goes elsewhere: { $entries } fell out. What fell out binds nobody; it is kept in { $place }.
log-cut-one = The log was cut behind entry { $behind }: entry { $last } is kept in { $place }, and comes back if the line goes there again.
log-cut = The log was cut behind entry { $behind }: entries { $first } to { $last } are kept in { $place }, and come back if the line goes there again.
game-gone-on = the game has gone on since
slip-spent = No longer waiting: { $told } ({ $reason })
slips-spent = No longer waiting: { $number } more ({ $reason })
share-came = { $source }: { name-inside }'s part of the roll in { $file } has come.
share-early = { $source }: a part of a roll that is not due yet; it is kept in { $place }.
share-known = { $source }: a part of a roll that { $file } has already.

## adjudicate table; words that a person types are the same in all languages

help-lists = `help` lists what can be typed.
table-moves = { $name } is to move.
table-throws = { $name } throws { $dice }.
table-throw-for-first = Who begins is decided by a throw of { $dice }.
table-over = The game is over: { $ending }.
# $number is how many players can answer.
table-offer = { $number ->
   *[other] { $by } offers: { $offer }; { $names } can accept or decline.
}
table-kept = The table is kept in { $file }.
table-same-side = This board looks the same from every side.
table-ask-over = undo or quit:
table-nothing-back = There is nothing to take back.
table-help =
    MOVE                a turn or a part of one, for the player to move
    3 5                 the numbers of the throw that is pending
    NAME: MOVE          the same, saying who
    offer draw          or: offer end, offer prisoners, offer concede gammon, offer result NAME N, NAME N
    accept, decline     answer an offer
    claim draw          a draw that the rules give
    resign              give up; `NAME: resign` for any other player
    moves               the legal moves
    board               the board again
    turn                the board from the other side
    undo                take the last line back
    quit                leave; --save keeps what was played

## adjudicate learn; $name is the name of a game, as commands take it

# A game, how many lessons it has, and how many of them are done
learn-course = { $game }: { $lessons ->
    [one] { $lessons } lesson
   *[other] { $lessons } lessons
}{ $done ->
    [0] { "" }
   *[other] , { $done } done
}
learn-begins = `adjudicate learn GAME` begins, or goes on where you were.
# Beside a lesson in the list, of at most four letters
lesson-is-done = done
learn-goes-on = { $game }: going on with lesson { $lesson } of { $lessons }.
learn-starts = { $game }, in { $lessons } lessons.
learn-here = `adjudicate learn { $name }` goes on here.
learn-done = That was the last lesson: you have done all of them. `adjudicate table { $name }` is a board to practise at, `adjudicate new { $name }` begins a game.
learn-left = That was the last lesson. You have not done { $lessons }: `adjudicate learn { $name } --from { $first }`.
learn-unkept = How far you are cannot be kept: { $reason }.
lesson-head = { $done ->
    [yes] { $name }, lesson { $lesson } of { $lessons }, done before
   *[no] { $name }, lesson { $lesson } of { $lessons }
}
lesson-ask-enter = Enter goes on:
lesson-ask-options = options:
lesson-ask-answer = answer:
lesson-type = Type a move; `moves` lists what is possible, `hint` helps.
lesson-nothing = There is nothing to try here: Enter goes on.
answer-right = Right.
answer-right-written = Right. The record says `{ $recorded }`.
lesson-elsewhere = `{ $recorded }` is allowed, but is not what was asked. { $task }
lesson-help =
    MOVE     your answer, typed as in a game
    moves    what is possible here
    hint     what would be wrong, and why; a second time, what would be right
    rule     the clause as the rules have it
    board    the board again
    again    this lesson again
    skip     the next lesson
    back     the lesson before
    quit     leave; the same command goes on here

## The answer to an invitation, and the terms of a game that are not those of its invitation

friend-accepts = { $name } accepts the invitation to a game of { $game }.
friend-counters = { $name } would like to play this game of { $game }, with other terms:
# In two lines
friend-go-on =
    To go on, save this message as letter.txt and run `adjudicate import letter.txt`,
    or open adjudicate.html, choose "I got a letter" and paste this whole message.
differs = { $what ->
    [game] the game: { $now } instead of { $before }
    [rules] the version of the rules: { $now } instead of { $before }
    [option] option { $key }: { $now } instead of { $before }
    [first] the first move: { $now } instead of { $before }
    [clock] the time: { $now } instead of { $before }
   *[players] the number of players: { $now } instead of { $before }
}
usual-value = the usual value
by-lot = a draw
no-limit = no limit
other-terms = { $what ->
    [first-seat] the first seat: it does not have the name, key and address of the invitation
    [left-out] { $name } accepted, and is not among the players
    [no-key] { $name } has no key
    [writer] the terms are written by { $name }, who does not take a seat
    [referee] there is a referee, and the invitation has none
    [dice] the referee makes the dice
    [series] the game continues a series
   *[event] the game belongs to an event
}

## Copies of a game, and a game that is new

copies-hold-no-more = { $number ->
    [one] { $file } is used; { $others } holds the same game, and no more of it.
   *[other] { $file } is used; { $others } hold the same game, and no more of it.
}
question-keep-game = This game is not here yet. Keep it in { $file }?
question-ahead = { $reason }. Take it all the same?
ask-passphrase-of = passphrase of { $file }:
