//! `adjudicate moves`: what the rules allow now.

use std::path::PathBuf;

use clap::Args;

use super::calendar;
use super::context::CommandContext;
use crate::referee::SecretBoard;
use crate::rules::{Demand, Play};
use adjudicate_agent::Failure;
use adjudicate_agent::game_file;
use adjudicate_agent::turn::{self, foreseen};
use adjudicate_locales::Language;
use adjudicate_report::{AwaitedAct, LegalMoves, MoveList};
use adjudicate_text::{moves, status};

/// List the moves that you can make.
///
/// If a throw has been completed that only you can know yet, the moves are those after it: your key file is used for
/// that if it can be read without asking, or is given with --key.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate moves\n  adjudicate moves game.yaml --at 12\n  \
                        adjudicate moves game.yaml --key alice.key --json")]
pub struct Arguments {
    /// The game's file; may be left out where there is only one
    file: Option<PathBuf>,
    /// List the moves as the game stood after this entry
    #[arg(long, value_name = "N")]
    at: Option<u64>,
}

/// Runs the command.
///
/// # Errors
/// The file cannot be read, the log is invalid, or has no such entry.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let path = game_file::locate(context, arguments.file.as_deref())?;
    let game = context.load(&path, arguments.at)?;
    let (play, dice, board) = foreseen(context, &game)?;
    if context.terminal.json {
        let (legal, steps) = match turn::first(&play, board.as_ref()) {
            Some(stage) => (stage.groups, true),
            None => (play.position().legal(), false),
        };
        let joins = game.state.next_to_join().is_some();
        let list = |group: crate::rules::MoveGroup| MoveList { title: group.title.to_string(), moves: group.moves };
        context.terminal.print_json(&LegalMoves {
            file: path.display().to_string(),
            dice,
            position: play.text(),
            demand: if joins { AwaitedAct::of(&game.state) } else { AwaitedAct::of_play(&play) },
            steps,
            groups: legal.into_iter().map(list).collect(),
            notation: play.game().notation,
        });
        return Ok(());
    }
    if let Some(dice) = &dice {
        context.terminal.print_text("you-rolled", &[("dice", dice.into())]);
    }
    match play.demand() {
        Demand::Act(_) if game.state.next_to_join().is_none() => {
            listing(context.language, &play, board.as_ref()).iter().for_each(|line| context.terminal.print(line));
        }
        _ => status::told(&game.state, context.author_at_hand(&game.state)?, calendar::of_reader(context).as_ref())
            .iter()
            .for_each(|line| context.terminal.print(line)),
    }
    Ok(())
}

/// Returns the legal moves of the player to act, in groups, for people.
pub fn listing(language: Language, play: &Play, board: Option<&SecretBoard>) -> Vec<String> {
    moves::listing(language, play, turn::first(play, board))
}
