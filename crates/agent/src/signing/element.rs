//! A dice element that others wait for, as a line.

use adjudicate_record::log::Bytes;
use adjudicate_record::log::signing_state::GivenElement;
use adjudicate_referee::Author;
use adjudicate_rules::phrase;

use super::Signer;
use crate::failure::Failure;

impl Signer<'_> {
    /// Gives the signer's element for the pending throw on its own: records it as given, puts it beside the log, and
    /// returns the line in which it travels.
    ///
    /// # Errors
    /// As [`element_line`]; the line stops; or it cannot be kept.
    pub fn give(&mut self) -> Result<String, Failure> {
        self.refuse_where_the_line_stops()?;
        let (line, given) = element_line(self)?;
        self.office.store.check_beside(&self.game.path)?;
        self.keep_given(given)?;
        self.office.store.change_beside(&self.game.path, &mut |beside| beside.take_element(&line))?;
        Ok(line)
    }
}

/// The signer's element for the pending throw, as a line that travels by any way.
///
/// # Errors
/// No element of the signer is due, or it comes last, in an entry.
pub fn element_line(signer: &Signer<'_>) -> Result<(String, GivenElement), Failure> {
    let state = &signer.game.state;
    let nothing = || Failure::ruled(phrase!("no-part-due", "no part of a roll is due from you")).rule("protocol 4.4");
    let member = signer.author().and_then(Author::member).ok_or_else(nothing)?;
    let pending = state.machine().pending.as_ref().filter(|pending| pending.lacks(member)).ok_or_else(nothing)?;
    if pending.last == Some(member) {
        let hint = phrase!("hint-last-part", "the player who rolls brings the last part with the move");
        return Err(nothing().hint(hint));
    }
    if state.next_to_join().is_some() {
        return Err(nothing().hint(phrase!("hint-rolled-later", "the dice are rolled when all have joined")));
    }
    let number = state.machine().number(member);
    let element = signer
        .chain
        .element(number)
        .ok_or_else(|| Failure::ruled(phrase!("no-part-left", "your chain has no element left")))?;
    let asked = state.line().id(pending.asked).ok_or_else(nothing)?;
    Ok((
        format!("element {} {} {}", state.id(), signer.by, Bytes(element)),
        GivenElement { base: state.chain_base(Author::Member(member)), number, asked },
    ))
}
