//! `adjudicate store status`: the size of a store.

use super::access::open;
use crate::cli::context::CommandContext;
use adjudicate_agent::Failure;

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
        let server = ("server", (&counts.server).into());
        context.terminal.print_text("store-server", &[server, ("timeline", counts.timeline.into())]);
    }
    for (key, number) in [
        ("store-games", counts.games),
        ("store-entries", counts.entries),
        ("store-inbox", counts.inbox),
        ("store-unread", counts.unread),
        ("store-outbox", counts.outbox),
        ("store-refused", counts.refused),
        ("store-due", counts.due),
        ("store-early", counts.early),
        ("store-at-work", counts.desks),
    ] {
        context.terminal.print_text(key, &[("number", number.into()), ("seconds", counts.inbox_age.into())]);
    }
    Ok(())
}
