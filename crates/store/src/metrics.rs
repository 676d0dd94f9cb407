//! The metrics as OpenMetrics text (OpenMetrics 1.0, section 5): each name with a description.

use std::borrow::Cow;
use std::io::{ErrorKind, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use adjudicate_report::StoreStatus;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::ConstCounter;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::registry::{Registry, Unit};

use crate::store::StoreHealth;
use crate::timings::DeskTimings;
use crate::worker::WorkerCounts;

/// The most bytes of a request that are read.
const REQUEST_MAX: usize = 4_096;
/// A client has so long for its request, and for taking the answer.
const CLIENT: Duration = Duration::from_secs(2);
/// The pause between two looks for a client.
const LOOK: Duration = Duration::from_millis(100);

/// The numbers of one desk.
pub struct DeskMetrics<'a> {
    /// The desk's name, which is the label `desk`.
    pub desk: &'a str,
    /// The counts of its work.
    pub counts: WorkerCounts,
    /// The faults between it and the database.
    pub health: StoreHealth,
    /// The durations of its work.
    pub timings: &'a DeskTimings,
}

/// Returns the contents of a store, if they were counted, and the numbers of one desk, if a desk asks.
pub fn metrics(counts: Option<&StoreStatus>, desk: Option<&DeskMetrics<'_>>) -> String {
    let mut registry = Registry::with_prefix("adjudicate");
    for (name, help, value) in counts.map(of_store).unwrap_or_default() {
        registry.register(name, help, ConstGauge::new(i64::try_from(value).unwrap_or(i64::MAX)));
    }
    if let Some(desk) = desk {
        let own = registry.sub_registry_with_label((Cow::Borrowed("desk"), Cow::Owned(desk.desk.to_owned())));
        for (name, help, value) in of_desk(desk) {
            own.register(name, help, ConstCounter::new(value));
        }
        let DeskTimings { answer, transaction, lease, send } = desk.timings.clone();
        for (name, help, histogram) in [
            ("desk_answer", "from the arrival of a message until a message that follows from it was sent", answer),
            ("desk_transaction", "from the beginning of a commit until the answer of the database", transaction),
            ("desk_lease", "from the lease of a message until its work was done", lease),
            ("desk_send", "from the beginning of sending a message until the answer of the mail server", send),
        ] {
            own.register_with_unit(name, help, Unit::Seconds, histogram);
        }
    }
    let mut text = String::new();
    // Writing into a text cannot fail.
    let _ = encode(&mut text, &registry);
    text
}

fn of_store(counts: &StoreStatus) -> Vec<(&'static str, &'static str, u64)> {
    vec![
        ("store_version", "number of the last migration", u64::try_from(counts.version).unwrap_or(0)),
        ("database_timeline", "timeline of the server that takes the writes", counts.timeline),
        ("games", "games", counts.games),
        ("entries", "entries of all logs", counts.entries),
        ("inbox_messages", "messages that came in and are not dealt with", counts.inbox),
        ("inbox_oldest_seconds", "how long the oldest of them has waited", counts.inbox_age),
        ("unread_messages", "messages left for a person to read", counts.unread),
        ("outbox_messages", "messages that have to be sent", counts.outbox),
        ("outbox_refused_messages", "messages that no server takes", counts.refused),
        ("due_games", "games in which something is due now", counts.due),
        ("early_entries", "entries that wait for what comes before them", counts.early),
        ("desks", "desks that were heard of within their leases", counts.desks),
    ]
}

fn of_desk(desk: &DeskMetrics<'_>) -> [(&'static str, &'static str, u64); 8] {
    let (counts, health) = (desk.counts, desk.health);
    [
        ("desk_messages", "messages that this desk has dealt with", counts.messages),
        ("desk_put_off", "messages that this desk has put off", counts.put_off),
        ("desk_lost_leases", "messages that another desk had taken meanwhile", counts.gone),
        ("desk_conflicts", "pieces of work that were judged again", counts.conflicts),
        ("desk_tended_games", "games looked at because something was due", counts.tended),
        ("desk_failed_work", "games and entries that this desk could not deal with", counts.failed),
        ("desk_retried_transactions", "transactions that were told 40001", health.retried),
        ("desk_lost_connections", "connections that were lost", health.reconnected),
    ]
}

/// The metrics of a desk, as it has written them last, for collectors that ask by HTTP.
#[derive(Default)]
pub struct MetricsPage {
    text: Mutex<String>,
}

impl MetricsPage {
    /// Replaces the text.
    pub fn set(&self, text: String) {
        *self.text.lock().unwrap_or_else(PoisonError::into_inner) = text;
    }

    /// Answers one client after the other until the desk `ends`. A client that is slow or says nothing is left.
    pub fn serve(&self, listener: &TcpListener, ends: &dyn Fn() -> bool) {
        while !ends() {
            match listener.accept() {
                // A client that has gone away needs no answer.
                Ok((client, _)) => drop(self.answer(client)),
                Err(_) => std::thread::sleep(LOOK),
            }
        }
    }

    fn answer(&self, mut client: TcpStream) -> std::io::Result<()> {
        client.set_nonblocking(false)?;
        client.set_read_timeout(Some(CLIENT))?;
        client.set_write_timeout(Some(CLIENT))?;
        let mut request = vec![0; REQUEST_MAX];
        // The first line is in the first packet of every collector; nothing else of the request matters.
        let length = match client.read(&mut request) {
            Err(error) if error.kind() == ErrorKind::WouldBlock => return Ok(()),
            length => length?,
        };
        let line = request.get(..length).unwrap_or_default();
        let is_wanted =
            [&b"GET /metrics "[..], b"GET /metrics?", b"GET / "].iter().any(|start| line.starts_with(start));
        let text = self.text.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let (status, kind, body) = match is_wanted {
            true => ("200 OK", "application/openmetrics-text; version=1.0.0; charset=utf-8", text),
            false => ("404 Not Found", "text/plain", "the metrics are at /metrics\n".to_owned()),
        };
        let length = body.len();
        let head = format!(
            "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n"
        );
        client.write_all(head.as_bytes())?;
        client.write_all(body.as_bytes())
    }
}
