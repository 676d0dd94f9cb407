# Why commands fail, and why something in a letter is not taken. A failure has a lower-case message without a full stop.

# The words before a failure and before what to do about it
level-error = error
level-help = help

# $what is a file or a letter, $said what is wrong with it.
about = { $what }: { $said }

## What came in letters

entry-damaged = entry { $number } arrived damaged: { $why }
some-entry-damaged = an entry arrived damaged: { $why }
# In the following texts $what is `letter.txt: entry 7 of bob`.
entry-beyond-repair = { $what } arrived damaged, and no way to mend it gives a signature that holds
entry-begins-another = { $what } begins another game
entry-dated-ahead = { $what } is dated { $at }, more than a day ahead of this computer's clock
entry-of-no-game = { $what } builds on an entry that is in none of the games here, and nobody here signed it
entry-without-place = it has no place in this game
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
nobody-plays-so-called = nobody called `{ $name }` plays in this game
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
