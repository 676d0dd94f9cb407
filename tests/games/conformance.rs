//! Every game of the registry passes the conformance kit.

use adjudicate::games::{GAMES, find, open};
use adjudicate::rules::{Game, Play};

use crate::kit::Random;
use crate::kit::conformance::{Mover, conforms};

#[test]
fn every_game_conforms() {
    // All of them, whatever becomes of the others.
    let run = |game: &&'static Game| {
        let game: &'static Game = game;
        let conforms = move || {
            let start = std::time::Instant::now();
            conforms(game, mover(game));
            println!("{}: {:.1} s", game.name, start.elapsed().as_secs_f64());
        };
        (game.name, std::thread::spawn(conforms))
    };
    let running: Vec<_> = GAMES.iter().map(run).collect();
    let failed: Vec<&str> =
        running.into_iter().filter_map(|(name, thread)| thread.join().is_err().then_some(name)).collect();
    assert!(failed.is_empty(), "{failed:?} do not conform");
}

#[test]
fn names_are_unique_and_found() {
    for game in GAMES {
        let found = find(game.name).expect("a listed game is found");
        assert!(std::ptr::eq(found, *game), "{} is listed twice", game.name);
    }
}

/// Who makes up moves where they are free text.
fn mover(game: &Game) -> Option<Mover> {
    let free: Mover = free_text;
    (game.name == open::GAME.name).then_some(free)
}

/// A turn of the open game. It ends when the players say so, which here they do after some dozens of turns.
fn free_text(play: &Play, random: &mut Random) -> Option<String> {
    let seats: Vec<_> = play.seats().collect();
    let name = &play.setup().names[random.pick(&seats).index()];
    let text = match random.below(40) {
        0 => return None,
        1..=8 => format!("next: {name}"),
        9..=12 => format!("over the bridge; next: {name}"),
        13..=16 => format!("throw: {}d{}", 1 + random.below(20), 2 + random.below(999)),
        17..=20 => "I cast; throw: 1d6".to_owned(),
        number => format!("step {number}; and \u{e9}"),
    };
    Some(text)
}
