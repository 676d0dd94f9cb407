//! Writing logs while everything that can fail fails: each system call in turn, in every manner; programs killed at
//! random moments; several at once; a disk that is full.

mod faults;
mod faulty;
mod refusals;
mod together;

use std::fs;
use std::path::{Path, PathBuf};

/// No space left on the device.
const NO_SPACE: i32 = 28;

/// An entry as far as files are concerned.
fn entry(n: usize) -> String {
    format!("---\nseq: {n}\nsay: \"{}\"\nsig: {n}\n", "x".repeat(40))
}

fn log_in(home: &Path) -> PathBuf {
    home.join("game.yaml")
}

fn names_in(directory: &Path) -> Vec<String> {
    let entries = fs::read_dir(directory).into_iter().flatten();
    let mut names: Vec<String> = entries.map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}
