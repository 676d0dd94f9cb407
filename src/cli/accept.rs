//! `adjudicate accept`: agreeing to an offer.

use clap::Args;

use super::context::CommandContext;
use super::writing::{self, WritingArguments};
use crate::log::{Slip, SlipKind};
use adjudicate_agent::Failure;
use adjudicate_agent::act::{self, Act, PreparedAct};
use adjudicate_agent::signing::Signer;
use adjudicate_text::view;

/// Accept an offer.
///
/// The holder of the pen carries the offer out as soon as all others have agreed; before that, and by everybody else, a
/// slip is signed. To refuse an offer, just play on.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate accept           (the only offer that waits)\n  adjudicate accept 3f9a      (the offer whose \
                        id begins so)"
)]
pub struct Arguments {
    /// The beginning of the offer's id; may be left out where only one waits
    offer: Option<String>,
    #[command(flatten)]
    writing: WritingArguments,
}

/// Runs the command.
///
/// # Errors
/// No such offer waits for the user, or nothing can be written.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let signer = writing::signer(context, &arguments.writing)?;
    let say = writing::remark(arguments.writing.say.as_deref())?;
    let act = Act::Accept { offer: arguments.offer };
    let prepared = act::prepare(&signer, &act, say)?;
    let question = question(&signer, &prepared);
    writing::show(context, &prepared);
    writing::wanted(writing::store(context, signer, &prepared, &question)?)
}

/// Asks about the offer that is agreed to.
fn question(signer: &Signer<'_>, prepared: &PreparedAct) -> String {
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
            format!("Accept what {by} offers: {}?", view::proposal(&offer))
        }
        _ => "Sign the agreement?".to_owned(),
    }
}
