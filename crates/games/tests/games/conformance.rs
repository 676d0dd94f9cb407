//! Every game of the registry passes the conformance kit.

use adjudicate_games::{GAMES, duerror, find, open};
use adjudicate_rules::{COMMON_CLAUSES, Game, Play};

use crate::kit::Random;
use crate::kit::conformance::positions::translated;
use crate::kit::conformance::{Mover, Texts, conforms, teach};
use crate::kit::page::page;

#[test]
fn lessons_are_true_of_every_game() {
    GAMES.iter().for_each(|game| teach(game));
}

#[test]
fn every_game_conforms() {
    // All of them, whatever becomes of the others.
    let run = |game: &&'static Game| {
        let game: &'static Game = game;
        let conforms = move || {
            let start = std::time::Instant::now();
            conforms(game, mover(game), texts(game));
            println!("{}: {:.1} s", game.name, start.elapsed().as_secs_f64());
        };
        (game.name, std::thread::spawn(conforms))
    };
    let running: Vec<_> = GAMES.iter().map(run).collect();
    let failed: Vec<&str> =
        running.into_iter().filter_map(|(name, thread)| thread.join().is_err().then_some(name)).collect();
    assert!(failed.is_empty(), "{failed:?} do not conform");
}

/// The page of the clauses that hold in every game has each of them once, worded as the program words it, and says of every
/// game how many can play it.
#[test]
fn the_page_of_all_games_has_the_common_clauses() {
    let page = page("all");
    for clause in COMMON_CLAUSES {
        let row = format!("| {} | {} |", clause.id, clause.text);
        assert_eq!(page.lines().filter(|line| **line == row).count(), 1, "docs/rules/all.md: {}", clause.id);
    }
    let rows = page.lines().filter(|line| line.starts_with("| ALL-")).count();
    assert_eq!(rows, COMMON_CLAUSES.len(), "docs/rules/all.md has a clause that the program does not have");
    for game in GAMES {
        let (low, high) = (game.players.start(), game.players.end());
        let players = if low == high { low.to_string() } else { format!("{low} to {high}") };
        let begins = if game.lots { "lots" } else { "a starting throw" };
        let row = format!("| [`{0}`]({0}.md) | {players} | {begins} |", game.name);
        assert!(page.contains(&row), "docs/rules/all.md has no row that begins `{row}`");
    }
}

#[test]
fn names_are_unique_and_found() {
    for game in GAMES {
        let found = find(game.name).expect("a listed game is found");
        assert!(std::ptr::eq(found, *game), "{} is listed twice", game.name);
    }
}

/// Returns the source of moves for games whose moves are free text, or too many to list.
fn mover(game: &Game) -> Option<Mover> {
    match game.name {
        name if name == open::GAME.name => Some(free_text),
        name if name == duerror::GAME.name => Some(step_by_step),
        _ => None,
    }
}

/// Boards and colours are not in the positions of Duerror Grandis (DUE-15).
fn texts(game: &Game) -> Texts {
    if game.name == duerror::GAME.name { Texts::Part } else { Texts::All }
}

/// A turn made of steps that the position offers.
fn step_by_step(play: &Play, random: &mut Random) -> Option<String> {
    let mut begun = String::new();
    loop {
        let stage = play.position().stage(&begun, None)?.expect("steps that were offered are legal");
        let titles = stage.groups.iter().map(|group| &group.title);
        stage.told.iter().chain(titles).chain([&stage.about]).for_each(|phrase| translated(phrase, &begun));
        if stage.groups.is_empty() {
            return Some(stage.begun);
        }
        let moves = random.pick(&stage.groups).moves.clone();
        let step = random.pick(&moves).clone();
        begun = if stage.begun.is_empty() { step } else { format!("{}; {step}", stage.begun) };
    }
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
