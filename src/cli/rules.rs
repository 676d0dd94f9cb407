//! `adjudicate rules`: games, their clauses and options.

use clap::Args;

use super::context::CommandContext;
use super::terminal::Terminal;
use crate::games::GAMES;
use crate::rules::{COMMON_CLAUSES, Clause, Game, phrase};
use adjudicate_agent::{Failure, pick};
use adjudicate_report::{ClauseText, GameList, GameListing, GameRules};
use adjudicate_text::rules;

/// Show the rules of a game.
///
/// Without a game, the games are listed. A clause is named by its number, as errors cite it: `NMM-5`, or `5` after the
/// game's name.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate rules\n  adjudicate rules nine-mens-morris\n  adjudicate rules nine-mens-morris 5\n  \
                        adjudicate rules NMM-5"
)]
pub struct Arguments {
    /// The game, such as nine-mens-morris, or a clause, such as NMM-5
    game: Option<String>,
    /// One of its clauses, such as NMM-5 or ALL-3
    clause: Option<String>,
}

/// Runs the command.
///
/// # Errors
/// There is no such game, or no such clause.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let terminal = context.terminal;
    let Some(name) = arguments.game else {
        list(terminal);
        return Ok(());
    };
    match (pick::game(&name), arguments.clause) {
        (Ok(game), None) => whole(terminal, game),
        (Ok(game), Some(number)) => one(terminal, clause_of(game, &number)?),
        (Err(_), None) => one(terminal, anywhere(&name)?),
        (Err(_), Some(_)) => return Err(unknown(&name)),
    }
    Ok(())
}

fn unknown(name: &str) -> Failure {
    match (name, pick::game(name)) {
        (_, Err(failure)) if name != "protocol" => failure,
        _ => Failure::usage(phrase!("no-such-game", "there is no game `{name}`", name))
            .hint(phrase!("protocol-hint", "errors that cite `protocol` mean the log's own rules: docs/protocol.md")),
    }
}

fn clause_of(game: &Game, number: &str) -> Result<&'static Clause, Failure> {
    rules::clause_of(game, number).ok_or_else(|| {
        let known: Vec<&str> = game.clauses.iter().chain(COMMON_CLAUSES).map(|clause| clause.id).collect();
        Failure::usage(phrase!("no-such-clause", "{game} has no clause `{number}`", game = rules::title(game), number))
            .hint(phrase!("clauses-are", "its clauses: {known}", known = known.join(", ")))
    })
}

fn anywhere(number: &str) -> Result<&'static Clause, Failure> {
    rules::anywhere(number).ok_or_else(|| unknown(number))
}

fn list(terminal: Terminal) {
    if terminal.json {
        terminal.print_json(&GameList(GAMES.iter().map(|game| GameListing::of(game)).collect()));
        return;
    }
    let width = GAMES.iter().map(|game| game.name.len()).max().unwrap_or(0);
    for game in GAMES {
        let title = terminal.language.phrase(&rules::title(game));
        terminal.print(format!("{:width$}  {title}, {}", game.name, rules::people(terminal.language, game)));
    }
    terminal.print("");
    terminal.print_text("rules-of-one", &[]);
}

fn whole(terminal: Terminal, game: &Game) {
    if terminal.json {
        terminal.print_json(&GameRules::of(game));
        return;
    }
    rules::whole(terminal.language, game).iter().for_each(|line| terminal.print(line));
}

fn one(terminal: Terminal, clause: &Clause) {
    match terminal.json {
        true => terminal.print_json(&ClauseText::of(clause)),
        false => {
            rules::clauses(terminal.language, &[*clause]).iter().for_each(|line| terminal.print(line));
            if GAMES.iter().any(|game| game.clauses.iter().any(|own| own.id == clause.id)) {
                terminal.print("");
                terminal.print_text("rules-learn", &[("clause", clause.id.into())]);
            }
        }
    }
}
