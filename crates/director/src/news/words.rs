//! The sentences of the news about an event, in the language of a reader.

use super::PlayerExit;
use crate::directory::EventDirectory;
use crate::notices::{points_of, shown};
use adjudicate_event::table::{self, TableCharset, halves};
use adjudicate_event::{
    AppealRecord, AppealableEntry, Audit, BoardLocation, ClaimRecord, DirectorDecision, Event, PairedBoard, Section,
    SectionState, decided,
};
use adjudicate_locales::Language;
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::AbsencePeriod;
use adjudicate_rules::{Name, Phrase, PhraseArgument, capital};
use adjudicate_text::{dates, event as words};

pub(super) fn found<'a>(event: &'a Event, section: &Name, round: u64, board: u64) -> Option<&'a PairedBoard> {
    event.section(section)?.1.board(round, board)
}

/// The players whom an entry concerns: those of its board, its player, or all of its sections.
pub(super) fn concerned_by<'a>(event: &'a Event, entry: &'a AppealableEntry) -> Vec<&'a Name> {
    let board = entry.act.board().and_then(|place| found(event, &place.section, place.round, place.board));
    match (board, entry.act.player()) {
        (Some(board), _) => board.players.iter().collect(),
        (None, Some(player)) => vec![player],
        (None, None) => {
            let standings = entry.sections.iter().filter_map(|section| event.section(section));
            standings.flat_map(|(_, standing)| &standing.players).collect()
        }
    }
}

/// The committee, the player who has appealed, and the players concerned.
pub(super) fn sides<'a>(event: &'a Event, appeal: &'a AppealRecord) -> Vec<&'a Name> {
    let committee = event.charter().appeals.as_ref().map(|committee| &committee.name);
    let mut sides: Vec<&Name> = committee.into_iter().chain([&appeal.by]).collect();
    for name in concerned_by(event, &appeal.against) {
        if !sides.contains(&name) {
            sides.push(name);
        }
    }
    sides
}

/// A text about an act of the director, with the values that name the act.
fn about_act(key: &'static str, event: &Event, against: &AppealableEntry) -> Phrase {
    let act = against.act.title(&|name| shown(event, name));
    Phrase { key, english: String::new(), ..act }.with("entry", against.seq)
}

/// A text about an appeal: the player and the act.
fn about_appeal(key: &'static str, event: &Event, appeal: &AppealRecord) -> Phrase {
    about_act(key, event, &appeal.against).with("name", shown(event, &appeal.by))
}

/// A text about a board.
pub(super) fn about_board(key: &'static str, section: &Name, round: u64, board: u64) -> Phrase {
    Phrase::of(key).with("section", section.as_str()).with("round", round).with("board", board)
}

/// The sentence with somebody's reasons, if he gives some.
fn reasons(language: Language, reasons: Option<&adjudicate_record::log::Text>) -> Option<String> {
    reasons.map(|reasons| language.text("event-reasons", &[("reasons", reasons.as_str().into())]))
}

pub(super) fn appealed(language: Language, event: &Event, appeal: &AppealRecord) -> Vec<String> {
    let Some(committee) = &event.charter().appeals else { return Vec::new() };
    let date = dates::in_full(appeal.against.at);
    let first = language.phrase(&about_appeal("event-appealed", event, appeal).with("date", date));
    let first: Vec<String> = std::iter::once(first).chain(reasons(language, appeal.say.as_ref())).collect();
    let stands = [
        ("committee", committee.name.as_str().into()),
        ("date", dates::in_full(event.dismissed_at(appeal)).into()),
        ("address", words::addressed(committee).into()),
    ];
    vec![
        first.join(" "),
        language.text("event-appeal-pending", &stands),
        language.text("event-verdict-command", &[("entry", appeal.seq.into())]),
    ]
}

/// A subject about the appeal with this id.
pub(super) fn appeal_title(language: Language, key: &'static str, event: &Event, id: &Digest) -> String {
    let Some(appeal) = event.appeal_with(id) else { return String::new() };
    let upheld = appeal.verdict.as_ref().is_some_and(|verdict| verdict.decision.is_some());
    let verdict = if upheld { "upheld" } else { "dismissed" };
    language.phrase(&about_appeal(key, event, appeal).with("verdict", verdict))
}

/// Tells that an appeal is dismissed, because no verdict came in time.
pub(super) fn lapsed(language: Language, event: &Event, appeal: &AppealRecord) -> String {
    let date = dates::in_full(event.dismissed_at(appeal));
    language.phrase(&about_appeal("event-appeal-lapsed", event, appeal).with("date", date))
}

pub(super) fn judged(language: Language, event: &Event, appeal: &AppealRecord) -> Option<Vec<String>> {
    let (verdict, against) = (appeal.verdict.as_ref()?, &appeal.against);
    let committee = event.charter().appeals.as_ref()?.name.as_str();
    let (outcome, effect) = match &verdict.decision {
        Some(decision) => {
            let change = decided(&decision.ruling(), &|name| shown(event, name));
            ("upheld", language.text("event-change", &[("change", change.into())]))
        }
        None => ("dismissed", capital(&language.phrase(&about_act("event-act-stands", event, against)))),
    };
    let first = about_appeal("event-judged", event, appeal).with("committee", committee).with("verdict", outcome);
    let first = [language.phrase(&first), effect].into_iter().chain(reasons(language, verdict.say.as_ref()));
    let mut paragraphs = vec![first.collect::<Vec<_>>().join(" ")];
    if verdict.decision.is_some() {
        let stays = against.sections.iter().filter_map(|name| event.section(name)).filter_map(|(section, standing)| {
            let rounds = standing.rounds.last()?.number.into();
            Some(language.text("event-stays-paired", &[("section", section.name.as_str().into()), ("rounds", rounds)]))
        });
        let stays: Vec<String> = stays.collect();
        if !stays.is_empty() {
            paragraphs.push(format!("{} {}", stays.join(" "), language.text("event-verdict-stands", &[])));
        }
    }
    Some(paragraphs)
}

pub(super) fn claimed(language: Language, event: &Event, record: &ClaimRecord) -> String {
    let BoardLocation { section, round, board } = record.claim.place();
    let points = found(event, &section, round, board)
        .map(|board| points_of(event, &board.players, &record.claim.points))
        .unwrap_or_default();
    let claimed = about_board("event-claimed", &section, round, board)
        .with("name", shown(event, &record.by))
        .with("points", points)
        .with("analysis", record.say.as_ref().map_or("", |say| say.as_str()))
        .with("address", event.director().mail.as_str());
    language.phrase(&claimed)
}

/// Until when, to whom and how a player can appeal.
pub(super) fn appealable(language: Language, event: &Event, entry: &AppealableEntry) -> Option<String> {
    let committee = event.charter().appeals.as_ref()?;
    let can = about_act("event-appealable", event, entry)
        .with("address", words::addressed(committee))
        .with("date", dates::in_full(event.appeal_until(entry)));
    Some(language.phrase(&can))
}

/// The outcome of a ruling on a board for this reader: `ruling: you lose board 3 of round 1 of chess`.
pub(super) fn ruled_title(
    language: Language,
    event: &Event,
    (section, round, board): (&Name, u64, u64),
    reader: &Name,
) -> String {
    let points = found(event, section, round, board).and_then(|found| {
        let points = &found.scored.as_ref()?.points;
        let (own, others): (Vec<_>, Vec<_>) = found.players.iter().zip(points).partition(|(name, _)| *name == reader);
        Some((*own.first()?.1, others.iter().map(|(_, points)| **points).max()?))
    });
    let loss = event.section(section).map_or(0, |(section, _)| section.loss);
    let result = match points {
        Some((own, best)) if own > best => "won",
        Some((own, best)) if own < best || own == loss => "lost",
        Some(_) => "drawn",
        None => "none",
    };
    language.phrase(&about_board("event-subject-ruled", section, round, board).with("result", result))
}

/// The places of these players in the standings of a section.
pub(super) fn places(
    language: Language,
    house: &EventDirectory,
    audit: Option<&Audit>,
    section: &Name,
    players: &[&Name],
) -> Option<String> {
    let place = house.event.charter().sections.iter().position(|found| found.name == *section)?;
    let standings = table::standings(&adjudicate_event::table_of(&house.event, place, audit)?).ok()?;
    let rows = standings.rows.iter().filter(|row| players.iter().any(|player| row.name == player.as_str()));
    let each = rows.filter_map(|row| {
        let values = [
            ("name", row.shown(TableCharset::Unicode).into()),
            ("place", row.place.as_ref()?.to_string().into()),
            ("points", halves(row.score).into()),
            ("halves", row.score.into()),
        ];
        Some(language.text("event-has-place", &values))
    });
    let each: Vec<String> = each.collect();
    let values = [("section", section.as_str().into()), ("places", each.join(", ").into())];
    (!each.is_empty()).then(|| language.text("event-places", &values))
}

pub(super) fn ruled(language: Language, event: &Event, section: &Name, round: u64, board: u64) -> String {
    let scored = found(event, section, round, board).and_then(|found| Some((found, found.scored.as_ref()?)));
    let points = scored.map(|(found, scored)| points_of(event, &found.players, &scored.points)).unwrap_or_default();
    let reason = scored.and_then(|(_, scored)| scored.ruled.as_ref()).map_or("", |reason| reason.as_str());
    let absent = scored.map_or(&[] as &[Name], |(_, scored)| scored.absent.as_slice());
    let is_silent =
        |name: &&Name| event.section(section).is_some_and(|(section, standing)| standing.is_silent(section, name));
    let again = |name| language.text("event-silent", &[("name", shown(event, name).into())]);
    let ruled = about_board("event-ruled", section, round, board)
        .with("points", points)
        .with("reason", reason)
        .with("played", scored.is_some_and(|(_, scored)| scored.head.is_some()));
    std::iter::once(language.phrase(&ruled))
        .chain(absent.iter().filter(is_silent).map(again))
        .collect::<Vec<_>>()
        .join(" ")
}

/// A text about a player who has left: whether he was excluded, or from which section he has withdrawn.
fn about_exit(key: &'static str, event: &Event, exit: &PlayerExit) -> Phrase {
    let kind = match (&exit.excluded, &exit.section) {
        (Some(_), _) => "excluded",
        (None, Some(_)) => "section",
        (None, None) => "event",
    };
    Phrase::of(key)
        .with("exit", kind)
        .with("player", shown(event, &exit.player))
        .with("section", exit.section.as_ref().map_or("", Name::as_str))
        .with("reason", exit.excluded.as_ref().map_or("", |reason| reason.as_str()))
        .with("date", dates::in_full(exit.at))
}

/// Whether a player has left or was excluded.
pub(super) fn exit_title(language: Language, event: &Event, exit: &PlayerExit) -> String {
    language.phrase(&about_exit("event-subject-left", event, exit))
}

/// Tells who has left since when, and how his games count in each section.
pub(super) fn left(language: Language, event: &Event, exit: &PlayerExit) -> Vec<String> {
    let mut lines = vec![language.phrase(&about_exit("event-left", event, exit))];
    for (place, (section, standing)) in event.sections().enumerate() {
        if exit.section.as_ref().is_some_and(|only| *only != section.name) || !standing.left.contains_key(&exit.player)
        {
            continue;
        }
        let values =
            |more| [("section", section.name.as_str().into()), ("player", shown(event, &exit.player).into()), more];
        if section.system.is_table() {
            let counts = if is_annulled(event, place, &exit.player) { "annulled" } else { "forfeited" };
            lines.push(language.text("event-left-table", &values(("counts", counts.into()))));
            continue;
        }
        let open = standing.open(section).filter(|(_, board)| board.players.contains(&exit.player));
        let of_round = |(round, board): (u64, &PairedBoard)| {
            language.text("event-board-of-round", &[("board", board.board.into()), ("round", round.into())])
        };
        let open: Vec<String> = open.map(of_round).collect();
        let rules = if open.is_empty() { "none".to_owned() } else { language.list(&open) };
        lines.push(language.text("event-left-pairing", &values(("boards", rules.into()))));
    }
    lines
}

/// Whether no game of a player counts in a section, because he left before half of them were finished.
fn is_annulled(event: &Event, place: usize, player: &Name) -> bool {
    let table = adjudicate_event::table_of(event, place, None);
    let standings = table.and_then(|section| table::standings(&section).ok());
    let rows = standings.map(|standings| standings.rows).unwrap_or_default();
    rows.iter().any(|row| row.name == player.as_str() && row.place.is_none())
}

/// The sections with fewer places than players before this one, with his number among those who wait.
pub(super) fn queue<'a>(event: &'a Event, name: &Name) -> Vec<(&'a Name, u64)> {
    let number = |(section, standing): (&'a Section, &SectionState)| {
        let places = usize::try_from(section.seats_max).ok().filter(|places| *places > 0)?;
        let at = standing.players.iter().position(|player| player == name).filter(|_| standing.drawn.is_none())?;
        (at >= places).then(|| (&section.name, (at + 1 - places) as u64))
    };
    event.sections().filter_map(number).collect()
}

/// Tells the new person in a seat where he plays.
pub(super) fn seated(language: Language, event: &Event, name: &Name) -> String {
    let seats = event.sections().filter_map(|(section, standing)| {
        let number = standing.number(name).filter(|_| standing.plays(name) && standing.drawn.is_some())?;
        let values = [("section", section.name.as_str().into()), ("number", u64::from(number).into())];
        Some(language.text("event-seat", &values))
    });
    let seats: Vec<String> = seats.collect();
    let values = [
        ("name", shown(event, name).into()),
        ("player", name.as_str().into()),
        ("seats", language.list(&seats).into()),
    ];
    language.text("event-seated", &values)
}

/// A correction, with its reason, and its effect if the sentence about it does not say it.
pub(super) fn corrected(language: Language, decision: &DirectorDecision, reason: &str) -> Option<String> {
    let done = adjudicate_event::corrected(decision, &|name| name.to_string())?;
    let done = format!("{}.", capital(&language.phrase(&done)));
    let reason = language.text("event-reason", &[("reason", reason.into())]);
    let effect = effect(decision).map(|key| language.text(key, &[]));
    Some([done, reason].into_iter().chain(effect).collect::<Vec<_>>().join(" "))
}

/// The text about the effect of a correction, if the sentence about it does not say it.
fn effect(decision: &DirectorDecision) -> Option<&'static str> {
    match decision {
        DirectorDecision::Substitute(_) => Some("event-effect-substitute"),
        DirectorDecision::Unpair(_) => Some("event-effect-unpair"),
        DirectorDecision::Reopen(_) => Some("event-effect-reopen"),
        DirectorDecision::Readmit(_) => Some("event-effect-readmit"),
        DirectorDecision::Rekey(_) => Some("event-effect-rekey"),
        DirectorDecision::Close(_) => Some("event-effect-close"),
        DirectorDecision::Points(_)
        | DirectorDecision::Pairing(_)
        | DirectorDecision::Exclude(_)
        | DirectorDecision::Bye(_) => None,
    }
}

/// Tells that another person directs the event, and how running games get the same referee.
pub(super) fn handed_over(language: Language, event: &Event, name: &Name) -> Vec<String> {
    let Some(director) = event.deputy(name) else { return Vec::new() };
    let running = event.sections().any(|(section, standing)| standing.open(section).next().is_some());
    let values = [
        ("name", name.as_str().into()),
        ("address", director.mail.as_str().into()),
        ("key", director.key.to_string().into()),
    ];
    let games = running.then_some("event-handed-over-games");
    ["event-handed-over"].into_iter().chain(games).map(|key| language.text(key, &values)).collect()
}

pub(super) fn away(language: Language, event: &Event, name: &Name, period: AbsencePeriod) -> String {
    let away = adjudicate_text::deeds::away(shown(event, name), &period);
    let used = event.yearly_leave(name).map(|most| {
        let year = |(year, _): (i16, u64)| {
            let used = event.leave_in_year(name, year);
            let year = year.to_string();
            language.text("event-leave-of-year", &[("used", used.into()), ("most", most.into()), ("year", year.into())])
        };
        let years: Vec<String> = period.days_by_year().into_iter().map(year).collect();
        language.text("event-leave-used", &[("years", language.list(&years).into())])
    });
    [language.phrase(&away), language.text("event-away-everywhere", &[])]
        .into_iter()
        .chain(used)
        .collect::<Vec<_>>()
        .join(" ")
}

pub(super) fn entered(language: Language, event: &Event, name: &Name) -> Vec<String> {
    let sections: Vec<&str> = event
        .sections()
        .filter(|(_, standing)| standing.players.contains(name))
        .map(|(section, _)| section.name.as_str())
        .collect();
    let first = [
        ("name", shown(event, name).into()),
        ("event", event.charter().event.as_str().into()),
        ("sections", sections.join(", ").into()),
    ];
    let waits = queue(event, name).into_iter().map(|(section, number)| {
        language.text("event-queue", &[("section", section.as_str().into()), ("number", number.into())])
    });
    let first: Vec<String> = std::iter::once(language.text("event-entered", &first)).chain(waits).collect();
    let closes = ("date", PhraseArgument::from(dates::in_full(event.charter().closes)));
    let rest = match event.lots() {
        Some(_) => vec![language.text("event-entered-late", &[])],
        None => vec![language.text("event-entries-until", &[closes]), language.text("event-log-attached", &[])],
    };
    std::iter::once(first.join(" ")).chain(rest).collect()
}

pub(super) fn started(language: Language, event: &Event) -> Vec<String> {
    let mut lines = vec![language.text("event-started", &[])];
    for (section, standing) in event.sections() {
        lines.push(numbered(language, event, section, standing));
        if !standing.waiting.is_empty() {
            let waiting: Vec<String> = standing.waiting.iter().map(|name| shown(event, name)).collect();
            let values = [("section", section.name.as_str().into()), ("players", waiting.join(", ").into())];
            lines.push(language.text("event-waiting", &values));
        }
    }
    lines
}

/// The players of a section with their numbers; its stage, if it is not drawn.
fn numbered(language: Language, event: &Event, section: &Section, standing: &SectionState) -> String {
    if standing.drawn.is_none() {
        return words::section_stage(language, event, section, standing);
    }
    let stage = words::stage(language, event, section, standing);
    let values = [("section", section.name.as_str().into()), ("stage", stage.into())];
    let each = standing.players.iter().zip(1..).map(|(player, number)| format!("  {number}: {}", shown(event, player)));
    std::iter::once(language.text("event-numbered", &values)).chain(each).collect::<Vec<_>>().join("\n")
}

/// A section and its groups, once they are drawn.
fn parts<'a>(event: &'a Event, name: &'a Name) -> impl Iterator<Item = (&'a Section, &'a SectionState)> {
    let groups = event.charter().section(name).map(Section::group_names).unwrap_or_default();
    event.sections().filter(move |(section, _)| section.name == *name || groups.contains(&section.name))
}

/// The players of a section, and of the sections from which they come.
pub(super) fn concerned<'a>(event: &'a Event, name: &'a Name) -> Vec<&'a Name> {
    let sources = event.charter().section(name).map(|section| event.sources(section)).unwrap_or_default();
    let from = event.sections().enumerate().filter(|(place, _)| sources.contains(place)).map(|(_, found)| found);
    let mut names: Vec<&Name> = parts(event, name).chain(from).flat_map(|(_, standing)| &standing.players).collect();
    names.sort();
    names.dedup();
    names
}

pub(super) fn drawn(language: Language, event: &Event, name: &Name) -> Vec<String> {
    let mut lines = vec![language.text("event-drawn", &[("section", name.as_str().into())])];
    let parts = parts(event, name).filter(|(_, standing)| !standing.players.is_empty());
    lines.extend(parts.map(|(section, standing)| numbered(language, event, section, standing)));
    let seq = event.section(name).and_then(|(_, standing)| standing.drawn).map_or(0, |draw| draw.seq);
    lines.push(language.text("event-draw-check", &[("entry", seq.into())]));
    lines
}

pub(super) fn comes(language: Language, event: &Event, section: &Name, name: &Name) -> String {
    let number = event.section(section).and_then(|(_, standing)| standing.number(name)).unwrap_or(0);
    let values = [
        ("name", shown(event, name).into()),
        ("section", section.as_str().into()),
        ("number", u64::from(number).into()),
    ];
    language.text("event-comes", &values)
}
