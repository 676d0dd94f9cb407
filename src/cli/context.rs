//! The context of every command: the terminal, and the office that acts for the user.

use std::ops::Deref;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use adjudicate_agent::game_files::{CachedGameFiles, GameFiles};
use adjudicate_agent::settings::Settings;
use adjudicate_agent::{Context, Failure, time_of_clock};

use super::terminal::Terminal;
use crate::log::Time;
use crate::log::file::MemoryDisk;
use crate::log::layout::STATE;
use adjudicate_rules::phrase;

/// The surroundings of a command.
pub struct CommandContext {
    /// The terminal for printing and asking.
    pub terminal: Terminal,
    /// The office that acts for the user.
    pub office: Context,
    /// The store that many desks share, if the command works on one.
    pub shared: Option<String>,
}

impl Deref for CommandContext {
    type Target = Context;

    fn deref(&self) -> &Context {
        &self.office
    }
}

/// Makes the office that acts for the user by these settings, and otherwise with the surroundings of `before`.
pub fn office_over(memory: &MemoryDisk, before: &CommandContext) -> Context {
    let store = Arc::new(CachedGameFiles::over(memory.clone(), memory.clone()));
    office(before, before.settings.kept_in(PathBuf::from(STATE)), store)
}

/// Acts for the user by these settings over these files, otherwise as in these surroundings.
pub fn office(before: &CommandContext, settings: Settings, store: Arc<dyn GameFiles>) -> Context {
    Context {
        settings,
        store,
        judge: before.judge.clone(),
        person: Box::new(before.terminal),
        trusts_log: before.trusts_log,
        key: before.key.clone(),
        language: before.language,
        clock: before.clock,
        random: before.random,
        date: before.date,
        reader: before.reader,
        at_hand: OnceLock::new(),
    }
}

/// Returns the time of the computer's clock.
///
/// # Errors
/// No log can hold it.
pub fn present() -> Result<Time, Failure> {
    let seconds = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map(|since| since.as_secs());
    time_of_clock(seconds.ok().and_then(|seconds| i64::try_from(seconds).ok()))
}

/// The system's random numbers cannot be had.
pub fn no_randomness(error: getrandom::Error) -> Failure {
    Failure::environment(phrase!("no-randomness", "the system gives no randomness: {error}", error))
}

/// The system's randomness.
///
/// # Errors
/// It gives none.
pub fn random(bytes: &mut [u8]) -> Result<(), Failure> {
    let filled = getrandom::fill(bytes);
    filled.map_err(no_randomness)
}
