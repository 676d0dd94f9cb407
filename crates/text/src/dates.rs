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

/// Times as somebody reads them: how far they are from now, and what the clock shows where the reader is.
#[derive(Clone, Copy, Debug)]
pub struct Calendar {
    /// The time now.
    pub now: Time,
    /// A time of the log in the reader's own: `Thursday 2 December, 06:42 your time`.
    pub local: fn(Time) -> String,
}

impl Calendar {
    /// How long it is until `deadline`, and when that is: `9 days left (until Thursday 2 December, 06:42 your time)`.
    pub fn until(&self, deadline: Time) -> String {
        let left = deadline.unix().saturating_sub(self.now.unix());
        let when = (self.local)(deadline);
        if left >= 0 {
            format!("{} left (until {when})", span(left))
        } else {
            format!("{} overdue ({when})", span(-left))
        }
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
        let near =
            |text: &str| Calendar { now: at("2026-11-20T12:00:00Z"), local: |time| time.to_string() }.until(at(text));
        assert_eq!(near("2026-11-29T12:30:00Z"), "9 days left (until 2026-11-29T12:30:00Z)");
        assert_eq!(near("2026-11-22T11:59:59Z"), "47 hours left (until 2026-11-22T11:59:59Z)");
        assert_eq!(near("2026-11-20T13:30:00Z"), "90 minutes left (until 2026-11-20T13:30:00Z)");
        assert_eq!(near("2026-11-20T12:01:00Z"), "1 minute left (until 2026-11-20T12:01:00Z)");
        assert_eq!(near("2026-11-17T11:00:00Z"), "3 days overdue (2026-11-17T11:00:00Z)");
    }

    #[test]
    fn what_is_no_time_stays() {
        for text in ["", "2026-11-20", "2026-13-20T17:03:11Z", "é2026-02-30T17:03:11Zé", "sha256:2026"] {
            assert_eq!(for_people(text), text);
        }
    }
}
