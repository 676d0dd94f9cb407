//! `adjudicate offer`: proposals to the other players.

use adjudicate_agent::agreement;
use clap::{Args, Subcommand};

use super::context::CommandContext;
use super::writing::{self, WritingArguments};
use crate::log::{Offer, True};
use crate::rules::phrase;
use adjudicate_agent::act::Act;
use adjudicate_agent::charter::text_of;
use adjudicate_agent::{Failure, settings};
use adjudicate_text::view;

/// Offer a draw, a takeback, a result or a referee.
///
/// The offer is signed on a slip. It lapses when anything but a post is written behind it, so an offer that goes with a turn of
/// yours is made after that turn.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate offer draw\n  adjudicate offer takeback 14\n  adjudicate offer result \"alice 1, bob 0\""
)]
pub struct Arguments {
    #[command(subcommand)]
    what: OfferCommand,
    #[command(flatten)]
    writing: WritingArguments,
}

#[derive(Debug, Subcommand)]
enum OfferCommand {
    /// Offer a draw
    #[command(after_help = "Example:\n  adjudicate offer draw")]
    Draw,
    /// Offer to take turns back, to the position after an entry
    #[command(after_help = "Example:\n  adjudicate offer takeback 14")]
    Takeback {
        /// The number of the last entry that stays: to take entry 15 back, it is 14
        entry: u64,
    },
    /// Offer to end the game with a result for all players, in the order of their seats
    #[command(after_help = "Example:\n  adjudicate offer result \"alice 1, bob 0\"")]
    Result {
        /// The result
        result: String,
    },
    /// Offer to appoint a referee, or to replace the present one
    #[command(after_help = "Example:\n  adjudicate offer referee carol.key.pub")]
    Referee {
        /// His key: a line `ssh-ed25519 ...`, or the path of a .pub file
        #[arg(id = "referee_key", value_name = "KEY")]
        key: String,
    },
    /// Offer to end play and count points (Roman Checkers)
    #[command(after_help = "Example:\n  adjudicate offer end")]
    End,
    /// Offer to return the prisoners (Roman Checkers)
    #[command(after_help = "Example:\n  adjudicate offer prisoners")]
    Prisoners,
    /// Offer to lose the present game of the match (Backgammon)
    #[command(after_help = "Example:\n  adjudicate offer concede gammon")]
    Concede {
        /// As what it is lost
        #[arg(default_value = "single", value_parser = ["single", "gammon", "backgammon"])]
        loss: String,
    },
}

/// Runs the command.
///
/// # Errors
/// The offer cannot be made now, or the log cannot be written.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let offer = match arguments.what {
        OfferCommand::Draw => Offer::Draw(True),
        OfferCommand::Takeback { entry } => Offer::Takeback(entry),
        OfferCommand::Result { result } => Offer::Result(text_of(phrase!("what-result", "the result"), &result)?),
        OfferCommand::Referee { key } => Offer::Referee(settings::read_public_key(&key)?),
        OfferCommand::End => Offer::End(True),
        OfferCommand::Prisoners => Offer::Prisoners(True),
        OfferCommand::Concede { loss } => Offer::Concede(agreement::loss(&loss)?),
    };
    let signer = writing::signer(context, &arguments.writing)?;
    let question = context.terminal.text("question-offer", &[("offer", view::offer(&offer).into())]);
    let say = writing::remark(arguments.writing.say.as_deref())?;
    writing::act(context, signer, &Act::Offer(offer), say, &question)
}
