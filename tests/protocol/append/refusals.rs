//! Refused entries, and logs that stay as they were.

use std::fs::{self, File};
use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;

use adjudicate::log::LOG_MAX;
use adjudicate::log::file::{self, Disk, FileError, FileSystem};

use super::faulty::{Faulty, Manner};
use super::{entry, log_in, names_in};

#[test]
fn what_someone_else_wrote_is_not_lost() {
    let home = tempfile::tempdir().unwrap();
    let log = log_in(home.path());
    file::create(&Disk, &log, &entry(0)).unwrap();
    file::append(&Disk, &log, entry(0).as_bytes(), &entry(1)).unwrap();
    let late = file::append(&Disk, &log, entry(0).as_bytes(), &entry(2));
    assert!(matches!(late, Err(FileError::Changed { .. })), "{late:?}");
    let again = file::create(&Disk, &log, &entry(0));
    assert!(matches!(again, Err(FileError::Exists { .. })), "{again:?}");
    assert_eq!(fs::read_to_string(&log).unwrap(), entry(0) + &entry(1));
    assert_eq!(names_in(home.path()), ["game.yaml"]);
}

#[test]
fn what_is_no_log_is_told_apart() {
    let home = tempfile::tempdir().unwrap();
    let path = |name: &str| home.path().join(name);
    assert!(Command::new("mkfifo").arg(path("pipe")).status().unwrap().success());
    File::create(path("large")).unwrap().set_len(LOG_MAX + 1).unwrap();
    symlink(path("nowhere"), path("dangling")).unwrap();
    fs::create_dir(path("folder")).unwrap();
    let told = |name: &str| {
        let read = file::read(&Disk, &path(name)).unwrap_err().to_string();
        let written = file::append(&Disk, &path(name), b"", "x").unwrap_err().to_string();
        assert_eq!(read, written);
        read.replace(home.path().to_str().unwrap(), "")
    };
    assert_eq!(told("absent"), "there is no file `/absent`");
    assert_eq!(told("folder"), "`/folder` is a directory, not a file");
    assert_eq!(told("pipe"), "`/pipe` is a pipe or a device, not a file");
    assert_eq!(told("large"), "`/large` was not looked at: it has 65 MiB, and the limit is 64");
    assert!(matches!(file::read(&Disk, &path("dangling")), Err(FileError::Absent { .. })));
    assert!(matches!(file::create(&Disk, &path("dangling"), "x"), Err(FileError::Exists { .. })));
    assert_eq!(names_in(home.path()), ["dangling", "folder", "large", "pipe"]);
}

#[test]
fn a_log_does_not_grow_beyond_what_is_read() {
    let home = tempfile::tempdir().unwrap();
    let log = log_in(home.path());
    let full = vec![b'x'; LOG_MAX as usize];
    fs::write(&log, &full).unwrap();
    let refused = file::append(&Disk, &log, &full, "x");
    assert!(matches!(refused, Err(FileError::TooLarge { .. })), "{refused:?}");
    assert_eq!(fs::metadata(&log).unwrap().len(), LOG_MAX);
}

#[test]
fn a_read_only_log_stays_as_it_is() {
    // Also for the superuser, whom no permission binds: the file says what its owner wants.
    let home = tempfile::tempdir().unwrap();
    let log = log_in(home.path());
    fs::write(&log, entry(0)).unwrap();
    fs::set_permissions(&log, fs::Permissions::from_mode(0o444)).unwrap();
    let refused = file::append(&Disk, &log, entry(0).as_bytes(), &entry(1));
    assert!(matches!(refused, Err(FileError::ReadOnly { .. })), "{refused:?}");
    assert_eq!(fs::read_to_string(&log).unwrap(), entry(0));
    assert_eq!(names_in(home.path()), ["game.yaml"]);
}

#[test]
fn links_and_permissions_stay() {
    let home = tempfile::tempdir().unwrap();
    let (log, link) = (home.path().join("games/game.yaml"), home.path().join("link.yaml"));
    fs::create_dir(home.path().join("games")).unwrap();
    fs::write(&log, entry(0)).unwrap();
    fs::set_permissions(&log, fs::Permissions::from_mode(0o640)).unwrap();
    // Only the superuser can try this out.
    let given = std::os::unix::fs::chown(&log, Some(1234), Some(4321)).is_ok();
    symlink("games/game.yaml", &link).unwrap();
    file::append(&Disk, &link, entry(0).as_bytes(), &entry(1)).unwrap();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::read_to_string(&log).unwrap(), entry(0) + &entry(1));
    let found = fs::metadata(&log).unwrap();
    assert_eq!(found.permissions().mode() & 0o777, 0o640);
    if given {
        assert_eq!((found.uid(), found.gid()), (1234, 4321));
    }
    let beside = file::change_beside(&Disk, &link, |_| Some(entry(7).into_bytes())).unwrap();
    assert_eq!(beside, log.with_file_name("game.yaml.beside"));
    assert_eq!(fs::read_to_string(beside).unwrap(), entry(7));
}

#[test]
fn the_longest_name_can_be_written() {
    let home = tempfile::tempdir().unwrap();
    let log = home.path().join("n".repeat(255));
    file::create(&Disk, &log, &entry(0)).unwrap();
    file::append(&Disk, &log, entry(0).as_bytes(), &entry(1)).unwrap();
}

#[test]
fn a_living_writer_is_waited_for_and_named() {
    let home = tempfile::tempdir().unwrap();
    let log = log_in(home.path());
    fs::write(&log, entry(0)).unwrap();
    let draft = draft_of(home.path(), &log);
    let held = Disk.create(&draft).unwrap();
    assert!(Disk.try_lock(&held).unwrap());
    let busy = file::append(&Disk, &log, entry(0).as_bytes(), &entry(1)).unwrap_err();
    let FileError::Busy { holder, .. } = &busy else { panic!("{busy}") };
    println!("{busy}");
    if let Some(holder) = holder {
        assert!(holder.ends_with(&format!("process {}", std::process::id())), "{holder}");
    }
    // When it dies, what it left does not block.
    drop(held);
    assert!(draft.exists());
    file::append(&Disk, &log, entry(0).as_bytes(), &entry(1)).unwrap();
    assert_eq!(names_in(home.path()), ["game.yaml"]);
}

/// The name of the draft, seen by killing a program that has just made it.
fn draft_of(home: &Path, log: &Path) -> PathBuf {
    let calls = (1..20).find_map(|n| {
        let killed = Faulty::new(Some((n, Manner::KilledAfter)), usize::MAX);
        let _ = file::append(&killed, log, entry(0).as_bytes(), &entry(1));
        names_in(home).into_iter().find(|name| name.ends_with(".new"))
    });
    let draft = home.join(calls.unwrap());
    fs::remove_file(&draft).unwrap();
    draft
}

#[test]
fn a_planted_link_is_not_followed() {
    let home = tempfile::tempdir().unwrap();
    let log = log_in(home.path());
    fs::write(&log, entry(0)).unwrap();
    let (draft, victim) = (draft_of(home.path(), &log), home.path().join("victim"));
    fs::write(&victim, "precious").unwrap();
    symlink(&victim, &draft).unwrap();
    let refused = file::append(&Faulty::new(None, usize::MAX), &log, entry(0).as_bytes(), &entry(1));
    assert!(matches!(refused, Err(FileError::Busy { .. })), "{refused:?}");
    assert_eq!(fs::read_to_string(&victim).unwrap(), "precious");
}
