//! Numbered rule texts, and what a referee says when one is broken.

use std::fmt;
use std::ops::Range;

use super::phrase::{Phrase, PhraseArgument};
use crate::phrase;

/// One numbered clause of a rule text, as `adjudicate rules` prints it and as errors cite it.
#[derive(Clone, Copy, Debug)]
pub struct Clause {
    /// The number, such as `NMM-5`.
    pub id: &'static str,
    /// The rule in the project's own words.
    pub text: &'static str,
    /// Whether a move or an option can break this clause. Definitions and ways of winning cannot be broken.
    pub breakable: bool,
}

/// In what sense a text was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RefusalKind {
    /// The text is no move of this game in any position: a typing error.
    Unreadable,
    /// The text has several meanings in this position; the hint lists them.
    Ambiguous,
    /// The text is a move, but not one that the rules allow now.
    Illegal,
}

/// Why a referee refuses a move, an option or an offer: the clause, the reason, the place in the typed text, and an
/// alternative. Wording for the terminal is added where it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The clause that is broken.
    pub clause: &'static str,
    /// In what sense.
    pub kind: RefusalKind,
    /// The fault, as a lower-case sentence without a full stop.
    pub reason: Phrase,
    /// The bytes of the typed text that are at fault, if they are known.
    pub span: Option<Range<usize>>,
    /// An alternative that would be possible.
    pub hint: Option<Phrase>,
}

impl Refusal {
    /// A move that the rules do not allow.
    pub fn illegal(clause: &'static str, reason: impl Into<Phrase>) -> Refusal {
        Refusal { clause, kind: RefusalKind::Illegal, reason: visible(reason.into()), span: None, hint: None }
    }

    /// A text that is no move of the game at all.
    pub fn unreadable(clause: &'static str, reason: impl Into<Phrase>) -> Refusal {
        Refusal { kind: RefusalKind::Unreadable, ..Refusal::illegal(clause, reason) }
    }

    /// A text that could mean several moves.
    pub fn ambiguous(clause: &'static str, reason: impl Into<Phrase>) -> Refusal {
        Refusal { kind: RefusalKind::Ambiguous, ..Refusal::illegal(clause, reason) }
    }

    /// An act in a game that is over.
    pub fn game_over() -> Refusal {
        Refusal::illegal("ALL-2", phrase!("game-is-over", "the game is over"))
    }

    /// An act before the dice are thrown.
    pub fn throw_pending() -> Refusal {
        Refusal::illegal("ALL-2", phrase!("throw-pending", "a throw is pending, so nobody can act"))
    }

    /// A turn before its dice are thrown.
    pub fn not_thrown() -> Refusal {
        Refusal::illegal("ALL-2", phrase!("dice-not-thrown", "the dice have not been thrown yet"))
    }

    /// An offer that the game does not have.
    pub fn no_such_offer() -> Refusal {
        Refusal::illegal("ALL-4", phrase!("no-such-offer", "this game has no such offer"))
    }

    /// Holds a turn to the one way in which the record writes it (ALL-3).
    ///
    /// # Errors
    /// It is written otherwise.
    pub fn unless_spelled(recorded: &str, spelling: &str) -> Result<(), Refusal> {
        if recorded == spelling {
            return Ok(());
        }
        let reason = phrase!("written-otherwise", "the record writes this turn otherwise");
        Err(Refusal::unreadable("ALL-3", reason).at(0..recorded.len()).spelled(spelling))
    }

    /// The turns that an ambiguous text can mean.
    pub fn meanings(&self) -> &[String] {
        let is_ambiguous = self.kind == RefusalKind::Ambiguous;
        self.hint.as_ref().filter(|_| is_ambiguous).map(Phrase::moves).unwrap_or_default()
    }

    /// The same refusal, pointing at bytes of the typed text.
    pub fn at(mut self, span: Range<usize>) -> Refusal {
        self.span = Some(span);
        self
    }

    /// The same refusal, with the first few of the moves that are legal now, unless it has a hint already.
    pub fn legal_now(self, mut moves: impl ExactSizeIterator<Item = String>) -> Refusal {
        if self.hint.is_some() || moves.len() == 0 {
            return self;
        }
        let shown: Vec<String> = moves.by_ref().take(8).collect();
        let hint = match moves.len() as u64 {
            0 => phrase!("legal-now", "legal now: {moves}", moves = shown),
            more => phrase!("legal-now-more", "legal now: {moves}, and {more} more", moves = shown, more = more),
        };
        self.hint(hint)
    }

    /// The same refusal, with the spelling of the turn that was meant.
    pub fn spelled(self, spelling: &str) -> Refusal {
        self.hint(phrase!("write-so", "write `{moves}`", moves = vec![spelling.to_owned()]))
    }

    /// The same refusal, with the turns that may have been meant.
    pub fn one_of(self, moves: Vec<String>) -> Refusal {
        self.hint(phrase!("write-one-of", "write one of these: {moves}", moves = moves))
    }

    /// The same refusal, for readers of a language whose letters of pieces `write` puts into a recorded turn.
    pub fn with_moves_as(mut self, write: &dyn Fn(&str) -> String) -> Refusal {
        self.reason = self.reason.with_moves_as(write);
        self.hint = self.hint.map(|hint| hint.with_moves_as(write));
        self
    }

    /// The same refusal, with what could be done instead.
    pub fn hint(mut self, hint: impl Into<Phrase>) -> Refusal {
        self.hint = Some(hint.into());
        self
    }
}

/// Makes control characters visible: a reason quotes typed text, and a terminal must not obey it.
fn visible(mut phrase: Phrase) -> Phrase {
    phrase.english = escaped(&phrase.english);
    for (_, value) in &mut phrase.arguments {
        match value {
            PhraseArgument::Text(text) => *text = escaped(text),
            PhraseArgument::Phrase(inner) => **inner = visible(std::mem::take(inner)),
            PhraseArgument::Number(_) | PhraseArgument::Moves(_) => {}
        }
    }
    phrase
}

fn escaped(text: &str) -> String {
    let show = |c: char| if c.is_control() { c.escape_debug().to_string() } else { c.to_string() };
    text.chars().map(show).collect()
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}] {}", self.clause, self.reason)
    }
}
