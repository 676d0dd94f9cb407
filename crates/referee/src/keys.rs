//! The keys of all authors, through every change of keys (protocol, sections 2 and 4).

use std::collections::{BTreeMap, BTreeSet};

use super::charter;
use super::fault::Fault;
use adjudicate_record::crypto::{PublicKey, Verifier};
use adjudicate_record::dice::Member;
use adjudicate_record::log::Charter;
use adjudicate_rules::{Name, Seat, phrase};

/// The possible authors of entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Author {
    /// A player or the referee.
    Member(Member),
    /// An organiser who is neither player nor referee.
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

/// The signer of entries: no two entries of one hand have the same parent (protocol, section 5). A player's hand stays
/// his whatever his key, and each referee is one of his own, known by the key with which the charter or an agreement
/// made him referee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SignerId {
    /// A player.
    Player(Seat),
    /// The referee who came with this key.
    Referee(PublicKey),
    /// An organiser who is neither player nor referee.
    Organiser,
}

#[derive(Clone, Debug)]
struct KeyHolder {
    verifier: Verifier,
    /// How often the key has been replaced; `NAME+n` for ssh-keygen.
    rekeys: u32,
}

/// All keys of a game.
#[derive(Clone, Debug)]
pub struct KeySet {
    holders: BTreeMap<Author, KeyHolder>,
    used: BTreeSet<PublicKey>,
    /// The key with which the present referee came.
    referee: Option<PublicKey>,
    /// The players whose keys a ruling has replaced.
    replaced: BTreeSet<Seat>,
}

impl KeySet {
    /// The keys of a charter that has been checked.
    ///
    /// # Errors
    /// A key is unsound; [`super::charter::check`] has found that already.
    pub fn new(charter: &Charter) -> Result<KeySet, Fault> {
        let mut keys =
            KeySet { holders: BTreeMap::new(), used: BTreeSet::new(), referee: None, replaced: BTreeSet::new() };
        for (seat, player) in Seat::all(charter.players.len()).zip(&charter.players) {
            if let Some(key) = player.key {
                keys.hold(Author::Member(Member::Player(seat)), key)?;
            }
        }
        if let Some(referee) = &charter.referee {
            keys.appoint(referee.key)?;
        }
        if !keys.used.contains(&charter.organiser.key) {
            keys.hold(Author::Organiser, charter.organiser.key)?;
        }
        Ok(keys)
    }

    fn hold(&mut self, author: Author, key: PublicKey) -> Result<(), Fault> {
        let verifier = Verifier::new(&key).map_err(|_| unsound(&key))?;
        let rekeys = self.holders.get(&author).map_or(0, |holder| holder.rekeys + 1);
        self.holders.insert(author, KeyHolder { verifier, rekeys });
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

    /// Returns the author whose key signs for this one: himself, or the referee if he has no key.
    pub fn signing_for(&self, author: Author) -> Author {
        if self.has(author) { author } else { Author::Member(Member::Referee) }
    }

    /// The key that holds for this author.
    pub fn current(&self, author: Author) -> Option<PublicKey> {
        self.holders.get(&author).map(|holder| *holder.verifier.key())
    }

    /// How often this author's key has been replaced.
    pub fn rekeys(&self, author: Author) -> u32 {
        self.holders.get(&author).map_or(0, |holder| holder.rekeys)
    }

    /// Returns the verifier of this author's signatures.
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

    /// Somebody becomes referee with this key.
    ///
    /// # Errors
    /// The key is unsound.
    pub fn appoint(&mut self, key: PublicKey) -> Result<(), Fault> {
        self.hold(Author::Member(Member::Referee), key)?;
        self.referee = Some(key);
        Ok(())
    }

    /// A ruling has replaced this player's key.
    pub(super) fn note_replaced(&mut self, seat: Seat) {
        self.replaced.insert(seat);
    }

    /// Returns the players whose keys rulings have replaced.
    pub fn replaced(&self) -> &BTreeSet<Seat> {
        &self.replaced
    }

    /// Returns the hand that signs for this author: his own, or for a player without a key the referee's. None if there
    /// is no such.
    pub fn hand(&self, author: Author) -> Option<SignerId> {
        match author {
            Author::Member(Member::Player(seat)) if self.has(author) => Some(SignerId::Player(seat)),
            Author::Member(_) => self.referee.map(SignerId::Referee),
            Author::Organiser => self.has(author).then_some(SignerId::Organiser),
        }
    }
}

/// The names of a charter with the keys that are valid at one entry: they decide whose signature an entry has to have.
#[derive(Clone, Copy)]
pub(super) struct Signatories<'a> {
    pub charter: &'a Charter,
    pub keys: &'a KeySet,
}

impl<'a> Signatories<'a> {
    /// Returns the member with this name in the log.
    pub fn member(self, name: &Name) -> Option<Member> {
        if *name == *"referee" {
            return Some(Member::Referee).filter(|referee| self.keys.has(Author::Member(*referee)));
        }
        charter::seat_of(self.charter, name).map(Member::Player)
    }

    /// Returns the author with this name in the log.
    pub fn author(self, name: &Name) -> Option<Author> {
        let organiser =
            || (self.charter.organiser.name == *name && self.keys.has(Author::Organiser)).then_some(Author::Organiser);
        self.member(name).map(Author::Member).or_else(organiser)
    }

    /// Returns the verifier of the signature of an entry that this author writes.
    pub fn verifier(self, by: &Name) -> Option<&'a Verifier> {
        self.keys.verifier(self.keys.signing_for(self.author(by)?))
    }
}

fn unsound(key: &PublicKey) -> Fault {
    let reason = phrase!("fault-unsound-key", "`{key}` is not a sound key", key);
    Fault::new(super::fault::FaultClass::Charter, "protocol 3", reason)
}
