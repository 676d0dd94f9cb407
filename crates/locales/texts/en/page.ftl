# What the page itself says in a browser: headings, buttons, fields and notes. Everything else that it shows is in the other files.
# A form of a text is chosen by one value, a number or a word; texts here refer to no others.

# The language's own name, in its own words: readers choose by it
language = English
languages = Language

title = adjudicate
lead = Board games by letter and e-mail, with a referee. Everything happens on your device: this page works without a network and cannot connect to anything.
loading = One moment: the referee is being unpacked.
loading-damaged = this copy of the page is damaged. Get it again from where you have it.
loading-failed = The referee cannot run in this browser: { $why }
footer = Everything happens on your device. This page cannot connect to anything.
skip = To the content
fault = The referee broke off at something that it should have refused. What was kept is as it was before. ({ $why })

# The parts of the page, as the buttons at its head call them
nav = What to do
nav-check = Check
nav-look = Replay
nav-play = My games
nav-practise = Practise
nav-dispute = Dispute
nav-start = Start
nav-learn = Learn

# The first choice: what somebody can want who opens the page
start-title = What do you want to do?
start-friend = Play with a friend
start-friend-about = Set up a game, and send the first letter.
start-letter = I got a letter
start-letter-about = Paste it, choose its file, or drop it anywhere.
start-learn = Learn a game
start-learn-about = Its rules, one after the other, with positions to try.
start-practise = Practise
start-practise-about = Any game against yourself.
start-check = Check a game
start-check-about = Is it genuine? Signatures, rules, dice, result.

# A box for files and letters
files-drop = Drop a file here, or anywhere in the page
files-choose = Or choose its file
files-directory = A whole directory, such as a tournament's
files-directory-dropped = This browser does not let a page that was opened from a file look into a dropped directory: choose it below instead.
files-paste = Paste the whole letter here
files-pasted = Take it in

# The part that checks games
check-title = Check a game
check-lead = Drop a game here to see whether it is genuine: signatures, rules, dice, result.
check-summary = Checked: { $count }. Invalid: { $bad }.
check-look = Look at this game
check-json = For scripts (JSON)
check-letters = What the letters hold, held against the logs
check-event = Tournament

# The part that shows a game turn by turn
look-title = Replay a game
look-none = First give the page a log to look at.
look-other = Look at another game
look-which = Game
look-controls = Go through the game
look-first = To the beginning
look-back = Back
look-on = On
look-last = To the end
look-entry = Entry
look-turn = Turn the board
look-story = What happened
look-step = Entry { $entry }, { $date }, written down by { $by }
look-proof = Why nobody could choose this throw
look-words = The board in words
look-text = The board in characters

# What screen readers say of boards and of their places
board = The board. Arrow keys go from place to place.
board-empty = { $name }: empty
board-holds = { $name }: { $what }

# The part with the lessons
learn-title = Learn a game
learn-lead = The rules one after the other, each with a position to try.
learn-lessons = { $count ->
    [one] { $count } lesson
   *[other] { $count } lessons
}
learn-place = Lesson { $number } of { $count } ({ $name })
learn-other = ‹ All games
learn-next = Next lesson
learn-back = Lesson before
learn-skip = Skip it
learn-again = Begin anew
learn-end = That was the last lesson.
learn-hint = Give me a hint
learn-rule = The rule as it is written
learn-rules = All rules of this game
learn-common = Rules of all games
learn-right = Right: { $recorded }
learn-elsewhere = { $recorded } is allowed, but is not what was asked. { $task }
learn-say = Your answer, such as claim draw or offer draw
learn-say-do = Answer
learn-options = Your answer: options such as stones=4, or none

# The part for playing against oneself
practise-title = Practise
practise-lead = Any game against yourself: nothing is signed, nothing is kept.
practise-game = Game
practise-players = Players, in their order
practise-first = Who begins
practise-first-dice = A coin or the dice decide
practise-options = Rules of this game: options
practise-begin = Begin
practise-again = ‹ Other game
practise-throw = Roll the dice
practise-dice = Type what you rolled, such as 3 5
practise-dice-take = Take these numbers
practise-undo = Take back
practise-lines = What was played
practise-save = Save it as a script
practise-other = Something else, such as: { $name }: offer draw
practise-say = Do it

# Forms for the options of a game
option-default = { $default } (as usual)
option-range = { $name } ({ $accepts })
option-none = This game has no options.

# Choosing a move on the board, typing it, or taking it from a list
move-label = Your move, typed
move-play = Play it
move-list = All moves that are possible ({ $count })
move-none = No move touches { $places }.
move-back = Undo
move-sofar = So far: { $begun }
move-look = Preview
move-typed = Type a move, or choose it from a list
move-hint = Click the place where your move begins, then where it goes; or drag the piece.
move-bar = From the bar
move-in = From the hand
move-off = Off the board

# The time for turns
clock = Time for each turn
clock-none = No limit
clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
clock-own = Other times
clock-about = With a referee, a player who is out of time can lose the game.
clock-turn = Days for a turn
clock-post = Days for the post
clock-grace = Days of grace in the whole game
clock-absence = Days that a player may be away

# Invitations, and answers to them
invite-do = Make the invitation
invite-accept = Accept
invite-joined = You have joined the game.
invite-own = This is your own invitation. Send it to your friend.
invite-send = Send this invitation to your friend.
invite-mail = E-mail it
invite-link = Copy a link
invite-open = Invitations without an answer
invite-again = The letter again
invite-withdraw = Take it back
invite-first-me = I begin
invite-first-friend = My friend begins
invite-counter = I would like other terms
invite-same = As in the invitation
invite-is-same = This is the game that you offered.
invite-is-counter = Your invitation is answered with other terms:
invite-is-used = You have used this invitation for another game already. If you join this one as well, it is a second game.
invite-is-withdrawn = You have taken this invitation back.
invite-is-expired = Your invitation has expired.

# Keys, games, what can be done in them, backups
play-key = Your key
play-key-lead = It signs for you and makes your dice. It stays in this page; the only copy outside is the file that you save.
play-key-none = No key is open.
play-key-open = Open a key file (OpenSSH)
play-key-passphrase = Its passphrase
play-key-unlock = Open it
play-key-locked = This key file has a passphrase.
play-key-new = Make a new key
play-key-new-passphrase = A passphrase for your key (may be left out)
play-key-new-passphrase-needed = A passphrase for it
play-key-new-shared = Your key is made now. With a passphrase it can be kept in this browser; without one, save its file before you leave the page.
play-key-new-about = Your key is made now. It signs for you and makes your dice.
play-key-comment = Your name (others see it)
play-key-make = Make it
play-key-save = Save your key now: without it you cannot go on in your games.
play-key-download = Save the key file
play-key-line = Your player id: send this line to your opponent
play-key-keep = Keep the key file in this browser, too
play-key-keep-shared = This page was opened from a disk, and every other page that is opened from a disk can read what is kept here. So a key is kept only under a passphrase.
play-key-keep-do = Keep it under this passphrase
play-key-plain = This key is kept here without a passphrase, and every other page that is opened from a disk can read and exchange it. If it is yours, give it a passphrase now; if you do not know it, forget it.
play-key-other = Another key is kept in this browser. If you have no file of that key, it is lost when this one takes its place.
play-key-other-do = Keep this key in its place
play-key-forget = Forget the key
play-key-forget-ask = This page does not know whether you have a file of this key. Without the key you cannot go on in your games. Save it first, or forget it all the same.
play-key-forget-locked = Only its passphrase opens this key. Save the file if you may find the passphrase again: without the key you cannot go on in your games.
play-key-forget-do = Forget it all the same
play-key-saved = Your key is saved.
play-key-copy = Copy it
play-games = My games
play-games-none = No game is here yet.
play-in-lead = Paste it here, choose its file, or drop it anywhere in the page.
play-in-added = { $headline }: { $count } new.
play-in-nothing = { $headline }: nothing new.
play-in-twice = { $name } has signed twice. Go to Dispute with this game's copies.
play-in-stops = Nobody writes before it is decided how the game goes on: go to Dispute with this game's copies, which says how that can be.
play-in-restored = An entry that you had signed was missing from the log; it stands there again.
play-in-early = { $what }: kept until what comes before it is here.
play-in-empty = There is no move in this text. Copy the whole message, with the lines BEGIN and END ADJUDICATE ENTRY.
play-in-ahead = Take it all the same
play-in-backup = This is a backup of games, not a letter. Nothing was changed. If it is yours, see what it would change.
play-in-backup-look = See what it would change
play-new-name = Name
play-new-key = Your opponent's player id (leave it empty only if a referee writes for them)
play-new-mail = E-mail address
play-new-mail-add = E-mail address
play-new-player = Player { $number }
play-new-count = How many players
play-new-referee = Key of a referee, if there is one
play-new-referee-mail = The referee's address
play-new-sign = Set up the game and join
play-new-you = You
play-new-other-key = Another key than the open one
play-new-more = More players, a referee
play-new-ids = I know the player ids of all players
play-export = Back up my games and my key
play-export-lead = Moving to another device? Take this file there, and stop using this page here. Show the file to nobody.
play-export-phrase = A passphrase for the key in the backup
play-export-without = Back up without the key
play-restore = Restore a backup
play-restore-ask = Do you want to restore this backup? Nothing that is here is lost: games only grow, and what you have signed stays signed.
play-restore-would = The backup would change this:
play-restore-done = The backup is restored:
play-restore-do = Restore it
play-restore-new = { $headline }: a new game here.
play-restore-more = { $count ->
    [one] { $headline }: { $count } new entry.
   *[other] { $headline }: { $count } new entries.
}
play-restore-same = { $headline }: nothing new.
play-restore-states = { $count ->
    [one] What you have signed becomes known in { $count } game.
   *[other] What you have signed becomes known in { $count } games.
}
play-restore-boards = Sealed boards that are not here yet: { $count }.
play-restore-nothing = No game is in it.
play-restore-locked = No key is open, so this page cannot tell whether the backup is yours.
play-restore-missing = The backup has no mark of your key: it was saved without the key, or somebody else made it.
play-restore-other-key = The backup has the mark of another key than the one that is open.
play-restore-wrong = Somebody has changed this backup after your key marked it.
play-restore-open = Open your key first, then restore the backup: what you have signed is kept here under its mark.
play-restore-unlock = Your key is in the backup: type its passphrase.
play-back = ‹ Games
play-terms = What was agreed
play-entries = The log
play-say = A message that goes along (may be left out)
play-join = Join the game
play-join-terms = Do you agree to this?
play-answer = Roll the dice
play-give = Give my part of the roll
play-post = Record waiting offers
play-openboard = Open the sealed board
play-save = Tokens that you keep for the next game
play-save-do = Keep them
play-accept = Accept: { $by } offers { $what }
play-other = Resign, offer, claim, say something
play-resign = Resign
play-draw = Offer a draw
play-claim = Claim a draw that the rules give
play-offer = Another offer: takeback 14, result alice 1, bob 0, end, prisoners, referee KEY
play-offer-do = Offer it
play-timeout = Claim that a player is out of time
play-order-when = An answer given ahead: if this is played
play-order-then = then I play
play-order-do = Give it ahead
play-away = Be away
play-away-from = Away from this day
play-away-until = and back on this one
play-rekey = Replace my key in this game
play-rekey-lead = Make a new key and keep its file, or choose one; then sign the change with the old key.
play-rekey-make = Make a new key and save its file
play-rekey-file = The new key's file
play-rekey-do = Replace the key
play-rekey-none = Choose the new key's file first.
play-rekey-then = When the change is recorded, open the new key here. If it is your turn, open it now: your next move is signed with it.
play-lost = I have lost my key
play-lost-lead = Make a new key, and send the game's referee this line. He rules that it takes the place of the old one.
play-lost-who = Who I am
play-lost-line = Show the line for the referee
play-note = Send the message without a move
play-board = The board that you seal
play-board-random = a random one
play-board-mine = my own
play-board-own = Seal a board of my own
play-board-how = A path over all 81 squares, each one of the eight neighbours of the one before. It stays here until it is opened.
play-board-squares = Its squares in their order, such as A1 B1 C2
play-board-file = Or a file with them
play-board-take = Take this board
play-sealed = Show my sealed board's secret, to be kept
play-preview = You are about to sign
play-sign = Sign
play-cancel = Not yet
play-slips = Recorded with it: { $slip }
play-trust = This log is up to date
play-signed = Signed: { $line }
play-send = Send
play-rolls = Roll for me next time, so that no letter is needed for it

# The letter about a game, and the ways to send it
letter-title = The letter
letter-again = The letter about this game
letter-to = To: { $to }
letter-copy = Copy: { $copy }
letter-nobody = No e-mail address is known for the others. Copy the letter and send it by mail or any messenger.
letter-mail = E-mail this move
letter-mail-block = E-mail this move alone
letter-mail-paste = Copy the letter and open the mail program
letter-mail-here = Paste the letter here; it is in the clipboard.
letter-mail-long = The letter is too long for a link: copy it into your mail, or save it as a file.
letter-clipboard = Copy the letter
letter-copied = Copied.
letter-share = Share
letter-download = Save the letter
letter-message = Save as a message (.eml)
letter-log = Save the whole log
letter-text = Its text
letter-ways = Other ways: files, the text
letter-pasteable = The letter is in the clipboard: paste it into a mail or a messenger.

# What the browser keeps, and who else can read it
storage-none = This browser keeps nothing for this page (it may forbid that to pages opened from a file). What you sign is remembered until the page is closed. Back up your games before you close it, and restore them the next time: a player who goes on from an old copy can sign twice, and that ends games.
storage-agree = I understand, and will back up my games before I close this page.
storage-temporary = This browser may clear what it keeps for this page when space is short. Back up your games from time to time.
storage-shared = This page was opened from a disk, and browsers let all such pages share what they keep. Your key is kept only under its passphrase, and your key marks what you have signed: if another page changes that, this page does not sign.
storage-shared-title = What is not protected here
storage-shared-not = Another page that is opened from a disk can still read your games and sealed boards, delete all of it, or put back what was here at an earlier time. Back up your games after you sign, or use the page from a web server (https), where other pages cannot do this.
storage-elsewhere = Another window of this page has signed or taken something in meanwhile. Nothing was written here; what it wrote is shown now. Do it again if you still want it.
storage-failed = What was signed cannot be kept here ({ $why }); nothing was handed out.

# Why the page does not sign
guard-locked = No key is open, and without it this page cannot tell whether what you have signed is still kept as it was.
guard-open = Open your key first.
guard-missing = What is kept here about your games does not have the mark of your key: another page has removed it, or it came here before the key was open. So this page does not sign.
guard-wrong = What is kept here about what you have signed was changed by another page, or put back from an earlier time. So this page does not sign: you could sign twice, and that ends games.
guard-other-key = What is kept here has the mark of another key ({ $key }). So this page does not sign with this one.
guard-then = If you have used that other key here, open it first, then this one. Otherwise restore your newest backup and ask the other players for their copies of your games. When every game here holds the last entry that you have signed, you can go on.
guard-trust = Every game here holds all that I have signed: go on

# The part that compares copies of a game
dispute-title = Copies that contradict each other
dispute-lead = Give the page all copies that there are, whatever they came in: logs, letters, mail folders. It says which is behind, who has signed twice, and what can be done.
dispute-letter = The same as a letter to the players
dispute-evidence = Save the evidence that somebody has signed twice

# Tournaments: what a player can say to the director, and what the committee decides
event-here = My tournaments
event-open = Take part in this tournament
event-in-new = The tournament { $title } is here now.
event-in-longer = { $title }: its log is longer now.
event-in-known = { $title }: nothing new.
event-own = Your games: { $name }
event-log = As of entry { $entries } of the tournament's log, of { $date }. A newer log comes in a letter of the director, or from the tournament's site: bring it in like a letter.
event-forms = What you can say to the director
event-directs = You direct this tournament. The program writes its entries; this page does not.
event-judges = You decide about appeals in this tournament. None waits for you.
event-slips = What you have signed
event-waits = Signed on { $at }: { $what }. The log that is here does not have it.
event-written = Signed on { $at }: { $what }. Entry { $entry } of the log has it.
event-again = The letter again
event-counts = It counts when the director has written it into the log.
event-mail = E-mail it to the director
event-section = Section
event-sections = Sections
event-round = Round
event-board = Board
event-player = Player
event-points = Half points in seat order: 2,0 is a win of the first player
event-reasons = Your reasons, for everybody to read
event-analysis = Your analysis, for everybody to read
event-enter = Enter this tournament
event-enter-do = Enter
event-enter-more = Rating, rounds without a board, another person's seat
event-display = Your name for people, if it differs
event-rating = Your rating
event-byes = Rounds in which you ask for no board
event-in-place = You take the seat of this player; the director rules about it
event-withdraw = Leave the tournament
event-withdraw-do = Leave
event-withdraw-all = All sections
event-withdraw-lead = After the start, your finished games stay as they are.
event-away = Be away from all games
event-away-do = Be away
event-note = Write a remark into the log
event-note-do = Write it
event-note-text = The remark, for everybody to read
event-appeal = Appeal against a decision
event-appeal-do = Appeal
event-appeal-of-what = The decision
event-appeal-until = { $title } (entry { $entry }), until { $until }
event-appeal-of = Appeal of { $by } against { $against }, until { $until }
event-claim = Claim points for an open board
event-claim-do = Claim them
event-claim-board = { $section }, round { $round }, board { $board }: { $players }
event-verdict = Decide about an appeal
event-verdict-do = Decide
event-verdict-on = The appeal
event-verdict-outcome = The outcome
event-verdict-more = Points, and a place other than the appeal's
event-dismiss = Dismiss it: nothing changes
event-rekey = Replace my key in this tournament
event-rekey-do = Replace the key
event-rekey-lead = Make a new key and keep its file, or choose one; then sign the change with the old key. Replace the key in each game that runs as well.
