//! The metrics as OpenMetrics text (OpenMetrics 1.0, section 5): each name with a description.

use std::fmt::Write;

use adjudicate_report::StoreStatus;

use crate::store::StoreHealth;
use crate::worker::WorkerCounts;

/// Whether a number only grows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Type {
    Gauge,
    Counter,
}

/// How much is in a store, if that was counted, and what one desk has done, if it is a desk that tells.
pub fn metrics(counts: Option<&StoreStatus>, desk: Option<(&WorkerCounts, StoreHealth)>) -> String {
    use Type::{Counter, Gauge};
    let of_store = |counts: &StoreStatus| {
        vec![
            ("store_version", Gauge, "number of the last migration", u64::try_from(counts.version).unwrap_or(0)),
            ("database_timeline", Gauge, "timeline of the server that takes the writes", counts.timeline),
            ("games", Gauge, "games", counts.games),
            ("entries", Gauge, "entries of all logs", counts.entries),
            ("inbox_messages", Gauge, "messages that came in and are not dealt with", counts.inbox),
            ("inbox_oldest_seconds", Gauge, "how long the oldest of them has waited", counts.inbox_age),
            ("unread_messages", Gauge, "messages left for a person to read", counts.unread),
            ("outbox_messages", Gauge, "messages that have to be sent", counts.outbox),
            ("outbox_refused_messages", Gauge, "messages that no server takes", counts.refused),
            ("due_games", Gauge, "games in which something is due now", counts.due),
            ("early_entries", Gauge, "entries that wait for what comes before them", counts.early),
            ("desks", Gauge, "desks that were heard of within their leases", counts.desks),
        ]
    };
    let mut all = counts.map(of_store).unwrap_or_default();
    if let Some((counted, troubles)) = desk {
        all.extend([
            ("desk_messages", Counter, "messages that this desk has dealt with", counted.messages),
            ("desk_put_off", Counter, "messages that this desk has put off", counted.put_off),
            ("desk_lost_leases", Counter, "messages that another desk had taken meanwhile", counted.gone),
            ("desk_conflicts", Counter, "pieces of work that were judged again", counted.conflicts),
            ("desk_tended_games", Counter, "games looked at because something was due", counted.tended),
            ("desk_failed_work", Counter, "games and entries that this desk could not deal with", counted.failed),
            ("desk_retried_transactions", Counter, "transactions that were told 40001", troubles.retried),
            ("desk_lost_connections", Counter, "connections that were lost", troubles.reconnected),
        ]);
    }
    let mut text = String::new();
    for (name, kind, help, value) in all {
        let (kind, end) = if kind == Counter { ("counter", "_total") } else { ("gauge", "") };
        // Writing into a text cannot fail.
        let _ = write!(
            text,
            "# TYPE adjudicate_{name} {kind}\n# HELP adjudicate_{name} {help}\nadjudicate_{name}{end} {value}\n"
        );
    }
    text + "# EOF\n"
}
