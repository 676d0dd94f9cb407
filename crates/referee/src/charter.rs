//! Whether a charter can be played under (protocol, section 2).

use std::collections::BTreeSet;

use super::fault::{Fault, FaultClass};
use adjudicate_record::crypto::PublicKey;
use adjudicate_record::log::{Charter, Clock, Player};
use adjudicate_rules::{Game, Name, Phrase, PhraseArgument, Seat, Setup, phrase};

fn fault(reason: Phrase) -> Fault {
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
        let format = charter.format;
        let reason = phrase!("fault-format", "this program knows format 1 of the log, not {format}", format);
        return Err(fault(reason).at("format"));
    }
    let game = adjudicate_games::find(charter.game.as_str()).ok_or_else(|| {
        let names = adjudicate_games::GAMES.iter().map(|game| game.name).collect::<Vec<_>>().join(", ");
        let reason = phrase!("no-such-game", "there is no game `{name}`", name = charter.game.as_str());
        fault(reason).at("game").hint(phrase!("games-are", "games: {names}", names))
    })?;
    if charter.rules != game.rules {
        let english = format!("this program knows rules {} of {}, not {}", game.rules, game.title, charter.rules);
        let reason = Phrase::english("fault-rules", english);
        let reason = reason.with("game", game.name).with("known", game.rules).with("found", charter.rules);
        return Err(fault(reason).at("rules"));
    }
    players(charter)?;
    let first = first(charter)?;
    offices(charter)?;
    keys(charter)?;
    let carried = carried(charter)?;
    if let Some(clock) = &charter.clock {
        check_clock(clock, charter.first.is_none() || game.dice)?;
    }
    let names = charter.players.iter().map(|player| player.name.clone()).collect();
    Ok((game, Setup { names, first, options: charter.options.clone(), carried, shown: shown(charter) }))
}

/// The names as people read them, by seat: the display name where the charter has one that is nobody else's name, and
/// otherwise the name that logs and commands use.
fn shown(charter: &Charter) -> Vec<String> {
    let same = |one: &str, other: &str| one.trim().eq_ignore_ascii_case(other.trim());
    let one = |(place, player): (usize, &Player)| {
        let Some(display) = &player.display else { return player.name.to_string() };
        let others = charter.players.iter().enumerate().filter(|(other, _)| *other != place).map(|(_, other)| other);
        let taken = others.into_iter().any(|other| {
            let theirs = other.display.as_ref().is_some_and(|theirs| same(theirs.as_str(), display.as_str()));
            theirs || same(other.name.as_str(), display.as_str())
        });
        let referee = ["referee", "the referee"].iter().any(|word| same(word, display.as_str()));
        if taken || referee { player.name.to_string() } else { display.to_string() }
    };
    charter.players.iter().enumerate().map(one).collect()
}

/// Returns the tokens that each player brings from the game before, by seat.
fn carried(charter: &Charter) -> Result<Vec<Option<u64>>, Fault> {
    let Some(series) = &charter.series else { return Ok(Vec::new()) };
    let mut carried = vec![None; charter.players.len()];
    for carry in &series.carry {
        let name = &carry.player;
        let wrong = |reason: Phrase| fault(reason).at_value("player", name.as_str());
        let seat = seat_of(charter, name).ok_or_else(|| {
            wrong(phrase!("fault-carries-stranger", "`{name}` carries tokens and does not play", name))
        })?;
        if carried[seat.index()].replace(carry.tokens).is_some() {
            return Err(wrong(phrase!("fault-carries-twice", "`{name}` carries tokens twice", name)));
        }
    }
    Ok(carried)
}

fn players(charter: &Charter) -> Result<(), Fault> {
    if !(2..=16).contains(&charter.players.len()) {
        let number = PhraseArgument::count(charter.players.len());
        let reason = phrase!("fault-players", "a game has 2 to 16 players, not {number}", number = number);
        return Err(fault(reason).at("players"));
    }
    let mut names = BTreeSet::new();
    for player in &charter.players {
        let name = &player.name;
        if ["referee", "lots"].contains(&name.as_str()) {
            let reason = phrase!("fault-player-name", "no player can be called `{name}`", name);
            return Err(fault(reason).at_value("name", name.as_str()));
        }
        if !names.insert(name) {
            let reason = phrase!("fault-same-name", "two players are called `{name}`", name);
            return Err(fault(reason).at("players"));
        }
        if player.key.is_none() && charter.referee.is_none() {
            let reason = phrase!(
                "fault-keyless",
                "`{name}` has no key, so a referee has to write for them, and there is none",
                name
            );
            let fault = fault(reason).at_value("name", name.as_str());
            return Err(fault.hint(phrase!("hint-keyless", "name a `referee`, or give the player's key")));
        }
    }
    Ok(())
}

fn first(charter: &Charter) -> Result<Option<Seat>, Fault> {
    let Some(name) = &charter.first else { return Ok(None) };
    let seat = seat_of(charter, name)
        .ok_or_else(|| fault(phrase!("fault-first", "`first` names `{name}`, who does not play", name)).at("first"))?;
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
        let reason = phrase!("fault-lots", "the name `lots` is reserved: nobody can be called so");
        return Err(fault(reason).at("organiser"));
    }
    if same_as.is_some_and(|key| key != Some(organiser.key)) {
        let reason = phrase!(
            "fault-organiser-key",
            "the organiser `{name}` has not the key of the player or referee of that name",
            name = organiser.name.as_str()
        );
        return Err(fault(reason).at("organiser"));
    }
    match &charter.dice {
        Some(dice) if *dice != *"referee" => {
            Err(fault(phrase!("fault-dice-word", "`dice` is left out or `referee`, not `{dice}`", dice)).at("dice"))
        }
        Some(_) if charter.referee.is_none() => {
            Err(fault(phrase!("fault-dice-referee", "`dice: referee` needs a referee")).at("dice"))
        }
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
            let reason = phrase!(
                "fault-same-key",
                "`{other}` and `{name}` have the same key, and a key belongs to one name",
                other,
                name
            );
            return Err(fault(reason).at_value("key", key.to_string()));
        }
        seen.push((name, key));
    }
    Ok(())
}

/// Checks the numbers of a clock with a `system`, in a game with dice or lots or without.
///
/// # Errors
/// The system is not `bank`, a key does not belong there, or a number is out of range (class `charter`).
pub fn check_clock(clock: &Clock, can_throw: bool) -> Result<(), Fault> {
    let Clock::Bank(clock) = clock else { return Ok(()) };
    if clock.system.as_ref().is_none_or(|system| *system != *"bank") {
        let reason = phrase!("fault-clock-system", "the system of a clock is left out or `bank`");
        return Err(fault(reason).at("system"));
    }
    let numbers = [
        ("initial_hours", clock.initial_hours),
        ("per_turns", clock.per_turns),
        ("control_hours", clock.control_hours),
        ("increment_hours", clock.increment_hours),
        ("increment_turns", clock.increment_turns),
        ("cap_hours", clock.cap_hours),
        ("reserve_hours", clock.reserve_hours),
        ("floor_hours", clock.floor_hours),
        ("floor_turns", clock.floor_turns),
        ("double_after_days", clock.double_after_days),
        ("silence_days", clock.silence_days),
        ("element_days", clock.element_days),
        ("transit_days", clock.transit_days),
        ("absence_days", clock.absence_days),
        ("absence_days_per_year", clock.absence_days_per_year),
    ];
    for (key, number) in numbers {
        if number.is_some_and(|number| !(1..=100_000).contains(&number)) {
            let reason = phrase!("fault-clock-number", "`{key}` is left out, or a number from 1 to 100,000", key);
            return Err(fault(reason).at(key));
        }
    }
    let initial = clock
        .initial_hours
        .ok_or_else(|| fault(phrase!("fault-clock-initial", "a clock `bank` has `initial_hours`")).at("system"))?;
    let stray = [("days_per_turn", clock.days_per_turn), ("grace_days", clock.grace_days)];
    if let Some((key, _)) = stray.iter().find(|(_, number)| number.is_some()) {
        return Err(fault(phrase!("fault-clock-key", "a clock `bank` has no `{key}`", key)).at(key));
    }
    let under = |cap: u64| initial > cap || clock.floor_hours.is_some_and(|floor| floor > cap);
    let reserves = clock.reserve_hours.is_some() || clock.reserve.is_some();
    let rules = [
        (
            clock.per_turns.is_some() == clock.control_hours.is_some(),
            "per_turns",
            "fault-clock-control",
            "`per_turns` and `control_hours` stand together",
        ),
        (
            clock.increment_turns.is_none() || clock.increment_hours.is_some(),
            "increment_turns",
            "fault-clock-increment",
            "`increment_turns` needs `increment_hours`",
        ),
        (
            !clock.cap_hours.is_some_and(under),
            "cap_hours",
            "fault-clock-cap",
            "`cap_hours` is not less than `initial_hours` and `floor_hours`",
        ),
        (
            clock.reserve.is_none() || clock.cap_hours.is_some(),
            "reserve",
            "fault-clock-reserve",
            "`reserve` needs `cap_hours`",
        ),
        (
            clock.refill.is_none() || clock.cap_hours.is_some() && reserves,
            "refill",
            "fault-clock-refill",
            "`refill` needs `cap_hours`, and `reserve_hours` or `reserve`",
        ),
        (
            clock.floor_turns.is_none() || clock.floor_hours.is_some(),
            "floor_turns",
            "fault-clock-floor",
            "`floor_turns` needs `floor_hours`",
        ),
        (
            clock.element_days.is_some() == can_throw,
            if can_throw { "system" } else { "element_days" },
            "fault-clock-element",
            "`element_days` stands exactly in games with dice or lots",
        ),
    ];
    match rules.into_iter().find(|(holds, ..)| !holds) {
        Some((_, key, text, reason)) => Err(fault(Phrase::english(text, reason)).at(key)),
        None => Ok(()),
    }
}

/// Whether a key may be introduced for this name: the canonical encoding of a point that is not of small order.
pub fn sound(name: &str, key: &PublicKey) -> Result<(), Fault> {
    key.check().map_err(|why| {
        let reason = phrase!("fault-key-of", "the key of `{name}`: {why}", name, why = why.phrase());
        Fault::new(FaultClass::Charter, "protocol 3", reason).at_value("key", key.to_string())
    })
}
