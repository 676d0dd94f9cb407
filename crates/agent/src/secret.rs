//! The board that its owner alone knows (protocol, section 7): how it is chosen, and found again from the key.
//!
//! Path and salt key follow from the private key, unless the owner has chosen another path. The sealed board is stored
//! with the program's other state as well, so that a player with a new key finds the board of his old one.

use adjudicate_record::log::layout::StateFile;
use adjudicate_record::printable::printable_path;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::context::Context;
use crate::failure::Failure;
use adjudicate_games::duerror::{BoardChoice, Path, boards, random_path};
use adjudicate_record::crypto::{Identity, hmac_sha256};
use adjudicate_record::dice::DiceStream;
use adjudicate_record::log::Bytes;
use adjudicate_record::log::file::{self, FileError};
use adjudicate_referee::{Author, Match, SecretBoard};
use adjudicate_rules::{Phrase, Scene, Seat, phrase};

/// The stored file, which is also the form in which a player brings a board of his own: `path`, and the salt key if it
/// is to be another than that of his key.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SecretFile {
    path: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    salts: Option<String>,
}

/// Returns the sealed board of a player, found from his key or from the stored file; `None` before he has sealed one.
///
/// # Errors
/// It is neither the key's, nor kept, nor the one in the file that was given.
pub fn board(
    office: &Context,
    state: &Match,
    identity: &Identity,
    seat: Seat,
    given: Option<&str>,
) -> Result<Option<SecretBoard>, Failure> {
    let Some(root) = state.root_of(seat) else { return Ok(None) };
    let fits = |board: &SecretBoard| board.root() == root;
    if let Some(found) = candidates(state, identity, seat).into_iter().find(fits) {
        return Ok(Some(found));
    }
    if let Some(found) = kept(office, state, seat)?.filter(fits) {
        return Ok(Some(found));
    }
    if let Some(found) = given.map(|given| chosen(state, identity, seat, given)).transpose()?.filter(fits) {
        return Ok(Some(found));
    }
    Err(Failure::ruled(phrase!(
        "board-not-found",
        "the board that you sealed follows neither from this key nor from what is kept here"
    ))
    .rule("protocol 7")
    .hint(phrase!(
        "board-not-found-hint",
        "give it with --board FILE: a YAML file with `path` and, if it was another key's, `salts`"
    )))
}

/// The same for showing it only: a board that cannot be found is reported where it is needed.
///
/// # Errors
/// The stored file cannot be read.
pub fn at_hand(
    office: &Context,
    state: &Match,
    identity: &Identity,
    seat: Seat,
) -> Result<Option<SecretBoard>, Failure> {
    match board(office, state, identity, seat, None) {
        Err(failure) if !failure.is_environment() => Ok(None),
        found => found,
    }
}

/// Returns the scene for the user: from his side, and with his own path, if he has sealed a board and his key is at
/// hand.
///
/// # Errors
/// The key file, or the board that is kept, cannot be read.
pub fn scene(office: &Context, state: &Match) -> Result<Scene, Failure> {
    let Some(identity) = office.identity_at_hand()? else { return Ok(state.play().scene(None)) };
    let seat = state.author_of_key(&identity.public()).and_then(Author::seat);
    if !state.play().seals_boards() {
        return Ok(state.play().scene(seat));
    }
    let board = seat.map(|seat| at_hand(office, state, identity, seat)).transpose()?.flatten();
    Ok(match (seat, board) {
        (Some(seat), Some(board)) => {
            let path: Vec<u8> = board.path().squares().iter().map(|square| square.number()).collect();
            let sealed = state.play().position().sealed();
            sealed.map_or_else(|| state.play().scene(Some(seat)), |sealed| sealed.scene_of_owner(seat, &path))
        }
        (seat, _) => state.play().scene(seat),
    })
}

/// The boards that a key may have sealed: its own random one, and those of the table.
fn candidates(state: &Match, identity: &Identity, seat: Seat) -> Vec<SecretBoard> {
    let paths =
        own_path(state, identity, seat).into_iter().chain(table_boards(state).into_iter().map(|board| board.path));
    paths.map(|path| SecretBoard::new(path, identity.salt_key(&state.id()), state.id(), seat)).collect()
}

/// The random path of a key in a game; a scribe may have to seal boards for several seats.
fn own_path(state: &Match, identity: &Identity, seat: Seat) -> Option<Path> {
    let mut stream = DiceStream::new(hmac_sha256(&identity.path_seed(&state.id()), &[&[seat.0]]));
    random_path(|end| stream.die(end) - 1)
}

/// The boards that the charter lists, or the stock boards.
fn table_boards(state: &Match) -> Vec<BoardChoice> {
    // The charter was checked when the game began.
    boards(&state.charter().options).unwrap_or_default()
}

/// Numbers and names of the boards that a game has in stock, to be sealed.
pub fn stock(state: &Match) -> Vec<(u64, String)> {
    table_boards(state).into_iter().map(|board| (board.number, board.name.to_string())).collect()
}

/// The board that a player chooses to seal: `random`, the number of one of the table's, or the text of a board of his own, which is the
/// squares of its path, or YAML with `path` and `salts`.
///
/// # Errors
/// There is no such board, or the text holds none.
pub fn chosen(state: &Match, identity: &Identity, seat: Seat, choice: &str) -> Result<SecretBoard, Failure> {
    let salts = identity.salt_key(&state.id());
    let sealed = |path: Path, salts: [u8; 32]| SecretBoard::new(path, salts, state.id(), seat);
    let choice = choice.trim();
    if choice.is_empty() || choice == "random" {
        let path = own_path(state, identity, seat)
            .ok_or_else(|| Failure::environment(phrase!("no-random-path", "no random path was found")))?;
        return Ok(sealed(path, salts));
    }
    if let Ok(number) = choice.parse::<u64>() {
        let boards = table_boards(state);
        let found = boards.iter().find(|board| board.number == number).map(|board| board.path.clone());
        return found.map(|path| sealed(path, salts)).ok_or_else(|| {
            let numbers: Vec<String> = boards.iter().map(|board| board.number.to_string()).collect();
            let numbers = numbers.join(", ");
            Failure::usage(phrase!("duerror-no-board", "there is no board {number}", number = number)).hint(phrase!(
                "hint-boards",
                "boards: {numbers}",
                numbers
            ))
        });
    }
    let squares = || format!("path: {}", choice.split_whitespace().collect::<Vec<_>>().join(" "));
    let text = if choice.contains(':') { choice.to_owned() } else { squares() };
    brought(state, identity, seat, &text).map_err(|reason| {
        let hint = phrase!("own-board-words", "a board is `random`, a number, or your own squares");
        Failure::usage(phrase!("own-board", "your board: {reason}", reason = reason)).hint(hint)
    })
}

/// The board in the text of a file that a player brings, or why there is none.
fn brought(state: &Match, identity: &Identity, seat: Seat, text: &str) -> Result<SecretBoard, Phrase> {
    let (path, given) = read(text)?;
    let salts = given.unwrap_or_else(|| identity.salt_key(&state.id()));
    Ok(SecretBoard::new(path, salts, state.id(), seat))
}

fn read(text: &str) -> Result<(Path, Option<[u8; 32]>), Phrase> {
    let written: SecretFile = serde_yaml::from_str(text).map_err(|error| error.to_string())?;
    let salts = match &written.salts {
        Some(salts) => Some(
            Bytes::<32>::parse(salts).ok_or_else(|| phrase!("own-board-salts", "`salts` is base64 of 32 bytes"))?.0,
        ),
        None => None,
    };
    Ok((Path::parse(&written.path)?, salts))
}

/// Returns the file for `--board` with which a player can open his board without his key.
pub fn written(board: &SecretBoard) -> String {
    format!("path: {}\nsalts: {}\n", board.path(), Bytes(*board.salt_key()))
}

/// Whether this text is that of a kept board.
pub fn is_written(text: &str) -> bool {
    matches!(read(text), Ok((_, Some(_))))
}

fn place(office: &Context, state: &Match, seat: Seat) -> Result<PathBuf, Failure> {
    let board = StateFile::Board { game: state.id(), seat: u64::from(seat.number()) };
    Ok(board.below(office.settings.state_directory()?))
}

fn kept(office: &Context, state: &Match, seat: Seat) -> Result<Option<SecretBoard>, Failure> {
    let path = place(office, state, seat)?;
    let text = match file::read(office.store.system(), &path) {
        Ok(text) => String::from_utf8_lossy(&text).into_owned(),
        Err(FileError::Absent { .. }) => return Ok(None),
        Err(FileError::Failed { error, .. }) => {
            let file = printable_path(&path);
            let reason = phrase!(
                "sealed-board-unreadable",
                "{file}, which keeps your sealed board, cannot be read: {error}",
                file,
                error
            );
            return Err(Failure::environment(reason)
                .hint(phrase!("sealed-board-unreadable-hint", "do it again; if it goes on, the disk may be failing")));
        }
        Err(error) => return Err(error.into()),
    };
    let (found, salts) =
        read(&text).map_err(|why| Failure::environment(why).about(printable_path(&path).to_string()))?;
    Ok(salts.map(|salts| SecretBoard::new(found, salts, state.id(), seat)))
}

/// Keeps a board before it is sealed, readable for its owner only.
///
/// # Errors
/// The state directory cannot be written.
pub fn keep(office: &Context, state: &Match, seat: Seat, board: &SecretBoard) -> Result<(), Failure> {
    let path = place(office, state, seat)?;
    let (system, text) = (office.store.private(), written(board));
    file::make_directory(system, path.parent().unwrap_or(&path))?;
    match file::read(system, &path) {
        Err(FileError::Absent { .. }) => file::create(system, &path, &text)?,
        Ok(old) => file::replace(system, &path, &old, &text)?,
        Err(error) => return Err(error.into()),
    }
    Ok(())
}
