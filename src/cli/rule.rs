//! `adjudicate rule`: the referee decides.

use clap::{Args, Subcommand};

use super::context::Context;
use super::failure::Failure;
use super::writing::{self, Writing};
use crate::log::{Extend, Kind, Ruling, Text, Verdict};
use crate::rules::Name;

/// Decide as the referee.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate rule extend bob 7 --reason \"illness\"\n  \
                        adjudicate rule uphold 31 --reason \"no answer for a month\"\n  adjudicate rule forfeit bob --reason \"vanished\"")]
pub struct Arguments {
    #[command(subcommand)]
    what: What,
    /// Why, for everybody to read
    #[arg(long, global = true, value_name = "TEXT")]
    reason: Option<String>,
    #[command(flatten)]
    writing: Writing,
}

#[derive(Debug, Subcommand)]
enum What {
    /// A player loses, or is out
    Forfeit {
        /// Who
        name: String,
    },
    /// The game ends with this result: "alice 1, bob 0"
    Result {
        /// The result, for all players in seat order
        result: String,
    },
    /// A player gets more time for what he owes now
    Extend {
        /// Who
        name: String,
        /// How many days
        days: u64,
    },
    /// A claim of time holds: the player forfeits
    Uphold {
        /// The entry that claims
        entry: u64,
    },
    /// A claim of time does not hold
    Dismiss {
        /// The entry that claims
        entry: u64,
    },
}

/// Runs the command.
///
/// # Errors
/// The user is not the referee, the ruling is not possible now, or the log cannot be written.
pub fn run(context: &Context, arguments: Arguments) -> Result<(), Failure> {
    let name = |name: &str| Name::parse(name).ok_or_else(|| Failure::usage(format!("`{name}` is not a name")));
    let (verdict, question) = match &arguments.what {
        What::Forfeit { name: player } => (Verdict::Forfeit(name(player)?), format!("Rule that {player} forfeits?")),
        What::Result { result } => {
            let text = Text::new(result.as_str()).map_err(|why| Failure::usage(format!("the result: {why}")))?;
            (Verdict::Result(text), format!("Rule that the result is `{result}`?"))
        }
        What::Extend { name: player, days } => {
            let extend = Extend { player: name(player)?, days: *days };
            (Verdict::Extend(extend), format!("Give {player} {days} more days?"))
        }
        What::Uphold { entry } => (Verdict::Uphold(*entry), format!("Uphold the claim of entry {entry}?")),
        What::Dismiss { entry } => (Verdict::Dismiss(*entry), format!("Dismiss the claim of entry {entry}?")),
    };
    let pen = writing::pen(context, &arguments.writing)?;
    let reason = match &arguments.reason {
        Some(reason) => reason.clone(),
        None => context.terminal.ask("the reason, for everybody to read:")?,
    };
    let reason = Text::new(reason).map_err(|why| Failure::usage(format!("the reason: {why}")))?;
    let say = writing::remark(arguments.writing.say.as_deref())?;
    writing::write(context, pen, Kind::Ruling(Ruling { verdict, reason }), say, &question)
}
