//! Dates in letters to players, as people write them.

use std::ops::Range;

use adjudicate_locales::Language;
use adjudicate_record::log::Time;
use adjudicate_rules::{Phrase, PhraseArgument};

/// The length of a time as logs write it.
const LENGTH: usize = "2026-11-20T17:03:11Z".len();

/// A time in the language of a reader: `20 November 2026, 17:03 UTC`.
pub fn of(language: Language, time: Time) -> String {
    for_readers(language, &time.to_string())
}

/// A time for people to the second, for sums that somebody checks: `20 November 2026, 17:03:11 UTC`. The seconds are left out where
/// they are 0.
pub fn exact_in(language: Language, time: Time) -> String {
    let clock = if time.unix().rem_euclid(60) == 0 { 11..16 } else { 11..19 };
    moment(language, &time.to_string(), clock)
}

/// Times as somebody reads them: how far they are from now, and what the clock shows where the reader is.
#[derive(Clone, Copy, Debug)]
pub struct Calendar {
    /// The time now.
    pub now: Time,
    /// The seconds by which the reader's clock is ahead of UTC at a time. `None` if it is not known, and then only days are
    /// told.
    pub ahead: Option<fn(Time) -> i64>,
    /// The reader's language.
    pub language: Language,
}

impl Calendar {
    /// A calendar for readers whose clock is not known.
    pub fn of_days(now: Time) -> Calendar {
        Calendar { now, ahead: None, language: Language::ENGLISH }
    }

    /// The same for readers of a language.
    #[must_use]
    pub fn in_language(self, language: Language) -> Calendar {
        Calendar { language, ..self }
    }

    /// Since when something is so: `since 14:46 today`, `since Monday 14:46`, `since 3 November`.
    pub fn since(&self, time: Time) -> String {
        let (then, now) = (self.local(time), self.local(self.now));
        let clock =
            self.ahead.map(|_| format!("{:02}:{:02}", then.rem_euclid(86_400) / 3_600, then.rem_euclid(3_600) / 60));
        let clock = ("clock", PhraseArgument::from(clock));
        match now.div_euclid(86_400) - then.div_euclid(86_400) {
            0 => self.language.text("since-today", &[clock]),
            1 => self.language.text("since-yesterday", &[clock]),
            2..7 => {
                // The first day of 1970 was a Thursday.
                let weekday = u64::try_from((then.div_euclid(86_400) + 3).rem_euclid(7)).unwrap_or_default() + 1;
                self.language.text("since-weekday", &[clock, ("weekday", weekday.into())])
            }
            _ => self.language.text("since-date", &[("date", self.day(time).into())]),
        }
    }

    /// The day of a time: `1 December`, with the year if it is another one.
    pub fn day(&self, time: Time) -> String {
        self.language.phrase(&self.date(time))
    }

    /// The same as a value of a text, for readers of any language.
    pub fn date(&self, time: Time) -> Phrase {
        let date = |seconds| Time::from_unix(seconds).map(|time| time.to_string()).unwrap_or_default();
        let (then, now) = (date(self.local(time)), date(self.local(self.now)));
        let year = if then.get(..4) == now.get(..4) { 0 } else { number(&then, 0..4) };
        date_value(Phrase::of("date"), &then, year)
    }

    /// How long it is until `deadline`: `3 days left`, `2 days too late`.
    pub fn left(&self, deadline: Time) -> String {
        let left = self.seconds_to(deadline);
        let (number, unit) = span(left.saturating_abs());
        let key = if left >= 0 { "left" } else { "too-late" };
        self.language.text(key, &[("number", number.into()), ("unit", unit.into())])
    }

    /// The time until `end` in the largest unit of which there are at least two, rounded down: `10` and `day`.
    pub fn span_to(&self, end: Time) -> (u64, &'static str) {
        span(self.seconds_to(end).max(0))
    }

    /// Whether a time is over.
    pub fn is_past(&self, time: Time) -> bool {
        self.seconds_to(time) < 0
    }

    fn seconds_to(&self, time: Time) -> i64 {
        time.unix().saturating_sub(self.now.unix())
    }

    fn local(&self, time: Time) -> i64 {
        time.unix().saturating_add(self.ahead.map_or(0, |ahead| ahead(time)))
    }
}

/// A number of seconds in the largest unit of which there are at least two, rounded down.
fn span(seconds: i64) -> (u64, &'static str) {
    let units = [(86_400, "day"), (3_600, "hour"), (60, "minute")];
    let unit = units.into_iter().find(|(length, _)| seconds >= 2 * length).unwrap_or((60, "minute"));
    (u64::try_from(seconds / unit.0).unwrap_or_default(), unit.1)
}

/// A number of seconds in days and hours, or below two days in hours and minutes: `12 days 3 hours`.
pub fn length(seconds: i64) -> String {
    length_in(Language::ENGLISH, seconds)
}

/// The same in the language of a reader.
pub fn length_in(language: Language, seconds: i64) -> String {
    let counted = |number: i64, unit: &str| {
        let number = u64::try_from(number).unwrap_or_default();
        language.text("span", &[("number", number.into()), ("unit", unit.into())])
    };
    let ((large, many), (small, few)) = match seconds >= 2 * 86_400 {
        true => (("day", seconds / 86_400), ("hour", seconds % 86_400 / 3_600)),
        false => (("hour", seconds / 3_600), ("minute", seconds % 3_600 / 60)),
    };
    match (many, few) {
        (0, few) => counted(few, small),
        (many, 0) => counted(many, large),
        (many, few) => format!("{} {}", counted(many, large), counted(few, small)),
    }
}

/// The day of a time, with its year: `2 March 2027`.
pub fn date(time: Time) -> String {
    Language::ENGLISH.phrase(&in_full(time))
}

/// The same as a value of a text: `2 March 2027`.
pub fn in_full(time: Time) -> Phrase {
    let text = time.to_string();
    date_value(Phrase::of("date"), &text, number(&text, 0..4))
}

/// A day without its year: `2 March`.
pub fn day(time: Time) -> String {
    let text = of(Language::ENGLISH, time);
    text.split(' ').take(2).collect::<Vec<_>>().join(" ")
}

/// A day as a value of a text: as it is typed in English, as people write it in other languages.
pub fn typed(time: Time) -> Phrase {
    let english = time.to_string().chars().take(10).collect();
    Phrase { english, ..in_full(time) }
}

/// The same for a day that somebody has typed, which stays as it is if it is none.
pub fn typed_day(day: &str) -> PhraseArgument {
    Time::of_day(day).map_or_else(|| day.into(), |time| typed(time).into())
}

/// A time as a value of a text: as logs have it in English, as people write it in other languages.
pub fn stamp(time: Time) -> Phrase {
    let english = time.to_string();
    let clock = english.get(11..16).unwrap_or_default().to_owned();
    let phrase = date_value(Phrase::of("moment"), &english, number(&english, 0..4)).with("time", clock);
    Phrase { english, ..phrase }
}

/// A day without its year as a value of a text.
pub fn of_year(time: Time) -> Phrase {
    date_value(Phrase::of("date"), &time.to_string(), 0)
}

/// The values of a date: the day and the month of a time as logs write it, and a year, or 0 for none.
fn date_value(phrase: Phrase, time: &str, year: u64) -> Phrase {
    phrase.with("day", number(time, 8..10)).with("month", number(time, 5..7)).with("year", year)
}

/// A text with every time in it that is written as in a log, `2026-11-20T17:03:11Z`, written for people instead:
/// `20 November 2026, 17:03 UTC`.
pub fn for_people(text: &str) -> String {
    for_readers(Language::ENGLISH, text)
}

/// The same for readers of a language.
pub fn for_readers(language: Language, text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        match rest.get(..LENGTH).filter(|part| Time::parse(part).is_some()) {
            Some(time) => {
                out.push_str(&moment(language, time, 11..16));
                rest = rest.get(LENGTH..).unwrap_or_default();
            }
            None => {
                out.push(first);
                rest = rest.get(first.len_utf8()..).unwrap_or_default();
            }
        }
    }
    out
}

/// A time as logs write it, with this part of it for the clock.
fn moment(language: Language, time: &str, clock: Range<usize>) -> String {
    let clock = ("time", PhraseArgument::from(time.get(clock).unwrap_or_default()));
    let part = |range| PhraseArgument::Number(number(time, range));
    language.text("moment", &[("day", part(8..10)), ("month", part(5..7)), ("year", part(0..4)), clock])
}

/// The number in a part of a time as logs write it.
fn number(time: &str, part: Range<usize>) -> u64 {
    time.get(part).and_then(|part| part.parse().ok()).unwrap_or_default()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::{Calendar, for_people};
    use adjudicate_record::log::Time;

    #[test]
    fn times_of_logs_are_written_for_people() {
        let text = "since 2026-11-20T17:03:11Z, until 2026-12-01T00:00:00Z.";
        assert_eq!(for_people(text), "since 20 November 2026, 17:03 UTC, until 1 December 2026, 00:00 UTC.");
    }

    #[test]
    fn deadlines_are_told_from_now() {
        let at = |text: &str| Time::parse(text).unwrap();
        let near = |text: &str| Calendar::of_days(at("2026-11-20T12:00:00Z")).left(at(text));
        assert_eq!(near("2026-11-29T12:30:00Z"), "9 days left");
        assert_eq!(near("2026-11-22T11:59:59Z"), "47 hours left");
        assert_eq!(near("2026-11-20T13:30:00Z"), "90 minutes left");
        assert_eq!(near("2026-11-20T12:01:00Z"), "1 minute left");
        assert_eq!(near("2026-11-17T11:00:00Z"), "3 days too late");
    }

    #[test]
    fn days_are_told_as_the_reader_counts_them() {
        let at = |text: &str| Time::parse(text).unwrap();
        let days = Calendar::of_days(at("2026-11-20T12:00:00Z"));
        let east = Calendar { ahead: Some(|_| 7 * 3_600), ..days };
        let told = |text: &str| (days.since(at(text)), east.since(at(text)));
        let both = |one: &str, other: &str| (one.to_owned(), other.to_owned());
        assert_eq!(told("2026-11-20T11:00:00Z"), both("since today", "since 18:00 today"));
        assert_eq!(told("2026-11-19T19:30:00Z"), both("since yesterday", "since 02:30 today"));
        assert_eq!(told("2026-11-16T14:46:00Z"), both("since Monday", "since Monday 21:46"));
        assert_eq!(told("2026-11-03T23:00:00Z"), both("since 3 November", "since 4 November"));
        assert_eq!(days.day(at("2027-01-02T00:00:00Z")), "2 January 2027");
    }

    #[test]
    fn what_is_no_time_stays() {
        for text in ["", "2026-11-20", "2026-13-20T17:03:11Z", "é2026-02-30T17:03:11Zé", "sha256:2026"] {
            assert_eq!(for_people(text), text);
        }
    }
}
