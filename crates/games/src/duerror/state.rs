//! The public state of a game: tokens, pieces, and the next act.

use std::fmt::Write;
use std::sync::Arc;

use super::board::{Landing, Path, Square, StepStart};
use super::law::{Law, PieceKind};
use super::steps::PlayerColour;
use adjudicate_rules::{Name, Outcome, PendingProof, Seat, Setup};

/// The place of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PiecePlace {
    /// Off the board, before its first step.
    Off,
    /// On the first square of a sealed board that has not yet been proved.
    First,
    /// On a square.
    On(Square),
    /// Out by the way out.
    Out,
}

/// A piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerPiece {
    /// Which kind; none before it is chosen.
    pub kind: Option<PieceKind>,
    /// The place.
    pub place: PiecePlace,
}

/// The board that a player has chosen, if he has.
#[derive(Clone, Debug)]
pub enum BoardSelection {
    /// Nothing yet.
    Nothing,
    /// An open board, by its place in the law's list.
    Open(usize),
    /// A board that he alone knows.
    Sealed,
}

/// A player.
#[derive(Clone, Debug)]
pub struct PlayerState {
    /// His board.
    pub board: BoardSelection,
    /// His colour.
    pub colour: Option<PlayerColour>,
    /// His pieces: one, or all of them in Factiosus, in the order of the record.
    pub pieces: Vec<PlayerPiece>,
    /// His tokens.
    pub tokens: u64,
    /// Whether he has left.
    pub gone: bool,
    /// How many turns he has completed.
    pub turns: u64,
}

/// The parts of a turn, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TurnPart {
    /// The choices of a first turn.
    Choose,
    /// Changing the piece.
    Formactus,
    /// A change free of charge after an odd throw.
    Changing,
    /// Taking.
    Flictus,
    /// Veering.
    Flexus,
    /// Moving.
    Fluctus,
}

impl TurnPart {
    /// The word of the position text.
    pub fn name(self) -> &'static str {
        match self {
            TurnPart::Choose => "choose",
            TurnPart::Formactus => "formactus",
            TurnPart::Changing => "changing",
            TurnPart::Flictus => "flictus",
            TurnPart::Flexus => "flexus",
            TurnPart::Fluctus => "fluctus",
        }
    }
}

/// The throw or the player that the game waits for.
#[derive(Clone, Debug)]
pub enum Phase {
    /// The starting throw of these players.
    Starting(Vec<Seat>),
    /// The player to move acts.
    Act,
    /// He throws for a change.
    Change,
    /// He throws for the veering of the piece with this place in his list.
    Veer(usize),
    /// The game has ended.
    Over(Outcome),
}

/// The turn that is being made.
#[derive(Clone, Debug)]
pub struct TurnInProgress {
    /// Which part is reached.
    pub part: TurnPart,
    /// Whether the piece has been thrown or paid for to change.
    pub formed: bool,
    /// How many pieces have been taken.
    pub taken: u64,
    /// Pieces that cannot be taken in this turn any more (DUE-7).
    pub immune: Vec<(Seat, usize)>,
    /// Whether the one who pays for not being taken has been named.
    pub spared: bool,
    /// Own pieces that have moved, stayed or held, by place in the list.
    pub done: Vec<usize>,
    /// Whether every step was a hold.
    pub idle: bool,
}

impl TurnInProgress {
    /// A turn that begins with this part.
    pub fn beginning(part: TurnPart) -> TurnInProgress {
        TurnInProgress {
            part,
            formed: false,
            taken: 0,
            immune: Vec::new(),
            spared: false,
            done: Vec::new(),
            idle: true,
        }
    }
}

/// A game of Duerror Grandis.
#[derive(Clone, Debug)]
pub struct State {
    /// The rules.
    pub law: Arc<Law>,
    /// The players' names by seat.
    pub names: Arc<[Name]>,
    /// The players by seat.
    pub players: Vec<PlayerState>,
    /// Tokens in the bank.
    pub bank: u64,
    /// The player to move, once that is decided and until the end.
    pub to: Option<Seat>,
    /// The event that must come next.
    pub phase: Phase,
    /// The turn that is being made.
    pub turn: TurnInProgress,
    /// How many turns in a row were nothing but holds.
    pub held: usize,
    /// The steps of the last play that must be proved.
    pub unproved: PendingProof,
    /// The first square that its owner has told before his next play.
    pub told: Option<Square>,
    /// The last throw: whose, and its numbers.
    pub last_throw: Option<(Option<Seat>, Vec<u32>)>,
    /// Pieces that the last play moved.
    pub moved: Vec<(Seat, usize)>,
}

impl State {
    /// The start.
    pub fn start(law: Law, setup: &Setup) -> State {
        let pieces = || match law.factiosus {
            true => law.kinds().map(|kind| PlayerPiece { kind: Some(kind), place: PiecePlace::Off }).collect(),
            false => vec![PlayerPiece { kind: None, place: PiecePlace::Off }],
        };
        let player = |tokens: &u64| PlayerState {
            board: BoardSelection::Nothing,
            colour: None,
            pieces: pieces(),
            tokens: *tokens,
            gone: false,
            turns: 0,
        };
        State {
            players: law.tokens.iter().map(player).collect(),
            bank: law.bank,
            to: setup.first,
            phase: match setup.first {
                Some(_) => Phase::Act,
                None => Phase::Starting(Seat::all(setup.names.len()).collect()),
            },
            turn: TurnInProgress::beginning(TurnPart::Choose),
            held: 0,
            unproved: PendingProof::default(),
            told: None,
            last_throw: None,
            moved: Vec::new(),
            names: setup.names.clone().into(),
            law: Arc::new(law),
        }
    }

    /// The name of a player.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", Name::as_str)
    }

    /// Returns the player who must act or whose throw is pending.
    pub fn mover(&self) -> Option<Seat> {
        match self.phase {
            Phase::Starting(_) | Phase::Over(_) => None,
            _ => self.to,
        }
    }

    /// Returns the players who are still in the game, in seat order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.players.len()).filter(|seat| !self.players[seat.index()].gone)
    }

    /// A player.
    pub fn player(&self, seat: Seat) -> &PlayerState {
        &self.players[seat.index()]
    }

    /// A player, to change him.
    pub fn player_mut(&mut self, seat: Seat) -> &mut PlayerState {
        &mut self.players[seat.index()]
    }

    /// The place of a player's piece of this kind in his list.
    pub fn place_of(&self, seat: Seat, kind: PieceKind) -> usize {
        self.player(seat).pieces.iter().position(|piece| piece.kind == Some(kind)).unwrap_or(0)
    }

    /// Returns the name of a piece, as the record writes it: `bob`, in Factiosus `bob.thete`.
    pub fn whose(&self, seat: Seat, place: usize) -> String {
        let name = self.name(seat);
        match self.player(seat).pieces.get(place).and_then(|piece| piece.kind) {
            Some(kind) if self.law.factiosus => format!("{name}.{}", kind.name()),
            _ => name.to_owned(),
        }
    }

    /// The path of an open board that this player has chosen.
    pub fn path(&self, seat: Seat) -> Option<&Path> {
        match self.player(seat).board {
            BoardSelection::Open(board) => self.law.boards.get(board).map(|board| &board.path),
            BoardSelection::Nothing | BoardSelection::Sealed => None,
        }
    }

    /// Whether all choices of the first turn have been made (DUE-2).
    pub fn has_chosen(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.colour.is_some() && player.pieces.iter().all(|piece| piece.kind.is_some())
    }

    /// Returns the target of a move of `stride` squares on an open board.
    pub fn ahead(&self, seat: Seat, place: PiecePlace, stride: u8) -> Option<Landing> {
        Some(self.path(seat)?.ahead(place.start()?, stride))
    }

    /// The piece of the player to move that stands on a first square nobody else knows.
    pub fn untold(&self) -> Option<(Seat, usize)> {
        let seat = self.mover()?;
        let place = self.player(seat).pieces.iter().position(|piece| piece.place == PiecePlace::First)?;
        Some((seat, place))
    }

    /// The owner tells which square it is.
    pub fn tell(&mut self, square: Square) {
        if let Some((seat, piece)) = self.untold() {
            self.player_mut(seat).pieces[piece].place = PiecePlace::On(square);
            self.told = Some(square);
        }
    }

    /// The position text (DUE-15).
    pub fn text(&self) -> String {
        let mut text = format!("bank={}", self.bank);
        // Writing into a string cannot fail.
        for (name, player) in self.names.iter().zip(&self.players) {
            if player.gone {
                let _ = write!(text, " {name}=gone/0");
                continue;
            }
            let pieces: Vec<String> = player.pieces.iter().map(PlayerPiece::text).collect();
            let _ = write!(text, " {name}={}/{}", pieces.join(","), player.tokens);
        }
        let to = self.to.map_or("-", |seat| self.name(seat));
        let (part, pending) = match self.phase {
            Phase::Over(_) => ("over", ""),
            Phase::Act => (self.turn.part.name(), ""),
            Phase::Starting(_) | Phase::Change | Phase::Veer(_) => (self.turn.part.name(), "?"),
        };
        let _ = write!(text, " to={to} part={part}{pending}");
        text
    }
}

impl PiecePlace {
    /// The place from which the next step starts, where that is known.
    pub fn start(self) -> Option<StepStart> {
        match self {
            PiecePlace::Off => Some(StepStart::Off),
            PiecePlace::On(square) => Some(StepStart::On(square)),
            PiecePlace::First | PiecePlace::Out => None,
        }
    }

    /// The square, if the piece stands on a known one.
    pub fn square(self) -> Option<Square> {
        match self {
            PiecePlace::On(square) => Some(square),
            _ => None,
        }
    }
}

impl PlayerPiece {
    fn text(&self) -> String {
        let kind = self.kind.map_or("-", PieceKind::name);
        match self.place {
            PiecePlace::Off => format!("{kind}@-"),
            PiecePlace::First => format!("{kind}@?"),
            PiecePlace::On(square) => format!("{kind}@{square}"),
            PiecePlace::Out => format!("{kind}@+"),
        }
    }
}
