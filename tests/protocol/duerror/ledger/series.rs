//! Parcus games that are soon over, one after the other.

use adjudicate::log::{Carry, EntryKind, Player, Series};
use adjudicate::referee::ledger::{Account, CarryCheck, Ledger, SeriesGame};
use adjudicate::rules::OptionValue;
use adjudicate_testkit::{Terms, TestGame, bytes, key, name, open_game, slips};

/// The terms of a Parcus game in which everybody starts with three tokens and the bank with one.
pub fn terms(players: &[&str]) -> Terms {
    open_game(players)
        .game("duerror-grandis")
        .first(players[0])
        .option("variants", OptionValue::Names(vec![name("parcus")]))
        .option("tokens", OptionValue::Int(3))
}

/// The terms of a game that continues another one up to its last entry.
pub fn after(before: &TestGame, players: &[&str], carry: &[(&str, u64)]) -> Terms {
    let carry = carry.iter().map(|(player, tokens)| Carry { player: name(player), tokens: *tokens }).collect();
    let series = Series { game: before.state.id(), head: before.state.head(), carry };
    terms(players).but(|charter| charter.series = Some(series))
}

/// The player signs with another key from the start.
pub fn with_key(terms: Terms, player: &str, holder: &str) -> Terms {
    terms.but(|charter| {
        let known = charter.players.iter_mut().find(|known| known.name == *player).unwrap();
        known.key = Some(key(holder));
        if charter.organiser.name == *player {
            charter.organiser.key = key(holder);
        }
    })
}

/// Another game under the same terms.
pub fn again(terms: Terms, number: u8) -> Terms {
    terms.but(|charter| charter.nonce = bytes(number))
}

/// Saves tokens.
pub fn save(tokens: u64) -> EntryKind {
    EntryKind::Save(tokens)
}

/// Ends a game by agreement: the first player has paid for staying where he was, the others have moved.
pub fn play(world: &mut TestGame) {
    let players: Vec<Player> = world.state.charter().players.clone();
    let turns = [
        "board 2; colour red; start melliran; stay",
        "board 1; colour blue; start melliran; move A1",
        "board 3; colour green; start melliran; move A1",
    ];
    for (player, turn) in players.iter().zip(turns) {
        world.turn(player.name.as_str(), turn);
    }
    let points: Vec<String> = players.iter().map(|player| format!("{} 1", player.name)).collect();
    world.agreed(players[1].name.as_str(), slips::offer_result(&points.join(", ")));
    assert!(world.outcome().is_some());
}

/// A game that is over: the first player has two tokens, the others have three, the bank has two.
pub fn played(terms: Terms) -> TestGame {
    let mut world = TestGame::begin(terms);
    play(&mut world);
    world
}

/// Returns the ledger of these logs, by the names of their files.
pub fn ledger(logs: &[(&str, &TestGame)]) -> Ledger {
    let texts: Vec<(&str, String)> = logs.iter().map(|(source, world)| (*source, world.log())).collect();
    of_texts(&texts)
}

/// As [`ledger`], of texts.
pub fn of_texts(logs: &[(&str, String)]) -> Ledger {
    let read = |(source, log): &(&str, String)| {
        Account::read(source, log.as_bytes()).unwrap_or_else(|found| panic!("{source}: {found:?}"))
    };
    Ledger::of(logs.iter().map(read).collect())
}

/// The game of this file.
pub fn game<'a>(ledger: &'a Ledger, source: &str) -> &'a SeriesGame {
    ledger.games().find(|game| game.sources.iter().any(|known| known == source)).unwrap()
}

/// Returns the ledger's verdict on the tokens that a player brings into the game of this file.
pub fn carried<'a>(ledger: &'a Ledger, source: &str, player: &str) -> &'a CarryCheck {
    game(ledger, source).carries.iter().find(|carried| carried.player == *player).unwrap()
}

/// The classes of what is wrong with it.
pub fn troubles(ledger: &Ledger, source: &str, player: &str) -> Vec<&'static str> {
    carried(ledger, source, player).troubles.iter().map(|trouble| trouble.class()).collect()
}
