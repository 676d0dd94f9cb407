//! `adjudicate accept` and `adjudicate decline`: answers to offers.

use clap::Args;

use super::context::Context;
use super::failure::Failure;
use super::view;
use super::writing::{self, Writing};
use crate::dice::Member;
use crate::log::Kind;

/// Answer an offer.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate accept        (the only open offer)\n  adjudicate decline 24    (the offer of entry 24)"
)]
pub struct Arguments {
    /// The entry that makes the offer; may be left out where only one is open
    entry: Option<u64>,
    #[command(flatten)]
    writing: Writing,
}

/// Runs the command.
///
/// # Errors
/// No such offer waits for the user, or the log cannot be written.
pub fn run(context: &Context, arguments: Arguments, accept: bool) -> Result<(), Failure> {
    let pen = writing::pen(context, &arguments.writing)?;
    let state = &pen.game.state;
    let for_me = |seats: &std::collections::BTreeSet<_>| pen.seat().is_some_and(|seat| seats.contains(&seat));
    let mut open = state.offers().iter().filter(|offer| for_me(&offer.asked));
    let seq = match (arguments.entry, open.next(), open.next()) {
        (Some(seq), _, _) => seq,
        (None, Some(only), None) => only.seq,
        (None, None, _) => return Err(Failure::ruled("no offer waits for your answer").rule("protocol 1")),
        (None, Some(_), Some(_)) => {
            return Err(
                Failure::usage("several offers wait for your answer").hint("name the entry of one: `accept 24`")
            );
        }
    };
    let verb = if accept { "Accept" } else { "Decline" };
    let question = match state.offers().iter().find(|offer| offer.seq == seq) {
        Some(offer) => {
            let by = state.name_of(Member::Player(offer.by));
            format!("{verb} what {by} offers: {}?", view::proposal(&offer.offer))
        }
        None => format!("{verb} entry {seq}?"),
    };
    let kind = if accept { Kind::Accept(seq) } else { Kind::Decline(seq) };
    let say = writing::remark(arguments.writing.say.as_deref())?;
    writing::write(context, pen, kind, say, &question)
}
