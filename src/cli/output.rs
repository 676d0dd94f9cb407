//! The targets of pictures and pages: a file, or a pipe.

use crate::printable::printable_path;
use std::fs::{self, File};
use std::io::{ErrorKind, IsTerminal, Write};
use std::path::{Path, PathBuf};

use crate::log::file::{self, Disk};
use crate::render::REFEREE;
use crate::rules::phrase;
use adjudicate_agent::Failure;

/// How pictures and pages of this program begin, by the ends of their names.
const BEGINNINGS: [(&str, &[u8]); 4] =
    [("svg", b"<svg "), ("png", b"\x89PNG\r\n\x1a\n"), ("html", b"<!DOCTYPE html>"), ("gif", b"GIF89a")];

/// Writes a file. A picture or a page takes the place of another one of its kind; nothing else is ever overwritten, since a
/// slip of the pen must not cost a game or a key.
///
/// # Errors
/// Something else is there, or the file cannot be written.
pub fn write(path: &Path, form: &str, bytes: &[u8]) -> Result<(), Failure> {
    let unwritable = |error: std::io::Error| Failure::unwritable(path, &error);
    match File::create_new(path) {
        Ok(mut file) => file.write_all(bytes).map_err(unwritable),
        Err(error) if error.kind() == ErrorKind::AlreadyExists && may_be_replaced(path, form)? => {
            fs::write(path, bytes).map_err(unwritable)
        }
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            let file = printable_path(path);
            let reason = phrase!(
                "not-replaced",
                "`{file}` is there already, and is no {form} that could be replaced",
                file,
                form
            );
            Err(Failure::usage(reason).hint(phrase!("name-new-file", "name a new file")))
        }
        Err(error) => Err(unwritable(error)),
    }
}

/// Returns whether the referee's own page is beside a page that is to be written into this file.
///
/// # Errors
/// It cannot be seen whether it does.
pub fn has_referee(output: Option<&Path>) -> Result<bool, Failure> {
    let Some(beside) = output.map(|file| file.with_file_name(REFEREE)) else { return Ok(false) };
    Ok(file::look(&Disk, &beside)?.is_some_and(|about| about.is_file()))
}

fn may_be_replaced(path: &Path, form: &str) -> Result<bool, Failure> {
    let Some(about) = file::look(&Disk, path)? else { return Ok(false) };
    if !about.is_file() {
        // A pipe or a device keeps nothing.
        return Ok(!about.is_directory());
    }
    let Some((_, beginning)) = BEGINNINGS.iter().find(|(known, _)| *known == form) else { return Ok(false) };
    Ok(file::start(&Disk, path, beginning.len() as u64)?.is_some_and(|start| start == *beginning))
}

/// The file for one of several forms: the given name with an end of its own, in place of that of another form.
pub fn named(path: &Path, end: &str) -> PathBuf {
    let ends = path.extension().and_then(|own| own.to_str());
    if ends.is_some_and(|own| own == "txt" || own == "json" || BEGINNINGS.iter().any(|(known, _)| *known == own)) {
        return path.with_extension(end);
    }
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(end);
    PathBuf::from(name)
}

/// Sends bytes to standard output, if somebody other than a person reads it.
///
/// # Errors
/// It is a terminal.
pub fn pipe(form: &str, bytes: &[u8]) -> Result<(), Failure> {
    let mut stdout = std::io::stdout();
    if stdout.is_terminal() {
        return Err(Failure::usage(phrase!("not-for-terminal", "{form} is not for the terminal", form)).hint(phrase!(
            "not-for-terminal-hint",
            "add `-o board.{form}`",
            form
        )));
    }
    // A reader who closes the pipe has seen enough.
    let _ = stdout.write_all(bytes).and_then(|()| stdout.flush());
    Ok(())
}

/// Returns the failure of a build without `png` that is asked for pixels.
#[cfg(not(feature = "png"))]
pub fn without_pixels() -> Failure {
    Failure::usage(phrase!("no-pictures-built", "this program was built without PNG and GIF"))
        .hint(phrase!("no-pictures-built-hint", "svg and html work; the feature `png` brings the others"))
}
