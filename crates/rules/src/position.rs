//! The interface that every rule engine implements.

use std::ops::RangeInclusive;
use std::sync::Arc;

use super::clause::{Clause, Refusal};
use super::demand::{Demand, Outcome};
use super::lesson::task::Lesson;
use super::name::{Name, Seat};
use super::options::{OptionSpec, Options};
use super::perft;
use super::phrase::Phrase;
use super::scene::Scene;
use super::sealed::{SealedBoards, StepTargets};
use super::stage::Stage;
use crate::phrase;

/// The static description of a rule set: what the registry lists and a charter names.
pub struct Game {
    /// The name in charters, such as `nine-mens-morris`.
    pub name: &'static str,
    /// The name for people.
    pub title: &'static str,
    /// The version of its rules. A rule fix that changes a verdict gets a new number; old logs keep theirs.
    pub rules: u64,
    /// How many can play.
    pub players: RangeInclusive<usize>,
    /// Whether the first player is drawn by lots when the charter names none (ALL-2). Games with a starting throw of
    /// their own demand it from their start position instead.
    pub lots: bool,
    /// Whether its rules can throw dice.
    pub dice: bool,
    /// The numbered rules, without the common ones.
    pub clauses: &'static [Clause],
    /// The options that a charter may set.
    pub options: &'static [OptionSpec],
    /// How moves are written, for people.
    pub notation: &'static str,
    /// Its clauses in plain words, in the order in which a newcomer meets them, with positions to try.
    pub lessons: &'static [Lesson],
    /// The start position. Called only with options that passed [`Options::check`] and a fitting number of players.
    /// Fails on combinations of options that exclude each other.
    pub start: fn(&Setup) -> Result<Box<dyn Position>, Refusal>,
}

impl Game {
    /// The name for people, in any language.
    pub fn title_phrase(&self) -> Phrase {
        Phrase::english("game-title", self.title).with("game", self.name)
    }
}

/// The start of a game: players, options and the first player.
#[derive(Clone, Debug, Default)]
pub struct Setup {
    /// The players in seat order.
    pub names: Vec<Name>,
    /// The player who begins, if the charter or lots have said so.
    pub first: Option<Seat>,
    /// The charter's options.
    pub options: Options,
    /// Tokens brought from an earlier game of a series, by seat, for those who carry any (Duerror Grandis with Parcus);
    /// empty elsewhere.
    pub carried: Vec<Option<u64>>,
    /// The names as people read them, by seat; empty if they are those in `names`.
    pub shown: Vec<String>,
}

impl Setup {
    /// Returns the player who begins, for games that cannot start without knowing it; the first seat before lots have
    /// been drawn.
    pub fn beginner(&self) -> Seat {
        self.first.unwrap_or(Seat(0))
    }

    /// The name of a player as people read it.
    pub fn shown(&self, seat: Seat) -> &str {
        let name = self.names.get(seat.index()).map_or("?", Name::as_str);
        self.shown.get(seat.index()).map_or(name, String::as_str)
    }
}

/// The players' names for the sentences of a game in which each side has a mark, such as `x`.
#[derive(Clone, Debug, Default)]
pub struct SideNames(Arc<[String]>);

impl SideNames {
    /// The names of the players of this game.
    pub fn of(setup: &Setup) -> SideNames {
        SideNames(Seat::all(setup.names.len()).map(|seat| setup.shown(seat).to_owned()).collect())
    }

    /// The name of the player in this seat; the mark of the side while it is not known who plays it.
    pub fn name(&self, seat: Option<Seat>, mark: impl ToString) -> String {
        seat.and_then(|seat| self.0.get(seat.index()).cloned()).unwrap_or_else(|| mark.to_string())
    }
}

/// Legal moves that belong together, for people to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveGroup {
    /// The common property of the moves, such as `place a stone`.
    pub title: Phrase,
    /// Their texts as the record writes them.
    pub moves: Vec<String>,
}

/// The agreements that some games know besides a draw and a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreement {
    /// Play ends and points decide (Roman Checkers).
    End,
    /// Prisoners return (Roman Checkers).
    Prisoners,
    /// This player has lost the game that is being played, so (Backgammon).
    Concession(Seat, LossDegree),
}

/// How a game is lost that counts more the worse it is lost (Backgammon).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(serde::Serialize, serde::Deserialize, schemars::JsonSchema))]
#[cfg_attr(feature = "json", serde(rename_all = "lowercase"))]
pub enum LossDegree {
    /// It counts once.
    Single,
    /// It counts twice.
    Gammon,
    /// It counts three times.
    Backgammon,
}

impl LossDegree {
    /// All of them, from the least to the worst.
    pub const ALL: [LossDegree; 3] = [LossDegree::Single, LossDegree::Gammon, LossDegree::Backgammon];

    /// As logs spell it.
    pub fn word(self) -> &'static str {
        match self {
            LossDegree::Single => "single",
            LossDegree::Gammon => "gammon",
            LossDegree::Backgammon => "backgammon",
        }
    }

    /// The loss that logs spell so.
    pub fn from_word(word: &str) -> Option<LossDegree> {
        LossDegree::ALL.into_iter().find(|loss| loss.word() == word)
    }
}

/// A decision about the stake of a game with a doubling cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CubeChoice {
    /// To roll, or to double first.
    RollOrDouble,
    /// To take a double or drop it.
    TakeOrDrop {
        /// The player who has doubled.
        by: Seat,
        /// The stake if it is taken.
        stake: u64,
    },
}

/// The public state of one game being played.
///
/// Contract, held by the conformance tests: every text that [`legal`](Position::legal) lists is accepted by
/// [`read`](Position::read) and [`play`](Position::play); reading a recorded text gives that text; a refused move changes
/// nothing; no text, however odd, makes a method panic.
pub trait Position: Send + Sync {
    /// Returns the event that must come next.
    fn demand(&self) -> Demand;

    /// The legal moves, grouped for people; each text once, as the record writes it. Empty when nobody is to act, where
    /// moves are free text, and where turns are too many to list: such games list [steps](Position::stage).
    fn legal(&self) -> Vec<MoveGroup>;

    /// Reads what a person typed, leniently, and gives the text that the record will have.
    ///
    /// # Errors
    /// Syntax first, then meaning: a typing error and an illegal move are different refusals.
    fn read(&self, typed: &str) -> Result<String, Refusal>;

    /// Reads what a person typed who writes in this language (a BCP 47 tag), as [`read`](Position::read) does: a letter that means different
    /// pieces in different languages means the one of his.
    ///
    /// # Errors
    /// As [`read`](Position::read); or the letter of his language names a piece that cannot move so, and another one could.
    fn read_in(&self, typed: &str, _language: Option<&str>) -> Result<String, Refusal> {
        self.read(typed)
    }

    /// A recorded text with the letters that this language (a BCP 47 tag) has for pieces.
    fn written_in(&self, recorded: &str, _language: &str) -> String {
        recorded.to_owned()
    }

    /// The letters of pieces on text boards, each with the one that this language (a BCP 47 tag) has for it.
    fn letters_in(&self, _language: &str) -> Vec<(char, char)> {
        Vec::new()
    }

    /// Whether a word is what people call a piece, in whatever language and case: a square beside it is where that piece goes,
    /// and no turn by itself.
    fn names_piece(&self, _word: &str) -> bool {
        false
    }

    /// Plays a recorded text for the player to act, all or nothing.
    ///
    /// # Errors
    /// The move is illegal, or the record writes it otherwise (ALL-3).
    fn play(&mut self, recorded: &str) -> Result<(), Refusal>;

    /// Takes the numbers of the throw that [`demand`](Position::demand) asked for: as many as it has dice, each within its
    /// sides. If the position demands a throw again, that one is read on from the same stream: nobody had anything to
    /// decide in between (protocol, section 4).
    fn thrown(&mut self, numbers: &[u32]);

    /// The position text that a turn records (ALL-5).
    fn text(&self) -> String;

    /// Returns the scene as `viewer` or the public sees it.
    fn scene(&self, viewer: Option<Seat>) -> Scene;

    /// The places that a move leads from and to, as the margins of [`scene`](Position::scene) name them, for boards on which moves
    /// are pointed at. `None` if the text of the move names its places itself.
    fn places_of(&self, _recorded: &str) -> Option<[String; 2]> {
        None
    }

    /// Whether two players sit opposite each other, so that [`scene`](Position::scene) turns the board to its viewer. All that
    /// either sees is then public.
    fn is_two_sided(&self) -> bool {
        false
    }

    /// A copy that shares nothing mutable with this one.
    fn boxed(&self) -> Box<dyn Position>;

    /// A player leaves while at least two others play on (ALL-4). Games for two never see it.
    fn leave(&mut self, _seat: Seat) {}

    /// The points by seat when `winner` wins because all others left (ALL-4); none in games that count no points.
    fn points_by_default(&self, _winner: Seat) -> Option<Vec<u64>> {
        None
    }

    /// Judges a draw claimed by `seat` (protocol, section 1).
    ///
    /// # Errors
    /// The rules give this player no draw to claim now.
    fn claim_draw(&self, _seat: Seat) -> Result<Outcome, Refusal> {
        let reason = phrase!("no-draw-to-claim", "this game has no draw that a player can claim");
        Err(Refusal::illegal("ALL-4", reason)
            .hint(phrase!("offer-draw-instead", "offer a draw instead: the other players can accept it")))
    }

    /// Whether players may now offer each other `agreement`.
    ///
    /// # Errors
    /// The game does not have it, or not at this moment.
    fn may_agree(&self, _agreement: Agreement) -> Result<(), Refusal> {
        Err(Refusal::no_such_offer())
    }

    /// The decision about the stake that the player to act has to make; `None` where he makes a move.
    fn cube_choice(&self) -> Option<CubeChoice> {
        None
    }

    /// Carries out what all have agreed on; called only after [`may_agree`](Position::may_agree).
    fn agree(&mut self, _agreement: Agreement) {}

    /// The steps that can follow those of `begun`, in games whose turns are made of steps; `None` in all others. Along a
    /// sealed board only those that its owner can prove, if `ahead` knows it.
    ///
    /// # Errors
    /// A step of `begun` is unreadable or illegal.
    fn stage(&self, _begun: &str, _ahead: Option<&StepTargets<'_>>) -> Option<Result<Stage, Refusal>> {
        None
    }

    /// Returns the turn by which this player has his next dice thrown, such as `roll`, in games where a player may decide
    /// something else first. `None` if nothing is left to him to decide before his next throw.
    fn before_throw(&self, _seat: Seat) -> Option<&'static str> {
        None
    }

    /// The same position, if this game has sealed boards.
    fn sealed(&self) -> Option<&dyn SealedBoards> {
        None
    }

    /// The same, mutable, to show it a square.
    fn sealed_mut(&mut self) -> Option<&mut dyn SealedBoards> {
        None
    }

    /// The tokens of each player, by seat, in games whose tokens go from game to game (Parcus).
    fn tokens(&self) -> Option<Vec<u64>> {
        None
    }

    /// The tokens of the bank, in the same games.
    fn bank(&self) -> Option<u64> {
        None
    }

    /// Returns a number for each player that a tournament can use as a tie-break, by seat, in games whose outcome has
    /// no points of its own: the tokens of Duerror Grandis, whatever its variants.
    fn holdings(&self) -> Option<Vec<u64>> {
        None
    }

    /// The points that win the match, in games that are played as a match to so many.
    fn match_points(&self) -> Option<u64> {
        None
    }

    /// The number of sequences of exactly `depth` turns from here; `throws` are the throws of those turns, in order.
    /// `None` when they do not suffice.
    fn perft(&self, depth: u32, throws: &[Vec<u32>]) -> Option<u64> {
        perft::perft(self.boxed().as_ref(), depth, throws)
    }
}
