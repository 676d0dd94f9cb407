# The terms of a game: in invitations, before a player joins, and in events. Lines of a table have one colon; what is before it is their title.

terms-rules = rules: version { $version } (`adjudicate rules { $name }` prints them)
terms-options-usual = options: all as usual
# $about says in a sentence what the option does.
terms-option = option: { $key } is { $value } (usually { $usual }): { $about }
# $key is the beginning of a player's key, or `none`; $mail is an address, or `none`.
terms-seat = { $key ->
    [none] seat { $number }: { $name } plays by post; the referee writes for them{ terms-mail }
   *[other] seat { $number }: { $name } signs with { $key }{ terms-mail }
}
terms-mail = { $mail ->
    [none] { "" }
   *[other] , mail to { $mail }
}
terms-first = first: { $first }
first-by-dice = drawn by dice
# $dice is `yes` if the referee takes part in rolls.
terms-referee = { $dice ->
    [yes] referee: yes{ terms-mail }; the referee and the roller make the dice
   *[no] referee: yes{ terms-mail }
}
terms-no-referee = referee: none; disputes can only be settled by agreement
terms-clock = clock: { $clock }
terms-no-clock = none
clock-whole-game = { $clock } in the whole game
terms-organiser = organiser: { $name }; game { $id }

## Clocks

clock-per-turn = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}, { $transit } for the post, { $grace } of grace
clock-per-turn-absence = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}, { $transit } for the post, { $grace } of grace and { $absence } of absence

# The parts of a clock with a stock of time, with commas between them. $time is a length of time.
bank-control = { $time } more after each { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
bank-increment = { $time } more after each turn
bank-increment-first = { $time } more after each turn of the first { $turns }
bank-cap = never more than { $time }
bank-reserve = { $time } in reserve
bank-overflow = time beyond the most goes into the reserve
bank-refill = the reserve pays after a turn or by a refill
bank-floor = at least { $time } after a turn
bank-floor-from = at least { $time } after a turn from turn { $turn } on
bank-whole-days = only whole days are charged
bank-double = days of one turn beyond { $days } are charged twice
bank-silence = silent after { days-counted } without a sign
bank-element = { days-counted } for elements that others owe
bank-transit = { days-counted } for the post
bank-absence = { days-counted } of absence
bank-absence-year = { days-counted } of absence a year
days-counted = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
