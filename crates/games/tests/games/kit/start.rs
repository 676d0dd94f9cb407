//! Games in the middle of play, from short texts.

use adjudicate_rules::{Demand, Game, Name, OptionValue, Options, Play, Position, Refusal, Seat, Setup};

/// Options, written `stones=4 flight_closes=true`.
pub fn options(text: &str) -> Options {
    let pairs = text.split_whitespace().map(|option| option.split_once('=').unwrap());
    Options(pairs.map(|(key, value)| (key.to_owned(), value_of(value))).collect())
}

fn value_of(text: &str) -> OptionValue {
    match (text.parse(), text.parse()) {
        (Ok(number), _) => OptionValue::Int(number),
        (_, Ok(truth)) => OptionValue::Bool(truth),
        _ => Name::parse(text).map_or_else(|| OptionValue::Text(text.to_owned()), OptionValue::Name),
    }
}

/// Two players with these options.
pub fn setup(options: Options, first: Option<Seat>) -> Setup {
    let names = ["alice", "bob"].map(|name| Name::parse(name).unwrap()).to_vec();
    Setup { names, first, options, ..Setup::default() }
}

/// A game for these players; the first one begins.
pub fn start(game: &'static Game, names: &[&str], options: Options) -> Result<Play, Refusal> {
    let names = names.iter().map(|name| Name::parse(name).unwrap()).collect();
    Play::start(game, Setup { names, first: Some(Seat(0)), options, ..Setup::default() })
}

/// A game for two after these moves, with blanks between them; the first seat begins.
pub fn table(game: &'static Game, options: &str, moves: &str) -> Play {
    let mut play = Play::start(game, setup(self::options(options), Some(Seat(0)))).unwrap();
    play_all(&mut play, moves);
    play
}

/// Plays moves, with blanks between them.
pub fn play_all(play: &mut Play, moves: &str) {
    for text in moves.split_whitespace() {
        play.play(text).unwrap_or_else(|refusal| panic!("`{text}` of `{moves}`: {refusal}"));
    }
}

/// The numbers of dice written as `136`.
pub fn dice(digits: &str) -> Vec<u32> {
    digits.chars().map(|digit| digit.to_digit(10).unwrap()).collect()
}

/// All legal texts.
pub fn legal_texts(position: &dyn Position) -> Vec<String> {
    position.legal().into_iter().flat_map(|group| group.moves).collect()
}

/// How a game has ended: the winner's letter or `-`, and the reason.
pub fn end(play: &Play) -> String {
    let Demand::Over(outcome) = play.demand() else { return "not over".to_owned() };
    let winner = outcome.winner.map_or("-", |seat| if seat == Seat(0) { "x" } else { "o" });
    format!("{winner} {}", outcome.reason)
}

/// Every option takes these values and refuses those under ALL-6; each option of the game has to be tried. `together` are
/// several at once, for those that mean nothing alone.
pub fn options_are_checked(
    game: &'static Game,
    good: &[(&str, OptionValue)],
    together: &[&str],
    bad: &[(&str, OptionValue)],
) {
    let with = |(key, value): &(&str, OptionValue)| {
        Play::start(game, setup(Options([((*key).to_owned(), value.clone())].into()), None))
    };
    for option in good {
        assert!(with(option).is_ok(), "{option:?}");
    }
    let together: Vec<Options> = together.iter().map(|text| options(text)).collect();
    for options in &together {
        let started = Play::start(game, setup(options.clone(), None));
        assert!(started.is_ok(), "{options:?}: {:?}", started.err());
    }
    for option in bad {
        assert_eq!(with(option).err().map(|refusal| refusal.clause), Some("ALL-6"), "{option:?}");
    }
    for spec in game.options {
        let tried = good.iter().any(|(key, _)| *key == spec.key)
            || together.iter().any(|options| options.0.contains_key(spec.key));
        assert!(tried, "`{}` is not tried", spec.key);
    }
}

/// A word as an option's value.
pub fn word(text: &str) -> OptionValue {
    OptionValue::Name(Name::parse(text).unwrap())
}
