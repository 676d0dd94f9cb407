//! `adjudicate answer`: a dice element that others wait for.

use clap::Args;

use super::context::Context;
use super::mail;
use super::writing::{self, Writing};
use crate::log::{Kind, Yes};
use adjudicate_office::Failure;
use adjudicate_office::signing::Signer;
use adjudicate_words::report::DiceElement;

/// Give the dice element that others wait for: in an entry if you hold the pen, as a line for who does otherwise.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate answer\n  adjudicate answer --alone     (prints the element's line to send by any way)\n  \
                        adjudicate answer --with \"element sha256:... bob 69zmrwf7...\""
)]
pub struct Arguments {
    /// Print just the element's line, which anybody can bring into the log
    #[arg(long)]
    alone: bool,
    #[command(flatten)]
    writing: Writing,
}

/// Runs the command.
///
/// # Errors
/// No element of the user is due, or the log cannot be written.
pub fn run(context: &Context, arguments: Arguments) -> Result<(), Failure> {
    let signer = writing::signer(context, &arguments.writing)?;
    if arguments.alone || !signer.holds_pen() {
        return alone(context, signer);
    }
    let say = writing::remark(arguments.writing.say.as_deref())?;
    writing::write(context, signer, Kind::Answer(Yes), say, "Bring the elements for the pending throw?")
}

/// Whoever does not hold the pen gives an element to who does.
fn alone(context: &Context, mut signer: Signer<'_>) -> Result<(), Failure> {
    let line = signer.give()?;
    let state = &signer.game.state;
    if context.terminal.json {
        context.terminal.print_json(&DiceElement {
            game: state.id(),
            name: signer.by.to_string(),
            element: line,
            wanted_by: state.holder().map(|holder| state.name_of(holder.member).to_owned()),
        });
    } else {
        context.terminal.print(&line);
    }
    // What lies beside the log goes along with the message.
    if signer.send { mail::send_waiting(context, &signer.game.path) } else { Ok(()) }
}
