//! Dates of entries: what their authors say, and when the referee says he had them (protocol, section 6.3).

use rpds::HashTrieMapSync;

use adjudicate_record::crypto::Digest;
use adjudicate_record::log::Time;

/// The dates with which an entry counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EntryDates {
    /// The date with which lateness is measured.
    pub posted: Time,
    /// The date with which the next duty starts.
    pub seen: Time,
}

impl EntryDates {
    /// The dates of an entry dated `at` that the referee had at `received`, if he says so.
    pub(super) fn of(at: Time, received: Option<Time>, transit_days: u64) -> EntryDates {
        let Some(seen) = received else { return EntryDates { posted: at, seen: at } };
        let transit = i64::try_from(transit_days).unwrap_or(i64::MAX).saturating_mul(86_400);
        // Before the year 1 there is no date, and no entry has one.
        let earliest = Time::from_unix(seen.unix().saturating_sub(transit)).unwrap_or(at.min(seen));
        EntryDates { posted: at.max(earliest).min(seen), seen }
    }

    /// The earlier of both dates each.
    fn earlier(self, other: EntryDates) -> EntryDates {
        EntryDates { posted: self.posted.min(other.posted), seen: self.seen.min(other.seen) }
    }
}

/// Makes each date no later than those of all later entries.
pub(super) fn hold_to_later(dates: &mut [EntryDates]) {
    let mut least: Option<EntryDates> = None;
    for date in dates.iter_mut().rev() {
        *date = least.map_or(*date, |least| date.earlier(least));
        least = Some(*date);
    }
}

/// The receipts that a line has written in: of several for one id the earliest counts.
#[derive(Clone, Default)]
pub(super) struct Receipts {
    by_id: HashTrieMapSync<Digest, Time>,
}

impl Receipts {
    /// The moment at which the referee had an entry or slip, if he says so.
    pub fn of(&self, id: &Digest) -> Option<Time> {
        self.by_id.get(id).copied()
    }

    /// Keeps a receipt.
    pub fn keep(&mut self, id: Digest, at: Time) {
        if self.of(&id).is_none_or(|known| at < known) {
            self.by_id.insert_mut(id, at);
        }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.by_id.is_empty()
    }
}
