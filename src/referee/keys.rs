//! Whose signature holds, through every change of keys (protocol, sections 2 and 4).

use std::collections::{BTreeMap, BTreeSet};

use super::fault::Fault;
use crate::crypto::{PublicKey, Verifier};
use crate::dice::Member;
use crate::log::Charter;
use crate::rules::Seat;

/// Who can write entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Author {
    /// A player or the referee.
    Member(Member),
    /// An organiser who is neither.
    Organiser,
}

impl Author {
    /// The player's seat, if a player writes.
    pub fn seat(self) -> Option<Seat> {
        self.member().and_then(Member::seat)
    }

    /// The member, if it is not a mere organiser.
    pub fn member(self) -> Option<Member> {
        match self {
            Author::Member(member) => Some(member),
            Author::Organiser => None,
        }
    }
}

/// A key that the referee has introduced and that its player has not used yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// The key.
    pub key: PublicKey,
    /// The tip of its chain, if the player had joined.
    pub tip: Option<[u8; 32]>,
}

/// A key that the referee has introduced in vain: its player went on signing with the old one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Void {
    /// Whose it was to be.
    pub author: Author,
    /// The key.
    pub key: PublicKey,
    /// The entry that was signed with the old one.
    pub entry: u64,
}

#[derive(Clone, Debug)]
struct Holder {
    verifier: Verifier,
    waiting: Option<Waiting>,
    /// A rekey by the referee has been voided, so the next one holds at once.
    voided: bool,
    /// How often the key has been replaced; `NAME+n` for ssh-keygen.
    rekeys: u32,
}

/// All keys of a game.
#[derive(Clone, Debug)]
pub struct Keys {
    holders: BTreeMap<Author, Holder>,
    used: BTreeSet<PublicKey>,
    voids: Vec<Void>,
}

impl Keys {
    /// The keys of a charter that has been checked.
    ///
    /// # Errors
    /// A key is unsound; [`super::charter::check`] has found that already.
    pub fn new(charter: &Charter) -> Result<Keys, Fault> {
        let mut keys = Keys { holders: BTreeMap::new(), used: BTreeSet::new(), voids: Vec::new() };
        for (seat, player) in Seat::all(charter.players.len()).zip(&charter.players) {
            if let Some(key) = player.key {
                keys.hold(Author::Member(Member::Player(seat)), key)?;
            }
        }
        if let Some(referee) = &charter.referee {
            keys.hold(Author::Member(Member::Referee), referee.key)?;
        }
        if !keys.used.contains(&charter.organiser.key) {
            keys.hold(Author::Organiser, charter.organiser.key)?;
        }
        Ok(keys)
    }

    fn hold(&mut self, author: Author, key: PublicKey) -> Result<(), Fault> {
        let verifier = Verifier::new(&key).map_err(|_| unsound(&key))?;
        let before = self.holders.get(&author);
        let rekeys = before.map_or(0, |holder| holder.rekeys + 1);
        // Whoever voided the referee's rekey cannot undo that by taking another key himself.
        let voided = before.is_some_and(|holder| holder.voided);
        self.holders.insert(author, Holder { verifier, waiting: None, voided, rekeys });
        self.used.insert(key);
        Ok(())
    }

    /// Whether this key has been used in the game, by whomever.
    pub fn is_used(&self, key: &PublicKey) -> bool {
        self.used.contains(key)
    }

    /// Whether this author has a key of his own.
    pub fn has(&self, author: Author) -> bool {
        self.holders.contains_key(&author)
    }

    /// The key that holds for this author.
    pub fn current(&self, author: Author) -> Option<PublicKey> {
        self.holders.get(&author).map(|holder| *holder.verifier.key())
    }

    /// The key that waits for its player's first signature.
    pub fn waiting(&self, author: Author) -> Option<Waiting> {
        self.holders.get(&author)?.waiting
    }

    /// How often this author's key has been replaced.
    pub fn rekeys(&self, author: Author) -> u32 {
        self.holders.get(&author).map_or(0, |holder| holder.rekeys)
    }

    /// What checks this author's signatures.
    pub fn verifier(&self, author: Author) -> Option<&Verifier> {
        self.holders.get(&author).map(|holder| &holder.verifier)
    }

    /// Replaces the key at once.
    ///
    /// # Errors
    /// The key is unsound.
    pub fn replace(&mut self, author: Author, key: PublicKey) -> Result<(), Fault> {
        self.hold(author, key)
    }

    /// The referee introduces a key for a player. True if it holds at once, because an earlier one was voided.
    ///
    /// # Errors
    /// The key is unsound.
    pub fn introduce(&mut self, author: Author, waiting: Waiting) -> Result<bool, Fault> {
        self.used.insert(waiting.key);
        match self.holders.get_mut(&author) {
            Some(holder) if !holder.voided => {
                Verifier::new(&waiting.key).map_err(|_| unsound(&waiting.key))?;
                holder.waiting = Some(waiting);
                Ok(false)
            }
            _ => {
                self.hold(author, waiting.key)?;
                if let Some(holder) = self.holders.get_mut(&author) {
                    holder.voided = false;
                }
                Ok(true)
            }
        }
    }

    /// The player has signed this entry with his old key although a new one waits: the rekey is void.
    pub fn void(&mut self, author: Author, entry: u64) {
        if let Some(holder) = self.holders.get_mut(&author) {
            holder.voided = true;
            self.voids.extend(holder.waiting.take().map(|waiting| Void { author, key: waiting.key, entry }));
        }
    }

    /// The keys that were introduced in vain, in the order of the entries.
    pub fn voids(&self) -> &[Void] {
        &self.voids
    }
}

fn unsound(key: &PublicKey) -> Fault {
    Fault::new(super::fault::Class::Charter, "protocol 3", format!("`{key}` is not a sound key"))
}
