//! The tournament before one of its rounds.

use super::fault::{Problem, ReportFault};
use super::{PairingReport, TrfCell, TrfResult};
use crate::pairing::{DutchColour, DutchField, DutchPlayer, PastRound, RoundKind, baku};

impl PairingReport {
    /// The number of rounds that are paired. A last column that only has byes announces the players who are absent in
    /// the next round, unless everybody has one.
    #[must_use]
    pub fn played(&self) -> usize {
        let paired = |cell: &TrfCell| cell.is_paired();
        let before = |cells: &[TrfCell]| {
            let last = cells.iter().rposition(paired).map_or(0, |last| last + 1);
            last.max(cells.len().saturating_sub(1))
        };
        let played = self.players.iter().map(|player| before(&player.cells)).max().unwrap_or(0);
        let filled = self.players.iter().all(|player| player.cells.len() > played);
        played + usize::from(filled)
    }

    /// The tournament before its next round.
    ///
    /// # Errors
    /// The report does not say what a pairing needs, or contradicts itself.
    pub fn next(&self) -> Result<DutchField, ReportFault> {
        let played = self.played();
        let rounds = self.rounds.ok_or(ReportFault::whole(Problem::NoRounds))?;
        if played >= rounds {
            return Err(ReportFault::whole(Problem::NoRoundLeft { played, rounds }));
        }
        let mut present = vec![true; self.players.len()];
        for (present, player) in present.iter_mut().zip(&self.players) {
            *present = player.cells.len() <= played;
        }
        let away: std::collections::HashSet<u32> = self
            .away
            .iter()
            .filter(|away| away.round.is_none_or(|round| round == played + 1))
            .map(|away| away.number)
            .collect();
        for (present, player) in present.iter_mut().zip(&self.players) {
            *present &= !away.contains(&player.number);
        }
        let field = self.before(played, rounds, &present)?;
        let extra = field.players.iter().map(|player| player.acceleration.get(played).copied().unwrap_or(0));
        self.tally(played, extra)?;
        Ok(field)
    }

    /// Compares the points that players are said to have with their results. Some programs add the acceleration, or the
    /// points of a bye that is announced for the next round.
    pub(super) fn tally(&self, played: usize, extra: impl Iterator<Item = u32>) -> Result<(), ReportFault> {
        for (player, extra) in self.players.iter().zip(extra) {
            let sum = |cells: &[TrfCell]| cells.iter().map(|cell| cell.past(&self.points).points).sum::<u32>();
            let behind = self.points.absent * played.saturating_sub(player.cells.len()) as u32;
            let counted = behind + sum(player.cells.get(..played).unwrap_or(&player.cells));
            let all = behind + sum(&player.cells);
            if ![counted, counted + extra, all, all + extra].contains(&player.points) {
                let problem = Problem::Points { stated: player.points, counted };
                return Err(ReportFault::at(player.line, problem));
            }
        }
        Ok(())
    }

    /// The tournament before a round that it has been paired in, counted from 0.
    ///
    /// # Errors
    /// As [`next`](Self::next).
    pub fn past(&self, round: usize) -> Result<DutchField, ReportFault> {
        let present: Vec<bool> =
            self.players.iter().map(|player| player.cells.get(round).is_some_and(TrfCell::is_paired)).collect();
        self.before(round, self.rounds.unwrap_or_else(|| self.played()), &present)
    }

    pub(super) fn before(&self, played: usize, rounds: usize, present: &[bool]) -> Result<DutchField, ReportFault> {
        let first = self.first.or_else(|| self.first_colour()).ok_or(ReportFault::whole(Problem::NoColour))?;
        let absent = TrfCell::default().past(&self.points);
        let mut players = Vec::with_capacity(self.players.len());
        for (player, &present) in self.players.iter().zip(present) {
            let mut record: Vec<PastRound> = Vec::with_capacity(played);
            for (at, cell) in player.cells.iter().take(played).enumerate() {
                if let (Some(opponent), TrfResult::Blank) = (cell.opponent, cell.outcome) {
                    return Err(ReportFault::at(player.line, Problem::Open { round: at + 1, opponent }));
                }
                record.push(cell.past(&self.points));
            }
            record.resize(played, absent);
            players.push(DutchPlayer { number: player.number, present, rounds: record, acceleration: Vec::new() });
        }
        self.accelerate(&mut players, played, rounds)?;
        let forbidden = self
            .forbidden
            .iter()
            .filter(|list| list.rounds.is_none_or(|(from, to)| (from..=to).contains(&(played + 1))));
        Ok(DutchField {
            players,
            played,
            rounds,
            first,
            win: self.points.win,
            draw: self.points.draw,
            loss: self.points.loss,
            forbidden: forbidden.map(|list| list.numbers.clone()).collect(),
        })
    }

    /// Whether record 192 asks for the Baku acceleration.
    fn is_baku(&self) -> bool {
        self.system.as_deref().is_some_and(|code| code.ends_with("_BAKU"))
    }

    /// Acceleration in the round to be paired and in the two before, on which floats depend: as written out, else by the
    /// code in record 192.
    fn accelerate(&self, players: &mut [DutchPlayer], played: usize, rounds: usize) -> Result<(), ReportFault> {
        let from = played.saturating_sub(2);
        for player in players.iter_mut() {
            player.acceleration = vec![0; played + 1];
        }
        if self.acceleration.is_empty() && self.is_baku() {
            let points = &self.points;
            if points.loss != 0 || 2 * u64::from(points.draw) != u64::from(points.win) {
                return Err(ReportFault::whole(Problem::Baku));
            }
            // The players who were there at the first round: a late entry does not move the end of the group.
            let there = |at: usize| {
                let late = |away: &super::RoundAbsence| {
                    away.number == players[at].number && away.round.unwrap_or(played + 1) == 1
                };
                match players[at].rounds.first() {
                    Some(first) => first.kind != RoundKind::Absent || first.points > 0,
                    None => !self.away.iter().any(late),
                }
            };
            let there: Vec<usize> = (0..players.len()).filter(|&at| there(at)).collect();
            let (group, points) = baku(there.len(), rounds, points.win, points.draw);
            let end = there.get(group.min(there.len()).saturating_sub(1)).map_or(0, |&last| last + 1);
            for player in players.iter_mut().take(end) {
                player.acceleration = points.iter().copied().chain(std::iter::repeat(0)).take(played + 1).collect();
            }
            return Ok(());
        }
        let mut numbers: Vec<(u32, usize)> =
            players.iter().enumerate().map(|(at, player)| (player.number, at)).collect();
        numbers.sort_unstable();
        for stretch in &self.acceleration {
            let (first, last) = stretch.players;
            let start = numbers.partition_point(|&(number, _)| number < first);
            let end = numbers.partition_point(|&(number, _)| number <= last);
            for round in stretch.rounds.0.max(from + 1)..=stretch.rounds.1.min(played + 1) {
                for &(_, at) in numbers.get(start..end).unwrap_or_default() {
                    if let Some(slot) = players[at].acceleration.get_mut(round - 1) {
                        *slot = stretch.points;
                    }
                }
            }
        }
        Ok(())
    }

    /// The colour drawn by lot, as it follows from the first round with colours.
    fn first_colour(&self) -> Option<DutchColour> {
        let coloured = |player: &super::ReportPlayer| player.cells.iter().position(|cell| cell.colour.is_some());
        let round = self.players.iter().filter_map(coloured).min()?;
        let known = self.players.iter().filter(|player| player.cells.iter().take(round + 1).any(TrfCell::is_paired));
        known.enumerate().find_map(|(rank, player)| {
            let colour = player.cells.get(round)?.colour?;
            Some(if rank % 2 == 0 { colour } else { colour.other() })
        })
    }
}
