//! Reading what may be a picture that anybody has sent.
//!
//! How long it takes to look for a code depends on what a picture shows, and somebody can draw one for which it takes hours.
//! So a second run of this program looks, and is ended when it takes too long.

use std::io::{self, Read, Write};
use std::process::{Command, ExitCode};
use std::thread;
use std::time::{Duration, Instant};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use crate::mail::incoming::{self, IncomingContent};
use crate::mail::program::{self, TerminalUse};
use crate::mail::qr;
use adjudicate_agent::scan::PATIENCE;
use adjudicate_rules::{Phrase, phrase};

/// The name by which this program calls itself to look at a picture.
pub const COMMAND: &str = "read-picture";
/// The second run ends by itself if the first one is killed: so many seconds after the first one would have ended it.
const AFTERWARDS: u64 = 10;

/// Reads a message, a log, a text or a picture.
pub fn incoming(bytes: &[u8]) -> IncomingContent {
    let begun = Instant::now();
    incoming::read_with(bytes, &mut |picture| texts(picture, PATIENCE.saturating_sub(begun.elapsed())))
}

/// The texts of all codes in a picture.
fn texts(picture: &[u8], patience: Duration) -> Result<Vec<Vec<u8>>, Phrase> {
    let unread = |error: io::Error| phrase!("picture-not-looked-at", "it could not be looked at: {error}", error);
    let late = || phrase!("picture-too-long", "it takes too long to look for a code in it");
    if patience.is_zero() {
        return Err(late());
    }
    let mut command = Command::new(std::env::current_exe().map_err(unread)?);
    // It reads what strangers have made, and needs nothing of ours for that.
    let longest = patience.as_secs() + AFTERWARDS;
    command.args([COMMAND, &longest.to_string()]).env_clear().stderr(std::process::Stdio::null());
    let done = program::run(&mut command, picture.to_owned(), patience, TerminalUse::Shared).map_err(unread)?;
    let found = done.ok_or_else(late)?;
    let found = String::from_utf8_lossy(&found.printed);
    let mut lines = found.lines();
    match lines.next() {
        Some("texts") => lines.map(|line| STANDARD.decode(line).map_err(|error| error.to_string().into())).collect(),
        Some(reason) => Err(qr::reason_in(reason)),
        None => Err(phrase!("picture-unlooked", "it could not be looked at")),
    }
}

/// Runs as the child process: reads a picture from standard input, and prints the texts of its QR codes, or why there
/// are none. It ends when it has taken `longest`.
pub fn look(longest: Duration) -> ExitCode {
    thread::spawn(move || {
        thread::sleep(longest);
        std::process::exit(1);
    });
    let mut bytes = Vec::new();
    let said = match io::stdin().lock().read_to_end(&mut bytes) {
        Ok(_) => match qr::read_picture(&bytes) {
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
