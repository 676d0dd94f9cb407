//! Letters into somebody's log: what `adjudicate import` does.

use adjudicate::log::SignedEntry;
use std::collections::BTreeSet;

use adjudicate::crypto::Digest;
use adjudicate::mail::find::FoundBlock;
use adjudicate::mail::incoming::IncomingContent;
use adjudicate_agent::inbox::{GameIndex, GamePaths, Import, ImportOutcome, OutOfOrderEntries};
use adjudicate_agent::{Context, Failure};

use crate::letters::{Pack, Post};
use crate::person::STATE;
use crate::world::{GAME, Globe};

/// The result of an import: the outcome for the game, if any letter was for it, and the shelf, for the next import.
type Imported = Result<(Option<ImportOutcome>, GameIndex), Failure>;

impl Globe {
    /// Imports what has come. False if the program was killed over it.
    pub fn bring(&mut self, who: usize, mut pack: Pack) -> bool {
        let disk = &self.people[who].disk;
        let stood: BTreeSet<Digest> = disk.log.iter().map(|letter| letter.id).collect();
        let lies = |letter: &Post| disk.beside.entries.iter().any(|known| known.text == letter.text);
        // A person who sees that he has all of a letter does not import it.
        pack.entries.retain(|letter| !stood.contains(&letter.id) && !lies(letter));
        pack.slips.retain(|slip| !disk.beside.slips.contains(slip));
        pack.elements.retain(|line| !disk.beside.elements.contains(line));
        if pack.is_empty() {
            return true;
        }
        let (identity, shelf) = (self.own_key(who), self.people[who].shelf.take());
        match self.office(who, identity, |office| import(office, shelf, pack)) {
            None => false,
            Some(Ok((brought, shelf))) => {
                self.people[who].shelf = Some(shelf);
                if let Some(brought) = brought {
                    self.has_brought(who, &brought);
                }
                true
            }
            Some(Err(failure)) => panic!("{} cannot import: {}", self.people[who].name, failure.message()),
        }
    }

    /// Compares the outcome of letters with their known faults.
    fn has_brought(&mut self, who: usize, brought: &ImportOutcome) {
        for (id, fault) in &brought.refused {
            self.refused(who, id, fault.class);
        }
        if !brought.added.is_empty() {
            (self.people[who].moved, self.people[who].grew) = (self.now, self.now);
        }
        if !brought.fallen.is_empty() && self.people[who].honest() {
            self.counts.more("entries that fell out, at one program each", brought.fallen.len() as u64);
        }
        if !brought.stops_before.is_empty() {
            self.trace(|| format!("{}'s line stops before {:?}", self.people[who].name, brought.stops_before));
        }
    }
}

/// The import of one letter into the only game that is here.
fn import(office: &Context, shelf: Option<GameIndex>, pack: Pack) -> Imported {
    let (store, game) = (&*office.store, std::path::PathBuf::from(GAME));
    let shelf = restocked(office, shelf.unwrap_or_default())?;
    let early = OutOfOrderEntries::load(store.system(), STATE.as_ref())?;
    let places = GamePaths { game: Some(game), games: ".".into(), output: None };
    let mut import = Import::with(office, places, shelf, early);
    let entries = pack.entries.into_iter().map(|letter| FoundBlock::Entry(vec![(*letter).clone()]));
    let mut incoming = IncomingContent::default();
    incoming.entries = entries.chain(pack.slips.into_iter().map(|slip| FoundBlock::Slip(vec![slip]))).collect();
    incoming.elements = pack.elements;
    import.take("a letter", incoming);
    import.place()?;
    let brought = import.bring()?.remove(&0);
    match import.failures.first() {
        Some(failure) => Err(failure.clone()),
        None => Ok((brought, import.into_kept().0)),
    }
}

/// The shelf with what the pen has written since.
fn restocked(office: &Context, mut shelf: GameIndex) -> Result<GameIndex, Failure> {
    let path = std::path::Path::new(GAME);
    let (log, beside) = (office.store.game(path)?.records, office.store.beside(path)?.entries);
    if shelf.games.is_empty() {
        shelf.begin(&log[0].letter, path.to_owned());
    }
    let all = log.iter().map(|record| &*record.letter).chain(&beside);
    let fresh: Vec<_> = all.filter(|letter| !shelf.holds(0, &letter.id)).collect();
    let known = &shelf.games[0];
    if !fresh.is_empty() || known.head != log[log.len() - 1].id || known.beside.len() != beside.len() {
        fresh.into_iter().for_each(|letter| shelf.place(letter, 0));
        let letters: Vec<&SignedEntry> = log.iter().map(|record| &*record.letter).collect();
        shelf.renew(&*office.store, 0, &letters)?;
    }
    Ok(shelf)
}
