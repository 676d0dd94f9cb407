//! A pairing of the director's own as it is typed: `alice-bob, carol-dave, bye erin`.

use adjudicate_agent::Failure;
use adjudicate_agent::charter;
use adjudicate_event::RoundPlan;
use adjudicate_rules::{Name, phrase};

/// Reads a pairing of these players. Names may have dashes themselves: where only one way of cutting gives names of players,
/// that is the one.
///
/// # Errors
/// Something in it is no name, or can be cut in several ways.
pub fn plan(text: &str, players: &[Name]) -> Result<RoundPlan, Failure> {
    let mut plan = RoundPlan { boards: Vec::new(), byes: Vec::new() };
    for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        match part.strip_prefix("bye ") {
            Some(who) => plan.byes.push(name(who)?),
            None => plan.boards.push(board(part, players)?),
        }
    }
    Ok(plan)
}

fn name(text: &str) -> Result<Name, Failure> {
    charter::name_of("--by-hand", text.trim())
}

fn board(part: &str, players: &[Name]) -> Result<Vec<Name>, Failure> {
    if part.contains(" - ") {
        return part.split(" - ").map(name).collect();
    }
    let pieces: Vec<&str> = part.split('-').map(str::trim).collect();
    let mut ways = cuts(&pieces, players);
    match (ways.pop(), ways.pop()) {
        (Some(only), None) => Ok(only),
        (Some(one), Some(other)) => {
            let (one, other) = (listed(&one), listed(&other));
            let reason = phrase!("by-hand-both", "--by-hand: `{part}` can be {one} and {other}", part, one, other);
            let hint = phrase!("by-hand-both-hint", "blanks around the dashes between players say which");
            Err(Failure::usage(reason).hint(hint))
        }
        // The check of pairings reports an unknown name.
        (None, _) => pieces.into_iter().map(name).collect(),
    }
}

/// Two of the ways at most to make names of players out of pieces that had dashes between.
fn cuts(pieces: &[&str], players: &[Name]) -> Vec<Vec<Name>> {
    // For each place the ways to cut what stands behind it, from the end on.
    let mut ways: Vec<Vec<Vec<Name>>> = vec![vec![Vec::new()]];
    for start in (0..pieces.len()).rev() {
        let mut here: Vec<Vec<Name>> = Vec::new();
        for length in 1..=pieces.len() - start {
            let text = pieces.get(start..start + length).unwrap_or_default().join("-");
            let Some(player) = players.iter().find(|player| *player.as_str() == *text) else { continue };
            // `ways` is in the order from the end, so those behind `length` pieces stand that far from its end.
            let behind = ways.len().checked_sub(length).and_then(|place| ways.get(place));
            let with = |rest: &Vec<Name>| [std::slice::from_ref(player), rest].concat();
            here.extend(behind.into_iter().flatten().map(with));
        }
        here.truncate(2);
        ways.push(here);
    }
    ways.pop().unwrap_or_default()
}

fn listed(names: &[Name]) -> String {
    names.iter().map(Name::as_str).collect::<Vec<_>>().join(" - ")
}
