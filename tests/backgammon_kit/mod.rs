//! What every rule engine has to hold, whatever the game (the contract of `Position`), on random legal games.

use std::collections::BTreeMap;

use adjudicate::rules::{Clause, Demand, Game, Name, OptionValue, Options, Outcome, Position, Refusal, Seat, Setup};

#[path = "../support/random.rs"]
mod random;
pub use random::Random;

/// A setup for two players with these options, the first seat beginning.
pub fn setup(options: &[(&str, OptionValue)]) -> Setup {
    Setup { first: Some(Seat(0)), ..setup_without_first(options) }
}

/// A setup for two players with these options that leaves open who begins.
pub fn setup_without_first(options: &[(&str, OptionValue)]) -> Setup {
    let names = ["anna", "bert"].iter().map(|name| Name::parse(name).unwrap()).collect();
    let options = options.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect();
    Setup { names, first: None, options: Options(options), carried: Vec::new() }
}

/// The legal texts of a position.
pub fn legal_texts(position: &dyn Position) -> Vec<String> {
    position.legal().into_iter().flat_map(|group| group.moves).collect()
}

/// Plays random legal turns until the game ends, and has `look` see each position in which somebody is to act.
pub fn play_out(
    mut position: Box<dyn Position>,
    random: &mut Random,
    most: usize,
    mut look: impl FnMut(&dyn Position, &mut Random),
) -> Option<Outcome> {
    let mut turns = 0;
    while turns < most {
        match position.demand() {
            Demand::Over(outcome) => {
                assert!(position.legal().is_empty(), "nothing is legal after the end");
                assert!(position.play("pass").is_err());
                return Some(outcome);
            }
            Demand::Throw(roll) => {
                assert!(position.legal().is_empty(), "nothing is legal before a throw");
                let numbers: Vec<u32> =
                    roll.dice.iter().map(|sides| 1 + random.below(*sides as usize) as u32).collect();
                position.thrown(&numbers);
            }
            Demand::Act(_) => {
                look(position.as_ref(), random);
                let texts = legal_texts(position.as_ref());
                assert!(!texts.is_empty(), "who is to act can: {}", position.text());
                let text = &texts[random.below(texts.len())];
                position.play(text).unwrap_or_else(|refusal| panic!("{text} in {}: {refusal}", position.text()));
                turns += 1;
            }
        }
    }
    None
}

/// Every listed text is legal, listed once, and reads back to itself, and playing it leaves the original as it was.
pub fn listed_texts_are_legal(position: &dyn Position) {
    let (text, texts) = (position.text(), legal_texts(position));
    for (at, listed) in texts.iter().enumerate() {
        assert!(!texts[..at].contains(listed), "{listed} is listed twice in {text}");
        assert_eq!(position.read(listed).as_ref(), Ok(listed), "in {text}");
        let mut next = position.boxed();
        assert_eq!(next.play(listed), Ok(()), "{listed} in {text}");
        assert_ne!(next.text(), text, "{listed} changes nothing");
    }
    assert_eq!((position.text(), legal_texts(position)), (text, texts), "a copy shares something");
}

/// Texts near legal ones, and odd ones, are refused without a trace or mean a legal turn.
pub fn odd_texts_do_no_harm(position: &dyn Position, random: &mut Random) {
    let before = (position.text(), legal_texts(position), position.demand());
    let mut texts: Vec<String> =
        ["", " ", "\u{0}", "é", "pass pass", "-", "/", "*", "((((", "99999999999999999999", "\u{1F3B2}/\u{301}"]
            .map(str::to_owned)
            .to_vec();
    let alphabet: Vec<char> = " 0123456789abcdefghxoNBRQKO/-*()+#=.,;:é".chars().collect();
    for _ in 0..12 {
        let mut letters: Vec<char> = before.1[random.below(before.1.len())].chars().collect();
        for _ in 0..=random.below(3) {
            let letter = alphabet[random.below(alphabet.len())];
            match (random.below(3), letters.len()) {
                (0, length) => letters.insert(random.below(length + 1), letter),
                (_, 0) => letters.push(letter),
                (1, length) => letters[random.below(length)] = letter,
                (_, length) => drop(letters.remove(random.below(length))),
            }
        }
        texts.push(letters.into_iter().collect());
    }
    for text in texts {
        match position.read(&text) {
            Ok(recorded) => {
                assert_eq!(position.read(&recorded).as_ref(), Ok(&recorded), "{text} in {}", before.0);
                assert_eq!(position.boxed().play(&recorded), Ok(()), "{text} in {}", before.0);
                let spelled = position.boxed().play(&text);
                assert_eq!(spelled.is_ok(), text == recorded, "{text} for {recorded} in {}", before.0);
                assert!(spelled.is_ok() || spelled.is_err_and(|refusal| refusal.clause == "ALL-3"));
            }
            Err(refusal) => {
                spans_lie_in(&refusal, &text);
                let mut next = position.boxed();
                assert!(next.play(&text).is_err(), "{text} in {}", before.0);
                assert_eq!((next.text(), legal_texts(next.as_ref()), next.demand()), before, "{text} left a trace");
            }
        }
    }
}

/// A refusal points at whole characters of the text.
pub fn spans_lie_in(refusal: &Refusal, text: &str) {
    if let Some(span) = &refusal.span {
        assert!(text.get(span.clone()).is_some(), "{refusal} points at {span:?} of {text:?}");
    }
}

/// Remembers what was allowed in which position text: what is allowed differs only where the text does.
#[derive(Default)]
pub struct Allowed(BTreeMap<String, Vec<String>>);

impl Allowed {
    pub fn look(&mut self, position: &dyn Position) {
        let texts = legal_texts(position);
        let known = self.0.entry(position.text()).or_insert_with(|| texts.clone());
        assert_eq!(*known, texts, "one text for two positions: {}", position.text());
    }
}

/// Every scene keeps inside its size, puts no two pieces on one place, and says something in words, for every viewer.
pub fn scenes_are_sound(position: &dyn Position) {
    for viewer in [None, Some(Seat(0)), Some(Seat(1))] {
        let scene = position.scene(viewer);
        let places: Vec<_> = scene.pieces.iter().map(|piece| piece.at).collect();
        for (at, place) in places.iter().enumerate() {
            assert!(place.0 <= scene.size.0 && place.1 <= scene.size.1, "{place:?} is off the board");
            assert!(!places[..at].contains(place), "two pieces on {place:?} in {}", position.text());
        }
        assert!(!scene.words.is_empty() && scene.words.iter().all(|line| !line.is_empty()));
    }
}

/// The clauses that a move or an option can break are exactly those that `cited` holds, common ones aside.
pub fn breakable_clauses_are_cited(clauses: &[Clause], cited: &[&str]) {
    for clause in clauses {
        assert_eq!(clause.breakable, cited.contains(&clause.id), "{}", clause.id);
    }
}

/// The refusal of `game` for these options.
pub fn refused_options(game: &'static Game, setup: Setup) -> Refusal {
    match adjudicate::rules::Play::start(game, setup) {
        Ok(_) => panic!("options accepted"),
        Err(refusal) => refusal,
    }
}
