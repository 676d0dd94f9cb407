//! The log of the desk: a line for whatever happens, with its date.

use crate::cli::context::Context;

/// Prints a line. Nothing in it can begin another one, whoever has written it.
pub fn print(context: &Context, text: &str) {
    let now = context.now().map(|now| now.to_string()).unwrap_or_default();
    let harmless: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    context.terminal.print(format!("{now} {harmless}"));
}
