//! The prompter of the office: the page asks before it sends a request, and shows messages with the answer.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use adjudicate_agent::{Failure, Prompter};
use adjudicate_rules::phrase;

/// The messages of one request, and whether it failed because a question of safety is open.
#[derive(Clone, Debug, Default)]
pub struct Messages {
    lines: Arc<Mutex<Vec<String>>>,
    asks: Arc<AtomicBool>,
}

impl Messages {
    /// Returns the messages since the last call.
    pub fn take(&self) -> Vec<String> {
        std::mem::take(&mut self.lines.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Returns whether the last request failed with a question that the page has to ask.
    pub fn take_question(&self) -> bool {
        self.asks.swap(false, Ordering::Relaxed)
    }

    fn say(&self, line: &str) {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner).push(line.to_owned());
    }
}

impl Prompter for Messages {
    fn can_be_asked(&self) -> bool {
        true
    }

    /// A player who drops a letter on the page wants to import it. The page itself asks about entries that are dated ahead.
    fn confirm(&self, _: &str) -> Result<bool, Failure> {
        Ok(true)
    }

    fn confirm_for_safety(&self, question: &str, _: &str) -> Result<bool, Failure> {
        self.asks.store(true, Ordering::Relaxed);
        Err(Failure::usage(question).rule("protocol 5"))
    }

    fn passphrase(&self, _: &str) -> Result<String, Failure> {
        Err(Failure::usage(phrase!("no-key-open", "no key is open"))
            .hint(phrase!("no-key-open-hint", "open your key file, or make a new key")))
    }

    fn show(&self, _: &str) {}

    fn remark(&self, text: &str) {
        self.say(text);
    }
}
