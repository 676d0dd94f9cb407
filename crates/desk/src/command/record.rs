//! The desk's record of its correspondence with a player who answers in words.

use adjudicate_record::log::layout::StateFile;
use std::fmt::Display;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use adjudicate_agent::Failure;
use adjudicate_locales::Language;
use adjudicate_record::crypto::{Digest, sha256};
use adjudicate_record::log::file::{self, FileError, FileSystem};
use adjudicate_rules::phrase;

/// Messages that are remembered, so that each is dealt with once.
const HANDLED_MAX: usize = 500;
/// Messages of which is remembered what they showed: more than anybody has before him that can still be answered.
const SHOWN_MAX: usize = 50;

/// The correspondence with one player of a game, or of an event: there, it only has the player's language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Correspondence {
    game: Digest,
    player: String,
    /// Counts the tokens that were made worthless.
    #[serde(default)]
    pub counter: u64,
    /// Whether the player wants no mails but those about their turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub muted: bool,
    /// The language that the player writes in (a BCP 47 tag), if he has said it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// The language in which the desk has proposed to write (a BCP 47 tag): it proposes one, once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proposed: Option<String>,
    /// The last question, as earlier versions wrote it.
    #[serde(default, skip_serializing)]
    asked: Option<ChoiceQuestion>,
    /// The messages that showed an offer or asked something, the oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    shown: Vec<ShownState>,
    /// The messages that were dealt with, by what tells them apart.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    handled: Vec<Digest>,
}

/// The parts of a message to the player that can be answered in a word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShownState {
    /// The beginning of what the message is about, as its `Message-ID` has it.
    pub about: String,
    /// The beginnings of the ids of the offers that waited for the player's answer.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offers: Vec<String>,
    /// The question.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<ChoiceQuestion>,
}

/// A question with numbered readings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChoiceQuestion {
    /// The last entry of the game when it was asked.
    pub head: Digest,
    /// The readings, each as a line that asks for it.
    pub readings: Vec<String>,
    /// The remark that goes with whichever it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub say: Option<String>,
}

impl Correspondence {
    /// Loads the record about a player of a game; it is empty if there is no file.
    ///
    /// # Errors
    /// The file is there and cannot be read or understood: it knows which tokens are worthless.
    pub fn load(system: &dyn FileSystem, state: &Path, game: &Digest, player: &str) -> Result<Correspondence, Failure> {
        let fresh = || Correspondence {
            game: *game,
            player: player.to_owned(),
            counter: 0,
            muted: false,
            language: None,
            proposed: None,
            asked: None,
            shown: Vec::new(),
            handled: Vec::new(),
        };
        let path = path_of(state, game, player);
        let bytes = match file::read(system, &path) {
            Err(FileError::Absent { .. }) => return Ok(fresh()),
            read => read?,
        };
        let unclear = |error: &dyn Display| Failure::unclear(&path, error.to_string());
        let text = std::str::from_utf8(&bytes).map_err(|error| unclear(&error))?;
        let record: Correspondence = serde_yaml::from_str(text).map_err(|error| unclear(&error))?;
        match record.game == *game && record.player == player {
            true => Ok(record),
            false => Err(Failure::unclear(&path, phrase!("about-somebody-else", "it is about somebody else"))),
        }
    }

    /// The language in which the player reads; English if he has said none that has texts.
    pub fn reader_language(&self) -> Language {
        Language::of_reader(self.language.as_deref())
    }

    /// Writes it, whole or not at all, for nobody else's eyes.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn store(&self, system: &dyn FileSystem, state: &Path) -> Result<(), Failure> {
        let path = path_of(state, &self.game, &self.player);
        file::make_directory(system, path.parent().unwrap_or(state))?;
        // There is one desk at a time, so the draft needs no name of its own.
        // A map of texts has no value that YAML cannot hold.
        Ok(file::put(system, &path, serde_yaml::to_string(self).unwrap_or_default().as_bytes())?)
    }

    /// Returns the parts that the message with this in its `Message-ID` showed; `None` if it showed no offer and asked
    /// nothing.
    pub fn shown(&self, about: &str) -> Option<&ShownState> {
        self.shown.iter().rev().find(|shown| shown.about == about)
    }

    /// Remembers what a message shows; says whether there is anything to remember.
    pub fn show(&mut self, shown: ShownState) -> bool {
        if shown.offers.is_empty() && shown.asked.is_none() || self.shown.contains(&shown) {
            return false;
        }
        self.shown.retain(|other| other.about != shown.about);
        self.shown.push(shown);
        let over = self.shown.len().saturating_sub(SHOWN_MAX);
        self.shown.drain(..over);
        true
    }

    /// The questions that were asked about the board after this entry, the oldest first.
    pub fn questions(&self, head: &Digest) -> impl Iterator<Item = &ChoiceQuestion> {
        self.shown.iter().filter_map(|shown| shown.asked.as_ref()).filter(move |asked| asked.head == *head)
    }

    /// Returns whether this message was handled, by its id and its words: a message that is delivered twice has other
    /// headers each time.
    pub fn has_handled(&self, message: &Digest) -> bool {
        self.handled.contains(message)
    }

    /// Remembers that this message was dealt with.
    pub fn handle(&mut self, message: Digest) {
        if !self.has_handled(&message) {
            self.handled.push(message);
        }
        let over = self.handled.len().saturating_sub(HANDLED_MAX);
        self.handled.drain(..over);
    }
}

/// Returns a digest that distinguishes a message from all others, but not from the same one delivered again.
pub fn of_message(id: Option<&str>, lines: &[String]) -> Digest {
    let words = lines.join("\n");
    let id = id.unwrap_or_default();
    Digest(sha256(&[&(id.len() as u64).to_be_bytes(), id.as_bytes(), words.as_bytes()]))
}

fn path_of(state: &Path, game: &Digest, player: &str) -> PathBuf {
    StateFile::Replies { game: *game, player: player.to_owned() }.below(state)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use adjudicate_record::log::file::PrivateDisk;

    #[test]
    fn what_was_dealt_with_is_remembered() {
        let state = tempfile::tempdir().unwrap();
        let game = Digest([1; 32]);
        let mut record = Correspondence::load(&PrivateDisk, state.path(), &game, "carol").unwrap();
        let message = of_message(Some("a@b"), &["b4".to_owned()]);
        assert!(!record.has_handled(&message));
        record.handle(message);
        record.counter = 2;
        let asked = ChoiceQuestion { head: game, readings: vec!["b4".to_owned()], say: None };
        let shown = ShownState { about: "ab".to_owned(), offers: Vec::new(), asked: Some(asked.clone()) };
        assert!(record.show(shown.clone()) && !record.show(shown.clone()));
        assert!(
            !record.show(ShownState { about: "cd".to_owned(), offers: Vec::new(), asked: None }),
            "it can be answered with nothing"
        );
        assert_eq!((record.shown("ab"), record.shown("cd")), (Some(&shown), None));
        assert_eq!(record.questions(&game).collect::<Vec<_>>(), [&asked]);
        assert_eq!(record.questions(&Digest([2; 32])).count(), 0);
        record.store(&PrivateDisk, state.path()).unwrap();
        assert_eq!(Correspondence::load(&PrivateDisk, state.path(), &game, "carol").unwrap(), record);
        (0..600_u32).for_each(|number| record.handle(Digest(sha256(&[&number.to_be_bytes()]))));
        assert!(!record.has_handled(&message));
        // A file that cannot be understood is not taken for none: it knows which tokens are worthless.
        std::fs::write(path_of(state.path(), &game, "carol"), "counter: [").unwrap();
        assert!(Correspondence::load(&PrivateDisk, state.path(), &game, "carol").is_err());
    }
}
