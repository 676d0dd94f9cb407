//! The facts for a referee before a player loses by a ruling.

use adjudicate_locales::Language;
use adjudicate_record::dice::Member;
use adjudicate_record::log::Time;
use adjudicate_referee::Match;

use crate::dates::Calendar;
use crate::status::{self, Status, StatusFacts};
use crate::{clock, names, view};

/// Returns a member's duty, whether the time for it is over, and the days of absence, one sentence each. The calendar is the
/// reader's, if there is one.
pub fn grounds(state: &Match, member: Member, now: Time, calendar: Option<&Calendar>) -> Vec<String> {
    let days = Calendar::of_days(now);
    let named = |status: &Status| matches!(status, Status::Waiting(task) if task.name == state.name_of(member));
    let due = status::of(state, None, &StatusFacts::default(), None).into_iter().find(named);
    let mut lines = vec![match due {
        Some(due) => due.sentence(calendar),
        None => format!("{} has nothing to do now.", names::shown(state, member)),
    }];
    let deadline = state.owed().get(&member).map(|owed| state.deadline(member, owed));
    lines.extend(match deadline {
        None => None,
        Some(None) => Some("The charter sets no time for it.".to_owned()),
        Some(Some((until, _))) if now <= until => Some("The time for it is not over.".to_owned()),
        Some(Some((until, grace))) if now <= grace => Some(format!(
            "The time for it was over on {}, but there is grace until {}.",
            days.day(until),
            days.day(grace)
        )),
        Some(Some((_, grace))) => Some(format!("The time for it, with all grace, was over on {}.", days.day(grace))),
    });
    if member.seat().is_some_and(|seat| state.out_of_time(now).contains(&seat)) {
        lines.extend(clock::sum(Language::ENGLISH, state, member, now));
    }
    let absences = member.seat().map(|seat| state.absences(seat)).unwrap_or_default();
    let name = state.name_of(member);
    lines.extend(absences.iter().map(|absence| format!("{name} has announced to be away {}.", view::away(absence))));
    lines
}
