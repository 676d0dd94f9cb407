//! Slips that wait, and those that nobody can write in any more.

use super::findings::Finding;
use super::values::{entry, file, signer};
use super::{acts, line};
use adjudicate_locales::Language;
use adjudicate_record::log::{Order, SlipKind, Text};
use adjudicate_referee::Fault;
use adjudicate_referee::dispute::{DisputedCase, SlipStanding, UnwrittenSlip};
use adjudicate_rules::PhraseArgument;

/// Returns the finding about a slip that is not in the line.
pub fn told(language: Language, case: &DisputedCase<'_>, waiting: &UnwrittenSlip<'_>) -> Finding {
    let text = |key, values: &[(&str, PhraseArgument)]| language.text(key, values);
    let by = || ("by", signer(waiting.slip.by.as_str()));
    let last = ("last", PhraseArgument::count(case.line.len().saturating_sub(1)));
    let (says, way) = match &waiting.standing {
        SlipStanding::Waits => return waits(language, case, waiting),
        SlipStanding::Lapsed => (text("dispute-slip-lapsed", &[]), text("dispute-slip-lapsed-way", &[by(), last])),
        SlipStanding::Aside => (text("dispute-slip-aside", &[]), text("dispute-slip-aside-way", &[by(), last])),
        SlipStanding::Early => (text("dispute-slip-early", &[]), text("dispute-slip-early-way", &[by()])),
        SlipStanding::Invalid(fault) => (
            text("dispute-slip-invalid", &[("reason", fault.reason.clone().into())]),
            text("dispute-slip-invalid-way", &[by(), ("forged", is_forged(fault).into())]),
        ),
    };
    let bad = matches!(&waiting.standing, SlipStanding::Invalid(fault) if is_forged(fault));
    let says = format!("{} {says}", found(language, case, waiting));
    Finding { kind: "slip", bad, says, way, commands: Vec::new() }
}

/// Whether a slip does not bear a signature of its author.
fn is_forged(fault: &Fault) -> bool {
    fault.key == Some("sig")
}

/// Describes a slip and the place where it is.
fn found(language: Language, case: &DisputedCase<'_>, waiting: &UnwrittenSlip<'_>) -> String {
    let behind = case.entry(&waiting.slip.after).map(|letter| letter.entry.seq);
    let fell = waiting.fell_with.and_then(|id| case.entry(&id));
    let values = [
        ("by", signer(waiting.slip.by.as_str())),
        ("act", acts::slip(language, &case.state, waiting.slip).into()),
        ("known", behind.is_some().into()),
        ("place", behind.unwrap_or_default().into()),
        ("fell", fell.is_some().into()),
        ("entry", fell.map(|letter| entry(language, letter)).unwrap_or_default().into()),
        ("sources", language.list(&waiting.sources).into()),
    ];
    language.text("dispute-slip-found", &values)
}

/// Returns the finding about a slip that can be written in.
fn waits(language: Language, case: &DisputedCase<'_>, waiting: &UnwrittenSlip<'_>) -> Finding {
    let last = case.line.len().saturating_sub(1) as u64;
    let place = case.entry(&waiting.slip.after).map_or(last, |letter| letter.entry.seq);
    let holder = case.state.holder().map_or("referee", |holder| case.state.name_of(holder.member));
    let name = || ("name", signer(holder));
    let says = |key| {
        let told = language.text(key, &[("since", last.saturating_sub(place).into()), name()]);
        format!("{} {told}", found(language, case, waiting))
    };
    if waiting.fell_with.is_some() {
        let values = [("by", signer(waiting.slip.by.as_str())), ("last", last.into())];
        let way = language.text("dispute-slip-again-way", &values);
        let says = says("dispute-slip-waits-again");
        return Finding { kind: "slip", bad: false, says, way, commands: Vec::new() };
    }
    let home = line::home(case);
    let held: Vec<String> = waiting.sources.iter().map(|source| file(source)).collect();
    let elsewhere = held.iter().find(|_| !held.contains(&home));
    let mut commands: Vec<String> =
        elsewhere.iter().map(|source| format!("adjudicate import {source} --game {home}")).collect();
    let written = |play: &Text| case.state.play().position().written_in(play.as_str(), language.tag());
    let way = match &waiting.slip.kind {
        SlipKind::Order(Order { when: Some(when), .. }) => {
            language.text("dispute-slip-when-way", &[("when", written(when).into()), name()])
        }
        SlipKind::Order(Order { when: None, then }) => {
            language.text("dispute-slip-next-way", &[("then", written(then).into()), name()])
        }
        SlipKind::Offer(_) => {
            commands.push(format!("adjudicate accept --game {home}"));
            language.text("dispute-slip-offer-way", &[])
        }
        SlipKind::Accept(_) => language.text("dispute-slip-accept-way", &[name()]),
        SlipKind::Note(_)
        | SlipKind::Claim(_)
        | SlipKind::Resign(_)
        | SlipKind::Rekey(_)
        | SlipKind::Extend(_)
        | SlipKind::Absence(_)
        | SlipKind::Received(_)
        | SlipKind::Refill(_) => {
            commands.push(format!("adjudicate post --game {home}"));
            if case.can_be_ruled() {
                commands.push(format!("adjudicate rule here --reason \"slips that waited\" --game {home}"));
            }
            language.text("dispute-slip-post-way", &[("ruled", case.can_be_ruled().into()), name()])
        }
    };
    Finding { kind: "slip", bad: false, says: says("dispute-slip-waits"), way, commands }
}
