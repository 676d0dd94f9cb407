//! Bringing what has come into the log of one game and the file beside it: the line is followed, everything else is kept.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::beside::Beside;
use crate::failure::Failure;
use crate::game_file::{self, GameFile};
use crate::office::Office;
use crate::signing;
use ::adjudicate_referee;
use adjudicate_mail::Letter;
use adjudicate_record::crypto::{Digest, Namespace, verify};
use adjudicate_record::log::file::{self, Disk};
use adjudicate_record::log::state::Kept;
use adjudicate_record::log::{Slip, SlipKind};
use adjudicate_referee::{DoubleSigner, Fault, Match, Settled, Signed};

/// What became of the letters of one game.
pub struct Brought {
    /// The game as it stands now.
    pub game: GameFile,
    /// What lies beside it now.
    pub beside: Beside,
    /// Entries that are in the log now and were not before.
    pub added: BTreeSet<Digest>,
    /// Whether one of them was brought by no letter: the user had signed it, and it was missing from the log.
    pub restored: bool,
    /// Entries that have fallen out now.
    pub fallen: Vec<Letter>,
    /// Letters that wait for what they build on.
    pub early: BTreeSet<Digest>,
    /// Letters that cannot stand, and why.
    pub refused: BTreeMap<Digest, Fault>,
    /// Slips that have come and wait now.
    pub slips: Vec<Slip>,
    /// Slips that cannot be written in any more, or never could, and why.
    pub spent: Vec<(Slip, Fault)>,
    /// Who is newly proved to have signed twice, or has where the line stops.
    pub named: Vec<DoubleSigner>,
    /// The entries before which the line stops; none if it does not.
    pub stops_before: Vec<Digest>,
}

/// Brings what has come into the game of this file. What was beside it is looked at again.
///
/// # Errors
/// The log is invalid, or a file cannot be read or written.
pub fn bring(office: &Office, path: &Path, arrived: Beside) -> Result<Brought, Failure> {
    let game = game_file::load(path, None)?;
    let beside = Beside::load(path)?;
    let kept = Kept::load(&Disk, office.settings.state_directory()?, &game.state.id())?;
    let own = kept.iter().flat_map(|kept| kept.entries().filter_map(Letter::read));
    let before: Vec<Digest> = game.records.iter().map(|record| record.id).collect();
    let stood: BTreeSet<Digest> = before.iter().copied().collect();
    let lay: BTreeSet<Digest> = beside.entries.iter().map(|letter| letter.id).collect();
    let mut loose: Vec<Letter> = Vec::new();
    for letter in beside.entries.iter().cloned().chain(arrived.entries.iter().cloned()).chain(own) {
        // An id does not cover the signature, which may be damaged in one of two.
        if !stood.contains(&letter.id) && loose.iter().all(|known| known.text != letter.text) {
            loose.push(letter);
        }
    }
    let settled = follow(&game, &stood, &loose);
    let stops_before = stops(&game, &loose, &settled);
    let refused = refusals(&game, &loose, &settled);
    let line: BTreeSet<Digest> = settled.line.iter().copied().collect();
    let texts = texts(&game, &loose);
    let falls: Vec<Digest> = settled.fallen.iter().chain(&settled.early).copied().collect();
    let aside: Vec<Letter> =
        falls.iter().filter_map(|id| texts.get(id)).filter_map(|text| Letter::read(text)).collect();
    // First what lies beside the log, so that a crash in between loses nothing.
    let mut now = Beside::default();
    Beside::change(path, |beside| {
        aside.iter().for_each(|letter| beside.take_entry(letter.clone()));
        // What an entry had written in that is in no line any more waits again.
        let fell = aside.iter().filter(|letter| !lay.contains(&letter.id));
        fell.flat_map(|letter| &letter.entry.slips).for_each(|slip| beside.take_slip(slip.clone()));
        beside.take_all(Beside { entries: Vec::new(), ..arrived.clone() });
    })?;
    write_line(path, &game, &before, &settled.line, &texts)?;
    let after = game_file::load(path, None)?;
    let mut spent: Vec<(Slip, Fault)> = Vec::new();
    Beside::change(path, |beside| {
        beside.entries.retain(|letter| !line.contains(&letter.id) && !settled.invalid.contains(&letter.id));
        spent = sort_slips(&after.state, &settled, beside);
        beside.elements.retain(|element| can_serve(&after, element));
        now = beside.clone();
    })?;
    let new: BTreeSet<Digest> = arrived.entries.iter().map(|letter| letter.id).collect();
    let arrived_slips: BTreeSet<Digest> = arrived.slips.iter().map(Slip::id).collect();
    let added: BTreeSet<Digest> = line.difference(&stood).copied().collect();
    let tells = |named: &DoubleSigner| {
        !stops_before.is_empty() || named.entries.iter().any(|id| new.contains(id) && !lay.contains(id))
    };
    let brought = Brought {
        restored: added.iter().any(|id| !new.contains(id) && !lay.contains(id)),
        fallen: aside
            .into_iter()
            .filter(|letter| settled.fallen.contains(&letter.id) && !lay.contains(&letter.id))
            .collect(),
        early: settled.early.iter().copied().collect(),
        slips: now.slips.iter().filter(|slip| arrived_slips.contains(&slip.id())).cloned().collect(),
        spent,
        named: settled.named.iter().filter(|named| tells(named)).cloned().collect(),
        stops_before: stops_before.clone(),
        beside: now,
        added,
        refused,
        game: after,
    };
    note(office, kept, &brought)?;
    Ok(brought)
}

/// Where the line goes. Letters that follow each other from the end of the log, as most do, cost no more than themselves.
fn follow(game: &GameFile, stood: &BTreeSet<Digest>, loose: &[Letter]) -> Settled {
    if let Some(settled) = extend(game, loose) {
        return settled;
    }
    let letters = all(game, loose);
    adjudicate_referee::settle(&letters.iter().collect::<Vec<_>>(), |id| stood.contains(id))
}

fn all(game: &GameFile, loose: &[Letter]) -> Vec<adjudicate_referee::ReadEntry> {
    let log = game.records.iter().filter_map(|record| Letter::read(&record.text));
    log.chain(loose.iter().cloned()).map(|letter| letter.to_settle()).collect()
}

/// The entries before which the line stops, also for who stays with one of them.
fn stops(game: &GameFile, loose: &[Letter], settled: &Settled) -> Vec<Digest> {
    if settled.named.is_empty() || !settled.stops_before.is_empty() {
        return settled.stops_before.clone();
    }
    let letters = all(game, loose);
    adjudicate_referee::settle(&letters.iter().collect::<Vec<_>>(), |_| false).stops_before
}

/// The log with the letters behind it, if each of them follows the one before and is valid; `None` otherwise.
fn extend(game: &GameFile, loose: &[Letter]) -> Option<Settled> {
    let mut sorted: Vec<&Letter> = loose.iter().collect();
    sorted.sort_by_key(|letter| letter.entry.seq);
    let mut state = game.state.clone();
    let mut line: Vec<Digest> = game.records.iter().map(|record| record.id).collect();
    for letter in sorted {
        let payload = adjudicate_record::log::payload(&letter.entry);
        state.apply(Signed { entry: &letter.entry, payload: &payload }).ok()?;
        line.push(letter.id);
    }
    Some(Settled { line, rank: state.rank(), state: Some(state), ..Settled::default() })
}

/// The texts of all entries that are known, those that stand in the log before others with the same id.
fn texts(game: &GameFile, loose: &[Letter]) -> BTreeMap<Digest, String> {
    let mut texts: BTreeMap<Digest, String> = BTreeMap::new();
    let log = game.records.iter().map(|record| (record.id, record.text.clone()));
    let entries = log.chain(loose.iter().map(|letter| (letter.id, letter.text.clone())));
    for (id, text) in entries {
        texts.entry(id).or_insert(text);
    }
    texts
}

fn write_line(
    path: &Path,
    game: &GameFile,
    before: &[Digest],
    line: &[Digest],
    texts: &BTreeMap<Digest, String>,
) -> Result<(), Failure> {
    let all = |ids: &[Digest]| -> String { ids.iter().filter_map(|id| texts.get(id)).map(String::as_str).collect() };
    match line.strip_prefix(before) {
        Some([]) => {}
        Some(more) => file::append(&Disk, path, &game.bytes, &all(more))?,
        // Nobody shortens a log because the line stops.
        None if before.starts_with(line) => {}
        None => file::replace(&Disk, path, &game.bytes, &all(line))?,
    }
    Ok(())
}

/// Takes out the slips that wait no longer: written in, lapsed, or such that they can never be written in. What names an
/// entry that is not here waits for it.
fn sort_slips(state: &Match, settled: &Settled, beside: &mut Beside) -> Vec<(Slip, Fault)> {
    let mut spent = Vec::new();
    // Who has just had a new key signs slips with it before the slip that makes it theirs is written in.
    let renews = |slip: &&Slip| matches!(slip.kind, SlipKind::Rekey(_)) && state.holds_for(slip);
    let rekeys: Vec<Slip> = beside.slips.iter().filter(renews).cloned().collect();
    let elsewhere = |slip: &Slip| settled.fallen.contains(&slip.after) || state.line().place(&slip.after).is_none();
    beside.slips.retain(|slip| {
        if state.line().written_in(&slip.id()).is_some() {
            return false;
        }
        if elsewhere(slip) {
            return true;
        }
        match state.check_slip(slip) {
            Ok(_) => true,
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

/// Whether a slip that cannot be written in now may be later: the author's new key is on its way, or an element of theirs is.
/// What nobody is known to have signed is not kept, or anybody could fill the file.
fn may_fit_later(slip: &Slip, state: &Match, rekeys: &[Slip]) -> bool {
    let signs = |rekey: &Slip| match &rekey.kind {
        SlipKind::Rekey(new) => verify(&new.key, Namespace::Slip, slip.payload().as_bytes(), &slip.sig).is_ok(),
        SlipKind::Note(_)
        | SlipKind::Claim(_)
        | SlipKind::Resign(_)
        | SlipKind::Offer(_)
        | SlipKind::Accept(_)
        | SlipKind::Order(_)
        | SlipKind::Extend(_)
        | SlipKind::Absence(_) => false,
    };
    match &slip.kind {
        SlipKind::Rekey(_) => state.holds_for(slip),
        SlipKind::Note(_)
        | SlipKind::Claim(_)
        | SlipKind::Resign(_)
        | SlipKind::Offer(_)
        | SlipKind::Accept(_)
        | SlipKind::Order(_)
        | SlipKind::Extend(_)
        | SlipKind::Absence(_) => {
            let renewed = rekeys.iter().any(|rekey| rekey.by == slip.by && signs(rekey));
            renewed && !state.has_lapsed(slip) && state.outcome().is_none()
        }
    }
}

/// Whether a loose element may still serve: it does, or nothing is known yet that it could be held against.
fn can_serve(game: &GameFile, line: &str) -> bool {
    let used = line.rsplit(' ').next().is_some_and(|element| {
        let value = format!(": {element}\n");
        memchr::memmem::find(&game.bytes, value.as_bytes()).is_some()
    });
    !used && (signing::element(&game.state, line).is_ok() || game.state.outcome().is_none())
}

/// Why letters cannot stand where they claim to.
fn refusals(game: &GameFile, loose: &[Letter], settled: &Settled) -> BTreeMap<Digest, Fault> {
    if settled.invalid.is_empty() {
        return BTreeMap::new();
    }
    let mut known: BTreeMap<Digest, Letter> = loose.iter().map(|letter| (letter.id, letter.clone())).collect();
    known.extend(game.records.iter().filter_map(|record| Some((record.id, Letter::read(&record.text)?))));
    settled.invalid.iter().filter_map(|id| Some((*id, fault(&known, id)?))).collect()
}

fn applied(state: &Match, letter: &Letter) -> Result<Match, Fault> {
    let mut after = state.clone();
    let payload = adjudicate_record::log::payload(&letter.entry);
    after.apply(Signed { entry: &letter.entry, payload: &payload })?;
    Ok(after)
}

fn builds_on_refused() -> Fault {
    Fault::new(adjudicate_referee::Class::Chain, "protocol 1", "it builds on an entry that cannot stand")
}

/// Why an entry cannot stand where it claims to: the first fault on the way from the charter to it.
fn fault(known: &BTreeMap<Digest, Letter>, id: &Digest) -> Option<Fault> {
    let mut way = vec![known.get(id)?];
    while let Some(prev) = way.last().and_then(|letter| letter.entry.prev) {
        way.push(known.get(&prev)?);
    }
    let charter = way.pop()?;
    let payload = adjudicate_record::log::payload(&charter.entry);
    let mut state = match adjudicate_referee::open(Signed { entry: &charter.entry, payload: &payload }) {
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

/// Keeps the last entry seen, if the one that was seen before is in the log or beside it. An old copy of the log is none the
/// newer for it.
fn note(office: &Office, kept: Option<Kept>, brought: &Brought) -> Result<(), Failure> {
    let state = &brought.game.state;
    let (seq, head) = (state.entries().saturating_sub(1), state.head());
    let mut kept = match kept {
        Some(kept) => kept,
        // Who has signed in this game must first say that he trusts the log; who has not has nothing to contradict.
        None if has_signed(office, &brought.game)? => return Ok(()),
        None => Kept::new(state.id(), seq, head),
    };
    let (_, seen) = kept.seen();
    let in_line = |id: &Digest| state.line().place(id).is_some();
    if !in_line(&seen) && !brought.beside.is_rooted(&seen, in_line) {
        return Ok(());
    }
    kept.note_seen(seq, head, |id| state.line().place(id).is_some());
    kept.store(&Disk, office.settings.state_directory()?).map_err(Failure::from)
}

/// Whether an entry of the game carries the user's signature, or could: his key is not at hand.
fn has_signed(office: &Office, game: &GameFile) -> Result<bool, Failure> {
    let Some(identity) = office.identity_at_hand()? else { return Ok(true) };
    let Some(author) = game.state.author_of_key(&identity.public()) else { return Ok(false) };
    let name = game.state.author_name(author);
    Ok(game.records.iter().any(|record| record.entry.by.as_str() == name))
}
