//! `adjudicate completions`: scripts that complete commands and options in a shell.

use clap::Args;
use clap_complete::Shell;

use super::context::CommandContext;
use adjudicate_agent::Failure;

/// Print a script that completes commands in your shell.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate completions bash > ~/.local/share/bash-completion/completions/adjudicate\n  \
                        adjudicate completions zsh > ~/.zfunc/_adjudicate\n  \
                        adjudicate completions fish > ~/.config/fish/completions/adjudicate.fish"
)]
pub struct Arguments {
    /// The shell
    shell: Shell,
}

/// Runs the command.
///
/// # Errors
/// The command line's definition gives no text, which it always does.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut super::definition(), "adjudicate", &mut script);
    let script = String::from_utf8(script)
        .map_err(|error| Failure::environment(format!("the script cannot be made: {error}")))?;
    context.terminal.print(script);
    Ok(())
}
