//! The choices of a first turn (DUE-2).

use super::{StartedEntry, illegal};
use crate::duerror::law::PieceKind;
use crate::duerror::state::{BoardSelection, TurnPart};
use crate::duerror::steps::{PlayerColour, StepAct};
use adjudicate_rules::{Phrase, Refusal, phrase};

impl StartedEntry {
    /// The choice that comes next, as a step.
    pub(super) fn next_choice(&self) -> Phrase {
        let player = self.state.player(self.seat);
        let (choice, english) = match (&player.board, player.colour) {
            (BoardSelection::Nothing, _) if self.state.law.caecus => ("sealed", "`board sealed`"),
            (BoardSelection::Nothing, _) => ("board", "`board N`"),
            (_, None) => ("colour", "`colour NAME`"),
            _ => ("start", "`start PIECE`"),
        };
        Phrase::english("duerror-choice", english).with("choice", choice)
    }

    /// Another choice comes first.
    fn comes_next(&self) -> Refusal {
        illegal("DUE-2", phrase!("duerror-comes-next", "{choice} comes next", choice = self.next_choice()))
    }

    pub(super) fn choose_board(&mut self, what: &StepAct) -> Result<String, Refusal> {
        if !matches!(self.state.player(self.seat).board, BoardSelection::Nothing) {
            let choice = self.next_choice();
            let reason =
                phrase!("duerror-board-chosen", "a board has been chosen; {choice} comes next", choice = choice);
            return Err(illegal("DUE-2", reason));
        }
        let number = match (what, self.state.law.caecus) {
            (StepAct::Board(number), false) => *number,
            (StepAct::Board(_), true) => {
                let reason = phrase!("duerror-boards-secret", "with caecus boards are secret: `board sealed`");
                return Err(illegal("DUE-12", reason));
            }
            (_, false) => {
                let reason = phrase!("duerror-boards-open", "boards are sealed only with caecus: `board N`");
                return Err(illegal("DUE-12", reason));
            }
            (_, true) => {
                self.state.player_mut(self.seat).board = BoardSelection::Sealed;
                self.tell(|begun| {
                    phrase!(
                        "duerror-told-seals",
                        "{name} seals a board that nobody else knows.",
                        name = begun.own_name()
                    )
                });
                self.state.unproved.seals = true;
                return Ok("board sealed".to_owned());
            }
        };
        let free = self.free_boards();
        let hint = || {
            let numbers: Vec<String> =
                free.iter().filter_map(|place| Some(self.state.law.boards.get(*place)?.number.to_string())).collect();
            let numbers = numbers.join(", ");
            phrase!("duerror-free-boards", "boards that nobody has: {numbers}", numbers)
        };
        let place = self.state.law.boards.iter().position(|board| board.number == number);
        let Some(place) = place else {
            let reason = phrase!("duerror-no-board", "there is no board {number}", number = number);
            return Err(illegal("DUE-2", reason).hint(hint()));
        };
        if !free.contains(&place) {
            let reason = phrase!("duerror-board-taken", "board {number} has been chosen already", number = number);
            return Err(illegal("DUE-2", reason).hint(hint()));
        }
        self.state.player_mut(self.seat).board = BoardSelection::Open(place);
        self.tell(|begun| {
            let title = begun.state.law.boards.get(place).map_or("", |board| &board.name);
            let name = begun.own_name();
            phrase!("duerror-told-board", "{name} chooses board {number}, {title}.", name, number = number, title)
        });
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
            return Err(self.comes_next());
        }
        let free = self.free_colours();
        let hint = || {
            let colours = free.iter().map(|colour| colour.name()).collect::<Vec<_>>().join(", ");
            phrase!("duerror-free-colours", "colours that nobody has: {colours}", colours)
        };
        let Some(colour) = PlayerColour::parse(word) else {
            let reason = phrase!("duerror-no-colour", "`{word}` is no colour of this game", word);
            return Err(illegal("DUE-2", reason).hint(hint()));
        };
        if !free.contains(&colour) {
            let reason = phrase!("duerror-colour-taken", "{colour} has been chosen already", colour = colour.name());
            return Err(illegal("DUE-2", reason).hint(hint()));
        }
        self.state.player_mut(self.seat).colour = Some(colour);
        self.tell(|begun| {
            let (name, colour) = (begun.own_name(), colour.name());
            phrase!("duerror-told-colour", "{name} plays {colour}.", name, colour)
        });
        self.choices_made();
        Ok(format!("colour {}", colour.name()))
    }

    pub(super) fn choose_piece(&mut self, kind: PieceKind) -> Result<String, Refusal> {
        self.exists(kind)?;
        if self.state.player(self.seat).colour.is_none() {
            return Err(self.comes_next());
        }
        self.state.player_mut(self.seat).pieces[0].kind = Some(kind);
        self.tell(|begun| {
            let (name, piece) = (begun.own_name(), kind.name());
            phrase!("duerror-told-starts", "{name} starts with the {piece}.", name, piece)
        });
        self.choices_made();
        Ok(format!("start {}", kind.name()))
    }

    pub(super) fn choices_made(&mut self) {
        if self.state.has_chosen(self.seat) {
            self.state.turn.part = TurnPart::Flictus;
        }
    }
}
