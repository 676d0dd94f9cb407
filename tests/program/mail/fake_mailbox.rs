//! A mailbox on a server of its own, which speaks as much IMAP as the program does.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use adjudicate_testkit::people::TestPerson;

/// A message in the mailbox.
#[derive(Clone, Debug)]
pub struct Stored {
    pub number: u32,
    pub is_seen: bool,
    pub bytes: Vec<u8>,
}

/// How the server gives the text of messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gives {
    /// As it should.
    All,
    /// It says that all went well, and gives none.
    Nothing,
    /// It refuses.
    Refuses,
    /// It closes the connection when it is asked for the message with this number.
    ClosesAt(u32),
}

struct State {
    messages: Vec<Stored>,
    gives: Gives,
    logins: Vec<String>,
    selected: Vec<String>,
    plain: bool,
    pause: Duration,
}

/// The server.
pub struct FakeMailbox {
    pub port: u16,
    state: Arc<Mutex<State>>,
}

impl FakeMailbox {
    /// Starts a server with an empty mailbox.
    pub fn start() -> FakeMailbox {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let state = State {
            messages: Vec::new(),
            gives: Gives::All,
            logins: Vec::new(),
            selected: Vec::new(),
            plain: true,
            pause: Duration::ZERO,
        };
        let mailbox = FakeMailbox { port: listener.local_addr().unwrap().port(), state: Arc::new(Mutex::new(state)) };
        let state = mailbox.state.clone();
        std::thread::spawn(move || {
            for tcp in listener.incoming().map_while(Result::ok) {
                let state = state.clone();
                std::thread::spawn(move || drop(talk(tcp, &state)));
            }
        });
        mailbox
    }

    /// A message arrives.
    pub fn put(&self, bytes: impl Into<Vec<u8>>) -> u32 {
        let mut state = self.state.lock().unwrap();
        let number = state.messages.last().map_or(1, |last| last.number + 1);
        state.messages.push(Stored { number, is_seen: false, bytes: bytes.into() });
        number
    }

    /// Somebody reads all messages with a mail program.
    pub fn read_all(&self) {
        self.state.lock().unwrap().messages.iter_mut().for_each(|message| message.is_seen = true);
    }

    /// The numbers of the messages that are marked as read.
    pub fn seen(&self) -> Vec<u32> {
        let state = self.state.lock().unwrap();
        state.messages.iter().filter(|message| message.is_seen).map(|message| message.number).collect()
    }

    /// How texts are given from now on.
    pub fn gives(&self, gives: Gives) {
        self.state.lock().unwrap().gives = gives;
    }

    /// It takes no `AUTHENTICATE` from now on.
    pub fn takes_login_alone(&self) {
        self.state.lock().unwrap().plain = false;
    }

    /// Returns the login commands received so far.
    pub fn logins(&self) -> Vec<String> {
        self.state.lock().unwrap().logins.clone()
    }

    /// The names of mailboxes that were opened so far.
    pub fn selected(&self) -> Vec<String> {
        self.state.lock().unwrap().selected.clone()
    }

    /// Takes so long before each answer.
    pub fn pauses(&self, pause: Duration) {
        self.state.lock().unwrap().pause = pause;
    }

    /// Gives somebody this mailbox; letters go into the directory `out`.
    pub fn configure(&self, person: &TestPerson, name: &str, more: &str) {
        std::fs::create_dir_all(person.path("out")).unwrap();
        person.write(
            ".config/adjudicate/config.yaml",
            format!(
                "mail:\n  address: {name}@example.org\n  directory: {}\n  imap:\n    host: 127.0.0.1\n    port: {}\n    tls: none\n    \
                 timeout: 2\n{more}",
                person.path("out").display(),
                self.port
            ),
        );
    }
}

fn talk(tcp: TcpStream, state: &Mutex<State>) -> std::io::Result<()> {
    let mut out = tcp.try_clone()?;
    let mut lines = BufReader::new(tcp);
    out.write_all(b"* OK ready\r\n")?;
    let mut line = String::new();
    while {
        line.clear();
        lines.read_line(&mut line)?
    } > 0
    {
        let mut whole = line.trim_end().to_owned();
        while let Some(length) = whole.strip_suffix('}').and_then(|text| text.rsplit_once('{')?.1.parse().ok()) {
            out.write_all(b"+ go on\r\n")?;
            let mut literal: Vec<u8> = vec![0; length];
            lines.read_exact(&mut literal)?;
            line.clear();
            lines.read_line(&mut line)?;
            whole = format!("{whole}{}{}", String::from_utf8_lossy(&literal), line.trim_end());
        }
        let (tag, command) = whole.split_once(' ').unwrap_or((&whole, ""));
        let pause = state.lock().unwrap().pause;
        std::thread::sleep(pause);
        let Some(said) = answer(command, &mut state.lock().unwrap()) else { return Ok(()) };
        let end = if said.ends_with(b"NO") { " no such thing\r\n" } else { "OK done\r\n" };
        let said = [said.strip_suffix(b"NO").unwrap_or(&said), tag.as_bytes(), b" "].concat();
        let end = if end.starts_with(' ') { format!("NO{end}") } else { end.to_owned() };
        out.write_all(&[said.as_slice(), end.as_bytes()].concat())?;
    }
    Ok(())
}

/// Returns the answer before the end of a command, with `NO` behind it if the command is refused; `None` if the
/// connection is closed.
fn answer(command: &str, state: &mut State) -> Option<Vec<u8>> {
    let words: Vec<&str> = command.split(' ').collect();
    let next = state.messages.last().map_or(1, |last| last.number + 1);
    let text = match words.as_slice() {
        ["CAPABILITY"] if state.plain => "* CAPABILITY IMAP4rev1 SASL-IR AUTH=PLAIN AUTH=XOAUTH2\r\n".to_owned(),
        ["CAPABILITY"] => "* CAPABILITY IMAP4rev1\r\n".to_owned(),
        ["LOGIN" | "AUTHENTICATE", ..] => {
            state.logins.push(command.to_owned());
            String::new()
        }
        ["SELECT", ..] => {
            state.selected.push(command.to_owned());
            format!("* OK [UIDVALIDITY 7] x\r\n* OK [UIDNEXT {next}] x\r\n")
        }
        ["UID", "SEARCH", ..] => {
            let found = state.messages.iter().filter(|message| matches(message, command, next - 1));
            let found: String = found.map(|message| format!(" {}", message.number)).collect();
            format!("* SEARCH{found}\r\n")
        }
        ["UID", "STORE", number, ..] => {
            let own = state.messages.iter_mut().filter(|message| message.number.to_string() == *number);
            own.for_each(|message| message.is_seen = true);
            String::new()
        }
        ["UID", "FETCH", number, ..] => {
            let message = state.messages.iter().find(|message| message.number.to_string() == *number);
            let Some(Stored { number, bytes, .. }) = message else { return Some(Vec::new()) };
            let size = bytes.len();
            if command.contains("SIZE") {
                return Some(format!("* {number} FETCH (UID {number} RFC822.SIZE {size})\r\n").into_bytes());
            }
            match state.gives {
                Gives::Nothing => return Some(format!("* {number} FETCH (UID {number} BODY[] NIL)\r\n").into_bytes()),
                Gives::Refuses => return Some(b"NO".to_vec()),
                Gives::ClosesAt(at) if at == *number => return None,
                Gives::All | Gives::ClosesAt(_) => {}
            }
            let head = format!("* {number} FETCH (UID {number} BODY[] {{{size}}}\r\n");
            return Some([head.as_bytes(), bytes, b")\r\n"].concat());
        }
        _ => String::new(),
    };
    Some(text.into_bytes())
}

fn matches(message: &Stored, search: &str, last: u32) -> bool {
    let text = String::from_utf8_lossy(&message.bytes);
    let subject = text.lines().find_map(|line| line.strip_prefix("Subject: ")).unwrap_or_default();
    let about = search.split_once("SUBJECT \"").is_none_or(|(_, rest)| subject.contains(rest.trim_end_matches('"')));
    let unseen = !search.contains("UNSEEN") || !message.is_seen;
    let among = match search.split_once("SEARCH UID ").map(|(_, rest)| rest.split(' ').next().unwrap()) {
        None => true,
        Some("*") => message.number == last,
        Some(set) => match set.split_once(':') {
            Some((from, _)) => message.number >= from.parse::<u32>().unwrap().min(last),
            None => set.split(',').any(|one| one == message.number.to_string()),
        },
    };
    about && unseen && among
}
