//! The timeline of a database: the number that grows by one when a standby takes the place of the primary.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

/// The highest timeline that this program has seen, of all its connections.
#[derive(Clone, Debug, Default)]
pub struct HighestTimeline(Arc<AtomicI64>);

impl HighestTimeline {
    /// Returns its number, 0 before the first connection.
    pub fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }

    /// Notes that a server with this timeline takes writes.
    pub fn raise(&self, timeline: i64) {
        self.0.fetch_max(timeline, Ordering::Relaxed);
    }
}
