# The texts with which the desk answers what players write.

## What was done

done-move = { $move } is played.
done-resigned = Your resignation is written down.
done-resign-signed = You have resigned; the next move records it.
done-ask-take-back = You ask to take back your last turn. It stands until somebody plays on.
done-offer = You offer { $offer }. It stands until somebody plays on.
done-agreed = You have agreed.
done-agreed-offer = You have agreed to what { by-inside } offers: { $offer }.
done-decline = That you decline is noted for the others.
done-order = If { $when } is played, { $then } answers it at once.
done-roll-next = Your next dice are rolled for you, unless you are asked something else first.
done-claim-draw = Your claim is written down.
done-claim-timeout = That { player-inside } is out of time is for the referee to decide now.
done-save = What you keep is written down.
done-away = You are away from { $from } to { $until }.
done-remark-later = Your remark goes to the others with your next move.
done-remark = Your remark is passed on to the others.
done = It is written down.
done-before = It has been signed before, and waits.
done-share = Your part of the roll is given.
done-language = What you write is read in the language `{ $tag }` from now on: its letters of pieces first.
done-stop = You get no mails about this game any more but those about your turn, and what you ask for. The command `start` changes that.
done-start = You get all mails about this game again.
away-in-event = You are away from { $from } to { $until }, in all your games of this event.
away-not-in-game = In the game { $game } it cannot be: { $reason }.
away-elsewhere = { $number ->
    [one] The same stands in your other game of this event.
   *[other] The same stands in your { $number } other games of this event.
}

## What was not done

# $line is what the player asked for, $clause the clause in brackets, behind a blank; $rule is its number alone.
refused = `{ $line }` was not done: { $reason }{ $clause }.
refused-by-rule = `{ $line }` was not done: { $reason }{ $clause }. Write `rules { $rule }` to read the rule.
not-played = `{ $line }` was not played.
not-judged = `{ $line }` was not judged: it is not your turn.
not-done-behind = Not done either, for it stands behind that: { $lines }.
not-done-over = The game is over, and nothing is written into it that others would be told of: "{ $say }".
not-done-settled = This board is settled in its event, and nothing is written into the game any more.
not-done-twice = This message has come before, and what it asks for is not done a second time.
not-done-sealed = `{ $line }` was not done: boards are sealed in this game, and a player without a key has none that the desk could keep secret for him (DUE-12). The referee reads your message, and plays for you by hand.
not-done-event = `{ $line }` is for an event, in a message of its own, and this is a message about a game.
not-done-host = `{ $line }` is for a host of this desk, in a message of its own, and this is a message about a game.
not-done-yes = Nothing was asked or offered that `yes` could be the answer to, so nothing was done.
not-done-begun = `{ $line }` is not the whole turn yet, and nothing is written before it is. Send all of it in one message, each step on a line of its own.
old-board = `{ $line }` answers an old board, the one after entry { $entry }, and another one stands now. So it was not played; here is the new one.
old-board-same = { $move } stands in the game already, as entry { $entry }; nothing was done again.
unknown-board = Your message does not say which board it answers, so nothing was done. This is the one that stands.
unknown-board-line = Your message does not say which board it answers, so `{ $line }` was not done. This is the one that stands.
not-your-way = A message from your address has come, but not by the way that is yours alone, so nothing in it was done. If it was from you, answer this message instead: its address holds a word that nobody else has.
key-too-late = A key cannot be put into a game that has begun without it (protocol 1.7): the referee goes on writing for you here. Send the key with your answer to the next invitation, and you sign for yourself from the beginning.
rest-is-read = The referee will read the rest of your message.
message-is-read = The referee has been told, and reads the message.
doubtful-address = A message has come by the way back that is yours alone, but from { $address }, which is not your address in this game. So nothing in it was done. If it was from you, answer again from the address to which this message comes; from another one only the referee can take it. If it was not from you, tell the referee, who gives you another way back.
doubtful-proof = Your message has come, but the mail server here found no proof that it is from your address (no DKIM signature and no SPF entry that fit). So nothing in it was done. Send it by the mail server that belongs to your address; if you did, the referee can take it.

## What was not understood

silent = Nothing in your message is a move or a command that the desk knows, so nothing was done. Write the move alone on a line, above what you quote. The referee will read your message.
silent-quoted = You wrote: "{ $line }". Nothing in your message is a move or a command that the desk knows, so nothing was done. Write the move alone on a line, above what you quote. The referee will read your message.
silent-encrypted = Your message is encrypted ({ $how }), and the desk has no key to open it. Send it again without encryption: your program has a switch for that beside the message. { silent-end }
silent-sealed = Your message is signed so (S/MIME, in one piece) that its text is packed into the signature, and the desk does not unpack it. Send it again without a signature, or with one that leaves the text readable ("clear signed"). { silent-end }
silent-winmail = Your message is in a form that only Outlook reads (winmail.dat). Send it again as plain text or HTML: in Outlook under Format Text. { silent-end }
# $why is in brackets and behind a blank, as ` (photo.jpg: no code was found in it)`, with the texts of pictures below; or empty.
silent-picture = There is nothing in your message but a picture{ $why }. The desk reads no writing in pictures, only the square code of a card that this program has printed. Write the move as text. { silent-end }
silent-attachment = There is nothing in your message but the attachment { $file }, and the desk does not read such files. Write the move into the message itself. { silent-end }
silent-subject = There is nothing in your message but its subject, "{ $subject }", and the desk reads no moves there. Write the move into the message itself. { silent-end }
silent-quotation = There is nothing in your message but what it quotes. Write the move alone on a line above the quotation, without a mark of quotation before it. { silent-end }
silent-empty = Your message is empty. Write the move alone on its first line. { silent-end }
silent-end = Nothing was done. The referee has been told, and looks at the message.

## Questions

asked-unclear = It is not clear what you mean, so nothing was done: { $lines }
# In the list of what is not clear: a style sheet of the message hides something.
hidden-part = a part of the message that its style sheet hides
asked-several = That can be meant in several ways, so nothing was done.
asked-yes = `yes` was not done: it does not say which of these is meant.
asked-reading = { $number } stands for `{ $line }`
asked-offer = { $number } stands for: { by-inside } offers { $offer }
asked-number = Answer with the number alone, or with the move alone on a line.
asked-number-offer = Answer with the number alone. To play on declines all of them.
asked-resign = Do you really want to give this game up? Then answer this message with the two words `resign yes` on a line.
number-without-question = The message that you answer has asked nothing that { $number } could be the answer to, so nothing was done.
number-unknown-question = Your message does not say which question { $number } is the answer to, so nothing was done.
number-old-board = { $number } answers a question about another board than the one that stands, so nothing was done.
number-out-of-range = The numbers of what was asked go from 1 to { $last }; { $number } is none of them.
accept-several = Several offers wait for your answer, so nothing was done.
accept-nothing = `accept` was not done: no offer waits for your answer (protocol 1.8).
accept-unknown = Your message does not say which message it answers, so nothing was agreed to. This waits for your answer:
accept-lapsed = What was offered in the message that you answer has lapsed, so nothing was agreed to. Something else waits for your answer now:
accept-not-shown = The message that you answer shows no offer, so nothing was agreed to. This waits for your answer now:

## What players ask to see

tried = This is the board as it would be after { $move }. Nothing was written.
no-clause = { $game } has no clause `{ $clause }`.
list-to-move = { $name } is to move.
# $side is the side in English: `white`, `black`, or its mark.
list-to-move-side = { $name } ({ $side }) is to move.
list-over = The game is over.
# $title is the title of a group of moves, in reasons.ftl.
list-group = { $title } ({ $number }):
answered-by-hand = The referee answers your letter:
# The proposal to somebody who writes in this language; `language` and the name of the language are words of replies.ftl.
propose-language = Shall the desk write to you in English? Then answer `{ language-line }`.

## Answers about no one game

subject-for-the-referee = for the referee
subject-your-games = your games
# The subject of a summary; $day is a date such as 2026-11-21.
subject-your-games-on = your games on { $day }
for-the-referee = Your message has come. The referee reads it and writes down what it asks for: the desk itself cannot sign in this game.
nothing-made = Nothing could be made of your message: { $reason }.
referee-reads = The referee has been told, and reads it.
which-game = It is not clear which of your games your message is about, so nothing was done. Answer the newest message about that game.
games-stand = How your games stand:
more-games-over = { $number ->
    [one] One more of your games here is over.
   *[other] { $number } more of your games here are over.
}
games-settled = { $number ->
    [one] One was settled by the event's director or by its rules, and is not played on.
   *[other] { $number } were settled by the event's director or by its rules, and are not played on.
}
# The line before a letter that the referee's answer quotes
you-wrote = You wrote:
you-wrote-on = You wrote on { $date }:

# Why something in a message is not taken: $what is the message or a part of it, $said what is wrong with it.
about = { $what }: { $said }

# Pictures: why no code was found in one.
the-picture = the picture
a-picture = a picture
pictures-unknown = this program was built without reading pictures
picture-without-code = no code was found in it
picture-unreadable = it cannot be read ({ $error })
picture-damaged = it is damaged
picture-too-large = it is too large
picture-not-looked-at = it could not be looked at: { $error }
picture-unlooked = it could not be looked at
picture-too-long = it takes too long to look for a code in it
picture-unseen = nobody has looked at it
picture-of-stranger = no charter here names who sent it, so nobody has looked at it; `adjudicate import` does
pictures-took-long = pictures have taken too much time in this hour; `adjudicate import` looks at it
