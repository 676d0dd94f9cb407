//! Each system call fails once, in every manner: the file is the old one or the new one.

use std::fs;
use std::path::{Path, PathBuf};

use adjudicate::crypto::Digest;
use adjudicate::log::file::{self, Disk, FileError, FileSystem};
use adjudicate::log::signing_state::{SigningState, StateError};

use super::faulty::{Faulty, Manner};
use super::{NO_SPACE, entry, log_in, names_in};

const BAD_DISK: i32 = 5;
const FORBIDDEN: i32 = 13;

/// One thing that is done to a directory, the file it is about, and that file before and after.
struct Deed {
    name: &'static str,
    subject: &'static str,
    before: Option<String>,
    after: Option<String>,
    act: fn(&dyn FileSystem, &Path) -> Result<(), FileError>,
}

fn kept() -> SigningState {
    SigningState::new(Digest([7; 32]), 3, Digest([9; 32]))
}

/// Puts these bytes beside the other log.
fn keep_beside(system: &dyn FileSystem, home: &Path, bytes: String) -> Result<(), FileError> {
    file::change_beside(system, &home.join("other.yaml"), |old| (old != bytes.as_bytes()).then(|| bytes.into_bytes()))
        .map(drop)
}

fn deeds() -> Vec<Deed> {
    let known = || Some(entry(0) + &entry(1));
    let deed = |name, subject, before, after, act| Deed { name, subject, before, after, act };
    let kept_name = "state/games/0707070707070707070707070707070707070707070707070707070707070707.yaml";
    let mut stored = kept();
    let scratch = tempfile::tempdir().unwrap();
    stored.store(&Disk, &scratch.path().join("state")).unwrap();
    let first = fs::read_to_string(scratch.path().join(kept_name)).unwrap();
    stored.note_seen(4, Digest([10; 32]), |_| true);
    stored.store(&Disk, &scratch.path().join("state")).unwrap();
    let second = fs::read_to_string(scratch.path().join(kept_name)).unwrap();
    vec![
        deed("append", "game.yaml", known(), Some(entry(0) + &entry(1) + &entry(2)), |system, home| {
            file::append(system, &log_in(home), (entry(0) + &entry(1)).as_bytes(), &entry(2))
        }),
        deed("replace", "game.yaml", known(), Some(entry(0) + &entry(3)), |system, home| {
            file::replace(system, &log_in(home), (entry(0) + &entry(1)).as_bytes(), &(entry(0) + &entry(3)))
        }),
        deed("create", "game.yaml", None, Some(entry(0)), |system, home| {
            file::create(system, &log_in(home), &entry(0))
        }),
        deed("keep beside", "other.yaml.beside", None, Some(entry(1)), |system, home| {
            keep_beside(system, home, entry(1))
        }),
        deed("keep more beside", "other.yaml.beside", known(), Some(entry(0) + &entry(2)), |system, home| {
            keep_beside(system, home, entry(0) + &entry(2))
        }),
        deed("leave nothing beside", "other.yaml.beside", known(), None, |system, home| {
            keep_beside(system, home, String::new())
        }),
        deed("store", kept_name, None, Some(first.clone()), |system, home| {
            told(kept().store(system, &home.join("state")))
        }),
        deed("store again", kept_name, Some(first), Some(second), |system, home| {
            let mut kept = match SigningState::load(system, &home.join("state"), &Digest([7; 32])) {
                Ok(kept) => kept.unwrap(),
                Err(error) => return told(Err(error)),
            };
            kept.note_seen(4, Digest([10; 32]), |_| true);
            told(kept.store(system, &home.join("state")))
        }),
    ]
}

fn told(result: Result<(), StateError>) -> Result<(), FileError> {
    result.map_err(|error| match error {
        StateError::File(error) => error,
        StateError::Damaged { .. } => panic!("{error}"),
    })
}

/// A directory in which the deed can be done, and the file it is about.
fn stage(deed: &Deed) -> (tempfile::TempDir, PathBuf) {
    let home = tempfile::tempdir().unwrap();
    let subject = home.path().join(deed.subject);
    fs::write(home.path().join("other.yaml"), "other").unwrap();
    if let Some(before) = &deed.before {
        fs::create_dir_all(subject.parent().unwrap()).unwrap();
        fs::write(&subject, before).unwrap();
    }
    (home, subject)
}

/// The file afterwards, what else was left beside it, and how it went on.
fn check(deed: &Deed, fault: (usize, Manner), bite: usize) -> usize {
    let (home, subject) = stage(deed);
    let system = Faulty::new(Some(fault), bite);
    let result = (deed.act)(&system, home.path());
    let what = format!("{} with {fault:?}, {bite} bytes at a time: {result:?}", deed.name);
    let found = fs::read_to_string(&subject).ok();
    let old = found == deed.before;
    assert!(old || found == deed.after, "{what}: neither the old file nor the new one: {found:?}");
    match &result {
        Ok(()) => assert!(!old, "{what}: reported as done"),
        Err(FileError::Failed { unchanged: false, .. }) => {}
        Err(_) if system.is_dead() => {}
        Err(_) => assert!(old, "{what}: reported as not done"),
    }
    let left = names_in(subject.parent().unwrap()).iter().filter(|name| name.ends_with(".new")).count();
    if matches!(fault.1, Manner::Refused(_)) {
        assert_eq!(left, 0, "{what}: a draft was left");
    }
    // A healthy program comes along, does the deed if it is not done, and clears away what was left.
    if old {
        (deed.act)(&Disk, home.path()).unwrap_or_else(|error| panic!("{what}: afterwards {error}"));
    } else if let Some(after) = &deed.after {
        file::replace(&Disk, &subject, after.as_bytes(), after).unwrap();
    } else {
        keep_beside(&Disk, home.path(), String::new()).unwrap();
    }
    assert_eq!(fs::read_to_string(&subject).ok(), deed.after, "{what}");
    let names = names_in(subject.parent().unwrap());
    assert!(names.iter().all(|name| !name.ends_with(".new")), "{what}: {names:?}");
    left
}

#[test]
fn every_system_call_may_fail() {
    let manners = [
        Manner::Refused(NO_SPACE),
        Manner::Refused(BAD_DISK),
        Manner::Refused(FORBIDDEN),
        Manner::DoneAndRefused(BAD_DISK),
        Manner::KilledBefore,
        Manner::KilledAfter,
    ];
    let (mut worlds, mut drafts) = (0, 0);
    for deed in deeds() {
        for bite in [usize::MAX, 50] {
            let healthy = Faulty::new(None, bite);
            let (home, _) = stage(&deed);
            (deed.act)(&healthy, home.path()).unwrap();
            let calls = healthy.calls().len();
            for n in 1..=calls {
                for manner in manners {
                    drafts += check(&deed, (n, manner), bite);
                    worlds += 1;
                }
            }
            let bites = if bite == usize::MAX { "at once" } else { "in short writes" };
            println!("{} {bites}: {calls} calls, each failed in {} manners", deed.name, manners.len());
        }
    }
    println!("{worlds} worlds, in {drafts} of them the dead left a draft; each was cleared away");
}

#[test]
fn the_log_is_on_the_disk_before_and_after_it_is_moved() {
    let home = tempfile::tempdir().unwrap();
    let log = log_in(home.path());
    fs::write(&log, entry(0)).unwrap();
    let system = Faulty::new(None, usize::MAX);
    file::append(&system, &log, entry(0).as_bytes(), &entry(1)).unwrap();
    let expected =
        "resolve, create, try lock, names, look, open, read, adopt, write, sync, read, rename, sync directory";
    assert_eq!(system.calls().join(", "), expected);
}
