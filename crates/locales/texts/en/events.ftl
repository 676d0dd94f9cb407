# The texts about tournaments: letters to players about what is new, the desk's questions and answers to those who enter, leave or appeal.
#
# $event is the name of a tournament, $section that of one of its sections; $name, $player and $person are names of people. A board has a
# number in its round. Points are written as people do: `1½`. Texts between quotation marks are what people have written.

event-board = board { $board } of round { $round } of { $section }

## What the director has done, as a noun; players can appeal against it

act = { $act ->
    [pairing] the pairing of round { $round } of { $section }
    [result] the result of { event-board }
    [points] the ruling on { event-board }
    [by-hand] the pairing of round { $round } of { $section } by hand
    [exclusion] the exclusion of { $player }
    [bye] the bye of { $player } in round { $round } of { $section }
    [key] the new key of { $player }
    [substitution] the substitution of { $player }
    [undone] the ruling that undoes the pairing of round { $round } of { $section }
    [reopened] the ruling that reopens { event-board }
    [readmission] the readmission of { $player }
   *[closing] the closing of { $section }
}

## The same as the beginning of a sentence, without a full stop

decided = { $decided ->
    [points] { $section }, round { $round }: board { $board } has { $points }
    [exclude] { $player } is excluded
    [rekey] { $player } has a new key
    [substitute] { $player } is played by { $person } from here on
    [substitute-unnamed] { $player } is played by somebody else from here on
    [unpair] { $section }: round { $round } is paired no longer
    [reopen] { $section }, round { $round }: the points of board { $board } count no longer
    [readmit] { $player } takes part again
    [close] { $section } is closed
    [pairing] { $section }: round { $round } is paired by hand
   *[bye] { $player } is free in round { $round } of { $section }
}

## Remarks below tables, sentences without a full stop

# $day is a date as it is typed: 2026-11-20
remark-done = { $day }: { $done }
remark-said = { $day }, { $by }: "{ $text }"
remark-reason = { $done } ({ $reason })
remark-appealed = { $by } appeals against { act }
remark-upheld = the appeal of { $by } against { act } is upheld: { $change }
remark-dismissed = the appeal of { $by } against { act } is dismissed
remark-claimed = { $by } claims { $points } for { event-board }
remark-silent = { $name } is silent, and is not paired until he writes
remark-waits = { $name } waits for a place ({ $number })
# $why is empty, or the reason in brackets, behind a blank.
remark-left = { $name } { $exit ->
    [withdrew] withdrew
   *[excluded] was excluded
} { $time ->
    [before] before round { $round }
    [in] in round { $round }
   *[after] after round { $round }
}{ $why }: { $counts ->
    [annulled] { $finished } of { $scheduled } games finished, less than half, so none of these games counts for anybody
    [forfeited] { $finished } of { $scheduled } games finished, half or more, so they stand and the others are forfeited
   *[stand] the results stand
}
remark-decided = round { $round }, board { $board }: { $points }, { $how ->
    [left] forfeited by leaving
    [unplayed] decided before it was played
   *[ruled] decided by ruling
}
remark-noted = { $decided }: { $note }

## Standings

games = { $finished ->
    [one] { $finished } game
   *[other] { $finished } games
}
standings-stage = { $stage ->
    [final] final standings
    [games] standings after { games }
    [round-of] standings after round { $round } of { $rounds }
   *[round] standings after round { $round }
}
standings-state = { $open ->
    [0] { standings-stage }
    [one] { standings-stage }, { $open } game open
   *[other] { standings-stage }, { $open } games open
}
standings-heading = { $title }: { standings-state }
column-name = name
column-points = points
column-games = games

## How far a section has come

stage-groups = drawn into its groups
stage-not-held = not held: it takes two players
stage-over = over
stage-drawn = drawn, not paired yet; { $rounds } rounds to play
stage-round-over = round { $round } of { $rounds } is over
stage-round = round { $round } of { $rounds }; { $number ->
    [one] one board is open
   *[other] { $number } boards are open
}
stage-waits-for-draw-of = waits for the draw of { $section }
stage-waits-for-draw = waits for its draw
stage-waits-for = waits for { $sections }
stage-entered = { $number } entered

## Subjects of letters

event-subject-entered = you have entered
event-subject-waits = you wait for a place in { $section }
event-subject-left = { $exit ->
    [excluded] { $player } is excluded
    [section] { $player } has left { $section }
   *[event] { $player } has left the event
}
event-subject-away = { $player } is away
event-subject-directs = { $name } directs the event now
event-subject-started = the lots are drawn
event-subject-drawn = { $section } is drawn
event-subject-comes = you play in { $section }
event-subject-paired = { $section }, round { $round } is paired
event-subject-ruled = { $result ->
    [won] ruling: you win { event-board }
    [lost] ruling: you lose { event-board }
    [drawn] ruling: { event-board } is drawn
   *[none] ruling on { event-board }
}
event-subject-free = you are free in round { $round } of { $section }
event-subject-scored = { $section }, round { $round } is over
event-subject-over = the prize list
event-subject-corrected = ruling: { $done }
event-subject-seated = you have the seat of { $player }
event-subject-rekeyed = { $player } has a new key
event-subject-appealed = an appeal against { act }
event-subject-judged = { $verdict ->
    [upheld] verdict: the appeal against { act } is upheld
   *[dismissed] verdict: the appeal against { act } is dismissed
}
event-subject-lapsed = the appeal against { act } is dismissed
event-subject-claimed = a claim about { event-board }
event-subject-appealable = a ruling
event-subject-said = a note from { $player }
event-subject-replaced = your seat has a new person: { $player }

## What is new

event-first-line = { $event }: { $subject }.
event-entered = { $name }, you have entered "{ $event }": { $sections }.
event-queue = All places of { $section } are taken. You are number { $number } of those who wait for one.
event-entered-late = You are paired from the next round on; your games come by mail.
event-entries-until = Others can enter until { $date }. Then lots are drawn, and your first games come by mail.
event-log-attached = The attached file is the event's log. Keep it: it proves your entry.
event-started = The lots are drawn, and every player has a number.
event-stage = { $section }: { $stage }
# A list of players stands below.
event-numbered = { $section } ({ $stage }):
event-waiting = { $section } has no place free. These wait, in this order, for the seat of a player who leaves: { $players }
event-drawn = { $section } is drawn, and every player has a number.
event-draw-check = The lots follow from the number that the director had sealed, and that entry { $entry } of the log opens, and from the entries and results on which the draw rests. `adjudicate event verify` draws them again.
event-comes = { $name }, you play in { $section }, with number { $number }. Your games come by mail.
event-said = { $name } writes to all players: "{ $text }"
event-rekeyed = { $player } has a new key.
event-paired = Round { $round } of { $section } is paired.
# The boards stand below, in lines such as `1: alice - bob`.
event-boards = On each board the player who is named first begins.
event-has-bye = bye: { $name }
event-is-free = free, as asked for: { $name }
event-games-come = Every game comes in a message of its own, as soon as it is your turn.
event-free = { $name }, you have no board in round { $round } of { $section }, as you have asked, and get the points of a draw.
event-scored = Round { $round } of { $section } is over.
event-over = "{ $event }" is over. This is the prize list.
# $years is a list of event-leave-of-year.
event-away-everywhere = This holds in all games of the event: a move that is due then is due as many days later.
event-leave-used = With these, { $years } are used.
event-leave-of-year = { $used } of { $most } days of leave in { $year }

event-left = { $exit ->
    [excluded] The director has excluded { $player } from the event on { $date }. The reason: "{ $reason }".
    [section] { $player } has left { $section } on { $date }.
   *[event] { $player } has left the event on { $date }.
}
event-left-table = In { $section } nobody has to move in a game with { $player } any more: { $counts ->
    [annulled] fewer than half of { $player }'s games are finished, so none of them counts for anybody.
   *[forfeited] { $player }'s finished games count, and the others are lost for { $player }.
}
# $boards is `none`, or a list of event-board-of-round.
event-left-pairing = { $boards ->
    [none] In { $section } the results so far count, and { $player } is not paired any more.
   *[other] In { $section } the results so far count, and { $player } is not paired any more. The director rules on { $boards }.
}
event-board-of-round = board { $board } of round { $round }

event-seated = { $name }, you have a seat now, that of { $player } in { $seats }. In the event's log, and in your games, you are { $player }. Your games come by mail.
event-seat = { $section } (number { $number })

# Behind a ruling
event-reason = The reason: "{ $reason }".
event-reasons = The reasons: "{ $reasons }".
event-effect-substitute = The seat keeps its number, its points and its opponents, and finished games stay as they are. In a game that runs the new person plays as soon as the referee has ruled so in that game.
event-effect-unpair = Nobody has to move in the games of that round any more, and they count for nothing. New ones come by mail.
event-effect-reopen = Nothing counts for that board until there is a new result or ruling.
event-effect-readmit = From the next round on there are games again.
event-effect-rekey = Games that are paired from here on have the new key.
event-effect-close = No round of it is paired any more, and nobody has to move in it.

event-handed-over = From here on { $name } directs the event. Write to { $address }. New games have { $name } as referee.
event-handed-over-games =
    In games that run the referee stays until all players of a game agree on { $name }: one signs
    { "  " }adjudicate offer referee "{ $key }"
    and the others accept. For a player without a key the referee of the game does it, if asked.

# $points are those of the players: `alice 1, bob 0`.
event-ruled = The director ruled on { event-board }: { $points }. The reason: "{ $reason }". { $played ->
    [yes] It rests on the game as the director has it, which counts as played.
   *[no] The board counts as not played.
} Nobody has to move there any more.
event-silent = { $name } is paired again after a note in the event's log (`event note`).
# $places is a list of event-has-place.
event-places = In the standings of { $section } { $places }.
# $halves is the number of half points.
event-has-place = { $name } has place { $place } with { $points } { $halves ->
    [1] point
    [2] point
   *[other] points
}

event-appealed = { $name } appeals against { act } (entry { $entry } of { $date }).
event-appeal-pending = The decision stands until { $committee } decides, at the latest on { $date }; without a verdict by then the appeal is dismissed. Write to { $address } if you have something to say about it.
event-verdict-command = The committee signs its verdict with `adjudicate event verdict { $entry } --dismiss` or, for example, `adjudicate event verdict { $entry } --uphold reopen`, in a directory with the event's log, and --send mails it to the director.
event-appeal-lapsed = No verdict on the appeal of { $name } against { act } (entry { $entry }) came until { $date }, so it is dismissed: { act } stands.
event-judged = { $verdict ->
    [upheld] { $committee } has decided on the appeal of { $name } against { act } (entry { $entry }): it is upheld.
   *[dismissed] { $committee } has decided on the appeal of { $name } against { act } (entry { $entry }): it is dismissed.
}
event-act-stands = { act } stands.
event-change = What changes: { $change }.
event-stays-paired = { $rounds ->
    [1] Round 1 of { $section } stays paired as it is.
   *[other] Rounds 1 to { $rounds } of { $section } stay paired as they are.
}
event-verdict-stands = No ruling changes what the committee has decided.
event-appealable = You can appeal to { $address } against { act } (entry { $entry }) until { $date }: `adjudicate event appeal { $entry } --say "..." --send`. A player without a key writes to the director's address a line `appeal { $entry }`, and the reasons on the lines below it.
event-claimed = { $name } claims for { event-board }, which was not over in time: { $points }. The analysis: "{ $analysis }". The director decides; write to { $address } if you see it otherwise, or sign a claim of your own with `adjudicate event claim`.

## A section and its terms, in a line

section = section { $section }: { $terms }
section-game = { $game }, { $system }
# $third is `yes` if there is a match for the third place.
section-system = { $system ->
    [round-robin] everybody meets everybody
    [double-round-robin] everybody meets everybody twice
    [knockout] knockout{ $legs ->
        [1] { "" }
       *[other] {" "}with { $legs } games a match
    }{ $third ->
        [yes] , with a match for the third place
       *[no] { "" }
    }
    [swiss] Swiss system, { $rounds } rounds
   *[open] open pairing, { $rounds } rounds
}
section-seats = { $seats } to a board
section-byes = { $byes ->
    [one] a player can ask to be free in one round, for half a point
   *[other] a player can ask to be free in { $byes } rounds, for half a point each
}
section-series = saved tokens go from round to round
section-ends = ends { $date }; then players can claim points for open boards
section-ties = ties by { $tiebreaks }
# A word of the charter for what decides between players with the same points: direct, wins, won-played, first-turns-second,
# sonneborn-berger, buchholz and so on; the English text is the word itself.
tiebreak = { $tiebreak }
section-from = for { $sources }
section-places = { $number ->
    [one] place { $places } of { $section }
   *[other] places { $places } of { $section }
}
section-source = { $best ->
    [0] { section-places }
   *[other] the best { $best } of { section-places }
}
section-groups = { $draw ->
    [snake] in { $number } groups, dealt out by number
   *[lots] in { $number } groups, drawn by lots
}
section-starts = not drawn before { $time }

## Requests by mail: to enter, to leave, to appeal, to invite people

request-subject-confirm = please confirm
request-subject-not-done = not done
request-subject-answered = Re: please confirm
request-subject-language = your language
request-subject-needs-address = your entry needs an address
request-confirm = Anybody could have written that in your name, so it is done when you confirm it: answer this message with the word `yes`, alone on a line. If it was not from you, do nothing.
request-unclear = It is not clear whether you confirm it, so nothing was done. Answer with `yes` or `no`, alone on a line.
request-taken-back = Nothing was done, and nothing will be.
request-failed = It was not done: { $reason }.

# A line with the name of the event and the terms of the section stand between this and request-enter-as.
request-enter = Somebody has asked to enter "{ $event }" from your address:
request-enter-section = in { $section }
request-enter-as = You would play as `{ $name }`, without a key: the director writes your moves down. To play under another name, answer instead with the line `enter { $section } as` and that name.
request-entered = You have entered { $section } as { $name }. What happens next comes by mail.
request-which-section = "{ $event }" has the sections { $sections }. Nothing was done: answer with `enter` and the name of one of them, alone on a line.
request-sealed = In { $section } boards are sealed, and it takes the program and a key to keep one secret (DUE-12). With them you enter by `adjudicate event enter --section { $section } --send`.
request-enter-signed = You play in "{ $event }" as { $name } already, with a key: `adjudicate event enter --section { $section } --send` enters you, with your signature.
request-no-name = `{ $given }` is not a name: a letter, then letters, digits and dashes.
request-many-names = Too many here have your name; write `as` and another one behind it.
request-cannot-enter = You cannot enter "{ $event }" like this: { $reason }.

request-not-entered = Nobody with your address has entered "{ $event }".
request-has-key = You have a key: `adjudicate { $command }` does it, with your signature.
request-no-section = "{ $event }" has no section `{ $section }`.
request-leave = Somebody has asked from your address that you leave "{ $event }". Your games there would be over.
request-leave-section = Somebody has asked from your address that you leave { $section } of "{ $event }". Your games there would be over.
request-left = You have left.

request-appeal = Somebody has appealed from your address against { act } (entry { $entry }), with these reasons: "{ $reasons }"
request-appeal-form = Your appeal was not written down. Answer with `appeal` and the number of an entry of "{ $event }", alone on a line, and your reasons on the lines below it, in at most 2,000 characters.
request-cannot-appeal = You cannot appeal like this: { $reason }.
request-appealed = Your appeal is written down, as entry { $entry }. The committee and the other side are told.

request-invite = Somebody has asked from your address for a game of { $game } between { $players }.
request-signs = You sign with the key that came with it.
request-not-invited = Nobody was invited: { $reason }.
request-invited = { $number ->
    [one] { $players } is invited.
   *[other] { $players } are invited.
} The game begins when all have answered `yes`; you are told if somebody declines.

# $tag is the tag of the language (BCP 47).
request-language = What is written to you about the event is in the language `{ $tag }` from now on.
request-needs-address = { $name }, your entry to "{ $event }" is not written in yet, because it names no address to which boards and news could be sent. Enter once more with `adjudicate event enter FILE --name { $name }{ $sections } --mail ADDRESS --send`, where FILE is the file of the announcement. Your address stands in the event's log then, for everybody who takes part.
