//! The outcome of a message.

use std::path::Path;

use adjudicate_agent::Failure;
use adjudicate_locales::Language;
use adjudicate_record::log::file::FileError;
use adjudicate_rules::{Phrase, capital, phrase};

/// How many characters of his own words a player is sent back, so that nobody can send long texts by way of the desk.
const QUOTED_MAX: usize = 60;

/// The desk's decision about a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageOutcome {
    /// Nobody has to read the message any more.
    Seen,
    /// The message is left for a person.
    Unread,
}

/// Takes a message out of the new ones, once the desk has dealt with it. The desk calls this before it goes on, so that a desk that is
/// killed does not deal with the message a second time. If it fails, the desk tries again later.
pub type SettleFn<'a> = dyn FnMut(&Path, MessageOutcome) -> Result<(), FileError> + 'a;

/// Tells a player why what he wrote was not done. A language that lacks the reason cites the clause; one that lacks a hint leaves it out.
pub fn refused(language: Language, line: &str, failure: &Failure) -> String {
    let by_rule = failure.clause().is_some() && !language.knows(failure.reason());
    let clause = failure.clause().map(|clause| format!(" ({clause})")).unwrap_or_default();
    // By mail nobody types commands of the program.
    let of_mail = |hint: &&Phrase| language.knows(hint) && !hint.contains("`adjudicate ") && !hint.contains("--");
    let hints = failure.hints().iter().filter(of_mail).map(|hint| language.phrase(hint));
    let hints: String = hints.map(|hint| format!(" {}.", capital(hint.trim_end_matches('.')))).collect();
    let key = if by_rule { "refused-by-rule" } else { "refused" };
    let rule = failure.clause().unwrap_or_default();
    let values = [
        ("line", shortened(line).into()),
        ("reason", failure.reason().clone().into()),
        ("clause", clause.into()),
        ("rule", rule.into()),
    ];
    format!("{}{hints}", language.text(key, &values))
}

/// Somebody's words, not more of them than a line.
pub(super) fn shortened(text: &str) -> String {
    let harmless: String = text.chars().filter(|c| !c.is_control()).collect();
    match harmless.char_indices().nth(QUOTED_MAX) {
        Some((end, _)) => format!("{}...", harmless.get(..end).unwrap_or_default()),
        None => harmless,
    }
}

/// The outcome of a message with words.
pub(super) struct MessageResult {
    /// The games that it has changed.
    pub games: Vec<usize>,
    /// A line for the desk's log.
    pub told: String,
    /// Why a person has to read it, as far as the message itself does not say so; none if nobody has to.
    pub left: Option<Phrase>,
}

impl MessageResult {
    /// A message that has changed no game, and that nobody has to read.
    pub fn seen(told: impl Into<String>) -> MessageResult {
        MessageResult { games: Vec::new(), told: told.into(), left: None }
    }

    /// A message that has changed no game, and that a person has to read.
    pub fn left(why: Phrase) -> MessageResult {
        MessageResult { games: Vec::new(), told: why.to_string(), left: Some(why) }
    }
}

/// Nobody has said anything for a game.
pub(super) fn nothing() -> Phrase {
    phrase!("left-no-game", "nothing for a game")
}

/// Nothing is written down by what somebody says.
pub(super) fn only_words() -> Phrase {
    phrase!("left-only-words", "words by which nothing is written down")
}
