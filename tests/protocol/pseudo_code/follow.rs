//! Logs are followed with the pseudo-code and with the referee, and both stand alike after each entry.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use adjudicate::dice::Member;
use adjudicate::log::{
    Clock, DrawClaim, Entry, EntryKind, Frames, Offer, Receipt, RefereeDecision, Rekey, SignedEntry, SlipKind, Time,
    agreed,
};
use adjudicate::referee::{FaultClass, Match, open};
use adjudicate::rules::{Agreement, Demand, Outcome, Play, Seat};

use super::model::{Away, Current, Model, Refused};

/// A game that is followed, with the positions after all entries for takebacks.
struct Followed {
    model: Model,
    positions: Vec<Play>,
}

impl Followed {
    fn begin(state: &Match, charter: &Entry) -> Followed {
        let players = &state.charter().players;
        let keys = Seat::all(players.len()).filter_map(|p| Some((Member::Player(p), players[p.index()].key?)));
        let referee = state.charter().referee.iter().map(|referee| (Member::Referee, referee.key));
        let model = Model {
            charter: state.charter().clone(),
            game: state.id(),
            position: state.play().clone(),
            keys: keys.chain(referee).collect(),
            joined: BTreeSet::new(),
            chain: BTreeMap::new(),
            known: BTreeMap::new(),
            count: BTreeMap::new(),
            era: 0,
            throws: 0,
            pending: None,
            causes: BTreeSet::new(),
            cancellations: Vec::new(),
            forfeited: BTreeSet::new(),
            sealed: BTreeSet::new(),
            opened: BTreeSet::new(),
            saved: BTreeSet::new(),
            records: BTreeMap::new(),
            latenesses: Vec::new(),
            absences: BTreeMap::new(),
            history: Vec::new(),
            received: BTreeMap::new(),
        };
        let mut followed = Followed { model, positions: Vec::new() };
        followed.model.end_of_entry(0);
        let entry = Current {
            seq: 0,
            author: None,
            at: charter.at,
            act: "charter",
            values: Vec::new(),
            dice: None,
            held: false,
        };
        followed.model.note(&entry, state.id(), Vec::new(), false);
        followed.positions.push(followed.model.position.clone());
        followed
    }

    /// Follows an entry that is valid as far as the pseudo-code does not say.
    fn apply(&mut self, signed: &SignedEntry, before: &Match) -> Result<(), Refused> {
        let entry = &signed.entry;
        let member = |name| before.member(name);
        let author = member(&entry.by);
        let model = &mut self.model;
        let held = author.is_some() && model.pen().map(|(m, _)| m) == author;
        let (mut extended, mut receipts) = (Vec::new(), false);
        for slip in &entry.slips {
            let by = member(&slip.by);
            match (&slip.kind, by.and_then(Member::seat)) {
                (SlipKind::Resign(_), Some(p)) => model.leave(p, entry.seq),
                (SlipKind::Rekey(rekey), _) => by.into_iter().for_each(|m| new_key(model, m, rekey)),
                (SlipKind::Extend(extend), _) => {
                    extended.extend(member(&extend.player).map(|m| (m, extend.days)));
                }
                (SlipKind::Absence(absence), p) => {
                    let Some(p) = absence.player.as_ref().and_then(member).and_then(Member::seat).or(p) else {
                        continue;
                    };
                    let (from, until, slip_id) = (absence.from, absence.until, slip.id());
                    let said = slip.at.max(from);
                    let away = Away { from, until, written: entry.seq, slip: slip_id, said };
                    model.absences.entry(Member::Player(p)).or_default().insert(away);
                }
                (SlipKind::Received(receipt), _) => {
                    receipts = true;
                    received(model, receipt);
                }
                _ => {}
            }
        }
        let current = Current {
            seq: entry.seq,
            author,
            at: entry.at,
            act: entry.kind.name(),
            values: entry.reveal.0.iter().map(|(name, value)| (member(name), value.0)).collect(),
            dice: entry.dice.as_ref().map(|dice| dice.as_str()),
            held,
        };
        let positions = &self.positions;
        let act = |model: &mut Model| perform(model, positions, entry, author, before);
        if ["join", "turn", "answer", "agree"].contains(&current.act) {
            model.reveal(&current, act)?;
        } else if !current.values.is_empty() || current.dice.is_some() {
            return Err(Refused::Reveal);
        } else {
            act(model)?;
        }
        model.end_of_entry(entry.seq);
        model.note(&current, signed.id, extended, receipts);
        self.positions.push(model.position.clone());
        Ok(())
    }

    /// Whether this and the referee stand alike.
    fn is_like(&self, state: &Match, place: &str) {
        let model = &self.model;
        assert_eq!(model.pen(), state.holder().map(|holder| (holder.member, holder.task.name())), "{place}: pen");
        assert_eq!(model.next_to_join(), state.next_to_join(), "{place}: next to join");
        let due: Vec<(Member, &str)> = state.due().into_iter().map(|(m, duty)| (m, duty.name())).collect();
        assert_eq!(model.due(), due, "{place}: due");
        let machine = state.machine();
        assert_eq!(model.pending.is_some(), machine.pending.is_some(), "{place}: pending");
        if let (Some(own), Some(theirs)) = (&model.pending, &machine.pending) {
            assert_eq!(own.roll, theirs.roll, "{place}: roll");
            assert_eq!(own.contributors, theirs.contributors, "{place}: contributors");
            assert_eq!((&own.elements, own.last), (&theirs.elements, theirs.last), "{place}: elements");
        }
        let seats = Seat::all(state.charter().players.len()).map(Member::Player);
        for m in seats.chain([Member::Referee]) {
            assert_eq!(model.number(m), machine.number(m), "{place}: number of {m:?}");
            let known = machine.chain(m).map(|revealed| (revealed.number, revealed.last));
            assert_eq!(model.known.get(&m).copied(), known, "{place}: known of {m:?}");
        }
        assert_eq!(model.throws, machine.completed(), "{place}: throws");
        let cancelled: Vec<(u64, Vec<Member>)> =
            state.cancelled().iter().map(|cancelled| (cancelled.seq, cancelled.causes.clone())).collect();
        assert_eq!(model.cancellations, cancelled, "{place}: cancellations");
        for (m, owed) in state.owed() {
            assert_eq!(model.records[m].since, owed.since, "{place}: since of {m:?}");
            if let Some(Clock::Bank(_)) = &state.charter().clock {
                continue;
            }
            let both = model.until(*m).zip(model.until_with_grace(*m));
            assert_eq!(both, state.deadline(*m, owed), "{place}: deadline of {m:?}");
        }
        assert_eq!(model.position.text(), state.play().text(), "{place}: position");
    }
}

/// A receipt: of several for one id the earliest counts, and an absence counts from the first midnight behind its own.
fn received(model: &mut Model, receipt: &Receipt) {
    let had = model.received.get(&receipt.id).map_or(receipt.at, |known| receipt.at.min(*known));
    model.received.insert(receipt.id, had);
    if model.charter.clock.as_ref().is_some_and(Clock::has_late_leave) {
        return;
    }
    for absences in model.absences.values_mut() {
        let moved = absences.iter().map(|away| match away.slip == receipt.id {
            true => {
                let midnight = (had.unix() + 86_399).div_euclid(86_400) * 86_400;
                Away { from: away.said.max(Time::from_unix(midnight).unwrap()), ..*away }
            }
            false => *away,
        });
        *absences = moved.collect();
    }
}

fn new_key(model: &mut Model, m: Member, rekey: &Rekey) {
    model.keys.insert(m, rekey.key);
    if let Some(tip) = &rekey.tip {
        model.chain.insert(m, rekey.key);
        model.known.insert(m, (0, tip.0));
    }
}

/// Step 4: what the act does (section 1.7).
fn perform(
    model: &mut Model,
    positions: &[Play],
    entry: &Entry,
    author: Option<Member>,
    before: &Match,
) -> Result<(), Refused> {
    let seat = author.and_then(Member::seat);
    match &entry.kind {
        EntryKind::Join(join) => {
            let m = author.ok_or(Refused::Other)?;
            model.joined.insert(m);
            let key = model.keys[&m];
            model.chain.insert(m, key);
            model.known.insert(m, (0, join.tip.0));
        }
        EntryKind::Turn(turn) => {
            if model.position.hides_square() {
                let first = turn.proof.as_ref().and_then(|proof| proof.leaves.first()).ok_or(Refused::Other)?;
                model.position.show_square(u8::try_from(first.to).map_err(|_| Refused::Other)?);
            }
            let to_act = matches!(model.position.demand(), Demand::Act(p) if Some(p) == seat);
            let plays = [Some(&turn.play), turn.then.as_ref()];
            for play in plays.into_iter().flatten() {
                if !to_act || model.position.play(play.as_str()).is_err() {
                    return Err(Refused::Other);
                }
            }
            let (seals, wins) = (model.position.unproved().seals, model.position.unproved().wins);
            model.sealed.extend(seat.filter(|_| seals));
            model.opened.extend(seat.filter(|_| wins));
        }
        EntryKind::Agree(number) => agree(model, positions, entry, *number, before)?,
        EntryKind::Resign(_) => seat.into_iter().for_each(|p| model.leave(p, entry.seq)),
        EntryKind::Claim(DrawClaim::Draw(_)) => {
            let draw = seat.and_then(|p| model.position.position().claim_draw(p).ok());
            model.position.end(draw.ok_or(Refused::Other)?);
        }
        EntryKind::Open(_) => model.opened.extend(seat),
        EntryKind::Save(_) => model.saved.extend(seat),
        EntryKind::Ruling(ruling) => {
            model.era = u32::try_from(ruling.nr).map_err(|_| Refused::Other)?;
            model.causes.insert(Member::Referee);
            match &ruling.verdict {
                RefereeDecision::Forfeit(name) => {
                    let p = before.member(name).and_then(Member::seat).ok_or(Refused::Other)?;
                    match model.position.demand() {
                        Demand::Over(_) => drop(model.forfeited.insert(p)),
                        Demand::Act(_) | Demand::Throw(_) => model.leave(p, entry.seq),
                    }
                }
                RefereeDecision::Result(_) => model.position.end(Outcome::draw("ALL-4", "ruled")),
                RefereeDecision::Rekey(rekey) => {
                    before.member(&rekey.player).into_iter().for_each(|m| new_key(model, m, rekey));
                }
                RefereeDecision::Here(_) => {}
            }
        }
        EntryKind::Answer(_) | EntryKind::Post(_) | EntryKind::Charter(_) => {}
    }
    Ok(())
}

/// An offer is carried out.
fn agree(model: &mut Model, positions: &[Play], entry: &Entry, number: u64, before: &Match) -> Result<(), Refused> {
    let (slip, offer) = agreed(&entry.slips, number).ok_or(Refused::Other)?;
    let offerer = before.member(&slip.by).and_then(Member::seat).ok_or(Refused::Other)?;
    match offer {
        Offer::Draw(_) | Offer::Result(_) => model.position.end(Outcome::draw("ALL-4", "agreed")),
        Offer::Takeback(back) => {
            let place = usize::try_from(*back).map_err(|_| Refused::Other)?;
            model.position = positions.get(place).ok_or(Refused::Other)?.clone();
        }
        Offer::Referee(key) => {
            model.keys.insert(Member::Referee, *key);
            model.era = 0;
            model.causes.insert(Member::Referee);
            let dice = ["backgammon", "duodecim-scriptorum", "duerror-grandis", "open"];
            match model.charter.first.is_none() || dice.contains(&model.charter.game.as_str()) {
                true => model.joined.clear(),
                false => drop(model.joined.remove(&Member::Referee)),
            }
        }
        Offer::End(_) => model.position.agree(Agreement::End),
        Offer::Prisoners(_) => model.position.agree(Agreement::Prisoners),
        Offer::Concede(loss) => model.position.agree(Agreement::Concession(offerer, *loss)),
    }
    Ok(())
}

/// Follows a log as far as it is valid, and its first fault if the pseudo-code can find it. Returns the entries that were compared,
/// and whether a fault was.
fn follow(log: &[u8], name: &str) -> (usize, bool) {
    let mut entries = Frames::new(log).map_while(Result::ok).map_while(|frame| SignedEntry::read(frame.text).ok());
    let Some((charter, mut state)) = entries.next().and_then(|one| open(&one).ok().map(|state| (one, state))) else {
        return (0, false);
    };
    let mut followed = Followed::begin(&state, &charter.entry);
    followed.is_like(&state, name);
    let mut count = 1;
    for signed in entries {
        let place = format!("{name}, entry {}", signed.entry.seq);
        let mut after = state.clone();
        match after.apply(&signed) {
            Ok(()) => {
                assert_eq!(followed.apply(&signed, &state), Ok(()), "{place}");
                followed.is_like(&after, &place);
            }
            // Of all that is looked at before, the pseudo-code says nothing.
            Err(fault) if fault.class < FaultClass::Reveal => return (count, false),
            Err(fault) => {
                let said = followed.apply(&signed, &state);
                let expected = (fault.class == FaultClass::Reveal).then_some(Refused::Reveal);
                assert_eq!(said.err().filter(|said| *said == Refused::Reveal), expected, "{place}: {fault}");
                return (count, true);
            }
        }
        state = after;
        count += 1;
    }
    (count, false)
}

/// All logs below these folders.
fn logs() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["tests/vectors/valid", "tests/vectors/damaged", "docs/worked", "examples"];
    let files = folders.iter().flat_map(|folder| std::fs::read_dir(root.join(folder)).unwrap());
    let files = files.map(|file| file.unwrap().path());
    let mut logs: Vec<PathBuf> = files.filter(|path| path.extension().is_some_and(|one| one == "yaml")).collect();
    logs.sort();
    logs
}

#[test]
fn the_pseudo_code_says_what_the_referee_says_of_every_log() {
    let (mut entries, mut faults, logs) = (0, 0, logs());
    for log in &logs {
        let (count, fault) = follow(&std::fs::read(log).unwrap(), &log.display().to_string());
        (entries, faults) = (entries + count, faults + usize::from(fault));
    }
    println!("{} logs, {entries} entries, {faults} faults", logs.len());
    assert!(
        logs.len() > 1_500 && entries > 5_000 && faults > 150,
        "{} logs, {entries} entries, {faults} faults",
        logs.len()
    );
}
