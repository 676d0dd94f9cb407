# What `adjudicate explain`, `adjudicate ledger` and `adjudicate replay` say of games. $name, $by and $player are names in the log, the word `referee` among them;
# words of the log itself, such as `prev`, stay as they are. $entry and $slip are numbers; $slip is 0 for what stands in an entry itself.

## Entries: what each of them did, behind its number. Names are as letters have them here, `the-referee` for the referee

# $told is one of the following texts.
replay-charter = { by-inside } begins the game
replay-join = { by-inside } joins
replay-turn = { by-inside }: { $move }
replay-turn-then = { by-inside }: { $move }; { $then }
replay-turn-ordered = { by-inside }: { $move }; { name-inside } has given the order to answer { $then }
replay-answer = { by-inside } gives a part of the roll
replay-answer-of = { by-inside } brings the parts of { $names } for the roll
# $offer is a text of `offer`, $say the remark with it.
replay-agree = { by-inside } records that all agree to what { name-inside } offers: { $offer }
replay-agree-said = { by-inside } records that all agree to what { name-inside } offers: { $offer } ("{ $say }")
replay-agree-unknown = { by-inside } records that all agree
replay-resign = { by-inside } resigns
replay-claim = { by-inside } claims a draw
replay-save = { by-inside } keeps { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} for the next game
replay-open = { by-inside } opens the sealed board
replay-post = { by-inside } records what was waiting
replay-ruling = { by-inside } decides (ruling { $number }): { $verdict ->
    [forfeit] { name-inside } forfeits
    [result] the result is `{ $result }`
    [rekey] { name-inside } has the key { $key } from the next entry on
   *[here] the game goes on here
} ({ $reason })
replay-rolled = { name-inside } rolled { $dice }
replay-rolled-lots = lots: { $dice }; { name-inside } begins
replay-rolled-all = rolled: { $dice }

# What followed from an entry
replay-slip = recorded with it: { $slip }
replay-taken-back = { $turns ->
    [one] { $turns } turn is
   *[other] { $turns } turns are
} taken back, to the position after entry { $entry }
replay-join-again = all join again, so that nobody knows anything of dice to come
replay-dated-earlier = dated earlier than the entry before, which is of { $at }
replay-scribed = written down by the referee for { $name }
replay-cancelled = the parts given for the roll are cancelled, because of { $names }: the others give new ones

## Words of explanations

# A person in a list
explain-name = { $name }
explain-fingerprints = About fingerprints. SHA-256 makes 64 hexadecimal digits out of any data, always the same ones for the same data. Nobody knows a way to find data for given digits, or two different data with the same digits. So the person who has published the fingerprint of something is bound to it, even while he keeps it secret. The command `sha256sum` works fingerprints out. The commands below are for the shell `bash`, from their first line to their last; paste them and compare what they print.
# Between a command and what it prints
explain-prints = prints
explain-in-short = In short
# Where something stands
explain-on = { $slip ->
    [0] entry { $entry }
   *[other] slip { $slip } of entry { $entry }
}
# The same with the kind of the entry, a word of the log, and its date
explain-dated = { $slip ->
    [0] entry { $entry } ({ $kind }, { $at })
   *[other] slip { $slip } of entry { $entry } ({ $kind }, { $at })
}

## Duties: who has to do what. $pen says whether it is this person's turn to write the next entry

explain-over = The game is over: { $ending }.
explain-due-person = { $side ->
    [none] { $name }
   *[other] { $name } ({ $side })
}{ $pen ->
    [yes] { " " }holds the pen and
   *[no] { "" }
}
explain-due-throw = { $throw ->
    [lots] the lots, { $dice }
    [start] the starting throw of { $dice }
   *[throw] the throw of { $dice }
}
explain-due-task = { $task ->
    [join] { explain-due-person } joins next
    [throw] { explain-due-person } throws, with a turn or an answer
    [throw-for] { $name } throws for { $other }, with a turn or an answer
    [answer] { explain-due-person } answers with an element for { explain-due-throw }
    [owe] { $name } owes { $other } an element for { explain-due-throw }
    [move] { explain-due-person } is to move
    [open] { explain-due-person } opens the sealed board
   *[save] { explain-due-person } says how many tokens to keep
}
# $scribed says whether the referee writes for this person.
explain-due = { explain-due-task }{ $scribed ->
    [yes] { " " }(the referee writes it down)
   *[no] { "" }
}, since { $since }{ $limit ->
    [grace] , until { $until }, with all grace { $grace }
    [until] , until { $until }
   *[none] { "" }
}.

## adjudicate explain --entry: an entry proved. $told and $thrown are texts from above

explain-entry = Entry { $entry } of { $file }, from line { $line } on: { $told }.
explain-with-it = With it, { $thrown }.
explain-stands = The entry stands: it names the one before it, it bears the signature of { $name }, and the rules allowed it then.

explain-title-place = 1  Its place
explain-prev = Entry { $entry } names in its line `prev` the fingerprint of entry { $before }, so it can stand behind that very text and nowhere else. The fingerprint is taken of the text between the lines `---` and `sig`:
explain-first = It is the charter, with which the log begins; so it names no entry before it. Its own fingerprint is the id of the game.
explain-next = Entry { $next } names it in the same way, by its own fingerprint:
explain-last = It is the last entry; the next one will name it by its own fingerprint:

explain-title-signature = 2  Its signature
# $scribed says whether the person with the key writes for $by.
explain-key = { $scribed ->
    [yes] The line `sig` was made with the private half of a key of { $name }, who writes for { $by }: { $by } plays by post and has no key.
   *[no] The line `sig` was made with the private half of a key of { $name }.
} { $slip ->
    [0] Entry { $entry } ({ $kind }) introduced the key:
   *[other] Slip { $slip } of entry { $entry } ({ $kind }) introduced the key:
}
explain-key-fingerprint = fingerprint, as OpenSSH shows it: { $fingerprint }
explain-key-replaced = { $times ->
    [one] The key of { $name } had been replaced once by then, so ssh-keygen knows this one as `{ $principal }`.
   *[other] The key of { $name } had been replaced { $times } times by then, so ssh-keygen knows this one as `{ $principal }`.
}
explain-key-check = Nobody can make such a signature without the private half, and it fits no other text. To check it with OpenSSH instead of this program:

explain-title-rules = 3  What the rules said
explain-before = Before it:
explain-turn = The turn `{ $move }` was legal in the position then, and leads to the position that the entry states: { $position }
explain-turn-then = The turn `{ $move }`, and then `{ $then }`, which an order had ready was legal in the position then, and leads to the position that the entry states: { $position }
explain-charter = { $game } can be played under it: rules version { $version }, { $players } players, options and keys in order.
explain-agree = An agreement takes all players who are in the game: who offers, { $by } by writing it, and everybody else by a slip in this very entry that names the offer by its fingerprint.
explain-agree-offer = It was { $name } who offered { $offer }, on slip { $slip } of this entry.
explain-ruling = A ruling may stand behind any entry: with it the referee takes the pen. This one has the number { $number }, which is higher than that of every ruling of this referee before it. Of two branches of a game the one with the higher number goes on; two rulings of one referee with the same number would prove that the referee has signed twice. The decision: { $verdict ->
    [forfeit] { $by } rules that { $name } forfeits
    [result] { $by } rules the result `{ $result }`
    [rekey] { $by } rules that { $name } has the key { $key }
   *[here] { $by } rules that the game goes on here
}. The reason given: "{ $reason }".
explain-post = { $by } held the pen, and a post does nothing but write in the slips that stand in it.
explain-allowed = { $by } held the pen, and { $kind ->
    [join] a join
    [answer] an answer
    [resign] a resignation
    [claim] a claim
   *[save] a saving of tokens
} was allowed then.
explain-besides = Besides: { $remark }.
explain-after = After it:

# $number is 4 or 5.
explain-title-dice = { $number }  Dice
explain-reveals = It reveals element { $number } of { $name }'s chain, for throw { $throw }: `--throw { $throw }` proves it.
explain-reveals-unused = It reveals element { $number } of { $name }'s chain, for a throw that is not complete, or was cancelled.

## The slips in an entry

explain-title-slips = 4  The slips in it
explain-slips = Who does not hold the pen says what there is to say on a slip, and signs it by itself. { $by } has written in { $slips ->
    [one] { $slips } slip
   *[other] { $slips } slips
}. Each is signed by its own author, so writing it in puts nothing into anybody's mouth; where it stands, and since when it counts, comes with the entry.
# $told says what the slip does.
explain-title-slip = Slip { $number }: { $told }
# $known says whether the entry is in the line; $after is its id.
explain-slip-after = Its author had the game up to { $known ->
    [yes] entry { $entry }
   *[no] { $after }
}, which `after` names, and dated the slip { $at }.
explain-slip-id = Its id is the fingerprint of the text that was signed:
explain-slip-signature = It bears the signature of { $name }, made with the key { $fingerprint }. To check it with OpenSSH:

# Why a slip of each sort could be written in there, and what it did
explain-why-note = It is a remark, and does nothing.
explain-why-claim = It tells the referee, who may rule on it; by itself it does nothing.
explain-why-resign = A resignation never lapses: it counts from the entry that writes it in.
explain-why-offer = An offer lapses as soon as anything but a post is written behind that entry, and none had been. It does nothing before all have agreed to it.
explain-why-accept = It agrees to one offer, which it names by its id, and lapses as an offer does; nothing but posts had been written behind that entry.
explain-why-order-next = An order without a move that it waits for is written in with the next turn, whatever that is, if the answer is legal then; it is played at once. If it were not legal, or anything else came before, the order would count for nothing.
explain-why-order = An order says beforehand what its author answers to a turn. It is written in with that very turn only, and the answer is played at once; had another turn been made, or anything else come before it, the order would count for nothing.
explain-why-rekey = It is signed with the old key, and from here on the new one holds, this very entry included, with a new chain of elements for the dice.
explain-why-extend = The referee gives more time with it. It lapses when that player has written an entry other than a post behind the entry that `after` names, and none had been written.
explain-why-leave = The player has announced a leave to the event, whose log has it, and the referee writes it into this game. It counts as the player's own absence, but it may have begun.
explain-why-absence = The charter gives each player days of absence, and the slip takes some of them. The days of it that lie behind the beginning of what its author owes do not count, if the deadline had not passed before.
explain-why-receipt = The referee says when a letter arrived. An entry with a receipt counts with no earlier date than that, less the days of transit, and with no later one, so that nobody gains by a wrong date.
explain-why-refill = It moves hours from its author's reserve to the clock, while the author's time runs. It has to be posted before the clock has run out.

## Sealed boards

explain-sealed-root = With this turn { $by } chose a board, a path through all 81 squares, and keeps it secret. `root` binds him to it: it is a fingerprint of every step that the path allows. He cannot exchange the path later, and nobody can find it out from the root:
explain-sealed-opens = Since this turn wins, it opens the board.
# $from is a square, or `off` in front of the board; $to is where the step leads: a square, `out` or `beyond`.
explain-sealed-leaf = Leaf { $leaf } shows one step of { $by }'s path and nothing else of it: { $from ->
    [off] from off the board
   *[other] from { $from }
}, { $squares ->
    [one] one square
   *[other] { $squares } squares
} further, there is { $to ->
    [out] the way out
    [beyond] no square, because too few are left
   *[other] { $to }
}. Its own fingerprint is made of a label, the game's id, the seat, the leaf's number, where it leads, and a salt that keeps others from guessing:
explain-sealed-path = From there the fingerprints of `path` lead up, two and two hashed together, to the root that was given when the board was sealed. So this step was fixed then:
explain-sealed-opened = { $by } shows the path and the key of the salts. The path:
explain-sealed-fits = The program has made all { $leaves } leaves of it and found the root that { $by } gave when he sealed it, and every step that he made follows this path.
explain-sealed-fails = The board fails the audit: { $reason }. Who has played on a board that is none is placed last.

## adjudicate explain --plain: an entry, for people who have never heard of keys and fingerprints

explain-plain-entry = Entry { $entry } of the game in { $file }.
explain-plain-title-says = What it says
# The following texts are for entries and slips.
explain-plain-says = { $told }. It is dated { $at }.
explain-plain-thrown = With it, { $thrown }. Who wants to know why nobody could choose that asks for the throw.
explain-plain-remark = Its remark: "{ $say }"
explain-plain-title-slips = What others say in it
explain-plain-slips = A player who does not hold the pen signs a slip, and the person who writes the next entry copies it in. Every slip bears its own author's signature, which was checked as well.
explain-plain-title-whose = Whose it is
explain-plain-whose = { $scribed ->
    [yes] { $by } plays by post. The referee has written the entry down and signed it.
   *[no] It ends with { $by }'s signature.
} Such a signature is made with a secret that only its owner has, it fits this one text and no other, and { $introduced ->
    [0] everybody has known what belongs to it since the game began
   *[other] entry { $introduced } says how to recognise it
}. It was checked, and it fits.
explain-plain-title-place = Where it belongs
explain-plain-place = { $entry ->
    [0] It is the first entry; no other comes before it.
   *[other] It names entry { $before } by a number that is worked out of the whole text of that entry, so it can follow that very text and no other.
} { $later ->
    [0] It is the last entry so far; the next one will name it in the same way.
    [one] One more entry is built on it, of { $names }, who had this one when signing that.
   *[other] { $later } more entries are built on it, of { $names }; the person who signed one of them had this one then.
}
explain-plain-title-allowed = Why it was allowed
# $outlook says who has to do what, or how the game ended.
explain-plain-before = Before it: { $outlook }
explain-plain-after = After it: { $outlook }
explain-plain-charter = With it the game begins: it says who plays what, and by which rules.
explain-plain-turn = The rules of the game were tried on it as on every turn, and they allow it there.
explain-plain-ruling = The referee may decide at any moment, and counts the decisions: this is number { $number }. Of two entries that contradict each other the one goes on behind which the higher number stands.
explain-plain-agree = All players who are in the game have agreed: who made the offer, who wrote this entry, and everybody else on a slip that stands in it.
explain-plain-allowed = One person at a time writes the next entry, and holds the pen, as one says. It was { $by }, and such an entry was in order.
explain-plain-title-worth = What that is worth
explain-plain-worth = If a single character of the entry were changed, its signature would not fit any more; if it were taken out, the one behind it would name an entry that is not there. If somebody shows another entry that { $by } has signed behind the same one, then one person has signed twice, and `adjudicate dispute` proves it.

## adjudicate explain --throw: a throw proved

# $single says whether it is the throw of one player, $name.
explain-throw = { $single ->
    [yes] Throw { $throw } of this game, thrown by { $name } and completed by entry { $entry }:
   *[no] Throw { $throw } of this game, thrown for all and completed by entry { $entry }:
}
explain-throw-short = Nobody chose these numbers, and nobody could know them before they were due. Before that, { $names } had each sealed a row of secret values, called elements. They can only be opened one after the other, and none can be exchanged. The numbers follow from the elements that were opened for this throw: with any other element they would be other numbers.
explain-throw-last = The last element but one was opened in entry { $before }, that of { $name } in entry { $entry }. In between, { $name } alone could know the throw, and could not change it any more.
explain-throw-referee = The charter has the dice made by the player who throws and by the referee. So this trusts that the referee sides with no player: two who work together could have known their elements beforehand.
explain-title-bound = 1  What everybody was bound to, and what was revealed
explain-game-id = The game's id, the fingerprint of entry 0 (`--entry 0` shows how), stands in every step: { $id }
explain-title-seed = 2  From what was revealed to the seed
explain-seed = The seed of the throw is the fingerprint of a label, the game's id, the number of throws completed before it ({ $before }), and the elements of { $names }, in this order:
explain-title-bytes = 3  From the seed to the bytes
explain-bytes = The dice are read from a row of bytes that the cipher ChaCha20 makes out of the seed (RFC 8439, nonce 0, counter from 0). Where OpenSSL is installed, this shows the bytes that were read:
explain-title-numbers = 4  From the bytes to the numbers

explain-title-share = { $name }
explain-title-share-thrower = { $name }, who threw
explain-tip = By { explain-dated } { $name } was bound to a chain of elements that ends in this tip:
explain-base64 = in base64, as the entry has it: { $value }
explain-chain-key = The chain belongs to a key of { $name }, introduced by { explain-on }, with these 32 bytes:
explain-cancelled = { $elements ->
    [one] one element before it made no throw: a ruling, or somebody's leaving, cancelled what had been given.
   *[other] { $elements } elements before it made no throw: a ruling, or somebody's leaving, cancelled what had been given.
}
# $ruling is 0 if none has changed the numbers.
explain-passed-over = Every element belongs to one throw by its number: this one is number { $number }, and { $before ->
    [0] the tip is number 0
   *[other] the one that was out before is number { $before }
}. The numbers between belong to throws that were cancelled, or to which { $name } brought nothing from this chain, and make no other throw.{ $ruling ->
    [0] { "" }
   *[other] { " " }Since ruling { $ruling } of the referee they count from { $from } on.
}
# $brought says whether another person, $by, has written it in.
explain-revealed = For this throw, element { $number } was revealed in { explain-dated }{ $brought ->
    [yes] , brought by { $by }
   *[no] { "" }
}:
explain-implied = (That entry spells out only the next one, element { $next }: this one follows from it, as the first step shows.)
# What a step of the chain leads to
explain-link-to = { $known ->
    [tip] is the tip, which stands in { explain-on }
    [entry] is element { $to }, which stands in entry { $entry }
   *[element] is element { $to }
}
explain-link = The fingerprint of a label, the game's id, the key, the number { $from } and element { $from } { explain-link-to }:
explain-links = Element { $from }, hashed down { $steps } times, { explain-link-to }. Each time it is the fingerprint of a label, the game's id, the key, a number and the element of that number, from { $from } down:
explain-chain = For those who want to see the whole chain: from element { $number } down to the tip, which is number 0.

# $limit is 0 if no numbers are dropped.
explain-die = A die with { $sides } sides takes { $bytes ->
    [1] one byte, a number from 0 to 255
   *[2] two bytes, a number from 0 to 65535
}.{ $limit ->
    [0] { "" }
   *[other] { " " }Numbers from { $limit } on are dropped, for they would favour low results.
} It shows the remainder of the number divided by { $sides }, plus 1.
explain-die-again = A tie was thrown again, or the next throw followed at once with nothing for anybody to decide; such dice are read on from the same bytes.
explain-die-shows = die { $die }: { $bytes } = { $drawn }; { $drawn } mod { $sides } = { $rest }; shows { $shows }
explain-die-dropped = die { $die }: { $bytes } = { $drawn }; dropped, for it is not below { $limit }
explain-throw-is = So the throw is { $numbers }, as entry { $entry } says.

## adjudicate ledger: the tokens that players carry from game to game. $files are files of a game

ledger-series = { $games ->
    [one] Series { $number }: one game
   *[other] Series { $number }: { $games } games
}
ledger-keeps-none = { $files }: keeps no tokens for another game
ledger-game-over = { $files }, { $kind ->
    [running] not over yet
    [annulled] over: nobody has won ({ $clause }: { $reason })
    [drawn] over: drawn ({ $clause }: { $reason })
   *[won] over: { $winner } has won ({ $clause }: { $reason })
}
ledger-game = game { $id }
# A game before, by its file or id, or the rounds before of an event.
ledger-before = { $event ->
    [yes] the rounds before of { $source }
   *[no] { $source }
}
ledger-continues-entry = continues { ledger-before }, up to its entry { $entry }
ledger-continues-head = continues { ledger-before }, up to the entry { $head }
ledger-continues-missing = continues game { $game }, of which the file is needed, with the entry { $head }

# The table of a game: who brought how many tokens, and so on
ledger-column-player = player
ledger-column-brought = brought
ledger-column-began = began with
ledger-column-ended = ended with
ledger-column-saved = saved
ledger-bank = (bank)
ledger-all = (all)

ledger-not-conserved = DISPUTED: tokens have come from nowhere, or gone
# $told is `ledger-signed-twice`.
ledger-forged = DISPUTED: { $told }
ledger-signed-twice = { $author } has signed twice: { $entries }{ $replaced ->
    [yes] . A ruling has replaced a key of this name, so it may have been a thief
   *[no] { "" }
}
ledger-entry = entry { $entry } { $id } in { $files }
ledger-stops = DISPUTED: its copies part behind entry { $entry }, and the line stops there; a ruling, or an agreement on a referee, decides which of them goes on
ledger-fallen = { $entries ->
    [one] its copies differ: { $entries } entry fell out of the line
   *[other] its copies differ: { $entries } entries fell out of the line
}
ledger-tokens = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
ledger-right = { $player } brings { ledger-tokens }: right
ledger-event-checks = { $player } brings { ledger-tokens } from the rounds before in its event: `adjudicate event verify` checks that
ledger-round-missing = { $player } brings { ledger-tokens }: could not be checked without the game of the round before in which { $player } sat
ledger-game-missing = { $player } brings { ledger-tokens }: could not be checked without the file of the game before
# $why is one of the texts below.
ledger-carry-disputed = { $player } brings { ledger-tokens }: DISPUTED: { $why }
ledger-later = since then entry { $entry } has made it { $tokens }; what counts is what stood at the entry that the charter names
ledger-not-joined = { $player } has not joined this game; only its organiser has signed this

ledger-needs-file = the file of game { $game } is needed, with the entry { $head }
ledger-needs-before = the file of the game before is needed
ledger-needs-round = the game is needed from which { $player } brings them
ledger-paired-elsewhere = the board was paired behind entry { $entry } of the event, and the charter names { $head }
ledger-no-parcus = { ledger-before } is not played with parcus, and keeps no tokens
# $named says whether somebody has signed twice.
ledger-stopped = { $named ->
    [yes] the line of { ledger-before } stops, for { $names } signed twice, and { $head } stands behind that place; a ruling there, or an agreement on a referee, decides
   *[no] the line of { ledger-before } stops and { $head } stands behind that place; a ruling there, or an agreement on a referee, decides
}
ledger-fell-out = the entry { $head } has fallen out of the line of { ledger-before }
ledger-no-entry = { ledger-before } has no entry { $head }; it has { $entries } entries: either this copy is old, or the charter is wrong
ledger-unfinished = { ledger-before } was not over at its entry { $entry }
ledger-stranger = { $player } did not play in { ledger-before }, and neither did this key
ledger-other-key = { $keys ->
    [both] { $player } had the key { $had } in { ledger-before }, has the key { $has } here, and no entry replaces the one by the other
    [none] { $player } plays by post, and the referee who signs for them is not the one of { ledger-before }
    [here] { $player } played by post in { ledger-before }, and has the key { $has } here
   *[before] { $player } had the key { $had } in { ledger-before }, and plays by post here
}
ledger-other-name = { $player } has the key that was { $was }'s in { ledger-before }
ledger-saved = { $player } has saved { ledger-tokens } in { ledger-before }
ledger-saved-all = { $player } has said nothing in { ledger-before }, and so keeps all that was left: { ledger-tokens }
ledger-saved-none = who resigned or forfeited keeps none, and { $player } did in { ledger-before }
ledger-carried-twice = { $games } carries the same tokens

# How many carries there are of each kind, in a list behind the following text.
ledger-count = { $verdict ->
    [right] { $number } right
    [unchecked] { $number } not checked
   *[disputed] { $number } DISPUTED
}
ledger-summary = { $carries ->
    [0] nothing is carried
    [one] one carry: { $counts }
   *[other] { $carries } carries: { $counts }
}{ $proofs ->
    [0] { "" }
    [one] ; one proof that somebody signed twice
   *[other] ; { $proofs } proofs that somebody signed twice
}

## adjudicate replay, export and postcard: what they have made

# Beside a moving bar, while pictures are painted
replay-painting = painting { $bar } { $position } of { $boards } boards
export-entries = { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}
export-slips = { $slips ->
    [one] { $slips } slip
   *[other] { $slips } slips
}
export-ssh-written = { $slips ->
    [0] { export-entries } with their signatures stand in { $directory }.
   *[other] { export-entries } and { export-slips } with their signatures stand in { $directory }.
}
export-ssh-check = Check them without this program: sh { $directory }/verify.sh
postcard-written = { $file }: { $cards ->
    [one] a card for { $names }.
   *[other] { $cards } cards for { $names }.
}
postcard-without-code = The last entry is too long for a code on a card, and the card says so; send it another way as well.

## The text of a postcard: what its reader can do

postcard-no-code = There is no code here: what is new is too long for one. It has to be sent another way, by e-mail or as a file.
postcard-photograph = Photograph the code, then `adjudicate import PHOTO` and `adjudicate { $command }`.
postcard-another-way = What is new comes another way: `adjudicate import FILE`, then `adjudicate { $command }`.
postcard-your-turn = { $name }, it is your turn: write your move on a card to the referee, who enters it for you.
# $title is the title of a group of moves, $more how many of them there are besides.
postcard-moves = { $title }: { $moves }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}

## Titles in pictures, which show when the pointer rests on something

picture-die = a die shows { $shows }
picture-die-of = a die of { $sides } sides shows { $shows }
picture-die-unthrown = a die of { $sides } sides, not yet thrown
# $player is a name, with the side and what the player has.
picture-acting = { $player }, whose turn it is
picture-won = { $player }, who has won

# Where a game stands, in a line: $ids are the beginnings of ids of entries with the number $number, and $signers is how many have signed twice.
