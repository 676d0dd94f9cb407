//! From an event with its games to the tables of its sections.

use super::audit::{Audit, AuditedBoard};
use super::charter::{PairingSystem, Section};
use super::rounds;
use super::state::{Event, PairedBoard, SectionExit, SectionState};
use super::table::{self, Bye, ByeKind, Departure, EntrantExit, ResultMethod, ResultPoints, TableEntrant, TableResult};
use adjudicate_rules::{Name, Phrase};

/// Returns the section from which the tables are made. Without an audit nothing is known of what games count for
/// themselves. There are no tables of a section that is not drawn, nor of one that is held in groups.
pub fn section(event: &Event, place: usize, audit: Option<&Audit>) -> Option<table::TableSection> {
    let (section, standing) = event.sections().nth(place)?;
    if standing.drawn.is_none() || section.groups.is_some() {
        return None;
    }
    let scoring = ResultPoints { win: section.win, draw: section.draw, loss: section.loss };
    let scheduled = if section.system.is_table() { scheduled(section, standing) } else { 0 };
    Some(table::TableSection {
        name: section.name.to_string(),
        title: adjudicate_games::find(section.game.as_str())
            .map_or(section.game.to_string(), |game| game.title.to_owned()),
        system: section.system,
        pairing: section.pairing,
        level: section.level.clone(),
        legs: small(section.legs),
        third_place: section.third_place,
        rounds: event.rounds_of(section, standing).map(small),
        scoring,
        tiebreaks: section.tiebreaks.clone(),
        seats: small(section.seats),
        scheduled,
        entrants: entrants(event, standing),
        results: results(section, place, standing, audit),
        byes: byes(standing),
        lots: standing.lots.clone(),
        said: said(event, section, standing, &|name| name.to_string()),
    })
}

/// The remarks and corrections that concern a section.
fn said(event: &Event, section: &Section, standing: &SectionState, shown: &dyn Fn(&Name) -> String) -> Vec<Phrase> {
    let name = &section.name;
    let concerns = event.remarks().iter().filter(|remark| remark.concerns(name));
    let silent = standing.silent(section).map(|player| {
        let player = shown(player);
        let english = format!("{player} is silent, and is not paired until he writes");
        Phrase::english("remark-silent", english).with("name", player)
    });
    let waiting = standing.waiting.iter().zip(1_u64..).map(|(player, at)| {
        let player = shown(player);
        let english = format!("{player} waits for a place ({at})");
        Phrase::english("remark-waits", english).with("name", player).with("number", at)
    });
    concerns.map(|remark| remark.sentence(shown)).chain(silent).chain(waiting).collect()
}

fn small(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// How many games each player has where everybody meets everybody.
fn scheduled(section: &Section, standing: &SectionState) -> u32 {
    let others = small(standing.players.len() as u64).saturating_sub(1);
    if section.system == PairingSystem::DoubleRoundRobin { 2 * others } else { others }
}

fn entrants(event: &Event, standing: &SectionState) -> Vec<TableEntrant> {
    let one = |(name, number): (&Name, u32)| {
        let known = event.player(name).map(|player| &player.entrant);
        TableEntrant {
            number,
            name: name.to_string(),
            display: known.and_then(|entrant| entrant.display.as_ref()).map(|text| text.as_str().to_owned()),
            rating: known.and_then(|entrant| entrant.rating),
            out: standing.left.get(name).map(leaving),
        }
    };
    standing.players.iter().zip(1..).map(one).collect()
}

fn leaving(left: &SectionExit) -> EntrantExit {
    EntrantExit {
        after_round: small(left.rounds),
        during: left.during,
        departure: if left.excluded.is_some() { Departure::Excluded } else { Departure::Withdrew },
        reason: left.excluded.as_ref().map_or("", |reason| reason.as_str()).to_owned(),
    }
}

fn results(section: &Section, place: usize, standing: &SectionState, audit: Option<&Audit>) -> Vec<TableResult> {
    let mut results = Vec::new();
    for round in &standing.rounds {
        for board in &round.boards {
            let audited = audit.and_then(|audit| audit.board(place, round.number, board.board));
            results.push(result(standing, round.number, board, audited));
        }
    }
    if section.system.is_table() {
        results.extend(missing(section, standing));
    }
    results
}

fn result(standing: &SectionState, round: u64, board: &PairedBoard, audited: Option<&AuditedBoard>) -> TableResult {
    let scored = board.scored.as_ref();
    let how = match scored {
        None => ResultMethod::Open,
        Some(scored) => match (&scored.ruled, scored.head) {
            // Given up before anybody had made a turn: FIDE calls that unplayed (C.07, article 15).
            (None, _) if audited.and_then(AuditedBoard::at_head).is_some_and(|game| !game.is_begun()) => {
                ResultMethod::Unplayed
            }
            (None, _) => ResultMethod::Played,
            (Some(_), Some(_)) => ResultMethod::Adjudicated,
            (Some(_), None) => ResultMethod::Unplayed,
        },
    };
    TableResult {
        round: small(round),
        board: small(board.board),
        players: board.players.iter().filter_map(|name| standing.number(name)).collect(),
        points: scored.map(|scored| scored.points.clone()),
        game_points: audited.and_then(AuditedBoard::game_points).filter(|_| how == ResultMethod::Played),
        how,
        note: scored.and_then(|scored| scored.ruled.as_ref()).map(|reason| reason.as_str().to_owned()),
    }
}

/// Returns the boards of the table that were left out of a round's pairing because one of the two players had left:
/// they are not played any more, and the tables decide how they count.
fn missing(section: &Section, standing: &SectionState) -> Vec<TableResult> {
    let tables = rounds::table(section, standing).unwrap_or_default();
    let mut missing = Vec::new();
    for (round, number) in tables.iter().zip(1u64..) {
        let paired = standing.rounds.iter().find(|found| found.number == number && found.ruled.is_none());
        let Some(paired) = paired else { continue };
        let next = paired.boards.iter().map(|board| board.board).max().unwrap_or(0) + 1;
        let sits = |numbers: &[u32]| {
            paired.boards.iter().any(|board| {
                numbers.iter().all(|number| standing.player(*number).is_some_and(|name| board.players.contains(name)))
            })
        };
        for (players, board) in round.boards.iter().filter(|numbers| !sits(numbers)).zip(next..) {
            missing.push(TableResult {
                round: small(number),
                board: small(board),
                players: players.clone(),
                points: None,
                game_points: None,
                how: ResultMethod::Open,
                note: None,
            });
        }
    }
    missing
}

fn byes(standing: &SectionState) -> Vec<Bye> {
    let of_round = |round: &super::state::Round| {
        let number = small(round.number);
        let kinds = [(&round.byes, ByeKind::Allocated), (&round.free, ByeKind::Half)];
        let of_kind = |(names, kind): (&Vec<Name>, ByeKind)| {
            let players: Vec<u32> = names.iter().filter_map(|name| standing.number(name)).collect();
            players.into_iter().map(move |player| Bye { round: number, player, kind })
        };
        kinds.into_iter().flat_map(of_kind).collect::<Vec<_>>()
    };
    standing.rounds.iter().flat_map(of_round).collect()
}
