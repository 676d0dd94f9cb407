//! The charter of a board's game: everything but its nonce follows from the event's log.

use super::charter::Section;
use super::state::Event;
use adjudicate_record::log::{self, Bytes, Carry, EventPlace, Organiser, Player, Referee, Series};
use adjudicate_rules::Name;

/// The tokens that the players of a board bring from the rounds before, in a section whose tokens go from round to
/// round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BroughtTokens(pub Vec<Carry>);

/// The charter of a game in this event. In a series, `series` names the event itself and its last entry before the pairing,
/// for the tokens of one board come from several games: the results up to that entry say from which.
///
/// Returns nothing if one of the players has not entered.
pub fn charter(
    event: &Event,
    section: &Section,
    round: u64,
    board: u64,
    players: &[Name],
    brought: &BroughtTokens,
    nonce: Bytes<16>,
) -> Option<log::Charter> {
    let director = event.director();
    let player = |name: &Name| {
        let entrant = &event.player(name)?.entrant;
        let (key, mail, display) = (entrant.key, entrant.mail.clone(), entrant.display.clone());
        Some(Player { name: name.clone(), key, mail, display })
    };
    let series = (section.series && round > 1).then(|| Series {
        game: event.id(),
        head: event.head(),
        carry: brought.0.clone(),
    });
    Some(log::Charter {
        format: 1,
        game: section.game.clone(),
        rules: section.rules,
        options: section.options.clone(),
        first: players.first().cloned(),
        players: players.iter().map(player).collect::<Option<Vec<_>>>()?,
        organiser: Organiser { name: Name::parse("referee")?, key: director.key },
        referee: Some(Referee { key: director.key, mail: Some(director.mail.clone()) }),
        dice: None,
        clock: section.clock.clone(),
        series,
        event: Some(EventPlace { id: event.id(), section: section.name.clone(), round, board }),
        nonce,
    })
}
