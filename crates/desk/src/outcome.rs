//! The outcome of a message.

use std::path::Path;

use adjudicate_agent::Failure;
use adjudicate_locales::Language;
use adjudicate_record::log::file::FileError;
use adjudicate_rules::{Phrase, capital};

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

/// The outcome of a message with words: its fate, the games that it has changed, and a line for the desk's log.
pub(super) type MessageResult = (MessageOutcome, Vec<usize>, String);
