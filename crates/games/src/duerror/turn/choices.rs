//! The choices of a first turn (DUE-2).

use super::{StartedEntry, illegal};
use crate::duerror::law::PieceKind;
use crate::duerror::state::{BoardSelection, TurnPart};
use crate::duerror::steps::{PlayerColour, StepAct};
use adjudicate_rules::Refusal;

impl StartedEntry {
    /// The choice that comes next, as a step.
    pub(super) fn next_choice(&self) -> &'static str {
        let player = self.state.player(self.seat);
        match (&player.board, player.colour) {
            (BoardSelection::Nothing, _) if self.state.law.caecus => "`board sealed`",
            (BoardSelection::Nothing, _) => "`board N`",
            (_, None) => "`colour NAME`",
            _ => "`start PIECE`",
        }
    }

    pub(super) fn choose_board(&mut self, what: &StepAct) -> Result<String, Refusal> {
        if !matches!(self.state.player(self.seat).board, BoardSelection::Nothing) {
            return Err(illegal("DUE-2", format!("a board has been chosen; {} comes next", self.next_choice())));
        }
        let number = match (what, self.state.law.caecus) {
            (StepAct::Board(number), false) => *number,
            (StepAct::Board(_), true) => {
                return Err(illegal("DUE-12", "with caecus boards are secret: `board sealed`"));
            }
            (_, false) => return Err(illegal("DUE-12", "boards are sealed only with caecus: `board N`")),
            (_, true) => {
                self.state.player_mut(self.seat).board = BoardSelection::Sealed;
                self.tell(format!("{} seals a board that nobody else knows.", self.own_name()));
                self.state.unproved.seals = true;
                return Ok("board sealed".to_owned());
            }
        };
        let free = self.free_boards();
        let hint = || {
            let numbers: Vec<String> =
                free.iter().filter_map(|place| Some(self.state.law.boards.get(*place)?.number.to_string())).collect();
            format!("boards that nobody has: {}", numbers.join(", "))
        };
        let place = self.state.law.boards.iter().position(|board| board.number == number);
        let Some(place) = place else {
            return Err(illegal("DUE-2", format!("there is no board {number}")).hint(hint()));
        };
        if !free.contains(&place) {
            return Err(illegal("DUE-2", format!("board {number} has been chosen already")).hint(hint()));
        }
        self.state.player_mut(self.seat).board = BoardSelection::Open(place);
        let name = self.state.law.boards.get(place).map(|board| board.name.clone()).unwrap_or_default();
        self.tell(format!("{} chooses board {number}, {name}.", self.own_name()));
        Ok(format!("board {number}"))
    }

    /// Boards that nobody has chosen, by place in the law's list.
    pub fn free_boards(&self) -> Vec<usize> {
        let taken = |place: &usize| {
            self.state
                .players
                .iter()
                .any(|player| matches!(player.board, BoardSelection::Open(chosen) if chosen == *place))
        };
        (0..self.state.law.boards.len()).filter(|place| !taken(place)).collect()
    }

    /// Colours that nobody has chosen.
    pub fn free_colours(&self) -> Vec<PlayerColour> {
        PlayerColour::all()
            .filter(|colour| self.state.players.iter().all(|player| player.colour != Some(*colour)))
            .collect()
    }

    pub(super) fn choose_colour(&mut self, word: &str) -> Result<String, Refusal> {
        let player = self.state.player(self.seat);
        if matches!(player.board, BoardSelection::Nothing) || player.colour.is_some() {
            return Err(illegal("DUE-2", format!("{} comes next", self.next_choice())));
        }
        let free = self.free_colours();
        let hint = || {
            let names: Vec<&str> = free.iter().map(|colour| colour.name()).collect();
            format!("colours that nobody has: {}", names.join(", "))
        };
        let Some(colour) = PlayerColour::parse(word) else {
            return Err(illegal("DUE-2", format!("`{word}` is no colour of this game")).hint(hint()));
        };
        if !free.contains(&colour) {
            return Err(illegal("DUE-2", format!("{word} has been chosen already")).hint(hint()));
        }
        self.state.player_mut(self.seat).colour = Some(colour);
        self.tell(format!("{} plays {}.", self.own_name(), colour.name()));
        self.choices_made();
        Ok(format!("colour {}", colour.name()))
    }

    pub(super) fn choose_piece(&mut self, kind: PieceKind) -> Result<String, Refusal> {
        self.exists(kind)?;
        if self.state.player(self.seat).colour.is_none() {
            return Err(illegal("DUE-2", format!("{} comes next", self.next_choice())));
        }
        self.state.player_mut(self.seat).pieces[0].kind = Some(kind);
        self.tell(format!("{} starts with the {}.", self.own_name(), kind.name()));
        self.choices_made();
        Ok(format!("start {}", kind.name()))
    }

    pub(super) fn choices_made(&mut self) {
        if self.state.has_chosen(self.seat) {
            self.state.turn.part = TurnPart::Flictus;
        }
    }
}
