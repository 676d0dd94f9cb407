//! Fixed columns and words of one record.

use super::fault::{Problem, ReportFault};
use adjudicate_rules::{Phrase, phrase};

/// A line of the report, in letters: the format counts columns.
pub(super) struct Line {
    /// The number of the line, from 1.
    pub number: usize,
    pub letters: Vec<char>,
}

impl Line {
    /// The code in the first three columns.
    pub fn record(&self) -> String {
        self.letters.iter().take(3).collect()
    }

    /// The letters in these columns, from 0; fewer where the line ends.
    pub fn columns(&self, from: usize, to: usize) -> String {
        self.letters.iter().take(to).skip(from).collect()
    }

    /// All behind the code.
    pub fn rest(&self) -> String {
        self.letters.iter().skip(3).collect::<String>().trim().to_owned()
    }

    /// A fault in a column, from 0.
    pub fn fault(&self, column: usize, text: &str, wanted: Phrase) -> ReportFault {
        ReportFault::at(self.number, Problem::Column { column: column + 1, text: text.to_owned(), wanted })
    }

    /// The record ends too soon.
    pub fn short(&self) -> ReportFault {
        ReportFault::at(self.number, Problem::Short { record: self.record() })
    }

    /// A whole number from 1 on in these columns.
    pub fn number(&self, from: usize, to: usize, wanted: fn() -> Phrase) -> Result<u32, ReportFault> {
        let text = self.columns(from, to);
        whole(text.trim()).filter(|&number| number > 0).ok_or_else(|| self.fault(from, &text, wanted()))
    }

    /// A number of points in these columns, in tenths.
    pub fn points(&self, from: usize, to: usize) -> Result<u32, ReportFault> {
        let text = self.columns(from, to);
        tenths(text.trim()).ok_or_else(|| self.fault(from, &text, some_points()))
    }

    /// Players' numbers, in fields of five columns from here on.
    pub fn players(&self, from: usize) -> Result<Vec<u32>, ReportFault> {
        let mut numbers = Vec::new();
        for at in (from..self.letters.len()).step_by(5) {
            if !self.columns(at, at + 5).trim().is_empty() {
                numbers.push(self.number(at, at + 4, player_number)?);
            }
        }
        Ok(numbers)
    }

    /// Words behind the code that are all numbers of players.
    pub fn words(&self) -> Result<Vec<u32>, ReportFault> {
        let rest = self.rest();
        let number = |word: &str| whole(word).filter(|&n| n > 0).ok_or_else(|| self.fault(3, word, player_number()));
        rest.split_whitespace().map(number).collect()
    }
}

/// Digits and nothing else.
pub(super) fn whole(text: &str) -> Option<u32> {
    let digits = !text.is_empty() && text.len() <= 9 && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}

/// Points with at most one decimal, in tenths.
pub(super) fn tenths(text: &str) -> Option<u32> {
    let (units, decimal) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let units = whole(units).filter(|&units| units < 100_000)?;
    let decimal = whole(decimal).filter(|_| decimal.len() == 1)?;
    Some(10 * units + decimal)
}

/// The number of a player, as the content that a column should have.
pub(super) fn player_number() -> Phrase {
    phrase!("wanted-player", "a player's number")
}

/// The same of a round.
pub(super) fn a_round() -> Phrase {
    phrase!("wanted-round", "a round")
}

/// The same of points.
pub(super) fn some_points() -> Phrase {
    phrase!("wanted-points", "points such as `1.5`")
}
