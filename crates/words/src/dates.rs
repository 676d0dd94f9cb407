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
mod tests {
    use super::for_people;

    #[test]
    fn times_of_logs_are_written_for_people() {
        let text = "since 2026-11-20T17:03:11Z, until 2026-12-01T00:00:00Z.";
        assert_eq!(for_people(text), "since 20 November 2026, 17:03 UTC, until 1 December 2026, 00:00 UTC.");
    }

    #[test]
    fn what_is_no_time_stays() {
        for text in ["", "2026-11-20", "2026-13-20T17:03:11Z", "é2026-02-30T17:03:11Zé", "sha256:2026"] {
            assert_eq!(for_people(text), text);
        }
    }
}
