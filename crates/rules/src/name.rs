//! The participants of a game: names as logs spell them, seats as rules count them.

#[cfg(feature = "json")]
mod json;

use std::fmt;

/// Words that a YAML reader somewhere takes for something other than a string, so no name may be one of them.
const RESERVED: [&str; 12] = ["true", "false", "null", "yes", "no", "on", "off", "y", "n", "nan", "inf", "infinity"];

/// A name of the log format: `[a-z][a-z0-9-]{0,31}` and no word that YAML might read otherwise (protocol, section 1).
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name(String);

impl Name {
    /// A regular expression for JSON Schemas that matches all names and nothing else.
    pub const PATTERN: &str = "^(?!(?:true|false|null|yes|no|on|off|y|n|nan|inf|infinity)$)[a-z][a-z0-9-]{0,31}$";

    /// The name that `text` spells, or `None` if it is not one.
    pub fn parse(text: &str) -> Option<Name> {
        let mut bytes = text.bytes();
        let starts = bytes.next().is_some_and(|b| b.is_ascii_lowercase());
        let goes_on = bytes.all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
        (starts && goes_on && text.len() <= 32 && !RESERVED.contains(&text)).then(|| Name(text.to_owned()))
    }

    /// The name as it is spelled.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`", self.0)
    }
}

impl PartialEq<str> for Name {
    fn eq(&self, other: &str) -> bool {
        self.0 == other
    }
}

/// A player's place in the charter's order (ALL-1), counted from zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-player lists.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The seat's number for people, and for dice: the first is 1.
    pub fn number(self) -> u32 {
        u32::from(self.0) + 1
    }

    /// All seats of a game for `players` people, in order.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        // A charter has at most sixteen players, so the number fits.
        (0..players.min(usize::from(u8::MAX)) as u8).map(Seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_follow_the_grammar() {
        for good in ["a", "o", "e1", "infinity-", "nine-mens-morris"] {
            assert_eq!(Name::parse(good).map(|n| n.to_string()).as_deref(), Some(good));
        }
        let long = "a".repeat(33);
        for bad in ["", "A", "1a", "a.b", "yes", "nan", "é", "a b", "-a", long.as_str()] {
            assert_eq!(Name::parse(bad), None, "{bad}");
        }
    }
}
