//! The first words of letters about time: reminders, and that a player's time is over.

use adjudicate_referee::Match;

use crate::view;

/// The time ends soon.
pub fn near(name: &str, until: &str) -> String {
    format!("A reminder for {name}: the time ends on {until}.")
}

/// Half of the time is over.
pub fn half(name: &str, until: &str) -> String {
    format!("A reminder for {name}: half of the time is over; it ends on {until}.")
}

/// Nothing has come for so many days.
pub fn silence(name: &str, since: &str, days: u64) -> String {
    let days = view::counted(days, "day", "days");
    format!("A reminder for {name}: nothing has come from {name} for {days}, since {since}.")
}

/// The time is over, and grace is left.
pub fn passed(name: &str, until: &str) -> String {
    format!("The time of {name} ended on {until}; now the grace is being used up.")
}

/// The time is over, with all grace.
pub fn grace_over(name: &str, until: &str) -> String {
    format!("The time of {name}, with all grace, ended on {until}.")
}

/// The time is over, in a game without grace.
pub fn over(name: &str, until: &str) -> String {
    format!("The time of {name} ended on {until}.")
}

/// Nothing has come for so many days that the game can be decided for it.
pub fn silent(name: &str, since: &str, days: u64) -> String {
    let days = view::counted(days, "day", "days");
    format!(
        "Nothing has come from {name} for {days}, since {since}. The clock of this game says that the referee can decide it for that."
    )
}

/// How the other players claim it, in words or with the program.
pub fn how_to_claim(name: &str, in_words: bool) -> String {
    match in_words {
        false => format!("The others can claim it: `adjudicate claim timeout {name}`."),
        true => {
            format!("The others can claim it, and write `claim timeout {name}` alone on a line. The referee decides.")
        }
    }
}

/// How a player says that he is away; none if the clock has no days for it.
pub fn how_to_be_away(state: &Match, in_words: bool) -> Option<&'static str> {
    let clock = state.charter().clock.as_ref().filter(|clock| clock.has_absences())?;
    let in_event = state.charter().event.is_some() && clock.absence_days_per_year().is_some();
    Some(match (in_words, in_event) {
        (true, _) => "To be away, write `away`, the first day, `to`, and the day on which you are back.",
        (false, true) => {
            "To be away, run `adjudicate event away`, with the first day, `to`, the day on which you are back, and `--send`."
        }
        (false, false) => {
            "To be away, run `adjudicate away`, with the first day, `to`, the day on which you are back, and `--send`."
        }
    })
}
