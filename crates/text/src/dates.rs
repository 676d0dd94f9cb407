//! Dates in letters to players, as people write them.

use adjudicate_record::log::Time;

const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// The length of a time as logs write it.
const LENGTH: usize = "2026-11-20T17:03:11Z".len();

/// A time written for people: `20 November 2026, 17:03 UTC`.
pub fn of(time: Time) -> String {
    for_people(&time.to_string())
}

/// A time for people to the second, for sums that somebody checks: `20 November 2026, 17:03:11 UTC`. The seconds are left out where
/// they are 0.
pub fn exact(time: Time) -> String {
    let seconds = time.unix().rem_euclid(60);
    match of(time) {
        told if seconds == 0 => told,
        told => told.replacen(" UTC", &format!(":{seconds:02} UTC"), 1),
    }
}

/// Times as somebody reads them: how far they are from now, and what the clock shows where the reader is.
#[derive(Clone, Copy, Debug)]
pub struct Calendar {
    /// The time now.
    pub now: Time,
    /// The seconds by which the reader's clock is ahead of UTC at a time. `None` if it is not known, and then only days are
    /// told.
    pub ahead: Option<fn(Time) -> i64>,
}

const WEEKDAYS: [&str; 7] = ["Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday"];

impl Calendar {
    /// A calendar for readers whose clock is not known.
    pub fn of_days(now: Time) -> Calendar {
        Calendar { now, ahead: None }
    }

    /// Since when something is so: `since 14:46 today`, `since Monday 14:46`, `since 3 November`.
    pub fn since(&self, time: Time) -> String {
        let (then, now) = (self.local(time), self.local(self.now));
        let clock = match self.ahead {
            Some(_) => format!(" {:02}:{:02}", then.rem_euclid(86_400) / 3_600, then.rem_euclid(3_600) / 60),
            None => String::new(),
        };
        match now.div_euclid(86_400) - then.div_euclid(86_400) {
            0 => format!("since{clock} today"),
            1 => format!("since yesterday{clock}"),
            2..7 => {
                let weekday = usize::try_from(then.div_euclid(86_400).rem_euclid(7)).unwrap_or_default();
                format!("since {}{clock}", WEEKDAYS.get(weekday).copied().unwrap_or_default())
            }
            _ => format!("since {}", self.day(time)),
        }
    }

    /// The day of a time: `1 December`, with the year if it is another one.
    pub fn day(&self, time: Time) -> String {
        let date = |seconds| Time::from_unix(seconds).map(|time| time.to_string()).unwrap_or_default();
        let (then, now) = (date(self.local(time)), date(self.local(self.now)));
        let month: usize = then.get(5..7).and_then(|month| month.parse().ok()).unwrap_or(1);
        let month = MONTHS.get(month.saturating_sub(1)).copied().unwrap_or_default();
        let day = then.get(8..10).unwrap_or_default().trim_start_matches('0');
        match then.get(..4) == now.get(..4) {
            true => format!("{day} {month}"),
            false => format!("{day} {month} {}", then.get(..4).unwrap_or_default()),
        }
    }

    /// How long it is until `deadline`: `3 days left`, `2 days too late`.
    pub fn left(&self, deadline: Time) -> String {
        let left = self.seconds_to(deadline);
        if left >= 0 { format!("{} left", span(left)) } else { format!("{} too late", span(-left)) }
    }

    /// The time until `end`, without a word for it: `10 days`.
    pub fn span_to(&self, end: Time) -> String {
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
fn span(seconds: i64) -> String {
    let units = [(86_400, "day"), (3_600, "hour"), (60, "minute")];
    let unit = units.into_iter().find(|(length, _)| seconds >= 2 * length).unwrap_or((60, "minute"));
    let number = seconds / unit.0;
    format!("{number} {}{}", unit.1, if number == 1 { "" } else { "s" })
}

/// A number of seconds in days and hours, or below two days in hours and minutes: `12 days 3 hours`.
pub fn length(seconds: i64) -> String {
    let counted = |number: i64, unit: &str| format!("{number} {unit}{}", if number == 1 { "" } else { "s" });
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
    of(time).split(',').next().unwrap_or_default().to_owned()
}

/// A day without its year: `2 March`.
pub fn day(time: Time) -> String {
    let text = of(time);
    text.split(' ').take(2).collect::<Vec<_>>().join(" ")
}

/// A text with every time in it that is written as in a log, `2026-11-20T17:03:11Z`, written for people instead:
/// `20 November 2026, 17:03 UTC`.
pub fn for_people(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        match rest.get(..LENGTH).filter(|part| Time::parse(part).is_some()).and_then(written) {
            Some(date) => {
                out.push_str(&date);
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

fn written(time: &str) -> Option<String> {
    let month: usize = time.get(5..7)?.parse().ok()?;
    let day = time.get(8..10)?.trim_start_matches('0');
    Some(format!("{day} {} {}, {} UTC", MONTHS.get(month.checked_sub(1)?)?, time.get(..4)?, time.get(11..16)?))
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
