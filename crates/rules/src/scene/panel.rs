//! The panels beside a board: players with what they have, dice.

use super::super::name::Seat;
use super::super::phrase::Phrase;
use super::look::{Paint, PieceShape};

/// A player and what he has, as pictures show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerPanel {
    /// The player; none before it is known who plays this side.
    pub seat: Option<Seat>,
    /// His name, which [`Play`](crate::Play) puts in.
    pub name: String,
    /// The word by which texts tell his side: `white`, `x`, `Purple`; empty if he has none yet.
    pub side: String,
    /// His side and further text behind his name: `White`, `Purple, 3 points`.
    pub role: Phrase,
    /// The piece that represents him.
    pub figure: PieceShape,
    /// Its colour.
    pub paint: Paint,
    /// The pieces that he has beside the board.
    pub stocks: Vec<Stock>,
    /// The task of this player that the game waits for; [`Play`](crate::Play) fills it in.
    pub standing: TurnStatus,
}

impl PlayerPanel {
    /// A player's strip before [`Play`](crate::Play) has put name and standing in.
    pub fn new(
        seat: Option<Seat>,
        side: impl ToString,
        role: Phrase,
        figure: PieceShape,
        paint: Paint,
        stocks: Vec<Stock>,
    ) -> PlayerPanel {
        let (name, side, standing) = (String::new(), side.to_string(), TurnStatus::Waiting);
        PlayerPanel { seat, name, side, role, figure, paint, stocks, standing }
    }

    /// The strip of a player of whom his side says everything.
    pub fn of_side(
        seat: Option<Seat>,
        side: impl ToString,
        figure: PieceShape,
        paint: Paint,
        stocks: Vec<Stock>,
    ) -> PlayerPanel {
        let role = side.to_string().into();
        PlayerPanel::new(seat, side, role, figure, paint, stocks)
    }
}

/// Pieces of one kind in one place beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stock {
    /// How many they are.
    pub number: u32,
    /// The shape of the pieces.
    pub figure: PieceShape,
    /// Their colour.
    pub paint: Paint,
    /// Their number and their place: `9 in hand`.
    pub words: Phrase,
}

impl Stock {
    /// So many pieces; `place` is written after their number: `in hand`.
    pub fn new(number: u32, figure: PieceShape, paint: Paint, place: &str) -> Stock {
        let words = Phrase::english("pieces-beside", format!("{number} {place}"));
        let words = words.with("number", u64::from(number)).with("place", place.replace(' ', "-"));
        Stock { number, figure, paint, words }
    }
}

/// The task of one player that the game waits for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TurnStatus {
    /// For somebody else.
    #[default]
    Waiting,
    /// For him: he is to move or to throw.
    Acting,
    /// For nobody: he has won.
    Won,
}

/// A die beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DieFace {
    /// Its sides.
    pub sides: u32,
    /// The number shown; none before the die is thrown.
    pub shows: Option<u32>,
}
