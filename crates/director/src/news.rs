//! The news for players in the entries of an event's log, for messages.

use super::notices;
use crate::directory::EventDirectory;
use crate::notices::{pairings, shown};
use ::adjudicate_event;
use adjudicate_event::table::halves;
use adjudicate_event::{AppealRecord, AppealableEntry, Audit, ClaimRecord, Entry, Event, EventEntryKind, SlipKind};
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::{AbsencePeriod, Frames, Text};
use adjudicate_rules::{Name, capital};
use adjudicate_text::{dates, event as words, view};
use std::collections::BTreeSet;

/// A notice to players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventNotice {
    /// A player has entered; he gets the notice.
    Entered(Name),
    /// A player has left; he and the players of his sections get the notice.
    Left(Name),
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
    /// The director has corrected something, or a player has a new key.
    Corrected(String),
    /// A player has appealed: the appeal's id. The committee and both sides get the notice.
    Appealed(Digest),
    /// The committee has decided an appeal: the appeal's id.
    Judged(Digest),
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

fn told_by(before: &Event, after: &Event, entry: &Entry, fresh: &mut Vec<EventNotice>) {
    let said = |by: &Name, say: &Option<Text>| say.as_ref().map(|say| EventNotice::Said(by.clone(), say.to_string()));
    for slip in &entry.slips {
        match &slip.kind {
            SlipKind::Enter(enter) => fresh.push(EventNotice::Entered(enter.player.name.clone())),
            SlipKind::Withdraw(withdraw) => fresh.push(EventNotice::Left(withdraw.player.clone())),
            SlipKind::Leave(period) => fresh.push(EventNotice::Away(slip.by.clone(), *period)),
            SlipKind::Appeal(_) => fresh.push(EventNotice::Appealed(slip.id())),
            SlipKind::Verdict(verdict) => fresh.push(EventNotice::Judged(verdict.appeal)),
            SlipKind::Adjudicate(_) => fresh.push(EventNotice::Claimed(slip.id())),
            SlipKind::Handover(_) => {}
            SlipKind::Note(_) => fresh.extend(said(&slip.by, &slip.say)),
            SlipKind::Rekey(new) => fresh.push(EventNotice::Corrected(format!("{} has a new key", new.player))),
        }
    }
    match &entry.kind {
        EventEntryKind::Enter(enter) => fresh.push(EventNotice::Entered(enter.player.name.clone())),
        EventEntryKind::Withdraw(withdraw) => fresh.push(EventNotice::Left(withdraw.player.clone())),
        EventEntryKind::Handover(handover) => fresh.push(EventNotice::HandedOver(handover.to.clone())),
        EventEntryKind::Leave(leave) => fresh.push(EventNotice::Away(leave.player.clone(), leave.period())),
        EventEntryKind::Ruling(adjudicate_event::DirectorRuling {
            verdict: adjudicate_event::DirectorDecision::Exclude(player),
            ..
        }) => fresh.push(EventNotice::Left(player.clone())),
        EventEntryKind::Ruling(adjudicate_event::DirectorRuling {
            verdict: adjudicate_event::DirectorDecision::Points(ruled),
            ..
        }) => fresh.push(EventNotice::Ruled(ruled.section.clone(), ruled.round, ruled.board)),
        EventEntryKind::Ruling(adjudicate_event::DirectorRuling {
            verdict: adjudicate_event::DirectorDecision::Bye(bye),
            ..
        }) => fresh.push(EventNotice::Free(bye.section.clone(), bye.round, bye.player.clone())),
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
            let done = adjudicate_event::corrected(&ruling.verdict, &|name| name.to_string());
            fresh.extend(done.map(|done| EventNotice::Corrected(format!("{done}. The reason: \"{}\"", ruling.reason))));
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

fn is_drawn_by(standing: &adjudicate_event::SectionState, seq: u64) -> bool {
    standing.drawn.is_some_and(|draw| draw.seq == seq)
}

impl EventNotice {
    /// Returns the recipients.
    pub fn readers<'a>(&'a self, event: &'a Event) -> Vec<&'a Name> {
        let all = || event.players().iter().map(|player| &player.entrant.name).collect();
        match self {
            EventNotice::Entered(name) | EventNotice::Free(_, _, name) | EventNotice::Comes(_, name) => vec![name],
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
            EventNotice::Appealed(id) | EventNotice::Judged(id) => {
                event.appeal_with(id).map(|appeal| sides(event, appeal)).unwrap_or_default()
            }
            EventNotice::Claimed(id) => {
                let claim = event.claims().iter().find(|one| one.id == *id).map(|one| &one.claim);
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
            | EventNotice::Corrected(_)
            | EventNotice::Said(..) => all(),
        }
    }

    /// Whether this is that somebody has entered.
    pub fn is_entry_of(&self, name: &Name) -> bool {
        matches!(self, EventNotice::Entered(who) if who == name)
    }

    /// Whether standings are shown.
    pub fn shows_standings(&self) -> bool {
        matches!(self, EventNotice::Scored(..) | EventNotice::Over)
    }

    /// Returns the notice that the subject of a message names: a decision about its reader before news for everybody,
    /// and a remark only if there is nothing else. Of equal ones the latest.
    pub fn foremost<'a>(fresh: impl Iterator<Item = &'a EventNotice>) -> Option<&'a EventNotice> {
        fresh.max_by_key(|one| match one {
            EventNotice::Ruled(..) | EventNotice::Appealed(_) | EventNotice::Judged(_) | EventNotice::Claimed(_) => 4,
            EventNotice::Corrected(_) | EventNotice::HandedOver(_) => 3,
            EventNotice::Free(..) | EventNotice::Entered(_) | EventNotice::Comes(..) => 3,
            EventNotice::Drawn(_)
            | EventNotice::Over
            | EventNotice::Scored(..)
            | EventNotice::Paired(..)
            | EventNotice::Started => 2,
            EventNotice::Left(_) | EventNotice::Away(..) => 1,
            EventNotice::Said(..) | EventNotice::Appealable(_) => 0,
        })
    }

    /// In a few words.
    pub fn subject(&self) -> String {
        match self {
            EventNotice::Entered(_) => "you have entered".to_owned(),
            EventNotice::Left(name) => format!("{name} has left"),
            EventNotice::Away(name, _) => format!("{name} is away"),
            EventNotice::HandedOver(name) => format!("{name} directs the event now"),
            EventNotice::Started => "the lots are drawn".to_owned(),
            EventNotice::Drawn(section) => format!("{section} is drawn"),
            EventNotice::Comes(section, _) => format!("you play in {section}"),
            EventNotice::Paired(section, round) => format!("{section}, round {round} is paired"),
            EventNotice::Ruled(section, round, board) => {
                format!("{section}, round {round}, board {board} is ruled upon")
            }
            EventNotice::Free(section, round, _) => format!("you are free in round {round} of {section}"),
            EventNotice::Scored(section, round) => format!("{section}, round {round} is over"),
            EventNotice::Over => "the prize list".to_owned(),
            EventNotice::Corrected(_) => "a ruling".to_owned(),
            EventNotice::Appealed(_) => "an appeal".to_owned(),
            EventNotice::Judged(_) => "a verdict on an appeal".to_owned(),
            EventNotice::Claimed(_) => "a claim about your board".to_owned(),
            EventNotice::Appealable(_) => "a ruling".to_owned(),
            EventNotice::Said(by, _) => format!("a note from {by}"),
        }
    }

    /// In full, in paragraphs.
    pub fn paragraphs(&self, house: &EventDirectory, audit: Option<&Audit>) -> Vec<String> {
        let event = &house.event;
        let of = |name: &Name| shown(event, name);
        match self {
            EventNotice::Entered(name) => entered(event, name),
            EventNotice::Left(name) => vec![left(event, name)],
            EventNotice::Started => started(event),
            EventNotice::Drawn(section) => drawn(event, section),
            EventNotice::Comes(section, name) => vec![comes(event, section, name)],
            EventNotice::Said(by, text) => vec![format!("{} writes to all players: \"{text}\"", of(by))],
            EventNotice::Corrected(text) => vec![format!("{text}.")],
            EventNotice::Appealed(id) => {
                event.appeal_with(id).map(|appeal| appealed(event, appeal)).unwrap_or_default()
            }
            EventNotice::Judged(id) => {
                event.appeal_with(id).and_then(|appeal| judged(event, appeal)).unwrap_or_default()
            }
            EventNotice::Claimed(id) => {
                let claim = event.claims().iter().find(|claim| claim.id == *id);
                claim.map(|claim| claimed(event, claim)).unwrap_or_default()
            }
            EventNotice::Appealable(seq) => {
                event.appealable(*seq).and_then(|entry| appealable(event, entry)).into_iter().collect()
            }
            EventNotice::Paired(section, round) => {
                let found = event
                    .section(section)
                    .and_then(|(_, standing)| standing.rounds.iter().find(|found| found.number == *round));
                let boards = found.map(|round| pairings(round, &of)).unwrap_or_default();
                let boards: Vec<String> = boards.iter().map(|line| format!("  {line}")).collect();
                vec![
                    format!("Round {round} of {section} is paired."),
                    format!("On each board the player who is named first begins.\n{}", boards.join("\n")),
                    "Every game comes in a message of its own, as soon as it is your turn.".to_owned(),
                ]
            }
            EventNotice::Away(name, period) => vec![away(event, name, *period)],
            EventNotice::HandedOver(name) => handed_over(event, name),
            EventNotice::Ruled(section, round, board) => vec![ruled(event, section, *round, *board)],
            EventNotice::Free(section, round, name) => vec![format!(
                "{}, you have no board in round {round} of {section}, as you have asked, and get the points of a draw.",
                of(name)
            )],
            EventNotice::Scored(section, round) => {
                let first = format!("Round {round} of {section} is over.");
                std::iter::once(first).chain(notices::standings(house, audit, section)).collect()
            }
            EventNotice::Over => {
                let first = format!("\"{}\" is over. This is the prize list.", event.charter().event);
                let each = event.charter().sections.iter().filter(|section| section.groups.is_none());
                let each = each.flat_map(|section| notices::standings(house, audit, &section.name));
                std::iter::once(first).chain(each).collect()
            }
        }
    }
}

fn found<'a>(event: &'a Event, section: &Name, round: u64, board: u64) -> Option<&'a adjudicate_event::PairedBoard> {
    event.section(section)?.1.board(round, board)
}

/// The players whom an entry concerns: those of its board, its player, or all of its sections.
fn concerned_by<'a>(event: &'a Event, entry: &'a AppealableEntry) -> Vec<&'a Name> {
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
fn sides<'a>(event: &'a Event, appeal: &'a AppealRecord) -> Vec<&'a Name> {
    let committee = event.charter().appeals.as_ref().map(|committee| &committee.name);
    let mut sides: Vec<&Name> = committee.into_iter().chain([&appeal.by]).collect();
    for name in concerned_by(event, &appeal.against) {
        if !sides.contains(&name) {
            sides.push(name);
        }
    }
    sides
}

fn appealed(event: &Event, appeal: &AppealRecord) -> Vec<String> {
    let Some(committee) = &event.charter().appeals else { return Vec::new() };
    let against = &appeal.against;
    let of = |name: &Name| shown(event, name);
    let reasons = appeal.say.as_ref().map_or_else(String::new, |say| format!(" The reasons: \"{say}\"."));
    vec![
        format!(
            "{} appeals against {} (entry {} of {}).{reasons}",
            of(&appeal.by),
            against.act.title(&of),
            against.seq,
            dates::date(against.at)
        ),
        format!(
            "The decision stands until {} decides, at the latest on {}; without a verdict by then the appeal is dismissed. Write to {} if \
             you have something to say about it.",
            committee.name,
            dates::date(event.dismissed_at(appeal)),
            words::addressed(committee)
        ),
        format!(
            "The committee signs its verdict with `adjudicate event verdict {0} --dismiss` or, for example, `adjudicate event verdict {0} \
             --uphold reopen`, in a directory with the event's log, and --send mails it to the director.",
            appeal.seq
        ),
    ]
}

fn judged(event: &Event, appeal: &AppealRecord) -> Option<Vec<String>> {
    let (verdict, against) = (appeal.verdict.as_ref()?, &appeal.against);
    let of = |name: &Name| shown(event, name);
    let committee = event.charter().appeals.as_ref().map_or("the committee", |committee| committee.name.as_str());
    let outcome = match &verdict.decision {
        Some(decision) => format!("upheld. What changes: {}", adjudicate_event::decided(&decision.ruling(), &of)),
        None => format!("dismissed. {} stands", capital(&against.act.title(&of))),
    };
    let reasons = verdict.say.as_ref().map_or_else(String::new, |say| format!(" The reasons: \"{say}\"."));
    let mut paragraphs = vec![format!(
        "{committee} has decided on the appeal of {} against {} (entry {}): it is {outcome}.{reasons}",
        of(&appeal.by),
        against.act.title(&of),
        against.seq
    )];
    if verdict.decision.is_some() {
        let stand = against.sections.iter().filter_map(|name| event.section(name)).filter_map(|(section, standing)| {
            let last = standing.rounds.last()?.number;
            Some(match last {
                1 => format!("Round 1 of {} stays paired as it is", section.name),
                last => format!("Rounds 1 to {last} of {} stay paired as they are", section.name),
            })
        });
        let stand: Vec<String> = stand.collect();
        if !stand.is_empty() {
            paragraphs.push(format!("{}. No ruling changes what the committee has decided.", stand.join("; ")));
        }
    }
    Some(paragraphs)
}

fn claimed(event: &Event, record: &ClaimRecord) -> Vec<String> {
    let claim = &record.claim;
    let board = found(event, &claim.section, claim.round, claim.board);
    let points = board.map(|board| {
        let each = board.players.iter().zip(&claim.points);
        each.map(|(name, points)| format!("{} {}", shown(event, name), halves(*points))).collect::<Vec<_>>().join(", ")
    });
    let analysis = record.say.as_ref().map_or("", |say| say.as_str());
    vec![format!(
        "{} claims for {}, which was not over in time: {}. The analysis: \"{analysis}\". The director decides; write \
         to {} if you see it otherwise, or sign a claim of your own with `adjudicate event claim`.",
        shown(event, &record.by),
        claim.place(),
        points.unwrap_or_default(),
        event.director().mail
    )]
}

/// Until when, to whom and how a player can appeal.
fn appealable(event: &Event, entry: &AppealableEntry) -> Option<String> {
    let committee = event.charter().appeals.as_ref()?;
    let of = |name: &Name| shown(event, name);
    Some(format!(
        "You can appeal to {} against {} (entry {}) until {}: `adjudicate event appeal {} --say \"...\" --send`. A player without a key \
         writes to the director's address a line `appeal {}`, and the reasons on the lines below it.",
        words::addressed(committee),
        entry.act.title(&of),
        entry.seq,
        dates::date(event.appeal_until(entry)),
        entry.seq,
        entry.seq
    ))
}

fn ruled(event: &Event, section: &Name, round: u64, board: u64) -> String {
    let scored = found(event, section, round, board).and_then(|found| Some((found, found.scored.as_ref()?)));
    let points = scored.map(|(found, scored)| {
        let each = found.players.iter().zip(&scored.points);
        each.map(|(name, points)| format!("{} {}", shown(event, name), halves(*points))).collect::<Vec<_>>().join(", ")
    });
    let reason = scored.and_then(|(_, scored)| scored.ruled.as_ref()).map_or("", |reason| reason.as_str());
    let absent = scored.map_or(&[] as &[Name], |(_, scored)| scored.absent.as_slice());
    let is_silent =
        |name: &&Name| event.section(section).is_some_and(|(section, standing)| standing.is_silent(section, name));
    let again =
        |name| format!(" {} is paired again after a note in the event's log (`event note`).", shown(event, name));
    let silent: String = absent.iter().filter(is_silent).map(again).collect();
    format!(
        "The director ruled on board {board} of round {round} of {section}: {}. The reason: \"{reason}\". Nobody has to move there any \
         more.{}",
        points.unwrap_or_default(),
        silent
    )
}

fn left(event: &Event, name: &Name) -> String {
    let tables =
        event.sections().filter(|(section, standing)| section.system.is_table() && standing.left.contains_key(name));
    let tables: Vec<&str> = tables.map(|(section, _)| section.name.as_str()).collect();
    let name = shown(event, name);
    let settled = match tables.as_slice() {
        [] => String::new(),
        tables => format!(
            " In {} nobody has to move in a game with {name} any more; the standings say how those games count.",
            tables.join(" and ")
        ),
    };
    format!("{name} has left the event, or a section of it.{settled}")
}

/// Tells that another person directs the event, and how running games get the same referee.
fn handed_over(event: &Event, name: &Name) -> Vec<String> {
    let Some(director) = event.deputy(name) else { return Vec::new() };
    let running = event.sections().any(|(section, standing)| standing.open(section).next().is_some());
    let first =
        format!("From here on {name} directs the event. Write to {}. New games have {name} as referee.", director.mail);
    let games = format!(
        "In games that run the referee stays until all players of a game agree on {name}: one signs\n  adjudicate offer referee \
         \"{}\"\nand the others accept. For a player without a key the referee of the game does it, if asked.",
        director.key
    );
    if running { vec![first, games] } else { vec![first] }
}

fn away(event: &Event, name: &Name, period: AbsencePeriod) -> String {
    let used = event.yearly_leave(name).map(|most| {
        let years = period.days_by_year().into_iter();
        let years =
            years.map(|(year, _)| format!("{} of {most} days of leave in {year}", event.leave_in_year(name, year)));
        format!(" With these, {} are used.", years.collect::<Vec<_>>().join(" and "))
    });
    format!(
        "{} is away {}. This holds in all games of the event: a move that is due then is due as many days later.{}",
        shown(event, name),
        view::away(&period),
        used.unwrap_or_default()
    )
}

fn entered(event: &Event, name: &Name) -> Vec<String> {
    let sections: Vec<&str> = event
        .sections()
        .filter(|(_, standing)| standing.players.contains(name))
        .map(|(section, _)| section.name.as_str())
        .collect();
    let first =
        format!("{}, you have entered \"{}\": {}.", shown(event, name), event.charter().event, sections.join(", "));
    match event.lots() {
        Some(_) => vec![first, "You are paired from the next round on; your games come by mail.".to_owned()],
        None => vec![
            first,
            format!(
                "Others can enter until {}. Then lots are drawn, and your first games come by mail.",
                dates::date(event.charter().closes)
            ),
            "The attached file is the event's log. Keep it: it proves your entry.".to_owned(),
        ],
    }
}

fn started(event: &Event) -> Vec<String> {
    let mut lines = vec!["The lots are drawn, and every player has a number.".to_owned()];
    for (section, standing) in event.sections() {
        lines.push(numbered(event, section, standing));
        if !standing.waiting.is_empty() {
            let waiting: Vec<String> = standing.waiting.iter().map(|name| shown(event, name)).collect();
            lines.push(format!(
                "{} has no place free. These wait, in this order, for the seat of a player who leaves: {}",
                section.name,
                waiting.join(", ")
            ));
        }
    }
    lines
}

/// The players of a section with their numbers; its stage, if it is not drawn.
fn numbered(event: &Event, section: &adjudicate_event::Section, standing: &adjudicate_event::SectionState) -> String {
    let stage = words::stage(event, section, standing);
    if standing.drawn.is_none() {
        return format!("{}: {stage}", section.name);
    }
    let each = standing.players.iter().zip(1..).map(|(player, number)| format!("  {number}: {}", shown(event, player)));
    std::iter::once(format!("{} ({stage}):", section.name)).chain(each).collect::<Vec<_>>().join("\n")
}

/// A section and its groups, once they are drawn.
fn parts<'a>(
    event: &'a Event,
    name: &'a Name,
) -> impl Iterator<Item = (&'a adjudicate_event::Section, &'a adjudicate_event::SectionState)> {
    let groups = event.charter().section(name).map(adjudicate_event::Section::group_names).unwrap_or_default();
    event.sections().filter(move |(section, _)| section.name == *name || groups.contains(&section.name))
}

/// The players of a section, and of the sections from which they come.
fn concerned<'a>(event: &'a Event, name: &'a Name) -> Vec<&'a Name> {
    let sources = event.charter().section(name).map(|section| event.sources(section)).unwrap_or_default();
    let from = event.sections().enumerate().filter(|(place, _)| sources.contains(place)).map(|(_, found)| found);
    let mut names: Vec<&Name> = parts(event, name).chain(from).flat_map(|(_, standing)| &standing.players).collect();
    names.sort();
    names.dedup();
    names
}

fn drawn(event: &Event, name: &Name) -> Vec<String> {
    let mut lines = vec![format!("{name} is drawn, and every player has a number.")];
    let parts = parts(event, name).filter(|(_, standing)| !standing.players.is_empty());
    lines.extend(parts.map(|(section, standing)| numbered(event, section, standing)));
    let seq = event.section(name).and_then(|(_, standing)| standing.drawn).map_or(0, |draw| draw.seq);
    lines.push(format!(
        "The lots follow from the number that the director had sealed, and that entry {seq} of the log opens, and from the entries \
         and results on which the draw rests. `adjudicate event verify` draws them again."
    ));
    lines
}

fn comes(event: &Event, section: &Name, name: &Name) -> String {
    let number = event.section(section).and_then(|(_, standing)| standing.number(name)).unwrap_or(0);
    format!("{}, you play in {section}, with number {number}. Your games come by mail.", shown(event, name))
}
