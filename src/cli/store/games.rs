//! `adjudicate store games`, `store game` and `store check`: the games of a store.

use clap::{Args, ValueEnum};

use super::access::{RowLimit, open_operations, print_more};
use crate::cli::context::CommandContext;
use crate::log::Time;
use crate::printable::printable;
use adjudicate_agent::Failure;
use adjudicate_report::{StoreGame, StoreGames};
use adjudicate_rules::phrase;
use adjudicate_store::GameFilter;
use adjudicate_text::view;

const DAY: i64 = 86_400;
/// Games of a check between two lines on the terminal.
const PROGRESS: u64 = 10_000;

#[derive(Debug, Args)]
pub struct Arguments {
    /// The store
    #[arg(value_name = "URL")]
    url: String,
    /// Only games of this player: the name in the game, or the address
    #[arg(long, value_name = "PLAYER")]
    player: Option<String>,
    /// Only games of this event
    #[arg(long, value_name = "NAME")]
    event: Option<String>,
    /// Only games in this state
    #[arg(long, value_name = "STATE")]
    state: Option<GameState>,
    /// Only games whose last entry is older than so many days
    #[arg(long, value_name = "N")]
    idle_days: Option<u32>,
    /// Only games whose last entry is not older than so many days
    #[arg(long, value_name = "N")]
    active_days: Option<u32>,
    #[command(flatten)]
    limit: RowLimit,
}

/// A state of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum GameState {
    /// The game goes on
    Running,
    /// The game is over
    Over,
}

/// Lists games.
///
/// # Errors
/// The store cannot be read.
pub fn list(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let now = context.now()?.unix();
    let ago = |days: u32| Time::from_unix(now - i64::from(days) * DAY);
    let filter = GameFilter {
        player: arguments.player,
        event: arguments.event,
        over: arguments.state.map(|state| state == GameState::Over),
        before: arguments.idle_days.and_then(ago),
        since: arguments.active_days.and_then(ago),
    };
    let mut store = open_operations(context, &arguments.url)?;
    let mut games = adjudicate_store::list_games(&mut *store, &filter, arguments.limit.with_next(), context.language)?;
    let more = arguments.limit.cut(&mut games);
    if context.terminal.json {
        context.terminal.print_json(&StoreGames { games, more });
        return Ok(());
    }
    if games.is_empty() {
        context.terminal.print_text("store-no-games", &[]);
    }
    games.iter().for_each(|game| print_game(context, game));
    print_more(context, more);
    Ok(())
}

fn print_game(context: &CommandContext, game: &StoreGame) {
    let terminal = context.terminal;
    let hex = game.id.to_hex();
    let headline = game.headline.clone().unwrap_or_else(|| terminal.text("store-invalid-log", &[]));
    terminal.print(format!("{}  {headline}", view::short(&hex)));
    let entries = terminal.text(
        "store-game-entries",
        &[
            ("number", game.entries.into()),
            ("last", game.last.map(|last| last.to_string()).into()),
            ("file", printable(&game.path).into_owned().into()),
        ],
    );
    terminal.print(format!("    {entries}"));
    game.status.iter().for_each(|line| terminal.print(format!("    {line}")));
    if let Some(next) = game.next {
        // Zero is the time of what is due at once.
        let next = if next.unix() == 0 { "now".to_owned() } else { next.to_string() };
        terminal.print(format!("    {}", terminal.text("store-game-next", &[("time", next.into())])));
    }
    if let Some(trouble) = &game.trouble {
        let reason = printable(trouble).into_owned();
        terminal.print(format!("    {}", terminal.text("store-game-invalid", &[("reason", reason.into())])));
    }
}

/// Shows a game.
///
/// # Errors
/// The store cannot be read, or has no such game.
pub fn show(context: &CommandContext, url: &str, game: &str, limit: RowLimit) -> Result<(), Failure> {
    let mut store = open_operations(context, url)?;
    let shown = adjudicate_store::show_game(&mut *store, game, limit.length(), context.language)?;
    let terminal = context.terminal;
    if terminal.json {
        terminal.print_json(&shown);
        return Ok(());
    }
    print_game(context, &shown.game);
    terminal.print("");
    if shown.more {
        terminal.print_text("store-game-more", &[]);
    }
    for entry in &shown.entries {
        terminal.print(format!("{}  {}", entry.at, printable(&entry.text)));
    }
    terminal.print("");
    if shown.waiting.is_empty() {
        terminal.print_text("store-game-nothing", &[]);
    }
    for item in &shown.waiting {
        let id = item.id.as_deref().map(|id| format!(" {}", view::short(id))).unwrap_or_default();
        let values =
            [("kind", item.kind.into()), ("id", id.into()), ("text", printable(&item.text).into_owned().into())];
        terminal.print_text("store-game-waits", &values);
    }
    Ok(())
}

/// Checks a store.
///
/// # Errors
/// The store cannot be read, or has a fault.
pub fn check(context: &CommandContext, url: &str, limit: RowLimit) -> Result<(), Failure> {
    let terminal = context.terminal;
    let mut shown = 0;
    let mut progress = |games: u64| {
        if games / PROGRESS > shown {
            shown = games / PROGRESS;
            terminal.remark_text("store-check-progress", &[("number", games.into())]);
        }
    };
    let mut store = open_operations(context, url)?;
    let verdict = adjudicate_store::check(&mut *store, limit.length(), context.language, &mut progress)?;
    if terminal.json {
        terminal.print_json(&verdict);
    } else {
        for fault in &verdict.faults {
            let [place, fault] = [&fault.place, &fault.fault].map(|text| printable(text).into_owned().into());
            terminal.print_text("about", &[("what", place), ("said", fault)]);
        }
        print_more(context, verdict.more);
        terminal.print_text(
            "store-checked",
            &[
                ("games", verdict.games.into()),
                ("entries", verdict.entries.into()),
                ("events", verdict.events.into()),
                ("documents", verdict.documents.into()),
            ],
        );
    }
    match verdict.faults.is_empty() {
        true => Ok(()),
        false => Err(Failure::ruled(phrase!("store-faulty", "the store has faults")).hint(phrase!(
            "store-faulty-hint",
            "docs/store.md says what to do about each kind of fault; no desk has to be stopped"
        ))),
    }
}
