//! The states of a game for the user, and the lines about what comes next.

use crate::due;
use crate::game_file::GameFile;
use crate::game_view::GameView;
use crate::{Context, Failure};
use adjudicate_locales::Language;
use adjudicate_text::dates::Calendar;
use adjudicate_text::status::{self, Status};

/// Returns the states of a game for the user if his key is at hand, and otherwise for anybody.
///
/// # Errors
/// A key file was given, and cannot be read.
pub fn statuses(office: &Context, game: &GameFile, aside: &GameView<'_>) -> Result<Vec<Status>, Failure> {
    Ok(match (office.identity_at_hand()?, office.author_at_hand(&game.state)?) {
        (Some(identity), Some(viewer)) => due::seen_by(game, aside, identity, viewer).statuses,
        _ => aside.statuses(None, None),
    })
}

/// Returns the sentences for the user about a game as it stands.
///
/// # Errors
/// The file beside the log, or a key file that was given, cannot be read.
pub fn of_game(office: &Context, game: &GameFile, calendar: Option<&Calendar>) -> Result<Vec<String>, Failure> {
    let aside = GameView::of(office.system(), game)?.in_language(office.language);
    Ok(status::sentences(office.language, &statuses(office, game, &aside)?, calendar))
}

/// Returns the sentences of these states, why the game stopped if it did, and what waits to be recorded.
pub fn lines(
    language: Language,
    statuses: &[Status],
    aside: &GameView<'_>,
    calendar: Option<&Calendar>,
) -> Vec<String> {
    let mut lines = status::sentences(language, statuses, calendar);
    lines.extend(aside.remarks());
    lines
}
