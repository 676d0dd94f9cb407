//! `adjudicate mail token`: another way back for a player without a key.

use std::path::PathBuf;

use clap::Args;

use crate::cli::context::CommandContext;
use adjudicate_agent::{Failure, game_file};
use adjudicate_desk::command::record::Correspondence;
use adjudicate_rules::phrase;

/// Replace the secret part of the address to which a player without a key answers.
///
/// Anybody who has a player's token can write in their name. The next message of the desk brings the new one. The token
/// itself is shown to nobody else, not even here.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  adjudicate mail token carol --game games/game.yaml --renew")]
pub struct Arguments {
    /// The player
    #[arg(value_name = "NAME")]
    name: String,
    /// The game's file; may be left out where there is only one
    #[arg(short, long, value_name = "FILE")]
    game: Option<PathBuf>,
    /// Make the present token worthless
    #[arg(long)]
    renew: bool,
}

/// Runs the command.
///
/// # Errors
/// The game cannot be read, it has no player of that name without a key, or the stored files cannot be written.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let game = context.load(&game_file::locate(context, arguments.game.as_deref())?, None)?;
    let players = &game.state.charter().players;
    let name = arguments.name.as_str();
    match players.iter().find(|player| player.name.as_str() == name) {
        None => {
            return Err(Failure::usage(phrase!("nobody-called", "nobody called `{name}` plays in this game", name)));
        }
        Some(player) if player.key.is_some() => {
            return Err(Failure::ruled(phrase!("key-not-token", "`{name}` has a key, and so no token", name)));
        }
        Some(_) => {}
    }
    let state = context.settings.state_directory()?;
    let mut record = Correspondence::load(context.system(), state, &game.state.id(), name)?;
    if arguments.renew {
        record.counter += 1;
        record.store(context.private(), state)?;
        context.terminal.print_text("token-renewed", &[("name", name.into())]);
        return Ok(());
    }
    let values = [("name", name.into()), ("number", record.counter.saturating_add(1).into())];
    context.terminal.print_text("token-told", &values);
    Ok(())
}
