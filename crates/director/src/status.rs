//! The state of an event in sentences and for scripts, for `event status` and for the page.

use adjudicate_event::{
    AppealRecord, AppealableAct, Audit, AuditedBoard, ClaimRecord, Event, Round, Section, SectionState,
};
use adjudicate_locales::Language;
use adjudicate_record::log::Time;
use adjudicate_referee::Duty;
use adjudicate_report::{AppealStatus, BoardStatus, ClaimStatus, EventStatus, OverdueDuty, RoundStatus, SectionStatus};
use adjudicate_rules::Name;
use adjudicate_text::{dates, event as words};

use crate::directory::EventDirectory;
use crate::notices::pairings;
use crate::{acts, tasks};

/// Returns the state of the event, one line each, with the open boards that `shows` chooses.
pub fn lines(house: &EventDirectory, audit: &Audit, now: Time, shows: impl Fn(&AuditedBoard) -> bool) -> Vec<String> {
    let event = &house.event;
    let mut lines = vec![event.charter().event.as_str().to_owned()];
    if event.lots().is_none() {
        let closes = event.charter().closes;
        lines.push(match now <= closes {
            true => format!("One can enter until {}.", dates::date(closes)),
            false => format!("Entries closed on {}; the director starts the event now.", dates::date(closes)),
        });
    }
    for (place, (section, standing)) in event.sections().enumerate() {
        lines.push(format!("{}: {}", section.name, words::stage(Language::ENGLISH, event, section, standing)));
        if event.lots().is_some() && words::state(event, section, standing) == "waiting" {
            let is_over =
                |place: &usize| event.sections().nth(*place).is_some_and(|(of, at)| event.is_section_over(of, at));
            match event.check_draw(&section.name, now) {
                Ok(_) => lines.push(format!("  it can be drawn: `adjudicate event draw {}`", section.name)),
                // The sources that are not over are named above.
                Err(why) if !section.from.is_empty() && event.sources(section).iter().all(is_over) => {
                    lines.push(format!("  it cannot be drawn yet: {}", why.reason));
                }
                Err(_) => {}
            }
        }
        if standing.drawn.is_none() {
            let names: Vec<&str> = standing.players.iter().map(|name| name.as_str()).collect();
            if !names.is_empty() {
                lines.push(format!("  entered: {}", names.join(", ")));
            }
        }
        for (name, left) in &standing.left {
            lines.push(match &left.excluded {
                Some(reason) => format!("  {name} was excluded on {}: {reason}", left.at),
                None => format!("  {name} withdrew on {}", left.at),
            });
        }
        for (round, names) in &standing.asked {
            let to_come = standing.rounds.iter().all(|paired| paired.number != *round);
            let names: Vec<&str> = names.iter().filter(|name| standing.plays(name)).map(|name| name.as_str()).collect();
            if to_come && !names.is_empty() {
                lines.push(format!("  free in round {round}, as asked for: {}", names.join(", ")));
            }
        }
        if !standing.waiting.is_empty() {
            let names: Vec<&str> = standing.waiting.iter().map(|name| name.as_str()).collect();
            lines.push(format!("  wait for a place: {}", names.join(", ")));
        }
        for name in standing.silent(section) {
            lines.push(format!("  {name} is silent, and is not paired before a slip of {name} comes"));
        }
        for board in open(audit, place, section, standing).filter(|board| shows(board)) {
            lines.push(format!("  round {}, {}", board.round, board_line(section, board, now)));
        }
        if !acts::has_next_round(event, section, standing) {
            continue;
        }
        if let Some(last) = standing.rounds.last().filter(|round| round.is_scored()) {
            lines.push(format!(
                "  round {} is complete: `adjudicate event pair --section {}`",
                last.number, section.name
            ));
        }
    }
    lines.extend(disputed(event, now));
    lines.extend(tasks::besides(house, audit, now).iter().map(tasks::DirectorTask::line));
    lines
}

/// Returns the sentences about appeals, claims that wait for an answer, and rulings against which players can appeal.
fn disputed(event: &Event, now: Time) -> Vec<String> {
    let shown = |name: &Name| name.to_string();
    let mut lines = Vec::new();
    for appeal in event.appeals() {
        let against = appeal.against.act.title(&shown);
        let decided = match appeal_state(event, appeal, now) {
            "pending" => {
                let until = dates::date(event.dismissed_at(appeal));
                format!("waits for a verdict until {until}: `adjudicate event verdict {}`", appeal.seq)
            }
            state => match &appeal.verdict {
                Some(verdict) => format!("{state} by the verdict of entry {}", verdict.seq),
                None => format!("{state}, for want of a verdict"),
            },
        };
        lines.push(format!("appeal of {} (entry {}) against {against}: {decided}", appeal.by, appeal.seq));
    }
    for one in event.waiting_claims() {
        let claim = &one.claim;
        let points: Vec<String> = claim.points.iter().map(u64::to_string).collect();
        lines.push(format!(
            "{} claims {} for {} (entry {}): `adjudicate event rule points` answers",
            one.by,
            points.join(","),
            claim.place(),
            one.seq
        ));
    }
    for entry in (0..event.entries()).filter_map(|seq| event.appealable(seq)) {
        let until = event.appeal_until(entry);
        if now <= until && matches!(entry.act, AppealableAct::Ruling(_)) {
            lines.push(format!(
                "players can appeal against {} (entry {}) until {}",
                entry.act.title(&shown),
                entry.seq,
                dates::date(until)
            ));
        }
    }
    lines
}

/// The state of an appeal in a word, for scripts.
pub fn appeal_state(event: &Event, appeal: &AppealRecord, now: Time) -> &'static str {
    match &appeal.verdict {
        Some(verdict) if verdict.decision.is_some() => "upheld",
        Some(_) => "dismissed",
        None if event.is_pending(appeal, now) => "pending",
        None => "dismissed",
    }
}

/// The boards that wait for something: for a player, or for the director to take their results.
fn open<'a>(
    audit: &'a Audit,
    place: usize,
    section: &'a Section,
    standing: &'a SectionState,
) -> impl Iterator<Item = &'a AuditedBoard> {
    let waits = |board: &&AuditedBoard| {
        let settled = standing.is_settled(section.system, &board.board);
        board.board.scored.is_none() && (!settled || board.points(section).is_some())
    };
    audit.of_section(place).filter(waits)
}

fn board_line(section: &Section, board: &AuditedBoard, now: Time) -> String {
    let names: Vec<&str> = board.board.players.iter().map(|name| name.as_str()).collect();
    let head = format!("board {} ({})", board.board.board, names.join(" - "));
    let Some(game) = &board.game else { return format!("{head}: its game is not here") };
    if board.points(section).is_some() {
        return format!("{head}: over; `adjudicate event collect` takes the result");
    }
    let each: Vec<String> = OverdueDuty::all(game, now)
        .into_iter()
        .map(|one| {
            let duty = if one.duty == Duty::Turn.name() { "move" } else { one.duty };
            let waits = format!("{} has to {duty} since {}", one.name, one.since);
            match (one.overdue_days, one.until) {
                (Some(0), _) => format!("{waits}, OVERDUE since today"),
                (Some(days), _) => format!("{waits}, OVERDUE for {days} days"),
                (None, Some(until)) => format!("{waits}, until {until}"),
                (None, None) => waits,
            }
        })
        .collect();
    format!("{head}: {}", each.join("; "))
}

/// Returns the state of the event for scripts.
pub fn report(house: &EventDirectory, audit: &Audit, now: Time) -> EventStatus {
    let event = &house.event;
    let sections = event.sections().enumerate().map(|(place, (section, standing))| {
        let round = |round: &Round| RoundStatus {
            round: round.number,
            paired: round.paired,
            boards: pairings(Language::ENGLISH, round, &ToString::to_string),
            over: round.is_scored(),
        };
        SectionStatus {
            section: section.name.to_string(),
            state: words::state(event, section, standing),
            stage: words::stage(Language::ENGLISH, event, section, standing),
            players: standing.players.iter().map(ToString::to_string).collect(),
            left: standing.left.keys().map(ToString::to_string).collect(),
            rounds: standing.rounds.iter().map(round).collect(),
            boards: open(audit, place, section, standing).map(|board| board_report(section, board, now)).collect(),
        }
    });
    EventStatus {
        event: event.charter().event.as_str().to_owned(),
        id: event.id(),
        started: event.lots().is_some(),
        over: event.is_over(),
        closes: event.charter().closes.to_string(),
        sections: sections.collect(),
        appeals: event.appeals().iter().map(|appeal| appeal_report(event, appeal, now)).collect(),
        claims: event.waiting_claims().map(claim_report).collect(),
    }
}

fn appeal_report(event: &Event, appeal: &AppealRecord, now: Time) -> AppealStatus {
    AppealStatus {
        entry: appeal.seq,
        id: appeal.id,
        by: appeal.by.to_string(),
        of: appeal.against.seq,
        against: appeal.against.act.title(&ToString::to_string).english,
        say: appeal.say.as_ref().map(ToString::to_string),
        state: appeal_state(event, appeal, now),
        until: event.dismissed_at(appeal),
        verdict: appeal.verdict.as_ref().map(|verdict| verdict.seq),
    }
}

fn claim_report(one: &ClaimRecord) -> ClaimStatus {
    ClaimStatus {
        entry: one.seq,
        id: one.id,
        by: one.by.to_string(),
        section: one.claim.section.to_string(),
        round: one.claim.round,
        board: one.claim.board,
        points: one.claim.points.clone(),
        say: one.say.as_ref().map(ToString::to_string),
    }
}

fn board_report(section: &Section, board: &AuditedBoard, now: Time) -> BoardStatus {
    BoardStatus {
        round: board.round,
        board: board.board.board,
        players: board.board.players.iter().map(ToString::to_string).collect(),
        game: board.board.game,
        file: board.source.clone(),
        over: board.points(section).is_some(),
        due: board.game.as_ref().map(|game| OverdueDuty::all(game, now)).unwrap_or_default(),
    }
}
