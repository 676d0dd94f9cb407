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
