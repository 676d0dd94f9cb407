//! Faults in the arguments of a command, which clap finds, in the words and languages of the program.

use std::fmt;
use std::num::ParseIntError;
use std::ops::RangeInclusive;

use adjudicate_agent::Failure;
use adjudicate_rules::{Phrase, PhraseArgument, phrase};
use clap::error::{ContextKind, ContextValue, ErrorKind};

/// An argument that cannot be read, and why.
#[derive(Debug)]
pub struct WrongValue(Phrase);

impl WrongValue {
    /// A value that is wrong for this reason.
    pub fn new(why: Phrase) -> WrongValue {
        WrongValue(why)
    }
}

impl fmt::Display for WrongValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for WrongValue {}

impl From<WrongValue> for Phrase {
    fn from(WrongValue(why): WrongValue) -> Phrase {
        why
    }
}

/// Reads a whole number of a range, for clap.
pub fn number_in<N>(range: RangeInclusive<N>) -> impl Fn(&str) -> Result<N, WrongValue> + Clone
where
    N: std::str::FromStr + PartialOrd + fmt::Display + Clone,
{
    move |text| {
        let (first, last) = (range.start(), range.end());
        let wrong = || {
            let why = phrase!("usage-number", "a number from {first} to {last} is expected", first, last);
            WrongValue(why)
        };
        text.parse().ok().filter(|number| range.contains(number)).ok_or_else(wrong)
    }
}

/// The failure of a command whose arguments clap refuses; none where clap prints what was asked for.
pub fn failure(error: &clap::Error) -> Option<Failure> {
    if !error.use_stderr() || error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        return None;
    }
    let told = Refused { error };
    Some(told.hints().into_iter().fold(Failure::usage(told.reason()), Failure::hint))
}

/// A refusal of clap.
struct Refused<'a> {
    error: &'a clap::Error,
}

impl Refused<'_> {
    /// Returns the parts of the refusal of this kind, one text or several.
    fn told(&self, kind: ContextKind) -> Vec<String> {
        match self.error.get(kind) {
            Some(ContextValue::String(text)) => vec![text.clone()],
            Some(ContextValue::Strings(texts)) => texts.clone(),
            Some(ContextValue::StyledStr(text)) => vec![text.to_string()],
            Some(ContextValue::StyledStrs(texts)) => texts.iter().map(ToString::to_string).collect(),
            Some(ContextValue::Number(number)) => vec![number.to_string()],
            _ => Vec::new(),
        }
    }

    fn one(&self, kind: ContextKind) -> String {
        self.told(kind).into_iter().next().unwrap_or_default()
    }

    fn list(&self, kind: ContextKind) -> Phrase {
        list(&self.told(kind))
    }

    fn reason(&self) -> Phrase {
        let argument = self.one(ContextKind::InvalidArg);
        let value = self.one(ContextKind::InvalidValue);
        match self.error.kind() {
            ErrorKind::UnknownArgument => phrase!("usage-unexpected", "`{argument}` is not expected here", argument),
            ErrorKind::InvalidSubcommand => {
                let command = self.one(ContextKind::InvalidSubcommand);
                phrase!("usage-unknown-command", "there is no command `{command}`", command)
            }
            ErrorKind::MissingSubcommand => {
                let command = self.one(ContextKind::InvalidSubcommand);
                let commands = self.list(ContextKind::ValidSubcommand);
                phrase!(
                    "usage-which-command",
                    "`{command}` needs one of its commands behind it: {commands}",
                    command,
                    commands = commands
                )
            }
            ErrorKind::MissingRequiredArgument => {
                let arguments = self.told(ContextKind::InvalidArg);
                let number = arguments.len() as u64;
                let list = list(&arguments);
                let english = if number == 1 { "is" } else { "are" };
                Phrase::english("usage-missing", format!("{list} {english} missing"))
                    .with("arguments", PhraseArgument::from(list))
                    .with("number", number)
            }
            ErrorKind::ArgumentConflict => match self.told(ContextKind::PriorArg) {
                others if others.is_empty() || others == [argument.clone()] => {
                    phrase!("usage-twice", "`{argument}` can be given only once", argument)
                }
                others => {
                    let others = list(&others);
                    phrase!(
                        "usage-together",
                        "`{argument}` cannot be given together with {others}",
                        argument,
                        others = others
                    )
                }
            },
            ErrorKind::InvalidValue if value.is_empty() => {
                phrase!("usage-no-value", "`{argument}` needs a value", argument)
            }
            ErrorKind::InvalidValue => {
                let values = self.list(ContextKind::ValidValue);
                phrase!(
                    "usage-not-among",
                    "`{value}` is no value of `{argument}`, which can be {values}",
                    value,
                    argument,
                    values = values
                )
            }
            ErrorKind::ValueValidation => {
                let why = self.why();
                phrase!("usage-wrong-value", "`{argument}` cannot be `{value}`: {why}", argument, value, why = why)
            }
            ErrorKind::TooManyValues => {
                phrase!("usage-too-many", "`{value}` is more than `{argument}` takes", value, argument)
            }
            ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
                let number = match self.told(ContextKind::MinValues) {
                    least if least.is_empty() => self.one(ContextKind::ExpectedNumValues),
                    least => least.concat(),
                };
                phrase!("usage-too-few", "`{argument}` needs {number} values", argument, number)
            }
            ErrorKind::InvalidUtf8 => phrase!("usage-not-utf8", "an argument is not UTF-8"),
            // The program asks clap for nothing that it refuses otherwise.
            _ => self.error.to_string().into(),
        }
    }

    /// Why a value is wrong.
    fn why(&self) -> Phrase {
        let source = std::error::Error::source(self.error);
        match source {
            Some(source) if source.is::<ParseIntError>() => {
                phrase!("usage-no-number", "a whole number is expected")
            }
            Some(source) => match source.downcast_ref::<WrongValue>() {
                Some(WrongValue(why)) => why.clone(),
                None => source.to_string().into(),
            },
            None => Phrase::default(),
        }
    }

    fn hints(&self) -> Vec<Phrase> {
        let similar = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
        let mut hints: Vec<Phrase> = similar
            .into_iter()
            .map(|kind| self.told(kind))
            .filter(|found| !found.is_empty())
            .map(|found| {
                let similar = list(&found);
                phrase!("usage-similar", "similar: {similar}", similar = similar)
            })
            .collect();
        let usage = self.one(ContextKind::Usage);
        if let Some(usage) = usage.strip_prefix("Usage:").map(str::trim) {
            let command: Vec<&str> =
                usage.split_whitespace().take_while(|word| !word.starts_with(['-', '[', '<'])).collect();
            let command = command.join(" ");
            hints.push(phrase!("usage-line", "the whole command: `{usage}`", usage));
            hints.push(phrase!("usage-help", "`{command} --help` explains it", command));
        }
        hints
    }
}

/// Arguments, values or commands with commas between them.
fn list(items: &[String]) -> Phrase {
    let items: Vec<String> = items.iter().map(|item| format!("`{item}`")).collect();
    items.join(", ").into()
}
