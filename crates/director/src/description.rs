//! The YAML description that an event is made from.

use serde::Deserialize;
use serde_yaml::Value;

use ::adjudicate_games;
use adjudicate_agent::Failure;
use adjudicate_event::{Charter, Committee, Director, Section};
use adjudicate_record::log::{Bytes, Text, Time};
use adjudicate_rules::{Name, phrase};

/// An event before it is signed.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventDescription {
    /// Its name for people.
    pub event: Text,
    /// The director.
    pub director: DirectorIdentity,
    /// The committee that decides appeals, with its key.
    #[serde(default)]
    pub appeals: Option<Committee>,
    /// In how many days a player can appeal.
    #[serde(default)]
    pub appeal_days: u64,
    /// The persons to whom the director can hand the event over.
    #[serde(default)]
    pub deputies: Vec<Director>,
    /// Until when one can enter.
    pub closes: Time,
    /// A public draw.
    #[serde(default)]
    pub draw: Option<Text>,
    /// The sections.
    pub sections: Vec<Section>,
}

/// A director before his key is added.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DirectorIdentity {
    /// His name in the log.
    pub name: Name,
    /// The address for mail.
    pub mail: Text,
}

impl EventDescription {
    /// Reads a description. `rules` may be left out of a section: then this program's version of the game's rules holds.
    ///
    /// # Errors
    /// It is no YAML, or does not say what an event needs.
    pub fn read(origin: &str, text: &str) -> Result<EventDescription, Failure> {
        let wrong = |error: serde_yaml::Error| {
            Failure::usage(phrase!("describes-no-event", "{origin} describes no event: {error}", origin, error)).hint(
                phrase!(
                    "describes-no-event-hint",
                    "it has `event`, `director` (`name`, `mail`), `closes`, `sections`; docs/events.md shows one"
                ),
            )
        };
        let mut value: Value = serde_yaml::from_str(text).map_err(wrong)?;
        if let Some(sections) = value.get_mut("sections").and_then(Value::as_sequence_mut) {
            sections.iter_mut().for_each(add_rules);
            sections.iter_mut().try_for_each(write_out_clock)?;
        }
        let mut description: EventDescription = serde_yaml::from_value(value).map_err(wrong)?;
        for section in &mut description.sections {
            if let Some(game) = adjudicate_games::find(section.game.as_str()) {
                section.options.drop_presets(game.options);
            }
        }
        Ok(description)
    }

    /// The charter of the event.
    pub fn charter(self, key: adjudicate_record::crypto::PublicKey, tip: [u8; 32], nonce: Bytes<16>) -> Charter {
        Charter {
            format: 1,
            event: self.event,
            sections: self.sections,
            director: Director { name: self.director.name, key, mail: self.director.mail },
            appeals: self.appeals,
            appeal_days: self.appeal_days,
            deputies: self.deputies,
            tip: Bytes(tip),
            draw: self.draw,
            closes: self.closes,
            nonce,
        }
    }
}

/// The clocks that a description can name by one word, with their numbers as the federations and servers have them:
/// ICCF Rules 2.4.2; ICCF jubilee events; ICCF Rules 2017, appendix 3; postal clubs; docs.littlegolem.net/time.
const CLOCKS: [(&str, &str); 5] = [
    (
        "iccf-standard",
        "{system: bank, initial_hours: 1200, per_turns: 10, control_hours: 1200, whole_days: true, \
         double_after_days: 20, silence_days: 40, absence_days_per_year: 45}",
    ),
    (
        "iccf-fischer",
        "{system: bank, initial_hours: 720, increment_hours: 72, whole_days: true, double_after_days: 20, \
         silence_days: 40}",
    ),
    (
        "iccf-triple-block",
        "{system: bank, initial_hours: 1200, increment_hours: 96, increment_turns: 50, cap_hours: 1200, \
         reserve_hours: 1200, reserve: true, refill: true}",
    ),
    (
        "ten-in-thirty",
        "{system: bank, initial_hours: 720, per_turns: 10, control_hours: 720, whole_days: true, silence_days: 30}",
    ),
    (
        "little-golem",
        "{system: bank, initial_hours: 240, increment_hours: 36, cap_hours: 240, absence_days_per_year: 5}",
    ),
];

/// Writes a clock out in full that a section names by a word, alone or as `preset` beside keys that differ.
fn write_out_clock(section: &mut Value) -> Result<(), Failure> {
    let Some(clock) = section.get_mut("clock") else { return Ok(()) };
    let (word, changes) = match clock {
        Value::String(word) => (word.clone(), None),
        Value::Mapping(keys) => match keys.remove("preset") {
            Some(Value::String(word)) => (word, Some(keys.clone())),
            Some(_) | None => return Ok(()),
        },
        _ => return Ok(()),
    };
    let found = CLOCKS.iter().find(|(name, _)| *name == word).and_then(|(_, keys)| serde_yaml::from_str(keys).ok());
    let Some(Value::Mapping(mut keys)) = found else {
        let known: Vec<&str> = CLOCKS.iter().map(|(name, _)| *name).collect();
        let hint = phrase!("clocks-are", "clocks: {names}", names = known.join(", "));
        return Err(Failure::usage(phrase!("no-such-clock", "there is no clock `{word}`", word)).hint(hint));
    };
    keys.extend(changes.unwrap_or_default());
    *clock = Value::Mapping(keys);
    Ok(())
}

fn add_rules(section: &mut Value) {
    let game = section.get("game").and_then(Value::as_str).and_then(adjudicate_games::find);
    if let Some(section) = section.as_mapping_mut()
        && !section.contains_key("rules")
    {
        // Of a game that nobody knows the charter says so.
        section.insert(Value::from("rules"), Value::from(game.map_or(1, |game| game.rules)));
    }
}
