# The texts of letters to players. English is the source: the other languages have the same keys, and may have further ones that only
# their own texts refer to, such as a name in another case.
#
# Values are in braces. $name, $by, $player and $winner are names of people; the word `the-referee` stands for the referee. Words between
# backquotes are typed as they are: take those of replies.ftl.

# Lists of names: alice, bob and carol
list = { $start } and { $last }
list-of-none = nobody

# People, at the beginning of a sentence and within it
name-start = { $name ->
    [the-referee] The referee
   *[other] { $name }
}
name-inside = { $name ->
    [the-referee] the referee
   *[other] { $name }
}
by-start = { $by ->
    [the-referee] The referee
   *[other] { $by }
}
by-inside = { $by ->
    [the-referee] the referee
   *[other] { $by }
}
player-inside = { $player ->
    [the-referee] the referee
   *[other] { $player }
}

## Dates and times

month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
weekday = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
}
# $year is 0 where the year goes without saying.
date = { $year ->
    [0] { $day } { month }
   *[other] { $day } { month } { $year }
}
moment = { $day } { month } { $year }, { $time } UTC
# A length of time, with its number and its unit
span = { $unit ->
    [day] { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
    [hour] { $number ->
        [one] { $number } hour
       *[other] { $number } hours
    }
   *[minute] { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
}
# The time of grace, with values of its own
grace = { $grace-unit ->
    [day] { $grace ->
        [one] { $grace } day
       *[other] { $grace } days
    }
    [hour] { $grace ->
        [one] { $grace } hour
       *[other] { $grace } hours
    }
   *[minute] { $grace ->
        [one] { $grace } minute
       *[other] { $grace } minutes
    }
}
left = { span } left
too-late = { span } too late
# $clock is the time of day, or `none`.
since-today = { $clock ->
    [none] since today
   *[other] since { $clock } today
}
since-yesterday = { $clock ->
    [none] since yesterday
   *[other] since yesterday { $clock }
}
since-weekday = { $clock ->
    [none] since { weekday }
   *[other] since { weekday } { $clock }
}
since-date = since { $date }
# Behind $since and how much time is left
clock-left = { $since }, { $left }
clock-grace = { $since }, { $left }, { grace } of grace left

## What the reader is asked to do

task-join = Read the terms and join.
task-move = Your turn.
task-move-dice = Your turn: you rolled { $dice }.
task-roll = Roll the dice.
task-roll-first = Roll the dice for who begins.
task-roll-or-double = Roll or double?
task-answer-double = { by-start } doubles to { $stake }. Take or drop?
task-answer-offer = { by-start } offers { $offer }. Accept it, or play on.
task-give-share = { name-start } needs your part of the roll.
task-give-share-first = Your part of the roll for who begins is needed.
task-save = How many tokens do you keep?
task-open = Open your board so that the others can check it.
task-record-end = { $ending } Record it to end the game.

# What somebody else is asked to do; $clock is empty or says in brackets how much time is left.
waits-join = Waiting for { name-inside } to join{ $clock }.
waits-move = Waiting for { name-inside }{ $clock }.
waits-move-dice = Waiting for { name-inside }, who rolled { $dice }{ $clock }.
waits-roll = Waiting for { name-inside } to roll{ $clock }.
waits-roll-first = Waiting for { name-inside } to roll for who begins{ $clock }.
waits-roll-or-double = Waiting for { name-inside } to roll or double{ $clock }.
waits-answer-double = Waiting for { name-inside }'s answer to the double{ $clock }.
waits-answer-offer = { by-start } offers { $offer }. Waiting for { name-inside }'s answer{ $clock }.
waits-give-share = Waiting for { name-inside }'s part of { player-inside }'s roll{ $clock }.
waits-give-share-first = Waiting for { name-inside }'s part of the roll for who begins{ $clock }.
waits-save = Waiting for { name-inside } to say how many tokens are kept{ $clock }.
waits-open = Waiting for { name-inside } to open the board{ $clock }.
waits-record-end = { $ending } Waiting for { name-inside } to record it{ $clock }.

# For the referee, who writes down what players without a key answer
writes-join = { name-start } is to join; you write it down.
writes-move = It is { name-inside }'s turn; you write it down.
writes-move-dice = It is { name-inside }'s turn, who rolled { $dice }; you write it down.
writes-roll = { name-start } is to roll; you write it down.
writes-roll-or-double = { name-start } is to roll or double; you write it down.
writes-answer-double = { name-start } is to answer the double; you write it down.
writes-answer-offer = { name-start } is to answer { by-inside }'s offer; you write it down.
writes-give-share = { name-start }'s part of the roll is needed; you write it down.
writes-save = { name-start } is to say how many tokens are kept; you write it down.
writes-open = { name-start } is to open the board; you write it down.

undecided-referee = The referee has to decide { $about }.
undecided-players = The players have to agree on a referee, who decides { $about }.

answer-offer-move = { by-start } offers { $offer }. Answer `accept`, or make your move.
answer-offer-play-on = { by-start } offers { $offer }. Answer `accept`, or play on.
# In a letter to several readers: who has to do what
asked-by-name = { name-start }: { $task }
answer-by = Please answer by { $date }.

# $own is `yes` where the reader's own time is meant.
time-left = { $own ->
    [yes] You have { span } left.
   *[no] { name-start } has { span } left.
}
time-left-grace = { $own ->
    [yes] You have { span } left; after that, { grace } of grace.
   *[no] { name-start } has { span } left; after that, { grace } of grace.
}
time-used-up = { $own ->
    [yes] You have used up your time; { grace } of grace are left.
   *[no] { name-start } has used up the time; { grace } of grace are left.
}
time-over = { $own ->
    [yes] You have used up your time and all grace.
   *[no] { name-start } has used up the time and all grace.
}

time-over-without-grace = { $own ->
    [yes] You have used up your time.
   *[no] { name-start } has used up the time.
}

notice-near = A reminder for { name-inside }: the time ends on { date }.
notice-half = A reminder for { name-inside }: half of the time is over; it ends on { date }.
notice-silence = A reminder for { name-inside }: nothing has come from { name-inside } for { $days ->
    [one] { $days } day
   *[other] { $days } days
}, since { date }.
notice-passed = The time of { name-inside } ended on { date }; now the grace is being used up.
notice-grace-over = The time of { name-inside }, with all grace, ended on { date }.
notice-over = The time of { name-inside } ended on { date }.
notice-silent = Nothing has come from { name-inside } for { $days ->
    [one] { $days } day
   *[other] { $days } days
}, since { date }. The clock of this game says that the referee can decide it for that.
notice-claim = The others can claim it: `adjudicate claim timeout { $player }`.
notice-claim-in-words = The others can claim it, and write `claim timeout { $player }` alone on a line. The referee decides.
notice-away = To be away, run `adjudicate away`, with the first day, `to`, the day on which you are back, and `--send`.
notice-away-event = To be away, run `adjudicate event away`, with the first day, `to`, the day on which you are back, and `--send`.
notice-away-in-words = To be away, write `away`, the first day, `to`, and the day on which you are back.

# A player's stock of time: $clock and $reserve are lengths of time; $reserve is `none` where there is none.
stock = { $own ->
    [yes] Your clock: { $clock }{ stock-reserve }.
   *[no] The clock of { name-inside }: { $clock }{ stock-reserve }.
}
stock-reserve = { $reserve ->
    [none] { "" }
   *[other] , and { $reserve } in reserve
}

## Offers, as the object of "offers"

offer = { $offer ->
    [draw] a draw
    [takeback] to go back to the position after entry { $entry }
    [take-back-move] to take back { $move }
    [before-move] to go back to the position before { $move }
    [result] the result `{ $result }`
    [referee] a referee with the key { $key }
    [end] to end play and count
    [prisoners] to return the prisoners
    [concede] to concede this game
    [concede-gammon] to concede this game as a gammon
   *[concede-backgammon] to concede this game as a backgammon
}
offer-waits = { by-start } offers { $offer }. Answer `accept` or `decline`, or play on when it is your turn.
offers-wait = Answer one of these with `accept` or `decline`, or play on when it is your turn:
offer-made = { by-start } offers { $offer }

## How a game ended

end-you-won = You won: { $reason } ({ $clause }).
end-you-lost = You lost to { $winner }: { $reason } ({ $clause }).
end-other-won = { $winner } won: { $reason } ({ $clause }).
end-nobody-won = Nobody won: { $reason } ({ $clause }).
end-draw = A draw: { $reason } ({ $clause }).
end-points = Points: { $points }.
end-shared = { $names } share it, { $reason }

## What others did

rolled = { by-start } rolled { $dice }.
played = { by-start } played { $move }.
rolled-and-played = { by-start } rolled { $dice } and played { $move }.
dice-decided = The dice decided who begins ({ $dice }): { $player }.
dice-show = The dice show { $dice }.
chose-to-roll = { by-start } chose to roll.
doubled = { by-start } doubled.
took-double = { by-start } took the double.
dropped-double = { by-start } dropped the double.
proposed-game = { by-start } proposes a game of { $game }.
joined = { by-start } joined.
did-resign = { by-start } resigned.
claimed-draw = { by-start } claimed a draw.
saved = { by-start } keeps { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} for the next game.
opened-board = { by-start } opened the sealed board.
agreed-takeback = All agreed to go back to an earlier position, as { by-inside } offered.
agreed-offer = All agreed to what { by-inside } offered: { $offer }.
all-agreed = All agreed.
ruled-forfeit = The referee decided: { player-inside } forfeits the game. The reason: "{ $reason }"
ruled-result = The referee decided: the result is { $result }. The reason: "{ $reason }"
ruled-key = The referee decided: { player-inside } has a new key. The reason: "{ $reason }"
ruled-here = The referee decided: the game goes on from here. The reason: "{ $reason }"
writes = { by-start } writes: "{ $say }"
told-timeout = { by-start } told the referee that the time of { player-inside } is over.
offered-takeback = { by-start } offered to go back to an earlier position.
offered = { by-start } offered { $offer }.
changed-key = { by-start } has a new key.
gave-days = { by-start } gave { player-inside } { $days ->
    [one] { $days } more day
   *[other] { $days } more days
}.
is-away = { by-start } is away from { $from } to { $until } ({ $days ->
    [one] { $days } day
   *[other] { $days } days
}).
is-away-undated = { by-start } is away from { $from } to { $until }.
received-later = The referee received the move dated { $said } on { $had }.
refilled = { by-start } moved { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
} from the reserve to the clock.

## Subjects and first lines

# $next is one of the next ones below; $turn is 0 before the first turn.
subject = { $turn ->
    [0] [adjudicate] { $game }: { $next }
   *[other] [adjudicate] { $game }: turn { $turn }, { $next }
}
next-over = over
next-won = over, { $winner } has won
# $name is one name or a list of $number names.
next-join = { name-inside } to join
next-roll = { name-inside } to roll
next-move = { name-inside } to move
next-open = { name-inside } to open a board
next-save = { name-inside } to say what is kept
# The place of a game in an event
place = { $event }, { $section }, round { $round }, board { $board }
some-event = a tournament
headline = { $game }: { $players }.
# A player and the side; $role is the side in English, `white`, `black`, or its mark.
plays = { $name } plays { $role }
foot-entry = Entry { $number }: { $told }
id-begins = The game's id begins with { $id }.

## How to answer

mark = === Please write your answer above this line ===
how-to-answer = How to answer: reply to this message and write your move alone on the first line. The referee writes it down and signs for you. If you add a remark, put it behind the move, in quotation marks.
how-to-answer-such = How to answer: reply to this message and write your move alone on the first line, for example `{ $move }`. The referee writes it down and signs for you. If you add a remark, put it behind the move, in quotation marks.
not-your-turn = It is not your turn. You can still answer with one of the commands below, alone on a line.
you-have-a-key = What you answer in words is judged and shown, but not written down: you have a key, and sign for yourself. A move alone on a line shows the board after it; `moves`, `board`, `rules`, `log` and `help` are answered.
commands = You can also write, alone on a line:
command-rules = to see the rules:
command-rules-words = write `rules`
command-log = to see all moves so far:
command-log-words = write `log`
command-moves = to see your moves:
command-moves-words = write `moves`
command-try = to see the board after a move:
command-try-words = write `try` and the move
command-draw = to offer a draw:
command-draw-words = write `offer draw`
command-take-back = to take back your last move:
command-take-back-words = write `take back`
command-end = to offer to end play and count:
command-end-words = write `offer end`
command-prisoners = to offer to return prisoners:
command-prisoners-words = write `offer prisoners`
command-concede = to give up this one game:
command-concede-words = write `offer concede`
command-gammon = to give it up as a gammon:
command-gammon-words = write `offer concede gammon`
command-answer-offer = to answer an offer:
command-answer-offer-words = write `accept` or `decline`
command-if = to answer a move in advance:
command-if-words = write `if`, a move, `then`, yours
command-away = to be away:
command-away-words = write `away`, a day, `to`, a day
command-resign = to give up:
command-resign-words = write `resign yes`
command-stop = to get fewer letters, or all:
command-stop-words = write `stop` or `start`
command-help = to get help:
command-help-words = write `help`
foot-read = The referee reads everything else that you write.
foot-secret = The address to which you answer is yours alone: anybody who has it can move in your name. Do not forward this message.
