//! A report's pairings against those that the system gives.

use super::PairingReport;
use super::fault::ReportFault;
use crate::pairing::{DutchColour, DutchField, Pairing, PairingFault};

/// A round that was paired otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The round, from 1.
    pub round: usize,
    /// White and black of each pair that the report has and the system has not; 0 for the bye.
    pub report: Vec<(u32, u32)>,
    /// Those that the system has and the report has not.
    pub system: Vec<(u32, u32)>,
    /// Why the system has no pairing, if it has none.
    pub fault: Option<PairingFault>,
}

/// Pairs every round of a report anew with `pair`, and returns the rounds that differ.
///
/// # Errors
/// The report contradicts itself.
pub fn check(
    report: &PairingReport,
    pair: impl Fn(&DutchField) -> Result<Pairing, PairingFault>,
) -> Result<Vec<Difference>, ReportFault> {
    let mut differences = Vec::new();
    report.tally(report.played(), std::iter::repeat(0))?;
    for round in 0..report.played() {
        let stated = stated(report, round);
        if stated.is_empty() {
            continue;
        }
        let (computed, fault) = match pair(&report.past(round)?) {
            Ok(pairing) => (lines(&pairing), None),
            Err(fault) => (Vec::new(), Some(fault)),
        };
        let missing = |from: &[(u32, u32)], all: &[(u32, u32)]| -> Vec<(u32, u32)> {
            let mut sorted = all.to_vec();
            sorted.sort_unstable();
            from.iter().copied().filter(|pair| sorted.binary_search(pair).is_err()).collect()
        };
        let (only_report, only_system) = (missing(&stated, &computed), missing(&computed, &stated));
        if !only_report.is_empty() || !only_system.is_empty() {
            differences.push(Difference { round: round + 1, report: only_report, system: only_system, fault });
        }
    }
    Ok(differences)
}

/// The pairs of a round as the report has them.
fn stated(report: &PairingReport, round: usize) -> Vec<(u32, u32)> {
    let mut pairs = Vec::new();
    for player in &report.players {
        let Some(cell) = player.cells.get(round).filter(|cell| cell.is_paired()) else { continue };
        match (cell.opponent, cell.colour) {
            (None, _) => pairs.push((player.number, 0)),
            (Some(opponent), Some(DutchColour::White)) => pairs.push((player.number, opponent)),
            // A forfeited game can stand there without colours.
            (Some(opponent), None) if player.number < opponent => pairs.push((player.number, opponent)),
            (Some(_), _) => {}
        }
    }
    pairs
}

/// A pairing in lines: white and black, 0 for the bye.
#[must_use]
pub fn lines(pairing: &Pairing) -> Vec<(u32, u32)> {
    let boards = pairing.boards.iter().filter_map(|board| Some((*board.first()?, *board.get(1)?)));
    boards.chain(pairing.byes.iter().map(|&number| (number, 0))).collect()
}
