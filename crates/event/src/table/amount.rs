//! Points as people write them.

use std::fmt;

/// A number of points as a fraction, exact.
///
/// Scores are halves, Sonneborn-Berger is quarters, an average of several meetings can be any fraction.
#[derive(Clone, Copy, Debug)]
pub struct Amount {
    /// The numerator.
    pub units: u64,
    /// The denominator, at least 1.
    pub per: u64,
}

impl Amount {
    /// A whole number.
    pub fn whole(units: u64) -> Self {
        Self { units, per: 1 }
    }

    /// So many half points.
    pub fn halves(units: u64) -> Self {
        Self { units, per: 2 }
    }

    /// So many quarter points, as products of half points are.
    pub fn quarters(units: u64) -> Self {
        Self { units, per: 4 }
    }
}

impl PartialEq for Amount {
    fn eq(&self, other: &Self) -> bool {
        u128::from(self.units) * u128::from(other.per) == u128::from(other.units) * u128::from(self.per)
    }
}

impl Eq for Amount {}

impl PartialOrd for Amount {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Amount {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (u128::from(self.units) * u128::from(other.per)).cmp(&(u128::from(other.units) * u128::from(self.per)))
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let per = self.per.max(1);
        let (whole, rest) = (self.units / per, self.units % per);
        if rest == 0 {
            return write!(out, "{whole}");
        }
        let shared = gcd(rest, per);
        let part = match (rest / shared, per / shared) {
            (1, 2) => "½".to_owned(),
            (1, 4) => "¼".to_owned(),
            (3, 4) => "¾".to_owned(),
            (top, bottom) if whole > 0 => format!(" {top}/{bottom}"),
            (top, bottom) => format!("{top}/{bottom}"),
        };
        if whole > 0 { write!(out, "{whole}{part}") } else { write!(out, "{part}") }
    }
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// Half points as people write them: `7` is `3½`.
pub fn halves(points: u64) -> String {
    Amount::halves(points).to_string()
}

/// Returns a text in ASCII: `3½` becomes `3.5`, the signs for times, open and not applicable become similar plain
/// characters, and all others (letters in titles and reasons) a question mark.
pub fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '½' => plain.push_str(".5"),
            '¼' => plain.push_str(".25"),
            '¾' => plain.push_str(".75"),
            '×' => plain.push('x'),
            '·' => plain.push('.'),
            '–' => plain.push('-'),
            '…' => plain.push('~'),
            other => plain.push(if other.is_ascii() { other } else { '?' }),
        }
    }
    plain
}
