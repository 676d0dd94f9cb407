//! A game of chess being played.

use cozy_chess::{BitBoard, Board, Color, File, Move, Piece};

use super::endings::{CLAIMABLE_QUIET, CLAIMABLE_TIMES, Ending, FINAL_QUIET, FINAL_TIMES, is_dead};
use super::fen;
use super::judge::{judge, landings, several, spelled};
use super::languages;
use super::moves::{Check, parse};
use super::names;
use super::san::{PlayedMove, check_given, is_castling, is_stuck};
use super::scene::{self, ChessView};
use adjudicate_rules::{
    Demand, MoveGroup, Outcome, Phrase, Position, Refusal, RefusalKind, Scene, Seat, Setup, phrase,
};

/// A position of chess with what its laws need to know about the way to it.
#[derive(Clone, Debug)]
pub struct Chess {
    board: Board,
    ending: Option<Ending>,
    /// Turns since the last capture or pawn move; the crate counts to 100 only.
    quiet: u32,
    /// The positions since then, the only ones that can occur again.
    earlier: Vec<Board>,
    /// How often the present position has stood.
    times: usize,
    white: Seat,
    /// The squares on which the pieces of the last turn landed.
    moved: BitBoard,
    /// The squares that they left.
    left: BitBoard,
    /// How many of each kind have been taken, White's first.
    taken: [[u8; Piece::NUM]; 2],
}

impl Chess {
    /// The start position; who begins is White.
    pub fn start(setup: &Setup) -> Chess {
        Chess::at(Board::default(), 0, setup.beginner())
    }

    /// The game that goes on from a FEN, the first seat being White; for studies and tests. `None` if it is no FEN of a
    /// position that can be played on. The positions before are not known, so repetition counts from here.
    pub fn from_fen(text: &str) -> Option<Chess> {
        let (board, quiet) = fen::read(text)?;
        Some(Chess::at(board, quiet, Seat(0)))
    }

    fn at(board: Board, quiet: u32, white: Seat) -> Chess {
        let ending = Ending::of(&board, is_stuck(&board), 1, quiet);
        Chess {
            board,
            ending,
            quiet,
            earlier: Vec::new(),
            times: 1,
            white,
            moved: BitBoard::EMPTY,
            left: BitBoard::EMPTY,
            taken: Default::default(),
        }
    }

    fn seat(&self, color: Color) -> Seat {
        match color {
            Color::White => self.white,
            Color::Black => Seat(1 - self.white.0.min(1)),
        }
    }

    fn outcome(&self, ending: Ending) -> Outcome {
        match ending {
            Ending::Checkmate(winner) => Outcome::win(self.seat(winner), "CHS-2", ending.text()),
            _ => Outcome::draw("CHS-2", ending.text()),
        }
    }

    /// Why no draw can be claimed yet.
    fn nothing_to_claim(&self) -> Refusal {
        let times = if self.times == 1 { "stands for the first time" } else { "stands for the second time" };
        let quiet = match self.quiet {
            0 => "no turn has passed since the last capture or pawn's move".to_owned(),
            1 => "one turn has passed without a capture or a pawn's move".to_owned(),
            turns => format!("{turns} turns have passed without a capture or a pawn's move"),
        };
        let english = format!("there is no draw to claim: the position {times}, and {quiet}");
        let reason = Phrase::english("chess-nothing-to-claim", english)
            .with("times", self.times as u64)
            .with("turns", u64::from(self.quiet));
        Refusal::illegal("CHS-2", reason).hint(phrase!(
            "chess-when-to-claim",
            "a draw can be claimed at the third time, or after 100 such turns (50 of each player)"
        ))
    }

    /// Reads a typed move and carries it out on a copy of the board.
    fn reading(&self, typed: &str) -> Result<PlayedMove, Refusal> {
        let written = parse(typed)?;
        if self.ending.is_some() {
            return Err(Refusal::game_over());
        }
        judge(&self.board, &written).map_err(|refusal| {
            let legal: Vec<String> = self.legal().into_iter().flat_map(|group| group.moves).collect();
            refusal.legal_now(legal.into_iter())
        })
    }

    /// The move that a text means in the notation of the record, or else in that of another language.
    ///
    /// A letter that is a file or the pawn in English, and a piece elsewhere, is asked about where both moves are legal. One that is
    /// another piece in English (`R`, the French king) means that piece, and is asked about where that cannot move so.
    fn meant(&self, typed: &str) -> Result<PlayedMove, Refusal> {
        let mut own = self.reading(typed);
        let mut foreign: Vec<PlayedMove> = Vec::new();
        for text in languages::readings(typed) {
            let read = match (self.reading(&text), &own) {
                (Ok(played), _) => vec![played],
                (Err(refusal), _) if refusal.kind == RefusalKind::Ambiguous => {
                    refusal.meanings().iter().filter_map(|text| self.reading(text).ok()).collect()
                }
                // Why the piece cannot move so says more than that there is no such letter.
                (Err(refusal), Err(unread))
                    if unread.kind == RefusalKind::Unreadable && refusal.kind != RefusalKind::Unreadable =>
                {
                    own = Err(refusal.at(0..typed.len()));
                    Vec::new()
                }
                (Err(_), _) => Vec::new(),
            };
            for played in read {
                if foreign.iter().all(|other| other.mv != played.mv) {
                    foreign.push(played);
                }
            }
        }
        let letter = languages::english_letter(typed);
        match own {
            Ok(own) if letter.is_some_and(|letter| letter != 'p') || foreign.iter().all(|other| other.mv == own.mv) => {
                Ok(own)
            }
            Err(refusal) if refusal.kind == RefusalKind::Ambiguous => Err(refusal),
            Ok(own) => {
                let all: Vec<Move> = std::iter::once(&own).chain(&foreign).map(|played| played.mv).collect();
                Err(several(&self.board, &all))
            }
            Err(refusal) => match foreign.as_slice() {
                [] => Err(refusal),
                [_] if letter.is_none() => foreign.pop().ok_or(refusal),
                [only] => {
                    let reason = phrase!("chess-letter-in-english", "the letter means another piece in English");
                    Err(Refusal::ambiguous("ALL-3", reason).spelled(only.san.as_str()))
                }
                all => Err(several(&self.board, &all.iter().map(|played| played.mv).collect::<Vec<Move>>())),
            },
        }
    }

    /// The move that a text means for somebody who writes in this language.
    fn meant_in(&self, typed: &str, language: &str) -> Result<PlayedMove, Refusal> {
        let Some(text) = languages::reading_in(typed, language) else { return self.meant(typed) };
        self.reading(&text).map_err(|refusal| match self.meant(typed) {
            Ok(other) => {
                let reason = phrase!("chess-letter-of-reader", "the letter means another piece in your language");
                Refusal::ambiguous("ALL-3", reason).spelled(other.san.as_str())
            }
            Err(other) if other.kind == RefusalKind::Ambiguous => other,
            Err(_) => refusal.at(0..typed.len()),
        })
    }

    /// Carries out a legal move if it gives this check, and tells whether it does. Nothing but the board itself is moved, as
    /// copying it is much of the work.
    fn carry_out(&mut self, mv: Move, check: Option<Check>) -> bool {
        let before = self.board.clone();
        self.board.play_unchecked(mv);
        let stuck = is_stuck(&self.board);
        if check_given(&self.board, stuck) != check {
            self.board = before;
            return false;
        }
        self.go_on(before, mv, stuck);
        true
    }

    /// Takes note of a move that has been carried out on the board.
    fn go_on(&mut self, before: Board, mv: Move, stuck: bool) {
        self.moved = landings(&before, mv);
        self.left = before.occupied() - self.board.occupied() - self.moved;
        let victim = self.board.side_to_move();
        if before.colors(victim) != self.board.colors(victim) {
            for (kind, taken) in Piece::ALL.into_iter().zip(&mut self.taken[victim as usize]) {
                let count = |board: &Board| board.colored_pieces(victim, kind).len();
                *taken = taken.saturating_add(u8::from(count(&before) > count(&self.board)));
            }
        }
        if self.board.halfmove_clock() == 0 {
            self.quiet = 0;
            self.earlier.clear();
        } else {
            self.quiet += 1;
            self.earlier.push(before);
        }
        // The present player was to move two turns ago, but both have moved a piece since; four turns ago, and so on.
        let before_now = self.earlier.iter().rev().skip(3).step_by(2);
        self.times = 1 + before_now.filter(|board| board.same_position(&self.board)).count();
        self.ending = Ending::of(&self.board, stuck, self.times, self.quiet);
    }

    /// The reason why the player to move can claim a draw, if there is one.
    fn claimable(&self) -> Option<Phrase> {
        if self.times >= CLAIMABLE_TIMES {
            return Some(Phrase::english("chess-threefold", "threefold repetition"));
        }
        let quiet = || Phrase::english("chess-50-moves", "50 moves without a capture or a pawn's move");
        (self.quiet >= CLAIMABLE_QUIET).then(quiet)
    }
}

impl Position for Chess {
    fn demand(&self) -> Demand {
        match self.ending {
            Some(ending) => Demand::Over(self.outcome(ending)),
            None => Demand::Act(self.seat(self.board.side_to_move())),
        }
    }

    fn legal(&self) -> Vec<MoveGroup> {
        if self.ending.is_some() {
            return Vec::new();
        }
        let mut moves: Vec<(usize, String)> = Vec::new();
        self.board.generate_moves(|of_piece| {
            for mv in of_piece {
                let group = if is_castling(&self.board, mv) { Piece::NUM } else { of_piece.piece as usize };
                moves.push((group, PlayedMove::of(&self.board, mv).san.as_str().to_owned()));
            }
            false
        });
        moves.sort();
        let title = |group: usize| match Piece::try_index(group) {
            Some(piece) => phrase!("chess-moves-of", "{piece} moves", piece = names::name(piece)),
            None => phrase!("chess-castling", "castling"),
        };
        moves
            .chunk_by(|one, other| one.0 == other.0)
            .filter_map(|of_piece| {
                let (group, _) = of_piece.first()?;
                Some(MoveGroup { title: title(*group), moves: of_piece.iter().map(|(_, text)| text.clone()).collect() })
            })
            .collect()
    }

    fn read(&self, typed: &str) -> Result<String, Refusal> {
        self.read_in(typed, None)
    }

    fn read_in(&self, typed: &str, language: Option<&str>) -> Result<String, Refusal> {
        let played = match (names::written(typed), language) {
            (Some(written), _) => self.reading(&written).map_err(|refusal| refusal.at(0..typed.len())),
            (None, Some(language)) => self.meant_in(typed, language),
            (None, None) => self.meant(typed),
        };
        played.map(|played| played.san.as_str().to_owned())
    }

    fn names_piece(&self, word: &str) -> bool {
        names::named(word).is_some()
    }

    fn play(&mut self, recorded: &str) -> Result<(), Refusal> {
        if self.ending.is_none()
            && let Some((mv, check)) = spelled(&self.board, recorded)
            && self.carry_out(mv, check)
        {
            return Ok(());
        }
        let played = self.reading(recorded)?;
        Refusal::unless_spelled(recorded, played.san.as_str())?;
        let before = std::mem::replace(&mut self.board, played.board);
        self.go_on(before, played.mv, played.stuck);
        Ok(())
    }

    /// Chess has no dice.
    fn thrown(&mut self, _numbers: &[u32]) {}

    fn text(&self) -> String {
        fen::write(&self.board, self.quiet)
    }

    /// Seen from the viewer's side, by the public from White's.
    fn scene(&self, viewer: Option<Seat>) -> Scene {
        let below = if viewer == Some(self.seat(Color::Black)) { Color::Black } else { Color::White };
        let view = ChessView {
            board: &self.board,
            below,
            moved: self.moved,
            left: self.left,
            ending: self.ending.map(Ending::text),
            claimable: self.claimable(),
        };
        let mut scene = view.draw();
        scene.strips =
            Color::ALL.map(|color| scene::strip(color, self.seat(color), &self.taken[!color as usize])).to_vec();
        scene
    }

    fn written_in(&self, recorded: &str, language: &str) -> String {
        languages::written_in(recorded, language)
    }

    fn letters_in(&self, language: &str) -> Vec<(char, char)> {
        languages::letters_in(language)
    }

    /// Short notation leaves out the start of a piece, and castling both squares: the king is the piece that moves.
    fn places_of(&self, recorded: &str) -> Option<[String; 2]> {
        let (mv, _) = spelled(&self.board, recorded)?;
        let castled = landings(&self.board, mv) & (File::G.bitboard() | File::C.bitboard());
        let to = if is_castling(&self.board, mv) { castled.next_square()? } else { mv.to };
        Some([mv.from.to_string(), to.to_string()])
    }

    fn is_two_sided(&self) -> bool {
        true
    }

    fn boxed(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }

    fn claim_draw(&self, seat: Seat) -> Result<Outcome, Refusal> {
        if self.ending.is_some() {
            return Err(Refusal::game_over());
        }
        if seat != self.seat(self.board.side_to_move()) {
            let reason = phrase!("chess-not-to-claim", "only the player who is to move can claim a draw");
            return Err(Refusal::illegal("CHS-2", reason));
        }
        let claimed = |reason: Phrase| phrase!("chess-claimed", "{reason}, claimed", reason = reason);
        self.claimable().map(|reason| Outcome::draw("CHS-2", claimed(reason))).ok_or_else(|| self.nothing_to_claim())
    }

    fn perft(&self, depth: u32, throws: &[Vec<u32>]) -> Option<u64> {
        // A position cannot stand five times within 15 turns, so without a long history the board alone tells.
        let remembered = self.earlier.len() as u64 + u64::from(depth) >= 4 * (FINAL_TIMES as u64 - 1);
        if remembered || u64::from(self.quiet) + u64::from(depth) >= u64::from(FINAL_QUIET) {
            return adjudicate_rules::perft(self, depth, throws);
        }
        Some(count(&self.board, depth))
    }
}

/// The number of sequences of moves from a board, dead positions having none.
fn count(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if is_dead(board) {
        return 0;
    }
    let mut total = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            total += moves.len() as u64;
            return false;
        }
        for mv in moves {
            let mut next = board.clone();
            next.play_unchecked(mv);
            total += count(&next, depth - 1);
        }
        false
    });
    total
}
