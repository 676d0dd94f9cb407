//! Everything that was handed in: logs, messages, mail folders, directories of them.

use adjudicate_record::printable::printable_path;
use adjudicate_rules::{Phrase, phrase};
use std::path::{Path, PathBuf};

use crate::discover::{self, FoundItem};
use crate::failure::Failure;
use crate::pending::Pending;
use adjudicate_mail::find::FoundBlock;
use adjudicate_mail::incoming::IncomingContent;
use adjudicate_mail::mbox;
use adjudicate_record::log::file::{self, FileError, FileSystem};
use adjudicate_record::log::{Frames, read};
use adjudicate_referee::dispute::{Copies, EquivocationProof, OpenCopy};

/// Names of files in directories that hold messages.
const MESSAGES: [&str; 2] = ["eml", "mbox"];

/// Everything that was handed in.
#[derive(Default)]
pub struct CheckInput {
    /// Remarks about files that were left out.
    pub remarks: Vec<Phrase>,
    /// The files that could not be read.
    pub failures: Vec<Failure>,
}

/// Somebody who reads copies.
struct Reader<'a> {
    system: &'a dyn FileSystem,
    copies: &'a mut Copies,
    /// Reads a message, a log, a text or a picture.
    incoming: fn(&[u8]) -> IncomingContent,
    read: usize,
    told: CheckInput,
}

/// Nothing that was handed in is a copy of a game.
pub fn no_copy() -> Failure {
    Failure::usage(phrase!("dispute-no-copy", "there is no copy of a game here to compare"))
        .hint(phrase!("copy-hint", "a copy is a log, a message with entries, a mail folder, or a directory of them"))
}

/// Reads all copies at these paths; `incoming` reads a message, a log, a text or a picture.
pub fn all(
    system: &dyn FileSystem,
    paths: &[PathBuf],
    copies: &mut Copies,
    incoming: fn(&[u8]) -> IncomingContent,
) -> CheckInput {
    let mut reader = Reader { system, copies, incoming, read: 0, told: CheckInput::default() };
    for path in paths {
        match file::is_directory(system, path) {
            Ok(true) => reader.folder(path, Reader::directory),
            Ok(false) => reader.read(path, true),
            Err(error) => reader.told.failures.push(error.into()),
        }
    }
    reader.told
}

fn is_hidden(directory: &Path) -> bool {
    directory.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"."))
}

fn is_maildir(system: &dyn FileSystem, directory: &Path) -> Result<bool, FileError> {
    Ok(file::is_directory(system, &directory.join("new"))? && file::is_directory(system, &directory.join("cur"))?)
}

impl Reader<'_> {
    /// Reads a file. In a directory lie files that nobody has named, and those without entries are no matter.
    fn read(&mut self, path: &Path, named: bool) {
        let bytes = match file::read(self.system, path) {
            Ok(bytes) => bytes,
            Err(error) => return self.told.failures.push(error.into()),
        };
        let source = path.display().to_string();
        if is_secret(&bytes) {
            let file = &source;
            let reason = phrase!("private-key-found", "`{file}` holds a private key, which is nobody's business", file);
            let hint = phrase!("private-key-found-hint", "keep it away from what you hand to others");
            return self.told.failures.push(Failure::environment(reason).hint(hint));
        }
        match discover::logs(self.system, path).pop() {
            // Logs of events are compared among themselves.
            Some(FoundItem::Event(_)) => {}
            Some(FoundItem::Log(_)) if begins_like_a_log(&bytes) => self.log(path, &source, &bytes),
            Some(FoundItem::Evidence(_)) => self.evidence(source, &bytes, named),
            Some(FoundItem::Unreadable(failure)) => self.told.failures.push(failure),
            _ => self.messages(source, &bytes, named),
        }
    }

    /// A log; if mail has mangled it, what can be mended of it. The file beside it is a part of this copy.
    fn log(&mut self, path: &Path, source: &str, bytes: &[u8]) {
        let mut copy = self.copies.add_log(source, bytes);
        if copy.is_misspelled() {
            take(&mut copy, (self.incoming)(bytes));
        }
        match Pending::load(self.system, path) {
            Ok(beside) => {
                beside.entries.into_iter().for_each(|letter| copy.add_beside(letter.entry));
                beside.slips.into_iter().for_each(|slip| copy.add_slip(vec![slip]));
            }
            Err(failure) => self.told.failures.push(failure),
        }
        copy.close();
        self.read += 1;
    }

    /// The entries of evidence count like all others, whatever its head claims.
    fn evidence(&mut self, source: String, bytes: &[u8], named: bool) {
        if let Err(flaw) = EquivocationProof::read(bytes) {
            self.told.remarks.push(phrase!(
                "evidence-invalid",
                "{source}: as evidence it is invalid ({class}), and proves nothing: {flaw}; its entries are looked at all the same",
                source,
                class = flaw.class(),
                flaw = flaw.phrase()
            ));
        }
        self.messages(source, bytes, named);
    }

    fn messages(&mut self, source: String, bytes: &[u8], named: bool) {
        let mut copy = self.copies.add_letters(&source);
        match mbox::is_mbox(bytes) {
            true => mbox::messages(bytes).into_iter().for_each(|message| take(&mut copy, (self.incoming)(message))),
            false => take(&mut copy, (self.incoming)(bytes)),
        }
        let remark = keep(copy, &source, named);
        self.tell(remark);
    }

    /// Counts an item, or adds the remark that says why it was left out.
    fn tell(&mut self, remark: Option<Phrase>) {
        match remark {
            Some(remark) => self.told.remarks.push(remark),
            None => self.read += 1,
        }
    }

    /// All messages of a Maildir are one copy: what its owner has been sent.
    fn maildir(&mut self, directory: &Path) {
        let mut messages: Vec<Vec<u8>> = Vec::new();
        for folder in ["cur", "new"] {
            for path in self.listed(&directory.join(folder)) {
                match file::read(self.system, &path) {
                    Ok(bytes) => messages.push(bytes),
                    // A mail program has moved it meanwhile, or keeps something of its own there.
                    Err(FileError::Absent { .. } | FileError::NotAFile { .. }) => {}
                    Err(error) => self.told.failures.push(error.into()),
                }
            }
        }
        let source = directory.display().to_string();
        let mut copy = self.copies.add_letters(&source);
        messages.iter().for_each(|bytes| take(&mut copy, (self.incoming)(bytes)));
        let remark = keep(copy, &source, true);
        self.tell(remark);
    }

    /// A Maildir, or a directory that is looked at otherwise.
    fn folder(&mut self, directory: &Path, otherwise: fn(&mut Self, &Path)) {
        match is_maildir(self.system, directory) {
            Ok(true) => self.maildir(directory),
            Ok(false) => otherwise(self, directory),
            Err(error) => self.told.failures.push(error.into()),
        }
    }

    /// Logs, messages and mail folders in a directory and below it.
    fn directory(&mut self, directory: &Path) {
        let before = self.read + self.told.failures.len();
        self.visit(directory);
        let events = || discover::logs(self.system, directory).iter().any(|item| matches!(item, FoundItem::Event(_)));
        if self.read + self.told.failures.len() == before && !events() {
            let directory = printable_path(directory);
            self.told.remarks.push(phrase!(
                "no-copies-here",
                "{directory}: no copies are in this directory",
                directory
            ));
        }
    }

    fn visit(&mut self, directory: &Path) {
        for path in self.listed(directory) {
            let end = path.extension().and_then(|end| end.to_str()).unwrap_or_default();
            match self.system.is_own_directory(&path) {
                Ok(true) => self.folder(&path, |reader, path| {
                    // Programs keep their own things in hidden directories, such as what this one has seen of each game.
                    if !is_hidden(path) {
                        reader.visit(path);
                    }
                }),
                Ok(_) if MESSAGES.contains(&end) => self.read(&path, false),
                Ok(_) if ["yaml", "yml"].contains(&end) => match discover::logs(self.system, &path).pop() {
                    Some(FoundItem::Log(_) | FoundItem::Evidence(_)) => self.read(&path, false),
                    Some(FoundItem::Unreadable(failure)) => self.told.failures.push(failure),
                    _ => {}
                },
                Ok(_) => {}
                Err(error) => self.told.failures.push(Failure::unreadable(&path, &error)),
            }
        }
    }

    fn listed(&mut self, directory: &Path) -> Vec<PathBuf> {
        match self.system.list(directory) {
            Ok(mut paths) => {
                paths.sort();
                paths
            }
            Err(error) => {
                self.told.failures.push(Failure::unreadable(directory, &error));
                Vec::new()
            }
        }
    }
}

/// A log begins with a line of three dashes, whatever its line ends have become, and with its charter. Entries that begin
/// with a later one are letters, or what fell out of a log, and slips begin with `after`: they are no log that breaks.
fn begins_like_a_log(bytes: &[u8]) -> bool {
    let mut lines = bytes.split(|b| *b == b'\n').map(<[u8]>::trim_ascii_end);
    let dashes = lines.next() == Some(b"---");
    let is_slip = lines.next().is_some_and(|line| line.starts_with(b"after:"));
    let first = Frames::new(bytes).next().and_then(Result::ok).and_then(|frame| read(frame.text).ok());
    dashes && !is_slip && first.is_none_or(|entry| entry.seq == 0)
}

/// A private key that was handed in goes into no output.
fn is_secret(bytes: &[u8]) -> bool {
    bytes.trim_ascii_start().starts_with(b"-----BEGIN OPENSSH PRIVATE KEY")
}

/// Takes the entries and slips of a message or a text into a copy.
fn take(copy: &mut OpenCopy<'_>, incoming: IncomingContent) {
    for found in incoming.entries {
        match found {
            FoundBlock::Entry(readings) => copy.add(readings.into_iter().map(|letter| letter.entry).collect()),
            FoundBlock::Slip(readings) => copy.add_slip(readings),
            FoundBlock::Damaged(number, why) => copy.add_damaged(number, why),
        }
    }
}

/// Keeps a copy in which there is something; says so if there is nothing, and somebody should know.
fn keep(copy: OpenCopy<'_>, source: &str, named: bool) -> Option<Phrase> {
    if !copy.is_empty() {
        copy.close();
        return None;
    }
    match copy.damaged().first() {
        Some((_, why)) => Some(phrase!(
            "copy-damaged",
            "{source}: no entry is in it; something damaged is: {why}",
            source,
            why = why.clone()
        )),
        None => named.then(|| phrase!("copy-empty", "{source}: no entry is in it", source)),
    }
}
