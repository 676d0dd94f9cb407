# Invitations to a game by mail, and the answers to what invited people write.

invited = { $host } invites you to a game of { game-title } by mail. Please answer `yes` or `no`.
invited-game = game: { game-title }
invited-players = players: { $names }
invited-you = { $name } (you)
invited-first = begins: { $first }
invited-how = How to answer: reply to this message with the word `yes`, alone on the first line, or with `no`. You need nothing but your mail program: the board comes by mail, and you answer it with your move. The game begins when everybody has agreed.
invited-key = If you have a key of this program, put it on a line below the `yes` (`adjudicate key show` prints it), and you sign for yourself. For everybody else the referee writes the moves down.
invited-secret = The address to which you answer is yours alone. Do not forward this message.
# $lines are the lines that ask for the other languages, each in its own words.
invited-languages = In another language: answer with one of the lines { $lines }.
# The line that asks for this language, in its own words
language-line = language English
# Behind the name of the game and the beginning of its number
invited-subject = { $game } { $id }: { invited-word }
invited-word = you are invited
invited-again = Re: { $game } { $id }: you are invited

# You declined; somebody else did; and the same for the person who invited the players.
declined-self = You declined the game of { game-title }. The others are told, and you hear no more of it.
declined-other = { $name } has declined, so there is no game of { game-title } with these players.
declined-host = { $name } ({ $mail }) has declined, so there is no game of { game-title } with these players. You can invite somebody else: the line `invite { $game }` with the addresses, in a new message to the desk.
declined-subject = [adjudicate] { $game } { $id }: { $name } has declined

doubt-address = An answer to your invitation has come, but from another address than the one that was invited, so nothing was done. If it was from you, answer this message, from the address to which it comes. The referee has been told.
doubt-proof = An answer to your invitation has come, but without any proof that it is from your address, so nothing was done. If it was from you, answer this message, from the address to which it comes. The referee has been told.
seat-unclear = It is not clear what you say to the invitation, so nothing was done. Answer with `yes` or `no`, alone on the first line. The referee reads everything else.
# $reason says why the game cannot be played with the key, or without one.
seat-key-unfit = You have no seat yet: { $reason }. Answer `no`, or again with a key below the `yes`; with `yes` alone the referee writes your moves down.
seat-key-needed = You have no seat yet: { $reason }. Answer `no`, or again with a key below the `yes`.
seat-taken = You have the seat of { $name }. The game begins as soon as { $number ->
    [one] { $names } has answered
   *[other] { $names } have answered
} as well; until then you can still answer `no`.
seat-taken-key = You have the seat of { $name }. You sign for yourself, with the key that you have sent. The game begins as soon as { $number ->
    [one] { $names } has answered
   *[other] { $names } have answered
} as well; until then you can still answer `no`.

## Invitations to a friend, who needs no key yet

friend-invites = { $host } invites you to a game of { game-title }.
friend-subject = { $host } invites you to a game of { game-title }
friend-many = It is a game for { $players } players.
friend-many-taken = It is a game for { $players } players. { $names } accepted already.
friend-usual = The rules are the usual ones.
friend-option = Option { $key }: { $value } (usually { $usual }): { $about }
friend-option-unknown = Option { $key }: { $value }
friend-first-dice = A throw of dice decides who begins.
friend-first-host = { $host } begins.
friend-first-you = You begin.
friend-clock = Time: { $clock }.
friend-no-clock = Time: no limit.
friend-until = You can accept until { $date }.
friend-how = To accept, save this message as letter.txt and run `adjudicate accept letter.txt`, or open adjudicate.html, choose "I got a letter" and paste this whole message.
