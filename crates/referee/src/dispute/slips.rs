//! Slips that came alone, or in entries that fell out, and their standing.

use std::collections::BTreeSet;

use super::case::DisputedCase;
use super::place::EntryPlace;
use crate::Fault;
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::{SignedEntry, Slip};

/// A slip that is not in the line.
#[derive(Clone, Debug)]
pub struct UnwrittenSlip<'a> {
    /// The slip.
    pub slip: &'a Slip,
    /// Its id.
    pub id: Digest,
    /// The copies that hold it alone.
    pub sources: Vec<String>,
    /// The entry that fell out with it.
    pub fell_with: Option<Digest>,
    /// Its standing.
    pub standing: SlipStanding,
}

/// The standing of a slip that is not in the line.
#[derive(Clone, Debug)]
pub enum SlipStanding {
    /// The holder of the pen can write it in.
    Waits,
    /// Nobody can write it in any more.
    Lapsed,
    /// It names an entry that is not in the line.
    Aside,
    /// It names an entry that is not here.
    Early,
    /// It can never be written in.
    Invalid(Box<Fault>),
}

impl SlipStanding {
    /// The word for `--json`.
    pub fn name(&self) -> &'static str {
        match self {
            SlipStanding::Waits => "waits",
            SlipStanding::Lapsed => "lapsed",
            SlipStanding::Aside => "aside",
            SlipStanding::Early => "early",
            SlipStanding::Invalid(_) => "invalid",
        }
    }
}

impl<'a> DisputedCase<'a> {
    /// Takes a slip that stands alone; what the line holds has been written in.
    pub(super) fn take_slip(&mut self, slip: &'a Slip, sources: Vec<String>, is_doubtful: bool) {
        let id = slip.id();
        if self.state.line().written_in(&id).is_some() {
            return;
        }
        let standing = self.standing_of(slip);
        if !is_doubtful || !matches!(standing, SlipStanding::Invalid(_)) {
            self.slips.push(UnwrittenSlip { slip, id, sources, fell_with: None, standing });
        }
    }

    /// Takes the slips of entries that fell out: they may still take effect. Those of branches before which the line
    /// stops are where they belong.
    pub(super) fn take_fallen_slips(&mut self) {
        let fallen = self.entries.values().filter(|(_, place)| *place == EntryPlace::Fallen);
        let mut fallen: Vec<&SignedEntry> = fallen.map(|(letter, _)| *letter).collect();
        fallen.sort_by_key(|letter| (letter.entry.seq, letter.id));
        let mut open: BTreeSet<Digest> = self.stops.iter().map(|branch| branch.first).collect();
        let mut known: BTreeSet<Digest> = self.slips.iter().map(|waiting| waiting.id).collect();
        for letter in fallen {
            if open.contains(&letter.id) || letter.entry.prev.is_some_and(|prev| open.contains(&prev)) {
                open.insert(letter.id);
                continue;
            }
            for slip in &letter.entry.slips {
                let id = slip.id();
                if self.state.line().written_in(&id).is_none() && known.insert(id) {
                    let standing = self.standing_of(slip);
                    self.slips.push(UnwrittenSlip {
                        slip,
                        id,
                        sources: Vec::new(),
                        fell_with: Some(letter.id),
                        standing,
                    });
                }
            }
        }
        self.slips.sort_by_key(|waiting| (waiting.slip.at, waiting.id));
    }

    fn standing_of(&self, slip: &Slip) -> SlipStanding {
        match self.state.line().place(&slip.after) {
            None if self.entries.contains_key(&slip.after) => SlipStanding::Aside,
            None => SlipStanding::Early,
            Some(_) if self.state.has_lapsed(slip) => SlipStanding::Lapsed,
            Some(_) => match self.state.check_slip(slip) {
                Ok(_) => SlipStanding::Waits,
                Err(fault) => SlipStanding::Invalid(Box::new(fault)),
            },
        }
    }
}
