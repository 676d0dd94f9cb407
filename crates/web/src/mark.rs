//! The mark over the signing states that the page stores.
//!
//! Browsers let every page that was opened from a disk read and write what all of them keep. So the page has its key sign what it
//! keeps about signatures (HMAC-SHA256), and does not sign on a state that does not carry this mark.

use std::collections::BTreeMap;

use adjudicate_record::crypto::{Digest, Identity};
use adjudicate_record::log::layout::{STATE, directories};
use serde::{Deserialize, Serialize};

/// The directories under the mark: the signing state of each game, and the sealed boards. Logs prove themselves.
const COVERED: [&str; 2] = [directories::SIGNING, directories::BOARDS];

/// A mark.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SessionMark {
    /// The fingerprint of the key that made it.
    pub key: String,
    /// The HMAC in hexadecimal digits.
    mac: String,
}

/// How the files of a session stand to the mark that they came with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum MarkVerdict {
    /// Nothing that was signed is kept, and no game here has an entry by the open key.
    Empty,
    /// The open key made the mark, and what it covers is unchanged.
    Good,
    /// No key is open that could tell.
    Locked,
    /// Another key made the mark.
    OtherKey,
    /// The open key made the mark for something else.
    Wrong,
    /// There is no mark.
    Missing,
}

impl SessionMark {
    /// The mark of this key for these files.
    pub fn of(identity: &Identity, files: &BTreeMap<String, String>) -> SessionMark {
        let parts: Vec<&[u8]> = covered(files).flat_map(|(path, text)| [path.as_bytes(), text.as_bytes()]).collect();
        SessionMark { key: identity.public().fingerprint(), mac: Digest(identity.kept_mac(&parts)).to_hex() }
    }

    /// How these files stand to a mark, where this key is open.
    pub fn standing(
        mark: Option<&SessionMark>,
        identity: Option<&Identity>,
        files: &BTreeMap<String, String>,
    ) -> MarkVerdict {
        let own = mark.zip(identity).filter(|(mark, identity)| mark.key == identity.public().fingerprint());
        match (mark, identity) {
            _ if own.is_some_and(|(mark, identity)| *mark == SessionMark::of(identity, files)) => MarkVerdict::Good,
            _ if own.is_some() => MarkVerdict::Wrong,
            _ if covered(files).next().is_none() => MarkVerdict::Empty,
            (_, None) => MarkVerdict::Locked,
            (None, Some(_)) => MarkVerdict::Missing,
            (Some(_), Some(_)) => MarkVerdict::OtherKey,
        }
    }
}

/// The files that a mark covers.
pub fn covered(files: &BTreeMap<String, String>) -> impl Iterator<Item = (&String, &String)> {
    let is_covered = |path: &str| {
        let Some((STATE, rest)) = path.split_once('/') else { return false };
        rest.split_once('/').is_some_and(|(directory, _)| COVERED.contains(&directory))
    };
    files.iter().filter(move |(path, _)| is_covered(path))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(state: &str) -> BTreeMap<String, String> {
        let files = [("game.yaml", "a log"), ("state/games/3f.yaml", state), ("state/early/1.yaml", "an entry")];
        files.map(|(path, text)| (path.to_owned(), text.to_owned())).into()
    }

    #[test]
    fn a_mark_holds_for_one_key_and_one_state() {
        let (alice, bob) = (Identity::from_seed(&[1; 32]), Identity::from_seed(&[2; 32]));
        let mark = SessionMark::of(&alice, &files("signed 4"));
        let standing = |mark, key, state: &str| SessionMark::standing(mark, key, &files(state));
        assert_eq!(standing(Some(&mark), Some(&alice), "signed 4"), MarkVerdict::Good);
        assert_eq!(standing(Some(&mark), Some(&alice), "signed 3"), MarkVerdict::Wrong);
        assert_eq!(standing(Some(&mark), Some(&bob), "signed 4"), MarkVerdict::OtherKey);
        assert_eq!(standing(Some(&mark), None, "signed 4"), MarkVerdict::Locked);
        assert_eq!(standing(None, Some(&alice), "signed 4"), MarkVerdict::Missing);
        // Without the key nobody forges it for another state.
        let forged = SessionMark { mac: SessionMark::of(&bob, &files("signed 3")).mac, ..mark.clone() };
        assert_eq!(standing(Some(&forged), Some(&alice), "signed 3"), MarkVerdict::Wrong);
        // The mark notices a deleted file; files outside of these directories are not covered.
        assert_eq!(SessionMark::standing(Some(&mark), Some(&alice), &BTreeMap::new()), MarkVerdict::Wrong);
        assert_eq!(SessionMark::standing(None, Some(&alice), &BTreeMap::new()), MarkVerdict::Empty);
        assert_eq!(SessionMark::standing(Some(&mark), Some(&bob), &BTreeMap::new()), MarkVerdict::Empty);
        assert_eq!(SessionMark::standing(Some(&mark), None, &BTreeMap::new()), MarkVerdict::Empty);
        let mut more = files("signed 4");
        more.insert("game.yaml".to_owned(), "a longer log".to_owned());
        assert_eq!(SessionMark::standing(Some(&mark), Some(&alice), &more), MarkVerdict::Good);
    }

    /// No two sets of files have the same mark because their texts run together.
    #[test]
    fn paths_and_texts_are_kept_apart() {
        let alice = Identity::from_seed(&[1; 32]);
        let of = |path: &str, text: &str| SessionMark::of(&alice, &[(path.to_owned(), text.to_owned())].into());
        assert_ne!(of("state/games/1", "2"), of("state/games/12", ""));
    }
}
