//! `adjudicate post`: slips written in, and nothing else.

use clap::Args;

use super::context::Context;
use super::writing::{self, Writing};
use crate::log::{Kind, Slip, SlipKind, Yes};
use adjudicate_office::Failure;

/// Write the slips that wait into the log, and nothing else.
///
/// A turn writes them in as well. This is for what should not wait for a turn, such as a resignation that ends the game.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate post\n  adjudicate post --leave-out 3f9a")]
pub struct Arguments {
    #[command(flatten)]
    writing: Writing,
}

/// Runs the command.
///
/// # Errors
/// No slip waits that can be written in, the user does not hold the pen, or the log cannot be written.
pub fn run(context: &Context, arguments: Arguments) -> Result<(), Failure> {
    let signer = writing::signer(context, &arguments.writing)?;
    if signer.holds_pen() && signer.waiting(&Kind::Post(Yes)).is_empty() {
        let nothing = Failure::ruled("no slip waits that could be written in").rule("protocol 1.8");
        // A new key signs the entry that brings it already.
        let own = |slip: &Slip| slip.by == signer.by && matches!(slip.kind, SlipKind::Rekey(_));
        return Err(match signer.beside.slips.iter().any(own) {
            true => {
                nothing.hint("the slip with your new key is written in by an entry that is signed with it: --key FILE")
            }
            false => nothing,
        });
    }
    let say = writing::remark(arguments.writing.say.as_deref())?;
    writing::write(context, signer, Kind::Post(Yes), say, "Write these slips in?")
}
