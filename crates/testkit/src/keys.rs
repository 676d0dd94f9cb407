//! Keys that are the same in every run, and their chains, which cost 65,536 hashes each and are therefore kept.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex};

use adjudicate_record::crypto::{Chain, Digest, Identity, PublicKey, sha256};
use serde_json::Value;

static SEEDS: LazyLock<BTreeMap<String, [u8; 32]>> = LazyLock::new(|| {
    let path = crate::file("tests/vectors/protocol/keys.json");
    let keys: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let seed = |key: &Value| Digest::parse(&format!("sha256:{}", key["seed"].as_str().unwrap())).unwrap().0;
    keys.as_object().unwrap().iter().map(|(name, key)| (name.clone(), seed(key))).collect()
});

/// A chain by the key's name, the game, and the entry behind which it begins.
type Chains = BTreeMap<(String, Digest, Digest), Arc<Chain>>;

static CHAINS: LazyLock<Mutex<Chains>> = LazyLock::new(Mutex::default);

/// The names of keys that have been asked for.
static HOLDERS: LazyLock<Mutex<BTreeMap<PublicKey, String>>> = LazyLock::new(Mutex::default);

/// The identity of this name: one of the protocol's worked keys, or for any other name one that follows from it.
pub fn identity(name: &str) -> Identity {
    let seed = SEEDS.get(name).copied();
    Identity::from_seed(&seed.unwrap_or_else(|| sha256(&[b"a key for tests: ", name.as_bytes()])))
}

/// The public half.
pub fn key(name: &str) -> PublicKey {
    let key = identity(name).public();
    HOLDERS.lock().unwrap().insert(key, name.to_owned());
    key
}

/// The name under which the tests know a key that they have asked for.
pub fn holder_of(wanted: &PublicKey) -> Option<String> {
    HOLDERS.lock().unwrap().get(wanted).cloned()
}

/// The chain that this identity has in the game behind its entry `base`.
pub fn chain(name: &str, game: &Digest, base: &Digest) -> Arc<Chain> {
    let mut chains = CHAINS.lock().unwrap();
    let known = chains.entry((name.to_owned(), *game, *base));
    known.or_insert_with(|| Arc::new(Chain::new(&identity(name), game, base))).clone()
}
