//! `adjudicate event page`: everything of an event as one page for browsers.

use std::path::PathBuf;

use super::super::context::CommandContext;
use super::super::output;
use crate::render;
use adjudicate_agent::Failure;
use adjudicate_director::directory::EventDirectory;
use adjudicate_director::page;
use adjudicate_locales::Language;
use adjudicate_report::WrittenPage;
use clap::Args;

/// Make a page of the event: standings, crosstables, and every game with its replay.
///
/// One HTML file that needs nothing else: no network, no other files. Everything on it is recomputed from the logs when
/// it is made; contradictions are at its beginning.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate event page summer-cup -o summer-cup.html\n  adjudicate event page summer-cup | ssh www 'cat > cup.html'"
)]
pub struct Arguments {
    /// The event's directory or its log; the one here if left out
    event: Option<PathBuf>,
    /// Write it into this file
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// The language of the page, such as `de`; that of the settings if left out
    #[arg(long, value_name = "LANGUAGE")]
    language: Option<String>,
}

/// Returns the language of pages: the one that was named, that of the settings, or that of the terminal.
///
/// # Errors
/// There are no texts in it.
pub fn language(context: &CommandContext, named: Option<&str>) -> Result<Language, Failure> {
    let tag = named.or(context.settings.config.language.as_deref());
    tag.map_or(Ok(context.language), super::super::invite::language)
}

/// Runs the command.
///
/// # Errors
/// The event or a game cannot be read, or the file cannot be written.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let house = EventDirectory::open(context, arguments.event.as_deref())?;
    let audit = house.audit()?;
    let mut site = page::site(language(context, arguments.language.as_deref())?, &house, &audit)?;
    site.referee = output::has_referee(arguments.output.as_deref())?;
    let html = render::site(&site);
    let Some(file) = &arguments.output else { return output::pipe("html", html.as_bytes()) };
    output::write(file, "html", html.as_bytes())?;
    let written = file.display().to_string();
    match context.terminal.json {
        true => context.terminal.print_json(&WrittenPage { written: vec![written], findings: audit.findings.len() }),
        false => context.terminal.print_text("written", &[("files", written.into())]),
    }
    for finding in &audit.findings {
        context.terminal.fail(&Failure::of_finding(finding));
    }
    Ok(())
}
