//! Entries on their way: where each comes from, which game it belongs to, and what became of it.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Read;
use std::path::{Path, PathBuf};

use super::Places;
use super::begin;
use super::bring::{self, Brought};
use super::early::Early;
use super::shelf::Shelf;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::crypto::Digest;
use crate::log::file::{self, Disk};
use crate::log::{Entry, Kind, LOG_MAX};
use crate::mail::Letter;
use crate::mail::find::{self, Found};
use crate::mail::incoming::{self, Incoming};

/// An entry on its way, or what remains of one.
pub struct Arrival {
    /// The file that it came in; none if it has waited here.
    pub source: Option<String>,
    /// What it may have been; just the entry as soon as that is known.
    pub candidates: Vec<Letter>,
    /// What became of it.
    pub outcome: Outcome,
}

/// What became of an entry.
pub enum Outcome {
    /// Nothing yet.
    Waiting,
    /// It belongs to this game.
    Placed(usize),
    /// It stood in this game already, or fell out of it earlier.
    Known(usize),
    /// It is in the log of this game now.
    Added(usize),
    /// Letters crossed, and it fell out.
    Fell(usize),
    /// Its author has signed twice; it is kept beside the log.
    Forked(usize),
    /// It is kept until what it builds on arrives.
    Early,
    /// It was not taken.
    Refused(Failure),
    /// A file could not be read or written; it may go better another time.
    Deferred(Failure),
    /// It goes with something else that was not taken, and that was told about: what it builds on, or its game.
    Dropped,
}

impl Outcome {
    /// The game that it belongs to.
    pub fn game(&self) -> Option<usize> {
        match self {
            Outcome::Placed(game)
            | Outcome::Known(game)
            | Outcome::Added(game)
            | Outcome::Fell(game)
            | Outcome::Forked(game) => Some(*game),
            Outcome::Waiting | Outcome::Early | Outcome::Refused(_) | Outcome::Deferred(_) | Outcome::Dropped => None,
        }
    }
}

impl Arrival {
    /// The entry, as far as it is known.
    pub fn letter(&self) -> Option<&Letter> {
        self.candidates.first()
    }

    fn id(&self) -> Option<Digest> {
        self.letter().map(|letter| letter.id)
    }

    /// `letter.txt: entry 7 of bob`.
    pub fn what(&self) -> String {
        let entry = self.letter().map_or_else(|| "an entry".to_owned(), |letter| entry_of(&letter.entry));
        match &self.source {
            Some(source) => format!("{source}: {entry}"),
            None => entry,
        }
    }
}

/// `entry 7 of bob`.
pub fn entry_of(entry: &Entry) -> String {
    format!("entry {} of {}", entry.seq, entry.by)
}

/// An import under way.
pub struct Import<'a> {
    context: &'a Context,
    at: Places,
    early: Early,
    /// Whether a charter that arrives may begin a game here.
    new_games: bool,
    /// Where each entry stands among the arrivals.
    places: BTreeMap<Digest, usize>,
    /// The games that are here.
    pub shelf: Shelf,
    /// The entries, in the order in which they were found.
    pub arrivals: Vec<Arrival>,
    /// Lines of elements that came on their own, with the file that each came in.
    pub elements: Vec<(String, String)>,
    /// Why nothing could be brought into a game.
    pub failures: Vec<Failure>,
}

impl<'a> Import<'a> {
    /// Looks at the games that are here, and at what waits. Files among `letters` do not count as games.
    ///
    /// # Errors
    /// A file cannot be read.
    pub fn open(context: &'a Context, at: Places, letters: &[PathBuf]) -> Result<Import<'a>, Failure> {
        let shelf = Shelf::open(at.game.as_deref(), &at.games, letters)?;
        Import::with(context, at, shelf)
    }

    /// As [`Import::open`], with games that have been looked at.
    ///
    /// # Errors
    /// A file that waits cannot be read.
    pub fn with(context: &'a Context, at: Places, shelf: Shelf) -> Result<Import<'a>, Failure> {
        let early = Early::load(context.settings.state_directory()?)?;
        let waits =
            |letter: &Letter| Arrival { source: None, candidates: vec![letter.clone()], outcome: Outcome::Waiting };
        let arrivals = early.letters().iter().map(waits).collect();
        let places = early.letters().iter().map(|letter| letter.id).zip(0..).collect();
        Ok(Import {
            context,
            at,
            new_games: true,
            early,
            places,
            shelf,
            arrivals,
            elements: Vec::new(),
            failures: Vec::new(),
        })
    }

    /// Finds everything that a file holds.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn take_in(&mut self, path: &Path) -> Result<(), Failure> {
        let (source, incoming) = found_in(path)?;
        self.take(&source, incoming);
        Ok(())
    }

    /// Finds everything that a message holds; false if that is nothing.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn take_message(&mut self, path: &Path) -> Result<bool, Failure> {
        let (source, incoming) = found_in(path)?;
        if incoming.is_empty() {
            return Ok(false);
        }
        self.take(&source, incoming);
        Ok(true)
    }

    /// Leaves games alone that are not here: nobody is there to want them.
    pub fn takes_no_new_games(&mut self) {
        self.new_games = false;
    }

    /// Whether something of this file could not be put where it belongs, and is to be tried again.
    pub fn is_deferred(&self, source: &str) -> bool {
        let deferred = |arrival: &Arrival| matches!(arrival.outcome, Outcome::Deferred(_));
        self.arrivals.iter().any(|arrival| deferred(arrival) && arrival.source.as_deref() == Some(source))
    }

    /// Takes in what was found in a file or a message.
    pub fn take(&mut self, source: &str, incoming: Incoming) {
        let Incoming { entries: found, elements, events, pictures, .. } = incoming;
        if found.is_empty() && elements.is_empty() && !events.is_empty() {
            let failure = Failure::ruled(format!("{source}: this is for the log of an event, not for a game"))
                .hint("its director takes it with `adjudicate event import`, or his desk does");
            self.refuse(source, failure);
        } else if found.is_empty() && elements.is_empty() {
            let failure = match pictures.first() {
                Some(reason) => Failure::ruled(format!("{source}: {reason}"))
                    .hint("the whole code has to be in the picture, sharp and not too small; or type the entry's text"),
                None => Failure::ruled(format!("{source}: no entry is in it")).hint(
                    "an entry begins with the line `---`, an armored block with `-----BEGIN ADJUDICATE ENTRY-----`",
                ),
            };
            self.refuse(source, failure);
        }
        let number = |found: &Found| match found {
            Found::Entry(candidates) => candidates.first().map(|letter| letter.entry.seq),
            Found::Damaged(..) => None,
        };
        let whole: Vec<u64> = found.iter().filter_map(number).collect();
        for found in found {
            match found {
                Found::Entry(candidates) => self.arrive(source, candidates),
                // Mail carries entries twice; one that is whole elsewhere in it misses nothing here.
                Found::Damaged(Some(number), _) if whole.contains(&number) => {}
                Found::Damaged(None, _) if !whole.is_empty() => {}
                Found::Damaged(number, why) => {
                    let what = number.map_or_else(|| "an entry".to_owned(), |number| format!("entry {number}"));
                    self.refuse(
                        source,
                        Failure::ruled(format!("{source}: {what} arrived damaged: {why}"))
                            .rule("protocol 8")
                            .hint("ask for it again, as an attachment or as an armored block"),
                    );
                }
            }
        }
        self.elements.extend(elements.into_iter().map(|line| (source.to_owned(), line)));
    }

    fn refuse(&mut self, source: &str, failure: Failure) {
        let outcome = Outcome::Refused(failure);
        self.arrivals.push(Arrival { source: Some(source.to_owned()), candidates: Vec::new(), outcome });
    }

    fn arrive(&mut self, source: &str, candidates: Vec<Letter>) {
        let known = candidates.iter().find_map(|letter| self.places.get(&letter.id));
        match known.and_then(|place| self.arrivals.get_mut(*place)) {
            Some(known) => {
                // What has waited here and comes again is told about like any other.
                known.source.get_or_insert_with(|| source.to_owned());
                // The id does not cover the signature, which may be damaged in one of them.
                for letter in candidates {
                    if known.candidates.iter().all(|other| other.text != letter.text) {
                        known.candidates.push(letter);
                    }
                }
            }
            None => {
                let place = self.arrivals.len();
                self.places.extend(candidates.iter().map(|letter| (letter.id, place)));
                let source = Some(source.to_owned());
                self.arrivals.push(Arrival { source, candidates, outcome: Outcome::Waiting });
            }
        }
    }

    /// Finds the game of every entry, and begins games that are not here yet.
    ///
    /// # Errors
    /// An early entry cannot be kept, or the terminal cannot be read.
    pub fn place(&mut self) -> Result<(), Failure> {
        loop {
            let mut progress = false;
            for arrival in &mut self.arrivals {
                progress |= place(self.context, &mut self.shelf, arrival)?;
            }
            let begun = !progress && self.new_games && self.begin_game()?;
            if !progress && !begun {
                break;
            }
        }
        let refused = |arrival: &&Arrival| matches!(arrival.outcome, Outcome::Refused(_));
        let mut lost: BTreeSet<Digest> = self.arrivals.iter().filter(refused).filter_map(Arrival::id).collect();
        for arrival in self.arrivals.iter_mut().filter(|arrival| matches!(arrival.outcome, Outcome::Waiting)) {
            let prev = arrival.letter().and_then(|letter| letter.entry.prev);
            arrival.outcome = match prev.is_some_and(|prev| lost.contains(&prev)) {
                true => Outcome::Dropped,
                false => homeless(&self.shelf, &mut self.early, arrival),
            };
            if matches!(arrival.outcome, Outcome::Dropped | Outcome::Refused(_)) {
                lost.extend(arrival.id());
            }
        }
        Ok(())
    }

    /// Begins a game whose charter has arrived. False if there is none.
    fn begin_game(&mut self) -> Result<bool, Failure> {
        let arrived = self.arrivals.iter_mut().find_map(|arrival| {
            let waits = matches!(arrival.outcome, Outcome::Waiting);
            let letter = begin::charter(&arrival.candidates).filter(|_| waits)?.clone();
            Some((arrival, letter))
        });
        let Some((arrival, letter)) = arrived else { return Ok(false) };
        arrival.candidates = vec![letter.clone()];
        let made = match ahead(self.context, arrival)? {
            Some(failure) => Err(failure),
            None => begin::make(self.context, &self.at, &letter).map_err(|failure| failure.about(&arrival.what())),
        };
        arrival.outcome = match made {
            Ok(path) => Outcome::Added(self.shelf.begin(&letter, path)),
            Err(failure) => Outcome::Refused(failure),
        };
        Ok(true)
    }

    /// Brings what has been placed into the games' files, and gives what became of each game.
    ///
    /// # Errors
    /// What has waited cannot be put away.
    pub fn bring(&mut self) -> Result<BTreeMap<usize, Brought>, Failure> {
        let mut all = BTreeMap::new();
        for (game, shelved) in self.shelf.games.iter().enumerate() {
            let mut mine: Vec<&mut Arrival> =
                self.arrivals.iter_mut().filter(|arrival| arrival.outcome.game() == Some(game)).collect();
            let has_element = |(_, line): &(String, String)| find::game_of_element(line) == Some(shelved.id);
            if mine.is_empty() && !self.elements.iter().any(has_element) {
                continue;
            }
            let placed = mine.iter().filter(|arrival| matches!(arrival.outcome, Outcome::Placed(_)));
            let letters: Vec<Letter> = placed.filter_map(|arrival| arrival.letter()).cloned().collect();
            let brought = match &shelved.trouble {
                Some(failure) => Err(failure.clone()),
                None => bring::bring(self.context, &shelved.path, &shelved.fallen, &letters),
            };
            match brought {
                Ok(brought) => {
                    mine.iter_mut().for_each(|arrival| settle(arrival, game, &brought));
                    all.insert(game, brought);
                }
                Err(failure) => {
                    let lost = || match failure.is_environment() {
                        true => Outcome::Deferred(failure.clone()),
                        false => Outcome::Dropped,
                    };
                    mine.iter_mut().for_each(|arrival| arrival.outcome = lost());
                    self.failures.push(failure);
                }
            }
        }
        for (game, brought) in &all {
            let entries: Vec<Digest> = brought.game.records.iter().map(|record| record.id).collect();
            self.shelf.renew(*game, &entries)?;
        }
        // What could not be brought now may be brought the next time.
        let waits = |outcome: &Outcome| matches!(outcome, Outcome::Early | Outcome::Dropped | Outcome::Deferred(_));
        for arrival in self.arrivals.iter().filter(|arrival| !waits(&arrival.outcome)) {
            if let Some(letter) = arrival.letter() {
                self.early.release(&letter.id);
            }
        }
        Ok(all)
    }
}

/// What a file holds, or standard input, and how that is called.
fn found_in(path: &Path) -> Result<(String, Incoming), Failure> {
    let (source, bytes) = read(path)?;
    Ok((source, incoming::read(&bytes)))
}

/// Reads a file, or standard input.
fn read(path: &Path) -> Result<(String, Vec<u8>), Failure> {
    if path != Path::new("-") {
        return Ok((path.display().to_string(), file::read(&Disk, path)?));
    }
    let mut bytes = Vec::new();
    let read = std::io::stdin().lock().take(LOG_MAX).read_to_end(&mut bytes);
    read.map_err(|error| Failure::environment(format!("standard input cannot be read: {error}")))?;
    Ok(("standard input".to_owned(), bytes))
}

/// Whether this arrival has found its game now.
fn place(context: &Context, shelf: &mut Shelf, arrival: &mut Arrival) -> Result<bool, Failure> {
    if !matches!(arrival.outcome, Outcome::Waiting) {
        return Ok(false);
    }
    let Some((letter, game)) = choose(shelf, &arrival.candidates) else { return Ok(false) };
    arrival.candidates = vec![letter.clone()];
    if shelf.holds(game, &letter.id) {
        arrival.outcome = Outcome::Known(game);
    } else if let Some(failure) = ahead(context, arrival)? {
        arrival.outcome = Outcome::Refused(failure);
    } else {
        arrival.outcome = Outcome::Placed(game);
        shelf.place(&letter, game);
    }
    Ok(true)
}

/// Which of the candidates it is, and the game that it belongs to.
fn choose(shelf: &Shelf, candidates: &[Letter]) -> Option<(Letter, usize)> {
    let placed: Vec<(&Letter, usize)> =
        candidates.iter().filter_map(|letter| Some((letter, shelf.game_of(letter)?))).collect();
    let known = placed.iter().find(|(letter, game)| shelf.holds(*game, &letter.id));
    let chosen = match placed.as_slice() {
        // Of an entry that arrived as it was written, the referee says what is wrong with it.
        [only] if candidates.len() == 1 => Some(only),
        several => known.or_else(|| several.iter().find(|(letter, _)| shelf.vouches_for(letter))),
    };
    chosen.map(|(letter, game)| ((*letter).clone(), *game))
}

/// Why an entry that is dated more than a day ahead of this computer's clock is not taken; `None` if it is, or is not so
/// dated (protocol, section 8).
fn ahead(context: &Context, arrival: &Arrival) -> Result<Option<Failure>, Failure> {
    let Some(letter) = arrival.letter() else { return Ok(None) };
    let at = letter.entry.at;
    // What has waited here was looked at when it came.
    if arrival.source.is_none() || at <= context.now()?.plus_days(1) {
        return Ok(None);
    }
    let reason = format!("{} is dated {at}, more than a day ahead of this computer's clock", arrival.what());
    let terminal = context.terminal;
    if (terminal.yes || terminal.is_interactive()) && terminal.confirm(&format!("{reason}. Take it all the same?"))? {
        return Ok(None);
    }
    let hint = "if the date of this computer is right, ask its author; --yes takes it all the same";
    Ok(Some(Failure::ruled(reason).rule("protocol 8").hint(hint)))
}

/// What becomes of an entry that belongs to none of the games.
fn homeless(shelf: &Shelf, early: &mut Early, arrival: &Arrival) -> Outcome {
    if arrival.source.is_none() {
        return Outcome::Early;
    }
    if let Some(letter) = arrival.candidates.iter().find(|letter| shelf.vouches_for(letter)) {
        return early.keep(letter).map_or_else(Outcome::Deferred, |()| Outcome::Early);
    }
    let what = arrival.what();
    let failure = match arrival.candidates.as_slice() {
        [only] if matches!(only.entry.kind, Kind::Charter(_)) => match begin::opened(only) {
            Err(fault) => Failure::fault(fault).about(&what),
            Ok(_) => Failure::ruled(format!("{what} begins another game")).rule("protocol 8"),
        },
        [_] => Failure::ruled(format!(
            "{what} builds on an entry that is in none of the games here, and nobody here signed it"
        ))
        .rule("protocol 8")
        .hint("--games DIRECTORY looks for the game elsewhere; or ask for the whole log"),
        _ => Failure::ruled(format!("{what} arrived damaged, and no way to mend it gives a signature that holds"))
            .rule("protocol 8")
            .hint("ask for it again, as an attachment or as an armored block"),
    };
    Outcome::Refused(failure)
}

/// Notes what became of an arrival of a game.
fn settle(arrival: &mut Arrival, game: usize, brought: &Brought) {
    let (Outcome::Placed(_), Some(letter)) = (&arrival.outcome, arrival.letter()) else { return };
    let id = letter.id;
    arrival.outcome = if brought.added.contains(&id) {
        Outcome::Added(game)
    } else if brought.forked.contains(&id) {
        Outcome::Forked(game)
    } else if brought.fallen.iter().any(|letter| letter.id == id) {
        Outcome::Fell(game)
    } else {
        let fault = brought.refused.get(&id).cloned();
        let failure = fault.map_or_else(|| Failure::ruled("it has no place in this game"), Failure::fault);
        Outcome::Refused(failure.about(&arrival.what()))
    };
}
