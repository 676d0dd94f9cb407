//! Slips that wait, and those that nobody can write in any more.

use super::findings::{Finding, entry, file, person};
use super::{acts, line};
use crate::view::{counted, listed};
use adjudicate_record::log::{Order, SlipKind};
use adjudicate_referee::dispute::{DisputedCase, SlipStanding, UnwrittenSlip};

/// Returns the finding about a slip that is not in the line.
pub fn told(case: &DisputedCase<'_>, waiting: &UnwrittenSlip<'_>) -> Finding {
    let by = person(waiting.slip.by.as_str());
    let place = case.entry(&waiting.slip.after).map(|letter| letter.entry.seq);
    let held = match waiting.fell_with.and_then(|id| case.entry(&id)) {
        Some(letter) => format!("was written into {} and fell out with it", entry(letter)),
        None => format!("is in {}", listed(&waiting.sources)),
    };
    let signed = place.map_or(String::new(), |place| format!(", signed behind entry {place},"));
    let what = format!("A slip of {by}, {}{signed} {held}.", acts::slip(waiting.slip));
    let home = line::home(case);
    let last = case.line.len().saturating_sub(1) as u64;
    match &waiting.standing {
        SlipStanding::Waits => {
            let since = last.saturating_sub(place.unwrap_or(last));
            let holder = case.state.holder().map(|holder| person(case.state.name_of(holder.member)));
            let who = holder.unwrap_or_else(|| "the referee".to_owned());
            let since = match since {
                0 => String::new(),
                since => format!(", though {} been written since", counted(since, "entry has", "entries have")),
            };
            if waiting.fell_with.is_some() {
                return finding_of_slip(
                    format!("{what} It waits again, and {who} can write it in{since}."),
                    format!("{by} hands it in once more, as it is, or signs another one behind entry {last}."),
                );
            }
            let held: Vec<String> = waiting.sources.iter().map(|source| file(source)).collect();
            let elsewhere = held.iter().find(|_| !held.contains(&home));
            let mut commands: Vec<String> =
                elsewhere.iter().map(|source| format!("adjudicate import {source} --game {home}")).collect();
            let way = match &waiting.slip.kind {
                SlipKind::Order(Order { when: Some(when), .. }) => format!(
                    "It is written in with the turn \"{when}\" of {who}, if that is played; any other turn declines it."
                ),
                SlipKind::Order(Order { when: None, then }) => format!(
                    "It is written in with the next turn of {who}, if \"{then}\" is legal after that; otherwise it lapses."
                ),
                SlipKind::Offer(_) => {
                    commands.push(format!("adjudicate accept --game {home}"));
                    "Who agrees accepts it; who plays on declines it.".to_owned()
                }
                SlipKind::Accept(_) => {
                    format!("It takes effect when {who} agrees to the same offer as well, and all others have.")
                }
                SlipKind::Note(_)
                | SlipKind::Claim(_)
                | SlipKind::Resign(_)
                | SlipKind::Rekey(_)
                | SlipKind::Extend(_)
                | SlipKind::Absence(_)
                | SlipKind::Received(_)
                | SlipKind::Refill(_) => {
                    commands.push(format!("adjudicate post --game {home}"));
                    match case.can_be_ruled() {
                        true => {
                            commands.push(format!("adjudicate rule here --reason \"slips that waited\" --game {home}"));
                            format!(
                                "{who} writes it in with the next entry or with a post; if they do not, the referee can, with a ruling:"
                            )
                        }
                        false => format!("{who} writes it in with the next entry, or with a post:"),
                    }
                }
            };
            Finding {
                kind: "slip",
                bad: false,
                says: format!("{what} It waits{since}, and {who} can write it in."),
                way,
                commands,
            }
        }
        SlipStanding::Lapsed => finding_of_slip(
            format!("{what} It has lapsed: the game has gone on since, so that nobody can write it in."),
            format!("It binds nobody; {by} may sign another one behind entry {last}."),
        ),
        SlipStanding::Aside => finding_of_slip(
            format!(
                "{what} The entry behind which it was signed does not stand in the line, so nobody can write it in."
            ),
            format!("{by} may sign another one behind entry {last}."),
        ),
        SlipStanding::Early => finding_of_slip(
            format!(
                "{what} The entry behind which it was signed is in none of the copies, so that nobody can say whether it waits."
            ),
            format!("Ask {by} for everything that they have."),
        ),
        SlipStanding::Invalid(fault) => {
            let is_forged = fault.key == Some("sig");
            let way = match is_forged {
                true => format!("Nothing can be held against {by} for it; ask {by} for it again, if it is theirs."),
                false => "Nothing has to be done: it binds nobody.".to_owned(),
            };
            let says = format!("{what} It cannot be written in as things stand: {}.", fault.reason);
            Finding { bad: is_forged, ..finding_of_slip(says, way) }
        }
    }
}

fn finding_of_slip(says: String, way: String) -> Finding {
    Finding { kind: "slip", bad: false, says, way, commands: Vec::new() }
}
