//! Random games from start to end.

use adjudicate_games::open;
use adjudicate_rules::{Agreement, COMMON_CLAUSES, Demand, LossDegree, Outcome, Play, Roll, Seat};

use super::positions::Observer;
use super::tables::Table;
use super::{Mover, positions};
use crate::kit::{Random, legal_texts};

/// A game that has not ended after so many turns does not end.
const ENDLESS: usize = 20_000;
/// Turns of a beginning.
const BEGINNING: usize = 60;

/// How far a playthrough goes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Length {
    /// Until the game is over.
    ToTheEnd,
    /// For some turns.
    Beginning,
}

enum Step {
    Move(String),
    Throw(Vec<u32>),
    Leave(Seat),
    Agree(Agreement),
}

/// Plays one game, and checks the contract on the way.
pub fn through(table: &Table, mover: Option<Mover>, seed: u64, length: Length, observer: &mut Observer) {
    let name = table.name();
    let mut random = Random::new(seed);
    let mut play = table.start();
    let mut record: Vec<(Step, String)> = Vec::new();
    let mut kept: Option<(Play, String, Vec<String>)> = None;
    let mut turns = 0;
    loop {
        let step = match play.demand() {
            Demand::Over(outcome) => {
                over(&play, &outcome, observer, &name);
                break;
            }
            Demand::Throw(roll) => Step::Throw(throw(&play, &roll, observer, &mut random, &name)),
            Demand::Act(seat) => {
                assert!(play.is_in(seat), "{name}: seat {seat:?} is to act and has left");
                observer.at(&play, seat, &mut random, &name);
                let done = length == Length::Beginning && turns >= BEGINNING;
                let Some(step) = act(&play, mover, &mut random).filter(|_| !done) else { break };
                turns += 1;
                assert!(turns < ENDLESS, "{name}: no end after {turns} turns");
                step
            }
        };
        carry_out(&mut play, &step, &name);
        written(&play, &step, &name);
        record.push((step, play.text()));
        if random.below(50) == 0 {
            two_players_leave(&play, &mut random, &name);
            kept = Some((play.clone(), play.text(), legal_texts(play.position())));
        }
    }
    if let Some((play, text, legal)) = kept {
        assert_eq!(
            (play.text(), legal_texts(play.position())),
            (text, legal),
            "{name}: a copy has changed with the game"
        );
    }
    replay(table, &record, &name);
}

fn act(play: &Play, mover: Option<Mover>, random: &mut Random) -> Option<Step> {
    let seats: Vec<Seat> = play.seats().collect();
    if seats.len() > 2 && random.below(40) == 0 {
        return Some(Step::Leave(*random.pick(&seats)));
    }
    let concessions = seats.iter().flat_map(|seat| LossDegree::ALL.map(|loss| Agreement::Concession(*seat, loss)));
    for agreement in [Agreement::End, Agreement::Prisoners].into_iter().chain(concessions) {
        if play.may_agree(agreement).is_ok() && random.below(100) == 0 {
            return Some(Step::Agree(agreement));
        }
    }
    let legal = legal_texts(play.position());
    match legal.is_empty() {
        false => Some(Step::Move(random.pick(&legal).clone())),
        true => mover.and_then(|mover| mover(play, random)).map(Step::Move),
    }
}

fn carry_out(play: &mut Play, step: &Step, name: &str) {
    match step {
        Step::Move(text) => {
            let before = play.text();
            play.play(text).unwrap_or_else(|refusal| panic!("{name}: `{text}` in `{before}`: {refusal}"));
        }
        Step::Throw(numbers) => play.thrown(numbers),
        Step::Leave(seat) => play.leave(*seat, "resigned"),
        Step::Agree(agreement) => play.agree(*agreement),
    }
}

/// Moves and positions are ASCII on one line, free text excepted, and blanks stand alone between two parts (ALL-3).
fn written(play: &Play, step: &Step, name: &str) {
    let plain = |text: &str| {
        let printable = text.bytes().all(|byte| byte == b' ' || byte.is_ascii_graphic());
        printable && text.split(' ').all(|part| !part.is_empty())
    };
    assert!(plain(&play.text()), "{name}: `{}`", play.text());
    match step {
        Step::Move(text) if play.game().name != open::GAME.name => assert!(plain(text), "{name}: `{text}`"),
        _ => {}
    }
}

fn throw(play: &Play, roll: &Roll, observer: &Observer, random: &mut Random, name: &str) -> Vec<u32> {
    assert!(!roll.dice.is_empty() && roll.dice.iter().all(|sides| *sides >= 2), "{name}: {roll:?}");
    assert!(roll.roller.is_none_or(|roller| play.is_in(roller)), "{name}: {roll:?} by someone who has left");
    // Lots are drawn around a position that stands as if the first seat began.
    if matches!(play.position().demand(), Demand::Throw(_)) {
        assert!(legal_texts(play.position()).is_empty(), "{name}: moves are listed before the throw");
        observer.all_refused(play, 3, name);
    }
    roll.dice.iter().map(|sides| 1 + random.below(*sides as usize) as u32).collect()
}

fn over(play: &Play, outcome: &Outcome, observer: &Observer, name: &str) {
    let players = play.setup().names.len();
    let clause = outcome.reason.clause;
    let known = play.game().clauses.iter().chain(COMMON_CLAUSES).any(|known| known.id == clause);
    assert!(known, "{name}: ended by {clause}, which is no clause");
    assert!(outcome.winner.is_none_or(|seat| seat.index() < players), "{name}: {outcome:?}");
    assert!(outcome.points.as_ref().is_none_or(|points| points.len() == players), "{name}: {outcome:?}");
    // A game that ends from outside leaves its engine as it was.
    if matches!(play.position().demand(), Demand::Over(_)) {
        assert!(legal_texts(play.position()).is_empty(), "{name}: moves are listed after the end");
        observer.all_refused(play, 50, name);
    }
    positions::shown(play, name);
}

/// With two players, the person who leaves loses.
fn two_players_leave(play: &Play, random: &mut Random, name: &str) {
    let seats: Vec<Seat> = play.seats().collect();
    if seats.len() != 2 || matches!(play.demand(), Demand::Over(_)) {
        return;
    }
    let loser = random.below(2);
    let mut copy = play.clone();
    copy.leave(seats[loser], "resigned");
    let Demand::Over(outcome) = copy.demand() else { panic!("{name}: one player plays on alone") };
    assert_eq!(outcome.winner, Some(seats[1 - loser]), "{name}");
    // Nobody is said to be next any more.
    for viewer in [None, Some(seats[loser])] {
        let scene = copy.scene(viewer);
        for line in scene.asides.iter().chain(&scene.notes).chain(&scene.words) {
            let low = line.to_lowercase();
            let next = ["to play", "to move", "turn of", "is due", "your moves", " throws"];
            assert!(!next.iter().any(|words| low.contains(words)), "{name}: {line}");
        }
    }
}

fn replay(table: &Table, record: &[(Step, String)], name: &str) {
    let mut play = table.start();
    for (step, text) in record {
        carry_out(&mut play, step, name);
        assert_eq!(play.text(), *text, "{name}: the same record gives another position");
    }
}
