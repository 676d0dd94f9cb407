//! The durations of a desk's work, as histograms.

use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};

/// The durations of a desk's work in seconds. Copies are the same histograms.
#[derive(Clone, Debug)]
pub struct DeskTimings {
    /// From the arrival of a message in the store until the desk has sent a message that follows from it.
    pub answer: Histogram,
    /// From the beginning of a commit until the database has answered.
    pub transaction: Histogram,
    /// From the lease of a message that came in until its work was done.
    pub lease: Histogram,
    /// From the beginning of the sending of a message until the mail server has answered.
    pub send: Histogram,
}

impl Default for DeskTimings {
    fn default() -> DeskTimings {
        // Each bucket is twice as wide as the one before.
        let from = |shortest: f64| Histogram::new(exponential_buckets(shortest, 2.0, 15));
        DeskTimings { answer: from(0.05), transaction: from(0.001), lease: from(0.01), send: from(0.005) }
    }
}
