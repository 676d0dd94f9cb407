//! Options of a game: what a charter may set, in which range, and what holds otherwise.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::RangeInclusive;

#[cfg(feature = "json")]
use schemars::JsonSchema;
#[cfg(feature = "json")]
use serde::{Deserialize, Serialize};

use super::clause::Refusal;
use super::name::Name;
use super::phrase::Phrase;
use crate::phrase;

/// A value that a charter gives to an option (protocol, section 2).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(untagged))]
pub enum OptionValue {
    /// A whole number.
    Int(u64),
    /// Yes or no.
    Bool(bool),
    /// A word from a list.
    Name(Name),
    /// Free text.
    Text(String),
    /// Several words.
    Names(Vec<Name>),
    /// Boards of a table's own (Duerror Grandis).
    Boards(Vec<StockBoard>),
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionValue::Int(number) => write!(f, "{number}"),
            OptionValue::Bool(value) => write!(f, "{value}"),
            OptionValue::Name(name) => write!(f, "{name}"),
            OptionValue::Text(text) => write!(f, "\"{text}\""),
            OptionValue::Names(names) => {
                let words: Vec<&str> = names.iter().map(Name::as_str).collect();
                f.write_str(&words.join(", "))
            }
            OptionValue::Boards(boards) => write!(f, "{} boards", boards.len()),
        }
    }
}

/// One board of the option `boards`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
#[cfg_attr(feature = "json", serde(deny_unknown_fields))]
pub struct StockBoard {
    /// The number by which a player chooses it.
    pub number: u64,
    /// The name.
    pub name: String,
    /// Its squares in the order of its path, one blank between.
    pub path: String,
}

/// Values that an option accepts; an option may accept several kinds.
#[derive(Clone, Debug)]
pub enum AcceptedValues {
    /// Whole numbers of a range.
    Int(RangeInclusive<u64>),
    /// `true` and `false`.
    Bool,
    /// This word.
    Word(&'static str),
    /// Any text.
    Text,
    /// Words of a list, each at most once and in the list's order.
    Words(&'static [&'static str]),
    /// Boards of one's own.
    Boards,
}

impl AcceptedValues {
    fn takes(&self, value: &OptionValue) -> bool {
        match (self, value) {
            (AcceptedValues::Int(range), OptionValue::Int(number)) => range.contains(number),
            (AcceptedValues::Bool, OptionValue::Bool(_)) | (AcceptedValues::Text, OptionValue::Text(_)) => true,
            (AcceptedValues::Word(word), OptionValue::Name(name)) => name == *word,
            (AcceptedValues::Words(words), OptionValue::Names(names)) => {
                let mut rest = words.iter();
                names.iter().all(|name| rest.any(|word| name == *word))
            }
            (AcceptedValues::Boards, OptionValue::Boards(_)) => true,
            _ => false,
        }
    }

    /// The values in words: `3 to 4`, `true or false`.
    fn words(&self) -> Phrase {
        match self {
            AcceptedValues::Int(range) if range.start() == range.end() => range.start().to_string().into(),
            AcceptedValues::Int(range) => {
                let (low, high) = (*range.start(), *range.end());
                Phrase::english("accepted-range", format!("{low} to {high}")).with("low", low).with("high", high)
            }
            AcceptedValues::Bool => Phrase::english("accepted-bool", "true or false"),
            AcceptedValues::Word(word) => (*word).into(),
            AcceptedValues::Text => Phrase::english("accepted-text", "a text"),
            AcceptedValues::Words(words) => {
                let words = words.join(", ");
                Phrase::english("accepted-words", format!("some of {words}")).with("words", words)
            }
            AcceptedValues::Boards => Phrase::english("accepted-boards", "a list of boards"),
        }
    }
}

/// The value of an option that the charter does not set.
#[derive(Clone, Copy, Debug)]
pub enum Preset {
    /// A number.
    Int(u64),
    /// Yes or no.
    Bool(bool),
    /// A word.
    Word(&'static str),
    /// Nothing, or a value that depends on other options, as `about` tells.
    Absent,
}

impl Preset {
    fn is(self, value: &OptionValue) -> bool {
        match (self, value) {
            (Preset::Int(preset), OptionValue::Int(number)) => preset == *number,
            (Preset::Bool(preset), OptionValue::Bool(value)) => preset == *value,
            (Preset::Word(word), OptionValue::Name(name)) => name == word,
            _ => false,
        }
    }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Preset::Int(number) => write!(f, "{number}"),
            Preset::Bool(value) => write!(f, "{value}"),
            Preset::Word(word) => f.write_str(word),
            Preset::Absent => f.write_str("none"),
        }
    }
}

/// One option of a game.
#[derive(Clone, Debug)]
pub struct OptionSpec {
    /// Its key in the charter: `[a-z][a-z0-9_]{0,31}`.
    pub key: &'static str,
    /// The clause that explains it.
    pub clause: &'static str,
    /// The values that it accepts.
    pub accepts: &'static [AcceptedValues],
    /// The value if the charter does not set it.
    pub preset: Preset,
    /// The effect of the option, in a sentence.
    pub about: &'static str,
}

impl OptionSpec {
    /// The value that a person means by `text`, if this option accepts it.
    pub fn read(&self, text: &str) -> Option<OptionValue> {
        let value = |accepts: &AcceptedValues| {
            let value = match accepts {
                AcceptedValues::Int(_) => OptionValue::Int(text.parse().ok()?),
                AcceptedValues::Bool => OptionValue::Bool(text.parse().ok()?),
                AcceptedValues::Word(_) => OptionValue::Name(Name::parse(text)?),
                AcceptedValues::Text => OptionValue::Text(text.to_owned()),
                AcceptedValues::Words(_) => {
                    OptionValue::Names(text.split(',').map(|word| Name::parse(word.trim())).collect::<Option<_>>()?)
                }
                AcceptedValues::Boards => return None,
            };
            accepts.takes(&value).then_some(value)
        };
        self.accepts.iter().find_map(value)
    }

    /// The accepted values in words: `none or 3 to 4`.
    pub fn range(&self) -> Phrase {
        Phrase::joined("either", " or ", self.accepts.iter().map(AcceptedValues::words))
    }
}

/// The options of one charter: those that differ from the default, in ASCII order of their keys.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize, JsonSchema))]
pub struct Options(pub BTreeMap<String, OptionValue>);

impl Options {
    /// Whether everything has its default.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Checks the values against a game's list.
    ///
    /// # Errors
    /// Refused under ALL-6: an option that the game does not have, a value that it does not accept, and a default that
    /// is written out (protocol, section 1: defaults are left out).
    pub fn check(&self, specs: &[OptionSpec]) -> Result<(), Refusal> {
        for (key, value) in &self.0 {
            let Some(spec) = specs.iter().find(|spec| spec.key == key) else {
                let known: Vec<&str> = specs.iter().map(|spec| spec.key).collect();
                let options = known.join(", ");
                let hint = match options.is_empty() {
                    true => phrase!("no-options", "this game has no options"),
                    false => phrase!("options-are", "options of this game: {options}", options),
                };
                let reason = phrase!("no-such-option", "this game has no option `{key}`", key);
                return Err(Refusal::illegal("ALL-6", reason).hint(hint));
            };
            if !spec.accepts.iter().any(|accepts| accepts.takes(value)) {
                let reason = phrase!("option-value", "option `{key}` cannot be `{value}`", key, value);
                let hint = phrase!("option-range", "`{key}` is {range}", key, range = spec.range());
                return Err(Refusal::illegal("ALL-6", reason).hint(hint));
            }
            if spec.preset.is(value) {
                let reason = phrase!(
                    "option-is-default",
                    "option `{key}` is written out with its default `{value}`",
                    key,
                    value
                );
                let hint = phrase!("leave-out-defaults", "leave out what has its default");
                return Err(Refusal::illegal("ALL-6", reason).hint(hint));
            }
        }
        Ok(())
    }

    /// Removes options with their default values, as a charter does.
    pub fn drop_presets(&mut self, specs: &[OptionSpec]) {
        self.0.retain(|key, value| !specs.iter().any(|spec| spec.key == key && spec.preset.is(value)));
    }

    /// The number given to `key`, or `preset`.
    pub fn int(&self, key: &str, preset: u64) -> u64 {
        match self.0.get(key) {
            Some(OptionValue::Int(number)) => *number,
            _ => preset,
        }
    }

    /// Yes or no for `key`, or `preset`.
    pub fn bool(&self, key: &str, preset: bool) -> bool {
        match self.0.get(key) {
            Some(OptionValue::Bool(value)) => *value,
            _ => preset,
        }
    }

    /// The word given to `key`, or `preset`.
    pub fn word<'a>(&'a self, key: &str, preset: &'a str) -> &'a str {
        match self.0.get(key) {
            Some(OptionValue::Name(name)) => name.as_str(),
            _ => preset,
        }
    }
}
