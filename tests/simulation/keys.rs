//! Everybody's keys, chains and sealed boards in one world. They follow from its seed, and are made when they are wanted.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use adjudicate::crypto::{Chain, Digest, Identity, PublicKey, sha256, verify};
use adjudicate::games::duerror::Path;
use adjudicate::referee::{Author, Match, SecretBoard};
use adjudicate::rules::{Name, Seat};

use crate::letters::Post;
use crate::numbers::Random;
use crate::random::{Leads, leads, path};

/// More elements than a game here ever takes. The verifier does not know the length, and short chains are made sooner.
const CHAIN: u32 = 1_500;
/// As many keys as anybody has in a game.
pub const KEYS: u32 = 6;

/// The keys of one world.
pub struct Keys {
    seed: u64,
    identities: BTreeMap<(String, u32), Arc<Identity>>,
    chains: BTreeMap<(PublicKey, Digest), Arc<Chain>>,
    boards: BTreeMap<(Digest, String), (Arc<SecretBoard>, Arc<Leads>)>,
    vouched: HashMap<(Digest, [u8; 64]), bool>,
}

impl Keys {
    /// The keys of the world with this seed.
    pub fn new(seed: u64) -> Keys {
        Keys {
            seed,
            identities: BTreeMap::new(),
            chains: BTreeMap::new(),
            boards: BTreeMap::new(),
            vouched: HashMap::new(),
        }
    }

    /// The key of this name with this number.
    pub fn identity(&mut self, name: &str, number: u32) -> Arc<Identity> {
        let seed = self.seed.to_be_bytes();
        let make = || {
            let number = number.to_be_bytes();
            Arc::new(Identity::from_seed(&sha256(&[b"simulation key", &seed, &number, name.as_bytes()])))
        };
        self.identities.entry((name.to_owned(), number)).or_insert_with(make).clone()
    }

    /// The key with which this author signs now: one that waits for him, or the one that holds. None if somebody else's
    /// holds.
    pub fn current(&mut self, state: &Match, name: &str) -> Option<Arc<Identity>> {
        let author = state.author(&Name::parse(name)?)?;
        let waiting = state.keys().waiting(author).map(|waiting| waiting.key);
        let wanted = waiting.or_else(|| state.keys().current(author))?;
        (0..KEYS).map(|number| self.identity(name, number)).find(|identity| identity.public() == wanted)
    }

    /// A key of this name that has not been used in the game.
    pub fn fresh(&mut self, state: &Match, name: &str) -> Option<Arc<Identity>> {
        let mut all = (1..KEYS).map(|number| self.identity(name, number)).collect::<Vec<_>>().into_iter();
        all.find(|identity| !state.keys().is_used(&identity.public()))
    }

    /// The chain of a key in a game.
    pub fn chain(&mut self, identity: &Identity, game: &Digest) -> Arc<Chain> {
        let key = identity.public();
        let make = || Arc::new(Chain::from_last(game, &key, CHAIN, identity.chain_secret(game)));
        self.chains.entry((key, *game)).or_insert_with(make).clone()
    }

    /// The sealed board of a player, and where its steps lead.
    pub fn board(&mut self, state: &Match, name: &str, seat: Seat) -> (Arc<SecretBoard>, Arc<Leads>) {
        let place = (state.id(), name.to_owned());
        if let Some(known) = self.boards.get(&place) {
            return known.clone();
        }
        let board = SecretBoard::new(self.path(seat), self.identity(name, 0).salt_key(&state.id()), state.id(), seat);
        let leads = Arc::new(leads(&board));
        let made = (Arc::new(board), leads);
        self.boards.insert(place, made.clone());
        made
    }

    fn path(&self, seat: Seat) -> Path {
        path(&mut Random::new(self.seed ^ (u64::from(seat.number()) << 32)))
    }

    /// Whether a key that somebody of this name may have had has signed this letter, or the referee's.
    pub fn vouch(&mut self, letter: &Post) -> bool {
        let signature = (letter.id, *letter.entry.sig.as_bytes());
        if let Some(known) = self.vouched.get(&signature) {
            return *known;
        }
        let by = letter.entry.by.to_string();
        let holds = |key: &PublicKey| verify(key, letter.payload.as_bytes(), &letter.entry.sig).is_ok();
        let vouched = (0..KEYS)
            .any(|number| [by.as_str(), "referee"].iter().any(|name| holds(&self.identity(name, number).public())));
        self.vouched.insert(signature, vouched);
        vouched
    }

    /// Who signs for this author: he himself, or the referee if he has no key.
    pub fn holder(state: &Match, author: Author) -> String {
        let name = state.author_name(author).to_owned();
        if state.keys().has(author) { name } else { "referee".to_owned() }
    }
}
