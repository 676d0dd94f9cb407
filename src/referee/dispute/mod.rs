//! Disputes: several copies of a game, several stories, and no trust in any of them.
//!
//! [`examine`] takes what everybody has handed in and says what follows from it. It looks at signatures and at what is built
//! on what, never at who handed something in. What stays of entries that are not one line, and who has signed twice, is
//! decided in [`settle`](super::settle) and nowhere else; here is found out how the copies stand to that, and what of it a
//! third person can be shown ([`Proof`]).

mod case;
mod copy;
mod crossing;
mod proof;
mod tree;

use std::collections::{BTreeMap, BTreeSet};

pub use case::{Case, Early, Holding, Ruling, Standing};
pub use copy::Copy;
pub use crossing::{Branch, Crossing, Decision};
pub use proof::{Flaw, Proof};
pub use tree::{Placed, Refused, Signer};

use super::ledger::{Account, Ledger};
use super::{Found, Letter};
use crate::crypto::Digest;
use crate::log::file::ASIDE;
use crate::log::write;
use case::{Sources, begins};

/// What follows from all copies.
#[derive(Clone)]
pub struct Dispute {
    /// The games, each with its copies.
    pub cases: Vec<Case>,
    /// Tokens that go from game to game, if games of a series are among them.
    pub ledger: Option<Ledger>,
    /// Logs without a charter that can be played under, with their fault.
    pub broken: Vec<(String, Option<Found>)>,
    /// Entries that belong to none of the games: they name no entry that is here, and nobody here has signed them.
    pub strays: Vec<Early>,
}

impl Dispute {
    /// Whether somebody has to decide something: a fork, an invalid copy, a carry that is wrong.
    pub fn is_dispute(&self) -> bool {
        let disputed = self.ledger.as_ref().is_some_and(Ledger::is_disputed);
        disputed || !self.broken.is_empty() || self.cases.iter().any(|case| case.ruling().is_dispute())
    }

    /// All proofs that somebody signed twice.
    pub fn proofs(&self) -> impl Iterator<Item = &Proof> {
        self.cases.iter().flat_map(|case| &case.proofs)
    }
}

/// Compares copies, of one game or of several.
pub fn examine(copies: &[Copy]) -> Dispute {
    let (letters, sources) = pooled(copies);
    let mut children: BTreeMap<Digest, Vec<&Letter>> = BTreeMap::new();
    for letter in &letters {
        if let Some(prev) = letter.entry.prev {
            children.entry(prev).or_default().push(letter);
        }
    }
    let mut cases: Vec<Case> = Vec::new();
    let mut placed: BTreeSet<Digest> = BTreeSet::new();
    let mut roots: Vec<&Letter> = letters.iter().filter(|letter| begins(letter)).collect();
    // One that is damaged must not stand for one that holds: an id does not cover the signature.
    roots.retain(|letter| super::open(tree::signed(letter)).is_ok());
    for root in roots {
        if !placed.insert(root.id) {
            continue;
        }
        let mut own = vec![root.clone()];
        let mut next = 0;
        while let Some(letter) = own.get(next) {
            let built: Vec<Letter> = children.get(&letter.id).into_iter().flatten().copied().cloned().collect();
            let new = built.iter().filter(|letter| !placed.contains(&letter.id)).map(|letter| letter.id);
            let new: BTreeSet<Digest> = new.collect();
            own.extend(built.into_iter().filter(|letter| new.contains(&letter.id)));
            placed.extend(new);
            next += 1;
        }
        cases.extend(Case::of(root, &own, copies, &sources));
    }
    let mut strays = Vec::new();
    for letter in letters.iter().filter(|letter| !placed.contains(&letter.id)) {
        let from = sources.get(&letter.id).map(Vec::as_slice).unwrap_or_default();
        if !cases.iter_mut().any(|case| case.take_early(letter, from)) && !is_misread(copies, letter, &placed) {
            strays.push(Early { letter: letter.clone(), sources: from.to_vec() });
        }
    }
    cases.sort_by_key(|case| {
        let first = case.entries.get(&case.id).map(|placed| placed.letter.entry.at);
        (first, case.id)
    });
    let ledger = ledger(copies, &cases);
    let known = |source: &str| cases.iter().any(|case| case.holdings.iter().any(|held| held.source == source));
    let broken = copies.iter().filter(|copy| copy.is_log && !known(&copy.source));
    let broken = broken.map(|copy| (copy.source.clone(), copy.fault.clone())).collect();
    Dispute { cases, ledger, broken, strays }
}

/// Whether an entry is one of several readings of a text, of which another one is in its place.
fn is_misread(copies: &[Copy], letter: &Letter, placed: &BTreeSet<Digest>) -> bool {
    let groups = copies.iter().flat_map(Copy::all);
    let mut own = groups.filter(|group| group.iter().any(|other| other.id == letter.id));
    own.any(|group| group.iter().any(|other| placed.contains(&other.id)))
}

/// All entries, each once with each of its signatures, and what holds them: a copy, or what is kept beside it.
fn pooled(copies: &[Copy]) -> (Vec<Letter>, Sources) {
    let mut letters: BTreeMap<(Digest, [u8; 64]), &Letter> = BTreeMap::new();
    let mut sources = Sources::new();
    for copy in copies {
        let beside = format!("{}{ASIDE}", copy.source);
        let own = copy.entries.iter().flatten().map(|letter| (letter, &copy.source));
        for (letter, source) in own.chain(copy.aside.iter().flatten().map(|letter| (letter, &beside))) {
            letters.entry((letter.id, *letter.entry.sig.as_bytes())).or_insert(letter);
            let holders = sources.entry(letter.id).or_default();
            if !holders.contains(source) {
                holders.push(source.clone());
            }
        }
    }
    (letters.into_values().cloned().collect(), sources)
}

/// The ledger of the games of a series, if one of them carries tokens or they are several.
fn ledger(copies: &[Copy], cases: &[Case]) -> Option<Ledger> {
    let of_series: Vec<&Case> = cases.iter().filter(|case| case.is_of_a_series()).collect();
    if of_series.len() < 2 && of_series.iter().all(|case| case.charter().series.is_none()) {
        return None;
    }
    let mut accounts = Vec::new();
    // A game that a series names counts whatever it is, so all go in.
    for case in cases {
        for copy in copies {
            for end in case.ends(copy) {
                let text: String = case.way(end).into_iter().map(|letter| write(&letter.entry)).collect();
                accounts.extend(Account::read(&copy.source, text.as_bytes()).ok());
            }
        }
    }
    Some(Ledger::of(accounts))
}
