//! The games that are here, by the ids of their entries: which game a letter belongs to.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::cli::failure::Failure;
use crate::cli::game_file;
use crate::cli::letters;
use crate::crypto::{Digest, PublicKey};
use crate::log::file::{self, Disk};
use crate::log::{Kind, Offer, payload};
use crate::mail::{Letter, address, letters_of};
use crate::rules::Name;

/// Games and their entries, read but not verified.
#[derive(Default)]
pub struct Shelf {
    /// The games.
    pub games: Vec<Shelved>,
    /// Which game has which entry, those that fell out included.
    places: BTreeMap<Digest, usize>,
    /// Who has ever signed with what in one of these games, as far as their entries say.
    keys: BTreeSet<(Name, PublicKey)>,
}

/// A game.
pub struct Shelved {
    /// Its file.
    pub path: PathBuf,
    /// Its id.
    pub id: Digest,
    /// Entries that fell out of it by crossing letters.
    pub fallen: Vec<Letter>,
    /// Why nothing can be brought into it.
    pub trouble: Option<Failure>,
    /// The id of its last entry.
    pub head: Digest,
    /// The addresses in its charter, in the form in which they are compared.
    pub addresses: BTreeSet<String>,
    log: BTreeSet<Digest>,
}

impl Shelf {
    /// Reads one file, or all games of a directory. Of several copies of a game those among `letters` do not count, unless
    /// there is no other.
    ///
    /// # Errors
    /// The file or the directory cannot be read. What is wrong with one game of a directory is told when a letter is for it.
    pub fn open(file: Option<&Path>, directory: &Path, letters: &[PathBuf]) -> Result<Shelf, Failure> {
        let mut shelf = Shelf::default();
        if let Some(file) = file {
            shelf.add(file.to_owned(), None)?;
            return Ok(shelf);
        }
        let letters: BTreeSet<PathBuf> = letters.iter().filter_map(|path| path.canonicalize().ok()).collect();
        for copies in game_file::games_in(directory)? {
            let is_letter = |path: &&PathBuf| path.canonicalize().is_ok_and(|path| letters.contains(&path));
            let kept: Vec<PathBuf> = copies.iter().filter(|path| !is_letter(path)).cloned().collect();
            let copies = if kept.is_empty() { copies } else { kept };
            match (game_file::newest(&copies), copies.first()) {
                (Ok(path), _) => shelf.add(path, None)?,
                (Err(failure), Some(first)) => shelf.add(first.clone(), Some(failure))?,
                (Err(_), None) => {}
            }
        }
        Ok(shelf)
    }

    fn add(&mut self, path: PathBuf, trouble: Option<Failure>) -> Result<(), Failure> {
        let log = letters_of(&file::read(&Disk, &path)?);
        let fallen = letters::fallen(&path)?;
        let Some(charter) = log.first() else { return Ok(()) };
        let (game, id) = (self.games.len(), charter.id);
        let (head, addresses) = (log.last().map_or(id, |last| last.id), addresses(charter));
        log.iter().chain(&fallen).for_each(|letter| self.place(letter, game));
        let log = log.iter().map(|letter| letter.id).collect();
        self.games.push(Shelved { path, id, fallen, trouble, head, addresses, log });
        Ok(())
    }

    /// Notes the keys that an entry introduces.
    fn learn(&mut self, letter: &Letter) {
        let entry = &letter.entry;
        let referee = || Name::parse("referee");
        match &entry.kind {
            Kind::Charter(charter) => {
                let players = charter.players.iter().filter_map(|player| Some((player.name.clone(), player.key?)));
                self.keys.extend(players);
                self.keys.extend(referee().zip(charter.referee.as_ref().map(|referee| referee.key)));
                self.keys.insert((charter.organiser.name.clone(), charter.organiser.key));
            }
            Kind::Rekey(rekey) => drop(self.keys.insert((rekey.player.clone(), rekey.key))),
            Kind::Offer(Offer::Referee(key)) => self.keys.extend(referee().map(|name| (name, *key))),
            _ => {}
        }
    }

    /// Whether the signature of an entry holds under a key that its author, or the referee for him, has had.
    pub fn vouches_for(&self, letter: &Letter) -> bool {
        let payload = payload(&letter.entry);
        let may_sign = |name: &Name| *name == letter.entry.by || *name == *"referee";
        let holds = |key: &PublicKey| crate::crypto::verify(key, payload.as_bytes(), &letter.entry.sig).is_ok();
        self.keys.iter().any(|(name, key)| may_sign(name) && holds(key))
    }

    /// The game that an entry belongs to: it stands there, or builds on one that does.
    pub fn game_of(&self, letter: &Letter) -> Option<usize> {
        let prev = || letter.entry.prev.and_then(|prev| self.places.get(&prev));
        self.places.get(&letter.id).or_else(prev).copied()
    }

    /// Whether an entry stands in this game, or fell out of it.
    pub fn holds(&self, game: usize, id: &Digest) -> bool {
        let fell = |game: &Shelved| game.fallen.iter().any(|letter| letter.id == *id);
        self.games.get(game).is_some_and(|game| game.log.contains(id) || fell(game))
    }

    /// Puts an entry to its game, so that others that build on it are found.
    pub fn place(&mut self, letter: &Letter, game: usize) {
        self.places.insert(letter.id, game);
        self.learn(letter);
    }

    /// A game that begins with this charter and has just been given a file.
    pub fn begin(&mut self, charter: &Letter, path: PathBuf) -> usize {
        let game = self.games.len();
        let log = BTreeSet::from([charter.id]);
        let (id, addresses) = (charter.id, addresses(charter));
        self.games.push(Shelved { path, id, fallen: Vec::new(), trouble: None, head: id, addresses, log });
        self.place(charter, game);
        game
    }

    /// Notes how a game stands after letters were brought into it.
    ///
    /// # Errors
    /// What fell out of it cannot be read.
    pub fn renew(&mut self, game: usize, entries: &[Digest]) -> Result<(), Failure> {
        if let Some(shelved) = self.games.get_mut(game) {
            shelved.fallen = letters::fallen(&shelved.path)?;
            shelved.log = entries.iter().copied().collect();
            shelved.head = entries.last().copied().unwrap_or(shelved.id);
        }
        Ok(())
    }

    /// The game with this id.
    pub fn game(&self, id: &Digest) -> Option<usize> {
        self.games.iter().position(|game| game.id == *id)
    }
}

/// The addresses that a charter names.
fn addresses(charter: &Letter) -> BTreeSet<String> {
    let Kind::Charter(charter) = &charter.entry.kind else { return BTreeSet::new() };
    let players = charter.players.iter().filter_map(|player| player.mail.as_ref());
    let referee = charter.referee.as_ref().and_then(|referee| referee.mail.as_ref());
    let parsed = players.chain(referee).filter_map(|mail| address::parse(mail.as_str()).ok());
    parsed.map(|address| address::folded(&address)).collect()
}
