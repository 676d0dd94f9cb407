//! Other programs, each of which ends by itself, or at its deadline.

use std::io::{self, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// Environment variables that other programs must not see.
pub const SECRETS: [&str; 4] =
    ["ADJUDICATE_PASSPHRASE", "ADJUDICATE_SMTP_PASSWORD", "ADJUDICATE_IMAP_PASSWORD", "PGPASSWORD"];

/// How often is looked whether a program has ended.
const PAUSE: Duration = Duration::from_millis(5);
/// So long is waited for what a program has printed behind its end: others may hold on to its output.
const BEHIND: Duration = Duration::from_secs(1);
/// More than is wanted of what a program prints.
const PRINTED_MAX: u64 = 1024 * 1024;

/// The end of a program: output and exit status.
pub struct ProgramEnd {
    /// Whether it says that all went well.
    pub success: bool,
    /// Whether it took its whole input.
    pub took_all: bool,
    /// The standard output.
    pub printed: Vec<u8>,
    /// The standard error, unless it goes elsewhere.
    pub said: Vec<u8>,
}

/// Whether a program shares the user's terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TerminalUse {
    /// It may ask there, and is interrupted there together with this program.
    Shared,
    /// It asks nobody. It can be ended together with all processes that it has started.
    None,
}

/// Runs a program with this on its standard input, and without our secrets. None if it had not ended after so long: it was
/// ended then.
///
/// # Errors
/// It cannot be started.
pub fn run(
    command: &mut Command,
    input: Vec<u8>,
    limit: Duration,
    terminal: TerminalUse,
) -> io::Result<Option<ProgramEnd>> {
    for name in SECRETS {
        command.env_remove(name);
    }
    if terminal == TerminalUse::None {
        lead_group(command);
    }
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    // Whom the program has started may keep these open for longer than it lives, so nobody waits for their ends.
    let written = child.stdin.take().map(|stdin| write(stdin, input));
    let (printed, said) = (child.stdout.take().map(OutputReader::new), child.stderr.take().map(OutputReader::new));
    let late = Arc::new(AtomicBool::new(false));
    let _in_time = alarm(limit, Arc::clone(&late));
    let status = loop {
        if let Some(status) = child.try_wait()? {
            break status;
        }
        if late.load(Ordering::Relaxed) {
            end(&mut child, terminal);
            return Ok(None);
        }
        thread::sleep(PAUSE);
    };
    Ok(Some(ProgramEnd {
        success: status.success(),
        took_all: written.is_some_and(|written| written.recv_timeout(BEHIND).unwrap_or(false)),
        printed: printed.map(OutputReader::all).unwrap_or_default(),
        said: said.map(OutputReader::all).unwrap_or_default(),
    }))
}

/// Says after so long that the time is over, unless what it gives is dropped before.
fn alarm(limit: Duration, late: Arc<AtomicBool>) -> Sender<()> {
    let (in_time, over) = channel::<()>();
    thread::spawn(move || {
        if over.recv_timeout(limit) == Err(RecvTimeoutError::Timeout) {
            late.store(true, Ordering::Relaxed);
        }
    });
    in_time
}

/// Ends a program, with all processes that it has started if the system knows them.
fn end(child: &mut Child, terminal: TerminalUse) {
    if terminal == TerminalUse::None {
        end_group(child);
    }
    let _ = child.kill();
    // Nothing but the system itself can hold it up now, and then there is nothing that could be done about it.
    for _ in 0..BEHIND.as_millis() / PAUSE.as_millis() {
        if !matches!(child.try_wait(), Ok(None)) {
            return;
        }
        thread::sleep(PAUSE);
    }
}

/// Makes a program the first of a group, to which all processes belong that it starts, if the system has such groups.
#[cfg_attr(not(unix), expect(unused_variables, reason = "other systems have no groups"))]
fn lead_group(command: &mut Command) {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
}

/// Ends all processes of a program's group. Windows knows the processes that a program has started; elsewhere nothing is done.
fn end_group(child: &Child) {
    // All of this is harmless if the processes have ended already, and the program itself is ended in any case.
    #[cfg(unix)]
    let _ = rustix::process::kill_process_group(rustix::process::Pid::from_child(child), rustix::process::Signal::KILL);
    if cfg!(windows) {
        let mut taskkill = Command::new("taskkill");
        taskkill.args(["/F", "/T", "/PID", &child.id().to_string()]);
        let _ = taskkill.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    }
}

/// Writes beside everything else, and says in the end whether all was taken.
fn write(mut to: impl Write + Send + 'static, bytes: Vec<u8>) -> Receiver<bool> {
    let (tell, told) = sync_channel(1);
    thread::spawn(move || {
        let all = to.write_all(&bytes).is_ok();
        drop(to);
        let _ = tell.send(all);
    });
    told
}

/// The output of a program, read by a thread of its own.
struct OutputReader {
    bytes: Arc<Mutex<Vec<u8>>>,
    end: Receiver<()>,
}

impl OutputReader {
    fn new(mut from: impl Read + Send + 'static) -> OutputReader {
        let (tell, end) = sync_channel(1);
        let bytes: Arc<Mutex<Vec<u8>>> = Arc::default();
        let all = Arc::clone(&bytes);
        thread::spawn(move || {
            let mut piece = [0; 4096];
            let mut left = PRINTED_MAX;
            while let Ok(length @ 1..) = from.read(&mut piece) {
                let kept = length.min(usize::try_from(left).unwrap_or(usize::MAX));
                left -= kept as u64;
                all.lock().unwrap_or_else(PoisonError::into_inner).extend(piece.iter().take(kept));
            }
            let _ = tell.send(());
        });
        OutputReader { bytes, end }
    }

    fn all(self) -> Vec<u8> {
        let _ = self.end.recv_timeout(BEHIND);
        std::mem::take(&mut *self.bytes.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use std::time::Instant;

    use super::*;

    fn shell(line: &str, limit: u64, terminal: TerminalUse) -> Option<ProgramEnd> {
        let mut command = Command::new("/bin/sh");
        command.args(["-c", line]).stderr(Stdio::piped());
        run(&mut command, b"hello".to_vec(), Duration::from_millis(limit), terminal).unwrap()
    }

    #[test]
    fn what_ends_is_heard_and_what_hangs_is_ended_with_all_that_it_has_started() {
        let done = shell("cat; echo no >&2; exit 3", 10_000, TerminalUse::None).unwrap();
        assert_eq!(
            (done.success, done.took_all, done.printed, done.said),
            (false, true, b"hello".into(), b"no\n".into())
        );
        // A process that stays behind keeps the output open, but nobody waits for it.
        let begun = Instant::now();
        let done = shell("sleep 30 & echo yes", 10_000, TerminalUse::None).unwrap();
        assert!(done.success && done.printed == b"yes\n" && begun.elapsed() < Duration::from_secs(10));
        let directory = tempfile::tempdir().unwrap();
        let file = directory.path().join("late").display().to_string();
        for (line, terminal) in
            [("(sleep 2; touch FILE) | cat", TerminalUse::None), ("exec sleep 30", TerminalUse::Shared)]
        {
            let begun = Instant::now();
            assert!(shell(&line.replace("FILE", &file), 200, terminal).is_none());
            assert!(begun.elapsed() < Duration::from_millis(1_500), "{:?}", begun.elapsed());
        }
        thread::sleep(Duration::from_millis(2_500));
        assert!(!directory.path().join("late").exists());
    }
}
