//! Which documents a message needs, before anything is made of it.

use adjudicate_desk::command::token;
use adjudicate_mail::find::{FoundBlock, game_of_element};
use adjudicate_mail::incoming::IncomingContent;

use crate::store::Query;

/// Returns the documents that a message needs, of which a glance has found this: the games of its entries, slips and elements,
/// the games that it answers, and if it names none the games of its sender. `pictures` says whether one of its pictures is worth
/// a look.
pub(crate) fn wanted(found: &IncomingContent, pictures: bool) -> Query {
    let mut wanted = Query::default();
    for one in &found.entries {
        match one {
            FoundBlock::Entry(candidates) => {
                for letter in candidates {
                    wanted.comes.push(letter.id);
                    wanted.ids.extend(letter.entry.prev);
                }
            }
            FoundBlock::Slip(candidates) => wanted.ids.extend(candidates.iter().map(|slip| slip.after)),
            FoundBlock::Damaged(..) => {}
        }
    }
    wanted.ids.extend(found.elements.iter().filter_map(|line| game_of_element(line)));
    wanted.ids.extend(found.ids.iter().copied());
    if let Some(envelope) = &found.envelope {
        wanted.ids.extend(envelope.games.iter().copied());
        wanted.sender = envelope.from.clone();
    }
    wanted.ids.extend(wanted.comes.iter().copied());
    wanted.tokens = found.envelope.as_ref().map(|envelope| token::of(&envelope.addressed)).unwrap_or_default();
    // Damage and words may be about any game of the sender's; pictures are looked at for whom a charter names.
    let damaged = found.entries.iter().any(|one| matches!(one, FoundBlock::Damaged(..)));
    wanted.sender_always = damaged || pictures || wanted.comes.is_empty();
    wanted
}
