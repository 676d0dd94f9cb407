//! Times as the reader at the terminal counts them.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::context::CommandContext;
use crate::log::Time;
use adjudicate_text::dates::Calendar;

/// The reader's calendar; none if the clock cannot be read.
pub fn of_reader(context: &CommandContext) -> Option<Calendar> {
    context.now().ok().map(|now| Calendar { now, ahead: Some(ahead), language: context.language })
}

/// The seconds by which this computer's clock is ahead of UTC at a time; zero where the system does not say where it is.
fn ahead(time: Time) -> i64 {
    let zone = TimeZone::try_system().unwrap_or(TimeZone::UTC);
    Timestamp::from_second(time.unix()).map_or(0, |at| i64::from(zone.to_offset(at).seconds()))
}

/// A time as the reader's clock shows it: `Thursday 2 December, 06:42 your time`; in UTC where the system does not say where
/// it is.
pub fn local(time: Time) -> String {
    let (zone, whose) = match TimeZone::try_system() {
        Ok(zone) => (zone, "your time"),
        Err(_) => (TimeZone::UTC, "UTC"),
    };
    written(time, zone, whose)
}

fn written(time: Time, zone: TimeZone, whose: &str) -> String {
    match Timestamp::from_second(time.unix()) {
        Ok(at) => format!("{} {whose}", at.to_zoned(zone).strftime("%A %-d %B, %H:%M")),
        Err(_) => time.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::written;
    use crate::log::Time;
    use jiff::tz::{Offset, TimeZone};

    #[test]
    fn a_time_is_told_where_the_reader_is() {
        let told = |zone, whose| Time::parse("2026-12-02T23:42:00Z").map(|time| written(time, zone, whose));
        let east = TimeZone::fixed(Offset::constant(7));
        assert_eq!(told(east, "your time").as_deref(), Some("Thursday 3 December, 06:42 your time"));
        assert_eq!(told(TimeZone::UTC, "UTC").as_deref(), Some("Wednesday 2 December, 23:42 UTC"));
    }
}
