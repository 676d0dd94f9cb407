//! The state of an event in sentences and for scripts, for `event status` and for the page.

use adjudicate_event::{
    AppealRecord, AppealableAct, Audit, AuditedBoard, ClaimRecord, Event, Round, Section, SectionState,
};
use adjudicate_locales::Language;
use adjudicate_record::log::Time;
use adjudicate_report::{AppealStatus, BoardStatus, ClaimStatus, EventStatus, OverdueDuty, RoundStatus, SectionStatus};
use adjudicate_rules::{Name, Phrase, PhraseArgument};
use adjudicate_text::{dates, event as words};

use crate::directory::EventDirectory;
use crate::notices::pairings;
use crate::{acts, tasks};

/// Returns the state of the event in a language, one line each, with the open boards that `shows` chooses.
pub fn lines(
    language: Language,
    house: &EventDirectory,
    audit: &Audit,
    now: Time,
    shows: impl Fn(&AuditedBoard) -> bool,
) -> Vec<String> {
    let event = &house.event;
    let date = |time| PhraseArgument::from(dates::in_full(time));
    let below = |key, values: &[(&str, PhraseArgument)]| format!("  {}", language.text(key, values));
    let mut lines = vec![event.charter().event.as_str().to_owned()];
    if event.lots().is_none() {
        let closes = event.charter().closes;
        let key = if now <= closes { "status-entries-open" } else { "status-entries-closed" };
        lines.push(language.text(key, &[("date", date(closes))]));
    }
    for (place, (section, standing)) in event.sections().enumerate() {
        let of_section = || ("section", PhraseArgument::from(section.name.as_str()));
        lines.push(words::section_stage(language, event, section, standing));
        if event.lots().is_some() && words::state(event, section, standing) == "waiting" {
            let is_over =
                |place: &usize| event.sections().nth(*place).is_some_and(|(of, at)| event.is_section_over(of, at));
            match event.check_draw(&section.name, now) {
                Ok(_) => lines.push(below("status-can-draw", &[of_section()])),
                // The sources that are not over are named above.
                Err(why) if !section.from.is_empty() && event.sources(section).iter().all(is_over) => {
                    lines.push(below("status-cannot-draw", &[("reason", why.reason.to_string().into())]));
                }
                Err(_) => {}
            }
        }
        if standing.drawn.is_none() && !standing.players.is_empty() {
            lines.push(below("status-entered", &[("names", listed(&standing.players))]));
        }
        for (name, left) in &standing.left {
            let who = [("name", name.as_str().into()), ("time", dates::stamp(left.at).into())];
            lines.push(match &left.excluded {
                Some(reason) => {
                    let [name, time] = who;
                    below("status-excluded", &[name, time, ("reason", reason.as_str().into())])
                }
                None => below("status-withdrew", &who),
            });
        }
        for (round, names) in &standing.asked {
            let to_come = standing.rounds.iter().all(|paired| paired.number != *round);
            let names: Vec<&Name> = names.iter().filter(|name| standing.plays(name)).collect();
            if to_come && !names.is_empty() {
                lines.push(below("status-free", &[("round", (*round).into()), ("names", listed(names))]));
            }
        }
        if !standing.waiting.is_empty() {
            lines.push(below("status-waiting", &[("names", listed(&standing.waiting))]));
        }
        for name in standing.silent(section) {
            lines.push(below("status-silent", &[("name", name.as_str().into())]));
        }
        for board in open(audit, place, section, standing).filter(|board| shows(board)) {
            lines.push(below("status-board", &board_values(language, section, board, now)));
        }
        if !acts::has_next_round(event, section, standing) {
            continue;
        }
        if let Some(last) = standing.rounds.last().filter(|round| round.is_scored()) {
            lines.push(below("status-round-complete", &[("round", last.number.into()), of_section()]));
        }
    }
    lines.extend(disputed(language, event, now));
    lines.extend(tasks::besides(language, house, audit, now).iter().map(|task| task.line(language)));
    lines
}

/// Names behind each other, as a value of a text.
fn listed<'a>(names: impl IntoIterator<Item = &'a Name>) -> PhraseArgument {
    names.into_iter().map(Name::as_str).collect::<Vec<_>>().join(", ").into()
}

/// Returns the sentences about appeals, claims that wait for an answer, and rulings against which players can appeal.
fn disputed(language: Language, event: &Event, now: Time) -> Vec<String> {
    let shown = |name: &Name| name.to_string();
    // The text of a key about an act, whose values are in the text.
    let about = |key, act: &AppealableAct| Phrase { key, english: String::new(), ..act.title(&shown) };
    let mut lines = Vec::new();
    for appeal in event.appeals() {
        let state = match (appeal_state(event, appeal, now), &appeal.verdict) {
            ("dismissed", None) => "lapsed",
            (state, _) => state,
        };
        let phrase = about("status-appeal", &appeal.against.act)
            .with("name", appeal.by.as_str())
            .with("entry", appeal.seq)
            .with("state", state)
            .with("date", dates::in_full(event.dismissed_at(appeal)))
            .with("verdict", appeal.verdict.as_ref().map_or(0, |verdict| verdict.seq));
        lines.push(language.phrase(&phrase));
    }
    for one in event.waiting_claims() {
        let points: Vec<String> = one.claim.points.iter().map(u64::to_string).collect();
        let [section, round, board] = tasks::board_values(&one.claim.place());
        let values = [
            ("name", one.by.as_str().into()),
            ("points", points.join(",").into()),
            section,
            round,
            board,
            ("entry", one.seq.into()),
        ];
        lines.push(language.text("status-claim", &values));
    }
    for entry in (0..event.entries()).filter_map(|seq| event.appealable(seq)) {
        let until = event.appeal_until(entry);
        if now <= until && matches!(entry.act, AppealableAct::Ruling(_)) {
            let phrase = about("status-appealable", &entry.act).with("entry", entry.seq);
            lines.push(language.phrase(&phrase.with("date", dates::in_full(until))));
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

/// The values of a text about a board that is open.
fn board_values(
    language: Language,
    section: &Section,
    board: &AuditedBoard,
    now: Time,
) -> [(&'static str, PhraseArgument); 4] {
    let names: Vec<&str> = board.board.players.iter().map(|name| name.as_str()).collect();
    let state = match &board.game {
        None => language.text("status-no-game", &[]),
        Some(_) if board.points(section).is_some() => language.text("status-result", &[]),
        Some(game) => {
            let duties = OverdueDuty::all(game, now);
            duties.iter().map(|duty| duty_line(language, duty)).collect::<Vec<_>>().join("; ")
        }
    };
    let players = names.join(" - ");
    [
        ("round", board.round.into()),
        ("board", board.board.board.into()),
        ("players", players.into()),
        ("state", state.into()),
    ]
}

/// A duty, and how late it is.
fn duty_line(language: Language, one: &OverdueDuty) -> String {
    let state = match (one.overdue_days, one.until) {
        (Some(0), _) => "today",
        (Some(_), _) => "late",
        (None, Some(_)) => "until",
        (None, None) => "open",
    };
    let values = [
        ("state", state.into()),
        ("name", one.name.as_str().into()),
        ("duty", one.duty.into()),
        ("since", dates::stamp(one.since).into()),
        ("days", one.overdue_days.unwrap_or(0).into()),
        ("until", dates::stamp(one.until.unwrap_or(one.since)).into()),
    ];
    language.text("status-duty", &values)
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
