# Why commands fail, and why something in a letter is not taken. A failure has a lower-case message without a full stop.

# The words before a failure and before what to do about it
level-error = error
level-help = help

## What came in letters

entry-damaged = entry { $number } arrived damaged: { $why }
some-entry-damaged = an entry arrived damaged: { $why }
# In the following texts $what is `letter.txt: entry 7 of bob`.
entry-beyond-repair = { $what } arrived damaged, and no way to mend it gives a signature that holds
entry-begins-another = { $what } begins another game
entry-dated-ahead = { $what } is dated { $at }, more than a day ahead of this computer's clock
entry-of-no-game = { $what } builds on an entry that is in none of the games here, and nobody here signed it
entry-without-place = it has no place in this game
builds-on-invalid = it builds on an entry that cannot stand
line-stops = the line stops behind entry { $behind }: { $count } entries of equal rank follow
letter-announces-event = this announces the event { $title }, and nothing in it is for a game
letter-for-event = this is for the log of an event, not for a game
letter-without-entry = no entry is in it
share-of-no-game = a part of a roll in a game that is not here
# A signed statement of a player: an offer, a resignation and so on
slip-of = a message of { $by }
slip-of-no-game = a message of { $by } that belongs to none of the games here
slip-of-no-game-or-player = a message that belongs to none of the games here
desk-slip-of = a slip of { $by }
slip-belongs-nowhere = a slip of { $by } belongs to none of the games here
some-slip-belongs-nowhere = a slip belongs to none of the games here
slips-full = more slips in the name of { $by } have come than are kept
input-unreadable = standard input cannot be read: { $error }
input-too-large = standard input was not looked at: it has more than { $most } MiB

## Settings and mail; hints say what to do

file-missing = { $file } is not there
file-unknown = { $file } cannot be looked at: { $error }
file-unreadable = { $file } cannot be read: { $error }
directory-wanted = a directory is wanted
event-new-makes = `adjudicate event new` makes one; its directory has the file event.yaml
give-with-option = give it with { $option }
key-named = --key FILE names another
key-new-makes = `adjudicate key new` makes one
mail-imap-setting = `mail: imap:` in the configuration says where mail arrives; docs/mail.md shows it
mail-page-shows = docs/mail.md shows the settings
mail-setup-asks = `adjudicate mail setup` asks for the settings anew; docs/mail.md explains them
mail-setup-asks-needs = `adjudicate mail setup` asks what it needs
mail-status-lists = `adjudicate mail status` lists them, and `adjudicate mail send` tries again
mail-test-late = it may be late (--wait 600), taken for spam, or arrive elsewhere
mail-test-lost = the message has not come back in { $seconds } s: it is not in { $places }
mail-test-unsent = the test message to { $address } was not sent: { $why }
no-event-in = there is no event in { $text }
no-server = `{ $text }` is no server
no-server-and-no-path = `{ $text }` is no server and no path
nobody-asked = nobody was asked
nothing-was-done = nothing was done
question-without-terminal = `{ $question }` cannot be asked without a terminal
quotation-mark-alone = a quotation mark has no partner
server-and-path = a server has a name with dots, such as smtp.example.org; a path has a `/`, such as ./out
server-form = HOST or HOST:PORT, such as mail.example.org:587

## Tournaments

by-hand-too-long = a pairing by hand has to fit into one entry, and this one has too many boards
pairing-of-strangers = a player of this pairing has not entered
other-game-there = { $file } stands where the game of this board belongs
other-game-there-hint = it is another game: move it away
by-hand-both = --by-hand: `{ $part }` can be { $one } and { $other }
by-hand-both-hint = blanks around the dashes between players say which
describes-no-event = { $origin } describes no event: { $error }
describes-no-event-hint = it has `event`, `director` (`name`, `mail`), `closes`, `sections`; docs/events.md shows one
clocks-are = clocks: { $names }
no-such-clock = there is no clock `{ $word }`
empty-event-log = this log is empty
key-without-part-in-event = your key has no part in this event
key-or-enter = --key FILE names another key file; `adjudicate event enter` enters the event
director-only = only the director `{ $name }` can do this
slip-hands-nothing-over = this slip hands nothing over
which-section = which section?
no-event-at = there is no event at { $path }
no-event-at-hint = name the event's directory or its log; `adjudicate event new` begins one
other-key-file = --key FILE names another key file
director-unreachable = the director's address cannot be written to: { $why }
no-rating-list = { $origin } is no list of ratings: { $error }
rated-twice = { $origin }: `{ $person }` stands there twice
ratings-other-events = it is made of other events, or of other states of them
ratings-other-start = it begins with another list
ratings-differ = { $person }: the list has { $has }, the games give { $give }
ratings-too-many = { $person } has a rating that the games do not give
ratings-missing = { $person } is missing
event-given-twice = the event { $id } is given twice
no-such-scale = no game of these events is `{ $game }`
several-scales = these events have several games, and ratings are for one of them
ratings-of-valid = ratings are computed from valid events alone: `adjudicate event verify`
event-not-over = { $title } is not over yet
event-not-over-hint = a rating period is a whole event
no-rating = --rating: `{ $text }` is no whole number
bye-of-which-section = --bye: round { $text } of which section?
bye-no-round = --bye: `{ $round }` is no round
no-entry-of-event = `{ $named }` is no entry of the event's log
no-entry-of-event-hint = an entry is named by its number, as letters and `adjudicate event status` give it
not-appealable = players cannot appeal against entry { $seq }
not-appealable-hint = they appeal against rulings, results and pairings, in an event whose charter names an appeals committee
option-missing = { $what } is missing
several-appeals = entry { $named } has several appeals
several-appeals-hint = name the appeal by its id: `adjudicate event status --json`
no-appeal = `{ $named }` is no entry with an appeal
no-appeal-hint = `adjudicate event status` lists the appeals
entries-closed = entries were closed on { $closes }
answers-elsewhere = answers would come to { $from }, and the event's desk is { $desk }
answers-elsewhere-hint = announce it from the desk's own home, whose settings name that address
appeal-for-whom = for which player without a key?
copies-unlike = { $one } and { $another } differ; neither was changed
no-board-of-round = there is no board { $board } in round { $round }
board-scored = the result of this board has been taken, or ruled upon, already
game-not-over = this game is not over yet
game-not-over-hint = only finished games have results; `adjudicate event rule points` ends a game by a ruling
who-leaves = who leaves?
away-of-other = `{ $by }` cannot say that `{ $name }` is away
who-is-away = who is away?
takes-over-only = only { $to } takes over with this slip
no-handover-in = { $file }: no slip that hands an event over is in it
no-handover-in-hint = the director makes it: `adjudicate event handover NAME`
no-slip-in = { $file }: no slip for this event is in it
which-event = which event?
which-event-hint = adjudicate event new DESCRIPTION.yaml; on a terminal it asks step by step
shows-description = docs/events.md shows a description
closes-is-past = nobody could enter: `closes` is { $closes }, and that is past
output-names-directory = --output DIR names another directory
directory-unmade = { $file } cannot be made: { $error }
no-date = `{ $text }` is no date
what-a-name = a name
no-such-system = there is no system `{ $text }`
no-number = `{ $text }` is no number
no-such-level = there is no rule `{ $word }`
no-such-pairing = there is no pairing `{ $word }`
no-such-tiebreak = there is no tie-break `{ $word }`
# Between two texts of event-stage
stages = { $start }; { $last }
nothing-to-pair = no round can be paired now; { $stages }
nothing-to-pair-hint = `adjudicate event collect` takes the results of finished games; `adjudicate event rule points` ends others
name-a-report = name a report
number-from-to = { $what } is a number from { $least } to { $most }, not { $number }
ratings-without-method = { $name } does not say by which `method` it was made
ratings-start = { $name } begins with another list
ratings-start-hint = --list FILE names it
what-name = the name
what-player = a player
what-reason = the reason
what-remark = the remark
what-result = the result
what-your-name = your name
no-entry-in = { $file }: no slip of somebody who enters is in it
no-entry-in-hint = the new person makes it: `adjudicate event enter --in-place-of NAME`
player-in-no-event = `{ $player }` has entered none of these events
older-site = `{ $file }` is of an older site, and may have a name that is private now
older-site-hint = name a new directory, or remove the older site
no-site-there = `{ $file }` has other files in it, and no site
no-site-there-hint = name a new directory
path-unwritable = `{ $file }` cannot be written: { $error }
which-numbers = what are the numbers of "{ $draw }"?
no-table = the table cannot be made: { $fault }
extend-behind = more time is given behind the last entry, and recorded with the next move
extend-behind-hint = leave --behind out
desk-without-key = the desk's key is not at hand
desk-without-event = this desk holds no event any more
desk-with-other-event = this desk holds another event now

## Reports for FIDE (TRF), which `adjudicate event pairings` reads and `adjudicate event export` writes. $wanted is one of the texts wanted-, $what
## report-teams, report-other-points, or a word

report-line = line { $line }: { $problem }
report-too-long = the report is longer than { $most } MB
report-no-players = there is no player: a report has a record `001` for each
report-no-rounds = the number of rounds is missing: add a record `142` or `XXR`
report-no-colour = the first colour is missing: add a record `152 W` or `152 B`
report-no-round-left = { $played } rounds are paired, and the tournament has { $rounds }: no round is left to pair
report-short = record `{ $record }` is too short
report-column = `{ $text }` in column { $column } should be { $wanted }
report-round = round { $round }: `{ $text }` is no opponent, colour and result
report-open = round { $round }: the game with player { $opponent } has no result
report-contradicts = round { $round }: the record of player { $opponent } does not say the same of this game
report-twice = number { $number } stands in two records `001`
report-nobody = there is no player with number { $number }
report-points = the player has { $stated } points, but his results give { $counted }
report-too-many = there are more than { $most } records `{ $record }`
report-unsupported = record `{ $record }` ({ $what }) is not supported
report-system = pairing system `{ $code }` is not supported: name another with `--system`
report-baku = the Baku acceleration needs a win to be worth two draws, and a loss to be worth nothing
wanted-player = a player's number
wanted-round = a round
wanted-points = points such as `1.5`
report-teams = teams
wanted-rounds = a number of rounds
wanted-colour = `W` or `B`
report-other-points = points that results do not give
wanted-rating = a rating
wanted-last-round = the last round, not before the first
wanted-last-player = the last player, not before the first
wanted-letters = letters with points, such as `W 1.0`
report-seats = a FIDE report is for games of two, not of { $seats }
report-columns = a FIDE report has no room for { $value } { $what }

## Games here, keys, questions

no-game-in-directory = there is no game in this directory
name-game-file = name the game's file
several-games-in-directory = there are several games in this directory, { $names } among them
name-game-file-or-number = name the game's file, or its number: `adjudicate games` lists them
may-be-either = `{ $name }` may be { $names }
may-be-a-game-here = it may be one of the games here; if it is none, move it out of this directory
copies-differ = { $files } hold the same game, and differ
name-copy-to-go-on = name the file to go on with; `adjudicate import { $other } --game { $one }` brings one into the other
copies-alike = { $files } hold the same game, and are alike
name-copy-or-move = name the file to go on with, or move the copies out of this directory
key-was-replaced = your key has been replaced in this game
key-without-part = your key has no part in this game
your-key-is = your key is { $key }
path-unreadable = `{ $file }` cannot be read: { $error }
mail-not-set-up = it is not known how to send mail
mail-part-needed = { $place } needs a part `mail:`; docs/mail.md shows it
key-file-unreadable = the key file { $file } cannot be read: { $error }
key-new-or-other = `adjudicate key new` makes one; --key FILE names another
yes-or-output = --yes or --output FILE makes a file for it
game-unwanted = you did not want this game
answer-on-line = give the answer on the command line; `--help` shows how
input-ended = the input ended before the question was answered
stopped-by-ctrl-c = stopped by Ctrl-C
add-yes = add --yes if the answer is yes
option-says-yes = { $option } says yes to this; --yes does not
nothing-signed = nothing was signed
which-game-and-players = which game, and who plays?
new-line = adjudicate new GAME --player NAME=KEY --player NAME=KEY; on a terminal it asks step by step
not-overwritten = { $file } exists already and is not overwritten
output-names-another = --output FILE names another file
answers-kept = your answers are kept: `adjudicate new` goes on with them
second-identity = if you lose a key, you need a rekey in every game; name another file for a second identity
passphrase-without-terminal = a passphrase cannot be asked for without a terminal
set-passphrase = set ADJUDICATE_PASSPHRASE, or say --no-passphrase
passphrases-differ = the two passphrases differ; no key was made
which-move = which move?
move-on-line = give it on the command line; `adjudicate moves` lists them
old-copy = this log ends with entry { $have }, and you have seen entry { $seen } of this game
other-branch = entry { $seen } of this log is not the one that you have seen, and that one does not lie beside it
other-branch-hint = read your own copy into this file, what lies beside it too: `adjudicate import OWN --game { $file }`
element-again = element { $number } of your chain would be given to another throw than the one that element { $known } was given to
no-part = `{ $line }` is no part of a roll
overtaken = another program has written in this game at the same moment, and this one has not
overtaken-hint = `adjudicate show` says what stands now; do it again if you still want it
old-copy-hint = use the newer copy, or ask the others for what is missing and `import` it
own-entry-missing = an entry that you have signed is neither in this log nor beside it
own-entry-missing-hint = without it you could sign twice: `import` the letter in which you sent it, or your own copy
signed-there-hint = nothing was signed; `adjudicate dispute` says how the game can go on
rule-here-hint = the referee can rule `here` on this entry, so that you may write once more
element-again-hint = nothing was signed; this log is not the branch on which you gave it: `adjudicate dispute` says more
log-not-trusted = nothing is signed on a log that you do not trust
log-not-trusted-hint = ask the other players for their copy and `import` it
no-part-hint = it is a line `element GAMEID NAME BASE64`, as it came
part-of-other-game = this part of a roll belongs to another game
no-such-language = --language { $tag }: there are no texts in this language
languages-are = it is one of { $tags }
language-of-nobody = --language { $given }: no invited player is called `{ $name }`
nobody-invited-nothing-signed = nothing was signed, and nobody was invited
no-desk-here = invitations are sent by a referee's desk, and there is none here
no-desk-here-hint = `adjudicate mail setup --desk` sets one up; without addresses, `adjudicate invite GAME` makes an invitation that you send yourself
nobody-invited = nobody was invited
is-event-log = `{ $file }` is the log of an event, not of a game
is-event-log-hint = its games lie in a directory beside it; `adjudicate event status { $directory }` looks at it
is-evidence = `{ $file }` is evidence that somebody has signed twice, not a game
no-such-entry = the log has entries 0 to { $last }, not { $at }
games-hint = `adjudicate games` lists them
store-game-hint = a game is named by the beginning of its id, six digits at least; `store export` shows all there is
evidence-hint = `adjudicate explain` tells what it proves, and `adjudicate verify` whether it does
entry-file-hint = save the file that goes along, and `adjudicate event enter FILE --name NAME --send` enters you
letter-for-event-hint = its director takes it with `adjudicate event import`, or the director's desk does
picture-hint = the whole code has to be in the picture, sharp and not too small; or type the entry's text
entry-hint = an entry begins with the line `---`, an armored block with `-----BEGIN ADJUDICATE ENTRY-----`
send-again-hint = it has to be sent again, as an attachment or as an armored block
sign-without-json = --sign says in words what it signs, so it does not go with --json
sign-without-json-hint = `adjudicate play`, `adjudicate answer` and `adjudicate post` sign with --json
one-mat-file = --mat takes one file at a time
perhaps-a-thief = a ruling has replaced a key of theirs, so it may have been a thief
for-no-player = --for: `{ $name }` is no player of this game
no-browser = no browser could be started: { $error }
no-browser-hint = the page is in { $file }
pictures-into-files = pictures among several forms go into files
pictures-into-files-hint = add `-o board`: each form gets an end of its own
nothing-so-called-waits = nothing that waits has an id that begins with `{ $name }`
board-words-hint = `random`, a number, or a file
terminal-unreadable = the terminal cannot be read: { $error }
no-passphrase-asked = no passphrase can be asked for: { $error }
output-lost = not all that was printed could be written
output-lost-hint = there may be no room where standard output goes
passphrase-hint = set ADJUDICATE_PASSPHRASE where there is no terminal
public-key-there = { $file } exists already, without the private key that belongs to it; no key was made
public-key-there-hint = move that file away if nobody needs it, or name another file for the new identity
no-key-made-hint = no key was made; do it again when that is mended
no-such-lesson = { $game } has no lesson about `{ $from }`
lessons-are = its lessons: { $names }
learn-without-json = `learn` talks to people, and has nothing for --json
learn-without-json-hint = `adjudicate rules --json` gives the clauses, `adjudicate table --json` judges moves
no-such-game = there is no game `{ $name }`
no-such-clause = { $game } has no clause `{ $number }`
clauses-are = its clauses: { $known }
protocol-hint = errors that cite `protocol` mean the log's own rules: docs/protocol.md
board-not-found = the board that you sealed follows neither from this key nor from what is kept here
board-not-found-hint = give it with --board FILE: a YAML file with `path` and, if it was another key's, `salts`
no-organiser = your key is neither a player's nor the referee's, so under which name do you sign?
no-organiser-hint = give it with --organiser NAME, or another key with --key FILE
wrong-clock = --clock wants three numbers of days, not `{ $text }`
clock-hint = DAYS a turn, days of TRANSIT, days of GRACE for the whole game: --clock 7,3,10
not-a-name = { $what }: `{ $text }` is not a name
name-hint = a name is a letter, then letters, digits and `-`, at most 32, and no word like `yes` or `null`
address-hint = leave the address out where there is none
own-entry-elsewhere = nothing is signed before entry { $seq } is here
own-entry-elsewhere-hint = `adjudicate mail fetch` takes it in
answer-elsewhere = nothing is signed before what leads to entry { $seq } is here
answer-elsewhere-hint = `import` the log of your other computer, or ask the others for the whole game
which-new-key = which new key?
which-new-key-hint = --new FILE names its file
tip-line-needs = --tip-line needs --new FILE and --player NAME
no-rekey-line = `{ $line }` is no rekey line
no-rekey-line-hint = the player makes it with `adjudicate rekey --new FILE --player NAME --tip-line`
other-rekey-line = this line is for another game or another player
name-new-file = name a new file
not-for-terminal = { $form } is not for the terminal
not-for-terminal-hint = add `-o board.{ $form }`
no-pictures-built = this program was built without PNG and GIF
no-pictures-built-hint = svg and html work; the feature `png` brings the others
no-place-for-settings = there is no place for the settings
no-place-for-settings-hint = set HOME or XDG_CONFIG_HOME
no-place-for-state = there is no place to keep what has been signed
no-place-for-state-hint = set HOME or XDG_STATE_HOME
which-key-file = which key file?
which-key-file-hint = give one with --key FILE
public-key-unreadable = the public key `{ $given }` cannot be read: { $error }
public-key-hint = a key is a line `ssh-ed25519 ...` or the path of a .pub file
one-more-card = --to NAME makes one more card
two-in-one-line = write two of them in one line
no-such-letter = the address has `{ $letter }`, which the fonts of cards do not have
no-such-letter-hint = spell it with Latin letters, or leave --address out and write it by hand
not-who-begins = `{ $word }` does not say who begins
who-begins-hint = it is `inviter`, `guest`, or nothing for a draw
invitation-other-rules = this invitation is for version { $version } of the rules of { $game }, and this program has version { $own }
newer-program-hint = a newer program may know them
invitation-expired = this invitation has expired: it was open until { $date }
ask-for-new-invitation = ask { $name } for a new one
own-invitation = this is your own invitation: send it to the player whom you want to invite
accepted-before = you have accepted this invitation before: the game is in { $file }
shows-game = `adjudicate show { $file }` shows it
accepted-before-open = you have accepted this invitation before, and other seats are still open
accepted-before-open-hint = send the letter of your acceptance to the next player, or back to the inviter
name-is-taken = another player is called `{ $name }` already
choose-other-name = choose another name
all-seats-taken = all seats of this invitation are taken
no-such-invitation = there is no such invitation here
several-invitations = several invitations are open
invitations-hint = `adjudicate invite --list` lists them with their numbers
invitation-became-game = this invitation has become the game in { $file }
resign-hint = `adjudicate resign` gives the game up
kept-invitation-damaged = a kept invitation is damaged: { $reason }
which-name = under which name do you play?
which-name-hint = --name NAME says it
no-key-file = the key file { $file } is not there
no-invitation-in = there is no invitation in { $file }
no-invitation-in-hint = copy the whole message, with the lines BEGIN and END ADJUDICATE INVITATION
nothing-accepted = nothing was accepted
invitation-altered = this invitation was changed after { $name } signed it, so it is not what { $name } offers
ask-again = ask { $name } to send it again
invitation-damaged = part of this invitation was lost on the way ({ $reason })
ask-for-it-again = ask for it again
whole-invitation-hint = save the desk's invitation, whole, as a file, and name that
nothing-sent = nothing was sent
nothing-from-to = there is nothing from entry { $from } to entry { $to }
output-for-pages = `--output` is for pages and pictures
output-for-pages-hint = add `--as html` or `--as gif`

# Files, options and answers of the commands.
away-two-days = two days are wanted, not `{ $days }`
no-event-game = no game of an event in which you play is in { $directory }
no-log-time = the computer's clock shows a time that no log can hold
no-randomness = the system gives no randomness: { $error }
dispute-no-copy = there is no copy of a game here to compare
dispute-no-charter = no entry can be judged without the charter of its game, and none is among them
games-unreadable = { $number ->
    [one] one game
   *[other] { $number } games
} cannot be read
has-signed-twice = { name-inside } has signed twice: { $entries }
no-yes-no = `{ $answer }` is neither yes nor no
file-unmoved = { $from } cannot be moved to { $to }: { $error }
no-message = this is no message
no-invitation = this is no invitation
no-way-to-answer = it does not say where to answer
answers-unreadable = the answers cannot be read: { $error }
not-marked = { $file } cannot be marked as seen: { $error }
settings-unwritable = the settings cannot be written: { $error }
nobody-called = nobody called `{ $name }` plays in this game
key-not-token = `{ $name }` has a key, and so no token
answer-empty = the answer is empty
letters-in-store = with --store, games and letters are in the store
where-is-maildir = where is the Maildir of the desk?
several-letters = several letters are called `{ $named }`
no-unread-letter = no letter that is left for you has the number `{ $named }`
where-are-games = where is the directory of games?
nobody-by-mail = the charter names nobody else with an address that mail can be sent to
no-other-address = the charter has no address of `{ $name }` other than your own
wrong-nonce = --nonce wants base64 of 16 bytes
display-no-player = --display names `{ $name }`, who does not play
after-no-parcus = this is no game with the variant parcus
after-not-over = this game is not over yet, so nobody has kept anything
carry-no-number = --carry { $player }={ $text }: `{ $text }` is no number
no-answer-to-this = `{ $other }` is no answer to this
note-is-remark = a note is its own remark
no-loss = a game is lost as a `single`, a `gammon` or a `backgammon`
not-replaced = `{ $file }` is there already, and is no { $form } that could be replaced
page-damaged = the page in this program is damaged: { $error }
no-page = this program was built without the page
page-unwritable = the page cannot be written: { $error }
no-man-page = the page cannot be made: { $error }
no-script-made = the script cannot be made: { $error }
not-as-json = this cannot be written as JSON: { $error }
first-no-player = --first names `{ $first }`, who does not play
script-unreadable = the script cannot be read: { $error }

# explain, ledger, export, perft and postcard
evidence-as-whole = evidence is explained as a whole
evidence-as-whole-hint = leave out --entry, --throw and --plain
one-of-one-file = one entry or throw is explained of one file, not of several copies
one-of-one-file-hint = name one game's file, or leave out --entry, --throw and --plain to compare the copies
no-such-throw = { $throws ->
    [0] nothing has been thrown in this game
    [one] there is one throw in this game, number 1, and no throw { $number }
   *[other] there are throws 1 to { $throws } in this game, and no throw { $number }
}
proves-nothing = `{ $file }` proves nothing ({ $class }): { $flaw }
proves-nothing-hint = `adjudicate dispute` looks at the entries in it all the same
no-series = there is no game here whose tokens go on to another one
no-series-hint = a series is made of games of Duerror Grandis with the variant parcus
event-logs-differ = { $one } and { $another } are two logs of one event that differ
file-empty = `{ $file }` is empty
file-there = `{ $file }` is there already
directory-not-empty = the directory `{ $directory }` is not empty
directory-not-empty-hint = name a new one, so that nothing old is taken for a part of this game
ssh-needs-directory = --ssh writes several files, so it needs a directory
ssh-needs-directory-hint = name a new directory with -o DIR
entry-unsigned = entry { $entry } has no signer
slip-unsigned = slip { $number } of entry { $entry } has no signer
format-of-other-game = { $format } is for { $game }, and this is a game of { $own }
format-of-other-game-hint = `adjudicate export --ssh` works for every game
backgammon-for-two = backgammon has two players
played-without-throw = `{ $text }` was played without a throw
money-games = the file has { $games } games of money play
money-games-hint = a match is taken in whole, but of money play one game: name it with --number N
no-game-numbered = the file has no game { $number }
players-without-names = the players of the file have no names
table-first-line = the first line does not say who plays, and under which options
option-wants = { $what } wants { $form }, not `{ $text }`
option-twice = --option { $key } is given twice
turns-uncounted = the turns of { $game } cannot be listed, so they cannot be counted
no-throw = `{ $word }` is no throw
no-throw-hint = a throw is its digits joined, such as 31 or 136
move-of-moves = move { $number } of --moves
move-needs-throw = move { $number } of --moves needs a throw, and --throws has none for it
move-after-end = move { $number } of --moves comes after the end of the game ({ $reason })
throw-misfits = throw { $number } of --throws does not fit: { $why }
throws-too-short = --throws is too short: depth { $depth } needs { $wanted } throws, those of --moves included
more-addresses = there are { $addresses } addresses, and cards for { $cards }
address-too-long = a card has room for { $room } lines of an address, not { $lines }

# Games, options and copies that were meant, and what came with `import`
games-are = games: { $names }
game-without-option = { $game } has no option `{ $key }`
name-does-not-play = `{ $name }` does not play
games-unreadable-hint = `adjudicate verify` says what is wrong
slips-refused = { $slips } slips were refused for this reason

# The page.
backup-part = `{ $name }` is no part of a backup, and was left out
backup-size = this file has { $size } bytes, and a backup has at most { $most }
no-backup = this is no backup of games: { $error }
backup-hint = choose a file that this page has saved
backup-version = this backup has version { $other }, and this page knows version 1
backup-version-hint = use the page that saved it, or a newer one
backup-no-board = `{ $file }` holds no sealed board, and was left out
backup-other-board = `{ $file }`: another board is sealed here, and stays
director-signed-twice = { $source }: this log of `{ $title }` and the one here differ behind entry { $entry }: its director has signed two different entries
director-signed-twice-hint = keep both files; `Dispute` shows the entries that contradict each other
event-slips-damaged = the file of the slips that were signed for a tournament is damaged
events-unlisted = the tournaments cannot be listed: { $error }
no-reasons = the text for everybody to read is missing
no-such-slip = this slip is not here
message-unwritable = the message cannot be written: { $error }
letter-no-invitation = there is no invitation in this letter
whole-message-hint = copy the whole message
key-unwritable = the key file cannot be written: { $why }
key-unopened = the key file: { $why }
no-lesson-here = there is no such lesson
no-such-entry-here = there is no such entry
no-key-open = no key is open
no-key-open-hint = open your key file, or make a new key
key-of-nobody = your key is neither a player's nor the referee's
key-of-nobody-hint = give your own key's line to one of the players
no-entry-number = `{ $number }` is no entry's number
no-offer = `{ $what }` is nothing that can be offered
beginner-no-player = `{ $first }`, who is to begin, does not play
no-open-table = no table is open
no-table-hint = choose a game first
table-untouched = nothing has happened at this table yet
what-key-of = the key of { $name }
what-referee-key = the referee's key
what-address = the address
what-players-name = a player's name

# Addresses that mail can be sent to
address-unusable = no mail can be sent to `{ $text }`: { $why }
address-several = there is more than one address
address-form = an address is written NAME@DOMAIN
address-long = it is longer than any address
address-before = before the @ of an address stand letters, digits and a few signs
address-ascii = the domain stands in its ASCII form, `xn--...`
address-behind = behind the @ of an address stands a domain
address-none = it is no address

# Invitations of a desk, and games for more or fewer players
invite-unusable = { $name } cannot be invited: `{ $mail }`: { $why }
invite-desk = { $address } is the desk's own address
invite-name-hint = give another name: NAME=ADDRESS
same-name = two players cannot both be called `{ $name }`
invite-same-name-hint = give one of them another name: NAME=ADDRESS
seats-of-game = { $game } is a game for { $low }
seats-of-game-several = { $game } is a game for { $low } to { $high }
seat-seals-boards = boards are sealed in this game, and it takes the program and a key to keep one secret (DUE-12)
your-key = your key
desk-holds-no-event = this desk holds no event

# Settings, servers, and programs that print a password
file-unclear = { $file } cannot be understood: { $error }
settings-hint = it may hold `name`, `language`, `key`, `passphrase_command`, `roll_for_me`, `mail`, `desk` and `store`; docs/mail.md shows them
settings-utf8-hint = it is a file in UTF-8; docs/mail.md shows what it may hold
settings-language = the settings ask for the language `{ $tag }`, in which there are no texts
settings-language-hint = `language` is one of { $tags }
file-unusable = { $file } cannot be used: { $error }
language-unusable-hint = mend it, or take it out of that directory; CONTRIBUTING.md says what it may hold
language-too-long = { $file } is longer than { $most } bytes
mail-page-sends = docs/mail.md shows how to send mail
mail-address-wrong = `mail: address: { $address }` in the configuration: { $why }
mailbox-unknown = it is not known where your mail arrives
mailbox-unknown-hint = `mail: imap:` in the configuration says it; `adjudicate mail setup` writes it
mail-one-way = `mail:` in the configuration needs one of `smtp`, `sendmail` and `directory`
mail-in-the-open = `tls: none` is for a server on this computer, and { $host } is not: letters and passwords could be read on the way
certificate-unreadable = the certificate { $file } cannot be read: { $error }
no-password = there is no password: set { $variable }, or a `password_command`
secret-unrun = `{ $key }` cannot be run: { $error }
secret-late = `{ $key }` had not ended after { $seconds } seconds, and was ended
secret-late-hint = it may wait for somebody who is not there
# $what is `password` or `passphrase`.
secret-unprinted = { $what ->
    [passphrase] `{ $key }` gave no passphrase
   *[password] `{ $key }` gave no password
}
desk-reply = `desk: reply: { $reply }` in the configuration: { $why }
desk-reply-place = it needs one place for the token
desk-reply-hint = it is written like desk+{ "{}" }@example.org, with { "{}" } where the token stands

# Key files and public keys
key-file-fault = the key file { $file }: { $fault }
key-file-again = do it again; --key FILE names another key file

# Games, entries and sealed boards that are not as they should be
scribe-unneeded = `{ $name }` has a key and needs no scribe
scribe-is-referee = the referee writes for `{ $name }`, and this is not the referee's key
no-game-number = there is no game number { $number } in this directory, but { $games ->
    [one] { $games } game
   *[other] { $games } games
}
charter-of-other-game = it is the charter of another game than that of --game
early-of-one = { $count } entries of { $by } wait already for what comes before them, and no more are kept
early-of-all = { $count } entries wait already for what comes before them, and no more are kept
early-hint = `import` what is missing, or clear { $directory }
early-unusable = { $directory }, where early entries wait, cannot be used: { $error }
early-unusable-hint = do it again; if it goes on, the disk may be failing, or you are not allowed to read there
entry-dated-ahead-hint = if the date of this computer is right, ask its author; --yes takes it all the same
entry-of-no-game-hint = --games DIRECTORY looks for the game elsewhere; or ask for the whole log
private-key-found = `{ $file }` holds a private key, which is nobody's business
private-key-found-hint = keep it away from what you hand to others
table-other-file = name another file, or go on from this one without --script, on a terminal
no-random-path = no random path was found
sealed-board-unreadable = { $file }, which keeps your sealed board, cannot be read: { $error }
sealed-board-unreadable-hint = do it again; if it goes on, the disk may be failing
behind-no-entry = `{ $named }` is no entry of this log, and none that lies beside it
behind-no-entry-hint = name its number, or the beginning of its id as `adjudicate dispute` prints it
behind-invalid = entry { $seq } ({ $named }) is not valid, so no ruling can stand behind it
signed-all-the-same = entry { $seq } is signed and stands in { $log } all the same: do not sign it again
signed-and-kept = the entry is signed and kept, but does not stand in { $file } yet, which another program is writing
signed-and-kept-hint = the next command that signs puts it there; `adjudicate show` says whether it has been done

# What the desk sends, and letters that the referee deals with himself
# $to is the address of one of the messages, $reason why no server takes that one.
messages-refused = { $number ->
    [one] a message
   *[other] { $number } messages
} will not be taken, that to { $to } because of: { $reason }
messages-refused-hint = { $number ->
    [one] it is
   *[other] they are
} kept in the outbox's directory `refused`; the address in the charter may be wrong
messages-wait = { $number ->
    [one] one message waits
   *[other] { $number } messages wait
} in the outbox, that to { $to } because of: { $reason }
messages-wait-hint = `adjudicate mail send --outbox` tries again
outbox-busy = another program is sending from the outbox
outbox-busy-hint = `adjudicate mail send --outbox` sends what it leaves
letter-unanswerable = the letter names no address that can be answered: { $why }
letter-of-desk = the letter comes from the desk itself, and the answer would come back to it
letter-of-which-game = the letter does not say of which game it is
letter-of-which-game-hint = --game GAME does
letter-of-which-player = the letter does not say from which player it is
letter-of-which-player-hint = --for NAME does
board-settled = this board is settled in its event, and nothing is written into the game any more
letter-to-old-board = the letter answers the board after entry { $seen }, and another one stands now
letter-to-old-board-hint = --old-board writes it down all the same; `mail unread answer` asks the player
no-game-of-desk = no game of the desk is `{ $named }`
no-game-of-desk-hint = a game is named by its file, or by the beginning of its id, six digits at least
several-games-of-desk = several games of the desk are `{ $named }`
no-move-by-hand = `{ $line }` is neither a move nor a command that is written into a game
no-move-by-hand-hint = a move such as the player would write it, or `resign yes`, `offer draw`, `accept`, `decline`, `take back`
line-unclear = `{ $line }` is not clear: it can be read as { $readings }
line-of-several = `{ $line }` can be meant in several ways: { $readings }
line-not-for-log = `{ $line }` is nothing that is written into a game
resign-by-hand = to give a game up is asked twice
resign-by-hand-hint = `resign yes` writes it down

# Files of backgammon programs.
mat-first = the file has to say first what is played: `7 point match`
mat-no-players = the game has no players
mat-players = here the players stand with their scores: `anna : 0   bert : 2`
mat-not-begun = no game has begun: `Game 1`
mat-no-game = there is no game in the file
mat-no-row = the line is none that a game has
mat-won-before = the game has been won before this
mat-over-before = the game is over before this
mat-no-end = this game has no end
mat-points-before = the games before this one come to { $one } and { $other } points
mat-counts = by the rules this game counts { $points }, not { $said }
mat-counts-double = with a double that was not taken this game counts { $counted }, not { $points }
mat-counts-conceded = a game that is conceded here counts { $counts }, not { $points }
mat-other-turn = it is the other one's turn
mat-cube = after this double the cube is at { $turned }, not at { $to }
mat-no-double = no game begins with a double

options-of-sending = --smtp, --sendmail or --outgoing

# Files, names and keys that are not what they should be
file-damaged = { $file } is damaged: { $error }
no-name = `{ $text }` is not a name
no-id = `{ $of }` is no id
name-game-of-store = name a game of the store
name-event-of-store = name an event of the store
too-many-games = { $directory } holds too many games of these players
boards-file-hint = the file is a YAML list; each item has `number`, `name` and `path` (81 squares)
passphrase-command-unrun = `passphrase_command: { $command }` is not run: this build runs no programs
passphrase-variable = the environment variable ADJUDICATE_PASSPHRASE holds the passphrase as well
answers-kept-hint = your answers are kept: the same command goes on with them
invitation-empty = it is empty
invitation-no-charter = an invitation holds no charter
charter-of-invitation = the charter of an invitation
# $game is a game with its players.
game-not-here = this game is not here yet: { $game }
enter-which-name = under which name?
director-enters-nobody = you are the director, and `{ $name }` enters on a slip of their own
director-enters-nobody-hint = `adjudicate event import` writes it in; --as by-post enters a player without a key
ruling-is-entry = a ruling is an entry

# Nothing is signed, because it would be signed twice. $number is how many have signed twice as far as that is known, $names who.
line-stops-here = { $number ->
    [0] the line stops: in one place stand { $count } entries of equal rank, and somebody has signed twice
    [one] the line stops: in one place stand { $count } entries of equal rank, and { $names } has signed twice
   *[other] the line stops: in one place stand { $count } entries of equal rank, and { $names } have signed twice
}
line-stops-hint = the referee goes on with one of them (`adjudicate dispute` shows both and says how); without a referee all can agree on one
second-ruling = a ruling of yours with number { $number } is known already, and a second one would prove that you have signed twice
second-entry = an entry of yours behind the same one lies beside this log, and a second one would prove that you have signed twice
element-given = element { $number } of your chain has been given to another throw than this one

# Another computer may have signed in this game. $shown is one of the two texts below it; $by is `you`, or the name of another author.
ask-sign-without-it = { $shown } If you sign here without it, two entries of yours can contradict each other. Sign all the same?
unseen-waits = { $by ->
    [you] Entry { $entry }, which you have signed, waits here, because the entry before it is in none of your games. If it belongs to this game, you may have gone on with it on another computer.
   *[other] Entry { $entry } by { $by } waits here, because the entry before it is in none of your games. If it belongs to this game, you may have gone on with it on another computer.
}
mailbox-holds = { $by ->
    [you] Your mailbox holds entry { $entry } of this game, which you have signed, and this log does not have it.
   *[other] Your mailbox holds entry { $entry } of this game, by { $by }, and the entry before it is not here: you may have signed that on another computer.
}
mailbox-unseen = your mailbox does not show whether this game went on elsewhere: { $why }

# The desk's own files, keys and games
about-somebody-else = it is about somebody else
address-unreachable = { $to } cannot be written to: { $why }
desk-without-director = this desk has not the key of the event's director
director-without-key = the director's key is not at hand
game-not-on-shelf = this game is not on the shelf
invitation-of-other-key = this desk has not the key with which the invitation was made
letter-numbers-hint = remove the file: the letters get new numbers
no-desk-secret = { $file } is not the secret that a desk has written
no-desk-secret-hint = without it no answer can be told from a forged one; who removes it makes all tokens invalid

# What the page asks of the program in it
request-of-page = the page asked for something that this session does not do: { $why }
request-short = it is too short
request-breaks-off = it breaks off
