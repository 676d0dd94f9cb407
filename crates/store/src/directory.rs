//! A store in a directory: the files that the desk over a directory has, and beside them what says who has taken what until when.
//!
//! A unit is written into a journal, brought to the disk, and then carried out; who opens the directory next carries out what a desk
//! that died has left there. So a unit stands whole or not at all. Every piece of work looks through the whole directory: this is the
//! measure for other stores and serves a few games; `adjudicate mail serve --games` is the desk for a club.

use adjudicate_record::printable::printable_path;
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

use adjudicate_office::Failure;
use adjudicate_record::crypto::{Digest, sha256};
use adjudicate_record::log::Time;
use adjudicate_record::log::layout::{Document, EMPTY, NEW_MAIL, SEEN_MAIL, STATE, StateFile, directories};
use adjudicate_words::report::StoreStatus;

use crate::connect::Access;
use crate::files::{self, Files, game_of, is_log, is_request, of_game, path_of};
use crate::keep::{
    Checkout, Claim, Committed, HeldGame, Keep, LATER, PostedLetter, QueuedLetter, Settling, Taken, Wanted,
};
use crate::unit::{Fate, QuotaFile, Unit, early_note_path, early_of, early_path, rows};

/// What says until when something is taken, one file each.
const LEASES: &str = ".leases";
const JOURNAL: &str = ".journal";

/// A store in a directory.
pub struct DirectoryStore {
    root: PathBuf,
    lease: i64,
    clock: fn() -> Result<Time, Failure>,
}

/// Until when something is taken, how often it was, and how many of the last attempts have lost their lease.
#[derive(Clone, Copy, Default)]
struct Lease {
    ready: i64,
    attempt: i64,
    lost: i64,
}

/// Changes of files; none for those that go.
type Changes = Vec<(String, Option<Vec<u8>>)>;

impl DirectoryStore {
    /// Opens a store.
    ///
    /// # Errors
    /// There is none.
    pub fn open(root: &Path, access: &Access) -> Result<DirectoryStore, Failure> {
        if !root.join(LEASES).is_dir() {
            return Err(Failure::usage(format!("there is no store in {}", printable_path(root)))
                .hint("`adjudicate store init` makes one"));
        }
        let lease = i64::try_from(access.lease.as_secs()).unwrap_or(i64::MAX).max(1);
        Ok(DirectoryStore { root: root.to_owned(), lease, clock: access.clock })
    }

    /// Makes a store.
    ///
    /// # Errors
    /// The directory cannot be made.
    pub fn init(root: &Path) -> Result<(), Failure> {
        for name in EMPTY.into_iter().chain([LEASES]) {
            let path = root.join(name);
            files::make_private(&path)
                .map_err(|error| Failure::environment(format!("{} cannot be made: {error}", printable_path(&path))))?;
        }
        Ok(())
    }

    /// Does this while nobody else reads or writes here.
    fn alone<T>(&self, job: impl FnOnce(&DirectoryStore, i64) -> Result<T, Failure>) -> Result<T, Failure> {
        let path = self.root.join(".lock");
        let failed = |error| Failure::environment(format!("{} cannot be locked: {error}", printable_path(&path)));
        let lock = File::options().create(true).truncate(false).write(true).open(&path).map_err(failed)?;
        lock.lock().map_err(failed)?;
        self.recover()?;
        let now = (self.clock)()?.unix();
        job(self, now)
    }

    /// Carries out what was left in the journal.
    fn recover(&self) -> Result<(), Failure> {
        let path = self.root.join(JOURNAL);
        let bytes = match fs::read(&path) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(()),
            bytes => bytes.map_err(|error| cannot(&path, &error))?,
        };
        for (name, bytes) in unpacked(&bytes).ok_or_else(|| {
            Failure::environment(format!("{} is damaged", printable_path(&path))).hint("the disk may be failing")
        })? {
            self.carry_out(&name, bytes.as_deref())?;
        }
        fs::remove_file(&path).map_err(|error| cannot(&path, &error))
    }

    fn carry_out(&self, name: &str, bytes: Option<&[u8]>) -> Result<(), Failure> {
        files::check(name)?;
        let path = self.root.join(name);
        match bytes {
            Some(bytes) => {
                let draft = path.with_file_name(".draft");
                let draft_name = match name.rsplit_once('/') {
                    Some((directory, _)) => format!("{directory}/.draft"),
                    None => ".draft".to_owned(),
                };
                files::put(&self.root, &draft_name, bytes)?;
                fs::rename(&draft, &path).map_err(|error| cannot(&path, &error))
            }
            None => match fs::remove_file(&path) {
                Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(cannot(&path, &error)),
                _ => Ok(()),
            },
        }
    }

    /// Writes these files, all or none.
    fn write(&self, changes: &Changes) -> Result<(), Failure> {
        let (draft, path) = (self.root.join(".journal.draft"), self.root.join(JOURNAL));
        let failed = |error: std::io::Error| cannot(&draft, &error);
        let mut file = File::create(&draft).map_err(failed)?;
        file.write_all(&packed(changes)).and_then(|()| file.sync_all()).map_err(failed)?;
        fs::rename(&draft, &path).map_err(failed)?;
        File::open(&self.root).and_then(|root| root.sync_all()).map_err(failed)?;
        self.recover()
    }

    fn files(&self) -> Result<Files, Failure> {
        let mut all = files::collect(&self.root)?;
        all.retain(|path, _| !path.starts_with('.'));
        Ok(all)
    }

    fn lease(&self, name: &str) -> Result<Option<Lease>, Failure> {
        let path = self.root.join(LEASES).join(name);
        match fs::read_to_string(&path) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
            text => {
                let text = text.map_err(|error| cannot(&path, &error))?;
                let mut numbers = text.split_whitespace().map_while(|word| word.parse().ok());
                let mut number = || numbers.next().unwrap_or(0);
                Ok(Some(Lease { ready: number(), attempt: number(), lost: number() }))
            }
        }
    }

    /// Takes those of these that are free, this many at most.
    fn take(&self, names: Vec<String>, most: usize, now: i64) -> Result<Vec<(String, Lease)>, Failure> {
        let mut taken = Vec::new();
        for name in names {
            let lease = self.lease(&name)?.unwrap_or_default();
            if taken.len() < most && lease.ready <= now {
                let lease = Lease { ready: now + self.lease, attempt: lease.attempt + 1, lost: lease.lost + 1 };
                self.write(&vec![leased(&name, lease)])?;
                taken.push((name, lease));
            }
        }
        Ok(taken)
    }

    fn holds(&self, name: &str, attempt: i64) -> Result<bool, Failure> {
        Ok(self.held(name, attempt)?.is_some())
    }

    /// The lease of this attempt; none if another one has it, or nobody.
    fn held(&self, name: &str, attempt: i64) -> Result<Option<Lease>, Failure> {
        Ok(self.lease(name)?.filter(|lease| lease.attempt == attempt))
    }

    /// The file of a message that has come in.
    fn message(&self, id: &Digest) -> Result<Option<String>, Failure> {
        let end = format!(".{}", cut(id));
        let all = files::collect(&self.root.join(NEW_MAIL))?;
        Ok(all.into_keys().find(|name| name.ends_with(&end)).map(|name| format!("{NEW_MAIL}/{name}")))
    }
}

fn leased(name: &str, lease: Lease) -> (String, Option<Vec<u8>>) {
    (format!("{LEASES}/{name}"), Some(format!("{} {} {}\n", lease.ready, lease.attempt, lease.lost).into_bytes()))
}

/// The name of the lease of something that was taken, and the attempt.
fn lease_of(taken: &Taken) -> (String, i64) {
    match taken {
        Taken::Message(id, attempt) => (cut(id), *attempt),
        Taken::Letter(id, attempt) => (format!("out-{id}"), *attempt),
    }
}

fn cut(id: &Digest) -> String {
    id.to_hex().get(..16).unwrap_or_default().to_owned()
}

fn cannot(path: &Path, error: &std::io::Error) -> Failure {
    Failure::environment(format!("{} cannot be used: {error}", printable_path(path)))
}

/// What tells bytes from others.
fn version<'a>(parts: impl IntoIterator<Item = &'a [u8]>) -> i64 {
    let digests: Vec<[u8; 32]> = parts.into_iter().map(|part| sha256(&[part])).collect();
    let all = sha256(&digests.iter().map(<[u8; 32]>::as_slice).collect::<Vec<_>>());
    all.iter().take(8).fold(0, |value, byte| value << 8 | i64::from(*byte))
}

/// The version of a game: of its log, and of all that is about it.
fn version_of(files: &Files, path: &str, id: &Digest) -> i64 {
    let about = files.iter().filter(|(other, _)| is_about(other, path, id));
    version(about.flat_map(|(path, bytes)| [path.as_bytes(), bytes]))
}

/// Whether a document belongs to the game with this id, whose log stands at a path.
fn is_about(document: &str, log: &str, id: &Digest) -> bool {
    document == log
        || Document::parse(document) == Some(Document::Beside(log.to_owned()))
        || game_of(document) == Some(*id)
}

fn packed(changes: &Changes) -> Vec<u8> {
    let mut text = Vec::new();
    let mut put = |part: &[u8]| {
        text.extend((part.len() as u64).to_be_bytes());
        text.extend(part);
    };
    for (name, bytes) in changes {
        put(name.as_bytes());
        put(if bytes.is_some() { b"1" } else { b"0" });
        put(bytes.as_deref().unwrap_or_default());
    }
    text
}

fn unpacked(mut text: &[u8]) -> Option<Changes> {
    let mut changes = Changes::new();
    let mut part = || -> Option<Vec<u8>> {
        let (length, rest) = text.split_first_chunk::<8>()?;
        let (part, rest) = rest.split_at_checked(usize::try_from(u64::from_be_bytes(*length)).ok()?)?;
        text = rest;
        Some(part.to_vec())
    };
    while let Some(name) = part() {
        let (is_there, bytes) = (part()? == b"1", part()?);
        changes.push((String::from_utf8(name).ok()?, is_there.then_some(bytes)));
    }
    Some(changes)
}

impl Keep for DirectoryStore {
    fn receive(&mut self, message: &[u8]) -> Result<(), Failure> {
        let id = Digest(sha256(&[message]));
        self.alone(|own, now| match own.message(&id)? {
            Some(_) => Ok(()),
            None => own.write(&vec![(format!("{NEW_MAIL}/{now:016}.{}", cut(&id)), Some(message.to_vec()))]),
        })
    }

    fn take_messages(&mut self, most: usize) -> Result<Vec<Claim>, Failure> {
        self.alone(|own, now| {
            let all = files::collect(&own.root.join(NEW_MAIL))?;
            let mut claims = Vec::new();
            for (name, body) in all {
                let end = name.rsplit('.').next().unwrap_or(&name).to_owned();
                if let [(_, lease)] = own.take(vec![end], most.saturating_sub(claims.len()), now)?.as_slice() {
                    let id = Digest(sha256(&[&body]));
                    claims.push(Claim { id, body, attempt: lease.attempt, lost: lease.lost });
                }
            }
            Ok(claims)
        })
    }

    fn give_back(&mut self, claims: &[Claim]) -> Result<(), Failure> {
        self.alone(|own, now| {
            let mut changes = Changes::new();
            for claim in claims {
                let name = cut(&claim.id);
                if let Some(lease) = own.held(&name, claim.attempt)? {
                    changes.push(leased(&name, Lease { ready: now, lost: lease.lost - 1, ..lease }));
                }
            }
            own.write(&changes)
        })
    }

    fn renew(&mut self, taken: &[Taken]) -> Result<(), Failure> {
        self.alone(|own, now| {
            let mut changes = Changes::new();
            for one in taken {
                let (name, attempt) = lease_of(one);
                if let Some(lease) = own.held(&name, attempt)? {
                    changes.push(leased(&name, Lease { ready: now + own.lease, ..lease }));
                }
            }
            own.write(&changes)
        })
    }

    fn take_due(&mut self, most: usize) -> Result<Vec<Digest>, Failure> {
        self.alone(|own, now| {
            let all = files::collect(&own.root.join(LEASES))?;
            let names = all.into_keys().filter(|name| name.starts_with("due-")).collect();
            let taken = own.take(names, most, now)?;
            let id = |name: &str| Digest::parse(&format!("sha256:{}", name.strip_prefix("due-")?));
            Ok(taken.iter().filter_map(|(name, _)| id(name)).collect())
        })
    }

    fn check_out(&mut self, wanted: &Wanted) -> Result<Checkout, Failure> {
        self.alone(|own, _| {
            let all = own.files()?;
            let mut out = Checkout::default();
            let everything = wanted.below.iter().any(String::is_empty);
            let mut ids: BTreeSet<Digest> = wanted.ids.iter().copied().collect();
            early(&all, wanted, everything || wanted.early, &mut ids, &mut out.files)?;
            let mut notes: BTreeSet<String> = wanted.comes.iter().map(early_note_path).collect();
            notes.extend(out.files.keys().filter_map(|early| early_of(early)).map(|id| early_note_path(&id)));
            let mut games = Vec::new();
            for (path, bytes) in all.iter().filter(|(path, _)| is_log(path)) {
                let rows = rows(path, bytes)?;
                let Some(charter) = rows.first() else { continue };
                let lies = all.get(&format!("{path}.beside")).map(Vec::as_slice).unwrap_or_default();
                let lies = adjudicate_office::beside::Beside::parse(lies).entries;
                let named = rows.iter().map(|row| row.id).chain(lies.iter().map(|letter| letter.id));
                let named = named.into_iter().any(|id| ids.contains(&id));
                let below = wanted.below.iter().any(|below| path.starts_with(below));
                games.push((path, charter.id, named || below, bytes));
            }
            let lost = !games.iter().any(|(.., named, _)| *named);
            let sender = wanted.sender.as_ref().filter(|_| wanted.sender_always || lost);
            for (path, id, named, bytes) in games {
                let of_sender = sender.is_some_and(|sender| crate::unit::charter_addresses(bytes).contains(sender));
                if !named && !of_sender {
                    continue;
                }
                let about = all.iter().filter(|(other, _)| is_about(other, path, &id));
                out.files.extend(about.map(|(path, bytes)| (path.clone(), bytes.clone())));
                out.games.insert(path.clone(), HeldGame { id, version: version_of(&all, path, &id) });
            }
            for (path, bytes) in &all {
                let document = Document::parse(path);
                let invited = || sender.is_some_and(|sender| crate::unit::invited_by(path, bytes).contains(sender));
                let is_document = match &document {
                    Some(Document::OfGames) => true,
                    Some(Document::State(
                        StateFile::EarlyEntry(_)
                        | StateFile::Quota(_)
                        | StateFile::Outgoing(_)
                        | StateFile::Refused(_)
                        | StateFile::SendingTrouble,
                    )) => false,
                    // About an event, or about a game that is not here, or about none.
                    Some(Document::State(file)) => of_game(file).is_none_or(|(id, _)| !all_games(&all).contains(&id)),
                    Some(
                        Document::Log
                        | Document::Beside(_)
                        | Document::NewMail
                        | Document::OldMail
                        | Document::Temporary,
                    )
                    | None => false,
                };
                let is_asked = match &document {
                    Some(Document::State(StateFile::Secret)) => true,
                    Some(Document::State(StateFile::Request(token))) => wanted.tokens.contains(token),
                    _ => false,
                };
                let is_wanted = is_asked
                    || notes.contains(path)
                    || wanted.below.iter().any(|below| path.starts_with(below))
                    || invited();
                if is_document && is_wanted {
                    out.versions.insert(path.clone(), version([bytes.as_slice()]));
                    out.files.insert(path.clone(), bytes.clone());
                }
                if let Some(Document::State(StateFile::Quota(_))) = document {
                    out.files.insert(path.clone(), bytes.clone());
                }
            }
            Ok(out)
        })
    }

    fn commit(&mut self, unit: &Unit) -> Result<Committed, Failure> {
        self.alone(|own, now| {
            let mut changes = Changes::new();
            if let Some((claim, fate)) = &unit.message {
                let name = cut(&claim.id);
                let file = own.message(&claim.id)?;
                let Some(file) = file.filter(|_| own.holds(&name, claim.attempt).unwrap_or(false)) else {
                    return Ok(Committed::Gone);
                };
                if *fate == Fate::Later {
                    let lease = Lease { ready: now + LATER, attempt: claim.attempt, lost: 0 };
                    own.write(&vec![leased(&name, lease)])?;
                    return Ok(Committed::Done);
                }
                let flags = if *fate == Fate::Done { ":2,S" } else { ":2," };
                let seen = format!("{}{flags}", file.replacen(NEW_MAIL, SEEN_MAIL, 1));
                changes.push((seen, Some(claim.body.clone())));
                changes.push((file, None));
                changes.push((format!("{LEASES}/{name}"), None));
            }
            let all = own.files()?;
            if let Some((id, answered)) = &unit.read {
                let end = format!(".{}:2,", cut(id));
                let file = all
                    .iter()
                    .find(|(path, _)| Document::parse(path) == Some(Document::OldMail) && path.ends_with(&end));
                let Some((file, body)) = file else { return Ok(Committed::Gone) };
                changes.push((format!("{file}{}", if *answered { "RS" } else { "S" }), Some(body.clone())));
                changes.push((file.clone(), None));
            }
            match changed(&all, unit, now, &mut changes) {
                true => own.write(&changes).map(|()| Committed::Done),
                false => Ok(Committed::Conflict),
            }
        })
    }

    fn take_letters(&mut self, most: usize) -> Result<Vec<QueuedLetter>, Failure> {
        self.alone(|own, now| {
            let all = files::collect(&own.root.join(STATE).join(directories::OUTBOX))?;
            let mut letters = Vec::new();
            for (name, body) in all {
                let Some(id) = name.strip_suffix(".eml").filter(|id| !id.contains('/')) else { continue };
                let lease = format!("out-{id}");
                if let [(_, lease)] = own.take(vec![lease], most.saturating_sub(letters.len()), now)?.as_slice() {
                    letters.push(QueuedLetter { id: id.to_owned(), body, attempt: lease.attempt });
                }
            }
            Ok(letters)
        })
    }

    fn settle_letters(&mut self, posted: &[PostedLetter]) -> Result<(), Failure> {
        self.alone(|own, now| {
            let mut changes = Changes::new();
            for PostedLetter { letter, settling } in posted {
                let lease = format!("out-{}", letter.id);
                if !own.holds(&lease, letter.attempt)? {
                    continue;
                }
                let file = StateFile::Outgoing(letter.id.clone()).in_store();
                match settling {
                    Settling::Later => {
                        changes.push(leased(&lease, Lease { ready: now + LATER, attempt: letter.attempt, lost: 0 }));
                        continue;
                    }
                    Settling::Refused => {
                        changes.push((StateFile::Refused(letter.id.clone()).in_store(), Some(letter.body.clone())));
                    }
                    Settling::Sent => {}
                }
                changes.push((file, None));
                changes.push((format!("{LEASES}/{lease}"), None));
            }
            own.write(&changes)
        })
    }

    fn ripe(&mut self, most: usize) -> Result<Vec<Digest>, Failure> {
        self.alone(|own, _| {
            let all = own.files()?;
            let mut stand = BTreeSet::new();
            for (path, bytes) in all.iter().filter(|(path, _)| is_log(path)) {
                stand.extend(rows(path, bytes)?.into_iter().map(|row| row.id));
            }
            let early = all.iter().filter(|(path, _)| early_of(path).is_some());
            let rows = early.filter_map(|(_, bytes)| crate::unit::early(bytes));
            Ok(rows
                .filter(|row| row.prev.is_some_and(|prev| stand.contains(&prev)))
                .map(|row| row.id)
                .take(most)
                .collect())
        })
    }

    fn find(&mut self, text: &str) -> Result<Vec<Digest>, Failure> {
        let hex = text.strip_prefix("sha256:").unwrap_or(text).to_ascii_lowercase();
        self.alone(|own, _| {
            let mut found = Vec::new();
            for (path, bytes) in own.files()?.iter().filter(|(path, _)| is_log(path)) {
                let Some(charter) = rows(path, bytes)?.first().map(|row| row.id) else { continue };
                if path == text || (!hex.is_empty() && charter.to_hex().starts_with(&hex)) {
                    found.push(charter);
                }
            }
            found.truncate(2);
            Ok(found)
        })
    }

    fn counts(&mut self) -> Result<StoreStatus, Failure> {
        self.alone(|own, now| {
            let mut counts = StoreStatus::default();
            for (path, bytes) in own.files()? {
                match Document::parse(&path) {
                    Some(Document::Log) => {
                        counts.games += 1;
                        counts.entries += rows(&path, &bytes)?.len() as u64;
                    }
                    Some(Document::State(StateFile::EarlyEntry(_))) => counts.early += 1,
                    Some(Document::State(StateFile::Refused(_))) => counts.refused += 1,
                    Some(Document::State(StateFile::Outgoing(_))) => counts.outbox += 1,
                    Some(Document::NewMail) => {
                        counts.inbox += 1;
                        let arrived = path.rsplit('/').next().and_then(|name| name.split('.').next());
                        let age = arrived.and_then(|at| at.parse::<i64>().ok()).map_or(0, |at| now - at);
                        counts.inbox_age = counts.inbox_age.max(u64::try_from(age).unwrap_or(0));
                    }
                    Some(Document::OldMail) if path.ends_with(":2,") => counts.unread += 1,
                    _ => {}
                }
            }
            for name in files::collect(&own.root.join(LEASES))?.into_keys().filter(|name| name.starts_with("due-")) {
                counts.due += u64::from(own.lease(&name)?.is_some_and(|lease| lease.ready <= now));
            }
            Ok(counts)
        })
    }

    fn unread(&mut self) -> Result<Files, Failure> {
        self.alone(|own, _| {
            let mut all = own.files()?;
            all.retain(|path, _| Document::parse(path) == Some(Document::OldMail) && path.ends_with(":2,"));
            Ok(all)
        })
    }

    fn outbox(&mut self) -> Result<Files, Failure> {
        self.alone(|own, _| {
            let mut all = own.files()?;
            all.retain(|path, _| {
                let document = Document::parse(path);
                matches!(document, Some(Document::State(StateFile::Outgoing(_) | StateFile::Refused(_))))
            });
            Ok(all)
        })
    }

    fn inbox(&mut self) -> Result<Files, Failure> {
        self.alone(|own, _| {
            let mut all = own.files()?;
            all.retain(|path, _| Document::parse(path) == Some(Document::NewMail));
            Ok(all)
        })
    }
}

fn all_games(all: &Files) -> BTreeSet<Digest> {
    let logs = all.iter().filter(|(path, _)| is_log(path));
    logs.filter_map(|(path, bytes)| rows(path, bytes).ok()?.first().map(|row| row.id)).collect()
}

fn early(
    all: &Files,
    wanted: &Wanted,
    everything: bool,
    ids: &mut BTreeSet<Digest>,
    files: &mut Files,
) -> Result<(), Failure> {
    let waiting = all.iter().filter(|(path, _)| early_of(path).is_some());
    let waiting: Vec<_> = waiting.filter_map(|(_, bytes)| crate::unit::early(bytes)).collect();
    let mut comes: BTreeSet<Digest> = wanted.comes.iter().copied().collect();
    loop {
        let before = files.len();
        for row in &waiting {
            if everything || comes.contains(&row.id) || row.prev.is_some_and(|prev| comes.contains(&prev)) {
                files.insert(early_path(&row.id), row.text.clone());
                comes.insert(row.id);
                if !everything {
                    ids.extend(row.prev);
                }
            }
        }
        if files.len() == before {
            return Ok(());
        }
    }
}

/// Gathers what a unit changes; false if somebody else was first in something.
fn changed(all: &Files, unit: &Unit, now: i64, changes: &mut Changes) -> bool {
    for game in &unit.games {
        let old = all.get(&game.path);
        let own = match game.version {
            Some(version) => version == version_of(all, &game.path, &game.id),
            None => old.is_none() && !all_games(all).contains(&game.id),
        };
        if !own {
            return false;
        }
        let was = old.map(|bytes| rows(&game.path, bytes).unwrap_or_default()).unwrap_or_default();
        let kept = was.iter().take(game.stays).chain(&game.rows).flat_map(|row| row.text.iter().copied());
        changes.push((game.path.clone(), Some(kept.collect())));
        if let Some(pieces) = &game.beside {
            let text: Vec<u8> = pieces.iter().flat_map(|piece| piece.text.iter().copied()).collect();
            changes.push((format!("{}.beside", game.path), Some(text).filter(|text| !text.is_empty())));
        }
        changes.extend(game.documents.iter().map(|(name, bytes)| (path_of(&game.id, name), bytes.clone())));
        let due = format!("due-{}", game.id.to_hex());
        changes.push(match game.due {
            Some(wake) => leased(&due, Lease { ready: wake.time(now), ..Lease::default() }),
            None => (format!("{LEASES}/{due}"), None),
        });
    }
    for document in &unit.documents {
        let there = all.get(&document.path).map(|bytes| version([bytes.as_slice()]));
        // A message that is kept and a request are called by what they say: it is the same, whoever was first.
        let same = there.is_some() && (document.path.ends_with(".eml") || is_request(&document.path));
        if there != document.version && !same {
            return false;
        }
        changes.push((document.path.clone(), document.bytes.clone()));
    }
    if !unit.new_requests().is_empty() {
        let held = all.iter().map(|(path, bytes)| (&**path, &**bytes)).filter(|(path, _)| is_request(path));
        changes.extend(unit.superfluous_requests(held).into_iter().map(|path| (path.to_owned(), None)));
    }
    changes.extend(unit.early.iter().map(|row| (early_path(&row.id), Some(row.text.clone()))));
    changes.extend(unit.ripened.iter().map(|id| (early_path(id), None)));
    for quota in &unit.quotas {
        let path = StateFile::Quota(quota.name.clone()).in_store();
        let earlier = changes.iter().rev().find(|(other, _)| *other == path).and_then(|(_, bytes)| bytes.clone());
        let bytes = earlier.or_else(|| all.get(&path).cloned());
        let mut file: QuotaFile = bytes.and_then(|bytes| serde_yaml::from_slice(&bytes).ok()).unwrap_or_default();
        if file.during != quota.during {
            file = QuotaFile { during: quota.during.clone(), ..QuotaFile::default() };
        }
        *file.had.entry(quota.who.clone()).or_default() += quota.by;
        changes.push((path, Some(serde_yaml::to_string(&file).unwrap_or_default().into_bytes())));
    }
    for (list, file) in
        [(&unit.outbox, StateFile::Outgoing as fn(String) -> StateFile), (&unit.refused, StateFile::Refused)]
    {
        for (id, body) in list {
            let path = file(id.clone()).in_store();
            if !all.contains_key(&path) {
                changes.push((path, Some(body.clone())));
            }
        }
    }
    true
}
