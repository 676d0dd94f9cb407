//! Times as the reader at the terminal counts them.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::context::CommandContext;
use crate::log::Time;
use adjudicate_locales::Language;
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
pub fn local(language: Language, time: Time) -> String {
    match TimeZone::try_system() {
        Ok(zone) => written(language, time, zone, "own"),
        Err(_) => written(language, time, TimeZone::UTC, "utc"),
    }
}

fn written(language: Language, time: Time, zone: TimeZone, zone_of: &str) -> String {
    let Ok(at) = Timestamp::from_second(time.unix()) else { return time.to_string() };
    let at = at.to_zoned(zone);
    let number = |number: i8| u64::from(number.unsigned_abs()).into();
    let values = [
        ("weekday", number(at.weekday().to_monday_one_offset())),
        ("day", number(at.day())),
        ("month", number(at.month())),
        ("clock", at.strftime("%H:%M").to_string().into()),
        ("zone", zone_of.into()),
    ];
    language.text("local-time", &values)
}

#[cfg(test)]
mod tests {
    use super::written;
    use crate::log::Time;
    use adjudicate_locales::Language;
    use jiff::tz::{Offset, TimeZone};

    #[test]
    fn a_time_is_told_where_the_reader_is() {
        let told = |language, zone, zone_of| {
            Time::parse("2026-12-02T23:42:00Z").map(|time| written(language, time, zone, zone_of)).unwrap_or_default()
        };
        let east = TimeZone::fixed(Offset::constant(7));
        assert_eq!(told(Language::ENGLISH, east.clone(), "own"), "Thursday 3 December, 06:42 your time");
        assert_eq!(told(Language::ENGLISH, TimeZone::UTC, "utc"), "Wednesday 2 December, 23:42 UTC");
        assert_eq!(told(Language::of("de"), east, "own"), "Donnerstag, 3. Dezember, 06:42 Ihrer Zeit");
    }
}
