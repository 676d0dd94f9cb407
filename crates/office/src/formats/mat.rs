//! A backgammon game as `.mat` text.

use super::{ExportSource, date};
use crate::Failure;
use adjudicate_games::backgammon::mat::{self, MatHeading, MatTurn};
use adjudicate_games::backgammon::{CubeTurn, Dice};
use adjudicate_rules::{Name, Seat};
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
                let dice = match CubeTurn::read(text) {
                    Some(_) => None,
                    None => {
                        let dice = dice(before.as_deref(), thrown);
                        Some(dice.ok_or_else(|| Failure::ruled(format!("`{text}` was played without a throw")))?)
                    }
                };
                turns.push(MatTurn { seat: *seat, dice, text });
            }
            PlayedItem::Remark(text) => remarks.push(format!("after turn {}, {text}", turns.len())),
        }
    }
    let names: Vec<Name> = charter.players.iter().map(|player| player.name.clone()).collect();
    let mut games = mat::games(&charter.options, &names, &turns).map_err(|refusal| Failure::refused(refusal, ""))?;
    let outcome = state.outcome();
    if let Some(outcome) = &outcome {
        remarks.push(outcome.reason.text.clone());
    }
    let is_match = charter.options.0.contains_key("points");
    if let Some(last) = games.last_mut().filter(|game| game.won.is_none() && !is_match) {
        last.won = outcome.as_ref().and_then(mat::won);
    }
    let heading = MatHeading {
        event: charter.event.as_ref().map(|event| event.section.to_string()),
        round: charter.event.as_ref().map(|event| event.round.to_string()),
        date: source.game.records.first().map(|record| date(record.entry.at)),
        players: [0, 1].map(|seat| source.player(Seat(seat))),
        game: state.id().to_string(),
        options: mat::tags(&charter.options),
        remarks,
    };
    Ok(mat::write(&heading, [left, right], mat::length(&charter.options), &games))
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
