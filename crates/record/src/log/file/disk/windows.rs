//! The Windows part: access lists, files that other programs keep open, and file numbers, which only open files have.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io;
use std::os::windows::fs::OpenOptionsExt;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use tempfile::TempPath;
use winapi_util::file::{Information, information};
use windows_permissions::constants::{SeObjectType, SecurityInformation};
use windows_permissions::wrappers::{GetNamedSecurityInfo, SetNamedSecurityInfo};
use windows_permissions::{LocalBox, SecurityDescriptor};

/// `FILE_FLAG_BACKUP_SEMANTICS`: directories can be opened as well.
const DIRECTORIES_TOO: u32 = 0x0200_0000;
/// `FILE_FLAG_OPEN_REPARSE_POINT`: links themselves are opened.
const LINKS_TOO: u32 = 0x0020_0000;
/// `GENERIC_WRITE`, which `FlushFileBuffers` asks for.
const WRITE: u32 = 0x4000_0000;

/// Errors that pass: another program, such as one that looks for viruses, has the file open (32) or locked (33) for a moment, or it
/// is about to be gone (5, which rights that are missing give as well).
const PASSING: [i32; 3] = [5, 32, 33];
/// No such function, and not supported: file systems without access lists say so.
const NO_LISTS: [i32; 2] = [1, 50];
/// So often, and so long in all, such an error is waited for.
const TRIES: u32 = 50;
const PAUSE: Duration = Duration::from_millis(20);

/// Repeats a call for one second at most, as long as it may be failing because another program has the file open.
pub fn patiently<T>(mut call: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    for _ in 0..TRIES {
        match call() {
            Err(error) if error.raw_os_error().is_some_and(|code| PASSING.contains(&code)) => sleep(PAUSE),
            done => return done,
        }
    }
    call()
}

/// Opens a path only to read its metadata.
fn opened(path: &Path, flags: u32) -> io::Result<File> {
    OpenOptions::new().access_mode(0).custom_flags(DIRECTORIES_TOO | flags).open(path)
}

fn identity(about: &Information) -> (u64, u64) {
    (about.volume_serial_number(), about.file_index())
}

/// Returns the metadata and the file number of a path, following links.
pub fn look(path: &Path) -> io::Result<(Metadata, u64)> {
    let found = fs::metadata(path)?;
    let number = information(&patiently(|| opened(path, 0))?)?.file_index();
    Ok((found, number))
}

/// The number of an open file.
pub fn number(file: &File) -> io::Result<u64> {
    information(file).map(|about| about.file_index())
}

/// Whether this path, no link followed, names this open file.
pub fn names(path: &Path, file: &File) -> io::Result<bool> {
    let there = information(&patiently(|| opened(path, LINKS_TOO))?)?;
    Ok(identity(&there) == identity(&information(file)?))
}

/// Makes a file where nothing stands, to be read and written by the user alone. It is that before anything is in it.
///
/// # Errors
/// The file exists already, or the system refuses.
pub fn create_private(path: &Path) -> io::Result<File> {
    let file = OpenOptions::new().read(true).write(true).create_new(true).open(path)?;
    match keep_private(path) {
        Ok(()) => Ok(file),
        Err(error) => {
            drop(file);
            let _ = fs::remove_file(path);
            Err(error)
        }
    }
}

/// Removes all permissions of others on a file, or on a directory and its present and future files: its list then names
/// only its owner and the system, and inherits nothing from the directory above. If the file system has no access
/// lists, as on many USB sticks, does nothing.
///
/// # Errors
/// The system refuses.
pub fn keep_private(path: &Path) -> io::Result<()> {
    let set = security(path, SecurityInformation::Owner).and_then(|about| {
        let owner = about.owner().ok_or_else(|| io::Error::other("it has no owner"))?;
        let inherited = if fs::metadata(path)?.is_dir() { "OICI" } else { "" };
        let list = format!("D:P(A;{inherited};FA;;;{owner})(A;{inherited};FA;;;SY)");
        let wanted: LocalBox<SecurityDescriptor> = list.parse()?;
        let what = SecurityInformation::Dacl | SecurityInformation::ProtectedDacl;
        SetNamedSecurityInfo(path, SeObjectType::SE_FILE_OBJECT, what, None, None, wanted.dacl(), None)
    });
    match set {
        Err(error) if error.raw_os_error().is_some_and(|code| NO_LISTS.contains(&code)) => Ok(()),
        set => set,
    }
}

/// Returns whether only the user, and the administrator of the computer, may read or change the file at this path.
///
/// # Errors
/// The system cannot say.
pub fn is_private(path: &Path) -> io::Result<bool> {
    let about = security(path, SecurityInformation::Owner | SecurityInformation::Dacl)?;
    // Without a list everybody may do everything.
    let (Some(owner), Some(list)) = (about.owner(), about.dacl()) else { return Ok(false) };
    let owner = owner.to_string();
    // The system, its administrators, and the current owner.
    let known = [&*owner, "S-1-5-18", "S-1-5-32-544", "S-1-3-4"];
    let mut trusted =
        (0..list.len()).filter_map(|at| list.get_ace(at)).map(|entry| entry.sid().map(ToString::to_string));
    Ok(trusted.all(|trustee| trustee.is_some_and(|trustee| known.contains(&&*trustee))))
}

fn security(path: &Path, what: SecurityInformation) -> io::Result<LocalBox<SecurityDescriptor>> {
    GetNamedSecurityInfo(path, SeObjectType::SE_FILE_OBJECT, what)
}

/// Makes a directory and those above it; the first one that was missing is for the user alone, with everything in it.
pub fn make_directory(path: &Path) -> io::Result<()> {
    let missing = path.ancestors().take_while(|path| matches!(path.try_exists(), Ok(false))).last();
    fs::create_dir_all(path)?;
    match missing {
        Some(first) if !first.as_os_str().is_empty() => keep_private(first),
        _ => Ok(()),
    }
}

pub fn open_directory(path: &Path) -> io::Result<File> {
    let opened = OpenOptions::new().access_mode(WRITE).custom_flags(DIRECTORIES_TOO).open(path);
    // A user who may change files in a directory may lack the right to flush it. NTFS keeps its names in a journal, so
    // this is harmless.
    opened.map_err(|error| match error.kind() {
        io::ErrorKind::PermissionDenied => io::ErrorKind::Unsupported.into(),
        _ => error,
    })
}

/// The permissions follow from the directory, as for every new file; only the read-only attribute is copied.
pub fn adopt(file: &File, model: &File) -> io::Result<()> {
    file.set_permissions(model.metadata()?.permissions())
}

pub fn rename_new(from: &Path, to: &Path) -> io::Result<()> {
    patiently(|| {
        TempPath::try_from_path(from)?.persist_noclobber(to).map_err(|mut failed| {
            // The creator of the file removes it.
            failed.path.disable_cleanup(true);
            failed.error
        })
    })
}
