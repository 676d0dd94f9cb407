//! The remarks below the standings: players who left, and rulings.

use adjudicate_rules::Phrase;

use super::amount::halves;
use super::field::{CountedGame, GameState, SectionField};
use super::section::{Departure, EntrantExit, TableEntrant};
use super::treatment::Treatment;

/// The remarks: players who left, then boards in the order of rounds, then what was said.
pub(super) fn remarks(field: &SectionField<'_>) -> Vec<Phrase> {
    let mut remarks = Vec::new();
    for (entrant, treatment) in field.entrants.iter().zip(&field.treatments) {
        remarks.extend(entrant.out.as_ref().map(|out| left(entrant, out, *treatment)));
    }
    remarks.extend(field.games.iter().filter_map(|game| ruling(field, game)));
    remarks.extend(field.section.said.iter().cloned());
    remarks
}

/// The sentence about a player who has left, and about the effect on the results.
fn left(entrant: &TableEntrant, out: &EntrantExit, treatment: Treatment) -> Phrase {
    let (exit, left) = match out.departure {
        Departure::Withdrew => ("withdrew", "withdrew"),
        Departure::Excluded => ("excluded", "was excluded"),
    };
    let (time, round) = match (out.after_round, out.during) {
        (0, _) => ("before", 1),
        (round, true) => ("in", round),
        (round, false) => ("after", round),
    };
    let (counts, how, finished, scheduled) = match treatment {
        Treatment::Annulled { finished, scheduled } => (
            "annulled",
            format!(
                "{finished} of {scheduled} games finished, less than half, so none of these games counts for anybody"
            ),
            finished,
            scheduled,
        ),
        Treatment::Forfeited { finished, scheduled } => (
            "forfeited",
            format!(
                "{finished} of {scheduled} games finished, half or more, so they stand and the others are forfeited"
            ),
            finished,
            scheduled,
        ),
        Treatment::Stands | Treatment::Stays => ("stand", "the results stand".to_owned(), 0, 0),
    };
    let why = if out.reason.is_empty() { String::new() } else { format!(" ({})", out.reason) };
    Phrase::english("remark-left", format!("{} {left} {time} round {round}{why}: {how}", entrant.name))
        .with("name", &entrant.name)
        .with("exit", exit)
        .with("time", time)
        .with("round", u64::from(round))
        .with("why", why)
        .with("counts", counts)
        .with("finished", u64::from(finished))
        .with("scheduled", u64::from(scheduled))
}

/// The sentence about a board that was not decided by play alone; none if it was, or if it is annulled.
fn ruling(field: &SectionField<'_>, game: &CountedGame) -> Option<Phrase> {
    let (how, decided) = match game.state {
        GameState::Forfeit if game.derived => ("left", "forfeited by leaving"),
        GameState::Forfeit => ("unplayed", "decided before it was played"),
        GameState::Adjudicated => ("ruled", "decided by ruling"),
        GameState::Open | GameState::Played | GameState::Annulled => return None,
    };
    let seats = game.players.iter().enumerate();
    let points: Vec<String> =
        seats.map(|(seat, &player)| format!("{} {}", field.name(player), halves(game.points_of(seat)))).collect();
    let points = points.join(", ");
    let decided =
        Phrase::english("remark-decided", format!("round {}, board {}: {points}, {decided}", game.round, game.board))
            .with("round", u64::from(game.round))
            .with("board", u64::from(game.board))
            .with("points", points)
            .with("how", how);
    Some(match game.note.as_deref().filter(|note| !note.is_empty()) {
        Some(note) => {
            Phrase::english("remark-noted", format!("{decided}: {note}")).with("decided", decided).with("note", note)
        }
        None => decided,
    })
}
