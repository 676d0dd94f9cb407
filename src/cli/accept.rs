//! `adjudicate accept`: agreeing to an offer, or to an invitation.

use std::path::Path;

use clap::Args;

use super::context::CommandContext;
use super::new;
use super::open_seat::{self, SeatArguments};
use super::writing::{self, WritingArguments};
use crate::log::{Slip, SlipKind};
use adjudicate_agent::Failure;
use adjudicate_agent::act::{self, Act, PreparedAct};
use adjudicate_agent::open_seat::CounterTerms;
use adjudicate_agent::signing::Signer;
use adjudicate_locales::Language;
use adjudicate_text::view;

/// Accept an offer, or the invitation in a letter.
///
/// With a letter that holds an invitation: shows its terms, makes your key if you have none, and takes your seat. If the seat is the last
/// one, the game begins, and its first letter is printed or sent. With other terms (--option, --first, --clock) it is a counter-proposal,
/// which the inviter sees as one.
///
/// Otherwise an offer that waits in a game is accepted.
/// The holder of the pen carries the offer out as soon as all others have agreed; before that, and by everybody else, a
/// slip is signed. To refuse an offer, just play on.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate accept letter.txt\n  adjudicate accept           (the only offer that waits)\n  adjudicate accept 3f9a      (the offer whose \
                        id begins so)"
)]
pub struct Arguments {
    /// A file with an invitation, `-` for standard input; or the beginning of the offer's id, which may be left out where only one
    /// waits
    #[arg(value_name = "LETTER")]
    offer: Option<String>,
    #[command(flatten)]
    seat: SeatArguments,
    /// An invitation: with this option of the game instead, as KEY=VALUE
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// An invitation: with `inviter`, `guest` or `lots` beginning instead
    #[arg(long, value_name = "WHO")]
    first: Option<String>,
    /// An invitation: with this clock instead
    #[arg(long, value_name = "DAYS,TRANSIT,GRACE")]
    clock: Option<String>,
    #[command(flatten)]
    writing: WritingArguments,
}

/// Runs the command.
///
/// # Errors
/// No such offer waits for the user, or nothing can be written.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    if let Some(letter) = arguments.offer.as_deref().filter(|given| *given == "-" || Path::new(given).is_file()) {
        let clock = arguments.clock.as_deref().map(|text| new::clock(text, 0)).transpose()?;
        let options = Some(arguments.options).filter(|options| !options.is_empty());
        let counter = CounterTerms { options, first: arguments.first, clock };
        return open_seat::accept(context, Path::new(letter), &arguments.seat, &counter, arguments.writing.send);
    }
    let signer = writing::signer(context, &arguments.writing)?;
    let say = writing::remark(arguments.writing.say.as_deref())?;
    let act = Act::Accept { offer: arguments.offer };
    let prepared = act::prepare(&signer, &act, say)?;
    let question = question(context.language, &signer, &prepared);
    writing::show(context, &prepared);
    writing::wanted(writing::store(context, signer, &prepared, &question)?)
}

/// Asks about the offer that is agreed to.
fn question(language: Language, signer: &Signer<'_>, prepared: &PreparedAct) -> String {
    let offered = match prepared {
        PreparedAct::Entry(entry) => entry.composed.entry.slips.first().cloned(),
        PreparedAct::Slip(slip) => match &slip.slip.kind {
            SlipKind::Accept(id) => signer.beside.slip(id).cloned(),
            _ => None,
        },
        PreparedAct::Waiting(_) | PreparedAct::Element => None,
    };
    match offered {
        Some(Slip { by, kind: SlipKind::Offer(offer), .. }) => {
            language.text("question-accept", &[("by", by.as_str().into()), ("offer", view::offer(&offer).into())])
        }
        _ => language.text("question-agreement", &[]),
    }
}
