//! The cases of `tests/vectors/clocks.json`: charters, absences, and histories to the second.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::env;

use adjudicate_record::crypto::{Digest, sha256};
use adjudicate_record::dice::Member;
use adjudicate_record::log::{AbsencePeriod, AnnouncedAbsence, Clock, Time};
use adjudicate_rules::Seat;
use serde::Deserialize;
use serde_json::{Value, json};

use super::absence::Absences;
use super::bank::BankFigures;
use super::charter::check_clock;
use super::duty_clock::Duty;
use super::receipts::hold_to_later;
use super::time_book::{DutyTerms, SlipTimes, StepDuty, TimeBook, TimeStep};

#[derive(Deserialize)]
struct Vectors {
    charters: Vec<CharterCase>,
    absences: Vec<AbsenceCase>,
    cases: Vec<Case>,
}

#[derive(Deserialize)]
struct CharterCase {
    about: String,
    clock: Value,
    valid: bool,
}

#[derive(Deserialize)]
struct AbsenceCase {
    clock: Clock,
    slips: Vec<AbsenceSlip>,
    expect: Vec<bool>,
}

#[derive(Deserialize)]
struct AbsenceSlip {
    at: Time,
    #[serde(flatten)]
    period: AbsencePeriod,
}

#[derive(Deserialize)]
struct Case {
    name: String,
    #[serde(default)]
    about: String,
    clock: Clock,
    players: Vec<String>,
    entries: Vec<CaseEntry>,
    now: Time,
    expect: Value,
}

#[derive(Deserialize)]
struct CaseEntry {
    by: String,
    at: Time,
    act: String,
    then: Option<String>,
    #[serde(default)]
    slips: Vec<Value>,
    next: Option<NextDuty>,
}

#[derive(Deserialize)]
struct NextDuty {
    name: String,
    #[serde(rename = "for")]
    duty: String,
    #[serde(default)]
    wait: bool,
}

fn vectors() -> Vectors {
    let here = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/vectors/clocks.json");
    // `tests/clocks/second.py run` has random histories with what it has found of them.
    let path = env::var_os("ADJUDICATE_CLOCKS").map_or(here, std::path::PathBuf::from);
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

#[test]
fn charters_have_clocks_that_fit_together() {
    let cases = vectors().charters;
    assert!(cases.len() >= 21);
    for case in cases {
        let clock: Clock = serde_json::from_value(case.clock).unwrap();
        let valid = check_clock(&clock, false).is_ok() || check_clock(&clock, true).is_ok() && case.valid;
        assert_eq!(valid, case.valid, "{}", case.about);
    }
}

#[test]
fn absences_keep_within_the_clock() {
    let cases = vectors().absences;
    assert!(cases.len() >= 40);
    let seat = Seat::all(1).next().unwrap();
    for (number, case) in cases.iter().enumerate() {
        let mut absences = Absences::none(Some(&case.clock));
        let mut found = Vec::new();
        for slip in &case.slips {
            let fits = absences.check(Some(&case.clock), seat, Some(slip.at), slip.period).is_ok();
            if fits {
                absences.keep(seat, &AnnouncedAbsence::own(slip.period), (Digest([0; 32]), slip.at), 1);
            }
            found.push(fits);
        }
        assert_eq!(found, case.expect, "case {number}");
    }
}

#[test]
fn histories_are_charged_to_the_second() {
    let cases = vectors().cases;
    assert!(cases.len() >= 200);
    let wrong: Vec<String> = cases.iter().filter_map(|case| differs(case).err()).collect();
    assert!(
        wrong.is_empty(),
        "{} of {} cases differ:\n{}",
        wrong.len(),
        cases.len(),
        wrong[..wrong.len().min(4)].join("\n")
    );
}

fn entry_id(number: usize) -> Digest {
    Digest(sha256(&[format!("entry {number}").as_bytes()]))
}

fn slip_id(place: &str) -> Digest {
    Digest(sha256(&[format!("slip {place}").as_bytes()]))
}

fn duty(name: &str) -> Duty {
    if name == "turn" { Duty::Turn } else { Duty::Reveal }
}

/// A case as the referee follows it.
struct FollowedCase {
    times: TimeBook,
    absences: Absences,
    late: Vec<Value>,
}

impl FollowedCase {
    fn of(case: &Case) -> FollowedCase {
        let member = |name: &str| {
            let place = case.players.iter().position(|player| player == name)?;
            Seat::all(case.players.len()).nth(place).map(Member::Player)
        };
        let mut followed =
            FollowedCase { times: TimeBook::new(), absences: Absences::none(Some(&case.clock)), late: Vec::new() };
        let mut held: Option<(Member, Duty)> = None;
        for (number, entry) in case.entries.iter().enumerate() {
            let author = member(&entry.by);
            let mut slips = SlipTimes::default();
            for (place, slip) in (1..).zip(&entry.slips) {
                let by = member(slip["by"].as_str().unwrap());
                slips.authors.extend(by);
                let at = Time::parse(slip["at"].as_str().unwrap()).unwrap();
                if let Some(received) = slip.get("received") {
                    let of = received["of"].as_str().unwrap();
                    let id = match of.strip_prefix("entry ") {
                        Some(entry) => entry_id(entry.parse().unwrap()),
                        None => slip_id(of.strip_prefix("slip ").unwrap()),
                    };
                    let had = Time::parse(received["at"].as_str().unwrap()).unwrap();
                    followed.times.receive(id, had);
                    followed.absences.receive(id, had);
                } else if let Some(period) = slip.get("absence") {
                    let period: AbsencePeriod = serde_json::from_value(period.clone()).unwrap();
                    let seat = by.unwrap().seat().unwrap();
                    let id = slip_id(&format!("{number}/{place}"));
                    followed.absences.keep(seat, &AnnouncedAbsence::own(period), (id, at), number as u64);
                } else if let Some(extend) = slip.get("extend") {
                    let player = member(extend["player"].as_str().unwrap()).unwrap();
                    slips.extended.push((player, extend["days"].as_u64().unwrap()));
                } else {
                    slips.refilled.push((by.unwrap().seat().unwrap(), slip["refill"].as_u64().unwrap()));
                }
            }
            let next = entry.next.as_ref().map(|next| (member(&next.name).unwrap(), duty(&next.duty), next.wait));
            let ends = matches!(entry.act.as_str(), "turn" | "answer" | "agree") && held.map(|held| held.0) == author;
            let mut due: Vec<StepDuty> = next
                .iter()
                .map(|(member, duty, _)| StepDuty { member: *member, duty: *duty, goes_on: !ends })
                .collect();
            let waits = next.is_some_and(|next| next.2);
            if waits {
                due.push(StepDuty { member: Member::Referee, duty: Duty::Reveal, goes_on: false });
            }
            let step = TimeStep {
                at: entry.at,
                author,
                due,
                holder: next.map(|next| next.0),
                last: None,
                has_roller: waits,
                turn: entry.act == "turn",
                ordered: entry.then.as_deref().and_then(member).and_then(Member::seat),
                slips,
            };
            if let Some((member, _)) = held {
                let goes_on = next.is_some_and(|(whose, duty, _)| !ends && held == Some((whose, duty)));
                if !goes_on {
                    let place = member.seat().unwrap().index();
                    followed.late.push(json!({"entry": number, "player": case.players[place]}));
                }
            }
            held = next.map(|(member, duty, _)| (member, duty));
            let terms = DutyTerms { clock: Some(&case.clock), absences: &followed.absences };
            followed.times.push(step, entry_id(number), terms);
        }
        followed
    }
}

/// Compares a case with what is expected of it.
fn differs(case: &Case) -> Result<(), String> {
    let followed = FollowedCase::of(case);
    let terms = DutyTerms { clock: Some(&case.clock), absences: &followed.absences };
    let raw = followed.times.dates(terms);
    let mut dates = raw.clone();
    hold_to_later(&mut dates);
    let posted: Vec<Time> = dates.iter().map(|date| date.posted).collect();
    let seen: Vec<Time> = dates.iter().map(|date| date.seen).collect();
    let same = |what: &str, found: Value| {
        let expected = case.expect.get(what).unwrap_or(&Value::Null);
        match found == *expected {
            true => Ok(()),
            false => Err(format!("{} ({}), {what}:\n  found    {found}\n  expected {expected}", case.name, case.about)),
        }
    };
    same("posted", json!(posted))?;
    same("seen", json!(seen))?;
    match &case.clock {
        Clock::Bank(clock) => {
            let steps = followed.times.steps();
            let bank = BankFigures::follow(clock, case.players.len(), steps, raw, &followed.absences, None);
            let ended: Vec<Value> = bank
                .endings()
                .iter()
                .map(|one| {
                    json!({
                        "entry": one.seq, "player": case.players[one.seat.index()], "turn": one.turn,
                        "charge": one.charge, "clock": one.after.clock, "reserve": one.after.reserve,
                        "turns": one.after.turns, "overstepped": one.after.overstepped,
                    })
                })
                .collect();
            same("ended", json!(ended))?;
            let players: serde_json::Map<String, Value> = Seat::all(case.players.len())
                .map(|seat| {
                    let state = bank.player(seat).unwrap();
                    let value = json!({
                        "clock": state.clock, "reserve": state.reserve, "turns": state.turns,
                        "overstepped": state.overstepped,
                    });
                    (case.players[seat.index()].clone(), value)
                })
                .collect();
            same("players", Value::Object(players))?;
            let due = bank.running().map(|(seat, since)| {
                let until = bank.until().unwrap();
                json!({
                    "name": case.players[seat.index()],
                    "for": case.entries.last().unwrap().next.as_ref().unwrap().duty,
                    "since": since, "until": until, "charge_now": bank.charge_at(case.now).map(|found| found.charge),
                    "overstepped_now": case.now > until, "silent_now": bank.is_silent(case.now),
                })
            });
            same("due", due.unwrap_or(Value::Null))
        }
        Clock::PerTurn(clock) => {
            let duties = followed.times.duties(terms);
            let late = |member: Member| duties.late.iter().filter(move |late| late.member == member);
            let member = |name: &str| {
                let place = case.players.iter().position(|player| player == name).unwrap();
                Member::Player(Seat::all(case.players.len()).nth(place).unwrap())
            };
            let ended: Vec<Value> = followed
                .late
                .iter()
                .map(|one| {
                    let acts = late(member(one["player"].as_str().unwrap())).filter(|late| one["entry"] == late.seq);
                    let days: u64 = acts.map(|late| late.by(&followed.absences)).sum();
                    json!({"entry": one["entry"], "player": one["player"], "late": days})
                })
                .collect();
            same("ended", json!(ended))?;
            let left = |name: &str| {
                let days: u64 = late(member(name)).map(|late| late.by(&followed.absences)).sum();
                (clock.grace_days.saturating_sub(days), days > clock.grace_days)
            };
            let players: serde_json::Map<String, Value> = case
                .players
                .iter()
                .map(|name| (name.clone(), json!({"grace_left": left(name).0, "overstepped": left(name).1})))
                .collect();
            same("players", Value::Object(players))?;
            let due = case.entries.last().unwrap().next.as_ref().map(|next| {
                let owed = &duties.owed[&member(&next.name)];
                let days = terms.days(owed).unwrap();
                let until = followed.absences.deadline(member(&next.name), owed.from, days, u64::MAX);
                let grace = until.plus_days(left(&next.name).0);
                json!({
                    "name": next.name, "for": next.duty, "since": owed.since, "until": until,
                    "until_with_grace": grace, "overstepped_now": case.now > grace,
                })
            });
            same("due", due.unwrap_or(Value::Null))
        }
    }
}
