//! `adjudicate event collect` and `result`: what finished games give.

use adjudicate_director::notices;
use std::path::PathBuf;

use clap::Args;

use super::super::context::CommandContext;
use crate::crypto::Digest;
use crate::event;
use crate::log::file;
use crate::printable::printable_path;
use crate::rules::phrase;
use adjudicate_agent::{Failure, game_file};
use adjudicate_director::acts::{self, ResultOfGame};
use adjudicate_director::directory::{self, EventDirectory};
use adjudicate_director::leaves;
use adjudicate_report::CollectedResult;

/// Record the results of all games that are over.
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
pub fn collect(context: &CommandContext, arguments: CollectArguments) -> Result<(), Failure> {
    let (event, others) = match arguments.paths.split_first() {
        None => (None, &[][..]),
        Some((first, others)) => (Some(first.as_path()), others),
    };
    let mut house = EventDirectory::open(context, event)?;
    let director = house.director(context)?;
    take_logs(context, &house, others)?;
    let audit = house.audit()?;
    for finding in &audit.findings {
        context.terminal.fail(&Failure::of_finding(finding));
    }
    let taken = acts::collect(&mut house, &audit, context.now()?, None, &director)?;
    show_taken(context, &taken);
    carry_leaves(context, &house, &audit)
}

/// Signs what is missing of the leaves of players in the games here.
pub(super) fn carry_leaves(
    context: &CommandContext,
    house: &EventDirectory,
    audit: &event::Audit,
) -> Result<(), Failure> {
    let path_of = |game: &Digest| {
        let found = audit.boards.iter().find(|found| found.board.game == *game)?;
        found.source.as_ref().map(PathBuf::from)
    };
    for carried in leaves::carry(context, house, context.now()?, path_of)? {
        let game = printable_path(&carried.game).to_string();
        let values = [("name", carried.player.as_str().into()), ("game", game.into())];
        match carried.refused {
            None => context.terminal.remark_text("told-leave-signed", &values),
            Some(failure) => {
                let [name, game] = values;
                let reason = ("reason", context.language.phrase(failure.reason()).into());
                context.terminal.remark_text("told-leave-refused", &[name, game, reason]);
            }
        }
    }
    Ok(())
}

/// Takes logs that know more of a game than the copy in the event's directory.
fn take_logs(context: &CommandContext, house: &EventDirectory, paths: &[PathBuf]) -> Result<(), Failure> {
    if paths.is_empty() {
        return Ok(());
    }
    let own = house.games()?;
    let audit = event::audit(&house.event, &own, |_| {});
    let paths = paths.iter().map(|path| game_file::resolve(context, path)).collect::<Result<Vec<_>, _>>()?;
    for log in directory::logs(context.system(), &paths)? {
        let verified = crate::referee::verify(&log.bytes);
        let Some(state) = verified.state.filter(|state| house.event.place_of(&state.id()).is_some()) else {
            context.terminal.remark_text("told-no-game", &[("file", log.source.as_str().into())]);
            continue;
        };
        let here = audit.boards.iter().find(|board| board.board.game == state.id());
        let known = here.and_then(|board| board.source.as_ref());
        let Some((section, round, board)) = house.event.place_of(&state.id()) else { continue };
        match known.and_then(|source| own.iter().find(|log| log.source == *source)) {
            Some(copy) if copy.bytes.starts_with(&log.bytes) => {}
            Some(copy) if log.bytes.starts_with(&copy.bytes) && verified.fault.is_none() => {
                let text = String::from_utf8_lossy(&log.bytes);
                file::replace(context.system(), std::path::Path::new(&copy.source), &copy.bytes, &text)?;
            }
            Some(copy) => {
                let (one, another) = (&copy.source, &log.source);
                let reason = phrase!("copies-unlike", "{one} and {another} differ; neither was changed", one, another);
                let hint =
                    phrase!("dispute-hint", "`adjudicate dispute {one} {another}` says who wrote what", one, another);
                context.terminal.fail(&Failure::ruled(reason).hint(hint));
            }
            None if verified.fault.is_none() => {
                let name = format!("{}-r{round}-b{}.yaml", section.name, board.board);
                let directory = house.directory().join(directory::GAMES);
                file::make_directory(context.system(), &directory)?;
                file::create(context.system(), &directory.join(name), &String::from_utf8_lossy(&log.bytes))?;
            }
            None => context.terminal.remark_text("told-log-invalid", &[("file", log.source.as_str().into())]),
        }
    }
    Ok(())
}

fn show_taken(context: &CommandContext, taken: &[ResultOfGame]) {
    if context.terminal.json {
        for one in taken {
            context.terminal.print_json(&CollectedResult {
                section: one.section.to_string(),
                round: one.round,
                board: one.board,
                players: one.players.iter().map(ToString::to_string).collect(),
                points: one.points.clone(),
            });
        }
        return;
    }
    for one in taken {
        context.terminal.print(notices::taken(context.language, one));
    }
    if taken.is_empty() {
        context.terminal.print_text("told-no-results", &[]);
    }
}

/// A board of the event, as it is named on the command line.
#[derive(Debug, Args)]
pub struct BoardArguments {
    /// The section
    #[arg(long, value_name = "NAME")]
    pub section: Option<String>,
    /// The round
    #[arg(long, value_name = "N")]
    pub round: u64,
    /// The board
    #[arg(long, value_name = "N")]
    pub board: u64,
}

/// Record the result of one board from its game.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate event result --section merels --round 1 --board 2")]
pub struct ResultArguments {
    /// The event's directory or its log; the one here if left out
    event: Option<PathBuf>,
    #[command(flatten)]
    place: BoardArguments,
}

/// Runs `event result`.
///
/// # Errors
/// The game is not over, or is not what the event's log says; the log cannot be written.
pub fn result(context: &CommandContext, arguments: ResultArguments) -> Result<(), Failure> {
    let mut house = EventDirectory::open(context, arguments.event.as_deref())?;
    let director = house.director(context)?;
    let place = house.section(arguments.place.section.as_deref())?.0;
    let audit = house.audit()?;
    let at = (place, arguments.place.round, arguments.place.board);
    let found = audit.board(at.0, at.1, at.2).ok_or_else(|| {
        let (_, round, board) = at;
        Failure::usage(phrase!("no-board-of-round", "there is no board {board} in round {round}", board, round))
    })?;
    if let Some(finding) = audit.findings.iter().find(|finding| {
        acts::is_no_game(finding, found) || (found.game.is_none() && finding.entry == Some(found.board.seq))
    }) {
        return Err(Failure::of_finding(finding));
    }
    let taken = acts::collect(&mut house, &audit, context.now()?, Some(at), &director)?;
    if taken.is_empty() {
        let over = found.game.as_ref().is_some_and(|game| game.outcome().is_some());
        return Err(match over {
            true => {
                let reason = phrase!("board-scored", "the result of this board has been taken, or ruled upon, already");
                Failure::ruled(reason).rule("event")
            }
            false => Failure::ruled(phrase!("game-not-over", "this game is not over yet")).rule("event").hint(phrase!(
                "game-not-over-hint",
                "only finished games have results; `adjudicate event rule points` ends a game by a ruling"
            )),
        });
    }
    show_taken(context, &taken);
    Ok(())
}
