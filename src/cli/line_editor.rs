//! Lines typed at a terminal, with editing, history and completion (rustyline).

use std::sync::{Mutex, PoisonError};

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{Behavior, CompletionType, Config, Editor, Helper};

/// A line typed at a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypedLine {
    /// A line, without spaces around it.
    Line(String),
    /// The input has ended.
    End,
    /// Ctrl-C.
    Interrupted,
}

/// The lines that Tab completes to; regardless of case.
struct Candidates(Vec<String>);

impl Completer for Candidates {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        position: usize,
        _: &rustyline::Context<'_>,
    ) -> Result<(usize, Vec<String>), ReadlineError> {
        let begun = line.get(..position).unwrap_or(line).to_ascii_lowercase();
        let fits = |candidate: &&String| candidate.to_ascii_lowercase().starts_with(&begun);
        Ok((0, self.0.iter().filter(fits).cloned().collect()))
    }
}

impl Hinter for Candidates {
    type Hint = String;
}
impl Highlighter for Candidates {}
impl Validator for Candidates {}
impl Helper for Candidates {}

/// The editor of this run, so that a line typed at one question can be called back at the next.
static EDITOR: Mutex<Option<Editor<Candidates, MemHistory>>> = Mutex::new(None);

/// Whether the terminal can move its cursor, as editing needs.
pub fn can_edit() -> bool {
    std::env::var_os("TERM").is_some_and(|term| !["dumb", "cons25", "emacs", ""].iter().any(|plain| term == *plain))
}

/// Asks for a line; Tab completes it to one of `candidates`.
///
/// # Errors
/// The terminal cannot be read.
pub fn read(question: &str, candidates: &[String]) -> Result<TypedLine, ReadlineError> {
    let mut editor = EDITOR.lock().unwrap_or_else(PoisonError::into_inner);
    let editor = match &mut *editor {
        Some(editor) => editor,
        none => none.insert(new_editor()?),
    };
    editor.set_helper(Some(Candidates(candidates.to_vec())));
    match editor.readline(&format!("{question} ")) {
        Ok(line) => {
            let line = line.trim().to_owned();
            if !line.is_empty() {
                editor.add_history_entry(&line)?;
            }
            Ok(TypedLine::Line(line))
        }
        Err(ReadlineError::Eof) => Ok(TypedLine::End),
        Err(ReadlineError::Interrupted) => Ok(TypedLine::Interrupted),
        Err(error) => Err(error),
    }
}

fn new_editor() -> Result<Editor<Candidates, MemHistory>, ReadlineError> {
    // Questions go to the terminal even if standard output goes elsewhere.
    let config = Config::builder().behavior(Behavior::PreferTerm).completion_type(CompletionType::List).build();
    Editor::with_history(config, MemHistory::new())
}

#[cfg(test)]
mod tests {
    use super::Candidates;
    use rustyline::completion::Completer;
    use rustyline::history::MemHistory;

    #[test]
    fn tab_completes_what_was_begun_in_any_case() {
        let moves = Candidates(["c3", "c3xd4", "D6"].map(str::to_owned).to_vec());
        let history = MemHistory::new();
        let context = rustyline::Context::new(&history);
        let completed =
            |line: &str| moves.complete(line, line.len(), &context).map(|(_, found)| found).unwrap_or_default();
        assert_eq!(completed("C3"), ["c3", "c3xd4"]);
        assert_eq!(completed("d"), ["D6"]);
        assert!(completed("x").is_empty());
    }
}
