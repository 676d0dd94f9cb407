//! Imports entries and slips into the log of one game and the file beside it: the line is followed, everything else is
//! kept.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::context::Context;
use crate::failure::Failure;
use crate::game_file::GameFile;
use crate::game_files::{EntryJudge, GameFiles};
use crate::pending::Pending;
use crate::signing;
use adjudicate_record::crypto::{Digest, Namespace, verify};
use adjudicate_record::dice::Member;
use adjudicate_record::log::signing_state::SigningState;
use adjudicate_record::log::{Bytes, SignedEntry, Slip, SlipKind};
use adjudicate_referee::{Equivocator, Fault, ForkChoice, Match};
use adjudicate_rules::{Name, phrase};

/// The outcome of the letters of one game.
pub struct ImportOutcome {
    /// The game as it stands now.
    pub game: GameFile,
    /// The file beside it as it is now.
    pub beside: Pending,
    /// Entries that are in the log now and were not before.
    pub added: BTreeSet<Digest>,
    /// Whether one of them was brought by no letter: the user had signed it, and it was missing from the log.
    pub restored: bool,
    /// Entries that have fallen out now.
    pub fallen: Vec<SignedEntry>,
    /// Entries that stood at the end of the log and were cut off, because the line stops before them.
    pub cut: Vec<SignedEntry>,
    /// Letters that wait for what they build on.
    pub early: BTreeSet<Digest>,
    /// Letters that cannot stand, and why.
    pub refused: BTreeMap<Digest, Fault>,
    /// Slips that have come and wait now.
    pub slips: Vec<Slip>,
    /// Slips that cannot be written in any more, or never could, and why.
    pub spent: Vec<(Slip, Fault)>,
    /// The members newly proved to have signed twice, or proved so where the line stops.
    pub named: Vec<Equivocator>,
    /// The entries before which the line stops; none if it does not.
    pub stops_before: Vec<Digest>,
    /// The number of the entry behind which the line stops, also where the log goes on with one of them; none if it does not.
    pub stops_behind: Option<u64>,
}

/// Imports entries and slips into the game of this file. The entries and slips beside it are judged again.
///
/// # Errors
/// The log is invalid, or a file cannot be read or written.
pub fn bring(office: &Context, path: &Path, arrived: Pending) -> Result<ImportOutcome, Failure> {
    let (store, judge) = (&*office.store, &*office.judge);
    let game = store.game(path)?;
    let beside = store.beside(path)?;
    let kept = store.kept(office.settings.state_directory()?, &game.state.id())?;
    let stands = |text: &&str| game.records.iter().rev().any(|record| record.text == **text);
    let own = kept
        .iter()
        .flat_map(|kept| kept.entries().filter(|text| !stands(text)).filter_map(|text| SignedEntry::read(text).ok()));
    let before: Vec<Digest> = game.records.iter().map(|record| record.id).collect();
    let stood: BTreeSet<Digest> = before.iter().copied().collect();
    let lay: BTreeSet<Digest> = beside.entries.iter().map(|letter| letter.id).collect();
    let mut loose: Vec<SignedEntry> = Vec::new();
    for letter in beside.entries.iter().cloned().chain(arrived.entries.iter().cloned()).chain(own) {
        // An id does not cover the signature, which may be damaged in one of two.
        if !stood.contains(&letter.id) && loose.iter().all(|known| known.text != letter.text) {
            loose.push(letter);
        }
    }
    let settled = follow(judge, &game, &stood, &loose);
    let (stops_before, stops_behind) = stops(judge, &game, &loose, &settled);
    let refused = refusals(judge, &game, &loose, &settled);
    let line: BTreeSet<Digest> = settled.line.iter().copied().collect();
    let letters = letters(&game, &loose, &settled);
    let falls: Vec<Digest> = settled.orphaned.iter().chain(&settled.out_of_order).copied().collect();
    let aside: Vec<SignedEntry> =
        falls.iter().filter_map(|id| letters.get(id)).map(|letter| (*letter).clone()).collect();
    // First what lies beside the log, so that a crash in between loses nothing.
    let mut now = Pending::default();
    store.change_beside(path, &mut |beside| {
        aside.iter().for_each(|letter| beside.take_entry(letter.clone()));
        // A slip of an entry that is in no line any more waits again.
        let fell = aside.iter().filter(|letter| !lay.contains(&letter.id));
        fell.flat_map(|letter| &letter.entry.slips).for_each(|slip| beside.take_slip(slip.clone()));
        beside.take_all(Pending { entries: Vec::new(), ..arrived.clone() });
    })?;
    write_line(store, &game, &before, &settled.line, &letters)?;
    let after = store.game(path)?;
    let mut spent: Vec<(Slip, Fault)> = Vec::new();
    store.change_beside(path, &mut |beside| {
        beside.entries.retain(|letter| !line.contains(&letter.id) && !settled.invalid.contains(&letter.id));
        spent = sort_slips(judge, &after.state, &settled, beside);
        beside.elements.retain(|element| can_serve(&after, element));
        spent.extend(make_room(&after.state, beside));
        now = beside.clone();
    })?;
    let new: BTreeSet<Digest> = arrived.entries.iter().map(|letter| letter.id).collect();
    let arrived_slips: BTreeSet<Digest> = arrived.slips.iter().map(Slip::id).collect();
    let added: BTreeSet<Digest> = line.difference(&stood).copied().collect();
    let tells = |named: &Equivocator| {
        !stops_before.is_empty() || named.entries.iter().any(|id| new.contains(id) && !lay.contains(id))
    };
    let brought = ImportOutcome {
        restored: added.iter().any(|id| !new.contains(id) && !lay.contains(id)),
        fallen: aside
            .into_iter()
            .filter(|letter| settled.orphaned.contains(&letter.id) && !lay.contains(&letter.id))
            .collect(),
        early: settled.out_of_order.iter().copied().collect(),
        slips: now.slips.iter().filter(|slip| arrived_slips.contains(&slip.id())).cloned().collect(),
        spent,
        named: settled.named.iter().filter(|named| tells(named)).cloned().collect(),
        cut: match before.strip_prefix(settled.line.as_slice()) {
            Some(cut) => cut.iter().filter_map(|id| letters.get(id)).map(|letter| (*letter).clone()).collect(),
            None => Vec::new(),
        },
        stops_before: stops_before.clone(),
        stops_behind,
        beside: now,
        added,
        refused,
        game: after,
    };
    note(office, kept, &brought)?;
    Ok(brought)
}

/// Follows the line. Letters that follow each other from the end of the log, as most do, cost no more than themselves.
fn follow(judge: &dyn EntryJudge, game: &GameFile, stood: &BTreeSet<Digest>, loose: &[SignedEntry]) -> ForkChoice {
    if let Some(settled) = extend(judge, game, loose) {
        return settled;
    }
    judge.settle(&all(game, loose), &|id| stood.contains(id))
}

/// Returns all known entries of a game: those of its log, and the others.
fn all<'a>(game: &'a GameFile, loose: &'a [SignedEntry]) -> Vec<&'a SignedEntry> {
    game.records.iter().map(|record| &**record).chain(loose).collect()
}

/// The entries before which the line stops, also for who stays with one of them, and the number of the entry before them.
fn stops(
    judge: &dyn EntryJudge,
    game: &GameFile,
    loose: &[SignedEntry],
    settled: &ForkChoice,
) -> (Vec<Digest>, Option<u64>) {
    let of = |settled: &ForkChoice| {
        let behind = (settled.line.len() as u64).saturating_sub(1);
        (settled.stops_before.clone(), (!settled.stops_before.is_empty()).then_some(behind))
    };
    if settled.named.is_empty() || !settled.stops_before.is_empty() {
        return of(settled);
    }
    of(&judge.settle(&all(game, loose), &|_| false))
}

/// The log with the letters behind it, if each of them follows the one before and is valid; `None` otherwise.
fn extend(judge: &dyn EntryJudge, game: &GameFile, loose: &[SignedEntry]) -> Option<ForkChoice> {
    let mut sorted: Vec<&SignedEntry> = loose.iter().collect();
    sorted.sort_by_key(|letter| letter.entry.seq);
    let mut state = game.state.clone();
    let mut line: Vec<Digest> = game.records.iter().map(|record| record.id).collect();
    for letter in sorted {
        state = judge.apply(&state, letter).ok()?;
        line.push(letter.id);
    }
    Some(ForkChoice { line, rank: state.rank(), state: Some(state), ..ForkChoice::default() })
}

/// Returns all known entries, by their ids: those of the log before others, and of two that came with different
/// signatures one that holds.
fn letters<'a>(
    game: &'a GameFile,
    loose: &'a [SignedEntry],
    settled: &ForkChoice,
) -> BTreeMap<Digest, &'a SignedEntry> {
    let refused: BTreeSet<usize> = settled.refused.iter().map(|(place, _)| *place).collect();
    let mut letters = BTreeMap::new();
    for (place, letter) in all(game, loose).into_iter().enumerate().filter(|(place, _)| !refused.contains(place)) {
        letters.entry(letter.id).or_insert((place, letter));
    }
    letters.into_iter().map(|(id, (_, letter))| (id, letter)).collect()
}

fn write_line(
    store: &dyn GameFiles,
    game: &GameFile,
    before: &[Digest],
    line: &[Digest],
    letters: &BTreeMap<Digest, &SignedEntry>,
) -> Result<(), Failure> {
    let all = |ids: &[Digest]| -> Vec<&SignedEntry> { ids.iter().filter_map(|id| letters.get(id)).copied().collect() };
    match line.strip_prefix(before) {
        Some([]) => {}
        Some(more) => store.append(game, &all(more))?,
        // Also where the line stops before the log's last entries, because branches that rank higher are equal among
        // themselves (protocol, section 5.2).
        None => store.replace(game, &all(line))?,
    }
    Ok(())
}

/// Takes out the slips that wait no longer: written in, lapsed, or such that they can never be written in. A slip that
/// names a missing entry waits for it.
fn sort_slips(judge: &dyn EntryJudge, state: &Match, settled: &ForkChoice, beside: &mut Pending) -> Vec<(Slip, Fault)> {
    let mut spent = Vec::new();
    // A player with a new key signs slips with it before the slip that introduces the key is written in.
    let rekeys: Vec<Slip> = beside.slips.iter().filter(|slip| renews(slip, state)).cloned().collect();
    let elsewhere = |slip: &Slip| settled.orphaned.contains(&slip.after) || state.line().place(&slip.after).is_none();
    beside.slips.retain(|slip| {
        if state.line().written_in(&slip.id()).is_some() {
            return false;
        }
        if elsewhere(slip) {
            return true;
        }
        match judge.check_slip(state, slip) {
            Ok(()) => true,
            Err(fault) if may_fit_later(slip, state, &rekeys) => {
                drop(fault);
                true
            }
            Err(fault) => {
                spent.push((slip.clone(), fault));
                false
            }
        }
    });
    spent
}

/// Whether a slip that cannot be written in now may be later: the author's new key is on its way, or an element of
/// theirs is. A slip that nobody is known to have signed is not stored, or anybody could fill the file.
fn may_fit_later(slip: &Slip, state: &Match, rekeys: &[Slip]) -> bool {
    match &slip.kind {
        SlipKind::Rekey(_) => state.holds_for(slip),
        SlipKind::Note(_)
        | SlipKind::Claim(_)
        | SlipKind::Resign(_)
        | SlipKind::Offer(_)
        | SlipKind::Accept(_)
        | SlipKind::Order(_)
        | SlipKind::Extend(_)
        | SlipKind::Absence(_)
        | SlipKind::Received(_)
        | SlipKind::Refill(_) => {
            let renewed = rekeys.iter().any(|rekey| rekey.by == slip.by && signs(rekey, slip));
            renewed && !state.has_lapsed(slip) && state.outcome().is_none()
        }
    }
}

/// Removes slips beyond the limits of honest games, and returns each with the reason.
fn make_room(state: &Match, beside: &mut Pending) -> Vec<(Slip, Fault)> {
    let rekeys: Vec<Slip> = beside.slips.iter().filter(|slip| renews(slip, state)).cloned().collect();
    let proves =
        |slip: &Slip| state.holds_for(slip) || rekeys.iter().any(|rekey| rekey.by == slip.by && signs(rekey, slip));
    let fits =
        |line: &str| element_of(state, line).is_some_and(|(member, element)| state.is_element_soon(member, &element));
    let full = |slip: Slip| {
        let by = &slip.by;
        let reason = phrase!("slips-full", "more slips in the name of {by} have come than are kept", by);
        (slip, Fault::new(adjudicate_referee::FaultClass::Slip, "protocol 8", reason))
    };
    beside.limit(proves, fits).into_iter().map(full).collect()
}

/// Returns the owner of the element that a line holds, and the element.
fn element_of(state: &Match, line: &str) -> Option<(Member, [u8; 32])> {
    let mut words = line.split(' ').skip(2);
    let member = Name::parse(words.next()?).and_then(|name| state.member(&name))?;
    Some((member, Bytes::<32>::parse(words.next()?)?.0))
}

/// Whether a slip brings a new key of its author's, and bears the signature of the one that holds.
fn renews(slip: &Slip, state: &Match) -> bool {
    matches!(slip.kind, SlipKind::Rekey(_)) && state.holds_for(slip)
}

/// Whether the key that a slip `rekey` brings has signed another slip.
fn signs(rekey: &Slip, slip: &Slip) -> bool {
    match &rekey.kind {
        SlipKind::Rekey(new) => verify(&new.key, Namespace::Slip, slip.payload().as_bytes(), &slip.sig).is_ok(),
        SlipKind::Note(_)
        | SlipKind::Claim(_)
        | SlipKind::Resign(_)
        | SlipKind::Offer(_)
        | SlipKind::Accept(_)
        | SlipKind::Order(_)
        | SlipKind::Extend(_)
        | SlipKind::Absence(_)
        | SlipKind::Received(_)
        | SlipKind::Refill(_) => false,
    }
}

/// Whether a loose element may still serve: it does, or nothing is known yet that it could be held against.
fn can_serve(game: &GameFile, line: &str) -> bool {
    !is_used(game, line) && (signing::element(&game.state, line).is_ok() || game.state.outcome().is_none())
}

/// Whether the log has this element already.
pub(super) fn is_used(game: &GameFile, line: &str) -> bool {
    line.rsplit(' ').next().is_some_and(|element| {
        let value = format!(": {element}\n");
        memchr::memmem::find(&game.bytes, value.as_bytes()).is_some()
    })
}

/// Why letters cannot stand where they claim to.
fn refusals(
    judge: &dyn EntryJudge,
    game: &GameFile,
    loose: &[SignedEntry],
    settled: &ForkChoice,
) -> BTreeMap<Digest, Fault> {
    if settled.invalid.is_empty() {
        return BTreeMap::new();
    }
    let mut known: BTreeMap<Digest, &SignedEntry> = loose.iter().map(|letter| (letter.id, letter)).collect();
    known.extend(game.records.iter().map(|record| (record.id, &**record)));
    settled.invalid.iter().filter_map(|id| Some((*id, fault(judge, &known, id)?))).collect()
}

fn builds_on_refused() -> Fault {
    let reason = phrase!("builds-on-invalid", "it builds on an entry that cannot stand");
    Fault::new(adjudicate_referee::FaultClass::Chain, "protocol 1", reason)
}

/// Why an entry cannot stand where it claims to: the first fault on the way from the charter to it.
fn fault(judge: &dyn EntryJudge, known: &BTreeMap<Digest, &SignedEntry>, id: &Digest) -> Option<Fault> {
    let mut way = vec![*known.get(id)?];
    while let Some(prev) = way.last().and_then(|letter| letter.entry.prev) {
        way.push(*known.get(&prev)?);
    }
    let charter = way.pop()?;
    let mut state = match adjudicate_referee::open(charter) {
        Ok(state) => state,
        Err(fault) => return Some(fault),
    };
    while let Some(letter) = way.pop() {
        state = match judge.apply(&state, letter) {
            Ok(state) => state,
            Err(fault) if way.is_empty() => return Some(fault),
            Err(_) => return Some(builds_on_refused()),
        };
    }
    None
}

/// Keeps the last entry seen, if the one that was seen before is in the log or beside it. An old copy of the log is none the
/// newer for it.
fn note(office: &Context, kept: Option<SigningState>, brought: &ImportOutcome) -> Result<(), Failure> {
    let state = &brought.game.state;
    let (seq, head) = (state.entries().saturating_sub(1), state.head());
    let mut kept = match kept {
        Some(kept) => kept,
        // A user who has signed in this game must first say that he trusts the log; one who has not cannot contradict
        // himself.
        None if has_signed(office, &brought.game)? => return Ok(()),
        None => SigningState::new(state.id(), seq, head),
    };
    let (_, seen) = kept.seen();
    let in_line = |id: &Digest| state.line().place(id).is_some();
    if !in_line(&seen) && !brought.beside.is_rooted(&seen, in_line) {
        return Ok(());
    }
    // A log that was cut is none the newer for it: with the file beside it lost, it is an old copy.
    if brought.beside.goes_on_behind(&head, &seen) {
        return Ok(());
    }
    kept.note_seen(seq, head, |id| state.line().place(id).is_some());
    office.store.keep(office.settings.state_directory()?, &mut kept).map_err(Failure::from)
}

/// Whether an entry of the game carries the user's signature, or could: his key is not at hand.
fn has_signed(office: &Context, game: &GameFile) -> Result<bool, Failure> {
    let Some(identity) = office.identity_at_hand()? else { return Ok(true) };
    let Some(author) = game.state.author_of_key(&identity.public()) else { return Ok(false) };
    let name = game.state.author_name(author);
    Ok(game.records.iter().any(|record| record.entry.by.as_str() == name))
}
