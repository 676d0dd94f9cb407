//! Random games of every combination of variants: they end, tokens are conserved, texts mean what they say.

use adjudicate_games::duerror::Path;
use adjudicate_rules::{Demand, OptionValue, Options, Play};
use adjudicate_testkit::Random;
use adjudicate_testkit::duerror::{LeafTargets, entry, leads, path, throw};

use super::table::{name, start};

const VARIANTS: [&str; 4] = ["merus", "factiosus", "caecus", "parcus"];
const PLAYERS: [&str; 9] = ["alice", "bob", "carol", "dave", "eve", "frank", "grace", "heidi", "ivan"];

fn variants(set: usize) -> Options {
    let chosen = (0..4).filter(|bit| set >> bit & 1 == 1).map(|bit| name(VARIANTS[bit]));
    let names: Vec<_> = chosen.collect();
    let mut options = Options::default();
    if !names.is_empty() {
        options.0.insert("variants".to_owned(), OptionValue::Names(names));
    }
    options.0.insert("turn_limit".to_owned(), OptionValue::Int(60));
    options
}

/// All tokens on the table, from the position text.
fn tokens(text: &str) -> u64 {
    let of = |word: &str| -> u64 {
        match (word.strip_prefix("bank="), word.rsplit_once('/')) {
            (Some(bank), _) => bank.parse().unwrap(),
            (None, Some((_, tokens))) => tokens.parse().unwrap(),
            (None, None) => 0,
        }
    };
    text.split(' ').map(of).sum()
}

/// Plays a game to its end; gives how it ended.
fn random_game(set: usize, players: usize, random: &mut Random, check: bool) -> &'static str {
    let mut play = start(&PLAYERS[..players], None, variants(set), Vec::new()).unwrap();
    let sealed = set >> 2 & 1 == 1;
    let paths: Vec<Option<Path>> = (0..players).map(|_| sealed.then(|| path(random))).collect();
    let all = tokens(&play.text());
    for _ in 0..20_000 {
        match play.demand() {
            Demand::Over(outcome) => return outcome.reason.clause,
            Demand::Throw(roll) => play.thrown(&throw(random, &roll.dice)),
            Demand::Act(seat) => {
                let path = paths[seat.index()].as_ref();
                let leads = path.map(leads);
                let text = entry(&play, random, leads.as_ref());
                turn(&mut play, &text, path.zip(leads.as_ref()), check);
                // Now and then somebody leaves.
                if players > 2 && play.seats().count() > 2 && random.below(400) == 0 {
                    play.leave(seat, "resigned");
                }
            }
        }
        assert_eq!(tokens(&play.text()), all, "{}", play.text());
    }
    panic!("{set} with {players} does not end: {}", play.text());
}

fn turn(play: &mut Play, text: &str, board: Option<(&Path, &LeafTargets)>, check: bool) {
    if let Some((path, _)) = board.filter(|_| play.hides_square()) {
        play.show_square(path.first().number());
    }
    if check {
        let before = play.clone();
        assert_eq!(play.position().read(text).as_deref(), Ok(text), "{}", play.text());
        // A step less is no entry, unless what is left ends with a throw.
        if let Some((less, _)) = text.rsplit_once("; ") {
            assert!(play.play(less).is_err(), "{less}");
            assert_eq!(play.text(), before.text());
        }
        let legal: Vec<String> = play.position().legal().into_iter().flat_map(|group| group.moves).collect();
        assert!(legal.is_empty() || legal.iter().any(|listed| listed == text), "{text} is not among {legal:?}");
        for listed in legal.iter().take(50) {
            let mut copy = play.clone();
            assert_eq!(copy.play(listed), Ok(()), "{listed}");
        }
    }
    play.play(text).unwrap_or_else(|refusal| panic!("{text} at {}: {refusal}", play.text()));
    if let Some((_, leads)) = board {
        let steps = play.unproved().steps;
        assert!(steps.iter().all(|step| step.to.contains(&leads[step.leaf() as usize])), "{text}");
    }
}

#[test]
fn random_games_of_every_variant_end_with_all_tokens() {
    let mut ends = std::collections::BTreeMap::new();
    for set in 0..16 {
        for game in 0..6 {
            let mut random = Random::new((set * 100 + game) as u64);
            let end = random_game(set, 2 + game % 8, &mut random, game == 0);
            *ends.entry(end).or_insert(0) += 1;
        }
    }
    // Wins by the way out, with all pieces, and by the others' leaving; draws.
    for end in ["DUE-11", "DUE-12", "DUE-13"] {
        assert!(ends.contains_key(end), "{ends:?}");
    }
}

/// The long form is the same with another `ADJUDICATE_GAMES`.
#[test]
fn as_many_random_games_as_are_asked_for() {
    let games: usize = std::env::var("ADJUDICATE_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(1);
    for set in 0..16 {
        for game in 0..games {
            random_game(set, 2 + game % 8, &mut Random::new((set * 1_000_003 + game + 7) as u64), false);
        }
    }
}
