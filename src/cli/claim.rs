//! `adjudicate claim`: what the rules or the clock give.

use clap::{Args, Subcommand};

use super::context::Context;
use super::writing::{self, Writing};
use crate::log::{Claim, Kind, SlipKind, TimeClaim, Yes};
use crate::referee::Match;
use crate::rules::Name;
use adjudicate_office::{Failure, pick};

/// Claim a draw that the rules give, or that somebody is out of time.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate claim draw\n  adjudicate claim timeout bob")]
pub struct Arguments {
    #[command(subcommand)]
    what: Claimed,
    #[command(flatten)]
    writing: Writing,
}

#[derive(Debug, Subcommand)]
enum Claimed {
    /// A draw that the rules of the game give
    Draw,
    /// That somebody is out of time; the referee decides
    Timeout {
        /// Who
        name: String,
    },
}

/// Runs the command.
///
/// # Errors
/// The claim is false or cannot be made, or the log cannot be written.
pub fn run(context: &Context, arguments: Arguments) -> Result<(), Failure> {
    let signer = writing::signer(context, &arguments.writing)?;
    let say = writing::remark(arguments.writing.say.as_deref())?;
    match arguments.what {
        Claimed::Draw => writing::write(context, signer, Kind::Claim(Claim::Draw(Yes)), say, "Claim a draw?"),
        Claimed::Timeout { name } => {
            let name = pick::member(&signer.game.state, &name)?;
            somebody_is_due(&signer.game.state, &name)?;
            let claim = SlipKind::Claim(TimeClaim::Timeout(name.clone()));
            writing::slip(context, signer, claim, say, &format!("Claim that {name} is out of time?"))
        }
    }
}

/// A claim of time tells the referee something, so there has to be something to tell, and a referee.
fn somebody_is_due(state: &Match, name: &Name) -> Result<(), Failure> {
    let no = |reason: String| Err(Failure::ruled(reason).rule("protocol 1.8"));
    match state.member(name) {
        _ if state.charter().clock.is_none() => no("this game has no clock".to_owned()),
        _ if !state.has_referee() => no("this game has no referee who could decide".to_owned()),
        None => no(format!("nobody called `{name}` has a part in this game")),
        Some(member) if !state.owed().contains_key(&member) => no(format!("nothing is due from `{name}`")),
        Some(_) => Ok(()),
    }
}
