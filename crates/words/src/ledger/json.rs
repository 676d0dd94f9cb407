//! The ledger for scripts.

use serde_json::{Map, Value, json};

use crate::ledger::{key, signed_twice, words};
use adjudicate_referee::FoundFault;
use adjudicate_referee::ledger::{Carried, CarryTrouble, CarryVerdict, ConflictingEntries, Ledger, SeriesGame, Tokens};

/// A log that is invalid.
pub struct InvalidLog {
    /// Its file.
    pub source: String,
    /// Why.
    pub found: FoundFault,
    /// Its bytes.
    pub log: Vec<u8>,
}

/// The whole report, as one object.
pub fn report(ledger: &Ledger, invalid: &[InvalidLog]) -> Value {
    let series: Vec<Value> = ledger
        .series
        .iter()
        .map(|series| {
            let games: Vec<Value> = series.iter().map(|one| game(one, ledger)).collect();
            json!({ "games": games })
        })
        .collect();
    let invalid: Vec<Value> = invalid
        .iter()
        .map(|invalid| {
            let found = &invalid.found;
            let (class, error) = (found.fault.class.name(), &found.fault.reason);
            json!({ "file": invalid.source, "class": class, "entry": found.entry, "line": found.line, "error": error })
        })
        .collect();
    let of = |wanted: CarryVerdict| {
        let carries = ledger.games().flat_map(|game| &game.carries);
        carries.filter(|carried| carried.verdict() == wanted).count()
    };
    json!({
        "series": series,
        "events": ledger.events.values().collect::<Vec<_>>(),
        "others": ledger.others,
        "invalid": invalid,
        "right": of(CarryVerdict::Right),
        "unchecked": of(CarryVerdict::Unchecked),
        "disputed": of(CarryVerdict::Disputed),
        "named": ledger.games().map(|game| game.named.len()).sum::<usize>(),
    })
}

fn game(game: &SeriesGame, ledger: &Ledger) -> Value {
    let continues = game.continues.as_ref().map(|link| {
        let (id, head) = (link.game.to_string(), link.head.to_string());
        json!({ "id": id, "head": head, "entry": link.entry, "given": link.given })
    });
    let carries: Vec<Value> = game.carries.iter().map(|one| carried(one, game, ledger)).collect();
    json!({
        "id": game.id.to_string(),
        "files": game.sources,
        "begun": game.begun.to_string(),
        "verdict": if game.over.is_some() { "over" } else { "running" },
        "entries": game.entries,
        "head": game.head.to_string(),
        "winner": game.over.as_ref().and_then(|over| over.winner.as_ref()).map(ToString::to_string),
        "reason": game.over.as_ref().map(|over| over.reason.to_string()),
        "continues": continues,
        "tokens": game.tokens.as_ref().map(tokens),
        "carries": carries,
        "named": game.named.iter().map(named).collect::<Vec<Value>>(),
        "fallen": game.fallen,
        "stops": game.stops,
    })
}

fn tokens(tokens: &Tokens) -> Value {
    let players: Vec<Value> = tokens
        .players
        .iter()
        .map(|player| {
            let name = player.player.to_string();
            let (brought, keeps) = (player.brought, player.keeps);
            json!({ "player": name, "brought": brought, "began": player.began, "ended": player.ended, "saved": keeps })
        })
        .collect();
    let (began, ended) = tokens.bank;
    json!({
        "players": players,
        "bank": { "began": began, "ended": ended },
        "conserved": tokens.are_conserved(),
    })
}

fn carried(carried: &Carried, game: &SeriesGame, ledger: &Ledger) -> Value {
    let troubles: Vec<Value> = carried
        .troubles
        .iter()
        .map(|trouble| {
            let mut object = facts(trouble);
            object.insert("class".to_owned(), json!(trouble.class()));
            object.insert("error".to_owned(), json!(words(trouble, carried, game, ledger)));
            Value::Object(object)
        })
        .collect();
    json!({
        "player": carried.player.to_string(),
        "tokens": carried.tokens,
        "verdict": carried.verdict().name(),
        "class": carried.troubles.first().map(CarryTrouble::class),
        "troubles": troubles,
        "joined": carried.joined,
        "later": carried.later.map(|(entry, saved)| json!({ "entry": entry, "saved": saved })),
    })
}

/// What a trouble says besides its class.
fn facts(trouble: &CarryTrouble) -> Map<String, Value> {
    let facts = match trouble {
        CarryTrouble::Unfinished { entry } => vec![("entry", json!(entry))],
        CarryTrouble::OtherKey { had, has } => vec![("had", json!(key(*had))), ("has", json!(key(*has)))],
        CarryTrouble::OtherName { was } => vec![("was", json!(was.to_string()))],
        CarryTrouble::Amount { saved, .. } => vec![("saved", json!(saved))],
        CarryTrouble::Twice { others } => {
            vec![("others", json!(others.iter().map(ToString::to_string).collect::<Vec<String>>()))]
        }
        CarryTrouble::Head { entries } => vec![("entries", json!(entries))],
        CarryTrouble::Unknown
        | CarryTrouble::Event
        | CarryTrouble::NotParcus
        | CarryTrouble::Stopped
        | CarryTrouble::Fallen
        | CarryTrouble::Stranger => Vec::new(),
    };
    facts.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}

fn named(named: &ConflictingEntries) -> Value {
    let entries: Vec<Value> = named
        .entries
        .iter()
        .map(|(seq, id, sources)| json!({ "entry": seq, "id": id.to_string(), "files": sources }))
        .collect();
    json!({
        "name": named.author,
        "entries": entries,
        "replaced": named.replaced,
        "error": signed_twice(named),
    })
}
