# What `adjudicate dispute` finds in copies of a game that contradict each other, as a report and as a letter to all concerned. $source is a file,
# $sources a list of files, $entry an entry as `dispute-entry` writes it or its number, $by and $name are people or `the-referee`.

# An entry, and the first digits of its id.
dispute-entry = entry { $entry } ({ $id })
# A section of the protocol.
protocol-section = protocol { $section }

## The content of an entry, behind `dispute-entry`, between commas

dispute-act-charter = the charter
dispute-act-join = a join
dispute-act-turn = the turn "{ $move }"
dispute-act-ordered = the turn "{ $move }", answered by order with "{ $then }"
dispute-act-answer = an answer for the throw
dispute-act-agree = the agreement on { $offer }
dispute-act-agree-unknown = an agreement
dispute-act-resign = a resignation
dispute-act-claim = a claim of a draw
dispute-act-open = the opening of a board
dispute-act-save = { $tokens ->
    [one] the keeping of { $tokens } token
   *[other] the keeping of { $tokens } tokens
}
dispute-act-post = a post
dispute-act-forfeit = ruling { $number }, by which { $name } forfeits
dispute-act-result = ruling { $number }, with the result "{ $result }"
dispute-act-rekey = ruling { $number }, which gives { $name } a new key
dispute-act-here = ruling { $number }, by which the game goes on there

# What is agreed on or offered.
dispute-offer = { $offer ->
    [draw] a draw
    [takeback] going back to entry { $entry }
    [result] the result "{ $result }"
    [referee] a referee
    [end] the end of play
    [prisoners] the return of prisoners
    [concede] this game
    [concede-gammon] this game as a gammon
   *[concede-backgammon] this game as a backgammon
}

## The content of a slip, a signed statement that others write in, between commas

dispute-slip-note = a note
dispute-slip-timeout = a claim that { $name } is out of time
dispute-slip-resign = a resignation
dispute-slip-offer = an offer of { $offer }
dispute-slip-accept = an acceptance
dispute-slip-order = an order, "{ $then }" if "{ $when }" is played
dispute-slip-order-next = an order, "{ $then }" after any move
dispute-slip-rekey = a new key
dispute-slip-extend = { $days } more days for { $name }
dispute-slip-absence = an absence { $period }
dispute-slip-receipt = a receipt of { $at }
dispute-slip-refill = { $hours ->
    [one] a refill of { $hours } hour
   *[other] a refill of { $hours } hours
}

## The line: the entries of a game that count

dispute-line = The line goes to entry { $last } ({ $id }).
dispute-line-stops = The line stops after entry { $last } ({ $id }): behind it stand { $entries } entries, and none ranks above the others.
dispute-line-over = There the game is over: { $ending }.
dispute-line-nobody = Nobody holds the pen.
# The person whose turn it is to write the next entry. $scribed says whether the referee writes for the player.
dispute-line-pen = { name-inside } holds the pen there, { $task ->
    [join] to join
    [roll] to throw
    [act] to make a turn
    [open] to open a sealed board
    [save] to say what is kept
   *[post] to write in slips
}{ $scribed ->
    [yes] , and the referee writes for them
   *[no] { "" }
}.
# One of the entries before which the line stops.
dispute-branch = { $entries ->
    [one] { $entry } of { by-inside }, { $act }, in { $sources }
   *[other] { $entry } of { by-inside }, { $act }, in { $sources }; { $entries } entries in all
}

## Findings, each with what can be done about it; commands follow behind a colon

# $held lists entries as `dispute-held` writes them.
dispute-signed-twice = { by-inside } has signed twice { $place ->
    [ruling] with the number { $number }
   *[entry] behind entry { $number }
}{ $places ->
    [1] { "" }
   *[other] , which is the first of { $places } places
}: { $held }. The signatures hold, and of these entries one only can stand{ $replaced ->
    [yes] ; but a ruling has replaced a key of theirs, so it may have been a thief
   *[no] { "" }
}.
# $scribed says whether it was signed for $name.
dispute-held = { $scribed ->
    [yes] { $entry } for { $name }, { $act }, in { $sources }
   *[no] { $entry }, { $act }, in { $sources }
}
dispute-keep-evidence = { $decides ->
    [players] Keep the evidence, which anybody can check without the copies. All players can agree on another referee.
    [referee] Keep the evidence, which anybody can check without the copies. What follows from it for the game the referee decides.
   *[agreed] Keep the evidence, which anybody can check without the copies. What follows from it for the game a referee decides on whom all agree.
}

dispute-stops = Which of the entries behind entry { $last } is next, has to be decided. No honest program signs behind any of them until a ruling, or an agreement on a referee, raises one above the others.
dispute-stops-ruling = { $referee ->
    [yes] The referee brings all copies together and rules behind one of them, which decides for everybody; in place of `here` the ruling may say `forfeit NAME` or `result "..."`.
   *[no] The referee of a branch brings all copies together and rules behind one of them, which decides for everybody; in place of `here` the ruling may say `forfeit NAME` or `result "..."`.
}
dispute-stops-blamed = But the referee has signed twice, so all players may rather agree on another one.
dispute-stops-over = There is no referee who can rule, and none can be agreed on where the game is over: the evidence says who it was.
dispute-stops-agreement = { $referee ->
    [yes] The referee has no ruling left
   *[no] There is no referee
}, but all players can agree on one, who then rules: somebody offers a key, all others accept, and who holds the pen writes it in behind { $entry }.

# $decided says whether the entry $entry decided it.
dispute-fell-out = After entry { $after } the line goes another way, { $decided ->
    [yes] by { $entry } of { by-inside }, { $act }
   *[no] for what follows ranks higher
}; { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} fell out, from { $firsts } on. What fell out is signed in the name of { $names }, and binds nobody.
dispute-fell-out-way = Who has followed it brings the line in, and writes again what is still wanted, where the pen comes round; that is no signing twice.

dispute-mended = { $source } was mangled on its way (at entry { $entry }, line { $line }: { $reason }). Every entry in it could be mended, and all signatures hold.
dispute-mended-way = A clean copy is made of it so; logs that are attached as files are not mangled.
# $known is `no` where the number of the entry cannot be read.
dispute-damaged = { $known ->
    [yes] In { $source }, entry { $entry } is too damaged to be read: { $reason }. It counts for nothing as it is.
   *[no] In { $source }, an entry or a slip is too damaged to be read: { $reason }. It counts for nothing as it is.
}
dispute-damaged-way = Ask who sent it for it again, as an attachment or as an armored block.
dispute-missing = { $missing ->
    [none] { "" }
    [one] , and entry { $first } is missing within
    [range] , and entries { $first } to { $last } are missing within
   *[list] , and entries { $numbers } are missing within
}
# $class is the class of the fault in the program's word, $rule the clause of the rules or `protocol-section`.
dispute-broken = { $source } breaks at entry { $entry }, line { $line } ({ $class }, { $rule }): { $reason }. { $entry ->
    [0] Nothing in it counts as a log
   *[other] What stands before entry { $entry } is valid
}{ dispute-missing }.
dispute-broken-why = { $class ->
    [spelling] Damage of this kind comes from mail and from editors, and need not be anybody's fault.
    [chain] Entries are missing, in a wrong order, or changed.
    [signature] A text that was changed after it was signed proves nothing against who is said to have signed it.
   *[other] No program signs such an entry there; it binds nobody, and its author may write an allowed one.
}
dispute-broken-way = { $sound ->
    [yes] A sound copy takes in from it what is good:
   *[no] Ask for the file again, as an attachment, and for the letters one by one.
}

dispute-own-way = { $source } goes its own way from entry { $leaves } on, and that way is not the line's. It lacks { $lacks ->
    [one] { $lacks } entry
   *[other] { $lacks } entries
} of the line, which goes to entry { $last }.
dispute-behind = { $source } is behind by { $lacks ->
    [one] { $lacks } entry
   *[other] { $lacks } entries
}: its last one is { $own }, and the line goes to entry { $last }. What it has is the same as in the others.
dispute-behind-way = { $single ->
    [yes] Read in what it lacks:
   *[no] No single copy has all of it; read in the others:
}

dispute-bad-signature = In { $sources }, { $entry } of { by-inside } bears a signature that does not hold: it was damaged on its way, or tampered with. The same entry is here with one that holds, and that one counts.
dispute-bad-signature-way = Nothing has to be done but to throw the damaged one away.
# $with is how many entries behind it fall with it.
dispute-cannot-stand = In { $sources }, { $entry } of { by-inside } cannot stand ({ $class }, { $rule }): { $reason }. It binds nobody, and proves nothing against anybody{ $with ->
    [0] { "" }
    [one] ; one entry that builds on it goes with it
   *[other] ; { $with } entries that build on it go with it
}.
dispute-changed-later = Ask { by-inside } for it again, whole; what was changed later is not theirs.
dispute-write-allowed = Who holds the pen writes an allowed entry in its place.
dispute-write-allowed-hint = Who holds the pen writes an allowed entry in its place: { $hint }.

dispute-early = In { $sources }, { $entry } of { by-inside } came too early: the entry before it, { $before }, is in none of the copies. Until it is there, nobody can judge this one, and it counts neither for nor against anybody.
dispute-early-way = The person who wrote it had the entry before it: ask { by-inside } for everything that they have.

## Slips that are not in the line

# $known says whether the entry is known behind which it was signed, $fell whether it fell out of the line with $entry.
dispute-slip-found = A slip of { by-inside }, { $act }{ $known ->
    [yes] , signed behind entry { $place },
   *[no] { "" }
} { $fell ->
    [yes] was written into { $entry } and fell out with it
   *[no] is in { $sources }
}.
dispute-since = { $since ->
    [0] { "" }
    [one] , though { $since } entry has been written since
   *[other] , though { $since } entries have been written since
}
dispute-slip-waits = It waits{ dispute-since }, and { name-inside } can write it in.
dispute-slip-waits-again = It waits again, and { name-inside } can write it in{ dispute-since }.
dispute-slip-again-way = { by-inside } hands it in once more, as it is, or signs another one behind entry { $last }.
dispute-slip-when-way = It is written in with the turn "{ $when }" of { name-inside }, if that is played; any other turn declines it.
dispute-slip-next-way = It is written in with the next turn of { name-inside }, if "{ $then }" is legal after that; otherwise it lapses.
dispute-slip-offer-way = Who agrees accepts it; who plays on declines it.
dispute-slip-accept-way = It takes effect when { name-inside } agrees to the same offer as well, and all others have.
dispute-slip-post-way = { $ruled ->
    [yes] { name-inside } writes it in with the next entry or with a post; if they do not, the referee can, with a ruling:
   *[no] { name-inside } writes it in with the next entry, or with a post:
}
dispute-slip-lapsed = It has lapsed: the game has gone on since, so that nobody can write it in.
dispute-slip-lapsed-way = It binds nobody; { by-inside } may sign another one behind entry { $last }.
dispute-slip-aside = The entry behind which it was signed does not stand in the line, so nobody can write it in.
dispute-slip-aside-way = { by-inside } may sign another one behind entry { $last }.
dispute-slip-early = The entry behind which it was signed is in none of the copies, so that nobody can say whether it waits.
dispute-slip-early-way = Ask { by-inside } for everything that they have.
dispute-slip-invalid = It cannot be written in as things stand: { $reason }.
dispute-slip-invalid-way = { $forged ->
    [yes] Nothing can be held against { by-inside } for it; ask { by-inside } for it again, if it is theirs.
   *[no] Nothing has to be done: it binds nobody.
}

## What the copies say about time; $due is sentences such as `dispute-duty`

dispute-clock-copy = By { $source }, which has the line up to entry { $last }: { $due }
dispute-entry-late = Entry { $entry } came { $days ->
    [one] { $days } day
   *[other] { $days } days
} late.
dispute-entry-in-time = Entry { $entry } was in time.
dispute-clock-only = Only { $sources } has this: { $told }.
dispute-clock-then = If it is written in now, then: { $due }
dispute-clock-never = It cannot be written in at the end of the line, so that nothing follows from it.
dispute-duty = Since { $since }, { name-inside } has { $duty ->
    [join] to join
    [reveal] to roll
    [turn] to move
    [open] to open a board
   *[save] to say what is kept
}, { $limit ->
    [grace] until { $until }, with grace until { $grace }
    [until] until { $until }
   *[none] without a deadline
}.

## The report

# $contested says whether there is a question of time, $copies is how many copies there are.
dispute-verdict = { $verdict ->
    [stops] STOPPED: the line has to be ruled on
    [signed-twice] somebody has SIGNED TWICE; the line goes on
    [invalid] INVALID: something in the copies cannot stand
    [incomplete] something cannot be judged yet
    [fell-out] { $contested ->
        [yes] entries fell out, and there is a question of time to decide
       *[no] entries fell out, and nobody is at fault
    }
    [behind] the copies agree, and some have more than others
   *[same] { $copies ->
        [one] one copy, which is valid
       *[other] the copies are the same
    }
}
dispute-game-id = game { $id }
# $letters says whether they are entries out of letters, and no log.
dispute-copy-entries = { $entries ->
    [0] no valid entry
    [one] { $letters ->
        [yes] { $entries } entry in letters
       *[no] { $entries } entry
    }
   *[other] { $letters ->
        [yes] { $entries } entries in letters
       *[no] { $entries } entries
    }
}
dispute-copy = { $source }: { dispute-copy-entries }{ $standing ->
    [behind] , behind by { $lacks }
    [branch] , goes its own way from entry { $leaves } on
    [apart] , goes its own way
    [broken] , INVALID
   *[whole] { "" }
}
dispute-no-game = { $source }: there is no game in it: { $reason }
dispute-empty = it is empty
# An entry or a slip in the file; $what is its kind: dispute-entry-kind or dispute-slip-kind.
dispute-stray = Something of { by-inside } in { $sources } ({ $what }) belongs to none of these games; add the log of its game.
# Entries of a log, by their key.
dispute-entry-kind = { $kind ->
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
# Slips, by their key.
dispute-slip-kind = { $kind ->
    [note] a note
    [claim] a claim of time
    [resign] a resignation
    [offer] an offer
    [accept] an acceptance
    [order] an order
    [rekey] a new key
    [extend] an extension
    [absence] an absence
    [received] a receipt
   *[refill] a refill
}
dispute-evidence-written = The evidence is in { $file }. Anybody can check it, without the copies: { $command }
dispute-ssh-written = The evidence for ssh-keygen is in { $file }. Check it without this program: { $command }
dispute-summary-none = no game: nothing can be judged
# $signers is how many have signed twice, $names are they; $wrong is how many things are wrong.
dispute-summary = { $games ->
    [one] one game
   *[other] { $games } games
}: { $signers ->
    [0] { $wrong ->
        [0] no dispute
        [one] one thing is wrong; nobody is proved to have signed twice
       *[other] { $wrong } things are wrong; nobody is proved to have signed twice
    }
   *[other] it is proved that { $names } signed twice
}

## The letter

dispute-letter-to = To { $names }
# The id follows on a line of its own.
dispute-letter-game = This is about your game of { $game }, begun on { $date }. Its full name, by which everybody's program knows it, is
dispute-letter-copies = { $copies ->
    [one] I have been given one file about it ({ $sources }), and have looked at every entry in it.
   *[other] I have been given { $copies } copies of it ({ $sources }) and have compared them entry by entry.
}
dispute-letter-result = { $verdict ->
    [stops] There are entries in them of which one only can be the next, and the rules leave it open which: that has to be decided.
    [signed-twice] Somebody has signed two entries of which one only can stand, and that is proved. The game goes on all the same.
    [invalid] Something in them cannot stand. It counts for nothing, no matter who brought it. The reasons are below.
    [incomplete] Something in them cannot be judged yet, because an entry is missing that nobody has handed in.
    [fell-out] { $contested ->
        [yes] They differ: what was decided since has put some entries out, and time is in question.
       *[no] They differ, and nobody is at fault: what was decided since has put some entries out.
    }
    [behind] They agree in everything that they have; some of them only have more entries than others.
   *[same] { $copies ->
        [one] There is nothing else to compare it with. In itself it is in order.
       *[other] They are the same, to the letter.
    }
}
dispute-letter-contested = Somebody says that time is over, or the copies differ in what they say about time. Until when each of you has time, and what is in one copy only, stands above; what follows from it the referee decides.
dispute-letter-agree = So there is nothing to quarrel about: what was handed in agrees, as far as it goes.
dispute-letter-why = How this can be known. Every entry of a game ends with a signature. It is made with a secret that only its owner has, and it fits this one text only: if a single character is changed, it does not fit any more. Everybody's half for checking stands at the beginning of the game, where all have agreed to it. And every entry names the one before it by a number that is worked out of its whole text. At each moment one person holds the pen and writes the next entry; so nobody can slip an entry in, take one out or change one without everybody's being able to see it, and who signs two entries for the same place has given the proof of it. None of this rests on my word: the same files give the same answer to anybody who checks them with the program `adjudicate`, or with another one.

## Faults of a log, which `adjudicate verify` and `adjudicate dispute` find: without a capital and a full stop. $why is `fault-mismatch`, or details
## of cryptography in English

fault-mismatch = the signature does not hold
fault-signature = the signature is not { $author }'s over this text: { $why }
hint-signature = the entry was changed after it was signed, or signed with another key; ask its author for it again
fault-slip-signature = the signature of `{ $by }` on this slip does not hold: { $why }
fault-seq = `seq` is { $seq } where { $expected } belongs
fault-prev = `prev` is not the id of the entry before
fault-no-prev = `prev` is missing; only the charter has none
fault-order = here stands entry { $seq } where { $expected } belongs
fault-link = entry { $number } is not built on the one before it
fault-position = the position after this turn is `{ $right }`, not `{ $written }`
fault-dice = the elements give the throw `{ $right }`, not `{ $written }`
fault-no-dice = this entry completes the throw `{ $right }`, and `dice` is missing
fault-no-throw = this entry completes no throw, so it has no `dice`
fault-unsigned = the entry has no `sig` line before the next one begins
fault-long = an entry has at most 16,384 bytes, and this one goes on
fault-cut = the log ends in the middle of this entry: its `sig` line is missing
fault-empty = the file is empty; a log begins with its charter
fault-cut-short = the log ends after the line `---`, with which an entry begins
fault-first-line = { $found ->
    [blank] an entry begins with the line `---`, and here stands a blank line
    [mark] an entry begins with the line `---`, and here stands a byte order mark
    [return] an entry begins with the line `---`, and here stands a carriage return; lines end with LF alone
    [comment] an entry begins with the line `---`, and here stands a comment
    [directive] an entry begins with the line `---`, and here stands a directive
   *[other] an entry begins with the line `---`, and here stands something else
}

# Logs of events that were handed in
dispute-event = Event "{ $event }": { $verdict ->
    [signed-twice] signed twice
    [a-copy-is-invalid] a copy is invalid
   *[the-copies-agree] the copies agree
}
dispute-event-id = event { $id }
dispute-event-copy = { $source }: { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}{ $standing ->
    [broken] , INVALID at entry { $number }: { $reason }
    [apart] , goes its own way from entry { $number } on
    [behind] , behind by { $number }
   *[whole] { "" }
}; last is { $head }
dispute-event-parts = After entry { $entry } the logs part:
dispute-event-branch = { $number }. { $source } goes on like this:
dispute-event-entry = entry { $entry }  { $told }; signed by { $by }, dated { $at }
dispute-event-more = and { $number } more
dispute-event-twice = { $by } has signed twice: entry { $entry } ({ $id }) in { $one } and entry { $second } ({ $second-id }) in { $other }. Both signatures are of the key { $key }, which the charter names, and stand behind the same entry; only a director writes entries, so no letter of anybody else explains it. Up to entry { $after } both logs are the same.{ $handover ->
    [yes] { " " }In a handover it is that of the slip.
   *[no] { "" }
}
dispute-event-ways = Keep both logs as they are: they are the proof, and anyone who has them can run `adjudicate dispute` over them. What the games give does not depend on the director: `adjudicate event verify` holds either log to them. Which of the two goes on is not for the program to say; those who play agree on it, or hold another event.
dispute-event-entry-id = entry { $entry }: { $id }
dispute-no-event = { $source }: there is no event in it: { $reason }
dispute-event-about = About the event "{ $event }", directed by { $name }.
dispute-event-agree = The copies of its log agree, as far as they go.
dispute-event-no-file = of an event no file with evidence is written: its two logs are the proof
dispute-event-summary = { $events ->
    [one] one event
   *[other] { $events } events
}: { $signers ->
    [0] { $wrong ->
        [yes] something is invalid; nobody is proved to have signed twice
       *[no] no dispute
    }
   *[other] it is proved that { $names } signed twice
}

# What an entry in the log of an event has done
event-deed-charter = the charter of "{ $event }"
event-deed-enter = { $player } enters { $sections }
event-deed-leaves = { $player } leaves { $section }
event-deed-leaves-event = { $player } leaves the event
event-deed-leave = { $player } is away { $period }
event-deed-appeal = { $player } appeals: "{ $text }"
event-deed-handover = { $player } directs the event from here on
event-deed-start = the lots are drawn
event-deed-draw = the draw of { $section }
event-deed-pair = { $section }, round { $round } is paired: { $boards }
event-deed-pairing = { $section }, round { $round } is paired by hand: { $boards }
event-deed-result = { $section }, round { $round }, board { $board }: the result is { $points }
event-deed-points = { $section }, round { $round }, board { $board }: it is ruled that the points are { $points }
event-deed-rekey = { $player } has the key { $key } from here on
event-deed-upheld = an appeal is upheld: { $decided }
event-deed-dismissed = an appeal is dismissed
event-deed-claim = { $player } claims { $points } for { event-board }
event-deed-consent = { $by } hands over to { $player }
event-deed-post = slips are written in

# Remarks about what was handed in
evidence-invalid = { $source }: as evidence it is invalid ({ $class }), and proves nothing: { $flaw }; its entries are looked at all the same
no-copies-here = { $directory }: no copies are in this directory
copy-damaged = { $source }: no entry is in it; something damaged is: { $why }
copy-empty = { $source }: no entry is in it
