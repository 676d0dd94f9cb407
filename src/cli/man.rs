//! `adjudicate man`: manual pages from the definition of the command line.

use std::fs;
use std::path::PathBuf;

use clap::Args;
use clap_mangen::Man;

use super::context::Context;
use adjudicate_office::Failure;

/// Print the manual page, or write one page for every command.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate man | man -l -\n  adjudicate man --output ~/.local/share/man/man1\n  \
                        adjudicate man --output man      (renews the pages that come with the source)")]
pub struct Arguments {
    /// Write a page for every command into this directory
    #[arg(short, long, value_name = "DIR")]
    output: Option<PathBuf>,
}

/// Runs the command.
///
/// # Errors
/// The directory cannot be written.
pub fn run(context: &Context, arguments: Arguments) -> Result<(), Failure> {
    let Some(directory) = arguments.output else {
        let mut page = Vec::new();
        let rendered = Man::new(super::definition()).render(&mut page);
        rendered.map_err(|error| Failure::environment(format!("the page cannot be made: {error}")))?;
        context.terminal.print(String::from_utf8_lossy(&page));
        return Ok(());
    };
    let unwritable =
        |error: std::io::Error| Failure::environment(format!("`{}` cannot be written: {error}", directory.display()));
    fs::create_dir_all(&directory).map_err(unwritable)?;
    clap_mangen::generate_to(super::definition(), &directory).map_err(unwritable)
}
