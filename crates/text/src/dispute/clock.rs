//! Time in the copies of a game: duties and deadlines by each, and receipts and absences that not all of them have.

use adjudicate_locales::Language;
use adjudicate_record::log::{EntryKind, SignedEntry, Slip, SlipKind};
use adjudicate_referee::dispute::{CopyHolding, DisputedCase, UnwrittenSlip};
use adjudicate_referee::{Match, retrace};
use adjudicate_rules::PhraseArgument;

use super::values::{file, signer};
use crate::{dates, duties, status, view};

/// Everything that the copies of a game say about time, each with what follows from it; nothing where the game has no clock.
pub fn told(language: Language, case: &DisputedCase<'_>) -> Vec<(String, String)> {
    if case.state.charter().clock.is_none() || case.state.outcome().is_some() {
        return Vec::new();
    }
    let mut findings: Vec<(String, String)> =
        case.holdings.iter().filter_map(|holding| of_copy(language, case, holding)).collect();
    let about_time = case.slips.iter().filter(|waiting| is_about_time(waiting.slip));
    findings.extend(about_time.map(|one| in_one_copy(language, case, one)));
    findings
}

/// Whether somebody claims that a player is out of time, or a slip about time is in one copy and not in the line: then
/// there is something to decide.
pub fn is_contested(case: &DisputedCase<'_>) -> bool {
    let claims = |slip: &Slip| matches!(slip.kind, SlipKind::Claim(_));
    let in_line =
        || case.line.iter().filter_map(|id| case.entry(id)).flat_map(|letter| &letter.entry.slips).any(claims);
    let runs = case.state.outcome().is_none() && case.state.charter().clock.is_some();
    runs && (case.slips.iter().any(|waiting| claims(waiting.slip) || is_about_time(waiting.slip)) || in_line())
}

fn is_about_time(slip: &Slip) -> bool {
    match slip.kind {
        SlipKind::Absence(_) | SlipKind::Received(_) | SlipKind::Extend(_) | SlipKind::Refill(_) => true,
        SlipKind::Note(_)
        | SlipKind::Claim(_)
        | SlipKind::Resign(_)
        | SlipKind::Offer(_)
        | SlipKind::Accept(_)
        | SlipKind::Order(_)
        | SlipKind::Rekey(_) => false,
    }
}

/// The duties by one copy, as far as it follows the line.
fn of_copy(language: Language, case: &DisputedCase<'_>, holding: &CopyHolding) -> Option<(String, String)> {
    let (last, _) = holding.last.filter(|_| holding.missing.is_empty())?;
    let end = usize::try_from(last).ok()?.checked_add(1)?;
    let letters: Vec<&SignedEntry> = case.line.get(..end)?.iter().filter_map(|id| case.entry(id)).collect();
    let newest = letters.last()?.entry.clone();
    let mut state: Option<Match> = None;
    retrace(letters, |_, after| state = Some(after.clone())).ok()?;
    let state = state?;
    let due = people(language, &state);
    let author = state.member(&newest.by);
    let late = author.map(|author| state.late_duties(author)).unwrap_or_default();
    let late = late.iter().find(|late| late.seq == newest.seq).map(|late| late.late);
    let entry = ("entry", PhraseArgument::from(last));
    let late = match late {
        Some(days) => Some(language.text("dispute-entry-late", &[entry, ("days", days.into())])),
        None if matches!(newest.kind, EntryKind::Turn(_)) => Some(language.text("dispute-entry-in-time", &[entry])),
        None => None,
    };
    let values = [("source", file(&holding.source).into()), ("last", last.into()), ("due", due.into())];
    let says = language.text("dispute-clock-copy", &values);
    Some(([says].into_iter().chain(late).collect::<Vec<_>>().join(" "), String::new()))
}

/// A receipt, an absence or more time that the line does not have, and what would follow from it.
fn in_one_copy(language: Language, case: &DisputedCase<'_>, waiting: &UnwrittenSlip<'_>) -> (String, String) {
    let held: Vec<String> = waiting.sources.iter().map(|source| file(source)).collect();
    let told = view::slip_line_in(language, &case.state, waiting.slip);
    let says = language.text("dispute-clock-only", &[("sources", language.list(&held).into()), ("told", told.into())]);
    let way = match case.state.after_slips([waiting.slip]) {
        Some(after) => language.text("dispute-clock-then", &[("due", people(language, &after).into())]),
        None => language.text("dispute-clock-never", &[]),
    };
    (says, way)
}

/// The duties with their dates, or how the game has ended.
fn people(language: Language, state: &Match) -> String {
    if state.outcome().is_some() || state.owed().is_empty() {
        return status::told_in(language, state, None).join(" ");
    }
    let duties = state.owed().iter().map(|(member, owed)| {
        let values = [("name", signer(state.name_of(*member))), ("duty", owed.duty.name().into())];
        let timed = duties::timed(state, *member, owed);
        language.text("dispute-duty", &values.into_iter().chain(timed).collect::<Vec<_>>())
    });
    dates::for_readers(language, &duties.collect::<Vec<_>>().join(" "))
}
