//! The parts of a story.

use adjudicate::log::{Slip, read, read_slip};
use adjudicate::referee::dispute::Copies;
use adjudicate_testkit::TestGame;

/// A dispute as an arbiter finds it: the files that were handed in, and what follows from them.
pub struct Story {
    /// The directory.
    pub name: &'static str,
    /// The description of the story, for readers of the directory.
    pub about: &'static str,
    pub handed: Vec<Handed>,
    /// As `told` says it.
    pub follows: &'static str,
}

/// A file that somebody handed in.
pub enum Handed {
    Log(&'static str, Vec<u8>),
    /// The file beside the log of this name.
    Beside(&'static str, String),
    /// A message with entries and slips in it.
    Mail(&'static str, Vec<String>),
}

/// A log.
pub fn log(name: &'static str, world: &TestGame) -> Handed {
    Handed::Log(name, world.log().into_bytes())
}

/// A log in these bytes.
pub fn bytes(name: &'static str, bytes: impl Into<Vec<u8>>) -> Handed {
    Handed::Log(name, bytes.into())
}

/// A message with these entries.
pub fn mail(name: &'static str, entries: &[&str]) -> Handed {
    Handed::Mail(name, entries.iter().map(|entry| (*entry).to_owned()).collect())
}

/// A message with these slips.
pub fn slips_in(name: &'static str, slips: &[&Slip]) -> Handed {
    Handed::Mail(name, slips.iter().map(|slip| slip.text()).collect())
}

/// These slips, beside the log of this name.
pub fn beside(name: &'static str, slips: &[&Slip]) -> Handed {
    Handed::Beside(name, slips.iter().map(|slip| slip.text()).collect())
}

impl Handed {
    /// The file's name and bytes.
    pub fn file(&self) -> (String, Vec<u8>) {
        match self {
            Handed::Log(name, bytes) => ((*name).to_owned(), bytes.clone()),
            Handed::Beside(name, text) => (format!("{name}.beside"), text.clone().into_bytes()),
            Handed::Mail(name, texts) => ((*name).to_owned(), message(texts).into_bytes()),
        }
    }

    /// The name under which it is handed in; what lies beside a log is found there.
    pub fn named(&self) -> Option<&'static str> {
        match self {
            Handed::Log(name, _) | Handed::Mail(name, _) => Some(name),
            Handed::Beside(..) => None,
        }
    }
}

fn message(texts: &[String]) -> String {
    let quoted: Vec<String> =
        texts.iter().map(|text| text.lines().map(|line| format!("> {line}\n")).collect()).collect();
    format!(
        "From: A Friend <friend@example.org>\nTo: The Club <club@example.org>\nSubject: what I have of the game\n\
         Date: Sun, 22 Nov 2026 08:00:00 +0000\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n\n\
         This is what I was sent.\n\n{}\nyours\n",
        quoted.join(">\n")
    )
}

impl Story {
    /// The copies as they are compared.
    pub fn copies(&self) -> Copies {
        let mut copies = Copies::new();
        for handed in &self.handed {
            match handed {
                Handed::Log(name, bytes) => {
                    let mut copy = copies.add_log(name, bytes);
                    let own = |other: &&Handed| matches!(other, Handed::Beside(log, _) if log == name);
                    for beside in self.handed.iter().filter(own) {
                        let (_, bytes) = beside.file();
                        for frame in adjudicate::log::Frames::new(&bytes) {
                            let text = frame.unwrap().text;
                            match read(text) {
                                Ok(entry) => copy.add_beside(entry),
                                Err(_) => copy.add_slip(vec![read_slip(text).unwrap()]),
                            }
                        }
                    }
                    copy.close();
                }
                Handed::Mail(name, texts) => {
                    let mut copy = copies.add_letters(name);
                    for text in texts {
                        match read(text) {
                            Ok(entry) => copy.add(vec![entry]),
                            Err(_) => copy.add_slip(vec![read_slip(text).unwrap()]),
                        }
                    }
                    copy.close();
                }
                Handed::Beside(..) => {}
            }
        }
        copies
    }
}
