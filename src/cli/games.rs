//! `adjudicate games`: the games of a directory, like an inbox.

use std::path::{Path, PathBuf};

use clap::Args;

use super::context::CommandContext;
use super::{calendar, due};
use crate::log::file::Disk;
use crate::printable::printable;
use crate::render::{WIDTH, wrapped};
use crate::rules::{Phrase, PhraseArgument, phrase};
use adjudicate_agent::failure::about;
use adjudicate_agent::game_view::GameView;
use adjudicate_agent::{Failure, SummaryCache, game_file, outlook};
use adjudicate_report::{DirectoryGame, DirectoryGames, GameSummary, UserTask};
use adjudicate_text::dates::Calendar;
use adjudicate_text::status::{self, Status};
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
    let mut summaries = SummaryCache::of(context, &directory);
    let games = (1..).zip(&found.games);
    let rows: Vec<DirectoryGame> =
        games.map(|(number, copies)| row(context, number, copies, calendar.as_ref(), &mut summaries)).collect();
    summaries.store();
    let trouble = rows.iter().filter(|row| row.trouble.is_some()).count() + found.unreadable.len();
    match context.terminal.json {
        true => context.terminal.print_json(&DirectoryGames { games: rows }),
        false => show(context, &rows),
    }
    for (path, failure) in &found.unreadable {
        context.terminal.remark(context.language.phrase(&about(path.display().to_string(), failure.reason().clone())));
    }
    if trouble > 0 {
        let games = view::counted(trouble as u64, "game", "games");
        let number = PhraseArgument::count(trouble);
        let reason = Phrase::english("games-unreadable", format!("{games} cannot be read")).with("number", number);
        let hint = phrase!("games-unreadable-hint", "`adjudicate verify` says what is wrong");
        return Err(Failure::environment(reason).hint(hint));
    }
    Ok(())
}

fn row(
    context: &CommandContext,
    number: usize,
    copies: &[PathBuf],
    calendar: Option<&Calendar>,
    summaries: &mut SummaryCache<'_>,
) -> DirectoryGame {
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
    match chosen.and_then(|path| summary(context, &path, summaries)) {
        Ok(summary) => {
            row.outlook = status::sentences(context.language, &summary.status, calendar);
            row.outlook.extend(summary.remarks);
            (row.headline, row.over) = (Some(summary.headline), summary.over);
            (row.asked, row.status) = (summary.asked, summary.status);
        }
        Err(failure) => row.trouble = Some(context.language.phrase(failure.reason())),
    }
    row
}

/// Returns the summary of the game in this file, which is read if its summary is not stored.
fn summary(context: &CommandContext, path: &Path, summaries: &mut SummaryCache<'_>) -> Result<GameSummary, Failure> {
    let name = summaries.name(path);
    let stored = name.as_deref().and_then(|name| summaries.get(name));
    if let Some(summary) = stored.and_then(|text| serde_json::from_str(text).ok()) {
        return Ok(summary);
    }
    let game = context.load(path, None)?;
    let aside = GameView::of(context.system(), &game)?.in_language(context.language);
    let status = outlook::statuses(context, &game, &aside)?;
    let what = status.iter().find_map(Status::asked).map(|task| task.own(context.language)).unwrap_or_default();
    let asked = due::asked(context, &game, &aside)?;
    let summary = GameSummary {
        headline: view::headline_in(context.language, &game.state),
        over: game.state.outcome().is_some(),
        asked: asked.map(|due| UserTask { what, how: due.how(context.language, path), command: due.command(path) }),
        status,
        remarks: aside.remarks(),
    };
    // Files that were changed meanwhile are not those that were named.
    if let Some(name) = name.filter(|name| summaries.name(path).as_ref() == Some(name))
        && let Ok(text) = serde_json::to_string(&summary)
    {
        summaries.add(name, text, game.bytes.len());
    }
    Ok(summary)
}

fn show(context: &CommandContext, rows: &[DirectoryGame]) {
    let waits = |row: &&DirectoryGame| row.asked.is_some();
    let runs = |row: &&DirectoryGame| row.asked.is_none() && !row.over;
    let over = |row: &&DirectoryGame| row.asked.is_none() && row.over;
    let knows = rows.iter().any(|row| row.asked.is_some());
    let running = if knows { "games-waiting" } else { "games-running" };
    let groups: [(&str, Vec<&DirectoryGame>); 3] = [
        ("games-yours", rows.iter().filter(waits).collect()),
        (running, rows.iter().filter(runs).collect()),
        ("games-over", rows.iter().filter(over).collect()),
    ];
    let terminal = context.terminal;
    if rows.is_empty() {
        terminal.print_text("games-none", &[]);
    }
    let mut text = Vec::new();
    for (title, rows) in groups.iter().filter(|(_, rows)| !rows.is_empty()) {
        text.push(terminal.text(title, &[]));
        for row in rows {
            text.push(format!(
                "{:>4}  {}",
                row.number,
                row.headline.clone().unwrap_or_else(|| printable(&row.file).into_owned())
            ));
            let how = row.asked.iter().map(|asked| asked.how.clone());
            let lines = row.outlook.iter().cloned().chain(how).chain(row.trouble.iter().cloned());
            let copies = (!row.copies.is_empty()).then(|| {
                let files = row.copies.iter().map(|copy| printable(copy)).collect::<Vec<_>>().join(", ");
                terminal.text("games-copies", &[("files", files.into())])
            });
            let file = terminal.text("games-file", &[("file", printable(&row.file).into_owned().into())]);
            for line in lines.chain([file]).chain(copies) {
                text.extend(wrapped(&line, WIDTH.saturating_sub(6)).iter().map(|line| format!("      {line}")));
            }
        }
    }
    // In one piece: thousands of games have many lines.
    if !text.is_empty() {
        terminal.print(text.join("\n"));
    }
}
