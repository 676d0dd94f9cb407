//! The ledger of Parcus series: what is right, and every way in which a carry is not.

mod copies;
mod files;
mod people;
mod series;

use adjudicate::crypto::Digest;
use adjudicate::referee::ledger::{Account, CarryTrouble, CarryVerdict, TokenReason};
use adjudicate::referee::{FaultClass, verify};
use adjudicate::rules::OptionValue;
use adjudicate_testkit::{TestGame, kinds, name, open_game, slips};

use series::{after, again, carried, game, ledger, of_texts, play, played, save, terms, troubles};

const PAIR: [&str; 2] = ["alice", "bob"];

/// The first game of a series: alice has saved one of her two tokens, bob keeps his three without a word.
fn first() -> TestGame {
    let mut world = played(terms(&PAIR));
    world.write("alice", save(1));
    world
}

#[test]
fn what_was_saved_is_brought() {
    let first = first();
    let mut second = played(after(&first, &PAIR, &[("alice", 1), ("bob", 3)]));
    second.write("alice", save(3));
    second.write("bob", save(6));
    let third = TestGame::begin(after(&second, &PAIR, &[("alice", 3), ("bob", 6)]));
    // The order in which the files are given does not matter.
    let ledger = ledger(&[("third", &third), ("first", &first), ("second", &second)]);
    let order: Vec<&str> = ledger.games().map(|game| game.sources[0].as_str()).collect();
    assert_eq!(order, ["first", "second", "third"]);
    assert_eq!(ledger.series.len(), 1);
    for (source, player) in [("second", "alice"), ("second", "bob"), ("third", "alice"), ("third", "bob")] {
        assert_eq!(carried(&ledger, source, player).verdict(), CarryVerdict::Right, "{source} {player}");
        assert_eq!(carried(&ledger, source, player).later, None);
    }
    assert!(!ledger.is_disputed());
    let tokens = |source: &str| -> Vec<(Option<u64>, u64, u64, Option<u64>)> {
        let tokens = game(&ledger, source).tokens.as_ref().unwrap();
        tokens.players.iter().map(|player| (player.brought, player.began, player.ended, player.keeps)).collect()
    };
    assert_eq!(tokens("first"), [(None, 3, 2, Some(1)), (None, 3, 3, Some(3))]);
    assert_eq!(tokens("second"), [(Some(1), 4, 3, Some(3)), (Some(3), 6, 6, Some(6))]);
    assert_eq!(tokens("third"), [(Some(3), 6, 6, None), (Some(6), 9, 9, None)]);
    for game in ledger.games() {
        let tokens = game.tokens.as_ref().unwrap();
        assert!(tokens.are_conserved());
        assert_eq!(tokens.sums().0, tokens.sums().1);
    }
    assert_eq!(game(&ledger, "second").tokens.as_ref().unwrap().bank, (1, 2));
}

#[test]
fn tokens_from_nowhere_are_seen() {
    let first = first();
    let ledger = ledger(&[("first", &first)]);
    let mut tokens = ledger.series[0][0].tokens.clone().unwrap();
    assert!(tokens.are_conserved());
    tokens.players[0].keeps = Some(3);
    assert!(!tokens.are_conserved(), "nobody keeps more than he has");
    tokens.players[0].keeps = Some(1);
    tokens.bank.1 += 1;
    assert!(!tokens.are_conserved());
}

#[test]
fn replaced_tokens_are_carried_as_well() {
    let first = first();
    let terms = after(&first, &PAIR, &[("bob", 3)]).option("carry", OptionValue::Name(name("replace")));
    let second = TestGame::begin(terms.option("tokens", OptionValue::Int(5)));
    let ledger = ledger(&[("first", &first), ("second", &second)]);
    assert_eq!(troubles(&ledger, "second", "bob"), [""; 0]);
    let began: Vec<u64> =
        game(&ledger, "second").tokens.as_ref().unwrap().players.iter().map(|player| player.began).collect();
    assert_eq!(began, [5, 3]);
}

#[test]
fn another_amount_is_disputed() {
    let first = first();
    // More than was said, fewer than was said, another one than all.
    for (player, tokens, saved, why) in [
        ("alice", 2, 1, TokenReason::Said),
        ("alice", 0, 1, TokenReason::Said),
        ("bob", 4, 3, TokenReason::All),
        ("bob", 1, 3, TokenReason::All),
    ] {
        let second = TestGame::open(after(&first, &PAIR, &[(player, tokens)]));
        let ledger = ledger(&[("first", &first), ("second", &second)]);
        assert_eq!(carried(&ledger, "second", player).troubles, [CarryTrouble::Amount { saved, why }]);
        assert!(ledger.is_disputed());
    }
}

#[test]
fn who_resigned_brings_nothing() {
    let mut first = TestGame::begin(terms(&["alice", "bob", "carol"]));
    first.posted("carol", slips::resign());
    play_two(&mut first);
    let second = TestGame::open(after(&first, &["alice", "bob", "carol"], &[("bob", 3), ("carol", 3)]));
    let ledger = ledger(&[("first", &first), ("second", &second)]);
    assert_eq!(
        carried(&ledger, "second", "carol").troubles,
        [CarryTrouble::Amount { saved: 0, why: TokenReason::Left }]
    );
    assert_eq!(troubles(&ledger, "second", "bob"), [""; 0]);
}

/// The two who are left make a turn each and agree on a result.
fn play_two(world: &mut TestGame) {
    world.turn("alice", "board 2; colour red; start melliran; stay");
    world.turn("bob", "board 1; colour blue; start melliran; move A1");
    world.agreed("bob", slips::offer_result("alice 1, bob 0, carol 0"));
}

#[test]
fn who_forfeits_after_the_end_brings_nothing() {
    let mut first = played(terms(&PAIR).referee());
    first.write("alice", save(2));
    first.write("referee", kinds::forfeit("alice"));
    let second = TestGame::open(after(&first, &PAIR, &[("alice", 2)]));
    let ledger = ledger(&[("first", &first), ("second", &second)]);
    assert_eq!(
        carried(&ledger, "second", "alice").troubles,
        [CarryTrouble::Amount { saved: 0, why: TokenReason::Left }]
    );
}

#[test]
fn an_unfinished_game_saves_nothing() {
    // It is running still.
    let running = TestGame::begin(terms(&PAIR));
    let second = TestGame::open(after(&running, &PAIR, &[("bob", 3)]));
    let report = ledger(&[("first", &running), ("second", &second)]);
    assert_eq!(carried(&report, "second", "bob").troubles, [CarryTrouble::Unfinished { entry: 2 }]);
    // It is over by now, and was not at the entry that the charter names.
    let mut over = running.clone();
    play(&mut over);
    let report = ledger(&[("first", &over), ("second", &second)]);
    assert_eq!(carried(&report, "second", "bob").troubles, [CarryTrouble::Unfinished { entry: 2 }]);
    assert_eq!(game(&report, "second").continues.unwrap().entry, Some(2));
}

#[test]
fn a_game_that_was_not_given_leaves_the_carry_unchecked() {
    let first = first();
    let second = TestGame::open(after(&first, &PAIR, &[("alice", 7)]));
    let ledger = ledger(&[("second", &second)]);
    let carried = carried(&ledger, "second", "alice");
    assert_eq!(
        (carried.verdict(), carried.troubles.as_slice()),
        (CarryVerdict::Unchecked, &[CarryTrouble::Unknown][..])
    );
    let link = game(&ledger, "second").continues.unwrap();
    assert_eq!((link.game, link.head), (first.state.id(), first.state.head()), "the file that is needed is named");
    assert!(!link.given && !ledger.is_disputed());
}

#[test]
fn the_entry_up_to_which_it_counts_has_to_be_there() {
    let first = first();
    let entries = first.state.entries();
    for head in [Digest([5; 32]), played(again(terms(&PAIR), 9)).state.head()] {
        let second = TestGame::open(
            after(&first, &PAIR, &[("bob", 3)]).but(|charter| charter.series.as_mut().unwrap().head = head),
        );
        let ledger = ledger(&[("first", &first), ("second", &second)]);
        assert_eq!(carried(&ledger, "second", "bob").troubles, [CarryTrouble::Head { entries }]);
        assert_eq!(game(&ledger, "second").continues.unwrap().entry, None);
    }
}

#[test]
fn a_copy_that_is_old_does_not_have_the_entry() {
    let first = first();
    let second = TestGame::open(after(&first, &PAIR, &[("alice", 1)]));
    let old = first.entries[..first.entries.len() - 1].concat();
    let report = of_texts(&[("first", old.clone()), ("second", second.log())]);
    assert_eq!(troubles(&report, "second", "alice"), ["head"]);
    // With a newer copy beside it the carry is right.
    let report = of_texts(&[("first", old), ("newer", first.log()), ("second", second.log())]);
    assert_eq!(troubles(&report, "second", "alice"), [""; 0]);
    assert_eq!(game(&report, "newer").sources, ["first", "newer"]);
}

#[test]
fn what_comes_behind_the_head_does_not_count() {
    let mut first = played(terms(&PAIR).referee());
    let second = TestGame::open(after(&first, &PAIR, &[("alice", 2), ("bob", 3)]));
    let wrong = TestGame::open(again(after(&first, &PAIR, &[("bob", 0)]), 2));
    let saved = first.write("alice", save(0));
    let forfeited = first.write("referee", kinds::forfeit("bob"));
    let ledger = ledger(&[("first", &first), ("second", &second), ("wrong", &wrong)]);
    let of = |source, player| carried(&ledger, source, player);
    assert_eq!((of("second", "alice").verdict(), of("second", "alice").later), (CarryVerdict::Right, Some((saved, 0))));
    assert_eq!((of("second", "bob").verdict(), of("second", "bob").later), (CarryVerdict::Right, Some((forfeited, 0))));
    // It is no excuse either.
    assert_eq!(of("wrong", "bob").troubles, [CarryTrouble::Amount { saved: 3, why: TokenReason::All }]);
}

#[test]
fn only_parcus_games_save() {
    let mut plain = open_game(&PAIR).game("duerror-grandis").first("alice").option("tokens", OptionValue::Int(3));
    for game in ["duerror-grandis", "open"] {
        if game == "open" {
            plain = open_game(&PAIR);
        }
        let mut first = TestGame::open(plain.clone());
        first.write("alice", kinds::resign());
        let second = TestGame::open(after(&first, &PAIR, &[("bob", 3)]));
        let ledger = ledger(&[("first", &first), ("second", &second)]);
        assert_eq!(troubles(&ledger, "second", "bob"), ["not-parcus"]);
        assert_eq!(ledger.series.len(), 1);
        assert_eq!(ledger.series[0][0].tokens, None);
    }
}

#[test]
fn games_that_belong_to_no_series_are_named_only() {
    let first = first();
    let open = TestGame::begin(open_game(&PAIR));
    let ledger = ledger(&[("open", &open), ("first", &first)]);
    assert_eq!(ledger.others, [["open"]]);
    assert_eq!(ledger.games().count(), 1);
}

#[test]
fn series_stand_side_by_side() {
    let first = first();
    let second = TestGame::open(after(&first, &PAIR, &[("alice", 1)]));
    let mut other = TestGame::begin(again(terms(&["carol", "dave"]), 4));
    play(&mut other);
    let lost = TestGame::open(after(&played(again(terms(&PAIR), 6)), &PAIR, &[("bob", 3)]));
    let report = ledger(&[("lost", &lost), ("second", &second), ("other", &other), ("first", &first)]);
    let mut chains: Vec<Vec<&str>> =
        report.series.iter().map(|games| games.iter().map(|game| game.sources[0].as_str()).collect()).collect();
    chains.sort();
    assert_eq!(chains, [vec!["first", "second"], vec!["lost"], vec!["other"]]);
    // Two games that continue a lost one stand together.
    let twin = TestGame::open(again(after(&first, &PAIR, &[("bob", 3)]), 8));
    assert_eq!(ledger(&[("second", &second), ("twin", &twin)]).series.len(), 1);
}

#[test]
fn of_an_invalid_log_the_valid_part_counts() {
    let first = first();
    let second = TestGame::open(after(&first, &PAIR, &[("alice", 1)]));
    let damaged = first.log_with(&first.entries[3]);
    let account = Account::read("first", damaged.as_bytes()).unwrap();
    assert_eq!(account.fault.as_ref().map(|found| found.fault.class), Some(FaultClass::Chain));
    let ledger = of_texts(&[("first", damaged), ("second", second.log())]);
    assert_eq!(troubles(&ledger, "second", "alice"), [""; 0]);
    // Without a charter there is no game.
    for (log, class) in [("", FaultClass::Spelling), (first.entries[1].as_str(), FaultClass::Chain)] {
        let none = Account::read("none", log.as_bytes()).err().flatten().unwrap();
        assert_eq!(none.fault.class, class);
    }
}

#[test]
fn a_charter_carries_nothing_that_its_own_log_refutes() {
    // These are faults of one log, so `verify` finds them.
    let first = first();
    let stranger = after(&first, &PAIR, &[("carol", 1)]);
    let twice = after(&first, &PAIR, &[("alice", 1), ("alice", 1)]);
    let plain = after(&first, &PAIR, &[("alice", 1)]).but(|charter| drop(charter.options.0.remove("variants")));
    for terms in [stranger, twice, plain] {
        let entry = adjudicate_testkit::world::sign(charter_entry(&terms), "alice");
        assert_eq!(verify(entry.as_bytes()).class(), Some(FaultClass::Charter));
    }
}

/// The first entry of a log under these terms, whatever they are.
fn charter_entry(terms: &adjudicate_testkit::Terms) -> adjudicate::log::Entry {
    let sound = TestGame::open(self::terms(&PAIR));
    let mut entry = sound.letters().swap_remove(0).entry;
    entry.kind = kinds::charter(terms);
    entry
}
