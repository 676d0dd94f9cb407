//! The state of a game, and the entries and slips written in it.

use schemars::JsonSchema;
use serde::Serialize;

use adjudicate_record::crypto::{Digest, PublicKey};
use adjudicate_record::log::Time;
use adjudicate_referee::{Match, PlayerValues, Verdict};
use adjudicate_rules::{Demand, Outcome, Play, Seat};
use adjudicate_text::status::Status;

/// The verdict on a log.
#[derive(Serialize, JsonSchema)]
pub struct GameVerdict {
    /// The log's file; null where the path itself cannot be looked at.
    pub file: Option<String>,
    /// The verdict.
    #[serde(flatten)]
    pub verdict: Verdict,
}

/// The event that a game waits for.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum AwaitedAct {
    /// Somebody has to join.
    Join {
        /// The player.
        player: String,
    },
    /// A player has to make a turn, or the next part of one.
    Act {
        /// His seat, counted from 1.
        seat: u32,
        /// His name.
        player: Option<String>,
    },
    /// Dice have to be thrown.
    Throw {
        /// The number of sides of each die.
        dice: Vec<u32>,
        /// The player whose throw it is; null for lots and starting throws.
        roller: Option<String>,
    },
    /// Nothing: the game has ended.
    Over {
        /// The winner; null if nobody has won.
        winner: Option<String>,
        /// The clause that ended it, and how, in words.
        reason: String,
        /// The points of each player, where they are counted.
        points: Option<PlayerValues<u64>>,
    },
}

impl AwaitedAct {
    /// Returns the event that a signed game waits for, joining included.
    pub fn of(state: &Match) -> AwaitedAct {
        match (state.outcome(), state.next_to_join()) {
            (Some(outcome), _) => AwaitedAct::over(state.play(), &outcome),
            (None, Some(member)) => AwaitedAct::Join { player: state.name_of(member).to_owned() },
            (None, None) => AwaitedAct::of_play(state.play()),
        }
    }

    /// Returns the event that a game waits for, signed or not.
    pub fn of_play(play: &Play) -> AwaitedAct {
        let name = |seat: Seat| play.setup().names.get(seat.index()).map(|name| name.to_string());
        match play.demand() {
            Demand::Act(seat) => AwaitedAct::Act { seat: seat.number(), player: name(seat) },
            Demand::Throw(roll) => AwaitedAct::Throw { dice: roll.dice, roller: roll.roller.and_then(name) },
            Demand::Over(outcome) => AwaitedAct::over(play, &outcome),
        }
    }

    fn over(play: &Play, outcome: &Outcome) -> AwaitedAct {
        let names = &play.setup().names;
        let winner = outcome.winner.and_then(|seat| names.get(seat.index())).map(|name| name.to_string());
        let by_name = |points: &Vec<u64>| {
            PlayerValues(names.iter().zip(points).map(|(name, points)| (name.to_string(), *points)).collect())
        };
        let points = outcome.points.as_ref().map(by_name);
        AwaitedAct::Over { winner, reason: outcome.reason.to_string(), points }
    }
}

/// How a game stands: the verdict, the position, the dice, what comes next.
#[derive(Serialize, JsonSchema)]
pub struct GameStatus {
    /// The verdict.
    #[serde(flatten)]
    pub verdict: Verdict,
    /// The event that the game waits for.
    pub demand: AwaitedAct,
    /// The position, as the page of the game's rules writes it.
    pub position: String,
    /// The dice that were thrown last, as the log writes them; null where none were.
    pub dice: Option<String>,
}

impl GameStatus {
    /// Returns a match with the verdict on it and on the file beside its log.
    pub fn with(state: &Match, verdict: Verdict) -> GameStatus {
        let dice = state.last_dice().map(|dice| dice.to_owned());
        GameStatus { verdict, demand: AwaitedAct::of(state), position: state.play().text(), dice }
    }

    /// Returns a match by itself, without the file beside its log.
    pub fn of(state: &Match) -> GameStatus {
        GameStatus::with(state, Verdict::of(state))
    }
}

/// A game that was begun.
#[derive(Serialize, JsonSchema)]
pub struct NewGameReport {
    /// How it stands.
    #[serde(flatten)]
    pub state: GameStatus,
    /// The log's file.
    pub file: String,
}

/// A game with its board.
#[derive(Serialize, JsonSchema)]
pub struct ShownGame {
    /// How it stands.
    #[serde(flatten)]
    pub state: GameStatus,
    /// The log's file.
    pub file: String,
    /// The board, drawn with ASCII characters.
    pub board: String,
    /// The board in words.
    pub words: String,
    /// The state of the game for the user, or for anybody if no key is at hand.
    pub status: Vec<Status>,
}

/// A game after an entry that was signed and appended.
#[derive(Serialize, JsonSchema)]
pub struct WrittenEntry {
    /// How it stands.
    #[serde(flatten)]
    pub state: GameStatus,
    /// The log's file.
    pub file: String,
    /// The number of the entry.
    pub entry: u64,
    /// Its act, such as `turn` or `join`.
    pub wrote: &'static str,
}

/// A game beside whose log a slip was signed.
#[derive(Serialize, JsonSchema)]
pub struct SignedSlip {
    /// How it stands.
    #[serde(flatten)]
    pub state: GameStatus,
    /// The log's file.
    pub file: String,
    /// The sort of the slip, such as `offer`.
    pub signed: &'static str,
    /// Its text.
    pub slip: String,
    /// Its id.
    pub slip_id: Digest,
}

/// An entry of a game and the position after it.
#[derive(Serialize, JsonSchema)]
pub struct ReplayedEntry {
    /// Its number.
    pub entry: u64,
    /// Its id.
    pub id: Digest,
    /// Its author.
    pub by: String,
    /// Its date.
    pub at: Time,
    /// Its act, such as `turn`.
    pub kind: &'static str,
    /// The number of the turn, counting those that stand; null for an entry that is none.
    pub turn: Option<u64>,
    /// The move as the record writes it; null for an entry that is no turn.
    #[serde(rename = "move")]
    pub play: Option<String>,
    /// The numbers that it threw; null where it threw none.
    pub dice: Option<Vec<u64>>,
    /// The author's remark.
    pub say: Option<String>,
    /// The act, in a sentence.
    pub text: String,
    /// The throw in words.
    pub thrown: Option<String>,
    /// Further remarks.
    pub remarks: Vec<String>,
    /// The position after it.
    pub position: String,
    /// The event that the game waits for after it.
    pub demand: AwaitedAct,
}

/// The acts that the rules allow now.
#[derive(Serialize, JsonSchema)]
pub struct LegalMoves {
    /// The log's file.
    pub file: String,
    /// A throw that only who asks can know yet; null where there is none.
    pub dice: Option<String>,
    /// The position.
    pub position: String,
    /// The event that the game waits for.
    pub demand: AwaitedAct,
    /// Whether these are first steps of turns of many steps, and not whole turns.
    pub steps: bool,
    /// The moves; none where moves are free text.
    pub groups: Vec<MoveList>,
    /// How moves are written.
    pub notation: &'static str,
}

/// Moves of one sort.
#[derive(Serialize, JsonSchema)]
pub struct MoveList {
    /// The common property of the moves.
    pub title: String,
    /// The moves as the record writes them.
    pub moves: Vec<String>,
}

/// A line of a practice table that was taken.
#[derive(Serialize, JsonSchema)]
pub struct AcceptedTableLine {
    /// Its number, from 1.
    pub line: usize,
    /// Always true.
    pub ok: bool,
    /// The move as the record writes it, if the line is one.
    #[serde(rename = "move")]
    pub play: Option<String>,
    /// The numbers of the throw, if the line is one.
    pub dice: Option<Vec<u32>>,
    /// The position after it.
    pub position: String,
    /// The event that the game waits for after it.
    pub demand: AwaitedAct,
}

/// A line of a practice table that was refused.
#[derive(Serialize, JsonSchema)]
pub struct RefusedTableLine {
    /// Its number, from 1.
    pub line: usize,
    /// Always false.
    pub ok: bool,
    /// The clause that it breaks; null where it breaks none.
    pub clause: Option<String>,
    /// The fault.
    pub error: String,
    /// Possible remedies.
    pub hint: Vec<String>,
}

/// Files that were written.
#[derive(Serialize, JsonSchema)]
pub struct WrittenFiles {
    /// Their paths.
    pub written: Vec<String>,
}

/// An element for the dice, on its own.
#[derive(Serialize, JsonSchema)]
pub struct DiceElement {
    /// The game's id.
    pub game: Digest,
    /// The owner of the element.
    pub name: String,
    /// The line to hand on: `element GAME NAME BASE64`.
    pub element: String,
    /// The holder of the pen, who needs it.
    #[serde(rename = "for")]
    pub wanted_by: Option<String>,
}

/// A game in the format of another program, or the script of a table that one was made into.
#[derive(Serialize, JsonSchema)]
pub struct ExportedText {
    /// The file that was read.
    pub file: String,
    /// The game's id; null for games without signatures.
    pub id: Option<Digest>,
    /// How many turns there are.
    pub turns: usize,
    /// The file that was written; null where none was asked for.
    pub output: Option<String>,
    /// The content.
    pub text: String,
}

/// A game as files for `ssh-keygen`.
#[derive(Serialize, JsonSchema)]
pub struct ExportedFiles {
    /// The log's file.
    pub file: String,
    /// The directory that was written.
    pub directory: String,
    /// The game's id.
    pub id: Digest,
    /// How many entries there are.
    pub entries: usize,
    /// How many slips there are.
    pub slips: usize,
    /// The keys that sign in the game.
    pub keys: Vec<ExportedKey>,
}

/// A key that signs in a game.
#[derive(Serialize, JsonSchema)]
pub struct ExportedKey {
    /// Its name for ssh-keygen.
    pub principal: String,
    /// The key.
    pub key: PublicKey,
    /// The entry that brought it.
    pub introduced: u64,
    /// The slip on that entry that did, counted from 1; null where the entry itself did.
    pub slip: Option<usize>,
}

/// Postcards that were written.
#[derive(Serialize, JsonSchema)]
pub struct PrintedCards {
    /// The file with the cards.
    pub file: String,
    /// For whom they are.
    pub to: Vec<String>,
    /// Whether the last entry is on them as a code.
    pub code: bool,
}

/// How many sequences of turns there are.
#[derive(Serialize, JsonSchema)]
pub struct PerftCount {
    /// Of how many turns.
    pub depth: u32,
    /// How many.
    pub count: u64,
}

/// An identity.
#[derive(Serialize, JsonSchema)]
pub struct KeyReport {
    /// The file of the private key.
    pub file: String,
    /// The public key.
    pub key: PublicKey,
    /// Its fingerprint, as `ssh-keygen -l` prints it.
    pub fingerprint: String,
}

/// An invitation with open seats.
#[derive(Serialize, JsonSchema)]
pub struct InvitationReport {
    /// Its id.
    pub invitation: Digest,
    /// The seats that nobody has taken.
    pub open_seats: u64,
    /// The time from which it cannot be accepted.
    pub expires: Time,
    /// The letter that brings it to a player.
    pub letter: String,
    /// The same as a link carries it behind its `#`.
    pub link: String,
}
