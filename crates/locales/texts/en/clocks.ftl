# The texts about clocks in letters: how the clocks of players stand, and the sum of a player's time line by line.
#
# $clock, $reserve, $charge, $length and so on are lengths of time, and times are written to the second. A length is `none` where there is
# none.

## Clocks with a stock of time

clock-figures = { $clock }{ stock-reserve }, after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}{ $over ->
    [yes] ; the time has been overstepped
   *[no] { "" }
}
clock-standing = { $own ->
    [yes] Your clock: { clock-figures }.
   *[no] { $name }'s clock: { clock-figures }.
}
clock-charged-so-far = This turn has been charged { $charge } so far.
# $past is `yes` if the time is over.
clock-doubles = { $past ->
    [yes] Since { $time } the time of this turn counts twice.
   *[no] From { $time } on the time of this turn counts twice.
}
clock-reserve-pays = The reserve pays only if hours are moved from it to the clock in time.
clock-ends = { $past ->
    [yes] The time ended on { $time }.
   *[no] The time ends on { $time }.
}
clock-received = The referee had entry { $entry }, dated { $said }, on { $had }.

## The sum of a player's time, where each has a stock of it

sum-began = { $reserve ->
    [none] The clock of { $name } began with { $clock }.
   *[other] The clock of { $name } began with { $clock }, and with { $reserve } in reserve.
}
sum-first-duties = The first { $number ->
    [one] { $number } duty
   *[other] { $number } duties
} were charged { $charge } in all.
sum-order = Entry { $entry }: an order was carried out, without a charge.
# $charge is the sentences from sum-length on.
sum-entry = { $turn ->
    [0] Entry { $entry }, no turn: { $charge }
   *[other] Entry { $entry }, turn { $turn }: { $charge }
}
sum-running = The duty that runs: { $charge }
sum-length = { $length } from { $from } to { $to }.
# $items is a list of the four below it.
sum-not-counted = Not counted: { $items }.
sum-waiting = { $length } of waiting for the elements of others
sum-absence = { $length } of absence
sum-given = { $length } given by the referee
sum-post = { $length } for the post
sum-before = With the duties before it { $thought } count, of which { $before } were charged before.
sum-charged = { $doubled ->
    [none] Charged: { $charge }.
   *[other] Charged: { $charge }, because { $doubled } count twice.
}
sum-left = { $reserve ->
    [none] Then { $clock } were left.
   *[other] Then { $clock } were left, and { $reserve } in reserve.
}
sum-total = Charged in all: { $charge }.
sum-overstepped = The time was over when entry { $entry } ended the duty.
sum-silent = Nothing has come from { $name } since { $time }: at least { $days ->
    [one] { $days } day
   *[other] { $days } days
} without those of absence.

## The sum of a player's time, where each turn has its days

grace-days = { $grace ->
    [one] { $grace } day
   *[other] { $grace } days
}
grace-terms = Each turn has { $days ->
    [one] { $days } day
   *[other] { $days } days
}, and { $post ->
    [one] { $post } day
   *[other] { $post } days
} for the post. The grace of { $name } is { grace-days } in the whole game.
grace-first = The first { $number } late entries took { grace-days } of grace.
grace-given = { $given ->
    [one] { $given } day given by the referee
   *[other] { $given } days given by the referee
}
grace-away = { $away ->
    [one] { $away } day of absence
   *[other] { $away } days of absence
}
# Why a deadline is later
grace-moved = { $given ->
    [0] { $away ->
        [0] { "" }
       *[other] , with { grace-away }
    }
   *[other] { $away ->
        [0] , with { grace-given }
       *[other] , with { grace-given } and { grace-away }
    }
}
grace-late = Entry { $entry }: owed since { $since }, until { $until }{ grace-moved }. It is dated { $done }, which takes { $late ->
    [one] { $late } day
   *[other] { $late } days
} of grace.
grace-in-time = Everything that { $name } has done was in time.
grace-running = { $over ->
    [0] The duty that runs: since { $since }, until { $until }{ grace-moved }.
    [one] The duty that runs: since { $since }, until { $until }{ grace-moved }. That takes { $over } day of grace so far.
   *[other] The duty that runs: since { $since }, until { $until }{ grace-moved }. That takes { $over } days of grace so far.
}
grace-used = Grace used in all: { $used } of { grace-days }.
