//! Lines that a dialogue keeps until what they were asked for is done, so that Ctrl-C, a no or a closed window costs nothing.

use crate::log::layout::StateFile;
use std::io::Write;
use std::path::{Path, PathBuf};

use super::context::CommandContext;
use crate::log::file::{self, Disk};
use adjudicate_agent::Failure;

/// The file in which a dialogue keeps its lines.
pub struct DialogueFile {
    file: PathBuf,
}

impl DialogueFile {
    /// The file of the dialogue of this name.
    ///
    /// # Errors
    /// There is no place for it: the user has no home.
    pub fn of(context: &CommandContext, name: &str) -> Result<DialogueFile, Failure> {
        Ok(DialogueFile { file: StateFile::Dialogue(name.to_owned()).below(context.settings.state_directory()?) })
    }

    /// Returns the path.
    pub fn path(&self) -> &Path {
        &self.file
    }

    /// The lines from before; none if there is no such file.
    ///
    /// # Errors
    /// It is there and cannot be read.
    pub fn read(&self) -> Result<Vec<String>, Failure> {
        if !file::is_there(&Disk, &self.file)? {
            return Ok(Vec::new());
        }
        let text = String::from_utf8(file::read(&Disk, &self.file)?).unwrap_or_default();
        Ok(text.lines().map(str::to_owned).collect())
    }

    /// Replaces the stored lines by these.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn store<'a>(&self, lines: impl IntoIterator<Item = &'a str>) -> std::io::Result<()> {
        let directory = self.file.parent().unwrap_or(&self.file);
        std::fs::create_dir_all(directory)?;
        // In a private file, whole: a line may be the path of a key, or a step along a sealed board.
        let mut draft = tempfile::NamedTempFile::new_in(directory)?;
        lines.into_iter().try_for_each(|line| writeln!(draft, "{line}"))?;
        draft.persist(&self.file).map_err(|error| error.error)?;
        Ok(())
    }

    /// Forgets them: what they were asked for is done.
    pub fn forget(&self) {
        // If the file stays, its lines are offered once more, and nothing else comes of it.
        let _ = std::fs::remove_file(&self.file);
    }
}
