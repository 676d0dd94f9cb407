//! Scalars of the log, each with its one spelling (protocol, section 1).

use std::fmt;

use adjudicate_rules::{Phrase, PhraseArgument, phrase};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;

/// The largest integer of the format, 2^53 - 1.
pub const INT_MAX: u64 = (1 << 53) - 1;

/// Reads an *int*: decimal, without sign or leading zeros, at most 2^53 - 1.
pub fn parse_int(text: &str) -> Option<u64> {
    let canonical = text == "0" || (text.bytes().all(|b| b.is_ascii_digit()) && !text.starts_with('0'));
    // `u64::from_str` takes a leading plus, which `canonical` has ruled out.
    text.parse().ok().filter(|number| canonical && *number <= INT_MAX)
}

/// A *text*: one to 2,000 code points, none of them a control character, a surrogate or a bidirectional control.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Text(String);

impl Text {
    /// The text that holds these characters.
    ///
    /// # Errors
    /// Says which rule the characters break.
    pub fn new(text: impl Into<String>) -> Result<Text, TextFault> {
        let text = text.into();
        if text.is_empty() {
            return Err(TextFault::Empty);
        }
        if text.len() > 2_000 && text.chars().count() > 2_000 {
            return Err(TextFault::Long);
        }
        match text.chars().find(|c| is_forbidden(*c)) {
            Some(c) => Err(TextFault::Forbidden(c)),
            None => Ok(Text(text)),
        }
    }

    /// The characters.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Appends the double-quoted spelling to `out`.
    pub fn spell(&self, out: &mut String) {
        spell_text(&self.0, out);
    }

    /// Reads the double-quoted spelling.
    ///
    /// # Errors
    /// Says in a few words why `spelled` is not the one spelling of a text.
    pub fn parse(spelled: &str) -> Result<Text, Phrase> {
        let body = spelled
            .strip_prefix('"')
            .and_then(|rest| rest.strip_suffix('"'))
            .ok_or_else(|| phrase!("fault-text-quotes", "text stands in double quotes"))?;
        // Most texts are plain and short, and then they are their own spelling.
        let plain = body.bytes().all(|b| matches!(b, b' '..=b'~') && b != b'\\' && b != b'"');
        if plain && (1..=2_000).contains(&body.len()) {
            return Ok(Text(body.to_owned()));
        }
        let mut text = String::with_capacity(body.len());
        let mut rest = body;
        while let Some(c) = rest.chars().next() {
            let taken = match c {
                '"' => return Err(phrase!("fault-text-quote", "a quote inside text is written `\\\"`")),
                '\\' => {
                    let (unescaped, length) = unescape(rest)?;
                    text.push(unescaped);
                    length
                }
                _ => {
                    text.push(c);
                    c.len_utf8()
                }
            };
            rest = &rest[taken..];
        }
        finish(text, spelled)
    }
}

/// Appends the double-quoted spelling of `text` to `out`.
pub fn spell_text(text: &str, out: &mut String) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            ' '..='~' => out.push(c),
            _ if u32::from(c) <= 0xffff => out.push_str(&format!("\\u{:04x}", u32::from(c))),
            _ => out.push_str(&format!("\\U{:08x}", u32::from(c))),
        }
    }
    out.push('"');
}

fn finish(text: String, spelled: &str) -> Result<Text, Phrase> {
    let text = Text::new(text).map_err(|fault| fault.phrase())?;
    let mut again = String::with_capacity(spelled.len());
    text.spell(&mut again);
    match again == spelled {
        true => Ok(text),
        false => Err(phrase!("fault-text-spelled", "this text is spelled {again}", again)),
    }
}

/// One escape at the start of `rest`: the character and the bytes it takes. Escapes that have another spelling are
/// caught by [`finish`].
fn unescape(rest: &str) -> Result<(char, usize), Phrase> {
    let bytes = rest.as_bytes();
    let digits = match bytes.get(1) {
        Some(b'"') => return Ok(('"', 2)),
        Some(b'\\') => return Ok(('\\', 2)),
        Some(b'u') => 4,
        Some(b'U') => 8,
        _ => {
            let reason = "the escapes are `\\\"`, `\\\\`, `\\uXXXX` and `\\UXXXXXXXX`";
            return Err(Phrase::english("fault-escapes", reason));
        }
    };
    let code = rest.get(2..2 + digits).filter(|hex| hex.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f')));
    let code = code.ok_or_else(|| {
        phrase!(
            "fault-escape-digits",
            "this escape wants {digits} lower-case hexadecimal digits",
            digits = PhraseArgument::count(digits)
        )
    })?;
    let no_such = |code: String| phrase!("fault-no-character", "no such character: {code}", code);
    let number = u32::from_str_radix(code, 16).map_err(|_| no_such(code.to_owned()))?;
    char::from_u32(number).map(|c| (c, 2 + digits)).ok_or_else(|| no_such(code_point(number)))
}

/// A code point as Unicode writes it: `U+00E9`.
fn code_point(number: u32) -> String {
    format!("U+{number:04X}")
}

fn is_forbidden(c: char) -> bool {
    c.is_control() || is_bidirectional_control(c)
}

fn is_bidirectional_control(c: char) -> bool {
    matches!(c, '\u{061c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// Why characters are no *text*.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextFault {
    /// There are none.
    Empty,
    /// There are more than 2,000.
    Long,
    /// This character is not allowed in a log.
    Forbidden(char),
}

impl TextFault {
    /// The fault in words.
    pub fn phrase(&self) -> Phrase {
        match self {
            TextFault::Empty => phrase!("fault-text-empty", "a text has at least one character"),
            TextFault::Long => phrase!("fault-text-long", "a text has at most 2,000 characters"),
            TextFault::Forbidden(c) if is_bidirectional_control(*c) => phrase!(
                "fault-text-direction",
                "{character} changes the direction of text and could hide what is signed",
                character = code_point(u32::from(*c))
            ),
            TextFault::Forbidden(c) => phrase!(
                "fault-text-control",
                "{character} is a control character",
                character = code_point(u32::from(*c))
            ),
        }
    }
}

impl fmt::Display for TextFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.phrase())
    }
}

impl std::error::Error for TextFault {}

/// The seconds of a day.
const DAY: i64 = 86_400;

/// A *time*: a date and time of day in UTC, to the second, years 1 to 9999. It is kept as the seconds since 1970 began.
///
/// The calendar is written out here: the page has no room for a date crate, which brings the words of all its errors.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Time(i64);

impl Time {
    /// The beginning of a day, written as `2026-12-20`.
    pub fn of_day(day: &str) -> Option<Time> {
        Time::parse(&format!("{day}T00:00:00Z"))
    }

    /// Reads `2026-11-20T17:03:11Z`, without quotes.
    pub fn parse(text: &str) -> Option<Time> {
        let bytes: &[u8; 20] = text.as_bytes().try_into().ok()?;
        let shape = *b"dddd-dd-ddTdd:dd:ddZ";
        let fits = bytes.iter().zip(shape).all(|(b, s)| if s == b'd' { b.is_ascii_digit() } else { *b == s });
        if !fits {
            return None;
        }
        let number = |from: usize, to: usize| bytes[from..to].iter().fold(0, |n, b| n * 10 + i64::from(b - b'0'));
        let (year, month, day) = (number(0, 4), number(5, 7), number(8, 10));
        let (hour, minute, second) = (number(11, 13), number(14, 16), number(17, 19));
        if hour > 23 || minute > 59 || second > 59 {
            return None;
        }
        // A day that the month does not have is counted as one of the next month.
        let days = days_until(year, month, day);
        let exists = year > 0 && date_after(days) == (year, month, day);
        exists.then_some(Time(days * DAY + hour * 3_600 + minute * 60 + second))
    }

    /// The time this many seconds after 1970 began, if the format has it.
    pub fn from_unix(seconds: i64) -> Option<Time> {
        let time = Time(seconds);
        (Time::FIRST..=Time::LAST).contains(&time).then_some(time)
    }

    /// Seconds since 1970 began.
    pub fn unix(self) -> i64 {
        self.0
    }

    /// The time so many days later, or the last one of the format.
    pub fn plus_days(self, days: u64) -> Time {
        let seconds = i64::try_from(days).ok().and_then(|days| days.checked_mul(DAY));
        seconds.and_then(|s| Time::from_unix(self.0.checked_add(s)?)).unwrap_or(Time::LAST)
    }

    /// The year, 1 to 9999.
    pub fn year(self) -> i16 {
        i16::try_from(date_after(self.0.div_euclid(DAY)).0).unwrap_or(i16::MAX)
    }

    /// The first second of a year, if the format has it.
    pub fn start_of_year(year: i16) -> Option<Time> {
        Time::from_unix(days_until(i64::from(year), 1, 1) * DAY)
    }

    /// The first second of the format.
    pub const FIRST: Time = Time(days_until(1, 1, 1) * DAY);

    /// The last second of the format.
    pub const LAST: Time = Time(days_until(10_000, 1, 1) * DAY - 1);
}

/// The days from the beginning of 1970 until a date of the Gregorian calendar, whose years begin with March here, so that the day that
/// leap years have more is their last one (Howard Hinnant, chrono-compatible low-level date algorithms).
const fn days_until(year: i64, month: i64, day: i64) -> i64 {
    let year = if month > 2 { year } else { year - 1 };
    let of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    365 * year + year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400) + of_year - 719_468
}

/// The year, month and day so many days after the beginning of 1970.
fn date_after(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let months = (5 * of_year + 2) / 153;
    let month = (months + 2) % 12 + 1;
    let next = if month > 2 { 0 } else { 1 };
    (era * 400 + year + next, month, of_year - (153 * months + 2) / 5 + 1)
}

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = date_after(self.0.div_euclid(DAY));
        let second = self.0.rem_euclid(DAY);
        let (hour, minute, second) = (second / 3_600, second / 60 % 60, second % 60);
        write!(f, "{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
    }
}

impl fmt::Debug for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Time({self})")
    }
}

/// The value `true` where nothing else can stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct True;

/// A *b64* of a fixed number of bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bytes<const N: usize>(pub [u8; N]);

impl<const N: usize> Bytes<N> {
    /// Reads standard base64 with padding, in its canonical spelling.
    pub fn parse(text: &str) -> Option<Bytes<N>> {
        let mut bytes = [0; N];
        // The exact length is looked at first: the decoder wants room for whole groups of three.
        if text.len() != N.div_ceil(3) * 4 {
            return None;
        }
        let decoded = STANDARD.decode(text).ok()?;
        (decoded.len() == N).then(|| bytes.copy_from_slice(&decoded))?;
        Some(Bytes(bytes))
    }
}

impl<const N: usize> fmt::Display for Bytes<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&STANDARD.encode(self.0))
    }
}

impl<const N: usize> fmt::Debug for Bytes<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::{DAY, Time};

    #[test]
    fn every_day_of_the_format_is_read_as_it_is_written() {
        let (mut days, mut time) = (0, Time::FIRST);
        assert_eq!(time.to_string(), "0001-01-01T00:00:00Z");
        loop {
            assert_eq!(Time::parse(&time.to_string()), Some(time));
            days += 1;
            match Time::from_unix(time.unix() + DAY) {
                Some(next) => time = next,
                None => break,
            }
        }
        // 25 times 400 years, but for the year 0, which was a leap year.
        assert_eq!(days, 25 * 146_097 - 366);
        assert_eq!(Time::LAST.to_string(), "9999-12-31T23:59:59Z");
        assert_eq!(Time::LAST.plus_days(1), Time::LAST);
        assert_eq!(Time::FIRST.year(), 1);
        assert_eq!(Time::LAST.year(), 9999);
        assert_eq!((Time::start_of_year(0), Time::start_of_year(10_000)), (None, None));
        assert_eq!(Time::start_of_year(2026), Time::parse("2026-01-01T00:00:00Z"));
    }

    #[test]
    fn dates_that_do_not_exist_are_refused() {
        for day in [
            "2023-02-29",
            "1900-02-29",
            "2024-02-30",
            "2026-04-31",
            "2026-00-10",
            "2026-13-01",
            "2026-01-00",
            "0000-12-31",
        ] {
            assert_eq!(Time::parse(&format!("{day}T00:00:00Z")), None, "{day}");
        }
        for text in [
            "2026-11-25",
            "2026-11-25 00:00:00Z",
            "----------T--------Z",
            "2026-11-2 T00:00:00Z",
            "+026-11-25T00:00:00Z",
        ] {
            assert_eq!(Time::parse(text), None, "{text}");
        }
        for clock in ["24:00:00", "23:60:00", "23:59:60"] {
            assert_eq!(Time::parse(&format!("2026-11-25T{clock}Z")), None, "{clock}");
        }
        assert_eq!(Time::parse("1970-01-02T03:04:05Z").map(Time::unix), Some(DAY + 3 * 3_600 + 4 * 60 + 5));
        assert_eq!(Time::parse("2000-02-29T00:00:00Z").map(Time::unix), Some(951_782_400));
    }
}
