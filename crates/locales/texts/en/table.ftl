# A game and its players, what is next at a table at which nobody signs, and how a game ended.

# The proof of a throw: what each value is. The words are those of the protocol.
proof-tip = the tip to which entry { $entry } bound { $name }
proof-element = element { $number } of { $name }, revealed in entry { $entry }
proof-seed = the seed: SHA-256 of the game's id, the throws before it ({ $before }), and these elements
proof-shows = { $bytes } shows { $number }
proof-dropped = { $bytes } is dropped
proof-bytes = the bytes that ChaCha20 makes of it
proof-commands = every step, as commands

# Of an entry that gives a part of a roll, and does nothing else
gave-share = { $by } gave a part of the roll.

# The names of pictures and pages of a game
after-entry = { $headline }, after entry { $entry }
at-a-table = { $game } at a table
turn-so-far = { $game }, the turn so far
option-is = { $key } is { $value }

# Slips, and what a player is about to sign
gives-share = You give your part of the roll.
new-slip = New: { $what }

# Letters between players who have the page; the button is start-letter of page.ftl.
how-by-page = How to answer: open the page adjudicate.html, choose "I got a letter", and paste this whole message.
foot-blocks = The blocks below and the attachments hold the same signed texts; leave them as they are.
