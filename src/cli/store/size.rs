//! `adjudicate store status`: the size of a store.

use super::access::open;
use crate::cli::context::CommandContext;
use adjudicate_agent::Failure;
use adjudicate_text::view;

/// Shows the size of a store.
///
/// # Errors
/// It cannot be read.
pub fn show(context: &CommandContext, url: &str, metrics: bool) -> Result<(), Failure> {
    let counts = open(&context.settings, url)?.counts()?;
    if metrics {
        context.terminal.print_raw(&adjudicate_store::metrics(Some(&counts), None));
        return Ok(());
    }
    if context.terminal.json {
        context.terminal.print_json(&counts);
        return Ok(());
    }
    if !counts.server.is_empty() {
        let timeline = if counts.timeline == 0 { String::new() } else { format!(", on timeline {}", counts.timeline) };
        context.terminal.print(format!("{} takes the writes{timeline}", counts.server));
    }
    let line = |number: u64, one: &str, many: &str| context.terminal.print(view::counted(number, one, many));
    line(counts.games, "game", "games");
    line(counts.entries, "entry", "entries");
    context.terminal.print(format!(
        "{} not dealt with yet{}",
        view::counted(counts.inbox, "message that came in is", "messages that came in are"),
        if counts.inbox == 0 { String::new() } else { format!(", the oldest for {} s", counts.inbox_age) }
    ));
    line(counts.unread, "message is left for a person", "messages are left for a person");
    line(counts.outbox, "message has to be sent", "messages have to be sent");
    line(counts.refused, "message will not be taken by any server", "messages will not be taken by any server");
    line(counts.due, "game has something due now", "games have something due now");
    line(counts.early, "entry waits for what comes before it", "entries wait for what comes before them");
    line(counts.desks, "desk is at work", "desks are at work");
    Ok(())
}
