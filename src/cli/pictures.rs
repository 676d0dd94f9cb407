//! Reading what may be a picture that anybody has sent.
//!
//! How long it takes to look for a code depends on what a picture shows, and somebody can draw one for which it takes hours.
//! So a second run of this program looks, and is ended when it takes too long.

use std::io::{self, Read, Write};
use std::process::{Child, Command, ExitCode, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use crate::mail::code;
use crate::mail::incoming::{self, Incoming};

/// The name by which this program calls itself to look at a picture.
pub const COMMAND: &str = "read-picture";
/// A look at a photograph in which there is no code takes some seconds.
const PATIENCE: Duration = Duration::from_secs(30);
/// More bytes than the texts of the codes in a picture have.
const TEXTS_MAX: u64 = 1024 * 1024;
const PAUSE: Duration = Duration::from_millis(5);

/// Reads a message, a log, a text or a picture.
pub fn incoming(bytes: &[u8]) -> Incoming {
    incoming::read_with(bytes, &mut |picture| texts(picture, PATIENCE))
}

/// The texts of all codes in a picture.
fn texts(picture: &[u8], patience: Duration) -> Result<Vec<Vec<u8>>, String> {
    let unread = |error: io::Error| format!("it could not be looked at: {error}");
    let program = std::env::current_exe().map_err(unread)?;
    let mut command = Command::new(program);
    command.arg(COMMAND).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().map_err(unread)?;
    let found = converse(&mut child, picture, patience).map_err(unread)?;
    let Some(found) = found else { return Err("it takes too long to look for a code in it".to_owned()) };
    let mut lines = found.lines();
    match lines.next() {
        Some("texts") => lines.map(|line| STANDARD.decode(line).map_err(|error| error.to_string())).collect(),
        Some(reason) => Err(reason.to_owned()),
        None => Err("it could not be looked at".to_owned()),
    }
}

/// Hands the picture over and takes what is said about it; nothing if that takes too long.
fn converse(child: &mut Child, picture: &[u8], patience: Duration) -> io::Result<Option<String>> {
    let (Some(mut stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else { return Ok(None) };
    let end = Instant::now() + patience;
    thread::scope(|scope| {
        // Who ends without having read everything has said why.
        scope.spawn(move || drop(stdin.write_all(picture)));
        let said = scope.spawn(move || {
            let mut text = String::new();
            stdout.take(TEXTS_MAX).read_to_string(&mut text).map(|_| text)
        });
        while child.try_wait()?.is_none() && !said.is_finished() {
            if Instant::now() > end {
                child.kill()?;
                child.wait()?;
                return Ok(None);
            }
            thread::sleep(PAUSE);
        }
        child.wait()?;
        // A thread that only reads does not panic.
        said.join().unwrap_or_else(|_| Ok(String::new())).map(Some)
    })
}

/// What the second run does: reads a picture from standard input, and prints the texts of its codes, or why there are none.
pub fn look() -> ExitCode {
    let mut bytes = Vec::new();
    let said = match io::stdin().lock().read_to_end(&mut bytes) {
        Ok(_) => match code::read_picture(&bytes) {
            Ok(texts) => texts.iter().fold("texts\n".to_owned(), |all, text| all + &STANDARD.encode(text) + "\n"),
            Err(reason) => reason.lines().collect::<Vec<_>>().join(" "),
        },
        Err(error) => error.to_string(),
    };
    match io::stdout().write_all(said.as_bytes()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}
