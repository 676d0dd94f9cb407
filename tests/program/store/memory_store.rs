//! A store in memory, for tests: what a desk does over it is what it does over a database. Its copies are the same store.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use adjudicate_agent::Failure;
use adjudicate_agent::pending::Pending;
use adjudicate_mail::quota::QuotaRecord;
use adjudicate_record::crypto::{Digest, sha256};
use adjudicate_record::log::Time;
use adjudicate_record::log::layout::{Document, NEW_MAIL, SEEN_MAIL, StateFile};
use adjudicate_report::StoreStatus;

use adjudicate_store::change_set::{
    ChangeSet, MessageFate, charter_addresses, early, early_note_path, early_of, early_path, invited_by, rows,
};
use adjudicate_store::files::{Files, game_of, is_log, is_request, of_game, path_of};
use adjudicate_store::{
    CommitOutcome, ExportSink, LATER, LeasedGame, LeasedWork, MessageLease, PostedLetter, Query, QueuedLetter,
    SendOutcome, Snapshot, Store, ToldGame,
};

/// A store in memory.
#[derive(Clone)]
pub struct MemoryStore {
    inner: Arc<Mutex<Inner>>,
    lease: i64,
    clock: fn() -> Result<Time, Failure>,
}

#[derive(Default)]
struct Inner {
    /// All documents but for messages, by path.
    files: Files,
    /// How many commits have touched a document or, by the path of its log, a game.
    versions: BTreeMap<String, i64>,
    inbox: BTreeMap<Digest, Message>,
    unread: BTreeMap<Digest, Message>,
    outbox: BTreeMap<String, Message>,
    due: BTreeMap<Digest, i64>,
}

/// A message, and who has taken it.
#[derive(Clone, Default)]
struct Message {
    body: Vec<u8>,
    arrived: i64,
    /// The time from which it is free.
    ready: i64,
    attempt: i64,
    lost: i64,
    put_off: i64,
    why: Option<String>,
}

impl Message {
    fn take(&mut self, now: i64, lease: i64) -> bool {
        let free = self.ready <= now;
        if free {
            (self.ready, self.attempt, self.lost) = (now + lease, self.attempt + 1, self.lost + 1);
        }
        free
    }
}

impl MemoryStore {
    /// An empty store, which tells the time by this clock.
    pub fn new(lease: i64, clock: fn() -> Result<Time, Failure>) -> MemoryStore {
        MemoryStore { inner: Arc::default(), lease, clock }
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn now(&self) -> Result<i64, Failure> {
        Ok((self.clock)()?.unix())
    }
}

impl Inner {
    fn logs(&self) -> impl Iterator<Item = (&String, &Vec<u8>)> {
        self.files.iter().filter(|(path, _)| is_log(path))
    }

    fn games(&self) -> BTreeMap<Digest, String> {
        let charter = |path: &String, bytes: &[u8]| Some((rows(path, bytes).ok()?.first()?.id, path.clone()));
        self.logs().filter_map(|(path, bytes)| charter(path, bytes)).collect()
    }

    fn version(&self, path: &str) -> i64 {
        self.versions.get(path).copied().unwrap_or(1)
    }

    fn put(&mut self, path: &str, bytes: Option<Vec<u8>>) {
        match bytes.filter(|bytes| !bytes.is_empty()) {
            Some(bytes) => drop(self.files.insert(path.to_owned(), bytes)),
            None => drop(self.files.remove(path)),
        }
    }

    fn touch(&mut self, path: &str) {
        *self.versions.entry(path.to_owned()).or_insert(1) += 1;
    }

    /// The entries that come too early and are wanted, one behind the other; what they build on is added to the ids.
    fn early(&self, wanted: &Query, all: bool, ids: &mut BTreeSet<Digest>) -> Files {
        let waiting = self.files.iter().filter(|(path, _)| early_of(path).is_some());
        let waiting: Vec<_> = waiting.filter_map(|(_, bytes)| early(bytes)).collect();
        let (mut comes, mut found): (BTreeSet<Digest>, _) = (wanted.comes.iter().copied().collect(), Files::new());
        loop {
            let before = found.len();
            for row in &waiting {
                if all || comes.contains(&row.id) || row.prev.is_some_and(|prev| comes.contains(&prev)) {
                    found.insert(early_path(&row.id), row.text.clone());
                    comes.insert(row.id);
                    ids.extend(row.prev.filter(|_| !all));
                }
            }
            if found.len() == before {
                return found;
            }
        }
    }

    /// The messages that are still taken by these leases.
    fn held(&mut self, taken: &[LeasedWork]) -> Vec<Option<&mut Message>> {
        let (mut inbox, mut outbox): (BTreeMap<_, _>, BTreeMap<_, _>) =
            (self.inbox.iter_mut().collect(), self.outbox.iter_mut().collect());
        let held = |one: &LeasedWork| {
            let (message, attempt) = match one {
                LeasedWork::Message(id, attempt) => (inbox.remove(id)?, *attempt),
                LeasedWork::Letter(id, attempt) => (outbox.remove(id)?, *attempt),
                // The one desk of a store in memory has its games for as long as it needs.
                LeasedWork::Game(_) => return None,
            };
            Some(message).filter(|message| message.attempt == attempt)
        };
        taken.iter().map(held).collect()
    }

    /// Whether nobody else was first in something.
    fn is_first(&self, unit: &ChangeSet) -> bool {
        let games = self.games();
        let own_game = |game: &adjudicate_store::GameChange| match game.version {
            Some(version) => version == self.version(&game.path),
            None => !self.files.contains_key(&game.path) && !games.contains_key(&game.id),
        };
        let own_document = |document: &adjudicate_store::DocumentChange| {
            let there = self.files.contains_key(&document.path).then(|| self.version(&document.path));
            // A message that is kept and a request are called by what they say: it is the same for every desk.
            let same = there.is_some() && (document.path.ends_with(".eml") || is_request(&document.path));
            there == document.version || same
        };
        unit.games.iter().all(own_game) && unit.documents.iter().all(own_document)
    }

    fn write(&mut self, unit: &ChangeSet, now: i64) {
        for game in &unit.games {
            let was = self.files.get(&game.path).map(|bytes| rows(&game.path, bytes).unwrap_or_default());
            let was = was.unwrap_or_default();
            let log = was.iter().take(game.stays).chain(&game.rows).flat_map(|row| row.text.iter().copied()).collect();
            self.put(&game.path, Some(log));
            if let Some(pieces) = &game.beside {
                let text = pieces.iter().flat_map(|piece| piece.text.iter().copied()).collect();
                self.put(&format!("{}.beside", game.path), Some(text));
            }
            for (name, bytes) in &game.documents {
                self.put(&path_of(&game.id, name), bytes.clone());
            }
            match game.due {
                Some(wake) => drop(self.due.insert(game.id, wake.time(now))),
                None => drop(self.due.remove(&game.id)),
            }
            self.touch(&game.path);
        }
        for document in &unit.documents {
            self.put(&document.path, document.bytes.clone());
            self.touch(&document.path);
        }
        for row in &unit.early {
            self.put(&early_path(&row.id), Some(row.text.clone()));
        }
        for id in &unit.ripened {
            self.put(&early_path(id), None);
        }
        for quota in &unit.quotas {
            let path = StateFile::Quota(quota.name.clone()).in_store();
            let file = self.files.get(&path).and_then(|bytes| QuotaRecord::parse(bytes).ok());
            let mut file = file.filter(|file| file.during == quota.during).unwrap_or_default();
            file.during.clone_from(&quota.during);
            *file.had.entry(quota.who.clone()).or_default() += quota.by;
            self.put(&path, Some(serde_yaml::to_string(&file).unwrap_or_default().into_bytes()));
        }
        for (id, body) in &unit.outbox {
            self.outbox.entry(id.clone()).or_insert_with(|| Message { body: body.clone(), ..Message::default() });
        }
        for (id, body) in &unit.refused {
            self.put(&StateFile::Refused(id.clone()).in_store(), Some(body.clone()));
        }
    }
}

impl Store for MemoryStore {
    fn receive(&mut self, message: &[u8]) -> Result<(), Failure> {
        let now = self.now()?;
        let new = Message { body: message.to_vec(), arrived: now, ready: now, ..Message::default() };
        self.inner().inbox.entry(Digest(sha256(&[message]))).or_insert(new);
        Ok(())
    }

    fn take_messages(&mut self, most: usize) -> Result<Vec<MessageLease>, Failure> {
        let (now, lease) = (self.now()?, self.lease);
        let mut inner = self.inner();
        let free = inner.inbox.iter_mut().filter_map(|(id, one)| one.take(now, lease).then_some((id, one)));
        let claim = |(id, one): (&Digest, &mut Message)| MessageLease {
            id: *id,
            body: one.body.clone(),
            attempt: one.attempt,
            lost: one.lost,
            put_off: one.put_off,
            why: one.why.clone(),
            age: std::time::Duration::from_secs(u64::try_from(now - one.arrived).unwrap_or(0)),
        };
        Ok(free.take(most).map(claim).collect())
    }

    fn give_back(&mut self, taken: &[LeasedWork]) -> Result<(), Failure> {
        let now = self.now()?;
        for message in self.inner().held(taken).into_iter().flatten() {
            (message.ready, message.lost) = (now, message.lost - 1);
        }
        Ok(())
    }

    fn renew(&mut self, taken: &[LeasedWork]) -> Result<Vec<LeasedWork>, Failure> {
        let ready = self.now()? + self.lease;
        let mut still = Vec::new();
        for (one, message) in taken.iter().zip(self.inner().held(taken)) {
            if let Some(message) = message {
                message.ready = ready;
                still.push(one.clone());
            }
        }
        Ok(still)
    }

    fn take_due(&mut self, most: usize) -> Result<Vec<Digest>, Failure> {
        let (now, lease) = (self.now()?, self.lease);
        let mut inner = self.inner();
        let due = inner.due.iter_mut().filter(|(_, ready)| **ready <= now).take(most);
        let take = |(game, ready): (&Digest, &mut i64)| {
            *ready = now + lease;
            *game
        };
        Ok(due.map(take).collect())
    }

    fn check_out(&mut self, wanted: &Query) -> Result<Snapshot, Failure> {
        let inner = self.inner();
        let mut ids: BTreeSet<Digest> = wanted.ids.iter().copied().collect();
        let files = inner.early(wanted, wanted.early, &mut ids);
        let mut out = Snapshot { files, ..Snapshot::default() };
        let mut notes: BTreeSet<String> = wanted.comes.iter().map(early_note_path).collect();
        notes.extend(out.files.keys().filter_map(|path| early_of(path)).map(|id| early_note_path(&id)));
        let is_below = |path: &str| wanted.below.iter().any(|below| path.starts_with(below));
        let mut named: BTreeSet<&String> = BTreeSet::new();
        for (path, bytes) in inner.logs() {
            let lies = inner.files.get(&format!("{path}.beside")).map(Vec::as_slice).unwrap_or_default();
            let mut all = rows(path, bytes)?.into_iter().map(|row| row.id).collect::<Vec<_>>();
            all.extend(Pending::parse(lies).entries.iter().map(|letter| letter.id));
            if is_below(path) || all.iter().any(|id| ids.contains(id)) {
                named.insert(path);
            }
        }
        let sender = wanted.sender.as_ref().filter(|_| wanted.sender_always || named.is_empty());
        let of_sender = |addresses: BTreeSet<String>| sender.is_some_and(|sender| addresses.contains(sender));
        let games = inner.games();
        for (id, path) in &games {
            let log = inner.files.get(path).map(Vec::as_slice).unwrap_or_default();
            if named.contains(path) || of_sender(charter_addresses(log)) {
                let beside = format!("{path}.beside");
                let about = |other: &String| other == path || *other == beside || game_of(other) == Some(*id);
                let about = inner.files.iter().filter(|(other, _)| about(other));
                out.files.extend(about.map(|(path, bytes)| (path.clone(), bytes.clone())));
                out.games.insert(path.clone(), LeasedGame { id: *id, version: inner.version(path) });
            }
        }
        for (path, bytes) in &inner.files {
            let (is_own, is_asked) = match Document::parse(path) {
                Some(Document::Invitation | Document::EventLog | Document::KeptMessage | Document::OfGames) => {
                    (true, of_sender(invited_by(path, bytes)))
                }
                Some(Document::State(StateFile::Quota(_))) => {
                    out.files.insert(path.clone(), bytes.clone());
                    (false, false)
                }
                Some(Document::State(StateFile::EarlyEntry(_) | StateFile::Refused(_))) => (false, false),
                Some(Document::State(StateFile::Secret)) => (true, true),
                Some(Document::State(StateFile::Request(token))) => (true, wanted.tokens.contains(&token)),
                // About an event, or about a game that is not here, or about none.
                Some(Document::State(file)) => {
                    (of_game(&file).is_none_or(|(id, _)| !games.contains_key(&id)), notes.contains(path))
                }
                _ => (false, false),
            };
            if is_own && (is_asked || is_below(path)) {
                out.versions.insert(path.clone(), inner.version(path));
                out.files.insert(path.clone(), bytes.clone());
            }
        }
        Ok(out)
    }

    fn commit(&mut self, unit: &ChangeSet) -> Result<CommitOutcome, Failure> {
        let now = self.now()?;
        let mut inner = self.inner();
        if let Some((claim, fate)) = &unit.message {
            let Some(message) = inner.inbox.get_mut(&claim.id).filter(|one| one.attempt == claim.attempt) else {
                return Ok(CommitOutcome::Gone);
            };
            if *fate == MessageFate::Later {
                (message.ready, message.lost) = (now + LATER, 0);
                (message.put_off, message.why) = (message.put_off + 1, claim.why.clone());
                return Ok(CommitOutcome::Done);
            }
        }
        if unit.read.is_some_and(|(id, _)| !inner.unread.contains_key(&id)) {
            return Ok(CommitOutcome::Gone);
        }
        if !inner.is_first(unit) {
            return Ok(CommitOutcome::Conflict);
        }
        if let Some((id, _)) = unit.read {
            inner.unread.remove(&id);
        }
        if let Some((claim, fate)) = &unit.message
            && let Some(message) = inner.inbox.remove(&claim.id)
            && *fate == MessageFate::Unread
        {
            inner.unread.insert(claim.id, Message { arrived: now, ..message });
        }
        inner.write(unit, now);
        Ok(CommitOutcome::Done)
    }

    fn take_letters(&mut self, most: usize) -> Result<Vec<QueuedLetter>, Failure> {
        let (now, lease) = (self.now()?, self.lease);
        let mut inner = self.inner();
        let free = inner.outbox.iter_mut().filter_map(|(id, one)| one.take(now, lease).then_some((id, one)));
        let letter = |(id, one): (&String, &mut Message)| QueuedLetter {
            id: id.clone(),
            body: one.body.clone(),
            attempt: one.attempt,
            cause: None,
        };
        Ok(free.take(most).map(letter).collect())
    }

    fn settle_letters(&mut self, posted: &[PostedLetter]) -> Result<(), Failure> {
        let now = self.now()?;
        let mut inner = self.inner();
        for PostedLetter { letter, settling } in posted {
            let Some(one) = inner.outbox.get_mut(&letter.id).filter(|one| one.attempt == letter.attempt) else {
                continue;
            };
            if *settling == SendOutcome::Later {
                one.ready = now + LATER;
                continue;
            }
            inner.outbox.remove(&letter.id);
            if *settling == SendOutcome::Refused {
                inner.put(&StateFile::Refused(letter.id.clone()).in_store(), Some(letter.body.clone()));
            }
        }
        Ok(())
    }

    fn told_games(&mut self, after: Digest, most: usize) -> Result<Vec<ToldGame>, Failure> {
        let inner = self.inner();
        let games = inner.games().into_iter().filter(|(id, _)| *id > after).take(most);
        let last = |(id, path): (Digest, String)| {
            let is_told = inner.files.contains_key(&path_of(&id, "told")) && !inner.due.contains_key(&id);
            let log = inner.files.get(&path).filter(|_| is_told);
            let last = log.and_then(|log| rows(&path, log).ok()?.pop()).map(|row| row.text);
            ToldGame { id, last }
        };
        Ok(games.map(last).collect())
    }

    fn ripe(&mut self, most: usize) -> Result<Vec<Digest>, Failure> {
        let inner = self.inner();
        let mut there = BTreeSet::new();
        for (path, bytes) in inner.logs() {
            there.extend(rows(path, bytes)?.into_iter().map(|row| row.id));
        }
        let waiting = inner.files.iter().filter(|(path, _)| early_of(path).is_some());
        let waiting = waiting.filter_map(|(_, bytes)| early(bytes));
        let ripe = waiting.filter(|row| row.prev.is_some_and(|prev| there.contains(&prev)));
        Ok(ripe.map(|row| row.id).take(most).collect())
    }

    fn early_waiting(&mut self, most: usize) -> Result<usize, Failure> {
        Ok(self.inner().files.keys().filter(|path| early_of(path).is_some()).take(most).count())
    }

    fn find(&mut self, text: &str) -> Result<Vec<Digest>, Failure> {
        let hex = text.strip_prefix("sha256:").unwrap_or(text).to_ascii_lowercase();
        let found = self.inner().games().into_iter();
        let found = found.filter(|(id, path)| path == text || (!hex.is_empty() && id.to_hex().starts_with(&hex)));
        Ok(found.map(|(id, _)| id).take(2).collect())
    }

    fn counts(&mut self) -> Result<StoreStatus, Failure> {
        let now = self.now()?;
        let inner = self.inner();
        let mut counts = StoreStatus {
            inbox: inner.inbox.len() as u64,
            unread: inner.unread.len() as u64,
            outbox: inner.outbox.len() as u64,
            due: inner.due.values().filter(|ready| **ready <= now).count() as u64,
            early: inner.files.keys().filter(|path| early_of(path).is_some()).count() as u64,
            ..StoreStatus::default()
        };
        for (path, bytes) in inner.logs() {
            counts.games += 1;
            counts.entries += rows(path, bytes)?.len() as u64;
        }
        Ok(counts)
    }

    fn export(&mut self, sink: &mut dyn ExportSink) -> Result<(), Failure> {
        sink.begin()?;
        let mail = [self.outbox()?, self.unread()?, self.inbox()?];
        let inner = self.inner();
        inner.files.iter().chain(mail.iter().flatten()).try_for_each(|(path, bytes)| sink.put("", path, bytes))
    }

    fn unread(&mut self) -> Result<Files, Failure> {
        let inner = self.inner();
        let name = |(id, one): (&Digest, &Message)| (message_path(SEEN_MAIL, id, one) + ":2,", one.body.clone());
        Ok(inner.unread.iter().map(name).collect())
    }

    fn outbox(&mut self) -> Result<Files, Failure> {
        let inner = self.inner();
        let waiting = inner.outbox.iter();
        let waiting = waiting.map(|(id, one)| (StateFile::Outgoing(id.clone()).in_store(), one.body.clone()));
        let is_refused = |path: &str| matches!(Document::parse(path), Some(Document::State(StateFile::Refused(_))));
        let refused = inner.files.iter().filter(|(path, _)| is_refused(path));
        Ok(waiting.chain(refused.map(|(path, bytes)| (path.clone(), bytes.clone()))).collect())
    }

    fn inbox(&mut self) -> Result<Files, Failure> {
        let inner = self.inner();
        let name = |(id, one): (&Digest, &Message)| (message_path(NEW_MAIL, id, one), one.body.clone());
        Ok(inner.inbox.iter().map(name).collect())
    }
}

fn message_path(directory: &str, id: &Digest, message: &Message) -> String {
    format!("{directory}/{:016}.{}", message.arrived, id.to_hex().get(..16).unwrap_or_default())
}
