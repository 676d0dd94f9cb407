//! Texts that other languages can write, too: a key, and the values that the text contains.

use std::fmt;
use std::ops::Deref;

/// A text for people: its English words, and the key and arguments by which files of translators write it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Phrase {
    /// The English words; empty if the English file has them.
    pub english: String,
    /// The key; empty if no other language has the text.
    pub key: &'static str,
    /// The values in the text, by name.
    pub arguments: Vec<(&'static str, PhraseArgument)>,
}

/// A value in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PhraseArgument {
    /// A name or word, which is the same in all languages, or selects a form.
    Text(String),
    /// A number, which can select a plural.
    Number(u64),
    /// A text that is itself translated, such as the cause of an end.
    Phrase(Box<Phrase>),
    /// Turns as the record writes them; readers may know other letters for their pieces.
    Moves(Vec<String>),
}

/// A [`Phrase`] with its English words, which are the text of its key in the English file. Values in braces are named behind it: a
/// name alone is a text that is the same in all languages; what is behind `=` is any [`PhraseArgument`].
///
/// ```
/// let (square, piece) = ("e4", adjudicate_rules::phrase!("piece-rook", "rook"));
/// let phrase = adjudicate_rules::phrase!("closed", "the {piece} cannot reach {square}", square, piece = piece);
/// assert_eq!(&*phrase, "the rook cannot reach e4");
/// ```
#[macro_export]
macro_rules! phrase {
    ($key:literal, $english:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {{
        $(let $name = $crate::phrase!(@value $name $(= $value)?);)*
        $crate::Phrase::english($key, format!($english))$(.with(stringify!($name), $name))*
    }};
    (@value $name:ident) => { $crate::PhraseArgument::from($name.to_string()) };
    (@value $name:ident = $value:expr) => { $crate::PhraseArgument::from($value) };
}

impl Phrase {
    /// A text that the English file has.
    pub fn of(key: &'static str) -> Phrase {
        Phrase { key, ..Phrase::default() }
    }

    /// A text with its English words.
    pub fn english(key: &'static str, english: impl Into<String>) -> Phrase {
        Phrase { english: english.into(), ..Phrase::of(key) }
    }

    /// Several texts behind each other, with commas or whatever the text of the key has between two of them; empty if there are none.
    pub fn joined(key: &'static str, separator: &str, texts: impl Iterator<Item = Phrase>) -> Phrase {
        let both = |start: Phrase, last: Phrase| {
            let phrase = Phrase::english(key, format!("{start}{separator}{last}"));
            phrase.with("start", start).with("last", last)
        };
        texts.reduce(both).unwrap_or_default()
    }

    /// Names as a list: `alice, bob and carol`.
    pub fn list(names: &[impl AsRef<str>]) -> Phrase {
        match names {
            [] => Phrase::english("list-of-none", "nobody"),
            [only] => Phrase::from(only.as_ref()),
            [start @ .., last] => {
                let (start, last): (Vec<&str>, &str) = (start.iter().map(AsRef::as_ref).collect(), last.as_ref());
                let start = start.join(", ");
                Phrase::english("list", format!("{start} and {last}")).with("start", start).with("last", last)
            }
        }
    }

    /// That a game is over, with the cause.
    pub fn game_over(reason: &Phrase) -> Phrase {
        phrase!("game-over", "the game is over: {reason}", reason = reason)
    }

    /// The text with one more value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<PhraseArgument>) -> Phrase {
        self.arguments.push((name, value.into()));
        self
    }

    /// The text with its turns as `write` writes them for readers of other languages, those of texts within it as well.
    #[must_use]
    pub fn with_moves_as(mut self, write: &dyn Fn(&str) -> String) -> Phrase {
        for (_, value) in &mut self.arguments {
            match value {
                PhraseArgument::Moves(moves) => moves.iter_mut().for_each(|text| *text = write(text)),
                PhraseArgument::Phrase(inner) => **inner = std::mem::take(&mut **inner).with_moves_as(write),
                PhraseArgument::Text(_) | PhraseArgument::Number(_) => {}
            }
        }
        self
    }

    /// The turns that the text lists.
    pub fn moves(&self) -> &[String] {
        let moves = self.arguments.iter().find_map(|(_, value)| match value {
            PhraseArgument::Moves(moves) => Some(moves.as_slice()),
            _ => None,
        });
        moves.unwrap_or_default()
    }
}

impl Deref for Phrase {
    type Target = str;

    fn deref(&self) -> &str {
        &self.english
    }
}

impl PhraseArgument {
    /// How many there are of something.
    pub fn count(number: usize) -> PhraseArgument {
        PhraseArgument::Number(u64::try_from(number).unwrap_or(u64::MAX))
    }
}

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.english)
    }
}

impl fmt::Display for PhraseArgument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PhraseArgument::Text(text) => f.write_str(text),
            PhraseArgument::Number(number) => number.fmt(f),
            PhraseArgument::Phrase(phrase) => phrase.fmt(f),
            PhraseArgument::Moves(moves) => f.write_str(&moves.join(", ")),
        }
    }
}

impl From<&str> for Phrase {
    fn from(english: &str) -> Phrase {
        Phrase::english("", english)
    }
}

impl From<&String> for Phrase {
    fn from(english: &String) -> Phrase {
        Phrase::english("", english)
    }
}

impl From<String> for Phrase {
    fn from(english: String) -> Phrase {
        Phrase::english("", english)
    }
}

impl From<&str> for PhraseArgument {
    fn from(text: &str) -> PhraseArgument {
        PhraseArgument::Text(text.to_owned())
    }
}

impl From<&String> for PhraseArgument {
    fn from(text: &String) -> PhraseArgument {
        PhraseArgument::Text(text.clone())
    }
}

impl From<String> for PhraseArgument {
    fn from(text: String) -> PhraseArgument {
        PhraseArgument::Text(text)
    }
}

impl From<u64> for PhraseArgument {
    fn from(number: u64) -> PhraseArgument {
        PhraseArgument::Number(number)
    }
}

/// Texts choose by `yes` and `no`.
impl From<bool> for PhraseArgument {
    fn from(is_so: bool) -> PhraseArgument {
        PhraseArgument::from(if is_so { "yes" } else { "no" })
    }
}

/// Texts choose by `none` where there is no value.
impl<T: Into<PhraseArgument>> From<Option<T>> for PhraseArgument {
    fn from(value: Option<T>) -> PhraseArgument {
        value.map_or_else(|| PhraseArgument::from("none"), Into::into)
    }
}

impl From<Phrase> for PhraseArgument {
    fn from(phrase: Phrase) -> PhraseArgument {
        PhraseArgument::Phrase(Box::new(phrase))
    }
}

impl From<&Phrase> for PhraseArgument {
    fn from(phrase: &Phrase) -> PhraseArgument {
        PhraseArgument::from(phrase.clone())
    }
}

impl From<Vec<String>> for PhraseArgument {
    fn from(moves: Vec<String>) -> PhraseArgument {
        PhraseArgument::Moves(moves)
    }
}
