//! `adjudicate perft`: counts for people who check rule engines.

use clap::Args;

use super::context::CommandContext;
use super::usage::number_in;
use crate::rules::{Demand, Name, Phrase, PhraseArgument, Play, Seat, phrase};
use adjudicate_agent::practice::seats;
use adjudicate_agent::{Failure, pick};
use adjudicate_locales::Language;
use adjudicate_report::PerftCount;
use adjudicate_text::rules;

/// Count sequences of turns, to compare rule engines.
///
/// Prints one line `DEPTH COUNT` for each depth. Counted are different sequences of full turns, as the record writes them;
/// in games with dice different plays are different positions, and turn number i (those of --moves included) uses the i-th
/// throw, of which the first dice are taken where fewer are due. The first player begins; lots and starting throws are
/// left out.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate perft nine-mens-morris --depth 3\n  \
                        adjudicate perft nine-mens-morris --depth 2 --moves \"d2, a1, d6\" --option flying=3\n  \
                        adjudicate perft backgammon --depth 2 --throws \"31 65\"")]
pub struct Arguments {
    /// The game, such as nine-mens-morris; `adjudicate rules` lists them
    game: String,
    /// Count sequences of 1, 2, ... up to so many turns
    #[arg(long, value_name = "N", value_parser = number_in(1..=u32::MAX))]
    depth: u32,
    /// An option of the game: KEY=VALUE
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Count from the position after these moves, with commas between
    #[arg(long, value_name = "MOVES", default_value = "", hide_default_value = true)]
    moves: String,
    /// The throws of the turns from the first one on, the digits of each joined, blanks between
    #[arg(long, value_name = "THROWS", default_value = "", hide_default_value = true)]
    throws: String,
}

/// Runs the command.
///
/// # Errors
/// There is no such game or option, a move is illegal, or the throws do not suffice.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let game = pick::game(&arguments.game)?;
    let names = (1..=*game.players.start()).map(|number| Name::parse(&format!("player-{number}")));
    let names = names.collect::<Option<Vec<_>>>().unwrap_or_default();
    let mut play =
        seats::start(game, names, Some(Seat(0)), adjudicate_agent::options::options(&arguments.options, game)?)?;
    let throws = arguments.throws.split_whitespace().map(throw).collect::<Result<Vec<_>, _>>()?;
    let moves = arguments.moves.split(',').map(str::trim).filter(|typed| !typed.is_empty());
    let mut turns = 0;
    for typed in moves {
        turns += 1;
        advance(context.terminal.language, &mut play, turns, typed, throws.get(turns - 1))?;
    }
    let rest = throws.get(turns..).unwrap_or_default();
    check(&play, turns, rest)?;
    let position = play.position();
    let acts = matches!(play.demand(), Demand::Act(_));
    if position.stage("", None).is_some() || acts && position.legal().is_empty() {
        let reason = phrase!(
            "turns-uncounted",
            "the turns of {game} cannot be listed, so they cannot be counted",
            game = rules::title(game)
        );
        return Err(Failure::usage(reason).hint(rules::notation(context.terminal.language, game)));
    }
    for depth in 1..=arguments.depth {
        let count = play.position().perft(depth, rest).ok_or_else(|| short(turns, depth))?;
        match context.terminal.json {
            true => context.terminal.print_json(&PerftCount { depth, count }),
            false => context.terminal.print(format!("{depth} {count}")),
        }
    }
    Ok(())
}

/// Reads a throw: digits joined (`31`), or numbers with commas between (`10,3`).
fn throw(word: &str) -> Result<Vec<u32>, Failure> {
    let numbers: Option<Vec<u32>> = match word.contains(',') {
        true => word.split(',').map(|number| number.parse().ok()).collect(),
        false => word.chars().map(|digit| digit.to_digit(10)).collect(),
    };
    numbers.ok_or_else(|| {
        Failure::usage(phrase!("no-throw", "`{word}` is no throw", word))
            .hint(phrase!("no-throw-hint", "a throw is its digits joined, such as 31 or 136"))
    })
}

/// Plays turn number `turn` with the first dice of its throw.
fn advance(
    language: Language,
    play: &mut Play,
    turn: usize,
    typed: &str,
    throw: Option<&Vec<u32>>,
) -> Result<(), Failure> {
    let number = || PhraseArgument::count(turn);
    if let Demand::Throw(roll) = play.demand() {
        let numbers = throw.ok_or_else(|| {
            Failure::usage(phrase!(
                "move-needs-throw",
                "move {number} of --moves needs a throw, and --throws has none for it",
                number = number()
            ))
        })?;
        let numbers = numbers.get(..roll.dice.len()).unwrap_or(numbers);
        seats::check(language, &roll, numbers).map_err(|why| misfit(number(), why))?;
        play.thrown(numbers);
    }
    if let Demand::Over(outcome) = play.demand() {
        return Err(Failure::ruled(phrase!(
            "move-after-end",
            "move {number} of --moves comes after the end of the game ({reason})",
            number = number(),
            reason = outcome.reason.to_string()
        )));
    }
    let refused = |refusal| {
        let which = phrase!("move-of-moves", "move {number} of --moves", number = number());
        Failure::refused(refusal, typed).about(which)
    };
    let recorded = play.position().read(typed).map_err(refused)?;
    play.play(&recorded).map_err(refused)
}

/// Checks the numbers of the throws that are left against the dice that are thrown now.
fn check(play: &Play, turns: usize, throws: &[Vec<u32>]) -> Result<(), Failure> {
    let Demand::Throw(roll) = play.demand() else { return Ok(()) };
    let sides = roll.dice.iter().min().copied().unwrap_or(0);
    for (number, throw) in (turns + 1..).zip(throws) {
        if let Some(beyond) = throw.iter().find(|number| !(1..=sides).contains(*number)) {
            let why = phrase!(
                "table-no-side",
                "a die of {sides} sides does not show {number}",
                sides,
                number = beyond.to_string()
            );
            return Err(misfit(PhraseArgument::count(number), why));
        }
    }
    Ok(())
}

/// Returns the failure of a throw whose numbers do not fit the dice.
fn misfit(number: PhraseArgument, why: Phrase) -> Failure {
    let reason = phrase!("throw-misfits", "throw {number} of --throws does not fit: {why}", number = number, why = why);
    Failure::usage(reason)
}

fn short(turns: usize, depth: u32) -> Failure {
    let wanted = u64::from(depth).saturating_add(turns as u64);
    Failure::usage(phrase!(
        "throws-too-short",
        "--throws is too short: depth {depth} needs {wanted} throws, those of --moves included",
        depth = u64::from(depth),
        wanted = wanted
    ))
}
