//! One entry applied to a match: the order of the checks is the protocol's (section 6), so every program names the same
//! fault for the same log.

use std::sync::Arc;

use super::fault::{Class, Fault};
use super::keys::Author;
use super::reveal::{Brought, Own};
use super::state::{Match, Thrown};
use crate::crypto::{Digest, PublicKey, sha256};
use crate::dice::Member;
use crate::log::{Entry, Kind, Misspelling};
use crate::rules::{Demand, Seat};

/// An entry as it stands in a log: what it says and the bytes that were signed.
#[derive(Clone, Copy, Debug)]
pub struct Signed<'a> {
    /// What the text says.
    pub entry: &'a Entry,
    /// The text between the `---` line and the `sig` line.
    pub payload: &'a str,
}

impl Signed<'_> {
    /// The entry's id: the SHA-256 of its payload.
    pub fn id(&self) -> Digest {
        Digest(sha256(&[self.payload.as_bytes()]))
    }
}

impl From<Misspelling> for Fault {
    fn from(misspelling: Misspelling) -> Fault {
        let mut fault = Fault::new(Class::Spelling, "protocol 1", misspelling.reason);
        fault.line = Some(misspelling.line);
        fault
    }
}

/// Begins a match with its charter.
///
/// # Errors
/// The entry is no charter that a game can be played under, or is not signed by its organiser.
pub fn open(signed: Signed<'_>) -> Result<Match, Fault> {
    let entry = signed.entry;
    if entry.seq != 0 {
        return Err(
            Fault::new(Class::Chain, "protocol 1", format!("the first entry has `seq` 0, not {}", entry.seq)).at("seq")
        );
    }
    if entry.prev.is_some() {
        return Err(Fault::new(Class::Chain, "protocol 1", "the first entry has no entry before it").at("prev"));
    }
    let Kind::Charter(charter) = &entry.kind else {
        return Err(Fault::new(
            Class::Kind,
            "protocol 1",
            format!("a log begins with a charter, not with {}", entry.kind.one()),
        ));
    };
    if entry.by != charter.organiser.name {
        let reason =
            format!("the charter is signed by its organiser `{}`, not by `{}`", charter.organiser.name, entry.by);
        return Err(Fault::new(Class::Kind, "protocol 1", reason).at("by"));
    }
    let state = Match::begin(charter.as_ref().clone(), signed.id(), entry.at)?;
    crate::crypto::verify(&charter.organiser.key, signed.payload.as_bytes(), &entry.sig)
        .map_err(|why| signature_fault(&entry.by.to_string(), &why.to_string()))?;
    no_dice(entry)?;
    Ok(state)
}

fn signature_fault(author: &str, why: &str) -> Fault {
    let reason = format!("the signature is not {author}'s over this text: {why}");
    Fault::new(Class::Signature, "protocol 3", reason)
        .at("sig")
        .hint("the entry was changed after it was signed, or signed with another key; ask its author for it again")
}

fn no_dice(entry: &Entry) -> Result<(), Fault> {
    if !entry.reveal.is_empty() {
        let reason = format!("{} brings no dice elements; turns, answers and joins do", entry.kind.one());
        return Err(Fault::new(Class::Reveal, "protocol 4", reason).at("reveal"));
    }
    match entry.dice {
        Some(_) => {
            Err(Fault::new(Class::Reveal, "protocol 4", "this entry completes no throw, so it has no `dice`")
                .at("dice"))
        }
        None => Ok(()),
    }
}

impl Match {
    /// Applies the next entry.
    ///
    /// # Errors
    /// The entry cannot follow; the match is then in an undefined state and is to be dropped (use a clone to go on).
    pub fn apply(&mut self, signed: Signed<'_>) -> Result<(), Fault> {
        let entry = signed.entry;
        self.check_link(entry)?;
        let author = self.author(&entry.by).ok_or_else(|| {
            Fault::new(Class::Kind, "protocol 1", format!("nobody in the charter is called `{}`", entry.by)).at("by")
        })?;
        let signer_known = self.settle_waiting_key(author, signed);
        let was_due = self.is_due(author);
        let brought = self.brought(author, entry)?;
        self.check_kind(author, entry, &brought)?;
        self.check_new_key(entry)?;
        if !signer_known {
            self.check_signature(author, signed)?;
        }
        self.perform(author, entry, brought)?;
        self.head = signed.id();
        self.entries += 1;
        if entry.at < self.last_at {
            self.backdated.push(entry.seq);
        }
        self.last_at = entry.at;
        let done = matches!(entry.kind, Kind::Join(_) | Kind::Turn(_) | Kind::Answer(_));
        self.after(author, entry, was_due, done);
        Ok(())
    }

    fn check_link(&self, entry: &Entry) -> Result<(), Fault> {
        let chain = |reason: String| Fault::new(Class::Chain, "protocol 1", reason);
        if entry.seq != self.entries {
            return Err(chain(format!("`seq` is {} where {} belongs", entry.seq, self.entries)).at("seq"));
        }
        match entry.prev {
            Some(prev) if prev == self.head => Ok(()),
            Some(_) => Err(chain("`prev` is not the id of the entry before".to_owned()).at("prev")),
            None => Err(chain("`prev` is missing; only the charter has none".to_owned()).at("seq")),
        }
    }

    /// Whether a new key begins to hold is looked at before anything else in an entry (protocol, section 4). True if the
    /// signature has been found good on the way.
    fn settle_waiting_key(&mut self, author: Author, signed: Signed<'_>) -> bool {
        let Some(waiting) = self.keys.waiting(author) else { return false };
        let (payload, sig) = (signed.payload.as_bytes(), &signed.entry.sig);
        if crate::crypto::verify(&waiting.key, payload, sig).is_ok() {
            self.begin_key(author, waiting.key, waiting.tip, &[Some(Member::Referee), author.member()]);
            return true;
        }
        let old_holds = self.keys.verifier(author).is_some_and(|verifier| verifier.verify(payload, sig).is_ok());
        if old_holds {
            self.keys.void(author, signed.entry.seq);
        }
        old_holds
    }

    /// The key that has signed an entry which can follow.
    pub(super) fn signer(&self, author: Author, signed: Signed<'_>) -> Option<PublicKey> {
        let new = self
            .keys
            .waiting(author)
            .map(|waiting| waiting.key)
            .filter(|key| crate::crypto::verify(key, signed.payload.as_bytes(), &signed.entry.sig).is_ok());
        new.or_else(|| self.keys.current(self.signing_for(author)))
    }

    /// Who signs for this author: entries of players without a key are written down and signed by the referee (protocol,
    /// section 2).
    pub(super) fn signing_for(&self, author: Author) -> Author {
        if self.keys.has(author) { author } else { Author::Member(Member::Referee) }
    }

    /// A key begins to hold, and its chain with it. Elements of a roll that still lacks this member's are cancelled.
    pub(super) fn begin_key(
        &mut self,
        author: Author,
        key: PublicKey,
        tip: Option<[u8; 32]>,
        causes: &[Option<Member>],
    ) {
        // The key was checked when it was introduced, so it is sound here.
        if self.keys.replace(author, key).is_err() {
            return;
        }
        if let Some(member) = author.member() {
            let causes: Vec<Member> = causes.iter().copied().flatten().collect();
            self.cancel_for(member, &causes);
            if let Some(tip) = tip {
                self.machine.commit(member, key, tip);
            }
        }
    }

    fn check_signature(&self, author: Author, signed: Signed<'_>) -> Result<(), Fault> {
        let verifier = self.keys.verifier(self.signing_for(author)).ok_or_else(|| {
            let reason = format!("`{}` has no key, and there is no referee to write for him", signed.entry.by);
            Fault::new(Class::Signature, "protocol 2", reason)
        })?;
        verifier
            .verify(signed.payload.as_bytes(), &signed.entry.sig)
            .map_err(|why| signature_fault(signed.entry.by.as_str(), &why.to_string()))
    }

    /// Reveals, the game, reveals again, the position: the rest of the checks, in the protocol's order.
    fn perform(&mut self, author: Author, entry: &Entry, brought: Brought) -> Result<(), Fault> {
        let seq = entry.seq;
        let dealing = matches!(entry.kind, Kind::Join(_) | Kind::Turn(_) | Kind::Answer(_));
        if !dealing {
            no_dice(entry)?;
            return self.conduct(author, entry);
        }
        self.check_reveal_names(entry)?;
        let given = author.member().and_then(|_| entry.reveal.of(&entry.by)).map(|element| element.0);
        let first = self.reveal_before(author, &brought, Own::Given(given))?;
        let dice = self.complete_throw();
        let joins = matches!(entry.kind, Kind::Join(_));
        if !joins {
            check_dice(dice.as_deref(), entry)?;
        }
        if let Kind::Turn(turn) = &entry.kind {
            self.show_first_square(turn)?;
            self.play_turn(author, seq, turn.play.as_str(), dice.is_some())?;
        }
        if let (Kind::Join(join), Some(member)) = (&entry.kind, author.member()) {
            self.join(member, join.tip.0);
        }
        self.settle_roll();
        self.reveal_after(author, first, Own::Given(given))?;
        if joins {
            check_dice(dice.or_else(|| self.complete_throw()).as_deref(), entry)?;
        }
        if let Kind::Turn(turn) = &entry.kind {
            let position = self.play().text();
            if turn.position.as_str() != position {
                let reason = format!("the position after this turn is `{position}`, not `{}`", turn.position);
                return Err(Fault::new(Class::Position, "ALL-5", reason).at("position"));
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
            self.machine.commit(member, key, tip);
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
        self.thrown = Some(Arc::new(Thrown { before, roll: pending.roll, elements, sides, numbers: numbers.clone() }));
        let text: Vec<String> = numbers.iter().map(u32::to_string).collect();
        self.last_dice = Some(text.join(" "));
        self.last_dice.clone()
    }

    /// Plays a turn's recorded text.
    pub(super) fn play_turn(&mut self, author: Author, seq: u64, recorded: &str, thrown: bool) -> Result<(), Fault> {
        let demand = self.play().demand();
        let seat = match (author.seat(), demand) {
            (Some(seat), Demand::Act(to_act)) if seat == to_act => seat,
            (_, Demand::Act(to_act)) => {
                let whose = self.name_of(Member::Player(to_act));
                let class = if thrown { Class::Rules } else { Class::Kind };
                return Err(Fault::new(class, "ALL-2", format!("it is {whose}'s turn")).at("by"));
            }
            _ => return Err(Fault::new(Class::Rules, "ALL-2", "nobody can make a turn now")),
        };
        self.timeline.played(seq, recorded).map_err(|refusal| Fault::rules(refusal).at("move"))?;
        self.last_turn = Some((seat, recorded.to_owned()));
        self.begun = true;
        self.offers.clear();
        Ok(())
    }

    /// What follows from the entry for those who were not its subject.
    fn after(&mut self, author: Author, entry: &Entry, was_due: bool, done: bool) {
        self.settle_roll();
        let reveals = !entry.reveal.is_empty();
        let leaves = matches!(entry.kind, Kind::Resign(_));
        let proves = matches!(&entry.kind, Kind::Turn(turn) if turn.proof.is_some());
        if reveals || leaves || proves || matches!(entry.kind, Kind::Join(_)) {
            self.timeline.begin_anew(entry.seq);
        }
        if was_due {
            self.spoken.clear();
        } else {
            let spoken = self.spoken.entry(author).or_default();
            match entry.kind {
                Kind::Note(_) => spoken.note = true,
                Kind::Claim(_) => spoken.claim = true,
                Kind::Offer(_) => spoken.offer = true,
                _ => {}
            }
        }
        if let Some(seat) = author.seat().filter(|seat| !self.signs(*seat)) {
            self.scribed.entry(seat).or_default().push(entry.seq);
        }
        let done = author.member().filter(|_| done && was_due);
        self.track_duties(entry.seq, entry.at, done, entry.dice.is_some());
        let due: Vec<Member> = self.due().into_iter().map(|(member, _)| member).collect();
        self.claims.retain(|claim| due.contains(&claim.against));
        // After the end nobody can answer an offer.
        if self.outcome().is_some() {
            self.offers.clear();
        }
    }

    /// Leaves the game with a player: his offers go, and he is no longer asked.
    pub(super) fn leave(&mut self, seat: Seat, how: &str) {
        self.timeline.left(seat, how);
        self.cancel_for(Member::Player(seat), &[Member::Player(seat)]);
        self.offers.retain(|offer| offer.by != seat);
        for offer in &mut self.offers {
            offer.asked.remove(&seat);
        }
        self.settle_roll();
    }
}

/// Whether an entry records the throw that it completes, and none else. An element for the throw that is pending after an
/// entry completes it only in a join, where all others are in or nobody else has any to give: turns make throws pending to
/// which somebody else contributes as well.
fn check_dice(expected: Option<&str>, entry: &Entry) -> Result<(), Fault> {
    let reason = match (expected, &entry.dice) {
        (expected, given) if expected == given.as_ref().map(|dice| dice.as_str()) => return Ok(()),
        (Some(expected), Some(given)) => format!("the elements give the throw `{expected}`, not `{given}`"),
        (Some(expected), None) => format!("this entry completes the throw `{expected}`, and `dice` is missing"),
        (None, _) => "this entry completes no throw, so it has no `dice`".to_owned(),
    };
    Err(Fault::new(Class::Reveal, "protocol 4", reason).at("dice"))
}
