//! Everybody's keys, chains and sealed boards in one world. They follow from its seed, and are made when they are wanted.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use adjudicate::crypto::{Chain, Digest, Identity, PublicKey, sha256};
use adjudicate::dice::ERA;
use adjudicate::games::duerror::Path;
use adjudicate::referee::{Author, Match, SecretBoard};
use adjudicate::rules::Seat;
use adjudicate_testkit::Random;
use adjudicate_testkit::duerror::{LeafTargets, leads, path};

/// The chains of one world's keys.
pub struct Chains {
    /// The verifier does not know how long a chain is, and short ones are made sooner.
    length: u32,
    made: Mutex<BTreeMap<(PublicKey, Digest, Digest), Arc<Chain>>>,
}

impl Chains {
    /// The chain that a key has in a game behind its entry `base`.
    pub fn get(&self, identity: &Identity, game: &Digest, base: &Digest) -> Arc<Chain> {
        let (key, length) = (identity.public(), self.length);
        let make = || Arc::new(Chain::from_last(game, &key, length, identity.chain_secret(game, base)));
        self.made.lock().unwrap().entry((key, *game, *base)).or_insert_with(make).clone()
    }
}

/// The keys of one world.
pub struct Keys {
    seed: u64,
    identities: BTreeMap<(String, u32), Arc<Identity>>,
    holders: BTreeMap<PublicKey, (String, u32)>,
    chains: Arc<Chains>,
    boards: BTreeMap<(Digest, String), (Arc<SecretBoard>, Arc<LeafTargets>)>,
}

impl Keys {
    /// The keys of the world with this seed, with chains for so many eras.
    pub fn new(seed: u64, eras: u32) -> Keys {
        Keys {
            seed,
            identities: BTreeMap::new(),
            holders: BTreeMap::new(),
            chains: Arc::new(Chains { length: ERA * (eras + 1) - 1, made: Mutex::default() }),
            boards: BTreeMap::new(),
        }
    }

    /// The key of this name with this number.
    pub fn identity(&mut self, name: &str, number: u32) -> Arc<Identity> {
        let known = (name.to_owned(), number);
        if let Some(identity) = self.identities.get(&known) {
            return identity.clone();
        }
        let seed = self.seed.to_be_bytes();
        let made = Identity::from_seed(&sha256(&[b"simulation key", &seed, &number.to_be_bytes(), name.as_bytes()]));
        let made = Arc::new(made);
        self.holders.insert(made.public(), known.clone());
        self.identities.insert(known, made.clone());
        made
    }

    /// A key of this name that has never been used, in whatever game.
    pub fn fresh(&mut self, name: &str) -> Arc<Identity> {
        let first = (name.to_owned(), 0)..=(name.to_owned(), u32::MAX);
        let used = self.identities.range(first).count() as u32;
        self.identity(name, used.max(1))
    }

    /// The key of this name that holds for an author. None if it is somebody else's.
    pub fn of(&mut self, state: &Match, author: Author, name: &str) -> Option<Arc<Identity>> {
        let wanted = state.keys().current(state.signing_for(author))?;
        let (holder, number) = self.holders.get(&wanted)?.clone();
        (holder == name).then(|| self.identity(name, number))
    }

    /// This key, if it is one of this name.
    pub fn held(&mut self, key: &PublicKey, name: &str) -> Option<Arc<Identity>> {
        let (holder, number) = self.holders.get(key)?.clone();
        (holder == name).then(|| self.identity(name, number))
    }

    /// All chains.
    pub fn chains(&self) -> &Arc<Chains> {
        &self.chains
    }

    /// Returns the owner of this key.
    pub fn holder(&self, key: &PublicKey) -> Option<&str> {
        self.holders.get(key).map(|(name, _)| name.as_str())
    }

    /// The chain that a key has in a game behind its entry `base`.
    pub fn chain(&self, identity: &Identity, game: &Digest, base: &Digest) -> Arc<Chain> {
        self.chains.get(identity, game, base)
    }

    /// The sealed board of a player, and where its steps lead.
    pub fn board(&mut self, state: &Match, name: &str, seat: Seat) -> (Arc<SecretBoard>, Arc<LeafTargets>) {
        let place = (state.id(), name.to_owned());
        if let Some(known) = self.boards.get(&place) {
            return known.clone();
        }
        let board = SecretBoard::new(self.path(seat), self.identity(name, 0).salt_key(&state.id()), state.id(), seat);
        let leads = Arc::new(leads(board.path()));
        let made = (Arc::new(board), leads);
        self.boards.insert(place, made.clone());
        made
    }

    fn path(&self, seat: Seat) -> Path {
        path(&mut Random::new(self.seed ^ (u64::from(seat.number()) << 32)))
    }
}
