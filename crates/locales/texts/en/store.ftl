# Texts for the operator of a store. The first ones say why commands about it and desks over it fail. A store is a database that many desks share. $why has the
# words of the database or of the system.
store-url-wanted = a store is a database whose URL begins with postgresql://
store-url-wanted-hint = a desk over a directory needs no store: `adjudicate mail serve --games DIRECTORY`
no-databases = this program was built without databases
no-databases-hint = `cargo install adjudicate --features postgres` has them
no-game-of-store = no game of the store has an id that begins with { $name }
no-game-or-path-of-store = no game of the store has an id that begins with { $named }, or this path
no-game-or-path-of-store-hint = `adjudicate store games URL` lists them
several-games-of-store = several games of the store have ids that begin with { $named }
game-removed = the game was removed a moment ago
letter-dealt-with = the letter is left for nobody any more: somebody else has dealt with it; nothing was written
letter-dealt-with-hint = `adjudicate mail unread` lists those that are left
game-changed-meanwhile = somebody else has changed the game in the store in the meantime; nothing was written there

# Desks over a store
desk-name-taken = another desk called `{ $name }` is at work on this store
desk-name-taken-hint = every desk has a name of its own (--desk NAME); one that was killed is forgotten after { $seconds } seconds
desk-state-elsewhere = the desk would keep its state elsewhere
early-of-store-hint = `store export` shows them below state/early
others-first = others were first { $times } times, and nothing was changed
others-first-hint = it is tried again later; if it goes on, too many desks work on the same games
log-gone = { $path } has gone while the desk was at work

# Connections, and what the database answers. $place is the name of the database with its servers.
database-url-wrong = the URL of the database is none: { $why }
database-in-the-open = `sslmode=disable` is for a database on this computer
database-in-the-open-hint = letters and keys of players would be read on the way
certificate-unusable = the certificate { $file } cannot be used: { $why }
no-tls = TLS cannot be had: { $error }
passwords-of-all = { $file } can be read by others, and is not used
no-connection = there can be no connection: { $error }
database-unreached = the database at { $place } cannot be reached: { $why }
database-unreached-hint = nothing is lost: what was taken is given back when its lease ends
database-silent = it has not answered for { $seconds } seconds
server-silent = { $server } has not answered for { $seconds } seconds
server-reads-only = { $server } takes no writes
server-old = { $server } is an old primary: it has timeline { $own }, and another server has had { $highest }
database-busy = the database has said { $times } times that others were first, and nothing was changed: { $why }
database-uncounted = the database counts nothing
password-refused = the database refuses the password: { $why }
password-refused-hint = `store: password_command` in the configuration, PGPASSWORD or ~/.pgpass have it; docs/store.md
no-such-database = there is no such database: { $why }
no-such-database-hint = `createdb` makes one, then `adjudicate store init`
no-store = there is no store in this database: { $why }
no-store-hint = `adjudicate store init URL` makes one
no-right = the database does not let this user do that: { $why }
no-right-hint = docs/store.md says which rights a desk needs
database-full = the disk of the database is full, and nothing was changed: { $why }
database-full-hint = make room there; what waits is dealt with then
statement-too-long = the database has ended a statement that took too long, and nothing was changed: { $why }
statement-too-long-hint = `options=-c statement_timeout=...` in the URL says how long; the database may be overloaded
database-short = the database has run out of something: { $why }
database-refuses = the database refuses: { $why }
database-log-hint = its log says more
changed-by-hand-hint = its tables were changed by hand, or the database is of a kind that this program does not know
database-not-trusted = the connection to the database is not trusted: { $why }
database-not-trusted-hint = `sslrootcert=FILE` in the URL names the certificate to trust; docs/store.md
other-column = the store has a column of another type: { $why }
database-unasked = the database cannot be asked: { $why }
database-unasked-hint = `store: password_command` in the configuration, PGPASSWORD or ~/.pgpass have the password
row-unreadable = the store holds a row that cannot be read: { $error }
id-is-none = the store holds an id that is none: its rows were changed by hand
message-unpacked = the store holds a message that cannot be unpacked
message-unpacked-hint = its row was changed by hand

# Versions of the tables
program-too-old = the store has been brought to a version with which programs of version { $version } cannot work any more
program-too-old-hint = use the newer program everywhere; nothing is lost: what this one had in hand is taken by others
store-newer = the store at { $place } has been brought to version { $version }, and this program knows versions up to { $own }
store-newer-hint = use the newer program everywhere; a store does not go back
store-half = the store at { $place } was being brought to version { $version }, and that was not finished
store-half-hint = `adjudicate store init URL` finishes it; nothing is lost
store-older = the store at { $place } is of version { $version }, and this program wants { $own }
store-older-hint = `adjudicate store init URL` brings it forward, while older desks go on; docs/store.md
table-held = somebody holds a table of the store, so that it cannot be changed
table-held-hint = a long `store export` or a backup does that; then `adjudicate store init URL` again

# Directories that are brought into a store, and written out of one
no-export = { $directory } is not what `store export` writes
no-export-hint = it has the directories games, events, state and mail, or some of them; docs/store.md says how a desk's are put there
export-unfinished = the export into { $directory } was not finished
export-unfinished-hint = `store export` into the same directory finishes it
no-file-of-desk = `{ $file }` is none of the files that a desk keeps
no-file-of-desk-hint = move that file out of the directory
name-not-utf8 = the name of { $file } is not in UTF-8
name-not-utf8-hint = a store has names in UTF-8 only: give the file another name
no-path-below = the store holds a document called { $name }, which is no path below a directory
no-path-below-hint = no program of ours writes such a name: look at who can write into the store, and remove the row
log-not-whole = { $path } is not the log of a game, every byte of it
log-not-whole-hint = `adjudicate verify` says what is wrong with it; move it away, or mend it first
second-copy = { $path } is a second copy of a game
second-copy-hint = a store has every game once: move one of the copies away
same-game-twice = { $path } and { $other } are the same game
other-state = the store has the game of { $path } already, and another state of it
other-state-hint = `store export` shows what it has
others-at-work = others are at work on the same games in the store
others-at-work-hint = stop them, or do it again: what was brought in is passed over
archive-into-export = { $directory } has an export of a store
archive-into-export-hint = name another directory: the next export would not know the archived games
archive-other-file = { $file } is there already, with other contents
archive-other-file-hint = archive into another directory
archive-unlike = { $file } is not what was written into it
archive-unlike-hint = the game is still in the store; check the disk
archive-invalid-hint = the game is still in the store; `store check` lists all faults

# The erasure of a person
erase-no-address = `{ $given }` is no address
erase-plays = the address plays in { $number ->
    [one] 1 game that is not over
   *[other] { $number } games that are not over
}: { $games }; nothing was erased
erase-plays-hint = end these games first, by `resign` or by a ruling: a desk could not write to a player without an address
erase-overtaken = somebody has changed one of the documents meanwhile; nothing was erased
do-it-again-hint = do it again

# A desk at work, and the commands of its operator
letters-in-store-hint = leave --games and --maildir out; `mail receive --store URL` puts messages there
no-threads = no threads can be had: { $error }
no-maildir = { $directory } is no Maildir: { $error }
no-maildir-hint = a Maildir is a directory with the directories `new`, `cur` and `tmp`
desk-at-work = another desk is at work already
no-signals = signals cannot be received: { $error }
no-collector = no collector can be answered at { $address }: { $error }
one-message-for-store = with --store, one message is read from standard input
metrics-of-store = --metrics tells of a store
metrics-of-store-hint = --store URL names it; docs/store.md
player-no-address = --player: `{ $player }` is no address: { $why }
no-refused-message = no refused message has a name that begins with `{ $beginning }`
no-refused-message-hint = `adjudicate store refused URL` lists them
several-refused-messages = several refused messages have names that begin with `{ $beginning }`
nothing-erased = nothing was erased
store-faulty = the store has faults
store-faulty-hint = docs/store.md says what to do about each kind of fault; no desk has to be stopped

# What the commands print. $number, $games and so on are numbers of these things.
store-is-there = The store is there, as this program wants it.
store-brought-forward = The store is there, and was brought to version { $version }.
store-moved = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $documents ->
    [one] { $documents } other document
   *[other] { $documents } other documents
} and { $messages ->
    [one] { $messages } message
   *[other] { $messages } messages
}
store-imported = { store-moved } brought into the store.
store-exported = { store-moved } written into { $directory }.
store-more = There are more; --limit N shows them.
store-archived = { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} written into { $directory }, verified, and removed from the store.
store-archive-of-events = { $number ->
    [one] { $number } finished game stays in the store because it belongs to an event.
   *[other] { $number } finished games stay in the store because they belong to an event.
}
store-archive-waiting = { $number ->
    [one] { $number } finished game stays in the store because a desk still has to look at it.
   *[other] { $number } finished games stay in the store because a desk still has to look at them.
}
store-archive-changed = { $number ->
    [one] { $number } finished game stays in the store because somebody has changed it meanwhile.
   *[other] { $number } finished games stay in the store because somebody has changed them meanwhile.
}
store-erase-ask = Delete everything about { $address } that no signed log holds?
store-erased = Deleted about { $address }: { $letters ->
    [one] { $letters } letter
   *[other] { $letters } letters
} from it, { $messages ->
    [one] { $messages } message
   *[other] { $messages } messages
} to it, { $documents ->
    [one] { $documents } document
   *[other] { $documents } documents
}, { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} by which it was found or counted.
store-erased-all = No signed log of the store names it.
store-erase-stays = Stays: { $path }, { $what }
erase-stays-document = a document of an event that names the address
erase-stays-log = the signed log of a game whose charter names the address
store-no-desks = No desk has worked on this store in the last thirty days, or all have ended.
store-desk = { $name }: { $state ->
    [working] at work
   *[silent] silent
}, last active { $seconds } s ago{ $version ->
    [none] { "" }
   *[other] , version { $version }
}{ $chores ->
    [none] { "" }
   *[other] , { $chores }
}

# The size of a store, each on a line. $timeline is 0 for a database that has none.
store-server = { $server } takes the writes{ $timeline ->
    [0] { "" }
   *[other] , on timeline { $timeline }
}
store-games = { $number ->
    [one] { $number } game
   *[other] { $number } games
}
store-entries = { $number ->
    [one] { $number } entry
   *[other] { $number } entries
}
store-inbox = { $number ->
    [0] 0 messages that came in are not dealt with yet
    [one] { $number } message that came in is not dealt with yet, the oldest for { $seconds } s
   *[other] { $number } messages that came in are not dealt with yet, the oldest for { $seconds } s
}
store-unread = { $number ->
    [one] { $number } message is left for a person
   *[other] { $number } messages are left for a person
}
store-outbox = { $number ->
    [one] { $number } message has to be sent
   *[other] { $number } messages have to be sent
}
store-refused = { $number ->
    [one] { $number } message will not be taken by any server
   *[other] { $number } messages will not be taken by any server
}
store-due = { $number ->
    [one] { $number } game has something due now
   *[other] { $number } games have something due now
}
store-early = { $number ->
    [one] { $number } entry waits for what comes before it
   *[other] { $number } entries wait for what comes before them
}
store-at-work = { $number ->
    [one] { $number } desk is at work
   *[other] { $number } desks are at work
}

# Games of a store
store-no-games = No game of the store is like that.
store-invalid-log = an invalid log
store-game-entries = { $number ->
    [one] { $number } entry
   *[other] { $number } entries
}{ $last ->
    [none] { "" }
   *[other] , the last of { $last }
}, in { $file }
store-game-next = { $time ->
    [now] A desk looks at it again as soon as one can.
   *[other] A desk looks at it again at { $time }.
}
store-game-invalid = Invalid: { $reason }
listed-no-entries = it is not made of entries
store-game-more = There are earlier entries; --limit N shows them.
store-game-nothing = Nothing waits in the store for it or for its players.
store-game-waits = Waits, { $kind ->
    [beside] beside
    [inbox] inbox
    [unread] unread
    [outbox] outbox
   *[refused] refused
}{ $id }: { $text }
waiting-elements = { $number ->
    [one] { $number } element of the dice
   *[other] { $number } elements of the dice
}
waiting-entries = { $number ->
    [one] { $number } entry that is not in the log
   *[other] { $number } entries that are not in the log
}
waiting-mail = { $kind ->
    [inbox] from or about { $address }
   *[outbox] to { $address }
}{ $number ->
    [0] { "" }
    [one] , put off { $number } time
   *[other] , put off { $number } times
}

# `adjudicate store check`. $what a fault is about stands before it.
store-check-progress = { $number } games are checked
store-checked = { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, { $events ->
    [one] { $events } log of an event
   *[other] { $events } logs of events
} and { $documents ->
    [one] { $documents } other document
   *[other] { $documents } other documents
} are checked.
check-table = table { $table }
check-rows = { $rows } of its rows belong to no game and to no document of the store, or to one that does not name them
check-length = its row says { $said } entries, and there are { $there }
check-entry = the row of entry { $entry } is not that of the entry that stands in it
check-id = its id is not that of its charter
check-head = its head is not its last entry
check-piece = the id of a piece beside its log is not that of the piece
check-address = it is not found by the address { $address }, which its charter names
check-no-id = its id or its head is none
check-due = something has to be told about it, and no desk looks at it: table due has no row
check-invited = it is not found by the address { $address }, which it invites
check-other-table = a document of this name belongs in another table

# `adjudicate store refused`
store-refused-none = No message was refused.
store-refused-retried = { $number ->
    [one] { $number } message will be sent again by the next desk that sends.
   *[other] { $number } messages will be sent again by the next desk that sends.
}
store-refused-dropped = { $number ->
    [one] { $number } message deleted.
   *[other] { $number } messages deleted.
}
store-refused-message = { $to ->
    [none] to nobody who can be made out
   *[other] to { $to }
}{ $since ->
    [none] { "" }
   *[other] , since { $since }
}: { $subject }
store-refused-what = `adjudicate store refused URL retry MESSAGE` sends one again, and `drop MESSAGE` deletes it; the desk's log has the reason.

# `adjudicate mail status`: how the games of a desk stand. $standing is one of the next four, or several of the last.
desk-game = { $file }{ $game ->
    [none] { "" }
   *[other] { " " }({ $game })
}, { $number ->
    [one] { $number } entry
   *[other] { $number } entries
}: { $standing }
desk-game-unusable = cannot be used: { $error }
desk-game-over = over
desk-game-settled = settled by the event, and not played on
desk-game-due = { $name } is due{ $until ->
    [none] { "" }
   *[other] { " " }until { $until }
}{ $late ->
    [yes] , OVERDUE
   *[no] { "" }
}
desk-decision = { $file }: { $by } claims since { $time } that { $against } is out of time, and you decide
desk-games = { $number ->
    [one] { $number } game
   *[other] { $number } games
}, { $running } running, { $late } overdue.
desk-mail = mail to { $to }: { desk-mail-state } since { $since }
desk-mail-state = { $state ->
    [waiting] waiting
   *[refused] refused
}
desk-mails = Mail: { $waiting } waiting, { $refused } refused.
desk-invitation = { $names ->
    [none] { $file }: an invitation, which waits for nobody: the game begins
   *[other] { $file }: an invitation, which waits for { $names }
}
desk-letter-nobody = nobody who can be made out
desk-letter = { $reason ->
    [none] letter from { $from }, left for you: the desk has kept no note of why
   *[other] letter from { $from }, left for you: { $reason }
}
desk-letters-hint = `adjudicate mail unread` shows these letters, and you answer, play or close them with it.
desk-early = entry { $entry } of { $by }{ $from ->
    [none] { "" }
   *[other] { " " }(from { $from })
} waits since { $since } for the entry sha256:{ $id }..., which is not here
desk-standstill = Since { $since } nothing can be sent, and everything waits: { $reason }

# The same as a page for a browser: its title, the heads of its columns, and the titles of its parts
desk-title = The referee's desk
desk-file = File
desk-entries = Entries
desk-stands = Stands
desk-waiting = Waiting
desk-post = Mail
desk-to = To
desk-since = Since
desk-letters = Letters that are left for you

# Why a message was left for a person, or put off.
message-lost = { $count } desks in a row have taken it and not come to an end with it
message-put-off = it was put off { $count } times, the last time because: { $last }
message-waits = an entry in it is dated ahead, or a file cannot be read now
