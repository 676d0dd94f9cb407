//! Letters into somebody's log: what `adjudicate import` does.

use std::collections::BTreeSet;

use adjudicate::crypto::Digest;
use adjudicate_office::beside::Beside;
use adjudicate_office::inbox;
use adjudicate_office::inbox::Brought;

use crate::letters::{Pack, Post};
use crate::world::{GAME, Globe};

impl Globe {
    /// Brings what has come into somebody's log. False if the program was killed over it.
    pub fn bring(&mut self, who: usize, pack: Pack) -> bool {
        let disk = &self.people[who].disk;
        let stood: BTreeSet<Digest> = disk.log.iter().map(|letter| letter.id).collect();
        let lies = |letter: &Post| disk.beside.entries.iter().any(|known| known.text == letter.text);
        // Who sees that he has all of a letter does not import it.
        let fresh = pack.entries.iter().filter(|letter| !stood.contains(&letter.id) && !lies(letter));
        let mut arrived = Beside { entries: fresh.map(|letter| (**letter).clone()).collect(), ..Beside::default() };
        pack.slips
            .into_iter()
            .filter(|slip| !disk.beside.slips.contains(slip))
            .for_each(|slip| arrived.take_slip(slip));
        let elements = pack.elements.iter().filter(|line| !disk.beside.elements.contains(line));
        elements.for_each(|line| arrived.take_element(line));
        if arrived.is_empty() {
            return true;
        }
        let identity = self.own_key(who);
        match self.office(who, identity, |office| inbox::bring(office, GAME.as_ref(), arrived)) {
            None => false,
            Some(Ok(brought)) => {
                self.has_brought(who, &brought);
                true
            }
            Some(Err(failure)) => panic!("{} cannot import: {}", self.people[who].name, failure.message()),
        }
    }

    /// What became of letters is compared with what is wrong with them.
    fn has_brought(&mut self, who: usize, brought: &Brought) {
        for (id, fault) in &brought.refused {
            self.refused(who, id, fault.class);
        }
        if !brought.added.is_empty() {
            (self.people[who].moved, self.people[who].grew) = (self.now, self.now);
        }
        if !brought.fallen.is_empty() && self.people[who].honest() {
            self.counts.more("entries that fell out, at one program each", brought.fallen.len() as u64);
        }
        if !brought.stops_before.is_empty() {
            self.trace(|| format!("{}'s line stops before {:?}", self.people[who].name, brought.stops_before));
        }
    }
}
