//! The remarks below the standings: players who left, and rulings.

use super::amount::halves;
use super::field::{CountedGame, GameState, SectionField};
use super::section::{Departure, TableEntrant};
use super::treatment::Treatment;

/// The remarks: players who left, then boards in the order of rounds, then what was said.
pub(super) fn remarks(field: &SectionField<'_>) -> Vec<String> {
    let mut remarks = Vec::new();
    for (entrant, treatment) in field.entrants.iter().zip(&field.treatments) {
        if entrant.out.is_some() {
            remarks.push(left(entrant, *treatment));
        }
    }
    remarks.extend(field.games.iter().filter_map(|game| ruling(field, game)));
    remarks.extend(field.section.said.iter().cloned());
    remarks
}

fn left(entrant: &TableEntrant, treatment: Treatment) -> String {
    let mut text = entrant.name.clone();
    if let Some(out) = &entrant.out {
        text += match out.departure {
            Departure::Withdrew => " withdrew",
            Departure::Excluded => " was excluded",
        };
        text += &if out.after_round == 0 {
            " before round 1".to_owned()
        } else {
            format!(" {} round {}", if out.during { "in" } else { "after" }, out.after_round)
        };
        if !out.reason.is_empty() {
            text += &format!(" ({})", out.reason);
        }
    }
    text + &match treatment {
        Treatment::Annulled { finished, scheduled } => {
            format!(
                ": {finished} of {scheduled} games finished, less than half, so none of these games counts for anybody"
            )
        }
        Treatment::Forfeited { finished, scheduled } => {
            format!(
                ": {finished} of {scheduled} games finished, half or more, so they stand and the others are forfeited"
            )
        }
        Treatment::Stands | Treatment::Stays => ": the results stand".to_owned(),
    }
}

/// The sentence about a board that was not decided by play alone; none if it was, or if it is annulled.
fn ruling(field: &SectionField<'_>, game: &CountedGame) -> Option<String> {
    let how = match game.state {
        GameState::Forfeit if game.derived => "forfeited by leaving",
        GameState::Forfeit => "decided before it was played",
        GameState::Adjudicated => "decided by ruling",
        GameState::Open | GameState::Played | GameState::Annulled => return None,
    };
    let seats = game.players.iter().enumerate();
    let points: Vec<String> =
        seats.map(|(seat, &player)| format!("{} {}", field.name(player), halves(game.points_of(seat)))).collect();
    let mut text = format!("round {}, board {}: {}, {how}", game.round, game.board, points.join(", "));
    if let Some(note) = game.note.as_deref().filter(|note| !note.is_empty()) {
        text += &format!(": {note}");
    }
    Some(text)
}
