//! `adjudicate accept`: agreeing to an offer.

use clap::Args;

use super::context::Context;
use super::writing::{self, Writing};
use crate::crypto::Digest;
use crate::dice::Member;
use crate::log::{Kind, Slip, SlipKind};
use adjudicate_office::Failure;
use adjudicate_office::agreement::agreement;
use adjudicate_office::signing::Signer;
use adjudicate_office::slips::{self, WaitingOffer};
use adjudicate_words::view;

/// Agree to an offer.
///
/// Who holds the pen carries the offer out as soon as all others have agreed; before that, and by everybody else, a slip is
/// signed. To refuse an offer, just play on.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate accept           (the only offer that waits)\n  adjudicate accept 3f9a      (the offer whose \
                        id begins so)"
)]
pub struct Arguments {
    /// The beginning of the offer's id; may be left out where only one waits
    offer: Option<String>,
    #[command(flatten)]
    writing: Writing,
}

/// Runs the command.
///
/// # Errors
/// No such offer waits for the user, or nothing can be written.
pub fn run(context: &Context, arguments: Arguments) -> Result<(), Failure> {
    let signer = writing::signer(context, &arguments.writing)?;
    let say = writing::remark(arguments.writing.say.as_deref())?;
    let offers = slips::offers(&signer.game.state, &signer.beside);
    let chosen = choose(&signer, &offers, arguments.offer.as_deref())?;
    let by = signer.game.state.name_of(Member::Player(chosen.by)).to_owned();
    let question = format!("Accept what {by} offers: {}?", view::proposal(chosen.offer));
    let id = chosen.slip.id();
    match agreement(&signer, chosen) {
        Some(slips) => agree(context, signer, slips, say, &question),
        None if chosen.asked.iter().any(|seat| signer.seat() == Some(*seat)) => {
            writing::slip(context, signer, SlipKind::Accept(id), say, &question)
        }
        None => {
            let names: Vec<String> =
                chosen.asked.iter().map(|seat| signer.game.state.name_of(Member::Player(*seat)).to_owned()).collect();
            Err(Failure::ruled(format!("this offer waits for {}, not for you", view::listed(&names)))
                .rule("protocol 1.8"))
        }
    }
}

/// Carries an offer out, the first of these slips.
///
/// # Errors
/// It is not possible, the user says no, or the log cannot be written.
pub fn agree(
    context: &Context,
    signer: Signer<'_>,
    slips: Vec<Slip>,
    say: Option<crate::log::Text>,
    question: &str,
) -> Result<(), Failure> {
    let composed = signer.compose_with(slips, Kind::Agree(1), say, None)?;
    writing::tell_slips(context, &composed);
    if !context.terminal.confirm(question)? {
        return Err(Failure::ruled("nothing was signed"));
    }
    writing::finish(context, signer, &composed)
}

fn choose<'o, 'a>(
    signer: &Signer<'_>,
    offers: &'o [WaitingOffer<'a>],
    named: Option<&str>,
) -> Result<&'o WaitingOffer<'a>, Failure> {
    if let Some(named) = named {
        let digits = named.strip_prefix("sha256:").unwrap_or(named);
        let is_it = |id: Digest| id.to_hex().starts_with(digits);
        return offers.iter().find(|offer| is_it(offer.slip.id())).ok_or_else(|| {
            Failure::usage(format!("no offer that waits has an id that begins with `{named}`"))
                .hint("`adjudicate show` lists the slips that wait")
        });
    }
    let own = signer.seat();
    let mut mine = offers
        .iter()
        .filter(|offer| own.is_some_and(|seat| offer.asked.contains(&seat)) || agreement(signer, offer).is_some());
    match (mine.next(), mine.next()) {
        (Some(only), None) => Ok(only),
        (None, _) => Err(Failure::ruled("no offer waits for your answer").rule("protocol 1.8")),
        (Some(_), Some(_)) => Err(Failure::usage("several offers wait for your answer")
            .hint("name one by the beginning of its id: `adjudicate show` lists them")),
    }
}
