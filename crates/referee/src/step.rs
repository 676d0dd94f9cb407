//! One entry applied to a match: the order of the checks is the protocol's (section 6), so every program names the same
//! fault for the same log.

use std::sync::Arc;

use super::fault::{Fault, FaultClass};
use super::keys::Author;
use super::reveal::{BroughtElements, ElementSource};
use super::state::{CompletedThrow, Match};
use adjudicate_record::crypto::{Namespace, PublicKey, SignatureFault};
use adjudicate_record::dice::Member;
use adjudicate_record::log::{Entry, EntryKind, NotCanonical, Order, SignedEntry, Turn};
use adjudicate_rules::{Demand, Phrase, Seat, phrase};

impl From<NotCanonical> for Fault {
    fn from(misspelling: NotCanonical) -> Fault {
        let mut fault = Fault::new(FaultClass::Spelling, "protocol 1", misspelling.reason);
        fault.line = Some(misspelling.line);
        fault
    }
}

/// Begins a match with its charter.
///
/// # Errors
/// The entry is no charter that a game can be played under, or is not signed by its organiser.
pub fn open(signed: &SignedEntry) -> Result<Match, Fault> {
    let entry = &signed.entry;
    if entry.seq != 0 {
        let reason = phrase!("fault-first-seq", "the first entry has `seq` 0, not {seq}", seq = entry.seq.to_string());
        return Err(Fault::new(FaultClass::Chain, "protocol 1", reason).at("seq"));
    }
    if entry.prev.is_some() {
        let reason = phrase!("fault-first-prev", "the first entry has no entry before it");
        return Err(Fault::new(FaultClass::Chain, "protocol 1", reason).at("prev"));
    }
    let EntryKind::Charter(charter) = &entry.kind else {
        let english = format!("a log begins with a charter, not with {}", entry.kind.one());
        let reason = Phrase::english("fault-no-charter", english).with("act", entry.kind.name());
        return Err(Fault::new(FaultClass::Kind, "protocol 1", reason));
    };
    if entry.by != charter.organiser.name {
        let reason = phrase!(
            "fault-charter-by",
            "the charter is signed by its organiser `{organiser}`, not by `{by}`",
            organiser = charter.organiser.name.as_str(),
            by = entry.by.as_str()
        );
        return Err(Fault::new(FaultClass::Kind, "protocol 1", reason).at("by"));
    }
    if !entry.slips.is_empty() {
        let reason = phrase!("fault-charter-slips", "a charter has no slips");
        return Err(Fault::new(FaultClass::Slip, "protocol 1.8", reason).at("slips"));
    }
    let state = Match::begin(charter.as_ref().clone(), signed.id, entry)?;
    adjudicate_record::crypto::verify(
        &charter.organiser.key,
        Namespace::Entry,
        signed.payload().as_bytes(),
        &entry.sig,
    )
    .map_err(|why| signature_fault(entry.by.as_str(), &why))?;
    no_dice(entry)?;
    Ok(state)
}

fn signature_fault(author: &str, why: &SignatureFault) -> Fault {
    let why = why.phrase();
    let reason = phrase!("fault-signature", "the signature is not {author}'s over this text: {why}", author, why = why);
    Fault::new(FaultClass::Signature, "protocol 3", reason).at("sig").hint(phrase!(
        "hint-signature",
        "the entry was changed after it was signed, or signed with another key; ask its author for it again"
    ))
}

fn no_dice(entry: &Entry) -> Result<(), Fault> {
    if !entry.reveal.is_empty() {
        let english = format!("{} brings no dice elements; turns, answers and joins do", entry.kind.one());
        let reason = Phrase::english("fault-no-elements", english).with("act", entry.kind.name());
        return Err(Fault::new(FaultClass::Reveal, "protocol 4", reason).at("reveal"));
    }
    check_dice(None, entry)
}

impl Match {
    /// Applies the next entry.
    ///
    /// # Errors
    /// The entry cannot follow; the match is then in an undefined state and is to be dropped (use a clone to go on).
    pub fn apply(&mut self, signed: &SignedEntry) -> Result<(), Fault> {
        self.apply_foreseen(signed, None)
    }

    /// The same, where the signature is known to be one of `key`.
    pub(super) fn apply_foreseen(&mut self, signed: &SignedEntry, key: Option<&PublicKey>) -> Result<(), Fault> {
        let entry = &signed.entry;
        self.check_link(entry)?;
        let author = self.author(&entry.by).ok_or_else(|| {
            let name = &entry.by;
            let reason = phrase!("fault-stranger", "nobody in the charter is called `{name}`", name);
            Fault::new(FaultClass::Kind, "protocol 1", reason).at("by")
        })?;
        let holder = self.holder();
        self.check_writer(author, entry, holder)?;
        let over = self.outcome().is_some();
        let held_pen = holder.is_some_and(|holder| holder.is(author));
        let ordered = self.take_slips(entry)?;
        let brought = self.brought(author, entry);
        let holder = if entry.slips.is_empty() { holder } else { self.holder() };
        self.check_act(author, entry, &brought, holder, over)?;
        self.check_signature(author, signed, key)?;
        self.perform(author, entry, brought, ordered)?;
        self.head = signed.id;
        self.entries += 1;
        if entry.at < self.last_at {
            self.backdated.push(entry.seq);
        }
        self.last_at = entry.at;
        self.after(author, entry, held_pen);
        Ok(())
    }

    fn check_link(&self, entry: &Entry) -> Result<(), Fault> {
        let chain = |reason: Phrase| Fault::new(FaultClass::Chain, "protocol 1", reason);
        let (seq, expected) = (entry.seq, self.entries);
        if seq != expected {
            return Err(chain(phrase!("fault-seq", "`seq` is {seq} where {expected} belongs", seq, expected)).at("seq"));
        }
        match entry.prev {
            Some(prev) if prev == self.head => Ok(()),
            Some(_) => Err(chain(phrase!("fault-prev", "`prev` is not the id of the entry before")).at("prev")),
            None => Err(chain(phrase!("fault-no-prev", "`prev` is missing; only the charter has none")).at("seq")),
        }
    }

    /// Returns the author whose key signs for this author: the referee writes and signs the entries of players without
    /// a key (protocol, section 2).
    pub fn signing_for(&self, author: Author) -> Author {
        self.keys.signing_for(author)
    }

    fn check_signature(&self, author: Author, signed: &SignedEntry, known: Option<&PublicKey>) -> Result<(), Fault> {
        let verifier = self.keys.verifier(self.signing_for(author)).ok_or_else(|| {
            let name = &signed.entry.by;
            let reason =
                phrase!("fault-no-writer", "`{name}` has no key, and there is no referee to write for them", name);
            Fault::new(FaultClass::Signature, "protocol 2", reason)
        })?;
        if known == Some(verifier.key()) {
            return Ok(());
        }
        verifier
            .verify(Namespace::Entry, signed.payload().as_bytes(), &signed.entry.sig)
            .map_err(|why| signature_fault(signed.entry.by.as_str(), &why))
    }

    /// Reveals, the game, reveals again, the position: the rest of the checks, in the protocol's order.
    fn perform(
        &mut self,
        author: Author,
        entry: &Entry,
        brought: BroughtElements,
        ordered: Option<(Seat, &Order)>,
    ) -> Result<(), Fault> {
        let seq = entry.seq;
        if !entry.kind.deals() {
            no_dice(entry)?;
            return self.conduct(author, entry);
        }
        self.check_reveal_names(entry)?;
        let own = ElementSource::Given(brought.own);
        let first = self.reveal_before(author, &brought, own)?;
        let dice = self.complete_throw();
        let joins = matches!(entry.kind, EntryKind::Join(_));
        if !joins {
            check_dice(dice.as_deref(), entry)?;
        }
        match (&entry.kind, author.member()) {
            (EntryKind::Turn(turn), _) => {
                self.show_first_square(turn)?;
                self.play_turn(author, seq, turn, dice.is_some(), ordered)?;
            }
            (EntryKind::Join(join), Some(member)) => self.join(member, join.tip.0),
            (EntryKind::Agree(number), _) => {
                let (offerer, offer) = self.check_agree(author, entry, *number)?;
                self.carry_out(offerer, offer, seq)?;
            }
            (
                EntryKind::Join(_)
                | EntryKind::Answer(_)
                | EntryKind::Charter(_)
                | EntryKind::Resign(_)
                | EntryKind::Claim(_)
                | EntryKind::Open(_)
                | EntryKind::Save(_)
                | EntryKind::Post(_)
                | EntryKind::Ruling(_),
                _,
            ) => {}
        }
        self.settle_roll(seq);
        self.reveal_after(author, joins, seq, first, own)?;
        if joins {
            check_dice(dice.or_else(|| self.complete_throw()).as_deref(), entry)?;
        }
        if let EntryKind::Turn(turn) = &entry.kind {
            let position = self.play().text();
            if turn.position.as_str() != position {
                let (right, written) = (position, &turn.position);
                let reason = phrase!(
                    "fault-position",
                    "the position after this turn is `{right}`, not `{written}`",
                    right,
                    written
                );
                return Err(Fault::new(FaultClass::Position, "ALL-5", reason).at("position"));
            }
            if let Some(seat) = author.seat() {
                self.check_proof(seat, turn)?;
            }
        }
        Ok(())
    }

    /// A member joins with the tip of his chain.
    pub(super) fn join(&mut self, member: Member, tip: [u8; 32]) {
        self.joined.insert(member);
        if let Some(key) = self.keys.current(Author::Member(member)) {
            self.machine.commit(member, key, tip, self.head);
        }
    }

    /// Completes the pending throw if all elements are in: the numbers as the log records them.
    pub(super) fn complete_throw(&mut self) -> Option<String> {
        let before = self.machine.completed();
        let (pending, mut stream) = self.machine.complete()?;
        let mut sides = pending.roll.dice.clone();
        let mut numbers = stream.throw(&sides);
        self.timeline.thrown(&numbers);
        // A throw that is the direct result of another one is read on from the same stream. Two players tie again with one
        // chance in six, nine with fewer than nine in ten: a thousand throws in a row do not happen.
        for _ in 0..1_000 {
            let Demand::Throw(roll) = self.play().demand() else { break };
            let more = stream.throw(&roll.dice);
            self.timeline.thrown(&more);
            sides.extend(roll.dice);
            numbers.extend(more);
        }
        let element = |member: &Member| Some((*member, *pending.elements.get(member)?));
        let elements = pending.contributors.iter().filter_map(element).collect();
        self.thrown =
            Some(Arc::new(CompletedThrow { before, roll: pending.roll, elements, sides, numbers: numbers.clone() }));
        let text: Vec<String> = numbers.iter().map(u32::to_string).collect();
        self.last_dice = Some(text.join(" "));
        self.last_dice.clone()
    }

    /// Plays a turn's recorded text, and the answer of an order.
    pub(super) fn play_turn(
        &mut self,
        author: Author,
        seq: u64,
        turn: &Turn,
        thrown: bool,
        ordered: Option<(Seat, &Order)>,
    ) -> Result<(), Fault> {
        let demand = self.play().demand();
        let seat = match (author.seat(), demand) {
            (Some(seat), Demand::Act(to_act)) if seat == to_act => seat,
            (_, Demand::Act(to_act)) => {
                let whose = self.name_of(Member::Player(to_act));
                let class = if thrown { FaultClass::Rules } else { FaultClass::Kind };
                return Err(
                    Fault::new(class, "ALL-2", phrase!("fault-turn-of", "it is {whose}'s turn", whose)).at("by")
                );
            }
            _ => {
                let reason = phrase!("fault-no-turn", "nobody can make a turn now");
                return Err(Fault::new(FaultClass::Rules, "ALL-2", reason));
            }
        };
        self.play_text(seat, seq, turn.play.as_str()).map_err(|fault| fault.at("move"))?;
        if let Some((answerer, order)) = ordered {
            self.check_ordered(answerer)?;
            self.play_text(answerer, seq, order.then.as_str()).map_err(|fault| fault.at("then"))?;
        }
        Ok(())
    }

    fn play_text(&mut self, seat: Seat, seq: u64, recorded: &str) -> Result<(), Fault> {
        self.timeline.played(seq, recorded).map_err(Fault::rules)?;
        self.last_turn = Some((seat, recorded.to_owned()));
        self.begun = true;
        Ok(())
    }

    /// Updates the match once the entry has been applied.
    fn after(&mut self, author: Author, entry: &Entry, held_pen: bool) {
        let seq = entry.seq;
        self.settle_roll(seq);
        self.settle_cancels(seq);
        let reveals = !entry.reveal.is_empty();
        let proves = matches!(&entry.kind, EntryKind::Turn(turn) if turn.proof.is_some());
        if reveals || proves || matches!(entry.kind, EntryKind::Join(_)) {
            self.timeline.begin_anew(seq);
        }
        self.line.push(entry, author, self.head);
        if let Some(seat) = author.seat().filter(|seat| !self.signs(*seat)) {
            self.scribed.entry(seat).or_default().push(seq);
        }
        let done = author.member().filter(|_| held_pen && ends_duty(entry));
        self.track_duties(entry, Some(author), done);
    }
}

/// Returns whether an entry of the holder of the pen ends his duty (protocol, section 6.3).
fn ends_duty(entry: &Entry) -> bool {
    match entry.kind {
        EntryKind::Join(_)
        | EntryKind::Turn(_)
        | EntryKind::Agree(_)
        | EntryKind::Resign(_)
        | EntryKind::Claim(_)
        | EntryKind::Open(_)
        | EntryKind::Save(_) => true,
        EntryKind::Answer(_) => entry.dice.is_some(),
        EntryKind::Charter(_) | EntryKind::Post(_) | EntryKind::Ruling(_) => false,
    }
}

/// Whether an entry records the throw that it completes, and none else. An element for the throw that is pending after an
/// entry completes it only in a join, where all others are in or nobody else has any to give: turns make throws pending to
/// which somebody else contributes as well.
fn check_dice(expected: Option<&str>, entry: &Entry) -> Result<(), Fault> {
    let reason = match (expected, &entry.dice) {
        (expected, given) if expected == given.as_ref().map(|dice| dice.as_str()) => return Ok(()),
        (Some(right), Some(written)) => {
            phrase!("fault-dice", "the elements give the throw `{right}`, not `{written}`", right, written)
        }
        (Some(right), None) => {
            phrase!("fault-no-dice", "this entry completes the throw `{right}`, and `dice` is missing", right)
        }
        (None, _) => phrase!("fault-no-throw", "this entry completes no throw, so it has no `dice`"),
    };
    Err(Fault::new(FaultClass::Reveal, "protocol 4", reason).at("dice"))
}
