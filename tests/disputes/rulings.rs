//! The way on: what a ruling heals, and claims of time with answers in every order.

use adjudicate::referee::dispute::{Decision, Ruling};

use crate::common::{World, kinds, open_game};
use crate::{begun, branch, named, three, worlds};

#[test]
fn a_ruling_at_the_end_of_a_branch_makes_it_stay() {
    let game = begun();
    let one = branch(&game, |game| game.turn("alice", "here"));
    let other = branch(&game, |game| game.turn("alice", "there"));
    for ruling in [kinds::forfeit("alice"), kinds::rule_result("alice 0, bob 1")] {
        let ruled = branch(&other, |game| game.write("referee", ruling));
        let dispute = worlds(&[("one", &one), ("ruled", &ruled)]);
        let case = &dispute.cases[0];
        assert_eq!((case.ruling(), named(&dispute).len()), (Ruling::Crossed, 0));
        assert_eq!(case.crossings[0].decision, Decision::Ruled);
        assert_eq!(case.log.last(), Some(&ruled.state.head()));
        assert!(!dispute.is_dispute());
    }
    // More time decides nothing.
    let extended = branch(&other, |game| game.write("referee", kinds::extend("bob", 3)));
    assert_eq!(named(&worlds(&[("one", &one), ("extended", &extended)])), ["alice"]);
}

#[test]
fn which_branches_can_be_ruled_is_what_a_ruling_there_does() {
    let game = World::begin(three());
    let short = branch(&game, |game| game.turn("alice", "here"));
    let long = branch(&game, |game| {
        game.turn("alice", "there");
        game.turn("bob", "after it");
    });
    let longer = branch(&game, |game| {
        game.turn("alice", "nowhere");
        game.turn("bob", "after that");
        game.turn("carol", "and that");
    });
    // Bob, too, signs twice, behind one of Alice's turns; and once so that he makes two turns there.
    let within = branch(&game, |game| game.turn("alice", "elsewhere"));
    let inner = branch(&within, |game| game.turn("bob", "quickly"));
    let other = branch(&within, |game| game.turn("bob", "slowly"));
    let heavy = branch(&other, |game| game.turn("carol", "very"));
    for copies in [
        vec![&short, &long],
        vec![&short, &long, &longer],
        vec![&long, &longer],
        vec![&short, &inner, &other],
        vec![&short, &inner, &heavy],
        vec![&long, &inner, &heavy],
    ] {
        let given: Vec<(&str, &World)> = ["a", "b", "c"].into_iter().zip(copies.iter().copied()).collect();
        let dispute = worlds(&given);
        let fork = dispute.cases[0].fork().unwrap().clone();
        for (source, world) in &given {
            let mut ends = fork.branches.iter().flat_map(|branch| &branch.rulable);
            let can = ends.any(|end| dispute.cases[0].logs_at(*end).any(|holding| holding.source == *source));
            let ruled = branch(world, |game| game.write("referee", kinds::forfeit("alice")));
            let again: Vec<(&str, &World)> = given
                .iter()
                .map(|(name, world)| if name == source { (*name, &ruled) } else { (*name, *world) })
                .collect();
            let healed = worlds(&again).cases[0].fork().is_none();
            assert_eq!(can, healed, "{source} of {}", given.len());
        }
    }
    // A copy that has only the beginning of the branch cannot be ruled on: two turns that it does not know stand against it.
    let beginning = branch(&game, |game| game.turn("alice", "nowhere"));
    let dispute = worlds(&[("a", &short), ("b", &beginning), ("c", &longer)]);
    let ends = dispute.cases[0].fork().unwrap().branches.iter().flat_map(|branch| &branch.rulable);
    let logs: Vec<&str> =
        ends.flat_map(|end| dispute.cases[0].logs_at(*end)).map(|holding| holding.source.as_str()).collect();
    assert_eq!(logs, ["c"]);
}

#[test]
fn a_second_ruling_settles_what_the_first_could_not() {
    let game = begun();
    let short = branch(&game, |game| {
        game.turn("alice", "here");
        game.write("referee", kinds::forfeit("alice"));
    });
    let long = branch(&game, |game| {
        game.turn("alice", "there");
        game.turn("bob", "after it");
    });
    assert_eq!(worlds(&[("short", &short), ("long", &long)]).cases[0].ruling(), Ruling::Forked);
    let ruled = branch(&long, |game| game.write("referee", kinds::forfeit("alice")));
    let dispute = worlds(&[("short", &short), ("ruled", &ruled)]);
    assert_eq!(dispute.cases[0].log.last(), Some(&ruled.state.head()));
    assert_eq!(dispute.cases[0].crossings[0].decision, Decision::Ruled);
}

#[test]
fn after_a_ruling_the_others_play_on() {
    let game = World::begin(three());
    let one = branch(&game, |game| game.turn("alice", "here"));
    let mut other = branch(&game, |game| game.turn("alice", "there"));
    // Bob has been misled, and plays again where the ruling has made the game go on.
    let misled = branch(&one, |game| game.turn("bob", "after here"));
    assert_eq!(named(&worlds(&[("misled", &misled), ("other", &other)])), ["alice"]);
    other = branch(&misled, |game| {
        game.write("referee", kinds::forfeit("alice"));
        game.turn("carol", "so we are two");
        game.turn("bob", "so we are");
    });
    let stale = branch(&game, |game| game.turn("alice", "there"));
    let dispute = worlds(&[("on", &other), ("stale", &stale)]);
    assert!(named(&dispute).is_empty());
    assert_eq!(dispute.cases[0].log.last(), Some(&other.state.head()));
}

#[test]
fn players_without_a_referee_appoint_one_on_the_branch_that_is_to_stay() {
    let game = World::begin(open_game(&["alice", "bob", "carol"]).first("alice"));
    let one = branch(&game, |game| game.turn("alice", "here"));
    let healed = branch(&game, |game| {
        game.turn("alice", "there");
        let offer = game.write("carol", kinds::offer_referee("referee"));
        game.write("alice", kinds::accept(offer));
        game.write("bob", kinds::accept(offer));
        game.write("referee", kinds::forfeit("alice"));
    });
    let dispute = worlds(&[("one", &one), ("healed", &healed)]);
    assert_eq!((dispute.cases[0].ruling(), named(&dispute).len()), (Ruling::Crossed, 0));
}

/// Claims of time, with answers in every order: which stays, and that nobody is ever named.
#[test]
fn claims_of_time_cross_with_what_they_are_about() {
    let game = begun();
    let turn = branch(&game, |game| game.turn("alice", "just in time"));
    let claimed = branch(&game, |game| game.write("bob", kinds::claim_timeout("alice")));
    let upheld = branch(&claimed, |game| game.write("referee", kinds::uphold(game.state.entries() - 1)));
    let dismissed = branch(&claimed, |game| game.write("referee", kinds::dismiss(game.state.entries() - 1)));
    let extended = branch(&game, |game| game.write("referee", kinds::extend("alice", 7)));
    let answered = branch(&claimed, |game| game.turn("alice", "here it is"));
    let ways =
        [("turn", &turn), ("claim", &claimed), ("upheld", &upheld), ("dismissed", &dismissed), ("extended", &extended)];
    // The left one stays against the right one, whichever came first.
    let stays = [
        ("turn", "claim"),
        ("upheld", "turn"),
        ("turn", "dismissed"),
        ("turn", "extended"),
        ("extended", "claim"),
        ("upheld", "extended"),
    ];
    let of = |name: &str| ways.iter().find(|(known, _)| *known == name).map(|(_, world)| *world).unwrap();
    for (one, other) in stays {
        for pair in [[(one, of(one)), (other, of(other))], [(other, of(other)), (one, of(one))]] {
            let dispute = worlds(&pair);
            assert!(named(&dispute).is_empty(), "{one} {other}");
            assert_eq!(dispute.cases[0].log.last(), Some(&of(one).state.head()), "{one} stays against {other}");
        }
    }
    // More time and a dismissal that is not built on it are two letters of the referee's.
    assert_eq!(named(&worlds(&[("extended", &extended), ("dismissed", &dismissed)])), ["referee"]);
    // An answer behind the claim closes it; there is nothing to uphold any more.
    assert!(answered.state.claims().is_empty());
    let mut late = answered.clone();
    late.refused("referee", kinds::uphold(5));
    // The turn that crossed the claim and the turn behind it are two turns of alice.
    assert_eq!(named(&worlds(&[("turn", &turn), ("answered", &answered)])), ["alice"]);
}

#[test]
fn takebacks_that_cross_are_settled_like_all_letters() {
    let mut game = begun();
    let offer = game.write("bob", kinds::offer_takeback(3));
    let accepted = branch(&game, |game| game.write("alice", kinds::accept(offer)));
    let turn = branch(&game, |game| game.turn("alice", "I go on"));
    // Alice has answered twice: with her agreement, and with a turn.
    assert_eq!(named(&worlds(&[("accepted", &accepted), ("turn", &turn)])), ["alice"]);
    // Bob's note crosses alice's agreement: she is due, so hers stays.
    let note = branch(&game, |game| game.write("bob", kinds::claim_timeout("alice")));
    let dispute = worlds(&[("accepted", &accepted), ("note", &note)]);
    assert!(named(&dispute).is_empty());
    assert_eq!(dispute.cases[0].log.last(), Some(&accepted.state.head()));
}
