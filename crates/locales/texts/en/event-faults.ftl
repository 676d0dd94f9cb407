# Why something cannot stand in the log of a tournament, and what `adjudicate event verify` finds in the games of one: without a capital and a full
# stop. Words between backquotes are words of the log, names, or commands. Points are numbers of half points: `2, 0`. Dates stand as in the log:
# 2027-01-08T12:00:00Z.

## Entries of the director

first-slips = before the charter there is nothing that a slip could stand behind
first-kind = { $kind ->
    [enter] an event begins with a charter, not with an entry of a player
    [withdraw] an event begins with a charter, not with a withdrawal
    [leave] an event begins with a charter, not with a leave
    [appeal] an event begins with a charter, not with an appeal
    [handover] an event begins with a charter, not with a handover
    [start] an event begins with a charter, not with a start
    [draw] an event begins with a charter, not with a draw
    [pair] an event begins with a charter, not with a pairing
    [result] an event begins with a charter, not with a result
    [ruling] an event begins with a charter, not with a ruling
    [note] an event begins with a charter, not with a note
    [post] an event begins with a charter, not with a post
   *[other] an event begins with a charter, not with { $kind }
}
first-by = the charter is signed by the director `{ $director }`, not by `{ $by }`
no-committee = the charter of this event names no appeals committee
player-not-entered = `{ $player }` has not entered this event
pairing-before-start = nobody is paired before the start of the event
player-excluded = `{ $player }` was excluded by entry { $seq }
round-paired = round { $round } of `{ $section }` is paired already
player-plays-not = `{ $player }` does not play in `{ $section }`
section-not-drawn = `{ $section }` is not drawn yet
no-such-board = there is no board { $board } in round { $round } of `{ $section }`
no-such-section = there is no section `{ $section }`
handover-by = a handover is written by the director or deputy who takes over, not by `{ $by }`
handover-by-hint = `to` is `{ $to }`
director-writes = only the director `{ $director }` writes entries, not `{ $by }`
director-writes-hint = what players have to say stands on slips, which the director writes in
says-on-slip = `{ $player }` has a key, and says this on a slip
says-on-slip-hint = with `enter`, `withdraw`, `leave` and `appeal` the director writes for players without a key
one-charter = a log has one charter, its first entry
post-without-slips = a post writes slips in, and there is none
started-already = the event has started already
start-too-early = one can enter until { $closes }, and this is dated { $at }
start-too-early-hint = an event starts when nobody can enter any more
draw-before-start = no section is drawn before the start of the event
result-before-start = there are no results before the start of the event
ruling-before-start = there is nothing to rule upon before the start of the event

## Who enters, and who leaves

withdrawal-of-nobody = `{ $player }` does not play in the section `{ $section }`, or has left it already
withdrawal-again = `{ $player }` has left already
entry-name = no player can be called `{ $name }` here
sections-are = sections: { $names }
entry-twice = the section `{ $section }` stands here twice
entry-again = `{ $name }` has entered `{ $section }` already
entry-otherwise = `{ $name }` has entered already, with other particulars
entry-otherwise-hint = names are given once
entry-key = `{ $other }` and `{ $name }` have the same key, and a key belongs to one name
entry-after-start = nobody enters after the start of the event
entry-too-late = one can enter `{ $name }` until { $rounds } of its rounds are paired, and there are { $begun }
entry-full = all { $places } places of `{ $name }` are taken

## The start, and byes that are asked for

# $bound_by is `charter` or `handover`
start-element = the element is not the one that the { $bound_by }'s tip was made of
start-element-hint = the director was bound to one element before anybody entered; no other one counts
start-numbers = the numbers of the public draw are missing: { $draw }
start-no-draw = the charter names no public draw, so there are no numbers of one
bye-not-entered = a bye is asked for in `{ $name }`, which is not entered here
bye-twice = the bye of round { $round } of `{ $name }` stands here twice
byes-allowed-hint = who cannot come to a round writes to the director, who can give a bye before it is paired
bye-again = `{ $player }` is free in round { $round } of `{ $name }` already
byes-of-system = byes are asked for in `swiss` and `open`, and `{ $name }` is `{ $system }`
bye-round = `{ $name }` has { $rounds } rounds, and there is no round { $round }
byes-unallowed = the charter of this event lets nobody ask for byes in `{ $name }`
byes-allowed = { $asked } byes are asked for in `{ $name }`, and the charter allows { $most }

## Slips of players

entry-of-other = `{ $by }` cannot enter `{ $player }`; everybody enters alone
slip-signature-hint = the slip was changed after it was signed, or signed with another key
substitute-key = a substitute who signs gives a key
slip-of-director = `{ $by }` directs this event, and writes entries
withdrawal-of-other = `{ $by }` cannot withdraw `{ $player }`
rekey-of-other = `{ $by }` cannot give `{ $player }` a key
entry-without-key = who signs gives a key; the director enters players without one
slip-of-nobody = nobody in this event is called `{ $by }`
slip-without-key = `{ $by }` has no key; the director writes for them
entry-closed = one could enter until { $closes }, and this is dated { $at }
entry-closed-hint = the director can hold another event; this one's charter binds directors too

## Handovers

handover-elsewhere = this slip stands in the entry with which `{ $to }` takes over, and in no other
handover-of-other = `{ $director }` directs this event, and nobody else hands it over
handover-behind = a handover is signed behind the last entry before it
handover-again = `{ $to }` directs the event already
handover-number = a handover has a number from { $least } to { $most } here, not { $nr }
handover-unsigned = `{ $director }` has not signed a slip that hands the event over
no-such-deputy = the charter names no deputy `{ $to }`

## Appeals, verdicts and claims

draw-from-open = `{ $into }` takes players from `{ $name }`, which is not over
draw-from-appealed = `{ $into }` takes players from `{ $name }`, about which the appeal of entry { $seq } waits for its verdict
draw-from-appealable = `{ $into }` takes players from `{ $name }`, about which players can appeal until { $until }
committee-says = `{ $by }` decides appeals, and signs nothing but verdicts
verdict-by = verdicts are given by `{ $name }` alone
appeal-of-nothing = `of` names no entry of this log
appeal-of-other = entry { $seq } has no ruling, no result and no pairing
appeal-of-others = entry { $seq } is not about `{ $player }` or a section of theirs
appeal-too-late = players could appeal against entry { $seq } until { $until }, and this is dated { $at }
verdict-of-nothing = no appeal of this log has this id
verdict-again = entry { $seq } has the verdict on this appeal already
verdict-too-late = the appeal of entry { $seq } was dismissed on { $dismissed }, without a verdict
verdict-of-other = the appeal of entry { $seq } is about something else than this verdict
claim-points = a board with { $count } players has { $count } numbers, none above { $most }
claim-analysis = a claim has its analysis: `say` is missing
claim-without-end = `{ $name }` has no time at which it ends, so its games are played to their end
claim-too-early = points are claimed in `{ $name }` from { $ends } on, and this is dated { $at }
claim-of-other = `{ $by }` does not sit at board { $board } of round { $round } of `{ $name }`
claim-closed = board { $board } of round { $round } of `{ $name }` is not open
claim-of-nothing = `claim` names no claim about board { $board } that waits for an answer
readmitted-by-verdict = a verdict has let `{ $player }` take part, and no ruling changes that

## Rulings

rekey-again = this key stands in the log already, as one of `{ $owner }`
seat-before-start = before the start one player withdraws and another enters
seat-of-nobody = `{ $player }` has no seat in this event
seat-readmit-hint = a ruling `readmit` gives the seat back first
seat-used-up = the charter allows no more substitutes in `{ $section }`, and has had { $count }
seat-waits-not = `{ $waits }` does not wait for a place where `{ $player }` has one, or has another one
seat-particulars = the entry of `{ $waits }` has the key, the address and the name
seat-unsigned = a person with a key signs a slip `enter` for this seat, which stands in the same entry
seat-known-name = `{ $name }` stands in this log already
seat-sections = these are not the sections in which `{ $player }` has a seat
unpair-not-last = round { $round } is not the last round of `{ $section }` that is paired
unpair-points = board { $board } of round { $round } has points
unpair-points-hint = a ruling `reopen` takes them away first
reopen-without-points = board { $board } of round { $round } has no points to take away
reopen-paired-hint = a ruling `unpair` undoes that round first
excluded-by-verdict = a verdict has excluded `{ $player }`, and no ruling changes that
readmit-of-nobody = `{ $player }` is not excluded
close-before-start = there is nothing to close before the start of the event
section-over = `{ $name }` is over
section-closed = entry { $seq } has closed this section, and no round of it is paired any more
# $source is points-by-verdict and so on
result-ruled = board { $board } has its points by { $source }
result-again = board { $board } has its points already, by entry { $seq }
result-impossible = no end of this game gives the points { $points }
ruling-points = { $points } are no points of a board with { $players } players: each has at most { $most } half points
ruling-absent = `absent` names players of the board, each once, and `{ $name }` is named otherwise
points-by-verdict = the verdict of entry { $seq }
points-by-ruling = the ruling of entry { $seq }
points-by-result = the result of entry { $seq }
ruling-on-verdict = board { $board } has its points by { $source }, which no ruling changes
ruling-on-verdict-hint = players can appeal, and the committee decides again

## Pairings

no-section = there is no such section
round-paired-in-part = round { $round } of `{ $name }` is not wholly paired yet
rounds-over = `{ $name }` has { $rounds } rounds
round-open = round { $round } of `{ $name }` is not over: board { $board } has no points yet
round-open-hint = take the result of its game, or rule upon its points
unpairable-hint = a ruling `pairing` pairs the round by hand, with its reason
free-by-verdict = a verdict lets `{ $player }` have no board in round { $round }
paired-twice = `{ $player }` is paired twice
paired-nowhere = `{ $player }` has neither a board nor a bye
board-size = board { $number } has { $players } players; 2 to { $seats } fit
board-number = board { $is } stands where board { $belongs } belongs
boards-of-round = round { $round } of `{ $section }` has { $boards } boards
board-otherwise = board { $number } of round { $round } pairs { $is }; what follows from the log is { $belongs }
board-otherwise-hint = a pairing of the director's own needs a ruling `pairing` with its reason
board-again = the game of board { $number } has a place in this event already
byes-too-early = byes stand in the entry that completes the round
# $is and $belongs are names, or list-of-none
byes-otherwise = { $is } has a bye; what follows from the log is { $belongs }
pairing-of-nobody = this entry pairs nobody
next-round = the next round of `{ $section }` is { $next }, not { $round }
unpairable = round { $round } of `{ $name }` cannot be paired: { $why }
unpairable-left-over = no pairing is left in which nobody meets twice and nobody has a second bye; { $names } would be left over. The director can pair it by hand
unpairable-dutch = no pairing is left that keeps the absolute criteria of FIDE's Dutch system: nobody meets twice, has a second bye, or has a turn that is not allowed. The director can pair it by hand
unpairable-alone = { $name } is the only one left
pairing-empty = nobody is there to be paired
pairing-alone = player `{ $number }` is alone, and a board needs two
pairing-too-many = `{ $players }` players are more than `{ $most }`
pairing-zero = a player has number `0`; numbers count from 1
pairing-twice = player `{ $number }` is listed twice
pairing-himself = player `{ $number }` is said to have met themselves
pairing-one-sided = players `{ $a }` and `{ $b }` do not agree on how often they have met
pairing-score = the score of player `{ $number }` is too large to pair by
pairing-seat = player `{ $number }` cannot have sat in seat `{ $seat }`
pairing-seats = `{ $system }` is not defined for boards with `{ $seats }` seats
pairing-lots = the lots are not an order of all entrants
pairing-weights = scores, meetings and size of the field are together too large to weigh
pairing-round = round `{ $round }` cannot be paired from this bracket and these results
pairing-not-in-place = player `{ $number }` was not in place `{ $place }` of round `{ $round }`
pairing-unknown = player `{ $number }` is not in the field
pairing-rounds = `{ $played }` rounds do not fit a tournament of `{ $rounds }` before its next round
pairing-none = no pairing of these players keeps the absolute criteria
pairing-impossible = no pairing is possible without a repeated meeting or a second bye: left over are { $numbers }

## Draws of sections

draw-of-group = `{ $name }` is drawn with `{ $whole }`
draw-by-start = the start of the event draws `{ $name }`
draw-again = entry { $seq } has drawn `{ $name }` already
draw-too-early = `{ $name }` is not drawn before { $starts }, and this is dated { $at }
section-drawn-from = `{ $into }` is drawn from the standings of `{ $name }`, which do not change any more
section-in-groups = `{ $name }` is held in its groups, `{ $name }-1` and so on
entry-of-group = players enter `{ $whole }`, and the draw puts them into `{ $name }`
entry-from-sections = nobody enters `{ $name }`: its players come from other sections
draw-element = the element does not follow the one revealed before

## The charter

charter-section = section `{ $section }`: { $reason }
charter-same-key = `{ $one }` and `{ $another }` have the same key
charter-belongs = `{ $key }` belongs to `{ $other }`
charter-knockout = `{ $key }` belongs to `knockout`, not to `{ $system }`
charter-no-rounds = `{ $system }` needs `rounds`
charter-rounds = there are 1 to { $most } rounds, not { $rounds }
charter-own-rounds = the rounds of `{ $system }` follow from the players, so it has no `rounds`
charter-byes = of { $rounds } rounds a player can ask to be free in { $most } at most
charter-byes-of-system = byes are asked for in `swiss` and `open`, not in `{ $system }`
charter-late = of { $rounds } rounds a player can miss { $most } at most
charter-late-of-system = players enter late in `swiss` and `open`, not in `{ $system }`
charter-same-name = two sections are called `{ $name }`
charter-director-name = a director has a name that nothing else has; `{ $name }` is what the log calls something else
charter-committee-name = an appeals committee has a name that nothing else has, and `{ $name }` is something else
charter-appeal-days = with `appeals`, `appeal_days` is 1 to { $most }, not { $days }
charter-ends = `ends` is behind `{ $key }`, and { $ends } is not
charter-rules = this program knows rules { $known } of { $game }, not { $rules }
charter-points = a win is worth more than a draw, a draw no less than a loss, and nothing more than { $most } half points
charter-tiebreak-twice = the tie-break `{ $name }` stands there twice
charter-overstep = `overstep` belongs to a section with a clock
charter-seats-max = `seats_max` is 2 or more
charter-absent-after = `absent_after` belongs to `swiss` and `open`
charter-forbidden = `forbidden` belongs to `swiss` with two players a board, and names two or more, each once
charter-no-level = a knockout needs `level`: who goes on from a level board
charter-level-hint = one or more of { $words }
charter-level-twice = a word of `level` stands there twice
charter-level-last = `{ $word }` does not always decide, so it is not the last word
charter-groups = there are 2 to { $most } groups, not { $count }
charter-group-name = `{ $name }-{ $count }` is longer than a name can be
charter-no-seed = players who come from standings need a `seed`: one of { $words }
charter-draw-places = places are not limited where a section has a draw of its own
charter-draw-late = nobody enters late where a section has a draw of its own
charter-from-byes = byes are asked for with an entry, and nobody enters this section
charter-from-nothing = no section `{ $name }` stands before this one in the charter
charter-from-shared = players of `{ $name }` can share a place: its tie-breaks do not end in `lots`
charter-from-points-for = the tie-break `points-for` of `{ $name }` is not known from this log alone
charter-places = `{ $places }` is no place, nor two with `-` between
charter-best = `best` is one or more players of one place, from a section with groups
charter-legs = a match has 1 to { $most } games, not { $legs }
charter-dutch = `fide-dutch-2026` has two players a board
charter-baku = `baku` needs a win to be worth 2 half points, a draw 1 and a loss 0
charter-clock = no clock has more than a hundred years
charter-two-seats = `{ $system }` has two players a board; boards of three and four are for `swiss` and `open`
charter-seats = a board has 2 to 4 players, not { $seats }
charter-players = { $game } is not played by { $players }
charter-points-for = `points-for` is 0 for every game of { $game } under these options
charter-points-for-hint = leave this tie-break out
charter-series = this game of { $game } carries no tokens from round to round

## What does not fit together in an event and its games. $place is audit-place, $class a word of the protocol; $why is a text of the below,
## or of a fault of a game's log

audit-stray = this game says that it is board { $board } of round { $round } of `{ $section }`, and the event's log names no such game
audit-stray-hint = a game counts if the director has paired it; take the file away if it was a mistake
audit-no-game = not a game's log: entry { $entry } is invalid ({ $class }): { $why }
audit-place = board { $number } of round { $round } of `{ $name }`
audit-missing = the game of { $place } is missing: { $game }
audit-missing-hint = put the game's log into the directory; each of its players has a copy
audit-invalid = the game of { $place } is invalid at its entry { $entry } ({ $class }): { $why }
audit-invalid-hint = `adjudicate verify` shows the line; what stands before it counts
audit-game = the game of { $place }: { $why }
audit-absence-hint = a player announces a leave with `adjudicate event away`, and the director writes it into the games
audit-present = the ruling says that `{ $by }` made no turn in the game of { $place }, and entry { $seq } is one
audit-copies = the copies of { $place } differ: { $one } and { $another }
dispute-hint = `adjudicate dispute { $one } { $another }` says who wrote what
game-of-nobody = a player has not entered the event
game-other = it is another game than the section's
game-rules = it is played under another version of the rules than the section's
game-options = its options are not those of the section
game-first = the first turn is not with the player whom the pairing gives it
game-players = its players, keys or seats are not those of the pairing
game-referee = its referee is not the director
game-organiser = its charter is not the director's
game-dice = its dice are not made by the players
game-clock = its clock is not that of the section
game-place = it names another place in the event, or another event
game-series = its `series` does not name the event and its entry before the pairing
carry-nothing = nothing
# $is and $belongs are names with numbers, or carry-nothing
game-carry = its players carry { $is }; what they kept in the rounds before is { $belongs }
judged-no-entry = the game of { $place } has no such entry as the one up to which it is said to count
judged-had-turn = the ruling says that the game of { $place } was never played, and by a receipt in it the director had a turn
judged-had-turn-hint = a ruling on a game that was begun names its last entry as `head`
judged-unbegun = the ruling takes the game of { $place } for played, and nobody had made a turn
judged-unbegun-hint = a ruling on a game that was never begun has no `head`
judged-not-over = the game of { $place } was not over at that entry, so it gave no points
judged-not-over-hint = only finished games have results; a ruling `points` ends the others
judged-points = the game of { $place } gives the half points { $gives }, not { $is }: { $why }
points-none = none
# $gives are points, or points-none
judged-changed = the game of { $place } has changed since its result was taken: it gave the half points { $is }, and gives { $gives } now
judged-changed-hint = `adjudicate event collect` takes the result that the game has now
audit-absence = in the game of { $place } `{ $player }` is away from { $from } until { $until }, and the event's log has no such leave
# Where it is: $source is a file

finding-in-both = { $source }, entry { $entry } of the event
finding-in-entry = entry { $entry }
finding-in-event = the event
finding = { $place } ({ $class }): { $reason }

## Tables that cannot be made: a section that contradicts itself. $place is one of the texts table-place-, $wrong one of those below `table-board`.

table-numbering = the entrants are not numbered from 1 without gaps
table-seats = a board has 2 to 4 seats, not { $seats }
table-no-entrant = { $place }: there is no entrant { $player }
table-twice = { $place }: entrant { $player } is there twice
table-board-twice = round { $round }: board { $board } is there twice
table-no-round = there is no round { $round }
table-most-points = { $points } points are more than { $most }, the most there can be
table-place-board = round { $round }, board { $board }
table-place-round = round { $round }
table-place-byes = round { $round }, byes
table-place-lots = lots
table-board = round { $round }, board { $board }: { $wrong }
table-players = the number of players does not fit the seats
table-no-points = it is decided and has no points
table-open-points = it is open and has points
table-other-points = there are not as many points as players
table-game-points = there are not as many game points as players
