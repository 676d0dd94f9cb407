//! The first words of letters about time: reminders, and that a player's time is over.

use adjudicate_referee::Match;
use adjudicate_rules::Phrase;

use crate::names;

/// A sentence about a player and a date.
fn about(key: &'static str, name: &str, date: Phrase) -> Phrase {
    Phrase { key, ..date }.with("name", names::value(name))
}

/// The time ends soon.
pub fn near(name: &str, until: Phrase) -> Phrase {
    about("notice-near", name, until)
}

/// Half of the time is over.
pub fn half(name: &str, until: Phrase) -> Phrase {
    about("notice-half", name, until)
}

/// Nothing has come for so many days.
pub fn silence(name: &str, since: Phrase, days: u64) -> Phrase {
    about("notice-silence", name, since).with("days", days)
}

/// The time is over, and grace is left.
pub fn passed(name: &str, until: Phrase) -> Phrase {
    about("notice-passed", name, until)
}

/// The time is over, with all grace.
pub fn grace_over(name: &str, until: Phrase) -> Phrase {
    about("notice-grace-over", name, until)
}

/// The time is over, in a game without grace.
pub fn over(name: &str, until: Phrase) -> Phrase {
    about("notice-over", name, until)
}

/// Nothing has come for so many days that the game can be decided for it.
pub fn silent(name: &str, since: Phrase, days: u64) -> Phrase {
    about("notice-silent", name, since).with("days", days)
}

/// How the other players claim it, in words or with the program.
pub fn how_to_claim(name: &str, in_words: bool) -> Phrase {
    Phrase::of(if in_words { "notice-claim-in-words" } else { "notice-claim" }).with("player", name)
}

/// How a player says that he is away; none if the clock has no days for it.
pub fn how_to_be_away(state: &Match, in_words: bool) -> Option<Phrase> {
    let clock = state.charter().clock.as_ref().filter(|clock| clock.has_absences())?;
    let in_event = state.charter().event.is_some() && clock.absence_days_per_year().is_some();
    Some(Phrase::of(match (in_words, in_event) {
        (true, _) => "notice-away-in-words",
        (false, true) => "notice-away-event",
        (false, false) => "notice-away",
    }))
}
