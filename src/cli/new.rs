//! `adjudicate new`: a charter.

mod steps;

use crate::printable::printable_path;
use adjudicate_agent::charter::{mail_of, name_of, sign, text_of};
use std::path::{Path, PathBuf};

use clap::Args;

use super::calendar;
use super::context::CommandContext;
use super::open_seat;
use super::usage::WrongValue;
use crate::crypto::Identity;
use crate::dice::Member;
use crate::log::file::{self, Disk};
use crate::log::signing_state::SigningState;
use crate::log::{Bytes, Carry, Charter, Clock, Organiser, Player, Referee, Series, parse_int};
use crate::referee::{Author, Match};
use crate::rules::{Game, phrase};
use adjudicate_agent::options::{options, split};
use adjudicate_agent::{Failure, inbox, outlook, pick, settings};
use adjudicate_report::{GameStatus, NewGameReport};
use adjudicate_rules::Phrase;
use adjudicate_text::status;
use adjudicate_text::terms::terms;
use adjudicate_text::view;

/// Begin a game, and choose its players and terms.
///
/// Writes and signs the charter, the first entry of the game's file.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate new nine-mens-morris --player alice=alice.key.pub --player bob=\"ssh-ed25519 AAAA...\"\n  \
                        adjudicate new open --player alice=a.pub,alice@example.org --player bob=b.pub --clock 7,3,10\n  \
                        adjudicate new nine-mens-morris --player alice=a.pub --player carol=by-post --referee r.pub --organiser referee\n  \
                        adjudicate new            (asks step by step)"
)]
pub struct Arguments {
    /// The game, such as nine-mens-morris; `adjudicate rules` lists them
    game: Option<String>,
    /// A player in seat order: NAME=KEY[,MAIL]; KEY is a .pub file, a line `ssh-ed25519 ...`, or `by-post`
    #[arg(long = "player", value_name = "NAME=KEY[,MAIL]")]
    players: Vec<String>,
    /// The name for people of a player: NAME=TEXT
    #[arg(long = "display", value_name = "NAME=TEXT")]
    displays: Vec<String>,
    /// An option of the game: KEY=VALUE; boards of your own as boards=FILE, a YAML list of `number`, `name` and `path`
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// The player who begins; drawn by dice if left out
    #[arg(long, value_name = "NAME")]
    first: Option<String>,
    /// The referee: KEY[,MAIL]
    #[arg(long, value_name = "KEY[,MAIL]")]
    referee: Option<String>,
    /// The name under which you sign the charter; found by your key if you play or are the referee
    #[arg(long, value_name = "NAME")]
    organiser: Option<String>,
    /// Dice are made by the roller and the referee instead of by all players
    #[arg(long)]
    dice_by_referee: bool,
    /// DAYS a turn, days of TRANSIT, days of GRACE for the whole game
    #[arg(long, value_name = "DAYS,TRANSIT,GRACE")]
    clock: Option<String>,
    /// With --clock: so many days of absence for each player in the whole game
    #[arg(long, value_name = "DAYS", requires = "clock", value_parser = days)]
    absence_days: Option<u64>,
    /// Parcus: the game before this one in the series; the tokens that its players have kept are carried over
    #[arg(long, value_name = "FILE")]
    after: Option<PathBuf>,
    /// With --after: this player carries so many tokens, whatever the game before says
    #[arg(long = "carry", value_name = "NAME=N", requires = "after")]
    carry: Vec<String>,
    /// The file of the log; GAME-NAME-NAME.yaml if left out
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Sixteen bytes in base64 instead of random ones, to make the same log again
    #[arg(long, value_name = "BASE64", hide = true)]
    nonce: Option<String>,
}

/// Whether a game without a referee needs a warning: two entries of one hand end it (protocol, section 5).
fn lacks_referee(state: &Match) -> bool {
    let risky = state.charter().players.len() > 2 || state.can_throw();
    risky && !state.has_referee()
}

/// Runs the command.
///
/// # Errors
/// The charter cannot be played under, the user says no, or the file cannot be written.
pub fn run(context: &CommandContext, mut arguments: Arguments) -> Result<(), Failure> {
    if arguments.game.is_none() && !context.terminal.is_interactive() {
        return Err(Failure::usage(phrase!("which-game-and-players", "which game, and who plays?")).hint(phrase!(
            "new-line",
            "adjudicate new GAME --player NAME=KEY --player NAME=KEY; on a terminal it asks step by step"
        )));
    }
    // A user without a key is told so before he is asked anything.
    open_seat::ensure_key(context)?;
    let identity = context.identity()?;
    let interview = match arguments.game {
        None => Some(steps::ask(context, &mut arguments, &identity.public())?),
        Some(_) => None,
    };
    let game = pick::game(arguments.game.as_deref().unwrap_or_default())?;
    let charter = charter(context, &arguments, game, &identity)?;
    let path = arguments.output.clone().unwrap_or_else(|| PathBuf::from(inbox::file_name(&charter)));
    if file::is_there(&Disk, &path)? {
        let file = printable_path(&path);
        return Err(Failure::environment(phrase!(
            "not-overwritten",
            "{file} exists already and is not overwritten",
            file
        ))
        .hint(phrase!("output-names-another", "--output FILE names another file")));
    }
    let (text, state) = sign(context.now()?, charter, &identity)?;
    if !context.terminal.json {
        for line in terms(context.language, &state) {
            context.terminal.print(line);
        }
    }
    let terminal = context.terminal;
    if lacks_referee(&state) {
        terminal.remark_text("without-referee", &[]);
    }
    if !terminal.confirm(&terminal.text("question-charter", &[]))? {
        let failure = Failure::ruled(phrase!("nothing-signed", "nothing was signed"));
        return Err(match interview {
            Some(_) => {
                failure.hint(phrase!("answers-kept", "your answers are kept: `adjudicate new` goes on with them"))
            }
            None => failure,
        });
    }
    let mut kept = SigningState::new(state.id(), 0, state.id());
    kept.store(&Disk, context.settings.state_directory()?)?;
    file::create(&Disk, &path, &text)?;
    if let Some(interview) = interview {
        interview.done();
    }
    if context.terminal.json {
        context.terminal.print_json(&NewGameReport { state: GameStatus::of(&state), file: path.display().to_string() });
        return Ok(());
    }
    let file = view::quoted(&path);
    let file = file.as_str();
    let own_next = state.author_of_key(&identity.public()).and_then(Author::member);
    let own_next = own_next.is_some() && state.next_to_join() == own_next;
    if own_next && context.terminal.is_interactive() && !context.terminal.yes {
        terminal.print_text("game-stands", &[("file", file.into())]);
        if terminal.confirm_usual(&terminal.text("question-join-now", &[]))? {
            let joined = adjudicate_agent::open_seat::join(context, context.load(&path, None)?)?;
            terminal.print_text("joined-so-send", &[]);
            for line in outlook::of_game(context, &joined, calendar::of_reader(context).as_ref())? {
                context.terminal.print(line);
            }
            return Ok(());
        }
    }
    let organiser = state.author(&state.charter().organiser.name).and_then(Author::member);
    let joins = organiser.is_some() && state.next_to_join() == organiser;
    terminal.print_text(if joins { "game-stands-so-join" } else { "game-stands-so-send" }, &[("file", file.into())]);
    for line in status::told(&state, context.author_at_hand(&state)?, calendar::of_reader(context).as_ref()) {
        context.terminal.print(line);
    }
    Ok(())
}

/// Sixteen bytes that tell equal charters apart: those given in base64, or random ones.
///
/// # Errors
/// The given text is no nonce, or the system gives no randomness.
pub fn nonce(context: &CommandContext, given: Option<&str>) -> Result<Bytes<16>, Failure> {
    match given {
        Some(text) => {
            Bytes::parse(text).ok_or_else(|| Failure::usage(phrase!("wrong-nonce", "--nonce wants base64 of 16 bytes")))
        }
        None => context.nonce(),
    }
}

fn charter(
    context: &CommandContext,
    arguments: &Arguments,
    game: &Game,
    identity: &Identity,
) -> Result<Charter, Failure> {
    let mut players = arguments.players.iter().map(|text| player(text)).collect::<Result<Vec<_>, _>>()?;
    for display in &arguments.displays {
        let (name, text) = split(display, "--display", "NAME=TEXT")?;
        let player = players.iter_mut().find(|player| player.name.as_str().eq_ignore_ascii_case(name));
        let player = player.ok_or_else(|| {
            Failure::usage(phrase!("display-no-player", "--display names `{name}`, who does not play", name))
        })?;
        player.display = Some(text_of("--display", text)?);
    }
    let referee = arguments.referee.as_deref().map(referee).transpose()?;
    let key = identity.public();
    let known = players.iter().find(|player| player.key == Some(key)).map(|player| player.name.to_string());
    let known = known.or_else(|| referee.as_ref().filter(|referee| referee.key == key).map(|_| "referee".to_owned()));
    let own = arguments.organiser.clone().or(known).or_else(|| context.settings.config.name.clone());
    let own = own.ok_or_else(|| {
        Failure::usage(phrase!(
            "no-organiser",
            "your key is neither a player's nor the referee's, so under which name do you sign?"
        ))
        .hint(phrase!("no-organiser-hint", "give it with --organiser NAME, or another key with --key FILE"))
    })?;
    let nonce = nonce(context, arguments.nonce.as_deref())?;
    Ok(Charter {
        format: 1,
        game: name_of("the game", game.name)?,
        rules: game.rules,
        options: options(&arguments.options, game)?,
        first: arguments.first.as_deref().map(|first| name_of("--first", first)).transpose()?,
        players,
        organiser: Organiser { name: name_of("--organiser", &own)?, key },
        referee,
        dice: if arguments.dice_by_referee { Some(name_of("dice", "referee")?) } else { None },
        clock: arguments.clock.as_deref().map(|text| clock(text, arguments.absence_days.unwrap_or(0))).transpose()?,
        series: arguments
            .after
            .as_deref()
            .map(|path| series(context, path, &arguments.players, &arguments.carry))
            .transpose()?,
        event: None,
        nonce,
    })
}

/// Reads `NAME=KEY[,MAIL]`.
fn player(text: &str) -> Result<Player, Failure> {
    let (name, rest) = split(text, "--player", "NAME=KEY[,MAIL]")?;
    let (key, mail) = rest.split_once(',').map_or((rest, None), |(key, mail)| (key, Some(mail)));
    let key = match key {
        "by-post" => None,
        key => Some(settings::read_public_key(key)?),
    };
    let mail = mail.map(mail_of).transpose()?;
    let (name, written) = (name_of("--player", name)?, name.trim());
    let display = if name == *written { None } else { Some(text_of("--player", written)?) };
    Ok(Player { name, key, mail, display })
}

fn referee(text: &str) -> Result<Referee, Failure> {
    let (key, mail) = text.split_once(',').map_or((text, None), |(key, mail)| (key, Some(mail)));
    let mail = mail.map(mail_of).transpose()?;
    Ok(Referee { key: settings::read_public_key(key)?, mail })
}

/// Reads `DAYS,TRANSIT,GRACE`.
///
/// # Errors
/// These are not three numbers.
pub fn clock(text: &str, absence_days: u64) -> Result<Clock, Failure> {
    let numbers: Option<Vec<u64>> = text.split(',').map(|part| parse_int(part.trim())).collect();
    match numbers.as_deref() {
        Some([days_per_turn, transit_days, grace_days]) => {
            Ok(Clock::per_turn(*days_per_turn, *transit_days, *grace_days, absence_days))
        }
        _ => {
            Err(Failure::usage(phrase!("wrong-clock", "--clock wants three numbers of days, not `{text}`", text)).hint(
                phrase!("clock-hint", "DAYS a turn, days of TRANSIT, days of GRACE for the whole game: --clock 7,3,10"),
            ))
        }
    }
}

/// Reads a number of days.
///
/// # Errors
/// It is none.
pub fn days(text: &str) -> Result<u64, WrongValue> {
    parse_int(text).ok_or_else(|| WrongValue::new(phrase!("usage-days", "this is no number of days")))
}

/// The place in a series of a game that follows the one in this file, with the tokens that its players have kept.
fn series(context: &CommandContext, path: &Path, players: &[String], given: &[String]) -> Result<Series, Failure> {
    let before = context.load(path, None)?.state;
    let refused = |why: Phrase| Failure::ruled(why).about(format!("`--after {}`", printable_path(path))).rule("DUE-12");
    if !before.is_parcus() {
        return Err(refused(phrase!("after-no-parcus", "this is no game with the variant parcus")));
    }
    if before.outcome().is_none() {
        return Err(refused(phrase!("after-not-over", "this game is not over yet, so nobody has kept anything")));
    }
    let mut carry = Vec::new();
    for player in players.iter().filter_map(|player| name_of("--player", player.split('=').next()?).ok()) {
        let kept = before.member(&player).and_then(Member::seat).and_then(|seat| before.savings(seat));
        let said = given.iter().filter_map(|pair| pair.strip_prefix(player.as_str())?.strip_prefix('=')).next();
        let said = said.map(|text| {
            parse_int(text).ok_or_else(|| {
                Failure::usage(phrase!(
                    "carry-no-number",
                    "--carry {player}={text}: `{text}` is no number",
                    player,
                    text
                ))
            })
        });
        let tokens = said.transpose()?.or(kept).unwrap_or(0);
        if tokens > 0 {
            carry.push(Carry { player, tokens });
        }
    }
    Ok(Series { game: before.id(), head: before.head(), carry })
}
