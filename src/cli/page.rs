//! `adjudicate page`: the whole referee as one file for browsers.

use std::io::Read;
use std::path::PathBuf;

use clap::Args;
use flate2::read::DeflateDecoder;

use super::context::CommandContext;
use super::output;
use adjudicate_agent::Failure;
use adjudicate_report::WrittenFiles;
use adjudicate_rules::phrase;

/// The page that was built with this program, packed; empty if none was.
const PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/adjudicate.html.deflate"));

/// Write the whole referee as a page for any browser.
///
/// One file that needs no network and sends nothing anywhere: logs, letters, evidence and tournaments are checked in it, games
/// looked at, practised and played, copies compared.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  adjudicate page -o adjudicate.html")]
pub struct Arguments {
    /// The file to write
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// The page, unless this program was built without it.
///
/// # Errors
/// It is damaged.
pub fn unpacked() -> Result<Option<Vec<u8>>, Failure> {
    if PACKED.is_empty() {
        return Ok(None);
    }
    let mut page = Vec::new();
    DeflateDecoder::new(PACKED).read_to_end(&mut page).map_err(|error| {
        Failure::environment(phrase!("page-damaged", "the page in this program is damaged: {error}", error))
    })?;
    Ok(Some(page))
}

/// Runs the command.
///
/// # Errors
/// This program was built without the page, or the file cannot be written.
pub fn run(context: &CommandContext, arguments: &Arguments) -> Result<(), Failure> {
    let Some(page) = unpacked()? else {
        return Err(Failure::environment(phrase!("no-page", "this program was built without the page")).hint(phrase!(
            "no-page-hint",
            "in the sources, `cargo run --locked --package adjudicate-page-builder` builds it; build the program again then"
        )));
    };
    let Some(file) = &arguments.output else { return output::pipe("html", &page) };
    output::write(file, "html", &page)?;
    let written = file.display().to_string();
    match context.terminal.json {
        true => context.terminal.print_json(&WrittenFiles { written: vec![written] }),
        false => context.terminal.print_text("written", &[("files", written.into())]),
    }
    Ok(())
}
