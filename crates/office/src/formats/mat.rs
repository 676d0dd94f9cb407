//! A backgammon game as `.mat` text.

use super::{ExportSource, date};
use crate::Failure;
use adjudicate_games::backgammon::Dice;
use adjudicate_games::backgammon::mat::{MatHeading, MatTurn, mat};
use adjudicate_rules::{OptionValue, Seat};
use adjudicate_words::played::PlayedItem;

/// The text of the file.
///
/// # Errors
/// A turn has no throw, which no valid log contains.
pub fn text(source: &ExportSource) -> Result<String, Failure> {
    let state = &source.game.state;
    let charter = state.charter();
    let [Some(left), Some(right)] = [0, 1].map(|place| charter.players.get(place).map(|player| &player.name)) else {
        return Err(Failure::ruled("backgammon has two players"));
    };
    let (mut turns, mut remarks) = (Vec::new(), Vec::new());
    for item in source.line.items() {
        match item {
            PlayedItem::Move { seat, text, before, thrown } => {
                let dice = dice(before.as_deref(), thrown);
                let dice = dice.ok_or_else(|| Failure::ruled(format!("`{text}` was played without a throw")))?;
                turns.push(MatTurn { seat: *seat, dice, text });
            }
            PlayedItem::Remark(text) => remarks.push(format!("after turn {}, {text}", turns.len())),
        }
    }
    let outcome = state.outcome();
    if let Some(outcome) = &outcome {
        remarks.push(outcome.reason.text.clone());
    }
    let heading = MatHeading {
        event: charter.event.as_ref().map(|event| event.section.to_string()),
        round: charter.event.as_ref().map(|event| event.round.to_string()),
        date: source.game.records.first().map(|record| date(record.entry.at)),
        players: [0, 1].map(|seat| source.player(Seat(seat))),
        game: state.id().to_string(),
        remarks,
    };
    let gammons = charter.options.0.get("gammons") != Some(&OptionValue::Bool(false));
    Ok(mat(&heading, [left, right], gammons, &turns, outcome.as_ref()))
}

/// What was played: the dice of the position if they lay there, else the throw that came with the turn. Of several numbers the
/// last two count: before them stand starting throws that were equal, or are thrown anew.
fn dice(before: Option<&str>, thrown: &[u32]) -> Option<Dice> {
    let lying: Vec<u32> = before
        .and_then(|text| text.rsplit(' ').next())
        .map(|dice| dice.chars().filter_map(|digit| digit.to_digit(10)).collect())
        .unwrap_or_default();
    let [.., one, other] = (if lying.is_empty() { thrown } else { &lying }) else { return None };
    Dice::new(*one, *other)
}
