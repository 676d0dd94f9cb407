//! The script that a table keeps of itself.

use std::io::Write;
use std::path::{Path, PathBuf};

use crate::log::file::{self, Disk};
use adjudicate_office::Failure;
use adjudicate_office::practice::line;

/// The lines of a table in a file; the file is whole after every line.
pub struct TableRecord {
    path: PathBuf,
    lines: Vec<String>,
    /// How many lines stood there when the file was taken up.
    found: usize,
}

impl TableRecord {
    /// A new file.
    ///
    /// # Errors
    /// Something stands there already, or the file cannot be written.
    pub fn begin(path: &Path, header: &str) -> Result<TableRecord, Failure> {
        if file::is_there(&Disk, path)? {
            return Err(Failure::environment(format!("{} exists already and is not overwritten", path.display()))
                .hint("name another file, or go on from this one without --script, on a terminal"));
        }
        let record = TableRecord { path: path.to_owned(), lines: vec![header.to_owned()], found: 0 };
        record.store().map(|()| record)
    }

    /// The file that stands there, or a new one.
    ///
    /// # Errors
    /// The file cannot be read or written.
    pub fn take_up(path: &Path, header: &str) -> Result<TableRecord, Failure> {
        if !file::is_there(&Disk, path)? {
            return TableRecord::begin(path, header);
        }
        let text = std::fs::read_to_string(path)
            .map_err(|error| Failure::environment(format!("{} cannot be read: {error}", path.display())))?;
        let lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let found = lines.len();
        Ok(TableRecord { path: path.to_owned(), lines, found })
    }

    /// The lines that stood in the file when it was taken up, with their numbers, without blanks and remarks.
    pub fn found(&self) -> impl Iterator<Item = (usize, &str)> {
        let lines = (1..).zip(self.lines.iter().map(String::as_str)).take(self.found);
        lines.filter(|(_, line)| !line::is_remark(line))
    }

    /// Where the file is.
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

    fn store(&self) -> Result<(), Failure> {
        let directory = self.path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let text: String = self.lines.iter().map(|line| format!("{line}\n")).collect();
        let write = || -> std::io::Result<()> {
            let mut file = tempfile::Builder::new().prefix(".table-").tempfile_in(directory)?;
            file.write_all(text.as_bytes())?;
            file.persist(&self.path).map_err(|error| error.error)?;
            Ok(())
        };
        write().map_err(|error| Failure::environment(format!("{} cannot be written: {error}", self.path.display())))
    }
}
