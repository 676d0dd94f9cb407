//! The files of a session.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use adjudicate_agent::Failure;
use adjudicate_record::log::file::{Disk, FileSystem};

/// Puts a file, in the place of what stood there.
///
/// # Errors
/// The path is a directory, or there is no room.
pub fn put(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let failed = |error: std::io::Error| Failure::unwritable(path, &error);
    if let Some(above) = path.parent().filter(|above| !above.as_os_str().is_empty()) {
        Disk.make_directory(above).map_err(failed)?;
    }
    if Disk.look(path).is_ok() {
        Disk.remove(path).map_err(failed)?;
    }
    let file = Disk.create(path).map_err(failed)?;
    let mut rest = bytes;
    while !rest.is_empty() {
        let written = Disk.write(&file, rest).map_err(failed)?;
        rest = rest.get(written..).unwrap_or_default();
    }
    Ok(())
}

/// Takes a file away.
///
/// # Errors
/// There is none.
pub fn remove(path: &Path) -> Result<(), Failure> {
    Disk.remove(path).map_err(|error| Failure::unwritable(path, &error))
}

/// All files below a directory with their texts.
///
/// # Errors
/// One cannot be read.
pub fn all(directory: &Path) -> Result<BTreeMap<String, String>, Failure> {
    let mut found = BTreeMap::new();
    let mut open: Vec<PathBuf> = vec![directory.to_owned()];
    while let Some(directory) = open.pop() {
        for path in Disk.list(&directory).map_err(|error| Failure::unreadable(&directory, &error))? {
            if Disk.is_own_directory(&path).map_err(|error| Failure::unreadable(&path, &error))? {
                open.push(path);
                continue;
            }
            let read = Disk.open(&path, false).and_then(|file| Disk.read(&file, u64::MAX));
            let bytes = read.map_err(|error| Failure::unreadable(&path, &error))?;
            let name = path.strip_prefix(".").unwrap_or(&path).display().to_string();
            found.insert(name, String::from_utf8_lossy(&bytes).into_owned());
        }
    }
    Ok(found)
}
