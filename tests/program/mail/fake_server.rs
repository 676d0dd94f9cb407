//! A mail server that does what no good one does: it hangs, refuses, or closes in the middle.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

/// How the server behaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mood {
    /// It takes everything.
    Takes,
    /// It accepts the connection and says nothing.
    Hangs,
    /// It gives a byte of its greeting now and then, and never comes to its end.
    Drips,
    /// It greets, and gives a byte now and then of the answer to a message.
    DripsBehindTheMessage,
    /// It takes no mail from this computer.
    TakesNoMail,
    /// It takes no mail from this sender.
    RefusesTheSender,
    /// It does not like what the messages say.
    RefusesTheText,
    /// It takes the message and never says whether it did.
    HangsBehindTheMessage,
    /// It is busy from the beginning.
    Busy,
    /// It puts every recipient off.
    PutsOff,
    /// It refuses bob, and takes messages for all others.
    RefusesBob,
    /// It closes the connection while the message is being sent.
    ClosesInTheMessage,
    /// It takes the message, and closes the connection without a word.
    ClosesBehindTheMessage,
    /// It takes one message a connection, and closes that without a word.
    ClosesBehindEach,
    /// It takes one message a connection, and is busy when the next one comes over it.
    BusyBehindEach,
    /// It takes one message, and is busy from then on.
    BusyBehindOne,
    /// It closes connections over which nothing has come for a fifth of a second.
    ClosesIdle,
    /// It wants a password and likes none.
    LikesNoPassword,
    /// It wants an access token, and says why it takes none but `ya29.good` (XOAUTH2).
    WantsAToken,
    /// It speaks something else.
    Babbles,
}

/// A message that the server has taken.
#[derive(Clone, Debug)]
pub struct Taken {
    pub to: String,
    pub text: String,
}

/// The server, on a port of its own.
pub struct FakeServer {
    pub port: u16,
    mood: Arc<Mutex<Mood>>,
    taken: Arc<Mutex<Vec<Taken>>>,
    logins: Arc<Mutex<Vec<String>>>,
    connections: Arc<AtomicUsize>,
}

impl FakeServer {
    /// Starts a server in this mood.
    pub fn start(mood: Mood) -> FakeServer {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let server = FakeServer {
            port: listener.local_addr().unwrap().port(),
            mood: Arc::new(Mutex::new(mood)),
            taken: Arc::default(),
            logins: Arc::default(),
            connections: Arc::default(),
        };
        let connections = server.connections.clone();
        let (mood, taken, logins) = (server.mood.clone(), server.taken.clone(), server.logins.clone());
        std::thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                let mood = *mood.lock().unwrap();
                connections.fetch_add(1, Ordering::SeqCst);
                let (taken, logins) = (taken.clone(), logins.clone());
                // A client that goes away in the middle is not this server's concern.
                std::thread::spawn(move || drop(talk(stream, mood, &taken, &logins)));
            }
        });
        server
    }

    /// Changes how it behaves from the next connection on.
    pub fn becomes(&self, mood: Mood) {
        *self.mood.lock().unwrap() = mood;
    }

    /// Returns the messages accepted so far.
    pub fn taken(&self) -> Vec<Taken> {
        self.taken.lock().unwrap().clone()
    }

    /// How often somebody has connected so far.
    pub fn connections(&self) -> usize {
        self.connections.load(Ordering::SeqCst)
    }

    /// The credentials that were tried.
    pub fn logins(&self) -> Vec<String> {
        self.logins.lock().unwrap().clone()
    }
}

/// Whether somebody logs in with the token that is good.
fn is_token(line: &str) -> bool {
    let said = line.strip_prefix("AUTH XOAUTH2 ").and_then(|text| STANDARD.decode(text).ok());
    said.is_some_and(|said| said == b"user=alice@example.org\x01auth=Bearer ya29.good\x01\x01")
}

fn talk(stream: TcpStream, mood: Mood, taken: &Mutex<Vec<Taken>>, logins: &Mutex<Vec<String>>) -> std::io::Result<()> {
    let mut out = stream.try_clone()?;
    let mut lines = BufReader::new(stream);
    const BUSY: &[u8] = b"421 too many of you, come again\r\n";
    let full = || mood == Mood::BusyBehindOne && !taken.lock().unwrap().is_empty();
    let hang = || std::thread::sleep(Duration::from_secs(30));
    // Longer than anybody has the patience to listen.
    let drip = |mut out: &TcpStream| -> std::io::Result<()> {
        for _ in 0..400 {
            out.write_all(b"2")?;
            std::thread::sleep(Duration::from_millis(150));
        }
        Ok(())
    };
    match mood {
        Mood::Drips => return drip(&out),
        Mood::TakesNoMail => return out.write_all(b"554 5.7.1 no mail from your address\r\n"),
        Mood::Hangs => {
            hang();
            return Ok(());
        }
        Mood::Busy => return out.write_all(BUSY),
        _ if full() => return out.write_all(BUSY),
        Mood::Babbles => return out.write_all(b"SSH-2.0-OpenSSH_9.2\r\n\0\0\0\r\n"),
        _ => out.write_all(b"220 fake.example.org\r\n")?,
    }
    if mood == Mood::ClosesIdle {
        lines.get_ref().set_read_timeout(Some(Duration::from_millis(200)))?;
    }
    let mut count = 0;
    let mut to = String::new();
    let mut line = String::new();
    while {
        line.clear();
        lines.read_line(&mut line)?
    } > 0
    {
        let verb = line.get(..4).unwrap_or_default().to_ascii_uppercase();
        let answer: &[u8] = match verb.as_str() {
            "EHLO" if mood == Mood::LikesNoPassword => b"250-fake.example.org\r\n250 AUTH PLAIN\r\n",
            "EHLO" if mood == Mood::WantsAToken => b"250-fake.example.org\r\n250 AUTH PLAIN XOAUTH2\r\n",
            "EHLO" => b"250-fake.example.org\r\n250 8BITMIME\r\n",
            "AUTH" => {
                logins.lock().unwrap().push(line.trim().to_owned());
                if mood == Mood::WantsAToken {
                    if is_token(line.trim()) {
                        out.write_all(b"235 2.7.0 welcome\r\n")?;
                        continue;
                    }
                    // The client hears why, and says that it has heard.
                    out.write_all(b"334 eyJzdGF0dXMiOiI0MDEifQ==\r\n")?;
                    line.clear();
                    lines.read_line(&mut line)?;
                    logins.lock().unwrap().push(line.trim().to_owned());
                }
                b"535 5.7.8 no\r\n"
            }
            "MAIL" if full() || (count > 0 && mood == Mood::BusyBehindEach) => return out.write_all(BUSY),
            "MAIL" if mood == Mood::RefusesTheSender => b"550 5.7.1 who are you?\r\n",
            "RCPT" if mood == Mood::PutsOff => b"451 4.3.0 later\r\n",
            "RCPT" if mood == Mood::RefusesBob && line.contains("<bob") => b"550 5.1.1 nobody of that name\r\n",
            "RCPT" => {
                to = line.split(['<', '>']).nth(1).unwrap_or_default().to_owned();
                b"250 ok\r\n"
            }
            "DATA" => {
                out.write_all(b"354 go on\r\n")?;
                let mut text = String::new();
                while {
                    line.clear();
                    lines.read_line(&mut line)?
                } > 0
                    && line != ".\r\n"
                {
                    text.push_str(line.strip_prefix('.').unwrap_or(&line));
                    if mood == Mood::ClosesInTheMessage && text.len() > 500 {
                        return Ok(());
                    }
                }
                match mood {
                    Mood::HangsBehindTheMessage => {
                        hang();
                        return Ok(());
                    }
                    Mood::ClosesBehindTheMessage => return Ok(()),
                    Mood::DripsBehindTheMessage => return drip(&out),
                    Mood::RefusesTheText => {
                        out.write_all(b"554 5.6.0 no such words here\r\n")?;
                        continue;
                    }
                    _ if line != ".\r\n" => return Ok(()),
                    _ => taken.lock().unwrap().push(Taken { to: to.clone(), text }),
                }
                count += 1;
                if mood == Mood::ClosesBehindEach {
                    return out.write_all(b"250 taken\r\n");
                }
                b"250 taken\r\n"
            }
            "QUIT" => b"221 bye\r\n",
            _ => b"250 ok\r\n",
        };
        out.write_all(answer)?;
    }
    Ok(())
}
