//! One entry applied to an event: link, author, slips, kind, charter and keys, signature, then what the entry says, in the
//! order of the classes of faults.

use std::collections::BTreeMap;
use std::sync::Arc;

use rpds::HashTrieMapSync;

use super::charter::Charter;
use super::entry::{BoardLocation, DirectorDecision, DirectorRuling, Entry, EventEntryKind, Withdrawal};
use super::state::{Event, SectionState};
use super::{charter_check, text};
use adjudicate_record::crypto::{Digest, Namespace, Verifier, sha256};
use adjudicate_record::log::Time;
use adjudicate_referee::{Fault, FaultClass};
use adjudicate_rules::{Name, Phrase, phrase};

/// The page that says what an event is, for faults.
pub(super) const RULE: &str = "event";

pub(super) fn fault(class: FaultClass, reason: Phrase) -> Fault {
    Fault::new(class, RULE, reason)
}

/// The id of an entry: SHA-256 of its payload.
pub fn id_of(entry: &Entry) -> Digest {
    Digest(sha256(&[text::payload(entry).as_bytes()]))
}

/// Begins an event with its charter.
///
/// # Errors
/// The entry is no charter that an event can be held under, or is not signed by its director.
pub fn open(entry: &Entry) -> Result<Event, Fault> {
    if entry.seq != 0 {
        let reason = phrase!("fault-first-seq", "the first entry has `seq` 0, not {seq}", seq = entry.seq);
        return Err(fault(FaultClass::Chain, reason).at("seq"));
    }
    if entry.prev.is_some() {
        let reason = phrase!("fault-first-prev", "the first entry has no entry before it");
        return Err(fault(FaultClass::Chain, reason).at("prev"));
    }
    if !entry.slips.is_empty() {
        let reason = phrase!("first-slips", "before the charter there is nothing that a slip could stand behind");
        return Err(fault(FaultClass::Slip, reason).at("slips"));
    }
    let EventEntryKind::Charter(charter) = &entry.kind else {
        let kind = entry.kind.name();
        let english = format!("an event begins with a charter, not with {}", entry.kind.one());
        return Err(fault(FaultClass::Kind, Phrase::english("first-kind", english).with("kind", kind)));
    };
    let director = &charter.director;
    if entry.by != director.name {
        let reason = phrase!(
            "first-by",
            "the charter is signed by the director `{director}`, not by `{by}`",
            director = director.name.as_str(),
            by = entry.by.as_str()
        );
        return Err(fault(FaultClass::Kind, reason).at("by"));
    }
    charter_check::check(charter)?;
    let verifier = Verifier::new(&director.key).map_err(|why| {
        let (name, why) = (director.name.as_str(), why.phrase());
        let reason = phrase!("fault-key-of", "the key of `{name}`: {why}", name = name, why = why);
        fault(FaultClass::Charter, reason).at_value("key", director.key.to_string())
    })?;
    let payload = text::payload(entry);
    verifier
        .verify(Namespace::Entry, payload.as_bytes(), &entry.sig)
        .map_err(|why| bad_signature(&entry.by, why.phrase()))?;
    Ok(begin(charter.as_ref().clone(), Digest(sha256(&[payload.as_bytes()])), entry.at, verifier))
}

fn begin(charter: Charter, id: Digest, at: Time, director: Verifier) -> Event {
    let charter = charter.with_groups();
    let sections = vec![SectionState::default(); charter.sections.len()];
    let mut ids = HashTrieMapSync::new_sync();
    ids.insert_mut(id, 0);
    Event {
        revealed: (0, charter.tip.0),
        charter: Arc::new(charter),
        id,
        head: id,
        entries: 1,
        last_at: at,
        director,
        players: Vec::new(),
        enters: Vec::new(),
        ids,
        slips: HashTrieMapSync::new_sync(),
        started: None,
        sections,
        excluded: BTreeMap::new(),
        leaves: Vec::new(),
        decided: BTreeMap::new(),
        decisions: HashTrieMapSync::new_sync(),
        appeals: Vec::new(),
        claims: Vec::new(),
        handovers: Vec::new(),
        remarks: Vec::new(),
        games: BTreeMap::new(),
    }
}

fn bad_signature(author: &Name, why: Phrase) -> Fault {
    let reason = phrase!("fault-signature", "the signature is not {author}'s over this text: {why}", author, why = why);
    fault(FaultClass::Signature, reason).at("sig").hint(phrase!(
        "hint-signature",
        "the entry was changed after it was signed, or signed with another key; ask its author for it again"
    ))
}

/// That no committee decides appeals in this event.
pub(super) fn no_committee() -> Phrase {
    phrase!("no-committee", "the charter of this event names no appeals committee")
}

/// That a note has no remark.
pub(super) fn note_without_text() -> Phrase {
    phrase!("fault-note", "a note says something: `say` is missing")
}

/// That nobody of this name has entered.
pub(super) fn not_entered(player: &Name) -> Phrase {
    phrase!("player-not-entered", "`{player}` has not entered this event", player)
}

/// That a round cannot be paired yet.
pub(super) fn pairing_before_start() -> Phrase {
    phrase!("pairing-before-start", "nobody is paired before the start of the event")
}

/// That a player cannot do something because he was excluded.
pub(super) fn excluded(player: &Name, seq: u64) -> Phrase {
    phrase!("player-excluded", "`{player}` was excluded by entry {seq}", player, seq)
}

/// That a round is paired already.
pub(super) fn paired_already(section: &Name, round: u64) -> Phrase {
    phrase!("round-paired", "round {round} of `{section}` is paired already", round, section)
}

/// That somebody does not play in a section.
pub(super) fn plays_not(section: &Name, player: &Name) -> Phrase {
    phrase!("player-plays-not", "`{player}` does not play in `{section}`", player, section)
}

/// That a section is not drawn yet.
pub(super) fn not_drawn(section: &Name) -> Phrase {
    phrase!("section-not-drawn", "`{section}` is not drawn yet", section)
}

/// That a round has no such board.
pub(super) fn no_board(place: &BoardLocation) -> Phrase {
    let BoardLocation { section, round, board } = place;
    phrase!("no-such-board", "there is no board {board} in round {round} of `{section}`", board, round, section)
}

/// That no section of the charter is called so.
pub(super) fn no_section(section: &Name) -> Phrase {
    phrase!("no-such-section", "there is no section `{section}`", section)
}

impl Event {
    /// Applies the next entry.
    ///
    /// # Errors
    /// The entry cannot follow; the event is then in an undefined state and is to be dropped (use a clone to go on).
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Fault> {
        self.check_link(entry)?;
        self.check_author(entry)?;
        self.take_slips(entry)?;
        self.check_kind(entry)?;
        if let EventEntryKind::Enter(enter) = &entry.kind {
            self.check_entrant(enter)?;
        }
        let payload = text::payload(entry);
        let id = Digest(sha256(&[payload.as_bytes()]));
        self.check_signature(entry, &payload)?;
        let appealable = self.appealable_in(entry);
        match &entry.kind {
            EventEntryKind::Charter(_) | EventEntryKind::Note(_) | EventEntryKind::Post(_) => {}
            EventEntryKind::Enter(enter) => self.enter(entry.seq, id, enter),
            EventEntryKind::Withdraw(withdraw) => {
                let sections = self.sections_of(&withdraw.player, withdraw.section.as_ref());
                self.leave(entry.origin(), &withdraw.player, &sections, None);
            }
            EventEntryKind::Appeal(appeal) => {
                self.appeal(entry.origin(), id, &appeal.player, &appeal.of, entry.say.as_ref());
            }
            EventEntryKind::Leave(leave) => self.keep_leave(entry.seq, id, &leave.player, leave.period()),
            EventEntryKind::Handover(handover) => self.hand_over(entry.seq, handover)?,
            EventEntryKind::Start(start) => self.start(entry.seq, start)?,
            EventEntryKind::Draw(draw) => self.draw(entry.seq, entry.at, draw)?,
            EventEntryKind::Pair(pair) => self.pair(entry.seq, pair, None)?,
            EventEntryKind::Result(result) => self.result(entry, result)?,
            EventEntryKind::Ruling(ruling) => {
                self.rule(entry.origin(), &ruling.verdict, &ruling.reason)?;
            }
        }
        if let Some(appealable) = appealable {
            self.note_decision(appealable);
        }
        self.remark(entry);
        self.head = id;
        self.ids.insert_mut(id, entry.seq);
        self.entries += 1;
        self.last_at = entry.at;
        Ok(())
    }

    fn check_link(&self, entry: &Entry) -> Result<(), Fault> {
        if entry.seq != self.entries {
            let (seq, expected) = (entry.seq, self.entries);
            let reason = phrase!("fault-seq", "`seq` is {seq} where {expected} belongs", seq, expected);
            return Err(fault(FaultClass::Chain, reason).at("seq"));
        }
        let chain = |reason: Phrase, at: &'static str| Err(fault(FaultClass::Chain, reason).at(at));
        match entry.prev {
            Some(prev) if prev == self.head => Ok(()),
            Some(_) => chain(phrase!("fault-prev", "`prev` is not the id of the entry before"), "prev"),
            None => chain(phrase!("fault-no-prev", "`prev` is missing; only the charter has none"), "seq"),
        }
    }

    /// Whether this is the name of the director or of a deputy.
    pub(super) fn is_director(&self, name: &Name) -> bool {
        self.deputy(name).is_some()
    }

    /// Whether this author may write here.
    fn check_author(&self, entry: &Entry) -> Result<(), Fault> {
        let director = &self.director().name;
        let taker = if let EventEntryKind::Handover(handover) = &entry.kind { Some(&handover.to) } else { None };
        match taker {
            Some(to) if entry.by == *to && self.is_director(to) => Ok(()),
            None if entry.by == *director => Ok(()),
            Some(to) => {
                let reason = phrase!(
                    "handover-by",
                    "a handover is written by the director or deputy who takes over, not by `{by}`",
                    by = entry.by.as_str()
                );
                let hint = phrase!("handover-by-hint", "`to` is `{to}`", to);
                Err(fault(FaultClass::Kind, reason).at("by").hint(hint))
            }
            None => {
                let reason = phrase!(
                    "director-writes",
                    "only the director `{director}` writes entries, not `{by}`",
                    director,
                    by = entry.by.as_str()
                );
                Err(fault(FaultClass::Kind, reason).at("by").hint(phrase!(
                    "director-writes-hint",
                    "what players have to say stands on slips, which the director writes in"
                )))
            }
        }
    }

    /// Whether this kind of entry is allowed now.
    fn check_kind(&self, entry: &Entry) -> Result<(), Fault> {
        let kind = |reason: Phrase| fault(FaultClass::Kind, reason);
        let started = self.started.is_some();
        let signs = |player: &Name| {
            let reason = phrase!("says-on-slip", "`{player}` has a key, and says this on a slip", player);
            Err(kind(reason).at("player").hint(phrase!(
                "says-on-slip-hint",
                "with `enter`, `withdraw`, `leave` and `appeal` the director writes for players without a key"
            )))
        };
        match &entry.kind {
            EventEntryKind::Charter(_) => Err(kind(phrase!("one-charter", "a log has one charter, its first entry"))),
            EventEntryKind::Note(_) if entry.say.is_none() => Err(kind(note_without_text())),
            EventEntryKind::Post(_) if entry.slips.is_empty() => {
                Err(kind(phrase!("post-without-slips", "a post writes slips in, and there is none")))
            }
            EventEntryKind::Note(_) | EventEntryKind::Post(_) => Ok(()),
            EventEntryKind::Enter(enter) => {
                self.check_entering(enter, entry.at, FaultClass::Kind)?;
                if enter.player.key.is_some() { signs(&enter.player.name) } else { Ok(()) }
            }
            EventEntryKind::Withdraw(withdraw) => {
                self.check_withdrawal(withdraw, FaultClass::Kind)?;
                let keyed = self.player(&withdraw.player).is_some_and(|player| player.entrant.key.is_some());
                if keyed { signs(&withdraw.player) } else { Ok(()) }
            }
            EventEntryKind::Leave(leave) => {
                self.check_leave(&leave.player, entry.at, leave.period(), FaultClass::Kind)?;
                let keyed = self.player(&leave.player).is_some_and(|player| player.entrant.key.is_some());
                if keyed { signs(&leave.player) } else { Ok(()) }
            }
            EventEntryKind::Appeal(appeal) => match self.player(&appeal.player) {
                None => Err(kind(not_entered(&appeal.player)).at("player")),
                Some(known) if known.entrant.key.is_some() => signs(&appeal.player),
                Some(_) => self.check_appeal(&appeal.of, &appeal.player, entry.at).map(drop),
            },
            EventEntryKind::Handover(handover) => self.check_handover(handover, &entry.slips),
            EventEntryKind::Start(_) if started => {
                Err(kind(phrase!("started-already", "the event has started already")))
            }
            EventEntryKind::Start(_) if entry.at < self.charter.closes => {
                let (closes, at) = (self.charter.closes, entry.at);
                let reason =
                    phrase!("start-too-early", "one can enter until {closes}, and this is dated {at}", closes, at);
                let hint = phrase!("start-too-early-hint", "an event starts when nobody can enter any more");
                Err(kind(reason).at("at").hint(hint))
            }
            EventEntryKind::Start(_) => Ok(()),
            EventEntryKind::Draw(_) if !started => {
                Err(kind(phrase!("draw-before-start", "no section is drawn before the start of the event")))
            }
            EventEntryKind::Pair(_) if !started => Err(kind(pairing_before_start())),
            EventEntryKind::Result(_) if !started => {
                Err(kind(phrase!("result-before-start", "there are no results before the start of the event")))
            }
            EventEntryKind::Ruling(DirectorRuling { verdict: DirectorDecision::Exclude(player), .. }) => {
                self.check_withdrawal(&Withdrawal { player: player.clone(), section: None }, FaultClass::Kind)
            }
            EventEntryKind::Ruling(DirectorRuling { verdict: DirectorDecision::Bye(_), .. }) => Ok(()),
            EventEntryKind::Ruling(DirectorRuling { verdict: DirectorDecision::Rekey(new), .. }) => {
                self.check_rekey(new, FaultClass::Kind)
            }
            EventEntryKind::Ruling(DirectorRuling { verdict: DirectorDecision::Readmit(player), .. }) => {
                self.check_readmission(player, false)
            }
            EventEntryKind::Ruling(DirectorRuling { verdict: DirectorDecision::Close(section), .. }) => {
                self.check_closing(section)
            }
            EventEntryKind::Ruling(DirectorRuling { verdict: DirectorDecision::Substitute(new), .. }) => {
                self.check_substitution(entry, new)
            }
            EventEntryKind::Ruling(_) if !started => {
                Err(kind(phrase!("ruling-before-start", "there is nothing to rule upon before the start of the event")))
            }
            EventEntryKind::Draw(_)
            | EventEntryKind::Pair(_)
            | EventEntryKind::Result(_)
            | EventEntryKind::Ruling(_) => Ok(()),
        }
    }

    fn check_signature(&self, entry: &Entry, payload: &str) -> Result<(), Fault> {
        let taker =
            if let EventEntryKind::Handover(handover) = &entry.kind { self.verifier_of(&handover.to) } else { None };
        let verifier = taker.as_ref().unwrap_or(&self.director);
        let held = verifier.verify(Namespace::Entry, payload.as_bytes(), &entry.sig);
        held.map_err(|why| bad_signature(&entry.by, why.phrase()))
    }
}
