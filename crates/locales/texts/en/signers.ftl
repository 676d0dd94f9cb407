# What players with a key read in letters: they sign for themselves, with the program. Words between backquotes are commands of the program,
# which are the same in all languages.

## What a desk could not take

subject-not-taken = not taken
not-taken = Something in your message could not be taken:
not-taken-good = What was good in it has been taken. A program sends this answer; the referee reads what you write to him all the same.
not-taken-last = This is the last answer of today; what else cannot be taken, the referee will find.
# Stands for the file of a letter where a failure names it: `your message: entry 7 of bob ...`
your-message = your message
subject-entry-waits = your entry waits
# $entry is `entry 7 of bob`, $id the beginning of an id.
entry-waits = You have sent { $entry }. It came here on { $since }, and is in no game yet: it builds on an entry that has not come here, whose id begins with sha256:{ $id }. Time in the game goes on.
entry-waits-send = If you have that entry, send the whole game to the desk: `adjudicate mail send GAME --whole`. If you do not, ask the person who has signed it to send it. The desk takes your entry in as soon as the other one is here; you need not send it again.

## Answers to what such a player writes in words

signer-nothing-written = Nothing is written for you in any case: you have a key.
signer-plays = You have a key, so nobody writes it down for you. On your computer `{ $command }` does.
signer-attached = The entry goes along, ready to be signed.
signer-signs = You have a key, so `{ $line }` is for you to sign: the commands of the program do it.

## Letters to players with the program; $commands are commands between backquotes

answer-by-program = How to answer: save this message as letter.eml, run `adjudicate import letter.eml`, then { $commands }.
program-asks-move = The program asks for your move, such as `{ $move }`.
accept-by-program = To accept the offer, run `adjudicate accept --send` instead.
# $mail is the address of the referee, or `none` in his own letters; $move a move, or `none`.
answer-without-program = { $names }: you play without the program. Answer { $mail ->
    [none] this message
   *[other] the message that comes from the referee ({ $mail })
} with your move in words{ $move ->
    [none] { "" }
   *[other] , such as `{ $move }`
}, or send the referee a card; the referee writes it down and signs for you.
foot-by-program = Without `--send`, `adjudicate mail write` makes the message with your answer, to { $mail } and everybody else named above. You can send it from any address: what counts is your signature.
