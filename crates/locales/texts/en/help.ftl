# The help of the commands. This file is made of the texts in the program: `cargo xtask update help`.
argument-absence_days = With --clock: so many days of absence for each player in the whole game
argument-absent = A player who has made no turn; can be given more than once
argument-address = Your mail address; that of the settings if left out
argument-addresses = The lines of the address, with `;` between them; for the first card, and with a second one for the second
argument-after = Parcus: the game before this one in the series; the tokens that its players have kept are carried over
argument-all = Look again at all messages that are unread or have [adjudicate] in the subject, also those that held nothing before
argument-alone = Print just the element's line, which anybody can bring into the log
argument-answer = Give your dice element as soon as it is due, and mail it, so that a throw waits for nobody; your own throws are yours
argument-appeal = The appeal: the number of the entry in which it stands, or its id
argument-ascii = Draw boards without Unicode; by itself on a terminal whose locale is not UTF-8
argument-at = When the letter arrived: 2027-04-11T10:00:00Z
argument-at_once = Begin at once, without asking anybody
argument-behind = Rule behind this entry instead of the last one: its number, or the beginning of its id if it is beside the log
argument-board = The board
argument-boards = Which boards to draw
argument-by = The file with the slip of the new person, who has a key: `adjudicate event enter --in-place-of NAME` makes it
argument-by_hand = The pairing: boards with commas between, players in seat order with `-` between, also where names have one; `bye NAME`
argument-by_post = The director enters a player without a key, who plays by post
argument-byes = A round in which you ask to have no board, for half a point, where the charter allows it: `2`, or `chess:2` if you enter several sections
argument-carry = With --after: this player carries so many tokens, whatever the game before says
argument-certificate = A file with a certificate (PEM) to trust beside those of the system
argument-check = Pair every round of the report anew, and print where it differs
argument-clause = One of its clauses, such as NMM-5 or ALL-3
argument-clock = DAYS a turn, days of TRANSIT, days of GRACE for the whole game
argument-color = Whether to print in colour
argument-comment = The comment behind the key in its public line
argument-copies = Copies: logs, messages, mail folders, directories
argument-date = Sign with this time instead of now (2026-11-20T17:03:11Z)
argument-days = The first day, `to`, and the day on which you are back: 2026-12-20 to 2027-01-06
argument-description = The description: a YAML file with `event`, `director`, `closes` and `sections`
argument-desk = The name of this desk, with --store; no two desks have the same. Without it, one that chance makes
argument-dice_by_referee = Dice are made by the roller and the referee instead of by all players
argument-directory = The directory; this one if left out
argument-dismiss = It is not right, and nothing changes
argument-display = The name of a new person who plays by post
argument-displays = The name for people of a player: NAME=TEXT
argument-dry_run = Show the next round and sign nothing
argument-elements = Bring an element that reached you on its own (`element GAMEID NAME BASE64`)
argument-entry = The number of the last entry that stays: to take entry 15 back, it is 14
argument-event = The event's directory or its log; the one here if left out
argument-events = Directories of events, or their logs; the one here if left out. A list of ratings may stand before them
argument-evidence = Write what proves that somebody signed twice into this new file, which `verify` checks on its own; if they are several, what proves it of the others into FILE-2 and so on
argument-explain = With --dry-run: tell for each player why he does not meet opponents whose points are nearer
argument-file = The game's file; may be left out where there is only one
argument-files = The game's file, its number or the beginning of its name, which may be left out where there is only one; or evidence, or several copies
argument-first = The player who begins; drawn by dice if left out
argument-for_time = The ruling rests on time: it is valid only if by this log the player's time is over
argument-form = In which form
argument-forms = In which form; several with commas. Without it, the end of FILE says which, as in `-o board.png`; else text
argument-from = Begin with this entry
argument-game = The game's file; may be left out where there is only one
argument-games = The directory with the games
argument-generate = Write a random tournament: the same one for the same number
argument-help = Print help (see more with '--help')
argument-help-long = Print help (see a summary with '-h')
argument-host = The address that is told if somebody declines, beside those who have been asked
argument-hosts = With --desk: addresses from which the desk takes in games, with commas between them; `none` for nobody
argument-hours = How many hours
argument-imap = Your mailbox is on this server (IMAP)
argument-in_place_of = Agree to take the seat of this player, in whose place the director puts you
argument-invitation = Answer the invitation in this message with yes, by mail, with your key
argument-json = Print JSON for scripts instead of text for people
argument-keep_choice = Be asked before your next dice, whatever config.yaml says
argument-key = Sign with this OpenSSH Ed25519 key file
argument-language = Write in this language, such as `de`, instead of that of your settings
argument-languages = The language in which the invited people are written to, such as `de`; NAME=LANGUAGE for one of them
argument-lease = So many seconds what a desk has taken is its own, with --store; then it is given to another
argument-leave_out = Keep back a slip that waits (the beginning of its id); `all` keeps all back
argument-letter = The letter's number
argument-line = The move, or a command such as `resign yes`, `accept` or `offer draw`
argument-list = With a list of ratings: the list that it begins with
argument-lists = The addresses of lists or people
argument-log_format = The form of the log: sentences, or JSON with fields
argument-loss = As what it is lost
argument-mail = Your address, for everybody to see in the event's log; the one in the settings if left out, and `none` for no mail
argument-maildir = The Maildir at which mail for the desk arrives
argument-mat = The file is .mat text of a backgammon program: make a script for `table` of it
argument-method = The rating system
argument-metrics = Write OpenMetrics text into this file every few seconds, with --store
argument-metrics_listen = Answer collectors of metrics over HTTP at this address, with --store
argument-name = The player
argument-new = Your new key file
argument-new_key = The new key: `ssh-ed25519 AAAA...`
argument-no_passphrase = Do not protect the file with a passphrase
argument-no_test = Write the settings and send nothing
argument-number = With --mat: take this game alone; of money play one has to be named
argument-numbers = The numbers of the public draw that the charter names
argument-offer = A file with an invitation, `-` for standard input; or the beginning of the offer's id, which may be left out where only one waits
argument-offline = Do not talk to the mail server
argument-old_board = Write it down although the letter answers an older board
argument-once = Do what there is to do, and end
argument-open = Open it as a page in the browser
argument-open_for = Without addresses: the days until the invitation expires
argument-options = An option of the game: KEY=VALUE
argument-organiser = The name under which you sign the charter; found by your key if you play or are the referee
argument-outbox = Write no new message; send what waits
argument-outgoing = Mail is written into this directory, and you send it
argument-output = Write the message here instead of to standard output
argument-password_command = A command that prints the password
argument-paths = The event's directory or its log, then directories or files with games
argument-pgn = A chess game as PGN
argument-plain = Explain an entry without numbers and commands, for people who have never heard of hashes
argument-play = The move, as `adjudicate moves` lists them, in one word or several; asked for step by step if left out
argument-player = The player; the one of the appeal if left out
argument-players = With --generate: the number of players; it follows from the seed if left out
argument-points = Half points in seat order: 2,0 is a win of the first player
argument-private = Show a number in place of this name; then the site has no logs, and no pages of games with this player
argument-rating = A rating, by which players are numbered
argument-reason = Why, for everybody to read
argument-referee = The referee: KEY[,MAIL]
argument-referee_key = His key: a line `ssh-ed25519 ...`, or the path of a .pub file
argument-renew = Make the present token worthless
argument-reply = With --desk: the address to which players without a key answer, with {"{"}{"}"} for their token: desk+{"{"}{"}"}@example.org; `none` puts the token into the subject
argument-report = The report, `-` for standard input
argument-result = The result, for all players in seat order
argument-roll_next = Have your next dice rolled without being asked whether you double (`roll_for_me: true` in config.yaml makes it usual)
argument-round = The round
argument-rounds = With --generate: the number of rounds; it follows from the seed if left out
argument-save = Keep the lines in this file, for --script; where it exists, a dialogue goes on from it
argument-say = A remark that goes into the entry
argument-scale = The game, where the events have several; with options as in `morris stones=3` where it is played with several
argument-scribe_for = As the referee, write for this player, who plays by post
argument-script = Read the lines from this file, `-` for standard input
argument-seats = Without addresses: the number of players, yourself included
argument-seconds = After how many seconds to give up
argument-section = The section
argument-sections = A section to play in; all, if there is only one
argument-seed = Throw the same dice every time that this number is given
argument-send = Mail the entry to the others at once
argument-sendmail = Mail goes out by this program, such as /usr/sbin/sendmail
argument-sheet = One card on A6, or two to a sheet of A5 or A4
argument-show = Print the secret instead of opening the board
argument-sign = Sign your duty at once if there is nothing to decide: the only legal turn, an answer, the slips that end the game. --yes does not say this
argument-slip = Take over, with the slip of the director in this file
argument-smtp = Mail goes out by this SMTP server
argument-ssh = Write the same as files for `ssh-keygen -Y verify` into this directory, new or empty
argument-store = Work on a store that many desks share: `postgresql://USER@HOST/DATABASE`. A game is named by the beginning of its id then, an event by its name
argument-system = The pairing system; that of the report's record 192 if left out, `fide-dutch-2026` if there is none
argument-text = The remark, in one word or several
argument-then = Your answer to it
argument-throw = Throw the dice for the players
argument-time = How each player stands with his time in each running game, the most urgent first
argument-tip_line = Print the line with the new key and its tip that the referee needs, and write nothing
argument-to = Write to this player, or to `referee`, instead of all whom the charter names with an address
argument-tokens = How many tokens
argument-trf = FIDE's Tournament Report File
argument-trust_log = Sign on a log although nothing is kept here about what you have signed in it: say it only if you are sure that the log is up to date
argument-uphold = It is right, and this changes, as by a ruling of that name
argument-user = The user to log in as; the address if left out
argument-version = Print version
argument-viewer = Show it as this player sees it
argument-wait = So many seconds to wait for it
argument-waiting = A player who waits for a place
argument-watch = Show it again whenever the game goes on, until Ctrl-C
argument-when = The move that you wait for
argument-whole = Let the whole log go along
argument-width = How wide a PNG is, in pixels
argument-withdraw = Take an invitation back: the beginning of its number in --list; the only open one if left out
argument-yes = Answer questions with yes
help-about = The referee for board games played by letter and by e-mail
help-accept-about = Accept an offer, or the invitation in a letter
help-accept-clock = An invitation: with this clock instead
help-accept-examples =
    Examples:
      adjudicate accept letter.txt
      adjudicate accept           (the only offer that waits)
      adjudicate accept 3f9a      (the offer whose id begins so)
help-accept-first = An invitation: with `inviter`, `guest` or `lots` beginning instead
help-accept-long =
    Accept an offer, or the invitation in a letter.

    With a letter that holds an invitation: shows its terms, makes your key if you have none, and takes your seat. If the seat is the last one, the game begins, and its first letter is printed or sent. With other terms (--option, --first, --clock) it is a counter-proposal, which the inviter sees as one.

    Otherwise an offer that waits in a game is accepted. The holder of the pen carries the offer out as soon as all others have agreed; before that, and by everybody else, a slip is signed. To refuse an offer, just play on.
help-accept-name = Your name, as the others see it; asked for if left out
help-accept-options = An invitation: with this option of the game instead, as KEY=VALUE
help-answer-about = Give your part of a dice roll that waits for it
help-answer-examples =
    Examples:
      adjudicate answer
      adjudicate answer --alone     (prints the element's line to send by any way)
      adjudicate answer --with "element sha256:... bob 69zmrwf7..."
help-answer-long =
    Give your part of a dice roll that waits for it.

    If you hold the pen, the element goes into an entry; otherwise it is printed as a line for the holder of the pen.
help-away-about = Tell the others on which days you are away
help-away-event = In all games here of the event that the game belongs to; in each of them the days are counted by themselves
help-away-long =
    Tell the others on which days you are away.

    Everything that you owe while you are away is due as many days later. The absence counts once it is written in, at the latest with the next entry of the holder of the pen; if that is you, a post writes it in at once.
help-beginning = Beginning
help-claim-about = Claim a draw, or that a player is out of time
help-claim-draw-about = Claim a draw by the rules of the game
help-claim-draw-help = Print help
help-claim-help = Print help
help-claim-timeout-about = Claim that a player is out of time; the referee decides
help-claim-timeout-help = Print help
help-completions-about = Print a script that completes commands in your shell
help-dispute-about = Compare copies of a game that contradict each other
help-dispute-examples =
    Examples:
      adjudicate dispute alice.yaml bob.yaml
      adjudicate dispute alice/ bob/Maildir carol.mbox
      adjudicate dispute alice.yaml bob.yaml --evidence evidence.yaml   (anybody can `verify` it)
      adjudicate dispute alice.yaml bob.yaml --letter > letter.txt
      adjudicate dispute alice.yaml bob.yaml --ssh evidence && sh evidence/verify.sh
help-dispute-letter = Print a letter to all who are concerned, in plain words
help-dispute-long =
    Compare copies of a game that contradict each other.

    Takes any number of copies, of one game or of several: logs; directories with logs and messages in them; mail folders (a Maildir, or a file in the mbox format), saved messages, and any text that entries or slips stand in. Copies are sorted by game. Nothing is believed but signatures; where a copy came from counts for nothing. The file beside a log (FILE.beside) is read as well. Logs of events are compared among themselves: a director who has signed two that fork is named, with both entries.

    Says for each game where the line goes, or before which entries it stops, and what the referee or the players can do then; which copy is behind; who has signed twice, with evidence; what a ruling or an agreement on a referee has put out; which slips wait; and what is damaged or cannot stand. Behind every finding stands what can be done about it.

    Exit status: 0 if nothing has to be decided, whether or not a copy is behind; 1 if somebody has signed twice, the line stops, or something is damaged or cannot stand; 2 if there was nothing to compare; 3 if a file cannot be read or written.
help-disputes = Disputes
help-doctor-about = Find out what is set up and what is missing
help-doctor-long =
    Find out what is set up and what is missing.

    It checks the settings, whether mail works, and which games wait.

    Nothing is changed and nothing is sent. The exit status is 1 if something is wrong.
help-event-about = Hold a tournament, or take part in one
help-event-announce-about = Announce an event by mail, to lists or to people
help-event-announce-language = The language of the message, such as `de`; that of the settings if left out
help-event-announce-long =
    Announce an event by mail, to lists or to people.

    The message names the sections, and says how to enter: a person who answers it with `enter` and the name of a section, alone on a line, is asked by the desk to confirm, and plays without a key; the event's log goes along for people who have the program. Every address gets a message of its own.
help-event-announce-say = A remark that stands first
help-event-appeal-about = Appeal against a ruling, a result or a pairing
help-event-appeal-entry = The entry of the event's log: its number or its id
help-event-appeal-examples =
    Examples:
      adjudicate event appeal 14 --say "my letter was on the way" --send
      adjudicate event appeal 14 --name otto --say "..."   (the director, for a player without a key)
help-event-appeal-long =
    Appeal against a ruling, a result or a pairing.

    The appeal stands on a slip that the director writes in. The committee that the charter names decides about it.
help-event-appeal-name = The director writes down the appeal of somebody without a key
help-event-appeal-say = Your reasons
help-event-appeal-send = Mail the slip to the director
help-event-away-about = Be away from all your games of an event
help-event-away-long =
    Be away from all your games of an event.

    Everything that you owe on these days is due as many days later. The slip counts when the director has written it in; the referee writes it into each of your games that run, so that you need not do so.
help-event-away-name = The director says it for a player without a key
help-event-away-say = A remark
help-event-away-send = Mail it to the director
help-event-claim-about = Claim points for a board that is open although its section has ended
help-event-claim-long =
    Claim points for a board that is open although its section has ended.

    The director answers with `event rule points`.
help-event-claim-say = Your analysis
help-event-claim-send = Mail the slip to the director
help-event-collect-about = Record the results of all games that are over
help-event-collect-long =
    Record the results of all games that are over.

    Every game is verified first; a result counts up to its last entry. Logs from other places (directories or files, of players, say) are taken into the event's directory where they know more of a game than the copy there.
help-event-crosstable-about = Show who met whom, with which result
help-event-crosstable-help = Print help
help-event-crosstable-section = One section only
help-event-draw-about = Draw a section that is held in groups, or whose players come from other sections
help-event-draw-long =
    Draw a section that is held in groups, or whose players come from other sections.

    The players follow from the entries, or from the final standings of the other sections; the lots from the next number that the director had sealed in the charter, and from all results of these sections. Behind the draw these results change no more.
help-event-enter-about = Enter an event
help-event-enter-display = The name for people
help-event-enter-long =
    Enter an event.

    Signs a slip with your key; `--send` mails it to the director, who writes it into the log, and without it the slip is printed, to be sent by any way. The director enters players who have no key: `--as by-post`.
help-event-enter-name = Your name in the logs; the one in the configuration if left out
help-event-enter-say = A remark
help-event-enter-send = Mail the slip to the director
help-event-export-about = Write a section for other programs as a TRF, FIDE's Tournament Report File, for sections with two players a board
help-event-export-help = Print help
help-event-export-output = Write it here instead of to standard output
help-event-handover-about = Hand an event over to a deputy, or take it over
help-event-handover-long =
    Hand an event over to a deputy, or take it over.

    The director signs a slip, and signs nothing more in the event behind it. The deputy, who has a copy of the event's directory, takes over with that slip, and directs the event from there on. Running games keep their referee until their players agree on the new one.
help-event-handover-name = The director or deputy of the charter who takes over
help-event-handover-send = Mail the slip to the one who takes over
help-event-import-about = Add to the event's log what players have sent: entries, withdrawals and remarks
help-event-import-files = Files with slips
help-event-import-long =
    Add to the event's log what players have sent: entries, withdrawals and remarks.

    The files are messages as they were saved, or texts with armored blocks. In what order they come is all the same.
help-event-long =
    Hold a tournament, or take part in one.

    An event is a directory: its signed log, event.yaml, and the logs of its games. Together they prove everything: who entered, the lots, the pairings, the results, the standings.
help-event-new-about = Begin an event: write and sign its charter
help-event-new-examples =
    Examples:
      adjudicate event new cup.yaml --output summer-cup
      adjudicate event new            (asks step by step)
help-event-new-long =
    Begin an event: write and sign its charter.

    The charter has the sections with their games, options and systems, the tie-breaks, and the end of entering. It binds the director to his part of the lots before anybody enters. From a YAML description, or, on a terminal, step by step.
help-event-new-output = The directory to make for the event; its log is event.yaml in it
help-event-note-about = Write a remark into the event's log
help-event-note-long =
    Write a remark into the event's log.

    A player's stands on a slip, which counts when the director has written it in.
help-event-note-send = Mail a player's slip to the director
help-event-note-text = The remark
help-event-page-about = Make a page of the event: standings, crosstables, and every game with its replay
help-event-page-language = The language of the page, such as `de`; that of the settings if left out
help-event-page-long =
    Make a page of the event: standings, crosstables, and every game with its replay.

    One HTML file that needs nothing else: no network, no other files. Everything on it is recomputed from the logs when it is made; contradictions are at its beginning.
help-event-page-output = Write it into this file
help-event-pair-about = Pair the next round of a section, or of all that are ready
help-event-pair-all = All rounds that can be paired now
help-event-pair-long =
    Pair the next round of a section, or of all that are ready.

    Makes the signed charters of all its games in the directory `games`, and writes who meets whom into the log. In sections where everybody meets everybody all rounds can be paired at once (`--all`). With `--by-hand` and a reason the director pairs as he likes, where the system leaves nothing else; that is a ruling, and everybody sees it. `--dry-run` shows the round and signs nothing.
help-event-pair-section = One section only
help-event-pair-send = Mail every game to its players
help-event-pairings-about = Pair the next round of a tournament that another program runs, from its report (TRF16 or TRF26)
help-event-pairings-long =
    Pair the next round of a tournament that another program runs, from its report (TRF16 or TRF26).

    Prints the number of lines that follow, then a line `WHITE BLACK` for each pair in the order of boards, and `NUMBER 0` for the bye as the last. If no pairing exists, it prints `none`. No event and no key is touched.

    Exit status: 0, 1 if no pairing exists or a round differs, 2 if the report cannot be read.
help-event-ratings-about = Compute ratings from the games of events
help-event-ratings-events = Directories of events, or their logs
help-event-ratings-list = The list to begin with
help-event-ratings-long =
    Compute ratings from the games of events.

    Each event is a rating period, in the order in which they ended. Nothing is stored in an event: the list follows from the logs alone, and `event verify ratings.yaml DIR...` computes it again.
help-event-rekey-about = Replace your key in an event
help-event-rekey-long =
    Replace your key in an event.

    You sign it with the old key, on a slip that the director writes in. From there on the new key signs your slips, and stands in the games that are paired from there on; in each game that runs, `adjudicate rekey` replaces it.
help-event-rekey-send = Mail the slip to the director
help-event-result-about = Record the result of one board from its game
help-event-result-help = Print help
help-event-rule-about = Decide as the director
help-event-rule-bye-about = Give a player who asks for it no board in a round that is not paired yet, and half a point
help-event-rule-bye-help = Print help
help-event-rule-close-about = End a section early: each open board is lost for all
help-event-rule-close-help = Print help
help-event-rule-exclude-about = Exclude a player from the event
help-event-rule-exclude-help = Print help
help-event-rule-help = Print help
help-event-rule-points-about = Give a board these half points, whatever its game says: for forfeits, or games that are still open at the end
help-event-rule-points-help = Print help
help-event-rule-readmit-about = Let an excluded player take part again, from the next round on
help-event-rule-readmit-help = Print help
help-event-rule-rekey-about = Give a player another key; games that run need a ruling of their own
help-event-rule-rekey-help = Print help
help-event-rule-reopen-about = Take the points of a board away, until there is a new result or ruling
help-event-rule-reopen-help = Print help
help-event-rule-substitute-about = Give the seat of a player to another person, with its points and opponents
help-event-rule-substitute-help = Print help
help-event-rule-substitute-mail = The address of a new person who plays by post
help-event-rule-unpair-about = Undo the pairings of the last round of a section, so that it can be paired anew
help-event-rule-unpair-help = Print help
help-event-site-about = Make a web site of the event: a directory of files for any web server
help-event-site-events = Directories of events, or their logs; the one here if left out
help-event-site-language = The language of the site, such as `de`; that of the settings if left out
help-event-site-long =
    Make a web site of the event: a directory of files for any web server.

    Standings, crosstables, rounds, players and games are pages of their own, which need no script to be read and no network; beside them are the results for programs (results.json), a feed (feed.atom), the logs, and the page that checks them. Everything is recomputed from the logs when it is made; contradictions are on the first page. Several events make an archive: each has its site in a directory of its own, and the first page lists the events and the persons in them.
help-event-site-output = The directory of the site; made if it is not there, and an older site in it is replaced
help-event-standings-about = Show the standings of a section, or of all: places, points, and every tie-break with the numbers that it came from
help-event-standings-help = Print help
help-event-standings-section = One section only
help-event-start-about = Draw the lots, after the last day of entering
help-event-start-long =
    Draw the lots, after the last day of entering.

    The lots follow from all entries, from the number that the director had sealed in the charter, and from the public draw, if the charter names one. They number the players of every section: by rating, and where ratings are equal or missing by lots.
help-event-status-about = Show the state of an event: rounds, open boards, duties, and how long they are overdue
help-event-status-help = Print help
help-event-verdict-about = Decide about an appeal, as the appeals committee
help-event-verdict-board = The board; the one of the appeal if left out
help-event-verdict-points = Half points in seat order
help-event-verdict-round = The round; the one of the appeal if left out
help-event-verdict-say = Your reasons
help-event-verdict-section = The section; the one of the appeal if left out
help-event-verdict-send = Mail the slip to the director
help-event-verdict-uphold-bye = A player has no board in a round that is not paired yet
help-event-verdict-uphold-exclude = A player is out
help-event-verdict-uphold-points = A board has these points
help-event-verdict-uphold-readmit = A player who was excluded takes part again
help-event-verdict-uphold-reopen = The points of a board count no longer
help-event-verdict-uphold-unpair = The last round of a section is paired no longer
help-event-verify-about = Verify events with their games: lots, pairings, results, standings
help-event-verify-long =
    Verify events with their games: lots, pairings, results, standings.

    Recomputes everything from the logs alone: who entered when, the lots, every pairing, that every game is the one that was paired and is played under what its section says, and that every result is what its game gives. Names every difference.

    A list of ratings in front of the events is computed again from them.

    Exit status: 0 if everything fits, 1 if anything does not, 3 if a file cannot be read.
help-event-withdraw-about = Leave an event, or one of its sections
help-event-withdraw-long =
    Leave an event, or one of its sections.

    Before the start it is as if you had not entered. Afterwards your finished games stay as they are; the system decides how the others count (docs/events.md).
help-event-withdraw-name = The director withdraws somebody without a key
help-event-withdraw-say = A remark
help-event-withdraw-section = From one section only
help-event-withdraw-send = Mail it to the director
help-examples =
    Examples:
      adjudicate learn nine-mens-morris
      adjudicate new
      adjudicate play d2 --send
      adjudicate       (lists your games)
help-explain-about = Explain a throw or an entry step by step, so that you can check it
help-explain-entry = Explain this entry
help-explain-long =
    Explain a throw or an entry step by step, so that you can check it.

    Explains a whole dispute as well, as a letter that an arbiter can send.

    For a throw: the commitments before it, the revealed elements, and how the numbers follow. For an entry: why it stands where it stands, whose signature it bears, what the rules said, which slips it writes in and who signed them. Every step is a command that can be pasted into bash, so that nobody has to trust this program. Without --entry and --throw, the last throw is explained, or the last entry of a game without dice. Of several copies, and of evidence, it is explained how they contradict each other, as `adjudicate dispute --letter` does.
help-explain-throw = Explain this throw; the first one of the game is 1
help-export-about = Write a game for another program, such as PGN
help-export-long =
    Write a game for another program, such as PGN.

    `--ssh` writes a directory with the text and the signature of every entry and every slip, the keys, and a script that checks all of them with `ssh-keygen` alone: for people who want to trust a program that everybody has.

    `--pgn` writes a chess game for chess programs, `--mat` a backgammon game or match for GNU Backgammon and others: names, date, moves, doubles, remarks and result. Turns that were taken back are left out, and so are the signatures: such a file proves nothing. `--mat` also takes what `adjudicate table --save` has kept of a game that nobody signs.
help-export-mat = A backgammon game as .mat text
help-export-output = The file to write, a new one; with --ssh a directory, new or empty; printed if left out
help-export-ssh = Signatures as OpenSSH keeps them, to check with `ssh-keygen -Y verify`
help-games-about = List your games, those that wait for you first
help-games-examples =
    Examples:
      adjudicate games
      adjudicate games tournament
      adjudicate       (the same, where games are)
help-games-long =
    List your games, those that wait for you first.

    Every game has a number, which commands take for its file's name: `adjudicate show 2`, `adjudicate play d2 --game 2`.
help-help = Print this message or the help of the given subcommand(s)
help-import-about = Add moves from a letter or a file to your games
help-import-files = Files with entries, `-` for standard input
help-import-game = The game's file; found by its entries if left out
help-import-long =
    Add moves from a letter or a file to your games.

    The command finds everything that the files hold by itself: logs, entries among other text, armored blocks, quoted or not. An entry that is here already is skipped; one that extends the log is verified and appended; one that came too early is kept until the gap is filled; of several branches the line is followed, and the rest is kept beside the log, as are slips and elements that wait for an entry. Anything else is reported with the reason. At the end it prints your duties.

    The exit status is 1 if an entry was refused or somebody has signed twice.

    `--mat` is for a backgammon match of another program, in which nothing is signed: it writes the match as a script that `adjudicate table` plays and `adjudicate export --mat` takes.
help-import-output = Make a new file for the game, whatever other copies of it are here; if left out, a game that is not here yet goes to GAME-NAME-NAME.yaml. With --mat, the script; printed if left out
help-invite-about = Invite a friend to a game, or people by mail to a game that a desk referees
help-invite-desk = Ask this desk to invite, with your mail; you play, and send your key
help-invite-first = The player who begins, by name on a desk, or else `inviter` or `guest`; drawn by dice if left out
help-invite-game = The game, such as nine-mens-morris; `adjudicate rules` lists them
help-invite-games = The directory with the desk's games; as the configuration says if left out
help-invite-list = List the invitations that you have sent and accepted
help-invite-long =
    Invite a friend to a game, or people by mail to a game that a desk referees.

    Without addresses, this makes an invitation that you send to a friend: a message with all terms, signed by you. Your friend needs no key yet: `adjudicate accept LETTER` makes one, and writes what comes back to you. `adjudicate import` takes that in, and the game begins.

    With addresses, on a desk, this keeps a charter with open seats. The desk sends everybody an invitation; who answers `yes` has his seat, with the key that he sends or without one, and then the referee writes his moves down. When all have answered, the charter is signed and the game begins by itself; if somebody declines, the others are told. With --at-once nobody is asked: the game begins now, between players without keys. With --desk you are the host, and ask somebody else's desk to invite: it has to know your address, and asks you to confirm.
help-invite-name = Your name, as the others see it; asked for if left out
help-invite-players = On a desk, the players in seat order: ADDRESS, or NAME=ADDRESS; without a name it is what stands before the `@`
help-invite-to = Without addresses: mail the invitation to this address, instead of printing it
help-join-about = Join a game, after reading its terms
help-join-long =
    Join a game, after reading its terms.

    With --invitation it is the message of a desk that you answer: you take the seat, and your key goes along. The charter comes by mail when everybody has answered; then you join as always.
help-key-about = Make your key, or show it
help-key-help = Print help
help-key-new-about = Make a new identity: an OpenSSH Ed25519 key file
help-key-new-file = The file to write; the configured place if left out
help-key-new-help = Print help
help-key-show-about = Print the line to give to others
help-key-show-file = The key file; the configured one if left out
help-key-show-help = Print help
help-learn-about = Learn a game, one rule after the other, with positions to try
help-learn-from = Begin with the first lesson about this clause, such as NMM-6, or 6
help-learn-game = The game, such as nine-mens-morris, or a clause, such as NMM-6
help-learn-list = List the lessons, and which of them are done
help-learn-long =
    Learn a game, one rule after the other, with positions to try.

    Without a game, the games are listed. An answer that the rules forbid is refused with the clause that it breaks, and you try again. Your progress is kept, and the next time the course goes on where you were. The answers may also come from a file or a pipe, one a line; the exit status is then 0 if none of them was refused, and 1 otherwise.
help-ledger-about = Check the tokens that players carry through a Parcus series
help-ledger-long =
    Check the tokens that players carry through a Parcus series.

    Takes the logs of the games of one or more series, in any order, and directories that hold them. Shows for each game what its players brought, began with, ended with and saved, and gives a verdict on everything that is carried. The counts of a game are those at the entry that the next game names. Copies of one game are compared. A carry from a game that was not given is not checked, and the file that is needed is named. In an event's directory, carries from round to round are checked by the event's log.

    Exit status: 0 if nothing is disputed, 1 if a carry is disputed, copies prove that somebody signed twice, or a log is invalid; 3 if a file cannot be read; 2 if there was no game of a series.
help-ledger-paths = Logs, and directories of logs
help-letters = Letters and mail
help-long =
    The referee for board games played by letter and by e-mail.

    A game is one file that only grows: signed entries that anybody can verify offline, dice included. Start with `adjudicate key new`, then `adjudicate new` or `adjudicate join`.
help-looking = Looking
help-mail-about = Set up mail, and send and receive moves by mail
help-mail-fetch-about = Fetch letters about games from your mailbox (IMAP), and add their moves to your games
help-mail-fetch-long =
    Fetch letters about games from your mailbox (IMAP), and add their moves to your games.

    Each computer reads every message once, whether or not it is marked as read; the first time, all unread messages, and all with [adjudicate] in the subject. Those that hold something for a game are marked as read when it has been taken in; nothing else is changed there, and nothing is deleted. Messages that could not be fetched or not be taken in, and games that are new here (--yes takes them), are looked at again the next time.
help-mail-long =
    Set up mail, and send and receive moves by mail.

    Mail commands end with the exit status that mail servers understand: 0 done, 64 wrong usage, 65 refused, 75 try again later, 78 wrong settings. `mail receive` ends with 75 for wrong usage and wrong settings as well, so that no message is sent back.
help-mail-receive-about = Read a message from standard input, or all new messages of a Maildir, and add its moves to the games
help-mail-receive-examples =
    Examples:
      adjudicate mail receive --games /home/alice/games < message
      adjudicate mail receive --games games --maildir Mail/games
    {"  ."}forward: "|adjudicate mail receive --games /home/alice/games"
      adjudicate mail receive --store postgresql://mail@db1,db2/games < message     (for desks elsewhere)
help-mail-receive-long =
    Read a message from standard input, or all new messages of a Maildir, and add its moves to the games.

    Made for mail programs to call: .forward, aliases, procmail, sieve. Nothing that is wrong with a message makes it fail, for a mail server would send a bounce to the person who claims to have written; that is reported, and the exit status is 0. It is 75, try again, if a file cannot be read or written, or if an entry was neither taken in, nor kept until what it builds on arrives, nor found invalid: it is dated ahead, or too many wait. In a Maildir messages that hold something for the games are marked as seen, and others are left alone; so is one with a game that is not here yet, until somebody wants it (--yes).
help-mail-receive-maildir = Read the new messages of this Maildir instead of standard input
help-mail-send-about = Send a message about the game as it stands, and whatever still waits in the outbox
help-mail-send-examples =
    Examples:
      adjudicate mail send game.yaml
      adjudicate mail send --outbox     (only what waits)
      adjudicate play d2 --send          (signs and sends in one go)
help-mail-send-long =
    Send a message about the game as it stands, and whatever still waits in the outbox.

    A message is kept in the outbox first, then sent, then removed. A message that could not be sent waits there and is tried again by the next `mail send`.
help-mail-serve-about = Run the referee's desk: read a Maildir, add moves to their games, and tell everybody
help-mail-serve-event = The directory of an event that you direct, or with --store its name: its entries, lots, pairings and results are taken care of, and its games
help-mail-serve-examples =
    Examples:
      adjudicate mail serve --games games --maildir Mail/desk
      adjudicate mail serve --once       (for cron; games and Maildir as the configuration says)
      adjudicate mail serve --store postgresql://desk@db1,db2/games     (one of many desks)
help-mail-serve-log_format-json = A JSON object a line, with its level and the names of the message, the game and the event
help-mail-serve-log_format-text = A line with the date and a sentence
help-mail-serve-long =
    Run the referee's desk: read a Maildir, add moves to their games, and tell everybody.

    Every message is verified and brought into its game. A player who is due then gets the new board, and all others in the charter get a copy. If the referee takes part in the dice and the key is his, the desk gives his elements. Deadlines are watched: a reminder before, a notice after. Nothing is sent to an address that no charter here names. A line is printed for every message. A message is kept in the outbox until it is sent, whatever happens. Files that cannot be read are tried again after a minute; with --once the exit status is 75 then.
help-mail-serve-maildir = The Maildir at which mail arrives
help-mail-setup-about = Set up sending and receiving of mail; with --desk also the referee's desk
help-mail-setup-address = The address from which mail is sent
help-mail-setup-desk = Set up a referee's desk, too
help-mail-setup-event = With --desk: the directory of the event that the desk holds, in place of --games; `none` for none
help-mail-setup-examples =
    Examples:
      adjudicate mail setup          (asks)
      adjudicate mail setup --address alice@example.org --smtp mail.example.org --imap mail.example.org \
        --password-command 'secret-tool lookup service mail'
      adjudicate mail setup --desk --address desk@example.org --sendmail /usr/sbin/sendmail \
        --games /home/referee/games --maildir /home/referee/Maildir
help-mail-setup-games = With --desk: the directory with the games
help-mail-setup-long =
    Set up sending and receiving of mail; with --desk also the referee's desk.

    Asks for missing values, writes all of them into the settings, and tries them out as `mail test` does. Other settings stay, with their comments; a file that was there is kept beside it as `config.yaml.before`. For a desk the referee's key is made, if there is none, without a passphrase: the desk signs by itself.
help-mail-setup-maildir = With --desk: the Maildir at which mail for the desk arrives
help-mail-setup-name = The name for people beside it
help-mail-status-about = Show how the games of a desk go on, late players, and messages that wait to be sent
help-mail-status-form-html = A page for a browser
help-mail-status-form-json = One JSON object
help-mail-status-form-text = Lines of text
help-mail-status-metrics = As OpenMetrics text, for a metrics collector, with --store
help-mail-status-player = Only the games of the player with this address: whose turn it is in each, and how many days are left
help-mail-test-about = Send a message to yourself, and check that it arrives
help-mail-test-long =
    Send a message to yourself, and check that it arrives.

    It goes out as the settings say, and is looked for where they say that mail comes in: in your mailbox (`mail: imap`), or in the Maildir of the desk (`desk: maildir`). Nothing else is read or marked there.
help-mail-token-about = Replace the secret part of the address to which a player without a key answers
help-mail-token-long =
    Replace the secret part of the address to which a player without a key answers.

    Anybody who has a player's token can write in their name. The next message of the desk brings the new one. The token itself is shown to nobody else, not even here.
help-mail-unread-about = List the letters that the desk has left for you; show, answer, play or close one
help-mail-unread-answer-about = Answer a letter by mail, and close it; a player without a key gets the board too
help-mail-unread-answer-help = Print help
help-mail-unread-answer-say = Your words
help-mail-unread-close-about = Close a letter that needs nothing more
help-mail-unread-close-help = Print help
help-mail-unread-examples =
    Examples:
      adjudicate mail unread
      adjudicate mail unread show 1
      adjudicate mail unread answer 1 --say 'Which of the two moves do you mean?'
      adjudicate mail unread play 1 d2      (written down for the sender, who has no key)
      adjudicate mail unread close 1
help-mail-unread-long =
    List the letters that the desk has left for you; show, answer, play or close one.

    The desk leaves a letter that it does not understand, that says more than moves and commands, or that it may not act on. All of this works while desks are at work. A letter keeps its number until it is dealt with, and no number is given twice.
help-mail-unread-play-about = Write down a move for the sender, who has no key, and close the letter
help-mail-unread-play-game = The game, where the letter does not say: its file, or the beginning of its id
help-mail-unread-play-help = Print help
help-mail-unread-play-player = The player for whom it is written, where the letter does not say
help-mail-unread-play-say = The player's remark with the move
help-mail-unread-show-about = Show a letter: its author, the reason why it was left, and its text
help-mail-unread-show-help = Print help
help-mail-watch-about = Fetch letters as soon as they arrive, until you end it
help-mail-watch-examples =
    Examples:
      adjudicate mail watch --games games
      adjudicate mail watch --answer     (gives your dice elements as soon as they are due)
help-mail-watch-long =
    Fetch letters as soon as they arrive, until you end it.

    As `mail fetch`, whenever the server tells of new mail, or once a minute where it does not tell.
help-mail-write-about = Write a message about the game as it stands
help-mail-write-long =
    Write a message about the game as it stands.

    The members who are due are addressed, all others whom the charter names with an address get a copy. The message has the news, the duties with their deadlines, the board, and the entries.
help-man-about = Print the manual page
help-more = `adjudicate help COMMAND` explains a command, with examples.
help-moves-about = List the moves that you can make
help-moves-at = List the moves as the game stood after this entry
help-moves-long =
    List the moves that you can make.

    If a throw has been completed that only you can know yet, the moves are those after it: your key file is used for that if it can be read without asking, or is given with --key.
help-new-about = Begin a game, and choose its players and terms
help-new-examples =
    Examples:
      adjudicate new nine-mens-morris --player alice=alice.key.pub --player bob="ssh-ed25519 AAAA..."
      adjudicate new open --player alice=a.pub,alice@example.org --player bob=b.pub --clock 7,3,10
      adjudicate new nine-mens-morris --player alice=a.pub --player carol=by-post --referee r.pub --organiser referee
      adjudicate new            (asks step by step)
help-new-game = The game, such as nine-mens-morris; `adjudicate rules` lists them
help-new-long =
    Begin a game, and choose its players and terms.

    Writes and signs the charter, the first entry of the game's file.
help-new-options = An option of the game: KEY=VALUE; boards of your own as boards=FILE, a YAML list of `number`, `name` and `path`
help-new-output = The file of the log; GAME-NAME-NAME.yaml if left out
help-new-players = A player in seat order: NAME=KEY[,MAIL]; KEY is a .pub file, a line `ssh-ed25519 ...`, or `by-post`
help-note-about = Send a remark without a move
help-note-long =
    Send a remark without a move.

    The remark is signed on a slip, and never affects play.
help-offer-about = Offer a draw, a takeback, a result or a referee
help-offer-concede-about = Offer to lose the present game of the match (Backgammon)
help-offer-concede-help = Print help
help-offer-draw-about = Offer a draw
help-offer-draw-help = Print help
help-offer-end-about = Offer to end play and count points (Roman Checkers)
help-offer-end-help = Print help
help-offer-long =
    Offer a draw, a takeback, a result or a referee.

    The offer is signed on a slip. It lapses when anything but a post is written behind it, so an offer that goes with a turn of yours is made after that turn.
help-offer-prisoners-about = Offer to return the prisoners (Roman Checkers)
help-offer-prisoners-help = Print help
help-offer-referee-about = Offer to appoint a referee, or to replace the present one
help-offer-referee-help = Print help
help-offer-result-about = Offer to end the game with a result for all players, in the order of their seats
help-offer-result-help = Print help
help-offer-result-result = The result
help-offer-takeback-about = Offer to take turns back, to the position after an entry
help-offer-takeback-help = Print help
help-open-about = Open your sealed board after a Caecus game
help-open-board = The board, if it follows neither from the key nor from the stored one
help-open-long =
    Open your sealed board after a Caecus game.

    The winner's board is opened by the turn that wins. With --show nothing is written: your path and the key of its salts are printed, to be kept in a safe place.
help-order-about = Answer a move in advance: if they play it, you reply at once
help-order-long =
    Answer a move in advance: if they play it, you reply at once.

    Several orders can wait for one turn; the one whose move is played is used, the others lapse.
help-page-about = Write the whole referee as a page for any browser
help-page-long =
    Write the whole referee as a page for any browser.

    One file that needs no network and sends nothing anywhere: logs, letters, evidence and tournaments are checked in it, games looked at, practised and played, copies compared.
help-page-output = The file to write
help-perft-about = Count sequences of turns, to compare rule engines
help-play-about = Make a move
help-play-board = The board to seal in a first turn with caecus: `random`, a number, or a file with your own `path`; later only if it is not found by itself
help-play-examples =
    Examples:
      adjudicate play d2
      adjudicate play 13/10 6/5 --say "your move"
      adjudicate play 13/10 6/5 --roll-next
      adjudicate play                 (asks step by step)
      adjudicate play e4 --for carol   (the referee as scribe)
help-play-long =
    Make a move.

    The move is checked, the board after it is shown, and you are asked before it is signed.
help-playing = Playing
help-post-about = Record waiting offers and remarks without a move
help-post-long =
    Record waiting offers and remarks without a move.

    A turn writes them in as well. This is for what should not wait for a turn, such as a resignation that ends the game.
help-postcard-about = Print a postcard with the board and your move
help-postcard-long =
    Print a postcard with the board and your move.

    A card has the size A6: the board, the news, the duties with their deadlines, lines for the address, and a code with the entry that `adjudicate import` reads from a photograph. Its text tells players without a computer what they can do.
help-postcard-output = The file to write; NAME-NUMBER.pdf after the last entry if left out
help-postcard-sheet-a4 = Two cards to cut out
help-postcard-sheet-a5 = Two cards
help-postcard-sheet-a6 = One card
help-postcard-to = A card for this player; for all who are due if left out
help-read-picture-about = Look for codes in a picture on standard input; for this program itself
help-read-picture-help = Print help
help-receive-about = Confirm as the referee when an entry or a slip reached you
help-receive-entry = The entry or slip: the number of an entry, or the beginning of an id
help-receive-file = The game's file; the same as --game
help-receive-long =
    Confirm as the referee when an entry or a slip reached you.

    An entry with a receipt counts with no earlier date than that, less the days of transit, so nobody gains by a wrong date. The receipt is a slip: the holder of the pen writes it in, or a ruling of yours does. A desk signs receipts by itself.
help-refill-about = Move hours from your reserve to your clock
help-refill-long =
    Move hours from your reserve to your clock.

    A refill works in games whose clock has `refill: true`, while your time runs. It has to be written in before your clock has run out; if you hold the pen, a post writes it in at once.
help-rekey-about = Replace your key, or as the referee a key that was lost
help-rekey-examples =
    Examples:
      adjudicate rekey --new new.key
      adjudicate rekey --new new.key --player bob --tip-line   (prints the line that a player who lost his key sends to the referee)
      adjudicate rekey --player bob --line "rekey sha256:... bob ssh-ed25519 ... TIP" --reason "key lost"
help-rekey-line = As the referee: the line that the player sent
help-rekey-long =
    Replace your key, or as the referee a key that was lost.

    Your own key is replaced on a slip. The referee replaces the key of a player who has lost it with a ruling.
help-rekey-player = The owner of the key; yourself if left out
help-rekey-reason = As the referee: why, for everybody to read
help-replay-about = Go through a game turn by turn
help-replay-boards-all = One wherever it changes
help-replay-boards-last = The one after the last entry that is shown
help-replay-boards-none = None
help-replay-form-gif = A moving picture, board after board
help-replay-form-html = One page for browsers, with a slider, that needs nothing else
help-replay-form-text = Printed
help-replay-long =
    Go through a game turn by turn.

    Tells every entry: turns with the board after them, throws, remarks, offers and what became of them, claims, rulings, new keys. Of an invalid log it tells the part before the fault, then the fault; pages and moving pictures are made of valid logs only.
help-replay-output = Write a page or a moving picture into this file
help-replay-to = End with this entry
help-replay-width = How wide a GIF is, in pixels
help-resign-about = Give up a game
help-resign-long =
    Give up a game.

    If you hold the pen, you resign with an entry, otherwise on a slip.
help-rule-about = Decide as the referee
help-rule-extend-about = Give a player more time for a duty
help-rule-extend-days = How many days
help-rule-extend-help = Print help
help-rule-forfeit-about = Rule that a player loses, or is out of the game
help-rule-forfeit-help = Print help
help-rule-here-about = Choose the entry behind which the game goes on, and change nothing else
help-rule-here-help = Print help
help-rule-long =
    Decide as the referee.

    A ruling takes the pen, and may follow any entry: with --behind the game goes on there, and the entries behind it fall out. More time is given on a slip.
help-rule-result-about = End the game with a result
help-rule-result-help = Print help
help-rules-about = Show the rules of a game
help-rules-game = The game, such as nine-mens-morris, or a clause, such as NMM-5
help-rules-long =
    Show the rules of a game.

    Without a game, the games are listed. A clause is named by its number, as errors cite it: `NMM-5`, or `5` after the game's name.
help-save-about = Say how many tokens you keep after a Parcus game
help-save-long =
    Say how many tokens you keep after a Parcus game.

    A player who says nothing keeps all that he has. A player who resigned or forfeited keeps none.
help-session-about = Type several commands, with your passphrase asked for once
help-session-long =
    Type several commands, with your passphrase asked for once.

    Each line is a command without the word `adjudicate`, such as `show` or `play d2 --send`; `quit` or Ctrl-D ends the session. Options given to `session` hold for all of its commands. An opened key stays in memory until then, and nowhere else.
help-show-about = Show the board, the player to move, the dice and the last moves
help-show-at = Show the game as it stood after this entry
help-show-forms-html = A page for browsers
help-show-forms-json = Everything for scripts
help-show-forms-png = A picture made of pixels
help-show-forms-svg = A picture that scales
help-show-forms-text = The board drawn with characters
help-show-forms-words = The board described in words
help-show-long =
    Show the board, the player to move, the dice and the last moves.

    Pictures and pages are made by this program alone and need nothing from elsewhere. A picture takes the place of an older one of its kind; nothing else is overwritten.
help-show-output = Write it into this file; of several forms each gets an end of its own
help-store-about = Set up a database that several desks share, and look after it
help-table-about = Practise at a table where nothing is signed
help-table-first = The player who begins; decided by dice if left out
help-table-game = The game, such as nine-mens-morris; `adjudicate rules` lists them
help-table-long =
    Practise at a table where nothing is signed

    It serves to practise, to analyse, and to keep score over a real board.

    Lines that are typed or read from a script:

      alice: MOVE          a turn, or a part of one
      dice: 3 5            the numbers of the throw that is pending, lots and starting throws included
                           (instead of lots, the player who was drawn may just make the first move)
      alice: offer draw    or: offer end, offer prisoners, offer concede gammon, offer result alice 1, bob 0
      bob: accept          or: decline
      alice: claim draw    a draw that the rules give
      alice: resign
      # a remark

    A line that is refused changes nothing, and the next one is read. The exit status is 0 if all lines were accepted, and
    1 if one was refused.
help-table-players = The players in seat order, commas between; player-1, player-2, ... if left out
help-tools = Settings and tools
help-tournaments = Tournaments
help-verify-about = Check that games are genuine: signatures, rules, dice, results
help-verify-long =
    Check that games are genuine: signatures, rules, dice, results.

    Evidence files of `dispute` are checked as well, each from its own bytes alone. Needs no network, no secrets and no clock. A directory means all files in it and below it that are called *.yaml or *.yml and begin with `---`. Prints one line for each log, with remarks below it; the fault of an invalid log is shown with its line. The file beside a log, FILE.beside, is checked as well: slips that wait, and entries before which the line stops.

    Exit status: 0 if all logs are valid, 1 if any is invalid, 3 if a file cannot be read (the others are verified all the same), 2 if there was nothing to verify.
help-verify-paths = Logs, and directories of logs; or a game's number, or the beginning of its name
help-word-arguments = Arguments:
help-word-commands = Commands:
help-word-default = default:
help-word-example = Example:
help-word-examples = Examples:
help-word-options = Options:
help-word-usage = Usage:
help-word-values = possible values:
