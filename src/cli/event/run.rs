//! `adjudicate event start`, `pair`, `collect`, `result`, `rule` and `note`: what a director does.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use serde_json::{Value, json};

use super::super::context::Context;
use super::super::failure::Failure;
use super::super::{new, settings, view};
use super::acts::{self, ByHand, Next, Taken};
use super::house::{self, House};
use super::words;
use crate::event::{self, Kind, Plan, RuledPoints, Ruling, Verdict};
use crate::log::file::{self, Disk};
use crate::rules::Name;

/// Draw the lots, after the last day of entering.
///
/// The lots follow from all entries, from the number that the director had sealed in the charter, and from the public draw,
/// if the charter names one. They number the players of every section: by rating, and where ratings are equal or missing by
/// lots.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate event start summer-cup\n  adjudicate event start --numbers \"3 11 19 27 38 44\""
)]
pub struct StartArguments {
    /// The event's directory or its log; the one here if left out
    event: Option<PathBuf>,
    /// The numbers of the public draw that the charter names
    #[arg(long, value_name = "TEXT")]
    numbers: Option<String>,
}

/// Runs `event start`.
///
/// # Errors
/// It is too early, the numbers are missing, or the log cannot be written.
pub fn start(context: &Context, arguments: StartArguments) -> Result<(), Failure> {
    let mut house = House::open(arguments.event.as_deref())?;
    let director = house.director(context)?;
    let numbers = arguments.numbers.as_deref().map(|text| words::text("--numbers", text)).transpose()?;
    if let (Some(draw), None) = (&house.event.charter().draw, &numbers) {
        return Err(Failure::usage(format!("what are the numbers of \"{draw}\"?")).hint("--numbers TEXT"));
    }
    let players = house.event.players().len();
    if !context.terminal.confirm(&format!("Start with {players} players? Nobody can enter after this."))? {
        return Err(Failure::ruled("nothing was signed"));
    }
    acts::start(&mut house, context.now()?, numbers, &director)?;
    if context.terminal.json {
        let each = house.event.sections().map(|(section, standing)| {
            let players: Vec<&str> = standing.players.iter().map(Name::as_str).collect();
            (section.name.to_string(), json!(players))
        });
        context.terminal.print_json(&Value::Object(each.collect()));
        return Ok(());
    }
    for (section, standing) in house.event.sections() {
        let numbered: Vec<String> =
            standing.players.iter().zip(1..).map(|(player, number)| format!("{number} {player}")).collect();
        context.terminal.print(format!("{}: {}", section.name, numbered.join(", ")));
    }
    Ok(())
}

/// Pair the next round of a section, or of all that are ready.
///
/// Makes the signed charters of all its games in the directory `games`, and writes who meets whom into the log. In sections
/// where everybody meets everybody all rounds can be paired at once (`--all`). With `--by-hand` and a reason the director
/// pairs as he likes, where the system leaves nothing else; that is a ruling, and everybody sees it.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate event pair summer-cup --send\n  adjudicate event pair --section merels --all\n  \
                        adjudicate event pair --section chess --by-hand \"alice-bob, carol-dave, bye erin\" --reason \"...\""
)]
pub struct PairArguments {
    /// The event's directory or its log; the one here if left out
    event: Option<PathBuf>,
    /// One section only
    #[arg(long, value_name = "NAME")]
    section: Option<String>,
    /// All rounds that can be paired now
    #[arg(long)]
    all: bool,
    /// Who meets whom: boards with commas between, players in seat order with `-` between, `bye NAME`
    #[arg(long, value_name = "BOARDS", requires = "reason")]
    by_hand: Option<String>,
    /// Why, for everybody to read
    #[arg(long, value_name = "TEXT", requires = "by_hand")]
    reason: Option<String>,
    /// Sixteen bytes in base64 from which the nonces of the games follow, to make the same games again
    #[arg(long, value_name = "BASE64", hide = true)]
    nonce: Option<String>,
    /// Mail every game to its players
    #[arg(long)]
    send: bool,
}

/// Runs `event pair`.
///
/// # Errors
/// Nothing can be paired now, or a file cannot be written.
pub fn pair(context: &Context, arguments: PairArguments) -> Result<(), Failure> {
    let mut house = House::open(arguments.event.as_deref())?;
    let director = house.director(context)?;
    let places: Vec<usize> = match arguments.section.as_deref() {
        Some(name) => vec![house.section(Some(name))?.0],
        None => (0..house.event.charter().sections.len()).collect(),
    };
    let mut by_hand = match (&arguments.by_hand, &arguments.reason) {
        (Some(boards), Some(reason)) => {
            let plan = plan(boards)?;
            house.section(arguments.section.as_deref())?;
            Some(ByHand { plan, reason: words::text("--reason", reason)? })
        }
        _ => None,
    };
    let nonce = arguments.nonce.as_deref().map(|text| settings::nonce(Some(text))).transpose()?;
    let audit = house.audit()?;
    let mut made: Vec<(Next, Vec<PathBuf>)> = Vec::new();
    for place in places {
        let mut again = true;
        while let Some(mut next) = acts::next_round(&house, place).filter(|_| again) {
            next.nonce = nonce;
            let state = context.settings.state_directory()?;
            let files = acts::pair(&mut house, &audit, state, context.now()?, &next, by_hand.take(), &director)?;
            again = arguments.all && !files.is_empty();
            made.push((next, files));
        }
    }
    if made.is_empty() {
        return Err(why_not(&house, arguments.section.as_deref()));
    }
    show_pairings(context, &house, &made);
    for file in made.iter().flat_map(|(_, files)| files).filter(|_| arguments.send) {
        super::super::mail::send_entry(context, file)?;
    }
    Ok(())
}

fn why_not(house: &House, section: Option<&str>) -> Failure {
    if house.event.lots().is_none() {
        return Failure::ruled("nobody is paired before the start of the event")
            .rule("event")
            .hint("adjudicate event start");
    }
    let found = house.event.sections().filter(|(found, _)| section.is_none_or(|name| found.name.as_str() == name));
    let each: Vec<String> = found
        .map(|(section, standing)| format!("{}: {}", section.name, words::stage(&house.event, section, standing)))
        .collect();
    Failure::ruled(format!("no round can be paired now; {}", each.join("; "))).rule("event").hint(
        "`adjudicate event collect` takes the results of finished games; `adjudicate event rule points` ends others",
    )
}

fn show_pairings(context: &Context, house: &House, made: &[(Next, Vec<PathBuf>)]) {
    for (next, files) in made {
        let Some((section, standing)) = house.event.sections().nth(next.section) else { continue };
        let Some(round) = standing.rounds.iter().find(|round| round.number == next.round) else { continue };
        if context.terminal.json {
            let boards = round.boards.iter().zip(files).map(|(board, file)| {
                let players: Vec<&str> = board.players.iter().map(Name::as_str).collect();
                json!({ "board": board.board, "players": players, "game": board.game.to_string(), "file": file.display().to_string() })
            });
            let byes: Vec<&str> = round.byes.iter().map(Name::as_str).collect();
            context.terminal.print_json(&json!({
                "section": section.name.as_str(), "round": next.round, "boards": boards.collect::<Vec<_>>(), "byes": byes,
            }));
            continue;
        }
        context.terminal.print(format!("{}, round {}:", section.name, next.round));
        for line in pairings(round) {
            context.terminal.print(format!("  {line}"));
        }
    }
    if !context.terminal.json {
        let directory = house.directory().join(house::GAMES);
        context.terminal.print(format!(
            "Their charters stand in {}. The desk sends them (`adjudicate mail serve`), `--send` does, or send each to its players yourself.",
            view::quoted(&directory)
        ));
    }
}

/// The boards of a round, one line each.
pub fn pairings(round: &event::Round) -> Vec<String> {
    let players = |names: &[Name]| names.iter().map(Name::as_str).collect::<Vec<_>>().join(" - ");
    let boards = round.boards.iter().map(|board| format!("{}: {}", board.board, players(&board.players)));
    let byes = round.byes.iter().map(|name| format!("bye: {name}"));
    boards.chain(byes).collect()
}

/// Reads `alice-bob, carol-dave, bye erin`; blanks around the dash where names have dashes themselves.
fn plan(text: &str) -> Result<Plan, Failure> {
    let name = |text: &str| new::name_of("--by-hand", text.trim());
    let mut plan = Plan { boards: Vec::new(), byes: Vec::new() };
    for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        match part.strip_prefix("bye ") {
            Some(who) => plan.byes.push(name(who)?),
            None => {
                let separator = if part.contains(" - ") { " - " } else { "-" };
                plan.boards.push(part.split(separator).map(name).collect::<Result<_, _>>()?);
            }
        }
    }
    Ok(plan)
}

/// Take the results of all games that are over.
///
/// Every game is verified first; a result counts up to its last entry. Logs from other places (directories or files, of
/// players, say) are taken into the event's directory where they know more of a game than the copy there.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate event collect summer-cup\n  adjudicate event collect summer-cup ~/Mail/attachments"
)]
pub struct CollectArguments {
    /// The event's directory or its log, then directories or files with games
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,
}

/// Runs `event collect`.
///
/// # Errors
/// A file cannot be read or written.
pub fn collect(context: &Context, arguments: CollectArguments) -> Result<(), Failure> {
    let (event, others) = match arguments.paths.split_first() {
        None => (None, &[][..]),
        Some((first, others)) => (Some(first.as_path()), others),
    };
    let mut house = House::open(event)?;
    let director = house.director(context)?;
    take_logs(context, &house, others)?;
    let audit = house.audit()?;
    for finding in &audit.findings {
        context.terminal.fail(&super::verify::failure(finding));
    }
    let taken = acts::collect(&mut house, &audit, context.now()?, None, &director)?;
    show_taken(context, &taken);
    Ok(())
}

/// Takes logs that know more of a game than the copy in the event's directory.
fn take_logs(context: &Context, house: &House, paths: &[PathBuf]) -> Result<(), Failure> {
    if paths.is_empty() {
        return Ok(());
    }
    let own = house.games()?;
    let audit = event::audit(&house.event, &own, |_| {});
    for log in house::logs(paths)? {
        let verified = crate::referee::verify(&log.bytes);
        let Some(state) = verified.state.filter(|state| house.event.place_of(&state.id()).is_some()) else {
            context.terminal.remark(format!("{}: no game of this event", log.source));
            continue;
        };
        let here = audit.boards.iter().find(|board| board.board.game == state.id());
        let known = here.and_then(|board| board.source.as_ref());
        let Some((section, round, board)) = house.event.place_of(&state.id()) else { continue };
        match known.and_then(|source| own.iter().find(|log| log.source == *source)) {
            Some(copy) if copy.bytes.starts_with(&log.bytes) => {}
            Some(copy) if log.bytes.starts_with(&copy.bytes) && verified.fault.is_none() => {
                let text = String::from_utf8_lossy(&log.bytes);
                file::replace(&Disk, std::path::Path::new(&copy.source), &copy.bytes, &text)?;
            }
            Some(copy) => {
                let failure = Failure::ruled(format!("{} and {} differ; neither was changed", copy.source, log.source));
                context.terminal.fail(
                    &failure.hint(format!("`adjudicate dispute {} {}` says who wrote what", copy.source, log.source)),
                );
            }
            None if verified.fault.is_none() => {
                let name = format!("{}-r{round}-b{}.yaml", section.name, board.board);
                let directory = house.directory().join(house::GAMES);
                std::fs::create_dir_all(&directory).map_err(|error| {
                    Failure::environment(format!("{} cannot be made: {error}", view::quoted(&directory)))
                })?;
                file::create(&Disk, &directory.join(name), &String::from_utf8_lossy(&log.bytes))?;
            }
            None => context.terminal.remark(format!("{} is invalid, and was not taken", log.source)),
        }
    }
    Ok(())
}

fn show_taken(context: &Context, taken: &[Taken]) {
    if context.terminal.json {
        for one in taken {
            let players: Vec<&str> = one.players.iter().map(Name::as_str).collect();
            context.terminal.print_json(&json!({
                "section": one.section.as_str(), "round": one.round, "board": one.board, "players": players, "points": one.points,
            }));
        }
        return;
    }
    for one in taken {
        context.terminal.print(told(one));
    }
    if taken.is_empty() {
        context.terminal.print("No game has ended since the last results were taken.");
    }
}

/// A result in a line: `merels, round 1, board 2: alice 1, bob 0`.
pub fn told(one: &Taken) -> String {
    let each: Vec<String> =
        one.players.iter().zip(&one.points).map(|(name, points)| format!("{name} {}", acts::half(*points))).collect();
    let again = if one.again { " (instead of what was taken before)" } else { "" };
    format!("{}, round {}, board {}: {}{again}", one.section, one.round, one.board, each.join(", "))
}

/// Take the result of one board from its game.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate event result --section merels --round 1 --board 2")]
pub struct ResultArguments {
    /// The event's directory or its log; the one here if left out
    event: Option<PathBuf>,
    /// The section
    #[arg(long, value_name = "NAME")]
    section: Option<String>,
    /// The round
    #[arg(long, value_name = "N")]
    round: u64,
    /// The board
    #[arg(long, value_name = "N")]
    board: u64,
}

/// Runs `event result`.
///
/// # Errors
/// The game is not over, or is not what the event's log says; the log cannot be written.
pub fn result(context: &Context, arguments: ResultArguments) -> Result<(), Failure> {
    let mut house = House::open(arguments.event.as_deref())?;
    let director = house.director(context)?;
    let place = house.section(arguments.section.as_deref())?.0;
    let audit = house.audit()?;
    let at = (place, arguments.round, arguments.board);
    let found = audit
        .board(at.0, at.1, at.2)
        .ok_or_else(|| Failure::usage(format!("there is no board {} in round {}", arguments.board, arguments.round)))?;
    if let Some(finding) = audit.findings.iter().find(|finding| {
        (finding.source.is_some() && finding.source == found.source)
            || (found.game.is_none() && finding.entry == Some(found.board.seq))
    }) {
        return Err(super::verify::failure(finding));
    }
    let taken = acts::collect(&mut house, &audit, context.now()?, Some(at), &director)?;
    if taken.is_empty() {
        let over = found.game.as_ref().is_some_and(|game| game.outcome().is_some());
        return Err(match over {
            true => Failure::ruled("the result of this board has been taken, or ruled upon, already").rule("event"),
            false => Failure::ruled("this game is not over yet")
                .rule("event")
                .hint("only finished games have results; `adjudicate event rule points` ends a game by a ruling"),
        });
    }
    show_taken(context, &taken);
    Ok(())
}

/// Decide as the director.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate event rule points --section merels --round 2 --board 1 --points 2,0 --reason \"...\"\n  \
                        adjudicate event rule exclude mallory --reason \"signed twice\""
)]
pub struct RuleArguments {
    #[command(subcommand)]
    what: What,
    /// The event's directory or its log; the one here if left out
    #[arg(long, global = true, value_name = "PATH")]
    event: Option<PathBuf>,
    /// Why, for everybody to read
    #[arg(long, global = true, value_name = "TEXT")]
    reason: Option<String>,
}

#[derive(Debug, Subcommand)]
enum What {
    /// A board has these half points, whatever its game says: forfeits, games open at the end of time
    Points {
        /// The section
        #[arg(long, value_name = "NAME")]
        section: Option<String>,
        /// The round
        #[arg(long, value_name = "N")]
        round: u64,
        /// The board
        #[arg(long, value_name = "N")]
        board: u64,
        /// Half points in seat order: 2,0 is a win of the first player
        #[arg(long, value_name = "N,N", value_delimiter = ',')]
        points: Vec<u64>,
    },
    /// A player is out of the event
    Exclude {
        /// Who
        name: String,
    },
}

/// Runs `event rule`.
///
/// # Errors
/// The user is not the director, the ruling is not possible now, or the log cannot be written.
pub fn rule(context: &Context, arguments: RuleArguments) -> Result<(), Failure> {
    let mut house = House::open(arguments.event.as_deref())?;
    let director = house.director(context)?;
    let (verdict, question) = match arguments.what {
        What::Points { section, round, board, points } => {
            let (place, section, _) = house.section(section.as_deref())?;
            let section = section.name.clone();
            let audit = house.audit()?;
            // A game that was begun counts as played, up to its last entry.
            let game = audit.board(place, round, board).and_then(|found| found.game.as_ref());
            let head = game.filter(|game| game.is_begun()).map(crate::referee::Match::head);
            let question = format!("Rule that board {board} of round {round} of {section} has these points?");
            (Verdict::Points(RuledPoints { section, round, board, head, points }), question)
        }
        What::Exclude { name } => {
            (Verdict::Exclude(new::name_of("exclude", &name)?), format!("Exclude {name} from the event?"))
        }
    };
    let reason = match &arguments.reason {
        Some(reason) => reason.clone(),
        None => context.terminal.ask("the reason, for everybody to read:")?,
    };
    let reason = words::text("the reason", &reason)?;
    if !context.terminal.confirm(&question)? {
        return Err(Failure::ruled("nothing was signed"));
    }
    let seq = house.direct(context.now()?, Kind::Ruling(Ruling { verdict, reason }), &director)?;
    done(context, &house, seq);
    Ok(())
}

fn done(context: &Context, house: &House, seq: u64) {
    match context.terminal.json {
        true => context.terminal.print_json(&json!({ "entry": seq, "head": house.event.head().to_string() })),
        false => context.terminal.print(format!("Entry {seq} is signed.")),
    }
}

/// Write a remark into the event's log.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate event note \"The post is on strike until Monday.\"")]
pub struct NoteArguments {
    /// The remark
    text: String,
    /// The event's directory or its log; the one here if left out
    #[arg(long, value_name = "PATH")]
    event: Option<PathBuf>,
}

/// Runs `event note`.
///
/// # Errors
/// The user has no part in the event, or the log cannot be written.
pub fn note(context: &Context, arguments: NoteArguments) -> Result<(), Failure> {
    let mut house = House::open(arguments.event.as_deref())?;
    let identity = context.identity()?;
    let by = house.author(&identity)?;
    let say = words::text("the remark", &arguments.text)?;
    let seq = house.write(context.now()?, by, Kind::Note(crate::log::Yes), Some(say), &identity)?;
    done(context, &house, seq);
    Ok(())
}
