//! The tokens that players bring from round to round in a series, board by board, as the event's log and games have
//! them.

use super::audit::{Audit, AuditedBoard};
use super::state::Event;
use adjudicate_referee::Match;
use adjudicate_referee::ledger::{ExpectedCarry, SeriesBoard, SeriesRounds, TokenReason};
use adjudicate_rules::{Name, Seat};

impl Audit {
    /// Puts the boards of this event's series into the ledger's list.
    pub fn enter_rounds(&self, event: &Event, source: &str, rounds: &mut SeriesRounds) {
        rounds.events.insert(event.id(), source.to_owned());
        for board in &self.boards {
            let Some(section) = event.charter().sections.get(board.section).filter(|section| section.series) else {
                continue;
            };
            let brings = |player: &Name| Some((player.clone(), self.brings(board, player)?));
            let entered = SeriesBoard {
                event: event.id(),
                section: section.name.clone(),
                round: board.round,
                number: board.board.board,
                after: (board.board.seq.saturating_sub(1), board.board.after),
                brings: board.board.players.iter().filter_map(brings).collect(),
            };
            rounds.boards.insert(board.board.game, entered);
        }
    }

    /// Returns the tokens that a player brings to a board: those that he took out of the latest earlier game whose
    /// result was known when the board was paired.
    fn brings(&self, board: &AuditedBoard, player: &Name) -> Option<ExpectedCarry> {
        let before = self.of_section(board.section).filter(|other| other.round < board.round);
        let mut played: Vec<&AuditedBoard> = before.filter(|other| other.board.players.contains(player)).collect();
        played.sort_by_key(|other| std::cmp::Reverse(other.round));
        played.into_iter().find_map(|other| {
            let scored = other.board.scored_before(board.board.seq)?;
            scored.head?;
            let Some((_, state)) = other.heads.iter().find(|(said, _)| *said == scored.seq) else {
                return Some(ExpectedCarry::Missing(other.board.game));
            };
            let place = other.board.players.iter().position(|name| name == player)?;
            let seat = Seat::all(other.board.players.len()).nth(place)?;
            Some(ExpectedCarry::Tokens(state.savings(seat)?, why(state, seat)))
        })
    }
}

/// Why a player takes so many tokens out of a game.
fn why(state: &Match, seat: Seat) -> TokenReason {
    let held = state.play().position().tokens().and_then(|tokens| tokens.get(seat.index()).copied());
    match state.saved(seat) {
        Some(_) => TokenReason::Said,
        None if state.savings(seat) == held => TokenReason::All,
        None => TokenReason::Left,
    }
}
