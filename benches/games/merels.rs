//! Nine Men's Morris and Roman Merels: random games, and counts that others agree on.

use adjudicate::games::merels::{Law, Merels, MerelsTurn};
use adjudicate::games::{nine_mens_morris, roman_merels};
use adjudicate::rules::{Name, OptionValue, Options, Seat};

use crate::{Numbers, counted, rate};

/// From the start, with `reform: allowed`; Roman Merels has the same up to seven turns.
const COUNTS: (u32, u64) = (6, 99_274_176);

/// Plays Nine Men's Morris and counts its turns.
pub fn nine_mens_morris() {
    let law = |options| nine_mens_morris::law(&options);
    play("random games (goal: 100,000)", law(Options::default()));
    let allowed = OptionValue::Name(Name::parse("allowed").unwrap());
    count(law(Options([("reform".to_owned(), allowed)].into())));
}

/// Plays Roman Merels and counts its turns.
pub fn roman_merels() {
    let law = roman_merels::law(&Options::default()).unwrap();
    play("random games", law);
    count(law);
}

fn play(what: &str, law: Law) {
    let start = Merels::new(law, Seat(0));
    let mut turns: Vec<MerelsTurn> = Vec::new();
    rate(what, |numbers: &mut Numbers| {
        let (mut game, mut played) = (start.clone(), 0);
        while !game.is_over() {
            game.turns_into(&mut turns);
            game.play_turn(turns[numbers.below(turns.len())]).unwrap();
            played += 1;
        }
        played
    });
}

fn count(law: Law) {
    let start = Merels::new(law, Seat(0));
    counted(COUNTS.0, COUNTS.1, |depth| start.count(depth));
}
