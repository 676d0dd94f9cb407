//! Whether a charter can be played under (protocol, section 2).

use std::collections::BTreeSet;

use super::fault::{Fault, FaultClass};
use adjudicate_record::crypto::PublicKey;
use adjudicate_record::log::Charter;
use adjudicate_rules::{Game, Name, Seat, Setup};

fn fault(reason: impl Into<String>) -> Fault {
    Fault::new(FaultClass::Charter, "protocol 2", reason)
}

/// The seat of the player with this name.
pub fn seat_of(charter: &Charter, name: &Name) -> Option<Seat> {
    Seat::all(charter.players.len()).find(|seat| charter.players[seat.index()].name == *name)
}

/// Checks a charter's content and gives the game it names with what it starts from.
///
/// # Errors
/// The first thing that is wrong, in the order of the charter's keys; options and the number of players are refused by the
/// game itself.
pub fn check(charter: &Charter) -> Result<(&'static Game, Setup), Fault> {
    if charter.format != 1 {
        return Err(fault(format!("this program knows format 1 of the log, not {}", charter.format)).at("format"));
    }
    let game = adjudicate_games::find(charter.game.as_str()).ok_or_else(|| {
        let known: Vec<&str> = adjudicate_games::GAMES.iter().map(|game| game.name).collect();
        fault(format!("there is no game `{}`", charter.game)).at("game").hint(format!("games: {}", known.join(", ")))
    })?;
    if charter.rules != game.rules {
        let reason = format!("this program knows rules {} of {}, not {}", game.rules, game.title, charter.rules);
        return Err(fault(reason).at("rules"));
    }
    players(charter)?;
    let first = first(charter)?;
    offices(charter)?;
    keys(charter)?;
    let carried = carried(charter)?;
    let names = charter.players.iter().map(|player| player.name.clone()).collect();
    Ok((game, Setup { names, first, options: charter.options.clone(), carried }))
}

/// Returns the tokens that each player brings from the game before, by seat.
fn carried(charter: &Charter) -> Result<Vec<Option<u64>>, Fault> {
    let Some(series) = &charter.series else { return Ok(Vec::new()) };
    let mut carried = vec![None; charter.players.len()];
    for carry in &series.carry {
        let wrong = |reason: String| fault(reason).at_value("player", carry.player.as_str());
        let seat = seat_of(charter, &carry.player)
            .ok_or_else(|| wrong(format!("`{}` carries tokens and does not play", carry.player)))?;
        if carried[seat.index()].replace(carry.tokens).is_some() {
            return Err(wrong(format!("`{}` carries tokens twice", carry.player)));
        }
    }
    Ok(carried)
}

fn players(charter: &Charter) -> Result<(), Fault> {
    if !(2..=16).contains(&charter.players.len()) {
        return Err(fault(format!("a game has 2 to 16 players, not {}", charter.players.len())).at("players"));
    }
    let mut names = BTreeSet::new();
    for player in &charter.players {
        if ["referee", "lots"].contains(&player.name.as_str()) {
            let reason = format!("no player can be called `{}`", player.name);
            return Err(fault(reason).at_value("name", player.name.as_str()));
        }
        if !names.insert(&player.name) {
            return Err(fault(format!("two players are called `{}`", player.name)).at("players"));
        }
        if player.key.is_none() && charter.referee.is_none() {
            let reason = format!("`{}` has no key, so a referee has to write for them, and there is none", player.name);
            let fault = fault(reason).at_value("name", player.name.as_str());
            return Err(fault.hint("name a `referee`, or give the player's key"));
        }
    }
    Ok(())
}

fn first(charter: &Charter) -> Result<Option<Seat>, Fault> {
    let Some(name) = &charter.first else { return Ok(None) };
    let seat = seat_of(charter, name)
        .ok_or_else(|| fault(format!("`first` names `{name}`, who does not play")).at("first"))?;
    Ok(Some(seat))
}

/// The organiser may be a player or the referee, then with the same name and key.
fn offices(charter: &Charter) -> Result<(), Fault> {
    let organiser = &charter.organiser;
    let same_as = if organiser.name == *"referee" {
        Some(charter.referee.as_ref().map(|referee| referee.key))
    } else {
        seat_of(charter, &organiser.name).map(|seat| charter.players[seat.index()].key)
    };
    if organiser.name == *"lots" {
        return Err(fault("the name `lots` is reserved: nobody can be called so").at("organiser"));
    }
    if same_as.is_some_and(|key| key != Some(organiser.key)) {
        let reason =
            format!("the organiser `{}` has not the key of the player or referee of that name", organiser.name);
        return Err(fault(reason).at("organiser"));
    }
    match &charter.dice {
        Some(dice) if *dice != *"referee" => {
            Err(fault(format!("`dice` is left out or `referee`, not `{dice}`")).at("dice"))
        }
        Some(_) if charter.referee.is_none() => Err(fault("`dice: referee` needs a referee").at("dice")),
        _ => Ok(()),
    }
}

/// A key belongs to one name, and every one is checked where it is introduced (sections 2 and 3).
fn keys(charter: &Charter) -> Result<(), Fault> {
    let referee = charter.referee.iter().map(|referee| ("referee", referee.key));
    let players = charter.players.iter().filter_map(|player| Some((player.name.as_str(), player.key?)));
    let organiser = (charter.organiser.name.as_str(), charter.organiser.key);
    let mut seen: Vec<(&str, PublicKey)> = Vec::new();
    for (name, key) in players.chain(referee).chain([organiser]) {
        sound(name, &key)?;
        if let Some((other, _)) = seen.iter().find(|(other, known)| *known == key && *other != name) {
            let reason = format!("`{other}` and `{name}` have the same key, and a key belongs to one name");
            return Err(fault(reason).at_value("key", key.to_string()));
        }
        seen.push((name, key));
    }
    Ok(())
}

/// Whether a key may be introduced for this name: the canonical encoding of a point that is not of small order.
pub fn sound(name: &str, key: &PublicKey) -> Result<(), Fault> {
    key.check().map_err(|why| {
        let reason = format!("the key of `{name}`: {why}");
        Fault::new(FaultClass::Charter, "protocol 3", reason).at_value("key", key.to_string())
    })
}
