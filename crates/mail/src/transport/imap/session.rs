//! The session with an IMAP server (RFC 3501): commands, one after the other, and the answers to them.
//!
//! `async-imap` would do the same. It allocates what a server announces, up to 512 MiB that no caller can change; it reads a line anew from
//! its beginning whenever more of it comes; and what it cannot understand it shows whole in its error, a letter among it.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::mem;

use adjudicate_rules::phrase;

use crate::transport::net;

/// The longest line of an answer: a search that finds every message of a mailbox has all their numbers on one.
const LINE_MAX: usize = 8 * 1024 * 1024;
/// The longest line before a connection is protected, when there is next to nothing to say.
const UNPROTECTED_LINE_MAX: usize = 8_192;
/// The limit on the strings of one answer, unless a command asks for more.
pub const STRINGS_MAX: usize = 64 * 1024;

/// Why a command was not carried out.
#[derive(Debug)]
pub enum CommandError {
    /// The server does not do it, and says why.
    No(String),
    /// The server closes the connection, and says why.
    Bye(String),
    /// The connection is gone, or no answer came in time.
    Io(io::Error),
    /// The server's answer cannot be parsed.
    Unintelligible,
    /// It answers with a line that is too long, or announces a string that is.
    TooLong,
    /// This word cannot be said to a server.
    Unsayable,
}

impl From<io::Error> for CommandError {
    fn from(error: io::Error) -> CommandError {
        match error.kind() {
            io::ErrorKind::InvalidData => CommandError::Unintelligible,
            io::ErrorKind::FileTooLarge => CommandError::TooLong,
            _ => CommandError::Io(error),
        }
    }
}

/// A command, in the pieces in which it is sent: the server has to ask for each but the first.
pub struct ImapCommand(Vec<Vec<u8>>);

impl From<&str> for ImapCommand {
    fn from(text: &str) -> ImapCommand {
        ImapCommand(vec![text.as_bytes().to_vec()])
    }
}

impl ImapCommand {
    /// Adds a word: in quotation marks, or announced by its length (a literal) if it is not in ASCII.
    ///
    /// # Errors
    /// It has the end of a line or a NUL in it.
    pub fn word(mut self, word: &str) -> Result<ImapCommand, CommandError> {
        if word.contains(['\r', '\n', '\0']) {
            return Err(CommandError::Unsayable);
        }
        let quoted = format!(" \"{}\"", word.replace('\\', "\\\\").replace('"', "\\\""));
        let literal = !word.is_ascii();
        let text = if literal { format!(" {{{}}}", word.len()) } else { quoted };
        self.0.last_mut().into_iter().for_each(|piece| piece.extend(text.as_bytes()));
        if literal {
            self.0.push(word.as_bytes().to_vec());
        }
        Ok(self)
    }

    /// Adds a line that the server asks for.
    pub fn line(mut self, line: String) -> ImapCommand {
        self.0.push(line.into_bytes());
        self
    }
}

/// How a server begins.
#[derive(Debug, PartialEq, Eq)]
pub enum Greeting {
    /// The server wants a login.
    Ready,
    /// The user is logged in already (`PREAUTH`).
    Authenticated,
}

/// A line of the server's that belongs to no command, with the strings that were sent by their length.
#[derive(Debug, PartialEq)]
pub struct UntaggedResponse {
    /// The text behind the star, with the braces of each string.
    pub text: String,
    /// The strings, in their order.
    pub strings: Vec<Vec<u8>>,
}

impl UntaggedResponse {
    /// Returns the text behind this word, if it is the first of the answer.
    pub fn of(&self, word: &str) -> Option<&str> {
        let (first, rest) = self.text.split_once(' ').unwrap_or((&self.text, ""));
        first.eq_ignore_ascii_case(word).then_some(rest)
    }

    /// Returns the values behind these names in an answer about a message (`12 FETCH (UID 4 ...)`), as far as they have
    /// no parentheses.
    pub fn fetched<const N: usize>(&self, names: [&str; N]) -> Option<[Option<&str>; N]> {
        let (_, rest) = self.text.split_once(' ')?;
        let said = rest.get(..5).filter(|word| word.eq_ignore_ascii_case("fetch")).and_then(|_| rest.get(5..))?;
        let words: Vec<&str> = said.split([' ', '(', ')']).filter(|word| !word.is_empty()).collect();
        let value = |name: &str| {
            let place = words.iter().position(|word| word.eq_ignore_ascii_case(name))?;
            words.get(place + 1).copied()
        };
        Some(names.map(value))
    }
}

/// A connection on which the server has greeted, or will not.
pub struct ImapSession<S> {
    stream: BufReader<S>,
    /// The number of the last command.
    number: u32,
    /// The received part of a line whose end has not arrived.
    begun: Vec<u8>,
    /// The longest line that is read.
    line_max: usize,
}

impl<S: Read + Write> ImapSession<S> {
    /// A connection that is ready for commands.
    pub fn new(stream: S) -> ImapSession<S> {
        ImapSession::within(stream, LINE_MAX)
    }

    /// A connection that is to be protected. Until then nobody knows who answers, and nothing but short lines is read.
    pub fn unprotected(stream: S) -> ImapSession<S> {
        ImapSession::within(stream, UNPROTECTED_LINE_MAX)
    }

    fn within(stream: S, line_max: usize) -> ImapSession<S> {
        ImapSession { stream: BufReader::new(stream), number: 0, begun: Vec::new(), line_max }
    }

    /// The connection itself.
    pub fn stream(&mut self) -> &mut S {
        self.stream.get_mut()
    }

    /// The bare connection; none if the server has said more than was asked for.
    pub fn into_stream(self) -> Option<S> {
        let silent = self.begun.is_empty() && self.stream.buffer().is_empty();
        silent.then(|| self.stream.into_inner())
    }

    /// Waits for the server's first words.
    pub fn greeted(&mut self) -> Result<Greeting, CommandError> {
        let line = self.line()?;
        match line.split_once(' ') {
            Some(("*", said)) if starts(said, "OK") => Ok(Greeting::Ready),
            Some(("*", said)) if starts(said, "PREAUTH") => Ok(Greeting::Authenticated),
            Some(("*", said)) if starts(said, "BYE") => Err(CommandError::Bye(behind(said))),
            _ => Err(CommandError::Unintelligible),
        }
    }

    /// Has a command carried out, and shows each line that the server says besides: nothing of it is kept here.
    pub fn command(
        &mut self,
        command: impl Into<ImapCommand>,
        strings_max: usize,
        show: &mut dyn FnMut(UntaggedResponse),
    ) -> Result<(), CommandError> {
        self.number += 1;
        let tag = format!("a{} ", self.number).into_bytes();
        for (place, piece) in command.into().0.into_iter().enumerate() {
            match place {
                0 => self.send(&[tag.as_slice(), &piece, b"\r\n"].concat())?,
                _ => {
                    self.wait_for_word()?;
                    self.send(&[piece.as_slice(), b"\r\n"].concat())?;
                }
            }
        }
        while let Some(answer) = self.answer(strings_max)? {
            show(answer);
        }
        Ok(())
    }

    /// Waits until the server asks for more (`+`).
    fn wait_for_word(&mut self) -> Result<(), CommandError> {
        loop {
            let line = self.line()?;
            if line.starts_with('+') {
                return Ok(());
            }
            if self.outcome(&line)?.is_none() {
                // It says that all is done before it has heard everything.
                return Err(CommandError::Unintelligible);
            }
        }
    }

    /// Sends IDLE (RFC 2177), and waits for the first event, or for the end of the time that the connection has for an
    /// answer.
    pub fn idle(&mut self, begin_waiting: impl FnOnce(&mut S)) -> Result<(), CommandError> {
        self.number += 1;
        self.send(format!("a{} IDLE\r\n", self.number).as_bytes())?;
        self.wait_for_word()?;
        begin_waiting(self.stream());
        match self.line() {
            Ok(line) => drop(self.outcome(&line)?),
            Err(error) if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) => {}
            Err(error) => return Err(error.into()),
        }
        Ok(())
    }

    /// Ends IDLE (sends DONE).
    pub fn awake(&mut self) -> Result<(), CommandError> {
        self.send(b"DONE\r\n")?;
        while self.answer(STRINGS_MAX)?.is_some() {}
        Ok(())
    }

    fn send(&mut self, bytes: &[u8]) -> Result<(), CommandError> {
        let stream = self.stream.get_mut();
        stream.write_all(bytes)?;
        Ok(stream.flush()?)
    }

    /// The next answer; none when the command has been carried out.
    fn answer(&mut self, strings_max: usize) -> Result<Option<UntaggedResponse>, CommandError> {
        let mut line = self.line()?;
        while line.starts_with('+') {
            // A login that failed: the server says why, and wants to hear that this was heard (XOAUTH2).
            self.send(b"\r\n")?;
            line = self.line()?;
        }
        let Some(mut text) = self.outcome(&line)? else { return Ok(None) };
        let (mut strings, mut room) = (Vec::new(), strings_max);
        while let Some(length) = string_follows(&text) {
            let length = usize::try_from(length).map_err(|_| CommandError::TooLong)?;
            room = room.checked_sub(length).ok_or(CommandError::TooLong)?;
            let mut string = Vec::new();
            let read = (&mut self.stream).take(u64::try_from(length).unwrap_or(u64::MAX)).read_to_end(&mut string)?;
            if read < length {
                return Err(CommandError::Io(closed()));
            }
            strings.push(string);
            text.push_str(&self.line()?);
            if text.len() > self.line_max {
                return Err(CommandError::TooLong);
            }
        }
        Ok(Some(UntaggedResponse { text, strings }))
    }

    /// Parses a line: an untagged response, or the outcome of the command.
    fn outcome(&self, line: &str) -> Result<Option<String>, CommandError> {
        let (tag, said) = line.split_once(' ').ok_or(CommandError::Unintelligible)?;
        match tag {
            "*" if starts(said, "BYE") => Err(CommandError::Bye(behind(said))),
            "*" => Ok(Some(said.to_owned())),
            tag if *tag != format!("a{}", self.number) => Err(CommandError::Unintelligible),
            _ if starts(said, "OK") => Ok(None),
            _ if starts(said, "NO") || starts(said, "BAD") => Err(CommandError::No(behind(said))),
            _ => Err(CommandError::Unintelligible),
        }
    }

    /// The next line, without its end. If the time is over before the end of the line, the received part is kept.
    fn line(&mut self) -> io::Result<String> {
        while !self.begun.ends_with(b"\n") {
            let room = (self.line_max + 1).saturating_sub(self.begun.len());
            let read =
                (&mut self.stream).take(u64::try_from(room).unwrap_or(u64::MAX)).read_until(b'\n', &mut self.begun)?;
            match read {
                0 if room == 0 => return Err(io::Error::from(io::ErrorKind::FileTooLarge)),
                0 => return Err(closed()),
                _ => {}
            }
        }
        let line = mem::take(&mut self.begun);
        Ok(String::from_utf8_lossy(&line).trim_end_matches(['\r', '\n']).to_owned())
    }
}

fn closed() -> io::Error {
    net::fault(io::ErrorKind::UnexpectedEof, phrase!("connection-closed", "the connection was closed"))
}

fn starts(said: &str, word: &str) -> bool {
    said.split(' ').next().is_some_and(|first| first.eq_ignore_ascii_case(word))
}

/// Returns the server's text behind its verdict, without the code in brackets that is for programs.
fn behind(said: &str) -> String {
    let words = said.split_once(' ').map_or("", |(_, words)| words);
    let words = match words.strip_prefix('[').and_then(|code| code.split_once(']')) {
        Some((_, words)) => words,
        None => words,
    };
    words.trim().to_owned()
}

/// How long the string is that follows a line (`{12}`).
fn string_follows(text: &str) -> Option<u64> {
    let (_, length) = text.strip_suffix('}')?.rsplit_once('{')?;
    length.parse().ok()
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic)]
mod tests {
    use super::*;

    /// A server that sends all its text at once, whatever it receives.
    struct Script {
        says: io::Cursor<Vec<u8>>,
        told: Vec<u8>,
    }

    impl Read for Script {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            match self.says.read(buffer)? {
                0 => Err(io::Error::from(io::ErrorKind::WouldBlock)),
                read => Ok(read),
            }
        }
    }

    impl Write for Script {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.told.write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn session(says: impl AsRef<[u8]>) -> ImapSession<Script> {
        ImapSession::new(Script { says: io::Cursor::new(says.as_ref().to_vec()), told: Vec::new() })
    }

    impl ImapSession<Script> {
        fn answers(&mut self, command: impl Into<ImapCommand>) -> Result<Vec<UntaggedResponse>, CommandError> {
            let mut answers = Vec::new();
            self.command(command, 100, &mut |answer| answers.push(answer)).map(|()| answers)
        }
    }

    #[test]
    fn answers_are_read_with_their_strings() {
        let mut session = session(
            "* OK ready\r\n* 2 FETCH (FLAGS (\\Seen) UID 7 BODY[] {9}\r\nHi\r\n* a1 )\r\n* 3 EXISTS\r\nA1 OK no\r\na1 OK done\r\n",
        );
        session.greeted().unwrap();
        let refused = session.answers("UID FETCH 7 (UID BODY.PEEK[])").unwrap_err();
        assert!(matches!(refused, CommandError::Unintelligible), "a tag of nobody's");
        assert_eq!(session.stream().told, b"a1 UID FETCH 7 (UID BODY.PEEK[])\r\n");
        let mut session = self::session("* 2 FETCH (UID 7 BODY[] {9}\r\nHi\r\n* a1 )\r\n* 3 EXISTS\r\na1 OK done\r\n");
        let answers = session.answers("x").unwrap();
        assert_eq!(answers.len(), 2);
        let [found, uid, size] = answers[0].fetched(["body[]", "UID", "RFC822.SIZE"]).unwrap();
        assert_eq!((found, uid, size), (Some("{9}"), Some("7"), None));
        assert_eq!(answers[0].strings, [b"Hi\r\n* a1 "]);
        assert_eq!(answers[1].of("3"), Some("EXISTS"));
        assert_eq!(answers[1].fetched(["UID"]), None);
    }

    #[test]
    fn refusals_are_told_in_the_servers_words() {
        let refused = |says: &str| session(says).answers("x").unwrap_err();
        let CommandError::No(why) = refused("a1 NO [AUTHENTICATIONFAILED] wrong password\r\n") else { panic!() };
        assert_eq!(why, "wrong password");
        let CommandError::Bye(why) = refused("* BYE too busy\r\n") else { panic!() };
        assert_eq!(why, "too busy");
        assert!(matches!(refused("a1 MAYBE\r\n"), CommandError::Unintelligible));
        assert!(matches!(refused("hello"), CommandError::Io(_)));
        assert!(matches!(session("+ what\r\n").greeted(), Err(CommandError::Unintelligible)));
    }

    #[test]
    fn no_answer_is_longer_than_it_may_be() {
        let refused = |says: &str| session(says).answers("x").unwrap_err();
        for length in ["101", "4294967296", "18446744073709551615"] {
            assert!(
                matches!(refused(&format!("* 1 FETCH (BODY[] {{{length}}}\r\n")), CommandError::TooLong),
                "{length}"
            );
        }
        assert!(matches!(refused(&format!("* {}", "x".repeat(LINE_MAX + 9))), CommandError::TooLong));
        let twice = format!("* 1 FETCH ({{60}}\r\n{}{{41}}\r\n", "x".repeat(60));
        assert!(matches!(refused(&twice), CommandError::TooLong));
    }

    #[test]
    fn waiting_ends_when_something_happens_or_the_time_is_over() {
        let mut told = session("* 1 RECENT\r\n+ idling\r\n* 4 EXISTS\r\na1 OK done\r\n");
        told.idle(|_| ()).unwrap();
        told.awake().unwrap();
        assert_eq!(told.stream().told, b"a1 IDLE\r\nDONE\r\n");
        // The time is over in the middle of a line, whose end comes later.
        let mut late = session("+ idling\r\n* 4 EX");
        late.idle(|_| ()).unwrap();
        late.stream().says = io::Cursor::new(b"ISTS\r\na1 OK done\r\n".to_vec());
        late.awake().unwrap();
        assert!(late.begun.is_empty());
    }

    #[test]
    fn a_connection_is_given_back_only_when_nothing_more_was_said() {
        let mut session = session("* OK ready\r\na1 OK begin TLS now\r\n");
        session.greeted().unwrap();
        session.answers("STARTTLS").unwrap();
        assert_eq!(session.into_stream().unwrap().told, b"a1 STARTTLS\r\n");
        let mut session = self::session("a1 OK begin TLS now\r\na2 OK [CAPABILITY IMAP4rev1] logged in\r\n");
        session.answers("STARTTLS").unwrap();
        assert!(session.into_stream().is_none());
    }

    #[test]
    fn before_it_is_protected_little_is_read() {
        let unprotected = |says: &str| ImapSession::unprotected(session(says).stream.into_inner());
        let mut session = unprotected("* PREAUTH welcome back\r\na1 OK\r\n");
        assert_eq!(session.greeted().unwrap(), Greeting::Authenticated);
        let long = |length: usize| format!("* OK {}\r\n", "x".repeat(length));
        assert_eq!(unprotected(&long(8_000)).greeted().unwrap(), Greeting::Ready);
        assert!(matches!(unprotected(&long(9_000)).greeted(), Err(CommandError::TooLong)));
        let string = unprotected("* 1 FETCH (BODY[] {1}\r\nx)\r\na1 OK\r\n").command("STARTTLS", 0, &mut |_| ());
        assert!(matches!(string, Err(CommandError::TooLong)));
    }

    #[test]
    fn words_that_are_not_in_ascii_are_announced_and_none_ends_its_command() {
        let login = || ImapCommand::from("LOGIN").word("a\"b\\c").and_then(|login| login.word("pässword"));
        let mut asked = session("+ go on\r\na1 OK in\r\n");
        asked.answers(login().unwrap()).unwrap();
        assert_eq!(asked.stream().told, "a1 LOGIN \"a\\\"b\\\\c\" {9}\r\npässword\r\n".as_bytes());
        // A server that does not ask gets no password.
        let mut refused = session("a1 BAD no literals here\r\n");
        assert!(matches!(refused.answers(login().unwrap()), Err(CommandError::No(_))));
        assert!(!refused.stream().told.ends_with(b"ssword\r\n"));
        let mut early = session("a1 OK in\r\n");
        assert!(matches!(early.answers(login().unwrap()), Err(CommandError::Unintelligible)));
        assert!(matches!(ImapCommand::from("LOGIN").word("a\r\nb"), Err(CommandError::Unsayable)));
        // A token that is refused: the reason comes first, and is to be answered by an empty line.
        let mut token = session("+ \r\n+ eyJzdGF0dXMiOiI0MDAifQ==\r\na1 NO wrong token\r\n");
        let said = token.answers(ImapCommand::from("AUTHENTICATE XOAUTH2").line("abc".to_owned())).unwrap_err();
        assert!(matches!(said, CommandError::No(why) if why == "wrong token"));
        assert_eq!(token.stream().told, b"a1 AUTHENTICATE XOAUTH2\r\nabc\r\n\r\n");
    }
}
