//! `adjudicate open`: a sealed board opened after the end.

use clap::Args;

use super::context::CommandContext;
use super::writing::{self, WritingArguments};
use crate::referee::seat_of;
use adjudicate_agent::act::{Act, ActRefusal};
use adjudicate_agent::{Failure, game_file, secret};

/// Open your sealed board after a Caecus game.
///
/// The winner's board is opened by the turn that wins. With --show nothing is written: your path and the key of its salts
/// are printed, to be kept in a safe place.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate open\n  adjudicate open --show > my-board.yaml\n  \
                        adjudicate open --board my-board.yaml")]
pub struct Arguments {
    /// Print the secret instead of opening the board
    #[arg(long)]
    show: bool,
    /// The board, if it follows neither from the key nor from the stored one
    #[arg(long, value_name = "FILE")]
    board: Option<String>,
    #[command(flatten)]
    writing: WritingArguments,
}

/// Runs the command.
///
/// # Errors
/// The user has sealed no board, or has opened it; the game is not over; the board is not found; the log cannot be
/// written.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let none = || Failure::from(ActRefusal::NoSealedBoard);
    let board = writing::board(arguments.board.as_deref())?;
    if arguments.show {
        // Nothing is signed, so it is all the same what is kept about the game.
        let game = context.load(&game_file::locate(context, arguments.writing.game.as_deref())?, None)?;
        let identity = context.identity()?;
        let by = context.author(&game.state, &identity, arguments.writing.scribe_for.as_deref())?;
        let seat = seat_of(game.state.charter(), &by).ok_or_else(none)?;
        let board = secret::board(context, &game.state, &identity, seat, board.as_deref())?.ok_or_else(none)?;
        context.terminal.print(secret::written(&board).trim_end());
        return Ok(());
    }
    let signer = writing::signer(context, &arguments.writing)?;
    let say = writing::remark(arguments.writing.say.as_deref())?;
    writing::act(context, signer, &Act::Open { board }, say, &context.terminal.text("question-open", &[]))
}
