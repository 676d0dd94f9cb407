# What commands about mail and settings print and ask. Words between backquotes are commands, or what a person types, and are the same in all
# languages.

## Letters that go out and come in

mail-sent = Sent to { $to }.
mail-nothing-waits = Nothing waits to be sent.
mail-written = { $file }: a message to { $to }.
mail-test-letter = This is a test of your settings for mail: `adjudicate mail test` looks for it where your mail arrives.
mail-test-lies = The message to { $to } lies in { $place }, from where you send it.
mail-test-sent = A message to { $to } has been sent.
mail-test-look = The settings do not say where mail comes in, so look yourself whether it came.
# $place is one of the two below.
mail-test-came-back = It has come back after { $seconds } s, in { $place }.
way-mailbox = the mailbox { $name }
way-maildir = the Maildir { $path }
mail-tried-again = { $reason }; it is tried again in a minute
mail-nothing-new = Nothing new in { $mailbox }.
mail-message = message { $number } of { $mailbox }
# $message is `message 2 of INBOX`.
mail-too-large = { $message } has { $size } MiB, and no more than { $most } MiB are looked at
mail-asked-again = { $message }: { $why }; it is asked for again the next time
mail-announces = { $message } announces the event "{ $event }": save the file that goes along, and `adjudicate event enter FILE --name NAME --send` enters you
mail-fetched = { $number ->
    [one] { $number } message
   *[other] { $number } messages
} looked at in { $mailbox }, { $taken } with something for a game.
share-given = { $file }: your part of the roll is given.
share-given-entry = { $file }: your part of the roll is given, in entry { $entry }.

## adjudicate mail setup; in brackets is the usual answer

settings-stand = The settings stand in { $file }.
ask-mail-address = { $whose ->
    [desk] the desk's address
   *[own] your address
}{ $usual ->
    [none] { "" }
   *[other] { " " }(empty: { $usual })
}:
ask-mail-name = the name for people beside it (may be empty):
ask-mail-server = outgoing mail server for { $domain } [{ $usual }], or the path of a sendmail program or of a directory:
ask-mailbox = { $usual ->
    [none] where is your mailbox? the name of an IMAP server (empty: you hand letters over yourself):
   *[other] where is your mailbox? [{ $usual }], or `none`: you hand letters over yourself:
}
ask-mail-user = the user to log in as (empty: { $usual }; `none`: nobody logs in):
ask-mail-password = a command that prints the password, which itself is stored nowhere (empty: it stands in the environment):
ask-games = the directory with the games:
ask-maildir = the Maildir at which mail for the desk arrives:
ask-event = the directory of the event that the desk holds ({ $usual ->
    [none] empty: the desk looks after games, and holds no event
   *[other] empty: { $usual }; `none`: the desk looks after games, and holds no event
}):
ask-reply = the address to which players without a key answer, with { "{}" } for their token, such as desk+{ "{}" }@example.org ({ $usual ->
    [none] empty: the token stands in the subject
   *[other] empty: { $usual }; `none`: the token stands in the subject
}):
ask-hosts = the addresses from which the desk takes in games and invitations, with commas between them ({ $usual ->
    [none] empty: nobody
   *[other] empty: { $usual }; `none`: nobody
}):
app-password = { $name } wants an app password here, not the password of its web page: make one in the security settings of your account.

## adjudicate mail status --player

player-who = { $own ->
    [yes] you
   *[no] { $name }
}
player-days = { $days ->
    [0] less than a day
    [one] { $days } day
   *[other] { $days } days
}
# Whose turn it is, and how long
player-due = { $time ->
    [none] { player-who }
    [left] { player-who }, { player-days } left
   *[late] { player-who }, { player-days } too late
}
player-game-over = over: { $ending }
player-games = { $number ->
    [one] { $number } game of { $player }.
   *[other] { $number } games of { $player }.
}
# The page in HTML: $value is the player, or the time.
games-of = Games of { $value }
games-as-of = As of { $value }.
games-game = Game
games-id = Id
games-turn = Whose turn, and how long

## adjudicate doctor: a table of how things stand, with at most eight letters for each state

setup-good = good
setup-missing = missing
setup-wrong = WRONG
setup-program = program
setup-settings = settings
setup-no-settings = none, and none are needed but for mail ({ $file })
setup-key = key
setup-key-bare = { $key }, in { $file }, without a passphrase
setup-key-asked = { $file }, with a passphrase that is asked for
setup-key-given = { $key }, in { $file }; its passphrase is given
setup-passphrase = look at `passphrase_command` and ADJUDICATE_PASSPHRASE
setup-key-other = { $public } belongs to another key than { $file }
setup-key-line = `adjudicate key show` prints the line to give to others
setup-privacy = key's privacy
setup-private = nobody else can read it
setup-public = others on this computer can read { $file }, and sign for you
setup-signed = what is signed
setup-kept = is kept in { $place }
setup-unkept = cannot be kept in { $place }: { $error }
setup-make-room = without it nothing is signed; make room, or set XDG_STATE_HOME
setup-will-be-kept = will be kept in { $place }
setup-clock = clock
setup-no-zone = no name of a time zone
setup-clock-shows = { $now } ({ $zone })
setup-clock-behind = it shows { $now } ({ $zone }), and { $file } has an entry of { $newest }
setup-set-clock = set this clock, or ask who signed that entry to set theirs
setup-mail = mail
setup-no-mail = it is not known how to send mail; letters go out by your own mail program
# $by is one of the three below.
setup-mail-from = from { $address } { $by }
setup-mail-checked = from { $address } { $by }; the server lets you in
setup-mail-fails = from { $address } { $by }: { $why }
setup-by-server = by { $host }, port { $port }
setup-by-program = by { $program }
setup-into = into { $directory }
setup-outbox = outbox
setup-unsent = { $waiting ->
    [one] { $waiting } message
   *[other] { $waiting } messages
} wait to be sent, { $refused ->
    [one] { $refused } message
   *[other] { $refused } messages
} were refused{ $reason ->
    [none] { "" }
   *[other] : { $reason }
}
setup-games = games here
setup-games-waiting = { $number ->
    [one] { $number } game
   *[other] { $number } games
}{ $waiting ->
    [none] , none of which waits for you
   *[other] ; waiting for you: { $waiting }
}

## Other commands

# A time on the reader's clock, or where nobody knows where that is in UTC
local-time = { weekday } { $day } { month }, { $clock } { $zone ->
    [own] your time
   *[utc] UTC
}
session-begins = A command a line, such as `games` or `show 1`; `quit` ends the session.
session-ends = `quit` or Ctrl-D ends the session.
session-already = This is a session already.
rules-of-one = `adjudicate rules GAME` shows the rules of one.
rules-learn = `adjudicate learn { $clause }` lets you try it.
turns-written = { $turns } turns stand in { $file }.
script-plays = `{ $command }` plays them.
# A line by which a desk knows the language of somebody who asks it something; empty in English
invite-greeting = { "" }
question-ask-desk = Ask { $desk } to invite { $players } to a game of { $game } with you?
desk-asked = { $desk } is asked, and answers by mail: confirm that with `yes`, and it invites the others.
question-rekey = Replace the key of { $name } by { $key }?
ask-reason = the reason, for everybody to read:
goes-on-behind = { $fallen ->
    [0] The game goes on behind entry { $entry }.
    [one] The game goes on behind entry { $entry }: { $fallen } entry of it falls out, to lie beside the log.
   *[other] The game goes on behind entry { $entry }: { $fallen } entries of it fall out, to lie beside the log.
}
ask-everybody = Ask everybody for what they have before you rule on an old entry.
# The title of a picture of a board
picture-title = { $game }, after entry { $entry }

## Letters that a desk leaves for a person: why (a note is in the language of the desk's settings), and `adjudicate mail unread`, which lists them

# In the following texts `it` is the letter. $quoted is in quotation marks, $how in a few words, $picture says why a picture is not read.
left-the-message = the message
left-picture = nothing in it is for a game: { $picture }
left-automatic = nothing in it is for a game ({ $how })
left-nothing = nothing in it is for a game
left-stranger = nothing in it is for a game, and no game here names its sender
left-address = an address is wanted of somebody who enters the event, and nobody could be asked for it
left-refused = not all of it could be taken: { $why }
left-beside = somebody says something beside what it brings for a game
left-other-address = it comes by the way back of { $name }, but from another address
left-no-command = nothing in it is a move or a command: { $quoted }
left-no-key = the desk has no key with which it could write it down
left-talk = it says more than moves and commands: { $quoted }
left-no-game = nothing for a game
left-only-words = words by which nothing is written down
left-unproved = words of which the sender is not proved
left-request-unproved = a request of which the sender is not proved
left-request-too-many = a request, and too many came today
left-unclear = an answer that is not clear
left-seat-unclear = { $file }: { $name } says nothing that is clear
# $said is a command in backquotes, or one of the two texts below.
left-said = { $name } says { $said }
left-said-part = { $name } says { $said }, not all of it done
left-asked = something that is not clear, and is asked
left-remark = a remark
left-encrypted = it is encrypted ({ $how })
left-sealed = its text is packed into a signature (S/MIME)
left-winmail = it is in a form that only Outlook reads (winmail.dat)
left-picture-alone = there is nothing in it but a picture
left-attachment = there is nothing in it but the attachment { $name }
left-subject = there is nothing in it but its subject, "{ $subject }"
left-quotation = there is nothing in it but what it quotes
left-empty = it is empty
# What a letter is that a program has sent
automatic-two-senders = from two senders at once
automatic-bounce = a bounce
automatic-program = sent by a program
automatic-reply = an automatic reply
automatic-mass = a mass mailing
automatic-list = from a mailing list
automatic-loop = sent by a program that fears loops
automatic-nobody = nobody to answer
# $since is a time, or `none`
unread-none = No letter is left for you.
unread-from-nobody = nobody who can be made out
unread-letter = { $since ->
    [none] { $letter }. { $from }
   *[other] { $letter }. { $from }, since { $since }
}
unread-reason = Left for you: { $reason }
unread-no-reason = the desk has kept no note of why; its log says it
unread-count = { $number ->
    [one] { $number } letter is left for you. `{ $command }` shows a letter and what you can do with it.
   *[other] { $number } letters are left for you. `{ $command }` shows a letter and what you can do with it.
}
# $player is a name, or `none`
unread-place = { $player ->
    [none] { $game } ({ $id })
   *[other] { $game } ({ $id }), from { $player }
}
unread-some-game = a game
unread-head = { $since ->
    [none] Letter { $letter }, left for you: { $reason }
   *[other] Letter { $letter }, left for you since { $since }: { $reason }
}
unread-of-game = Game: { $place }
unread-from = From: { $text }
unread-date = Date: { $text }
unread-subject = Subject: { $text }
unread-attachments = Attachments: { $names }
unread-file = File: { $file }
unread-no-text = (no text)
unread-possible = What you can do:
unread-answer = answers by mail, and closes the letter
unread-play = writes a move down for the sender, who has no key
unread-close = closes it: nothing more is done with it
unread-ask-answer = your answer, on one line:
unread-answer-sent = The answer to letter { $letter } was sent to { $to }. The letter is closed.
unread-answer-waits = The answer to letter { $letter } waits in the outbox for { $to }. The letter is closed.
# $told is a sentence about what was written down
unread-played = Written down for { $player }: { $told } The desk tells everybody within a minute. Letter { $letter } is closed.
unread-closed = Letter { $letter } is closed.
entry-unsent = the entry is signed and stands in the log; `adjudicate mail send` sends it
slip-unsent = it is signed and lies beside the log; `adjudicate mail send` sends it

# `mail token`. $number counts the tokens of a player.
token-renewed = What { $name } has been sent until now is worthless as a way back. The next message of the desk brings a new token.
token-told = { $number ->
    [1] { $name } has a token, the first one. --renew makes it worthless.
   *[other] { $name } has a token, number { $number }. --renew makes it worthless.
}
