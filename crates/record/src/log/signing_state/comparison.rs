//! How a log stands to what this program has seen and signed.

use super::{SigningState, id_of};
use crate::crypto::Digest;
use crate::log::read;

/// The relation between a log and the signing state of its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StateComparison {
    /// Nothing is kept: the game is new here, or the state was lost.
    Fresh,
    /// The log holds the last entry seen, and perhaps more. Only now may a new entry be signed.
    Extends,
    /// The log is shorter than the line that was seen: an old copy.
    Behind {
        /// The number of the last entry seen.
        seen_seq: u64,
    },
    /// The last entry seen is neither in the log nor beside it: this is another branch, or a copy whose file beside the
    /// log lacks entries of yours.
    Elsewhere {
        /// The number of the last entry seen.
        seen_seq: u64,
    },
    /// The log ends where an entry that was signed belongs, and the entry is missing: the program was stopped in
    /// between.
    Unfinished {
        /// The entry, to be appended byte for byte.
        entry: String,
    },
}

impl StateComparison {
    /// Compares the ids of a log's entries, and of the entries beside it, with the signing state.
    pub fn of(kept: Option<&SigningState>, log: &[Digest], beside: impl Fn(&Digest) -> bool) -> StateComparison {
        let Some(kept) = kept else { return StateComparison::Fresh };
        let seen_seq = kept.seq;
        if let Some(entry) = kept.unfinished(log, &beside) {
            return StateComparison::Unfinished { entry: entry.to_owned() };
        }
        match at(log, seen_seq) {
            Some(id) if *id == kept.id => StateComparison::Extends,
            _ if beside(&kept.id) => StateComparison::Extends,
            None => StateComparison::Behind { seen_seq },
            Some(_) => StateComparison::Elsewhere { seen_seq },
        }
    }
}

impl SigningState {
    fn unfinished(&self, log: &[Digest], beside: impl Fn(&Digest) -> bool) -> Option<&str> {
        // Only the entry behind the last one is read: every entry begins with its number.
        let next = format!("---\nseq: {}\n", log.len());
        let signed = self.signers.iter().filter_map(|signer| signer.entry.as_deref());
        signed.filter(|text| text.starts_with(&next)).find(|text| {
            // Loading has read the entries, and signing has written them.
            read(text).is_ok_and(|entry| {
                // If the game has gone on past the entry, this log is an old copy.
                let last_seen = self.seq < entry.seq || self.id == id_of(&entry);
                // An entry that lies beside the log is not missing: the line does not include it.
                let missing = !beside(&id_of(&entry));
                last_seen && missing && u64::try_from(log.len()) == Ok(entry.seq) && log.last() == entry.prev.as_ref()
            })
        })
    }
}

fn at(log: &[Digest], seq: u64) -> Option<&Digest> {
    log.get(usize::try_from(seq).ok()?)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use crate::crypto::{PublicKey, Signature};
    use crate::log::{Entry, EntryKind, Reveal, Time, True, write};
    use adjudicate_rules::Name;

    const KEY: PublicKey = PublicKey::from_bytes([7; 32]);

    fn id(n: u8) -> Digest {
        Digest([n; 32])
    }

    fn of(kept: Option<&SigningState>, log: &[Digest]) -> StateComparison {
        StateComparison::of(kept, log, |_| false)
    }

    fn post(seq: u64, prev: Option<Digest>) -> Entry {
        Entry {
            seq,
            prev,
            by: Name::parse("alice").unwrap(),
            at: Time::parse("2026-11-20T17:03:11Z").unwrap(),
            slips: Vec::new(),
            kind: EntryKind::Post(True),
            reveal: Reveal::default(),
            dice: None,
            say: None,
            sig: Signature::from_bytes([1; 64]),
        }
    }

    #[test]
    fn a_game_without_a_state_is_fresh() {
        assert_eq!(of(None, &[id(0)]), StateComparison::Fresh);
    }

    #[test]
    fn logs_that_hold_what_was_seen_extend_it() {
        let kept = SigningState::new(id(0), 1, id(1));
        assert_eq!(of(Some(&kept), &[id(0), id(1)]), StateComparison::Extends);
        assert_eq!(of(Some(&kept), &[id(0), id(1), id(2)]), StateComparison::Extends);
    }

    #[test]
    fn shorter_logs_are_behind() {
        let kept = SigningState::new(id(0), 2, id(2));
        for log in [&[][..], &[id(0)], &[id(0), id(1)]] {
            assert_eq!(of(Some(&kept), log), StateComparison::Behind { seen_seq: 2 });
        }
    }

    #[test]
    fn another_entry_in_its_place_is_another_branch_unless_it_lies_beside() {
        let kept = SigningState::new(id(0), 1, id(1));
        let log = [id(0), id(9), id(2)];
        assert_eq!(of(Some(&kept), &log), StateComparison::Elsewhere { seen_seq: 1 });
        assert_eq!(StateComparison::of(Some(&kept), &log, |beside| *beside == id(1)), StateComparison::Extends);
    }

    #[test]
    fn what_was_signed_and_is_missing_is_to_be_appended_again() {
        let entry = post(2, Some(id(1)));
        let mut kept = SigningState::new(id(0), 1, id(1));
        kept.note_signed(&KEY, &entry, None);
        let log = [id(0), id(1)];
        assert_eq!(of(Some(&kept), &log), StateComparison::Unfinished { entry: write(&entry) });
        assert_eq!(of(Some(&kept), &[id(0)]), StateComparison::Behind { seen_seq: 2 });
        assert_eq!(of(Some(&kept), &[id(0), id(9)]), StateComparison::Behind { seen_seq: 2 });
        assert_eq!(of(Some(&kept), &[id(0), id(1), id(9)]), StateComparison::Elsewhere { seen_seq: 2 });
        assert_eq!(of(Some(&kept), &[id(0), id(1), id_of(&entry)]), StateComparison::Extends);

        // Even if the shorter log was noted as seen, the signature is not forgotten.
        kept.note_seen(1, id(1), |_| false);
        assert_eq!(of(Some(&kept), &log), StateComparison::Unfinished { entry: write(&entry) });
        // Once the game has gone on, the shorter log is an old copy.
        kept.note_seen(3, id(3), |_| false);
        assert_eq!(of(Some(&kept), &log), StateComparison::Behind { seen_seq: 3 });
    }

    #[test]
    fn what_was_signed_and_lies_beside_the_log_is_not_put_back() {
        let entry = post(2, Some(id(1)));
        let mut kept = SigningState::new(id(0), 1, id(1));
        kept.note_signed(&KEY, &entry, None);
        let log = [id(0), id(1)];
        assert_eq!(StateComparison::of(Some(&kept), &log, |beside| *beside == id_of(&entry)), StateComparison::Extends);
    }

    #[test]
    fn a_charter_that_was_signed_may_be_missing_too() {
        let entry = post(0, None);
        let mut kept = SigningState::new(id_of(&entry), 0, id_of(&entry));
        kept.note_signed(&KEY, &entry, None);
        assert_eq!(of(Some(&kept), &[]), StateComparison::Unfinished { entry: write(&entry) });
    }
}
