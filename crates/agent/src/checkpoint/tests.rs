use std::path::Path;

use super::*;
use crate::game_file;
use crate::game_files::{CachedGameFiles, GameFiles};
use adjudicate_record::log::file::MemoryDisk;

const MERELS: &str = include_str!("../../../../examples/roman-merels.yaml");

fn random(bytes: &mut [u8]) -> Result<(), Failure> {
    bytes.fill(7);
    Ok(())
}

fn checkpoints() -> Checkpoints {
    Checkpoints { state: PathBuf::from("state"), random, worth: 1 }
}

/// Writes a file of this file system.
fn write(disk: &MemoryDisk, path: &Path, bytes: &[u8]) {
    let mut files = disk.files();
    files.insert(path.display().to_string(), bytes.to_vec());
    disk.fill(&files);
}

/// The files with this log, its path, and that of its checkpoint, which was written when the log was read for the first time.
fn read_once() -> (MemoryDisk, PathBuf, PathBuf) {
    let (disk, log) = (MemoryDisk::default(), PathBuf::from("games/one.yaml"));
    write(&disk, &log, MERELS.as_bytes());
    assert!(read(&disk, &log).is_ok());
    let checkpoint = checkpoints().path(MERELS.as_bytes()).unwrap();
    (disk, log, checkpoint)
}

fn files(disk: &MemoryDisk) -> CachedGameFiles {
    CachedGameFiles::over(disk.clone(), disk.clone()).with_checkpoints(checkpoints())
}

/// The head behind the log, or why it is invalid.
fn read(disk: &MemoryDisk, log: &Path) -> Result<Digest, String> {
    let game = files(disk).game(log).map_err(|failure| failure.message().to_owned())?;
    assert!(game.records.iter().map(|record| record.text.as_str()).collect::<String>().as_bytes() == game.bytes);
    Ok(game.state.head())
}

fn known(disk: &MemoryDisk, log: &str) -> usize {
    checkpoints().known(disk, log.as_bytes())
}

/// The log with another signature in its last entry but one.
fn signed_wrongly() -> String {
    let signatures: Vec<usize> = MERELS.match_indices("\nsig: ").map(|(at, _)| at + 6).collect();
    let at = signatures[signatures.len() - 2];
    let other = if MERELS.as_bytes()[at + 10] == b'A' { "B" } else { "A" };
    format!("{}{other}{}", &MERELS[..at + 10], &MERELS[at + 11..])
}

#[test]
fn what_was_verified_is_known_the_next_time() {
    let (disk, log, checkpoint) = read_once();
    assert_eq!(known(&disk, MERELS), MERELS.len());
    assert_eq!(known(&disk, &format!("{MERELS}---\n")), MERELS.len(), "more of the log");
    let shorter = &MERELS[..MERELS.rfind("---\n").unwrap()];
    assert_eq!(known(&disk, shorter), 0, "less of the log");
    let whole = read(&disk, &log);
    file::remove(&disk, &checkpoint).unwrap();
    assert_eq!(known(&disk, MERELS), 0);
    assert!(whole.is_ok() && read(&disk, &log) == whole, "without the checkpoint");
    assert_eq!(known(&disk, MERELS), MERELS.len(), "it is written again");
}

#[test]
fn signatures_that_are_known_are_not_checked_again() {
    // Only a program with the secret can write such a checkpoint: it shows that the work is saved.
    let (disk, log, checkpoint) = read_once();
    let wrong = signed_wrongly();
    write(&disk, &log, wrong.as_bytes());
    write(&disk, &checkpoint, text(&[7; 32], wrong.as_bytes()).as_bytes());
    assert!(read(&disk, &log).is_ok());
    // `load` has no checkpoints, nor has `verify`.
    assert!(game_file::load(&disk, &log, None).is_err());
}

#[test]
fn a_changed_byte_is_noticed() {
    let (disk, log, _) = read_once();
    let wrong = signed_wrongly();
    write(&disk, &log, wrong.as_bytes());
    assert_eq!(known(&disk, &wrong), 0);
    assert!(read(&disk, &log).is_err_and(|reason| reason.contains("signature")));
    assert_eq!(known(&disk, &wrong), 0, "an invalid log gets no checkpoint");
}

#[test]
fn a_forged_checkpoint_is_not_believed() {
    let (disk, log, checkpoint) = read_once();
    let wrong = signed_wrongly();
    write(&disk, &log, wrong.as_bytes());
    let length = wrong.len();
    let honest = text(&[7; 32], MERELS.as_bytes());
    let forgeries = [
        text(&[8; 32], wrong.as_bytes()),
        honest.clone(),
        honest.replace(&MERELS.len().to_string(), &length.to_string()),
        format!("{length} \n"),
        format!("{length}"),
        format!("{} {}\n", usize::MAX, "0".repeat(64)),
        format!("-1 {}\n", "0".repeat(64)),
        String::new(),
    ];
    for forgery in forgeries {
        write(&disk, &checkpoint, forgery.as_bytes());
        assert!(read(&disk, &log).is_err_and(|reason| reason.contains("signature")), "{forgery}");
    }
    write(&disk, &checkpoint, &[0xff, 0xfe]);
    assert!(read(&disk, &log).is_err());
    // With another secret, or with what is none, the honest one is worth nothing either.
    write(&disk, &log, MERELS.as_bytes());
    for secret in [vec![9; 32], vec![7; 31], Vec::new()] {
        write(&disk, &checkpoint, honest.as_bytes());
        write(&disk, &StateFile::CheckpointSecret.below(Path::new("state")), &secret);
        assert_eq!(known(&disk, MERELS), 0);
        assert!(read(&disk, &log).is_ok());
    }
}

#[test]
fn a_short_log_has_no_checkpoint() {
    let (disk, log) = (MemoryDisk::default(), PathBuf::from("one.yaml"));
    write(&disk, &log, MERELS.as_bytes());
    let checkpoints = Checkpoints::below(PathBuf::from("state"), random);
    let files = CachedGameFiles::over(disk.clone(), disk.clone()).with_checkpoints(checkpoints);
    assert!(files.game(&log).is_ok());
    assert_eq!(disk.files().len(), 1);
}
