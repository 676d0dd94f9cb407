//! Absences as people write them: `away 2026-12-20 to 2027-01-06`, `ich bin vom 20.12. bis 6.1. verreist`, `absent du 20 décembre au 6 janvier`.

use super::phrases::phrases;
use super::plain::{behind_word, split_at_word, unpunctuated};
use adjudicate_locales::{PhraseTable, before_phrase, behind_phrase, fold, locales};
use adjudicate_record::log::Time;

/// The sign in a phrase that stands for the text between its halves.
const BETWEEN: char = '\u{2026}';
/// Dashes at which a range is divided, at most; so that a line of dashes costs no time.
const DASHES_MAX: usize = 8;
/// The length of a date in words, above that of any.
const DATE_MAX: usize = 40;

/// The meanings of a line about an absence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Absences {
    /// The first and the last day of each, as `2026-12-20`.
    pub readings: Vec<(String, String)>,
    /// Whether the order of day and month is that of few countries, or could be either.
    pub is_doubtful: bool,
}

/// The absences that a line can mean, in the words of one language; `None` if it is about none, or its dates are none. A day without a year is
/// the next one whose absence has not ended before today.
pub fn absences(line: &str, today: Time) -> Option<Absences> {
    let mut found = Absences { readings: Vec::new(), is_doubtful: false };
    for replies in locales().iter().map(|locale| &locale.replies) {
        let ranges = replies.of("away").iter().filter_map(|phrase| inside(line, phrase));
        for (from, until) in ranges.flat_map(|range| halves(range, replies)) {
            let (from, until) = (days(from), days(until));
            for (from, until) in from.iter().flat_map(|from| until.iter().map(move |until| (from, until))) {
                let Some(reading) = span(*from, *until, today) else { continue };
                found.is_doubtful |= from.is_doubtful || until.is_doubtful;
                if !found.readings.contains(&reading) {
                    found.readings.push(reading);
                }
            }
        }
    }
    (!found.readings.is_empty()).then_some(found)
}

/// The text between the halves of a phrase.
fn inside<'a>(line: &'a str, phrase: &str) -> Option<&'a str> {
    let (before, behind) = phrase.split_once(BETWEEN)?;
    let rest = behind_phrase(line, before.trim_end()).filter(|rest| rest.starts_with([' ', ':', ',']))?;
    let rest = unpunctuated(rest.trim_start_matches([' ', ':', ',']));
    let inside = before_phrase(rest, behind.trim_start())?;
    (behind.is_empty() || inside.ends_with(' ')).then(|| inside.trim_end())
}

/// The texts before and behind the word or dash that divides a range.
fn halves<'a>(range: &'a str, replies: &'a PhraseTable) -> impl Iterator<Item = (&'a str, &'a str)> {
    let range = behind_word(range, replies.of("from")).unwrap_or(range);
    let dashes = range.match_indices('-').take(DASHES_MAX);
    let at_dash = dashes.filter_map(|(at, dash)| Some((range.get(..at)?, range.get(at + dash.len()..)?)));
    split_at_word(range, replies.of("until")).chain(at_dash)
}

/// A day as somebody wrote it.
#[derive(Clone, Copy, Debug)]
struct WrittenDay {
    day: u8,
    month: Option<u8>,
    year: Option<u16>,
    is_doubtful: bool,
}

/// The days that a text can mean: two if day and month could change places.
fn days(text: &str) -> Vec<WrittenDay> {
    let text = text.trim();
    if text.len() > DATE_MAX {
        return Vec::new();
    }
    let low = fold(text);
    let mut numbers: Vec<&str> = Vec::new();
    let mut month = None;
    let digit = |sign: char| sign.is_ascii_digit();
    let mut rest = low.as_str();
    while let Some(sign) = rest.chars().next() {
        let ends = |part: fn(char) -> bool| rest.find(|sign: char| !part(sign)).unwrap_or(rest.len());
        let (word, behind) = if digit(sign) {
            rest.split_at(ends(|sign| sign.is_ascii_digit()))
        } else if sign.is_alphabetic() {
            rest.split_at(ends(char::is_alphabetic))
        } else if " .,/-\u{ba}".contains(sign) {
            rest.split_at(sign.len_utf8())
        } else {
            return Vec::new();
        };
        rest = behind;
        if digit(sign) {
            numbers.push(word);
        } else if let Some(named) = phrases().months.get(word) {
            if month.replace(*named).is_some() {
                return Vec::new();
            }
        } else if sign.is_alphabetic() && !phrases().in_dates.contains(word) {
            return Vec::new();
        }
    }
    let has = |sign: char| low.contains(sign);
    let written = |day: &str, month: Option<u8>, year: Option<&str>, is_doubtful: bool| {
        let day = day.parse().ok().filter(|day| (1..=31).contains(day))?;
        let year = match year {
            None => None,
            Some(year) if year.len() == 2 => Some(2000 + year.parse::<u16>().ok()?),
            Some(year) => Some(year.parse().ok().filter(|_| year.len() == 4)?),
        };
        Some(WrittenDay { day, month, year, is_doubtful })
    };
    let numbered = |month: &str| month.parse::<u8>().ok().filter(|month| (1..=12).contains(month));
    let with = |day: &str, month: &str, year: Option<&str>, is_doubtful: bool| {
        numbered(month).and_then(|month| written(day, Some(month), year, is_doubtful))
    };
    let found = match (month, numbers.as_slice()) {
        (Some(month), [day]) => [written(day, Some(month), None, false), None],
        (Some(month), [day, year]) => [written(day, Some(month), Some(*year), false), None],
        (None, [day]) => [written(day, None, None, false), None],
        (None, [year, month, day]) if year.len() == 4 => [with(day, month, Some(*year), false), None],
        (None, [first, second, year @ ..]) if year.len() <= 1 => {
            let year = year.first().copied();
            if has('/') {
                let [day_first, month_first] = [with(first, second, year, false), with(second, first, year, true)];
                let both = day_first.is_some() && month_first.is_some() && first != second;
                let doubted = day_first.map(|day| WrittenDay { is_doubtful: both, ..day });
                [doubted, month_first.filter(|_| both || day_first.is_none())]
            } else {
                [with(first, second, year, false), None]
            }
        }
        _ => [None, None],
    };
    found.into_iter().flatten().collect()
}

/// The first and the last day of an absence, whatever of month and year is left out.
fn span(from: WrittenDay, until: WrittenDay, today: Time) -> Option<(String, String)> {
    let day = |year: i32, month: u8, day: u8| Time::of_day(&format!("{year:04}-{month:02}-{day:02}"));
    let until_month = until.month?;
    let from_month = from.month.unwrap_or(until_month);
    // A day of 29 February is in a leap year, so more than the next year is tried.
    let this_year = i32::from(today.year());
    let ends = until.year.map_or(this_year - 1..=this_year + 8, |year| i32::from(year)..=i32::from(year));
    let spans = ends.flat_map(|end| {
        let begins = from.year.map_or(end - 1..=end, |year| i32::from(year)..=i32::from(year));
        begins
            .rev()
            .filter_map(move |begin| Some((day(begin, from_month, from.day)?, day(end, until_month, until.day)?)))
    });
    let is_given = until.year.is_some() || from.year.is_some();
    let mut fitting = spans.filter(|(from, until)| from <= until && (is_given || until.plus_days(1) > today));
    let (from, until) = fitting.next()?;
    let date = |time: Time| time.to_string().get(..10).map(str::to_owned);
    Some((date(from)?, date(until)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> (Vec<String>, bool) {
        let today = Time::parse("2026-11-26T10:00:00Z").unwrap_or(Time::FIRST);
        let found = absences(line, today).unwrap_or(Absences { readings: Vec::new(), is_doubtful: false });
        (found.readings.into_iter().map(|(from, until)| format!("{from} {until}")).collect(), found.is_doubtful)
    }

    #[test]
    fn dates_are_read_as_they_are_written_in_ten_languages() {
        for line in [
            "away 2026-12-20 to 2027-01-06",
            "Away from 2026-12-20 until 2027-01-06.",
            "away 20.12.2026 to 6.1.2027",
            "away 20.12. - 6.1.",
            "away December 20 to January 6",
            "I am away from the 20th of December until the 6th of January",
            "away: Dec 20, 2026 to Jan 6, 2027",
            "Urlaub 20.12.26-6.1.27",
            "Urlaub vom 20. Dezember bis zum 6. Jänner",
            "Ich bin vom 20.12. bis 6.1. verreist",
            "ich bin vom 20. Dezember 2026 bis 6. Januar 2027 im Urlaub",
            "absent du 20 décembre au 6 janvier",
            "Je serai absente du 20 décembre 2026 au 6 janvier 2027",
            "Je suis en vacances du 20/12/2026 au 06/01/2027",
            "assente dal 20 dicembre al 6 gennaio",
            "sono in ferie dal 20.12.2026 al 6.1.2027",
            "ausente del 20 de diciembre al 6 de enero",
            "Estaré fuera del 20 de diciembre de 2026 al 6 de enero de 2027",
            "afwezig van 20 december t/m 6 januari",
            "Ik ben van 20-12-2026 tot 6-1-2027 op vakantie",
            "nieobecny od 20 grudnia do 6 stycznia",
            "Nie ma mnie od 20.12.2026 r. do 6.01.2027 r.",
            "dovolená od 20. prosince do 6. ledna",
            "Jsem pryč od 20.12.2026 do 6.1.2027",
            "в отпуске с 20 декабря по 6 января",
            "Меня не будет с 20.12.2026 по 06.01.2027",
            "ausente de 20 de dezembro a 6 de janeiro",
            "estou de férias de 20/12/2026 até 6 de janeiro",
        ] {
            let (readings, is_doubtful) = read(line);
            if line.contains("06/01") {
                assert_eq!(readings, ["2026-12-20 2027-01-06", "2026-12-20 2027-06-01"], "{line}");
                assert!(is_doubtful);
                continue;
            }
            assert_eq!((readings, is_doubtful), (vec!["2026-12-20 2027-01-06".to_owned()], false), "{line}");
        }
    }

    #[test]
    fn what_is_left_out_follows_from_the_rest() {
        assert_eq!(read("away 20. to 27.12.").0, ["2026-12-20 2026-12-27"]);
        assert_eq!(read("away 3.3. to 9.3.").0, ["2027-03-03 2027-03-09"]);
        assert_eq!(read("away 20.11. to 27.11.").0, ["2026-11-20 2026-11-27"], "it has begun");
        assert_eq!(read("away 20.12. to 6.1.2028").0, ["2027-12-20 2028-01-06"]);
        assert_eq!(read("away 29.2. to 1.3.").0, ["2028-02-29 2028-03-01"]);
        assert_eq!(read("away 20.12.2026 to 20.12.2026").0, ["2026-12-20 2026-12-20"]);
    }

    #[test]
    fn dates_with_the_month_first_are_asked_about() {
        assert_eq!(read("away 12/20/2026 to 1/16/2027"), (vec!["2026-12-20 2027-01-16".to_owned()], true));
        let both = ["2026-12-20 2027-01-06", "2026-12-20 2027-06-01"].map(str::to_owned).to_vec();
        assert_eq!(read("away 20/12/2026 to 6/1/2027"), (both, true));
        assert_eq!(read("away 20/12/2026 to 27/12/2026"), (vec!["2026-12-20 2026-12-27".to_owned()], false));
    }

    #[test]
    fn what_is_no_range_of_days_is_no_absence() {
        for line in [
            "away",
            "away next week",
            "away from home",
            "away 31.11.2026 to 6.1.2027",
            "away 6.1.2027 to 20.12.2026",
            "away 20.12.2026",
            "away 1/2/3/4 to 5",
            "away 2026-13-01 to 2027-01-06",
            "away a-b",
            "20.12.2026 to 6.1.2027",
            "Urlaub ist schön",
        ] {
            assert_eq!(read(line), (Vec::new(), false), "{line}");
        }
        assert_eq!(read(&format!("away {}", "1-".repeat(200))).0, [] as [&str; 0]);
    }
}
