//! Every call about a file fails once, in the built program: what cannot be read for a moment is never taken for what is not
//! there, nothing is lost or there twice, and the status and the words say what could not be done.
//!
//! A library that stands between the program and the system makes the calls fail (`preload.c`); permissions would not bind
//! the superuser, under whom tests may run. It needs glibc.
#![cfg(all(target_os = "linux", target_env = "gnu"))]

mod desk;
mod events;
mod fault;
mod player;

use std::path::Path;

use adjudicate_testkit::people::TestPerson;

use fault::{Calls, Deed};

/// This line does what it is for however its calls fail.
fn survives(person: &TestPerson, line: &str, status: i32) {
    deed(person, line, b"", status).survives(Calls::Reads);
}

fn deed<'a>(person: &'a TestPerson, line: &'a str, input: &'a [u8], status: i32) -> Deed<'a> {
    Deed { person, line, input, status, log: line.starts_with("mail serve"), repeats: true }
}

/// A file of the examples.
fn example(name: &str) -> Vec<u8> {
    std::fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("examples").join(name)).unwrap()
}

/// Puts a directory of the examples into somebody's home.
fn examples(person: &TestPerson, from: &str, to: &str) {
    std::fs::create_dir_all(person.path(to)).unwrap();
    for item in std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("examples").join(from)).unwrap() {
        let path = item.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        match path.is_dir() {
            true => examples(person, &format!("{from}/{name}"), &format!("{to}/{name}")),
            false => person.write(&format!("{to}/{name}"), std::fs::read(&path).unwrap()),
        }
    }
}
