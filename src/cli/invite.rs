//! `adjudicate invite`: a game on a desk, between people who have nothing but mail.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use clap::Args;

use super::calendar;
use super::context::Context;
use super::new;
use crate::dice::Member;
use crate::log::file::{self, Disk};
use crate::log::state::Kept;
use crate::log::{Bytes, Charter, Clock, Join, Kind, Organiser, Player, Referee};
use adjudicate_office::charter::{mail_of, name_of, sign};
use adjudicate_office::signing::Signer;
use adjudicate_office::{Failure, game_file, inbox, pick, sysexits};
use adjudicate_words::report::{GameState, NewGame};
use adjudicate_words::terms::terms;
use adjudicate_words::view;

/// Begin a game between people who play by mail alone, with your desk as the referee.
///
/// Writes a charter with these players, none of whom has a key, and with the desk's own key and address as the referee's; the
/// referee joins, and makes the lots. The desk sends everybody the board, and whoever is to act plays by answering. Whoever has a key
/// needs a charter that names it: `adjudicate new`.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate invite nine-mens-morris alice@example.org bob@example.org\n  \
                        adjudicate invite backgammon alice=miller@example.org bob=miller@example.net --clock 7,0,10")]
pub struct Arguments {
    /// The game, such as nine-mens-morris; `adjudicate rules` lists them
    game: String,
    /// The players in seat order: ADDRESS, or NAME=ADDRESS; without a name it is what stands before the `@`
    #[arg(required = true, num_args = 2..=16, value_name = "ADDRESS")]
    players: Vec<String>,
    /// An option of the game: KEY=VALUE
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Who begins; drawn by the referee's dice if left out
    #[arg(long, value_name = "NAME")]
    first: Option<String>,
    /// DAYS a turn, days of TRANSIT, days of GRACE for the whole game
    #[arg(long, value_name = "DAYS,TRANSIT,GRACE")]
    clock: Option<String>,
    /// With --clock: so many days of absence for each player in the whole game
    #[arg(long, value_name = "DAYS", requires = "clock", value_parser = new::days)]
    absence_days: Option<u64>,
    /// The directory with the desk's games; as the configuration says if left out
    #[arg(long, value_name = "DIRECTORY")]
    games: Option<PathBuf>,
    /// Sixteen bytes in base64 instead of random ones, to make the same log again
    #[arg(long, value_name = "BASE64", hide = true)]
    nonce: Option<String>,
}

/// Runs the command.
///
/// # Errors
/// There is no desk here, the game cannot be played like this, the user says no, or the file cannot be written.
pub fn run(context: &Context, arguments: Arguments) -> Result<(), Failure> {
    let game = pick::game(&arguments.game)?;
    let directory = games(context, arguments.games.as_deref())?;
    let identity = context.identity()?;
    let mail = context.settings.mail()?;
    let desk = mail.mailbox()?.email.to_string();
    let key = identity.public();
    let clock = arguments
        .clock
        .as_deref()
        .map(|text| Ok::<_, Failure>(Clock { absence_days: arguments.absence_days.unwrap_or(0), ..new::clock(text)? }));
    let charter = Charter {
        format: 1,
        game: name_of("the game", game.name)?,
        rules: game.rules,
        options: new::options(&arguments.options, game)?,
        first: arguments.first.as_deref().map(|first| name_of("--first", first)).transpose()?,
        players: players(&arguments.players, &desk)?,
        organiser: Organiser { name: name_of("the organiser", "referee")?, key },
        referee: Some(Referee { key, mail: Some(mail_of(&desk)?) }),
        dice: None,
        clock: clock.transpose()?,
        series: None,
        event: None,
        nonce: new::nonce(context, arguments.nonce.as_deref())?,
    };
    let path = free(&directory, &inbox::file_name(&charter))?;
    let (text, state) = sign(context.now()?, charter, &identity)?;
    if !context.terminal.json {
        terms(&state).iter().for_each(|line| context.terminal.print(line));
    }
    if !context.terminal.confirm("Invite these players?")? {
        return Err(Failure::ruled("nothing was signed, and nobody was invited"));
    }
    let mut kept = Kept::new(state.id(), 0, state.id());
    kept.store(&Disk, context.settings.state_directory()?)?;
    // A desk that is at work sees the game when there is something to tell.
    let draft = path.with_extension("draft");
    file::create(&Disk, &draft, &text)?;
    let state = match state.next_to_join() {
        Some(Member::Referee) => {
            let signer = Signer::take(context, game_file::load(&draft, None)?, None, &[])?;
            let join = Join { tip: Bytes(signer.chain.tip()) };
            let composed = signer.compose(Kind::Join(join), None)?;
            signer.commit(&composed)?.state
        }
        _ => state,
    };
    std::fs::hard_link(&draft, &path).and_then(|()| std::fs::remove_file(&draft)).map_err(|error| {
        Failure::environment(format!("{} cannot be moved to {}: {error}", draft.display(), path.display()))
    })?;
    if context.terminal.json {
        context.terminal.print_json(&NewGame { state: GameState::of(&state), file: path.display().to_string() });
        return Ok(());
    }
    context.terminal.print(format!("The game stands in {}.", path.display()));
    view::outlook_near(&state, calendar::of_reader(context).as_ref())
        .iter()
        .for_each(|line| context.terminal.print(line));
    context.terminal.print(
        "The desk sends everybody the board: within a minute if it is at work, else with `adjudicate mail serve`.",
    );
    Ok(())
}

/// Where the desk keeps its games.
fn games(context: &Context, given: Option<&Path>) -> Result<PathBuf, Failure> {
    let desk = context.settings.config.desk.as_ref();
    let games = given.map(Path::to_owned).or_else(|| desk.and_then(|desk| desk.games.clone()));
    games.ok_or_else(|| {
        Failure::usage("invitations are sent by a referee's desk, and there is none here")
            .hint("`adjudicate mail setup --desk` sets one up; players with keys begin a game with `adjudicate new`")
            .status_is(sysexits::CONFIG)
    })
}

/// The players of these addresses, none of whom is the desk.
fn players(given: &[String], desk: &str) -> Result<Vec<Player>, Failure> {
    let mut names = BTreeSet::new();
    let mut players = Vec::new();
    for text in given {
        let (name, address) = match text.split_once('=') {
            Some((name, address)) => (name.to_owned(), address),
            None => (named_by(text), text.as_str()),
        };
        let mail = mail_of(address)?;
        if folded(address) == folded(desk) {
            return Err(Failure::usage(format!("{address} is the desk's own address")));
        }
        let name = name_of(text, &name).map_err(|failure| failure.hint("give another name: NAME=ADDRESS"))?;
        if !names.insert(name.clone()) {
            return Err(Failure::usage(format!("two players cannot both be called `{name}`"))
                .hint("give one of them another name: NAME=ADDRESS"));
        }
        players.push(Player { name, key: None, mail: Some(mail), display: None });
    }
    Ok(players)
}

/// An address as it is compared with others.
fn folded(address: &str) -> String {
    crate::mail::address::parse(address)
        .map_or_else(|_| address.to_owned(), |address| crate::mail::address::folded(&address))
}

/// What stands before the `@`, as far as a name can have it: `Anne.Miller@example.org` is `anne-miller`.
fn named_by(address: &str) -> String {
    let local = address.split('@').next().unwrap_or_default().to_ascii_lowercase();
    let local = local.split('+').next().unwrap_or_default();
    let plain: String = local.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    plain.trim_matches('-').chars().skip_while(|c| !c.is_ascii_lowercase()).take(32).collect()
}

/// A file of this name that is not there yet; people play more than one game with each other.
fn free(directory: &Path, name: &str) -> Result<PathBuf, Failure> {
    let stem = name.strip_suffix(".yaml").unwrap_or(name);
    for number in 1..10_000 {
        let path = directory.join(if number == 1 { name.to_owned() } else { format!("{stem}-{number}.yaml") });
        if !file::is_there(&Disk, &path)? && !file::is_there(&Disk, &path.with_extension("draft"))? {
            return Ok(path);
        }
    }
    Err(Failure::environment(format!("{} holds too many games of these players", directory.display())))
}
