//! A dialogue of many questions: every answer can be gone back to, and all are kept until what they were asked for is done, so
//! that Ctrl-C, a no or a closed window costs nothing.

use super::context::CommandContext;
use super::dialogue_file::DialogueFile;
use super::terminal::Terminal;
use crate::printable::printable_path;
use crate::rules::PhraseArgument;
use adjudicate_agent::Failure;
use adjudicate_locales::Language;
use adjudicate_rules::phrase;

/// The answer that asks the question before this one again.
const BACK: &str = "back";

/// Why a dialogue does not go on to its next question.
pub enum DialogueEnd {
    /// The user wants to answer the question before this one again.
    Back,
    /// It cannot go on.
    Failed(Failure),
}

impl From<Failure> for DialogueEnd {
    fn from(failure: Failure) -> DialogueEnd {
        DialogueEnd::Failed(failure)
    }
}

/// A dialogue and its answers.
pub struct Dialogue {
    terminal: Terminal,
    kept: DialogueFile,
    answers: Vec<String>,
    /// How many of the answers have been used in this walk through the questions.
    used: usize,
    /// Answers from before that are shown again as they are used.
    shown_again: bool,
}

impl Dialogue {
    /// Leads through a dialogue, whose questions `walk` asks; it begins anew whenever the user goes back, with the
    /// answers up to there. The caller must call [`Dialogue::done`] at the end.
    ///
    /// # Errors
    /// The terminal cannot be read, its input ends, or Ctrl-C is typed; or the stored answers cannot be read.
    pub fn lead<T>(
        context: &CommandContext,
        name: &str,
        walk: impl Fn(&mut Dialogue) -> Result<T, DialogueEnd>,
    ) -> Result<(T, Dialogue), Failure> {
        let kept = DialogueFile::of(context, name)?;
        let answers = kept.read()?;
        let mut interview = Dialogue { terminal: context.terminal, kept, answers, used: 0, shown_again: true };
        if !interview.answers.is_empty() {
            let number = ("number", PhraseArgument::count(interview.answers.len()));
            if context.terminal.confirm(&context.terminal.text("question-answers", &[number]))? {
                // The last one is asked for again, so that there is a question from which to go back.
                interview.answers.pop();
            } else {
                interview.answers.clear();
            }
        }
        loop {
            interview.used = 0;
            match walk(&mut interview) {
                Ok(told) => return Ok((told, interview)),
                Err(DialogueEnd::Back) => {
                    interview.answers.pop();
                    interview.shown_again = false;
                }
                Err(DialogueEnd::Failed(failure)) if interview.answers.is_empty() => return Err(failure),
                Err(DialogueEnd::Failed(failure)) => {
                    return Err(failure.hint(phrase!(
                        "answers-kept-hint",
                        "your answers are kept: the same command goes on with them"
                    )));
                }
            }
        }
    }

    /// Whether the next answer is there already.
    fn is_told(&self) -> bool {
        self.used < self.answers.len()
    }

    /// Prints something that helps to answer the next question.
    pub fn print(&self, text: impl AsRef<str>) {
        if !self.is_told() {
            self.terminal.print(text);
        }
    }

    /// Asks until `read` can use the answer; Tab completes it to one of `candidates`.
    ///
    /// # Errors
    /// The user goes back, or the dialogue cannot go on.
    pub fn ask<T>(
        &mut self,
        question: &str,
        candidates: &[String],
        read: impl Fn(&str) -> Result<T, Failure>,
    ) -> Result<T, DialogueEnd> {
        loop {
            if let Some(answer) = self.answers.get(self.used) {
                if self.shown_again {
                    self.terminal.print(format!("{question} {answer}"));
                }
                if let Ok(value) = read(answer) {
                    self.used += 1;
                    return Ok(value);
                }
                // The stored answer names something that no longer exists: all later questions are asked again.
                self.answers.truncate(self.used);
            }
            let typed = self.terminal.ask_among(question, candidates)?;
            if typed.eq_ignore_ascii_case(BACK) {
                if self.answers.is_empty() {
                    self.terminal.remark_text("first-question", &[]);
                    continue;
                }
                return Err(DialogueEnd::Back);
            }
            match read(&typed) {
                Ok(value) => {
                    self.answers.push(typed);
                    self.used += 1;
                    self.keep();
                    return Ok(value);
                }
                Err(failure) => self.terminal.fail(&failure),
            }
        }
    }

    /// Asks yes or no; no is the default.
    ///
    /// # Errors
    /// As [`Dialogue::ask`].
    pub fn confirm(&mut self, question: &str) -> Result<bool, DialogueEnd> {
        let terminal = self.terminal;
        self.ask(&terminal.text("ask", &[("question", question.into())]), &[], |answer| {
            super::terminal::yes_or_no(terminal.language, answer)
                .ok_or_else(|| Failure::usage(phrase!("no-yes-no", "`{answer}` is neither yes nor no", answer)))
        })
    }

    /// The language of the questions.
    pub fn language(&self) -> Language {
        self.terminal.language
    }

    /// Stores the answers; if they cannot be stored, the dialogue goes on, and says so once.
    fn keep(&self) {
        if let Err(error) = self.kept.store(self.answers.iter().map(String::as_str))
            && self.answers.len() == 1
        {
            let file = printable_path(self.kept.path()).to_string();
            self.terminal.remark_text("answers-unkept", &[("file", file.into()), ("error", error.to_string().into())]);
        }
    }

    /// Forgets the answers: what they were asked for is done.
    pub fn done(&self) {
        self.kept.forget();
    }
}
