//! `adjudicate games`: the games of a directory, like an inbox.

use std::path::{Path, PathBuf};

use clap::Args;

use super::context::CommandContext;
use super::{calendar, due};
use crate::log::file::Disk;
use crate::printable::{printable, printable_path};
use crate::render::{WIDTH, wrapped};
use adjudicate_agent::game_view::GameView;
use adjudicate_agent::{Failure, game_file, outlook};
use adjudicate_report::{DirectoryGame, DirectoryGames, UserTask};
use adjudicate_text::dates::Calendar;
use adjudicate_text::status::{AwaitedTask, Status};
use adjudicate_text::view;

/// List your games, those that wait for you first.
///
/// Every game has a number, which commands take for its file's name: `adjudicate show 2`, `adjudicate play d2 --game 2`.
#[derive(Debug, Default, Args)]
#[command(
    after_help = "Examples:\n  adjudicate games\n  adjudicate games tournament\n  adjudicate       (the same, where games are)"
)]
pub struct Arguments {
    /// The directory; this one if left out
    directory: Option<PathBuf>,
}

/// Whether there are games here, which the program lists when it is called without arguments.
pub fn are_here() -> bool {
    game_file::look_through(&Disk, Path::new(".")).is_ok_and(|found| !found.games.is_empty())
}

/// Runs the command.
///
/// # Errors
/// The directory cannot be read; or a game in it, and then the others have been listed.
pub fn run(context: &CommandContext, arguments: &Arguments) -> Result<(), Failure> {
    let directory = arguments.directory.clone().unwrap_or_else(|| PathBuf::from("."));
    let found = game_file::look_through(context.system(), &directory)?;
    let calendar = calendar::of_reader(context);
    let games = (1..).zip(&found.games);
    let rows: Vec<DirectoryGame> =
        games.map(|(number, copies)| row(context, number, copies, calendar.as_ref())).collect();
    let trouble = rows.iter().filter(|row| row.trouble.is_some()).count() + found.unreadable.len();
    match context.terminal.json {
        true => context.terminal.print_json(&DirectoryGames { games: rows }),
        false => show(context, &rows),
    }
    for (path, failure) in &found.unreadable {
        context.terminal.remark(format!("{}: {}", printable_path(path), failure.message()));
    }
    if trouble > 0 {
        let games = view::counted(trouble as u64, "game", "games");
        return Err(
            Failure::environment(format!("{games} cannot be read")).hint("`adjudicate verify` says what is wrong")
        );
    }
    Ok(())
}

fn row(context: &CommandContext, number: usize, copies: &[PathBuf], calendar: Option<&Calendar>) -> DirectoryGame {
    let chosen = game_file::newest(context.system(), copies);
    let path = chosen.as_ref().ok().or(copies.first()).cloned().unwrap_or_default();
    let others = copies.iter().filter(|copy| **copy != path).map(|copy| copy.display().to_string()).collect();
    let mut row = DirectoryGame {
        number,
        file: path.display().to_string(),
        copies: others,
        headline: None,
        over: false,
        asked: None,
        status: Vec::new(),
        outlook: Vec::new(),
        trouble: None,
    };
    let read = chosen.and_then(|path| context.load(&path, None)).and_then(|game| {
        let aside = GameView::of(context.system(), &game)?;
        row.headline = Some(view::headline(&game.state));
        row.over = game.state.outcome().is_some();
        let statuses = outlook::statuses(context, &game, &aside)?;
        row.outlook = outlook::lines(&statuses, &aside, calendar);
        let own = statuses.iter().find_map(Status::asked).map(AwaitedTask::own).unwrap_or_default();
        let asked = due::asked(context, &game, &aside)?;
        row.asked = asked.map(|due| UserTask { what: own, how: due.how(&game.path), command: due.command(&game.path) });
        row.status = statuses;
        Ok(())
    });
    row.trouble = read.err().map(|failure| failure.message().to_owned());
    row
}

fn show(context: &CommandContext, rows: &[DirectoryGame]) {
    let waits = |row: &&DirectoryGame| row.asked.is_some();
    let runs = |row: &&DirectoryGame| row.asked.is_none() && !row.over;
    let over = |row: &&DirectoryGame| row.asked.is_none() && row.over;
    let knows = rows.iter().any(|row| row.asked.is_some());
    let running = if knows { "Waiting for others:" } else { "Running:" };
    let groups: [(&str, Vec<&DirectoryGame>); 3] = [
        ("Your turn:", rows.iter().filter(waits).collect()),
        (running, rows.iter().filter(runs).collect()),
        ("Over:", rows.iter().filter(over).collect()),
    ];
    let terminal = context.terminal;
    if rows.is_empty() {
        terminal.print("There is no game here. `adjudicate new` begins one, and `adjudicate import` takes one in.");
    }
    for (title, rows) in groups.iter().filter(|(_, rows)| !rows.is_empty()) {
        terminal.print(title);
        for row in rows {
            terminal.print(format!(
                "{:>4}  {}",
                row.number,
                row.headline.clone().unwrap_or_else(|| printable(&row.file).into_owned())
            ));
            let how = row.asked.iter().map(|asked| asked.how.clone());
            let lines = row.outlook.iter().cloned().chain(how).chain(row.trouble.iter().cloned());
            let copies = (!row.copies.is_empty()).then(|| {
                format!(
                    "the same game, and no more of it: {}",
                    row.copies.iter().map(|copy| printable(copy)).collect::<Vec<_>>().join(", ")
                )
            });
            for line in lines.chain([format!("in {}", printable(&row.file))]).chain(copies) {
                wrapped(&line, WIDTH.saturating_sub(6)).iter().for_each(|line| terminal.print(format!("      {line}")));
            }
        }
    }
}
