//! An import under way: letters are read, placed into their games, and brought into the logs.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Read;
use std::path::{Path, PathBuf};

use rayon::prelude::*;

use crate::context::Context;
use crate::failure::Failure;
use crate::inbox::arrival::{Arrival, ArrivalOutcome};
use crate::inbox::bring::{self, ImportOutcome};
use crate::inbox::index::GameIndex;
use crate::inbox::out_of_order::OutOfOrderEntries;
use crate::inbox::placing::{UnplacedEntry, ahead, homeless, place, settle};
use crate::inbox::{GamePaths, begin};
use crate::pending::Pending;
use adjudicate_mail::find::{self, FoundBlock};
use adjudicate_mail::incoming::IncomingContent;
use adjudicate_mail::mbox;
use adjudicate_record::crypto::{Digest, PublicKey};
use adjudicate_record::log::file::{self, Disk};
use adjudicate_record::log::{LOG_MAX, SignedEntry, Slip};
use adjudicate_rules::phrase;

/// Games that letters are brought into at once.
const AT_ONCE: usize = 32;

/// Elements of one game that one letter brings at most: an honest letter has one or two.
const ELEMENTS_OF_A_LETTER: usize = 16;

/// An import under way.
pub struct Import<'a> {
    office: &'a Context,
    at: GamePaths,
    early: OutOfOrderEntries,
    /// Whether a charter that arrives may begin a game here.
    new_games: bool,
    /// Whether entries of unknown games wait for a charter, as far as there is room.
    waits_for_charters: bool,
    /// Files whose new games are taken in all the same, without asking, if this key is the referee's there.
    hosted: Option<(PublicKey, BTreeSet<String>)>,
    /// The index of each entry among the arrivals.
    places: BTreeMap<Digest, usize>,
    /// The games that are here.
    pub shelf: GameIndex,
    /// The entries, in the order in which they were found.
    pub arrivals: Vec<Arrival>,
    /// Slips that came on their own: the file that each came in, and what it may have been.
    pub slips: Vec<(String, Vec<Slip>)>,
    /// Lines of elements that came on their own, with the file that each came in.
    pub elements: Vec<(String, String)>,
    /// Why nothing could be brought into a game.
    pub failures: Vec<Failure>,
    /// Files with slips or elements of a game that could not be written.
    deferred: BTreeSet<String>,
    /// Files with a game that is not here yet, which nobody could be asked about.
    unasked: BTreeSet<String>,
    /// Files with entries that were neither taken in nor judged.
    untaken: BTreeSet<String>,
    /// Whether a game that nobody can be asked about waits like an early entry.
    keeps_unasked: bool,
    /// Whether the user is asked about entries that are dated ahead; otherwise they are refused.
    asks_about_dates: bool,
}

impl<'a> Import<'a> {
    /// Looks at the games that are here, and at what waits. Files among `letters` do not count as games.
    ///
    /// # Errors
    /// A file cannot be read.
    pub fn open(office: &'a Context, at: GamePaths, letters: &[PathBuf]) -> Result<Import<'a>, Failure> {
        // A user who names a file wants the game there, whatever other copies of it there are.
        let store = &*office.store;
        let shelf = match &at.output {
            Some(output) if file::is_there(store.system(), output)? => {
                GameIndex::open(store, Some(output), &at.games, letters)?
            }
            Some(_) => GameIndex::default(),
            None => GameIndex::open(store, at.game.as_deref(), &at.games, letters)?,
        };
        let early = OutOfOrderEntries::load(store.system(), office.settings.state_directory()?)?;
        Ok(Import::with(office, at, shelf, early))
    }

    /// As [`Import::open`], with games that have been looked at, and what waits.
    pub fn with(office: &'a Context, at: GamePaths, shelf: GameIndex, early: OutOfOrderEntries) -> Import<'a> {
        let waits = |letter: &SignedEntry| Arrival {
            source: None,
            candidates: vec![letter.clone()],
            outcome: ArrivalOutcome::Waiting,
        };
        let arrivals: Vec<Arrival> = early.letters().into_iter().map(waits).collect();
        let places = arrivals.iter().filter_map(Arrival::id).zip(0..).collect();
        Import {
            office,
            at,
            new_games: true,
            waits_for_charters: false,
            hosted: None,
            early,
            places,
            shelf,
            arrivals,
            slips: Vec::new(),
            elements: Vec::new(),
            failures: Vec::new(),
            deferred: BTreeSet::new(),
            unasked: BTreeSet::new(),
            untaken: BTreeSet::new(),
            keeps_unasked: false,
            asks_about_dates: true,
        }
    }

    /// Finds everything that a file holds.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn take_in(&mut self, path: &Path) -> Result<(), Failure> {
        let (source, bytes) = read(path)?;
        // A mail program saves several messages into one file.
        let messages = if mbox::is_mbox(&bytes) { mbox::messages(&bytes) } else { Vec::new() };
        match messages.as_slice() {
            [] | [_] => self.take(&source, (self.office.reader)(&bytes)),
            several => {
                for (number, message) in (1..).zip(several) {
                    self.take(&format!("{source} (message {number})"), (self.office.reader)(message));
                }
            }
        }
        Ok(())
    }

    /// Leaves games alone that are not here: nobody is there to want them.
    pub fn takes_no_new_games(&mut self) {
        self.new_games = false;
    }

    /// Keeps entries of games that are not here, as far as there is room: their charters may be on their way.
    pub fn waits_for_charters(&mut self) {
        self.waits_for_charters = true;
    }

    /// Keeps games that are not here until somebody can be asked whether he wants them, as far as there is room.
    pub fn keeps_unasked(&mut self) {
        self.keeps_unasked = true;
    }

    /// Refuses entries that are dated ahead without asking about them.
    pub fn refuses_dated_ahead(&mut self) {
        self.asks_about_dates = false;
    }

    /// Takes in a new game from this file without asking, if this key is the referee's there.
    pub fn hosts(&mut self, referee: PublicKey, source: &str) {
        self.hosted.get_or_insert_with(|| (referee, BTreeSet::new())).1.insert(source.to_owned());
    }

    /// Whether an entry of this file was neither taken in nor found to be damaged or invalid: it belongs to no game that is here,
    /// or is dated ahead.
    pub fn is_untaken(&self, source: &str) -> bool {
        self.untaken.contains(source)
    }

    /// Whether something of this file could not be put where it belongs, and is to be tried again.
    pub fn is_deferred(&self, source: &str) -> bool {
        let deferred = |arrival: &Arrival| matches!(arrival.outcome, ArrivalOutcome::Deferred(_));
        self.deferred.contains(source)
            || self.arrivals.iter().any(|arrival| deferred(arrival) && arrival.source.as_deref() == Some(source))
    }

    /// Whether this file holds a game that is not here yet, and nobody was there to be asked whether he wants it.
    pub fn is_unasked(&self, source: &str) -> bool {
        self.unasked.contains(source)
    }

    /// Takes the contents of a file or a message.
    pub fn take(&mut self, source: &str, incoming: IncomingContent) {
        let IncomingContent { entries: found, elements, events, event_logs, pictures, .. } = incoming;
        let is_announcement = found.is_empty() && elements.is_empty() && events.is_empty();
        if let Some(log) = event_logs.first().filter(|_| is_announcement) {
            let title = format!("\"{}\"", log.title);
            let reason = phrase!(
                "letter-announces-event",
                "this announces the event {title}, and nothing in it is for a game",
                title
            );
            let failure = Failure::ruled(reason).about(source).hint(phrase!(
                "entry-file-hint",
                "save the file that goes along, and `adjudicate event enter FILE --name NAME --send` enters you"
            ));
            self.refuse(source, failure);
        } else if found.is_empty() && elements.is_empty() && !events.is_empty() {
            let reason = phrase!("letter-for-event", "this is for the log of an event, not for a game");
            let failure = Failure::ruled(reason).about(source).hint(phrase!(
                "letter-for-event-hint",
                "its director takes it with `adjudicate event import`, or the director's desk does"
            ));
            self.refuse(source, failure);
        } else if found.is_empty() && elements.is_empty() {
            let failure = match pictures.first() {
                Some(picture) => Failure::ruled(picture.told()).about(source).hint(phrase!(
                    "picture-hint",
                    "the whole code has to be in the picture, sharp and not too small; or type the entry's text"
                )),
                None => {
                    Failure::ruled(phrase!("letter-without-entry", "no entry is in it")).about(source).hint(phrase!(
                        "entry-hint",
                        "an entry begins with the line `---`, an armored block with `-----BEGIN ADJUDICATE ENTRY-----`"
                    ))
                }
            };
            self.refuse(source, failure);
        }
        for found in found {
            match found {
                FoundBlock::Entry(candidates) => self.arrive(source, candidates),
                FoundBlock::Slip(candidates) => self.slips.push((source.to_owned(), candidates)),
                FoundBlock::Damaged(number, why) => {
                    let reason = match number {
                        Some(number) => {
                            phrase!(
                                "entry-damaged",
                                "entry {number} arrived damaged: {why}",
                                number = number,
                                why = why
                            )
                        }
                        None => phrase!("some-entry-damaged", "an entry arrived damaged: {why}", why = why),
                    };
                    self.refuse(
                        source,
                        Failure::ruled(reason).about(source).rule("protocol 8").hint(phrase!(
                            "send-again-hint",
                            "it has to be sent again, as an attachment or as an armored block"
                        )),
                    );
                }
            }
        }
        self.elements.extend(elements.into_iter().map(|line| (source.to_owned(), line)));
    }

    fn refuse(&mut self, source: &str, failure: Failure) {
        let outcome = ArrivalOutcome::Refused(failure);
        self.arrivals.push(Arrival { source: Some(source.to_owned()), candidates: Vec::new(), outcome });
    }

    fn arrive(&mut self, source: &str, candidates: Vec<SignedEntry>) {
        let known = candidates.iter().find_map(|letter| self.places.get(&letter.id));
        match known.and_then(|place| self.arrivals.get_mut(*place)) {
            Some(known) => {
                // An entry that has waited here and comes again is reported like any other.
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
                self.arrivals.push(Arrival { source, candidates, outcome: ArrivalOutcome::Waiting });
            }
        }
    }

    /// Finds the game of every entry, and begins games that are not here yet.
    ///
    /// # Errors
    /// An early entry cannot be kept, or the terminal cannot be read.
    pub fn place(&mut self) -> Result<(), Failure> {
        let mut untaken: BTreeSet<Digest> = BTreeSet::new();
        loop {
            let mut progress = false;
            for arrival in &mut self.arrivals {
                let placed = place(self.office, &mut self.shelf, arrival, self.asks_about_dates)?;
                progress |= placed;
                if placed && matches!(arrival.outcome, ArrivalOutcome::Refused(_)) {
                    // It is dated ahead, which a later day mends.
                    untaken.extend(arrival.id());
                    self.untaken.extend(arrival.source.clone());
                }
            }
            let begun = !progress && (self.new_games || self.hosted.is_some()) && self.begin_game()?;
            if !progress && !begun {
                break;
            }
        }
        let refused = |arrival: &&Arrival| matches!(arrival.outcome, ArrivalOutcome::Refused(_));
        let mut lost: BTreeSet<Digest> = self.arrivals.iter().filter(refused).filter_map(Arrival::id).collect();
        for arrival in self.arrivals.iter_mut().filter(|arrival| matches!(arrival.outcome, ArrivalOutcome::Waiting)) {
            let prev = arrival.letter().and_then(|letter| letter.entry.prev);
            let waits = self.waits_for_charters;
            let homeless = match prev.is_some_and(|prev| lost.contains(&prev)) {
                true => UnplacedEntry {
                    outcome: ArrivalOutcome::Dropped,
                    is_settled: prev.is_none_or(|prev| !untaken.contains(&prev)),
                },
                false => homeless(self.office, &self.shelf, &mut self.early, arrival, waits),
            };
            arrival.outcome = homeless.outcome;
            if !homeless.is_settled {
                untaken.extend(arrival.id());
                self.untaken.extend(arrival.source.clone());
            }
            match &arrival.outcome {
                ArrivalOutcome::Dropped | ArrivalOutcome::Refused(_) => lost.extend(arrival.id()),
                ArrivalOutcome::Deferred(failure) => self.failures.push(failure.clone()),
                _ => {}
            }
        }
        Ok(())
    }

    /// Begins a game whose charter has arrived. False if there is none.
    fn begin_game(&mut self) -> Result<bool, Failure> {
        let arrived = self.arrivals.iter_mut().find_map(|arrival| {
            let waits = matches!(arrival.outcome, ArrivalOutcome::Waiting);
            let letter = begin::charter(&arrival.candidates).filter(|_| waits)?.clone();
            let hosted = self.hosted.as_ref().is_some_and(|(referee, sources)| {
                begin::referee(&letter) == Some(*referee)
                    && arrival.source.as_ref().is_some_and(|source| sources.contains(source))
            });
            (self.new_games || hosted).then_some((arrival, letter, hosted))
        });
        let Some((arrival, letter, hosted)) = arrived else { return Ok(false) };
        arrival.candidates = vec![letter.clone()];
        let made = match ahead(self.office, arrival, self.asks_about_dates)? {
            Some(failure) => Err(failure),
            None => {
                begin::make(self.office, &self.at, &letter, !hosted).map_err(|failure| failure.about(arrival.what()))
            }
        };
        arrival.outcome = match made {
            Ok(path) => ArrivalOutcome::Added(self.shelf.begin(&letter, path)),
            Err(failure) if failure.is_environment() => {
                self.failures.push(failure.clone());
                ArrivalOutcome::Deferred(failure)
            }
            // An entry that has waited goes on waiting until somebody can be asked.
            Err(_) if !self.office.person.can_be_asked() && (self.keeps_unasked || arrival.source.is_none()) => {
                match self.early.keep_unknown(self.office.store.system(), &letter) {
                    Ok(()) => ArrivalOutcome::Early,
                    Err(failure) => {
                        self.failures.push(failure.clone());
                        ArrivalOutcome::Deferred(failure)
                    }
                }
            }
            Err(failure) => {
                if !self.office.person.can_be_asked() {
                    self.unasked.extend(arrival.source.clone());
                }
                ArrivalOutcome::Refused(failure)
            }
        };
        Ok(true)
    }

    /// Imports the entries whose games are known, and returns the outcome of each game.
    ///
    /// # Errors
    /// As [`Import::bring_each`].
    pub fn bring(&mut self) -> Result<BTreeMap<usize, ImportOutcome>, Failure> {
        let mut all = BTreeMap::new();
        self.bring_each(|game, brought| drop(all.insert(game, brought)))?;
        Ok(all)
    }

    /// Imports the entries whose games are known, several games at once, and hands over the outcome of each: of
    /// thousands of games no more than a few are in memory.
    ///
    /// # Errors
    /// The entries that fell out of a game cannot be read.
    pub fn bring_each(&mut self, mut done: impl FnMut(usize, ImportOutcome)) -> Result<(), Failure> {
        let mut touched: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for (number, arrival) in self.arrivals.iter().enumerate() {
            if let Some(game) = arrival.outcome.game() {
                touched.entry(game).or_default().push(number);
            }
        }
        for game in self.elements.iter().filter_map(|(_, line)| self.shelf.game(&find::game_of_element(line)?)) {
            touched.entry(game).or_default();
        }
        for game in self.slips.iter().filter_map(|(_, slips)| Some(self.shelf.choose_slip(slips)?.1)) {
            touched.entry(game).or_default();
        }
        let touched: Vec<(usize, Vec<usize>)> = touched.into_iter().collect();
        for some in touched.chunks(AT_ONCE) {
            let brought: Vec<_> = some.par_iter().map(|(game, mine)| self.bring_game(*game, mine)).collect();
            for ((game, mine), brought) in some.iter().zip(brought) {
                match brought {
                    Some(Ok(brought)) => {
                        for number in mine {
                            if let Some(arrival) = self.arrivals.get_mut(*number) {
                                settle(arrival, *game, &brought);
                            }
                        }
                        self.shelf.renew(&*self.office.store, *game, &brought.game.records)?;
                        done(*game, brought);
                    }
                    Some(Err(failure)) => self.not_brought(*game, mine, failure),
                    None => {}
                }
            }
        }
        // An entry that cannot be imported now may be imported the next time.
        let waits = |outcome: &ArrivalOutcome| {
            matches!(outcome, ArrivalOutcome::Early | ArrivalOutcome::Dropped | ArrivalOutcome::Deferred(_))
        };
        for arrival in self.arrivals.iter().filter(|arrival| !waits(&arrival.outcome)) {
            if let Some(letter) = arrival.letter() {
                self.early.release(self.office.store.system(), &letter.id);
            }
        }
        Ok(())
    }

    /// Brings those arrivals into a game that have been placed there; none if there is no such game.
    fn bring_game(&self, game: usize, mine: &[usize]) -> Option<Result<ImportOutcome, Failure>> {
        let shelved = self.shelf.games.get(game)?;
        let mine = mine.iter().filter_map(|number| self.arrivals.get(*number));
        let placed = mine.filter(|arrival| matches!(arrival.outcome, ArrivalOutcome::Placed(_)));
        let letters: Vec<SignedEntry> = placed.filter_map(|arrival| arrival.letter()).cloned().collect();
        Some(match &shelved.trouble {
            // A fault in this directory is no fault of a letter, which may go in when that is mended.
            Some(failure) => Err(failure.clone().of_environment()),
            None => {
                let slips = self.slips.iter().filter_map(|(_, slips)| self.shelf.choose_slip(slips));
                let mut brought: BTreeMap<&str, usize> = BTreeMap::new();
                let mut elements: Vec<String> = Vec::new();
                for (source, line) in &self.elements {
                    if find::game_of_element(line) == Some(shelved.id) {
                        let count = brought.entry(source).or_default();
                        *count += 1;
                        elements.extend((*count <= ELEMENTS_OF_A_LETTER).then(|| line.clone()));
                    }
                }
                let arrived = Pending {
                    entries: letters,
                    slips: slips.filter(|(_, of)| *of == game).map(|(slip, _)| slip.clone()).collect(),
                    elements,
                };
                bring::bring(self.office, &shelved.path, arrived)
            }
        })
    }

    fn not_brought(&mut self, game: usize, mine: &[usize], failure: Failure) {
        if failure.is_environment() {
            let of_slip = |slips: &[Slip]| self.shelf.choose_slip(slips).is_some_and(|(_, of)| of == game);
            let of_element = |line: &str| find::game_of_element(line).and_then(|id| self.shelf.game(&id)) == Some(game);
            let slips = self.slips.iter().filter(|(_, slips)| of_slip(slips)).map(|(source, _)| source);
            let elements = self.elements.iter().filter(|(_, line)| of_element(line)).map(|(source, _)| source);
            let deferred: Vec<String> = slips.chain(elements).cloned().collect();
            self.deferred.extend(deferred);
        }
        for number in mine {
            if let Some(arrival) = self.arrivals.get_mut(*number) {
                arrival.outcome = match failure.is_environment() {
                    true => ArrivalOutcome::Deferred(failure.clone()),
                    false => ArrivalOutcome::Dropped,
                };
            }
        }
        self.failures.push(failure);
    }

    /// Returns the parts that the next import can use: the shelf of games, and the entries that wait for their parents.
    pub fn into_kept(self) -> (GameIndex, OutOfOrderEntries) {
        (self.shelf, self.early)
    }
}

/// Reads a file, or standard input; also says how that is called.
///
/// # Errors
/// It cannot be read, or is too large.
pub fn read(path: &Path) -> Result<(String, Vec<u8>), Failure> {
    if path != Path::new("-") {
        return Ok((path.display().to_string(), file::read(&Disk, path)?));
    }
    let mut bytes = Vec::new();
    let read = std::io::stdin().lock().take(LOG_MAX + 1).read_to_end(&mut bytes);
    let unreadable =
        |error: std::io::Error| phrase!("input-unreadable", "standard input cannot be read: {error}", error);
    let read = read.map_err(|error| Failure::environment(unreadable(error)))?;
    if read as u64 > LOG_MAX {
        let most = LOG_MAX >> 20;
        let reason =
            phrase!("input-too-large", "standard input was not looked at: it has more than {most} MiB", most = most);
        return Err(Failure::ruled(reason));
    }
    Ok(("standard input".to_owned(), bytes))
}
