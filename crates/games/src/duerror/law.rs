//! The rules that follow from a charter's options.

use super::board::{Path, SQUARES};
use super::stock::STOCK;
use adjudicate_rules::{OptionValue, Options, Phrase, PhraseArgument, Refusal, Setup, phrase};

/// A kind of piece, in the order of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PieceKind {
    /// Nine squares a move; takes nobody.
    Thete,
    /// Five squares; takes within two columns and rows.
    Ephebe,
    /// One square; takes along rows, columns and diagonals.
    Melliran,
}

impl PieceKind {
    /// All of them.
    pub const ALL: [PieceKind; 3] = [PieceKind::Thete, PieceKind::Ephebe, PieceKind::Melliran];

    /// The word of the record.
    pub fn name(self) -> &'static str {
        match self {
            PieceKind::Thete => "thete",
            PieceKind::Ephebe => "ephebe",
            PieceKind::Melliran => "melliran",
        }
    }

    /// The kind that a word names.
    pub fn parse(word: &str) -> Option<PieceKind> {
        PieceKind::ALL.into_iter().find(|kind| kind.name() == word)
    }

    /// How many squares a move goes (DUE-10).
    pub fn stride(self) -> u8 {
        match self {
            PieceKind::Thete => 9,
            PieceKind::Ephebe => 5,
            PieceKind::Melliran => 1,
        }
    }
}

/// A board that can be chosen.
#[derive(Clone, Debug)]
pub struct BoardChoice {
    /// Its number, by which it is chosen.
    pub number: u64,
    /// Its name.
    pub name: String,
    /// Its way.
    pub path: Path,
}

/// The rules of one game of Duerror Grandis.
#[derive(Clone, Debug)]
pub struct Law {
    /// The boards to choose from.
    pub boards: Vec<BoardChoice>,
    /// Only thete and melliran, and other counts of tokens.
    pub merus: bool,
    /// All pieces in play at once.
    pub factiosus: bool,
    /// Boards are sealed.
    pub caecus: bool,
    /// Tokens go from game to game.
    pub parcus: bool,
    /// Whether a piece may leave that would go further than the way out (DUE-11).
    pub exit_past: bool,
    /// Completed turns after which a game is drawn; 0: never.
    pub turn_limit: u64,
    /// Tokens in the bank at the start.
    pub bank: u64,
    /// Tokens of each player at the start, by seat.
    pub tokens: Vec<u64>,
}

/// The most that a token count of an earlier game can be: what nine players and a bank can ever hold.
const CARRIED: u64 = 1_000_000;

impl Law {
    /// Reads the options, which passed [`Options::check`].
    ///
    /// # Errors
    /// A default that depends on the variants is written out, a board of the table's own is none, there are fewer boards
    /// than players, or tokens are carried into a game without Parcus (ALL-6).
    pub fn of(setup: &Setup) -> Result<Law, Refusal> {
        let options = &setup.options;
        let players = setup.names.len();
        let has = |variant: &str| has_variant(options, variant);
        let (merus, factiosus, parcus) = (has("merus"), has("factiosus"), has("parcus"));
        let tokens = dependent(options, "tokens", if merus { 0 } else { 1 })?;
        let bank = dependent(options, "bank", if merus { players as u64 } else { 1 })?;
        let usual = if factiosus { "past" } else { "exact" };
        if options.0.contains_key("exit") && options.word("exit", usual) == usual {
            return Err(written_out("exit", usual));
        }
        if options.0.contains_key("carry") && !parcus {
            let reason =
                phrase!("duerror-carry-unplayed", "option `carry` is set, but without parcus nothing is carried");
            let hint = phrase!("duerror-carry-unplayed-hint", "leave out `carry`, or add `parcus` to `variants`");
            return Err(Refusal::illegal("ALL-6", reason).hint(hint));
        }
        let boards = boards(options)?;
        if boards.len() < players {
            let [boards, players] = [boards.len(), players].map(PhraseArgument::count);
            let reason = phrase!(
                "duerror-few-boards",
                "{boards} boards are not enough for {players} players",
                boards = boards,
                players = players
            );
            let hint = phrase!("duerror-few-boards-hint", "`boards` lists at least as many as there are players");
            return Err(Refusal::illegal("ALL-6", reason).hint(hint));
        }
        let replaces = options.word("carry", "add") == "replace";
        let carried = |seat: usize| setup.carried.get(seat).copied().flatten();
        if (0..players).any(|seat| carried(seat).is_some_and(|carried| !parcus || carried > CARRIED)) {
            let reason = match parcus {
                true => {
                    phrase!("duerror-carries-too-much", "nobody can carry more than {number} tokens", number = CARRIED)
                }
                false => phrase!("duerror-carries-without-parcus", "tokens are carried only with parcus"),
            };
            return Err(Refusal::illegal("ALL-6", reason));
        }
        let begins = |seat: usize| match carried(seat) {
            Some(carried) if replaces => carried,
            carried => tokens + carried.unwrap_or(0),
        };
        Ok(Law {
            boards,
            merus,
            factiosus,
            caecus: has("caecus"),
            parcus,
            exit_past: options.word("exit", usual) == "past",
            turn_limit: options.int("turn_limit", 100),
            bank,
            tokens: (0..players).map(begins).collect(),
        })
    }

    /// The kinds of pieces in this game, in the order of the record.
    pub fn kinds(&self) -> impl Iterator<Item = PieceKind> + Clone + use<> {
        let merus = self.merus;
        PieceKind::ALL.into_iter().filter(move |kind| !merus || *kind != PieceKind::Ephebe)
    }
}

/// Whether the option `variants` lists this one.
fn has_variant(options: &Options, variant: &str) -> bool {
    matches!(options.0.get("variants"), Some(OptionValue::Names(names)) if names.iter().any(|name| *name == *variant))
}

/// A number whose default depends on the variants; written out, it is refused like any other default.
fn dependent(options: &Options, key: &str, preset: u64) -> Result<u64, Refusal> {
    match options.0.get(key) {
        Some(OptionValue::Int(number)) if *number == preset => Err(written_out(key, &preset.to_string())),
        _ => Ok(options.int(key, preset)),
    }
}

fn written_out(key: &str, preset: &str) -> Refusal {
    let reason = phrase!(
        "duerror-written-out",
        "option `{key}` is written out with `{preset}`, its default with these variants and players",
        key,
        preset
    );
    Refusal::illegal("ALL-6", reason).hint(phrase!("leave-out-defaults", "leave out what has its default"))
}

/// The boards to choose from: those that the option lists, or else the stock boards.
///
/// # Errors
/// A board of the table's own is none, or two have the same number (ALL-6).
pub fn boards(options: &Options) -> Result<Vec<BoardChoice>, Refusal> {
    let Some(OptionValue::Boards(own)) = options.0.get("boards") else {
        let stock = STOCK.iter().filter_map(|(number, name, path)| {
            Some(BoardChoice { number: *number, name: (*name).to_owned(), path: Path::parse(path).ok()? })
        });
        return Ok(stock.collect());
    };
    let mut boards: Vec<BoardChoice> = Vec::new();
    for board in own {
        let wrong = |reason: Phrase| {
            let reason =
                phrase!("duerror-wrong-board", "board {number}: {reason}", number = board.number, reason = reason);
            Refusal::illegal("ALL-6", reason)
        };
        let path = Path::parse(&board.path).map_err(wrong)?;
        if path.to_string() != board.path {
            let reason = phrase!("duerror-path-written", "the path is not written as the record writes it");
            let number = u64::from(SQUARES);
            let hint = phrase!(
                "duerror-path-shape",
                "a path is {number} squares such as A1, with one blank between",
                number = number
            );
            return Err(wrong(reason).hint(hint));
        }
        if boards.iter().any(|other| other.number == board.number) {
            return Err(wrong(phrase!("duerror-board-twice", "two boards have this number")));
        }
        boards.push(BoardChoice { number: board.number, name: board.name.clone(), path });
    }
    Ok(boards)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stock_boards_are_boards() {
        let numbers =
            boards(&Options::default()).map(|boards| boards.iter().map(|board| board.number).collect::<Vec<u64>>());
        assert_eq!(numbers, Ok((1..=9).collect()));
    }
}
