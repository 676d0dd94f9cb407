# Why commands fail, and why something in a letter is not taken. A failure has a lower-case message without a full stop.

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
