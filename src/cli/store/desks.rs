//! `adjudicate store desks`: the desks of a store.

use super::access::{LEASE, RowLimit, open_operations, print_more};
use crate::cli::context::CommandContext;
use crate::log::Time;
use adjudicate_agent::Failure;
use adjudicate_report::{StoreDesk, StoreDesks};

/// Lists the desks.
///
/// # Errors
/// The store cannot be read.
pub fn list(context: &CommandContext, url: &str, limit: RowLimit) -> Result<(), Failure> {
    let mut rows = open_operations(context, url)?.desks(limit.with_next())?;
    let more = limit.cut(&mut rows);
    let desk = |row: adjudicate_store::DeskRow| {
        let seconds = u64::try_from(row.age).unwrap_or(0);
        StoreDesk {
            name: row.name,
            seen: Time::from_unix(row.seen),
            seconds,
            at_work: seconds < LEASE,
            version: row.version,
            chores: row.chores,
        }
    };
    let desks: Vec<StoreDesk> = rows.into_iter().map(desk).collect();
    let terminal = context.terminal;
    if terminal.json {
        terminal.print_json(&StoreDesks { desks, more });
        return Ok(());
    }
    if desks.is_empty() {
        terminal.print_text("store-no-desks", &[]);
    }
    for desk in &desks {
        let version = desk.version.map(|version| version.to_string());
        let chores = (!desk.chores.is_empty()).then(|| terminal.language.list(&desk.chores));
        terminal.print_text(
            "store-desk",
            &[
                ("name", (&desk.name).into()),
                ("state", if desk.at_work { "working" } else { "silent" }.into()),
                ("seconds", desk.seconds.into()),
                ("version", version.into()),
                ("chores", chores.into()),
            ],
        );
    }
    print_more(context, more);
    Ok(())
}
