//! The sentences of the news about an event.

use super::PlayerExit;
use crate::directory::EventDirectory;
use crate::notices::shown;
use adjudicate_event::table::{self, TableCharset, halves};
use adjudicate_event::{AppealRecord, AppealableEntry, Audit, BoardLocation, ClaimRecord, DirectorDecision, Event};
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::AbsencePeriod;
use adjudicate_rules::{Name, capital};
use adjudicate_text::{dates, event as words, view};

pub(super) fn found<'a>(
    event: &'a Event,
    section: &Name,
    round: u64,
    board: u64,
) -> Option<&'a adjudicate_event::PairedBoard> {
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

pub(super) fn appealed(event: &Event, appeal: &AppealRecord) -> Vec<String> {
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

/// `BEFORE the ruling on board 2 of round 1 of chess AFTER`, for the appeal with this id.
pub(super) fn appeal_title(event: &Event, id: &Digest, before: &str, after: &str) -> String {
    let against = event.appeal_with(id).map(|appeal| appeal.against.act.title(&|name| shown(event, name)));
    format!("{before} {}{after}", against.unwrap_or_default())
}

/// The verdict on the appeal with this id, as the end of a sentence.
pub(super) fn verdict(event: &Event, id: &Digest) -> &'static str {
    let verdict = event.appeal_with(id).and_then(|appeal| appeal.verdict.as_ref());
    if verdict.is_some_and(|verdict| verdict.decision.is_some()) { " is upheld" } else { " is dismissed" }
}

/// Tells that an appeal is dismissed, because no verdict came in time.
pub(super) fn lapsed(event: &Event, appeal: &AppealRecord) -> String {
    let of = |name: &Name| shown(event, name);
    format!(
        "No verdict on the appeal of {} against {} (entry {}) came until {}, so it is dismissed: {} stands.",
        of(&appeal.by),
        appeal.against.act.title(&of),
        appeal.against.seq,
        dates::date(event.dismissed_at(appeal)),
        appeal.against.act.title(&of)
    )
}

pub(super) fn judged(event: &Event, appeal: &AppealRecord) -> Option<Vec<String>> {
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

pub(super) fn claimed(event: &Event, record: &ClaimRecord) -> Vec<String> {
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
pub(super) fn appealable(event: &Event, entry: &AppealableEntry) -> Option<String> {
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

/// The outcome of a ruling on a board for this reader: `ruling: you lose board 3 of round 1 of chess`.
pub(super) fn ruled_title(event: &Event, section: &Name, round: u64, board: u64, reader: &Name) -> String {
    let place = BoardLocation { section: section.clone(), round, board };
    let points = found(event, section, round, board).and_then(|found| {
        let points = &found.scored.as_ref()?.points;
        let (own, others): (Vec<_>, Vec<_>) = found.players.iter().zip(points).partition(|(name, _)| *name == reader);
        Some((*own.first()?.1, others.iter().map(|(_, points)| **points).max()?))
    });
    let loss = event.section(section).map_or(0, |(section, _)| section.loss);
    match points {
        Some((own, best)) if own > best => format!("ruling: you win {place}"),
        Some((own, best)) if own < best || own == loss => format!("ruling: you lose {place}"),
        Some(_) => format!("ruling: {place} is drawn"),
        None => format!("ruling on {place}"),
    }
}

/// The places of these players in the standings of a section.
pub(super) fn places(
    house: &EventDirectory,
    audit: Option<&Audit>,
    section: &Name,
    players: Vec<&Name>,
) -> Option<String> {
    let place = house.event.charter().sections.iter().position(|found| found.name == *section)?;
    let standings = table::standings(&adjudicate_event::table_of(&house.event, place, audit)?).ok()?;
    let rows = standings.rows.iter().filter(|row| players.iter().any(|player| row.name == player.as_str()));
    let each = rows.filter_map(|row| {
        let at = row.place.as_ref()?;
        let points = if row.score == 1 || row.score == 2 { "point" } else { "points" };
        Some(format!("{} has place {at} with {} {points}", row.shown(TableCharset::Unicode), halves(row.score)))
    });
    let each: Vec<String> = each.collect();
    (!each.is_empty()).then(|| format!("In the standings of {section} {}.", each.join(", ")))
}

pub(super) fn ruled(event: &Event, section: &Name, round: u64, board: u64) -> String {
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
    let counts = match scored.is_some_and(|(_, scored)| scored.head.is_some()) {
        true => "It rests on the game as the director has it, which counts as played",
        false => "The board counts as not played",
    };
    format!(
        "The director ruled on board {board} of round {round} of {section}: {}. The reason: \"{reason}\". {counts}. Nobody has to move \
         there any more.{}",
        points.unwrap_or_default(),
        silent
    )
}

/// Whether a player has left or was excluded.
pub(super) fn exit_title(event: &Event, exit: &PlayerExit) -> String {
    let player = shown(event, &exit.player);
    match (&exit.excluded, &exit.section) {
        (Some(_), _) => format!("{player} is excluded"),
        (None, Some(section)) => format!("{player} has left {section}"),
        (None, None) => format!("{player} has left the event"),
    }
}

/// Tells who has left since when, and how his games count in each section.
pub(super) fn left(event: &Event, exit: &PlayerExit) -> Vec<String> {
    let player = shown(event, &exit.player);
    let date = dates::date(exit.at);
    let mut lines = vec![match (&exit.excluded, &exit.section) {
        (Some(reason), _) => {
            format!("The director has excluded {player} from the event on {date}. The reason: \"{reason}\".")
        }
        (None, Some(section)) => format!("{player} has left {section} on {date}."),
        (None, None) => format!("{player} has left the event on {date}."),
    }];
    for (place, (section, standing)) in event.sections().enumerate() {
        if exit.section.as_ref().is_some_and(|only| *only != section.name) || !standing.left.contains_key(&exit.player)
        {
            continue;
        }
        let name = &section.name;
        if section.system.is_table() {
            let counts = match is_annulled(event, place, &exit.player) {
                true => format!("fewer than half of {player}'s games are finished, so none of them counts for anybody"),
                false => format!("{player}'s finished games count, and the others are lost for {player}"),
            };
            lines.push(format!("In {name} nobody has to move in a game with {player} any more: {counts}."));
            continue;
        }
        let open = standing.open(section).filter(|(_, board)| board.players.contains(&exit.player));
        let open: Vec<String> = open.map(|(round, board)| format!("board {} of round {round}", board.board)).collect();
        let rest = match open.as_slice() {
            [] => String::new(),
            open => format!(" The director rules on {}.", open.join(" and ")),
        };
        lines.push(format!("In {name} the results so far count, and {player} is not paired any more.{rest}"));
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
pub(super) fn queue<'a>(event: &'a Event, name: &Name) -> Vec<(&'a Name, usize)> {
    let number = |(section, standing): (&'a adjudicate_event::Section, &adjudicate_event::SectionState)| {
        let places = usize::try_from(section.seats_max).ok().filter(|places| *places > 0)?;
        let at = standing.players.iter().position(|player| player == name).filter(|_| standing.drawn.is_none())?;
        (at >= places).then(|| (&section.name, at + 1 - places))
    };
    event.sections().filter_map(number).collect()
}

/// Tells the new person in a seat where he plays.
pub(super) fn seated(event: &Event, name: &Name) -> String {
    let seats = event.sections().filter_map(|(section, standing)| {
        let number = standing.number(name).filter(|_| standing.plays(name) && standing.drawn.is_some())?;
        Some(format!("{} (number {number})", section.name))
    });
    let seats: Vec<String> = seats.collect();
    format!(
        "{}, you have a seat now, that of {name} in {}. In the event's log, and in your games, you are {name}. Your games come by mail.",
        shown(event, name),
        seats.join(" and ")
    )
}

/// The effect of a correction, if the sentence about it does not say it.
pub(super) fn effect(decision: &DirectorDecision) -> Option<&'static str> {
    match decision {
        DirectorDecision::Substitute(_) => Some(
            "The seat keeps its number, its points and its opponents, and finished games stay as they are. In a game that runs the new \
             person plays as soon as the referee has ruled so in that game.",
        ),
        DirectorDecision::Unpair(_) => Some(
            "Nobody has to move in the games of that round any more, and they count for nothing. New ones come by mail.",
        ),
        DirectorDecision::Reopen(_) => Some("Nothing counts for that board until there is a new result or ruling."),
        DirectorDecision::Readmit(_) => Some("From the next round on there are games again."),
        DirectorDecision::Rekey(_) => Some("Games that are paired from here on have the new key."),
        DirectorDecision::Close(_) => Some("No round of it is paired any more, and nobody has to move in it."),
        DirectorDecision::Points(_)
        | DirectorDecision::Pairing(_)
        | DirectorDecision::Exclude(_)
        | DirectorDecision::Bye(_) => None,
    }
}

/// Tells that another person directs the event, and how running games get the same referee.
pub(super) fn handed_over(event: &Event, name: &Name) -> Vec<String> {
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

pub(super) fn away(event: &Event, name: &Name, period: AbsencePeriod) -> String {
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

pub(super) fn entered(event: &Event, name: &Name) -> Vec<String> {
    let sections: Vec<&str> = event
        .sections()
        .filter(|(_, standing)| standing.players.contains(name))
        .map(|(section, _)| section.name.as_str())
        .collect();
    let first =
        format!("{}, you have entered \"{}\": {}.", shown(event, name), event.charter().event, sections.join(", "));
    let waits = queue(event, name).into_iter().map(|(section, number)| {
        format!("All places of {section} are taken. You are number {number} of those who wait for one.")
    });
    let first: String = std::iter::once(first).chain(waits).collect::<Vec<_>>().join(" ");
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

pub(super) fn started(event: &Event) -> Vec<String> {
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
pub(super) fn concerned<'a>(event: &'a Event, name: &'a Name) -> Vec<&'a Name> {
    let sources = event.charter().section(name).map(|section| event.sources(section)).unwrap_or_default();
    let from = event.sections().enumerate().filter(|(place, _)| sources.contains(place)).map(|(_, found)| found);
    let mut names: Vec<&Name> = parts(event, name).chain(from).flat_map(|(_, standing)| &standing.players).collect();
    names.sort();
    names.dedup();
    names
}

pub(super) fn drawn(event: &Event, name: &Name) -> Vec<String> {
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

pub(super) fn comes(event: &Event, section: &Name, name: &Name) -> String {
    let number = event.section(section).and_then(|(_, standing)| standing.number(name)).unwrap_or(0);
    format!("{}, you play in {section}, with number {number}. Your games come by mail.", shown(event, name))
}
