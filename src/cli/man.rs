//! `adjudicate man`: manual pages from the definition of the command line.

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use clap::Args;
use clap_mangen::Man;

use super::context::CommandContext;
use crate::rules::phrase;
use adjudicate_agent::Failure;

/// Print the manual page.
///
/// With a directory, it writes one page for every command.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate man | man -l -\n  adjudicate man --output ~/.local/share/man/man1")]
pub struct Arguments {
    /// Write a page for every command into this directory
    #[arg(short, long, value_name = "DIR")]
    output: Option<PathBuf>,
}

/// Runs the command.
///
/// # Errors
/// The directory cannot be written.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let Some(directory) = arguments.output else {
        let mut page = Vec::new();
        let rendered = Man::new(super::definition()).render(&mut page);
        rendered
            .map_err(|error| Failure::environment(phrase!("no-man-page", "the page cannot be made: {error}", error)))?;
        context.terminal.print(String::from_utf8_lossy(&page));
        return Ok(());
    };
    let unwritable = |error: std::io::Error| Failure::unwritable(&directory, &error);
    fs::create_dir_all(&directory).map_err(unwritable)?;
    clap_mangen::generate_to(super::definition(), &directory).map_err(unwritable)?;
    fs::write(directory.join("adjudicate-tutorial.7"), tutorial()).map_err(unwritable)
}

/// The whole story, as the book has it.
const TUTORIAL: &str = include_str!("../../docs/tutorial.md");

/// `adjudicate-tutorial(7)`: the same as man reads it. Of Markdown there is what the page uses: headings, paragraphs, code in lines and in blocks.
fn tutorial() -> String {
    let mut page = format!(
        ".TH adjudicate-tutorial 7 \"\" \"adjudicate {}\"\n.SH NAME\nadjudicate\\-tutorial \\- ",
        env!("CARGO_PKG_VERSION")
    );
    let mut in_code = false;
    for line in TUTORIAL.lines() {
        match (in_code, line.split_once(' ')) {
            (_, None) if line.starts_with("```") => {
                in_code = !in_code;
                page.push_str(if in_code { ".RS 4\n.nf\n" } else { ".fi\n.RE\n" });
            }
            (true, _) => put(&mut page, &plain(line)),
            (false, Some(("#", title))) => {
                let _ = writeln!(page, "{}", plain(&title.to_lowercase()));
                page.push_str(".SH DESCRIPTION\n");
            }
            (false, Some(("##", title))) => {
                let _ = writeln!(page, ".SH {}", plain(&title.to_uppercase()));
            }
            _ if line.is_empty() => {
                // A heading begins a paragraph by itself.
                if !page.lines().next_back().is_some_and(|last| last.starts_with(".SH")) {
                    page.push_str(".PP\n");
                }
            }
            _ => put(&mut page, &marked(line)),
        }
    }
    page
}

/// Adds a line of text; one that begins with a dot or an apostrophe would be taken for a command.
fn put(page: &mut String, line: &str) {
    let guard = if line.starts_with(['.', '\'']) { "\\&" } else { "" };
    let _ = writeln!(page, "{guard}{line}");
}

fn plain(text: &str) -> String {
    text.replace('\\', "\\e").replace('-', "\\-").replace('\'', "\\(aq")
}

/// Makes text between backticks bold, as man shows text that is to be typed.
fn marked(line: &str) -> String {
    let parts = line.split('`').enumerate().map(|(at, part)| match at % 2 {
        0 => plain(part),
        _ => format!("\\fB{}\\fR", plain(part)),
    });
    parts.collect()
}
