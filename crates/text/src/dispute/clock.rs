//! Time in the copies of a game: duties and deadlines by each, and receipts and absences that not all of them have.

use std::path::Path;

use adjudicate_record::log::{EntryKind, SignedEntry, Slip, SlipKind};
use adjudicate_referee::dispute::{CopyHolding, DisputedCase, UnwrittenSlip};
use adjudicate_referee::{Match, retrace};

use crate::{dates, status, view};

/// Everything that the copies of a game say about time, each with what follows from it; nothing where the game has no clock.
pub fn told(case: &DisputedCase<'_>) -> Vec<(String, String)> {
    if case.state.charter().clock.is_none() || case.state.outcome().is_some() {
        return Vec::new();
    }
    let mut findings: Vec<(String, String)> =
        case.holdings.iter().filter_map(|holding| of_copy(case, holding)).collect();
    findings.extend(case.slips.iter().filter(|waiting| is_about_time(waiting.slip)).map(|one| in_one_copy(case, one)));
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
fn of_copy(case: &DisputedCase<'_>, holding: &CopyHolding) -> Option<(String, String)> {
    let (last, _) = holding.last.filter(|_| holding.missing.is_empty())?;
    let end = usize::try_from(last).ok()?.checked_add(1)?;
    let letters: Vec<&SignedEntry> = case.line.get(..end)?.iter().filter_map(|id| case.entry(id)).collect();
    let newest = letters.last()?.entry.clone();
    let mut state: Option<Match> = None;
    retrace(letters, |_, after| state = Some(after.clone())).ok()?;
    let state = state?;
    let due = people(&state);
    let author = state.member(&newest.by);
    let late = author.map(|author| state.late_duties(author)).unwrap_or_default();
    let late = late.iter().find(|late| late.seq == newest.seq).map(|late| late.late);
    let late = match late {
        Some(days) => format!(" Entry {last} came {} late.", view::counted(days, "day", "days")),
        None if matches!(newest.kind, EntryKind::Turn(_)) => format!(" Entry {last} was in time."),
        None => String::new(),
    };
    let says = format!("By {}, which has the line up to entry {last}: {due}{late}", file(&holding.source));
    Some((says, String::new()))
}

/// A receipt, an absence or more time that the line does not have, and what would follow from it.
fn in_one_copy(case: &DisputedCase<'_>, waiting: &UnwrittenSlip<'_>) -> (String, String) {
    let held: Vec<String> = waiting.sources.iter().map(|source| file(source)).collect();
    let what = view::slip_line(&case.state, waiting.slip);
    let says = format!("Only {} has this: {what}.", view::listed(&held));
    let way = match case.state.after_slips([waiting.slip]) {
        Some(after) => format!("If it is written in now, then: {}", people(&after)),
        None => "It cannot be written in at the end of the line, so that nothing follows from it.".to_owned(),
    };
    (says, way)
}

fn file(source: &str) -> String {
    view::quoted(Path::new(source))
}

/// The duties with their dates, or how the game has ended.
fn people(state: &Match) -> String {
    if state.outcome().is_some() || state.owed().is_empty() {
        return status::told(state, None, None).join(" ");
    }
    let duties = state.owed().iter().map(|(member, owed)| {
        let (name, act) = (state.name_of(*member), status::infinitive(owed.duty));
        let until = match state.deadline(*member, owed) {
            Some((until, grace)) if grace > until => format!("until {until}, with grace until {grace}"),
            Some((until, _)) => format!("until {until}"),
            None => "without a deadline".to_owned(),
        };
        format!("Since {}, {name} has {act}, {until}.", owed.since)
    });
    dates::for_people(&duties.collect::<Vec<_>>().join(" "))
}
