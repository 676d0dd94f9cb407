//! The file beside a log: entries that fell out or came too early, slips that wait, loose elements.

use std::collections::BTreeMap;
use std::path::Path;

use crate::failure::Failure;
use adjudicate_mail::find::game_of_element;
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::file::{self, FileError, FileSystem};
use adjudicate_record::log::{Frames, SignedEntry, Slip, SlipKind, read_slip};

/// The slips of one author that are kept: more than an honest player has waiting.
const SLIPS_OF_ONE: usize = 64;

/// The slips that are kept although nobody is known to have signed them: the key may be in an entry that is still on its way.
const UNPROVED_SLIPS: usize = 64;

/// The elements in one name that are kept although they fit no throw that is near.
const UNPROVED_ELEMENTS_OF_ONE: usize = 8;

/// The elements in all names that are kept although they fit no throw that is near.
const UNPROVED_ELEMENTS: usize = 64;

/// The contents of the file beside a log.
#[derive(Clone, Debug, Default)]
pub struct Pending {
    /// Entries that fell out, or whose predecessor is missing.
    pub entries: Vec<SignedEntry>,
    /// Slips that no entry of the log has written in.
    pub slips: Vec<Slip>,
    /// Lines `element GAMEID NAME BASE64`.
    pub elements: Vec<String>,
}

impl Pending {
    /// Reads the file beside this log; nothing, if there is none.
    ///
    /// # Errors
    /// The file is there and cannot be read.
    pub fn load(system: &dyn FileSystem, path: &Path) -> Result<Pending, Failure> {
        match file::read(system, &file::beside(system, path)?) {
            Ok(bytes) => Ok(Pending::parse(&bytes)),
            Err(FileError::Absent { .. }) => Ok(Pending::default()),
            Err(error) => Err(error.into()),
        }
    }

    /// Reads what such a file holds. Other text is ignored: nothing in the file is binding by standing there.
    pub fn parse(bytes: &[u8]) -> Pending {
        let mut beside = Pending::default();
        let mut rest = bytes;
        while !rest.is_empty() {
            let cut = if rest.starts_with(b"---\n") { Frames::new(rest).next() } else { None };
            let length = match cut {
                Some(Ok(frame)) => {
                    beside.take_text(frame.text);
                    frame.text.len()
                }
                _ => {
                    let end = rest.iter().position(|b| *b == b'\n').map_or(rest.len(), |at| at + 1);
                    let line = String::from_utf8_lossy(rest.get(..end).unwrap_or_default());
                    if game_of_element(&line).is_some() {
                        beside.take_element(line.trim_end());
                    }
                    end
                }
            };
            rest = rest.get(length..).unwrap_or_default();
        }
        beside
    }

    fn take_text(&mut self, text: &str) {
        if let Ok(letter) = SignedEntry::read(text) {
            self.take_entry(letter);
        } else if let Ok(slip) = read_slip(text) {
            self.take_slip(slip);
        }
    }

    /// Adds an entry that is not there yet. Its id does not cover the signature, which may be damaged in one of two.
    pub fn take_entry(&mut self, letter: SignedEntry) {
        if self.entries.iter().all(|known| known.text != letter.text) {
            self.entries.push(letter);
        }
    }

    /// Adds a slip that is not there yet.
    pub fn take_slip(&mut self, slip: Slip) {
        if self.slips.iter().all(|known| *known != slip) {
            self.slips.push(slip);
        }
    }

    /// Adds an element's line that is not there yet.
    pub fn take_element(&mut self, line: &str) {
        if self.elements.iter().all(|known| known != line) {
            self.elements.push(line.to_owned());
        }
    }

    /// Adds everything of another one.
    pub fn take_all(&mut self, other: Pending) {
        other.entries.into_iter().for_each(|letter| self.take_entry(letter));
        other.slips.into_iter().for_each(|slip| self.take_slip(slip));
        other.elements.iter().for_each(|line| self.take_element(line));
    }

    /// The text of the file.
    pub fn text(&self) -> String {
        let entries = self.entries.iter().map(|letter| letter.text.clone());
        let elements = self.elements.iter().map(|line| format!("{line}\n"));
        entries.chain(self.slips.iter().map(Slip::text)).chain(elements).collect()
    }

    /// Removes slips and elements beyond the limits of honest games, and returns the removed slips.
    ///
    /// Every author has room of their own, in which notes go first and older slips before newer ones. Slips and elements that
    /// nobody is known to have signed or given have a small room apart, so they never displace anything that is proved.
    pub fn limit(&mut self, proves: impl Fn(&Slip) -> bool, fits: impl Fn(&str) -> bool) -> Vec<Slip> {
        let mut goes = vec![false; self.slips.len()];
        let mut rooms: BTreeMap<Option<&str>, Vec<usize>> = BTreeMap::new();
        for (place, slip) in self.slips.iter().enumerate() {
            rooms.entry(proves(slip).then_some(slip.by.as_str())).or_default().push(place);
        }
        for (author, mut places) in rooms {
            let room = if author.is_some() { SLIPS_OF_ONE } else { UNPROVED_SLIPS };
            // The order within both kinds stays: older slips before newer ones.
            let is_note =
                |place: &usize| self.slips.get(*place).is_some_and(|slip| matches!(slip.kind, SlipKind::Note(_)));
            places.sort_by_key(|place| !is_note(place));
            let over = places.len().saturating_sub(room);
            for place in places.into_iter().take(over) {
                goes.get_mut(place).into_iter().for_each(|goes| *goes = true);
            }
        }
        let slips = std::mem::take(&mut self.slips);
        let (gone, kept): (Vec<_>, Vec<_>) = slips.into_iter().zip(goes).partition(|(_, goes)| *goes);
        self.slips = kept.into_iter().map(|(slip, _)| slip).collect();
        let (mut all, mut of_one) = (0, BTreeMap::<String, usize>::new());
        // Newer elements first, for these are the ones that stay.
        self.elements.reverse();
        self.elements.retain(|line| {
            if fits(line) {
                return true;
            }
            let count = of_one.entry(line.split(' ').nth(2).unwrap_or_default().to_owned()).or_default();
            (*count, all) = (*count + 1, all + 1);
            *count <= UNPROVED_ELEMENTS_OF_ONE && all <= UNPROVED_ELEMENTS
        });
        self.elements.reverse();
        gone.into_iter().map(|(slip, _)| slip).collect()
    }

    /// Returns whether the file has no content.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty() && self.slips.is_empty() && self.elements.is_empty()
    }

    /// The slip with this id.
    pub fn slip(&self, id: &Digest) -> Option<&Slip> {
        self.slips.iter().find(|slip| slip.id() == *id)
    }

    /// Returns whether an entry with this id is beside the log.
    pub fn holds(&self, id: &Digest) -> bool {
        self.entries.iter().any(|letter| letter.id == *id)
    }

    /// Returns whether this entry is beside the log with all its ancestors, up to the line: an early entry says nothing
    /// about its missing ancestors.
    pub fn is_rooted(&self, id: &Digest, in_line: impl Fn(&Digest) -> bool) -> bool {
        let mut at = *id;
        // Each step leads to another entry, so there are no more steps than entries.
        for _ in 0..=self.entries.len() {
            let Some(letter) = self.entries.iter().find(|letter| letter.id == at) else { return false };
            match letter.entry.prev {
                Some(prev) if in_line(&prev) => return true,
                Some(prev) => at = prev,
                None => return false,
            }
        }
        false
    }

    /// Returns whether this entry is beside the log and builds on its head, so that the log was cut before it: the line
    /// stops there.
    pub fn goes_on_behind(&self, head: &Digest, id: &Digest) -> bool {
        self.is_rooted(id, |at| at == head)
    }

    /// Changes the file beside a log, whatever other programs have written there meanwhile.
    ///
    /// # Errors
    /// The file cannot be read or written.
    pub fn change_in(system: &dyn FileSystem, path: &Path, change: impl FnOnce(&mut Pending)) -> Result<(), Failure> {
        file::change_beside(system, path, |old| {
            let mut beside = Pending::parse(&old);
            change(&mut beside);
            let new = beside.text().into_bytes();
            (new != old).then_some(new)
        })?;
        Ok(())
    }
}
