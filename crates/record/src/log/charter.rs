//! The charter: entry 0, in which the organiser writes down the players, the game and its terms (protocol, section 2).

#[cfg(feature = "json")]
use schemars::JsonSchema;
#[cfg(feature = "json")]
use serde::{Deserialize, Serialize};

use super::canonical::{self, Canonical, CanonicalMap};
use super::cursor::{MapCursor, ParseResult};
use super::scalar::{Bytes, Text, True};
use super::tree::SyntaxNode;
use super::writer::CanonicalWriter;
use crate::crypto::{Digest, PublicKey};
use crate::keys;
use adjudicate_rules::{Name, Options};

/// The terms of a game: players, keys, options, clock.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(deny_unknown_fields))]
pub struct Charter {
    /// The version of the log format: 1.
    #[cfg_attr(feature = "json", schemars(range(min = 1, max = 1)))]
    pub format: u64,
    /// The game's name, such as `nine-mens-morris`.
    pub game: Name,
    /// The version of that game's rules.
    pub rules: u64,
    /// Options that differ from the default.
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Options::is_empty"))]
    pub options: Options,
    /// The player who begins; absent when lots or the game's starting throw decide.
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Option::is_none"))]
    pub first: Option<Name>,
    /// The players in seat order, two to sixteen.
    #[cfg_attr(feature = "json", schemars(length(min = 2, max = 16)))]
    pub players: Vec<Player>,
    /// The author of the charter.
    pub organiser: Organiser,
    /// The person who settles what the rules leave open.
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Option::is_none"))]
    pub referee: Option<Referee>,
    /// The contributors to dice: absent if these are the players, `referee` if they are the roller and the referee.
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "json", schemars(extend("const" = "referee")))]
    pub dice: Option<Name>,
    /// How long a turn may take.
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Option::is_none"))]
    pub clock: Option<Clock>,
    /// The game of a Parcus series that this one continues.
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Option::is_none"))]
    pub series: Option<Series>,
    /// The event that this game belongs to.
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Option::is_none"))]
    pub event: Option<EventPlace>,
    /// Sixteen random bytes that tell equal charters apart.
    pub nonce: Bytes<16>,
}

keys! { Charter:
    one "format" format;
    one "game" game;
    one "rules" rules;
    usual "options" options, Options::default();
    maybe "first" first;
    one "players" players;
    one "organiser" organiser;
    maybe "referee" referee;
    maybe "dice" dice;
    maybe "clock" clock;
    maybe "series" series;
    maybe "event" event;
    one "nonce" nonce;
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(deny_unknown_fields))]
pub struct Player {
    /// The name used in the log.
    pub name: Name,
    /// The key that signs this player's entries; absent for a player by post, whose scribe is the referee.
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Option::is_none"))]
    pub key: Option<PublicKey>,
    /// The address for mail.
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Option::is_none"))]
    pub mail: Option<Text>,
    /// The name for people.
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Option::is_none"))]
    pub display: Option<Text>,
}

impl Player {
    /// The name for people, or else the one in the log.
    pub fn shown(&self) -> String {
        self.display.as_ref().map_or_else(|| self.name.to_string(), ToString::to_string)
    }
}

keys! { Player:
    one "name" name;
    maybe "key" key;
    maybe "mail" mail;
    maybe "display" display;
}

/// The author of the charter. If he is also a player or the referee, name and key are the same.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(deny_unknown_fields))]
pub struct Organiser {
    /// The name used in the log.
    pub name: Name,
    /// The key that signs the charter.
    pub key: PublicKey,
}

keys! { Organiser: one "name" name; one "key" key; }

/// The person who settles what the rules leave open; his name in the log is `referee`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(deny_unknown_fields))]
pub struct Referee {
    /// The key that signs rulings.
    pub key: PublicKey,
    /// The address for mail.
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Option::is_none"))]
    pub mail: Option<Text>,
}

keys! { Referee: one "key" key; maybe "mail" mail; }

/// How long the players may take (protocol, section 6.3).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(untagged))]
pub enum Clock {
    /// Days for each turn, with a stock of grace: the clock without `system`.
    PerTurn(PerTurnClock),
    /// A stock of hours for many turns: the clock with a `system`.
    Bank(Box<BankClock>),
}

/// Days for each turn, with a stock of grace.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(deny_unknown_fields))]
pub struct PerTurnClock {
    /// Days to think.
    pub days_per_turn: u64,
    /// Days that the letters take.
    pub transit_days: u64,
    /// Each player's stock of further days for the whole game.
    pub grace_days: u64,
    /// The days on which each player can be away; absent if there are none.
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "is_none"))]
    #[cfg_attr(feature = "json", schemars(range(min = 1)))]
    pub absence_days: u64,
    /// Whether absences count from `from` on, whatever a receipt says.
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Option::is_none"))]
    pub late_leave: Option<True>,
}

keys! { PerTurnClock:
    one "days_per_turn" days_per_turn;
    one "transit_days" transit_days;
    one "grace_days" grace_days;
    usual "absence_days" absence_days, 0;
    maybe "late_leave" late_leave;
}

macro_rules! bank_clock {
    ($($(#[$about:meta])* $field:ident: $type:ty = $key:literal;)*) => {
        /// A stock of hours for many turns. Only the shape is read here; the referee refuses charters whose clock has
        /// no `initial_hours`, or keys that do not belong together.
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        #[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
        #[cfg_attr(feature = "json", serde(deny_unknown_fields))]
        pub struct BankClock {
            /// The system: `bank`.
            #[cfg_attr(feature = "json", serde(deserialize_with = "Option::deserialize"))]
            #[cfg_attr(feature = "json", serde(skip_serializing_if = "Option::is_none"))]
            #[cfg_attr(feature = "json", schemars(required))]
            pub system: Option<Name>,
            $(
                $(#[$about])*
                #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Option::is_none"))]
                pub $field: Option<$type>,
            )*
        }

        keys! { BankClock:
            maybe "system" system;
            $(maybe $key $field;)*
        }
    };
}

bank_clock! {
    /// A key of the other system, which cannot stand here.
    days_per_turn: u64 = "days_per_turn";
    /// Hours on each player's clock at the beginning.
    initial_hours: u64 = "initial_hours";
    /// After so many own turns hours are added.
    per_turns: u64 = "per_turns";
    /// The hours added after them.
    control_hours: u64 = "control_hours";
    /// Hours added after each own turn.
    increment_hours: u64 = "increment_hours";
    /// Own turns after which `increment_hours` are added no more.
    increment_turns: u64 = "increment_turns";
    /// The most hours that a clock shows.
    cap_hours: u64 = "cap_hours";
    /// Hours of a second stock.
    reserve_hours: u64 = "reserve_hours";
    /// Whether hours that the cap cuts off go into the reserve.
    reserve: True = "reserve";
    /// Whether the reserve pays only after a turn or by a slip `refill`.
    refill: True = "refill";
    /// Hours that clock and reserve together have at least after a turn.
    floor_hours: u64 = "floor_hours";
    /// Own turns after which the floor holds.
    floor_turns: u64 = "floor_turns";
    /// Whether begun days are not charged.
    whole_days: True = "whole_days";
    /// Days of one turn beyond which each day is charged twice.
    double_after_days: u64 = "double_after_days";
    /// Days without an entry or slip after which a player counts as silent.
    silence_days: u64 = "silence_days";
    /// Days for the elements that others owe to a roll.
    element_days: u64 = "element_days";
    /// Days that the letters take.
    transit_days: u64 = "transit_days";
    /// A key of the other system, which cannot stand here.
    grace_days: u64 = "grace_days";
    /// Days on which each player can be away in the whole game.
    absence_days: u64 = "absence_days";
    /// Days on which each player can be away in a calendar year.
    absence_days_per_year: u64 = "absence_days_per_year";
    /// Whether absences count from `from` on, whatever a receipt says.
    late_leave: True = "late_leave";
}

impl Clock {
    /// A clock with days for each turn.
    pub fn per_turn(days_per_turn: u64, transit_days: u64, grace_days: u64, absence_days: u64) -> Clock {
        Clock::PerTurn(PerTurnClock { days_per_turn, transit_days, grace_days, absence_days, late_leave: None })
    }

    /// Days that the letters take.
    pub fn transit_days(&self) -> u64 {
        match self {
            Clock::PerTurn(clock) => clock.transit_days,
            Clock::Bank(clock) => clock.transit_days.unwrap_or(0),
        }
    }

    /// The days on which each player can be away in the whole game; `None` if nothing limits them.
    pub fn absence_days(&self) -> Option<u64> {
        match self {
            Clock::PerTurn(clock) => Some(clock.absence_days),
            Clock::Bank(clock) => match (clock.absence_days, clock.absence_days_per_year) {
                (None, Some(_)) => None,
                (days, _) => Some(days.unwrap_or(0)),
            },
        }
    }

    /// The days on which each player can be away in a calendar year, if that is limited.
    pub fn absence_days_per_year(&self) -> Option<u64> {
        match self {
            Clock::PerTurn(_) => None,
            Clock::Bank(clock) => clock.absence_days_per_year,
        }
    }

    /// Whether players can be away at all.
    pub fn has_absences(&self) -> bool {
        self.absence_days() != Some(0)
    }

    /// Whether absences count from `from` on, whatever a receipt says.
    pub fn has_late_leave(&self) -> bool {
        match self {
            Clock::PerTurn(clock) => clock.late_leave.is_some(),
            Clock::Bank(clock) => clock.late_leave.is_some(),
        }
    }
}

/// The key `system` says which of the two maps a clock is.
impl CanonicalMap for Clock {
    fn take(map: &mut MapCursor<'_>) -> ParseResult<Clock> {
        match map.peek() {
            Some("system") => Ok(Clock::Bank(Box::new(BankClock::take(map)?))),
            _ => PerTurnClock::take(map).map(Clock::PerTurn),
        }
    }

    fn put(&self, out: &mut CanonicalWriter, level: usize) {
        match self {
            Clock::PerTurn(clock) => clock.put(out, level),
            Clock::Bank(clock) => clock.put(out, level),
        }
    }
}

impl Canonical for Clock {
    fn read(node: SyntaxNode<'_>) -> ParseResult<Clock> {
        canonical::map(node)
    }

    fn write(&self, out: &mut CanonicalWriter, level: usize, key: &str) {
        canonical::below(self, out, level, key);
    }

    fn item(&self, out: &mut CanonicalWriter, level: usize) {
        canonical::dashed(self, out, level);
    }
}

#[cfg(feature = "json")]
fn is_none(days: &u64) -> bool {
    *days == 0
}

/// The origin of the tokens in a Parcus series.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(deny_unknown_fields))]
pub struct Series {
    /// The previous game.
    pub game: Digest,
    /// Its entry up to which it counts.
    pub head: Digest,
    /// The players who bring tokens, and how many.
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub carry: Vec<Carry>,
}

keys! { Series:
    one "game" game;
    one "head" head;
    usual "carry" carry, Vec::new();
}

/// Tokens that a player brings from the previous game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(deny_unknown_fields))]
pub struct Carry {
    /// The owner of the tokens.
    pub player: Name,
    /// How many.
    pub tokens: u64,
}

keys! { Carry: one "player" player; one "tokens" tokens; }

/// The place of a game in an event.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(deny_unknown_fields))]
pub struct EventPlace {
    /// The event.
    pub id: Digest,
    /// Its section.
    pub section: Name,
    /// The round.
    pub round: u64,
    /// The board.
    pub board: u64,
}

keys! { EventPlace:
    one "id" id;
    one "section" section;
    one "round" round;
    one "board" board;
}
