# Why a player cannot do something, and what to do instead, at the terminal: the commands and the practice table.

leave-of-event = in this event a player is away from all games at once, and says so to the event
no-sealed-board = you have sealed no board in this game
no-sealed-boards = this game has no sealed boards
no-part-due = no part of a roll is due from you
no-part-left = your chain has no element left
elements-missing = a throw is pending, and elements are missing from { $names }
slip-ends-game-first = a slip of this entry ends the game, so there is no { $act } any more
slip-takes-pen = a slip of this entry takes the pen from { $name }, so there is no { $act }
no-result = `{ $text }` is no result of this game
no-result-for = `{ $text }` is no result for { $number } players
not-an-option = `{ $word }` is no option
# Hints: what to do instead. $status says in sentences what the game waits for.
option-range = `{ $key }` is { $range }
how-options-are-written = options are written KEY=VALUE
hint-status = { $status }
hint-status-answer = { $status } `adjudicate answer` does it.
hint-numbers = { $status } `{ $line }` gives its numbers.
hint-write-for = `--for { $name }` writes for { $name }, who plays by post
hint-no-board = leave the board out
hint-boards = boards: { $numbers }
hint-play = `adjudicate play` makes a turn
hint-show = `adjudicate show` lists what waits
hint-name-offer = name one by the beginning of its id: `adjudicate show` lists them
hint-leave = `adjudicate event away 2026-12-20 to 2027-01-06` signs it for the director
hint-sealed-boards = boards are sealed in Duerror Grandis with the variant caecus, in a player's first turn
hint-post = `adjudicate post` writes it in; --leave-out keeps it back
hint-post-true = `post: true` writes the slip in
hint-on-slip = say it on a slip, which others write in
hint-ruling = only a ruling can follow
hint-elements = elements that have come are brought with the turn, or before it with an answer
hint-new-key = your new key is recorded by a move that is signed with it: --key FILE
hint-waits-too = what waits counts as well: `adjudicate show` lists it
hint-last-part = the player who rolls brings the last part with the move
hint-rolled-later = the dice are rolled when all have joined
hint-result = a result names all players in seat order: `{ $example }`
hint-players = players: { $names }
hint-whose-offer = name whose: `accept NAME`
hint-offers = offers: draw, end, prisoners, concede, concede gammon, concede backgammon, result NAME N, NAME N
hint-lines = lines: `NAME: MOVE`, `dice: 3 5`, `NAME: offer draw`, `# a remark`; `--help` lists all
# `adjudicate table`: a game that nobody signs
table-no-roll = no roll is due
table-turn-of = it is the turn of { $name }
table-dice-first = the dice come first
table-has-left = { $name } has left the game
table-no-offer = no offer waits for { $name }
table-offers = several offers wait for { $name }
table-no-such-offer = there is no such offer at a table
table-nobody = nobody called `{ $name }` plays here
table-no-line = the line is none of those that a table understands
table-no-number = `{ $word }` is no number that a die shows
table-no-side = a die of { $sides } sides does not show { $number }
table-miscounted = { $number ->
    [one] the throw is of { $dice }, and here is one number
   *[other] the throw is of { $dice }, and here are { $number } numbers
}

# Files, options and answers of the commands.
copy-hint = a copy is a log, a message with entries, a mail folder, or a directory of them
charter-hint = hand in a log of the game as well, or the letter with which it began
dispute-both-hint = `adjudicate dispute { $path }` shows both entries, and writes evidence
dispute-stop-hint = `adjudicate dispute { $path }` shows them, and says how the game can go on
leave-directories-hint = leave --games and --maildir out
where-is-maildir-hint = --maildir DIRECTORY, or `desk:` in the settings, which `adjudicate mail setup --desk` writes
unread-hint = `adjudicate mail unread` lists them; a letter that somebody has dealt with is gone from the list
where-are-games-hint = --games DIRECTORY, or `desk:` in the settings
any-way-hint = `adjudicate export` and the game's file itself can be sent by any way
no-address-hint = nobody else has an address in it; without one, send the file of the log by hand
addresses-hint = it has addresses of: { $names }
leave-say-hint = leave --say out
no-page-hint = in the sources, `cargo run --locked --package adjudicate-page-builder` builds it; build the program again then
