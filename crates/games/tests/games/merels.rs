//! The shared engine of the merels games: what it lists and what it allows are the same, in all their variants.

use adjudicate_games::merels::{Law, Merels, MerelsTurn, Point, PointSet, RemovableStones, Side};
use adjudicate_games::{nine_mens_morris, roman_merels};
use adjudicate_rules::{Options, Seat};

use crate::kit::Random;

fn laws() -> Vec<Law> {
    let standard = nine_mens_morris::law(&Options::default());
    let roman = roman_merels::law(&Options::default()).unwrap();
    let removables = [RemovableStones::Any, RemovableStones::OutsideMills, RemovableStones::OutsideMillsFirst];
    let generous = removables.map(|removable| Law { removable, double_removes_two: true, flies_with: 3, ..standard });
    let passing = Law { stones: 12, blocked_passes: true, ..standard };
    [standard, roman, passing, Law { flies_with: 4, flight_closes: true, ..roman }]
        .into_iter()
        .chain(generous)
        .collect()
}

/// Plays random games, and shows every position.
fn wander(law: Law, games: u64, mut show: impl FnMut(&Merels, &mut Random)) {
    for seed in 0..games {
        let mut random = Random::new(seed);
        let mut game = Merels::new(law, Seat(0));
        while !game.is_over() {
            show(&game, &mut random);
            let turn = *random.pick(&game.turns());
            game.play_turn(turn).unwrap();
        }
    }
}

/// Every way to write a turn here that could come near to a legal one.
fn conceivable(game: &Merels) -> Vec<MerelsTurn> {
    let opposing: Vec<Point> = game.stones(game.side().other()).iter().collect();
    let pairs = opposing.iter().flat_map(|a| opposing.iter().map(move |b| [*a, *b].into_iter().collect::<PointSet>()));
    let single = PointSet::ALL.iter().map(|point| [point].into_iter().collect());
    let removals: Vec<PointSet> = [PointSet::EMPTY].into_iter().chain(single).chain(pairs).collect();
    let mut turns = vec![MerelsTurn::Pass];
    for to in PointSet::ALL.iter() {
        turns.extend(removals.iter().map(|removed| MerelsTurn::Place { to, removed: *removed }));
        for from in PointSet::ALL.iter() {
            // Removals are tried in full where a stone can go, and left out elsewhere.
            let near = game.stones(game.side()).has(from) && game.empty().has(to);
            let tried = if near { removals.len() } else { 1 };
            turns.extend(removals[..tried].iter().map(|removed| MerelsTurn::Move { from, to, removed: *removed }));
        }
    }
    turns
}

#[test]
fn a_turn_is_listed_exactly_if_it_is_allowed() {
    for law in laws() {
        wander(law, 12, |game, random| {
            if random.below(12) > 0 {
                return;
            }
            let mut listed = game.turns();
            let mut allowed: Vec<MerelsTurn> = conceivable(game);
            allowed.retain(|turn| game.allows(*turn));
            let by_text = |turn: &MerelsTurn| turn.to_string();
            listed.sort_by_key(by_text);
            allowed.sort_by_key(by_text);
            allowed.dedup();
            assert_eq!(listed, allowed, "{law:?} {game:?}");
        });
    }
}

#[test]
fn a_ban_forbids_what_the_older_rules_allow_and_nothing_else() {
    let strict = nine_mens_morris::law(&Options::default());
    let mut banned = 0;
    for seed in 0..60 {
        let mut random = Random::new(seed);
        let mut game = Merels::new(strict, Seat(0));
        let mut free = Merels::new(Law { reform: true, repetition: 0, ..strict }, Seat(0));
        while !game.is_over() {
            let (mut legal, all) = (game.turns(), free.turns());
            let turn = *random.pick(&legal);
            if let Some(ban) = game.ban(game.side()) {
                let back = |turn: &&MerelsTurn| turn.from() == Some(ban.from) && turn.to() == Some(ban.to);
                assert!(all.iter().any(|turn| back(&turn)), "{game:?}");
                legal.extend(all.iter().filter(back));
                legal.sort_by_key(|turn| all.iter().position(|other| other == turn));
                banned += 1;
            }
            assert_eq!(legal, all, "{game:?}");
            game.play_turn(turn).unwrap();
            free.play_turn(turn).unwrap();
        }
    }
    assert!(banned > 20, "only {banned} bans were seen");
}

#[test]
fn stones_are_never_lost_but_by_removal() {
    for law in laws() {
        let mut before: Option<usize> = None;
        wander(law, 20, |game, _| {
            let count = |side| game.hand(side) + game.stones(side).len();
            let total = count(Side::X) + count(Side::O);
            let dropped = before.is_some_and(|before| total <= before && before - total <= 2);
            assert!(dropped || total == 2 * usize::from(law.stones), "{game:?}");
            assert!(game.stones(Side::X).and(game.stones(Side::O)).is_empty(), "{game:?}");
            before = Some(total);
        });
    }
}
