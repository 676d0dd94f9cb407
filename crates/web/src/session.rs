//! A session: who acts for the person at the page, and what the page has open.

use std::sync::{Arc, OnceLock};

use adjudicate_agent::chronicle::Chronicle;
use adjudicate_agent::game_files::{CachedGameFiles, UncachedJudge};
use adjudicate_agent::settings::Settings;
use adjudicate_agent::{Context, Failure};
use adjudicate_locales::Language;
use adjudicate_mail::incoming::{IncomingContent, read};
use adjudicate_record::crypto::Identity;
use adjudicate_record::log::Time;
use adjudicate_record::log::layout::STATE;
use serde::Serialize;
use serde_json::Value;

use crate::messages::Messages;
use crate::table::PracticeTable;

/// The values that the caller provides to a session.
#[derive(Clone, Copy, Debug)]
pub struct Host {
    /// The time now.
    pub clock: fn() -> Result<Time, Failure>,
    /// Fills what it is given with the system's randomness.
    pub random: fn(&mut [u8]) -> Result<(), Failure>,
}

/// A session with a page.
pub struct PageSession {
    pub(crate) around: Host,
    pub(crate) office: Context,
    pub(crate) said: Messages,
    /// The game that is looked at.
    pub(crate) chronicle: Option<Chronicle>,
    /// The table at which somebody practises.
    pub(crate) table: Option<PracticeTable>,
}

/// The outcome of a request.
pub(crate) type Answer = Result<Value, Failure>;

impl PageSession {
    /// A session in which nothing has happened.
    pub fn new(around: Host) -> PageSession {
        let said = Messages::default();
        PageSession { around, office: office(around, &said, None), said, chronicle: None, table: None }
    }

    /// Another key, or none: everything that the office knows of the one before goes.
    pub(crate) fn set_key(&mut self, identity: Option<Identity>) {
        self.office = Context { language: self.office.language, ..office(self.around, &self.said, identity) };
    }
}

fn office(around: Host, said: &Messages, identity: Option<Identity>) -> Context {
    Context {
        settings: Settings::keeping(STATE.into()),
        store: Arc::new(CachedGameFiles::on_disk()),
        judge: Arc::new(UncachedJudge),
        person: Box::new(said.clone()),
        trusts_log: false,
        key: None,
        language: Language::ENGLISH,
        clock: around.clock,
        random: around.random,
        date: None,
        reader: incoming,
        at_hand: OnceLock::from(identity),
    }
}

fn incoming(bytes: &[u8]) -> IncomingContent {
    read(bytes)
}

/// A failure as the page shows it.
#[derive(Serialize)]
pub(crate) struct FailureMessage {
    message: String,
    clause: Option<String>,
    hints: Vec<String>,
    /// The whole of it, as the program shows it in English.
    shown: String,
}

impl FailureMessage {
    pub(crate) fn of(language: Language, failure: &Failure) -> FailureMessage {
        FailureMessage {
            message: language.phrase(failure.reason()),
            clause: failure.clause().map(str::to_owned),
            hints: failure.hints().iter().filter_map(|hint| for_page(&language.phrase(hint))).collect(),
            shown: failure.clone().with_hints(|hint| for_page(&language.phrase(hint))).show_in(language, false),
        }
    }

    /// The same for several.
    pub(crate) fn all<'a>(language: Language, failures: impl IntoIterator<Item = &'a Failure>) -> Vec<FailureMessage> {
        failures.into_iter().map(|failure| FailureMessage::of(language, failure)).collect()
    }
}

/// Returns the part of a hint or of a line that a page can offer: it ends before the first clause that names a command or an option
/// of the command line. `None` if nothing is left.
pub(crate) fn for_page(hint: &str) -> Option<String> {
    let is_option = |(at, _): (usize, &str)| {
        hint.get(at + 2..).and_then(|rest| rest.chars().next()).is_some_and(|letter| letter.is_ascii_lowercase())
    };
    let option = hint.match_indices("--").find(|found| is_option(*found)).map(|(at, _)| at);
    let command = hint.find("`adjudicate ");
    let Some(first) = option.into_iter().chain(command).min() else { return Some(hint.to_owned()) };
    let before = hint.get(..first)?;
    let end = ["; ", ": "].iter().filter_map(|mark| before.rfind(mark)).max()?;
    before.get(..end).map(str::to_owned)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    #[test]
    fn no_hint_of_the_page_names_a_command_or_an_option() {
        let hints = [
            ("ask its author; --yes takes it all the same", Some("ask its author")),
            ("a throw waits for your element: `adjudicate answer` gives it", Some("a throw waits for your element")),
            ("`--for carol` writes for carol, who plays by post", None),
            ("`adjudicate post` writes it in; --leave-out keeps it back", None),
            ("legal: a1, b2; c3 -- and more", Some("legal: a1, b2; c3 -- and more")),
        ];
        for (hint, expected) in hints {
            let message = FailureMessage::of(Language::ENGLISH, &Failure::usage("no").hint(hint));
            assert_eq!(message.hints, expected.into_iter().collect::<Vec<_>>());
            assert_eq!(message.shown.contains("help:"), expected.is_some(), "{}", message.shown);
            assert!(!message.shown.contains("`adjudicate") && !message.shown.contains("--yes"), "{}", message.shown);
        }
    }
}
