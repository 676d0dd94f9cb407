//! What lies beside a log, in one file: entries that fell out or came too early, slips that wait, loose elements.

use std::path::Path;

use crate::failure::Failure;
use adjudicate_mail::Letter;
use adjudicate_mail::find::game_of_element;
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::file::{self, Disk, FileError, System};
use adjudicate_record::log::{Frames, Slip, read_slip};

/// More than honest games have beside them; beyond it the oldest slips and elements of the file make room.
const SLIPS_MAX: usize = 256;
const ELEMENTS_MAX: usize = 64;

/// What lies beside a log.
#[derive(Clone, Debug, Default)]
pub struct Beside {
    /// Entries that fell out, or whose predecessor is missing.
    pub entries: Vec<Letter>,
    /// Slips that no entry of the log has written in.
    pub slips: Vec<Slip>,
    /// Lines `element GAMEID NAME BASE64`.
    pub elements: Vec<String>,
}

impl Beside {
    /// Reads the file beside this log; nothing, if there is none.
    ///
    /// # Errors
    /// The file is there and cannot be read.
    pub fn load(path: &Path) -> Result<Beside, Failure> {
        Beside::load_from(&Disk, path)
    }

    /// The same of a file of this system.
    ///
    /// # Errors
    /// As [`Beside::load`].
    pub fn load_from(system: &dyn System, path: &Path) -> Result<Beside, Failure> {
        match file::read(system, &file::beside(system, path)?) {
            Ok(bytes) => Ok(Beside::parse(&bytes)),
            Err(FileError::Absent { .. }) => Ok(Beside::default()),
            Err(error) => Err(error.into()),
        }
    }

    /// Reads what such a file holds. What is none of the three is passed over: nothing in it is binding by standing there.
    pub fn parse(bytes: &[u8]) -> Beside {
        let mut beside = Beside::default();
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
        if let Some(letter) = Letter::read(text) {
            self.take_entry(letter);
        } else if let Ok(slip) = read_slip(text) {
            self.take_slip(slip);
        }
    }

    /// Adds an entry that is not there yet. Its id does not cover the signature, which may be damaged in one of two.
    pub fn take_entry(&mut self, letter: Letter) {
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
    pub fn take_all(&mut self, other: Beside) {
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

    /// Lets go of the oldest slips and elements where there are more than honest games have.
    pub fn limit(&mut self) {
        self.slips.drain(..self.slips.len().saturating_sub(SLIPS_MAX));
        self.elements.drain(..self.elements.len().saturating_sub(ELEMENTS_MAX));
    }

    /// Whether nothing lies there.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty() && self.slips.is_empty() && self.elements.is_empty()
    }

    /// The slip with this id.
    pub fn slip(&self, id: &Digest) -> Option<&Slip> {
        self.slips.iter().find(|slip| slip.id() == *id)
    }

    /// Whether an entry with this id lies here.
    pub fn holds(&self, id: &Digest) -> bool {
        self.entries.iter().any(|letter| letter.id == *id)
    }

    /// Whether this entry lies here with everything that it builds on, up to the line: one that came too early tells nothing
    /// about what stands before it.
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

    /// Changes what lies beside a log, whatever other programs have put there meanwhile.
    ///
    /// # Errors
    /// The file cannot be read or written.
    pub fn change_in(system: &dyn System, path: &Path, change: impl FnOnce(&mut Beside)) -> Result<(), Failure> {
        file::change_beside(system, path, |old| {
            let mut beside = Beside::parse(&old);
            change(&mut beside);
            beside.limit();
            let new = beside.text().into_bytes();
            (new != old).then_some(new)
        })?;
        Ok(())
    }
}
