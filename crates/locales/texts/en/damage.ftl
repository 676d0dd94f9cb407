### Damaged logs: what is wrong with a log, a slip, evidence or an invitation, as `adjudicate verify` and other commands say. Faults are without a
### capital and a full stop. Words between backquotes are those of logs and stay.

## Verdicts

verdict-valid = valid
verdict-invalid = INVALID
# $word is one of these two.
verdict-over = { $file }: { $word }, over: { $ending }; { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, head { $head }
verdict-running = { $file }: { $word }, running: { $outlook }; { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, head { $head }
verdict-stops = the line stops before the entries { $entries } numbered { $number }{ $blamed ->
    [0] { "" }
    [one] , for { $names } has signed twice
   *[other] , for { $names } have signed twice
}
# $class is a word of the protocol, which stays English.
verdict-fault = { $file }: { $word } at entry { $entry }, line { $line } ({ $class }, { $rule }): { $reason }
verdict-event = { $file }: an event's log, not a game's; `{ $command }` verifies it with its games
verdict-proved = { $file }: { $word } evidence, and it proves: { by-inside } has signed twice, entry { $one } { $first } and entry { $other } { $second }
verdict-proved-where = game { $game }; { $place ->
    [rulings] both are rulings with the number { $number }
   *[entry] both stand behind entry { $number }
}; the hand is that of the key { $key }{ $replaced ->
    [yes] ; a ruling has replaced a key of theirs, so it may have been a thief
   *[no] { "" }
}
# $line is 0 where the whole file is at fault.
verdict-flawed = { $line ->
    [0] { $file }: { $word } evidence ({ $class }): it proves nothing: { $reason }
   *[other] { $file }: { $word } evidence at line { $line } ({ $class }): it proves nothing: { $reason }
}
verify-progress = verifying { $bar } { $bytes } of { $all }, { $left } left
# $parts are some of the next five; $word is `verdict-invalid`.
verify-logs = { $count } logs: { $parts }
verify-over = { $count } valid and over
verify-running = { $count } valid and running
verify-invalid = { $count } { $word }
verify-proved = { $count } evidence that proves its claim
verify-unreadable = { $count } not readable
entry-invalid = entry { $entry } is invalid ({ $class }): { $reason }
hint-valid-before = everything before entry { $entry } is valid
not-verified = `{ $file }` was not verified
no-logs = there are no logs in the directory `{ $directory }`
hint-no-logs = a log is a file *.yaml or *.yml that begins with the line `---`

## Evidence that somebody has signed twice

evidence-refused = the evidence does not hold: { $why }
flaw-entry = entry { $entry } cannot stand there: { $reason }
flaw-same = both entries are the same one, and signing one entry is no wrong
flaw-game = the entries belong to different games
flaw-hand = different people have signed the entries, one { $one } and one { $other }
flaw-claim = `{ $key }` is not what the entries in this file prove
flaw-count = the file does not hold just those entries that the proof needs
flaw-place = the entries do not stand behind the same entry, nor are they two rulings of one number, so they prove nothing against anybody
fault-no-evidence = an evidence file begins with the lines `---` and `evidence:`
fault-evidence-format = this program knows format { $known } of evidence, not { $format }
fault-claim = `{ $text }` is not a claim: `signed-twice`
fault-no-text = this is no text

## Cryptography

fault-key-point = not the canonical encoding of a point
fault-key-order = a key of small order
fault-key-invalid = the key is invalid: { $why }
fault-s-large = S is not below the order of the base point
fault-r-order = R is of small order

## Invitations

fault-inviter-first = `first` is `inviter`, or `guest` in a game for two
fault-invited = a game has two to sixteen players
fault-invitation-version = this is an invitation of another version
fault-inviter-key = the inviter has a key
fault-player-key = the player has a key
fault-long-invitation = it has { $found } bytes, and at most { $most } belong here

## The spelling of entries and slips

fault-no-ruling = a ruling is missing after this line
fault-unknown-key = one of { $keys } belongs here, not `{ $found }`
fault-no-list = a list belongs here, its items on the lines below
fault-spelled = this line is spelled `{ $line }`
fault-ends = this line is spelled `end of the entry`
fault-no-start = an entry begins with the line `---`
fault-return = a carriage return; lines end with LF alone
fault-tab = a tab
fault-blank-end = a blank at the end of a line
fault-mark = a byte order mark
fault-control = a control character ({ $code })
fault-not-ascii = a character outside ASCII; in text it is written `\uXXXX`
fault-no-map = a map belongs here, its keys on the lines below
fault-other-key = `{ $wanted }` belongs here, not `{ $found }`: unknown, or out of order
fault-missing-key = `{ $wanted }` is missing after this line
fault-extra-key = nothing more belongs here, not `{ $found }`: unknown, or out of order
fault-key-twice = the key `{ $key }` stands here a second time
fault-no-scalar = a single value belongs here, on the same line
fault-integer = `{ $text }` is not an integer: decimal digits without sign or leading zeros, at most 2^53-1
fault-name = `{ $text }` is not a name: a lower-case letter, then letters, digits and `-`, at most 32, and no reserved word
fault-id = `{ $text }` is not an id: `sha256:` and 64 lower-case hexadecimal digits
fault-key = `{ $text }` is not an OpenSSH Ed25519 public key: `ssh-ed25519 ` and its base64
fault-not-true = `{ $text }` is not `true`, the only value here
fault-loss = `{ $text }` is not `single`, `gammon` or `backgammon`
fault-time = `{ $text }` is not a time that exists, written as "2026-11-20T17:03:11Z"
fault-base64 = `{ $text }` is not base64 of { $bytes } bytes, with padding, in its canonical spelling
fault-no-act = the act of the entry (`turn`, `answer`, `join`, `post`, ...) is missing after this line
fault-only-on-slips = `{ $key }` stands on a slip, under `slips`, and is no act of an entry
fault-no-key = one key is missing after this line
fault-ground = a ruling rests on `time`, and on nothing else
fault-no-name = `{ $key }` is no name
fault-not-utf8 = bytes that are no text (not UTF-8)
fault-option-key = `{ $key }` is no option's key
fault-option-order = `{ $key }` is out of order: options are in ASCII order
fault-option-map = an option is a value or a list, not a map
fault-text-quotes = text stands in double quotes
fault-text-quote = a quote inside text is written `\"`
fault-text-spelled = this text is spelled { $again }
fault-escape-digits = this escape wants { $digits } lower-case hexadecimal digits
fault-no-character = no such character: { $code }
fault-text-empty = a text has at least one character
fault-text-long = a text has at most 2,000 characters
fault-text-direction = { $character } changes the direction of text and could hide what is signed
fault-text-control = { $character } is a control character
fault-empty-slip = what the slip says (`offer`, `accept`, `resign`, `order`, ...) is missing after this line
fault-many-slips = an entry has at most { $most } slips, not { $found }
fault-long-slip = a slip has at most { $most } bytes, and this one has { $found }
fault-indentation = the indentation fits no key above
fault-blank-line = a blank line
fault-comment = a comment
fault-flow = flow style
fault-anchor = an anchor or alias
fault-tag = a tag
fault-directive = a directive
fault-merge-key = a merge key
fault-not-a-key = not `key: value`
fault-deep = nested deeper than any entry
fault-no-value = a key without a value; what is absent is left out
fault-no-item = after `- ` stands the item
fault-escapes = the escapes are `\"`, `\\`, `\uXXXX` and `\UXXXXXXXX`
fault-after-key = after a key stands `: ` and its value, or `:` and the end of the line

## The spelling of events' logs

fault-true-or-false = `{ $text }` is not `true` or `false`
fault-empty-verdict = what the verdict changes (`points`, `bye`, `reopen`, `exclude`, `readmit`, `unpair`) is missing after this line
fault-groups = `{ $text }` is not a way to draw groups: `snake` or `lots`
fault-seeding = `{ $text }` is not a seeding: one of { $words }
fault-overstep = `{ $text }` is not what follows when time is over: `claim` or `director`
fault-swiss = `{ $text }` is not a Swiss pairing: `fide-dutch-2026` or `matching`
fault-level = `{ $text }` is not a rule for level boards: one of { $words }
fault-system = `{ $text }` is not a system: `round-robin`, `double-round-robin`, `swiss`, `knockout` or `open`
fault-tiebreak = `{ $text }` is not a tie-break: one of { $words }
fault-no-kind = the kind of the entry (`post`, `start`, `pair`, `result`, ...) is missing after this line
fault-empty-event-slip = what the slip says (`enter`, `withdraw`, `leave`, `note`, `rekey`, `appeal`, `verdict`, `adjudicate`, `handover`) is missing after this line

## The charter of a game, and its keys

fault-format = this program knows format 1 of the log, not { $format }
fault-carries-stranger = `{ $name }` carries tokens and does not play
fault-carries-twice = `{ $name }` carries tokens twice
fault-players = a game has 2 to 16 players, not { $number }
fault-player-name = no player can be called `{ $name }`
fault-same-name = two players are called `{ $name }`
fault-keyless = `{ $name }` has no key, so a referee has to write for them, and there is none
hint-keyless = name a `referee`, or give the player's key
fault-first = `first` names `{ $name }`, who does not play
fault-lots = the name `lots` is reserved: nobody can be called so
fault-organiser-key = the organiser `{ $name }` has not the key of the player or referee of that name
fault-dice-word = `dice` is left out or `referee`, not `{ $dice }`
fault-dice-referee = `dice: referee` needs a referee
fault-same-key = `{ $other }` and `{ $name }` have the same key, and a key belongs to one name
fault-clock-system = the system of a clock is left out or `bank`
fault-clock-number = `{ $key }` is left out, or a number from 1 to 100,000
fault-clock-initial = a clock `bank` has `initial_hours`
fault-clock-key = a clock `bank` has no `{ $key }`
fault-key-of = the key of `{ $name }`: { $why }
fault-unsound-key = `{ $key }` is not a sound key
hint-series = `series` belongs to Duerror Grandis with the variant parcus
fault-clock-control = `per_turns` and `control_hours` stand together
fault-clock-increment = `increment_turns` needs `increment_hours`
fault-clock-cap = `cap_hours` is not less than `initial_hours` and `floor_hours`
fault-clock-reserve = `reserve` needs `cap_hours`
fault-clock-refill = `refill` needs `cap_hours`, and `reserve_hours` or `reserve`
fault-clock-floor = `floor_turns` needs `floor_hours`
fault-clock-element = `element_days` stands exactly in games with dice or lots
fault-rules = this program knows rules { $known } of { game-title }, not { $found }
fault-no-series = this game of { game-title } carries no tokens from game to game

## Sealed boards. $to is a square, or where a step leads outside of the board; $parts are those that prove a turn

fault-first-square = a piece was sent to the first square of a sealed board, so the proof begins with leaf { $leaf }, which shows it
fault-leaf-square = leaf { $leaf } leads to a square
fault-no-proof = this turn has no step that has to be proved
fault-no-root = `root` is missing: this turn seals a board
fault-root = `root` stands only where a board is sealed
fault-audit = the winner's board fails the audit: { $why }
fault-no-open = `open` is missing: who wins opens their board
fault-open = `open` stands only in the turn that wins
fault-unsealed = `{ $owner }` has sealed no board
fault-leaves = this turn is proved by { $number } leaves, not { $found }
fault-leaf = this step is proved by leaf { $right }, not { $written }
fault-leaf-strange = leaf { $leaf } is not in the tree whose root `{ $owner }` gave when the board was sealed
audit-unsealed = no board was sealed
audit-root = path and salts give another root than the one that was sealed
audit-failed = the board of { $name } fails the audit: { $why }
fault-no-boards = { game-title } has no sealed boards to prove anything about
fault-own-step = { $to ->
    [out] along your sealed board this step leads to the way out
    [beyond] along your sealed board this step leads to no square, because too few are left
   *[square] along your sealed board this step leads to { $to }
}
fault-leaf-leads = { $to ->
    [out] leaf { $leaf } leads to the way out, and the turn goes elsewhere
    [beyond] leaf { $leaf } leads to no square, because too few are left, and the turn goes elsewhere
   *[square] leaf { $leaf } leads to { $to }, and the turn goes elsewhere
}
audit-step = { $to ->
    [out] the step of leaf { $leaf } to the way out did not follow the path
    [beyond] the step of leaf { $leaf } to no square, because too few are left did not follow the path
   *[square] the step of leaf { $leaf } to { $to } did not follow the path
}
fault-unproved = { $parts ->
    [root] `proof` is missing: this turn is proved by `root` of the sealed board
    [leaves] `proof` is missing: this turn is proved by leaves { $leaves }
    [root-leaves] `proof` is missing: this turn is proved by `root` of the sealed board and leaves { $leaves }
    [open] `proof` is missing: this turn is proved by `open`
    [root-open] `proof` is missing: this turn is proved by `root` of the sealed board and `open`
    [leaves-open] `proof` is missing: this turn is proved by leaves { $leaves } and `open`
   *[root-leaves-open] `proof` is missing: this turn is proved by `root` of the sealed board and leaves { $leaves } and `open`
}

## Dice elements

fault-contributes = `{ $name }` contributes to no throw
fault-element-order = elements stand in seat order, the referee's last
fault-element-kept = the element of `{ $whose }` is the last one missing, and the entry keeps it back
fault-chain-end = the chain has no element left
fault-element = this is not element { $number } of the chain of `{ $whose }`, which belongs to this throw
fault-element-known = no element of `{ $whose }` is missing
fault-element-last = the element of `{ $whose }` comes last, with the entry of the player who throws
fault-element-unjoined = { $whose } has to join before an element of theirs is brought
fault-element-skips = the element is the one after the next: no throw is pending that it would serve
fault-element-early = the entry brings an element of its own hand that no throw waits for
fault-element-missing = a throw is pending after this entry, and the element of `{ $whose }` for it is missing

## Slips. $act is what the slip does, in the English word of logs

fault-slip-after = `after` names no entry of this log
fault-slip-again = this slip stands in entry { $seq } already
fault-slip-lapsed = this slip speaks of the game after entry { $after }, and has lapsed since
hint-slip-lapsed = its author can sign another one behind the last entry
fault-slip-keyless = `{ $name }` has no key, and there is no referee
fault-slip-over = the game is over, so there is no { $act }
fault-note = a note says something: `say` is missing
fault-offer-early = not all have joined, so a referee or a result can be offered only: { $name } joins next
fault-extend-by = only the referee gives more time
fault-leave = `player` and `leave` stand together
fault-receipt-by = only the referee says when a letter arrived
fault-receipt-of = `id` names no entry and no slip of this log
fault-refill-hours = a refill has one hour at least
fault-no-refills = the charter's clock has no refills
fault-claim-by = only players claim that somebody is out of time
fault-claim-about = the claim is about `{ $name }`, and nobody in the game is called so
fault-leave-by = only the referee says that somebody else is away
fault-slip-by = only players who are in the game sign this
fault-rekey-keyless = `{ $name }` has no key to replace
fault-rekey-by = on a slip, a key is replaced by its owner
hint-rekey-by = the referee replaces a player's key with a ruling
fault-rekey-element = an element of the pending throw is missing from this key
hint-rekey-element = first give the element
fault-no-tip = `tip` is missing: the owner of this key has joined
fault-tip = `tip` belongs only to who has joined and is in the game
fault-key-used = this key has been used in the game already, and no key is used again
fault-orders = an entry carries out one order at most
hint-order-then = `then` under `turn` is the answer that the order gives
hint-order-waits = an order is written in only with the turn that it waits for
fault-order-unsaid = the order answers `{ $when }` with `{ $then }`, and the turn does not say so
fault-order-unsaid-any = the order answers any move with `{ $then }`, and the turn does not say so
fault-nobody = nobody in the game is called `{ $name }`
fault-not-in-game = `{ $name }` is not in the game
fault-no-orders = there are no orders in a game with sealed boards
fault-order-in = an order is written in with a turn, not with { act-article }

## Entries. $act is what an entry does, in the English word of logs

fault-second-charter = a log has one charter, its first entry
fault-ruling-by = only the referee rules
fault-rulings = the referee has made the last ruling, number { $most }
fault-ruling-number = a ruling behind number { $last } has a number from { $next } to { $most }, not { $found }
fault-then-without-order = `then` carries out an order, and none stands on a slip of this entry
fault-resigns = only players who are in the game resign
fault-empty-post = a post writes slips in, and this one has none
fault-posts = { $most } posts stand in a row, and no more can follow
fault-turn-by = only players make turns
fault-empty-answer = this answer brings no element that is missing
fault-rests-on = only a forfeit rests on time
fault-time-left = the time of { $name } was not over at { $at }, by this log
fault-rekey-player = `{ $name }` is no player with a key
hint-rekey-referee = referees replace their own key on a slip
fault-order-other = after this move { $next } is to act, so the order of { $name } does not fit
fault-order-dice = after this move dice are thrown, so the order of { $name } does not fit
fault-order-over = after this move the game is over, so the order of { $name } does not fit
fault-no-offer = slip { $number } of this entry makes no offer
fault-offerer-left = { $name }, who offers, has left the game
fault-not-agreed = { $name } has not agreed to this offer
hint-not-agreed = an `accept` of every other player stands on a slip of this entry
fault-throw-ended = the throw has ended the game, so nothing is agreed on any more
fault-long-entry = the entry would have { $found } bytes, and an entry has at most { $most }
hint-long-entry = shorten the text, or leave a slip out
fault-hand = this key does not sign for `{ $name }` in this game
hint-hand = it is the key of `{ $name }`
hint-other-keys = the game knows other keys; choose another key file with --key
fault-first-seq = the first entry has `seq` 0, not { $seq }
fault-first-prev = the first entry has no entry before it
fault-charter-by = the charter is signed by its organiser `{ $organiser }`, not by `{ $by }`
fault-charter-slips = a charter has no slips
fault-stranger = nobody in the charter is called `{ $name }`
fault-no-writer = `{ $name }` has no key, and there is no referee to write for them
fault-turn-of = it is { $whose }'s turn
fault-no-turn = nobody can make a turn now
act-article = { $act ->
    [charter] a charter
    [join] a join
    [turn] a turn
    [answer] an answer
    [agree] an agreement
    [resign] a resignation
    [claim] a claim
    [open] an opening of a board
    [save] a saving of tokens
    [post] a post
   *[ruling] a ruling
}
fault-no-charter = a log begins with a charter, not with { act-article }
fault-no-elements = { act-article } brings no dice elements; turns, answers and joins do

## Files. $step is what the system refused, $error its own words

file-absent = there is no file `{ $file }`
file-directory = `{ $file }` is a directory, not a file
file-device = `{ $file }` is a pipe or a device, not a file
file-large = `{ $file }` was not looked at: it has { $size } MiB, and the limit is { $limit }
file-exists = `{ $file }` exists already
file-read-only = `{ $file }` may only be read
file-changed = `{ $file }` was changed by someone else in the meantime; nothing was written
file-busy = `{ $file }` is being written by { $holder }
file-busy-somewhere = `{ $file }` is being written by another program
file-read-back = `{ $file }` does not read back as it was written; the file it was for is as it was
file-failed = { $step ->
    [look-at] cannot look at `{ $file }`: { $error }
    [open] cannot open `{ $file }`: { $error }
    [read] cannot read `{ $file }`: { $error }
    [read-the-directory] cannot read the directory `{ $file }`: { $error }
    [find] cannot find `{ $file }`: { $error }
    [write] cannot write `{ $file }`: { $error }
    [write-beside] cannot write beside `{ $file }`: { $error }
    [read-back] cannot read back `{ $file }`: { $error }
    [rename] cannot rename `{ $file }`: { $error }
    [move] cannot move `{ $file }`: { $error }
    [replace] cannot replace `{ $file }`: { $error }
    [remove] cannot remove `{ $file }`: { $error }
    [lock] cannot lock `{ $file }`: { $error }
    [make-the-directory] cannot make the directory `{ $file }`: { $error }
    [set-the-permissions-of] cannot set the permissions of `{ $file }`: { $error }
    [bring-to-the-disk] cannot bring to the disk `{ $file }`: { $error }
   *[understand] cannot understand `{ $file }`: { $error }
}
hint-file-large = no game is as long as that; is this the right file?
hint-file-exists = choose another name, or move the file away
hint-file-read-only = make the file writable (`chmod u+w FILE`), or play on in a copy that is
hint-file-changed = look at the game as it is now, then do it again
hint-file-busy = wait until the other program is done, then do it again
hint-file-read-back = the disk may be failing: copy the game elsewhere before going on
hint-file-done = look at the game before doing it again: it may be done already
hint-file-full = nothing was changed: make room on the disk, then do it again
hint-file-locks = this place has no file locks: keep the game on a disk of this computer
hint-file-forbidden = you are not allowed to read it: `ls -ld` with its name shows who is
hint-file-directory = you must be allowed to write in the game's directory too
hint-file-path = is that the right path?
hint-file-again = do it again; if it goes on, the disk or the way to it may be failing
state-damaged = `{ $file }`, which keeps what you have signed, is damaged: { $reason }
state-large = it is far too large
state-unfit = its last line does not fit the rest
state-of-another = it is about another game
state-entry = the entry it keeps: line { $line }: { $reason }
hint-state-damaged = restore it from a backup; or move it away, and before you sign again compare your log with the others' (`dispute`): without this file the program cannot know what you have signed

## What mail has damaged

block-damaged = an armored block that is damaged: { $error }
block-unfinished = an armored block without its last line, `{ $end }`
block-unsigned = its `sig` line is missing
block-after-damage = too much before it is damaged, so it was not repaired
block-unreadable = it is too damaged to be read
loose-yaml = a YAML parser says: { $fault }
loose-line = line { $number } would be spelled `{ $wanted }`
loose-no-line = line { $number } would not be there
loose-end = `{ $wanted }` would come after the last line

## Receipts

no-entry-nor-slip = this game has no entry and no slip `{ $name }`
hint-entry-numbers = `adjudicate replay` shows the numbers of the entries
several-ids = several ids begin with `{ $name }`
question-receipt = Sign this receipt?

# Key files, and lines with public keys.
key-file-none = not an OpenSSH private key, or a damaged one
key-file-public = the public half of a key, where the private key belongs
key-file-format = a private key in another format ({ $format }); OpenSSH Ed25519 keys are used
key-file-type = a private key of another type; only Ed25519 keys are used
key-file-locked = the key is encrypted; its passphrase is needed
wrong-passphrase = the passphrase does not decrypt the key (or the file is damaged)
key-file-cipher = the key is encrypted with `{ $cipher }`, not with OpenSSH's usual `aes256-ctr`; `ssh-keygen -p -Z aes256-ctr` changes that
key-file-rounds = the key file asks for { $rounds } rounds of bcrypt, and at most { $most } are computed: it is damaged, or was written with more; `ssh-keygen -p -a 100 -f FILE` writes it with fewer
empty-passphrase = the passphrase is empty
key-text-none = not an OpenSSH Ed25519 key: it begins `ssh-ed25519 `
key-text-type = a key of type `{ $name }`; only `ssh-ed25519` keys are used
key-text-private = a private key, where its public half (the `.pub` file) belongs
key-text-lines = more than one line, where one key belongs
key-text-base64 = what follows `ssh-ed25519 ` is not base64 as a key has it
key-text-blob = not an OpenSSH Ed25519 public key blob
