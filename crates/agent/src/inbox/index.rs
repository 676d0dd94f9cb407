//! The games that are here, by the ids of their entries: which game a letter belongs to.
//!
//! Everything that is asked for is found by an index, so that a letter costs the same whether there are ten games or
//! ten thousand. A shelf that is kept is refreshed by reading only files that have changed.

use std::borrow::Borrow;
use std::collections::{BTreeMap, BTreeSet};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::failure::Failure;
use crate::game_file;
use crate::game_files::GameFiles;
use adjudicate_mail::address;
use adjudicate_record::crypto::{Digest, Namespace, PublicKey};
use adjudicate_record::log::file::{self, FileError, FileSystem};
use adjudicate_record::log::{EntryKind, Offer, RefereeDecision, SignedEntry, Slip, SlipKind, payload};
use adjudicate_rules::Name;

/// Games and their entries, read but not verified.
#[derive(Default)]
pub struct GameIndex {
    /// The games.
    pub games: Vec<IndexedGame>,
    /// Which game has which entry, those beside it included.
    places: BTreeMap<Digest, usize>,
    /// The games by their ids.
    ids: BTreeMap<Digest, usize>,
    /// In which games' charters an address stands.
    addresses: BTreeMap<String, BTreeSet<usize>>,
    /// The keys of each name in these games, as far as their entries say.
    keys: BTreeMap<Name, BTreeSet<PublicKey>>,
    /// In which games a key has a part.
    games_of_key: BTreeMap<PublicKey, BTreeSet<usize>>,
    /// The files of the directory as they were when they were looked at.
    marks: BTreeMap<PathBuf, FileMark>,
}

/// The file number, size and time by which a change of a file is seen. Logs are replaced, never written in place, and
/// so have another number then.
#[derive(Clone, Debug, PartialEq, Eq)]
struct FileMark {
    number: u64,
    size: u64,
    written: Option<SystemTime>,
}

impl FileMark {
    /// The mark of a file, taken before it is read: what changes it in between is seen the next time. None if it is gone.
    fn of(system: &dyn FileSystem, path: &Path) -> Result<Option<FileMark>, FileError> {
        let found = file::look(system, path)?;
        Ok(found.map(|found| FileMark { number: found.number, size: found.size, written: found.written }))
    }
}

/// A game.
pub struct IndexedGame {
    /// Its file.
    pub path: PathBuf,
    /// Its id.
    pub id: Digest,
    /// How many files of the directory hold it.
    copies: usize,
    /// Entries beside it: they fell out, or came too early.
    pub beside: Vec<SignedEntry>,
    /// The players without a key whom its charter names with an address, in the form in which addresses are compared.
    pub without_keys: Vec<(Name, String)>,
    /// The players with a key whom its charter names with an address, in the same form.
    pub with_keys: Vec<(Name, String)>,
    /// Why nothing can be brought into it.
    pub trouble: Option<Failure>,
    /// The id of its last entry.
    pub head: Digest,
    /// Its entries.
    log: BTreeSet<Digest>,
}

impl GameIndex {
    /// Reads one file, or all games of a directory. Of several copies of a game those among `letters` do not count, unless
    /// there is no other.
    ///
    /// # Errors
    /// The file or the directory cannot be read. A fault in one game of a directory is reported when a letter is for
    /// that game.
    pub fn open(
        store: &dyn GameFiles,
        file: Option<&Path>,
        directory: &Path,
        letters: &[PathBuf],
    ) -> Result<GameIndex, Failure> {
        let system = store.system();
        let mut shelf = GameIndex::default();
        if let Some(file) = file {
            shelf.add(store, file.to_owned(), None, 1)?;
            return Ok(shelf);
        }
        let letters = resolved(system, letters)?;
        shelf.marks = marks(system, directory)?;
        for copies in game_file::games_in(system, directory)? {
            let mut kept = Vec::new();
            for path in &copies {
                if resolved(system, std::slice::from_ref(path))?.is_disjoint(&letters) {
                    kept.push(path.clone());
                }
            }
            let copies = if kept.is_empty() { copies } else { kept };
            let count = copies.len();
            match (game_file::newest(system, &copies), copies.first()) {
                (Ok(path), _) => shelf.add(store, path, None, count)?,
                // It may be the newest one that cannot be read.
                (Err(failure), _) if failure.is_environment() => return Err(failure),
                (Err(failure), Some(first)) => shelf.add(store, first.clone(), Some(failure), count)?,
                (Err(_), None) => {}
            }
        }
        Ok(shelf)
    }

    /// Looks through a directory again. If only logs have changed, these are read; if files have come or gone, all are, for
    /// they may be other copies of the same games.
    ///
    /// # Errors
    /// As [`GameIndex::open`].
    pub fn look_again(&mut self, store: &dyn GameFiles, directory: &Path) -> Result<(), Failure> {
        let marks = marks(store.system(), directory)?;
        if !marks.keys().eq(self.marks.keys()) {
            *self = GameIndex::open(store, None, directory, &[])?;
            return Ok(());
        }
        let changed: BTreeSet<&PathBuf> =
            marks.iter().filter(|(path, mark)| self.marks.get(*path) != Some(mark)).map(|(path, _)| path).collect();
        // Of several copies it counts which one is the newest, so they are read together.
        let single = |game: &&IndexedGame| game.trouble.is_none() && game.copies == 1;
        let own: BTreeMap<&Path, usize> =
            self.games.iter().zip(0..).filter(|(game, _)| single(game)).map(|(game, n)| (&*game.path, n)).collect();
        let log_of = |path: &&PathBuf| own.get(path.with_extension("").as_path()).or_else(|| own.get(path.as_path()));
        let again: Option<BTreeSet<usize>> = changed.iter().map(|path| log_of(path).copied()).collect();
        for game in again.iter().flatten() {
            if !self.read_again(store, *game)? {
                *self = GameIndex::open(store, None, directory, &[])?;
                return Ok(());
            }
        }
        match again {
            Some(_) => self.marks = marks,
            None => *self = GameIndex::open(store, None, directory, &[])?,
        }
        Ok(())
    }

    /// Reads the log of a game again; returns false if the file has another game now.
    fn read_again(&mut self, store: &dyn GameFiles, game: usize) -> Result<bool, Failure> {
        let Some((path, id)) = self.games.get(game).map(|shelved| (shelved.path.clone(), shelved.id)) else {
            return Ok(false);
        };
        let log = SignedEntry::read_all(&file::read(store.system(), &path)?);
        if log.first().is_none_or(|charter| charter.id != id) {
            return Ok(false);
        }
        self.renew(store, game, &log)?;
        Ok(true)
    }

    fn add(
        &mut self,
        store: &dyn GameFiles,
        path: PathBuf,
        trouble: Option<Failure>,
        copies: usize,
    ) -> Result<(), Failure> {
        let log = SignedEntry::read_all(&file::read(store.system(), &path)?);
        let beside = store.beside(&path)?.entries;
        let Some(charter) = log.first() else { return Ok(()) };
        let (game, id) = (self.games.len(), charter.id);
        let head = log.last().map_or(id, |last| last.id);
        log.iter().chain(&beside).for_each(|letter| self.place(letter, game));
        self.index(charter, game);
        let log = log.iter().map(|letter| letter.id).collect();
        let [without_keys, with_keys] = [false, true].map(|signs| addressed(charter, signs));
        self.games.push(IndexedGame { path, id, copies, beside, without_keys, with_keys, trouble, head, log });
        Ok(())
    }

    fn index(&mut self, charter: &SignedEntry, game: usize) {
        self.ids.entry(charter.id).or_insert(game);
        for address in charter_addresses(charter) {
            self.addresses.entry(address).or_default().insert(game);
        }
    }

    /// Notes the keys that an entry introduces.
    fn learn(&mut self, letter: &SignedEntry, game: usize) {
        let entry = &letter.entry;
        let referee = || Name::parse("referee");
        match &entry.kind {
            EntryKind::Charter(charter) => {
                let players = charter.players.iter().filter_map(|player| Some((player.name.clone(), player.key?)));
                players.for_each(|(name, key)| self.know(name, key, game));
                let referee = referee().zip(charter.referee.as_ref().map(|referee| referee.key));
                referee.into_iter().for_each(|(name, key)| self.know(name, key, game));
                self.know(charter.organiser.name.clone(), charter.organiser.key, game);
            }
            EntryKind::Ruling(ruling) => {
                if let RefereeDecision::Rekey(rekey) = &ruling.verdict {
                    self.know(rekey.player.clone(), rekey.key, game);
                }
            }
            EntryKind::Join(_)
            | EntryKind::Turn(_)
            | EntryKind::Answer(_)
            | EntryKind::Agree(_)
            | EntryKind::Resign(_)
            | EntryKind::Claim(_)
            | EntryKind::Open(_)
            | EntryKind::Save(_)
            | EntryKind::Post(_) => {}
        }
        for slip in &entry.slips {
            match &slip.kind {
                SlipKind::Rekey(rekey) => self.know(rekey.player.clone(), rekey.key, game),
                SlipKind::Offer(Offer::Referee(key)) => {
                    referee().into_iter().for_each(|name| self.know(name, *key, game));
                }
                SlipKind::Offer(_)
                | SlipKind::Note(_)
                | SlipKind::Claim(_)
                | SlipKind::Resign(_)
                | SlipKind::Accept(_)
                | SlipKind::Order(_)
                | SlipKind::Extend(_)
                | SlipKind::Absence(_)
                | SlipKind::Received(_)
                | SlipKind::Refill(_) => {}
            }
        }
    }

    fn know(&mut self, name: Name, key: PublicKey, game: usize) {
        self.keys.entry(name).or_default().insert(key);
        self.games_of_key.entry(key).or_default().insert(game);
    }

    /// Which of the candidates a slip is, and the game that it belongs to: that of the entry it is `after`; or, where that
    /// entry is not here yet, the only one in which its author's key has a part.
    pub fn choose_slip<'s>(&self, candidates: &'s [Slip]) -> Option<(&'s Slip, usize)> {
        let signers = |slip: &Slip| {
            let names = [self.keys.get(&slip.by), Name::parse("referee").and_then(|name| self.keys.get(&name))];
            let payload = slip.payload();
            let holds = |key: &&PublicKey| {
                adjudicate_record::crypto::verify(key, Namespace::Slip, payload.as_bytes(), &slip.sig).is_ok()
            };
            names.into_iter().flatten().flatten().find(holds).copied()
        };
        let placed = candidates.iter().filter_map(|slip| Some((slip, self.places.get(&slip.after).copied()?)));
        let placed: Vec<(&Slip, usize)> = placed.collect();
        match placed.as_slice() {
            [only] if candidates.len() == 1 => Some(*only),
            [] => candidates.iter().find_map(|slip| {
                let games = self.games_of_key.get(&signers(slip)?)?;
                let mut games = games.iter();
                games.next().filter(|_| games.next().is_none()).map(|game| (slip, *game))
            }),
            several => several.iter().find(|(slip, _)| signers(slip).is_some()).copied(),
        }
    }

    /// Whether somebody of this name may sign in one of these games. All can agree on a referee at any time, and the entry that
    /// says so may still be on its way.
    pub fn may_sign(&self, name: &Name) -> bool {
        self.keys.contains_key(name) || (*name == *"referee" && !self.games.is_empty())
    }

    /// Whether the signature of an entry holds under a key that its author, or the referee for them, has had.
    pub fn vouches_for(&self, letter: &SignedEntry) -> bool {
        let payload = payload(&letter.entry);
        let names = [self.keys.get(&letter.entry.by), Name::parse("referee").and_then(|name| self.keys.get(&name))];
        let holds = |key: &PublicKey| {
            adjudicate_record::crypto::verify(key, Namespace::Entry, payload.as_bytes(), &letter.entry.sig).is_ok()
        };
        names.into_iter().flatten().flatten().any(holds)
    }

    /// Returns the game of an entry: one that has the entry, or its parent.
    pub fn game_of(&self, letter: &SignedEntry) -> Option<usize> {
        let prev = || letter.entry.prev.and_then(|prev| self.places.get(&prev));
        self.places.get(&letter.id).or_else(prev).copied()
    }

    /// Returns whether this game has an entry in its log or beside it.
    pub fn holds(&self, game: usize, id: &Digest) -> bool {
        let lies = |game: &IndexedGame| game.beside.iter().any(|letter| letter.id == *id);
        self.games.get(game).is_some_and(|game| game.log.contains(id) || lies(game))
    }

    /// Whether this game has an entry in its log.
    pub fn is_in_log(&self, game: usize, id: &Digest) -> bool {
        self.games.get(game).is_some_and(|game| game.log.contains(id))
    }

    /// Puts an entry to its game, so that others that build on it are found.
    pub fn place(&mut self, letter: &SignedEntry, game: usize) {
        self.places.insert(letter.id, game);
        self.learn(letter, game);
    }

    /// A game that begins with this charter and has just been given a file.
    pub fn begin(&mut self, charter: &SignedEntry, path: PathBuf) -> usize {
        let game = self.games.len();
        let log = BTreeSet::from([charter.id]);
        let id = charter.id;
        let [without_keys, with_keys] = [false, true].map(|signs| addressed(charter, signs));
        let (copies, beside, trouble) = (1, Vec::new(), None);
        self.games.push(IndexedGame { path, id, copies, beside, without_keys, with_keys, trouble, head: id, log });
        self.place(charter, game);
        self.index(charter, game);
        game
    }

    /// Notes the state of a game, whichever process wrote it. From now on every entry of its log is found, so that a letter that builds
    /// on one of them finds the game.
    ///
    /// # Errors
    /// The file beside it cannot be read.
    pub fn renew<L: Borrow<SignedEntry>>(
        &mut self,
        store: &dyn GameFiles,
        game: usize,
        log: &[L],
    ) -> Result<(), Failure> {
        let Some(shelved) = self.games.get_mut(game) else { return Ok(()) };
        let beside = store.beside(&shelved.path)?.entries;
        shelved.log = log.iter().map(|letter| letter.borrow().id).collect();
        shelved.head = log.last().map_or(shelved.id, |last| last.borrow().id);
        for letter in log.iter().map(Borrow::borrow).chain(&beside) {
            if self.places.get(&letter.id) != Some(&game) {
                self.place(letter, game);
            }
        }
        if let Some(shelved) = self.games.get_mut(game) {
            shelved.beside = beside;
        }
        Ok(())
    }

    /// The game with this id.
    pub fn game(&self, id: &Digest) -> Option<usize> {
        self.ids.get(id).copied()
    }

    /// Returns whether the owner of this address signs for himself in some game; false if the charters that name the
    /// address give him no key.
    pub fn signs(&self, address: &str) -> bool {
        let without = |game: &IndexedGame| game.without_keys.iter().any(|(_, mail)| mail == address);
        let mut games = self.games_of(address).filter_map(|game| self.games.get(game)).peekable();
        games.peek().is_none() || !games.all(without)
    }

    /// The games in whose charters this address stands, in the form in which addresses are compared.
    pub fn games_of(&self, address: &str) -> impl Iterator<Item = usize> {
        self.addresses.get(address).into_iter().flatten().copied()
    }
}

/// The marks of the logs in a directory, and of the files beside them.
fn marks(system: &dyn FileSystem, directory: &Path) -> Result<BTreeMap<PathBuf, FileMark>, Failure> {
    let mut found = BTreeMap::new();
    for path in system.list(directory).map_err(|error| Failure::unreadable(directory, &error))? {
        if path.extension().is_some_and(|extension| extension == "yaml" || extension == "yml" || extension == "beside")
        {
            let mark = FileMark::of(system, &path)?;
            found.extend(mark.map(|mark| (path.strip_prefix(".").map(Path::to_owned).unwrap_or(path), mark)));
        }
    }
    Ok(found)
}

/// Resolves symbolic links; returns the files that exist.
fn resolved(system: &dyn FileSystem, paths: &[PathBuf]) -> Result<BTreeSet<PathBuf>, Failure> {
    let mut found = BTreeSet::new();
    for path in paths {
        match system.resolve(path) {
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            place => drop(found.insert(place.map_err(|error| Failure::unreadable(path, &error))?)),
        }
    }
    Ok(found)
}

/// The players whom a charter names with an address: those with a key, or those without.
fn addressed(charter: &SignedEntry, signs: bool) -> Vec<(Name, String)> {
    let EntryKind::Charter(charter) = &charter.entry.kind else { return Vec::new() };
    let players = charter.players.iter().filter(|player| player.key.is_some() == signs);
    let named = |player: &adjudicate_record::log::Player| {
        let mail = address::parse(player.mail.as_ref()?.as_str()).ok()?;
        Some((player.name.clone(), address::folded(&mail)))
    };
    players.filter_map(named).collect()
}

/// Returns the addresses that a charter names, in the form in which addresses are compared; none if this is another entry.
pub fn charter_addresses(charter: &SignedEntry) -> BTreeSet<String> {
    let EntryKind::Charter(charter) = &charter.entry.kind else { return BTreeSet::new() };
    let players = charter.players.iter().filter_map(|player| player.mail.as_ref());
    let referee = charter.referee.as_ref().and_then(|referee| referee.mail.as_ref());
    let parsed = players.chain(referee).filter_map(|mail| address::parse(mail.as_str()).ok());
    parsed.map(|address| address::folded(&address)).collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use std::fs;

    use super::*;
    use crate::game_files::CachedGameFiles;

    const MERELS: &str = include_str!("../../../../examples/roman-merels.yaml");
    const CHESS: &str = include_str!("../../../../examples/chess.yaml");

    fn heads(shelf: &GameIndex) -> BTreeMap<PathBuf, Digest> {
        shelf.games.iter().map(|game| (game.path.clone(), game.head)).collect()
    }

    #[test]
    fn what_others_do_to_the_files_is_seen() {
        let directory = tempfile::tempdir().unwrap();
        let path = |name: &str| directory.path().join(name);
        let put = |name: &str, text: &str| {
            // As logs are written: another file takes the place of the old one.
            fs::write(path("draft"), text).unwrap();
            fs::rename(path("draft"), path(name)).unwrap();
        };
        let shorter = &MERELS[..MERELS.rfind("---\n").unwrap()];
        put("one.yaml", shorter);
        put("other.yaml", CHESS);
        let mut shelf = GameIndex::open(&CachedGameFiles::on_disk(), None, directory.path(), &[]).unwrap();
        let letters = SignedEntry::read_all(MERELS.as_bytes());
        let last = letters.last().unwrap().clone();
        let game = shelf.game_of(&last).unwrap();
        assert!(!shelf.holds(game, &last.id));
        let steps: [(&str, &str); 5] = [
            ("one.yaml", MERELS),
            ("one.yaml", shorter),
            ("copy.yaml", MERELS),
            ("other.yaml", shorter),
            ("one.yaml", "something else\n"),
        ];
        for (name, text) in steps {
            put(name, text);
            shelf.look_again(&CachedGameFiles::on_disk(), directory.path()).unwrap();
            let anew = GameIndex::open(&CachedGameFiles::on_disk(), None, directory.path(), &[]).unwrap();
            assert_eq!(heads(&shelf), heads(&anew), "{name}");
            let game = shelf.game_of(&last).unwrap();
            assert_eq!(shelf.holds(game, &last.id), anew.holds(anew.game(&letters[0].id).unwrap(), &last.id), "{name}");
        }
        fs::remove_file(path("copy.yaml")).unwrap();
        shelf.look_again(&CachedGameFiles::on_disk(), directory.path()).unwrap();
        assert_eq!(shelf.games.len(), 1);
    }
}
