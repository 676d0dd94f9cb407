//! The charter: entry 0, in which the organiser writes down the players, the game and its terms (protocol, section 2).

#[cfg(feature = "json")]
use schemars::JsonSchema;
#[cfg(feature = "json")]
use serde::{Deserialize, Serialize};

use super::scalar::{Bytes, Text};
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

/// How long a turn may take (protocol, section 6).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(deny_unknown_fields))]
pub struct Clock {
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
}

keys! { Clock:
    one "days_per_turn" days_per_turn;
    one "transit_days" transit_days;
    one "grace_days" grace_days;
    usual "absence_days" absence_days, 0;
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
