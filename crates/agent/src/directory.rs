//! Directories that are handed on: texts, signatures, and a script that checks them.

use adjudicate_record::printable::printable_path;
use adjudicate_rules::phrase;
use std::fs;
use std::path::Path;

use crate::failure::Failure;

/// Makes a directory, or takes one that is empty.
///
/// # Errors
/// It is not empty, or cannot be made.
pub fn prepare(directory: &Path) -> Result<(), Failure> {
    fs::create_dir_all(directory).map_err(|error| Failure::unwritable(directory, &error))?;
    let mut there = fs::read_dir(directory).map_err(|error| Failure::unwritable(directory, &error))?;
    if there.next().is_some() {
        let directory = printable_path(directory).to_string();
        let reason = phrase!("directory-not-empty", "the directory `{directory}` is not empty", directory);
        return Err(Failure::usage(reason).hint(phrase!(
            "directory-not-empty-hint",
            "name a new one, so that nothing old is taken for a part of this game"
        )));
    }
    Ok(())
}

/// Writes a file into it.
///
/// # Errors
/// The file cannot be written.
pub fn put(directory: &Path, name: &str, text: &str) -> Result<(), Failure> {
    let path = directory.join(name);
    fs::write(&path, text).map_err(|error| Failure::unwritable(&path, &error))
}

/// Returns the beginning of a script that checks signatures in its own directory and counts failures in `bad`; `about`
/// says what for.
pub fn script_head(about: &str) -> String {
    format!(
        "#!/bin/sh\n\
         # {about}\n\
         cd \"$(dirname \"$0\")\" || exit 3\n\
         if ! command -v ssh-keygen >/dev/null; then\n\
         \x20   echo \"ssh-keygen is not installed; it comes with OpenSSH\" >&2\n\
         \x20   exit 3\n\
         fi\n\
         bad=0\n"
    )
}

/// Writes a script into it that can be run, where the system tells files that can from others.
///
/// # Errors
/// The file cannot be written.
pub fn put_script(directory: &Path, name: &str, text: &str) -> Result<(), Failure> {
    put(directory, name, text)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let path = directory.join(name);
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755))
            .map_err(|error| Failure::unwritable(&path, &error))?;
    }
    Ok(())
}
