//! `adjudicate mail unread`: the letters that a desk has left for a person.

use crate::log::layout::{self, EVENTS, GAMES, STATE, StateFile};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};

use crate::cli::context::{self, CommandContext};
use crate::cli::store::access::{self, print_more};
use crate::crypto::{Digest, sha256};
use crate::log::Time;
use crate::log::file::{self, Disk, FileError};
use crate::mail::incoming::ReadableMessage;
use crate::mail::maildir::Maildir;
use crate::mail::reply_text::said_by;
use adjudicate_agent::Failure;
use adjudicate_desk::post;
use adjudicate_desk::unread::{UnreadNote, numbered};
use adjudicate_desk::{Desk, DirectorDesk, HandPlay};
use adjudicate_locales::Language;
use adjudicate_report::{HandledLetter, UnreadLetter, UnreadLetterText, UnreadLetters};
use adjudicate_rules::{PhraseArgument, phrase};
use adjudicate_store::WorkingCopy;
use adjudicate_text::view;

/// Hexadecimal digits that are enough to name a letter: fewer are a number.
const ID_MIN: usize = 8;
/// Notes about letters that somebody has read with a mail program are kept for so many days.
const NOTES_DAYS: i64 = 1;

/// List the letters that the desk has left for you; show, answer, play or close one.
///
/// The desk leaves a letter that it does not understand, that says more than moves and commands, or that it may not act on. All of this
/// works while desks are at work. A letter keeps its number until it is dealt with, and no number is given twice.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate mail unread\n  adjudicate mail unread show 1\n  \
                  adjudicate mail unread answer 1 --say 'Which of the two moves do you mean?'\n  \
                  adjudicate mail unread play 1 d2      (written down for the sender, who has no key)\n  \
                  adjudicate mail unread close 1")]
pub struct Arguments {
    #[command(subcommand)]
    command: Option<LetterCommand>,
    /// The Maildir at which mail for the desk arrives
    #[arg(long, value_name = "DIRECTORY", global = true)]
    maildir: Option<PathBuf>,
    /// The directory with the games
    #[arg(long, value_name = "DIRECTORY", global = true)]
    games: Option<PathBuf>,
}

/// The work with a letter that is left.
#[derive(Debug, Subcommand)]
pub enum LetterCommand {
    /// Show a letter: its author, the reason why it was left, and its text
    #[command(
        after_help = "Examples:\n  adjudicate mail unread show 3\n  adjudicate store unread postgresql://desk@db/games show 3"
    )]
    Show {
        /// The letter's number
        #[arg(value_name = "NUMBER")]
        letter: String,
    },
    /// Answer a letter by mail, and close it; a player without a key gets the board too
    #[command(after_help = "Examples:\n  adjudicate mail unread answer 3 --say \"Which of the two do you mean?\"\n  \
                            adjudicate store unread postgresql://desk@db/games answer 3 --say \"Which of the two?\"")]
    Answer {
        /// The letter's number
        #[arg(value_name = "NUMBER")]
        letter: String,
        /// Your words
        #[arg(long, value_name = "TEXT")]
        say: Option<String>,
    },
    /// Write down a move for the sender, who has no key, and close the letter
    #[command(
        after_help = "Examples:\n  adjudicate mail unread play 3 d2\n  adjudicate store unread postgresql://desk@db/games play 3 d2"
    )]
    Play {
        /// The letter's number
        #[arg(value_name = "NUMBER")]
        letter: String,
        /// The move, or a command such as `resign yes`, `accept` or `offer draw`
        #[arg(value_name = "MOVE", required = true)]
        line: Vec<String>,
        /// The player for whom it is written, where the letter does not say
        #[arg(long = "for", value_name = "NAME")]
        player: Option<String>,
        /// The game, where the letter does not say: its file, or the beginning of its id
        #[arg(short, long, value_name = "GAME")]
        game: Option<String>,
        /// The player's remark with the move
        #[arg(long, value_name = "TEXT")]
        say: Option<String>,
        /// Write it down although the letter answers an older board
        #[arg(long)]
        old_board: bool,
    },
    /// Close a letter that needs nothing more
    #[command(
        after_help = "Examples:\n  adjudicate mail unread close 3\n  adjudicate store unread postgresql://desk@db/games close 3"
    )]
    Close {
        /// The letter's number
        #[arg(value_name = "NUMBER")]
        letter: String,
    },
}

/// A letter that was left.
struct Letter {
    shown: UnreadLetter,
    id: Digest,
    body: Vec<u8>,
    /// Its file; none in a store.
    path: Option<PathBuf>,
}

/// The place of the letters.
enum Mailbox<'a> {
    Store(&'a str),
    Maildir(Maildir),
}

impl Mailbox<'_> {
    /// The beginning of commands about these letters.
    fn command(&self) -> &'static str {
        match self {
            Mailbox::Store(_) => "adjudicate store unread URL",
            Mailbox::Maildir(_) => "adjudicate mail unread",
        }
    }
}

/// Runs the command.
///
/// # Errors
/// The letters cannot be read, there is none of this number, or the act cannot be done.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let mailbox = mailbox(context, &arguments)?;
    handle(context, &mailbox, arguments.games.as_deref(), usize::MAX, arguments.command)
}

/// Runs the command on the letters of a store, of which this many are listed at most.
///
/// # Errors
/// As [`run`].
pub fn run_on_store(
    context: &CommandContext,
    url: &str,
    most: usize,
    command: Option<LetterCommand>,
) -> Result<(), Failure> {
    handle(context, &Mailbox::Store(url), None, most, command)
}

fn handle(
    context: &CommandContext,
    mailbox: &Mailbox<'_>,
    games: Option<&Path>,
    most: usize,
    command: Option<LetterCommand>,
) -> Result<(), Failure> {
    let letters = letters(context, mailbox)?;
    let Some(command) = command else {
        list(context, mailbox, letters, most);
        return Ok(());
    };
    let (named, letters) = match &command {
        LetterCommand::Show { letter }
        | LetterCommand::Answer { letter, .. }
        | LetterCommand::Play { letter, .. }
        | LetterCommand::Close { letter } => (letter.clone(), letters),
    };
    let letter = choose(&named, letters)?;
    let dealt = |done: &'static str| HandledLetter {
        number: letter.shown.number,
        id: letter.shown.id.clone(),
        done,
        to: None,
        game: None,
        player: None,
        told: None,
    };
    let done = match command {
        LetterCommand::Show { .. } => {
            show(context, mailbox, &letter);
            return Ok(());
        }
        LetterCommand::Answer { say, .. } => {
            let say = match say {
                Some(say) => say,
                None => context.terminal.ask(&context.terminal.text("unread-ask-answer", &[]))?,
            };
            if say.trim().is_empty() {
                return Err(Failure::usage(phrase!("answer-empty", "the answer is empty")).hint("--say TEXT"));
            }
            let to =
                at_desk(context, mailbox, &letter, games, None, true, |desk| desk.answer_by_hand(&letter.body, &say))?;
            HandledLetter { to: Some(to), ..dealt("answered") }
        }
        LetterCommand::Play { line, player, game, say, old_board, .. } => {
            let line = line.join(" ");
            let (game, player, say) = (game.as_deref(), player.as_deref(), say.as_deref());
            let play = HandPlay { game, player, line: &line, say, old_board };
            let played =
                at_desk(context, mailbox, &letter, games, game, false, |desk| desk.play_by_hand(&letter.body, &play))?;
            HandledLetter {
                game: Some(played.game.display().to_string()),
                player: Some(played.player),
                told: Some(played.told),
                ..dealt("played")
            }
        }
        LetterCommand::Close { .. } => {
            close(context, mailbox, &letter, false)?;
            dealt("closed")
        }
    };
    tell(context, mailbox, &done)
}

/// Returns the place of the letters: the store, or the Maildir of the desk.
fn mailbox<'a>(context: &'a CommandContext, arguments: &Arguments) -> Result<Mailbox<'a>, Failure> {
    if let Some(url) = &context.shared {
        return match arguments.games.is_some() || arguments.maildir.is_some() {
            true => {
                Err(Failure::usage(phrase!("letters-in-store", "with --store, games and letters are in the store"))
                    .hint(phrase!("leave-directories-hint", "leave --games and --maildir out")))
            }
            false => Ok(Mailbox::Store(url)),
        };
    }
    let configured = context.settings.config.desk.as_ref().and_then(|desk| desk.maildir.clone());
    let directory = arguments.maildir.clone().or(configured).ok_or_else(|| {
        Failure::usage(phrase!("where-is-maildir", "where is the Maildir of the desk?")).hint(phrase!(
            "where-is-maildir-hint",
            "--maildir DIRECTORY, or `desk:` in the settings, which `adjudicate mail setup --desk` writes"
        ))
    })?;
    let opened = Maildir::open(&directory).map_err(|error| super::serve::unreadable(&directory, &error))?;
    Ok(Mailbox::Maildir(opened))
}

/// The letters that are left, by their numbers.
fn letters(context: &CommandContext, mailbox: &Mailbox<'_>) -> Result<Vec<Letter>, Failure> {
    let state = context.settings.state_directory()?;
    let (name, found) = match mailbox {
        Mailbox::Store(url) => {
            let left = adjudicate_store::letters_left(&mut *access::open(&context.settings, url)?)?;
            ((*url).to_owned(), left.into_iter().map(|(body, note)| (body, note, None)).collect())
        }
        Mailbox::Maildir(maildir) => {
            let whole = std::fs::canonicalize(maildir.directory()).unwrap_or_else(|_| maildir.directory().to_owned());
            (whole.display().to_string(), in_maildir(context, state, maildir)?)
        }
    };
    let ids: Vec<Digest> = found.iter().map(|(body, ..)| Digest(sha256(&[body]))).collect();
    let numbers = numbered(state, &name, &ids)?;
    if let Mailbox::Maildir(maildir) = mailbox
        && context
            .settings
            .config
            .desk
            .as_ref()
            .is_some_and(|desk| desk.maildir.as_deref() == Some(maildir.directory()))
        && let Some(before) = Time::from_unix(context.now()?.unix() - NOTES_DAYS * 86_400)
    {
        UnreadNote::prune(context.system(), state, &ids.iter().copied().collect::<BTreeSet<_>>(), before)?;
    }
    let one = |(((body, note, path), id), number): ((Found, Digest), u64)| {
        let from = said_by(&body).0.and_then(|envelope| envelope.from);
        let note = note.as_ref();
        let shown = UnreadLetter {
            number,
            id: id.to_hex(),
            from,
            game: note.and_then(|note| note.game),
            headline: note.and_then(|note| note.headline.clone()),
            player: note.and_then(|note| note.player.clone()),
            reason: note.map(|note| note.reason.clone()),
            since: note.map(|note| note.since).or_else(|| path.as_deref().and_then(written)),
            file: path.as_ref().map(|path| path.display().to_string()),
        };
        Letter { shown, id, body, path }
    };
    let mut letters: Vec<Letter> = found.into_iter().zip(ids).zip(numbers).map(one).collect();
    letters.sort_by_key(|letter| letter.shown.number);
    Ok(letters)
}

type Found = (Vec<u8>, Option<UnreadNote>, Option<PathBuf>);

/// The letters in the Maildir of a desk.
fn in_maildir(context: &CommandContext, state: &Path, maildir: &Maildir) -> Result<Vec<Found>, Failure> {
    let listed = |error| Failure::unreadable(&maildir.directory().join("cur"), &error);
    let mut found = Vec::new();
    for path in maildir.unread_messages().map_err(listed)? {
        let body = match file::read(&Disk, &path) {
            // Somebody reads it at this moment.
            Err(FileError::Absent { .. }) => continue,
            read => read?,
        };
        let note = UnreadNote::load(context.system(), state, &Digest(sha256(&[&body])))?;
        found.push((body, note, Some(path)));
    }
    Ok(found)
}

/// When a file was written.
fn written(path: &Path) -> Option<Time> {
    let written = std::fs::metadata(path).and_then(|found| found.modified()).ok()?;
    let seconds = written.duration_since(std::time::UNIX_EPOCH).ok()?.as_secs();
    Time::from_unix(i64::try_from(seconds).ok()?)
}

/// The letter with this number, or whose id begins so.
fn choose(named: &str, letters: Vec<Letter>) -> Result<Letter, Failure> {
    let hex = named.len() >= ID_MIN && named.bytes().all(|byte| byte.is_ascii_hexdigit());
    let hex = hex.then(|| named.to_ascii_lowercase());
    let number = named.parse::<u64>().ok();
    let is_named = |letter: &Letter| {
        Some(letter.shown.number) == number || hex.as_ref().is_some_and(|hex| letter.shown.id.starts_with(hex))
    };
    let mut named_so = letters.into_iter().filter(is_named);
    let first = named_so.next();
    match (first, named_so.next()) {
        // A message that lies there twice is one letter.
        (Some(letter), other) if other.as_ref().is_none_or(|other| other.id == letter.id) => Ok(letter),
        (Some(_), _) => Err(Failure::usage(phrase!("several-letters", "several letters are called `{named}`", named))),
        (None, _) => Err(Failure::usage(phrase!(
            "no-unread-letter",
            "no letter that is left for you has the number `{named}`",
            named
        ))
        .hint(phrase!(
            "unread-hint",
            "`adjudicate mail unread` lists them; a letter that somebody has dealt with is gone from the list"
        ))),
    }
}

/// Does this at a desk over the games of a letter, then closes the letter.
fn at_desk<T>(
    context: &CommandContext,
    mailbox: &Mailbox<'_>,
    letter: &Letter,
    games: Option<&Path>,
    named: Option<&str>,
    answered: bool,
    act: impl FnOnce(&Desk<'_>) -> Result<T, Failure>,
) -> Result<T, Failure> {
    let config = context.settings.config.desk.clone().unwrap_or_default();
    match mailbox {
        Mailbox::Maildir(_) => {
            let event = config.event.clone().filter(|_| games.is_none());
            let hall = event.clone().map(|event| DirectorDesk::open(context, event)).transpose()?;
            let directory = event.as_deref().map(DirectorDesk::games);
            let directory = directory.or_else(|| games.map(Path::to_owned)).or_else(|| config.games.clone());
            let directory = directory.ok_or_else(|| {
                Failure::usage(phrase!("where-are-games", "where is the directory of games?"))
                    .hint(phrase!("where-are-games-hint", "--games DIRECTORY, or `desk:` in the settings"))
            })?;
            let done = act(&Desk::open(context, directory, config, hall)?)?;
            close(context, mailbox, letter, answered)?;
            Ok(done)
        }
        Mailbox::Store(url) => {
            let mut keep = access::open(&context.settings, url)?;
            let mut wanted = adjudicate_store::wanted_by_letter(&letter.body);
            let game = match named {
                Some(named) => keep.find(named)?.first().copied(),
                None => letter.shown.game,
            };
            wanted.ids.extend(game);
            let found = keep.check_out(&wanted)?.games;
            let of_game = found.iter().find(|(_, held)| Some(held.id) == game).or_else(|| found.iter().next());
            let directory =
                of_game.and_then(|(path, _)| path.rsplit_once('/')).map_or(GAMES, |(directory, _)| directory);
            let event = directory
                .split_once('/')
                .filter(|(root, _)| *root == EVENTS)
                .and_then(|(_, below)| below.split('/').next());
            wanted.below.extend(event.map(layout::event_log));
            let copy = WorkingCopy::check_out(&mut *keep, &wanted)?;
            let office = context::office_over(copy.memory(), context);
            let hall = event.map(|event| DirectorDesk::open(&office, Path::new(EVENTS).join(event))).transpose()?;
            let done = act(&Desk::open(&office, PathBuf::from(directory), config, hall)?)?;
            UnreadNote::remove(copy.memory(), Path::new(STATE), &letter.id)?;
            copy.commit(&mut *keep, Some((letter.id, answered)))?;
            Ok(done)
        }
    }
}

/// Takes a letter out of those that are left.
fn close(context: &CommandContext, mailbox: &Mailbox<'_>, letter: &Letter, answered: bool) -> Result<(), Failure> {
    match (mailbox, &letter.path) {
        (Mailbox::Maildir(maildir), Some(path)) => {
            maildir.mark_read(path, answered)?;
            UnreadNote::remove(context.system(), context.settings.state_directory()?, &letter.id)
        }
        (Mailbox::Store(url), _) => {
            let mut keep = access::open(&context.settings, url)?;
            let wanted = adjudicate_store::Query {
                below: vec![StateFile::LeftLetter(letter.id).in_store()],
                ..adjudicate_store::Query::default()
            };
            let copy = WorkingCopy::check_out(&mut *keep, &wanted)?;
            UnreadNote::remove(copy.memory(), Path::new(STATE), &letter.id)?;
            copy.commit(&mut *keep, Some((letter.id, answered))).map(drop)
        }
        (Mailbox::Maildir(_), None) => Ok(()),
    }
}

/// Reports the outcome, and sends an answer.
fn tell(context: &CommandContext, mailbox: &Mailbox<'_>, dealt: &HandledLetter) -> Result<(), Failure> {
    let posted = match (mailbox, &dealt.to) {
        (Mailbox::Maildir(_), Some(_)) => Some(post::all(context)?),
        _ => None,
    };
    if context.terminal.json {
        context.terminal.print_json(dealt);
    } else {
        let letter = ("letter", dealt.number.to_string().into());
        match (&dealt.to, &dealt.told, &dealt.player) {
            (Some(to), ..) => {
                let sent =
                    posted.as_ref().is_some_and(|posted| posted.sent.iter().any(|sent| sent.eq_ignore_ascii_case(to)));
                let key = if sent { "unread-answer-sent" } else { "unread-answer-waits" };
                context.terminal.print_text(key, &[letter, ("to", to.into())]);
            }
            (None, Some(told), Some(player)) => {
                let values = [letter, ("player", player.into()), ("told", sentence(told).into())];
                context.terminal.print_text("unread-played", &values);
            }
            _ => context.terminal.print_text("unread-closed", &[letter]),
        }
    }
    posted.map_or(Ok(()), |posted| posted.all_sent())
}

/// Returns the written entry as a sentence with its full stop.
fn sentence(told: &str) -> String {
    if told.ends_with('.') { told.to_owned() } else { format!("{told}.") }
}

/// Prints the list.
fn list(context: &CommandContext, mailbox: &Mailbox<'_>, letters: Vec<Letter>, most: usize) {
    let terminal = context.terminal;
    let number = PhraseArgument::count(letters.len());
    let more = letters.len() > most;
    let letters: Vec<UnreadLetter> = letters.into_iter().take(most).map(|letter| letter.shown).collect();
    if terminal.json {
        terminal.print_json(&UnreadLetters { letters, more });
        return;
    }
    let Some(first) = letters.first().map(|letter| letter.number) else {
        terminal.print_text("unread-none", &[]);
        return;
    };
    for letter in &letters {
        let from = letter.from.clone().unwrap_or_else(|| terminal.text("unread-from-nobody", &[]));
        terminal.print_text("unread-letter", &[of(letter), ("from", from.into()), since(letter)]);
        place(terminal.language, letter).into_iter().for_each(|place| terminal.print(format!("   {place}")));
        terminal.print(format!("   {}", terminal.text("unread-reason", &[reason(terminal.language, letter)])));
    }
    print_more(context, more);
    let command = format!("{} show {first}", mailbox.command());
    terminal.print_text("unread-count", &[("number", number), ("command", command.into())]);
}

/// The number of a letter as a value of a text.
fn of(letter: &UnreadLetter) -> (&'static str, PhraseArgument) {
    ("letter", letter.number.to_string().into())
}

/// Since when a letter is left, as a value of a text.
fn since(letter: &UnreadLetter) -> (&'static str, PhraseArgument) {
    ("since", letter.since.map(|since| since.to_string()).into())
}

/// Why a letter is left, as a value of a text.
fn reason(language: Language, letter: &UnreadLetter) -> (&'static str, PhraseArgument) {
    let reason = letter.reason.clone().unwrap_or_else(|| language.text("unread-no-reason", &[]));
    ("reason", reason.into())
}

/// The game of a letter, and the player from whom it is.
fn place(language: Language, letter: &UnreadLetter) -> Option<String> {
    let game = letter.game?.to_hex();
    let headline = letter.headline.clone().unwrap_or_else(|| language.text("unread-some-game", &[]));
    let values = [
        ("game", headline.into()),
        ("id", game.get(..8).unwrap_or(&game).into()),
        ("player", letter.player.as_deref().into()),
    ];
    Some(language.text("unread-place", &values))
}

/// Prints a letter, and what can be done with it.
fn show(context: &CommandContext, mailbox: &Mailbox<'_>, letter: &Letter) {
    let terminal = context.terminal;
    let read = ReadableMessage::of(&letter.body);
    if terminal.json {
        let ReadableMessage { from, subject, date, lines, attachments } = read;
        terminal.print_json(&UnreadLetterText {
            letter: letter.shown.clone(),
            from,
            subject,
            date,
            attachments,
            lines,
        });
        return;
    }
    let shown = &letter.shown;
    terminal.print_text("unread-head", &[of(shown), since(shown), reason(terminal.language, shown)]);
    if let Some(place) = place(terminal.language, shown) {
        terminal.print_text("unread-of-game", &[("place", place.into())]);
    }
    let headers = [
        ("unread-from", Some(&read.from)),
        ("unread-date", read.date.as_ref()),
        ("unread-subject", Some(&read.subject)),
    ];
    for (key, text) in headers {
        if let Some(text) = text.filter(|text| !text.is_empty()) {
            terminal.print_text(key, &[("text", text.into())]);
        }
    }
    if !read.attachments.is_empty() {
        terminal.print_text("unread-attachments", &[("names", read.attachments.join(", ").into())]);
    }
    if let Some(path) = &letter.path {
        terminal.print_text("unread-file", &[("file", view::quoted(path).into())]);
    }
    terminal.print("");
    if read.lines.is_empty() {
        terminal.print(format!("  {}", terminal.text("unread-no-text", &[])));
    }
    read.lines.iter().for_each(|line| terminal.print(format!("  {line}").trim_end()));
    terminal.print("");
    terminal.print_text("unread-possible", &[]);
    let (command, number) = (mailbox.command(), shown.number);
    let possible = [
        (format!("answer {number} --say TEXT"), "unread-answer", true),
        (format!("play {number} MOVE"), "unread-play", shown.game.is_some()),
        (format!("close {number}"), "unread-close", true),
    ];
    for (act, effect, _) in possible.iter().filter(|(_, _, is_possible)| *is_possible) {
        terminal.print(format!("  {command} {act:<20}   {}", terminal.text(effect, &[])));
    }
}
