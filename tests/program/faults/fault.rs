//! Runs the program once for each of its calls about files, with that call gone wrong.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use adjudicate_testkit::people::{TestPerson, words};
use tempfile::TempDir;

const BAD_DISK: i32 = 5;
const FORBIDDEN: i32 = 13;

/// After so long a run has come to no end.
const PATIENCE: Duration = Duration::from_secs(30);

/// The number of calls that go wrong in one deed, spread over all of its calls. With `ADJUDICATE_FAULTS=all` each of them does.
const SPREAD: usize = 60;

/// The library that stands between the program and the system. Rust needs a C compiler for linking, so there is one.
static LIBRARY: LazyLock<(TempDir, PathBuf)> = LazyLock::new(|| {
    let directory = tempfile::tempdir().unwrap();
    let library = directory.path().join("preload.so");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/program/faults/preload.c");
    let mut compiler = Command::new("cc");
    compiler.args(["-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-Werror", "-o"]).arg(&library).arg(source);
    assert!(compiler.arg("-ldl").status().expect("a C compiler").success());
    (directory, library)
});

/// Which calls go wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Calls {
    /// Those that look, open and read.
    Reads,
    /// Those that change something.
    Writes,
}

/// Which of them, and how.
#[derive(Clone, Copy, Debug)]
struct Fault {
    calls: Calls,
    /// Counted from 1; 0 for none.
    at: usize,
    lasts: bool,
    error: i32,
}

/// The outcome of a run.
#[derive(Debug)]
pub struct Run {
    pub status: i32,
    pub stdout: String,
    pub stderr: String,
    /// The calls that counted: whether each went wrong, what it was, and for which file.
    calls: Vec<(bool, String, PathBuf)>,
}

/// An act of a person, and its necessary outcome.
pub struct Deed<'a> {
    pub person: &'a TestPerson,
    /// The line of arguments.
    pub line: &'a str,
    /// The standard input.
    pub input: &'a [u8],
    /// The status when a file cannot be read or written.
    pub status: i32,
    /// Whether what it prints is a log, in which what is tried again is told as well.
    pub log: bool,
    /// Whether it can be done again after it was done: nothing comes of it then.
    pub repeats: bool,
}

/// The files below a directory, with what stands in them.
pub type Tree = BTreeMap<PathBuf, Vec<u8>>;

fn tree(directory: &Path) -> Tree {
    let mut found = Tree::new();
    for item in fs::read_dir(directory).unwrap() {
        let path = item.unwrap().path();
        match path.is_dir() {
            true => found.extend(tree(&path)),
            false => drop(found.insert(path.clone(), fs::read(&path).unwrap())),
        }
    }
    found
}

/// The same without drafts, which are hidden, and cleared away by the person who writes there next.
fn without_drafts(mut tree: Tree) -> Tree {
    tree.retain(|path, _| !path.file_name().unwrap().as_encoded_bytes().starts_with(b"."));
    tree
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for item in fs::read_dir(from).unwrap() {
        let path = item.unwrap().path();
        let place = to.join(path.file_name().unwrap());
        match path.is_dir() {
            true => copy(&path, &place),
            false => drop(fs::copy(&path, &place).unwrap()),
        }
    }
}

impl Deed<'_> {
    fn command(&self, below: &Path, fault: Fault) -> Command {
        let mut command = self.person.command(&words(self.line));
        command
            .env("LD_PRELOAD", &LIBRARY.1)
            .env("ADJUDICATE_FAULT_BELOW", below)
            .env("ADJUDICATE_FAULT_CALLS", if fault.calls == Calls::Reads { "read" } else { "write" })
            .env("ADJUDICATE_FAULT_AT", fault.at.to_string())
            .env("ADJUDICATE_FAULT_LASTS", if fault.lasts { "yes" } else { "" })
            .env("ADJUDICATE_FAULT_ERROR", fault.error.to_string());
        command
    }

    /// Runs a program that has no end of its own while the directory `below` cannot be read, until it says so; gives the
    /// line. It has to be running still a moment later.
    pub fn goes_on(&self, below: &Path, at: usize) -> String {
        let fault = Fault { calls: Calls::Reads, at, lasts: true, error: BAD_DISK };
        let mut child = self.command(below, fault).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
        let told = lines.find(|line| line.contains("cannot be read"));
        std::thread::sleep(Duration::from_millis(500));
        let ended = child.try_wait().unwrap();
        child.kill().unwrap();
        child.wait().unwrap();
        assert!(ended.is_none(), "{}: {ended:?}, {told:?}", self.line);
        told.unwrap()
    }

    fn run(&self, fault: Fault) -> Run {
        let scratch = tempfile::tempdir().unwrap();
        let report = scratch.path().join("report");
        let mut command = self.command(&self.person.home, fault);
        command.env("ADJUDICATE_FAULT_REPORT", &report);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let _ = child.stdin.take().unwrap().write_all(self.input);
        let begun = Instant::now();
        while child.try_wait().unwrap().is_none() {
            std::thread::sleep(Duration::from_millis(1));
            if begun.elapsed() > PATIENCE {
                child.kill().unwrap();
            }
        }
        let output = child.wait_with_output().unwrap();
        let calls = fs::read_to_string(&report).unwrap_or_default();
        let call = |line: &str| {
            let mut words = line.splitn(3, ' ');
            let failed = words.next() == Some("failed");
            (failed, words.next().unwrap().to_owned(), PathBuf::from(words.next().unwrap()))
        };
        Run {
            status: output.status.code().unwrap_or(-1),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
            calls: calls.lines().map(call).collect(),
        }
    }

    /// Does it once for each of its calls, or for some spread over all of them, with that one gone wrong, and with all from that one on. A run that ends
    /// normally has done everything; otherwise the status says so, the message names the file, nothing is lost or there
    /// twice, and a second run comes to the same end.
    pub fn survives(&self, calls: Calls) {
        let home = &self.person.home;
        let store = tempfile::tempdir().unwrap();
        copy(home, store.path());
        let before = tree(home);
        let none = Fault { calls, at: 0, lasts: false, error: BAD_DISK };
        let good = self.run(none);
        assert_eq!((good.status, good.stderr.as_str()), (0, ""), "{}: {}", self.line, good.stdout);
        assert!(
            good.calls.len() > 3 || calls == Calls::Writes,
            "{}: the calls are not seen: {:?}",
            self.line,
            good.calls
        );
        let after = without_drafts(tree(home));
        let mut wrong = Vec::new();
        for (lasts, error) in [(false, BAD_DISK), (true, FORBIDDEN)] {
            // Of several calls in a row that do the same the first is enough, and a disk that stays away is met everywhere alike.
            let repeated =
                |at: &usize| good.calls.get(at - 1) == at.checked_sub(2).and_then(|last| good.calls.get(last));
            let all: Vec<usize> = (1..=good.calls.len()).filter(|at| *at == 1 || !repeated(at)).collect();
            let most = if std::env::var_os("ADJUDICATE_FAULTS").is_some() { usize::MAX } else { SPREAD };
            let every = all.len().div_ceil(most).max(1);
            for at in all.into_iter().step_by(if lasts { 7 * every } else { every }) {
                fs::remove_dir_all(home).unwrap();
                copy(store.path(), home);
                let run = self.run(Fault { at, lasts, error, ..none });
                let Some((_, call, path)) = run.calls.iter().find(|(failed, ..)| *failed) else { continue };
                if let Err(why) = self.judge(&run, (&good, &before, &after)) {
                    let path = path.strip_prefix(home).unwrap().display();
                    let lasts = if lasts { " and all later ones" } else { "" };
                    wrong.push(format!(
                        "call {at}{lasts}, {call} `{path}`: {why}\n  status {}\n  {}",
                        run.status,
                        last_lines(&(run.stdout + &run.stderr))
                    ));
                }
            }
        }
        fs::remove_dir_all(home).unwrap();
        copy(store.path(), home);
        assert!(wrong.is_empty(), "{}: {} times\n{}", self.line, wrong.len(), wrong[..wrong.len().min(12)].join("\n"));
    }

    fn judge(&self, run: &Run, (good, before, after): (&Run, &Tree, &Tree)) -> Result<(), String> {
        let all = tree(&self.person.home);
        let unchanged = all == *before;
        let found = without_drafts(all);
        if run.status == 0 {
            return match (self.log || run.stdout == good.stdout, found == *after) {
                (false, _) => Err("as if it had gone well, with other words".to_owned()),
                (true, false) => {
                    Err(format!("as if it had gone well, with other files: {}", differences(&found, after)))
                }
                (true, true) => Ok(()),
            };
        }
        if run.status != self.status {
            return Err(format!("the status is not {}", self.status));
        }
        let told = format!("{}{}", run.stdout, run.stderr);
        let mut failed = run.calls.iter().filter(|(failed, ..)| *failed);
        if !failed.any(|(_, _, path)| self.names(path).iter().any(|name| told.contains(name))) {
            return Err("the words do not name the file".to_owned());
        }
        for (path, bytes) in &found {
            // A game that arrives as a whole is begun, and then gets its entries.
            let begins = |end: &Vec<u8>| end.strip_prefix(&**bytes).is_some_and(|rest| rest.starts_with(b"---\n"));
            let whole =
                [before.get(path), after.get(path)].contains(&Some(bytes)) || after.get(path).is_some_and(begins);
            if !whole && !is_a_programs(path) {
                return Err(format!("something else stands in {}", path.display()));
            }
        }
        let lost = before.keys().find(|path| !found.contains_key(*path) && after.contains_key(*path));
        if let Some(lost) = lost {
            return Err(format!("{} is lost", lost.display()));
        }
        // From the same files it comes to the same end.
        if unchanged || (!self.repeats && found == *after) {
            return Ok(());
        }
        let again = self.run(Fault { calls: Calls::Reads, at: 0, lasts: false, error: 0 });
        let end = without_drafts(tree(&self.person.home));
        // An entry that was signed already is found again; then it is somebody else's turn, or another one comes behind it.
        let found_again = |(path, bytes): (&PathBuf, &Vec<u8>)| {
            is_a_programs(path) || end.get(path).is_some_and(|end| end.starts_with(bytes))
        };
        let good = match self.repeats {
            true => again.status == 0 && end == *after,
            false => after.iter().all(found_again),
        };
        match good {
            true => Ok(()),
            false => Err(format!(
                "done again, it comes to another end (status {}): {}{}",
                again.status,
                differences(&end, after),
                again.stderr
            )),
        }
    }

    /// How a file may be called: by its name, or by that of the draft that was to replace it; a directory by what is in it.
    fn names(&self, path: &Path) -> Vec<String> {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let mut names = vec![format!("{name}/"), "/.adjudicate-".to_owned()];
        names.push(if path == self.person.home { "`.`".to_owned() } else { name });
        names
    }
}

/// The program's own files may be half-written at such a moment.
fn is_a_programs(path: &Path) -> bool {
    path.components().any(|part| part.as_os_str() == ".local")
}

fn last_lines(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(6)..].join("\n  ")
}

fn differences(found: &Tree, wanted: &Tree) -> String {
    let paths = found.keys().chain(wanted.keys().filter(|path| !found.contains_key(*path)));
    let differ = paths.filter(|path| found.get(*path) != wanted.get(*path));
    let state = |path: &PathBuf| match (found.contains_key(path), wanted.contains_key(path)) {
        (true, true) => "differs",
        (true, false) => "is too many",
        _ => "is missing",
    };
    differ.map(|path| format!("{} {}; ", path.display(), state(path))).collect()
}
