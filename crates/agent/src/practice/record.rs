//! The script that a table keeps of itself.

use adjudicate_record::printable::printable_path;
use adjudicate_rules::phrase;
use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::practice::line;
use adjudicate_record::log::file::{self, Disk};

/// The lines of a table in a file; the file is whole after every line.
pub struct TableRecord {
    path: PathBuf,
    lines: Vec<String>,
    /// How many lines stood there when the file was taken up.
    found: usize,
    /// The content of the file.
    stored: Vec<u8>,
}

impl TableRecord {
    /// A new file.
    ///
    /// # Errors
    /// The file exists already, or cannot be written.
    pub fn begin(path: &Path, header: &str) -> Result<TableRecord, Failure> {
        if file::is_there(&Disk, path)? {
            let file = printable_path(path);
            let reason = phrase!("not-overwritten", "{file} exists already and is not overwritten", file);
            return Err(Failure::environment(reason).hint(phrase!(
                "table-other-file",
                "name another file, or go on from this one without --script, on a terminal"
            )));
        }
        let lines = vec![header.to_owned()];
        let text = text(&lines);
        file::create(&Disk, path, &text)?;
        Ok(TableRecord { path: path.to_owned(), lines, found: 0, stored: text.into_bytes() })
    }

    /// Opens the file, or makes a new one.
    ///
    /// # Errors
    /// The file cannot be read or written.
    pub fn take_up(path: &Path, header: &str) -> Result<TableRecord, Failure> {
        if !file::is_there(&Disk, path)? {
            return TableRecord::begin(path, header);
        }
        let stored = file::read(&Disk, path)?;
        let text = std::str::from_utf8(&stored).map_err(|error| {
            let file = printable_path(path);
            Failure::environment(phrase!("file-unreadable", "{file} cannot be read: {error}", file, error))
        })?;
        let lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let found = lines.len();
        Ok(TableRecord { path: path.to_owned(), lines, found, stored })
    }

    /// The lines that stood in the file when it was taken up, with their numbers, without blanks and remarks.
    pub fn found(&self) -> impl Iterator<Item = (usize, &str)> {
        let lines = (1..).zip(self.lines.iter().map(String::as_str)).take(self.found);
        lines.filter(|(_, line)| !line::is_remark(line))
    }

    /// Returns the path.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Adds a line.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn add(&mut self, line: &str) -> Result<(), Failure> {
        self.lines.push(line.to_owned());
        self.store()
    }

    /// Takes the last line back that is no remark.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn take_back(&mut self) -> Result<(), Failure> {
        if let Some(place) = self.lines.iter().rposition(|line| !line::is_remark(line)) {
            self.lines.remove(place);
        }
        self.store()
    }

    fn store(&mut self) -> Result<(), Failure> {
        let text = text(&self.lines);
        file::replace(&Disk, &self.path, &self.stored, &text)?;
        self.stored = text.into_bytes();
        Ok(())
    }
}

fn text(lines: &[String]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}
