//! Whom an office acts for: somebody who can be asked and told.

use crate::failure::Failure;

/// Somebody who can be asked and told while something is done in their name.
pub trait Prompter: Send + Sync {
    /// Whether questions reach them, or are answered for them.
    fn can_be_asked(&self) -> bool;

    /// Asks yes or no.
    ///
    /// # Errors
    /// They cannot be asked.
    fn confirm(&self, question: &str) -> Result<bool, Failure>;

    /// Asks yes or no where a wrong yes would do harm that cannot be undone; `option` is what says yes on the command line.
    ///
    /// # Errors
    /// They cannot be asked.
    fn confirm_for_safety(&self, question: &str, option: &str) -> Result<bool, Failure>;

    /// Asks for a passphrase.
    ///
    /// # Errors
    /// They cannot be asked.
    fn passphrase(&self, question: &str) -> Result<String, Failure>;

    /// Shows what they are about to be asked about.
    fn show(&self, line: &str);

    /// Tells them something in passing.
    fn remark(&self, text: &str);
}
