//! Scalars of the log, each with its one spelling (protocol, section 1).

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use jiff::SignedDuration;
use jiff::civil::DateTime;

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
    pub fn parse(spelled: &str) -> Result<Text, String> {
        let body = spelled
            .strip_prefix('"')
            .and_then(|rest| rest.strip_suffix('"'))
            .ok_or_else(|| "text stands in double quotes".to_owned())?;
        // Most texts are plain and short, and then they are their own spelling.
        let plain = body.bytes().all(|b| matches!(b, b' '..=b'~') && b != b'\\' && b != b'"');
        if plain && (1..=2_000).contains(&body.len()) {
            return Ok(Text(body.to_owned()));
        }
        let mut text = String::with_capacity(body.len());
        let mut rest = body;
        while let Some(c) = rest.chars().next() {
            let taken = match c {
                '"' => return Err("a quote inside text is written `\\\"`".to_owned()),
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

fn finish(text: String, spelled: &str) -> Result<Text, String> {
    let text = Text::new(text).map_err(|fault| fault.to_string())?;
    let mut again = String::with_capacity(spelled.len());
    text.spell(&mut again);
    if again == spelled { Ok(text) } else { Err(format!("this text is spelled {again}")) }
}

/// One escape at the start of `rest`: the character and the bytes it takes. Escapes that have another spelling are
/// caught by [`finish`].
fn unescape(rest: &str) -> Result<(char, usize), String> {
    let bytes = rest.as_bytes();
    let digits = match bytes.get(1) {
        Some(b'"') => return Ok(('"', 2)),
        Some(b'\\') => return Ok(('\\', 2)),
        Some(b'u') => 4,
        Some(b'U') => 8,
        _ => return Err("the escapes are `\\\"`, `\\\\`, `\\uXXXX` and `\\UXXXXXXXX`".to_owned()),
    };
    let code = rest.get(2..2 + digits).filter(|hex| hex.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f')));
    let code = code.ok_or_else(|| format!("this escape wants {digits} lower-case hexadecimal digits"))?;
    let number = u32::from_str_radix(code, 16).map_err(|_| format!("no such character: {code}"))?;
    char::from_u32(number).map(|c| (c, 2 + digits)).ok_or_else(|| format!("no such character: U+{number:04X}"))
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

impl fmt::Display for TextFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextFault::Empty => f.write_str("a text has at least one character"),
            TextFault::Long => f.write_str("a text has at most 2,000 characters"),
            TextFault::Forbidden(c) if is_bidirectional_control(*c) => {
                write!(f, "U+{:04X} changes the direction of text and could hide what is signed", u32::from(*c))
            }
            TextFault::Forbidden(c) => write!(f, "U+{:04X} is a control character", u32::from(*c)),
        }
    }
}

impl std::error::Error for TextFault {}

/// When the seconds of [`Time::unix`] begin.
const EPOCH: DateTime = DateTime::constant(1970, 1, 1, 0, 0, 0, 0);

/// A *time*: a date and time of day in UTC, to the second, years 1 to 9999.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Time(DateTime);

impl Time {
    /// Reads `2026-11-20T17:03:11Z`, without quotes.
    pub fn parse(text: &str) -> Option<Time> {
        let bytes: &[u8; 20] = text.as_bytes().try_into().ok()?;
        let shape = *b"dddd-dd-ddTdd:dd:ddZ";
        let fits = bytes.iter().zip(shape).all(|(b, s)| if s == b'd' { b.is_ascii_digit() } else { *b == s });
        let number = |from: usize, to: usize| bytes[from..to].iter().fold(0, |n, b| n * 10 + i16::from(b - b'0'));
        if !fits || number(0, 4) == 0 {
            return None;
        }
        let small = |from: usize| i8::try_from(number(from, from + 2)).ok();
        let time = DateTime::new(number(0, 4), small(5)?, small(8)?, small(11)?, small(14)?, small(17)?, 0);
        time.ok().map(Time)
    }

    /// The time this many seconds after 1970 began, if the format has it.
    pub fn from_unix(seconds: i64) -> Option<Time> {
        let time = EPOCH.checked_add(SignedDuration::from_secs(seconds)).ok()?;
        (1..=9999).contains(&time.year()).then_some(Time(time))
    }

    /// Seconds since 1970 began.
    pub fn unix(self) -> i64 {
        // Counted on the calendar: jiff's timestamps end a day before the year 9999 does.
        self.0.duration_since(EPOCH).as_secs()
    }

    /// The time so many days later, or the last one of the format.
    pub fn plus_days(self, days: u64) -> Time {
        let seconds = i64::try_from(days).ok().and_then(|days| days.checked_mul(86_400));
        seconds.and_then(|s| Time::from_unix(self.unix().checked_add(s)?)).unwrap_or(Time::LAST)
    }

    /// The year, 1 to 9999.
    pub fn year(self) -> i16 {
        self.0.year()
    }

    /// The first second of a year, if the format has it.
    pub fn start_of_year(year: i16) -> Option<Time> {
        let time = DateTime::new(year, 1, 1, 0, 0, 0, 0).ok()?;
        (1..=9999).contains(&time.year()).then_some(Time(time))
    }

    /// The first second of the format.
    pub const FIRST: Time = Time(DateTime::constant(1, 1, 1, 0, 0, 0, 0));

    /// The last second of the format.
    pub const LAST: Time = Time(DateTime::constant(9999, 12, 31, 23, 59, 59, 0));
}

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let t = self.0;
        let (year, month, day) = (t.year(), t.month(), t.day());
        write!(f, "{year:04}-{month:02}-{day:02}T{:02}:{:02}:{:02}Z", t.hour(), t.minute(), t.second())
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
