//! The texts of games in all languages: clauses, boards in words, ends.

use std::collections::BTreeSet;

use adjudicate::games::{self, GAMES};
use adjudicate::rules::{
    COMMON_CLAUSES, Demand, Game, LessonAnswer, OptionSpec, OptionValue, Options, Phrase, PhraseArgument, Play, Scene,
    Seat, Setup,
};
use adjudicate_locales::Language;
use adjudicate_testkit::{Random, duerror, file, name};
use adjudicate_text::{lesson, rules, view};

use crate::mail::languages::{COMPLETE, WITH_LETTERS, english_words, english_words_in};

/// The keys of the texts whose English the games have: clauses, notations and the effects of options.
fn keys_of_rules() -> BTreeSet<String> {
    let clauses = GAMES.iter().flat_map(|game| game.clauses).chain(COMMON_CLAUSES).map(|clause| clause.id.to_owned());
    let options =
        GAMES.iter().flat_map(|game| game.options.iter().map(move |one| format!("option-{}-{}", game.name, one.key)));
    clauses.chain(options).chain(GAMES.iter().map(|game| format!("notation-{}", game.name))).collect()
}

/// The keys of lessons and of their tasks.
fn keys_of_lessons() -> BTreeSet<String> {
    let of_game = |game: &'static Game| {
        let lessons = game.lessons.iter().enumerate();
        lessons.flat_map(move |(place, lesson)| {
            let key = |kind| format!("{kind}-{}-{}", game.name, game.lesson_name(place));
            let task = (!lesson.task.is_empty()).then(|| key("task"));
            [key("lesson")].into_iter().chain(task)
        })
    };
    GAMES.iter().copied().flat_map(of_game).collect()
}

/// Complete languages have every clause, notation, option and lesson of every game, and no others than those that there are.
#[test]
fn rules_and_lessons_are_translated_as_a_whole() {
    for tag in COMPLETE {
        for (part, expected) in [("rules", keys_of_rules()), ("lessons", keys_of_lessons())] {
            let text = std::fs::read_to_string(file(format!("crates/locales/texts/{tag}/{part}.ftl"))).unwrap();
            let keys = text.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key.to_owned());
            assert_eq!(keys.collect::<BTreeSet<String>>(), expected, "{part} in {tag}");
        }
        let language = Language::of(tag);
        for game in GAMES {
            let lessons = (0..game.lessons.len())
                .flat_map(|place| [lesson::text(language, game, place), lesson::task(language, game, place)]);
            let effects = game.options.iter().map(|option| rules::effect(language, game, option));
            let clauses = rules::clauses(language, game.clauses).into_iter().chain([rules::notation(language, game)]);
            let text = clauses.chain(effects).chain(lessons).collect::<Vec<_>>().join("\n");
            let words = english_words(&text);
            assert!(words.is_empty(), "{tag}, {}: {words:?}", game.name);
        }
    }
}

/// Texts of games that are on no board, are parts of others, or belong to ends that no game here comes to.
const OTHERS: [&str; 14] = [
    "game-title",
    "agreed",
    "resigned",
    "forfeited",
    "ruled",
    "chess-dead",
    "chess-75-moves",
    "chess-50-moves",
    "roman-points",
    "roman-no-pieces",
    "roman-blocked",
    "roman-agreed",
    "duerror-all-out",
    "duerror-hidden",
];

/// The shortest game that ends with stalemate, by Loyd.
const STALEMATE: &str = "e3 | a5 | Qh5 | Ra6 | Qxa5 | h5 | h4 | Rah6 | Qxc7 | f6 | Qxd7+ | Kf7 | Qxb7 | Qd3 | Qxb8 | Qh7 | Qxc8 | Kg6 \
    | Qe6";
/// Knights go out and back, until the first position stands for the fifth time.
const FIVEFOLD: &str = "Nf3 | Nf6 | Ng1 | Ng8 | Nf3 | Nf6 | Ng1 | Ng8 | Nf3 | Nf6 | Ng1 | Ng8 | Nf3 | Nf6 | Ng1 | Ng8";
/// All points are taken, so that nobody can move.
const FULL: &str = "c3 | e4 | f2 | f4 | a7 | c5 | b6 | d3 | d5 | d1 | g7 | g1 | g4 | e5 | e3 | d7 | b4 | d6 | f6 | a4 | a1 | c4 | d2 | b2";
const SEALED: &str =
    "board sealed; colour red; start thete; move A1 | board sealed; colour blue; start melliran; move B2";

/// A game that is played at random after these turns.
struct RandomGame {
    game: &'static Game,
    players: usize,
    options: Options,
    begun: Vec<&'static str>,
}

impl RandomGame {
    fn new(game: &str, options: &[(&str, OptionValue)], begun: &'static str, players: usize) -> RandomGame {
        let options = Options(options.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect());
        let begun = begun.split(" | ").filter(|turn| !turn.is_empty()).collect();
        RandomGame { game: games::find(game).unwrap(), players, options, begun }
    }

    /// The games in which the texts of all boards come up.
    fn all() -> Vec<RandomGame> {
        let variants =
            |names: &[&str]| ("variants", OptionValue::Names(names.iter().map(|variant| name(variant)).collect()));
        let int = |key, number| (key, OptionValue::Int(number));
        let with = RandomGame::new;
        let mut all: Vec<RandomGame> = GAMES.iter().map(|game| with(game.name, &[], "", 2)).collect();
        all.extend([
            with("backgammon", &[("cube", OptionValue::Bool(true)), int("points", 3)], "", 2),
            with("chess", &[], STALEMATE, 2),
            with("chess", &[], FIVEFOLD, 2),
            with("nine-mens-morris", &[int("quiet_turns", 1), int("stones", 3)], "", 2),
            with("nine-mens-morris", &[("blocked", OptionValue::Name(name("passes"))), int("stones", 12)], FULL, 2),
            with("duodecim-scriptorum", &[int("turn_limit", 8)], "", 2),
            with("roman-checkers", &[int("tailchase", 2)], "", 2),
            with("roman-checkers", &[int("tailchase", 0)], "", 2),
            with("duerror-grandis", &[variants(&["merus", "parcus"])], "", 3),
            with("duerror-grandis", &[variants(&["factiosus"]), int("turn_limit", 4)], "", 2),
            with("duerror-grandis", &[variants(&["caecus"])], SEALED, 2),
            with("open", &[], "Ja; throw: 1d6 | Nein; throw: 2d6", 3),
        ]);
        all
    }

    /// Shows each position to `see`.
    fn play(&self, first: Option<Seat>, see: &mut impl FnMut(&Play, Scene)) {
        let names = ["anna", "ben", "carla"].map(name)[..self.players].to_vec();
        let setup = Setup { names, first, options: self.options.clone(), ..Setup::default() };
        let (mut play, mut random) = (Play::start(self.game, setup).unwrap(), Random::new(1));
        let (mut begun, path) = (self.begun.iter(), duerror::path(&mut random));
        for turn in 0..150 {
            see(&play, play.scene(Some(Seat(0))));
            if let Some(sealed) = play.position().sealed() {
                let path: Vec<u8> = path.squares().iter().map(|square| square.number()).collect();
                see(&play, sealed.scene_of_owner(Seat(0), &path));
            }
            match play.demand() {
                Demand::Throw(roll) => play.thrown(&duerror::throw(&mut random, &roll.dice)),
                Demand::Over(_) => break,
                Demand::Act(_) => {
                    let scripted = begun.next().map(|turn| (*turn).to_owned());
                    let Some(turn) = scripted.or_else(|| self.any_turn(&play, &mut random)) else { break };
                    let recorded = play.position().read(&turn).unwrap();
                    play.play(&recorded).unwrap();
                }
            }
            if turn == 100 && self.players > 2 {
                play.leave(Seat(2), "carla resigned");
            }
        }
    }

    /// A turn of somebody who plays at random; none if only the owner of a sealed board could make one.
    fn any_turn(&self, play: &Play, random: &mut Random) -> Option<String> {
        if self.game.name == "open" {
            return Some("Ja".to_owned());
        }
        if play.position().stage("", None).is_some() {
            return play.position().sealed().is_none().then(|| duerror::entry(play, random, None));
        }
        let moves: Vec<String> = play.position().legal().into_iter().flat_map(|group| group.moves).collect();
        (!moves.is_empty()).then(|| random.pick(&moves).clone())
    }
}

/// Shows `see` the positions of games that are played at random, and those of lessons before and after the answer.
fn positions(mut see: impl FnMut(&Play, Scene)) {
    for game in RandomGame::all() {
        game.play(None, &mut see);
        game.play(Some(Seat(0)), &mut see);
    }
    // Of the open game, players write all texts.
    for game in GAMES.iter().filter(|game| game.name != "open") {
        for lesson in game.lessons.iter().filter(|lesson| lesson.has_board()) {
            let play = lesson.begin(game).unwrap();
            see(&play, play.scene(Some(Seat(0))));
            if let (true, Ok(LessonAnswer::Done { play, .. })) = (lesson.asks(), lesson.judge(game, lesson.right)) {
                see(&play, play.scene(Some(Seat(0))));
            }
        }
    }
}

/// A text, and the texts in it, that translators write.
fn parts(phrase: &Phrase) -> Vec<&Phrase> {
    let inner = phrase.arguments.iter().filter_map(|(_, value)| match value {
        PhraseArgument::Phrase(inner) => Some(inner),
        PhraseArgument::Text(_) | PhraseArgument::Number(_) | PhraseArgument::Moves(_) => None,
    });
    inner.flat_map(|inner| parts(inner)).chain([phrase]).collect()
}

/// The texts in a scene that translators write.
fn phrases(scene: &Scene) -> impl Iterator<Item = &Phrase> {
    let stocks = scene.strips.iter().flat_map(|strip| &strip.stocks).map(|stock| &stock.words);
    let roles = scene.strips.iter().map(|strip| &strip.role);
    let titles = scene.pieces.iter().map(|piece| &piece.title).chain(scene.trails.iter().map(|trail| &trail.title));
    scene.phrases.iter().chain(stocks).chain(roles).chain(titles).flat_map(parts)
}

/// The lines beside a board, and the sentences about it.
fn lines(scene: &Scene) -> impl Iterator<Item = &str> {
    let lines = [&scene.asides, &scene.notes, &scene.words].into_iter().flatten().map(String::as_str);
    lines.chain(scene.strips.iter().map(|strip| &*strip.role))
}

/// The English texts that the program has are those that translators read, and no line of a board is without one.
#[test]
fn texts_of_games_are_those_of_the_english_file() {
    let mut seen = BTreeSet::new();
    positions(|play, mut scene| {
        let name = play.game().name;
        if let Demand::Over(outcome) = play.demand() {
            scene.phrases.push(view::play_ending(play, &outcome));
        }
        let stage = play.position().stage("", None).and_then(Result::ok);
        scene.phrases.extend(stage.map(|stage| stage.about));
        scene.phrases.extend(play.game().options.iter().map(OptionSpec::range));
        for phrase in phrases(&scene).filter(|phrase| !phrase.key.is_empty()) {
            assert_eq!(Language::ENGLISH.text(phrase.key, &phrase.arguments), phrase.english, "{name}");
            seen.insert(phrase.key);
        }
        let marked = scene.written(&[], |phrase| format!("\u{ab}{}", phrase.key));
        // The letters by which sides are called and the squares of a path are the same in all languages.
        let has_words = |line: &&str| line.split(' ').any(|word| word.len() > 2);
        for line in lines(&marked).filter(has_words) {
            assert!(line.contains('\u{ab}'), "{name}: {line} is English in all languages");
        }
    });
    let file = std::fs::read_to_string(file("crates/locales/texts/en/games.ftl")).unwrap();
    let keys = file.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
    // Of these, the program has no English text.
    let keys = keys.filter(|key| !key.starts_with("rules-") && !key.starts_with("lesson-"));
    let unseen: Vec<&str> = keys.filter(|key| !seen.contains(key) && !OTHERS.contains(key)).collect();
    assert!(unseen.is_empty(), "{unseen:?} were in no position");
}

/// A board in a language that has its texts has no English beside it.
#[test]
fn boards_have_no_english_words_in_other_languages() {
    positions(|play, scene| {
        for tag in WITH_LETTERS {
            let scene = scene.written(&[], |phrase| Language::of(tag).phrase(phrase));
            let stocks = scene.strips.iter().flat_map(|strip| strip.stocks.iter().map(|stock| &*stock.words));
            let titles = scene.pieces.iter().map(|piece| &*piece.title);
            let trails = scene.trails.iter().map(|trail| &*trail.title);
            let text = lines(&scene).chain(stocks).chain(titles).chain(trails).collect::<Vec<_>>().join(
                "
",
            );
            let words = english_words_in(tag, &text);
            assert!(words.is_empty(), "{tag}, {}: {words:?} in\n{text}", play.game().name);
        }
    });
}
