//! Dice elements that are given without anybody's asking: there is nothing to decide about them.

use std::path::Path;

use crate::act::{self, Act, CommittedAct};
use crate::context::Context;
use crate::failure::Failure;
use crate::game_file::GameFile;
use crate::pending::Pending;
use crate::signing::{self, Signer};
use adjudicate_referee::{Author, Duty};

/// How an element was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ElementRoute {
    /// In an entry of the log.
    Entry,
    /// Alone, beside the log, for the holder of the pen.
    Line,
}

/// Gives the user's element in this game if one is due, and if it is not the last one: that comes with the turn of the player who throws, who
/// sees his dice and plays. None if nothing is to be given, or the key is not at hand.
///
/// # Errors
/// The game cannot be read or written; the line stops, or the log may be an old one, so that nothing may be signed.
pub fn give(office: &Context, path: &Path) -> Result<Option<(GameFile, ElementRoute)>, Failure> {
    let Some(identity) = office.identity_at_hand()? else { return Ok(None) };
    let game = office.store.game(path)?;
    let state = &game.state;
    let Some(author) = state.author_of_key(&identity.public()) else { return Ok(None) };
    let (Some(member), true) = (author.member(), state.owes(author, Duty::Reveal)) else { return Ok(None) };
    let pending = state.machine().pending.as_ref();
    if pending.is_none_or(|pending| pending.last == Some(member) || !pending.lacks(member)) {
        return Ok(None);
    }
    if state.holds_pen(author) {
        let signer = Signer::take(office, game, None, &[])?;
        let CommittedAct::Entry(game) = act::prepare(&signer, &Act::Answer, None)?.commit(signer)? else {
            return Ok(None);
        };
        return Ok(Some((*game, ElementRoute::Entry)));
    }
    if lies_beside(&game, &office.store.beside(path)?, author) {
        return Ok(signing::unsent(office, &game.state.id())?.map(|_| (game, ElementRoute::Line)));
    }
    let mut signer = Signer::take(office, game, None, &[])?;
    signer.give()?;
    Ok(Some((signer.game, ElementRoute::Line)))
}

/// Returns whether this author's element for the pending throw is beside the log already.
fn lies_beside(game: &GameFile, beside: &Pending, author: Author) -> bool {
    let fits = |line: &String| {
        signing::element(&game.state, line).is_ok_and(|(member, element)| {
            author.member() == Some(member) && game.state.missing_element(member, element).is_ok()
        })
    };
    beside.elements.iter().any(fits)
}
