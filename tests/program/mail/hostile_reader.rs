//! The desk's reading of a letter before it acts, for the test and the benchmark of hostile shapes.

use std::hint::black_box;

use adjudicate::desk::command::{ReplyContext, consent, grammar, token};
use adjudicate::log::Time;
use adjudicate::mail::incoming;
use adjudicate::mail::{authentication, reply_text};
use adjudicate::rules::{Name, Options, Play, Seat, Setup};
use adjudicate_testkit::hostile::Shape;

fn start(game: &str) -> Play {
    let found = adjudicate::games::find(game).unwrap();
    let names = ["alice", "bob", "carol"].map(|name| Name::parse(name).unwrap());
    let names = names[..(*found.players.start()).clamp(2, 3)].to_vec();
    let mut play =
        Play::start(found, Setup { names, first: Some(Seat(0)), options: Options::default(), ..Setup::default() })
            .unwrap();
    if game == "backgammon" {
        play.thrown(&[3, 1]);
    }
    if game == "duodecim-scriptorum" {
        play.thrown(&[3, 1, 2]);
    }
    play
}

/// Everything that a desk does with a letter before it acts.
pub fn read(shape: &Shape) {
    let bytes = shape.message.as_bytes();
    let play = start(shape.game);
    let incoming = incoming::read_with(bytes, &mut |_| Err("no picture is looked at".into()));
    let said = reply_text::said(bytes);
    let addressed = black_box(incoming).envelope.unwrap_or_default().addressed;
    black_box(authentication::passes(&addressed.authentication, "mx.example.org", "example.org"));
    black_box(token::of(&addressed));
    for play in [Some(&play), None] {
        black_box(grammar::read(&said.lines, &ReplyContext { play, today: Time::FIRST, language: None }));
    }
    black_box(consent::consent(&said.lines));
}

/// The reader of turns alone, given all of it at once: the command line and a log have no limit for a line.
pub fn read_turn(shape: &Shape) {
    let play = start(shape.game);
    let _ = black_box(play.position().read(&shape.typed).is_ok());
    let _ = black_box(play.position().stage(&shape.typed, None).is_some());
}
