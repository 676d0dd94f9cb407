//! Sessions: what people type and what they see, in a text file that is played and compared byte by byte.
//!
//! ```text
//! # A remark.
//! alice$ play d2                what alice types after `adjudicate`; {key bob} and {nonce} stand for what they say
//! Entry 3 is signed.            what she sees on standard output
//! ! error: no                   what she sees on standard error
//! [1]                           the exit status, where it is not 0
//! alice$ table open < moves     with that file as standard input
//! + copy alice/a.yaml bob/b     a file travels
//! + file alice/moves            a file is written: the lines that follow, each after `| `
//! + stranger dave               somebody who has no key
//! + vectors ledger alice/games  all files of a directory of tests/vectors are at hand
//! ```
//!
//! `cargo xtask update sessions` writes the output that the program prints now. Read the difference before you commit it.

use std::path::Path;

use super::{Homes, NONCE, RunOutput, TestPerson, key};
use crate::{file, is_updating};

/// Plays `tests/sessions/NAME.txt` with the program at this path.
pub fn play(program: &str, name: &str) {
    let path = file("tests/sessions").join(format!("{name}.txt"));
    let wanted = std::fs::read_to_string(&path).unwrap();
    let mut session = Session { homes: Homes::new(program), strangers: Vec::new(), seen: String::new() };
    session.play(&wanted);
    let seen = session.seen;
    if is_updating("sessions") {
        std::fs::write(&path, seen).unwrap();
        return;
    }
    for (number, (wanted, seen_line)) in (1..).zip(wanted.lines().zip(seen.lines())) {
        let from = seen.lines().skip(number - 1).take(40).collect::<Vec<_>>().join("\n");
        assert_eq!(seen_line, wanted, "{}, line {number}; from there on was seen:\n{from}", path.display());
    }
    assert_eq!(seen, wanted, "{}", path.display());
}

struct Session {
    homes: Homes,
    strangers: Vec<String>,
    seen: String,
}

impl Session {
    fn play(&mut self, script: &str) {
        let mut lines = script.lines().filter(|line| is_input(line)).peekable();
        while let Some(line) = lines.next() {
            self.see(line);
            if let Some(what) = line.strip_prefix("+ ") {
                let mut content = String::new();
                while let Some(text) = lines.next_if(|line| line.starts_with('|')) {
                    self.see(text);
                    content.push_str(text.strip_prefix("| ").unwrap_or(""));
                    content.push('\n');
                }
                self.arrange(what, &content);
            } else if let Some((who, typed)) = line.split_once("$ ") {
                let call = self.call(who, typed);
                self.show(&call);
                if lines.peek().is_some() {
                    self.see("");
                }
            }
        }
    }

    fn see(&mut self, line: &str) {
        self.seen.push_str(line);
        self.seen.push('\n');
    }

    fn person(&self, name: &str) -> TestPerson {
        match self.strangers.iter().any(|stranger| stranger == name) {
            true => self.homes.stranger(name),
            false => self.homes.person(name),
        }
    }

    fn arrange(&mut self, what: &str, content: &str) {
        let words: Vec<&str> = what.split(' ').collect();
        let path = |name: &str| {
            self.person(name.split('/').next().unwrap());
            self.homes.root().join(name)
        };
        match words.as_slice() {
            ["copy", from, to] => drop(std::fs::copy(path(from), path(to)).unwrap()),
            ["file", name] => std::fs::write(path(name), content).unwrap(),
            ["remove", name] => std::fs::remove_file(path(name)).unwrap(),
            ["vectors", from, to] => copy_all(from, &path(to)),
            ["stranger", name] => self.strangers.push((*name).to_owned()),
            _ => panic!("what is `+ {what}`?"),
        }
    }

    fn call(&self, who: &str, typed: &str) -> RunOutput {
        let person = self.person(who);
        let (line, input) = match typed.split_once(" < ") {
            Some((line, file)) => (line, person.read(file).into_bytes()),
            None => (typed, Vec::new()),
        };
        person.run_with(&filled(line), &input)
    }

    /// Appends the output of a call; the path of the homes is replaced by a fixed one.
    fn show(&mut self, call: &RunOutput) {
        let root = self.homes.root().canonicalize().unwrap().display().to_string();
        let plain =
            |text: &str| text.replace(&root, "/homes").replace(&self.homes.root().display().to_string(), "/homes");
        let (stdout, stderr) = (plain(&call.stdout), plain(&call.stderr));
        stdout.lines().for_each(|line| self.see(line));
        stderr.lines().for_each(|line| self.see(format!("! {line}").trim_end()));
        if call.status != 0 {
            self.see(&format!("[{}]", call.status));
        }
    }
}

/// Copies the files of a directory of `tests/vectors`.
fn copy_all(from: &str, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for item in std::fs::read_dir(file("tests/vectors").join(from)).unwrap() {
        let path = item.unwrap().path();
        std::fs::copy(&path, to.join(path.file_name().unwrap())).unwrap();
    }
}

/// Whether a line of a session is typed, not seen.
fn is_input(line: &str) -> bool {
    let types =
        line.split_once("$ ").is_some_and(|(who, _)| !who.is_empty() && who.bytes().all(|b| b.is_ascii_lowercase()));
    types || ["# ", "+ ", "| "].iter().any(|start| line.starts_with(start)) || line == "|"
}

/// The line with `{key NAME}` and `{nonce}` filled in.
fn filled(line: &str) -> String {
    let mut out = String::new();
    let mut rest = line.replace("{nonce}", NONCE);
    while let Some((before, after)) = rest.split_once("{key ") {
        let (name, after) = after.split_once('}').unwrap();
        out = format!("{out}{before}{}", key(name));
        rest = after.to_owned();
    }
    out + &rest
}
