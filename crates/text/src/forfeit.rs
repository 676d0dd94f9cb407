//! The facts for a referee before a player loses by a ruling.

use adjudicate_locales::Language;
use adjudicate_record::dice::Member;
use adjudicate_record::log::Time;
use adjudicate_referee::Match;

use crate::dates::Calendar;
use crate::status::{self, Status, StatusFacts};
use crate::{clock, names, view};

/// Returns a member's duty, whether the time for it is over, and the days of absence, one sentence each. The language and the calendar
/// are the reader's.
pub fn grounds(
    language: Language,
    state: &Match,
    member: Member,
    now: Time,
    calendar: Option<&Calendar>,
) -> Vec<String> {
    let days = Calendar::of_days(now);
    let text = |key| language.text(key, &[]);
    let named = |status: &Status| matches!(status, Status::Waiting(task) if task.name == state.name_of(member));
    let due =
        status::of(state, None, &StatusFacts { language, ..StatusFacts::default() }, None).into_iter().find(named);
    let mut lines = vec![match due {
        Some(due) => due.sentence_in(language, calendar),
        None => language.text("grounds-nothing-due", &[("name", names::shown(state, member).into())]),
    }];
    let deadline = state.owed().get(&member).map(|owed| state.deadline(member, owed));
    lines.extend(match deadline {
        None => None,
        Some(None) => Some(text("grounds-no-time")),
        Some(Some((until, _))) if now <= until => Some(text("grounds-time-left")),
        Some(Some((until, grace))) if now <= grace => {
            let values = [("date", days.date(until).into()), ("grace", days.date(grace).into())];
            Some(language.text("grounds-in-grace", &values))
        }
        Some(Some((_, grace))) => Some(language.text("grounds-time-over", &[("date", days.date(grace).into())])),
    });
    if member.seat().is_some_and(|seat| state.out_of_time(now).contains(&seat)) {
        lines.extend(clock::sum(language, state, member, now));
    }
    let absences = member.seat().map(|seat| state.absences(seat)).unwrap_or_default();
    let name = state.name_of(member);
    lines.extend(absences.iter().map(|absence| {
        let values = [("name", name.into()), ("period", view::away_in(language, absence).into())];
        language.text("grounds-away", &values)
    }));
    lines
}
