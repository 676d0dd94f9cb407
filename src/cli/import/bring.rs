//! Bringing letters into the log of one game: appended, settled with those that they crossed, or refused.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::game_file::{self, GameFile};
use crate::crypto::Digest;
use crate::log::file::{self, Disk};
use crate::log::state::Kept;
use crate::mail::Letter;
use crate::referee::{self, Fault, Fork, Match, Settled, Signed};

/// What became of the letters of one game.
pub struct Brought {
    /// The game as it stands now.
    pub game: GameFile,
    /// Entries that are in the log now and were not before.
    pub added: BTreeSet<Digest>,
    /// Whether one of them was brought by no letter: the user had signed it, and it was missing from the log.
    pub restored: bool,
    /// Entries that letters crossed and that fell out now.
    pub fallen: Vec<Letter>,
    /// Letters that cannot stand, and why.
    pub refused: BTreeMap<Digest, Fault>,
    /// Letters that are kept beside the log because of a fork, or because they prove that their author has signed twice.
    pub forked: BTreeSet<Digest>,
    /// Proofs that somebody has signed twice, with both entries: those before which the log ends, and others that are new.
    pub forks: Vec<(Fork, Letter, Letter)>,
    /// Whether the log ends before a fork.
    pub stops: bool,
}

/// Brings letters into the game of this file, in which none of them stands yet.
///
/// # Errors
/// The log is invalid, or a file cannot be read or written.
pub fn bring(context: &Context, path: &Path, fallen: &[Letter], letters: &[Letter]) -> Result<Brought, Failure> {
    let game = game_file::load(path, None)?;
    let kept = Kept::load(&Disk, context.settings.state_directory()?, &game.state.id())?;
    let own = kept.iter().flat_map(|kept| kept.entries().filter_map(Letter::read));
    let before: Vec<Digest> = game.records.iter().map(|record| record.id).collect();
    let mut known: BTreeMap<Digest, Letter> = game
        .records
        .iter()
        .map(|record| (record.id, Letter { entry: record.entry.clone(), text: record.text.clone(), id: record.id }))
        .collect();
    known.extend(fallen.iter().chain(letters).cloned().chain(own).map(|letter| (letter.id, letter)));
    let sorted = sort(&game, fallen.is_empty(), &before, &known);
    write(path, &game, &before, &known, &sorted)?;
    let fell: BTreeSet<Digest> = sorted.fallen.iter().copied().collect();
    let pair = |fork: Fork| Some((known.get(&fork.one)?.clone(), known.get(&fork.other)?.clone(), fork));
    // A proof of long ago that no longer stops the game is not told again with every letter.
    let new = |fork: &Fork| letters.iter().any(|letter| letter.id == fork.one || letter.id == fork.other);
    let told: Vec<Fork> = sorted.forks.into_iter().filter(|fork| sorted.stops || new(fork)).collect();
    let proof = |id: &Digest| told.iter().any(|fork| fork.one == *id || fork.other == *id);
    let forked = sorted.aside.iter().filter(|id| !fell.contains(id) || proof(id)).copied().collect();
    let forks = told.into_iter().filter_map(pair).map(|(one, other, fork)| (fork, one, other)).collect();
    let stood: BTreeSet<Digest> = before.iter().copied().collect();
    let added: BTreeSet<Digest> = sorted.line.iter().filter(|id| !stood.contains(id)).copied().collect();
    let arrived: BTreeSet<Digest> = fallen.iter().chain(letters).map(|letter| letter.id).collect();
    let had_fallen: BTreeSet<Digest> = fallen.iter().map(|letter| letter.id).collect();
    let placed: BTreeSet<Digest> = sorted.line.iter().chain(&sorted.aside).copied().collect();
    let brought = Brought {
        game: game_file::load(path, None)?,
        restored: !added.is_subset(&arrived),
        added,
        fallen: fell.difference(&had_fallen).filter_map(|id| known.get(id)).cloned().collect(),
        refused: sorted.refused,
        forked,
        forks,
        stops: sorted.stops,
    };
    note(context, kept, &brought.game, &placed)?;
    Ok(brought)
}

/// Puts everything where it belongs: first what is kept beside the log, so that a crash in between loses nothing.
fn write(
    path: &Path,
    game: &GameFile,
    before: &[Digest],
    known: &BTreeMap<Digest, Letter>,
    sorted: &Sorted,
) -> Result<(), Failure> {
    let texts = |ids: &[Digest]| -> Vec<&str> {
        ids.iter().filter_map(|id| known.get(id)).map(|letter| letter.text.as_str()).collect()
    };
    if !sorted.aside.is_empty() {
        file::keep_aside(&Disk, path, &texts(&sorted.aside))?;
    }
    match sorted.line.strip_prefix(before) {
        Some([]) => {}
        Some(more) => file::append(&Disk, path, &game.bytes, &texts(more).concat())?,
        None => file::replace(&Disk, path, &game.bytes, &texts(&sorted.line).concat())?,
    }
    Ok(())
}

/// Where every letter of a game belongs.
#[derive(Default)]
struct Sorted {
    line: Vec<Digest>,
    fallen: Vec<Digest>,
    /// What is kept beside the log: what fell out, and what is part of a fork.
    aside: Vec<Digest>,
    refused: BTreeMap<Digest, Fault>,
    forks: Vec<Fork>,
    stops: bool,
}

fn sort(game: &GameFile, nothing_fell: bool, before: &[Digest], known: &BTreeMap<Digest, Letter>) -> Sorted {
    if nothing_fell && let Some(sorted) = extend(game, before, known) {
        return sorted;
    }
    let letters: Vec<referee::Letter> = known.values().map(Letter::to_settle).collect();
    let settled = referee::settle(&letters);
    let refused: BTreeMap<Digest, Fault> =
        settled.invalid.iter().filter_map(|id| Some((*id, fault(known, id)?))).collect();
    if !settled.stops || !before.starts_with(&settled.log) {
        let Settled { log, fallen, forks, stops, .. } = settled;
        return Sorted { line: log, aside: fallen.clone(), fallen, refused, forks, stops };
    }
    // Somebody has signed twice. That alone takes nothing out of a log: the referee settles it. What goes on from the end
    // of the log still comes into it, and all the rest is kept beside it as evidence.
    let line = go_on(game, before, known);
    let stays: BTreeSet<&Digest> = line.iter().collect();
    let aside = settled.fallen.iter().filter(|id| !stays.contains(id)).copied().collect();
    Sorted { line, fallen: Vec::new(), aside, refused, forks: settled.forks, stops: true }
}

/// The log with the letters behind it, if each of them follows the one before; `None` if any does not.
fn extend(game: &GameFile, before: &[Digest], known: &BTreeMap<Digest, Letter>) -> Option<Sorted> {
    let stood: BTreeSet<&Digest> = before.iter().collect();
    let mut new: Vec<&Letter> = known.values().filter(|letter| !stood.contains(&letter.id)).collect();
    new.sort_by_key(|letter| letter.entry.seq);
    let mut sorted = Sorted { line: before.to_vec(), ..Sorted::default() };
    let mut state = game.state.clone();
    for letter in new {
        let prev = letter.entry.prev?;
        if sorted.refused.contains_key(&prev) {
            sorted.refused.insert(letter.id, builds_on_refused());
            continue;
        }
        if prev != state.head() {
            return None;
        }
        match applied(&state, letter) {
            Ok(after) => {
                state = after;
                sorted.line.push(letter.id);
            }
            Err(fault) => drop(sorted.refused.insert(letter.id, fault)),
        }
    }
    Some(sorted)
}

/// The log with those letters behind it that follow, one after the other.
fn go_on(game: &GameFile, before: &[Digest], known: &BTreeMap<Digest, Letter>) -> Vec<Digest> {
    let mut line = before.to_vec();
    let mut state = game.state.clone();
    loop {
        let follow: Vec<Match> = known
            .values()
            .filter(|letter| letter.entry.prev == Some(state.head()))
            .filter_map(|letter| applied(&state, letter).ok())
            .collect();
        match <[Match; 1]>::try_from(follow) {
            Ok([only]) => {
                line.push(only.head());
                state = only;
            }
            Err(_) => return line,
        }
    }
}

fn applied(state: &Match, letter: &Letter) -> Result<Match, Fault> {
    let mut after = state.clone();
    let payload = crate::log::payload(&letter.entry);
    after.apply(Signed { entry: &letter.entry, payload: &payload })?;
    Ok(after)
}

fn builds_on_refused() -> Fault {
    Fault::new(referee::Class::Chain, "protocol 1", "it builds on an entry that cannot stand")
}

/// Why an entry cannot stand where it claims to: the first fault on the way from the charter to it.
fn fault(known: &BTreeMap<Digest, Letter>, id: &Digest) -> Option<Fault> {
    let mut way = vec![known.get(id)?];
    while let Some(prev) = way.last().and_then(|letter| letter.entry.prev) {
        way.push(known.get(&prev)?);
    }
    let charter = way.pop()?;
    let payload = crate::log::payload(&charter.entry);
    let mut state = match referee::open(Signed { entry: &charter.entry, payload: &payload }) {
        Ok(state) => state,
        Err(fault) => return Some(fault),
    };
    while let Some(letter) = way.pop() {
        state = match applied(&state, letter) {
            Ok(state) => state,
            Err(fault) if way.is_empty() => return Some(fault),
            Err(_) => return Some(builds_on_refused()),
        };
    }
    None
}

/// Keeps the last entry seen, if the log holds the one that was seen before, or that one has fallen out of it. An old copy
/// of the log is none the newer for it.
fn note(context: &Context, kept: Option<Kept>, game: &GameFile, placed: &BTreeSet<Digest>) -> Result<(), Failure> {
    let state = &game.state;
    let (seq, head) = (state.entries().saturating_sub(1), state.head());
    let mut kept = match kept {
        Some(kept) => kept,
        // Who has signed in this game must first say that he trusts the log; who has not has nothing to contradict.
        None if has_signed(context, game)? => return Ok(()),
        None => Kept::new(state.id(), seq, head),
    };
    let (_, seen) = kept.seen();
    if !placed.contains(&seen) {
        return Ok(());
    }
    kept.note_seen(seq, head);
    kept.store(&Disk, context.settings.state_directory()?).map_err(Failure::from)
}

/// Whether an entry of the game carries the user's signature, or could: his key is not at hand.
fn has_signed(context: &Context, game: &GameFile) -> Result<bool, Failure> {
    let Some(identity) = context.identity_at_hand()? else { return Ok(true) };
    let Some(author) = game.state.author_of_key(&identity.public()) else { return Ok(false) };
    let name = game.state.author_name(author);
    Ok(game.records.iter().any(|record| record.entry.by.as_str() == name))
}
