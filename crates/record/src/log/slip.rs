//! Slips: what somebody who does not hold the pen has to say, signed by itself, for the holder of the pen to write in
//! (protocol, section 1.8).

#[cfg(feature = "json")]
use schemars::JsonSchema;
#[cfg(feature = "json")]
use serde::{Deserialize, Serialize};

use super::canonical::{self, TaggedChoice};
use super::cursor::ParseResult;
use super::not_canonical::NotCanonical;
use super::scalar::{Bytes, Text, Time, True};
use crate::crypto::{Digest, PublicKey, Signature, sha256};
use crate::{keys, one_key};
use adjudicate_rules::{LossDegree, Name, PhraseArgument, phrase};

/// The most bytes that a slip has alone, its `---` and `sig` lines included.
pub const SLIP_MAX: usize = 8 * 1024;

/// The most slips that an entry has.
pub const SLIPS_MAX: usize = 16;

/// A slip.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
pub struct Slip {
    /// The last entry that its author had.
    pub after: Digest,
    /// The author: a member, or the charter's organiser.
    pub by: Name,
    /// When the author says he signed.
    pub at: Time,
    /// The statement of the slip.
    #[cfg_attr(feature = "json", serde(flatten))]
    pub kind: SlipKind,
    /// A remark; it never affects play.
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Option::is_none"))]
    pub say: Option<Text>,
    /// The signature over everything before this line, unindented.
    pub sig: Signature,
}

keys! { Slip:
    one "after" after;
    one "by" by;
    one "at" at;
    choice kind;
    maybe "say" say;
    one "sig" sig;
}

impl Slip {
    /// Returns the bytes that are hashed and signed.
    pub fn payload(&self) -> String {
        canonical::payload(self)
    }

    /// The SHA-256 of its payload.
    pub fn id(&self) -> Digest {
        Digest(sha256(&[self.payload().as_bytes()]))
    }

    /// The slip as it stands alone, from its `---` line to its `sig` line.
    pub fn text(&self) -> String {
        canonical::whole(self)
    }
}

/// The statements that a slip can make.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(rename_all = "lowercase"))]
pub enum SlipKind {
    /// A remark, and nothing else.
    Note(True),
    /// Tells the referee that somebody is out of time.
    Claim(TimeClaim),
    /// Gives the game up.
    Resign(True),
    /// Proposes something to all other players.
    Offer(Offer),
    /// Agrees to the offer of the slip with this id.
    Accept(Digest),
    /// Answers a move that is still to come.
    Order(Order),
    /// Replaces the author's key.
    Rekey(Rekey),
    /// The referee gives a player more time for what he owes.
    Extend(Extend),
    /// The author is away, on days that the charter's clock has for it.
    Absence(AnnouncedAbsence),
    /// The referee says when he had an entry or a slip.
    Received(Receipt),
    /// The author moves so many hours from his reserve to his clock.
    Refill(u64),
}

one_key! { SlipKind, "fault-empty-slip" "what the slip says (`offer`, `accept`, `resign`, `order`, ...) is missing after this line":
    "note" Note;
    "claim" Claim;
    "resign" Resign;
    "offer" Offer;
    "accept" Accept;
    "order" Order;
    "rekey" Rekey;
    "extend" Extend;
    "absence" Absence;
    "received" Received;
    "refill" Refill;
}

/// The keys of the statements that a slip for the log of an event can make. Messages bring these slips as well, and the code that finds
/// them there knows nothing else of events.
pub const EVENT_SLIPS: &[&str] =
    &["enter", "withdraw", "leave", "note", "rekey", "appeal", "verdict", "adjudicate", "handover"];

/// Returns the slip and the offer that an entry with these slips carries out if it agrees to the offer on slip
/// `number`, counted from one. None if there is no offer there.
pub fn agreed(slips: &[Slip], number: u64) -> Option<(&Slip, &Offer)> {
    let slip = slips.get(usize::try_from(number).ok()?.checked_sub(1)?)?;
    match &slip.kind {
        SlipKind::Offer(offer) => Some((slip, offer)),
        SlipKind::Note(_)
        | SlipKind::Claim(_)
        | SlipKind::Resign(_)
        | SlipKind::Accept(_)
        | SlipKind::Order(_)
        | SlipKind::Rekey(_)
        | SlipKind::Extend(_)
        | SlipKind::Absence(_)
        | SlipKind::Received(_)
        | SlipKind::Refill(_) => None,
    }
}

impl SlipKind {
    /// This slip with its article, for sentences.
    pub fn one(&self) -> &'static str {
        match self {
            SlipKind::Note(_) => "a note",
            SlipKind::Claim(_) => "a claim of time",
            SlipKind::Resign(_) => "a resignation",
            SlipKind::Offer(_) => "an offer",
            SlipKind::Accept(_) => "an acceptance",
            SlipKind::Order(_) => "an order",
            SlipKind::Rekey(_) => "a new key",
            SlipKind::Extend(_) => "an extension",
            SlipKind::Absence(_) => "an absence",
            SlipKind::Received(_) => "a receipt",
            SlipKind::Refill(_) => "a refill",
        }
    }

    /// The key by which a slip spells this.
    pub fn name(&self) -> &'static str {
        self.key()
    }
}

/// A claim that concerns the referee, not the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(rename_all = "lowercase"))]
pub enum TimeClaim {
    /// That this player is out of time.
    Timeout(Name),
}

one_key! { TimeClaim, "fault-no-key" "one key is missing after this line": "timeout" Timeout; }

/// A proposal.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(rename_all = "lowercase"))]
pub enum Offer {
    /// A draw.
    Draw(True),
    /// To go back to the position after this entry.
    Takeback(u64),
    /// This result: `NAME N, NAME N` in seat order.
    Result(Text),
    /// This key as the (new) referee's.
    Referee(PublicKey),
    /// To end play and count (Roman Checkers).
    End(True),
    /// To return the prisoners (Roman Checkers).
    Prisoners(True),
    /// To have lost the game that is being played, so (Backgammon).
    Concede(LossDegree),
}

one_key! { Offer, "fault-no-key" "one key is missing after this line":
    "draw" Draw;
    "takeback" Takeback;
    "result" Result;
    "referee" Referee;
    "end" End;
    "prisoners" Prisoners;
    "concede" Concede;
}

/// An "if move": what its author plays once another player has made the turn `when`, or any turn.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(deny_unknown_fields))]
pub struct Order {
    /// The move that is waited for, as the record writes it. `None` for any move after which `then` is legal.
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Option::is_none"))]
    pub when: Option<Text>,
    /// The answer to it, as the record writes it.
    pub then: Text,
}

keys! { Order: maybe "when" when; one "then" then; }

impl Order {
    /// Returns whether the order waits for this move: for this one, or for any.
    pub fn waits_for(&self, play: &Text) -> bool {
        self.when.as_ref().is_none_or(|when| when == play)
    }
}

/// A new key.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(deny_unknown_fields))]
pub struct Rekey {
    /// The owner of the key.
    pub player: Name,
    /// The new key.
    pub key: PublicKey,
    /// The tip of the new key's chain, exactly if its owner has joined and is in the game.
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Option::is_none"))]
    pub tip: Option<Bytes<32>>,
}

keys! { Rekey: one "player" player; one "key" key; maybe "tip" tip; }

/// More time.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(deny_unknown_fields))]
pub struct Extend {
    /// For whom.
    pub player: Name,
    /// How many days.
    pub days: u64,
}

keys! { Extend: one "player" player; one "days" days; }

/// Days on which a player is away, from the beginning of one to that of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(deny_unknown_fields))]
pub struct AbsencePeriod {
    /// When it begins: midnight UTC of the first day.
    pub from: Time,
    /// When it ends: midnight UTC of the day on which the author is back.
    pub until: Time,
}

keys! { AbsencePeriod: one "from" from; one "until" until; }

impl AbsencePeriod {
    /// How many days it has, if it begins and ends at midnight UTC and has any at all.
    pub fn days(&self) -> Option<u64> {
        self.check_days().ok()
    }

    /// Returns how many days it has.
    ///
    /// # Errors
    /// The key of the end that is not midnight UTC, or `until` if the period does not end later than it begins.
    pub fn check_days(&self) -> Result<u64, &'static str> {
        let is_midnight = |time: Time| time.unix().rem_euclid(86_400) == 0;
        let seconds = u64::try_from(self.until.unix() - self.from.unix()).unwrap_or(0);
        match (is_midnight(self.from), is_midnight(self.until) && seconds > 0) {
            (true, true) => Ok(seconds / 86_400),
            (true, false) => Err("until"),
            (false, _) => Err("from"),
        }
    }

    /// Holds its days against those that a player has in a calendar year, of which `used` are taken.
    ///
    /// # Errors
    /// In a year fewer are left.
    pub fn check_years(&self, most: u64, used: impl Fn(i16) -> u64) -> Result<(), DaysOfYear> {
        let over = self.days_by_year().into_iter().find(|(year, days)| used(*year).saturating_add(*days) > most);
        over.map_or(Ok(()), |(year, days)| Err(DaysOfYear { year, days, left: most.saturating_sub(used(year)) }))
    }

    /// Whether two periods have a time in common.
    pub fn overlaps(&self, other: &AbsencePeriod) -> bool {
        self.from < other.until && other.from < self.until
    }

    /// The days that lie in each calendar year.
    pub fn days_by_year(&self) -> Vec<(i16, u64)> {
        let of_year = |year: i16| {
            let start = Time::start_of_year(year).map_or(i64::MIN, Time::unix);
            let end = Time::start_of_year(year.saturating_add(1)).map_or(i64::MAX, Time::unix);
            let seconds = self.until.unix().min(end).saturating_sub(self.from.unix().max(start));
            (year, u64::try_from(seconds).unwrap_or(0) / 86_400)
        };
        (self.from.year()..=self.until.year()).map(of_year).filter(|(_, days)| *days > 0).collect()
    }
}

/// The days of a period in a year in which a player has fewer left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DaysOfYear {
    /// The calendar year.
    pub year: i16,
    /// The days of the period in that year.
    pub days: u64,
    /// The days that the player has left.
    pub left: u64,
}

/// An absence as a slip announces it: by the player, or by the referee for a leave that the event's log has.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(deny_unknown_fields))]
pub struct AnnouncedAbsence {
    /// The player, where the referee signs.
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Option::is_none"))]
    pub player: Option<Name>,
    /// When it begins: midnight UTC of the first day.
    pub from: Time,
    /// When it ends: midnight UTC of the day on which the player is back.
    pub until: Time,
    /// The slip or entry of the event's log with the leave, where the referee signs.
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Option::is_none"))]
    pub leave: Option<Digest>,
}

keys! { AnnouncedAbsence:
    maybe "player" player;
    one "from" from;
    one "until" until;
    maybe "leave" leave;
}

impl AnnouncedAbsence {
    /// An absence of the author of the slip.
    pub fn own(period: AbsencePeriod) -> AnnouncedAbsence {
        AnnouncedAbsence { player: None, from: period.from, until: period.until, leave: None }
    }

    /// Its days.
    pub fn period(&self) -> AbsencePeriod {
        AbsencePeriod { from: self.from, until: self.until }
    }
}

/// The referee's statement about the moment when a letter arrived.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(deny_unknown_fields))]
pub struct Receipt {
    /// The entry or slip that arrived.
    pub id: Digest,
    /// When it arrived.
    pub at: Time,
}

keys! { Receipt: one "id" id; one "at" at; }

/// Holds the slips of an entry to their number and size (protocol, section 1.8); `lengths` are their bytes, each alone.
///
/// # Errors
/// There are too many, or one is too long: the fault is at the line of its first key.
pub fn check_slips(text: &str, lengths: impl ExactSizeIterator<Item = usize>) -> ParseResult<()> {
    let lines = || (1..).zip(text.lines());
    let list = || lines().find(|(_, line)| *line == "slips:").map_or(1, |(number, _)| number);
    if lengths.len() > SLIPS_MAX {
        let reason = phrase!(
            "fault-many-slips",
            "an entry has at most {most} slips, not {found}",
            most = PhraseArgument::count(SLIPS_MAX),
            found = PhraseArgument::count(lengths.len())
        );
        return Err(NotCanonical::at(list(), reason));
    }
    // Alone none is longer than the text that it stands in.
    if text.len() <= SLIP_MAX {
        return Ok(());
    }
    let firsts = lines().filter(|(_, line)| line.starts_with("  - after: ")).map(|(number, _)| number);
    match firsts.zip(lengths).find(|(_, length)| *length > SLIP_MAX) {
        Some((line, length)) => Err(too_long(line, length)),
        None => Ok(()),
    }
}

/// Holds a slip that stands alone to its size.
///
/// # Errors
/// It is too long.
pub fn check_slip(text: &str) -> ParseResult<()> {
    if text.len() > SLIP_MAX { Err(too_long(1, text.len())) } else { Ok(()) }
}

fn too_long(line: usize, length: usize) -> NotCanonical {
    let reason = phrase!(
        "fault-long-slip",
        "a slip has at most {most} bytes, and this one has {found}",
        most = PhraseArgument::count(SLIP_MAX),
        found = PhraseArgument::count(length)
    );
    NotCanonical::at(line, reason)
}
