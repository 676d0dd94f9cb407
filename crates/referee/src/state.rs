//! A game in the course of being verified: everything that the entries so far have established.
//!
//! A position demands a throw and receives its numbers. After every entry `settle_roll` compares the demand with the
//! pending roll. If they are the same, the roll stays, with its elements. Otherwise the demand replaces the roll; without a
//! demand no roll is pending. This covers throws that nobody asks for, and throws that become void because their roller left
//! or his turn was taken back.
//!
//! When the last element is in, `complete_throw` makes the stream, throws the dice, and passes the numbers to the position. If
//! the position then demands another throw, its numbers come from the same stream. In this way an engine repeats starting
//! throws, and gets the dice after them. [`Match::foresee`] does the same on a clone for the one player who can know a throw
//! already.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::absence::Absences;
use super::charter;
use super::fault::{Fault, FaultClass};
use super::ids::{BranchRank, LineIds};
use super::keys::{Author, KeySet, Signatories};
use super::sealed::SealedBoardState;
use super::takebacks::TakebackTree;
use super::time_book::TimeBook;
use adjudicate_record::crypto::Digest;
use adjudicate_record::dice::{DiceMachine, Member};
use adjudicate_record::log::{AbsencePeriod, Charter, Clock, Entry, Time};
use adjudicate_rules::{Demand, Name, Outcome, Phrase, Play, Roll, Seat, phrase};

/// Elements that were cancelled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CancelledElements {
    /// The entry that cancelled them.
    pub seq: u64,
    /// The members who caused it: players who left, or the referee.
    pub causes: Vec<Member>,
}

/// A throw that has been completed, with everything that its numbers follow from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompletedThrow {
    /// Throws completed before it.
    pub before: u32,
    /// The first roll, with its roller.
    pub roll: Roll,
    /// The elements, in the order in which they are hashed.
    pub elements: Vec<(Member, [u8; 32])>,
    /// The sides of every die that was read, those of further throws from the same stream included.
    pub sides: Vec<u32>,
    /// The numbers that the dice showed.
    pub numbers: Vec<u32>,
}

/// A position reached by a verified log, with everything that decides what may follow.
#[derive(Clone)]
pub struct Match {
    pub(super) charter: Arc<Charter>,
    pub(super) id: Digest,
    pub(super) head: Digest,
    pub(super) entries: u64,
    pub(super) last_at: Time,
    pub(super) line: LineIds,
    pub(super) keys: KeySet,
    pub(super) machine: DiceMachine,
    pub(super) timeline: TakebackTree,
    pub(super) joined: BTreeSet<Member>,
    /// Agreements on a referee.
    pub(super) agreements: u64,
    /// The highest number of a ruling since the last of them; 0 without one. It is also the era.
    pub(super) nr: u64,
    pub(super) times: TimeBook,
    pub(super) absences: Absences,
    pub(super) cancelled: Vec<CancelledElements>,
    /// The members who cause the elements of the pending roll to be cancelled when the entry that is being applied is
    /// done.
    pub(super) cancels: BTreeSet<Member>,
    pub(super) scribed: BTreeMap<Seat, Vec<u64>>,
    pub(super) backdated: Vec<u64>,
    pub(super) last_dice: Option<String>,
    pub(super) thrown: Option<Arc<CompletedThrow>>,
    pub(super) last_turn: Option<(Seat, String)>,
    /// Whether anybody has ever made a turn, also one that was taken back.
    pub(super) begun: bool,
    pub(super) sealed: BTreeMap<Seat, SealedBoardState>,
    pub(super) saved: BTreeMap<Seat, u64>,
    /// The players who have forfeited after the end.
    pub(super) forfeited: BTreeSet<Seat>,
    pub(super) early_forfeits: Vec<(u64, Seat, Time)>,
}

impl Match {
    /// The state after the charter, whose content is checked here.
    ///
    /// # Errors
    /// The charter cannot be played under.
    pub(super) fn begin(charter: Charter, id: Digest, entry: &Entry) -> Result<Match, Fault> {
        let (game, setup) = charter::check(&charter)?;
        let play = Play::start(game, setup).map_err(|refusal| {
            let key = if refusal.clause == "ALL-1" { "players" } else { "options" };
            let mut fault = Fault::rules(refusal).at(key);
            fault.class = FaultClass::Charter;
            fault
        })?;
        if charter.series.is_some() && play.position().tokens().is_none() {
            let english = format!("this game of {} carries no tokens from game to game", play.game().title);
            let reason = Phrase::english("fault-no-series", english).with("game", play.game().name);
            let hint = phrase!("hint-series", "`series` belongs to Duerror Grandis with the variant parcus");
            return Err(Fault::new(FaultClass::Charter, "protocol 2", reason).at("series").hint(hint));
        }
        let keys = KeySet::new(&charter)?;
        let absences = Absences::none(charter.clock.as_ref());
        let mut state = Match {
            charter: Arc::new(charter),
            id,
            head: id,
            entries: 1,
            last_at: entry.at,
            line: LineIds::new(id),
            keys,
            machine: DiceMachine::new(id),
            timeline: TakebackTree::new(play, 0),
            joined: BTreeSet::new(),
            agreements: 0,
            nr: 0,
            times: TimeBook::new(),
            absences,
            cancelled: Vec::new(),
            cancels: BTreeSet::new(),
            scribed: BTreeMap::new(),
            backdated: Vec::new(),
            last_dice: None,
            thrown: None,
            last_turn: None,
            begun: false,
            sealed: BTreeMap::new(),
            saved: BTreeMap::new(),
            forfeited: BTreeSet::new(),
            early_forfeits: Vec::new(),
        };
        state.settle_roll(0);
        state.track_duties(entry, None, None);
        Ok(state)
    }

    /// The charter.
    pub fn charter(&self) -> &Charter {
        &self.charter
    }

    /// The game's id.
    pub fn id(&self) -> Digest {
        self.id
    }

    /// The id of the last entry.
    pub fn head(&self) -> Digest {
        self.head
    }

    /// How many entries there are; the next one has this `seq`.
    pub fn entries(&self) -> u64 {
        self.entries
    }

    /// The date of the last entry.
    pub fn last_at(&self) -> Time {
        self.last_at
    }

    /// All keys.
    pub fn keys(&self) -> &KeySet {
        &self.keys
    }

    /// Chains and the pending roll.
    pub fn machine(&self) -> &DiceMachine {
        &self.machine
    }

    /// The game being played.
    pub fn play(&self) -> &Play {
        self.timeline.play()
    }

    /// The days on which each player can be away in this game; `None` if only those of a year are limited.
    pub fn absence_days(&self) -> Option<u64> {
        self.charter.clock.as_ref().map_or(Some(0), Clock::absence_days)
    }

    /// How many of them this player has used.
    pub fn absent_days(&self, seat: Seat) -> u64 {
        self.absences.used(seat)
    }

    /// This player's absences, in the order of their dates.
    pub fn absences(&self, seat: Seat) -> Vec<AbsencePeriod> {
        self.absences.of(seat).into_iter().map(|(period, _)| period).collect()
    }

    /// The same, each with the leave in the event's log for which the referee wrote it.
    pub fn absences_with_leaves(&self, seat: Seat) -> Vec<(AbsencePeriod, Option<Digest>)> {
        self.absences.of(seat)
    }

    /// The numbers of the last throw, as its entry records them.
    pub fn last_dice(&self) -> Option<&str> {
        self.last_dice.as_deref()
    }

    /// The last throw that was completed.
    pub fn thrown(&self) -> Option<&CompletedThrow> {
        self.thrown.as_deref()
    }

    /// The last turn that stands: who made it and its text.
    pub fn last_turn(&self) -> Option<(Seat, &str)> {
        self.last_turn.as_ref().map(|(seat, text)| (*seat, text.as_str()))
    }

    /// Whether anybody has ever made a turn, also one that was taken back.
    pub fn is_begun(&self) -> bool {
        self.begun
    }

    /// The ids of entries and slips.
    pub fn line(&self) -> &LineIds {
        &self.line
    }

    /// How high this line stands among the branches of a game.
    pub fn rank(&self) -> BranchRank {
        BranchRank { agreements: self.agreements, nr: self.nr }
    }

    /// The times at which elements were cancelled.
    pub fn cancelled(&self) -> &[CancelledElements] {
        &self.cancelled
    }

    /// The entries that the referee has written down for each player without a key.
    pub fn scribed(&self) -> &BTreeMap<Seat, Vec<u64>> {
        &self.scribed
    }

    /// Entries that are dated earlier than the one before.
    pub fn backdated(&self) -> &[u64] {
        &self.backdated
    }

    /// Rulings by which a player has forfeited before the time was over, without a ground that the log can prove: the
    /// entry, the player, and the end of the time with all grace.
    pub fn early_forfeits(&self) -> &[(u64, Seat, Time)] {
        &self.early_forfeits
    }

    /// The outcome, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.play().demand() {
            Demand::Over(outcome) => Some(outcome),
            Demand::Act(_) | Demand::Throw(_) => None,
        }
    }

    /// The name of a member in the log.
    pub fn name_of(&self, member: Member) -> &str {
        match member {
            Member::Player(seat) => self.charter.players.get(seat.index()).map_or("?", |player| player.name.as_str()),
            Member::Referee => "referee",
        }
    }

    /// Returns the author with this name in the log.
    pub fn author(&self, name: &Name) -> Option<Author> {
        self.signatories().author(name)
    }

    /// Returns the member with this name in the log.
    pub fn member(&self, name: &Name) -> Option<Member> {
        self.signatories().member(name)
    }

    pub(super) fn signatories(&self) -> Signatories<'_> {
        Signatories { charter: &self.charter, keys: &self.keys }
    }

    /// Whether somebody is referee now.
    pub fn has_referee(&self) -> bool {
        self.keys.has(Author::Member(Member::Referee))
    }

    /// Whether this player signs for himself.
    pub fn signs(&self, seat: Seat) -> bool {
        self.keys.has(Author::Member(Member::Player(seat)))
    }

    /// Whether the referee takes part in rolls: the charter says so, or a player in the game has no key.
    pub fn referee_contributes(&self) -> bool {
        self.charter.dice.is_some() || self.play().seats().any(|seat| !self.signs(seat))
    }

    /// Returns the contributors to a throw of this roller, in the order in which their elements are hashed (protocol,
    /// section 4, "Rolls").
    pub(super) fn contributors(&self, roller: Option<Seat>) -> Vec<Member> {
        let only_roller = self.charter.dice.is_some() && roller.is_some();
        let seats = self.play().seats().filter(|seat| self.signs(*seat));
        let players = seats.filter(|seat| !only_roller || Some(*seat) == roller).map(Member::Player);
        players.chain(self.referee_contributes().then_some(Member::Referee)).collect()
    }

    /// Returns the member who must join next; joins have an order (protocol, section 1.6).
    pub fn next_to_join(&self) -> Option<Member> {
        let organiser = self.member(&self.charter.organiser.name).filter(|member| member.seat().is_some());
        let players = self.play().seats().filter(|seat| self.signs(*seat)).map(Member::Player);
        // A throw that has become pending needs the referee even if the player for whom he takes part has left since.
        let awaited = self.machine.pending.as_ref().is_some_and(|pending| pending.lacks(Member::Referee));
        let referee = (awaited || self.referee_contributes()).then_some(Member::Referee);
        let in_the_game =
            |member: &Member| member.seat().is_none_or(|seat| self.play().is_in(seat) && self.signs(seat));
        let order = organiser.into_iter().filter(in_the_game).chain(players).chain(referee);
        order.into_iter().find(|member| !self.joined.contains(member))
    }

    /// Brings the pending roll in line with what the game demands after entry `seq`: a new one becomes pending, a void one
    /// goes.
    pub(super) fn settle_roll(&mut self, seq: u64) {
        let roll = match self.play().demand() {
            Demand::Throw(roll) if self.next_to_join().is_none() || self.machine.pending.is_some() => roll,
            Demand::Act(_) | Demand::Throw(_) | Demand::Over(_) => {
                self.machine.pending = None;
                return;
            }
        };
        // A starting throw stays the same one when a player leaves it, with a die less.
        if let Some(pending) = self
            .machine
            .pending
            .as_mut()
            .filter(|pending| pending.roll == roll || pending.roll.roller.is_none() && roll.roller.is_none())
        {
            pending.roll = roll;
            return;
        }
        let contributors = self.contributors(roll.roller);
        let last = roll.roller.map(|seat| if self.signs(seat) { Member::Player(seat) } else { Member::Referee });
        self.machine.begin(roll, contributors, last, seq);
    }

    /// Cancels the elements of a roll that was pending before entry `seq`, if something in the entry wants it.
    pub(super) fn settle_cancels(&mut self, seq: u64) {
        let causes: Vec<Member> = std::mem::take(&mut self.cancels).into_iter().collect();
        let waited = self.machine.pending.as_ref().is_some_and(|pending| pending.asked < seq);
        if causes.is_empty() || !waited {
            return;
        }
        let play = self.timeline.play();
        self.machine.cancel(seq, |member| member.seat().is_none_or(|seat| play.is_in(seat)));
        self.cancelled.push(CancelledElements { seq, causes });
    }
}
