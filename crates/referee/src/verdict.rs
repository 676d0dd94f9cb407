//! The verdict on a log as one object (protocol, section 6.2): the same for every command, and for programs in other languages,
//! which find its shape in `schemas/verdict.schema.json`.

#[cfg(feature = "json")]
mod json;

use std::collections::BTreeMap;

#[cfg(feature = "json")]
use schemars::JsonSchema;
#[cfg(feature = "json")]
use serde::Serialize;

use super::bank::BankState;
use super::fork_choice::{Equivocator, ForkChoice};
use super::keys::{Author, SignerId};
use super::state::Match;
use super::verify::FoundFault;
use adjudicate_record::crypto::Digest;
use adjudicate_record::dice::Member;
use adjudicate_record::log::{AbsencePeriod, Slip, Time};
use adjudicate_rules::{Outcome, Seat};

#[cfg(feature = "json")]
pub use json::schema;

/// The verdict on a log.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema))]
pub struct Verdict {
    /// Whether the game goes on, is over, or its log is at fault; or whether the log could not be read at all.
    pub verdict: VerdictWord,
    /// The game, by its name in charters; null without a valid charter.
    pub game: Option<&'static str>,
    /// The game's id; null without a valid charter.
    pub id: Option<Digest>,
    /// How many valid entries there are.
    pub entries: u64,
    /// The id of the last of them.
    pub head: Option<Digest>,
    /// The clause that ended the game; of an invalid log the clause of the game's rules that is broken, and null if it is a
    /// section of the protocol.
    pub clause: Option<&'static str>,
    /// The fault, for an invalid log.
    #[cfg_attr(feature = "json", serde(flatten))]
    pub fault: Option<VerdictFault>,
    /// Of a valid log only: how the game stands.
    #[cfg_attr(feature = "json", serde(flatten))]
    pub known: Option<GameStanding>,
}

/// The verdict in one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(rename_all = "lowercase"))]
pub enum VerdictWord {
    /// Valid, and the game goes on.
    Running,
    /// Valid, and the game is over.
    Over,
    /// At fault.
    Invalid,
    /// The file cannot be read, which says nothing about the game.
    Unreadable,
}

/// The fault of an invalid log.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema))]
pub struct VerdictFault {
    /// The class of the fault; null for a file that cannot be read.
    pub class: Option<&'static str>,
    /// The number of the entry at fault.
    pub entry: Option<u64>,
    /// The line of the file, counted from one.
    pub line: Option<usize>,
    /// The clause or the section of the protocol that is broken.
    pub rule: Option<&'static str>,
    /// The fault, in words.
    pub reason: String,
    /// A remedy, if there is one.
    pub hint: Option<String>,
}

/// How a game stands.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema))]
pub struct GameStanding {
    /// How the game ended; while it runs all of this is null.
    #[cfg_attr(feature = "json", serde(flatten))]
    pub ending: Ending,
    /// The duties, in the order of members.
    pub due: Vec<DueReport>,
    /// The holder of the pen; null if nobody can write, or the line stops.
    pub pen: Option<PenReport>,
    /// How high the line stands: agreements on a referee, and the number of his last ruling since.
    pub rank: [u64; 2],
    /// How often elements were cancelled.
    pub cancelled: u64,
    /// The members who caused that, and how often.
    pub cancelled_by: PlayerValues<u64>,
    /// The slips beside the log that wait to be written in.
    pub slips: Vec<WaitingSlip>,
    /// How the game ends as soon as the resignations that wait are written in; null if that does not end it.
    pub with_slips: Option<ProvisionalEnding>,
    /// The entries that a referee has written down for players without keys.
    pub scribe: PlayerValues<Vec<u64>>,
    /// The days on which players are away, where the clock has days for it; in the order of seats and dates.
    #[cfg_attr(feature = "json", serde(skip_serializing_if = "Vec::is_empty"))]
    pub absences: Vec<AbsenceReport>,
    /// Entries that are dated earlier than the one before.
    pub backdated: Vec<u64>,
    /// The entries that the referee has written a receipt for.
    #[cfg_attr(feature = "json", serde(skip_serializing_if = "Vec::is_empty"))]
    pub received: Vec<ReceiptReport>,
    /// The clocks of all players in seat order, where each has a stock of time.
    #[cfg_attr(feature = "json", serde(skip_serializing_if = "Vec::is_empty"))]
    pub clocks: Vec<BankReport>,
    /// Rulings by which somebody has forfeited before the time was over, and that rest on nothing the log can prove.
    #[cfg_attr(feature = "json", serde(skip_serializing_if = "Vec::is_empty"))]
    pub early_forfeits: Vec<EarlyForfeit>,
    /// The players whose sealed boards are not open.
    pub unaudited: Vec<String>,
    /// The players whose opened boards are not the boards that they sealed.
    pub failed: Vec<String>,
    /// The players who have forfeited after the end.
    pub forfeited: Vec<String>,
    /// The tokens that each player takes out of a game of a series; null while it runs, and in other games.
    pub saved: Option<PlayerValues<u64>>,
    /// The tokens that the charter says are brought from another game, which this log alone cannot prove; null if there are none.
    pub unchecked: Option<UncheckedCarry>,
    /// The entries of equal rank before which the line stops; empty if it does not, or nothing beside the log says so.
    pub stops_before: Vec<Digest>,
    /// The members who have signed twice.
    pub named: Vec<EquivocationReport>,
}

/// An entry with a receipt.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema))]
pub struct ReceiptReport {
    /// The entry's number.
    pub entry: u64,
    /// The date that its author gives.
    pub said: Time,
    /// When the referee had it.
    pub had: Time,
}

/// A player's clock, in seconds.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema))]
pub struct BankReport {
    /// The player.
    pub name: String,
    /// Seconds on the clock behind the last duty that has ended.
    pub clock: i64,
    /// Seconds in the reserve.
    pub reserve: i64,
    /// Own turns.
    pub turns: i64,
    /// Whether the player's time has ever been over.
    pub overstepped: bool,
}

/// A ruling by which somebody forfeits though there was time left.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema))]
pub struct EarlyForfeit {
    /// The ruling's entry.
    pub entry: u64,
    /// The player.
    pub name: String,
    /// The end of the player's time, with all grace.
    pub until: Time,
}

/// How a game has ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema))]
pub struct Ending {
    /// The winner; null if nobody has won, or all have.
    pub winner: Option<String>,
    /// Whether nobody has won though the game is not drawn.
    pub annulled: Option<bool>,
    /// The points of each player, where they are counted.
    pub points: Option<PlayerValues<u64>>,
    /// The place of each player: 1 is the winner's, or that of all who share a draw, and nobody's in an annulled game;
    /// all others follow together, and last the players whose opened boards are not the boards that they sealed.
    pub places: Option<PlayerValues<u64>>,
    /// The cause of the end, in words.
    pub how: Option<String>,
}

/// How a game would have ended.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema))]
pub struct ProvisionalEnding {
    /// The clause that would end it.
    pub clause: &'static str,
    /// How.
    #[cfg_attr(feature = "json", serde(flatten))]
    pub ending: Ending,
}

/// Something owed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema))]
pub struct DueReport {
    /// By whom.
    pub name: String,
    /// The act owed.
    #[cfg_attr(feature = "json", schemars(extend("enum" = ["join", "reveal", "turn", "open", "save"])))]
    pub duty: &'static str,
    /// Since when.
    pub since: Time,
    /// Until when; null without a clock.
    pub until: Option<Time>,
    /// The same with the remaining grace.
    pub until_with_grace: Option<Time>,
}

/// The pen.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema))]
pub struct PenReport {
    /// The holder.
    pub name: String,
    /// The signer for the holder: the holder's own name, or `referee`.
    pub hand: Option<String>,
    /// For what.
    #[cfg_attr(feature = "json", serde(rename = "for"))]
    #[cfg_attr(feature = "json", schemars(extend("enum" = ["join", "roll", "act", "open", "save", "post"])))]
    pub task: &'static str,
}

/// A slip that waits to be written in.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema))]
pub struct WaitingSlip {
    /// Its id.
    pub id: Digest,
    /// The signer.
    pub by: String,
    /// The sort.
    #[cfg_attr(feature = "json", schemars(extend("enum" = ["note", "claim", "resign", "offer", "accept", "order", "rekey", "extend", "absence"])))]
    pub kind: &'static str,
    /// The last entry that its author had.
    pub after: Digest,
    /// Whether it can be written in now.
    pub fits: bool,
    /// Its effect, in words, or the reason why it cannot be written in.
    pub does: String,
    /// Of an offer, whose agreement is still missing.
    pub asked: Vec<String>,
}

/// Days on which a player is away.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema))]
pub struct AbsenceReport {
    /// The player.
    pub name: String,
    /// Midnight UTC of the first day.
    pub from: Time,
    /// Midnight UTC of the day on which the player is back.
    pub until: Time,
}

/// Tokens from another game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema))]
pub struct UncheckedCarry {
    /// That game.
    pub game: Digest,
    /// Its entry up to which it counts.
    pub head: Digest,
    /// The tokens that players bring, as the charter says.
    pub carry: PlayerValues<u64>,
}

/// A member who has signed twice.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema))]
pub struct EquivocationReport {
    /// The hand that signed: a name, or `referee` and the key with which that referee began.
    pub hand: String,
    /// The name in the log.
    pub name: String,
    /// All entries that prove it.
    pub entries: Vec<Digest>,
    /// Whether a ruling has replaced a key of theirs, so that it may have been a thief.
    pub replaced: bool,
}

/// Values by the names of players, in the order of their seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerValues<T>(pub Vec<(String, T)>);

impl Verdict {
    /// The verdict on a valid log that leads to this match.
    pub fn of(state: &Match) -> Verdict {
        let outcome = state.outcome();
        Verdict {
            verdict: if outcome.is_some() { VerdictWord::Over } else { VerdictWord::Running },
            game: Some(state.play().game().name),
            id: Some(state.id()),
            entries: state.entries(),
            head: Some(state.head()),
            clause: outcome.as_ref().map(|outcome| outcome.reason.clause),
            fault: None,
            known: Some(GameStanding::of(state, outcome.as_ref())),
        }
    }

    /// The verdict on a log with a fault, of which this match is what the valid part leads to.
    pub fn invalid(found: &FoundFault, state: Option<&Match>) -> Verdict {
        let fault = &found.fault;
        Verdict {
            verdict: VerdictWord::Invalid,
            game: state.map(|state| state.play().game().name),
            id: state.map(Match::id),
            entries: state.map_or(0, Match::entries),
            head: state.map(Match::head),
            clause: fault.clause(),
            fault: Some(VerdictFault {
                class: Some(fault.class.name()),
                entry: Some(found.entry),
                line: Some(found.line),
                rule: Some(fault.rule),
                reason: fault.reason.to_string(),
                hint: fault.hint.as_ref().map(ToString::to_string),
            }),
            known: None,
        }
    }

    /// Returns the verdict on a file that cannot be read.
    pub fn unreadable(reason: impl Into<String>, hint: Option<String>) -> Verdict {
        let reason = reason.into();
        Verdict {
            verdict: VerdictWord::Unreadable,
            game: None,
            id: None,
            entries: 0,
            head: None,
            clause: None,
            fault: Some(VerdictFault { class: None, entry: None, line: None, rule: None, reason, hint }),
            known: None,
        }
    }

    /// The same, with the slips that wait beside the log, and the match after those that end it.
    pub fn with_slips(mut self, slips: Vec<WaitingSlip>, then: Option<&Match>) -> Verdict {
        if let Some(known) = &mut self.known {
            known.slips = slips;
            known.with_slips = then.and_then(|then| {
                let outcome = then.outcome()?;
                Some(ProvisionalEnding { clause: outcome.reason.clause, ending: Ending::of(then, &outcome) })
            });
        }
        self
    }

    /// Adds the result of settling the log and the entries beside it, for a reader who has followed neither branch. If
    /// the line stops, nobody writes, unless the game was over before.
    pub fn settled(mut self, settled: &ForkChoice) -> Verdict {
        if let Some(known) = &mut self.known {
            known.stops_before.clone_from(&settled.stops_before);
            known.named = settled.named.iter().map(EquivocationReport::of).collect();
            if !settled.stops_before.is_empty() {
                known.due.clear();
                known.pen = None;
            }
        }
        self
    }
}

impl GameStanding {
    fn of(state: &Match, outcome: Option<&Outcome>) -> GameStanding {
        let due = state.due();
        let due = due.iter().filter_map(|(member, _)| DueReport::of(state, *member));
        let mut caused: BTreeMap<Member, u64> = BTreeMap::new();
        for cause in state.cancelled().iter().flat_map(|cancelled| &cancelled.causes) {
            *caused.entry(*cause).or_default() += 1;
        }
        let scribe = state.scribed().iter().map(|(seat, entries)| (name(state, *seat), entries.clone()));
        let parcus = outcome.is_some() && state.is_parcus();
        let seats = || Seat::all(state.charter().players.len());
        let saved = |seat: Seat| Some((name(state, seat), state.savings(seat)?));
        GameStanding {
            ending: outcome.map(|outcome| Ending::of(state, outcome)).unwrap_or_default(),
            due: due.collect(),
            pen: PenReport::of(state),
            rank: [state.rank().agreements, state.rank().nr],
            cancelled: u64::try_from(state.cancelled().len()).unwrap_or(u64::MAX),
            cancelled_by: PlayerValues(
                caused.iter().map(|(who, count)| (state.name_of(*who).to_owned(), *count)).collect(),
            ),
            slips: Vec::new(),
            with_slips: None,
            scribe: PlayerValues(scribe.collect()),
            absences: seats().flat_map(|seat| AbsenceReport::of(state, seat)).collect(),
            backdated: state.backdated().to_vec(),
            received: state
                .received()
                .into_iter()
                .map(|(entry, said, had)| ReceiptReport { entry, said, had })
                .collect(),
            clocks: BankReport::all(state),
            early_forfeits: state.early_forfeits().iter().map(|early| EarlyForfeit::of(state, *early)).collect(),
            unaudited: names(state, &state.unaudited()),
            failed: names(state, &state.failed_audits()),
            forfeited: names(state, &state.forfeited()),
            saved: parcus.then(|| PlayerValues(seats().filter_map(saved).collect())),
            unchecked: UncheckedCarry::of(state),
            stops_before: Vec::new(),
            named: Vec::new(),
        }
    }
}

impl Ending {
    fn of(state: &Match, outcome: &Outcome) -> Ending {
        let by_name = |values: &Vec<u64>| {
            let seats = Seat::all(values.len()).map(|seat| name(state, seat));
            PlayerValues(seats.zip(values.iter().copied()).collect())
        };
        Ending {
            winner: outcome.winner.map(|seat| name(state, seat)),
            annulled: Some(outcome.annulled),
            points: outcome.points.as_ref().map(by_name),
            places: state.places().as_ref().map(by_name),
            how: Some(outcome.reason.text.to_string()),
        }
    }
}

impl DueReport {
    fn of(state: &Match, member: Member) -> Option<DueReport> {
        let owed = state.owed().get(&member)?;
        let deadline = state.deadline(member, owed);
        Some(DueReport {
            name: state.name_of(member).to_owned(),
            duty: owed.duty.name(),
            since: owed.since,
            until: deadline.map(|(until, _)| until),
            until_with_grace: deadline.map(|(_, grace)| grace),
        })
    }
}

impl AbsenceReport {
    fn of(state: &Match, seat: Seat) -> Vec<AbsenceReport> {
        let away = |absence: AbsencePeriod| AbsenceReport {
            name: name(state, seat),
            from: absence.from,
            until: absence.until,
        };
        state.absences(seat).into_iter().map(away).collect()
    }
}

impl BankReport {
    fn all(state: &Match) -> Vec<BankReport> {
        let Some(bank) = state.bank() else { return Vec::new() };
        let one = |seat: Seat| {
            let BankState { clock, reserve, turns, overstepped } = bank.player(seat)?;
            Some(BankReport { name: name(state, seat), clock, reserve, turns, overstepped })
        };
        Seat::all(state.charter().players.len()).filter_map(one).collect()
    }
}

impl EarlyForfeit {
    fn of(state: &Match, (entry, seat, until): (u64, Seat, Time)) -> EarlyForfeit {
        EarlyForfeit { entry, name: name(state, seat), until }
    }
}

impl PenReport {
    fn of(state: &Match) -> Option<PenReport> {
        let holder = state.holder()?;
        let hand = state.hand_of_holder().map(|hand| match hand {
            SignerId::Player(seat) => name(state, seat),
            SignerId::Referee(_) => state.name_of(Member::Referee).to_owned(),
            SignerId::Organiser => state.author_name(Author::Organiser).to_owned(),
        });
        Some(PenReport { name: state.name_of(holder.member).to_owned(), hand, task: holder.task.name() })
    }
}

impl WaitingSlip {
    /// A slip beside the log; `does` is what it would do, in words.
    pub fn of(state: &Match, slip: &Slip, does: String, asked: Vec<String>) -> WaitingSlip {
        WaitingSlip {
            id: slip.id(),
            by: slip.by.to_string(),
            kind: slip.kind.name(),
            after: slip.after,
            fits: state.check_slip(slip).is_ok(),
            does,
            asked,
        }
    }
}

impl UncheckedCarry {
    fn of(state: &Match) -> Option<UncheckedCarry> {
        let series = state.charter().series.as_ref().filter(|series| !series.carry.is_empty())?;
        let carry = series.carry.iter().map(|carry| (carry.player.to_string(), carry.tokens)).collect();
        Some(UncheckedCarry { game: series.game, head: series.head, carry: PlayerValues(carry) })
    }
}

impl EquivocationReport {
    fn of(named: &Equivocator) -> EquivocationReport {
        let hand = match named.hand {
            SignerId::Referee(key) => format!("referee {key}"),
            SignerId::Player(_) | SignerId::Organiser => named.name.clone(),
        };
        EquivocationReport { hand, name: named.name.clone(), entries: named.entries.clone(), replaced: named.replaced }
    }
}

fn name(state: &Match, seat: Seat) -> String {
    state.name_of(Member::Player(seat)).to_owned()
}

fn names(state: &Match, seats: &[Seat]) -> Vec<String> {
    seats.iter().map(|seat| name(state, *seat)).collect()
}
