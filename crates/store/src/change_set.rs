//! The changes of one piece of work, cut into the rows of a store.

use std::collections::{BTreeMap, BTreeSet};

use adjudicate_agent::Failure;
use adjudicate_agent::inbox;
use adjudicate_agent::invitation::Invitation;
use adjudicate_agent::pending::Pending;
use adjudicate_desk::command::request::superfluous;
use adjudicate_mail::quota::QuotaRecord;
use adjudicate_record::crypto::{Digest, sha256};
use adjudicate_record::log::layout::{Document, GAMES, INVITATION, StateFile};
use adjudicate_record::log::{Charter, EntryKind, Frames, SignedEntry};
use adjudicate_rules::{Phrase, phrase};

use crate::files::{Files, document, is_log, is_request, of_game};
use crate::store::{LATER, MessageLease, Snapshot};

/// An entry of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryRow {
    /// Its id.
    pub id: Digest,
    /// The entry before it; none for a charter.
    pub prev: Option<Digest>,
    /// Its bytes in the log.
    pub text: Vec<u8>,
}

/// A piece of what lies beside a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PendingPiece {
    /// The id of the entry, if it is one; of anything else, the digest of its bytes.
    pub id: Digest,
    /// Its bytes.
    pub text: Vec<u8>,
}

/// The changes of one game.
#[derive(Clone, Debug)]
pub struct GameChange {
    /// The game.
    pub id: Digest,
    /// The path of its log.
    pub path: String,
    /// The version that was given out; none for a new game.
    pub version: Option<i64>,
    /// So many entries at the beginning of the log stay.
    pub stays: usize,
    /// Whether entries that stood behind them fall out.
    pub falls: bool,
    /// The entries behind them.
    pub rows: Vec<EntryRow>,
    /// The id of the last entry.
    pub head: Digest,
    /// How many entries the log has now.
    pub length: usize,
    /// The slips and elements beside the log now, if they have changed.
    pub beside: Option<Vec<PendingPiece>>,
    /// The documents about the game that have changed; none for those that are gone.
    pub documents: Vec<(String, Option<Vec<u8>>)>,
    /// The addresses that its charter names, of a new game.
    pub addresses: BTreeSet<String>,
    /// When somebody has to look at it though nobody writes.
    pub due: Option<NextCheck>,
}

/// When a game is to be looked at though nobody writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextCheck {
    /// As soon as a desk can.
    Now,
    /// At this time, in seconds since 1970; but a minute from now at the earliest, by the clock of the store. Else a desk whose clock is
    /// behind would find again and again that nothing is due yet.
    At(i64),
}

impl NextCheck {
    /// When that is by a clock that shows `now`, in seconds since 1970.
    pub fn time(self, now: i64) -> i64 {
        match self {
            NextCheck::Now => 0,
            NextCheck::At(time) => time.max(now.saturating_add(LATER)),
        }
    }
}

/// A document of its own that has changed.
#[derive(Clone, Debug)]
pub struct DocumentChange {
    /// Its path.
    pub path: String,
    /// The version that was given out; none for a new one.
    pub version: Option<i64>,
    /// Its contents now; `None` if it is gone.
    pub bytes: Option<Vec<u8>>,
    /// The addresses by which it is found: those that an invitation names.
    pub addresses: BTreeSet<String>,
}

/// A count that has grown or shrunk.
#[derive(Clone, Debug)]
pub struct QuotaChange {
    /// The name of the count.
    pub name: String,
    /// For whom.
    pub who: String,
    /// In which while.
    pub during: String,
    /// By how much.
    pub by: i64,
}

/// The decision about a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageFate {
    /// It is dealt with.
    Done,
    /// It is left for a person to read.
    Unread,
    /// It is tried again after a while; nothing else of the unit counts.
    Later,
}

/// Says of a game and its last entry when it is to be looked at though nobody writes.
pub type NextCheckFn<'a> = &'a dyn Fn(&Digest, &Digest) -> Result<Option<NextCheck>, Failure>;

/// The changes of one piece of work.
#[derive(Clone, Debug, Default)]
pub struct ChangeSet {
    /// The games, each once.
    pub games: Vec<GameChange>,
    /// Documents of their own.
    pub documents: Vec<DocumentChange>,
    /// Entries that came too early.
    pub early: Vec<EntryRow>,
    /// Those that wait no longer.
    pub ripened: Vec<Digest>,
    /// Counts.
    pub quotas: Vec<QuotaChange>,
    /// Messages that have to be sent, by name.
    pub outbox: Vec<(String, Vec<u8>)>,
    /// Messages that no server takes, by name.
    pub refused: Vec<(String, Vec<u8>)>,
    /// The message that all this came from, and what becomes of it.
    pub message: Option<(MessageLease, MessageFate)>,
    /// A message left for a person, which somebody has dealt with by this; and whether it was answered.
    pub read: Option<(Digest, bool)>,
}

impl ChangeSet {
    /// Returns the changes since the files were given out. `due` returns when something is to be told though nobody writes, by a
    /// game and its last entry. It is called for every game that was given out or is new.
    ///
    /// # Errors
    /// A log cannot be cut into entries, or has gone.
    pub fn between(before: &Snapshot, after: &Files, due: NextCheckFn<'_>) -> Result<ChangeSet, Failure> {
        let mut unit = ChangeSet::default();
        let mut games: BTreeMap<Digest, GameChange> = BTreeMap::new();
        for (path, held) in &before.games {
            let old = before.files.get(path).map(Vec::as_slice).unwrap_or_default();
            let Some(new) = after.get(path) else {
                let reason = phrase!("log-gone", "{path} has gone while the desk was at work", path);
                return Err(Failure::environment(reason));
            };
            games.insert(held.id, change(path, held.id, Some(held.version), old, new)?);
        }
        for (path, bytes) in after {
            if is_log(path) && !before.games.contains_key(path) {
                let all = rows(path, bytes)?;
                let charter = all.first().ok_or_else(|| not_whole(path))?.id;
                let mut new = change(path, charter, None, &[], bytes)?;
                new.addresses = charter_addresses(bytes);
                if games.insert(charter, new).is_some() {
                    let reason = phrase!("second-copy", "{path} is a second copy of a game", path);
                    return Err(Failure::ruled(reason).hint(one_copy()));
                }
            }
        }
        let paths: BTreeSet<&String> = before.files.keys().chain(after.keys()).collect();
        for path in paths {
            let (old, new) = (before.files.get(path), after.get(path));
            if old == new {
                continue;
            }
            match document(path)? {
                Document::Log | Document::NewMail | Document::OldMail | Document::Temporary => {}
                Document::Beside(log) => {
                    let game = games.values_mut().find(|game| game.path == log);
                    match game {
                        Some(game) => game.beside = Some(new.map(|bytes| pieces(bytes)).unwrap_or_default()),
                        None => unit.document(before, path, new),
                    }
                }
                Document::State(StateFile::EarlyEntry(_)) => match (old, new) {
                    (_, Some(bytes)) => unit.early.extend(early(bytes)),
                    (Some(bytes), None) => unit.ripened.extend(early(bytes).map(|row| row.id)),
                    (None, None) => {}
                },
                Document::State(StateFile::Quota(name)) => unit.count(&name, old, new),
                Document::State(StateFile::Outgoing(name)) => {
                    unit.outbox.extend(new.map(|bytes| (name, bytes.clone())));
                }
                Document::State(StateFile::Refused(name)) => {
                    unit.refused.extend(new.map(|bytes| (name, bytes.clone())));
                }
                // Each desk notes for itself that its server takes nothing.
                Document::State(StateFile::SendingTrouble) => {}
                Document::State(file) => {
                    match of_game(&file).and_then(|(id, name)| Some((games.get_mut(&id)?, name))) {
                        Some((game, name)) => game.documents.push((name, new.cloned())),
                        None => unit.document(before, path, new),
                    }
                }
                Document::Invitation | Document::EventLog | Document::KeptMessage | Document::OfGames => {
                    unit.document(before, path, new);
                }
            }
        }
        for game in games.values_mut() {
            game.due = due(&game.id, &game.head)?;
        }
        unit.games = games.into_values().collect();
        Ok(unit)
    }

    /// Whether nothing has changed but for dates.
    pub fn is_idle(&self) -> bool {
        let idle = |game: &GameChange| {
            game.version.is_some()
                && game.rows.is_empty()
                && !game.falls
                && game.beside.is_none()
                && game.documents.is_empty()
        };
        self.games.iter().all(idle)
            && self.documents.is_empty()
            && self.early.is_empty()
            && self.ripened.is_empty()
            && self.quotas.is_empty()
            && self.outbox.is_empty()
            && self.read.is_none()
    }

    /// Whether requests are in it that wait for a confirmation from now on.
    pub(crate) fn has_new_requests(&self) -> bool {
        self.documents.iter().any(|one| one.bytes.is_some() && is_request(&one.path))
    }

    /// Removes the requests that make room for the new ones, of those that were checked out.
    pub(crate) fn make_room(&mut self, held: &Snapshot) {
        let written = self.documents.iter().filter_map(|one| Some((&*one.path, one.bytes.as_deref()?)));
        let new: BTreeMap<&str, &[u8]> = written.filter(|(path, _)| is_request(path)).collect();
        let paths: Vec<&str> = new.keys().copied().collect();
        let held_before =
            held.files.iter().map(|(path, bytes)| (&**path, &**bytes)).filter(|(path, _)| is_request(path));
        let others = held_before.filter(|(path, _)| self.documents.iter().all(|one| one.path != *path));
        let gone: Vec<String> = superfluous(others.chain(new.clone()), &paths).into_iter().map(str::to_owned).collect();
        for path in gone {
            self.document(held, &path, None);
        }
    }

    /// Leaves out games in which nothing has changed: who was only looked at stands in nobody's way.
    pub fn leave_out_idle(&mut self) {
        self.games.retain(|game| {
            game.version.is_none()
                || !game.rows.is_empty()
                || game.falls
                || game.beside.is_some()
                || !game.documents.is_empty()
        });
    }

    /// Gives new games and invitations names that nothing else in the store has. New documents of an event have such names already.
    pub fn make_names_unique(&mut self) {
        for game in self.games.iter_mut().filter(|game| game.version.is_none()) {
            game.path = named(&game.path, ".yaml", &game.id);
        }
        for document in self.documents.iter_mut().filter(|document| document.version.is_none()) {
            if let Some(bytes) = &document.bytes {
                document.path = named(&document.path, &format!(".{INVITATION}"), &Digest(sha256(&[bytes])));
            }
        }
    }

    fn document(&mut self, before: &Snapshot, path: &str, new: Option<&Vec<u8>>) {
        let addresses = new.map(|bytes| invited_by(path, bytes)).unwrap_or_default();
        let version = before.versions.get(path).copied();
        self.documents.push(DocumentChange { path: path.to_owned(), version, bytes: new.cloned(), addresses });
    }

    fn count(&mut self, name: &str, old: Option<&Vec<u8>>, new: Option<&Vec<u8>>) {
        let read = |bytes: &Vec<u8>| QuotaRecord::parse(bytes).ok();
        let Some(now) = new.and_then(read) else { return };
        let then = old.and_then(read).filter(|then| then.during == now.during).unwrap_or_default();
        for (who, had) in &now.had {
            let by = had - then.had.get(who).copied().unwrap_or(0);
            if by != 0 {
                let (name, during) = (name.to_owned(), now.during.clone());
                self.quotas.push(QuotaChange { name, who: who.clone(), during, by });
            }
        }
    }
}

/// A path with the beginning of a digest before its end; as it is, if it has another end or is not among the games of no event.
fn named(path: &str, end: &str, digest: &Digest) -> String {
    match path.strip_suffix(end).filter(|stem| stem.split_once('/').is_some_and(|(directory, _)| directory == GAMES)) {
        Some(stem) => format!("{stem}-{}{end}", digest.to_hex().get(..8).unwrap_or_default()),
        None => path.to_owned(),
    }
}

/// How a log has changed: what stays, and what stands behind it.
fn change(path: &str, id: Digest, version: Option<i64>, old: &[u8], new: &[u8]) -> Result<GameChange, Failure> {
    let (mut stays, mut falls) = (0, false);
    let (mut now, mut before) = (Vec::new(), None);
    match new.strip_prefix(old) {
        // The bytes that were given out are made of entries, so only the new ones are read.
        Some(more) => {
            now = rows(path, more)?;
            let cut = Frames::new(old).filter_map(Result::ok);
            let last = cut.inspect(|_| stays += 1).last();
            if now.is_empty() {
                before = last.and_then(|frame| SignedEntry::read(frame.text).ok()).map(|letter| letter.id);
            }
        }
        None => {
            let was = rows(path, old)?;
            now.extend(rows(path, new)?);
            stays = was.iter().zip(&now).take_while(|(one, other)| one == other).count();
            falls = stays < was.len();
            now.drain(..stays);
            before = was.get(..stays).and_then(<[EntryRow]>::last).map(|row| row.id);
        }
    }
    let head = now.last().map(|row| row.id).or(before).unwrap_or(id);
    let length = stays + now.len();
    Ok(GameChange {
        id,
        path: path.to_owned(),
        version,
        stays,
        falls,
        rows: now,
        head,
        length,
        beside: None,
        documents: Vec::new(),
        addresses: BTreeSet::new(),
        due: None,
    })
}

/// The entries of a log.
///
/// # Errors
/// It is not made of entries, every byte of it.
pub fn rows(path: &str, log: &[u8]) -> Result<Vec<EntryRow>, Failure> {
    let mut rows = Vec::new();
    if log.is_empty() {
        return Ok(rows);
    }
    for frame in Frames::new(log) {
        let frame = frame.map_err(|_| not_whole(path))?;
        let letter = SignedEntry::read(frame.text).map_err(|_| not_whole(path))?;
        rows.push(EntryRow { id: letter.id, prev: letter.entry.prev, text: letter.text.into_bytes() });
    }
    match rows.iter().map(|row| row.text.len()).sum::<usize>() == log.len() {
        true => Ok(rows),
        false => Err(not_whole(path)),
    }
}

fn not_whole(path: &str) -> Failure {
    Failure::ruled(phrase!("log-not-whole", "{path} is not the log of a game, every byte of it", path)).hint(phrase!(
        "log-not-whole-hint",
        "`adjudicate verify` says what is wrong with it; move it away, or mend it first"
    ))
}

/// The advice where two files have the same game.
pub(crate) fn one_copy() -> Phrase {
    phrase!("second-copy-hint", "a store has every game once: move one of the copies away")
}

/// The pieces of what lies beside a log. Put together they are its bytes.
fn pieces(bytes: &[u8]) -> Vec<PendingPiece> {
    let beside = Pending::parse(bytes);
    if beside.text().as_bytes() != bytes {
        return vec![PendingPiece { id: Digest(sha256(&[bytes])), text: bytes.to_vec() }];
    }
    let entries =
        beside.entries.iter().map(|letter| PendingPiece { id: letter.id, text: letter.text.clone().into_bytes() });
    let rest = beside.slips.iter().map(adjudicate_record::log::Slip::text);
    let rest = rest.chain(beside.elements.iter().map(|line| format!("{line}\n")));
    let rest = rest.map(|text| PendingPiece { id: Digest(sha256(&[text.as_bytes()])), text: text.into_bytes() });
    entries.chain(rest).collect()
}

/// An entry that came too early, of its file.
pub fn early(bytes: &[u8]) -> Option<EntryRow> {
    let letter = std::str::from_utf8(bytes).ok().and_then(|text| SignedEntry::read(text).ok())?;
    Some(EntryRow { id: letter.id, prev: letter.entry.prev, text: bytes.to_vec() })
}

/// The addresses that the charter of a log names, in the form in which they are compared.
pub fn charter_addresses(log: &[u8]) -> BTreeSet<String> {
    first_entry(log).map(|charter| inbox::charter_addresses(&charter)).unwrap_or_default()
}

/// The first entry of a log, if it can be read.
fn first_entry(log: &[u8]) -> Option<SignedEntry> {
    SignedEntry::read(Frames::new(log).next()?.ok()?.text).ok()
}

/// The charter of a log, if it can be read.
pub fn charter_of(log: &[u8]) -> Option<Box<Charter>> {
    match first_entry(log)?.entry.kind {
        EntryKind::Charter(charter) => Some(charter),
        _ => None,
    }
}

/// The addresses that a document names, if it is an invitation.
pub fn invited_by(path: &str, bytes: &[u8]) -> BTreeSet<String> {
    if Document::parse(path) != Some(Document::Invitation) {
        return BTreeSet::new();
    }
    let read = serde_yaml::from_slice::<Invitation>(bytes).map(|read| read.seats).unwrap_or_default();
    read.into_iter().map(|seat| seat.mail).collect()
}

/// The path at which an early entry waits.
pub fn early_path(id: &Digest) -> String {
    StateFile::EarlyEntry(*id).in_store()
}

/// The id of the early entry that waits at this path, if one does.
pub fn early_of(path: &str) -> Option<Digest> {
    match Document::parse(path) {
        Some(Document::State(StateFile::EarlyEntry(id))) => Some(id),
        _ => None,
    }
}

/// The path of the note about an early entry.
pub fn early_note_path(id: &Digest) -> String {
    StateFile::EarlyNote(*id).in_store()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::store::LeasedGame;

    const MERELS: &str = include_str!("../../../examples/roman-merels.yaml");

    fn between(before: &Snapshot, after: &Files) -> Result<ChangeSet, Failure> {
        ChangeSet::between(before, after, &|_, _| Ok(None))
    }

    fn files(all: &[(&str, &str)]) -> Files {
        all.iter().map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec())).collect()
    }

    #[test]
    fn a_game_is_not_looked_at_again_at_once() {
        assert_eq!(NextCheck::Now.time(1_000), 0);
        assert_eq!(NextCheck::At(2_000).time(1_000), 2_000);
        assert_eq!(NextCheck::At(1_010).time(1_000), 1_060);
        // By a clock that is an hour behind it is not due yet.
        assert_eq!(NextCheck::At(1_000).time(4_600), 4_660);
    }

    #[test]
    fn new_games_have_names_that_nothing_else_has() {
        let after = files(&[("games/x.yaml", MERELS)]);
        let mut unit = between(&Snapshot::default(), &after).unwrap();
        unit.make_names_unique();
        let id = unit.games[0].id.to_hex();
        assert_eq!(unit.games[0].path, format!("games/x-{}.yaml", &id[..8]));
        let mut of_event = between(&Snapshot::default(), &files(&[("events/cup/games/x.yaml", MERELS)])).unwrap();
        of_event.make_names_unique();
        assert_eq!(of_event.games[0].path, "events/cup/games/x.yaml");
        // Twice the same game is none.
        let twice = files(&[("games/x.yaml", MERELS), ("games/y.yaml", MERELS)]);
        assert!(between(&Snapshot::default(), &twice).unwrap_err().message().contains("second copy"));
        let wrong = files(&[("games/x.yaml", "something else\n")]);
        assert!(between(&Snapshot::default(), &wrong).unwrap_err().message().contains("not the log of a game"));
    }

    #[test]
    fn what_has_changed_in_a_log_is_the_entries_behind_what_stays() {
        let all = rows("x", MERELS.as_bytes()).unwrap();
        let cut = |count: usize| -> Vec<u8> { all.iter().take(count).flat_map(|row| row.text.clone()).collect() };
        let held = |count: usize| {
            let mut out = Snapshot::default();
            out.games.insert("games/x.yaml".to_owned(), LeasedGame { id: all[0].id, version: 3 });
            out.files.insert("games/x.yaml".to_owned(), cut(count));
            out
        };
        let whole = files(&[("games/x.yaml", MERELS)]);
        for count in [1, all.len() - 1, all.len()] {
            let unit = between(&held(count), &whole).unwrap();
            let game = &unit.games[0];
            assert_eq!((game.stays, game.falls, game.length, game.version), (count, false, all.len(), Some(3)));
            assert_eq!(game.rows, all[count..]);
            assert_eq!(game.head, all.last().unwrap().id);
            assert_eq!(unit.is_idle(), count == all.len());
        }
        // Entries fall out.
        let shorter = Files::from([("games/x.yaml".to_owned(), cut(all.len() - 2))]);
        let unit = between(&held(all.len()), &shorter).unwrap();
        let game = &unit.games[0];
        assert_eq!((game.stays, game.falls, game.rows.len()), (all.len() - 2, true, 0));
        assert_eq!(game.head, all[all.len() - 3].id);
        assert!(between(&held(2), &Files::new()).unwrap_err().is_environment());
    }

    #[test]
    fn what_lies_beside_a_log_is_put_together_again() {
        let letters = rows("x", MERELS.as_bytes()).unwrap();
        let own = [letters[2].text.clone(), letters[1].text.clone()].concat();
        let found = pieces(&own);
        assert_eq!(found.iter().map(|piece| piece.id).collect::<Vec<_>>(), [letters[2].id, letters[1].id]);
        for bytes in [own, b"what nobody has written\n".to_vec(), Vec::new()] {
            let whole: Vec<u8> = pieces(&bytes).into_iter().flat_map(|piece| piece.text).collect();
            assert_eq!(whole, bytes);
        }
    }

    #[test]
    fn counts_are_what_has_been_added() {
        let before = "during: today\nhad:\n  a: 3\n  everybody: 9\n";
        let after = "during: today\nhad:\n  a: 4\n  everybody: 10\n";
        let out = Snapshot { files: files(&[("state/desk/answers.yaml", before)]), ..Snapshot::default() };
        let by =
            |unit: ChangeSet| -> Vec<(String, i64)> { unit.quotas.into_iter().map(|one| (one.who, one.by)).collect() };
        let unit = between(&out, &files(&[("state/desk/answers.yaml", after)])).unwrap();
        assert_eq!(by(unit), [("a".to_owned(), 1), ("everybody".to_owned(), 1)]);
        let unit = between(&out, &files(&[("state/desk/answers.yaml", "during: tomorrow\nhad:\n  a: 1\n")])).unwrap();
        assert_eq!(by(unit), [("a".to_owned(), 1)]);
    }
}
