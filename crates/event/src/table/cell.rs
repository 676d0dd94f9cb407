//! The marks in a cell of the crosstable.

use super::amount::halves;
use super::field::{GameOutcome, GameState, RoundRecord, SectionField};
use super::section::ByeKind;

/// How a mark came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellState {
    /// The game is running.
    Open,
    /// Played.
    Played,
    /// Ruled after play began.
    Adjudicated,
    /// Decided without play.
    Forfeit,
    /// It does not count, for somebody in it is annulled.
    Annulled,
    /// A bye given by the pairing.
    Bye,
    /// A bye asked for.
    HalfBye,
    /// Not there when the others were paired.
    Absent,
}

impl CellState {
    /// The name in structured output.
    pub fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Played => "played",
            Self::Adjudicated => "adjudicated",
            Self::Forfeit => "forfeit",
            Self::Annulled => "annulled",
            Self::Bye => "bye",
            Self::HalfBye => "half-bye",
            Self::Absent => "absent",
        }
    }
}

/// One result, or one round without a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultMark {
    /// The round.
    pub round: u32,
    /// The board, if there was one.
    pub board: Option<u32>,
    /// The seat at it, from 1.
    pub seat: Option<u32>,
    /// The numbers of the others at it.
    pub opponents: Vec<u32>,
    /// Half points; none while open.
    pub points: Option<u64>,
    /// How it came about.
    pub state: CellState,
    /// The result alone: `1`, `½`, `+`, `·`, `(0)`, `(-)`.
    pub result: String,
}

/// A cell: no mark, one, or in a double round-robin two.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CrosstableCell {
    /// The marks, in the order of rounds.
    pub marks: Vec<ResultMark>,
    /// Set where a player would meet himself.
    pub own: bool,
}

/// The mark of an entrant's round; none if the round was not his.
pub(super) fn mark(field: &SectionField<'_>, entrant: usize, round: u32) -> Option<ResultMark> {
    let line = *field.lines[entrant].get(round as usize - 1)?;
    let without = |state, result: &str| ResultMark {
        round,
        board: None,
        seat: None,
        opponents: Vec::new(),
        points: Some(field.awarded(line)),
        state,
        result: result.to_owned(),
    };
    match line {
        RoundRecord::None => None,
        RoundRecord::Bye(_) if field.section.system.is_table() => None,
        RoundRecord::Absent => Some(without(CellState::Absent, "0")),
        RoundRecord::Bye(ByeKind::Allocated) => Some(without(CellState::Bye, "+")),
        RoundRecord::Bye(ByeKind::Half) => Some(without(CellState::HalfBye, "½")),
        RoundRecord::Game(index, seat) => {
            let game = &field.games[index];
            let points = game.points.as_ref().map(|_| game.points_of(seat));
            let written = points.map_or_else(|| "·".to_owned(), halves);
            let (state, result) = match game.state {
                GameState::Open => (CellState::Open, written),
                GameState::Played => (CellState::Played, written),
                GameState::Adjudicated => (CellState::Adjudicated, written),
                GameState::Annulled if field.left_undone(game) => {
                    (CellState::Annulled, if field.is_gone(entrant) { "(-)" } else { "(+)" }.to_owned())
                }
                GameState::Annulled => (CellState::Annulled, format!("({written})")),
                GameState::Forfeit => {
                    let sign = match field.outcome(game, seat) {
                        GameOutcome::Won => "+".to_owned(),
                        GameOutcome::Lost => "-".to_owned(),
                        GameOutcome::Drawn => written,
                    };
                    (CellState::Forfeit, sign)
                }
            };
            let others = game.players.iter().enumerate().filter(|&(other, _)| other != seat);
            let opponents = others.map(|(_, &player)| field.entrants[player].number).collect();
            let (board, seat) = (Some(game.board), u32::try_from(seat + 1).ok());
            Some(ResultMark { round, board, seat, opponents, points, state, result })
        }
    }
}
