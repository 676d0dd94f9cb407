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
