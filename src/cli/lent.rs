//! Commands on a game or an event of a store: its files are lent to the command, and what it has changed is given back in one piece.

use crate::log::layout::{EVENTS, GAMES, STATE, directories};
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::process::ExitCode;

use super::session::OpenedKeys;
use super::terminal::{self, Terminal};
use super::{Command, Common, store};
use adjudicate_office::settings::Settings;
use adjudicate_office::store::{Anew, OnDisk};
use adjudicate_office::{Failure, Office};
use adjudicate_store::{Keep, Scratch, Wanted};

/// Characters of an id that are enough for a name: what is shorter is taken for something else.
const ID_MIN: usize = 6;

/// The store whose files a command needs; none if it works on files of this computer, or on the store itself.
pub fn store(common: &Common, command: &Command) -> Option<String> {
    match command {
        Command::Store(_) => None,
        Command::Mail(mail) if mail.knows_stores() => None,
        _ => common.store.clone(),
    }
}

/// Runs a command over the files of the games and of the event that it names.
///
/// # Errors
/// It names none, or several by one name; the store cannot be read or written; or somebody else was first in a game.
pub fn run(
    terminal: Terminal,
    arguments: &[OsString],
    url: &str,
    command: &Command,
    keys: &mut OpenedKeys,
) -> Result<ExitCode, Failure> {
    let context = surroundings(terminal)?;
    let mut keep = store::open(&context, url)?;
    let scratch = Scratch::below(&store::scratch_directory(None))?;
    let of_event = matches!(command, Command::Event(_));
    let mut wanted = Wanted::default();
    let words = without_store(arguments);
    let mut named: Vec<(usize, String)> = Vec::new();
    for (place, word) in words.iter().enumerate().skip(1) {
        let Some(word) = word.to_str() else { continue };
        if of_event && let Some(below) = event_in(&mut *keep, word)? {
            wanted.below.extend([format!("{below}/"), format!("{STATE}/{}/", directories::TOLD)]);
            named.push((place, below));
        } else if let Some(path) = game_in(&mut *keep, word, &mut wanted)? {
            named.push((place, path));
        }
    }
    if named.is_empty() {
        let what = if of_event { "an event of the store by its name" } else { "a game of the store" };
        return Err(Failure::usage(format!("name {what}")).hint(
            "a game is named by the beginning of its id, six digits at least; `store export` shows all there is",
        ));
    }
    let borrowed = adjudicate_store::borrow(&mut *keep, &wanted, &scratch)?;
    let mut words = words;
    for (place, path) in named {
        if let Some(word) = words.get_mut(place) {
            *word = scratch.root().join(path).into_os_string();
        }
    }
    terminal::lends(scratch.root());
    let status = super::perform(&words, keys, Some(&scratch.state()));
    // What the command has written before it failed is whole, as it is where files are the user's own.
    adjudicate_store::give_back(&mut *keep, &borrowed, &scratch)?;
    Ok(status)
}

/// What is needed to get at a store, whatever the command is.
fn surroundings(terminal: Terminal) -> Result<super::Context, Failure> {
    let settings = Settings::load(|name| std::env::var_os(name))?;
    let office = Office {
        settings,
        store: std::sync::Arc::new(OnDisk::default()),
        judge: std::sync::Arc::new(Anew),
        person: Box::new(terminal),
        trusts_log: false,
        key: None,
        clock: super::context::present,
        random: super::context::random,
        date: None,
        reader: super::pictures::incoming,
        at_hand: std::sync::OnceLock::new(),
    };
    Ok(super::Context { terminal, office, shared: None })
}

/// The command line without the store.
fn without_store(arguments: &[OsString]) -> Vec<OsString> {
    let mut kept = Vec::new();
    let mut words = arguments.iter();
    while let Some(word) = words.next() {
        let bytes = word.as_encoded_bytes();
        if bytes == b"--store" {
            words.next();
        } else if !bytes.starts_with(b"--store=") {
            kept.push(word.clone());
        }
    }
    kept
}

/// The directory of the event that is called so.
fn event_in(keep: &mut dyn Keep, word: &str) -> Result<Option<String>, Failure> {
    if word.is_empty() || word.starts_with('-') || word.contains('/') {
        return Ok(None);
    }
    let below = format!("{EVENTS}/{word}");
    let log = format!("{below}/event.yaml");
    let found = keep.check_out(&Wanted { below: vec![log.clone()], ..Wanted::default() })?;
    Ok(found.files.contains_key(&log).then_some(below))
}

/// The path of the game that is called so; it is wanted then.
fn game_in(keep: &mut dyn Keep, word: &str, wanted: &mut Wanted) -> Result<Option<String>, Failure> {
    let hex = word.strip_prefix("sha256:").unwrap_or(word);
    let is_id = hex.len() >= ID_MIN && hex.bytes().all(|byte| byte.is_ascii_hexdigit());
    let directory = word.split_once('/').map(|(directory, _)| directory);
    let is_path = directory.is_some_and(|directory| [GAMES, EVENTS].contains(&directory));
    if !is_id && !is_path {
        return Ok(None);
    }
    let found = keep.find(word)?;
    let [game] = found.as_slice() else {
        return match found.is_empty() {
            true if is_path => Ok(None),
            true => Err(Failure::usage(format!("no game of the store has an id that begins with {word}"))),
            false => Err(Failure::usage(format!("several games of the store have ids that begin with {word}"))
                .hint("type more of it")),
        };
    };
    let known: BTreeSet<_> = wanted.ids.iter().copied().collect();
    if !known.contains(game) {
        wanted.ids.push(*game);
    }
    let out = keep.check_out(&Wanted { ids: vec![*game], ..Wanted::default() })?;
    Ok(out.games.into_iter().find(|(_, held)| held.id == *game).map(|(path, _)| path))
}
