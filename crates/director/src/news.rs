//! The news for players in the entries of an event's log, for messages.

mod words;

use super::notices;
use crate::directory::EventDirectory;
use crate::notices::{pairings, shown};
use adjudicate_event::{Audit, DirectorDecision, DirectorRuling, Entry, Event, EventEntryKind, SlipKind};
use adjudicate_locales::Language;
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::{AbsencePeriod, Frames, Text, Time};
use adjudicate_rules::{Name, Phrase};
use std::collections::BTreeSet;
use words::{concerned, concerned_by, found, sides};

/// A player leaves the event, or a section of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerExit {
    /// The player.
    pub player: Name,
    /// The section; the whole event without one.
    pub section: Option<Name>,
    /// The date of the entry.
    pub at: Time,
    /// Why the director has excluded him; absent if he withdraws.
    pub excluded: Option<Text>,
}

/// A notice to players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventNotice {
    /// A player has entered; he gets the notice.
    Entered(Name),
    /// A player has left; everybody gets the notice.
    Left(PlayerExit),
    /// A player is away on these days; he and his opponents get the notice.
    Away(Name, AbsencePeriod),
    /// Another person directs the event.
    HandedOver(Name),
    /// The lots are drawn.
    Started,
    /// A section is drawn.
    Drawn(Name),
    /// The draw of a section has brought a player into it or into one of its groups; the player gets the notice.
    Comes(Name, Name),
    /// A round is paired.
    Paired(Name, u64),
    /// The director has let a player have no board in a round; the player gets the notice.
    Free(Name, u64, Name),
    /// The director has ruled on the points of a board; its players get the notice.
    Ruled(Name, u64, u64),
    /// A round is over, and perhaps the section.
    Scored(Name, u64),
    /// The event is over.
    Over,
    /// The director has corrected something, for this reason.
    Corrected(DirectorDecision, Text),
    /// Another person has taken this player's seat, and gets the notice.
    Seated(Name),
    /// A player has a new key.
    Rekeyed(Name),
    /// A player has appealed: the appeal's id. The committee and both sides get the notice.
    Appealed(Digest),
    /// The committee has decided an appeal: the appeal's id.
    Judged(Digest),
    /// The committee has not decided an appeal in time, so that it is dismissed: the appeal's id.
    Lapsed(Digest),
    /// A player claims points for an open board: the claim's id. The players of the board get the notice.
    Claimed(Digest),
    /// Players can appeal against this entry.
    Appealable(u64),
    /// Somebody says something.
    Said(Name, String),
}

/// Returns the news since an entry; all news, if that entry is not in the log.
pub fn since(house: &EventDirectory, told: Option<&Digest>) -> Vec<EventNotice> {
    let mut fresh = Vec::new();
    let mut event: Option<Event> = None;
    let mut new = told.is_none();
    for frame in Frames::new(&house.bytes).flatten() {
        // The log was verified when it was read, so nothing in it fails here.
        let Ok(entry) = adjudicate_event::read(frame.text) else { break };
        let Some(mut after) = event.take() else {
            event = adjudicate_event::verify(frame.text.as_bytes()).event;
            new |= told == event.as_ref().map(Event::id).as_ref();
            continue;
        };
        let before = new.then(|| after.clone());
        if after.apply(&entry).is_err() {
            break;
        }
        if let Some(before) = before {
            // The desk of who directed before has told the rest.
            if told.is_none() && matches!(entry.kind, EventEntryKind::Handover(_)) {
                fresh.clear();
            }
            told_by(&before, &after, &entry, &mut fresh);
        }
        new |= told == Some(&after.head());
        event = Some(after);
    }
    fresh.dedup();
    fresh
}

/// Returns a notice for each appeal that is dismissed because the committee has not decided it by now, with a text that tells
/// it from others.
pub fn lapsed(event: &Event, now: Time) -> impl Iterator<Item = (String, EventNotice)> {
    let lapsed = event.appeals().iter().filter(move |one| one.verdict.is_none() && !event.is_pending(one, now));
    lapsed.map(|one| (format!("lapsed {}", one.id), EventNotice::Lapsed(one.id)))
}

fn told_by(before: &Event, after: &Event, entry: &Entry, fresh: &mut Vec<EventNotice>) {
    let said = |by: &Name, say: &Option<Text>| say.as_ref().map(|say| EventNotice::Said(by.clone(), say.to_string()));
    for slip in &entry.slips {
        match &slip.kind {
            SlipKind::Enter(enter) => fresh.push(EventNotice::Entered(enter.player.name.clone())),
            SlipKind::Withdraw(withdraw) => fresh.push(withdrawn(withdraw, entry.at)),
            SlipKind::Leave(period) => fresh.push(EventNotice::Away(slip.by.clone(), *period)),
            SlipKind::Appeal(_) => fresh.push(EventNotice::Appealed(slip.id())),
            SlipKind::Verdict(verdict) => fresh.push(EventNotice::Judged(verdict.appeal)),
            SlipKind::Adjudicate(_) => fresh.push(EventNotice::Claimed(slip.id())),
            SlipKind::Handover(_) => {}
            SlipKind::Note(_) => fresh.extend(said(&slip.by, &slip.say)),
            SlipKind::Rekey(new) => fresh.push(EventNotice::Rekeyed(new.player.clone())),
        }
    }
    match &entry.kind {
        EventEntryKind::Enter(enter) => fresh.push(EventNotice::Entered(enter.player.name.clone())),
        EventEntryKind::Withdraw(withdraw) => fresh.push(withdrawn(withdraw, entry.at)),
        EventEntryKind::Handover(handover) => fresh.push(EventNotice::HandedOver(handover.to.clone())),
        EventEntryKind::Leave(leave) => fresh.push(EventNotice::Away(leave.player.clone(), leave.period())),
        EventEntryKind::Appeal(_) => fresh.push(EventNotice::Appealed(after.head())),
        EventEntryKind::Start(_) => fresh.push(EventNotice::Started),
        EventEntryKind::Draw(draw) => {
            for (section, standing) in after.sections().filter(|(_, standing)| is_drawn_by(standing, entry.seq)) {
                let comes = |name: &Name| EventNotice::Comes(section.name.clone(), name.clone());
                fresh.extend(standing.players.iter().map(comes));
            }
            fresh.push(EventNotice::Drawn(draw.section.clone()));
        }
        EventEntryKind::Note(_) => fresh.extend(said(&entry.by, &entry.say)),
        EventEntryKind::Charter(_) | EventEntryKind::Post(_) | EventEntryKind::Pair(_) | EventEntryKind::Result(_) => {}
        EventEntryKind::Ruling(ruling) => {
            fresh.push(decided_by(ruling, entry.at));
            if let DirectorDecision::Substitute(new) = &ruling.verdict {
                fresh.push(EventNotice::Seated(new.player.clone()));
            }
        }
    }
    if matches!(entry.kind, EventEntryKind::Ruling(_)) && after.appealable(entry.seq).is_some() {
        fresh.push(EventNotice::Appealable(entry.seq));
    }
    for ((section, old), (_, new)) in before.sections().zip(after.sections()) {
        let paired =
            |standing: &adjudicate_event::SectionState| standing.rounds.iter().filter(|round| round.paired).count();
        if paired(new) > paired(old)
            && let Some(round) = new.rounds.last()
        {
            fresh.push(EventNotice::Paired(section.name.clone(), round.number));
        }
        for round in new.rounds.iter().filter(|round| round.is_scored()) {
            let was = old.rounds.iter().find(|other| other.number == round.number);
            if was.is_some_and(|was| !was.is_scored()) {
                fresh.push(EventNotice::Scored(section.name.clone(), round.number));
            }
        }
    }
    if after.is_over() && !before.is_over() {
        fresh.push(EventNotice::Over);
    }
}

fn withdrawn(withdrawal: &adjudicate_event::Withdrawal, at: Time) -> EventNotice {
    let (player, section) = (withdrawal.player.clone(), withdrawal.section.clone());
    EventNotice::Left(PlayerExit { player, section, at, excluded: None })
}

/// The notice about a ruling.
fn decided_by(ruling: &DirectorRuling, at: Time) -> EventNotice {
    match &ruling.verdict {
        DirectorDecision::Exclude(player) => {
            let excluded = Some(ruling.reason.clone());
            EventNotice::Left(PlayerExit { player: player.clone(), section: None, at, excluded })
        }
        DirectorDecision::Points(ruled) => EventNotice::Ruled(ruled.section.clone(), ruled.round, ruled.board),
        DirectorDecision::Bye(bye) => EventNotice::Free(bye.section.clone(), bye.round, bye.player.clone()),
        decision => EventNotice::Corrected(decision.clone(), ruling.reason.clone()),
    }
}

fn is_drawn_by(standing: &adjudicate_event::SectionState, seq: u64) -> bool {
    standing.drawn.is_some_and(|draw| draw.seq == seq)
}

impl EventNotice {
    /// Returns the recipients.
    pub fn readers<'a>(&'a self, event: &'a Event) -> Vec<&'a Name> {
        let all = || event.players().iter().map(|player| &player.entrant.name).collect();
        match self {
            EventNotice::Entered(name)
            | EventNotice::Free(_, _, name)
            | EventNotice::Comes(_, name)
            | EventNotice::Seated(name) => vec![name],
            EventNotice::Drawn(name) => concerned(event, name),
            EventNotice::Away(name, _) => {
                let open = event.sections().flat_map(|(section, standing)| standing.open(section));
                let boards = open.map(|(_, board)| &board.players).filter(|players| players.contains(name));
                let readers: BTreeSet<&Name> = boards.flatten().chain([name]).collect();
                readers.into_iter().collect()
            }
            EventNotice::Paired(section, _) | EventNotice::Scored(section, _) => {
                event.section(section).map(|(_, standing)| standing.players.iter().collect()).unwrap_or_default()
            }
            EventNotice::Appealed(id) | EventNotice::Judged(id) | EventNotice::Lapsed(id) => {
                event.appeal_with(id).map(|appeal| sides(event, appeal)).unwrap_or_default()
            }
            EventNotice::Claimed(id) => {
                let claim = event.claim_with(id).map(|one| &one.claim);
                claim
                    .and_then(|claim| found(event, &claim.section, claim.round, claim.board))
                    .map(|board| board.players.iter().collect())
                    .unwrap_or_default()
            }
            EventNotice::Appealable(seq) => {
                event.appealable(*seq).map(|entry| concerned_by(event, entry)).unwrap_or_default()
            }
            EventNotice::Ruled(section, round, board) => {
                found(event, section, *round, *board).map(|board| board.players.iter().collect()).unwrap_or_default()
            }
            EventNotice::Left(_)
            | EventNotice::HandedOver(_)
            | EventNotice::Started
            | EventNotice::Over
            | EventNotice::Corrected(..)
            | EventNotice::Rekeyed(_)
            | EventNotice::Said(..) => all(),
        }
    }

    /// Whether this is that somebody has entered.
    pub fn is_entry_of(&self, name: &Name) -> bool {
        matches!(self, EventNotice::Entered(who) if who == name)
    }

    /// Whether standings are shown.
    pub fn shows_standings(&self) -> bool {
        matches!(self, EventNotice::Scored(..) | EventNotice::Ruled(..) | EventNotice::Over)
    }

    /// Returns the notice that the subject of a message names: a decision about its reader before news for everybody,
    /// and a remark only if there is nothing else. Of equal ones the latest.
    pub fn foremost<'a>(fresh: impl Iterator<Item = &'a EventNotice>) -> Option<&'a EventNotice> {
        fresh.max_by_key(|one| match one {
            EventNotice::Ruled(..)
            | EventNotice::Appealed(_)
            | EventNotice::Judged(_)
            | EventNotice::Lapsed(_)
            | EventNotice::Claimed(_)
            | EventNotice::Seated(_) => 4,
            EventNotice::Corrected(..)
            | EventNotice::HandedOver(_)
            | EventNotice::Free(..)
            | EventNotice::Entered(_)
            | EventNotice::Comes(..) => 3,
            EventNotice::Drawn(_)
            | EventNotice::Over
            | EventNotice::Scored(..)
            | EventNotice::Paired(..)
            | EventNotice::Started => 2,
            EventNotice::Left(_) | EventNotice::Away(..) | EventNotice::Rekeyed(_) => 1,
            EventNotice::Said(..) | EventNotice::Appealable(_) => 0,
        })
    }

    /// In a few words for this reader, with the section, the round and the board that it is about.
    pub fn subject(&self, language: Language, event: &Event, reader: &Name) -> String {
        let of_player = |key, name: &Name| language.text(key, &[("player", shown(event, name).into())]);
        let of_section = |key, section: &Name| language.text(key, &[("section", section.as_str().into())]);
        let of_round = |key, section: &Name, round: u64| {
            language.text(key, &[("section", section.as_str().into()), ("round", round.into())])
        };
        let of_appeal = |key, id| words::appeal_title(language, key, event, id);
        match self {
            EventNotice::Entered(name) => match words::queue(event, name).first() {
                Some((section, _)) => of_section("event-subject-waits", section),
                None => language.text("event-subject-entered", &[]),
            },
            EventNotice::Left(exit) => words::exit_title(language, event, exit),
            EventNotice::Away(name, _) => of_player("event-subject-away", name),
            EventNotice::HandedOver(name) => language.text("event-subject-directs", &[("name", name.as_str().into())]),
            EventNotice::Started => match event.sections().find(|(_, standing)| standing.waiting.contains(reader)) {
                Some((section, _)) => of_section("event-subject-waits", &section.name),
                None => language.text("event-subject-started", &[]),
            },
            EventNotice::Drawn(section) => of_section("event-subject-drawn", section),
            EventNotice::Comes(section, _) => of_section("event-subject-comes", section),
            EventNotice::Paired(section, round) => of_round("event-subject-paired", section, *round),
            EventNotice::Ruled(section, round, board) => {
                words::ruled_title(language, event, (section, *round, *board), reader)
            }
            EventNotice::Free(section, round, _) => of_round("event-subject-free", section, *round),
            EventNotice::Scored(section, round) => of_round("event-subject-scored", section, *round),
            EventNotice::Over => language.text("event-subject-over", &[]),
            EventNotice::Corrected(decision, _) => {
                let done = adjudicate_event::decided(decision, &|name| name.to_string());
                language.text("event-subject-corrected", &[("done", done.into())])
            }
            EventNotice::Seated(name) => language.text("event-subject-seated", &[("player", name.as_str().into())]),
            EventNotice::Rekeyed(name) => of_player("event-subject-rekeyed", name),
            EventNotice::Appealed(id) => of_appeal("event-subject-appealed", id),
            EventNotice::Judged(id) => of_appeal("event-subject-judged", id),
            EventNotice::Lapsed(id) => of_appeal("event-subject-lapsed", id),
            EventNotice::Claimed(id) => event.claim_with(id).map_or_else(String::new, |one| {
                let claim = &one.claim;
                let title = words::about_board("event-subject-claimed", &claim.section, claim.round, claim.board);
                language.phrase(&title)
            }),
            EventNotice::Appealable(_) => language.text("event-subject-appealable", &[]),
            EventNotice::Said(by, _) => of_player("event-subject-said", by),
        }
    }

    /// In full, in paragraphs.
    pub fn paragraphs(&self, language: Language, house: &EventDirectory, audit: Option<&Audit>) -> Vec<String> {
        let event = &house.event;
        let of_round = |key, section: &Name, round: u64| {
            language.text(key, &[("section", section.as_str().into()), ("round", round.into())])
        };
        match self {
            EventNotice::Entered(name) => words::entered(language, event, name),
            EventNotice::Left(exit) => words::left(language, event, exit),
            EventNotice::Started => words::started(language, event),
            EventNotice::Drawn(section) => words::drawn(language, event, section),
            EventNotice::Comes(section, name) => vec![words::comes(language, event, section, name)],
            EventNotice::Said(by, text) => {
                vec![language.text("event-said", &[("name", shown(event, by).into()), ("text", text.into())])]
            }
            EventNotice::Corrected(decision, reason) => {
                words::corrected(language, decision, reason.as_str()).into_iter().collect()
            }
            EventNotice::Seated(name) => vec![words::seated(language, event, name)],
            EventNotice::Rekeyed(name) => {
                vec![language.text("event-rekeyed", &[("player", shown(event, name).into())])]
            }
            EventNotice::Appealed(id) => {
                event.appeal_with(id).map(|appeal| words::appealed(language, event, appeal)).unwrap_or_default()
            }
            EventNotice::Judged(id) => {
                event.appeal_with(id).and_then(|appeal| words::judged(language, event, appeal)).unwrap_or_default()
            }
            EventNotice::Lapsed(id) => {
                event.appeal_with(id).map(|appeal| words::lapsed(language, event, appeal)).into_iter().collect()
            }
            EventNotice::Claimed(id) => {
                event.claim_with(id).map(|claim| words::claimed(language, event, claim)).into_iter().collect()
            }
            EventNotice::Appealable(seq) => {
                event.appealable(*seq).and_then(|entry| words::appealable(language, event, entry)).into_iter().collect()
            }
            EventNotice::Paired(section, round) => {
                let found = event
                    .section(section)
                    .and_then(|(_, standing)| standing.rounds.iter().find(|found| found.number == *round));
                let of = |name: &Name| shown(event, name);
                let boards = found.map(|round| pairings(language, round, &of)).unwrap_or_default();
                let boards = boards.iter().map(|line| format!("  {line}"));
                let boards: Vec<String> = std::iter::once(language.text("event-boards", &[])).chain(boards).collect();
                vec![
                    of_round("event-paired", section, *round),
                    boards.join("\n"),
                    language.text("event-games-come", &[]),
                ]
            }
            EventNotice::Away(name, period) => vec![words::away(language, event, name, *period)],
            EventNotice::HandedOver(name) => words::handed_over(language, event, name),
            EventNotice::Ruled(section, round, board) => {
                let board = words::ruled(language, event, section, *round, *board);
                let places = words::places(language, house, audit, section, &self.readers(event));
                std::iter::once(board).chain(places).collect()
            }
            EventNotice::Free(section, round, name) => {
                let free = Phrase::of("event-free").with("name", shown(event, name));
                vec![language.phrase(&free.with("section", section.as_str()).with("round", *round))]
            }
            EventNotice::Scored(section, round) => {
                let first = of_round("event-scored", section, *round);
                std::iter::once(first).chain(notices::standings(language, house, audit, section)).collect()
            }
            EventNotice::Over => {
                let first = language.text("event-over", &[("event", event.charter().event.as_str().into())]);
                let each = event.charter().sections.iter().filter(|section| section.groups.is_none());
                let each = each.flat_map(|section| notices::standings(language, house, audit, &section.name));
                std::iter::once(first).chain(each).collect()
            }
        }
    }
}
