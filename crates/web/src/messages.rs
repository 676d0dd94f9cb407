//! The prompter of the office: the page asks before it sends a request, and shows messages with the answer.

use std::sync::{Arc, Mutex, PoisonError};

use adjudicate_agent::{Failure, Prompter};

/// The messages of one request.
#[derive(Clone, Debug, Default)]
pub struct Messages(Arc<Mutex<Vec<String>>>);

impl Messages {
    /// Returns the messages since the last call.
    pub fn take(&self) -> Vec<String> {
        std::mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn say(&self, line: &str) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(line.to_owned());
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
        Err(Failure::usage(question).rule("protocol 5"))
    }

    fn passphrase(&self, _: &str) -> Result<String, Failure> {
        Err(Failure::usage("no key is open").hint("open your key file, or make a new key"))
    }

    fn show(&self, _: &str) {}

    fn remark(&self, text: &str) {
        self.say(text);
    }
}
