//! Evidence that somebody signed twice: made from entries, and found again from its own bytes alone.
//!
//! What it holds is the least from which a third person finds the same: the two entries; for each of them everything that
//! it is built on, back to the charter. Less will not do. Whether an entry was allowed at all, which key held for its
//! author after every change of keys, whether one entry is built on the other, and whether the first had fallen out by
//! somebody's crossing letter when the second was signed, stands in what they are built on and nowhere else. More is not
//! wanted: what others added later could make an honest author look as if he had gone on from a branch that fell out only
//! afterwards. An honest author signs a second time only on a line that holds the letter by which his first fell out, so
//! that letter is always here.

use std::collections::BTreeMap;
use std::fmt;

use super::copy::letter;
use super::tree::{Placed, way};
use crate::crypto::Digest;
use crate::log::{
    Entry, Evidence, EvidenceBranch, EvidenceClaim, Frames, Misspelling, Text, read, read_evidence, write,
    write_evidence,
};
use crate::referee::{Found, Held, Letter, Trail, settle, verify_with};
use crate::rules::Name;

/// A proof that somebody signed twice.
#[derive(Clone, Debug)]
pub struct Proof {
    /// What is claimed, as it stands at the head of the file.
    pub head: Evidence,
    /// What both entries are built on, the charter first.
    pub shared: Vec<Letter>,
    /// What each of them is built on besides, itself last.
    pub branches: [Vec<Letter>; 2],
    /// The keys that had held for the author until then, oldest first; the last one signed.
    pub keys: Vec<Held>,
    /// Whose key signed each entry of the first line, by the entries' numbers.
    pub signers: Vec<Option<Held>>,
}

/// Why entries do not prove that somebody signed twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The file is not spelled as evidence is.
    Spelling(Misspelling),
    /// An entry cannot stand where it stands.
    Entry {
        /// Which of the two lines holds it: the first or the second.
        line: usize,
        /// The fault.
        found: Box<Found>,
    },
    /// Both are the same entry.
    Same,
    /// One is built on the other.
    BuiltOn,
    /// They belong to different games.
    Game,
    /// Different keys have signed them.
    Key {
        /// Who has signed the first.
        one: String,
        /// And the second.
        other: String,
    },
    /// Letters crossed, or a ruling decided: the protocol names nobody.
    Crossing,
    /// The head does not say what the entries prove.
    Claim {
        /// The key of the head that is wrong.
        key: &'static str,
    },
    /// Entries that the evidence does not need, or too few.
    Count,
}

impl Flaw {
    /// The word for `--json`.
    pub fn class(&self) -> &'static str {
        match self {
            Flaw::Spelling(_) => "spelling",
            Flaw::Entry { found, .. } => found.fault.class.name(),
            Flaw::Same => "same",
            Flaw::BuiltOn => "built-on",
            Flaw::Game => "game",
            Flaw::Key { .. } => "key",
            Flaw::Crossing => "crossing",
            Flaw::Claim { .. } => "claim",
            Flaw::Count => "count",
        }
    }

    /// The line of the file, where it can be told.
    pub fn line(&self) -> Option<usize> {
        match self {
            Flaw::Spelling(misspelling) => Some(misspelling.line),
            Flaw::Entry { found, .. } => Some(found.line),
            _ => None,
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::Spelling(misspelling) => write!(f, "{misspelling}"),
            Flaw::Entry { found, .. } => write!(f, "entry {} cannot stand there: {}", found.entry, found.fault.reason),
            Flaw::Same => f.write_str("both entries are the same one, and signing one entry is no wrong"),
            Flaw::BuiltOn => {
                f.write_str("one of the entries is built on the other, so they are two letters of one line")
            }
            Flaw::Game => f.write_str("the entries belong to different games"),
            Flaw::Key { one, other } => {
                write!(f, "the entries are signed with different keys, one by {one} and one by {other}")
            }
            Flaw::Crossing => f.write_str(
                "a crossing letter or a ruling explains why there are two entries, so they prove nothing against anybody",
            ),
            Flaw::Claim { key } => write!(f, "`{key}` is not what the entries in this file prove"),
            Flaw::Count => f.write_str("the file does not hold just those entries that the proof needs"),
        }
    }
}

impl std::error::Error for Flaw {}

impl Proof {
    /// The proof that the author of these two entries, which are in their places, signed twice.
    ///
    /// # Errors
    /// They do not prove that.
    pub fn of(placed: &BTreeMap<Digest, Placed>, one: Digest, other: Digest) -> Result<Proof, Flaw> {
        let (mut one, mut other) = (one, other);
        loop {
            let lines = [way(placed, one.min(other)), way(placed, one.max(other))];
            let lines = lines.map(|line| line.into_iter().cloned().collect::<Vec<Letter>>());
            match prove(lines)? {
                Proved::These(proof) => return Ok(*proof),
                // An earlier pair of the same author is what the protocol names. It needs fewer entries, so this ends.
                Proved::Others(first, second) => (one, other) = (first, second),
            }
        }
    }

    /// The evidence file.
    pub fn text(&self) -> String {
        let [one, other] = &self.branches;
        let entries = self.shared.iter().chain(one).chain(other).map(|letter| write(&letter.entry));
        write_evidence(&self.head) + &entries.collect::<String>()
    }

    /// Finds out from an evidence file alone what it proves.
    ///
    /// # Errors
    /// It does not prove what it claims.
    pub fn read(bytes: &[u8]) -> Result<Proof, Flaw> {
        let text = std::str::from_utf8(bytes).map_err(|error| {
            let good = bytes.get(..error.valid_up_to()).unwrap_or_default();
            let line = good.iter().filter(|byte| **byte == b'\n').count() + 1;
            Flaw::Spelling(Misspelling::at(line, "this is no text"))
        })?;
        let (head, length) = read_evidence(text).map_err(Flaw::Spelling)?;
        let rest = bytes.get(length..).unwrap_or_default();
        let before = text.get(..length).unwrap_or_default().lines().count();
        let entries = entries(rest, before)?;
        let [shared, one, other] = [head.shared, head.one.entries, head.other.entries]
            .map(|count| usize::try_from(count).unwrap_or(usize::MAX));
        let all = shared.checked_add(one).and_then(|count| count.checked_add(other));
        if all != Some(entries.len()) || shared == 0 || one == 0 || other == 0 {
            return Err(Flaw::Count);
        }
        // `all` is the sum of the three, so these places are within the list.
        let (trunk, branches) = entries.split_at(shared);
        let (first, second) = branches.split_at(one);
        let lines = [first, second].map(|branch| {
            let line = trunk.iter().chain(branch);
            line.map(|(entry, _)| letter(entry.clone())).collect::<Vec<Letter>>()
        });
        let starts: Vec<usize> = entries.iter().map(|(_, line)| *line).collect();
        let proof = match prove(lines) {
            Ok(Proved::These(proof)) => *proof,
            Ok(Proved::Others(..)) => return Err(Flaw::Claim { key: "one" }),
            Err(Flaw::Entry { line, mut found }) => {
                // The fault was found in a line put together from parts of the file.
                let entry = usize::try_from(found.entry).unwrap_or(usize::MAX);
                let place = if line == 1 && entry >= shared { entry.saturating_add(one) } else { entry };
                found.line = starts.get(place).copied().unwrap_or(found.line) + found.fault.line.unwrap_or(1) - 1;
                return Err(Flaw::Entry { line, found });
            }
            Err(flaw) => return Err(flaw),
        };
        match difference(&head, &proof.head) {
            Some(key) => Err(Flaw::Claim { key }),
            None => Ok(proof),
        }
    }

    /// The two entries.
    pub fn pair(&self) -> [&Letter; 2] {
        // A branch ends with its entry, so it has one at least; `prove` has seen to that.
        self.branches.each_ref().map(|branch| branch.last().unwrap_or(&self.shared[0]))
    }

    /// What both entries follow last.
    pub fn after(&self) -> u64 {
        self.head.shared.saturating_sub(1)
    }

    /// The entries that somebody needs who wants to know whose key it is: the charter, and each that introduced a later key
    /// of the author.
    pub fn introductions(&self) -> Vec<&Letter> {
        let line = || self.shared.iter().chain(&self.branches[0]);
        let wanted = self.keys.iter().map(|held| held.introduced).chain([0]);
        let wanted: std::collections::BTreeSet<u64> = wanted.collect();
        line().filter(|letter| wanted.contains(&letter.entry.seq)).collect()
    }
}

/// The entries of a text, each with the line of the file on which it begins.
fn entries(bytes: &[u8], before: usize) -> Result<Vec<(Entry, usize)>, Flaw> {
    if bytes.is_empty() {
        return Err(Flaw::Count);
    }
    let misspelled = |line: usize, fault: Misspelling| {
        Flaw::Spelling(Misspelling { line: before + line + fault.line - 1, reason: fault.reason })
    };
    Frames::new(bytes)
        .map(|frame| {
            let frame = frame.map_err(|bad| misspelled(bad.line, bad.fault))?;
            let entry = read(frame.text).map_err(|fault| misspelled(frame.line, fault))?;
            Ok((entry, before + frame.line))
        })
        .collect()
}

/// What two lines prove.
enum Proved {
    These(Box<Proof>),
    /// An earlier pair of the same author.
    Others(Digest, Digest),
}

/// What follows from two lines, each from the charter to one of the entries, if nobody knows anything else. The one whose
/// last entry has the smaller id comes first.
fn prove(lines: [Vec<Letter>; 2]) -> Result<Proved, Flaw> {
    let [first, second] = &lines;
    let (Some(one), Some(other)) = (first.last(), second.last()) else { return Err(Flaw::Count) };
    if one.id == other.id {
        return Err(Flaw::Same);
    }
    if first.iter().any(|letter| letter.id == other.id) || second.iter().any(|letter| letter.id == one.id) {
        return Err(Flaw::BuiltOn);
    }
    let shared = first.iter().zip(second).take_while(|(one, other)| one.id == other.id).count();
    if shared == 0 {
        return Err(Flaw::Game);
    }
    let (trail, held) = signer(first, 0)?;
    let (_, held_other) = signer(second, 1)?;
    if held.key != held_other.key {
        return Err(Flaw::Key { one: held.name, other: held_other.name });
    }
    let (one, other) = (one.id, other.id);
    let all: Vec<Letter> = first.iter().chain(second.iter().skip(shared)).cloned().collect();
    let signed = |id: &Digest| {
        let line = if first.iter().any(|letter| letter.id == *id) { first } else { second };
        let seq = line.iter().find(|letter| letter.id == *id).map_or(0, |letter| letter.entry.seq);
        signer(line, 0).ok().and_then(|(trail, _)| trail.signed_by(seq).map(|held| held.key))
    };
    let forks = settle(&all).forks;
    if !forks.iter().any(|fork| (fork.one, fork.other) == (one.min(other), one.max(other))) {
        let same = forks.iter().find(|fork| signed(&fork.one) == Some(held.key));
        return same.map(|fork| Proved::Others(fork.one, fork.other)).ok_or(Flaw::Crossing);
    }
    if one > other {
        return Err(Flaw::Claim { key: "one" });
    }
    let mut keys: Vec<Held> = trail.keys().iter().filter(|known| known.author == held.author).cloned().collect();
    keys.truncate(keys.iter().position(|known| known.key == held.key).map_or(0, |place| place + 1));
    let head = head(&lines, shared, &held).ok_or(Flaw::Claim { key: "author" })?;
    let signers = first.iter().map(|letter| trail.signed_by(letter.entry.seq).cloned()).collect();
    let [first, second] = lines;
    let (shared_line, first) = first.split_at(shared);
    let branches = [first.to_vec(), second.get(shared..).unwrap_or_default().to_vec()];
    Ok(Proved::These(Box::new(Proof { head, shared: shared_line.to_vec(), branches, keys, signers })))
}

/// Verifies a line, and says whose key signed its last entry.
fn signer(line: &[Letter], number: usize) -> Result<(Trail, Held), Flaw> {
    let text: String = line.iter().map(|letter| write(&letter.entry)).collect();
    let mut trail = Trail::default();
    let verified = verify_with(text.as_bytes(), |frame, entry, state| trail.follow(entry, frame.payload(), state));
    if let Some(found) = verified.fault {
        return Err(Flaw::Entry { line: number, found: Box::new(found) });
    }
    let last = line.last().map_or(0, |letter| letter.entry.seq);
    let held = trail.signed_by(last).cloned().ok_or(Flaw::Count)?;
    Ok((trail, held))
}

fn head(lines: &[Vec<Letter>; 2], shared: usize, held: &Held) -> Option<Evidence> {
    let count = |number: usize| u64::try_from(number).unwrap_or(u64::MAX);
    let branch = |line: &Vec<Letter>| {
        let last = line.last()?;
        Some(EvidenceBranch { entry: last.entry.seq, id: last.id, entries: count(line.len().checked_sub(shared)?) })
    };
    let [one, other] = lines;
    let charter = one.first()?;
    Some(Evidence {
        format: 1,
        claim: EvidenceClaim::SignedTwice,
        game: charter.id,
        author: Name::parse(&held.name)?,
        principal: Text::new(held.principal()).ok()?,
        key: held.key,
        introduced: held.introduced,
        shared: count(shared),
        one: branch(one)?,
        other: branch(other)?,
    })
}

/// The first key of a head whose value is not what the entries prove.
fn difference(says: &Evidence, is: &Evidence) -> Option<&'static str> {
    let same = [
        ("claim", says.claim == is.claim),
        ("game", says.game == is.game),
        ("author", says.author == is.author),
        ("principal", says.principal == is.principal),
        ("key", says.key == is.key),
        ("introduced", says.introduced == is.introduced),
        ("shared", says.shared == is.shared),
        ("one", says.one == is.one),
        ("other", says.other == is.other),
    ];
    same.iter().find(|(_, same)| !same).map(|(key, _)| *key)
}
