//! Whether a section is consistent, so that everything after this can index without looking.

use std::collections::BTreeSet;

use super::fault::{ShapeFault, TableFault, TablePlace};
use super::section::{ResultMethod, TableResult, TableSection};

/// The most rounds, boards' points and games' own points. Together they keep every sum and product within 64 bits.
pub(super) const MAX_ROUNDS: u32 = 10_000;
const MAX_POINTS: u64 = 10_000;
const MAX_GAME_POINTS: u64 = 1_000_000_000;

/// # Errors
/// The first contradiction found.
pub(super) fn check(section: &TableSection) -> Result<(), TableFault> {
    let count = section.entrants.len();
    let mut seen = vec![false; count];
    for entrant in &section.entrants {
        let index = (entrant.number as usize).checked_sub(1).ok_or(TableFault::Numbering)?;
        let slot = seen.get_mut(index).ok_or(TableFault::Numbering)?;
        if std::mem::replace(slot, true) {
            return Err(TableFault::Numbering);
        }
    }
    if !(2..=4).contains(&section.seats) {
        return Err(TableFault::Seats(section.seats));
    }
    for points in [section.scoring.win, section.scoring.draw, section.scoring.loss] {
        at_most(points, MAX_POINTS)?;
    }
    section.rounds.map_or(Ok(()), |rounds| round(rounds.max(1), None))?;
    let mut busy = BTreeSet::new();
    let mut boards = BTreeSet::new();
    for result in &section.results {
        if !boards.insert((result.round, result.board)) {
            return Err(TableFault::Board { round: result.round, board: result.board });
        }
        board(section, result)?;
        let place = TablePlace::Board { round: result.round, board: result.board };
        for &player in &result.players {
            known(player, count, place)?;
            if !busy.insert((result.round, player)) {
                return Err(TableFault::Twice { player, place: TablePlace::Round(result.round) });
            }
        }
    }
    for bye in &section.byes {
        round(bye.round, section.rounds)?;
        known(bye.player, count, TablePlace::Byes(bye.round))?;
        if !busy.insert((bye.round, bye.player)) {
            return Err(TableFault::Twice { player: bye.player, place: TablePlace::Round(bye.round) });
        }
    }
    let mut drawn = BTreeSet::new();
    for &player in &section.lots {
        known(player, count, TablePlace::Lots)?;
        if !drawn.insert(player) {
            return Err(TableFault::Twice { player, place: TablePlace::Lots });
        }
    }
    Ok(())
}

fn board(section: &TableSection, result: &TableResult) -> Result<(), TableFault> {
    round(result.round, section.rounds)?;
    let shape = |wrong| TableFault::Shape { round: result.round, board: result.board, wrong };
    let seats = result.players.len();
    if !(2..=section.seats as usize).contains(&seats) {
        return Err(shape(ShapeFault::Players));
    }
    match (&result.points, result.how) {
        (None, ResultMethod::Open) => {}
        (None, _) => return Err(shape(ShapeFault::NoPoints)),
        (Some(_), ResultMethod::Open) => return Err(shape(ShapeFault::OpenWithPoints)),
        (Some(points), _) if points.len() != seats => return Err(shape(ShapeFault::Points)),
        (Some(points), _) => points.iter().try_for_each(|&points| at_most(points, MAX_POINTS))?,
    }
    match &result.game_points {
        Some(points) if points.len() != seats => Err(shape(ShapeFault::GamePoints)),
        Some(points) => points.iter().try_for_each(|&points| at_most(points, MAX_GAME_POINTS)),
        None => Ok(()),
    }
}

fn round(round: u32, rounds: Option<u32>) -> Result<(), TableFault> {
    let last = rounds.unwrap_or(MAX_ROUNDS).min(MAX_ROUNDS);
    if (1..=last).contains(&round) { Ok(()) } else { Err(TableFault::Round(round)) }
}

fn known(player: u32, count: usize, place: TablePlace) -> Result<(), TableFault> {
    if (1..=count).contains(&(player as usize)) { Ok(()) } else { Err(TableFault::Unknown { player, place }) }
}

fn at_most(points: u64, most: u64) -> Result<(), TableFault> {
    if points <= most { Ok(()) } else { Err(TableFault::Points { points, most }) }
}
