//! The charter of an event: entry 0, in which the director writes down the sections and their terms.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use adjudicate_record::crypto::PublicKey;
use adjudicate_record::keys;
use adjudicate_record::log::{Bytes, Clock, Text, Time, parse_int};
use adjudicate_rules::{Name, Options};

/// Describes a type of which the log has the word of each value: the words, and the message for a text that is none of them.
macro_rules! words {
    ($type:ident { $($value:ident: $word:literal),+ $(,)? } $unknown:expr) => {
        adjudicate_record::scalar!(
            $type,
            |node| adjudicate_record::log::cursor::plain(node, $unknown, $type::parse),
            |value| value.name()
        );

        impl $type {
            /// All of them.
            pub const ALL: [$type; [$($word),+].len()] = [$($type::$value),+];

            /// The word of the log.
            pub fn name(self) -> &'static str {
                match self {
                    $($type::$value => $word,)+
                }
            }

            /// The value of this word.
            pub fn parse(word: &str) -> Option<$type> {
                $type::ALL.into_iter().find(|value| value.name() == word)
            }
        }
    };
}

mod choice;
mod tiebreak;

pub use choice::{GroupOrder, LevelRule, OverstepRule, PairingSystem, SeedingRule, SwissPairing};
pub use tiebreak::Tiebreak;

/// The terms of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Charter {
    /// The version of the log format: 1.
    #[schemars(range(min = 1, max = 1))]
    pub format: u64,
    /// The event's name for people.
    pub event: Text,
    /// The parts of the event, each with a game.
    pub sections: Vec<Section>,
    /// The director, who also referees the games.
    pub director: Director,
    /// The committee that decides appeals against the director's decisions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub appeals: Option<Committee>,
    /// In how many days behind a decision a player can appeal; exactly with a committee.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[schemars(range(min = 1, max = 100))]
    pub appeal_days: u64,
    /// The persons to whom the director can hand the event over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deputies: Vec<Director>,
    /// The commitment of the director to his part of the lots, made before anybody has entered.
    pub tip: Bytes<32>,
    /// A public draw behind `closes` whose numbers take part in the lots.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draw: Option<Text>,
    /// Until when one can enter.
    pub closes: Time,
    /// Sixteen random bytes that tell equal charters apart.
    pub nonce: Bytes<16>,
}

keys! { Charter:
    one "format" format;
    one "event" event;
    one "sections" sections;
    one "director" director;
    maybe "appeals" appeals;
    usual "appeal_days" appeal_days, 0;
    usual "deputies" deputies, Vec::new();
    one "tip" tip;
    maybe "draw" draw;
    one "closes" closes;
    one "nonce" nonce;
}

impl Charter {
    /// The section of this name.
    pub fn section(&self, name: &Name) -> Option<&Section> {
        self.sections.iter().find(|section| section.name == *name)
    }

    /// The director and the deputies.
    pub fn directors(&self) -> impl Iterator<Item = &Director> {
        [&self.director].into_iter().chain(&self.deputies)
    }

    /// The section that is held in the group of this name.
    pub fn divided(&self, group: &Name) -> Option<&Section> {
        self.sections.iter().find(|section| section.group_names().contains(group))
    }

    /// The sections that players enter: those that take their players from no other.
    pub fn entered(&self) -> impl Iterator<Item = &Section> {
        self.sections.iter().filter(|section| section.from.is_empty() && self.divided(&section.name).is_none())
    }

    /// The charter with the groups of each section behind it, as sections of their own.
    pub(super) fn with_groups(mut self) -> Charter {
        let sections = std::mem::take(&mut self.sections);
        for section in sections {
            let groups = section.group_names().into_iter().map(|name| Section {
                name,
                groups: None,
                from: Vec::new(),
                seed: None,
                starts: None,
                ..section.clone()
            });
            let groups: Vec<Section> = groups.collect();
            self.sections.push(section);
            self.sections.extend(groups);
        }
        self
    }
}

/// The director of an event, or a deputy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Director {
    /// The name used in the event's log; in its games he is `referee`.
    pub name: Name,
    /// The key that signs his entries.
    pub key: PublicKey,
    /// The address for mail.
    pub mail: Text,
}

keys! { Director:
    one "name" name;
    one "key" key;
    one "mail" mail;
}

/// The committee that decides appeals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Committee {
    /// The name used in the event's log.
    pub name: Name,
    /// The key that signs its verdicts.
    pub key: PublicKey,
    /// The address for mail.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mail: Option<Text>,
}

keys! { Committee:
    one "name" name;
    one "key" key;
    maybe "mail" mail;
}

/// A part of an event with a game, players and standings of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Section {
    /// The name used in the log.
    pub name: Name,
    /// The game's name, such as `nine-mens-morris`.
    pub game: Name,
    /// The version of that game's rules.
    pub rules: u64,
    /// Options that differ from the default.
    #[serde(default, skip_serializing_if = "Options::is_empty")]
    pub options: Options,
    /// The pairing system.
    pub system: PairingSystem,
    /// How many rounds, where the system leaves it open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u64>,
    /// In how many rounds a player may ask to have no board, for the half points of a draw.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[schemars(range(min = 1))]
    pub byes: u64,
    /// Half points for a win.
    #[serde(default = "win", skip_serializing_if = "is_win")]
    pub win: u64,
    /// Half points for a draw.
    #[serde(default = "draw", skip_serializing_if = "is_draw")]
    pub draw: u64,
    /// Half points for a loss.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub loss: u64,
    /// The tie-breaks, in this order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tiebreaks: Vec<Tiebreak>,
    /// How long a turn may take.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// The consequence when the time of a player is over.
    #[serde(default, skip_serializing_if = "is_claim")]
    pub overstep: OverstepRule,
    /// Players a board at most.
    #[serde(default = "seats", skip_serializing_if = "is_two")]
    #[schemars(range(min = 3, max = 4))]
    pub seats: u64,
    /// The most players of the section, if there is a limit; the others wait.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[schemars(range(min = 2))]
    pub seats_max: u64,
    /// Parcus: a player's saved tokens go with him from round to round.
    #[serde(default, skip_serializing_if = "is_false")]
    #[schemars(extend("const" = true))]
    pub series: bool,
    /// How many seats of the section can be given to another person, if there is a limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub substitutes: Option<u64>,
    /// Until so many rounds are paired, players enter late.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[schemars(range(min = 1))]
    pub late_rounds: u64,
    /// A player who was absent in so many rulings is not paired until he writes.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[schemars(range(min = 1))]
    pub absent_after: u64,
    /// Swiss: players who are not paired with each other while there is another pairing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forbidden: Vec<ForbiddenGroup>,
    /// The groups in which the section is held.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub groups: Option<SectionGroups>,
    /// The standings from which its players come; they do not enter.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub from: Vec<PlayerSource>,
    /// The rule by which players who come from standings are numbered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<SeedingRule>,
    /// It is not drawn before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starts: Option<Time>,
    /// From then on a player can claim points for a board that is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ends: Option<Time>,
    /// Knockout: the games of a match, one a round.
    #[serde(default = "legs", skip_serializing_if = "is_one")]
    #[schemars(range(min = 2, max = 9))]
    pub legs: u64,
    /// Knockout: the rules that decide who goes on from a level match, one after the other.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub level: Vec<LevelRule>,
    /// Knockout: whether the losers of the semi-finals meet in the last round.
    #[serde(default, skip_serializing_if = "is_false")]
    #[schemars(extend("const" = true))]
    pub third_place: bool,
    /// The pairing of a Swiss section.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pairing: Option<SwissPairing>,
    /// Whether the first rounds are accelerated (FIDE Handbook C.04.5.1).
    #[serde(default, skip_serializing_if = "is_false")]
    #[schemars(extend("const" = true))]
    pub baku: bool,
}

keys! { Section:
    one "name" name;
    one "game" game;
    one "rules" rules;
    usual "options" options, Options::default();
    one "system" system;
    maybe "rounds" rounds;
    usual "byes" byes, 0;
    usual "win" win, WIN;
    usual "draw" draw, DRAW;
    usual "loss" loss, 0;
    usual "tiebreaks" tiebreaks, Vec::new();
    maybe "clock" clock;
    usual "overstep" overstep, OverstepRule::Claim;
    usual "seats" seats, SEATS;
    usual "seats_max" seats_max, 0;
    usual "series" series, false;
    maybe "substitutes" substitutes;
    usual "late_rounds" late_rounds, 0;
    usual "absent_after" absent_after, 0;
    usual "forbidden" forbidden, Vec::new();
    maybe "groups" groups;
    usual "from" from, Vec::new();
    maybe "seed" seed;
    maybe "starts" starts;
    maybe "ends" ends;
    usual "legs" legs, LEGS;
    usual "level" level, Vec::new();
    usual "third_place" third_place, false;
    maybe "pairing" pairing;
    usual "baku" baku, false;
}

/// Players of whom no two are to be paired with each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ForbiddenGroup {
    /// Their names; not all of them need to enter.
    #[schemars(length(min = 2))]
    pub players: Vec<Name>,
}

keys! { ForbiddenGroup:
    one "players" players;
}

/// Half points for a win where the charter is silent.
pub const WIN: u64 = 2;
/// Half points for a draw where the charter is silent.
pub const DRAW: u64 = 1;
/// Players a board where the charter is silent.
pub const SEATS: u64 = 2;
/// The most groups of a section.
pub(super) const MOST_GROUPS: u64 = 64;
/// Games of a match in a knockout where the charter is silent.
pub const LEGS: u64 = 1;

fn win() -> u64 {
    WIN
}

fn draw() -> u64 {
    DRAW
}

fn seats() -> u64 {
    SEATS
}

fn legs() -> u64 {
    LEGS
}

// serde hands over references.
fn is_one(legs: &u64) -> bool {
    *legs == LEGS
}

fn is_win(points: &u64) -> bool {
    *points == WIN
}

fn is_draw(points: &u64) -> bool {
    *points == DRAW
}

fn is_zero(points: &u64) -> bool {
    *points == 0
}

fn is_two(seats: &u64) -> bool {
    *seats == SEATS
}

fn is_claim(overstep: &OverstepRule) -> bool {
    *overstep == OverstepRule::Claim
}

fn is_false(value: &bool) -> bool {
    !*value
}

/// The groups in which a section is held.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SectionGroups {
    /// How many there are.
    #[schemars(range(min = 2, max = 64))]
    pub count: u64,
    /// The order in which the players are dealt out to them.
    pub draw: GroupOrder,
}

keys! { SectionGroups: one "count" count; one "draw" draw; }

/// Places of a section's final standings from which players come; of a section with groups, from each of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayerSource {
    /// The section.
    pub section: Name,
    /// A place, or the first and the last one with `-` between.
    pub places: Text,
    /// Of the players with this place in each group only so many come, the best ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1))]
    pub best: Option<u64>,
}

keys! { PlayerSource:
    one "section" section;
    one "places" places;
    maybe "best" best;
}

impl PlayerSource {
    /// The first and the last place, from 1.
    pub fn range(&self) -> Option<(u64, u64)> {
        let place = |text: &str| parse_int(text).filter(|place| (1..=MOST_PLACES).contains(place));
        let text = self.places.as_str();
        let (first, last) = text.split_once('-').unwrap_or((text, text));
        let (first, last) = (place(first)?, place(last)?);
        let is_one_spelling = first < last || !text.contains('-');
        (first <= last && is_one_spelling).then_some((first, last))
    }
}

/// The last place from which players can come.
const MOST_PLACES: u64 = 1_000;

impl Section {
    /// The most half points that a ruling can give to a player.
    pub(super) fn most_points(&self) -> u64 {
        self.win.max(self.draw).max(self.loss)
    }

    /// Whether it has a draw of its own, and is not drawn by the start of the event.
    pub fn has_draw(&self) -> bool {
        self.groups.is_some() || !self.from.is_empty() || self.starts.is_some()
    }

    /// The names of its groups. One that is longer than a name can be is left out.
    pub fn group_names(&self) -> Vec<Name> {
        let count = self.groups.as_ref().map_or(0, |groups| groups.count.min(MOST_GROUPS));
        (1..=count).filter_map(|number| Name::parse(&format!("{}-{number}", self.name))).collect()
    }

    /// The match of a knockout to which this round belongs, from 0: each of its games is a round.
    pub fn match_of(&self, round: u64) -> u64 {
        round.saturating_sub(1) / self.legs.max(1)
    }

    /// Whether this round is paired by the results of the rounds before it.
    pub fn rests_on_results(&self, round: u64) -> bool {
        !self.system.is_table() && round.saturating_sub(1).is_multiple_of(self.legs.max(1))
    }
}
