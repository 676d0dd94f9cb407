# The texts of an event's page and of its site, of the pages of games, and of feeds: $section is the name of a section of a tournament,
# $name, $first and $names are names of players. What is between backquotes is set like a command, and stays.

## The own words of a page with games

page-contents = Contents
page-referee = Check the log yourself, in a page of the referee's
page-no-script = The games are shown by a script, and scripts are switched off.
# What a screen reader says of lists of links
page-other-games = Other games
page-other-pages = Other pages
page-board = The board
page-picture = The board; the text below the controls describes it
page-turn = Turn the board
page-story = What happened
page-controls = Go through the game
# Buttons with arrows, and the keys that do the same
page-first = To the beginning
page-first-key = Home
page-back = Back
page-back-key = left arrow
page-entry = Entry
page-on = On
page-on-key = right arrow
page-last = To the end
page-last-key = End
# $happened is a sentence, with its full stop.
page-step = Entry { $entry }: { $happened }
page-proof-of-throw = The throw proved
page-to-play = To play:
page-has-won = Has won:
page-entries = Entries 0 to { $last } of a log that was verified.
page-options = Options: { $options }.
page-game-id = The game's id: { $id }

## The beginning of the page of an event

page-stand = { $stage ->
    [over] A tournament that is over, as it stood at entry { $entry } of its log, of { $date }.
   *[running] A tournament that is running, as it stood at entry { $entry } of its log, of { $date }.
}
page-player = player { $number }
page-overview = Overview
page-director = Director, and referee of all games
page-directs-from = { $name } from entry { $entry } on
page-entries-until = Entries until
page-section = Section
# Behind the name of a section; $first is `none` before its end.
page-section-terms = { $first ->
    [none] : { $terms }; { $stage }
   *[other] : { $terms }; { $stage }; first: { $first }
}
page-fits = When this page was made, lots, pairings, results and standings were recomputed from the event’s log and the logs of its { $number } games, and everything fits together.
page-how-to-check = How anybody can check that
page-misfits = { $number ->
    [one] When this page was made, one thing did not fit together.
   *[other] When this page was made, { $number } things did not fit together.
}
page-players = Players
page-column-sections = sections
page-column-signs = signs
page-column-rating = rating
page-means-rating = by which players are numbered
page-column-days-away = days away
# Behind the name of a section
page-number = { $left ->
    [yes] (no. { $number }, left)
   *[no] (no. { $number })
}
page-left-before = left before the start
page-own-key = own key
page-no-key = no key, plays by post; the director writes the letters down
page-days = { $used } of { $most }
page-days-in = { $section }: { $days }
page-remarks = Remarks
page-remark = { $remark } [entry { $entry }]

## How to check it

page-proof = How to check it
page-proof-lead = This page proves nothing; the logs do. The event’s log and the logs of its games are text files with signed entries. Put them into a directory and run `adjudicate event verify DIRECTORY`: it recomputes the lots, every pairing, and every result from its game, names what differs, and ends with the head below. `adjudicate explain LOG --throw 1` proves one throw of a game. The program is free, and works without a network.
page-event-id = The event’s id
page-head = Head, entry { $entry }
page-director-key = The director’s key
page-results = Results for programs (JSON)
page-feed = A feed of what happens (Atom)
page-log = The log of the event
page-logs-of-games = ; the logs of its games are linked from their pages, and are in log/games.
page-no-logs = Some players are shown by numbers, so the logs, which have their names, are not here.
page-check = A page that checks these logs in your browser
page-lots = The lots
page-lots-lead = Before anybody entered, the director bound himself to a secret number by its fingerprint below, which is part of the charter. { $draw ->
    [public] The lots are drawn with SHA-256 over the event’s id, the ids of all entries of players in their order, and that number, and the numbers of a public draw that lay behind the last day of entering.
   *[sealed] The lots are drawn with SHA-256 over the event’s id, the ids of all entries of players in their order, and that number.
} So nobody could choose them: not the players, who did not know the number, and not the director, who could not change it.
page-fingerprint = Fingerprint of the secret number
page-public-draw = Public draw
page-secret = Secret number, entry { $entry }
page-numbers = Numbers
page-seed = Seed of the lots
page-secret-of = Secret number for { $section }, entry { $entry }
page-drawn-in = Drawn in { $section }
page-lots-of = Lots
page-not-drawn = not drawn yet

## A section

page-section-title = { $section }: { $game }
page-stage = { $terms }; { $stage }.
page-standings-of = Standings of { $section }
page-means-place = place
page-column-won = won
page-column-drawn = drawn
page-column-lost = lost
page-column-byes = byes
page-column-out = out in
page-means-out = the round in which the player went out
page-out-in = round { $round }
page-ties = How the tie-breaks came about
# $edition is the name of FIDE's rules.
page-edition = Unplayed games count as in the { $edition }.
page-tiebreak = { $tiebreak ->
    [direct] direct encounter
    [wins] games won
    [won-played] games won over the board
    [first-turns-second] games with the second turn
    [sonneborn-berger] Sonneborn-Berger
    [sonneborn-berger-cut-1] Sonneborn-Berger without the lowest
    [buchholz] Buchholz
    [buchholz-cut-1] Buchholz without the lowest
    [buchholz-cut-2] Buchholz without the two lowest
    [buchholz-median] Buchholz without the lowest and the highest
    [fore-buchholz] Buchholz with a drawn last round
    [average-opponents-buchholz] average Buchholz of the opponents
    [koya] points against the upper half (Koya)
    [standard-points] standard points
    [average-rating] average rating of the opponents
    [performance] performance
    [perfect-performance] perfect performance
    [average-performance] average performance of the opponents
    [points-for] points of the games
    [progressive] progressive score
   *[other] { $tiebreak }
}

# The numbers from which a tie-break was computed, as `carol 5 + dave 3½ + bye 2 = 10½`: $terms is such a sum
tie-none = none
tie-round = round { $round } = 1
tie-rounds = rounds { $rounds } = { $value }
tie-plus = { $start } + { $last }
tie-sum = { $terms } = { $value }
tie-sum-between = { $terms } = { $low } to { $high }
tie-nothing = nothing yet = { $value }
tie-product = { $points } × { $term }
# The sum without the terms that were left out
tie-cut = { $sum } ({ $cut } cut)
tie-nobody = nobody yet = 0
tie-names = { $start } and { $last }
tie-points = { $names } { $points }
# What an opponent counts, and what he has scored
tie-scored = { $name } { $score } (scored { $scored })
tie-forfeit = forfeit ({ $name }) { $score }
tie-bye = bye { $score }
tie-half-bye = half-point bye { $score }
tie-absence = absence { $score }
tie-round-points = round { $round } { $points }
tie-drawn = drawn as number { $value }
tie-not-drawn = not drawn
tie-not-tied = not tied
tie-not-met = { $name } not met
tie-between = { $name } { $low } to { $high }
tie-then = { $before }; then { $more }
tie-nobody-rated = nobody with a rating yet = 0
tie-average = average of { $ratings } = { $value }
tie-performance = { $points } against { $ratings } = { $value }
tie-no-rating = no rating

page-crosstable = Crosstable
page-crosstable-of = Crosstable of { $section }
page-means-row = row
page-column-number = no
page-means-number = the number by which players are paired
page-means-against = against the player of row { $number }
page-means-round = round { $number }
page-key-square = Every result is the way to its game.
page-key-turns = A round says turn, number of the opponent and result, as w4 ½: with the first turn (b: the second) against number 4, drawn. Every result is the way to its game.
page-key-seats = A round says seat, numbers of the others and result, as 1:4,7 ½: in the first seat against numbers 4 and 7, drawn. Every result is the way to its game.
page-key-open = · is being played.
page-key-forfeit = + and - were decided without play.
page-key-bye = + alone is a bye.
page-key-annulled = A result in brackets counts for nobody.
page-rounds = Rounds
page-round = Round { $round }
# Behind the name of a round
page-round-stage = { $stage ->
    [over] : over
   *[running] : running
}
page-round-of = Round { $round } of { $section }
page-paired-by-hand = Paired by the director: { $reason }
page-column-board = board
page-column-players = players, the first one begins
page-means-way = with the way to the game
page-open = open
page-ruled = { $points }, ruled
page-log-missing = { $points }; its log is missing
page-no-board = No board: { $names }
page-no-board-asked = No board, as they have asked, for the points of a draw: { $names }
page-absences = Absences
page-absences-in = Days of absence in { $section }
page-column-player = player
page-column-game = game
page-place = round { $round }, board { $board }
page-column-days-used = days used
page-means-days-used = days of absence, counted in each game by itself
page-column-away = away

## A game

page-game-title = { $section }, round { $round }, board { $board }: { $players }
page-all-of = All of { $section }
page-previous = Previous: round { $round }, board { $board }
page-next = Next: round { $round }, board { $board }
page-game = The game’s id: `{ $id }`
page-head-of-game = Its head: `{ $head }`
page-log-invalid = Its log is invalid, so there is nothing to go through.
page-misfit = Does not fit:
page-result-not-taken = The game is over; its result has not been taken yet.
page-being-played = The game is being played.
page-points = Points: { $points }, taken from the game by entry { $entry } of the event.
page-points-ruled = Points: { $points }, by a ruling (entry { $entry } of the event): { $reason }
page-game-log = Its log

## The pages of a site

page-title = { $event }: { $heading }
page-ties-of = { $section }, tie-breaks
page-section-round = { $section }, round { $round }
page-rating = Rating
page-plays = Plays
page-plays-by-post = by post; the director writes the letters down
page-plays-with-own-key = with a key of his own
page-plays-with-key = with the key `{ $key }`
page-player-number = Number { $number }.
page-player-left = Left on { $time }.
page-games-in = Games in { $section }
page-column-round = round
page-column-turn = turn
page-column-opponent = opponent
page-without-board = no board
page-without-board-asked = no board, as asked for
page-turn-of-seat = { $number ->
    [1] first
    [2] second
   *[other] { $number }th
}
page-tournaments = Tournaments
page-archive = { $number } events, the latest first.
page-events = Events
page-persons = Persons
page-persons-events = Persons and their events
page-same-key = Players with the same key are one person. A player by post is a person of one event only.
page-event-stage = { $stage ->
    [over] over
   *[running] running
}
page-first-of = { $section }: { $first }
page-column-event = event
page-column-events = events
page-column-last-entry = last entry
page-column-count = players
page-column-stage = stage
page-column-first-places = first places
page-column-person = person

## The feed: what happened, without a full stop

feed-announced = { $event } is announced; entries until { $date }
feed-lots = The lots are drawn
feed-drawn = { $section } is drawn
feed-paired = { $section }: round { $round } is paired
feed-result = { $section }, round { $round }: { $points }
# $result is feed-result.
feed-over = { $result }; the section is over, first: { $first }
feed-ruling = Ruling: { $done }. { $reason }
feed-entered = { $name } has entered
feed-withdrawn = { $name } has withdrawn
feed-directs = { $name } directs the event from here on
feed-hands-over = { $name } hands over to { $to }
feed-away = { $name } is away { $period }
feed-rekeyed = { $name } has a new key
feed-said = { $name } has written: "{ $text }"
feed-remark = A remark of the director: "{ $text }"

## Tables at the terminal

# Headings of narrow columns: what players of the country write for these tie-breaks; as short as these
tiebreak-short = { $tiebreak ->
    [direct] DE
    [wins] Win
    [won-played] Won
    [first-turns-second] 2nd
    [sonneborn-berger] SB
    [sonneborn-berger-cut-1] SB-1
    [buchholz] BH
    [buchholz-cut-1] BH-1
    [buchholz-cut-2] BH-2
    [buchholz-median] BHM
    [fore-buchholz] FB
    [average-opponents-buchholz] AOB
    [koya] KS
    [standard-points] Std
    [average-rating] ARO
    [performance] TPR
    [perfect-performance] PTP
    [average-performance] APRO
    [rating] Rtng
    [points-for] For
    [progressive] Prog
    [lots] Lot
   *[other] { $tiebreak }
}
column-pts = pts
column-number = no
column-forfeits = forfeits
table-open = open:
table-open-board = round { $round }, board { $board }: { $players }
table-ties = how the tie-breaks came about:
table-tie = { $name }, { $tiebreak }: { $terms }
table-remarks = remarks:
no-standings-yet = there are no standings before the start of the event
no-standings-of = there are no standings of { $section }: { $stage }
