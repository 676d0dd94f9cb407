# What the director of an event reads and prints: the state of the event, what waits for him, and what his commands say. $section is the name of a
# section of the event, $name and $names are names of players, $reason and other texts in quotation marks are what people have written.

## The state of an event: `adjudicate event status`

status-entries-open = One can enter until { $date }.
status-entries-closed = Entries closed on { $date }; the director starts the event now.
# Below the name of a section, without a full stop
status-can-draw = it can be drawn: `adjudicate event draw { $section }`
status-cannot-draw = it cannot be drawn yet: { $reason }
status-entered = entered: { $names }
status-excluded = { $name } was excluded on { $time }: { $reason }
status-withdrew = { $name } withdrew on { $time }
status-free = free in round { $round }, as asked for: { $names }
status-waiting = wait for a place: { $names }
status-silent = { $name } is silent, and is not paired before a slip of { $name } comes
# $state is status-no-game, status-result, or one or more of status-duty.
status-board = round { $round }, board { $board } ({ $players }): { $state }
status-no-game = its game is not here
status-result = over; `adjudicate event collect` takes the result
# What a player has to do
status-act = { $duty ->
    [turn] move
   *[other] { $duty }
}
status-duty = { $state ->
    [today] { $name } has to { status-act } since { $since }, OVERDUE since today
    [late] { $name } has to { status-act } since { $since }, OVERDUE for { $days } days
    [until] { $name } has to { status-act } since { $since }, until { $until }
   *[open] { $name } has to { status-act } since { $since }
}
status-round-complete = round { $round } is complete: `adjudicate event pair --section { $section }`
status-appeal = { $state ->
    [pending] appeal of { $name } (entry { $entry }) against { act }: waits for a verdict until { $date }: `adjudicate event verdict { $entry }`
    [upheld] appeal of { $name } (entry { $entry }) against { act }: upheld by the verdict of entry { $verdict }
    [dismissed] appeal of { $name } (entry { $entry }) against { act }: dismissed by the verdict of entry { $verdict }
   *[lapsed] appeal of { $name } (entry { $entry }) against { act }: dismissed, for want of a verdict
}
status-claim = { $name } claims { $points } for { event-board } (entry { $entry }): `adjudicate event rule points` answers
status-appealable = players can appeal against { act } (entry { $entry }) until { $date }

## The time of players: `adjudicate event status --time`

times-none = No game that runs has a clock.
# $facts are texts of these.
times-line = { $name } ({ $section }, round { $round }, board { $board }): { $facts }
times-due = has to { status-act } since { $since }
times-waits = waits
times-until = until { $time }
times-until-grace = with all grace until { $time }
times-over = TIME OVER
times-grace-left = { $days ->
    [one] { $days } day of grace left
   *[other] { $days } days of grace left
}
times-clock = clock { $clock }
times-reserve = reserve { $reserve }
times-charged = charged so far { $charged }
times-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
times-silent = silent { $used } of { times-days }
times-away = { $year ->
    [none] away { $used } of { times-days }
   *[other] away { $used } of { times-days } in { $year }
}

## What waits for the director: letters to him, and `adjudicate event status`

director-subject = for the director: { $title }
director-subject-several = for the director: { $number } things wait for you
director-status = `adjudicate event status` shows all that waits.
# $title is one of the titles below, $text are sentences.
director-line = { $title }: { $text }
director-appeal-title = an appeal of { $name } against { act }
director-appeal = It is against entry { $entry } of { $date }. The reasons: "{ $reasons }".
director-committee = { $committee ->
    [none] the committee decides by { $date }.
   *[other] { $committee } decides by { $date }.
}
director-correct = Until then you can correct it yourself with `adjudicate event rule`.
director-claim-title = a claim of { $name } about { event-board }
director-claim = The analysis: "{ $analysis }".
director-claim-answer = `{ $command }` answers all claims about this board.
director-draw-title = the lots wait for a public draw
# $draw names the draw.
director-draw = Entries are closed. `adjudicate event start --numbers "..."` takes the numbers of "{ $draw }".
director-left-title = { $name } has left { event-board }
director-left = The board stays open until its game is over or you rule.
director-left-rule = `{ $command }` does.
director-seat-title = the seat of { $name } in { $section } is free
# $player and $first are names in the log.
director-seat = { $name } waits for a place. `adjudicate event rule substitute { $player } --waiting { $first } --reason "..."` gives { $name } the seat.
director-time-title = the time of { $name } is over on { event-board }
director-time = `adjudicate rule forfeit { $name } --for-time --game { $file }` ends the game.

# What a referee has to know before a player loses on time
grounds-nothing-due = { $name } has nothing to do now.
grounds-no-time = The charter sets no time for it.
grounds-time-left = The time for it is not over.
grounds-in-grace = The time for it was over on { $date }, but there is grace until { $grace }.
grounds-time-over = The time for it, with all grace, was over on { $date }.
# $period is a period.
grounds-away = { $name } has announced to be away { $period }.

## What is asked before something is signed. The name of a section, a game or a person stands for itself.

ask-enter = Enter { $name } in { $list }?
ask-enter-with-mail = Enter { $name } in { $list }, with mail to { $mail }?
ask-enter-without-mail = Enter { $name } in { $list }, without an address to which boards and news could be sent?
ask-withdraw = Withdraw { $player } from the event?
ask-withdraw-section = Withdraw { $player } from { $section }?
ask-away = Sign that { $player } is away { $away }?
ask-remark = Write this remark into the log?
ask-rekey = Replace your key in the event with { $fingerprint }?
ask-handover = Hand the event over to { $to }, and sign nothing more in it?
ask-take-over = Direct the event from here on, as { $name }?
ask-appeal = Appeal against { act }?
ask-appeal-of = Write down that { $name } appeals against { act }?
ask-claim = Claim these points for board { $board } of round { $round }?
# $change is a text of decided.
ask-uphold = The appeal of { $by } against { act }. Uphold it: { $change }?
ask-dismiss = The appeal of { $by } against { act }. Dismiss it?
ask-reasons = your reasons, for everybody to read:
ask-analysis = your analysis, for everybody to read:
ask-charter = Sign this charter?
ask-start = Start with { $number } players? Nobody can enter after this.
# $place is event-board.
ask-rule-points = Rule that { $place } has these points?
ask-rule-bye = Let { $player } have no board in round { $round } of { $section }, for half a point?
ask-rule-exclude = Exclude { $name } from the event?
ask-rule-readmit = Let { $name } take part again?
ask-rule-rekey = Rule that { $player } has the key { $fingerprint }?
ask-rule-substitute = Rule that { $person } takes the seat of { $player }?
ask-rule-unpair = Undo the pairing of round { $round } of { $section }?
ask-rule-reopen = Take the points of board { $board } of round { $round } of { $section } away?
ask-rule-close = Close { $section }, with a loss for all on each open board?

## The questions of `adjudicate event new`. The words in brackets are typed as they are.

ask-new-event = What is the event called?
ask-new-name = Your name in its log:
ask-new-mail = Your mail address:
ask-new-closes = Until when can one enter (2027-01-08T12:00:00Z, or 2027-01-08)?
ask-new-draw = A public draw after that date whose numbers take part in the lots (may be empty):
ask-new-section = Another section?
ask-new-game = Section { $number }: which game ({ $games })?
ask-new-section-name = What is the section called ({ $name })?
ask-new-system = Which system ({ $systems })?
ask-new-rounds = How many rounds?
ask-new-byes = In how many of them may a player ask to have no board, for half a point (0 for none)?
ask-new-level = Who goes on from a level game ({ $words }, in their order)?
ask-new-seats = How many players a board (2 to 4)?
ask-new-pairing = Paired by fide-dutch-2026, or by matching (matching)?
ask-new-tiebreaks = Tie-breaks, in their order ({ $words }):
ask-new-clock = Days a turn, for the post, of grace (14,4,30; may be empty):
ask-new-options = Options of the game (KEY=VALUE KEY=VALUE; may be empty):
ask-new-series = Do saved tokens go with their players from round to round?

## The charter of an event, in lines without a full stop

charter-director = director: { $name } ({ $mail }), who referees all games; signs with { $key }
charter-entries = entries until { $date }
# $committee is a name with an address.
charter-appeals = { $days ->
    [one] appeals: within { $days } day to { $committee }, who signs with { $key }
   *[other] appeals: within { $days } days to { $committee }, who signs with { $key }
}
charter-deputies = deputies, to whom the director can hand over: { $names }
charter-draw = lots: by the director's sealed number and all entries
charter-public-draw = lots: by the director's sealed number and the public draw "{ $draw }"

## What commands tell when they have done something

told-entry-signed = Entry { $entry } is signed.
told-slip-signed = The slip is signed.
told-slip-counts = It counts when the director has written it in: send this to { $address }.
told-slip-sent = The slip is signed and sent to { $address }. It counts when the director has written it in.
told-slip-known = What { $name } wants is in the log already.
told-slip-written = Entry { $entry } writes the slip of { $name } in.
told-event-new = The event stands in { $file }. Send that file to everybody who may want to play; they enter with `adjudicate event enter`.
# $players are numbers with names.
told-numbered = { $section }: { $players }
told-round = { $section }, round { $round }:
told-preview = { $section }, round { $round } (nothing is signed):
told-seat = { $float ->
    [up] { $name } ({ $points }, floats up { $by })
    [down] { $name } ({ $points }, floats down { $by })
   *[none] { $name } ({ $points })
}
told-passed-over = { $why ->
    [met] { $name } does not meet { $other }: they met in round { $round }
    [forbidden] { $name } does not meet { $other }: the charter keeps them apart
    [same-turn] { $name } does not meet { $other }: both must have the same turn
   *[whole-round] { $name } does not meet { $other }: the round as a whole is better without this pair
}
told-charters = Their charters stand in { $directory }. The desk sends them (`adjudicate mail serve`), `--send` does, or send each to its players yourself.
told-result = { $section }, round { $round }, board { $board }: { $points }
told-result-again = { told-result } (instead of what was taken before)
told-no-results = No game has ended since the last results were taken.
told-leave-signed = The leave of { $name } is signed for { $game }; `adjudicate send { $game }` sends it.
told-leave-refused = The leave of { $name } cannot stand in { $game }: { $reason }.
told-no-game = { $file }: no game of this event
told-log-invalid = { $file } is invalid, and was not taken
told-site = Written: { $file }, and { $number } more files.

## The announcement of an event by mail

announce-subject = you can enter
# The line that a reader writes, with a word of the key `enter` of replies.ftl
announce-enter = `enter { $section }`
announce-or = { $start } or { $last }
announce-invites = { $director } invites you to the tournament "{ $event }". To enter, answer with { $enter }.
announce-closes = Entries close on { $date }.
announce-how = How to enter: answer this message, to { $address } alone, with { $enter }, one alone on a line. You need nothing but your mail program. You are asked to confirm it; then your games come by mail, and you answer them with your moves.
announce-program = If you have the program: save the file that goes along, and run `adjudicate event enter FILE --name NAME --send`.
announce-question = Announce "{ $event }" to { $addresses }?
announce-done = "{ $event }" is announced to { $addresses }.

## The letter with a slip, to the director, in the language of its author

# What a slip says
slip-kind = { $kind ->
    [enter] an entry
    [withdraw] a withdrawal
    [leave] a leave
    [note] a note
    [rekey] a new key
    [appeal] an appeal
    [verdict] a verdict
    [adjudicate] a claim
   *[handover] a handover
}
slip-title = { slip-kind } of { $name }
slip-letter = For the event "{ $event }": { slip-title }.
slip-letter-block = The block below is the signed slip; leave it as it is.

## The verdict of `adjudicate event verify`, in lines

verified-counts = { $games ->
    [one] { $entries } entries, { $games } game, head { $head }
   *[other] { $entries } entries, { $games } games, head { $head }
}
verified-valid = { $stands ->
    [over] { $file }: valid, over: { $event }; { verified-counts }
   *[running] { $file }: valid, running: { $event }; { verified-counts }
}
verified-invalid = { $findings ->
    [one] { $file }: INVALID: one thing does not fit; { verified-counts }
   *[other] { $file }: INVALID: { $findings } things do not fit; { verified-counts }
}
verified-put-out = { event-board }: a ruling in its game has put out the entry up to which its points count; `adjudicate event rule reopen` takes the points away, `adjudicate event collect` takes the game's next result
# How many entries of a game have come
verified-later = { $number ->
    [one] { event-board }: { $number } entry has come
   *[other] { event-board }: { $number } entries have come
}
# $keeps is `otherwise` if players keep other tokens than those that count.
verified-gone-on = { $keeps ->
    [otherwise] { verified-later } since its result was taken, and players keep other tokens since; what they kept before counts until the result is taken again
   *[same] { verified-later } since its result was taken
}
verified-gone-on-ruled = { $keeps ->
    [otherwise] { verified-later } since it was ruled upon, and players keep other tokens since; what they kept before counts until the result is taken again
   *[same] { verified-later } since it was ruled upon
}
verified-undone = { $file }: a ruling has undone its pairing, and its turns count for nothing
verified-others = { $number ->
    [one] another game in the directory has no part in this event
   *[other] { $number } other games in the directory have no part in this event
}
# $bar, $done, $all and $left change while games are verified: a bar, numbers of bytes, and how long it will take.
told-verifying-games = verifying games { $bar } { $done } of { $all }, { $left } left
told-ratings-valid = { $file }: valid, { $ratings } ratings from { $events } events
told-nobody-rated = nobody has a rating to begin with: --list FILE names a list, or use --method glicko-2
told-report = { $file } holds the report of { $section }.
# $system is a pairing system, $pairs are numbers of players: `4 7, 1 9`.
told-paired-alike = All { $rounds } rounds are paired as { $system } pairs them.
told-report-pairs = round { $round }: the report has { $pairs }
told-system-pairs = round { $round }: { $system } has { $pairs }
told-system-fails = round { $round }: { $system } has no pairing: { $reason }

## What a referee is asked before a ruling, and told before a player loses

ask-forfeit = Rule that { $player } forfeits?
ask-result = Rule that the result is `{ $result }`?
ask-here = Rule that the game goes on here?
ask-extend = Give { $player } { $days } more days?
# $since is `since Monday`
grounds-claimed = { $by } claims { $since } that { $player } is out of time.
grounds-unclaimed = Nobody claims that { $player } is out of time.
