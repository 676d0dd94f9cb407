//! The desk's notices about a game, recorded so that everybody gets each of them once: after a crash the desk goes on
//! where it was.
//!
//! Nothing depends on which message brought what. The log says how the game stands, the ledger says what of it has been
//! told, and the difference is what there is to do.

use adjudicate_record::log::layout::StateFile;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use adjudicate_record::crypto::Digest;
use adjudicate_record::log::Time;
use adjudicate_record::log::file::{self, FileError, FileSystem};

/// The desk's notices about one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoticeLedger {
    game: Digest,
    /// The last entry that everybody was told about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    told: Option<Digest>,
    /// The digest of the file beside the log when this was recorded, or later.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    waiting: Option<Digest>,
    /// The time of the next notice if nobody writes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    next: Option<String>,
    /// Whether the desk itself owes something that it could not give.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    owes: bool,
    /// Notices about deadlines that have been sent.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    notices: BTreeSet<String>,
    /// When slips arrived that wait beside the log.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    arrivals: BTreeMap<Digest, Time>,
    #[serde(skip)]
    stored: Option<Vec<u8>>,
}

/// Somebody's deadline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deadline {
    /// His name in the log.
    pub name: String,
    /// Until when he has time.
    pub until: Time,
    /// Until when with all of his grace.
    pub grace: Time,
    /// Further notices before it, or if it is far away.
    pub more: Vec<TimedNotice>,
}

/// A notice that is due from some time on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimedNotice {
    /// The event.
    pub event: DeadlineEvent,
    /// From when on it is due.
    pub from: Time,
    /// The date from which it counts. There is one notice of an event for each.
    pub since: Time,
    /// The date that it is about.
    pub date: Time,
}

/// A notice about a deadline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The key that distinguishes it from all other notices of the game.
    pub key: String,
    /// The player.
    pub name: String,
    /// The event.
    pub event: DeadlineEvent,
    /// The date that it is about.
    pub date: Time,
}

/// An event of a deadline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeadlineEvent {
    /// Half of the time is over.
    Half,
    /// The player has been silent for so many days.
    Silence(u64),
    /// It is near.
    Near,
    /// It has passed.
    Passed,
    /// All grace behind it has passed, too, or there was none.
    GraceOver,
    /// The player has been silent for so many days that the game can be decided for it.
    Silent(u64),
}

impl DeadlineEvent {
    /// Whether it only reminds the player.
    pub fn is_reminder(self) -> bool {
        match self {
            DeadlineEvent::Half | DeadlineEvent::Silence(_) | DeadlineEvent::Near => true,
            DeadlineEvent::Passed | DeadlineEvent::GraceOver | DeadlineEvent::Silent(_) => false,
        }
    }

    fn name(self) -> String {
        match self {
            DeadlineEvent::Half => "half".to_owned(),
            DeadlineEvent::Silence(days) => format!("silence-{days}"),
            DeadlineEvent::Near => "near".to_owned(),
            DeadlineEvent::Passed => "passed".to_owned(),
            DeadlineEvent::GraceOver => "grace-over".to_owned(),
            DeadlineEvent::Silent(days) => format!("silent-{days}"),
        }
    }
}

impl NoticeLedger {
    /// Loads the ledger of this game from the files below the state directory. A damaged ledger counts as empty: at
    /// worst a notice is sent twice.
    ///
    /// # Errors
    /// The file is there and cannot be read. It may be readable in a moment, and nobody is told twice for that.
    pub fn load(system: &dyn FileSystem, state: &Path, game: &Digest) -> Result<NoticeLedger, FileError> {
        let fresh = NoticeLedger {
            game: *game,
            told: None,
            waiting: None,
            next: None,
            owes: false,
            notices: BTreeSet::new(),
            arrivals: BTreeMap::new(),
            stored: None,
        };
        let bytes = match file::read(system, &path_of(state, game)) {
            Err(FileError::Absent { .. }) => return Ok(fresh),
            read => read?,
        };
        let read = std::str::from_utf8(&bytes).ok().and_then(|text| serde_yaml::from_str::<NoticeLedger>(text).ok());
        let ledger = read.filter(|ledger| ledger.game == *game).unwrap_or(fresh);
        Ok(NoticeLedger { stored: Some(bytes), ..ledger })
    }

    /// Writes the ledger, whole or not at all. The write is not flushed to the disk: a notice that the ledger lacks is
    /// sent again, and one that it has was flushed with the outbox before.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn store(&mut self, system: &dyn FileSystem, state: &Path) -> Result<(), FileError> {
        let path = path_of(state, &self.game);
        // A map of texts has no value that YAML cannot hold.
        let text = serde_yaml::to_string(self).unwrap_or_default();
        if self.stored.as_deref() == Some(text.as_bytes()) {
            return Ok(());
        }
        let directory = path.parent().unwrap_or(state);
        file::make_directory(system, directory)?;
        file::put(system, &path, text.as_bytes())?;
        self.stored = Some(text.into_bytes());
        Ok(())
    }

    /// Whether there may be something to do for a game whose last entry is `head`.
    pub fn is_behind(&self, head: &Digest, now: Time) -> bool {
        let due = self.next().is_some_and(|next| next <= now);
        self.owes || due || self.told.as_ref() != Some(head)
    }

    /// Returns the time of the next notice if nobody writes.
    pub fn next(&self) -> Option<Time> {
        self.next.as_deref().and_then(Time::parse)
    }

    /// Whether everybody was told about this entry.
    pub fn has_told(&self, head: &Digest) -> bool {
        self.told.as_ref() == Some(head)
    }

    /// Whether nothing was ever recorded in it.
    pub fn is_new(&self) -> bool {
        self.stored.is_none()
    }

    /// The last entry that everybody was told about.
    pub fn told(&self) -> Option<&Digest> {
        self.told.as_ref()
    }

    /// Notes that everybody was told about this entry.
    pub fn tell(&mut self, head: Digest) {
        self.told = Some(head);
    }

    /// Notes when these slips arrived that wait beside the log, and forgets all others.
    pub fn note_arrivals(&mut self, waiting: &BTreeSet<Digest>, now: Time) {
        self.arrivals.retain(|slip, _| waiting.contains(slip));
        for slip in waiting {
            self.arrivals.entry(*slip).or_insert(now);
        }
    }

    /// When this slip arrived, if it has waited beside the log.
    pub fn arrival(&self, slip: &Digest) -> Option<Time> {
        self.arrivals.get(slip).copied()
    }

    /// Whether what waits beside the log has been passed on.
    pub fn has_passed_on(&self, waiting: &Digest) -> bool {
        self.waiting.as_ref() == Some(waiting)
    }

    /// Notes that what waits beside the log has been passed on.
    pub fn pass_on(&mut self, waiting: Digest) {
        self.waiting = Some(waiting);
    }

    /// Notes whether the desk owes something that it could not give.
    pub fn owe(&mut self, owes: bool) {
        self.owes = owes;
    }

    /// Returns the notices about these deadlines that are due and have not been sent, and the time of the next check.
    pub fn notices(&mut self, deadlines: &[Deadline], now: Time, remind_days: u64) -> Vec<Notice> {
        let mut all = Vec::new();
        for deadline in deadlines {
            let notice = |event, from, date| TimedNotice { event, from, since: date, date };
            let (until, grace) = (deadline.until, deadline.grace);
            let mut events = deadline.more.clone();
            if remind_days > 0 {
                events.push(notice(DeadlineEvent::Near, earlier(until, remind_days), until));
            } else {
                events.retain(|one| !one.event.is_reminder());
            }
            if grace > until {
                events.push(notice(DeadlineEvent::Passed, until, until));
            }
            events.push(notice(DeadlineEvent::GraceOver, grace, grace));
            for TimedNotice { event, from, since, date } in events {
                let key = format!("{} {since} {}", deadline.name, event.name());
                all.push((from, Notice { key, name: deadline.name.clone(), event, date }));
            }
        }
        self.notices.retain(|key| all.iter().any(|(_, notice)| notice.key == *key));
        let next = all.iter().map(|(from, _)| *from).filter(|from| *from > now).min();
        self.next = next.map(|next| next.to_string());
        all.retain(|(from, _)| *from <= now);
        all.sort_by_key(|(from, _)| *from);
        // A later notice for a player makes the earlier ones superfluous.
        let overtaken = |place: usize, notice: &Notice| {
            all.get(place + 1..).unwrap_or_default().iter().any(|(_, other)| other.name == notice.name)
        };
        let fresh = all.iter().enumerate().filter(|(place, (_, notice))| !overtaken(*place, notice));
        let fresh = fresh.map(|(_, (_, notice))| notice).filter(|notice| !self.notices.contains(&notice.key));
        fresh.cloned().collect()
    }

    /// Returns those of these notices that have not been sent, and forgets the sent ones that are not among them.
    pub fn unsent(&mut self, keys: &BTreeSet<String>) -> BTreeSet<String> {
        self.notices.retain(|key| keys.contains(key));
        keys.difference(&self.notices).cloned().collect()
    }

    /// Notes that notices with these keys have been sent.
    pub fn note_sent(&mut self, keys: BTreeSet<String>) {
        self.notices.extend(keys);
    }

    /// Notes that a notice has been sent.
    pub fn note(&mut self, notice: &Notice) {
        self.notices.insert(notice.key.clone());
    }
}

fn earlier(time: Time, days: u64) -> Time {
    let seconds = i64::try_from(days).unwrap_or(i64::MAX).saturating_mul(86_400);
    Time::from_unix(time.unix().saturating_sub(seconds)).unwrap_or(time)
}

fn path_of(state: &Path, game: &Digest) -> PathBuf {
    StateFile::Told(*game).below(state)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use adjudicate_record::log::file::Disk;

    fn at(text: &str) -> Time {
        Time::parse(text).unwrap()
    }

    #[test]
    fn every_notice_is_given_once_for_each_deadline() {
        let state = tempfile::tempdir().unwrap();
        let game = Digest([3; 32]);
        let quiet = |days, from: &str| TimedNotice {
            event: DeadlineEvent::Silence(days),
            from: at(from),
            since: at("2026-11-01T00:00:00Z"),
            date: at("2026-11-01T00:00:00Z"),
        };
        let more = vec![quiet(8, "2026-11-09T00:00:00Z"), quiet(12, "2026-11-13T00:00:00Z")];
        let deadline = |until: &str, grace: &str| Deadline {
            name: "bob".to_owned(),
            until: at(until),
            grace: at(grace),
            more: more.clone(),
        };
        let first = [deadline("2026-11-20T12:00:00Z", "2026-11-25T12:00:00Z")];
        let second = [deadline("2026-12-20T12:00:00Z", "2026-12-20T12:00:00Z")];
        let steps = [
            ("2026-11-08T00:00:00Z", &first, vec![]),
            ("2026-11-10T00:00:00Z", &first, vec![DeadlineEvent::Silence(8)]),
            ("2026-11-12T00:00:00Z", &first, vec![]),
            ("2026-11-13T00:00:00Z", &first, vec![DeadlineEvent::Silence(12)]),
            ("2026-11-14T00:00:00Z", &first, vec![]),
            ("2026-11-19T12:00:00Z", &first, vec![DeadlineEvent::Near]),
            ("2026-11-19T13:00:00Z", &first, vec![]),
            ("2026-11-20T12:00:00Z", &first, vec![DeadlineEvent::Passed]),
            ("2026-11-24T00:00:00Z", &first, vec![]),
            ("2026-11-26T00:00:00Z", &first, vec![DeadlineEvent::GraceOver]),
            ("2026-11-27T00:00:00Z", &first, vec![]),
            ("2026-11-27T00:00:00Z", &second, vec![]),
            ("2026-12-30T00:00:00Z", &second, vec![DeadlineEvent::GraceOver]),
            ("2026-12-31T00:00:00Z", &second, vec![]),
        ];
        for (now, deadlines, wanted) in steps {
            // Every step is another run of the program.
            let mut ledger = NoticeLedger::load(&Disk, state.path(), &game).unwrap();
            let notices = ledger.notices(deadlines, at(now), 1);
            assert_eq!(notices.iter().map(|notice| notice.event).collect::<Vec<_>>(), wanted, "{now}");
            notices.iter().for_each(|notice| ledger.note(notice));
            ledger.store(&Disk, state.path()).unwrap();
        }
    }

    #[test]
    fn a_notice_with_a_key_is_sent_once_until_its_reason_has_gone() {
        let state = tempfile::tempdir().unwrap();
        let keys = |keys: &[&str]| keys.iter().map(|key| (*key).to_owned()).collect::<BTreeSet<String>>();
        let steps: [(&[&str], &[&str]); 4] = [(&["a"], &["a"]), (&["a", "b"], &["b"]), (&["b"], &[]), (&["a"], &["a"])];
        for (all, wanted) in steps {
            let mut ledger = NoticeLedger::load(&Disk, state.path(), &Digest([3; 32])).unwrap();
            let unsent = ledger.unsent(&keys(all));
            assert_eq!(unsent, keys(wanted), "{all:?}");
            ledger.note_sent(unsent);
            ledger.store(&Disk, state.path()).unwrap();
        }
    }

    #[test]
    fn there_is_something_to_do_when_the_head_moves_or_a_date_comes() {
        let state = tempfile::tempdir().unwrap();
        let mut ledger = NoticeLedger::load(&Disk, state.path(), &Digest([3; 32])).unwrap();
        let (one, other) = (Digest([1; 32]), Digest([2; 32]));
        let now = at("2026-11-10T00:00:00Z");
        assert!(ledger.is_behind(&one, now));
        ledger.tell(one);
        assert!(!ledger.is_behind(&one, now));
        assert!(ledger.is_behind(&other, now));
        let until = at("2026-11-20T12:00:00Z");
        assert!(
            ledger
                .notices(&[Deadline { name: "bob".to_owned(), until, grace: until, more: Vec::new() }], now, 2)
                .is_empty()
        );
        assert!(!ledger.is_behind(&one, at("2026-11-18T11:59:59Z")));
        assert!(ledger.is_behind(&one, at("2026-11-18T12:00:00Z")));
        ledger.owe(true);
        assert!(ledger.is_behind(&one, now));
    }

    #[test]
    fn a_damaged_ledger_counts_as_none_and_is_mended() {
        let state = tempfile::tempdir().unwrap();
        let game = Digest([3; 32]);
        let mut ledger = NoticeLedger::load(&Disk, state.path(), &game).unwrap();
        ledger.tell(game);
        ledger.store(&Disk, state.path()).unwrap();
        std::fs::write(path_of(state.path(), &game), "told: [").unwrap();
        let mut ledger = NoticeLedger::load(&Disk, state.path(), &game).unwrap();
        assert!(!ledger.has_told(&game));
        ledger.tell(game);
        ledger.store(&Disk, state.path()).unwrap();
        assert!(NoticeLedger::load(&Disk, state.path(), &game).unwrap().has_told(&game));
    }
}
